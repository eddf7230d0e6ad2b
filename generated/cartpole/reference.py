# Made by specc 0.1.0 from specs/cartpole.yaml. Do not edit.
# Version e6537d161cb6: it changes when the meaning of the rules changes.
"""CartPole-v1 (Barto, Sutton and Anderson 1983), as in gymnasium: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: gymnasium/envs/classic_control/cartpole.py (1.4.0)
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Enum, Int, Real
from .reference_runtime import cos, finite, sin
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Side(IntEnum):
    left = 0
    right = 1


SIDE = Enum(Side, ("left", "right"))

KIND = Real(64)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("x", "x_dot", "angle", "spin")

    x: float
    x_dot: float
    angle: float
    spin: float


# ---------------------------------------------------------------------------------------------- start


def x_at_start(state: State, chance: Chance) -> float:
    """The start of x."""
    # spec: specs/cartpole.yaml:24
    return 0.0


def x_dot_at_start(state: State, chance: Chance) -> float:
    """The start of x_dot."""
    # spec: specs/cartpole.yaml:25
    return 0.0


def angle_at_start(state: State, chance: Chance) -> float:
    """The start of angle."""
    # spec: specs/cartpole.yaml:26
    return 0.0


def spin_at_start(state: State, chance: Chance) -> float:
    """The start of spin."""
    # spec: specs/cartpole.yaml:27
    return 0.0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.x = finite(chance.uniform(1, -0.05, 0.05), "setup", "x")
    state.x_dot = finite(chance.uniform(2, -0.05, 0.05), "setup", "x_dot")
    state.angle = finite(chance.uniform(3, -0.05, 0.05), "setup", "angle")
    state.spin = finite(chance.uniform(4, -0.05, 0.05), "setup", "spin")


# ---------------------------------------------------------------------------------------------- actions


def shove_refusal(state: State, me: int, side: Side) -> str | None:
    """Why shove is not legal; None if it is."""
    # spec: specs/cartpole.yaml:36
    return None


def shove(state: State, chance: Chance, me: int, side: Side) -> None:
    # spec: specs/cartpole.yaml:36
    force = state.parameters.push if side == Side.right else -state.parameters.push
    mass = state.parameters.pole_mass + state.parameters.cart_mass
    moment = state.parameters.pole_mass * state.parameters.half_length
    pull = (force + moment * (state.spin * state.spin) * sin(state.angle)) / mass
    twist = (state.parameters.gravity * sin(state.angle) - cos(state.angle) * pull) / (
        state.parameters.half_length
        * (1.3333333333333333 - state.parameters.pole_mass * (cos(state.angle) * cos(state.angle)) / mass)
    )
    slide = pull - moment * twist * cos(state.angle) / mass
    state.x = finite(state.x + 0.02 * state.x_dot, "shove", "x")
    state.x_dot = finite(state.x_dot + 0.02 * slide, "shove", "x_dot")
    state.angle = finite(state.angle + 0.02 * state.spin, "shove", "angle")
    state.spin = finite(state.spin + 0.02 * twist, "shove", "spin")
    state.reward[0] = 1.0


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: the cart left the track or the pole fell."""
    return abs(state.x) > 2.4 or abs(state.angle) > 0.20943951023931953


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish()


# ---------------------------------------------------------------------------------------------- observations


def observe_observation(state: State, viewer: int) -> list[Any]:
    """Channel observation, the same for all."""
    # spec: specs/cartpole.yaml:55
    return list([state.x, state.x_dot, state.angle, state.spin])


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(["cart at ", shown(state.x, KIND), ", pole at ", shown(state.angle, KIND), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("x", "x", KIND, start=x_at_start),
    Field("x_dot", "x_dot", KIND, start=x_dot_at_start),
    Field("angle", "angle", KIND, start=angle_at_start),
    Field("spin", "spin", KIND, start=spin_at_start),
)

GAME = State.game = Game(
    name="cartpole",
    version="e6537d161cb6",
    players=1,
    num_actions=2,
    state=State,
    setup=setup,
    actions=(Action("shove", (SIDE,), 0, shove_refusal, shove, labels=("shove(left)", "shove(right)")),),
    ends=(End(end_1_when, end_1, "the cart left the track or the pole fell"),),
    channels=(Channel("observation", 4, observe_observation),),
    render=render,
    real="real64",
    max_steps=500,
    sites={1: "uniform", 2: "uniform", 3: "uniform", 4: "uniform"},
    parameters={
        "gravity": ("gravity", KIND, 9.8),
        "cart_mass": ("cart_mass", KIND, 1.0),
        "pole_mass": ("pole_mass", KIND, 0.1),
        "half_length": ("half_length", KIND, 0.5),
        "push": ("push", KIND, 10.0),
    },
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
