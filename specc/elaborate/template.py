"""Text templates: literal text with `{expression}` parts (labels, rendering)."""

from __future__ import annotations

from specc.source.text import Code


def split(code: Code) -> list[str | Code]:
    """Literal pieces and the code between braces, in order. `{{` and `}}` are braces."""
    parts: list[str | Code] = []
    text, at, literal = code.text, 0, ""
    while at < len(text):
        char = text[at]
        if text.startswith("{{", at) or text.startswith("}}", at):
            literal += char
            at += 2
        elif char == "{":
            end = _closing(text, at)
            if literal:
                parts.append(literal)
                literal = ""
            start = at if end == len(text) else at + 1       # a brace that nothing closes is for the parser to complain about
            line, column = code.position(start)
            inner = text[start:end]
            parts.append(Code(inner, code.file, line, column, code.indent))
            at = end + 1
        else:
            literal += char
            at += 1
    if literal:
        parts.append(literal)
    return parts


def _closing(text: str, start: int) -> int:
    """The position of the brace that closes the one at `start` (the end of the text if none does)."""
    depth, quote = 0, ""
    for at in range(start, len(text)):
        char = text[at]
        if quote:
            quote = "" if char == quote else quote
        elif char in "'\"":
            quote = char
        elif char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                return at
    return len(text)
