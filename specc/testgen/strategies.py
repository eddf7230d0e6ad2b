"""Types of the IR as Hypothesis strategies: the text of an expression over the functions of `checks_values.py`."""

from __future__ import annotations

from specc.ir import types as t


def strategy(type_: t.Type) -> str:
    """An expression that draws plain values of the type (docs/environment.md, Plain values)."""
    match type_:
        case t.BoolT():
            return "booleans()"
        case t.IntT(lo, hi):
            return f"integers({-(2**31) if lo is None else lo}, {2**31 - 1 if hi is None else hi})"
        case t.BitsT(width):
            return f"integers(0, {2**width - 1:#x})"
        case t.CyclicT() | t.EnumT() | t.RowT() | t.ProductT() | t.UnionT():
            return f"integers(0, {t.count(type_) - 1})"
        case t.RealT(width):
            return f"reals({width})"
        case t.OptT(inner):
            return f"optional({strategy(inner)})"
        case t.ArrayT(element, dims):
            return f"array({strategy(element)}, {', '.join(str(t.count(d)) for d in dims)})"
        case t.SetT(element):
            return f"subsets({_span(element)})"
        case t.PileT(element):
            return f"piles({_span(element)})"
        case t.BagT(element, cap):
            return f"bags({t.count(element)}, {cap})"
        case t.ListT(element, cap):
            return f"lists({strategy(element)}, {cap})"
        case t.PoolT(element, cap):
            return f"pools({strategy(element)}, {cap})"
        case t.RecordT(_, fields):
            parts = ", ".join(f"{name!r}: {strategy(f)}" for name, f in fields)
            return f"record({{{parts}}})"
        case _:
            raise TypeError(f"a field cannot be {t.show(type_)}")


def _span(element: t.Type) -> str:
    """The first plain value of a finite type, and the number of its values."""
    return f"{element.lo if isinstance(element, t.IntT) else 0}, {t.count(element)}"
