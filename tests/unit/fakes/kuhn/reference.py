"""Kuhn poker by hand, with the API of a generated reference."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class State:
    card: tuple[int, int]
    bets: tuple[bool, ...] = ()
    over: bool = False
    truncated: bool = False
    reward: tuple[float, float] = (0.0, 0.0)

    @property
    def to_move(self) -> int:
        return len(self.bets) % 2

    @property
    def legal_action_mask(self) -> list[bool]:
        return [not self.over] * 2


class Env:
    name = "kuhn"
    num_players = 2
    num_actions = 2

    def init(self, key: tuple[int, int], given: dict[str, Any] | None = None) -> State:
        first, second = random.Random(str(key)).sample(range(3), 2)
        return State((first, second))

    def init_deals(self, given: dict[str, Any] | None = None) -> Iterator[tuple[float, tuple[tuple[str, int], ...], State]]:
        for first in range(3):
            for second in range(3):
                if first != second:
                    yield 1 / 6, (("first", first), ("second", second)), State((first, second))

    def step(self, s: State, action: int, key: tuple[int, int]) -> State:
        bets = (*s.bets, bool(action))
        winner = 0 if s.card[0] > s.card[1] else 1
        if bets in ((False, False), (True, True), (False, True, True)):
            stake = 2.0 if action else 1.0
            return State(s.card, bets, True, reward=(stake, -stake) if winner == 0 else (-stake, stake))
        if bets[-2:] == (True, False):
            return State(s.card, bets, True, reward=(-1.0, 1.0) if s.to_move == 0 else (1.0, -1.0))
        return State(s.card, bets)

    def deals(self, s: State, action: int) -> Iterator[tuple[float, tuple[tuple[str, int], ...], State]]:
        yield 1.0, (), self.step(s, action, (0, 0))

    def visible_view(self, s: State, player: int) -> Hashable:
        return s.card[player], s.bets

    def refusal(self, s: State, action: int) -> str | None:
        return None

    def action_name(self, i: int) -> str:
        return ("pass", "bet")[i]

    def action_number(self, text: str) -> int:
        return ("pass", "bet").index(text)

    def render(self, s: State) -> str:
        return f"{s.card} {s.bets}"

    def to_plain(self, s: State) -> dict[str, Any]:
        return {
            "card": list(s.card), "bets": list(s.bets), "to_move": s.to_move, "over": s.over, "truncated": False,
            "reward": list(s.reward), "asked": None, "legal": s.legal_action_mask,
        }

    def from_plain(self, d: dict[str, Any]) -> State:
        return State(tuple(d["card"]), tuple(d["bets"]), d["over"], False, tuple(d["reward"]))
