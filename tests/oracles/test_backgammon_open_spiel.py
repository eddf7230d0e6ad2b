"""Backgammon against OpenSpiel: the positions that a turn can end in, and the worth of finished games, over random games.

OpenSpiel moves two men in one action (four with equal dice in two); here each step is an action. So the positions after whole turns
are compared.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from specc.environment import Built

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install specc[oracles]")

Men = tuple[tuple[int, ...], ...]
BAR, OFF = 192, 193  # places in OpenSpiel's observation of the own men; the other's are 3 further


def men_of(state: Any) -> Men:
    """Men by player and own point, the bar last. OpenSpiel counts points from where player 1 bears off."""
    seen = state.observation_tensor(0)
    points = [[int(state.board(p, i)) for i in range(24)] for p in (0, 1)]
    return (*points[0][::-1], int(seen[BAR])), (*points[1], int(seen[BAR + 3]))


def dice_of(state: Any) -> list[int]:
    """How many steps of each size are left."""
    one, two = (int(x) for x in state.observation_tensor(0)[-2:])
    dice = [0] * 6
    for size in (one, two):
        dice[size - 1] += 2 if one == two else 1
    return dice


def their_results(state: Any) -> set[Men]:
    """The positions after the turn; with equal dice the player acts twice."""
    found = set()
    for action in state.legal_actions():
        child = state.child(action)
        if child.is_terminal() or child.is_chance_node():
            found.add(men_of(child))
        else:
            found |= their_results(child)
    return found


def our_results(env: Any, state: Any, mover: int) -> dict[Men, list[float]]:
    """The positions after the turn, and the rewards that come with them."""
    found, seen, todo = {}, set(), [state]
    while todo:
        s = todo.pop()
        left = sum(env.to_plain(s)["dice"])
        for action, legal in enumerate(s.legal_action_mask):
            if not legal:
                continue
            after = env.step(s, action, (0, 0))
            plain = env.to_plain(after)
            men: Men = tuple(tuple(row) for row in plain["men"])
            if after.over or after.mover != mover or sum(plain["dice"]) != left - 1:
                found[men] = after.reward
            elif (men, tuple(plain["dice"])) not in seen:
                seen.add((men, tuple(plain["dice"])))
                todo.append(after)
    return found


def play(built: Built, games: int, turns: int) -> int:
    """Random games of OpenSpiel; how many came to their end."""
    env: Any = built.reference()
    theirs = pyspiel.load_game("backgammon(scoring_type=full_scoring)")
    chance = random.Random(6)
    template = env.to_plain(env.init((0, 0)))
    template.pop("legal")
    ended = 0
    for _ in range(games):
        state = theirs.new_initial_state()
        results: dict[Men, list[float]] = {}
        fresh = True  # the first action of a turn
        for _ in range(turns):
            if state.is_terminal():
                ended += 1
                assert results[men_of(state)] == state.returns(), str(state)
                break
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
                fresh = True
                continue
            mover = state.current_player()
            if fresh:
                position = {
                    **template,
                    "men": [list(row) for row in men_of(state)],
                    "dice": dice_of(state),
                    "mover": mover,
                    "to_move": mover,
                }
                results = our_results(env, env.from_plain(position), mover)
                assert set(results) == their_results(state), str(state)
            fresh = False
            state.apply_action(chance.choice(state.legal_actions()))
    return ended


def test_turns(built: Callable[..., Built]) -> None:
    play(built("backgammon"), games=1, turns=20)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_whole_games(built: Callable[..., Built]) -> None:
    assert play(built("backgammon"), games=3, turns=2000) == 3
