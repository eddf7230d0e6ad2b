"""Scenarios: what is given, done and expected, typed against the spec."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from specc.document.models import Scenario, ThenPicture
from specc.elaborate import bodies, pictures, scenario_names, starts
from specc.elaborate import expressions as ex
from specc.elaborate.behaviour import AFTERWARDS
from specc.elaborate.body import Body
from specc.elaborate.scope import Scope
from specc.ir import nodes as n
from specc.ir import program as p
from specc.ir import types as t
from specc.source.suggest import nearest
from specc.source.text import Code
from specc.syntax import nodes as s

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator


def scenario(elab: Elaborator, scope: Scope, decl: Scenario) -> p.Scenario:
    """One scenario. It holds in builds with its parameters (`with:`, else those of the spec), and is typed in these only."""
    scenario_names.check(elab, scope, decl)
    settings = tuple((k, v.text.strip()) for k, v in decl.with_.items())
    defaults = {k: d.default.text.strip() for k, d in scope.document.params.items() if isinstance(d.default, Code)}
    named = dict(settings)
    settings += tuple((k, defaults[k]) for k, v in elab.settings.items() if k in defaults and k not in named and v != defaults[k])
    head: dict[str, Any] = dict(
        name=decl.name, source=decl.source, settings=settings, when=tuple(c.text.strip() for c in decl.when),
        allowed=tuple(c.text.strip() for c in decl.allowed), refused=tuple((r.action.text.strip(), r.reason) for r in decl.refused),
        perft=tuple(decl.perft), span=decl.span,
    )  # fmt: skip
    if settings and any(elab.settings.get(k) != v for k, v in settings):
        return p.Scenario(given=None, given_block=(), draws={}, chance=(), then=(), pictures=(), observed=(), **head)
    given, block = _given(elab, scope, decl)
    then, shown = _then(elab, scope, decl)
    return p.Scenario(
        given=given, given_block=block, draws={k: tuple(_value(elab, scope, c) for c in v) for k, v in decl.draws.items()},
        chance=tuple(_value(elab, scope, c) for c in decl.chance), then=then, pictures=shown, observed=_observed(elab, scope, decl), **head,
    )  # fmt: skip


def _given(elab: Elaborator, scope: Scope, decl: Scenario) -> tuple[dict[str, Any] | None, n.Block]:
    if decl.given is None:
        return None, ()
    if isinstance(decl.given, Code):
        block, _ = bodies.effect(elab, scope, decl.given, "in `given:`", AFTERWARDS)
        return {}, block
    fields: dict[str, Any] = {}
    parts: list[n.Stmt] = []
    for key, value in decl.given.items():
        name = key.text.strip()
        entity = scope.find(name)
        if name == "mover":
            fields["mover"] = elab.static(scope, elab.parsed(value), t.IntT(0, elab.players - 1)).value if isinstance(value, Code) else 0
            continue
        if entity is not None and entity.kind in ("state", "input"):
            e = _field(elab, scope, entity, value)
            if entity.kind == "input" and not isinstance(e.type, t.ErrorT) and not elab.closed(e):
                elab.reporter.error("E1006", f"the input `{name}` needs a fixed value", key.span(), help="write a value, or a picture")
            elif not isinstance(e.type, t.ErrorT):
                body_value = elab.evaluate(e, {}) if elab.closed(e) else None
                if body_value is not None or (isinstance(e, n.Const) and e.value is None):
                    fields[name] = body_value
                else:
                    parts.append(n.Assign(n.State(entity.name, type=elab.state_type(entity)), e))
            continue
        if not isinstance(value, Code):
            near = nearest(name, scope.document.state)
            elab.reporter.error(
                "E1006", f"`{name}` is not a state field", key.span(), "nothing in the state has this name",
                help=f"did you mean `{near}`?" if near else "",
            )  # fmt: skip
            continue
        text = f"{key.text.strip()} = {value.text.strip()}"
        code = Code(text, key.file, key.line, key.column, key.indent)
        block, _ = bodies.effect(elab, scope, code, "in `given:`", AFTERWARDS)
        parts.extend(block)
    return fields, tuple(parts)


def _field(elab: Elaborator, scope: Scope, entity: Any, value: Any) -> n.Expr:
    kind = elab.input_type(entity) if entity.kind == "input" else elab.state_type(entity)
    if isinstance(value, dict):
        return starts.sparse_start(elab, entity, value, kind)
    if entity.decl.picture is not None and pictures.looks_like(value.text, entity.decl.picture):
        return pictures.read(elab, entity, value, kind)
    return starts.started(elab, Body(elab, scope, what="in `given:`"), value, kind)


def _value(elab: Elaborator, scope: Scope, code: Code) -> Any:
    """A drawn value as written: a static value with its text (the runner finds which value of the site it is)."""
    text = code.text.strip()
    node = elab.parsed_or_none(code)
    if node is None:
        return text
    before = len(elab.reporter.found)
    body = Body(elab, scope, static=True, what="in a scenario")
    e = ex.expr(body, node)
    if isinstance(e, n.Const) and not isinstance(e.type, t.ErrorT):
        return t.ordinal(e.type, e.value) if isinstance(e.type, t.EnumT | t.RowT | t.ProductT) else e.value
    del elab.reporter.found[before:]
    return text


def _then(elab: Elaborator, scope: Scope, decl: Scenario) -> tuple[tuple[tuple[str, n.Expr], ...], tuple[tuple[str, Any], ...]]:
    tests, shown = [], []
    for line in decl.then:
        if isinstance(line, ThenPicture):
            for name, code in line.picture.items():
                entity = scope.find(name)
                if entity is None or entity.kind != "state" or entity.decl.picture is None:
                    elab.reporter.error("E1006", f"`{name}` is not a field with a picture", code.span())
                    continue
                shown.append((entity.name, pictures.static(elab, entity, code, elab.state_type(entity))))
            continue
        node = elab.parsed_or_none(line)
        if node is None:
            continue
        body = Body(elab, scope, what="in `then:`", special=AFTERWARDS)
        tests.append((line.text.strip(), ex.condition(body, node)))
    return tuple(tests), tuple(shown)


def _observed(elab: Elaborator, scope: Scope, decl: Scenario) -> tuple[tuple[int, str, tuple[float, ...]], ...]:
    found = []
    for player, channels in decl.observed.items():
        if not isinstance(channels, dict):
            continue
        for name, code in channels.items():
            channel = name.text.strip()
            if channel not in scope.document.observe:
                near = nearest(channel, scope.document.observe)
                elab.reporter.error("E1006", f"unknown channel `{channel}`", name.span(), help=f"did you mean `{near}`?" if near else "")
                continue
            if isinstance(code, Code):
                node = elab.parsed_or_none(code)
                values = _numbers(elab, scope, node)
                found.append((int(player) if player.isdigit() else 0, channel, values))
    return tuple(found)


def _numbers(elab: Elaborator, scope: Scope, node: s.Expr | None) -> tuple[float, ...]:
    if isinstance(node, s.ListLiteral):
        return tuple(x for i in node.items for x in _numbers(elab, scope, i))
    if node is None:
        return ()
    value = elab.static(scope, node).value
    return (float(value),) if isinstance(value, int | float) else ()
