"""The gymnax shape, and auto-reset in JAX, against the environment itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from specc.adapters.autoreset import AutoReset
from specc.adapters.gymnax_env import Box, Discrete, SpeccGymnaxEnv
from specc.environment import Built

Folder = Callable[[str], Built]


def test_six_values_and_a_reset_that_keeps_the_last_observation(folder: Folder) -> None:
    env = SpeccGymnaxEnv(folder("cartpole"))
    with env.numbers():
        seen, state = jax.vmap(env.reset)(jax.random.split(jax.random.key(0), 8))

        def one(carry: Any, key: Any) -> Any:
            seen, state = carry
            keys = jax.random.split(key, 9)
            action = jax.random.bernoulli(keys[8], shape=(8,)).astype(jnp.int32)
            raw = jax.vmap(env.step_env)(keys[:8], state, action)
            new, after, reward, terminated, truncated, info = jax.vmap(env.step)(keys[:8], state, action)
            return (new, after), (new, reward, terminated, truncated, info, raw[0])

        _, (new, reward, terminated, truncated, info, raw) = jax.lax.scan(one, (seen, state), jax.random.split(jax.random.key(1), 60))
    new, terminated, final = np.asarray(new), np.asarray(terminated), np.asarray(info["final_observation"])
    assert (np.asarray(reward) == 1).all() and terminated.sum() > 8 and not np.asarray(truncated).any()
    assert set(info) >= {"final_observation", "terminated", "truncated", "action_mask", "rewards", "current_player"}
    np.testing.assert_array_equal(new[~terminated], final[~terminated])
    np.testing.assert_array_equal(final, np.asarray(raw))
    outside = (np.abs(final[..., 0]) > 2.4) | (np.abs(final[..., 2]) > 0.2094)
    np.testing.assert_array_equal(outside, terminated)
    assert (np.abs(new[terminated]) <= 0.05).all()


def test_truncation_is_its_own_flag(folder: Folder) -> None:
    env = SpeccGymnaxEnv(folder("mountain_car"))
    key = jax.random.key(0)
    seen, state = env.reset(key)
    state = jax.tree.map(lambda x: x, state)
    flags = []
    for _ in range(201):
        seen, state, reward, terminated, truncated, info = env.step(key, state, jnp.int32(1))
        flags.append((bool(terminated), bool(truncated)))
    assert flags[199] == (False, True) and flags.count((False, False)) == 200
    assert not bool(env.is_truncated(state)) and not bool(env.is_terminated(state))


@pytest.mark.slow
def test_parameters_may_be_traced(folder: Folder) -> None:
    env = SpeccGymnaxEnv(folder("cartpole"))
    assert env.default_params["push"] == 10.0
    with env.numbers():
        key = jax.random.key(0)
        pushes = jnp.array([0.0, 10.0, 20.0])

        def speed(push: Any) -> Any:
            _, state = env.reset(key, {"push": push})
            return env.step_env(key, state, jnp.int32(1), {"push": push})[0][1] - env.reset(key, {"push": push})[0][1]

        none, once, twice = np.asarray(jax.vmap(speed)(pushes))
    assert once > 0.15 and twice - none == pytest.approx(2 * (once - none), rel=1e-3)


def test_spaces(folder: Folder) -> None:
    listed, numbers = SpeccGymnaxEnv(folder("connect_four")), SpeccGymnaxEnv(folder("pendulum"))
    assert isinstance(listed.action_space(), Discrete) and listed.num_actions == 7 == listed.action_space().n
    assert isinstance(numbers.action_space(), Box) and numbers.num_actions == 1
    assert listed.observation_space().shape == (84,) and listed.name == "connect_four"
    drawn = jax.vmap(numbers.action_space().sample)(jax.random.split(jax.random.key(0), 50))
    assert drawn.shape == (50, 1) and numbers.action_space().contains(drawn) and not numbers.action_space().contains(drawn * 99)
    drawn = jax.vmap(listed.action_space().sample)(jax.random.split(jax.random.key(0), 50))
    assert set(np.asarray(drawn).tolist()) == set(range(7)) and not listed.action_space().contains(7)


def test_the_reward_is_that_of_who_acted(folder: Folder) -> None:
    env = SpeccGymnaxEnv(folder("tic_tac_toe"))
    key = jax.random.key(0)
    _, state = env.reset(key)
    for square in (0, 3, 1, 4):
        _, state, reward, *_ = env.step(key, state, jnp.int32(square))
        assert float(reward) == 0
    seen, state, reward, terminated, _, info = env.step(key, state, jnp.int32(2))
    assert float(reward) == 1 and bool(terminated) and info["rewards"].tolist() == [1, -1]
    assert not np.asarray(seen).any() and info["action_mask"].all()


@pytest.mark.slow
def test_auto_reset_with_a_pool_and_without(folder: Folder) -> None:
    core = folder("snake").jax()
    keys = jax.random.bits(jax.random.key(0), (400, 2), jnp.uint32)
    for pool, few in ((3, True), (0, False)):
        env = AutoReset(core, "same_step", pool)
        first = jax.jit(jax.vmap(env.init))(keys)
        kinds = {bytes(np.concatenate([np.asarray(x[i]).ravel().view(np.uint8) for x in jax.tree.leaves(first)])) for i in range(400)}
        assert len(kinds) == 3 if few else len(kinds) > 20
    for bad, message in ((dict(mode="sometimes"), "no mode sometimes"), (dict(pool=-1), "pool of -1")):
        with pytest.raises(ValueError, match=message):
            AutoReset(core, **bad)  # type: ignore[arg-type]
