# Made by specc 0.1.0 from specs/snake.yaml. Do not edit.
# Version 5a043c085eda: it changes when the meaning of the rules changes.
"""Snake: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Snake_(video_game_genre)
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Enum, Int, List, Product, Row, Rowed, table
from .reference_runtime import f32, first, pick, push
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Way(IntEnum):
    up = 0
    right = 1
    down = 2
    left = 3


WAY = Enum(Way, ("up", "right", "down", "left"))


class Dir(Row):
    """A row of the table Dir."""

    __slots__ = columns = ("step",)

    step: tuple[int, int]


DIR = table(Dir, ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"))
DIR_KIND = Rowed(DIR)


class Sq(NamedTuple):
    r: int
    c: int

    @staticmethod
    def at(r: int, c: int) -> Sq | None:
        """The value with these parts; None if one of them is out of its range."""
        return Sq(r, c) if 0 <= r <= 9 and 0 <= c <= 9 else None

    def shift(self, r: int, c: int) -> Sq | None:
        """The value with its parts moved by so much; None if one of them leaves its range."""
        return Sq.at(self.r + r, self.c + c)


SQ = Product(
    Sq,
    Int(0, 9),
    Int(0, 9),
    labels=(
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
        "h1",
        "i1",
        "j1",
        "a2",
        "b2",
        "c2",
        "d2",
        "e2",
        "f2",
        "g2",
        "h2",
        "i2",
        "j2",
        "a3",
        "b3",
        "c3",
        "d3",
        "e3",
        "f3",
        "g3",
        "h3",
        "i3",
        "j3",
        "a4",
        "b4",
        "c4",
        "d4",
        "e4",
        "f4",
        "g4",
        "h4",
        "i4",
        "j4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "g5",
        "h5",
        "i5",
        "j5",
        "a6",
        "b6",
        "c6",
        "d6",
        "e6",
        "f6",
        "g6",
        "h6",
        "i6",
        "j6",
        "a7",
        "b7",
        "c7",
        "d7",
        "e7",
        "f7",
        "g7",
        "h7",
        "i7",
        "j7",
        "a8",
        "b8",
        "c8",
        "d8",
        "e8",
        "f8",
        "g8",
        "h8",
        "i8",
        "j8",
        "a9",
        "b9",
        "c9",
        "d9",
        "e9",
        "f9",
        "g9",
        "h9",
        "i9",
        "j9",
        "a10",
        "b10",
        "c10",
        "d10",
        "e10",
        "f10",
        "g10",
        "h10",
        "i10",
        "j10",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

BODY = List(SQ, 100)
KIND = Int(0, 100)

# ---------------------------------------------------------------------------------------------- tables

DIR.fill(
    ("north", (1, 0)),
    ("northeast", (1, 1)),
    ("east", (0, 1)),
    ("southeast", (-1, 1)),
    ("south", (-1, 0)),
    ("southwest", (-1, -1)),
    ("west", (0, -1)),
    ("northwest", (1, -1)),
)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("body", "head", "heading", "food")

    body: list[Sq]
    head: Sq
    heading: Way
    food: Sq


# ---------------------------------------------------------------------------------------------- functions


def dir(w: Way) -> Dir:
    # spec: specs/snake.yaml:28
    return DIR.north if w == Way.up else DIR.east if w == Way.right else DIR.south if w == Way.down else DIR.west


def back(w: Way) -> Way:
    # spec: specs/snake.yaml:29
    return Way.down if w == Way.up else Way.left if w == Way.right else Way.up if w == Way.down else Way.right


# ---------------------------------------------------------------------------------------------- rules


def place_food(state: State, chance: Chance) -> None:
    """Nothing free: the game is won."""
    # spec: specs/snake.yaml:33
    if all(x in state.body for x in ALL_SQ):
        finish([f32(1.0)], state)
    state.food = pick(chance, 1, ALL_SQ, [x for x in ALL_SQ if x not in state.body], "place_food")


# ---------------------------------------------------------------------------------------------- start


def body_at_start(state: State, chance: Chance) -> list[Sq]:
    """The start of body."""
    # spec: specs/snake.yaml:16
    return []


def head_at_start(state: State, chance: Chance) -> Sq:
    """The start of head."""
    # spec: specs/snake.yaml:17
    return Sq(0, 0)


def heading_at_start(state: State, chance: Chance) -> Way:
    """The start of heading."""
    # spec: specs/snake.yaml:18
    return Way.right


def food_at_start(state: State, chance: Chance) -> Sq:
    """The start of food."""
    # spec: specs/snake.yaml:19
    return Sq(0, 0)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    push(state.body, Sq(5, 4), 100, "setup", "body")
    push(state.body, Sq(5, 5), 100, "setup", "body")
    state.head = Sq(5, 5)
    place_food(state, chance.at(2))


# ---------------------------------------------------------------------------------------------- actions


def turn_refusal(state: State, me: int, to: Way) -> str | None:
    """Why turn is not legal; None if it is."""
    # spec: specs/snake.yaml:39
    return None


def turn(state: State, chance: Chance, me: int, to: Way) -> None:
    # spec: specs/snake.yaml:39
    if to != back(state.heading):
        state.heading = to
    x = state.head.shift(dir(state.heading).step[0], dir(state.heading).step[1])
    if x is None:
        finish([f32(-1.0)], state)
    eaten = x == state.food
    if not eaten:
        tail = first(y for y in state.body)
        state.body = [y for y in state.body if y != tail]
    if x in state.body:
        finish([f32(-1.0)], state)
    push(state.body, x, 100, "turn", "body")
    state.head = x
    if eaten:
        state.reward[0] = f32(1.0)
        place_food(state, chance.at(3))


# ---------------------------------------------------------------------------------------------- observations


def observe_head(state: State, viewer: int) -> list[Any]:
    """Channel head, the same for all."""
    # spec: specs/snake.yaml:59
    return [x == state.head for x in ALL_SQ]


def observe_body(state: State, viewer: int) -> list[Any]:
    """Channel body, the same for all."""
    # spec: specs/snake.yaml:60
    return [x in state.body for x in ALL_SQ]


def observe_food(state: State, viewer: int) -> list[Any]:
    """Channel food, the same for all."""
    # spec: specs/snake.yaml:61
    return [x == state.food for x in ALL_SQ]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            "length ",
            shown(len(state.body), KIND),
            ", head at ",
            shown(state.head, SQ),
            ", food at ",
            shown(state.food, SQ),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("body", "body", BODY, start=body_at_start),
    Field("head", "head", SQ, start=head_at_start),
    Field("heading", "heading", WAY, start=heading_at_start),
    Field("food", "food", SQ, start=food_at_start),
)

GAME = State.game = Game(
    name="snake",
    version="5a043c085eda",
    players=1,
    num_actions=4,
    state=State,
    setup=setup,
    actions=(
        Action("turn", (WAY,), 0, turn_refusal, turn, labels=("turn(up)", "turn(right)", "turn(down)", "turn(left)")),
    ),
    ends=(),
    channels=(
        Channel("head", 100, observe_head),
        Channel("body", 100, observe_body),
        Channel("food", 100, observe_food),
    ),
    render=render,
    max_steps=1000,
    sites={1: "pick"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
