"""The Gymnasium adapter: Gymnasium's own checker, and its values against the environment itself."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from specc.adapters.gymnasium_env import SpeccEnv, SpeccVectorEnv
from specc.environment import Built

Folder = Callable[[str], Built]


@pytest.mark.parametrize("name", ["cartpole", "pendulum", "connect_four", "gridworld", "leduc_holdem"])
def test_check_env(folder: Folder, name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for known in ("is -infinity", "is infinity", "not having a spec", "symmetric and normalized"):
            warnings.filterwarnings("ignore", message=f".*{known}")
        # The checker samples any action, legal or not.
        check_env(SpeccEnv(folder(name), render_mode="ansi", on_illegal="replace"))


def test_the_same_seed_gives_the_same_episodes(folder: Folder) -> None:
    def run(seed: int) -> list[Any]:
        env = SpeccEnv(folder("leduc_holdem"), player=1)
        seen: list[Any] = []
        observation, info = env.reset(seed=seed)
        for _ in range(3):
            ended = False
            while not ended:
                action = int(np.flatnonzero(info["action_mask"])[-1])
                np.testing.assert_array_equal(info["action_mask"], env.action_masks())
                assert env.state.to_move == 1
                observation, reward, terminated, truncated, info = env.step(action)
                seen.append((observation.tolist(), reward))
                ended = terminated or truncated
            observation, info = env.reset()
        return seen

    assert run(3) == run(3) and run(3) != run(4)


def test_rewards_of_other_players_moves_are_the_agent_s_too(folder: Folder) -> None:
    """An opponent that always wins: the loss arrives with the agent's own step."""
    moves = iter([3, 3, 3, 3])
    env = SpeccEnv(folder("connect_four"), player=1, opponent=lambda seen, mask, rng: next(moves))
    env.reset(seed=0)
    total = [env.step(c)[1:3] for c in (0, 0, 0)]
    assert total == [(0.0, False), (0.0, False), (-1.0, True)]
    assert env.action_masks().all()


def test_illegal_actions_raise_with_the_reason(folder: Folder) -> None:
    env = SpeccEnv(folder("tic_tac_toe"), opponent=lambda seen, mask, rng: int(np.flatnonzero(mask)[0]))
    env.reset(seed=0)
    env.step(4)
    with pytest.raises(Exception, match="empty|free|legal"):
        env.step(4)
    env.on_illegal = "replace"
    assert env.step(4)[4]["replaced"] and not env.step(int(np.flatnonzero(env.action_masks())[0]))[4]["replaced"]


def test_truncated_and_parameters_and_given(folder: Folder) -> None:
    env = SpeccEnv(folder("mountain_car"))
    env.reset(seed=0)
    ends = [env.step(1)[2:4] for _ in range(200)]
    assert ends[-1] == (False, True) and not any(a or b for a, b in ends[:-1])
    pushed = SpeccEnv(folder("cartpole"), params={"push": 0.0})
    given = {"given": {"x": 0.0, "x_dot": 0.0, "angle": 0.0, "spin": 0.0}}
    assert not pushed.reset(seed=0, options=given)[0].any()
    assert not pushed.step(1)[0].any()
    assert SpeccEnv(folder("cartpole")).reset(seed=0)[0].any()


