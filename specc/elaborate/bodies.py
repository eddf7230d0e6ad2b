"""Functions and rules: parameters, needs, bodies, results; and what a body assigns, returns and leaves unread."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from specc.elaborate import effects, live
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, join_types, stored
from specc.elaborate.scope import Entity, Variable
from specc.ir import nodes as n
from specc.ir import program as p
from specc.ir import types as t
from specc.ir.visit import rewrite
from specc.source.text import Code, Span
from specc.syntax import nodes as s

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator


def walk_syntax(node: Any) -> Iterator[Any]:
    """A syntax node and everything below it."""
    yield node
    for f in dataclasses.fields(node):
        value = getattr(node, f.name)
        for v in value if isinstance(value, tuple) else (value,):
            for w in v if isinstance(v, tuple) else (v,):
                if isinstance(w, s.Node):
                    yield from walk_syntax(w)


def assigned(stmts: tuple[s.Stmt, ...], loops: bool = True) -> frozenset[str]:
    """Names assigned more than once, or inside a loop."""
    counts: Counter[str] = Counter()

    def visit(body: tuple[s.Stmt, ...], weight: int) -> None:
        for stmt in body:
            match stmt:
                case s.Assign(targets=targets):
                    counts.update({x.id: weight for x in targets if isinstance(x, s.Name)})
                case s.Augment(target=s.Name(id=id)):
                    counts[id] += 2
                case s.If(then=then, otherwise=otherwise):
                    visit(then, weight)
                    visit(otherwise, weight)
                case s.For(body=inner) | s.Repeat(body=inner):
                    visit(inner, weight)
                case s.Match(cases=cases):
                    for c in cases:
                        visit(c.body, weight)
                case _:
                    pass

    visit(stmts, 1)
    return frozenset(k for k, v in counts.items() if v > 1)


def assigned_names(stmts: tuple[s.Stmt, ...]) -> frozenset[str]:
    """Names that the statements assign or change."""
    names: set[str] = set()
    for stmt in stmts:
        for x in walk_syntax(stmt):
            if isinstance(x, s.Assign):
                names |= {y.id for target in x.targets for y in walk_syntax(target) if isinstance(y, s.Name)}
            elif isinstance(x, s.Augment):
                names |= {y.id for y in walk_syntax(x.target) if isinstance(y, s.Name)}
            elif isinstance(x, s.ExprStmt) and isinstance(x.value, s.Call) and isinstance(x.value.function, s.Attribute):
                names |= {y.id for y in walk_syntax(x.value.function.base) if isinstance(y, s.Name)}
    return frozenset(names)


def renamed_syntax(node: s.Expr, old: str, new: str) -> s.Expr:
    """The expression with a name replaced."""
    if isinstance(node, s.Name):
        return s.Name(span=node.span, id=new) if node.id == old else node
    changes: dict[str, Any] = {}
    for f in dataclasses.fields(node):
        value = getattr(node, f.name)
        if isinstance(value, s.Node):
            changes[f.name] = renamed_syntax(value, old, new)  # type: ignore[arg-type]
        elif isinstance(value, tuple) and any(isinstance(v, s.Node) for v in value):
            changes[f.name] = tuple(renamed_syntax(v, old, new) if isinstance(v, s.Node) else v for v in value)  # type: ignore[arg-type]
    return dataclasses.replace(node, **changes) if changes else node


def returned_type(body: Body) -> t.Type:
    """The common type of everything that is returned."""
    kind: t.Type | None = None
    for e in body.returned:
        joined = e.type if kind is None else join_types(kind, e.type)
        if joined is None:
            body.error(
                "E0405", f"one path returns `{t.show(kind or t.NONE)}`, another `{t.show(e.type)}`", e.span, help="both must have one type"
            )
            return t.ERROR
        kind = joined
    return kind or t.ERROR


def finish(body: Body, block: n.Block, result: t.Type | None, span: Span) -> n.Block:
    """Check locals and paths; give every return the common type."""
    for name, variable in body.locals.items():
        body.check_used(name, variable)
    if result is None:
        return block
    if not (block and effects.leaves(block[-1])) and not isinstance(result, t.ErrorT):
        if block or body.returned or not body.elab.reporter.failed:
            body.error("E0615", "not every path returns a value", span, f"a `{t.show(result)}` is expected", "end with `return …`")

    def typed(x: Any) -> Any:
        if isinstance(x, n.Return) and x.value is not None and not isinstance(x.value.type, t.ErrorT):
            return n.Return(coerce(body, x.value, result), span=x.span)
        return x

    return tuple(rewrite(st, typed) for st in block)


def parameters(elab: Elaborator, entity: Entity) -> tuple[n.Local, ...]:
    """Typed parameters of a function, rule or action declaration."""
    return tuple(n.Local(q.name, elab.resolve_code(entity.scope, q.type)) for q in entity.decl.params)


def _prepared(elab: Elaborator, entity: Entity, body: Body, params: tuple[n.Local, ...]) -> tuple[n.Expr, ...]:
    """Parameters and needs in place."""
    for q, written in zip(params, entity.decl.params, strict=True):
        hidden = entity.scope.own(q.name)
        if hidden is not None and hidden.kind in ("state", "view", "constant", "parameter", "table", "function"):
            elab.reporter.error(
                "E0304", f"parameter `{q.name}` hides the {hidden.word} of that name", written.span, help="choose another name"
            )
        body.locals[q.name] = Variable(q, written.span, quiet=True)
        body.taken[q.name] = q.type
    needs = []
    for c in entity.decl.needs:
        node = elab.parsed_or_none(c)
        if node is not None:
            e = ex.condition(body, node)
            body.assume(e)
            needs.append(e)
    return tuple(needs)


def function(elab: Elaborator, entity: Entity) -> p.Function:
    """Elaborate a function."""
    decl = entity.decl
    params = elab.function_params(entity)
    result = None if decl.returns is None else elab.resolve_code(entity.scope, decl.returns)
    body = Body(elab, entity.scope, what="in a function", result=result)
    needs = _prepared(elab, entity, body, params)
    if decl.open is not None:
        body.modifiers = live.modifiers(body, entity, params, entity.span)
    stmts = elab.parsed_block(decl.body, True)
    body.multiple = assigned(stmts)
    block = effects.sequence(body, effects.tail(stmts))
    kind = result or returned_type(body)
    if isinstance(kind, t.NoneT):
        body.error("E0423", f"the type of `{decl.name}` is not known", decl.span, help="write its result: `-> T?`")
        kind = t.ERROR
    block = finish(body, block, kind, decl.body.span())
    fast = None
    if decl.fast is not None:
        fast = _fast(elab, entity, params, kind, body)
    elab.reads_by_function[entity.name] = frozenset(body.reads)
    return p.Function(
        name=entity.name, doc=decl.doc, source=decl.source, span=decl.span, written=decl.body.text.strip(), params=params, result=kind,
        block=block, fast=fast, needs=needs, static=not body.reads,
    )  # fmt: skip


def _fast(elab: Elaborator, entity: Entity, params: tuple[n.Local, ...], kind: t.Type, main: Body) -> n.Block:
    body = Body(elab, entity.scope, what="in a function", result=kind)
    _prepared(elab, entity, body, params)
    stmts = elab.parsed_block(entity.decl.fast, True)
    body.multiple = assigned(stmts)
    block = effects.sequence(body, effects.tail(stmts))
    main.reads |= body.reads
    return finish(body, block, kind, entity.decl.fast.span())


def rule(elab: Elaborator, entity: Entity) -> p.Rule:
    """Elaborate a rule."""
    decl = entity.decl
    params = parameters(elab, entity)
    result = None if decl.returns is None else elab.resolve_code(entity.scope, decl.returns)
    body = Body(elab, entity.scope, effects=True, asks=True, what="in a rule", result=result)
    body.effects = False
    needs = _prepared(elab, entity, body, params)
    body.effects = True
    stmts = elab.parsed_block(decl.body, result is not None)
    body.multiple = assigned(stmts)
    block = effects.sequence(body, stmts)
    if result is None and body.returned:
        result = returned_type(body)
    block = finish(body, block, result, decl.body.span())
    return p.Rule(
        name=entity.name, doc=decl.doc, source=decl.source, span=decl.span, written=decl.body.text.strip(), params=params, result=result,
        block=block, needs=needs, cut=decl.cut, draws=body.draws, asks=body.asked,
        reads=frozenset(body.reads), writes=frozenset(body.writes),
    )  # fmt: skip


def effect(
    elab: Elaborator, entity_scope: Any, code: Code, what: str, special: frozenset[str], facts: Any = frozenset()
) -> tuple[n.Block, Body]:
    """A block of effects that stands alone (setup, resolve, ends)."""
    body = Body(elab, entity_scope, effects=True, asks=True, what=what, special=special)
    body.facts = facts
    stmts = elab.parsed_block(code, False)
    body.multiple = assigned(stmts)
    block = effects.sequence(body, stmts)
    return finish(body, block, None, code.span()), body


__all__ = ["assigned", "effect", "finish", "function", "parameters", "rule", "stored", "walk_syntax"]
