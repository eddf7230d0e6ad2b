"""Random legal actions and keys, the same on every side: pure functions of (seed, environment, step)."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from specc.bench.sides import Actions

Array = Any


def scrambled(x: Array) -> Array:
    """A bijection of 32-bit words that mixes all bits."""
    x = (x ^ (x >> 16)) * np.uint32(0x7FEB352D)
    x = (x ^ (x >> 15)) * np.uint32(0x846CA68B)
    return x ^ (x >> 16)


def words(batch: int, step: Array, stream: int) -> Array:
    """One random word for each environment."""
    lane = jnp.arange(batch, dtype=jnp.uint32) * np.uint32(0x9E3779B9)
    return scrambled(lane ^ scrambled(jnp.asarray(step).astype(jnp.uint32) * np.uint32(8) + np.uint32(stream)))


def keys(batch: int, step: Array, stream: int) -> Array:
    """A key for each environment, `uint32[batch, 2]`: cheaper than `jax.random.split`, for all sides."""
    return jnp.stack([words(batch, step, stream), words(batch, step, stream + 1)], axis=1)


def below(word: Array, n: Array) -> Array:
    """A number below n (below 2^16) of a random word; the bias is below n / 65,536."""
    return ((word >> 16) * jnp.asarray(n).astype(jnp.uint32)) >> 16


def choose(actions: Actions, legal: Array | None, word: Array) -> Array:
    """One action for each environment, each legal one as likely as the others."""
    if actions.low:
        low, high = np.asarray(actions.low, np.float32), np.asarray(actions.high, np.float32)
        parts = [scrambled(word + np.uint32(i)) for i in range(len(low))]
        unit = jnp.stack(parts, axis=-1).astype(jnp.float32) * np.float32(2.0**-32)
        return low + unit * (high - low)
    if legal is None:
        return below(word, actions.count).astype(jnp.int32)
    return chosen(legal, word)


def chosen(legal: Array, word: Array) -> Array:
    """The number of a random true place on the last axis: by counts of words of 32 places, then by halving one word."""
    batch, count = legal.shape
    pad = -count % 32
    bits = jnp.pad(legal, ((0, 0), (0, pad))).reshape(batch, -1, 32).astype(jnp.uint32)
    packed = jnp.sum(bits << jnp.arange(32, dtype=jnp.uint32), axis=-1, dtype=jnp.uint32)
    counts = jax.lax.population_count(packed)
    sums = jnp.cumsum(counts, axis=-1, dtype=jnp.uint32)
    k = below(word, sums[:, -1])
    which = jnp.sum((sums <= k[:, None]).astype(jnp.int32), axis=-1)
    k = k - jnp.where(which > 0, jnp.take_along_axis(sums, jnp.maximum(which - 1, 0)[:, None], 1)[:, 0], 0)
    at = jnp.take_along_axis(packed, which[:, None], 1)[:, 0]
    place = jnp.zeros_like(k)
    for width in (16, 8, 4, 2, 1):
        low = jax.lax.population_count(at & np.uint32((1 << width) - 1))
        above = k >= low
        k = jnp.where(above, k - low, k)
        place = jnp.where(above, place + np.uint32(width), place)
        at = jnp.where(above, at >> width, at)
    return which * 32 + place.astype(jnp.int32)
