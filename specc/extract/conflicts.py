"""Where passages say different things: every value with its sources and grades, and the one taken (`topics.yaml`)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from specc.extract.cards import Card
from specc.scrape.corpus import Passage


@dataclass(frozen=True)
class Said:
    """A value, and the passage that says it."""

    value: str
    passage: str
    grade: str


@dataclass(frozen=True)
class Conflict:
    """`taken` is said by the best grade; `undecided` when passages of that grade differ: what most of them say, until a person decides."""

    topic: str
    said: tuple[Said, ...]
    taken: str
    undecided: bool

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@cache
def _data() -> dict[str, Any]:
    data: dict[str, Any] = YAML(typ="safe").load(Path(__file__).parent / "topics.yaml")
    return data


def rank(grade: str) -> int:
    """0 is best; a grade that topics.yaml does not list is like none."""
    grades = _data()["grades"]
    return int(grades.index(grade if grade in grades else ""))


def judge(topic: str, said: Sequence[Said]) -> Conflict | None:
    """A conflict, if the values differ."""
    if len({s.value for s in said}) < 2:
        return None
    ordered = sorted(said, key=lambda s: rank(s.grade))
    best = [s for s in ordered if rank(s.grade) == rank(ordered[0].grade)]
    most = max(best, key=lambda s: sum(t.value == s.value for t in best))
    return Conflict(topic, tuple(ordered), most.value, len({s.value for s in best}) > 1)


def conflicts_of(passages: Iterable[Passage], cards: Iterable[Card] = ()) -> list[Conflict]:
    """Conflicts of rules by topic, then of numbers of cards of one name."""
    kept = list(passages)
    found = []
    for topic, values in _data()["topics"].items():
        said = [
            Said(str(value), p.id, p.grade)
            for value, pattern in values.items() for p in kept if p.kind != "card" and re.search(pattern, p.text.replace("’", "'"), re.I)
        ]  # fmt: skip
        found.append(judge(topic, said))
    by_name: dict[str, list[Card]] = {}
    for card in cards:
        by_name.setdefault(str(card.row["name"]), []).append(card)
    for name, same in by_name.items():
        pages = [card for card in same if card.passage.kind == "card"]
        if len({card.id for card in pages}) > 1:
            continue  # different cards may have one name
        for key in ("hp", "element", "weak", "retreat", "stage"):
            said = [Said(str(card.row[key]), card.passage.id, card.passage.grade) for card in same if key in card.row]
            found.append(judge(f"{name}: {key}", said))
    return [conflict for conflict in found if conflict is not None]
