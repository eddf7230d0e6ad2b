"""What an oracle is: another program of the same game that is reset and stepped, and shows its state after each step.

A Python class derives from `Oracle`; any other program speaks the same in JSON lines (`program.py`).
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Word = Any
"""An action as the oracle names it: a string, a number, or a list of reals."""
Draw = Sequence[Any]
"""[site name, value], as on a tape of the reference."""


class OracleError(Exception):
    """The oracle could not be started, or it said something that cannot be understood: no verdict about the environment."""


class OracleAbsent(OracleError):
    """What the oracle needs is not on this machine: a package or a recording."""


@dataclass(frozen=True)
class Shown:
    """What an oracle shows after a reset or a step. What is None is not known, and is not compared."""

    state: Mapping[str, Any] | None = None
    """In the oracle's own terms; `fields:` of the mapping says what of it is which field of the spec."""
    legal: Sequence[Word] | None = None
    mover: int | None = None
    """Whose turn it is; not compared when the game is over."""
    reward: Sequence[float] | None = None
    """By player, of this step alone."""
    over: bool | None = None
    truncated: bool | None = None
    seen: Sequence[float] | None = None
    """What player 0 observes."""
    draws: Sequence[Draw] = ()
    """What the oracle drew on the way here, in order (`draws: oracle`)."""
    action: Word = None
    """What a recording does next; None leaves the choice to the comparison."""
    last: bool = False
    """A recording has nothing after this."""
    params: Mapping[str, Any] = field(default_factory=dict)
    """After a reset: parameters of the spec for this episode (`at: reset`)."""
    given: Mapping[str, Any] = field(default_factory=dict)
    """After a reset: plain values by field that the environment is reset with."""
    placed: Mapping[str, Any] = field(default_factory=dict)
    """Plain values that are put into the environment's state, with those of `fields:`, where it starts from the oracle's state."""


class Oracle(ABC):
    """The base of oracles in Python. `reset` and `step` must be written; the other methods have a meaning that mostly fits."""

    episodes: int | None = None
    """How many there are, in a recording; None: as many as are asked for."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        """What the report shall say about this oracle, by name."""

    @abstractmethod
    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        """Begin an episode. `draws`: what the environment drew in its reset (`draws: spec`)."""

    @abstractmethod
    def step(self, action: Word, draws: Sequence[Draw]) -> Shown:
        """Take an action. `draws`: what the environment drew in this step (`draws: spec`)."""

    def close(self) -> None:  # noqa: B027 - most have nothing to close
        """Called once at the end."""

    def choices(self, env: Any, state: Any, words: Mapping[int, Word]) -> Mapping[Word, Sequence[int]]:
        """What can be chosen in a state of the environment: the oracle's word → the environment's actions, one after the other.

        `words`: the legal actions with the words that the mapping gives them.
        """
        return {word: [number] for number, word in words.items()}

    def choose(self, words: Sequence[Word], chance: random.Random) -> Word:
        """What is played where no recording says it; None leaves the choice to the comparison."""
        return None

    def view(self, env: Any, state: Any) -> Mapping[str, Any]:
        """Values of a state of the environment that `fields:` may name beside the fields of the spec."""
        return {}

    def place(self, env: Any, state: Any, shown: Shown) -> Any:
        """The environment's state with the oracle's values in it; None leaves that to `fields:`. For states too large for plain data."""
        return None

    def results(self, env: Any, state: Any, actions: Sequence[int]) -> list[Any]:
        """All states that these actions may lead to (`draws: possible`)."""
        reached = [state]
        for action in actions:
            reached = [after for before in reached for _, after in env.outcomes(before, action)]
        return reached
