"""Showdown's own unit scenarios of generation 1, played in an environment built from `specs/pokemon_gen1.yaml`.

They are recorded without the sites of the draws; some force chances, edit the state between turns, or change the data of moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from showdown import BOOSTS, STATS, STATUSES, Showdown, check, log_of

RANGES = {
    "hit": (0, 256),
    "crit": (0, 256),
    "damage_roll": (217, 256),
    "secondary": (0, 256),
    "full_paralysis": (0, 256),
    "confusion_self_hit": (0, 256),
    "sleep_turns": (1, 8),
    "confusion_turns": (2, 6),
    "thrash_turns": (2, 4),
    "bide_turns": (2, 4),
    "disable_turns": (1, 9),
    "multi_hit": (0, 8),
    "trap_turns": (0, 8),
    "metronome_move": (0, 163),
    "order_tie": (0, 2),
}
ORDERINGS = [[low, high] for high in (2, 3, 4) for low in range(high - 1)]
"""Ranges of the ties that only the simulator's own ordering has."""

CHANGED: dict[int, dict[str, int | None]] = {
    8: {"toxic": None, "leech_seed": None},
    55: {"rage": None, "disable": None},
    56: {"rage": None, "disable": 1},
    58: {"rage": None, "explosion": 1},
    88: {"high_jump_kick": 1, "agility": 1},
    102: {"thunderbolt": None},
}
"""Scenarios whose test changes the accuracy of moves: the bytes that it leaves (None: cannot miss)."""

NOT_PLAYED = {
    1: "uses Sleep Talk, which generation 1 does not have",
    2: "uses Sleep Talk, which generation 1 does not have",
    5: "uses Lucky Chant, which generation 1 does not have",
    89: "a team whose Special Defence is not its Special, which generation 1 does not have",
}


class LooseTape:
    """The draws (low, high, result) of a decision, told apart by their ranges. A forced chance is the lowest or the highest value."""

    def __init__(self, game: Showdown, draws: Sequence[Sequence[Any]], sure: bool) -> None:
        self.game, self.draws, self.sure = game, list(draws), sure
        self.tape = game.chance.Tape([], game.env.game.sites)

    def take(self, chance: Any, kind: str, site: int, args: Sequence[Any]) -> Any:
        """The next draw that is none of the simulator's own."""
        name = self.tape.name(site)
        while self.draws and self.draws[0][:2] in ORDERINGS and list(RANGES.get(name, self.draws[0][:2])) != self.draws[0][:2]:
            del self.draws[0]
        assert self.draws, f"no draw is left where the rules draw {name}"
        low, high, result = self.draws.pop(0)[:3]
        if low == "forced":
            value = 0 if result else 255
        else:
            assert (low, high) == RANGES.get(name, (low, high)), f"a draw from {low} to {high} where the rules draw {name}"
            value = 0 if self.sure and name == "secondary" else result - low
        return self.tape.accept(chance, kind, site, args, value)

    def finish(self) -> None:
        """What is left must be the simulator's own."""
        assert all(draw[:2] in ORDERINGS for draw in self.draws), self.draws


@contextmanager
def changed(game: Showdown, accuracies: Mapping[str, int | None]) -> Iterator[None]:
    """Moves with other accuracies."""
    rows = {row.row_name: row for row in game.reference.MOVE}
    before = {name: rows[name].hits_in for name in accuracies}
    for name, value in accuracies.items():
        rows[name].hits_in = value
    try:
        yield
    finally:
        for name, value in before.items():
            rows[name].hits_in = value


def play(game: Showdown, scenario: dict[str, Any]) -> None:
    """A whole scenario, equal after every decision."""
    recorded = scenario["init"]["state"]
    state = game.env.init((0, 0), game.given(recorded))
    check(game.differences(state, recorded), scenario, -1)
    for n, step in enumerate(scenario["steps"]):
        if step.get("edited"):
            recorded = step["before"]
            state = edited(game, state, recorded)
        tape = LooseTape(game, step["draws"], "guaranteedsecondarymod" in scenario["rules"])
        for p in (0, 1):
            if step["choices"][p]:
                assert state.to_move == p, (n, p)
                action = number(game, state, step["choices"][p], recorded["sides"][p])
                assert state.legal_action_mask[action], (n, p, step["choices"][p], log_of(step))
                state = game.env.step_from(state, action, game.chance.TapeChance(tape))
        tape.finish()
        recorded = step["state"]
        check(game.differences(state, recorded), scenario, n)


def number(game: Showdown, state: Any, choice: str, side: dict[str, Any]) -> int:
    """The action of `move toxic` or `switch 2`. Where a Pokemon has no choice the only action is the first move."""
    kind, what = choice.split()
    if kind == "switch":
        return game.actions[f"swap({side['order'][int(what) - 1]})"]
    moves = [move["id"] for move in side["mons"][side["active"]]["moves"]]
    wanted = game.actions[f"fight({moves.index(what)})"] if what in moves else 0
    return wanted if state.legal_action_mask[wanted] else game.actions["fight(0)"]


def edited(game: Showdown, state: Any, recorded: dict[str, Any]) -> Any:
    """The state after a test wrote into it what the recording shows."""
    plain = game.env.to_plain(state)
    plain["last_damage"] = recorded["lastDamage"]
    for p, side in enumerate(recorded["sides"]):
        for i, mon in enumerate(side["mons"]):
            member = plain["team"][p][i]
            member["hp"], member["status"] = mon["hp"], STATUSES.index(mon["status"])
            member["pp"][: len(mon["baseMoves"])] = [move["pp"] for move in mon["baseMoves"]]
        mon, active = side["mons"][side["active"]], plain["act"][p]
        active["pp"][: len(mon["moves"])] = [move["pp"] for move in mon["moves"]]
        active["stage"] = [mon["boosts"][name] for name in BOOSTS]
        active["stat"] = [mon["modStats"][name] for name in STATS]
        active["bide_left"] = mon["vol"].get("bide", {}).get("time", 0)
        active["confused"] = mon["vol"].get("confusion", {}).get("time", 0)
    return game.env.from_plain({**plain, **game.params})
