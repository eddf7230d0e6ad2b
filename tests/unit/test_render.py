"""Diagnostics as text: plain, rich and JSON."""

from __future__ import annotations

import io
import json

from rich.console import Console

from specc.source.diagnostic import Diagnostic, Label, Reporter
from specc.source.render import WIDEST, as_json, render_json, render_plain, render_rich
from specc.source.text import NOWHERE, SourceFile, Span

FILE = SourceFile("specs/duel/rules.yaml", "\n" * 40 + "  cost: energy_card\n" + "x" * 300 + "\n\n\tdo: go()\n")
TYPES = SourceFile("types.yaml", "types:\n  Card:\n    cost: int(0, 9)\n")
FOUND = Diagnostic(
    "E0401", "attack cost must be a whole number, found a card", Label(Span(FILE, 41, 9, 41, 20), "this is a `Card`"),
    (Label(Span(TYPES, 3, 5, 3, 9), "cost is declared here"),), "use energy_card.cost",
)
TEXT = """\
error[E0401]: attack cost must be a whole number, found a card
  --> specs/duel/rules.yaml:41:9
   |
41 |   cost: energy_card
   |         ^^^^^^^^^^^ this is a `Card`
info: cost is declared here
  --> types.yaml:3:5
   |
 3 |     cost: int(0, 9)
   |     ^^^^
help: use energy_card.cost"""


def test_plain() -> None:
    assert render_plain([FOUND]) == TEXT
    assert render_plain([FOUND, FOUND]) == TEXT + "\n\n" + TEXT
    assert render_plain([]) == ""


def test_rich_says_the_same() -> None:
    console = Console(width=40, force_terminal=True, color_system="standard", record=True, file=io.StringIO())
    console.print(render_rich([FOUND]), soft_wrap=True)
    assert "\n".join(line.rstrip() for line in console.export_text(clear=False).rstrip().split("\n")) == TEXT
    assert "\x1b[1;31merror[E0401]" in console.export_text(styles=True)


def test_json() -> None:
    data = json.loads(render_json([FOUND, FOUND]))
    assert data == [as_json(FOUND)] * 2
    first = data[0]
    assert {key: first[key] for key in ("code", "severity", "file", "line", "column", "message", "help")} == {
        "code": "E0401", "severity": "error", "file": "specs/duel/rules.yaml", "line": 41, "column": 9,
        "message": "attack cost must be a whole number, found a card", "help": "use energy_card.cost"}
    assert first["related"][0]["message"] == "cost is declared here"
    assert json.loads(render_json([])) == []


def test_odd_places() -> None:
    reporter = Reporter()
    reporter.warning("W0301", "several lines", Span(TYPES, 1, 1, 3, 5), help="first\nsecond")
    reporter.error("E0107", "at the end", Span(TYPES, 3, 20, 3, 20), "here")
    reporter.error("E0200", "nowhere", NOWHERE, "no line to show")
    text = render_plain(reporter)
    assert "1 | types:\n  | ^^^^^^…\nhelp: first\n      second" in text
    assert "3 |     cost: int(0, 9)\n  |                    ^ here" in text
    assert "error[E0200]: nowhere\n --> <built in>:1:1\n  = no line to show" in text
    assert text.index("nowhere") < text.index("several lines") < text.index("at the end")


def test_long_lines_are_cut_around_the_caret() -> None:
    text = render_plain([Diagnostic("E0101", "far right", Label(Span(FILE, 42, 250, 42, 260)))])
    source, carets = (line.split("| ", 1)[1] for line in text.split("\n")[3:5])
    assert len(source) == WIDEST and source[0] == "…"
    assert carets.strip() == "^" * 10
    assert len(carets) <= WIDEST


def test_tabs_take_one_column() -> None:
    text = render_plain([Diagnostic("E0204", "a tab", Label(Span(FILE, 44, 1, 44, 2)))])
    assert text.endswith("44 |  do: go()\n   | ^")
