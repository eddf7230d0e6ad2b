"""Signatures in keys and the one-line forms: `name(a:T, b:int(0, 300)) -> R`, `Type = start`.

Everything here cuts a `Code` into smaller `Code`s that keep their positions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from specc.source.text import Code, Span

NAME = re.compile(r"(?!__)[A-Za-z_][A-Za-z_0-9]*\Z")
NAMES_ARE = "names are letters, digits and _, and do not begin with a digit or with two _"
_OPEN, _CLOSE = "([{", ")]}"


@dataclass(frozen=True)
class Parameter:
    name: Code
    type: Code


@dataclass(frozen=True)
class Signature:
    """A parsed key. `params` is None when no parentheses were written."""

    name: Code
    params: tuple[Parameter, ...] | None = None
    returns: Code | None = None


@dataclass(frozen=True)
class SignatureProblem:
    """Why a key is not a signature."""

    message: str
    span: Span
    help: str


def cut(code: Code, start: int, end: int) -> Code:
    """text[start:end] without the blanks around it, as code of its own."""
    text = code.text[start:end]
    start += len(text) - len(text.lstrip())
    text = text.strip()
    line, column = code.position(start)
    return Code(text, code.file, line, column, code.indent if "\n" in text else 0)


def outside(text: str) -> Iterator[tuple[int, str]]:
    """(offset, character) of all characters outside brackets and quotes; a bracket that opens or closes depth 0 counts."""
    depth, quote = 0, ""
    for i, c in enumerate(text):
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in _OPEN:
            if depth == 0:
                yield i, c
            depth += 1
        elif c in _CLOSE:
            depth -= 1
            if depth == 0:
                yield i, c
        elif depth == 0:
            yield i, c


def balanced(text: str) -> bool:
    """Whether round, square and curly brackets outside of quotes match."""
    stack: list[str] = []
    quote = ""
    for c in text:
        if quote:
            quote = "" if c == quote else quote
        elif c in "'\"":
            quote = c
        elif c in _OPEN:
            stack.append(_CLOSE[_OPEN.index(c)])
        elif c in _CLOSE and (not stack or stack.pop() != c):
            return False
    return not stack


def split_top(code: Code, separator: str) -> list[Code]:
    """The parts between separators that stand outside brackets and quotes."""
    parts, start = [], 0
    for i, c in outside(code.text):
        if c == separator:
            parts.append(cut(code, start, i))
            start = i + 1
    return [*parts, cut(code, start, len(code.text))]


def split_start(code: Code) -> tuple[Code, Code | None]:
    """`Type = start` → (Type, start); without `=` the second is None."""
    text = code.text
    for i, c in outside(text):
        if c == "=" and text[i - 1 : i] not in tuple("=<>!") and text[i + 1 : i + 2] != "=":
            return cut(code, 0, i), cut(code, i + 1, len(text))
    return cut(code, 0, len(text)), None


def split_arrow(code: Code) -> tuple[Code, Code | None]:
    """`rule -> u8` → (rule, u8)."""
    for i, c in outside(code.text):
        if c == "-" and code.text[i + 1 : i + 2] == ">":
            return cut(code, 0, i), cut(code, i + 2, len(code.text))
    return cut(code, 0, len(code.text)), None


def parse_params(code: Code) -> tuple[Parameter, ...] | SignatureProblem:
    """The text between the parentheses: `x:Sq, n:int(0, 300)`."""
    found: list[Parameter] = []
    if not code.text:
        return ()
    for part in split_top(code, ","):
        pieces = split_top(part, ":")
        if len(pieces) != 2 or not NAME.match(pieces[0].text) or not pieces[1].text:
            return SignatureProblem(f"`{part.text}` is not a parameter", part.span(), "write name:Type, as in landing(c:Col)")
        if any(p.name.text == pieces[0].text for p in found):
            return SignatureProblem(f"two parameters are called `{pieces[0].text}`", part.span(), "rename one of them")
        found.append(Parameter(pieces[0], pieces[1]))
    return tuple(found)


def parse_signature(code: Code) -> Signature | SignatureProblem:
    """`hit(me:Place, n:int(0, 300)) -> int` → its name, parameters and result type."""
    head, returns = split_arrow(code)
    if returns is not None and not returns.text:
        return SignatureProblem("there is no type after `->`", code.span(), "write -> Type, or leave the arrow out")
    opening = head.text.find("(")
    if opening < 0:
        params: tuple[Parameter, ...] | None = None
        name = head
    else:
        if not head.text.endswith(")") or not balanced(head.text):
            return SignatureProblem(f"the parentheses of `{head.text}` do not match", code.span(), "write name(a:T, b:U) or name(a:T) -> R")
        inner = parse_params(cut(head, opening + 1, len(head.text) - 1))
        if isinstance(inner, SignatureProblem):
            return inner
        params = inner
        name = cut(head, 0, opening)
    if not NAME.match(name.text):
        return SignatureProblem(
            f"`{name.text}` is not a name",
            name.span() if name.text else code.span(),
            NAMES_ARE,
        )
    return Signature(name, params, returns)
