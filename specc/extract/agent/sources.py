"""Which rules of a spec say where they are from, and which name no passage of the material."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from specc.document.load import load_document
from specc.document.models import Document
from specc.extract.agent.material import Material

Said = tuple[str, tuple[str, ...]]
"""The name of a rule or scenario, and its sources."""


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
        written = file.stat()
        rules, scenarios = _said(file, written.st_mtime_ns, written.st_size)
        total += Sources(
            tuple(what for what, _ in rules), _bare(file.name, rules, material),
            tuple(what for what, _ in scenarios), _bare(file.name, [(f"scenario `{n}`", s) for n, s in scenarios], material),
        )  # fmt: skip
    return total


@functools.lru_cache(maxsize=64)
def _said(file: Path, time: int, size: int) -> tuple[list[Said], list[Said]]:
    """Rules and scenarios of a file as it was written then."""
    document = load_document(file).document
    if document is None:
        return [], []
    return list(_rules(document)), [(s.name, s.source) for s in document.scenarios]


def _bare(file: str, items: list[Said], material: Material) -> tuple[str, ...]:
    return tuple(f"{file}: {what}" for what, source in items if not _from_material(source, material))


def _from_material(source: tuple[str, ...], material: Material) -> bool:
    return any(material.cited(text) for text in source) if material.passages else bool(source)


def _rules(document: Document) -> Iterator[Said]:
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
    except (YAMLError, RecursionError):
        return {}
    written = tree.get("scenarios") if isinstance(tree, dict) else None
    kept = [{k: v for k, v in s.items() if k != "source"} for s in written or [] if isinstance(s, dict) and "name" in s]
    return {str(s["name"]): s for s in kept}
