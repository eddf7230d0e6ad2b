"""Expressions of the typed IR as Python text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from specc.backends.python import builtins, comprehensions, convert
from specc.backends.python.analysis import Drawing
from specc.backends.python.convert import fits
from specc.backends.python.kinds import Kinds, listed
from specc.backends.python.levels import (
    ADD,
    AND,
    ATOM,
    BAND,
    BOR,
    BXOR,
    COMPARE,
    MUL,
    NOT,
    OR,
    POSTFIX,
    POWER,
    SHIFT,
    TERNARY,
    UNARY,
)
from specc.backends.python.names import Names
from specc.backends.python.values import Values, shortest
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Program
from specc.source.text import NOWHERE

ARITHMETIC = {
    "+": ADD, "-": ADD, "*": MUL, "/": MUL, "//": MUL, "%": MUL, "**": POWER, "<<": SHIFT, ">>": SHIFT, "&": BAND, "^": BXOR, "|": BOR,
}  # fmt: skip
OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
OPERATOR = {"+": "operator.add", "-": "operator.sub", "*": "operator.mul", "/": "operator.truediv", "//": "operator.floordiv",
            "%": "operator.mod", "&": "operator.and_", "|": "operator.or_", "^": "operator.xor"}  # fmt: skip
STATE_WORDS = ("mover", "to_move", "over", "truncated", "reward", "steps", "asked")

Printed = tuple[str, int]
"""Text and how tightly it binds."""


class Module:
    """What all bodies of one generated module share: names of things, forms of types and values."""

    def __init__(self, program: Program, names: Names) -> None:
        self.program = program
        self.names = names
        self.kinds = Kinds(program, names)
        self.values = Values(self.kinds)
        self.drawing = Drawing(program)
        attributes = Names(
            "asked inputs legal_action_mask mover over parameters pending reason record replies reward steps to_move trace truncated "
            "game fields copy".split()
        )
        self.field = {name: attributes.new(name) for name in program.state}
        self.parameter = {name: Names().new(name) for name in program.parameters}
        self.input = {name: Names().new(name) for name in program.inputs}
        self.function = {name: names.new(name) for name in program.functions}
        self.rule = {name: names.new(name) for name in (*program.rules, *program.helpers)}
        self.action = {name: names.new(name) for name in program.actions}
        self.refusal = {name: names.new(f"{name}_refusal") for name in program.actions}
        self.question = {site: names.new(f"ASK_{q.name}".upper()) for site, q in program.questions.items()}
        self.stateless = self.drawing.stateless


class Writer:
    """Writes the expressions of one body. `where`: what the body belongs to, for messages at run time."""

    def __init__(self, module: Module, where: str, chance: str = "chance") -> None:
        self.module = module
        self.kinds = module.kinds
        self.where = where
        self.chance = chance
        self._locals: dict[str, str] = {}
        self._taken = Names(module.names)

    # -------------------------------------------------------------------------------------------- names
    def local(self, name: str) -> str:
        """The Python name of a local."""
        if name not in self._locals:
            self._locals[name] = self._taken.new(name)
        return self._locals[name]

    def rename(self, name: str, python: str) -> None:
        """Give a local this Python name."""
        self._locals[name] = python

    def fresh(self, wanted: str) -> str:
        """A new local that is not in the spec."""
        return self._taken.new(wanted)

    @property
    def rule(self) -> str:
        """The body's name as a string literal."""
        return repr(self.where)

    def place(self, e: n.Expr) -> str:
        """A string literal that names a place or value, for messages."""
        if e.span is not NOWHERE and e.span.line == e.span.end_line:
            written = e.span.file.line(e.span.line)[e.span.column - 1 : e.span.end_column - 1]
            if written and len(written) <= 60:
                return repr(written)
        return repr(_path(e))

    # -------------------------------------------------------------------------------------------- expressions
    def expr(self, e: n.Expr, level: int = 0) -> str:
        """The expression, in parentheses if it binds less tightly than `level`."""
        text, own = self._print(e)
        return f"({text})" if own < level else text

    def list(self, es: tuple[n.Expr, ...]) -> str:
        """Expressions separated by commas."""
        return ", ".join(self.expr(e, TERNARY) for e in es)

    def arguments(self, *first: str, args: tuple[n.Expr, ...]) -> str:
        """The arguments of a call."""
        return ", ".join([*first, *(self.expr(a, TERNARY) for a in args)])

    def negated(self, e: n.Expr, level: int = 0) -> str:
        """`not e`, written simply."""
        match e:
            case n.Not(operand):
                return self.expr(operand, level)
            case n.Present(base):
                text, own = f"{self.expr(base, BOR)} is None", COMPARE
            case n.Compare(op, left) if op in ("==", "!=") or _is_number(left.type):
                text, own = self._print(replace(e, op=OPPOSITE[op]))
            case n.Member(item, collection):
                text, own = f"{self.expr(item, BOR)} not in {self._collection(collection)}", COMPARE
            case n.Const(value=bool() as v):
                text, own = str(not v), ATOM
            case _:
                text, own = f"not {self.expr(e, NOT)}", NOT
        return f"({text})" if own < level else text

    def _print(self, e: n.Expr) -> Printed:
        match e:
            case n.Const(value=value):
                text = self.module.values.text(value, e.type)
                return text, UNARY if text.startswith("-") else ATOM
            case n.Var(name=name):
                return self.local(name), ATOM
            case n.State(name=name):
                return f"state.{self.module.field.get(name, name)}", POSTFIX
            case n.Parameter(name=name):
                return f"state.parameters.{self.module.parameter[name]}", POSTFIX
            case n.Input(name=name):
                return f"state.inputs.{self.module.input[name]}", POSTFIX
            case n.Index():
                return self._index(e), POSTFIX
            case n.Slice(base=base, low=low, high=high):
                return f"{self.expr(base, POSTFIX)}[{low}:{high}]", POSTFIX
            case n.Field(base=base, name=name):
                return self._field(base, name), POSTFIX
            case n.Present(base=base):
                return f"{self.expr(base, BOR)} is not None", COMPARE
            case n.Unwrap(base=base, checked=checked):
                if checked:
                    return f"known({self.expr(base, TERNARY)}, {self.rule}, {self.place(base)})", POSTFIX
                return self._print(base)
            case n.Some(base=base):
                return self._print(base)
            case n.Convert():
                return convert.convert(self, e)
            case n.Builtin():
                return builtins.builtin(self, e)
            case n.Comp():
                return comprehensions.comprehension(self, e)
            case n.Draw():
                return comprehensions.draw(self, e)
            case _:
                return self._print_operator(e)

    def _print_operator(self, e: n.Expr) -> Printed:
        match e:
            case n.Not(operand=operand):
                text = self.negated(operand)
                return text, NOT if text.startswith("not ") else _level_of_negation(operand)
            case n.And(operands=operands):
                return " and ".join(self.expr(o, NOT) for o in operands) or "True", AND
            case n.Or(operands=operands):
                return " or ".join(self.expr(o, AND) for o in operands) or "False", OR
            case n.If(test=test, then=then, otherwise=otherwise):
                return f"{self.expr(then, OR)} if {self.expr(test, OR)} else {self.expr(otherwise, TERNARY)}", TERNARY
            case n.Compare(op=op, left=left, right=right):
                if isinstance(right, n.Const) and right.value is None:
                    return f"{self.expr(left, BOR)} {'is' if op == '==' else 'is not'} None", COMPARE
                return f"{self._operand(left, right, BOR)} {op} {self._operand(right, left, BOR)}", COMPARE
            case n.Member(item=item, collection=collection):
                return f"{self.expr(item, BOR)} in {self._collection(collection)}", COMPARE
            case n.InPart(base=base, part=part):
                return f"{self.expr(base, POSTFIX)}.part == {part}", COMPARE
            case n.Arith():
                return self._arith(e)
            case n.ArrayArith(op=op, left=left, right=right):
                kind = self.kinds.kind_constant(e.type)
                return f"elementwise({OPERATOR[op]}, {self.expr(left, TERNARY)}, {self.expr(right, TERNARY)}, {kind})", POSTFIX
            case n.MatMul(left=left, right=right):
                return self._matrix_product(e, left, right), POSTFIX
            case n.Negate(operand=operand):
                return self._negate(e, operand)
            case n.Invert(operand=operand):
                return f"{self.expr(operand, BXOR)} ^ {hex(2 ** _width(e.type) - 1)}", BXOR
            case n.SetOp(op=op, left=left, right=right):
                level = ARITHMETIC[op]
                return f"{self.expr(left, level)} {op} {self.expr(right, level + 1)}", level
            case n.Shift(base=base, offsets=offsets):
                return f"{self.expr(base, POSTFIX)}.shift({self.list(offsets)})", POSTFIX
            case _:
                return self._print_making(e)

    def _print_making(self, e: n.Expr) -> Printed:
        match e:
            case n.MakeProduct(parts=parts):
                if isinstance(e.type, t.OptT):
                    return f"{self.kinds.cls(e.type.inner)}.at({self.list(parts)})", POSTFIX
                return f"{self.kinds.cls(e.type)}({self.list(parts)})", POSTFIX
            case n.MakeRecord(parts=parts):
                return f"{self.kinds.cls(e.type)}({', '.join(self.owned(p) for p in parts)})", POSTFIX
            case n.MakeTuple(parts=parts):
                return f"({self.list(parts)}{',' if len(parts) == 1 else ''})", ATOM
            case n.Item(base=base, number=number):
                return f"{self.expr(base, POSTFIX)}[{number}]", POSTFIX
            case n.MakeArray(parts=parts):
                return self._make_array(e, parts)
            case n.Fill(value=value):
                return self._fill(e, value)
            case n.MakeSet(parts=parts):
                return f"frozenset({{{self.list(parts)}}})" if parts else "frozenset()", POSTFIX
            case n.RowAt(table=table, keys=keys):
                return self._row_at(e, table, keys), POSTFIX
            case n.Grow(var=var, start=start, more=more):
                return f"grow({self.expr(start, TERNARY)}, lambda {self.local(var.name)}: {self.expr(more, TERNARY)})", POSTFIX
            case _:
                return self._print_call(e)

    def _print_call(self, e: n.Expr) -> Printed:
        match e:
            case n.Call(function=function, args=args):
                first = () if function in self.module.stateless else ("state",)
                return f"{self.module.function[function]}({self.arguments(*first, args=args)})", POSTFIX
            case n.ColumnCall(table=table, column=column, row=row, args=args):
                name = self.kinds.tables[table].parts[column]
                return f"{self.expr(row, POSTFIX)}.{name}({self.arguments('state', args=args)})", POSTFIX
            case n.HasColumn(table=table, column=column, row=row):
                return f"{self.bodies(table, column)}[{self.expr(row, POSTFIX)}.index] is not None", COMPARE
            case n.After(value=value, rule=rule, args=args):
                then = f"after({self.arguments('state', self.module.rule[rule], args=args)})"
                return f"(lambda state: {self.expr(value, TERNARY)})({then})", POSTFIX
            case n.Can(action=action, args=None):
                return f"any(True for _ in legal_instances(state, {action!r}))", POSTFIX
            case n.Can(action=action, args=tuple() as args):
                return f"{self.module.refusal[action]}({self.arguments('state', 'state.mover', args=args)}) is None", COMPARE
            case n.Stuck():
                return "stuck(state)", POSTFIX
            case _:
                raise TypeError(f"no Python form of {type(e).__name__}")

    # -------------------------------------------------------------------------------------------- access
    def bodies(self, table: str, column: str) -> str:
        """The constant that holds the bodies of a code column by row."""
        return f"{self.kinds.tables[table].kind}_{column.upper()}"

    def _index(self, e: n.Index) -> str:
        base = e.base
        match base.type:
            case t.ArrayT(_, dims) if len(e.indices) < len(dims):
                return f"part_of({self.expr(base, TERNARY)}, {self.kinds.kind_constant(e.type)}, {self.positions(e)})"
            case t.ListT():
                if e.checked or not isinstance(e.indices[0], n.Const):
                    return f"item({self.expr(base, TERNARY)}, {self.expr(e.indices[0], TERNARY)}, {self.rule}, {self.place(base)})"
                return f"{self.expr(base, POSTFIX)}[{self.expr(e.indices[0])}]"
            case t.PileT():
                return f"item(list({self.expr(base, TERNARY)}), {self.expr(e.indices[0], TERNARY)}, {self.rule}, {self.place(base)})"
            case _:
                return f"{self.expr(base, POSTFIX)}[{self.positions(e)}]"

    def positions(self, e: n.Index) -> str:
        """The indices, with a check where nothing proves that one is in range: Python takes negative ones."""
        if not e.checked:
            return self.list(e.indices)
        base = e.base
        if isinstance(base.type, t.ListT):
            last = f"len({self.expr(base, TERNARY)}) - 1"
            return f"in_range({self.expr(e.indices[0], TERNARY)}, 0, {last}, {self.rule}, {self.place(e.indices[0])})"
        dims = base.type.dims if isinstance(base.type, t.ArrayT) else ()
        return ", ".join(self._position(i, dims[at] if at < len(dims) else t.ANY_INT) for at, i in enumerate(e.indices))

    def _position(self, i: n.Expr, dim: t.Type) -> str:
        text = self.expr(i, TERNARY)
        match i.type, dim:
            case t.IntT() as found, t.IntT(int(lo), int(hi)) if not fits(found, dim):
                return f"in_range({text}, {lo}, {hi}, {self.rule}, {self.place(i)})"
            case _:
                return text

    def _field(self, base: n.Expr, name: str) -> str:
        holder = base.type.inner if isinstance(base.type, t.OptT) else base.type
        if isinstance(holder, t.BitsT):
            shift, width = 0, 0
            for field_name, width_ in reversed(holder.fields):
                if field_name == name:
                    width = width_
                    break
                shift += width_
            return f"({self.expr(base, SHIFT)} >> {shift} & {hex(2**width - 1)})"
        return f"{self.expr(base, POSTFIX)}.{self.kinds.part(holder, name)}"

    def _collection(self, e: n.Expr) -> str:
        match e.type:
            case t.SetT(element) if isinstance(e, n.Const) and 0 < len(e.value) <= 6 and t.is_finite(element):
                ordered = sorted(e.value, key=lambda x: t.ordinal(element, x))
                members = ", ".join(self.module.values.literal(x, element) for x in ordered)
                return f"({members}{',' if len(ordered) == 1 else ''})"
            case t.ArrayT(_, dims) if not listed(dims):
                return f"{self.expr(e, POSTFIX)}.values()"
            case t.BagT(element):
                return f"[x for x in {self.kinds.values(element)} if {self.expr(e, POSTFIX)}[x] > 0]"
            case _:
                return self.expr(e, BOR)

    def _row_at(self, e: n.RowAt, table: str, keys: tuple[n.Expr, ...]) -> str:
        constant = self.kinds.tables[table].kind
        if self.module.program.tables[table].row_at is None:
            return f"{constant}[{self.expr(keys[0])}]"
        if not isinstance(e.type, t.OptT):
            return f"{constant}_AT[{self.list(keys)}]"
        return f"{constant}_AT.get({self.list(keys)})" if len(keys) == 1 else f"{constant}_AT.get(({self.list(keys)}))"

    # -------------------------------------------------------------------------------------------- arithmetic
    def _operand(self, e: n.Expr, other: n.Expr, level: int) -> str:
        """An operand of arithmetic or comparison. A real constant beside a computed one is written as a bare number."""
        if isinstance(e, n.Const) and e.type == t.REAL32 and other.type == t.REAL32 and not isinstance(other, n.Const):
            text = shortest(e.value)
            return f"({text})" if text.startswith("-") and level > UNARY else text
        return self.expr(e, level)

    def _arith(self, e: n.Arith) -> Printed:
        op, level = e.op, ARITHMETIC[e.op]
        left_level, right_level = (level + 1, level) if op == "**" else (level, level + 1)
        left, right = self._operand(e.left, e.right, left_level), self._operand(e.right, e.left, right_level)
        if op == "/" and not isinstance(e.left.type, t.RealT):
            left, right = self.real(left, e.type), self.real(right, e.type)
        text = f"{left} {op} {right}"
        match e.type:
            case t.BitsT(width) if op in ("+", "-", "*", "<<", "**"):
                inside = text if level > BAND else f"({text})"
                return f"{inside} & {hex(2**width - 1)}", BAND
            case t.CyclicT(size):
                inside = f"({text})" if level < MUL else text
                return f"{inside} % {size}", MUL
            case _:
                return text, level

    def real(self, text: str, type_: t.Type) -> str:
        """A number made a real."""
        return f"f32({text})" if type_ == t.REAL32 else f"float({text})"

    def zero(self, type_: t.Type) -> str:
        """0 in an arithmetic."""
        match type_:
            case t.RealT(width):
                return "f32(0.0)" if width == 32 else "0.0"
            case _:
                return "0"

    def _negate(self, e: n.Expr, operand: n.Expr) -> Printed:
        match e.type:
            case t.ArrayT():
                kind = self.kinds.kind_constant(e.type)
                return f"each({self.expr(operand, TERNARY)}, {kind}, operator.neg)", POSTFIX
            case t.BitsT(width):
                return f"-{self.expr(operand, UNARY)} & {hex(2**width - 1)}", BAND
            case t.CyclicT(size):
                return f"-{self.expr(operand, UNARY)} % {size}", MUL
            case _:
                return f"-{self.expr(operand, UNARY)}", UNARY

    def _matrix_product(self, e: n.Expr, left: n.Expr, right: n.Expr) -> str:
        element = e.type.element if isinstance(e.type, t.ArrayT) else e.type
        result = self.kinds.kind_constant(e.type) if isinstance(e.type, t.ArrayT) else "None"
        kinds = f"{self.kinds.kind_constant(left.type)}, {self.kinds.kind_constant(right.type)}, {result}"
        return f"matrix_product({self.expr(left, TERNARY)}, {self.expr(right, TERNARY)}, {kinds}, {self.zero(element)})"

    # -------------------------------------------------------------------------------------------- making
    def _make_array(self, e: n.Expr, parts: tuple[n.Expr, ...]) -> Printed:
        if isinstance(e.type, t.ArrayT) and len(e.type.dims) > 1:
            parts = tuple(x for p in parts for x in self._elements(p, len(e.type.dims) - 1))
        elements = f"[{', '.join(self._element(p, e.type) for p in parts)}]"
        if isinstance(e.type, t.ArrayT) and not listed(e.type.dims):
            return f"{self.kinds.kind_constant(e.type)}.of({elements})", POSTFIX
        return elements, ATOM

    def _elements(self, e: n.Expr, depth: int) -> tuple[n.Expr, ...]:
        """The elements of a row of an array of several axes, or the row itself if they are not written out."""
        if isinstance(e, n.MakeArray):
            return e.parts if depth == 1 else tuple(x for p in e.parts for x in self._elements(p, depth - 1))
        return (e,)

    def _element(self, e: n.Expr, array: t.Type) -> str:
        """An element of an array that is written out; the elements of a whole row."""
        if isinstance(array, t.ArrayT) and len(array.dims) > 1 and isinstance(e.type, t.ArrayT) and e.type != array.element:
            return f"*{builtins.elements(self, e)}"
        return self.owned(e)

    def _fill(self, e: n.Expr, value: n.Expr) -> Printed:
        if isinstance(e.type, t.ArrayT | t.BagT):
            return f"{self.kinds.kind_constant(e.type)}.filled({self.expr(value, TERNARY)})", POSTFIX
        return self._print(value)

    def owned(self, e: n.Expr, level: int = TERNARY) -> str:
        """The value, copied if it can change and somebody else holds it too."""
        from specc.backends.python.kinds import is_mutable

        text = self.expr(e, level)
        if not is_mutable(e.type) or is_new(e) or (isinstance(e, n.Const) and not text.isidentifier()):
            return text
        return f"copied({self.expr(e, TERNARY)})"

    def within_loop(self, chance: str, write: Callable[[], str]) -> str:
        """What `write` gives where the chance of a loop's round is in force."""
        before, self.chance = self.chance, chance
        try:
            return write()
        finally:
            self.chance = before


