"""Comments of a YAML file: found outside of scalars, so that `#` in code and texts is left alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from specc.document.yaml_nodes import Mapping, Node, Scalar, Sequence
from specc.source.text import SourceFile

_COMMENT = re.compile(r"#.*$")


@dataclass(frozen=True)
class Comment:
    """A comment with its `#`; `alone` when nothing else stands in its line. Line and column from 1."""

    text: str
    line: int
    column: int
    alone: bool


def scalars(node: Node) -> Iterator[Scalar]:
    """All scalars of a tree, keys included."""
    todo: list[Node] = [node]
    while todo:
        here = todo.pop()
        if isinstance(here, Scalar):
            yield here
        elif isinstance(here, Mapping):
            for entry in here.entries:
                todo += [entry.key, entry.value]
        elif isinstance(here, Sequence):
            todo += here.items


def find_comments(source: SourceFile, root: Node | None) -> dict[int, Comment]:
    """The comment of each line, if any."""
    lines = [list(line) for line in source.text.split("\n")]
    for scalar in scalars(root) if root is not None else ():
        span = scalar.span
        header = scalar.style in ("block", "folded")
        for number in range(span.line, span.end_line + 1):
            if number > len(lines) or (header and number == span.line):
                continue
            row = lines[number - 1]
            first = span.column - 1 if number == span.line else 0
            last = span.end_column - 1 if number == span.end_line else len(row)
            row[first:last] = "x" * (min(last, len(row)) - first)
    found: dict[int, Comment] = {}
    for number, row in enumerate(lines, 1):
        text = "".join(row)
        match = _COMMENT.search(text)
        if match:
            whole = source.line(number)
            found[number] = Comment(whole[match.start() :].rstrip(), number, match.start() + 1, not text[: match.start()].strip())
    return found


def doc_at(comments: dict[int, Comment], line: int) -> str:
    """The remark on what is declared in `line`: the comment beside it, or the comment lines right above it."""
    beside = comments.get(line)
    if beside is not None and not beside.alone:
        return _plain(beside.text)
    above: list[str] = []
    number = line - 1
    while (comment := comments.get(number)) is not None and comment.alone:
        if comment.text.lstrip("# ").startswith(("---", "===", "yaml-language-server")):
            break
        above.insert(0, _plain(comment.text))
        number -= 1
    return " ".join(part for part in above if part)


def _plain(text: str) -> str:
    return text.lstrip("#").strip()
