"""Leave out what imported modules offer and this spec does not use."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Program
from specc.ir.visit import walk


def prune(program: Program, own: frozenset[str]) -> Program:
    """The program without functions, rules and tables that nothing reaches. `own`: names declared in the spec itself, which stay."""
    reached: set[str] = set()
    waiting: list[Any] = [
        program.state, program.setup, program.actions, program.resolve, program.asked, program.ends, program.invariants, program.channels,
        program.render, program.render_svg, program.helpers, program.scenarios, program.parameters,
        [f for f in program.functions.values() if f.name in own], [r for r in program.rules.values() if r.name in own],
        [x for x in program.tables.values() if x.name in own],
    ]  # fmt: skip
    while waiting:
        for name in _named(waiting.pop()):
            if name not in reached:
                reached.add(name)
                waiting += [d[name] for d in (program.functions, program.rules, program.tables, program.helpers) if name in d]
    keep = reached | own

    def kept(found: dict[str, Any]) -> dict[str, Any]:
        return {k: v for k, v in found.items() if k in keep}

    return dataclasses.replace(program, functions=kept(program.functions), rules=kept(program.rules), tables=kept(program.tables))


def _named(value: Any) -> Iterator[str]:
    """Functions, rules and tables that a definition names, in its code and in its types."""
    if isinstance(value, n.Expr | n.Stmt):
        for x in walk(value):
            if isinstance(x, n.Call):
                yield x.function
            elif isinstance(x, n.After | n.CallRule):
                yield x.rule
            elif isinstance(x, n.ColumnCall | n.HasColumn | n.CallColumn | n.Become | n.RowAt):
                yield x.table
            if isinstance(x, n.Expr):
                yield from _tables(x.type)
    elif isinstance(value, t.Type):
        yield from _tables(value)
    elif isinstance(value, dict):
        for v in value.values():
            yield from _named(v)
    elif isinstance(value, tuple | list):
        for v in value:
            yield from _named(v)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for f in dataclasses.fields(value):
            if f.name not in ("span", "written", "doc", "source"):
                yield from _named(getattr(value, f.name))


def _tables(kind: t.Type) -> Iterator[str]:
    if isinstance(kind, t.RowT):
        yield kind.table
    for f in dataclasses.fields(kind):
        v = getattr(kind, f.name)
        for inner in v if isinstance(v, tuple) else (v,):
            for x in inner if isinstance(inner, tuple) else (inner,):
                if isinstance(x, t.Type):
                    yield from _tables(x)
