"""Names of the generated module: the spec's own, made safe for Python."""

from __future__ import annotations

import builtins
import keyword
import re

RESERVED = frozenset(dir(builtins)) | {"rt", "chance", "jax", "jnp", "np", "lax", "Work", "State", "Env", "NamedTuple", "Any", "dataclass"}
LOCAL = frozenset({"s", "on", "ch", "pc", "base", "self", "back", "result", "match", "no"})


def safe(name: str) -> str:
    """A Python identifier for a name of the spec."""
    text = re.sub(r"\W", "_", name)
    if not text or text[0].isdigit():
        text = "n" + text
    return text + "_" if keyword.iskeyword(text) or text in ("match", "case") else text


class Module:
    """The names at the top of a generated module, each used once."""

    def __init__(self) -> None:
        self.taken: set[str] = set(RESERVED)

    def unique(self, name: str) -> str:
        """A new top-level name close to `name`."""
        text = safe(name).lstrip("_") or "x"
        found = text                      # never text_2: numbers are for locals
        while found in self.taken or found in LOCAL:
            found += "_"
        self.taken.add(found)
        return found

    def local(self, name: str) -> str:
        """A local's name: never one that hides something at the top of the module."""
        text = safe(name).strip("_") or "x"
        while text in self.taken or text in LOCAL or keyword.iskeyword(text):
            text += "_"
        return text


def constant_case(name: str) -> str:
    """The name of a constant."""
    return safe(re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)).upper()
