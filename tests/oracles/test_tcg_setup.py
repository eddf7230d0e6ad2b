"""The law of the opening hand: five cards at random, one Basic swapped in only if there is none (r#setup.hand_law).

A simulator that picks a Basic first and then four others (deckgym) gives a deck with five Basics 1.84 of them on average, not 1.44.
"""

from __future__ import annotations

from math import comb
from typing import Any

DEALS = 3000


def test_extra_basics_are_not_favoured(built: Any) -> None:
    folder = built("tcg")
    env = folder.reference()
    mewtwo_gardevoir, starter = 1, 0
    basics = 0
    for number in range(DEALS):
        s = env.to_plain(env.init(folder.key(11, number, 0), {"deck_of": [mewtwo_gardevoir] * 2, "starter": starter}))
        hand = s["hand"][1] + [m["copy"] for m in s["mon"][4:] if m["card"] is not None]
        assert len(hand) == 5
        # Mewtwo, two Mewtwo ex, two Ralts: copies 0 to 4 of the list
        found = sum(copy <= 4 for copy in hand)
        assert found >= 1
        basics += found
    expected = 5 * 5 / 20 + comb(15, 5) / comb(20, 5)
    assert abs(basics / DEALS - expected) < 0.06
