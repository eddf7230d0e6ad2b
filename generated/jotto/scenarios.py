# Made by specc from specs/jotto.yaml. Do not edit.
"""Jotto; guess a secret word by how many of its letters a guess has: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32, known, last
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """The number of letters in common is told. Then: last(turns)!.common == 2"""
    return known(last(state.turns), "the number of letters in common is told", "last(turns)").common == 2


def then_1_2(state: State) -> bool:
    """The number of letters in common is told. Then: reward == [-1]"""
    return state.reward == [f32(-1.0)]


def then_1_3(state: State) -> bool:
    """The number of letters in common is told. Then: not over"""
    return not state.over


def then_2_1(state: State) -> bool:
    """The word is found. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """The word is found. Then: reward == [0]"""
    return state.reward == [f32(0.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="the number of letters in common is told",
        place="specs/jotto.yaml:59",
        source=("section Gameplay",),
        given={"secret": 15},
        when=("guess(champ)",),
        then=(
            ("last(turns)!.common == 2", then_1_1),
            ("reward == [-1]", then_1_2),
            ("not over", then_1_3),
        ),
    ),
    Scenario(
        name="the word is found",
        place="specs/jotto.yaml:64",
        source=("section Gameplay",),
        given={"secret": 15},
        when=("guess(crane)",),
        then=(
            ("over", then_2_1),
            ("reward == [0]", then_2_2),
        ),
    ),
)
