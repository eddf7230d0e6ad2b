"""PDF rulebooks to passages: larger lines are headings, ruled tables are rows."""

from __future__ import annotations

import io
import logging
from collections import Counter
from typing import Any

import pdfplumber

from specc.scrape.corpus import Kind, Passage, passage_id
from specc.scrape.html_tables import as_text
from specc.scrape.html_text import clean

logging.getLogger("pdfminer").setLevel(logging.ERROR)      # it says much about broken files; what matters is in the notes

Box = tuple[float, ...]
Cells = list[list[str | None]]

LARGER = 1.12
"""A line whose letters are so much larger than most is a heading."""
MOST_PAGES = 600


def read_pdf(data: bytes, page_id: str, url: str) -> tuple[list[Passage], str, list[str]]:
    """Passages, title and notes. Raises whatever the PDF library does about a broken file."""
    notes: list[str] = []
    collector = _Collector(page_id, url)
    with pdfplumber.open(io.BytesIO(data)) as pdf:
        if len(pdf.pages) > MOST_PAGES:
            notes.append(f"only the first {MOST_PAGES} of {len(pdf.pages)} pages were read")
        pages = pdf.pages[:MOST_PAGES]
        lines = [[(line, _size(line)) for line in page.extract_text_lines(return_chars=True)] for page in pages]
        sizes = Counter(size for page in lines for line, size in page for _ in line["text"])
        body = sizes.most_common(1)[0][0] if sizes else 0.0
        larger = sorted({size for size in sizes if size > body * LARGER}, reverse=True)
        empty = 0
        for number, (page, found) in enumerate(zip(pages, lines, strict=True), 1):
            tables = page.find_tables()
            empty += not found and not tables
            collector.page(number, found, larger, [(table.bbox, table.extract()) for table in tables])
        collector.close()
        title = clean(str((pdf.metadata or {}).get("Title") or "")) or collector.first_heading
    if empty:
        notes.append(f"{empty} of its pages have no text: pictures, perhaps a scan")
    return collector.passages, title, notes


def _size(line: dict[str, Any]) -> float:
    return Counter(round(float(char["size"]) * 2) / 2 for char in line["chars"]).most_common(1)[0][0]


class _Collector:
    def __init__(self, page_id: str, url: str) -> None:
        self.passages: list[Passage] = []
        self.first_heading = ""
        self._page_id, self._url = page_id, url
        self._trail: list[tuple[int, str]] = []
        self._taken: set[str] = set()
        self._prose: list[str] = []
        self._number = 1

    def page(
        self, number: int, lines: list[tuple[dict[str, Any], float]], larger: list[float], tables: list[tuple[Box, Cells]]
    ) -> None:  # fmt: skip
        """One page, from top to bottom."""
        waiting = sorted(tables, key=lambda table: table[0][1])
        for line, size in lines:
            while waiting and waiting[0][0][1] <= line["top"]:
                self._table(waiting.pop(0)[1], number)
            middle = (line["top"] + line["bottom"]) / 2
            if any(box[1] <= middle <= box[3] and box[0] - 1 <= line["x0"] <= box[2] for box, _ in tables):
                continue
            if size in larger:
                self._heading(larger.index(size), clean(line["text"]))
            else:
                self._number = self._number if self._prose else number
                self._prose.append(clean(line["text"]))
        for _, rows in waiting:
            self._table(rows, number)

    def _heading(self, depth: int, text: str) -> None:
        self.close()
        self.first_heading = self.first_heading or text
        self._trail = [*((d, t) for d, t in self._trail if d < depth), (depth, text)]

    def _table(self, rows: Cells, number: int) -> None:
        self.close()
        filled = [[clean(cell or "") for cell in row] for row in rows]
        self._number = number
        self._add("table", as_text(filled), filled)

    def close(self) -> None:
        if self._prose:
            prose, self._prose = self._prose, []
            self._add("text", "\n".join(prose), [])

    def _add(self, kind: Kind, text: str, rows: list[list[str]]) -> None:
        path = [heading for _, heading in self._trail]
        if text.strip(" |\n"):
            self.passages.append(
                Passage(
                    id=passage_id(self._page_id, path, text, self._taken), page=self._page_id, url=self._url, heading_path=path, kind=kind,
                    text=text, rows=rows, header_rows=1 if len(rows) > 1 else 0, line=self._number,
                )
            )  # fmt: skip
