"""Japanese auction, the price rises and bidders leave: a JAX environment, generated from specs/japanese_auction.yaml by specc 0.1.0. Do not edit.

Version 8a46e0a26241. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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

NUM_PLAYERS = 3
NUM_ACTIONS = 2
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    worth: Any
    price: Any
    staying: Any
    says: Any
    reports: Any
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
    worth: Any
    price: Any
    staying: Any
    says: Any
    reports: Any
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
REALS = np.array([0.0, 0.0, 0.0], np.float32)


# ------------------------------------------------------------------------------------------------ functions

# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


def act(s, on, me, action):
    """What the action with this number does."""
    stay = (action - 0) != 0
    s = rt.put(s, on, "says", (me,), rt.i32(stay))
    return s


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    for i_3 in range(3):
        ch_4 = ch.at(i_3)
        p = i_3
        s = rt.put(s, on, "worth", (p,), (ch_4.roll(1, 11) + 1) + (-1))
    return s


@rt.outlined
def resolve(s, on):
    """When all who are asked have answered."""
    for i_3 in range(3):
        p = i_3
        go_4 = rt.at(s.staying, p)
        on_5 = on & go_4
        if_6 = (rt.at(s.says, p) == 0) & (rt.count(rt.each(rt.span(3), lambda q: rt.at(s.staying, q))) > 1)
        on_7 = on_5 & if_6
        s = rt.put(s, on_7, "staying", (p,), rt.FALSE)
        s = rt.put(s, on_7, "reports", (p * 11 + s.price,), rt.TRUE)
        s = rt.put(s, on_5, "says", (p,), 2)
    if_8 = rt.count(rt.each(rt.span(3), lambda q: rt.at(s.staying, q))) == 1
    on_9 = on & if_8
    winner = rt.first(rt.each(rt.span(3), lambda q: rt.given(rt.at(s.staying, q), q)))
    s = rt.finish(
        s,
        on_9,
        rt.array(
            lambda p: rt.select(p == winner, rt.cast(rt.at(s.worth, p) - s.price, jnp.float32), np.float32(0.0)), 3
        ),
    )
    on_10 = on & (~if_8)
    if_11 = s.price == 10
    on_12 = on_10 & if_11
    s = rt.finish(s, on_12, rt.wide(REALS))
    on_13 = on_10 & (~if_11)
    s = rt.fault(s, on_13 & ((s.price + 1) > 10), 2)
    s = rt.put(s, on_13, "price", (), s.price + 1)
    return s, on_13


def may_say(s, me, stay):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.array(lambda stay: may_say(s, me, stay != 0), 2).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


def players_asked(s):
    """Who must act in this turn."""
    return rt.array(lambda me: rt.at(s.staying, me), 3)


def first_turn(s, on):
    """The first of those who are asked is next."""
    first = rt.lowest(players_asked(s))
    return s._replace(mover=jnp.where(on & (first < NUM_PLAYERS), first, s.mover))


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # worth
    parts.append(rt.observed(rt.array(lambda v: rt.at(s.worth, viewer) == v, 11)))
    # price
    parts.append(rt.observed(rt.array(lambda v: s.price == v, 11)))
    # staying
    parts.append(rt.observed(rt.array(lambda k: rt.at(s.staying, rt.remainder(viewer + k, 3)), 3)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        worth=rt.i32(state.worth),
        price=rt.i32(state.price),
        staying=state.staying,
        says=rt.i32(state.says),
        reports=rt.from_words(state.reports, 33),
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
        worth=rt.narrow(s.worth, jnp.uint8),
        price=rt.narrow(s.price, jnp.uint8),
        staying=rt.narrow(s.staying, jnp.bool_),
        says=rt.narrow(s.says, jnp.uint8),
        reports=rt.to_words(s.reports),
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
        worth=rt.as_arrays(rt.full((3,), 0)),
        price=rt.as_arrays(0),
        staying=rt.as_arrays(rt.full((3,), rt.FALSE)),
        says=rt.as_arrays(rt.full((3,), 2)),
        reports=rt.as_arrays(np.zeros(33, bool)),
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
    if "worth" not in given:
        s = s._replace(worth=rt.as_arrays(rt.full((3,), 0)))
    if "price" not in given:
        s = s._replace(price=rt.as_arrays(0))
    if "staying" not in given:
        s = s._replace(staying=rt.as_arrays(rt.full((3,), rt.TRUE)))
    if "says" not in given:
        s = s._replace(says=rt.as_arrays(rt.full((3,), 2)))
    if "reports" not in given:
        s = s._replace(reports=rt.as_arrays(np.full((33,), False, bool)))
    if not set(given) & POSITION:
        s = set_up(s, on, ch)
    s = first_turn(s, on)
    me = s.mover
    s, on = try_ends(s, on, me)
    s = rt.fault(s, on & ~jnp.any(players_asked(s)), 7)
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
    waiting = players_asked(s) & (np.arange(NUM_PLAYERS) > me)
    waits = on & jnp.any(waiting)
    s = s._replace(mover=jnp.where(waits, rt.lowest(waiting), s.mover))
    on = on & ~waits
    s, on = resolve(s, on)
    s = first_turn(s, on)
    s, on = try_ends(s, on, me)
    s = rt.fault(s, on & ~jnp.any(players_asked(s)), 7)
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
    if "worth" in values:
        out["worth"] = rt.i32(state.worth)
    if "price" in values:
        out["price"] = rt.i32(state.price)
    if "staying" in values:
        out["staying"] = state.staying
    if "says" in values:
        out["says"] = rt.i32(state.says)
    if "reports" in values:
        out["reports"] = rt.from_words(state.reports, 33)
    return out


FIELDS = {
    "worth": ("worth", ("array", (3,), ("int",))),
    "price": ("price", ("int",)),
    "staying": ("staying", ("array", (3,), ("bool",))),
    "says": ("says", ("array", (3,), ("opt", 2, ("bool",)))),
    "reports": ("reports", ("set", 33, 0)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"worth", "price", "staying", "says", "reports", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "japanese_auction"
    version = "8a46e0a26241"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 25
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
        return plain.to_plain(state, FIELDS, 5, 2, False)

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
