"""Builds of small specs, and copies of them with one line changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from specc.environment import Built, load_built

GENERATED = Path(__file__).resolve().parents[2] / "generated"
Planter = Callable[[str, str, str], Built]


@pytest.fixture
def planted(tmp_path: Path) -> Planter:
    """`planted("kuhn_poker", old, new)`: the committed build with one line of its reference changed."""

    def plant(name: str, old: str, new: str) -> Built:
        folder = tmp_path / name
        shutil.copytree(GENERATED / name, folder, ignore=shutil.ignore_patterns("__pycache__"))
        file = folder / "reference.py"
        text = file.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        file.write_text(text.replace(old, new), encoding="utf-8")
        return load_built(folder)

    return plant
