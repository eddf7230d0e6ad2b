"""Places and what writes them: assignment, augmented assignment, calls that have effects."""

from __future__ import annotations

from specc.elaborate import calls, endings, operators, views
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, stored
from specc.elaborate.scope import Entity
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import substitute
from specc.source.text import Span
from specc.syntax import nodes as s

LOCAL_NAMES = frozenset({"asked", "steps", "pi", "players"})
"""Names that the language gives and a local may take."""
METHODS = frozenset({"add", "remove", "push", "pop", "clear", "take", "put", "put_top", "put_bottom", "shuffle", "show"})


# ------------------------------------------------------------------------------------------------ places
def place(b: Body, node: s.Expr) -> n.Expr:
    """A place that can be written or changed: state, a local, or a part of one."""
    match node:
        case s.Name(id=id):
            if id in b.locals:
                variable = b.locals[id]
                variable.used = True
                return (
                    variable.place if variable.place is not None else n.Var(variable.local.name, type=variable.local.type, span=node.span)
                )
            special = b.elab.special(b, id, node.span)
            if isinstance(special, n.State | n.Index):
                return special
            entity = b.scope.find(id)
            if entity is not None and entity.kind == "state":
                b.reads.add(entity.name)
                return n.State(entity.name, type=b.elab.state_type(entity), span=node.span)
            if entity is not None and entity.kind == "view":
                return views.read(b, entity, None, node.span)
            if entity is not None and entity.kind == "function":
                return inlined(b, ex.expr(b, node, keep=True))
            return ex.expr(b, node)
        case s.Subscript(base=base, indices=indices):
            if (
                isinstance(base, s.Name)
                and base.id not in b.locals
                and (v := b.scope.find(base.id)) is not None
                and v.kind in ("view", "table")
            ):
                return ex.expr(b, node, keep=True)
            return ex.index(b, b.present(_known(b, place(b, base)), base.span), indices, node.span)
        case s.Attribute(base=base, name=name):
            if isinstance(base, s.Name) and base.id not in b.locals and (v := b.scope.find(base.id)) is not None and v.kind == "namespace":
                return ex.expr(b, node, keep=True)
            return ex.field(b, _known(b, place(b, base)), name, node.span)
        case s.Call():
            return inlined(b, ex.expr(b, node, keep=True))
        case s.Sure(base=base):
            inner = place(b, base)
            return n.Unwrap(inner, True, type=inner.type.inner, span=node.span) if isinstance(inner.type, t.OptT) else inner
        case _:
            return ex.expr(b, node)


def _known(b: Body, e: n.Expr) -> n.Expr:
    return n.Unwrap(e, type=e.type.inner, span=e.span) if isinstance(e.type, t.OptT) and e in b.facts else e


def inlined(b: Body, e: n.Expr) -> n.Expr:
    """A call of a function whose body is a place, as that place (`member(p).hp = 3`)."""
    if isinstance(e, n.Call):
        function = b.elab.functions[e.function]
        if len(function.block) == 1 and isinstance(function.block[0], n.Return) and function.block[0].value is not None:
            body = substitute(function.block[0].value, {p.name: a for p, a in zip(function.params, e.args, strict=True)})
            assert isinstance(body, n.Expr)
            return body
    return e


def root(e: n.Expr) -> n.Expr:
    """The variable or field that a place is a part of."""
    while isinstance(e, n.Index | n.Field | n.Unwrap | n.Slice):
        e = e.base
    return e


def fixed(b: Body, e: n.Expr) -> tuple[list[n.Stmt], n.Expr]:
    """The place with its indices evaluated now (for aliases)."""
    match e:
        case n.Index(base, indices, checked):
            before, inner = fixed(b, base)
            held = []
            for i in indices:
                if isinstance(i, n.Const | n.Var):
                    held.append(i)
                    continue
                local = b.fresh("at", i.type)
                before.append(n.SetLocal(local, i, span=i.span))
                held.append(n.Var(local.name, type=i.type, span=i.span))
            return before, n.Index(inner, tuple(held), checked, type=e.type, span=e.span)
        case n.Field(base, name):
            before, inner = fixed(b, base)
            return before, n.Field(inner, name, type=e.type, span=e.span)
        case n.Unwrap(base, checked):
            before, inner = fixed(b, base)
            return before, n.Unwrap(inner, checked, type=e.type, span=e.span)
        case _:
            return [], e


