"""Card text to effects: a text in the house style of the printed cards becomes code in the words of specs/tcg, or a `Reason` why not.

`read` parses with grammars/card_text.lark; `card_text_effects.py` writes the code. What is produced is not yet trusted: `card_check.py`
lets the compiler check it, `card_text_english.py` says the code in English for a person.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from lark import Lark, UnexpectedInput
from lark.exceptions import VisitError

from specc.extract.card_text_effects import CannotSay, Effects
from specc.resources import grammar

Place = Literal["attack", "ability", "trainer"]


@dataclass(frozen=True)
class Effect:
    """The columns of a row that the text fills: `effect` of an attack, `ready`, `use`, `modify`, `react` of an Ability, …"""

    place: Place
    columns: dict[str, object]
    names: tuple[str, ...] = field(default=())
    """Cards that the text names: the table must have them."""
    aids: dict[str, dict[str, object]] = field(default_factory=dict)
    """Rows of Aid that the effect needs."""


@dataclass(frozen=True)
class NotRead:
    """A text that was not read: why, and the most similar construction that is known."""

    reason: str
    nearest: str = ""


def normalise(text: str) -> str:
    """Straight quotes, `Pokemon` without accent, one blank between words and after a sentence; a cross is x."""
    for old, new in (
        ("’", "'"),
        ("‘", "'"),
        ("Pokémon", "Pokemon"),
        ("—", "-"),
        ("–", "-"),
        ("−", "-"),
        ("×", "x"),
        ("“", '"'),
        ("”", '"'),
    ):
        text = text.replace(old, new)
    text = re.sub(r"\b(Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal|Dragon|Colorless)(?=\d*\s?\[)", "", text)
    text = text.replace("\xa0", " ").replace(" (Your opponent chooses the new Active Pokemon.)", "")  # `drive_out` says it
    return re.sub(r"\s+", " ", re.sub(r"\.(?=[A-Z])", ". ", text)).strip()


@cache
def _parser(place: Place) -> Lark:
    return Lark(grammar("card_text").read_text(encoding="utf-8"), start=place, parser="earley", ambiguity="resolve")


def read(text: str, place: Place) -> Effect | NotRead:
    """The effect that a text describes."""
    plain = normalise(text)
    try:
        tree = _parser(place).parse(plain)
    except UnexpectedInput as problem:
        at = getattr(problem, "pos_in_stream", None)
        at = len(plain) if at is None or at < 0 else at
        return NotRead(f"no construction is known for: {_around(plain, at)}", nearest(plain))
    try:
        effects = Effects(place)
        columns = effects.columns(tree)
    except VisitError as problem:
        cause = problem.orig_exc
        if isinstance(cause, CannotSay):
            return NotRead(str(cause), nearest(plain))
        raise
    except CannotSay as problem:
        return NotRead(str(problem), nearest(plain))
    return Effect(place, columns, tuple(dict.fromkeys(effects.names)), effects.aids)


def _around(text: str, at: int) -> str:
    begin = text.rfind(". ", 0, max(0, min(at, len(text) - 1))) + 1
    return text[begin:].strip()


@cache
def constructions() -> tuple[tuple[str, str], ...]:
    """Name and words of every construction of the grammar."""
    found = []
    for line in grammar("card_text").read_text(encoding="utf-8").splitlines():
        if named := re.match(r"(?:\w+:|\s*\|)(.*)->\s*(\w+)\s*$", line):
            words = " ".join(re.findall(r'"([^"]+)"', named[1]))
            if len(words.split()) > 2:
                found.append((named[2], words))
    return tuple(found)


def nearest(text: str) -> str:
    """The construction that shares most words with the text: its name and words."""
    words = set(text.lower().replace(".", " ").replace(",", " ").split())

    def likeness(item: tuple[str, str]) -> float:
        other = set(item[1].lower().replace(".", " ").replace(",", " ").split())
        return len(words & other) / (len(words | other) or 1)

    name, said = max(constructions(), key=likeness)
    return f"{name}: {said}"
