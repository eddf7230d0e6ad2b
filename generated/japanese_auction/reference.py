# Made by specc 0.1.0 from specs/japanese_auction.yaml. Do not edit.
# Version 8a46e0a26241: it changes when the meaning of the rules changes.
"""Japanese auction, the price rises and bidders leave: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Japanese_auction
"""

from __future__ import annotations

from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Bool, Int, Opt, Product, Set
from .reference_runtime import f32, in_range, the
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..2
PLAYER = Int(0, 2, players=3)
Price = int  # 0..10
PRICE = Int(0, 10)


class Report(NamedTuple):
    leaver: Player
    at_: Price


REPORT = Product(Report, PLAYER, PRICE)
ALL_REPORT: tuple[Report, ...] = REPORT.values

WORTH = Array(PRICE, PLAYER)
STAYING = Array(Bool(), PLAYER)
SAYS = Array(Opt(Bool()), PLAYER)
REPORTS = Set(REPORT)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("worth", "price", "staying", "says", "reports")

    worth: list[Price]
    price: Price
    staying: list[bool]
    says: list[bool | None]
    reports: frozenset[Report]


# ---------------------------------------------------------------------------------------------- start


def worth_at_start(state: State, chance: Chance) -> list[Price]:
    """The start of worth."""
    # spec: specs/japanese_auction.yaml:19
    return WORTH.filled(0)


def price_at_start(state: State, chance: Chance) -> Price:
    """The start of price."""
    # spec: specs/japanese_auction.yaml:20
    return 0


def staying_at_start(state: State, chance: Chance) -> list[bool]:
    """The start of staying."""
    # spec: specs/japanese_auction.yaml:21
    return STAYING.filled(True)


def says_at_start(state: State, chance: Chance) -> list[bool | None]:
    """The start of says."""
    # spec: specs/japanese_auction.yaml:22
    return SAYS.filled(None)


def reports_at_start(state: State, chance: Chance) -> frozenset[Report]:
    """The start of reports."""
    # spec: specs/japanese_auction.yaml:23
    return frozenset()


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    for p in range(3):
        state.worth[p] = 1 + chance.at(p).roll(1, 11) + -1


# ---------------------------------------------------------------------------------------------- actions


def say_refusal(state: State, me: int, stay: bool) -> str | None:
    """Why say is not legal; None if it is."""
    # spec: specs/japanese_auction.yaml:30
    return None


def say(state: State, chance: Chance, me: int, stay: bool) -> None:
    # spec: specs/japanese_auction.yaml:30
    state.says[me] = stay


# ---------------------------------------------------------------------------------------------- turns


def asked(state: State, me: int) -> bool:
    """Must this player act?"""
    return state.staying[me]


def resolve(state: State, chance: Chance) -> None:
    """What happens when all who were asked have acted."""
    for p in range(3):
        if not state.staying[p]:
            continue
        if state.says[p] == False and sum(1 for q in range(3) if state.staying[q]) > 1:
            state.staying[p] = False
            state.reports |= {Report(p, state.price)}
        state.says[p] = None
    if sum(1 for q in range(3) if state.staying[q]) == 1:
        winner = the((q for q in range(3) if state.staying[q]), "resolve")
        finish([f32(state.worth[p] - state.price) if p == winner else f32(0.0) for p in range(3)], state)
    if state.price == 10:
        finish([f32(0.0), f32(0.0), f32(0.0)], state)
    state.price = in_range(state.price + 1, 0, 10, "resolve", "price += 1")


# ---------------------------------------------------------------------------------------------- observations


def worth_seen(state: State, viewer: int) -> Seen:
    """What a player sees of worth."""
    # spec: specs/japanese_auction.yaml:19
    return Seen(hidden_parts(state.worth, WORTH, lambda owner, it: viewer == owner, 1, False))


def says_seen(state: State, viewer: int) -> Seen:
    """What a player sees of says."""
    # spec: specs/japanese_auction.yaml:22
    return Seen(hidden_parts(state.says, SAYS, lambda owner, it: viewer == owner, 1, False))


def observe_worth(state: State, viewer: int) -> list[Any]:
    """Channel worth."""
    # spec: specs/japanese_auction.yaml:50
    return [state.worth[viewer] == v for v in range(11)]


def observe_price(state: State, viewer: int) -> list[Any]:
    """Channel price, the same for all."""
    # spec: specs/japanese_auction.yaml:51
    return [state.price == v for v in range(11)]


def observe_staying(state: State, viewer: int) -> list[Any]:
    """Channel staying."""
    # spec: specs/japanese_auction.yaml:52
    return [state.staying[(viewer + k) % 3] for k in range(3)]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(["price ", shown(state.price, PRICE), ", staying ", shown(state.staying, STAYING), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("worth", "worth", WORTH, start=worth_at_start, seen=worth_seen),
    Field("price", "price", PRICE, start=price_at_start),
    Field("staying", "staying", STAYING, start=staying_at_start),
    Field("says", "says", SAYS, start=says_at_start, seen=says_seen),
    Field("reports", "reports", REPORTS, start=reports_at_start),
)

GAME = State.game = Game(
    name="japanese_auction",
    version="8a46e0a26241",
    players=3,
    num_actions=2,
    state=State,
    setup=setup,
    actions=(Action("say", (Bool(),), 0, say_refusal, say, labels=("say(false)", "say(true)")),),
    ends=(),
    channels=(
        Channel("worth", 11, observe_worth),
        Channel("price", 11, observe_price),
        Channel("staying", 3, observe_staying),
    ),
    render=render,
    simultaneous=True,
    resolve=resolve,
    asked=asked,
    sites={1: "value"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
