"""Episodes of the reference that choose their own actions: at random, or guided to what ran least.

Every other episode is guided. It looks a step ahead with a few of the legal actions, those played least, and takes the one in which
the rarest things run: functions, sides of conditions, rows. What is rare is what was rare when the batch began, and in this episode;
so an episode depends on its number and on the batches before, not on the episodes beside it.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from specc.environment import Built, Key, Plain
from specc.verify.coverage import Watch

TRIES = 5
"""So many actions are looked at, at most."""
OFTEN, REST = 20, 8
"""Where all that could run next was part of so many steps before, so many choices do not look ahead."""


@dataclass(frozen=True)
class Known:
    """What ran and what was played before a batch: events and action numbers, how often."""

    steps: Mapping[int, int] = field(default_factory=dict)
    played: Mapping[Any, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Move:
    """One step of an episode as plain data, so that it can come from another process. The first has no action."""

    action: Any
    key: Key
    after: Any
    """What the state shows then (`Shown` of the folder's `checks.py`); None: the reference could not go on."""
    before: Plain | None = None
    """What JAX is to begin this step from, where it does not go on from its own state."""
    error: str = ""
    """Why there is no state after it."""
    excused: bool = False
    """Is the error one that only the reference checks?"""


class Player:
    """One episode. Unguided ones are those of the derived tests: same keys, same actions.

    With a `start`, plain data of a position that play need not reach, an error of the reference ends the episode; `first` is played first.
    """

    def __init__(
        self,
        built: Built,
        env: Any,
        number: int,
        given: Any,
        known: Known,
        watch: Watch | None,
        guided: bool,
        start: Plain | None = None,
        first: Any = None,
    ) -> None:
        self.checks = built.module("checks")
        self.episode_key = built.module("chance").episode_key
        self.resynchronised = not built.layout["exact"]
        self.env = env
        self.number = number
        self.given = given
        self.known = known
        self.watch = watch
        self.guided = guided
        self.start = start
        self.first = first
        self.stopped = False
        self.rng = random.Random(f"{self.checks.SEED} {number}")
        self.actions: list[Any] = []
        self.state: Any = None
        self.played: Counter[Any] = Counter()
        """What this episode played, and below what ran in it."""
        self.steps: Counter[int] = Counter()
        self.writers: dict[str, int] = {}
        self.rest = 0
        """So many choices that do not look ahead."""

    @property
    def ended(self) -> bool:
        """Is there nothing more to play?"""
        return bool(self.stopped or self.state.over or self.state.truncated)

    def next(self) -> Move | None:
        """The first position, or the next one; None after the end."""
        if self.state is None and not self.stopped:
            key = self.episode_key(self.checks.SEED, self.number, 0)
            start = self.start
            if start is None:
                return self._moved(None, key, None, lambda: self.env.init(key, self.given))
            move = self._moved(None, key, None, lambda: self.env.from_plain(start))
            return move if self.state is None else replace(move, before=self.checks.loadable(self.env, self.state))
        if self.ended:
            return None
        before, action = self.state, self._choice()
        key = self.episode_key(self.checks.SEED, self.number, len(self.actions) + 1)
        self.actions.append(action)
        if isinstance(action, int):
            self.played[action] += 1
        from_here = self.checks.loadable(self.env, before) if self.resynchronised and before.pending is None else None
        return self._moved(action, key, from_here, lambda: self.env.step(before, action, key))

    def name(self, action: Any) -> str:
        """An action as text."""
        return named(self.env, action)

    def _moved(self, action: Any, key: Key, before: Plain | None, run: Any) -> Move:
        try:
            if self.watch is None:
                self.state = run()
            else:
                with self.watch.on(self.writers):
                    self.state = run()
                self.steps.update(self.watch.probe.now)
                if self.state.truncated and not self.state.over:
                    self.watch.cut_off()
        except Exception as error:  # noqa: BLE001 - whatever it is, the rules have no step here
            self.stopped = True
            return Move(action, key, None, before, f"{type(error).__name__}: {error}", checked_by_reference_alone(error))
        return Move(action, key, self.checks.shown(self.env, self.state), before)

    def _choice(self) -> Any:
        if self.first is not None and not self.actions:
            return self.first
        legal = [i for i, allowed in enumerate(self.state.legal_action_mask) if allowed]
        if not self.guided or (not legal and self.env.num_actions):
            return self.checks.random_action(self.env, self.state, self.rng)
        if not legal:                                                           # an action is a list of reals
            return self._rarest([self.checks.random_action(self.env, self.state, self.rng) for _ in range(TRIES)])
        self.rng.shuffle(legal)
        return self._rarest(sorted(legal, key=lambda i: self.known.played.get(i, 0) + self.played[i])[:TRIES])

    def _rarest(self, some: list[Any]) -> Any:
        """The action in which the rarest things run; the first of equals."""
        if self.watch is None or len(some) == 1:
            return some[0]
        if self.rest:
            self.rest -= 1
            return some[0]
        key = self.episode_key(self.checks.SEED, self.number, len(self.actions) + 1)
        best, most, seldom = some[0], -1.0, OFTEN
        for action in some:
            try:
                with self.watch.trial() as ran:
                    self.env.step(self.state, action, key)
            except Exception:  # noqa: BLE001 - whatever it is, the step itself will tell
                return action
            counts = [self.known.steps.get(event, 0) + self.steps[event] for event in ran]
            rarity, seldom = sum((1 + n) ** -2.0 for n in counts), min([seldom, *counts])
            if rarity > most:
                best, most = action, rarity
        self.rest = REST if seldom >= OFTEN else 0
        return best


def checked_by_reference_alone(error: Exception) -> bool:
    """What a rule needs, and invariants: JAX goes on where they do not hold."""
    return type(error).__name__ == "NeedsError" or getattr(error, "rule", "") == "invariants"


def named(env: Any, action: Any) -> str:
    """An action as text."""
    return "reset" if action is None else str(env.action_name(action)) if isinstance(action, int) else str(action)
