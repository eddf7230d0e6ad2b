"""Diagnostics as data: code, headline, spans with labels, help. Rendering is elsewhere (`render.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from specc.source.text import Span

Severity = Literal["error", "warning"]


@dataclass(frozen=True)
class Label:
    """A span with a short remark, shown under the source line."""

    span: Span
    text: str = ""


@dataclass(frozen=True)
class Diagnostic:
    """One complaint: what was seen, where, and what to do about it."""

    code: str
    message: str
    primary: Label
    secondary: tuple[Label, ...] = ()
    help: str = ""
    severity: Severity = "error"


@dataclass
class Reporter:
    """Collects diagnostics; the same complaint at the same place is kept once."""

    found: list[Diagnostic] = field(default_factory=list)

    def error(
        self, code: str, message: str, span: Span, label: str = "", *, help: str = "", secondary: tuple[Label, ...] = ()
    ) -> None:
        self._add(Diagnostic(code, message, Label(span, label), secondary, help, "error"))

    def warning(
        self, code: str, message: str, span: Span, label: str = "", *, help: str = "", secondary: tuple[Label, ...] = ()
    ) -> None:
        self._add(Diagnostic(code, message, Label(span, label), secondary, help, "warning"))

    def _add(self, diagnostic: Diagnostic) -> None:
        if diagnostic not in self.found:
            self.found.append(diagnostic)

    @property
    def failed(self) -> bool:
        """True when at least one error was reported."""
        return any(d.severity == "error" for d in self.found)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self.found, key=lambda d: (d.primary.span.file.name, d.primary.span.line, d.primary.span.column)))
