"""Level 3: whole episodes. The reference plays; JAX plays all episodes of a batch at once under vmap; every step is compared.

In close mode each step of JAX starts from the state of the reference. A batch is compared step by step, so the first
difference has the fewest actions of its batch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from specc.environment import Built, Plain
from specc.verify.coverage import Watch, parts, ran
from specc.verify.players import Failed, Move, Player
from specc.verify.results import Difference

NAME = "L3"


@dataclass
class Compared:
    """How far a comparison went. steps: positions compared, resets among them."""

    episodes: int = 0
    ended: int = 0
    steps: int = 0
    batches: int = 0
    cut: bool = False
    first: Difference | None = None
    played: Counter[Any] = field(default_factory=Counter)


class Rollouts:
    """Both backends of one build, compiled once, to be held against each other for many batches of one size."""

    def __init__(self, built: Built, twin: Any) -> None:
        import jax

        self.built = built
        self.twin = twin
        self.given = built.module("checks").must_be_given(twin.env)
        self.box = twin.env.game.actions[0].box
        given, players = self.given or {}, np.arange(twin.env.num_players)
        self._init = jax.jit(jax.vmap(lambda key: twin.jax.init(key, given)))
        self._step = jax.jit(jax.vmap(twin.jax.step))
        self._observe = jax.jit(jax.vmap(lambda s: jax.vmap(lambda p: twin.jax.observe(s, p))(players)))
        self._idle = twin._action([0.0] * len(self.box)) if self.box else np.int32(0)

    def compare(
        self,
        numbers: Iterable[int],
        most: int,
        result: Compared,
        *,
        guided: bool = False,
        watch: Watch | None = None,
        stop: Callable[[], bool] = lambda: False,
        starts: Mapping[int, Plain] | None = None,
    ) -> list[Player]:
        """Play the episodes of these numbers, of `most` steps at most, into `result`; up to the first difference, or until told to stop.

        `starts`: where each begins, if not at a reset. Gives the players, with what they did.
        """
        of = [
            Player(self.built, self.twin.env, n, self.given, result.played, watch, guided and n % 2 == 1 and not self.box,
                   starts[n] if starts is not None else None)
            for n in numbers
        ]  # fmt: skip
        moves: list[Move | None] = [None] * len(of)
        batch: Any = None
        for t in range(most + 1):
            if stop():
                result.cut = True
                break
            for i, player in enumerate(of):
                try:
                    moves[i] = player.reset() if t == 0 else player.step()
                except Failed as failed:
                    result.first = self._told(player, t, failed.action, "", str(failed), None)
                    return of
            if not any(moves):
                break
            batch = self._loaded(moves) if t == 0 and starts is not None else self._next(batch, moves)
            result.first = self._first(batch, moves, of, t)
            if result.first is not None:
                return of
            result.steps += sum(x is not None for x in moves)
        result.episodes += len(of)
        result.ended += sum(player.state is not None and player.ended for player in of)
        result.batches += not result.cut
        return of

    def _next(self, batch: Any, moves: list[Move | None]) -> Any:
        keys = np.asarray([(0, 0) if x is None else x.key for x in moves], np.uint32)
        if batch is None:
            return self._init(keys)
        if not self.built.layout["exact"]:
            batch = self._resynchronised(batch, moves)
        actions = np.stack([self._idle if x is None else self.twin._action(x.action) for x in moves])
        return self._step(batch, actions, keys)

    def _loaded(self, moves: list[Move | None]) -> Any:
        """The batch at the positions where the players begin."""
        return self._stacked([self.twin.load(x.after) for x in moves if x is not None])

    @staticmethod
    def _stacked(rows: list[Any]) -> Any:
        import jax
        import jax.numpy as jnp

        return jax.tree.map(lambda *leaves: jnp.stack(leaves), *rows)

    def _resynchronised(self, batch: Any, moves: list[Move | None]) -> Any:
        """The batch with the states of the reference, where no question is open."""
        import jax

        rows = [
            self.twin.load(x.before) if x is not None and x.before.pending is None else jax.tree.map(lambda a, i=i: a[i], batch)
            for i, x in enumerate(moves)
        ]
        return self._stacked(rows)

    def _first(self, batch: Any, moves: list[Move | None], of: list[Player], t: int) -> Difference | None:
        """The first of the batch that differs."""
        import jax

        host, seen = jax.device_get(batch), np.asarray(self._observe(batch))
        for i, (player, x) in enumerate(zip(of, moves, strict=True)):
            if x is not None:
                j = jax.tree.map(lambda a, i=i: a[i], host)
                found = self._differs(x.after, j, seen[i]) if x.error is None else self._went_on(x.error, j)
                if found is not None:
                    return self._told(player, t, x.action, *found, x)
        return None

    @staticmethod
    def _went_on(error: Exception, j: Any) -> tuple[str, str] | None:
        """Does JAX go on where the reference does not?"""
        if checked_by_reference_alone(error) or int(j._fault) != 0:
            return None
        return "fault", f"the reference raises {type(error).__name__}: {error}; JAX reports no fault"

    def _differs(self, s: Any, j: Any, seen: Any) -> tuple[str, str] | None:
        """The first field that differs, and how: declared fields first, then legality, rewards, flags and observations."""
        twin, difference = self.twin, self.built.module("checks_jax").difference
        if int(j._fault) != 0:
            return "fault", f"JAX reports fault {int(j._fault)}, the reference none"
        plain, found = twin.env.to_plain(s), twin.jax.to_plain(j)
        for name, v in plain.items():
            place = difference(v, found[name], twin.tolerance(name)) if found[name] != v else None
            if place is not None:
                return name, f"{name}{place} (reference, JAX)"
        flags = {"terminated": (s.over, bool(j.terminated)), "truncated": (s.truncated, bool(j.truncated)),
                 "current_player": (s.to_move, int(j.current_player))}  # fmt: skip
        for name, (a, b) in flags.items():
            if a != b:
                return name, f"{name} is {a} and {b} (reference, JAX)"
        close = max(twin.tolerance("observation"), 1e-6 * (not self.built.layout["exact"]))
        for player in range(twin.env.num_players):
            expected = np.asarray(twin.env.observe(s, player), np.float32).tolist()
            place = difference(expected, seen[player].astype(np.float32).tolist(), close)
            if place is not None:
                return "observation", f"observation of player {player}{place} (reference, JAX)"
        return None

    def _told(self, player: Player, t: int, action: Any, name: str, message: str, x: Move | None) -> Difference:
        text = player.env.render(x.after) if x is not None and x.error is None else ""
        return Difference(
            NAME,
            f"episode {player.number}, step {t}, {player.name(action)}",
            f"{message}\n{text}".rstrip(),
            episode=player.number,
            step=t,
            action=player.name(action),
            field=name or None,
            rules=self._rules(x),
            trace=tuple(player.name(a) for a in player.actions[: t or None] if t),
        )

    def _rules(self, x: Move | None) -> tuple[str, ...]:
        """What runs in the reference in this step."""
        if x is None or x.before is None:
            return ()
        file = Path(str(self.built.module("reference").__file__))
        watch = Watch(file)
        with watch.on(), suppress(Exception):                                   # what it raises is told already
            self.twin.env.step(x.before, x.action, x.key)
        return ran(watch, parts(file.read_text(encoding="utf-8")))


def checked_by_reference_alone(error: Exception) -> bool:
    """What a rule needs, and invariants: JAX goes on where they do not hold."""
    return type(error).__name__ == "NeedsError" or getattr(error, "rule", "") == "invariants"


def compare_backends(built: Built, episodes: int, most: int) -> Compared:
    """One batch of random episodes, of `most` steps at most."""
    twins, result = built.module("checks_jax"), Compared()
    with twins.numbers_of(built.layout):
        Rollouts(built, twins.Twin(built.reference(), built.layout)).compare(range(episodes), most, result)
    return result
