"""Expressions: dispatch, literals, names, fields, subscripts. Operators, loops and calls have files of their own."""

from __future__ import annotations

from typing import assert_never

from specc.elaborate import calls, loops, operators, views
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, fits, stored
from specc.elaborate.fold import fold
from specc.elaborate.ranges import apart, within
from specc.elaborate.scope import Entity
from specc.ir import nodes as n
from specc.ir import types as t
from specc.source.suggest import nearest
from specc.syntax import nodes as s


def expr(b: Body, node: s.Expr, want: t.Type | None = None, keep: bool = False) -> n.Expr:
    """The typed expression. `want` guides bare enum members and literals (it does not coerce); `keep`: leave an optional that is
    known to be there as it is."""
    try:
        e = fold(b, _expr(b, node, want, keep))
    except (t.TooLarge, t.NotFinite) as reason:
        return b.unlisted(reason, node.span)
    if not keep and isinstance(e.type, t.OptT) and e in b.facts:
        return n.Unwrap(e, type=e.type.inner, span=e.span)
    part_wanted = isinstance(want, t.OptT) and not isinstance(want.inner, t.UnionT)
    if (not keep or part_wanted) and isinstance(e.type, t.UnionT):
        return next((c for part in e.type.parts if (c := n.Convert(e, type=part, span=e.span)) in b.facts), e)
    return e


def typed(b: Body, node: s.Expr, want: t.Type) -> n.Expr:
    """The expression as a value of the type `want`."""
    return coerce(b, expr(b, node, want, keep=isinstance(want, t.OptT)), want)


def stored_as(b: Body, node: s.Expr, place: t.Type) -> n.Expr:
    """The expression as it is stored in a place of this type: converted, its range checked."""
    return stored(b, expr(b, node, place, keep=isinstance(place, t.OptT)), place)


def condition(b: Body, node: s.Expr) -> n.Expr:
    """A bool."""
    return coerce(b, expr(b, node, t.BOOL), t.BOOL)


def _expr(b: Body, node: s.Expr, want: t.Type | None, keep: bool) -> n.Expr:
    match node:
        case s.Number():
            return _number(b, node, want)
        case s.Text():
            return _text(b, node, want)
        case s.Name():
            return name(b, node, want)
        case s.Attribute():
            return attribute(b, node, want)
        case s.Subscript():
            return subscript(b, node, want)
        case s.Call():
            return calls.call(b, node, want)
        case s.Has(base=base):
            return b.guarded(lambda: operators.has(b, base, node.span))
        case s.Sure(base=base):
            e = expr(b, base, keep=True)
            return n.Unwrap(e, True, type=e.type.inner, span=node.span) if isinstance(e.type, t.OptT) else e
        case s.Unary():
            return operators.unary(b, node, want)
        case s.Binary():
            return operators.binary(b, node, want)
        case s.Logic():
            return operators.logic(b, node)
        case s.Compare():
            return operators.compare(b, node)
        case s.Conditional():
            return operators.conditional(b, node, want)
        case s.After():
            return calls.after(b, node, want)
        case s.Tuple(items=items):
            return _tuple(b, items, node, want)
        case s.ListLiteral(items=items):
            return _list(b, items, node, want)
        case s.SetLiteral(items=items):
            return _set(b, items, node, want)
        case s.MapLiteral(items=items):
            return _map(b, items, node, want)
        case s.Comprehension():
            return loops.comprehension(b, node, want)
        case s.Pattern() | s.Slice() | s.Param():
            return b.error("E0111", "this cannot stand here", node.span)
        case _:
            assert_never(node)


# ------------------------------------------------------------------------------------------------ literals
def _number(b: Body, node: s.Number, want: t.Type | None) -> n.Expr:
    target = want.inner if isinstance(want, t.OptT) else want
    if isinstance(node.value, float):
        return n.Const(node.value, type=target if isinstance(target, t.RealT) else b.elab.real, span=node.span)
    if isinstance(target, t.RealT):
        return n.Const(float(node.value), type=target, span=node.span)
    return n.Const(node.value, type=t.IntT(node.value, node.value), span=node.span)


