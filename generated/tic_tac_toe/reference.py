# Made by specc 0.1.0 from specs/tic_tac_toe.yaml. Do not edit.
# Version bcb1d6a52eef: it changes when the meaning of the rules changes.
"""Tic-tac-toe: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Tic-tac-toe
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Int, Opt, Product
from .reference_runtime import f32
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import escaped, picture, picture_svg

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Sq(NamedTuple):
    r: int
    c: int


SQ = Product(Sq, Int(0, 2), Int(0, 2), labels=("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"))
ALL_SQ: tuple[Sq, ...] = SQ.values

BOARD = Array(Opt(PLAYER), SQ)

VALUE_1 = [
    [Sq(0, 0), Sq(1, 0), Sq(2, 0)],
    [Sq(0, 0), Sq(1, 1), Sq(2, 2)],
    [Sq(0, 0), Sq(0, 1), Sq(0, 2)],
    [Sq(0, 1), Sq(1, 1), Sq(2, 1)],
    [Sq(0, 2), Sq(1, 2), Sq(2, 2)],
    [Sq(1, 0), Sq(1, 1), Sq(1, 2)],
    [Sq(2, 0), Sq(2, 1), Sq(2, 2)],
    [Sq(2, 0), Sq(1, 1), Sq(0, 2)],
]


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("board",)

    board: dict[Sq, Player | None]


# ---------------------------------------------------------------------------------------------- start


def board_at_start(state: State, chance: Chance) -> dict[Sq, Player | None]:
    """The start of board."""
    # spec: specs/tic_tac_toe.yaml:11
    return BOARD.filled(None)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def place_refusal(state: State, me: int, x: Sq) -> str | None:
    """Why place is not legal; None if it is."""
    # spec: specs/tic_tac_toe.yaml:16
    if state.board[x] is not None:
        return "the square is empty"
    return None


def place(state: State, chance: Chance, me: int, x: Sq) -> None:
    # spec: specs/tic_tac_toe.yaml:16
    state.board[x] = me
    state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: three in a row."""
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
    # spec: specs/tic_tac_toe.yaml:32
    return [state.board[x] == viewer for x in ALL_SQ]


def observe_theirs(state: State, viewer: int) -> list[Any]:
    """Channel theirs."""
    # spec: specs/tic_tac_toe.yaml:33
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


def render_svg(state: State) -> str:
    """The state as an SVG image."""
    return "".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 64 80" font-family="sans-serif" font-size="14">\n',
            picture_svg(picture(state.board, BOARD, 0, 1, {1: "O", 0: "X", None: "."})),
            '\n<text x="0" y="74" font-size="8">',
            (escaped("") if state.over else (escaped("X to play") if state.mover == 0 else escaped("O to play"))),
            "</text>\n</svg>\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (Field("board", "board", BOARD, start=board_at_start),)

GAME = State.game = Game(
    name="tic_tac_toe",
    version="bcb1d6a52eef",
    players=2,
    num_actions=9,
    state=State,
    setup=setup,
    actions=(
        Action(
            "place",
            (SQ,),
            0,
            place_refusal,
            place,
            labels=(
                "place(a1)",
                "place(b1)",
                "place(c1)",
                "place(a2)",
                "place(b2)",
                "place(c2)",
                "place(a3)",
                "place(b3)",
                "place(c3)",
            ),
        ),
    ),
    ends=(
        End(end_1_when, end_1, "three in a row"),
        End(end_2_when, end_2, "the board is full"),
    ),
    channels=(
        Channel("mine", 9, observe_mine),
        Channel("theirs", 9, observe_theirs),
    ),
    render=render,
    render_svg=render_svg,
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
