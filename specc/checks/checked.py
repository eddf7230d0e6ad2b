"""What a check gets: the typed program, and what elaboration knows that the program does not say."""

from __future__ import annotations

from dataclasses import dataclass

from specc.ir.program import Program
from specc.source.text import Span


@dataclass(frozen=True)
class Checked:
    """`revealed`: where `reveal(…)` stands. `own`: names declared in the spec itself, with the word for their kind and their place."""

    program: Program
    revealed: frozenset[Span] = frozenset()
    own: tuple[tuple[str, str, Span], ...] = ()
    used: frozenset[str] = frozenset()
    """Functions and rules that some code calls, at build time too."""
    promises: tuple[tuple[str, str, tuple[str, ...], Span], ...] = ()
    """Columns with `may:`: table, column, what is allowed, place."""