def _text(b: Body, node: s.Text, want: t.Type | None) -> n.Expr:
    target = want.inner if isinstance(want, t.OptT) else want
    if isinstance(target, t.EnumT):
        if node.value in target.members:
            return n.Const(target.members.index(node.value), type=target, span=node.span)
        near = nearest(node.value, target.members)
        return b.error("E0306", f"no row has the text '{node.value}'", node.span, help=f"did you mean '{near}'?" if near else "")
    return n.Const(node.value, type=t.TEXT, span=node.span)


def _tuple(b: Body, items: tuple[s.Expr, ...], node: s.Expr, want: t.Type | None) -> n.Expr:
    target = want.inner if isinstance(want, t.OptT) else want
    if isinstance(target, t.ProductT) and len(items) == len(target.fields):
        return calls.product(b, target, items, node.span)
    wants = target.items if isinstance(target, t.TupleT) and len(target.items) == len(items) else (None,) * len(items)
    parts = tuple(expr(b, i, w) for i, w in zip(items, wants, strict=True))
    return n.MakeTuple(parts, type=t.TupleT(tuple(p.type for p in parts)), span=node.span)


def _list(b: Body, items: tuple[s.Expr, ...], node: s.Expr, want: t.Type | None) -> n.Expr:
    target = want.inner if isinstance(want, t.OptT) else want
    element: t.Type | None = None
    if isinstance(target, t.ArrayT):
        element = target.element if len(target.dims) == 1 else t.ArrayT(target.element, target.dims[1:])
        if t.count(target.dims[0]) != len(items):
            return b.error("E0408", f"{len(items)} values for {t.count(target.dims[0])} places of `{t.show(target)}`", node.span)
        return n.MakeArray(tuple(stored_as(b, i, element) for i in items), type=target, span=node.span)
    if isinstance(target, t.ListT):
        element = target.element
    if not items:
        return n.Const((), type=t.ListT(element or t.NONE, 0), span=node.span)
    parts = operators.same_type(b, [expr(b, i, element) for i in items])
    if not isinstance(target, t.ListT) and isinstance(parts[0].type, t.RealT):
        return n.MakeArray(tuple(parts), type=t.ArrayT(parts[0].type, (t.IntT(0, len(parts) - 1),)), span=node.span)
    if not isinstance(target, t.ListT) and isinstance(parts[0].type, t.ArrayT) and isinstance(parts[0].type.element, t.RealT):
        whole = t.ArrayT(parts[0].type.element, (t.IntT(0, len(parts) - 1), *parts[0].type.dims))
        return n.MakeArray(tuple(parts), type=whole, span=node.span)
    return n.MakeArray(tuple(parts), type=t.ListT(parts[0].type, len(parts)), span=node.span)


def _set(b: Body, items: tuple[s.Expr, ...], node: s.Expr, want: t.Type | None) -> n.Expr:
    target = want.inner if isinstance(want, t.OptT) else want
    element = target.element if isinstance(target, t.SetT) else None
    if not items:
        if isinstance(target, t.BagT | t.ListT | t.ArrayT):
            return _map(b, (), node, want)
        return n.Const(frozenset(), type=t.SetT(element or t.NONE), span=node.span)
    parts = operators.same_type(b, [stored_as(b, i, element) if element else expr(b, i) for i in items])
    return n.MakeSet(tuple(parts), type=t.SetT(element or parts[0].type), span=node.span)


def _map(b: Body, items: tuple[tuple[s.Expr, s.Expr], ...], node: s.Expr, want: t.Type | None) -> n.Expr:
    """A sparse literal: an array (what is not named is blank), or a bag (also where an array of its elements is expected)."""
    return b.elab.sparse(b, items, node.span, want)


