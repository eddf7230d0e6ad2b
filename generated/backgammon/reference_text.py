"""States as text, and what a player sees of their fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .reference_kinds import Array, Kind, Set
from .reference_runtime import Pile


def picture(array: Any, kind: Array, up: int, right: int, glyphs: Mapping[Any, str]) -> str:
    """An array over a product as rows of text, from top to bottom. up, right: which part of the index goes there."""
    cells: dict[tuple[int, int], str] = {}
    parts = kind.dims[0].parts if len(kind.dims) == 1 else kind.dims  # type: ignore[attr-defined]
    for k, x in zip(kind.keys, kind.items(array), strict=True):
        ordinals = [part.ordinal(v) for part, v in zip(parts, k, strict=True)]
        cells[ordinals[up], ordinals[right]] = glyphs.get(kind.element.plain(x), "?")
    rows = sorted({r for r, _ in cells}, reverse=True)
    columns = sorted({c for _, c in cells})
    return "\n".join(" ".join(cells[r, c] for c in columns) for r in rows)


def shown(v: Any, kind: Kind) -> str:
    """A value in the text of a state."""
    return kind.label(v)


def hidden_parts(
    v: Any, kind: Kind, sees: Callable[..., bool], dims: int, elements: bool
) -> Any:
    """The plain data of a field, with "hidden" in place of what the viewer does not see.

    sees(*indices, it): may the viewer see this? `dims`: how many of the array's axes are named. `elements`: the condition is
    about the elements `it` of a set, list or pile: those that are hidden are left out.
    """
    if dims and isinstance(kind, Array):
        plain = []
        for k, x in zip(kind.keys, kind.items(v), strict=True):
            indices = (k,) if len(kind.dims) == 1 else k
            plain.append(_seen_part(x, kind.element, lambda it, at=indices[:dims]: sees(*at, it), elements))  # type: ignore[misc]
        return plain
    return _seen_part(v, kind, lambda it: sees(it), elements)


def sizes(v: Any, kind: Kind) -> Any:
    """How many elements a collection, or each collection of an array, has."""
    if isinstance(kind, Array):
        return [sizes(x, kind.element) for x in kind.items(v)]
    return len(v)


def _seen_part(v: Any, kind: Kind, sees: Callable[[Any], bool], elements: bool) -> Any:
    if elements and isinstance(kind, Set):
        return [kind.element.plain(x) for x in kind.ascending(v) if sees(x)]
    if elements and isinstance(v, Pile):
        return [kind.element.plain(x) for x in v if sees(x)]  # type: ignore[attr-defined]
    if elements and isinstance(v, list):
        return [kind.element.plain(x) if sees(x) else "hidden" for x in v]  # type: ignore[attr-defined]
    return kind.plain(v) if sees(v) else "hidden"
