"""Actions, ends, invariants, observation and rendering."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specc.document.models import ChannelDecl
from specc.elaborate import bodies, pictures, starts, template
from specc.elaborate import expressions as ex
from specc.elaborate.body import Body, Facts
from specc.elaborate.facts import implied
from specc.elaborate.scope import Entity, Scope
from specc.ir import nodes as n
from specc.ir import program as p
from specc.ir import types as t
from specc.source.text import Code
from specc.syntax import nodes as s

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator

ME = frozenset({"me"})
VIEWER = frozenset({"viewer"})
AFTERWARDS = frozenset({"over"})


def ends(elab: Elaborator, scope: Scope) -> tuple[tuple[p.End, ...], Facts]:
    """The ends, and what is known as long as none of them holds."""
    found, known = [], frozenset[n.Expr]()
    for decl in scope.document.end:
        node = elab.parsed_or_none(decl.when)
        if node is None:
            continue
        body = Body(elab, scope, what="in `end:`", special=ME)
        when = ex.condition(body, node)
        block, _ = bodies.effect(elab, scope, decl.do, "in `end:`", ME, implied(body, when, True))
        if isinstance(when, n.Const) and when.value is False:
            elab.reporter.error("E1002", "this end can never be reached", decl.when.span(), "its condition is always false")
        known |= implied(body, when, False)
        found.append(p.End(when, block, decl.reason, decl.span))
    return tuple(found), frozenset(f for f in known if "me" not in _names(f))


def _names(e: n.Expr) -> frozenset[str]:
    from specc.ir.visit import variables

    return variables(e)


def action(elab: Elaborator, entity: Entity, offset: int, known: Facts) -> p.Action:
    """An action: parameters, lets, legal lines in order, effect."""
    decl, scope = entity.decl, entity.scope
    params = elab.action_params(entity)
    body = Body(elab, scope, what="in `legal:`", special=ME)
    for q, written in zip(params, decl.params, strict=True):
        hidden = scope.own(q.name)
        if hidden is not None and hidden.kind in ("state", "view", "constant", "parameter", "table", "function"):
            elab.reporter.error(
                "E0304", f"parameter `{q.name}` hides the {hidden.word} of that name", written.span, help="choose another name"
            )
        elab.variable(body, q.name, q.type, written.span)
    elab.asking_legality = True
    lets = []
    for name, code in decl.let.items():
        node = elab.parsed_or_none(code)
        if node is None:
            continue
        e = ex.expr(body, node, keep=True)
        lets.append((body.declare(name, e.type, code.span(), quiet=True), e))
    legal = _legal(elab, entity, body)
    elab.asking_legality = False
    body.facts |= known
    body.effects, body.asks, body.what = True, True, "in an action"
    stmts = elab.parsed_block(decl.do, False)
    body.multiple = bodies.assigned(stmts)
    from specc.elaborate import effects

    block = effects.sequence(body, stmts)
    block = bodies.finish(body, block, None, decl.do.span())
    box = _box(elab, entity, params)
    if box is not None and any(t.is_finite(q.type) for q in params):
        elab.reporter.error(
            "E0416", f"`{entity.decl.name}` has both real and finite parameters", entity.span, "neither a list nor a box",
            help="make all of them real, or all of them finite",
        )  # fmt: skip
    count = 1
    for q in params:
        count *= t.count(q.type) if t.is_finite(q.type) else 1
    if count > t.MOST_VALUES:
        elab.reporter.error(
            "E0427", f"`{entity.decl.name}` stands for {count} actions", entity.span, f"up to {t.MOST_VALUES} are possible",
            help="give its parameters smaller types, or a table of the actions that there are",
        )  # fmt: skip
        params, count = (), 1
    return p.Action(
        name=entity.name, doc=decl.doc, source=decl.source, span=decl.span, written=decl.do.text.strip(), params=params, lets=tuple(lets),
        legal=legal, block=block, offset=offset, count=1 if box else count, labels=_labels(elab, entity, params, box is not None), box=box,
        clamp=decl.clamp, draws=body.draws, asks=body.asked,
    )  # fmt: skip


def _legal(elab: Elaborator, entity: Entity, body: Body) -> tuple[p.LegalLine, ...]:
    decl = entity.decl
    lines: list[p.LegalLine] = []
    if decl.phase is not None:
        phase = s.Name(span=decl.phase.span(), id="phase")
        wanted = elab.parsed(decl.phase)
        same = ex.condition(body, s.Compare(span=decl.phase.span(), ops=("==",), operands=(phase, wanted)))
        lines.append(p.LegalLine(f"the phase is {decl.phase.text.strip()}", same, decl.phase.span()))
    for line in decl.legal:
        node = elab.parsed_or_none(line.test)
        if node is None:
            continue
        e = ex.condition(body, node)
        body.assume(e)
        lines.append(p.LegalLine(line.reason, e, line.span))
    return tuple(lines)


def _box(elab: Elaborator, entity: Entity, params: tuple[n.Local, ...]) -> tuple[tuple[float, float], ...] | None:
    """Bounds of real parameters; None if the action is discrete."""
    if not any(isinstance(q.type, t.RealT) or (isinstance(q.type, t.ArrayT) and isinstance(q.type.element, t.RealT)) for q in params):
        return None
    bounds = []
    for q, written in zip(params, entity.decl.params, strict=True):
        found = next((v for k, v in elab.real_bounds.items() if _inside(written.type, k)), (-1.0, 1.0))
        size = 1
        if isinstance(q.type, t.ArrayT):
            for d in q.type.dims:
                size *= t.count(d)
        bounds += [found] * size
    return tuple(bounds)


def _inside(code: Code, span: object) -> bool:
    from specc.source.text import Span

    whole = code.span()
    return isinstance(span, Span) and span.file == whole.file and whole.line <= span.line <= whole.end_line and whole.column <= span.column


def _labels(elab: Elaborator, entity: Entity, params: tuple[n.Local, ...], box: bool) -> tuple[str, ...]:
    """The name of every instance: `place(c3)`, `move(e2e4)`, `pass`."""
    name = entity.decl.name
    if entity.decl.label is not None and not box:
        return _labelled(elab, entity, params)
    if not params or box:
        return (name,)
    if any(not t.is_finite(q.type) for q in params):
        return ()
    texts = [""]
    for q in params:
        values = [elab.value_text(q.type, v) for v in t.values(q.type)]
        texts = [f"{x}, {v}" if x else v for x in texts for v in values]
    return tuple(f"{name}({x})" for x in texts)


def _labelled(elab: Elaborator, entity: Entity, params: tuple[n.Local, ...]) -> tuple[str, ...]:
    """The names that the action's `label:` template gives; they must differ."""
    frames: list[dict[str, Any]] = [{}]
    for q in params:
        if not t.is_finite(q.type):
            return ()
        frames = [{**f, q.name: v} for f in frames for v in t.values(q.type)]
    texts = ["" for _ in frames]
    for piece in template.split(entity.decl.label):
        if isinstance(piece, str):
            texts = [x + piece for x in texts]
            continue
        node = elab.parsed_or_none(piece)
        if node is None:
            return ()
        body = Body(elab, entity.scope, static=True, what="in a label")
        for q in params:
            elab.variable(body, q.name, q.type, entity.span)
        e = ex.expr(body, node)
        if isinstance(e.type, t.ErrorT):
            return ()
        texts = [x + elab.value_text(e.type, elab.evaluate(e, f, "")) for x, f in zip(texts, frames, strict=True)]
    if len(set(texts)) < len(texts):
        twice = next(x for x in texts if texts.count(x) > 1)
        elab.reporter.error(
            "E0309", f"two instances of this action are called `{twice}`", entity.decl.label.span(), help="name every parameter"
        )
    return tuple(texts)


