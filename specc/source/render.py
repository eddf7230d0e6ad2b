"""Diagnostics as text: plain, in colour, and as data for tools. All three show the same story in the same order."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING

from specc.source.diagnostic import Diagnostic, Label
from specc.source.text import Span

if TYPE_CHECKING:
    from rich.text import Text

WIDEST = 160                    # columns of a source line that are shown
Segment = tuple[str, str]       # a role (see STYLES) and a piece of text
STYLES = {
    "error": "bold red",
    "warning": "bold yellow",
    "message": "bold",
    "frame": "blue",
    "place": "",
    "source": "",
    "info": "bold cyan",
    "help": "bold green",
    "plain": "",
}


def render_plain(diagnostics: Iterable[Diagnostic]) -> str:
    """All diagnostics as plain text, an empty line between them; no newline at the end."""
    return "\n\n".join("\n".join("".join(text for _, text in line).rstrip() for line in _lines(d)) for d in diagnostics)


def render_rich(diagnostics: Iterable[Diagnostic]) -> Text:
    """The same text in colour; print it with `Console.print(…, soft_wrap=True)`, so that rich neither breaks nor cuts lines."""
    from rich.text import Text

    out = Text()
    for number, diagnostic in enumerate(diagnostics):
        if number:
            out.append("\n\n")
        for row, line in enumerate(_lines(diagnostic)):
            if row:
                out.append("\n")
            for role, text in line:
                out.append(text, STYLES[diagnostic.severity if role == "caret" else role])
    return out


def as_json(diagnostic: Diagnostic) -> dict[str, object]:
    """The diagnostic as plain data; `related` are the places that belong to the story."""
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity,
        **_place(diagnostic.primary.span),
        "message": diagnostic.message,
        "label": diagnostic.primary.text,
        "help": diagnostic.help,
        "related": [{**_place(label.span), "message": label.text} for label in diagnostic.secondary],
    }


def render_json(diagnostics: Iterable[Diagnostic]) -> str:
    """A JSON list, one diagnostic a line."""
    items = [json.dumps(as_json(d), ensure_ascii=False) for d in diagnostics]
    return "[" + ",\n ".join(items) + "]"


def _place(span: Span) -> dict[str, object]:
    return {
        "file": span.file.name, "line": span.line, "column": span.column, "end_line": span.end_line, "end_column": span.end_column,
    }


# ------------------------------------------------------------------------------------------------ the story, line by line
def _lines(diagnostic: Diagnostic) -> list[list[Segment]]:
    severity = diagnostic.severity
    head, *rest = diagnostic.message.split("\n")
    lines: list[list[Segment]] = [[(severity, f"{severity}[{diagnostic.code}]"), ("message", f": {head}")]]
    lines += [[("plain", f"  {line}")] for line in rest]
    spans = [label.span for label in (diagnostic.primary, *diagnostic.secondary)]
    gutter = max(len(str(span.line)) for span in spans)
    lines += _snippet(diagnostic.primary, gutter, "caret")
    for label in diagnostic.secondary:
        lines.append([("info", "info"), ("plain", f": {label.text or 'see also'}")])
        lines += _snippet(Label(label.span), gutter, "info")
    if diagnostic.help:
        first, *more = diagnostic.help.split("\n")
        lines.append([("help", "help"), ("plain", f": {first}")])
        lines += [[("plain", f"      {line}")] for line in more]
    return lines


def _snippet(label: Label, gutter: int, role: str) -> list[list[Segment]]:
    """` --> file:line:column`, the source line, carets below it with the remark."""
    span = label.span
    pad = " " * gutter
    lines: list[list[Segment]] = [[("frame", f"{pad}--> "), ("place", str(span))]]
    source = span.file.line(span.line).rstrip("\r").replace("\t", " ")
    if not source.strip():
        return lines + ([[("frame", f"{pad} = "), (role, label.text)]] if label.text else [])
    start = min(span.column, len(source) + 1)
    end = span.end_column if span.end_line == span.line else len(source) + 1
    end = max(min(end, len(source) + 1), start + 1)
    shown, shift = _window(source, start)
    end = min(end, len(shown) + 1 + shift)
    carets = " " * (start - 1 - shift) + "^" * max(end - start, 1)
    if span.end_line > span.line:
        carets += "…"
    remark = f" {label.text}" if label.text else ""
    lines.append([("frame", f"{pad} |")])
    lines.append([("frame", f"{span.line:>{gutter}} | "), ("source", shown)])
    lines.append([("frame", f"{pad} | "), (role, carets + remark)])
    return lines


def _window(source: str, column: int) -> tuple[str, int]:
    """The part of a long line around a column, and how many characters were cut before it."""
    if len(source) <= WIDEST:
        return source, 0
    shift = max(0, min(column - WIDEST // 2, len(source) - WIDEST))
    part = source[shift : shift + WIDEST]
    if shift:
        part = "…" + part[1:]
    if shift + WIDEST < len(source):
        part = part[:-1] + "…"
    return part, shift
