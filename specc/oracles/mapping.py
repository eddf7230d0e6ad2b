"""The YAML file that declares an oracle and maps it onto a spec: read, validated, and looked up by name beside the spec."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError

from specc.source.suggest import nearest

FOLDER = "oracles"


class BadMapping(Exception):
    """A mapping file that cannot be used; the text has a line for each reason, with its place."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class FieldRule(_Part):
    """Where a field of the spec stands in the oracle's state, and how its value is written there."""

    source: Annotated[str, Field(alias="from", min_length=1)]
    values: dict[str, Any] = {}
    """The oracle's value (as text) → the plain value."""
    flip: bool = False
    """Rows in opposite order."""
    flat: bool = False
    """A list of lists as one list."""
    order: list[int] = []
    """Of a list: which of its elements come, in this order."""
    plus: float = 0
    times: float = 1
    within: Annotated[float, Field(ge=0)] | None = None
    optional: bool = False
    """Where it is absent it is not compared."""
    placed: bool = True
    """Is it put into the environment where that starts from the oracle's state?"""


class ActionRule(_Part):
    """A pattern for actions of the spec, and what the oracle calls them: groups of the pattern as \\1, \\2, …"""

    spec: str
    oracle: str
    values: dict[int, dict[str, str]] = {}
    """Number of a group → what is written instead of its text."""

    @field_validator("spec")
    @classmethod
    def _is_a_pattern(cls, text: str) -> str:
        try:
            re.compile(text)
        except re.error as problem:
            raise ValueError(f"{text!r} is not a regular expression: {problem}") from None
        return text


class OracleFile(_Part):
    """The whole file."""

    oracle: Literal[1]
    about: Annotated[str, Field(min_length=1)]
    python: str | None = None
    """MODULE:CLASS, or FILE.py:CLASS beside this file."""
    options: dict[str, Any] = {}
    """Keyword arguments of the class."""
    command: Annotated[list[str], Field(min_length=1)] | None = None
    """A program that speaks JSON lines; it runs in the folder of this file."""
    timeout: Annotated[float, Field(gt=0)] = 60.0
    settings: dict[str, str | int | float | bool] = {}
    """What the spec has to be built with (`--set`)."""
    begin: Literal["spec", "oracle"] = "spec"
    """Whose first state counts."""
    follow: Literal["episode", "steps"] = "episode"
    """steps: each step of the environment begins from the oracle's state."""
    draws: Literal["none", "oracle", "spec", "possible"] = "none"
    sites: dict[str, str] = {}
    """The oracle's name of a draw → the site of the spec."""
    actions: Literal["name", "number"] | list[ActionRule] | dict[str, str | int] = "name"
    fields: dict[str, FieldRule] = {}
    within: Annotated[float, Field(ge=0)] = 0.0
    reward_within: Annotated[float, Field(ge=0)] = 0.0
    steps: Annotated[int, Field(ge=1)] = 1000
    """An episode is left after so many."""
    differs: list[str] = []
    """What is known to be other rules there, in sentences."""

    @field_validator("fields", mode="before")
    @classmethod
    def _short(cls, fields: Any) -> Any:
        """`x: a.b` is `x: {from: a.b}`."""
        if not isinstance(fields, dict):
            return fields
        return {name: {"from": rule} if isinstance(rule, str) else rule for name, rule in fields.items()}

    @model_validator(mode="after")
    def _one_program(self) -> OracleFile:
        if (self.python is None) == (self.command is None):
            raise ValueError("exactly one of `python:` and `command:` says what is run")
        if self.options and self.command is not None:
            raise ValueError("`options:` are for `python:`; put them into the command")
        if self.python is not None and not re.fullmatch(r"\S+:\w+", self.python):
            raise ValueError(f"python: {self.python!r} is not MODULE:CLASS or FILE.py:CLASS")
        return self

    def word(self, number: int, name: str) -> Any:
        """What the oracle calls an action of the spec."""
        if self.actions == "number":
            return number
        if isinstance(self.actions, dict):
            if name not in self.actions:
                raise BadMapping(f"actions: there is no {name}, only {', '.join(self.actions)}")
            return self.actions[name]
        if isinstance(self.actions, list):
            return _rewritten(self.actions, name)
        return name


