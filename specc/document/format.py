"""`specc fmt`: a spec in the house style. Comments stay, meaning stays; a spec with errors is left as it is."""

from __future__ import annotations

from typing import Any

from specc.document.format_forms import house_forms
from specc.document.format_print import print_page
from specc.document.format_tree import build_page
from specc.document.load import read_document
from specc.document.models import Model
from specc.document.yaml_nodes import Mapping, compose
from specc.source.diagnostic import Reporter
from specc.source.text import Code


def format_text(text: str, filename: str = "<text>") -> str:
    """The text in the house style; formatting twice changes nothing more."""
    before = read_document(text, filename)
    if before.document is None:
        return text
    tree = compose(before.source, Reporter())
    if not isinstance(tree, Mapping):
        return text
    page = build_page(before.source, tree)
    house_forms(page)
    formatted = print_page(page)
    after = read_document(formatted, filename)
    if after.document is None or meaning(after.document) != meaning(before.document):
        return text
    return formatted


def meaning(value: Any) -> Any:
    """A document without positions, remarks and blanks: equal for texts that say the same."""
    if isinstance(value, Model):
        return [type(value).__name__, *(meaning(getattr(value, name)) for name in type(value).model_fields if name not in ("span", "doc"))]
    if isinstance(value, Code):
        return _squashed(value.text)
    if isinstance(value, dict):
        return [[meaning(key), meaning(item)] for key, item in value.items()]
    if isinstance(value, (list, tuple)):
        return [meaning(item) for item in value]
    return " ".join(value.split()) if isinstance(value, str) else value


def _squashed(text: str) -> str:
    """Lines without their ends; a single line, or a flow collection, without any blanks (`{a: 1}` is `{a:1}`)."""
    lines = [line.rstrip() for line in text.strip("\n").split("\n")]
    if text[:1] in ("[", "{"):
        return "".join(text.split())
    return "".join(lines[0].split()) if len(lines) == 1 else "\n".join(lines)
