"""A spec file and what it imports → one typed program: the order in which everything is elaborated."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from specc import resources
from specc.checks import Checked, run_checks
from specc.document.load import load_document
from specc.document.models import Document, Import
from specc.elaborate import behaviour, bodies, builtins, draws, endings, finished, loops, pictures, scenarios
from specc.elaborate.body import Body
from specc.elaborate.elaborator import Elaborator
from specc.elaborate.prune import prune
from specc.elaborate.scope import Entity, Scope
from specc.elaborate.tables import TableInfo
from specc.elaborate.tabulate import tabulate
from specc.ir import program as p
from specc.ir import types as t
from specc.source.diagnostic import Diagnostic, Label, Reporter
from specc.source.suggest import nearest
from specc.source.text import Code, Span, code
from specc.syntax.lexer import HARD

SECTIONS: tuple[tuple[str, str], ...] = (
    ("inputs", "input"), ("types", "type"), ("records", "type"), ("events", "event"), ("state", "state"), ("views", "view"),
    ("tables", "table"), ("functions", "function"), ("rules", "rule"), ("helpers", "rule"), ("actions", "action"),
)  # fmt: skip

RESERVED = frozenset(
    {"me", "foe", "mover", "to_move", "viewer", "it", "row", "reward", "over", "truncated", "steps", "asked", "stuck", "Player"}
)  # fmt: skip
"""Names that the language gives."""
WORDS = HARD | {"true", "false", "none"}
"""Words that are never names."""
MOST_PLAYERS = 64
STRICT = False
"""For those who look for mistakes in specc: a fault after an error of the spec is shown too."""
CALLED = loops.KINDS | draws.KINDS | endings.NAMES | {"grow", "can", *builtins.NAMES, *builtins.CONVERSIONS}
"""Built-in functions; modules of the standard library may define them anew."""


def elaborate_file(path: Path, settings: dict[str, str]) -> tuple[p.Program | None, tuple[Diagnostic, ...]]:
    """The program of a spec file, or its diagnostics."""
    reporter = Reporter()
    loaded = load_document(path)
    reporter.found.extend(loaded.diagnostics)
    if loaded.document is None:
        return None, tuple(reporter)
    elab = Elaborator(reporter, Scope(loaded.document), settings)
    _numbers(elab, loaded.document)
    try:
        _open(elab, elab.root, path, (), settings)
    except (t.TooLarge, t.NotFinite) as reason:
        Body(elab, elab.root).unlisted(reason, loaded.document.span)
    unknown = set(settings) - set(loaded.document.params) - {"variant", "observation"}
    for name in sorted(unknown):
        near = nearest(name, loaded.document.params)
        reporter.error(
            "E0905", f"there is no parameter `{name}`", Span(loaded.source, 1, 1, 1, 1), help=f"did you mean `{near}`?" if near else ""
        )
    _players(elab)
    program = None if reporter.failed else _listed(elab, path)
    if program is not None and not reporter.failed:
        run_checks(Checked(program, frozenset(elab.revealed), _own(elab), frozenset(elab.used), _promises(elab)), reporter)
    for d in elab.kept:
        reporter._add(d)
    return None if reporter.failed else program, tuple(reporter)


def _listed(elab: Elaborator, path: Path) -> p.Program | None:
    """The program; None when something in it is too large to list."""
    try:
        return _program(elab, path)
    except (t.TooLarge, t.NotFinite) as reason:
        Body(elab, elab.root).unlisted(reason, elab.root.document.span)
        return None
    except Exception:
        if STRICT or not elab.reporter.failed:
            raise
        return None       # a consequence of what was complained about


def _numbers(elab: Elaborator, document: Document) -> None:
    elab.real = t.REAL64 if document.numbers.real == "real64" else t.REAL32


def _players(elab: Elaborator) -> None:
    written = elab.root.document.players
    if written is not None:
        found = elab.static_code_int(elab.root, written)
        if not 1 <= found <= MOST_PLAYERS:
            elab.reporter.error("E0402", f"{found} players are not possible", written.span(), f"1 to {MOST_PLAYERS} can play")
            return
        elab.players = found


# ------------------------------------------------------------------------------------------------ documents and imports
def _open(elab: Elaborator, scope: Scope, path: Path, chain: tuple[str, ...], settings: dict[str, str]) -> None:
    """Declare the names of a document and open what it imports."""
    elab.scopes.append(scope)
    document = scope.document
    for imported in document.imports:
        _import(elab, scope, imported, path, (*chain, str(path)))
    _declare_parameters(scope, settings)
    for section, kind in SECTIONS:
        for name, decl in getattr(document, section).items():
            _declare(elab, scope, name, kind, decl)
    if document.phases:
        _phases(elab, scope)
    for constant in document.constants.values():
        _declare(elab, scope, constant.name, "constant", constant)
    for name in document.tables:
        entity = scope.names[name]
        if entity.kind == "table":
            elab.infos[entity.name] = TableInfo(entity, list(entity.decl.rows), [r.name for r in entity.decl.rows])
    for name in document.tables:
        if scope.names[name].kind == "table":
            _nested_rows(elab, scope.names[name], 0)
    for name, rows in document.rows.items():
        found = scope.find(name)
        if found is not None and found.kind == "table":
            info = elab.infos[found.name]
            before = len(info.rows)
            info.rows += rows
            info.names += [r.name for r in rows]
            _nested_rows(elab, found, before)
    for name in document.tables:
        entity = scope.names[name]
        if entity.kind == "table" and entity.decl.decode is None:
            for row in elab.infos[entity.name].names:
                elab.members.setdefault(row, []).append(t.RowT(entity.name, len(elab.infos[entity.name].names)))


def _declare(elab: Elaborator, scope: Scope, name: str, kind: Any, decl: Any) -> None:
    old = scope.names.get(name)
    if old is not None:
        elab.reporter.error(
            "E0309", f"`{name}` is declared twice", decl.span, "the second time", help="rename one of them",
            secondary=(Label(old.span, f"a {old.word} of that name is declared here"),),
        )  # fmt: skip
        return
    if name in WORDS or (
        name in (RESERVED | CALLED if kind in ("function", "rule") else RESERVED)
        and kind not in ("action", "event")
        and not scope.document.module
    ):
        elab.reporter.error(
            "E0310", f"`{name}` has a meaning in the language and cannot be declared", decl.span, "the language gives this name",
            help="choose another name",
        )  # fmt: skip
        return
    scope.names[name] = Entity(kind, scope.prefix + name, decl, scope, decl.span)


def _phases(elab: Elaborator, scope: Scope) -> None:
    from specc.document.models import FieldDecl, TypeDecl

    span = scope.document.span
    names = scope.document.phases
    _declare(elab, scope, "Phase", "type", TypeDecl(name="Phase", code=code(f"enum({', '.join(names)})"), span=span))
    _declare(elab, scope, "phase", "state", FieldDecl(name="phase", type=code("Phase"), start=code(names[0]), span=span))


def _declare_parameters(scope: Scope, settings: dict[str, str]) -> None:
    for decl in scope.document.params.values():
        kind: Any = "parameter" if decl.at == "reset" else "constant"
        if decl.name in settings and kind == "constant":
            decl = decl.model_copy(update={"default": code(settings[decl.name], f"--set {decl.name}")})
        scope.names.setdefault(decl.name, Entity(kind, scope.prefix + decl.name, decl, scope, decl.span))


def _import(elab: Elaborator, scope: Scope, imported: Import, path: Path, chain: tuple[str, ...]) -> None:
    target = _find(imported.module, path)
    if target is None:
        elab.reporter.error(
            "E0906", f"there is no module `{imported.module}`", imported.span, help="looked beside this file and in the standard library"
        )
        return
    if str(target) in chain:
        elab.reporter.error(
            "E0907", f"`{imported.module}` imports itself", imported.span, " → ".join(Path(c).stem for c in (*chain, str(target)))
        )
        return
    loaded = load_document(target)
    elab.reporter.found.extend(loaded.diagnostics)
    if loaded.document is None:
        return
    needs = loaded.document.requires
    alone = bool(imported.alias or needs.rules or needs.functions or needs.tables or needs.types or needs.params)
    prefix = f"{scope.prefix}{imported.alias}_" if imported.alias else scope.prefix
    inner = Scope(loaded.document, prefix=prefix, parent=None if alone else scope)
    for name, value in imported.params.items():
        if name not in loaded.document.params:
            near = nearest(name, loaded.document.params)
            elab.reporter.error(
                "E0908",
                f"module `{imported.module}` has no parameter `{name}`",
                value.span(),
                help=f"did you mean `{near}`?" if near else "",
            )
            continue
        decl = loaded.document.params[name].model_copy(update={"default": value})
        inner.names[name] = Entity("constant", inner.prefix + name, decl, scope, decl.span)
    if not imported.alias:
        scope.imported.append(inner)
    _requirements(elab, scope, inner, imported)
    _open(elab, inner, target, chain, {})
    if imported.alias:
        scope.names[imported.alias] = Entity("namespace", imported.alias, loaded.document, scope, imported.span, value=inner)


def _requirements(elab: Elaborator, scope: Scope, inner: Scope, imported: Import) -> None:
    """Names that a module requires: the importer's, or the module's defaults."""
    document = inner.document
    required = {
        **document.requires.rules,
        **document.requires.functions,
        **document.requires.types,
        **document.requires.tables,
        **document.requires.params,
    }
    for name in imported.with_:
        if name not in required:
            near = nearest(name, required)
            elab.reporter.error(
                "E0908",
                f"module `{imported.module}` does not require `{name}`",
                imported.span,
                help=f"did you mean `{near}`?" if near else "",
            )
    for name, need in required.items():
        wanted = imported.with_.get(name)
        if wanted is None and getattr(need, "default", None) is None and name not in inner.names:
            wanted = name
        if wanted is not None:
            inner.names[name] = _Forward(scope, wanted)  # type: ignore[assignment]


class _Forward:
    """Placeholder resolved in `_resolve_forwards`."""

    def __init__(self, scope: Scope, name: str) -> None:
        self.scope, self.name = scope, name


def _find(module: str, path: Path) -> Path | None:
    name = module if module.endswith(".yaml") else module + ".yaml"
    for folder in (path.parent, path.parent.parent, resources.standard_modules().parent):
        if (folder / name).is_file():
            return folder / name
    return None


def _resolve_forwards(elab: Elaborator) -> None:
    """Required names now mean what the importer (or a default) declares."""
    for scope in elab.scopes:
        for name, entity in list(scope.names.items()):
            if isinstance(entity, _Forward):
                found = entity.scope.find(entity.name)
                if found is None:
                    elab.reporter.error("E0908", f"`{entity.name}`, given for `{name}`, is not declared", scope.document.span)
                    del scope.names[name]
                else:
                    scope.names[name] = found
        document = scope.document
        for name, need in {**document.requires.rules, **document.requires.functions}.items():
            if name not in scope.names and need.default is not None:
                found = scope.find(need.default)
                if found is not None:
                    scope.names[name] = found
            if name not in scope.names and scope.find(name) is None:
                elab.reporter.error(
                    "E0908",
                    f"module `{document.name}` requires `{name}`",
                    need.span,
                    "nobody supplies it",
                    help="give it with `with:` where the module is imported",
                )


def _nested_rows(elab: Elaborator, entity: Entity, first: int) -> None:
    """Rows written inside cells of a table, from its row `first` on, become rows of their own table."""
    info = elab.infos[entity.name]
    for column in entity.decl.columns.values():
        if column.kind not in ("rows", "row"):
            continue
        target = entity.scope.find(column.table or "")
        if target is None or target.name not in elab.infos:
            continue
        inner = elab.infos[target.name]
        for number, row in enumerate(info.rows[first:], first):
            cell = row.cells.get(column.name)
            written = [] if cell is None or isinstance(cell, Code) else cell if isinstance(cell, list) else [cell]
            made = []
            for i, nested in enumerate(written):
                made.append(len(inner.rows))
                inner.rows.append(nested)
                inner.names.append(f"{row.name}_{i + 1}" if column.kind == "rows" else row.name)
            info.nested[number, column.name] = tuple(made)


# ------------------------------------------------------------------------------------------------ the program
def _program(elab: Elaborator, path: Path) -> p.Program:
    _resolve_forwards(elab)
    document, scope = elab.root.document, elab.root
    every = [e for sc in elab.scopes for e in sc.names.values() if isinstance(e, Entity)]
    _members(elab, every)
    for e in every:
        if e.kind == "constant" and elab.type_constant(e) is None:
            elab.constant(e)
    own = {e.name: e for e in every}
    for e in own.values():
        if e.kind == "function" and not e.decl.generic:
            elab.function(e, e.span)
    for e in own.values():
        if e.kind == "rule":
            elab.rule(e, e.span)
    state = {e.name: behaviour.state_field(elab, e) for e in own.values() if e.kind == "state"}
    setup, _ = bodies.effect(elab, scope, document.setup, "in `setup:`", frozenset()) if document.setup is not None else ((), None)
    resolve, _ = bodies.effect(elab, scope, document.resolve, "in `resolve:`", frozenset()) if document.resolve is not None else ((), None)
    ends, known = behaviour.ends(elab, scope)
    actions = _actions(elab, known)
    _different(elab, actions)
    channels = {c.name: c for d in _chosen_channels(elab) if (c := behaviour.channel(elab, scope, d)) is not None}
    cases = tuple(scenarios.scenario(elab, scope, sc) for sc in document.scenarios)
    invariants = behaviour.invariants(elab, scope)
    asked = _asked(elab)
    tables = {name: finished.table(elab, info) for name, info in elab.infos.items()}
    render = behaviour.render(elab, scope, document.render_text)
    render_svg = behaviour.render(elab, scope, document.render_svg)
    helpers = {e.name for e in own.values() if e.kind == "rule" and e.decl.name in e.scope.document.helpers}
    symmetries = tuple(behaviour.symmetry(elab, scope, k, v) for k, v in document.symmetries.items())
    answers, questions, none_number, total = _answers(elab, actions)
    tabulate(elab)
    types = {e.name: elab.type_of(e) for e in own.values() if e.kind == "type"}
    program = p.Program(
        name=document.name, doc=document.doc, source=document.source, span=document.span, title=document.title or document.name,
        file=_shown(path), players=elab.players, simultaneous=document.turns == "simultaneous", numbers=_number_mode(elab),
        forced_take=document.forced == "take", illegal=document.illegal,
        max_steps=None if document.max_steps is None else elab.static_code_int(scope, document.max_steps),
        parameters={e.name: _parameter(elab, e) for e in own.values() if e.kind == "parameter"},
        inputs={e.name: _input(elab, e) for e in own.values() if e.kind == "input"},
        types=types, labels=dict(elab.labels), tables=tables, state=state, functions=dict(elab.functions),
        rules={k: v for k, v in elab.rules.items() if k not in helpers}, setup=setup, actions=actions, resolve=resolve,
        asked=asked, ends=ends,
        invariants=invariants, channels=channels, render=render, render_svg=render_svg,
        helpers={k: v for k, v in elab.rules.items() if k in helpers},
        scenarios=cases, answers=answers, none_number=none_number, questions=questions, sites=dict(elab.sites), num_actions=total,
        symmetries=symmetries,
        settings=tuple(sorted(elab.settings.items())), imports=tuple(sc.document.name for sc in elab.scopes[1:]),
    )  # fmt: skip
    return prune(program, frozenset(e.name for e in own.values() if not e.scope.document.module or e.scope.document.requires.rules))


def _own(elab: Elaborator) -> tuple[tuple[str, str, Span], ...]:
    """What the spec itself declares: name in the program, the word for its kind, place."""
    if elab.root.document.module:
        return ()
    return tuple(
        (e.name, e.word, e.span)
        for e in elab.root.names.values()
        if isinstance(e, Entity) and e.scope is elab.root and e.kind != "namespace"
    )


def _promises(elab: Elaborator) -> tuple[tuple[str, str, tuple[str, ...], Span], ...]:
    """Code columns with `may:`."""
    return tuple(
        (info.entity.name, c.name, tuple(c.may), c.span) for info in elab.infos.values() for c in info.entity.decl.columns.values() if c.may
    )


def _shown(path: Path) -> str:
    """The spec's path as generated files show it: from `specs/` on, the same on every machine."""
    parts = path.parts
    return "/".join(parts[parts.index("specs") :]) if "specs" in parts else path.name


