"""Environments for tests of training: the built folders of the repository."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from specc.environment import Built, load_built

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def folder() -> Callable[[str], Built]:
    """`folder("cartpole")`: what `generated/cartpole/` has."""
    return cache(lambda name: load_built(ROOT / "generated" / name))
