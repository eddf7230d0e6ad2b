# Made by specc 0.1.0 from specs/love_letter.yaml. Do not edit.
# Version 6f79e3139161: it changes when the meaning of the rules changes.
"""Love Letter, one round of two players: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Love_Letter_(card_game)
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Bool, Int, List, Opt, Row, Rowed, table
from .reference_runtime import Pile, PileKind, f32, push
from .reference_state import Action, Answers, BaseState, Channel, End, Field, Game, Question, ask, finish
from .reference_text import shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Card(Row):
    """A row of the table Card."""

    __slots__ = columns = ("value", "number")

    value: int
    number: int

    def effect(self, state: State, chance: Chance, p: Player) -> None:
        CARD_EFFECT[self.index](state, chance, self, p)


CARD = table(Card, ("guard", "priest", "baron", "handmaid", "prince", "king", "countess", "princess"))
CARD_KIND = Rowed(CARD)


class Copy(Row):
    """The sixteen cards of the box."""

    __slots__ = columns = ("card", "k")

    card: Card
    k: int


COPY = table(Copy, ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"))
COPY_KIND = Rowed(
    COPY,
    (
        "guard_1",
        "guard_2",
        "guard_3",
        "guard_4",
        "guard_5",
        "priest_1",
        "priest_2",
        "baron_1",
        "baron_2",
        "handmaid_1",
        "handmaid_2",
        "prince_1",
        "prince_2",
        "king_1",
        "countess_1",
        "princess_1",
    ),
)

DECK = PileKind(COPY_KIND)
KIND_ = Opt(COPY_KIND)
HAND = Array(KIND_, PLAYER)
SEEN = Array(Bool(), PLAYER)
PLAYED = Array(List(CARD_KIND, 16), PLAYER)
KIND = Int(0, 16)

# ---------------------------------------------------------------------------------------------- tables

CARD.fill(
    ("guard", 1, 5),
    ("priest", 2, 2),
    ("baron", 3, 2),
    ("handmaid", 4, 2),
    ("prince", 5, 2),
    ("king", 6, 1),
    ("countess", 7, 1),
    ("princess", 8, 1),
)

COPY.fill(
    ("0", CARD.guard, 0),
    ("1", CARD.guard, 1),
    ("2", CARD.guard, 2),
    ("3", CARD.guard, 3),
    ("4", CARD.guard, 4),
    ("5", CARD.priest, 0),
    ("6", CARD.priest, 1),
    ("7", CARD.baron, 0),
    ("8", CARD.baron, 1),
    ("9", CARD.handmaid, 0),
    ("10", CARD.handmaid, 1),
    ("11", CARD.prince, 0),
    ("12", CARD.prince, 1),
    ("13", CARD.king, 0),
    ("14", CARD.countess, 0),
    ("15", CARD.princess, 0),
)
COPY_AT = {
    (CARD.guard, 0): COPY[0],
    (CARD.guard, 1): COPY[1],
    (CARD.guard, 2): COPY[2],
    (CARD.guard, 3): COPY[3],
    (CARD.guard, 4): COPY[4],
    (CARD.priest, 0): COPY[5],
    (CARD.priest, 1): COPY[6],
    (CARD.baron, 0): COPY[7],
    (CARD.baron, 1): COPY[8],
    (CARD.handmaid, 0): COPY[9],
    (CARD.handmaid, 1): COPY[10],
    (CARD.prince, 0): COPY[11],
    (CARD.prince, 1): COPY[12],
    (CARD.king, 0): COPY[13],
    (CARD.countess, 0): COPY[14],
    (CARD.princess, 0): COPY[15],
}

ANSWERS = (
    Answers(CARD_KIND, 8),
    Answers(PLAYER, 16),
)
ASK_GUESS = Question(6, "guess", ANSWERS[0])
ASK_Q = Question(7, "q", ANSWERS[1])


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("deck", "aside", "hand", "drawn", "seen", "safe", "played")

    deck: Pile
    aside: Copy | None
    hand: list[Copy | None]
    drawn: Copy | None
    seen: list[bool]
    safe: list[bool]
    played: list[list[Card]]


# ---------------------------------------------------------------------------------------------- Card


def card_guard_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of guard."""
    # spec: specs/love_letter.yaml:20
    if not state.safe[1 - p]:
        guess = ask(state, ASK_GUESS, p, [guess for guess in CARD if guess != CARD.guard])
        if state.hand[1 - p] is not None and state.hand[1 - p].card == guess:
            finish([f32(1.0) if p == 0 else f32(-1.0), f32(1.0) if p == 1 else f32(-1.0)], state)


def card_priest_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of priest."""
    # spec: specs/love_letter.yaml:28
    if not state.safe[1 - p]:
        state.seen[1 - p] = True


def card_baron_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of baron."""
    # spec: specs/love_letter.yaml:34
    if not state.safe[1 - p]:
        mine = rank(state, p)
        theirs = rank(state, 1 - p)
        if mine > theirs:
            finish([f32(1.0) if p == 0 else f32(-1.0), f32(1.0) if p == 1 else f32(-1.0)], state)
        if mine < theirs:
            finish([f32(-1.0) if p == 0 else f32(1.0), f32(-1.0) if p == 1 else f32(1.0)], state)


