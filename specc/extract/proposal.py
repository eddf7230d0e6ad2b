"""What `specc extract` writes without a model: a game with the cards that were read, and lists of what is left for a person."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from specc.extract.card_check import PART, base_spec, refused, write_game
from specc.extract.card_text import Effect, NotRead, nearest, read
from specc.extract.card_text_english import english
from specc.extract.cards import Card, cards_of
from specc.extract.conflicts import Conflict, conflicts_of
from specc.extract.rows import part_text
from specc.scrape.corpus import Corpus

LEFT = "left_for_a_person.md"


@dataclass
class Left:
    """Something that a person must do: which passage, why, and what comes nearest."""

    passage: str
    what: str
    reason: str
    nearest: str = ""


@dataclass
class Proposal:
    rows: dict[str, dict[str, object]] = field(default_factory=dict)
    aids: dict[str, dict[str, object]] = field(default_factory=dict)
    effects: list[tuple[str, str, dict[str, object]]] = field(default_factory=list)
    """Row, passage's text, columns."""
    left: list[Left] = field(default_factory=list)
    effects_not_read: int = 0
    conflicts: list[Conflict] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)
    tables: list[dict[str, Any]] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        return {
            "rows": len(self.rows), "effects_read": len(self.effects), "effects_not_read": self.effects_not_read,
            "conflicts": len(self.conflicts), "rules_without_source": 0, "tokens": 0, "dollars": 0,
            "left": [vars(item) for item in self.left],
        }  # fmt: skip


def propose(corpus: Corpus, base: Path | None = None) -> Proposal:
    """Read all that is regular in a corpus."""
    proposal = Proposal()
    cards = cards_of(corpus.passages)
    proposal.conflicts = conflicts_of(corpus.passages, cards)
    taken = _taken(base or base_spec())
    pages = [card for card in cards if card.passage.kind == "card"]
    named = {str(card.row["name"]) for card in pages}
    for card in pages:
        _add(proposal, card, taken)
    for card in cards:
        for problem in card.problems:
            proposal.left.append(Left(card.passage.id, str(card.row["name"]), problem))
        if card.passage.kind == "table" and str(card.row["name"]) not in named:
            _add(proposal, card, taken)
            proposal.left.append(Left(card.passage.id, str(card.row["name"]), "known from a table only: texts and attacks are missing"))
    _check(proposal, base)
    tables = {card.passage.id for card in cards if card.passage.kind == "table"}
    for passage in corpus.passages:
        if passage.kind == "table" and passage.id not in tables:
            proposal.tables.append({"passage": passage.id, "rows": passage.rows, "header_rows": passage.header_rows})
            proposal.left.append(Left(passage.id, passage.title, "a table that is no table of cards; its rows are in tables.json"))
        elif passage.kind not in ("card", "table"):
            proposal.left.append(Left(passage.id, passage.title, "prose: without a model it is read for conflicts only"))
    return proposal


def _taken(base: Path) -> set[str]:
    files = base.with_suffix("").glob("*.yaml")
    return {name for path in files for name in re.findall(r"^ {4,6}(\w+):", path.read_text(encoding="utf-8"), re.M)}


def _add(proposal: Proposal, card: Card, taken: set[str]) -> None:
    id = card.id
    while id in taken or id in proposal.rows:
        id += "_read"
    row = card.row
    for text in card.texts:
        result = read(text.text, text.place)  # type: ignore[arg-type]
        if isinstance(result, NotRead):
            proposal.effects_not_read += 1
            proposal.left.append(Left(card.passage.id, text.text, result.reason, result.nearest))
            continue
        proposal.aids.update(result.aids)
        target = _place(row, text.place, text.attack)
        target.update(result.columns)
        proposal.effects.append((id, text.text, dict(result.columns)))
    proposal.rows[id] = row
    proposal.sources[id] = card.passage.id


def _place(row: dict[str, Any], place: str, attack: int) -> dict[str, Any]:
    where = row if place == "trainer" else row["ability"] if place == "ability" else row["attacks"][attack]
    assert isinstance(where, dict)
    return where


def _check(proposal: Proposal, base: Path | None) -> None:
    """Take out what the compiler refuses: the effects of a row first, then the row."""
    for again in (False, True):
        bad = refused(proposal.rows, proposal.aids, base)
        if "" in bad:
            proposal.left.append(Left("", "the whole part", bad.pop("")))
        for id, why in bad.items():
            passage, row = proposal.sources[id], proposal.rows[id]
            mine = [effect for effect in proposal.effects if effect[0] == id]
            if again or not mine:
                proposal.left.append(Left(passage, str(row["name"]), f"the row is left out, the compiler says {why}"))
                del proposal.rows[id]
            for effect in mine:
                proposal.effects.remove(effect)
                proposal.effects_not_read += 1
                proposal.left.append(Left(passage, effect[1], f"the compiler says {why}", nearest(effect[1])))
                for place in (row, row.get("ability", {}), *_list(row.get("attacks"))):
                    for column in effect[2]:
                        if isinstance(place, dict):
                            place.pop(column, None)
        if not bad:
            return


def _list(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def write(proposal: Proposal, out: Path, base: Path | None = None) -> None:
    """The files of a proposal; the spec `tcg.yaml` in it checks."""
    out.mkdir(parents=True, exist_ok=True)
    if proposal.rows:
        comments = {id: [f"source: {passage}"] for id, passage in proposal.sources.items()}
        text, _ = part_text(proposal.rows, comments=comments, aids=proposal.aids)
        write_game(out, text, base)
    (out / "effects.md").write_text(_effects(proposal), encoding="utf-8")
    (out / LEFT).write_text(_left(proposal), encoding="utf-8")
    (out / "tables.json").write_text(json.dumps(proposal.tables, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    whole = {**proposal.as_json(), "conflicts": [c.as_json() for c in proposal.conflicts], "sources": proposal.sources}
    (out / "proposal.json").write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _effects(proposal: Proposal) -> str:
    out = ["# Effects, to compare", ""]
    for id, text, columns in proposal.effects:
        out += [f"## {id} ({proposal.sources[id]})", "", f"> {text}", "", "```", *english(columns), "```", ""]
    return "\n".join(out)


def _left(proposal: Proposal) -> str:
    out = ["# Left for a person", "", "## Conflicts", ""]
    for conflict in proposal.conflicts:
        mark = "**nobody decided this**, for now" if conflict.undecided else "taken"
        out.append(f"- {conflict.topic}: {mark} `{conflict.taken}`")
        out += [f"  - `{s.value}` says {s.passage} (grade: {s.grade or 'none'})" for s in conflict.said]
    out += ["", "## Not read", ""]
    for item in proposal.left:
        out.append(f"- {item.passage}: {item.what!r}: {item.reason}" + (f"; nearest: {item.nearest}" if item.nearest else ""))
    return "\n".join(out) + "\n"


__all__ = ["PART", "Effect", "Left", "Mapping", "Proposal", "propose", "write"]
