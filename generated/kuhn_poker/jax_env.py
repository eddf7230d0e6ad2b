"""Kuhn poker: a JAX environment, generated from specs/kuhn_poker.yaml by specc 0.1.0. Do not edit.

Version 16244850d835. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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

NUM_PLAYERS = 2
NUM_ACTIONS = 2
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    card: Any
    bets: Any
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
    card: Any
    bets: Any
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
INTS = np.array([0, 1], np.int8)
LIST_OF_BOOL = rt.List(0, np.array([False, False, False], bool))


# ------------------------------------------------------------------------------------------------ functions


def faced(s):
    """is there a bet to answer?
    last(bets) ?? false
    """
    return rt.select(rt.last(s.bets, 2) != 2, rt.last(s.bets, 2) != 0, rt.FALSE)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def showdown(s, on, stake):
    """w = argmax(index(card[p]) for p in Player)
    end([stake if p == w else -stake for p in Player])
    """
    w = rt.best(rt.each(rt.span(2), lambda p: rt.at(s.card, p)), rt.each(rt.span(2), lambda p: p), True)
    s = rt.finish(
        s, on, rt.array(lambda p: rt.select(p == w, rt.cast(stake, jnp.float32), rt.cast(-stake, jnp.float32)), 2)
    )
    return s, rt.FALSE


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    folds_0 = faced(s)
    if_1 = which == 0
    on_2 = on & if_1
    second_0 = s.bets.size > 0
    s = rt.fault(s, on & (s.bets.size >= 3), 5)
    s = rt.push_at(s, on, "bets", rt.at(INTS, which) != 0)
    if_3 = which == 0
    on_4 = on & if_3
    if_5 = folds_0
    on_6 = on_4 & if_5
    s = rt.finish(s, on_6, rt.array(lambda p_0: rt.select(p_0 == me, np.float32(-1.0), np.float32(1.0)), 2))
    on_7 = on_4 & (~if_5)
    if_8 = second_0
    on_9 = on_7 & if_8
    s, on_10 = showdown(s, on_9, 1)
    on_11 = on_7 & (~if_8)
    s = rt.put(s, on_11, "mover", (), rt.remainder(s.mover + 1, 2))
    on_12 = on_10 | on_11
    on_13 = on & (~if_3)
    on_14 = on_12 | on_13
    if_15 = which == 1
    on_16 = on_14 & if_15
    if_17 = folds_0
    on_18 = on_16 & if_17
    s, on_19 = showdown(s, on_18, 2)
    on_20 = on_16 & (~if_17)
    s = rt.put(s, on_20, "mover", (), rt.remainder(s.mover + 1, 2))
    on_21 = on_19 | on_20
    on_22 = on_14 & (~if_15)
    on_23 = on_21 | on_22
    return s, on_23


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.put(s, on, "card", (0,), ch.pick(1, rt.subset(3, rt.each(rt.span(3), lambda c: c))))
    s = rt.put(
        s,
        on,
        "card",
        (1,),
        ch.pick(2, rt.subset(3, rt.each(rt.span(3), lambda c: rt.given((c != rt.at(s.card, 0)), c)))),
    )
    return s


def may_pass(s, me):
    """Always."""
    return rt.TRUE


def may_bet(s, me):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return jnp.concatenate([jnp.asarray(may_pass(s, me)).reshape(1), jnp.asarray(may_bet(s, me)).reshape(1)])


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # card
    parts.append(rt.observed(rt.array(lambda c: rt.at(s.card, viewer) == c, 3)))
    # said
    parts.append(
        rt.observed(rt.array(lambda i, b: (lambda b: (i < s.bets.size) & (rt.at(s.bets.data, i) == b))(b != 0), 3, 2))
    )
    # seat
    parts.append(rt.observed(rt.array(lambda p: p == viewer, 2)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        card=rt.i32(state.card),
        bets=rt.List(rt.i32(state.bets.size), state.bets.data),
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
        card=rt.narrow(s.card, jnp.uint8),
        bets=rt.List(rt.narrow(s.bets.size, jnp.uint8), rt.narrow(s.bets.data, jnp.bool_)),
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
        card=rt.as_arrays(rt.full((2,), 0)),
        bets=rt.as_arrays(rt.List(0, rt.full((3,), rt.FALSE))),
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
    if "card" not in given:
        s = s._replace(card=rt.as_arrays(rt.full((2,), 0)))
    if "bets" not in given:
        s = s._replace(bets=rt.as_arrays(rt.wide(LIST_OF_BOOL)))
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
    if "card" in values:
        out["card"] = rt.i32(state.card)
    if "bets" in values:
        out["bets"] = rt.List(rt.i32(state.bets.size), state.bets.data)
    return out


FIELDS = {
    "card": ("card", ("array", (2,), ("int",))),
    "bets": ("bets", ("list", 3, ("bool",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"card", "bets", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "kuhn_poker"
    version = "16244850d835"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 11
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
        return plain.to_plain(state, FIELDS, 2, 2, False)

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
