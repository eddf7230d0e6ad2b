# Made by specc from specs/japanese_auction.yaml. Do not edit.
"""Japanese auction, the price rises and bidders leave: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import Report, State


def then_1_1(state: State) -> bool:
    """The last who stays pays the price at which the others left. Then: over"""
    return state.over


def then_1_2(state: State) -> bool:
    """The last who stays pays the price at which the others left. Then: reward == [6, 0, 0]"""
    return state.reward == [f32(6.0), f32(0.0), f32(0.0)]


def then_2_1(state: State) -> bool:
    """Who has left is not asked. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """Who has left is not asked. Then: reward == [6, 0, 0]"""
    return state.reward == [f32(6.0), f32(0.0), f32(0.0)]


def then_2_3(state: State) -> bool:
    """Who has left is not asked. Then: Report(1, 0) in reports"""
    return Report(1, 0) in state.reports


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="the last who stays pays the price at which the others left",
        place="specs/japanese_auction.yaml:59",
        source=("Wikipedia, first paragraph",),
        given={"worth": [7, 2, 3]},
        when=("say(true)", "say(true)", "say(true)", "say(true)", "say(false)", "say(false)"),
        then=(
            ("over", then_1_1),
            ("reward == [6, 0, 0]", then_1_2),
        ),
    ),
    Scenario(
        name="who has left is not asked",
        place="specs/japanese_auction.yaml:64",
        given={"worth": [7, 2, 3]},
        when=("say(true)", "say(false)", "say(true)", "say(true)", "say(false)"),
        then=(
            ("over", then_2_1),
            ("reward == [6, 0, 0]", then_2_2),
            ("Report(1, 0) in reports", then_2_3),
        ),
    ),
)
