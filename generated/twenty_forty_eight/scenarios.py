# Made by specc from specs/twenty_forty_eight.yaml. Do not edit.
"""2048: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_runtime import f32
from .reference_scenarios import Scenario
from .reference import Sq, State


def then_1_1(state: State) -> bool:
    """Equal tiles merge once. Then: power[a1] == 2"""
    return state.power[Sq(0, 0)] == 2


def then_1_2(state: State) -> bool:
    """Equal tiles merge once. Then: power[b1] == 2"""
    return state.power[Sq(0, 1)] == 2


def then_1_3(state: State) -> bool:
    """Equal tiles merge once. Then: power[c1] == 0"""
    return state.power[Sq(0, 2)] == 0


def then_1_4(state: State) -> bool:
    """Equal tiles merge once. Then: reward == [4]"""
    return state.reward == [f32(4.0)]


def then_2_1(state: State) -> bool:
    """Four equal tiles give two. Then: power[a4] == 2"""
    return state.power[Sq(3, 0)] == 2


def then_2_2(state: State) -> bool:
    """Four equal tiles give two. Then: power[a3] == 2"""
    return state.power[Sq(2, 0)] == 2


def then_2_3(state: State) -> bool:
    """Four equal tiles give two. Then: power[a2] == 0"""
    return state.power[Sq(1, 0)] == 0


def then_2_4(state: State) -> bool:
    """Four equal tiles give two. Then: reward == [8]"""
    return state.reward == [f32(8.0)]


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="equal tiles merge once",
        place="specs/twenty_forty_eight.yaml:82",
        source=("js/game_manager.js, move()",),
        given={"power": [1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
        chance=(15, 1),
        when=("push(left)",),
        then=(
            ("power[a1] == 2", then_1_1),
            ("power[b1] == 2", then_1_2),
            ("power[c1] == 0", then_1_3),
            ("reward == [4]", then_1_4),
        ),
    ),
    Scenario(
        name="four equal tiles give two",
        place="specs/twenty_forty_eight.yaml:88",
        source=("js/game_manager.js, move()",),
        given={"power": [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]},
        chance=(15, 1),
        when=("push(up)",),
        then=(
            ("power[a4] == 2", then_2_1),
            ("power[a3] == 2", then_2_2),
            ("power[a2] == 0", then_2_3),
            ("reward == [8]", then_2_4),
        ),
    ),
    Scenario(
        name="a push that moves nothing is refused",
        place="specs/twenty_forty_eight.yaml:94",
        given={"power": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
        refused=(("push(left)", "a tile moves"), ("push(down)", "a tile moves")),
    ),
)
