"""What generated JAX environments are made of: masked writes, optional values, sets, lists, piles, comprehensions, questions.

Everything here works on ONE environment (shapes without a batch) and is safe under jit, vmap, scan and shard_map; `jax.vmap` gives
batches. Whole numbers are int32 while a step is computed, words of bits keep their dtype. An effect runs under a mask `on`: where
it is false nothing changes. Imports jax and numpy only.
"""

from __future__ import annotations

import base64
import functools
import math
import threading
import zlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental.xla_metadata import set_xla_metadata

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


# ------------------------------------------------------------------------------------------------ reading
def at(tree: Any, *index: Any) -> Any:
    """The element of an array (or of each array of a tree) at an index. An index out of range gives the nearest element."""
    return jax.tree.map(lambda a: element(a, index), tree)


def element(a: Any, index: tuple[Any, ...]) -> Any:
    a = arr(a) if isinstance(a, np.ndarray) and all(isinstance(i, (int, np.integer)) for i in index) else a
    if all(isinstance(i, (int, np.integer)) for i in index):
        return a[tuple(min(max(int(i), 0), n - 1) for i, n in zip(index, a.shape, strict=False))]
    k, shape = len(index), a.shape
    if isinstance(a, np.ndarray):
        a = jnp.asarray(a)
    if k > 1:  # one flat index is cheaper than several
        flat: Any = 0
        for i, n in zip(index, shape, strict=False):
            flat = flat * n + (jnp.clip(i, 0, n - 1) if not isinstance(i, (int, np.integer)) else int(i))
        a, index = a.reshape((math.prod(shape[:k]), *shape[k:])), (flat,)
    i = lax.convert_element_type(index[0], jnp.int32)
    out = lax.dynamic_index_in_dim(a, lax.clamp(np.int32(0), i, np.int32(a.shape[0] - 1)), 0, keepdims=False)
    return lax.convert_element_type(out, jnp.int32) if out.dtype in (jnp.int8, jnp.int16) else out


def last(items: List, none: Any = None) -> Any:
    """The last element; absent if the list is empty."""
    value = at(items.data, items.size - 1)
    return opt(items.size > 0, value, none)


def opt(present: Any, value: Any, none: Any = None) -> Any:
    """A value that may be absent: `none` is the number that says so, or None where an Opt is needed."""
    return Opt(present, value) if none is None else select(present, i32(value), none)


def fallback(value: Any, none: Any) -> Any:
    """Widen the absent mark of a finite optional: used when two optional types have different marks."""
    return select(value == none[0], none[1], value)


# ------------------------------------------------------------------------------------------------ writing
def hit(shape: tuple[int, ...], index: tuple[Any, ...]) -> Any:
    """The mask of the cell at `index`, over the leading axes."""
    mask: Any = None
    for axis, i in enumerate(index):
        cells = np.arange(shape[axis], dtype=np.int32).reshape((-1,) + (1,) * (len(index) - 1 - axis))
        mask = (cells == i) if mask is None else mask & (cells == i)
    return mask


def write(array: Any, on: Any, index: tuple[Any, ...], value: Any) -> Any:
    """The array with `value` at `index` where `on`. Whole arrays (no index) are selected, memories are never."""
    if on is NEVER:
        return array
    k = len(index)
    kind = array.dtype
    value = lax.convert_element_type(arr(value), kind)
    if k == 0:
        value = jnp.broadcast_to(value, array.shape)
        return value if isinstance(on, np.bool_) and on else jnp.where(on, value, array)
    index = tuple(i32(i) for i in index)
    if math.prod(array.shape[:k]) <= SMALL:
        mask = hit(array.shape, index) & on
        return jnp.where(mask.reshape(mask.shape + (1,) * (array.ndim - k)), value, array)
    place = tuple(lax.clamp(np.int32(0), i, np.int32(n - 1)) for i, n in zip(index, array.shape, strict=False))
    old = element(array, place)
    return array.at[place].set(jnp.where(on, value, old), mode="promise_in_bounds", unique_indices=True)


def written(tree: Any, on: Any, index: tuple[Any, ...], value: Any) -> Any:
    """`write` for each array of a tree."""
    return jax.tree.map(lambda a, v: write(a, on, index, v), tree, value)


def changed(tree: Any, path: Sequence[str], change: Callable[[Any], Any]) -> Any:
    """A tree of named tuples with one part changed."""
    if not path:
        return change(tree)
    return tree._replace(**{path[0]: changed(getattr(tree, path[0]), path[1:], change)})