def test_what_is_refused(folder: Folder) -> None:
    with pytest.raises(ValueError, match="players 0 to 1"):
        SpeccEnv(folder("tic_tac_toe"), player=2)
    with pytest.raises(ValueError, match="on_illegal is raise or replace"):
        SpeccEnv(folder("tic_tac_toe"), on_illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render mode human"):
        SpeccEnv(folder("tic_tac_toe"), render_mode="human")
    with pytest.raises(gymnasium.error.ResetNeeded):
        SpeccEnv(folder("cartpole")).step(0)
    with pytest.raises(ValueError, match="has 2 players"):
        SpeccVectorEnv(folder("tic_tac_toe"), 2)
    assert SpeccEnv(folder("tic_tac_toe"), render_mode="svg").reset(seed=0) is not None


def rollout(env: SpeccVectorEnv, steps: int, seed: int) -> list[tuple[Any, ...]]:
    """Steps with actions of that seed; before each, what is seen."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    made = []
    for _ in range(steps):
        action = rng.integers(0, 2, env.num_envs)
        following, reward, terminated, truncated, info = env.step(action)
        made.append((seen, action, following, reward, terminated, truncated, info))
        seen = following
    return made


def physics(folder: Folder, before: np.ndarray, action: int) -> np.ndarray:
    """Where the reference goes from an observation."""
    core = folder("cartpole").reference()
    plain = dict(zip(("x", "x_dot", "angle", "spin"), before.astype(float).tolist(), strict=True))
    state = core.step(core.from_plain(plain | {"mover": 0}), action, (0, 0))
    return np.array(core.observe(state, 0))  # type: ignore[attr-defined]


@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
def test_a_batch_in_each_mode_of_auto_reset(folder: Folder, mode: str) -> None:
    env = SpeccVectorEnv(folder("cartpole"), 4, autoreset_mode=mode)
    assert env.metadata["autoreset_mode"] == env.autoreset_mode == AutoresetMode[mode.upper()]
    ended = np.zeros(4, bool)
    resets = 0
    for before, action, after, reward, terminated, truncated, info in rollout(env, 60, 2):
        assert after.dtype == np.float32 and reward.dtype == np.float64 and terminated.dtype == truncated.dtype == bool
        assert info["action_mask"].all() and not truncated.any()
        for i in range(4):
            if mode == "same_step":
                led_to = info["final_obs"][i] if terminated[i] else after[i]
                np.testing.assert_allclose(led_to, physics(folder, before[i], action[i]), atol=1e-5)
                assert not terminated[i] or (np.abs(after[i]) <= 0.05).all() and info["_final_obs"][i]
            elif ended[i] and mode == "next_step":
                assert (np.abs(after[i]) <= 0.05).all() and reward[i] == 0 and not terminated[i]
            elif ended[i]:
                np.testing.assert_array_equal(after[i], before[i])
                assert reward[i] == 0 and terminated[i]
            else:
                np.testing.assert_allclose(after[i], physics(folder, before[i], action[i]), atol=1e-5)
                assert reward[i] == 1
        resets += int((ended & ~terminated).sum()) if mode != "same_step" else int(terminated.sum())
        ended = terminated
    assert resets > 4 if mode != "disabled" else ended.all()
    if mode == "disabled":
        seen, _ = env.reset(options={"reset_mask": np.array([True, False, False, True])})
        assert (np.abs(seen[[0, 3]]) <= 0.05).all() and (np.abs(seen[[1, 2]]).max(1) > 0.05).all()


def test_a_batch_is_reproducible_and_its_rows_differ(folder: Folder) -> None:
    env = SpeccVectorEnv(folder("cartpole"), 3, autoreset_mode="same_step", start_pool=5)
    one, two, other = rollout(env, 50, 1), rollout(env, 50, 1), rollout(env, 50, 2)
    for a, b in zip(one, two, strict=True):
        np.testing.assert_array_equal(a[2], b[2])
    assert not np.array_equal(one[0][0], other[0][0])
    firsts = {tuple(row) for _, _, after, _, terminated, _, _ in one + other for row in after[terminated]}
    assert 2 <= len(firsts) <= 5, "episodes begin from the pool"


def test_gymnasium_s_own_wrapper_counts_the_episodes(folder: Folder) -> None:
    env = RecordEpisodeStatistics(SpeccVectorEnv(folder("cartpole"), 2))
    env.reset(seed=0)
    lengths = []
    for _ in range(60):
        info = env.step(np.array([0, 1]))[4]
        if "episode" in info:
            lengths += [int(n) for n, there in zip(info["episode"]["l"], info["_episode"], strict=True) if there]
    assert lengths and all(8 <= n <= 11 for n in lengths)     # always the same side: eight to eleven steps
