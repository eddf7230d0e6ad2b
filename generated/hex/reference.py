# Made by specc 0.1.0 from specs/hex.yaml. Do not edit.
# Version dda001fe6405: it changes when the meaning of the rules changes.
"""Hex with the swap rule: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Hex_(board_game)
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Int, Opt, Product
from .reference_runtime import f32, first, grow, in_range, known
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import picture

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Sq(NamedTuple):
    r: int
    c: int

    @staticmethod
    def at(r: int, c: int) -> Sq | None:
        """The value with these parts; None if one of them is out of its range."""
        return Sq(r, c) if 0 <= r <= 6 and 0 <= c <= 6 else None

    def shift(self, r: int, c: int) -> Sq | None:
        """The value with its parts moved by so much; None if one of them leaves its range."""
        return Sq.at(self.r + r, self.c + c)


SQ = Product(
    Sq,
    Int(0, 6),
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
        "a7",
        "b7",
        "c7",
        "d7",
        "e7",
        "f7",
        "g7",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

BOARD = Array(Opt(PLAYER), SQ)

VALUE_1 = frozenset({Sq(0, 0), Sq(0, 1), Sq(0, 2), Sq(0, 3), Sq(0, 4), Sq(0, 5), Sq(0, 6)})
VALUE_2 = frozenset({Sq(0, 0), Sq(1, 0), Sq(2, 0), Sq(3, 0), Sq(4, 0), Sq(5, 0), Sq(6, 0)})
VALUE_3 = frozenset({Sq(6, 0), Sq(6, 1), Sq(6, 2), Sq(6, 3), Sq(6, 4), Sq(6, 5), Sq(6, 6)})
VALUE_4 = frozenset({Sq(0, 6), Sq(1, 6), Sq(2, 6), Sq(3, 6), Sq(4, 6), Sq(5, 6), Sq(6, 6)})


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("board", "stones")

    board: dict[Sq, Player | None]
    stones: int


# ---------------------------------------------------------------------------------------------- functions


@cache
def adj6(x: Sq) -> frozenset[Sq]:
    # spec: specs/hex.yaml:18
    return frozenset(
        y for y in [x.shift(s[0], s[1]) for s in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]] if y is not None
    )


def near(p: Player) -> frozenset[Sq]:
    """The edges that a player joins."""
    # spec: specs/hex.yaml:20
    return VALUE_1 if p == 0 else VALUE_2


def far(p: Player) -> frozenset[Sq]:
    # spec: specs/hex.yaml:21
    return VALUE_3 if p == 0 else VALUE_4


def reach(state: State, p: Player) -> frozenset[Sq]:
    """All stones of p that are joined to the near edge."""
    # spec: specs/hex.yaml:23
    mine = frozenset(x for x in ALL_SQ if state.board[x] == p)
    return grow(mine & near(p), lambda s: frozenset(y for x in sorted(s) for y in sorted(adj6(x)) if y in mine))


def joined(state: State, p: Player) -> bool:
    # spec: specs/hex.yaml:26
    return len(reach(state, p) & far(p)) > 0


# ---------------------------------------------------------------------------------------------- start


def board_at_start(state: State, chance: Chance) -> dict[Sq, Player | None]:
    """The start of board."""
    # spec: specs/hex.yaml:12
    return BOARD.filled(None)


def stones_at_start(state: State, chance: Chance) -> int:
    """The start of stones."""
    # spec: specs/hex.yaml:15
    return 0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def place_refusal(state: State, me: int, x: Sq) -> str | None:
    """Why place is not legal; None if it is."""
    # spec: specs/hex.yaml:29
    if state.board[x] is not None:
        return "the cell is empty"
    return None


def place(state: State, chance: Chance, me: int, x: Sq) -> None:
    # spec: specs/hex.yaml:29
    state.board[x] = me
    state.stones = in_range(state.stones + 1, 0, 49, "place", "stones += 1")
    state.mover = (state.mover + 1) % 2


def take_over_refusal(state: State, me: int) -> str | None:
    """Why take_over is not legal; None if it is."""
    # spec: specs/hex.yaml:38
    if not (state.stones == 1 and me == 1):
        return "only as the second player's first move"
    return None


def take_over(state: State, chance: Chance, me: int) -> None:
    """Instead of a stone of her own the second player takes the first stone over, mirrored.

    Source: section Strategy, swap rule
    """
    # spec: specs/hex.yaml:38
    x = known(first(y for y in ALL_SQ if state.board[y] is not None), "take_over", "y for y in Sq if board[y]?")
    state.board[x] = None
    state.board[Sq(x.c, x.r)] = me
    state.stones = in_range(state.stones + 1, 0, 49, "take_over", "stones += 1")
    state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: the edges are joined."""
    return joined(state, me)


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish([f32(1.0) if me == 0 else f32(-1.0), f32(1.0) if me == 1 else f32(-1.0)], state)


# ---------------------------------------------------------------------------------------------- invariants


def invariant_1(state: State) -> bool:
    """What always holds at rest."""
    return not (joined(state, 0) and joined(state, 1))


# ---------------------------------------------------------------------------------------------- observations


def observe_mine(state: State, viewer: int) -> list[Any]:
    """Channel mine."""
    # spec: specs/hex.yaml:59
    return [state.board[Sq(x.r, x.c) if viewer == 0 else Sq(x.c, x.r)] == viewer for x in ALL_SQ]


def observe_theirs(state: State, viewer: int) -> list[Any]:
    """Channel theirs."""
    # spec: specs/hex.yaml:60
    return [state.board[Sq(x.r, x.c) if viewer == 0 else Sq(x.c, x.r)] == 1 - viewer for x in ALL_SQ]


def observe_can_take_over(state: State, viewer: int) -> list[Any]:
    """Channel can_take_over, the same for all."""
    # spec: specs/hex.yaml:61
    return [state.stones == 1]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            picture(state.board, BOARD, 0, 1, {1: "O", 0: "X", None: "."}, down=True, slant=1),
            "\n",
            ("" if state.over else ("X to play" if state.mover == 0 else "O to play")),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("board", "board", BOARD, start=board_at_start),
    Field("stones", "stones", Int(0, 49), start=stones_at_start),
)

GAME = State.game = Game(
    name="hex",
    version="dda001fe6405",
    players=2,
    num_actions=50,
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
                "a7",
                "b7",
                "c7",
                "d7",
                "e7",
                "f7",
                "g7",
            ),
        ),
        Action("take_over", (), 49, take_over_refusal, take_over, labels=("swap",)),
    ),
    ends=(End(end_1_when, end_1, "the edges are joined"),),
    channels=(
        Channel("mine", 49, observe_mine),
        Channel("theirs", 49, observe_theirs),
        Channel("can_take_over", 1, observe_can_take_over),
    ),
    render=render,
    invariants=((invariant_1, "not (joined(0) and joined(1))"),),
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
