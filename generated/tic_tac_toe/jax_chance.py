"""Chance of a specc environment in JAX: the same functions and the same bits as the reference's `chance.py`.

All arithmetic is on 32-bit words, so it is the same with x64 on and off. Everything works on one environment and on batches: a
key is two words of any common shape, a path may have that shape too, and where a draw takes or gives a list (weights, masks,
shuffles) the list is the first axis. Sites, paths and loop indices that are plain Python numbers are mixed at trace time and
cost nothing; traced ones cost one `mix` each.

`TapeChance` has the same draws, read from a small table of (coordinate, value): the recorded draws of the reference.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

Array: TypeAlias = jax.Array
# A number known when the program is traced, or a traced one.
Int: TypeAlias = Any

MASK = 0xFFFFFFFF
# Sub-words of one draw have indices from here on, out of the way of sites and loop indices.
WORD = 0x57000000
# The coordinate of unused rows of a table of draws.
NOWHERE = 0xFFFFFFFF


# ---- words


def word(x: Int) -> Int:
    """`x` modulo 2^32: a Python int if it is known, else an array of uint32."""
    if isinstance(x, (int, np.integer)):
        return int(x) & MASK
    return jnp.asarray(x).astype(jnp.uint32)


def constant(x: Int) -> Int:
    """A word as an operand of an array: a known one becomes a uint32 literal."""
    return np.uint32(x) if isinstance(x, int) else x


def add(x: Int, y: Int) -> Int:
    """The sum of two words."""
    if isinstance(x, int) and isinstance(y, int):
        return (x + y) & MASK
    return constant(x) + constant(y)


def xor(x: Int, y: Int) -> Int:
    """The bits in which two words differ."""
    if isinstance(x, int) and isinstance(y, int):
        return x ^ y
    return constant(x) ^ constant(y)


def times(x: Int, factor: int) -> Int:
    """A word times a constant."""
    if isinstance(x, int):
        return x * factor & MASK
    return x * np.uint32(factor)


def scramble(x: Int) -> Int:
    """A bijection of 32-bit words in which each bit depends on all others (shift-multiply finaliser, constants by Ettinger)."""
    x = times(x ^ (x >> 16), 0x21F0AAAD)
    x = times(x ^ (x >> 15), 0xD35A2D97)
    return x ^ (x >> 15)


def mix(path: Int, n: Int) -> Int:
    """The path of sub-place number `n` (a site or a loop index) of `path`. The root is path 0."""
    return scramble(add(add(word(path), 0x7F4A7C15), times(word(n), 0x9E3779B9)))


def word_path(coordinate: Int, j: Int) -> Int:
    """The path of word `j` of a draw that needs several words; word 0 of most draws is at the coordinate itself."""
    return mix(coordinate, add(word(j), WORD))


def key_schedule(k0: Int, k1: Int) -> tuple[Int, Int]:
    """The two words into which a key enters each draw."""
    return times(word(k0), 0x85EBCA6B), scramble(add(word(k1), 0xC2B2AE35))


def word_at(a: Int, b: Int, path: Int) -> Array:
    """The word at `path` under the key whose schedule is `(a, b)`."""
    x = scramble(add(path, a))
    drawn: Array = jnp.uint32(add(scramble(xor(x, b)), x))
    return drawn


def bits(k0: Int, k1: Int, path: Int) -> Array:
    """32 random bits: a pure function of the key `(k0, k1)` and the path."""
    a, b = key_schedule(k0, k1)
    return word_at(a, b, word(path))


def episode_key(seed: Int, episode: Int, step: Int) -> Array:
    """The key of a step, `uint32[2]` (words on the first axis). For one seed, no two (episode, step) have the same key."""
    a = scramble(add(word(seed), 0x6A09E667))
    b = scramble(add(a, 0xBB67AE85))
    u = scramble(add(word(episode), a))
    v = scramble(add(word(step), u))
    first = jnp.uint32(scramble(add(u, xor(v, b))))
    return jnp.stack(jnp.broadcast_arrays(first, jnp.uint32(v)))


def high_product(x: Array, n: Int) -> Array:
    """x * n >> 32 exactly, for a word `x` and n below 2^31, in 32-bit arithmetic."""
    n = word(n)
    if isinstance(n, int) and n & (n - 1) == 0:
        return x >> (33 - n.bit_length()) if n > 1 else jnp.zeros_like(x)
    x_high, x_low = x >> 16, x & 0xFFFF
    if isinstance(n, int) and n < 0x10000:
        return (x_high * n + (x_low * n >> 16)) >> 16
    n = jnp.uint32(n)
    n_high, n_low = n >> 16, n & 0xFFFF
    middle = (x_low * n_low >> 16) + x_high * n_low
    return x_high * n_high + (middle >> 16) + (((middle & 0xFFFF) + x_low * n_high) >> 16)


def rows_for(values: Any, rank: int) -> Any:
    """`values[n, …]` with axes of length 1 put in after the first, so that it lines up with arrays of `rank` axes."""
    missing = max(rank + 1 - values.ndim, 0)
    return values.reshape(values.shape[:1] + (1,) * missing + values.shape[1:])


def running_sum(values: Array) -> Array:
    """Sums of the first 1, 2, … rows of uint32 `values`."""
    if values.shape[0] > 32:
        return jnp.cumsum(values, axis=0, dtype=jnp.uint32)
    sums = [values[0]]
    for i in range(1, values.shape[0]):
        sums.append(sums[-1] + values[i])
    return jnp.stack(sums)


def nth_bit(bit_word: Array, k: Array) -> Array:
    """The position of the set bit that has `k` set bits below it, by halving. 31 if there is none."""
    position = jnp.zeros_like(k)
    for width in (16, 8, 4, 2, 1):
        low = bit_word & np.uint32((1 << width) - 1)
        count = jax.lax.population_count(low)
        above = k >= count
        k = jnp.where(above, k - count, k)
        position = jnp.where(above, position + width, position)
        bit_word = jnp.where(above, bit_word >> width, low)
    return position


def pack(mask: Array) -> Array:
    """The rows of a mask, 32 to a word, lowest bit first: `uint32[words, …]`."""
    n = mask.shape[0]
    count = -(-n // 32)
    padded = jnp.pad(mask.astype(jnp.uint32), [(0, 32 * count - n)] + [(0, 0)] * (mask.ndim - 1))
    grouped = padded.reshape((count, 32, *mask.shape[1:]))
    places = jnp.arange(32, dtype=jnp.uint32).reshape((32,) + (1,) * (mask.ndim - 1))
    return jnp.sum(grouped << places, axis=1, dtype=jnp.uint32)


def to_real(real: str) -> Any:
    """The dtype of the program's reals."""
    if real == "real64" and jax.dtypes.canonicalize_dtype(np.float64) != np.float64:
        raise ValueError("this environment uses real64: set jax_enable_x64 before use")
    return {"real32": jnp.float32, "real64": jnp.float64}[real]


