# Made by specc 0.1.0 from specs/leduc_holdem.yaml. Do not edit.
# Version 4f99a921e3c7: it changes when the meaning of the rules changes.
"""Leduc hold'em: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: Southey et al., Bayes' Bluff, UAI 2005, section 3.1 (https://arxiv.org/abs/1207.1411)
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Enum, Int, List, Opt, Product
from .reference_runtime import argmax, f32, in_range, item, pick, push, some
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Said(IntEnum):
    folds = 0
    calls = 1
    raises = 2


SAID = Enum(Said, ("folds", "calls", "raises"))


class Card(NamedTuple):
    rank: int
    suit: int


CARD = Product(Card, Int(0, 2), Int(0, 1))
ALL_CARD: tuple[Card, ...] = CARD.values

KIND = Opt(CARD)
HAND = Array(KIND, PLAYER)
CHIPS = Array(Int(1, 13), PLAYER)
HISTORY = List(SAID, 8)
KIND_ = Int(2, 26)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("hand", "board", "round", "chips", "raised", "acted", "history")

    hand: list[Card | None]
    board: Card | None
    round: int
    chips: list[int]
    raised: int
    acted: int
    history: list[Said]


# ---------------------------------------------------------------------------------------------- functions


def strength(state: State, p: Player) -> int:
    """A pair with the public card beats everything."""
    # spec: specs/leduc_holdem.yaml:27
    own = state.hand[p] if state.hand[p] is not None else Card(0, 0)
    return own.rank + (3 if state.board is not None and own.rank == state.board.rank else 0)


# ---------------------------------------------------------------------------------------------- rules


def next_round(state: State, chance: Chance) -> None:
    # spec: specs/leduc_holdem.yaml:32
    if state.round == 0:
        state.board = pick(
            chance, 1, ALL_CARD, [c for c in ALL_CARD if c != state.hand[0] and c != state.hand[1]], "next_round"
        )
        state.round = 1
        state.raised = 0
        state.acted = 0
        state.mover = 0
    elif strength(state, 0) == strength(state, 1):
        finish([f32(0.0), f32(0.0)], state)
    else:
        w = some(argmax((strength(state, p), p) for p in range(2)), "next_round")
        finish([f32(state.chips[1 - w]) if p == w else f32(-state.chips[p]) for p in range(2)], state)


# ---------------------------------------------------------------------------------------------- start


def hand_at_start(state: State, chance: Chance) -> list[Card | None]:
    """The start of hand."""
    # spec: specs/leduc_holdem.yaml:13
    return HAND.filled(None)


def board_at_start(state: State, chance: Chance) -> Card | None:
    """The start of board."""
    # spec: specs/leduc_holdem.yaml:14
    return None


def round_at_start(state: State, chance: Chance) -> int:
    """The start of round."""
    # spec: specs/leduc_holdem.yaml:15
    return 0


def chips_at_start(state: State, chance: Chance) -> list[int]:
    """The start of chips."""
    # spec: specs/leduc_holdem.yaml:16
    return CHIPS.filled(1)


def raised_at_start(state: State, chance: Chance) -> int:
    """The start of raised."""
    # spec: specs/leduc_holdem.yaml:17
    return 0


def acted_at_start(state: State, chance: Chance) -> int:
    """The start of acted."""
    # spec: specs/leduc_holdem.yaml:18
    return 0


def history_at_start(state: State, chance: Chance) -> list[Said]:
    """The start of history."""
    # spec: specs/leduc_holdem.yaml:19
    return []


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.hand[0] = pick(chance, 2, ALL_CARD, ALL_CARD, "setup")
    state.hand[1] = pick(chance, 3, ALL_CARD, [c for c in ALL_CARD if c != state.hand[0]], "setup")


# ---------------------------------------------------------------------------------------------- actions


def fold_refusal(state: State, me: int) -> str | None:
    """Why fold is not legal; None if it is."""
    # spec: specs/leduc_holdem.yaml:46
    if state.chips[1 - me] <= state.chips[me]:
        return "there is a bet to fold to"
    return None


def fold(state: State, chance: Chance, me: int) -> None:
    # spec: specs/leduc_holdem.yaml:46
    push(state.history, Said.folds, 8, "fold", "history")
    finish([f32(-state.chips[p]) if p == me else f32(state.chips[me]) for p in range(2)], state)


def call_refusal(state: State, me: int) -> str | None:
    """Why call is not legal; None if it is."""
    # spec: specs/leduc_holdem.yaml:53
    return None


def call(state: State, chance: Chance, me: int) -> None:
    """Or check."""
    # spec: specs/leduc_holdem.yaml:53
    push(state.history, Said.calls, 8, "call", "history")
    state.chips[me] = state.chips[1 - me]
    state.acted = in_range(state.acted + 1, 0, 3, "call", "acted += 1")
    state.mover = (state.mover + 1) % 2
    if state.acted == 2:
        next_round(state, chance.at(4))


def raise_refusal(state: State, me: int) -> str | None:
    """Why raise is not legal; None if it is."""
    # spec: specs/leduc_holdem.yaml:61
    if state.raised >= 2:
        return "at most two raises in a round"
    return None


def raise_(state: State, chance: Chance, me: int) -> None:
    # spec: specs/leduc_holdem.yaml:61
    push(state.history, Said.raises, 8, "raise", "history")
    state.chips[me] = in_range(
        state.chips[1 - me] + (2 if state.round == 0 else 4), 1, 13, "raise", "chips[foe] + (2 if round == 0 else 4)"
    )
    state.raised = in_range(state.raised + 1, 0, 2, "raise", "raised += 1")
    state.acted = 1
    state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- observations


def hand_seen(state: State, viewer: int) -> Seen:
    """What a player sees of hand."""
    # spec: specs/leduc_holdem.yaml:13
    return Seen(hidden_parts(state.hand, HAND, lambda owner, it: viewer == owner, 1, False))


def observe_hand(state: State, viewer: int) -> list[Any]:
    """Channel hand."""
    # spec: specs/leduc_holdem.yaml:72
    return [state.hand[viewer] is not None and state.hand[viewer].rank == r for r in range(3)]


def observe_board(state: State, viewer: int) -> list[Any]:
    """Channel board, the same for all."""
    # spec: specs/leduc_holdem.yaml:73
    return [state.board is not None and state.board.rank == r for r in range(3)]


def observe_said(state: State, viewer: int) -> list[Any]:
    """Channel said, the same for all."""
    # spec: specs/leduc_holdem.yaml:74
    return [i < len(state.history) and item(state.history, i, "said", "history") == s for i in range(8) for s in Said]


def observe_seat(state: State, viewer: int) -> list[Any]:
    """Channel seat."""
    # spec: specs/leduc_holdem.yaml:75
    return [p == viewer for p in range(2)]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            tried(lambda: shown(state.hand[0], KIND)),
            " against ",
            tried(lambda: shown(state.hand[1], KIND)),
            ", public ",
            shown(state.board, KIND),
            ", pot ",
            shown(state.chips[0] + state.chips[1], KIND_),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("hand", "hand", HAND, start=hand_at_start, seen=hand_seen),
    Field("board", "board", KIND, start=board_at_start),
    Field("round", "round", Int(0, 1), start=round_at_start),
    Field("chips", "chips", CHIPS, start=chips_at_start),
    Field("raised", "raised", Int(0, 2), start=raised_at_start),
    Field("acted", "acted", Int(0, 3), start=acted_at_start),
    Field("history", "history", HISTORY, start=history_at_start),
)

GAME = State.game = Game(
    name="leduc_holdem",
    version="4f99a921e3c7",
    players=2,
    num_actions=3,
    state=State,
    setup=setup,
    actions=(
        Action("fold", (), 0, fold_refusal, fold, labels=("fold",)),
        Action("call", (), 1, call_refusal, call, labels=("call",)),
        Action("raise", (), 2, raise_refusal, raise_, labels=("raise",)),
    ),
    ends=(),
    channels=(
        Channel("hand", 3, observe_hand),
        Channel("board", 3, observe_board),
        Channel("said", 24, observe_said),
        Channel("seat", 2, observe_seat),
    ),
    render=render,
    sites={1: "pick", 2: "pick", 3: "pick"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
