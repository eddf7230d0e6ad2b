"""Declarations that give values: named types, constants, special names, start values, sparse literals, resets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specc.elaborate import expressions as ex
from specc.elaborate import pictures, template
from specc.elaborate.body import Body
from specc.elaborate.coerce import stored
from specc.elaborate.ranges import arith_range
from specc.elaborate.scope import Entity
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import walk
from specc.source.text import Code, Span
from specc.syntax import nodes as s

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator

PI = 3.141592653589793


def named_type(elab: Elaborator, entity: Entity) -> t.Type:
    """The type of a declaration under `types:` or `records:`."""
    decl, name = entity.decl, entity.name
    fields = getattr(decl, "fields", None)
    if fields is None:
        kind = elab.resolve_code(entity.scope, decl.code, name)
        if isinstance(kind, t.IntT):
            kind = t.IntT(kind.lo, kind.hi, name)
        elif isinstance(kind, t.RowT) and kind.rows is not None:
            kind = t.RowT(kind.table, kind.count, kind.rows, name)
        elif isinstance(kind, t.BitsT):
            kind = t.BitsT(kind.width, kind.fields, name)
        elif isinstance(kind, t.CyclicT):
            kind = t.CyclicT(kind.n, name)
    else:
        parts = tuple((f.name, elab.resolve_code(entity.scope, f.type, f.name.capitalize())) for f in fields.values())
        record = type(decl).__name__ == "RecordDecl" or not all(t.is_finite(k) or isinstance(k, t.ErrorT) for _, k in parts)
        kind = t.RecordT(name, parts) if record else t.ProductT(name, parts)
        elab.record_starts[name] = {f.name: (entity, f) for f in fields.values()}
    if getattr(decl, "label", None) is not None:
        entity.value = kind
        _label(elab, entity, kind)
    return kind


def _label(elab: Elaborator, entity: Entity, kind: t.Type) -> None:
    """Texts of the values of a type with a label; they become names."""
    if not t.is_finite(kind):
        elab.reporter.error("E0406", "only a finite type can have a label", entity.span)
        return
    texts = ["" for _ in t.values(kind)]
    for part in template.split(entity.decl.label):
        if isinstance(part, str):
            texts = [x + part for x in texts]
            continue
        node = elab.parsed_or_none(part)
        if node is None:
            continue
        body = Body(elab, entity.scope, static=True, what="in a label")
        names = [f for f, _ in kind.fields] if isinstance(kind, t.ProductT) else ["it"]
        kinds = [k for _, k in kind.fields] if isinstance(kind, t.ProductT) else [kind]
        for f, k in zip(names, kinds, strict=True):
            elab.variable(body, f, k, entity.span)
        e = ex.expr(body, node)
        for i, v in enumerate(t.values(kind)):
            frame = dict(zip(names, v, strict=True)) if isinstance(kind, t.ProductT) else {"it": v}
            texts[i] += elab.value_text(e.type, elab.evaluate(e, frame, ""))
    elab.labels[entity.name] = tuple(texts)
    for text in texts:
        owners = elab.members.setdefault(text, [])
        if kind not in owners:
            owners.append(kind)


# ------------------------------------------------------------------------------------------------ constants and special names
def constant(elab: Elaborator, entity: Entity) -> n.Const:
    """A build parameter or constant."""
    if entity.value is None:
        if entity.busy:
            elab.reporter.error("E0902", f"`{entity.decl.name}` needs its own value", entity.span)
            return n.Const(0, type=t.ERROR)
        entity.busy = True
        entity.value = _constant(elab, entity)
        entity.busy = False
    assert isinstance(entity.value, n.Const)
    return entity.value


def _constant(elab: Elaborator, entity: Entity) -> n.Const:
    decl = entity.decl
    want = None if decl.type is None else elab.resolve_code(entity.scope, decl.type)
    code = getattr(decl, "value", None) or getattr(decl, "default", None)
    if code is None:
        elab.reporter.error("E0905", f"parameter `{decl.name}` has no value", entity.span, help="give it a default, or `--set`")
        return n.Const(0, type=t.ERROR)
    node = elab.parsed_or_none(code)
    return n.Const(0, type=t.ERROR) if node is None else elab.static(entity.scope, node, want)


def parameter_type(elab: Elaborator, entity: Entity) -> t.Type:
    """The type of a parameter `at: reset`."""
    if entity.decl.type is not None:
        return elab.resolve_code(entity.scope, entity.decl.type)
    node = None if entity.decl.default is None else elab.parsed_or_none(entity.decl.default)
    kind = t.ERROR if node is None else elab.static(entity.scope, node).type
    return t.ANY_INT if isinstance(kind, t.IntT) else kind


def special(elab: Elaborator, b: Body, id: str, span: Span) -> n.Expr | None:
    """A name that the language gives: me, foe, mover, viewer, reward, stuck, …"""
    player = t.IntT(0, elab.players - 1, "Player")
    match id:
        case "me" | "viewer" if id in b.special:
            return n.Var(id, type=player, span=span)
        case "foe" if "me" in b.special and elab.players == 2:
            me = n.Var("me", type=player, span=span)
            return n.Arith("-", n.Const(1, type=t.IntT(1, 1)), me, type=player, span=span)
        case "mover" if not b.static:
            b.reads.add("mover")
            return n.State("mover", type=player, span=span)
        case "reward" if b.effects or "over" in b.special:
            whole = n.State("reward", type=t.ArrayT(elab.real, (player,)), span=span)
            if elab.players == 1 and "over" not in b.special:
                return n.Index(whole, (n.Const(0, type=player),), type=elab.real, span=span)
            return whole
        case "over" | "truncated" if "over" in b.special:
            return n.State(id, type=t.BOOL, span=span)
        case "to_move" if "over" in b.special:
            return n.State(id, type=player, span=span)
        case "steps" if not b.static:
            b.reads.add("steps")
            return n.State("steps", type=t.IntT(0, None), span=span)
        case "asked" if not b.static:
            b.reads.add("asked")
            return n.State("asked", type=t.OptT(t.IntT(0, 255)), span=span)
        case "stuck" if not b.static and elab.root.find("stuck") is None:
            b.reads.add("@legal")
            if elab.asking_legality:
                elab.reporter.error("E0904", "legality asks for legality", span, "this is reached from a `legal:` line")
            return n.Stuck(type=t.BOOL, span=span)
        case "row" if b.row is not None:
            return elab.row_variable(b.row, span)
        case "modifiers" if b.modifiers is not None:
            return b.modifiers
        case "pi" if elab.root.find("pi") is None:
            return n.Const(PI, type=elab.real, span=span)
        case "players" if b.scope.find("players") is None:
            return n.Const(elab.players, type=t.IntT(elab.players, elab.players), span=span)
        case _:
            return None


# ------------------------------------------------------------------------------------------------ start values
def blank(elab: Elaborator, kind: t.Type) -> n.Expr | None:
    """What a field holds that nobody gave a start: absent, empty, or None if its type has no such value."""
    match kind:
        case t.OptT():
            return n.Const(None, type=kind)
        case t.SetT():
            return n.Const(frozenset(), type=kind)
        case t.ListT():
            return n.Const((), type=kind)
        case t.BagT(element, _):
            return n.Const((0,) * t.count(element), type=kind)
        case t.PoolT() | t.PileT():
            return n.Const((), type=kind)
        case t.ArrayT(element, _):
            inner = blank(elab, element)
            return None if inner is None else n.Fill(inner, type=kind)
        case t.RecordT(name, fields):
            parts = [record_start(elab, name, f) for f, _ in fields]
            return None if any(q is None for q in parts) else n.MakeRecord(tuple(q for q in parts if q is not None), type=kind)
        case _:
            return None


def zero(elab: Elaborator, kind: t.Type) -> n.Expr:
    """The value of a field before setup gives it one."""
    found = blank(elab, kind)
    if found is not None:
        return found
    match kind:
        case t.RealT():
            return n.Const(0.0, type=kind)
        case t.BoolT():
            return n.Const(False, type=kind)
        case t.BitsT():
            return n.Const(0, type=kind)
        case t.ArrayT(element, _):
            return n.Fill(zero(elab, element), type=kind)
        case t.RecordT(name, fields):
            parts = tuple(record_start(elab, name, f) or zero(elab, k) for f, k in fields)
            return n.MakeRecord(parts, type=kind)
        case t.IntT(lo, hi) if lo is None or hi is None:
            return n.Const(0, type=kind)
        case _ if t.is_finite(kind):
            return n.Const(t.values(kind)[0], type=kind)
        case _:
            return n.Const(0, type=kind)


def record_start(elab: Elaborator, record: str, name: str) -> n.Expr | None:
    """The start value of a record's field; None if it must be given."""
    found = elab.record_starts.get(record, {}).get(name)
    if found is None:
        return None
    entity, decl = found
    if (record, name) in elab.starting:
        if not elab.reporter.failed:
            elab.reporter.error("E0902", f"record `{record}` contains itself", decl.span, "this has no end", help="store an index instead")
        return zero(elab, t.BOOL)
    elab.starting.add((record, name))
    try:
        return _record_start(elab, entity, decl)
    finally:
        elab.starting.discard((record, name))


