"""Level 3: whole episodes. The reference plays; JAX plays all episodes of a batch at once under vmap; every step is compared.

In close mode each step of JAX starts from the state of the reference. A batch is compared step by step, so the first
difference has the fewest actions of its batch.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from specc.environment import Built, Key, Plain
from specc.verify.coverage import Tally, ran
from specc.verify.crew import Batch, Crew, Here
from specc.verify.instrument import instrumented
from specc.verify.players import Known, Move, named
from specc.verify.results import Difference

NAME = "L3"


@dataclass(frozen=True)
class Episode:
    """One that was played, up to where it was compared. `start`: where it begins, if not at a reset."""

    number: int
    start: Plain | None
    steps: tuple[tuple[Any, Key], ...]
    """Action and key of each step; the reset has no action."""

    @property
    def actions(self) -> tuple[Any, ...]:
        """Without the reset."""
        return tuple(action for action, _ in self.steps[1:])


@dataclass
class Compared:
    """How far a comparison went. steps: positions compared, resets among them."""

    episodes: int = 0
    """Played whole, or cut off at the limit of steps."""
    ended: int = 0
    steps: int = 0
    batches: int = 0
    cut: bool = False
    """Told to stop within a batch, which does not count among the episodes."""
    first: Difference | None = None
    shown_by: Episode | None = None
    """The episode with the first difference, up to it."""
    played: Counter[Any] = field(default_factory=Counter)
    tally: Tally = field(default_factory=Tally)


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
        crew: Crew | None = None,
        stop: Callable[[], bool] = lambda: False,
        starts: Mapping[int, Plain] | None = None,
        firsts: Mapping[int, Any] | None = None,
    ) -> list[Episode]:
        """Play the episodes of these numbers, of `most` steps at most, into `result`; up to the first difference, or until told to stop.

        `starts`: where each begins, if not at a reset; `firsts`: what is played first there. Gives what was played.
        """
        of = tuple(numbers)
        crew = crew or Here(self.built, self.twin.env)
        crew.begin(Batch(of, most, Known(dict(result.tally.steps), dict(result.played)), guided, starts, firsts))
        steps: list[list[tuple[Any, Key]]] = [[] for _ in of]
        last: list[Move | None] = [None] * len(of)
        batch: Any = None
        going = True
        while going and result.first is None and not result.cut:
            piece = crew.next()
            for k in range(max(map(len, piece.moves))):
                if stop():
                    result.cut = True
                    break
                moves = [m[k] if k < len(m) else None for m in piece.moves]
                for i, x in enumerate(moves):
                    if x is not None:
                        steps[i].append((x.action, x.key))
                        last[i] = x
                batch = self._loaded(moves) if batch is None and starts is not None else self._next(batch, moves)
                found = self._first(batch, moves, starts is not None)
                if found is not None:
                    i, name, message = found
                    result.shown_by = Episode(of[i], starts[of[i]] if starts else None, tuple(steps[i]))
                    result.first = told(self.built, self.twin.env, self.given, result.shown_by, name, message)
                    break
                result.steps += sum(x is not None for x in moves)
            else:
                result.tally.add(piece.tally)
                going = any(piece.moves)
        result.played.update(action for one in steps for action, _ in one if isinstance(action, int))
        if not result.cut:
            result.episodes += len(of)
            result.ended += sum(x is not None and (x.after is None or x.after.over or x.after.truncated) for x in last)
            result.batches += 1
        return [Episode(n, starts[n] if starts else None, tuple(s)) for n, s in zip(of, steps, strict=True)]

    def _next(self, batch: Any, moves: list[Move | None]) -> Any:
        keys = np.asarray([(0, 0) if x is None else x.key for x in moves], np.uint32)
        if batch is None:
            return self._init(keys)
        if not self.built.layout["exact"]:
            batch = self._resynchronised(batch, moves)
        actions = np.stack([self._idle if x is None else self.twin._action(x.action) for x in moves])
        return self._step(batch, actions, keys)

    def _loaded(self, moves: list[Move | None]) -> Any:
        """The batch at the positions where the episodes begin."""
        return self._stacked([self.twin.jax.from_plain(x.before) for x in moves if x is not None])

    @staticmethod
    def _stacked(rows: list[Any]) -> Any:
        import jax
        import jax.numpy as jnp

        return jax.tree.map(lambda *leaves: jnp.stack(leaves), *rows)

    def _resynchronised(self, batch: Any, moves: list[Move | None]) -> Any:
        """The batch with the states of the reference, where no question is open."""
        import jax

        rows = [
            self.twin.jax.from_plain(x.before) if x is not None and x.before is not None else jax.tree.map(lambda a, i=i: a[i], batch)
            for i, x in enumerate(moves)
        ]
        return self._stacked(rows)

    def _first(self, batch: Any, moves: list[Move | None], placed: bool) -> tuple[int, str, str] | None:
        """The first of the batch that differs: which, in what, and how."""
        import jax

        host, seen = jax.device_get(batch), np.asarray(self._observe(batch))
        for i, x in enumerate(moves):
            if x is not None:
                j = jax.tree.map(lambda a, i=i: a[i], host)
                found = self.twin.differs(x.after, j, seen[i]) if x.after is not None else _went_on(x, j, placed)
                if found is not None:
                    return i, *found
        return None


def _went_on(x: Move, j: Any, placed: bool) -> tuple[str, str] | None:
    """The reference raises. From a position that play need not reach, JAX may report a fault too, or not check it."""
    if placed and (x.excused or int(j._fault) != 0):
        return None
    return ("fault", f"the reference raises {x.error}; JAX reports no fault") if placed else ("", f"the reference raises {x.error}")


def told(built: Built, env: Any, given: Any, episode: Episode, name: str, message: str) -> Difference:
    """A difference at the end of an episode: with the position, and the rules that run in its last step."""
    fresh, probe = instrumented(built.folder)
    again: Any = fresh.reference()
    state: Any = None
    text = ""
    with suppress(Exception):                                                   # what it raises is told already
        for action, key in episode.steps:
            probe.clear()
            if action is not None:
                state = again.step(state, action, key)
            else:
                state = again.init(key, given) if episode.start is None else again.from_plain(episode.start)
        text = again.render(state)
    names = tuple(named(env, action) for action in episode.actions)
    last = len(names)
    return Difference(
        NAME,
        f"episode {episode.number}, step {last}, {names[-1] if names else 'reset'}",
        f"{message}\n{text}".rstrip(),
        episode=episode.number,
        step=last,
        action=names[-1] if names else "reset",
        field=name or None,
        rules=ran(probe, probe.now) if names else (),
        trace=names,
    )


def compare_backends(built: Built, episodes: int, most: int) -> Compared:
    """One batch of random episodes, of `most` steps at most."""
    twins, result = built.module("checks_jax"), Compared()
    with twins.numbers_of(built.layout):
        Rollouts(built, twins.Twin(built.reference(), built.layout)).compare(range(episodes), most, result)
    return result
