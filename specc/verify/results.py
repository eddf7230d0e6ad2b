"""What verification finds: a case that fails, a level, the whole verdict; and their plain form for JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Status = Literal["passed", "failed", "underpowered", "cut short", "not run"]
Outcome = Literal["equivalent", "different", "underpowered"]


@dataclass(frozen=True)
class Difference:
    """One case that fails. `place` is in the spec; `trace` has every action from the reset (or from what a scenario gives) to the case."""

    level: str
    case: str
    message: str
    place: str = ""
    episode: int | None = None
    step: int | None = None
    action: str | None = None
    field: str | None = None
    rules: tuple[str, ...] = ()
    """What ran in the reference in that step: names with places in the spec."""
    trace: tuple[str, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Without what the level does not know."""
        every = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: list(v) if isinstance(v, tuple) else v for name, v in every.items() if v is not None and v != () and v != ""}


@dataclass(frozen=True)
class Level:
    """What one level did. `counts`: how much was run; `notes`: what was left out, and why."""

    name: str
    status: Status
    seconds: float = 0.0
    counts: Mapping[str, int] = field(default_factory=dict)
    failures: tuple[Difference, ...] = ()
    notes: tuple[str, ...] = ()
    details: Mapping[str, Any] = field(default_factory=dict)
    """More numbers, as plain data."""

    def as_json(self) -> dict[str, Any]:
        """As in the report."""
        return {
            "status": self.status,
            "seconds": round(self.seconds, 2),
            **self.counts,
            **self.details,
            "failures": [f.as_json() for f in self.failures],
            "notes": list(self.notes),
        }


def level_from(name: str, data: Mapping[str, Any]) -> Level:
    """A level that passed, as `as_json` gave it."""
    counts = {key: n for key, n in data.items() if isinstance(n, int)}
    details = {key: v for key, v in data.items() if isinstance(v, dict)}
    return Level(name, data["status"], data["seconds"], counts, (), tuple(data["notes"]), details)


@dataclass(frozen=True)
class Verdict:
    """The whole of a run."""

    spec: str
    levels: tuple[Level, ...]
    coverage: Mapping[str, Any]
    about: Mapping[str, Any]
    case: Any = None
    """The episode of level 3 that shows the first difference, to be made a test of."""
    oracles: Mapping[str, Any] = field(default_factory=dict)
    """What each oracle said, by name; each is a level too."""

    @property
    def first(self) -> Difference | None:
        """The smallest case of the lowest level that fails."""
        return next((level.failures[0] for level in self.levels if level.status == "failed"), None)

    @property
    def outcome(self) -> Outcome:
        """underpowered: nothing differs, but a level that was asked for did not get far enough to say so."""
        if any(level.status == "failed" for level in self.levels):
            return "different"
        return "equivalent" if all(level.status == "passed" for level in self.levels) else "underpowered"

    def as_json(self) -> dict[str, Any]:
        """The value that `--json` prints."""
        return {
            "spec": self.spec,
            "verdict": self.outcome,
            "levels": {level.name: level.as_json() for level in self.levels if not level.name.startswith("oracle ")},
            **({"oracle": dict(self.oracles)} if self.oracles else {}),
            "coverage": dict(self.coverage),
            "first_difference": self.first.as_json() if self.first else None,
            "about": dict(self.about),
        }
