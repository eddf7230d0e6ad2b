"""Liar's dice, two players with one die each, the highest face is wild: a JAX environment, generated from specs/liars_dice.yaml by specc 0.1.0. Do not edit.

Version cf07a94a46c3. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 13
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    die: Any
    said: Any
    last_bid: Any
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
    die: Any
    said: Any
    last_bid: Any
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
ABOVE = np.array(
    [
        [False, False, False, False, False, False, False, False, False, False, False, False],
        [True, False, False, False, False, False, False, False, False, False, False, False],
        [True, True, False, False, False, False, False, False, False, False, False, False],
        [True, True, True, False, False, False, False, False, False, False, False, False],
        [True, True, True, True, False, False, False, False, False, False, False, False],
        [True, True, True, True, True, False, False, False, False, False, False, False],
        [True, True, True, True, True, True, False, False, False, False, False, False],
        [True, True, True, True, True, True, True, False, False, False, False, False],
        [True, True, True, True, True, True, True, True, False, False, False, False],
        [True, True, True, True, True, True, True, True, True, False, False, False],
        [True, True, True, True, True, True, True, True, True, True, False, False],
        [True, True, True, True, True, True, True, True, True, True, True, False],
    ],
    bool,
)
INTS = np.array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def above(a, b):
    """more dice, or as many of a higher face
    a.dice > b.dice or a.dice == b.dice and a.face > b.face
    """
    return rt.at(ABOVE, a, b)


def matching(s, f):
    """count(die[p] == f or die[p] == faces for p in Player)"""
    return rt.count(rt.each(rt.span(2), lambda p: (rt.at(s.die, p) == f) | (rt.at(s.die, p) == 6)))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 0
    on_2 = on & if_1
    b_0 = action - 0
    s = rt.put(s, on_2, "last_bid", (), b_0)
    s = rt.put(s, on_2, "said", (b_0,), rt.TRUE)
    s = rt.put(s, on_2, "mover", (), rt.remainder(s.mover + 1, 2))
    if_3 = which == 1
    on_4 = on & if_3
    s = rt.finish(
        s,
        on_4,
        [
            rt.select(
                rt.select(matching(s, rt.remainder(s.last_bid, 6) + 1) >= (rt.quotient(s.last_bid, 6) + 1), 1 - me, me)
                == 0,
                np.float32(1.0),
                np.float32(-1.0),
            ),
            rt.select(
                rt.select(matching(s, rt.remainder(s.last_bid, 6) + 1) >= (rt.quotient(s.last_bid, 6) + 1), 1 - me, me)
                == 1,
                np.float32(1.0),
                np.float32(-1.0),
            ),
        ],
    )
    on_5 = on & (~if_3)
    return s, on_5


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    for i_3 in range(2):
        ch_4 = ch.at(i_3)
        p = i_3
        s = rt.put(s, on, "die", (p,), ch_4.roll(1, 6) + 1)
    return s


def may_bid(s, me, b):
    """a bid must rise"""
    return (~(s.last_bid != 12)) | above(b, s.last_bid)


def may_liar(s, me):
    """there is a bid to doubt"""
    return s.last_bid != 12


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.last_bid,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [rt.array(lambda b: may_bid(s, me, b), 12).reshape(-1), jnp.asarray(may_liar(s, me)).reshape(1)]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # die
    parts.append(rt.observed(rt.array(lambda d: rt.at(s.die, viewer) == d, np.arange(1, 7))))
    # said
    parts.append(rt.observed(rt.array(lambda b: rt.at(s.said, b), 12)))
    # seat
    parts.append(rt.observed(rt.array(lambda p: p == viewer, 2)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        die=rt.i32(state.die),
        said=rt.from_words(state.said, 12),
        last_bid=rt.i32(state.last_bid),
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
        die=rt.narrow(s.die, jnp.uint8),
        said=rt.to_words(s.said),
        last_bid=rt.narrow(s.last_bid, jnp.uint8),
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
        die=rt.as_arrays(rt.full((2,), 1)),
        said=rt.as_arrays(np.zeros(12, bool)),
        last_bid=rt.as_arrays(12),
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
    if "die" not in given:
        s = s._replace(die=rt.as_arrays(rt.full((2,), 1)))
    if "said" not in given:
        s = s._replace(said=rt.as_arrays(np.full((12,), False, bool)))
    if "last_bid" not in given:
        s = s._replace(last_bid=rt.as_arrays(12))
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
    if "die" in values:
        out["die"] = rt.i32(state.die)
    if "said" in values:
        out["said"] = rt.from_words(state.said, 12)
    if "last_bid" in values:
        out["last_bid"] = rt.i32(state.last_bid)
    return out


FIELDS = {
    "die": ("die", ("array", (2,), ("int",))),
    "said": ("said", ("set", 12, 0)),
    "last_bid": ("last_bid", ("opt", 12, ("int",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"die", "said", "last_bid", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "liars_dice"
    version = "cf07a94a46c3"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 20
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
        return plain.to_plain(state, FIELDS, 3, 13, False)

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
