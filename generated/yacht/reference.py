# Made by specc 0.1.0 from specs/yacht.yaml. Do not edit.
# Version 22132269b709: it changes when the meaning of the rules changes.
"""Yacht, a dice game, played alone: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Yacht_(dice_game)
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Enum, Int, Row, Rowed, Set, table
from .reference_runtime import f32, in_range
from .reference_state import Action, Answers, BaseState, Channel, Field, Game, Question, ask, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)
Face = int  # 1..6
FACE = Int(1, 6)
Die = int  # 0..4
DIE = Int(0, 4)


class Phase(IntEnum):
    throwing = 0
    scoring = 1


PHASE = Enum(Phase, ("throwing", "scoring"))


class Box(Row):
    """A row of the table Box."""

    __slots__ = columns = ()

    def score(self, state: State) -> int:
        return BOX_SCORE[self.index](state, self)


BOX = table(
    Box,
    (
        "ones",
        "twos",
        "threes",
        "fours",
        "fives",
        "sixes",
        "full_house",
        "four_of_a_kind",
        "little_straight",
        "big_straight",
        "choice",
        "yacht",
    ),
)
BOX_KIND = Rowed(BOX)

DIE_ = Array(FACE, DIE)
SHOWN = Array(Int(0, 5), FACE)
FILLED = Set(BOX_KIND)
KIND = Array(Int(None, None), FACE)
KIND_ = Int(0, 3)

# ---------------------------------------------------------------------------------------------- tables

BOX.fill(
    ("ones",),
    ("twos",),
    ("threes",),
    ("fours",),
    ("fives",),
    ("sixes",),
    ("full_house",),
    ("four_of_a_kind",),
    ("little_straight",),
    ("big_straight",),
    ("choice",),
    ("yacht",),
)

ANSWERS = (Answers(DIE, 13),)
ASK_SOME = Question(3, "some", ANSWERS[0])


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("die", "shown", "thrown", "filled", "phase")

    die: list[Face]
    shown: dict[Face, int]
    thrown: int
    filled: frozenset[Box]
    phase: Phase


# ---------------------------------------------------------------------------------------------- Box


def box_ones_score(state: State, row: Box) -> int:
    """score of ones."""
    # spec: specs/yacht.yaml:20
    return state.shown[1]


def box_twos_score(state: State, row: Box) -> int:
    """score of twos."""
    # spec: specs/yacht.yaml:21
    return 2 * state.shown[2]


def box_threes_score(state: State, row: Box) -> int:
    """score of threes."""
    # spec: specs/yacht.yaml:22
    return 3 * state.shown[3]


def box_fours_score(state: State, row: Box) -> int:
    """score of fours."""
    # spec: specs/yacht.yaml:23
    return 4 * state.shown[4]


def box_fives_score(state: State, row: Box) -> int:
    """score of fives."""
    # spec: specs/yacht.yaml:24
    return 5 * state.shown[5]


def box_sixes_score(state: State, row: Box) -> int:
    """score of sixes."""
    # spec: specs/yacht.yaml:25
    return 6 * state.shown[6]


def box_full_house_score(state: State, row: Box) -> int:
    """score of full_house."""
    # spec: specs/yacht.yaml:26
    return (
        total_(state)
        if any(state.shown[f] == 3 for f in range(1, 7)) and any(state.shown[f] == 2 for f in range(1, 7))
        else 0
    )


def box_four_of_a_kind_score(state: State, row: Box) -> int:
    """score of four_of_a_kind."""
    # spec: specs/yacht.yaml:27
    return sum(4 * f for f in range(1, 7) if state.shown[f] >= 4)


def box_little_straight_score(state: State, row: Box) -> int:
    """score of little_straight."""
    # spec: specs/yacht.yaml:28
    return 30 if math.prod(state.shown[f] for f in range(1, 6)) == 1 else 0


def box_big_straight_score(state: State, row: Box) -> int:
    """score of big_straight."""
    # spec: specs/yacht.yaml:29
    return 30 if math.prod(state.shown[f] for f in range(2, 7)) == 1 else 0


def box_choice_score(state: State, row: Box) -> int:
    """score of choice."""
    # spec: specs/yacht.yaml:30
    return total_(state)


def box_yacht_score(state: State, row: Box) -> int:
    """score of yacht."""
    # spec: specs/yacht.yaml:31
    return 50 if any(state.shown[f] == 5 for f in range(1, 7)) else 0


BOX_SCORE = (
    box_ones_score,
    box_twos_score,
    box_threes_score,
    box_fours_score,
    box_fives_score,
    box_sixes_score,
    box_full_house_score,
    box_four_of_a_kind_score,
    box_little_straight_score,
    box_big_straight_score,
    box_choice_score,
    box_yacht_score,
)

# ---------------------------------------------------------------------------------------------- functions


def total_(state: State) -> int:
    # spec: specs/yacht.yaml:44
    return sum(state.die[d] for d in range(5))


# ---------------------------------------------------------------------------------------------- rules


def throw(state: State, chance: Chance, again: frozenset[Die]) -> None:
    # spec: specs/yacht.yaml:47
    for d in range(5):
        if d not in again:
            continue
        state.die[d] = 1 + chance.at(d).roll(1, 6)
    state.shown = SHOWN.zero()
    for d in range(5):
        state.shown[state.die[d]] = in_range(state.shown[state.die[d]] + 1, 0, 5, "throw", "shown")
    state.thrown = in_range(state.thrown + 1, 0, 3, "throw", "thrown += 1")
    if state.thrown == 3:
        state.phase = Phase.scoring


# ---------------------------------------------------------------------------------------------- start


def die_at_start(state: State, chance: Chance) -> list[Face]:
    """The start of die."""
    # spec: specs/yacht.yaml:34
    return DIE_.filled(1)


def shown_at_start(state: State, chance: Chance) -> dict[Face, int]:
    """The start of shown."""
    # spec: specs/yacht.yaml:35
    return KIND.filled(0)


def thrown_at_start(state: State, chance: Chance) -> int:
    """The start of thrown."""
    # spec: specs/yacht.yaml:36
    return 0


def filled_at_start(state: State, chance: Chance) -> frozenset[Box]:
    """The start of filled."""
    # spec: specs/yacht.yaml:37
    return frozenset()


def phase_at_start(state: State, chance: Chance) -> Phase:
    """The start of phase."""
    # spec: specs/yacht.yaml:2
    return Phase.throwing


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    throw(state, chance.at(2), frozenset(range(5)))


# ---------------------------------------------------------------------------------------------- actions


def throw_again_refusal(state: State, me: int) -> str | None:
    """Why throw_again is not legal; None if it is."""
    # spec: specs/yacht.yaml:61
    if state.phase != Phase.throwing:
        return "the phase is throwing"
    return None


def throw_again(state: State, chance: Chance, me: int) -> None:
    """Choose dice and throw them again."""
    # spec: specs/yacht.yaml:61
    some_ = frozenset()
    for i in range(5):
        some_one_2 = ask(
            state, ASK_SOME, me, [some_one for some_one in range(5) if some_one not in some_], may_decline=True
        )
        if some_one_2 is not None:
            some_ |= {some_one_2}
        else:
            break
    throw(state, chance.at(4), some_)


def score_refusal(state: State, me: int, b: Box) -> str | None:
    """Why score is not legal; None if it is."""
    # spec: specs/yacht.yaml:66
    if b in state.filled:
        return "each box is filled once"
    return None


def score(state: State, chance: Chance, me: int, b: Box) -> None:
    # spec: specs/yacht.yaml:66
    state.filled |= {b}
    state.reward[0] = f32(b.score(state))
    if len(state.filled) == 12:
        finish()
    state.thrown = 0
    state.phase = Phase.throwing
    throw(state, chance.at(5), frozenset(range(5)))


# ---------------------------------------------------------------------------------------------- observations


def observe_shown(state: State, viewer: int) -> list[Any]:
    """Channel shown, the same for all."""
    # spec: specs/yacht.yaml:79
    return [f32(state.shown[f]) / 5.0 for f in range(1, 7)]


def observe_phase(state: State, viewer: int) -> list[Any]:
    """Channel phase, the same for all."""
    # spec: specs/yacht.yaml:81
    return list([state.phase == Phase.throwing, state.phase == Phase.scoring])


def observe_thrown(state: State, viewer: int) -> list[Any]:
    """Channel thrown, the same for all."""
    # spec: specs/yacht.yaml:82
    return list([state.thrown == 0, state.thrown == 1, state.thrown == 2, state.thrown == 3])


def observe_open(state: State, viewer: int) -> list[Any]:
    """Channel open, the same for all."""
    # spec: specs/yacht.yaml:83
    return [b not in state.filled for b in BOX]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            shown(state.die, DIE_),
            " after ",
            shown(state.thrown, KIND_),
            " throws, ",
            shown(state.filled, FILLED),
            " filled\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("die", "die", DIE_, start=die_at_start),
    Field("shown", "shown", SHOWN, start=shown_at_start),
    Field("thrown", "thrown", KIND_, start=thrown_at_start),
    Field("filled", "filled", FILLED, start=filled_at_start),
    Field("phase", "phase", PHASE, start=phase_at_start),
)

GAME = State.game = Game(
    name="yacht",
    version="22132269b709",
    players=1,
    num_actions=19,
    state=State,
    setup=setup,
    actions=(
        Action("throw_again", (), 0, throw_again_refusal, throw_again, labels=("throw_again",)),
        Action(
            "score",
            (BOX_KIND,),
            1,
            score_refusal,
            score,
            labels=(
                "score(ones)",
                "score(twos)",
                "score(threes)",
                "score(fours)",
                "score(fives)",
                "score(sixes)",
                "score(full_house)",
                "score(four_of_a_kind)",
                "score(little_straight)",
                "score(big_straight)",
                "score(choice)",
                "score(yacht)",
            ),
        ),
    ),
    ends=(),
    channels=(
        Channel("shown", 6, observe_shown),
        Channel("phase", 2, observe_phase),
        Channel("thrown", 4, observe_thrown),
        Channel("open", 12, observe_open),
    ),
    render=render,
    illegal="forfeit",
    answers=ANSWERS,
    none_number=18,
    sites={1: "roll"},
    lowest={1: 1},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