# ------------------------------------------------------------------------------------------------ assignment
def assign(b: Body, stmt: s.Assign) -> list[n.Stmt]:
    """`a = v`, `a, b = v`, `x: T = v`"""
    declared = None if stmt.declared is None else b.elab.resolve(b.scope, stmt.declared)
    want = declared if declared is not None else _target_type(b, stmt.targets[0]) if len(stmt.targets) == 1 else None
    before, value = right_side(b, stmt.value, want)
    if isinstance(value.type, t.ErrorT):
        for target in stmt.targets:
            if isinstance(target, s.Name) and target.id not in b.locals and b.scope.writable(target.id) is None:
                b.declare(target.id, t.ERROR, target.span, quiet=True)
        return before
    if len(stmt.targets) == 1:
        return [*before, *write(b, stmt.targets[0], value, stmt.span, declared)]
    return [*before, *_unpacked(b, stmt, value)]


def _unpacked(b: Body, stmt: s.Assign, value: n.Expr) -> list[n.Stmt]:
    kind = value.type
    size = len(kind.items) if isinstance(kind, t.TupleT) else len(kind.fields) if isinstance(kind, t.ProductT) else 0
    if size != len(stmt.targets):
        b.error("E0417", f"{len(stmt.targets)} targets for `{t.show(kind)}`", stmt.span, help="write one name for each part")
        for target in stmt.targets:
            if isinstance(target, s.Name) and target.id not in b.locals and b.scope.writable(target.id) is None:
                b.declare(target.id, t.ERROR, target.span, quiet=True)
        return []
    held = b.fresh("results", kind)
    out: list[n.Stmt] = [n.SetLocal(held, value, span=stmt.span)]
    whole = n.Var(held.name, type=kind, span=stmt.span)
    for number, target in enumerate(stmt.targets):
        out += write(b, target, operators._item(whole, number), stmt.span)
        if isinstance(target, s.Name) and target.id in b.locals:
            b.locals[target.id].quiet = True
    return out


def right_side(b: Body, node: s.Expr, want: t.Type | None) -> tuple[list[n.Stmt], n.Expr]:
    """The value of the right side of an assignment, which may be a call with effects."""
    if b.effects and isinstance(node, s.Call):
        called = effect_value(b, node)
        if called is not None:
            return called
    return [], ex.expr(b, node, want, keep=isinstance(want, t.OptT))


def _target_type(b: Body, node: s.Expr) -> t.Type | None:
    """The type of the place, if it already exists."""
    if isinstance(node, s.Name):
        if node.id in b.locals:
            return b.locals[node.id].local.type
        special = None if node.id in LOCAL_NAMES else b.elab.special(b, node.id, node.span)
        if special is not None:
            return special.type
        entity = b.scope.writable(node.id)
        if entity is not None and entity.kind == "state":
            return b.elab.state_type(entity)
        if entity is not None and entity.kind == "view":
            return views.read(b, entity, None, node.span).type if entity.decl.index is None else None
        return None
    before, facts, frame = len(b.elab.reporter.found), b.facts, b.frame
    b.frame = []
    kind = place(b, node).type
    b.frame, b.facts = frame, facts
    del b.elab.reporter.found[before:]
    return None if isinstance(kind, t.ErrorT) else kind


def write(b: Body, node: s.Expr, value: n.Expr, span: Span, declared: t.Type | None = None) -> list[n.Stmt]:
    """Statements that give the place written as `node` the value."""
    if isinstance(node, s.Name):
        return _write_name(b, node, value, span, declared)
    if isinstance(node, s.Subscript) and isinstance(node.base, s.Name) and node.base.id not in b.locals:
        entity = b.scope.find(node.base.id)
        if entity is not None and entity.kind == "view" and entity.decl.index is not None:
            return views.write(b, entity, node.indices[0], value, span)
    if isinstance(node, s.Attribute | s.Subscript):
        base = place(b, node.base)
        base = b.present(_known(b, base), node.base.span)
        if isinstance(base.type, t.BitsT):
            return _write_bits(b, node, base, value, span)
        if isinstance(node, s.Subscript) and isinstance(base.type, t.ArrayT) and len(node.indices) == 1:
            each = _write_each(b, node, base, value, span)
            if each is not None:
                return each
        target = ex.index(b, base, node.indices, span) if isinstance(node, s.Subscript) else ex.field(b, base, node.name, span)
        return _write_place(b, target, value, node.span)
    if isinstance(node, s.Call | s.Sure):
        return _write_place(b, place(b, node), value, node.span)
    b.error("E0602", "this cannot be assigned to", node.span)
    return []


