# Made by specc from specs/cartpole.yaml. Do not edit.
"""CartPole-v1 (Barto, Sutton and Anderson 1983), as in gymnasium: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """A push from rest. Then: x == 0.0"""
    return state.x == 0.0


def then_1_2(state: State) -> bool:
    """A push from rest. Then: abs(x_dot - 0.1951219512195122) < 1e-12"""
    return abs(state.x_dot - 0.1951219512195122) < 1e-12


def then_1_3(state: State) -> bool:
    """A push from rest. Then: abs(spin + 0.2926829268292683) < 1e-12"""
    return abs(state.spin + 0.2926829268292683) < 1e-12


def then_1_4(state: State) -> bool:
    """A push from rest. Then: reward == [1]"""
    return state.reward == [1.0]


def then_1_5(state: State) -> bool:
    """A push from rest. Then: not over"""
    return not state.over


def then_2_1(state: State) -> bool:
    """A fallen pole ends the episode. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """A fallen pole ends the episode. Then: reward == [1]"""
    return state.reward == [1.0]


def then_3_1(state: State) -> bool:
    """The end of the track ends the episode. Then: over"""
    return state.over


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a push from rest",
        place="specs/cartpole.yaml:62",
        source=("cartpole.py, step()",),
        given={"x": 0.0, "x_dot": 0.0, "angle": 0.0, "spin": 0.0},
        when=("shove(right)",),
        then=(
            ("x == 0.0", then_1_1),
            ("abs(x_dot - 0.1951219512195122) < 1e-12", then_1_2),
            ("abs(spin + 0.2926829268292683) < 1e-12", then_1_3),
            ("reward == [1]", then_1_4),
            ("not over", then_1_5),
        ),
    ),
    Scenario(
        name="a fallen pole ends the episode",
        place="specs/cartpole.yaml:67",
        source=("cartpole.py, step()",),
        given={"angle": 0.2, "spin": 1.0},
        when=("shove(left)",),
        then=(
            ("over", then_2_1),
            ("reward == [1]", then_2_2),
        ),
    ),
    Scenario(
        name="the end of the track ends the episode",
        place="specs/cartpole.yaml:72",
        source=("cartpole.py, step()",),
        given={"x": 2.39, "x_dot": 1.0},
        when=("shove(left)",),
        then=(("over", then_3_1),),
    ),
)