def is_new(e: n.Expr) -> bool:
    """Is the value made here, so that nobody else holds it?"""
    match e:
        case n.Some(base=base) | n.Unwrap(base=base) | n.Convert(base=base):
            return is_new(base)
        case n.Const(value=value):
            return value is None or value == ()
        case n.If(then=then, otherwise=otherwise):
            return is_new(then) and is_new(otherwise)
        case n.Var() | n.State() | n.Index() | n.Field() | n.Call() | n.ColumnCall() | n.Parameter() | n.Input() | n.Item() | n.After():
            return False
        case n.Builtin(name=name):
            return name in ("zeros", "identity", "transpose", "diag", "cross", "join", "copy")
        case n.Comp(kind=kind):
            return kind in ("list", "array")
        case _:
            return True


def _path(e: n.Expr) -> str:
    match e:
        case n.State(name=name) | n.Var(name=name) | n.Parameter(name=name) | n.Input(name=name):
            return name
        case n.Field(base=base, name=name):
            return f"{_path(base)}.{name}"
        case n.Index(base=base) | n.Unwrap(base=base) | n.Some(base=base) | n.Convert(base=base):
            return _path(base)
        case _:
            return "value"


def _is_number(type_: t.Type) -> bool:
    return isinstance(type_, t.IntT | t.BitsT | t.RealT | t.CyclicT)


def _width(type_: t.Type) -> int:
    return type_.width if isinstance(type_, t.BitsT) else 32


def _level_of_negation(operand: n.Expr) -> int:
    match operand:
        case n.Not(operand=inner):
            return COMPARE if isinstance(inner, n.Compare | n.Member | n.Present | n.HasColumn | n.InPart | n.Can) else TERNARY
        case n.Const():
            return ATOM
        case _:
            return COMPARE