# ------------------------------------------------------------------------------------------------ names
def member(kind: t.Type | None, id: str, elab: object) -> n.Const | None:
    """The enum member, table row or labelled value of this name, if `kind` has one."""
    target = kind.inner if isinstance(kind, t.OptT) else kind
    match target:
        case t.EnumT(_, members) if id in members:
            return n.Const(members.index(id), type=target)
        case t.UnionT(_, parts):
            for number, part in enumerate(parts):
                found = member(part, id, elab)
                if found is not None:
                    return n.Const((number, found.value), type=target)
        case t.RowT() | t.ProductT() | t.IntT():
            value = elab.labelled(target, id)  # type: ignore[attr-defined]
            if value is not None:
                return n.Const(value, type=target)
        case t.SetT(element):
            return member(element, id, elab)
        case _:
            pass
    return None


def name(b: Body, node: s.Name, want: t.Type | None) -> n.Expr:
    """A bare name: local, special, column of the row, declared, or a member of a type."""
    id, span = node.id, node.span
    if id in b.locals:
        variable = b.locals[id]
        variable.used = True
        if variable.place is not None:
            return variable.place
        return n.Var(variable.local.name, type=variable.local.type, span=span)
    if id in ("true", "false"):
        return n.Const(id == "true", type=t.BOOL, span=span)
    if id == "none":
        return n.Const(None, type=want if isinstance(want, t.OptT) else t.NONE, span=span)
    special = b.elab.special(b, id, span)
    if special is not None:
        return special
    if b.row is not None and (column := b.elab.column_type(b.row, id)) is not None:
        return n.Field(b.elab.row_variable(b.row, span), id, type=column, span=span)
    entity = b.scope.find(id)
    if entity is not None and entity.kind not in ("action", "event", "type", "rule"):
        found = _entity(b, entity, span)
        if found is not None:
            return found
    expected = member(want, id, b.elab)
    if expected is not None:
        return n.Const(expected.value, type=expected.type, span=span)
    owners = b.elab.members.get(id, [])
    if len(owners) == 1:
        found_member = member(owners[0], id, b.elab)
        assert found_member is not None
        return n.Const(found_member.value, type=owners[0], span=span)
    if len(owners) > 1:
        choices = " or ".join(f"`{t.show(o)}.{id}`" for o in owners[:3])
        return b.error("E0303", f"`{id}` is a member of several types", span, "which one is meant?", f"write {choices}")
    if entity is not None:
        if entity.kind in ("type", "table"):
            return b.error("E0307", f"`{id}` is a type, not a value", span, "a value is expected here")
        return b.error("E0307", f"`{id}` is a {entity.word}, not a value", span, "a value is expected here", _how_to_use(entity))
    known = set(b.locals) | b.scope.all_names() | set(b.elab.members) | {"me", "mover", "true", "false", "none"}
    near = nearest(id, known)
    return b.error("E0302", f"unknown name `{id}`", span, "nothing has this name here", f"did you mean `{near}`?" if near else "")


def _entity(b: Body, entity: Entity, span: n.Span) -> n.Expr | None:
    elab = b.elab
    match entity.kind:
        case "constant":
            constant = elab.constant(entity)
            return n.Const(constant.value, type=constant.type, span=span)
        case "parameter":
            return n.Parameter(entity.name, type=elab.parameter_type(entity), span=span)
        case "input":
            return n.Input(entity.name, type=elab.input_type(entity), span=span)
        case "state":
            if b.static:
                return b.error("E0605", f"`{entity.decl.name}` is state, which is not known when the spec is built", span)
            b.reads.add(entity.name)
            return n.State(entity.name, type=elab.state_type(entity), span=span)
        case "view":
            return views.read(b, entity, None, span)
        case "function":
            return calls.user_call(b, entity, (), (), span)
        case _:
            return None


# ------------------------------------------------------------------------------------------------ fields
def attribute(b: Body, node: s.Attribute, want: t.Type | None) -> n.Expr:
    """`base.name`: member of a type, name in a module, field, column or named bits."""
    if isinstance(node.base, s.Name) and node.base.id not in b.locals:
        entity = b.scope.find(node.base.id)
        if entity is not None and entity.kind == "namespace":
            inner = entity.value.names.get(node.name)
            found = _entity(b, inner, node.span) if inner is not None else None
            return found or b.error("E0302", f"module `{node.base.id}` has no value `{node.name}`", node.span)
        if entity is not None and entity.kind in ("type", "table") and b.elab.special(b, node.base.id, node.span) is None:
            kind = b.elab.type_of(entity)
            found_member = member(kind, node.name, b.elab)
            if found_member is None:
                near = nearest(node.name, b.elab.member_names(kind))
                return b.error(
                    "E0306", f"`{node.base.id}` has no member `{node.name}`", node.span, help=f"did you mean `{near}`?" if near else ""
                )
            return n.Const(found_member.value, type=kind, span=node.span)
    base = expr(b, node.base, keep=False)
    return field(b, base, node.name, node.span)


