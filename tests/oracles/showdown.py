"""What Pokemon Showdown records of a battle, and the same in the fields of `specs/pokemon_gen1.yaml`."""

from __future__ import annotations

import json
import lzma
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from specc.environment import Built

STATS = ("atk", "def", "spc", "spe")
BOOSTS = (*STATS, "acc", "eva")
STATUSES = ("", "slp", "psn", "tox", "brn", "frz", "par")
FLAGS = ("mist", "focusenergy", "reflect", "lightscreen", "leechseed")
SITES = {
    "scripts:414#tryMoveHit": "hit",
    "scripts:694#getDamage": "crit",
    "scripts:779#getDamage": "damage_roll",
    "scripts:622#moveHit": "secondary",
    "moves:833#onTryHit": "secondary",  # of a move that meets a Substitute
    "conditions:74#onStart": "sleep_turns",
    "conditions:51#onBeforeMove": "full_paralysis",
    "conditions:149#onStart": "confusion_turns",
    "conditions:162#onBeforeMove": "confusion_self_hit",
    "scripts:426#tryMoveHit": "multi_hit",
    "conditions:241#durationCallback": "trap_turns",
    "conditions:304#onStart": "thrash_turns",
    "moves:57#onStart": "bide_turns",
    "moves:244#onStart": "disable_move",
    "moves:249#onStart": "disable_turns",
    "moves:481#onHit": "mimic_move",
    "moves:574#damageCallback": "psywave_damage",
    "moves:467#onHit": "metronome_move",
    "battle-queue:299#sort": "order_tie",
}


def clean(name: str) -> str:
    """A name as Showdown's ids are written."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a recording, one a line."""
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def site_of(recorded: str) -> str | None:
    """The site of the spec for a recorded draw; none for ties that only the simulator's own ordering has."""
    for end, name in SITES.items():
        if any(part.endswith(end) for part in recorded.split("<")):
            return name
    return None


def tape_of(step: dict[str, Any]) -> list[list[Any]]:
    """The recorded draws (low, high, result, site) of a decision as a tape. Who comes in first after two faints changes nothing."""
    draws = [] if all(choice.startswith("switch") for choice in step["choices"]) and "|upkeep" not in step["log"] else step["draws"]
    named = [(site_of(site), result - low) for low, _, result, site in draws]
    return [[name, value] for name, value in named if name is not None]


