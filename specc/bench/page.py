"""Measured rows as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Row = dict[str, Any]


def number(x: float | None, unit: str = "") -> str:
    """Three digits that count; a dash where nothing was measured."""
    if x is None:
        return "–"
    text = f"{x:,.0f}" if abs(x) >= 99.95 else f"{x:.1f}" if abs(x) >= 9.995 else f"{x:.2f}"
    return text + unit


def grid(head: Sequence[str], body: Sequence[Sequence[str]], words: int = 1) -> list[str]:
    """A Markdown table; all columns but the first `words` are numbers."""
    rule = ["---"] * words + ["---:"] * (len(head) - words)
    return [f"| {' | '.join(cells)} |" for cells in (head, rule, *body)]


def table(rows: Sequence[Row]) -> list[str]:
    """All rows, beside their peers."""
    head = ["spec", "peer", "batch", "ns a step", "quartiles", "peer's", "quartiles", "ratio", "choosing", "compile s", "peer's", "kernels"]
    body = []
    for row in rows:
        body.append([
            row["spec"],
            row["peer"] or "–",
            str(row["batch"]),
            number(row["ns"]),
            spread(row["ns_quartiles"]),
            number(row["peer_ns"]),
            spread(row.get("peer_ns_quartiles")),
            number(row["ratio"]),
            number(row["sampling_ns"]),
            number(row["compile_s"]),
            number(row["peer_compile_s"]),
            str(row["kernels"]),
        ])
    return grid(head, body, 2)


def spread(quartiles: Sequence[float] | None) -> str:
    """The first and the third quartile."""
    return "–" if quartiles is None else f"{number(quartiles[0])} to {number(quartiles[1])}"
