"""Types and tables of a program as the view models that the templates print."""

from __future__ import annotations

from dataclasses import dataclass

from specc.backends.python.analysis import changed_locals, walk
from specc.backends.python.bodies import FunctionView, doc_lines, needs, parameters, place_of
from specc.backends.python.expressions import Module
from specc.backends.python.kinds import Declared
from specc.backends.python.statements import Body
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import CodeColumn, Column, Table


@dataclass(frozen=True)
class AliasView:
    """A named number type."""

    name: str
    python: str
    comment: str
    kind: str
    made: str


@dataclass(frozen=True)
class EnumView:
    cls: str
    members: tuple[tuple[str, int], ...]
    kind: str
    labels: str


@dataclass(frozen=True)
class ProductView:
    cls: str
    parts: tuple[tuple[str, str], ...]
    kind: str
    made: str
    every: str
    at: str
    """The condition that all parts are in range; empty: `at` is not needed."""
    shifted: tuple[str, ...]
    """The parts of a shifted value; empty: `shift` is not needed."""


@dataclass(frozen=True)
class UnionView:
    cls: str
    parts: tuple[str, ...]
    kind: str
    made: str


@dataclass(frozen=True)
class RecordView:
    cls: str
    fields: tuple[tuple[str, str, str], ...]
    """Attribute, annotation, text of a copy."""
    kind: str
    made: str


@dataclass(frozen=True)
class CodeView:
    """A code column: the method of the rows, the bodies, the constant that says which row has which."""

    method: FunctionView
    bodies: tuple[FunctionView, ...]
    constant: str
    body_of: tuple[str, ...]


@dataclass(frozen=True)
class TableView:
    cls: str
    kind: str
    doc: tuple[str, ...]
    names: str
    labels: str
    """Empty: the names are the labels."""
    columns: tuple[tuple[str, str], ...]
    rows: tuple[str, ...]
    keys: str
    """The text of the dict from keys to rows; empty: there is none."""
    code: tuple[CodeView, ...]


