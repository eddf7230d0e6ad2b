"""Advantages, choices and the batches of rollouts, against slow and plain computations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from specc.adapters.source import bounds_of
from specc.environment import Built
from specc.train import network
from specc.train.devices import Trainer
from specc.train.rollout import Batch, advantages, log_prob_entropy
from specc.train.settings import BadSettings, Settings
from specc.train.task import Task, task_of


def batch(rng: np.random.Generator, steps: int, players: int) -> Batch:
    nothing = np.zeros((steps, 1), np.float32)
    done = rng.random((steps, 1)) < 0.2
    cut = np.where(done & (rng.random((steps, 1)) < 0.5), 1.0, 0.0)[..., None] * rng.normal(size=(steps, 1, players))
    return Batch(
        nothing, nothing, nothing, nothing, rng.normal(size=(steps, 1)).astype(np.float32), np.ones((steps, 1), np.float32),
        rng.integers(0, players, (steps, 1)).astype(np.int32), rng.normal(size=(steps, 1, players)).astype(np.float32), done,
        cut.astype(np.float32),
    )


def plainly(b: Batch, last: np.ndarray, discount: float, trace: float) -> np.ndarray:
    """Each player's choices of each episode in a list, then the sum of discounted errors as in the paper."""
    steps, players = b.reward.shape[0], b.reward.shape[2]
    result = np.zeros(steps)
    starts = [0, *(t + 1 for t in range(steps) if b.done[t, 0])]
    for begin, stop in zip(starts, [*starts[1:], steps], strict=True):
        if begin == stop:
            continue
        ended = bool(b.done[stop - 1, 0])
        for p in range(players):
            own = [t for t in range(begin, stop) if b.mover[t, 0] == p]
            after = [*own[1:], None][: len(own)]
            errors = []
            for t, following in zip(own, after, strict=True):
                paid = b.reward[t : stop if following is None else following, 0, p].sum()
                beyond = b.cut_value[stop - 1, 0, p] if ended else last[0, p]
                nxt = beyond if following is None else b.value[following, 0]
                errors.append(paid + discount * nxt - b.value[t, 0])
            for i, t in enumerate(own):
                result[t] = sum((discount * trace) ** k * e for k, e in enumerate(errors[i:]))
    return result


@pytest.mark.parametrize("players", [1, 2, 3])
def test_advantages_run_along_each_player_s_own_choices(players: int) -> None:
    rng = np.random.default_rng(players)
    for _ in range(5):
        b = batch(rng, 30, players)
        last = rng.normal(size=(1, players)).astype(np.float32)
        gains, targets = advantages(jax.tree.map(jnp.asarray, b), jnp.asarray(last), 0.9, 0.8)
        np.testing.assert_allclose(np.asarray(gains)[:, 0], plainly(b, last, 0.9, 0.8), rtol=1e-4, atol=1e-4)
        np.testing.assert_allclose(np.asarray(targets), np.asarray(gains) + b.value, rtol=1e-5, atol=1e-5)


def test_a_choice_is_legal_and_as_likely_as_it_should_be() -> None:
    rng = np.random.default_rng(0)
    preferences = network.masked(np.array([2.0, 0.0, 1.0, -1.0], np.float32), np.array([True, False, True, True]), np)
    u = np.concatenate([rng.random(20000), [0.0, 1.0 - 2**-25]]).astype(np.float32)
    picked = network.pick(np.tile(preferences, (len(u), 1)), u, np)
    weights = np.exp([2.0, -np.inf, 1.0, -1.0])
    np.testing.assert_allclose(np.bincount(picked, minlength=4) / len(u), weights / weights.sum(), atol=0.01)
    assert picked[-2] == 0 and picked[-1] == 3
    np.testing.assert_array_equal(picked, np.asarray(network.pick(jnp.tile(preferences, (len(u), 1)), jnp.asarray(u), jnp)))


