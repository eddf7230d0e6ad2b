"""Checks that the reference makes while it evaluates an expression, as conditions under which a step is a fault.

What is looked at: numbers stored in a narrower range, indices, and `x!`, outside of comprehensions and of the functions that are called.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from dataclasses import dataclass

from specc.backends.jax import layout
from specc.backends.jax.expressions import Expressions, atom
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import parts
from specc.passes.merge_statements import ByBody

RANGE, ABSENT = 2, 6
"""Error codes: a number or an index is out of its range; `!` of an absent value."""
BINDERS = (n.Comp, n.Grow, n.After, n.Can, n.Stuck)


@dataclass(frozen=True)
class Guard:
    """The step fails with `code` where `bad` holds and all of `where`."""

    where: tuple[str, ...]
    bad: str
    code: int


def own_expressions(s: object) -> Iterator[n.Expr]:
    """The expressions that stand directly in a statement, not those of statements in it."""
    for f in dataclasses.fields(s):  # type: ignore[arg-type]
        waiting = [getattr(s, f.name)]
        while waiting:
            value = waiting.pop(0)
            if isinstance(value, n.Expr):
                yield value
            elif isinstance(value, tuple) and not any(isinstance(part, n.Stmt) for part in value):
                waiting += value


def guards(x: Expressions, e: object, where: tuple[str, ...] = ()) -> Iterator[Guard]:
    """The checks of an expression, in the order in which it is evaluated."""
    match e:
        case _ if isinstance(e, BINDERS) or not isinstance(e, n.Expr):
            return
        case n.If(test, then, otherwise):
            yield from guards(x, test, where)
            if _needed(then) or _needed(otherwise):
                text = atom(x.expr(test))
                yield from guards(x, then, (*where, text))
                yield from guards(x, otherwise, (*where, f"~{text}"))
        case ByBody(selector, options):
            for bodies, value in options:
                if _needed(value):
                    yield from guards(x, value, (*where, atom(x.runs(selector, bodies))))
        case n.And(operands) | n.Or(operands):
            for operand in operands:
                yield from guards(x, operand, where)
                text = atom(x.expr(operand))
                where = (*where, text if isinstance(e, n.And) else f"~{text}")
        case _:
            for part in parts(e):
                yield from guards(x, part, where)
            bad, code = _own(x, e)
            if bad:
                yield Guard(where, bad, code)


def _needed(e: object) -> bool:
    """Is anything in the expression checked?"""
    if isinstance(e, BINDERS) or not isinstance(e, n.Expr):
        return False
    inside = [value for _, value in e.options] if isinstance(e, ByBody) else parts(e)
    return getattr(e, "checked", False) is True or any(_needed(part) for part in inside)


def _own(x: Expressions, e: n.Expr) -> tuple[str, int]:
    match e:
        case n.Convert(base, True) if layout.is_whole(e.type) and not isinstance(e.type, t.OptT):
            return outside(x.expr(base), base.type, e.type), RANGE
        case n.Unwrap(base, True):
            return f"~({x.present(base)})", ABSENT
        case n.Index(base, indices, True):
            tests = [test for test in _positions(x, base, indices) if test]
            return " | ".join(atom(test) for test in tests), RANGE
        case _:
            return "", RANGE


def _positions(x: Expressions, base: n.Expr, indices: tuple[n.Expr, ...]) -> Iterator[str]:
    match base.type:
        case t.ArrayT(_, dims):
            for i, d in zip(indices, dims, strict=False):
                if isinstance(i.type, t.IntT) and isinstance(d, t.IntT):
                    yield outside(x.expr(i), i.type, d)
        case t.ListT():
            place, text = atom(x.expr(indices[0])), atom(x.expr(base))
            yield f"({place} < 0) | ({place} >= {text}.size)"


def outside(text: str, have: t.Type, want: t.Type) -> str:
    """Is a whole number out of the range of a type? Sides that its own type rules out are left away."""
    lo, hi = layout.int_range(want)
    low, high = (have.lo, have.hi) if isinstance(have, t.IntT) else (None, None)
    tests = []
    if low is None or low < lo:
        tests.append(f"{atom(text)} < {lo}")
    if high is None or high > hi:
        tests.append(f"{atom(text)} > {hi}")
    return " | ".join(f"({test})" for test in tests) if len(tests) > 1 else "".join(tests)