def card_handmaid_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of handmaid."""
    # spec: specs/love_letter.yaml:41
    state.safe[p] = True


def card_prince_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of prince."""
    # spec: specs/love_letter.yaml:46
    q = ask(state, ASK_Q, p, [q for q in range(2) if q == p or not state.safe[q]])
    if state.hand[q] is not None and state.hand[q].card == CARD.princess:
        finish([f32(-1.0) if q == 0 else f32(1.0), f32(-1.0) if q == 1 else f32(1.0)], state)
    throw_away(state, chance.at(8), q)


def card_king_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of king."""
    # spec: specs/love_letter.yaml:54
    if not state.safe[1 - p]:
        mine = state.hand[p]
        state.hand[p] = state.hand[1 - p]
        state.hand[1 - p] = mine
        state.seen[p] = True
        state.seen[1 - p] = True


def card_default_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of rows of Card that do not say otherwise."""
    # spec: specs/love_letter.yaml:14
    pass


def card_princess_effect(state: State, chance: Chance, row: Card, p: Player) -> None:
    """effect of princess."""
    # spec: specs/love_letter.yaml:61
    finish([f32(-1.0) if p == 0 else f32(1.0), f32(-1.0) if p == 1 else f32(1.0)], state)


CARD_EFFECT = (
    card_guard_effect,
    card_priest_effect,
    card_baron_effect,
    card_handmaid_effect,
    card_prince_effect,
    card_king_effect,
    card_default_effect,
    card_princess_effect,
)

# ---------------------------------------------------------------------------------------------- functions


def rank(state: State, p: Player) -> int:
    # spec: specs/love_letter.yaml:84
    return state.hand[p].card.value if state.hand[p] is not None else 0


def holds(state: State, p: Player, c: Card) -> bool:
    # spec: specs/love_letter.yaml:85
    return (
        state.hand[p] is not None
        and state.hand[p].card == c
        or p == state.mover
        and state.drawn is not None
        and state.drawn.card == c
    )


# ---------------------------------------------------------------------------------------------- rules


def throw_away(state: State, chance: Chance, q: Player) -> None:
    """The prince makes q throw the hand away and draw another, the card set aside if there is no other."""
    # spec: specs/love_letter.yaml:89
    if state.hand[q] is not None:
        push(state.played[q], state.hand[q].card, 16, "throw_away", "played[q]")
    if len(state.deck) > 0:
        popped = state.deck.pop(chance, 1, "throw_away")
        state.hand[q] = popped
    else:
        state.hand[q] = state.aside
        state.aside = None
    state.seen[q] = False


def next_turn(state: State, chance: Chance) -> None:
    # spec: specs/love_letter.yaml:98
    state.drawn = None
    state.mover = (state.mover + 1) % 2
    state.safe[state.mover] = False
    if len(state.deck) > 0:
        popped = state.deck.pop(chance, 2, "next_turn")
        state.drawn = popped


# ---------------------------------------------------------------------------------------------- start


def deck_at_start(state: State, chance: Chance) -> Pile:
    """The start of deck."""
    # spec: specs/love_letter.yaml:69
    return Pile(COPY_KIND, COPY)


def aside_at_start(state: State, chance: Chance) -> Copy | None:
    """The start of aside."""
    # spec: specs/love_letter.yaml:70
    return None


def hand_at_start(state: State, chance: Chance) -> list[Copy | None]:
    """The start of hand."""
    # spec: specs/love_letter.yaml:71
    return HAND.filled(None)


def drawn_at_start(state: State, chance: Chance) -> Copy | None:
    """The start of drawn."""
    # spec: specs/love_letter.yaml:72
    return None


def seen_at_start(state: State, chance: Chance) -> list[bool]:
    """The start of seen."""
    # spec: specs/love_letter.yaml:73
    return SEEN.filled(False)


def safe_at_start(state: State, chance: Chance) -> list[bool]:
    """The start of safe."""
    # spec: specs/love_letter.yaml:74
    return SEEN.filled(False)


def played_at_start(state: State, chance: Chance) -> list[list[Card]]:
    """The start of played."""
    # spec: specs/love_letter.yaml:75
    return PLAYED.filled([])


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    popped = state.deck.pop(chance, 3, "setup")
    state.aside = popped
    for p in range(2):
        popped_2 = state.deck.pop(chance.at(p), 4, "setup")
        state.hand[p] = popped_2
    popped_3 = state.deck.pop(chance, 5, "setup")
    state.drawn = popped_3


# ---------------------------------------------------------------------------------------------- actions


def play_refusal(state: State, me: int, c: Card) -> str | None:
    """Why play is not legal; None if it is."""
    # spec: specs/love_letter.yaml:106
    if not holds(state, me, c):
        return "you hold that card"
    if c in (CARD.prince, CARD.king) and holds(state, me, CARD.countess):
        return "the countess goes before king and prince"
    return None


