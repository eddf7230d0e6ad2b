"""The numbers of `specs/tcg/cards.yaml` are those of the card facts; its decks are legal, two of them are decks of the recorded games."""

from __future__ import annotations

import gzip
import json
import lzma
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
TABLES: dict[str, Any] = YAML(typ="safe", pure=True).load(ROOT / "specs" / "tcg" / "cards.yaml")["tables"]
TRAINERS: dict[str, Any] = YAML(typ="safe", pure=True).load(ROOT / "specs" / "tcg" / "trainers.yaml")["rows"]["Card"]
CARDS: dict[str, Any] = TABLES["Card"]["rows"] | TRAINERS
DECKS: dict[str, list[str]] = {
    name: [card.strip() for card in row["cards"].strip("[]\n ").split(",")] for name, row in TABLES["Deck"]["rows"].items()
}


def set_and_number(row: str) -> str:
    """`a1a_065` → `A1a 065`, `pa_001` → `P-A 001`."""
    name, number = row.split("_")
    return f"{ {'a1': 'A1', 'a1a': 'A1a', 'pa': 'P-A'}[name] } {number}"


def facts(data: Path) -> dict[str, Any]:
    with gzip.open(data / "card_facts.json.gz") as file:
        return {card["id"]: card for card in json.load(file)}


def text(value: Any) -> str:
    return str(value).strip("'\"")


@pytest.mark.parametrize("row", list(CARDS))
def test_numbers_are_those_of_the_card(row: str, shared_data: Path) -> None:
    card, fact = CARDS[row], facts(shared_data / "tcg")[set_and_number(row)]
    assert text(card["name"]) == fact["name"]
    if fact["kind"] == "Trainer":
        assert card["kind"] == fact["trainer_type"].lower()
        return
    assert "kind" not in card
    assert card.get("stage", 0) == fact["stage"]
    assert (text(card["evolves_from"]) if "evolves_from" in card else None) == fact["evolves_from"]
    assert card["element"] == fact["type"].lower()
    assert card["hp"] == fact["hp"]
    assert card.get("weak") == (fact["weakness"] and fact["weakness"].lower())
    assert card["retreat"] == fact["retreat"]
    assert card.get("worth", 1) == fact["points"]
    assert (text(card["ability"]["name"]) if "ability" in card else None) == fact["ability"]
    assert len(card["attacks"]) == len(fact["attacks"])
    for attack, printed in zip(card["attacks"], fact["attacks"], strict=True):
        assert text(attack["name"]) == printed["name"]
        assert attack["cost"] == Counter(kind.lower().replace("colorless", "any") for kind in printed["cost"])
        assert attack.get("damage", 0) == printed["damage"]
        assert ("effect" in attack) == printed["has_effect"]


@pytest.mark.parametrize("deck", list(DECKS))
def test_deck_is_legal(deck: str) -> None:
    cards = DECKS[deck]
    order = list(CARDS)
    assert len(cards) == 20
    assert cards == sorted(cards, key=order.index), "cards stand in the order of the table"
    assert max(Counter(text(CARDS[card]["name"]) for card in cards).values()) <= 2
    assert any("kind" not in CARDS[card] and "stage" not in CARDS[card] for card in cards)
    kinds = TABLES["Deck"]["rows"][deck]["energy"].strip("{}").split(", ")
    assert 1 <= len(kinds) <= 3


def test_every_card_is_in_a_deck() -> None:
    assert {card for deck in DECKS.values() for card in deck} == set(CARDS)


@pytest.mark.parametrize(("deck", "recorded"), [("weezing_arbok", "weezing-arbok"), ("mewtwo_gardevoir", "mewtwoex")])
def test_deck_is_one_of_the_recorded_games(deck: str, recorded: str, shared_data: Path) -> None:
    """By names: the recorded decks hold some cards in another print."""
    names = {id: card["name"] for id, card in facts(shared_data / "tcg").items()}
    with lzma.open(shared_data / "tcg" / "deckgym_example_a1.jsonl.xz", "rt") as file:
        for line in file:
            game = json.loads(line)
            for player in (0, 1):
                if game["decks"][player] == recorded:
                    cards = game["init"]["decks"][player]["cards"] + game["init"]["hands"][player]
                    assert Counter(names[c] for c in cards) == Counter(text(CARDS[c]["name"]) for c in DECKS[deck])
                    return
    pytest.fail(f"no recorded game has the deck {recorded}")
