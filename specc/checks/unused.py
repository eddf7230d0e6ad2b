"""Functions, rules and events that nothing uses: left over, or their user misspells them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from specc.checks.checked import Checked
from specc.ir import nodes as n
from specc.ir.program import Program
from specc.ir.visit import walk
from specc.source.diagnostic import Reporter

WHAT = {"function": "nothing calls it", "rule": "nothing calls it", "event": "nothing emits it"}


def check_unused(checked: Checked, reporter: Reporter) -> None:
    """Every function and rule is called somewhere, every event is emitted."""
    used = checked.used | {x.event for x in _effects(checked.program) if isinstance(x, n.Emit)}
    for name, kind, span in checked.own:
        if kind in WHAT and name not in used:
            reporter.warning("W0301", f"nothing uses the {kind} `{name}`", span, WHAT[kind], help="remove it, or use it")


def _effects(program: Program) -> Iterator[Any]:
    blocks = [program.setup, program.resolve]
    blocks += [x.block for group in (program.rules, program.helpers, program.actions) for x in group.values()]
    blocks += [e.block for e in program.ends]
    blocks += [b.block for table in program.tables.values() for column in table.code.values() for b in column.bodies]
    for block in blocks:
        for stmt in block:
            yield from walk(stmt)
