"""Which faults are taken: a seeded choice, spread over the kinds first and over the parts of the program next."""

from __future__ import annotations

import difflib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from specc.backends.python.bodies import shown_path
from specc.faults.kinds import KINDS, Context, closed
from specc.faults.order import Touched
from specc.faults.owners import Owner, owners
from specc.faults.variants import variants
from specc.ir.program import CodeColumn, Column, Program, StateField
from specc.source.text import NOWHERE, Span

Text = Callable[[Program], str]
"""A program as the text of the backend that has the fault; raises where it cannot be built."""
WHOLE = (Column, CodeColumn, StateField)
"""Parts that are exchanged whole."""


@dataclass(frozen=True)
class Fault:
    """A program with one thing wrong. change: the lines of the backend's code that differ, with `-` and `+`."""

    spec: str
    kind: str
    owner: str
    place: str
    change: tuple[str, ...]
    program: Program
    text: str


def choose(program: Program, count: int, seed: int, text: Text) -> Iterator[Fault]:
    """So many different faults that build, or all there are. The same for the same program, seed and backend."""
    rng = random.Random(f"{seed} {program.name}")
    context = Context(program, Touched(program))
    right = text(program)
    places = [Sites(kind, context, rng) for kind in KINDS]
    used: Counter[str] = Counter()
    seen = {right}
    taken = 0
    while places and taken < count:
        for sites in list(places):
            if taken == count:
                return
            fault = _next(sites, program, used, seen, right, text)
            if fault is None:
                places.remove(sites)
                continue
            used[fault.owner] += 1
            taken += 1
            yield fault


class Sites:
    """What is left of one kind, by the part of the program that it is in."""

    def __init__(self, kind: str, context: Context, rng: random.Random) -> None:
        self.kind = kind
        self.context = context
        self.rng = rng
        self.left: dict[str, list[tuple[Program, Span]]] = {}
        for owner in owners(context.program):
            found = [(owner.put(new), owner.span if span == NOWHERE else span) for new, span in self._of(owner)]
            if found:
                rng.shuffle(found)
                self.left.setdefault(owner.name, []).extend(found)
        self.order = list(self.left)
        rng.shuffle(self.order)

    def _of(self, owner: Owner) -> Iterator[tuple[object, Span]]:
        change = KINDS[self.kind]
        if isinstance(owner.node, WHOLE):
            yield from ((new, owner.span) for new in change(self.context, owner.node))
        else:
            yield from variants(owner.node, lambda x: change(self.context, x), lambda x: closed(self.kind, x))

    def pop(self, used: Counter[str]) -> tuple[str, Program, Span] | None:
        """One of the part that had the fewest faults so far."""
        open_ones = [name for name in self.order if self.left[name]]
        if not open_ones:
            return None
        name = min(open_ones, key=lambda name: used[name])
        program, span = self.left[name].pop()
        return name, program, span


def _next(sites: Sites, program: Program, used: Counter[str], seen: set[str], right: str, text: Text) -> Fault | None:
    while (found := sites.pop(used)) is not None:
        owner, wrong, span = found
        try:
            made = text(wrong)
        except Exception:  # noqa: BLE001 - whatever a backend says of it, this is no program
            continue
        if made not in seen:
            seen.add(made)
            place = "" if span == NOWHERE else f"{shown_path(span.file.name)}:{span.line}"
            return Fault(program.name, sites.kind, owner, place, _changed(right, made), wrong, made)
    return None


def _changed(right: str, wrong: str) -> tuple[str, ...]:
    lines = list(difflib.unified_diff(right.splitlines(), wrong.splitlines(), n=0, lineterm=""))[2:]
    code = (x for x in lines if x[0] in "+-" and x[1:].strip() and "# Version " not in x and " version=" not in x)
    return tuple(f"{x[0]} {x[1:].strip()}" for x in code)
