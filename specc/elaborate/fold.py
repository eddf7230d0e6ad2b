"""Constant folding while elaborating: an expression over static values is its value."""

from __future__ import annotations

from specc.elaborate.body import Body
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.evaluate import NotStatic

_FOLDED = (
    n.Arith | n.ArrayArith | n.MatMul | n.Negate | n.Invert | n.Index | n.Slice | n.Field | n.Compare | n.Member | n.Builtin | n.Item
    | n.MakeProduct | n.MakeTuple | n.MakeArray | n.MakeSet | n.SetOp | n.Shift | n.Convert | n.Some | n.Unwrap | n.Present | n.Not
    | n.RowAt | n.Call | n.Fill | n.InPart
)  # fmt: skip


def fold(b: Body, e: n.Expr) -> n.Expr:
    """The value of the expression if all its parts are static, else the expression (simplified if a condition is decided)."""
    match e:
        case n.And(operands) if any(isinstance(o, n.Const) and isinstance(o.type, t.BoolT) for o in operands):
            if any(isinstance(o, n.Const) and o.value is False for o in operands):
                return n.Const(False, type=t.BOOL, span=e.span)
            rest = tuple(o for o in operands if not isinstance(o, n.Const))
            return (
                n.Const(True, type=t.BOOL, span=e.span)
                if not rest
                else rest[0]
                if len(rest) == 1
                else n.And(rest, type=t.BOOL, span=e.span)
            )
        case n.Or(operands) if any(isinstance(o, n.Const) and isinstance(o.type, t.BoolT) for o in operands):
            if any(isinstance(o, n.Const) and o.value is True for o in operands):
                return n.Const(True, type=t.BOOL, span=e.span)
            rest = tuple(o for o in operands if not isinstance(o, n.Const))
            return (
                n.Const(False, type=t.BOOL, span=e.span)
                if not rest
                else rest[0]
                if len(rest) == 1
                else n.Or(rest, type=t.BOOL, span=e.span)
            )
        case n.If(test, then, otherwise) if isinstance(test, n.Const) and isinstance(test.type, t.BoolT):
            chosen = then if test.value else otherwise
            return chosen if chosen.type == e.type or not isinstance(chosen, n.Const) else n.Const(chosen.value, type=e.type, span=e.span)
        case n.Convert(base, checked) if checked and isinstance(base, n.Const):
            return e
        case _ if isinstance(e, _FOLDED) and _static_parts(e):
            return evaluated(b, e)
        case n.Comp() if b.static and not e.type == t.ERROR:
            return evaluated(b, e) if b.elab.closed(e) else e
        case _:
            return e


def _static_parts(e: n.Expr) -> bool:
    from specc.ir.visit import parts

    inner = list(parts(e))
    if isinstance(e, n.Call) and not inner:
        return True
    if isinstance(e, n.MakeSet | n.MakeArray | n.MakeTuple) and not inner:
        return True
    return bool(inner) and all(isinstance(p, n.Const) and not isinstance(p.type, t.ErrorT) for p in inner)


def evaluated(b: Body, e: n.Expr) -> n.Expr:
    """The constant that a static expression is; the expression itself if it has no value."""
    if isinstance(e, n.Call) and not b.elab.functions[e.function].static:
        return e
    if isinstance(e.type, t.ErrorT):
        return e
    try:
        value = b.elab.evaluator.value(e)
    except NotStatic:
        return e
    kind = tight(e.type, value)
    return n.Const(value, type=kind, span=e.span, origin=_origin(b, e))


def _origin(b: Body, e: n.Expr) -> str:
    """A call as it was written, to name the constant that it became."""
    if not isinstance(e, n.Call):
        return ""
    args = ", ".join(b.elab.value_text(a.type, a.value) for a in e.args if isinstance(a, n.Const))
    return f"{e.function}({args})" if e.args else e.function


def tight(kind: t.Type, value: object) -> t.Type:
    """The narrowest type of a static value: lists as long as they are, integers with their value as range."""
    match kind:
        case t.IntT(_, _, name) if isinstance(value, int) and not name:
            return t.IntT(value, value)
        case t.ListT(element, _) if isinstance(value, tuple):
            if isinstance(element, t.ListT):
                longest = max((len(v) for v in value), default=0)
                element = t.ListT(element.element, longest)
            return t.ListT(element, len(value))
        case _:
            return kind
