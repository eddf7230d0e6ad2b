"""Fixtures of the unit tests."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from specc.resources import templates


@pytest.fixture(scope="session")
def fakes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The hand-written folders of `fakes/`, completed with the chance runtime that a build would copy."""
    target = tmp_path_factory.mktemp("fakes") / "fakes"
    shutil.copytree(Path(__file__).parent / "fakes", target, ignore=shutil.ignore_patterns("__pycache__"))
    for game in ("tic_tac_toe", "kuhn"):
        shutil.copy(templates() / "python" / "chance.py", target / game)
    return target
