"""What has run of a generated reference: counted by step while it plays, told in places of the spec.

Measured: functions, actions, their legality, ends; both sides of every condition; rows of tables that do something (their code ran, a
rule was given them or put them into the state); pairs of rules that ran in an episode with a field the first wrote and the second
reads. Not measured: the parts of a condition, and rows that are only looked up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from specc.verify.instrument import CUT, Event, Probe

PAIRS_TOLD = 200
NOT_TOLD = ("legality", "end conditions", "start", "invariants")
"""Kinds that are left out where the rules of one step are told."""

Pair = tuple[int, int, str]
"""Writer, reader (numbers of parts), field."""


@dataclass
class Tally:
    """How many steps each event was part of, and which pairs of rules ran one after the other."""

    steps: Counter[int] = field(default_factory=Counter)
    pairs: set[Pair] = field(default_factory=set)

    def add(self, other: Tally) -> None:
        """What somebody else has counted."""
        self.steps.update(other.steps)
        self.pairs |= other.pairs

    def as_json(self) -> dict[str, Any]:
        """To be saved; `tally_from` reads it."""
        return {"steps": sorted(self.steps.items()), "pairs": sorted(self.pairs)}


def tally_from(data: dict[str, Any]) -> Tally:
    """As it was saved."""
    pairs = {(int(w), int(r), str(name)) for w, r, name in data["pairs"]}
    return Tally(Counter({int(event): int(n) for event, n in data["steps"]}), pairs)


class Watch:
    """Counts what runs in an instrumented reference, inside `with watch.on():`; as often as you like."""

    def __init__(self, probe: Probe) -> None:
        self.probe = probe
        self.tally = Tally()

    @contextmanager
    def on(self, writers: dict[str, int] | None = None) -> Iterator[None]:
        """Count one step. `writers`: who wrote each field last in this episode; it is brought up to date."""
        self.probe.clear()
        try:
            yield
        finally:
            self.tally.steps.update(self.probe.now)
            self._pairs({} if writers is None else writers)

    def take(self) -> Tally:
        """What was counted since the last time."""
        taken, self.tally = self.tally, Tally()
        return taken

    @contextmanager
    def trial(self) -> Iterator[set[int]]:
        """Count nothing; the set holds what ran."""
        self.probe.clear()
        found: set[int] = set()
        try:
            yield found
        finally:
            found |= self.probe.now

    def cut_off(self) -> None:
        """An episode reached the limit of steps of its game."""
        self.tally.steps.update(i for i, e in enumerate(self.probe.events) if e.name == CUT and e.kind == "ends")

    def _pairs(self, writers: dict[str, int]) -> None:
        """By the order in which functions were entered for the first time in the step."""
        for event in self.probe.order:
            number = self.probe.events[event].part
            if number is None or self.probe.events[event].kind == "branches":
                continue
            part = self.probe.parts[number]
            self.tally.pairs.update((writers[name], number, name) for name in part.reads if name in writers)
            writers.update(dict.fromkeys(part.writes, number))


def ran(probe: Probe, now: Iterable[int]) -> tuple[str, ...]:
    """The functions among these events, with their places; conditions of legality and of the ends are left out."""
    entered = (probe.events[i] for i in sorted(now))
    told = [e for e in entered if e.part is not None and e.kind != "branches" and e.kind not in NOT_TOLD]
    return tuple(f"{e.name} ({e.place})" if e.place else e.name for e in told)


def coverage(probe: Probe, tally: Tally, played: Counter[Any], names: Sequence[str]) -> dict[str, Any]:
    """By kind how many of how many, and what was not reached. `played`: action number → how often; `names`: of all actions
    that are numbered, none where an action is a list of reals."""
    by_kind: dict[str, list[int]] = {}
    missed: list[dict[str, str]] = []
    entered = {e.part for i, e in enumerate(probe.events) if tally.steps[i] and e.kind != "branches"}
    for number, event in enumerate(probe.events):
        reached = bool(tally.steps[number])
        counts = by_kind.setdefault(event.kind, [0, 0])
        counts[0] += reached
        counts[1] += 1
        if not reached and (event.kind != "branches" or event.part in entered):
            missed.append(_told(event))
    result: dict[str, Any] = {kind: {"reached": a, "of": b} for kind, (a, b) in sorted(by_kind.items(), key=_order)}
    pairs = _possible(probe)
    result["rule pairs"] = {"reached": len(tally.pairs & pairs), "of": len(pairs)}
    unplayed = [name for number, name in enumerate(names) if not played[number]]
    if names:
        result["action instances"] = {"reached": len(names) - len(unplayed), "of": len(names)}
    left = sorted(pairs - tally.pairs)
    told = [f"{probe.parts[w].name} → {name} → {probe.parts[r].name}" for w, r, name in left[:PAIRS_TOLD]]
    return result | {
        "not_reached": missed,
        "actions_not_played": unplayed,
        "pairs_not_reached": told,
        "rows": _rows(probe, tally),
    }


def _order(item: tuple[str, list[int]]) -> tuple[bool, bool]:
    return item[0].startswith("rows of "), item[0] == "branches"


def _told(event: Event) -> dict[str, str]:
    told = {"kind": event.kind, "name": event.name, "place": event.place}
    if event.side is not None:
        told["line"] = f"{event.line}: {event.text}: never {str(event.side).lower()}"
    elif event.text:
        told["line"] = f"{event.line}: {event.text}" if event.line else event.text
    return told


def _rows(probe: Probe, tally: Tally) -> dict[str, dict[str, int]]:
    """Table → row → in how many steps it was used."""
    found: dict[str, dict[str, int]] = {}
    for number in probe.rows.values():
        event = probe.events[number]
        told = f"{event.name} {event.text}".rstrip() if event.text != event.name else event.name
        found.setdefault(event.kind.removeprefix("rows of "), {})[told] = tally.steps[number]
    return found


def _possible(probe: Probe) -> set[Pair]:
    """The pairs with a field between them."""
    readers: dict[str, list[int]] = {}
    for number, part in enumerate(probe.parts):
        for name in part.reads:
            readers.setdefault(name, []).append(number)
    found = {(w, r, name) for w, part in enumerate(probe.parts) for name in part.writes for r in readers.get(name, ())}
    return {(w, r, name) for w, r, name in found if w != r or probe.parts[w].kind != "start"}      # the start comes once
