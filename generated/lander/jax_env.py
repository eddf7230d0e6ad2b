"""Lander, a probe that brakes in thin air over a slope: a JAX environment, generated from specs/lander.yaml by specc 0.1.0. Do not edit.

Version 77039a77cae7. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
The meaning is `reference.py`: same states, masks, observations, rewards and flags.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from . import jax_chance as chance
from . import jax_plain as plain
from . import jax_runtime as rt

NUM_PLAYERS = 1
NUM_ACTIONS = 16
REAL = "real64"
MAX_STEPS = 400
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    height: Any
    across: Any
    falling: Any
    drift: Any
    fuel: Any
    last_valves: Any
    gravity: Any
    mover: Any
    to_move: Any
    over: Any
    truncated: Any
    reward: Any
    steps: Any
    fault: Any
    ask: Any


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class State:
    """A position. The spec's fields come by their names, packed; what begins with `_` is for the environment alone."""

    current_player: jax.Array
    rewards: jax.Array
    terminated: jax.Array
    truncated: jax.Array
    legal_action_mask: jax.Array
    height: Any
    across: Any
    falling: Any
    drift: Any
    fuel: Any
    last_valves: Any
    gravity: Any
    _mover: jax.Array
    _steps: jax.Array
    _fault: jax.Array
    _me: jax.Array
    _pc: jax.Array
    _asked: jax.Array
    _saved: jax.Array

    @property
    def observation(self) -> jax.Array:
        """What the current player sees."""
        return observe(unpack(self), self.current_player)


# ------------------------------------------------------------------------------------------------ constants


# ------------------------------------------------------------------------------------------------ functions


def mass(s):
    """dry + fuel"""
    return np.float64(400.0) + s.fuel


def air(s):
    """0.02 * exp(-height / 11000.0)"""
    return np.float64(0.02) * jnp.exp((-s.height) / np.float64(11000.0))


def speed(s):
    """sqrt(pow(falling, 2.0) + pow(drift, 2.0))"""
    return jnp.sqrt(jnp.power(s.falling, np.float64(2.0)) + jnp.power(s.drift, np.float64(2.0)))


def reserve(s):
    """what is left by the rocket equation, in m/s
    jet * log(mass / dry)
    """
    return np.float64(3000.0) * jnp.log(mass(s) / np.float64(400.0))


def path(s):
    """of the path against the vertical
    atan(divide(drift, falling, otherwise=0.0))
    """
    return jnp.arctan(rt.divide(s.drift, s.falling, np.float64(0.0)))


def ground(s):
    """across * tan(slope)"""
    return s.across * np.float64(0.30933624960962325)


def slope_checked():
    """the slope again, from its sine and from its cosine
    asin(sin(slope)) - acos(cos(slope))
    """
    return np.float64(-1.6653345369377348e-16)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    valves = rt.cast(action - 0, jnp.uint8)
    open_ = rt.i32(jax.lax.population_count(valves))
    used = rt.least(s.fuel, rt.cast(open_, jnp.float64) * np.float64(0.5))
    push = (used * np.float64(3000.0)) / (np.float64(0.25) * mass(s))
    drag = (air(s) * speed(s)) * np.float64(0.5)
    each_1 = rt.list_of(
        2,
        (
            0,
            s.falling,
        ),
        (
            1,
            s.drift,
        ),
    )
    for i_4 in range(2):
        way_part = rt.at(each_1.data, i_4)
        go_5 = i_4 < each_1.size
        on_6 = on & go_5
        if_7 = way_part[0] == 0
        on_8 = on_6 & if_7
        s = rt.put(
            s,
            on_8,
            "falling",
            (),
            s.falling + (np.float64(0.25) * ((s.gravity - push) - ((drag * way_part[1]) / mass(s)))),
        )
        on_9 = on_6 & (~if_7)
        s = rt.put(
            s,
            on_9,
            "drift",
            (),
            s.drift
            + (
                np.float64(0.25)
                * (
                    (
                        rt.cast(rt.i32(rt.bit_of(valves, 0)), jnp.float64)
                        - rt.cast(rt.i32(rt.bit_of(valves, 3)), jnp.float64)
                    )
                    - ((drag * way_part[1]) / mass(s))
                )
            ),
        )
    s = rt.put(s, on, "fuel", (), s.fuel - used)
    s = rt.put(s, on, "height", (), s.height - (np.float64(0.25) * s.falling))
    s = rt.put(s, on, "across", (), s.across + (np.float64(0.25) * s.drift))
    s = rt.put(s, on, "last_valves", (), valves)
    s = rt.put(s, on, "reward", (0,), np.float64(-0.01) * used)
    return s


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.put(
        s, on, "height", (), np.float64(800.0) + (np.float64(100.0) * ch.uniform(1, np.float64(0.0), np.float64(1.0)))
    )
    s = rt.put(s, on, "drift", (), rt.cast((ch.roll(2, 5) + 1) + (-1), jnp.float64) - np.float64(2.0))
    return s