def _write_name(b: Body, node: s.Name, value: n.Expr, span: Span, declared: t.Type | None) -> list[n.Stmt]:
    id = node.id
    if id in b.locals:
        variable = b.locals[id]
        if variable.place is not None:
            return _write_place(b, variable.place, value, span)
        b.forget_local(variable.local.name)
        made = stored(b, value, variable.local.type)
        return [n.SetLocal(variable.local, made, span=span)]
    special = None if id in LOCAL_NAMES else b.elab.special(b, id, node.span)
    if special is not None:
        if isinstance(special, n.State | n.Index) and id in ("mover", "reward"):
            return _write_place(b, special, value, span)
        b.error("E0602", f"`{id}` cannot be assigned to", node.span, "this keeps its value")
        return []
    entity = b.scope.writable(id)
    if entity is not None:
        if entity.kind == "state":
            return _write_place(b, n.State(entity.name, type=b.elab.state_type(entity), span=node.span), value, span)
        if entity.kind == "view":
            return views.write(b, entity, None, value, span)
        if entity.kind in ("constant", "parameter", "input", "table", "function"):
            b.error(
                "E0602",
                f"`{id}` is a {entity.word} and cannot be assigned to",
                node.span,
                "this keeps its value",
                "make it a field under `state:` if it changes",
            )
            return []
    return _new_local(b, node, value, span, declared)


def _new_local(b: Body, node: s.Name, value: n.Expr, span: Span, declared: t.Type | None) -> list[n.Stmt]:
    kind = declared or value.type
    if isinstance(value.type, t.NoneT) and declared is None:
        b.error("E0423", f"the type of `{node.id}` is not known", node.span, "`none` of which type?", f"write `{node.id}: T? = none`")
        kind = t.ERROR
    if isinstance(kind, t.RecordT) and declared is None and isinstance(root(value), n.State):
        before, at = fixed(b, value)
        b.declare(node.id, kind, node.span, place=at)
        return before
    many = node.id in b.multiple
    if declared is None and many and isinstance(kind, t.IntT):
        kind = t.ANY_INT
    if declared is None and isinstance(kind, t.IntT) and kind.name:
        kind = t.IntT(kind.lo, kind.hi)
    local = b.declare(node.id, kind, node.span)
    made = stored(b, value, kind) if declared is not None else coerce(b, value, kind)
    if isinstance(kind, t.BoolT) and not many:
        from specc.elaborate.facts import implied

        b.locals[node.id].truth = (implied(b, made, True), implied(b, made, False))
    return [n.SetLocal(local, made, span=span)]


def _write_place(b: Body, target: n.Expr, value: n.Expr, span: Span) -> list[n.Stmt]:
    if isinstance(target.type, t.ErrorT):
        return []
    kind = target.type
    made = stored(b, value, kind)
    start = root(target)
    if isinstance(start, n.State):
        if not b.effects:
            b.error(
                "E0601",
                f"this writes `{start.name}`, which is not allowed {b.what}",
                span,
                "state is written here",
                help="only rules and actions write",
            )
            return []
        b.forget({start.name})
        if isinstance(kind, t.OptT) and isinstance(made, n.Some | n.Const) and not (isinstance(made, n.Const) and made.value is None):
            b.facts |= {target}
    elif isinstance(start, n.Var):
        b.forget_local(start.name)
    elif isinstance(start, n.Const | n.Parameter | n.Input):
        b.error("E0602", "this is fixed when the spec is built and cannot be assigned to", span)
        return []
    return [n.Assign(target, made, span=span)]


