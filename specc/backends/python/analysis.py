"""What a body does: does it draw or ask, which locals does it change?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from math import prod
from typing import Any

from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Function, Program
from specc.source.text import Span


def walk(node: Any) -> Iterator[Any]:
    """Every IR node and local below (and with) a node, a block or a tuple of them."""
    if isinstance(node, tuple):
        for part in node:
            yield from walk(part)
    elif isinstance(node, n.Const):
        yield node
    elif is_dataclass(node) and not isinstance(node, t.Type | Span):
        yield node
        for f in fields(node):
            if f.name not in ("type", "span"):
                yield from walk(getattr(node, f.name))


class Drawing:
    """Which rules and code columns draw or ask, directly or through what they call: they take a `chance`.

    So do those in which a row may become another."""

    def __init__(self, program: Program) -> None:
        self._rules = {name: rule.block for name, rule in {**program.rules, **program.helpers}.items()}
        self._columns = {
            (table.name, column.name): tuple(body.block for body in column.bodies)
            for table in program.tables.values()
            for column in table.code.values()
        }
        self.rules = {name for name, rule in {**program.rules, **program.helpers}.items() if rule.draws or rule.asks}
        self.columns = {
            (table.name, column.name)
            for table in program.tables.values()
            for column in table.code.values()
            if not column.pure and (column.draws or column.asks)
        }
        self._close()
        self.stateless = self._stateless(program)

    def _stateless(self, program: Program) -> set[str]:
        """The functions that read nothing but their arguments."""
        found = set(program.functions)
        changed = True
        while changed:
            bodies = {name: (program.functions[name].block, program.functions[name].needs) for name in found}
            reading = {name for name, body in bodies.items() if any(_reads(x, found) for x in walk(body))}
            found -= reading
            changed = bool(reading)
        return found

    def _close(self) -> None:
        changed = True
        while changed:
            before = len(self.rules), len(self.columns)
            self.rules |= {name for name, block in self._rules.items() if self.draws(block)}
            self.columns |= {key for key, blocks in self._columns.items() if self.draws(blocks)}
            changed = before != (len(self.rules), len(self.columns))

    def draws(self, node: Any) -> bool:
        """Does anything in the node draw or ask?"""
        return any(self._draws_itself(x) for x in walk(node))

    def _draws_itself(self, x: Any) -> bool:
        match x:
            case n.Draw() | n.Choose() | n.Become():
                return True
            case n.Mutate(method="pop" | "show", place=place):
                return isinstance(place.type, t.PileT)
            case n.CallRule(rule=rule):
                return rule in self.rules
            case n.CallColumn(table=table, column=column):
                return (table, column) in self.columns
            case _:
                return False


MOST_KEPT = 1 << 14
"""The most results of one function that are kept."""


def is_worth_keeping(f: Function, drawing: Drawing, functions: Mapping[str, Function]) -> bool:
    """Is it a function of a few finite arguments alone that goes through values to find its result?"""
    if f.name not in drawing.stateless or not all(t.is_finite(p.type) for p in f.params):
        return False
    return prod(t.count(p.type) for p in f.params) <= MOST_KEPT and _searches(f, functions, set())


def _searches(f: Function, functions: Mapping[str, Function], seen: set[str]) -> bool:
    seen.add(f.name)
    for x in walk(f.block):
        if isinstance(x, n.Comp | n.For | n.Repeat | n.Grow):
            return True
        if isinstance(x, n.Call) and x.function not in seen and _searches(functions[x.function], functions, seen):
            return True
    return False


def _reads(x: Any, stateless: set[str]) -> bool:
    match x:
        case n.State() | n.Parameter() | n.Input() | n.ColumnCall() | n.Can() | n.Stuck() | n.After():
            return True
        case n.Call(function=function):
            return function not in stateless
        case _:
            return False


def changed_locals(block: Any) -> set[str]:
    """Names of the locals whose parts are written in a block (not merely the locals as wholes)."""
    return {root.name for place in _places(block) if isinstance(root := _root(place), n.Var)}


def _places(block: Any) -> Iterator[n.Expr]:
    for x in walk(block):
        if isinstance(x, n.Assign | n.AssignEach) and not isinstance(x.place, n.Var):
            yield x.place
        elif isinstance(x, n.AssignEach | n.Mutate):
            yield x.place


def _root(place: n.Expr) -> n.Expr:
    while isinstance(place, n.Index | n.Field | n.Unwrap | n.Convert | n.Slice | n.Some):
        place = place.base
    return place
