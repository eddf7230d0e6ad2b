"""A copy of a generated reference that notes what runs: functions, both sides of every condition, rows of tables.

The copy is the same code with calls put in, under the name of the module that it takes the place of; values are passed on unchanged.
What ran is a set of numbers (`Event`); `coverage.py` counts them.
"""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from specc.environment import Built, load_built

LEFT_OUT = ("types", "tables", "state", "observations", "text", "environment")
"""Sections of the reference that are no rules."""
SECTIONS = ("functions", "rules", "start", "turns", "actions", "ends", "invariants")
"""Every other section is a table with code: its functions are rows."""
QUIET = ("legality", "end conditions", "invariants")
"""Kinds in which a row is looked at and does nothing."""
MUTATORS = ("push", "push_out", "pop", "put_in_pool", "set_part")
"""Functions of the runtime that change their first argument."""
ADDING = ("push", "push_out", "put_in_pool", "set_part")
"""Those of them that do not depend on what it was."""


@dataclass(frozen=True)
class Part:
    """A function of the reference, with the fields that it reads and writes itself."""

    kind: str
    name: str
    place: str
    line: int
    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Event:
    """Something that can run. `side`: what a condition came out as; None: a function was entered, or a row was used."""

    kind: str
    name: str
    place: str
    line: int = 0
    text: str = ""
    side: bool | None = None
    part: int | None = None
    """The number of the function that it is the entry of, or lies in."""


@dataclass
class Probe:
    """What the copy calls. `now`: the numbers of the events since it was cleared; `order`: functions in the order of first entry."""

    parts: list[Part] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    now: set[int] = field(default_factory=set)
    order: list[int] = field(default_factory=list)
    rows: dict[Any, int] = field(default_factory=dict)
    quiet: int = 0

    def clear(self) -> None:
        """Forget what ran."""
        self.now.clear()
        self.order.clear()
        self.quiet = 0

    def ran(self, event: int) -> None:
        """A function was entered, or a case of a `match`."""
        if event not in self.now:
            self.now.add(event)
            self.order.append(event)

    def side(self, event: int, holds: Any) -> Any:
        """A condition; its other side is the next event."""
        self.now.add(event if holds else event + 1)
        return holds

    @contextmanager
    def looking(self) -> Iterator[None]:
        """Rows are only looked at."""
        self.quiet += 1
        try:
            yield
        finally:
            self.quiet -= 1

    def row(self, value: Any) -> None:
        """A rule has this row at hand, or code of the row runs."""
        if not self.quiet and (number := self.rows.get(value) if hasattr(value, "row_name") else None) is not None:
            self.now.add(number)

    def held(self, value: Any) -> Any:
        """A rule puts this value into the state: a row, or a record with rows."""
        if type(value) in (int, bool, float) or self.quiet:
            return value
        if hasattr(value, "row_name"):
            self.row(value)
        elif type(value).__module__.endswith(".reference"):
            for name in getattr(type(value), "_fields", getattr(type(value), "__slots__", ())):
                self.row(getattr(value, name, None))
        return value


def instrumented(folder: Path) -> tuple[Built, Probe]:
    """The built folder, imported anew, with a reference that notes what runs."""
    built = load_built(folder)
    file = built.folder / "reference.py"
    probe = Probe()
    tree = _Rewriter(file.read_text(encoding="utf-8"), probe).tree
    module = put_in_place(built, tree, {"_specc_ran": probe.ran, "_specc_side": probe.side, "_specc_row": probe.row,
                                        "_specc_held": probe.held, "_specc_looking": probe.looking})  # fmt: skip
    _name_rows(module, probe, tree)
    probe.clear()
    return built, probe


def put_in_place(built: Built, tree: ast.Module, names: dict[str, Any]) -> ModuleType:
    """Run a changed reference, with these names in it, as the reference of an imported folder."""
    file, name = built.folder / "reference.py", f"{built.package}.reference"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(names)
    sys.modules[name] = module
    vars(sys.modules[built.package])["reference"] = module
    exec(compile(tree, str(file), "exec"), vars(module))
    return module


def sections(tree: ast.Module, text: str) -> Iterator[tuple[ast.stmt, str | None]]:
    """The statements of a reference with their sections: `rules`, or the name of a table; None where it has no rules."""
    headings = [(n, m.group(1)) for n, line in enumerate(text.splitlines(), 1) if (m := re.match(r"# -{20,} (.+)$", line))]
    for node in tree.body:
        section = next((name for number, name in reversed(headings) if number < node.lineno), "types")
        yield node, None if section in LEFT_OUT else section


