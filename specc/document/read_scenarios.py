"""YAML → data for scenarios."""

from __future__ import annotations

from typing import Any

from specc.document.comments import doc_at
from specc.document.read_behaviour import BehaviourReader
from specc.document.reader import Data, Said
from specc.document.yaml_nodes import Mapping, Node, Scalar


class ScenarioReader(BehaviourReader):
    """Examples of the rulebook."""

    def scenarios_section(self, node: Node) -> list[Data]:
        return [self._scenario(item) for item in self.items(node)]

    def _scenario(self, node: Node) -> Data:
        observed: Data = {}

        def then(value: Node) -> list[Any]:
            return [line for item in self.items(value) for line in self._then(item, observed)]

        keys = {
            "name": self.text,
            "source": self.sources,
            "with": self.code_map,
            "given": self._given,
            "draws": self.map_of(self.codes, "`draws`"),
            "chance": self.codes,
            "when": self.codes,
            "then": then,
            "allowed": self.codes,
            "refused": self._refused,
            "observed": self._observed,
            "perft": self.list_of(self.number),
        }
        data = self.shape(node, "a scenario", keys, {"doc": doc_at(self.comments, node.span.line)})
        if observed:
            data["observed"] = {**data.get("observed", {}), **observed}
        return data

    def _given(self, node: Node) -> Any:
        if isinstance(node, Mapping):
            return {self.code(e.key): self.nested(e.value) for e in node.entries}
        return self.code(node)

    def _observed(self, node: Node) -> Data:
        return {Said(k.text, k.span): self.nested(v) for k, v in self.entries(node, "`observed`")}

    def _then(self, node: Node, observed: Data) -> list[Any]:
        """A condition, `picture: {field: text}` (or just `field: |`), or `observed: {…}`."""
        if not isinstance(node, Mapping):
            return [self.code(node)]
        lines: list[Any] = []
        for entry in node.entries:
            key, value = entry.key, entry.value
            if not isinstance(key, Scalar):
                continue
            if key.text == "observed":
                observed.update(self._observed(value))
            elif key.text == "picture":
                lines.append({"picture": self.code_map(value), "span": node.span})
            elif isinstance(value, Scalar) and value.style == "block":
                lines.append({"picture": {self.name(key): self.code(value)}, "span": node.span})
            else:
                self.reporter.error(
                    "E0202",
                    "a condition is expected here, found a mapping: this looks like code cut by YAML: quote it",
                    node.span,
                    help="put quotes around the whole condition",
                )
        return lines

    def _refused(self, node: Node) -> list[Data]:
        found: list[Data] = []
        for item in [node] if isinstance(node, Mapping) else self.items(node):
            if isinstance(item, Mapping):
                for key, value in self.entries(item, "`refused`"):
                    found.append({"action": self.code(key), "reason": self.text(value), "span": key.span.to(value.span)})
            else:
                self.reporter.error(
                    "E0213", "a refused action needs the reason", item.span, help="write {action: the sentence of its `legal` line}"
                )
        return found
