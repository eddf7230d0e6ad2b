"""`scenarios.py` of a generated folder: the scenarios of the spec, and the test-only rules that they use."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from specc.backends.python.bodies import FunctionView, place_of
from specc.backends.python.layout import plain
from specc.ir import types as t
from specc.ir.program import Scenario

if TYPE_CHECKING:
    from specc.backends.python.view import Builder


@dataclass(frozen=True)
class ScenarioView:
    """One scenario: the functions that it needs, and the arguments of `Scenario(…)`."""

    functions: tuple[FunctionView, ...]
    arguments: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class ScenariosView:
    """What the template prints."""

    title: str
    file: str
    helpers: tuple[FunctionView, ...]
    scenarios: tuple[ScenarioView, ...]
    fast: tuple[str, ...] = ()
    """Entries of `FAST`: a function, the function with its cheaper body, the kinds of the parameters."""


def scenarios_view(b: Builder) -> ScenariosView:
    """All scenarios of the program."""
    p = b.program
    helpers = tuple(b.rule(r) for r in p.helpers.values())
    views = tuple(scenario_view(b, number, s) for number, s in enumerate(p.scenarios, 1))
    cheaper, entries = _cheaper(b)
    return ScenariosView(p.title or p.name, p.file, helpers + cheaper, views, entries)


def _cheaper(b: Builder) -> tuple[tuple[FunctionView, ...], tuple[str, ...]]:
    """The functions with a `fast:` body, written with that body; both take the state as their first argument."""
    views, entries = [], []
    for name, f in b.program.functions.items():
        if f.fast is not None:
            view = b.function(replace(f, block=f.fast, doc=f"{f.doc or name}: the cheaper body."))
            view = replace(view, name=b.names.new(f"{b.module.function[name]}_fast"))
            views.append(view)
            pure = name in b.module.stateless
            both = [f"lambda state, *args: {x}(*args)" if pure else x for x in (b.module.function[name], view.name)]
            kinds = "".join(f"{b.kinds.kind(q.type)}, " for q in f.params)
            entries.append(f"({both[0]}, {both[1]}, ({kinds}))")
    return tuple(views), tuple(entries)


def scenario_view(b: Builder, number: int, s: Scenario) -> ScenarioView:
    """One scenario."""
    functions: list[FunctionView] = []
    given: dict[str, Any] | None = None
    if s.given is not None:
        kinds = {"mover": t.ANY_INT, **{name: i.type for name, i in b.program.inputs.items()}}
        kinds |= {name: f.type for name, f in b.program.state.items()}
        given = {name: plain(kinds[name], v) for name, v in s.given.items()}
    if s.given_block:
        functions.append(b.effect(b.names.new(f"given_{number}"), s.name, s.given_block, f"{_sentence(s.name)} What is given."))
    then = []
    for i, (written, test) in enumerate(s.then, 1):
        doc = f"{_sentence(s.name)} Then: {written}".replace('"', "'").replace("\\", "\\\\")
        f = b.predicate(b.names.new(f"then_{number}_{i}"), s.name, test, doc)
        functions.append(f)
        then.append(f"({written!r}, {f.name})")
    settings = dict(s.settings)
    applies = not settings or all(dict(b.program.settings).get(k) == v for k, v in settings.items())
    pictures = tuple((name, plain(b.program.state[name].type, v)) for name, v in s.pictures)
    parts = {
        "name": repr(s.name),
        "place": repr(place_of(s.span)),
        "source": repr(s.source) if s.source else "",
        "settings": repr(settings) if settings else "",
        "applies": "" if applies else "False",
        "given": "" if given is None else repr(given),
        "arrange": functions[0].name if s.given_block else "",
        "draws": repr(dict(s.draws)) if s.draws else "",
        "chance": repr(s.chance) if s.chance else "",
        "when": repr(s.when) if s.when else "",
        "then": f"({', '.join(then)},)" if then else "",
        "pictures": repr(pictures) if pictures else "",
        "allowed": repr(s.allowed) if s.allowed else "",
        "refused": repr(s.refused) if s.refused else "",
        "observed": repr(s.observed) if s.observed else "",
        "perft": repr(s.perft) if s.perft else "",
    }
    return ScenarioView(tuple(functions), tuple((name, text) for name, text in parts.items() if text))


def _sentence(name: str) -> str:
    text = name.replace('"', "'").replace("\\", "\\\\")
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
