"""docs/specs.md, and that each construct of the language has a real user among the specs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from specc.docs.constructs import groups, used
from specc.docs.specs import documents, specs_page, unused

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "specs.md"
WITHOUT_USER: frozenset[str] = frozenset(
    {
        "spec: illegal ignore",
        "spec: illegal forfeit",
        "spec: inputs",
        "spec: draws",
        "spec: phases",
        "spec: asked",
        "spec: observations",
        "spec: render: svg",
        "spec: rows",
        "input: type",
        "input: shared",
        "picture: down",
        "picture: left",
        "picture: slant",
        "picture: template",
        "field: given must",
        "field of an event: change",
        "draw: range",
        "draw: type",
        "draw: tape",
        "draw: narrower",
        "column: needs",
        "live: order",
        "table: from",
        "function: open min",
        "function: open max",
        "function: open all",
        "rule: needs",
        "rule: may",
        "rule: for",
        "action: label",
        "action: needs",
        "end: source",
        "observation: default",
        "observation: channels",
        "observation: uses",
        "requirement: needs",
        "requirement: may",
        "real64",
        "(a: T, b: U)",
        "bag(T, cap)",
        "a < b < c",
        "for a, b in d",
        "argmin(…)",
        "product(…)",
        "draw(…)",
        "divide(…)",
        "popcount(…)",
        "pow(…)",
        "one_hot(…)",
        "acos(…)",
        "asin(…)",
        "atan(…)",
        "exp(…)",
        "log(…)",
        "sqrt(…)",
        "tan(…)",
        "tanh(…)",
        "real32(x)",
        "real64(x)",
        "bool(x)",
        "Player(x)",
        "truncated",
        "steps",
        "continue",
        "x = emit",
        "become",
        "choose n",
        "choose up to",
        "ranked",
        "weighted",
        "as",
        ".put_top(…)",
        ".show(…)",
        ".seen(…)",
    }
)
"""Constructs that no spec needs so far. Shrink it; do not let it grow."""


def without_bytes(text: str) -> str:
    return re.sub(r"^(\| \[\w+\]\(\.\./specs/\S+\) \|.*?\|.*?\|.*?\|).*?\|", r"\1 |", text, flags=re.MULTILINE)


def test_the_page_is_the_generated_one_but_for_bytes() -> None:
    assert without_bytes(PAGE.read_text(encoding="utf-8")) == without_bytes(specs_page(measure=False)), "run `python -m specc.docs`"


@pytest.mark.slow
def test_bytes_of_states() -> None:
    assert PAGE.read_text(encoding="utf-8") == specs_page(), "run `python -m specc.docs`"


def test_every_construct_has_a_user() -> None:
    assert set(unused()) == WITHOUT_USER


def test_every_construct_in_use_is_registered() -> None:
    known = {construct for names in groups().values() for construct in names}
    assert {construct for document in documents().values() for construct in used(document)} <= known
