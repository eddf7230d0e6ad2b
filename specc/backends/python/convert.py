"""Conversions of the typed IR as Python text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.python.levels import ATOM, BAND, MUL, POSTFIX, TERNARY
from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.python.expressions import Printed, Writer


def convert(w: Writer, e: n.Convert) -> Printed:
    """`Convert(base)`: the same value as a value of `e.type`."""
    base, source, target = e.base, e.base.type, e.type
    if isinstance(base, n.Const) and isinstance(target, t.RealT) and isinstance(source, t.IntT | t.RealT):
        return w.module.values.text(float(base.value), target), ATOM
    if is_same(source, target, e.checked):
        return w.expr(base, POSTFIX), POSTFIX
    if isinstance(target, t.BitsT) and isinstance(source, t.IntT | t.BitsT | t.CyclicT):
        if isinstance(base, n.Const):
            return w.module.values.text(base.value & (2**target.width - 1), target), ATOM
        return f"{w.expr(base, BAND)} & {hex(2**target.width - 1)}", BAND
    if isinstance(target, t.CyclicT):
        return f"{w.expr(base, MUL)} % {target.n}", MUL
    return changed(w, w.expr(base, TERNARY), source, target, e), POSTFIX


def is_same(source: t.Type, target: t.Type, checked: bool) -> bool:
    """Has the value the same Python form in both types?"""
    match source, target:
        case _ if source == target:
            return True
        case t.ErrorT() | t.NoneT(), _:
            return True
        case t.IntT(), t.IntT():
            return not checked or fits(source, target)
        case t.BitsT() | t.CyclicT(), t.IntT():
            return not checked or not isinstance(target, t.IntT) or target.lo is None
        case t.BitsT(narrow), t.BitsT(wide):
            return narrow <= wide
        case t.RowT(one), t.RowT(other):
            return one == other
        case t.OptT(one), t.OptT(other):
            return is_same(one, other, checked)
        case _, t.OptT(inner):
            return is_same(source, inner, checked)
        case t.SetT(one), t.SetT(other):
            return is_same(one, other, False)
        case t.ListT(one) | t.ArrayT(one), t.ListT(other):
            return is_same(one, other, checked)
        case t.ListT(one), t.ArrayT(other, dims):
            from specc.backends.python.kinds import listed

            return listed(dims) and is_same(one, other, checked)
        case t.ArrayT(one, dims), t.ArrayT(other, others):
            return dims == others and is_same(one, other, checked)
        case t.ProductT(_, fields), t.TupleT(items):
            return len(fields) == len(items)
        case t.TupleT(one), t.TupleT(other):
            return len(one) == len(other) and all(is_same(a, b, checked) for a, b in zip(one, other, strict=True))
        case t.RecordT(_, one), t.RecordT(_, other):
            return [name for name, _ in one] == [name for name, _ in other]
        case t.EnumT(one, members), t.EnumT(other, others):
            return (one, members) == (other, others)
        case _:
            return False


def fits(source: t.IntT, target: t.IntT) -> bool:
    """Is every number of one type in the other?"""
    low = target.lo is None or (source.lo is not None and target.lo <= source.lo)
    high = target.hi is None or (source.hi is not None and source.hi <= target.hi)
    return low and high


def changed(w: Writer, text: str, source: t.Type, target: t.Type, e: n.Convert) -> str:
    """The text of the converted value, where the Python form differs."""
    kinds = w.kinds
    match source, target:
        case _ if is_same(source, target, e.checked):
            return text
        case t.OptT(inner), t.OptT(other):
            return f"(lambda x: None if x is None else {changed(w, 'x', inner, other, e)})({text})"
        case _, t.OptT(inner):
            return changed(w, text, source, inner, e)
        case (t.BitsT() | t.CyclicT() | t.IntT()), t.IntT(int(lo), int(hi)):
            return f"in_range({text}, {lo}, {hi}, {w.rule}, {w.place(e.base)})"
        case (t.BitsT() | t.CyclicT() | t.IntT()), t.IntT(lo, hi):
            return f"within({text}, Int({lo}, {hi}), {w.rule}, {w.place(e.base)})"
        case t.BoolT(), t.IntT() | t.BitsT() | t.CyclicT():
            return f"int({text})"
        case _, t.RealT():
            return w.real(text, target)
        case t.IntT() | t.BitsT() | t.CyclicT(), t.BitsT(width):
            return f"({text} & {hex(2**width - 1)})"
        case _, t.CyclicT(size):
            return f"({text} % {size})"
        case t.UnionT(_, parts), t.UnionT(_, others):
            numbers = tuple(_part(p, others) for p in parts)
            return f"(lambda x: {kinds.cls(target)}({numbers}[x.part], x.value))({text})"
        case _, t.UnionT(_, parts):
            part = _part(source, parts)
            return f"{kinds.cls(target)}({part}, {changed(w, text, source, parts[part], e)})"
        case t.UnionT(), _:
            return f"{text}.value"
        case t.TupleT() | t.ProductT(), t.ProductT():
            return f"{kinds.cls(target)}(*{text})"
        case t.EnumT(_, members), t.EnumT(_, others):
            if members == others[: len(members)] or others == members[: len(others)]:
                return f"{kinds.cls(target)}({text})"
            return f"{kinds.cls(target)}[{text}.name]"
        case (t.IntT() | t.BitsT() | t.CyclicT()), _ if t.is_finite(target):
            return f"from_index({kinds.kind_constant(target)}, {text}, {w.rule})"
        case t.SetT(one), t.SetT(other):
            return f"frozenset({changed(w, 'x', one, other, e)} for x in {text})"
        case t.SetT(element), t.PileT():
            return f"Pile({kinds.kind_constant(element)}, {text})"
        case (t.ArrayT(one) | t.ListT(one)), t.ArrayT(other):
            return f"each({text}, {kinds.kind_constant(target)}, lambda x: {changed(w, 'x', one, other, e)})"
        case (t.ArrayT(one) | t.ListT(one)), t.ListT(other):
            return f"[{changed(w, 'x', one, other, e)} for x in {text}]"
        case t.TupleT(one), t.TupleT(other):
            items = ", ".join(changed(w, f"x[{i}]", a, b, e) for i, (a, b) in enumerate(zip(one, other, strict=True)))
            return f"(lambda x: ({items}))({text})"
        case (t.ListT() | t.TupleT() | t.ArrayT()), t.SetT():
            return f"frozenset({text})"
        case _:
            raise TypeError(f"no conversion from {t.show(source)} to {t.show(target)}")


def _part(source: t.Type, parts: tuple[t.Type, ...]) -> int:
    """The part of a union that values of the type go to."""
    if source in parts:
        return parts.index(source)
    for number, part in enumerate(parts):
        if type(part) is type(source) and (not isinstance(source, t.IntT) or (isinstance(part, t.IntT) and fits(source, part))):
            return number
    return next(number for number, part in enumerate(parts) if type(part) is type(source))
