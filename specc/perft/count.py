"""The counts of a game tree, and the choice of how to walk it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from specc.environment import Built, Plain

Progress = Callable[[int, int], None]
"""Called with the depth reached and the number of different positions there."""


@dataclass
class Count:
    """What perft found.

    `counts[d - 1]`: the ways to play d actions (each way chance can deal counts). The other numbers belong to the whole tree
    and are None when the depth was limited before the last game ended: `complete_games`, `outcomes` (games by total reward,
    written as a JSON list), `histories` (root, chance, decision and end nodes) and, with hidden information, `information_sets`.
    """

    counts: list[int] = field(default_factory=list)
    complete_games: int | None = None
    outcomes: dict[str, int] | None = None
    histories: int | None = None
    information_sets: int | None = None

    def as_json(self, spec: str) -> dict[str, Any]:
        """The value that `specc perft --json` prints."""
        return {
            "spec": spec,
            "counts": self.counts,
            "complete_games": self.complete_games,
            "outcomes": self.outcomes,
            "histories": self.histories,
            "information_sets": self.information_sets,
        }


def outcome_name(total: tuple[float, ...]) -> str:
    """Total rewards as the key of `outcomes`: whole numbers without a point, `[1, -1]`."""
    return json.dumps([int(r) if float(r).is_integer() else round(float(r), 6) for r in total])


def perft(
    built: Built,
    depth: int | None = None,
    *,
    backend: str = "reference",
    given: Plain | None = None,
    progress: Progress | None = None,
) -> Count:
    """Count a built game: to `depth` actions, or the whole tree.

    Games with chance or hidden information are walked by histories, in the reference environment. Games without are walked
    by different positions; `backend="jax"` steps whole layers of them at once.
    """
    layout = built.layout
    if layout.get("chance") or layout.get("hidden"):
        from specc.perft.histories import count_histories

        return count_histories(built, depth, given=given, hidden=bool(layout.get("hidden")), progress=progress)
    if backend == "jax":
        from specc.perft.batched import count_batched

        return count_batched(built.jax(), depth, given=given, progress=progress)
    from specc.perft.positions import count_positions

    return count_positions(built.reference(), depth, given=given, progress=progress)