def play(state: State, chance: Chance, me: int, c: Card) -> None:
    # spec: specs/love_letter.yaml:106
    push(state.played[me], c, 16, "play", "played[me]")
    if state.drawn.card != c:
        state.hand[me] = state.drawn
        state.seen[me] = False
    state.drawn = None
    c.effect(state, chance.at(9), me)
    next_turn(state, chance.at(10))


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: the deck is used up."""
    return state.drawn is None


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    if rank(state, 0) > rank(state, 1):
        finish([f32(1.0), f32(-1.0)], state)
    if rank(state, 1) > rank(state, 0):
        finish([f32(-1.0), f32(1.0)], state)
    finish([f32(0.0), f32(0.0)], state)


# ---------------------------------------------------------------------------------------------- observations


def deck_seen(state: State, viewer: int) -> Seen:
    """What a player sees of deck."""
    # spec: specs/love_letter.yaml:69
    return Seen(
        hidden_parts(state.deck, DECK, lambda it: False, 0, False, sized=True),
        (lambda it: KIND.plain(len(it)))(state.deck),
    )


def aside_seen(state: State, viewer: int) -> Seen:
    """What a player sees of aside."""
    # spec: specs/love_letter.yaml:70
    return Seen(hidden_parts(state.aside, KIND_, lambda it: False, 0, False))


def hand_seen(state: State, viewer: int) -> Seen:
    """What a player sees of hand."""
    # spec: specs/love_letter.yaml:71
    return Seen(hidden_parts(state.hand, HAND, lambda p, it: viewer == p or state.seen[p], 1, False))


def drawn_seen(state: State, viewer: int) -> Seen:
    """What a player sees of drawn."""
    # spec: specs/love_letter.yaml:72
    return Seen(hidden_parts(state.drawn, KIND_, lambda it: viewer == state.mover, 0, False))


def observe_hand(state: State, viewer: int) -> list[Any]:
    """Channel hand."""
    # spec: specs/love_letter.yaml:130
    return [state.hand[viewer] is not None and state.hand[viewer].card == c for c in CARD]


def observe_drawn(state: State, viewer: int) -> list[Any]:
    """Channel drawn."""
    # spec: specs/love_letter.yaml:131
    return [viewer == state.mover and state.drawn is not None and state.drawn.card == c for c in CARD]


def observe_known(state: State, viewer: int) -> list[Any]:
    """Channel known."""
    # spec: specs/love_letter.yaml:132
    return [
        state.seen[1 - viewer] and state.hand[1 - viewer] is not None and state.hand[1 - viewer].card == c for c in CARD
    ]


def observe_played(state: State, viewer: int) -> list[Any]:
    """Channel played."""
    # spec: specs/love_letter.yaml:133
    return [
        (f32(sum(1 for d in state.played[(viewer + k) % 2] if d == c)) - 0.0) / (f32(5.0) - f32(0.0))
        for k in range(2)
        for c in CARD
    ]


def observe_safe(state: State, viewer: int) -> list[Any]:
    """Channel safe."""
    # spec: specs/love_letter.yaml:134
    return [state.safe[1 - viewer]]


def observe_left(state: State, viewer: int) -> list[Any]:
    """Channel left, the same for all."""
    # spec: specs/love_letter.yaml:135
    return [(f32(len(state.deck)) - 0.0) / (f32(16.0) - f32(0.0))]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            tried(lambda: shown(len(state.deck), KIND)),
            " cards left, ",
            shown(state.mover, PLAYER),
            " has ",
            tried(lambda: shown(state.hand[state.mover], KIND_)),
            " and ",
            tried(lambda: shown(state.drawn, KIND_)),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("deck", "deck", DECK, start=deck_at_start, seen=deck_seen),
    Field("aside", "aside", KIND_, start=aside_at_start, seen=aside_seen),
    Field("hand", "hand", HAND, start=hand_at_start, seen=hand_seen),
    Field("drawn", "drawn", KIND_, start=drawn_at_start, seen=drawn_seen),
    Field("seen", "seen", SEEN, start=seen_at_start),
    Field("safe", "safe", SEEN, start=safe_at_start),
    Field("played", "played", PLAYED, start=played_at_start),
)

GAME = State.game = Game(
    name="love_letter",
    version="6f79e3139161",
    players=2,
    num_actions=18,
    state=State,
    setup=setup,
    actions=(
        Action(
            "play",
            (CARD_KIND,),
            0,
            play_refusal,
            play,
            labels=(
                "play(guard)",
                "play(priest)",
                "play(baron)",
                "play(handmaid)",
                "play(prince)",
                "play(king)",
                "play(countess)",
                "play(princess)",
            ),
        ),
    ),
    ends=(End(end_1_when, end_1, "the deck is used up"),),
    channels=(
        Channel("hand", 8, observe_hand),
        Channel("drawn", 8, observe_drawn),
        Channel("known", 8, observe_known),
        Channel("played", 16, observe_played),
        Channel("safe", 1, observe_safe),
        Channel("left", 1, observe_left),
    ),
    render=render,
    answers=ANSWERS,
    sites={1: "pop", 2: "pop", 3: "pop", 4: "pop", 5: "pop"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