def put(s: Any, on: Any, path: str, index: tuple[Any, ...], value: Any) -> Any:
    """The state (or record) `s` with `value` at `path[index]` where `on`."""
    return s if on is NEVER else changed(s, path.split("."), lambda old: written(old, on, index, value))


def update(s: Any, on: Any, path: str, index: tuple[Any, ...], change: Callable[[Any], Any]) -> Any:
    """The same, with the new value computed from the old."""
    if on is NEVER:
        return s
    return changed(s, path.split("."), lambda old: written(old, on, index, change(at(old, *index) if index else old)))


def put_each(s: Any, on: Any, path: str, index: tuple[Any, ...], members: Any, value: Any) -> Any:
    """Every cell of the array at `path[index]` that is in the set `members` gets the value."""
    return update(s, on, path, index, lambda old: each_written(old, members, value))


def each_written(tree: Any, members: Any, value: Any) -> Any:
    """An array with `value` in every cell that is in the set."""
    return jax.tree.map(
        lambda a, v: jnp.where(members.reshape((*a.shape[: 1], *(1,) * (a.ndim - 1))), lax.convert_element_type(arr(v), a.dtype), a), tree, value
    )


def kept(old: Any, on: Any, new: Any) -> Any:
    """A local under a mask."""
    return select(on, new, old)


# ------------------------------------------------------------------------------------------------ sets, lists, pools
def set_of(n: int, *parts: Any) -> Any:
    """The set of the given members, as a mask over n."""
    mask: Any = np.zeros(n, bool)
    for p in parts:
        mask = mask | (np.arange(n, dtype=np.int32) == p)
    return mask


def size(mask: Any) -> Any:
    """The number of members of a set."""
    return jnp.sum(mask, dtype=jnp.int32)


def push(items: List, value: Any, drop_first: bool = False) -> List:
    """A list with one more element at its end. A full list stays as it is, or drops its first element."""
    cap = jax.tree.leaves(items.data)[0].shape[0]
    if drop_first:
        full_ = items.size >= cap
        moved = jax.tree.map(lambda a: jnp.where(full_, jnp.roll(a, -1, axis=0), a), items.data)
        place = jnp.minimum(items.size, cap - 1)
        return List(jnp.minimum(items.size + 1, cap), written(moved, TRUE, (place,), value))
    return List(jnp.minimum(items.size + 1, cap), written(items.data, items.size < cap, (items.size,), value))


def push_at(s: Any, on: Any, path: str, value: Any, drop_first: bool = False) -> Any:
    """Push on a list of the state, writing one element only."""
    if on is NEVER:
        return s
    if drop_first:
        return changed(s, path.split("."), lambda old: select(on, push(old, value, True), old))

    def change(old: List) -> List:
        cap = jax.tree.leaves(old.data)[0].shape[0]
        ok = on & (old.size < cap)
        return List(old.size + ok.astype(jnp.int32), written(old.data, ok, (old.size,), value))

    return changed(s, path.split("."), change)


def popped(items: List) -> List:
    """A list without its last element."""
    return items._replace(size=jnp.maximum(items.size - 1, 0))


def emptied(items: List) -> List:
    """An empty list."""
    return items._replace(size=jnp.zeros_like(items.size))


def list_of(cap: int, *parts: Any) -> List:
    """The list of the given elements."""
    padded = parts + (parts[-1],) * (cap - len(parts))
    return List(np.int32(len(parts)), stack(padded))


def stack(parts: Sequence[Any]) -> Any:
    """An array of the given elements."""
    if all(isinstance(p, (bool, int, float, np.generic)) for p in parts):
        return arr(np.array([arr(p) for p in parts]))
    return jax.tree.map(lambda *xs: jnp.stack([jnp.asarray(arr(x)) for x in match_all(xs)]), *parts)


def match_all(parts: Sequence[Any]) -> list[Any]:
    """All as arrays of the dtype of the first traced one."""
    known = [p for p in parts if not isinstance(p, (bool, int, float, np.generic))]
    kind = known[0].dtype if known else arr(parts[0]).dtype
    return [jnp.asarray(p, kind) for p in parts]


