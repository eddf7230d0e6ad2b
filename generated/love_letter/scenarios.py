# Made by specc from specs/love_letter.yaml. Do not edit.
"""Love Letter, one round of two players: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import State


def then_1_1(state: State) -> bool:
    """A guard that guesses right wins. Then: over"""
    return state.over


def then_1_2(state: State) -> bool:
    """A guard that guesses right wins. Then: reward == [1, -1]"""
    return state.reward == [f32(1.0), f32(-1.0)]


def then_3_1(state: State) -> bool:
    """The princess may not be played. Then: over"""
    return state.over


def then_3_2(state: State) -> bool:
    """The princess may not be played. Then: reward == [-1, 1]"""
    return state.reward == [f32(-1.0), f32(1.0)]


def then_4_1(state: State) -> bool:
    """A priest sees the hand. Then: seen[1]"""
    return state.seen[1]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a guard that guesses right wins",
        place="specs/love_letter.yaml:142",
        source=("Wikipedia, section Gameplay",),
        given={"hand": [5, 7], "drawn": 0, "mover": 0},
        when=("play(guard)", "baron"),
        then=(
            ("over", then_1_1),
            ("reward == [1, -1]", then_1_2),
        ),
    ),
    Scenario(
        name="the countess must go",
        place="specs/love_letter.yaml:147",
        given={"hand": [14, 7], "drawn": 13, "mover": 0},
        allowed=("play(countess)",),
        refused=(("play(king)", "the countess goes before king and prince"),),
    ),
    Scenario(
        name="the princess may not be played",
        place="specs/love_letter.yaml:151",
        given={"hand": [15, 7], "drawn": 0, "mover": 0},
        when=("play(princess)",),
        then=(
            ("over", then_3_1),
            ("reward == [-1, 1]", then_3_2),
        ),
    ),
    Scenario(
        name="a priest sees the hand",
        place="specs/love_letter.yaml:155",
        given={"hand": [15, 7], "drawn": 5, "mover": 0},
        when=("play(priest)",),
        then=(("seen[1]", then_4_1),),
        observed=((0, "known", (0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0)),),
    ),
)
