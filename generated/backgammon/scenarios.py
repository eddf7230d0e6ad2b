# Made by specc from specs/backgammon.yaml. Do not edit.
"""Backgammon, without the doubling cube: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import Spot, Spot_2, State


def then_3_1(state: State) -> bool:
    """A hit blot goes to the bar and must enter first. Then: men[1, bar] == 1"""
    return state.men[1, Spot(1, Spot_2.bar)] == 1


def then_3_2(state: State) -> bool:
    """A hit blot goes to the bar and must enter first. Then: men[1, 16] == 0"""
    return state.men[1, Spot(0, 16)] == 0


def then_3_3(state: State) -> bool:
    """A hit blot goes to the bar and must enter first. Then: mover == 1"""
    return state.mover == 1


def then_5_1(state: State) -> bool:
    """Doubles give four steps. Then: mover == 0"""
    return state.mover == 0


def then_5_2(state: State) -> bool:
    """Doubles give four steps. Then: dice[2] == 1"""
    return state.dice[2] == 1


def then_6_1(state: State) -> bool:
    """A gammon counts double. Then: over"""
    return state.over


def then_6_2(state: State) -> bool:
    """A gammon counts double. Then: reward == [2, -2]"""
    return state.reward == [f32(2.0), f32(-2.0)]


def then_7_1(state: State) -> bool:
    """A man on the bar makes it a backgammon. Then: over"""
    return state.over


def then_7_2(state: State) -> bool:
    """A man on the bar makes it a backgammon. Then: reward == [3, -3]"""
    return state.reward == [f32(3.0), f32(-3.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="both dice must be used if they can",
        place="specs/backgammon.yaml:115",
        source=("section Movement of the checkers",),
        given={
            "men": [
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0],
            ],
            "dice": [0, 0, 0, 0, 1, 1],
            "mover": 0,
        },
        allowed=("move(12, 6)", "move(20, 5)"),
        refused=(("move(20, 6)", "both dice must be used if they can"),),
    ),
    Scenario(
        name="only one die can be used, it must be the larger",
        place="specs/backgammon.yaml:123",
        source=("section Movement of the checkers",),
        given={
            "men": [
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            ],
            "dice": [0, 0, 0, 0, 1, 1],
            "mover": 0,
        },
        allowed=("move(22, 6)",),
        refused=(("move(22, 5)", "if only one die can be used, the larger"),),
    ),
    Scenario(
        name="a hit blot goes to the bar and must enter first",
        place="specs/backgammon.yaml:131",
        source=("section Hitting and entering",),
        given={
            "men": [
                [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0],
            ],
            "dice": [0, 0, 1, 0, 0, 0],
            "mover": 0,
        },
        chance=(6, 5),
        when=("move(10, 3)",),
        then=(
            ("men[1, bar] == 1", then_3_1),
            ("men[1, 16] == 0", then_3_2),
            ("mover == 1", then_3_3),
        ),
        refused=(("move(20, 5)", "the step is possible"),),
    ),
    Scenario(
        name="a larger throw bears off from the highest point",
        place="specs/backgammon.yaml:141",
        source=("section Bearing off",),
        given={
            "men": [
                [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            ],
            "dice": [0, 1, 0, 0, 0, 1],
            "mover": 0,
        },
        allowed=("move(3, 6)", "move(3, 2)"),
        refused=(("move(1, 6)", "the step is possible"),),
    ),
    Scenario(
        name="doubles give four steps",
        place="specs/backgammon.yaml:149",
        source=("section Movement of the checkers",),
        given={
            "men": [
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0],
            ],
            "dice": [0, 4, 0, 0, 0, 0],
            "mover": 0,
        },
        when=("move(23, 2)", "move(23, 2)", "move(21, 2)"),
        then=(
            ("mover == 0", then_5_1),
            ("dice[2] == 1", then_5_2),
        ),
    ),
    Scenario(
        name="a gammon counts double",
        place="specs/backgammon.yaml:157",
        source=("section Gammons and backgammons",),
        given={
            "men": [
                [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            ],
            "dice": [0, 0, 0, 1, 0, 0],
            "mover": 0,
        },
        when=("move(0, 4)",),
        then=(
            ("over", then_6_1),
            ("reward == [2, -2]", then_6_2),
        ),
    ),
    Scenario(
        name="a man on the bar makes it a backgammon",
        place="specs/backgammon.yaml:165",
        source=("section Gammons and backgammons",),
        given={
            "men": [
                [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
                [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
            ],
            "dice": [0, 0, 0, 1, 0, 0],
            "mover": 0,
        },
        when=("move(0, 4)",),
        then=(
            ("over", then_7_1),
            ("reward == [3, -3]", then_7_2),
        ),
    ),
)
