# Made by specc from specs/kuhn_poker.yaml. Do not edit.
"""Kuhn poker: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """Both pass, the higher card takes the antes. Then: over"""
    return state.over


def then_1_2(state: State) -> bool:
    """Both pass, the higher card takes the antes. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_2_1(state: State) -> bool:
    """Bet and fold. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """Bet and fold. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_3_1(state: State) -> bool:
    """Pass, bet, call. Then: over"""
    return state.over


def then_3_2(state: State) -> bool:
    """Pass, bet, call. Then: reward == [-2, 2]"""
    return state.reward == [f32(-2.0), f32(2.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="both pass, the higher card takes the antes",
        place="specs/kuhn_poker.yaml:61",
        source=("Wikipedia, section Game description",),
        given={"card": [2, 1]},
        when=("pass", "pass"),
        then=(
            ("over", then_1_1),
            ("reward == [1, -1]", then_1_2),
        ),
    ),
    Scenario(
        name="bet and fold",
        place="specs/kuhn_poker.yaml:66",
        source=("Wikipedia, section Game description",),
        given={"card": [0, 1]},
        when=("bet", "pass"),
        then=(
            ("over", then_2_1),
            ("reward == [1, -1]", then_2_2),
        ),
    ),
    Scenario(
        name="pass, bet, call",
        place="specs/kuhn_poker.yaml:71",
        source=("Wikipedia, section Game description",),
        given={"card": [0, 1]},
        when=("pass", "bet", "bet"),
        then=(
            ("over", then_3_1),
            ("reward == [-2, 2]", then_3_2),
        ),
    ),
    Scenario(
        name="no player sees the other's card",
        place="specs/kuhn_poker.yaml:76",
        given={"card": [0, 1]},
        observed=((0, "card", (1.0, 0.0, 0.0)), (1, "card", (0.0, 1.0, 0.0))),
    ),
    Scenario(
        name="number of games",
        place="specs/kuhn_poker.yaml:79",
        source=("30 terminal histories in OpenSpiel 1.6, over 6 deals",),
        perft=(12, 24, 12),
    ),
)