def may_burn(s, me, valves):
    """there is fuel"""
    return (s.fuel > np.float64(0.0)) | (valves == np.uint8(0))


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.fuel,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return rt.array(lambda valves: may_burn(s, me, rt.cast(valves, jnp.uint8)), 16).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    # it has landed
    if_1 = s.height <= ground(s)
    on_2 = on & if_1
    soft = (s.falling < np.float64(3.0)) & (jnp.abs(path(s) + np.float64(-1.6653345369377348e-16)) < np.float64(0.5))
    s = rt.put(
        s,
        on_2,
        "reward",
        (0,),
        rt.at(s.reward, 0)
        + (rt.select(soft, np.float64(10.0), np.float64(-10.0)) + jnp.tanh(reserve(s) / np.float64(1000.0))),
    )
    s = rt.finish(s, on_2)
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # flight
    parts.append(
        rt.observed(
            jnp.ravel(
                rt.stack(
                    [
                        s.height / np.float64(1000.0),
                        s.across / np.float64(1000.0),
                        s.falling / np.float64(100.0),
                        s.drift / np.float64(100.0),
                        s.fuel / np.float64(200.0),
                    ]
                )
            )
        )
    )
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        height=state.height,
        across=state.across,
        falling=state.falling,
        drift=state.drift,
        fuel=state.fuel,
        last_valves=state.last_valves,
        gravity=state.gravity,
        mover=rt.i32(state._mover),
        to_move=rt.i32(state.current_player),
        over=state.terminated,
        truncated=state.truncated,
        reward=state.rewards,
        steps=state._steps,
        fault=jnp.int32(0),
        ask=rt.Asking(
            rt.i32(state._pc),
            jnp.int32(0),
            jnp.int32(0),
            rt.i32(state._asked),
            rt.i32(state.current_player),
            jnp.zeros(NUM_ACTIONS, bool),
            state._saved,
        ),
    )


def pack(s: Work, mask: jax.Array, me: jax.Array) -> State:
    """The state as it is stored."""
    return State(
        current_player=rt.narrow(s.to_move, jnp.int8),
        rewards=s.reward,
        terminated=jnp.asarray(s.over),
        truncated=jnp.asarray(s.truncated),
        legal_action_mask=mask,
        height=rt.narrow(s.height, jnp.float64),
        across=rt.narrow(s.across, jnp.float64),
        falling=rt.narrow(s.falling, jnp.float64),
        drift=rt.narrow(s.drift, jnp.float64),
        fuel=rt.narrow(s.fuel, jnp.float64),
        last_valves=rt.narrow(s.last_valves, jnp.uint8),
        gravity=rt.narrow(s.gravity, jnp.float64),
        _mover=rt.narrow(s.mover, jnp.int8),
        _steps=rt.narrow(s.steps, jnp.int32),
        _fault=rt.narrow(s.fault, jnp.int8),
        _me=rt.narrow(me, jnp.int8),
        _pc=rt.narrow(s.ask.pc, jnp.uint16),
        _asked=rt.narrow(s.ask.site, jnp.int16),
        _saved=s.ask.saved,
    )


