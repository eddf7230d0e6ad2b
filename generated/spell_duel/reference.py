# Made by specc 0.1.0 from specs/spell_duel.yaml. Do not edit.
# Version fcd099d79f40: it changes when the meaning of the rules changes.
"""Spell duel, a small card game of this repository: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: made up for specc; there is no other rulebook
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Enum, Int, Opt, Row, Rowed, Set, table
from .reference_runtime import (
    Become,
    Pile,
    PileKind,
    argmin,
    f32,
    first,
    in_range,
    need,
    pick_weighted,
    power,
    run_row,
    some,
)
from .reference_state import Action, Answers, BaseState, Channel, End, Field, Game, Question, ask, emit, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Element(IntEnum):
    fire = 0
    ice = 1
    wind = 2


ELEMENT = Enum(Element, ("fire", "ice", "wind"))


class Spell(Row):
    """A row of the table Spell."""

    __slots__ = columns = ("element", "cost")

    element: Element
    cost: int

    def cast(self, state: State, chance: Chance, p: Player) -> None:
        need(state.life[p] > 0, "Spell.cast", "life[p] > 0")
        run_row(SPELL_CAST, self, state, chance, p)


SPELL = table(Spell, ("spark", "blaze", "frost", "calm", "veil", "echo", "insight", "rest"))
SPELL_KIND = Rowed(SPELL)


class Copy(Row):
    """Three of each in a deck."""

    __slots__ = columns = ("spell", "k", "name")

    spell: Spell
    k: int
    name: Spell


COPY = table(
    Copy,
    (
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "8",
        "9",
        "10",
        "11",
        "12",
        "13",
        "14",
        "15",
        "16",
        "17",
        "18",
        "19",
        "20",
        "21",
        "22",
        "23",
    ),
)
COPY_KIND = Rowed(
    COPY,
    (
        "spark_1",
        "spark_2",
        "spark_3",
        "blaze_1",
        "blaze_2",
        "blaze_3",
        "frost_1",
        "frost_2",
        "frost_3",
        "calm_1",
        "calm_2",
        "calm_3",
        "veil_1",
        "veil_2",
        "veil_3",
        "echo_1",
        "echo_2",
        "echo_3",
        "insight_1",
        "insight_2",
        "insight_3",
        "rest_1",
        "rest_2",
        "rest_3",
    ),
)


class Ward(Row):
    """What protects a player until it breaks."""

    __slots__ = columns = ("lasts",)

    lasts: int

    def modify_armour(self, state: State, p: Player, q: Player) -> int | None:
        return WARD_MODIFY_ARMOUR[self.index](state, self, p, q)

    def react_hurt(self, state: State, p: Player, target: Player, amount: int) -> tuple[int, bool]:
        return WARD_REACT_HURT[self.index](state, self, p, target, amount)

    def modify_limit(self, state: State, p: Player, q: Player) -> int | None:
        return WARD_MODIFY_LIMIT[self.index](state, self, p, q)

    def modify_may_strike(self, state: State, p: Player, q: Player) -> bool:
        return WARD_MODIFY_MAY_STRIKE[self.index](state, self, p, q)


WARD = table(Ward, ("ice_wall", "stillness", "mist"))
WARD_KIND = Rowed(WARD)

LIFE = Array(Int(0, 20), PLAYER)
POWER = Array(Int(0, 9), PLAYER)
DECK = Array(PileKind(COPY_KIND), PLAYER)
HAND = Array(Set(COPY_KIND), PLAYER)
LAST_CAST = Array(Opt(SPELL_KIND), PLAYER)
WARD_ = Array(Opt(WARD_KIND), PLAYER)
KIND = Int(0, 24)

# ---------------------------------------------------------------------------------------------- tables

SPELL.fill(
    ("spark", Element.fire, 1),
    ("blaze", Element.fire, 3),
    ("frost", Element.ice, 1),
    ("calm", Element.ice, 1),
    ("veil", Element.wind, 2),
    ("echo", Element.wind, 2),
    ("insight", Element.wind, 0),
    ("rest", Element.ice, 0),
)

COPY.fill(
    ("0", SPELL.spark, 0, SPELL.spark),
    ("1", SPELL.spark, 1, SPELL.spark),
    ("2", SPELL.spark, 2, SPELL.spark),
    ("3", SPELL.blaze, 0, SPELL.blaze),
    ("4", SPELL.blaze, 1, SPELL.blaze),
    ("5", SPELL.blaze, 2, SPELL.blaze),
    ("6", SPELL.frost, 0, SPELL.frost),
    ("7", SPELL.frost, 1, SPELL.frost),
    ("8", SPELL.frost, 2, SPELL.frost),
    ("9", SPELL.calm, 0, SPELL.calm),
    ("10", SPELL.calm, 1, SPELL.calm),
    ("11", SPELL.calm, 2, SPELL.calm),
    ("12", SPELL.veil, 0, SPELL.veil),
    ("13", SPELL.veil, 1, SPELL.veil),
    ("14", SPELL.veil, 2, SPELL.veil),
    ("15", SPELL.echo, 0, SPELL.echo),
    ("16", SPELL.echo, 1, SPELL.echo),
    ("17", SPELL.echo, 2, SPELL.echo),
    ("18", SPELL.insight, 0, SPELL.insight),
    ("19", SPELL.insight, 1, SPELL.insight),
    ("20", SPELL.insight, 2, SPELL.insight),
    ("21", SPELL.rest, 0, SPELL.rest),
    ("22", SPELL.rest, 1, SPELL.rest),
    ("23", SPELL.rest, 2, SPELL.rest),
)
COPY_AT = {
    (SPELL.spark, 0): COPY[0],
    (SPELL.spark, 1): COPY[1],
    (SPELL.spark, 2): COPY[2],
    (SPELL.blaze, 0): COPY[3],
    (SPELL.blaze, 1): COPY[4],
    (SPELL.blaze, 2): COPY[5],
    (SPELL.frost, 0): COPY[6],
    (SPELL.frost, 1): COPY[7],
    (SPELL.frost, 2): COPY[8],
    (SPELL.calm, 0): COPY[9],
    (SPELL.calm, 1): COPY[10],
    (SPELL.calm, 2): COPY[11],
    (SPELL.veil, 0): COPY[12],
    (SPELL.veil, 1): COPY[13],
    (SPELL.veil, 2): COPY[14],
    (SPELL.echo, 0): COPY[15],
    (SPELL.echo, 1): COPY[16],
    (SPELL.echo, 2): COPY[17],
    (SPELL.insight, 0): COPY[18],
    (SPELL.insight, 1): COPY[19],
    (SPELL.insight, 2): COPY[20],
    (SPELL.rest, 0): COPY[21],
    (SPELL.rest, 1): COPY[22],
    (SPELL.rest, 2): COPY[23],
}

WARD.fill(
    ("ice_wall", 3),
    ("stillness", 2),
    ("mist", 1),
)

ANSWERS = (Answers(COPY_KIND, 9),)
ASK_RECALLED = Question(10, "recalled", ANSWERS[0])
ASK_OLD = Question(11, "old", ANSWERS[0])


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("life", "power", "deck", "hand", "discard", "last_cast", "ward", "ward_left")

    life: list[int]
    power: list[int]
    deck: list[Pile]
    hand: list[frozenset[Copy]]
    discard: list[frozenset[Copy]]
    last_cast: list[Spell | None]
    ward: list[Ward | None]
    ward_left: list[int]


# ---------------------------------------------------------------------------------------------- Spell


def spell_spark_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of spark."""
    # spec: specs/spell_duel.yaml:20
    strike(state, p, 3)


