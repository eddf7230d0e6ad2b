# Made by specc from specs/hearts_like.yaml. Do not edit.
"""Hearts, one deal, three cards passed to the left: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import Card, State, Suit


def then_1_1(state: State) -> bool:
    """The highest card of the suit led takes the trick. Then: leader == 1"""
    return state.leader == 1


def then_1_2(state: State) -> bool:
    """The highest card of the suit led takes the trick. Then: mover == 1"""
    return state.mover == 1


def then_1_3(state: State) -> bool:
    """The highest card of the suit led takes the trick. Then: hearts_14 in taken[1]"""
    return Card(Suit.hearts, 14) in state.taken[1]


def then_1_4(state: State) -> bool:
    """The highest card of the suit led takes the trick. Then: size(taken[1]) == 4"""
    return len(state.taken[1]) == 4


def then_3_1(state: State) -> bool:
    """All points in one hand, shooting the moon. Then: over"""
    return state.over


def then_3_2(state: State) -> bool:
    """All points in one hand, shooting the moon. Then: reward == [0, -26, -26, -26]"""
    return state.reward == [f32(0.0), f32(-26.0), f32(-26.0), f32(-26.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="the highest card of the suit led takes the trick",
        place="specs/hearts_like.yaml:112",
        source=("pagat, section Play",),
        given={
            "phase": 1,
            "hand": [[1, 29], [2, 38], [3, 51], [4, 26]],
            "taken": [
                [
                    0,
                    5,
                    6,
                    7,
                    8,
                    9,
                    10,
                    11,
                    12,
                    13,
                    14,
                    15,
                    16,
                    17,
                    18,
                    19,
                    20,
                    21,
                    22,
                    23,
                    24,
                    25,
                    27,
                    28,
                    30,
                    31,
                    32,
                    33,
                    34,
                    35,
                    36,
                    37,
                    39,
                    40,
                    41,
                    42,
                    43,
                    44,
                    45,
                    46,
                    47,
                    48,
                    49,
                    50,
                ],
                [],
                [],
                [],
            ],
            "tricks": 11,
            "mover": 0,
        },
        when=("play(spades_5)", "play(spades_14)", "play(hearts_14)", "play(spades_2)"),
        then=(
            ("leader == 1", then_1_1),
            ("mover == 1", then_1_2),
            ("hearts_14 in taken[1]", then_1_3),
            ("size(taken[1]) == 4", then_1_4),
        ),
    ),
    Scenario(
        name="a player who can must follow suit",
        place="specs/hearts_like.yaml:122",
        source=("pagat, section Play",),
        given={
            "phase": 1,
            "hand": [[29], [38, 39], [51], [26]],
            "taken": [
                [
                    0,
                    1,
                    2,
                    3,
                    4,
                    5,
                    6,
                    7,
                    8,
                    9,
                    10,
                    11,
                    12,
                    13,
                    14,
                    15,
                    16,
                    17,
                    18,
                    19,
                    20,
                    21,
                    22,
                    23,
                    24,
                    25,
                    27,
                    28,
                    30,
                    31,
                    32,
                    33,
                    34,
                    35,
                    36,
                    37,
                    40,
                    41,
                    42,
                    43,
                    44,
                    45,
                    46,
                    47,
                    48,
                    49,
                    50,
                ],
                [],
                [],
                [],
            ],
            "tricks": 11,
            "mover": 0,
        },
        when=("play(spades_5)",),
        refused=(("play(hearts_2)", "follow suit"),),
    ),
    Scenario(
        name="all points in one hand, shooting the moon",
        place="specs/hearts_like.yaml:132",
        source=("pagat, section Scoring",),
        given={
            "phase": 1,
            "hand": [[29], [28], [27], [26]],
            "taken": [
                [
                    0,
                    1,
                    2,
                    3,
                    4,
                    5,
                    6,
                    7,
                    8,
                    9,
                    10,
                    11,
                    12,
                    13,
                    14,
                    15,
                    16,
                    17,
                    18,
                    19,
                    20,
                    21,
                    22,
                    23,
                    24,
                    25,
                    30,
                    31,
                    32,
                    33,
                    34,
                    35,
                    36,
                    37,
                    38,
                    39,
                    40,
                    41,
                    42,
                    43,
                    44,
                    45,
                    46,
                    47,
                    48,
                    49,
                    50,
                    51,
                ],
                [],
                [],
                [],
            ],
            "tricks": 12,
            "mover": 0,
        },
        when=("play(spades_5)", "play(spades_4)", "play(spades_3)", "play(spades_2)"),
        then=(
            ("over", then_3_1),
            ("reward == [0, -26, -26, -26]", then_3_2),
        ),
    ),
)
