"""Words of 64 bits in generated JAX environments: two words of 32, the low one first, along the leading axis."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from .jax_values import arr


def long_of(x: Any, signed: bool = False) -> Any:
    """A narrower word, or a whole number of 32 bits (signed), as a long word."""
    a = jnp.asarray(arr(x))
    high = jnp.where(a < 0, np.uint32(0xFFFFFFFF), np.uint32(0)) if signed else jnp.zeros(a.shape, jnp.uint32)
    return jnp.stack([lax.convert_element_type(a, jnp.uint32), high])


def long_add(a: Any, b: Any) -> Any:
    low = a[0] + b[0]
    return jnp.stack([low, a[1] + b[1] + (low < a[0]).astype(jnp.uint32)])


def long_negative(a: Any) -> Any:
    return long_add(~jnp.asarray(a), np.array([1, 0], np.uint32))


def long_subtract(a: Any, b: Any) -> Any:
    return jnp.stack([a[0] - b[0], a[1] - b[1] - (a[0] < b[0]).astype(jnp.uint32)])


def long_multiply(a: Any, b: Any) -> Any:
    """Modulo 2**64; the low halves are multiplied in parts of 16 bits."""
    x0, x1, y0, y1 = a[0] & 0xFFFF, a[0] >> 16, b[0] & 0xFFFF, b[0] >> 16
    middle = x1 * y0 + (x0 * y0 >> 16)
    other = x0 * y1 + (middle & 0xFFFF)
    high = x1 * y1 + (middle >> 16) + (other >> 16)
    return jnp.stack([a[0] * b[0], high + a[0] * b[1] + a[1] * b[0]])


def long_left(a: Any, k: Any) -> Any:
    """Shifted to the left; by 64 or more gives 0."""
    k = lax.convert_element_type(jnp.asarray(arr(k)), jnp.uint32)
    few = jnp.minimum(k, np.uint32(31))
    carried = jnp.where(k == 0, np.uint32(0), a[0] >> jnp.minimum(32 - few, np.uint32(31)))
    far = a[0] << jnp.minimum(k - 32, np.uint32(31))
    near = jnp.stack([a[0] << few, (a[1] << few) | carried])
    moved = jnp.where(k < 32, near, jnp.stack([jnp.zeros_like(far), far]))
    return jnp.where(k < 64, moved, jnp.zeros_like(moved))


def long_right(a: Any, k: Any) -> Any:
    """Shifted to the right, zeros from the left."""
    k = lax.convert_element_type(jnp.asarray(arr(k)), jnp.uint32)
    few = jnp.minimum(k, np.uint32(31))
    carried = jnp.where(k == 0, np.uint32(0), a[1] << jnp.minimum(32 - few, np.uint32(31)))
    far = a[1] >> jnp.minimum(k - 32, np.uint32(31))
    near = jnp.stack([(a[0] >> few) | carried, a[1] >> few])
    moved = jnp.where(k < 32, near, jnp.stack([far, jnp.zeros_like(far)]))
    return jnp.where(k < 64, moved, jnp.zeros_like(moved))


def long_turned(a: Any, k: Any) -> Any:
    """Rotated to the left by k modulo 64."""
    k = jnp.asarray(arr(k)) % 64
    return long_left(a, k) | long_right(a, 64 - k)


def long_bit(a: Any, i: Any) -> Any:
    """Bit i, the lowest is 0."""
    return (long_right(a, i)[0] & 1) != 0


def long_with_bit(a: Any, i: Any, on: Any) -> Any:
    one = long_left(np.array([1, 0], np.uint32), i)
    return jnp.where(on, a | one, a & ~one)


def long_count(a: Any) -> Any:
    """How many bits are set."""
    return lax.convert_element_type(lax.population_count(a[0]) + lax.population_count(a[1]), jnp.int32)


def long_lowest(a: Any) -> Any:
    """The number of the lowest bit that is set (0 if none is)."""
    low = jnp.where(a[0] != 0, a[0], a[1])
    first = lax.population_count((low & (~low + np.uint32(1))) - np.uint32(1)) % 32
    return lax.convert_element_type(first, jnp.int32) + jnp.where(a[0] != 0, 0, jnp.where(a[1] != 0, 32, 0))
