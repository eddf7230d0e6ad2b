# Made by specc 0.1.0 from specs/hearts_like.yaml. Do not edit.
# Version 24e2323925cf: it changes when the meaning of the rules changes.
"""Hearts, one deal, three cards passed to the left: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://www.pagat.com/reverse/hearts.html
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Enum, Int, Opt, Product, Set, table
from .reference_runtime import argmax, f32, first, in_range, item, shuffled, the
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..3
PLAYER = Int(0, 3, players=4)


class Suit(IntEnum):
    clubs = 0
    diamonds = 1
    spades = 2
    hearts = 3


SUIT = Enum(Suit, ("clubs", "diamonds", "spades", "hearts"))


class Phase(IntEnum):
    passing = 0
    playing = 1


PHASE = Enum(Phase, ("passing", "playing"))


class Card(NamedTuple):
    suit: Suit
    rank: int


CARD = Product(
    Card,
    SUIT,
    Int(2, 14),
    labels=(
        "clubs_2",
        "clubs_3",
        "clubs_4",
        "clubs_5",
        "clubs_6",
        "clubs_7",
        "clubs_8",
        "clubs_9",
        "clubs_10",
        "clubs_11",
        "clubs_12",
        "clubs_13",
        "clubs_14",
        "diamonds_2",
        "diamonds_3",
        "diamonds_4",
        "diamonds_5",
        "diamonds_6",
        "diamonds_7",
        "diamonds_8",
        "diamonds_9",
        "diamonds_10",
        "diamonds_11",
        "diamonds_12",
        "diamonds_13",
        "diamonds_14",
        "spades_2",
        "spades_3",
        "spades_4",
        "spades_5",
        "spades_6",
        "spades_7",
        "spades_8",
        "spades_9",
        "spades_10",
        "spades_11",
        "spades_12",
        "spades_13",
        "spades_14",
        "hearts_2",
        "hearts_3",
        "hearts_4",
        "hearts_5",
        "hearts_6",
        "hearts_7",
        "hearts_8",
        "hearts_9",
        "hearts_10",
        "hearts_11",
        "hearts_12",
        "hearts_13",
        "hearts_14",
    ),
)
ALL_CARD: tuple[Card, ...] = CARD.values

KIND_ = Set(CARD)
HAND = Array(KIND_, PLAYER)
TABLE = Array(Opt(CARD), PLAYER)
KIND = Int(1, 14)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("phase", "hand", "offered", "table", "leader", "taken", "tricks")

    phase: Phase
    hand: list[frozenset[Card]]
    offered: list[frozenset[Card]]
    table: list[Card | None]
    leader: Player
    taken: list[frozenset[Card]]
    tricks: int


# ---------------------------------------------------------------------------------------------- functions


def points(c: Card) -> int:
    # spec: specs/hearts_like.yaml:31
    return 1 if c.suit == Suit.hearts else 13 if c == Card(Suit.spades, 12) else 0


def lead(state: State) -> Suit | None:
    """The suit to follow, if somebody has led."""
    # spec: specs/hearts_like.yaml:33
    return state.table[state.leader].suit if state.table[state.leader] is not None else None


def broken(state: State) -> bool:
    """A heart has been played before."""
    # spec: specs/hearts_like.yaml:35
    return any(c.suit == Suit.hearts for p in range(4) for c in sorted(state.taken[p]))


def score(state: State, p: Player) -> int:
    # spec: specs/hearts_like.yaml:36
    return sum(points(c) for c in sorted(state.taken[p]))


# ---------------------------------------------------------------------------------------------- rules


def begin_play(state: State) -> None:
    # spec: specs/hearts_like.yaml:39
    for p in range(4):
        state.hand[(p + 1) % 4] = state.hand[(p + 1) % 4] | state.offered[p]
    for p in range(4):
        state.offered[p] = frozenset()
    state.phase = Phase.playing
    state.leader = the((p for p in range(4) if Card(Suit.clubs, 2) in state.hand[p]), "begin_play")
    state.mover = state.leader


def finish_trick(state: State) -> None:
    # spec: specs/hearts_like.yaml:47
    w = (
        argmax(
            (state.table[p].rank, p)
            for p in range(4)
            if state.table[p] is not None and state.table[p].suit == lead(state)
        )
        if argmax(
            (state.table[p].rank, p)
            for p in range(4)
            if state.table[p] is not None and state.table[p].suit == lead(state)
        )
        is not None
        else state.leader
    )
    state.taken[w] = state.taken[w] | frozenset(state.table[p] for p in range(4) if state.table[p] is not None)
    for p in range(4):
        state.table[p] = None
    state.leader = w
    state.mover = w
    state.tricks = in_range(state.tricks + 1, 0, 13, "finish_trick", "tricks += 1")


# ---------------------------------------------------------------------------------------------- start


def phase_at_start(state: State, chance: Chance) -> Phase:
    """The start of phase."""
    # spec: specs/hearts_like.yaml:17
    return Phase.passing


def hand_at_start(state: State, chance: Chance) -> list[frozenset[Card]]:
    """The start of hand."""
    # spec: specs/hearts_like.yaml:18
    return HAND.filled(frozenset())


def offered_at_start(state: State, chance: Chance) -> list[frozenset[Card]]:
    """The start of offered."""
    # spec: specs/hearts_like.yaml:19
    return HAND.filled(frozenset())


def table_at_start(state: State, chance: Chance) -> list[Card | None]:
    """The start of table."""
    # spec: specs/hearts_like.yaml:20
    return TABLE.filled(None)


def leader_at_start(state: State, chance: Chance) -> Player:
    """The start of leader."""
    # spec: specs/hearts_like.yaml:21
    return 0


def taken_at_start(state: State, chance: Chance) -> list[frozenset[Card]]:
    """The start of taken."""
    # spec: specs/hearts_like.yaml:22
    return HAND.filled(frozenset())


def tricks_at_start(state: State, chance: Chance) -> int:
    """The start of tricks."""
    # spec: specs/hearts_like.yaml:23
    return 0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    deck = shuffled(chance, 1, [card for card in ALL_CARD])
    for p in range(4):
        state.hand[p] = frozenset(item(deck, 13 * p + k, "setup", "deck") for k in range(13))


# ---------------------------------------------------------------------------------------------- actions


def give_refusal(state: State, me: int, c: Card) -> str | None:
    """Why give is not legal; None if it is."""
    # spec: specs/hearts_like.yaml:57
    if state.phase != Phase.passing:
        return "the phase is passing"
    if c not in state.hand[me]:
        return "the card is in your hand"
    return None


def give(state: State, chance: Chance, me: int, c: Card) -> None:
    # spec: specs/hearts_like.yaml:57
    state.hand[me] -= {c}
    state.offered[me] |= {c}
    if len(state.offered[me]) == 3:
        if me == 3:
            begin_play(state)
        else:
            state.mover = (state.mover + 1) % 4


def play_refusal(state: State, me: int, c: Card) -> str | None:
    """Why play is not legal; None if it is."""
    # spec: specs/hearts_like.yaml:69
    if state.phase != Phase.playing:
        return "the phase is playing"
    if c not in state.hand[me]:
        return "the card is in your hand"
    if not (state.tricks > 0 or lead(state) is not None or c == Card(Suit.clubs, 2)):
        return "the two of clubs leads first"
    if not (
        lead(state) is None or c.suit == lead(state) or not any(d.suit == lead(state) for d in sorted(state.hand[me]))
    ):
        return "follow suit"
    if not (
        lead(state) is not None
        or c.suit != Suit.hearts
        or broken(state)
        or all(d.suit == Suit.hearts for d in sorted(state.hand[me]))
    ):
        return "hearts are led only once broken"
    if not (state.tricks > 0 or points(c) == 0 or all(points(d) > 0 for d in sorted(state.hand[me]))):
        return "no points in the first trick"
    return None


def play(state: State, chance: Chance, me: int, c: Card) -> None:
    # spec: specs/hearts_like.yaml:69
    state.hand[me] -= {c}
    state.table[me] = c
    if all(state.table[p] is not None for p in range(4)):
        finish_trick(state)
    else:
        state.mover = (state.mover + 1) % 4


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: all tricks are played."""
    return state.tricks == 13


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    moon = first(p for p in range(4) if score(state, p) == 26)
    if moon is not None:
        finish([f32(0.0) if p == moon else f32(-26.0) for p in range(4)], state)
    else:
        finish([f32(-score(state, p)) for p in range(4)], state)