def list_has(items: List, value: Any) -> Any:
    """Is the value an element of the list?"""
    n = jax.tree.leaves(items.data)[0].shape[0]
    same = jax.vmap(lambda x: equal(x, value))(items.data)
    return jnp.any(same & (np.arange(n, dtype=np.int32) < items.size))


def pool_add(pool: Pool, value: Any) -> Pool:
    """A pool with a value in its lowest free slot."""
    free = ~pool.present
    slot = lowest(free)
    on = jnp.any(free)
    return Pool(write(pool.present, on, (slot,), TRUE), written(pool.data, on, (slot,), value))


def pool_remove(pool: Pool, slot: Any) -> Pool:
    """A pool with a slot freed."""
    return pool._replace(present=write(pool.present, TRUE, (slot,), FALSE))


def lowest(mask: Any) -> Any:
    """The number of the first true cell; the number of cells if there is none."""
    n = mask.shape[0]
    return jnp.min(jnp.where(mask, np.arange(n, dtype=np.int32), np.int32(n)))


# ------------------------------------------------------------------------------------------------ comprehensions
class Items:
    """Values of one loop, or of nested loops in order: `value` has one leading axis, `mask` says which of its cells count.

    `scalar`: a single value with its condition (the body of a loop)."""

    def __init__(self, mask: Any, value: Any, scalar: bool = False) -> None:
        self.mask, self.value, self.scalar = mask, value, scalar

    @property
    def count(self) -> int:
        return int(jax.tree.leaves(self.value)[0].shape[0])


def span(n: int, low: int = 0) -> Items:
    """All values of a finite type."""
    return Items(None, np.arange(low, low + n, dtype=np.int32))


def between(low: Any, high: Any, bottom: int, top: int) -> Items:
    """low … high-1, known to lie in bottom … top."""
    values = np.arange(bottom, top + 1, dtype=np.int32)
    return Items((values >= low) & (values < high), values)


def members(mask: Any, values: Any = None) -> Items:
    """The members of a set; `values` are the numbers of its cells if they do not count from 0."""
    return Items(mask, np.arange(mask.shape[0], dtype=np.int32) if values is None else arr(values))


def elements(items: List) -> Items:
    """The elements of a list."""
    data = wide(items.data)
    n = jax.tree.leaves(data)[0].shape[0]
    if isinstance(items.size, (int, np.integer)) and items.size == n:
        return Items(None, data)
    return Items(np.arange(n, dtype=np.int32) < items.size, data)


def cells(array: Any) -> Items:
    """The elements of an array of one axis."""
    return Items(None, wide(array))


def numbered(items: Items) -> Items:
    """The values with their numbers: 0, 1, …"""
    return Items(items.mask, (np.arange(items.count, dtype=np.int32), items.value))


def given(test: Any, value: Any) -> Items:
    """A loop's body with a condition."""
    if isinstance(value, Items):
        return Items(both(test, value.mask, value), value.value, value.scalar)
    return Items(test, value, scalar=True)


def both(test: Any, mask: Any, items: Items) -> Any:
    if mask is None:
        return test if items.scalar else jnp.broadcast_to(test, (items.count,))
    return mask & test


def each(domain: Items, body: Callable[[Any], Any], more: Callable[[Any], Any] | None = None) -> Items:
    """The values of `body` for the values of the domain, in order; the loop stops at the first value for which `more` is false."""
    shape: dict[str, Any] = {"identity": False}

    def run(x: Any) -> tuple[Any, Any]:
        out = body(x)
        if not isinstance(out, Items):
            out = Items(None, out, scalar=True)
        shape["scalar"] = out.scalar
        shape["identity"] = out.scalar and out.value is x
        return out.mask, jax.tree.map(lambda v: jnp.asarray(arr(v)), out.value)

    mask, value = jax.vmap(run)(domain.value)
    if shape["identity"]:
        value = domain.value
    live = domain.mask
    if more is not None:
        go = jax.vmap(lambda x: jnp.asarray(more(x)))(domain.value)
        go = running_all(go if live is None else go | ~live)
        live = go if live is None else live & go
    if shape["scalar"]:
        return Items(live if mask is None else mask if live is None else mask & live, value)
    n, m = jax.tree.leaves(value)[0].shape[:2]
    if live is not None:
        live = jnp.broadcast_to(live[:, None], (n, m))
        mask = live if mask is None else mask & live
    flat = jax.tree.map(lambda v: v.reshape((n * m, *v.shape[2:])), value)
    return Items(None if mask is None else mask.reshape(n * m), flat)