class Declarations:
    """Writes the types and tables of a program."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.kinds = module.kinds
        everything = [x for x in walk(_all_code(module)) if isinstance(x, n.Shift | n.MakeProduct)]
        self._shifted = {_product(x.base.type) for x in everything if isinstance(x, n.Shift)}
        self._made = {x.type.inner for x in everything if isinstance(x, n.MakeProduct) and isinstance(x.type, t.OptT)}

    # -------------------------------------------------------------------------------------------- types
    def aliases(self) -> list[AliasView]:
        """Named number types."""
        return [
            AliasView(alias, self.kinds.annotation(_nameless(type_)), _numbers(type_), kind, self._kind_of_numbers(name, type_))
            for name, type_, alias, kind in self.kinds.aliases
        ]

    def _kind_of_numbers(self, name: str, type_: t.Type) -> str:
        labels = self._labels(name, type_)
        match type_:
            case t.IntT(lo, hi):
                players = f", players={self.module.program.players}" if name == "Player" else ""
                return f"Int({lo}, {hi}{f', labels={labels}' if labels else ''}{players})"
            case t.CyclicT(size):
                return f"Cyclic({size}{f', {labels}' if labels else ''})"
            case t.BitsT(width):
                return f"Bits({width})"
            case _:
                raise TypeError(name)

    def _labels(self, name: str, type_: t.Type) -> str:
        labels = self.module.program.labels.get(name, ())
        if not labels or len(labels) != t.count(type_) or tuple(labels) == tuple(str(v) for v in t.values(type_)):
            return ""
        return repr(tuple(labels))

    def types(self) -> list[tuple[str, object]]:
        """Declared types in order, each with the word for its sort."""
        self.kinds.inline = True
        try:
            return self._types()
        finally:
            self.kinds.inline = False

    def _types(self) -> list[tuple[str, object]]:
        views: list[tuple[str, object]] = []
        for declared in self.kinds.declared:
            match declared.type:
                case t.EnumT(name, members):
                    labels = self.module.program.labels.get(name, members)
                    views.append(("enum", EnumView(declared.cls, _numbered(declared, members), declared.kind, repr(tuple(labels)))))
                case t.ProductT(name, fields):
                    views.append(("product", self._product(declared, name, fields)))
                case t.UnionT(_, parts):
                    kinds = ", ".join(self.kinds.kind(p) for p in parts)
                    made = f"Union({declared.cls}, {kinds})"
                    views.append(("union", UnionView(declared.cls, tuple(self.kinds.annotation(p) for p in parts), declared.kind, made)))
                case t.RecordT(_, fields):
                    views.append(("record", self._record(declared, fields)))
                case _:
                    raise TypeError(declared.cls)
        return views

    def _product(self, declared: Declared, name: str, fields: tuple[tuple[str, t.Type], ...]) -> ProductView:
        labels = self._labels(name, declared.type) if name else ""
        kinds = ", ".join(self.kinds.kind(f) for _, f in fields)
        parts = tuple((declared.parts[f], self.kinds.annotation(type_)) for f, type_ in fields)
        made = f"Product({declared.cls}, {kinds}{f', labels={labels}' if labels else ''})"
        shifts = declared.type in self._shifted
        at = " and ".join(_in_range(declared.parts[f], type_) for f, type_ in fields if _in_range(declared.parts[f], type_))
        shifted = tuple(self._moved(declared.parts[f], type_) for f, type_ in fields) if shifts else ()
        used = shifts or declared.type in self._made
        return ProductView(declared.cls, parts, declared.kind, made, f"ALL_{declared.kind}", (at or "True") if used else "", shifted)

    def _moved(self, part: str, type_: t.Type) -> str:
        match type_:
            case t.IntT():
                return f"self.{part} + {part}"
            case t.CyclicT(size):
                return f"(self.{part} + {part}) % {size}"
            case t.BitsT(width):
                return f"self.{part} + {part} & {hex(2**width - 1)}"
            case _:
                return f"self.{part}"

    def _record(self, declared: Declared, fields: tuple[tuple[str, t.Type], ...]) -> RecordView:
        from specc.backends.python.kinds import is_mutable

        rows = []
        kinds = []
        for name, type_ in fields:
            attribute = declared.parts[name]
            copy = f"copied(self.{attribute})" if is_mutable(type_) else f"self.{attribute}"
            rows.append((attribute, self.kinds.annotation(type_), copy))
            kinds.append(f"({name!r}, {attribute!r}, {self.kinds.kind(type_)})")
        return RecordView(declared.cls, tuple(rows), declared.kind, f"Record({declared.cls}, {', '.join(kinds)})")

    def kind_constants(self) -> list[tuple[str, str]]:
        """Constants with the kinds of unnamed types, each after those that it needs."""
        made: dict[str, str] = {}

        def make(type_: t.Type) -> None:
            for part in _parts(type_):
                make(part)
            name = self.kinds.constants.get(type_)
            if name is not None and name not in made:
                made[name] = self.kinds.kind_made(type_)

        for type_ in list(self.kinds.constant_order):
            make(type_)
        return list(made.items())

    # -------------------------------------------------------------------------------------------- tables
    def table(self, table: Table) -> TableView:
        """A table with all its rows and code."""
        declared = self.kinds.tables[table.name]
        data = list(table.columns.values())
        return TableView(
            declared.cls,
            declared.kind,
            tuple(doc_lines(table, f"A row of the table {table.name}.")),
            repr(tuple(table.rows)),
            "" if tuple(table.labels or table.rows) == tuple(table.rows) else repr(tuple(table.labels)),
            tuple((declared.parts[c.name], self.kinds.annotation(c.type)) for c in data),
            tuple(self._row(table, data, i) for i in range(len(table.rows))),
            self._keys(table, declared),
            tuple(self._code(table, column) for column in table.code.values()),
        )

    def _row(self, table: Table, data: list[Column], index: int) -> str:
        values = [self.module.values.literal(c.values[index], c.type) for c in data]
        return f"({', '.join([repr(table.rows[index]), *values])}{'' if values else ','})"

    def _keys(self, table: Table, declared: Declared) -> str:
        if table.row_at is None:
            return ""
        entries = []
        for key, index in table.row_at.items():
            if len(table.keys) == 1:
                only = key[0] if isinstance(key, tuple) and len(key) == 1 else key
                text = self.module.values.literal(only, table.keys[0])
            else:
                text = "(" + ", ".join(self.module.values.literal(k, type_) for k, type_ in zip(key, table.keys, strict=True)) + ")"
            entries.append(f"{text}: {self.module.values.row(table.name, index)}")
        return "{" + ", ".join(entries) + "}"

    def _code(self, table: Table, column: CodeColumn) -> CodeView:
        declared = self.kinds.tables[table.name]
        draws = (table.name, column.name) in self.module.drawing.columns
        constant = f"{declared.kind}_{column.name.upper()}"
        bodies = []
        for number, body in enumerate(column.bodies):
            changing = frozenset(changed_locals(body.block))
            row, label = _body_names(table, column, number)
            where = f"{row}.{column.name}"
            w = Body(self.module, where, pure=column.pure, changing=changing)
            first = ["state: State", *(["chance: Chance"] if draws else []), f"row: {declared.cls}"]
            w.local("row")
            listed, start = parameters(w, column.params, pure=column.pure)
            bodies.append(
                FunctionView(
                    self.module.names.new(f"{table.name}_{row}_{column.name}".lower()),
                    (*first, *listed),
                    self.kinds.annotation(column.result),
                    tuple(doc_lines(body, f"{column.name} of {label}.")),
                    place_of(body.span),
                    (*start, *w.block(body.block)) or ("pass",),
                )
            )
        absent = "None"
        if not column.optional and None in column.body_of:                      # numbers that `otherwise: error` leaves without a row
            absent = self.module.names.new(f"{table.name}_error_{column.name}".lower())
            given = ("state: State", *(["chance: Chance"] if draws else []), f"row: {declared.cls}", *parameters(w, column.params, pure=True)[0])
            message = f'raise RuleError({table.name!r}, f"no row for {{row.index}}")'
            doc = (f"{column.name} of what is no row.",)
            bodies.append(FunctionView(absent, given, self.kinds.annotation(column.result), doc, "", (message,)))
        body_of = tuple(absent if i is None else bodies[i].name for i in column.body_of)
        return CodeView(self._method(column, declared, constant, draws), tuple(bodies), constant, body_of)

    def _method(self, column: CodeColumn, declared: Declared, constant: str, draws: bool) -> FunctionView:
        w = Body(self.module, f"{declared.cls}.{column.name}", pure=column.pure)
        w.rename("row", "self")
        listed, _ = parameters(w, column.params, pure=True)
        names = "".join(f", {w.local(p.name)}" for p in column.params)
        becomes = any(isinstance(x, n.Become) for body in column.bodies for x in walk(body.block))
        if becomes:
            call = f"run_row({constant}, self, state, chance{names})"
        else:
            call = f"{constant}[self.index](state{', chance' if draws else ''}, self{names})"
        first = ["self", "state: State", *(["chance: Chance"] if draws else [])]
        result = self.kinds.annotation(column.result)
        body = (*needs(w, column.needs), f"return {call}" if column.result is not None else call)
        return FunctionView(declared.parts[column.name], (*first, *listed), result, (), "", body)


def _body_names(table: Table, column: CodeColumn, number: int) -> tuple[str, str]:
    """What the functions and messages of a body are called: by the first row that has it, by that row's label."""
    name = column.bodies[number].name
    rows = [i for i, body in enumerate(column.body_of) if body == number]
    if name == "default" or not rows:
        return name or "default", f"rows of {table.name} that do not say otherwise"
    row = name or table.rows[rows[0]]
    label = table.labels[rows[0]] if table.labels and len(rows) == 1 else row
    return row, label if label == row else f"{row}, {label}"


