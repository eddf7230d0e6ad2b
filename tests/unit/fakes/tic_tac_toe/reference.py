"""Tic-tac-toe by hand, with the API of a generated reference."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass
class State:
    board: list[int | None] = field(default_factory=lambda: [None] * 9)
    to_move: int = 0
    over: bool = False
    truncated: bool = False
    reward: list[float] = field(default_factory=lambda: [0.0, 0.0])
    steps: int = 0

    @property
    def legal_action_mask(self) -> list[bool]:
        return [not self.over and cell is None for cell in self.board]


class Env:
    name = "tic_tac_toe"
    num_players = 2
    num_actions = 9

    def init(self, key: tuple[int, int], given: dict[str, Any] | None = None) -> State:
        return State(**(given or {}))

    def step(self, s: State, action: int, key: tuple[int, int]) -> State:
        if self.refusal(s, action):
            raise ValueError(self.refusal(s, action))
        board = list(s.board)
        board[action] = s.to_move
        won = any(all(board[x] == s.to_move for x in line) for line in LINES)
        sign = 1.0 if s.to_move == 0 else -1.0
        return State(
            board, 1 - s.to_move, won or None not in board, reward=[sign, -sign] if won else [0.0, 0.0], steps=s.steps + 1
        )

    def refusal(self, s: State, action: int) -> str | None:
        return None if s.board[action] is None else "the square is empty"

    def action_name(self, i: int) -> str:
        return f"place({'abc'[i % 3]}{i // 3 + 1})"

    def action_number(self, text: str) -> int:
        for i in range(9):
            if self.action_name(i) == text:
                return i
        raise ValueError(text)

    def render(self, s: State) -> str:
        cells = ["." if c is None else "XO"[c] for c in s.board]
        return "\n".join(" ".join(cells[r * 3 : r * 3 + 3]) for r in (2, 1, 0))

    def to_plain(self, s: State) -> dict[str, Any]:
        return {
            "board": list(s.board), "mover": s.to_move, "to_move": s.to_move, "over": s.over, "truncated": s.truncated,
            "reward": list(s.reward), "asked": None, "legal": s.legal_action_mask,
        }

    def from_plain(self, d: dict[str, Any]) -> State:
        return State(list(d["board"]), d["to_move"], d["over"], d["truncated"], list(d["reward"]))