class Showdown:
    """Battles of Showdown in an environment built from the spec."""

    def __init__(self, folder: Built, clauses: bool) -> None:
        self.reference: Any = folder.module("reference")
        self.params = {"sleep_clause": clauses, "freeze_clause": clauses, "overflow": clauses}
        self.env: Any = self.reference.Env(self.params)
        self.chance: Any = folder.module("chance")

    @cached_property
    def moves(self) -> dict[str, int]:
        return {clean(row.row_name): i for i, row in enumerate(self.reference.MOVE)}

    def picked(self, plain: dict[str, Any], p: int) -> str:
        """The move selected last, as Showdown names it."""
        number = plain["last_picked"][p]
        return "cannotmove" if plain["held"][p] else "nomove" if number is None else list(self.moves)[number]

    @cached_property
    def species(self) -> dict[str, int]:
        return {clean(row.row_name): i for i, row in enumerate(self.reference.SPECIES)}

    @cached_property
    def kinds(self) -> dict[str, int]:
        return {**{clean(row.row_name): i for i, row in enumerate(self.reference.KIND)}, "": len(self.reference.KIND) - 1}

    @cached_property
    def actions(self) -> dict[str, int]:
        return {self.env.action_name(i): i for i in range(self.env.num_actions)}

    def member(self, mon: dict[str, Any]) -> dict[str, Any]:
        """A Pokemon of a team as it is at the start."""
        free = 4 - len(mon["moves"])
        return {
            "species": self.species[clean(mon["species"])],
            "level": mon["level"],
            "stat": [mon["baseStats"][name] for name in STATS],
            "max_hp": mon["maxhp"],
            "hp": mon["hp"],
            "status": 0,
            "sleep": 0,
            "rests": False,
            "move": [self.moves[m["id"]] for m in mon["moves"]] + [None] * free,
            "pp": [m["pp"] for m in mon["moves"]] + [0] * free,
        }

    def given(self, start: dict[str, Any]) -> dict[str, Any]:
        """The teams of a recorded first state."""
        nobody = self.member({"species": "bulbasaur", "level": 100, "baseStats": dict.fromkeys(STATS, 1), "maxhp": 1, "hp": 0, "moves": []})
        teams = [[self.member(mon) for mon in side["mons"]] for side in start["sides"]]
        return {"team": [team + [nobody] * (6 - len(team)) for team in teams], "mates": [len(team) for team in teams]}

    def number(self, choice: str, order: Sequence[int]) -> int:
        """The action of `move 2` or `switch 3`; order: which Pokemon stands at which place of the recorded side."""
        kind, place = choice.split()
        return self.actions[f"fight({int(place) - 1})" if kind == "move" else f"swap({order[int(place) - 1]})"]

    # ---- comparing

    def differences(self, state: Any, recorded: dict[str, Any]) -> list[tuple[Any, ...]]:
        """Where a state is not the recorded one: (where, what, here, recorded)."""
        plain = self.env.to_plain(state)
        found: list[tuple[Any, ...]] = []

        def same(where: Any, what: str, here: Any, there: Any) -> None:
            if here != there:
                found.append((where, what, here, there))

        same("battle", "over", state.over, bool(recorded["ended"]))
        for p, side in enumerate(recorded["sides"]):
            for i, mon in enumerate(side["mons"]):
                same((p, i), "hp", plain["team"][p][i]["hp"], mon["hp"])
                if not mon["fainted"]:
                    same((p, i), "status", plain["team"][p][i]["status"], STATUSES.index(mon["status"]))
                    if mon["status"] == "slp":
                        same((p, i), "sleep", plain["team"][p][i]["sleep"], mon["statusState"]["time"])
                    pp = [m["pp"] for m in mon["baseMoves"]]
                    same((p, i), "pp", plain["team"][p][i]["pp"][: len(pp)], pp)
        if not state.over:
            same("battle", "turn", state.turn, recorded["turn"])
            same("battle", "last_damage", plain["last_damage"], recorded["lastDamage"])
            for p, side in enumerate(recorded["sides"]):
                same(p, "picked", self.picked(plain, p), side["lastSelectedMove"])
                same(p, "who", plain["act"][p]["who"], side["active"])
                mon = side["mons"][side["active"]]
                if plain["act"][p]["who"] == side["active"] and not mon["fainted"]:
                    for what, here, there in self.active(plain["act"][p], mon):
                        if what != "trapped" or recorded["request"] == "move":  # what is left of it after a faint goes before the next turn
                            same(p, what, here, there)
        return found

    def active(self, a: dict[str, Any], mon: dict[str, Any]) -> Iterator[tuple[str, Any, Any]]:
        """What the Pokemon in battle is and carries: (what, here, recorded)."""
        n = len(mon["moves"])
        vol: dict[str, dict[str, Any]] = mon["vol"]

        def of(name: str, key: str, absent: Any = 0) -> Any:
            return vol[name].get(key) if name in vol else absent

        yield "stage", a["stage"], [mon["boosts"][k] for k in BOOSTS]
        yield "stat", a["stat"], [mon["modStats"][k] for k in STATS]
        yield "base", a["base"], [mon["stats"][k] for k in STATS]
        yield "kind", sorted(set(a["kind"])), sorted({self.kinds[clean(k)] for k in mon["types"]})
        yield "move", a["move"][:n], [self.moves[m["id"]] for m in mon["moves"]]
        yield "active pp", a["pp"][:n], [m["pp"] for m in mon["moves"]]
        yield "transformed", a["transformed"], mon["transformed"]
        yield "confused", a["confused"], of("confusion", "time")
        yield "substitute", a["substitute"], of("substitute", "hp")
        yield "flags", a["has"], [name in vol for name in FLAGS]
        yield "flinched", a["flinched"], "flinch" in vol
        yield "recharging", a["recharging"], "mustrecharge" in vol
        yield "hidden", a["hidden"], "invulnerability" in vol
        yield "charging", a["charging"], self.moves.get(of("twoturnmove", "move", None))
        yield "raging", a["raging"], "rage" in vol
        yield "thrash", a["thrash"], self.moves.get(of("lockedmove", "move", None))
        yield "thrash_left", a["thrash_left"] if a["thrash"] is not None else 0, of("lockedmove", "time")
        yield "bide_left", a["bide_left"], of("bide", "time")
        yield "bide_damage", a["bide_damage"] if a["bide_left"] else 0, of("bide", "damage")
        yield "trapping", a["trapping"], self.moves.get(of("partialtrappinglock", "move", None))
        yield "trap_left", a["trap_left"] if a["trapping"] is not None else 0, of("partialtrappinglock", "duration")
        yield "trapped", a["trapped"], of("partiallytrapped", "duration")
        yield "toxic", a["toxic"] if a["toxic_counts"] else None, of("residualdmg", "counter", None)


# ---- whole battles


def replay(game: Showdown, battle: dict[str, Any]) -> Iterator[tuple[Any, int, list[tuple[int, Any]], Any]]:
    """A recorded battle by tape; raises where it differs. Of every action: state before, number, draws used, state after."""
    start = battle["init"]["state"]
    state = game.env.init((0, 0), game.given(start))
    check(game.differences(state, start), battle, -1)
    orders = [side["order"] for side in start["sides"]]
    for n, step in enumerate(battle["steps"]):
        asked = [p for p in (0, 1) if step["choices"][p]]
        for p in asked:
            assert state.to_move == p, (n, state.to_move, p)
            legal = {game.number(choice, orders[p]) for choice in step["legal"][p]}
            assert {i for i, ok in enumerate(state.legal_action_mask) if ok} == legal, (n, p, step["legal"][p])
            action = game.number(step["choices"][p], orders[p])
            before = state
            try:
                state, used = game.env.step_tape(state, action, tape_of(step) if p == asked[-1] else [])
            except Exception as error:
                raise AssertionError((battle.get("seed"), n, str(error), log_of(step))) from error
            yield before, action, used, state
        check(game.differences(state, step["state"]), battle, n)
        orders = [side["order"] for side in step["state"]["sides"]]
    assert state.over == battle["ended"]
    if not state.over:
        return  # a live battle that was left
    winner = {"A": [1, -1], "B": [-1, 1]}.get(battle["winner"], [0, 0])
    assert list(state.reward) == winner, (state.reward, battle["winner"])


def check(differences: list[tuple[Any, ...]], battle: dict[str, Any], n: int) -> None:
    """Fail with what differs, and the log of the step."""
    log = log_of(battle["steps"][n]) if n >= 0 else []
    assert not differences, (battle.get("seed"), n, differences, log)


def log_of(step: dict[str, Any]) -> list[str]:
    """What Showdown told the players."""
    return [line for line in step["log"] if not line.startswith("|split")]