def _name_rows(module: ModuleType, probe: Probe, tree: ast.Module) -> None:
    """Events for the rows of tables that the copy can see in use, and for the reason of each end."""
    seen = {n.id for f in tree.body if isinstance(f, ast.FunctionDef) for a in f.args.args if a.annotation for n in ast.walk(a.annotation)
            if isinstance(n, ast.Name)}  # fmt: skip
    kept = {n.id for c in tree.body if isinstance(c, ast.ClassDef) for s in c.body if isinstance(s, ast.AnnAssign)
            for n in ast.walk(s.annotation) if isinstance(n, ast.Name)}  # fmt: skip
    for node in tree.body:
        cls = getattr(module, node.name, None) if isinstance(node, ast.ClassDef) else None
        if cls is None or not hasattr(cls, "table") or not hasattr(cls, "columns"):
            continue
        if any(isinstance(s, ast.FunctionDef) for s in node.body) or cls.__name__ in seen | kept:     # type: ignore[attr-defined]
            for row in cls.table:
                probe.rows[row] = len(probe.events)
                told = getattr(row, "name", None)
                told = getattr(told, "label", told) if isinstance(told, str) else str(told) if told is not None else ""
                probe.events.append(Event(f"rows of {cls.__name__}", row.row_name, "", text=told))
    for number, end in enumerate(module.GAME.ends):
        entry = next((i for i, e in enumerate(probe.events) if e.side is None and e.name == end.run.__name__ and e.kind == "ends"), None)
        if entry is not None:
            probe.events[entry] = Event(**{**vars(probe.events[entry]), "text": end.reason or f"end {number + 1}"})
    if module.GAME.max_steps is not None:
        probe.events.append(Event("ends", CUT, "", text=f"cut off after {module.GAME.max_steps} steps"))


CUT = "max_steps"


class _Rewriter(ast.NodeTransformer):
    """Puts the calls in."""

    def __init__(self, text: str, probe: Probe) -> None:
        self.probe = probe
        self.part: Part | None = None
        self.number = 0
        lines = text.splitlines()
        self.tree = ast.parse(text)
        self.fields = _fields(self.tree)
        self.tables = {c.name for c in self.tree.body if isinstance(c, ast.ClassDef) and any(
            isinstance(b, ast.Name) and b.id == "Row" for b in c.bases)}  # fmt: skip
        for node, section in sections(self.tree, text):
            if isinstance(node, ast.ClassDef) and node.name in self.tables:
                for method in node.body:
                    if isinstance(method, ast.FunctionDef):
                        method.body.insert(_after_docstring(method), _call("_specc_row", ast.Name("self", ast.Load())))
            elif isinstance(node, ast.FunctionDef) and section is not None:
                self._function(node, section, "\n".join(lines[node.lineno - 1 : node.end_lineno]))
        ast.fix_missing_locations(self.tree)

    def _function(self, node: ast.FunctionDef, section: str, inside: str) -> None:
        place = re.search(r"# spec: (\S+)", inside)
        reads, writes = _touched(node, self.fields)
        self.part = Part(_kind(section, node.name), node.name, place.group(1) if place else "", node.lineno, reads, writes)
        self.number = len(self.probe.parts)
        self.probe.parts.append(self.part)
        entry = self._event(node.lineno)
        start = _after_docstring(node)
        rest = [self.visit(s) for s in node.body[start:]]
        noted: list[ast.stmt] = [_call("_specc_ran", ast.Constant(entry))]
        if self.part.kind in QUIET:
            with_ = ast.With([ast.withitem(ast.Call(ast.Name("_specc_looking", ast.Load()), [], []), None)], rest)
            rest = [ast.copy_location(with_, node)]
        else:
            rows = [a.arg for a in node.args.args if a.annotation is not None and _names(a.annotation) & self.tables]
            noted += [_call("_specc_row", ast.Name(name, ast.Load())) for name in rows]
        node.body = [*node.body[:start], *noted, *rest]

    def _event(self, line: int, text: str = "", side: bool | None = None) -> int:
        assert self.part is not None
        kind = self.part.kind if side is None and not text else "branches"
        self.probe.events.append(Event(kind, self.part.name, self.part.place, line, text, side, self.number))
        return len(self.probe.events) - 1

    def _side(self, test: ast.expr) -> ast.expr:
        if isinstance(test, ast.Constant):
            return test
        text = ast.unparse(test)
        event = self._event(test.lineno, text, True)
        self._event(test.lineno, text, False)
        inner: ast.expr = self.visit(test)
        return ast.copy_location(ast.Call(ast.Name("_specc_side", ast.Load()), [ast.Constant(event), inner], []), test)

    def visit_If(self, node: ast.If) -> Any:
        """`if`."""
        node.test = self._side(node.test)
        node.body = [self.visit(s) for s in node.body]
        node.orelse = [self.visit(s) for s in node.orelse]
        return node

    def visit_While(self, node: ast.While) -> Any:
        """`while`."""
        node.test = self._side(node.test)
        node.body = [self.visit(s) for s in node.body]
        return node

    def visit_IfExp(self, node: ast.IfExp) -> Any:
        """`a if b else c`."""
        node.test = self._side(node.test)
        node.body, node.orelse = self.visit(node.body), self.visit(node.orelse)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        """The conditions of a comprehension."""
        node.iter = self.visit(node.iter)
        node.ifs = [self._side(test) for test in node.ifs]
        return node

    def visit_Match(self, node: ast.Match) -> Any:
        """Each case."""
        node.subject = self.visit(node.subject)
        for case in node.cases:
            event = self._event(case.pattern.lineno, f"case {ast.unparse(case.pattern)}")
            case.body = [_call("_specc_ran", ast.Constant(event)), *(self.visit(s) for s in case.body)]
        return node

    def visit_Assign(self, node: ast.Assign) -> Any:
        """Rows that are put into the state."""
        node.value = self.visit(node.value)
        assert self.part is not None
        into_state = any(_root(t) in self.fields for t in node.targets)
        if into_state and self.part.kind != "start" and isinstance(node.value, ast.Call | ast.Name | ast.Attribute | ast.Subscript):
            node.value = ast.copy_location(ast.Call(ast.Name("_specc_held", ast.Load()), [node.value], []), node.value)
        return node


