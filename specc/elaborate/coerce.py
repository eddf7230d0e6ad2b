"""One type where another is expected: the implicit conversions of the language, and the common type of two branches."""

from __future__ import annotations

from specc.elaborate.body import Body
from specc.elaborate.ranges import apart, join_range, within
from specc.ir import nodes as n
from specc.ir import types as t


def coerce(b: Body, e: n.Expr, want: t.Type) -> n.Expr:
    """`e` as a value of type `want`; reports E0401 when it cannot be. Integer ranges are not checked here (see `stored`)."""
    have = e.type
    if have == want and not isinstance(have, t.IntT):
        return e
    if isinstance(have, t.ErrorT) or isinstance(want, t.ErrorT):
        return e
    match want:
        case t.OptT(inner):
            if isinstance(have, t.NoneT):
                return n.Const(None, type=want, span=e.span)
            if isinstance(have, t.OptT):
                if _same(have.inner, inner):
                    return e
                return n.Convert(e, type=want, span=e.span) if fits(have.inner, inner) else mismatch(b, e, want)
            value = coerce(b, e, inner)
            if isinstance(value, n.Const) and not isinstance(value.type, t.ErrorT):
                return n.Const(value.value, type=want, span=e.span)
            return n.Some(value, type=want, span=e.span)
        case _ if isinstance(have, t.OptT) and fits(have.inner, want):
            return coerce(b, b.present(e, e.span), want)
        case t.IntT():
            if isinstance(have, t.IntT):
                return e
        case t.RealT():
            if isinstance(have, t.IntT):
                return n.Const(float(e.value), type=want, span=e.span) if isinstance(e, n.Const) else n.Convert(e, type=want, span=e.span)
            if isinstance(have, t.RealT) and isinstance(e, n.Const):
                return n.Const(e.value, type=want, span=e.span)
        case t.BitsT(width):
            if isinstance(have, t.BitsT) and have.width == width:
                return n.Const(e.value, type=want, span=e.span) if isinstance(e, n.Const) else n.Convert(e, type=want, span=e.span)
            if isinstance(have, t.IntT) and isinstance(e, n.Const):
                if 0 <= e.value < 2**width:
                    return n.Const(e.value, type=want, span=e.span)
                return b.error("E0402", f"{e.value} does not fit {t.show(want)}", e.span, f"0 to {2**width - 1}")
        case t.CyclicT():
            if isinstance(have, t.IntT | t.CyclicT):
                return n.Convert(e, type=want, span=e.span)
        case t.UnionT(_, parts):
            for part in parts:
                if _same(have, part):
                    return n.Convert(stored(b, e, part), type=want, span=e.span)
        case t.PoolT(element, cap):
            if isinstance(have, t.ListT) and have.cap <= cap and fits(have.element, element):
                return n.Const(e.value, type=want, span=e.span) if isinstance(e, n.Const) else n.Convert(e, type=want, span=e.span)
        case _ if fits(have, want):
            if isinstance(e, n.Const):
                return n.Const(_reshaped(e.value, have, want), type=want, span=e.span)
            if isinstance(want, t.ArrayT) and not isinstance(have, t.ArrayT | t.ListT):
                return n.Fill(coerce(b, e, want.element), type=want, span=e.span)
            if isinstance(e, n.MakeArray) and isinstance(want, t.ArrayT):
                return n.MakeArray(tuple(coerce(b, p, _row(want)) for p in e.parts), type=want, span=e.span)
            if isinstance(e, n.MakeSet) and isinstance(want, t.SetT):
                return n.MakeSet(tuple(coerce(b, p, want.element) for p in e.parts), type=want, span=e.span)
            if isinstance(e, n.Comp) and isinstance(want, t.SetT | t.ListT | t.ArrayT) and type(e.type) is type(want):
                return n.Comp(e.kind, coerce(b, e.element, want.element), e.clauses, type=want, span=e.span)
            if isinstance(e, n.MakeTuple) and isinstance(want, t.TupleT):
                return n.MakeTuple(tuple(coerce(b, p, w) for p, w in zip(e.parts, want.items, strict=True)), type=want, span=e.span)
            if isinstance(want, t.ProductT) and isinstance(have, t.TupleT):
                pairs = zip(have.items, want.fields, strict=True)
                whole: list[tuple[n.Expr, t.Type]] = [(n.Item(e, i, type=k, span=e.span), f) for i, (k, (_, f)) in enumerate(pairs)]
                if isinstance(e, n.MakeTuple):
                    whole = [(p, f) for p, (_, f) in zip(e.parts, want.fields, strict=True)]
                return n.MakeProduct(tuple(stored(b, p, f) for p, f in whole), type=want, span=e.span)
            return n.Convert(e, type=want, span=e.span)
        case _:
            pass
    return mismatch(b, e, want)