# ---- the key stream


@jax.tree_util.register_pytree_node_class
class Chance:
    """The draws of one step at one place of the program. Never changed: `at` returns the Chance of a sub-place."""

    def __init__(self, key: Any, path: Int = 0, real: str = "real32") -> None:
        a, b = key_schedule(key[0], key[1])
        self._a, self._b = jnp.uint32(a), jnp.uint32(b)
        self.path = word(path)
        self.real = real

    @classmethod
    def _of(cls, a: Array, b: Array, path: Int, real: str) -> Chance:
        chance = object.__new__(cls)
        chance._a, chance._b, chance.path, chance.real = a, b, path, real
        return chance

    def tree_flatten(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        if isinstance(self.path, int):
            return (self._a, self._b), (self.path, self.real)
        return (self._a, self._b, self.path), (None, self.real)

    @classmethod
    def tree_unflatten(cls, static: tuple[Any, ...], children: tuple[Any, ...]) -> Chance:
        path = children[2] if static[0] is None else static[0]
        return cls._of(children[0], children[1], path, static[1])

    def at(self, n: Int) -> Chance:
        """The Chance of call site or loop index `n` below this place."""
        return Chance._of(self._a, self._b, mix(self.path, n), self.real)

    def coordinate(self, site: Int) -> Int:
        """The coordinate of the draw at `site`."""
        return mix(self.path, site)

    def word(self, site: Int) -> Array:
        """The first word of the draw at `site`."""
        return word_at(self._a, self._b, mix(self.path, site))

    def flip(self, site: Int, p: Any = 0.5) -> Array:
        """True with probability `p`, which is first rounded to the real type, then down to a multiple of 2^-32."""
        drawn = self.word(site)
        if not isinstance(p, jax.Array):
            known = float(np.float32(p)) if self.real == "real32" else float(p)
            threshold = int(max(known, 0.0) * 4294967296.0)
            return drawn < np.uint32(threshold) if threshold <= MASK else jnp.ones_like(drawn, dtype=bool)
        # Multiplying by 2^16 and cutting off is exact, so these are the upper and the lower half of the threshold.
        scaled = jnp.clip(p.astype(to_real(self.real)), 0.0, 1.0) * 65536.0
        high = jnp.floor(scaled)
        low = jnp.floor((scaled - high) * 65536.0)
        threshold_word = (high.astype(jnp.int32).astype(jnp.uint32) << 16) | low.astype(jnp.int32).astype(jnp.uint32)
        return (drawn < threshold_word) | (p >= 1.0)

    def heads(self, site: Int, n: Int) -> Array:
        """The number of heads in `n` fair flips, n at most 32: `int32`."""
        return jax.lax.population_count(self.word(site) & low_mask(n)).astype(jnp.int32)

    def heads_run(self, site: Int) -> Array:
        """The number of heads before the first tail, at most 32: `int32`."""
        return jax.lax.clz(~self.word(site)).astype(jnp.int32)

    def roll(self, site: Int, n: Int) -> Array:
        """A whole number from 0 to n - 1, n below 2^31: `int32`. 0 if n is 0."""
        return high_product(self.word(site), n).astype(jnp.int32)

    def uniform(self, site: Int, lo: Any = 0.0, hi: Any = 1.0) -> Array:
        """A real from `lo` to `hi`: lo + (hi - lo) * u, u a multiple of 2^-24 (real32) or 2^-53 (real64) in [0, 1).

        Each operation rounds once. The guard keeps XLA from contracting the product and the sum: it is always true, but that
        takes knowing that u < 1. A test for NaN would be folded away where the bounds are known, and so would a constant arm."""
        dtype = to_real(self.real)
        low, high = jnp.asarray(lo, dtype), jnp.asarray(hi, dtype)
        span, u = high - low, self._unit(mix(self.path, site))
        product = span * u
        return low + jnp.where(jnp.abs(product) <= jnp.abs(span), product, span + u)

    def normal(self, site: Int) -> Array:
        """A real from the standard normal distribution (Box-Muller). Equal to other backends up to a tolerance only."""
        coordinate = mix(self.path, site)
        dtype = to_real(self.real)
        if self.real == "real32":
            u = self._unit(coordinate) + np.float32(2.0**-24)
            v = self._unit(word_path(coordinate, 1))
        else:
            u = self._unit(coordinate) + np.float64(2.0**-53)
            v = self._unit(word_path(coordinate, 2))
        return jnp.sqrt(dtype(-2.0) * jnp.log(u)) * jnp.cos(dtype(2.0 * np.pi) * v)

    def random_bits(self, site: Int, n: Int) -> Array:
        """`n` random bits, n at most 32: `uint32`."""
        drawn = self.word(site)
        if isinstance(n, (int, np.integer)):
            return drawn >> (32 - int(n)) if n > 0 else jnp.zeros_like(drawn)
        count = jnp.asarray(n).astype(jnp.uint32)
        return jnp.where(count > 0, drawn >> jnp.minimum(32 - count, 31), 0)

    def weighted(self, site: Int, weights: Any) -> Array:
        """An index, with probability proportional to its weight (whole numbers, on the first axis): `int32`."""
        if isinstance(weights, jax.Array):
            sums: Any = running_sum(weights.astype(jnp.uint32))
            left = self.roll(site, sums[-1]).astype(jnp.uint32)
        else:
            known = np.cumsum(np.asarray(weights, dtype=np.int64), axis=0)
            sums = known.astype(np.uint32)
            left = self.roll(site, int(known[-1]) if known.ndim == 1 else sums[-1]).astype(jnp.uint32)
        if sums.shape[0] > 32:
            return jnp.sum(rows_for(sums[:-1], left.ndim) <= left, axis=0, dtype=jnp.int32)
        # Element by element, so that it fuses with what is around it.
        index = jnp.zeros_like(left, dtype=jnp.int32)
        for passed in sums[:-1]:
            index += passed <= left
        return index

    def pick(self, site: Int, mask: Any) -> Array:
        """The index of one of the true rows of `mask`, each equally likely: `int32`. 0 if there is none."""
        return self._pick(site, pack(jnp.asarray(mask)))

    def pick_bit(self, site: Int, words: Any) -> Array:
        """`pick` from a mask that is already packed, 32 rows to a word: `uint32[…]`, or `uint32[words, …]` as a list of words."""
        return self._pick(site, jnp.stack(words) if isinstance(words, (list, tuple)) else words[None])

    def _pick(self, site: Int, words: Array) -> Array:
        counts = jax.lax.population_count(words)
        sums = running_sum(counts)
        k = self.roll(site, sums[-1]).astype(jnp.uint32)
        if words.shape[0] == 1:
            position = nth_bit(words[0] | jnp.zeros_like(k), k)
        else:
            counts, sums, words = (rows_for(x, k.ndim) for x in (counts, sums, words))
            before = sums <= k
            index = jnp.sum(before[:-1], axis=0, dtype=jnp.uint32)
            here = rows_for(jnp.arange(words.shape[0], dtype=jnp.uint32), index.ndim) == index
            chosen = jnp.sum(jnp.where(here, words, 0), axis=0, dtype=jnp.uint32)
            skipped = jnp.sum(jnp.where(before[:-1], counts[:-1], 0), axis=0, dtype=jnp.uint32)
            position = 32 * index + nth_bit(chosen, k - skipped)
        return jnp.where(sums[-1] > 0, position, 0).astype(jnp.int32)

    def shuffle(self, site: Int, n: int, count: Int | None = None) -> Array:
        """The numbers 0 to n - 1 in random order, on the first axis: `int32[n, …]` (Fisher-Yates from the end).

        count: only the numbers below it are put in order; the others stay.
        """
        coordinate = mix(self.path, site)
        rank = max(np.ndim(coordinate), self._a.ndim)
        places = rows_for(jnp.arange(n, dtype=jnp.uint32), rank)
        drawn = word_at(self._a, self._b, word_path(jnp.uint32(coordinate), places))
        target = high_product(drawn, places + 1).astype(jnp.int32)
        numbers = places.astype(jnp.int32)
        order = jnp.broadcast_to(numbers, target.shape)

        def swap(step: Array, order: Array) -> Array:
            i = n - 1 - step
            j = jax.lax.dynamic_index_in_dim(target, i, keepdims=False)
            at_i = jax.lax.dynamic_index_in_dim(order, i, keepdims=False)
            at_j = jnp.sum(jnp.where(numbers == j, order, 0), axis=0, dtype=jnp.int32)
            swapped = jnp.where(numbers == i, at_j, jnp.where(numbers == j, at_i, order))
            return swapped if count is None else jnp.where(i < count, swapped, order)

        return jax.lax.fori_loop(0, n - 1, swap, order) if n > 1 else order

    def _unit(self, coordinate: Int) -> Array:
        """A real in [0, 1): a multiple of 2^-24 from one word, or of 2^-53 from two. Exact."""
        first = word_at(self._a, self._b, coordinate)
        if self.real == "real32":
            return (first >> 8).astype(jnp.float32) * jnp.float32(2.0**-24)
        second = word_at(self._a, self._b, word_path(coordinate, 1))
        high, low = (first >> 5).astype(jnp.float64), (second >> 6).astype(jnp.float64)
        return (high * jnp.float64(67108864.0) + low) * jnp.float64(2.0**-53)


def low_mask(n: Int) -> Any:
    """A word whose lowest `n` bits are set, n at most 32."""
    if isinstance(n, (int, np.integer)):
        return np.uint32((1 << int(n)) - 1)
    n = jnp.asarray(n).astype(jnp.uint32)
    return jnp.where(n > 0, np.uint32(MASK) >> (np.uint32(32) - jnp.maximum(n, 1)), 0)


# ---- recorded draws


class Draws(NamedTuple):
    """A table of recorded draws: `uint32[N, …]`, `int32[N, …]` and reals `[N, …]`. Unused rows have coordinate `NOWHERE`."""

    coordinates: Any
    ints: Any
    reals: Any


def draws_of(used: Iterable[tuple[int, Any]], size: int, real: str = "real32") -> Draws:
    """The table of `size` rows for the reference's list of (coordinate, value). Runs outside of JAX."""
    found = dict(used)
    if len(found) > size:
        raise ValueError(f"{len(found)} draws do not fit a table of {size}")
    coordinates = np.full(size, NOWHERE, np.uint32)
    ints = np.zeros(size, np.uint32)
    reals = np.zeros(size, np.float32 if real == "real32" else np.float64)
    for row, (coordinate, value) in enumerate(found.items()):
        coordinates[row] = coordinate
        if isinstance(value, float):
            reals[row] = value
        else:
            ints[row] = int(value) & MASK
    return Draws(coordinates, ints.view(np.int32), reals)


@jax.tree_util.register_pytree_node_class
class TapeChance(Chance):
    """Draws looked up by coordinate in a table; 0 (or false) where the table has no row."""

    def __init__(self, draws: Draws, path: Int = 0, real: str = "real32") -> None:
        self.draws = Draws(*draws)
        self.path = word(path)
        self.real = real

    def tree_flatten(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        if isinstance(self.path, int):
            return (self.draws,), (self.path, self.real)
        return (self.draws, self.path), (None, self.real)

    @classmethod
    def tree_unflatten(cls, static: tuple[Any, ...], children: tuple[Any, ...]) -> TapeChance:
        tape = object.__new__(cls)
        tape.draws = children[0]
        tape.path = children[1] if static[0] is None else static[0]
        tape.real = static[1]
        return tape

    def at(self, n: Int) -> TapeChance:
        return TapeChance(self.draws, mix(self.path, n), self.real)

    def _look_up(self, column: Any, coordinate: Int) -> Array:
        rank = np.ndim(coordinate)
        coordinates, values = (rows_for(jnp.asarray(x), rank) for x in (self.draws.coordinates, column))
        return jnp.sum(jnp.where(coordinates == constant(coordinate), values, 0), axis=0, dtype=values.dtype)

    def _int(self, site: Int) -> Array:
        return self._look_up(self.draws.ints, mix(self.path, site))

    def _real(self, site: Int) -> Array:
        return self._look_up(self.draws.reals, mix(self.path, site)).astype(to_real(self.real))

    def flip(self, site: Int, p: Any = 0.5) -> Array:
        return self._int(site) != 0

    def heads(self, site: Int, n: Int) -> Array:
        return self._int(site)

    def heads_run(self, site: Int) -> Array:
        return self._int(site)

    def roll(self, site: Int, n: Int) -> Array:
        return self._int(site)

    def uniform(self, site: Int, lo: Any = 0.0, hi: Any = 1.0) -> Array:
        return self._real(site)

    def normal(self, site: Int) -> Array:
        return self._real(site)

    def random_bits(self, site: Int, n: Int) -> Array:
        return self._int(site).astype(jnp.uint32)

    def weighted(self, site: Int, weights: Any) -> Array:
        return self._int(site)

    def pick(self, site: Int, mask: Any) -> Array:
        return self._int(site)

    def pick_bit(self, site: Int, words: Sequence[Array] | Array) -> Array:
        return self._int(site)

    def shuffle(self, site: Int, n: int, count: Int | None = None) -> Array:
        coordinate = mix(self.path, site)
        rank = max(np.ndim(coordinate), np.ndim(self.draws.coordinates) - 1)
        places = rows_for(jnp.arange(n, dtype=jnp.uint32), rank)
        return self._look_up(self.draws.ints, word_path(jnp.uint32(coordinate), places))
