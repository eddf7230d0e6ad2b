"""YAML → data for functions, rules, actions, ends, observations and symmetries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specc.document.comments import doc_at
from specc.document.read_tables import TableReader
from specc.document.reader import Data, Read
from specc.document.yaml_nodes import Mapping, Node, Scalar, Sequence
from specc.source.text import Code


class BehaviourReader(TableReader):
    """Code with a name."""

    def _signed(self, node: Node, what: str, read: Callable[[Scalar, Node], Data]) -> Data:
        found: Data = {}
        for key, value in self.entries(node, what):
            data = read(key, value)
            if data["name"] in found:
                self.reporter.error("E0203", f"`{data['name']}` is written twice", key.span, help="rename or remove one of them")
            found[data["name"]] = data
        return found

    def _with_signature(self, key: Scalar) -> Data:
        signature = self.signature(key)
        data = {**self.declare(key, signature), "params": self.params(signature)}
        if signature.returns is not None:
            data["returns"] = signature.returns
        return data

    # ------------------------------------------------------------------------------------------ functions and rules
    def functions_section(self, node: Node) -> Data:
        return self._signed(node, "`functions`", self._function)

    def _function(self, key: Scalar, node: Node) -> Data:
        base = self._with_signature(key)
        if not isinstance(node, Mapping):
            return {**base, "is": self.code(node)}
        data = self._callable(node, "a function", base, {"fast": self.code, "open": self.text, "for": self.names})
        self._one_body(data, "is", "do")
        if "is" not in data and "open" in data:
            data["is"] = Code("modifiers", self.source, key.span.line, key.span.column)
        return data

    def rules_section(self, node: Node) -> Data:
        return self._signed(node, "`rules`", self._rule)

    def _rule(self, key: Scalar, node: Node) -> Data:
        base = self._with_signature(key)
        if not isinstance(node, Mapping):
            return {**base, "do": self.code(node)}
        data = self._callable(node, "a rule", base, {"cut": self.flag})
        self._one_body(data, "do", "is")
        return data

    def _callable(self, node: Node, what: str, base: Data, more: dict[str, Read]) -> Data:
        keys: dict[str, Read] = {
            "is": self.code,
            "do": self.code,
            "params": self.long_params,
            "returns": self._result,
            "needs": self.codes,
            "source": self.sources,
            **more,
        }
        data = self.shape(node, what, keys, base)
        return data

    def _result(self, node: Node) -> Code:
        return self.code(node)

    def _one_body(self, data: Data, wanted: str, other: str) -> None:
        if other in data and wanted in data:
            self.reporter.error("E0214", "there are two bodies: `is` and `do`", data["span"], help=f"keep `{wanted}`")
        if other in data:
            body = data.pop(other)
            data.setdefault(wanted, body)

    def requirements(self, node: Node) -> Data:
        """`read(addr:u16) -> u8: flat_read`, or a list of signatures without defaults."""
        if isinstance(node, Sequence):
            found = {}
            for item in node.items:
                if isinstance(item, Scalar):
                    data = self._with_signature(item)
                    found[data["name"]] = data
                else:
                    self.reporter.error("E0207", "a signature is expected here", item.span, help="write - name(a:T) -> R")
            return found
        return self._signed(node, "this", self._requirement)

    def _requirement(self, key: Scalar, node: Node) -> Data:
        base = self._with_signature(key)
        if isinstance(node, Scalar):
            return {**base, "default": self.name(node)}
        keys = {"params": self.long_params, "returns": self.code, "default": self.name}
        return self.shape(node, "a requirement", keys, base)

    # ------------------------------------------------------------------------------------------ actions and ends
    def actions_section(self, node: Node) -> Data:
        return self._signed(node, "`actions`", self._action)

    def _action(self, key: Scalar, node: Node) -> Data:
        base = self._with_signature(key)
        if base.pop("returns", None) is not None:
            self.reporter.error("E0211", "an action has no result", key.span, help="remove the arrow and the type after it")
        if not isinstance(node, Mapping):
            return {**base, "do": self.code(node)}
        keys = {
            "params": self.long_params,
            "let": self.code_map,
            "legal": self._legal,
            "phase": self.code,
            "do": self.code,
            "label": self.code,
            "clamp": self.flag,
            "source": self.sources,
        }
        return self.shape(node, "an action", keys, base)

    def _legal(self, node: Node) -> list[Data]:
        lines: list[Data] = []
        if isinstance(node, Scalar):
            self.reporter.error(
                "E0207", "a list of reasons with conditions is expected here", node.span, help="write `- the square exists: x?` lines below"
            )
            return lines
        for item in [node] if isinstance(node, Mapping) else self.items(node):
            if not isinstance(item, Mapping):
                self.reporter.error(
                    "E0213",
                    "this condition has no reason",
                    item.span,
                    help="write `- the square is empty: not board[x]?`: the sentence is shown when the action is refused",
                )
                continue
            lines += [
                {"reason": self.text(key), "test": self.code(value), "span": key.span.to(value.span)}
                for key, value in self.entries(item, "`legal`")
            ]
        return lines

    def end_section(self, node: Node) -> list[Data]:
        keys = {"when": self.code, "do": self.code, "reason": self.text, "source": self.sources}
        return [self.shape(i, "an entry of `end`", keys, {"doc": doc_at(self.comments, i.span.line)}) for i in self.items(node)]

    # ------------------------------------------------------------------------------------------ observations
    def observe_section(self, node: Node) -> Data:
        """Channels by name; `{type, is}` and a bare expression are the whole observation."""
        if not isinstance(node, Mapping) or self._whole(node):
            span = node.span
            if isinstance(node, Mapping):
                return {"observation": self._channel_shape(node, {"name": "observation"})}
            return {"observation": {"name": "observation", "is": self.code(node), "span": span}}
        return {self.name(k): self._channel(k, v) for k, v in self.entries(node, "`observe`")}

    def _whole(self, node: Mapping) -> bool:
        keys = {e.key.text for e in node.entries if isinstance(e.key, Scalar)}
        return "is" in keys and keys <= {"is", "type", "over", "default"}

    def _channel(self, key: Scalar, node: Node) -> Data:
        if isinstance(node, Mapping):
            return self._channel_shape(node, self.named(key))
        return {**self.named(key), "is": self.code(node)}

    def _channel_shape(self, node: Node, base: Data) -> Data:
        return self.shape(node, "a channel", {"over": self.code_map, "is": self.code, "type": self.code}, base)

    def observations_section(self, node: Node) -> Data:
        return {self.name(k): self._observation(k, v) for k, v in self.entries(node, "`observations`")}

    def _observation(self, key: Scalar, node: Node) -> Data:
        base = self.named(key)
        if not isinstance(node, Mapping):
            return {**base, "uses": self.names(node)}
        default, uses, rest = False, [], []
        for entry in node.entries:
            name = entry.key.text if isinstance(entry.key, Scalar) else ""
            if name == "default" and isinstance(entry.value, Scalar):
                default = self.flag(entry.value)
            elif name == "uses":
                uses = self.names(entry.value)
            else:
                rest.append(entry)
        channels = self.observe_section(Mapping(tuple(rest), node.flow, node.span)) if rest else {}
        return {**base, "default": default, "uses": uses, "channels": channels}

    def symmetries_section(self, node: Node) -> Data:
        return {self.name(k): self.code_map(v) for k, v in self.entries(node, "`symmetries`")}

    def variants_section(self, node: Node) -> dict[Any, Any]:
        """`discrete: [move]`, or `discrete: {actions: [move]}`."""
        return {self.name(k): self._variant(v) for k, v in self.entries(node, "`variants`")}

    def _variant(self, node: Node) -> Any:
        if isinstance(node, Mapping):
            data = self.shape(node, "a variant", {"actions": self.names})
            return data.get("actions", [])
        return self.names(node)