def running_all(mask: Any) -> Any:
    """Is the mask true up to here?"""
    n = mask.shape[0]
    if n <= 16:
        earlier = np.tril(np.ones((n, n), bool))
        return ~jnp.any(~mask[None, :] & earlier, axis=1)
    return lax.cummin(mask.astype(jnp.int32)) > 0


def masked(items: Items, other: Any) -> Any:
    return items.value if items.mask is None else jnp.where(items.mask, *match_types(items.value, other))


def any_(items: Items) -> Any:
    return jnp.any(items.value if items.mask is None else items.value & items.mask)


def all_(items: Items) -> Any:
    return jnp.all(items.value if items.mask is None else items.value | ~items.mask)


def count(items: Items) -> Any:
    return jnp.sum(items.value if items.mask is None else items.value & items.mask, dtype=jnp.int32)


def sum_(items: Items) -> Any:
    return jnp.sum(masked(items, items.value.dtype.type(0)), axis=0, dtype=items.value.dtype)


def fold_sum(items: Items) -> Any:
    """The sum of reals, added from the first to the last."""
    values = masked(items, items.value.dtype.type(0))
    total = values[0]
    for i in range(1, values.shape[0]):
        total = total + values[i]
    return total


def product(items: Items) -> Any:
    values = masked(items, items.value.dtype.type(1))
    total = values[0]
    for i in range(1, values.shape[0]):
        total = total * values[i]
    return total


def found(items: Items) -> Any:
    return TRUE if items.mask is None else jnp.any(items.mask)


def extreme(items: Items, greatest: bool) -> Any:
    kind = items.value.dtype
    if jnp.issubdtype(kind, jnp.floating):
        worst: Any = kind.type(-np.inf if greatest else np.inf)
    else:
        worst = kind.type(jnp.iinfo(kind).min if greatest else jnp.iinfo(kind).max)
    values = masked(items, worst)
    return jnp.max(values, axis=0) if greatest else jnp.min(values, axis=0)


def min_(items: Items, optional: bool = False, none: Any = None) -> Any:
    """The least value; absent if there is none (when `optional`)."""
    value = extreme(items, False)
    return opt(found(items), value, none) if optional else value


def max_(items: Items, optional: bool = False, none: Any = None) -> Any:
    """The greatest value; absent if there is none (when `optional`)."""
    value = extreme(items, True)
    return opt(found(items), value, none) if optional else value


def first(items: Items, optional: bool = False, none: Any = None) -> Any:
    """The first value that counts; absent if there is none (when `optional`)."""
    value = items.value
    if items.mask is None:
        return opt(TRUE, at(value, 0), none) if optional else at(value, 0)
    place = lowest(items.mask)
    if isinstance(value, np.ndarray) and np.array_equal(value, np.arange(items.count)):
        if optional and none is not None and int(none) == items.count:
            return place  # one past the end says "absent"
        out: Any = jnp.minimum(place, items.count - 1)
    else:
        out = at(value, place)
    return opt(place < items.count, out, none) if optional else out


def best(scores: Items, values: Items, greatest: bool, optional: bool = False, none: Any = None) -> Any:
    """The value with the best score, the first of equals."""
    top = extreme(scores, greatest)
    here = scores.value == top
    return first(Items(here if scores.mask is None else here & scores.mask, values.value), optional, none)


def to_set(n: int, items: Items, low: int = 0) -> Any:
    """The set of the values, as a mask over n."""
    one = (items.value - low if low else items.value)[:, None] == np.arange(n, dtype=np.int32)
    return jnp.any(one if items.mask is None else one & items.mask[:, None], axis=0)


def subset(n: int, items: Items) -> Any:
    """The set of those values of a whole type that count: their mask is the set."""
    return jnp.ones(n, bool) if items.mask is None else items.mask


def to_list(cap: int, items: Items) -> List:
    """The list of the values that count, in order."""
    n = items.count
    if items.mask is None:
        grow = max(cap - n, 0)
        return List(np.int32(min(n, cap)), jax.tree.map(lambda a: jnp.pad(a[:cap], [(0, grow)] + [(0, 0)] * (a.ndim - 1)), items.value))
    place = lax.cumsum(items.mask.astype(jnp.int32)) - 1
    slots = np.arange(cap, dtype=np.int32)[:, None]
    source = jnp.sum(jnp.where(items.mask & (place == slots), np.arange(n, dtype=np.int32), 0), axis=1, dtype=jnp.int32)
    return List(jnp.minimum(place[-1] + 1, cap), jax.tree.map(lambda a: jnp.asarray(a)[source], items.value))


