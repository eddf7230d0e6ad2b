"""Code columns and actions as functions: the bodies of all rows in one line of statements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.jax.facts import Fact
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import walk_block
from specc.passes.merge_statements import merge_statements, with_own_parameters

if TYPE_CHECKING:
    from specc.backends.jax.view import Generator, Unit

BECOME_DEPTH = 3
"""How often in a chain a row may become another row (the reference has the same)."""


class Chain(n.Repeat):
    """Rounds in which a row may become another row; they are no loop in the path of draws."""


def column_unit(g: Generator, table: str, column: str) -> Unit:
    """The function `row.column(…)` of an effect column."""
    from specc.backends.jax.view import Unit

    tab = g.program.tables[table]
    code = tab.code[column]
    count = len(code.bodies)
    row = n.Local("row", t.RowT(table, len(tab.rows)))
    which = n.Local("which", t.IntT(0, count))
    numbers = tuple(count if b is None else b for b in code.body_of)
    body_of = n.Const(numbers, type=t.ArrayT(which.type, (row.type,)))
    selector = n.Var("which", type=which.type)
    lookup = n.SetLocal(which, n.Index(body_of, (n.Var("row", type=row.type),), type=which.type))
    fact = g.facts.of("column", table, column)
    blocks = [with_own_parameters(b.block, code.params) for b in code.bodies]
    if not code.optional and count in numbers:                                  # numbers that `otherwise: error` leaves without a row
        blocks.append((n.Repeat(0, None, n.Const(True, type=t.BOOL), ()),))
    chained = [i for i, b in enumerate(code.bodies) if any(isinstance(x, n.Become) for x in walk_block(b.block))]
    block: n.Block = (lookup,)
    if chained:
        fact = Fact(fact.reads, fact.stops, True, fact.asks)
        some = [b if i in chained else () for i, b in enumerate(blocks)]
        rest = [() if i in chained else b for i, b in enumerate(blocks)]
        here = n.Member(selector, n.Const(frozenset(chained), type=t.SetT(which.type)), type=t.BOOL)
        body = (
            n.IfStmt(n.Not(here, type=t.BOOL), (n.Break(),), ()),
            *merge_statements(some, selector),
            n.SetLocal(which, n.Const(count, type=which.type)),
            n.Break(),
        )
        block = (*block, Chain(1 + BECOME_DEPTH, None, None, body, False), *merge_statements(rest, selector))
    else:
        block = (*block, *merge_statements(blocks, selector))
    name = g.module.unique(f"{table}_{column}".lower())
    return Unit(name, (row, *code.params), code.result, block, fact, doc=(f"`{column}` of a row of {table}.", ""), chained=bool(chained))


def action_unit(g: Generator) -> Unit:
    """The function that does the action with a given number."""
    from specc.backends.jax.view import Unit

    actions = list(g.program.actions.values())
    number = n.Local("action", t.IntT(0, max(g.program.num_actions - 1, 0)))
    me = n.Local("me", t.IntT(0, g.program.players - 1, "Player"))
    which = n.Local("which", t.IntT(0, len(actions)))
    bodies: list[n.Block] = []
    numbers = [len(actions)] * max(g.program.num_actions, 1)
    boxed = [a for a in actions if a.box is not None]
    params = (me, *boxed[0].params) if boxed else (me, number)
    for i, a in enumerate(actions):
        block: list[n.Stmt] = []
        stride = a.count
        for p in () if a.box is not None else a.params:
            size = t.count(p.type)
            stride //= size
            local = n.Arith(
                "-", n.Var("action", type=number.type), n.Const(a.offset, type=t.IntT(a.offset, a.offset)), type=t.IntT(0, a.count - 1)
            )
            quotient = (
                n.Arith("//", local, n.Const(stride, type=t.IntT(stride, stride)), type=t.IntT(0, a.count - 1)) if stride > 1 else local
            )
            ordinal = (
                n.Arith("%", quotient, n.Const(size, type=t.IntT(size, size)), type=t.IntT(0, size - 1))
                if stride * size < a.count
                else quotient
            )
            block.append(n.SetLocal(p, n.Builtin("from_index", (ordinal,), type=p.type)))
        block += [n.SetLocal(local, value) for local, value in a.lets]
        bodies.append((*block, *a.block))
        for k in range(a.offset, a.offset + a.count if a.box is None else a.offset):
            numbers[k] = i
    fact = g.facts.block([s for b in bodies for s in b])
    if boxed:
        return Unit(g.module.unique("act"), params, None, bodies[0], fact, doc=("What the action does.", ""))
    table = n.Const(tuple(numbers), type=t.ArrayT(which.type, (t.IntT(0, len(numbers) - 1),)))
    lookup = n.SetLocal(which, n.Index(table, (n.Var("action", type=number.type),), type=which.type))
    merged = merge_statements(bodies, n.Var("which", type=which.type)) if len(bodies) > 1 else bodies[0]
    start: n.Block = (lookup,) if len(bodies) > 1 else ()
    return Unit(g.module.unique("act"), params, None, (*start, *merged), fact, doc=("What the action with this number does.", ""))