def field(b: Body, base: n.Expr, name: str, span: n.Span) -> n.Expr:
    """A field of a value; access through an absent value must be guarded."""
    base = b.present(base, base.span)
    match base.type:
        case t.ProductT(_, fields) | t.RecordT(_, fields):
            for f, kind in fields:
                if f == name:
                    return n.Field(base, name, type=kind, span=span)
            near = nearest(name, [f for f, _ in fields])
            return b.error("E0308", f"`{t.show(base.type)}` has no field `{name}`", span, help=f"did you mean `{near}`?" if near else "")
        case t.RowT(table):
            kind_or_none = b.elab.column_type(table, name)
            if kind_or_none is not None:
                return n.Field(base, name, type=kind_or_none, span=span)
            if b.elab.has_code(table, name):
                params, _, pure = b.elab.code_signature(table, name)
                if not params and pure:
                    return calls.column_call(b, table, name, base, (), span)
                return b.error("E0307", f"`{name}` holds code: call it", span, help=f"write `.{name}(…)`")
            near = nearest(name, b.elab.column_names(table))
            return b.error("E0308", f"table `{table}` has no column `{name}`", span, help=f"did you mean `{near}`?" if near else "")
        case t.BitsT(width, fields) if fields:
            at = width
            for f, size in fields:
                at -= size
                if f == name:
                    return views.bits_read(base, at, size, span)
            return b.error("E0308", f"`{t.show(base.type)}` has no part `{name}`", span)
        case t.ErrorT():
            return base
        case _:
            return b.error("E0308", f"`{t.show(base.type)}` has no fields", span, f"`.{name}` is read from this")


# ------------------------------------------------------------------------------------------------ subscripts
def subscript(b: Body, node: s.Subscript, want: t.Type | None) -> n.Expr:
    """`base[i, …]`: element of an array, list or tuple, a bit, a row by its key, or an indexed view."""
    if isinstance(node.base, s.Name) and node.base.id not in b.locals:
        entity = b.scope.find(node.base.id)
        if entity is not None and entity.kind == "table":
            return calls.row_at(b, entity, node.indices, node.span)
        if entity is not None and entity.kind == "view" and entity.decl.index is not None:
            return views.read(b, entity, node.indices[0], node.span)
    base = expr(b, node.base)
    base = b.present(base, base.span)
    return index(b, base, node.indices, node.span)


