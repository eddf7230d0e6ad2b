"""Observation channels and the text of a state, as functions of the generated module."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

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


def render_functions(module: Module, program: Program) -> tuple[FunctionView, ...]:
    """The state as text, and as an image if the spec says how."""
    hidden = frozenset(name for name, f in program.state.items() if f.visible_kind != "all" or f.visible is not None)
    w = Body(module, "render", pure=True)
    looks = _Looks(w, program, hidden, _reading(program, hidden))
    parts = [looks.part(part) for part in program.render] or looks.default_parts()
    found = [_joined(module, "render", "The state as text.", parts)]
    if program.render_svg:
        looks.svg = True
        found.append(_joined(module, "render_svg", "The state as an SVG image.", [looks.part(part) for part in program.render_svg]))
    return tuple(found)


def _joined(module: Module, name: str, doc: str, parts: list[str]) -> FunctionView:
    body = f'return "".join([{", ".join(parts)}])'
    return FunctionView(module.names.new(name), ("state: State",), "str", (doc,), "", (body,))


def _reading(program: Program, fields: frozenset[str]) -> frozenset[str]:
    """The functions that read one of the fields, themselves or through others."""
    found: set[str] = set()
    while True:
        more = {name for name, f in program.functions.items() if name not in found and _reads(f.block, fields, found)}
        if not more:
            return frozenset(found)
        found |= more


def _reads(node: object, fields: frozenset[str], functions: Container[str]) -> bool:
    return bool(fields) and any(
        (isinstance(x, n.State) and x.name in fields)
        or (isinstance(x, n.Call) and x.function in functions)
        or isinstance(x, n.ColumnCall | n.After | n.Can | n.Stuck)
        for x in walk(node)
    )


@dataclass
class _Looks:
    """Writes the parts of the text of a state."""

    w: Body
    program: Program
    hidden: frozenset[str]
    readers: frozenset[str]
    svg: bool = False

    def part(self, part: RenderPart) -> str:
        """One piece: a literal, a picture or a value, which may depend on what a viewer does not see."""
        text = self.chosen(part)
        return f"tried(lambda: {text})" if _reads(part, self.hidden, self.readers) else text

    def chosen(self, part: RenderPart) -> str:
        """The piece, or the other one where its test fails."""
        text = self.plain(part)
        if part.test is None or part.otherwise is None:
            return text
        return f"({text} if {self.w.expr(part.test, OR)} else {self.chosen(part.otherwise)})"

    def plain(self, part: RenderPart) -> str:
        if part.value is None:
            return repr(part.text)
        if part.picture is not None and isinstance(part.value.type, t.ArrayT):
            p, name = self.program, part.picture
            drawn = p.state[name].picture if name in p.state else p.inputs[name].picture
            if drawn is not None:
                return self.picture(self.w.expr(part.value, TERNARY), part.value.type, drawn)
        text = self.text(part.value)
        return f"escaped({text})" if self.svg else text

    def text(self, value: n.Expr) -> str:
        if isinstance(value.type, t.TextT):
            return self.w.expr(value, TERNARY)
        return f"shown({self.w.expr(value, TERNARY)}, {self.w.kinds.kind_constant(value.type)})"

    def default_parts(self) -> list[str]:
        """Without `render:`, every field on a line of its own."""
        parts: list[str] = []
        for name, f in self.program.state.items():
            value = f"state.{self.w.module.field[name]}"
            if f.picture is not None and isinstance(f.type, t.ArrayT):
                parts += [repr(f"{name}:\n"), self.picture(value, f.type, f.picture), repr("\n")]
            else:
                parts += [repr(f"{name}: "), f"shown({value}, {self.w.kinds.kind_constant(f.type)})", repr("\n")]
        return parts

    def picture(self, value: str, type_: t.ArrayT, drawn: Picture) -> str:
        """The call that draws a field."""
        from specc.backends.python.layout import plain

        glyphs = repr({plain(type_.element, v): text for text, v in reversed(drawn.glyphs)})
        if drawn.cell:
            self.w.rename("it", "it")
            cell = [self.chosen(part) for part in drawn.cell]
            glyphs = "lambda it: " + (cell[0] if len(cell) == 1 else f'"".join([{", ".join(cell)}])')
        kind = self.w.kinds.kind_constant(type_)
        if drawn.template:
            call = f"drawing({value}, {kind}, {drawn.template!r}, {glyphs})"
        else:
            axes = [name for name, _ in type_.dims[0].fields] if isinstance(type_.dims[0], t.ProductT) else []
            options = [f"down={drawn.down}"] * drawn.down
            options += [f"slant={drawn.slant}"] * (drawn.slant > 0) + [f"width={drawn.width}"] * (drawn.width != 1)
            where = f"{axes.index(drawn.vertical)}, {axes.index(drawn.horizontal)}"
            call = f"picture({', '.join([value, kind, where, glyphs, *options])})"
        return f"picture_svg({call})" if self.svg else call
