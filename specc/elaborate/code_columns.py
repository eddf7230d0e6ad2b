"""Code columns: cells that hold an expression or an effect, with the signature of their column; `modify` and `react` clauses too."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from specc.document.models import ModifyClause, ReactClause, RowDecl
from specc.elaborate import effects
from specc.elaborate import expressions as ex
from specc.elaborate.bodies import assigned, finish, returned_type
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, join_types
from specc.elaborate.scope import Variable
from specc.elaborate.tables import TableInfo
from specc.ir import nodes as n
from specc.ir import program as p
from specc.ir import types as t
from specc.source.text import NOWHERE, Code, Span

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator


@dataclass
class CodeEntry:
    """A code column of a table: its signature, and its bodies once they are elaborated."""

    table: TableInfo
    name: str
    params: tuple[n.Local, ...]
    result: t.Type | None
    pure: bool
    optional: bool
    needs: tuple[Code, ...] = ()
    default: Code | None = None
    kind: str = "cell"
    """cell, modify or react."""
    target: str = ""
    bodies: list[p.Body] = field(default_factory=list)
    body_of: tuple[int | None, ...] = ()
    needed: tuple[n.Expr, ...] = ()
    reads: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)
    draws: bool = False
    asks: bool = False
    state: str = "new"
    span: Span = NOWHERE


def entries(elab: Elaborator, info: TableInfo) -> dict[str, CodeEntry]:
    """The code columns of a table by name (signatures only)."""
    decl, scope = info.entity.decl, info.entity.scope
    found: dict[str, CodeEntry] = {}
    for column in decl.columns.values():
        if column.kind not in ("function", "rule"):
            continue
        params = tuple(n.Local(q.name, elab.resolve_code(scope, q.type)) for q in column.params)
        result = None if column.returns is None else elab.resolve_code(scope, column.returns)
        found[column.name] = CodeEntry(
            info, column.name, params, result, column.kind == "function", column.optional, tuple(column.needs), column.default,
            span=column.span,
        )  # fmt: skip
    binders = () if decl.live is None else tuple(n.Local(k, elab.resolve_code(scope, c)) for k, c in decl.live.binders.items())
    for row in info.rows:
        for function in row.modify:
            _modify_entry(elab, info, row, function, binders, found)
        for event in row.react:
            _react_entry(elab, info, row, event, binders, found)
    return found


def _modify_entry(
    elab: Elaborator, info: TableInfo, row: RowDecl, function: str, binders: tuple[n.Local, ...], found: dict[str, CodeEntry]
) -> None:
    name = f"modify_{function}"
    if name in found:
        return
    entity = info.entity.scope.find(function)
    if entity is None or entity.kind != "function" or entity.decl.open is None:
        elab.reporter.error("E0708", f"`{function}` is not an open function", row.span, help="declare it with `open: sum`, `any`, …")
        return
    params = (*binders, *elab.function_params(entity))
    result: t.Type = t.BOOL if entity.decl.open in ("any", "all") else t.ANY_INT
    found[name] = CodeEntry(info, name, params, result, True, True, kind="modify", target=function, span=row.span)
    if entity.decl.open not in ("any", "all"):
        kind = _contributed(elab, found[name])
        some = any(c.test is not None for r in info.rows for c in r.modify.get(function, ()))
        found[name].result = t.OptT(kind) if some and entity.decl.open in ("min", "max") else kind


def _react_entry(
    elab: Elaborator, info: TableInfo, row: RowDecl, event: str, binders: tuple[n.Local, ...], found: dict[str, CodeEntry]
) -> None:
    name = f"react_{event}"
    if name in found:
        return
    entity = info.entity.scope.find(event)
    if entity is None or entity.kind != "event":
        elab.reporter.error("E0302", f"unknown event `{event}`", row.span, help="declare it under `events:`")
        return
    params = (*binders, *elab.event_fields(entity))
    changed = tuple(q.type for q, f in zip(elab.event_fields(entity), entity.decl.fields.values(), strict=True) if f.change)
    cancels = any("cancel" in c.do.text.split() for r in info.rows for c in r.react.get(event, ()))
    result = t.TupleT((*changed, t.BOOL)) if changed or cancels else None
    found[name] = CodeEntry(info, name, params, result, False, True, kind="react", target=event, span=row.span)


def _contributed(elab: Elaborator, entry: CodeEntry) -> t.Type:
    """The common type of what the clauses add: a first, silent elaboration."""
    kind: t.Type = t.IntT(0, 0)
    for row in entry.table.rows:
        for clause in row.modify.get(entry.target, ()):
            node = None if clause.by is None else elab.parsed_or_none(clause.by)
            if node is not None:
                kind = join_types(kind, ex.expr(_body(elab, entry, "in `modify:`"), node).type) or kind
    return kind


def _body(elab: Elaborator, entry: CodeEntry, what: str) -> Body:
    info = entry.table
    body = Body(elab, info.entity.scope, effects=not entry.pure, asks=not entry.pure, what=what, result=entry.result)
    body.row = info.entity.name
    body.column = (info.entity.name, entry.name)
    for q in entry.params:
        body.locals[q.name] = Variable(q, entry.span, quiet=True)
        body.taken[q.name] = q.type
    if entry.kind != "cell" and info.entity.decl.live is not None and info.entity.decl.live.test is not None:
        node = elab.parsed_or_none(info.entity.decl.live.test)
        if node is not None:
            body.locals["row"] = Variable(n.Local("row", elab.type_of(info.entity)), entry.span, quiet=True)
            body.assume(ex.condition(body, node))
            del body.locals["row"]
    return body


def elaborate(elab: Elaborator, entry: CodeEntry) -> None:
    """Type every body of the column. Recursion (through `become` only) sees what is known so far."""
    if entry.state != "new":
        return
    entry.state = "busy"
    info = entry.table
    body_of_row: list[int | None] = []
    default: int | None = None
    needs_body = _body(elab, entry, "in `needs:`")
    needs_body.effects = False
    needed = [ex.condition(needs_body, node) for c in entry.needs if (node := elab.parsed_or_none(c)) is not None]
    entry.needed = tuple(needed)
    for row in info.rows:
        number = _row_body(elab, entry, row)
        if number is None and entry.default is not None:
            if default is None:
                default = _add(elab, entry, "default", [entry.default], (), entry.span)
            number = default
        if number is None and not entry.optional:
            elab.reporter.error("E0703", f"row `{row.name}` has no `{entry.name}`", row.span, help="write it, or give the column a default")
        body_of_row.append(number)
    if info.bindings and entry.default is not None:
        default = _add(elab, entry, "default", [entry.default], (), entry.span)
        body_of_row = [default] * len(info.names)
    if info.entity.decl.decode is not None:
        entry.body_of = tuple(None if d is None else body_of_row[d[0]] for d in info.decoded)
    else:
        entry.body_of = tuple(body_of_row)
    entry.state = "done"


def _row_body(elab: Elaborator, entry: CodeEntry, row: RowDecl) -> int | None:
    if entry.kind == "modify":
        modify = row.modify.get(entry.target, ())
        return _modify_body(elab, entry, row, list(modify)) if modify else None
    if entry.kind == "react":
        react = row.react.get(entry.target, ())
        return _react_body(elab, entry, row, list(react)) if react else None
    cell = row.cells.get(entry.name)
    if not isinstance(cell, Code):
        return None
    return _add(elab, entry, row.name, [cell], row.source, row.span)


def _add(elab: Elaborator, entry: CodeEntry, name: str, cells: list[Code], source: tuple[str, ...], span: Span) -> int:
    code = cells[0]
    body = _body(elab, entry, f"in `{entry.name}`")
    for e in entry.needed:
        body.assume(e)
    if entry.pure:
        stmts = elab.parsed_block(code, True)
        body.multiple = assigned(stmts)
        block = effects.sequence(body, effects.tail(stmts))
    else:
        stmts = elab.parsed_block(code, entry.result is not None)
        body.multiple = assigned(stmts)
        block = effects.sequence(body, stmts)
    if entry.pure and entry.result is None:
        entry.result = returned_type(body)
    _collect(entry, body)
    block = finish(body, block, entry.result, code.span())
    entry.bodies.append(p.Body(name, block, source, code.span(), code.text.strip()))
    return len(entry.bodies) - 1


def _collect(entry: CodeEntry, body: Body) -> None:
    entry.reads |= body.reads
    entry.writes |= body.writes
    entry.draws |= body.draws
    entry.asks |= body.asked


def _modify_body(elab: Elaborator, entry: CodeEntry, row: RowDecl, clauses: list[ModifyClause]) -> int:
    body = _body(elab, entry, "in `modify:`")
    parts: list[n.Expr] = []
    boolean = isinstance(entry.result, t.BoolT)
    target = entry.table.entity.scope.find(entry.target)
    how = "sum" if target is None else target.decl.open
    absent = isinstance(entry.result, t.OptT)
    neutral: n.Expr = n.Const(None, type=entry.result) if absent and entry.result is not None else n.Const(0, type=t.IntT(0, 0))
    for clause in clauses:
        facts = body.facts
        test_node = None if clause.test is None else elab.parsed_or_none(clause.test)
        test = None if test_node is None else ex.condition(body, test_node)
        if test is not None:
            body.assume(test)
        by_node = None if clause.by is None else elab.parsed_or_none(clause.by)
        value: n.Expr = n.Const(True, type=t.BOOL) if by_node is None else ex.expr(body, by_node, t.BOOL if boolean else None)
        body.facts = facts
        if entry.result is not None:
            value = coerce(body, value, entry.result)
        if boolean:
            if test is None:
                parts.append(value)
            elif how == "all":
                parts.append(n.Or((n.Not(test, type=t.BOOL), value), type=t.BOOL))
            else:
                parts.append(test if by_node is None else n.And((test, value), type=t.BOOL))
        else:
            assert entry.result is not None
            parts.append(value if test is None else n.If(test, value, neutral, type=entry.result, span=value.span))
    total = parts[0]
    for part in parts[1:]:
        if boolean:
            total = (n.And if how == "all" else n.Or)((total, part), type=t.BOOL)
        elif how in ("min", "max"):
            total = _better(how, total, part)
        else:
            total = n.Arith("+", total, part, type=entry.result or t.ANY_INT)
    _collect(entry, body)
    entry.bodies.append(p.Body(row.name, (n.Return(total),), row.source, row.span))
    return len(entry.bodies) - 1


def _better(how: str, a: n.Expr, b: n.Expr) -> n.Expr:
    """The smaller or larger of two contributions, of which each may be absent."""
    if not isinstance(a.type, t.OptT):
        return n.Builtin(how, (a, b), type=a.type)
    kind = a.type.inner
    both = n.Some(n.Builtin(how, (n.Unwrap(a, type=kind), n.Unwrap(b, type=kind)), type=kind), type=a.type)
    first = n.If(n.Present(b, type=t.BOOL), both, a, type=a.type)
    return n.If(n.Present(a, type=t.BOOL), first, b, type=a.type)


def _react_body(elab: Elaborator, entry: CodeEntry, row: RowDecl, clauses: list[ReactClause]) -> int:
    body = _body(elab, entry, "in `react:`")
    body.result = None
    block: list[n.Stmt] = []
    if entry.result is not None:
        body.cancel = body.fresh("cancelled", t.BOOL)
        block.append(n.SetLocal(body.cancel, n.Const(False, type=t.BOOL), span=row.span))
    for clause in clauses:
        facts = body.facts
        test_node = None if clause.test is None else elab.parsed_or_none(clause.test)
        test = None if test_node is None else ex.condition(body, test_node)
        if test is not None:
            body.assume(test)
        stmts = elab.parsed_block(clause.do, False)
        body.multiple = assigned(stmts)
        do = effects.block(body, stmts)
        body.facts = facts
        block += [*do] if test is None else [n.IfStmt(test, do, (), span=clause.span)]
    if entry.result is not None and body.cancel is not None:
        event = entry.table.entity.scope.find(entry.target)
        assert event is not None
        changed = [f.name for f in event.decl.fields.values() if f.change]
        back = [n.Var(q.name, type=q.type) for q in entry.params if q.name in changed]
        parts = (*back, n.Var(body.cancel.name, type=t.BOOL))
        block.append(n.Return(n.MakeTuple(parts, type=entry.result), span=row.span))
    _collect(entry, body)
    entry.bodies.append(p.Body(row.name, tuple(block), row.source, row.span, "\n".join(c.do.text.strip() for c in clauses)))
    return len(entry.bodies) - 1


def column(elab: Elaborator, entry: CodeEntry) -> p.CodeColumn:
    """The finished column."""
    elaborate(elab, entry)
    return p.CodeColumn(
        entry.name, entry.params, entry.result, entry.pure, tuple(entry.bodies), entry.body_of, entry.optional, entry.needed,
        entry.draws, entry.asks,
    )  # fmt: skip
