"""Auto-reset for batches of JAX environments, with a named mode. The core never resets itself.

`same_step`: the step that ends an episode gives the first state of the next one; the last state comes beside it.
`next_step`: the step that ends an episode gives its last state; the step after that ignores its action and gives a first state.
`disabled`:  ended environments stay as they are.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, get_args

import jax
import jax.numpy as jnp
import numpy as np

Mode = Literal["same_step", "next_step", "disabled"]


class Step(NamedTuple):
    """A step of one environment: `state` to go on from, and `final`, the state that the step itself led to."""

    state: Any
    final: Any
    rewards: jax.Array
    terminated: jax.Array
    truncated: jax.Array
    was_reset: jax.Array


class AutoReset:
    """A JAX environment that begins again by itself; for one environment, `jax.vmap` gives batches.

    `pool`: that many first states are prepared once, and episodes begin from one of them; without it every reset is a true one.
    """

    def __init__(self, env: Any, mode: Mode = "same_step", pool: int = 0, pool_key: Any = None) -> None:
        if mode not in get_args(Mode):
            raise ValueError(f"there is no mode {mode} of auto-reset: {', '.join(get_args(Mode))}")
        if pool < 0:
            raise ValueError(f"a pool of {pool} states is none: 0 for true resets, or more")
        self.env = env
        self.mode = mode
        self.size = pool
        self.pool = None
        if pool:
            keys = jax.random.bits(jax.random.key(0) if pool_key is None else pool_key, (pool, 2), jnp.uint32)
            # As numpy arrays they are constants of whatever is compiled, on any number of devices and processes.
            self.pool = jax.tree.map(np.asarray, jax.jit(jax.vmap(env.init))(keys))

    def init(self, key: jax.Array) -> Any:
        """A first state: a true one, or one of the pool."""
        if self.pool is None:
            return self.env.init(key)
        mixed = jax.random.bits(jax.random.wrap_key_data(key, impl="threefry2x32"), (), jnp.uint32)
        number = (mixed % self.size).astype(jnp.int32)
        return jax.tree.map(lambda x: jnp.asarray(x)[number], self.pool)

    def step(self, state: Any, action: jax.Array, key: jax.Array, reset_key: jax.Array) -> Step:
        """One step, with a reset where the mode asks for it."""
        ended = state.terminated | state.truncated
        after = self.env.step(state, action, key)
        done = after.terminated | after.truncated
        if self.mode == "disabled":
            again = jnp.zeros_like(done)
            following = after
        else:
            again = done if self.mode == "same_step" else ended
            fresh = self.init(reset_key)
            following = jax.tree.map(lambda new, old: jnp.where(again, new, old), fresh, after)
        if self.mode == "next_step":
            after, rewards = following, jnp.where(ended, 0, after.rewards)
            return Step(after, after, rewards, after.terminated, after.truncated, again)
        return Step(following, after, after.rewards, after.terminated, after.truncated, again)
