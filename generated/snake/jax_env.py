"""Snake: a JAX environment, generated from specs/snake.yaml by specc 0.1.0. Do not edit.

Version 5a043c085eda. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
MAX_STEPS = 1000
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    body: Any
    head: Any
    heading: Any
    food: Any
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
    body: Any
    head: Any
    heading: Any
    food: Any
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
DIR = np.array([0, 2, 4, 6], np.int8)
BACK = np.array([2, 3, 0, 1], np.int8)
DIR_STEP = (
    np.array([1, 1, 0, -1, -1, -1, 0, 1], np.int8),
    np.array([0, 1, 1, 1, 0, -1, -1, -1], np.int8),
)
LIST_OF_SQ = rt.List(0, np.full((100,), 0, np.int8))


# ------------------------------------------------------------------------------------------------ functions


def dir_(w):
    """north if w == up else east if w == right else south if w == down else west"""
    return rt.at(DIR, w)


def back_(w):
    """down if w == up else left if w == right else up if w == down else right"""
    return rt.at(BACK, w)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def place_food(s, on, ch):
    """nothing free: the game is won
    if all(x in body for x in Sq):
        win(0)
    food = pick(x for x in Sq if x not in body)
    """
    if_1 = rt.all_(rt.each(rt.span(100), lambda x: rt.list_has(s.body, x)))
    on_2 = on & if_1
    s = rt.finish(s, on_2, [np.float32(1.0)])
    on_3 = on & (~if_1)
    s = rt.put(
        s,
        on_3,
        "food",
        (),
        ch.pick(1, rt.subset(100, rt.each(rt.span(100), lambda x: rt.given((~rt.list_has(s.body, x)), x)))),
    )
    return s, on_3


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, ch, me, action):
    """What the action with this number does."""
    to = action - 0
    if_1 = to != back_(s.heading)
    on_2 = on & if_1
    s = rt.put(s, on_2, "heading", (), to)
    x = rt.opt(
        ((rt.quotient(s.head, 10) + rt.at(DIR_STEP, dir_(s.heading))[0]) >= 0)
        & ((rt.quotient(s.head, 10) + rt.at(DIR_STEP, dir_(s.heading))[0]) <= 9)
        & ((rt.remainder(s.head, 10) + rt.at(DIR_STEP, dir_(s.heading))[1]) >= 0)
        & ((rt.remainder(s.head, 10) + rt.at(DIR_STEP, dir_(s.heading))[1]) <= 9),
        (rt.quotient(s.head, 10) + rt.at(DIR_STEP, dir_(s.heading))[0]) * 10
        + (rt.remainder(s.head, 10) + rt.at(DIR_STEP, dir_(s.heading))[1]),
        100,
    )
    if_3 = ~(x != 100)
    on_4 = on & if_3
    s = rt.finish(s, on_4, [np.float32(-1.0)])
    on_5 = on & (~if_3)
    eaten = x == s.food
    if_6 = ~eaten
    on_7 = on_5 & if_6
    tail = rt.first(rt.each(rt.elements(s.body), lambda y: y), True, 100)
    s = rt.put(s, on_7, "body", (), rt.to_list(100, rt.each(rt.elements(s.body), lambda y: rt.given((y != tail), y))))
    if_8 = rt.list_has(s.body, x)
    on_9 = on_5 & if_8
    s = rt.finish(s, on_9, [np.float32(-1.0)])
    on_10 = on_5 & (~if_8)
    s = rt.fault(s, on_10 & (s.body.size >= 100), 5)
    s = rt.push_at(s, on_10, "body", x)
    s = rt.put(s, on_10, "head", (), x)
    if_11 = eaten
    on_12 = on_10 & if_11
    s = rt.put(s, on_12, "reward", (0,), np.float32(1.0))
    s, on_13 = place_food(s, on_12, ch.at(3))
    on_14 = on_10 & (~if_11)
    on_15 = on_13 | on_14
    return s, on_15


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.fault(s, on & (s.body.size >= 100), 5)
    s = rt.push_at(s, on, "body", 54)
    s = rt.fault(s, on & (s.body.size >= 100), 5)
    s = rt.push_at(s, on, "body", 55)
    s = rt.put(s, on, "head", (), 55)
    s, on_1 = place_food(s, on, ch.at(2))
    return s, on_1


def may_turn(s, me, to):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.array(lambda to: may_turn(s, me, to), 4).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # head
    parts.append(rt.observed(rt.array(lambda x: x == s.head, 100)))
    # body
    parts.append(rt.observed(rt.array(lambda x: rt.list_has(s.body, x), 100)))
    # food
    parts.append(rt.observed(rt.array(lambda x: x == s.food, 100)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        body=rt.List(rt.i32(state.body.size), rt.i32(state.body.data)),
        head=rt.i32(state.head),
        heading=rt.i32(state.heading),
        food=rt.i32(state.food),
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
        body=rt.List(rt.narrow(s.body.size, jnp.uint8), rt.narrow(s.body.data, jnp.uint8)),
        head=rt.narrow(s.head, jnp.uint8),
        heading=rt.narrow(s.heading, jnp.uint8),
        food=rt.narrow(s.food, jnp.uint8),
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
        body=rt.as_arrays(rt.List(0, rt.full((100,), 0))),
        head=rt.as_arrays(0),
        heading=rt.as_arrays(0),
        food=rt.as_arrays(0),
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
    if "body" not in given:
        s = s._replace(body=rt.as_arrays(rt.wide(LIST_OF_SQ)))
    if "head" not in given:
        s = s._replace(head=rt.as_arrays(0))
    if "heading" not in given:
        s = s._replace(heading=rt.as_arrays(1))
    if "food" not in given:
        s = s._replace(food=rt.as_arrays(0))
    if not set(given) & POSITION:
        s, on = set_up(s, on, ch)
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
    s, on = act(s, on, ch, me, action)
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
    if "body" in values:
        out["body"] = rt.List(rt.i32(state.body.size), rt.i32(state.body.data))
    if "head" in values:
        out["head"] = rt.i32(state.head)
    if "heading" in values:
        out["heading"] = rt.i32(state.heading)
    if "food" in values:
        out["food"] = rt.i32(state.food)
    return out


FIELDS = {
    "body": ("body", ("list", 100, ("int",))),
    "head": ("head", ("int",)),
    "heading": ("heading", ("int",)),
    "food": ("food", ("int",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"body", "head", "heading", "food", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "snake"
    version = "5a043c085eda"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 300
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
        return plain.to_plain(state, FIELDS, 4, 4, False)

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