def _members(elab: Elaborator, every: list[Entity]) -> None:
    """Make members, row names and labels known before any code is typed."""
    for e in every:
        if e.kind == "type":
            elab.type_of(e)
    for e in every:
        if e.kind == "table" and (e.decl.label is not None or e.decl.decode is not None or e.decl.for_):
            kind = elab.type_of(e)
            if e.decl.label is not None and isinstance(kind, t.RowT):
                for text in dict.fromkeys(elab.label_texts(kind) or ()):
                    owners = elab.members.setdefault(text, [])
                    if kind not in owners:
                        owners.append(kind)
    for info in elab.infos.values():
        for column in info.entity.decl.columns.values():
            if column.kind == "data" and column.type is not None:
                elab.column_type(info.entity.name, column.name)


def _number_mode(elab: Elaborator) -> p.Numbers:
    written = elab.root.document.numbers
    tolerance = {}
    for name, c in (written.tolerance or {}).items():
        node = elab.parsed_or_none(c)
        tolerance[name] = 0.0 if node is None else elab.static_real(elab.root, node)
    return p.Numbers(64 if written.real == "real64" else 32, written.mode == "exact", tolerance)


def _parameter(elab: Elaborator, e: Entity) -> p.ParameterDef:
    kind = elab.parameter_type(e)
    node = None if e.decl.default is None else elab.parsed_or_none(e.decl.default)
    value = None if node is None else elab.static(e.scope, node, kind).value
    return p.ParameterDef(name=e.name, doc=e.decl.doc, type=kind, default=value)


