# Made by specc 0.1.0 from specs/go.yaml. Do not edit.
# Version 0950ecb7ce88: it changes when the meaning of the rules changes.
"""Go, area scoring with positional superko (Tromp-Taylor rules, suicide forbidden): the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://tromp.github.io/go.html
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Bits, Int, List, Opt, Product, Real, Row, Rowed, table
from .reference_runtime import f32, fingerprint, grow, in_range, need, push
from .reference_state import Action, BaseState, Channel, End, Field, Game, after, finish
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
        return Sq(r, c) if 0 <= r <= 8 and 0 <= c <= 8 else None

    def shift(self, r: int, c: int) -> Sq | None:
        """The value with its parts moved by so much; None if one of them leaves its range."""
        return Sq.at(self.r + r, self.c + c)


SQ = Product(
    Sq,
    Int(0, 8),
    Int(0, 8),
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
        "a2",
        "b2",
        "c2",
        "d2",
        "e2",
        "f2",
        "g2",
        "h2",
        "i2",
        "a3",
        "b3",
        "c3",
        "d3",
        "e3",
        "f3",
        "g3",
        "h3",
        "i3",
        "a4",
        "b4",
        "c4",
        "d4",
        "e4",
        "f4",
        "g4",
        "h4",
        "i4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "g5",
        "h5",
        "i5",
        "a6",
        "b6",
        "c6",
        "d6",
        "e6",
        "f6",
        "g6",
        "h6",
        "i6",
        "a7",
        "b7",
        "c7",
        "d7",
        "e7",
        "f7",
        "g7",
        "h7",
        "i7",
        "a8",
        "b8",
        "c8",
        "d8",
        "e8",
        "f8",
        "g8",
        "h8",
        "i8",
        "a9",
        "b9",
        "c9",
        "d9",
        "e9",
        "f9",
        "g9",
        "h9",
        "i9",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

BOARD = Array(Opt(PLAYER), SQ)
SEEN = List(Bits(64), 201)
KIND = Int(0, 81)
KIND_ = Real(32)

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

    __slots__ = ("board", "seen", "passes")

    board: dict[Sq, Player | None]
    seen: list[int]
    passes: int


# ---------------------------------------------------------------------------------------------- functions


@cache
def adj4(x: Sq) -> frozenset[Sq]:
    # spec: std/grid.yaml:32
    return frozenset(
        y
        for y in [
            x.shift(d.step[0], d.step[1])
            for d in (
                DIR.north,
                DIR.east,
                DIR.south,
                DIR.west,
            )
        ]
        if y is not None
    )


def group(state: State, x: Sq) -> frozenset[Sq]:
    """The stones joined to the stone on x.

    Source: Tromp-Taylor rule 3
    """
    # spec: specs/go.yaml:23
    return grow(
        frozenset({x}),
        lambda s: frozenset(y for z in sorted(s) for y in sorted(adj4(z)) if state.board[y] == state.board[x]),
    )


def liberties(state: State, x: Sq) -> frozenset[Sq]:
    # spec: specs/go.yaml:26
    return frozenset(y for z in sorted(group(state, x)) for y in sorted(adj4(z)) if state.board[y] is None)


def reach(state: State, p: Player) -> frozenset[Sq]:
    """P's stones and every empty point joined to them."""
    # spec: specs/go.yaml:28
    stones = frozenset(x for x in ALL_SQ if state.board[x] == p)
    return grow(stones, lambda s: frozenset(y for z in sorted(s) for y in sorted(adj4(z)) if state.board[y] is None))


def area(state: State, p: Player) -> int:
    """Stones, and empty points that only p reaches.

    Source: Tromp-Taylor rule 9
    """
    # spec: specs/go.yaml:32
    return len(reach(state, p) - reach(state, 1 - p))


def captured(state: State, x: Sq, p: Player) -> frozenset[Sq]:
    """Other groups whose last liberty is x."""
    # spec: specs/go.yaml:34
    return frozenset(
        z
        for y in sorted(adj4(x))
        if state.board[y] == 1 - p and liberties(state, y) == frozenset({x})
        for z in sorted(group(state, y))
    )


def lives(state: State, x: Sq, p: Player) -> bool:
    """Would a stone laid on x have a liberty?  `is` is the rule; `fast` must equal it, and a derived test says so."""
    # spec: specs/go.yaml:36
    need(state.board[x] is None, "lives", "not board[x]?")
    return (lambda state: len(liberties(state, x)) > 0)(after(state, lay, x, p))


# ---------------------------------------------------------------------------------------------- rules


def lay(state: State, x: Sq, p: Player) -> None:
    """A stone, and the groups that it leaves without liberties.

    Source: Tromp-Taylor rule 7
    """
    # spec: specs/go.yaml:43
    dead = captured(state, x, p)
    state.board[x] = p
    value = None
    for cell in dead:
        state.board[cell] = value


# ---------------------------------------------------------------------------------------------- start


def board_at_start(state: State, chance: Chance) -> dict[Sq, Player | None]:
    """The start of board."""
    # spec: specs/go.yaml:13
    return BOARD.filled(None)


def seen_at_start(state: State, chance: Chance) -> list[int]:
    """The start of seen."""
    # spec: specs/go.yaml:16
    return []


def passes_at_start(state: State, chance: Chance) -> int:
    """The start of passes."""
    # spec: specs/go.yaml:17
    return 0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    push(state.seen, fingerprint((BOARD, state.board)), 201, "setup", "seen")


