"""From a spec file to a checked, typed program: the whole front end in a few lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from specc.elaborate.program import elaborate_file
from specc.ir.program import Program
from specc.source.diagnostic import Diagnostic


@dataclass(frozen=True)
class Compiled:
    """program is None when there are errors. diagnostics: in the order of the file."""

    program: Program | None
    diagnostics: tuple[Diagnostic, ...]


def compile_spec(path: Path, settings: Mapping[str, str] | None = None) -> Compiled:
    """Read, elaborate and check the spec at `path`; `settings` are build parameters (`--set rows=8`)."""
    return Compiled(*elaborate_file(path, dict(settings or {})))