def _record_start(elab: Elaborator, entity: Entity, decl: Any) -> n.Expr | None:
    kind = elab.resolve_code(entity.scope, decl.type, decl.name.capitalize())
    if isinstance(decl.start, Code):
        body = Body(elab, entity.scope, what="in a start value")
        return started(elab, body, decl.start, kind)
    if isinstance(decl.start, dict):
        return sparse_start(elab, entity, decl.start, kind)
    return blank(elab, kind)


def started(elab: Elaborator, body: Body, code: Code, kind: t.Type) -> n.Expr:
    """A start expression as a value of the type: one for all cells of an array, or one a cell when it draws."""
    node = elab.parsed_or_none(code)
    if node is None:
        return zero(elab, kind)
    if isinstance(kind, t.PileT):
        if isinstance(node, s.Name) and node.id == "all":
            return n.Const((tuple(t.values(kind.element))), type=kind)
        members = stored(body, ex.expr(body, node, t.SetT(kind.element)), t.SetT(kind.element))
        return n.Convert(members, type=kind, span=node.span)
    if isinstance(kind, t.ArrayT) and isinstance(kind.element, t.PileT):
        return n.Fill(started(elab, body, code, kind.element), type=kind, span=node.span)
    e = ex.expr(body, node, kind, keep=True)
    element = kind.element if isinstance(kind, t.ArrayT) else None
    whole = isinstance(e.type, t.ArrayT | t.ListT) and not isinstance(element, t.ArrayT | t.ListT)
    if isinstance(kind, t.ArrayT) and not whole and (any(isinstance(x, n.Draw) for x in walk(e))):
        inner = stored(body, e, kind.element)
        clauses = tuple(n.ForClause(body.fresh("at", d), n.TypeDomain(d)) for d in kind.dims)
        return n.Comp("array", inner, clauses, type=kind, span=node.span)
    if isinstance(kind, t.ArrayT) and not whole and element is not None:
        return n.Fill(stored(body, e, element), type=kind, span=node.span)
    return stored(body, e, kind)


