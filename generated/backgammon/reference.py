# Made by specc 0.1.0 from specs/backgammon.yaml. Do not edit.
# Version cce78cea4994: it changes when the meaning of the rules changes.
"""Backgammon, without the doubling cube: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://www.bkgm.com/rules.html
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Enum, Int, List, Union
from .reference_runtime import f32, in_range, pick
from .reference_state import Action, BaseState, Channel, End, Field, Game, after, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)
Point = int  # 0..23
POINT = Int(0, 23)
Die = int  # 1..6
DIE = Int(1, 6)


class Spot_2(IntEnum):
    bar = 0


SPOT_2 = Enum(Spot_2, ("bar",))


class Spot(NamedTuple):
    """Number of the part, and a value of it: Point, Spot_2."""

    part: int
    value: Any


SPOT = Union(Spot, POINT, SPOT_2)

MEN = Array(Int(0, 15), PLAYER, SPOT)
DICE = Array(Int(0, 4), DIE)
KIND = List(Int(0, 15), 25)
KIND_ = Int(-360, 15)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("men", "dice")

    men: dict[tuple[Player, Spot], int]
    dice: dict[Die, int]


# ---------------------------------------------------------------------------------------------- functions


def pips(s: Spot) -> int:
    """Steps of one that lead past the ace point, less one."""
    # spec: specs/backgammon.yaml:30
    return s.value if s.part == 0 else 24


def on(state: State, p: Player, i: Point) -> int:
    # spec: specs/backgammon.yaml:31
    return state.men[p, Spot(0, i)]


def all_home(state: State, p: Player) -> bool:
    # spec: specs/backgammon.yaml:32
    return state.men[p, Spot(1, Spot_2.bar)] == 0 and not any(on(state, p, i) > 0 for i in range(6, 24))


def may_step(state: State, p: Player, from_: Spot, d: Die) -> bool:
    """Ignoring the duty to use both dice.

    Source: section Movement of the checkers
    """
    # spec: specs/backgammon.yaml:34
    if (
        state.dice[d] == 0
        or state.men[p, from_] == 0
        or from_ != Spot(1, Spot_2.bar)
        and state.men[p, Spot(1, Spot_2.bar)] > 0
    ):
        return False
    to = pips(from_) - d
    if to >= 0:
        return on(state, 1 - p, in_range(23 - to, 0, 23, "may_step", "23 - to")) < 2
    return all_home(state, p) and (to == -1 or not any(on(state, p, i) > 0 for i in range(24) if i > pips(from_)))


def playable(state: State, p: Player, d: Die) -> bool:
    # spec: specs/backgammon.yaml:43
    return any(may_step(state, p, x, d) for x in SPOT.values)


def any_step(state: State, p: Player) -> bool:
    # spec: specs/backgammon.yaml:44
    return any(playable(state, p, d) for d in range(1, 7))


def follows(state: State, p: Player, from_: Spot, d: Die) -> bool:
    """The other die can still be used after this step."""
    # spec: specs/backgammon.yaml:46
    return may_step(state, p, from_, d) and (lambda state: any_step(state, p))(after(state, step, p, from_, d))


def two(state: State) -> bool:
    """Two different dice are waiting."""
    # spec: specs/backgammon.yaml:48
    return sum(1 for d in range(1, 7) if state.dice[d] > 0) == 2


def both(state: State, p: Player) -> bool:
    """Some order uses both."""
    # spec: specs/backgammon.yaml:50
    return any(follows(state, p, x, d) for x in SPOT.values for d in range(1, 7))


def borne_off(state: State, p: Player) -> int:
    # spec: specs/backgammon.yaml:51
    return 15 - sum(state.men[p, i] for i in SPOT.values)


# ---------------------------------------------------------------------------------------------- rules


def step(state: State, p: Player, from_: Spot, d: Die) -> None:
    # spec: specs/backgammon.yaml:54
    to = pips(from_) - d
    state.dice[d] = in_range(state.dice[d] - 1, 0, 4, "step", "dice[d] -= 1")
    state.men[p, from_] = in_range(state.men[p, from_] - 1, 0, 15, "step", "men[p, from] -= 1")
    if to >= 0:
        state.men[p, Spot(0, in_range(to, 0, 23, "step", "to"))] = in_range(
            state.men[p, Spot(0, in_range(to, 0, 23, "step", "to"))] + 1, 0, 15, "step", "men[p, to] += 1"
        )
        if on(state, 1 - p, in_range(23 - to, 0, 23, "step", "23 - to")) == 1:
            state.men[1 - p, Spot(0, in_range(23 - to, 0, 23, "step", "23 - to"))] = 0
            state.men[1 - p, Spot(1, Spot_2.bar)] = in_range(
                state.men[1 - p, Spot(1, Spot_2.bar)] + 1, 0, 15, "step", "men[other(p), bar] += 1"
            )


def next_turn(state: State, chance: Chance) -> None:
    # spec: specs/backgammon.yaml:63
    state.dice = DICE.filled(0)
    state.mover = (state.mover + 1) % 2
    a = 1 + chance.roll(1, 6)
    b = 1 + chance.roll(2, 6)
    state.dice[a] = in_range(state.dice[a] + 1, 0, 4, "next_turn", "dice[a] += 1")
    state.dice[b] = in_range(state.dice[b] + 1, 0, 4, "next_turn", "dice[b] += 1")
    if a == b:
        state.dice[a] = 4


# ---------------------------------------------------------------------------------------------- start


def men_at_start(state: State, chance: Chance) -> dict[tuple[Player, Spot], int]:
    """The start of men."""
    # spec: specs/backgammon.yaml:14
    return MEN.filled(0)


def dice_at_start(state: State, chance: Chance) -> dict[Die, int]:
    """The start of dice."""
    # spec: specs/backgammon.yaml:15
    return DICE.filled(0)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    for p in range(2):
        state.men[p, Spot(0, 5)] = 5
        state.men[p, Spot(0, 7)] = 3
        state.men[p, Spot(0, 12)] = 5
        state.men[p, Spot(0, 23)] = 2
    results = (lambda x, y: (x, y))(
        *pick(
            chance,
            3,
            [(x, y) for x in range(1, 7) for y in range(1, 7)],
            [(x, y) for x in range(1, 7) for y in range(1, 7) if x != y],
            "setup",
        )
    )
    a = results[0]
    b = results[1]
    state.dice[a] = 1
    state.dice[b] = 1
    state.mover = 0 if a > b else 1


# ---------------------------------------------------------------------------------------------- actions


def move_refusal(state: State, me: int, from_: Spot, d: Die) -> str | None:
    """Why move is not legal; None if it is."""
    # spec: specs/backgammon.yaml:74
    if not may_step(state, me, from_, d):
        return "the step is possible"
    if not (not two(state) or not both(state, me) or follows(state, me, from_, d)):
        return "both dice must be used if they can"
    if not (not two(state) or both(state, me) or not any(playable(state, me, e) for e in range(1, 7) if e > d)):
        return "if only one die can be used, the larger"
    return None


def move(state: State, chance: Chance, me: int, from_: Spot, d: Die) -> None:
    # spec: specs/backgammon.yaml:74
    step(state, me, from_, d)
    if borne_off(state, me) < 15 and not any_step(state, me):
        next_turn(state, chance.at(5))


def pass_refusal(state: State, me: int) -> str | None:
    """Why pass is not legal; None if it is."""
    # spec: specs/backgammon.yaml:83
    if any_step(state, me):
        return "no step is possible"
    return None


def pass_(state: State, chance: Chance, me: int) -> None:
    # spec: specs/backgammon.yaml:83
    next_turn(state, chance.at(6))


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: all men are borne off."""
    return borne_off(state, 0) == 15 or borne_off(state, 1) == 15


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    w = 0 if borne_off(state, 0) == 15 else 1
    l = 1 - w
    behind = state.men[l, Spot(1, Spot_2.bar)] > 0 or any(on(state, l, i) > 0 for i in range(18, 24))
    worth = 1 if borne_off(state, l) > 0 else 3 if behind else 2
    finish([f32(worth) if p == w else f32(-worth) for p in range(2)], state)


