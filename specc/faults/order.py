"""Which statements depend on each other: state that one writes and the other reads or writes, through everything that is called."""

from __future__ import annotations

from typing import Any

from specc.ir import nodes as n
from specc.ir.program import Program
from specc.ir.visit import walk

STAY = (n.Return, n.Break, n.Continue, n.Become)
"""What ends its block is not moved."""
Names = frozenset[str]


class Touched:
    """Reads and writes of statements of one program; everything a rule may do counts."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._known: dict[Any, tuple[Names, Names]] = {}

    def depend(self, a: n.Stmt, b: n.Stmt) -> bool:
        """Can they stand in the other order, with another meaning?"""
        if any(isinstance(x, STAY) for s in (a, b) for x in walk(s)) or _made(a) & _used(b):
            return False
        if isinstance(a, n.Finish) or isinstance(b, n.Finish):
            return True
        if isinstance(a, n.Assign) and isinstance(b, n.Assign) and _apart(a, b):
            return False
        (reads, writes), (reads_b, writes_b) = self.of(a), self.of(b)
        return bool(writes & (reads_b | writes_b) or reads & writes_b)

    def of(self, node: Any) -> tuple[Names, Names]:
        """Names read and written in a statement: fields, and locals."""
        reads: set[str] = set()
        writes: set[str] = set()
        for x in walk(node):
            match x:
                case n.State(name=name) | n.Var(name=name):
                    reads.add(name)
                case n.Assign(place=place) | n.AssignEach(place=place) | n.Mutate(place=place):
                    writes.add(_root(place))
            for block in self._called(x):
                more_reads, more_writes = block
                reads |= more_reads
                writes |= more_writes
            if isinstance(x, n.SetLocal):
                writes.add(x.var.name)
        return frozenset(reads), frozenset(writes)

    def _called(self, x: Any) -> list[tuple[Names, Names]]:
        p = self.program
        match x:
            case n.CallRule(rule=name) | n.After(rule=name):
                return [self._of_block(("rule", name), (p.rules.get(name) or p.helpers[name]).block)]
            case n.Call(function=name):
                return [self._of_block(("function", name), p.functions[name].block)]
            case n.CallColumn(table=table, column=column) | n.ColumnCall(table=table, column=column) | n.Become(table=table, column=column):
                blocks = [b.block for b in p.tables[table].code[column].bodies]
                return [self._of_block((table, column), tuple(s for block in blocks for s in block))]
            case _:
                return []

    def _of_block(self, key: Any, block: n.Block) -> tuple[Names, Names]:
        if key not in self._known:
            self._known[key] = (frozenset(), frozenset())
            found = [self.of(s) for s in block]
            fields = frozenset(self.program.state) | {"mover", "reward"}
            self._known[key] = (
                frozenset().union(*(r for r, _ in found)) & fields,
                frozenset().union(*(w for _, w in found)) & fields,
            )
        return self._known[key]


def _root(place: n.Expr) -> str:
    while isinstance(place, n.Index | n.Field | n.Unwrap | n.Convert | n.Slice | n.Some):
        place = place.base
    return place.name if isinstance(place, n.State | n.Var) else ""


def _apart(a: n.Assign, b: n.Assign) -> bool:
    """Do they write two fields of one record, and read nothing of it?"""
    one, two = a.place, b.place
    if not (isinstance(one, n.Field) and isinstance(two, n.Field) and one.base == two.base and one.name != two.name):
        return False
    root = _root(one)
    return not any(isinstance(x, n.State | n.Var) and x.name == root for s in (a, b) for x in walk(s.value))


def _made(s: n.Stmt) -> set[str]:
    """Locals that come into being in a statement."""
    made = set()
    for x in walk(s):
        if isinstance(x, n.SetLocal | n.Choose):
            made.add(x.var.name)
        if isinstance(x, n.CallRule | n.CallColumn | n.Mutate) and x.result is not None:
            made.add(x.result.name)
    return made


def _used(s: n.Stmt) -> set[str]:
    return {x.name for x in walk(s) if isinstance(x, n.Var)}
