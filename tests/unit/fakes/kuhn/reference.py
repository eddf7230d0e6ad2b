"""Kuhn poker by hand, with the API of a generated reference."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

from .chance import Chance


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
        return self.init_from(Chance(key), given)

    def init_from(self, chance: Chance, given: dict[str, Any] | None = None) -> State:
        first = chance.pick(1, [True, True, True])
        return State((first, chance.pick(2, [card != first for card in range(3)])))

    def step(self, s: State, action: int, key: tuple[int, int]) -> State:
        bets = (*s.bets, bool(action))
        winner = 0 if s.card[0] > s.card[1] else 1
        if bets in ((False, False), (True, True), (False, True, True)):
            stake = 2.0 if action else 1.0
            return State(s.card, bets, True, reward=(stake, -stake) if winner == 0 else (-stake, stake))
        if bets[-2:] == (True, False):
            return State(s.card, bets, True, reward=(-1.0, 1.0) if s.to_move == 0 else (1.0, -1.0))
        return State(s.card, bets)

    def step_from(self, s: State, action: int, chance: Chance) -> State:
        return self.step(s, action, (0, 0))

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
