# Made by specc from specs/leduc_holdem.yaml. Do not edit.
"""Leduc hold'em: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """A pair beats a king. Then: over"""
    return state.over


def then_1_2(state: State) -> bool:
    """A pair beats a king. Then: reward == [5, -5]"""
    return state.reward == [f32(5.0), f32(-5.0)]


def then_2_1(state: State) -> bool:
    """The same rank splits the pot. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """The same rank splits the pot. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


def then_3_1(state: State) -> bool:
    """A fold gives what was paid. Then: over"""
    return state.over


def then_3_2(state: State) -> bool:
    """A fold gives what was paid. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a pair beats a king",
        place="specs/leduc_holdem.yaml:82",
        source=("section 3.1",),
        given={"hand": [0, 4]},
        chance=(1,),
        when=("call", "call", "raise", "call"),
        then=(
            ("over", then_1_1),
            ("reward == [5, -5]", then_1_2),
        ),
    ),
    Scenario(
        name="the same rank splits the pot",
        place="specs/leduc_holdem.yaml:88",
        source=("section 3.1",),
        given={"hand": [2, 3]},
        chance=(1,),
        when=("raise", "raise", "call", "call", "call"),
        then=(
            ("over", then_2_1),
            ("reward == [0, 0]", then_2_2),
        ),
    ),
    Scenario(
        name="a fold gives what was paid",
        place="specs/leduc_holdem.yaml:94",
        source=("section 3.1",),
        given={"hand": [0, 4]},
        when=("raise", "fold"),
        then=(
            ("over", then_3_1),
            ("reward == [1, -1]", then_3_2),
        ),
    ),
    Scenario(
        name="at most two raises",
        place="specs/leduc_holdem.yaml:99",
        source=("section 3.1",),
        given={"hand": [2, 3]},
        when=("raise", "raise"),
        refused=(("raise", "at most two raises in a round"),),
    ),
    Scenario(
        name="no fold without a bet",
        place="specs/leduc_holdem.yaml:104",
        given={"hand": [2, 3]},
        refused=(("fold", "there is a bet to fold to"),),
    ),
)
