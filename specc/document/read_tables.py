"""YAML → data for tables: columns in their short forms, rows, nested rows, live and decode tables."""

from __future__ import annotations

from typing import Any

from specc.document.comments import doc_at
from specc.document.read_types import TypeReader
from specc.document.reader import Data, Said, Unknown, suggest
from specc.document.signature import Signature, SignatureProblem, parse_signature, split_arrow, split_start
from specc.document.yaml_nodes import Mapping, Node, Scalar, Sequence
from specc.source.text import Code

_ROW_KEYS = ("match", "where", "modify", "react", "source")


class TableReader(TypeReader):
    """Static data and code that stands in it."""

    def tables_section(self, node: Node) -> Data:
        return {self.name(k): self._table(k, v) for k, v in self.entries(node, "`tables`")}

    def _table(self, key: Scalar, node: Node) -> Data:
        base = self.named(key)
        parts = {k.text: v for k, v in self.entries(node, "a table")}
        derived, decode = "for" in parts, "decode" in parts
        columns = self._columns(parts["columns"], derived) if "columns" in parts else {}
        open_columns = not columns and ("from" in parts or "decode" in parts or "columns" not in parts)

        def rows(value: Node) -> list[Data]:
            return self.rows(value, columns, open_columns)

        keys = {
            "columns": lambda _: columns,
            "rows": rows,
            "for": self.code_map,
            "where": self.code,
            "label": self.code,
            "live": self._live,
            "decode": self.code,
            "fields": self.code_map,
            "params": self.long_params,
            "otherwise": lambda value: self._otherwise(value, columns, open_columns),
            "order": self.text,
            "defaults": self.code_map,
            "from": self.text,
            "source": self.sources,
        }
        data = self.shape(node, "a table", keys, base)
        self._spread_defaults(data, columns)
        if decode and "do" not in columns and any("do" in row["cells"] for row in data.get("rows", [])):
            columns["do"] = {"name": "do", "kind": "rule", "span": key.span}
            data.setdefault("columns", columns)
        return data

    def _spread_defaults(self, data: Data, columns: Data) -> None:
        for name, value in data.get("defaults", {}).items():
            if name in columns:
                columns[name].setdefault("default", value)
            elif columns:
                self.reporter.error("E0208", f"there is no column `{name}`", name.span, help=suggest(name, list(columns)))

    # ------------------------------------------------------------------------------------------ columns
    def _columns(self, node: Node, derived: bool = False) -> Data:
        found: Data = {}
        for key, value in self.entries(node, "`columns`"):
            signature = self.signature(key)
            column = self._column(key, signature, value, derived)
            if column["name"] in found:
                self.reporter.error("E0203", f"two columns are called `{column['name']}`", key.span, help="rename one of them")
            found[column["name"]] = column
        return found

    def _column(self, key: Scalar, signature: Signature, node: Node, derived: bool) -> Data:
        base = {**self.declare(key, signature), "params": self.params(signature)}
        if isinstance(node, Mapping):
            return self._long_column(node, signature, base, derived)
        code = self.code(node)
        if signature.params is None and signature.returns is None:
            signed = self._signature_as_value(code, base)
            if signed is not None:
                return signed
        left, default = split_start(code)
        head, result = split_arrow(left)
        if head.text == "rule":
            return {**base, "kind": "rule", "returns": result or signature.returns, "default": default}
        if signature.params is not None:
            if derived and default is None:
                return {**base, "kind": "function", "returns": signature.returns, "default": left}
            return {**base, "kind": "function", "returns": left, "default": default}
        if derived and default is None:
            return {**base, "default": left}
        return {**base, "type": left, "default": default}

    def _signature_as_value(self, code: Code, base: Data) -> Data | None:
        """The long spelling `do: rule(x:u8)` and `of: function(x:u8) -> bool`."""
        word = code.text.split("(")[0]
        if word not in ("rule", "function") or "(" not in code.text:
            return None
        parsed = parse_signature(code)
        if isinstance(parsed, SignatureProblem):
            self.reporter.error("E0211", parsed.message, parsed.span, help=parsed.help)
            return {**base, "kind": word}
        return {**base, "kind": word, "params": self.params(parsed), "returns": parsed.returns}

    def _long_column(self, node: Mapping, signature: Signature, base: Data, derived: bool) -> Data:
        kind: dict[str, Any] = {}

        def rule(value: Node) -> None:
            kind["kind"] = "rule"
            if isinstance(value, Mapping):
                kind["params"] = self.long_params(value)
            else:
                self.flag(value)

        def expr(value: Node) -> None:
            kind["kind"] = "function"
            kind["returns"] = self.code(value)

        def nested(which: str) -> Any:
            def read(value: Node) -> None:
                kind["kind"] = which
                kind["table"] = self.name(value)

            return read

        keys = {
            "type": self.code,
            "is": self.code,
            "default": self.code,
            "optional": self.flag,
            "needs": self.codes,
            "may": self.names,
            "most": self.code,
            "returns": self.code,
            "params": self.long_params,
            "rule": rule,
            "expr": expr,
            "rows": nested("rows"),
            "row": nested("row"),
        }
        data = self.shape(node, "a column", keys, base)
        for form in ("rule", "expr", "rows", "row"):
            data.pop(form, None)
        if "is" in data:
            data["default"] = data.pop("is")
        data.update(kind)
        if signature.returns is not None and "returns" not in data:
            data["returns"] = signature.returns
        if "kind" not in data and (signature.params is not None or data.get("returns") is not None):
            data["kind"] = "function"
        if data.get("kind", "data") == "data" and "type" not in data and not derived and "default" not in data:
            self.reporter.error("E0209", f"column `{base['name']}` has no type", base["span"], help="write {type: T} or `name: T`")
        return data

    # ------------------------------------------------------------------------------------------ rows
    def rows_section(self, node: Node) -> Data:
        """Top-level `rows:`: more rows for tables, by the table's name."""
        return {self.name(k): self.rows(v, {}, True) for k, v in self.entries(node, "`rows`")}

    def rows(self, node: Node, columns: Data, open_columns: bool) -> list[Data]:
        if isinstance(node, Mapping):
            found: list[Data] = []
            for entry in node.entries:
                assert isinstance(entry.key, Scalar)
                name = Said(entry.key.text, entry.key.span)
                if not name.isidentifier() or name.startswith("__"):
                    self.name(entry.key)
                found.append(self._row(name, entry.value, columns, open_columns, doc_at(self.comments, entry.key.span.line)))
            return found
        if isinstance(node, Sequence):
            return [self._unnamed(item, columns, open_columns) for item in node.items]
        self.reporter.error("E0207", "`rows` is a mapping of names, or a list", node.span)
        return []

    def _unnamed(self, node: Node, columns: Data, open_columns: bool) -> Data:
        if isinstance(node, Scalar):
            return {"name": self.name(node), "cells": {}, "span": node.span}
        return self._row(Said("", node.span), node, columns, open_columns, "")

    def _row(self, name: Said, node: Node, columns: Data, open_columns: bool, doc: str) -> Data:
        row: Data = {"name": name, "cells": {}, "doc": doc, "span": name.span}
        if not isinstance(node, Mapping):
            self._by_position(row, node, columns)
            return row
        for key, value in self.entries(node, "a row"):
            if key.text in columns:
                row["cells"][self.name(key)] = self._cell(value, columns[key.text])
            elif key.text in _ROW_KEYS:
                row[key.text] = self._row_key(key.text, value)
            elif open_columns:
                row["cells"][self.name(key)] = self._cell(value, None)
            else:
                near = suggest(key.text, [*columns, *_ROW_KEYS])
                self.reporter.error("E0208", f"there is no column `{key.text}`", key.span, help=near)
        return row

    def _by_position(self, row: Data, node: Node, columns: Data) -> None:
        """`up: [-1, 0]`, or `folds: 'f'` where there is one column."""
        names, values = list(columns), self.items(node)
        if len(values) > len(names):
            self.reporter.error("E0207", f"{len(values)} values for {len(names)} columns", node.span)
        for name, value in zip(names, values, strict=False):
            row["cells"][name] = self._cell(value, columns[name])

    def _row_key(self, key: str, value: Node) -> Any:
        if key == "source":
            return self.sources(value)
        if key == "modify":
            return self._clauses(value, "modify", {"if": self.code, "by": self.code})
        if key == "react":
            return self._clauses(value, "react", {"if": self.code, "do": self.code})
        return self.code(value)

    def _clauses(self, node: Node, what: str, keys: dict[str, Any]) -> Data:
        return {
            self.name(k): [self.shape(item, f"a clause of `{what}`", keys) for item in self.items(v)]
            for k, v in self.entries(node, f"`{what}`")
        }

    def _cell(self, node: Node, column: Data | None) -> Any:
        kind = "open" if column is None else column.get("kind", "data")
        if kind == "rows" or (kind == "open" and isinstance(node, Sequence) and any(isinstance(i, Mapping) for i in node.items)):
            return [self._unnamed(item, {}, True) for item in self.items(node)]
        if kind == "row" or (kind == "open" and isinstance(node, Mapping) and not node.flow):
            if isinstance(node, Scalar) and node.text == "none":
                return self.code(node)
            return self._unnamed(node, {}, True)
        return self.code(node)

    def _otherwise(self, node: Node, columns: Data, open_columns: bool) -> Any:
        if isinstance(node, Mapping):
            return self._row(Said("otherwise", node.span), node, columns, open_columns, "")
        return self.text(node)

    def _live(self, node: Node) -> Data:
        data: Data = {"span": node.span, "binders": {}}
        for key, value in self.entries(node, "`live`"):
            if key.text in ("if", "row"):
                data[key.text] = self.code(value)
            elif key.text in ("where", "when"):
                data[Said(key.text, key.span)] = Unknown(key.span, ("if", "row"))
            else:
                data["binders"][self.name(key)] = self.code(value)
        return data
