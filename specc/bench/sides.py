"""What is benched: batches of an environment that begins again by itself. Here the shape that all sides have, and our own."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import jax

from specc.adapters.autoreset import AutoReset
from specc.environment import Built

Array = Any


class Seen(NamedTuple):
    """What a step shows a player: all of it is read by the timed loop, on every side."""

    observation: Any
    rewards: Array
    done: Array


@dataclass(frozen=True)
class Actions:
    """What may be played: numbers below `count`, or reals in a box (`low`, `high`, one a part)."""

    count: int = 0
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()


class Side(Protocol):
    """Pure functions of whole batches; the batch is the first axis of keys and actions."""

    name: str
    actions: Actions

    def init(self, keys: Array) -> Any: ...
    def step(self, state: Any, action: Array, keys: Array, reset_keys: Array) -> tuple[Any, Seen]: ...
    def legal(self, state: Any) -> Array | None:
        """The mask of legal actions, actions last; None where all are legal."""
        ...

    def numbers(self) -> AbstractContextManager[object]:
        """Where the arrays of this side have their width."""
        ...


class Ours:
    """A built folder. A reset is a true one; the observation is that of the player who moves next."""

    name = "specc"

    def __init__(self, built: Built) -> None:
        self.built = built
        self.env = built.jax()
        self.auto = AutoReset(self.env, "same_step")
        box = built.layout["actions"][0].get("box") if built.layout["actions"] else None
        if box:
            self.actions = Actions(0, tuple(float(low) for low, _ in box), tuple(float(high) for _, high in box))
        else:
            self.actions = Actions(int(self.env.num_actions))

    def init(self, keys: Array) -> Any:
        return jax.vmap(self.auto.init)(keys)

    def step(self, state: Any, action: Array, keys: Array, reset_keys: Array) -> tuple[Any, Seen]:
        step = jax.vmap(self.auto.step)(state, action, keys, reset_keys)
        observation = jax.vmap(self.env.observe)(step.state, step.state.current_player)
        return step.state, Seen(observation, step.rewards, step.terminated | step.truncated)

    def legal(self, state: Any) -> Array | None:
        return None if self.actions.low or self.actions.count == 1 else state.legal_action_mask

    def numbers(self) -> AbstractContextManager[object]:
        return self.built.numbers()


def no_context() -> AbstractContextManager[object]:
    """For sides that use the ordinary numbers of JAX."""
    return nullcontext()
