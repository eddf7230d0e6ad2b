"""The view model of `reference.py`: every choice is made here, the template only prints."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from specc.backends.python.analysis import changed_locals, is_worth_keeping, walk
from specc.backends.python.bodies import FunctionView, doc_lines, in_docstring, needs, parameters, place_of
from specc.backends.python.declarations import Declarations, TableView
from specc.backends.python.expressions import Module
from specc.backends.python.names import RUNTIME_MODULES, module_names, runtime_names
from specc.backends.python.scenarios import ScenariosView, scenarios_view
from specc.backends.python.seen import seen_function
from specc.backends.python.shown import channel_function, channel_size, render_functions
from specc.backends.python.statements import Body
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Action, Function, Program, Rule, StateField


@dataclass(frozen=True)
class Section:
    """A headed group of functions."""

    title: str
    functions: tuple[FunctionView, ...]


@dataclass(frozen=True)
class View:
    """What the template prints, in order."""

    program: Program
    version: str
    specc: str
    state_fields: tuple[tuple[str, str], ...]
    aliases: tuple[object, ...]
    types: tuple[tuple[str, object], ...]
    kinds: tuple[tuple[str, str], ...]
    constants: tuple[tuple[str, str], ...]
    tables: tuple[TableView, ...]
    sections: tuple[Section, ...]
    fields: tuple[str, ...]
    questions: tuple[tuple[str, str], ...]
    game: tuple[tuple[str, str], ...]
    scenarios: ScenariosView


class Builder:
    """Writes the parts of the view of one program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.module = Module(program, module_names())
        self.kinds = self.module.kinds
        self.names = self.module.names
        self._register()

    def _register(self) -> None:
        """Declare all types, so that no local takes the name of one."""
        for f in self.program.state.values():
            self.kinds.need(f.type)
            if isinstance(f.type, t.ArrayT | t.SetT | t.ListT | t.PileT | t.PoolT | t.BagT):
                self.kinds.kind_constant(f.type, self._constant(f.name))
        for table in self.program.tables.values():
            for column in table.columns.values():
                self.kinds.need(column.type)
            for code in table.code.values():
                for p in code.params:
                    self.kinds.need(p.type)
        callables: list[Function | Rule] = [*self.program.functions.values(), *self.program.rules.values(), *self.program.helpers.values()]
        for item in callables:
            for p in item.params:
                self.kinds.need(p.type)
            if item.result is not None:
                self.kinds.need(item.result)
        for x in walk(tuple(self._blocks())):
            if isinstance(x, n.Expr | n.Local):
                self.kinds.need(x.type)

    def _constant(self, name: str) -> str:
        from specc.backends.python.names import constant

        return constant(name)

    def _blocks(self) -> list[object]:
        p = self.program
        items: list[Function | Rule | Action] = [*p.functions.values(), *p.rules.values(), *p.helpers.values(), *p.actions.values()]
        bodies = [body.block for table in p.tables.values() for code in table.code.values() for body in code.bodies]
        return [*(i.block for i in items), *(a.lets for a in p.actions.values()), *bodies, p.setup, p.resolve, *(e.block for e in p.ends)]

    def writer(self, where: str, block: object = (), *, pure: bool) -> Body:
        """A writer for one body."""
        return Body(self.module, where, pure=pure, changing=frozenset(changed_locals(block)))

    # -------------------------------------------------------------------------------------------- rules and functions
    def function(self, f: Function) -> FunctionView:
        """A pure function."""
        w = self.writer(f.name, f.block, pure=True)
        listed, start = parameters(w, f.params, pure=True)
        first = [] if f.name in self.module.stateless else ["state: State"]
        body = (*start, *needs(w, f.needs), *w.block(f.block))
        result = self.kinds.annotation(f.result)
        doc = tuple(doc_lines(f, ""))
        cached = is_worth_keeping(f, self.module.drawing, self.program.functions)
        return FunctionView(self.module.function[f.name], (*first, *listed), result, doc, place_of(f.span), body, cached)

    def rule(self, r: Rule) -> FunctionView:
        """An effect."""
        w = self.writer(r.name, r.block, pure=False)
        listed, _ = parameters(w, r.params, pure=False)
        first = ["state: State", *(["chance: Chance"] if r.name in self.module.drawing.rules else [])]
        body = (*needs(w, r.needs), *w.block(r.block)) or ("pass",)
        result = self.kinds.annotation(r.result)
        return FunctionView(self.module.rule[r.name], (*first, *listed), result, tuple(doc_lines(r, "")), place_of(r.span), body)

    def effect(self, name: str, where: str, block: n.Block, doc: str, *params: str) -> FunctionView:
        """A block that the environment runs: set-up, resolution, an end."""
        w = self.writer(where, block, pure=False)
        return FunctionView(name, ("state: State", "chance: Chance", *params), "None", (doc,), "", tuple(w.block(block)) or ("pass",))

    def action(self, a: Action) -> tuple[FunctionView, FunctionView]:
        """The legality and the effect of an action."""
        w = self.writer(a.name, a.block, pure=True)
        listed, _ = parameters(w, a.params, pure=False)
        lines = self._lets(w, a, tuple(line.test for line in a.legal))
        for line in a.legal:
            if isinstance(line.test, n.Const) and line.test.value is True:
                continue
            lines += [f"if {w.negated(line.test)}:", f"    return {line.reason!r}"]
        doc = (f"Why {a.name} is not legal; None if it is.",)
        params = ("state: State", "me: int", *listed)
        refusal = FunctionView(self.module.refusal[a.name], params, "str | None", doc, place_of(a.span), (*lines, "return None"))
        w = self.writer(a.name, a.block, pure=False)
        listed, _ = parameters(w, a.params, pure=False)
        body = (*self._lets(w, a, a.block), *w.block(a.block)) or ("pass",)
        params = ("state: State", "chance: Chance", "me: int", *listed)
        made = FunctionView(self.module.action[a.name], params, "None", tuple(doc_lines(a, "")), place_of(a.span), body)
        return refusal, made

    def _lets(self, w: Body, a: Action, used_in: object) -> list[str]:
        """The lets that are used."""
        used = {x.name for x in walk(used_in) if isinstance(x, n.Var)}
        wanted = []
        for var, value in reversed(a.lets):
            if var.name in used:
                used |= {x.name for x in walk(value) if isinstance(x, n.Var)}
                wanted.append((var, value))
        return [f"{w.local(var.name)} = {w.kept(var, value)}" for var, value in reversed(wanted)]

    # -------------------------------------------------------------------------------------------- fields
    def start(self, f: StateField) -> FunctionView | None:
        """The start value of a field."""
        if f.start is None:
            return None
        w = self.writer(f.name, pure=False)
        value = w.owned(f.start, 0)
        if isinstance(f.start.type, t.SetT) and isinstance(f.type, t.PileT):
            value = f"Pile({self.kinds.kind_constant(f.type.element)}, {value})"
        doc = (f"The start of {f.name}.",)
        params = ("state: State", "chance: Chance")
        name, result = self.names.new(f"{f.name}_at_start"), self.kinds.annotation(f.type)
        return FunctionView(name, params, result, doc, place_of(f.span), (f"return {value}",))

    def predicate(self, name: str, where: str, test: n.Expr, doc: str, *params: str) -> FunctionView:
        """A condition that the environment asks for."""
        w = self.writer(where, pure=True)
        return FunctionView(name, ("state: State", *params), "bool", (doc,), "", (f"return {w.expr(test)}",))

    def field(self, f: StateField, start: FunctionView | None, seen: FunctionView | None) -> str:
        """The `Field(…)` of a field."""
        parts = [repr(f.name), repr(self.module.field[f.name]), self.kinds.kind(f.type)]
        if start is not None:
            parts.append(f"start={start.name}")
        if f.given is not None:
            parts.append(f"given={f.given!r}")
        if seen is not None:
            parts.append(f"seen={seen.name}")
        return f"Field({', '.join(parts)})"


