"""The types of the rules language after elaboration. Frozen, compared by structure."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product as cartesian
from typing import Any


@dataclass(frozen=True)
class Type:
    """Base of all types."""


@dataclass(frozen=True)
class ErrorT(Type):
    """The type of something already complained about: fits everything, so that one mistake gives one message."""


@dataclass(frozen=True)
class NoneT(Type):
    """The type of a bare `none` before the expected type is known."""


@dataclass(frozen=True)
class BoolT(Type):
    pass


@dataclass(frozen=True)
class IntT(Type):
    """A mathematical integer between lo and hi, both included; None: unknown bound. `name` is the alias (`Player`, `Col`),
    not part of equality."""

    lo: int | None
    hi: int | None
    name: str = field(default="", compare=False)


@dataclass(frozen=True)
class CyclicT(Type):
    """Integers modulo n."""

    n: int
    name: str = field(default="", compare=False)


@dataclass(frozen=True)
class BitsT(Type):
    """Integers modulo 2**width, 1..32, or 64 (fingerprints). `fields`: names of packed parts (most significant first), with widths."""

    width: int
    fields: tuple[tuple[str, int], ...] = ()
    name: str = field(default="", compare=False)


@dataclass(frozen=True)
class RealT(Type):
    """IEEE float of 32 or 64 bits."""

    width: int = 32


@dataclass(frozen=True)
class EnumT(Type):
    name: str
    members: tuple[str, ...]


@dataclass(frozen=True)
class ProductT(Type):
    """A product of finite types, itself finite; ordinals are row-major."""

    name: str
    fields: tuple[tuple[str, Type], ...]


@dataclass(frozen=True)
class UnionT(Type):
    """A disjoint union of finite types; ordinals count through the parts in order. Static values are (part number, value)."""

    name: str
    parts: tuple[Type, ...]


@dataclass(frozen=True)
class RowT(Type):
    """A row of a table. `rows` are the ordinals of a static subset (`T if cond`), None for the whole table."""

    table: str
    count: int
    rows: tuple[int, ...] | None = None
    name: str = field(default="", compare=False)


@dataclass(frozen=True)
class RecordT(Type):
    """A record with at least one field that is not finite."""

    name: str
    fields: tuple[tuple[str, Type], ...]


@dataclass(frozen=True)
class TupleT(Type):
    """Several results of a rule or function."""

    items: tuple[Type, ...]


@dataclass(frozen=True)
class OptT(Type):
    inner: Type


@dataclass(frozen=True)
class ArrayT(Type):
    element: Type
    dims: tuple[Type, ...]


@dataclass(frozen=True)
class SetT(Type):
    element: Type


@dataclass(frozen=True)
class BagT(Type):
    element: Type
    cap: int


@dataclass(frozen=True)
class ListT(Type):
    element: Type
    cap: int


@dataclass(frozen=True)
class PileT(Type):
    """Cards whose order is decided when something first depends on it."""

    element: Type


@dataclass(frozen=True)
class PoolT(Type):
    """Unordered slots that keep their place."""

    element: Type
    cap: int


@dataclass(frozen=True)
class TextT(Type):
    """Text known when the spec is built; for labels, glyphs and rendering."""


BOOL, REAL32, REAL64, TEXT, ERROR, NONE = BoolT(), RealT(32), RealT(64), TextT(), ErrorT(), NoneT()
ANY_INT = IntT(None, None)


def is_finite(t: Type) -> bool:
    """Can it be an index, an action parameter, an element of a set?"""
    match t:
        case BoolT() | EnumT() | RowT() | CyclicT() | UnionT():
            return True
        case IntT(lo, hi):
            return lo is not None and hi is not None
        case BitsT(width):
            return width <= 16
        case ProductT(_, fields):
            return all(is_finite(f) for _, f in fields)
        case OptT(inner):
            return is_finite(inner)
        case _:
            return False


def count(t: Type) -> int:
    """The number of values of a finite type."""
    match t:
        case ErrorT():
            return 1
        case BoolT():
            return 2
        case EnumT(_, members):
            return len(members)
        case RowT(_, n, rows):
            return n if rows is None else len(rows)
        case CyclicT(n):
            return n
        case IntT(int(lo), int(hi)):
            return hi - lo + 1
        case BitsT(width):
            return int(2**width)
        case UnionT(_, parts):
            return sum(count(p) for p in parts)
        case ProductT(_, fields):
            n = 1
            for _, f in fields:
                n *= count(f)
            return n
        case OptT(inner):
            return count(inner) + 1
        case _:
            raise NotFinite(f"`{show(t)}` is not finite")


MOST_VALUES = 2**20
"""More values than this are never listed."""


class TooLarge(Exception):
    """A finite type with so many values that they cannot be listed."""


class NotFinite(TypeError):
    """A type whose values cannot be listed at all."""


def values(t: Type) -> list[Any]:
    """All values of a finite type in order, as static values (enum and row: ordinal; product: tuple; union: (part, value);
    absent: None, last)."""
    if count(t) > MOST_VALUES:
        raise TooLarge(f"`{show(t)}` has {count(t)} values")
    match t:
        case ErrorT():
            return [0]
        case BoolT():
            return [False, True]
        case EnumT() | CyclicT():
            return list(range(count(t)))
        case RowT(_, n, rows):
            return list(range(n)) if rows is None else list(rows)
        case IntT(int(lo), int(hi)):
            return list(range(lo, hi + 1))
        case BitsT(width):
            return list(range(2**width))
        case UnionT(_, parts):
            return [(i, v) for i, p in enumerate(parts) for v in values(p)]
        case ProductT(_, fields):
            return [tuple(v) for v in cartesian(*(values(f) for _, f in fields))]
        case OptT(inner):
            return [*values(inner), None]
        case _:
            raise NotFinite(f"`{show(t)}` is not finite")


def ordinal(t: Type, v: Any) -> int:
    """The position of a static value in `values(t)` (for an absent optional: the count of the inner type)."""
    match t:
        case ErrorT():
            return 0
        case BoolT() | EnumT() | CyclicT() | BitsT():
            return int(v)
        case RowT(_, _, rows):
            return int(v) if rows is None else rows.index(v)
        case IntT(int(lo), _):
            return int(v) - lo
        case UnionT(_, parts):
            part, value = v
            return sum(count(p) for p in parts[:part]) + ordinal(parts[part], value)
        case ProductT(_, fields):
            n = 0
            for (_, f), part in zip(fields, v, strict=True):
                n = n * count(f) + ordinal(f, part)
            return n
        case OptT(inner):
            return count(inner) if v is None else ordinal(inner, v)
        case _:
            raise NotFinite(f"`{show(t)}` is not finite")


def show(t: Type) -> str:
    """The type as a person writes it."""
    match t:
        case ErrorT():
            return "?"
        case NoneT():
            return "none"
        case BoolT():
            return "bool"
        case IntT(lo, hi, name):
            return name or ("int" if lo is None or hi is None else str(lo) if lo == hi else f"{lo}..{hi}")
        case CyclicT(n, name):
            return name or f"cyclic({n})"
        case BitsT(width, fields, name):
            return name or (f"u{width}" if width in (8, 16, 32) else f"bits({width})")
        case RealT():
            return "real"
        case EnumT(name, members):
            return name or f"enum({', '.join(members)})"
        case ProductT(name, fields) | RecordT(name, fields):
            return name or "(" + ", ".join(f"{n}: {show(f)}" for n, f in fields) + ")"
        case UnionT(name, parts):
            return name or " | ".join(show(p) for p in parts)
        case RowT(table, _, _, name):
            return name or table
        case TupleT(items):
            return "(" + ", ".join(show(i) for i in items) + ")"
        case OptT(inner):
            return show(inner) + "?"
        case ArrayT(element, dims):
            return f"{show(element)}[{', '.join(show(d) for d in dims)}]"
        case SetT(element):
            return f"set({show(element)})"
        case BagT(element, cap):
            return f"bag({show(element)}, {cap})"
        case ListT(element, cap):
            return f"list({show(element)}, {cap})"
        case PileT(element):
            return f"pile({show(element)})"
        case PoolT(element, cap):
            return f"pool({show(element)}, {cap})"
        case TextT():
            return "text"
        case _:
            return str(t)
