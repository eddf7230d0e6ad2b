"""Tables in their final form, and the lazy view of them that the evaluator uses while the spec is still being elaborated."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from specc.elaborate import code_columns, tables
from specc.elaborate.tables import TableInfo
from specc.ir import program as p

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator


class _Columns(Mapping[str, p.Column]):
    """Data columns, evaluated when they are read."""

    def __init__(self, elab: Elaborator, info: TableInfo) -> None:
        self.elab, self.info = elab, info

    def __getitem__(self, name: str) -> p.Column:
        kind, values = tables.column_values(self.elab, self.info, name)
        return p.Column(name, kind, values)

    def __iter__(self) -> Iterator[str]:
        return iter(self.elab.column_names(self.info.entity.name))

    def __len__(self) -> int:
        return len(self.elab.column_names(self.info.entity.name))


class _Code(Mapping[str, p.CodeColumn]):
    """Code columns, elaborated when they are called."""

    def __init__(self, elab: Elaborator, info: TableInfo) -> None:
        self.elab, self.info = elab, info

    def __getitem__(self, name: str) -> p.CodeColumn:
        return code_columns.column(self.elab, self.elab.code_effects(self.info.entity.name, name))

    def __iter__(self) -> Iterator[str]:
        return iter(self.elab._entries(self.info.entity.name))

    def __len__(self) -> int:
        return len(self.elab._entries(self.info.entity.name))


class LazyTable:
    """What the evaluator asks of a table."""

    def __init__(self, elab: Elaborator, info: TableInfo) -> None:
        self.columns = _Columns(elab, info)
        self.code = _Code(elab, info)
        self._info = info

    @property
    def row_at(self) -> dict[Any, int] | None:
        return row_at(self._info)


def row_at(info: TableInfo) -> dict[Any, int] | None:
    """Key values → row, for derived tables."""
    if not info.bindings:
        return None
    return {tuple(v for _, v in b.values()): i for i, b in enumerate(info.bindings)}


def table(elab: Elaborator, info: TableInfo) -> p.Table:
    """The finished table."""
    decl = info.entity.decl
    columns = {}
    for name in elab.column_names(info.entity.name):
        column = decl.columns.get(name)
        if column is None or column.kind in ("data", "rows", "row"):
            kind, values = tables.column_values(elab, info, name)
            columns[name] = p.Column(name, kind, values)
    code = {name: code_columns.column(elab, elab.code_effects(info.entity.name, name)) for name in elab._entries(info.entity.name)}
    keys, _ = tables.keys(info)
    if not info.names and decl.decode is None:
        elab.reporter.error(
            "E0709", f"table `{decl.name}` has no rows", decl.span, "so it has no values",
            help="its `where:` excludes everything" if decl.where is not None else "add a row, or remove the table",
        )  # fmt: skip
    return p.Table(
        name=info.entity.name, doc=decl.doc, source=decl.source, span=decl.span,
        rows=tuple(info.names) if decl.decode is None else tuple("" if d is None else info.names[d[0]] for d in info.decoded),
        columns=columns, code=code, labels=tables.labels(elab, info), keys=tuple(keys), row_at=row_at(info), decode=decl.decode is not None,
    )  # fmt: skip
