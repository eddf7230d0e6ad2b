"""Collections stored where a wider type is expected: longer lists, sets over more values, cells that may be absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.jax.expressions import Expressions


def widened(x: Expressions, text: str, have: t.Type, want: t.Type) -> str | None:
    """The collection in the form of the type that is wanted; None if its form is the same, or this is about no collections."""
    match have, want:
        case t.SetT(), t.PileT(element):
            return x.g.new_pile(want, widened(x, text, have, t.SetT(element)) or text)
        case t.SetT(one), t.SetT(other) if one != other and t.is_finite(one):
            return f"rt.set_in({text}, {x.g.numbers(places(one, other), 'place_in_' + t.show(other))})"
        case t.ListT(one, cap), t.ListT(other, room):
            change = _change(x, one, other)
            return None if cap == room and not change else f"rt.list_in({text}, {room}{change})"
        case t.ListT(one), t.PoolT(other, room):
            return f"rt.pool_of({text}, {room}{_change(x, one, other)})"
        case t.ListT(one), t.ArrayT(other, (_,)):
            return f"rt.list_in({text}, {t.count(want.dims[0])}{_change(x, one, other)}).data"
        case t.ArrayT(one, dims), t.ArrayT(other) if not isinstance(other, t.RealT):
            change = _change(x, one, other)
            return f"rt.array_in({text}, {len(dims)}{change})" if change else None
        case _:
            return None


def _change(x: Expressions, one: t.Type, other: t.Type) -> str:
    """The further argument for a function of the runtime that changes each element; none if elements stay as they are."""
    text = x.coerce("v", one, other)
    return "" if text == "v" else f", lambda v: {text}"


def places(one: t.Type, other: t.Type) -> list[int]:
    """For every value of the wider type, the place of the value in the narrower one; -1 where it has none."""
    names = {v: one.members[v] for v in t.values(one)} if isinstance(one, t.EnumT) else {v: v for v in t.values(one)}
    at = {name: t.ordinal(one, v) for v, name in names.items()}
    return [at.get(other.members[v] if isinstance(other, t.EnumT) else v, -1) for v in t.values(other)]
