# Made by specc from specs/tcg.yaml. Do not edit.
"""Pokemon TCG Pocket, four decks: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .chance import Chance
from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import (
    AID,
    CARD,
    Card,
    Copy,
    DECK,
    Energy,
    KIND_,
    KIND_2,
    LASTING,
    Mon,
    Mood,
    Place,
    Player,
    Slot,
    State,
    Trouble,
    afflict,
    basic,
    begin_turn,
    deal,
    energy_on,
    front,
)


def place(state: State, p: Player, s: Slot, k: Card, damage: int) -> None:
    """A Pokemon stands on a seat since turn 1; its card is copy 16 + seat."""
    # spec: specs/tcg.yaml:477
    c = 16 + s
    state.deck[p].take(c, "place")
    state.cards[p, c] = k
    state.mon[Place(p, s)] = Mon(
        k, c, frozenset(), damage, KIND_.filled(0), 1, Mood.fine, False, False, KIND_2.filled(0)
    )


def give(state: State, p: Player, c: Copy, k: Card) -> None:
    """A card in the hand."""
    # spec: specs/tcg.yaml:483
    state.deck[p].take(c, "give")
    state.cards[p, c] = k
    state.hand[p] |= {c}


def thin(state: State, p: Player, n: int) -> None:
    """So many cards stay in the deck, the others are in the discard pile."""
    # spec: specs/tcg.yaml:488
    for c in range(20):
        if c in state.deck[p] and len(state.deck[p]) > n:
            state.deck[p].take(c, "thin")
            state.discard[p] |= {c}


def plain_duel(state: State) -> None:
    """Ekans against Koffing in turn 5, player 0 to move."""
    # spec: specs/tcg.yaml:494
    state.turn = 5
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_176, 0)


def given_1(state: State, chance: Chance) -> None:
    """A deck has twenty cards. What is given."""
    plain_duel(state)


def then_1_1(state: State) -> bool:
    """A deck has twenty cards. Then: all(count(d.cards[c] == d.cards[c] for c in Copy) == 20 for d in Deck)"""
    return True


def then_1_2(state: State) -> bool:
    """A deck has twenty cards. Then: len(deck[0]) == 19"""
    return len(state.deck[0]) == 19


def given_2(state: State, chance: Chance) -> None:
    """A deck has a Basic Pokemon. What is given."""
    plain_duel(state)


def then_2_1(state: State) -> bool:
    """A deck has a Basic Pokemon. Then: all(any(d.cards[c].kind == pokemon and d.cards[c].stage == 0 for c in Copy) for d in Deck)"""
    return True


def given_3(state: State, chance: Chance) -> None:
    """At most two cards of one name. What is given."""
    plain_duel(state)


def then_3_1(state: State) -> bool:
    """At most two cards of one name. Then: all(count(d.cards[c] == k for c in Copy) <= 2 for d in Deck for k in Card)"""
    return True


def given_4(state: State, chance: Chance) -> None:
    """A deck declares one to three kinds of Energy. What is given."""
    plain_duel(state)


def then_4_1(state: State) -> bool:
    """A deck declares one to three kinds of Energy. Then: all(size(d.energy) in {1, 2, 3} for d in Deck)"""
    return True


def then_5_1(state: State) -> bool:
    """The players set up, the starter first. Then: mon[starter, 0].card? or not mon[other(starter), 0].card?"""
    return state.mon[Place(state.starter, 0)].card is not None or state.mon[Place(1 - state.starter, 0)].card is None


def then_5_2(state: State) -> bool:
    """The players set up, the starter first. Then: all(len(deck[p]) in {14, 15} for p in Player)"""
    return all(len(state.deck[p]) == 14 or len(state.deck[p]) == 15 for p in range(2))


def then_5_3(state: State) -> bool:
    """The players set up, the starter first. Then: all(any(basic(p, c) for c in hand[p]) or mon[p, 0].card? for p in Player)"""
    return all(
        any(basic(state, p, c) for c in sorted(state.hand[p])) or state.mon[Place(p, 0)].card is not None
        for p in range(2)
    )


def given_6(state: State, chance: Chance) -> None:
    """An opening hand of five with the only Basic. What is given."""
    for c in range(20):
        state.cards[0, c] = CARD.a1_164 if c == 7 else CARD.pa_001
    deal(state, chance.at(114), 0)


def then_6_1(state: State) -> bool:
    """An opening hand of five with the only Basic. Then: size(hand[0]) == 5"""
    return len(state.hand[0]) == 5


def then_6_2(state: State) -> bool:
    """An opening hand of five with the only Basic. Then: 7 in hand[0]"""
    return 7 in state.hand[0]


def then_6_3(state: State) -> bool:
    """An opening hand of five with the only Basic. Then: len(deck[0]) == 15"""
    return len(state.deck[0]) == 15


def then_6_4(state: State) -> bool:
    """An opening hand of five with the only Basic. Then: not 7 in deck[0]"""
    return 7 not in state.deck[0]


def given_7(state: State, chance: Chance) -> None:
    """The first turn of the game. What is given."""
    state.deck_of = [DECK.poliwrath_articuno, DECK.weezing_arbok]
    place(state, 0, 0, CARD.a1_059, 0)
    place(state, 1, 0, CARD.a1_164, 0)
    state.preview = [Energy.water, Energy.darkness]
    begin_turn(state, chance.at(117), 0)


def then_7_1(state: State) -> bool:
    """The first turn of the game. Then: turn == 1"""
    return state.turn == 1


def then_7_2(state: State) -> bool:
    """The first turn of the game. Then: mover == 0"""
    return state.mover == 0


def then_7_3(state: State) -> bool:
    """The first turn of the game. Then: size(hand[0]) == 1"""
    return len(state.hand[0]) == 1


def then_7_4(state: State) -> bool:
    """The first turn of the game. Then: not zone[0]?"""
    return state.zone[0] is None


def then_7_5(state: State) -> bool:
    """The first turn of the game. Then: preview[0] == water"""
    return state.preview[0] == Energy.water


def given_8(state: State, chance: Chance) -> None:
    """The second turn of the game. What is given."""
    state.deck_of = [DECK.poliwrath_articuno, DECK.thunder_earth]
    state.turn = 1
    place(state, 0, 0, CARD.a1_059, 0)
    place(state, 1, 0, CARD.pa_058, 0)
    state.preview = [Energy.water, Energy.lightning]


def then_8_1(state: State) -> bool:
    """The second turn of the game. Then: turn == 2"""
    return state.turn == 2


def then_8_2(state: State) -> bool:
    """The second turn of the game. Then: mover == 1"""
    return state.mover == 1


def then_8_3(state: State) -> bool:
    """The second turn of the game. Then: size(hand[1]) == 1"""
    return len(state.hand[1]) == 1


def then_8_4(state: State) -> bool:
    """The second turn of the game. Then: zone[1] == lightning"""
    return state.zone[1] == Energy.lightning


def then_8_5(state: State) -> bool:
    """The second turn of the game. Then: preview[1]?"""
    return state.preview[1] is not None


def then_8_6(state: State) -> bool:
    """The second turn of the game. Then: any(preview[1] == t for t in deck_of[1].energy)"""
    return any(state.preview[1] == t for t in sorted(state.deck_of[1].energy))


def given_9(state: State, chance: Chance) -> None:
    """No card is drawn with ten in the hand. What is given."""
    plain_duel(state)
    for c in range(10):
        give(state, 1, c, CARD.pa_001)
    thin(state, 1, 4)


def then_9_1(state: State) -> bool:
    """No card is drawn with ten in the hand. Then: mover == 1"""
    return state.mover == 1


def then_9_2(state: State) -> bool:
    """No card is drawn with ten in the hand. Then: size(hand[1]) == 10"""
    return len(state.hand[1]) == 10


def then_9_3(state: State) -> bool:
    """No card is drawn with ten in the hand. Then: len(deck[1]) == 4"""
    return len(state.deck[1]) == 4


def given_10(state: State, chance: Chance) -> None:
    """An empty deck only skips the draw. What is given."""
    plain_duel(state)
    thin(state, 1, 0)


def then_10_1(state: State) -> bool:
    """An empty deck only skips the draw. Then: not over"""
    return not state.over


def then_10_2(state: State) -> bool:
    """An empty deck only skips the draw. Then: mover == 1"""
    return state.mover == 1


def then_10_3(state: State) -> bool:
    """An empty deck only skips the draw. Then: hand[1] == {}"""
    return state.hand[1] == frozenset()


def then_10_4(state: State) -> bool:
    """An empty deck only skips the draw. Then: len(deck[1]) == 0"""
    return len(state.deck[1]) == 0


def given_11(state: State, chance: Chance) -> None:
    """The Energy of the turn goes to any Pokemon, once. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_059, 0)
    state.mon[Place(0, 1)].since = 5
    state.zone[0] = Energy.darkness


def then_11_1(state: State) -> bool:
    """The Energy of the turn goes to any Pokemon, once. Then: mon[0, 1].energy[darkness] == 1"""
    return state.mon[Place(0, 1)].energy[Energy.darkness] == 1


def then_11_2(state: State) -> bool:
    """The Energy of the turn goes to any Pokemon, once. Then: not zone[0]?"""
    return state.zone[0] is None


def given_12(state: State, chance: Chance) -> None:
    """Energy that was not attached is lost. What is given."""
    plain_duel(state)
    state.zone[0] = Energy.darkness


def then_12_1(state: State) -> bool:
    """Energy that was not attached is lost. Then: not zone[0]?"""
    return state.zone[0] is None


def then_12_2(state: State) -> bool:
    """Energy that was not attached is lost. Then: energy_on(front(0)) == 0"""
    return energy_on(state, front(state, 0)) == 0


def then_12_3(state: State) -> bool:
    """Energy that was not attached is lost. Then: spent[0, darkness] == 0"""
    return state.spent[0, Energy.darkness] == 0


def given_13(state: State, chance: Chance) -> None:
    """Energy by an effect is extra. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_128, 0)
    place(state, 0, 1, CARD.a1_132, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    state.zone[0] = Energy.psychic


def then_13_1(state: State) -> bool:
    """Energy by an effect is extra. Then: mon[0, 0].energy[psychic] == 1"""
    return state.mon[Place(0, 0)].energy[Energy.psychic] == 1


def then_13_2(state: State) -> bool:
    """Energy by an effect is extra. Then: zone[0] == psychic"""
    return state.zone[0] == Energy.psychic


def given_14(state: State, chance: Chance) -> None:
    """A Supporter in the very first turn. What is given."""
    state.turn = 1
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    give(state, 0, 0, CARD.pa_007)


def then_14_1(state: State) -> bool:
    """A Supporter in the very first turn. Then: size(hand[0]) == 2"""
    return len(state.hand[0]) == 2


def then_14_2(state: State) -> bool:
    """A Supporter in the very first turn. Then: supporter_played"""
    return state.supporter_played


def then_14_3(state: State) -> bool:
    """A Supporter in the very first turn. Then: 0 in discard[0]"""
    return 0 in state.discard[0]


def given_15(state: State, chance: Chance) -> None:
    """An attack in the first turn. What is given."""
    state.turn = 1
    place(state, 0, 0, CARD.a1_059, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.water] = 1


def then_15_1(state: State) -> bool:
    """An attack in the first turn. Then: mon[1, 0].damage == 10"""
    return state.mon[Place(1, 0)].damage == 10


def then_15_2(state: State) -> bool:
    """An attack in the first turn. Then: turn == 2"""
    return state.turn == 2


def given_16(state: State, chance: Chance) -> None:
    """Nobody evolves in turn 1. What is given."""
    state.turn = 1
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    state.mon[Place(0, 0)].since = 0
    give(state, 0, 0, CARD.a1_165)


def given_17(state: State, chance: Chance) -> None:
    """Nobody evolves in turn 2. What is given."""
    state.turn = 2
    state.mover = 1
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    state.mon[Place(1, 0)].since = 0
    give(state, 1, 0, CARD.a1_177)


def given_18(state: State, chance: Chance) -> None:
    """A Pokemon of this turn does not evolve. What is given."""
    plain_duel(state)
    state.mon[Place(0, 0)].since = 5
    give(state, 0, 0, CARD.a1_165)


def given_19(state: State, chance: Chance) -> None:
    """No second evolution in one turn. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_130, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    give(state, 0, 0, CARD.a1_131)
    give(state, 0, 1, CARD.a1_132)