# ---------------------------------------------------------------------------------------------- invariants


def invariant_1(state: State) -> bool:
    """What always holds at rest."""
    return (
        sum(len(state.hand[p]) + len(state.offered[p]) + len(state.taken[p]) for p in range(4))
        + sum(1 for p in range(4) if state.table[p] is not None)
        == 52
    )


# ---------------------------------------------------------------------------------------------- observations


def hand_seen(state: State, viewer: int) -> Seen:
    """What a player sees of hand."""
    # spec: specs/hearts_like.yaml:18
    return Seen(hidden_parts(state.hand, HAND, lambda owner, it: viewer == owner, 1, False))


def offered_seen(state: State, viewer: int) -> Seen:
    """What a player sees of offered."""
    # spec: specs/hearts_like.yaml:19
    return Seen(hidden_parts(state.offered, HAND, lambda owner, it: viewer == owner, 1, False))


def observe_hand(state: State, viewer: int) -> list[Any]:
    """Channel hand."""
    # spec: specs/hearts_like.yaml:99
    return [c in state.hand[viewer] for c in ALL_CARD]


def observe_offered(state: State, viewer: int) -> list[Any]:
    """Channel offered."""
    # spec: specs/hearts_like.yaml:100
    return [c in state.offered[viewer] for c in ALL_CARD]


