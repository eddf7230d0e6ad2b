"""`specc explain RULE --spec FILE`: what the author wrote, where it comes from, and the Python made from it."""

from __future__ import annotations

import ast
import difflib
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from specc.compile import compile_spec
from specc.environment import NotBuilt, opened
from specc.ir.program import Program
from specc.source.text import Span


@dataclass(frozen=True)
class Entry:
    """A named piece of a spec that has code: a function, rule, action, table body, end."""

    kind: str
    name: str
    span: Span
    doc: str
    source: tuple[str, ...]
    written: str


def explain_rule(spec: Path, name: str) -> str:
    """The text about every piece called `name`. A table body is `Table.row.column`; its last parts are enough.

    Raises NotBuilt when the spec has errors, KeyError (with a near name) when nothing is called so.
    """
    compiled = compile_spec(spec)
    if compiled.program is None:
        raise NotBuilt(compiled.diagnostics)
    every = list(entries(compiled.program))
    chosen = [e for e in every if e.name == name] or [e for e in every if e.name.endswith(f".{name}") or f".{name}." in e.name]
    if not chosen:
        near = difflib.get_close_matches(name, [e.name for e in every], n=1)
        raise KeyError(f"did you mean {near[0]}?" if near else f"it has {', '.join(e.name for e in every[:12])}")
    with opened(spec, ["python"]) as built:
        code = (built.folder / "reference.py").read_text(encoding="utf-8")
    return "\n\n".join(_text(entry, code) for entry in chosen)


def entries(program: Program) -> Iterator[Entry]:
    """Everything with code in a program, in the order of the spec."""
    for kind, group in (
        ("function", program.functions),
        ("rule", program.rules),
        ("action", program.actions),
        ("helper", program.helpers),
        ("channel", program.channels),
    ):
        for name, item in group.items():
            yield Entry(kind, name, item.span, item.doc, item.source, item.written)
    for table in program.tables.values():
        for column in table.code.values():
            for body in column.bodies:
                yield Entry("row", f"{table.name}.{body.name}.{column.name}", body.span, "", body.source, body.written)


def _text(entry: Entry, code: str) -> str:
    lines = [f"{entry.kind} {entry.name}   {entry.span}"]
    if entry.doc:
        lines.append(entry.doc)
    lines += [f"source: {place}" for place in entry.source]
    lines += ["", textwrap.indent(_as_written(entry).strip("\n"), "    ")]
    for made in _made(entry, code):
        lines += ["", "in reference.py:", "", textwrap.indent(made, "    ")]
    return "\n".join(lines)


def _as_written(entry: Entry) -> str:
    """The code as kept by the compiler, or else the lines of the file."""
    if entry.written:
        return textwrap.dedent(entry.written)
    return textwrap.dedent("\n".join(entry.span.file.line(n) for n in range(entry.span.line, entry.span.end_line + 1)))


def _made(entry: Entry, code: str) -> list[str]:
    """The functions of the generated code that name this place of the spec, or else are called so."""
    functions = [n for n in ast.walk(ast.parse(code)) if isinstance(n, ast.FunctionDef)]
    text = {n: "\n".join(code.splitlines()[n.lineno - 1 : n.end_lineno]) for n in functions}
    place = f":{entry.span.line}"
    named = [n for n in functions if any(line.strip().startswith("# spec:") and line.endswith(place) for line in text[n].splitlines())]
    chosen = named or [n for n in functions if n.name.strip("_") == entry.name.split(".")[-1]]
    return [textwrap.dedent(text[n]) for n in chosen]
