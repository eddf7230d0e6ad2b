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
    if not picture.glyphs:
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
    if not isinstance(kind, t.ArrayT) or len(kind.dims) != 1 or not isinstance(kind.dims[0], t.ProductT) or len(kind.dims[0].fields) != 2:
        elab.reporter.error(
            "E1005", "a picture shows an array over a product of two ranges", code.span(), f"`{entity.decl.name}` is `{t.show(kind)}`"
        )
        return None
    known = glyphs(elab, entity, kind)
    lines = _lines(code.text, known)
    fields = kind.dims[0].fields
    up = [f for f, _ in fields].index(entity.decl.picture.up or fields[0][0])
    rows, cols = t.count(fields[up][1]), t.count(fields[1 - up][1])
    if len(lines) != rows:
        elab.reporter.error(
            "E1005", f"this picture has {len(lines)} rows, `{entity.decl.name}` has {rows}", code.span(), "one line for each row"
        )
        return None
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
                elab.reporter.error(
                    "E1004",
                    f"unknown glyph `{glyph}` in row {number + 1}, column {at + 1}",
                    _at(code, number, at),
                    "this stands for no value",
                    help="the glyphs are " + " ".join(known),
                )
                return None
            row = rows - 1 - number
            index = row * cols + at if up == 0 else at * rows + row
            cells[index] = known[glyph]
    return tuple(cells)


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
    """The picture as backends see it."""
    written = entity.decl.picture
    if written is None or not isinstance(kind, t.ArrayT) or not isinstance(kind.dims[0], t.ProductT) or len(kind.dims[0].fields) != 2:
        return None
    fields = [f for f, _ in kind.dims[0].fields]
    up = written.up or fields[0]
    right = written.right or next(f for f in fields if f != up)
    return p.Picture(up, right, tuple(glyphs(elab, entity, kind).items()), written.width or 1)