def sparse(elab: Elaborator, b: Body, items: tuple[tuple[s.Expr, s.Expr], ...], span: Span, want: t.Type | None) -> n.Expr:
    """`{fire: 1, any: 2}` where an array, a bag, or an array of the counted elements is expected."""
    target = want.inner if isinstance(want, t.OptT) else want
    if isinstance(target, t.ArrayT) and len(target.dims) == 1 and not _counts(elab, b, items, target):
        parts: list[n.Expr] = [zero(elab, target.element) for _ in range(t.count(target.dims[0]))]
        if isinstance(target.element, t.IntT) and target.element.lo is not None:
            parts = [n.Const(0 if target.element.lo <= 0 else target.element.lo, type=target.element) for _ in parts]
        for k, v in items:
            key = ex.typed(b, k, target.dims[0])
            if not isinstance(key, n.Const) or isinstance(key.type, t.ErrorT):
                if not isinstance(key.type, t.ErrorT):
                    b.error("E0605", "this key is not known when the spec is built", k.span)
                continue
            parts[t.ordinal(target.dims[0], key.value)] = ex.stored_as(b, v, target.element)
        return n.MakeArray(tuple(parts), type=target, span=span)
    if isinstance(target, t.ArrayT | t.BagT | t.ListT):
        return _counted(elab, b, items, target, span)
    return b.error("E0425", "what is this a table of?", span, "an array or a bag is expected where `{a: b}` stands")


