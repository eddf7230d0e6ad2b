# ruff: noqa: E501  (the specs in the tests are easier to read in one line)
"""The formatter: house forms, comments kept, meaning kept, twice is once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specc.document.format import format_text, meaning
from specc.document.load import read_document

ROOT = Path(__file__).resolve().parents[2]
DRAFTS = ROOT.parent / "shared" / "design" / "examples"
OLD = {"game_boy", "minatar_seaquest", "pokemon_gen1", "std_rigid_body", "tcg", "tcg_cards"}
SPECS = [p for p in sorted((ROOT / "specs").rglob("*.yaml")) if p.parent.name != "oracles"]
FILES = [p for p in sorted(DRAFTS.rglob("*.yaml")) if p.stem not in OLD] + SPECS


def fmt(body: str) -> str:
    text = format_text("specc: 1\nname: t\n" + body)
    assert text.startswith("specc: 1\nname: t\n")
    return text[len("specc: 1\nname: t\n") :]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_files(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    once = format_text(text, path.name)
    assert format_text(once, path.name) == once
    before, after = read_document(text, path.name).document, read_document(once, path.name).document
    assert meaning(before) == meaning(after)
    assert comments(text) == comments(once)


@pytest.mark.parametrize("path", [p for p in FILES if p not in SPECS and p.stem not in ("kuhn_poker",)], ids=lambda p: p.stem)
def test_drafts_are_rewritten(path: Path) -> None:
    """The safety net (unchanged text when the meaning would differ) is not what makes the test above pass."""
    text = path.read_text(encoding="utf-8")
    assert format_text(text, path.name) != text


def comments(text: str) -> list[str]:
    return sorted(line.split("# ", 1)[1].strip() for line in text.split("\n") if "# " in line)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('functions:\n  f: "a == [1, 2]"\n', "functions:\n  f: a == [1, 2]\n"),
        ('functions:\n  f: "[x for x in y]"\n', "functions:\n  f: '[x for x in y]'\n"),
        ("functions:\n  f: \"'P'\"\n", "functions:\n  f: \"'P'\"\n"),
        ('state: {a: {type: "Copy?", start: none}}\n', "state: {a: 'Copy? = none'}\n"),
        ("state:\n  a: {type: bool, start: false}   # why\n", "state:\n  a: bool = false                 # why\n"),
        ("state:\n  a: {type: bool, visible: none}\n", "state:\n  a: {type: bool, visible: none}\n"),
        ("params:\n  n: {type: 'int(1, 9)', default: 3, at: build}\n", "params:\n  n: int(1, 9) = 3\n"),
        ("params:\n  n: {default: 3}\n", "params:\n  n: 3\n"),
        ("params:\n  n: {type: real, default: 3, at: reset}\n", "params:\n  n: {type: real, default: 3, at: reset}\n"),
        ("constants:\n  k: {type: real, is: 1}\n", "constants:\n  k: real = 1\n"),
        (
            "rules:\n  hit:\n    params: {m: Place, n: 'int(0, 3)'}\n    returns: int\n    do: |\n      return n\n",
            "rules:\n  hit(m:Place, n:int(0, 3)) -> int: |\n    return n\n",
        ),
        (
            "functions:\n  f: {params: {}, do: 'return 1', source: r#1}\n",
            "functions:\n  f: {is: return 1, source: 'r#1'}\n".replace("'r#1'", "r#1"),
        ),
        ("setup:\n  do: |\n    go()\n", "setup: |\n  go()\n"),
        (
            "actions:\n  a:\n    params: {x: Sq}\n    legal: {it is so: x?}\n    do: go()\n",
            "actions:\n  a(x:Sq):\n    legal:\n      - it is so: x?\n    do: go()\n",
        ),
        ("tables:\n  T:\n    columns: {do: 'rule(x: u8)'}\n    rows: {a: {do: pass}}\n", "tables:\n  T:\n    columns: {do(x:u8): rule}\n    rows: {a: {do: pass}}\n"),
        ("tables:\n  T:\n    columns:\n      f: {expr: bool, params: {m: P}, default: true}\n", "tables:\n  T:\n    columns:\n      f(m:P): {returns: bool, default: true}\n"),
        ("rules: {}\nstate: {}\n", "\nstate: {}\n\nrules: {}\n"),
        ("state:\n    a: bool\n\n\n\n    b: bool\n", "state:\n  a: bool\n\n  b: bool\n"),
        ("scenarios:\n- then: over\n  name: x\n", "scenarios:\n  - name: x\n    then: over\n"),
    ],
)  # fmt: skip
def test_forms(before: str, after: str) -> None:
    assert fmt(before) == after


def test_long_lines_become_blocks() -> None:
    long = " + ".join(["number"] * 20)
    assert fmt(f"functions:\n  f: {long}\n") == f"functions:\n  f: |\n    {long}\n"
    row = ", ".join(f"column_{i}: {i}" for i in range(12))
    shown = fmt(f"state:\n  a: {{type: int, start: {{{row}}}}}\n")
    assert all(len(line) <= 140 for line in shown.split("\n"))
    assert "column_11: 11" in shown


def test_comments_stay_with_what_they_explain() -> None:
    body = (
        "\n# about the state\nstate:\n  # a field\n  a: bool   # beside\n    # deeper\n\n  b: bool\n  # at the end of the state\n\n# about the rules\n"
        "rules:\n  r:   # what it does\n    # the body\n    do: |\n      x = 1   # in code\n# last\n"
    )
    shown = fmt(body)
    for part in (
        "# about the state\nstate:",
        "  # a field\n  a: bool   # beside",
        "# about the rules\nrules:",
        "      x = 1   # in code".strip(),
    ):
        assert part in shown
    assert comments(body) == comments(shown)
    assert shown.rstrip().endswith("# last")


def test_comments_in_flow_collections() -> None:
    body = "state:\n  a: {type: bool,   # one\n      visible: none}   # two\n"
    assert comments(fmt(body)) == ["one", "two"]


def test_a_spec_with_errors_is_left_alone() -> None:
    text = "specc: 1\nname:   x\nrulez: {}\n"
    assert format_text(text) == text


SMALL = [p.read_text(encoding="utf-8") for p in FILES if p.stat().st_size < 5000]
BITS = ["\n", " # c\n", "\n# c\n", "\n\n", "  ", "{}", "[]", " = ", "x", "'", '"', "|", "\n    # deep\n", ", "]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_mutated_specs(data: st.DataObject) -> None:
    """Idempotent, meaning kept, never raises."""
    text = data.draw(st.sampled_from(SMALL))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.sampled_from(BITS)) + text[at:]
    once = format_text(text)
    assert format_text(once) == once
    before, after = read_document(text, "t").document, read_document(once, "t").document
    assert (before is None) == (after is None)
    assert meaning(before) == meaning(after)
