"""Python names for the names of a spec: no keyword, no builtin that generated code uses, no name twice."""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Iterable, Iterator
from functools import cache

from specc.resources import templates

RUNTIME_MODULES = ("reference_kinds", "reference_runtime", "reference_env", "chance")

USED_BUILTINS = frozenset(
    "abs all any bool dict enumerate float frozenset int len list max min next print range reversed set sorted str sum tuple zip "
    "None True False isinstance property object super type".split()
)


@cache
def runtime_names() -> dict[str, str]:
    """Every public name of the runtime modules, and the module that has it."""
    found: dict[str, str] = {}
    for module in reversed(RUNTIME_MODULES):
        tree = ast.parse((templates() / "python" / f"{module}.py").read_text(encoding="utf-8"))
        for node in tree.body:
            for name in _defined(node):
                if not name.startswith("_"):
                    found[name] = module
    return found


def _defined(node: ast.stmt) -> Iterable[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [t.id for t in node.targets if isinstance(t, ast.Name)]
    return []


def identifier(text: str) -> str:
    """The text as a Python identifier: other characters become `_`, keywords get a trailing `_`."""
    name = re.sub(r"\W", "_", text)
    if not name or name[0].isdigit():
        name = "_" + name
    return name + "_" if keyword.iskeyword(name) else name


def constant(text: str) -> str:
    """`StackPair` as `STACK_PAIR`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", identifier(text)).upper()


class Names:
    """The names of one scope. `taken`: names that are not to be used."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = set(taken)

    def __contains__(self, name: str) -> bool:
        return name in self._taken

    def __iter__(self) -> Iterator[str]:
        return iter(self._taken)

    def new(self, wanted: str) -> str:
        """A free name like `wanted`: itself, or with a trailing `_`, or with a number."""
        name = identifier(wanted)
        if name in self._taken:
            name += "_"
        base, n = name, 2
        while name in self._taken:
            name = f"{base}{n}"
            n += 1
        self._taken.add(name)
        return name


def module_names() -> Names:
    """The names of a generated module, with those of the runtime taken."""
    return Names({*runtime_names(), *USED_BUILTINS, "np", "annotations", "IntEnum", "NamedTuple", "dataclass", "Any", "state", "chance"})
