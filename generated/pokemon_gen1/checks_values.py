"""Values of the types of a spec as plain data: strategies that draw them, the check that they are well typed, changes of secrets.

A type is described as in `layout.json`: `{"kind": "array", "of": {"kind": "bool"}, "shape": [9]}`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

from .reference_runtime import RuleError

Described = dict[str, Any]

booleans = st.booleans
integers = st.integers
record = st.fixed_dictionaries


# ---------------------------------------------------------------------------------------------- strategies


def reals(width: int) -> st.SearchStrategy[float]:
    """Finite floating-point numbers."""
    return st.floats(-1e6, 1e6, width=width) if width == 64 else st.floats(-(2.0**20), 2.0**20, width=32)


def optional(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A value or None."""
    return st.none() | inner


def array(element: st.SearchStrategy[Any], *shape: int) -> st.SearchStrategy[list[Any]]:
    """Nested lists. Those of large arrays repeat a few values."""
    size = math.prod(shape)
    flat = st.lists(element, min_size=size, max_size=size) if size <= 64 else st.builds(_repeated, st.lists(element, min_size=1, max_size=8), st.just(size))
    return flat.map(lambda values: nested(values, shape))


def _repeated(values: list[Any], size: int) -> list[Any]:
    return [values[(i * i + i // 7) % len(values)] for i in range(size)]


def nested(values: list[Any], shape: tuple[int, ...]) -> list[Any]:
    """Values in order as nested lists."""
    if len(shape) == 1:
        return values
    step = len(values) // shape[0]
    return [nested(values[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def subsets(lo: int, count: int) -> st.SearchStrategy[list[int]]:
    """Sets of the values from lo on, as ascending lists."""
    return st.sets(st.integers(lo, lo + count - 1)).map(sorted)


def lists(element: st.SearchStrategy[Any], cap: int) -> st.SearchStrategy[list[Any]]:
    """Lists of at most `cap` elements."""
    return st.lists(element, max_size=min(cap, 24))


def pools(element: st.SearchStrategy[Any], cap: int) -> st.SearchStrategy[list[Any]]:
    """Slots with a value or None."""
    return st.lists(st.none() | element, min_size=cap, max_size=cap)


def bags(count: int, cap: int) -> st.SearchStrategy[list[int]]:
    """How many there are of each element, at most `cap` in all."""
    return st.lists(st.integers(0, count - 1), max_size=cap).map(lambda drawn: [drawn.count(i) for i in range(count)])


def piles(lo: int, count: int) -> st.SearchStrategy[dict[str, list[int]]]:
    """Piles of which nobody knows the order."""
    return subsets(lo, count).map(lambda cards: {"loose": cards, "top": [], "bottom": []})


# ---------------------------------------------------------------------------------------------- well typed?


def complaint(of: Described, v: Any, where: str) -> str | None:
    """What is wrong with a value of a described type; None: nothing."""
    return next(_complaints(of, v, where), None)


def _complaints(of: Described, v: Any, where: str) -> Iterator[str]:
    kind = of["kind"]
    if kind == "bool":
        if not isinstance(v, bool):
            yield f"{where} is {v!r}, no bool"
    elif kind == "real":
        if not isinstance(v, float) or not math.isfinite(v):
            yield f"{where} is {v!r}, no finite number"
    elif kind == "optional":
        if v is not None:
            yield from _complaints(of["of"], v, where)
    elif kind == "array":
        yield from _array(of, v, where)
    elif kind in ("set", "list", "pool", "pile", "bag"):
        yield from _collection(of, v, where)
    elif kind == "record":
        if set(v) != set(of["fields"]):
            yield f"{where} has the fields {sorted(v)}"
        for name, part in of["fields"].items():
            yield from _complaints(part, v[name], f"{where}.{name}")
    elif kind == "int":
        if isinstance(v, bool) or not isinstance(v, int) or not (of["lo"] is None or of["lo"] <= v) or not (of["hi"] is None or v <= of["hi"]):
            yield f"{where} is {v!r}, outside {of['lo']}..{of['hi']}"
    elif kind != "text":
        lo, n = bounds(of)
        if isinstance(v, bool) or not isinstance(v, int) or not lo <= v < lo + n:
            yield f"{where} is {v!r}, not one of {n} values"


def _array(of: Described, v: Any, where: str) -> Iterator[str]:
    values = list(flattened(v, len(of["shape"])))
    if len(values) != math.prod(of["shape"]):
        yield f"{where} has {len(values)} elements"
    for i, x in enumerate(values):
        yield from _complaints(of["of"], x, f"{where}[{i}]")


def _collection(of: Described, v: Any, where: str) -> Iterator[str]:
    kind, element = of["kind"], of["of"]
    if kind == "bag":
        lo, n = bounds(element)
        if len(v) != n or min(v) < 0 or sum(v) > of["cap"]:
            yield f"{where} is {v!r}: {n} counts of at most {of['cap']} in all are expected"
        return
    elements = [x for part in v.values() for x in part] if kind == "pile" else v
    for i, x in enumerate(elements):
        if not (kind == "pool" and x is None):
            yield from _complaints(element, x, f"{where}[{i}]")
    if kind == "set" and (sorted(v) != v or len(set(v)) != len(v)):
        yield f"{where} is {v!r}, not ascending"
    if kind == "pile" and len(set(elements)) != len(elements):
        yield f"{where} has a card twice: {v!r}"
    if kind in ("list", "pool") and len(v) > of["cap"]:
        yield f"{where} has {len(v)} elements, at most {of['cap']} are allowed"


def bounds(of: Described) -> tuple[int, int]:
    """The first plain value of a finite type, and the number of its values."""
    match of:
        case {"kind": "bool"}:
            return 0, 2
        case {"kind": "int", "lo": int(lo), "hi": int(hi)}:
            return lo, hi - lo + 1
        case {"kind": "cyclic", "n": n} | {"count": n}:
            return 0, n
        case {"kind": "bits", "width": width}:
            return 0, 2**width
        case {"kind": "enum", "members": members}:
            return 0, len(members)
        case {"kind": "optional", "of": inner}:
            lo, n = bounds(inner)
            return lo, n + 1
        case _:
            raise TypeError(f"{of} is not finite")


def is_finite(of: Described) -> bool:
    """Has the type a small number of values?"""
    try:
        return bounds(of)[1] <= 2**16
    except TypeError:
        return False


def flattened(v: Any, depth: int) -> Iterator[Any]:
    """The elements of nested lists, in order."""
    for x in v:
        if depth == 1:
            yield x
        else:
            yield from flattened(x, depth - 1)


# ---------------------------------------------------------------------------------------------- secrets


def random_value(of: Described, rng: random.Random) -> Any:
    """Some value of a type."""
    match of:
        case {"kind": "bool"}:
            return rng.random() < 0.5
        case {"kind": "real"}:
            return float(rng.randrange(-64, 64))
        case {"kind": "optional", "of": inner}:
            return None if rng.random() < 0.25 else random_value(inner, rng)
        case {"kind": "array", "of": element, "shape": shape}:
            return nested([random_value(element, rng) for _ in range(math.prod(shape))], tuple(shape))
        case {"kind": "set", "of": element}:
            lo, n = bounds(element)
            return [x for x in range(lo, lo + n) if rng.random() < 0.5]
        case {"kind": "list", "of": element, "cap": cap}:
            return [random_value(element, rng) for _ in range(rng.randint(0, cap))]
        case {"kind": "pool", "of": element, "cap": cap}:
            return [None if rng.random() < 0.5 else random_value(element, rng) for _ in range(cap)]
        case {"kind": "bag", "of": element}:
            return [int(rng.random() < 0.5) for _ in range(bounds(element)[1])]
        case {"kind": "pile", "of": element}:
            lo, n = bounds(element)
            return {"loose": [x for x in range(lo, lo + n) if rng.random() < 0.5], "top": [], "bottom": []}
        case {"kind": "record", "fields": fields}:
            return {name: random_value(part, rng) for name, part in fields.items()}
        case {"kind": "int", "lo": lo, "hi": hi} if lo is None or hi is None:
            return (lo or 0) + rng.randrange(10)
        case _:
            lo, n = bounds(of)
            return lo + rng.randrange(n)


def redrawn(of: Described, v: Any, rng: random.Random) -> Any:
    """The value with one cell, or one part, drawn anew."""
    match of:
        case {"kind": "array", "of": element, "shape": shape}:
            cells = list(flattened(v, len(shape)))
            i = rng.randrange(len(cells))
            cells[i] = redrawn(element, cells[i], rng)
            return nested(cells, tuple(shape))
        case {"kind": "record", "fields": fields}:
            name = rng.choice(list(fields))
            return v | {name: redrawn(fields[name], v[name], rng)}
        case _:
            return random_value(of, rng)


def exchanged(of: Described, v: Any, element: Described, a: Any, b: Any) -> Any:
    """The value with a and b of the type `element` in each other's places."""
    if v is None:
        return None
    if of == element:
        return b if v == a else a if v == b else v
    match of:
        case {"kind": "array", "of": inner, "shape": shape}:
            return nested([exchanged(inner, x, element, a, b) for x in flattened(v, len(shape))], tuple(shape))
        case {"kind": "record", "fields": fields}:
            return {name: exchanged(part, v[name], element, a, b) for name, part in fields.items()}
        case {"kind": "set", "of": inner}:
            return sorted(exchanged(inner, x, element, a, b) for x in v)
        case {"kind": "list" | "pool", "of": inner}:
            return [exchanged(inner, x, element, a, b) for x in v]
        case {"kind": "pile", "of": inner}:
            parts = {name: [exchanged(inner, x, element, a, b) for x in part] for name, part in v.items()}
            return parts | {"loose": sorted(parts["loose"])}
        case {"kind": "optional", "of": inner}:
            return exchanged(inner, v, element, a, b)
        case _:
            return v


def elements_of(of: Described) -> Iterator[Described]:
    """The finite types of which values lie in a value."""
    if is_finite(of) and of["kind"] not in ("bool", "optional"):
        yield of
    elif "of" in of:
        yield from elements_of(of["of"])
    elif of["kind"] == "record":
        for part in of["fields"].values():
            yield from elements_of(part)


def with_other_secrets(env: Any, types: dict[str, Described], s: Any, viewer: int, rng: random.Random, tries: int = 24) -> Any | None:
    """A state that this player cannot tell from `s`, with other values where the player sees nothing; None if none was found.

    Values are drawn anew, or change places (so that every card stays somewhere); what the player would see, or what breaks an
    invariant, is not changed.
    """
    secret = [f for f in s.fields if f.seen is not None]
    kinds = [e for f in secret for e in elements_of(types[f.name])]
    view, new = env.visible_view(s, viewer), s.copy()
    for _ in range(tries):
        trial = new.copy()
        change = _redraw(types, rng.choice(secret), rng) if not kinds or rng.random() < 0.4 else _exchange(types, secret, rng.choice(kinds), rng)
        try:
            change(trial)
            same = env.visible_view(trial, viewer) == view and _looked_at(secret, trial, viewer) == _looked_at(secret, s, viewer)
            if same and all(holds(trial) for holds, _ in env.game.invariants):
                new = trial
        except (RuleError, ValueError, KeyError, IndexError, TypeError, AttributeError):
            continue
    return None if all(_plain(f, new) == _plain(f, s) for f in secret) else new


def _looked_at(fields: list[Any], s: Any, viewer: int) -> list[list[Any]]:
    """The cards of each pile that this player has seen in it: they are no secret."""
    found = []
    for f in fields:
        value = getattr(s, f.attribute)
        inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
        found += [[x for x in pile.top if viewer in pile.seen_by.get(x, ())] for pile in inside if hasattr(pile, "seen_by")]
    return found


def _plain(f: Any, s: Any) -> Any:
    return f.kind.plain(getattr(s, f.attribute))


def _redraw(types: dict[str, Described], f: Any, rng: random.Random) -> Callable[[Any], None]:
    return lambda s: setattr(s, f.attribute, f.kind.value(redrawn(types[f.name], _plain(f, s), rng)))


def _exchange(types: dict[str, Described], secret: list[Any], element: Described, rng: random.Random) -> Callable[[Any], None]:
    lo, n = bounds(element)
    a, b = lo + rng.randrange(n), lo + rng.randrange(n)

    def change(s: Any) -> None:
        for f in secret:
            setattr(s, f.attribute, f.kind.value(exchanged(types[f.name], _plain(f, s), element, a, b)))

    return change
