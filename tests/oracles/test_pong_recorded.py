"""Pong against recorded episodes of PufferLib 3.0.0: every bit of state, observation and reward, with the recorded `rand()` as tape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest

from specc.environment import Built

EPISODES = 24
REALS = ("left", "right", "x", "y", "vx", "vy", "direction")
COUNTS = ("score_left", "score_right", "tick", "bounces")


@dataclass(frozen=True)
class Episode:
    """A recorded episode. Row t of `state`, `counts`, `seen` is what there is before step t; after a match that is the new match."""

    frameskip: int
    max_score: int
    continuous: bool
    state: Any
    counts: Any
    seen: Any
    action: Any
    reward: Any
    terminal: Any
    rands: dict[int, list[int]]
    """Results of rand(), by the step that took them; -1 is the first start."""


@pytest.fixture(scope="module")
def recording(shared_data: Path) -> Iterator[Any]:
    with np.load(shared_data / "pong" / "pufferlib3_pong.npz") as data:
        yield data


def episode_of(data: Any, i: int) -> Episode:
    _, frameskip, _, max_score, continuous, _ = (int(x) for x in data["meta"][i])
    rands: dict[int, list[int]] = {}
    for value, at in zip(data[f"rand_{i}"], data[f"rand_at_{i}"], strict=True):
        rands.setdefault(int(at), []).append(int(value))
    names = {"state": "state", "counts": "ints", "seen": "obs", "action": "action", "reward": "reward", "terminal": "terminal"}
    columns = {column: data[f"{name}_{i}"] for column, name in names.items()}
    return Episode(frameskip, max_score, bool(continuous), rands=rands, **columns)


def build(built: Callable[..., Built], episode: Episode, *backends: str) -> Built:
    return built("pong", *backends, frameskip=episode.frameskip, variant="continuous" if episode.continuous else "discrete")


def action_of(episode: Episode, t: int) -> Any:
    """Numbers of the discrete actions are those of the original; the original clips the continuous one."""
    action = episode.action[t]
    return [float(np.clip(action, np.float32(-1), np.float32(1)))] if episode.continuous else int(action)


def bits(values: Any) -> list[int]:
    """The bits of 32-bit reals; 0.0 and -0.0 are not told apart."""
    found: list[int] = (np.asarray(values, np.float32) + np.float32(0)).view(np.uint32).tolist()
    return found


def compare(episode: Episode, t: int, state: Any, seen: Any, fresh: bool) -> None:
    """A state against row t; after a reset the original still has the paddle's old direction."""
    reals = REALS[:-1] if fresh else REALS
    got = {name: float(np.asarray(getattr(state, name))) for name in reals}
    assert bits(list(got.values())) == bits(episode.state[t][: len(reals)]), (t, got, episode.state[t])
    assert [int(getattr(state, name)) for name in COUNTS] == episode.counts[t][:4].tolist(), t
    assert bits(seen) == bits(episode.seen[t]), (t, seen)


@pytest.mark.parametrize("number", range(EPISODES))
def test_reference(built: Callable[..., Built], recording: Any, number: int) -> None:
    """Whole episodes; where a match ends, the original resets within the step."""
    episode = episode_of(recording, number)
    for t, _, _, state, seen in replay(build(built, episode), episode):
        compare(episode, t, state, seen, fresh=t == 0 or bool(episode.terminal[t - 1]))


def replay(folder: Built, episode: Episode) -> Iterator[tuple[int, Any, list[tuple[int, Any]], Any, Any]]:
    """The episode in the reference: row number, state that the step left, draws of the step, state of the row, what it shows."""
    env: Any = folder.module("reference").Env({"max_score": episode.max_score})
    (site,) = set(env.game.sites.values())

    def tape(at: int) -> list[list[Any]]:
        return [[site, value] for value in episode.rands.get(at, [])]

    state, used = env.init_tape(tape(-1))
    yield 0, None, used, state, env.observe(state, 0)
    for t in range(len(episode.action)):
        ended = bool(episode.terminal[t])
        after, used = env.step_tape(state, action_of(episode, t), [] if ended else tape(t))
        assert after.over == ended, t
        assert bits(after.reward) == bits([episode.reward[t]]), t
        state = env.init_tape(tape(t))[0] if ended else after
        yield t + 1, after, used, state, env.observe(state, 0)


@pytest.mark.parametrize("number", range(EPISODES))
def test_jax(built: Callable[..., Built], recording: Any, number: int) -> None:
    """Every step of the episode in JAX, from the state that the reference had reached, with the draws that the reference took."""
    episode = episode_of(recording, number)
    folder = build(built, episode, "jax")
    reference: Any = folder.module("reference").Env({"max_score": episode.max_score})
    rows = list(replay(folder, episode))
    plain = [reference.to_plain(row) for _, _, _, row, _ in rows[:-1]]
    fields = folder.layout["fields"]
    given = {name: np.array([p[name] for p in plain]) for name in fields}
    state, seen = steps_of(folder, episode.max_score)(given, actions_of(episode), draws_of(folder, [used for _, _, used, _, _ in rows[1:]]))
    for t, after, _, _, _ in rows[1:]:
        one = SimpleNamespace(**{name: value[t - 1] for name, value in state.items()})
        assert bool(one.terminated) == after.over, t
        assert bits(one.rewards) == bits(after.reward), t
        if not after.over:
            compare(episode, t, one, seen[t - 1], fresh=False)


def actions_of(episode: Episode) -> Any:
    actions = [action_of(episode, t) for t in range(len(episode.action))]
    return np.array(actions, np.float32 if episode.continuous else np.int32)


def draws_of(folder: Built, used: list[list[tuple[int, Any]]]) -> Any:
    """The draws of every step, as one batch."""
    one = folder.module("jax_chance").draws_of
    return jax.tree.map(lambda *leaves: np.stack(leaves), *[one(draws, 1) for draws in used])


@cache
def steps_of(folder: Built, max_score: int) -> Callable[..., Any]:
    """One step from each of many given states: the fields afterwards, and what they show."""
    env: Any = folder.module("jax_env").Env({"max_score": max_score})
    names = [*REALS, *COUNTS, "terminated", "rewards"]

    @jax.jit
    @jax.vmap
    def step(given: Any, action: Any, draws: Any) -> Any:
        state = env.step_with(env.init(np.zeros(2, np.uint32), given), action, draws)
        return {name: getattr(state, name) for name in names}, env.observe(state, 0)

    return lambda *args: jax.tree.map(np.asarray, step(*args))
