"""C, Python and TypeScript to a skeleton that checks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from specc.cli.app import app
from specc.compile import compile_spec
from specc.extract.source.skeleton import skeleton_of, write_skeleton

SOURCES = Path(__file__).parent / "sources"


@pytest.mark.parametrize("suffix", ["c", "py", "ts"])
def test_the_skeleton_checks(suffix: str, tmp_path: Path) -> None:
    path = write_skeleton(skeleton_of([SOURCES / f"lanes.{suffix}"]), tmp_path)
    assert [d.message for d in compile_spec(path).diagnostics if d.severity == "error"] == []
    text = path.read_text()
    assert "worth: '[1, 2, 3]'" in text
    assert f"source: lanes.{suffix}:" in text


def test_c_in_detail(tmp_path: Path) -> None:
    skeleton = skeleton_of([SOURCES / "lanes.c"])
    assert "  taken: u8[range(12)] = 0  # source: lanes.c:11" in skeleton.text
    assert "  Move: enum(stay, left, right)  # source: lanes.c:6" in skeleton.text
    assert "# lanes.c:19-21: void step(Lanes *env, int action)" in skeleton.text
    assert ("lanes.c:15", "Lanes.client", "the type `void*` has no counterpart") in skeleton.left


def test_the_command_counts(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["extract", str(SOURCES / "lanes.c"), "--from-source", "--out", str(tmp_path), "--json"])
    assert result.exit_code == 1
    assert json.loads(result.stdout.splitlines()[-1])["rows"] == 12


def test_other_files_are_bad_input(tmp_path: Path) -> None:
    (tmp_path / "a.rs").write_text("fn main() {}")
    result = CliRunner().invoke(app, ["extract", str(tmp_path / "a.rs"), "--from-source", "--out", str(tmp_path / "o")])
    assert result.exit_code == 2
