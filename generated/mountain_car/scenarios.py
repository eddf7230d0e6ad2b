# Made by specc from specs/mountain_car.yaml. Do not edit.
"""MountainCar-v0 (Moore 1990) in exact 32-bit arithmetic: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """The left wall stops the car. Then: position == -1.2"""
    return state.position == -1.2


def then_1_2(state: State) -> bool:
    """The left wall stops the car. Then: velocity == 0.0"""
    return state.velocity == 0.0


def then_1_3(state: State) -> bool:
    """The left wall stops the car. Then: reward == [-1]"""
    return state.reward == [f32(-1.0)]


def then_2_1(state: State) -> bool:
    """The flag ends the episode. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """The flag ends the episode. Then: reward == [-1]"""
    return state.reward == [f32(-1.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="the left wall stops the car",
        place="specs/mountain_car.yaml:47",
        source=("mountain_car.py, step()",),
        given={"position": -1.190000057220459, "velocity": -0.05999999865889549},
        when=("push(left)",),
        then=(
            ("position == -1.2", then_1_1),
            ("velocity == 0.0", then_1_2),
            ("reward == [-1]", then_1_3),
        ),
    ),
    Scenario(
        name="the flag ends the episode",
        place="specs/mountain_car.yaml:52",
        source=("mountain_car.py, step()",),
        given={"position": 0.49, "velocity": 0.05},
        when=("push(right)",),
        then=(
            ("over", then_2_1),
            ("reward == [-1]", then_2_2),
        ),
    ),
)
