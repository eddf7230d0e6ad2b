"""Values on both sides: looked up by path, written as the spec writes them, compared, and the first place where they differ."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from specc.oracles.mapping import BadMapping, FieldRule

PART = re.compile(r"\[(\d+|\*)\]|\.?([^.\[\]]+)")


class Missing(LookupError):
    """A path that a value does not have."""


def parts_of(path: str) -> list[str | int]:
    """`a.b[2][*]` as its steps."""
    found: list[str | int] = []
    position = 0
    while position < len(path):
        m = PART.match(path, position)
        if m is None:
            raise BadMapping(f"{path!r} is not a path such as state.board[0]")
        found.append(m.group(2) if m.group(2) is not None else "*" if m.group(1) == "*" else int(m.group(1)))
        position = m.end()
    return found


def lookup(value: Any, path: str) -> Any:
    """What stands at a path; `[*]` is all elements."""
    return _lookup(value, parts_of(path), path)


def _lookup(value: Any, parts: Sequence[str | int], path: str) -> Any:
    for i, part in enumerate(parts):
        if part == "*" and isinstance(value, Sequence):
            return [_lookup(x, parts[i + 1 :], path) for x in value]
        try:
            value = value[part]
        except (KeyError, IndexError, TypeError):
            known = f", only {', '.join(map(str, value))}" if isinstance(value, Mapping) else ""
            raise Missing(f"there is no {part} of {path}{known}") from None
    return value


def put(value: Any, path: str, new: Any) -> None:
    """Write at a path of plain data that has it."""
    *before, last = parts_of(path)
    for part in before:
        value = value[part]
    value[last] = new


def as_plain(rule: FieldRule, value: Any) -> Any:
    """The oracle's value as the spec writes it."""
    if rule.flip:
        value = list(reversed(value))
    if rule.flat:
        value = [x for row in value for x in row]
    if rule.order:
        value = [value[i] for i in rule.order]
    return _each(rule, value)


def _each(rule: FieldRule, value: Any) -> Any:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_each(rule, x) for x in value]
    if rule.values:
        key = {True: "true", False: "false"}[value] if isinstance(value, bool) else "null" if value is None else str(value)
        if key in rule.values:
            return rule.values[key]
        if isinstance(value, str):
            raise Missing(f"{value!r} is not among `values:` ({', '.join(rule.values)})")
    if isinstance(value, int | float) and not isinstance(value, bool) and (rule.times, rule.plus) != (1, 0):
        return value * rule.times + rule.plus
    return value


def difference(here: Any, there: Any, within: float = 0.0) -> str | None:
    """The first place where two values differ: `[3].hp: 12 here, 13 there`. None if they agree.

    Of an object only what the oracle has is compared.
    """
    if isinstance(there, Mapping):
        if not isinstance(here, Mapping):
            return _told(here, there)
        for name, part in there.items():
            if name not in here:
                return f".{name}: absent here, {part!r} there"
            found = difference(here[name], part, within)
            if found is not None:
                return _joined(f".{name}", found)
        return None
    if _is_list(there) or _is_list(here):
        if not (_is_list(there) and _is_list(here)):
            return _told(here, there)
        for i, (a, b) in enumerate(zip(here, there, strict=False)):
            found = difference(a, b, within)
            if found is not None:
                return _joined(f"[{i}]", found)
        return f": {len(here)} elements here, {len(there)} there" if len(here) != len(there) else None
    if here == there:
        return None
    if within and _is_number(here) and _is_number(there) and abs(here - there) <= within:
        return None
    return _told(here, there)


def _is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _told(here: Any, there: Any) -> str:
    return f": {here!r} here, {there!r} there"


def _joined(place: str, found: str) -> str:
    return place + found
