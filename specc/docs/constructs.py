"""The constructs of the language, and which of them a spec uses."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, get_args, get_origin

from pydantic import BaseModel

from specc.document import models
from specc.document.models import Document, Model, ParamSig
from specc.elaborate import builtins, draws, endings, loops, places, starts, template, type_names
from specc.source.diagnostic import Reporter
from specc.source.text import Code
from specc.syntax import nodes as s
from specc.syntax.parse import parse_block, parse_match, parse_type

SPECIAL_NAMES = tuple(
    dict.fromkeys(re.findall(r'"(\w+)"(?= [|if]| \|)', "".join(re.findall(r"case .*", inspect.getsource(starts.special)))))
)
"""The names that the language gives, in the order of `starts.special`."""
TYPE_WORDS = (*(w for w in type_names.SIMPLE if not w[1:].isdigit()), "uN", "Player", "real")
TYPE_FORMS = (
    "int(lo, hi)",
    "range(n)",
    "a..b",
    "cyclic(n)",
    "bits(n)",
    "real(lo, hi)",
    "enum(a, b)",
    "E + enum(c)",
    "A | B",
    "T?",
    "T[I]",
    "(a: T, b: U)",
    "(T, U)",
    "T if cond",
    "set(T)",
    "bag(T, cap)",
    "list(T, cap)",
    "pile(T)",
    "pool(T, cap)",
    "packed(a: n)",
    "texts(T.c)",
)
EXPRESSIONS = (
    "x?",
    "x!",
    "a ?? b",
    "a if c else b",
    "e after rule()",
    "can(action)",
    "grow(s = a, b)",
    "a < b < c",
    "x in d",
    "x not in d",
    "and",
    "or",
    "not",
    "a[i:j]",
    "a[i, j]",
    "T.member",
    "{a: x}",
    "{a, b}",
    "[a, b]",
    "(a, b)",
    "[e for …]",
    "[e for i in I, j in J]",
    "{e for …}",
    "for a, b in d",
    "for … if c",
    "for … while c",
    "-x",
    "~x",
    "+",
    "-",
    "*",
    "/",
    "//",
    "%",
    "**",
    "@",
    "<<",
    ">>",
    "&",
    "^",
    "|",
    "..",
)
STATEMENTS = (
    "x = e",
    "a, b = e",
    "x: T = e",
    "x += e",
    "call",
    "return",
    "break",
    "continue",
    "pass",
    "if",
    "for",
    "repeat n",
    "repeat while",
    "repeat up to",
    "match",
    "emit",
    "x = emit",
    "become",
    "choose",
    "choose x?",
    "choose n",
    "choose up to",
    "choose … if",
    "or none",
    "ranked",
    "by",
    "at random",
    "weighted",
    "as",
)
SKIPPED = frozenset({"span", "name", "doc", "version", "params", "title", "requires", "numbers", "setup_source", "refused.action"})
"""Parts of the models that are no construct of their own."""
OWNERS: dict[type[Model], str] = {
    models.Document: "spec",
    models.Numbers: "numbers",
    models.Import: "import",
    models.Requires: "requires",
    models.ParamDecl: "parameter",
    models.ConstantDecl: "constant",
    models.InputDecl: "input",
    models.Picture: "picture",
    models.FieldDecl: "field",
    models.TypeDecl: "type",
    models.RecordDecl: "record",
    models.EventDecl: "event",
    models.EventField: "field of an event",
    models.DrawDecl: "draw",
    models.ViewDecl: "view",
    models.ColumnDecl: "column",
    models.ModifyClause: "modify",
    models.ReactClause: "react",
    models.RowDecl: "row",
    models.LiveDecl: "live",
    models.TableDecl: "table",
    models.FunctionDecl: "function",
    models.RuleDecl: "rule",
    models.ActionDecl: "action",
    models.LegalLine: "legal",
    models.EndDecl: "end",
    models.ChannelDecl: "channel",
    models.ObservationDecl: "observation",
    models.Requirement: "requirement",
    models.Scenario: "scenario",
    models.ThenPicture: "then",
    models.Refusal: "refused",
}
"""Every construct of the document and what the reference calls it."""
_WRITTEN = {
    ("function", "generic"): "for",
    ("spec", "render_text"): "render: text",
    ("spec", "render_svg"): "render: svg",
    ("column", "params"): "(…)",
}
_TYPED = {"type", "returns", "code", "decode", "index", "as_", "over", "binders", "fields", "types"}


def groups() -> dict[str, tuple[str, ...]]:
    """All constructs, by group."""
    found: dict[str, tuple[str, ...]] = {}
    for model, owner in OWNERS.items():
        names = tuple(f"{owner}: {name}" for name in _keys(model, owner))
        found["keys of a " + owner if owner != "spec" else "sections"] = names
    return {k: v for k, v in found.items() if v} | {
        "types": (*TYPE_WORDS, *TYPE_FORMS),
        "expressions": EXPRESSIONS,
        "loops in expressions": tuple(f"{k}(…)" for k in sorted(loops.KINDS)),
        "draws": tuple(f"{k}(…)" for k in sorted(draws.KINDS)),
        "built-in functions": tuple(f"{k}(…)" for k in builtins.NAMES),
        "conversions": tuple(dict.fromkeys(f"{_width(k)}(x)" for k in (*sorted(builtins.CONVERSIONS), "bool", "Player"))),
        "names": SPECIAL_NAMES,
        "statements": STATEMENTS,
        "methods": tuple(f".{k}(…)" for k in (*sorted(places.METHODS), "seen")),
        "endings": tuple(f"{k}(…)" for k in sorted(endings.NAMES)),
    }


def _keys(model: type[Model], owner: str) -> Iterator[str]:
    for name, field in model.model_fields.items():
        if name in SKIPPED:
            continue
        written = _WRITTEN.get((owner, name), field.alias or name)
        options = _options(field.annotation)
        if options:
            yield from (f"{written} {o}" for o in options if o != field.default)
        else:
            yield written


def _width(name: str) -> str:
    """The types of bits of some width are one construct, and so are the conversions to them."""
    return "uN" if re.fullmatch(r"u\d+", name) else name


def _options(annotation: Any) -> tuple[str, ...]:
    """The values of a Literal, also of an optional one."""
    if str(get_origin(annotation)) == "typing.Literal":
        return tuple(str(a) for a in get_args(annotation))
    return tuple(o for a in get_args(annotation) for o in _options(a)) if "Literal" in str(annotation) else ()


# ------------------------------------------------------------------------------------------------ what a document uses
def used(document: Document) -> frozenset[str]:
    """The constructs that a document uses."""
    found = set(_of_model(document, OWNERS[Document]))
    declared = {*document.functions, *document.rules, *document.tables, *document.types, *document.state}
    return frozenset(x for x in found if x.split("(")[0] not in declared)


def _of_model(model: BaseModel, owner: str) -> Iterator[str]:
    for name, field in type(model).model_fields.items():
        value = getattr(model, name)
        if name == "span" or value is None or (value == field.default and not isinstance(value, list | dict)) or value in ({}, [], ()):
            continue
        if name not in SKIPPED:
            written = _WRITTEN.get((owner, name), field.alias or name)
            yield f"{owner}: {written} {value}" if _options(field.annotation) else f"{owner}: {written}"
        yield from _of_value(value, name)


def _of_value(value: Any, name: str) -> Iterator[str]:
    match value:
        case Code():
            yield from _of_code(value, name)
        case ParamSig():
            yield from _of_code(value.type, "type")
        case Model():
            yield from _of_model(value, OWNERS.get(type(value), type(value).__name__))
        case Mapping():
            for k, v in value.items():
                if isinstance(k, Code):
                    yield from _of_code(k, "")
                yield from _of_value(v, name)
        case Sequence() if not isinstance(value, str):
            for v in value:
                yield from _of_value(v, name)
        case _:
            pass


def _of_code(code: Code, name: str) -> Iterator[str]:
    """The constructs in a piece of code. What does not parse (pictures, texts) has none."""
    quiet = Reporter()
    if name in ("label", "render_text"):
        for piece in template.split(code):
            if isinstance(piece, Code):
                yield from _of_code(piece, "")
        return
    if name in _TYPED:
        node = parse_type(code, quiet)
        if node is not None:
            yield from _of_type(node)
        if name != "binders" and not isinstance(node, s.Name):
            yield from _of_syntax(node)
        return
    if name == "match":
        yield from _of_syntax(parse_match(code, quiet))
        return
    yield from _of_syntax(parse_block(code, quiet, result=True))


_CALLED_TYPES = {
    "int": "int(lo, hi)",
    "range": "range(n)",
    "cyclic": "cyclic(n)",
    "bits": "bits(n)",
    "real": "real(lo, hi)",
    "enum": "enum(a, b)",
    "set": "set(T)",
    "bag": "bag(T, cap)",
    "list": "list(T, cap)",
    "pile": "pile(T)",
    "pool": "pool(T, cap)",
    "packed": "packed(a: n)",
    "texts": "texts(T.c)",
}


def _of_type(node: Any) -> Iterator[str]:
    match node:
        case s.Name(id=id) if _width(id) in TYPE_WORDS:
            yield _width(id)
        case s.Call(function=s.Name(id=id)) if id in _CALLED_TYPES:
            yield _CALLED_TYPES[id]
        case s.Binary(op=".."):
            yield "a..b"
        case s.Binary(op="+"):
            yield "E + enum(c)"
        case s.Binary(op="|"):
            yield "A | B"
        case s.Has():
            yield "T?"
        case s.Subscript():
            yield "T[I]"
        case s.Conditional(otherwise=None):
            yield "T if cond"
        case s.Tuple(items=items) | s.SetLiteral(items=items) if items:
            yield "(a: T, b: U)" if isinstance(items[0], s.Param) else "(T, U)"
        case _:
            pass
    for child in _children(node):
        yield from _of_type(child)


def _children(node: Any) -> Iterator[Any]:
    """Everything directly under a node; the entries of tuples one by one."""
    if isinstance(node, tuple):
        yield from node
    elif is_dataclass(node):
        for f in fields(node):
            if f.name != "span":
                yield getattr(node, f.name)


def _of_syntax(node: Any) -> Iterator[str]:
    yield from _own(node)
    if isinstance(node, s.Assign) and node.declared is not None:
        yield from _of_type(node.declared)
    for child in _children(node):
        yield from _of_syntax(child)


def _own(node: Any) -> Iterator[str]:
    """The constructs that the node itself is."""
    match node:
        case s.Has():
            yield "x?"
        case s.Sure():
            yield "x!"
        case s.Binary(op="??"):
            yield "a ?? b"
        case s.Binary(op=op):
            yield op
        case s.Unary(op=op):
            yield op if op == "not" else f"{op}x"
        case s.Logic(op=op):
            yield op
        case s.Compare(ops=ops):
            yield from ({"in": "x in d", "not in": "x not in d"}[o] for o in ops if "in" in o)
            if len(ops) > 1:
                yield "a < b < c"
        case s.Conditional():
            yield "a if c else b"
        case s.After():
            yield "e after rule()"
        case s.ForClause(names=names) if len(names) > 1:
            yield "for a, b in d"
        case s.Name(id=id) if id in SPECIAL_NAMES:
            yield id
        case s.Subscript(indices=indices):
            if any(isinstance(i, s.Slice) for i in indices):
                yield "a[i:j]"
            yield "a[i, j]"
        case s.Attribute(base=s.Name(id=id)) if id[:1].isupper():
            yield "T.member"
        case s.MapLiteral():
            yield "{a: x}"
        case s.SetLiteral():
            yield "{a, b}"
        case s.ListLiteral():
            yield "[a, b]"
        case s.Tuple():
            yield "(a, b)"
        case s.Comprehension(brackets=brackets, array=array, clauses=clauses):
            if brackets:
                yield "{e for …}" if brackets == "{" else "[e for i in I, j in J]" if array else "[e for …]"
            for c in clauses:
                if not isinstance(c, s.ForClause):
                    yield "for … if c" if isinstance(c, s.IfClause) else "for … while c"
        case s.Call():
            yield from _called(node)
        case _:
            yield from _statement(node)


def _called(node: s.Call) -> Iterator[str]:
    if isinstance(node.function, s.Attribute):
        if node.function.name in places.METHODS or node.function.name == "seen":
            yield f".{node.function.name}(…)"
        return
    if not isinstance(node.function, s.Name):
        return
    name = node.function.id
    if name == "grow":
        yield "grow(s = a, b)"
    elif name == "can":
        yield "can(action)"
    elif name in builtins.CONVERSIONS or name in ("bool", "Player"):
        yield f"{_width(name)}(x)"
    elif name in loops.KINDS and node.args and isinstance(node.args[0], s.Comprehension):
        yield f"{name}(…)"
    elif name in builtins.NAMES or name in draws.KINDS or name in endings.NAMES:
        yield f"{name}(…)"


def _statement(node: Any) -> Iterator[str]:
    match node:
        case s.Assign(targets=targets, declared=declared):
            yield "a, b = e" if len(targets) > 1 else "x = e" if declared is None else "x: T = e"
        case s.Augment():
            yield "x += e"
        case s.ExprStmt():
            yield "call"
        case s.Return() | s.Break() | s.Continue() | s.Pass() | s.If() | s.For() | s.Match() | s.Become():
            yield type(node).__name__.lower()
        case s.Repeat():
            yield "repeat n" if node.count is not None else "repeat while"
            if node.bound is not None:
                yield "repeat up to"
        case s.Emit():
            yield "emit" if node.target is None else "x = emit"
        case s.Choose():
            yield "choose"
            parts = {
                "choose x?": node.optional,
                "choose up to": node.up_to,
                "choose n": node.count is not None and not node.up_to,
                "choose … if": node.test,
                "or none": node.or_none,
                "ranked": node.ranked,
                "by": node.by,
                "at random": node.at_random,
                "weighted": node.weighted,
                "as": node.site,
            }
            yield from (k for k, v in parts.items() if v)
        case _:
            pass
