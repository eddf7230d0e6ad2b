"""Sokoban; the level comes with the episode: a JAX environment, generated from specs/sokoban.yaml by specc 0.1.0. Do not edit.

Version 6effd429c8c3. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 4
REAL = "real32"
MAX_STEPS = 120
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    boxes: Any
    man: Any
    walls: Any
    goals: Any
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
    boxes: Any
    man: Any
    walls: Any
    goals: Any
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
AHEAD = np.array(
    [
        [6, 36, 36, 1],
        [7, 36, 0, 2],
        [8, 36, 1, 3],
        [9, 36, 2, 4],
        [10, 36, 3, 5],
        [11, 36, 4, 36],
        [12, 0, 36, 7],
        [13, 1, 6, 8],
        [14, 2, 7, 9],
        [15, 3, 8, 10],
        [16, 4, 9, 11],
        [17, 5, 10, 36],
        [18, 6, 36, 13],
        [19, 7, 12, 14],
        [20, 8, 13, 15],
        [21, 9, 14, 16],
        [22, 10, 15, 17],
        [23, 11, 16, 36],
        [24, 12, 36, 19],
        [25, 13, 18, 20],
        [26, 14, 19, 21],
        [27, 15, 20, 22],
        [28, 16, 21, 23],
        [29, 17, 22, 36],
        [30, 18, 36, 25],
        [31, 19, 24, 26],
        [32, 20, 25, 27],
        [33, 21, 26, 28],
        [34, 22, 27, 29],
        [35, 23, 28, 36],
        [36, 24, 36, 31],
        [36, 25, 30, 32],
        [36, 26, 31, 33],
        [36, 27, 32, 34],
        [36, 28, 33, 35],
        [36, 29, 34, 36],
    ],
    np.int8,
)


# ------------------------------------------------------------------------------------------------ functions


def ahead(x, way):
    """x + ((1, 0) if way == up else (-1, 0) if way == down else (0, -1) if way == left else (0, 1))"""
    return rt.at(AHEAD, x, way)


def free(s, x):
    """not walls[x] and not boxes[x]"""
    return (~rt.at(s.walls, x)) & (~rt.at(s.boxes, x))


def placed(s):
    """count(boxes[x] and goals[x] for x in Sq)"""
    return rt.count(rt.each(rt.span(36), lambda x: rt.at(s.boxes, x) & rt.at(s.goals, x)))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    way = action - 0
    to = ahead(s.man, way)
    before = placed(s)
    if_1 = rt.at(s.boxes, to)
    on_2 = on & if_1
    behind = ahead(to, way)
    s = rt.put(s, on_2, "boxes", (to,), rt.FALSE)
    s = rt.fault(s, on_2 & (~(behind != 36)), 6)
    s = rt.put(s, on_2, "boxes", (behind,), rt.TRUE)
    s = rt.put(s, on, "man", (), to)
    s = rt.put(s, on, "reward", (0,), rt.at(s.reward, 0) + rt.cast(placed(s) - before, jnp.float32))
    return s


def may_go(s, me, way):
    """there is floor ahead
    a box ahead can be pushed
    """
    to = ahead(s.man, way)
    return ((to != 36) & (~rt.at(s.walls, to))) & (
        (~rt.at(s.boxes, to)) | rt.any_(rt.each(rt.span(36), lambda y: rt.given((y == ahead(to, way)), free(s, y))))
    )


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.boxes,
            s.man,
            s.walls,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return rt.array(lambda way: may_go(s, me, way), 4).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    # every box stands on a goal
    if_1 = rt.all_(rt.each(rt.span(36), lambda x: rt.given(rt.at(s.boxes, x), rt.at(s.goals, x))))
    on_2 = on & if_1
    s = rt.finish(s, on_2)
    on_3 = on & (~if_1)
    # nothing can be moved
    if_4 = ~jnp.any(legal_actions(s, s.mover))
    on_5 = on_3 & if_4
    s = rt.finish(s, on_5)
    on_6 = on_3 & (~if_4)
    return s, on_6


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # wall
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.walls, x), 36)))
    # goal
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.goals, x), 36)))
    # box
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.boxes, x), 36)))
    # here
    parts.append(rt.observed(rt.array(lambda x: s.man == x, 36)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        boxes=state.boxes,
        man=rt.i32(state.man),
        walls=state.walls,
        goals=state.goals,
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
        boxes=rt.narrow(s.boxes, jnp.bool_),
        man=rt.narrow(s.man, jnp.uint8),
        walls=rt.narrow(s.walls, jnp.bool_),
        goals=rt.narrow(s.goals, jnp.bool_),
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
        boxes=rt.as_arrays(rt.full((36,), rt.FALSE)),
        man=rt.as_arrays(0),
        walls=rt.as_arrays(rt.full((36,), rt.FALSE)),
        goals=rt.as_arrays(rt.full((36,), rt.FALSE)),
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
    if "boxes" in values:
        out["boxes"] = state.boxes
    if "man" in values:
        out["man"] = rt.i32(state.man)
    if "walls" in values:
        out["walls"] = state.walls
    if "goals" in values:
        out["goals"] = state.goals
    return out


FIELDS = {
    "boxes": ("boxes", ("array", (36,), ("bool",))),
    "man": ("man", ("int",)),
    "walls": ("walls", ("array", (36,), ("bool",))),
    "goals": ("goals", ("array", (36,), ("bool",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "sokoban"
    version = "6effd429c8c3"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 144
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
        return plain.to_plain(state, FIELDS, 2, 4, False)

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