def then_19_1(state: State) -> bool:
    """No second evolution in one turn. Then: mon[0, 0].card == a1_131"""
    return state.mon[Place(0, 0)].card == CARD.a1_131


def then_19_2(state: State) -> bool:
    """No second evolution in one turn. Then: mon[0, 0].under == {16}"""
    return state.mon[Place(0, 0)].under == frozenset({16})


def given_20(state: State, chance: Chance) -> None:
    """Evolving keeps damage and Energy, ends conditions and effects. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_131, 30)
    place(state, 1, 0, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.psychic] = 2
    state.mon[Place(0, 0)].poisoned = True
    state.mon[Place(0, 0)].mood = Mood.confused
    state.mon[Place(0, 0)].lasting[LASTING.no_retreat] = 1
    give(state, 0, 0, CARD.a1_132)


def then_20_1(state: State) -> bool:
    """Evolving keeps damage and Energy, ends conditions and effects. Then: mon[0, 0].card == a1_132"""
    return state.mon[Place(0, 0)].card == CARD.a1_132


def then_20_2(state: State) -> bool:
    """Evolving keeps damage and Energy, ends conditions and effects. Then: mon[0, 0].damage == 30"""
    return state.mon[Place(0, 0)].damage == 30


def then_20_3(state: State) -> bool:
    """Evolving keeps damage and Energy, ends conditions and effects. Then: mon[0, 0].energy[psychic] == 2"""
    return state.mon[Place(0, 0)].energy[Energy.psychic] == 2


def then_20_4(state: State) -> bool:
    """Evolving keeps damage and Energy, ends conditions and effects. Then: not mon[0, 0].poisoned"""
    return not state.mon[Place(0, 0)].poisoned


def then_20_5(state: State) -> bool:
    """Evolving keeps damage and Energy, ends conditions and effects. Then: mon[0, 0].mood == fine"""
    return state.mon[Place(0, 0)].mood == Mood.fine


def then_20_6(state: State) -> bool:
    """Evolving keeps damage and Energy, ends conditions and effects. Then: mon[0, 0].lasting[no_retreat] == 0"""
    return state.mon[Place(0, 0)].lasting[LASTING.no_retreat] == 0


def given_21(state: State, chance: Chance) -> None:
    """The player chooses which Pokemon evolves. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 0, 1, CARD.a1_164, 20)
    place(state, 1, 0, CARD.a1_176, 0)
    give(state, 0, 0, CARD.a1_165)


def then_21_1(state: State) -> bool:
    """The player chooses which Pokemon evolves. Then: mon[0, 0].card == a1_164"""
    return state.mon[Place(0, 0)].card == CARD.a1_164


def then_21_2(state: State) -> bool:
    """The player chooses which Pokemon evolves. Then: mon[0, 1].card == a1_165"""
    return state.mon[Place(0, 1)].card == CARD.a1_165


def then_21_3(state: State) -> bool:
    """The player chooses which Pokemon evolves. Then: mon[0, 1].damage == 20"""
    return state.mon[Place(0, 1)].damage == 20


def given_22(state: State, chance: Chance) -> None:
    """The Bench holds three. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_164, 0)
    place(state, 0, 2, CARD.a1_176, 0)
    place(state, 0, 3, CARD.a1_176, 0)
    give(state, 0, 0, CARD.a1_164)


def given_23(state: State, chance: Chance) -> None:
    """One Supporter a turn, Items without limit. What is given."""
    plain_duel(state)
    state.supporter_played = True
    state.mon[Place(0, 0)].damage = 50
    give(state, 0, 0, CARD.a1_223)
    give(state, 0, 1, CARD.pa_001)
    give(state, 0, 2, CARD.pa_002)


def then_23_1(state: State) -> bool:
    """One Supporter a turn, Items without limit. Then: mon[0, 0].damage == 30"""
    return state.mon[Place(0, 0)].damage == 30


def then_23_2(state: State) -> bool:
    """One Supporter a turn, Items without limit. Then: aid[0, easy_retreat] == 1"""
    return state.aid[0, AID.easy_retreat] == 1


def given_24(state: State, chance: Chance) -> None:
    """The player chooses the Energy that pays for a retreat. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.fire] = 1
    state.mon[Place(0, 0)].energy[Energy.water] = 1
    state.mon[Place(0, 0)].poisoned = True
    state.mon[Place(0, 0)].lasting[LASTING.does_less] = 20


def then_24_1(state: State) -> bool:
    """The player chooses the Energy that pays for a retreat. Then: active[0] == 1"""
    return state.active[0] == 1


def then_24_2(state: State) -> bool:
    """The player chooses the Energy that pays for a retreat. Then: mon[0, 0].energy[fire] == 1"""
    return state.mon[Place(0, 0)].energy[Energy.fire] == 1


def then_24_3(state: State) -> bool:
    """The player chooses the Energy that pays for a retreat. Then: mon[0, 0].energy[water] == 0"""
    return state.mon[Place(0, 0)].energy[Energy.water] == 0


def then_24_4(state: State) -> bool:
    """The player chooses the Energy that pays for a retreat. Then: spent[0, water] == 1"""
    return state.spent[0, Energy.water] == 1


def then_24_5(state: State) -> bool:
    """The player chooses the Energy that pays for a retreat. Then: not mon[0, 0].poisoned"""
    return not state.mon[Place(0, 0)].poisoned


def then_24_6(state: State) -> bool:
    """The player chooses the Energy that pays for a retreat. Then: mon[0, 0].lasting[does_less] == 0"""
    return state.mon[Place(0, 0)].lasting[LASTING.does_less] == 0


def given_25(state: State, chance: Chance) -> None:
    """Who is Asleep neither attacks nor retreats. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_177, 0)
    place(state, 0, 1, CARD.a1_176, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 3
    state.mon[Place(0, 0)].mood = Mood.asleep
    state.zone[0] = Energy.darkness
    state.mon[Place(0, 1)].damage = 20
    give(state, 0, 0, CARD.pa_001)
    give(state, 0, 1, CARD.a1_177)


def given_26(state: State, chance: Chance) -> None:
    """Who is Paralyzed neither attacks nor retreats. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 3
    state.mon[Place(0, 0)].mood = Mood.paralyzed


def given_27(state: State, chance: Chance) -> None:
    """No retreat to an empty seat, with too little Energy, or when held. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_176, 0)


def given_28(state: State, chance: Chance) -> None:
    """An attack may forbid the retreat. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_165, 0)
    place(state, 1, 0, CARD.a1_128, 0)
    place(state, 1, 1, CARD.a1_128, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 2
    state.mon[Place(1, 0)].energy[Energy.psychic] = 2


def then_28_1(state: State) -> bool:
    """An attack may forbid the retreat. Then: mon[1, 0].damage == 80"""
    return state.mon[Place(1, 0)].damage == 80


def then_28_2(state: State) -> bool:
    """An attack may forbid the retreat. Then: mover == 1"""
    return state.mover == 1


def given_29(state: State, chance: Chance) -> None:
    """After a retreat the new Active Pokemon may attack. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1
    state.mon[Place(0, 1)].energy[Energy.darkness] = 1


def then_29_1(state: State) -> bool:
    """After a retreat the new Active Pokemon may attack. Then: mon[1, 0].damage == 20"""
    return state.mon[Place(1, 0)].damage == 20


def then_29_2(state: State) -> bool:
    """After a retreat the new Active Pokemon may attack. Then: mover == 1"""
    return state.mover == 1


def given_30(state: State, chance: Chance) -> None:
    """A switch by an effect is free, also for who is Asleep. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1
    place(state, 1, 1, CARD.a1_164, 0)
    state.mon[Place(1, 0)].energy[Energy.darkness] = 1
    state.mon[Place(1, 0)].mood = Mood.asleep
    state.mon[Place(1, 0)].burned = True
    give(state, 0, 0, CARD.a1_225)


def then_30_1(state: State) -> bool:
    """A switch by an effect is free, also for who is Asleep. Then: active[1] == 1"""
    return state.active[1] == 1


def then_30_2(state: State) -> bool:
    """A switch by an effect is free, also for who is Asleep. Then: mon[1, 0].mood == fine"""
    return state.mon[Place(1, 0)].mood == Mood.fine


def then_30_3(state: State) -> bool:
    """A switch by an effect is free, also for who is Asleep. Then: not mon[1, 0].burned"""
    return not state.mon[Place(1, 0)].burned


def then_30_4(state: State) -> bool:
    """A switch by an effect is free, also for who is Asleep. Then: mon[1, 0].energy[darkness] == 1"""
    return state.mon[Place(1, 0)].energy[Energy.darkness] == 1


def given_31(state: State, chance: Chance) -> None:
    """The other player chooses who comes in. What is given."""
    plain_duel(state)
    place(state, 1, 1, CARD.a1_164, 0)
    place(state, 1, 2, CARD.a1_164, 0)
    give(state, 0, 0, CARD.a1_225)


def then_31_1(state: State) -> bool:
    """The other player chooses who comes in. Then: active[1] == 2"""
    return state.active[1] == 2


def then_31_2(state: State) -> bool:
    """The other player chooses who comes in. Then: mover == 0"""
    return state.mover == 0


def then_31_3(state: State) -> bool:
    """The other player chooses who comes in. Then: to_move == 0"""
    return state.to_move == 0


def given_32(state: State, chance: Chance) -> None:
    """An attack without damage ends the turn. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_151, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.fighting] = 1


def then_32_1(state: State) -> bool:
    """An attack without damage ends the turn. Then: mover == 1"""
    return state.mover == 1


def then_32_2(state: State) -> bool:
    """An attack without damage ends the turn. Then: turn == 6"""
    return state.turn == 6


def then_32_3(state: State) -> bool:
    """An attack without damage ends the turn. Then: mon[1, 0].damage == 0"""
    return state.mon[Place(1, 0)].damage == 0


def then_32_4(state: State) -> bool:
    """An attack without damage ends the turn. Then: mon[1, 0].lasting[does_less] == 20"""
    return state.mon[Place(1, 0)].lasting[LASTING.does_less] == 20


def given_33(state: State, chance: Chance) -> None:
    """Typed costs need their type, Colorless takes any. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_129, 0)
    place(state, 1, 0, CARD.a1_084, 0)
    state.mon[Place(0, 0)].energy[Energy.psychic] = 1
    state.mon[Place(0, 0)].energy[Energy.water] = 2