def _asked(elab: Elaborator) -> Any:
    from specc.elaborate import expressions as ex
    from specc.elaborate.body import Body

    written = elab.root.document.asked
    node = None if written is None else elab.parsed_or_none(written)
    if node is None:
        return None
    return ex.condition(Body(elab, elab.root, special=behaviour.ME, what="in `asked:`"), node)


def _actions(elab: Elaborator, known: Any) -> dict[str, p.Action]:
    document = elab.root.document
    chosen = list(document.actions)
    if document.variants:
        variant = elab.settings.get("variant") or next(iter(document.variants))
        if variant not in document.variants:
            elab.reporter.error(
                "E0905", f"there is no variant `{variant}`", document.span, help="variants: " + ", ".join(document.variants)
            )
        chosen = document.variants.get(variant, chosen)
        for name, listed in document.variants.items():
            for action in listed:
                if action not in document.actions:
                    near = nearest(action, document.actions)
                    elab.reporter.error(
                        "E0302", f"variant `{name}` lists `{action}`, which is no action", document.span,
                        help=f"did you mean `{near}`?" if near else "",
                    )  # fmt: skip
    made: dict[str, p.Action] = {}
    offset = 0
    for scope in elab.scopes:
        for name, entity in scope.names.items():
            if isinstance(entity, Entity) and entity.kind == "action" and (scope is elab.root and name in chosen):
                made[entity.name] = behaviour.action(elab, entity, offset, known)
                offset += made[entity.name].count
    return made


