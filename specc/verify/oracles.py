"""Oracles beside the levels: each is one more line of the verdict, passed or failed."""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from specc import __version__
from specc.environment import Built
from specc.oracles.load import start
from specc.oracles.mapping import BadMapping, OracleFile, find, read
from specc.oracles.results import Compared, Divergence
from specc.oracles.run import SEED, compare
from specc.verify.budget import Budget
from specc.verify.coverage import Watch, coverage, ran
from specc.verify.instrument import instrumented
from specc.verify.results import Difference, Level, Status, Verdict

STATUS: dict[str, Status] = {"agrees": "passed", "differs": "failed", "cut short": "cut short"}


@dataclass(frozen=True)
class Declared:
    """An oracle that was asked for."""

    name: str
    path: Path
    file: OracleFile

    @property
    def level(self) -> str:
        """Its name among the levels."""
        return f"oracle {self.name}"


def declared(spec: Path, names: Sequence[str]) -> list[Declared]:
    """The mapping files of these names; `name` may be a path. BadMapping if one cannot be used."""
    found = []
    for name in names:
        path = find(spec, name)
        found.append(Declared(path.stem.partition(".")[2] or path.stem if name.endswith((".yaml", ".yml")) else name, path, read(path)))
    return found


def settings_for(oracles: Sequence[Declared], given: Mapping[str, str]) -> dict[str, str]:
    """The settings that the spec is built with: those given, and those that the oracles need."""
    wanted = dict(given)
    for oracle in oracles:
        for name, value in oracle.file.settings.items():
            text = str(value).lower() if isinstance(value, bool) else str(value)
            if wanted.setdefault(name, text) != text:
                raise BadMapping(f"{oracle.path}: it is for {name}={text}, not for {name}={wanted[name]}")
    return wanted


def with_oracles(
    built: Built, verdict: Verdict | None, oracles: Sequence[Declared], seconds: float, episodes: int, progress: Callable[[str], None]
) -> Verdict:
    """The verdict with each of these oracles; each has `seconds`. None: there were no levels."""
    layout = built.layout
    if verdict is None:
        about = {"specc": __version__, "version": layout["version"], "settings": layout["settings"], "python": platform.python_version(),
                 "seed": SEED, "budget": seconds, "episodes_wanted": episodes}  # fmt: skip
        verdict = Verdict(layout["name"], (), {}, about)
    for oracle in oracles:
        failed = next((x for x in verdict.levels if x.status == "failed"), None)
        if failed is not None:
            level = Level(oracle.level, "not run", notes=(f"{failed.name} failed",))
            verdict = replace(verdict, levels=(*verdict.levels, level), oracles={**verdict.oracles, oracle.name: {"status": "not run"}})
            continue
        found, covered = beside(built, oracle, seconds, episodes, progress)
        told = {**found.as_json(), "file": str(oracle.path), "coverage": covered}
        verdict = replace(verdict, levels=(*verdict.levels, _level(oracle, found)), oracles={**verdict.oracles, oracle.name: told})
    return verdict


def beside(
    built: Built, oracle: Declared, seconds: float, episodes: int, progress: Callable[[str], None]
) -> tuple[Compared, dict[str, dict[str, int]]]:
    """One oracle beside the reference; with the rules of the step that differs, and how much of the rules ran."""
    wrong = {k: v for k, v in settings_for([oracle], {}).items() if str(built.layout["settings"].get(k, v)) != v}
    if wrong:
        raise BadMapping(f"{oracle.path}: it is for {wrong}; build the spec with these settings")
    budget = Budget(seconds)
    watched, probe = instrumented(built.folder)
    watch = Watch(probe)
    running = start(oracle.file, oracle.path, built.layout["settings"])
    try:
        found = compare(watched, oracle.file, running, episodes, lambda: budget.spent, progress, around=watch.on)
        if found.first is not None:
            found = replace(found, first=_with_rules(found.first, watch, probe))
    finally:
        running.close()
    covered = coverage(probe, watch.take(), found.played, [])
    return found, {kind: v for kind, v in covered.items() if isinstance(v, dict) and "reached" in v}


def _with_rules(first: Divergence, watch: Watch, probe: Any) -> Divergence:
    """The step once more, to see what runs in it."""
    if first.again is None:
        return first
    with watch.trial() as now:
        try:
            first.again()
        except Exception:  # noqa: BLE001 - it is what the difference is about
            pass
    return replace(first, rules=ran(probe, now))


def _level(oracle: Declared, found: Compared) -> Level:
    first = found.first
    failures: tuple[Difference, ...] = ()
    if first is not None:
        case = f"episode {first.episode}, step {first.step}, {first.action}"
        at = (first.episode, first.step, first.action, first.field)
        failures = (Difference(oracle.level, case, first.message, "", *at, first.rules, first.trace),)
    counts = {"episodes": found.episodes, "ended": found.ended, "steps": found.steps, **found.counts}
    return Level(oracle.level, STATUS[found.status], found.seconds, counts, failures, found.notes)
