"""What a run is asked for, what it may spend, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal

from specc.extract.agent.usage import Usage

DEFAULT_MODEL = "claude-opus-5"
LOG = "agent.jsonl"
Status = Literal["done", "left", "budget", "stopped"]
EXIT_CODES: dict[Status, int] = {"done": 0, "left": 1, "stopped": 2, "budget": 3}


class BadRun(Exception):
    """A run that cannot begin or go on: what is missing, and what to do, in one line."""

    def __init__(self, message: str, help: str = "") -> None:
        super().__init__(message)
        self.help = help


@dataclass(frozen=True)
class Budget:
    """What one call may spend; a run that is resumed has the whole of it again. None: no limit."""

    dollars: Decimal | None = Decimal("5")
    tokens: int | None = 2_000_000
    iterations: int | None = 50
    """So many replies of the model without progress."""
    seconds: float | None = 3600.0


@dataclass(frozen=True)
class Options:
    """How a run goes. `replay` is a log whose replies are used instead of the service's."""

    model: str = DEFAULT_MODEL
    budget: Budget = field(default_factory=Budget)
    backends: tuple[str, ...] = ("python",)
    resume: bool = False
    replay: Path | None = None
    price: str | None = None
    """Dollars for a million tokens: `input/output`, or `input/cache write/cache read/output`; None: the table."""
    max_tokens: int = 16_000
    """Of one reply."""
    context: int = 160_000
    """A conversation of more tokens than this begins anew, with what is on the disk."""


@dataclass(frozen=True)
class Outcome:
    """What came of a run. `usage` and `dollars` are those of the whole run, `sitting` those of this call."""

    status: Status
    reason: str
    spec: Path | None
    folder: Path
    log: Path
    usage: Usage
    dollars: Decimal
    sitting: Decimal
    iterations: int
    unsourced: tuple[str, ...] = ()
    """Rules that name no passage of the material."""
    replayed: bool = False
    decisions: tuple[str, ...] = ()
    """What a person should decide."""

    @property
    def exit_code(self) -> int:
        """0 done, 1 done with things left for a person, 2 it could not be done, 3 a budget ended it (resumable)."""
        return EXIT_CODES[self.status]

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return {
            "status": self.status,
            "reason": self.reason,
            "spec": str(self.spec) if self.spec else None,
            "log": str(self.log),
            "iterations": self.iterations,
            "tokens": self.usage.as_json(),
            "dollars": float(self.dollars),
            "rules_without_source": list(self.unsourced),
            "decisions": list(self.decisions),
        }

    def lines(self) -> list[str]:
        """For people."""
        spent = f"${self.dollars:.4f}, {self.usage.total} tokens, {self.iterations} replies"
        if self.sitting != self.dollars and not self.replayed:
            spent += f" (now: ${self.sitting:.4f})"
        if self.replayed:
            spent += " when it was recorded; now nothing"
        told = [f"{self.status}: {self.reason}", f"spent: {spent}", f"log: {self.log}"]
        if self.spec is not None:
            told.insert(1, f"spec: {self.spec}")
        told += [f"no source: {name}" for name in self.unsourced]
        told += [f"for you to decide: {text}" for text in self.decisions]
        return told + (["go on with --resume"] if self.status == "budget" else [])
