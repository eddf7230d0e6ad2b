"""Card pages and card tables of a corpus to rows of the table Card: what a page says is parsed, nothing is guessed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from specc.scrape.corpus import Passage, slug

ELEMENTS = ("grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "dragon", "colorless")
LETTERS = dict(zip("GRWLPFDMNC", ELEMENTS, strict=True))


@dataclass
class CardText:
    """A text of a card, where it goes in the row: an attack by its number, the Ability, or the card itself."""

    place: str
    text: str
    attack: int = 0


@dataclass
class Card:
    id: str
    row: dict[str, object]
    passage: Passage
    texts: list[CardText] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


def cards_of(passages: Iterable[Passage]) -> list[Card]:
    """The cards of all card pages, then those of card tables."""
    found: list[Card] = []
    for passage in passages:
        if passage.kind == "card":
            found.append(_page(passage))
        elif passage.kind == "table":
            found += _table(passage)
    return found


def _page(passage: Passage) -> Card:
    fields = passage.fields
    name = fields.get("name", "").strip()
    number = re.search(r"#(\d+)", fields.get("print", ""))
    group = re.search(r"\(([\w-]+)\)", fields.get("set", ""))
    id = f"{group[1].lower()}_{int(number[1]):03}".replace("-", "") if number and group else slug(name).replace("-", "_")
    card = Card(id if re.match("[a-z]", id) else f"card_{id}", {"name": name}, passage)
    if not name:
        card.problems.append("the page gives the card no name")
    kind = [part.strip() for part in fields.get("type", "").split(" - ")]
    if kind[0].replace("é", "e").lower() == "pokemon":
        _pokemon(card, kind)
    elif kind[0] == "Trainer":
        sub = kind[1].lower() if len(kind) > 1 else ""
        if sub not in ("item", "supporter"):
            card.problems.append(f"a Trainer of the kind `{sub}`: specs/tcg knows item and supporter")
        card.row["kind"] = sub
        if text := fields.get("text", "").strip():
            card.texts.append(CardText("trainer", text))
        else:
            card.problems.append("a Trainer without a text")
    else:
        card.problems.append(f"the kind of the card is not known: `{fields.get('type', '')}`")
    return card


def _pokemon(card: Card, kind: list[str]) -> None:
    fields, row = card.passage.fields, card.row
    stage = {"Basic": 0, "Stage 1": 1, "Stage 2": 2}.get(kind[1] if len(kind) > 1 else "")
    if stage is None:
        card.problems.append(f"the stage is not known: `{fields.get('type', '')}`")
    elif stage:
        row["stage"] = stage
    if origin := next((part[len("Evolves from ") :] for part in kind if part.startswith("Evolves from ")), None):
        row["evolves_from"] = origin
    rest = re.fullmatch(r"-?\s*(\w+)\s*-\s*(\d+)\s*HP", fields.get("rest", "").strip())
    if rest and rest[1].lower() in ELEMENTS:
        row["element"], row["hp"] = rest[1].lower(), int(rest[2])
    else:
        card.problems.append(f"type and HP are not read: `{fields.get('rest', '')}`")
    wrr = re.search(r"Weakness:\s*(\w+)\s+Retreat:\s*(\d+)", fields.get("wrr", ""))
    if wrr:
        if wrr[1].lower() != "none":
            row["weak"] = wrr[1].lower()
        row["retreat"] = int(wrr[2])
    else:
        card.problems.append(f"Weakness and Retreat are not read: `{fields.get('wrr', '')}`")
    if str(row["name"]).endswith(" ex"):
        row["worth"] = 3 if str(row["name"]).startswith("Mega ") else 2
    if ability := fields.get("ability"):
        row["ability"] = {"name": ability.removeprefix("Ability:").strip()}
        card.texts.append(CardText("ability", fields.get("ability_effect", "")))
    attacks: list[dict[str, object]] = []
    for number, attack in enumerate(card.passage.groups.get("attacks", [])):
        info = re.fullmatch(r"(.*?)(?:\s+(\d+)\s*([+x×-]?))?", attack.get("info", "").strip())
        assert info is not None
        one: dict[str, object] = {"name": info[1]}
        cost: dict[str, int] = {}
        for letter in re.findall(r"\[(\w)\]", attack.get("cost", "")):
            price = "any" if letter == "C" else LETTERS.get(letter, "")
            if not price:
                card.problems.append(f"the cost [{letter}] of {info[1]} is no Energy")
            else:
                cost[price] = cost.get(price, 0) + 1
        one["cost"] = cost
        if info[2]:
            one["damage"] = int(info[2])
        attacks.append(one)
        if text := attack.get("effect", "").strip():
            card.texts.append(CardText("attack", text, number))
        elif info[3]:
            card.problems.append(f"{info[1]} has damage {info[2]}{info[3]} and no text that says how")
    if attacks:
        row["attacks"] = attacks


def _table(passage: Passage) -> list[Card]:
    """A table with columns for name and HP is a table of cards."""
    if not passage.header_rows or not passage.rows:
        return []
    heads = [cell.strip().lower() for cell in passage.rows[0]]
    if "hp" not in heads or not {"name", "card", "pokemon", "pokémon"} & set(heads):
        return []
    at = {"name" if h in ("card", "pokemon", "pokémon") else h: i for i, h in enumerate(heads)}
    found = []
    for cells in passage.rows[passage.header_rows :]:
        name = cells[at["name"]].strip()
        row: dict[str, object] = {"name": name}
        card = Card(slug(name).replace("-", "_") or "card", row, passage)
        for column, key in (("hp", "hp"), ("retreat", "retreat"), ("retreat cost", "retreat")):
            if column in at and (cell := cells[at[column]].strip()):
                if cell.isdigit():
                    row[key] = int(cell)
                else:
                    card.problems.append(f"{column} is no number: `{cell}`")
        for column, key in (("type", "element"), ("weakness", "weak")):
            if column in at and (cell := cells[at[column]].strip("[] ")):
                word = LETTERS.get(cell, cell.lower())
                if word in ELEMENTS:
                    row[key] = word
                elif word not in ("none", "-"):
                    card.problems.append(f"{column} is no type: `{cell}`")
        for column in at:
            if column not in ("name", "hp", "retreat", "retreat cost", "type", "weakness", "no.", "#", "number", "set"):
                card.problems.append(f"the column `{column}` is not read: `{cells[at[column]]}`")
        found.append(card)
    return found
