# Made by specc from specs/meteors.yaml. Do not edit.
"""Meteors, a small arcade game with sprites: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32, occupied
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """A shot and a meteor that meet. Then: len(meteors) == 0"""
    return len(occupied(state.meteors)) == 0


def then_1_2(state: State) -> bool:
    """A shot and a meteor that meet. Then: len(shots) == 0"""
    return len(occupied(state.shots)) == 0


def then_1_3(state: State) -> bool:
    """A shot and a meteor that meet. Then: reward == [1]"""
    return state.reward == [f32(1.0)]


def then_1_4(state: State) -> bool:
    """A shot and a meteor that meet. Then: struck == [4]"""
    return state.struck == [4]


def then_2_1(state: State) -> bool:
    """A large meteor takes two hits. Then: len(meteors) == 1"""
    return len(occupied(state.meteors)) == 1


def then_2_2(state: State) -> bool:
    """A large meteor takes two hits. Then: reward == [1]"""
    return state.reward == [f32(1.0)]


def then_3_1(state: State) -> bool:
    """A meteor on the ship is the end. Then: over"""
    return state.over


def then_3_2(state: State) -> bool:
    """A meteor on the ship is the end. Then: reward == [-1]"""
    return state.reward == [f32(-1.0)]


def then_4_1(state: State) -> bool:
    """The gun takes its time. Then: len(shots) == 0"""
    return len(occupied(state.shots)) == 0


def then_4_2(state: State) -> bool:
    """The gun takes its time. Then: wait == 1"""
    return state.wait == 1


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a shot and a meteor that meet",
        place="specs/meteors.yaml:91",
        given={"meteors": [{"at": 24, "large": False}], "shots": [{"at": 14}]},
        chance=(False,),
        when=("act(stay)",),
        then=(
            ("len(meteors) == 0", then_1_1),
            ("len(shots) == 0", then_1_2),
            ("reward == [1]", then_1_3),
            ("struck == [4]", then_1_4),
        ),
    ),
    Scenario(
        name="a large meteor takes two hits",
        place="specs/meteors.yaml:96",
        given={"meteors": [{"at": 24, "large": True}], "shots": [{"at": 14}]},
        chance=(False,),
        when=("act(stay)",),
        then=(
            ("len(meteors) == 1", then_2_1),
            ("reward == [1]", then_2_2),
        ),
    ),
    Scenario(
        name="a meteor on the ship is the end",
        place="specs/meteors.yaml:101",
        given={"meteors": [{"at": 4, "large": False}]},
        when=("act(stay)",),
        then=(
            ("over", then_3_1),
            ("reward == [-1]", then_3_2),
        ),
    ),
    Scenario(
        name="the gun takes its time",
        place="specs/meteors.yaml:105",
        given={"wait": 2},
        chance=(False,),
        when=("act(fire)",),
        then=(
            ("len(shots) == 0", then_4_1),
            ("wait == 1", then_4_2),
        ),
    ),
)
