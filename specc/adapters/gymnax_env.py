"""Built environments in the shape of gymnax 1.0: `reset(key, params)` and the six values of `step(key, state, action, params)`.

`step` resets by itself; the observation that the step led to is `info["final_observation"]`. `step_env` does not reset.
gymnax itself is not needed (its 1.0.1 caps jax below 0.12 and gymnasium below 1.4); this is its interface, not a subclass.
For a game of several players the agent is the mover: `reward` is that of the player who acted.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from specc.adapters.autoreset import AutoReset
from specc.adapters.source import bounds_of, built_from
from specc.environment import Built


class Discrete(NamedTuple):
    """Actions with numbers from 0 to n - 1."""

    n: int
    shape: tuple[int, ...] = ()
    dtype: Any = jnp.int32

    def sample(self, key: jax.Array) -> jax.Array:
        """Any of them."""
        return jax.random.randint(key, self.shape, 0, self.n, self.dtype)

    def contains(self, x: Any) -> jax.Array:
        """Whether x is one of them."""
        return jnp.logical_and(jnp.asarray(x) >= 0, jnp.asarray(x) < self.n)


class Box(NamedTuple):
    """Vectors of numbers within bounds."""

    low: Any
    high: Any
    shape: tuple[int, ...]
    dtype: Any = jnp.float32

    def sample(self, key: jax.Array) -> jax.Array:
        """A vector, uniform within the bounds."""
        return jax.random.uniform(key, self.shape, self.dtype, self.low, self.high)

    def contains(self, x: Any) -> jax.Array:
        """Whether x lies within the bounds."""
        return jnp.all((jnp.asarray(x) >= self.low) & (jnp.asarray(x) <= self.high))


class SpeccGymnaxEnv:
    """A built environment with the methods of a gymnax environment. `params` are the spec's parameters `at: reset`, as a dict.

    Parameters may be traced: a batch of environments with different gravity needs no second compilation. Under `numbers: real64` use it
    within `env.numbers()`.
    """

    def __init__(self, source: Built | Path | str, *, start_pool: int = 0) -> None:
        self.built = built_from(source)
        self.layout = self.built.layout
        self._module = self.built.module("jax_env")
        with self.built.numbers():
            self._pool = AutoReset(self._module.Env(), "same_step", start_pool) if start_pool else None

    @property
    def name(self) -> str:
        """The name of the spec."""
        return str(self.layout["name"])

    @property
    def num_actions(self) -> int:
        """How many actions there are; how many numbers an action has where it is made of them."""
        bounds = bounds_of(self.layout)
        return int(self.layout["num_actions"]) if bounds is None else len(bounds[0])

    @property
    def default_params(self) -> dict[str, Any]:
        """The parameters as the spec gives them."""
        return {name: value["default"] for name, value in self.layout["parameters"].items()}

    def numbers(self) -> Any:
        """Where JAX has 64-bit numbers, if the spec needs them."""
        return self.built.numbers()

    @partial(jax.jit, static_argnames=("self",))
    def reset(self, key: jax.Array, params: dict[str, Any] | None = None) -> tuple[jax.Array, Any]:
        """A first observation and state."""
        return self.reset_env(key, params)

    @partial(jax.jit, static_argnames=("self",))
    def step(
        self, key: jax.Array, state: Any, action: Any, params: dict[str, Any] | None = None
    ) -> tuple[jax.Array, Any, jax.Array, jax.Array, jax.Array, dict[str, Any]]:
        """Observation, state, reward, terminated, truncated, info; at the end of an episode a first state comes in its place."""
        key_step, key_reset = jax.random.split(key)
        seen, after, reward, terminated, info = self.step_env(key_step, state, action, params)
        truncated = after.truncated
        done = terminated | truncated
        first, fresh = self.reset_env(key_reset, params)
        following = jax.tree.map(lambda new, old: jnp.where(done, new, old), fresh, after)
        info = info | {
            "terminated": terminated,
            "truncated": truncated,
            "final_observation": seen,
            "action_mask": following.legal_action_mask,
        }
        return jnp.where(done, first, seen), following, reward, terminated, truncated, info

    def reset_env(self, key: jax.Array, params: dict[str, Any] | None = None) -> tuple[jax.Array, Any]:
        """`reset`, not compiled by itself. With a pool the states of the pool keep their parameters."""
        env = self._env(params)
        state = env.init(_words(key)) if self._pool is None else self._pool.init(_words(key))
        return env.observe(state, state.current_player), state

    def step_env(
        self, key: jax.Array, state: Any, action: Any, params: dict[str, Any] | None = None
    ) -> tuple[jax.Array, Any, jax.Array, jax.Array, dict[str, Any]]:
        """A step without a reset: observation, state, reward of who acted, terminated, info."""
        env = self._env(params)
        after = env.step(state, action, _words(key))
        reward = after.rewards[state.current_player]
        info = {"action_mask": after.legal_action_mask, "current_player": after.current_player, "rewards": after.rewards}
        return env.observe(after, after.current_player), after, reward, after.terminated, info

    def is_terminated(self, state: Any, params: dict[str, Any] | None = None) -> jax.Array:
        """Whether the rules ended the episode."""
        return jnp.asarray(state.terminated)

    def is_truncated(self, state: Any, params: dict[str, Any] | None = None) -> jax.Array:
        """Whether the limit of steps did."""
        return jnp.asarray(state.truncated)

    def action_space(self, params: dict[str, Any] | None = None) -> Discrete | Box:
        """The space of actions."""
        bounds = bounds_of(self.layout)
        return Discrete(self.layout["num_actions"]) if bounds is None else Box(bounds[0], bounds[1], bounds[0].shape)

    def observation_space(self, params: dict[str, Any] | None = None) -> Box:
        """The space of observations."""
        shape = (self.layout["observation_size"],)
        return Box(np.full(shape, -np.inf, np.float32), np.full(shape, np.inf, np.float32), shape)

    def _env(self, params: dict[str, Any] | None) -> Any:
        return self._module.Env(params or {})


def _words(key: jax.Array) -> jax.Array:
    """Two words of any key of JAX, old style or new."""
    return jax.random.bits(key, (2,), jnp.uint32)
