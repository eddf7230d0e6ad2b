"""Hand-written JAX environments of the games that specs describe: pgx, gymnax and Ludax, as their own documentation says to use them.

Each side begins again by itself and gives the observation: pgx with its own `auto_reset`, gymnax in its own `step`, Ludax (which has
neither) with the same reset as ours and its `observe`.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from specc.bench.sides import Actions, Array, Seen, Side, no_context

# The environments that a spec is held against: (package, its name there).
PEERS: dict[str, tuple[tuple[str, str], ...]] = {
    "backgammon": (("pgx", "backgammon"),),
    "cartpole": (("gymnax", "CartPole-v1"),),
    "chess": (("pgx", "chess"),),
    "connect_four": (("pgx", "connect_four"), ("ludax", "connect_four")),
    "go": (("pgx", "go_9x9"),),
    "hex": (("pgx", "hex"),),
    "kuhn_poker": (("pgx", "kuhn_poker"),),
    "leduc_holdem": (("pgx", "leduc_holdem"),),
    "mountain_car": (("gymnax", "MountainCar-v0"),),
    "mountain_car_continuous": (("gymnax", "MountainCarContinuous-v0"),),
    "othello": (("pgx", "othello"), ("ludax", "reversi")),
    "pendulum": (("gymnax", "Pendulum-v1"),),
    "tic_tac_toe": (("pgx", "tic_tac_toe"), ("ludax", "tic_tac_toe")),
    "twenty_forty_eight": (("pgx", "2048"),),
}


def missing(specs: list[str]) -> list[str]:
    """Packages that the peers of these specs need and that are not installed."""
    wanted = {package for spec in specs for package, _ in PEERS.get(spec, ())}
    return sorted(package for package in wanted if importlib.util.find_spec(package) is None)


def version(package: str) -> str:
    """The installed version of a package."""
    return importlib.metadata.version(package)


def peers_of(spec: str) -> list[Side]:
    """The sides that a spec is held against."""
    kinds: dict[str, Callable[[str], Side]] = {"pgx": Pgx, "gymnax": Gymnax, "ludax": Ludax}
    return [kinds[package](name) for package, name in PEERS.get(spec, ())]


class Pgx:
    """A game of pgx."""

    def __init__(self, game: str) -> None:
        self.name = "pgx"
        self.env = importlib.import_module("pgx").make(game)
        wrappers = importlib.import_module("pgx.experimental.wrappers")
        self.auto = wrappers.auto_reset(self.env.step, self.env.init)
        self.actions = Actions(int(self.env.num_actions))

    def init(self, keys: Array) -> Any:
        return jax.vmap(self.env.init)(keys)

    def step(self, state: Any, action: Array, keys: Array, reset_keys: Array) -> tuple[Any, Seen]:
        state = jax.vmap(self.auto)(state, action, keys)     # it splits one key for the step and the reset
        return state, Seen(state.observation, state.rewards, state.terminated | state.truncated)

    def legal(self, state: Any) -> Array | None:
        return state.legal_action_mask

    def numbers(self) -> AbstractContextManager[object]:
        return no_context()


class Gymnax:
    """An environment of gymnax, with its own parameters."""

    def __init__(self, name: str) -> None:
        self.name = "gymnax"
        self.env, self.params = importlib.import_module("gymnax").make(name)
        space = self.env.action_space(self.params)
        if hasattr(space, "n"):
            self.actions = Actions(int(space.n))
        else:
            size = int(space.shape[0]) if space.shape else 1
            low, high = (jnp.broadcast_to(jnp.asarray(x), (size,)).tolist() for x in (space.low, space.high))
            self.actions = Actions(0, tuple(low), tuple(high))

    def init(self, keys: Array) -> Any:
        return jax.vmap(lambda key: self.env.reset(key, self.params)[1])(keys)

    def step(self, state: Any, action: Array, keys: Array, reset_keys: Array) -> tuple[Any, Seen]:
        def one(state: Any, action: Array, key: Array) -> Any:
            return self.env.step(key, state, action, self.params)

        observation, state, reward, terminated, truncated, _ = jax.vmap(one)(state, action, keys)
        return state, Seen(observation, reward, terminated | truncated)

    def legal(self, state: Any) -> Array | None:
        return None

    def numbers(self) -> AbstractContextManager[object]:
        return no_context()


class Ludax:
    """A game that Ludax brings along."""

    def __init__(self, game: str) -> None:
        self.name = "ludax"
        package = importlib.import_module("ludax")
        self.env = package.LudaxEnvironment(str(Path(str(package.__file__)).parent / "games" / f"{game}.ldx"))
        self.actions = Actions(int(self.env.num_actions))

    def init(self, keys: Array) -> Any:
        return jax.vmap(self.env.init)(keys)

    def step(self, state: Any, action: Array, keys: Array, reset_keys: Array) -> tuple[Any, Seen]:
        def one(state: Any, action: Array, reset_key: Array) -> Any:
            after = self.env.step(state, action)
            done = after.terminated | after.truncated
            again = jax.tree.map(lambda new, old: jnp.where(done, new, old), self.env.init(reset_key), after)
            return again, Seen(self.env.observe(again, again.current_player), after.rewards, done)

        state, seen = jax.vmap(one)(state, action, reset_keys)
        return state, seen

    def legal(self, state: Any) -> Array | None:
        return state.legal_action_mask

    def numbers(self) -> AbstractContextManager[object]:
        return no_context()
