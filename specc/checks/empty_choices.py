"""`choose` without `?`: something must qualify. A warning where nothing around it says so."""

from __future__ import annotations

from collections.abc import Iterable

from specc.checks.checked import Checked
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import CodeColumn, Program, Table
from specc.ir.visit import calls, fields_read, walk
from specc.source.diagnostic import Reporter

Topics = frozenset[str]
"""State fields and functions that a condition is about."""


def check_empty_choices(checked: Checked, reporter: Reporter) -> None:
    """Every `choose` that must find something is over a whole type, or stands under a condition about what it chooses from."""
    program = checked.program
    for action in program.actions.values():
        about = _topics(program, [line.test for line in action.legal] + [e for _, e in action.lets])
        _block(program, action.block, about, reporter)
    for rule in program.rules.values():
        _block(program, rule.block, _topics(program, rule.needs), reporter)
    for block in (program.setup, program.resolve, *(e.block for e in program.ends)):
        _block(program, block, frozenset(), reporter)
    for table in program.tables.values():
        for column in table.code.values():
            if not column.pure:
                for number, body in enumerate(column.bodies):
                    _block(program, body.block, _topics(program, column.needs) | _siblings(program, table, column, number), reporter)


def _block(program: Program, block: n.Block, about: Topics, reporter: Reporter) -> None:
    for stmt in block:
        match stmt:
            case n.Choose():
                _choose(program, stmt, about, reporter)
            case n.IfStmt(test, then, otherwise):
                inner = about | _topics(program, [test])
                _block(program, then, inner, reporter)
                _block(program, otherwise, inner, reporter)
                if then and isinstance(then[-1], n.Return | n.Break | n.Continue | n.Finish):
                    about = inner
            case n.For(_, _, test, body) | n.Repeat(_, _, test, body):
                _block(program, body, about if test is None else about | _topics(program, [test]), reporter)
            case n.MatchStmt(subject, cases):
                for _, body in cases:
                    _block(program, body, about | _topics(program, [subject]), reporter)
            case _:
                pass


def _siblings(program: Program, table: Table, column: CodeColumn, number: int) -> Topics:
    """What the conditions of the same rows are about (`can: any(…)` beside `play:`)."""
    rows = [row for row, body in enumerate(column.body_of) if body == number]
    bodies = [c.bodies[b] for c in table.code.values() if c.pure for row in rows if (b := c.body_of[row]) is not None]
    return _topics(program, [stmt for body in bodies for stmt in body.block])


def _choose(program: Program, stmt: n.Choose, about: Topics, reporter: Reporter) -> None:
    if (
        stmt.optional
        or stmt.or_none
        or _surely(stmt)
        or about & _topics(program, [stmt.domain, *([stmt.test] if stmt.test is not None else [])])
    ):
        return
    reporter.warning(
        "W0505",
        f"there may be nothing to choose for `{stmt.binder.name}`",
        stmt.span,
        "something must qualify here, and nothing around says so",
        help=f"write `choose {stmt.binder.name}? in …` and test `{stmt.binder.name}?`, or guard it with `if any(…)`",
    )


def _surely(stmt: n.Choose) -> bool:
    """A whole type, from which the condition takes out fewer values than it has."""
    match stmt.domain:
        case n.TypeDomain(kind):
            size = t.count(kind)
        case n.RangeDomain(n.Const(value=int(low)), n.Const(value=int(high))):
            size = high - low
        case n.ValueDomain(n.Const(value=value)) if isinstance(value, frozenset | tuple):
            size = len(value)
        case _:
            return False
    if isinstance(stmt.domain, n.TypeDomain) and isinstance(stmt.test, n.Or):
        # `q == p or …`: p itself is always there
        return any(isinstance(x, n.Compare) and x.op == "==" and _is_candidate(x, stmt.binder.name) for x in stmt.test.operands)
    tests = () if stmt.test is None else stmt.test.operands if isinstance(stmt.test, n.And) else (stmt.test,)
    if all(isinstance(x, n.Compare) and x.op == "!=" and _is_candidate(x, stmt.binder.name) for x in tests):
        return size > len(tests)
    return False


def _is_candidate(e: n.Compare, name: str) -> bool:
    return any(isinstance(x, n.Var) and x.name == name for x in (e.left, e.right))


def _topics(program: Program, nodes: Iterable[object]) -> Topics:
    found: set[str] = set()
    for node in nodes:
        names = calls(node)
        found |= fields_read(node) | names | {x.name for x in walk(node) if isinstance(x, n.Var)}
        for name in names:
            function = program.functions.get(name)
            if function is not None:
                for stmt in function.block:
                    found |= fields_read(stmt)
    return frozenset(found)
