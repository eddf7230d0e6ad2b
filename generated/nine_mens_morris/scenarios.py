# Made by specc from specs/nine_mens_morris.yaml. Do not edit.
"""Nine men's morris; with three men one may jump: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_scenarios import Scenario
from .reference import Point, State


def then_1_1(state: State) -> bool:
    """A mill takes a man that is in no mill. Then: board[a7] == 0"""
    return state.board[Point.a7] == 0


def then_1_2(state: State) -> bool:
    """A mill takes a man that is in no mill. Then: mover == 0"""
    return state.mover == 0


def then_2_1(state: State) -> bool:
    """When all stand in mills any may be taken. Then: not board[b4]?"""
    return state.board[Point.b4] is None


def then_2_2(state: State) -> bool:
    """When all stand in mills any may be taken. Then: mover == 1"""
    return state.mover == 1


def then_2_3(state: State) -> bool:
    """When all stand in mills any may be taken. Then: not over"""
    return not state.over


def then_3_1(state: State) -> bool:
    """Three men jump. Then: board[e5] == 0"""
    return state.board[Point.e5] == 0


def then_3_2(state: State) -> bool:
    """Three men jump. Then: mover == 1"""
    return state.mover == 1


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a mill takes a man that is in no mill",
        place="specs/nine_mens_morris.yaml:117",
        source=("section Rules, phase 1",),
        given={
            "board": [
                0,
                0,
                None,
                1,
                1,
                1,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                1,
            ],
            "in_hand": [1, 0],
            "mover": 0,
        },
        when=("place(a7)",),
        then=(
            ("board[a7] == 0", then_1_1),
            ("mover == 0", then_1_2),
        ),
        allowed=("choose(g7)",),
    ),
    Scenario(
        name="when all stand in mills any may be taken",
        place="specs/nine_mens_morris.yaml:137",
        source=("section Rules, phase 1",),
        given={
            "board": [
                0,
                0,
                None,
                1,
                1,
                1,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
            ],
            "in_hand": [1, 2],
            "mover": 0,
        },
        when=("place(a7)", "choose(b4)"),
        then=(
            ("not board[b4]?", then_2_1),
            ("mover == 1", then_2_2),
            ("not over", then_2_3),
        ),
    ),
    Scenario(
        name="three men jump",
        place="specs/nine_mens_morris.yaml:145",
        source=("section Rules, phase 3",),
        given={
            "board": [
                0,
                None,
                None,
                1,
                1,
                1,
                None,
                None,
                None,
                None,
                0,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                1,
                None,
                0,
                None,
            ],
            "in_hand": [0, 0],
            "mover": 0,
        },
        when=("move(a1, e5)",),
        then=(
            ("board[e5] == 0", then_3_1),
            ("mover == 1", then_3_2),
        ),
    ),
    Scenario(
        name="four men do not",
        place="specs/nine_mens_morris.yaml:153",
        source=("section Rules, phase 2",),
        given={
            "board": [
                0,
                None,
                None,
                1,
                1,
                1,
                None,
                None,
                None,
                None,
                0,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                None,
                1,
                None,
                0,
                None,
            ],
            "in_hand": [0, 0],
            "mover": 1,
        },
        refused=(("move(f6, e5)", "along a line, or anywhere with three men"),),
    ),
    Scenario(
        name="number of games, a man taken is a ply",
        place="specs/nine_mens_morris.yaml:160",
        perft=(24, 552, 12144),
    ),
)
