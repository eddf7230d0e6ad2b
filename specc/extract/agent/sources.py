"""Which rules of a spec say where they are from, and which name no passage of the material."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from specc.document.load import load_document
from specc.document.models import Document
from specc.extract.agent.material import Material


@dataclass(frozen=True)
class Sources:
    """What a spec folder has: rules and scenarios, each with or without a passage."""

    rules: tuple[str, ...] = ()
    unsourced: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    unsourced_scenarios: tuple[str, ...] = ()

    def __add__(self, other: Sources) -> Sources:
        return Sources(
            self.rules + other.rules, self.unsourced + other.unsourced, self.scenarios + other.scenarios,
            self.unsourced_scenarios + other.unsourced_scenarios,
        )  # fmt: skip


def sources_of(files: list[Path], material: Material) -> Sources:
    """Of all these specs and modules; one that does not read counts for nothing. Without material any source will do."""
    total = Sources()
    for file in files:
        document = load_document(file).document
        if document is not None:
            total += _of_document(document, file.name, material)
    return total


def _of_document(document: Document, name: str, material: Material) -> Sources:
    rules = list(_rules(document))
    scenarios = [(f"scenario `{s.name}`", s.source) for s in document.scenarios]

    def bare(items: list[tuple[str, tuple[str, ...]]]) -> tuple[str, ...]:
        return tuple(f"{name}: {what}" for what, source in items if not _from_material(source, material))

    return Sources(tuple(what for what, _ in rules), bare(rules), tuple(s.name for s in document.scenarios), bare(scenarios))


def _from_material(source: tuple[str, ...], material: Material) -> bool:
    return any(material.cited(text) for text in source) if material.passages else bool(source)


def _rules(document: Document) -> Iterator[tuple[str, tuple[str, ...]]]:
    for name, function in document.functions.items():
        yield f"function {name}", function.source
    for name, rule in document.rules.items():
        yield f"rule {name}", rule.source
    for name, action in document.actions.items():
        yield f"action {name}", action.source
    for number, end in enumerate(document.end, 1):
        yield f"end {number}" + (f" ({end.reason})" if end.reason else ""), end.source
    for name, table in document.tables.items():
        yield f"table {name}", table.source
    if document.setup is not None:
        yield "setup", document.setup_source


# ------------------------------------------------------------------------------------------------ what was there before
def changed_scenarios(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """Scenarios that were there when a run began and now say something else, or are gone: a person should look."""
    found = []
    for file, text in before.items():
        now = _scenarios(after.get(file, ""))
        for name, scenario in _scenarios(text).items():
            if name not in now:
                found.append(f"{file}: the scenario `{name}` is gone: is that right?")
            elif now[name] != scenario:
                found.append(f"{file}: the scenario `{name}` was changed: is that right?")
    return found


def _scenarios(text: str) -> dict[str, Any]:
    try:
        tree = YAML(typ="safe").load(text)
    except YAMLError:
        return {}
    written = tree.get("scenarios") if isinstance(tree, dict) else None
    kept = [{k: v for k, v in s.items() if k != "source"} for s in written or [] if isinstance(s, dict) and "name" in s]
    return {str(s["name"]): s for s in kept}
