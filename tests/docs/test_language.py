"""docs/language.md: generated, complete, and every sample in it is a spec that passes the checker."""

from __future__ import annotations

from pathlib import Path

import pytest

from specc import docs
from specc.compile import compile_spec
from specc.docs import reference
from specc.docs.samples import Sample, samples
from specc.source.render import render_plain

ROOT = Path(__file__).resolve().parents[2]
CHAPTERS = [
    pytest.param(path, k, text, id=f"{path.stem}-{k}") for path in reference.chapters() for k, text in enumerate(samples(path.read_text()))
]
GROUPS = ("builtins", "conversions", "draws", "loops", "methods", "endings")


def check(text: str, path: Path) -> None:
    """No diagnostic but that a sample's function is not used, or the spec and its diagnostics in the failure."""
    path.write_text(text, encoding="utf-8")
    found = [d for d in compile_spec(path).diagnostics if d.code != "W0301"]
    assert not found, f"{text}\n{render_plain(found)}"


def test_the_committed_reference_is_the_generated_one() -> None:
    assert (ROOT / "docs" / "language.md").read_text(encoding="utf-8") == docs.language_reference(), "run `python -m specc.docs`"


@pytest.mark.parametrize(("path", "number", "text"), CHAPTERS)
def test_samples_are_specs(path: Path, number: int, text: str, tmp_path: Path) -> None:
    check(text, tmp_path / f"{path.stem}_{number}.yaml")


def frame() -> str:
    """The declarations under which the examples in tables stand."""
    chapter = next(path for path in reference.chapters() if "expressions" in path.stem).read_text()
    blocks = chapter.split("The examples below are checked in this frame:")[1]
    return "```yaml" + blocks.split("```yaml")[1].split("```")[0] + "```\n"


@pytest.mark.parametrize("group", GROUPS)
def test_examples_in_tables(group: str, tmp_path: Path) -> None:
    lines = []
    for number, example in enumerate(reference.examples(group)):
        if group in ("builtins", "conversions", "loops"):
            lines.append(f"functions:\n  example_{number}: {quoted(example)}\n")
        elif group == "draws":
            lines.append(f"rules:\n  example_{number}: {quoted('return ' + example)}\n")
        else:
            name = example.split(" = ")[0] if " = " in example else ""
            keep = f"    if {name} == {name}:\n        n = 1\n" if name else ""
            lines.append(f"rules:\n  example_{number}: |\n    {example}\n{keep}")
    text = frame() + "".join(f"```yaml\n{line}```\n" for line in lines)
    check(samples(text)[0], tmp_path / f"{group}.yaml")


def quoted(code: str) -> str:
    return "'" + code.replace("'", "''") + "'"


def test_sections_are_joined() -> None:
    sample = Sample()
    sample.add("state:\n  a: bool = false\n")
    sample.add("state:\n  b: bool = false\nphases: [x]\n")
    assert "state:\n  a: bool = false\n  b: bool = false\n" in sample.text()
    assert sample.text().startswith("specc: 1\n") or "specc: 1\n" in sample.text()
