"""Steps of many environments under one scan, and the advantages of what was done there.

All players share one network. In self-play every choice is a sample; against fixed opponents only those of the learner's seat are
(`weight`). Each player's advantages run from one of its own choices to its next one, and what it is paid in between counts.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from specc.adapters.autoreset import AutoReset
from specc.train import network
from specc.train.task import Task

Array = Any  # of JAX, or of numpy where the reference plays
Carry = tuple[jax.Array, jax.Array, jax.Array]


class Batch(NamedTuple):
    """Choices, time before environment; all that an update reads."""

    observation: Array
    mask: Array
    choice: Array  # the action's number, or its raw numbers
    log_prob: Array
    value: Array
    weight: Array  # 1 for a sample, 0 for the choice of an opponent
    mover: Array
    reward: Array  # of all players
    done: Array  # terminated or truncated
    cut_value: Array  # what each player could still expect where the episode was cut off, 0 elsewhere


class Running(NamedTuple):
    """The environments of a device between two rollouts."""

    state: Any
    seat: jax.Array  # the learner's
    returns: jax.Array  # of all players, in this episode so far
    length: jax.Array


class Tally(NamedTuple):
    """Sums over the episodes that ended in a rollout."""

    episodes: Array
    returns: Array  # of the learner's seat
    squares: Array
    lengths: Array
    wins: Array  # the learner had more than every other player


def log_prob_entropy(task: Task, params: network.Params, preferences: Any, mask: Any, choice: Any) -> tuple[Any, Any]:
    """The logarithm of the probability of a choice, and the entropy."""
    if task.box is None:
        logs = jax.nn.log_softmax(network.masked(preferences, mask, jnp))
        entropy = -jnp.sum(jnp.where(mask, jnp.exp(logs) * logs, 0.0), -1)
        return jnp.take_along_axis(logs, choice[..., None], -1)[..., 0], entropy
    z = (choice - preferences) * jnp.exp(-params["log_std"])
    constant = params["log_std"] + 0.5 * np.float32(np.log(2 * np.pi))
    return -jnp.sum(0.5 * z * z + constant, -1), jnp.sum(constant + 0.5) * jnp.ones(preferences.shape[:-1], jnp.float32)


class Rollouts:
    """Rollouts of one environment: pure functions, for one device and one seed."""

    def __init__(self, env: Any, task: Task, opponent: str, pool: int, most_steps: int | None = None) -> None:
        self.task = task
        self.opponent = opponent
        self.env = AutoReset(env, "same_step", pool)
        self.views = jnp.arange(task.players, dtype=jnp.int32)

    def begin(self, key: jax.Array, numbers: jax.Array) -> Running:
        """First states of the environments with these numbers."""
        keys = jax.vmap(lambda i: jax.random.split(jax.random.fold_in(key, i), 1)[0])(numbers)
        state = jax.vmap(self.env.init)(jax.random.key_data(keys))
        n = len(numbers)
        seat = (numbers % self.task.players).astype(jnp.int32)
        return Running(state, seat, jnp.zeros((n, self.task.players), jnp.float32), jnp.zeros(n, jnp.int32))

    def values(self, params: network.Params, state: Any) -> jax.Array:
        """What each player can expect in each state."""
        seen = jax.vmap(lambda s: jax.vmap(lambda p: self.env.env.observe(s, p))(self.views))(state)
        values: jax.Array = network.value(params, seen, jnp)
        return values

    def collect(
        self,
        params: network.Params,
        opponent: network.Params | None,
        running: Running,
        key: jax.Array,
        numbers: jax.Array,
        steps: int,
        scale: float,
    ) -> tuple[Running, Batch, jax.Array, Tally]:
        """So many steps of all environments; then the values of all players in the last states."""
        task = self.task

        def one(running: Running, t: jax.Array) -> tuple[Running, tuple[Batch, Tally]]:
            state, seat, returns, length = running
            now = jax.random.fold_in(key, t)
            keys = jax.vmap(lambda i: jax.random.split(jax.random.fold_in(now, i), 3))(numbers)
            words = jax.random.key_data(keys)
            mover = state.current_player.astype(jnp.int32)
            seen = jax.vmap(self.env.env.observe)(state, mover)
            preferences = network.logits(params, seen, jnp)
            value = network.value(params, seen, jnp)
            mine = jnp.ones_like(mover, bool) if self.opponent == "self" or task.players == 1 else mover == seat
            played = preferences
            if task.players > 1 and self.opponent != "self":
                theirs = jnp.zeros_like(preferences) if opponent is None else network.logits(opponent, seen, jnp)
                played = jnp.where(mine[:, None], preferences, theirs)
            draw = jax.random.uniform if task.box is None else jax.random.normal
            noise = jax.vmap(lambda k: draw(k, (task.noise,), jnp.float32))(keys[:, 0])
            action, choice = task.choose(params, played, state.legal_action_mask, noise, jnp)
            log_prob, _ = log_prob_entropy(task, params, preferences, state.legal_action_mask, choice)
            step = jax.vmap(self.env.step)(state, action, words[:, 1], words[:, 2])
            done = step.terminated | step.truncated
            cut = jnp.zeros((len(numbers), task.players), jnp.float32)
            if task.max_steps is not None:
                cut = jnp.where((step.truncated & ~step.terminated)[:, None], self.values(params, step.final), 0.0)
            rewards = step.rewards.astype(jnp.float32)
            returns, length = returns + rewards, length + 1
            own = jnp.take_along_axis(returns, seat[:, None], 1)[:, 0]
            rest = jnp.where(self.views == seat[:, None], -jnp.inf, returns).max(1)
            tally = Tally(
                *(
                    jnp.sum(jnp.where(done, x, 0.0))
                    for x in (jnp.ones_like(own), own, own * own, length.astype(jnp.float32), (own > rest).astype(jnp.float32))
                )
            )
            batch = Batch(
                seen, state.legal_action_mask, choice, log_prob, value, mine.astype(jnp.float32), mover, rewards * scale, done, cut
            )
            after = Running(
                step.state,
                jnp.where(done, (seat + 1) % task.players, seat),
                jnp.where(done[:, None], 0.0, returns),
                jnp.where(done, 0, length),
            )
            return after, (batch, tally)

        running, (batch, tally) = jax.lax.scan(one, running, jnp.arange(steps))
        return running, batch, self.values(params, running.state), jax.tree.map(jnp.sum, tally)


def advantages(batch: Batch, last: jax.Array, discount: float, trace: float) -> tuple[jax.Array, jax.Array]:
    """Generalised advantages and value targets, each player's along its own choices."""
    players = last.shape[-1]

    def back(carry: Carry, step: Batch) -> tuple[Carry, jax.Array]:
        paid, following, advantage = carry
        done = step.done[:, None]
        paid = jnp.where(done, 0.0, paid) + step.reward
        following = jnp.where(done, step.cut_value, following)
        advantage = jnp.where(done, 0.0, advantage)
        who = jax.nn.one_hot(step.mover, players, dtype=jnp.float32)
        gain = jnp.sum(who * (paid + discount * following + discount * trace * advantage), 1) - step.value
        chosen = who > 0
        return (
            jnp.where(chosen, 0.0, paid),
            jnp.where(chosen, step.value[:, None], following),
            jnp.where(chosen, gain[:, None], advantage),
        ), gain

    start = (jnp.zeros_like(last), last, jnp.zeros_like(last))
    _, gains = jax.lax.scan(back, start, batch, reverse=True)
    return gains, gains + batch.value
