"""README.md: the example checks, the commands are those of the program, the numbers come out, the links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer.main
from typer.testing import CliRunner

from specc.cli.app import app
from specc.compile import compile_spec

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
NUMBERS = re.findall(r"^\| `specc (perft .*?)` \| `(.*?)` \|$", README, re.MULTILINE)
SLOW = ("connect_four", "othello", "kiwipete")


def test_the_example_is_a_spec(tmp_path: Path) -> None:
    path = tmp_path / "nim.yaml"
    path.write_text(re.findall(r"^```yaml\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)[0])
    assert compile_spec(path).diagnostics == ()


def test_the_table_of_commands_is_that_of_the_program() -> None:
    table = README.split("## Commands")[1].split("\n## ")[0]
    listed = dict(re.findall(r"^\| `specc (\w+)[^`]*` \| (.*?) \|$", table, re.MULTILINE))
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    known = {name: " ".join((command.help or "").split("\n\n")[0].split()) for name, command in commands.items()}
    assert listed == known


@pytest.mark.timeout(900)
@pytest.mark.parametrize(
    ("command", "printed"),
    [
        pytest.param(c, p, marks=[pytest.mark.slow] if any(s in c for s in SLOW) else [], id=c.split("/")[1].split(" --json")[0])
        for c, p in NUMBERS
    ],
)
def test_numbers(command: str, printed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = CliRunner().invoke(app, shlex.split(command))
    assert result.exit_code == 0, result.output
    assert printed in result.stdout.splitlines()[-1]


@pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)(?:#[\w-]*)?\)", re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)):
        if "://" not in link:
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`(tests/[\w/.]+)`", README))))
def test_named_tests_exist(path: str) -> None:
    assert (ROOT / path).exists()