def _write_bits(b: Body, node: s.Attribute | s.Subscript, base: n.Expr, value: n.Expr, span: Span) -> list[n.Stmt]:
    """A named part, or one bit, of a packed value."""
    kind = base.type
    assert isinstance(kind, t.BitsT)
    read = ex.expr(b, node.base)
    if isinstance(node, s.Subscript):
        at = coerce(b, ex.expr(b, node.indices[0]), t.ANY_INT)
        return write(b, node.base, n.Builtin("with_bit", (read, at, coerce(b, value, t.BOOL)), type=kind, span=span), span)
    low = kind.width
    for f, size in kind.fields:
        low -= size
        if f == node.name:
            part = coerce(b, value, t.BOOL if size == 1 else t.BitsT(size))
            return write(b, node.base, views.bits_written(read, low, size, part, span), span)
    b.error("E0308", f"`{t.show(kind)}` has no part `{node.name}`", node.span)
    return []


def _write_each(b: Body, node: s.Subscript, base: n.Expr, value: n.Expr, span: Span) -> list[n.Stmt] | None:
    """`board[flips] = v` where the index is a set."""
    assert isinstance(base.type, t.ArrayT)
    if len(base.type.dims) != 1:
        return None
    index = node.indices[0]
    if not isinstance(index, s.SetLiteral | s.Comprehension | s.Name | s.Call | s.Binary | s.Subscript | s.Attribute):
        return None
    before, facts = len(b.elab.reporter.found), b.facts
    members = ex.expr(b, index)
    if not isinstance(members.type, t.SetT):
        del b.elab.reporter.found[before:]
        b.facts = facts
        return None
    members = coerce(b, members, t.SetT(base.type.dims[0]))
    start = root(base)
    if isinstance(start, n.State):
        b.forget({start.name})
    return [n.AssignEach(base, members, stored(b, value, base.type.element), span=span)]


def augment(b: Body, stmt: s.Augment) -> list[n.Stmt]:
    """`target op= value`"""
    current = ex.expr(b, stmt.target)
    current = b.present(current, stmt.target.span)
    if isinstance(current.type, t.ErrorT):
        return []
    guess = current.type if isinstance(current.type, t.BitsT | t.SetT | t.RealT) else None
    before, value = right_side(b, stmt.value, guess)
    if isinstance(current.type, t.ArrayT) and isinstance(stmt.target, s.Name) and stmt.target.id == "reward":
        b.error("E0424", "`reward` has one value a player", stmt.span, help="write `reward[p] += …`")
        return []
    value = b.present(value, stmt.value.span)
    result = operators.arithmetic(b, stmt.op, current, value, stmt.span)
    if isinstance(current, n.State) and isinstance(stmt.target, s.Name) and b.scope.writable(stmt.target.id) is None:
        return [*before, *_write_place(b, current, result, stmt.span)]     # in a module: a field of the importer
    return [*before, *write(b, stmt.target, result, stmt.span)]


# ------------------------------------------------------------------------------------------------ calls with effects
def effect_call(b: Body, node: s.Call, result: n.Local | None) -> list[n.Stmt] | None:
    """The statements of a call that has effects; None if it has none."""
    if isinstance(node.function, s.Name):
        name = node.function.id
        ending = endings.ending(b, node, name)
        if ending is not None:
            return ending
        entity = b.scope.find(name) if name not in b.locals else None
        if entity is not None and entity.kind == "rule":
            return call_rule(b, entity, node, result)
        if b.row is not None and b.elab.has_code(b.row, name) and not b.elab.code_signature(b.row, name)[2]:
            return _call_column(b, b.row, name, b.elab.row_variable(b.row, node.span), node, result)
        return None
    if not isinstance(node.function, s.Attribute):
        return None
    base_node, name = node.function.base, node.function.name
    if isinstance(base_node, s.Name) and base_node.id not in b.locals:
        entity = b.scope.find(base_node.id)
        if entity is not None and entity.kind == "namespace":
            inner = entity.value.names.get(name)
            return call_rule(b, inner, node, result) if inner is not None and inner.kind == "rule" else None
    before, facts = len(b.elab.reporter.found), b.facts
    base = place(b, base_node)
    base = b.present(_known(b, base), base_node.span)
    if isinstance(base.type, t.RowT) and b.elab.has_code(base.type.table, name):
        return None if b.elab.code_signature(base.type.table, name)[2] else _call_column(b, base.type.table, name, base, node, result)
    if name in METHODS and isinstance(base.type, t.SetT | t.BagT | t.ListT | t.PileT | t.PoolT):
        return _mutate(b, base, name, node, result)
    if not isinstance(base.type, t.ErrorT):
        del b.elab.reporter.found[before:]
        b.facts = facts
    return None if not isinstance(base.type, t.ErrorT) else []