def build_view(program: Program, version: str, specc: str) -> View:
    """Everything that `reference.py` says."""
    b = Builder(program)
    declarations = Declarations(b.module)
    sections: list[Section] = []
    starts = {name: b.start(f) for name, f in program.state.items()}
    seen = {name: seen_function(b.module, f) for name, f in program.state.items()}
    functions = tuple(b.function(f) for f in program.functions.values())
    rules = tuple(b.rule(r) for r in program.rules.values())
    setup = b.effect(b.names.new("setup"), "setup", program.setup, "What happens before the first action.")
    actions = {name: b.action(a) for name, a in program.actions.items()}
    resolve = None
    asked = None
    if program.simultaneous and program.resolve:
        resolve = b.effect(b.names.new("resolve"), "resolve", program.resolve, "What happens when all who were asked have acted.")
    if program.asked is not None:
        asked = b.predicate(b.names.new("asked"), "asked", program.asked, "Must this player act?", "me: int")
    ends = []
    for number, end in enumerate(program.ends, 1):
        doc = f"When the game ends: {in_docstring(end.reason or str(number))}."
        when = b.predicate(b.names.new(f"end_{number}_when"), f"end {number}", end.when, doc, "me: int")
        run = b.effect(b.names.new(f"end_{number}"), f"end {number}", end.block, "How it ends.", "me: int")
        ends.append((when, run, end.reason or f"end {number}"))
    invariants = [
        (b.predicate(b.names.new(f"invariant_{i}"), "invariants", x.test, "What always holds at rest."), x.written)
        for i, x in enumerate(program.invariants, 1)
    ]
    channels = {name: channel_function(b.module, c) for name, c in program.channels.items()}
    render = render_functions(b.module, program)
    tables = tuple(declarations.table(table) for table in program.tables.values())
    for title, group in (
        ("functions", functions),
        ("rules", rules),
        ("start", tuple(x for x in (*starts.values(), setup) if x is not None)),
        ("actions", tuple(f for pair in actions.values() for f in pair)),
        ("ends", tuple(f for when, run, _ in ends for f in (when, run))),
        ("turns", tuple(f for f in (asked, resolve) if f is not None)),
        ("invariants", tuple(f for f, _ in invariants)),
        ("observations", (*(x for x in seen.values() if x is not None), *channels.values())),
        ("text", render),
    ):
        if group:
            sections.append(Section(title, group))
    scenarios = scenarios_view(b)
    game = _game(b, setup, actions, ends, channels, render, resolve, asked, invariants, version)
    fields = tuple(b.field(f, starts[name], seen[name]) for name, f in program.state.items())
    answers = ", ".join(f"Answers({b.kinds.kind(a.type)}, {a.offset})" for a in program.answers)
    questions = [("ANSWERS", f"({answers},)")] if program.answers else []
    for site, q in program.questions.items():
        questions.append((b.module.question[site], f"Question({site}, {q.name!r}, ANSWERS[{q.block}])"))
    state_fields = tuple((b.module.field[name], b.kinds.annotation(f.type)) for name, f in program.state.items())
    types = tuple(declarations.types())
    constants = tuple(b.module.values.constants.values())
    return View(
        program, version, specc, state_fields, tuple(declarations.aliases()), types, tuple(declarations.kind_constants()),
        constants, tables, tuple(sections), fields, tuple(questions), game, scenarios,
    )  # fmt: skip


