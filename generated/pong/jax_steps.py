"""What a step of a generated JAX environment is made of: questions, its end, stored states, calls."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.experimental.xla_metadata import set_xla_metadata

from .jax_cells import Items, at, to_list
from .jax_numbers import from_words, narrow, to_words
from .jax_sets import size
from .jax_values import FALSE, NEVER, TRUE, List, Pile, arr, i32, lowest, select

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


# ------------------------------------------------------------------------------------------------ the end of a step
def finish(s: Any, on: Any, rewards: Sequence[Any] | None = None) -> Any:
    """The game is over where `on`; without rewards they stay as they are."""
    if on is NEVER:
        return s
    if rewards is not None:
        given_ = jnp.stack([jnp.asarray(r, s.reward.dtype) for r in rewards]) if isinstance(rewards, (list, tuple)) else rewards
        s = s._replace(reward=select(on, lax.convert_element_type(given_, s.reward.dtype), s.reward))
    return s._replace(over=s.over | on)


def finite(*trees: Any) -> Any:
    """Are all reals in the trees numbers, neither NaN nor infinite?"""
    result: Any = TRUE
    for leaf in jax.tree.leaves(trees):
        a = jnp.asarray(leaf)
        if jnp.issubdtype(a.dtype, jnp.floating):
            result = result & jnp.all(jnp.isfinite(a))
    return result


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
    """The values that count, in random order."""
    n, size, data = items.count, np.int32(items.count), items.value
    if items.mask is not None:
        size, data = to_list(n, items)
    order = jnp.clip(ch.shuffle(site, n, None if items.mask is None else size), 0, max(n - 1, 0))
    return List(size, jax.tree.map(lambda a: jnp.pad(jnp.asarray(a)[order], [(0, max(cap - n, 0))] + [(0, 0)] * (a.ndim - 1)), data))


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
