"""Meteors, a small arcade game with sprites: a JAX environment, generated from specs/meteors.yaml by specc 0.1.0. Do not edit.

Version 0177b2ed56ce. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
MAX_STEPS = 2000
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records
class Meteor(NamedTuple):
    at: Any
    large: Any


class Shot(NamedTuple):
    at: Any


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    ship: Any
    wait: Any
    meteors: Any
    shots: Any
    struck: Any
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
    ship: Any
    wait: Any
    meteors: Any
    shots: Any
    struck: Any
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
SOME_SQ = np.array([90, 91, 92, 93, 94, 95, 96, 97, 98, 99], np.int8)
POOL = rt.Pool(np.full((16,), False, bool), Meteor(np.full((16,), 0, np.int8), np.full((16,), False, bool)))
POOL_ = rt.Pool(np.array([False, False, False, False], bool), Shot(np.array([0, 0, 0, 0], np.int8)))
LIST_OF_INT = rt.List(0, np.array([0, 0, 0], np.int8))


# ------------------------------------------------------------------------------------------------ functions

# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def fly(s, on):
    """for s in shots:
    above = s.at + (1, 0)
    if above?:
        s.at = above
    else:
        shots.remove(s)
    """
    for i_3 in range(4):
        s_slot = i_3
        go_4 = rt.at(s.shots.present, i_3)
        on_5 = on & go_4
        above = rt.opt(
            ((rt.quotient(rt.at(s.shots.data, s_slot).at, 10) + 1) <= 9),
            (rt.quotient(rt.at(s.shots.data, s_slot).at, 10) + 1) * 10
            + rt.remainder(rt.at(s.shots.data, s_slot).at, 10),
            100,
        )
        if_6 = above != 100
        on_7 = on_5 & if_6
        s = rt.put(s, on_7, "shots.data.at", (s_slot,), above)
        on_8 = on_5 & (~if_6)
        s = rt.update(s, on_8, "shots", (), lambda old: rt.pool_remove(old, s_slot))
    return s


@rt.outlined
def hit(s, on):
    """a large meteor becomes a small one
    for s in shots:
        for m in meteors if m.at == s.at:
            struck.push(s.at.c, drop=first)
            reward += 1
            if m.large:
                m.large = false
            else:
                meteors.remove(m)
            shots.remove(s)
            break
    """
    on_1 = on
    broke_2 = rt.FALSE

    def round_17(i_4, carry):
        s, on_1 = carry
        s_slot = i_4
        go_5 = rt.at(s.shots.present, i_4)
        on_6 = on_1 & go_5
        on_7 = on_6
        broke_8 = rt.FALSE
        for i_10 in range(16):
            m_slot = i_10
            go_11 = rt.at(s.meteors.present, i_10) & (
                rt.at(s.meteors.data, m_slot).at == rt.at(s.shots.data, s_slot).at
            )
            on_12 = on_7 & go_11
            s = rt.push_at(s, on_12, "struck", rt.remainder(rt.at(s.shots.data, s_slot).at, 10), True)
            s = rt.put(s, on_12, "reward", (0,), rt.at(s.reward, 0) + np.float32(1.0))
            if_13 = rt.at(s.meteors.data, m_slot).large
            on_14 = on_12 & if_13
            s = rt.put(s, on_14, "meteors.data.large", (m_slot,), rt.FALSE)
            on_15 = on_12 & (~if_13)
            s = rt.update(s, on_15, "meteors", (), lambda old: rt.pool_remove(old, m_slot))
            s = rt.update(s, on_12, "shots", (), lambda old: rt.pool_remove(old, s_slot))
            broke_8 = broke_8 | on_12
            on_7 = on_7 & ~go_11
        on_16 = on_7 | broke_8
        on_1 = on_16 | (on_1 & ~go_5)
        return s, on_1

    s, on_1 = rt.loop(4, round_17, (s, on_1))
    on_18 = on_1 | broke_2
    return s


@rt.outlined
def fall(s, on):
    """true when one has come down on the ship
    crash = false
    for m in meteors:
        below = m.at - (1, 0)
        if below?:
            m.at = below
        else:
            crash = crash or m.at.c == ship
            meteors.remove(m)
    return crash
    """
    crash = rt.FALSE
    for i_3 in range(16):
        m_slot = i_3
        go_4 = rt.at(s.meteors.present, i_3)
        on_5 = on & go_4
        below = rt.opt(
            ((rt.quotient(rt.at(s.meteors.data, m_slot).at, 10) + (-1)) >= 0)
            & ((rt.quotient(rt.at(s.meteors.data, m_slot).at, 10) + (-1)) <= 9)
            & ((rt.remainder(rt.at(s.meteors.data, m_slot).at, 10) + (-0)) >= 0)
            & ((rt.remainder(rt.at(s.meteors.data, m_slot).at, 10) + (-0)) <= 9),
            (rt.quotient(rt.at(s.meteors.data, m_slot).at, 10) + (-1)) * 10
            + (rt.remainder(rt.at(s.meteors.data, m_slot).at, 10) + (-0)),
            100,
        )
        if_6 = below != 100
        on_7 = on_5 & if_6
        s = rt.put(s, on_7, "meteors.data.at", (m_slot,), below)
        on_8 = on_5 & (~if_6)
        crash = rt.select(on_8, crash | (rt.remainder(rt.at(s.meteors.data, m_slot).at, 10) == s.ship), crash)
        s = rt.update(s, on_8, "meteors", (), lambda old: rt.pool_remove(old, m_slot))
    result = crash
    return s, result


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, ch, me, action):
    """What the action with this number does."""
    push = action - 0
    s = rt.put(s, on, "wait", (), rt.greatest(0, s.wait - 1))
    if_1 = push == 1
    on_2 = on & if_1
    s = rt.put(s, on_2, "ship", (), rt.greatest(0, s.ship - 1))
    on_3 = on & (~if_1)
    if_4 = push == 2
    on_5 = on_3 & if_4
    s = rt.put(s, on_5, "ship", (), rt.least(9, s.ship + 1))
    on_6 = on_3 & (~if_4)
    if_7 = (push == 3) & (s.wait == 0) & (rt.size(s.shots.present) < 4)
    on_8 = on_6 & if_7
    s = rt.fault(s, on_8 & jnp.all(s.shots.present), 5)
    s = rt.update(s, on_8, "shots", (), lambda old: rt.pool_add(old, Shot(at=0 * 10 + s.ship)))
    s = rt.put(s, on_8, "wait", (), 3)
    s = fly(s, on)
    s = hit(s, on)
    s, got_9 = fall(s, on)
    fall_result = got_9
    crash = fall_result
    s = hit(s, on)
    if_10 = crash
    on_11 = on & if_10
    s = rt.finish(s, on_11, [np.float32(-1.0)])
    on_12 = on & (~if_10)
    if_13 = rt.size(s.meteors.present) < 16
    on_14 = on_12 & if_13
    if_15 = ch.flip(5, np.float32(0.3))
    on_16 = on_14 & if_15
    s = rt.fault(s, on_16 & jnp.all(s.meteors.present), 5)
    s = rt.update(
        s,
        on_16,
        "meteors",
        (),
        lambda old: rt.pool_add(
            old,
            Meteor(
                at=ch.pick(6, rt.to_set(100, rt.each(rt.Items(None, SOME_SQ), lambda x: x))),
                large=ch.flip(7, np.float32(0.5)),
            ),
        ),
    )
    return s, on_12


def may_act(s, me, push):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.array(lambda push: may_act(s, me, push), 4).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # ship
    parts.append(rt.observed(rt.array(lambda c: s.ship == c, 10)))
    # meteors
    parts.append(
        rt.observed(
            rt.array(
                lambda x: rt.any_(
                    rt.each(rt.members(s.meteors.present), lambda m_slot: rt.at(s.meteors.data, m_slot).at == x)
                ),
                100,
            )
        )
    )
    # large
    parts.append(
        rt.observed(
            rt.array(
                lambda x: rt.any_(
                    rt.each(
                        rt.members(s.meteors.present),
                        lambda m_slot: (rt.at(s.meteors.data, m_slot).at == x) & rt.at(s.meteors.data, m_slot).large,
                    )
                ),
                100,
            )
        )
    )
    # shots
    parts.append(
        rt.observed(
            rt.array(
                lambda x: rt.any_(
                    rt.each(rt.members(s.shots.present), lambda s_slot: rt.at(s.shots.data, s_slot).at == x)
                ),
                100,
            )
        )
    )
    # ready
    parts.append(rt.observed(s.wait == 0))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        ship=rt.i32(state.ship),
        wait=rt.i32(state.wait),
        meteors=rt.Pool(state.meteors.present, Meteor(rt.i32(state.meteors.data.at), state.meteors.data.large)),
        shots=rt.Pool(state.shots.present, Shot(rt.i32(state.shots.data.at))),
        struck=rt.List(rt.i32(state.struck.size), rt.i32(state.struck.data)),
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
        ship=rt.narrow(s.ship, jnp.uint8),
        wait=rt.narrow(s.wait, jnp.uint8),
        meteors=rt.Pool(
            rt.narrow(s.meteors.present, jnp.bool_),
            Meteor(rt.narrow(s.meteors.data.at, jnp.uint8), rt.narrow(s.meteors.data.large, jnp.bool_)),
        ),
        shots=rt.Pool(rt.narrow(s.shots.present, jnp.bool_), Shot(rt.narrow(s.shots.data.at, jnp.uint8))),
        struck=rt.List(rt.narrow(s.struck.size, jnp.uint8), rt.narrow(s.struck.data, jnp.uint8)),
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
        ship=rt.as_arrays(0),
        wait=rt.as_arrays(0),
        meteors=rt.as_arrays(rt.Pool(np.zeros(16, bool), rt.full((16,), Meteor(0, rt.FALSE)))),
        shots=rt.as_arrays(rt.Pool(np.zeros(4, bool), rt.full((4,), Shot(0)))),
        struck=rt.as_arrays(rt.List(0, rt.full((3,), 0))),
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
    if "ship" not in given:
        s = s._replace(ship=rt.as_arrays(4))
    if "wait" not in given:
        s = s._replace(wait=rt.as_arrays(0))
    if "meteors" not in given:
        s = s._replace(meteors=rt.as_arrays(rt.wide(POOL)))
    if "shots" not in given:
        s = s._replace(shots=rt.as_arrays(rt.wide(POOL_)))
    if "struck" not in given:
        s = s._replace(struck=rt.as_arrays(rt.wide(LIST_OF_INT)))
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
    if "ship" in values:
        out["ship"] = rt.i32(state.ship)
    if "wait" in values:
        out["wait"] = rt.i32(state.wait)
    if "meteors" in values:
        out["meteors"] = rt.Pool(state.meteors.present, Meteor(rt.i32(state.meteors.data.at), state.meteors.data.large))
    if "shots" in values:
        out["shots"] = rt.Pool(state.shots.present, Shot(rt.i32(state.shots.data.at)))
    if "struck" in values:
        out["struck"] = rt.List(rt.i32(state.struck.size), rt.i32(state.struck.data))
    return out


FIELDS = {
    "ship": ("ship", ("int",)),
    "wait": ("wait", ("int",)),
    "meteors": (
        "meteors",
        (
            "pool",
            16,
            (
                "record",
                Meteor,
                (
                    ("at", "at", ("int",)),
                    ("large", "large", ("bool",)),
                ),
            ),
        ),
    ),
    "shots": ("shots", ("pool", 4, ("record", Shot, (("at", "at", ("int",)),)))),
    "struck": ("struck", ("list", 3, ("int",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"ship", "wait", "meteors", "shots", "struck", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "meteors"
    version = "0177b2ed56ce"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 311
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
        return plain.to_plain(state, FIELDS, 5, 4, False)

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
