"""Effects as straight code under masks: where a mask is false, nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.backends.jax.comprehensions import domain_type, whole_domain
from specc.backends.jax.expressions import Expressions, atom
from specc.backends.jax.guards import guards, own_expressions
from specc.backends.jax.merged import Chain
from specc.backends.jax.questions import Questions
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import walk_block

if TYPE_CHECKING:
    from specc.backends.jax.view import Generator, Unit

ALL = "rt.TRUE"


@dataclass
class Place:
    """A place that can be assigned: a variable, a path of named parts, indices."""

    root: str
    path: list[str]
    indices: list[str]
    type: t.Type


@dataclass
class Loop:
    """Masks of environments that left a loop (or this round of it) early."""

    broke: str
    again: str


class Writer:
    """Prints the body of one function."""

    def __init__(self, generator: Generator, unit: Unit, names: dict[str, str]) -> None:
        self.g = generator
        self.unit = unit
        self.x = Expressions(generator, names)
        self.lines: list[str] = []
        self.depth = 1
        self.on: str | None = ALL if unit.pure else "on"
        self.defined: set[str] = set(names.values())
        self.types: dict[str, t.Type] = {}
        self.assigned: set[str] = set()
        self.numbers = 0
        self.loops: list[Loop] = []
        self.questions = Questions(self)
        self.after: list[Iterable[n.Stmt]] = []
        self.static_names: list[str] = []
        """Loop variables that are numbers of Python."""

    # -------------------------------------------------------------------------------------------- printing
    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def fresh(self, name: str) -> str:
        """A new Python name such as on_3."""
        self.numbers += 1
        return f"{name}_{self.numbers}"

    def name(self, text: str, hint: str) -> str:
        """A variable that holds the value as it is now; a constant is itself."""
        if text in (ALL, "rt.FALSE") or text.lstrip("-").isdigit():
            return text
        variable = self.fresh(hint)
        self.line(f"{variable} = {text}")
        return variable

    def mask(self, text: str) -> str:
        variable = self.fresh("on")
        self.line(f"{variable} = {text}")
        return variable

    def assign_state(self, text: str) -> None:
        self.line(f"s = {text}")
        self.assigned.add("s")

    def define(self, var: n.Local, text: str) -> None:
        """A local gets a value where the mask is true."""
        python = self.x.names.get(var.name) or self.x.bind(var.name)
        self.types[python] = var.type
        if python in self.defined and self.on != ALL:
            self.line(f"{python} = rt.select({self.on}, {text}, {python})")
        else:
            self.line(f"{python} = {text}")
        self.defined.add(python)
        self.assigned.add(python)

    # -------------------------------------------------------------------------------------------- blocks
    def block(self, block: Iterable[n.Stmt]) -> None:
        """Statements one after the other; stops where nothing can go on."""
        statements = tuple(block)
        for i, s in enumerate(statements):
            if self.on is None:
                return
            self.after.append(statements[i + 1 :])
            self.statement(s)
            self.after.pop()

    def branch(self, on: str, block: Iterable[n.Stmt]) -> str | None:
        """A block under a mask; gives the mask of those who reach its end."""
        self.on = on
        self.block(block)
        return self.on

    def join(self, outer: str, entered: list[str], left: list[str | None]) -> None:
        """After branches that cover `outer`."""
        if entered == left:
            self.on = outer
            return
        parts = [p for p in left if p is not None]
        self.on = self.mask(" | ".join(parts)) if len(parts) > 1 else parts[0] if parts else None

    def both(self, *masks: str) -> str:
        """The conjunction of masks."""
        parts = [m for m in masks if m != ALL]
        return " & ".join(atom(p) for p in parts) if parts else ALL

    def guard(self, s: n.Stmt) -> None:
        """Faults of the expressions that a statement evaluates itself."""
        if self.unit.pure or isinstance(s, n.Choose | n.For):     # what stands there is about a value that is bound inside
            return
        for e in own_expressions(s):
            for found in guards(self.x, e):
                self.assign_state(f"rt.fault(s, {self.both(str(self.on), *found.where, found.bad)}, {found.code})")

    def statement(self, s: n.Stmt) -> None:
        assert self.on is not None
        self.guard(s)
        match s:
            case n.SetLocal(var, value):
                self.define(var, self.x.as_type(value, var.type))
            case n.Assign(place, value):
                self.assign(place, value, s.checked)
            case n.AssignEach(place, members, value):
                self.assign_each(place, members, value)
            case n.Mutate():
                self.g.collections.mutate(self, s)
            case n.CallRule(rule, args, result, site):
                self.call(self.g.rule_unit(rule), args, result, self.site(site))
            case n.CallColumn(table, column, row, args, result, site):
                self.call(self.g.column_unit(table, column), (row, *args), result, self.site(site))
            case n.Become():
                self.become(s)
            case n.IfStmt(test, then, otherwise):
                self.if_(test, then, otherwise)
            case n.MatchStmt(subject, cases):
                self.match_(subject, cases)
            case n.For():
                self.for_(s)
            case Chain():
                self.loop(s.bound, True, s.body, list, ["path"] if self.unit.fact.draws else [], path=False)
            case n.Repeat():
                self.repeat(s)
            case n.Return(value):
                self.return_(value)
            case n.Break():
                self.leave(self.loops[-1].broke)
            case n.Continue():
                self.leave(self.loops[-1].again)
            case n.Choose():
                self.questions.choose(s)
            case n.Emit(_, fields, handlers, cancelled):
                for var, value in fields:
                    self.define(var, self.x.as_type(value, var.type))
                if cancelled is not None:
                    self.define(cancelled, "rt.FALSE")
                self.block(handlers)
            case n.Finish(rewards, array):
                self.finish(rewards, array)
            case _:
                raise NotImplementedError(f"{type(s).__name__} at {s.span}")

    def site(self, site: object) -> str:
        """The number of a call or draw; merged statements have one for each body."""
        return self.x.expr(site) if isinstance(site, n.Expr) else str(site)

    # -------------------------------------------------------------------------------------------- branches
    def if_(self, test: n.Expr, then: n.Block, otherwise: n.Block) -> None:
        assert self.on is not None
        outer = self.on
        condition = self.name(self.x.expr(test), "if")
        first = self.mask(self.both(outer, condition))
        a = self.branch(first, then)
        if not otherwise and a == first:
            self.on = outer
            return
        second = self.mask(self.both(outer, f"~{atom(condition)}"))
        b = self.branch(second, otherwise)
        self.join(outer, [first, second], [a, b])

    def match_(self, subject: n.Expr, cases: tuple[tuple[tuple[object, ...] | None, n.Block], ...]) -> None:
        assert self.on is not None
        outer = self.on
        value = self.name(self.x.expr(subject), "value")
        entered, left = [], list[str | None]()
        others: list[str] = []
        for values, block in cases:
            if values is None:
                test = f"~({' | '.join(others)})" if others else ALL
            else:
                numbers = [layout.number(subject.type, v) for v in values]
                tests = [self.x.compare_number(value, subject.type, k) for k in numbers]
                test = " | ".join(f"({c})" for c in tests) if len(tests) > 1 else tests[0]
                others += [f"({c})" for c in tests]
            on = self.mask(self.both(outer, test))
            entered.append(on)
            left.append(self.branch(on, block))
        self.join(outer, entered, left)

    def return_(self, value: n.Expr | None) -> None:
        assert self.on is not None
        if value is not None:
            kind = self.unit.result
            text = self.x.as_type(value, kind) if kind is not None else self.x.expr(value)
            if "result" in self.defined and self.on != ALL:
                text = f"rt.select({self.on}, {text}, result)"
            self.line(f"result = {text}")
            self.defined.add("result")
            self.assigned.add("result")
        self.leave("back" if self.unit.fact.stops else None)

    def leave(self, collector: str | None) -> None:
        """Those who are here go on elsewhere: after a loop, in its next round, after the call."""
        if collector is not None:
            self.line(f"{collector} = {collector} | {self.on}")
            self.assigned.add(collector)
        self.on = None

    def finish(self, rewards: tuple[n.Expr, ...] | None, array: n.Expr | None) -> None:
        real = self.g.real
        tail = ""
        if array is not None:
            tail = f", {self.x.expr(array)}"
        elif rewards is not None:
            tail = f", [{', '.join(self.x.as_type(r, real) for r in rewards)}]"
        self.assign_state(f"rt.finish(s, {self.on}{tail})")
        self.on = None

    # -------------------------------------------------------------------------------------------- calls
    def call(self, unit: Unit, args: tuple[n.Expr, ...], result: n.Local | None, site: str) -> None:
        """A call of a rule or of a code column of a row."""
        assert self.on is not None
        with self.questions.call(unit) as extra:
            head = ["s", self.on]
            if unit.fact.draws:
                head.append(f"{self.x.chance}.at({site})")
            texts = [self.x.as_type(a, p.type) for a, p in zip(args, unit.params, strict=True)]
            targets = ["s"]
            if unit.fact.stops:
                targets.append(self.fresh("on"))
            value = ""
            if unit.result is not None:
                value = self.fresh("got") if result is not None else "_"
                targets.append(value)
            self.line(f"{', '.join(targets)} = {unit.name}({', '.join([*head, *extra, *texts])})")
            self.assigned.add("s")
            if unit.fact.stops:
                self.on = targets[1]
        if result is not None:
            have = unit.result
            assert have is not None
            self.define(result, self.x.coerce(value, have, result.type))

    def become(self, s: n.Become) -> None:
        """The row and the arguments change, and the body of the new row runs (see `column_block`)."""
        own = self.unit
        args = [self.x.as_type(a, p.type) for a, p in zip((s.row, *s.args), own.params, strict=True)]
        held = [self.name(a, "new") for a in args]
        for p, text in zip(own.params, held, strict=True):
            self.define(p, text)
        self.define(n.Local("which", t.ANY_INT), self.x.expr(_lookup(own)))
        if own.fact.draws:
            self.line(f"path = rt.select({self.on}, rt.path_of({self.x.chance}.at({self.site(s.site)})), path)")
        self.leave(self.loops[-1].again)

    # -------------------------------------------------------------------------------------------- places
    def place(self, e: n.Expr) -> Place:
        """Where an assignment goes."""
        match e:
            case n.State(name):
                return Place("s", [self.g.field(name)], [], e.type)
            case n.Var(name):
                return Place(self.x.names[name], [], [], e.type)
            case n.Index(base, indices):
                inner = self.place(base)
                match base.type:
                    case t.ArrayT(_, dims):
                        inner.indices += [
                            self.x.position(self.x.expr(i), d if layout.subset_rows(d) is not None or not isinstance(i.type, t.IntT) else d)
                            for i, d in zip(indices, dims, strict=False)
                        ]
                    case t.ListT() | t.PoolT():
                        inner.path.append("data")
                        inner.indices += [self.x.expr(i) for i in indices]
                    case t.BagT(element, _):
                        inner.indices.append(self.x.position(self.x.expr(indices[0]), element))
                    case _:
                        raise NotImplementedError(f"assignment to part of {t.show(base.type)}")
                return Place(inner.root, inner.path, inner.indices, e.type)
            case n.Field(base, name):
                inner = self.place(base)
                return Place(inner.root, [*inner.path, self.g.part(name)], inner.indices, e.type)
            case n.Unwrap(base):
                inner = self.place(base)
                path = [*inner.path, "value"] if layout.wide_optional(base.type) else inner.path
                return Place(inner.root, path, inner.indices, e.type)
            case _:
                raise NotImplementedError(f"assignment to {type(e).__name__} at {e.span}")

    def assign(self, place: n.Expr, value: n.Expr, checked: bool) -> None:
        if isinstance(place, n.Field) and isinstance(place.base.type, t.ProductT):
            self.assign_part(place, value)
            return
        where = self.place(place)
        text = self.x.as_type(value, place.type)
        if isinstance(place, n.Unwrap) and isinstance(place.base.type, t.OptT) and not layout.wide_optional(place.base.type):
            text = self.x.coerce(text, place.type, place.base.type)
        if checked and layout.is_whole(place.type) and not isinstance(place.type, t.OptT):
            lo, hi = layout.int_range(place.type)
            text = self.name(text, "new")
            self.assign_state(f"rt.fault(s, {self.both(str(self.on), f'({atom(text)} < {lo}) | ({atom(text)} > {hi})')}, 2)")
        self.store(where, text)

    def assign_part(self, place: n.Field, value: n.Expr) -> None:
        """One part of a product: the whole product is assigned."""
        kind = place.base.type
        assert isinstance(kind, t.ProductT)
        parts = tuple(value if k == place.name else n.Field(place.base, k, type=f) for k, f in kind.fields)
        self.assign(place.base, n.MakeProduct(parts, type=kind), False)

    def store(self, where: Place, text: str) -> None:
        """Write a value at a place where the mask is true."""
        index = _tuple(where.indices)
        if where.root == "s":
            self.assign_state(f"rt.put(s, {self.on}, {'.'.join(where.path)!r}, {index}, {text})")
        else:
            if where.path:
                self.line(f"{where.root} = rt.put({where.root}, {self.on}, {'.'.join(where.path)!r}, {index}, {text})")
            elif where.indices:
                self.line(f"{where.root} = rt.written(rt.wide({where.root}), {self.on}, {index}, {text})")
            else:
                self.line(f"{where.root} = rt.select({self.on}, {text}, {where.root})")
            self.assigned.add(where.root)

    def change(self, where: Place, function: str, method: str = "update") -> None:
        """Replace the value at a place by a function of it."""
        index = _tuple(where.indices)
        if where.root == "s" or where.path:
            text = f"rt.{method}({where.root}, {self.on}, {'.'.join(where.path)!r}, {index}, {function})"
        elif where.indices:
            text = f"rt.written({where.root}, {self.on}, {index}, ({function})(rt.at({where.root}, {', '.join(where.indices)})))"
        else:
            text = f"rt.select({self.on}, ({function})({where.root}), {where.root})"
        self.line(f"{where.root} = {text}")
        self.assigned.add(where.root)

    def assign_each(self, place: n.Expr, members: n.Expr, value: n.Expr) -> None:
        where = self.place(place)
        kind = place.type
        element = kind.element if isinstance(kind, t.ArrayT) else kind
        self.change(where, f"lambda old: rt.each_written(old, {self.x.expr(members)}, {self.x.as_type(value, element)})")

    def read(self, where: Place) -> str:
        """The value at a place."""
        base = ".".join([where.root, *where.path])
        return f"rt.at({base}, {', '.join(where.indices)})" if where.indices else base

    # -------------------------------------------------------------------------------------------- loops
    def leaks(self, block: n.Block) -> bool:
        """May the mask at the end of the block be smaller than at its start?"""
        for x in walk_block(block):
            match x:
                case n.Return() | n.Break() | n.Continue() | n.Finish() | n.Become():
                    return True
                case n.Choose(by=by) if by is not None:
                    return True
                case n.CallRule(rule) if self.g.facts.of("rule", rule).stops:
                    return True
                case n.CallColumn(table, column) if self.g.facts.of("column", table, column).stops:
                    return True
        return False

    def for_(self, s: n.For) -> None:
        asks = self.g.places(s.body) > 0
        rounds = self.g.rounds(s.domain)
        unrolled = asks or rounds * self.g.weight(s.body) <= self.g.unroll
        kind = domain_type(s.domain)
        element, live, held = self.loop_header(s.domain, unrolled)
        if unrolled and "rt.at" not in element and "low_" not in element:
            self.static_names.append(s.var.name)

        def start() -> list[str]:
            python = self.x.bind(s.var.name)
            self.types[python] = kind
            if element != python:
                self.line(f"{python} = {element.replace('@', self.index)}")
            self.defined.add(python)
            tests = [live.replace("@", self.index)] if live else []
            if s.test is not None:
                tests.append(self.x.expr(s.test))
            return tests

        self.loop(rounds, unrolled, s.body, start, held)

    index = ""

    def hold(self, text: str, hint: str, kind: t.Type) -> str:
        """A variable for a value that a loop needs in every round."""
        name = self.fresh(hint)
        self.line(f"{name} = {text}")
        self.types[name] = kind
        self.defined.add(name)
        return name

    def loop_header(self, d: n.Domain, unrolled: bool) -> tuple[str, str, list[str]]:
        """The value of round @, the condition that there is one, variables that the loop needs."""
        match d:
            case n.TypeDomain(kind):
                if isinstance(kind, t.BoolT):
                    return ("np.bool_(@)" if unrolled else "@ != 0"), "", []
                rows = layout.subset_rows(kind)
                if rows is not None:
                    return f"{self.g.numbers(list(rows), t.show(kind))}[@]" if unrolled else self.x.from_position("@", kind), "", []
                return self.x.from_position("@", kind), "", []
            case n.RangeDomain(low, high):
                if isinstance(low, n.Const) and isinstance(high, n.Const):
                    return f"@ + {low.value}" if low.value else "@", "", []
                start = str(low.value) if isinstance(low, n.Const) else self.hold(self.x.expr(low), "low", t.ANY_INT)
                end = str(high.value) if isinstance(high, n.Const) else self.hold(self.x.expr(high), "high", t.ANY_INT)
                value = f"{start} + @" if start != "0" else "@"
                return value, f"({value} < {end})", [v for v in (start, end) if "_" in v]
            case n.ValueDomain(value):
                return self.value_header(value)
            case n.SlotDomain(place):
                return "@", f"rt.at({atom(self.x.expr(place))}.present, @)", []

    def value_header(self, value: n.Expr) -> tuple[str, str, list[str]]:
        """The same for the members or elements of a value, as it is when the loop begins."""
        text = self.x.expr(value)
        match value.type:
            case t.SetT(element) | t.BagT(element, _) | t.PileT(element):
                if isinstance(value.type, t.PileT):
                    text = f"rt.pile_cards({text})"
                elif isinstance(value.type, t.BagT):
                    text = f"{atom(text)} > 0"
                name = self.hold(text, "each", t.SetT(element))
                return self.x.from_position("@", element), f"rt.at({name}, @)", [name]
            case t.ListT():
                name = self.hold(text, "each", value.type)
                return f"rt.at({name}.data, @)", f"(@ < {name}.size)", [name]
            case _:
                name = self.hold(text, "each", value.type)
                return f"rt.at({name}, @)", "", [name]

    def repeat(self, s: n.Repeat) -> None:
        asks = self.g.places(s.body) > 0
        unrolled = asks or s.bound * self.g.weight(s.body) <= self.g.unroll
        times, held = "", list[str]()
        if s.count is not None and not (isinstance(s.count, n.Const) and s.count.value == s.bound):
            times = self.hold(self.x.expr(s.count), "times", t.ANY_INT)
            held = [times]

        def start() -> list[str]:
            tests = [f"({self.index} < {times})"] if times else []
            if s.test is not None:
                tests.append(self.x.expr(s.test))
            return tests

        self.loop(s.bound, unrolled, s.body, start, held)
        if s.strict and s.test is not None and s.count is None and self.on is not None and not self.unit.pure:
            self.assign_state(f"rt.fault(s, {self.both(self.on, self.x.expr(s.test))}, 4)")

    def loop(self, rounds: int, unrolled: bool, body: n.Block, start: Callable[[], list[str]], held: list[str], path: bool = True) -> None:
        """A loop of `rounds`, written out by Python (`for`) or run by XLA."""
        assert self.on is not None
        outer = self.on
        leaks = self.leaks(body)
        running = outer
        if leaks:
            running = self.mask(outer)
        mine = [x for x in walk_block(body) if isinstance(x, n.Break | n.Continue | n.Become)]
        loop = Loop(self.fresh("broke"), self.fresh("again"))
        breaks = any(isinstance(x, n.Break) for x in mine)
        continues = any(isinstance(x, n.Continue | n.Become) for x in mine)
        if breaks:
            self.line(f"{loop.broke} = rt.FALSE")
        if unrolled:
            self.prepare_result(body)
        else:
            self.prepare(body)
        index = self.fresh("i")
        saved = (self.lines, self.depth, self.assigned, self.x.chance, self.index, set(self.defined), self.after)
        self.lines, self.assigned = [], set()
        self.depth += 1
        self.index = index
        self.after = [*self.after, body]
        self.loops.append(loop)
        draws = self.g.facts.block(body).draws
        if draws and path:
            inner = self.fresh("ch")
            self.line(f"{inner} = {self.x.chance}.at({index})")
            self.x.chance = inner
        with self.questions.loop(index, body, held, rounds):
            tests = [c for c in start() if c]
            go = self.name(self.both(*tests), "go") if tests else ALL
            on = self.mask(self.both(running, go)) if tests else running
            if leaks and not tests:
                on = self.mask(running)
            if continues:
                self.line(f"{loop.again} = rt.FALSE")
            end = self.branch(on, body)
        if leaks:
            parts = [p for p in (end, f"({running} & ~{atom(go)})" if tests else None, loop.again if continues else None) if p is not None]
            self.line(f"{running} = {' | '.join(parts) if parts else 'rt.FALSE'}")
            self.assigned.add(running)
        self.loops.pop()
        lines, assigned = self.lines, self.assigned
        self.lines, self.depth, self.assigned, self.x.chance, self.index, defined, self.after = saved
        if unrolled:
            self.line(f"for {index} in range({rounds}):")
            self.lines += lines or ["    " * (self.depth + 1) + "pass"]
        else:
            state = [*(["s"] if "s" in assigned else []), *sorted((assigned & (defined | {running, loop.broke, "back"})) - {"s"})]
            carry = ", ".join(state) + ("," if len(state) == 1 else "")
            function = self.fresh("round")
            self.line(f"def {function}({index}, carry):")
            if state:
                self.lines.append("    " * (self.depth + 1) + f"{carry} = carry")
            self.lines += lines
            self.lines.append("    " * (self.depth + 1) + f"return {carry or 'carry'}")
            self.line(f"{carry + ' = ' if state else ''}rt.loop({rounds}, {function}, ({carry}))")
            self.defined = defined
        self.assigned |= assigned
        self.on = running if leaks else outer
        if breaks:
            self.on = self.mask(f"{running} | {loop.broke}")

    def prepare(self, body: n.Block) -> None:
        """Locals that a loop of XLA sets and that are used after it need a value before it."""
        later = {x.name for block in self.after for x in walk_block(tuple(block)) if isinstance(x, n.Var)}
        for x in walk_block(body):
            for var in _set_by(x):
                python = self.x.names.get(var.name)
                if var.name in later and (python is None or python not in self.defined):
                    python = self.x.bind(var.name)
                    self.line(f"{python} = {self.x.default(var.type)}")
                    self.defined.add(python)
        self.prepare_result(body)

    def prepare_result(self, body: n.Block) -> None:
        """A round that returns must not take the result from one before it."""
        if self.unit.result is not None and "result" not in self.defined and any(isinstance(x, n.Return) for x in walk_block(body)):
            self.line(f"result = {self.x.default(self.unit.result)}")
            self.defined.add("result")

    def candidates(self, domain: n.Domain, binder: n.Local, test: n.Expr | None) -> str:
        """The mask, over the ordinals of the binder's type, of the values of a domain with a condition."""
        kind = binder.type
        clauses: tuple[n.Clause, ...] = (n.ForClause(binder, domain), *((n.IfClause(test),) if test is not None else ()))
        if test is None and whole_domain(domain, kind) and isinstance(domain, n.ValueDomain) and isinstance(domain.value.type, t.SetT):
            return self.x.expr(domain.value)
        return self.x.expr(n.Comp("set", n.Var(binder.name, type=kind), clauses, type=t.SetT(kind)))


def _set_by(x: object) -> list[n.Local]:
    match x:
        case n.SetLocal(var) | n.Choose(var) | n.For(var):
            return [var]
        case n.CallRule(result=n.Local() as var) | n.CallColumn(result=n.Local() as var) | n.Mutate(result=n.Local() as var):
            return [var]
        case n.Emit(_, fields, _, cancelled):
            return [v for v, _ in fields] + ([cancelled] if cancelled is not None else [])
        case _:
            return []


def _lookup(unit: Unit) -> n.Expr:
    """The expression that says which body a row has."""
    first = unit.block[0]
    assert isinstance(first, n.SetLocal)
    return first.value


def _tuple(parts: list[str]) -> str:
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
