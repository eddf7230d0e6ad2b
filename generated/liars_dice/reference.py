# Made by specc 0.1.0 from specs/liars_dice.yaml. Do not edit.
# Version cf07a94a46c3: it changes when the meaning of the rules changes.
"""Liar's dice, two players with one die each, the highest face is wild: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Liar%27s_dice
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Int, Opt, Product, Set
from .reference_runtime import f32
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)
Die = int  # 1..6
DIE = Int(1, 6)


class Bid(NamedTuple):
    dice: int
    face: Die


BID = Product(Bid, Int(1, 2), DIE)
ALL_BID: tuple[Bid, ...] = BID.values

DIE_ = Array(DIE, PLAYER)
SAID = Set(BID)
KIND = Opt(BID)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("die", "said", "last_bid")

    die: list[Die]
    said: frozenset[Bid]
    last_bid: Bid | None


# ---------------------------------------------------------------------------------------------- functions


def above(a: Bid, b: Bid) -> bool:
    """More dice, or as many of a higher face."""
    # spec: specs/liars_dice.yaml:24
    return a.dice > b.dice or a.dice == b.dice and a.face > b.face


def matching(state: State, f: Die) -> int:
    # spec: specs/liars_dice.yaml:25
    return sum(1 for p in range(2) if state.die[p] == f or state.die[p] == 6)


# ---------------------------------------------------------------------------------------------- start


def die_at_start(state: State, chance: Chance) -> list[Die]:
    """The start of die."""
    # spec: specs/liars_dice.yaml:14
    return DIE_.filled(1)


def said_at_start(state: State, chance: Chance) -> frozenset[Bid]:
    """The start of said."""
    # spec: specs/liars_dice.yaml:15
    return frozenset()


def last_bid_at_start(state: State, chance: Chance) -> Bid | None:
    """The start of last_bid."""
    # spec: specs/liars_dice.yaml:16
    return None


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    for p in range(2):
        state.die[p] = 1 + chance.at(p).roll(1, 6)


# ---------------------------------------------------------------------------------------------- actions


def bid_refusal(state: State, me: int, b: Bid) -> str | None:
    """Why bid is not legal; None if it is."""
    # spec: specs/liars_dice.yaml:28
    if not (state.last_bid is None or above(b, state.last_bid)):
        return "a bid must rise"
    return None


def bid(state: State, chance: Chance, me: int, b: Bid) -> None:
    # spec: specs/liars_dice.yaml:28
    state.last_bid = b
    state.said |= {b}
    state.mover = (state.mover + 1) % 2


def liar_refusal(state: State, me: int) -> str | None:
    """Why liar is not legal; None if it is."""
    # spec: specs/liars_dice.yaml:36
    if state.last_bid is None:
        return "there is a bid to doubt"
    return None


def liar(state: State, chance: Chance, me: int) -> None:
    """The last bidder wins if the bid holds."""
    # spec: specs/liars_dice.yaml:36
    finish(
        [
            f32(1.0)
            if (1 - me if matching(state, state.last_bid.face) >= state.last_bid.dice else me) == 0
            else f32(-1.0),
            f32(1.0)
            if (1 - me if matching(state, state.last_bid.face) >= state.last_bid.dice else me) == 1
            else f32(-1.0),
        ],
        state,
    )


# ---------------------------------------------------------------------------------------------- observations


def die_seen(state: State, viewer: int) -> Seen:
    """What a player sees of die."""
    # spec: specs/liars_dice.yaml:14
    return Seen(hidden_parts(state.die, DIE_, lambda owner, it: viewer == owner, 1, False))


def observe_die(state: State, viewer: int) -> list[Any]:
    """Channel die."""
    # spec: specs/liars_dice.yaml:43
    return [state.die[viewer] == d for d in range(1, 7)]


def observe_said(state: State, viewer: int) -> list[Any]:
    """Channel said, the same for all."""
    # spec: specs/liars_dice.yaml:44
    return [b in state.said for b in ALL_BID]


def observe_seat(state: State, viewer: int) -> list[Any]:
    """Channel seat."""
    # spec: specs/liars_dice.yaml:45
    return [p == viewer for p in range(2)]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(["dice ", tried(lambda: shown(state.die, DIE_)), ", bid ", shown(state.last_bid, KIND), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("die", "die", DIE_, start=die_at_start, seen=die_seen),
    Field("said", "said", SAID, start=said_at_start),
    Field("last_bid", "last_bid", KIND, start=last_bid_at_start),
)

GAME = State.game = Game(
    name="liars_dice",
    version="cf07a94a46c3",
    players=2,
    num_actions=13,
    state=State,
    setup=setup,
    actions=(
        Action(
            "bid",
            (BID,),
            0,
            bid_refusal,
            bid,
            labels=(
                "bid((1, 1))",
                "bid((1, 2))",
                "bid((1, 3))",
                "bid((1, 4))",
                "bid((1, 5))",
                "bid((1, 6))",
                "bid((2, 1))",
                "bid((2, 2))",
                "bid((2, 3))",
                "bid((2, 4))",
                "bid((2, 5))",
                "bid((2, 6))",
            ),
        ),
        Action("liar", (), 12, liar_refusal, liar, labels=("liar",)),
    ),
    ends=(),
    channels=(
        Channel("die", 6, observe_die),
        Channel("said", 12, observe_said),
        Channel("seat", 2, observe_seat),
    ),
    render=render,
    sites={1: "roll"},
    lowest={1: 1},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
