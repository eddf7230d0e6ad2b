"""A token that does not fit → what the author most likely meant."""

from __future__ import annotations

from dataclasses import dataclass

from lark import Token

from specc.syntax.grammar import Entry


@dataclass(frozen=True)
class Complaint:
    """A syntax error in words; offsets are into the text."""

    code: str
    message: str
    start: int
    end: int
    label: str
    help: str


def explain(text: str, tokens: list[Token], token: Token, entry: Entry) -> Complaint:
    """Classify the first token that did not fit."""
    start, end = token.start_pos or 0, token.end_pos or 0
    return Complaint("E0111", f"`{token}` does not fit here", start, end, "", "")
