# Made by specc from specs/hex.yaml. Do not edit.
"""Hex with the swap rule: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .reference_scenarios import Scenario


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a chain from edge to edge wins",
        place="specs/hex.yaml:72",
        source=("Wikipedia, first paragraph",),
        settings={"size": "3", "swap": "false"},
        applies=False,
        when=("place(b3)",),
    ),
    Scenario(
        name="the swap mirrors the stone and keeps the order of turns",
        place="specs/hex.yaml:84",
        settings={"size": "3"},
        applies=False,
        when=("place(c1)", "take_over"),
    ),
    Scenario(
        name="no second swap",
        place="specs/hex.yaml:96",
        settings={"size": "3"},
        applies=False,
        when=("place(c1)", "place(b2)"),
        refused=(("take_over", "only as the second player's first move"),),
    ),
    Scenario(
        name="number of games without the swap",
        place="specs/hex.yaml:100",
        settings={"size": "3", "swap": "false"},
        applies=False,
        perft=(9, 72, 504, 3024),
    ),
)
