"""Observation channels and the text of a state, as functions of the generated module."""

from __future__ import annotations

from specc.backends.python.analysis import walk
from specc.backends.python.bodies import FunctionView, place_of
from specc.backends.python.expressions import Module
from specc.backends.python.kinds import listed
from specc.backends.python.levels import OR, POSTFIX, TERNARY
from specc.backends.python.statements import Body
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Channel, Picture, Program, RenderPart


def channel_size(c: Channel) -> int:
    """How many numbers a channel has."""
    size = 1
    for local in c.over:
        size *= t.count(local.type)
    return size * _size(c.value.type)


def _size(type_: t.Type) -> int:
    match type_:
        case t.ArrayT(element, dims):
            size = _size(element)
            for d in dims:
                size *= t.count(d)
            return size
        case t.TupleT(items):
            return sum(_size(i) for i in items)
        case _:
            return 1


def channel_function(module: Module, c: Channel) -> FunctionView:
    """The numbers of a channel for a viewer, in order."""
    w = Body(module, c.name, pure=True)
    w.rename("viewer", "viewer")
    loops = "".join(f" for {w.local(x.name)} in {w.kinds.values(x.type)}" for x in c.over)
    value = c.value
    match value.type:
        case t.ArrayT(element, dims) if isinstance(element, t.ArrayT):
            inner = f"{w.kinds.kind_constant(value.type)}.numbers({w.expr(value, TERNARY)})"
            text = f"[x{loops} for x in {inner}]" if loops else f"list({inner})"
        case t.ArrayT(_, dims):
            inner = w.expr(value, OR if listed(dims) else POSTFIX) + ("" if listed(dims) else ".values()")
            text = f"[x{loops} for x in {inner}]" if loops else f"list({inner})"
        case t.TupleT():
            text = f"[x{loops} for x in {w.expr(value, OR)}]"
        case _:
            text = f"[{w.expr(value, TERNARY)}{loops}]"
    uses = any(isinstance(x, n.Var) and x.name == "viewer" for x in walk(value))
    doc = (c.doc or f"Channel {c.name}" + ("" if uses else ", the same for all") + ".",)
    name = module.names.new(f"observe_{c.name}")
    return FunctionView(name, ("state: State", "viewer: int"), "list[Any]", doc, place_of(c.span), (f"return {text}",))


def render_function(module: Module, program: Program) -> FunctionView:
    """The state as text."""
    w = Body(module, "render", pure=True)
    parts = [_part(w, program, part) for part in program.render] or _default_parts(w, program)
    name = module.names.new("render")
    return FunctionView(name, ("state: State",), "str", ("The state as text.",), "", (f'return "".join([{", ".join(parts)}])',))


def _part(w: Body, program: Program, part: RenderPart) -> str:
    if part.value is None:
        return repr(part.text)
    if part.picture is not None:
        drawn = program.state[part.picture].picture
        if drawn is not None and isinstance(part.value.type, t.ArrayT):
            return _picture(w, w.expr(part.value, TERNARY), part.value.type, drawn)
    return _text(w, part.value)


def _text(w: Body, value: n.Expr) -> str:
    match value.type:
        case t.TextT():
            return w.expr(value, TERNARY)
        case _:
            return f"shown({w.expr(value, TERNARY)}, {w.kinds.kind_constant(value.type)})"


def _default_parts(w: Body, program: Program) -> list[str]:
    """Without `render:`, every field on a line of its own."""
    parts: list[str] = []
    for name, f in program.state.items():
        value = f"state.{w.module.field[name]}"
        if f.picture is not None and isinstance(f.type, t.ArrayT):
            parts += [repr(f"{name}:\n"), _picture(w, value, f.type, f.picture), repr("\n")]
        else:
            parts += [repr(f"{name}: "), f"shown({value}, {w.kinds.kind_constant(f.type)})", repr("\n")]
    return parts


def _picture(w: Body, value: str, type_: t.ArrayT, drawn: Picture) -> str:
    from specc.backends.python.layout import plain

    axes = [name for name, _ in type_.dims[0].fields] if isinstance(type_.dims[0], t.ProductT) else []
    up, right = (axes.index(drawn.up), axes.index(drawn.right)) if axes else (0, 1)
    glyphs = {plain(type_.element, v): text for text, v in reversed(drawn.glyphs)}
    return f"picture({value}, {w.kinds.kind_constant(type_)}, {up}, {right}, {glyphs!r})"
