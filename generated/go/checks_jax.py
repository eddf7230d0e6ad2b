"""The JAX environment beside the reference: the same states, masks, observations, rewards and flags, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from . import jax_chance, jax_env
from .checks import Shown, describe, episode, loadable, must_be_given, recorded, shown
from .reference_env import Reference
from .reference_scenarios import Scenario

DRAWS = 192
"""So many recorded draws a step may have."""


@contextmanager
def numbers_of(layout: Mapping[str, Any]) -> Iterator[None]:
    """64-bit numbers in JAX, if the environment has them."""
    wide = layout["real"] == "real64"
    if wide and not hasattr(jax, "enable_x64"):
        from jax.experimental import enable_x64

        with enable_x64():
            yield
    else:
        with jax.enable_x64(True) if wide else nullcontext():
            yield


@jax.tree_util.register_pytree_node_class
class EitherChance:
    """Draws from a recorded table if `recorded`, else from the key: one compiled step does for both."""

    def __init__(self, recorded: Any, table: Any, stream: Any) -> None:
        self.recorded = recorded
        self.table = table
        self.stream = stream

    def tree_flatten(self) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        words, static = self.stream.tree_flatten()
        return (self.recorded, self.table.draws, *words), static

    @classmethod
    def tree_unflatten(cls, static: tuple[Any, ...], parts: tuple[Any, ...]) -> EitherChance:
        stream = jax_chance.Chance.tree_unflatten(static, parts[2:])
        words = (parts[1],) if static[0] is not None else (parts[1], parts[-1])
        return cls(parts[0], jax_chance.TapeChance.tree_unflatten(static, words), stream)

    @property
    def path(self) -> Any:
        """The place of the rules where we are."""
        return self.stream.path

    def at(self, n: Any) -> EitherChance:
        """The chance of a place below."""
        return EitherChance(self.recorded, self.table.at(n), self.stream.at(n))

    def __getattr__(self, name: str) -> Any:
        table, stream = getattr(self.table, name), getattr(self.stream, name)
        if not callable(table):
            return stream

        def draw(*args: Any, **named: Any) -> Any:
            one, two = table(*args, **named), stream(*args, **named)
            two = jnp.asarray(two)
            return jnp.where(self.recorded, jnp.asarray(one).astype(two.dtype), two)

        return draw


class Twin:
    """The JAX environment of the folder, compiled once, to be held against the reference."""

    def __init__(self, env: Reference, layout: Mapping[str, Any]) -> None:
        self.env = env
        self.layout = layout
        self.jax = jax_env.Env()
        self.none = jax_chance.draws_of([], DRAWS, layout["real"])
        self._init = jax.jit(lambda key, recorded, draws: jax_env.reset(self._chance(key, recorded, draws), self.jax.params, {}))
        self._step = jax.jit(lambda s, action, key, recorded, draws: jax_env.advance(s, action, self._chance(key, recorded, draws)))
        players = np.arange(env.num_players)
        self._observe = jax.jit(lambda s: jax.vmap(lambda p: self.jax.observe(s, p))(players))

    def _chance(self, key: Any, recorded: Any, draws: Any) -> EitherChance:
        real = self.layout["real"]
        return EitherChance(recorded, jax_chance.TapeChance(draws, 0, real), jax_chance.Chance(key, 0, real))

    # ---- steps

    def init(self, key: tuple[int, int] = (0, 0), draws: Sequence[tuple[int, Any]] | None = None) -> Any:
        """A first state: by the key, or by recorded draws."""
        return self._init(np.asarray(key, np.uint32), draws is not None, self._table(draws))

    def step(self, s: Any, action: Any, key: tuple[int, int] = (0, 0), draws: Sequence[tuple[int, Any]] | None = None) -> Any:
        """A step: by the key, or by recorded draws."""
        return self._step(s, self._action(action), np.asarray(key, np.uint32), draws is not None, self._table(draws))

    def load(self, state: Any) -> Any:
        """A state of the reference, without an open question, in JAX."""
        return self.jax.from_plain(loadable(self.env, state))

    def _table(self, draws: Sequence[tuple[int, Any]] | None) -> Any:
        return self.none if not draws else jax_chance.draws_of(draws, DRAWS, self.layout["real"])

    def _action(self, action: Any) -> Any:
        if isinstance(action, (list, tuple)):
            return np.asarray(action, np.float64 if self.layout["real"] == "real64" else np.float32)
        return np.int32(action)

    # ---- comparison

    def tolerance(self, field: str) -> float:
        """How far the values of a field may be apart; 0: they are equal."""
        if self.layout["exact"]:
            return 0.0
        found: Mapping[str, float] = self.layout["tolerance"]
        return found.get(field, found.get("*", 1e-9 if self.layout["real"] == "real64" else 1e-4))

    def compare(self, s: Any, j: Any, where: str) -> None:
        """Are the state of the reference and the JAX state the same?"""
        self.compare_with(s, j, np.asarray(self._observe(j)), where)

    def compare_with(self, s: Any, j: Any, seen: Any, where: str) -> None:
        """The same, with what each player observes of the JAX state."""
        found = self.differs(shown(self.env, s), j, seen)
        assert found is None, f"{where}: {found[1]}{describe(self.env, s)}"

    def differs(self, s: Shown, j: Any, seen: Any) -> tuple[str, str] | None:
        """The first thing that differs, by name, and how: fields, legality and rewards, then flags, then observations."""
        if int(j._fault) != 0:
            return "fault", f"JAX reports fault {int(j._fault)}, the reference none"
        found = self.jax.to_plain(j)
        for name, v in s.plain.items():
            place = difference(v, found[name], self.tolerance(name)) if found[name] != v else None
            if place is not None:
                return name, f"{name}{place} (reference, JAX)"
        flags = {"terminated": (s.over, bool(j.terminated)), "truncated": (s.truncated, bool(j.truncated)),
                 "current_player": (s.to_move, int(j.current_player))}  # fmt: skip
        for name, (a, b) in flags.items():
            if a != b:
                return name, f"{name} is {a} and {b} (reference, JAX)"
        seen, close = seen.astype(np.float32), max(self.tolerance("observation"), 1e-6 * (not self.layout["exact"]))
        for player, expected in enumerate(s.observations):
            place = None if np.array_equal(expected, seen[player]) else difference(expected.tolist(), seen[player].tolist(), close)
            if place is not None:
                return "observation", f"observation of player {player}{place} (reference, JAX)"
        return None


def difference(a: Any, b: Any, tolerance: float) -> str | None:
    """Where two plain values differ, and how; None: nowhere."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        parts: Any = [(f".{name}", a[name], b[name]) for name in a]
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        parts = [(f"[{i}]", x, y) for i, (x, y) in enumerate(zip(a, b, strict=True))] if a != b else []
    else:
        numbers = isinstance(a, float) and isinstance(b, (int, float))
        same = a == b or (numbers and tolerance > 0 and abs(a - b) <= tolerance * max(1.0, abs(a)))
        return None if same else f" is {a!r} and {b!r}"
    for place, x, y in parts:
        found = difference(x, y, tolerance)
        if found is not None:
            return place + found
    return None


