"""The frame of each action: the state fields that it may change, itself or through what it calls."""

from __future__ import annotations

from specc.ir import nodes as n
from specc.ir.program import Program
from specc.ir.visit import walk_block


class Frames:
    """Fields written by blocks of one program, transitively."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._rules: dict[str, frozenset[str]] = {}
        self._columns: dict[tuple[str, str], frozenset[str]] = {}

    def of_block(self, block: n.Block) -> frozenset[str]:
        """The fields that a block writes."""
        found: frozenset[str] = frozenset()
        for x in walk_block(block):
            match x:
                case n.Assign(place=place) | n.AssignEach(place=place) | n.Mutate(place=place):
                    found |= self._root(place)
                case n.CallRule(rule=rule):
                    found |= self.of_rule(rule)
                case n.CallColumn(table=table, column=column) | n.Become(table=table, column=column):
                    found |= self.of_column(table, column)
        return found

    def of_rule(self, name: str) -> frozenset[str]:
        """The fields that a rule writes."""
        if name not in self._rules:
            self._rules[name] = frozenset()
            rule = self.program.rules.get(name) or self.program.helpers[name]
            self._rules[name] = self.of_block(rule.block)
        return self._rules[name]

    def of_column(self, table: str, column: str) -> frozenset[str]:
        """The fields that some row's body of a code column writes."""
        key = table, column
        if key not in self._columns:
            self._columns[key] = frozenset()
            bodies = self.program.tables[table].code[column].bodies
            self._columns[key] = frozenset().union(*(self.of_block(body.block) for body in bodies))
        return self._columns[key]

    def _root(self, place: n.Expr) -> frozenset[str]:
        while isinstance(place, n.Index | n.Field | n.Unwrap | n.Convert | n.Slice | n.Some):
            place = place.base
        return frozenset({place.name} if isinstance(place, n.State) and place.name in self.program.state else ())


def frames(program: Program) -> dict[str, tuple[str, ...]]:
    """Action (or "setup") → names of the fields, in the order of the spec. What ends and resolutions write counts for every action."""
    made = Frames(program)
    always = made.of_block(program.resolve).union(*(made.of_block(e.block) for e in program.ends))
    blocks = {**{name: a.block for name, a in program.actions.items()}, "setup": program.setup}
    written = {name: made.of_block(block) | always for name, block in blocks.items()}
    return {name: tuple(f for f in program.state if f in fields) for name, fields in written.items()}
