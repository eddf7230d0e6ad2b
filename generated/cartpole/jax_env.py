"""CartPole-v1 (Barto, Sutton and Anderson 1983), as in gymnasium: a JAX environment, generated from specs/cartpole.yaml by specc 0.1.0. Do not edit.

Version e6537d161cb6. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 2
REAL = "real64"
MAX_STEPS = 500
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    x: Any
    x_dot: Any
    angle: Any
    spin: Any
    gravity: Any
    cart_mass: Any
    pole_mass: Any
    half_length: Any
    push: Any
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
    x: Any
    x_dot: Any
    angle: Any
    spin: Any
    gravity: Any
    cart_mass: Any
    pole_mass: Any
    half_length: Any
    push: Any
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

# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    side = action - 0
    force = rt.select(side == 1, s.push, -s.push)
    mass = s.pole_mass + s.cart_mass
    moment = s.pole_mass * s.half_length
    pull = (force + ((moment * (s.spin * s.spin)) * jnp.sin(s.angle))) / mass
    twist = ((s.gravity * jnp.sin(s.angle)) - (jnp.cos(s.angle) * pull)) / (
        s.half_length
        * (np.float64(1.3333333333333333) - ((s.pole_mass * (jnp.cos(s.angle) * jnp.cos(s.angle))) / mass))
    )
    slide = pull - (((moment * twist) * jnp.cos(s.angle)) / mass)
    s = rt.put(s, on, "x", (), s.x + (np.float64(0.02) * s.x_dot))
    s = rt.put(s, on, "x_dot", (), s.x_dot + (np.float64(0.02) * slide))
    s = rt.put(s, on, "angle", (), s.angle + (np.float64(0.02) * s.spin))
    s = rt.put(s, on, "spin", (), s.spin + (np.float64(0.02) * twist))
    s = rt.put(s, on, "reward", (0,), np.float64(1.0))
    return s


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.put(s, on, "x", (), ch.uniform(1, np.float64(-0.05), np.float64(0.05)))
    s = rt.put(s, on, "x_dot", (), ch.uniform(2, np.float64(-0.05), np.float64(0.05)))
    s = rt.put(s, on, "angle", (), ch.uniform(3, np.float64(-0.05), np.float64(0.05)))
    s = rt.put(s, on, "spin", (), ch.uniform(4, np.float64(-0.05), np.float64(0.05)))
    return s


def may_shove(s, me, side):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.array(lambda side: may_shove(s, me, side), 2).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    # the cart left the track or the pole fell
    if_1 = (jnp.abs(s.x) > np.float64(2.4)) | (jnp.abs(s.angle) > np.float64(0.20943951023931953))
    on_2 = on & if_1
    s = rt.finish(s, on_2)
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # observation
    parts.append(rt.observed(jnp.ravel(rt.stack([s.x, s.x_dot, s.angle, s.spin]))))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        x=state.x,
        x_dot=state.x_dot,
        angle=state.angle,
        spin=state.spin,
        gravity=state.gravity,
        cart_mass=state.cart_mass,
        pole_mass=state.pole_mass,
        half_length=state.half_length,
        push=state.push,
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
        x=rt.narrow(s.x, jnp.float64),
        x_dot=rt.narrow(s.x_dot, jnp.float64),
        angle=rt.narrow(s.angle, jnp.float64),
        spin=rt.narrow(s.spin, jnp.float64),
        gravity=rt.narrow(s.gravity, jnp.float64),
        cart_mass=rt.narrow(s.cart_mass, jnp.float64),
        pole_mass=rt.narrow(s.pole_mass, jnp.float64),
        half_length=rt.narrow(s.half_length, jnp.float64),
        push=rt.narrow(s.push, jnp.float64),
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
        x=rt.as_arrays(np.float64(0.0)),
        x_dot=rt.as_arrays(np.float64(0.0)),
        angle=rt.as_arrays(np.float64(0.0)),
        spin=rt.as_arrays(np.float64(0.0)),
        gravity=rt.as_arrays(np.float64(0.0)),
        cart_mass=rt.as_arrays(np.float64(0.0)),
        pole_mass=rt.as_arrays(np.float64(0.0)),
        half_length=rt.as_arrays(np.float64(0.0)),
        push=rt.as_arrays(np.float64(0.0)),
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
    if "x" not in given:
        s = s._replace(x=rt.as_arrays(np.float64(0.0)))
    if "x_dot" not in given:
        s = s._replace(x_dot=rt.as_arrays(np.float64(0.0)))
    if "angle" not in given:
        s = s._replace(angle=rt.as_arrays(np.float64(0.0)))
    if "spin" not in given:
        s = s._replace(spin=rt.as_arrays(np.float64(0.0)))
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
    s = rt.fault(s, ~rt.finite(s.x, s.x_dot, s.angle, s.spin, s.reward), 9)
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
    done = rt.replace(state, rewards=jnp.zeros_like(state.rewards))
    return rt.select(legal & ~ended & ~failed, new, rt.select(ended, done, old))


def unpacked(values: dict[str, Any]) -> dict[str, Any]:
    """Stored fields, some of them, as they are while a step is computed."""
    state = plain.Fields(values)
    out = {}
    if "x" in values:
        out["x"] = state.x
    if "x_dot" in values:
        out["x_dot"] = state.x_dot
    if "angle" in values:
        out["angle"] = state.angle
    if "spin" in values:
        out["spin"] = state.spin
    if "gravity" in values:
        out["gravity"] = state.gravity
    if "cart_mass" in values:
        out["cart_mass"] = state.cart_mass
    if "pole_mass" in values:
        out["pole_mass"] = state.pole_mass
    if "half_length" in values:
        out["half_length"] = state.half_length
    if "push" in values:
        out["push"] = state.push
    return out


FIELDS = {
    "x": ("x", ("real", "float64")),
    "x_dot": ("x_dot", ("real", "float64")),
    "angle": ("angle", ("real", "float64")),
    "spin": ("spin", ("real", "float64")),
    "gravity": ("gravity", ("real", "float64")),
    "cart_mass": ("cart_mass", ("real", "float64")),
    "pole_mass": ("pole_mass", ("real", "float64")),
    "half_length": ("half_length", ("real", "float64")),
    "push": ("push", ("real", "float64")),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"x", "x_dot", "angle", "spin", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "cartpole"
    version = "e6537d161cb6"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 4
    max_steps = MAX_STEPS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {
            "gravity": 9.8,
            "cart_mass": 1.0,
            "pole_mass": 0.1,
            "half_length": 0.5,
            "push": 10.0,
            **(params or {}),
        }

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
        return plain.to_plain(state, FIELDS, 4, 2, False)

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
