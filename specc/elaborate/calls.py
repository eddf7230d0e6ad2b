"""Calls in expressions: functions, code columns, constructors, conversions, built-ins, draws, `can`, `after`, keys of tables."""

from __future__ import annotations

from specc.elaborate import builtins, draws, generics, loops
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, fits, stored
from specc.elaborate.ranges import within
from specc.elaborate.scope import Entity
from specc.ir import nodes as n
from specc.ir import types as t
from specc.source.suggest import nearest
from specc.source.text import Span
from specc.syntax import nodes as s


def call(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    """`f(…)` or `row.column(…)`."""
    if isinstance(node.function, s.Attribute):
        return _method(b, node, node.function, want)
    if not isinstance(node.function, s.Name):
        return b.error("E0418", "this cannot be called", node.function.span)
    name = node.function.id
    if len(node.args) == 1 and isinstance(node.args[0], s.Comprehension) and not node.args[0].brackets and name in loops.KINDS:
        return loops.loop(b, name, node.args[0], want)
    entity = b.scope.find(name)
    if entity is not None and name not in b.locals:
        match entity.kind:
            case "function":
                return user_call(b, entity, node.args, node.named, node.span)
            case "rule":
                return _rule_inside(b, name, node)
            case "type" | "table":
                return construct(b, b.elab.type_of(entity), node)
            case _:
                pass
    if name in draws.KINDS:
        return draws.draw(b, node, name, want)
    if name == "grow":
        return loops.grow(b, node, want)
    if name == "can":
        return _can(b, node)
    if b.row is not None and b.elab.has_code(b.row, name):
        row = b.elab.row_variable(b.row, node.span)
        return column_call(b, b.row, name, row, node.args, node.span)
    if name in ("bool", "Player") or name in builtins.CONVERSIONS:
        return builtins.convert(b, node, name)
    made = builtins.builtin(b, node, name, want)
    if made is not None:
        return made
    known = b.scope.all_names() | set(builtins.NAMES) | set(draws.KINDS) | loops.KINDS
    near = nearest(name, known)
    if entity is not None:
        return b.error(
            "E0418",
            f"`{name}` is a {entity.word} and cannot be called",
            node.function.span,
            "this holds a value",
            f"write `{name}` without parentheses" if not node.args else f"an element of it is `{name}[…]`",
        )
    return b.error(
        "E0302", f"unknown function `{name}`", node.function.span, "nothing has this name", f"did you mean `{near}`?" if near else ""
    )


def _rule_inside(b: Body, name: str, node: s.Call) -> n.Expr:
    return b.error(
        "E0603",
        f"`{name}` is a rule: it has effects and cannot stand inside an expression",
        node.span,
        "expressions have no effects",
        f"write `x = {name}(…)` on a line of its own, then use `x`",
    )


# ------------------------------------------------------------------------------------------------ user functions
def user_call(b: Body, entity: Entity, args: tuple[s.Expr, ...], named: tuple[tuple[str, s.Expr], ...], span: Span) -> n.Expr:
    """A call of a function of the spec."""
    if entity.decl.generic:
        made = generics.instance(b, entity, args, span)
        if made is None:
            return n.Const(None, type=t.ERROR, span=span)
        entity = made
    function = b.elab.function(entity, span)
    if function is None:
        return n.Const(None, type=t.ERROR, span=span)
    given = arguments(b, function.name, function.params, args, named, span)
    if given is None:
        return n.Const(None, type=t.ERROR, span=span)
    b.reads |= b.elab.function_reads(function.name)
    if b.static and not function.static:
        return b.error("E0605", f"`{entity.decl.name}` reads the state, which is not known when the spec is built", span)
    b.elab.note_call(function, given)
    return n.Call(function.name, given, type=function.result, span=span)


def arguments(
    b: Body, name: str, params: tuple[n.Local, ...], args: tuple[s.Expr, ...], named: tuple[tuple[str, s.Expr], ...], span: Span
) -> tuple[n.Expr, ...] | None:
    """One expression a parameter, or None after a complaint about their number."""
    slots: dict[str, s.Expr] = {}
    if len(args) > len(params):
        one_product = len(params) == 1 and isinstance(params[0].type, t.ProductT)
        if one_product:
            kind = params[0].type
            assert isinstance(kind, t.ProductT)
            return (product(b, kind, args, span),)
    if len(args) + len(named) != len(params):
        takes = ", ".join(f"{p.name}: {t.show(p.type)}" for p in params)
        b.error("E0419", f"`{name}` takes {len(params)} arguments, found {len(args) + len(named)}", span, help=f"its parameters: ({takes})")
        return None
    for p, a in zip(params, args, strict=False):
        slots[p.name] = a
    for key, a in named:
        if key in slots or key not in {p.name for p in params}:
            b.error("E0419", f"`{name}` has no free parameter `{key}`", a.span)
            return None
        slots[key] = a
    made = []
    for p in params:
        e = ex.expr(b, slots[p.name], p.type, keep=isinstance(p.type, t.OptT))
        made.append(stored(b, e, p.type))
    return tuple(made)


def column_call(b: Body, table: str, column: str, row: n.Expr, args: tuple[s.Expr, ...], span: Span) -> n.Expr:
    """`row.column(args)` of a pure code column."""
    params, result, pure = b.elab.code_signature(table, column)
    if not pure:
        return b.error("E0603", f"`{column}` has effects and cannot stand inside an expression", span, help="write it on a line of its own")
    given = arguments(b, column, params, args, (), span)
    if given is None:
        return n.Const(None, type=t.ERROR, span=span)
    b.reads |= b.elab.code_reads(table, column)
    assert result is not None
    return n.ColumnCall(table, column, row, given, type=result, span=span)


def _method(b: Body, node: s.Call, function: s.Attribute, want: t.Type | None) -> n.Expr:
    name = function.name
    if isinstance(function.base, s.Name) and function.base.id not in b.locals:
        entity = b.scope.find(function.base.id)
        if entity is not None and entity.kind == "namespace":
            inner = entity.value.names.get(name)
            if inner is None:
                return b.error("E0302", f"module `{function.base.id}` has no `{name}`", function.span)
            if inner.kind == "function":
                return user_call(b, inner, node.args, node.named, node.span)
            if inner.kind == "rule":
                return _rule_inside(b, name, node)
            return construct(b, b.elab.type_of(inner), node)
    base = b.present(ex.expr(b, function.base), function.base.span)
    if isinstance(base.type, t.RowT) and b.elab.has_code(base.type.table, name):
        return column_call(b, base.type.table, name, base, node.args, node.span)
    if isinstance(base.type, t.PileT) and name == "seen" and len(node.args) == 2:
        at = coerce(b, ex.expr(b, node.args[0]), t.ANY_INT)
        player = ex.typed(b, node.args[1], t.IntT(0, b.elab.players - 1))
        return n.Builtin("seen", (base, at, player), type=t.OptT(base.type.element), span=node.span)
    if isinstance(base.type, t.ErrorT):
        return base
    if name in ("add", "remove", "push", "pop", "clear", "take", "put", "put_top", "put_bottom", "shuffle", "show"):
        return b.error(
            "E0603",
            f"`.{name}(…)` changes something and cannot stand inside an expression",
            node.span,
            help="write it on a line of its own, as `x = ….pop()` if it gives a value",
        )
    return b.error("E0308", f"`{t.show(base.type)}` has no `{name}`", function.span)


# ------------------------------------------------------------------------------------------------ constructors
def construct(b: Body, kind: t.Type, node: s.Call) -> n.Expr:
    """`Sq(r, c)`, `Man(0, pawn)`, `Mon(card=c)`, `Col(i)`, `Mood(i)`."""
    match kind:
        case t.ProductT():
            if node.named:
                by_name = dict(node.named)
                order = [f for f, _ in kind.fields]
                if set(by_name) | set(order[: len(node.args)]) != set(order):
                    return b.error("E0419", f"`{t.show(kind)}` has the parts {', '.join(order)}", node.span)
                return product(b, kind, (*node.args, *(by_name[f] for f in order[len(node.args) :])), node.span)
            if len(node.args) == 1 and len(kind.fields) != 1:
                e = b.present(ex.expr(b, node.args[0]), node.args[0].span)
                if isinstance(e.type, t.IntT):
                    return n.Builtin("from_index", (e,), type=kind, span=node.span)
                return coerce(b, e, kind)
            return product(b, kind, node.args, node.span)
        case t.RecordT():
            return record(b, kind, node)
        case t.ErrorT():
            return n.Const(None, type=t.ERROR, span=node.span)
        case _ if len(node.args) == 1:
            return builtins.into(b, ex.expr(b, node.args[0], kind), kind, node.span)
        case _:
            return b.error("E0419", f"`{t.show(kind)}(…)` takes one value", node.span)


def product(b: Body, kind: t.ProductT, args: tuple[s.Expr, ...], span: Span) -> n.Expr:
    """A product from its parts; absent when a part that is a range is not proven to be in it."""
    if len(args) != len(kind.fields):
        return b.error(
            "E0419",
            f"`{t.show(kind)}` has {len(kind.fields)} parts, found {len(args)}",
            span,
            help="its parts: " + ", ".join(f"{f}: {t.show(k)}" for f, k in kind.fields),
        )
    parts, proven = [], True
    for a, (_, field) in zip(args, kind.fields, strict=True):
        e = ex.expr(b, a, field, keep=isinstance(field, t.OptT))
        e = coerce(b, e, field)
        if isinstance(field, t.IntT) and isinstance(e.type, t.IntT) and not within(e.type, field):
            proven = False
        parts.append(e)
    if any(isinstance(p.type, t.ErrorT) for p in parts):
        return n.Const(None, type=t.ERROR, span=span)
    whole: t.Type = kind if proven else t.OptT(kind)
    return n.MakeProduct(tuple(parts), type=whole, span=span)


def record(b: Body, kind: t.RecordT, node: s.Call) -> n.Expr:
    """A record from named (or positional) fields; the others take their start values."""
    given = {f: a for (f, _), a in zip(kind.fields, node.args, strict=False)} | dict(node.named)
    parts = []
    for f, field in kind.fields:
        if f in given:
            parts.append(ex.stored_as(b, given.pop(f), field))
            continue
        start = b.elab.record_start(kind.name, f)
        if start is None:
            return b.error("E0419", f"`{t.show(kind)}` needs a value for `{f}`", node.span, help="it has no start value")
        parts.append(start)
    for f, a in given.items():
        near = nearest(f, [g for g, _ in kind.fields])
        b.error("E0308", f"`{t.show(kind)}` has no field `{f}`", a.span, help=f"did you mean `{near}`?" if near else "")
    return n.MakeRecord(tuple(parts), type=kind, span=node.span)


# ------------------------------------------------------------------------------------------------ tables, legality, hypotheticals
def row_at(b: Body, entity: Entity, indices: tuple[s.Expr, ...], span: Span) -> n.Expr:
    """`Opcode[op]`, `Move[from, to, none]`: the row with this key."""
    kind = b.elab.type_of(entity)
    if not isinstance(kind, t.RowT):
        return n.Const(None, type=t.ERROR, span=span)
    keys, total = b.elab.table_keys(kind.table)
    if len(keys) != len(indices):
        return b.error("E0410", f"table `{kind.table}` has {len(keys)} keys, found {len(indices)}", span)
    made = []
    for k, i in zip(keys, indices, strict=True):
        e = ex.expr(b, i, k, keep=isinstance(k, t.OptT))
        made.append(coerce(b, e, k) if fits(e.type, k) or isinstance(e.type, t.ErrorT) else builtins.into(b, e, k, i.span))
    return n.RowAt(kind.table, tuple(made), type=kind if total else t.OptT(kind), span=span)


def _can(b: Body, node: s.Call) -> n.Expr:
    """`can(move)`, `can(move(m))`"""
    if len(node.args) != 1:
        return b.error("E0418", "`can` takes an action", node.span)
    target = node.args[0]
    named = target.function if isinstance(target, s.Call) else target
    if not isinstance(named, s.Name) or (entity := b.scope.find(named.id)) is None or entity.kind != "action":
        return b.error("E0302", "`can` takes an action", target.span)
    b.elab.note_can(b, entity, node.span)
    if isinstance(target, s.Call):
        params = b.elab.action_params(entity)
        given = arguments(b, entity.name, params, target.args, target.named, target.span)
        return n.Can(entity.name, given, type=t.BOOL, span=node.span)
    return n.Can(entity.name, None, type=t.BOOL, span=node.span)


def after(b: Body, node: s.After, want: t.Type | None) -> n.Expr:
    """`value after rule(args)`"""
    if not isinstance(node.rule, s.Call) or not isinstance(node.rule.function, s.Name):
        return b.error("E0418", "`after` is followed by a call of a rule", node.rule.span)
    entity = b.scope.find(node.rule.function.id)
    if entity is None or entity.kind != "rule":
        return b.error("E0302", f"`{node.rule.function.id}` is not a rule", node.rule.function.span)
    rule = b.elab.rule(entity, node.span)
    if rule is None:
        return n.Const(None, type=t.ERROR, span=node.span)
    if rule.draws or rule.asks:
        return b.error("E0606", f"`{rule.name}` {'draws' if rule.draws else 'asks'}, so there is no one state after it", node.rule.span)
    args = arguments(b, rule.name, rule.params, node.rule.args, node.rule.named, node.rule.span)
    if args is None:
        return n.Const(None, type=t.ERROR, span=node.span)
    facts = b.facts
    b.facts = frozenset(f for f in b.facts if not (b.elab.reads_of(f) & rule.writes))
    with b.unguarded():
        value = ex.expr(b, node.value, want)
    b.facts = facts
    b.reads |= rule.reads
    return n.After(value, rule.name, args, type=value.type, span=node.span)
