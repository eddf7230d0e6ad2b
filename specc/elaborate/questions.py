"""`choose`, `emit` and `become`."""

from __future__ import annotations

from specc.elaborate import calls, live, loops
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import substitute
from specc.syntax import nodes as s


def choose(b: Body, stmt: s.Choose) -> list[n.Stmt]:
    """One question, by a player or by chance."""
    if not b.effects:
        b.error(
            "E0612",
            f"`choose` cannot stand {b.what}",
            stmt.span,
            "nobody can be asked here",
            "ask in a rule or an action, and pass the answer on",
        )
        b.declare(stmt.name, t.ERROR, stmt.span, quiet=True)
        return []
    if stmt.count is not None:
        return _several(b, stmt)
    return _one(b, stmt)


def _one(b: Body, stmt: s.Choose) -> list[n.Stmt]:
    found, kind, size = loops.domain(b, stmt.domain)
    if isinstance(kind, t.ErrorT):
        b.declare(stmt.name, t.ERROR, stmt.span, quiet=True)
        return []
    if not t.is_finite(kind):
        b.error("E0416", f"`choose` needs a finite type, found `{t.show(kind)}`", stmt.domain.span)
        b.declare(stmt.name, t.ERROR, stmt.span, quiet=True)
        return []
    facts = b.facts
    with b.inner():
        binder = b.declare(stmt.name, kind, stmt.span, quiet=True)
        test = None if stmt.test is None else ex.condition(b, stmt.test)
        if test is not None:
            b.assume(test)
        learned = b.facts - facts
        weights = None if stmt.weighted is None else coerce(b, ex.expr(b, stmt.weighted), t.ANY_INT)
        ranked = None if stmt.ranked is None else ex.expr(b, stmt.ranked)
    by = _chooser(b, stmt)
    absent = stmt.optional or stmt.or_none
    var = b.declare(stmt.name, t.OptT(kind) if absent else kind, stmt.span)
    if stmt.name in b.multiple:
        b.locals[stmt.name].quiet = True
    if not absent:
        b.facts |= frozenset(_renamed(f, binder, n.Var(var.name, type=var.type)) for f in learned)
    name = stmt.site or stmt.name
    if stmt.at_random:
        b.draws = True
        site, named = b.elab.site("weighted" if weights is not None else "pick", stmt.site or "choose", size, b.what)
        return [n.Choose(var, binder, found, test, stmt.optional, stmt.or_none, None, True, weights, ranked, site, named, span=stmt.span)]
    b.asked = True
    site = b.elab.question(name, kind, stmt.or_none)
    return [n.Choose(var, binder, found, test, stmt.optional, stmt.or_none, by, False, None, ranked, site, name, span=stmt.span)]


def _renamed(fact: n.Expr, binder: n.Local, var: n.Expr) -> n.Expr:
    renamed = substitute(fact, {binder.name: var})
    assert isinstance(renamed, n.Expr)
    return renamed


def _chooser(b: Body, stmt: s.Choose) -> n.Expr | None:
    if stmt.at_random:
        return None
    player = t.IntT(0, b.elab.players - 1, "Player")
    if stmt.by is not None:
        return ex.typed(b, stmt.by, player)
    if "me" in b.special or ("me" in b.locals and b.locals["me"].local.type == player):
        return ex.typed(b, s.Name(span=stmt.span, id="me"), player)
    b.error("E0613", "who chooses?", stmt.span, f"there is no acting player {b.what}", "add `by p`, or `at random`")
    return n.Const(0, type=player)


