"""Functions of the generated module as view models: signature, docstring, place in the spec, lines."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from specc.backends.python.analysis import changed_locals
from specc.backends.python.kinds import is_mutable
from specc.backends.python.levels import TERNARY
from specc.backends.python.statements import Body
from specc.ir import nodes as n
from specc.resources import standard_modules
from specc.source.text import NOWHERE, Span


@dataclass(frozen=True)
class FunctionView:
    """A Python function."""

    name: str
    params: tuple[str, ...]
    result: str
    doc: tuple[str, ...]
    place: str
    """`file:line` of the spec."""
    body: tuple[str, ...]
    cached: bool = False
    """Are results kept? Nothing changes them: who changes a value that is not new takes a copy."""


class Documented(Protocol):
    """Rules, functions, tables, bodies."""

    @property
    def source(self) -> tuple[str, ...]: ...


def in_docstring(text: str) -> str:
    """A text of the spec as part of a line of a docstring, which it cannot end."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"""', "'''")


def doc_lines(item: Documented, default: str) -> list[str]:
    """The lines of a docstring: the author's sentence, and the source it cites."""
    own = getattr(item, "doc", "").strip()
    doc = own or default
    lines = [line.strip().replace("\\", "\\\\").replace('"""', "'''") for line in doc.split("\n")] if doc else []
    if own:
        lines[0] = lines[0][:1].upper() + lines[0][1:]
    if len(lines) == 1 and lines[0][-1:] not in ".?!:":
        lines[0] += "."
    if lines and lines[-1].endswith('"'):
        lines[-1] += " "
    if item.source:
        lines += [*([""] if lines else []), "Source: " + in_docstring(", ".join(item.source))]
    return lines


def place_of(span: Span) -> str:
    """Where something is written, as `file:line`."""
    return "" if span is NOWHERE else f"{shown_path(span.file.name)}:{span.line}"


def shown_path(name: str) -> str:
    """A file as generated code names it: the same wherever the checkout lies."""
    path = Path(name)
    if path.resolve().is_relative_to(standard_modules().resolve()):
        return f"std/{path.resolve().relative_to(standard_modules().resolve()).as_posix()}"
    if not path.is_absolute():
        return name
    if path.is_relative_to(Path.cwd()):
        return path.relative_to(Path.cwd()).as_posix()
    return path.name


def parameters(w: Body, params: tuple[n.Local, ...], *, pure: bool) -> tuple[list[str], list[str]]:
    """The parameters of a function, and lines that copy those whose parts a pure body changes."""
    listed = [f"{w.local(p.name)}: {w.kinds.annotation(p.type)}" for p in params]
    copies = [f"{w.local(p.name)} = copied({w.local(p.name)})" for p in params if pure and p.name in w.changing and is_mutable(p.type)]
    return listed, copies


def needs(w: Body, conditions: tuple[n.Expr, ...]) -> list[str]:
    """Lines that check what a rule assumes."""
    return [f"need({w.expr(c, TERNARY)}, {w.rule}, {w.place(c)})" for c in conditions]


def body_writer(w_module: object, where: str, block: n.Block, *, pure: bool) -> Body:
    """A writer for a whole body."""
    from specc.backends.python.expressions import Module

    assert isinstance(w_module, Module)
    return Body(w_module, where, pure=pure, changing=frozenset(changed_locals(block)))