def _counts(elab: Elaborator, b: Body, items: tuple[tuple[s.Expr, s.Expr], ...], target: t.ArrayT) -> bool:
    """Are the keys elements (a bag written where the sorted array is expected) rather than indices?"""
    if not items or not isinstance(items[0][0], s.Name):
        return False
    return ex.member(target.element, items[0][0].id, elab) is not None and ex.member(target.dims[0], items[0][0].id, elab) is None


def _counted(
    elab: Elaborator, b: Body, items: tuple[tuple[s.Expr, s.Expr], ...], target: t.ArrayT | t.BagT | t.ListT, span: Span
) -> n.Expr:
    counts: dict[Any, int] = {}
    for k, v in items:
        key, many = ex.typed(b, k, target.element), elab.static_int(b.scope, v)
        if isinstance(key, n.Const) and not isinstance(key.type, t.ErrorT):
            counts[key.value] = many
    if isinstance(target, t.BagT):
        return n.Const(tuple(counts.get(v, 0) for v in t.values(target.element)), type=target, span=span)
    spread = tuple(v for v in sorted(counts, key=lambda v: t.ordinal(target.element, v)) for _ in range(counts[v]))
    if isinstance(target, t.ArrayT) and len(spread) != t.count(target.dims[0]):
        return b.error("E0408", f"{len(spread)} elements for {t.count(target.dims[0])} places", span)
    return n.Const(spread, type=target, span=span)


def sparse_start(elab: Elaborator, entity: Entity, start: dict[Code, Any], kind: t.Type, others: n.Expr | None = None) -> n.Expr:
    """A start (or given) written as a YAML mapping: from fields of a record, indices or sets of indices, to values."""
    body = Body(elab, entity.scope, static=True, what="in a start value")
    if isinstance(kind, t.OptT):
        return n.Some(sparse_start(elab, entity, start, kind.inner), type=kind)
    if isinstance(kind, t.RecordT):
        given = {k.text.strip(): v for k, v in start.items()}
        parts = []
        for f, field in kind.fields:
            if f in given:
                parts.append(nested_value(elab, entity, given[f], field))
            else:
                parts.append(record_start(elab, kind.name, f) or zero(elab, field))
        return n.MakeRecord(tuple(parts), type=kind)
    if not isinstance(kind, t.ArrayT):
        elab.reporter.error("E0425", f"a `{t.show(kind)}` cannot be written as a mapping", entity.span)
        return zero(elab, kind)
    dims = kind.dims
    whole: t.Type = dims[0] if len(dims) == 1 else t.ProductT("", tuple((str(i), d) for i, d in enumerate(dims)))
    cells: list[n.Expr] = [others or _empty_cell(elab, kind.element)] * t.count(whole)
    for k, v in start.items():
        node = elab.parsed_or_none(k)
        if node is None:
            continue
        if isinstance(v, dict) and len(dims) > 1 and not isinstance(kind.element, t.RecordT | t.OptT):
            _inner_rows(elab, entity, cells, node, v, kind)
            continue
        value = nested_value(elab, entity, v, kind.element)
        e = ex.expr(body, node, whole)
        if isinstance(e.type, t.SetT):
            members: Any = elab.evaluate(e, {}, ())
        else:
            at = elab.static(entity.scope, node, whole)
            members = () if isinstance(at.type, t.ErrorT) else (at.value,)
        for m in members:
            cells[t.ordinal(whole, m)] = value
    return _shaped(cells, kind)


def _inner_rows(elab: Elaborator, entity: Entity, cells: list[n.Expr], node: s.Expr, inner: dict[Code, Any], kind: t.ArrayT) -> None:
    first = elab.static(entity.scope, node, kind.dims[0])
    if isinstance(first.type, t.ErrorT):
        return
    rest = t.ArrayT(kind.element, kind.dims[1:])
    made = sparse_start(elab, entity, inner, rest)
    size = len(cells) // t.count(kind.dims[0])
    at = t.ordinal(kind.dims[0], first.value) * size
    flat = _flat(made)
    cells[at : at + size] = flat