def _game(
    b: Builder,
    setup: FunctionView,
    actions: dict[str, tuple[FunctionView, FunctionView]],
    ends: list[tuple[FunctionView, FunctionView, str]],
    channels: dict[str, FunctionView],
    render: tuple[FunctionView, ...],
    resolve: FunctionView | None,
    asked: FunctionView | None,
    invariants: list[tuple[FunctionView, str]],
    version: str,
) -> tuple[tuple[str, str], ...]:
    p, kinds = b.program, b.kinds
    declared = []
    for name, (refusal, run) in actions.items():
        a = p.actions[name]
        parts = [repr(name), _tuple([kinds.kind(x.type) for x in a.params]), str(a.offset), refusal.name, run.name]
        if a.labels:
            parts.append(f"labels={tuple(a.labels)!r}")
        if a.box is not None:
            parts += [f"box={a.box!r}", f"clamp={a.clamp!r}"]
        declared.append(f"Action({', '.join(parts)})")
    entries = [f"End({when.name}, {run.name}, {reason!r})" for when, run, reason in ends]
    sizes = {name: channel_size(c) for name, c in p.channels.items()}
    shown = [f"Channel({name!r}, {sizes[name]}, {f.name})" for name, f in channels.items()]
    parameters = [
        f"{name!r}: ({b.module.parameter[name]!r}, {kinds.kind(x.type)}, {_plain(x.type, x.default)!r})" for name, x in p.parameters.items()
    ]
    inputs = [f"{name!r}: ({b.module.input[name]!r}, {kinds.kind(x.type)})" for name, x in p.inputs.items()]
    checks = [f"({f.name}, {written!r})" for f, written in invariants]
    lowest = {number: site.lowest for number, site in p.sites.items() if site.lowest}
    optional = {
        "render_svg": (render[-1].name, len(render) > 1),
        "real": (repr(f"real{p.numbers.width}"), p.numbers.width != 32),
        "simultaneous": ("True", p.simultaneous),
        "resolve": (resolve.name if resolve else "", resolve is not None),
        "asked": (asked.name if asked else "", asked is not None),
        "forced_take": ("True", p.forced_take),
        "illegal": (repr(p.illegal), p.illegal != "error"),
        "max_steps": (str(p.max_steps), p.max_steps is not None),
        "answers": ("ANSWERS", bool(p.answers)),
        "none_number": (str(p.none_number), p.none_number is not None),
        "invariants": (_tuple(checks), bool(checks)),
        "sites": (repr({number: s.name for number, s in p.sites.items()}), bool(p.sites)),
        "lowest": (repr(lowest), bool(lowest)),
        "parameters": (f"{{{', '.join(parameters)}}}", bool(parameters)),
        "inputs": (f"{{{', '.join(inputs)}}}", bool(inputs)),
    }
    return (
        ("name", repr(p.name)),
        ("version", repr(version)),
        ("players", str(p.players)),
        ("num_actions", str(p.num_actions)),
        ("state", "State"),
        ("setup", setup.name),
        ("actions", _tuple(declared)),
        ("ends", _tuple(entries)),
        ("channels", _tuple(shown)),
        ("render", render[0].name),
        *((name, text) for name, (text, given) in optional.items() if given),
    )