def spell_blaze_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of blaze."""
    # spec: specs/spell_duel.yaml:21
    strike(state, p, 7)


def spell_frost_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of frost."""
    # spec: specs/spell_duel.yaml:22
    state.ward[p] = WARD.ice_wall


def spell_calm_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of calm."""
    # spec: specs/spell_duel.yaml:23
    state.ward[p] = WARD.stillness


def spell_veil_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of veil."""
    # spec: specs/spell_duel.yaml:25
    state.ward[p] = WARD.mist


def spell_echo_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of echo."""
    # spec: specs/spell_duel.yaml:31
    back = state.last_cast[1 - p]
    if back is not None and back != SPELL.echo:
        return Become(back, chance.at(8), (p,))


def spell_insight_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of insight."""
    # spec: specs/spell_duel.yaml:39
    state.deck[p].show(2, p, chance, 9)
    c_2 = ask(state, ASK_RECALLED, p, sorted(state.discard[p]), may_decline=True)
    if c_2 is not None:
        state.discard[p] -= {c_2}
        state.deck[p].put_top(c_2)


def spell_rest_cast(state: State, chance: Chance, row: Spell, p: Player) -> None:
    """cast of rest."""
    # spec: specs/spell_duel.yaml:49
    old = frozenset()
    for i in range(2):
        old_one_2 = ask(
            state,
            ASK_OLD,
            p,
            [old_one for old_one in sorted(state.discard[p]) if old_one not in old],
            may_be_none=True,
            rank=lambda old_one: old_one.spell.cost,
        )
        if old_one_2 is not None:
            old |= {old_one_2}
        else:
            break
    for c in sorted(old):
        state.discard[p] -= {c}
    state.deck[p].put(*old)


