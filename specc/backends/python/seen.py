"""What a player sees of a field, as a function of the generated module: `visible:` and `public:` of the spec."""

from __future__ import annotations

from specc.backends.python.analysis import walk
from specc.backends.python.bodies import FunctionView, place_of
from specc.backends.python.expressions import Module
from specc.backends.python.levels import TERNARY
from specc.backends.python.statements import Body
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import StateField


def seen_function(module: Module, f: StateField) -> FunctionView | None:
    """The function for a field that not everybody sees; None if all see it."""
    if f.visible_kind == "all" and f.visible is None:
        return None
    w = Body(module, f.name, pure=True)
    w.rename("viewer", "viewer")
    value, kind = f"state.{module.field[f.name]}", module.kinds.kind_constant(f.type)
    dims = len(f.visible_indices)
    elements = False
    if f.visible is not None:
        it = next((x.type for x in walk(f.visible) if isinstance(x, n.Var) and x.name == "it"), None)
        elements = it is not None and _holds_elements(f.type, it, dims)
        condition = w.expr(f.visible, TERNARY)
    elif f.visible_kind == "owner":
        dims, condition = 1, ""
    else:
        condition = "False"
    names = [w.local(x.name) for x in f.visible_indices][:dims]
    if not condition:
        names = [w.fresh("owner")]
        condition = f"viewer == {names[0]}"
    sees = f"lambda {', '.join([*names, w.local('it')])}: {condition}"
    sized = ", sized=True" if f.visible_kind == "size" or _is_size(f.public) else ""
    parts = f"hidden_parts({value}, {kind}, {sees}, {dims}, {elements}{sized})"
    public = _public(w, f, value, kind)
    result = f"return Seen({parts}, {public})" if public else f"return Seen({parts})"
    doc = (f"What a player sees of {f.name}.",)
    name = module.names.new(f"{f.name}_seen")
    return FunctionView(name, ("state: State", "viewer: int"), "Seen", doc, place_of(f.span), (result,))


def _is_size(public: n.Expr | None) -> bool:
    """Is it `len(it)` or `size(it)`?"""
    match public:
        case n.Builtin("len" | "size", (n.Var("it"),)):
            return True
        case _:
            return False


def _holds_elements(type_: t.Type, it: t.Type, dims: int) -> bool:
    """Is `it` an element of a set, list or pile (rather than the field, or a cell of the array)?"""
    cell = type_.element if dims and isinstance(type_, t.ArrayT) else type_
    return isinstance(cell, t.SetT | t.ListT | t.PileT | t.BagT | t.PoolT) and it != cell


def _public(w: Body, f: StateField, value: str, kind: str) -> str:
    """What everybody sees of a hidden field."""
    public = f.public
    if public is None:
        return f"sizes({value}, {kind})" if f.visible_kind == "size" else ""
    it = next((x.type for x in walk(public) if isinstance(x, n.Var) and x.name == "it"), f.type)
    text = w.expr(public, TERNARY)
    shown = f"{w.kinds.kind_constant(public.type)}.plain({text})"
    names = [w.local(x.name) for x in f.visible_indices]
    if isinstance(f.type, t.ArrayT) and it != f.type:
        key = ", ".join([*names, *(w.fresh("_") for _ in range(len(f.type.dims) - len(names)))])
        target = key if len(f.type.dims) == 1 else f"({key})"
        return f"[{shown} for {target}, {w.local('it')} in zip({kind}.keys, {kind}.items({value}), strict=True)]"
    return f"(lambda {', '.join([*names, w.local('it')])}: {shown})({', '.join([*['None'] * len(names), value])})"