def array(body: Callable[..., Any], *axes: Any) -> Any:
    """The array of the values of `body` over axes; an axis is its length, or the numbers of its cells."""
    numbers = [np.arange(a, dtype=np.int32) if isinstance(a, int) else arr(a) for a in axes]

    def over(taken: tuple[Any, ...]) -> Any:
        if len(taken) == len(numbers):
            return jax.tree.map(lambda v: jnp.asarray(arr(v)), body(*taken))
        return jax.vmap(lambda i: over((*taken, i)))(numbers[len(taken)])

    return over(())


def grow(start: Any, more: Callable[[Any], Any]) -> Any:
    """The least set that contains `start` and, with s, `more(s)`."""

    def step(state: tuple[Any, Any]) -> tuple[Any, Any]:
        s, _ = state
        bigger = s | more(s)
        return bigger, jnp.any(bigger != s)

    return lax.while_loop(lambda state: state[1], step, (jnp.asarray(start), jnp.asarray(start).any() | TRUE))[0]


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


# ------------------------------------------------------------------------------------------------ questions
class Asking(NamedTuple):
    """What a step knows about questions. `resume`: the place where it goes on (0: none), `answer`: the number given there.

    `pc`: the place where this step stopped to ask (0: none), `site`, `by`: which question, of whom; `options`: the legal answers,
    `saved`: locals that live across it."""

    resume: Any
    answer: Any
    pc: Any
    site: Any
    by: Any
    options: Any
    saved: Any


def save(s: Any, here: Any, base: int, values: Sequence[Any]) -> Any:
    """Keep locals where the step has stopped to ask (`here`), from word `base` on."""
    saved = s.ask.saved
    for v in jax.tree.leaves(tuple(values)):
        words = as_words(jnp.asarray(arr(v)))
        if len(words):
            saved = saved.at[base : base + len(words)].set(jnp.where(here, words, saved[base : base + len(words)]))
        base += len(words)
    return s._replace(ask=s.ask._replace(saved=saved))


