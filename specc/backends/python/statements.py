"""Effects of the typed IR as lines of Python."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from specc.backends.python.comprehensions import Loop, candidates, loop, universe
from specc.backends.python.convert import fits
from specc.backends.python.expressions import Module, Writer
from specc.backends.python.kinds import is_mutable
from specc.backends.python.levels import OR, POSTFIX, TERNARY
from specc.ir import nodes as n
from specc.ir import types as t

INDENT = "    "


def indented(lines: list[str]) -> list[str]:
    """Lines one step to the right; `pass` if there are none."""
    return [INDENT + line for line in lines or ["pass"]]


class Body(Writer):
    """Writes the statements of one body. `pure`: nothing can change meanwhile but parts of the body's own locals, `changing`."""

    def __init__(self, module: Module, where: str, *, pure: bool = False, changing: frozenset[str] = frozenset()) -> None:
        super().__init__(module, where)
        self.pure = pure
        self.changing = changing

    def block(self, block: n.Block) -> list[str]:
        """The lines of a block."""
        return [line for s in block for line in self.statement(s)]

    def kept(self, var: n.Local, value: n.Expr) -> str:
        """The value of a local: a copy, unless nothing can tell the difference."""
        if self.pure and not self.changing:
            return self.expr(value, TERNARY)
        return self.owned(value)

    # -------------------------------------------------------------------------------------------- statements
    def statement(self, s: n.Stmt) -> Iterator[str]:
        """The lines of a statement."""
        match s:
            case n.SetLocal(var=var, value=value):
                text = self.kept(var, value)
                yield f"{self.local(var.name)} = {text}"
            case n.Assign():
                yield from self._assign(s.place, s.value, s.checked)
            case n.AssignEach(place=place, members=members, value=value):
                yield from self._assign_each(place, members, value)
            case n.Mutate():
                yield from self._mutate(s)
            case n.CallRule(rule=rule, args=args, result=result, site=site):
                chance = (f"{self.chance}.at({site})",) if rule in self.module.drawing.rules else ()
                yield self._given(result, f"{self.module.rule[rule]}({self._owned_arguments('state', *chance, args=args)})")
            case n.CallColumn(result=result):
                yield self._given(result, self._column_call(s))
            case n.Become(row=row, args=args, site=site):
                others = "".join(f"{self.owned(a)}, " for a in args)
                yield f"return Become({self.expr(row, TERNARY)}, {self.chance}.at({site}), ({others.strip()}))"
            case n.IfStmt():
                yield from self._if(s)
            case n.MatchStmt():
                yield from self._match(s)
            case n.For():
                yield from self._for(s)
            case n.Repeat():
                yield from self._repeat(s)
            case n.Return(value=value):
                if value is None:
                    yield "return"
                else:
                    yield f"return {self.expr(value) if self.pure else self.owned(value, 0)}"
            case n.Break():
                yield "break"
            case n.Continue():
                yield "continue"
            case n.Choose():
                yield from self._choose(s)
            case n.Emit():
                yield from self._emit(s)
            case n.Finish(rewards=rewards, array=array):
                if array is not None:
                    yield f"finish({self.expr(array, TERNARY)}, state)"
                else:
                    yield "finish()" if rewards is None else f"finish([{self.list(rewards)}], state)"
            case _:
                raise TypeError(f"no Python form of {type(s).__name__}")

    def _given(self, result: n.Local | None, call: str) -> str:
        return call if result is None else f"{self.local(result.name)} = {call}"

    def _owned_arguments(self, *first: str, args: tuple[n.Expr, ...]) -> str:
        return ", ".join([*first, *(self.owned(a) for a in args)])

    def _column_call(self, s: n.CallColumn) -> str:
        chance = (f"{self.chance}.at({s.site})",) if (s.table, s.column) in self.module.drawing.columns else ()
        name = self.kinds.tables[s.table].parts[s.column]
        return f"{self.expr(s.row, POSTFIX)}.{name}({self._owned_arguments('state', *chance, args=s.args)})"

    # -------------------------------------------------------------------------------------------- writing
    def target(self, place: n.Expr) -> str:
        """A place as the target of an assignment."""
        while isinstance(place, n.Unwrap | n.Some | n.Convert):
            place = place.base
        if isinstance(place, n.Index):
            return f"{self.expr(place.base, POSTFIX)}[{self.positions(place)}]"
        return self.expr(place, POSTFIX)

    def _assign(self, place: n.Expr, value: n.Expr, checked: bool) -> Iterator[str]:
        while isinstance(place, n.Unwrap | n.Some | n.Convert):
            place = place.base
        text = self._stored(place, value, checked)
        match place:
            case n.Index(base=base, indices=indices) if isinstance(base.type, t.ArrayT) and len(indices) < len(base.type.dims):
                part = self.kinds.kind_constant(place.type)
                yield f"set_part({self.expr(base, TERNARY)}, {part}, {self.positions(place)}, to={text})"
            case n.Field(base=base, name=name) if isinstance(_bare(base.type), t.ProductT):
                yield f"{self.target(base)} = {self.expr(base, POSTFIX)}._replace({self.kinds.part(_bare(base.type), name)}={text})"
            case n.Field(base=base, name=name) if isinstance(_bare(base.type), t.BitsT):
                yield from self._assign_bits(base, name, text)
            case n.Builtin(name="bit", args=(base, at)):
                yield f"{self.target(base)} = with_bit({self.expr(base, TERNARY)}, {self.expr(at, TERNARY)}, {text})"
            case n.Index(base=base, indices=indices) if isinstance(base.type, t.BitsT):
                yield f"{self.target(base)} = with_bit({self.expr(base, TERNARY)}, {self.list(indices)}, {text})"
            case _:
                yield self._shortened(self.target(place), place, value, text)

    def _shortened(self, target: str, place: n.Expr, value: n.Expr, text: str) -> str:
        """`x += 1` for `x = x + 1`."""
        bare = value.base if isinstance(value, n.Convert | n.Some) else value
        if isinstance(bare, n.Arith) and bare.op in ("+", "-") and bare.left == place and text.startswith(f"{target} {bare.op} "):
            operand = text.removeprefix(f"{target} {bare.op} ")
            if not isinstance(bare.type, t.BitsT | t.CyclicT):
                return f"{target} {bare.op}= {operand}"
        return f"{target} = {text}"

    def _assign_bits(self, base: n.Expr, name: str, text: str) -> Iterator[str]:
        kind = _bare(base.type)
        assert isinstance(kind, t.BitsT)
        shift = 0
        for field, width in reversed(kind.fields):
            if field == name:
                yield f"{self.target(base)} = with_bits({self.expr(base, TERNARY)}, {shift}, {width}, {text})"
            shift += width

    def _stored(self, place: n.Expr, value: n.Expr, checked: bool) -> str:
        """The value as it is stored: in range, and nobody else's."""
        text = self.owned(value)
        match place.type, value.type:
            case t.IntT(int(lo), int(hi)), t.IntT() as found:
                if (checked or not fits(found, place.type)) and not isinstance(value, n.Const):
                    return f"in_range({text}, {lo}, {hi}, {self.rule}, {self.place(place)})"
            case t.OptT(t.IntT(int(), int()) as inner), t.OptT(t.IntT() as found):
                if checked or not fits(found, inner):
                    return f"within({text}, {self.kinds.kind_constant(place.type)}, {self.rule}, {self.place(place)})"
            case t.RealT(64), _ if not isinstance(value, n.Const):
                return f"finite({text}, {self.rule}, {self.place(place)})"
            case (t.ArrayT() | t.ListT() | t.RecordT()), _ if checked:
                return f"within({text}, {self.kinds.kind_constant(place.type)}, {self.rule}, {self.place(place)})"
            case _:
                pass
        return text

    def _assign_each(self, place: n.Expr, members: n.Expr, value: n.Expr) -> Iterator[str]:
        assert isinstance(place.type, t.ArrayT)
        cell = self.fresh("cell")
        cell_place = n.Index(place, (n.Var("", type=place.type.dims[0]),), type=place.type.element)
        text = self._stored(cell_place, value, False)
        held = self.fresh("value")
        yield f"{held} = {text}"
        yield f"for {cell} in {self.expr(members, OR)}:"
        again = f"copied({held})" if is_mutable(value.type) else held
        yield f"{INDENT}{self.expr(place, POSTFIX)}[{cell}] = {again}"

    def _mutate(self, s: n.Mutate) -> Iterator[str]:
        kind, args = s.place.type, s.args
        place = self.expr(s.place, TERNARY)
        where = f"{self.rule}, {self.place(s.place)}"
        match kind, s.method:
            case t.SetT(), "add":
                yield f"{self.target(s.place)} |= {{{self.list(args)}}}"
            case t.SetT(), "remove":
                yield f"{self.target(s.place)} -= {{{self.list(args)}}}"
            case t.SetT(), "clear":
                yield f"{self.target(s.place)} = frozenset()"
            case t.ListT(element, cap), "push":
                value = self._stored(n.Index(s.place, (), type=element), args[0], False)
                yield f"push_out({place}, {value}, {cap})" if s.drop_first else f"push({place}, {value}, {cap}, {where})"
            case t.ListT(), "pop":
                yield self._given(s.result, f"pop({place}, {where})")
            case t.ListT(), "clear":
                yield f"{place}.clear()"
            case t.BagT(_, cap), "add":
                key = self.expr(args[0], TERNARY)
                yield f"{place}[{key}] = in_range({place}[{key}] + 1, 0, {cap}, {where})"
            case t.BagT(_, cap), "remove":
                key = self.expr(args[0], TERNARY)
                yield f"{place}[{key}] = in_range({place}[{key}] - 1, 0, {cap}, {where})"
            case t.PoolT(), "add":
                yield self._given(s.result, f"put_in_pool({place}, {self.owned(args[0])}, {where})")
            case t.PoolT(), "remove":
                yield f"{place}[{self.expr(args[0])}] = None"
            case (t.PoolT() | t.BagT()), "clear":
                yield f"{self.target(s.place)} = {self.kinds.kind_constant(kind)}.zero()"
            case t.PileT(), _:
                yield from self._mutate_pile(s, place)
            case _:
                raise TypeError(f"no Python form of the method {s.method} of a {t.show(kind)}")

    def _mutate_pile(self, s: n.Mutate, place: str) -> Iterator[str]:
        match s.method:
            case "pop":
                yield self._given(s.result, f"{place}.pop({self.chance}, {s.site}, {self.rule})")
            case "show":
                yield f"{place}.show({self.list(s.args)}, {self.chance}, {s.site})"
            case "take":
                yield f"{place}.take({self.list(s.args)}, {self.rule})"
            case "put" if isinstance(s.args[0].type, t.SetT):
                yield f"{place}.put(*{self.expr(s.args[0], POSTFIX)})"
            case "put_set":
                yield f"{place}.put(*{self.expr(s.args[0], POSTFIX)})"
            case _:
                yield f"{place}.{s.method}({self.list(s.args)})"

    # -------------------------------------------------------------------------------------------- branches and loops
    def _if(self, s: n.IfStmt) -> Iterator[str]:
        if not s.then and s.otherwise:
            yield f"if {self.negated(s.test)}:"
            yield from indented(self.block(s.otherwise))
            return
        yield f"if {self.expr(s.test)}:"
        yield from indented(self.block(s.then))
        rest = s.otherwise
        while len(rest) == 1 and isinstance(branch := rest[0], n.IfStmt) and branch.then:
            yield f"elif {self.expr(branch.test)}:"
            yield from indented(self.block(branch.then))
            rest = branch.otherwise
        if rest:
            yield "else:"
            yield from indented(self.block(rest))

    def _match(self, s: n.MatchStmt) -> Iterator[str]:
        if all(values is None or all(self._is_pattern(v, s.subject.type) for v in values) for values, _ in s.cases):
            yield f"match {self.expr(s.subject)}:"
            for values, block in s.cases:
                pattern = "_" if values is None else " | ".join(self.module.values.literal(v, s.subject.type) for v in values)
                yield f"{INDENT}case {pattern}:"
                yield from indented(indented(self.block(block)))
            return
        subject = self.expr(s.subject)
        if not subject.isidentifier():
            subject = self.fresh("subject")
            yield f"{subject} = {self.expr(s.subject)}"
        word = "if"
        for values, block in s.cases:
            if values is None and word == "if":
                yield from self.block(block)
                return
            if values is None:
                yield "else:"
            else:
                options = ", ".join(self.module.values.literal(v, s.subject.type) for v in values)
                yield f"{word} {subject} == {options}:" if len(values) == 1 else f"{word} {subject} in ({options}):"
            yield from indented(self.block(block))
            word = "elif"

    def _is_pattern(self, v: object, type_: t.Type) -> bool:
        match type_:
            case t.EnumT() | t.BoolT():
                return True
            case t.IntT() | t.BitsT() | t.CyclicT():
                return True
            case t.RowT():
                return "[" not in self.module.values.literal(v, type_)
            case t.OptT(inner):
                return v is None or self._is_pattern(v, inner)
            case _:
                return False

    def _for(self, s: n.For) -> Iterator[str]:
        draws = self.module.drawing.draws((s.body, s.test))
        header = loop(self, s.var, s.domain, draws)
        if not self.pure and isinstance(s.domain, n.ValueDomain) and is_mutable(s.domain.value.type):
            header = self._of_copy(header)
        yield f"for {header.target} in {header.iterable}:"
        chance = f"{self.chance}.at({header.index})" if draws else self.chance

        def body() -> list[str]:
            skip = [] if s.test is None else [f"if {self.negated(s.test)}:", INDENT + "continue"]
            return skip + self.block(s.body)

        yield from indented(self._within(chance, body))

    def _of_copy(self, header: Loop) -> Loop:
        if header.iterable.startswith("enumerate("):
            return replace(header, iterable=f"enumerate(list({header.iterable.removeprefix('enumerate(')})")
        return replace(header, iterable=f"list({header.iterable})")

    def _within(self, chance: str, write: object) -> list[str]:
        before, self.chance = self.chance, chance
        try:
            assert callable(write)
            lines: list[str] = write()
            return lines
        finally:
            self.chance = before

    def _repeat(self, s: n.Repeat) -> Iterator[str]:
        draws = self.module.drawing.draws((s.body, s.test))
        counter = self.fresh("i") if draws else "_"
        times = str(s.bound) if s.count is None else f"in_range({self.expr(s.count, TERNARY)}, 0, {s.bound}, {self.rule}, 'repeat')"
        if isinstance(s.count, n.Const):
            times = str(min(int(s.count.value), s.bound))
        yield f"for {counter} in range({times}):"
        chance = f"{self.chance}.at({counter})" if draws else self.chance

        def body() -> list[str]:
            stop = [] if s.test is None else [f"if {self.negated(s.test)}:", INDENT + "break"]
            return stop + self.block(s.body)

        yield from indented(self._within(chance, body))
        if s.strict and s.test is not None and s.count is None:
            yield "else:"
            yield f"{INDENT}need({self.negated(s.test, TERNARY)}, {self.rule}, 'at most {s.bound} rounds')"

    # -------------------------------------------------------------------------------------------- choices and events
    def _choose(self, c: n.Choose) -> Iterator[str]:
        name = self.local(c.var.name)
        may_be_none = c.optional or c.or_none
        binder = self.local(c.binder.name)
        if c.at_random:
            none = ", may_be_none=True" if may_be_none else ""
            values = universe(self, c.domain)
            if c.weights is None:
                chosen = f"pick({self.chance}, {c.site}, {values}, {candidates(self, c)}, {self.rule}{none})"
            else:
                pairs = candidates(self, replace(c, test=c.test or n.Const(True, type=t.BOOL)))
                weight = self.expr(c.weights, TERNARY)
                pairs = f"[({binder}, {weight}) {pairs.removeprefix(f'[{binder} ').removesuffix(' if True]').removesuffix(']')}]"
                chosen = f"pick_weighted({self.chance}, {c.site}, {values}, {pairs}, {self.rule}{none})"
            yield f"{name} = {chosen}"
            return
        assert c.by is not None
        options = ", may_decline=True" if c.or_none else ""
        options += ", may_be_none=True" if c.optional and not c.or_none else ""
        if c.ranked is not None:
            options += f", rank=lambda {binder}: {self._rank(c.ranked)}"
        asking = f"state, {self.module.question[c.site]}, {self.expr(c.by, TERNARY)}, {candidates(self, c)}{options}"
        yield f"{name} = ask({asking})"

    def _rank(self, key: n.Expr) -> str:
        text = self.expr(key, TERNARY)
        match key.type:
            case t.OptT() | t.ProductT() | t.UnionT():
                return f"{self.kinds.kind_constant(key.type)}.ordinal({text})"
            case _:
                return text

    def _emit(self, s: n.Emit) -> Iterator[str]:
        names = []
        for var, value in s.fields:
            text = self.owned(value)
            name = self.local(var.name)
            names.append((var.name, name))
            if text != name:
                yield f"{name} = {text}"
        bare = [re.sub(r"_\d+$", "", field) for field, _ in names]
        called = [own if bare.count(own) == 1 else full for own, (full, _) in zip(bare, names, strict=True)]
        fields = "".join(f", {_keyword(field)}={name}" for field, (_, name) in zip(called, names, strict=True))
        yield f"emit(state, {s.event!r}{fields})"
        yield from self.block(s.handlers)


def _keyword(name: str) -> str:
    import keyword

    bare = "".join(c if c.isalnum() or c == "_" else "_" for c in name)
    return bare + "_" if keyword.iskeyword(bare) or bare in ("state", "event") else bare


def _bare(type_: t.Type) -> t.Type:
    return type_.inner if isinstance(type_, t.OptT) else type_