def _plain(type_: t.Type, value: object) -> object:
    from specc.backends.python.layout import plain

    return plain(type_, value)


def _tuple(texts: list[str]) -> str:
    return f"({', '.join(texts)},)" if texts else "()"


def imports_of(text: str, reference: frozenset[str] = frozenset()) -> list[str]:
    """The import lines that a module's text needs. `reference`: what it can take from `reference.py`."""
    words = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    lines = [f"import {module}" for module in ("math", "operator") if module in words]
    for module, names in (
        ("dataclasses", ("dataclass",)),
        ("enum", ("IntEnum",)),
        ("functools", ("cache", "reduce")),
        ("itertools", ("takewhile",)),
        ("typing", ("Any", "NamedTuple")),
    ):
        used = [name for name in names if name in words]
        if used:
            lines.append(f"from {module} import {', '.join(used)}")
    lines.append("")
    where = runtime_names()
    for module in sorted(RUNTIME_MODULES):
        used = sorted((name for name, home in where.items() if home == module and name in words), key=_import_order)
        if used:
            lines.append(f"from .{module} import {', '.join(used)}")
    used = sorted(name for name in reference if name in words and name not in where)
    return [*lines, f"from .reference import {', '.join(used)}"] if used else lines


def _import_order(name: str) -> tuple[bool, bool, str]:
    """Constants, classes, functions."""
    return not name.isupper(), not name[:1].isupper(), name
