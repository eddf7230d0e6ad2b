"""Walk and rewrite typed IR: children, free variables, reads, substitution."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from specc.ir import nodes as n

_NESTED = (n.Expr, n.Stmt, n.TypeDomain, n.RangeDomain, n.ValueDomain, n.SlotDomain, n.ForClause, n.IfClause, n.WhileClause)


def parts(node: Any) -> Iterator[Any]:
    """The nodes directly below: expressions, statements, clauses, domains."""
    for field in dataclasses.fields(node):
        if field.name in ("type", "span"):
            continue
        yield from _inside(getattr(node, field.name))


def _inside(value: Any) -> Iterator[Any]:
    if isinstance(value, _NESTED):
        yield value
    elif isinstance(value, tuple):
        for v in value:
            yield from _inside(v)


def walk(node: Any) -> Iterator[Any]:
    """The node and everything below it, parents first."""
    yield node
    for part in parts(node):
        yield from walk(part)


def walk_block(block: n.Block) -> Iterator[Any]:
    """Every statement and expression of a block."""
    for s in block:
        yield from walk(s)


def fields_read(node: Any) -> frozenset[str]:
    """State fields named directly in the node (not through calls)."""
    return frozenset(x.name for x in walk(node) if isinstance(x, n.State))


def calls(node: Any) -> frozenset[str]:
    """Functions named in the node."""
    return frozenset(x.function for x in walk(node) if isinstance(x, n.Call))


def bound(node: Any) -> frozenset[str]:
    """Names of variables that something in the node binds."""
    names: set[str] = set()
    for x in walk(node):
        if isinstance(x, n.ForClause | n.For | n.Grow | n.SetLocal):
            names.add(x.var.name)
    return frozenset(names)


def variables(node: Any) -> frozenset[str]:
    """Names of variables used in the node and not bound in it."""
    return frozenset(x.name for x in walk(node) if isinstance(x, n.Var)) - bound(node)


def rewrite(node: Any, change: Callable[[Any], Any]) -> Any:
    """The node with `change` applied to every expression and statement, children first."""
    updates = {}
    for field in dataclasses.fields(node):
        if field.name in ("type", "span"):
            continue
        old = getattr(node, field.name)
        new = _rewritten(old, change)
        if new is not old:
            updates[field.name] = new
    rebuilt = dataclasses.replace(node, **updates) if updates else node
    return change(rebuilt) if isinstance(rebuilt, n.Expr | n.Stmt) else rebuilt


def _rewritten(value: Any, change: Callable[[Any], Any]) -> Any:
    if isinstance(value, _NESTED):
        return rewrite(value, change)
    if isinstance(value, tuple):
        new = tuple(_rewritten(v, change) for v in value)
        return value if all(a is b for a, b in zip(new, value, strict=True)) else new
    return value


def substitute(node: Any, values: Mapping[str, n.Expr]) -> Any:
    """The node with variables replaced by expressions."""
    return rewrite(node, lambda x: values.get(x.name, x) if isinstance(x, n.Var) else x)
