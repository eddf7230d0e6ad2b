# Made by specc from specs/yacht.yaml. Do not edit.
"""Yacht, a dice game, played alone: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .chance import Chance
from .reference_runtime import f32, in_range
from .reference_scenarios import Scenario
from .reference import Face, Phase, State


def throw_all(state: State, a: Face, b: Face) -> None:
    """Two dice show a, three show b."""
    # spec: specs/yacht.yaml:95
    for d in range(5):
        state.die[d] = a if d < 2 else b
        state.shown[state.die[d]] = in_range(state.shown[state.die[d]] + 1, 0, 5, "throw_all", "shown")
    state.thrown = 1


def given_1(state: State, chance: Chance) -> None:
    """A full house is the sum of its dice. What is given."""
    throw_all(state, 2, 5)


def then_1_1(state: State) -> bool:
    """A full house is the sum of its dice. Then: reward == [19]"""
    return state.reward == [f32(19.0)]


def then_1_2(state: State) -> bool:
    """A full house is the sum of its dice. Then: phase == throwing"""
    return state.phase == Phase.throwing


def then_2_1(state: State) -> bool:
    """Some dice are thrown again. Then: shown[6] == 5"""
    return state.shown[6] == 5


def then_2_2(state: State) -> bool:
    """Some dice are thrown again. Then: thrown == 2"""
    return state.thrown == 2


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a full house is the sum of its dice",
        place="specs/yacht.yaml:102",
        source=("Wikipedia, section Rules",),
        given={},
        arrange=given_1,
        when=("score(full_house)",),
        then=(
            ("reward == [19]", then_1_1),
            ("phase == throwing", then_1_2),
        ),
    ),
    Scenario(
        name="some dice are thrown again",
        place="specs/yacht.yaml:108",
        source=("Wikipedia, section Rules",),
        chance=(6, 6, 6, 6, 1, 6),
        when=("throw_again", "4", "none"),
        then=(
            ("shown[6] == 5", then_2_1),
            ("thrown == 2", then_2_2),
        ),
    ),
    Scenario(
        name="a box is filled once",
        place="specs/yacht.yaml:113",
        given={"filled": [10], "thrown": 1},
        refused=(("score(choice)", "each box is filled once"),),
    ),
)
