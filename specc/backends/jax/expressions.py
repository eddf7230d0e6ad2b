"""Typed expressions as Python code over jax arrays. Everything is evaluated; guards only choose."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any

from specc.backends.jax import layout
from specc.backends.jax.widening import widened
from specc.ir import nodes as n
from specc.ir import types as t
from specc.passes.merge_statements import ByBody

if TYPE_CHECKING:
    from specc.backends.jax.view import Generator

_ATOM = re.compile(r"-?[\w.]+$")


def atom(text: str) -> str:
    """The code in parentheses, unless it binds tighter than every operator."""
    return text if is_atom(text) else f"({text})"


def is_atom(text: str) -> bool:
    if _ATOM.match(text) and not text.startswith("-"):
        return True
    depth = 0
    for i, c in enumerate(text):
        if c in "([{":
            if depth == 0 and i and not (text[i - 1].isalnum() or text[i - 1] in "_])."):
                return False
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif depth == 0 and not (c.isalnum() or c in "_."):
            return False
    return not text.startswith("(") or text.endswith(")")


class Expressions:
    """Prints expressions. `names`: Python names of the locals in sight."""

    def __init__(self, generator: Generator, names: dict[str, str], chance: str = "ch", state: str = "s") -> None:
        self.g = generator
        self.names = names
        self.chance = chance
        self.state = state

    # -------------------------------------------------------------------------------------------- coercion
    def as_type(self, e: n.Expr, kind: t.Type) -> str:
        """The expression as a value of `kind` (which may be a wider type than its own)."""
        if isinstance(e, n.Const) and e.value is None and isinstance(kind, t.OptT):
            return self.constant(kind, None)
        return self.coerce(self.expr(e), e.type, kind)

    def coerce(self, text: str, have: t.Type, want: t.Type) -> str:
        """A value of type `have` where `want` is expected."""
        if have == want or isinstance(have, t.ErrorT | t.NoneT) or isinstance(want, t.ErrorT):
            return text
        if (made := widened(self, text, have, want)) is not None:
            return made
        if isinstance(want, t.OptT) and not isinstance(have, t.OptT):
            if layout.wide_optional(want):
                return f"rt.Opt(rt.TRUE, {self.coerce(text, have, want.inner)})"
            return self.whole(self.coerce(text, have, want.inner), want.inner)
        if isinstance(want, t.OptT) and isinstance(have, t.OptT):
            if layout.wide_optional(want) or layout.wide_optional(have):
                return text
            a, b = layout.absent(have), layout.absent(want)
            return text if a == b else f"rt.fallback({text}, ({a}, {b}))"
        if isinstance(want, t.RealT) and isinstance(have, t.RealT | t.IntT):
            return f"rt.cast({text}, jnp.float{want.width})"
        if isinstance(want, t.ArrayT) and isinstance(have, t.ArrayT) and isinstance(want.element, t.RealT) and have.element != want.element:
            return f"rt.cast({text}, jnp.float{want.element.width})"
        return text

    def whole(self, text: str, kind: t.Type) -> str:
        """A number of a finite type as int32 (bools and words are converted)."""
        return f"rt.i32({text})" if isinstance(kind, t.BoolT | t.BitsT) else text

    def unwhole(self, text: str, kind: t.Type) -> str:
        """The other way."""
        match kind:
            case t.BoolT():
                return f"{atom(text)} != 0"
            case t.BitsT(width):
                return f"rt.cast({text}, jnp.{layout.word_dtype(width)})"
            case _:
                return text

    def position(self, text: str, kind: t.Type) -> str:
        """The ordinal of a number of a finite type."""
        rows = layout.subset_rows(kind)
        if rows is not None:
            assert isinstance(kind, t.RowT)
            places = [rows.index(i) if i in rows else 0 for i in range(kind.count)]
            return f"rt.at({self.g.numbers(places, 'place_in_' + t.show(kind))}, {text})"
        low = layout.low(kind)
        text = self.whole(text, kind)
        if not low:
            return text
        if re.fullmatch(r"-?\d+", text):
            return str(int(text) - low)
        return f"{atom(text)} - {low}" if low > 0 else f"{atom(text)} + {-low}"

    def from_position(self, text: str, kind: t.Type) -> str:
        """The number of a finite type with this ordinal."""
        rows = layout.subset_rows(kind)
        if rows is not None:
            return f"rt.at({self.g.numbers(list(rows), t.show(kind))}, {text})"
        low = layout.low(kind)
        if low:
            return f"{atom(text)} + {low}" if low > 0 else f"{atom(text)} - {-low}"
        return self.unwhole(text, kind)

    def numbering(self, kind: t.Type) -> str | None:
        """Code of the numbers of all values, in order; None if they are 0, 1, …"""
        rows = layout.subset_rows(kind)
        if rows is not None:
            return self.g.numbers(list(rows), t.show(kind))
        low = layout.low(kind)
        return f"np.arange({low}, {low + t.count(kind)})" if low else None

    def constant(self, kind: t.Type, value: Any) -> str:
        """A static value."""
        return self.g.constant(kind, value)

    def default(self, kind: t.Type) -> str:
        """Some value of a type: what a local holds before it is assigned."""
        return self.g.zero(kind)

    # -------------------------------------------------------------------------------------------- expressions
    def expr(self, e: n.Expr) -> str:
        """The code of an expression."""
        match e:
            case n.Const(value):
                return self.constant(e.type, value)
            case n.Var(name):
                return self.names[name]
            case n.State(name):
                return self.state_field(name)
            case n.Parameter(name) | n.Input(name):
                return f"{self.state}.{self.g.field(name)}"
            case n.Index():
                return self.index(e)
            case n.Slice(base, low, high):
                return f"{atom(self.expr(base))}[{low}:{high}]"
            case n.Field(base, name):
                return self.field(base, name)
            case n.Present(base):
                return self.present(base)
            case n.Unwrap(base):
                return self.unwrap(base)
            case n.Some(base):
                assert isinstance(e.type, t.OptT)
                return self.coerce(self.as_type(base, e.type.inner), e.type.inner, e.type)
            case n.Convert(base):
                return self.convert(self.expr(base), base.type, e.type)
            case n.Not(operand):
                return f"~{atom(self.expr(operand))}"
            case n.And(operands):
                return " & ".join(atom(self.expr(o)) for o in operands) if operands else "rt.TRUE"
            case n.Or(operands):
                return " | ".join(atom(self.expr(o)) for o in operands) if operands else "rt.FALSE"
            case n.If(test, then, otherwise):
                return f"rt.select({self.expr(test)}, {self.as_type(then, e.type)}, {self.as_type(otherwise, e.type)})"
            case n.Compare():
                return self.compare(e)
            case n.Member(item, collection):
                return self.member(item, collection)
            case n.InPart(base, part):
                return self.in_part(base, part)
            case n.Arith():
                return self.arith(e)
            case n.ArrayArith(op, left, right):
                return self.g.numbers_code.elementwise(self, op, left, right, e.type)
            case n.MatMul(left, right):
                return self.g.numbers_code.matmul(self, left, right)
            case n.Negate(operand) if e.type == t.BitsT(64):
                return f"rt.long_negative({self.expr(operand)})"
            case n.Negate(operand):
                text = f"-{atom(self.expr(operand))}"
                return self.wrap(text, e.type)
            case n.Invert(operand):
                return self.wrap(f"~{atom(self.expr(operand))}", e.type)
            case n.SetOp(op, left, right):
                a, b = atom(self.expr(left)), atom(self.expr(right))
                return f"{a} & ~{b}" if op == "-" else f"{a} {op} {b}"
            case n.Shift():
                return self.shift(e)
            case n.Builtin(name, args):
                return self.g.builtins.call(self, e, name, args)
            case n.MakeProduct():
                return self.make_product(e)
            case n.MakeRecord(parts):
                assert isinstance(e.type, t.RecordT)
                given = [f"{self.g.part(k)}={self.as_type(p, f)}" for p, (k, f) in zip(parts, e.type.fields, strict=True)]
                return f"{self.g.record_class(e.type)}({', '.join(given)})"
            case n.MakeTuple(parts):
                kinds = e.type.items if isinstance(e.type, t.TupleT) else tuple(p.type for p in parts)
                return f"({', '.join(self.as_type(p, k) for p, k in zip(parts, kinds, strict=True))},)"
            case n.Item(base, number):
                return f"{atom(self.expr(base))}[{number}]"
            case n.MakeArray(parts):
                return self.make_array(e, parts)
            case n.Fill(value):
                return self.fill(e, value)
            case n.MakeSet(parts):
                assert isinstance(e.type, t.SetT)
                k = e.type.element
                return f"rt.set_of({', '.join([str(t.count(k)), *(self.position(self.as_type(p, k), k) for p in parts)])})"
            case n.RowAt(table, keys):
                return self.row_at(e, table, keys)
            case n.Comp():
                return self.g.comprehensions.comp(self, e)
            case n.Grow(var, start, more):
                name = self.bind(var.name)
                return f"rt.grow({self.expr(start)}, lambda {name}: {self.expr(more)})"
            case n.Call(function, args):
                return self.g.call_function(self, function, args)
            case n.ColumnCall(table, column, row, args):
                return self.g.call_pure_column(self, table, column, row, args)
            case n.HasColumn(table, column, row):
                body_of = self.g.program.tables[table].code[column].body_of
                return f"rt.at({self.g.flags([b is not None for b in body_of], f'{table}_has_{column}')}, {self.expr(row)})"
            case n.After(value, rule, args):
                return self.after(value, rule, args)
            case n.Can(action, args):
                return self.g.can(self, action, args)
            case n.Stuck():
                return f"~jnp.any(legal_actions({self.state}, {self.state}.mover))"
            case n.Draw():
                return self.g.draws.draw(self, e)
            case ByBody(selector, options):
                return self.by_body(e, selector, options)
            case _:
                raise NotImplementedError(f"{type(e).__name__} at {e.span}")

    def bind(self, name: str) -> str:
        """A Python name for a binder."""
        self.names[name] = self.g.module.local(name)
        return self.names[name]

    # -------------------------------------------------------------------------------------------- parts
    def state_field(self, name: str) -> str:
        if name == "asked":
            return f"jnp.where({self.state}.ask.site < 0, 256, {self.state}.ask.site)"
        return f"{self.state}.{self.g.field(name)}"

    def index(self, e: n.Index) -> str:
        base = e.base
        match base.type:
            case t.ArrayT(_, dims):
                places = [
                    self.position(self.as_type(i, d) if not _same_kind(i.type, d) else self.expr(i), d)
                    for i, d in zip(e.indices, dims, strict=False)
                ]
                return f"rt.at({', '.join([self.expr(base), *places])})"
            case t.ListT():
                text = self.expr(base)
                return (
                    f"rt.at({text}.data, {self.expr(e.indices[0])})"
                    if is_atom(text)
                    else f"rt.at(({text}).data, {self.expr(e.indices[0])})"
                )
            case t.PoolT():
                return f"rt.at({atom(self.expr(base))}.data, {self.expr(e.indices[0])})"
            case t.BagT(element, _):
                return f"rt.at({self.expr(base)}, {self.position(self.expr(e.indices[0]), element)})"
            case t.BitsT():
                return f"rt.bit_of({self.expr(base)}, {self.expr(e.indices[0])})"
            case _:
                raise NotImplementedError(f"index of {t.show(base.type)}")

    def field(self, base: n.Expr, name: str) -> str:
        text = self.expr(base)
        match base.type:
            case t.RowT(table):
                return f"rt.at({self.g.column(table, name)}, {text})"
            case t.ProductT(_, fields):
                return self.product_part(text, fields, name)
            case _:
                return f"{atom(text)}.{self.g.part(name)}"

    def product_part(self, text: str, fields: tuple[tuple[str, t.Type], ...], name: str) -> str:
        """One part of the ordinal of a product."""
        names = [k for k, _ in fields]
        i = names.index(name)
        stride = math.prod(t.count(f) for _, f in fields[i + 1 :])
        kind = fields[i][1]
        if stride > 1:
            text = f"rt.quotient({text}, {stride})"
        if i > 0:
            text = f"rt.remainder({text}, {t.count(kind)})"
        return self.from_position(text, kind)

    def present(self, base: n.Expr) -> str:
        if isinstance(base.type, t.NoneT):
            return "rt.FALSE"
        if not isinstance(base.type, t.OptT):
            return "rt.TRUE"
        text = self.expr(base)
        if layout.wide_optional(base.type):
            return f"{atom(text)}.present"
        return f"{atom(text)} != {layout.absent(base.type)}"

    def unwrap(self, base: n.Expr) -> str:
        text = self.expr(base)
        if not isinstance(base.type, t.OptT):
            return text
        if layout.wide_optional(base.type):
            return f"{atom(text)}.value"
        return self.unwhole(text, base.type.inner)

    def convert(self, text: str, have: t.Type, want: t.Type) -> str:
        """The same value in another type."""
        match have, want:
            case _ if have == want:
                return text
            case (t.SetT() | t.ListT()), _ if not isinstance(want, t.OptT):
                return self.coerce(text, have, want)
            case t.OptT(), t.OptT():
                if layout.wide_optional(have) or layout.wide_optional(want):
                    return text
                a, b = layout.absent(have), layout.absent(want)
                return text if a == b else f"rt.fallback({text}, ({a}, {b}))"
            case _, t.OptT(inner):
                return self.coerce(self.convert(text, have, inner), inner, want)
            case t.OptT(inner), _:
                return self.convert(f"{atom(text)}.value" if layout.wide_optional(have) else self.unwhole(text, inner), inner, want)
            case t.BitsT(64), t.BitsT(b) if b < 64:
                return self.wrap_to(f"rt.cast({atom(text)}[0], jnp.{layout.word_dtype(b)})", b)
            case _, t.BitsT(64) if not isinstance(have, t.BitsT) or have.width < 64:
                return f"rt.long_of({text}{'' if isinstance(have, t.BitsT | t.BoolT) else ', signed=True'})"
            case t.BitsT(a), t.BitsT(b):
                return (
                    self.wrap_to(f"rt.cast({text}, jnp.{layout.word_dtype(b)})", b)
                    if layout.word_dtype(a) != layout.word_dtype(b) or b < a
                    else text
                )
            case _, t.BitsT(b) if not isinstance(have, t.RealT):
                return self.wrap_to(f"rt.cast({text}, jnp.{layout.word_dtype(b)})", b)
            case t.BitsT() | t.BoolT(), t.RealT(width):
                return f"rt.cast(rt.i32({text}), jnp.float{width})"
            case _, t.RealT(width):
                return f"rt.cast({text}, jnp.float{width})"
            case t.BitsT() | t.BoolT(), _ if layout.is_whole(want):
                return f"rt.i32({text})"
            case t.RealT(), _ if layout.is_whole(want):
                return f"rt.i32({text})"
            case _, t.UnionT(_, parts):
                before = 0
                for p in parts:
                    if p == have:
                        place = self.position(text, have)
                        return f"{atom(place)} + {before}" if before else place
                    before += t.count(p)
                return text
            case t.UnionT(_, parts), _:
                before = 0
                for p in parts:
                    if p == want:
                        return self.from_position(f"{atom(text)} - {before}" if before else text, want)
                    before += t.count(p)
                return text
            case t.TupleT(), t.ProductT(_, fields):
                return self.joined([self.position(f"{atom(text)}[{i}]", f) for i, (_, f) in enumerate(fields)], fields)
            case t.ProductT(_, fields), t.TupleT():
                return "(" + ", ".join(self.product_part(text, fields, k) for k, _ in fields) + ",)"
            case t.IntT(), t.CyclicT(count):
                return f"{atom(text)} % {count}"
            case t.BoolT(), t.BoolT():
                return text
            case _, t.BoolT():
                return f"{atom(text)} != 0"
            case _, t.ArrayT():
                return self.coerce(text, have, want)
            case _:
                return text

    def wrap(self, text: str, kind: t.Type) -> str:
        """The result of an operation, brought back into its ring."""
        match kind:
            case t.BitsT(width):
                return self.wrap_to(text, width)
            case t.CyclicT(count):
                return f"({text}) % {count}"
            case _:
                return text

    def wrap_to(self, text: str, width: int) -> str:
        return text if width in (8, 16, 32, 64) else f"rt.bits({text}, {width})"

    def compare(self, e: n.Compare) -> str:
        left, right = e.left, e.right
        if isinstance(left.type, t.NoneT) or isinstance(left, n.Const) and left.value is None:
            left, right = right, left
        if isinstance(right.type, t.NoneT) or isinstance(right, n.Const) and right.value is None:
            here = self.present(left)
            return f"~{atom(here)}" if e.op == "==" else here
        kind = left.type
        if isinstance(right.type, t.OptT) and not isinstance(left.type, t.OptT):
            kind = right.type
        elif isinstance(left.type, t.OptT) and isinstance(right.type, t.OptT) and not layout.wide_optional(left.type):
            kind = left.type if layout.absent(left.type) >= layout.absent(right.type) else right.type
        elif isinstance(right.type, t.RealT):
            kind = right.type
        a, b = self.as_type(left, kind), self.as_type(right, kind)
        if layout.is_scalar(kind):
            return f"{atom(a)} {e.op} {atom(b)}"
        if e.op in ("==", "!="):
            same = f"rt.equal({a}, {b})"
            return same if e.op == "==" else f"~{same}"
        swap = e.op in (">", "<=")
        less = f"rt.less({b}, {a})" if swap else f"rt.less({a}, {b})"
        return less if e.op in ("<", ">") else f"~{less}"

    def compare_number(self, text: str, kind: t.Type, value: Any) -> str:
        """Is a scalar equal to a number?"""
        match kind:
            case t.BoolT():
                return text if value else f"~{atom(text)}"
            case _:
                return f"{atom(text)} == {value}"

    def member(self, item: n.Expr, collection: n.Expr) -> str:
        match collection.type:
            case t.SetT(element):
                if isinstance(collection, n.MakeSet) and 0 < len(collection.parts) <= 4:
                    return self.one_of(item, collection.parts, element)
                if isinstance(item.type, t.OptT) and not isinstance(element, t.OptT):
                    inside = f"rt.at({self.expr(collection)}, {self.position(self.unwrap(item), element)})"
                    return f"{atom(self.present(item))} & {inside}"
                if isinstance(item.type, t.IntT) and isinstance(element, t.IntT) and not _within(item.type, element):
                    x, lo, hi = atom(self.expr(item)), element.lo, element.hi
                    return f"({x} >= {lo}) & ({x} <= {hi}) & rt.at({self.expr(collection)}, {self.position(x, element)})"
                return f"rt.at({self.expr(collection)}, {self.position(self.as_type(item, element), element)})"
            case t.ListT(element) | t.ArrayT(element):
                if isinstance(collection, n.MakeArray) and len(collection.parts) <= 4:
                    return self.one_of(item, collection.parts, element)
                if isinstance(collection.type, t.ArrayT):
                    return (
                        f"rt.any_(rt.each(rt.cells({self.expr(collection)}), lambda other: rt.equal(other, {self.as_type(item, element)})))"
                    )
                return f"rt.list_has({self.expr(collection)}, {self.as_type(item, element)})"
            case t.BagT(element):
                return f"rt.at({self.expr(collection)}, {self.position(self.as_type(item, element), element)}) > 0"
            case t.PileT(element):
                return f"rt.pile_has({self.expr(collection)}, {self.position(self.as_type(item, element), element)})"
            case _:
                raise NotImplementedError(f"membership in {t.show(collection.type)}")

    def one_of(self, item: n.Expr, parts: tuple[n.Expr, ...], element: t.Type) -> str:
        """item in {a, b}"""
        tests = []
        for p in parts:
            test = self.compare(n.Compare("==", item, p, type=t.BOOL))
            tests.append(atom(test))
        return " | ".join(tests)

    def in_part(self, base: n.Expr, part: int) -> str:
        assert isinstance(base.type, t.UnionT)
        before = sum(t.count(p) for p in base.type.parts[:part])
        after = before + t.count(base.type.parts[part])
        x = atom(self.expr(base))
        tests = ([f"({x} >= {before})"] if before else []) + ([f"({x} < {after})"] if after < t.count(base.type) else [])
        return " & ".join(tests) or "rt.TRUE"

    def arith(self, e: n.Arith) -> str:
        return self.g.numbers_code.arith(self, e)

    def joined(self, places: list[str], fields: tuple[tuple[str, t.Type], ...]) -> str:
        """The ordinal of a product from the ordinals of its parts."""
        out = ""
        for place, (_, f) in zip(places, fields, strict=True):
            out = f"{atom(out)} * {t.count(f)} + {atom(place)}" if out else atom(place)
        return out

    def make_product(self, e: n.MakeProduct) -> str:
        kind = e.type.inner if isinstance(e.type, t.OptT) else e.type
        assert isinstance(kind, t.ProductT)
        texts = [self.as_type(p, f) if not _same_kind(p.type, f) else self.expr(p) for p, (_, f) in zip(e.parts, kind.fields, strict=True)]
        return self.product_of(e.type, kind, texts, [p.type for p in e.parts])

    def product_of(self, result: t.Type, kind: t.ProductT, texts: list[str], have: list[t.Type]) -> str:
        whole = self.joined([self.position(x, f) for x, (_, f) in zip(texts, kind.fields, strict=True)], kind.fields)
        if not isinstance(result, t.OptT):
            return whole
        tests = []
        for x, h, (_, f) in zip(texts, have, kind.fields, strict=True):
            if isinstance(f, t.IntT) and not (isinstance(h, t.IntT) and _within(h, f)):
                if not (isinstance(h, t.IntT) and h.lo is not None and f.lo is not None and h.lo >= f.lo):
                    tests.append(f"({atom(x)} >= {f.lo})")
                if not (isinstance(h, t.IntT) and h.hi is not None and f.hi is not None and h.hi <= f.hi):
                    tests.append(f"({atom(x)} <= {f.hi})")
        return f"rt.opt({' & '.join(tests) or 'rt.TRUE'}, {whole}, {layout.absent(result)})"

    def shift(self, e: n.Shift) -> str:
        kind = e.base.type
        assert isinstance(kind, t.ProductT)
        base = self.expr(e.base)
        texts, have = [], list[t.Type]()
        for offset, (name, f) in zip(e.offsets, kind.fields, strict=True):
            part = self.product_part(base, kind.fields, name)
            if isinstance(offset, n.Const):
                k = int(offset.value)
                texts.append(f"{atom(part)} + {k}" if k > 0 else f"{atom(part)} - {-k}" if k else part)
                assert isinstance(f, t.IntT) and f.lo is not None and f.hi is not None
                have.append(t.IntT(f.lo + min(k, 0) if k < 0 else f.lo + k, f.hi + k))
            else:
                texts.append(f"{atom(part)} + {atom(self.expr(offset))}")
                have.append(t.ANY_INT)
        return self.product_of(e.type, kind, texts, have)

    def make_array(self, e: n.MakeArray, parts: tuple[n.Expr, ...]) -> str:
        match e.type:
            case t.ListT(element, cap):
                if not parts:
                    return self.constant(e.type, ())
                return f"rt.list_of({', '.join([str(cap), *(self.as_type(p, element) for p in parts)])})"
            case t.ArrayT(element, _):
                return f"rt.stack([{', '.join(self.as_type(p, element) for p in parts)}])"
            case _:
                raise NotImplementedError(t.show(e.type))

    def fill(self, e: n.Fill, value: n.Expr) -> str:
        assert isinstance(e.type, t.ArrayT)
        dims = tuple(t.count(d) for d in e.type.dims)
        return f"rt.full({dims!r}, {self.as_type(value, e.type.element)})"

    def row_at(self, e: n.RowAt, table: str, keys: tuple[n.Expr, ...]) -> str:
        tab = self.g.program.tables[table]
        if tab.row_at is None:
            return self.position(self.expr(keys[0]), keys[0].type)
        places = [self.position(self.as_type(k, kind), kind) for k, kind in zip(keys, tab.keys, strict=True)]
        return f"rt.at({', '.join([self.g.row_table(table), *places])})"

    def after(self, value: n.Expr, rule: str, args: tuple[n.Expr, ...]) -> str:
        call = self.g.call_rule_text(self, rule, args, on="rt.TRUE")
        inner = Expressions(self.g, self.names, self.chance, "after")
        return f"(lambda after: {inner.expr(value)})({call})"

    def by_body(self, e: n.Expr, selector: n.Expr, options: tuple[tuple[tuple[int, ...], n.Expr], ...]) -> str:
        """A constant or an expression that depends on which body runs."""
        which = self.expr(selector)
        if all(isinstance(x, n.Const) for _, x in options) and layout.is_scalar(e.type):
            top = max(b for bodies, _ in options for b in bodies) + 1
            values = [options[0][1].value] * top  # type: ignore[attr-defined]
            for bodies, x in options:
                for b in bodies:
                    values[b] = x.value  # type: ignore[attr-defined]
            if isinstance(e.type, t.RealT | t.BitsT):
                return f"rt.at({self.g.constants.keep(self.g.constants.tabulated(e.type, (top,), values), 'operand')}, {which})"
            return f"rt.at({self.g.numbers([layout.number(e.type, v) for v in values], 'operand')}, {which})" + (
                " != 0" if isinstance(e.type, t.BoolT) else ""
            )
        out = self.as_type(options[-1][1], e.type)
        for bodies, x in reversed(options[:-1]):
            out = f"rt.select({self.runs(selector, bodies)}, {self.as_type(x, e.type)}, {out})"
        return out

    def runs(self, selector: n.Expr, bodies: tuple[int, ...]) -> str:
        """Does one of these bodies run?"""
        which = self.expr(selector)
        if len(bodies) == 1:
            return f"{atom(which)} == {bodies[0]}"
        return f"rt.at({self.g.flags([b in bodies for b in range(max(bodies) + 1)] + [False], 'bodies')}, {which})"


def _same_kind(a: t.Type, b: t.Type) -> bool:
    return type(a) is type(b) and not isinstance(a, t.OptT)


def _within(a: t.IntT, b: t.IntT) -> bool:
    return None not in (a.lo, a.hi, b.lo, b.hi) and a.lo >= b.lo and a.hi <= b.hi  # type: ignore[operator]
