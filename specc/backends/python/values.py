"""Static values as Python text."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from specc.backends.python.kinds import Kinds, listed
from specc.ir import types as t


class Values:
    """Writes static values; long ones can be put into constants of the module."""

    LONG = 60

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        self.constants: dict[tuple[t.Type, Any], tuple[str, str]] = {}
        """Type and value → name, text."""
        self._row_names = {
            name: {row for row, n in Counter(table.rows).items() if n == 1 and row.isidentifier()}
            for name, table in kinds.program.tables.items()
        }

    def text(self, v: Any, type_: t.Type) -> str:
        """The value where it is used: a literal, or the constant that holds it."""
        literal = self.literal(v, type_)
        if len(literal) <= self.LONG or isinstance(type_, t.TextT):
            return literal
        if (type_, v) not in self.constants:
            name = self.kinds.names.new(f"VALUE_{len(self.constants) + 1}")
            self.constants[type_, v] = (name, literal)
        return self.constants[type_, v][0]

    def literal(self, v: Any, type_: t.Type) -> str:
        """The value written out."""
        match type_:
            case t.OptT(inner):
                return "None" if v is None else self.literal(v, inner)
            case t.NoneT():
                return "None"
            case t.BoolT():
                return str(bool(v))
            case t.BitsT(width):
                return f"0x{v:x}" if v > 9 and width >= 8 else str(int(v))
            case t.IntT() | t.CyclicT():
                return str(int(v))
            case t.RealT(32):
                return f"f32({shortest(v)})"
            case t.RealT():
                return repr(float(v))
            case t.TextT():
                return repr(v)
            case t.EnumT(_, members):
                return f"{self.kinds.cls(type_)}.{self.kinds.part(type_, members[v])}"
            case t.RowT(table):
                return self.row(table, v)
            case t.ProductT(_, fields) | t.RecordT(_, fields):
                parts = [v[name] for name, _ in fields] if isinstance(v, dict) else v
                return f"{self.kinds.cls(type_)}({self._list(parts, [f for _, f in fields])})"
            case t.UnionT(_, parts):
                return f"{self.kinds.cls(type_)}({v[0]}, {self.literal(v[1], parts[v[0]])})"
            case t.TupleT(items):
                return f"({self._list(v, items)},)" if len(items) == 1 else f"({self._list(v, items)})"
            case t.SetT(element):
                return self._set(v, element)
            case _:
                return self._collection(v, type_)

    def row(self, table: str, index: int) -> str:
        """A row of a table, by its name if it has one of its own."""
        name = self.kinds.program.tables[table].rows[index]
        constant = self.kinds.tables[table].kind
        return f"{constant}.{name}" if self._named(table, name) else f"{constant}[{index}]"

    def _named(self, table: str, name: str) -> bool:
        import keyword

        return name in self._row_names[table] and not keyword.iskeyword(name) and not hasattr(tuple, name) and name not in ("names", "fill")

    def _list(self, values: Any, types: Any) -> str:
        return ", ".join(self.literal(x, type_) for x, type_ in zip(values, types, strict=True))

    def _set(self, v: Any, element: t.Type) -> str:
        if not v:
            return "frozenset()"
        if t.is_finite(element) and t.count(element) == len(v) > 4:
            return f"frozenset({self.kinds.values(element)})"
        ordered = sorted(v, key=lambda x: t.ordinal(element, x)) if t.is_finite(element) else sorted(v)
        return "frozenset({" + ", ".join(self.literal(x, element) for x in ordered) + "})"

    def _collection(self, v: Any, type_: t.Type) -> str:
        match type_:
            case t.ListT(element):
                return "[" + ", ".join(self.literal(x, element) for x in v) + "]"
            case t.PoolT(element, cap):
                slots = [*v, *[None] * (cap - len(v))]
                return "[" + ", ".join("None" if x is None else self.literal(x, element) for x in slots) + "]"
            case t.PileT(element):
                return self._pile(v, element)
            case t.BagT(element):
                return self._array(_counts(v, element), t.ArrayT(t.ANY_INT, (element,)))
            case t.ArrayT():
                return self._array(v, type_)
            case _:
                raise TypeError(f"no Python form of a static {t.show(type_)}")

    def _pile(self, v: Any, element: t.Type) -> str:
        kind = self.kinds.kind_constant(element)
        if isinstance(v, dict):
            parts = [v.get(name, ()) for name in ("loose", "top", "bottom")]
        elif isinstance(v, tuple) and len(v) == 3 and all(isinstance(x, tuple | frozenset | list) for x in v) and v != ((), (), ()):
            parts = list(v)
        else:
            parts = [v, (), ()]
        if not parts[1] and not parts[2] and len(parts[0]) == t.count(element):
            return f"Pile({kind}, {self.kinds.values(element)})"
        loose = sorted(parts[0], key=lambda x: t.ordinal(element, x))
        written = ["[" + ", ".join(self.literal(x, element) for x in part) + "]" for part in (loose, *parts[1:])]
        while len(written) > 1 and written[-1] == "[]":
            written.pop()
        return f"Pile({kind}, {', '.join(written)})" if written != ["[]"] else f"Pile({kind})"

    def _array(self, v: Any, type_: t.ArrayT) -> str:
        elements = flat(v, len(type_.dims))
        written = [self.literal(x, type_.element) for x in elements]
        if len(written) > 3 and len(set(written)) == 1:
            return f"{self.kinds.kind_constant(type_)}.filled({written[0]})"
        if listed(type_.dims):
            return "[" + ", ".join(written) + "]"
        if len(type_.dims) == 1:
            keys = [self.literal(k, type_.dims[0]) for k in t.values(type_.dims[0])]
            if len(keys) <= 12:
                return "{" + ", ".join(f"{k}: {x}" for k, x in zip(keys, written, strict=True)) + "}"
        return f"{self.kinds.kind_constant(type_)}.of([{', '.join(written)}])"


def _counts(v: Any, element: t.Type) -> tuple[int, ...]:
    """A static bag as one count for each possible member."""
    if isinstance(v, dict):
        return tuple(v.get(x, 0) for x in t.values(element))
    return tuple(v) if v else (0,) * t.count(element)


def shortest(v: float) -> str:
    """The shortest decimal that rounds to the same 32-bit real."""
    return repr(float(str(np.float32(v))))


def flat(v: Any, depth: int) -> list[Any]:
    """The elements of nested tuples in order."""
    return list(v) if depth == 1 else [x for part in v for x in flat(part, depth - 1)]
