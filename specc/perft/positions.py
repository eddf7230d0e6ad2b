"""Perft by different positions: equal positions reached in several ways are expanded once, with their multiplicity."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from specc.environment import Env, Key, Plain, State, position_key
from specc.perft.count import Count, Progress, outcome_name

NO_CHANCE: Key = (0, 0)


def count_positions(env: Env, depth: int | None = None, *, given: Plain | None = None, progress: Progress | None = None) -> Count:
    """Count a game without chance, one layer of positions after the other.

    The last layer is never built: the number of legal actions is enough for its count.
    """
    root = env.init(NO_CHANCE, given)
    layer: dict[Hashable, _Node] = {}
    result = Count()
    ended: Counter[tuple[float, ...]] = Counter()
    _add(layer, ended, env, root, (0.0,) * env.num_players, 1)
    while layer and (depth is None or len(result.counts) < depth):
        result.counts.append(sum(node.ways * sum(map(bool, node.state.legal_action_mask)) for node in layer.values()))
        if depth is not None and len(result.counts) == depth:
            break
        below: dict[Hashable, _Node] = {}
        for node in layer.values():
            for action, legal in enumerate(node.state.legal_action_mask):
                if legal:
                    _add(below, ended, env, env.step(node.state, action, NO_CHANCE), node.total, node.ways)
        layer = below
        if progress is not None:
            progress(len(result.counts), len(layer))
    if not layer:
        result.complete_games = ended.total()
        result.outcomes = {outcome_name(total): n for total, n in sorted(ended.items(), reverse=True)}
        result.histories = 1 + sum(result.counts)
    return result


class _Node:
    """A position, what each player has collected on the way there, and in how many ways it is reached."""

    __slots__ = ("state", "total", "ways")

    def __init__(self, state: State, total: tuple[float, ...], ways: int) -> None:
        self.state = state
        self.total = total
        self.ways = ways


def _add(
    layer: dict[Hashable, _Node], ended: Counter[tuple[float, ...]], env: Env, state: State, before: tuple[float, ...], ways: int
) -> None:
    total = tuple(a + float(b) for a, b in zip(before, state.reward, strict=True))
    if state.over or state.truncated:
        ended[total] += ways
        return
    key = (position_key(env, state), total)
    node = layer.get(key)
    if node is None:
        layer[key] = _Node(state, total, ways)
    else:
        node.ways += ways