SPELL_CAST = (
    spell_spark_cast,
    spell_blaze_cast,
    spell_frost_cast,
    spell_calm_cast,
    spell_veil_cast,
    spell_echo_cast,
    spell_insight_cast,
    spell_rest_cast,
)

# ---------------------------------------------------------------------------------------------- Ward


def ward_ice_wall_modify_armour(state: State, row: Ward, p: Player, q: Player) -> int | None:
    """modify_armour of ice_wall."""
    # spec: specs/spell_duel.yaml:63
    return 2 if p == q else None


WARD_MODIFY_ARMOUR = (ward_ice_wall_modify_armour, None, None)


def ward_ice_wall_react_hurt(state: State, row: Ward, p: Player, target: Player, amount: int) -> tuple[int, bool]:
    """react_hurt of ice_wall."""
    # spec: specs/spell_duel.yaml:63
    cancelled = False
    if p == target:
        state.ward_left[p] = max(0, state.ward_left[p] - 1)
    return (amount, cancelled)


def ward_stillness_react_hurt(state: State, row: Ward, p: Player, target: Player, amount: int) -> tuple[int, bool]:
    """react_hurt of stillness."""
    # spec: specs/spell_duel.yaml:65
    cancelled = False
    if p == target and amount > 3:
        amount = 3
    return (amount, cancelled)


def ward_mist_react_hurt(state: State, row: Ward, p: Player, target: Player, amount: int) -> tuple[int, bool]:
    """react_hurt of mist."""
    # spec: specs/spell_duel.yaml:71
    cancelled = False
    if p == target:
        cancelled = True
    return (amount, cancelled)


WARD_REACT_HURT = (ward_ice_wall_react_hurt, ward_stillness_react_hurt, ward_mist_react_hurt)


def ward_stillness_modify_limit(state: State, row: Ward, p: Player, q: Player) -> int | None:
    """modify_limit of stillness."""
    # spec: specs/spell_duel.yaml:65
    return 3 if p == q else None


WARD_MODIFY_LIMIT = (None, ward_stillness_modify_limit, None)


def ward_stillness_modify_may_strike(state: State, row: Ward, p: Player, q: Player) -> bool:
    """modify_may_strike of stillness."""
    # spec: specs/spell_duel.yaml:65
    return p != q or False


WARD_MODIFY_MAY_STRIKE = (None, ward_stillness_modify_may_strike, None)

# ---------------------------------------------------------------------------------------------- functions