def restore(s: Any, here: Any, base: int, values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The locals as they were kept, where the step goes on below this place (`here`), else as they are."""
    leaves, tree = jax.tree.flatten(values)
    out = []
    for v in leaves:
        v = jnp.asarray(arr(v))
        k = word_count(v)
        out.append(jnp.where(here, from_saved(s.ask.saved[base : base + k], v), v))
        base += k
    return jax.tree.unflatten(tree, out)


def word_count(v: Any) -> int:
    return -(-v.size // 32) if v.dtype == jnp.bool_ else v.size * max(v.dtype.itemsize // 4, 1)


def as_words(v: Any) -> Any:
    if v.dtype == jnp.bool_:
        return to_words(v.reshape(-1)) if v.size > 1 else v.reshape(-1).astype(jnp.uint32)
    if v.dtype.itemsize >= 4:
        return lax.bitcast_convert_type(v.reshape(-1), jnp.uint32).reshape(-1)
    return v.reshape(-1).astype(jnp.uint32)


def from_saved(words: Any, like: Any) -> Any:
    if like.dtype == jnp.bool_:
        return from_words(words, max(like.size, 1)).reshape(like.shape)
    if like.dtype.itemsize > 4:
        return lax.bitcast_convert_type(words.reshape(-1, 2), like.dtype).reshape(like.shape)
    if like.dtype.itemsize == 4:
        return lax.bitcast_convert_type(words, like.dtype).reshape(like.shape)
    return words.astype(like.dtype).reshape(like.shape)


def is_at(s: Any, pc: int, places: int) -> Any:
    """Does the step go on at one of `places` questions from number `pc` on?"""
    return s.ask.resume == pc if places == 1 else (s.ask.resume >= pc) & (s.ask.resume < pc + places)


def stopped_at(s: Any, pc: int, places: int) -> Any:
    """Has the step stopped at one of `places` questions from number `pc` on?"""
    return s.ask.pc == pc if places == 1 else (s.ask.pc >= pc) & (s.ask.pc < pc + places)


def ranks(candidates: Any, keys: Any) -> Any:
    """The rank of each candidate under its key, the first of equals first."""
    n = candidates.shape[0]
    earlier = (keys[None, :] < keys[:, None]) | ((keys[None, :] == keys[:, None]) & (np.arange(n)[None, :] < np.arange(n)[:, None]))
    return jnp.sum(earlier & candidates[None, :], axis=1, dtype=jnp.int32)


class Memo(threading.local):
    """Values of one trace, by the identity of what they depend on."""

    def __init__(self) -> None:
        self.values: dict[Any, Any] = {}


_memo = Memo()


def once(name: Any, parts: Sequence[Any], compute: Callable[[], Any]) -> Any:
    """`compute()`, or what it gave before for the very same parts in this trace."""
    leaves = tuple(jax.tree.leaves(tuple(parts)))
    key = (name, tuple(id(x) for x in leaves))
    if key not in _memo.values:
        _memo.values[key] = (leaves, compute())
    return _memo.values[key][1]


def forget() -> None:
    """A new trace begins, or one ends."""
    _memo.values.clear()


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


# ------------------------------------------------------------------------------------------------ piles
def pile_cards(pile: Pile) -> Any:
    """The set of all cards of a pile."""
    cards = pile.loose
    for known, n in ((pile.top, pile.n_top), (pile.bottom, pile.n_bottom)):
        if known.shape[0]:
            cards = cards | to_set(pile.loose.shape[0], Items(np.arange(known.shape[0], dtype=np.int32) < n, known))
    return cards


def pile_size(pile: Pile) -> Any:
    return size(pile.loose) + pile.n_top + pile.n_bottom


def pile_has(pile: Pile, card: Any) -> Any:
    return at(pile_cards(pile), card)


def pile_seen(pile: Pile, i: Any, player: Any, none: int) -> Any:
    """The i-th card from the top if the player has seen it there."""
    if not pile.top.shape[0]:
        return np.int32(none)
    card = at(pile.top, i)
    return jnp.where((i >= 0) & (i < pile.n_top) & at(pile.seen, card, player), card, none)


def pile_put(pile: Pile, cards: Any) -> Pile:
    """Cards go in among those whose order is open."""
    return pile._replace(loose=pile.loose | cards)


def removed(known: Any, n: Any, card: Any) -> tuple[Any, Any]:
    """A short row of cards without one."""
    if not known.shape[0]:
        return known, n
    place = lowest((known == card) & (np.arange(known.shape[0], dtype=np.int32) < n))
    moved = jnp.where(np.arange(known.shape[0]) >= place, jnp.roll(known, -1), known)
    return moved, jnp.where(place < known.shape[0], n - 1, n)


def unseen(pile: Pile, card: Any) -> Any:
    return write(pile.seen, TRUE, (card,), FALSE) if pile.seen.shape[0] else pile.seen


def pile_take(pile: Pile, card: Any) -> Pile:
    """A card goes out, wherever it lies."""
    top, n_top = removed(pile.top, pile.n_top, card)
    bottom, n_bottom = removed(pile.bottom, pile.n_bottom, card)
    return Pile(write(pile.loose, TRUE, (card,), FALSE), top, n_top, bottom, n_bottom, unseen(pile, card))


def pile_next(pile: Pile, ch: Any, site: Any) -> tuple[Any, Pile]:
    """The card that comes after those known on top, taken out."""
    card = ch.pick(site, pile.loose)
    if pile.bottom.shape[0]:
        low = jnp.any(pile.loose)
        card = jnp.where(low, card, pile.bottom[0])
        rest, n = removed(pile.bottom, pile.n_bottom, pile.bottom[0])
        pile = pile._replace(bottom=jnp.where(low, pile.bottom, rest), n_bottom=jnp.where(low, pile.n_bottom, n))
    return card, pile._replace(loose=write(pile.loose, TRUE, (card,), FALSE))


def pile_pop(pile: Pile, ch: Any, site: Any) -> tuple[Any, Pile]:
    """The topmost card, taken out."""
    card, after = pile_next(pile, ch, site)
    if pile.top.shape[0]:
        known = pile.n_top > 0
        rest, n = removed(pile.top, pile.n_top, pile.top[0])
        card = jnp.where(known, pile.top[0], card)
        after = select(known, pile._replace(top=rest, n_top=n), after)
    return card, after._replace(seen=unseen(pile, card))


def pile_show(pile: Pile, n: Any, most: int, player: Any, ch: Any, site: Any) -> Pile:
    """A player sees the topmost cards."""
    for i in range(most):
        on = (i < n) & (i < pile_size(pile))
        card, after = pile_next(pile, ch.at(i), site)
        after = after._replace(top=write(after.top, TRUE, (i,), card), n_top=np.int32(i + 1))
        pile = select(on & (pile.n_top <= i), after, pile)
        pile = pile._replace(seen=write(pile.seen, on, (pile.top[i], player), TRUE))
    return pile


def pile_put_top(pile: Pile, card: Any) -> Pile:
    return pile._replace(top=jnp.roll(pile.top, 1).at[0].set(i32(card)), n_top=pile.n_top + 1)


def pile_put_bottom(pile: Pile, card: Any) -> Pile:
    return pile._replace(bottom=write(pile.bottom, TRUE, (pile.n_bottom,), card), n_bottom=pile.n_bottom + 1)


def pile_shuffle(pile: Pile) -> Pile:
    """All order is forgotten."""
    none = jnp.zeros_like(pile.n_top)
    return Pile(pile_cards(pile), pile.top, none, pile.bottom, jnp.zeros_like(pile.n_bottom), jnp.zeros_like(pile.seen))


def new_pile(n: int, top: int, bottom: int, players: int, loose: Any = None) -> Pile:
    """A pile of cards in no order."""
    return Pile(
        jnp.zeros(n, bool) if loose is None else loose,
        jnp.zeros(top, jnp.int32), jnp.int32(0), jnp.zeros(bottom, jnp.int32), jnp.int32(0), jnp.zeros((n if top else 0, players), bool),
    )  # fmt: skip


# ------------------------------------------------------------------------------------------------ the end of a step
def finish(s: Any, on: Any, rewards: Sequence[Any] | None = None) -> Any:
    """The game is over where `on`; without rewards they stay as they are."""
    if on is NEVER:
        return s
    if rewards is not None:
        given_ = jnp.stack([jnp.asarray(r, s.reward.dtype) for r in rewards]) if isinstance(rewards, (list, tuple)) else rewards
        s = s._replace(reward=select(on, lax.convert_element_type(given_, s.reward.dtype), s.reward))
    return s._replace(over=s.over | on)


def fault(s: Any, on: Any, code: int) -> Any:
    """Something that rules must not do has happened: the first code stays."""
    if on is NEVER:
        return s
    return s._replace(fault=jnp.where(on & (s.fault == 0), np.int32(code), s.fault))


def ask(
    s: Any, on: Any, here: Any, pc: Any, site: Any, by: Any, candidates: Any, offset: int, numbers: Any = None,
    keys: Any = None, optional: bool = False, none_number: int | None = None, forced: bool = False,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """A question: the state, who goes on, and the position of the answer (one past the end: none).

    It stops where there is something to ask (`on`), and goes on where it has been answered (`here`). `numbers[by, x]`: the number
    of candidate x as player `by` counts; `keys`: candidates are numbered by rank instead."""
    on = FALSE if on is NEVER else on
    n = candidates.shape[0]
    how_many = size(candidates)
    some = how_many > 0
    asks = some & (how_many != 1) if forced and none_number is None else some
    given_ = s.ask.answer - offset
    if keys is not None:
        rank = ranks(candidates, keys)
        options = np.arange(n, dtype=np.int32) < how_many
        answer = lowest(candidates & (rank == given_))
    elif numbers is not None:
        own = at(jnp.asarray(numbers), jnp.where(here, s.ask.by, i32(by)))
        options = at(candidates, 0)[None] if n == 1 else jnp.any((own[None, :] == np.arange(n)[:, None]) & candidates[None, :], axis=1)
        answer = lowest(own == given_)
    else:
        options, answer = candidates, given_
    if none_number is not None:
        answer = jnp.where(s.ask.answer == none_number, n, answer)
    stop = on & asks
    all_options = jnp.zeros(s.ask.options.shape, bool).at[offset : offset + n].set(options)
    if none_number is not None:
        all_options = all_options.at[none_number].set(True)
    old = s.ask
    s = s._replace(
        ask=old._replace(
            pc=jnp.where(stop, i32(pc), old.pc), options=jnp.where(stop, all_options, old.options), by=jnp.where(stop, i32(by), old.by),
            site=jnp.where(stop, i32(site), old.site),
        )  # fmt: skip
    )
    if not optional and none_number is None:
        s = fault(s, on & ~some, 3)
    chosen = jnp.where(here, answer, jnp.where(some, lowest(candidates), n))
    return s, (on & ~asks) | here, chosen


# ------------------------------------------------------------------------------------------------ chance
def path_of(ch: Any) -> Any:
    """The path of a Chance as a word."""
    return jnp.uint32(ch.path)


def with_path(ch: Any, path: Any) -> Any:
    """The Chance of another path."""
    children, (known, real) = ch.tree_flatten()
    words = children if known is not None else children[:-1]
    return type(ch).tree_unflatten((None, real), (*words, jnp.asarray(path, jnp.uint32)))


# ------------------------------------------------------------------------------------------------ states
def as_arrays(tree: Any) -> Any:
    """Every leaf as an array of the dtype that it has while a step is computed."""
    return jax.tree.map(lambda x: jnp.asarray(arr(x)), tree)


def replace(state: Any, **values: Any) -> Any:
    """A state with some fields replaced."""
    import dataclasses

    return dataclasses.replace(state, **values)


def observed(x: Any) -> Any:
    """Numbers of an observation."""
    return jnp.ravel(lax.convert_element_type(jnp.asarray(arr(x)), jnp.float32))


def stored_pile(pile: Pile, dtype: Any) -> Pile:
    """A pile as it is stored."""
    return Pile(
        to_words(pile.loose), narrow(pile.top, dtype), narrow(pile.n_top, dtype), narrow(pile.bottom, dtype), narrow(pile.n_bottom, dtype), pile.seen
    )


def computed_pile(pile: Pile, n: int) -> Pile:
    """A stored pile as it is while a step is computed."""
    return Pile(from_words(pile.loose, n), i32(pile.top), i32(pile.n_top), i32(pile.bottom), i32(pile.n_bottom), pile.seen)


def shuffled(items: Items, ch: Any, site: Any, cap: int) -> List:
    """The values in random order."""
    order = ch.shuffle(site, items.count)
    grow_ = max(cap - items.count, 0)
    data = jax.tree.map(lambda a: jnp.pad(jnp.asarray(a)[order], [(0, grow_)] + [(0, 0)] * (a.ndim - 1)), items.value)
    return List(np.int32(items.count), data)


# ------------------------------------------------------------------------------------------------ calls
def outlined(f: Any) -> Any:
    """The function as a call that XLA keeps: traced once and compiled once, however often it is called. Without this a rule is copied
    into every place that calls it, and compile time grows with the copies."""
    compiled = jax.jit(f, inline=False)

    @functools.wraps(f)
    def call(*args: Any) -> Any:
        if any(a is NEVER for a in args):
            return f(*args)
        with set_xla_metadata(inlineable="false"):
            return compiled(*args)

    return call


def pick_item(items: Items, ch: Any, site: Any, weights: Callable[[Any], Any] | None = None) -> Any:
    """One of the values that count, drawn by its position."""
    mask = jnp.ones(items.count, bool) if items.mask is None else items.mask
    if weights is None:
        return at(items.value, ch.pick(site, mask))
    return at(items.value, ch.weighted(site, jnp.where(mask, jax.vmap(weights)(items.value), 0)))


def filtered(mask: Any, test: Callable[[Any], Any], chunk: int = 32) -> Any:
    """The cells of a mask that pass an expensive test, which is tried for a few of them at a time."""
    n = mask.shape[0]
    padded = -(-n // chunk) * chunk
    place = lax.cumsum(mask.astype(jnp.int32)) - 1
    how_many = place[-1] + 1
    cells_ = jnp.zeros(padded, jnp.int32).at[jnp.where(mask, place, padded)].set(np.arange(n, dtype=np.int32), mode="drop")

    def step(state: tuple[Any, Any]) -> tuple[Any, Any]:
        start, out = state
        some = lax.dynamic_slice(cells_, (start,), (chunk,))
        ok = jax.vmap(lambda i: jnp.asarray(test(i)))(some) & (start + np.arange(chunk, dtype=np.int32) < how_many)
        return start + np.int32(chunk), out.at[some].max(ok)

    return lax.while_loop(lambda state: state[0] < how_many, step, (jnp.int32(0), jnp.zeros(n, bool)))[1]


def union(items: Items) -> Any:
    """The union of sets, those that count."""
    return jnp.any(items.value if items.mask is None else items.value & items.mask[:, None], axis=0)
