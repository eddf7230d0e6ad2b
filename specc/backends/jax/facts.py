"""What each function, rule and code column does, with everything that it calls: reads, stops, draws, asks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from specc.ir import nodes as n
from specc.ir.program import Program
from specc.ir.visit import walk

Key = tuple[str, ...]


@dataclass(frozen=True)
class Fact:
    """`reads`: names of state, parameters and inputs; `stops`: the step may end or pause inside; `draws`: needs a Chance."""

    reads: frozenset[str] = frozenset()
    stops: bool = False
    draws: bool = False
    asks: bool = False
    after: bool = False
    grows: bool = False

    def __or__(self, other: Fact) -> Fact:
        return Fact(
            self.reads | other.reads,
            self.stops or other.stops,
            self.draws or other.draws,
            self.asks or other.asks,
            self.after or other.after,
            self.grows or other.grows,
        )


NOTHING = Fact()


class Facts:
    """Looks up facts of definitions, each computed once."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.rules = {**program.rules, **program.helpers}
        self._known: dict[Key, Fact] = {}

    def of(self, *key: str) -> Fact:
        """Facts of ("function", name), ("rule", name), ("column", table, name), ("legal", action)."""
        if key not in self._known:
            self._known[key] = NOTHING  # a row that becomes another row of its column
            self._known[key] = self.nodes(self._bodies(key))
        return self._known[key]

    def _bodies(self, key: Key) -> Iterator[Any]:
        match key:
            case ("function", name):
                f = self.program.functions[name]
                yield from f.fast or f.block
            case ("rule", name):
                yield from self.rules[name].block
            case ("column", table, name):
                for body in self.program.tables[table].code[name].bodies:
                    yield from body.block
            case ("legal", name):
                a = self.program.actions[name]
                yield from (value for _, value in a.lets)
                yield from (line.test for line in a.legal)

    def block(self, block: Any) -> Fact:
        """Facts of statements or expressions."""
        return self.nodes(iter(block))

    def nodes(self, nodes: Iterator[Any]) -> Fact:
        out = NOTHING
        for node in nodes:
            for x in walk(node):
                out = out | self._direct(x)
        return out

    def _direct(self, x: Any) -> Fact:
        match x:
            case n.State(name) | n.Parameter(name) | n.Input(name):
                return Fact(frozenset({name}))
            case n.Call(name):
                return self.of("function", name)
            case n.ColumnCall(table, column):
                return self.of("column", table, column)
            case n.After(_, rule):
                return Fact(frozenset(self.of("rule", rule).reads | {"*"}), after=True, grows=self.of("rule", rule).grows)
            case n.Can(action):
                return self.of("legal", action) | Fact(frozenset({"mover"}))
            case n.Stuck():
                out = Fact(frozenset({"mover"}))
                for a in self.program.actions:
                    out = out | self.of("legal", a)
                return out
            case n.Grow():
                return Fact(grows=True)
            case n.Draw():
                return Fact(draws=True)
            case n.Choose(by=by):
                return Fact(frozenset({"*"}), stops=by is not None, asks=by is not None, draws=by is None)
            case n.Mutate(site=site):
                return Fact(draws=site > 0)
            case n.CallRule(rule):
                return self.of("rule", rule)
            case n.CallColumn(table, column) | n.Become(table, column):
                return self.of("column", table, column)
            case n.Finish():
                return Fact(frozenset({"reward"}), stops=True)
            case _:
                return NOTHING
