"""Effects: statements, in order, with what each makes known and what each makes unknown."""

from __future__ import annotations

from typing import assert_never

from specc.elaborate import calls, loops, places, questions
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, stored
from specc.ir import nodes as n
from specc.ir import types as t
from specc.syntax import nodes as s


def block(b: Body, stmts: tuple[s.Stmt, ...]) -> n.Block:
    """Statements in their own block of locals."""
    with b.inner():
        return sequence(b, stmts)


def sequence(b: Body, stmts: tuple[s.Stmt, ...]) -> n.Block:
    """Statements in the current block; what follows a statement that always leaves is an error."""
    out: list[n.Stmt] = []
    for number, stmt in enumerate(stmts):
        made = statement(b, stmt)
        out.extend(made)
        if made and leaves(made[-1]) and number + 1 < len(stmts):
            b.error("E0607", "nothing after this runs", stmts[number + 1].span, "unreachable", "remove it, or move it before")
            break
    return tuple(out)


def leaves(s_: n.Stmt) -> bool:
    """Does control never pass this statement?"""
    match s_:
        case n.Return() | n.Break() | n.Continue() | n.Finish() | n.Become():
            return True
        case n.IfStmt(_, then, otherwise):
            return bool(then and otherwise) and leaves(then[-1]) and leaves(otherwise[-1])
        case n.MatchStmt(_, cases):
            return all(body and leaves(body[-1]) for _, body in cases)
        case _:
            return False


def statement(b: Body, stmt: s.Stmt) -> list[n.Stmt]:
    """The typed statements of one written statement (calls in arguments become statements before it)."""
    outer, b.pre = b.pre, []
    try:
        made = _statement(b, stmt)
    except (t.TooLarge, t.NotFinite) as reason:
        b.unlisted(reason, stmt.span)
        made = []
    result = [*b.pre, *made]
    b.pre = outer
    return result


def _statement(b: Body, stmt: s.Stmt) -> list[n.Stmt]:
    match stmt:
        case s.Assign():
            return places.assign(b, stmt)
        case s.Augment():
            return places.augment(b, stmt)
        case s.ExprStmt(value=value):
            return _expression(b, value)
        case s.Return(value=value):
            return _return(b, value, stmt)
        case s.Break() | s.Continue():
            if not b.loops:
                b.error("E0609", "there is no loop to leave here", stmt.span)
            return [n.Break(span=stmt.span) if isinstance(stmt, s.Break) else n.Continue(span=stmt.span)]
        case s.Pass():
            return []
        case s.If():
            return _if(b, stmt)
        case s.For():
            return _for(b, stmt.clauses, stmt.body, stmt)
        case s.Repeat():
            return _repeat(b, stmt)
        case s.Match():
            return _match(b, stmt)
        case s.Choose():
            return questions.choose(b, stmt)
        case s.Emit():
            return questions.emit(b, stmt)
        case s.Become():
            return questions.become(b, stmt)
        case _:
            assert_never(stmt)


def _expression(b: Body, value: s.Expr) -> list[n.Stmt]:
    if isinstance(value, s.Name) and value.id == "cancel" and b.cancel is not None:
        return [n.SetLocal(b.cancel, n.Const(True, type=t.BOOL), span=value.span)]
    if isinstance(value, s.Call):
        made = places.effect_call(b, value, None)
        if made is not None:
            return made
    e = ex.expr(b, value)
    if not isinstance(e.type, t.ErrorT):
        b.error("E0608", "the value of this line is not used", value.span, help="a statement assigns, calls a rule or returns")
    return []


def _return(b: Body, value: s.Expr | None, stmt: s.Stmt) -> list[n.Stmt]:
    if value is None:
        if b.result is not None and not isinstance(b.result, t.ErrorT):
            b.error("E0610", f"a value of type `{t.show(b.result)}` must be returned", stmt.span)
        return [n.Return(None, span=stmt.span)]
    pre: list[n.Stmt] = []
    if b.effects and isinstance(value, s.Call):
        called = places.effect_value(b, value)
        if called is not None:
            statements, e = called
            pre = statements
        else:
            e = ex.expr(b, value, b.result, keep=isinstance(b.result, t.OptT))
    else:
        e = ex.expr(b, value, b.result, keep=isinstance(b.result, t.OptT))
    if b.result is not None:
        e = stored(b, e, b.result)
    b.returned.append(e)
    return [*pre, n.Return(e, span=stmt.span)]


