"""Plain values (JSON) of states and back: outside of jit, for one environment.

A description of a type is a tuple: ("int",), ("opt", absent, inner), ("array", axes, element), ("record", class, fields), …
Values are the stored ones: sets are words, lists are padded.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from . import jax_runtime as rt


class Fields:
    """Values by attribute."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.__dict__.update(values)


# ------------------------------------------------------------------------------------------------ out
def to_plain(state: Any, fields: Mapping[str, tuple[str, Any]], declared: int, legal: int, box: bool) -> dict[str, Any]:
    """The declared fields and what all environments have. declared: how many fields; legal: the number of actions (a box has no mask)."""
    host = jax.tree.map(np.asarray, state)
    plain = {name: value_of(kind, getattr(host, attribute)) for name, (attribute, kind) in list(fields.items())[:declared]}
    over = bool(host.terminated)
    asked = int(host._asked)
    return plain | {
        "mover": int(host._mover),
        "to_move": int(host.current_player),
        "over": over,
        "truncated": bool(host.truncated),
        "reward": [float(r) for r in host.rewards],
        "asked": None if asked < 0 else asked,
        "legal": [bool(x) and not over and not box for x in host.legal_action_mask[:legal]],
    }


def value_of(kind: Any, v: Any) -> Any:
    """A stored value as plain data."""
    match kind:
        case ("bool",):
            return bool(v)
        case ("real", _):
            return float(v)
        case ("long",):
            return int(v[0]) | int(v[1]) << 32
        case ("opt", absent, inner):
            return None if int(v) == absent else value_of(inner, v)
        case ("rows", rows):
            return rows.index(int(v))
        case ("wide", inner):
            return value_of(inner, v.value) if bool(v.present) else None
        case ("array", axes, ("int" | "word" | "bool" | "real", *_)):
            return np.asarray(v).reshape(axes).tolist()
        case ("array", axes, element):
            return nested(v, axes, element)
        case ("set", n, low):
            return [low + i for i in range(n) if int(v[i // 32]) >> (i % 32) & 1]
        case ("record", _, fields):
            return {name: value_of(k, getattr(v, attribute)) for name, attribute, k in fields}
        case ("tuple", kinds):
            return [value_of(k, x) for k, x in zip(kinds, v, strict=True)]
        case ("list", _, element):
            return [value_of(element, cell(v.data, i)) for i in range(int(v.size))]
        case ("pool", cap, element):
            return [value_of(element, cell(v.data, i)) if bool(v.present[i]) else None for i in range(cap)]
        case ("pile", n, low, *_):
            loose = value_of(("set", n, low), v.loose)
            return {
                "loose": loose,
                "top": [low + int(x) for x in v.top[: int(v.n_top)]],
                "bottom": [low + int(x) for x in v.bottom[: int(v.n_bottom)]],
            }
        case _:
            return int(v)


def cell(tree: Any, *index: int) -> Any:
    return jax.tree.map(lambda a: a[index], tree)


def nested(v: Any, axes: tuple[int, ...], element: Any) -> list[Any]:
    if len(axes) == 1:
        return [value_of(element, cell(v, i)) for i in range(axes[0])]
    return [nested(cell(v, i), axes[1:], element) for i in range(axes[0])]


# ------------------------------------------------------------------------------------------------ in
def given_values(s: Any, fields: Mapping[str, tuple[str, Any]], given: Mapping[str, Any], unpacked: Callable[[Any], Any]) -> Any:
    """The state with some fields given: plain values, or arrays as they are stored."""
    values = {}
    for name, v in given.items():
        if name in fields:
            attribute, kind = fields[name]
            values[attribute] = stored(kind, v)
    return s._replace(**jax.tree.map(jnp.asarray, unpacked(values)))


def stored(kind: Any, v: Any) -> Any:
    """Plain data (or an array, as it is) in the stored form."""
    if isinstance(v, (jax.Array, np.ndarray)) or (isinstance(v, tuple) and hasattr(v, "_fields")):
        return jax.tree.map(jnp.asarray, v)
    match kind:
        case ("bool",):
            return jnp.asarray(bool(v))
        case ("real" | "word", dtype):
            return jnp.asarray(np.asarray(v, dtype))
        case ("long",):
            return jnp.asarray([int(v) & 0xFFFFFFFF, int(v) >> 32], jnp.uint32)
        case ("opt", absent, inner):
            return jnp.int32(absent) if v is None else i32(stored(inner, v))
        case ("rows", rows):
            return jnp.int32(rows[v])
        case ("wide", inner):
            return rt.Opt(jnp.asarray(v is not None), stored(inner, filler(inner) if v is None else v))
        case ("array", axes, ("int" | "word" | "bool" | "real", *tail)):
            dtype = tail[0] if tail else bool if kind[2][0] == "bool" else np.int32
            return jnp.asarray(np.asarray(v, dtype).reshape(axes))
        case ("array", axes, element):
            parts = [stored(element, x) for x in flat(v, len(axes))]
            return jax.tree.map(lambda *xs: jnp.stack(xs).reshape(tuple(axes) + xs[0].shape), *parts)
        case ("set", n, low):
            mask = np.zeros(n, bool)
            for x in v:
                mask[x - low] = True
            return rt.to_words(jnp.asarray(mask))
        case ("record", cls, fields):
            return cls(**{attribute: stored(k, v[name] if name in v else filler(k)) for name, attribute, k in fields})
        case ("tuple", kinds):
            return tuple(stored(k, x) for k, x in zip(kinds, v, strict=True))
        case ("list", cap, element):
            parts = [stored(element, x) for x in v] + [stored(element, filler(element))] * (cap - len(v))
            return rt.List(jnp.int32(len(v)), jax.tree.map(lambda *xs: jnp.stack(xs), *parts))
        case ("pool", cap, element):
            slots = list(v) + [None] * (cap - len(v))
            parts = [stored(element, filler(element) if x is None else x) for x in slots]
            return rt.Pool(jnp.asarray([x is not None for x in slots]), jax.tree.map(lambda *xs: jnp.stack(xs), *parts))
        case ("pile", n, low, top, bottom, players):
            v = v if isinstance(v, Mapping) else {"loose": v}
            known = {"top": top, "bottom": bottom}
            cards = {k: jnp.asarray([x - low for x in v.get(k, ())] + [0] * (cap - len(v.get(k, ()))), jnp.int32) for k, cap in known.items()}
            sizes = {k: jnp.int32(len(v.get(k, ()))) for k in known}
            seen = jnp.zeros((n if top else 0, players), bool)
            return rt.Pile(stored(("set", n, low), v["loose"]), cards["top"], sizes["top"], cards["bottom"], sizes["bottom"], seen)
        case _:
            return jnp.asarray(v, jnp.int32 if v < 2**31 else jnp.uint32)


def i32(x: Any) -> Any:
    return x.astype(jnp.int32)


def filler(kind: Any) -> Any:
    """Some plain value of a type."""
    match kind:
        case ("array", axes, element):
            return _filled(axes, filler(element))
        case ("set" | "list" | "pool", *_):
            return []
        case ("record", _, fields):
            return {name: filler(k) for name, _, k in fields}
        case ("tuple", kinds):
            return [filler(k) for k in kinds]
        case ("opt" | "wide", *_):
            return None
        case _:
            return 0


def _filled(axes: tuple[int, ...], x: Any) -> Any:
    return [x] * axes[0] if len(axes) == 1 else [_filled(axes[1:], x) for _ in range(axes[0])]


def flat(v: Any, depth: int) -> list[Any]:
    return list(v) if depth == 1 else [x for part in v for x in flat(part, depth - 1)]


def box_numbers(action: Any, box: tuple[tuple[float, float], ...], clamp: bool | None, dtype: Any) -> tuple[Any, Any]:
    """The reals of a box action, and whether one is outside its bounds."""
    x = jnp.asarray(action, dtype).reshape(len(box))
    low, high = (np.asarray([b[i] for b in box], dtype) for i in (0, 1))
    if clamp:
        return jnp.clip(x, low, high), jnp.asarray(False)
    if clamp is False:
        return x, jnp.asarray(False)
    return x, ~jnp.all((x >= low) & (x <= high))


def shape_size(shape: tuple[int, ...]) -> int:
    return math.prod(shape)
