"""Numbers of generated JAX environments: exact whole numbers, words of bits, reals that round once, arrays, fingerprints, loops."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from .jax_values import List, arr, match_types

# ------------------------------------------------------------------------------------------------ loops
def loop(n: int, body: Callable[[Any, Any], Any], carry: Any) -> Any:
    """`body(i, carry)` n times. Numbers of Python in the carry become arrays."""
    start = jax.tree.map(lambda x: jnp.asarray(arr(x)), carry)

    def run(i: Any, c: Any) -> Any:
        out = body(lax.convert_element_type(i, jnp.int32), c)
        return jax.tree.map(lambda new, old: lax.convert_element_type(jnp.asarray(arr(new)), old.dtype), out, start)

    return lax.fori_loop(np.int32(0), np.int32(n), run, start)


# ------------------------------------------------------------------------------------------------ numbers
def quotient(a: Any, b: Any) -> Any:
    """a // b of numbers that are not negative."""
    if isinstance(a, int) and isinstance(b, int):
        return a // b if b else 0
    return lax.div(*jnp.broadcast_arrays(*match_types(a, b)))


def remainder(a: Any, b: Any) -> Any:
    """a % b of numbers that are not negative."""
    if isinstance(a, int) and isinstance(b, int):
        return a % b if b else 0
    return lax.rem(*jnp.broadcast_arrays(*match_types(a, b)))


def least(*xs: Any) -> Any:
    out = xs[0]
    for x in xs[1:]:
        out = min(out, x) if isinstance(out, (int, float)) and isinstance(x, (int, float)) else jnp.minimum(out, x)
    return out


def greatest(*xs: Any) -> Any:
    out = xs[0]
    for x in xs[1:]:
        out = max(out, x) if isinstance(out, (int, float)) and isinstance(x, (int, float)) else jnp.maximum(out, x)
    return out


def exact(p: Any) -> Any:
    """A rounded product or quotient: XLA must not merge it with the sum that it feeds."""
    return jnp.where(p == p, p, np.nan) if isinstance(p, jax.Array) else p


def over(a: Any, b: Any) -> Any:
    """a / b, rounded once: a divisor that does not depend on the data would become a product with its reciprocal."""
    if not isinstance(a, jax.Array) and not isinstance(b, jax.Array):
        return a / b
    a, b = match_types(a, b)
    return a / jnp.where(a == a, b, a.dtype.type(1))


def divide(a: Any, b: Any, otherwise: Any) -> Any:
    """a / b, or `otherwise` where b is 0."""
    a, b = match_types(a, b)
    safe = jnp.where(b == 0, a.dtype.type(1), b)
    return jnp.where(b == 0, otherwise, over(a, safe))


def rotl(x: Any, k: Any, width: int) -> Any:
    k = lax.convert_element_type(arr(k), x.dtype) % x.dtype.type(width)
    back = (x.dtype.type(width) - k) % x.dtype.type(width)
    return bits(shift_left(x, k) | jnp.where(k == 0, x.dtype.type(0), lax.shift_right_logical(x, back)), width)


def bits(x: Any, width: int) -> Any:
    """The low `width` bits of a word."""
    kind = x.dtype
    return x if width == kind.itemsize * 8 else x & kind.type((1 << width) - 1)


def shift_left(x: Any, k: Any) -> Any:
    return lax.shift_left(*jnp.broadcast_arrays(x, lax.convert_element_type(arr(k), x.dtype)))


def shift_right(x: Any, k: Any) -> Any:
    return lax.shift_right_logical(*jnp.broadcast_arrays(x, lax.convert_element_type(arr(k), x.dtype)))


def cast(x: Any, dtype: Any) -> Any:
    """A number or word in another dtype (words wrap)."""
    x = arr(x)
    return lax.convert_element_type(x, dtype) if not isinstance(x, np.generic) else x.astype(dtype)


def signed(x: Any, width: int) -> Any:
    """The word as a number with a sign."""
    v = lax.convert_element_type(x, jnp.int32)
    return v if width == 32 else jnp.where(v >= (1 << (width - 1)), v - (1 << width), v)


def bit_of(x: Any, i: Any) -> Any:
    return (shift_right(x, i) & x.dtype.type(1)) != 0


def with_bit(x: Any, i: Any, b: Any) -> Any:
    one = shift_left(x.dtype.type(1) if isinstance(x, np.generic) else jnp.ones((), x.dtype), i)
    return jnp.where(b, x | one, x & ~one)


def lowest_bit(x: Any) -> Any:
    """The number of the lowest bit that is set (0 if none is)."""
    low = x & (~x + x.dtype.type(1))
    return lax.convert_element_type(lax.population_count(low - x.dtype.type(1)), jnp.int32) % (x.dtype.itemsize * 8)


