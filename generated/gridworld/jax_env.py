"""Key, door and goal, seen through a small window: a JAX environment, generated from specs/gridworld.yaml by specc 0.1.0. Do not edit.

Version 9f2dd2b2a817. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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

    tile: Any
    agent: Any
    heading: Any
    has_key: Any
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
    tile: Any
    agent: Any
    heading: Any
    has_key: Any
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
COMPASS = np.array([0, 2, 4, 6], np.int8)
DIR_STEP = (
    np.array([1, 1, 0, -1, -1, -1, 0, 1], np.int8),
    np.array([0, 1, 1, 1, 0, -1, -1, -1], np.int8),
)
INTS = np.array([0, 1, 2], np.int8)
SET_OF_TILE = np.array([True, False, False, True, True], bool)
SET_OF_INT = np.array([True, True, False, False], bool)


# ------------------------------------------------------------------------------------------------ functions


def compass(h):
    """[north, east, south, west][h]"""
    return rt.at(COMPASS, h)


def seen(s, i, j):
    """what stands i squares ahead and j to the right
    x = agent + i * compass(heading).step
    y = x + j * compass(heading + 1).step
    return tile[y] if y? else wall
    """
    x = rt.opt(
        ((rt.quotient(s.agent, 9) + (i * rt.at(DIR_STEP, compass(s.heading))[0])) >= 0)
        & ((rt.quotient(s.agent, 9) + (i * rt.at(DIR_STEP, compass(s.heading))[0])) <= 8)
        & ((rt.remainder(s.agent, 9) + (i * rt.at(DIR_STEP, compass(s.heading))[1])) >= 0)
        & ((rt.remainder(s.agent, 9) + (i * rt.at(DIR_STEP, compass(s.heading))[1])) <= 8),
        (rt.quotient(s.agent, 9) + (i * rt.at(DIR_STEP, compass(s.heading))[0])) * 9
        + (rt.remainder(s.agent, 9) + (i * rt.at(DIR_STEP, compass(s.heading))[1])),
        81,
    )
    y = rt.select(
        x != 81,
        rt.opt(
            ((rt.quotient(x, 9) + (j * rt.at(DIR_STEP, compass((s.heading + (1 % 4)) % 4))[0])) >= 0)
            & ((rt.quotient(x, 9) + (j * rt.at(DIR_STEP, compass((s.heading + (1 % 4)) % 4))[0])) <= 8)
            & ((rt.remainder(x, 9) + (j * rt.at(DIR_STEP, compass((s.heading + (1 % 4)) % 4))[1])) >= 0)
            & ((rt.remainder(x, 9) + (j * rt.at(DIR_STEP, compass((s.heading + (1 % 4)) % 4))[1])) <= 8),
            (rt.quotient(x, 9) + (j * rt.at(DIR_STEP, compass((s.heading + (1 % 4)) % 4))[0])) * 9
            + (rt.remainder(x, 9) + (j * rt.at(DIR_STEP, compass((s.heading + (1 % 4)) % 4))[1])),
            81,
        ),
        81,
    )
    return rt.select(y != 81, rt.at(s.tile, y), 1)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 2
    on_2 = on & if_1
    to_2 = rt.opt(
        ((rt.quotient(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[0]) >= 0)
        & ((rt.quotient(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[0]) <= 8)
        & ((rt.remainder(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[1]) >= 0)
        & ((rt.remainder(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[1]) <= 8),
        (rt.quotient(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[0]) * 9
        + (rt.remainder(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[1]),
        81,
    )
    s = rt.put(s, on_2, "reward", (0,), np.float32(-0.009999999776482582))
    if_3 = (to_2 != 81) & (rt.at(rt.wide(SET_OF_TILE), rt.at(s.tile, to_2)) | ((rt.at(s.tile, to_2) == 2) & s.has_key))
    on_4 = on_2 & if_3
    s = rt.put(s, on_4, "agent", (), to_2)
    if_5 = rt.at(s.tile, to_2) == 3
    on_6 = on_4 & if_5
    s = rt.put(s, on_6, "has_key", (), rt.TRUE)
    s = rt.put(s, on_6, "tile", (to_2,), 0)
    on_7 = on_4 & (~if_5)
    if_8 = rt.at(s.tile, to_2) == 4
    on_9 = on_7 & if_8
    s = rt.put(s, on_9, "reward", (0,), rt.at(s.reward, 0) + np.float32(1.0))
    s = rt.finish(s, on_9)
    on_10 = on_7 & (~if_8)
    on_11 = on_6 | on_10
    on_12 = on_2 & (~if_3)
    on_13 = on_11 | on_12
    on_14 = on & (~if_1)
    on_15 = on_13 | on_14
    if_16 = rt.at(rt.wide(SET_OF_INT), which)
    on_17 = on_15 & if_16
    s = rt.put(s, on_17, "heading", (), rt.select(which == 0, (s.heading - (1 % 4)) % 4, (s.heading + (1 % 4)) % 4))
    return s, on_15


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    w = ch.pick(1, rt.subset(5, rt.each(rt.span(5, 2), lambda c: c))) + 2

    def round_6(i_3, carry):
        (s,) = carry
        x = i_3
        if_4 = (
            (rt.quotient(x, 9) == 0)
            | (rt.quotient(x, 9) == 8)
            | (rt.remainder(x, 9) == 0)
            | (rt.remainder(x, 9) == 8)
            | (rt.remainder(x, 9) == w)
        )
        on_5 = on & if_4
        s = rt.put(s, on_5, "tile", (x,), 1)
        return (s,)

    (s,) = rt.loop(81, round_6, (s,))
    door_at = ch.pick(
        2,
        rt.subset(
            81,
            rt.each(
                rt.span(81),
                lambda x: rt.given(((rt.remainder(x, 9) == w) & (0 < rt.quotient(x, 9)) & (rt.quotient(x, 9) < 8)), x),
            ),
        ),
    )
    s = rt.put(s, on, "tile", (door_at,), 2)
    key_at = ch.pick(
        3,
        rt.subset(
            81, rt.each(rt.span(81), lambda x: rt.given(((rt.at(s.tile, x) == 0) & (rt.remainder(x, 9) < w)), x))
        ),
    )
    s = rt.put(s, on, "tile", (key_at,), 3)
    goal_at = ch.pick(
        4,
        rt.subset(
            81, rt.each(rt.span(81), lambda x: rt.given(((rt.at(s.tile, x) == 0) & (rt.remainder(x, 9) > w)), x))
        ),
    )
    s = rt.put(s, on, "tile", (goal_at,), 4)
    s = rt.put(
        s,
        on,
        "agent",
        (),
        ch.pick(
            5,
            rt.subset(
                81, rt.each(rt.span(81), lambda x: rt.given(((rt.at(s.tile, x) == 0) & (rt.remainder(x, 9) < w)), x))
            ),
        ),
    )
    s = rt.put(s, on, "heading", (), ch.pick(6, rt.subset(4, rt.each(rt.span(4), lambda h: h))))
    return s


def may_turn_left(s, me):
    """Always."""
    return rt.TRUE


def may_turn_right(s, me):
    """Always."""
    return rt.TRUE


def may_forward(s, me):
    """Always."""
    to = rt.opt(
        ((rt.quotient(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[0]) >= 0)
        & ((rt.quotient(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[0]) <= 8)
        & ((rt.remainder(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[1]) >= 0)
        & ((rt.remainder(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[1]) <= 8),
        (rt.quotient(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[0]) * 9
        + (rt.remainder(s.agent, 9) + rt.at(DIR_STEP, compass(s.heading))[1]),
        81,
    )
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.agent,
            s.heading,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            jnp.asarray(may_turn_left(s, me)).reshape(1),
            jnp.asarray(may_turn_right(s, me)).reshape(1),
            jnp.asarray(may_forward(s, me)).reshape(1),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # window
    parts.append(rt.observed(rt.array(lambda i, j, t: seen(s, i, j) == t, 5, np.arange(-2, 3), 5)))
    # has_key
    parts.append(rt.observed(s.has_key))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        tile=rt.i32(state.tile),
        agent=rt.i32(state.agent),
        heading=rt.i32(state.heading),
        has_key=state.has_key,
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
        tile=rt.narrow(s.tile, jnp.uint8),
        agent=rt.narrow(s.agent, jnp.uint8),
        heading=rt.narrow(s.heading, jnp.uint8),
        has_key=rt.narrow(s.has_key, jnp.bool_),
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
        tile=rt.as_arrays(rt.full((81,), 0)),
        agent=rt.as_arrays(0),
        heading=rt.as_arrays(0),
        has_key=rt.as_arrays(rt.FALSE),
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
    if "tile" not in given:
        s = s._replace(tile=rt.as_arrays(rt.full((81,), 0)))
    if "agent" not in given:
        s = s._replace(agent=rt.as_arrays(0))
    if "heading" not in given:
        s = s._replace(heading=rt.as_arrays(0 % 4))
    if "has_key" not in given:
        s = s._replace(has_key=rt.as_arrays(rt.FALSE))
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
    s, on = act(s, on, me, action)
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
    if "tile" in values:
        out["tile"] = rt.i32(state.tile)
    if "agent" in values:
        out["agent"] = rt.i32(state.agent)
    if "heading" in values:
        out["heading"] = rt.i32(state.heading)
    if "has_key" in values:
        out["has_key"] = state.has_key
    return out


FIELDS = {
    "tile": ("tile", ("array", (81,), ("int",))),
    "agent": ("agent", ("int",)),
    "heading": ("heading", ("int",)),
    "has_key": ("has_key", ("bool",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"tile", "agent", "heading", "has_key", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "gridworld"
    version = "9f2dd2b2a817"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 126
    max_steps = MAX_STEPS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {**(params or {})}

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
        return plain.to_plain(state, FIELDS, 4, 3, False)

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