# ---------------------------------------------------------------------------------------------- invariants


def invariant_1(state: State) -> bool:
    """What always holds at rest."""
    return all(sum(state.men[p, i] for i in SPOT.values) <= 15 for p in range(2))


def invariant_2(state: State) -> bool:
    """What always holds at rest."""
    return all(on(state, 0, i) == 0 or on(state, 1, 23 - i) == 0 for i in range(24))


# ---------------------------------------------------------------------------------------------- observations


def observe_mine(state: State, viewer: int) -> list[Any]:
    """Channel mine."""
    # spec: specs/backgammon.yaml:103
    return [f32(state.men[viewer, i]) / 15.0 for i in SPOT.values]


def observe_theirs(state: State, viewer: int) -> list[Any]:
    """Channel theirs."""
    # spec: specs/backgammon.yaml:104
    return [f32(state.men[1 - viewer, i]) / 15.0 for i in SPOT.values]


def observe_dice(state: State, viewer: int) -> list[Any]:
    """Channel dice, the same for all."""
    # spec: specs/backgammon.yaml:105
    return [f32(state.dice[d]) / 4.0 for d in range(1, 7)]


def observe_to_move(state: State, viewer: int) -> list[Any]:
    """Channel to_move."""
    # spec: specs/backgammon.yaml:106
    return [state.mover == viewer]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            "player 0 ",
            shown([state.men[0, i] for i in SPOT.values], KIND),
            " off ",
            shown(borne_off(state, 0), KIND_),
            "\nplayer 1 ",
            shown([state.men[1, i] for i in SPOT.values], KIND),
            " off ",
            shown(borne_off(state, 1), KIND_),
            "\n",
            shown(state.mover, PLAYER),
            " to move, dice ",
            shown(state.dice, DICE),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("men", "men", MEN, start=men_at_start),
    Field("dice", "dice", DICE, start=dice_at_start),
)