def channel(elab: Elaborator, scope: Scope, decl: ChannelDecl) -> p.Channel | None:
    """One part of the observation."""
    node = elab.parsed_or_none(decl.value)
    if node is None:
        return None
    body = Body(elab, scope, what="in `observe:`", special=VIEWER | AFTERWARDS)
    over = []
    for name, code in decl.over.items():
        kind = elab.resolve_code(scope, code)
        over.append(body.declare(name, kind, code.span(), quiet=True))
    want = None if decl.type is None else elab.resolve_code(scope, decl.type)
    body.frame = []
    real = isinstance(want, t.ArrayT) and isinstance(want.element, t.RealT)
    value = ex.expr(body, node, t.ArrayT(elab.real, want.dims) if real and isinstance(want, t.ArrayT) else want)
    guards, body.frame = body.frame, None
    if isinstance(value.type, t.BoolT) and guards:
        value = n.And((*guards, value), type=t.BOOL, span=value.span)
    elif guards:
        body.error("E0501", "this may be absent", value.span, help="guard it with `x?`, or give a default with `??`")
    if want is not None and not real and not isinstance(value.type, t.ErrorT):
        from specc.elaborate.coerce import coerce

        value = coerce(body, value, want)
    shape = tuple(t.count(v.type) for v in over if t.is_finite(v.type))
    if isinstance(value.type, t.ArrayT):
        shape += tuple(t.count(d) for d in value.type.dims)
    elif isinstance(value.type, t.OptT | t.SetT | t.RecordT):
        body.error(
            "E0411",
            f"a channel shows bools and numbers, found `{t.show(value.type)}`",
            value.span,
            help="use `over:` with a comparison, or `one_hot(…)`",
        )
        return None
    return p.Channel(
        name=decl.name, doc=decl.doc, span=decl.span, written=decl.value.text.strip(), over=tuple(over), value=value, shape=shape
    )