def effect_value(b: Body, node: s.Call) -> tuple[list[n.Stmt], n.Expr] | None:
    """A call with effects that gives a value: its statements, and the value."""
    kind = _result_type(b, node)
    if kind is None:
        return None
    if isinstance(kind, t.NoneT):
        return [], b.error("E0611", "this gives no value", node.span, help="write it on a line of its own")
    stem = (
        node.function.id if isinstance(node.function, s.Name) else node.function.name if isinstance(node.function, s.Attribute) else "value"
    )
    held = b.fresh(f"{stem}_result" if stem != "pop" else "popped", kind)
    made = effect_call(b, node, held)
    return (made or [], n.Var(held.name, type=kind, span=node.span))


def _rule_result(b: Body, entity: Entity, node: s.Call) -> t.Type:
    rule = b.elab.rule(entity, node.span)
    return t.ERROR if rule is None else rule.result or t.NONE


def _result_type(b: Body, node: s.Call) -> t.Type | None:
    """What a call with effects gives (NoneT: nothing); None if it is not such a call."""
    if isinstance(node.function, s.Name):
        name = node.function.id
        entity = b.scope.find(name) if name not in b.locals else None
        if entity is not None and entity.kind == "rule":
            return _rule_result(b, entity, node)
        if b.row is not None and b.elab.has_code(b.row, name):
            _, result, pure = b.elab.code_signature(b.row, name)
            return None if pure else result or t.NONE
        return t.NONE if name in endings.NAMES else None
    if not isinstance(node.function, s.Attribute):
        return None
    base_node, name = node.function.base, node.function.name
    if isinstance(base_node, s.Name) and base_node.id not in b.locals:
        entity = b.scope.find(base_node.id)
        if entity is not None and entity.kind == "namespace":
            inner = entity.value.names.get(name)
            if inner is None or inner.kind != "rule":
                return None
            return _rule_result(b, inner, node)
    found, facts, reads = list(b.elab.reporter.found), b.facts, set(b.reads)
    frame, b.frame = b.frame, []
    base = place(b, base_node)
    b.elab.reporter.found, b.facts, b.frame = found, facts, frame
    b.reads |= reads
    kind = base.type.inner if isinstance(base.type, t.OptT) else base.type
    if isinstance(kind, t.RowT) and b.elab.has_code(kind.table, name):
        _, result, pure = b.elab.code_signature(kind.table, name)
        return None if pure else result or t.NONE
    if name in METHODS and isinstance(kind, t.SetT | t.BagT | t.ListT | t.PileT | t.PoolT):
        return kind.element if name == "pop" and isinstance(kind, t.ListT | t.PileT) else t.NONE
    return None


def hoisted(b: Body, args: tuple[s.Expr, ...], named: tuple[tuple[str, s.Expr], ...]) -> tuple[s.Expr, ...]:
    """Arguments; those that are calls with effects run before the statement, and their value takes their place."""
    out = []
    for a in args:
        called = effect_value(b, a) if isinstance(a, s.Call) else None
        if called is None:
            out.append(a)
            continue
        statements, value = called
        assert b.pre is not None
        b.pre.extend(statements)
        if isinstance(value, n.Var):
            from specc.elaborate.scope import Variable

            b.locals[value.name] = Variable(n.Local(value.name, value.type), a.span, used=True, quiet=True)
            out.append(s.Name(span=a.span, id=value.name))
        else:
            out.append(a)
    return tuple(out)


def call_rule(b: Body, entity: Entity, node: s.Call, result: n.Local | None) -> list[n.Stmt]:
    """A call of a rule of the spec."""
    if not b.effects:
        b.error("E0603", f"`{entity.decl.name}` is a rule: it has effects, which are not allowed {b.what}", node.span)
        return []
    rule = b.elab.rule(entity, node.span)
    if rule is None:
        return []
    args = calls.arguments(b, rule.name, rule.params, hoisted(b, node.args, node.named), node.named, node.span)
    if args is None:
        return []
    b.reads |= rule.reads
    b.draws |= rule.draws
    b.asked |= rule.asks
    b.forget(rule.writes)
    return [n.CallRule(rule.name, args, result, b.elab.next_site(), span=node.span)]


