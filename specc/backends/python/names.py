"""Python names for the names of a spec: no keyword, no builtin that generated code uses, no name twice."""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Iterable, Iterator
from functools import cache

from specc.resources import templates

RUNTIME_MODULES = (
    "chance", "reference_kinds", "reference_runtime", "reference_state", "reference_hidden", "reference_text",
    "reference_env", "reference_scenarios",
)  # fmt: skip

NEVER_PRINTED = frozenset(
    "Kind Rows Key Plain Pending Asked BaseException Fixed FixedChance RecordedChance ScriptedChance TapeChance Tape OutcomeChance "
    "KEY MASK WORD ChanceError TapeError Result T counts_from_zero nested unnested row_of instance_name answer_numbers number_of start run "
    "perft frozen nothing Finished ScenarioFailed bits mix scramble episode_key word_at word_path key_schedule to_real "
    "Hidden Unseen masked glyph_of text_as_svg".split()
)
"""Names of the runtime that generated code does not use, so that a spec may have them."""

USED_BUILTINS = frozenset(
    "abs all any bool dict enumerate float frozenset int len list max min next print range reversed set sorted str sum tuple zip "
    "None True False isinstance property object super type".split()
)

OTHER_NAMES = frozenset(
    "Any IntEnum NamedTuple annotations cache chance dataclass math np operator reduce state takewhile "
    "State Env GAME ANSWERS SCENARIOS FAST".split()
)
"""What generated modules import from elsewhere or define themselves, and what all functions of theirs call their first parameters."""


@cache
def runtime_names() -> dict[str, str]:
    """Every public name of the runtime modules, and the module that has it."""
    found: dict[str, str] = {}
    for module in reversed(RUNTIME_MODULES):
        tree = ast.parse((templates() / "python" / f"{module}.py").read_text(encoding="utf-8"))
        for node in tree.body:
            for name in _defined(node):
                if not name.startswith("_") and name not in NEVER_PRINTED:
                    found[name] = module
    return found


def _defined(node: ast.stmt) -> Iterable[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [t.id for t in node.targets if isinstance(t, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return []


def defined_names(text: str) -> frozenset[str]:
    """The names that the text of a module defines."""
    return frozenset(name for node in ast.parse(text).body for name in _defined(node))


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
    return Names({*runtime_names(), *USED_BUILTINS, *OTHER_NAMES})
