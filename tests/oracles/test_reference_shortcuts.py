"""Where the reference saves time, it must be what the plain definition says."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from typing import Any

from specc.environment import Built


def test_kept_results_stay_as_they_were_computed(built: Callable[..., Built]) -> None:
    """Squares along a ray are found once; a game that uses them must not change them."""
    module: Any = built("othello").module("reference")
    env = module.Env()
    state, chance = env.init((0, 0)), random.Random(1)
    while not state.over:
        state = env.step(state, chance.choice([n for n, ok in enumerate(state.legal_action_mask) if ok]), (0, 0))
    assert module.ray.cache_info().currsize > 0
    for square, direction in itertools.product(module.ALL_SQ, module.DIR):
        assert module.ray(square, direction) == module.ray.__wrapped__(square, direction)


def test_fingerprints_are_what_their_definition_says(built: Callable[..., Built]) -> None:
    """The exclusive or over all ordinals of two mixed words."""
    folder = built("go")
    module: Any = folder.module("reference")
    runtime: Any = folder.module("reference_runtime")
    mix = folder.module("chance").mix
    chance = random.Random(2)
    board = {square: chance.choice([0, 1, None]) for square in module.ALL_SQ}
    low = high = 0
    for i, stone in enumerate(board.values()):
        word = 2 if stone is None else stone
        low ^= mix(mix(0x243F6A88, i), word)
        high ^= mix(mix(0x13198A2E, i), word)
    assert runtime.fingerprint((module.BOARD, board)) == high << 32 | low