def _all_code(module: Module) -> tuple[object, ...]:
    p = module.program
    return (
        tuple((f.block, f.needs) for f in p.functions.values()),
        tuple((r.block, r.needs) for r in (*p.rules.values(), *p.helpers.values())),
        tuple((c.needs, tuple(b.block for b in c.bodies)) for table in p.tables.values() for c in table.code.values()),
        tuple((a.lets, tuple(line.test for line in a.legal), a.block) for a in p.actions.values()),
        tuple(x for f in p.state.values() for x in (f.start, f.visible, f.public)),
        p.setup, p.resolve, p.asked,
        tuple((e.when, e.block) for e in p.ends),
        tuple(i.test for i in p.invariants),
        tuple(c.value for c in p.channels.values()),
        p.render, p.render_svg, tuple(f.picture for f in p.state.values()), tuple(i.picture for i in p.inputs.values()),
        tuple((s.given_block, tuple(e for _, e in s.then)) for s in p.scenarios),
    )  # fmt: skip


def _product(type_: t.Type) -> t.Type:
    return type_.inner if isinstance(type_, t.OptT) else type_


def _nameless(type_: t.Type) -> t.Type:
    match type_:
        case t.IntT(lo, hi):
            return t.IntT(lo, hi)
        case _:
            return t.ANY_INT


def _numbers(type_: t.Type) -> str:
    match type_:
        case t.IntT(lo, hi):
            return f"{lo}..{hi}"
        case t.CyclicT(size):
            return f"modulo {size}"
        case t.BitsT(width):
            return f"{width} bits"
        case _:
            return ""


def _numbered(declared: Declared, members: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((declared.parts[m], i) for i, m in enumerate(members))


def _in_range(part: str, type_: t.Type) -> str:
    match type_:
        case t.IntT(int(lo), int(hi)):
            return f"{lo} <= {part} <= {hi}"
        case _:
            return ""


def _parts(type_: t.Type) -> tuple[t.Type, ...]:
    match type_:
        case t.OptT(inner):
            return (inner,)
        case t.ArrayT(element, dims):
            return (element, *dims)
        case t.SetT(element) | t.ListT(element) | t.PoolT(element) | t.PileT(element) | t.BagT(element):
            return (element,)
        case _:
            return ()
