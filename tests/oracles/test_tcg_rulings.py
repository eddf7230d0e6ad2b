"""Every graded ruling and every example of the shared data is a scenario of `specs/tcg.yaml`, or outside its decks for a stated reason.

The scenarios themselves are run by the derived tests of the built environment.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
SECTIONS = ("rulings", "scenarios")


def load(path: Path) -> Any:
    return YAML(typ="safe", pure=True).load(path)


COVERED: dict[str, dict[str, Any]] = load(Path(__file__).with_name("tcg_rulings.yaml"))
SCENARIOS: dict[str, Any] = {s["name"]: s for s in load(ROOT / "specs" / "tcg.yaml")["scenarios"]}


def known(section: str, data: Path) -> list[str]:
    """The ids of the shared data."""
    if section == "rulings":
        return [rule["id"] for rule in json.loads((data / "rulings_own_words.json").read_text())["rules"]]
    return [example["id"] for example in json.loads((data / "ruling_scenarios.json").read_text())]


def sources(name: str) -> list[str]:
    said = SCENARIOS[name].get("source", [])
    return [said] if isinstance(said, str) else said


@pytest.mark.parametrize("section", SECTIONS)
def test_every_id_is_covered_or_outside(section: str, shared_data: Path) -> None:
    assert list(COVERED[section]) == known(section, shared_data / "tcg")


@pytest.mark.parametrize(("section", "id"), [(s, i) for s in SECTIONS for i in COVERED[s]])
def test_named_scenarios_exist_and_say_their_source(section: str, id: str) -> None:
    entry = COVERED[section][id]
    if isinstance(entry, dict):
        assert list(entry) == ["outside"]
        assert entry["outside"]
        return
    assert entry
    label = f"r#{id}" if section == "rulings" else f"ruling_scenarios#{id}"
    for name in entry:
        assert name in SCENARIOS, f"no scenario is called {name!r}"
        assert label in sources(name), f"{name!r} does not give {label} as its source"


def test_sources_of_scenarios_are_listed() -> None:
    """The other way round: a source that a scenario gives is in the list, with that scenario."""
    for name in SCENARIOS:
        for label in sources(name):
            prefix, _, id = label.partition("#")
            assert name in COVERED["rulings" if prefix == "r" else "scenarios"][id], (name, label)


def test_names_of_scenarios_are_unique() -> None:
    assert len(SCENARIOS) == len(load(ROOT / "specs" / "tcg.yaml")["scenarios"])