def _if(b: Body, stmt: s.If) -> list[n.Stmt]:
    test = places.test(b, stmt.test)
    facts = b.facts
    if isinstance(test, n.Const) and isinstance(test.type, t.BoolT):
        return list(block(b, stmt.then if test.value else stmt.otherwise))
    b.assume(test, True)
    then = branch(b, stmt.then)
    after_then = b.facts
    b.facts = frozenset(f for f in facts if not (b.elab.reads_of(f) & b.writes)) if b.writes else facts
    b.facts = facts
    b.assume(test, False)
    otherwise = branch(b, stmt.otherwise)
    after_else = b.facts
    if then and leaves(then[-1]):
        b.facts = after_else
    elif otherwise and leaves(otherwise[-1]):
        b.facts = after_then
    else:
        b.facts = after_then & after_else
    return [n.IfStmt(test, then, otherwise, span=stmt.span)]


def branch(b: Body, stmts: tuple[s.Stmt, ...]) -> n.Block:
    """A block whose facts stay in the body afterwards (facts about its own locals do not matter: they are out of scope)."""
    before = dict(b.locals)
    made = sequence(b, stmts)
    for name, variable in b.locals.items():
        if name not in before and name not in b.multiple:
            b.check_used(name, variable)
    kept = {k: v for k, v in b.locals.items() if k in before or k in b.multiple}
    b.locals = kept
    return made


def _loop_facts(b: Body, body: tuple[s.Stmt, ...]) -> None:
    """Before a loop: forget what its body may make false (by elaborating it once for its writes)."""
    state = (b.facts, dict(b.locals), dict(b.taken), list(b.elab.reporter.found), list(b.returned), b.pre)
    outer = set(b.writes)
    b.writes.clear()
    mark = b.elab.mark()
    b.loops += 1
    with b.inner():
        sequence(b, body)
    b.loops -= 1
    written = set(b.writes)
    b.facts, b.locals, b.taken, b.elab.reporter.found, b.returned, b.pre = state
    b.elab.rewind(mark)
    b.writes.clear()
    b.writes |= outer | written
    b.facts = frozenset(f for f in b.facts if not (b.elab.reads_of(f) & written))
    assigned = b.elab.assigned_names(body)
    for name in assigned:
        if name in b.locals:
            b.forget_local(b.locals[name].local.name)


def _for(b: Body, clauses: tuple[s.Clause, ...], body: tuple[s.Stmt, ...], stmt: s.Stmt) -> list[n.Stmt]:
    head = clauses[0]
    if not isinstance(head, s.ForClause):
        return []
    facts = b.facts
    with b.inner():
        found, kind, _ = loops.domain(b, head.domain)
        var = loops.bind(b, head.names, found, kind, head.span)
        if isinstance(kind, t.ErrorT):
            return []
        rest = clauses[1:]
        test: n.Expr | None = None
        first_body: tuple[s.Stmt, ...] = body
        for c in clauses:
            if isinstance(c, s.IfClause):
                first_body = (*first_body, s.If(span=c.span, test=c.test, then=(), otherwise=()))
        _loop_facts(b, body) if not any(isinstance(c, s.ForClause) for c in rest) else None
        while rest and not isinstance(rest[0], s.ForClause):
            c = rest[0]
            if isinstance(c, s.IfClause):
                e = ex.condition(b, c.test)
                test = e if test is None else n.And((test, e), type=t.BOOL, span=e.span)
                b.assume(e)
            else:
                b.error("E0111", "`while` in a `for` statement: use `if …: break`", c.span)
            rest = rest[1:]
        b.loops += 1
        inner = tuple(_for(b, rest, body, stmt)) if rest else branch(b, body)
        b.loops -= 1
    b.facts = frozenset(f for f in facts if not (b.elab.reads_of(f) & b.writes))
    return [n.For(var, found, test, inner, span=stmt.span)]


