"""Tables: which rows there are (written, nested, derived, decoded), their data columns, keys and labels."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from specc.document.models import ColumnDecl, RowDecl
from specc.elaborate import expressions as ex
from specc.elaborate import template
from specc.elaborate.body import Body
from specc.elaborate.coerce import stored
from specc.elaborate.scope import Entity, Variable
from specc.ir import nodes as n
from specc.ir import types as t
from specc.source.text import Code
from specc.syntax import nodes as s

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator


@dataclass
class TableInfo:
    """What is known about a table so far; columns are evaluated when they are first read."""

    entity: Entity
    rows: list[RowDecl] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    nested: dict[tuple[int, str], tuple[int, ...]] = field(default_factory=dict)
    """(row, column) → rows of the nested table."""
    bindings: list[dict[str, tuple[t.Type, Any]]] = field(default_factory=list)
    """Derived tables: the binders of each row."""
    decoded: list[tuple[int, dict[str, int]] | None] = field(default_factory=list)
    """Decode tables: for each key value the number of its row and the letters."""
    values: dict[str, tuple[t.Type, tuple[Any, ...]]] = field(default_factory=dict)
    types: dict[str, t.Type] = field(default_factory=dict)
    labels: tuple[str, ...] | None = None
    busy: set[str] = field(default_factory=set)

    @property
    def size(self) -> int:
        return len(self.decoded) if self.entity.decl.decode is not None else len(self.names)


def row_number(info: TableInfo, ordinal: int) -> int | None:
    """The written row of an ordinal (of a key value, in a decode table)."""
    if info.entity.decl.decode is None:
        return ordinal
    found = info.decoded[ordinal]
    return None if found is None else found[0]


def derive(elab: Elaborator, info: TableInfo) -> None:
    """The rows of a table that is made by loops (`for:`, `where:`)."""
    decl, scope = info.entity.decl, info.entity.scope
    combinations: list[dict[str, tuple[t.Type, Any]]] = [{}]
    for name, code in decl.for_.items():
        bigger = []
        for c in combinations:
            kind, found = _values(elab, info, code, c)
            bigger += [{**c, name: (kind, v)} for v in found]
        combinations = bigger
    test_node = None if decl.where is None else elab.parsed_or_none(decl.where)
    if test_node is None or not combinations:
        info.bindings = combinations
    else:
        body = Body(elab, scope, static=True, what="in `where:`")
        for name, (kind, _) in combinations[0].items():
            body.locals[name] = Variable(n.Local(name, kind), decl.where.span(), quiet=True)
        e = ex.condition(body, test_node)
        if not isinstance(e.type, t.ErrorT):
            info.bindings = [c for c in combinations if elab.evaluate(e, {k: v for k, (_, v) in c.items()})]
    info.names = [str(i) for i in range(len(info.bindings))]


def _values(elab: Elaborator, info: TableInfo, code: Code, bound: dict[str, tuple[t.Type, Any]]) -> tuple[t.Type, list[Any]]:
    node = elab.parsed_or_none(code)
    if node is None:
        return t.ERROR, []
    if isinstance(node, s.ListLiteral | s.SetLiteral | s.Comprehension):
        body = Body(elab, info.entity.scope, static=True, what="in `for:`")
        for name, (kind, _) in bound.items():
            body.locals[name] = Variable(n.Local(name, kind), code.span(), quiet=True)
        e = ex.expr(body, node)
        if isinstance(e.type, t.ListT | t.SetT):
            found = elab.evaluate(e, {k: v for k, (_, v) in bound.items()})
            items = sorted(found) if isinstance(found, frozenset) else list(found or ())
            return e.type.element, items
        return t.ERROR, []
    kind = elab.resolve_code(info.entity.scope, code)
    return kind, t.values(kind) if t.is_finite(kind) else []


def column_type(elab: Elaborator, info: TableInfo, name: str) -> t.Type | None:
    """The type of a data column; None if there is no such column."""
    if name in info.types:
        return info.types[name]
    decl, scope = info.entity.decl, info.entity.scope
    kind: t.Type | None = None
    if info.bindings and name in info.bindings[0]:
        kind = info.bindings[0][name][0]
    elif name in decl.fields:
        kind = elab.resolve_code(scope, decl.fields[name])
    elif (column := decl.columns.get(name)) is not None and column.kind in ("data", "rows", "row"):
        kind = _declared(elab, info, column)
    if kind is not None:
        info.types[name] = kind
    return kind


def _declared(elab: Elaborator, info: TableInfo, column: ColumnDecl) -> t.Type:
    scope = info.entity.scope
    if column.kind in ("rows", "row"):
        target = scope.find(column.table or "")
        row = elab.type_of(target) if target is not None and target.kind == "table" else t.ERROR
        if isinstance(row, t.ErrorT):
            elab.reporter.error("E0301", f"unknown table `{column.table}`", column.span)
            return t.ERROR
        if column.kind == "row":
            return t.OptT(row) if column.optional else row
        most = max((len(v) for (_, c), v in info.nested.items() if c == column.name), default=0)
        return t.ListT(row, elab.static_code_int(scope, column.most) if column.most is not None else most)
    if column.type is None:
        if column.default is not None and info.bindings:
            return column_values(elab, info, column.name)[0]
        elab.reporter.error("E0406", f"column `{column.name}` needs a type", column.span)
        return t.ERROR
    return elab.resolve_code(scope, column.type, column.name.capitalize())


def column_values(elab: Elaborator, info: TableInfo, name: str) -> tuple[t.Type, tuple[Any, ...]]:
    """The type of a data column and its value in every row."""
    if name in info.values:
        return info.values[name]
    if name in info.busy:
        elab.reporter.error("E0902", f"column `{info.entity.decl.name}.{name}` needs its own values", info.entity.span)
        return t.ERROR, (None,) * info.size
    info.busy.add(name)
    result = _evaluate_column(elab, info, name)
    info.busy.discard(name)
    info.values[name] = result
    return result


def _evaluate_column(elab: Elaborator, info: TableInfo, name: str) -> tuple[t.Type, tuple[Any, ...]]:
    decl = info.entity.decl
    if info.bindings and name in info.bindings[0]:
        kind = info.bindings[0][name][0]
        return kind, tuple(b[name][1] for b in info.bindings)
    if info.bindings:
        return _derived_column(elab, info, decl.columns[name])
    kind_or_none = column_type(elab, info, name)
    if kind_or_none is None:
        return t.ERROR, ()
    if name in decl.fields:
        zero = _blank(kind_or_none)
        return kind_or_none, tuple(zero if d is None or name not in d[1] else t.values(kind_or_none)[d[1][name]] for d in info.decoded)
    written = []
    for number, row in enumerate(info.rows):
        written.append(_cell(elab, info, decl.columns[name], kind_or_none, row, number))
    if decl.decode is not None:
        return kind_or_none, tuple(_blank(kind_or_none) if d is None else written[d[0]] for d in info.decoded)
    return kind_or_none, tuple(written)


def _blank(kind: t.Type) -> Any:
    return t.values(kind)[0] if t.is_finite(kind) else 0


def _cell(elab: Elaborator, info: TableInfo, column: ColumnDecl, kind: t.Type, row: RowDecl, number: int) -> Any:
    if column.kind in ("rows", "row"):
        found = info.nested.get((number, column.name), ())
        if column.kind == "rows":
            return found
        return found[0] if found else None
    cell = row.cells.get(column.name)
    code = cell if isinstance(cell, Code) else info.entity.decl.defaults.get(column.name) or column.default
    if code is None:
        if isinstance(kind, t.OptT):
            return None
        elab.reporter.error("E0703", f"row `{row.name}` has no `{column.name}`", row.span, help="write it, or give the column a default")
        return _blank(kind)
    return cell_value(elab, info.entity, code, kind)


def cell_value(elab: Elaborator, entity: Entity, code: Code, kind: t.Type) -> Any:
    """The static value of a cell; text columns take the text as it is."""
    text = code.text.strip()
    inner = kind.inner if isinstance(kind, t.OptT) else kind
    if isinstance(inner, t.TextT):
        return text[1:-1] if len(text) > 1 and text[0] in "'\"" and text[-1] == text[0] else text
    if isinstance(inner, t.EnumT) and text in inner.members and (not isinstance(kind, t.OptT) or text != "none"):
        return inner.members.index(text)
    node = elab.parsed_or_none(code)
    if node is None:
        return _blank(kind)
    body = Body(elab, entity.scope, static=True, what="in a table")
    e = stored(body, ex.expr(body, node, kind, keep=isinstance(kind, t.OptT)), kind)
    if isinstance(e.type, t.ErrorT):
        return _blank(kind)
    return elab.evaluate(e, {}, _blank(kind) if t.is_finite(kind) else None)


def _derived_column(elab: Elaborator, info: TableInfo, column: ColumnDecl) -> tuple[t.Type, tuple[Any, ...]]:
    code = column.default
    node = None if code is None else elab.parsed_or_none(code)
    if code is None or node is None:
        return t.ERROR, (None,) * info.size
    want = None if column.type is None else elab.resolve_code(info.entity.scope, column.type)
    body = Body(elab, info.entity.scope, static=True, what="in a table")
    for name, (kind, _) in info.bindings[0].items():
        body.locals[name] = Variable(n.Local(name, kind), code.span(), quiet=True)
    e = ex.expr(body, node, want)
    if want is not None:
        e = stored(body, e, want)
    if isinstance(e.type, t.ErrorT):
        return t.ERROR, (None,) * info.size
    return e.type, tuple(elab.evaluate(e, {k: v for k, (_, v) in b.items()}) for b in info.bindings)


def keys(info: TableInfo) -> tuple[list[t.Type], bool]:
    """The types of the table's keys, and whether every combination is a row."""
    decl = info.entity.decl
    if decl.decode is not None:
        return [t.BitsT((info.size - 1).bit_length())], True
    if info.bindings:
        kinds = [kind for kind, _ in info.bindings[0].values()]
        total = 1
        for k in kinds:
            total *= t.count(k)
        return kinds, total == len(info.bindings)
    return [t.IntT(0, info.size - 1)], True


def labels(elab: Elaborator, info: TableInfo) -> tuple[str, ...]:
    """The text of every row: its name, or what its label template gives."""
    if info.labels is not None:
        return info.labels
    decl = info.entity.decl
    if decl.label is None:
        info.labels = (
            tuple(info.names)
            if decl.decode is None
            else tuple(f"0x{i:02x}" if d is None else info.names[d[0]] for i, d in enumerate(info.decoded))
        )
        return info.labels
    texts = [""] * info.size
    for part in template.split(decl.label):
        if isinstance(part, str):
            texts = [x + part for x in texts]
            continue
        node = elab.parsed_or_none(part)
        if node is None:
            continue
        body = Body(elab, info.entity.scope, static=True, row=decl.name, what="in a label")
        body.row = info.entity.name
        e = ex.expr(body, node)
        row = elab.type_of(info.entity)
        for i in range(info.size):
            texts[i] += elab.value_text(e.type, elab.evaluate(e, {"row": i}))
        del row
    info.labels = tuple(texts)
    return info.labels
