"""Random games of the four decks, two by two: every game ends, nobody is ever without an action, and no card is lost."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest

from specc.environment import Built

DECKS = 4
SEATS = 4


def cards_of(plain: dict[str, Any], player: int) -> list[int]:
    """The copies that the player has somewhere."""
    cards = [*plain["hand"][player], *plain["discard"][player], *(card for part in plain["deck"][player].values() for card in part)]
    for mon in plain["mon"][SEATS * player : SEATS * (player + 1)]:
        if mon["card"] is not None:
            cards += [mon["copy"], *mon["under"]]
    return sorted(cards)


@pytest.mark.parametrize("decks", list(itertools.product(range(DECKS), repeat=2)), ids=str)
def test_games(built: Callable[..., Built], decks: tuple[int, int]) -> None:
    folder = built("tcg")
    env: Any = folder.reference()
    for episode in range(2):
        chance = random.Random(f"{decks} {episode}")
        state = env.init(folder.key(1, episode, 0), {"deck_of": list(decks)})
        for step in itertools.count(1):
            legal = [n for n, ok in enumerate(state.legal_action_mask) if ok]
            assert legal
            state = env.step(state, chance.choice(legal), folder.key(1, episode, step))
            if state.asked is None:
                plain = env.to_plain(state)
                assert [cards_of(plain, player) for player in (0, 1)] == [list(range(20))] * 2
            if state.over or state.truncated:
                break
        assert state.over
        assert not state.truncated
        assert list(state.reward) in ([1, -1], [-1, 1], [0, 0])
