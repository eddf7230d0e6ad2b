"""The levels in order, up to the lowest that fails; what was covered while they ran; the verdict."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from specc import __version__
from specc.environment import Built
from specc.verify.budget import Budget
from specc.verify.coverage import Watch, coverage
from specc.verify.crew import Crew, crew_of
from specc.verify.instrument import instrumented
from specc.verify.interactions import interactions
from specc.verify.policies import policies
from specc.verify.positions import POSITIONS, from_positions
from specc.verify.properties import properties
from specc.verify.results import Difference, Level, Status, Verdict
from specc.verify.rollouts import NAME, Compared, Episode, Rollouts
from specc.verify.saved import Progress as Saving
from specc.verify.saved import Saved
from specc.verify.shrink import shrunk

LEVELS = ("L1", "L2", "L3", "L4")
BATCH = 100
MOST = 1000
"""Steps of an episode, at most."""
TO_SHRINK = 60.0
"""Seconds for making a trace shorter, however little of the budget is left."""

Progress = Callable[[str], None]


@dataclass(frozen=True)
class Options:
    """How a verification runs. `folder`: where it saves how far it came; with `resume` it goes on from there."""

    level: int = 3
    seconds: float = 300.0
    episodes: int = 500
    slow: bool = False
    """The long derived tests too."""
    processes: int | None = None
    folder: Path | None = None
    resume: bool = False


def verify(
    built: Built,
    level: int = 3,
    seconds: float = 300.0,
    episodes: int = 500,
    progress: Progress = lambda remark: None,
    options: Options | None = None,
) -> Verdict:
    """Run the levels up to `level`. Level 3 plays `episodes` episodes; all of it together stops when the time is over."""
    return _Run(built, options or Options(level, seconds, episodes), progress).run()


class _Run:
    def __init__(self, built: Built, options: Options, progress: Progress) -> None:
        self.began = time.monotonic()
        self.options = options
        self.progress = progress
        self.budget = Budget(options.seconds)
        self.built, self.probe = instrumented(built.folder)
        self.watch = Watch(self.probe)
        self.size = min(BATCH, options.episodes)
        self.saving = Saving(self.built, options.folder, self.size)
        self.saved = self.saving.load() if options.resume else Saved()
        self.before = self.saved.seconds
        self.done: list[Level] = []
        self.case: Episode | None = None

    def run(self) -> Verdict:
        """The verdict."""
        twins = self.built.module("checks_jax")
        with twins.numbers_of(self.built.layout):
            both = Rollouts(self.built, twins.Twin(self.built.reference(), self.built.layout))
            self._level("L1", lambda: self._properties(both))
            if self._wants(2):
                self._level("L2", lambda: self._interactions(both.twin))
            if self._wants(3):
                self._level("L3", lambda: self._rollouts(both))
        if self._wants(4):
            self._level("L4", lambda: policies(self.built, self.budget, lambda remark: self.progress(f"L4: {remark}")))
        last = self.done[-1]
        names = LEVELS[len(self.done) : self.options.level]
        self.done += [Level(name, "not run", notes=(f"{last.name} {last.status}",)) for name in names]
        if all(x.status == "passed" for x in self.done) or last.status == "failed":
            self.saving.forget()
        actions = [name for name in self.built.layout["action_names"] if name]      # a continuous action has no name
        compared = self.saved.compared
        covered = coverage(self.probe, compared.tally, compared.played, actions) if compared.tally.steps else {}
        return Verdict(self.built.layout["name"], tuple(self.done), covered, self._about(), self.case)

    def _wants(self, level: int) -> bool:
        return self.options.level >= level and self.done[-1].status == "passed"

    def _level(self, name: str, run: Callable[[], Level]) -> None:
        """Run a level, unless it had passed before."""
        found = next((x for x in self.saved.levels if x.name == name), None)
        if found is None:
            self.progress(name)
            found = run()
            if found.status == "passed":
                self.saved.levels.append(found)
                self._save()
        self.done.append(found)

    def _save(self) -> None:
        self.saved.seconds = self.before + time.monotonic() - self.began
        self.saving.save(self.saved)

    def _properties(self, both: Rollouts) -> Level:
        """The derived tests; where they pass, single actions from positions."""
        level = properties(self.built, self.budget, self.options.slow)
        if level.status != "passed":
            return level
        self.progress("L1: positions")
        began, result = time.monotonic(), Compared()
        from_positions(self.built, both, POSITIONS, self.size, result, stop=lambda: self.budget.spent)
        counts = {**level.counts, "positions": result.episodes, "position_steps": result.steps}
        first = result.first
        failures = (replace(first, level=level.name, case=first.case.replace("episode", "position", 1)),) if first is not None else ()
        notes = list(level.notes)
        if not result.episodes and not failures and not result.cut:
            notes.append("no position was found that play need not reach: only what random play reaches is looked at")
        if result.cut:
            notes.append(f"the budget ended after {result.episodes} positions")
        status: Status = "failed" if failures else "cut short" if result.cut else "passed"
        return Level(level.name, status, level.seconds + time.monotonic() - began, counts, failures, tuple(notes))

    def _interactions(self, twin: Any) -> Level:
        level = interactions(self.built, twin, self.budget, self.watch, lambda remark: self.progress(f"L2: {remark}"))
        self.saved.compared.tally.add(self.watch.take())
        return level

    def _rollouts(self, both: Rollouts) -> Level:
        """Batch after batch: half of the episodes random, half guided to what ran least."""
        began, compared, episodes = time.monotonic(), self.saved.compared, self.options.episodes
        crew: Crew = crew_of(self.built, self.watch, episodes - self.saved.next, self.options.processes)
        try:
            for first in range(self.saved.next, episodes, self.size):
                self.progress(f"L3: {compared.episodes} episodes, {compared.steps} steps")
                both.compare(range(first, first + self.size), MOST, compared, guided=True, crew=crew, stop=lambda: self.budget.spent)
                if compared.first is not None or compared.cut:
                    break
                self.saved.next = first + self.size
                self._save()
        finally:
            crew.close()
        failures = (self._smallest(both, compared.first, compared.shown_by),) if compared.first and compared.shown_by else ()
        cut_off = compared.episodes - compared.ended
        notes = [f"{cut_off} episodes were cut off after {MOST} steps, not at their end"] if cut_off else []
        if compared.cut:
            notes.append(f"the budget ended after {compared.episodes} of {episodes} episodes; the {self.size} after them do not count")
        counts = {"episodes": compared.episodes, "ended": compared.ended, "cut_off": cut_off, "steps": compared.steps}
        status: Status = "failed" if failures else "cut short" if compared.cut else "passed"
        return Level(NAME, status, time.monotonic() - began, counts, failures, tuple(notes))

    def _smallest(self, both: Rollouts, first: Difference, shown_by: Episode) -> Difference:
        """The difference with a trace as short as can be found."""
        self.progress("L3: making the trace shorter")
        time_for_it = Budget(max(TO_SHRINK, self.budget.left))
        first, self.case = shrunk(both, first, shown_by, self.size, lambda: time_for_it.spent)
        return first

    def _about(self) -> dict[str, Any]:
        """What somebody needs to run it again."""
        import jax

        layout, options = self.built.layout, self.options
        return {
            "specc": __version__,
            "version": layout["version"],
            "settings": layout["settings"],
            "python": platform.python_version(),
            "jax": jax.__version__,
            "seed": self.built.module("checks").SEED,
            "level": options.level,
            "budget": options.seconds,
            "episodes_wanted": options.episodes,
            "seconds": round(self.before + time.monotonic() - self.began, 2),
        }