def _repeat(b: Body, stmt: s.Repeat) -> list[n.Stmt]:
    count = None if stmt.count is None else coerce(b, b.present(ex.expr(b, stmt.count), stmt.count.span), t.ANY_INT)
    bound: int | None = None
    if stmt.bound is not None:
        bound = b.elab.static_int(b.scope, stmt.bound)
    elif count is not None and isinstance(count.type, t.IntT):
        bound = count.type.hi
    if bound is None:
        b.error("E0901", "this loop has no bound", stmt.span, "every loop must end", "write `repeat n up to 10:` or give n a range")
        return []
    if isinstance(count, n.Const) and count.value == bound:
        count = n.Const(bound, type=t.IntT(bound, bound), span=count.span)
    facts = b.facts
    _loop_facts(b, stmt.body)
    test = None if stmt.test is None else ex.condition(b, stmt.test)
    inside = b.facts
    if test is not None:
        b.assume(test)
    b.loops += 1
    body = block(b, stmt.body)
    b.loops -= 1
    b.facts = frozenset(f for f in (facts & inside) if not (b.elab.reads_of(f) & b.writes))
    if test is not None and not any(isinstance(x, s.Break) for st in stmt.body for x in b.elab.walk_syntax(st)):
        b.assume(test, False)
    return [
        n.Repeat(bound, count, test, body, stmt.count is None and stmt.test is not None and not b.elab.loose_bound(stmt), span=stmt.span)
    ]


def _match(b: Body, stmt: s.Match) -> list[n.Stmt]:
    subject = b.present(ex.expr(b, stmt.subject), stmt.subject.span)
    kind = subject.type
    if isinstance(kind, t.ErrorT):
        return []
    if not t.is_finite(kind):
        b.error("E0416", f"`match` needs a finite type, found `{t.show(kind)}`", stmt.subject.span)
        return []
    missing = list(t.values(kind))
    cases: list[tuple[tuple[object, ...] | None, n.Block]] = []
    facts, joined = b.facts, None
    for case in stmt.cases:
        covered: list[object] = []
        for v in case.values:
            e = ex.typed(b, v, kind)
            if isinstance(e, n.Const) and not isinstance(e.type, t.ErrorT):
                if e.value not in missing:
                    b.error("E0422", "this case is already covered", v.span)
                else:
                    missing.remove(e.value)
                    covered.append(e.value)
            elif not isinstance(e.type, t.ErrorT):
                b.error("E0422", "a case must be a value that is known when the spec is built", v.span)
        b.facts = facts
        body = branch(b, case.body)
        if not (body and leaves(body[-1])):
            joined = b.facts if joined is None else joined & b.facts
        cases.append((tuple(covered) if case.values else None, body))
        if not case.values:
            missing = []
    b.facts = facts if joined is None else joined
    if missing:
        names = ", ".join(b.elab.value_text(kind, v) for v in missing[:4]) + (", …" if len(missing) > 4 else "")
        b.error("E0421", f"`match` misses {names}", stmt.span, f"`{t.show(kind)}` has more values than cases", "add the cases, or `else:`")
    return [n.MatchStmt(subject, tuple(cases), span=stmt.span)]


def tail(stmts: tuple[s.Stmt, ...]) -> tuple[s.Stmt, ...]:
    """A function body: the last expression is what it returns."""
    if not stmts:
        return stmts
    last = stmts[-1]
    match last:
        case s.ExprStmt(value=value):
            new: s.Stmt = s.Return(span=last.span, value=value)
        case s.If():
            new = s.If(span=last.span, test=last.test, then=tail(last.then), otherwise=tail(last.otherwise))
        case s.Match():
            new = s.Match(
                span=last.span,
                subject=last.subject,
                cases=tuple(s.Case(span=c.span, values=c.values, body=tail(c.body)) for c in last.cases),
            )
        case _:
            new = last
    return (*stmts[:-1], new)


__all__ = ["block", "calls", "leaves", "sequence", "tail"]
