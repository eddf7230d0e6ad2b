# Made by specc from specs/lander.yaml. Do not edit.
"""Lander, a probe that brakes in thin air over a slope: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """Free fall. Then: abs(falling - 0.925) < 1e-9"""
    return abs(state.falling - 0.925) < 1e-09


def then_1_2(state: State) -> bool:
    """Free fall. Then: fuel == 200.0"""
    return state.fuel == 200.0


def then_2_1(state: State) -> bool:
    """All valves brake. Then: falling < 41.0"""
    return state.falling < 41.0


def then_2_2(state: State) -> bool:
    """All valves brake. Then: fuel == 198.0"""
    return state.fuel == 198.0


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="free fall",
        place="specs/lander.yaml:91",
        source=("v = g t",),
        given={"height": 500.0, "falling": 0.0},
        when=("burn(0)",),
        then=(
            ("abs(falling - 0.925) < 1e-9", then_1_1),
            ("fuel == 200.0", then_1_2),
        ),
    ),
    Scenario(
        name="all valves brake",
        place="specs/lander.yaml:96",
        given={"height": 500.0, "falling": 50.0},
        when=("burn(15)",),
        then=(
            ("falling < 41.0", then_2_1),
            ("fuel == 198.0", then_2_2),
        ),
    ),
)
