"""The code inside the drafts of the design folder and the specs of this repository: what to try the parser on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from specc.source.diagnostic import Reporter
from specc.source.text import Code
from specc.syntax.parse import parse_block, parse_declaration, parse_match, parse_type

ROOT = Path(__file__).resolve().parents[2]
DRAFTS = ROOT.parent / "shared" / "design" / "examples"
# Spellings of the long-form drafts that the language dropped: set builders with `where`, `by` in comprehensions, the column kind `rule(…)`.
OLD = re.compile(r"\{\w+ in .* where |\bby int\(|^rule\(", re.DOTALL)


@dataclass(frozen=True)
class Piece:
    """One scalar of a spec: what it should parse as, its text and its place."""

    kind: str      # block, body, expression, type, declaration, match
    text: str
    place: str


def files() -> list[Path]:
    """All drafts and specs that are there."""
    return sorted(DRAFTS.rglob("*.yaml")) + [p for p in sorted((ROOT / "specs").rglob("*.yaml")) if p.parent.name != "oracles"]


def pieces(path: Path) -> Iterator[Piece]:
    """The code of one file."""
    text = path.read_text(encoding="utf-8")
    root = YAML(typ="rt").compose(text)
    if root is not None:
        yield from _walk(root, (), f"{path.parent.name}/{path.name}")


EXPRESSIONS = {"is", "fast", "if", "when", "by", "where", "invariants", "then", "legal", "needs", "ranked", "let", "weighted"}


def _walk(node: Node, path: tuple[str, ...], file: str) -> Iterator[Piece]:
    if isinstance(node, MappingNode):
        for key, value in node.value:
            yield from _walk(value, (*path, str(key.value)), file)
    elif isinstance(node, SequenceNode):
        for value in node.value:
            yield from _walk(value, path, file)
    elif isinstance(node, ScalarNode) and isinstance(node.value, str):
        kind = _kind(path, node)
        if kind:
            yield Piece(kind, node.value, f"{file}:{node.start_mark.line + 1} {'.'.join(path)}")


def _kind(path: tuple[str, ...], node: ScalarNode) -> str:
    top, last = path[0], path[-1]
    if top in ("functions", "rules", "helpers") and len(path) == 2:
        return "body" if top == "functions" else "block"
    if last in ("do", "resolve", "setup", "use", "effect", "play"):
        return "body" if path[0] == "functions" else "block" if node.value != "pass" else ""
    if top in ("title", "source", "render", "observe") or "scenarios" in path or "source" in path:
        return ""
    if last in EXPRESSIONS or (len(path) > 1 and path[-2] in ("legal", "let")):
        return "body"
    if last in ("type", "returns") or (top == "types" and len(path) == 2) or path[-2:-1] == ("params",) and top != "params":
        return "type"
    if top == "state" and len(path) == 2:
        return "declaration"
    if last == "match":
        return "match"
    return ""


def excused(text: str) -> bool:
    """Does the text use a spelling of the drafts that is no longer part of the language?"""
    return OLD.search(text) is not None


def parse(kind: str, text: Code, reporter: Reporter) -> Any:
    """Parse a piece as its kind says."""
    match kind:
        case "block":
            return parse_block(text, reporter)
        case "body":
            return parse_block(text, reporter, result=True)
        case "type":
            return parse_type(text, reporter)
        case "declaration":
            return parse_declaration(text, reporter)
        case _:
            return parse_match(text, reporter)


def modern(text: str) -> str:
    """The text with `where` written as `if`."""
    return re.sub(r"\bwhere\b", "if", text)
