"""Pictures: the text form of an array over a product, read in `start`, `given` and `then`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from specc.document.models import Picture
from specc.elaborate.body import Body
from specc.elaborate.scope import Entity
from specc.ir import nodes as n
from specc.ir import program as p
from specc.ir import types as t
from specc.source.text import Code, Span

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator


def looks_like(text: str, picture: Picture) -> bool:
    """Is the text a picture (rows of glyphs, or rows run together with `/`) rather than code?"""
    words = text.split()
    if not picture.glyphs or picture.template is not None:
        return "\n" in text.strip()
    known = sum(w in picture.glyphs for w in words)
    if len(words) > 1 and known == len(words) or ("\n" in text.strip() and 2 * known > len(words)):
        return True
    return len(words) == 1 and "/" in text and all(c in picture.glyphs or c.isdigit() or c == "/" for c in words[0])


def glyphs(elab: Elaborator, entity: Entity, kind: t.ArrayT) -> dict[str, Any]:
    """Glyph → static value of an element."""
    from specc.elaborate import expressions as ex
    from specc.elaborate.coerce import stored

    found: dict[str, Any] = {}
    for glyph, code in entity.decl.picture.glyphs.items():
        node = elab.parsed_or_none(code)
        if node is None:
            continue
        body = Body(elab, entity.scope, static=True, what="in a picture")
        e = stored(body, ex.expr(body, node, kind.element, keep=isinstance(kind.element, t.OptT)), kind.element)
        value = elab.evaluate(e, {})
        if value in found.values():
            same = next(g for g, v in found.items() if v == value)
            elab.reporter.error(
                "E1004", f"glyph `{glyph}` means the same as `{same}`", code.span(), "one value, two glyphs", help="keep one of them"
            )
        found[glyph] = value
    return found


def read(elab: Elaborator, entity: Entity, code: Code, kind: t.Type) -> n.Expr:
    """The array that a picture shows."""
    value = static(elab, entity, code, kind)
    return n.Const(value, type=kind if value is not None else t.ERROR, span=code.span())


def static(elab: Elaborator, entity: Entity, code: Code, kind: t.Type) -> Any:
    """The static value of a picture; None after a complaint."""
    drawn = finished(elab, entity, kind)
    if drawn is None or not isinstance(kind, t.ArrayT):
        return None
    known = dict(drawn.glyphs)
    if not known:
        elab.reporter.error("E1004", "a picture whose cells are computed cannot be read", code.span(), help="declare `glyphs:`")
        return None
    if drawn.template:
        return _from_drawing(elab, entity, code, kind, drawn)
    lines = _lines(code.text, known)
    fields = dict(kind.dims[0].fields) if isinstance(kind.dims[0], t.ProductT) else {}
    rows, cols = t.count(fields[drawn.vertical]), t.count(fields[drawn.horizontal])
    if len(lines) != rows:
        elab.reporter.error(
            "E1005", f"this picture has {len(lines)} rows, `{entity.decl.name}` has {rows}", code.span(), "one line for each row"
        )
        return None
    rows_first = next(iter(fields)) == drawn.vertical
    cells: list[Any] = [None] * (rows * cols)
    for number, line in enumerate(lines):
        if len(line) != cols:
            elab.reporter.error(
                "E1005", f"row {number + 1} of this picture has {len(line)} squares, `{entity.decl.name}` has {cols}",
                _at(code, number, None), f"{cols} squares are expected",
            )  # fmt: skip
            return None
        for at, glyph in enumerate(line):
            if glyph not in known:
                place = f"in row {number + 1}, column {at + 1}"
                _unknown(elab, glyph, place, _at(code, number, at), known)
                return None
            row = number if drawn.down else rows - 1 - number
            cells[row * cols + at if rows_first else at * rows + row] = known[glyph]
    return tuple(cells)


def _unknown(elab: Elaborator, glyph: str, place: str, span: Span, known: dict[str, Any]) -> None:
    elab.reporter.error(
        "E1004", f"unknown glyph `{glyph}` {place}", span, "this stands for no value", help="the glyphs are " + " ".join(known)
    )


def _from_drawing(elab: Elaborator, entity: Entity, code: Code, kind: t.ArrayT, drawn: p.Picture) -> Any:
    """The array that a filled-in template shows; lines and columns are those of the template."""
    known, names = dict(drawn.glyphs), _names(elab, kind.dims[0])
    lines, pattern = code.text.strip("\n").split("\n"), drawn.template.split("\n")
    if len(lines) != len(pattern):
        elab.reporter.error("E1005", f"this drawing has {len(lines)} lines, its template has {len(pattern)}", code.span())
        return None
    cells: dict[str, Any] = {}
    for line, wanted in zip(lines, pattern, strict=True):
        for found in _places(wanted, names):
            written = line[found.start() : found.end()]
            glyph = max((g for g in known if written.startswith(g)), key=len, default=written.strip())
            if glyph not in known:
                _unknown(elab, glyph, f"at {found.group()}", code.span(), known)
                return None
            cells[found.group()] = known[glyph]
    return tuple(cells[name] for name in names)


def _names(elab: Elaborator, dim: t.Type) -> tuple[str, ...]:
    """The names of the places of a drawing; none if the type has no names."""
    return dim.members if isinstance(dim, t.EnumT) else elab.label_texts(dim) or ()


def _places(text: str, names: tuple[str, ...]) -> list[re.Match[str]]:
    """Where the names stand in (a line of) a template."""
    return [m for m in re.finditer(r"[A-Za-z0-9_]+", text) if m.group() in names]


def _at(code: Code, row: int, column: int | None) -> Span:
    """Where a row, or a glyph of it, stands in the file."""
    if "\n" not in code.text.strip():
        return code.span()
    rows = [m for m in re.finditer(r"[^\n]*\S[^\n]*", code.text)]
    line = rows[row]
    words = list(re.finditer(r"\S+", line.group()))
    first, last = (words[0], words[-1]) if column is None else (words[column], words[column])
    return code.span(line.start() + first.start(), line.start() + last.end())


def _lines(text: str, known: dict[str, Any]) -> list[list[str]]:
    if "/" in text and "\n" not in text.strip():
        empty = next((g for g, v in known.items() if v is None), ".")
        lines = []
        for run in text.strip().split("/"):
            line: list[str] = []
            digits = ""
            for c in run:
                if c.isdigit():
                    digits += c
                    continue
                line += [empty] * int(digits or 0) + [c]
                digits = ""
            lines.append(line + [empty] * int(digits or 0))
        return lines
    return [line.split() for line in text.strip().split("\n")]


def finished(elab: Elaborator, entity: Entity, kind: t.Type) -> p.Picture | None:
    """The picture as backends see it; None if there is none, or after a complaint."""
    written: Picture | None = entity.decl.picture
    if written is None or isinstance(kind, t.ErrorT):
        return None
    if id(entity) not in elab.pictures:
        elab.pictures[id(entity)] = _finished(elab, entity, written, kind)
    return elab.pictures[id(entity)]


def _finished(elab: Elaborator, entity: Entity, written: Picture, kind: t.Type) -> p.Picture | None:
    def refuse(message: str, help: str = "") -> p.Picture | None:
        elab.reporter.error("E1005", message, entity.span, f"`{entity.decl.name}` is `{t.show(kind)}`", help=help)
        return None

    if written.template is not None:
        names = _names(elab, kind.dims[0]) if isinstance(kind, t.ArrayT) and len(kind.dims) == 1 else ()
        if not isinstance(kind, t.ArrayT) or not names:
            return refuse("a drawing shows an array over a type with names", "use an enum, a table, or a type with a label")
        text = "\n".join(line.rstrip() for line in written.template.text.strip("\n").split("\n"))
        there = [m.group() for m in _places(text, names)]
        odd = next((x for x in names if there.count(x) != 1), None)
        if odd is not None:
            return refuse(f"`{odd}` stands {there.count(odd)} times in the drawing", "each place stands there once")
        return p.Picture("", "", tuple(glyphs(elab, entity, kind).items()), template=text, cell=_cell(elab, entity, kind))
    if not isinstance(kind, t.ArrayT) or len(kind.dims) != 1 or not isinstance(kind.dims[0], t.ProductT) or len(kind.dims[0].fields) != 2:
        return refuse("a picture shows an array over a product of two ranges", "other arrays can have a drawing: `template: |`")
    fields = [f for f, _ in kind.dims[0].fields]
    if written.up is not None and written.down is not None:
        return refuse("a picture has `up` or `down`, not both")
    said = written.up or written.down, written.right
    for axis in said:
        if axis is not None and axis not in fields:
            return refuse(f"`{axis}` is no part of the index", f"its parts are {fields[0]} and {fields[1]}")
    vertical = said[0] or next(f for f in fields if f != said[1])
    horizontal = said[1] or next(f for f in fields if f != vertical)
    if vertical == horizontal:
        return refuse(f"`{vertical}` cannot go both ways", f"the parts of the index are {fields[0]} and {fields[1]}")
    return p.Picture(
        vertical, horizontal, tuple(glyphs(elab, entity, kind).items()),
        written.down is not None, written.slant or 0, written.width or 1, "", _cell(elab, entity, kind),
    )  # fmt: skip


def _cell(elab: Elaborator, entity: Entity, kind: t.ArrayT) -> tuple[p.RenderPart, ...]:
    """The parts of the text of a cell: a template with `{expression}` in `it`, the value there."""
    from specc.elaborate.behaviour import template_parts

    written: Picture = entity.decl.picture
    if written.cell is None:
        return ()
    body = Body(elab, entity.scope, static=True, what="in a picture")
    elab.variable(body, "it", kind.element, written.cell.span())
    return template_parts(elab, written.cell, body)
