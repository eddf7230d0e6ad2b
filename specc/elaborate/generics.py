"""Functions and rules that are generic in types (`for: [I]`): one instance for each combination of types they are called with."""

from __future__ import annotations

from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.scope import Entity, Scope
from specc.ir import types as t
from specc.source.text import Span
from specc.syntax import nodes as s
from specc.syntax.parse import parse_type


def instance(b: Body, entity: Entity, args: tuple[s.Expr, ...], span: Span) -> Entity | None:
    """The instance of a generic function or rule for these arguments; None after a complaint."""
    bound: dict[str, t.Type] = {}
    for p, a in zip(entity.decl.params, args, strict=False):
        node = b.elab._once("type", p.type, lambda p=p: parse_type(p.type, b.elab.reporter))  # type: ignore[misc]
        if node is not None:
            _unify(node, ex.expr(b, a).type, frozenset(entity.decl.generic), bound)
    missing = [g for g in entity.decl.generic if g not in bound]
    if missing:
        b.error("E0426", f"`{entity.decl.name}` is generic, and {', '.join(missing)} cannot be told from its arguments", span)
        return None
    suffix = "_".join(_named(bound[g]) for g in entity.decl.generic)
    stem = name = f"{entity.name}_{suffix}"
    number = 2
    while name in b.elab.instances and any(b.elab.instances[name].scope.names[g].value != kind for g, kind in bound.items()):
        name = f"{stem}_{number}"      # another combination of types whose names look alike
        number += 1
    b.elab.used.add(entity.name)
    if name not in b.elab.instances:
        scope = Scope(entity.scope.document, entity.scope.prefix, parent=entity.scope)
        for g, kind in bound.items():
            scope.names[g] = Entity("type", g, entity.decl, scope, entity.span, value=kind)
        b.elab.instances[name] = Entity(entity.kind, name, entity.decl, scope, entity.span)
    return b.elab.instances[name]


def _unify(node: s.Expr, have: t.Type, generic: frozenset[str], bound: dict[str, t.Type]) -> None:
    if isinstance(node, s.Name) and node.id in generic:
        bound.setdefault(node.id, have)
    elif isinstance(node, s.Subscript) and isinstance(have, t.ArrayT):
        for i, d in zip(node.indices, have.dims, strict=False):
            _unify(i, d, generic, bound)
        _unify(node.base, have.element, generic, bound)
    elif isinstance(node, s.Has) and isinstance(have, t.OptT):
        _unify(node.base, have.inner, generic, bound)
    elif isinstance(node, s.Call) and isinstance(have, t.SetT | t.ListT):
        _unify(node.args[0], have.element, generic, bound)


def _named(kind: t.Type) -> str:
    """A piece of a name for a type."""
    text = t.show(kind)
    return text if text.isidentifier() else str(t.count(kind)) if t.is_finite(kind) else "x"
