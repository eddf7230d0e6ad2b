"""Narrowing: which values are known to be present when a condition holds, or when it does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.elaborate.body import Body, Facts

NOTHING: Facts = frozenset()


def implied(b: Body, e: n.Expr, truth: bool) -> Facts:
    """Expressions of optional type that are present when `e` is `truth`."""
    match e:
        case n.Present(base):
            return frozenset({base}) if truth else NOTHING
        case n.Not(operand):
            return implied(b, operand, not truth)
        case n.And(operands) | n.Or(operands):
            if isinstance(e, n.And) == truth:
                found = NOTHING
                for o in operands:
                    found |= implied(b, o, truth)
                return found
            sets = [implied(b, o, truth) for o in operands]
            common = sets[0]
            for s in sets[1:]:
                common &= s
            return common
        case n.Compare(op, left, right):
            if (op == "==" and truth) or (op == "!=" and not truth):
                return _equal(left, right)
            if (op == "!=" and truth) or (op == "==" and not truth):
                return _unequal(left, right)
            return NOTHING
        case n.InPart(base, part):
            assert isinstance(base.type, t.UnionT)
            parts = base.type.parts
            if truth:
                return frozenset({n.Convert(base, type=parts[part])})
            return frozenset({n.Convert(base, type=parts[1 - part])}) if len(parts) == 2 else NOTHING
        case n.Member(item, _):
            return frozenset({item.base}) if truth and isinstance(item, n.Present) else NOTHING
        case n.Var(name):
            for variable in b.locals.values():
                if variable.local.name == name:
                    return variable.truth[0 if truth else 1]
            return NOTHING
        case _:
            return NOTHING


def _equal(left: n.Expr, right: n.Expr) -> Facts:
    found: set[n.Expr] = set()
    for a, b in ((left, right), (right, left)):
        if isinstance(a.type, t.OptT) and _surely_there(b):
            found.add(a)
    return frozenset(found)


def _unequal(left: n.Expr, right: n.Expr) -> Facts:
    found: set[n.Expr] = set()
    for a, b in ((left, right), (right, left)):
        if isinstance(a.type, t.OptT) and isinstance(b, n.Const) and b.value is None:
            found.add(a)
    return frozenset(found)


def _surely_there(e: n.Expr) -> bool:
    return isinstance(e, n.Some) or (isinstance(e, n.Const) and e.value is not None) or not isinstance(e.type, t.OptT)
