# Made by specc 0.1.0 from specs/connect_four.yaml. Do not edit.
# Version cdc06b5eba32: it changes when the meaning of the rules changes.
"""Connect Four: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Connect_Four
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Int, Opt, Product
from .reference_runtime import f32, first
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import picture

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)
Col = int  # 0..6
COL = Int(0, 6)


class Sq(NamedTuple):
    r: int
    c: int


SQ = Product(
    Sq,
    Int(0, 5),
    Int(0, 6),
    labels=(
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
        "a2",
        "b2",
        "c2",
        "d2",
        "e2",
        "f2",
        "g2",
        "a3",
        "b3",
        "c3",
        "d3",
        "e3",
        "f3",
        "g3",
        "a4",
        "b4",
        "c4",
        "d4",
        "e4",
        "f4",
        "g4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "g5",
        "a6",
        "b6",
        "c6",
        "d6",
        "e6",
        "f6",
        "g6",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

BOARD = Array(Opt(PLAYER), SQ)

VALUE_1 = [
    [Sq(0, 0), Sq(1, 0), Sq(2, 0), Sq(3, 0)],
    [Sq(0, 0), Sq(1, 1), Sq(2, 2), Sq(3, 3)],
    [Sq(0, 0), Sq(0, 1), Sq(0, 2), Sq(0, 3)],
    [Sq(0, 1), Sq(1, 1), Sq(2, 1), Sq(3, 1)],
    [Sq(0, 1), Sq(1, 2), Sq(2, 3), Sq(3, 4)],
    [Sq(0, 1), Sq(0, 2), Sq(0, 3), Sq(0, 4)],
    [Sq(0, 2), Sq(1, 2), Sq(2, 2), Sq(3, 2)],
    [Sq(0, 2), Sq(1, 3), Sq(2, 4), Sq(3, 5)],
    [Sq(0, 2), Sq(0, 3), Sq(0, 4), Sq(0, 5)],
    [Sq(0, 3), Sq(1, 3), Sq(2, 3), Sq(3, 3)],
    [Sq(0, 3), Sq(1, 4), Sq(2, 5), Sq(3, 6)],
    [Sq(0, 3), Sq(0, 4), Sq(0, 5), Sq(0, 6)],
    [Sq(0, 4), Sq(1, 4), Sq(2, 4), Sq(3, 4)],
    [Sq(0, 5), Sq(1, 5), Sq(2, 5), Sq(3, 5)],
    [Sq(0, 6), Sq(1, 6), Sq(2, 6), Sq(3, 6)],
    [Sq(1, 0), Sq(2, 0), Sq(3, 0), Sq(4, 0)],
    [Sq(1, 0), Sq(2, 1), Sq(3, 2), Sq(4, 3)],
    [Sq(1, 0), Sq(1, 1), Sq(1, 2), Sq(1, 3)],
    [Sq(1, 1), Sq(2, 1), Sq(3, 1), Sq(4, 1)],
    [Sq(1, 1), Sq(2, 2), Sq(3, 3), Sq(4, 4)],
    [Sq(1, 1), Sq(1, 2), Sq(1, 3), Sq(1, 4)],
    [Sq(1, 2), Sq(2, 2), Sq(3, 2), Sq(4, 2)],
    [Sq(1, 2), Sq(2, 3), Sq(3, 4), Sq(4, 5)],
    [Sq(1, 2), Sq(1, 3), Sq(1, 4), Sq(1, 5)],
    [Sq(1, 3), Sq(2, 3), Sq(3, 3), Sq(4, 3)],
    [Sq(1, 3), Sq(2, 4), Sq(3, 5), Sq(4, 6)],
    [Sq(1, 3), Sq(1, 4), Sq(1, 5), Sq(1, 6)],
    [Sq(1, 4), Sq(2, 4), Sq(3, 4), Sq(4, 4)],
    [Sq(1, 5), Sq(2, 5), Sq(3, 5), Sq(4, 5)],
    [Sq(1, 6), Sq(2, 6), Sq(3, 6), Sq(4, 6)],
    [Sq(2, 0), Sq(3, 0), Sq(4, 0), Sq(5, 0)],
    [Sq(2, 0), Sq(3, 1), Sq(4, 2), Sq(5, 3)],
    [Sq(2, 0), Sq(2, 1), Sq(2, 2), Sq(2, 3)],
    [Sq(2, 1), Sq(3, 1), Sq(4, 1), Sq(5, 1)],
    [Sq(2, 1), Sq(3, 2), Sq(4, 3), Sq(5, 4)],
    [Sq(2, 1), Sq(2, 2), Sq(2, 3), Sq(2, 4)],
    [Sq(2, 2), Sq(3, 2), Sq(4, 2), Sq(5, 2)],
    [Sq(2, 2), Sq(3, 3), Sq(4, 4), Sq(5, 5)],
    [Sq(2, 2), Sq(2, 3), Sq(2, 4), Sq(2, 5)],
    [Sq(2, 3), Sq(3, 3), Sq(4, 3), Sq(5, 3)],
    [Sq(2, 3), Sq(3, 4), Sq(4, 5), Sq(5, 6)],
    [Sq(2, 3), Sq(2, 4), Sq(2, 5), Sq(2, 6)],
    [Sq(2, 4), Sq(3, 4), Sq(4, 4), Sq(5, 4)],
    [Sq(2, 5), Sq(3, 5), Sq(4, 5), Sq(5, 5)],
    [Sq(2, 6), Sq(3, 6), Sq(4, 6), Sq(5, 6)],
    [Sq(3, 0), Sq(3, 1), Sq(3, 2), Sq(3, 3)],
    [Sq(3, 0), Sq(2, 1), Sq(1, 2), Sq(0, 3)],
    [Sq(3, 1), Sq(3, 2), Sq(3, 3), Sq(3, 4)],
    [Sq(3, 1), Sq(2, 2), Sq(1, 3), Sq(0, 4)],
    [Sq(3, 2), Sq(3, 3), Sq(3, 4), Sq(3, 5)],
    [Sq(3, 2), Sq(2, 3), Sq(1, 4), Sq(0, 5)],
    [Sq(3, 3), Sq(3, 4), Sq(3, 5), Sq(3, 6)],
    [Sq(3, 3), Sq(2, 4), Sq(1, 5), Sq(0, 6)],
    [Sq(4, 0), Sq(4, 1), Sq(4, 2), Sq(4, 3)],
    [Sq(4, 0), Sq(3, 1), Sq(2, 2), Sq(1, 3)],
    [Sq(4, 1), Sq(4, 2), Sq(4, 3), Sq(4, 4)],
    [Sq(4, 1), Sq(3, 2), Sq(2, 3), Sq(1, 4)],
    [Sq(4, 2), Sq(4, 3), Sq(4, 4), Sq(4, 5)],
    [Sq(4, 2), Sq(3, 3), Sq(2, 4), Sq(1, 5)],
    [Sq(4, 3), Sq(4, 4), Sq(4, 5), Sq(4, 6)],
    [Sq(4, 3), Sq(3, 4), Sq(2, 5), Sq(1, 6)],
    [Sq(5, 0), Sq(5, 1), Sq(5, 2), Sq(5, 3)],
    [Sq(5, 0), Sq(4, 1), Sq(3, 2), Sq(2, 3)],
    [Sq(5, 1), Sq(5, 2), Sq(5, 3), Sq(5, 4)],
    [Sq(5, 1), Sq(4, 2), Sq(3, 3), Sq(2, 4)],
    [Sq(5, 2), Sq(5, 3), Sq(5, 4), Sq(5, 5)],
    [Sq(5, 2), Sq(4, 3), Sq(3, 4), Sq(2, 5)],
    [Sq(5, 3), Sq(5, 4), Sq(5, 5), Sq(5, 6)],
    [Sq(5, 3), Sq(4, 4), Sq(3, 5), Sq(2, 6)],
]


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("board",)

    board: dict[Sq, Player | None]


# ---------------------------------------------------------------------------------------------- functions


@cache
def col(i: int) -> frozenset[Sq]:
    # spec: std/grid.yaml:41
    return frozenset(x for x in ALL_SQ if x.c == i)


def landing(state: State, c: Col) -> Sq | None:
    """The lowest empty square of a column, if any."""
    # spec: specs/connect_four.yaml:21
    return first(x for x in sorted(col(c)) if state.board[x] is None)


# ---------------------------------------------------------------------------------------------- start


def board_at_start(state: State, chance: Chance) -> dict[Sq, Player | None]:
    """The start of board."""
    # spec: specs/connect_four.yaml:15
    return BOARD.filled(None)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def drop_refusal(state: State, me: int, c: Col) -> str | None:
    """Why drop is not legal; None if it is."""
    # spec: specs/connect_four.yaml:24
    x = landing(state, c)
    if x is None:
        return "the column is not full"
    return None


def drop(state: State, chance: Chance, me: int, c: Col) -> None:
    # spec: specs/connect_four.yaml:24
    x = landing(state, c)
    state.board[x] = me
    state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: four in a row."""
    return any(all(state.board[x] == me for x in l) for l in VALUE_1)


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish([f32(1.0) if me == 0 else f32(-1.0), f32(1.0) if me == 1 else f32(-1.0)], state)


