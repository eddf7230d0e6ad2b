"""A small PDF rulebook, written here byte by byte: two pages, headings in larger letters, a ruled table."""

from __future__ import annotations


def _text(x: int, y: int, size: int, words: str) -> str:
    escaped = words.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
    return f"BT /F1 {size} Tf {x} {y} Td ({escaped}) Tj ET"


def _grid(x: int, y: int, columns: list[int], rows: list[list[str]]) -> str:
    """A table with ruled lines, its upper left corner at x, y."""
    height, right = 20, x + sum(columns)
    parts = [f"{x} {y - height * i} m {right} {y - height * i} l S" for i in range(len(rows) + 1)]
    at = x
    for width in [*columns, 0]:
        parts.append(f"{at} {y} m {at} {y - height * len(rows)} l S")
        at += width
    for i, row in enumerate(rows):
        at = x
        for width, cell in zip(columns, row, strict=True):
            parts.append(_text(at + 4, y - height * i - 14, 10, cell))
            at += width
    return "\n".join(parts)


def pdf(pages: list[str], title: str) -> bytes:
    """A PDF of these content streams."""
    first = 5
    kids = " ".join(f"{first + 2 * i} 0 R" for i in range(len(pages)))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
        f"<< /Title ({title}) >>",
    ]
    for i, stream in enumerate(pages):
        resources = "<< /Font << /F1 3 0 R >> >>"
        objects.append(f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources {resources} /Contents {first + 2 * i + 1} 0 R >>")
        objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream")
    out, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{body}\nendobj\n".encode("latin-1")
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    end = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}trailer\n<< /Size {len(objects) + 1} /Root 1 0 R /Info 4 0 R >>"
    return out + f"{end}\nstartxref\n{len(out)}\n%%EOF\n".encode("latin-1")


def rulebook() -> bytes:
    """Rules of a game of our own."""
    first = [
        _text(60, 780, 22, "Otters and Stones"),
        _text(60, 750, 11, "A game for two players."),
        _text(60, 715, 15, "Setup"),
        _text(60, 695, 11, "Each player takes six stones."),
        _text(60, 680, 11, "The younger player begins."),
        _grid(60, 650, [120, 80], [["Piece", "Count"], ["Otter", "1"], ["Stone", "6"]]),
        _text(60, 560, 11, "Put the rest back into the box."),
    ]
    second = [_text(60, 780, 15, "Turn"), _text(60, 760, 11, "Move the otter, then drop a stone (or pass).")]
    return pdf(["\n".join(first), "\n".join(second)], "Otters and Stones")


def scan() -> bytes:
    """A page without any text."""
    return pdf(["60 60 200 200 re f"], "")