def render(elab: Elaborator, scope: Scope, code: Code | None) -> tuple[p.RenderPart, ...]:
    """The template of `render:`."""
    return () if code is None else template_parts(elab, code, Body(elab, scope, what="in `render:`", special=AFTERWARDS))


def template_parts(elab: Elaborator, code: Code, body: Body) -> tuple[p.RenderPart, ...]:
    """Literal text and values; a field with a picture alone between braces is the picture."""
    parts: list[p.RenderPart] = []
    for piece in template.split(code):
        if isinstance(piece, str):
            parts.append(p.RenderPart(text=piece))
            continue
        node = elab.parsed_or_none(piece)
        if node is None:
            continue
        parts.append(_part(body, node))
    return tuple(parts)


def _part(body: Body, node: s.Expr) -> p.RenderPart:
    """A value of a template. The branches of `a if c else b` may be of different types."""
    if isinstance(node, s.Conditional) and node.otherwise is not None:
        test, facts = ex.condition(body, node.test), body.facts
        body.assume(test)
        part = _part(body, node.then)
        body.facts = facts
        body.assume(test, False)
        otherwise = _part(body, node.otherwise)
        body.facts = facts
        return p.RenderPart(value=part.value, picture=part.picture, test=test, otherwise=otherwise)
    value = ex.expr(body, node, keep=True)
    entity = body.scope.find(node.id) if isinstance(node, s.Name) else None
    drawn = entity is not None and entity.kind in ("state", "input") and entity.decl.picture is not None
    return p.RenderPart(value=value, picture=entity.name if drawn and entity is not None else None)


def invariants(elab: Elaborator, scope: Scope) -> tuple[p.Invariant, ...]:
    """Conditions that hold after every step."""
    found = []
    for code in scope.document.invariants:
        node = elab.parsed_or_none(code)
        if node is None:
            continue
        body = Body(elab, scope, what="in `invariants:`", special=AFTERWARDS)
        found.append(p.Invariant(ex.condition(body, node), code.text.strip(), code.span()))
    return tuple(found)


def symmetry(elab: Elaborator, scope: Scope, name: str, maps: dict[str, Code]) -> p.Symmetry:
    """`mirror: {Sq: 'Sq(it.r, 7 - it.c)'}`: each named type is mapped by an expression in `it`; tables keyed by mapped types follow."""
    found: dict[str, tuple[int, ...]] = {}
    kinds: dict[str, t.Type] = {}
    for type_name, code in maps.items():
        node = elab.parsed_or_none(code)
        kind = elab.resolve(scope, s.Name(span=code.span(), id=type_name))
        if node is None or isinstance(kind, t.ErrorT):
            continue
        if not t.is_finite(kind):
            elab.reporter.error("E0416", f"a symmetry maps a finite type; `{type_name}` is not", code.span())
            continue
        body = Body(elab, scope, static=True, what="in `symmetries:`")
        elab.variable(body, "it", kind, code.span())
        e = ex.stored_as(body, node, kind) if not isinstance(kind, t.ProductT) else ex.expr(body, node, kind)
        image = tuple(t.ordinal(kind, v) if (v := elab.evaluate(e, {"it": w})) is not None else -1 for w in t.values(kind))
        if sorted(image) != list(range(len(image))):
            elab.reporter.error(
                "E1007", f"this map of `{type_name}` is not one to one", code.span(), help="two values have one image, or none"
            )
            continue
        found[type_name], kinds[type_name] = image, kind
    for table, info in elab.infos.items():
        if info.bindings and table not in found:
            image_or_none = _follow(info.bindings, kinds, found)
            if image_or_none is not None:
                found[table] = image_or_none
    return p.Symmetry(name, tuple(found.items()))


