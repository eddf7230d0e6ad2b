"""Perft in JAX: whole layers of positions stepped at once with `jax.vmap`, for games without chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from specc.environment import Plain
from specc.perft.count import Count, Progress, outcome_name

MOST = 2048
"""States that are stepped together, at most."""
ROOM = 1 << 17
"""Actions whose legality is tried together: what a step needs grows with them."""


def count_batched(env: Any, depth: int | None = None, *, given: Plain | None = None, progress: Progress | None = None) -> Count:
    """The counts of `count_positions`, from the JAX environment.

    Each layer is a batch of different states with their multiplicities (as int64) on the host; children are made in chunks
    of one size, so that `step` compiles once, and equal ones are merged by their bytes.
    """
    import jax
    import jax.numpy as jnp

    no_chance = jnp.zeros(2, jnp.uint32)
    root = env.init(no_chance) if given is None else env.init(no_chance, given)
    leaves, treedef = jax.tree_util.tree_flatten(root)

    @jax.jit
    def step(parts: list[Any], actions: Any) -> tuple[list[Any], Any, Any, Any]:
        state = jax.vmap(lambda s, a: env.step(s, a, no_chance))(jax.tree_util.tree_unflatten(treedef, parts), actions)
        ended = state.terminated | state.truncated
        return jax.tree_util.tree_leaves(state), ended, state.legal_action_mask, state.rewards

    layer = _Layer(
        [np.asarray(leaf)[None] for leaf in leaves],
        np.asarray(root.legal_action_mask)[None],
        np.asarray(root.rewards, dtype=np.float64)[None],
        np.ones(1, np.int64),
    )
    chunk = max(16, min(MOST, ROOM // max(1, env.num_actions)))
    result = Count()
    ended: Counter[tuple[float, ...]] = Counter()
    while len(layer.ways) and (depth is None or len(result.counts) < depth):
        result.counts.append(int((layer.ways * layer.mask.sum(axis=1)).sum()))
        if depth is not None and len(result.counts) == depth:
            break
        layer = _below(layer, step, ended, chunk)
        if progress is not None:
            progress(len(result.counts), len(layer.ways))
    if len(layer.ways) == 0:
        result.complete_games = ended.total()
        result.outcomes = {outcome_name(total): n for total, n in sorted(ended.items(), reverse=True)}
        result.histories = 1 + sum(result.counts)
    return result


class _Layer:
    """Different positions of one depth: the leaves of their states, masks, total rewards and multiplicities."""

    def __init__(self, leaves: list[Any], mask: Any, total: Any, ways: Any) -> None:
        self.leaves = leaves
        self.mask = mask
        self.total = total
        self.ways = ways


def _below(layer: _Layer, step: Any, ended: Counter[tuple[float, ...]], chunk: int) -> _Layer:
    parents, actions = np.nonzero(layer.mask)
    pieces: list[_Layer] = []
    for start in range(0, len(parents), chunk):
        parent = parents[start : start + chunk]
        action = actions[start : start + chunk]
        count = len(parent)
        padded = np.concatenate([parent, np.zeros(chunk - count, parent.dtype)])
        moves = np.concatenate([action, np.full(chunk - count, actions[0], action.dtype)]).astype(np.int32)
        leaves, over, mask, rewards = step([leaf[padded] for leaf in layer.leaves], moves)
        over = np.asarray(over)[:count]
        total = layer.total[parent] + np.asarray(rewards, dtype=np.float64)[:count]
        ways = layer.ways[parent]
        for row, n in zip(total[over], ways[over], strict=True):
            ended[tuple(float(r) for r in row)] += int(n)
        live = ~over
        pieces.append(_Layer([np.asarray(leaf)[:count][live] for leaf in leaves], np.asarray(mask)[:count][live], total[live], ways[live]))
        if len(pieces) > 64:
            pieces = [_merged(pieces)]
    return _merged(pieces)


def _merged(pieces: list[_Layer]) -> _Layer:
    leaves = [np.concatenate(parts) for parts in zip(*(piece.leaves for piece in pieces), strict=True)]
    mask = np.concatenate([piece.mask for piece in pieces])
    total = np.concatenate([piece.total for piece in pieces])
    ways = np.concatenate([piece.ways for piece in pieces])
    n = len(ways)
    if n == 0:
        return _Layer(leaves, mask, total, ways)
    bytes_of = [np.ascontiguousarray(part).reshape(n, -1).view(np.uint8).reshape(n, -1) for part in (*leaves, total) if part.size]
    rows = np.ascontiguousarray(np.concatenate(bytes_of, axis=1))
    keys = rows.view(np.dtype((np.void, rows.shape[1]))).reshape(n)
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    summed = np.zeros(len(first), np.int64)
    np.add.at(summed, which.reshape(-1), ways)
    return _Layer([leaf[first] for leaf in leaves], mask[first], total[first], summed)
