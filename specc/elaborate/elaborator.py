"""The elaborator: one object that knows every name of a spec and elaborates each definition when it is first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from specc.document.models import DrawDecl
from specc.elaborate import bodies, code_columns, decode, starts, tables, type_names
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.code_columns import CodeEntry
from specc.elaborate.coerce import stored
from specc.elaborate.fold import tight
from specc.elaborate.scope import Entity, Scope, Variable
from specc.elaborate.tables import TableInfo
from specc.ir import nodes as n
from specc.ir import program as p
from specc.ir import types as t
from specc.ir.evaluate import Evaluator, NotStatic
from specc.ir.visit import calls, fields_read, variables, walk
from specc.source.diagnostic import Reporter
from specc.source.text import Code, Span
from specc.syntax import nodes as s
from specc.syntax.parse import parse_block, parse_expression, parse_type

SPECIAL_PLACES = ("mover", "reward")


@dataclass
class Elaborator:
    """State of one elaboration. Everything is looked up by name and made on demand; cycles are found on the way."""

    reporter: Reporter
    root: Scope
    settings: dict[str, str]
    players: int = 1
    real: t.RealT = t.REAL32
    scopes: list[Scope] = field(default_factory=list)
    members: dict[str, list[t.Type]] = field(default_factory=dict)
    functions: dict[str, p.Function] = field(default_factory=dict)
    rules: dict[str, p.Rule] = field(default_factory=dict)
    infos: dict[str, TableInfo] = field(default_factory=dict)
    codes: dict[str, dict[str, CodeEntry]] = field(default_factory=dict)
    labels: dict[str, tuple[str, ...]] = field(default_factory=dict)
    pictures: dict[int, p.Picture | None] = field(default_factory=dict)
    """By the identity of the field's entity."""
    sites: dict[int, p.Site] = field(default_factory=dict)
    asked: dict[int, tuple[str, t.Type, bool]] = field(default_factory=dict)
    reads_by_function: dict[str, frozenset[str]] = field(default_factory=dict)
    real_bounds: dict[Span, tuple[float, float]] = field(default_factory=dict)
    record_starts: dict[str, dict[str, tuple[Entity, Any]]] = field(default_factory=dict)
    dynamic_calls: set[str] = field(default_factory=set)
    instances: dict[str, Entity] = field(default_factory=dict)
    kept: list[Any] = field(default_factory=list)
    stack: list[str] = field(default_factory=list)
    asking_legality: bool = False
    revealed: set[Span] = field(default_factory=set)
    """Where `reveal(…)` stands."""
    starting: set[tuple[str, str]] = field(default_factory=set)
    """Fields of records whose start is being made."""
    used: set[str] = field(default_factory=set)
    """Functions and rules that some code calls."""
    special_places: tuple[str, ...] = SPECIAL_PLACES
    _site: int = 0
    _made: int = 0
    _parsed: dict[tuple[str, Code], Any] = field(default_factory=dict)
    _label_index: dict[t.Type, dict[str, Any]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.evaluator = Evaluator(lambda name: self.functions[name], self.finished_table)

    # -------------------------------------------------------------------------------------------- parsing
    def parsed_or_none(self, code: Code) -> s.Expr | None:
        """The syntax of an expression, once; None after a complaint."""
        return self._once("expression", code, lambda: parse_expression(code, self.reporter))  # type: ignore[no-any-return]

    def parsed(self, code: Code) -> s.Expr:
        """The syntax of an expression; the name `none` in place of one that does not parse."""
        return self.parsed_or_none(code) or s.Name(span=code.span(), id="none")

    def parsed_block(self, code: Code, result: bool) -> tuple[s.Stmt, ...]:
        """The statements of a block; none after a complaint."""
        found = self._once(f"block {result}", code, lambda: parse_block(code, self.reporter, result))
        return found or ()

    def _once(self, kind: str, code: Code, parse: Callable[[], Any]) -> Any:
        key = (kind, code)
        if key not in self._parsed:
            before = len(self.reporter.found)
            self._parsed[key] = parse()
            self.kept += self.reporter.found[before:]
        return self._parsed[key]

    def resolve(self, scope: Scope, node: s.Expr, hint: str = "") -> t.Type:
        return type_names.resolve(self, scope, node, hint)

    def resolve_code(self, scope: Scope, code: Code, hint: str = "") -> t.Type:
        """The type written in a scalar."""
        node = self._once("type", code, lambda: parse_type(code, self.reporter))
        return t.ERROR if node is None else self.resolve(scope, node, hint)

    # -------------------------------------------------------------------------------------------- static values
    def evaluate(self, e: n.Expr, frame: dict[str, Any], otherwise: Any = None) -> Any:
        """The value of a static expression; reports and gives `otherwise` when it has none."""
        if isinstance(e.type, t.ErrorT):
            return otherwise
        try:
            return self.evaluator.value(e, dict(frame))
        except NotStatic as reason:
            self.reporter.error("E0605", "this has no value when the spec is built", e.span, str(reason))
            return otherwise
        except Exception:
            if not self.reporter.failed:
                raise
            return otherwise      # a consequence of what was complained about

    def static(self, scope: Scope, node: s.Expr, want: t.Type | None = None) -> n.Const:
        """A static expression as a constant."""
        body = Body(self, scope, static=True, what="here")
        e = ex.expr(body, node, want)
        if want is not None:
            e = stored(body, e, want)
        if isinstance(e, n.Const):
            return e
        value = self.evaluate(e, {})
        return n.Const(value, type=e.type if value is not None else t.ERROR, span=node.span)

    def static_int(self, scope: Scope, node: s.Expr) -> int:
        value = self.static(scope, node, t.ANY_INT).value
        return value if isinstance(value, int) else 1

    def static_code_int(self, scope: Scope, code: Code) -> int:
        node = self.parsed_or_none(code)
        return 1 if node is None else self.static_int(scope, node)

    def static_real(self, scope: Scope, node: s.Expr) -> float:
        value = self.static(scope, node, self.real).value
        return float(value) if isinstance(value, int | float) else 0.0

    def static_row_test(self, scope: Scope, kind: t.RowT, row: int, test: s.Expr) -> bool:
        """Does the condition of a subset type hold for this row?"""
        body = Body(self, scope, static=True, row=kind.table, what="in a subset")
        e = ex.condition(body, test)
        return bool(self.evaluate(e, {"row": row}, False))

    def closed(self, e: n.Expr) -> bool:
        """Does the expression read nothing but static values?"""
        if variables(e):
            return False
        for x in walk(e):
            if isinstance(x, n.State | n.Parameter | n.Input | n.Draw | n.After | n.Can | n.Stuck):
                return False
            if isinstance(x, n.Call) and not self.functions[x.function].static:
                return False
            if isinstance(x, n.ColumnCall) and self.code_reads(x.table, x.column):
                return False
        return True

    def fold_closed(self, b: Body, e: n.Expr) -> n.Expr:
        """A comprehension over static values is its value."""
        if isinstance(e.type, t.ErrorT) or isinstance(e, n.Comp) and e.kind == "pick" or not self.closed(e):
            return e
        try:
            value = self.evaluator.value(e)
        except NotStatic:
            return e
        return n.Const(value, type=tight(e.type, value), span=e.span)

    # -------------------------------------------------------------------------------------------- types and members
    def type_of(self, entity: Entity) -> t.Type:
        """The type that a type or a table names."""
        if entity.kind == "table":
            info = self.info(entity)
            return t.RowT(entity.name, info.size)
        if entity.value is None:
            if entity.busy:
                self.reporter.error("E0902", f"type `{entity.decl.name}` contains itself", entity.span)
                return t.ERROR
            entity.busy = True
            entity.value = starts.named_type(self, entity)
            entity.busy = False
        assert isinstance(entity.value, t.Type)
        return entity.value

    def register(self, kind: t.EnumT) -> t.EnumT:
        """Make the members of an enum known by their bare names."""
        for m in kind.members:
            owners = self.members.setdefault(m, [])
            if kind not in owners:
                owners.append(kind)
        return kind

    def texts(self, scope: Scope, args: tuple[s.Expr, ...], hint: str, span: Span) -> t.Type:
        """`texts(Card.name, …)`: the enum of the texts in columns, in order of appearance."""
        found: dict[str, None] = {}
        for a in args:
            entity = scope.find(a.base.id) if isinstance(a, s.Attribute) and isinstance(a.base, s.Name) else None
            if entity is None or entity.kind != "table" or not isinstance(a, s.Attribute):
                self.reporter.error("E0406", "`texts` takes columns, as in `texts(Card.name)`", a.span)
                continue
            for row in self.info(entity).rows:
                cell = row.cells.get(a.name)
                if isinstance(cell, Code) and cell.text.strip() != "none":
                    found[cell.text.strip().strip("'\"") if cell.text.strip()[:1] in "'\"" else cell.text.strip()] = None
        return t.EnumT(hint, tuple(found))

    def labelled(self, kind: t.Type, id: str) -> Any:
        """The value of a table or named product with this row name or label, or None."""
        if kind not in self._label_index:
            index: dict[str, Any] = {}
            texts = self.label_texts(kind)
            if texts is not None:
                for value, text in zip(t.values(kind), texts, strict=True):
                    index.setdefault(text, value)
            if isinstance(kind, t.RowT) and (info := self.infos.get(kind.table)) is not None and not info.decoded:
                for i, row in enumerate(info.names):
                    if kind.rows is None or i in kind.rows:
                        index[row] = i
            self._label_index[kind] = index
        return self._label_index[kind].get(id)

    def label_texts(self, kind: t.Type) -> tuple[str, ...] | None:
        """The text of every value of a table or a type with a label; None if it has none."""
        if isinstance(kind, t.RowT):
            whole = tables.labels(self, self.infos[kind.table])
            return whole if kind.rows is None else tuple(whole[i] for i in kind.rows)
        if isinstance(kind, t.ProductT | t.IntT):
            return self.labels.get(kind.name)
        return None

    def member_names(self, kind: t.Type) -> list[str]:
        """Names of the members of a type, for suggestions."""
        if isinstance(kind, t.EnumT):
            return list(kind.members)
        if isinstance(kind, t.RowT):
            return list(self.infos[kind.table].names)
        return list(self.labels.get(kind.name, ())) if isinstance(kind, t.ProductT) else []

    def value_text(self, kind: t.Type, value: Any) -> str:
        """A static value as a person writes it."""
        match kind:
            case t.OptT(inner):
                return "none" if value is None else self.value_text(inner, value)
            case t.EnumT(_, members):
                return str(members[value])
            case t.BoolT():
                return "true" if value else "false"
            case t.UnionT(_, parts):
                return self.value_text(parts[value[0]], value[1])
            case t.RowT() | t.ProductT():
                texts = self.label_texts(kind)
                if texts is not None:
                    return texts[t.ordinal(kind, value)]
                if isinstance(kind, t.ProductT):
                    return "(" + ", ".join(self.value_text(f, v) for (_, f), v in zip(kind.fields, value, strict=True)) + ")"
                return str(value)
            case t.SetT(element):
                return "{" + ", ".join(self.value_text(element, v) for v in sorted(value)) + "}"
            case _:
                return str(value)

    # -------------------------------------------------------------------------------------------- tables
    def info(self, entity: Entity) -> TableInfo:
        """The rows of a table (derived and decoded ones are found on first use)."""
        info = self.infos[entity.name]
        decl = entity.decl
        if (decl.for_ and not info.bindings and "rows" not in info.busy) or (
            decl.decode is not None and not info.decoded and "rows" not in info.busy
        ):
            info.busy.add("rows")
            if decl.for_:
                tables.derive(self, info)
            else:
                decode.decode(self, info)
            info.busy.discard("rows")
        return info

    def column_type(self, table: str, name: str) -> t.Type | None:
        return tables.column_type(self, self.infos[table], name)

    def column_names(self, table: str) -> list[str]:
        decl = self.infos[table].entity.decl
        return [*decl.for_, *decl.columns, *decl.fields]

    def row_variable(self, table: str, span: Span) -> n.Expr:
        """The row whose body is being elaborated."""
        return n.Var("row", type=self.type_of(self.infos[table].entity), span=span)

    def table_keys(self, table: str) -> tuple[list[t.Type], bool]:
        return tables.keys(self.infos[table])

    def live_tables(self) -> list[Entity]:
        """Tables with live rows, in the order of the spec."""
        return [i.entity for i in self.infos.values() if i.entity.decl.live is not None]

    def finished_table(self, name: str) -> p.Table:
        """A table as the evaluator sees it: columns and code that are asked for are made now."""
        from specc.elaborate.finished import LazyTable

        return LazyTable(self, self.infos[name])  # type: ignore[return-value]

    # -------------------------------------------------------------------------------------------- code columns
    def _entries(self, table: str) -> dict[str, CodeEntry]:
        if table not in self.codes:
            self.codes[table] = {}
            self.codes[table] = code_columns.entries(self, self.infos[table])
        return self.codes[table]

    def has_code(self, table: str, column: str) -> bool:
        return column in self._entries(table)

    def code_signature(self, table: str, column: str) -> tuple[tuple[n.Local, ...], t.Type | None, bool]:
        entry = self._entries(table)[column]
        if entry.pure and entry.result is None:
            code_columns.elaborate(self, entry)
        return entry.params, entry.result, entry.pure

    def code_effects(self, table: str, column: str) -> CodeEntry:
        """The column with all its bodies elaborated (while that is going on: what is known so far)."""
        entry = self._entries(table)[column]
        self._own(lambda: code_columns.elaborate(self, entry), f"{table}.{column}")
        return entry

    def code_reads(self, table: str, column: str) -> set[str]:
        return self.code_effects(table, column).reads

    def _own(self, work: Callable[[], Any], name: str) -> Any:
        """Do work whose complaints must stay, whoever asked for it."""
        before = len(self.reporter.found)
        self._made += 1
        self.stack.append(name)
        try:
            return work()
        finally:
            self.stack.pop()
            self.kept += self.reporter.found[before:]

    # -------------------------------------------------------------------------------------------- functions and rules
    def function_params(self, entity: Entity) -> tuple[n.Local, ...]:
        return bodies.parameters(self, entity)

    def action_params(self, entity: Entity) -> tuple[n.Local, ...]:
        return bodies.parameters(self, entity)

    def function(self, entity: Entity, span: Span) -> p.Function | None:
        """The elaborated function; None inside a cycle (which is reported) or after errors in its result."""
        if span != entity.span:
            self.used.add(entity.name)
        if entity.name in self.functions:
            found = self.functions[entity.name]
            return None if isinstance(found.result, t.ErrorT) else found
        if entity.busy:
            self._cycle(entity, span)
            return None
        entity.busy = True
        made = self._own(lambda: bodies.function(self, entity), entity.decl.name)
        entity.busy = False
        self.functions[entity.name] = made
        return None if isinstance(made.result, t.ErrorT) else made

    def rule(self, entity: Entity, span: Span) -> p.Rule | None:
        """The elaborated rule; None inside a cycle."""
        if span != entity.span:
            self.used.add(entity.name)
        if entity.name in self.rules:
            return self.rules[entity.name]
        if entity.busy:
            self._cycle(entity, span)
            return None
        entity.busy = True
        made = self._own(lambda: bodies.rule(self, entity), entity.decl.name)
        entity.busy = False
        self.rules[entity.name] = made
        assert isinstance(made, p.Rule)
        return made

    def _cycle(self, entity: Entity, span: Span) -> None:
        name = entity.decl.name
        start = self.stack.index(name) if name in self.stack else 0
        chain = " → ".join([*self.stack[start:], name])
        self.reporter.error(
            "E0903", f"`{name}` calls itself", span, chain, help="rules and functions may not be recursive: use a loop, or `grow`"
        )

    def function_reads(self, name: str) -> frozenset[str]:
        return self.reads_by_function.get(name, frozenset())

    def note_call(self, function: p.Function, args: tuple[n.Expr, ...]) -> None:
        """Remember which static functions are called with arguments that are not static: they get a table."""
        if function.static and not all(isinstance(a, n.Const) for a in args):
            self.dynamic_calls.add(function.name)

    def note_can(self, b: Body, action: Entity, span: Span) -> None:
        """`can` and `stuck` read whatever legality reads."""
        b.reads.add("@legal")
        if self.asking_legality:
            self.reporter.error("E0904", "legality asks for legality", span, "this is reached from a `legal:` line")

    def reads_of(self, e: Any) -> frozenset[str]:
        """State fields that an expression reads, through functions too."""
        found = set(fields_read(e))
        for name in calls(e):
            found |= self.function_reads(name)
        for x in walk(e):
            if isinstance(x, n.ColumnCall):
                found |= self._entries(x.table)[x.column].reads
        return frozenset(found)

    # -------------------------------------------------------------------------------------------- sites
    def next_site(self) -> int:
        """A number for a call or draw that nothing else in the program has."""
        self._site += 1
        return self._site

    def site(self, kind: str, name: str, many: int | None, owner: str, lowest: int = 0) -> tuple[int, str]:
        """A draw site."""
        number = self.next_site()
        self.sites[number] = p.Site(number, name, kind, many, self.stack[-1] if self.stack else owner, lowest)
        return number, name

    def question(self, name: str, kind: t.Type, or_none: bool) -> int:
        """A question site."""
        number = self.next_site()
        self.asked[number] = (name, kind, or_none)
        return number

    def mark(self) -> tuple[int, int]:
        return self._site, self._made

    def rewind(self, mark: tuple[int, int]) -> None:
        """Forget the sites made since the mark, unless a definition was elaborated meanwhile."""
        if mark[1] == self._made:
            self.sites = {k: v for k, v in self.sites.items() if k <= mark[0]}
            self.asked = {k: v for k, v in self.asked.items() if k <= mark[0]}
            self._site = mark[0]

    # -------------------------------------------------------------------------------------------- other declarations
    def special(self, b: Body, id: str, span: Span) -> n.Expr | None:
        return starts.special(self, b, id, span)

    def constant(self, entity: Entity) -> n.Const:
        return starts.constant(self, entity)

    def type_constant(self, entity: Entity) -> t.Type | None:
        """The type that a constant written as one names (`Row: range(4 * n)`), or None if it is a value."""
        node = self.parsed_or_none(entity.decl.value) if entity.kind == "constant" and hasattr(entity.decl, "value") else None
        if isinstance(node, s.Call) and isinstance(node.function, s.Name) and node.function.id in ("range", "cyclic", "enum", "bits"):
            kind = self.resolve_code(entity.scope, entity.decl.value, entity.decl.name)
            return t.IntT(kind.lo, kind.hi, entity.name) if isinstance(kind, t.IntT) else kind
        return None

    def parameter_type(self, entity: Entity) -> t.Type:
        return starts.parameter_type(self, entity)

    def input_type(self, entity: Entity) -> t.Type:
        return self.resolve_code(entity.scope, entity.decl.type)

    def state_type(self, entity: Entity) -> t.Type:
        """The type of a state field."""
        if entity.value is None:
            entity.value = self.resolve_code(entity.scope, entity.decl.type, entity.decl.name.capitalize())
            part = type_names.not_kept(entity.value)
            if part is not None:
                help = "write a product, `{a: T, b: U}`, or a record" if isinstance(part, t.TupleT) else ""
                self.reporter.error("E0406", f"the state cannot hold a `{t.show(part)}`", entity.decl.type.span(), help=help)
                entity.value = t.ERROR
        assert isinstance(entity.value, t.Type)
        return entity.value

    def event_fields(self, entity: Entity) -> tuple[n.Local, ...]:
        return tuple(n.Local(f.name, self.resolve_code(entity.scope, f.type)) for f in entity.decl.fields.values())

    def record_start(self, record: str, name: str) -> n.Expr | None:
        return starts.record_start(self, record, name)

    def reset_fields(self, event: str) -> list[tuple[Entity, n.Expr]]:
        return starts.reset_fields(self, event)

    def sparse(self, b: Body, items: tuple[tuple[s.Expr, s.Expr], ...], span: Span, want: t.Type | None) -> n.Expr:
        return starts.sparse(self, b, items, span, want)

    def draw_range(self, scope: Scope, decl: DrawDecl) -> t.Type:
        """The type of a declared draw site."""
        if decl.type is not None:
            return self.resolve_code(scope, decl.type)
        assert decl.range is not None
        node = self._once("type", decl.range, lambda: parse_type(decl.range, self.reporter))  # type: ignore[arg-type]
        if isinstance(node, s.Number):
            return t.IntT(0, int(node.value) - 1)
        return t.ERROR if node is None else self.resolve(scope, node)

    def view_part(self, home: Body, node: s.Expr) -> n.Expr:
        """A part of a view, as a place."""
        from specc.elaborate import places

        return places.place(home, node)

    # -------------------------------------------------------------------------------------------- syntax helpers
    def assigned_names(self, stmts: tuple[s.Stmt, ...]) -> frozenset[str]:
        return bodies.assigned_names(stmts)

    def walk_syntax(self, node: Any) -> Iterator[Any]:
        return bodies.walk_syntax(node)

    def renamed_syntax(self, node: s.Expr, old: str, new: str) -> s.Expr:
        return bodies.renamed_syntax(node, old, new)

    def loose_bound(self, stmt: s.Repeat) -> bool:
        """May the bound cut the loop short (the loop leaves by `break`)?"""
        return any(isinstance(x, s.Break) for st in stmt.body for x in bodies.walk_syntax(st))

    def variable(self, body: Body, name: str, kind: t.Type, span: Span) -> None:
        """Put a quiet local into a body."""
        body.locals[name] = Variable(n.Local(name, kind), span, quiet=True)
        body.taken[name] = kind
