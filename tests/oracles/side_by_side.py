"""Many games of a built environment side by side, in the reference or in JAX: what the oracle tests look at before each step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from specc.environment import Built


class Games(Protocol):
    """Games without chance that go on together; a game that got no action stays where it is or becomes void."""

    def legal(self, i: int) -> set[int]: ...
    def over(self, i: int) -> bool: ...
    def rewards(self, i: int) -> tuple[float, ...]: ...
    def player(self, i: int) -> int: ...
    def step(self, actions: Mapping[int, int]) -> None: ...


class ReferenceGames:
    """Games of the reference, one state each."""

    def __init__(self, built: Built, count: int) -> None:
        self.env = built.reference()
        self.states = [self.env.init((0, 0))] * count

    def legal(self, i: int) -> set[int]:
        return {n for n, ok in enumerate(self.states[i].legal_action_mask) if ok}

    def over(self, i: int) -> bool:
        assert not self.states[i].truncated
        return bool(self.states[i].over)

    def rewards(self, i: int) -> tuple[float, ...]:
        return tuple(self.states[i].reward)

    def player(self, i: int) -> int:
        return int(self.states[i].to_move)

    def step(self, actions: Mapping[int, int]) -> None:
        for i, action in actions.items():
            self.states[i] = self.env.step(self.states[i], action, (0, 0))


class JaxGames:
    """Games in JAX, one batch."""

    def __init__(self, built: Built, count: int) -> None:
        import jax

        env = built.jax()
        self.keys = np.zeros((count, 2), np.uint32)
        self.stepped = jax.jit(jax.vmap(env.step))
        self.state: Any = jax.jit(jax.vmap(env.init))(self.keys)
        self._look()

    def _look(self) -> None:
        state = self.state
        self.masks, self.players = np.asarray(state.legal_action_mask), np.asarray(state.current_player)
        self.ended, self.cut, self.given = np.asarray(state.terminated), np.asarray(state.truncated), np.asarray(state.rewards)

    def legal(self, i: int) -> set[int]:
        return {int(n) for n in np.flatnonzero(self.masks[i])}

    def over(self, i: int) -> bool:
        assert not self.cut[i]
        return bool(self.ended[i])

    def rewards(self, i: int) -> tuple[float, ...]:
        return tuple(self.given[i].tolist())

    def player(self, i: int) -> int:
        return int(self.players[i])

    def step(self, actions: Mapping[int, int]) -> None:
        chosen = np.zeros(len(self.keys), np.int32)
        for i, action in actions.items():
            chosen[i] = action
        self.state = self.stepped(self.state, chosen, self.keys)
        self._look()


def games(built: Built, backend: str, count: int) -> Games:
    """New games of that backend."""
    return JaxGames(built, count) if backend == "jax" else ReferenceGames(built, count)


def backends(backend: str) -> tuple[str, ...]:
    """What must be built besides the reference."""
    return ("jax",) if backend == "jax" else ()