def test_the_network_is_the_same_in_numpy() -> None:
    params = network.init(jax.random.key(1), 5, 3, (8, 8), continuous=True)
    seen = np.random.default_rng(1).normal(size=(50, 5)).astype(np.float32) * 100
    plain = network.as_numpy(params)
    np.testing.assert_allclose(network.logits(plain, seen, np), network.logits(params, seen, jnp), atol=1e-5)
    np.testing.assert_allclose(network.value(plain, seen, np), network.value(params, seen, jnp), atol=1e-5)


def test_numbers_of_an_action_lie_within_their_bounds() -> None:
    layout = {"actions": [{"box": [[-0.1, 0.3], [-2.0, 2.0]]}]}
    found = bounds_of(layout)
    assert found is not None
    task = Task("x", "0", 1, 1, 1, None, tuple((float(a), float(b)) for a, b in zip(*found[:2], strict=True)))
    params = {"log_std": np.full(2, 2.0, np.float32)}
    noise = np.random.default_rng(0).normal(size=(100, 2)).astype(np.float32)
    action, raw = task.choose(params, np.zeros(2, np.float32), None, noise, np)
    for i, (low, high) in enumerate(((-0.1, 0.3), (-2.0, 2.0))):
        assert all(low <= float(x) <= high for x in action[:, i])
    inside = np.abs(raw[:, 1]) < 1
    np.testing.assert_allclose(action[inside, 1], 2 * raw[inside, 1], rtol=1e-5)
    log_prob, entropy = log_prob_entropy(task, params, np.zeros((100, 2), np.float32), None, raw)
    density = -0.5 * noise**2 - 2.0 - 0.5 * np.log(2 * np.pi)
    np.testing.assert_allclose(log_prob, density.sum(1), rtol=1e-4)
    assert float(entropy[0]) == pytest.approx(2 * (2.0 + 0.5 * np.log(2 * np.pi * np.e)), rel=1e-5)


def collected(built: Built, **settings: Any) -> tuple[Batch, Any]:
    wanted = Settings(**({"envs": 16, "steps": 40, "reward_scale": 1.0, "hidden": (8,)} | settings))
    ppo = Trainer(built, wanted, 1).ppo
    ppo.axis = None
    params = ppo.learner(jnp.int32(0)).params
    running = ppo.begin(jnp.int32(0))
    _, made, _, tally = jax.jit(
        lambda p, r, k: ppo.rollouts.collect(p, None, r, k, ppo.numbers(), wanted.steps, 1.0)
    )(params, running, jax.random.key(3))
    return made, tally


def test_only_the_learner_s_choices_count_against_an_opponent(folder: Callable[[str], Built]) -> None:
    built = folder("tic_tac_toe")
    alone, _ = collected(built)
    against, tally = collected(built, opponent="random")
    assert np.asarray(alone.weight).all()
    weight = np.asarray(against.weight)
    assert 0.4 < weight.mean() < 0.6
    done, reward = np.asarray(against.done), np.asarray(against.reward)
    assert float(tally.episodes) == done.sum() > 30
    assert not reward[~done].any() and (reward.sum(-1) == 0).all()
    picked = np.take_along_axis(np.asarray(against.mask), np.asarray(against.choice)[..., None], -1)
    assert picked.all(), "an illegal action was chosen"
    assert (np.asarray(against.mover)[1:][done[:-1]] == 0).all(), "a new episode begins with player 0"


def test_an_episode_that_was_cut_off_keeps_the_value_of_its_last_state(folder: Callable[[str], Built]) -> None:
    built = folder("mountain_car")
    made, tally = collected(built, envs=2, steps=402)
    done, cut = np.asarray(made.done), np.asarray(made.cut_value)
    assert task_of(built).max_steps == 200 and done.sum() == 4 == float(tally.episodes)
    assert float(tally.lengths) == 800 and float(tally.returns) == -800
    assert (cut[done] != 0).all() and not cut[~done].any()


def test_there_must_be_something_to_begin_from(folder: Callable[[str], Built]) -> None:
    with pytest.raises(BadSettings, match="sokoban begins from fields that come with the episode: boxes, man"):
        task_of(folder("sokoban"))
