"""Wrong values for a constant: another one of its type, or the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from specc.ir import types as t


def others(kind: t.Type, value: Any) -> Iterator[Any]:
    """A value of the type that is clearly another one; none for a player (that is a kind of its own) and for text."""
    match kind:
        case t.BoolT():
            yield not value
        case t.IntT(name="Player"):
            return
        case t.IntT(lo, hi):
            new = value // 2 if value > 3 else value + 2
            fits = lo == hi or ((lo is None or lo <= new) and (hi is None or new <= hi))
            yield from [new] if fits else []
        case t.RealT():
            yield value * 2.0 if value else 1.0
        case t.BitsT(width):
            yield value ^ (1 << (width // 2))
        case t.EnumT() | t.RowT(rows=None):
            if t.count(kind) > 1:
                yield (value + 1) % t.count(kind)
        case t.SetT():
            if isinstance(value, frozenset) and value:
                yield value - {max(value, key=repr)}
        case t.OptT(inner) if value is not None:
            yield from others(inner, value)
        case t.ArrayT() | t.ListT():
            yield from _one_element(kind.element, value, others)


def neighbours(kind: t.Type, value: Any) -> Iterator[Any]:
    """One more and one less, where the type has them."""
    match kind:
        case t.IntT(name="Player"):
            return
        case t.IntT(lo, hi):
            # the type of a literal is its value alone: it may be anything
            yield from (v for v in (value + 1, value - 1) if lo == hi or ((lo is None or lo <= v) and (hi is None or v <= hi)))
        case t.BitsT(width):
            yield from (v for v in (value + 1, value - 1) if 0 <= v < 2**width)


def _one_element(element: t.Type, value: Any, change: Any) -> Iterator[Any]:
    """The array or list with its first element that can be changed changed."""
    if isinstance(value, tuple):
        for i, x in enumerate(value):
            for new in change(element, x):
                yield (*value[:i], new, *value[i + 1 :])
                return
