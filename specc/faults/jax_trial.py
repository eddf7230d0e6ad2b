"""One fault in the JAX environment: the build is verified as a user would, up to the lowest level that fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from specc.environment import load_built


def jax_trial(say: Callable[[Any], None], folder: Path, seconds: float, episodes: int) -> None:
    """Says (level, why it is found or None, seconds) of each level that ran."""
    from specc.verify import verify

    verdict = verify(load_built(folder), seconds=seconds, episodes=episodes)
    for level in verdict.levels:
        if level.status != "not run":
            found = level.failures[0] if level.failures else None
            cut = "the budget ended before the level did" if level.status == "cut short" else None
            say((level.name, f"{found.case}: {found.message.splitlines()[0]}" if found is not None else cut, level.seconds))
