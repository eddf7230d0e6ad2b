"""Playing a policy in either backend: whole episodes with keys and noise that depend on seed, episode and step alone.

So an episode is the same in both backends as long as they agree, and its returns are paired. The reference is played with
the policy in numpy.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from specc.environment import Built
from specc.train import network
from specc.train.task import Task, task_of

Progress = Callable[[str], None]

MOST_STEPS = 20_000
BLOCK = 32  # steps of one call in JAX


@dataclass(frozen=True)
class Played:
    """Episodes that were played: one entry an episode."""

    backend: str
    returns: np.ndarray  # of the policy's player
    rewards: np.ndarray  # of all players, summed over the episode
    lengths: np.ndarray
    seats: np.ndarray  # which player the policy was
    unfinished: int  # episodes that were cut off after `most_steps`
    seconds: float

    def summary(self) -> dict[str, Any]:
        """Means, deviations and shares as plain data."""
        result: dict[str, Any] = {
            "backend": self.backend,
            "episodes": len(self.returns),
            "mean_return": float(self.returns.mean()),
            "sd_return": float(self.returns.std(ddof=1)) if len(self.returns) > 1 else 0.0,
            "mean_length": float(self.lengths.mean()),
            "unfinished": self.unfinished,
            "seconds": round(self.seconds, 2),
        }
        if self.rewards.shape[1] > 1:
            best_other = np.array([np.delete(r, seat).max() for r, seat in zip(self.rewards, self.seats, strict=True)])
            result["wins"] = float((self.returns > best_other).mean())
            result["draws"] = float((self.returns == best_other).mean())
            result["losses"] = float((self.returns < best_other).mean())
        return result


def play(
    built: Built,
    params: network.Params,
    *,
    backend: str,
    episodes: int,
    seed: int,
    opponent: network.Params | str = "random",
    first_episode: int = 0,
    most_steps: int = MOST_STEPS,
    progress: Progress = lambda text: None,
) -> Played:
    """Play whole episodes. `opponent`: who the other players are: "random", "self", or the parameters of another policy.

    The policy takes the seats in turn.
    """
    task = task_of(built)
    numbers = range(first_episode, first_episode + episodes)
    seats = np.array([n % task.players for n in numbers], np.int32)
    others: network.Params | None = params if opponent == "self" else None if isinstance(opponent, str) else opponent
    if isinstance(opponent, str) and opponent not in ("self", "random", "none"):
        raise ValueError(f"there is no opponent {opponent}: random, self, or parameters")
    start = time.monotonic()
    run = _in_jax if backend == "jax" else _in_reference
    rewards, lengths, finished = run(built, task, params, others, seats, numbers, seed, most_steps, progress)
    returns = rewards[np.arange(episodes), seats]
    return Played(backend, returns, rewards, lengths, seats, int((~finished).sum()), time.monotonic() - start)


def noise_of(seed: int, episode: int, task: Task) -> Iterator[np.ndarray]:
    """The noise of one episode, a vector a step."""
    generator = np.random.Generator(np.random.Philox(key=np.array([seed, episode], np.uint64)))
    draw = generator.random if task.box is None else generator.standard_normal
    while True:
        yield draw(task.noise).astype(np.float32)


def _in_reference(
    built: Built,
    task: Task,
    params: network.Params,
    others: network.Params | None,
    seats: np.ndarray,
    numbers: range,
    seed: int,
    most_steps: int,
    progress: Progress,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    env: Any = built.reference()
    mine = network.as_numpy(params)
    theirs = None if others is None else network.as_numpy(others)
    rewards = np.zeros((len(numbers), task.players))
    lengths = np.zeros(len(numbers), np.int64)
    finished = np.zeros(len(numbers), bool)
    for i, episode in enumerate(numbers):
        noise = noise_of(seed, episode, task)
        state = env.init(built.key(seed, episode, 0))
        for step in range(1, most_steps + 1):
            if state.over or state.truncated:
                break
            who = mine if task.players == 1 or state.to_move == seats[i] else theirs
            seen = np.asarray(env.observe(state, state.to_move), np.float32)
            preferences = np.zeros(task.outputs, np.float32) if who is None else network.logits(who, seen, np)
            action, _ = task.choose(who or mine, preferences, np.asarray(state.legal_action_mask), next(noise), np)
            state = env.step(state, int(action) if task.box is None else action.tolist(), built.key(seed, episode, step))
            rewards[i] += state.reward
            lengths[i] += 1
        finished[i] = state.over or state.truncated
        progress(f"episode {i + 1} of {len(numbers)}, reference")
    return rewards, lengths, finished


def _in_jax(
    built: Built,
    task: Task,
    params: network.Params,
    others: network.Params | None,
    seats: np.ndarray,
    numbers: range,
    seed: int,
    most_steps: int,
    progress: Progress,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    import jax
    import jax.numpy as jnp

    with built.numbers():
        start, block = _players(built.package, task, others is None)
        episodes = jnp.asarray(np.array(numbers, np.uint32))
        mine = jax.tree.map(jnp.asarray, params)
        theirs = mine if others is None else jax.tree.map(jnp.asarray, others)
        carry = start(jnp.uint32(seed), episodes)
        rewards = np.zeros((len(numbers), task.players))
        streams = [noise_of(seed, episode, task) for episode in numbers]
        for first in range(0, most_steps, BLOCK):
            noise = np.array([[next(stream) for stream in streams] for _ in range(BLOCK)])
            left = jnp.arange(first + 1, first + BLOCK + 1, dtype=jnp.uint32)
            carry, paid = block(carry, mine, theirs, jnp.asarray(seats), jnp.uint32(seed), episodes, left, noise, jnp.uint32(most_steps))
            # Summed here, step by step in double precision, as the reference's are.
            for step in np.asarray(paid, np.float64):
                rewards += step
            done = np.asarray(carry[0].terminated | carry[0].truncated)
            progress(f"step {first + BLOCK}, {int(done.sum())} of {len(numbers)} episodes have ended, jax")
            if done.all():
                break
        return rewards, np.asarray(carry[1], np.int64), done


@lru_cache(maxsize=8)
def _players(package: str, task: Task, random: bool) -> tuple[Any, Any]:
    """Compiled functions: the first states of episodes, and a block of their steps."""
    import importlib

    import jax
    import jax.numpy as jnp

    env = importlib.import_module(f"{package}.jax_env").Env()
    episode_key = importlib.import_module(f"{package}.jax_chance").episode_key

    def keys(seed: Any, episodes: Any, step: Any) -> Any:
        return jax.vmap(lambda episode: episode_key(seed, episode, step))(episodes)

    @jax.jit
    def start(seed: Any, episodes: Any) -> Any:
        state = jax.vmap(env.init)(keys(seed, episodes, jnp.uint32(0)))
        return state, jnp.zeros(len(episodes), jnp.int32)

    @jax.jit
    def block(carry: Any, mine: Any, theirs: Any, seats: Any, seed: Any, episodes: Any, steps: Any, noise: Any, most: Any) -> Any:
        def one(carry: Any, now: tuple[Any, Any]) -> tuple[Any, Any]:
            (state, lengths), (step, draws) = carry, now
            seen = jax.vmap(env.observe)(state, state.current_player)
            preferences = network.logits(mine, seen, jnp)
            if task.players > 1:
                other = jnp.zeros_like(preferences) if random else network.logits(theirs, seen, jnp)
                preferences = jnp.where((state.current_player == seats)[:, None], preferences, other)
            action, _ = task.choose(mine, preferences, state.legal_action_mask, draws, jnp)
            going = ~(state.terminated | state.truncated) & (step <= most)
            after = jax.vmap(env.step)(state, action, keys(seed, episodes, step))
            after = jax.tree.map(lambda new, old: jnp.where(going.reshape((-1,) + (1,) * (new.ndim - 1)), new, old), after, state)
            return (after, lengths + going.astype(jnp.int32)), jnp.where(going[:, None], after.rewards, 0)

        return jax.lax.scan(one, carry, (steps, noise))

    return start, block
