"""Go 9x9 against OpenSpiel: legal moves at every ply and the result, over random games played side by side.

OpenSpiel ends a game where positional superko forbids a move; here such a move is refused. All else is equal.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from side_by_side import backends, games

from specc.environment import Built

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install specc[oracles]")

SIZE = 9
COLUMNS = "abcdefghjklmnopqrst"  # OpenSpiel leaves out i


def our_name(text: str) -> str:
    """`B j3` → `play(i3)`, `W PASS` → `pass`."""
    point = text.split()[1]
    if point == "PASS":
        return "pass"
    return f"play({'abcdefghi'[COLUMNS.index(point[0])]}{point[1:]})"


def repeats(state: Any, action: int) -> bool:
    """Is the move one that only superko refuses? OpenSpiel then ends the game at once."""
    return bool(state.child(action).is_terminal())


def choose(legal: set[int], passing: int, last: int | None, chance: random.Random) -> int:
    """A random move; after `last` mostly one beside it: such fights come to superko."""
    near = [
        n for n in sorted(legal - {passing}) if last is not None and abs(n // SIZE - last // SIZE) <= 1 and abs(n % SIZE - last % SIZE) <= 1
    ]
    return chance.choice(near if near and chance.random() < 0.8 else sorted(legal))


def play(built: Built, backend: str, count: int, plies: int) -> tuple[int, int]:
    """How many games ended by two passes, and how many moves superko refused."""
    chance = random.Random(2)
    theirs = pyspiel.load_game(f"go(board_size={SIZE},komi=7.5,max_game_length=1000)")
    start = theirs.new_initial_state()
    reference = built.reference()
    our_number = {a: reference.action_number(our_name(start.action_to_string(0, a))) for a in range(theirs.num_distinct_actions())}
    their_number = {b: a for a, b in our_number.items()}
    passing = our_number[SIZE * SIZE]
    ours = games(built, backend, count)
    other = [theirs.new_initial_state() for _ in range(count)]
    running = set(range(count))
    last: dict[int, int] = {}
    ended = superko = 0
    for _ in range(plies):
        actions = {}
        for i in sorted(running):
            assert ours.over(i) == other[i].is_terminal(), str(other[i])
            if ours.over(i):
                ended += 1
                assert list(ours.rewards(i)) == other[i].returns(), str(other[i])
                running.remove(i)
                continue
            legal = ours.legal(i)
            allowed = {our_number[a] for a in other[i].legal_actions()}
            assert legal <= allowed, (legal - allowed, str(other[i]))
            for extra in allowed - legal:
                assert repeats(other[i], their_number[extra]), (extra, str(other[i]))
                superko += 1
            actions[i] = action = choose(legal, passing, last.get(i) if i % 3 == 0 else None, chance)
            if action != passing:
                last[i] = action
            other[i].apply_action(their_number[action])
        if not running:
            break
        ours.step(actions)
    return ended, superko


@pytest.mark.parametrize("backend", ["reference", "jax"])
def test_some_games(built: Callable[..., Built], backend: str) -> None:
    """Eight games, sixty plies."""
    play(built("go", *backends(backend)), backend, count=8, plies=60)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("backend", "count"), [("reference", 200), ("jax", 40)])
def test_many_games(built: Callable[..., Built], backend: str, count: int) -> None:
    """Games of up to 199 plies; many are scored, and superko refuses some moves."""
    ended, superko = play(built("go", *backends(backend)), backend, count=count, plies=199)
    assert ended > count // 4
    assert superko > 0
