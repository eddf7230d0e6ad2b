"""YAML → data for parameters, types, records, events, draws, state and views."""

from __future__ import annotations

from typing import Any

from specc.document.reader import Data, Reader, Said
from specc.document.signature import split_start
from specc.document.yaml_nodes import Mapping, Node, Scalar, Sequence
from specc.source.text import Code


class TypeReader(Reader):
    """Declarations that only say what there is."""

    # ------------------------------------------------------------------------------------------ parameters
    def params_section(self, node: Node) -> Data:
        return {self.name(k): self._param(k, v, bare_is_type=False) for k, v in self.entries(node, "`params`")}

    def required_params(self, node: Node) -> Data:
        return {self.name(k): self._param(k, v, bare_is_type=True) for k, v in self.entries(node, "`params`")}

    def _param(self, key: Scalar, node: Node, bare_is_type: bool) -> Data:
        if isinstance(node, Mapping) and node.entries:
            return self.shape(node, "a parameter", {"type": self.code, "default": self.code, "at": self.text}, self.named(key))
        left, right = split_start(self.code(node))
        if right is not None:
            return {**self.named(key), "type": left, "default": right}
        return {**self.named(key), ("type" if bare_is_type else "default"): left}

    def constants_section(self, node: Node) -> Data:
        return {self.name(k): self._constant(k, v) for k, v in self.entries(node, "`constants`")}

    def _constant(self, key: Scalar, node: Node) -> Data:
        if isinstance(node, Mapping) and any(isinstance(e.key, Scalar) and e.key.text in ("is", "value") for e in node.entries):
            data = self.shape(node, "a constant", {"type": self.code, "value": self.code, "is": self.code}, self.named(key))
            if "is" in data:
                data["value"] = data.pop("is")
            return data
        left, right = split_start(self.code(node))
        return {**self.named(key), "value": left} if right is None else {**self.named(key), "type": left, "value": right}

    def inputs_section(self, node: Node) -> Data:
        return {self.name(k): self._input(k, v) for k, v in self.entries(node, "`inputs`")}

    def _input(self, key: Scalar, node: Node) -> Data:
        if isinstance(node, Mapping):
            keys = {"type": self.code, "shared": self.flag, "at": self.text, "picture": self.picture}
            return self.shape(node, "an input", keys, self.named(key))
        return {**self.named(key), "type": self.code(node)}

    # ------------------------------------------------------------------------------------------ fields
    def fields(self, node: Node) -> Data:
        """Fields of the state, a record or a product."""
        return {self.name(k): self.field(k, v) for k, v in self.entries(node, "this")}

    def field(self, key: Scalar, node: Node) -> Data:
        if isinstance(node, Mapping):
            return self.shape(
                node,
                "a field",
                {
                    "type": self.code,
                    "start": self.nested,
                    "visible": self.code,
                    "public": self.code,
                    "given": self.text,
                    "reset": self.name,
                    "picture": self.picture,
                },
                self.named(key),
            )
        left, right = split_start(self.code(node))
        return {**self.named(key), "type": left, "start": right}

    def picture(self, node: Node) -> Data:
        data = self.shape(
            node,
            "a picture",
            {
                "up": self.text,
                "down": self.text,
                "right": self.text,
                "slant": self.number,
                "glyphs": self._glyphs,
                "cell": self.code,
                "width": self.number,
                "template": self.code,
            },
        )
        return data

    def _glyphs(self, node: Node) -> Data:
        return {Said(k.text, k.span): self.code(v) for k, v in self.entries(node, "`glyphs`")}

    # ------------------------------------------------------------------------------------------ types
    def types_section(self, node: Node) -> Data:
        return {self.name(k): self._type(k, v) for k, v in self.entries(node, "`types`")}

    def _type(self, key: Scalar, node: Node) -> Data:
        if not isinstance(node, Mapping):
            return {**self.named(key), "code": self.code(node)}
        written = {e.key.text for e in node.entries if isinstance(e.key, Scalar)}
        if not written & {"fields", "is", "stands_for"}:
            return {**self.named(key), "fields": self.fields(node)}
        keys = {"fields": self.fields, "is": self.code, "type": self.code, "label": self.code, "stands_for": self.code}
        data = self.shape(node, "a type", keys, self.named(key))
        for alias in ("is", "type"):
            if alias in data:
                data["code"] = data.pop(alias)
        return data

    def records_section(self, node: Node) -> Data:
        return {self.name(k): {**self.named(k), "fields": self.fields(v)} for k, v in self.entries(node, "`records`")}

    def events_section(self, node: Node) -> Data:
        return {self.name(k): {**self.named(k), "fields": self._event_fields(v)} for k, v in self.entries(node, "`events`")}

    def _event_fields(self, node: Node) -> Data:
        found: Data = {}
        for key, value in self.entries(node, "an event"):
            if isinstance(value, Mapping):
                data = self.shape(value, "a field of an event", {"type": self.code, "change": self.flag}, {"name": self.name(key)})
            else:
                data = {"name": self.name(key), "type": self.code(value), "span": key.span}
            found[data["name"]] = data
        return found

    def draws_section(self, node: Node) -> Data:
        return {self.name(k): self._draw(k, v) for k, v in self.entries(node, "`draws`")}

    def _draw(self, key: Scalar, node: Node) -> Data:
        if isinstance(node, Mapping):
            keys = {"range": self.code, "type": self.code, "tape": self.text, "narrower": self.flag}
            return self.shape(node, "a draw", keys, self.named(key))
        return {**self.named(key), "type": self.code(node)}

    # ------------------------------------------------------------------------------------------ views
    def views_section(self, node: Node) -> Data:
        return {self.name(k): self._view(k, v) for k, v in self.entries(node, "`views`")}

    def _view(self, key: Scalar, node: Node) -> Data:
        if isinstance(node, Mapping):
            return self.shape(node, "a view", {"of": self._places, "as": self.code, "index": self.code}, self.named(key))
        return {**self.named(key), "of": self.code(node)}

    def _places(self, node: Node) -> Code | list[Code]:
        return self.codes(node) if isinstance(node, Sequence) else self.code(node)

    def code_map(self, node: Node) -> dict[Said, Code]:
        """`{x: Sq, k: range(4)}`: names with code."""
        return {self.name(k): self.code(v) for k, v in self.entries(node, "this")}

    def text_map(self, node: Node) -> dict[Said, Any]:
        return {self.name(k): self.text(v) for k, v in self.entries(node, "this")}
