"""Models of tables: columns (data, code, nested rows), rows, decode tables and live rows."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from specc.document.model_base import Code, Model, ParamSig


class ColumnDecl(Model):
    """A column. `kind`: plain data, a pure function, a rule (effects), many nested rows, or one nested row.

    In a derived table (`for:`) the `default` of a column is the expression that fills it.
    """

    name: str
    kind: Literal["data", "function", "rule", "rows", "row"] = "data"
    type: Code | None = None
    params: list[ParamSig] = Field(default_factory=list)
    returns: Code | None = None
    default: Code | None = None
    optional: bool = False
    needs: list[Code] = Field(default_factory=list)
    may: list[str] = Field(default_factory=list)
    table: str | None = None
    most: Code | None = None
    doc: str = ""


class ModifyClause(Model):
    """What a live row contributes to an open function: `by`, while the test `if` holds."""

    test: Code | None = Field(default=None, alias="if")
    by: Code | None = None


class ReactClause(Model):
    """What a live row does when an event is emitted."""

    test: Code | None = Field(default=None, alias="if")
    do: Code


class RowDecl(Model):
    """A row: cells by column; a cell of a nested column is a row or a list of rows."""

    name: str
    cells: dict[str, Code | RowDecl | list[RowDecl]] = Field(default_factory=dict)
    match: Code | None = None
    where: Code | None = None
    modify: dict[str, list[ModifyClause]] = Field(default_factory=dict)
    react: dict[str, list[ReactClause]] = Field(default_factory=dict)
    source: tuple[str, ...] = ()
    doc: str = ""


class LiveDecl(Model):
    """For which bindings a row is in force: all for which `test` holds, or for the binding's `row`."""

    binders: dict[str, Code] = Field(default_factory=dict)
    test: Code | None = Field(default=None, alias="if")
    row: Code | None = None


class TableDecl(Model):
    name: str
    columns: dict[str, ColumnDecl] = Field(default_factory=dict)
    rows: list[RowDecl] = Field(default_factory=list)
    for_: dict[str, Code] = Field(default_factory=dict, alias="for")
    where: Code | None = None
    label: Code | None = None
    live: LiveDecl | None = None
    decode: Code | None = None
    fields: dict[str, Code] = Field(default_factory=dict)
    params: list[ParamSig] = Field(default_factory=list)
    otherwise: str | RowDecl | None = None
    order: str | None = None
    defaults: dict[str, Code] = Field(default_factory=dict)
    from_: str | None = Field(default=None, alias="from")
    source: tuple[str, ...] = ()
    doc: str = ""
