# Made by specc 0.1.0 from specs/twenty_forty_eight.yaml. Do not edit.
# Version f366b305479c: it changes when the meaning of the rules changes.
"""2048: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://github.com/gabrielecirulli/2048
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Enum, Int, Product, Row, Rowed, table
from .reference_runtime import copied, f32, in_range, item, last, need, pick, pop, power, push
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish, stuck
from .reference_text import picture, shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Way(IntEnum):
    up = 0
    right = 1
    down = 2
    left = 3


WAY = Enum(Way, ("up", "right", "down", "left"))


class Lane(Row):
    """For each way, four lanes of squares, leading edge first."""

    __slots__ = columns = ("way", "i", "cells")

    way: Way
    i: int
    cells: list[Sq]


LANE = table(Lane, ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"))
LANE_KIND = Rowed(LANE)


class Sq(NamedTuple):
    r: int
    c: int


SQ = Product(
    Sq,
    Int(0, 3),
    Int(0, 3),
    labels=("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "d4"),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

POWER = Array(Int(0, 17), SQ)
KIND = Int(1, 131072)

# ---------------------------------------------------------------------------------------------- tables

LANE.fill(
    ("0", Way.up, 0, [Sq(3, 0), Sq(2, 0), Sq(1, 0), Sq(0, 0)]),
    ("1", Way.up, 1, [Sq(3, 1), Sq(2, 1), Sq(1, 1), Sq(0, 1)]),
    ("2", Way.up, 2, [Sq(3, 2), Sq(2, 2), Sq(1, 2), Sq(0, 2)]),
    ("3", Way.up, 3, [Sq(3, 3), Sq(2, 3), Sq(1, 3), Sq(0, 3)]),
    ("4", Way.right, 0, [Sq(0, 3), Sq(0, 2), Sq(0, 1), Sq(0, 0)]),
    ("5", Way.right, 1, [Sq(1, 3), Sq(1, 2), Sq(1, 1), Sq(1, 0)]),
    ("6", Way.right, 2, [Sq(2, 3), Sq(2, 2), Sq(2, 1), Sq(2, 0)]),
    ("7", Way.right, 3, [Sq(3, 3), Sq(3, 2), Sq(3, 1), Sq(3, 0)]),
    ("8", Way.down, 0, [Sq(0, 0), Sq(1, 0), Sq(2, 0), Sq(3, 0)]),
    ("9", Way.down, 1, [Sq(0, 1), Sq(1, 1), Sq(2, 1), Sq(3, 1)]),
    ("10", Way.down, 2, [Sq(0, 2), Sq(1, 2), Sq(2, 2), Sq(3, 2)]),
    ("11", Way.down, 3, [Sq(0, 3), Sq(1, 3), Sq(2, 3), Sq(3, 3)]),
    ("12", Way.left, 0, [Sq(0, 0), Sq(0, 1), Sq(0, 2), Sq(0, 3)]),
    ("13", Way.left, 1, [Sq(1, 0), Sq(1, 1), Sq(1, 2), Sq(1, 3)]),
    ("14", Way.left, 2, [Sq(2, 0), Sq(2, 1), Sq(2, 2), Sq(2, 3)]),
    ("15", Way.left, 3, [Sq(3, 0), Sq(3, 1), Sq(3, 2), Sq(3, 3)]),
)
LANE_AT = {
    (Way.up, 0): LANE[0],
    (Way.up, 1): LANE[1],
    (Way.up, 2): LANE[2],
    (Way.up, 3): LANE[3],
    (Way.right, 0): LANE[4],
    (Way.right, 1): LANE[5],
    (Way.right, 2): LANE[6],
    (Way.right, 3): LANE[7],
    (Way.down, 0): LANE[8],
    (Way.down, 1): LANE[9],
    (Way.down, 2): LANE[10],
    (Way.down, 3): LANE[11],
    (Way.left, 0): LANE[12],
    (Way.left, 1): LANE[13],
    (Way.left, 2): LANE[14],
    (Way.left, 3): LANE[15],
}


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("power",)

    power: dict[Sq, int]


# ---------------------------------------------------------------------------------------------- functions


def lane(state: State, l: Lane) -> list[int]:
    """The lane before the push."""
    # spec: specs/twenty_forty_eight.yaml:32
    return [state.power[x] for x in l.cells]


def slide(a: list[int]) -> tuple[list[int], int]:
    """One lane pushed to its leading edge, and the points."""
    # spec: specs/twenty_forty_eight.yaml:34
    out = []
    points = 0
    fresh = False
    for v in a:
        if v > 0 and fresh and last(out) == v:
            pop(out, "slide", "out")
            push(out, in_range(v + 1, 0, 17, "slide", "v + 1"), 4, "slide", "out")
            points = in_range(points + 2 ** (v + 1), 0, 524288, "slide", "points += 2 ** (v + 1)")
            fresh = False
        elif v > 0:
            push(out, v, 4, "slide", "out")
            fresh = True
    for _ in range(4):
        if len(out) >= 4:
            break
        push(out, 0, 4, "slide", "out")
    else:
        need(len(out) >= 4, "slide", "at most 4 rounds")
    return (out, points)


def changes(state: State, l: Lane) -> bool:
    # spec: specs/twenty_forty_eight.yaml:50
    return slide(lane(state, l))[0] != lane(state, l)


# ---------------------------------------------------------------------------------------------- rules


def spawn(state: State, chance: Chance) -> None:
    # spec: specs/twenty_forty_eight.yaml:53
    s = pick(chance, 1, ALL_SQ, [x for x in ALL_SQ if state.power[x] == 0], "spawn")
    state.power[s] = (
        1,
        2,
    )[chance.weighted(2, [9, 1])]


# ---------------------------------------------------------------------------------------------- start


def power_at_start(state: State, chance: Chance) -> dict[Sq, int]:
    """The start of power."""
    # spec: specs/twenty_forty_eight.yaml:21
    return POWER.filled(0)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    spawn(state, chance.at(3))
    spawn(state, chance.at(4))


# ---------------------------------------------------------------------------------------------- actions


def push_refusal(state: State, me: int, way: Way) -> str | None:
    """Why push is not legal; None if it is."""
    # spec: specs/twenty_forty_eight.yaml:58
    if not any(changes(state, l) for l in LANE if l.way == way):
        return "a tile moves"
    return None


def push_(state: State, chance: Chance, me: int, way: Way) -> None:
    # spec: specs/twenty_forty_eight.yaml:58
    for l in LANE:
        if l.way != way:
            continue
        results = copied(slide(lane(state, l)))
        after_push = copied(results[0])
        points = results[1]
        state.reward[0] += f32(points)
        for k in range(4):
            state.power[item(l.cells, k, "push", "l.cells")] = item(after_push, k, "push", "after_push")
    spawn(state, chance.at(5))


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: no tile can move."""
    return stuck(state)


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish()


# ---------------------------------------------------------------------------------------------- observations


def observe_tiles(state: State, viewer: int) -> list[Any]:
    """Channel tiles, the same for all."""
    # spec: specs/twenty_forty_eight.yaml:75
    return [state.power[x] == k for x in ALL_SQ for k in range(18)]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join([picture(state.power, POWER, 0, 1, lambda it: shown(2**it, KIND) if it > 0 else ".", width=6), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (Field("power", "power", POWER, start=power_at_start),)

GAME = State.game = Game(
    name="twenty_forty_eight",
    version="f366b305479c",
    players=1,
    num_actions=4,
    state=State,
    setup=setup,
    actions=(
        Action("push", (WAY,), 0, push_refusal, push_, labels=("push(up)", "push(right)", "push(down)", "push(left)")),
    ),
    ends=(End(end_1_when, end_1, "no tile can move"),),
    channels=(Channel("tiles", 288, observe_tiles),),
    render=render,
    sites={1: "pick", 2: "weighted"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