def then_33_1(state: State) -> bool:
    """Typed costs need their type, Colorless takes any. Then: mon[1, 0].damage == 50"""
    return state.mon[Place(1, 0)].damage == 50


def then_33_2(state: State) -> bool:
    """Typed costs need their type, Colorless takes any. Then: mon[0, 0].energy[psychic] == 1"""
    return state.mon[Place(0, 0)].energy[Energy.psychic] == 1


def then_33_3(state: State) -> bool:
    """Typed costs need their type, Colorless takes any. Then: mon[0, 0].energy[water] == 2"""
    return state.mon[Place(0, 0)].energy[Energy.water] == 2


def given_34(state: State, chance: Chance) -> None:
    """Energy of another type does not pay. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_129, 0)
    place(state, 1, 0, CARD.a1_084, 0)
    state.mon[Place(0, 0)].energy[Energy.psychic] = 1
    state.mon[Place(0, 0)].energy[Energy.water] = 3


def given_35(state: State, chance: Chance) -> None:
    """Weakness adds 20. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_140, 0)
    place(state, 1, 0, CARD.a1_164, 0)
    place(state, 1, 1, CARD.a1_176, 0)
    state.mon[Place(0, 0)].energy[Energy.fighting] = 1


def then_35_1(state: State) -> bool:
    """Weakness adds 20. Then: points[0] == 1"""
    return state.points[0] == 1


def then_35_2(state: State) -> bool:
    """Weakness adds 20. Then: not mon[1, 0].card?"""
    return state.mon[Place(1, 0)].card is None


def then_35_3(state: State) -> bool:
    """Weakness adds 20. Then: active[1] == 1"""
    return state.active[1] == 1


def given_36(state: State, chance: Chance) -> None:
    """Reductions come after Weakness. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.pa_058, 0)
    place(state, 1, 0, CARD.a1_067, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 1
    state.aid[1, AID.blue] = 10


def then_36_1(state: State) -> bool:
    """Reductions come after Weakness. Then: mon[1, 0].damage == 10"""
    return state.mon[Place(1, 0)].damage == 10


def given_37(state: State, chance: Chance) -> None:
    """Damage is never below 0. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_130, 0)
    place(state, 1, 0, CARD.a1_067, 0)
    state.mon[Place(0, 0)].energy[Energy.psychic] = 1
    state.aid[1, AID.blue] = 10


def then_37_1(state: State) -> bool:
    """Damage is never below 0. Then: mon[1, 0].damage == 0"""
    return state.mon[Place(1, 0)].damage == 0


def given_38(state: State, chance: Chance) -> None:
    """A bonus counts before Weakness. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.pa_058, 0)
    place(state, 1, 0, CARD.a1_061, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 1
    give(state, 0, 0, CARD.a1_223)


def then_38_1(state: State) -> bool:
    """A bonus counts before Weakness. Then: mon[1, 0].damage == 40"""
    return state.mon[Place(1, 0)].damage == 40


def then_38_2(state: State) -> bool:
    """A bonus counts before Weakness. Then: mon[0, 0].damage == 20"""
    return state.mon[Place(0, 0)].damage == 20


def given_39(state: State, chance: Chance) -> None:
    """No Weakness when the attack does no damage. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.pa_058, 0)
    place(state, 1, 0, CARD.a1_059, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 1
    state.mon[Place(0, 0)].lasting[LASTING.does_less] = 20


def then_39_1(state: State) -> bool:
    """No Weakness when the attack does no damage. Then: mon[1, 0].damage == 0"""
    return state.mon[Place(1, 0)].damage == 0


def given_40(state: State, chance: Chance) -> None:
    """No Weakness on the Bench. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_154, 0)
    place(state, 1, 0, CARD.a1_130, 0)
    place(state, 1, 1, CARD.a1_164, 0)
    state.mon[Place(0, 0)].energy[Energy.fighting] = 1


def then_40_1(state: State) -> bool:
    """No Weakness on the Bench. Then: mon[1, 1].damage == 30"""
    return state.mon[Place(1, 1)].damage == 30


def then_40_2(state: State) -> bool:
    """No Weakness on the Bench. Then: mon[1, 0].damage == 0"""
    return state.mon[Place(1, 0)].damage == 0


def given_41(state: State, chance: Chance) -> None:
    """A bonus for the Active Pokemon does not reach the Bench. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_084, 0)
    place(state, 1, 0, CARD.a1_128, 0)
    place(state, 1, 1, CARD.a1_130, 0)
    state.mon[Place(0, 0)].energy[Energy.water] = 3
    state.aid[0, AID.giovanni] = 10


def then_41_1(state: State) -> bool:
    """A bonus for the Active Pokemon does not reach the Bench. Then: mon[1, 0].damage == 90"""
    return state.mon[Place(1, 0)].damage == 90


def then_41_2(state: State) -> bool:
    """A bonus for the Active Pokemon does not reach the Bench. Then: mon[1, 1].damage == 10"""
    return state.mon[Place(1, 1)].damage == 10


