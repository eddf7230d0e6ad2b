"""The levels in order, up to the lowest that fails; what was covered while they ran; the verdict."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from specc import __version__
from specc.environment import Built
from specc.verify.budget import Budget
from specc.verify.coverage import Watch, coverage
from specc.verify.interactions import interactions
from specc.verify.properties import properties
from specc.verify.results import Level, Status, Verdict
from specc.verify.rollouts import NAME, Compared, Rollouts

LEVELS = ("L1", "L2", "L3")
BATCH = 100
MOST = 1000
"""Steps of an episode, at most."""

Progress = Callable[[str], None]


def verify(built: Built, level: int = 3, seconds: float = 300.0, episodes: int = 500, progress: Progress = lambda remark: None) -> Verdict:
    """Run the levels up to `level`. Level 3 plays `episodes` episodes; all of it together stops when the time is over."""
    began, budget = time.monotonic(), Budget(seconds)
    watch, compared = Watch(Path(str(built.module("reference").__file__))), Compared()
    progress("L1: derived tests")
    done = [properties(built, budget)]
    if level > 1 and done[-1].status == "passed":
        twins = built.module("checks_jax")
        with twins.numbers_of(built.layout):
            twin = twins.Twin(built.reference(), built.layout)
            done.append(interactions(built, twin, budget, watch, lambda remark: progress(f"L2: {remark}")))
            if level > 2 and done[-1].status == "passed":
                done.append(_rollouts(built, twin, budget, watch, compared, episodes, progress))
    done += [Level(name, "not run", notes=(f"{done[-1].name} {done[-1].status}",)) for name in LEVELS[len(done) : level]]
    names = [name for name in built.layout["action_names"] if name]             # a continuous action has no name
    covered: dict[str, Any] = coverage(watch, compared.played, names) if watch.calls else {}
    return Verdict(built.layout["name"], tuple(done), covered, _about(built, level, seconds, episodes, time.monotonic() - began))


def _rollouts(
    built: Built, twin: Any, budget: Budget, watch: Watch, compared: Compared, episodes: int, progress: Progress
) -> Level:
    """Batch after batch: half of the episodes random, half guided to the actions that were played least."""
    began = time.monotonic()
    both = Rollouts(built, twin)
    size = min(BATCH, episodes)
    for first in range(0, episodes, size):
        progress(f"L3: {compared.episodes} episodes, {compared.steps} steps")
        both.compare(range(first, first + size), MOST, compared, guided=True, watch=watch, stop=lambda: budget.spent)
        if compared.first is not None or compared.cut:
            break
    counts = {"episodes": compared.episodes, "ended": compared.ended, "steps": compared.steps}
    notes = []
    if compared.cut:
        notes.append(f"the budget ended after {compared.episodes} of {episodes} episodes, the last {size} of them not whole")
    elif compared.ended < compared.episodes:
        notes.append(f"{compared.episodes - compared.ended} episodes were cut off after {MOST} steps")
    enough = not compared.cut
    failures = (compared.first,) if compared.first is not None else ()
    status: Status = "failed" if failures else "passed" if enough else "cut short"
    return Level(NAME, status, time.monotonic() - began, counts, failures, tuple(notes))


def _about(built: Built, level: int, budget: float, episodes: int, seconds: float) -> dict[str, Any]:
    """What somebody needs to run it again."""
    import jax

    return {
        "specc": __version__,
        "version": built.layout["version"],
        "settings": built.layout["settings"],
        "python": platform.python_version(),
        "jax": jax.__version__,
        "seed": built.module("checks").SEED,
        "level": level,
        "budget": budget,
        "episodes_wanted": episodes,
        "seconds": round(seconds, 2),
    }