# ---------------------------------------------------------------------------------------------- actions


def play_refusal(state: State, me: int, x: Sq) -> str | None:
    """Why play is not legal; None if it is."""
    # spec: specs/go.yaml:51
    if state.board[x] is not None:
        return "the point is empty"
    if not lives(state, x, me):
        return "the stone has a liberty afterwards"
    if (lambda state: fingerprint((BOARD, state.board)) in state.seen)(after(state, lay, x, me)):
        return "the position is new"
    return None


def play(state: State, chance: Chance, me: int, x: Sq) -> None:
    # spec: specs/go.yaml:51
    lay(state, x, me)
    push(state.seen, fingerprint((BOARD, state.board)), 201, "play", "seen")
    state.passes = 0
    state.mover = (state.mover + 1) % 2


def pass_refusal(state: State, me: int) -> str | None:
    """Why pass is not legal; None if it is."""
    # spec: specs/go.yaml:61
    return None


def pass_(state: State, chance: Chance, me: int) -> None:
    # spec: specs/go.yaml:61
    state.passes = in_range(state.passes + 1, 0, 2, "pass", "passes += 1")
    state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: both have passed."""
    return state.passes == 2


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    if 2 * area(state, 0) > 2 * area(state, 1) + 15:
        finish([f32(1.0), f32(-1.0)], state)
    else:
        finish([f32(-1.0), f32(1.0)], state)


# ---------------------------------------------------------------------------------------------- invariants


def invariant_1(state: State) -> bool:
    """What always holds at rest."""
    return all(len(liberties(state, x)) > 0 for x in ALL_SQ if state.board[x] is not None)


# ---------------------------------------------------------------------------------------------- observations


def observe_mine(state: State, viewer: int) -> list[Any]:
    """Channel mine."""
    # spec: specs/go.yaml:79
    return [state.board[x] == viewer for x in ALL_SQ]


def observe_theirs(state: State, viewer: int) -> list[Any]:
    """Channel theirs."""
    # spec: specs/go.yaml:80
    return [state.board[x] == 1 - viewer for x in ALL_SQ]


def observe_to_play(state: State, viewer: int) -> list[Any]:
    """Channel to_play."""
    # spec: specs/go.yaml:81
    return [state.mover == viewer]


def observe_black(state: State, viewer: int) -> list[Any]:
    """Channel black."""
    # spec: specs/go.yaml:82
    return [viewer == 0]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            picture(state.board, BOARD, 0, 1, {1: "O", 0: "X", None: "."}),
            "\nblack ",
            shown(area(state, 0), KIND),
            ", white ",
            shown(area(state, 1), KIND),
            " + ",
            shown(f32(7.5), KIND_),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("board", "board", BOARD, start=board_at_start),
    Field("seen", "seen", SEEN, start=seen_at_start),
    Field("passes", "passes", Int(0, 2), start=passes_at_start),
)

GAME = State.game = Game(
    name="go",
    version="0950ecb7ce88",
    players=2,
    num_actions=82,
    state=State,
    setup=setup,
    actions=(
        Action(
            "play",
            (SQ,),
            0,
            play_refusal,
            play,
            labels=(
                "play(a1)",
                "play(b1)",
                "play(c1)",
                "play(d1)",
                "play(e1)",
                "play(f1)",
                "play(g1)",
                "play(h1)",
                "play(i1)",
                "play(a2)",
                "play(b2)",
                "play(c2)",
                "play(d2)",
                "play(e2)",
                "play(f2)",
                "play(g2)",
                "play(h2)",
                "play(i2)",
                "play(a3)",
                "play(b3)",
                "play(c3)",
                "play(d3)",
                "play(e3)",
                "play(f3)",
                "play(g3)",
                "play(h3)",
                "play(i3)",
                "play(a4)",
                "play(b4)",
                "play(c4)",
                "play(d4)",
                "play(e4)",
                "play(f4)",
                "play(g4)",
                "play(h4)",
                "play(i4)",
                "play(a5)",
                "play(b5)",
                "play(c5)",
                "play(d5)",
                "play(e5)",
                "play(f5)",
                "play(g5)",
                "play(h5)",
                "play(i5)",
                "play(a6)",
                "play(b6)",
                "play(c6)",
                "play(d6)",
                "play(e6)",
                "play(f6)",
                "play(g6)",
                "play(h6)",
                "play(i6)",
                "play(a7)",
                "play(b7)",
                "play(c7)",
                "play(d7)",
                "play(e7)",
                "play(f7)",
                "play(g7)",
                "play(h7)",
                "play(i7)",
                "play(a8)",
                "play(b8)",
                "play(c8)",
                "play(d8)",
                "play(e8)",
                "play(f8)",
                "play(g8)",
                "play(h8)",
                "play(i8)",
                "play(a9)",
                "play(b9)",
                "play(c9)",
                "play(d9)",
                "play(e9)",
                "play(f9)",
                "play(g9)",
                "play(h9)",
                "play(i9)",
            ),
        ),
        Action("pass", (), 81, pass_refusal, pass_, labels=("pass",)),
    ),
    ends=(End(end_1_when, end_1, "both have passed"),),
    channels=(
        Channel("mine", 81, observe_mine),
        Channel("theirs", 81, observe_theirs),
        Channel("to_play", 1, observe_to_play),
        Channel("black", 1, observe_black),
    ),
    render=render,
    max_steps=200,
    invariants=((invariant_1, "all(size(liberties(x)) > 0 for x in Sq if board[x]?)"),),
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
