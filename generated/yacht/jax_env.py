"""Yacht, a dice game, played alone: a JAX environment, generated from specs/yacht.yaml by specc 0.1.0. Do not edit.

Version 22132269b709. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 19
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 3


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    die: Any
    shown: Any
    thrown: Any
    filled: Any
    phase: Any
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
    shown: Any
    thrown: Any
    filled: Any
    phase: Any
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
INTS = np.array([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2], np.int8)
SET_OF_DIE = np.array([False, False, False, False, False], bool)
OPERAND = np.array([4, 5], np.int8)
SET_OF_DIE_ = np.array([True, True, True, True, True], bool)
BAG = np.array([0, 0, 0, 0, 0, 0], np.int8)
BOX_SCORE_BODY = np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def total(s):
    """sum(die[d] for d in Die)"""
    return rt.sum_(rt.each(rt.span(5), lambda d: rt.at(s.die, d)))


# ------------------------------------------------------------------------------------------------ code of tables


def box_score(s, row):
    """`score` of a row of Box."""
    which = rt.at(BOX_SCORE_BODY, row)
    return rt.select(
        which == 0,
        rt.at(s.shown, 0),
        rt.select(
            which == 1,
            2 * rt.at(s.shown, 1),
            rt.select(
                which == 2,
                3 * rt.at(s.shown, 2),
                rt.select(
                    which == 3,
                    4 * rt.at(s.shown, 3),
                    rt.select(
                        which == 4,
                        5 * rt.at(s.shown, 4),
                        rt.select(
                            which == 5,
                            6 * rt.at(s.shown, 5),
                            rt.select(
                                which == 6,
                                rt.select(
                                    rt.any_(rt.each(rt.span(6, 1), lambda f: rt.at(s.shown, f - 1) == 3))
                                    & rt.any_(rt.each(rt.span(6, 1), lambda f: rt.at(s.shown, f - 1) == 2)),
                                    total(s),
                                    0,
                                ),
                                rt.select(
                                    which == 7,
                                    rt.sum_(
                                        rt.each(rt.span(6, 1), lambda f: rt.given((rt.at(s.shown, f - 1) >= 4), 4 * f))
                                    ),
                                    rt.select(
                                        which == 8,
                                        rt.select(
                                            rt.product(rt.each(rt.span(5, 1), lambda f: rt.at(s.shown, f - 1))) == 1,
                                            30,
                                            0,
                                        ),
                                        rt.select(
                                            which == 9,
                                            rt.select(
                                                rt.product(rt.each(rt.span(5, 2), lambda f: rt.at(s.shown, f - 1)))
                                                == 1,
                                                30,
                                                0,
                                            ),
                                            rt.select(
                                                which == 10,
                                                total(s),
                                                rt.select(
                                                    rt.any_(
                                                        rt.each(rt.span(6, 1), lambda f: rt.at(s.shown, f - 1) == 5)
                                                    ),
                                                    50,
                                                    0,
                                                ),
                                            ),
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    )


# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def throw(s, on, ch, again):
    """for d in Die:
        if d not in again:
            continue
        die[d] = roll(6)
    shown.clear()
    for d in Die:
        shown.add(die[d])
    thrown += 1
    if thrown == throws:
        phase = scoring
    """
    on_1 = on
    for i_4 in range(5):
        ch_5 = ch.at(i_4)
        d = i_4
        on_6 = on_1
        again_3 = rt.FALSE
        if_7 = ~rt.at(again, d)
        on_8 = on_6 & if_7
        again_3 = again_3 | on_8
        on_9 = on_6 & (~if_7)
        s = rt.put(s, on_9, "die", (d,), ch_5.roll(1, 6) + 1)
        on_1 = on_9 | again_3
    s = rt.update(s, on_1, "shown", (), lambda old: rt.full(old.shape, 0))
    for i_12 in range(5):
        d = i_12
        s = rt.update(s, on_1, "shown", (rt.at(s.die, d) - 1,), lambda old: old + 1)
    s = rt.fault(s, on_1 & ((s.thrown + 1) > 3), 2)
    s = rt.put(s, on_1, "thrown", (), s.thrown + 1)
    if_13 = s.thrown == 3
    on_14 = on_1 & if_13
    s = rt.put(s, on_14, "phase", (), 1)
    return s


# ------------------------------------------------------------------------------------------------ actions


def act(s, on, ch, pc, base, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 1
    on_2 = on & if_1
    b_1 = action - 1
    s = rt.put(s, on_2, "filled", (b_1,), rt.TRUE)
    s = rt.put(s, on_2, "reward", (0,), rt.cast(box_score(s, b_1), jnp.float32))
    if_3 = rt.size(s.filled) == 12
    on_4 = on_2 & if_3
    s = rt.finish(s, on_4)
    on_5 = on_2 & (~if_3)
    s = rt.put(s, on_5, "thrown", (), 0)
    s = rt.put(s, on_5, "phase", (), 0)
    on_6 = on & (~if_1)
    on_7 = on_5 | on_6
    if_8 = which == 0
    on_9 = on_7 & if_8
    some_0 = rt.wide(SET_OF_DIE)
    on_10 = on_9
    broke_11 = rt.FALSE
    for i_13 in range(5):
        pc_14 = pc + 1 * i_13
        on_15 = on_10
        on_16 = rt.is_at(s, pc_14, 1)
        me, some_0, which = rt.restore(s, on_16, base, (me, some_0, which))
        options_17 = rt.subset(
            5, rt.each(rt.span(5), lambda some_one_0: rt.given((~rt.at(some_0, some_one_0)), some_one_0))
        )
        s, on_18, chosen_19 = rt.ask(s, on_15, on_16, pc_14, 3, me, options_17, 13, optional=True, none_number=18)
        s = rt.save(s, rt.stopped_at(s, pc_14, 1), base, (me, some_0, which))
        some_one_2_0 = chosen_19
        if_20 = some_one_2_0 != 5
        on_21 = on_18 & if_20
        some_0 = rt.written(rt.wide(some_0), on_21, (some_one_2_0,), rt.TRUE)
        on_22 = on_18 & (~if_20)
        broke_11 = broke_11 | on_22
        on_10 = on_21
    on_23 = on_10 | broke_11
    on_24 = on_7 & (~if_8)
    on_25 = on_23 | on_24
    s = throw(s, on_25, ch.at(rt.at(OPERAND, which)), rt.select(which == 1, rt.wide(SET_OF_DIE_), some_0))
    return s, on_25


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = throw(s, on, ch.at(2), rt.wide(SET_OF_DIE_))
    return s


def may_throw_again(s, me):
    """the phase is throwing"""
    return s.phase == 0


def may_score(s, me, b):
    """each box is filled once"""
    return ~rt.at(s.filled, b)


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.filled,
            s.phase,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            jnp.asarray(may_throw_again(s, me)).reshape(1),
            rt.array(lambda b: may_score(s, me, b), 12).reshape(-1),
            jnp.zeros(6, bool),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # shown
    parts.append(
        rt.observed(
            rt.array(lambda f: rt.over(rt.cast(rt.at(s.shown, f - 1), jnp.float32), np.float32(5.0)), np.arange(1, 7))
        )
    )
    # phase
    parts.append(rt.observed(jnp.ravel(rt.stack([s.phase == 0, s.phase == 1]))))
    # thrown
    parts.append(rt.observed(jnp.ravel(rt.stack([s.thrown == 0, s.thrown == 1, s.thrown == 2, s.thrown == 3]))))
    # open
    parts.append(rt.observed(rt.array(lambda b: ~rt.at(s.filled, b), 12)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        die=rt.i32(state.die),
        shown=rt.i32(state.shown),
        thrown=rt.i32(state.thrown),
        filled=rt.from_words(state.filled, 12),
        phase=rt.i32(state.phase),
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
        shown=rt.narrow(s.shown, jnp.uint8),
        thrown=rt.narrow(s.thrown, jnp.uint8),
        filled=rt.to_words(s.filled),
        phase=rt.narrow(s.phase, jnp.uint8),
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
        die=rt.as_arrays(rt.full((5,), 1)),
        shown=rt.as_arrays(np.zeros(6, np.int32)),
        thrown=rt.as_arrays(0),
        filled=rt.as_arrays(np.zeros(12, bool)),
        phase=rt.as_arrays(0),
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
        s = s._replace(die=rt.as_arrays(rt.full((5,), 1)))
    if "shown" not in given:
        s = s._replace(shown=rt.as_arrays(rt.wide(BAG)))
    if "thrown" not in given:
        s = s._replace(thrown=rt.as_arrays(0))
    if "filled" not in given:
        s = s._replace(filled=rt.as_arrays(np.full((12,), False, bool)))
    if "phase" not in given:
        s = s._replace(phase=rt.as_arrays(0))
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
    s, on = act(s, on, ch, 1, 0, me, action)
    s, on = try_ends(s, on, me)
    new = close(s, me)
    rt.forget()
    return settle(state, new, ended, legal)


def settle(state: State, new: State, ended, legal) -> State:
    """After the end nothing changes; an illegal action or a fault leaves the state as it was."""
    failed = new._fault != 0
    old = rt.replace(state, _fault=jnp.where(ended, state._fault, jnp.where(legal, new._fault, jnp.int8(1))))
    loses = np.arange(NUM_PLAYERS) == state.current_player
    lost = rt.replace(
        state,
        rewards=jnp.where(loses, -1.0, 1.0).astype(jnp.float32),
        _steps=state._steps + 1,
        terminated=jnp.asarray(True),
        legal_action_mask=jnp.ones_like(state.legal_action_mask),
        current_player=state._mover,
        _pc=jnp.zeros_like(state._pc),
        _asked=jnp.full_like(state._asked, -1),
    )
    old = rt.select(~legal & ~ended, lost, old)
    done = rt.replace(state, rewards=jnp.zeros_like(state.rewards))
    return rt.select(legal & ~ended & ~failed, new, rt.select(ended, done, old))


def unpacked(values: dict[str, Any]) -> dict[str, Any]:
    """Stored fields, some of them, as they are while a step is computed."""
    state = plain.Fields(values)
    out = {}
    if "die" in values:
        out["die"] = rt.i32(state.die)
    if "shown" in values:
        out["shown"] = rt.i32(state.shown)
    if "thrown" in values:
        out["thrown"] = rt.i32(state.thrown)
    if "filled" in values:
        out["filled"] = rt.from_words(state.filled, 12)
    if "phase" in values:
        out["phase"] = rt.i32(state.phase)
    return out


FIELDS = {
    "die": ("die", ("array", (5,), ("int",))),
    "shown": ("shown", ("array", (6,), ("int",))),
    "thrown": ("thrown", ("int",)),
    "filled": ("filled", ("set", 12, 0)),
    "phase": ("phase", ("int",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"die", "shown", "thrown", "filled", "phase", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "yacht"
    version = "22132269b709"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 24
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
        return plain.to_plain(state, FIELDS, 5, 19, False)

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