def end_2_when(state: State, me: int) -> bool:
    """When the game ends: the board is full."""
    return all(state.board[x] is not None for x in ALL_SQ)


def end_2(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish([f32(0.0), f32(0.0)], state)


# ---------------------------------------------------------------------------------------------- observations


def observe_mine(state: State, viewer: int) -> list[Any]:
    """Channel mine."""
    # spec: specs/connect_four.yaml:41
    return [state.board[x] == viewer for x in ALL_SQ]


def observe_theirs(state: State, viewer: int) -> list[Any]:
    """Channel theirs."""
    # spec: specs/connect_four.yaml:42
    return [state.board[x] == 1 - viewer for x in ALL_SQ]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            picture(state.board, BOARD, 0, 1, {1: "O", 0: "X", None: "."}),
            "\n",
            ("" if state.over else ("X to play" if state.mover == 0 else "O to play")),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (Field("board", "board", BOARD, start=board_at_start),)

GAME = State.game = Game(
    name="connect_four",
    version="cdc06b5eba32",
    players=2,
    num_actions=7,
    state=State,
    setup=setup,
    actions=(
        Action(
            "drop",
            (COL,),
            0,
            drop_refusal,
            drop,
            labels=("drop(0)", "drop(1)", "drop(2)", "drop(3)", "drop(4)", "drop(5)", "drop(6)"),
        ),
    ),
    ends=(
        End(end_1_when, end_1, "four in a row"),
        End(end_2_when, end_2, "the board is full"),
    ),
    channels=(
        Channel("mine", 42, observe_mine),
        Channel("theirs", 42, observe_theirs),
    ),
    render=render,
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
