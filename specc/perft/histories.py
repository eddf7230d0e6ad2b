"""Perft of games with chance or hidden information: histories, and the information sets of the players.

A history is a node of the game tree with chance as a player: the root, each single draw of chance, each action. An
information set is what one player can tell apart when it is that player's turn, with perfect recall: everything seen so
far (after each action and each deal) and the player's own actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import cast

from specc.environment import Built, Plain, State, frozen, position_key
from specc.perft.count import Count, Progress, outcome_name
from specc.perft.deals import Deals, Draws


def count_histories(
    built: Built, depth: int | None = None, *, given: Plain | None = None, hidden: bool = True, progress: Progress | None = None
) -> Count:
    """Count a game tree with chance nodes, one draw a node.

    Nodes that are equal in state and in what every player remembers are walked once, with their multiplicity; without
    hidden information nothing need be remembered.
    """
    walk = _Walk(Deals(built), hidden)
    players = walk.deals.env.num_players
    walk.deal(walk.deals.init(given), (0.0,) * players, tuple(() for _ in range(players)), 1)
    result = Count()
    histories = walk.histories
    while walk.below and (depth is None or len(result.counts) < depth):
        layer, walk.below, walk.histories = walk.below, {}, 0
        actions = 0
        last = depth is not None and len(result.counts) + 1 == depth
        for node in layer.values():
            for action, legal in enumerate(node.state.legal_action_mask):
                if not legal:
                    continue
                actions += node.ways
                if not last:
                    walk.act(node, action)
        result.counts.append(actions)
        histories += walk.histories
        if last:
            walk.below = layer
            break
        if progress is not None:
            progress(len(result.counts), len(walk.below))
    if not walk.below:
        result.complete_games = walk.ended.total()
        result.outcomes = {outcome_name(total): n for total, n in sorted(walk.ended.items(), reverse=True)}
        result.histories = histories
        result.information_sets = len(walk.information_sets) if hidden else None
    return result


Memory = tuple[Hashable, ...]
"""By player: what that player remembers, as a nest of (memory before, own action, what was then seen)."""


class _Node:
    """A decision node with its multiplicity."""

    __slots__ = ("memory", "state", "total", "ways")

    def __init__(self, state: State, total: tuple[float, ...], memory: Memory, ways: int) -> None:
        self.state = state
        self.total = total
        self.memory = memory
        self.ways = ways


class _Walk:
    """The layer that is being filled and what has been counted on the way."""

    def __init__(self, deals: Deals, hidden: bool) -> None:
        self.deals = deals
        self.hidden = hidden
        self.below: dict[Hashable, _Node] = {}
        self.histories = 0
        self.ended: Counter[tuple[float, ...]] = Counter()
        self.information_sets: set[tuple[int, int]] = set()
        self._memories: dict[Hashable, int] = {}

    def act(self, node: _Node, action: int) -> None:
        """One action at a decision node, with all that chance may make of it."""
        mover = node.state.to_move
        memory = tuple((m, action) if player == mover else (m,) for player, m in enumerate(node.memory)) if self.hidden else node.memory
        self.deal(self.deals.step(node.state, action), node.total, memory, node.ways)

    def deal(self, deals: Iterable[tuple[Draws, State]], before: tuple[float, ...], memory: Memory, ways: int) -> None:
        """Count the nodes of one step: a node before each draw, and the node that each deal leads to."""
        chance_nodes: set[Draws] = set()
        for draws, state in deals:
            chance_nodes.update(draws[:n] for n in range(len(draws)))
            self.histories += ways
            self._arrive(state, before, memory, ways)
        self.histories += ways * len(chance_nodes)

    def _arrive(self, state: State, before: tuple[float, ...], memory: Memory, ways: int) -> None:
        total = tuple(a + float(b) for a, b in zip(before, state.reward, strict=True))
        if state.over or state.truncated:
            self.ended[total] += ways
            return
        if self.hidden:
            memory = tuple(self._number((m, frozen(self.deals.env.visible_view(state, player)))) for player, m in enumerate(memory))
            self.information_sets.add((state.to_move, cast("int", memory[state.to_move])))
        key = (position_key(self.deals.env, state), total, memory)
        node = self.below.get(key)
        if node is None:
            self.below[key] = _Node(state, total, memory, ways)
        else:
            node.ways += ways

    def _number(self, memory: Hashable) -> int:
        """A small number for a memory, so that long games do not carry long memories about."""
        return self._memories.setdefault(memory, len(self._memories))
