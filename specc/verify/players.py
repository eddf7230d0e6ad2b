"""Episodes of the reference that choose their own actions: at random, or guided to what has been played least."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from specc.environment import Built, Key
from specc.verify.coverage import Watch


@dataclass(frozen=True)
class Move:
    """One step of an episode; the first has neither a state before it nor an action."""

    before: Any
    action: Any
    key: Key
    after: Any


class Failed(Exception):
    """The reference could not go on: it raised where the rules promise a step."""

    def __init__(self, action: Any, error: Exception) -> None:
        super().__init__(f"the reference raises {type(error).__name__}: {error}")
        self.action = action


class Player:
    """One episode. Unguided ones are those of the derived tests: same keys, same actions."""

    def __init__(self, built: Built, env: Any, number: int, given: Any, played: Counter[Any], watch: Watch | None, guided: bool) -> None:
        self.checks = built.module("checks")
        self.episode_key = built.module("chance").episode_key
        self.env = env
        self.number = number
        self.given = given
        self.played = played
        self.watch = watch
        self.guided = guided
        self.rng = random.Random(f"{self.checks.SEED} {number}")
        self.actions: list[Any] = []
        self.state: Any = None

    @property
    def ended(self) -> bool:
        """Is there nothing more to play?"""
        return bool(self.state.over or self.state.truncated)

    def reset(self) -> Move:
        """The first position."""
        key = self.episode_key(self.checks.SEED, self.number, 0)
        self.state = self._watched(None, lambda: self.env.init(key, self.given))
        return Move(None, None, key, self.state)

    def step(self) -> Move | None:
        """The next position; None after the end."""
        if self.ended:
            return None
        before, action = self.state, self._choice()
        key = self.episode_key(self.checks.SEED, self.number, len(self.actions) + 1)
        self.actions.append(action)
        self.state = self._watched(action, lambda: self.env.step(before, action, key))
        if isinstance(action, int):
            self.played[action] += 1
        return Move(before, action, key, self.state)

    def name(self, action: Any) -> str:
        """An action as text."""
        return "reset" if action is None else str(action) if isinstance(action, list) else str(self.env.action_name(action))

    def _choice(self) -> Any:
        legal = [i for i, allowed in enumerate(self.state.legal_action_mask) if allowed]
        if not self.guided or not legal:
            return self.checks.random_action(self.env, self.state, self.rng)
        least = min(self.played[i] for i in legal)
        return self.rng.choice([i for i in legal if self.played[i] == least])

    def _watched(self, action: Any, run: Any) -> Any:
        try:
            if self.watch is None:
                return run()
            with self.watch.on():
                return run()
        except Exception as error:  # noqa: BLE001 - whatever it is, the rules have no step here
            raise Failed(action, error) from error
