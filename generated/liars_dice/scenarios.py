# Made by specc from specs/liars_dice.yaml. Do not edit.
"""Liar's dice, two players with one die each, the highest face is wild: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """A six counts for every face. Then: over"""
    return state.over


def then_1_2(state: State) -> bool:
    """A six counts for every face. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_2_1(state: State) -> bool:
    """A bluff that is called. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """A bluff that is called. Then: reward == [-1, 1]"""
    return state.reward == [f32(-1.0), f32(1.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a six counts for every face",
        place="specs/liars_dice.yaml:52",
        source=("Wikipedia, section Common hand",),
        given={"die": [6, 3]},
        when=("bid(Bid(2, 3))", "liar"),
        then=(
            ("over", then_1_1),
            ("reward == [1, -1]", then_1_2),
        ),
    ),
    Scenario(
        name="a bluff that is called",
        place="specs/liars_dice.yaml:57",
        source=("Wikipedia, section Common hand",),
        given={"die": [2, 3]},
        when=("bid(Bid(2, 3))", "liar"),
        then=(
            ("over", then_2_1),
            ("reward == [-1, 1]", then_2_2),
        ),
    ),
    Scenario(
        name="bids rise",
        place="specs/liars_dice.yaml:62",
        source=("Wikipedia, section Common hand",),
        given={"die": [2, 3]},
        when=("bid(Bid(1, 4))",),
        allowed=("bid(Bid(2, 1))", "liar"),
        refused=(("bid(Bid(1, 3))", "a bid must rise"),),
    ),
    Scenario(
        name="a die is its owner's secret",
        place="specs/liars_dice.yaml:68",
        given={"die": [2, 3]},
        observed=((0, "die", (0.0, 1.0, 0.0, 0.0, 0.0, 0.0)), (1, "die", (0.0, 0.0, 1.0, 0.0, 0.0, 0.0))),
    ),
)
