"""States as text and as images."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from .reference_hidden import Hidden, Unseen
from .reference_kinds import Array, Kind, List, Opt


def picture(
    array: Any, kind: Array, vertical: int, horizontal: int, glyph: Any, *, down: bool = False, slant: int = 0, width: int = 1
) -> str:
    """An array over a product as lines of text, from top to bottom.

    vertical, horizontal: which part of the index goes there; it grows upwards, or `down`, and to the right.
    glyph: from plain values to text, or a function of values. slant: each line begins so many blanks after the one above.
    width: the characters of a cell, aligned at the right.
    """
    cells: dict[tuple[int, int], str] = {}
    parts = kind.dims[0].parts if len(kind.dims) == 1 else kind.dims  # type: ignore[attr-defined]
    for k, x in zip(kind.keys, kind.items(array), strict=True):
        ordinals = [part.ordinal(v) for part, v in zip(parts, k, strict=True)]
        cells[ordinals[vertical], ordinals[horizontal]] = glyph_of(x, kind.element, glyph).rjust(width)
    rows = sorted({r for r, _ in cells}, reverse=not down)
    columns = sorted({c for _, c in cells})
    return "\n".join(" " * (slant * i) + " ".join(cells[r, c] for c in columns) for i, r in enumerate(rows))


def drawing(array: Any, kind: Array, template: str, glyph: Any) -> str:
    """An array over a type with names as a drawing: in the template, the name of each place is replaced by what lies there."""
    at = {kind.dims[0].label(k): glyph_of(x, kind.element, glyph) for k, x in zip(kind.keys, kind.items(array), strict=True)}

    def placed(found: re.Match[str]) -> str:
        text, after = at[found.group()], template[found.end() : found.end() + 1]
        return text.ljust(len(found.group()), after if after.strip() else " ")

    names = "|".join(sorted(map(re.escape, at), key=len, reverse=True))
    return re.sub(rf"(?<![A-Za-z0-9_])(?:{names})(?![A-Za-z0-9_])", placed, template)


def glyph_of(v: Any, kind: Kind, glyph: Any) -> str:
    """The text of one cell of a picture."""
    if isinstance(v, Hidden):
        return "?"
    found: str = glyph.get(kind.plain(v), "?") if isinstance(glyph, Mapping) else glyph(v)
    return found


def shown(v: Any, kind: Kind) -> str:
    """A value in the text of a state; `?` for what is hidden."""
    try:
        return kind.label(v)
    except Unseen:
        return _partly(v, kind)


def tried(part: Callable[[], str]) -> str:
    """A part of the text, or `?` if it depends on what the viewer does not see."""
    try:
        return part()
    except Unseen:
        return "?"


def escaped(text: str) -> str:
    """Text as it is written in SVG."""
    return escape(text)


def picture_svg(text: str) -> str:
    """A picture as a group of SVG: squares of 20 by 20 with a sign in the middle of each."""
    marks = []
    for i, line in enumerate(text.split("\n")):
        slant = len(line) - len(line.lstrip())
        for j, sign in enumerate(line.split()):
            x, y = 20 * j + 10 * slant, 20 * i
            marks.append(f'<rect x="{x}" y="{y}" width="20" height="20" fill="none" stroke="black"/>')
            marks.append(f'<text x="{x + 10}" y="{y + 15}" text-anchor="middle">{escape(sign)}</text>')
    return f"<g>{''.join(marks)}</g>"


def text_as_svg(text: str) -> str:
    """Lines of text as an SVG image, in a type of fixed width."""
    lines = text.rstrip("\n").split("\n")
    width, height = 8 * max(map(len, lines)) + 16, 18 * len(lines) + 14
    spans = "".join(f'<text x="8" y="{18 * i + 22}" xml:space="preserve">{escape(line)}</text>' for i, line in enumerate(lines))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
        f'<rect width="100%" height="100%" fill="white"/><g font-family="monospace" font-size="13">{spans}</g></svg>'
    )


def _partly(v: Any, kind: Kind) -> str:
    if isinstance(v, Hidden):
        known = [kind.element.label(x) for x in v.known_members]  # type: ignore[attr-defined]
        return "{" + ", ".join([*known, "?"]) + "}" if known else "?"
    if isinstance(kind, Opt):
        return _partly(v, kind.inner)
    if isinstance(kind, Array):
        return "[" + ", ".join(shown(x, kind.element) for x in kind.items(v)) + "]"
    if isinstance(kind, List):
        return "[" + ", ".join("-" if x is None else shown(x, kind.element) for x in v) + "]"
    return "?"
