"""Builds of small specs, and copies of them with one line changed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Protocol

import pytest

from specc.environment import Built, load_built

GENERATED = Path(__file__).resolve().parents[2] / "generated"


class Planter(Protocol):
    """Gives a committed build with a line of its reference changed; `jax`: and one of its JAX environment, pattern and replacement."""

    def __call__(self, name: str, old: str, new: str, jax: tuple[str, str] | None = None) -> Built: ...


@pytest.fixture
def planted(tmp_path: Path) -> Planter:
    """`planted("kuhn_poker", old, new)`: the committed build with one line of its reference changed."""

    def plant(name: str, old: str, new: str, jax: tuple[str, str] | None = None) -> Built:
        folder = tmp_path / name
        shutil.copytree(GENERATED / name, folder, ignore=shutil.ignore_patterns("__pycache__"))
        exchange(folder / "reference.py", re.escape(old), new.replace("\\", r"\\"))
        if jax is not None:
            exchange(folder / "jax_env.py", *jax)
        return load_built(folder)

    return plant


def exchange(file: Path, pattern: str, new: str) -> None:
    """In the one place where the pattern is."""
    text, times = re.subn(pattern, new, file.read_text(encoding="utf-8"))
    assert times == 1, f"{pattern!r} is {times} times in {file}"
    file.write_text(text, encoding="utf-8")
