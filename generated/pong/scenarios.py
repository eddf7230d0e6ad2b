# Made by specc from specs/pong.yaml. Do not edit.
"""Puffer Pong (PufferLib 3.0.0), restated: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """A missed ball ends the step at once and the picture stays old. Then: reward == [1]"""
    return state.reward == [f32(1.0)]


def then_1_2(state: State) -> bool:
    """A missed ball ends the step at once and the picture stays old. Then: score_right == 1"""
    return state.score_right == 1


def then_1_3(state: State) -> bool:
    """A missed ball ends the step at once and the picture stays old. Then: x == 100.0"""
    return state.x == 100.0


def then_1_4(state: State) -> bool:
    """A missed ball ends the step at once and the picture stays old. Then: vy == -1.0"""
    return state.vy == -1.0


def then_1_5(state: State) -> bool:
    """A missed ball ends the step at once and the picture stays old. Then: seen[2] == 0.0"""
    return state.seen[2] == 0.0


def then_2_1(state: State) -> bool:
    """The agent's paddle returns the ball and is paid a little. Then: reward[0] > 0.09"""
    return state.reward[0] > 0.09


def then_2_2(state: State) -> bool:
    """The agent's paddle returns the ball and is paid a little. Then: reward[0] < 0.11"""
    return state.reward[0] < 0.11


def then_2_3(state: State) -> bool:
    """The agent's paddle returns the ball and is paid a little. Then: vx == -10.0"""
    return state.vx == -10.0


def then_2_4(state: State) -> bool:
    """The agent's paddle returns the ball and is paid a little. Then: vy == 3.0"""
    return state.vy == 3.0


def then_2_5(state: State) -> bool:
    """The agent's paddle returns the ball and is paid a little. Then: bounces == 1"""
    return state.bounces == 1


def then_3_1(state: State) -> bool:
    """The last point ends the match. Then: over"""
    return state.over


def then_3_2(state: State) -> bool:
    """The last point ends the match. Then: reward == [1]"""
    return state.reward == [f32(1.0)]


def then_3_3(state: State) -> bool:
    """The last point ends the match. Then: won"""
    return state.won


def then_3_4(state: State) -> bool:
    """The last point ends the match. Then: score_right == 21"""
    return state.score_right == 21


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a missed ball ends the step at once and the picture stays old",
        place="specs/pong.yaml:135",
        source=("pong.h, c_step()",),
        given={"x": 3.0, "y": 300.0, "vx": -10.0, "vy": 0.0, "left": -35.0},
        chance=(0,),
        when=("move(stay)",),
        then=(
            ("reward == [1]", then_1_1),
            ("score_right == 1", then_1_2),
            ("x == 100.0", then_1_3),
            ("vy == -1.0", then_1_4),
            ("seen[2] == 0.0", then_1_5),
        ),
    ),
    Scenario(
        name="the agent's paddle returns the ball and is paid a little",
        place="specs/pong.yaml:141",
        source=("pong.h, c_step()",),
        given={"x": 460.0, "y": 300.0, "vx": 10.0, "vy": 0.0, "left": 285.0, "right": 285.0},
        when=("move(stay)",),
        then=(
            ("reward[0] > 0.09", then_2_1),
            ("reward[0] < 0.11", then_2_2),
            ("vx == -10.0", then_2_3),
            ("vy == 3.0", then_2_4),
            ("bounces == 1", then_2_5),
        ),
    ),
    Scenario(
        name="the last point ends the match",
        place="specs/pong.yaml:146",
        source=("pong.h, c_step()",),
        given={"x": 3.0, "y": 300.0, "vx": -10.0, "vy": 0.0, "left": -35.0, "score_right": 20},
        when=("move(stay)",),
        then=(
            ("over", then_3_1),
            ("reward == [1]", then_3_2),
            ("won", then_3_3),
            ("score_right == 21", then_3_4),
        ),
    ),
    Scenario(
        name="walls turn the ball round",
        place="specs/pong.yaml:151",
        source=("pong.h, c_step()",),
        settings={"frameskip": "1"},
        applies=False,
        when=("move(up)",),
    ),
)