def _several(b: Body, stmt: s.Choose) -> list[n.Stmt]:
    """`choose up to k x in D`: k single questions that do not repeat; with `up to` the player may stop."""
    assert stmt.count is not None
    count = coerce(b, b.present(ex.expr(b, stmt.count), stmt.count.span), t.ANY_INT)
    most = count.type.hi if isinstance(count.type, t.IntT) else None
    if most is None:
        if not isinstance(count.type, t.ErrorT):
            b.error("E0901", "this count has no bound", stmt.count.span, "every loop must end", "give it a range, as in `k:0..3`")
        b.declare(stmt.name, t.ERROR, stmt.span, quiet=True)
        return []
    found, kind, _ = loops.domain(b, stmt.domain)
    if isinstance(kind, t.ErrorT):
        b.declare(stmt.name, t.ERROR, stmt.span, quiet=True)
        return []
    whole = t.SetT(kind)
    chosen = b.declare(stmt.name, whole, stmt.span)
    out: list[n.Stmt] = [n.SetLocal(chosen, n.Const(frozenset(), type=whole), span=stmt.span)]
    one = f"{stmt.name}_one"
    fresh = s.Compare(span=stmt.span, ops=("not in",), operands=(s.Name(span=stmt.span, id=one), s.Name(span=stmt.span, id=stmt.name)))
    renamed = None if stmt.test is None else b.elab.renamed_syntax(stmt.test, stmt.name, one)
    test: s.Expr = fresh if renamed is None else s.Logic(span=stmt.span, op="and", operands=(fresh, renamed))
    ranked = None if stmt.ranked is None else b.elab.renamed_syntax(stmt.ranked, stmt.name, one)
    single = s.Choose(
        span=stmt.span, name=one, optional=True, domain=stmt.domain, test=test, or_none=stmt.up_to, ranked=ranked, by=stmt.by,
        at_random=stmt.at_random, weighted=stmt.weighted, site=stmt.site or stmt.name, count=None, up_to=False,
    )  # fmt: skip
    b.loops += 1
    with b.inner():
        asked = _one(b, single)
        variable = b.locals[one]
        variable.used = True
        there = n.Present(n.Var(variable.local.name, type=variable.local.type), type=t.BOOL, span=stmt.span)
        value = n.Unwrap(there.base, type=kind, span=stmt.span)
        add = n.Mutate(n.Var(chosen.name, type=whole), "add", (value,), span=stmt.span)
        body = (*asked, n.IfStmt(there, (add,), (n.Break(span=stmt.span),), span=stmt.span))
    b.loops -= 1
    out.append(n.Repeat(most, count, None, body, span=stmt.span))
    return out


def emit(b: Body, stmt: s.Emit) -> list[n.Stmt]:
    """An event: its fields, and the react clauses of live rows in their fixed order."""
    entity = b.scope.find(stmt.event)
    if entity is None or entity.kind != "event":
        from specc.source.suggest import nearest

        near = nearest(stmt.event, {k for k in b.scope.all_names() if (e := b.scope.find(k)) and e.kind == "event"})
        b.error(
            "E0302", f"unknown event `{stmt.event}`", stmt.span, help=f"did you mean `{near}`?" if near else "declare it under `events:`"
        )
        return []
    if not b.effects:
        b.error("E0601", f"`emit` has effects, which are not allowed {b.what}", stmt.span)
        return []
    params = b.elab.event_fields(entity)
    args = calls.arguments(b, entity.name, params, stmt.args, stmt.named, stmt.span)
    if args is None:
        return []
    locals_ = [n.Local(b.fresh(f"{p.name}", p.type).name, p.type) for p in params]
    cancelled = b.fresh("cancelled", t.BOOL)
    handlers = live.handlers(b, entity, tuple(locals_), cancelled, stmt.span)
    resets = live.resets(b, entity, stmt.span)
    cancels = stmt.target is not None
    made = n.Emit(entity.name, tuple(zip(locals_, args, strict=True)), (*resets, *handlers), cancelled if cancels else None, span=stmt.span)
    out: list[n.Stmt] = [made]
    if cancels or live.answers(b, entity):
        out.insert(0, n.SetLocal(cancelled, n.Const(False, type=t.BOOL), span=stmt.span))
    for local, written, field in zip(locals_, stmt.args, entity.decl.fields.values(), strict=False):
        if field.change and isinstance(written, s.Name) and written.id in b.locals and b.locals[written.id].place is None:
            b.forget_local(b.locals[written.id].local.name)
            out.append(n.SetLocal(b.locals[written.id].local, n.Var(local.name, type=local.type), span=stmt.span))
    if stmt.target is not None:
        from specc.elaborate.places import write

        went = n.Not(n.Var(cancelled.name, type=t.BOOL), type=t.BOOL, span=stmt.span)
        out += write(b, stmt.target, went, stmt.span)
    return out


def become(b: Body, stmt: s.Become) -> list[n.Stmt]:
    """`become row.column`: another row's body instead."""
    row = b.present(ex.expr(b, stmt.row), stmt.row.span)
    if not isinstance(row.type, t.RowT):
        b.error("E0614", "`become` takes a row", stmt.row.span)
        return []
    if b.column != (row.type.table, stmt.column):
        b.error("E0614", f"`become` stands in a body of the same column, `{row.type.table}.{stmt.column}`", stmt.span)
        return []
    params, _, _ = b.elab.code_signature(row.type.table, stmt.column)
    if stmt.args is None:
        args: tuple[n.Expr, ...] | None = tuple(n.Var(p.name, type=p.type, span=stmt.span) for p in params)
        for p in params:
            b.locals[p.name].used = True
    else:
        args = calls.arguments(b, stmt.column, params, stmt.args, (), stmt.span)
    if args is None:
        return []
    return [n.Become(row.type.table, stmt.column, row, args, b.elab.next_site(), span=stmt.span)]
