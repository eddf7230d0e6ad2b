"""Rows of a table as the text of a spec part, in the style of `specc fmt`, with the lines that each row has."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

HEAD = """# yaml-language-server: $schema=https://specc/spec.schema.json
"""
PLAIN = re.compile(r"[A-Za-z][\w .é-]*\Z")
NESTED = {"ability", "modify", "react"}
TEXTS = {"name", "evolves_from", "source"}  # columns of texts: there a doubled quote is a quote
RESERVED = {"true", "false", "null", "yes", "no", "on", "off", "none"}


def part_text(
    rows: Mapping[str, Mapping[str, object]], table: str = "Card", module: str = "tcg/read_cards",
    title: str = "Cards that specc extract read",
    source: str = "corpus", comments: Mapping[str, Sequence[str]] | None = None, aids: Mapping[str, Mapping[str, object]] | None = None,
) -> tuple[str, dict[str, tuple[int, int]]]:  # fmt: skip
    """The text of a module with these rows, and the first and last line of each row."""
    out = ["specc: 1", f"module: {module}", f"title: {scalar(title)}", f"source: {scalar(source)}", "", "rows:"]
    if aids:
        out.append("  Aid:")
        for name, row in aids.items():
            out += [f"    {name}:", *block(row, 6)]
    out.append(f"  {table}:")
    lines = {}
    for name, row in rows.items():
        for comment in (comments or {}).get(name, ()):
            out.append(f"    # {' '.join(comment.split())}")
        first = len(out) + 1
        out.append(f"    {name}:")
        out += block(row, 6)
        lines[name] = (first, len(out))
    return "\n".join(out) + "\n", lines


def block(row: Mapping[str, object], depth: int) -> list[str]:
    """A mapping in block style."""
    pad, out = " " * depth, []
    for key, value in row.items():
        if isinstance(value, str) and ("\n" in value or ("'" in value and key not in TEXTS)):
            out += [f"{pad}{key}: |", *(f"{pad}  {line}" for line in value.split("\n"))]
        elif isinstance(value, Mapping):
            out += (
                [f"{pad}{key}:", *block(value, depth + 2)]
                if key in NESTED or any(not _flat(v) for v in value.values())
                else [f"{pad}{key}: {flow(value)}"]
            )
        elif isinstance(value, list) and value and isinstance(value[0], Mapping):
            out.append(f"{pad}{key}:")
            for item in value:
                inner = block(item, depth + 4)
                inner[0] = f"{pad}  - {inner[0].lstrip()}"
                out += inner
        else:
            out.append(f"{pad}{key}: {flow(value)}")
    return out


def _flat(value: object) -> bool:
    return not isinstance(value, Mapping | list) and "\n" not in str(value) and "'" not in str(value)


def flow(value: object) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    return scalar(value)


def scalar(value: object) -> str:
    """A value that YAML reads back as it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    text = str(value)
    if PLAIN.match(text) and text == text.strip() and text.lower() not in RESERVED:
        return text
    return "'" + text.replace("'", "''") + "'" if "\n" not in text else json.dumps(text, ensure_ascii=False)
