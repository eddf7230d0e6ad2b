"""The kinds of faults: each says what may wrongly stand in the place of a node, a block or a whole part of the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from specc.faults import constants
from specc.faults.order import Touched
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import CodeColumn, Column, End, Program, StateField

SWAPPED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
BINDING = ({"+", "*"}, {"-", "*"}, {"+", "/"}, {"-", "/"})
"""Operators that bind differently."""
EFFECTS = (n.Assign, n.AssignEach, n.Finish)


@dataclass(frozen=True)
class Context:
    """What a kind may look at besides the node."""

    program: Program
    touched: Touched


Kind = Callable[[Context, Any], Iterator[Any]]


def comparison(_: Context, x: Any) -> Iterator[Any]:
    """`<` for `<=`, `==` for `!=`."""
    if isinstance(x, n.Compare):
        yield replace(x, op=SWAPPED[x.op])


def constant(_: Context, x: Any) -> Iterator[Any]:
    """Another value of the type, in code or in a row's data."""
    if isinstance(x, n.Const):
        yield from (replace(x, value=v) for v in constants.others(x.type, x.value))
    if isinstance(x, Column):
        for i, value in enumerate(x.values):
            for v in constants.others(x.type, value):
                yield replace(x, values=(*x.values[:i], v, *x.values[i + 1 :]))


def off_by_one(_: Context, x: Any) -> Iterator[Any]:
    """A number, the end of a range or a count, one too high or too low."""
    if isinstance(x, n.Const):
        yield from (replace(x, value=v) for v in constants.neighbours(x.type, x.value))
    if isinstance(x, n.RangeDomain):
        one = n.Const(1, type=t.IntT(1, 1))
        yield replace(x, high=n.Arith("-", x.high, one, type=x.high.type))
        yield replace(x, low=n.Arith("+", x.low, one, type=x.low.type))


def dropped_effect(_: Context, x: Any) -> Iterator[Any]:
    """A statement that changes the state, and is not there."""
    if _is_block(x):
        for i, s in enumerate(x):
            calls = isinstance(s, n.CallRule | n.CallColumn | n.Mutate) and s.result is None
            if isinstance(s, EFFECTS) or calls:
                yield (*x[:i], *x[i + 1 :])


def reordered_effects(context: Context, x: Any) -> Iterator[Any]:
    """Two neighbours in the other order, where one reads or writes what the other writes."""
    if _is_block(x):
        yield from _exchanged(x, context.touched.depend)


def swapped_player(context: Context, x: Any) -> Iterator[Any]:
    """The other player."""
    if context.program.players != 2 or not isinstance(x, n.Expr) or not _is_player(x):
        return
    if isinstance(x, n.Const):
        yield replace(x, value=1 - x.value)
    elif isinstance(x, n.Arith) and x.op == "-" and isinstance(x.left, n.Const) and x.left.value == 1:
        yield x.right
    elif isinstance(x, n.Var | n.State | n.Field):
        yield n.Arith("-", n.Const(1, type=t.IntT(1, 1)), x, type=x.type, span=x.span)


def wrong_column(context: Context, x: Any) -> Iterator[Any]:
    """Another column, field or part of the same type."""
    match x:
        case n.Field(base=base, name=name):
            yield from (replace(x, name=other) for other, kind in _parts(context, base.type) if other != name and kind == x.type)
        case n.State(name=name) if name in context.program.state:
            yield from (replace(x, name=f.name) for f in context.program.state.values() if f.name != name and f.type == x.type)
        case n.ColumnCall(table=table, column=column) | n.CallColumn(table=table, column=column):
            code = context.program.tables[table].code
            mine = code[column]
            for name, other in code.items():
                same = [p.type for p in other.params] == [p.type for p in mine.params] and other.result == mine.result
                if name != column and same and other.pure == mine.pure:
                    yield replace(x, column=name)


def missing_hidden_mark(_: Context, x: Any) -> Iterator[Any]:
    """A field that not everybody may see, and everybody sees."""
    if isinstance(x, StateField) and (x.visible_kind != "all" or x.visible is not None):
        yield replace(x, visible=None, visible_indices=(), visible_kind="all", public=None)


