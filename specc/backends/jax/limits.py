"""What the JAX backend cannot do: whole numbers beyond 32 bits. It keeps them in int32, where they would go wrong without a word."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from specc.ir import types as t
from specc.ir.program import Program
from specc.source.diagnostic import Diagnostic, Reporter
from specc.source.text import Span

LOWEST, HIGHEST = -(2**31), 2**31 - 1
CODE = (
    "state", "functions", "rules", "actions", "setup", "resolve", "asked", "ends", "invariants", "channels", "tables", "parameters",
    "inputs",
)  # fmt: skip
"""The parts of a program that become code of the environment."""


def complaints(program: Program) -> tuple[Diagnostic, ...]:
    """An error for each place where a whole number may be too large for 32 bits."""
    reporter = Reporter()
    for name in CODE:
        for span, kind in _wide(getattr(program, name)):
            far = kind.hi if kind.hi is not None and kind.hi > HIGHEST else kind.lo
            reporter.error(
                "E1105", f"this whole number may be {far}", span, f"`{t.show(kind)}` is more than 32 bits hold",
                help="the JAX backend has 32 bits: bound its parts, or build with `--backend python` alone",
            )  # fmt: skip
    return tuple(reporter)


def _wide(node: Any) -> Iterator[tuple[Span, t.IntT]]:
    """Values and places of too wide types, the innermost ones first."""
    if isinstance(node, dict):
        for part in node.values():
            yield from _wide(part)
    elif isinstance(node, tuple | list):
        for part in node:
            yield from _wide(part)
    elif is_dataclass(node) and not isinstance(node, t.Type | Span | type):
        inside = False
        for f in fields(node):
            if f.name not in ("type", "span", "values"):
                for found in _wide(getattr(node, f.name)):
                    inside = True
                    yield found
        kind, span = getattr(node, "type", None), getattr(node, "span", None)
        if not inside and isinstance(span, Span) and (wide := _too_wide(kind)) is not None:
            yield span, wide


def _too_wide(kind: Any) -> t.IntT | None:
    match kind:
        case t.IntT(lo, hi) if (hi is not None and hi > HIGHEST) or (lo is not None and lo < LOWEST):
            return kind
        case t.OptT(inner) | t.ArrayT(inner) | t.ListT(inner):
            return _too_wide(inner)
        case _:
            return None
