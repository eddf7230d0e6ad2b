# Made by specc from specs/connect_four.yaml. Do not edit.
"""Connect Four: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import Sq, State


def then_1_1(state: State) -> bool:
    """Four in a column wins. Then: over"""
    return state.over


def then_1_2(state: State) -> bool:
    """Four in a column wins. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_2_1(state: State) -> bool:
    """Four on a diagonal win. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """Four on a diagonal win. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_3_1(state: State) -> bool:
    """A full column is closed. Then: board[d6] == 1"""
    return state.board[Sq(5, 3)] == 1


def then_3_2(state: State) -> bool:
    """A full column is closed. Then: not over"""
    return not state.over


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="four in a column wins",
        place="specs/connect_four.yaml:53",
        source=("Wikipedia, first paragraph",),
        given={
            "board": [
                0,
                None,
                None,
                1,
                None,
                None,
                None,
                0,
                None,
                None,
                1,
                None,
                None,
                None,
                0,
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
            ],
            "mover": 0,
        },
        when=("drop(0)",),
        then=(
            ("over", then_1_1),
            ("reward == [1, -1]", then_1_2),
        ),
    ),
    Scenario(
        name="four on a diagonal win",
        place="specs/connect_four.yaml:66",
        source=("Wikipedia, first paragraph",),
        given={
            "board": [
                0,
                1,
                0,
                1,
                None,
                None,
                None,
                None,
                0,
                1,
                0,
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
            ],
            "mover": 0,
        },
        when=("drop(6)", "drop(6)", "drop(3)"),
        then=(
            ("over", then_2_1),
            ("reward == [1, -1]", then_2_2),
        ),
    ),
    Scenario(
        name="a full column is closed",
        place="specs/connect_four.yaml:79",
        when=("drop(3)", "drop(3)", "drop(3)", "drop(3)", "drop(3)", "drop(3)"),
        then=(
            ("board[d6] == 1", then_3_1),
            ("not over", then_3_2),
        ),
        refused=(("drop(3)", "the column is not full"),),
    ),
    Scenario(
        name="three on a board of three, by parameters",
        place="specs/connect_four.yaml:83",
        settings={"rows": "3", "cols": "3", "need": "3"},
        applies=False,
        when=("drop(0)", "drop(1)", "drop(0)", "drop(1)", "drop(0)"),
    ),
    Scenario(
        name="number of games",
        place="specs/connect_four.yaml:87",
        source=("counted by OpenSpiel 1.6",),
        perft=(7, 49, 343, 2401),
    ),
)
