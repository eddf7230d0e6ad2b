# Made by specc 0.1.0 from specs/nine_mens_morris.yaml. Do not edit.
# Version 27c40c7be671: it changes when the meaning of the rules changes.
"""Nine men's morris; with three men one may jump: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Nine_men's_morris
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Enum, Int, Opt, Row, Rowed, table
from .reference_runtime import f32, in_range, item
from .reference_state import Action, Answers, BaseState, Channel, End, Field, Game, Question, ask, finish, stuck
from .reference_text import drawing, shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Point(IntEnum):
    a1 = 0
    a4 = 1
    a7 = 2
    b2 = 3
    b4 = 4
    b6 = 5
    c3 = 6
    c4 = 7
    c5 = 8
    d1 = 9
    d2 = 10
    d3 = 11
    d5 = 12
    d6 = 13
    d7 = 14
    e3 = 15
    e4 = 16
    e5 = 17
    f2 = 18
    f4 = 19
    f6 = 20
    g1 = 21
    g4 = 22
    g7 = 23


POINT = Enum(
    Point,
    (
        "a1",
        "a4",
        "a7",
        "b2",
        "b4",
        "b6",
        "c3",
        "c4",
        "c5",
        "d1",
        "d2",
        "d3",
        "d5",
        "d6",
        "d7",
        "e3",
        "e4",
        "e5",
        "f2",
        "f4",
        "f6",
        "g1",
        "g4",
        "g7",
    ),
)


class Line(Row):
    """The sixteen lines of three; neighbours follow from them."""

    __slots__ = columns = ("points",)

    points: list[Point]


LINE = table(
    Line, ("a", "b", "c", "d_low", "d_high", "e", "f", "g", "r1", "r2", "r3", "r4_left", "r4_right", "r5", "r6", "r7")
)
LINE_KIND = Rowed(LINE)

BOARD = Array(Opt(PLAYER), POINT)
KIND = Int(0, 9)
IN_HAND = Array(KIND, PLAYER)

# ---------------------------------------------------------------------------------------------- tables

LINE.fill(
    ("a", [Point.a1, Point.a4, Point.a7]),
    ("b", [Point.b2, Point.b4, Point.b6]),
    ("c", [Point.c3, Point.c4, Point.c5]),
    ("d_low", [Point.d1, Point.d2, Point.d3]),
    ("d_high", [Point.d5, Point.d6, Point.d7]),
    ("e", [Point.e3, Point.e4, Point.e5]),
    ("f", [Point.f2, Point.f4, Point.f6]),
    ("g", [Point.g1, Point.g4, Point.g7]),
    ("r1", [Point.a1, Point.d1, Point.g1]),
    ("r2", [Point.b2, Point.d2, Point.f2]),
    ("r3", [Point.c3, Point.d3, Point.e3]),
    ("r4_left", [Point.a4, Point.b4, Point.c4]),
    ("r4_right", [Point.e4, Point.f4, Point.g4]),
    ("r5", [Point.c5, Point.d5, Point.e5]),
    ("r6", [Point.b6, Point.d6, Point.f6]),
    ("r7", [Point.a7, Point.d7, Point.g7]),
)

ANSWERS = (Answers(POINT, 600),)
ASK_TAKEN = Question(1, "taken", ANSWERS[0])


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("board", "in_hand", "quiet")

    board: list[Player | None]
    in_hand: list[int]
    quiet: int


# ---------------------------------------------------------------------------------------------- functions


@cache
def joined(x: Point, y: Point) -> bool:
    """Next to each other on a line."""
    # spec: specs/nine_mens_morris.yaml:56
    return any(
        item(l.points, i, "joined", "l.points") == x and item(l.points, j, "joined", "l.points") == y
        for l in LINE
        for i in range(3)
        for j in range(3)
        if abs(i - j) == 1
    )


def milled(state: State, x: Point) -> bool:
    """Part of a complete mill of its colour."""
    # spec: specs/nine_mens_morris.yaml:58
    return any(x in l.points and all(state.board[y] == state.board[x] for y in l.points) for l in LINE)


def men_of(state: State, p: Player) -> int:
    # spec: specs/nine_mens_morris.yaml:59
    return state.in_hand[p] + sum(1 for x in Point if state.board[x] == p)


# ---------------------------------------------------------------------------------------------- rules


def settle(state: State, chance: Chance, x: Point, p: Player) -> None:
    """P's man has come to rest on x: a mill takes a man of the other's, one outside of mills if there is any.

    Source: section Rules, phase 1
    """
    # spec: specs/nine_mens_morris.yaml:63
    if milled(state, x):
        state.quiet = 0
        free = frozenset(y for y in Point if state.board[y] == 1 - p and not milled(state, y))
        taken_2 = ask(
            state,
            ASK_TAKEN,
            p,
            [taken for taken in Point if state.board[taken] == 1 - p and (taken in free or len(free) == 0)],
            may_be_none=True,
        )
        if taken_2 is not None:
            state.board[taken_2] = None
    state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- start


def board_at_start(state: State, chance: Chance) -> list[Player | None]:
    """The start of board."""
    # spec: specs/nine_mens_morris.yaml:35
    return BOARD.filled(None)


def in_hand_at_start(state: State, chance: Chance) -> list[int]:
    """The start of in_hand."""
    # spec: specs/nine_mens_morris.yaml:51
    return IN_HAND.filled(9)


def quiet_at_start(state: State, chance: Chance) -> int:
    """The start of quiet."""
    # spec: specs/nine_mens_morris.yaml:52
    return 0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def place_refusal(state: State, me: int, x: Point) -> str | None:
    """Why place is not legal; None if it is."""
    # spec: specs/nine_mens_morris.yaml:75
    if state.in_hand[me] <= 0:
        return "you have men in hand"
    if state.board[x] is not None:
        return "the point is empty"
    return None


def place(state: State, chance: Chance, me: int, x: Point) -> None:
    # spec: specs/nine_mens_morris.yaml:75
    state.board[x] = me
    state.in_hand[me] = in_range(state.in_hand[me] - 1, 0, 9, "place", "in_hand[me] -= 1")
    settle(state, chance.at(2), x, me)


def move_refusal(state: State, me: int, from_: Point, to: Point) -> str | None:
    """Why move is not legal; None if it is."""
    # spec: specs/nine_mens_morris.yaml:83
    if state.in_hand[me] != 0:
        return "all your men are placed"
    if state.board[from_] != me:
        return "it is your man"
    if state.board[to] is not None:
        return "the point is empty"
    if not (joined(from_, to) or men_of(state, me) == 3):
        return "along a line, or anywhere with three men"
    return None


def move(state: State, chance: Chance, me: int, from_: Point, to: Point) -> None:
    # spec: specs/nine_mens_morris.yaml:83
    state.board[from_] = None
    state.board[to] = me
    state.quiet = in_range(state.quiet + 1, 0, 60, "move", "quiet += 1")
    settle(state, chance.at(3), to, me)


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: two men are left."""
    return men_of(state, 1 - me) < 3


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish([f32(1.0) if me == 0 else f32(-1.0), f32(1.0) if me == 1 else f32(-1.0)], state)


