"""Text → tokens: layout (newlines, indentation, continued lines) and the words that are keywords only where they can be.

`m.to`, `from`, an action named `pass`: most words of the language stay ordinary names. The decision is local: what stands before and
after the word. Rules: a word after an operand may be an infix keyword (`by`, `at random`, `after`, …); a word at the start of a
statement may open one (`choose x in …`, `match x:`, `emit e(…)`); any other word is a name.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lark import Token

from specc.syntax.grammar import LAYOUT, terminals

HARD = frozenset({"if", "elif", "else", "for", "in", "while", "and", "or", "not", "return", "break", "continue"})
OPEN = {"(": ")", "[": "]", "{": "}"}
CLOSE = {closer: opener for opener, closer in OPEN.items()}
_OPERAND_END = frozenset({"NAME", "NUMBER", "PATTERN", "STRING", "RPAR", "RSQB", "RBRACE", "QMARK", "BANG"})
_OPERAND_START = frozenset({"NAME", "NUMBER", "PATTERN", "STRING", "LPAR", "LSQB", "LBRACE", "MINUS", "TILDE", "NOT"})
_INFIX = frozenset(
    {
        "AND",
        "OR",
        "IN",
        "COMPARE",
        "COALESCE",
        "PIPE",
        "CARET",
        "AMPERSAND",
        "SHIFT",
        "PLUS",
        "STAR",
        "STARS",
        "SLASH",
        "SLASHES",
        "PERCENT",
        "AT_SIGN",
        "DOTS",
        "NOT_IN",
        "MINUS",
    }
)
_CONTINUES = _INFIX - {"MINUS"} | {"DOT"}  # a line that starts so cannot be a statement of its own
_UNFINISHED = _INFIX | {"EQUAL", "AUGMENT", "COMMA", "IF", "ELSE", "NOT"}


class LayoutError(Exception):
    """The text cannot be cut into tokens, or its layout is wrong. Offsets are into the text."""

    def __init__(self, code: str, message: str, start: int, end: int, label: str, help: str) -> None:
        super().__init__(message)
        self.code, self.message, self.start, self.end, self.label, self.help = code, message, start, end, label, help


@dataclass
class _Line:
    """A physical line that has tokens: its indentation and its tokens (strings still carry their quotes)."""

    indent: int
    tokens: list[Token] = field(default_factory=list)


def tokenize(text: str, layout: bool) -> list[Token]:
    """All tokens of the text; with `layout`, statements end in `_NEWLINE` and suites stand between `_INDENT` and `_DEDENT`."""
    raw = _cut(text)
    _check_brackets(raw)
    if not layout:
        return _words(raw, statements=False)
    return _words(_lay_out(raw, text), statements=True)


def _cut(text: str) -> list[Token]:
    """Signs, words, numbers and strings, with their offsets."""
    known = terminals()
    out: list[Token] = []
    at, size = 0, len(text)
    while at < size:
        letter = text[at]
        if letter in " \n\r":
            at += 1
            continue
        if letter == "\t":
            if not text[text.rfind("\n", 0, at) + 1 : at].strip():
                raise LayoutError("E0103", "a tab in the indentation", at, at + 1, "this is a tab", "indent with spaces")
            at += 1
            continue
        found = known.pattern.match(text, at)
        if found is None:
            raise _stray(text, at)
        kind, value = found.lastgroup or "", found.group()
        if kind != "COMMENT":
            if kind in ("SIGN", "SIGN0"):
                kind = known.literals[value]
            elif kind == "NAME" and value in HARD:
                kind = known.literals[value]
            elif kind == "NAME" and value.startswith("__"):
                hint = "names are letters, digits and `_`, and do not begin with two `_`"
                raise LayoutError("E0101", f"`{value}` is not a name", at, found.end(), "", hint)
            out.append(Token(kind, value, start_pos=at, end_pos=found.end()))
        at = found.end()
    return out


def _stray(text: str, at: int) -> LayoutError:
    letter = text[at]
    if letter in "'\"":
        line_end = text.find("\n", at)
        stop = len(text) if line_end < 0 else line_end
        return LayoutError("E0102", "a text that is not closed", at, stop, "starts here", f"close it with {letter} on the same line")
    if letter.isdigit():
        stop = at
        while stop < len(text) and (text[stop].isalnum() or text[stop] == "_"):
            stop += 1
        word = text[at:stop]
        hint = "write 12, 1.5, 1e-3, 0xff or 0b101; names start with a letter"
        return LayoutError("E0104", f"`{word}` is not a number", at, stop, "", hint)
    hints = {
        "$": "names consist of letters, digits and `_`",
        "\\": "lines continue inside brackets, or where the next line starts with an operator: no backslash is needed",
        "“": "use straight quotes: \"…\" or '…'",
        "”": "use straight quotes: \"…\" or '…'",
        "‘": "use straight quotes: \"…\" or '…'",
        "’": "use straight quotes: \"…\" or '…'",
        "×": "multiplication is `*`",
        "·": "multiplication is `*`",
        "÷": "division is `/`, or `//` for whole numbers",
        "≤": "write `<=`",
        "≥": "write `>=`",
        "≠": "write `!=`",
        "−": "write the ordinary minus sign `-`",
        "–": "write the ordinary minus sign `-`",
        "…": "a range is `a..b`, with two dots",
        "→": "write `->`",
    }
    return LayoutError(
        "E0101", f"stray character `{letter}`", at, at + 1, "", hints.get(letter, "remove it, or quote it if it is part of a text")
    )


def _check_brackets(tokens: list[Token]) -> None:
    """Every bracket closes the one that was opened last."""
    stack: list[Token] = []
    for token in tokens:
        if token.value in OPEN and token.type != "STRING":
            stack.append(token)
        elif token.value in CLOSE and token.type != "STRING":
            at, end = _place(token)
            if not stack:
                raise LayoutError(
                    "E0105", f"`{token}` closes nothing", at, end, "", f"remove it, or open a `{CLOSE[token.value]}` before it"
                )
            opener = stack.pop()
            if OPEN[opener.value] != token.value:
                raise LayoutError(
                    "E0105",
                    f"`{opener}` is closed by `{token}`",
                    at,
                    end,
                    f"expected `{OPEN[opener.value]}`",
                    f"close the `{opener}` with `{OPEN[opener.value]}` first",
                )
    if stack:
        at, end = _place(stack[-1])
        closer = OPEN[stack[-1].value]
        raise LayoutError("E0105", f"`{stack[-1]}` is never closed", at, end, "opened here", f"add the missing `{closer}`")


def _place(token: Token) -> tuple[int, int]:
    return token.start_pos or 0, token.end_pos or 0


# ------------------------------------------------------------------------------------------------ layout
def _lines(tokens: list[Token], text: str) -> list[_Line]:
    """Tokens by line; inside brackets a line goes on."""
    lines: list[_Line] = []
    depth, row_end = 0, -1
    for token in tokens:
        at, end = _place(token)
        if depth == 0 and at > row_end:
            row_start = text.rfind("\n", 0, at) + 1
            lines.append(_Line(at - row_start))
        lines[-1].tokens.append(token)
        if token.type != "STRING":
            depth += (token.value in OPEN) - (token.value in CLOSE)
        if depth == 0 or end > row_end:
            found = text.find("\n", end)
            row_end = len(text) if found < 0 else found
    return lines


def _lay_out(tokens: list[Token], text: str) -> list[Token]:
    """Insert `_NEWLINE`, `_INDENT`, `_DEDENT`; join continued lines."""
    out: list[Token] = []
    lines = _lines(tokens, text)
    if not lines:
        return out
    levels = [lines[0].indent]
    for number, line in enumerate(lines):
        first = line.tokens[0]
        at, end = _place(first)
        if number > 0:
            previous = lines[number - 1].tokens[-1]
            if _goes_on(lines, number, levels[-1]):
                out.extend(line.tokens)
                continue
            out.append(_layout_token("_NEWLINE", previous))
            if line.indent > levels[-1]:
                if previous.type != "COLON":
                    opener = _logical_start(out)
                    if opener.type in ("IF", "ELIF", "ELSE", "FOR") or opener.value in ("repeat", "match", "else", "while"):
                        start, stop = _place(previous)
                        raise LayoutError(
                            "E0108", f"`:` is missing at the end of the `{opener}` line", start, stop, "expected `:` after this", "add `:`"
                        )
                    raise LayoutError(
                        "E0106",
                        "this line is indented more than the one before it",
                        at,
                        end,
                        "",
                        "a deeper line belongs under a line that ends with `:`; else align it with the line above",
                    )
                levels.append(line.indent)
                out.append(_layout_token("_INDENT", first, before=True))
            else:
                if previous.type == "COLON":
                    start, stop = _place(previous)
                    raise LayoutError(
                        "E0106",
                        "an indented line is missing after `:`",
                        start,
                        stop,
                        "what follows must be indented",
                        "indent the lines that belong under it by four spaces, or write `pass`",
                    )
                deeper = levels[-1]
                while line.indent < levels[-1] and len(levels) > 1:
                    deeper = levels.pop()
                    out.append(_layout_token("_DEDENT", previous))
                if line.indent != levels[-1]:
                    left, right = line.indent - levels[-1], deeper - line.indent
                    move = f"move it {left} to the left or {right} to the right" if left > 0 else f"move it {right} to the right"
                    raise LayoutError(
                        "E0106", "this line fits no indentation level above it", at, end, "", f"{move}, below the lines it belongs to"
                    )
        out.extend(line.tokens)
    last = lines[-1].tokens[-1]
    if last.type == "COLON":
        start, stop = _place(last)
        raise LayoutError(
            "E0106", "an indented line is missing after `:`", start, stop, "", "add the lines that belong under it, or `pass`"
        )
    out.append(_layout_token("_NEWLINE", last))
    out.extend(_layout_token("_DEDENT", last) for _ in levels[1:])
    return out


def _logical_start(tokens: list[Token]) -> Token:
    """The first token of the statement that the last layout token ends."""
    start = tokens[-1]
    for token in reversed(tokens[:-1]):
        if token.type in LAYOUT:
            break
        start = token
    return start


def _layout_token(kind: str, near: Token, before: bool = False) -> Token:
    at = (near.start_pos if before else near.end_pos) or 0
    return Token(kind, "", start_pos=at, end_pos=at)


def _goes_on(lines: list[_Line], number: int, level: int) -> bool:
    """True when line `number` continues the expression of the line before it."""
    line, previous = lines[number], lines[number - 1]
    first, last = line.tokens[0], previous.tokens[-1]
    if last.type == "COLON" or line.indent < level:
        return False
    deeper = line.indent > level
    if first.type in _CONTINUES or (first.type == "NOT" and len(line.tokens) > 1 and line.tokens[1].type == "IN"):
        return True
    if first.type == "ELSE":
        return len(line.tokens) > 1 and line.tokens[1].type != "COLON"
    if first.type == "IF":
        return not _has_colon(line) and (deeper or _else_follows(lines, number))
    if last.type in _INFIX:
        return True
    if deeper:
        alone = len(previous.tokens) == 1 and last.type == "ELSE"
        return last.type in _UNFINISHED and not alone or first.type == "MINUS" or first.value in ("after", "by", "at", "ranked")
    return False


def _has_colon(line: _Line) -> bool:
    depth = 0
    for token in line.tokens:
        if token.type != "STRING":
            depth += (token.value in OPEN) - (token.value in CLOSE)
        if depth == 0 and token.type == "COLON":
            return True
    return False


def _else_follows(lines: list[_Line], number: int) -> bool:
    """An `if` without a colon belongs to a conditional expression when its `else` comes in this line or starts the next."""
    if any(token.type == "ELSE" for token in lines[number].tokens):
        return True
    after = lines[number + 1].tokens if number + 1 < len(lines) else []
    return len(after) > 1 and after[0].type == "ELSE" and after[1].type != "COLON"


# ------------------------------------------------------------------------------------------------ words
def _words(tokens: list[Token], statements: bool) -> list[Token]:
    """Turn names into keywords where they are, and `not in`, `or none` into one token."""
    out: list[Token] = []
    depth = 0
    choosing = repeating = False
    opening = statements
    skip = False
    for number, token in enumerate(tokens):
        if skip:
            skip = False
            continue
        kind = token.type
        after = tokens[number + 1] if number + 1 < len(tokens) else None
        previous = out[-1].type if out else ""
        if kind != "STRING":
            depth += (token.value in OPEN) - (token.value in CLOSE)
        if kind == "NOT" and after is not None and after.type == "IN":
            out.append(_join("NOT_IN", token, after))
            skip = True
            continue
        if kind == "OR" and choosing and depth == 0 and after is not None and after.value == "none" and _ends_choice(tokens, number + 2):
            out.append(_join("OR_NONE", token, after))
            skip = True
            continue
        if previous == "DOT":
            kind = "NAME" if kind.isupper() and token.value.isidentifier() else kind
        elif kind == "NAME" and depth == 0 and (opening or (statements and previous == "EQUAL" and token.value == "emit")):
            kind = _opener(tokens, number)
            choosing, repeating = kind == "CHOOSE", kind == "REPEAT"
        elif (
            kind == "NAME"
            and depth == 0
            and previous in ("CHOOSE", "REPEAT")
            and token.value == "up"
            and after is not None
            and after.value == "to"
        ):
            kind = "UP"
        elif kind == "NAME" and previous == "UP":
            kind = "TO"
        elif kind == "NAME" and previous == "AT":
            kind = "RANDOM"
        elif kind == "NAME" and (previous in _OPERAND_END or previous in ("OR_NONE", "RANDOM")):
            kind = _infix(token.value, after, depth == 0 and choosing, depth == 0 and repeating)
        opening = statements and depth == 0 and kind in ("_NEWLINE", "_INDENT", "_DEDENT", "SEMICOLON", "COLON")
        if kind in ("_NEWLINE", "SEMICOLON") and depth == 0:
            choosing = repeating = False
        out.append(token if kind == token.type else Token.new_borrow_pos(kind, token.value, token))
    return out


def _join(kind: str, first: Token, second: Token) -> Token:
    return Token(kind, f"{first} {second}", start_pos=first.start_pos, end_pos=second.end_pos)


def _ends_choice(tokens: list[Token], number: int) -> bool:
    """After `or none`: the end of the statement, or another part of `choose`."""
    if number >= len(tokens):
        return True
    token = tokens[number]
    return token.type in ("_NEWLINE", "SEMICOLON", "IF") or token.value in ("by", "at", "ranked", "as")


def _opener(tokens: list[Token], number: int) -> str:
    """The keyword that a word at the start of a statement is, or NAME."""
    word = str(tokens[number].value)
    after = tokens[number + 1] if number + 1 < len(tokens) else None
    follows = after.type if after is not None else "_NEWLINE"
    if word == "pass" and follows in ("_NEWLINE", "SEMICOLON"):
        return "PASS"
    if word == "choose" and follows == "LPAR":
        close = _closing(tokens, number + 1)
        return "CHOOSE" if close + 1 < len(tokens) and tokens[close + 1].type == "NAME" else "NAME"
    if word in ("choose", "emit", "become"):
        return word.upper() if follows == "NAME" or (follows == "NUMBER" and word == "choose") else "NAME"
    if word in ("repeat", "match") and (follows in ("NAME", "NUMBER") or (follows in _OPERAND_START and _header(tokens, number + 1))):
        return word.upper()
    return "NAME"


def _closing(tokens: list[Token], number: int) -> int:
    """The position of the bracket that closes the one at `number`."""
    depth = 0
    for at in range(number, len(tokens)):
        if tokens[at].type != "STRING":
            depth += (tokens[at].value in OPEN) - (tokens[at].value in CLOSE)
        if depth == 0:
            return at
    return len(tokens)


def _header(tokens: list[Token], number: int) -> bool:
    """True when the rest of the line has a `:` outside brackets."""
    depth = 0
    for token in tokens[number:]:
        if token.type in ("_NEWLINE", "SEMICOLON"):
            return False
        if token.type != "STRING":
            depth += (token.value in OPEN) - (token.value in CLOSE)
        if depth == 0 and token.type in ("COLON", "EQUAL", "AUGMENT"):
            return token.type == "COLON"
    return False


def _infix(word: str, after: Token | None, choosing: bool, repeating: bool) -> str:
    """The keyword that a word after an operand is, or NAME (two operands in a row: a complaint of the parser)."""
    follows = after.value if after is not None else ""
    if follows in ("in", "?"):
        return "NAME"
    if word == "after":
        return "AFTER"
    if word == "up" and repeating and follows == "to":
        return "UP"
    if word == "at" and choosing and follows == "random":
        return "AT"
    if word in ("by", "ranked", "as", "weighted") and choosing:
        return word.upper()
    return "NAME"