def _rewritten(rules: Sequence[ActionRule], name: str) -> str:
    for rule in rules:
        found = re.fullmatch(rule.spec, name)
        if found is not None:
            text = rule.oracle
            for i, group in enumerate(found.groups(), 1):
                text = text.replace(f"\\{i}", rule.values.get(i, {}).get(group or "", group or ""))
            return text
    raise BadMapping(f"actions: no pattern fits {name}")


def find(spec: Path, name: str) -> Path:
    """The mapping file: a path, or NAME for `oracles/SPEC.NAME.yaml` beside the spec."""
    if name.endswith((".yaml", ".yml")):
        path = Path(name)
        if path.is_file():
            return path
        raise BadMapping(f"there is no file {name}")
    there = declared(spec)
    if name in there:
        return there[name]
    if not there:
        raise BadMapping(
            f"no oracle is declared for {spec.name}: there is no {spec.parent / FOLDER / f'{spec.stem}.{name}.yaml'}\n"
            "write that file (docs/oracles.md), or give the path of another"
        )
    close = nearest(name, list(there))
    hint = f"; did you mean {close}?" if close else ""
    raise BadMapping(f"{spec.name} has no oracle {name}, only {', '.join(sorted(there))}{hint}")


def declared(spec: Path) -> dict[str, Path]:
    """The oracles of a spec by name."""
    start = f"{spec.stem}."
    return {path.name[len(start) : -len(".yaml")]: path for path in sorted((spec.parent / FOLDER).glob(f"{start}*.yaml"))}


def read(path: Path) -> OracleFile:
    """The file, validated."""
    yaml = YAML(typ="rt", pure=True)
    try:
        tree = yaml.load(path.read_text(encoding="utf-8"))
    except MarkedYAMLError as problem:
        line = problem.problem_mark.line + 1 if problem.problem_mark else 1
        raise BadMapping(f"{path}:{line}: {problem.problem}") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise BadMapping(f"{path}: {problem}") from None
    if not isinstance(tree, Mapping):
        raise BadMapping(f"{path}:1: expected keys and values, such as `oracle: 1`")
    try:
        return OracleFile.model_validate(_plain(tree))
    except ValidationError as problem:
        raise BadMapping("\n".join(_told(path, tree, error) for error in problem.errors())) from None


def _told(path: Path, tree: Any, error: Any) -> str:
    """One complaint, at the line of the innermost key that the file has."""
    node: Any = tree
    line, names = 1, []
    for part in error["loc"]:
        try:
            places = node.lc
            line = (places.key if isinstance(node, Mapping) else places.item)(part)[0] + 1
            node = node[part]
        except (KeyError, IndexError, AttributeError, TypeError):
            if error["type"] not in ("missing", "extra_forbidden"):
                break
        names.append(str(part))
    message = error["msg"].removeprefix("Value error, ")
    if error["type"] == "extra_forbidden":
        keys = {f.alias or n for n, f in (FieldRule if "fields" in names else OracleFile).model_fields.items()}
        close = nearest(names[-1], sorted(keys))
        message = "there is no such key" + (f"; did you mean {close}?" if close else "")
    elif error["type"] == "missing":
        message = "this key is missing"
    where = ".".join(names)
    return f"{path}:{line}: {where}: {message}" if where else f"{path}:{line}: {message}"


def _plain(node: Any) -> Any:
    """Without the places; keys of tables of values are text, as they are written."""
    if isinstance(node, Mapping):
        return {_key(key): _plain(value) for key, value in node.items()}
    if isinstance(node, Sequence) and not isinstance(node, str):
        return [_plain(value) for value in node]
    if isinstance(node, bool) or node is None:
        return node
    for kind in (int, float, str):
        if isinstance(node, kind):
            return kind(node)
    return node


def _key(key: Any) -> str:
    return {True: "true", False: "false", None: "null"}[key] if key is None or isinstance(key, bool) else str(key)