def narrow(tree: Any, dtype: Any) -> Any:
    """Whole numbers as they are stored."""
    return jax.tree.map(lambda x: lax.convert_element_type(jnp.asarray(arr(x)), dtype), tree)


def to_words(mask: Any) -> Any:
    """A set (the last axis) as words of 32 bits, the lowest bit first."""
    n = mask.shape[-1]
    k = -(-n // 32)
    padded = jnp.pad(mask, [(0, 0)] * (mask.ndim - 1) + [(0, 32 * k - n)]).reshape((*mask.shape[:-1], k, 32))
    return jnp.sum(jnp.where(padded, np.uint32(1) << np.arange(32, dtype=np.uint32), np.uint32(0)), axis=-1, dtype=jnp.uint32)


def from_words(words: Any, n: int) -> Any:
    """A set from its words."""
    spread = (words[..., None] >> np.arange(32, dtype=np.uint32)) & np.uint32(1)
    return (spread != 0).reshape((*words.shape[:-1], -1))[..., :n]


# ------------------------------------------------------------------------------------------------ arrays of reals
def matrix_product(a: Any, b: Any) -> Any:
    """Contracts the last axis of a with the first of b."""
    return jnp.tensordot(a, b, axes=1)


def exact_product(a: Any, b: Any) -> Any:
    """The same, with products rounded and added from the first to the last."""
    a, b = jnp.asarray(a), jnp.asarray(b)
    total: Any = None
    for k in range(b.shape[0]):
        left = a[..., k]
        term = exact(left.reshape(left.shape + (1,) * (b.ndim - 1)) * b[k])
        total = term if total is None else total + term
    return total


def cross(a: Any, b: Any) -> Any:
    """The cross product of two vectors of three."""
    pairs = ((1, 2), (2, 0), (0, 1))
    return jnp.stack([exact(a[i] * b[j]) - exact(a[j] * b[i]) for i, j in pairs])


def join(a: Any, b: Any) -> Any:
    """Two arrays one after the other, or two lists."""
    return jax.tree.map(lambda x, y: jnp.concatenate([jnp.asarray(x), jnp.asarray(y)]), a, b)


def with_bits(x: Any, shift: Any, width: int, value: Any) -> Any:
    """A word with `width` bits from `shift` on replaced."""
    kind = x.dtype
    mask = shift_left(np.asarray((1 << width) - 1, kind), shift)
    return (x & ~mask) | (shift_left(cast(value, kind), shift) & mask)


# ------------------------------------------------------------------------------------------------ fingerprints
def words_of(x: Any) -> Any:
    """Ordinals as words."""
    return jnp.atleast_1d(cast(x, jnp.uint32)).reshape(-1)


def words_each(tree: Any, axes: int, words: Callable[[Any], Any]) -> Any:
    """The words of each element of an array."""
    flat = jax.tree.map(lambda a: jnp.asarray(a).reshape((-1, *a.shape[axes:])), tree)
    return jax.vmap(words)(flat).reshape(-1)


def words_list(items: List, filler: Any, words: Callable[[Any], Any]) -> Any:
    """The words of a list: its length, and as many elements as it may have."""
    n = jax.tree.leaves(items.data)[0].shape[0]
    live = np.arange(n, dtype=np.int32) < items.size
    each_ = jax.vmap(words)(items.data)
    rest = words(filler)
    return jnp.concatenate([words_of(items.size), jnp.where(live[:, None], each_, rest[None, :]).reshape(-1)])


def words_join(*parts: Any) -> Any:
    return jnp.concatenate(parts)


def fingerprint(*parts: Any) -> Any:
    """A 64-bit key of a sequence of words: two words, the low one first."""
    words = jnp.concatenate([p.reshape(-1) for p in parts])
    place = np.arange(words.shape[0], dtype=np.uint32)
    halves = []
    for start in (0x243F6A88, 0x13198A2E):
        mixed = mix(mix_known(start, place), words)
        halves.append(lax.reduce(mixed, np.uint32(0), lax.bitwise_xor, (0,)))
    return jnp.stack(halves)


def mix(path: Any, n: Any) -> Any:
    """`mix` of the chance runtime, for arrays."""
    x = path + np.uint32(0x7F4A7C15) + n * np.uint32(0x9E3779B9)
    x = (x ^ (x >> 16)) * np.uint32(0x21F0AAAD)
    x = (x ^ (x >> 15)) * np.uint32(0xD35A2D97)
    return x ^ (x >> 15)


def mix_known(path: int, n: np.ndarray) -> np.ndarray:
    with np.errstate(over="ignore"):
        return np.asarray(mix(np.full(n.shape, path, np.uint32), n))
