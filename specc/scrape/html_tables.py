"""HTML tables to rows, with spanned cells repeated."""

from __future__ import annotations

from bs4.element import Tag

from specc.scrape.html_text import clean, inline, number_in

LARGEST_SPAN = 200
LARGEST_ROW = 1000
_PARTS = ("caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "td", "th")


def rows_of(table: Tag) -> tuple[list[list[str]], int]:
    """All cells of a table by row, equally long rows, and how many of the first rows are headings."""
    rows: list[list[str]] = []
    headings = 0
    hanging: dict[int, tuple[int, str]] = {}    # column -> rows still to fill, text
    for row in _own(table, ("tr",)):
        cells = _own(row, ("td", "th"))
        if not cells:
            continue
        line: list[str] = []
        for cell in cells:
            _fill(line, hanging)
            text = clean(inline(cell.children))
            down = _span(cell, "rowspan")
            for _ in range(min(_span(cell, "colspan"), LARGEST_ROW - len(line))):
                if down > 1:
                    hanging[len(line)] = (down - 1, text)
                line.append(text)
        _fill(line, hanging)
        if headings == len(rows) and all(cell.name == "th" for cell in cells):
            headings += 1
        rows.append(line)
    width = max(map(len, rows), default=0)
    filled = [line + [""] * (width - len(line)) for line in rows]
    return filled, min(headings, max(len(filled) - 1, 0))


def beside_cells(table: Tag) -> list[str]:
    """Lines of a table that are in no cell: its caption, and what should not be there. Browsers show them too."""
    found: list[str] = []
    for part in [table, *_own(table, ("caption", "thead", "tbody", "tfoot", "tr"))]:
        whole = part.name == "caption"
        loose = [c for c in part.children if whole or not isinstance(c, Tag) or c.name not in _PARTS]
        found += inline(loose).splitlines()
    return found


def _fill(line: list[str], hanging: dict[int, tuple[int, str]]) -> None:
    """Cells that hang down from rows above."""
    while (column := len(line)) in hanging:
        left, text = hanging.pop(column)
        if left > 1:
            hanging[column] = (left - 1, text)
        line.append(text)


def _own(parent: Tag, names: tuple[str, ...]) -> list[Tag]:
    """Elements that belong to this table or row and not to a table inside."""
    border = parent if parent.name == "table" else parent.find_parent("table")
    return [tag for tag in parent.find_all(names) if tag.find_parent("table") is border]


def _span(cell: Tag, name: str) -> int:
    return max(1, min(number_in(cell, name), LARGEST_SPAN))


def as_text(rows: list[list[str]]) -> str:
    """Rows as lines, cells parted by ` | `."""
    return "\n".join(" | ".join(row) for row in rows)
