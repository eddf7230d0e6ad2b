"""Pokemon battles of generation 1 against Pokemon Showdown 0.11.11: recorded battles by tape, its own unit scenarios, and random battles
played live in Node. After every decision all that Showdown keeps is equal, and the choices that it offers are the legal ones.

In JAX: `test_pokemon_jax.py`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from showdown import Showdown, read, replay
from showdown_scenarios import CHANGED, NOT_PLAYED, changed, play

from specc.environment import Built

Builder = Callable[..., Built]
BATTLES, SCENARIOS, LIVE_BATTLES = 240, 108, 100
PLAYER = Path(__file__).with_name("showdown_live") / "play.js"
PLACE = "SPECC_SHOWDOWN"
"""Environment variable: the folder of the npm package, where it is not `node_modules/pokemon-showdown` of the repository."""


@pytest.fixture(scope="module")
def battles(shared_data: Path) -> list[dict[str, Any]]:
    found = list(read(shared_data / "showdown" / "gen1_battles.jsonl.xz"))
    assert len(found) == BATTLES
    return found


@pytest.fixture(scope="module")
def scenarios(shared_data: Path) -> list[dict[str, Any]]:
    found = list(read(shared_data / "showdown" / "ps_gen1_unit_scenarios.jsonl.xz"))
    assert len(found) == SCENARIOS
    return found


@cache
def game(folder: Built, clauses: bool) -> Showdown:
    return Showdown(folder, clauses)


def of(folder: Built, battle: dict[str, Any]) -> Showdown:
    """The environment for the battle's format: custom games have no clauses, and numbers that do not roll over."""
    return game(folder, battle["format"] == "gen1ou")


def replay_all(folder: Built, battles: Sequence[dict[str, Any]]) -> int:
    """All of these, in the reference; the number of decisions of a player."""
    return sum(1 for battle in battles for _ in replay(of(folder, battle), battle))


# ---- the reference


def test_some_recorded_battles(built: Builder, battles: list[dict[str, Any]]) -> None:
    assert replay_all(built("pokemon_gen1"), battles[::8]) > 1000


@pytest.mark.slow
def test_all_recorded_battles(built: Builder, battles: list[dict[str, Any]]) -> None:
    assert replay_all(built("pokemon_gen1"), battles) > 15_000


def test_a_wrong_tape_is_noticed(built: Builder, battles: list[dict[str, Any]]) -> None:
    """The comparison can fail: one point more damage in the recording is found."""
    battle = json.loads(json.dumps(battles[0]))
    battle["steps"][0]["state"]["sides"][0]["mons"][0]["hp"] -= 1
    with pytest.raises(AssertionError, match="hp"):
        replay_all(built("pokemon_gen1"), [battle])


@pytest.mark.parametrize("number", range(SCENARIOS))
def test_scenarios_of_showdown(built: Builder, scenarios: list[dict[str, Any]], number: int) -> None:
    if number in NOT_PLAYED:
        pytest.skip(f"{scenarios[number]['test']}: {NOT_PLAYED[number]}")
    scenario = scenarios[number]
    played = game(built("pokemon_gen1"), "sleepclausemod" in scenario["rules"])
    with changed(played, CHANGED.get(number, {})):
        play(played, scenario)


def test_random_teams_are_legal(built: Builder) -> None:
    """Six species, moves that each can have learnt, nothing that gen1ou bans."""
    folder = built("pokemon_gen1")
    env: Any = folder.reference()
    reference: Any = folder.module("reference")
    allowed = {species: {move for move in species.learns if reference.admitted(move)} for species in reference.SPECIES}
    for seed in range(20):
        state = env.init((seed, 0))
        for p in range(2):
            team = [state.team[p, i] for i in range(6)]
            assert len({member.species for member in team}) == 6
            for member in team:
                moves = [member.move[j] for j in range(4) if member.move[j] is not None]
                assert len(set(moves)) == len(moves) == min(4, len(allowed[member.species]))
                assert set(moves) <= allowed[member.species]


# ---- Showdown in Node


@pytest.fixture(scope="module")
def package() -> Path:
    """The npm package; `npm install pokemon-showdown@0.11.11 --omit=optional --ignore-scripts` brings it."""
    if shutil.which("node") is None:
        pytest.skip("Node is not installed, so Showdown cannot be played live")
    folder = Path(os.environ.get(PLACE, Path(__file__).resolve().parents[2] / "node_modules" / "pokemon-showdown"))
    if not folder.is_dir():
        pytest.skip(f"the npm package pokemon-showdown 0.11.11 is not at {folder}; {PLACE} may name its folder")
    version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    if version != "0.11.11":
        pytest.skip(f"pokemon-showdown is {version}; the spec is version 0.11.11")
    return folder


def live(package: Path, seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Random battles between random teams, played now."""
    command = ["node", str(PLAYER), str(package), str(seed), str(count)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as running:
        assert running.stdout is not None
        yield from map(json.loads, running.stdout)
    assert running.returncode == 0


def test_some_live_battles(built: Builder, package: Path) -> None:
    assert replay_all(built("pokemon_gen1"), list(live(package, 1, 5))) > 100


@pytest.mark.slow
def test_live_battles(built: Builder, package: Path) -> None:
    folder, decisions = built("pokemon_gen1"), 0
    for battle in live(package, 2, LIVE_BATTLES):
        decisions += replay_all(folder, [battle])
    assert decisions > 2000