def dropped_handler(_: Context, x: Any) -> Iterator[Any]:
    """An event that one of its handlers does not answer, or a row without its handler or modifier."""
    if isinstance(x, n.Emit):
        for i in range(len(x.handlers)):
            yield replace(x, handlers=(*x.handlers[:i], *x.handlers[i + 1 :]))
    if isinstance(x, CodeColumn) and x.optional:
        for row, body in enumerate(x.body_of):
            if body is not None:
                yield replace(x, body_of=(*x.body_of[:row], None, *x.body_of[row + 1 :]))


def wrong_priority(context: Context, x: Any) -> Iterator[Any]:
    """What comes first: two handlers, ends or cases in the other order; `and` and `or`, or two operators, bound the other way round."""
    match x:
        case n.Emit(handlers=handlers):
            yield from (replace(x, handlers=new) for new in _exchanged(handlers, context.touched.depend))
        case (End(), *_):
            yield from _exchanged(x)
        case n.IfStmt(test, then, (n.IfStmt(second, other, last),)):
            yield replace(x, test=second, then=other, otherwise=(n.IfStmt(test, then, last, span=x.span),))
        case n.If(test=test, then=then, otherwise=n.If(test=second, then=other, otherwise=last)):
            yield replace(x, test=second, then=other, otherwise=n.If(test, then, last, type=x.type, span=x.span))
        case n.Or(operands=(first, *rest)) if rest and isinstance(rest[-1], n.And):
            inner = rest[-1].operands
            yield n.And((n.Or((first, *rest[:-1], inner[0]), type=t.BOOL), *inner[1:]), type=t.BOOL, span=x.span)
        case n.And(operands=(*rest, last)) if rest and isinstance(last, n.Or):
            inner = last.operands
            yield n.Or((n.And((*rest, inner[0]), type=t.BOOL), *inner[1:]), type=t.BOOL, span=x.span)
        case n.Arith(op=op, left=n.Arith(op=below, left=a, right=b), right=c) if {op, below} in BINDING:
            yield n.Arith(below, a, n.Arith(op, b, c, type=x.type), type=x.type, span=x.span)
        case n.Arith(op=op, left=a, right=n.Arith(op=below, left=b, right=c)) if {op, below} in (*BINDING, {"-"}):
            yield n.Arith(below, n.Arith(op, a, b, type=x.type), c, type=x.type, span=x.span)


KINDS: dict[str, Kind] = {
    "comparison": comparison,
    "constant": constant,
    "off by one": off_by_one,
    "dropped effect": dropped_effect,
    "reordered effects": reordered_effects,
    "swapped player": swapped_player,
    "wrong column": wrong_column,
    "missing hidden mark": missing_hidden_mark,
    "dropped handler": dropped_handler,
    "wrong priority": wrong_priority,
}


def closed(kind: str, x: Any) -> bool:
    """Is a kind not meant for what is inside? The numbers of `1 - me` and of whose turn is next are no constants of the rules."""
    return kind in ("constant", "off by one") and isinstance(x, n.Arith) and isinstance(x.type, t.IntT) and x.type.name == "Player"


def _is_block(x: Any) -> bool:
    return isinstance(x, tuple) and all(isinstance(s, n.Stmt) for s in x)


def _exchanged(parts: tuple[Any, ...], matters: Callable[[Any, Any], bool] = lambda a, b: True) -> Iterator[tuple[Any, ...]]:
    for i, (a, b) in enumerate(zip(parts, parts[1:], strict=False)):
        if matters(a, b):
            yield (*parts[:i], b, a, *parts[i + 2 :])


def _is_player(x: n.Expr) -> bool:
    return isinstance(x.type, t.IntT) and (x.type.name == "Player" or (isinstance(x, n.Var) and x.name in ("me", "viewer")))


def _parts(context: Context, kind: t.Type) -> list[tuple[str, t.Type]]:
    match kind:
        case t.RowT(table=table):
            return [(name, column.type) for name, column in context.program.tables[table].columns.items()]
        case t.RecordT(fields=fields) | t.ProductT(fields=fields):
            return list(fields)
        case _:
            return []
