"""What every adapter needs of a built environment: where it comes from, its spaces, and keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from specc.environment import Built, load_built


def built_from(source: Built | Path | str) -> Built:
    """A built environment, or the folder that `specc build` wrote."""
    return source if isinstance(source, Built) else load_built(Path(source))


def seed_from(generator: np.random.Generator) -> int:
    """A seed for keys: 32 bits of a generator that the library has seeded."""
    return int(generator.integers(2**32))


def bounds_of(layout: dict[str, Any]) -> tuple[np.ndarray, np.ndarray, bool] | None:
    """Bounds of an action made of numbers, and whether the environment clips it itself; None where actions are listed."""
    boxed = [action for action in layout["actions"] if action.get("box")]
    if not boxed:
        return None
    low, high = np.asarray(boxed[0]["box"], np.float64).T
    # Numbers that single precision can hold and that still lie within.
    inner_low, inner_high = low.astype(np.float32), high.astype(np.float32)
    inf = np.float32(np.inf)
    inner_low = np.where(inner_low < low, np.nextafter(inner_low, inf), inner_low)
    inner_high = np.where(inner_high > high, np.nextafter(inner_high, -inf), inner_high)
    return inner_low, inner_high, boxed[0].get("clamp") is not None


def observed(values: Any) -> np.ndarray:
    """An observation as single-precision numbers."""
    return np.asarray(values, np.float32)
