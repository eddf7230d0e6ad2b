"""YAML → data for the whole document."""

from __future__ import annotations

from typing import Any

from specc.document.read_scenarios import ScenarioReader
from specc.document.reader import Data, Read, Said
from specc.document.yaml_nodes import Mapping, Node, Scalar, Sequence


class DocumentReader(ScenarioReader):
    """One method a section; the order of the keys here is the order of the house style."""

    def sections(self) -> dict[str, Read]:
        return {
            "specc": self._version,
            "name": self.name,
            "module": self.text,
            "title": self.text,
            "source": self.sources,
            "players": self.code,
            "turns": self.text,
            "numbers": self._numbers,
            "forced": self.text,
            "illegal": self.text,
            "max_steps": self.code,
            "import": self._imports,
            "requires": self._requires,
            "params": self.params_section,
            "constants": self.constants_section,
            "inputs": self.inputs_section,
            "types": self.types_section,
            "records": self.records_section,
            "tables": self.tables_section,
            "rows": self.rows_section,
            "events": self.events_section,
            "draws": self.draws_section,
            "state": self.fields,
            "views": self.views_section,
            "setup": self._effect,
            "phases": self.names,
            "functions": self.functions_section,
            "rules": self.rules_section,
            "actions": self.actions_section,
            "resolve": self._effect,
            "asked": self.code,
            "end": self.end_section,
            "variants": self.variants_section,
            "invariants": self.codes,
            "observe": self.observe_section,
            "observations": self.observations_section,
            "render": self._render,
            "symmetries": self.symmetries_section,
            "helpers": self.rules_section,
            "scenarios": self.scenarios_section,
        }

    def document(self, root: Node) -> Data:
        data = self.shape(root, "a spec", self.sections())
        data.setdefault("numbers", {"span": root.span})
        data.setdefault("requires", {"span": root.span})
        if "specc" not in data:
            self.reporter.error("E0216", "the version of the language is missing", root.span, help="begin the file with `specc: 1`")
        if "name" not in data and isinstance(data.get("module"), str):
            data["name"] = data["module"].split("/")[-1]
        for section in ("setup", "resolve"):
            if isinstance(data.get(section), dict):
                if section == "setup" and "source" in data[section]:
                    data["setup_source"] = data[section]["source"]
                data[section] = data[section].get("do")
        if isinstance(data.get("render"), dict):
            render = data.pop("render")
            data["render_text"], data["render_svg"] = render.get("text"), render.get("svg")
        self._merge_rows(data)
        return data

    def _merge_rows(self, data: Data) -> None:
        """Rows under the top-level `rows:` of a table that this file declares."""
        tables = data.get("tables", {})
        for name in [n for n in data.get("rows", {}) if n in tables]:
            tables[name]["rows"] = [*tables[name].get("rows", []), *data["rows"].pop(name)]

    def _version(self, node: Node) -> int:
        version = self.number(node)
        if version > 1:
            self.reporter.error("E0216", f"this is language version {version}; this specc reads version 1", node.span)
        return version

    def _effect(self, node: Node) -> Any:
        if isinstance(node, Mapping):
            data = self.shape(node, "this", {"do": self.code, "source": self.sources})
            for key in [k for k in data if k not in ("do", "source", "span")]:
                self.reporter.error("E0208", f"`{key}` is no key here", data[key].span, help="there are: do, source")
            if "do" not in data:
                self.reporter.error("E0209", "`do` is missing here", node.span)
            return data
        return self.code(node)

    def _render(self, node: Node) -> Data:
        if not isinstance(node, Mapping):
            return {"text": self.code(node)}
        data = self.shape(node, "`render`", {"text": self.code, "svg": self.code})
        for key in [k for k in data if k not in ("text", "svg", "span")]:
            self.reporter.error("E0208", f"`{key}` is no key here", data[key].span, help="there are: text, svg")
        return data

    def _numbers(self, node: Node) -> Data:
        return self.shape(node, "`numbers`", {"real": self.text, "mode": self.text, "tolerance": self._tolerance})

    def _tolerance(self, node: Node) -> Any:
        if isinstance(node, Mapping):
            return self.code_map(node)
        return {"*": self.code(node)}

    # ------------------------------------------------------------------------------------------ modules
    def _imports(self, node: Node) -> list[Data]:
        """`- std/grid: {rows: 8}`, `- std/grid as g`, or `cpu: {from: sm83, with: {read: bus_read}}`."""
        found: list[Data] = []
        for item in [node] if isinstance(node, Mapping) else self.items(node):
            if isinstance(item, Scalar):
                found.append(self._instance(item, None))
            elif isinstance(item, Mapping):
                found += [self._instance(e.key, e.value) for e in item.entries if isinstance(e.key, Scalar)]
            else:
                self.reporter.error("E0207", "an import is expected here, found a list", item.span)
        return found

    def _instance(self, key: Scalar, node: Node | None) -> Data:
        words = key.text.split()
        module: Any = Said(words[0] if words else "", key.span)
        alias: Any = None
        if len(words) == 3 and words[1] == "as":
            alias = Said(words[2], key.span)
        elif len(words) != 1:
            self.reporter.error("E0211", f"`{key.text}` is not an import", key.span, help="write `std/grid`, or `std/grid as g`")
        written = {e.key.text for e in node.entries if isinstance(e.key, Scalar)} if isinstance(node, Mapping) else set()
        if node is not None and written and written <= {"from", "with", "params"}:
            data = self.shape(node, "an import", {"from": self.text, "with": self.text_map, "params": self.code_map}, {"span": key.span})
            if "from" in data:
                data["alias"] = alias or module
                data["module"] = data.pop("from")
            else:
                data.update(module=module, alias=alias)
            return data
        params = self.code_map(node) if node is not None else {}
        return {"module": module, "alias": alias, "params": params, "span": key.span}

    def _requires(self, node: Node) -> Data:
        keys = {
            "types": self._required_types,
            "params": self.required_params,
            "tables": self.tables_section,
            "rules": self.requirements,
            "functions": self.requirements,
        }
        return self.shape(node, "`requires`", keys)

    def _required_types(self, node: Node) -> Data:
        if isinstance(node, Sequence):
            return {self.name(item): None for item in node.items}
        return {self.name(key): self.code(value) for key, value in self.entries(node, "`types`")}
