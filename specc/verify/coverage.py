"""Which rules, actions, ends, rows and lines of a generated reference ran: measured while it plays, told in places of the spec.

A line is a statement of `reference.py`. Conditions inside one statement, and rows of tables that have no code, are not measured.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

LEFT_OUT = ("types", "tables", "state", "observations", "text", "environment")
"""Sections of the reference that are no rules."""
SECTIONS = ("functions", "rules", "start", "turns", "actions", "ends", "invariants")
"""Every other section is a table with code: its functions are rows."""


@dataclass(frozen=True)
class Part:
    """A function of the reference. `statements`: the first and last line of each statement, without what is inside it."""

    kind: str
    name: str
    place: str
    first: int
    statements: tuple[tuple[int, int], ...]


class Watch:
    """Notes what runs in one file, inside `with watch.on():`; as often as you like."""

    def __init__(self, file: Path) -> None:
        self.file = str(file)
        self.lines: set[int] = set()
        self.calls: Counter[int] = Counter()
        """First line of a function → how often it was entered."""
        self._unseen: dict[CodeType, set[int]] = {}

    @contextmanager
    def on(self) -> Iterator[None]:
        """Watch this thread; what watched before goes on afterwards."""
        before = sys.gettrace()
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(before)

    def _call(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename != self.file:
            return None
        self.calls[code.co_firstlineno] += 1
        self.lines.add(code.co_firstlineno)
        left = self._unseen.get(code)
        if left is None:
            left = self._unseen[code] = {line for _, _, line in code.co_lines() if line is not None} - {code.co_firstlineno}
        return self._line if left else None

    def _line(self, frame: FrameType, event: str, argument: Any) -> Any:
        self.lines.add(frame.f_lineno)
        self._unseen[frame.f_code].discard(frame.f_lineno)
        return self._line


def parts(text: str) -> list[Part]:
    """The functions of a reference that are rules, in order."""
    lines = text.splitlines()
    headings = [(number, m.group(1)) for number, line in enumerate(lines, 1) if (m := re.match(r"# -{20,} (.+)$", line))]
    found = []
    for node in ast.parse(text).body:
        section = next((name for number, name in reversed(headings) if number < node.lineno), "types")
        if isinstance(node, ast.FunctionDef) and section not in LEFT_OUT:
            inside = "\n".join(lines[node.lineno - 1 : node.end_lineno])
            place = re.search(r"# spec: (\S+)", inside)
            body = [s for s in node.body if not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant))]
            statements = tuple(_extent(s) for top in body for s in ast.walk(top) if isinstance(s, ast.stmt))
            found.append(Part(_kind(section, node.name), node.name, place.group(1) if place else "", node.lineno, statements))
    return found


def _kind(section: str, name: str) -> str:
    if section == "actions":
        return "legality" if name.endswith("_refusal") else "actions"
    if section == "ends":
        return "end conditions" if name.endswith("_when") else "ends"
    return section if section in SECTIONS else "rows"


def _extent(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of an `if` or a loop only its head."""
    body = getattr(statement, "body", None)
    last = statement.end_lineno or statement.lineno
    return statement.lineno, max(statement.lineno, body[0].lineno - 1) if isinstance(body, list) and body else last


def ran(watch: Watch, found: Sequence[Part]) -> tuple[str, ...]:
    """The parts that were entered, with their places; conditions of legality and of the ends are left out."""
    told = [p for p in found if watch.calls[p.first] and p.kind not in ("legality", "end conditions", "start", "invariants")]
    return tuple(f"{p.name} ({p.place})" if p.place else p.name for p in told)


def coverage(watch: Watch, played: Counter[Any], names: Sequence[str]) -> dict[str, Any]:
    """By kind how many of how many, and what was not reached. `played`: action number → how often; `names`: of all actions
    that are numbered, none where an action is a list of reals."""
    text = Path(watch.file).read_text(encoding="utf-8")
    lines = text.splitlines()
    by_kind: dict[str, list[int]] = {}
    missed: list[dict[str, str]] = []
    reached = total = 0
    for part in parts(text):
        entered = bool(watch.calls[part.first])
        tally = by_kind.setdefault(part.kind, [0, 0])
        tally[0] += entered
        tally[1] += 1
        total += len(part.statements)
        told = {"kind": part.kind, "name": part.name, "place": part.place}
        if not entered:
            missed.append(told)
            continue
        for first, last in part.statements:
            hit = not watch.lines.isdisjoint(range(first, last + 1))
            reached += hit
            if not hit:
                missed.append(told | {"line": f"{first}: {lines[first - 1].strip()}"})
    unplayed = [name for number, name in enumerate(names) if not played[number]]
    result: dict[str, Any] = {kind: {"reached": a, "of": b} for kind, (a, b) in by_kind.items()}
    result["lines"] = {"reached": reached, "of": total}
    if names:
        result["action instances"] = {"reached": len(names) - len(unplayed), "of": len(names)}
    return result | {"not_reached": missed, "actions_not_played": unplayed}