def observe_table(state: State, viewer: int) -> list[Any]:
    """Channel table."""
    # spec: specs/hearts_like.yaml:101
    return [state.table[(viewer + k) % 4] == c for k in range(4) for c in ALL_CARD]


def observe_taken(state: State, viewer: int) -> list[Any]:
    """Channel taken."""
    # spec: specs/hearts_like.yaml:102
    return [c in state.taken[(viewer + k) % 4] for k in range(4) for c in ALL_CARD]


def observe_leader(state: State, viewer: int) -> list[Any]:
    """Channel leader."""
    # spec: specs/hearts_like.yaml:103
    return [(viewer + k) % 4 == state.leader for k in range(4)]


def observe_phase(state: State, viewer: int) -> list[Any]:
    """Channel phase, the same for all."""
    # spec: specs/hearts_like.yaml:104
    return [state.phase == f for f in Phase]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            shown(state.phase, PHASE),
            ", trick ",
            shown(state.tricks + 1, KIND),
            ", led by ",
            shown(state.leader, PLAYER),
            ": ",
            shown(state.table, TABLE),
            "\n",
            tried(lambda: shown(state.hand[state.mover], KIND_)),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("phase", "phase", PHASE, start=phase_at_start),
    Field("hand", "hand", HAND, start=hand_at_start, seen=hand_seen),
    Field("offered", "offered", HAND, start=offered_at_start, seen=offered_seen),
    Field("table", "table", TABLE, start=table_at_start),
    Field("leader", "leader", PLAYER, start=leader_at_start),
    Field("taken", "taken", HAND, start=taken_at_start),
    Field("tricks", "tricks", Int(0, 13), start=tricks_at_start),
)

