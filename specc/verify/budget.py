"""How long a verification may take: reading `5m`, and asking how much is left."""

from __future__ import annotations

import re
import time

UNITS = {"s": 1.0, "m": 60.0, "h": 3600.0}


class BadBudget(ValueError):
    """A length of time that cannot be read."""


def seconds_of(text: str) -> float:
    """`90`, `90s`, `5m`, `1.5h` in seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([smh]?)", text.strip())
    if found is None or float(found.group(1)) == 0:
        raise BadBudget(f"{text!r} is not a length of time above 0")
    return float(found.group(1)) * UNITS[found.group(2) or "s"]


class Budget:
    """Runs from when it is made."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds; 0 when nothing is left."""
        return max(0.0, self._end - time.monotonic())

    @property
    def spent(self) -> bool:
        """Is nothing left?"""
        return self.left == 0.0
