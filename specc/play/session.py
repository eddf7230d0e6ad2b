"""One running game of a built environment, in either backend.

The reference environment names, renders and explains in both cases. With the JAX backend the game itself is stepped by
JAX, and every position is carried over as plain values: what a reader sees is what JAX computed.
"""

from __future__ import annotations

import random
from typing import Any, Literal, Protocol

from specc.environment import Built, Env, Key, Plain, State

Backend = Literal["reference", "jax"]
Action = int | list[float]
"""The number of an action, or the numbers of a continuous one."""


class Stepper(Protocol):
    """Starts and continues a game; gives each position as a state of the reference environment."""

    def init(self, key: Key, given: Plain | None) -> State: ...
    def step(self, action: Action, key: Key) -> State: ...


class _ReferenceStepper:
    def __init__(self, env: Env) -> None:
        self.env = env
        self.state: State | None = None

    def init(self, key: Key, given: Plain | None) -> State:
        self.state = self.env.init(key, given)
        return self.state

    def step(self, action: Action, key: Key) -> State:
        if self.state is None:
            raise RuntimeError("the game has not started")
        self.state = self.env.step(self.state, action, key)
        return self.state


class _JaxStepper:
    def __init__(self, built: Built, reference: Env) -> None:
        import jax

        self.built = built
        self.reference = reference
        self.state: Any = None
        with built.numbers():
            self.env = built.jax()
        self._step = jax.jit(self.env.step)

    def init(self, key: Key, given: Plain | None) -> State:
        with self.built.numbers():
            self.state = self.env.init(self._key(key)) if given is None else self.env.init(self._key(key), given)
        return self._carried_over()

    def step(self, action: Action, key: Key) -> State:
        import jax.numpy as jnp

        with self.built.numbers():
            self.state = self._step(self.state, jnp.asarray(action), self._key(key))
        return self._carried_over()

    def _carried_over(self) -> State:
        """The position as the reference shows it. In the middle of an effect that is only for looking at: JAX goes on with it."""
        plain = self.env.to_plain(self.state)
        state = self.reference.from_plain({**plain, "asked": None})
        setattr(state, "asked", plain.get("asked"))  # noqa: B010 - a field of generated states
        return state

    @staticmethod
    def _key(key: Key) -> Any:
        import jax.numpy as jnp

        return jnp.array(key, jnp.uint32)


class Session:
    """A game in progress: the position, the rewards so far, and the random choices of the players that are no persons.

    The key of each step and the random choices depend only on seed, game number and step, so both backends play alike.
    """

    def __init__(self, built: Built, stepper: Stepper, env: Env, seed: int, game: int = 0, given: Plain | None = None) -> None:
        self.built = built
        self.env = env
        self.seed = seed
        self.game = game
        self.steps = 0
        layout = built.layout
        self.hidden = bool(layout.get("hidden"))
        first: dict[str, Any] = next(iter(layout.get("actions", ())), {})
        self.box: list[tuple[float, float]] | None = first.get("box")
        """The bounds of the numbers of a continuous action."""
        self._box_name = str(first.get("name", ""))
        self._stepper = stepper
        self._choices = random.Random(f"specc play {seed} {game}")
        self.state = stepper.init(built.key(seed, game, 0), given)
        self.total = [float(r) for r in self.state.reward]

    @property
    def done(self) -> bool:
        """True when the game is over or was cut off."""
        return bool(self.state.over or self.state.truncated)

    def legal(self) -> list[int]:
        """The numbers of the legal actions."""
        return [i for i, allowed in enumerate(self.state.legal_action_mask) if allowed]

    def random_action(self) -> Action:
        """A legal action, chosen evenly."""
        if self.box is not None:
            return [self._choices.uniform(lo, hi) for lo, hi in self.box]
        return self._choices.choice(self.legal())

    def action_name(self, action: Action) -> str:
        """The action as text."""
        if isinstance(action, int):
            return self.env.action_name(action)
        return f"{self._box_name}({', '.join(f'{x:g}' for x in action)})"

    def sees(self, action: Action, viewer: int) -> bool:
        """Would the viewer tell this action of the player to move from every other legal one, by what it changes?"""
        if not self.hidden or isinstance(action, list) or self.state.to_move == viewer:
            return True
        key = self.built.key(self.seed, self.game, self.steps + 1)
        env: Any = self.env
        try:
            views = {i: env.visible_view(env.step(self.state, i, key), viewer) for i in self.legal()}
        except Exception:  # noqa: BLE001 - a position of JAX in the middle of an effect cannot be gone on with here
            return False
        return all(view != views[action] for i, view in views.items() if i != action)

    def act(self, action: Action) -> None:
        """Play an action."""
        self.steps += 1
        self.state = self._stepper.step(action, self.built.key(self.seed, self.game, self.steps))
        self.total = [a + float(b) for a, b in zip(self.total, self.state.reward, strict=True)]


def open_session(built: Built, backend: Backend, seed: int, game: int = 0, given: Plain | None = None) -> Session:
    """Start a game."""
    env = built.reference()
    stepper: Stepper = _JaxStepper(built, env) if backend == "jax" else _ReferenceStepper(env)
    return Session(built, stepper, env, seed, game, given)
