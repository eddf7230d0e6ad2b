"""Kinds of values of generated JAX environments: masks, optional values, lists, pools, piles; how they are chosen and compared."""

from __future__ import annotations

import base64
import zlib
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

TRUE, FALSE = np.bool_(True), np.bool_(False)


class Never:
    """The mask of code that this pass does not reach: known when the program is traced, so that nothing is printed for it."""

    __array_ufunc__ = None

    def __and__(self, other: Any) -> Never:
        return self

    __rand__ = __and__

    def __or__(self, other: Any) -> Any:
        return other

    __ror__ = __or__

    def __invert__(self) -> Any:
        return TRUE


NEVER = Never()
SMALL = 128
"""Up to so many cells a computed index is written by comparing with all positions, above by a scatter."""


# ------------------------------------------------------------------------------------------------ kinds of values
class Opt(NamedTuple):
    """A value that may be absent and has no spare number for it (records, reals, wide words)."""

    present: Any
    value: Any


class List(NamedTuple):
    """The first `size` elements of `data` are the list."""

    size: Any
    data: Any


class Pool(NamedTuple):
    """Slots that keep their place: which are occupied, and what they hold."""

    present: Any
    data: Any


class Pile(NamedTuple):
    """Cards: a set whose order is not decided (`loose`), and known cards on top (the top first) and at the bottom (the lowest last).

    `seen[i, p]`: has player p seen the i-th known card on top?"""

    loose: Any
    top: Any
    n_top: Any
    bottom: Any
    n_bottom: Any
    seen: Any


def i32(x: Any) -> Any:
    """As a whole number."""
    return np.int32(x) if isinstance(x, (bool, int, np.generic)) else lax.convert_element_type(x, jnp.int32)


def arr(x: Any) -> Any:
    """Numbers of Python and narrow tables as they are while a step is computed: int32, bool, words, reals."""
    if isinstance(x, Never):
        return FALSE
    if isinstance(x, (bool, np.bool_)):
        return np.bool_(x)
    if isinstance(x, int):
        return np.int32(x)
    if isinstance(x, float) and not isinstance(x, np.float64):
        return np.float32(x)
    if isinstance(x, np.ndarray) and x.dtype in (np.int8, np.int16, np.int64):
        return x.astype(np.int32)
    return x


def wide(tree: Any) -> Any:
    """A tree as it is while a step is computed: whole numbers int32."""
    return jax.tree.map(lambda x: lax.convert_element_type(x, jnp.int32) if x.dtype in (jnp.int8, jnp.int16) else x, jax.tree.map(arr, tree))


def select(on: Any, new: Any, old: Any) -> Any:
    """`new` where `on`, else `old`."""
    if new is old or on is NEVER:
        return old
    if isinstance(on, np.bool_):
        return new if on else old
    return jax.tree.map(lambda a, b: a if a is b else jnp.where(on, *match_types(a, b)), new, old)


def match_types(a: Any, b: Any) -> tuple[Any, Any]:
    """Both as arrays of one dtype."""
    a, b = arr(a), arr(b)
    if np.ndim(a) == np.ndim(b) == 0 or a.dtype != b.dtype:
        kind = b.dtype if isinstance(a, np.generic) and not isinstance(b, np.generic) else a.dtype
        a, b = jnp.asarray(a, kind), jnp.asarray(b, kind)
    return a, b


def table(dtype: str, shape: tuple[int, ...], text: str) -> np.ndarray:
    """A large constant table, written as compressed text."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), dtype).reshape(shape)


def full(shape: tuple[int, ...], value: Any) -> Any:
    """`value` in every cell of an array of this shape (before the axes of the value itself)."""
    return jax.tree.map(lambda v: jnp.broadcast_to(arr(v), shape + np.shape(v)), value)


def equal(a: Any, b: Any) -> Any:
    """Are two values of one type equal? Lists up to their size, absent values whatever they hold."""
    if isinstance(a, Opt):
        return (a.present == b.present) & (~a.present | equal(a.value, b.value))
    if isinstance(a, List):
        n = jax.tree.leaves(a.data)[0].shape[0]
        same = jax.vmap(equal)(a.data, b.data)
        return (a.size == b.size) & jnp.all(same | (np.arange(n, dtype=np.int32) >= a.size))
    if isinstance(a, tuple):
        result: Any = TRUE
        for x, y in zip(a, b, strict=True):
            result = result & equal(x, y)
        return result
    same = arr(a) == arr(b)
    return same if np.ndim(same) == 0 else jnp.all(same)


def less(a: Any, b: Any) -> Any:
    """a < b for words of 64 bits (two words, the low one first)."""
    return (a[1] < b[1]) | ((a[1] == b[1]) & (a[0] < b[0]))


def lowest(mask: Any) -> Any:
    """The number of the first true cell; the number of cells if there is none."""
    n = mask.shape[0]
    return jnp.min(jnp.where(mask, np.arange(n, dtype=np.int32), np.int32(n)))
