# Made by specc 0.1.0 from specs/kuhn_poker.yaml. Do not edit.
# Version 16244850d835: it changes when the meaning of the rules changes.
"""Kuhn poker: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Kuhn_poker
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Bool, Enum, Int, List
from .reference_runtime import argmax, f32, item, last, pick, push, some
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Card(IntEnum):
    jack = 0
    queen = 1
    king = 2


CARD = Enum(Card, ("jack", "queen", "king"))

CARD_ = Array(CARD, PLAYER)
BETS = List(Bool(), 3)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("card", "bets")

    card: list[Card]
    bets: list[bool]


# ---------------------------------------------------------------------------------------------- functions


def faced(state: State) -> bool:
    """Is there a bet to answer?"""
    # spec: specs/kuhn_poker.yaml:21
    return last(state.bets) if last(state.bets) is not None else False


# ---------------------------------------------------------------------------------------------- rules


def showdown(state: State, stake: int) -> None:
    # spec: specs/kuhn_poker.yaml:24
    w = some(argmax((int(state.card[p]), p) for p in range(2)), "showdown")
    finish([f32(stake) if p == w else f32(-stake) for p in range(2)], state)


# ---------------------------------------------------------------------------------------------- start


def card_at_start(state: State, chance: Chance) -> list[Card]:
    """The start of card."""
    # spec: specs/kuhn_poker.yaml:12
    return CARD_.filled(Card.jack)


def bets_at_start(state: State, chance: Chance) -> list[bool]:
    """The start of bets."""
    # spec: specs/kuhn_poker.yaml:13
    return []


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.card[0] = pick(chance, 1, tuple(Card), Card, "setup")
    state.card[1] = pick(chance, 2, tuple(Card), [c for c in Card if c != state.card[0]], "setup")


# ---------------------------------------------------------------------------------------------- actions


def pass_refusal(state: State, me: int) -> str | None:
    """Why pass is not legal; None if it is."""
    # spec: specs/kuhn_poker.yaml:30
    return None


def pass_(state: State, chance: Chance, me: int) -> None:
    """Check, or fold."""
    # spec: specs/kuhn_poker.yaml:30
    folds = faced(state)
    second = len(state.bets) > 0
    push(state.bets, False, 3, "pass", "bets")
    if folds:
        finish([f32(-1.0) if p == me else f32(1.0) for p in range(2)], state)
    elif second:
        showdown(state, 1)
    else:
        state.mover = (state.mover + 1) % 2


def bet_refusal(state: State, me: int) -> str | None:
    """Why bet is not legal; None if it is."""
    # spec: specs/kuhn_poker.yaml:42
    return None


def bet(state: State, chance: Chance, me: int) -> None:
    """Bet, or call."""
    # spec: specs/kuhn_poker.yaml:42
    calls = faced(state)
    push(state.bets, True, 3, "bet", "bets")
    if calls:
        showdown(state, 2)
    else:
        state.mover = (state.mover + 1) % 2


# ---------------------------------------------------------------------------------------------- observations


def card_seen(state: State, viewer: int) -> Seen:
    """What a player sees of card."""
    # spec: specs/kuhn_poker.yaml:12
    return Seen(hidden_parts(state.card, CARD_, lambda owner, it: viewer == owner, 1, False))


def observe_card(state: State, viewer: int) -> list[Any]:
    """Channel card."""
    # spec: specs/kuhn_poker.yaml:52
    return [state.card[viewer] == c for c in Card]


def observe_said(state: State, viewer: int) -> list[Any]:
    """Channel said, the same for all."""
    # spec: specs/kuhn_poker.yaml:53
    return [i < len(state.bets) and item(state.bets, i, "said", "bets") == b for i in range(3) for b in (False, True)]


def observe_seat(state: State, viewer: int) -> list[Any]:
    """Channel seat."""
    # spec: specs/kuhn_poker.yaml:54
    return [p == viewer for p in range(2)]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            tried(lambda: shown(state.card[0], CARD)),
            " against ",
            tried(lambda: shown(state.card[1], CARD)),
            ", said ",
            shown(state.bets, BETS),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("card", "card", CARD_, start=card_at_start, seen=card_seen),
    Field("bets", "bets", BETS, start=bets_at_start),
)

GAME = State.game = Game(
    name="kuhn_poker",
    version="16244850d835",
    players=2,
    num_actions=2,
    state=State,
    setup=setup,
    actions=(
        Action("pass", (), 0, pass_refusal, pass_, labels=("pass",)),
        Action("bet", (), 1, bet_refusal, bet, labels=("bet",)),
    ),
    ends=(),
    channels=(
        Channel("card", 3, observe_card),
        Channel("said", 6, observe_said),
        Channel("seat", 2, observe_seat),
    ),
    render=render,
    sites={1: "pick", 2: "pick"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
