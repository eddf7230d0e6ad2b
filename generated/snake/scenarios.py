# Made by specc from specs/snake.yaml. Do not edit.
"""Snake: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import Sq, State, Way


def then_1_1(state: State) -> bool:
    """Food makes the snake longer. Then: len(body) == 3"""
    return len(state.body) == 3


def then_1_2(state: State) -> bool:
    """Food makes the snake longer. Then: head == c1"""
    return state.head == Sq(0, 2)


def then_1_3(state: State) -> bool:
    """Food makes the snake longer. Then: food == d4"""
    return state.food == Sq(3, 3)


def then_1_4(state: State) -> bool:
    """Food makes the snake longer. Then: reward == [1]"""
    return state.reward == [f32(1.0)]


def then_2_1(state: State) -> bool:
    """The wall is the end. Then: over"""
    return state.over


def then_2_2(state: State) -> bool:
    """The wall is the end. Then: reward == [-1]"""
    return state.reward == [f32(-1.0)]


def then_3_1(state: State) -> bool:
    """The snake may follow its own tail. Then: not over"""
    return not state.over


def then_3_2(state: State) -> bool:
    """The snake may follow its own tail. Then: head == a1"""
    return state.head == Sq(0, 0)


def then_3_3(state: State) -> bool:
    """The snake may follow its own tail. Then: len(body) == 4"""
    return len(state.body) == 4


def then_4_1(state: State) -> bool:
    """The snake may not bite itself. Then: over"""
    return state.over


def then_4_2(state: State) -> bool:
    """The snake may not bite itself. Then: reward == [-1]"""
    return state.reward == [f32(-1.0)]


def then_5_1(state: State) -> bool:
    """Turning back is no turn. Then: head == c1"""
    return state.head == Sq(0, 2)


def then_5_2(state: State) -> bool:
    """Turning back is no turn. Then: heading == right"""
    return state.heading == Way.right


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="food makes the snake longer",
        place="specs/snake.yaml:68",
        given={"body": [0, 1], "head": 1, "heading": 1, "food": 2},
        chance=(33,),
        when=("turn(right)",),
        then=(
            ("len(body) == 3", then_1_1),
            ("head == c1", then_1_2),
            ("food == d4", then_1_3),
            ("reward == [1]", then_1_4),
        ),
    ),
    Scenario(
        name="the wall is the end",
        place="specs/snake.yaml:73",
        given={"body": [8, 9], "head": 9, "heading": 1, "food": 40},
        when=("turn(right)",),
        then=(
            ("over", then_2_1),
            ("reward == [-1]", then_2_2),
        ),
    ),
    Scenario(
        name="the snake may follow its own tail",
        place="specs/snake.yaml:77",
        given={"body": [0, 10, 11, 1], "head": 1, "heading": 2, "food": 99},
        when=("turn(left)",),
        then=(
            ("not over", then_3_1),
            ("head == a1", then_3_2),
            ("len(body) == 4", then_3_3),
        ),
    ),
    Scenario(
        name="the snake may not bite itself",
        place="specs/snake.yaml:81",
        given={"body": [0, 10, 20, 21, 11], "head": 11, "heading": 2, "food": 99},
        when=("turn(left)",),
        then=(
            ("over", then_4_1),
            ("reward == [-1]", then_4_2),
        ),
    ),
    Scenario(
        name="turning back is no turn",
        place="specs/snake.yaml:85",
        given={"body": [0, 1], "head": 1, "heading": 1, "food": 99},
        when=("turn(left)",),
        then=(
            ("head == c1", then_5_1),
            ("heading == right", then_5_2),
        ),
    ),
)