def mismatch(b: Body, e: n.Expr, want: t.Type) -> n.Expr:
    """Report that `e` has the wrong type."""
    help = ""
    if isinstance(e.type, t.OptT) and fits(e.type.inner, want):
        help = "guard it with `x?`, or give a default with `??`"
    elif isinstance(want, t.BitsT) and isinstance(e.type, t.IntT):
        help = f"write `{t.show(want)}(…)` to keep the low bits"
    elif isinstance(e.type, t.BitsT) and isinstance(want, t.BitsT):
        help = f"widths differ: `{t.show(want)}(…)` converts"
    elif isinstance(want, t.IntT) and isinstance(e.type, t.BitsT):
        help = "write `int(…)` to leave the ring"
    code = "E0403" if isinstance(want, t.BitsT) and isinstance(e.type, t.BitsT) else "E0401"
    return b.error(code, f"expected `{t.show(want)}`, found `{t.show(e.type)}`", e.span, f"this is `{t.show(e.type)}`", help)


def stored(b: Body, e: n.Expr, place: t.Type) -> n.Expr:
    """`e` where it is stored or used as an argument: converted, and checked against the range of the place when that is not proven."""
    e = coerce(b, e, place)
    inner = place.inner if isinstance(place, t.OptT) else place
    value = e.base if isinstance(e, n.Some) else e
    if isinstance(inner, t.IntT) and isinstance(value.type, t.IntT) and not within(value.type, inner):
        if apart(value.type, inner):
            return b.error(
                "E0404",
                f"this is never in the range `{t.show(inner)}`",
                e.span,
                f"it is {t.show(t.IntT(value.type.lo, value.type.hi))}, the range is {t.show(t.IntT(inner.lo, inner.hi))}",
            )
        checked = n.Convert(value, True, type=inner, span=e.span)
        return n.Some(checked, type=place, span=e.span) if isinstance(place, t.OptT) else checked
    if isinstance(inner, t.IntT) and isinstance(value.type, t.IntT) and value.type != inner and not isinstance(value, n.Const):
        narrowed = n.Convert(value, type=inner, span=e.span)
        return n.Some(narrowed, type=place, span=e.span) if isinstance(place, t.OptT) else narrowed
    if isinstance(inner, t.IntT) and isinstance(value, n.Const):
        return n.Const(value.value, type=place, span=e.span)
    return e


def fits(have: t.Type, want: t.Type) -> bool:
    """May a value of type `have` stand where `want` is expected (ranges apart)?"""
    if _same(have, want) or isinstance(have, t.ErrorT) or isinstance(want, t.ErrorT):
        return True
    match want, have:
        case t.OptT(inner), _:
            return isinstance(have, t.NoneT) or fits(have.inner if isinstance(have, t.OptT) else have, inner)
        case t.RealT(), t.IntT():
            return True
        case t.CyclicT(), t.IntT():
            return True
        case t.UnionT(_, parts), _:
            return any(_same(have, p) for p in parts)
        case t.RowT(), t.RowT():
            return want.table == have.table and (want.rows is None or (have.rows is not None and set(have.rows) <= set(want.rows)))
        case t.EnumT(), t.EnumT():
            return set(have.members) <= set(want.members)
        case t.ProductT(), t.TupleT(items):
            return len(items) == len(want.fields) and all(fits(i, f) for i, (_, f) in zip(items, want.fields, strict=True))
        case t.SetT(a), t.SetT(c):
            return fits(c, a) or isinstance(c, t.NoneT)
        case t.ListT(a, _), t.ListT(c, _):
            return fits(c, a)
        case t.ArrayT(), t.ArrayT():
            return (
                len(want.dims) == len(have.dims)
                and all(_axis(x) == _axis(y) for x, y in zip(want.dims, have.dims, strict=True))
                and fits(have.element, want.element)
            )
        case t.ArrayT(), t.ListT(element, cap):
            return t.count(want.dims[0]) == cap and fits(element, _row(want))
        case t.ArrayT(), _:
            return fits(have, want.element)
        case t.TupleT(a), t.TupleT(c):
            return len(a) == len(c) and all(fits(x, y) for x, y in zip(c, a, strict=True))
        case _:
            return False


