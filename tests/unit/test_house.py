"""The house rules that a machine can check: docs/map.md and ../shared/design/5-style.md."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from typer.testing import CliRunner

from specc.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "specc").rglob("*.py"))
COMMANDS = ("new", "check", "fmt", "build", "perft", "play", "explain", "schema", "scrape", "train", "eval")


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_no_file_is_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_each_file_says_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree), "a module starts with a docstring"
    imports = [n for n in tree.body if isinstance(n, ast.ImportFrom) and n.module == "__future__"]
    assert imports or len(tree.body) == 1, "from __future__ import annotations"


def test_no_room_is_called_utils() -> None:
    assert not [p for p in FILES if p.stem in ("utils", "util", "helpers", "common", "misc")]


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_help(command: str) -> None:
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    text = result.output
    assert text.startswith("Usage:") or "Usage:" in text
    shown = [line for line in text.splitlines() if line.strip().startswith("--") or line.strip().startswith("-h")]
    assert shown
    for line in shown:
        assert len(line.split("  ")) > 1 or line.endswith("]"), f"an option without help: {line}"


def test_help_lists_every_command() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    for command in COMMANDS:
        assert f"  {command} " in result.output
