"""Tic-tac-toe by hand, with the API of a generated JAX environment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp

LINES = jnp.array([(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)])


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    board: Any
    current_player: Any
    rewards: Any
    terminated: Any
    truncated: Any
    legal_action_mask: Any


class Env:
    num_players = 2
    num_actions = 9

    def init(self, key: Any, given: dict[str, Any] | None = None) -> State:
        board = jnp.full(9, -1, jnp.int8)
        no = jnp.zeros((), bool)
        return State(board, jnp.zeros((), jnp.int32), jnp.zeros(2, jnp.float32), no, no, jnp.ones(9, bool))

    def step(self, state: State, action: Any, key: Any) -> State:
        me = state.current_player
        board = state.board.at[action].set(me.astype(jnp.int8))
        won = (board[LINES] == me).all(axis=1).any()
        sign = jnp.where(me == 0, 1.0, -1.0)
        over = won | (board >= 0).all()
        rewards = jnp.where(won, jnp.array([1.0, -1.0]) * sign, 0.0).astype(jnp.float32)
        return State(board, 1 - me, rewards, over, state.truncated, (board < 0) & ~over)

    def to_plain(self, state: State) -> dict[str, Any]:
        mover = int(state.current_player)
        return {
            "board": [None if c < 0 else int(c) for c in state.board], "mover": mover, "to_move": mover,
            "over": bool(state.terminated), "truncated": False, "reward": [float(r) for r in state.rewards],
            "asked": None, "legal": [bool(b) for b in state.legal_action_mask],
        }