def given_42(state: State, chance: Chance) -> None:
    """An attack resolves fully before the Knock Outs. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_084, 0)
    place(state, 1, 0, CARD.a1_130, 0)
    place(state, 1, 1, CARD.a1_130, 50)
    place(state, 1, 2, CARD.a1_128, 0)
    state.mon[Place(0, 0)].energy[Energy.water] = 3


def then_42_1(state: State) -> bool:
    """An attack resolves fully before the Knock Outs. Then: points[0] == 2"""
    return state.points[0] == 2


def then_42_2(state: State) -> bool:
    """An attack resolves fully before the Knock Outs. Then: mon[1, 2].damage == 10"""
    return state.mon[Place(1, 2)].damage == 10


def then_42_3(state: State) -> bool:
    """An attack resolves fully before the Knock Outs. Then: active[1] == 2"""
    return state.active[1] == 2


def given_43(state: State, chance: Chance) -> None:
    """An ex is worth two points. What is given."""
    state.turn = 5
    state.points = [2, 0]
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_129, 140)
    place(state, 1, 1, CARD.a1_128, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1


def then_43_1(state: State) -> bool:
    """An ex is worth two points. Then: over"""
    return state.over


def then_43_2(state: State) -> bool:
    """An ex is worth two points. Then: points[0] >= 3"""
    return state.points[0] >= 3


def then_43_3(state: State) -> bool:
    """An ex is worth two points. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def given_44(state: State, chance: Chance) -> None:
    """All its cards go to the discard pile. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_131, 70)
    place(state, 1, 1, CARD.a1_128, 0)
    state.deck[1].take(3, "all its cards go to the discard pile")
    state.mon[Place(1, 0)].under = frozenset({3})
    state.mon[Place(1, 0)].energy[Energy.psychic] = 2
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1


def then_44_1(state: State) -> bool:
    """All its cards go to the discard pile. Then: discard[1] == {3, 16}"""
    return state.discard[1] == frozenset({3, 16})


def then_44_2(state: State) -> bool:
    """All its cards go to the discard pile. Then: spent[1, psychic] == 2"""
    return state.spent[1, Energy.psychic] == 2


def then_44_3(state: State) -> bool:
    """All its cards go to the discard pile. Then: not mon[1, 0].card?"""
    return state.mon[Place(1, 0)].card is None


def given_45(state: State, chance: Chance) -> None:
    """The owner chooses the new Active Pokemon. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_130, 50)
    place(state, 1, 1, CARD.a1_128, 0)
    place(state, 1, 2, CARD.a1_129, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1


def then_45_1(state: State) -> bool:
    """The owner chooses the new Active Pokemon. Then: active[1] == 2"""
    return state.active[1] == 2


def then_45_2(state: State) -> bool:
    """The owner chooses the new Active Pokemon. Then: mover == 1"""
    return state.mover == 1


def given_46(state: State, chance: Chance) -> None:
    """Without Bench the battle is lost. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_130, 50)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1


def then_46_1(state: State) -> bool:
    """Without Bench the battle is lost. Then: over"""
    return state.over


def then_46_2(state: State) -> bool:
    """Without Bench the battle is lost. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_46_3(state: State) -> bool:
    """Without Bench the battle is lost. Then: points[0] == 1"""
    return state.points[0] == 1


def given_47(state: State, chance: Chance) -> None:
    """The turn player promotes first. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_101, 60)
    place(state, 0, 1, CARD.a1_103, 0)
    place(state, 0, 2, CARD.pa_058, 0)
    place(state, 1, 0, CARD.a1_059, 0)
    place(state, 1, 1, CARD.a1_066, 0)
    place(state, 1, 2, CARD.a1_083, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 2


def then_47_1(state: State) -> bool:
    """The turn player promotes first. Then: points == [1, 1]"""
    return state.points == [1, 1]


def then_47_2(state: State) -> bool:
    """The turn player promotes first. Then: to_move == 0"""
    return state.to_move == 0


def then_47_3(state: State) -> bool:
    """The turn player promotes first. Then: asked?"""
    return state.asked is not None


def given_48(state: State, chance: Chance) -> None:
    """A recoil that Knocks Out gives the point to the other. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_101, 60)
    place(state, 0, 1, CARD.a1_103, 0)
    place(state, 1, 0, CARD.a1_084, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 2


def then_48_1(state: State) -> bool:
    """A recoil that Knocks Out gives the point to the other. Then: points == [0, 1]"""
    return state.points == [0, 1]


def then_48_2(state: State) -> bool:
    """A recoil that Knocks Out gives the point to the other. Then: active[0] == 1"""
    return state.active[0] == 1


def then_48_3(state: State) -> bool:
    """A recoil that Knocks Out gives the point to the other. Then: mon[1, 0].damage == 60"""
    return state.mon[Place(1, 0)].damage == 60


def given_49(state: State, chance: Chance) -> None:
    """Both without Pokemon at once: a tie. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_101, 60)
    place(state, 1, 0, CARD.a1_059, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 2


def then_49_1(state: State) -> bool:
    """Both without Pokemon at once: a tie. Then: over"""
    return state.over


def then_49_2(state: State) -> bool:
    """Both without Pokemon at once: a tie. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


def given_50(state: State, chance: Chance) -> None:
    """Both reach three points at once: a tie. What is given."""
    state.turn = 5
    state.points = [2, 2]
    place(state, 0, 0, CARD.a1_101, 60)
    place(state, 0, 1, CARD.a1_103, 0)
    place(state, 1, 0, CARD.a1_059, 0)
    place(state, 1, 1, CARD.a1_066, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 2


def then_50_1(state: State) -> bool:
    """Both reach three points at once: a tie. Then: over"""
    return state.over


def then_50_2(state: State) -> bool:
    """Both reach three points at once: a tie. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


def given_51(state: State, chance: Chance) -> None:
    """Three points by the hit that costs the last Pokemon: a tie. What is given."""
    state.turn = 5
    state.points = [2, 0]
    place(state, 0, 0, CARD.a1_101, 60)
    place(state, 1, 0, CARD.a1_059, 0)
    place(state, 1, 1, CARD.a1_066, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 2


def then_51_1(state: State) -> bool:
    """Three points by the hit that costs the last Pokemon: a tie. Then: over"""
    return state.over


def then_51_2(state: State) -> bool:
    """Three points by the hit that costs the last Pokemon: a tie. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


def given_52(state: State, chance: Chance) -> None:
    """After thirty turns the battle is a tie. What is given."""
    state.turn = 30
    state.mover = 1
    state.points = [1, 2]
    place(state, 0, 0, CARD.a1_164, 0)
    place(state, 1, 0, CARD.a1_176, 0)


def then_52_1(state: State) -> bool:
    """After thirty turns the battle is a tie. Then: over"""
    return state.over


def then_52_2(state: State) -> bool:
    """After thirty turns the battle is a tie. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


def given_53(state: State, chance: Chance) -> None:
    """Poison does 10 in every Checkup. What is given."""
    plain_duel(state)
    state.mon[Place(0, 0)].poisoned = True
    state.mon[Place(1, 0)].poisoned = True


def then_53_1(state: State) -> bool:
    """Poison does 10 in every Checkup. Then: mon[0, 0].damage == 20"""
    return state.mon[Place(0, 0)].damage == 20


def then_53_2(state: State) -> bool:
    """Poison does 10 in every Checkup. Then: mon[1, 0].damage == 20"""
    return state.mon[Place(1, 0)].damage == 20


def then_53_3(state: State) -> bool:
    """Poison does 10 in every Checkup. Then: mon[0, 0].poisoned"""
    return state.mon[Place(0, 0)].poisoned


def given_54(state: State, chance: Chance) -> None:
    """Burn does 20, tails keeps it. What is given."""
    plain_duel(state)
    state.mon[Place(1, 0)].burned = True


def then_54_1(state: State) -> bool:
    """Burn does 20, tails keeps it. Then: mon[1, 0].damage == 20"""
    return state.mon[Place(1, 0)].damage == 20


def then_54_2(state: State) -> bool:
    """Burn does 20, tails keeps it. Then: mon[1, 0].burned"""
    return state.mon[Place(1, 0)].burned


def given_55(state: State, chance: Chance) -> None:
    """Burn does 20, heads cures it. What is given."""
    plain_duel(state)
    state.mon[Place(1, 0)].burned = True


def then_55_1(state: State) -> bool:
    """Burn does 20, heads cures it. Then: mon[1, 0].damage == 20"""
    return state.mon[Place(1, 0)].damage == 20


def then_55_2(state: State) -> bool:
    """Burn does 20, heads cures it. Then: not mon[1, 0].burned"""
    return not state.mon[Place(1, 0)].burned


def given_56(state: State, chance: Chance) -> None:
    """A Burn does its damage before the coin. What is given."""
    plain_duel(state)
    state.mon[Place(1, 0)].damage = 40
    place(state, 1, 1, CARD.a1_164, 0)
    state.mon[Place(1, 0)].poisoned = True
    state.mon[Place(1, 0)].burned = True


def then_56_1(state: State) -> bool:
    """A Burn does its damage before the coin. Then: points[0] == 1"""
    return state.points[0] == 1


def then_56_2(state: State) -> bool:
    """A Burn does its damage before the coin. Then: not mon[1, 0].card?"""
    return state.mon[Place(1, 0)].card is None


def then_56_3(state: State) -> bool:
    """A Burn does its damage before the coin. Then: active[1] == 1"""
    return state.active[1] == 1


def given_57(state: State, chance: Chance) -> None:
    """Heads wakes, tails does not. What is given."""
    plain_duel(state)
    state.mon[Place(0, 0)].mood = Mood.asleep
    state.mon[Place(1, 0)].mood = Mood.asleep


def then_57_1(state: State) -> bool:
    """Heads wakes, tails does not. Then: mon[0, 0].mood == fine"""
    return state.mon[Place(0, 0)].mood == Mood.fine


def then_57_2(state: State) -> bool:
    """Heads wakes, tails does not. Then: mon[1, 0].mood == asleep"""
    return state.mon[Place(1, 0)].mood == Mood.asleep


def given_58(state: State, chance: Chance) -> None:
    """Paralysis lasts through the next turn of its owner. What is given."""
    plain_duel(state)
    state.mon[Place(1, 0)].mood = Mood.paralyzed


def then_58_1(state: State) -> bool:
    """Paralysis lasts through the next turn of its owner. Then: turn == 6"""
    return state.turn == 6


def then_58_2(state: State) -> bool:
    """Paralysis lasts through the next turn of its owner. Then: mon[1, 0].mood == paralyzed"""
    return state.mon[Place(1, 0)].mood == Mood.paralyzed


def given_59(state: State, chance: Chance) -> None:
    """Paralysis ends in the Checkup after that turn. What is given."""
    plain_duel(state)
    state.mon[Place(1, 0)].mood = Mood.paralyzed


def then_59_1(state: State) -> bool:
    """Paralysis ends in the Checkup after that turn. Then: turn == 7"""
    return state.turn == 7


def then_59_2(state: State) -> bool:
    """Paralysis ends in the Checkup after that turn. Then: mon[1, 0].mood == fine"""
    return state.mon[Place(1, 0)].mood == Mood.fine


def given_60(state: State, chance: Chance) -> None:
    """Ice Beam with heads paralyzes. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_083, 0)
    place(state, 1, 0, CARD.a1_128, 0)
    state.mon[Place(0, 0)].energy[Energy.water] = 3


def then_60_1(state: State) -> bool:
    """Ice Beam with heads paralyzes. Then: mon[1, 0].damage == 60"""
    return state.mon[Place(1, 0)].damage == 60


def then_60_2(state: State) -> bool:
    """Ice Beam with heads paralyzes. Then: mon[1, 0].mood == paralyzed"""
    return state.mon[Place(1, 0)].mood == Mood.paralyzed


def given_61(state: State, chance: Chance) -> None:
    """Confusion with tails: the attack does nothing, nobody is hurt. What is given."""
    plain_duel(state)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1
    state.mon[Place(0, 0)].mood = Mood.confused


def then_61_1(state: State) -> bool:
    """Confusion with tails: the attack does nothing, nobody is hurt. Then: mon[0, 0].damage == 0"""
    return state.mon[Place(0, 0)].damage == 0


def then_61_2(state: State) -> bool:
    """Confusion with tails: the attack does nothing, nobody is hurt. Then: mon[1, 0].damage == 0"""
    return state.mon[Place(1, 0)].damage == 0


def then_61_3(state: State) -> bool:
    """Confusion with tails: the attack does nothing, nobody is hurt. Then: mover == 1"""
    return state.mover == 1


def given_62(state: State, chance: Chance) -> None:
    """Confusion with heads: the attack goes on. What is given."""
    plain_duel(state)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 1
    state.mon[Place(0, 0)].mood = Mood.confused


def then_62_1(state: State) -> bool:
    """Confusion with heads: the attack goes on. Then: mon[1, 0].damage == 20"""
    return state.mon[Place(1, 0)].damage == 20


def then_62_2(state: State) -> bool:
    """Confusion with heads: the attack goes on. Then: mon[0, 0].mood == confused"""
    return state.mon[Place(0, 0)].mood == Mood.confused


def given_63(state: State, chance: Chance) -> None:
    """Confused replaces Asleep, Poison and Burn stay. What is given."""
    plain_duel(state)
    state.mon[Place(1, 0)].mood = Mood.asleep
    state.mon[Place(1, 0)].poisoned = True
    state.mon[Place(1, 0)].burned = True
    afflict(state, front(state, 1), Trouble.confused)


def then_63_1(state: State) -> bool:
    """Confused replaces Asleep, Poison and Burn stay. Then: mon[1, 0].mood == confused"""
    return state.mon[Place(1, 0)].mood == Mood.confused


def then_63_2(state: State) -> bool:
    """Confused replaces Asleep, Poison and Burn stay. Then: mon[1, 0].poisoned"""
    return state.mon[Place(1, 0)].poisoned


def then_63_3(state: State) -> bool:
    """Confused replaces Asleep, Poison and Burn stay. Then: mon[1, 0].burned"""
    return state.mon[Place(1, 0)].burned


def given_64(state: State, chance: Chance) -> None:
    """Electronica confuses. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.pa_077, 0)
    place(state, 1, 0, CARD.a1_128, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 3
    state.mon[Place(1, 0)].mood = Mood.asleep


def then_64_1(state: State) -> bool:
    """Electronica confuses. Then: mon[1, 0].mood == confused"""
    return state.mon[Place(1, 0)].mood == Mood.confused


def then_64_2(state: State) -> bool:
    """Electronica confuses. Then: mon[1, 0].damage == 60"""
    return state.mon[Place(1, 0)].damage == 60


def given_65(state: State, chance: Chance) -> None:
    """Only the Active Pokemon has conditions. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_177, 0)
    place(state, 1, 0, CARD.a1_128, 0)
    place(state, 1, 1, CARD.a1_129, 0)
    give(state, 0, 0, CARD.a1_225)


def then_65_1(state: State) -> bool:
    """Only the Active Pokemon has conditions. Then: not mon[1, 0].poisoned"""
    return not state.mon[Place(1, 0)].poisoned


def then_65_2(state: State) -> bool:
    """Only the Active Pokemon has conditions. Then: not mon[1, 1].poisoned"""
    return not state.mon[Place(1, 1)].poisoned


def then_65_3(state: State) -> bool:
    """Only the Active Pokemon has conditions. Then: active[1] == 1"""
    return state.active[1] == 1


def given_66(state: State, chance: Chance) -> None:
    """Healing does not cure. What is given."""
    plain_duel(state)
    state.mon[Place(0, 0)].damage = 30
    state.mon[Place(0, 0)].poisoned = True
    give(state, 0, 0, CARD.pa_001)


def then_66_1(state: State) -> bool:
    """Healing does not cure. Then: mon[0, 0].damage == 10"""
    return state.mon[Place(0, 0)].damage == 10


def then_66_2(state: State) -> bool:
    """Healing does not cure. Then: mon[0, 0].poisoned"""
    return state.mon[Place(0, 0)].poisoned


def given_67(state: State, chance: Chance) -> None:
    """Knock Outs of a Checkup are taken together. What is given."""
    plain_duel(state)
    state.points = [2, 2]
    place(state, 0, 1, CARD.a1_164, 0)
    place(state, 1, 1, CARD.a1_164, 0)
    state.mon[Place(0, 0)].damage = 50
    state.mon[Place(1, 0)].damage = 60
    state.mon[Place(0, 0)].poisoned = True
    state.mon[Place(1, 0)].poisoned = True


def then_67_1(state: State) -> bool:
    """Knock Outs of a Checkup are taken together. Then: over"""
    return state.over


def then_67_2(state: State) -> bool:
    """Knock Outs of a Checkup are taken together. Then: reward == [0, 0]"""
    return state.reward == [f32(0.0), f32(0.0)]


def then_67_3(state: State) -> bool:
    """Knock Outs of a Checkup are taken together. Then: points == [3, 3]"""
    return state.points == [3, 3]