def _chosen_channels(elab: Elaborator) -> list[Any]:
    document = elab.root.document
    chosen = elab.settings.get("observation")
    named = document.observations.get(chosen) if chosen else next((o for o in document.observations.values() if o.default), None)
    if named is not None:
        return [*named.channels.values(), *(document.observe[u] for u in named.uses if u in document.observe)]
    return list(document.observe.values())


def _input(elab: Elaborator, entity: Entity) -> p.InputDef:
    kind = elab.input_type(entity)
    drawn = pictures.finished(elab, entity, kind)
    return p.InputDef(name=entity.name, type=kind, shared=entity.decl.shared, picture=drawn, span=entity.span, doc=entity.decl.doc)


def _different(elab: Elaborator, actions: dict[str, p.Action]) -> None:
    """Names of instances that `label:` gives are not those of another action."""
    known: dict[str, str] = {}
    for name, action in actions.items():
        for text in action.labels:
            if known.setdefault(text, name) != name:
                elab.reporter.error("E0309", f"an instance of `{known[text]}` is called `{text}` too", action.span, help="change a label")
                break


def _answers(elab: Elaborator, actions: dict[str, p.Action]) -> tuple[tuple[p.AnswerBlock, ...], dict[int, p.Question], int | None, int]:
    """Numbers of the answers: one block a domain type after the declared actions, then one number for `none`."""
    total = sum(a.count for a in actions.values())
    blocks: list[p.AnswerBlock] = []
    questions: dict[int, p.Question] = {}
    declines = False
    for site, (name, kind, or_none) in sorted(elab.asked.items()):
        number = next((i for i, b in enumerate(blocks) if b.type == kind), None)
        if number is None:
            number = len(blocks)
            blocks.append(p.AnswerBlock(kind, total, t.count(kind)))
            total += t.count(kind)
        questions[site] = p.Question(site, name, number)
        declines |= or_none
    none_number = total if declines else None
    return tuple(blocks), questions, none_number, total + (1 if declines else 0)