def _call(name: str, *args: ast.expr) -> ast.stmt:
    return ast.Expr(ast.Call(ast.Name(name, ast.Load()), list(args), []))


def _after_docstring(node: ast.FunctionDef) -> int:
    first = node.body[0]
    return int(isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str))


def _names(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}


def _kind(section: str, name: str) -> str:
    if section == "actions":
        return "legality" if name.endswith("_refusal") else "actions"
    if section == "ends":
        return "end conditions" if name.endswith("_when") else "ends"
    return section if section in SECTIONS else "rows"


def _fields(tree: ast.Module) -> frozenset[str]:
    """The attributes of the state."""
    state = next((c for c in tree.body if isinstance(c, ast.ClassDef) and c.name == "State"), None)
    found = (s.target.id for s in (state.body if state else ()) if isinstance(s, ast.AnnAssign) and isinstance(s.target, ast.Name))
    return frozenset(found)


def _root(node: ast.AST) -> str:
    """`x` of `state.x[i].y`."""
    while isinstance(node, ast.Subscript | ast.Attribute):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "state":
            return node.attr
        node = node.value
    return ""


def _touched(node: ast.FunctionDef, fields: frozenset[str]) -> tuple[frozenset[str], frozenset[str]]:
    """The fields that the function itself reads, and those that it writes."""
    writes: set[str] = set()
    only_written: set[int] = set()
    for n in ast.walk(node):
        targets: list[ast.expr] = []
        if isinstance(n, ast.Assign):
            targets = n.targets
        elif isinstance(n, ast.AugAssign | ast.AnnAssign):
            targets = [n.target]
        elif isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in MUTATORS and n.args:
            targets = [n.args[0]]
        for target in (t for top in targets for t in (top.elts if isinstance(top, ast.Tuple) else [top])):
            if (name := _root(target)) in fields:
                writes.add(name)
                if isinstance(n, ast.Assign) or (isinstance(n, ast.Call) and n.func.id in ADDING):  # type: ignore[attr-defined]
                    only_written |= {id(x) for x in _spine(target)}
    reads = {_root(n) for n in ast.walk(node) if isinstance(n, ast.Attribute) and id(n) not in only_written} & fields
    return frozenset(reads), frozenset(writes)


def _spine(node: ast.expr) -> Iterator[ast.expr]:
    while isinstance(node, ast.Subscript | ast.Attribute):
        yield node
        node = node.value