def armour(state: State, q: Player) -> int:
    # spec: specs/spell_duel.yaml:95
    return (
        max(
            (
                row_of.modify_armour(state, p, q)
                for p in range(2)
                for row_of in WARD
                if state.ward[p] == row_of
                if WARD_MODIFY_ARMOUR[row_of.index] is not None
                if row_of.modify_armour(state, p, q) is not None
            ),
            default=None,
        )
        if max(
            (
                row_of.modify_armour(state, p, q)
                for p in range(2)
                for row_of in WARD
                if state.ward[p] == row_of
                if WARD_MODIFY_ARMOUR[row_of.index] is not None
                if row_of.modify_armour(state, p, q) is not None
            ),
            default=None,
        )
        is not None
        else 0
    )


def limit(state: State, q: Player) -> int:
    # spec: specs/spell_duel.yaml:96
    return (
        min(
            (
                row_of.modify_limit(state, p, q)
                for p in range(2)
                for row_of in WARD
                if state.ward[p] == row_of
                if WARD_MODIFY_LIMIT[row_of.index] is not None
                if row_of.modify_limit(state, p, q) is not None
            ),
            default=None,
        )
        if min(
            (
                row_of.modify_limit(state, p, q)
                for p in range(2)
                for row_of in WARD
                if state.ward[p] == row_of
                if WARD_MODIFY_LIMIT[row_of.index] is not None
                if row_of.modify_limit(state, p, q) is not None
            ),
            default=None,
        )
        is not None
        else 20
    )


def may_strike(state: State, q: Player) -> bool:
    # spec: specs/spell_duel.yaml:97
    return all(
        row_of.modify_may_strike(state, p, q)
        for p in range(2)
        for row_of in WARD
        if state.ward[p] == row_of
        if WARD_MODIFY_MAY_STRIKE[row_of.index] is not None
    )


def known_top(state: State, p: Player) -> Copy | None:
    """The top card of one's own deck, if one has seen it."""
    # spec: specs/spell_duel.yaml:99
    return state.deck[p].seen(0, p)


def weakest(state: State) -> Player:
    # spec: specs/spell_duel.yaml:100
    return some(argmin((state.life[p], p) for p in range(2)), "weakest")


# ---------------------------------------------------------------------------------------------- rules


def strike(state: State, p: Player, n: int) -> None:
    # spec: specs/spell_duel.yaml:103
    need(state.life[p] > 0, "strike", "life[p] > 0")
    if not may_strike(state, p):
        return
    amount = n
    cancelled = False
    target = 1 - p
    amount_2 = amount
    emit(state, "hurt", target=target, amount=amount_2)
    for p_2 in range(2):
        for row_of in WARD:
            if state.ward[p_2] == row_of and WARD_REACT_HURT[row_of.index] is not None:
                answer = row_of.react_hurt(state, p_2, target, amount_2)
                amount_2 = answer[0]
                cancelled = cancelled or answer[1]
    amount = amount_2
    hit = not cancelled
    if hit:
        state.life[1 - p] = in_range(
            state.life[1 - p] - min(state.life[1 - p], min(limit(state, 1 - p), max(0, amount - armour(state, 1 - p)))),
            0,
            20,
            "strike",
            "value",
        )


def fade(state: State, p: Player) -> None:
    # spec: specs/spell_duel.yaml:112
    if state.ward[p] is not None:
        state.ward_left[p] = max(0, state.ward_left[p] - 1)
        if state.ward_left[p] == 0:
            state.ward[p] = None


def next_turn(state: State, chance: Chance, p: Player) -> None:
    # spec: specs/spell_duel.yaml:117
    if len(state.deck[p]) > 0:
        popped = state.deck[p].pop(chance, 2, "next_turn")
        c = popped
        state.hand[p] |= {c}
    q = pick_weighted(chance, 3, range(2), [(q, 21 - state.life[q]) for q in range(2)], "next_turn")
    state.power[q] = min(9, state.power[q] + 1)
    state.power[p] = min(9, state.power[p] + 1)
    state.mover = (state.mover + 1) % 2
    fade(state, state.mover)


