"""A token that does not fit → what the author most likely meant, with the edit that helps.

The questions are asked from the most specific to the most general; the first that answers is the complaint.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lark import Token

from specc.syntax.grammar import LAYOUT, Entry
from specc.syntax.lexer import CLOSE, OPEN

OPERAND_END = frozenset({"NAME", "NUMBER", "PATTERN", "STRING", "RPAR", "RSQB", "RBRACE", "QMARK", "BANG"})
OPERAND_START = frozenset({"NAME", "NUMBER", "PATTERN", "STRING", "LPAR", "LSQB", "LBRACE"})
INFIX = frozenset(
    {
        "AND",
        "OR",
        "IN",
        "NOT_IN",
        "COMPARE",
        "COALESCE",
        "PIPE",
        "CARET",
        "AMPERSAND",
        "SHIFT",
        "PLUS",
        "MINUS",
        "STAR",
        "STARS",
        "SLASH",
        "SLASHES",
        "PERCENT",
        "AT_SIGN",
        "DOTS",
        "EQUAL",
        "AUGMENT",
        "NOT",
        "TILDE",
        "DOT",
        "COMMA",
        "IF",
        "ELSE",
        "AFTER",
        "BY",
        "RANKED",
        "WEIGHTED",
    }
)
PYTHON = {
    "lambda": "there are no functions as values; use a comprehension, `e for x in D if c`",
    "def": "a function is an entry of `functions:`, a rule an entry of `rules:`",
    "class": "a record is an entry of `records:`, a table an entry of `tables:`",
    "import": "modules are named under `import:` of the document",
    "from": "modules are named under `import:` of the document",
    "while": "loops have a bound: `repeat up to N while CONDITION:`",
    "with": "there are no contexts; write the statements themselves",
    "try": "there are no exceptions; test with `x?` or `in` first",
    "except": "there are no exceptions; test with `x?` or `in` first",
    "raise": "a forbidden action is a `legal` line; an impossible state is an `invariants` line",
    "assert": "write an `invariants` line, or `needs:` on the rule",
    "del": "remove with `x.remove(e)`, or set the field to `none`",
    "global": "state fields can be written everywhere in a rule; no declaration is needed",
    "nonlocal": "state fields can be written everywhere in a rule; no declaration is needed",
    "yield": "rules return one value: `return e`",
    "async": "there is no concurrency; `choose` asks a player",
    "await": "there is no concurrency; `choose` asks a player",
    "switch": "write `match x:` with a line `value: effect` for each case",
    "case": "a case of `match` has no keyword: `value: effect`",
    "foreach": "write `for x in D:`",
    "loop": "write `repeat N:` or `repeat up to N while CONDITION:`",
    "unless": "write `if not CONDITION:`",
    "until": "write `repeat up to N while not CONDITION:`",
    "let": "a local needs no keyword: `x = e`",
    "var": "a local needs no keyword: `x = e`",
    "const": "a local needs no keyword: `x = e`",
    "elseif": "write `elif`",
    "elsif": "write `elif`",
    "skip": "write `pass`",
}
WORDS = {
    "where": "a condition is written `if`: `… for x in D if c`, `choose x in D if c`",
    "is": "test for absence with `not x?`, for equality with `==`",
    "then": "after a condition comes `:`; in an expression write `a if c else b`",
    "xor": "for truth values write `a != b`, for bits `a ^ b`",
    "AND": "write `and`",
    "OR": "write `or`",
    "NOT": "write `not`",
    "mod": "the remainder is `a % b`",
    "div": "whole division is `a // b`",
    "of": "write `table[row]`, `record.field` or `f(x)`",
    "when": "a condition is written `if`",
    "do": "after a condition comes `:`",
    "unless": "write `if not …`",
    "upto": "write `up to`",
}


@dataclass(frozen=True)
class Complaint:
    """A syntax error in words; offsets are into the text."""

    code: str
    message: str
    start: int
    end: int
    label: str
    help: str


@dataclass(frozen=True)
class Place:
    """The token that did not fit, with what stands around it."""

    text: str
    tokens: list[Token]
    number: int
    token: Token
    accepts: frozenset[str]
    entry: Entry

    @property
    def previous(self) -> Token | None:
        return self.tokens[self.number - 1] if self.number > 0 else None

    @property
    def next(self) -> Token | None:
        return self.tokens[self.number + 1] if self.number + 1 < len(self.tokens) else None

    @property
    def ends(self) -> bool:
        """The text or the line ends here, or a bracket closes."""
        return self.token.type in ("$END", *LAYOUT, "SEMICOLON") or self.token.value in CLOSE

    @property
    def line(self) -> list[Token]:
        """The tokens of the statement up to here."""
        start = self.number
        while start > 0 and self.tokens[start - 1].type not in LAYOUT:
            start -= 1
        return self.tokens[start : self.number]

    @property
    def brackets(self) -> list[int]:
        """Positions in `tokens` of the brackets that are open here."""
        stack: list[int] = []
        for number, token in enumerate(self.tokens[: self.number]):
            if token.type == "STRING":
                continue
            if token.value in OPEN:
                stack.append(number)
            elif token.value in CLOSE and stack:
                stack.pop()
        return stack

    def adjacent(self) -> bool:
        """No blank between the previous token and this one."""
        return self.previous is not None and self.previous.end_pos == self.token.start_pos

    def complain(self, code: str, message: str, help: str, label: str = "", first: Token | None = None) -> Complaint:
        """A complaint about this token, or about the stretch from `first` to it."""
        shown = self.previous if self.previous is not None and self.token.type in ("$END", *LAYOUT) else self.token
        start, end = (first or shown).start_pos or 0, shown.end_pos or 0
        return Complaint(code, message, start, max(end, start), label, help)

    def wide(self, code: str, message: str, help: str) -> Complaint:
        """A complaint about this token and the next."""
        assert self.next is not None
        return Complaint(code, message, self.token.start_pos or 0, self.next.end_pos or 0, "", help)


def explain(text: str, tokens: list[Token], token: Token, accepts: frozenset[str], entry: Entry) -> Complaint:
    """Classify the first token that did not fit."""
    number = next((i for i, known in enumerate(tokens) if known is token), len(tokens))
    place = Place(text, tokens, number, token, accepts, entry)
    for question in QUESTIONS:
        complaint = question(place)
        if complaint is not None:
            return complaint
    return place.complain("E0111", f"{_shown(token)} does not fit here", _expected(place), _want(place))


# ------------------------------------------------------------------------------------------------ spellings of other languages
def foreign_signs(place: Place) -> Complaint | None:
    """`&&`, `||`, `!x`, `:=`, `++`, `=>`, `<>`, `else if`."""
    token, previous = place.token, place.previous
    if previous is not None and place.adjacent():
        pair = previous.value + token.value
        answers = {
            "&&": "write `and`",
            "||": "write `or`",
            "++": "write `x += 1`; adding is `a + b`",
            "=<": "write `<=`",
            "=>": "write `>=`",
            "<>": "write `!=`",
            ":=": "an assignment is a line of its own: `x = e`",
            "===": "write `==`",
            "!==": "write `!=`",
            "**=": "write `x = x ** n`",
            "??=": "write `x = x ?? e`",
            "@=": "write `x = x @ m`",
        }
        if pair in answers:
            return place.complain("E0109", f"`{pair}` is not an operator here", answers[pair], first=previous)
    if token.type == "BANG" and (previous is None or previous.type not in OPERAND_END):
        return place.complain("E0109", "`!` does not negate", "write `not`; `x!` after a value says that it is present")
    if token.type == "IF" and previous is not None and previous.type == "ELSE":
        return place.complain("E0109", "`else if` is one word here", "write `elif`", first=previous)
    if token.type == "PLUS" and (previous is None or previous.type not in OPERAND_END):
        return place.complain("E0111", "`+` has no left side", "a positive number has no sign")
    if token.type in OPERAND_START and previous is not None and previous.type == "QMARK" and not place.adjacent():
        return place.complain("E0109", "`a ? b : c` is not an operator here", "write `b if a else c`", first=previous)
    following = place.next
    if following is not None and following.start_pos == token.end_pos:
        pair = token.value + following.value
        if pair in ("=>", "=<", "=>=", "=<="):
            return place.wide("E0109", f"`{pair}` is not an operator here", f"write `{'>=' if '>' in pair else '<='}`")
        if pair == ":=":
            return place.wide("E0109", "`:=` is not an operator here", "an assignment is a line of its own: `x = e`")
    if previous is not None and previous.value == "from" and place.line[0].type == "CHOOSE":
        start, end = previous.start_pos or 0, previous.end_pos or 0
        return Complaint("E0118", "`choose … from` is written `choose … in`", start, end, "", "write `choose x in D`")
    if token.type == "STRING" and previous is not None and place.adjacent() and previous.value in ("f", "r", "b", "u"):
        return place.complain(
            "E0109", "a text with a prefix", "only `label:` and `render:` texts have holes `{…}`; remove the prefix", first=previous
        )
    return None


def foreign_words(place: Place) -> Complaint | None:
    """Constructs of Python and its kin; `where`, `is`, `then`."""
    token, previous, line = place.token, place.previous, place.line
    opener = line[0] if line else token
    if place.entry == "block" and opener.value in PYTHON and (opener.type in ("NAME", "WHILE")) and len(line) <= 2:
        span = place.complain("E0116", f"`{opener}` is not part of the language", PYTHON[opener.value], first=opener)
        return Complaint(span.code, span.message, opener.start_pos or 0, opener.end_pos or 0, "", span.help)
    for word in (previous, token):
        if word is not None and word.type == "NAME" and word.value in ("lambda", "yield", "await", "async"):
            start, end = word.start_pos or 0, word.end_pos or 0
            return Complaint("E0116", f"`{word}` is not part of the language", start, end, "", PYTHON[word.value])
    for word in (token, previous):
        if word is not None and word.type == "NAME" and word.value in WORDS and _between_operands(place, word):
            start, end = word.start_pos or 0, word.end_pos or 0
            return Complaint("E0109", f"`{word}` is not a keyword here", start, end, "", WORDS[word.value])
    return None


def _between_operands(place: Place, word: Token) -> bool:
    number = place.number if word is place.token else place.number - 1
    before = place.tokens[number - 1] if number > 0 else None
    return word.value == "NOT" or (before is not None and before.type in OPERAND_END)


# ------------------------------------------------------------------------------------------------ assignment and comparison
def equals(place: Place) -> Complaint | None:
    """`=` where a comparison is meant, or a second one."""
    if place.token.type == "FOR" and place.brackets:
        for token in place.tokens[place.brackets[-1] : place.number]:
            if token.type == "EQUAL":
                return Complaint(
                    "E0110", "`=` in a condition or expression", token.start_pos or 0, token.end_pos or 0, "", "comparison is `==`"
                )
    if place.token.type not in ("EQUAL", "AUGMENT"):
        return None
    line = place.line
    for before, after in zip(line, line[1:], strict=False):
        if before.type in INFIX and "\n" in place.text[before.end_pos : after.start_pos] and not place.brackets:
            return Complaint(
                "E0107",
                f"the expression ends after {_shown(before)}",
                before.start_pos or 0,
                before.end_pos or 0,
                "something is missing after this",
                "write the right side, or remove it",
            )
    opener = line[0].type if line else ""
    if place.token.type == "AUGMENT":
        return place.complain("E0113", f"`{place.token}` inside an expression", "an assignment is a line of its own")
    if opener == "CHOOSE" or place.previous is not None and place.previous.type == "CHOOSE":
        return place.complain("E0118", "`choose` has no `=`", "write `choose x in D`; the answer is then called `x`")
    if place.entry == "block" and not place.brackets and any(token.type == "EQUAL" for token in line) and opener not in ("IF", "ELIF"):
        return place.complain("E0113", "two assignments in one line", "write one line for each; comparison is `==`")
    if place.entry == "type_entry":
        return place.complain("E0110", "`=` in a type", "a start value is written after the type of a field only: `name: Type = start`")
    return place.complain("E0110", "`=` in a condition or expression", "comparison is `==`", "this assigns")


# ------------------------------------------------------------------------------------------------ layout
def headers(place: Place) -> Complaint | None:
    """A missing `:`, an `else` without `if`, braces as blocks."""
    token, line = place.token, place.line
    opener = line[0] if line else token
    if token.type == "LBRACE" and opener.type in ("IF", "ELIF", "ELSE", "FOR", "REPEAT", "MATCH"):
        return place.complain("E0108", "a block in braces", "end the line with `:` and indent what belongs under it")
    if token.type in ("_NEWLINE", "SEMICOLON") and "COLON" in place.accepts and place.entry == "block" and line:
        if opener.type in ("IF", "ELIF", "ELSE", "FOR", "REPEAT", "MATCH"):
            return _after(place, "E0108", f"`:` is missing at the end of the `{opener}` line", "expected `:` after this", "add `:`")
        if "_INDENT" not in place.accepts and "_NEWLINE" not in place.accepts and "EQUAL" not in place.accepts:
            return _after(place, "E0108", "`:` is missing after the value of this case", "expected `:` after this", "write `value: effect`")
    if token.type == "_NEWLINE" and len(line) == 2 and opener.value == "repeat":
        return place.complain("E0114", "`repeat` without a bound", "write `repeat N:` or `repeat up to N while CONDITION:`", first=opener)
    if token.type in ("ELSE", "ELIF") and not line:
        return place.complain(
            "E0106", f"`{token}` belongs to no `if`", "align it with its `if`; nothing but the indented lines may stand between"
        )
    if token.type in ("IF", "FOR", "RETURN", "BREAK", "CONTINUE") and place.entry != "block" and not line:
        what = {"RETURN": "write the value itself, without `return`"}.get(
            token.type, "effects stand under `do:`; here write `a if c else b` or a comprehension"
        )
        return place.complain("E0111", f"`{token}` is a statement, and an expression is wanted here", what)
    if (
        token.type in ("_NEWLINE", "SEMICOLON")
        and any(item.type == "COLON" for item in line)
        and "EQUAL" in place.accepts
        and not place.brackets
    ):
        return _after(place, "E0107", "a typed local without a value", "", "write `name: Type = value`, or `name = value`")
    if token.type == "IF" and place.previous is not None and place.previous.type in INFIX | {"RETURN"}:
        return place.complain("E0111", "`if` does not stand before a value", "a choice between values is written `a if c else b`")
    if token.type == "RETURN" or token.type in ("BREAK", "CONTINUE") and line:
        return place.complain("E0111", f"`{token}` stands only at the start of a statement", "put it on a line of its own")
    return None


def _after(place: Place, code: str, message: str, label: str, help: str) -> Complaint:
    """A complaint about the place just after the previous token."""
    previous = place.previous or place.token
    return Complaint(code, message, previous.start_pos or 0, previous.end_pos or 0, label, help)


# ------------------------------------------------------------------------------------------------ expressions
def unfinished(place: Place) -> Complaint | None:
    """The line ends, or a bracket closes, after an operator."""
    previous = place.previous
    if not place.ends or previous is None:
        return None
    if previous.type in INFIX or previous.type in ("FOR", "WHILE"):
        if previous.type == "IF" or (previous.type == "ELSE" and place.entry == "block" and len(place.line) == 1):
            return _after(
                place, "E0107", f"nothing follows `{previous}`", "", "write the condition" if previous.type == "IF" else "add `:`"
            )
        return _after(
            place,
            "E0107",
            f"the expression ends after {_shown(previous)}",
            "something is missing after this",
            "write the right side, or remove it",
        )
    if previous.value in OPEN and previous.type != "STRING":
        return _after(place, "E0107", f"nothing stands after {_shown(previous)}", "", "write an expression")
    return None


def comprehensions(place: Place) -> Complaint | None:
    """A comprehension beside other arguments, without brackets, or with a key."""
    token, brackets = place.token, place.brackets
    if token.type == "FOR" and not brackets and place.line:
        help = "put it in `[…]` for a list, `{…}` for a set, or in a call such as `any(…)`, `sum(…)`, `first(…)`"
        return place.complain("E0117", "a comprehension without brackets", help)
    if token.type == "FOR" and brackets:
        opener = place.tokens[brackets[-1]]
        inside = place.tokens[brackets[-1] + 1 : place.number]
        before = place.tokens[brackets[-1] - 1] if brackets[-1] > 0 else None
        if any(item.type == "EQUAL" for item in inside):
            return None
        if opener.value == "{" and any(item.type == "COLON" for item in inside):
            return place.complain("E0117", "a comprehension with keys", "build an array `[e for i in I]`, or write the pairs one by one")
        if opener.value == "(" and (before is None or before.type not in OPERAND_END):
            return place.complain("E0117", "a comprehension in plain parentheses", "use `[…]` for a list or `{…}` for a set")
        if any(item.type == "COMMA" for item in inside):
            return place.complain("E0117", "a comprehension must be the only argument", "put it in brackets: `f(a, [e for x in D])`")
    if brackets and any(item.type == "FOR" for item in place.tokens[brackets[-1] :][: place.number - brackets[-1]]):
        if token.type == "EQUAL" or (token.value in CLOSE and place.previous is not None and place.previous.type in OPERAND_END):
            help = "put it in brackets: `f([e for x in D], a)`; instead of `default=` write `f(…) ?? e`"
            return place.complain("E0117", "a comprehension must be the only argument", help)
    return None


def forms(place: Place) -> Complaint | None:
    """Statements with a fixed form."""
    opener = place.line[0] if place.line else place.token
    shapes = {
        "CHOOSE": ("E0118", "choose x in D [if C] [or none] [ranked K] [by P | at random [weighted W]] [as site]"),
        "REPEAT": ("E0111", "repeat N:`, `repeat N up to M:` or `repeat up to N while C:"),
        "EMIT": ("E0111", "emit event(arguments)"),
        "BECOME": ("E0111", "become ROW.column"),
    }
    if opener.type in shapes:
        code, shape = shapes[opener.type]
        return place.complain(code, f"{_shown(place.token)} does not fit in `{opener}`", f"the form is `{shape}`", _want(place))
    return None


def side_by_side(place: Place) -> Complaint | None:
    """Two operands in a row; an operator without its left side; a `:` too many."""
    token, previous = place.token, place.previous
    before = place.tokens[place.number - 2] if place.number > 1 else None
    if before is not None and before.type == "FOR" and previous is not None and previous.type == "NAME" and token.type != "COMMA":
        return place.complain("E0107", "`in` is missing after the name of the loop", "write `for x in D`", "expected `in` before this")
    if token.type == "RBRACE" and "COLON" in place.accepts:
        return place.complain(
            "E0107", "an entry without a value", "in `{a: x, b: y}` each entry has a value; a set has none", "expected `:` before this"
        )
    if token.type == "COLON" and place.brackets and place.tokens[place.brackets[-1]].value == "[":
        return place.complain("E0111", "a slice has a start and an end only", "write `x[a:b]`")
    if previous is not None and previous.type in OPERAND_END and token.type in OPERAND_START:
        help = "put `,` or an operator between them" if place.brackets else "put an operator between them, or start a new line"
        return place.complain(
            "E0111", f"{_shown(previous)} and {_shown(token)} stand side by side", help, "an operator is missing before this"
        )
    if token.type in INFIX and (previous is None or previous.type not in OPERAND_END):
        if previous is not None and previous.type in INFIX:
            return place.complain(
                "E0111",
                f"{_shown(previous)} is followed by {_shown(token)}",
                "write an operand between them, or remove one",
                first=previous,
            )
        return place.complain("E0111", f"{_shown(token)} has no left side", "write what stands before it, or remove it")
    if token.type == "COLON" and place.entry in ("type_entry", "declaration"):
        return place.complain("E0111", "`:` does not fit in a type", "a product is `(a: A, b: B)`, an inline record `{a: A, b: B}`")
    if token.type == "COLON" and place.entry in ("expression", "match_row"):
        return place.complain(
            "E0111",
            "`:` does not fit in an expression",
            "a mapping is `{a: x}`, a named argument `name=value`; quote YAML that is meant as text",
        )
    if token.type == "COLON" and place.entry == "block":
        return place.complain(
            "E0111", "`:` does not fit here", "only `if`, `elif`, `else`, `for`, `repeat`, `match` and its cases end with `:`"
        )
    return None


QUESTIONS: tuple[Callable[[Place], Complaint | None], ...] = (
    foreign_signs,
    foreign_words,
    headers,
    comprehensions,
    equals,
    unfinished,
    forms,
    side_by_side,
)


# ------------------------------------------------------------------------------------------------ words
def _shown(token: Token) -> str:
    if token.type == "$END":
        return "the end"
    if token.type in LAYOUT:
        return "the end of the line"
    return f"`{token.value}`"


_NAMES = {
    "COLON": "`:`",
    "COMMA": "`,`",
    "RPAR": "`)`",
    "RSQB": "`]`",
    "RBRACE": "`}`",
    "LPAR": "`(`",
    "EQUAL": "`=`",
    "IN": "`in`",
    "ELSE": "`else`",
    "NAME": "a name",
    "_NEWLINE": "the end of the line",
    "TO": "`to`",
    "RANDOM": "`random`",
    "_INDENT": "an indented block",
    "LSQB": "`[`",
}


def _want(place: Place) -> str:
    """What could stand here, when that is little."""
    names = [_NAMES[kind] for kind in sorted(place.accepts) if kind in _NAMES]
    return f"expected {' or '.join(names)}" if 0 < len(names) <= 3 and len(place.accepts) <= 4 else ""


def _expected(place: Place) -> str:
    if "NAME" in place.accepts and place.token.type in LAYOUT | {"$END"}:
        return "something is missing at the end"
    return "remove it, or write what is missing before it"
