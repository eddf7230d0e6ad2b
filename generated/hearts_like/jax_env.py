"""Hearts, one deal, three cards passed to the left: a JAX environment, generated from specs/hearts_like.yaml by specc 0.1.0. Do not edit.

Version 24e2323925cf. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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

NUM_PLAYERS = 4
NUM_ACTIONS = 104
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    phase: Any
    hand: Any
    offered: Any
    table: Any
    leader: Any
    taken: Any
    tricks: Any
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
    phase: Any
    hand: Any
    offered: Any
    table: Any
    leader: Any
    taken: Any
    tricks: Any
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
POINTS = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        13,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
    ],
    np.int8,
)
INTS = np.array(
    [
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
        1,
    ],
    np.int8,
)
OPERAND = np.array([0, 52], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def points(c):
    """1 if c.suit == hearts else 13 if c == spades_12 else 0"""
    return rt.at(POINTS, c)


def lead(s):
    """the suit to follow, if somebody has led
    table[leader].suit if table[leader]? else none
    """
    return rt.select(rt.at(s.table, s.leader) != 52, rt.quotient(rt.at(s.table, s.leader), 13), 4)


def broken(s):
    """a heart has been played before
    any(c.suit == hearts for p in Player for c in taken[p])
    """
    return rt.any_(
        rt.each(rt.span(4), lambda p: rt.each(rt.members(rt.at(s.taken, p)), lambda c: rt.quotient(c, 13) == 3))
    )


def score(s, p):
    """sum(points(c) for c in taken[p])"""
    return rt.sum_(rt.each(rt.members(rt.at(s.taken, p)), lambda c: points(c)))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def begin_play(s, on):
    """for p in Player:
        hand[next(p)] |= offered[p]
    for p in Player:
        offered[p] = {}
    phase = playing
    leader = the(p for p in Player if clubs_2 in hand[p])
    mover = leader
    """
    for i_3 in range(4):
        p = i_3
        s = rt.put(
            s, on, "hand", (rt.remainder(p + 1, 4),), rt.at(s.hand, rt.remainder(p + 1, 4)) | rt.at(s.offered, p)
        )
    for i_6 in range(4):
        p = i_6
        s = rt.put(s, on, "offered", (p,), np.full((52,), False, bool))
    s = rt.put(s, on, "phase", (), 1)
    s = rt.put(s, on, "leader", (), rt.first(rt.each(rt.span(4), lambda p: rt.given(rt.at(rt.at(s.hand, p), 0), p))))
    s = rt.put(s, on, "mover", (), s.leader)
    return s


@rt.outlined
def finish_trick(s, on):
    """w = argmax(table[p].rank for p in Player if table[p].suit == lead) ?? leader
    taken[w] |= {table[p] for p in Player if table[p]?}
    for p in Player:
        table[p] = none
    leader = w
    mover = w
    tricks += 1
    """
    w = rt.select(
        rt.best(
            rt.each(
                rt.span(4),
                lambda p: rt.given(
                    ((rt.at(s.table, p) != 52) & (rt.quotient(rt.at(s.table, p), 13) == lead(s))),
                    rt.remainder(rt.at(s.table, p), 13) + 2,
                ),
            ),
            rt.each(
                rt.span(4),
                lambda p: rt.given(((rt.at(s.table, p) != 52) & (rt.quotient(rt.at(s.table, p), 13) == lead(s))), p),
            ),
            True,
            True,
            4,
        )
        != 4,
        rt.best(
            rt.each(
                rt.span(4),
                lambda p: rt.given(
                    ((rt.at(s.table, p) != 52) & (rt.quotient(rt.at(s.table, p), 13) == lead(s))),
                    rt.remainder(rt.at(s.table, p), 13) + 2,
                ),
            ),
            rt.each(
                rt.span(4),
                lambda p: rt.given(((rt.at(s.table, p) != 52) & (rt.quotient(rt.at(s.table, p), 13) == lead(s))), p),
            ),
            True,
            True,
            4,
        ),
        s.leader,
    )
    s = rt.put(
        s,
        on,
        "taken",
        (w,),
        rt.at(s.taken, w)
        | rt.to_set(52, rt.each(rt.span(4), lambda p: rt.given((rt.at(s.table, p) != 52), rt.at(s.table, p)))),
    )
    for i_3 in range(4):
        p = i_3
        s = rt.put(s, on, "table", (p,), 52)
    s = rt.put(s, on, "leader", (), w)
    s = rt.put(s, on, "mover", (), w)
    s = rt.fault(s, on & ((s.tricks + 1) > 13), 2)
    s = rt.put(s, on, "tricks", (), s.tricks + 1)
    return s


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    c_0 = action - rt.at(OPERAND, which)
    s = rt.put(s, on, "hand", (me, c_0), rt.FALSE)
    if_1 = which == 0
    on_2 = on & if_1
    s = rt.put(s, on_2, "offered", (me, c_0), rt.TRUE)
    if_3 = rt.size(rt.at(s.offered, me)) == 3
    on_4 = on_2 & if_3
    if_5 = me == 3
    on_6 = on_4 & if_5
    s = begin_play(s, on_6)
    on_7 = on_4 & (~if_5)
    s = rt.put(s, on_7, "mover", (), rt.remainder(s.mover + 1, 4))
    if_8 = which == 1
    on_9 = on & if_8
    s = rt.put(s, on_9, "table", (me,), c_0)
    if_10 = rt.all_(rt.each(rt.span(4), lambda p_1: rt.at(s.table, p_1) != 52))
    on_11 = on_9 & if_10
    s = finish_trick(s, on_11)
    on_12 = on_9 & (~if_10)
    s = rt.put(s, on_12, "mover", (), rt.remainder(s.mover + 1, 4))
    return s


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    deck = rt.shuffled(rt.each(rt.span(52), lambda card: card), ch, 1, 52)
    for i_3 in range(4):
        p = i_3
        s = rt.put(s, on, "hand", (p,), rt.to_set(52, rt.each(rt.span(13), lambda k: rt.at(deck.data, (13 * p) + k))))
    return s


def may_give(s, me, c):
    """the phase is passing
    the card is in your hand
    """
    return (s.phase == 0) & rt.at(rt.at(s.hand, me), c)


def may_play(s, me, c):
    """the phase is playing
    the card is in your hand
    the two of clubs leads first
    follow suit
    hearts are led only once broken
    no points in the first trick
    """
    return (
        (s.phase == 1)
        & rt.at(rt.at(s.hand, me), c)
        & ((s.tricks > 0) | (lead(s) != 4) | (c == 0))
        & (
            (~(lead(s) != 4))
            | (rt.quotient(c, 13) == lead(s))
            | (~rt.any_(rt.each(rt.members(rt.at(s.hand, me)), lambda d: rt.quotient(d, 13) == lead(s))))
        )
        & (
            (lead(s) != 4)
            | (rt.quotient(c, 13) != 3)
            | broken(s)
            | rt.all_(rt.each(rt.members(rt.at(s.hand, me)), lambda d: rt.quotient(d, 13) == 3))
        )
        & ((s.tricks > 0) | (points(c) == 0) | rt.all_(rt.each(rt.members(rt.at(s.hand, me)), lambda d: points(d) > 0)))
    )


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.hand,
            s.leader,
            s.phase,
            s.table,
            s.taken,
            s.tricks,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [rt.array(lambda c: may_give(s, me, c), 52).reshape(-1), rt.array(lambda c: may_play(s, me, c), 52).reshape(-1)]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    # all tricks are played
    if_1 = s.tricks == 13
    on_2 = on & if_1
    moon = rt.first(rt.each(rt.span(4), lambda p: rt.given((score(s, p) == 26), p)), True, 4)
    if_3 = moon != 4
    on_4 = on_2 & if_3
    s = rt.finish(s, on_4, rt.array(lambda p: rt.select(p == moon, np.float32(0.0), np.float32(-26.0)), 4))
    on_5 = on_2 & (~if_3)
    s = rt.finish(s, on_5, rt.array(lambda p: rt.cast(-score(s, p), jnp.float32), 4))
    on_6 = on & (~if_1)
    return s, on_6


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # hand
    parts.append(rt.observed(rt.array(lambda c: rt.at(rt.at(s.hand, viewer), c), 52)))
    # offered
    parts.append(rt.observed(rt.array(lambda c: rt.at(rt.at(s.offered, viewer), c), 52)))
    # table
    parts.append(rt.observed(rt.array(lambda k, c: rt.at(s.table, rt.remainder(viewer + k, 4)) == c, 4, 52)))
    # taken
    parts.append(rt.observed(rt.array(lambda k, c: rt.at(rt.at(s.taken, rt.remainder(viewer + k, 4)), c), 4, 52)))
    # leader
    parts.append(rt.observed(rt.array(lambda k: rt.remainder(viewer + k, 4) == s.leader, 4)))
    # phase
    parts.append(rt.observed(rt.array(lambda f: s.phase == f, 2)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        phase=rt.i32(state.phase),
        hand=rt.from_words(state.hand, 52),
        offered=rt.from_words(state.offered, 52),
        table=rt.i32(state.table),
        leader=rt.i32(state.leader),
        taken=rt.from_words(state.taken, 52),
        tricks=rt.i32(state.tricks),
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
        phase=rt.narrow(s.phase, jnp.uint8),
        hand=rt.to_words(s.hand),
        offered=rt.to_words(s.offered),
        table=rt.narrow(s.table, jnp.uint8),
        leader=rt.narrow(s.leader, jnp.uint8),
        taken=rt.to_words(s.taken),
        tricks=rt.narrow(s.tricks, jnp.uint8),
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
        phase=rt.as_arrays(0),
        hand=rt.as_arrays(rt.full((4,), np.zeros(52, bool))),
        offered=rt.as_arrays(rt.full((4,), np.zeros(52, bool))),
        table=rt.as_arrays(rt.full((4,), 52)),
        leader=rt.as_arrays(0),
        taken=rt.as_arrays(rt.full((4,), np.zeros(52, bool))),
        tricks=rt.as_arrays(0),
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
    if "phase" not in given:
        s = s._replace(phase=rt.as_arrays(0))
    if "hand" not in given:
        s = s._replace(hand=rt.as_arrays(rt.full((4,), np.full((52,), False, bool))))
    if "offered" not in given:
        s = s._replace(offered=rt.as_arrays(rt.full((4,), np.full((52,), False, bool))))
    if "table" not in given:
        s = s._replace(table=rt.as_arrays(rt.full((4,), 52)))
    if "leader" not in given:
        s = s._replace(leader=rt.as_arrays(0))
    if "taken" not in given:
        s = s._replace(taken=rt.as_arrays(rt.full((4,), np.full((52,), False, bool))))
    if "tricks" not in given:
        s = s._replace(tricks=rt.as_arrays(0))
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
    if "phase" in values:
        out["phase"] = rt.i32(state.phase)
    if "hand" in values:
        out["hand"] = rt.from_words(state.hand, 52)
    if "offered" in values:
        out["offered"] = rt.from_words(state.offered, 52)
    if "table" in values:
        out["table"] = rt.i32(state.table)
    if "leader" in values:
        out["leader"] = rt.i32(state.leader)
    if "taken" in values:
        out["taken"] = rt.from_words(state.taken, 52)
    if "tricks" in values:
        out["tricks"] = rt.i32(state.tricks)
    return out


FIELDS = {
    "phase": ("phase", ("int",)),
    "hand": ("hand", ("array", (4,), ("set", 52, 0))),
    "offered": ("offered", ("array", (4,), ("set", 52, 0))),
    "table": ("table", ("array", (4,), ("opt", 52, ("int",)))),
    "leader": ("leader", ("int",)),
    "taken": ("taken", ("array", (4,), ("set", 52, 0))),
    "tricks": ("tricks", ("int",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"phase", "hand", "offered", "table", "leader", "taken", "tricks", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "hearts_like"
    version = "24e2323925cf"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 526
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
        return plain.to_plain(state, FIELDS, 7, 104, False)

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
