# Made by specc from specs/spell_duel.yaml. Do not edit.
"""Spell duel, a small card game of this repository: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .chance import Chance
from .reference_scenarios import Scenario
from .reference import COPY, Copy, Player, SPELL, State, WARD


def deal(state: State, p: Player, c: Copy) -> None:
    # spec: specs/spell_duel.yaml:169
    state.deck[p].take(c, "deal")
    state.hand[p] |= {c}


def given_1(state: State, chance: Chance) -> None:
    """A spark costs three lives. What is given."""
    deal(state, 0, COPY[0])


def then_1_1(state: State) -> bool:
    """A spark costs three lives. Then: life[1] == 9"""
    return state.life[1] == 9


def then_1_2(state: State) -> bool:
    """A spark costs three lives. Then: mover == 1"""
    return state.mover == 1


def given_2(state: State, chance: Chance) -> None:
    """A veil stops one strike. What is given."""
    deal(state, 0, COPY[0])
    state.ward[1] = WARD.mist
    state.ward_left[1] = 1


def then_2_1(state: State) -> bool:
    """A veil stops one strike. Then: life[1] == 12"""
    return state.life[1] == 12


def then_2_2(state: State) -> bool:
    """A veil stops one strike. Then: not ward[1]?"""
    return state.ward[1] is None


def given_3(state: State, chance: Chance) -> None:
    """An ice wall takes two. What is given."""
    deal(state, 0, COPY[0])
    state.ward[1] = WARD.ice_wall
    state.ward_left[1] = 3


def then_3_1(state: State) -> bool:
    """An ice wall takes two. Then: life[1] == 11"""
    return state.life[1] == 11


def then_3_2(state: State) -> bool:
    """An ice wall takes two. Then: ward_left[1] == 1"""
    return state.ward_left[1] == 1


def given_4(state: State, chance: Chance) -> None:
    """Stillness takes all but three, and its owner cannot strike. What is given."""
    deal(state, 0, COPY[3])
    deal(state, 1, COPY[0])
    state.power = [5, 5]
    state.ward[1] = WARD.stillness
    state.ward_left[1] = 2


def then_4_1(state: State) -> bool:
    """Stillness takes all but three, and its owner cannot strike. Then: life == [12, 9]"""
    return state.life == [12, 9]


def given_5(state: State, chance: Chance) -> None:
    """An echo does what the other cast last. What is given."""
    deal(state, 0, COPY[15])
    state.last_cast[1] = SPELL.blaze
    state.power[0] = 5


def then_5_1(state: State) -> bool:
    """An echo does what the other cast last. Then: life[1] == 5"""
    return state.life[1] == 5


def given_6(state: State, chance: Chance) -> None:
    """A discarded card goes on top and is drawn. What is given."""
    deal(state, 0, COPY[18])
    state.deck[0].take(COPY[0], "a discarded card goes on top and is drawn")
    state.discard[0] |= {COPY[0]}


def then_6_1(state: State) -> bool:
    """A discarded card goes on top and is drawn. Then: spark_1 in hand[0]"""
    return COPY[0] in state.hand[0]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a spark costs three lives",
        place="specs/spell_duel.yaml:174",
        given={},
        arrange=given_1,
        when=("cast(spark)",),
        then=(
            ("life[1] == 9", then_1_1),
            ("mover == 1", then_1_2),
        ),
    ),
    Scenario(
        name="a veil stops one strike",
        place="specs/spell_duel.yaml:178",
        given={},
        arrange=given_2,
        when=("cast(spark)",),
        then=(
            ("life[1] == 12", then_2_1),
            ("not ward[1]?", then_2_2),
        ),
    ),
    Scenario(
        name="an ice wall takes two",
        place="specs/spell_duel.yaml:185",
        given={},
        arrange=given_3,
        when=("cast(spark)",),
        then=(
            ("life[1] == 11", then_3_1),
            ("ward_left[1] == 1", then_3_2),
        ),
    ),
    Scenario(
        name="stillness takes all but three, and its owner cannot strike",
        place="specs/spell_duel.yaml:192",
        given={},
        arrange=given_4,
        when=("cast(blaze)", "cast(spark)"),
        then=(("life == [12, 9]", then_4_1),),
    ),
    Scenario(
        name="an echo does what the other cast last",
        place="specs/spell_duel.yaml:201",
        given={},
        arrange=given_5,
        when=("cast(echo)",),
        then=(("life[1] == 5", then_5_1),),
    ),
    Scenario(
        name="a discarded card goes on top and is drawn",
        place="specs/spell_duel.yaml:208",
        given={},
        arrange=given_6,
        when=("cast(insight)", "spark_1"),
        then=(("spark_1 in hand[0]", then_6_1),),
    ),
)
