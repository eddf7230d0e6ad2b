"""Hearts against OpenSpiel: legal cards at every turn and the points, over random deals with three cards passed to the left."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from specc.environment import Built

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install specc[oracles]")

SUITS = {"C": "clubs", "D": "diamonds", "S": "spades", "H": "hearts"}
RANKS = "23456789TJQKA"
LEFT = 1  # the first chance node chooses where cards are passed to


def our_card(text: str) -> str:
    """`QS` → `spades_12`."""
    return f"{SUITS[text[1]]}_{RANKS.index(text[0]) + 2}"


def ordinal(card: str) -> int:
    """The number of the card among all 52."""
    suit, rank = card.split("_")
    return list(SUITS.values()).index(suit) * 13 + int(rank) - 2


def choose(cards: list[str], greedy: bool, player: int, chance: random.Random) -> str:
    """A random card; in greedy deals player 0 plays high and the others low, so that one takes everything."""
    if not greedy:
        return chance.choice(cards)
    return (max if player == 0 else min)(cards, key=lambda card: int(card.split("_")[1]))


def test_deals(built: Callable[..., Built]) -> None:
    env: Any = built("hearts_like").reference()
    theirs = pyspiel.load_game("hearts(qs_breaks_hearts=False)")
    chance = random.Random(5)
    moons = 0
    for deal in range(60):
        other = theirs.new_initial_state()
        other.apply_action(LEFT)
        cards = {our_card(other.action_to_string(0, a)): a for a in range(52)}
        hands: list[list[int]] = [[], [], [], []]
        for n in range(52):
            dealt = chance.choice([a for a, _ in other.chance_outcomes()])
            hands[n % 4].append(ordinal(our_card(other.action_to_string(0, dealt))))
            other.apply_action(dealt)
        state = env.init((0, 0), {"hand": [sorted(hand) for hand in hands]})
        while not state.over:
            assert other.current_player() == state.to_move, str(other)
            legal = {env.action_name(n).split("(")[1][:-1]: n for n, ok in enumerate(state.legal_action_mask) if ok}
            assert {cards[card] for card in legal} == set(other.legal_actions()), str(other)
            card = choose(sorted(legal), deal % 3 == 0, state.to_move, chance)
            other.apply_action(cards[card])
            state = env.step(state, legal[card], (0, 0))
        assert other.is_terminal()
        assert [26 + r for r in state.reward] == other.returns(), str(other)
        moons += max(state.reward) == 0 and min(state.reward) == -26
    assert moons > 0