def _call_column(b: Body, table: str, column: str, row: n.Expr, node: s.Call, result: n.Local | None) -> list[n.Stmt]:
    if not b.effects:
        b.error("E0603", f"`{column}` has effects, which are not allowed {b.what}", node.span)
        return []
    params, _, _ = b.elab.code_signature(table, column)
    args = calls.arguments(b, column, params, hoisted(b, node.args, node.named), node.named, node.span)
    if args is None:
        return []
    effects = b.elab.code_effects(table, column)
    b.reads |= effects.reads
    b.draws |= effects.draws
    b.asked |= effects.asks
    b.forget(effects.writes)
    return [n.CallColumn(table, column, row, args, result, b.elab.next_site(), span=node.span)]


def _mutate(b: Body, base: n.Expr, method: str, node: s.Call, result: n.Local | None) -> list[n.Stmt]:
    """A method of a collection."""
    start = root(base)
    if isinstance(start, n.State):
        if not b.effects:
            b.error("E0601", f"this changes `{start.name}`, which is not allowed {b.what}", node.span, "state is written here")
            return []
    args = hoisted(b, node.args, node.named)
    made = _method_args(b, base.type, method, args, node)
    if made is None:
        return []
    name, values, site = made
    drop = any(k == "drop" for k, _ in node.named)
    if isinstance(start, n.State):
        b.reads.add(start.name)
        b.forget({start.name})
    elif isinstance(start, n.Var):
        b.forget_local(start.name)
    return [n.Mutate(base, name, values, result, site, drop, span=node.span)]


def _method_args(b: Body, kind: t.Type, method: str, args: tuple[s.Expr, ...], node: s.Call) -> tuple[str, tuple[n.Expr, ...], int] | None:
    def one() -> tuple[n.Expr, ...]:
        return (ex.stored_as(b, args[0], element),)

    element = kind.element  # type: ignore[attr-defined]
    match kind, method, len(args):
        case ((t.SetT() | t.BagT()), ("add" | "remove"), 1):
            return method, one(), 0
        case t.ListT(), "push", 1:
            return method, one(), 0
        case t.ListT(), ("pop" | "clear"), 0:
            return method, (), 0
        case ((t.PoolT() | t.SetT() | t.BagT()), "clear", 0):
            return method, (), 0
        case t.PoolT(), "add", 1:
            return method, one(), 0
        case t.PoolT(), "remove", 1:
            e = place(b, args[0])
            if isinstance(e, n.Index):
                return method, (e.indices[0],), 0
            b.error("E0411", "`remove` takes an element of the pool", args[0].span, help="the binder of a loop over it")
            return None
        case t.PileT(), "pop", 0:
            b.draws = True
            return method, (), b.elab.site("pick", "pop", t.count(element), b.what)[0]
        case t.PileT(), ("take" | "put_top" | "put_bottom"), 1:
            return method, one(), 0
        case t.PileT(), "put", 1:
            e = ex.expr(b, args[0], element)
            if isinstance(e.type, t.SetT):
                return "put_set", (coerce(b, e, t.SetT(element)),), 0
            return method, (stored(b, e, element),), 0
        case t.PileT(), "shuffle", 0:
            return method, (), 0
        case t.PileT(), "show", 2:
            b.draws = True
            count = coerce(b, ex.expr(b, args[0]), t.ANY_INT)
            player = ex.typed(b, args[1], t.IntT(0, b.elab.players - 1))
            return method, (count, player), b.elab.site("pick", "show", t.count(element), b.what)[0]
        case _:
            b.error("E0308", f"`{t.show(kind)}` has no `{method}` with {len(args)} arguments", node.span)
            return None


def test(b: Body, node: s.Expr) -> n.Expr:
    """The condition of an `if`, which may be a call with effects (alone, or under `not`)."""
    inner = node.operand if isinstance(node, s.Unary) and node.op == "not" else node
    if b.effects and isinstance(inner, s.Call):
        called = effect_value(b, inner)
        if called is not None:
            statements, value = called
            assert b.pre is not None
            b.pre.extend(statements)
            value = coerce(b, value, t.BOOL)
            return n.Not(value, type=t.BOOL, span=node.span) if inner is not node else value
    return ex.condition(b, node)
