# Made by specc 0.1.0 from specs/mountain_car.yaml. Do not edit.
# Version d88b6acea9e4: it changes when the meaning of the rules changes.
"""MountainCar-v0 (Moore 1990) in exact 32-bit arithmetic: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: gymnasium/envs/classic_control/mountain_car.py (1.4.0)
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Enum, Int, Real
from .reference_runtime import clamp, f32
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Push(IntEnum):
    left = 0
    coast = 1
    right = 2


PUSH = Enum(Push, ("left", "coast", "right"))

KIND = Real(32)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("position", "velocity")

    position: f32
    velocity: f32


# ---------------------------------------------------------------------------------------------- functions


def nearest(x: f32) -> int:
    """The whole number next to x."""
    # spec: std/real_math.yaml:11
    return clamp(math.floor(x + 0.5), -1000000, 1000000)


def after_quarters(x: f32, k: int) -> f32:
    """The rest of an angle after k quarter turns; the first two parts have so few bits that k times them is exact."""
    # spec: std/real_math.yaml:14
    return x - f32(k) * 1.5703125 - f32(k) * 0.0004837513 - f32(k) * 7.54979e-08


def sin_core(r: f32) -> f32:
    """Sin for |r| <= pi/4."""
    # spec: std/real_math.yaml:17
    z = r * r
    p = 1.589691e-10 * z - 2.505076e-08
    p = p * z + 2.7557314e-06
    p = p * z - 0.0001984127
    p = p * z + 0.008333334
    p = p * z - 0.16666667
    return r + r * z * p


def cos_core(r: f32) -> f32:
    """Cos for |r| <= pi/4."""
    # spec: std/real_math.yaml:27
    z = r * r
    p = 2.0875723e-09 - 1.1359648e-11 * z
    p = p * z - 2.7557314e-07
    p = p * z + 2.4801588e-05
    p = p * z - 0.0013888889
    p = p * z + 0.041666668
    return 1.0 - (0.5 * z - z * z * p)


def quadrant(q: int, r: f32) -> f32:
    """The sine of q quarter turns plus r."""
    # spec: std/real_math.yaml:37
    turn = q % 4
    if turn == 0:
        return sin_core(r)
    if turn == 1:
        return cos_core(r)
    if turn == 2:
        return 0.0 - sin_core(r)
    return 0.0 - cos_core(r)


def cos_(x: f32) -> f32:
    """At most 1.7 ulp between -pi and pi."""
    # spec: std/real_math.yaml:53
    k = nearest(x * 0.63661975)
    return quadrant((k + 1), after_quarters(x, k))


# ---------------------------------------------------------------------------------------------- start


def position_at_start(state: State, chance: Chance) -> f32:
    """The start of position."""
    # spec: specs/mountain_car.yaml:20
    return f32(-0.5)


def velocity_at_start(state: State, chance: Chance) -> f32:
    """The start of velocity."""
    # spec: specs/mountain_car.yaml:21
    return f32(0.0)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.position = f32(chance.uniform(1, f32(-0.6), f32(-0.4)))


# ---------------------------------------------------------------------------------------------- actions


def push_refusal(state: State, me: int, to: Push) -> str | None:
    """Why push is not legal; None if it is."""
    # spec: specs/mountain_car.yaml:26
    return None


def push_(state: State, chance: Chance, me: int, to: Push) -> None:
    # spec: specs/mountain_car.yaml:26
    pull = f32(0.001) if to == Push.right else f32(-0.001) if to == Push.left else f32(0.0)
    state.velocity = clamp(state.velocity + pull - cos_(3.0 * state.position) * 0.0025, f32(-0.07), f32(0.07))
    state.position = clamp(state.position + state.velocity, f32(-1.2), f32(0.6))
    if state.position == -1.2 and state.velocity < 0.0:
        state.velocity = f32(0.0)
    state.reward[0] = f32(-1.0)


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: the car is at the flag."""
    return state.position >= state.parameters.goal_position and state.velocity >= state.parameters.goal_velocity


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish()


# ---------------------------------------------------------------------------------------------- observations


def observe_observation(state: State, viewer: int) -> list[Any]:
    """Channel observation, the same for all."""
    # spec: specs/mountain_car.yaml:40
    return list([state.position, state.velocity])


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(["position ", shown(state.position, KIND), ", velocity ", shown(state.velocity, KIND), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("position", "position", KIND, start=position_at_start),
    Field("velocity", "velocity", KIND, start=velocity_at_start),
)

GAME = State.game = Game(
    name="mountain_car",
    version="d88b6acea9e4",
    players=1,
    num_actions=3,
    state=State,
    setup=setup,
    actions=(Action("push", (PUSH,), 0, push_refusal, push_, labels=("push(left)", "push(coast)", "push(right)")),),
    ends=(End(end_1_when, end_1, "the car is at the flag"),),
    channels=(Channel("observation", 2, observe_observation),),
    render=render,
    max_steps=200,
    sites={1: "uniform"},
    parameters={"goal_position": ("goal_position", KIND, 0.5), "goal_velocity": ("goal_velocity", KIND, 0.0)},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
