# Made by specc from specs/pendulum.yaml. Do not edit.
"""Pendulum-v1, swing-up with a bounded torque, as in gymnasium: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """Upright and at rest nothing moves and nothing is paid. Then: angle == 0.0"""
    return state.angle == 0.0


def then_1_2(state: State) -> bool:
    """Upright and at rest nothing moves and nothing is paid. Then: spin == 0.0"""
    return state.spin == 0.0


def then_1_3(state: State) -> bool:
    """Upright and at rest nothing moves and nothing is paid. Then: reward == [0]"""
    return state.reward == [0.0]


def then_2_1(state: State) -> bool:
    """A full torque from upright. Then: abs(spin - 0.3) < 1e-12"""
    return abs(state.spin - 0.3) < 1e-12


def then_2_2(state: State) -> bool:
    """A full torque from upright. Then: abs(angle - 0.015) < 1e-12"""
    return abs(state.angle - 0.015) < 1e-12


def then_3_1(state: State) -> bool:
    """The spin is bounded. Then: spin == 8.0"""
    return state.spin == 8.0


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="upright and at rest nothing moves and nothing is paid",
        place="specs/pendulum.yaml:43",
        source=("pendulum.py, step()",),
        given={"angle": 0.0, "spin": 0.0},
        when=("twist(0.0)",),
        then=(
            ("angle == 0.0", then_1_1),
            ("spin == 0.0", then_1_2),
            ("reward == [0]", then_1_3),
        ),
    ),
    Scenario(
        name="a full torque from upright",
        place="specs/pendulum.yaml:48",
        source=("pendulum.py, step()",),
        given={"angle": 0.0, "spin": 0.0},
        when=("twist(2.0)",),
        then=(
            ("abs(spin - 0.3) < 1e-12", then_2_1),
            ("abs(angle - 0.015) < 1e-12", then_2_2),
        ),
    ),
    Scenario(
        name="the spin is bounded",
        place="specs/pendulum.yaml:53",
        source=("pendulum.py, step()",),
        given={"angle": 1.5707963267948966, "spin": 7.9},
        when=("twist(2.0)",),
        then=(("spin == 8.0", then_3_1),),
    ),
)
