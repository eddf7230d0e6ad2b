"""Proximal policy optimisation: the loss, an update, and the whole training as one scan with the environment inside.

Everything is a pure function of settings and keys. Seeds are a `vmap` around it, devices a `shard_map` (`devices.py`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax  # type: ignore[import-untyped]

from specc.environment import Built
from specc.train import network
from specc.train.rollout import Batch, Rollouts, Running, Tally, advantages, log_prob_entropy
from specc.train.settings import BadSettings, Settings
from specc.train.task import Task, task_of


class Learner(NamedTuple):
    """What an update changes."""

    params: network.Params
    optimiser: Any
    update: jax.Array  # updates done so far


class Metrics(NamedTuple):
    """Numbers of one update."""

    loss: jax.Array
    policy_loss: jax.Array
    value_loss: jax.Array
    entropy: jax.Array
    kl: jax.Array
    clipped: jax.Array
    tally: Tally


class PPO:
    """Training in one environment. `devices`: how many devices share the environments, along the mesh axis `axis`."""

    def __init__(self, built: Built, settings: Settings, devices: int = 1, axis: str | None = None) -> None:
        if settings.envs % devices:
            raise BadSettings(f"{settings.envs} environments cannot be divided among {devices} devices")
        if settings.envs // devices * settings.steps % settings.minibatches:
            raise BadSettings(
                f"a device's {settings.envs // devices} environments of {settings.steps} steps cannot be divided into "
                f"{settings.minibatches} minibatches"
            )
        self.settings = settings
        self.task: Task = task_of(built)
        self.axis = axis
        self.local = settings.envs // devices
        opponent = "self" if settings.opponent == "self" else "fixed"
        self.rollouts = Rollouts(built.jax(), self.task, opponent, settings.start_pool)
        rate: Any = settings.learning_rate
        if settings.anneal:
            rate = optax.linear_schedule(rate, 0.0, settings.updates * settings.epochs * settings.minibatches)
        # Each part for itself: large errors of the value must not make the steps of the policy small.
        clip = optax.partition(
            {part: optax.clip_by_global_norm(settings.gradient_norm) for part in network.PARTS}, {part: part for part in network.PARTS}
        )
        self.optimiser = optax.chain(clip, optax.adam(rate, eps=1e-5))

    # ---- one seed, one device

    def base_key(self, seed: Any) -> jax.Array:
        """The key of an independent run."""
        return jax.random.fold_in(jax.random.key(self.settings.seed, impl="threefry2x32"), seed)

    def numbers(self) -> jax.Array:
        """The numbers of this device's environments; the first of all is 0."""
        mine = jnp.arange(self.local, dtype=jnp.int32)
        return mine if self.axis is None else mine + jax.lax.axis_index(self.axis) * self.local

    def learner(self, seed: Any) -> Learner:
        """Before the first update."""
        params = network.init(
            jax.random.fold_in(self.base_key(seed), 1), self.task.inputs, self.task.outputs, self.settings.hidden, self.task.box is not None
        )
        return Learner(params, self.optimiser.init(params), jnp.int32(0))

    def begin(self, seed: Any) -> Running:
        """The environments before the first update."""
        return self.rollouts.begin(jax.random.fold_in(self.base_key(seed), 2), self.numbers())

    def train(
        self, seed: Any, learner: Learner, running: Running, opponent: network.Params | None, updates: int
    ) -> tuple[Learner, Running, Metrics]:
        """So many updates: one scan."""

        def one(carry: tuple[Learner, Running], _: None) -> tuple[tuple[Learner, Running], Metrics]:
            learner, running = carry
            key = jax.random.fold_in(jax.random.fold_in(self.base_key(seed), 3), learner.update)
            play, shuffle = jax.random.split(key)
            running, batch, last, tally = self.rollouts.collect(
                learner.params, opponent, running, play, self.numbers(), self.settings.steps, self.settings.reward_scale
            )
            learner, metrics = self.update(learner, batch, last, shuffle, tally)
            return (learner, running), metrics

        (learner, running), metrics = jax.lax.scan(one, (learner, running), None, updates)
        return learner, running, metrics

    def update(self, learner: Learner, batch: Batch, last: jax.Array, key: jax.Array, tally: Tally) -> tuple[Learner, Metrics]:
        """Several epochs over one batch."""
        s = self.settings
        gains, targets = advantages(batch, last, s.discount, s.trace)
        weight = batch.weight
        total = self.sum(jnp.sum(weight))
        mean = self.sum(jnp.sum(weight * gains)) / jnp.maximum(total, 1.0)
        spread = self.sum(jnp.sum(weight * (gains - mean) ** 2)) / jnp.maximum(total, 1.0)
        gains = (gains - mean) / jnp.sqrt(spread + 1e-8)
        flat = jax.tree.map(lambda x: x.reshape((-1, *x.shape[2:])), (batch, gains, targets))
        size = weight.size

        def epoch(carry: tuple[Any, Any], key: jax.Array) -> tuple[tuple[Any, Any], Any]:
            order = jax.random.permutation(key, size).reshape(s.minibatches, -1)

            def part(carry: tuple[Any, Any], which: jax.Array) -> tuple[tuple[Any, Any], Any]:
                params, optimiser = carry
                rows = jax.tree.map(lambda x: x[which], flat)
                # Each device has a share of the weight; the sum over devices is the mean over all of their samples.
                whole = jnp.maximum(self.sum(jnp.sum(rows[0].weight)), 1.0)
                gradient, numbers = jax.grad(self.loss, has_aux=True)(params, *rows, whole)
                gradient, numbers = self.sum(gradient), self.sum(numbers)
                change, optimiser = self.optimiser.update(gradient, optimiser, params)
                return (optax.apply_updates(params, change), optimiser), numbers

            return jax.lax.scan(part, carry, order)

        if self.axis is not None:
            key = jax.random.fold_in(key, jax.lax.axis_index(self.axis))
        (params, optimiser), numbers = jax.lax.scan(epoch, (learner.params, learner.optimiser), jax.random.split(key, s.epochs))
        loss, policy, value, entropy, kl, clipped = (jnp.mean(x) for x in numbers)
        return Learner(params, optimiser, learner.update + 1), Metrics(loss, policy, value, entropy, kl, clipped, self.sum(tally))

    def loss(self, params: network.Params, batch: Batch, gain: jax.Array, target: jax.Array, whole: jax.Array) -> tuple[jax.Array, Any]:
        """The clipped loss; `whole` is the number of samples of this minibatch on all devices."""
        s = self.settings
        share = batch.weight / whole
        preferences = network.logits(params, batch.observation, jnp)
        log_prob, entropy = log_prob_entropy(self.task, params, preferences, batch.mask, batch.choice)
        change = jnp.where(batch.weight > 0, log_prob - batch.log_prob, 0.0)
        ratio = jnp.exp(change)
        policy = -jnp.sum(share * jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - s.clip, 1 + s.clip) * gain))
        value = network.value(params, batch.observation, jnp)
        error = 0.5 * jnp.sum(share * (value - target) ** 2)
        mean_entropy = jnp.sum(share * entropy)
        loss = policy + s.value_weight * error - s.entropy * mean_entropy
        kl = jnp.sum(share * (ratio - 1 - change))
        clipped = jnp.sum(share * (jnp.abs(ratio - 1) > s.clip))
        return loss, (loss, policy, error, mean_entropy, kl, clipped)

    def sum(self, tree: Any) -> Any:
        """Over all devices."""
        return tree if self.axis is None else jax.lax.psum(tree, self.axis)  # type: ignore[no-untyped-call]
