"""Several sides in one run: the same loops, taken in turns, medians and quartiles."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from specc.bench.choose import keys
from specc.bench.rollout import Compiled, compiled, no_action, play, replay, written
from specc.bench.sides import Side

MOST_STEPS = 2048  # of one call
CALL_SECONDS = 0.04  # a call should last so long, so that starting it counts for little
MOST_SECONDS = 30.0  # of all timed calls of a run; slow sides get fewer turns, but never less than:
FEWEST_TURNS = 5
BURN_IN = 96  # steps before anything is written down, so that episodes are in all their phases


def finished(x: Any) -> Any:
    """`x`, when all of it is there."""
    return jax.block_until_ready(x)  # type: ignore[no-untyped-call]


class Astray(Exception):
    """A side did not do what it is timed for."""


@dataclass
class Times:
    """What one side took: nanoseconds for one step of one environment, call by call.

    Counted in time of the core, which on a quiet machine is the time on the wall and on a busy one does not count the others.
    """

    step: list[float] = field(default_factory=list)
    with_choice: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)  # as `step`, by the clock on the wall
    cores: list[float] = field(default_factory=list)


class Runner:
    """One side, compiled for a batch, with a written game to replay."""

    def __init__(self, side: Side, batch: int, steps: int | None) -> None:
        self.side = side
        self.batch = batch
        self.times = Times()
        self.most = steps or MOST_STEPS
        with side.numbers():
            state = jax.jit(side.init)(keys(batch, 0, 5))
            self.bytes_per_state = sum(x.nbytes for x in jax.tree.leaves(state)) / batch
            self.log = jnp.stack([written(side.actions, no_action(side.actions, batch))] * self.most)
            self.replay: Compiled = compiled(replay(side, batch), state, self.log)
            self.play: Compiled = compiled(play(side, batch), state, self.log)
            self.steps = self.most
            self._begin(state, steps)

    def _begin(self, state: Any, steps: int | None) -> None:
        """Play on until episodes are mixed, choose how many steps a call has, and write a game down."""
        log, at, n = self.log, 0, 4
        while steps is None:
            start = time.process_time()
            state, log, *_ = finished(self.play.run(state, log, jnp.int32(at), jnp.int32(n)))
            took, at = time.process_time() - start, at + n
            if at > n and (took > CALL_SECONDS / 4 or 2 * n >= self.most):      # the first call is no measure
                self.steps = int(np.clip(n * CALL_SECONDS / took, 4, self.most))
                break
            n = n if at == n else 2 * n
        burn = min(BURN_IN if self.steps >= 64 else self.steps, self.most)
        state, log, *_ = self.play.run(state, log, jnp.int32(at), jnp.int32(burn))
        self.first = jnp.int32(at + burn)
        self.n = jnp.int32(self.steps)
        self.state = finished(state)
        _, self.log, _, played = self.play.run(self.state, log, self.first, self.n)
        _, _, replayed = self.replay.run(self.state, self.log, self.first, self.n)
        if not bool(jnp.all(played == replayed)):
            raise Astray(f"{self.side.name}: the replay of the written actions did not end the same episodes: it is another game")
        self.ended = int(jnp.sum(played))

    def call(self, choosing: bool) -> None:
        """One timed call."""
        loop = self.play.run if choosing else self.replay.run
        with self.side.numbers():
            cpu = time.process_time()
            start = time.perf_counter()
            finished(loop(self.state, self.log, self.first, self.n))
            took = time.perf_counter() - start
            cpu = time.process_time() - cpu
        one = 1e9 / (self.batch * self.steps)
        (self.times.with_choice if choosing else self.times.step).append(cpu * one)
        if not choosing:
            self.times.wall.append(took * one)
            self.times.cores.append(cpu / took)

    def numbers(self) -> dict[str, Any]:
        """What was measured."""
        low, middle, high = (float(x) for x in np.percentile(self.times.step, (25, 50, 75)))
        whole = float(np.median(self.times.with_choice))
        return {
            "ns": middle,
            "ns_quartiles": [low, high],
            "wall_ns": float(np.median(self.times.wall)),
            "play_ns": whole,
            "sampling_ns": whole - middle,
            "trace_s": self.replay.trace_s,
            "compile_s": self.replay.compile_s,
            "kernels": self.replay.fusions,
            "bytes_per_state": self.bytes_per_state,
            "peak_memory": self.replay.bytes,
            "cores": float(np.median(self.times.cores)),
            "calls": len(self.times.step),
            "steps": self.steps,
            "episodes": self.ended,
        }


def measured(sides: Sequence[Side], batch: int, repeats: int, steps: int | None, step: Callable[[str], None]) -> list[dict[str, Any]]:
    """All sides in turns, `repeats` times; the first side is ours, and the others get the ratio to it."""
    runners = []
    for side in sides:
        step(f"{side.name}: compile")
        runners.append(Runner(side, batch, steps))
    for runner in runners:
        runner.call(False)
        runner.call(True)
    step("measure")
    turn_seconds = sum((sum(r.times.step) + sum(r.times.with_choice)) * r.batch * r.steps / 1e9 for r in runners)
    for runner in runners:
        runner.times = Times()
    for turn in range(min(repeats, max(FEWEST_TURNS, int(MOST_SECONDS / turn_seconds)))):
        for runner in runners if turn % 2 == 0 else reversed(runners):
            runner.call(False)
            runner.call(True)
    found = [runner.numbers() for runner in runners]
    for runner, numbers in zip(runners[1:], found[1:], strict=True):
        pairs = np.asarray(runner.times.step) / np.asarray(runners[0].times.step)
        numbers["ratio"] = numbers["ns"] / found[0]["ns"]
        numbers["ratio_quartiles"] = [float(x) for x in np.percentile(pairs, (25, 75))]
        numbers["play_ratio"] = numbers["play_ns"] / found[0]["play_ns"]
    return found
