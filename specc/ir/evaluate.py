"""Evaluate typed IR that reads no state: tables, constants and static functions, when a spec is built.

Values are static values (docs/environment.md, Plain values): products and arrays are tuples, sets frozensets, absent is None. Reals of
32 bits round after every operation.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.evaluate_builtin import builtin
from specc.ir.program import Function, Table

Frame = dict[str, Any]


class NotStatic(Exception):
    """The expression reads something that is not known when the spec is built, or has no value (division by zero, absent `!`)."""


MOST_TURNS = 4_000_000
"""Turns of loops in one evaluation."""


class _Return(Exception):
    def __init__(self, value: Any) -> None:
        self.value = value


class _Break(Exception):
    pass


class _Continue(Exception):
    pass


class Evaluator:
    """Evaluates expressions and function bodies. `function` and `table` look definitions up by name when they are needed."""

    def __init__(self, function: Callable[[str], Function], table: Callable[[str], Table]) -> None:
        self.function = function
        self.table = table
        self._memo: dict[tuple[str, tuple[Any, ...]], Any] = {}
        self._turns = 0

    def value(self, e: n.Expr, frame: Frame | None = None) -> Any:
        """The value of an expression. Raises NotStatic."""
        self._turns = 0
        try:
            return self._eval(e, {} if frame is None else frame)
        except (OverflowError, ZeroDivisionError, RecursionError, t.TooLarge) as reason:
            raise NotStatic(str(reason)) from None

    def call(self, name: str, args: tuple[Any, ...]) -> Any:
        """The result of a static function, remembered by its arguments."""
        key = (name, args)
        if key not in self._memo:
            f = self.function(name)
            frame = {p.name: a for p, a in zip(f.params, args, strict=True)}
            self._memo[key] = self.run(f.block, frame)
        return self._memo[key]

    def run(self, block: n.Block, frame: Frame) -> Any:
        """The value that a function body returns."""
        try:
            self._block(block, frame)
        except _Return as result:
            return result.value
        raise NotStatic("no value returned")

    # -------------------------------------------------------------------------------------------- statements
    def _block(self, block: n.Block, f: Frame) -> None:
        for s in block:
            self._statement(s, f)

    def _statement(self, s: n.Stmt, f: Frame) -> None:
        match s:
            case n.SetLocal(var, value):
                f[var.name] = self._eval(value, f)
            case n.Assign(place, value):
                self._assign(place, self._eval(value, f), f)
            case n.AssignEach(place, members, value):
                v = self._eval(value, f)
                for m in self._eval(members, f):
                    self._assign(n.Index(place, (n.Const(m, type=t.ANY_INT),), type=v), v, f)
            case n.Return(value):
                raise _Return(None if value is None else self._eval(value, f))
            case n.IfStmt(test, then, otherwise):
                self._block(then if self._eval(test, f) else otherwise, f)
            case n.MatchStmt(subject, cases):
                v = self._eval(subject, f)
                for values, body in cases:
                    if values is None or v in values:
                        self._block(body, f)
                        break
            case n.For(var, domain, test, body):
                for v in self._domain(domain, f):
                    f[var.name] = v
                    if test is None or self._eval(test, f):
                        try:
                            self._block(body, f)
                        except _Continue:
                            continue
                        except _Break:
                            break
            case n.Repeat(bound, count, test, body):
                times = bound if count is None else min(bound, self._eval(count, f))
                for _ in range(times):
                    if test is not None and not self._eval(test, f):
                        break
                    try:
                        self._block(body, f)
                    except _Continue:
                        continue
                    except _Break:
                        break
            case n.Mutate(place, method, args, result):
                values = tuple(self._eval(a, f) for a in args)
                new, out = _mutated(self._eval(place, f), method, values)
                self._assign(place, new, f)
                if result is not None:
                    f[result.name] = out
            case n.Break():
                raise _Break
            case n.Continue():
                raise _Continue
            case _:
                raise NotStatic(f"{type(s).__name__} has an effect")

    def _assign(self, place: n.Expr, value: Any, f: Frame) -> None:
        match place:
            case n.Var(name):
                f[name] = value
            case n.Index(base, indices):
                old = self._eval(base, f)
                positions = self._positions(base.type, tuple(self._eval(i, f) for i in indices))
                self._assign(base, _replace(old, positions, value), f)
            case n.Field(base, name):
                old = self._eval(base, f)
                self._assign(base, _replace(old, (_field_number(base.type, name),), value), f)
            case n.Unwrap(base):
                self._assign(base, value, f)
            case _:
                raise NotStatic("writes state")

    def _positions(self, base: t.Type, indices: tuple[Any, ...]) -> tuple[int, ...]:
        if isinstance(base, t.ArrayT):
            return tuple(t.ordinal(d, i) for d, i in zip(base.dims, indices, strict=False))
        if any(i is None for i in indices):
            raise NotStatic("an index is absent")
        return tuple(int(i) for i in indices)

    # -------------------------------------------------------------------------------------------- expressions
    def _eval(self, e: n.Expr, f: Frame) -> Any:
        match e:
            case n.Const(value):
                if isinstance(e.type, t.ErrorT):
                    raise NotStatic("it has an error")
                return value
            case n.Var(name):
                if name not in f:
                    raise NotStatic(f"{name} is not known when the spec is built")
                return f[name]
            case n.Index():
                return self._index(e, f)
            case n.Slice(base, low, high):
                return self._eval(base, f)[low:high]
            case n.Field(base, name):
                return self._field(base, name, f)
            case n.Present(base):
                return self._eval(base, f) is not None
            case n.Unwrap(base):
                v = self._eval(base, f)
                if v is None:
                    raise NotStatic("the value is absent")
                return v
            case n.Some(base):
                return self._eval(base, f)
            case n.Convert(base):
                return convert(self._eval(base, f), base.type, e.type)
            case n.Not(operand):
                return not self._eval(operand, f)
            case n.And(operands):
                return all(self._eval(o, f) for o in operands)
            case n.Or(operands):
                return any(self._eval(o, f) for o in operands)
            case n.If(test, then, otherwise):
                return self._eval(then if self._eval(test, f) else otherwise, f)
            case n.Compare(op, left, right):
                return _compare(op, self._eval(left, f), self._eval(right, f))
            case n.Member(item, collection):
                return self._eval(item, f) in self._eval(collection, f)
            case n.InPart(base, part):
                return self._eval(base, f)[0] == part
            case n.Arith(op, left, right):
                return arith(op, self._eval(left, f), self._eval(right, f), e.type)
            case n.ArrayArith(op, left, right):
                return _elementwise(op, self._eval(left, f), self._eval(right, f), _scalar(e.type))
            case n.MatMul(left, right):
                a, b = np.array(self._eval(left, f), dtype=float), np.array(self._eval(right, f), dtype=float)
                return _tuples((a @ b).tolist())
            case n.Negate(operand):
                v = self._eval(operand, f)
                return _elementwise("-", 0, v, _scalar(e.type)) if isinstance(v, tuple) else arith("-", 0, v, e.type)
            case n.Invert(operand):
                return ~self._eval(operand, f) & (2 ** _width(e.type) - 1)
            case n.SetOp(op, left, right):
                a, b = self._eval(left, f), self._eval(right, f)
                return {"|": a | b, "&": a & b, "-": a - b, "^": a ^ b}[op]
            case n.Shift():
                return self._shift(e, f)
            case n.Builtin(name, args):
                return builtin(name, [self._eval(a, f) for a in args], [a.type for a in args], e.type)
            case n.MakeProduct(parts):
                return self._product(e, tuple(self._eval(p, f) for p in parts))
            case n.MakeRecord(parts) | n.MakeTuple(parts) | n.MakeArray(parts):
                return tuple(self._eval(p, f) for p in parts)
            case n.Item(base, number):
                return self._eval(base, f)[number]
            case n.Fill(value):
                return _fill(e.type, self._eval(value, f))
            case n.MakeSet(parts):
                return frozenset(self._eval(p, f) for p in parts)
            case n.RowAt(table, keys):
                key = tuple(self._eval(k, f) for k in keys)
                rows = self.table(table).row_at
                return key[0] if rows is None else rows.get(key)
            case n.Comp():
                return self._comprehension(e, f)
            case n.Grow(var, start, more):
                s = self._eval(start, f)
                while True:
                    f[var.name] = s
                    bigger = s | self._eval(more, f)
                    if bigger == s:
                        return s
                    s = bigger
            case n.Call(name, args):
                if not self.function(name).static:
                    raise NotStatic(f"{name} reads the state")
                return self.call(name, tuple(self._eval(a, f) for a in args))
            case n.ColumnCall(table, column, row, args):
                code = self.table(table).code[column]
                r = self._eval(row, f)
                number = code.body_of[r]
                if number is None:
                    raise NotStatic(f"row has no {column}")
                inner = {p.name: self._eval(a, f) for p, a in zip(code.params, args, strict=True)} | {"row": r}
                return self.run(code.bodies[number].block, inner)
            case n.HasColumn(table, column, row):
                return self.table(table).code[column].body_of[self._eval(row, f)] is not None
            case _:
                raise NotStatic(f"{type(e).__name__} is not known when the spec is built")

    def _index(self, e: n.Index, f: Frame) -> Any:
        value = self._eval(e.base, f)
        try:
            for p in self._positions(e.base.type, tuple(self._eval(i, f) for i in e.indices)):
                if p < 0:
                    raise NotStatic("index out of range")
                value = value[p]
        except (IndexError, ValueError) as error:
            raise NotStatic("index out of range") from error
        return value

    def _field(self, base: n.Expr, name: str, f: Frame) -> Any:
        value = self._eval(base, f)
        if isinstance(base.type, t.RowT):
            return self.table(base.type.table).columns[name].values[value]
        return value[_field_number(base.type, name)]

    def _shift(self, e: n.Shift, f: Frame) -> Any:
        base = self._eval(e.base, f)
        return self._product(e, tuple(b + self._eval(k, f) for b, k in zip(base, e.offsets, strict=True)))

    def _product(self, e: n.Expr, parts: tuple[Any, ...]) -> Any:
        kind = e.type.inner if isinstance(e.type, t.OptT) else e.type
        assert isinstance(kind, t.ProductT)
        for part, (_, field) in zip(parts, kind.fields, strict=True):
            if isinstance(field, t.IntT) and not (field.lo is None or field.hi is None) and not field.lo <= part <= field.hi:
                if isinstance(e.type, t.OptT):
                    return None
                raise NotStatic("a part is out of its range")
        return parts

    # -------------------------------------------------------------------------------------------- loops
    def _domain(self, d: n.Domain, f: Frame) -> Iterator[Any]:
        for v in self._all(d, f):
            self._turns += 1
            if self._turns > MOST_TURNS:
                raise NotStatic("this takes too long to compute")
            yield v

    def _all(self, d: n.Domain, f: Frame) -> Iterator[Any]:
        match d:
            case n.TypeDomain(kind):
                return iter(t.values(kind))
            case n.RangeDomain(low, high):
                return iter(range(self._eval(low, f), self._eval(high, f)))
            case n.ValueDomain(value):
                v = self._eval(value, f)
                if isinstance(v, frozenset):
                    element = value.type.element if isinstance(value.type, t.SetT) else None
                    return iter(sorted(v, key=(lambda x: t.ordinal(element, x)) if element is not None else None))
                return iter(v)
            case _:
                raise NotStatic("a pool is state")

    def _walk(self, clauses: tuple[n.Clause, ...], f: Frame) -> Iterator[None]:
        """Once for every combination of the clauses; the frame holds the binders."""
        if not clauses:
            yield None
            return
        head, rest = clauses[0], clauses[1:]
        if isinstance(head, n.IfClause):
            if self._eval(head.test, f):
                yield from self._walk(rest, f)
            return
        assert isinstance(head, n.ForClause)
        stop: n.Expr | None = None
        if rest and isinstance(rest[0], n.WhileClause):
            stop, rest = rest[0].test, rest[1:]
        for v in self._domain(head.domain, f):
            f[head.var.name] = v
            if stop is not None and not self._eval(stop, f):
                return
            yield from self._walk(rest, f)

    def _comprehension(self, e: n.Comp, f: Frame) -> Any:
        frame = dict(f)
        walk = self._walk(e.clauses, frame)
        if e.kind == "array":
            shape = [
                t.count(c.domain.type)
                for c in e.clauses
                if isinstance(c, n.ForClause) and isinstance(c.domain, n.TypeDomain | n.RangeDomain)
            ]
            return _reshape([self._eval(e.element, frame) for _ in walk], shape)
        if e.kind in ("argmax", "argmin"):
            binders = [c.var.name for c in e.clauses if isinstance(c, n.ForClause)]
            best: tuple[Any, Any] | None = None
            for _ in walk:
                score = self._eval(e.element, frame)
                if best is None or (score > best[0] if e.kind == "argmax" else score < best[0]):
                    best = (score, frame[binders[0]] if len(binders) == 1 else tuple(frame[b] for b in binders))
            return None if best is None else best[1]
        items = (self._eval(e.element, frame) for _ in walk)
        match e.kind:
            case "any":
                return any(items)
            case "all":
                return all(items)
            case "count":
                return sum(1 for i in items if i)
            case "sum" | "product":
                total: Any = 0 if e.kind == "sum" else 1
                for i in items:
                    total = _elementwise("+" if e.kind == "sum" else "*", total, i, _scalar(e.type))
                return total
            case "min":
                return min(items, default=None)
            case "max":
                return max(items, default=None)
            case "first":
                return next(items, None)
            case "the":
                found = list(items)
                if len(found) != 1:
                    raise NotStatic("`the` needs exactly one")
                return found[0]
            case "set":
                return frozenset(items)
            case _:
                return tuple(items)


def _power(a: Any, b: Any) -> Any:
    """`a ** b`, within reason."""
    if isinstance(a, int) and (b < 0 or b * max(abs(a), 2).bit_length() > 4096):
        raise NotStatic("this number is too large, or a power has a negative exponent")
    return a**b


# ------------------------------------------------------------------------------------------------ values
def arith(op: str, a: Any, b: Any, kind: t.Type) -> Any:
    """One arithmetic operation in the arithmetic of `kind`. Raises NotStatic on division by zero."""
    try:
        match kind:
            case t.RealT(32):
                with np.errstate(all="ignore"):
                    return float(_OPS[op](np.float32(a), np.float32(b)))
            case t.RealT():
                return float(_OPS[op](float(a), float(b)))
            case t.BitsT(width):
                return _OPS[op](int(a), int(b)) & (2**width - 1)
            case t.CyclicT(size):
                return _OPS[op](int(a), int(b)) % size
            case _:
                return _OPS[op](a, b)
    except ZeroDivisionError as error:
        raise NotStatic("division by zero") from error


_OPS: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a / b,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "**": lambda a, b: _power(a, b),
    "<<": lambda a, b: _power(2, b) * a if b >= 0 else _power(0, -1),
    ">>": lambda a, b: a >> b,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
}


def _compare(op: str, a: Any, b: Any) -> bool:
    match op:
        case "==":
            return bool(a == b)
        case "!=":
            return bool(a != b)
        case "<":
            return bool(a < b)
        case "<=":
            return bool(a <= b)
        case ">":
            return bool(a > b)
        case _:
            return bool(a >= b)


def convert(value: Any, source: t.Type, target: t.Type) -> Any:
    """A static value in another type of the same kind."""
    match target:
        case t.RealT(width):
            return float(np.float32(value)) if width == 32 else float(value)
        case t.BitsT(width):
            return int(value) & (2**width - 1)
        case t.CyclicT(size):
            return int(value) % size
        case t.UnionT(_, parts) if not isinstance(source, t.UnionT):
            return (next(i for i, q in enumerate(parts) if q == source or isinstance(q, t.IntT) and isinstance(source, t.IntT)), value)
        case t.OptT(inner):
            return None if value is None else convert(value, source.inner if isinstance(source, t.OptT) else source, inner)
        case _ if isinstance(source, t.UnionT) and not isinstance(target, t.UnionT):
            return value[1]
        case t.ArrayT(element) if isinstance(source, t.ArrayT | t.ListT):
            return tuple(convert(v, source.element, element) for v in value)
        case _:
            return value


def _elementwise(op: str, a: Any, b: Any, kind: t.Type) -> Any:
    if isinstance(a, tuple) and isinstance(b, tuple):
        return tuple(_elementwise(op, x, y, kind) for x, y in zip(a, b, strict=True))
    if isinstance(a, tuple):
        return tuple(_elementwise(op, x, b, kind) for x in a)
    if isinstance(b, tuple):
        return tuple(_elementwise(op, a, y, kind) for y in b)
    return arith(op, a, b, kind)


def _scalar(kind: t.Type) -> t.Type:
    return _scalar(kind.element) if isinstance(kind, t.ArrayT) else kind


def _width(kind: t.Type) -> int:
    return kind.width if isinstance(kind, t.BitsT) else 32


def _tuples(value: Any) -> Any:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value


def _field_number(kind: t.Type, name: str) -> int:
    if isinstance(kind, t.ProductT | t.RecordT):
        return [f for f, _ in kind.fields].index(name)
    raise NotStatic(f"no field {name}")


def _replace(old: Any, positions: tuple[int, ...], value: Any) -> Any:
    if not positions:
        return value
    at, rest = positions[0], positions[1:]
    if not 0 <= at < len(old):
        raise NotStatic("index out of range")
    return (*old[:at], _replace(old[at], rest, value), *old[at + 1 :])


def _reshape(items: list[Any], shape: list[int]) -> Any:
    if len(shape) <= 1:
        return tuple(items)
    step = math.prod(shape[1:])
    return tuple(_reshape(items[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0]))


def _fill(kind: t.Type, value: Any) -> Any:
    if not isinstance(kind, t.ArrayT):
        return value
    filled = value
    for d in reversed(kind.dims):
        filled = (filled,) * t.count(d)
    return filled


def _mutated(old: Any, method: str, args: tuple[Any, ...]) -> tuple[Any, Any]:
    match method:
        case "add":
            return old | {args[0]}, None
        case "remove":
            return old - {args[0]}, None
        case "push":
            return (*old, args[0]), None
        case "pop":
            return old[:-1], old[-1]
        case "clear":
            return type(old)(), None
        case _:
            raise NotStatic(f"{method} has an effect")