# ---------------------------------------------------------------------------------------------- start


def life_at_start(state: State, chance: Chance) -> list[int]:
    """The start of life."""
    # spec: specs/spell_duel.yaml:79
    return LIFE.filled(12)


def power_at_start(state: State, chance: Chance) -> list[int]:
    """The start of power."""
    # spec: specs/spell_duel.yaml:80
    return POWER.filled(1)


def deck_at_start(state: State, chance: Chance) -> list[Pile]:
    """The start of deck."""
    # spec: specs/spell_duel.yaml:81
    return DECK.filled(Pile(COPY_KIND, COPY))


def hand_at_start(state: State, chance: Chance) -> list[frozenset[Copy]]:
    """The start of hand."""
    # spec: specs/spell_duel.yaml:82
    return HAND.filled(frozenset())


def discard_at_start(state: State, chance: Chance) -> list[frozenset[Copy]]:
    """The start of discard."""
    # spec: specs/spell_duel.yaml:83
    return HAND.filled(frozenset())


def last_cast_at_start(state: State, chance: Chance) -> list[Spell | None]:
    """The start of last_cast."""
    # spec: specs/spell_duel.yaml:84
    return LAST_CAST.filled(None)


def ward_at_start(state: State, chance: Chance) -> list[Ward | None]:
    """The start of ward."""
    # spec: specs/spell_duel.yaml:85
    return WARD_.filled(None)


def ward_left_at_start(state: State, chance: Chance) -> list[int]:
    """The start of ward_left."""
    # spec: specs/spell_duel.yaml:86
    return POWER.filled(0)


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    for p in range(2):
        for i in range(3):
            popped = state.deck[p].pop(chance.at(p).at(i), 5, "setup")
            c = popped
            state.hand[p] |= {c}


# ---------------------------------------------------------------------------------------------- actions


def cast_refusal(state: State, me: int, s: Spell) -> str | None:
    """Why cast is not legal; None if it is."""
    # spec: specs/spell_duel.yaml:129
    if not any(c.spell == s for c in sorted(state.hand[me])):
        return "you hold that spell"
    if s.cost > state.power[me]:
        return "there is power for it"
    if not (0 < state.life[me] and state.life[me] <= 20 and state.life[1 - me] > 0):
        return "both of you are alive"
    return None


def cast(state: State, chance: Chance, me: int, s: Spell) -> None:
    # spec: specs/spell_duel.yaml:129
    used = first(c for c in sorted(state.hand[me]) if c.spell == s)
    if used is not None:
        state.hand[me] -= {used}
        state.discard[me] |= {used}
    state.power[me] = max(0, state.power[me] - s.cost)
    s.cast(state, chance.at(12), me)
    state.last_cast[me] = s
    if state.ward[me] is not None and state.ward_left[me] == 0:
        state.ward_left[me] = state.ward[me].lasts
    next_turn(state, chance.at(13), me)


def wait_refusal(state: State, me: int) -> str | None:
    """Why wait is not legal; None if it is."""
    # spec: specs/spell_duel.yaml:145
    return None


