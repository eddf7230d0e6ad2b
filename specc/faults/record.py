"""What the right build does, in both backends: the episodes that faults of the reference are held against.

It runs in a process of its own, because JAX and fork do not go together. JAX is compiled once. Where the two backends are the
same in every step of these episodes, a reference with a fault differs from JAX exactly where it differs from the right reference.
"""

from __future__ import annotations

import gzip
import json
import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from specc.environment import Plain, load_built
from specc.verify.budget import Budget
from specc.verify.interactions import interactions
from specc.verify.positions import from_positions
from specc.verify.rollouts import Compared, Episode, Rollouts
from specc.verify.run import BATCH, MOST

SECONDS = 3600.0
LARGE, SHORT = 1000, 60
"""With arrays of more cells than that, a step costs so much that episodes are cut off after so many."""


@dataclass(frozen=True)
class Trace:
    """An episode: its number gives the keys. start: where it begins, if not at a reset."""

    number: int
    start: Plain | None
    actions: tuple[Any, ...]


@dataclass(frozen=True)
class Control:
    """Episodes from positions (level 1) and from resets (level 3). wrong: why the right build is not equivalent."""

    positions: tuple[Trace, ...] = ()
    episodes: tuple[Trace, ...] = ()
    steps: int = 0
    wrong: str = ""


def record(folder: Path, positions: int, episodes: int) -> Control:
    """Hold the right build against itself, as `specc verify` does, and keep what was played."""
    built = load_built(folder)
    twins = built.module("checks_jax")
    with twins.numbers_of(built.layout):
        twin = twins.Twin(built.reference(), built.layout)
        level = interactions(built, twin, Budget(SECONDS), None, lambda remark: None)
        if level.failures:
            return Control(wrong=f"level 2: {level.failures[0].case}: {level.failures[0].message}")
        both, near, far = Rollouts(built, twin), Compared(), Compared()
        size = min(BATCH, episodes)
        most = SHORT if any(math.prod(of.get("shape", ())) > LARGE for of in built.layout["fields"].values()) else MOST
        placed = from_positions(built, both, positions, size, near)
        played: list[Episode] = []
        for first in range(0, episodes, size):
            if near.first is None and far.first is None:
                played += both.compare(range(first, first + size), most, far, guided=True)
    wrong = near.first or far.first
    if wrong is not None:
        return Control(wrong=f"{wrong.case}: {wrong.message}")
    chance = bool(twin.env.game.sites)
    return Control(_traces(placed, chance), _traces(played, chance), near.steps + far.steps)


def _traces(played: list[Episode], chance: bool) -> tuple[Trace, ...]:
    """What was played; equal episodes of a game without chance are one."""
    found: dict[Any, Trace] = {}
    for p in played:
        trace = Trace(p.number, p.start, tuple(p.actions))
        found[p.number if p.start is not None or chance else trace.actions] = trace
    return tuple(found.values())


def save(control: Control, file: Path, about: list[Any]) -> None:
    """Keep it for who goes on later; `about`: what it depends on."""
    with gzip.open(file, "wt", encoding="utf-8") as out:
        json.dump([about, asdict(control)], out)


def load(file: Path, about: list[Any]) -> Control | None:
    """What was kept; None if there is nothing, or it was about something else."""
    if not file.is_file():
        return None
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        found, data = json.load(lines)
    if found != about:
        return None
    return Control(_read(data["positions"]), _read(data["episodes"]), data["steps"], data["wrong"])


def _read(traces: list[Any]) -> tuple[Trace, ...]:
    return tuple(Trace(x["number"], x["start"], tuple(x["actions"])) for x in traces)
