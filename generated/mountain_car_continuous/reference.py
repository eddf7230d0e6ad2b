# Made by specc 0.1.0 from specs/mountain_car_continuous.yaml. Do not edit.
# Version f2a24ad4544f: it changes when the meaning of the rules changes.
"""MountainCarContinuous-v0, as in gymnasium: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: gymnasium/envs/classic_control/continuous_mountain_car.py (1.4.0)
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Int, Real
from .reference_runtime import clamp, cos, f32, finite
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)

KIND = Real(32)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("position", "velocity")

    position: f32
    velocity: f32


# ---------------------------------------------------------------------------------------------- functions


def slope(x: f32) -> f32:
    # spec: specs/mountain_car_continuous.yaml:20
    return f32(0.0025 * cos(float(3.0 * x)))


# ---------------------------------------------------------------------------------------------- start


def velocity_at_start(state: State, chance: Chance) -> f32:
    """The start of velocity."""
    # spec: specs/mountain_car_continuous.yaml:15
    return f32(0.0)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.position = f32(chance.uniform(1, -0.6, -0.4))


# ---------------------------------------------------------------------------------------------- actions


def drive_refusal(state: State, me: int, force: float) -> str | None:
    """Why drive is not legal; None if it is."""
    # spec: specs/mountain_car_continuous.yaml:23
    return None


def drive(state: State, chance: Chance, me: int, force: float) -> None:
    """Source: continuous_mountain_car.py, step()"""
    # spec: specs/mountain_car_continuous.yaml:23
    state.velocity = clamp(state.velocity + (f32(force) * 0.0015 - slope(state.position)), f32(-0.07), f32(0.07))
    state.position = clamp(state.position + state.velocity, f32(-1.2), f32(0.6))
    if state.position == -1.2 and state.velocity < 0.0:
        state.velocity = f32(0.0)
    state.reward[0] = finite(-0.1 * force * force, "drive", "reward")
    if state.position >= 0.45 and float(state.velocity) >= state.parameters.goal_speed:
        state.reward[0] = finite(state.reward[0] + 100.0, "drive", "reward")
        finish()


# ---------------------------------------------------------------------------------------------- observations


def observe_observation(state: State, viewer: int) -> list[Any]:
    """Channel observation, the same for all."""
    # spec: specs/mountain_car_continuous.yaml:35
    return list([float(state.position), float(state.velocity)])


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(["position ", shown(state.position, KIND), ", velocity ", shown(state.velocity, KIND), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("position", "position", KIND),
    Field("velocity", "velocity", KIND, start=velocity_at_start),
)

GAME = State.game = Game(
    name="mountain_car_continuous",
    version="f2a24ad4544f",
    players=1,
    num_actions=1,
    state=State,
    setup=setup,
    actions=(Action("drive", (Real(64),), 0, drive_refusal, drive, labels=("drive",), box=((-1.0, 1.0),), clamp=None),),
    ends=(),
    channels=(Channel("observation", 2, observe_observation),),
    render=render,
    real="real64",
    max_steps=999,
    sites={1: "uniform"},
    parameters={"goal_speed": ("goal_speed", Real(64), 0.0)},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
