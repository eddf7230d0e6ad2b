"""docs/scrape.md: what it says is printed is printed, its recipe loads, its options exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from specc.cli.app import app
from specc.scrape.recipe import load

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "scrape.md").read_text(encoding="utf-8")


def test_its_listings_are_what_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    monkeypatch.chdir(tmp_path)
    listings = re.findall(r"<!-- run -->\n```sh\nspecc (.*?)\n```\n```text\n(.*?)```", PAGE, re.DOTALL)
    assert len(listings) == PAGE.count("<!-- run -->") == 2
    for command, printed in listings:
        assert CliRunner().invoke(app, shlex.split(command)).stdout == printed


def test_its_recipe_loads(tmp_path: Path) -> None:
    (text,) = re.findall(r"<!-- recipe -->\n```yaml\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "my-game.yaml").write_text(text, encoding="utf-8")
    recipe = load(tmp_path / "my-game.yaml")
    assert [page.kind for page in recipe.pages] == ["", "list"]


def test_its_options_exist() -> None:
    shown = CliRunner().invoke(app, ["scrape", "--help"], env={"COLUMNS": "200"}).output
    named = set(re.findall(r"--[a-z][a-z-]+", PAGE))
    assert named and not {name for name in named if name not in shown}
