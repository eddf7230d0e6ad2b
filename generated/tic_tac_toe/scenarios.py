# Made by specc from specs/tic_tac_toe.yaml. Do not edit.
"""Tic-tac-toe: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """Three in a row wins. Then: over"""
    return state.over


def then_1_2(state: State) -> bool:
    """Three in a row wins. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_2_1(state: State) -> bool:
    """A full board without a row is a tie. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """A full board without a row is a tie. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="three in a row wins",
        place="specs/tic_tac_toe.yaml:50",
        source=("Wikipedia, first paragraph",),
        given={"board": [None, None, None, 1, 1, None, 0, 0, None], "mover": 0},
        when=("place(c3)",),
        then=(
            ("over", then_1_1),
            ("reward == [1, -1]", then_1_2),
        ),
    ),
    Scenario(
        name="a full board without a row is a tie",
        place="specs/tic_tac_toe.yaml:60",
        source=("Wikipedia, section Gameplay",),
        when=(
            "place(a1)",
            "place(b2)",
            "place(c3)",
            "place(b3)",
            "place(b1)",
            "place(c1)",
            "place(a3)",
            "place(a2)",
            "place(c2)",
        ),
        then=(
            ("over", then_2_1),
            ("reward == [0, 0]", then_2_2),
        ),
    ),
    Scenario(
        name="a taken square",
        place="specs/tic_tac_toe.yaml:64",
        when=("place(b2)",),
        refused=(("place(b2)", "the square is empty"),),
    ),
    Scenario(
        name="complete games",
        place="specs/tic_tac_toe.yaml:67",
        source=("counted by OpenSpiel 1.6",),
        perft=(9, 72, 504, 3024, 15120),
    ),
)
