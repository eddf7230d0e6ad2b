"""The PettingZoo adapter: PettingZoo's own test, and its values against the environment itself."""

from __future__ import annotations

import warnings
from collections.abc import Callable

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from specc.adapters.pettingzoo_aec import SpeccAECEnv
from specc.environment import Built

Folder = Callable[[str], Built]


@pytest.mark.parametrize("name", ["tic_tac_toe", "leduc_holdem", "rock_paper_scissors", "hearts_like", "cartpole"])
def test_api(folder: Folder, name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")              # on the observation, a dictionary with a mask as the API describes it
        api_test(SpeccAECEnv(folder(name)), num_cycles=30, verbose_progress=False)


def test_seeds(folder: Folder) -> None:
    seed_test(lambda: SpeccAECEnv(folder("leduc_holdem")), num_cycles=20)


def test_turns_masks_and_rewards(folder: Folder) -> None:
    env = SpeccAECEnv(folder("tic_tac_toe"), render_mode="ansi")
    env.reset(seed=0)
    for n, square in enumerate((0, 3, 1, 4, 2)):
        agent = env.agent_selection
        assert agent == f"player_{n % 2}"
        seen, _, terminated, truncated, _ = env.last()
        other = env.observe(f"player_{1 - n % 2}")
        assert seen["action_mask"].sum() == 9 - n and not other["action_mask"].any() and not terminated and not truncated
        np.testing.assert_array_equal(seen["observation"][:9], other["observation"][9:])
        env.step(square)
    assert env.terminations == {"player_0": True, "player_1": True} and env.rewards == {"player_0": 1.0, "player_1": -1.0}
    assert "X" in env.render()
    paid = {}
    for agent in env.agent_iter():
        paid[agent] = env.last()[1]
        env.step(None)
    assert paid == {"player_0": 1.0, "player_1": -1.0} and env.agents == []


def test_what_an_agent_is_paid_between_its_turns_adds_up(folder: Folder) -> None:
    """Each agent's `last()` rewards over an episode add up to what the reference pays it."""
    env = SpeccAECEnv(folder("hearts_like"))
    env.reset(seed=5)
    rng = np.random.default_rng(0)
    last = dict.fromkeys(env.possible_agents, 0.0)
    paid = np.zeros(4)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        last[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        paid += env.state_.reward
    assert paid.any() and list(last.values()) == paid.tolist()


def test_what_is_refused(folder: Folder) -> None:
    with pytest.raises(ValueError, match="made of numbers"):
        SpeccAECEnv(folder("pendulum"))
    with pytest.raises(ValueError, match="render mode human"):
        SpeccAECEnv(folder("tic_tac_toe"), render_mode="human")
