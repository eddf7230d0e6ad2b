"""docs/with-a-model.md: its listings are what the runs print."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from messages_server import Serve, Whole

from specc.extract.agent import Material, Outcome, run
from specc.resources import data_root

PAGE = data_root() / "docs" / "with-a-model.md"


def compare(name: str, said: list[str], outcome: Outcome, folder: str, request: pytest.FixtureRequest) -> None:
    """The block of that name is what was printed; the folder is the one of the page."""
    made = "\n".join([*said, *outcome.lines()]).replace(str(outcome.folder), folder) + "\n"
    text = PAGE.read_text(encoding="utf-8")
    block = re.compile(rf"(<!-- run: {name} -->\n```text\n)(.*?)(```\n)", re.DOTALL)
    if request.config.getoption("--update-golden", default=False):
        PAGE.write_text(block.sub(lambda m: m.group(1) + made + m.group(3), text), encoding="utf-8")
        return
    found = block.search(text)
    assert found is not None and found.group(2) == made


def test_the_run_of_the_page(whole: Whole, request: pytest.FixtureRequest) -> None:
    compare("whole_run", whole[2], whole[0], "two_heaps", request)


def test_the_run_of_the_c_file(serve: Serve, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    serve("lantern")
    said: list[str] = []
    outcome = run(Material.open([data_root() / "docs" / "examples" / "lantern.c"]), tmp_path, say=said.append)
    assert (outcome.exit_code, outcome.unsourced) == (1, ())
    compare("lantern", said, outcome, "lantern", request)