def join(b: Body, left: n.Expr, right: n.Expr) -> tuple[n.Expr, n.Expr]:
    """Two branches with their common type."""
    kind = join_types(left.type, right.type)
    if kind is None:
        b.error(
            "E0405",
            f"one branch is `{t.show(left.type)}`, the other `{t.show(right.type)}`",
            right.span,
            f"this is `{t.show(right.type)}`",
            "both must have one type",
        )
        return left, left
    if isinstance(kind, t.IntT):
        return left, right
    return coerce(b, left, kind), coerce(b, right, kind)


def join_types(left: t.Type, right: t.Type) -> t.Type | None:
    """The type that both fit, or None."""
    if isinstance(left, t.ErrorT):
        return right
    if isinstance(right, t.ErrorT):
        return left
    if isinstance(left, t.IntT) and isinstance(right, t.IntT):
        return join_range(left, right)
    if isinstance(left, t.NoneT) and isinstance(right, t.NoneT):
        return left
    if isinstance(left, t.NoneT) or isinstance(right, t.NoneT):
        other = right if isinstance(left, t.NoneT) else left
        return other if isinstance(other, t.OptT) else t.OptT(other)
    if isinstance(left, t.OptT) or isinstance(right, t.OptT):
        a = left.inner if isinstance(left, t.OptT) else left
        c = right.inner if isinstance(right, t.OptT) else right
        inner = join_types(a, c)
        return None if inner is None else t.OptT(inner)
    if isinstance(left, t.ListT) and isinstance(right, t.ListT):
        element = join_types(left.element, right.element)
        return None if element is None else t.ListT(element, max(left.cap, right.cap))
    if isinstance(left, t.TupleT) and isinstance(right, t.TupleT) and len(left.items) == len(right.items):
        items = [join_types(x, y) for x, y in zip(left.items, right.items, strict=True)]
        return None if any(i is None for i in items) else t.TupleT(tuple(i for i in items if i is not None))
    if fits(left, right):
        return right
    if fits(right, left):
        return left
    return None


def _same(a: t.Type, c: t.Type) -> bool:
    if isinstance(a, t.IntT) and isinstance(c, t.IntT):
        return True
    if isinstance(a, t.BitsT) and isinstance(c, t.BitsT):
        return a.width == c.width
    return a == c


def _axis(kind: t.Type) -> object:
    return t.count(kind) if isinstance(kind, t.IntT) else kind


def _row(kind: t.ArrayT) -> t.Type:
    return kind.element if len(kind.dims) == 1 else t.ArrayT(kind.element, kind.dims[1:])


def _reshaped(value: object, have: t.Type, want: t.Type) -> object:
    """A static value of one type as a value of another that it fits."""
    if isinstance(want, t.ArrayT) and not isinstance(have, t.ArrayT | t.ListT):
        filled: object = _reshaped(value, have, want.element)
        for d in reversed(want.dims):
            filled = (filled,) * t.count(d)
        return filled
    if isinstance(want, t.ArrayT | t.ListT) and isinstance(value, tuple):
        element = _row(want) if isinstance(want, t.ArrayT) else want.element
        inner = have.element if isinstance(have, t.ListT | t.ArrayT) else have
        if isinstance(have, t.ArrayT) and len(have.dims) > 1:
            inner = t.ArrayT(have.element, have.dims[1:])
        return tuple(_reshaped(v, inner, element) for v in value)
    if isinstance(want, t.EnumT) and isinstance(have, t.EnumT) and isinstance(value, int):
        return want.members.index(have.members[value])
    if isinstance(want, t.RealT) and isinstance(value, int):
        return float(value)
    if isinstance(want, t.OptT) and value is not None:
        return _reshaped(value, have.inner if isinstance(have, t.OptT) else have, want.inner)
    return value