def index(b: Body, base: n.Expr, indices: tuple[s.Expr, ...], span: n.Span) -> n.Expr:
    """base[indices]"""
    match base.type:
        case t.ArrayT(element, dims):
            if isinstance(indices[-1], s.Slice):
                cut = indices[-1]
                if len(indices) > 1:
                    return index(b, index(b, base, indices[:-1], span), (cut,), span)
                low = 0 if cut.low is None else b.elab.static_int(b.scope, cut.low)
                high = t.count(dims[0]) if cut.high is None else b.elab.static_int(b.scope, cut.high)
                return n.Slice(base, low, high, type=t.ArrayT(element, (t.IntT(0, high - low - 1), *dims[1:])), span=span)
            found, checked = positions(b, dims, indices)
            if any(isinstance(f.type, t.ErrorT) for f in found):
                return n.Const(None, type=t.ERROR, span=span)
            rest = dims[len(found) :]
            return n.Index(base, tuple(found), checked, type=t.ArrayT(element, rest) if rest else element, span=span)
        case t.ListT(element, cap):
            at = b.present(expr(b, indices[0]), indices[0].span)
            if isinstance(at.type, t.CyclicT):
                at = n.Convert(at, type=t.IntT(0, at.type.n - 1), span=at.span)
            if isinstance(at.type, t.IntT) and apart(at.type, t.IntT(0, max(cap - 1, 0))):
                help = "use `last(…)` for the last element" if at.type.hi is not None and at.type.hi < 0 else ""
                return b.error("E0407", f"a list of {cap} has no such position", indices[0].span, help=help)
            return n.Index(base, (coerce(b, at, t.ANY_INT),), not isinstance(base, n.Const), type=element, span=span)
        case t.TupleT(items):
            number = b.elab.static_int(b.scope, indices[0])
            if not 0 <= number < len(items):
                return b.error("E0407", f"a tuple of {len(items)} has no part {number}", indices[0].span)
            return n.Item(base, number, type=items[number], span=span)
        case t.BitsT(width):
            at = coerce(b, expr(b, indices[0]), t.ANY_INT)
            if isinstance(at.type, t.IntT) and apart(at.type, t.IntT(0, width - 1)):
                return b.error("E0407", f"`{t.show(base.type)}` has bits 0 to {width - 1}", indices[0].span)
            return n.Builtin("bit", (base, at), type=t.BOOL, span=span)
        case t.BagT(element, cap):
            return n.Index(base, (typed(b, indices[0], element),), type=t.IntT(0, cap), span=span)
        case t.TextT():
            return n.Index(base, (coerce(b, expr(b, indices[0]), t.ANY_INT),), type=t.TEXT, span=span)
        case t.ErrorT():
            return base
        case _:
            return b.error("E0409", f"`{t.show(base.type)}` cannot be indexed", span)


def positions(b: Body, dims: tuple[t.Type, ...], indices: tuple[s.Expr, ...]) -> tuple[list[n.Expr], bool]:
    """One expression a dim, and whether one of them must be checked. A product counts as its parts, parts as a product."""
    if len(indices) > len(dims) and len(dims) == 1 and isinstance(dims[0], t.ProductT):
        return [calls.product(b, dims[0], indices, indices[0].span.to(indices[-1].span))], False
    found: list[n.Expr] = []
    checked = False
    for node in indices:
        if len(found) >= len(dims):
            found.append(b.error("E0410", f"{len(indices)} indices for {len(dims)} axes", node.span))
            break
        dim = dims[len(found)]
        e = expr(b, node, dim, keep=False)
        e = b.present(e, node.span) if not isinstance(dim, t.OptT) else e
        if isinstance(e.type, t.ProductT) and not fits(e.type, dim) and len(e.type.fields) <= len(dims) - len(found):
            for f, kind in e.type.fields:
                found.append(coerce(b, n.Field(e, f, type=kind, span=e.span), dims[len(found)]))
            continue
        if isinstance(e.type, t.BitsT) and isinstance(dim, t.IntT):
            e = n.Builtin("int", (e,), type=t.IntT(0, 2**e.type.width - 1), span=e.span)
        e = coerce(b, e, dim)
        if isinstance(dim, t.IntT) and isinstance(e.type, t.IntT) and not within(e.type, dim):
            if apart(e.type, dim):
                e = b.error(
                    "E0407", f"index {t.show(t.IntT(e.type.lo, e.type.hi))} is outside `{t.show(dim)}`", node.span,
                    f"this axis has the values {t.show(t.IntT(dim.lo, dim.hi))}",
                )  # fmt: skip
            checked = True
        found.append(e)
    return found, checked


def _how_to_use(entity: Entity) -> str:
    """Help for a name that is no value."""
    names = ", ".join(q.name for q in getattr(entity.decl, "params", ()))
    match entity.kind:
        case "rule":
            return f"call it on a line of its own: `{entity.decl.name}({names})`"
        case "function":
            return f"call it: `{entity.decl.name}({names})`"
        case "action":
            return f"`can({entity.decl.name})` asks whether it is legal"
        case "event":
            return f"`emit {entity.decl.name}(…)` is a line of its own"
        case "namespace":
            return f"name something in it: `{entity.decl.name}.…`"
        case _:
            return ""
