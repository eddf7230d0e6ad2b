"""Decode tables: rows matched by integers, ranges and bit patterns; overlaps and holes are found here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.document.models import RowDecl
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.scope import Variable
from specc.elaborate.tables import TableInfo
from specc.ir import nodes as n
from specc.ir import types as t
from specc.source.diagnostic import Label
from specc.syntax import nodes as s
from specc.syntax.parse import parse_match

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator


def decode(elab: Elaborator, info: TableInfo) -> None:
    """Fill `info.decoded`: for every key value its row and the letters of the pattern."""
    decl = info.entity.decl
    kind = elab.resolve_code(info.entity.scope, decl.decode)
    if not isinstance(kind, t.BitsT) or kind.width > 16:
        if not isinstance(kind, t.ErrorT):
            elab.reporter.error("E0704", "`decode:` needs bits of at most 16", decl.decode.span())
        info.decoded = [None]
        return
    size = 2**kind.width
    before = len(elab.reporter.found)
    info.decoded = [None] * size
    for number, row in enumerate(info.rows):
        if row.match is None:
            elab.reporter.error("E0704", f"row `{row.name}` has no `match:`", row.span)
            continue
        for item in parse_match(row.match, elab.reporter) or ():
            _place(elab, info, number, row, item, kind.width)
    _holes(elab, info, len(elab.reporter.found) == before)


def _place(elab: Elaborator, info: TableInfo, number: int, row: RowDecl, item: s.Expr, width: int) -> None:
    for value, letters in _matches(elab, info, row, item, width):
        if row.where is not None and not _wanted(elab, info, row, letters):
            continue
        taken = info.decoded[value]
        if taken is not None and taken[0] != number:
            other = info.rows[taken[0]]
            elab.reporter.error(
                "E0705", f"rows `{other.name}` and `{row.name}` both match 0x{value:0{width // 4}x}", item.span, "matches here",
                secondary=(Label(other.match.span() if other.match else other.span, "and here"),), help="cut one of them with `where:`",
            )  # fmt: skip
            return
        info.decoded[value] = (number, letters)


def _matches(elab: Elaborator, info: TableInfo, row: RowDecl, item: s.Expr, width: int) -> list[tuple[int, dict[str, int]]]:
    match item:
        case s.Number(value=value) if isinstance(value, int):
            if not 0 <= value < 2**width:
                elab.reporter.error("E0404", f"{value} is not a key of {width} bits", item.span)
                return []
            return [(value, {})]
        case s.Binary(op="..", left=s.Number(value=low), right=s.Number(value=high)):
            return [(v, {}) for v in range(int(low), int(high) + 1)]
        case s.Pattern(bits=bits):
            return _pattern(elab, info, bits, item, width)
        case _:
            elab.reporter.error("E0704", "`match:` takes integers, ranges and bit patterns", item.span)
            return []


def _pattern(elab: Elaborator, info: TableInfo, bits: str, item: s.Expr, width: int) -> list[tuple[int, dict[str, int]]]:
    bits = bits.removeprefix("0b").replace("_", "")
    if len(bits) != width:
        elab.reporter.error("E0706", f"this pattern has {len(bits)} bits, the key has {width}", item.span)
        return []
    letters = sorted({c for c in bits if c not in "01"}, key=bits.index)
    for letter in letters:
        if letter not in info.entity.decl.fields:
            elab.reporter.error("E0706", f"the letter `{letter}` has no type", item.span, help="declare it under `fields:`")
            return []
    found = []
    for value in range(2**width):
        text = f"{value:0{width}b}"
        if all(b in ("0", "1") and b == v or b not in "01" for b, v in zip(bits, text, strict=True)):
            parts = {letter: int("".join(v for b, v in zip(bits, text, strict=True) if b == letter), 2) for letter in letters}
            if all(parts[k] < t.count(elab.resolve_code(info.entity.scope, info.entity.decl.fields[k])) for k in letters):
                found.append((value, parts))
    return found


def _wanted(elab: Elaborator, info: TableInfo, row: RowDecl, letters: dict[str, int]) -> bool:
    assert row.where is not None
    node = elab.parsed_or_none(row.where)
    if node is None:
        return False
    body = Body(elab, info.entity.scope, static=True, what="in `where:`")
    frame = {}
    for letter, number in letters.items():
        kind = elab.resolve_code(info.entity.scope, info.entity.decl.fields[letter])
        body.locals[letter] = Variable(n.Local(letter, kind), row.where.span(), quiet=True)
        frame[letter] = t.values(kind)[number]
    e = ex.condition(body, node)
    return bool(not isinstance(e.type, t.ErrorT) and elab.evaluate(e, frame))


def _holes(elab: Elaborator, info: TableInfo, complain: bool) -> None:
    decl = info.entity.decl
    missing = [v for v, d in enumerate(info.decoded) if d is None]
    if missing and decl.otherwise is None and complain:
        more = f" and {len(missing) - 1} more values" if len(missing) > 1 else ""
        elab.reporter.error(
            "E0707", f"no row of `{decl.name}` matches 0x{missing[0]:02x}{more}",
            info.entity.span, help="add a row, or `otherwise: error`",
        )  # fmt: skip
    if isinstance(decl.otherwise, RowDecl):
        info.rows.append(decl.otherwise)
        info.names.append(decl.otherwise.name or "otherwise")
        for v in missing:
            info.decoded[v] = (len(info.rows) - 1, {})
