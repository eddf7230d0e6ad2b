# Made by specc from specs/othello.yaml. Do not edit.
"""Othello (Reversi): the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import Sq, State, discs


def then_1_1(state: State) -> bool:
    """The first move turns one disc. Then: mover == 1"""
    return state.mover == 1


def then_2_1(state: State) -> bool:
    """A player who cannot move passes, and the game goes on. Then: not over"""
    return not state.over


def then_2_2(state: State) -> bool:
    """A player who cannot move passes, and the game goes on. Then: mover == 1"""
    return state.mover == 1


def then_2_3(state: State) -> bool:
    """A player who cannot move passes, and the game goes on. Then: board[b1] == 0"""
    return state.board[Sq(0, 1)] == 0


def then_3_1(state: State) -> bool:
    """Nobody can move, most discs win. Then: over"""
    return state.over


def then_3_2(state: State) -> bool:
    """Nobody can move, most discs win. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_3_3(state: State) -> bool:
    """Nobody can move, most discs win. Then: discs(0) == 3"""
    return discs(state, 0) == 3


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="the first move turns one disc",
        place="specs/othello.yaml:70",
        source=("World Othello Federation, rule 2",),
        when=("place(d3)",),
        then=(("mover == 1", then_1_1),),
        pictures=(
            (
                "board",
                [
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    0,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    0,
                    0,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    0,
                    1,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                    None,
                ],
            ),
        ),
        refused=(("place(a1)", "at least one disc is turned"), ("pass", "no disc can be placed")),
    ),
    Scenario(
        name="a player who cannot move passes, and the game goes on",
        place="specs/othello.yaml:86",
        source=("World Othello Federation, rule 2",),
        given={
            "board": [
                0,
                1,
                None,
                None,
                None,
                None,
                None,
                None,
                0,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                1,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
            ],
            "mover": 0,
        },
        when=("place(c1)",),
        then=(
            ("not over", then_2_1),
            ("mover == 1", then_2_2),
            ("board[b1] == 0", then_2_3),
        ),
        allowed=("pass",),
    ),
    Scenario(
        name="nobody can move, most discs win",
        place="specs/othello.yaml:102",
        source=("World Othello Federation, rule 10",),
        given={
            "board": [
                0,
                1,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
            ],
            "mover": 0,
        },
        when=("place(c1)",),
        then=(
            ("over", then_3_1),
            ("reward == [1, -1]", then_3_2),
            ("discs(0) == 3", then_3_3),
        ),
    ),
    Scenario(
        name="number of games",
        place="specs/othello.yaml:117",
        source=("published perft of Othello (4, 12, 56, 244, 1396)",),
        perft=(4, 12, 56, 244),
    ),
)