def check_episode(twin: Twin, number: int, steps: int) -> None:
    """A random episode with the same keys and actions. In close mode each step starts from the state of the reference."""
    j: Any = None
    for t, (before, action, key, after) in enumerate(episode(twin.env, number, steps)):
        if before is None:
            j = twin.load(after) if must_be_given(twin.env) else twin.init(key)
            where = f"episode {number}, reset"
        else:
            if not twin.layout["exact"] and before.pending is None:
                j = twin.load(before)
            j = twin.step(j, action, key)
            where = f"episode {number}, step {t}, {action if isinstance(action, list) else twin.env.action_name(action)}"
        twin.compare(after, j, where)


def check_scenario(twin: Twin, scenario: Scenario) -> str | None:
    """A scenario's steps in JAX, with the draws that the reference made. Text: why it was not run."""
    j: Any = None
    for t, (before, action, draws, after) in enumerate(recorded(twin.env, scenario)):
        if before is not None:
            j = twin.step(j, action, draws=draws)
        elif scenario.given is None and scenario.arrange is None:
            j = twin.init(draws=draws)
        elif after.pending is None:
            j = twin.load(after)
        else:
            return "a question is open in what is given"
        twin.compare(after, j, f"{scenario.place}: {scenario.name}, step {t}")
    return None


def check_end_in_jax(twin: Twin, steps: int) -> None:
    """After the end, and by an illegal action, nothing changes but the fault and the rewards."""
    for number in range(2):
        last = None
        for _, _, _, last in episode(twin.env, number, steps):
            pass
        if last is None or not (last.over or last.truncated) or last.pending is not None:
            continue
        j = twin.load(last)
        again = twin.jax.to_plain(twin.step(j, 0 if not twin.env.game.actions[0].box else [0.0] * len(twin.env.game.actions[0].box)))
        expected = twin.jax.to_plain(j)
        for name in (f.name for f in twin.env.game.state.fields):
            assert again[name] == expected[name], f"{name} changed after the end"
        assert again["over"] == expected["over"] and again["truncated"] == expected["truncated"]
        assert again["reward"] == [0.0] * twin.env.num_players


def check_illegal_in_jax(twin: Twin) -> None:
    """An illegal action is a fault that leaves the state as it was (if the game says that it is an error)."""
    s = twin.env.init((1, 1), must_be_given(twin.env))
    if s.over or twin.env.game.illegal != "error" or twin.env.game.actions[0].box is not None or all(s.legal_action_mask):
        return
    j = twin.load(s) if s.pending is None else twin.init((1, 1))
    new = twin.step(j, s.legal_action_mask.index(False))
    assert int(new._fault) != 0
    assert twin.jax.to_plain(new) == twin.jax.to_plain(j)


def check_stored(twin: Twin, values: dict[str, Any]) -> None:
    """Fields keep their values when they are packed for storage."""
    work = jax_env.plain.given_values(jax_env.fresh(), jax_env.FIELDS, values, jax_env.unpacked)
    found = twin.jax.to_plain(jax_env.pack(work, jnp.ones(jax_env.NUM_ACTIONS, bool), work.mover))
    for name, v in values.items():
        assert found[name] == v, f"{name} is {v} before and {found[name]} after"
