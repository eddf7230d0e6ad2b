# Made by specc 0.1.0 from specs/sokoban.yaml. Do not edit.
# Version 6effd429c8c3: it changes when the meaning of the rules changes.
"""Sokoban; the level comes with the episode: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Sokoban
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Bool, Enum, Int, Product
from .reference_runtime import f32, known
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish, stuck
from .reference_text import picture, shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Way(IntEnum):
    up = 0
    down = 1
    left = 2
    right = 3


WAY = Enum(Way, ("up", "down", "left", "right"))


class Sq(NamedTuple):
    r: int
    c: int

    @staticmethod
    def at(r: int, c: int) -> Sq | None:
        """The value with these parts; None if one of them is out of its range."""
        return Sq(r, c) if 0 <= r <= 5 and 0 <= c <= 5 else None

    def shift(self, r: int, c: int) -> Sq | None:
        """The value with its parts moved by so much; None if one of them leaves its range."""
        return Sq.at(self.r + r, self.c + c)


SQ = Product(
    Sq,
    Int(0, 5),
    Int(0, 5),
    labels=(
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "a2",
        "b2",
        "c2",
        "d2",
        "e2",
        "f2",
        "a3",
        "b3",
        "c3",
        "d3",
        "e3",
        "f3",
        "a4",
        "b4",
        "c4",
        "d4",
        "e4",
        "f4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "a6",
        "b6",
        "c6",
        "d6",
        "e6",
        "f6",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

BOXES = Array(Bool(), SQ)
KIND = Int(0, 36)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("boxes", "man")

    boxes: dict[Sq, bool]
    man: Sq


# ---------------------------------------------------------------------------------------------- functions


def ahead(x: Sq, way: Way) -> Sq | None:
    # spec: specs/sokoban.yaml:32
    return x.shift(
        ((1, 0) if way == Way.up else (-1, 0) if way == Way.down else (0, -1) if way == Way.left else (0, 1))[0],
        ((1, 0) if way == Way.up else (-1, 0) if way == Way.down else (0, -1) if way == Way.left else (0, 1))[1],
    )


def free(state: State, x: Sq) -> bool:
    # spec: specs/sokoban.yaml:33
    return not state.inputs.walls[x] and not state.boxes[x]


def placed(state: State) -> int:
    # spec: specs/sokoban.yaml:34
    return sum(1 for x in ALL_SQ if state.boxes[x] and state.inputs.goals[x])


# ---------------------------------------------------------------------------------------------- start


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def go_refusal(state: State, me: int, way: Way) -> str | None:
    """Why go is not legal; None if it is."""
    # spec: specs/sokoban.yaml:37
    to = ahead(state.man, way)
    if not (to is not None and not state.inputs.walls[to]):
        return "there is floor ahead"
    if not (not state.boxes[to] or any(free(state, y) for y in ALL_SQ if y == ahead(to, way))):
        return "a box ahead can be pushed"
    return None


def go(state: State, chance: Chance, me: int, way: Way) -> None:
    # spec: specs/sokoban.yaml:37
    to = ahead(state.man, way)
    before = placed(state)
    if state.boxes[to]:
        behind = ahead(to, way)
        state.boxes[to] = False
        state.boxes[known(behind, "go", "behind")] = True
    state.man = to
    state.reward[0] += f32(placed(state) - before)


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: every box stands on a goal."""
    return all(state.inputs.goals[x] for x in ALL_SQ if state.boxes[x])


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish()


def end_2_when(state: State, me: int) -> bool:
    """When the game ends: nothing can be moved."""
    return stuck(state)


def end_2(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish()


# ---------------------------------------------------------------------------------------------- observations


def observe_wall(state: State, viewer: int) -> list[Any]:
    """Channel wall, the same for all."""
    # spec: specs/sokoban.yaml:60
    return [state.inputs.walls[x] for x in ALL_SQ]


def observe_goal(state: State, viewer: int) -> list[Any]:
    """Channel goal, the same for all."""
    # spec: specs/sokoban.yaml:61
    return [state.inputs.goals[x] for x in ALL_SQ]


def observe_box(state: State, viewer: int) -> list[Any]:
    """Channel box, the same for all."""
    # spec: specs/sokoban.yaml:62
    return [state.boxes[x] for x in ALL_SQ]


def observe_here(state: State, viewer: int) -> list[Any]:
    """Channel here, the same for all."""
    # spec: specs/sokoban.yaml:63
    return [state.man == x for x in ALL_SQ]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            picture(state.boxes, BOXES, 0, 1, {True: "$", False: "."}),
            "\nat ",
            shown(state.man, SQ),
            ", ",
            shown(placed(state), KIND),
            " boxes on goals\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("boxes", "boxes", BOXES, given="must"),
    Field("man", "man", SQ, given="must"),
)

GAME = State.game = Game(
    name="sokoban",
    version="6effd429c8c3",
    players=1,
    num_actions=4,
    state=State,
    setup=setup,
    actions=(Action("go", (WAY,), 0, go_refusal, go, labels=("go(up)", "go(down)", "go(left)", "go(right)")),),
    ends=(
        End(end_1_when, end_1, "every box stands on a goal"),
        End(end_2_when, end_2, "nothing can be moved"),
    ),
    channels=(
        Channel("wall", 36, observe_wall),
        Channel("goal", 36, observe_goal),
        Channel("box", 36, observe_box),
        Channel("here", 36, observe_here),
    ),
    render=render,
    max_steps=120,
    inputs={"walls": ("walls", BOXES), "goals": ("goals", BOXES)},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