def fresh() -> Work:
    """Nothing has happened yet."""
    return Work(
        height=rt.as_arrays(np.float64(0.0)),
        across=rt.as_arrays(np.float64(0.0)),
        falling=rt.as_arrays(np.float64(0.0)),
        drift=rt.as_arrays(np.float64(0.0)),
        fuel=rt.as_arrays(np.float64(0.0)),
        last_valves=rt.as_arrays(np.uint8(0)),
        gravity=rt.as_arrays(np.float64(0.0)),
        mover=jnp.int32(0),
        to_move=jnp.int32(0),
        over=jnp.asarray(False),
        truncated=jnp.asarray(False),
        reward=jnp.zeros(NUM_PLAYERS, jnp.float64),
        steps=jnp.int32(0),
        fault=jnp.int32(0),
        ask=rt.Asking(
            jnp.int32(0),
            jnp.int32(0),
            jnp.int32(0),
            jnp.int32(-1),
            jnp.int32(0),
            jnp.zeros(NUM_ACTIONS, bool),
            jnp.zeros(SAVED_WORDS, jnp.uint32),
        ),
    )


def reset(ch, parameters, given) -> State:
    """A first state: start values, given ones in their places, setup, ends."""
    rt.forget()
    s = fresh()
    s = plain.given_values(s, FIELDS, {**parameters, **given}, unpacked)
    if "mover" in given:
        s = s._replace(mover=jnp.asarray(given["mover"], jnp.int32))
    on = rt.TRUE
    if "height" not in given:
        s = s._replace(height=rt.as_arrays(np.float64(900.0)))
    if "across" not in given:
        s = s._replace(across=rt.as_arrays(np.float64(0.0)))
    if "falling" not in given:
        s = s._replace(falling=rt.as_arrays(np.float64(60.0)))
    if "drift" not in given:
        s = s._replace(drift=rt.as_arrays(np.float64(0.0)))
    if "fuel" not in given:
        s = s._replace(fuel=rt.as_arrays(np.float64(200.0)))
    if "last_valves" not in given:
        s = s._replace(last_valves=rt.as_arrays(np.uint8(0)))
    if not set(given) & POSITION:
        s = set_up(s, on, ch)
    me = s.mover
    s, on = try_ends(s, on, me)
    state = close(s, me)
    rt.forget()
    return state


def close(s: Work, me) -> State:
    """After an effect: who is next, and what is legal."""
    over = jnp.asarray(s.over)
    asking = (s.ask.pc != 0) & ~over
    mask = jnp.where(asking, s.ask.options, legal_actions(s, s.mover))
    s = rt.fault(s, ~over & ~jnp.any(mask), 8)
    s = rt.fault(s, ~rt.finite(s.height, s.across, s.falling, s.drift, s.fuel, s.reward), 9)
    s = s._replace(
        to_move=jnp.where(asking, s.ask.by, s.mover),
        ask=s.ask._replace(pc=jnp.where(asking, s.ask.pc, 0), site=jnp.where(asking, s.ask.site, -1)),
        truncated=~over & (s.steps >= MAX_STEPS),
    )
    return pack(s, mask | over, me)


@jax.jit
def closed(s: Work) -> State:
    """A position that was given, with what is legal in it."""
    rt.forget()
    state = close(s, s.mover)
    rt.forget()
    return state


def advance(state: State, action, ch) -> State:
    """One step: one pass over the rules, entered at the action or at the open question."""
    rt.forget()
    ended = state.terminated | state.truncated
    action = jnp.asarray(action).astype(jnp.int32)
    legal = rt.at(state.legal_action_mask, action) & (action >= 0) & (action < NUM_ACTIONS)
    s = unpack(state)
    asked = s.ask.resume != 0
    go = legal & ~ended
    me = jnp.where(asked, rt.i32(state._me), s.to_move)
    s = s._replace(
        reward=jnp.zeros_like(s.reward),
        steps=s.steps + 1,
        ask=s.ask._replace(resume=jnp.where(go, s.ask.resume, -1), answer=action, site=jnp.int32(-1)),
    )
    on = go & ~asked
    s = act(s, on, me, action)
    s, on = try_ends(s, on, me)
    new = close(s, me)
    rt.forget()
    return settle(state, new, ended, legal)