GAME = State.game = Game(
    name="hearts_like",
    version="24e2323925cf",
    players=4,
    num_actions=104,
    state=State,
    setup=setup,
    actions=(
        Action(
            "give",
            (CARD,),
            0,
            give_refusal,
            give,
            labels=(
                "give(clubs_2)",
                "give(clubs_3)",
                "give(clubs_4)",
                "give(clubs_5)",
                "give(clubs_6)",
                "give(clubs_7)",
                "give(clubs_8)",
                "give(clubs_9)",
                "give(clubs_10)",
                "give(clubs_11)",
                "give(clubs_12)",
                "give(clubs_13)",
                "give(clubs_14)",
                "give(diamonds_2)",
                "give(diamonds_3)",
                "give(diamonds_4)",
                "give(diamonds_5)",
                "give(diamonds_6)",
                "give(diamonds_7)",
                "give(diamonds_8)",
                "give(diamonds_9)",
                "give(diamonds_10)",
                "give(diamonds_11)",
                "give(diamonds_12)",
                "give(diamonds_13)",
                "give(diamonds_14)",
                "give(spades_2)",
                "give(spades_3)",
                "give(spades_4)",
                "give(spades_5)",
                "give(spades_6)",
                "give(spades_7)",
                "give(spades_8)",
                "give(spades_9)",
                "give(spades_10)",
                "give(spades_11)",
                "give(spades_12)",
                "give(spades_13)",
                "give(spades_14)",
                "give(hearts_2)",
                "give(hearts_3)",
                "give(hearts_4)",
                "give(hearts_5)",
                "give(hearts_6)",
                "give(hearts_7)",
                "give(hearts_8)",
                "give(hearts_9)",
                "give(hearts_10)",
                "give(hearts_11)",
                "give(hearts_12)",
                "give(hearts_13)",
                "give(hearts_14)",
            ),
        ),
        Action(
            "play",
            (CARD,),
            52,
            play_refusal,
            play,
            labels=(
                "play(clubs_2)",
                "play(clubs_3)",
                "play(clubs_4)",
                "play(clubs_5)",
                "play(clubs_6)",
                "play(clubs_7)",
                "play(clubs_8)",
                "play(clubs_9)",
                "play(clubs_10)",
                "play(clubs_11)",
                "play(clubs_12)",
                "play(clubs_13)",
                "play(clubs_14)",
                "play(diamonds_2)",
                "play(diamonds_3)",
                "play(diamonds_4)",
                "play(diamonds_5)",
                "play(diamonds_6)",
                "play(diamonds_7)",
                "play(diamonds_8)",
                "play(diamonds_9)",
                "play(diamonds_10)",
                "play(diamonds_11)",
                "play(diamonds_12)",
                "play(diamonds_13)",
                "play(diamonds_14)",
                "play(spades_2)",
                "play(spades_3)",
                "play(spades_4)",
                "play(spades_5)",
                "play(spades_6)",
                "play(spades_7)",
                "play(spades_8)",
                "play(spades_9)",
                "play(spades_10)",
                "play(spades_11)",
                "play(spades_12)",
                "play(spades_13)",
                "play(spades_14)",
                "play(hearts_2)",
                "play(hearts_3)",
                "play(hearts_4)",
                "play(hearts_5)",
                "play(hearts_6)",
                "play(hearts_7)",
                "play(hearts_8)",
                "play(hearts_9)",
                "play(hearts_10)",
                "play(hearts_11)",
                "play(hearts_12)",
                "play(hearts_13)",
                "play(hearts_14)",
            ),
        ),
    ),
    ends=(End(end_1_when, end_1, "all tricks are played"),),
    channels=(
        Channel("hand", 52, observe_hand),
        Channel("offered", 52, observe_offered),
        Channel("table", 208, observe_table),
        Channel("taken", 208, observe_taken),
        Channel("leader", 4, observe_leader),
        Channel("phase", 2, observe_phase),
    ),
    render=render,
    invariants=(
        (
            invariant_1,
            "sum(size(hand[p]) + size(offered[p]) + size(taken[p]) for p in Player) + count(table[p]? for p in Player) == 52",
        ),
    ),
    sites={1: "shuffle"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
