"""Leduc hold'em: a JAX environment, generated from specs/leduc_holdem.yaml by specc 0.1.0. Do not edit.

Version 4f99a921e3c7. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 3
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    hand: Any
    board: Any
    round: Any
    chips: Any
    raised: Any
    acted: Any
    history: Any
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
    hand: Any
    board: Any
    round: Any
    chips: Any
    raised: Any
    acted: Any
    history: Any
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
INTS = np.array([0, 1, 2], np.int8)
SET_OF_INT = np.array([False, True, True, False], bool)
LIST_OF_SAID = rt.List(0, np.array([0, 0, 0, 0, 0, 0, 0, 0], np.int8))


# ------------------------------------------------------------------------------------------------ functions


def strength(s, p):
    """a pair with the public card beats everything
    own = hand[p] ?? Card(0, 0)
    return own.rank + (3 if own.rank == board.rank else 0)
    """
    own = rt.select(rt.at(s.hand, p) != 6, rt.at(s.hand, p), 0)
    return rt.quotient(own, 2) + rt.select((s.board != 6) & (rt.quotient(own, 2) == rt.quotient(s.board, 2)), 3, 0)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def next_round(s, on, ch):
    """if round == 0:
        board = pick(c for c in Card if c != hand[0] and c != hand[1])
        round = 1
        raised = 0
        acted = 0
        mover = 0
    elif strength(0) == strength(1):
        tie()
    else:
        w = argmax(strength(p) for p in Player)
        end([chips[other(w)] if p == w else -chips[p] for p in Player])
    """
    if_1 = s.round == 0
    on_2 = on & if_1
    s = rt.put(
        s,
        on_2,
        "board",
        (),
        ch.pick(
            1,
            rt.subset(
                6, rt.each(rt.span(6), lambda c: rt.given(((c != rt.at(s.hand, 0)) & (c != rt.at(s.hand, 1))), c))
            ),
        ),
    )
    s = rt.put(s, on_2, "round", (), 1)
    s = rt.put(s, on_2, "raised", (), 0)
    s = rt.put(s, on_2, "acted", (), 0)
    s = rt.put(s, on_2, "mover", (), 0)
    on_3 = on & (~if_1)
    if_4 = strength(s, 0) == strength(s, 1)
    on_5 = on_3 & if_4
    s = rt.finish(s, on_5, [np.float32(0.0), np.float32(0.0)])
    on_6 = on_3 & (~if_4)
    w = rt.best(rt.each(rt.span(2), lambda p: strength(s, p)), rt.each(rt.span(2), lambda p: p), True)
    s = rt.finish(
        s,
        on_6,
        rt.array(
            lambda p: rt.select(
                p == w, rt.cast(rt.at(s.chips, 1 - w), jnp.float32), rt.cast(-rt.at(s.chips, p), jnp.float32)
            ),
            2,
        ),
    )
    return s, on_2


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, ch, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    s = rt.fault(s, on & (s.history.size >= 8), 5)
    s = rt.push_at(s, on, "history", rt.at(INTS, which))
    if_1 = rt.at(rt.wide(SET_OF_INT), which)
    on_2 = on & if_1
    s = rt.fault(s, on_2 & (which == 2) & ((rt.at(s.chips, 1 - me) + rt.select(s.round == 0, 2, 4)) > 13), 2)
    s = rt.put(
        s,
        on_2,
        "chips",
        (me,),
        rt.select(which == 1, rt.at(s.chips, 1 - me), rt.at(s.chips, 1 - me) + rt.select(s.round == 0, 2, 4)),
    )
    if_3 = which == 2
    on_4 = on & if_3
    s = rt.fault(s, on_4 & ((s.raised + 1) > 2), 2)
    s = rt.put(s, on_4, "raised", (), s.raised + 1)
    if_5 = rt.at(rt.wide(SET_OF_INT), which)
    on_6 = on & if_5
    s = rt.fault(s, on_6 & (which == 1) & ((s.acted + 1) > 3), 2)
    s = rt.put(s, on_6, "acted", (), rt.select(which == 1, s.acted + 1, 1))
    s = rt.put(s, on_6, "mover", (), rt.remainder(s.mover + 1, 2))
    if_7 = which == 1
    on_8 = on & if_7
    if_9 = s.acted == 2
    on_10 = on_8 & if_9
    s, on_11 = next_round(s, on_10, ch.at(4))
    on_12 = on_8 & (~if_9)
    on_13 = on_11 | on_12
    on_14 = on & (~if_7)
    on_15 = on_13 | on_14
    if_16 = which == 0
    on_17 = on_15 & if_16
    s = rt.finish(
        s,
        on_17,
        rt.array(
            lambda p_0: rt.select(
                p_0 == me, rt.cast(-rt.at(s.chips, p_0), jnp.float32), rt.cast(rt.at(s.chips, me), jnp.float32)
            ),
            2,
        ),
    )
    on_18 = on_15 & (~if_16)
    return s, on_18


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.put(s, on, "hand", (0,), ch.pick(2, rt.subset(6, rt.each(rt.span(6), lambda c: c))))
    s = rt.put(
        s,
        on,
        "hand",
        (1,),
        ch.pick(3, rt.subset(6, rt.each(rt.span(6), lambda c: rt.given((c != rt.at(s.hand, 0)), c)))),
    )
    return s


def may_fold(s, me):
    """there is a bet to fold to"""
    return rt.at(s.chips, 1 - me) > rt.at(s.chips, me)


def may_call(s, me):
    """Always."""
    return rt.TRUE


def may_raise(s, me):
    """at most two raises in a round"""
    return s.raised < 2


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.chips,
            s.raised,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            jnp.asarray(may_fold(s, me)).reshape(1),
            jnp.asarray(may_call(s, me)).reshape(1),
            jnp.asarray(may_raise(s, me)).reshape(1),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # hand
    parts.append(
        rt.observed(rt.array(lambda r: (rt.at(s.hand, viewer) != 6) & (rt.quotient(rt.at(s.hand, viewer), 2) == r), 3))
    )
    # board
    parts.append(rt.observed(rt.array(lambda r: (s.board != 6) & (rt.quotient(s.board, 2) == r), 3)))
    # said
    parts.append(rt.observed(rt.array(lambda i, s_: (i < s.history.size) & (rt.at(s.history.data, i) == s_), 8, 3)))
    # seat
    parts.append(rt.observed(rt.array(lambda p: p == viewer, 2)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        hand=rt.i32(state.hand),
        board=rt.i32(state.board),
        round=rt.i32(state.round),
        chips=rt.i32(state.chips),
        raised=rt.i32(state.raised),
        acted=rt.i32(state.acted),
        history=rt.List(rt.i32(state.history.size), rt.i32(state.history.data)),
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
        hand=rt.narrow(s.hand, jnp.uint8),
        board=rt.narrow(s.board, jnp.uint8),
        round=rt.narrow(s.round, jnp.uint8),
        chips=rt.narrow(s.chips, jnp.uint8),
        raised=rt.narrow(s.raised, jnp.uint8),
        acted=rt.narrow(s.acted, jnp.uint8),
        history=rt.List(rt.narrow(s.history.size, jnp.uint8), rt.narrow(s.history.data, jnp.uint8)),
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
        hand=rt.as_arrays(rt.full((2,), 6)),
        board=rt.as_arrays(6),
        round=rt.as_arrays(0),
        chips=rt.as_arrays(rt.full((2,), 1)),
        raised=rt.as_arrays(0),
        acted=rt.as_arrays(0),
        history=rt.as_arrays(rt.List(0, rt.full((8,), 0))),
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
    if "hand" not in given:
        s = s._replace(hand=rt.as_arrays(rt.full((2,), 6)))
    if "board" not in given:
        s = s._replace(board=rt.as_arrays(6))
    if "round" not in given:
        s = s._replace(round=rt.as_arrays(0))
    if "chips" not in given:
        s = s._replace(chips=rt.as_arrays(rt.full((2,), 1)))
    if "raised" not in given:
        s = s._replace(raised=rt.as_arrays(0))
    if "acted" not in given:
        s = s._replace(acted=rt.as_arrays(0))
    if "history" not in given:
        s = s._replace(history=rt.as_arrays(rt.wide(LIST_OF_SAID)))
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
    if "hand" in values:
        out["hand"] = rt.i32(state.hand)
    if "board" in values:
        out["board"] = rt.i32(state.board)
    if "round" in values:
        out["round"] = rt.i32(state.round)
    if "chips" in values:
        out["chips"] = rt.i32(state.chips)
    if "raised" in values:
        out["raised"] = rt.i32(state.raised)
    if "acted" in values:
        out["acted"] = rt.i32(state.acted)
    if "history" in values:
        out["history"] = rt.List(rt.i32(state.history.size), rt.i32(state.history.data))
    return out


FIELDS = {
    "hand": ("hand", ("array", (2,), ("opt", 6, ("int",)))),
    "board": ("board", ("opt", 6, ("int",))),
    "round": ("round", ("int",)),
    "chips": ("chips", ("array", (2,), ("int",))),
    "raised": ("raised", ("int",)),
    "acted": ("acted", ("int",)),
    "history": ("history", ("list", 8, ("int",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"hand", "board", "round", "chips", "raised", "acted", "history", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "leduc_holdem"
    version = "4f99a921e3c7"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 32
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
        return plain.to_plain(state, FIELDS, 7, 3, False)

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
