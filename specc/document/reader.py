"""Primitives of the walk from YAML nodes to plain data for the models: code, names, texts, mappings of known shape.

Every method accepts any node: what does not fit is reported once and replaced by something harmless.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Mapping as Table
from dataclasses import dataclass
from typing import Any, TypeAlias

from specc.document.comments import Comment, doc_at
from specc.document.signature import NAME, NAMES_ARE, Signature, SignatureProblem, balanced, parse_signature
from specc.document.yaml_nodes import CUT, Entry, Mapping, Node, Scalar, Sequence, block_indent
from specc.source.diagnostic import Reporter
from specc.source.suggest import did_you_mean
from specc.source.text import Code, SourceFile, Span

Data: TypeAlias = dict[str, Any]


class Said(str):
    """Text that knows where it was written."""

    span: Span

    def __new__(cls, text: str, span: Span) -> Said:
        made = super().__new__(cls, text)
        made.span = span
        return made


@dataclass(frozen=True)
class Unknown:
    """The value of a key that the construct does not have; `options` are those that it has."""

    span: Span
    options: tuple[str, ...] = ()


Read: TypeAlias = Callable[[Node], Any]

# What other languages, and older drafts, call our keys.
_SYNONYMS = {"where": "if", "when": "if", "parameters": "params", "requires": "needs", "body": "is", "default": "start", "value": "is"}


def suggest(name: str, options: list[str]) -> str:
    """A help line for a key that is not there."""
    near, known = did_you_mean(name, options), _SYNONYMS.get(name)
    if not near and known in options:
        return f"write `{known}`"
    return near or ("there are: " + ", ".join(options) if options else "")


def kind_of(node: Node) -> str:
    return "a text" if isinstance(node, Scalar) else "a mapping" if isinstance(node, Mapping) else "a list"


class Reader:
    def __init__(self, source: SourceFile, reporter: Reporter, comments: dict[int, Comment]) -> None:
        self.source = source
        self.reporter = reporter
        self.comments = comments
        self.lines = source.text.split("\n")

    # ------------------------------------------------------------------------------------------ scalars
    def code(self, node: Node) -> Code:
        """Code as it stands in the file; a plain flow list or mapping (`[0.0, 1.0]`, `{fire: 1}`) is code too."""
        if not isinstance(node, Scalar):
            return self._flow_code(node)
        if node.null:
            self.reporter.error(
                "E0202", CUT if node.text == "" else f"`{node.text}` is the null of YAML; the language says `none`", node.span
            )
            return Code("none", self.source, node.span.line, node.span.column)
        return self.scalar_code(node)

    def scalar_code(self, node: Scalar) -> Code:
        span = node.span
        if node.style == "block":
            indent = block_indent(node.text, self.lines, span.line - 1)
            return Code(node.text, self.source, span.line + 1, indent + 1, indent)
        if node.style == "folded":
            self.reporter.error("E0206", "code in a folded text (`>`) loses its line ends", span, help="use | instead of >")
        elif span.line != span.end_line:
            self.reporter.error("E0206", "code may not run over several lines like this", span, help="use | and indent the code below it")
        elif node.style in ("single", "double"):
            inner = self.lines[span.line - 1][span.column : span.end_column - 2]
            if inner != node.text:
                what = "\\ escapes" if node.style == "double" else "doubled quotes"
                self.reporter.error("E0206", f"code in quotes may not have {what}", span, help="use the other kind of quotes inside, or |")
            return Code(node.text, self.source, span.line, span.column + 1)
        elif span.line in self.comments and self.comments[span.line].column > span.end_column and not balanced(node.text):
            mark = self.comments[span.line]
            here = Span(self.source, span.line, mark.column, span.line, mark.column + 1)
            self.reporter.error(
                "E0217", "the code ends here: `#` begins a comment of YAML", here, help="put quotes around the whole of the code"
            )
        return Code(node.text, self.source, span.line, span.column)

    def _flow_code(self, node: Mapping | Sequence) -> Code:
        span = node.span
        if not node.flow:
            self.reporter.error("E0207", f"code is expected here, found {kind_of(node)}", span, help="write it in one line, or under |")
        elif self.lines[span.line - 1][span.column - 1] not in "{[":
            self.reporter.error("E0202", f"a colon and a blank make this a mapping: {CUT}", span, help="put quotes around the code")
        elif not all(plain for plain in self._plain(node)):
            self.reporter.error(
                "E0207", f"code is expected here, found {kind_of(node)} with quoted parts", span, help="put quotes around the whole of it"
            )
        else:
            first, last = span.line - 1, span.end_line - 1
            rows = self.lines[first : last + 1]
            rows[-1] = rows[-1][: span.end_column - 1]
            rows[0] = rows[0][span.column - 1 :]
            if len(rows) == 1:
                return Code(rows[0], self.source, span.line, span.column)
            indent = min((len(r) - len(r.lstrip(" ")) for r in rows[1:] if r.strip()), default=0)
            return Code("\n".join([rows[0], *(r[indent:] for r in rows[1:])]), self.source, span.line, span.column, indent)
        return Code("none", self.source, span.line, span.column)

    def _plain(self, node: Node) -> list[bool]:
        if isinstance(node, Scalar):
            return [node.style == "plain" and not node.null]
        if isinstance(node, Mapping):
            return [p for e in node.entries for part in (e.key, e.value) for p in self._plain(part)]
        return [p for item in node.items for p in self._plain(item)]

    def text(self, node: Node) -> Said:
        """Prose, in any style of YAML."""
        if isinstance(node, Scalar):
            return Said(node.text.strip() if node.style == "folded" else node.text, node.span)
        self.reporter.error("E0207", f"a text is expected here, found {kind_of(node)}", node.span, help="put quotes around it")
        return Said("", node.span)

    def name(self, node: Node) -> Said:
        said = self.text(node)
        if isinstance(node, Scalar) and not NAME.match(said):
            self.reporter.error("E0210", f"`{said}` is not a name", node.span, help=NAMES_ARE)
        return said

    def flag(self, node: Node) -> bool:
        said = self.text(node)
        if isinstance(node, Scalar) and said not in ("true", "false"):
            self.reporter.error("E0212", f"true or false is expected here, found `{said}`", node.span)
        return said == "true"

    def number(self, node: Node) -> int:
        said = self.text(node)
        if isinstance(node, Scalar) and said.isascii() and said.isdigit() and len(said) < 19:
            return int(said)
        if isinstance(node, Scalar):
            self.reporter.error("E0212", f"a whole number is expected here, found `{said}`", node.span)
        return 0

    # ------------------------------------------------------------------------------------------ collections
    def entries(self, node: Node, what: str) -> list[tuple[Scalar, Node]]:
        if isinstance(node, Mapping):
            return [(e.key, e.value) for e in node.entries if isinstance(e.key, Scalar)]
        if isinstance(node, Scalar) and node.text == "" and node.style == "plain":
            return []
        self.reporter.error(
            "E0207", f"{what} is a mapping of names, found {kind_of(node)}", node.span, help="write `name: …` lines below the key"
        )
        return []

    def items(self, node: Node) -> list[Node]:
        """A list; anything else counts as its only item."""
        return list(node.items) if isinstance(node, Sequence) else [node]

    def list_of(self, read: Read) -> Read:
        return lambda node: [read(item) for item in self.items(node)]

    def codes(self, node: Node) -> list[Code]:
        return [self.code(item) for item in self.items(node)]

    def names(self, node: Node) -> list[Said]:
        return [self.name(item) for item in self.items(node)]

    def sources(self, node: Node) -> tuple[Said, ...]:
        return tuple(self.text(item) for item in self.items(node))

    def map_of(self, read: Read, what: str = "this") -> Read:
        """Mapping with free names as keys; each value is read by `read`."""

        def inner(node: Node) -> Data:
            return {self.name(key): read(value) for key, value in self.entries(node, what)}

        return inner

    def nested(self, node: Node) -> Any:
        """A literal: code, or a mapping from code to literals."""
        if isinstance(node, Mapping) and node.entries:
            return {self.code(e.key): self.nested(e.value) for e in node.entries}
        return self.code(node)

    def shape(self, node: Node, what: str, keys: Table[str, Read], base: Data | None = None) -> Data:
        """A mapping whose keys are known; others become `Unknown`, which the models then refuse."""
        data: Data = {"span": node.span, **(base or {})}
        for key, value in self.entries(node, what):
            read = keys.get(key.text)
            if read is None:
                data[Said(key.text, key.span)] = Unknown(key.span, tuple(keys))
            else:
                data[key.text] = read(value)
        return data

    # ------------------------------------------------------------------------------------------ declarations
    def signature(self, key: Scalar) -> Signature:
        """The signature that a key holds; a bad one is reported and stands for its bare name."""
        code = self.scalar_code(key)
        parsed = parse_signature(code)
        if isinstance(parsed, SignatureProblem):
            self.reporter.error("E0211", parsed.message, parsed.span, help=parsed.help)
            return Signature(code)
        return parsed

    def params(self, signature: Signature) -> list[Data]:
        return [
            {"name": Said(p.name.text, p.name.span()), "type": p.type, "span": p.name.span().to(p.type.span())}
            for p in signature.params or ()
        ]

    def long_params(self, node: Node) -> list[Data]:
        """`params: {a: T, b: U}`, the long form of a signature."""
        return [
            {"name": self.name(key), "type": self.code(value), "span": key.span.to(value.span)}
            for key, value in self.entries(node, "`params`")
        ]

    def declare(self, key: Scalar, signature: Signature) -> Data:
        """What all declarations have: name, span and the comment that explains them."""
        return {"name": Said(signature.name.text, signature.name.span()), "span": key.span, "doc": doc_at(self.comments, key.span.line)}

    def named(self, key: Scalar) -> Data:
        return {"name": self.name(key), "span": key.span, "doc": doc_at(self.comments, key.span.line)}


def check_tree(root: Node, reporter: Reporter) -> Node:
    """Report duplicate keys, nulls, keys that are no text, and brackets cut in two; returns the tree without them."""
    if isinstance(root, Scalar):
        return root
    kept: list[Entry] = []
    complained = False
    if isinstance(root, Sequence):
        items: list[Node] = []
        for item in root.items:
            if isinstance(item, Scalar) and item.null:
                _cut(reporter, item.span, f"an empty item: {CUT}", complained)
                complained = True
                continue
            complained = _unbalanced(item, root.flow, reporter, complained) or complained
            items.append(check_tree(item, reporter))
        return Sequence(tuple(items), root.flow, root.span)
    seen: dict[str, Span] = {}
    for entry in root.entries:
        key, value = entry.key, entry.value
        if not isinstance(key, Scalar):
            _cut(reporter, key.span, f"a key that is no text: {CUT}", complained)
            complained = True
            continue
        complained = _unbalanced(key, root.flow, reporter, complained) or _unbalanced(value, root.flow, reporter, complained) or complained
        if key.null:
            _cut(reporter, key.span, f"an empty key: {CUT}", complained)
            complained = True
            continue
        if isinstance(value, Scalar) and value.null and key.text != "":
            if root.flow:
                _cut(reporter, key.span, f"`{key.text}` has no value: {CUT}", complained)
            elif value.text:
                reporter.error("E0202", f"`{value.text}` is the null of YAML; the language says `none`", value.span)
            else:
                reporter.error(
                    "E0202",
                    f"`{key.text}` has no value",
                    key.span,
                    help="write the value, or {} for nothing; if this is code that YAML has cut, quote it",
                )
            complained = True
            continue
        if key.text in seen:
            from_first = seen[key.text]
            reporter.error(
                "E0203", f"`{key.text}` is written twice", key.span, f"first in line {from_first.line}", help="rename or remove one of them"
            )
            continue
        seen[key.text] = key.span
        kept.append(Entry(key, check_tree(value, reporter)))
    return Mapping(tuple(kept), root.flow, root.span)


def _cut(reporter: Reporter, span: Span, message: str, complained: bool) -> None:
    if not complained:
        reporter.error(
            "E0202",
            message,
            span,
            help="a comma or bracket inside {…} or […] cuts code in two: put quotes around the code, or use block style",
        )


def _unbalanced(node: Node, flow: bool, reporter: Reporter, complained: bool) -> bool:
    if not (flow and isinstance(node, Scalar) and node.style == "plain") or balanced(node.text):
        return False
    _cut(reporter, node.span, f"the brackets of `{node.text}` do not match: {CUT}", complained)
    return True