def wait(state: State, chance: Chance, me: int) -> None:
    # spec: specs/spell_duel.yaml:145
    next_turn(state, chance.at(14), me)


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: a life is spent."""
    return any(state.life[p] == 0 for p in range(2))


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish([f32(-1.0) if weakest(state) == 0 else f32(1.0), f32(-1.0) if weakest(state) == 1 else f32(1.0)], state)


# ---------------------------------------------------------------------------------------------- invariants


def invariant_1(state: State) -> bool:
    """What always holds at rest."""
    return all(len(state.deck[p]) + len(state.hand[p]) + len(state.discard[p]) == 24 for p in range(2))


# ---------------------------------------------------------------------------------------------- observations


def deck_seen(state: State, viewer: int) -> Seen:
    """What a player sees of deck."""
    # spec: specs/spell_duel.yaml:81
    return Seen(
        hidden_parts(state.deck, DECK, lambda it: False, 0, False, sized=True),
        [KIND.plain(len(it)) for _, it in zip(DECK.keys, DECK.items(state.deck), strict=True)],
    )


def hand_seen(state: State, viewer: int) -> Seen:
    """What a player sees of hand."""
    # spec: specs/spell_duel.yaml:82
    return Seen(hidden_parts(state.hand, HAND, lambda owner, it: viewer == owner, 1, False))


def observe_life(state: State, viewer: int) -> list[Any]:
    """Channel life."""
    # spec: specs/spell_duel.yaml:157
    return [f32(state.life[(viewer + k) % 2]) / 20.0 for k in range(2)]


def observe_power(state: State, viewer: int) -> list[Any]:
    """Channel power."""
    # spec: specs/spell_duel.yaml:158
    return [f32(state.power[(viewer + k) % 2]) / 9.0 for k in range(2)]


def observe_hand(state: State, viewer: int) -> list[Any]:
    """Channel hand."""
    # spec: specs/spell_duel.yaml:159
    return [f32(sum(1 for c in sorted(state.hand[viewer]) if c.spell == s)) / 3.0 for s in SPELL]


def observe_known(state: State, viewer: int) -> list[Any]:
    """Channel known."""
    # spec: specs/spell_duel.yaml:160
    return [known_top(state, viewer) is not None and known_top(state, viewer).spell == s for s in SPELL]


def observe_ward(state: State, viewer: int) -> list[Any]:
    """Channel ward."""
    # spec: specs/spell_duel.yaml:161
    return [state.ward[(viewer + k) % 2] == w for k in range(2) for w in WARD]


def observe_discard(state: State, viewer: int) -> list[Any]:
    """Channel discard."""
    # spec: specs/spell_duel.yaml:162
    return [
        f32(sum(1 for c in sorted(state.discard[(viewer + k) % 2]) if c.spell == s)) / 3.0
        for k in range(2)
        for s in SPELL
    ]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            shown(state.mover, PLAYER),
            " to cast, life ",
            shown(state.life, LIFE),
            ", power ",
            shown(state.power, POWER),
            ", wards ",
            shown(state.ward, WARD_),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("life", "life", LIFE, start=life_at_start),
    Field("power", "power", POWER, start=power_at_start),
    Field("deck", "deck", DECK, start=deck_at_start, seen=deck_seen),
    Field("hand", "hand", HAND, start=hand_at_start, seen=hand_seen),
    Field("discard", "discard", HAND, start=discard_at_start),
    Field("last_cast", "last_cast", LAST_CAST, start=last_cast_at_start),
    Field("ward", "ward", WARD_, start=ward_at_start),
    Field("ward_left", "ward_left", POWER, start=ward_left_at_start),
)

GAME = State.game = Game(
    name="spell_duel",
    version="fcd099d79f40",
    players=2,
    num_actions=34,
    state=State,
    setup=setup,
    actions=(
        Action(
            "cast",
            (SPELL_KIND,),
            0,
            cast_refusal,
            cast,
            labels=(
                "cast(spark)",
                "cast(blaze)",
                "cast(frost)",
                "cast(calm)",
                "cast(veil)",
                "cast(echo)",
                "cast(insight)",
                "cast(rest)",
            ),
        ),
        Action("wait", (), 8, wait_refusal, wait, labels=("wait",)),
    ),
    ends=(End(end_1_when, end_1, "a life is spent"),),
    channels=(
        Channel("life", 2, observe_life),
        Channel("power", 2, observe_power),
        Channel("hand", 8, observe_hand),
        Channel("known", 8, observe_known),
        Channel("ward", 6, observe_ward),
        Channel("discard", 16, observe_discard),
    ),
    render=render,
    max_steps=300,
    answers=ANSWERS,
    none_number=33,
    invariants=((invariant_1, "all(len(deck[p]) + size(hand[p]) + size(discard[p]) == 24 for p in Player)"),),
    sites={2: "pop", 3: "choose", 5: "pop", 9: "show"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
