"""Positions in which a comparison is at its limit: both sides equal, or one apart. `<` for `<=` shows there.

A copy of the reference notes the difference of the two sides wherever it orders numbers (`<`, `min`, `clamp`, …). From positions in which
a comparison is not at its limit, one number of the state is moved by that difference, and the same action is tried again.
"""

from __future__ import annotations

import ast
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from specc.environment import Built, Plain, load_built
from specc.verify.instrument import put_in_place, sections

ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
PAIRS = ("min", "max")
SEED = 3
BASES, STEPS = 60, 4000
"""Positions to begin with; steps of the reference in all."""
TRIES, NUMBERS = 3, 12
"""For each limit: positions to move from, and numbers of the state that are moved in each."""
Limit = tuple[int, int]
"""A comparison, and the difference there: 0, or 1 or -1."""


@dataclass(frozen=True)
class Start:
    """A position, and the action that is played in it first."""

    position: Plain
    action: Any


@dataclass
class Notes:
    """Differences between the sides of comparisons, since it was cleared: comparison → the differences."""

    now: dict[int, set[float]] = field(default_factory=dict)

    def less(self, n: int, a: Any, b: Any) -> bool:
        """`a < b`."""
        self._note(n, a, b)
        return bool(a < b)

    def at_most(self, n: int, a: Any, b: Any) -> bool:
        """`a <= b`."""
        self._note(n, a, b)
        return bool(a <= b)

    def pair(self, n: int, function: Any, a: Any, b: Any) -> Any:
        """`min(a, b)`, `max(a, b)`."""
        self._note(n, a, b)
        return function(a, b)

    def clamp(self, n: int, function: Any, x: Any, lo: Any, hi: Any) -> Any:
        """`clamp(x, lo, hi)`."""
        self._note(n, x, lo)
        self._note(n + 1, x, hi)
        return function(x, lo, hi)

    def _note(self, n: int, a: Any, b: Any) -> None:
        try:
            self.now.setdefault(n, set()).add(float(a) - float(b))
        except (TypeError, ValueError):                                         # no numbers
            pass

    def limits(self) -> set[Limit]:
        """Which limits were met."""
        return {(n, t) for n, found in self.now.items() for t in (-1, 0, 1) if t in found}


