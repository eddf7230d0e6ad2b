# Made by specc 0.1.0 from specs/othello.yaml. Do not edit.
# Version bcd1b6373634: it changes when the meaning of the rules changes.
"""Othello (Reversi): the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://www.worldothello.org/about/about-othello/othello-rules/official-rules/english
"""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Int, Opt, Product, Row, Rowed, table
from .reference_runtime import copied, f32, first
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import picture, shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


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
        return Sq(r, c) if 0 <= r <= 7 and 0 <= c <= 7 else None

    def shift(self, r: int, c: int) -> Sq | None:
        """The value with its parts moved by so much; None if one of them leaves its range."""
        return Sq.at(self.r + r, self.c + c)


SQ = Product(
    Sq,
    Int(0, 7),
    Int(0, 7),
    labels=(
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
        "h1",
        "a2",
        "b2",
        "c2",
        "d2",
        "e2",
        "f2",
        "g2",
        "h2",
        "a3",
        "b3",
        "c3",
        "d3",
        "e3",
        "f3",
        "g3",
        "h3",
        "a4",
        "b4",
        "c4",
        "d4",
        "e4",
        "f4",
        "g4",
        "h4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "g5",
        "h5",
        "a6",
        "b6",
        "c6",
        "d6",
        "e6",
        "f6",
        "g6",
        "h6",
        "a7",
        "b7",
        "c7",
        "d7",
        "e7",
        "f7",
        "g7",
        "h7",
        "a8",
        "b8",
        "c8",
        "d8",
        "e8",
        "f8",
        "g8",
        "h8",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

BOARD = Array(Opt(PLAYER), SQ)
KIND = Int(0, 64)

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

VALUE_1 = BOARD.of(
    [
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        1,
        0,
        None,
        None,
        None,
        None,
        None,
        None,
        0,
        1,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
        None,
    ]
)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("board",)

    board: dict[Sq, Player | None]


# ---------------------------------------------------------------------------------------------- functions


@cache
def ray(x: Sq, d: Dir) -> list[Sq]:
    """Squares from x outwards, nearest first."""
    # spec: std/grid.yaml:31
    return [y for y in takewhile(lambda y: y is not None, [x.shift(k * d.step[0], k * d.step[1]) for k in range(1, 8)])]


def anchor(state: State, x: Sq, d: Dir, p: Player) -> Sq | None:
    """The first square from x that does not hold a disc of the other colour."""
    # spec: specs/othello.yaml:26
    return first(y for y in ray(x, d) if state.board[y] != 1 - p)


def flips(state: State, x: Sq, p: Player) -> frozenset[Sq]:
    """The discs between x and an anchor of p's own colour, in every direction."""
    # spec: specs/othello.yaml:28
    return frozenset(
        y
        for d in DIR
        if anchor(state, x, d, p) is not None and state.board[anchor(state, x, d, p)] == p
        for y in takewhile(lambda y: state.board[y] == 1 - p, ray(x, d))
    )


def mobile(state: State, p: Player) -> bool:
    # spec: specs/othello.yaml:29
    return any(state.board[x] is None and len(flips(state, x, p)) > 0 for x in ALL_SQ)


def discs(state: State, p: Player) -> int:
    # spec: specs/othello.yaml:30
    return sum(1 for x in ALL_SQ if state.board[x] == p)


# ---------------------------------------------------------------------------------------------- start


def board_at_start(state: State, chance: Chance) -> dict[Sq, Player | None]:
    """The start of board."""
    # spec: specs/othello.yaml:11
    return copied(VALUE_1)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def place_refusal(state: State, me: int, x: Sq) -> str | None:
    """Why place is not legal; None if it is."""
    # spec: specs/othello.yaml:33
    if state.board[x] is not None:
        return "the square is empty"
    if len(flips(state, x, me)) <= 0:
        return "at least one disc is turned"
    return None


def place(state: State, chance: Chance, me: int, x: Sq) -> None:
    # spec: specs/othello.yaml:33
    value = me
    for cell in flips(state, x, me):
        state.board[cell] = value
    state.board[x] = me
    state.mover = (state.mover + 1) % 2


def pass_refusal(state: State, me: int) -> str | None:
    """Why pass is not legal; None if it is."""
    # spec: specs/othello.yaml:41
    if mobile(state, me):
        return "no disc can be placed"
    return None


def pass_(state: State, chance: Chance, me: int) -> None:
    # spec: specs/othello.yaml:41
    state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: nobody can place a disc."""
    return not mobile(state, 0) and not mobile(state, 1)


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    if discs(state, 0) > discs(state, 1):
        finish([f32(1.0), f32(-1.0)], state)
    elif discs(state, 1) > discs(state, 0):
        finish([f32(-1.0), f32(1.0)], state)
    else:
        finish([f32(0.0), f32(0.0)], state)


# ---------------------------------------------------------------------------------------------- observations


def observe_mine(state: State, viewer: int) -> list[Any]:
    """Channel mine."""
    # spec: specs/othello.yaml:58
    return [state.board[x] == viewer for x in ALL_SQ]


def observe_theirs(state: State, viewer: int) -> list[Any]:
    """Channel theirs."""
    # spec: specs/othello.yaml:59
    return [state.board[x] == 1 - viewer for x in ALL_SQ]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            picture(state.board, BOARD, 0, 1, {1: "O", 0: "X", None: "."}),
            "\nX ",
            shown(discs(state, 0), KIND),
            "  O ",
            shown(discs(state, 1), KIND),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (Field("board", "board", BOARD, start=board_at_start),)

GAME = State.game = Game(
    name="othello",
    version="bcd1b6373634",
    players=2,
    num_actions=65,
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
                "place(d1)",
                "place(e1)",
                "place(f1)",
                "place(g1)",
                "place(h1)",
                "place(a2)",
                "place(b2)",
                "place(c2)",
                "place(d2)",
                "place(e2)",
                "place(f2)",
                "place(g2)",
                "place(h2)",
                "place(a3)",
                "place(b3)",
                "place(c3)",
                "place(d3)",
                "place(e3)",
                "place(f3)",
                "place(g3)",
                "place(h3)",
                "place(a4)",
                "place(b4)",
                "place(c4)",
                "place(d4)",
                "place(e4)",
                "place(f4)",
                "place(g4)",
                "place(h4)",
                "place(a5)",
                "place(b5)",
                "place(c5)",
                "place(d5)",
                "place(e5)",
                "place(f5)",
                "place(g5)",
                "place(h5)",
                "place(a6)",
                "place(b6)",
                "place(c6)",
                "place(d6)",
                "place(e6)",
                "place(f6)",
                "place(g6)",
                "place(h6)",
                "place(a7)",
                "place(b7)",
                "place(c7)",
                "place(d7)",
                "place(e7)",
                "place(f7)",
                "place(g7)",
                "place(h7)",
                "place(a8)",
                "place(b8)",
                "place(c8)",
                "place(d8)",
                "place(e8)",
                "place(f8)",
                "place(g8)",
                "place(h8)",
            ),
        ),
        Action("pass", (), 64, pass_refusal, pass_, labels=("pass",)),
    ),
    ends=(End(end_1_when, end_1, "nobody can place a disc"),),
    channels=(
        Channel("mine", 64, observe_mine),
        Channel("theirs", 64, observe_theirs),
    ),
    render=render,
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
