"""MountainCar-v0 (Moore 1990) in exact 32-bit arithmetic: a JAX environment, generated from specs/mountain_car.yaml by specc 0.1.0. Do not edit.

Version d88b6acea9e4. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 3
REAL = "real32"
MAX_STEPS = 200
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    position: Any
    velocity: Any
    goal_position: Any
    goal_velocity: Any
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
    position: Any
    velocity: Any
    goal_position: Any
    goal_velocity: Any
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


def nearest(x):
    """the whole number next to x
    clamp(floor(x + 0.5), -1000000, 1000000)
    """
    return rt.least(rt.greatest(rt.i32(jnp.floor(x + np.float32(0.5))), -1000000), 1000000)


def after_quarters(x, k):
    """the rest of an angle after k quarter turns; the first two parts have so few bits that k times them is exact
    x - k * 1.5703125 - k * 0.0004837512969970703125 - k * 0.0000000754978995489188216
    """
    return (
        (x - rt.exact(rt.cast(k, jnp.float32) * np.float32(1.5703125)))
        - rt.exact(rt.cast(k, jnp.float32) * np.float32(0.0004837512969970703))
    ) - rt.exact(rt.cast(k, jnp.float32) * np.float32(7.549789954891882e-08))


def sin_core(r):
    """sin for |r| <= pi/4
    z = r * r
    p = 0.00000000015896909952 * z - 0.0000000250507602534
    p = p * z + 0.00000275573137070700676789
    p = p * z - 0.000198412698298579493134
    p = p * z + 0.00833333333332248946124
    p = p * z - 0.166666666666666324348
    return r + r * z * p
    """
    z = rt.exact(r * r)
    p = rt.exact(np.float32(1.5896909952e-10) * z) - np.float32(2.50507602534e-08)
    p = rt.exact(p * z) + np.float32(2.7557313707070068e-06)
    p = rt.exact(p * z) - np.float32(0.0001984126982985795)
    p = rt.exact(p * z) + np.float32(0.00833333333332249)
    p = rt.exact(p * z) - np.float32(0.16666666666666632)
    return r + rt.exact((r * z) * p)


def cos_core(r):
    """cos for |r| <= pi/4
    z = r * r
    p = 0.00000000208757232129817482790 - 0.0000000000113596475577881948265 * z
    p = p * z - 0.000000275573143513906633035
    p = p * z + 0.0000248015872894767294178
    p = p * z - 0.00138888888888741095749
    p = p * z + 0.0416666666666666019037
    return 1.0 - (0.5 * z - z * z * p)
    """
    z = rt.exact(r * r)
    p = np.float32(2.087572321298175e-09) - rt.exact(np.float32(1.1359647557788195e-11) * z)
    p = rt.exact(p * z) - np.float32(2.7557314351390663e-07)
    p = rt.exact(p * z) + np.float32(2.480158728947673e-05)
    p = rt.exact(p * z) - np.float32(0.001388888888887411)
    p = rt.exact(p * z) + np.float32(0.0416666666666666)
    return np.float32(1.0) - (rt.exact(np.float32(0.5) * z) - rt.exact((z * z) * p))


def quadrant(q, r):
    """the sine of q quarter turns plus r
    turn = q % 4
    if turn == 0:
        return sin_core(r)
    if turn == 1:
        return cos_core(r)
    if turn == 2:
        return 0.0 - sin_core(r)
    return 0.0 - cos_core(r)
    """
    turn = q % 4
    if_1 = turn == 0
    on_2 = if_1
    result = sin_core(r)
    on_3 = ~if_1
    if_4 = turn == 1
    on_5 = on_3 & if_4
    result = rt.select(on_5, cos_core(r), result)
    on_6 = on_3 & (~if_4)
    if_7 = turn == 2
    on_8 = on_6 & if_7
    result = rt.select(on_8, np.float32(0.0) - sin_core(r), result)
    on_9 = on_6 & (~if_7)
    result = rt.select(on_9, np.float32(0.0) - cos_core(r), result)
    return result


def cos(x):
    """at most 1.7 ulp between -pi and pi
    k = nearest(x * 0.636619772367581343076)
    return quadrant(k + 1, after_quarters(x, k))
    """
    k = nearest(rt.exact(x * np.float32(0.6366197723675814)))
    return quadrant(k + 1, after_quarters(x, k))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    to = action - 0
    pull = rt.select(
        to == 2, np.float32(0.001), rt.select(to == 0, np.float32(-0.0010000000474974513), np.float32(0.0))
    )
    s = rt.put(
        s,
        on,
        "velocity",
        (),
        rt.least(
            rt.greatest(
                (s.velocity + pull) - rt.exact(cos(rt.exact(np.float32(3.0) * s.position)) * np.float32(0.0025)),
                np.float32(-0.07000000029802322),
            ),
            np.float32(0.07),
        ),
    )
    s = rt.put(
        s,
        on,
        "position",
        (),
        rt.least(rt.greatest(s.position + s.velocity, np.float32(-1.2000000476837158)), np.float32(0.6)),
    )
    if_1 = (s.position == np.float32(-1.2000000476837158)) & (s.velocity < np.float32(0.0))
    on_2 = on & if_1
    s = rt.put(s, on_2, "velocity", (), np.float32(0.0))
    s = rt.put(s, on, "reward", (0,), np.float32(-1.0))
    return s


def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.put(s, on, "position", (), ch.uniform(1, np.float32(-0.6000000238418579), np.float32(-0.4000000059604645)))
    return s


def may_push(s, me, to):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.array(lambda to: may_push(s, me, to), 3).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    # the car is at the flag
    if_1 = (s.position >= s.goal_position) & (s.velocity >= s.goal_velocity)
    on_2 = on & if_1
    s = rt.finish(s, on_2)
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # observation
    parts.append(rt.observed(jnp.ravel(rt.stack([s.position, s.velocity]))))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        position=state.position,
        velocity=state.velocity,
        goal_position=state.goal_position,
        goal_velocity=state.goal_velocity,
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
        position=rt.narrow(s.position, jnp.float32),
        velocity=rt.narrow(s.velocity, jnp.float32),
        goal_position=rt.narrow(s.goal_position, jnp.float32),
        goal_velocity=rt.narrow(s.goal_velocity, jnp.float32),
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
        position=rt.as_arrays(np.float32(0.0)),
        velocity=rt.as_arrays(np.float32(0.0)),
        goal_position=rt.as_arrays(np.float32(0.0)),
        goal_velocity=rt.as_arrays(np.float32(0.0)),
        mover=jnp.int32(0),
        to_move=jnp.int32(0),
        over=jnp.asarray(False),
        truncated=jnp.asarray(False),
        reward=jnp.zeros(NUM_PLAYERS, jnp.float32),
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
    if "position" not in given:
        s = s._replace(position=rt.as_arrays(np.float32(-0.5)))
    if "velocity" not in given:
        s = s._replace(velocity=rt.as_arrays(np.float32(0.0)))
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
    s = rt.fault(s, ~rt.finite(s.position, s.velocity, s.reward), 9)
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
    if "position" in values:
        out["position"] = state.position
    if "velocity" in values:
        out["velocity"] = state.velocity
    if "goal_position" in values:
        out["goal_position"] = state.goal_position
    if "goal_velocity" in values:
        out["goal_velocity"] = state.goal_velocity
    return out


FIELDS = {
    "position": ("position", ("real", "float32")),
    "velocity": ("velocity", ("real", "float32")),
    "goal_position": ("goal_position", ("real", "float32")),
    "goal_velocity": ("goal_velocity", ("real", "float32")),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"position", "velocity", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "mountain_car"
    version = "d88b6acea9e4"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 2
    max_steps = MAX_STEPS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {"goal_position": 0.5, "goal_velocity": 0.0, **(params or {})}

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
        return plain.to_plain(state, FIELDS, 2, 3, False)

    def from_plain(self, values: dict[str, Any]) -> State:
        """The state that plain data stands for (no open question)."""
        s = plain.given_values(fresh(), FIELDS, {**self.params, **values}, unpacked)
        s = s._replace(
            mover=jnp.int32(values["mover"]),
            over=jnp.asarray(bool(values.get("over", False))),
            reward=jnp.asarray(values.get("reward", [0.0] * NUM_PLAYERS), jnp.float32),
            steps=jnp.int32(values.get("steps", 0)),
        )
        state = closed(s)
        return rt.replace(state, truncated=jnp.asarray(bool(values.get("truncated", False))), _fault=jnp.int8(0))

    @property
    def state_bytes(self) -> int:
        """Bytes of one state."""
        shapes = jax.eval_shape(lambda: self.init(jnp.zeros(2, jnp.uint32)))
        return sum(x.size * x.dtype.itemsize for x in jax.tree.leaves(shapes))