class _Noting(ast.NodeTransformer):
    """Puts the calls in."""

    def __init__(self) -> None:
        self.count = 0

    def _number(self, places: int = 1) -> ast.expr:
        self.count += places
        return ast.Constant(self.count - places)

    def visit_Compare(self, node: ast.Compare) -> Any:
        """A comparison of two."""
        self.generic_visit(node)
        if len(node.ops) != 1 or not isinstance(node.ops[0], ORDER):
            return node
        a, b, op = node.left, node.comparators[0], node.ops[0]
        name = "_specc_less" if isinstance(op, ast.Lt | ast.Gt) else "_specc_at_most"
        sides = [a, b] if isinstance(op, ast.Lt | ast.LtE) else [b, a]
        return ast.copy_location(ast.Call(ast.Name(name, ast.Load()), [self._number(), *sides], []), node)

    def visit_Call(self, node: ast.Call) -> Any:
        """The smaller and the greater of two, and clamp."""
        self.generic_visit(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        plain = not node.keywords and not any(isinstance(a, ast.Starred) for a in node.args)
        if plain and (name in PAIRS and len(node.args) == 2 or name == "clamp" and len(node.args) == 3):
            note = "_specc_clamp" if name == "clamp" else "_specc_pair"
            number = self._number(2 if name == "clamp" else 1)
            return ast.copy_location(ast.Call(ast.Name(note, ast.Load()), [number, node.func, *node.args], []), node)
        return node


def noting(built: Built) -> tuple[Built, Notes]:
    """The folder, imported anew, with a reference that notes differences."""
    fresh, notes = load_built(built.folder), Notes()
    text = (built.folder / "reference.py").read_text(encoding="utf-8")
    tree, put = ast.parse(text), _Noting()
    for node, section in sections(tree, text):
        if isinstance(node, ast.FunctionDef) and section is not None:
            put.visit(node)
    ast.fix_missing_locations(tree)
    put_in_place(fresh, tree, {"_specc_less": notes.less, "_specc_at_most": notes.at_most, "_specc_pair": notes.pair,
                               "_specc_clamp": notes.clamp})  # fmt: skip
    return fresh, notes


def at_limits(built: Built, bases: Sequence[Plain], first: int) -> list[Start]:
    """Starts that meet limits which these positions do not meet. `first`: the number of the first of them, which gives its keys."""
    return _Search(built, first).run(list(bases[:BASES]))


class _Search:
    def __init__(self, built: Built, first: int) -> None:
        self.built, self.notes = noting(built)
        self.env: Any = self.built.reference()
        self.key = self.built.module("chance").episode_key
        self.seed = self.built.module("checks").SEED
        self.first = first
        self.rng = random.Random(SEED)
        self.left = STEPS
        self.met: set[Limit] = set()
        self.found: list[Start] = []

    def run(self, bases: list[Plain]) -> list[Start]:
        """What was found."""
        near: dict[int, list[tuple[float, int, Start]]] = {}
        for base in bases:
            for action in self._actions(base):
                start = Start(base, action)
                self._try(start, keep=False)
                for n, found in self.notes.now.items():
                    d = min(found, key=abs)
                    if math.isfinite(d):
                        near.setdefault(n, []).append((d, len(near.get(n, ())), start))
        for n in sorted(near):
            closest = sorted(near[n], key=lambda x: (abs(x[0]), x[1]))[:TRIES]
            for t in (0, -1, 1):
                self._towards((n, t), [(d, start) for d, _, start in closest])
        return self.found

    def _towards(self, limit: Limit, closest: list[tuple[float, Start]]) -> None:
        for d, start in closest:
            for moved in self._moved(start.position, d - limit[1]):
                if limit in self.met or self.left <= 0:
                    return
                self._try(Start(moved, start.action), keep=True)

    def _actions(self, base: Plain) -> list[Any]:
        legal = [i for i, allowed in enumerate(base["legal"]) if allowed]
        if self.env.num_actions:
            return self.rng.sample(legal, min(2, len(legal)))
        return [self.built.module("checks").random_action(self.env, None, self.rng)]

    def _try(self, start: Start, keep: bool) -> None:
        """Play one step; keep a start that meets something new."""
        if self.left <= 0:
            return
        self.left -= 1
        self.notes.now.clear()
        try:
            state = self.env.from_plain({name: v for name, v in start.position.items() if name != "legal"})
            legal = state.legal_action_mask
            if state.over or (isinstance(start.action, int) and not legal[start.action]):
                return
            if not all(holds(state) for holds, _ in self.env.game.invariants):
                return
            self.env.step(state, start.action, self.key(self.seed, self.first + len(self.found), 1))
        except Exception:  # noqa: BLE001 - the values do not fit together, or the rules have no step here
            return
        new = self.notes.limits() - self.met
        if new:
            self.met |= new
            if keep:
                self.found.append(Start(start.position | {"legal": list(legal)}, start.action))

    def _moved(self, position: Plain, d: float) -> Iterator[Plain]:
        """The position with one number moved by the difference, either way."""
        fields = self.built.layout["fields"]
        places = [(name, *rest) for name, of in fields.items() for rest in _numbers(of, position[name])]
        for place in self.rng.sample(places, min(NUMBERS, len(places))):
            for by in (-d, d):
                moved = _with(fields[place[0]], position[place[0]], place[1:], by)
                if moved is not None:
                    yield position | {place[0]: moved}


def _numbers(of: dict[str, Any], v: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where there are numbers in a value: the way to each; of large arrays some."""
    match of:
        case {"kind": "int" | "bits" | "real"}:
            yield at
        case {"kind": "optional", "of": inner} if v is not None:
            yield from _numbers(inner, v, at)
        case {"kind": "record", "fields": fields}:
            for name, part in fields.items():
                yield from _numbers(part, v[name], (*at, name))
        case {"kind": "array", "of": element, "shape": [n, *rest]}:
            inner = {**of, "shape": rest} if rest else element
            for i in range(0, n, max(1, n // 16)):
                yield from _numbers(inner, v[i], (*at, i))
        case {"kind": "list", "of": element}:
            for i, x in enumerate(v):
                yield from _numbers(element, x, (*at, i))


def _with(of: dict[str, Any], v: Any, way: tuple[Any, ...], by: float) -> Any:
    """The value with the number at the end of the way moved; None if the type has no such number."""
    if of["kind"] == "optional":
        return _with(of["of"], v, way, by)
    if way:
        step, *rest = way
        inner = of["fields"][step] if of["kind"] == "record" else of["of"] if of["kind"] == "list" or len(of["shape"]) == 1 else {
            **of, "shape": of["shape"][1:]}  # fmt: skip
        new = _with(inner, v[step], tuple(rest), by)
        if new is None:
            return None
        return v | {step: new} if isinstance(v, dict) else [*v[:step], new, *v[step + 1 :]]
    if of["kind"] == "real":
        return v + by
    if by != int(by):
        return None
    new = v + int(by)
    if of["kind"] == "bits":
        return new % 2 ** of["width"]
    lo, hi = of["lo"], of["hi"]
    return new if (lo is None or lo <= new) and (hi is None or new <= hi) else None
