# Made by specc from specs/mountain_car_continuous.yaml. Do not edit.
"""MountainCarContinuous-v0, as in gymnasium: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """The left wall stops the car. Then: position == real32(-1.2)"""
    return state.position == -1.2


def then_1_2(state: State) -> bool:
    """The left wall stops the car. Then: velocity == real32(0.0)"""
    return state.velocity == 0.0


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="the left wall stops the car",
        place="specs/mountain_car_continuous.yaml:42",
        source=("continuous_mountain_car.py, step()",),
        given={"position": -1.190000057220459, "velocity": -0.05999999865889549},
        when=("drive(-1.0)",),
        then=(
            ("position == real32(-1.2)", then_1_1),
            ("velocity == real32(0.0)", then_1_2),
        ),
    ),
)
