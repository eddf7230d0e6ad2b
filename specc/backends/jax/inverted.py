"""Sets that are spread over a static relation, turned round.

    {y for z in s for y in adj4(z) if c}   →   [any(z in s and c for z in sources[y]) for y in T]

The first form scatters many values into a mask, the second gathers a few for each cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specc.backends.jax import layout
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.evaluate import NotStatic

if TYPE_CHECKING:
    from specc.backends.jax.view import Generator


def inverted(g: Generator, e: n.Comp) -> n.Comp | None:
    """The turned comprehension (its mask is the set), or None if the set is not of that form."""
    if len(e.clauses) < 2 or not isinstance(e.element, n.Var) or not isinstance(e.type, t.SetT):
        return None
    first, second, *rest = e.clauses
    if not isinstance(first, n.ForClause) or not isinstance(second, n.ForClause) or not all(isinstance(c, n.IfClause) for c in rest):
        return None
    if e.element.name != second.var.name or second.var.type != e.type.element:
        return None
    inside = _membership(first)
    relation = _relation(g, first, second)
    if inside is None or relation is None:
        return None
    source, target = first.var.type, second.var.type
    if layout.subset_rows(source) is not None or layout.subset_rows(target) is not None:
        return None
    sources: list[list[Any]] = [[] for _ in range(t.count(target))]
    for z, ys in zip(t.values(source), relation, strict=True):
        for y in ys:
            if z not in sources[t.ordinal(target, y)]:
                sources[t.ordinal(target, y)].append(z)
    most = max(len(s) for s in sources)
    if not 0 < most <= 16:
        return None
    table = n.Const(tuple(tuple(s) for s in sources), type=t.ArrayT(t.ListT(source, most), (target,)))
    row = n.Index(table, (n.Var(second.var.name, type=target),), type=t.ListT(source, most))
    tests = (*inside, *(c.test for c in rest if isinstance(c, n.IfClause)))
    condition = n.And(tests, type=t.BOOL) if len(tests) != 1 else tests[0]
    some = n.Comp("any", condition, (n.ForClause(first.var, n.ValueDomain(row)),), type=t.BOOL)
    return n.Comp("array", some, (n.ForClause(second.var, n.TypeDomain(target)),), type=t.ArrayT(t.BOOL, (target,)))


def _membership(clause: n.ForClause) -> tuple[n.Expr, ...] | None:
    z = n.Var(clause.var.name, type=clause.var.type)
    match clause.domain:
        case n.TypeDomain():
            return ()
        case n.ValueDomain(value) if isinstance(value.type, t.SetT) and value.type.element == clause.var.type:
            return (n.Member(z, value, type=t.BOOL),)
        case _:
            return None


def _relation(g: Generator, first: n.ForClause, second: n.ForClause) -> list[Any] | None:
    """The values of a static function at all values of the first binder."""
    if not isinstance(second.domain, n.ValueDomain):
        return None
    call = second.domain.value
    if not isinstance(call, n.Call) or not g.program.functions[call.function].static or not t.is_finite(first.var.type):
        return None
    if sum(isinstance(a, n.Var) and a.name == first.var.name for a in call.args) != 1:
        return None
    if not all(isinstance(a, n.Const) or (isinstance(a, n.Var) and a.name == first.var.name) for a in call.args):
        return None
    if t.count(first.var.type) > 1024:
        return None
    out = []
    try:
        for z in t.values(first.var.type):
            args = tuple(a.value if isinstance(a, n.Const) else z for a in call.args)
            ys = g.evaluator.call(call.function, args)
            out.append([y for y in ys if y is not None])
    except (NotStatic, ValueError, TypeError, KeyError, ArithmeticError):
        return None
    return out
