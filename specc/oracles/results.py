"""What a comparison with an oracle finds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from dataclasses import field as made
from typing import Any, Literal

Status = Literal["agrees", "differs", "cut short"]


@dataclass(frozen=True)
class Divergence:
    """The first difference. step 0 is the reset. `again` takes the step once more, for somebody who watches which rules run."""

    episode: int
    step: int
    action: str
    field: str
    message: str
    trace: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    again: Callable[[], object] | None = made(default=None, compare=False, repr=False)

    def as_json(self) -> dict[str, Any]:
        """Without what is for programs."""
        return {
            "episode": self.episode,
            "step": self.step,
            "action": self.action,
            "field": self.field,
            "message": self.message,
            "rules": list(self.rules),
            "trace": list(self.trace),
        }


@dataclass(frozen=True)
class Compared:
    """How far a comparison went, and what it found. `steps`: actions of the oracle, resets left out."""

    about: str
    status: Status
    seconds: float
    episodes: int
    ended: int
    steps: int
    fields: tuple[str, ...]
    """What was compared at least once."""
    counts: Mapping[str, int]
    differs: tuple[str, ...]
    notes: tuple[str, ...]
    first: Divergence | None
    played: Counter[Any]
    """How often each action of the spec was played."""

    def as_json(self) -> dict[str, Any]:
        """As in the report."""
        return {
            "about": self.about,
            "status": self.status,
            "seconds": round(self.seconds, 2),
            "episodes": self.episodes,
            "ended": self.ended,
            "steps": self.steps,
            "compared": list(self.fields),
            "counts": dict(self.counts),
            "known_differences": list(self.differs),
            "notes": list(self.notes),
            "first_difference": None if self.first is None else self.first.as_json(),
        }
