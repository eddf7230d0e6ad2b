"""What came of a fault, and its form in JSON; what came of all of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LEVELS = ("L1", "L2", "L3")


@dataclass(frozen=True)
class Result:
    """One fault. found: level → why it is found there, None where it is not; levels that were not run are missing."""

    spec: str
    backend: str
    seed: int
    number: int
    kind: str
    owner: str
    place: str
    change: tuple[str, ...]
    found: dict[str, str | None]
    seconds: float

    @property
    def lowest(self) -> str | None:
        """The lowest level that finds it: where `specc verify` stops."""
        return next((name for name in LEVELS if self.found.get(name) is not None), None)

    @property
    def key(self) -> tuple[str, str, int, int]:
        """Which fault it is, for somebody who goes on."""
        return self.spec, self.backend, self.seed, self.number

    def as_json(self) -> dict[str, Any]:
        """One line of the file of results."""
        return {name: list(v) if isinstance(v, tuple) else v for name, v in vars(self).items()} | {"lowest": self.lowest}


def from_json(line: dict[str, Any]) -> Result:
    """The other way."""
    fields: dict[str, Any] = {name: tuple(v) if name == "change" else v for name, v in line.items() if name != "lowest"}
    return Result(**fields)


def read(file: Path) -> list[Result]:
    """The results in a file, a line each; none if it is not there."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return [from_json(json.loads(line)) for line in lines]


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """The value that `--json` prints."""
    found = [r for r in results if r.lowest is not None]
    kinds = Counter(r.kind for r in results)
    return {
        "faults": len(results),
        "found": len(found),
        "by_lowest_level": {name: sum(r.lowest == name for r in results) for name in LEVELS},
        "by_each_level_alone": {name: sum(r.found.get(name) is not None for r in results) for name in LEVELS},
        "by_kind": {kind: {"faults": n, "found": sum(r.kind == kind for r in found)} for kind, n in kinds.items()},
        "survivors": [r.as_json() for r in results if r.lowest is None],
    }