def _follow(
    bindings: list[dict[str, tuple[t.Type, object]]], kinds: dict[str, t.Type], images: dict[str, tuple[int, ...]]
) -> tuple[int, ...] | None:
    """The image of each row of a derived table whose keys are mapped; None if no key is, or a row has no image."""
    keys = [tuple(v for _, v in b.values()) for b in bindings]
    number = {k: i for i, k in enumerate(keys)}
    out = []
    mapped = False
    for b in bindings:
        image = []
        for kind, value in b.values():
            name = next((k for k, w in kinds.items() if w == kind and getattr(kind, "name", k) == k), None)
            mapped |= name is not None
            image.append(value if name is None else t.values(kind)[images[name][t.ordinal(kind, value)]])
        if tuple(image) not in number:
            return None
        out.append(number[tuple(image)])
    return tuple(out) if mapped else None


def state_field(elab: Elaborator, entity: Entity) -> p.StateField:
    """A state field with its start, secrecy and picture."""
    decl, kind = entity.decl, elab.state_type(entity)
    body = Body(elab, entity.scope, effects=True, what="in a start value")
    start = starts.field_start(elab, entity, body)
    visible, locals_, how = _visible(elab, entity, kind)
    return p.StateField(
        name=entity.name, doc=decl.doc, span=decl.span, written=decl.type.text.strip(), type=kind, start=start, visible=visible,
        visible_indices=locals_, visible_kind=how, public=_public(elab, entity, kind), given=decl.given,
        picture=pictures.finished(elab, entity, kind),
    )  # fmt: skip


def _visible(elab: Elaborator, entity: Entity, kind: t.Type) -> tuple[n.Expr | None, tuple[n.Local, ...], str]:
    decl = entity.decl
    if decl.visible is None or decl.visible.text.strip() == "all":
        return None, (), "all"
    how = decl.visible.text.strip()
    if how in ("owner", "none", "size"):
        player = t.IntT(0, elab.players - 1, "Player")
        if how == "owner" and not (isinstance(kind, t.ArrayT) and any(isinstance(d, t.IntT) and d.name == "Player" for d in kind.dims)):
            elab.reporter.error(
                "E0801", f"`{decl.name}` has no Player index, so it has no owner", decl.visible.span(), help="use a condition on `viewer`"
            )
        del player
        return None, (), how
    node = elab.parsed_or_none(decl.visible)
    if node is None:
        return None, (), "none"
    body = Body(elab, entity.scope, what="in `visible:`", special=VIEWER | AFTERWARDS)
    locals_ = []
    if isinstance(kind, t.ArrayT):
        names = starts.index_names(elab, entity)
        for i, d in enumerate(kind.dims):
            name = names[i] if i < len(names) and names[i] else f"index_{i}"
            elab.variable(body, name, d, entity.span)
            locals_.append(n.Local(name, d))
    inner = kind.element if isinstance(kind, t.ArrayT) else kind
    if isinstance(inner, t.SetT | t.ListT | t.PileT | t.BagT):
        elab.variable(body, "it", inner.element, entity.span)
    return ex.condition(body, node), tuple(locals_), "condition"


def _public(elab: Elaborator, entity: Entity, kind: t.Type) -> n.Expr | None:
    code = entity.decl.public
    node = None if code is None else elab.parsed_or_none(code)
    if code is None or node is None:
        return None
    body = Body(elab, entity.scope, what="in `public:`", special=VIEWER | AFTERWARDS)
    inner = kind.element if isinstance(kind, t.ArrayT) else kind
    elab.variable(body, "it", inner, code.span())
    return ex.expr(body, node)