def _flat(e: n.Expr) -> list[n.Expr]:
    if isinstance(e, n.MakeArray):
        return [x for q in e.parts for x in (_flat(q) if isinstance(q.type, t.ArrayT) else [q])]
    return [e]


def _empty_cell(elab: Elaborator, kind: t.Type) -> n.Expr:
    if isinstance(kind, t.IntT) and kind.lo is not None and kind.lo <= 0:
        return n.Const(0, type=kind)
    return zero(elab, kind)


def _shaped(cells: list[n.Expr], kind: t.ArrayT) -> n.Expr:
    if len(kind.dims) == 1:
        return n.MakeArray(tuple(cells), type=kind)
    size = len(cells) // t.count(kind.dims[0])
    rest = t.ArrayT(kind.element, kind.dims[1:])
    return n.MakeArray(tuple(_shaped(cells[i : i + size], rest) for i in range(0, len(cells), size)), type=kind)


def nested_value(elab: Elaborator, entity: Entity, value: Any, kind: t.Type) -> n.Expr:
    """A value written as code or as a mapping."""
    if isinstance(value, dict):
        return sparse_start(elab, entity, value, kind)
    assert isinstance(value, Code)
    body = Body(elab, entity.scope, what="in a value")
    return started(elab, body, value, kind)


def field_start(elab: Elaborator, entity: Entity, body: Body) -> n.Expr | None:
    """The start of a state field, typed; None if it has none."""
    decl, kind = entity.decl, elab.state_type(entity)
    if isinstance(kind, t.ErrorT):
        return None
    if isinstance(decl.start, dict):
        return sparse_start(elab, entity, decl.start, kind)
    if isinstance(decl.start, Code):
        if decl.picture is not None and pictures.looks_like(decl.start.text, decl.picture):
            return pictures.read(elab, entity, decl.start, kind)
        return indexed_start(elab, entity, decl.start, kind, body)
    return blank(elab, kind)


def indexed_start(elab: Elaborator, entity: Entity, code: Code, kind: t.Type, body: Body) -> n.Expr:
    """A start that may use the index names written in the type (`Card[p: Player, c: Copy]`)."""
    names = index_names(elab, entity)
    node = elab.parsed_or_none(code)
    used = node is not None and isinstance(kind, t.ArrayT) and any(isinstance(x, s.Name) and x.id in names for x in _names(node))
    if not used or not isinstance(kind, t.ArrayT) or node is None:
        return started(elab, body, code, kind)
    with body.inner():
        clauses = []
        for i, d in enumerate(kind.dims):
            name = names[i] or f"i{i}"
            clauses.append(n.ForClause(body.declare(name, d, code.span(), quiet=True), n.TypeDomain(d)))
        element = stored(body, ex.expr(body, node, kind.element, keep=isinstance(kind.element, t.OptT)), kind.element)
    return n.Comp("array", element, tuple(clauses), type=kind, span=code.span())


def _names(node: s.Expr) -> list[Any]:
    from specc.elaborate.bodies import walk_syntax

    return list(walk_syntax(node))


def index_names(elab: Elaborator, entity: Entity) -> list[str]:
    """Names of the indices in the type of a field, "" where there is none."""
    from specc.syntax.parse import parse_type

    node = elab._once("type", entity.decl.type, lambda: parse_type(entity.decl.type, elab.reporter))
    if not isinstance(node, s.Subscript):
        return []
    return [i.name if isinstance(i, s.Param) else "" for i in node.indices]


def reset_fields(elab: Elaborator, event: str) -> list[tuple[Entity, n.Expr]]:
    """State fields that return to their start at an event."""
    found = []
    for scope in elab.scopes:
        for entity in scope.names.values():
            if entity.kind == "state" and entity.decl.reset == event:
                start = field_start(elab, entity, Body(elab, entity.scope, what="in a start value"))
                if start is not None:
                    found.append((entity, start))
    return found


__all__ = ["arith_range", "field_start", "named_type", "special"]