def given_68(state: State, chance: Chance) -> None:
    """The end of the turn comes before the Checkup. What is given."""
    state.turn = 1
    place(state, 0, 0, CARD.pa_074, 80)
    place(state, 0, 1, CARD.a1_101, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    state.mon[Place(0, 0)].poisoned = True


def then_68_1(state: State) -> bool:
    """The end of the turn comes before the Checkup. Then: not mon[0, 0].card?"""
    return state.mon[Place(0, 0)].card is None


def then_68_2(state: State) -> bool:
    """The end of the turn comes before the Checkup. Then: spent[0, lightning] == 1"""
    return state.spent[0, Energy.lightning] == 1


def then_68_3(state: State) -> bool:
    """The end of the turn comes before the Checkup. Then: points == [0, 1]"""
    return state.points == [0, 1]


def then_68_4(state: State) -> bool:
    """The end of the turn comes before the Checkup. Then: active[0] == 1"""
    return state.active[0] == 1


def given_69(state: State, chance: Chance) -> None:
    """A search may fail for hidden reasons. What is given."""
    plain_duel(state)
    for c in range(20):
        if c in state.deck[0]:
            state.cards[0, c] = CARD.pa_001
    give(state, 0, 0, CARD.pa_005)


def then_69_1(state: State) -> bool:
    """A search may fail for hidden reasons. Then: hand[0] == {}"""
    return state.hand[0] == frozenset()


def then_69_2(state: State) -> bool:
    """A search may fail for hidden reasons. Then: len(deck[0]) == 18"""
    return len(state.deck[0]) == 18


def then_69_3(state: State) -> bool:
    """A search may fail for hidden reasons. Then: 0 in discard[0]"""
    return 0 in state.discard[0]


def given_70(state: State, chance: Chance) -> None:
    """Sabrina needs a Bench on the other side. What is given."""
    plain_duel(state)
    give(state, 0, 0, CARD.a1_225)


def given_71(state: State, chance: Chance) -> None:
    """Who is not hurt cannot be healed. What is given."""
    plain_duel(state)
    state.mon[Place(1, 0)].damage = 20
    give(state, 0, 0, CARD.pa_001)


def given_72(state: State, chance: Chance) -> None:
    """Draws and searches need a deck. What is given."""
    plain_duel(state)
    give(state, 0, 0, CARD.pa_005)
    give(state, 0, 1, CARD.pa_007)
    thin(state, 0, 0)


def given_73(state: State, chance: Chance) -> None:
    """Counterattack answers a hit from the front. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_128, 0)
    place(state, 1, 0, CARD.a1_061, 0)
    state.mon[Place(0, 0)].energy[Energy.psychic] = 4


def then_73_1(state: State) -> bool:
    """Counterattack answers a hit from the front. Then: mon[1, 0].damage == 120"""
    return state.mon[Place(1, 0)].damage == 120


def then_73_2(state: State) -> bool:
    """Counterattack answers a hit from the front. Then: mon[0, 0].damage == 20"""
    return state.mon[Place(0, 0)].damage == 20


def then_73_3(state: State) -> bool:
    """Counterattack answers a hit from the front. Then: mon[0, 0].energy[psychic] == 2"""
    return state.mon[Place(0, 0)].energy[Energy.psychic] == 2


def then_73_4(state: State) -> bool:
    """Counterattack answers a hit from the front. Then: spent[0, psychic] == 2"""
    return state.spent[0, Energy.psychic] == 2


def given_74(state: State, chance: Chance) -> None:
    """Dig with heads shields through the next turn. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_140, 0)
    place(state, 1, 0, CARD.a1_165, 0)
    state.mon[Place(0, 0)].energy[Energy.fighting] = 1
    state.mon[Place(1, 0)].energy[Energy.darkness] = 2


def then_74_1(state: State) -> bool:
    """Dig with heads shields through the next turn. Then: mon[1, 0].damage == 60"""
    return state.mon[Place(1, 0)].damage == 60


def then_74_2(state: State) -> bool:
    """Dig with heads shields through the next turn. Then: mon[0, 0].damage == 0"""
    return state.mon[Place(0, 0)].damage == 0


def then_74_3(state: State) -> bool:
    """Dig with heads shields through the next turn. Then: mon[0, 0].lasting[no_retreat] == 0"""
    return state.mon[Place(0, 0)].lasting[LASTING.no_retreat] == 0


def then_74_4(state: State) -> bool:
    """Dig with heads shields through the next turn. Then: mon[0, 0].lasting[untouchable] == 0"""
    return state.mon[Place(0, 0)].lasting[LASTING.untouchable] == 0


def given_75(state: State, chance: Chance) -> None:
    """Misty flips until tails. What is given."""
    state.turn = 1
    place(state, 0, 0, CARD.a1_084, 0)
    place(state, 0, 1, CARD.a1_059, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    give(state, 0, 0, CARD.a1_220)


def then_75_1(state: State) -> bool:
    """Misty flips until tails. Then: mon[0, 0].energy[water] == 3"""
    return state.mon[Place(0, 0)].energy[Energy.water] == 3


def given_76(state: State, chance: Chance) -> None:
    """Koga takes Weezing back. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_177, 30)
    place(state, 0, 1, CARD.a1_164, 0)
    place(state, 0, 2, CARD.a1_165, 0)
    place(state, 1, 0, CARD.a1_128, 0)
    state.mon[Place(0, 0)].energy[Energy.darkness] = 2
    give(state, 0, 0, CARD.a1_222)


def then_76_1(state: State) -> bool:
    """Koga takes Weezing back. Then: active[0] == 2"""
    return state.active[0] == 2


def then_76_2(state: State) -> bool:
    """Koga takes Weezing back. Then: hand[0] == {16}"""
    return state.hand[0] == frozenset({16})


def then_76_3(state: State) -> bool:
    """Koga takes Weezing back. Then: spent[0, darkness] == 2"""
    return state.spent[0, Energy.darkness] == 2


def then_76_4(state: State) -> bool:
    """Koga takes Weezing back. Then: 16 in shown[0]"""
    return 16 in state.shown[0]


def given_77(state: State, chance: Chance) -> None:
    """Raging Thunder hits a Benched Pokemon of its own. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_103, 0)
    place(state, 0, 1, CARD.a1_154, 0)
    place(state, 0, 2, CARD.a1_101, 0)
    place(state, 1, 0, CARD.a1_129, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 3
    state.aid[0, AID.giovanni] = 10


def then_77_1(state: State) -> bool:
    """Raging Thunder hits a Benched Pokemon of its own. Then: mon[1, 0].damage == 110"""
    return state.mon[Place(1, 0)].damage == 110


def then_77_2(state: State) -> bool:
    """Raging Thunder hits a Benched Pokemon of its own. Then: mon[0, 2].damage == 30"""
    return state.mon[Place(0, 2)].damage == 30


def then_77_3(state: State) -> bool:
    """Raging Thunder hits a Benched Pokemon of its own. Then: mon[0, 1].damage == 0"""
    return state.mon[Place(0, 1)].damage == 0


def given_78(state: State, chance: Chance) -> None:
    """Plasma gives Energy to a Benched Lightning Pokemon. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.pa_058, 0)
    place(state, 0, 1, CARD.a1_154, 0)
    place(state, 0, 2, CARD.a1_101, 0)
    place(state, 1, 0, CARD.a1_129, 0)
    state.mon[Place(0, 0)].energy[Energy.lightning] = 1


def then_78_1(state: State) -> bool:
    """Plasma gives Energy to a Benched Lightning Pokemon. Then: mon[1, 0].damage == 10"""
    return state.mon[Place(1, 0)].damage == 10


def then_78_2(state: State) -> bool:
    """Plasma gives Energy to a Benched Lightning Pokemon. Then: mon[0, 2].energy[lightning] == 1"""
    return state.mon[Place(0, 2)].energy[Energy.lightning] == 1


def given_79(state: State, chance: Chance) -> None:
    """Thunderclap Flash only at the end of the first turn. What is given."""
    state.turn = 3
    place(state, 0, 0, CARD.pa_074, 0)
    place(state, 1, 0, CARD.a1_176, 0)


def then_79_1(state: State) -> bool:
    """Thunderclap Flash only at the end of the first turn. Then: energy_on(front(0)) == 0"""
    return energy_on(state, front(state, 0)) == 0


def given_80(state: State, chance: Chance) -> None:
    """Collapse puts Snorlax to sleep. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.pa_049, 0)
    place(state, 1, 0, CARD.a1_129, 0)
    state.mon[Place(0, 0)].energy[Energy.fighting] = 4


def then_80_1(state: State) -> bool:
    """Collapse puts Snorlax to sleep. Then: mon[1, 0].damage == 100"""
    return state.mon[Place(1, 0)].damage == 100


def then_80_2(state: State) -> bool:
    """Collapse puts Snorlax to sleep. Then: mon[0, 0].mood == asleep"""
    return state.mon[Place(0, 0)].mood == Mood.asleep


def given_81(state: State, chance: Chance) -> None:
    """An X Speed makes the retreat cheaper, for this turn. What is given."""
    plain_duel(state)
    place(state, 0, 1, CARD.a1_176, 0)
    give(state, 0, 0, CARD.pa_002)


def then_81_1(state: State) -> bool:
    """An X Speed makes the retreat cheaper, for this turn. Then: active[0] == 1"""
    return state.active[0] == 1


def then_81_2(state: State) -> bool:
    """An X Speed makes the retreat cheaper, for this turn. Then: energy_on(Place(0, 0)) == 0"""
    return energy_on(state, Place(0, 0)) == 0


def given_82(state: State, chance: Chance) -> None:
    """Red Card: the other shuffles the hand away and draws three. What is given."""
    plain_duel(state)
    give(state, 0, 0, CARD.pa_006)
    for c in range(6):
        give(state, 1, c, CARD.pa_001)


def then_82_1(state: State) -> bool:
    """Red Card: the other shuffles the hand away and draws three. Then: size(hand[1]) == 3"""
    return len(state.hand[1]) == 3


def then_82_2(state: State) -> bool:
    """Red Card: the other shuffles the hand away and draws three. Then: len(deck[1]) == 16"""
    return len(state.deck[1]) == 16


