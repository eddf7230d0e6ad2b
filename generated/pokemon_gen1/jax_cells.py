"""Reading, comprehensions and masked writing in generated JAX environments."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from .jax_values import NEVER, SMALL, TRUE, List, Opt, arr, i32, lowest, match_types, select, wide

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
