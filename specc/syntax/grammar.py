"""The compiled grammar: one Lark object for the whole process, and the token patterns that the lexer reads from it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from lark import Lark, Token, Tree, UnexpectedToken

from specc.resources import grammar

Entry = Literal["expression", "type_entry", "declaration", "block", "match_row"]
ENTRIES: tuple[Entry, ...] = ("expression", "type_entry", "declaration", "block", "match_row")
LAYOUT = frozenset({"_NEWLINE", "_INDENT", "_DEDENT"})


def _counts_for_span(node: Any) -> bool:
    """Layout tokens do not widen the span of a statement."""
    return not (isinstance(node, Token) and node.type in LAYOUT)


@cache
def lark() -> Lark:
    """The LALR tables of `grammars/rules.lark`."""
    return Lark(
        grammar("rules").read_text(encoding="utf-8"),
        parser="lalr",
        start=list(ENTRIES),
        propagate_positions=_counts_for_span,
        maybe_placeholders=False,
    )


@dataclass(frozen=True)
class Terminals:
    """`pattern` matches one token; `literals` names the terminals of fixed texts (`"("` is `LPAR`)."""

    pattern: re.Pattern[str]
    literals: dict[str, str]


@cache
def terminals() -> Terminals:
    """The terminals of the grammar as one regular expression: literal signs longest first, after the named patterns."""
    named: list[tuple[str, str]] = []
    literals: dict[str, str] = {}
    for terminal in lark().terminals:
        if terminal.pattern.type == "str":
            literals[terminal.pattern.value] = terminal.name
        else:
            named.append((terminal.name, terminal.pattern.to_regexp()))
    order = ("COMMENT", "STRING", "NUMBER", "PATTERN", "NAME", "AUGMENT", "SHIFT", "COMPARE")
    named.sort(key=lambda item: order.index(item[0]))
    signs = sorted((text for text in literals if not text.isalpha()), key=len, reverse=True)
    arrow = [text for text in signs if text == "->"]
    parts = [f"(?P<SIGN0>{re.escape(text)})" for text in arrow]
    parts += [f"(?P<{name}>{pattern})" for name, pattern in named]
    parts.append("(?P<SIGN>" + "|".join(re.escape(text) for text in signs) + ")")
    return Terminals(re.compile("|".join(parts)), literals)


class Misfit(Exception):
    """A token that the grammar does not take; `accepts` are the kinds that it would."""

    def __init__(self, token: Token, accepts: frozenset[str]) -> None:
        super().__init__(str(token))
        self.token, self.accepts = token, accepts


def parse_tree(tokens: list[Token], entry: Entry) -> Tree[Token]:
    """The parse tree of a token list that is not empty; raises Misfit at the first token that does not fit."""
    parser = lark().parse_interactive("", start=entry)
    token = tokens[0]
    try:
        for token in tokens:
            parser.feed_token(token)
        token = Token("$END", "", start_pos=token.end_pos, end_pos=token.end_pos)
        tree: Tree[Token] = parser.feed_token(token)
        return tree
    except UnexpectedToken:
        accepts: set[str] = parser.accepts()  # type: ignore[no-untyped-call]
        raise Misfit(token, frozenset(accepts)) from None
