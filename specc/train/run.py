"""A training with files: blocks of updates, a checkpoint and metrics after each, interruption and resumption.

`FOLDER/checkpoint.npz` is the last complete state, `FOLDER/metrics.jsonl` the numbers up to it. A run that was interrupted and resumed
gives the same parameters, bit by bit, as one that was not.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from specc.environment import Built
from specc.train import checkpoint, metrics, network
from specc.train.scale import with_scale
from specc.train.settings import BadSettings, Settings
from specc.train.task import Task, task_of

CHECKPOINT = "checkpoint.npz"
METRICS = "metrics.jsonl"

Report = Callable[[metrics.Record], None]


@dataclass(frozen=True)
class Trained:
    """How a training ended."""

    folder: Path
    updates: int
    steps: int
    seconds: float  # of training, compilation included, all sittings together
    compile_s: float  # until the first block was done, less the time of a later block
    interrupted: bool
    last: metrics.Record | None

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "folder": str(self.folder),
            "updates": self.updates,
            "steps": self.steps,
            "seconds": round(self.seconds, 2),
            "compile_s": round(self.compile_s, 2),
            "interrupted": self.interrupted,
            "last": self.last,
        }


class Interrupts:
    """Counts Ctrl-C: the first asks for a stop after the block, the second stops at once."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def interrupts() -> Iterator[Interrupts]:
    """Ctrl-C and a request to end (SIGTERM) as a wish that the training looks at between blocks."""
    wish = Interrupts()
    if threading.current_thread() is not threading.main_thread():
        yield wish
        return
    before = {number: signal.signal(number, wish) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield wish
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def train(
    built: Built,
    folder: Path,
    settings: Settings,
    *,
    devices: int | None = None,
    resume: bool = False,
    stop_after: int | None = None,
    report: Report = lambda record: None,
) -> Trained:
    """Train, or go on with what `folder` holds.

    `report` gets a record after each block; `stop_after` ends this sitting after so many updates.
    """
    from specc.train.devices import Trainer, is_first_process

    task = task_of(built)
    found = checkpoint.load(folder, task.name, task.version) if resume else None
    with built.numbers():
        if found is not None:
            settings = found.settings
            opponent = found.opponent
        else:
            settings = with_scale(built, settings)
            opponent = _opponent(settings, task)
        start = time.monotonic()
        trainer = Trainer(built, settings, devices)
        learner, running = trainer.begin()
        done, before = 0, 0.0
        writes = is_first_process()
        if found is not None:
            learner, running = _restored(trainer, learner, running, found)
            done = found.updates
            before = metrics.keep_until(folder / METRICS, done) if writes else 0.0
        elif writes:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / METRICS).write_text("", encoding="utf-8")
        end = settings.updates if stop_after is None else min(settings.updates, done + stop_after)

        def save() -> None:
            state = trainer.fetch((learner, running))
            if writes:
                checkpoint.save(
                    folder / CHECKPOINT,
                    name=task.name,
                    version=task.version,
                    updates=done,
                    settings=settings,
                    params=state[0].params,
                    opponent=opponent,
                    leaves=_leaves(state),
                )

        last: metrics.Record | None = None
        first_s = later_s = 0.0
        if found is None:
            save()
        with interrupts() as wish:
            while done < end and not wish.asked:
                count = min(settings.block, end - done)
                began = time.monotonic()
                learner, running, numbers = trainer.train(learner, running, opponent, count)
                numbers = trainer.fetch(numbers)
                spent = time.monotonic() - began
                first_s, later_s = (spent, 0.0) if first_s == 0.0 else (first_s, spent)
                lines = list(metrics.records(numbers, done, settings.envs * settings.steps, before + time.monotonic() - start))
                done += count
                save()
                if writes:
                    metrics.append(folder / METRICS, lines)
                    last = next((line for line in reversed(lines) if line["mean_return"] is not None), lines[-1])
                    report(last)
            asked = wish.asked
        seconds = before + time.monotonic() - start
    steps = done * settings.envs * settings.steps
    return Trained(folder, done, steps, seconds, max(0.0, first_s - later_s), asked and done < settings.updates, last)


def _opponent(settings: Settings, task: Task) -> network.Params | None:
    if settings.opponent in ("self", "random"):
        return None
    if task.players == 1:
        raise BadSettings(f"{task.name} has one player: there is no opponent")
    return checkpoint.load(Path(settings.opponent), task.name, task.version).policy()


def _leaves(state: Any) -> list[Any]:
    import jax

    return jax.tree.leaves(state)


def _restored(trainer: Any, learner: Any, running: Any, found: checkpoint.Checkpoint) -> tuple[Any, Any]:
    import jax

    leaves, shape = jax.tree.flatten((learner, running))
    if found.trained_in != "jax" or len(leaves) != len(found.leaves):
        raise checkpoint.BadCheckpoint(f"{found.path} holds a policy, not a training that can go on")
    for here, there in zip(leaves, found.leaves, strict=True):
        if here.shape != there.shape or here.dtype != there.dtype:
            seen, needed = (f"{x.dtype}{list(x.shape)}" for x in (there, here))
            raise checkpoint.BadCheckpoint(f"{found.path} does not fit: {seen} where {needed} is needed")
    restored: tuple[Any, Any] = trainer.place(*jax.tree.unflatten(shape, found.leaves))
    return restored