GAME = State.game = Game(
    name="backgammon",
    version="cce78cea4994",
    players=2,
    num_actions=151,
    state=State,
    setup=setup,
    actions=(
        Action(
            "move",
            (
                SPOT,
                DIE,
            ),
            0,
            move_refusal,
            move,
            labels=(
                "move(0, 1)",
                "move(0, 2)",
                "move(0, 3)",
                "move(0, 4)",
                "move(0, 5)",
                "move(0, 6)",
                "move(1, 1)",
                "move(1, 2)",
                "move(1, 3)",
                "move(1, 4)",
                "move(1, 5)",
                "move(1, 6)",
                "move(2, 1)",
                "move(2, 2)",
                "move(2, 3)",
                "move(2, 4)",
                "move(2, 5)",
                "move(2, 6)",
                "move(3, 1)",
                "move(3, 2)",
                "move(3, 3)",
                "move(3, 4)",
                "move(3, 5)",
                "move(3, 6)",
                "move(4, 1)",
                "move(4, 2)",
                "move(4, 3)",
                "move(4, 4)",
                "move(4, 5)",
                "move(4, 6)",
                "move(5, 1)",
                "move(5, 2)",
                "move(5, 3)",
                "move(5, 4)",
                "move(5, 5)",
                "move(5, 6)",
                "move(6, 1)",
                "move(6, 2)",
                "move(6, 3)",
                "move(6, 4)",
                "move(6, 5)",
                "move(6, 6)",
                "move(7, 1)",
                "move(7, 2)",
                "move(7, 3)",
                "move(7, 4)",
                "move(7, 5)",
                "move(7, 6)",
                "move(8, 1)",
                "move(8, 2)",
                "move(8, 3)",
                "move(8, 4)",
                "move(8, 5)",
                "move(8, 6)",
                "move(9, 1)",
                "move(9, 2)",
                "move(9, 3)",
                "move(9, 4)",
                "move(9, 5)",
                "move(9, 6)",
                "move(10, 1)",
                "move(10, 2)",
                "move(10, 3)",
                "move(10, 4)",
                "move(10, 5)",
                "move(10, 6)",
                "move(11, 1)",
                "move(11, 2)",
                "move(11, 3)",
                "move(11, 4)",
                "move(11, 5)",
                "move(11, 6)",
                "move(12, 1)",
                "move(12, 2)",
                "move(12, 3)",
                "move(12, 4)",
                "move(12, 5)",
                "move(12, 6)",
                "move(13, 1)",
                "move(13, 2)",
                "move(13, 3)",
                "move(13, 4)",
                "move(13, 5)",
                "move(13, 6)",
                "move(14, 1)",
                "move(14, 2)",
                "move(14, 3)",
                "move(14, 4)",
                "move(14, 5)",
                "move(14, 6)",
                "move(15, 1)",
                "move(15, 2)",
                "move(15, 3)",
                "move(15, 4)",
                "move(15, 5)",
                "move(15, 6)",
                "move(16, 1)",
                "move(16, 2)",
                "move(16, 3)",
                "move(16, 4)",
                "move(16, 5)",
                "move(16, 6)",
                "move(17, 1)",
                "move(17, 2)",
                "move(17, 3)",
                "move(17, 4)",
                "move(17, 5)",
                "move(17, 6)",
                "move(18, 1)",
                "move(18, 2)",
                "move(18, 3)",
                "move(18, 4)",
                "move(18, 5)",
                "move(18, 6)",
                "move(19, 1)",
                "move(19, 2)",
                "move(19, 3)",
                "move(19, 4)",
                "move(19, 5)",
                "move(19, 6)",
                "move(20, 1)",
                "move(20, 2)",
                "move(20, 3)",
                "move(20, 4)",
                "move(20, 5)",
                "move(20, 6)",
                "move(21, 1)",
                "move(21, 2)",
                "move(21, 3)",
                "move(21, 4)",
                "move(21, 5)",
                "move(21, 6)",
                "move(22, 1)",
                "move(22, 2)",
                "move(22, 3)",
                "move(22, 4)",
                "move(22, 5)",
                "move(22, 6)",
                "move(23, 1)",
                "move(23, 2)",
                "move(23, 3)",
                "move(23, 4)",
                "move(23, 5)",
                "move(23, 6)",
                "move(bar, 1)",
                "move(bar, 2)",
                "move(bar, 3)",
                "move(bar, 4)",
                "move(bar, 5)",
                "move(bar, 6)",
            ),
        ),
        Action("pass", (), 150, pass_refusal, pass_, labels=("pass",)),
    ),
    ends=(End(end_1_when, end_1, "all men are borne off"),),
    channels=(
        Channel("mine", 25, observe_mine),
        Channel("theirs", 25, observe_theirs),
        Channel("dice", 6, observe_dice),
        Channel("to_move", 1, observe_to_move),
    ),
    render=render,
    invariants=(
        (invariant_1, "all(sum(men[p, i] for i in Spot) <= 15 for p in Player)"),
        (invariant_2, "all(on(0, i) == 0 or on(1, 23 - i) == 0 for i in Point)"),
    ),
    sites={1: "roll", 2: "roll", 3: "pick"},
    lowest={1: 1, 2: 1},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
