"""Sets, lists, pools and piles of generated JAX environments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .jax_cells import Items, at, changed, to_set, write, written
from .jax_values import FALSE, NEVER, TRUE, List, Pile, Pool, arr, equal, i32, lowest, select

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


def list_in(items: List, cap: int, change: Callable[[Any], Any] | None = None) -> List:
    """The list in a place with more room, its elements changed."""
    data = items.data if change is None else jax.vmap(change)(items.data)
    return List(items.size, jax.tree.map(lambda a: jnp.pad(a, [(0, cap - a.shape[0])] + [(0, 0)] * (a.ndim - 1)), data))


def pool_of(items: List, cap: int, change: Callable[[Any], Any] | None = None) -> Pool:
    """The first slots hold the elements of the list."""
    room = list_in(items, cap, change)
    return Pool(np.arange(cap) < room.size, room.data)


def array_in(cells: Any, dims: int, change: Callable[[Any], Any]) -> Any:
    """An array with every element changed."""
    for _ in range(dims):
        change = jax.vmap(change)
    return change(cells)


def set_in(mask: Any, places: Any) -> Any:
    """The set among more values. places: for each of these its place in the mask; -1 where it has none."""
    found = np.asarray(places)
    return jnp.where(found >= 0, jnp.asarray(mask)[np.maximum(found, 0)], False)


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
