"""How values are kept: numbers while a step is computed, narrow words in the state.

While computing: whole numbers, enums, rows, products and unions are int32 (ints keep their value, products and unions their ordinal),
words of bits keep a dtype of 8, 16 or 32 bits, an absent finite value is the number past the end, other optionals are pairs.
"""

from __future__ import annotations

from typing import Any

from specc.ir import types as t

INFINITE = 2**31 - 1


def is_scalar(kind: t.Type) -> bool:
    """Is the value one number (of any dtype)?"""
    match kind:
        case t.OptT(inner):
            return t.is_finite(inner)
        case t.BitsT(width):
            return width <= 32
        case t.RealT():
            return True
        case _:
            return is_whole(kind) or isinstance(kind, t.BoolT)


def is_whole(kind: t.Type) -> bool:
    """Is the value an int32 while a step is computed?"""
    match kind:
        case t.IntT() | t.CyclicT() | t.EnumT() | t.RowT() | t.UnionT() | t.ProductT():
            return True
        case t.OptT(inner):
            return t.is_finite(inner)
        case _:
            return False


def wide_optional(kind: t.Type) -> bool:
    """An optional that is kept as a pair (present, value)."""
    return isinstance(kind, t.OptT) and not t.is_finite(kind.inner)


def absent(kind: t.Type) -> int:
    """The number that means "absent" for a finite optional type."""
    assert isinstance(kind, t.OptT), kind
    return past_end(kind.inner)


def past_end(kind: t.Type) -> int:
    """One more than the greatest number of a finite type."""
    match kind:
        case t.IntT(_, int(hi)):
            return hi + 1
        case t.RowT(_, count):
            return count
        case t.OptT(inner):
            return past_end(inner) + 1
        case _:
            return t.count(kind)


def low(kind: t.Type) -> int:
    """The least number of a finite type."""
    match kind:
        case t.IntT(int(lo), _):
            return lo
        case t.OptT(inner):
            return low(inner)
        case _:
            return 0


def subset_rows(kind: t.Type) -> tuple[int, ...] | None:
    """The rows of a subset type, for which a number is not its position."""
    match kind:
        case t.RowT(_, _, rows):
            return rows
        case t.OptT(inner):
            return subset_rows(inner)
        case _:
            return None


def number(kind: t.Type, value: Any) -> Any:
    """A static value of a scalar type as it is while computing."""
    match kind:
        case t.BoolT():
            return bool(value)
        case t.RealT():
            return float(value)
        case t.OptT(inner):
            return past_end(inner) if value is None else int(number(inner, value))
        case t.ProductT() | t.UnionT():
            return t.ordinal(kind, value)
        case _:
            return int(value)


def word_dtype(width: int) -> str:
    """The dtype of a word of bits."""
    return "uint8" if width <= 8 else "uint16" if width <= 16 else "uint32"


def int_range(kind: t.Type) -> tuple[int, int]:
    """The least and greatest number that a whole type (with its absent mark) can be."""
    match kind:
        case t.IntT(lo, hi):
            return (-INFINITE if lo is None else lo, INFINITE if hi is None else hi)
        case t.OptT(inner):
            return (min(int_range(inner)[0], past_end(inner)), past_end(inner))
        case t.RowT(_, count):
            return (0, count - 1)
        case _:
            return (0, t.count(kind) - 1)


def dtype(kind: t.Type) -> str:
    """The dtype of a scalar while computing."""
    match kind:
        case t.BoolT():
            return "bool_"
        case t.BitsT(width):
            return word_dtype(width)
        case t.RealT(width):
            return f"float{width}"
        case _:
            return "int32"


def stored_dtype(kind: t.Type) -> str:
    """The dtype of a scalar in the state."""
    if not is_whole(kind):
        return dtype(kind)
    lo, hi = int_range(kind)
    for name, least, greatest in (("uint8", 0, 255), ("int8", -128, 127), ("uint16", 0, 65535), ("int16", -32768, 32767)):
        if least <= lo and hi <= greatest:
            return name
    return "int32"


def counter_dtype(greatest: int) -> str:
    """The dtype of a counter from 0."""
    return "uint8" if greatest <= 255 else "uint16" if greatest <= 65535 else "int32"


def shape(kind: t.Type) -> tuple[int, ...]:
    """The axes of an array type, those of nested arrays after."""
    if isinstance(kind, t.ArrayT):
        return tuple(t.count(d) for d in kind.dims) + shape(kind.element)
    return ()


def words(kind: t.Type) -> int:
    """How many words of 32 bits a value takes that lives across a question."""
    match kind:
        case t.BoolT():
            return 1
        case t.SetT(element):
            return -(-t.count(element) // 32)
        case t.ArrayT(element, dims):
            n = 1
            for d in dims:
                n *= t.count(d)
            return (
                -(-n // 32)
                if isinstance(element, t.BoolT)
                else n * words(element)
                if not isinstance(element, t.SetT)
                else -(-n * t.count(element) // 32)
            )
        case t.RecordT(_, fields):
            return sum(words(f) for _, f in fields)
        case t.TupleT(items):
            return sum(words(i) for i in items)
        case t.BitsT(width):
            return 2 if width == 64 else 1
        case t.RealT(width):
            return width // 32
        case t.BagT(element, _):
            return t.count(element)
        case t.ListT(element, cap):
            return 1 + words(t.ArrayT(element, (t.IntT(0, cap - 1),)))
        case t.PoolT(element, cap):
            return -(-cap // 32) + words(t.ArrayT(element, (t.IntT(0, cap - 1),)))
        case t.OptT(inner):
            return 1 if t.is_finite(inner) else 1 + words(inner)
        case _:
            return 1
