# Made by specc 0.1.0 from specs/pong.yaml. Do not edit.
# Version 5d23c3a4281d: it changes when the meaning of the rules changes.
"""Puffer Pong (PufferLib 3.0.0), restated: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: pufferlib-3.0.0/pufferlib/ocean/pong
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Bits, Bool, Enum, Int, Real
from .reference_runtime import clamp, f32, in_range
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Move(IntEnum):
    stay = 0
    up = 1
    down = 2


MOVE = Enum(Move, ("stay", "up", "down"))

KIND_ = Real(32)
SEEN = Array(KIND_, Int(0, 7))
KIND = Int(0, 100)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = (
        "left",
        "right",
        "x",
        "y",
        "vx",
        "vy",
        "direction",
        "score_left",
        "score_right",
        "tick",
        "bounces",
        "won",
        "seen",
    )

    left: f32
    right: f32
    x: f32
    y: f32
    vx: f32
    vy: f32
    direction: f32
    score_left: int
    score_right: int
    tick: int
    bounces: int
    won: bool
    seen: list[f32]


# ---------------------------------------------------------------------------------------------- rules


def start_round(state: State, chance: Chance) -> None:
    # spec: specs/pong.yaml:50
    state.left = f32(285.0)
    state.right = f32(285.0)
    state.x = f32(100.0)
    state.y = f32(304.0)
    state.vx = f32(10.0)
    state.vy = f32(chance.random_bits(1, 31) % 2 - 1) * 1.0
    state.tick = 0
    state.bounces = 0


def look(state: State) -> None:
    """The two scores are divided as integers in the original, so they are 0 until a match is over."""
    # spec: specs/pong.yaml:61
    state.seen = [
        (state.left + 35.0) / 640.0,
        (state.right + 35.0) / 640.0,
        state.x / 500.0,
        state.y / 640.0,
        (state.vx + 10.0) / 20.0,
        (state.vy + 13.0) / 26.0,
        f32(state.score_left // state.parameters.max_score),
        f32(state.score_right // state.parameters.max_score),
    ]


def point(state: State, chance: Chance, scored: bool) -> None:
    """Scored is true when the agent made it."""
    # spec: specs/pong.yaml:68
    if scored:
        state.score_right = in_range(state.score_right + 1, 0, 100, "point", "score_right += 1")
        state.reward[0] = f32(1.0)
    else:
        state.score_left = in_range(state.score_left + 1, 0, 100, "point", "score_left += 1")
        state.reward[0] = f32(-1.0)
    if state.score_left == state.parameters.max_score or state.score_right == state.parameters.max_score:
        state.won = scored
        finish()
    else:
        start_round(state, chance.at(2))


def frame(state: State, chance: Chance) -> bool:
    """True when a point ended the step."""
    # spec: specs/pong.yaml:90
    state.right = clamp(state.right + 8.0 * state.direction, f32(-35.0), f32(605.0))
    state.left = clamp(state.left + clamp(state.y - (state.left + 35.0), f32(-8.0), f32(8.0)), f32(-35.0), f32(605.0))
    state.x += state.vx
    state.y += state.vy
    if state.y < 0.0 or state.y + 32.0 > 640.0:
        state.vy = -state.vy
    if state.x < 0.0:
        if not (state.y + 32.0 > state.left and state.y < state.left + 70.0):
            point(state, chance.at(3), True)
            return True
        state.vx = -state.vx
        state.bounces = state.bounces + 1 & 0xFFFFFFFF
    if state.x + 32.0 > 500.0:
        if not (state.y + 32.0 > state.right and state.y < state.right + 70.0):
            point(state, chance.at(4), False)
            return True
        state.vx = -state.vx
        state.bounces = state.bounces + 1 & 0xFFFFFFFF
        state.reward[0] = f32(0.1)
        state.vy = clamp(state.vy + 3.0 * state.direction, f32(-13.0), f32(13.0))
        if abs(state.vy) < 0.01:
            state.vy = f32(3.0)
        state.x = clamp(state.x, f32(0.0), f32(468.0))
        state.y = clamp(state.y, f32(0.0), f32(608.0))
    look(state)
    return False


def play(state: State, chance: Chance, speed: f32) -> None:
    # spec: specs/pong.yaml:81
    state.tick = state.tick + 1 & 0xFFFFFFFF
    state.direction = speed
    for i in range(8):
        frame_result = frame(state, chance.at(i).at(7))
        ended = frame_result
        if ended:
            return


# ---------------------------------------------------------------------------------------------- start


def left_at_start(state: State, chance: Chance) -> f32:
    """The start of left."""
    # spec: specs/pong.yaml:31
    return f32(0.0)


def right_at_start(state: State, chance: Chance) -> f32:
    """The start of right."""
    # spec: specs/pong.yaml:32
    return f32(0.0)


def x_at_start(state: State, chance: Chance) -> f32:
    """The start of x."""
    # spec: specs/pong.yaml:33
    return f32(0.0)


def y_at_start(state: State, chance: Chance) -> f32:
    """The start of y."""
    # spec: specs/pong.yaml:34
    return f32(0.0)


def vx_at_start(state: State, chance: Chance) -> f32:
    """The start of vx."""
    # spec: specs/pong.yaml:35
    return f32(0.0)


def vy_at_start(state: State, chance: Chance) -> f32:
    """The start of vy."""
    # spec: specs/pong.yaml:36
    return f32(0.0)


def direction_at_start(state: State, chance: Chance) -> f32:
    """The start of direction."""
    # spec: specs/pong.yaml:37
    return f32(0.0)


def score_left_at_start(state: State, chance: Chance) -> int:
    """The start of score_left."""
    # spec: specs/pong.yaml:38
    return 0


def score_right_at_start(state: State, chance: Chance) -> int:
    """The start of score_right."""
    # spec: specs/pong.yaml:39
    return 0


def tick_at_start(state: State, chance: Chance) -> int:
    """The start of tick."""
    # spec: specs/pong.yaml:40
    return 0


def bounces_at_start(state: State, chance: Chance) -> int:
    """The start of bounces."""
    # spec: specs/pong.yaml:41
    return 0


def won_at_start(state: State, chance: Chance) -> bool:
    """The start of won."""
    # spec: specs/pong.yaml:42
    return False


def seen_at_start(state: State, chance: Chance) -> list[f32]:
    """The start of seen."""
    # spec: specs/pong.yaml:43
    return SEEN.filled(f32(0.0))


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    start_round(state, chance.at(8))
    look(state)


# ---------------------------------------------------------------------------------------------- actions


def move_refusal(state: State, me: int, to: Move) -> str | None:
    """Why move is not legal; None if it is."""
    # spec: specs/pong.yaml:119
    return None


def move(state: State, chance: Chance, me: int, to: Move) -> None:
    # spec: specs/pong.yaml:119
    play(state, chance.at(10), f32(0.0) if to == Move.stay else f32(1.0) if to == Move.up else f32(-1.0))


# ---------------------------------------------------------------------------------------------- observations


def observe_observation(state: State, viewer: int) -> list[Any]:
    """Channel observation, the same for all."""
    # spec: specs/pong.yaml:128
    return list(state.seen)


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            shown(state.score_left, KIND),
            " : ",
            shown(state.score_right, KIND),
            "  ball ",
            shown(state.x, KIND_),
            " ",
            shown(state.y, KIND_),
            ", paddles ",
            shown(state.left, KIND_),
            " ",
            shown(state.right, KIND_),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("left", "left", KIND_, start=left_at_start),
    Field("right", "right", KIND_, start=right_at_start),
    Field("x", "x", KIND_, start=x_at_start),
    Field("y", "y", KIND_, start=y_at_start),
    Field("vx", "vx", KIND_, start=vx_at_start),
    Field("vy", "vy", KIND_, start=vy_at_start),
    Field("direction", "direction", KIND_, start=direction_at_start),
    Field("score_left", "score_left", KIND, start=score_left_at_start),
    Field("score_right", "score_right", KIND, start=score_right_at_start),
    Field("tick", "tick", Bits(32), start=tick_at_start),
    Field("bounces", "bounces", Bits(32), start=bounces_at_start),
    Field("won", "won", Bool(), start=won_at_start),
    Field("seen", "seen", SEEN, start=seen_at_start),
)

GAME = State.game = Game(
    name="pong",
    version="5d23c3a4281d",
    players=1,
    num_actions=3,
    state=State,
    setup=setup,
    actions=(Action("move", (MOVE,), 0, move_refusal, move, labels=("move(stay)", "move(up)", "move(down)")),),
    ends=(),
    channels=(Channel("observation", 8, observe_observation),),
    render=render,
    sites={1: "random_bits"},
    parameters={"max_score": ("max_score", Int(1, 100), 21)},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
