# Made by specc from specs/rock_paper_scissors.yaml. Do not edit.
"""Rock, paper, scissors over several rounds: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import SIGN, State


def then_1_1(state: State) -> bool:
    """Paper beats rock. Then: reward == [-1, 1]"""
    return state.reward == [f32(-1.0), f32(1.0)]


def then_1_2(state: State) -> bool:
    """Paper beats rock. Then: not over"""
    return not state.over


def then_1_3(state: State) -> bool:
    """Paper beats rock. Then: before[0] == rock"""
    return state.before[0] == SIGN.rock


def then_2_1(state: State) -> bool:
    """Equal signs. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


def then_2_2(state: State) -> bool:
    """Equal signs. Then: round == 1"""
    return state.round == 1


def then_4_1(state: State) -> bool:
    """The last round ends the game and keeps its reward. Then: over"""
    return state.over


def then_4_2(state: State) -> bool:
    """The last round ends the game and keeps its reward. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_4_3(state: State) -> bool:
    """The last round ends the game and keeps its reward. Then: before[1] == paper"""
    return state.before[1] == SIGN.paper


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="paper beats rock",
        place="specs/rock_paper_scissors.yaml:53",
        source=("Wikipedia, section Gameplay",),
        when=("show(rock)", "show(paper)"),
        then=(
            ("reward == [-1, 1]", then_1_1),
            ("not over", then_1_2),
            ("before[0] == rock", then_1_3),
        ),
    ),
    Scenario(
        name="equal signs",
        place="specs/rock_paper_scissors.yaml:57",
        source=("Wikipedia, section Gameplay",),
        when=("show(rock)", "show(rock)"),
        then=(
            ("reward == [0, 0]", then_2_1),
            ("round == 1", then_2_2),
        ),
    ),
    Scenario(
        name="the second player cannot see what the first has shown",
        place="specs/rock_paper_scissors.yaml:61",
        when=("show(rock)",),
        observed=((1, "before", (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)),),
    ),
    Scenario(
        name="the last round ends the game and keeps its reward",
        place="specs/rock_paper_scissors.yaml:64",
        given={"round": 9},
        when=("show(scissors)", "show(paper)"),
        then=(
            ("over", then_4_1),
            ("reward == [1, -1]", then_4_2),
            ("before[1] == paper", then_4_3),
        ),
    ),
)
