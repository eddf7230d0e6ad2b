"""What the templates print: one generator holds the names, constants and functions of a module while it is made."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Any

from specc.backends.jax import layout
from specc.backends.jax.builtins import Builtins
from specc.backends.jax.comprehensions import Comprehensions
from specc.backends.jax.constants import Constants, scalar_text
from specc.backends.jax.draws import Draws
from specc.backends.jax.expressions import Expressions
from specc.backends.jax.facts import NOTHING, Fact, Facts
from specc.backends.jax.methods import Collections
from specc.backends.jax.names import Module, safe
from specc.backends.jax.numbers import Numbers
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.evaluate import Evaluator, NotStatic
from specc.ir.program import AnswerBlock, Function, Program
from specc.ir.visit import parts, walk, walk_block

ATTRIBUTES = frozenset(
    {"ask", "fault", "count", "index", "current_player", "rewards", "terminated", "truncated", "legal_action_mask", "observation"}
)
"""What the states of the template have beside the fields of the spec."""


@dataclass(frozen=True, eq=False)
class Unit:
    """One generated function: a rule, a code column (its bodies merged), the actions, setup."""

    name: str
    params: tuple[n.Local, ...]
    result: t.Type | None
    block: n.Block
    fact: Fact
    pure: bool = False
    doc: tuple[str, ...] = ()
    chained: bool = False
    """Rows of this column may become other rows."""


@dataclass
class Generator:
    """Names, constants and units of one module."""

    program: Program
    module: Module = field(default_factory=Module)
    unroll: int = 800
    """Loops of at most so many nodes are written out, longer ones are loops of XLA."""

    def __post_init__(self) -> None:
        program = self.program
        self.facts = Facts(program)
        self.comprehensions = Comprehensions(self)
        self.numbers_code = Numbers(self)
        self.builtins = Builtins(self)
        self.draws = Draws(self)
        self.collections = Collections(self)
        self._fields: dict[str, str] = {}
        self.records: dict[t.RecordT, str] = {}
        self.record_lines: list[tuple[str, list[str]]] = []
        self.constants = Constants(self.module, self.record_class)
        self.real = t.RealT(program.numbers.width)
        self.evaluator = Evaluator(lambda name: program.functions[name], lambda name: program.tables[name])
        self.functions = {name: self.module.unique(name) for name in program.functions}
        self.rules = {name: self.module.unique(name) for name in self.facts.rules}
        self.legal = {name: self.module.unique("may_" + name) for name in program.actions}
        self.units: dict[tuple[str, ...], Unit] = {}
        self.pure_columns: dict[tuple[str, str], str] = {}
        self.depths: list[tuple[Unit, int, Unit | None]] = []
        self._weights: dict[tuple[str, ...], int] = {}
        self._places: dict[Unit, int] = {}
        self._values: dict[str, list[Any] | None] = {}
        self.setup_asks = self.facts.block(program.setup).asks
        on_piles = {x.method for x in self.everything() if isinstance(x, n.Mutate) and isinstance(x.place.type, t.PileT)}
        self.top = bool(on_piles & {"show", "put_top"})
        self.bottom = "put_bottom" in on_piles

    def everything(self) -> list[Any]:
        """Every node of every effect."""
        p = self.program
        blocks = [p.setup, p.resolve, *(r.block for r in self.facts.rules.values()), *(a.block for a in p.actions.values())]
        blocks += [b.block for tab in p.tables.values() for c in tab.code.values() if not c.pure for b in c.bodies]
        return [x for block in blocks for x in walk_block(block)]

    # -------------------------------------------------------------------------------------------- names
    def field(self, name: str) -> str:
        """The attribute of a state field, parameter or input."""
        if name not in self._fields:
            text = safe(name)
            others = {safe(x) for x in (*self.program.state, *self.program.parameters, *self.program.inputs)} - {text}
            found = text.lstrip("_") or "x"
            while found in ATTRIBUTES or found in others or found in self._fields.values():
                found += "_"
            self._fields[name] = found
        return self._fields[name]

    def part(self, name: str) -> str:
        """The attribute of a field of a record."""
        text = safe(name).lstrip("_")
        return text + "_" if text in ("count", "index") else text

    def record_class(self, kind: t.RecordT) -> str:
        """The class of a record type."""
        if kind not in self.records:
            self.records[kind] = self.module.unique(kind.name or "Record")
            self.record_lines.append((self.records[kind], [self.part(k) for k, _ in kind.fields]))
        return self.records[kind]

    # -------------------------------------------------------------------------------------------- constants
    def numbers(self, values: list[Any], hint: str) -> str:
        """The name of a table of whole numbers."""
        lo, hi = min(values, default=0), max(values, default=0)
        return self.constants.keep(self.constants.tabulated(t.IntT(int(lo), int(hi)), (len(values),), [int(v) for v in values]), hint)

    def flags(self, values: list[bool], hint: str) -> str:
        """The name of a table of bools."""
        return self.constants.keep(self.constants.tabulated(t.BOOL, (len(values),), values), hint)

    def constant(self, kind: t.Type, value: Any) -> str:
        """A static value: written out if it is one number, else the name of a constant."""
        if isinstance(kind, t.NoneT | t.TextT):
            return "None"
        if layout.is_scalar(kind):
            return scalar_text(kind, layout.number(kind, value))
        if isinstance(kind, t.PileT):
            return self.zero(kind) if not value else self.new_pile(kind, self.constant(t.SetT(kind.element), frozenset(value)))
        text = self.constants.tabulated(kind, (), [value])
        return text if len(text) < 30 and "[" not in text else f"rt.wide({self.constants.keep(text, self._hint(kind))})"

    def _hint(self, kind: t.Type) -> str:
        match kind:
            case t.ArrayT(element, _):
                return self._hint(element) + "s"
            case t.SetT(element) | t.ListT(element, _):
                return f"{type(kind).__name__[:-1]}_of_{self._hint(element)}"
            case t.OptT(inner):
                return "maybe_" + self._hint(inner)
            case _:
                name = getattr(kind, "name", "")
                return safe(name) if name else type(kind).__name__[:-1].lower()

    def zero(self, kind: t.Type) -> str:
        """A value of a type that is all zeros (or absent)."""
        match kind:
            case t.PileT():
                return self.new_pile(kind, None)
            case t.ArrayT(t.PileT() as element, dims):
                return f"rt.full({tuple(t.count(d) for d in dims)!r}, {self.zero(element)})"
            case t.TupleT(items):
                return "(" + ", ".join(self.zero(i) for i in items) + ",)"
            case t.RecordT(_, fields):
                return f"{self.record_class(kind)}({', '.join(self.zero(f) for _, f in fields)})"
            case t.ArrayT(element, dims):
                return f"rt.full({tuple(t.count(d) for d in dims)!r}, {self.zero(element)})"
            case t.SetT(element):
                return f"np.zeros({t.count(element)}, bool)"
            case t.BagT(element, _):
                return f"np.zeros({t.count(element)}, np.int32)"
            case t.ListT(element, cap):
                return f"rt.List(0, rt.full(({cap},), {self.zero(element)}))"
            case t.PoolT(element, cap):
                return f"rt.Pool(np.zeros({cap}, bool), rt.full(({cap},), {self.zero(element)}))"
            case t.OptT(inner) if layout.wide_optional(kind):
                return f"rt.Opt(rt.FALSE, {self.zero(inner)})"
            case t.OptT():
                return str(layout.absent(kind))
            case t.BitsT(64):
                return "np.zeros(2, np.uint32)"
            case t.IntT(lo, hi):
                return str(min(max(0, lo if lo is not None else 0), hi if hi is not None else 0))
            case t.RowT(_, _, rows) if rows is not None:
                return str(rows[0])
            case t.BoolT() | t.RealT() | t.BitsT():
                return scalar_text(kind, 0)
            case _:
                return "0"

    def new_pile(self, kind: t.PileT, loose: str | None) -> str:
        size = t.count(kind.element)
        tail = f", {loose}" if loose else ""
        return f"rt.new_pile({size}, {size if self.top else 0}, {size if self.bottom else 0}, {self.program.players}{tail})"

    def column(self, table: str, name: str) -> str:
        """The constant of a data column."""
        column = self.program.tables[table].columns[name]
        return self.constants.keep(self.constants.tabulated(column.type, (len(column.values),), list(column.values)), f"{table}_{name}")

    def set_table(self, value: n.Expr) -> tuple[list[Any], list[t.Type], tuple[n.Expr, ...], str] | None:
        """If a set is a column of a row or a static function of few arguments: all its values, and where to look it up."""
        match value:
            case n.Field(base, name) if isinstance(base.type, t.RowT):
                column = self.program.tables[base.type.table].columns[name]
                whole = t.RowT(base.type.table, len(column.values))
                return list(column.values), [whole], (base,), f"{base.type.table}_{name}"
            case n.Call(name, args) if args and self.program.functions[name].static:
                f = self.program.functions[name]
                kinds = [p.type for p in f.params]
                if not all(t.is_finite(k) for k in kinds) or math.prod(t.count(k) for k in kinds) > 1 << 14:
                    return None
                values = self.static_values(f)
                return None if values is None else (values, kinds, args, name)
            case _:
                return None

    def static_values(self, f: Function) -> list[Any] | None:
        """All values of a static function, row-major in its arguments; None where it has none."""
        if f.name not in self._values:
            values: list[Any] | None
            if f.table is not None:
                values = list(f.table)
            else:
                try:
                    values = [self.evaluator.call(f.name, args) for args in all_arguments(f.params)]
                except (NotStatic, ValueError, TypeError, KeyError, ArithmeticError):
                    values = None
            self._values[f.name] = values
        return self._values[f.name]

    def row_table(self, table: str) -> str:
        """The constant that gives a row for the ordinals of its keys."""
        tab = self.program.tables[table]
        dims = tuple(t.count(k) for k in tab.keys)
        rows = [len(tab.rows)] * math.prod(dims)
        for key, row in (tab.row_at or {}).items():
            parts = key if isinstance(key, tuple) and (len(tab.keys) > 1 or len(key) == 1) else (key,)
            place = 0
            for kind, part in zip(tab.keys, parts, strict=True):
                place = place * t.count(kind) + t.ordinal(kind, part)
            rows[place] = row
        return self.constants.keep(self.constants.tabulated(t.IntT(0, len(tab.rows)), dims, rows), f"{table}_at")

    def answer_block(self, kind: t.Type) -> AnswerBlock:
        """The numbers of answers over a type."""
        return next(b for b in self.program.answers if b.type == kind)

    def relative_numbers(self, kind: t.Type) -> str | None:
        """The numbers of answers as each player counts them; None if all count alike."""
        kind = self.answer_block(kind).type
        players = self.program.players
        rows = [[t.ordinal(kind, relative(kind, v, p, players)) for v in t.values(kind)] for p in range(players)]
        if all(row == rows[0] for row in rows):
            return None
        size = len(rows[0])
        text = self.constants.tabulated(t.IntT(0, size), (players, size), [x for row in rows for x in row])
        return self.constants.keep(text, f"answers_{t.show(kind)}")

    # -------------------------------------------------------------------------------------------- calls
    def needs_state(self, *key: str) -> bool:
        return bool(self.facts.of(*key).reads)

    def call_function(self, x: Expressions, name: str, args: tuple[n.Expr, ...]) -> str:
        """A call of a pure function."""
        f = self.program.functions[name]
        texts = [x.as_type(a, p.type) for a, p in zip(args, f.params, strict=True)]
        head = [x.state] if self.needs_state("function", name) else []
        return f"{self.functions[name]}({', '.join([*head, *texts])})"

    def call_pure_column(self, x: Expressions, table: str, column: str, row: n.Expr, args: tuple[n.Expr, ...]) -> str:
        """A call of a pure code column."""
        key = (table, column)
        if key not in self.pure_columns:
            self.pure_columns[key] = self.module.unique(f"{table}_{column}".lower())
        code = self.program.tables[table].code[column]
        texts = [x.as_type(a, p.type) for a, p in zip(args, code.params, strict=True)]
        head = [x.state] if self.needs_state("column", table, column) else []
        return f"{self.pure_columns[key]}({', '.join([*head, x.expr(row), *texts])})"

    def call_rule_text(self, x: Expressions, rule: str, args: tuple[n.Expr, ...], on: str) -> str:
        """A call of a rule in a hypothetical: the state that it leaves."""
        unit = self.rule_unit(rule)
        texts = [x.as_type(a, p.type) for a, p in zip(args, unit.params, strict=True)]
        call = f"{unit.name}({', '.join([x.state, on, *texts])})"
        return f"{call}[0]" if unit.fact.stops or unit.result is not None else call

    def can(self, x: Expressions, action: str, args: tuple[n.Expr, ...] | None) -> str:
        """Is an action legal for the mover?"""
        if args is None:
            return f"jnp.any(legal_actions({x.state}, {x.state}.mover)[{self._slice(action)}])"
        a = self.program.actions[action]
        places = [x.position(x.as_type(e, p.type), p.type) for e, p in zip(args, a.params, strict=True)]
        place = x.joined(places, tuple((p.name, p.type) for p in a.params))
        return f"rt.at(legal_actions({x.state}, {x.state}.mover), {a.offset} + {place or 0})"

    def _slice(self, action: str) -> str:
        a = self.program.actions[action]
        return f"{a.offset} : {a.offset + a.count}"

    # -------------------------------------------------------------------------------------------- units
    def rule_unit(self, name: str) -> Unit:
        """The function of a rule."""
        key = ("rule", name)
        if key not in self.units:
            r = self.facts.rules[name]
            doc = (r.doc, r.written)
            self.units[key] = Unit(self.rules[name], r.params, r.result, r.block, self.facts.of(*key), doc=doc)
        return self.units[key]

    def column_unit(self, table: str, column: str) -> Unit:
        """The function of an effect column: the bodies of its rows, merged."""
        key = ("column", table, column)
        if key not in self.units:
            from specc.backends.jax.merged import column_unit

            self.units[key] = column_unit(self, table, column)
        return self.units[key]

    # -------------------------------------------------------------------------------------------- sizes
    def rounds(self, d: n.Domain) -> int:
        """The greatest number of rounds of a loop."""
        match d:
            case n.TypeDomain(kind):
                return t.count(kind)
            case n.RangeDomain(low, high, kind):
                if isinstance(low, n.Const) and isinstance(high, n.Const):
                    return max(int(high.value) - int(low.value), 0)
                assert isinstance(kind, t.IntT) and kind.lo is not None and kind.hi is not None
                return max(kind.hi - kind.lo + 1, 0)
            case n.ValueDomain(value):
                match value.type:
                    case t.SetT(element) | t.BagT(element, _) | t.PileT(element):
                        return t.count(element)
                    case t.ListT(_, cap):
                        return cap
                    case t.ArrayT(_, dims):
                        return t.count(dims[0])
            case n.SlotDomain(place):
                assert isinstance(place.type, t.PoolT)
                return place.type.cap
        raise TypeError(f"no domain: {d}")

    def weight(self, block: n.Block) -> int:
        """About how much code a block is when it is printed, with everything that it calls."""
        return sum(self._weight_of(x) for x in block)

    def _weight_of(self, x: Any) -> int:
        match x:
            case n.For(_, domain, test, body):
                inner = self.weight(body) + (self._weight_of(test) if test is not None else 0)
                rounds = self.rounds(domain)
                return inner * rounds if inner * rounds <= self.unroll else 2 * inner
            case n.Repeat(bound, _, _, body):
                inner = self.weight(body)
                return inner * bound if inner * bound <= self.unroll else 2 * inner
            case n.CallRule(rule):
                own = self._weight(("rule", rule))
            case n.CallColumn(table, column):
                own = self._weight(("column", table, column))
            case n.Call(name):
                own = min(self._weight(("function", name)), 60)
            case _:
                own = 0
        return 1 + own + sum(self._weight_of(part) for part in parts(x))

    def _weight(self, key: tuple[str, ...]) -> int:
        if key not in self._weights:
            self._weights[key] = 0
            match key:
                case ("rule", name):
                    self._weights[key] = self.weight(self.facts.rules[name].block)
                case ("function", name):
                    self._weights[key] = self.weight(self.program.functions[name].block)
                case ("column", table, name):
                    self._weights[key] = sum(self.weight(b.block) for b in self.program.tables[table].code[name].bodies)
        return self._weights[key]

    def places(self, block: n.Block) -> int:
        """The number of places in a block where a question may stand open."""
        return sum(self._places_in(s) for s in block)

    def _places_in(self, s: n.Stmt) -> int:
        match s:
            case n.Choose(by=by):
                return 0 if by is None else 1
            case n.CallRule(rule):
                return self.places_of(self.rule_unit(rule)) if self.facts.of("rule", rule).asks else 0
            case n.CallColumn(table, column):
                return self.places_of(self.column_unit(table, column)) if self.facts.of("column", table, column).asks else 0
            case n.IfStmt(_, then, otherwise):
                return self.places(then) + self.places(otherwise)
            case n.MatchStmt(_, cases):
                return sum(self.places(body) for _, body in cases)
            case n.For(_, domain, _, body):
                inner = self.places(body)
                return inner * self.rounds(domain) if inner else 0
            case n.Repeat(bound, _, _, body):
                return bound * self.places(body)
            case n.Emit(_, _, handlers):
                return self.places(handlers)
            case _:
                return 0

    def places_of(self, unit: Unit) -> int:
        if unit not in self._places:
            self._places[unit] = self.places(unit.block) if unit.fact.asks else 0
        return self._places[unit]

    def note_depth(self, unit: Unit, size: int, callee: Unit | None) -> None:
        self.depths.append((unit, size, callee))

    def saved_words(self) -> int:
        """Words that the locals of all functions on a path to a question take at most."""
        need: dict[Unit, int] = {}
        for _ in range(64):
            old = dict(need)
            for unit, size, callee in self.depths:
                need[unit] = max(need.get(unit, 0), size + (need.get(callee, 0) if callee is not None else 0))
            if need == old:
                break
        return max(need.values(), default=0)


def all_arguments(params: tuple[n.Local, ...]) -> list[tuple[Any, ...]]:
    """Every combination of arguments of finite parameters, row-major."""
    out: list[tuple[Any, ...]] = [()]
    for p in params:
        out = [(*a, v) for a in out for v in t.values(p.type)]
    return out


def relative(kind: t.Type, value: Any, player: int, players: int) -> Any:
    """A static value with players counted from one."""
    match kind:
        case t.IntT(0, hi, "Player") if hi == players - 1:
            return (value - player) % players
        case t.ProductT(_, fields):
            return tuple(relative(f, v, player, players) for (_, f), v in zip(fields, value, strict=True))
        case t.UnionT(_, parts):
            return (value[0], relative(parts[value[0]], value[1], player, players))
        case t.OptT(inner):
            return None if value is None else relative(inner, value, player, players)
        case _:
            return value


def uses(block: Any, kind: type) -> bool:
    """Is there a node of this class?"""
    return any(isinstance(x, kind) for s in block for x in walk(s))


__all__ = ["NOTHING", "Generator", "Unit", "all_arguments", "relative", "uses"]
