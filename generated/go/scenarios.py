# Made by specc from specs/go.yaml. Do not edit.
"""Go, area scoring with positional superko (Tromp-Taylor rules, suicide forbidden): the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations

from typing import Any

from .reference_runtime import f32, need
from .reference_scenarios import Scenario
from .reference import PLAYER, Player, SQ, Sq, State, adj4, area, liberties, lives


def lives_fast(state: State, x: Sq, p: Player) -> bool:
    """Would a stone laid on x have a liberty?  `is` is the rule; `fast` must equal it, and a derived test says so: the cheaper body."""
    # spec: specs/go.yaml:36
    need(state.board[x] is None, "lives", "not board[x]?")
    return any(
        state.board[y] is None
        or (len(liberties(state, y)) > 1 if state.board[y] == p else len(liberties(state, y)) == 1)
        for y in sorted(adj4(x))
    )


def then_6_1(state: State) -> bool:
    """An empty board is nobody's, komi decides. Then: over"""
    return state.over


def then_6_2(state: State) -> bool:
    """An empty board is nobody's, komi decides. Then: reward == [-1, 1]"""
    return state.reward == [f32(-1.0), f32(1.0)]


def then_6_3(state: State) -> bool:
    """An empty board is nobody's, komi decides. Then: area(0) == 0"""
    return area(state, 0) == 0


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a stone without liberties is taken",
        place="specs/go.yaml:90",
        source=("Tromp-Taylor rule 7",),
        settings={"board_size": "5"},
        applies=False,
        when=("play(d3)",),
    ),
    Scenario(
        name="a move that fills its own last liberty is refused, unless it captures",
        place="specs/go.yaml:103",
        source=("Tromp-Taylor rule 7",),
        settings={"board_size": "5"},
        applies=False,
        allowed=("play(a1)",),
    ),
    Scenario(
        name="suicide",
        place="specs/go.yaml:115",
        source=("the variant without suicide, Tromp-Taylor comment 7",),
        settings={"board_size": "5"},
        applies=False,
        refused=(("play(a1)", "the stone has a liberty afterwards"),),
    ),
    Scenario(
        name="a ko may not be retaken at once",
        place="specs/go.yaml:127",
        source=("Tromp-Taylor rule 6",),
        settings={"board_size": "5"},
        applies=False,
        when=("play(b1)", "play(c1)", "play(a2)", "play(d2)", "play(b3)", "play(c3)", "play(c2)", "play(b2)"),
        refused=(("play(c2)", "the position is new"),),
    ),
    Scenario(
        name="two passes end the game, area and komi decide",
        place="specs/go.yaml:133",
        source=("Tromp-Taylor rules 8 to 10",),
        settings={"board_size": "5"},
        applies=False,
        when=("play(c3)", "pass", "pass"),
    ),
    Scenario(
        name="an empty board is nobody's, komi decides",
        place="specs/go.yaml:138",
        source=("Tromp-Taylor rule 9",),
        when=("pass", "pass"),
        then=(
            ("over", then_6_1),
            ("reward == [-1, 1]", then_6_2),
            ("area(0) == 0", then_6_3),
        ),
    ),
)

# Functions with a cheaper body: the function, the one with that body, the kinds of the parameters.
FAST: tuple[tuple[Any, Any, tuple[Any, ...]], ...] = (
    (
        lives,
        lives_fast,
        (
            SQ,
            PLAYER,
        ),
    ),
)