def settle(state: State, new: State, ended, legal) -> State:
    """After the end nothing changes; an illegal action or a fault leaves the state as it was."""
    failed = new._fault != 0
    old = rt.replace(state, _fault=jnp.where(ended, state._fault, jnp.where(legal, new._fault, jnp.int8(1))))
    steps = state._steps + 1
    passed = rt.replace(
        state,
        rewards=jnp.zeros_like(state.rewards),
        _steps=steps,
        truncated=steps >= MAX_STEPS,
    )
    old = rt.select(~legal & ~ended, passed, old)
    done = rt.replace(state, rewards=jnp.zeros_like(state.rewards))
    return rt.select(legal & ~ended & ~failed, new, rt.select(ended, done, old))


def unpacked(values: dict[str, Any]) -> dict[str, Any]:
    """Stored fields, some of them, as they are while a step is computed."""
    state = plain.Fields(values)
    out = {}
    if "height" in values:
        out["height"] = state.height
    if "across" in values:
        out["across"] = state.across
    if "falling" in values:
        out["falling"] = state.falling
    if "drift" in values:
        out["drift"] = state.drift
    if "fuel" in values:
        out["fuel"] = state.fuel
    if "last_valves" in values:
        out["last_valves"] = state.last_valves
    if "gravity" in values:
        out["gravity"] = state.gravity
    return out


FIELDS = {
    "height": ("height", ("real", "float64")),
    "across": ("across", ("real", "float64")),
    "falling": ("falling", ("real", "float64")),
    "drift": ("drift", ("real", "float64")),
    "fuel": ("fuel", ("real", "float64")),
    "last_valves": ("last_valves", ("word", "uint8")),
    "gravity": ("gravity", ("real", "float64")),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"across", "falling", "drift", "fuel", "last_valves", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "lander"
    version = "77039a77cae7"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 5
    max_steps = MAX_STEPS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {"gravity": 3.7, **(params or {})}

    def init(self, key: jax.Array, given: dict[str, Any] | None = None) -> State:
        """A first state. key: `uint32[2]`; given: fields as plain values or arrays."""
        return reset(chance.Chance(key, 0, REAL), self.params, given or {})

    def step(self, state: State, action: jax.Array, key: jax.Array) -> State:
        """The state after an action, or after the answer to the open question."""
        return advance(state, action, chance.Chance(key, 0, REAL))

    def init_with(self, draws: chance.Draws, given: dict[str, Any] | None = None) -> State:
        """`init` with recorded draws."""
        return reset(chance.TapeChance(draws, 0, REAL), self.params, given or {})

    def step_with(self, state: State, action: jax.Array, draws: chance.Draws) -> State:
        """`step` with recorded draws."""
        return advance(state, action, chance.TapeChance(draws, 0, REAL))

    def observe(self, state: State, player: jax.Array) -> jax.Array:
        """What a player sees."""
        return observe(unpack(state), jnp.asarray(player, jnp.int32))

    def to_plain(self, state: State) -> dict[str, Any]:
        """The state as plain data, equal to the reference's. Outside of jit, for one environment."""
        return plain.to_plain(state, FIELDS, 6, 16, False)

    def from_plain(self, values: dict[str, Any]) -> State:
        """The state that plain data stands for (no open question)."""
        s = plain.given_values(fresh(), FIELDS, {**self.params, **values}, unpacked)
        s = s._replace(
            mover=jnp.int32(values["mover"]),
            over=jnp.asarray(bool(values.get("over", False))),
            reward=jnp.asarray(values.get("reward", [0.0] * NUM_PLAYERS), jnp.float64),
            steps=jnp.int32(values.get("steps", 0)),
        )
        state = closed(s)
        return rt.replace(state, truncated=jnp.asarray(bool(values.get("truncated", False))), _fault=jnp.int8(0))

    @property
    def state_bytes(self) -> int:
        """Bytes of one state."""
        shapes = jax.eval_shape(lambda: self.init(jnp.zeros(2, jnp.uint32)))
        return sum(x.size * x.dtype.itemsize for x in jax.tree.leaves(shapes))
