# Made by specc 0.1.0 from specs/pendulum.yaml. Do not edit.
# Version efe259e98c24: it changes when the meaning of the rules changes.
"""Pendulum-v1, swing-up with a bounded torque, as in gymnasium: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: gymnasium/envs/classic_control/pendulum.py (1.4.0)
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Int, Real
from .reference_runtime import clamp, cos, finite, sin
from .reference_state import Action, BaseState, Channel, Field, Game
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)

KIND = Real(64)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("angle", "spin")

    angle: float
    spin: float


# ---------------------------------------------------------------------------------------------- functions


def centred(x: float) -> float:
    """The same angle in [-pi, pi): the result of % has the sign of the divisor."""
    # spec: specs/pendulum.yaml:26
    return (x + 3.141592653589793) % 6.283185307179586 - 3.141592653589793


# ---------------------------------------------------------------------------------------------- start


def angle_at_start(state: State, chance: Chance) -> float:
    """The start of angle."""
    # spec: specs/pendulum.yaml:17
    return 0.0


def spin_at_start(state: State, chance: Chance) -> float:
    """The start of spin."""
    # spec: specs/pendulum.yaml:18
    return 0.0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.angle = finite(chance.uniform(1, -3.141592653589793, 3.141592653589793), "setup", "angle")
    state.spin = finite(chance.uniform(2, -1.0, 1.0), "setup", "spin")


# ---------------------------------------------------------------------------------------------- actions


def twist_refusal(state: State, me: int, torque: float) -> str | None:
    """Why twist is not legal; None if it is."""
    # spec: specs/pendulum.yaml:29
    return None


def twist(state: State, chance: Chance, me: int, torque: float) -> None:
    # spec: specs/pendulum.yaml:29
    u = clamp(torque, -2.0, 2.0)
    state.reward[0] = finite(
        -(centred(state.angle) * centred(state.angle) + 0.1 * (state.spin * state.spin) + 0.001 * (u * u)),
        "twist",
        "reward",
    )
    state.spin = finite(
        clamp(
            state.spin
            + (
                3.0 * state.parameters.gravity / (2.0 * state.parameters.length) * sin(state.angle)
                + 3.0 / (state.parameters.mass * (state.parameters.length * state.parameters.length)) * u
            )
            * 0.05,
            -8.0,
            8.0,
        ),
        "twist",
        "spin",
    )
    state.angle = finite(state.angle + state.spin * 0.05, "twist", "angle")


# ---------------------------------------------------------------------------------------------- observations


def observe_observation(state: State, viewer: int) -> list[Any]:
    """Channel observation, the same for all."""
    # spec: specs/pendulum.yaml:36
    return list([cos(state.angle), sin(state.angle), state.spin])


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(["angle ", shown(state.angle, KIND), ", spin ", shown(state.spin, KIND), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("angle", "angle", KIND, start=angle_at_start),
    Field("spin", "spin", KIND, start=spin_at_start),
)

GAME = State.game = Game(
    name="pendulum",
    version="efe259e98c24",
    players=1,
    num_actions=1,
    state=State,
    setup=setup,
    actions=(Action("twist", (KIND,), 0, twist_refusal, twist, labels=("twist",), box=((-2.0, 2.0),), clamp=None),),
    ends=(),
    channels=(Channel("observation", 3, observe_observation),),
    render=render,
    real="real64",
    max_steps=200,
    sites={1: "uniform", 2: "uniform"},
    parameters={"gravity": ("gravity", KIND, 10.0), "mass": ("mass", KIND, 1.0), "length": ("length", KIND, 1.0)},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
