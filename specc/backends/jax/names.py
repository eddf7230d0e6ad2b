"""Names of the generated module: the spec's own, made safe for Python."""

from __future__ import annotations

import builtins
import keyword
import re
from functools import cache

from specc.resources import templates

IMPORTED = frozenset({"rt", "plain", "chance", "jax", "jnp", "np", "lax", "NamedTuple", "Any", "dataclass", "annotations"})
LOCAL = frozenset({"s", "on", "ch", "pc", "base", "self", "back", "result", "match", "no"})


@cache
def reserved() -> frozenset[str]:
    """Names that the generated module has already: of Python, of what it imports, of the template's own functions and classes."""
    text = (templates() / "jax" / "jax_env.py.jinja").read_text(encoding="utf-8")
    own = re.findall(r"^(?:def |class )?([A-Za-z_]\w*)(?:\(| = |:)", text, flags=re.MULTILINE)
    return frozenset(dir(builtins)) | IMPORTED | frozenset(own)


def safe(name: str) -> str:
    """A Python identifier for a name of the spec."""
    text = re.sub(r"\W", "_", name)
    if not text or text[0].isdigit():
        text = "n" + text
    return text + "_" if keyword.iskeyword(text) or text in ("match", "case") else text


class Module:
    """The names at the top of a generated module, each used once."""

    def __init__(self) -> None:
        self.taken: set[str] = set(reserved())

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
