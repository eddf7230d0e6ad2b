# Made by specc from specs/gridworld.yaml. Do not edit.
"""Key, door and goal, seen through a small window: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_scenarios import Scenario
from .reference import State


def then_2_1(state: State) -> bool:
    """Turning goes round. Then: heading == 2"""
    return state.heading == 2 % 4


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="the window turns with the agent, and beyond the edge all is wall",
        place="specs/gridworld.yaml:76",
        settings={"n": "5"},
        applies=False,
    ),
    Scenario(
        name="turning goes round",
        place="specs/gridworld.yaml:88",
        given={"heading": 0},
        when=("turn_left", "turn_left"),
        then=(("heading == 2", then_2_1),),
    ),
    Scenario(
        name="a closed door stops the agent without the key",
        place="specs/gridworld.yaml:92",
        settings={"n": "5"},
        applies=False,
        when=("forward",),
    ),
    Scenario(
        name="with the key through the door to the goal",
        place="specs/gridworld.yaml:105",
        settings={"n": "5"},
        applies=False,
        when=("forward", "forward"),
    ),
)
