"""The network of a policy: two small perceptrons, one for the action and one for the value, written once for JAX and numpy.

Observations are squashed by `symlog`, so that counts, scores and angles all enter at a similar size and no statistics of the
training have to travel with a checkpoint.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Params = dict[str, Any]

NOT_LEGAL = -1e9
PARTS = ("actor", "critic", "log_std")


def init(key: Any, inputs: int, outputs: int, hidden: Sequence[int], continuous: bool) -> Params:
    """Orthogonal weights, zero biases; a last layer of the action that starts close to uniform."""
    import jax
    import jax.numpy as jnp

    def layers(key: Any, last: int, gain: float) -> list[dict[str, Any]]:
        sizes = [inputs, *hidden, last]
        gains = [2.0**0.5] * len(hidden) + [gain]
        keys = jax.random.split(key, len(gains))
        return [
            {"w": jax.nn.initializers.orthogonal(g)(k, (m, n), jnp.float32), "b": jnp.zeros(n, jnp.float32)}
            for k, g, m, n in zip(keys, gains, sizes[:-1], sizes[1:], strict=True)
        ]

    first, second = jax.random.split(key)
    return {
        "actor": layers(first, outputs, 0.01),
        "critic": layers(second, 1, 1.0),
        "log_std": jnp.full(outputs if continuous else 0, -0.5, jnp.float32),
    }


def indifferent(inputs: int, outputs: int, continuous: bool) -> Params:
    """A policy of one layer that prefers nothing; its numbers spread over about the whole range."""
    layer = {"w": np.zeros((inputs, outputs), np.float32), "b": np.zeros(outputs, np.float32)}
    value = {"w": np.zeros((inputs, 1), np.float32), "b": np.zeros(1, np.float32)}
    return {"actor": [layer], "critic": [value], "log_std": np.zeros(outputs if continuous else 0, np.float32)}


def symlog(x: Any, xp: Any) -> Any:
    """The sign of x times log(1 + |x|)."""
    return xp.sign(x) * xp.log1p(xp.abs(x))


def perceptron(layers: Sequence[dict[str, Any]], x: Any, xp: Any) -> Any:
    """tanh between the layers."""
    for layer in layers[:-1]:
        x = xp.tanh(x @ layer["w"] + layer["b"])
    return x @ layers[-1]["w"] + layers[-1]["b"]


def logits(params: Params, observation: Any, xp: Any) -> Any:
    """Preferences of actions; for actions that are numbers their means, in units of half their range."""
    return perceptron(params["actor"], symlog(observation, xp), xp)


def value(params: Params, observation: Any, xp: Any) -> Any:
    """What the mover can expect."""
    return perceptron(params["critic"], symlog(observation, xp), xp)[..., 0]


def masked(preferences: Any, mask: Any, xp: Any) -> Any:
    """Preferences with illegal actions out of reach."""
    return xp.where(mask, preferences, xp.float32(NOT_LEGAL))


def pick(preferences: Any, u: Any, xp: Any) -> Any:
    """The action that a uniform number in [0, 1) stands for: the first whose cumulative probability exceeds it."""
    weights = xp.exp(preferences - preferences.max(-1, keepdims=True))
    reach = xp.cumsum(weights, -1)
    return (reach <= xp.minimum(u, xp.float32(1 - 1e-6))[..., None] * reach[..., -1:]).sum(-1).astype(xp.int32)


def as_numpy(params: Params) -> Params:
    """The same parameters as numpy arrays."""
    return {
        name: [{k: np.asarray(v, np.float32) for k, v in layer.items()} for layer in part]
        if isinstance(part, list)
        else np.asarray(part, np.float32)
        for name, part in params.items()
    }
