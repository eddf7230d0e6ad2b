"""Cards of a page, as the recipe's selectors describe them."""

from __future__ import annotations

from collections.abc import Mapping

from bs4.element import Tag

from specc.scrape.html_text import clean, inline
from specc.scrape.recipe import Cards, Place


def fields_of(tag: Tag, places: Mapping[str, Place]) -> dict[str, str]:
    """The fields that are there and not empty, each on one line."""
    found = {name: _field(tag, place) for name, place in places.items()}
    return {name: text for name, text in found.items() if text}


def _field(tag: Tag, place: Place) -> str:
    matches = tag.select(place.at)
    texts = [_text(match, place.without) for match in (matches if place.join is not None else matches[:1])]
    return (place.join or "").join(texts)


def _text(tag: Tag, without: str) -> str:
    if not without:
        return clean(inline([tag]))
    left_out = {id(inner) for inner in tag.select(without)}
    return clean(inline(child for child in tag.children if id(child) not in left_out))


def groups_of(tag: Tag, cards: Cards) -> dict[str, list[dict[str, str]]]:
    """The groups that have members."""
    found = {name: [fields_of(member, group.fields) for member in tag.select(group.each)] for name, group in cards.groups.items()}
    return {name: members for name, members in found.items() if members}