def end_2_when(state: State, me: int) -> bool:
    """When the game ends: no man can move."""
    return stuck(state)


def end_2(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish([f32(1.0) if me == 0 else f32(-1.0), f32(1.0) if me == 1 else f32(-1.0)], state)


def end_3_when(state: State, me: int) -> bool:
    """When the game ends: no mill for long."""
    return state.quiet == 60


def end_3(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish([f32(0.0), f32(0.0)], state)


# ---------------------------------------------------------------------------------------------- observations


def observe_mine(state: State, viewer: int) -> list[Any]:
    """Channel mine."""
    # spec: specs/nine_mens_morris.yaml:107
    return [state.board[x] == viewer for x in Point]


def observe_theirs(state: State, viewer: int) -> list[Any]:
    """Channel theirs."""
    # spec: specs/nine_mens_morris.yaml:108
    return [state.board[x] == 1 - viewer for x in Point]


def observe_hands(state: State, viewer: int) -> list[Any]:
    """Channel hands."""
    # spec: specs/nine_mens_morris.yaml:109
    return [state.in_hand[viewer if p == 0 else 1 - viewer] for p in range(2)]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            drawing(
                state.board,
                BOARD,
                "a7----------d7----------g7\n|           |           |\n|   b6------d6------f6  |\n|   |       |       |   |\n|   |   c5--d5--e5  |   |\na4--b4--c4      e4--f4--g4\n|   |   c3--d3--e3  |   |\n|   |       |       |   |\n|   b2------d2------f2  |\n|           |           |\na1----------d1----------g1",
                {1: "O", 0: "X", None: "."},
            ),
            "\nin hand: X ",
            shown(state.in_hand[0], KIND),
            ", O ",
            shown(state.in_hand[1], KIND),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("board", "board", BOARD, start=board_at_start),
    Field("in_hand", "in_hand", IN_HAND, start=in_hand_at_start),
    Field("quiet", "quiet", Int(0, 60), start=quiet_at_start),
)

GAME = State.game = Game(
    name="nine_mens_morris",
    version="27c40c7be671",
    players=2,
    num_actions=624,
    state=State,
    setup=setup,
    actions=(
        Action(
            "place",
            (POINT,),
            0,
            place_refusal,
            place,
            labels=(
                "place(a1)",
                "place(a4)",
                "place(a7)",
                "place(b2)",
                "place(b4)",
                "place(b6)",
                "place(c3)",
                "place(c4)",
                "place(c5)",
                "place(d1)",
                "place(d2)",
                "place(d3)",
                "place(d5)",
                "place(d6)",
                "place(d7)",
                "place(e3)",
                "place(e4)",
                "place(e5)",
                "place(f2)",
                "place(f4)",
                "place(f6)",
                "place(g1)",
                "place(g4)",
                "place(g7)",
            ),
        ),
        Action(
            "move",
            (
                POINT,
                POINT,
            ),
            24,
            move_refusal,
            move,
            labels=(
                "move(a1, a1)",
                "move(a1, a4)",
                "move(a1, a7)",
                "move(a1, b2)",
                "move(a1, b4)",
                "move(a1, b6)",
                "move(a1, c3)",
                "move(a1, c4)",
                "move(a1, c5)",
                "move(a1, d1)",
                "move(a1, d2)",
                "move(a1, d3)",
                "move(a1, d5)",
                "move(a1, d6)",
                "move(a1, d7)",
                "move(a1, e3)",
                "move(a1, e4)",
                "move(a1, e5)",
                "move(a1, f2)",
                "move(a1, f4)",
                "move(a1, f6)",
                "move(a1, g1)",
                "move(a1, g4)",
                "move(a1, g7)",
                "move(a4, a1)",
                "move(a4, a4)",
                "move(a4, a7)",
                "move(a4, b2)",
                "move(a4, b4)",
                "move(a4, b6)",
                "move(a4, c3)",
                "move(a4, c4)",
                "move(a4, c5)",
                "move(a4, d1)",
                "move(a4, d2)",
                "move(a4, d3)",
                "move(a4, d5)",
                "move(a4, d6)",
                "move(a4, d7)",
                "move(a4, e3)",
                "move(a4, e4)",
                "move(a4, e5)",
                "move(a4, f2)",
                "move(a4, f4)",
                "move(a4, f6)",
                "move(a4, g1)",
                "move(a4, g4)",
                "move(a4, g7)",
                "move(a7, a1)",
                "move(a7, a4)",
                "move(a7, a7)",
                "move(a7, b2)",
                "move(a7, b4)",
                "move(a7, b6)",
                "move(a7, c3)",
                "move(a7, c4)",
                "move(a7, c5)",
                "move(a7, d1)",
                "move(a7, d2)",
                "move(a7, d3)",
                "move(a7, d5)",
                "move(a7, d6)",
                "move(a7, d7)",
                "move(a7, e3)",
                "move(a7, e4)",
                "move(a7, e5)",
                "move(a7, f2)",
                "move(a7, f4)",
                "move(a7, f6)",
                "move(a7, g1)",
                "move(a7, g4)",
                "move(a7, g7)",
                "move(b2, a1)",
                "move(b2, a4)",
                "move(b2, a7)",
                "move(b2, b2)",
                "move(b2, b4)",
                "move(b2, b6)",
                "move(b2, c3)",
                "move(b2, c4)",
                "move(b2, c5)",
                "move(b2, d1)",
                "move(b2, d2)",
                "move(b2, d3)",
                "move(b2, d5)",
                "move(b2, d6)",
                "move(b2, d7)",
                "move(b2, e3)",
                "move(b2, e4)",
                "move(b2, e5)",
                "move(b2, f2)",
                "move(b2, f4)",
                "move(b2, f6)",
                "move(b2, g1)",
                "move(b2, g4)",
                "move(b2, g7)",
                "move(b4, a1)",
                "move(b4, a4)",
                "move(b4, a7)",
                "move(b4, b2)",
                "move(b4, b4)",
                "move(b4, b6)",
                "move(b4, c3)",
                "move(b4, c4)",
                "move(b4, c5)",
                "move(b4, d1)",
                "move(b4, d2)",
                "move(b4, d3)",
                "move(b4, d5)",
                "move(b4, d6)",
                "move(b4, d7)",
                "move(b4, e3)",
                "move(b4, e4)",
                "move(b4, e5)",
                "move(b4, f2)",
                "move(b4, f4)",
                "move(b4, f6)",
                "move(b4, g1)",
                "move(b4, g4)",
                "move(b4, g7)",
                "move(b6, a1)",
                "move(b6, a4)",
                "move(b6, a7)",
                "move(b6, b2)",
                "move(b6, b4)",
                "move(b6, b6)",
                "move(b6, c3)",
                "move(b6, c4)",
                "move(b6, c5)",
                "move(b6, d1)",
                "move(b6, d2)",
                "move(b6, d3)",
                "move(b6, d5)",
                "move(b6, d6)",
                "move(b6, d7)",
                "move(b6, e3)",
                "move(b6, e4)",
                "move(b6, e5)",
                "move(b6, f2)",
                "move(b6, f4)",
                "move(b6, f6)",
                "move(b6, g1)",
                "move(b6, g4)",
                "move(b6, g7)",
                "move(c3, a1)",
                "move(c3, a4)",
                "move(c3, a7)",
                "move(c3, b2)",
                "move(c3, b4)",
                "move(c3, b6)",
                "move(c3, c3)",
                "move(c3, c4)",
                "move(c3, c5)",
                "move(c3, d1)",
                "move(c3, d2)",
                "move(c3, d3)",
                "move(c3, d5)",
                "move(c3, d6)",
                "move(c3, d7)",
                "move(c3, e3)",
                "move(c3, e4)",
                "move(c3, e5)",
                "move(c3, f2)",
                "move(c3, f4)",
                "move(c3, f6)",
                "move(c3, g1)",
                "move(c3, g4)",
                "move(c3, g7)",
                "move(c4, a1)",
                "move(c4, a4)",
                "move(c4, a7)",
                "move(c4, b2)",
                "move(c4, b4)",
                "move(c4, b6)",
                "move(c4, c3)",
                "move(c4, c4)",
                "move(c4, c5)",
                "move(c4, d1)",
                "move(c4, d2)",
                "move(c4, d3)",
                "move(c4, d5)",
                "move(c4, d6)",
                "move(c4, d7)",
                "move(c4, e3)",
                "move(c4, e4)",
                "move(c4, e5)",
                "move(c4, f2)",
                "move(c4, f4)",
                "move(c4, f6)",
                "move(c4, g1)",
                "move(c4, g4)",
                "move(c4, g7)",
                "move(c5, a1)",
                "move(c5, a4)",
                "move(c5, a7)",
                "move(c5, b2)",
                "move(c5, b4)",
                "move(c5, b6)",
                "move(c5, c3)",
                "move(c5, c4)",
                "move(c5, c5)",
                "move(c5, d1)",
                "move(c5, d2)",
                "move(c5, d3)",
                "move(c5, d5)",
                "move(c5, d6)",
                "move(c5, d7)",
                "move(c5, e3)",
                "move(c5, e4)",
                "move(c5, e5)",
                "move(c5, f2)",
                "move(c5, f4)",
                "move(c5, f6)",
                "move(c5, g1)",
                "move(c5, g4)",
                "move(c5, g7)",
                "move(d1, a1)",
                "move(d1, a4)",
                "move(d1, a7)",
                "move(d1, b2)",
                "move(d1, b4)",
                "move(d1, b6)",
                "move(d1, c3)",
                "move(d1, c4)",
                "move(d1, c5)",
                "move(d1, d1)",
                "move(d1, d2)",
                "move(d1, d3)",
                "move(d1, d5)",
                "move(d1, d6)",
                "move(d1, d7)",
                "move(d1, e3)",
                "move(d1, e4)",
                "move(d1, e5)",
                "move(d1, f2)",
                "move(d1, f4)",
                "move(d1, f6)",
                "move(d1, g1)",
                "move(d1, g4)",
                "move(d1, g7)",
                "move(d2, a1)",
                "move(d2, a4)",
                "move(d2, a7)",
                "move(d2, b2)",
                "move(d2, b4)",
                "move(d2, b6)",
                "move(d2, c3)",
                "move(d2, c4)",
                "move(d2, c5)",
                "move(d2, d1)",
                "move(d2, d2)",
                "move(d2, d3)",
                "move(d2, d5)",
                "move(d2, d6)",
                "move(d2, d7)",
                "move(d2, e3)",
                "move(d2, e4)",
                "move(d2, e5)",
                "move(d2, f2)",
                "move(d2, f4)",
                "move(d2, f6)",
                "move(d2, g1)",
                "move(d2, g4)",
                "move(d2, g7)",
                "move(d3, a1)",
                "move(d3, a4)",
                "move(d3, a7)",
                "move(d3, b2)",
                "move(d3, b4)",
                "move(d3, b6)",
                "move(d3, c3)",
                "move(d3, c4)",
                "move(d3, c5)",
                "move(d3, d1)",
                "move(d3, d2)",
                "move(d3, d3)",
                "move(d3, d5)",
                "move(d3, d6)",
                "move(d3, d7)",
                "move(d3, e3)",
                "move(d3, e4)",
                "move(d3, e5)",
                "move(d3, f2)",
                "move(d3, f4)",
                "move(d3, f6)",
                "move(d3, g1)",
                "move(d3, g4)",
                "move(d3, g7)",
                "move(d5, a1)",
                "move(d5, a4)",
                "move(d5, a7)",
                "move(d5, b2)",
                "move(d5, b4)",
                "move(d5, b6)",
                "move(d5, c3)",
                "move(d5, c4)",
                "move(d5, c5)",
                "move(d5, d1)",
                "move(d5, d2)",
                "move(d5, d3)",
                "move(d5, d5)",
                "move(d5, d6)",
                "move(d5, d7)",
                "move(d5, e3)",
                "move(d5, e4)",
                "move(d5, e5)",
                "move(d5, f2)",
                "move(d5, f4)",
                "move(d5, f6)",
                "move(d5, g1)",
                "move(d5, g4)",
                "move(d5, g7)",
                "move(d6, a1)",
                "move(d6, a4)",
                "move(d6, a7)",
                "move(d6, b2)",
                "move(d6, b4)",
                "move(d6, b6)",
                "move(d6, c3)",
                "move(d6, c4)",
                "move(d6, c5)",
                "move(d6, d1)",
                "move(d6, d2)",
                "move(d6, d3)",
                "move(d6, d5)",
                "move(d6, d6)",
                "move(d6, d7)",
                "move(d6, e3)",
                "move(d6, e4)",
                "move(d6, e5)",
                "move(d6, f2)",
                "move(d6, f4)",
                "move(d6, f6)",
                "move(d6, g1)",
                "move(d6, g4)",
                "move(d6, g7)",
                "move(d7, a1)",
                "move(d7, a4)",
                "move(d7, a7)",
                "move(d7, b2)",
                "move(d7, b4)",
                "move(d7, b6)",
                "move(d7, c3)",
                "move(d7, c4)",
                "move(d7, c5)",
                "move(d7, d1)",
                "move(d7, d2)",
                "move(d7, d3)",
                "move(d7, d5)",
                "move(d7, d6)",
                "move(d7, d7)",
                "move(d7, e3)",
                "move(d7, e4)",
                "move(d7, e5)",
                "move(d7, f2)",
                "move(d7, f4)",
                "move(d7, f6)",
                "move(d7, g1)",
                "move(d7, g4)",
                "move(d7, g7)",
                "move(e3, a1)",
                "move(e3, a4)",
                "move(e3, a7)",
                "move(e3, b2)",
                "move(e3, b4)",
                "move(e3, b6)",
                "move(e3, c3)",
                "move(e3, c4)",
                "move(e3, c5)",
                "move(e3, d1)",
                "move(e3, d2)",
                "move(e3, d3)",
                "move(e3, d5)",
                "move(e3, d6)",
                "move(e3, d7)",
                "move(e3, e3)",
                "move(e3, e4)",
                "move(e3, e5)",
                "move(e3, f2)",
                "move(e3, f4)",
                "move(e3, f6)",
                "move(e3, g1)",
                "move(e3, g4)",
                "move(e3, g7)",
                "move(e4, a1)",
                "move(e4, a4)",
                "move(e4, a7)",
                "move(e4, b2)",
                "move(e4, b4)",
                "move(e4, b6)",
                "move(e4, c3)",
                "move(e4, c4)",
                "move(e4, c5)",
                "move(e4, d1)",
                "move(e4, d2)",
                "move(e4, d3)",
                "move(e4, d5)",
                "move(e4, d6)",
                "move(e4, d7)",
                "move(e4, e3)",
                "move(e4, e4)",
                "move(e4, e5)",
                "move(e4, f2)",
                "move(e4, f4)",
                "move(e4, f6)",
                "move(e4, g1)",
                "move(e4, g4)",
                "move(e4, g7)",
                "move(e5, a1)",
                "move(e5, a4)",
                "move(e5, a7)",
                "move(e5, b2)",
                "move(e5, b4)",
                "move(e5, b6)",
                "move(e5, c3)",
                "move(e5, c4)",
                "move(e5, c5)",
                "move(e5, d1)",
                "move(e5, d2)",
                "move(e5, d3)",
                "move(e5, d5)",
                "move(e5, d6)",
                "move(e5, d7)",
                "move(e5, e3)",
                "move(e5, e4)",
                "move(e5, e5)",
                "move(e5, f2)",
                "move(e5, f4)",
                "move(e5, f6)",
                "move(e5, g1)",
                "move(e5, g4)",
                "move(e5, g7)",
                "move(f2, a1)",
                "move(f2, a4)",
                "move(f2, a7)",
                "move(f2, b2)",
                "move(f2, b4)",
                "move(f2, b6)",
                "move(f2, c3)",
                "move(f2, c4)",
                "move(f2, c5)",
                "move(f2, d1)",
                "move(f2, d2)",
                "move(f2, d3)",
                "move(f2, d5)",
                "move(f2, d6)",
                "move(f2, d7)",
                "move(f2, e3)",
                "move(f2, e4)",
                "move(f2, e5)",
                "move(f2, f2)",
                "move(f2, f4)",
                "move(f2, f6)",
                "move(f2, g1)",
                "move(f2, g4)",
                "move(f2, g7)",
                "move(f4, a1)",
                "move(f4, a4)",
                "move(f4, a7)",
                "move(f4, b2)",
                "move(f4, b4)",
                "move(f4, b6)",
                "move(f4, c3)",
                "move(f4, c4)",
                "move(f4, c5)",
                "move(f4, d1)",
                "move(f4, d2)",
                "move(f4, d3)",
                "move(f4, d5)",
                "move(f4, d6)",
                "move(f4, d7)",
                "move(f4, e3)",
                "move(f4, e4)",
                "move(f4, e5)",
                "move(f4, f2)",
                "move(f4, f4)",
                "move(f4, f6)",
                "move(f4, g1)",
                "move(f4, g4)",
                "move(f4, g7)",
                "move(f6, a1)",
                "move(f6, a4)",
                "move(f6, a7)",
                "move(f6, b2)",
                "move(f6, b4)",
                "move(f6, b6)",
                "move(f6, c3)",
                "move(f6, c4)",
                "move(f6, c5)",
                "move(f6, d1)",
                "move(f6, d2)",
                "move(f6, d3)",
                "move(f6, d5)",
                "move(f6, d6)",
                "move(f6, d7)",
                "move(f6, e3)",
                "move(f6, e4)",
                "move(f6, e5)",
                "move(f6, f2)",
                "move(f6, f4)",
                "move(f6, f6)",
                "move(f6, g1)",
                "move(f6, g4)",
                "move(f6, g7)",
                "move(g1, a1)",
                "move(g1, a4)",
                "move(g1, a7)",
                "move(g1, b2)",
                "move(g1, b4)",
                "move(g1, b6)",
                "move(g1, c3)",
                "move(g1, c4)",
                "move(g1, c5)",
                "move(g1, d1)",
                "move(g1, d2)",
                "move(g1, d3)",
                "move(g1, d5)",
                "move(g1, d6)",
                "move(g1, d7)",
                "move(g1, e3)",
                "move(g1, e4)",
                "move(g1, e5)",
                "move(g1, f2)",
                "move(g1, f4)",
                "move(g1, f6)",
                "move(g1, g1)",
                "move(g1, g4)",
                "move(g1, g7)",
                "move(g4, a1)",
                "move(g4, a4)",
                "move(g4, a7)",
                "move(g4, b2)",
                "move(g4, b4)",
                "move(g4, b6)",
                "move(g4, c3)",
                "move(g4, c4)",
                "move(g4, c5)",
                "move(g4, d1)",
                "move(g4, d2)",
                "move(g4, d3)",
                "move(g4, d5)",
                "move(g4, d6)",
                "move(g4, d7)",
                "move(g4, e3)",
                "move(g4, e4)",
                "move(g4, e5)",
                "move(g4, f2)",
                "move(g4, f4)",
                "move(g4, f6)",
                "move(g4, g1)",
                "move(g4, g4)",
                "move(g4, g7)",
                "move(g7, a1)",
                "move(g7, a4)",
                "move(g7, a7)",
                "move(g7, b2)",
                "move(g7, b4)",
                "move(g7, b6)",
                "move(g7, c3)",
                "move(g7, c4)",
                "move(g7, c5)",
                "move(g7, d1)",
                "move(g7, d2)",
                "move(g7, d3)",
                "move(g7, d5)",
                "move(g7, d6)",
                "move(g7, d7)",
                "move(g7, e3)",
                "move(g7, e4)",
                "move(g7, e5)",
                "move(g7, f2)",
                "move(g7, f4)",
                "move(g7, f6)",
                "move(g7, g1)",
                "move(g7, g4)",
                "move(g7, g7)",
            ),
        ),
    ),
    ends=(
        End(end_1_when, end_1, "two men are left"),
        End(end_2_when, end_2, "no man can move"),
        End(end_3_when, end_3, "no mill for long"),
    ),
    channels=(
        Channel("mine", 24, observe_mine),
        Channel("theirs", 24, observe_theirs),
        Channel("hands", 2, observe_hands),
    ),
    render=render,
    max_steps=600,
    answers=ANSWERS,
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
