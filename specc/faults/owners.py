"""The parts of a program in which a fault can be put: every body, condition and column that play can reach, with a way to exchange it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Action, Body, CodeColumn, End, LegalLine, Program, Table
from specc.ir.visit import walk
from specc.source.text import NOWHERE, Span

Put = Callable[[Any], Program]


@dataclass(frozen=True)
class Owner:
    """A block, an expression or a list of ends; `put` gives the program with another one in its place."""

    name: str
    node: Any
    put: Put
    span: Span = NOWHERE


def owners(program: Program) -> list[Owner]:
    """All of them, in the order of the program."""
    reached = _Reached(program)
    return [
        *_callables(program, reached),
        *_rows(program, reached),
        *_actions(program),
        *_fields(program),
        Owner("setup", program.setup, lambda new: replace(program, setup=new)),
        Owner("resolve", program.resolve, lambda new: replace(program, resolve=new)),
        *_ends(program),
        *_channels(program),
    ]


def _with(program: Program, group: str, name: str, new: Any) -> Program:
    changed: dict[str, Any] = {group: {**getattr(program, group), name: new}}
    return replace(program, **changed)


def _putter(program: Program, group: str, name: str, owner: Any, field: str, **more: Any) -> Put:
    """Exchanges a field of something that has a name."""

    def put(new: Any) -> Program:
        changed: dict[str, Any] = {field: new, **more}
        return _with(program, group, name, replace(owner, **changed))

    return put


def _at(parts: tuple[Any, ...], i: int, new: Any) -> tuple[Any, ...]:
    return (*parts[:i], new, *parts[i + 1 :])


def _callables(program: Program, reached: _Reached) -> Iterator[Owner]:
    for name, f in program.functions.items():
        if name in reached.functions:
            yield Owner(f"function {name}", f.block, _putter(program, "functions", name, f, "block", fast=None, table=None), f.span)
    for name, r in program.rules.items():
        if name in reached.rules:
            yield Owner(f"rule {name}", r.block, _putter(program, "rules", name, r, "block"), r.span)


def _rows(program: Program, reached: _Reached) -> Iterator[Owner]:
    for table in program.tables.values():
        for name, column in table.code.items():
            if (table.name, name) in reached.columns:
                yield from _column(program, table, name, column)
        for name, data in table.columns.items():
            if (table.name, name) in reached.data:

                def put(new: Any, table: Table = table, name: str = name) -> Program:
                    return _with(program, "tables", table.name, replace(table, columns={**table.columns, name: new}))

                yield Owner(f"data {table.name}.{name}", data, put, table.span)


def _column(program: Program, table: Table, name: str, column: CodeColumn) -> Iterator[Owner]:
    def put(new: Any) -> Program:
        return _with(program, "tables", table.name, replace(table, code={**table.code, name: new}))

    yield Owner(f"column {table.name}.{name}", column, put, table.span)
    for i, body in enumerate(column.bodies):

        def put_body(new: Any, i: int = i, body: Body = body) -> Program:
            return put(replace(column, bodies=_at(column.bodies, i, replace(body, block=new))))

        yield Owner(f"{table.name} {body.name or 'default'}.{name}", body.block, put_body, body.span)


def _actions(program: Program) -> Iterator[Owner]:
    for name, a in program.actions.items():
        yield Owner(f"action {name}", a.block, _putter(program, "actions", name, a, "block"), a.span)
        for i, (local, value) in enumerate(a.lets):

            def put_let(new: Any, name: str = name, a: Action = a, i: int = i, local: n.Local = local) -> Program:
                return _with(program, "actions", name, replace(a, lets=_at(a.lets, i, (local, new))))

            yield Owner(f"action {name}: let", value, put_let, a.span)
        for i, line in enumerate(a.legal):

            def put_line(new: Any, name: str = name, a: Action = a, i: int = i, line: LegalLine = line) -> Program:
                return _with(program, "actions", name, replace(a, legal=_at(a.legal, i, replace(line, test=new))))

            yield Owner(f"action {name}: {line.reason}", line.test, put_line, line.span)


def _fields(program: Program) -> Iterator[Owner]:
    for name, f in program.state.items():
        if f.start is not None:
            yield Owner(f"start of {name}", f.start, _putter(program, "state", name, f, "start"), f.span)

        def put(new: Any, name: str = name) -> Program:
            return _with(program, "state", name, new)

        yield Owner(f"field {name}", f, put, f.span)


def _channels(program: Program) -> Iterator[Owner]:
    for name, c in program.channels.items():
        yield Owner(f"channel {name}", c.value, _putter(program, "channels", name, c, "value"), c.span)


def _ends(program: Program) -> Iterator[Owner]:
    yield Owner("ends", program.ends, lambda new: replace(program, ends=new))
    for i, end in enumerate(program.ends):

        def put_when(new: Any, i: int = i, end: End = end) -> Program:
            return replace(program, ends=_at(program.ends, i, replace(end, when=new)))

        def put_block(new: Any, i: int = i, end: End = end) -> Program:
            return replace(program, ends=_at(program.ends, i, replace(end, block=new)))

        yield Owner(f"end {i + 1}: when", end.when, put_when, end.span)
        yield Owner(f"end {i + 1}", end.block, put_block, end.span)


class _Reached:
    """What play can reach: not what only scenarios, invariants and pictures use."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.functions: set[str] = set()
        self.rules: set[str] = set()
        self.columns: set[tuple[str, str]] = set()
        self.data: set[tuple[str, str]] = set()
        roots: list[Any] = [program.setup, program.resolve, program.asked]
        roots += [part for a in program.actions.values() for part in (a.block, [v for _, v in a.lets], [x.test for x in a.legal])]
        roots += [part for e in program.ends for part in (e.when, e.block)]
        roots += [f.start for f in program.state.values()] + [c.value for c in program.channels.values()]
        for root in roots:
            self._see(root)

    def _see(self, value: Any) -> None:
        if isinstance(value, list | tuple):
            for x in value:
                self._see(x)
        elif dataclasses.is_dataclass(value):
            for x in walk(value):
                self._node(x)

    def _node(self, x: Any) -> None:
        match x:
            case n.Call(function=name) if name not in self.functions:
                self.functions.add(name)
                self._see(self.program.functions[name].block)
            case n.CallRule(rule=name) | n.After(rule=name) if name not in self.rules and name in self.program.rules:
                self.rules.add(name)
                self._see(self.program.rules[name].block)
            case (
                n.CallColumn(table=table, column=column)
                | n.ColumnCall(table=table, column=column)
                | n.HasColumn(table=table, column=column)
                | n.Become(table=table, column=column)
            ) if (table, column) not in self.columns:
                self.columns.add((table, column))
                self._see([b.block for b in self.program.tables[table].code[column].bodies])
            case n.Field(base=base, name=name) if isinstance(base.type, t.RowT):
                self.data.add((base.type.table, name))