def given_83(state: State, chance: Chance) -> None:
    """Mythical Slab keeps a Psychic Pokemon. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_130, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    for c in range(20):
        state.cards[0, c] = CARD.a1_129
    give(state, 0, 0, CARD.a1a_065)


def then_83_1(state: State) -> bool:
    """Mythical Slab keeps a Psychic Pokemon. Then: size(hand[0]) == 1"""
    return len(state.hand[0]) == 1


def then_83_2(state: State) -> bool:
    """Mythical Slab keeps a Psychic Pokemon. Then: len(deck[0]) == 17"""
    return len(state.deck[0]) == 17


def given_84(state: State, chance: Chance) -> None:
    """Mythical Slab puts other cards under the deck. What is given."""
    state.turn = 5
    place(state, 0, 0, CARD.a1_130, 0)
    place(state, 1, 0, CARD.a1_176, 0)
    for c in range(20):
        state.cards[0, c] = CARD.pa_001
    give(state, 0, 0, CARD.a1a_065)


def then_84_1(state: State) -> bool:
    """Mythical Slab puts other cards under the deck. Then: hand[0] == {}"""
    return state.hand[0] == frozenset()


def then_84_2(state: State) -> bool:
    """Mythical Slab puts other cards under the deck. Then: len(deck[0]) == 18"""
    return len(state.deck[0]) == 18


def given_85(state: State, chance: Chance) -> None:
    """A looked-at hand is known, the deck is not. What is given."""
    plain_duel(state)
    give(state, 0, 0, CARD.pa_003)
    give(state, 1, 0, CARD.a1_177)
    give(state, 1, 1, CARD.pa_001)


def then_85_1(state: State) -> bool:
    """A looked-at hand is known, the deck is not. Then: shown[1] == {0, 1}"""
    return state.shown[1] == frozenset({0, 1})


def then_85_2(state: State) -> bool:
    """A looked-at hand is known, the deck is not. Then: hand[0] == {}"""
    return state.hand[0] == frozenset()


def then_85_3(state: State) -> bool:
    """A looked-at hand is known, the deck is not. Then: 0 in discard[0]"""
    return 0 in state.discard[0]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a deck has twenty cards",
        place="specs/tcg.yaml:500",
        source=("r#deck.size",),
        given={},
        arrange=given_1,
        then=(
            ("all(count(d.cards[c] == d.cards[c] for c in Copy) == 20 for d in Deck)", then_1_1),
            ("len(deck[0]) == 19", then_1_2),
        ),
    ),
    Scenario(
        name="a deck has a Basic Pokemon",
        place="specs/tcg.yaml:505",
        source=("r#deck.basic",),
        given={},
        arrange=given_2,
        then=(
            ("all(any(d.cards[c].kind == pokemon and d.cards[c].stage == 0 for c in Copy) for d in Deck)", then_2_1),
        ),
    ),
    Scenario(
        name="at most two cards of one name",
        place="specs/tcg.yaml:510",
        source=("r#deck.copies",),
        given={},
        arrange=given_3,
        then=(("all(count(d.cards[c] == k for c in Copy) <= 2 for d in Deck for k in Card)", then_3_1),),
    ),
    Scenario(
        name="a deck declares one to three kinds of Energy",
        place="specs/tcg.yaml:515",
        source=("r#deck.energy",),
        given={},
        arrange=given_4,
        then=(("all(size(d.energy) in {1, 2, 3} for d in Deck)", then_4_1),),
    ),
    Scenario(
        name="the players set up, the starter first",
        place="specs/tcg.yaml:520",
        source=("r#setup.order", "r#setup.hand"),
        then=(
            ("mon[starter, 0].card? or not mon[other(starter), 0].card?", then_5_1),
            ("all(len(deck[p]) in {14, 15} for p in Player)", then_5_2),
            ("all(any(basic(p, c) for c in hand[p]) or mon[p, 0].card? for p in Player)", then_5_3),
        ),
    ),
    Scenario(
        name="an opening hand of five with the only Basic",
        place="specs/tcg.yaml:526",
        source=("r#setup.hand", "r#setup.hand_law"),
        given={},
        arrange=given_6,
        then=(
            ("size(hand[0]) == 5", then_6_1),
            ("7 in hand[0]", then_6_2),
            ("len(deck[0]) == 15", then_6_3),
            ("not 7 in deck[0]", then_6_4),
        ),
    ),
    Scenario(
        name="the first turn of the game",
        place="specs/tcg.yaml:533",
        source=("ruling_scenarios#d01", "r#turn.draw", "r#energy.first"),
        given={},
        arrange=given_7,
        then=(
            ("turn == 1", then_7_1),
            ("mover == 0", then_7_2),
            ("size(hand[0]) == 1", then_7_3),
            ("not zone[0]?", then_7_4),
            ("preview[0] == water", then_7_5),
        ),
        refused=(("attach_energy(0)", "there is Energy in your Energy Zone"),),
    ),
    Scenario(
        name="the second turn of the game",
        place="specs/tcg.yaml:543",
        source=("ruling_scenarios#d02", "r#turn.draw", "r#energy.first", "r#energy.rotate", "r#energy.random"),
        given={},
        arrange=given_8,
        when=("done",),
        then=(
            ("turn == 2", then_8_1),
            ("mover == 1", then_8_2),
            ("size(hand[1]) == 1", then_8_3),
            ("zone[1] == lightning", then_8_4),
            ("preview[1]?", then_8_5),
            ("any(preview[1] == t for t in deck_of[1].energy)", then_8_6),
        ),
    ),
    Scenario(
        name="no card is drawn with ten in the hand",
        place="specs/tcg.yaml:559",
        source=("ruling_scenarios#d10", "r#turn.draw_full"),
        given={},
        arrange=given_9,
        when=("done",),
        then=(
            ("mover == 1", then_9_1),
            ("size(hand[1]) == 10", then_9_2),
            ("len(deck[1]) == 4", then_9_3),
        ),
    ),
    Scenario(
        name="an empty deck only skips the draw",
        place="specs/tcg.yaml:568",
        source=("ruling_scenarios#d11", "r#turn.deckout"),
        given={},
        arrange=given_10,
        when=("done",),
        then=(
            ("not over", then_10_1),
            ("mover == 1", then_10_2),
            ("hand[1] == {}", then_10_3),
            ("len(deck[1]) == 0", then_10_4),
        ),
    ),
    Scenario(
        name="the Energy of the turn goes to any Pokemon, once",
        place="specs/tcg.yaml:575",
        source=("r#energy.attach",),
        given={},
        arrange=given_11,
        when=("attach_energy(1)",),
        then=(
            ("mon[0, 1].energy[darkness] == 1", then_11_1),
            ("not zone[0]?", then_11_2),
        ),
        refused=(("attach_energy(0)", "there is Energy in your Energy Zone"),),
    ),
    Scenario(
        name="Energy that was not attached is lost",
        place="specs/tcg.yaml:585",
        source=("r#energy.lost",),
        given={},
        arrange=given_12,
        when=("done",),
        then=(
            ("not zone[0]?", then_12_1),
            ("energy_on(front(0)) == 0", then_12_2),
            ("spent[0, darkness] == 0", then_12_3),
        ),
    ),
    Scenario(
        name="Energy by an effect is extra",
        place="specs/tcg.yaml:592",
        source=("r#energy.effect",),
        given={},
        arrange=given_13,
        when=("use_ability(1)",),
        then=(
            ("mon[0, 0].energy[psychic] == 1", then_13_1),
            ("zone[0] == psychic", then_13_2),
        ),
        allowed=("attach_energy(0)",),
        refused=(("use_ability(1)", "each Ability once a turn"),),
    ),
    Scenario(
        name="a Supporter in the very first turn",
        place="specs/tcg.yaml:604",
        source=("r#first.supporter",),
        given={},
        arrange=given_14,
        when=("play(0)",),
        then=(
            ("size(hand[0]) == 2", then_14_1),
            ("supporter_played", then_14_2),
            ("0 in discard[0]", then_14_3),
        ),
    ),
    Scenario(
        name="an attack in the first turn",
        place="specs/tcg.yaml:613",
        source=("r#first.attack",),
        given={},
        arrange=given_15,
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 10", then_15_1),
            ("turn == 2", then_15_2),
        ),
    ),
    Scenario(
        name="nobody evolves in turn 1",
        place="specs/tcg.yaml:622",
        source=("ruling_scenarios#d12", "r#first.evolve"),
        given={},
        arrange=given_16,
        refused=(("play(0)", "a Pokemon of yours may evolve into it"),),
    ),
    Scenario(
        name="nobody evolves in turn 2",
        place="specs/tcg.yaml:631",
        source=("r#first.evolve",),
        given={},
        arrange=given_17,
        refused=(("play(0)", "a Pokemon of yours may evolve into it"),),
    ),
    Scenario(
        name="a Pokemon of this turn does not evolve",
        place="specs/tcg.yaml:641",
        source=("r#evolve.age",),
        given={},
        arrange=given_18,
        refused=(("play(0)", "a Pokemon of yours may evolve into it"),),
    ),
    Scenario(
        name="no second evolution in one turn",
        place="specs/tcg.yaml:648",
        source=("r#evolve.age",),
        given={},
        arrange=given_19,
        when=("play(0)",),
        then=(
            ("mon[0, 0].card == a1_131", then_19_1),
            ("mon[0, 0].under == {16}", then_19_2),
        ),
        refused=(("play(1)", "a Pokemon of yours may evolve into it"),),
    ),
    Scenario(
        name="evolving keeps damage and Energy, ends conditions and effects",
        place="specs/tcg.yaml:659",
        source=("ruling_scenarios#d13", "r#evolve.keep"),
        given={},
        arrange=given_20,
        when=("play(0)",),
        then=(
            ("mon[0, 0].card == a1_132", then_20_1),
            ("mon[0, 0].damage == 30", then_20_2),
            ("mon[0, 0].energy[psychic] == 2", then_20_3),
            ("not mon[0, 0].poisoned", then_20_4),
            ("mon[0, 0].mood == fine", then_20_5),
            ("mon[0, 0].lasting[no_retreat] == 0", then_20_6),
        ),
    ),
    Scenario(
        name="the player chooses which Pokemon evolves",
        place="specs/tcg.yaml:678",
        source=("r#evolve.keep",),
        given={},
        arrange=given_21,
        when=("play(0)", "choose(Place(0, 1))"),
        then=(
            ("mon[0, 0].card == a1_164", then_21_1),
            ("mon[0, 1].card == a1_165", then_21_2),
            ("mon[0, 1].damage == 20", then_21_3),
        ),
    ),
    Scenario(
        name="the Bench holds three",
        place="specs/tcg.yaml:688",
        source=("r#main.bench",),
        given={},
        arrange=given_22,
        refused=(("play(0)", "the Bench has room"),),
    ),
    Scenario(
        name="one Supporter a turn, Items without limit",
        place="specs/tcg.yaml:697",
        source=("ruling_scenarios#d17", "r#main.items"),
        given={},
        arrange=given_23,
        when=("play(2)", "play(1)"),
        then=(
            ("mon[0, 0].damage == 30", then_23_1),
            ("aid[0, easy_retreat] == 1", then_23_2),
        ),
        refused=(("play(0)", "one Supporter a turn"),),
    ),
    Scenario(
        name="the player chooses the Energy that pays for a retreat",
        place="specs/tcg.yaml:709",
        source=("ruling_scenarios#d16", "r#retreat.once", "r#retreat.cure"),
        given={},
        arrange=given_24,
        when=("retreat(1)", "choose(water)"),
        then=(
            ("active[0] == 1", then_24_1),
            ("mon[0, 0].energy[fire] == 1", then_24_2),
            ("mon[0, 0].energy[water] == 0", then_24_3),
            ("spent[0, water] == 1", then_24_4),
            ("not mon[0, 0].poisoned", then_24_5),
            ("mon[0, 0].lasting[does_less] == 0", then_24_6),
        ),
        refused=(("retreat(0)", "one retreat a turn"),),
    ),
    Scenario(
        name="who is Asleep neither attacks nor retreats",
        place="specs/tcg.yaml:727",
        source=("ruling_scenarios#d05", "r#cond.sleep", "r#retreat.block"),
        given={},
        arrange=given_25,
        allowed=("use_ability(0)", "play(0)", "play(1)", "attach_energy(1)", "done"),
        refused=(("attack(0)", "it is not Asleep or Paralyzed"), ("retreat(1)", "it is not held in the Active Spot")),
    ),
    Scenario(
        name="who is Paralyzed neither attacks nor retreats",
        place="specs/tcg.yaml:742",
        source=("r#cond.para", "r#retreat.block"),
        given={},
        arrange=given_26,
        refused=(("attack(0)", "it is not Asleep or Paralyzed"), ("retreat(1)", "it is not held in the Active Spot")),
    ),
    Scenario(
        name="no retreat to an empty seat, with too little Energy, or when held",
        place="specs/tcg.yaml:750",
        source=("r#retreat.block",),
        given={},
        arrange=given_27,
        refused=(
            ("retreat(2)", "a Benched Pokemon of yours is there"),
            ("retreat(1)", "its Energy pays for the retreat"),
        ),
    ),
    Scenario(
        name="an attack may forbid the retreat",
        place="specs/tcg.yaml:756",
        source=("r#retreat.block",),
        given={},
        arrange=given_28,
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 80", then_28_1),
            ("mover == 1", then_28_2),
        ),
        allowed=("done",),
        refused=(("retreat(1)", "it is not held in the Active Spot"),),
    ),
    Scenario(
        name="after a retreat the new Active Pokemon may attack",
        place="specs/tcg.yaml:769",
        source=("r#retreat.attack",),
        given={},
        arrange=given_29,
        when=("retreat(1)", "attack(0)"),
        then=(
            ("mon[1, 0].damage == 20", then_29_1),
            ("mover == 1", then_29_2),
        ),
    ),
    Scenario(
        name="a switch by an effect is free, also for who is Asleep",
        place="specs/tcg.yaml:778",
        source=("r#switch.effect", "r#retreat.cure"),
        given={},
        arrange=given_30,
        when=("play(0)",),
        then=(
            ("active[1] == 1", then_30_1),
            ("mon[1, 0].mood == fine", then_30_2),
            ("not mon[1, 0].burned", then_30_3),
            ("mon[1, 0].energy[darkness] == 1", then_30_4),
        ),
        allowed=("retreat(1)",),
    ),
    Scenario(
        name="the other player chooses who comes in",
        place="specs/tcg.yaml:792",
        source=("r#switch.effect",),
        given={},
        arrange=given_31,
        when=("play(0)", "choose(Place(1, 2))"),
        then=(
            ("active[1] == 2", then_31_1),
            ("mover == 0", then_31_2),
            ("to_move == 0", then_31_3),
        ),
    ),
    Scenario(
        name="an attack without damage ends the turn",
        place="specs/tcg.yaml:801",
        source=("r#attack.end",),
        given={},
        arrange=given_32,
        when=("attack(0)",),
        then=(
            ("mover == 1", then_32_1),
            ("turn == 6", then_32_2),
            ("mon[1, 0].damage == 0", then_32_3),
            ("mon[1, 0].lasting[does_less] == 20", then_32_4),
        ),
    ),
    Scenario(
        name="typed costs need their type, Colorless takes any",
        place="specs/tcg.yaml:810",
        source=("r#attack.cost",),
        given={},
        arrange=given_33,
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 50", then_33_1),
            ("mon[0, 0].energy[psychic] == 1", then_33_2),
            ("mon[0, 0].energy[water] == 2", then_33_3),
        ),
    ),
    Scenario(
        name="Energy of another type does not pay",
        place="specs/tcg.yaml:820",
        source=("r#attack.cost",),
        given={},
        arrange=given_34,
        allowed=("attack(0)",),
        refused=(("attack(1)", "its Energy pays for the attack"),),
    ),
    Scenario(
        name="Weakness adds 20",
        place="specs/tcg.yaml:830",
        source=("ruling_scenarios#d03", "r#dmg.weak", "r#ko.points"),
        given={},
        arrange=given_35,
        when=("attack(0)",),
        then=(
            ("points[0] == 1", then_35_1),
            ("not mon[1, 0].card?", then_35_2),
            ("active[1] == 1", then_35_3),
        ),
    ),
    Scenario(
        name="reductions come after Weakness",
        place="specs/tcg.yaml:840",
        source=("ruling_scenarios#d04", "r#dmg.order"),
        given={},
        arrange=given_36,
        when=("attack(0)",),
        then=(("mon[1, 0].damage == 10", then_36_1),),
    ),
    Scenario(
        name="damage is never below 0",
        place="specs/tcg.yaml:850",
        source=("r#dmg.order",),
        given={},
        arrange=given_37,
        when=("attack(0)",),
        then=(("mon[1, 0].damage == 0", then_37_1),),
    ),
    Scenario(
        name="a bonus counts before Weakness",
        place="specs/tcg.yaml:860",
        source=("r#dmg.order",),
        given={},
        arrange=given_38,
        when=("play(0)", "attack(0)"),
        then=(
            ("mon[1, 0].damage == 40", then_38_1),
            ("mon[0, 0].damage == 20", then_38_2),
        ),
    ),
    Scenario(
        name="no Weakness when the attack does no damage",
        place="specs/tcg.yaml:870",
        source=("r#dmg.weak_zero",),
        given={},
        arrange=given_39,
        when=("attack(0)",),
        then=(("mon[1, 0].damage == 0", then_39_1),),
    ),
    Scenario(
        name="no Weakness on the Bench",
        place="specs/tcg.yaml:880",
        source=("ruling_scenarios#d18", "r#dmg.weak_active"),
        given={},
        arrange=given_40,
        when=("attack(0)",),
        then=(
            ("mon[1, 1].damage == 30", then_40_1),
            ("mon[1, 0].damage == 0", then_40_2),
        ),
    ),
    Scenario(
        name="a bonus for the Active Pokemon does not reach the Bench",
        place="specs/tcg.yaml:890",
        source=("r#dmg.boost_active",),
        given={},
        arrange=given_41,
        when=("attack(1)",),
        then=(
            ("mon[1, 0].damage == 90", then_41_1),
            ("mon[1, 1].damage == 10", then_41_2),
        ),
    ),
    Scenario(
        name="an attack resolves fully before the Knock Outs",
        place="specs/tcg.yaml:901",
        source=("r#ko.when", "r#ko.points"),
        given={},
        arrange=given_42,
        when=("attack(1)",),
        then=(
            ("points[0] == 2", then_42_1),
            ("mon[1, 2].damage == 10", then_42_2),
            ("active[1] == 2", then_42_3),
        ),
    ),
    Scenario(
        name="an ex is worth two points",
        place="specs/tcg.yaml:912",
        source=("ruling_scenarios#d14", "r#ko.points", "r#win.points"),
        given={},
        arrange=given_43,
        when=("attack(0)",),
        then=(
            ("over", then_43_1),
            ("points[0] >= 3", then_43_2),
            ("reward == [1, -1]", then_43_3),
        ),
    ),
    Scenario(
        name="all its cards go to the discard pile",
        place="specs/tcg.yaml:923",
        source=("r#ko.discard",),
        given={},
        arrange=given_44,
        when=("attack(0)",),
        then=(
            ("discard[1] == {3, 16}", then_44_1),
            ("spent[1, psychic] == 2", then_44_2),
            ("not mon[1, 0].card?", then_44_3),
        ),
    ),
    Scenario(
        name="the owner chooses the new Active Pokemon",
        place="specs/tcg.yaml:936",
        source=("r#ko.promote",),
        given={},
        arrange=given_45,
        when=("attack(0)", "choose(Place(1, 2))"),
        then=(
            ("active[1] == 2", then_45_1),
            ("mover == 1", then_45_2),
        ),
    ),
    Scenario(
        name="without Bench the battle is lost",
        place="specs/tcg.yaml:947",
        source=("r#ko.promote", "r#win.empty"),
        given={},
        arrange=given_46,
        when=("attack(0)",),
        then=(
            ("over", then_46_1),
            ("reward == [1, -1]", then_46_2),
            ("points[0] == 1", then_46_3),
        ),
    ),
    Scenario(
        name="the turn player promotes first",
        place="specs/tcg.yaml:956",
        source=("r#ko.promote_order", "r#ko.self"),
        given={},
        arrange=given_47,
        draws={"heads": (0,)},
        when=("attack(0)",),
        then=(
            ("points == [1, 1]", then_47_1),
            ("to_move == 0", then_47_2),
            ("asked?", then_47_3),
        ),
    ),
    Scenario(
        name="a recoil that Knocks Out gives the point to the other",
        place="specs/tcg.yaml:970",
        source=("r#ko.self",),
        given={},
        arrange=given_48,
        draws={"heads": (0,)},
        when=("attack(0)",),
        then=(
            ("points == [0, 1]", then_48_1),
            ("active[0] == 1", then_48_2),
            ("mon[1, 0].damage == 60", then_48_3),
        ),
    ),
    Scenario(
        name="both without Pokemon at once: a tie",
        place="specs/tcg.yaml:981",
        source=("r#win.both_empty",),
        given={},
        arrange=given_49,
        draws={"heads": (0,)},
        when=("attack(0)",),
        then=(
            ("over", then_49_1),
            ("reward == [0, 0]", then_49_2),
        ),
    ),
    Scenario(
        name="both reach three points at once: a tie",
        place="specs/tcg.yaml:991",
        source=("r#win.both_points",),
        given={},
        arrange=given_50,
        draws={"heads": (0,)},
        when=("attack(0)",),
        then=(
            ("over", then_50_1),
            ("reward == [0, 0]", then_50_2),
        ),
    ),
    Scenario(
        name="three points by the hit that costs the last Pokemon: a tie",
        place="specs/tcg.yaml:1004",
        source=("r#win.mixed",),
        given={},
        arrange=given_51,
        draws={"heads": (0,)},
        when=("attack(0)",),
        then=(
            ("over", then_51_1),
            ("reward == [0, 0]", then_51_2),
        ),
    ),
    Scenario(
        name="after thirty turns the battle is a tie",
        place="specs/tcg.yaml:1016",
        source=("ruling_scenarios#d15", "r#win.limit"),
        given={},
        arrange=given_52,
        when=("done",),
        then=(
            ("over", then_52_1),
            ("reward == [0, 0]", then_52_2),
        ),
    ),
    Scenario(
        name="Poison does 10 in every Checkup",
        place="specs/tcg.yaml:1026",
        source=("r#cond.poison", "r#check.both"),
        given={},
        arrange=given_53,
        when=("done", "done"),
        then=(
            ("mon[0, 0].damage == 20", then_53_1),
            ("mon[1, 0].damage == 20", then_53_2),
            ("mon[0, 0].poisoned", then_53_3),
        ),
    ),
    Scenario(
        name="Burn does 20, tails keeps it",
        place="specs/tcg.yaml:1034",
        source=("r#cond.burn",),
        given={},
        arrange=given_54,
        draws={"heads": (0,)},
        when=("done",),
        then=(
            ("mon[1, 0].damage == 20", then_54_1),
            ("mon[1, 0].burned", then_54_2),
        ),
    ),
    Scenario(
        name="Burn does 20, heads cures it",
        place="specs/tcg.yaml:1042",
        source=("r#cond.burn",),
        given={},
        arrange=given_55,
        draws={"heads": (1,)},
        when=("done",),
        then=(
            ("mon[1, 0].damage == 20", then_55_1),
            ("not mon[1, 0].burned", then_55_2),
        ),
    ),
    Scenario(
        name="a Burn does its damage before the coin",
        place="specs/tcg.yaml:1050",
        source=("ruling_scenarios#d09", "r#check.order", "r#cond.poison", "r#cond.burn"),
        given={},
        arrange=given_56,
        draws={"heads": (1,)},
        when=("done",),
        then=(
            ("points[0] == 1", then_56_1),
            ("not mon[1, 0].card?", then_56_2),
            ("active[1] == 1", then_56_3),
        ),
    ),
    Scenario(
        name="heads wakes, tails does not",
        place="specs/tcg.yaml:1061",
        source=("r#cond.sleep", "r#check.players"),
        given={},
        arrange=given_57,
        draws={"heads": (1, 0)},
        when=("done",),
        then=(
            ("mon[0, 0].mood == fine", then_57_1),
            ("mon[1, 0].mood == asleep", then_57_2),
        ),
    ),
    Scenario(
        name="Paralysis lasts through the next turn of its owner",
        place="specs/tcg.yaml:1070",
        source=("ruling_scenarios#d06", "r#cond.para"),
        given={},
        arrange=given_58,
        when=("done",),
        then=(
            ("turn == 6", then_58_1),
            ("mon[1, 0].mood == paralyzed", then_58_2),
        ),
        refused=(("attack(0)", "it is not Asleep or Paralyzed"),),
    ),
    Scenario(
        name="Paralysis ends in the Checkup after that turn",
        place="specs/tcg.yaml:1078",
        source=("ruling_scenarios#d06", "r#cond.para"),
        given={},
        arrange=given_59,
        when=("done", "done"),
        then=(
            ("turn == 7", then_59_1),
            ("mon[1, 0].mood == fine", then_59_2),
        ),
    ),
    Scenario(
        name="Ice Beam with heads paralyzes",
        place="specs/tcg.yaml:1085",
        source=("r#cond.para",),
        given={},
        arrange=given_60,
        draws={"heads": (1,)},
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 60", then_60_1),
            ("mon[1, 0].mood == paralyzed", then_60_2),
        ),
    ),
    Scenario(
        name="Confusion with tails: the attack does nothing, nobody is hurt",
        place="specs/tcg.yaml:1095",
        source=("ruling_scenarios#d07", "r#cond.conf"),
        given={},
        arrange=given_61,
        draws={"heads": (0,)},
        when=("attack(0)",),
        then=(
            ("mon[0, 0].damage == 0", then_61_1),
            ("mon[1, 0].damage == 0", then_61_2),
            ("mover == 1", then_61_3),
        ),
    ),
    Scenario(
        name="Confusion with heads: the attack goes on",
        place="specs/tcg.yaml:1104",
        source=("r#cond.conf",),
        given={},
        arrange=given_62,
        draws={"heads": (1,)},
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 20", then_62_1),
            ("mon[0, 0].mood == confused", then_62_2),
        ),
    ),
    Scenario(
        name="Confused replaces Asleep, Poison and Burn stay",
        place="specs/tcg.yaml:1113",
        source=("ruling_scenarios#d08", "r#cond.excl"),
        given={},
        arrange=given_63,
        then=(
            ("mon[1, 0].mood == confused", then_63_1),
            ("mon[1, 0].poisoned", then_63_2),
            ("mon[1, 0].burned", then_63_3),
        ),
    ),
    Scenario(
        name="Electronica confuses",
        place="specs/tcg.yaml:1122",
        source=("r#cond.conf", "r#cond.excl"),
        given={},
        arrange=given_64,
        when=("attack(0)",),
        then=(
            ("mon[1, 0].mood == confused", then_64_1),
            ("mon[1, 0].damage == 60", then_64_2),
        ),
    ),
    Scenario(
        name="only the Active Pokemon has conditions",
        place="specs/tcg.yaml:1132",
        source=("r#cond.active",),
        given={},
        arrange=given_65,
        when=("use_ability(0)", "play(0)"),
        then=(
            ("not mon[1, 0].poisoned", then_65_1),
            ("not mon[1, 1].poisoned", then_65_2),
            ("active[1] == 1", then_65_3),
        ),
    ),
    Scenario(
        name="healing does not cure",
        place="specs/tcg.yaml:1142",
        source=("r#cond.heal",),
        given={},
        arrange=given_66,
        when=("play(0)",),
        then=(
            ("mon[0, 0].damage == 10", then_66_1),
            ("mon[0, 0].poisoned", then_66_2),
        ),
    ),
    Scenario(
        name="Knock Outs of a Checkup are taken together",
        place="specs/tcg.yaml:1151",
        source=("r#check.ko", "r#win.both_points"),
        given={},
        arrange=given_67,
        when=("done",),
        then=(
            ("over", then_67_1),
            ("reward == [0, 0]", then_67_2),
            ("points == [3, 3]", then_67_3),
        ),
    ),
    Scenario(
        name="the end of the turn comes before the Checkup",
        place="specs/tcg.yaml:1164",
        source=("r#check.end",),
        given={},
        arrange=given_68,
        when=("done",),
        then=(
            ("not mon[0, 0].card?", then_68_1),
            ("spent[0, lightning] == 1", then_68_2),
            ("points == [0, 1]", then_68_3),
            ("active[0] == 1", then_68_4),
        ),
    ),
    Scenario(
        name="a search may fail for hidden reasons",
        place="specs/tcg.yaml:1174",
        source=("r#trainer.hidden",),
        given={},
        arrange=given_69,
        when=("play(0)",),
        then=(
            ("hand[0] == {}", then_69_1),
            ("len(deck[0]) == 18", then_69_2),
            ("0 in discard[0]", then_69_3),
        ),
    ),
    Scenario(
        name="Sabrina needs a Bench on the other side",
        place="specs/tcg.yaml:1184",
        source=("r#trainer.hidden",),
        given={},
        arrange=given_70,
        refused=(("play(0)", "the card would do something"),),
    ),
    Scenario(
        name="who is not hurt cannot be healed",
        place="specs/tcg.yaml:1190",
        source=("r#trainer.full_hp",),
        given={},
        arrange=given_71,
        refused=(("play(0)", "the card would do something"),),
    ),
    Scenario(
        name="draws and searches need a deck",
        place="specs/tcg.yaml:1197",
        source=("r#trainer.empty_deck",),
        given={},
        arrange=given_72,
        refused=(("play(0)", "the card would do something"), ("play(1)", "the card would do something")),
    ),
    Scenario(
        name="Counterattack answers a hit from the front",
        place="specs/tcg.yaml:1205",
        given={},
        arrange=given_73,
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 120", then_73_1),
            ("mon[0, 0].damage == 20", then_73_2),
            ("mon[0, 0].energy[psychic] == 2", then_73_3),
            ("spent[0, psychic] == 2", then_73_4),
        ),
    ),
    Scenario(
        name="Dig with heads shields through the next turn",
        place="specs/tcg.yaml:1213",
        given={},
        arrange=given_74,
        draws={"heads": (1,)},
        when=("attack(0)", "attack(0)"),
        then=(
            ("mon[1, 0].damage == 60", then_74_1),
            ("mon[0, 0].damage == 0", then_74_2),
            ("mon[0, 0].lasting[no_retreat] == 0", then_74_3),
            ("mon[0, 0].lasting[untouchable] == 0", then_74_4),
        ),
    ),
    Scenario(
        name="Misty flips until tails",
        place="specs/tcg.yaml:1223",
        given={},
        arrange=given_75,
        draws={"heads_run": (3,)},
        when=("play(0)", "choose(Place(0, 0))"),
        then=(("mon[0, 0].energy[water] == 3", then_75_1),),
        allowed=("attack(1)",),
    ),
    Scenario(
        name="Koga takes Weezing back",
        place="specs/tcg.yaml:1234",
        given={},
        arrange=given_76,
        when=("play(0)", "choose(Place(0, 2))"),
        then=(
            ("active[0] == 2", then_76_1),
            ("hand[0] == {16}", then_76_2),
            ("spent[0, darkness] == 2", then_76_3),
            ("16 in shown[0]", then_76_4),
        ),
    ),
    Scenario(
        name="Raging Thunder hits a Benched Pokemon of its own",
        place="specs/tcg.yaml:1245",
        given={},
        arrange=given_77,
        when=("attack(0)", "choose(Place(0, 2))"),
        then=(
            ("mon[1, 0].damage == 110", then_77_1),
            ("mon[0, 2].damage == 30", then_77_2),
            ("mon[0, 1].damage == 0", then_77_3),
        ),
    ),
    Scenario(
        name="Plasma gives Energy to a Benched Lightning Pokemon",
        place="specs/tcg.yaml:1256",
        given={},
        arrange=given_78,
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 10", then_78_1),
            ("mon[0, 2].energy[lightning] == 1", then_78_2),
        ),
    ),
    Scenario(
        name="Thunderclap Flash only at the end of the first turn",
        place="specs/tcg.yaml:1266",
        given={},
        arrange=given_79,
        when=("done",),
        then=(("energy_on(front(0)) == 0", then_79_1),),
    ),
    Scenario(
        name="Collapse puts Snorlax to sleep",
        place="specs/tcg.yaml:1273",
        given={},
        arrange=given_80,
        draws={"heads": (0,)},
        when=("attack(0)",),
        then=(
            ("mon[1, 0].damage == 100", then_80_1),
            ("mon[0, 0].mood == asleep", then_80_2),
        ),
    ),
    Scenario(
        name="an X Speed makes the retreat cheaper, for this turn",
        place="specs/tcg.yaml:1282",
        given={},
        arrange=given_81,
        when=("play(0)", "retreat(1)"),
        then=(
            ("active[0] == 1", then_81_1),
            ("energy_on(Place(0, 0)) == 0", then_81_2),
        ),
    ),
    Scenario(
        name="Red Card: the other shuffles the hand away and draws three",
        place="specs/tcg.yaml:1289",
        given={},
        arrange=given_82,
        when=("play(0)",),
        then=(
            ("size(hand[1]) == 3", then_82_1),
            ("len(deck[1]) == 16", then_82_2),
        ),
    ),
    Scenario(
        name="Mythical Slab keeps a Psychic Pokemon",
        place="specs/tcg.yaml:1297",
        given={},
        arrange=given_83,
        when=("play(0)",),
        then=(
            ("size(hand[0]) == 1", then_83_1),
            ("len(deck[0]) == 17", then_83_2),
        ),
    ),
    Scenario(
        name="Mythical Slab puts other cards under the deck",
        place="specs/tcg.yaml:1307",
        given={},
        arrange=given_84,
        when=("play(0)",),
        then=(
            ("hand[0] == {}", then_84_1),
            ("len(deck[0]) == 18", then_84_2),
        ),
    ),
    Scenario(
        name="a looked-at hand is known, the deck is not",
        place="specs/tcg.yaml:1317",
        source=("r#info.public",),
        given={},
        arrange=given_85,
        when=("play(0)",),
        then=(
            ("shown[1] == {0, 1}", then_85_1),
            ("hand[0] == {}", then_85_2),
            ("0 in discard[0]", then_85_3),
        ),
    ),
)
