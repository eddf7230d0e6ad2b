"""Every way chance can go in one step, with its draws one by one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any, cast

from specc.environment import Built, ChanceEnv, Plain, State, frozen

Draws = tuple[Hashable, ...]
"""The draws of one step in order, each a coordinate and the value that came up."""


class Deals:
    """The chance of a built environment, enumerated by the folder's own `chance.py`."""

    def __init__(self, built: Built) -> None:
        self.env = cast("ChanceEnv", built.reference())
        self._chance = built.module("chance")

    def init(self, given: Plain | None = None) -> Iterator[tuple[Draws, State]]:
        """Every way the set-up can go: the draws and the state that they lead to."""
        return self._each(lambda chance: self.env.init_from(chance, given))

    def step(self, state: State, action: int) -> Iterator[tuple[Draws, State]]:
        """Every way an action can go."""
        return self._each(lambda chance: self.env.step_from(state, action, chance))

    def _each(self, run: Callable[[Any], State]) -> Iterator[tuple[Draws, State]]:
        def recorded(chance: Any) -> tuple[Draws, State]:
            taken: dict[int, Any] = {}
            state = run(self._chance.RecordedChance(chance, taken))
            return tuple((coordinate, frozen(value)) for coordinate, value in taken.items()), state

        for _, result in self._chance.enumerate_outcomes(recorded):
            yield result
