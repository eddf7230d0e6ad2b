"""docs/specs.md, and that each construct of the language has a real user among the specs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from specc.docs.constructs import groups, used
from specc.docs.specs import documents, specs_page, unused

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "specs.md"
def without_bytes(text: str) -> str:
    return re.sub(r"^(\| \[\w+\]\(\.\./specs/\S+\) \|.*?\|.*?\|.*?\|).*?\|", r"\1 |", text, flags=re.MULTILINE)


def test_the_page_is_the_generated_one_but_for_bytes() -> None:
    assert without_bytes(PAGE.read_text(encoding="utf-8")) == without_bytes(specs_page(measure=False)), "run `python -m specc.docs`"


@pytest.mark.slow
def test_bytes_of_states() -> None:
    assert PAGE.read_text(encoding="utf-8") == specs_page(), "run `python -m specc.docs`"


def test_every_construct_has_a_user() -> None:
    assert not unused()


def test_every_construct_in_use_is_registered() -> None:
    known = {construct for names in groups().values() for construct in names}
    assert {construct for document in documents().values() for construct in used(document)} <= known
