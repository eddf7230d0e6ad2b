"""Live rows: what their `modify` clauses contribute to open functions, and how their `react` clauses handle events."""

from __future__ import annotations

from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.scope import Entity, Variable
from specc.ir import nodes as n
from specc.ir import types as t
from specc.source.text import Span


def _binding(b: Body, table: Entity) -> tuple[list[n.ForClause], list[n.Expr], n.Expr, list[n.Expr]]:
    """Loops over the binders of a live table, the conditions, the row in force, and the binders as arguments."""
    live = table.decl.live
    home = Body(b.elab, table.scope, special=b.special & {"viewer"}, what="in `live:`")
    home.taken, home.reads = b.taken, b.reads
    loops: list[n.ForClause] = []
    tests: list[n.Expr] = []
    args: list[n.Expr] = []
    for name, code in live.binders.items():
        kind = b.elab.resolve_code(table.scope, code)
        local = b.fresh(name, kind)
        home.locals[name] = Variable(local, code.span(), quiet=True)
        loops.append(n.ForClause(local, n.TypeDomain(kind)))
        args.append(n.Var(local.name, type=kind))
    row_type = b.elab.type_of(table)
    if live.row is None:
        local = b.fresh("row_of", row_type)
        home.locals["row"] = Variable(local, table.span, quiet=True)
        loops.append(n.ForClause(local, n.TypeDomain(row_type)))
        row: n.Expr = n.Var(local.name, type=row_type)
    if live.test is not None and (node := b.elab.parsed_or_none(live.test)) is not None:
        tests.append(ex.condition(home, node))
        home.assume(tests[-1])
    if live.row is not None and (node := b.elab.parsed_or_none(live.row)) is not None:
        found = ex.expr(home, node, keep=True)
        if isinstance(found.type, t.OptT):
            tests.append(n.Present(found, type=t.BOOL, span=found.span))
            found = n.Unwrap(found, type=found.type.inner, span=found.span)
        row = found
    return loops, tests, row, args


def modifiers(b: Body, entity: Entity, params: tuple[n.Local, ...], span: Span) -> n.Expr:
    """The combined contributions of live rows to an open function: `modifiers` in its body."""
    how = entity.decl.open
    column = f"modify_{entity.decl.name}"
    parts: list[n.Expr] = []
    for table in b.elab.live_tables():
        if not b.elab.has_code(table.name, column):
            continue
        loops, tests, row, args = _binding(b, table)
        given = (*args, *(n.Var(p.name, type=p.type) for p in params))
        _, result, _ = b.elab.code_signature(table.name, column)
        b.reads |= b.elab.code_reads(table.name, column)
        assert result is not None
        has = n.HasColumn(table.name, column, row, type=t.BOOL)
        value: n.Expr = n.ColumnCall(table.name, column, row, given, type=result)
        tests = [*tests, has]
        if isinstance(result, t.OptT):      # a row whose condition does not hold contributes nothing
            tests.append(n.Present(value, type=t.BOOL))
            result = result.inner
            value = n.Unwrap(value, type=result)
        clauses: tuple[n.Clause, ...] = (*loops, *(n.IfClause(x) for x in tests))
        kind: t.Type = result
        if how == "sum" and isinstance(result, t.IntT):
            most = 1
            for loop in loops:
                most *= t.count(loop.var.type)
            kind = t.IntT(None if result.lo is None else min(0, result.lo) * most, None if result.hi is None else max(0, result.hi) * most)
        elif how in ("min", "max"):
            kind = t.OptT(result)
        parts.append(n.Comp(how, value, clauses, type=kind, span=span))
    return _combined(b, how, parts, span)


def _combined(b: Body, how: str, parts: list[n.Expr], span: Span) -> n.Expr:
    neutral = {"sum": n.Const(0, type=t.IntT(0, 0)), "any": n.Const(False, type=t.BOOL), "all": n.Const(True, type=t.BOOL)}
    if not parts:
        return neutral.get(how, n.Const(None, type=t.NONE))
    if how in ("any", "all"):
        made = n.Or if how == "any" else n.And
        return parts[0] if len(parts) == 1 else made(tuple(parts), type=t.BOOL, span=span)
    if how == "sum":
        from specc.elaborate.operators import arithmetic

        total = parts[0]
        for p in parts[1:]:
            total = arithmetic(b, "+", total, p, span)
        return total
    if len(parts) > 1:
        b.error("E0702", f"`open: {how}` with several live tables is not defined", span)
    return parts[0]


def answers(b: Body, event: Entity) -> bool:
    """Do handlers of this event give something back: changed fields, or that it is cancelled?"""
    column = f"react_{event.decl.name}"
    tables = [x for x in b.elab.live_tables() if b.elab.has_code(x.name, column)]
    return any(b.elab.code_signature(x.name, column)[1] is not None for x in tables)


def handlers(b: Body, event: Entity, fields: tuple[n.Local, ...], cancelled: n.Local, span: Span) -> list[n.Stmt]:
    """The react clauses of every live table, in the order of the tables, then of the bindings. Fields marked `change` are the locals
    of the event: a handler gives them back with their new values, and whether it cancels the event."""
    column = f"react_{event.decl.name}"
    out: list[n.Stmt] = []
    for table in b.elab.live_tables():
        if not b.elab.has_code(table.name, column):
            continue
        effects = b.elab.code_effects(table.name, column)
        loops, tests, row, args = _binding(b, table)
        given = (*args, *(n.Var(f.name, type=f.type) for f in fields))
        has = n.HasColumn(table.name, column, row, type=t.BOOL)
        all_tests = (*tests, has)
        test = all_tests[0] if len(all_tests) == 1 else n.And(all_tests, type=t.BOOL)
        result = b.elab.code_signature(table.name, column)[1]
        held = None if result is None else b.fresh("answer", result)
        calls: list[n.Stmt] = [n.CallColumn(table.name, column, row, given, held, b.elab.next_site(), span=span)]
        if held is not None:
            calls += _given_back(event, fields, cancelled, held, span)
        body: n.Stmt = n.IfStmt(test, tuple(calls), (), span=span)
        for loop in reversed(loops):
            body = n.For(loop.var, loop.domain, None, (body,), span=span)
        out.append(body)
        b.reads |= effects.reads
        b.draws |= effects.draws
        b.asked |= effects.asks
        b.forget(effects.writes)
    return out


def _given_back(event: Entity, fields: tuple[n.Local, ...], cancelled: n.Local, held: n.Local, span: Span) -> list[n.Stmt]:
    """The changed fields and the word of a handler, taken from what it returns."""
    assert isinstance(held.type, t.TupleT)
    whole = n.Var(held.name, type=held.type, span=span)
    changed = [f for f, decl in zip(fields, event.decl.fields.values(), strict=True) if decl.change]
    out: list[n.Stmt] = [n.SetLocal(f, n.Item(whole, i, type=f.type, span=span), span=span) for i, f in enumerate(changed)]
    said = n.Item(whole, len(changed), type=t.BOOL, span=span)
    before = n.Var(cancelled.name, type=t.BOOL, span=span)
    out.append(n.SetLocal(cancelled, n.Or((before, said), type=t.BOOL, span=span), span=span))
    return out


def resets(b: Body, event: Entity, span: Span) -> list[n.Stmt]:
    """Fields declared `reset: EVENT` return to their start."""
    out: list[n.Stmt] = []
    for entity, start in b.elab.reset_fields(event.decl.name):
        place = n.State(entity.name, type=b.elab.state_type(entity), span=span)
        b.forget({entity.name})
        out.append(n.Assign(place, start, span=span))
    return out
