"""docs/scrape.md: the options and the keys of the JSON value that it names exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

from typer.testing import CliRunner

from specc.cli.app import app

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "scrape.md").read_text(encoding="utf-8")


def test_its_options_exist() -> None:
    shown = CliRunner().invoke(app, ["scrape", "--help"], env={"COLUMNS": "200"}).output
    named = set(re.findall(r"--[a-z][a-z-]+", PAGE))
    assert named and not {name for name in named if name not in shown}


def test_its_keys_are_those_of_the_value(tmp_path: Path) -> None:
    (listed,) = re.findall(r"`\{(\"corpus\".*?)\}`", PAGE, re.DOTALL)
    arguments = ["scrape", "tcg-rules", "--from", str(ROOT / "tests" / "scrape" / "site"), "--out", str(tmp_path / "c"), "--json"]
    value = json.loads(CliRunner().invoke(app, arguments).stdout.splitlines()[-1])
    assert re.findall(r'"(\w+)"', listed) == list(value)
