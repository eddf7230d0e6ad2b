"""A mutable tree of a spec for the formatter: nodes of YAML with the comments and blank lines around them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from specc.document.comments import Comment, find_comments
from specc.document.yaml_nodes import Mapping, Node, Scalar, Style
from specc.source.text import SourceFile, Span


@dataclass
class Text:
    """A scalar; `raw` is its spelling in the file (for double quotes with escapes)."""

    text: str
    style: Style = "plain"
    raw: str = ""


@dataclass
class Part:
    """An entry of a mapping (with a key) or an item of a list, and the comments that belong to it.

    `above` and `below` are whole lines, an empty one is a blank line; `column` is where `beside` began.
    """

    value: Tree
    key: Text | None = None
    above: list[str] = field(default_factory=list)
    beside: str = ""
    column: int = 0
    below: list[str] = field(default_factory=list)


@dataclass
class Table:
    """A mapping."""

    parts: list[Part]
    flow: bool = False

    def get(self, name: str) -> Part | None:
        return next((p for p in self.parts if p.key is not None and p.key.text == name), None)

    def names(self) -> list[str]:
        return [p.key.text for p in self.parts if p.key is not None]

    def drop(self, name: str) -> None:
        self.parts = [p for p in self.parts if p.key is None or p.key.text != name]


@dataclass
class Row:
    """A list."""

    parts: list[Part]
    flow: bool = False


Tree: TypeAlias = "Text | Table | Row"


@dataclass
class Page:
    """A whole file: its tree and the comments after it."""

    root: Tree
    after: list[str]


@dataclass
class _Anchor:
    part: Part
    span: Span
    flow: bool


def build_page(source: SourceFile, root: Node) -> Page:
    """Nodes and comments → one tree; each comment hangs on the part it explains."""
    anchors: list[_Anchor] = []
    tree = _convert(root, source, anchors)
    comments = find_comments(source, root)
    after = _attach(source, comments, anchors)
    return Page(tree, after)


def all_parts(tree: Tree) -> Iterator[Part]:
    if not isinstance(tree, Text):
        for part in tree.parts:
            yield part
            yield from all_parts(part.value)


def comments_in(tree: Tree) -> list[str]:
    """All comments inside a tree, for a tree that is going to be replaced."""
    found: list[str] = []
    for part in all_parts(tree):
        found += [line for line in part.above if line]
        found += [part.beside] if part.beside else []
        found += [line for line in part.below if line]
    return found


def _convert(node: Node, source: SourceFile, anchors: list[_Anchor]) -> Tree:
    if isinstance(node, Scalar):
        span = node.span
        raw = source.line(span.line)[span.column - 1 : span.end_column - 1] if span.line == span.end_line else ""
        return Text(node.text, node.style, raw)
    if isinstance(node, Mapping):
        table = Table([], node.flow)
        for entry in node.entries:
            key = _convert(entry.key, source, anchors)
            part = Part(Text(""), key if isinstance(key, Text) else Text("?"))
            anchors.append(_Anchor(part, entry.key.span.to(entry.value.span), node.flow))
            part.value = _convert(entry.value, source, anchors)
            table.parts.append(part)
        return table
    row = Row([], node.flow)
    for item in node.items:
        part = Part(Text(""))
        start = item.span
        anchors.append(
            _Anchor(
                part,
                Span(source, start.line, start.column if node.flow else max(1, start.column - 2), start.end_line, start.end_column),
                node.flow,
            )
        )
        part.value = _convert(item, source, anchors)
        row.parts.append(part)
    return row


def _attach(source: SourceFile, comments: dict[int, Comment], anchors: list[_Anchor]) -> list[str]:
    """Hang comments and blank lines on parts; returns those behind the last part."""
    lines = source.text.split("\n")
    first_on_line: dict[int, _Anchor] = {}
    for anchor in anchors:
        first_on_line.setdefault(anchor.span.line, anchor)
    previous: _Anchor | None = None
    starts = sorted(first_on_line)
    taken = 0
    for line in starts:
        anchor = first_on_line[line]
        number = line - 1
        gap: list[Comment | None] = []
        while number > taken and (not lines[number - 1].strip() or (number in comments and comments[number].alone)):
            gap.insert(0, comments.get(number))
            number -= 1
        _share(gap, anchor, previous, anchors, line)
        _beside(line, comments, anchors)
        previous, taken = anchor, line
    for number in sorted(comments):
        if not comments[number].alone and number not in first_on_line and anchors:
            _loose(comments[number], anchors)
        elif (
            comments[number].alone
            and anchors
            and number < max(a.span.end_line for a in anchors)
            and _within(number, first_on_line, lines, comments)
        ):
            _loose(comments[number], anchors)
    last = max((a.span.end_line for a in anchors), default=0)
    tail = [
        "" if not lines[n - 1].strip() else comments[n].text
        for n in range(last + 1, len(lines) + 1)
        if not lines[n - 1].strip() or n in comments
    ]
    return _squeeze(tail)


def _within(number: int, starts: dict[int, _Anchor], lines: list[str], comments: dict[int, Comment]) -> bool:
    """Whether an alone comment is followed by a line that starts no part (it stands inside of a flow collection)."""
    n = number + 1
    while n <= len(lines) and (not lines[n - 1].strip() or (n in comments and comments[n].alone)):
        n += 1
    return n not in starts


def _share(gap: list[Comment | None], anchor: _Anchor, previous: _Anchor | None, anchors: list[_Anchor], line: int) -> None:
    """Lines before a part: comments that stand deeper than it belong below the part before."""
    rest = list(gap)
    if previous is not None:
        owner = None
        while rest and rest[0] is not None and rest[0].column > anchor.span.column:
            column = rest[0].column
            owner = next((a for a in reversed(anchors) if a.span.line < line and a.span.column == column and not a.flow), owner)
            if owner is None:
                break
            owner.part.below.append(rest.pop(0).text)  # type: ignore[union-attr]
    anchor.part.above = _squeeze(["" if c is None else c.text for c in rest])


def _beside(line: int, comments: dict[int, Comment], anchors: list[_Anchor]) -> None:
    comment = comments.get(line)
    if comment is None or comment.alone:
        return
    here = [a for a in anchors if a.span.line == line and a.span.column < comment.column]
    closed = [a for a in here if (a.span.end_line, a.span.end_column) <= (line, comment.column)]
    part = (closed[0] if closed else here[-1]).part
    part.beside, part.column = comment.text, comment.column


def _loose(comment: Comment, anchors: list[_Anchor]) -> None:
    """A comment in the middle of a value: it goes above the last part that begins before it."""
    before = [a for a in anchors if a.span.line <= comment.line and not a.flow] or anchors
    before[-1].part.above.append(comment.text)


def _squeeze(lines: list[str]) -> list[str]:
    """No two blank lines in a row."""
    return [line for i, line in enumerate(lines) if line or i == 0 or lines[i - 1]]
