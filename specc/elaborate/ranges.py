"""Interval arithmetic: what an integer expression can be, from what its operands can be."""

from __future__ import annotations

from specc.ir import types as t

Bound = int | None


def interval(kind: t.Type) -> tuple[Bound, Bound]:
    """Smallest and largest value; None: not known."""
    match kind:
        case t.IntT(lo, hi):
            return lo, hi
        case t.BitsT(width):
            return 0, 2**width - 1
        case t.CyclicT(size):
            return 0, size - 1
        case t.BoolT():
            return 0, 1
        case _:
            return None, None


def arith_range(op: str, left: t.Type, right: t.Type) -> t.IntT:
    """The type of `left op right` on mathematical integers."""
    (a, b), (c, d) = interval(left), interval(right)
    match op:
        case "+":
            return t.IntT(_add(a, c), _add(b, d))
        case "-":
            return t.IntT(_sub(a, d), _sub(b, c))
        case "*":
            return _corners(lambda x, y: x * y, a, b, c, d)
        case "//":
            if c is not None and c > 0 and d is not None and a is not None and b is not None:
                return _corners(lambda x, y: x // y, a, b, c, d)
            if c is not None and c > 0 and a is not None and a >= 0:
                return t.IntT(0, b)
        case "%":
            if c is not None and c > 0 and d is not None:
                if a is not None and b is not None and 0 <= a and b < c:
                    return t.IntT(a, b)
                return t.IntT(0, d - 1)
        case "**":
            if a is not None and b is not None and c is not None and d is not None and a >= 0 and c >= 0 and d <= 64:
                return t.IntT(a**c, b**d)
        case "<<":
            if a is not None and b is not None and c is not None and d is not None and a >= 0 and c >= 0 and d <= 64:
                return t.IntT(a << c, b << d)
        case ">>":
            if a is not None and b is not None and c is not None and d is not None and a >= 0 and c >= 0:
                return t.IntT(a >> d, b >> c)
        case "&":
            if a is not None and a >= 0 and c is not None and c >= 0:
                known = [x for x in (b, d) if x is not None]
                return t.IntT(0, min(known) if known else None)
        case "|" | "^":
            if a is not None and a >= 0 and c is not None and c >= 0 and b is not None and d is not None:
                return t.IntT(0, (1 << max(b, d).bit_length()) - 1)
        case _:
            pass
    return t.ANY_INT


def join_range(left: t.Type, right: t.Type) -> t.IntT:
    """The smallest interval that holds both."""
    (a, b), (c, d) = interval(left), interval(right)
    return t.IntT(None if a is None or c is None else min(a, c), None if b is None or d is None else max(b, d))


def smallest(kinds: list[t.Type]) -> t.IntT:
    """The type of `min(…)`."""
    bounds = [interval(k) for k in kinds]
    lows, highs = [x for x, _ in bounds if x is not None], [y for _, y in bounds if y is not None]
    return t.IntT(min(lows) if len(lows) == len(bounds) else None, min(highs, default=None))


def largest(kinds: list[t.Type]) -> t.IntT:
    """The type of `max(…)`."""
    bounds = [interval(k) for k in kinds]
    lows, highs = [x for x, _ in bounds if x is not None], [y for _, y in bounds if y is not None]
    return t.IntT(max(lows, default=None), max(highs) if len(highs) == len(bounds) else None)


def within(value: t.Type, place: t.Type) -> bool:
    """Is every value of the first type in the range of the second?"""
    (a, b), (c, d) = interval(value), interval(place)
    return (c is None or (a is not None and a >= c)) and (d is None or (b is not None and b <= d))


def apart(value: t.Type, place: t.Type) -> bool:
    """Can no value of the first type be in the range of the second?"""
    (a, b), (c, d) = interval(value), interval(place)
    return (a is not None and d is not None and a > d) or (b is not None and c is not None and b < c)


def _add(a: Bound, b: Bound) -> Bound:
    return None if a is None or b is None else a + b


def _sub(a: Bound, b: Bound) -> Bound:
    return None if a is None or b is None else a - b


def _corners(f: object, a: Bound, b: Bound, c: Bound, d: Bound) -> t.IntT:
    if a is None or b is None or c is None or d is None or not callable(f):
        return t.ANY_INT
    corners = [f(x, y) for x in (a, b) for y in (c, d)]
    return t.IntT(min(corners), max(corners))
