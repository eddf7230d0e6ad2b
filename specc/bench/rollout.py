"""The loops that are timed: many steps of a batch in one compiled call.

`play` chooses random legal actions and writes them down. `replay` goes the same way again from the written actions, so that it costs what
the environment costs: the step, the reset where an episode ends, the observation. Both read everything that a step shows into sums as
large as what is shown, so that nothing of it can be left out or put off to the last step.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp

from specc.bench.choose import choose, keys, words
from specc.bench.sides import Actions, Side

Array = Any


def taken_in(total: Array, x: Array) -> Array:
    """A running sum of reals; of whole numbers and truth values the running parity."""
    return total + x if jnp.issubdtype(x.dtype, jnp.floating) else total ^ x


def nothing_seen(side: Side, state: Any, batch: int) -> Any:
    """Sums in which nothing has been read yet."""
    shape = jax.eval_shape(lambda s: side.step(s, no_action(side.actions, batch), keys(batch, 0, 0), keys(batch, 0, 2))[1], state)
    return jax.tree.map(lambda x: jnp.zeros(x.shape, x.dtype), shape)


def no_action(actions: Actions, batch: int) -> Array:
    """Actions of the right shape."""
    return jnp.zeros((batch, len(actions.low)), jnp.float32) if actions.low else jnp.zeros(batch, jnp.int32)


def written(actions: Actions, action: Array) -> Array:
    """An action as it is written down: in as few bytes as it needs."""
    if actions.low:
        return action
    return action.astype(jnp.uint8 if actions.count <= 256 else jnp.uint16 if actions.count <= 65536 else jnp.int32)


Loop = Callable[..., Any]


def play(side: Side, batch: int) -> Loop:
    """(state, log, first, n) to (state, log, sums, ended episodes): n steps of random legal play; step i is written to log[i]."""

    def loop(state: Any, log: Array, first: Array, n: Array) -> Any:
        def one(i: Array, carry: Any) -> Any:
            state, log, sums, ended = carry
            action = choose(side.actions, side.legal(state), words(batch, first + i, 4))
            log = jax.lax.dynamic_update_index_in_dim(log, written(side.actions, action), i, 0)
            state, seen = side.step(state, action, keys(batch, first + i, 0), keys(batch, first + i, 2))
            return state, log, jax.tree.map(taken_in, sums, seen), ended + seen.done.astype(jnp.int32)

        ended = jnp.zeros(batch, jnp.int32)
        return jax.lax.fori_loop(0, n, one, (state, log, nothing_seen(side, state, batch), ended))

    return loop


def replay(side: Side, batch: int) -> Loop:
    """(state, log, first, n) to (state, sums, ended episodes): the written steps again."""

    def loop(state: Any, log: Array, first: Array, n: Array) -> Any:
        def one(i: Array, carry: Any) -> Any:
            state, sums, ended = carry
            action = jax.lax.dynamic_index_in_dim(log, i, 0, keepdims=False)
            action = action if side.actions.low else action.astype(jnp.int32)
            state, seen = side.step(state, action, keys(batch, first + i, 0), keys(batch, first + i, 2))
            return state, jax.tree.map(taken_in, sums, seen), ended + seen.done.astype(jnp.int32)

        ended = jnp.zeros(batch, jnp.int32)
        return jax.lax.fori_loop(0, n, one, (state, nothing_seen(side, state, batch), ended))

    return loop


@dataclass(frozen=True)
class Compiled:
    """A loop, compiled, and what that took."""

    run: Callable[..., Any]
    trace_s: float
    compile_s: float
    fusions: int
    bytes: int  # that the call needs beside the written actions


def compiled(loop: Loop, state: Any, log: Array) -> Compiled:
    """Compile a loop for these shapes."""
    number = jnp.int32(0)
    start = time.perf_counter()
    lowered = jax.jit(loop).lower(state, log, number, number)
    traced = time.perf_counter()
    run = lowered.compile()
    done = time.perf_counter()
    memory = run.memory_analysis()
    taken = 0
    if memory is not None:
        taken = memory.temp_size_in_bytes + memory.output_size_in_bytes + memory.argument_size_in_bytes - memory.alias_size_in_bytes
    return Compiled(run, traced - start, done - traced, (run.as_text() or "").count(" fusion("), int(taken - log.nbytes))
