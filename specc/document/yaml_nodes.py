"""YAML text → a tree of nodes with exact spans and scalar styles. No scalar is interpreted: code keeps its own spelling.

Anchors, aliases, tags and several documents are refused: in a spec they are nearly always code that YAML has cut.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from specc.source.diagnostic import Reporter
from specc.source.text import SourceFile, Span

Style = Literal["plain", "single", "double", "block", "folded"]
_STYLES: dict[str | None, Style] = {None: "plain", "": "plain", "'": "single", '"': "double", "|": "block", ">": "folded"}
_DEEPEST = 40

CUT = "this looks like code cut by YAML: quote it"


@dataclass(frozen=True)
class Scalar:
    text: str
    style: Style
    span: Span

    @property
    def null(self) -> bool:
        """An empty or null value, as YAML 1.2 core sees it."""
        return self.style == "plain" and self.text in ("", "~", "null", "Null", "NULL")


@dataclass(frozen=True)
class Entry:
    key: Node
    value: Node


@dataclass(frozen=True)
class Mapping:
    entries: tuple[Entry, ...]
    flow: bool
    span: Span


@dataclass(frozen=True)
class Sequence:
    items: tuple[Node, ...]
    flow: bool
    span: Span


Node: TypeAlias = "Scalar | Mapping | Sequence"


@dataclass
class _Open:
    """A collection that is still being read."""

    event: Event
    parts: list[Node] = field(default_factory=list)


def compose(source: SourceFile, reporter: Reporter) -> Node | None:
    """The tree of a file; syntax errors are reported section by section, so that one slip does not hide the others."""
    text = source.text
    for _ in range(20):
        try:
            return _compose(text, source, reporter)
        except MarkedYAMLError as problem:
            line = _report(problem, source, reporter)
            shorter = _without_section(text, line)
            if shorter is None:
                return None
            text = shorter
        except (YAMLError, ValueError, AssertionError, IndexError, AttributeError, TypeError, KeyError, RecursionError) as problem:
            reporter.error(
                "E0201",
                f"this is not YAML: {str(problem).splitlines()[0] if str(problem) else type(problem).__name__}",
                Span(source, 1, 1, 1, 1),
            )
            return None
    return None


def _compose(text: str, source: SourceFile, reporter: Reporter) -> Node | None:
    stack: list[_Open] = []
    root: Node | None = None
    documents = 0
    for event in YAML(typ="safe", pure=True).parse(text):
        span = _span(event, source)
        if isinstance(event, DocumentStartEvent):
            documents += 1
            if documents > 1:
                reporter.error(
                    "E0205", "a spec file holds one document, and here a second one starts", span, help="remove the line with ---"
                )
                return root
            continue
        node: Node | None = None
        if isinstance(event, AliasEvent):
            reporter.error("E0205", f"`*{event.anchor}` is an alias of YAML: {CUT}", span)
            node = Scalar(f"*{event.anchor}", "plain", span)
        elif isinstance(event, ScalarEvent):
            _check_properties(event, span, reporter)
            node = Scalar(str(event.value), _STYLES.get(event.style, "plain"), span)
        elif isinstance(event, (MappingStartEvent, SequenceStartEvent)):
            _check_properties(event, span, reporter)
            stack.append(_Open(event))
            if len(stack) > _DEEPEST:
                reporter.error("E0215", "this is nested too deeply", span)
                return None
        elif isinstance(event, (MappingEndEvent, SequenceEndEvent)):
            node = _close(stack.pop(), event, source)
        if node is not None:
            if stack:
                stack[-1].parts.append(node)
            elif root is None:
                root = node
    return root


def _close(opened: _Open, end: Event, source: SourceFile) -> Node:
    first, last = opened.event.start_mark, end.end_mark
    flow = bool(getattr(opened.event, "flow_style", False))
    if not flow and opened.parts:
        span = _span(opened.event, source).to(opened.parts[-1].span)
    else:
        span = Span(source, first.line + 1, first.column + 1, last.line + 1, last.column + 1)
    if isinstance(opened.event, MappingStartEvent):
        pairs = zip(opened.parts[::2], opened.parts[1::2], strict=True)
        return Mapping(tuple(Entry(k, v) for k, v in pairs), flow, span)
    return Sequence(tuple(opened.parts), flow, span)


def _check_properties(event: Event, span: Span, reporter: Reporter) -> None:
    anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
    if anchor:
        reporter.error("E0205", f"`&{anchor}` is an anchor of YAML: {CUT}", span)
    elif tag:
        reporter.error("E0205", f"`{tag}` is a tag of YAML: {CUT}", span)


def _span(event: Event, source: SourceFile) -> Span:
    start, end = event.start_mark, event.end_mark
    if isinstance(event, ScalarEvent) and event.style in ("|", ">"):
        return _block_span(event.value, start.line, start.column, source)
    return Span(source, start.line + 1, start.column + 1, end.line + 1, end.column + 1)


def _block_span(text: str, line: int, column: int, source: SourceFile) -> Span:
    """From `|` to the end of its last line of text (the end mark of YAML stands before the next token)."""
    last, lines = line, source.text.split("\n")
    indent = block_indent(text, lines, line)
    for i in range(line + 1, len(lines)):
        if lines[i].strip() and len(lines[i]) - len(lines[i].lstrip(" ")) < indent:
            break
        if lines[i].strip():
            last = i
    return Span(source, line + 1, column + 1, last + 1, len(lines[last]) + 1)


def block_indent(text: str, lines: list[str], header: int) -> int:
    """Columns before the text of a block scalar whose `|` stands in line `header` (0-based)."""
    for said, line in zip(text.split("\n"), lines[header + 1 :], strict=False):
        if said.strip():
            return max(1, len(line) - len(line.lstrip(" ")) - (len(said) - len(said.lstrip(" "))))
    return 1


def _report(problem: MarkedYAMLError, source: SourceFile, reporter: Reporter) -> int:
    """Turn a YAML error into a diagnostic; returns the line it is about (from 0)."""
    mark = problem.problem_mark or problem.context_mark
    line, column = (mark.line, mark.column) if mark is not None else (0, 0)
    last = source.text.count("\n")
    if line > last or (line == last and not source.line(line + 1)):
        line, column = last, len(source.line(last + 1))
        if problem.context_mark is not None:
            line, column = problem.context_mark.line, problem.context_mark.column
    opener = problem.context_mark
    if (
        opener is not None
        and "flow" in str(problem.context)
        and opener.line < line
        and _indent(source, line) <= _indent(source, opener.line)
    ):
        opened = source.line(opener.line + 1)[opener.column : opener.column + 1]
        span = Span(source, opener.line + 1, opener.column + 1, opener.line + 1, opener.column + 2)
        reporter.error("E0202", f"this `{opened}` is never closed: {CUT}", span, help="put single quotes around the code, or use |")
        return int(opener.line)
    span = Span(source, line + 1, column + 1, line + 1, column + 2)
    said = str(problem.problem or problem.context or "this is not YAML")
    content = source.line(line + 1)
    if "\\t" in said or "\t" in content[: len(content) - len(content.lstrip())]:
        reporter.error("E0204", "a tab is used for indentation", span, help="indent with two spaces")
    elif "mapping values are not allowed" in said:
        reporter.error(
            "E0202", CUT, span, "a colon and a blank start a value here", help="put single quotes around the whole text, or use |"
        )
    elif "flow" in str(problem.context) or "cannot start any token" in said or "alias" in str(problem.context) + said:
        reporter.error("E0202", CUT, span, said, help="put single quotes around the code, or use |")
    elif "could not find expected ':'" in said or "expected <block end>" in said:
        reporter.error(
            "E0201", "this line does not fit the lines around it", span, said, help="check the indentation; a key needs a colon after it"
        )
    else:
        reporter.error("E0201", f"this is not YAML: {said}", span)
    return line


def _indent(source: SourceFile, line: int) -> int:
    text = source.line(line + 1)
    return len(text) - len(text.lstrip(" "))


def _without_section(text: str, line: int) -> str | None:
    """The text with the top-level section around `line` blanked out (lines keep their numbers)."""
    lines = text.split("\n")
    line = min(line, len(lines) - 1)

    def top(i: int) -> bool:
        return bool(lines[i]) and lines[i][0] not in " \t#-]})"

    first = line
    while first > 0 and not top(first):
        first -= 1
    last = line + 1
    while last < len(lines) and not top(last):
        last += 1
    if not any(lines[i].strip() for i in range(first, last)):
        return None
    shorter = [*lines[:first], *[""] * (last - first), *lines[last:]]
    return "\n".join(shorter) if any(s.strip() for s in shorter) else None
