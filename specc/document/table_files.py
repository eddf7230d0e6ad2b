"""`from: FILE` of a table: rows of a CSV, JSON or YAML file, joined by name with the rows written in the spec."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from specc.document.models import Document, RowDecl, TableDecl
from specc.source.diagnostic import Reporter
from specc.source.suggest import nearest
from specc.source.text import Code, SourceFile, Span

FORMATS = (".csv", ".json", ".yaml", ".yml")


class _Unfit(Exception):
    """The file does not hold rows; the message says why, `line` where."""

    def __init__(self, message: str, line: int = 1) -> None:
        super().__init__(message)
        self.line = line


def with_files(document: Document, folder: Path, reporter: Reporter) -> Document:
    """The document with the rows of the files that its tables name, which lie beside the spec."""
    tables = {name: _with_file(table, folder, reporter) for name, table in document.tables.items()}
    return document.model_copy(update={"tables": tables})


def _with_file(table: TableDecl, folder: Path, reporter: Reporter) -> TableDecl:
    if table.from_ is None:
        return table
    path = folder / table.from_
    if path.suffix not in FORMATS:
        reporter.error("E0218", f"`{table.from_}` is not a table file", table.span, help="its name ends in .csv, .json or .yaml")
        return table
    try:
        source = SourceFile(str(path), path.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else "it is not UTF-8 text"
        reporter.error("E0218", f"`{table.from_}` cannot be read: {reason}", table.span, help="it is looked for beside the spec")
        return table
    try:
        found = _csv(source) if path.suffix == ".csv" else _data(source, path.suffix)
    except _Unfit as problem:
        reporter.error("E0218", str(problem), Span(source, problem.line, 1, problem.line, 1))
        return table
    return table.model_copy(update={"rows": _joined(table, found, reporter)})


def _joined(table: TableDecl, found: dict[str, dict[str, Code]], reporter: Reporter) -> list[RowDecl]:
    """Rows of the file in its order, with the cells that the spec adds or replaces; then rows that only the spec has."""
    written = {row.name: row for row in table.rows}
    rows = []
    for name, cells in found.items():
        own = {column: code for column, code in cells.items() if column in table.columns}
        span = next(iter(cells.values())).span() if cells else table.span
        row = written.pop(name, None)
        if row is None:
            rows.append(RowDecl(name=name, cells=dict(own), span=span))
        else:
            rows.append(row.model_copy(update={"cells": {**own, **row.cells}}))
    named = {column for cells in found.values() for column in cells}
    if found and not named & set(table.columns):
        near = next((c for x in sorted(named) if (c := nearest(x, table.columns))), None)
        reporter.error(
            "E0218", f"no column of `{table.from_}` is a column of `{table.name}`", table.span,
            help=f"did you mean `{near}`?" if near else "the file has " + ", ".join(sorted(named)),
        )  # fmt: skip
    return [*rows, *written.values()]


def _csv(source: SourceFile) -> dict[str, dict[str, Code]]:
    """First line: names of columns. First column: names of rows. An empty cell is left to the column's default."""
    reader = csv.reader(io.StringIO(source.text))
    found: dict[str, dict[str, Code]] = {}
    header: list[str] = []
    for line in reader:
        number = reader.line_num
        if not any(cell.strip() for cell in line):
            continue
        if not header:
            header = [cell.strip() for cell in line]
            continue
        if len(line) > len(header):
            raise _Unfit(f"this line has {len(line)} cells, the first one {len(header)}", number)
        name = _name(line[0].strip(), found, number)
        found[name] = {}
        column = 1
        for title, cell in zip(header, line, strict=False):
            column = source.line(number).find(cell, column - 1) + 1 or 1
            if title != header[0] and cell.strip():
                found[name][title] = Code(cell.strip(), source, number, column + len(cell) - len(cell.lstrip()))
    if not header:
        raise _Unfit("this file is empty")
    return found


def _data(source: SourceFile, suffix: str) -> dict[str, dict[str, Code]]:
    """A mapping from names to rows, or a list of rows with `name`."""
    try:
        data = json.loads(source.text) if suffix == ".json" else YAML(typ="safe", pure=True).load(source.text)
    except (ValueError, YAMLError) as problem:
        mark = getattr(problem, "problem_mark", None)
        raise _Unfit(f"this is not {suffix[1:].upper()}", getattr(problem, "lineno", mark.line + 1 if mark else 1)) from None
    if isinstance(data, list) and all(isinstance(row, dict) and isinstance(row.get("name"), str) for row in data):
        data = [(row["name"], {k: v for k, v in row.items() if k != "name"}) for row in data]
    elif isinstance(data, dict) and all(isinstance(row, dict) for row in data.values()):
        data = list(data.items())
    else:
        raise _Unfit("rows are expected: a mapping from names to rows, or a list of rows with `name`")
    found: dict[str, dict[str, Code]] = {}
    for name, row in data:
        at = source.text.find(str(name))
        line = source.text.count("\n", 0, max(at, 0)) + 1
        found[_name(str(name), found, line)] = {str(k): Code(_written(v), source, line, 1) for k, v in row.items()}
    return found


def _name(text: str, found: dict[str, Any], line: int) -> str:
    if not text.isidentifier() or text.startswith("__"):
        raise _Unfit(f"`{text}` is not the name of a row", line)
    if text in found:
        raise _Unfit(f"two rows are called `{text}`", line)
    return text


def _written(value: Any) -> str:
    """A value of JSON as code of the language."""
    match value:
        case None:
            return "none"
        case bool():
            return "true" if value else "false"
        case list():
            return "[" + ", ".join(_written(v) for v in value) + "]"
        case dict():
            return "{" + ", ".join(f"{k}: {_written(v)}" for k, v in value.items()) + "}"
        case _:
            return str(value)
