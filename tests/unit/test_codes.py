"""The registry of diagnostic codes: complete, with pages that are up to date, and examples that cause what they show."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from specc.source.code_entry import Entry
from specc.source.codes import CHECK_CODES, CODES, STAGES, pages
from specc.source.codes_syntax import SYNTAX
from specc.source.diagnostic import Reporter
from specc.source.suggest import did_you_mean, nearest
from specc.source.text import code
from specc.syntax.parse import parse_block, parse_expression, parse_match, parse_type

sys.path.insert(0, str(Path(__file__).parent))

ROOT = Path(__file__).resolve().parents[2]
NOT_A_SPEC = ("files", "command", "type", "match")
PARSERS = {"expression": parse_expression, "effect": parse_block, "type": parse_type, "match": parse_match}


def test_every_code_in_the_source_is_registered() -> None:
    used: dict[str, str] = {}
    for path in sorted((ROOT / "specc").rglob("*.py")):
        for found in re.findall(r"""["']([EW]\d{3,4})["']""", path.read_text(encoding="utf-8")):
            used.setdefault(found, str(path.relative_to(ROOT)))
    missing = {found: place for found, place in used.items() if found not in CODES}
    assert not missing, "add an entry in specc/source/codes_*.py, then run `python -m specc.source.codes docs/diagnostics`"


def test_codes_and_names_are_unique_and_in_order() -> None:
    entries = [entry for _, group in STAGES for entry in group]
    assert len({entry.code for entry in entries}) == len(entries)
    assert len({entry.name for entry in entries}) == len(entries)
    for _, group in STAGES:
        assert [entry.code for entry in group] == sorted(entry.code for entry in group)
    for entry in entries:
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", entry.name), entry.code
        assert entry.meaning.endswith(".") and len(entry.meaning) < 140, entry.code
        assert entry.cause and entry.fix and entry.example != entry.instead, entry.code
    assert "E1101" in CHECK_CODES and "E1002" not in CHECK_CODES


def test_pages_are_up_to_date() -> None:
    folder = ROOT / "docs" / "diagnostics"
    for name, text in pages().items():
        assert (folder / name).read_text(encoding="utf-8") == text, f"run `python -m specc.source.codes docs/diagnostics`: {name}"
    assert {path.name for path in folder.glob("*.md")} == set(pages())


@pytest.mark.parametrize("entry", SYNTAX, ids=lambda entry: entry.code)
def test_the_example_causes_the_code(entry: Entry) -> None:
    reporter = Reporter()
    PARSERS[entry.kind](code(entry.example), reporter)
    assert [found.code for found in reporter] == [entry.code]
    fixed = Reporter()
    PARSERS[entry.kind](code(entry.instead), fixed)
    assert not fixed.found


@pytest.mark.parametrize("entry", [e for e in CODES.values() if e.kind not in NOT_A_SPEC], ids=lambda entry: entry.code)
def test_the_example_in_a_spec(entry: Entry, tmp_path: Path) -> None:
    """The example makes specc say the code, the text under "Use instead" does not."""
    from example_spec import example_spec

    from specc.compile import compile_spec

    if entry.code.startswith("E01"):
        return
    path = tmp_path / "spec.yaml"
    path.write_text(example_spec(entry.kind, entry.example), encoding="utf-8")
    found = [d for d in compile_spec(path).diagnostics if entry.severity == "warning" or d.severity == "error"]
    assert entry.code in {d.code for d in found}, [(d.code, d.message) for d in found]
    others = {d.code for d in found if d.severity == "error"} - {entry.code}
    assert not others, f"one slip, one message: {[(d.code, d.message) for d in found]}"
    path.write_text(example_spec(entry.kind, entry.instead), encoding="utf-8")
    mended = [d for d in compile_spec(path).diagnostics if d.severity == "error" or d.code == entry.code]
    assert len(mended) < len(found) if entry.code == "W0301" else not mended, [(d.code, d.message) for d in mended]


def test_every_code_has_a_golden_test() -> None:
    """`tests/diagnostics/<code>.md`; a crash of specc has none."""
    files = {path.stem for path in (ROOT / "tests" / "diagnostics").glob("*.md")}
    assert set(CODES) - files == {"E999"}
    assert {name for name in files if re.fullmatch(r"[EW]\d+", name)} <= set(CODES)


def test_every_registered_code_is_used() -> None:
    text = "".join(p.read_text(encoding="utf-8") for p in (ROOT / "specc").rglob("*.py") if not p.name.startswith("codes_"))
    assert not [code for code in CODES if code not in text]


def test_nearest() -> None:
    known = ["reward", "board", "landing", "true", "asleep", "pass_turn"]
    assert nearest("rewrad", known) == "reward"
    assert nearest("True", known) == "true"
    assert nearest("passTurn", known) == "pass_turn"
    assert nearest("aslep", known) == "asleep"
    assert nearest("zzz", known) == ""
    assert nearest("board", known) == ""
    assert did_you_mean("lading", known) == "did you mean `landing`?"
    assert did_you_mean("qqqq", known) == ""
