"""Backgammon, without the doubling cube: a JAX environment, generated from specs/backgammon.yaml by specc 0.1.0. Do not edit.

Version cce78cea4994. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 151
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    men: Any
    dice: Any
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
    men: Any
    dice: Any
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
PIPS = np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], np.int8)
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
    ],
    np.int8,
)
INTS_ = np.array([0, 0, 0, 0, 0, 0], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def pips(s_):
    """steps of one that lead past the ace point, less one
    s if s in Point else 24
    """
    return rt.at(PIPS, s_)


def on_(s, p, i):
    """men[p, i]"""
    return rt.at(s.men, p, i)


def all_home(s, p):
    """men[p, bar] == 0 and not any(on(p, i) > 0 for i in range(6, 24))"""
    return (rt.at(s.men, p, 24) == 0) & (~rt.any_(rt.each(rt.span(18, 6), lambda i: on_(s, p, i) > 0)))


def may_step(s, p, from_, d):
    """ignoring the duty to use both dice
    if dice[d] == 0 or men[p, from] == 0 or from != bar and men[p, bar] > 0:
        return false
    to = pips(from) - d
    if to >= 0:
        return on(other(p), 23 - to) < 2
    return all_home(p) and (to == -1 or not any(on(p, i) > 0 for i in Point if i > pips(from)))
    """
    if_1 = (rt.at(s.dice, d - 1) == 0) | (rt.at(s.men, p, from_) == 0) | ((from_ != 24) & (rt.at(s.men, p, 24) > 0))
    on_2 = if_1
    result = rt.FALSE
    on_3 = ~if_1
    to = pips(from_) - d
    if_4 = to >= 0
    on_5 = on_3 & if_4
    result = rt.select(on_5, on_(s, 1 - p, 23 - to) < 2, result)
    on_6 = on_3 & (~if_4)
    result = rt.select(
        on_6,
        all_home(s, p)
        & ((to == (-1)) | (~rt.any_(rt.each(rt.span(24), lambda i: rt.given((i > pips(from_)), on_(s, p, i) > 0))))),
        result,
    )
    return result


def playable(s, p, d):
    """any(may_step(p, x, d) for x in Spot)"""
    return rt.any_(rt.each(rt.span(25), lambda x: may_step(s, p, x, d)))


def any_step(s, p):
    """any(playable(p, d) for d in Die)"""
    return rt.any_(rt.each(rt.span(6, 1), lambda d: playable(s, p, d)))


def follows(s, p, from_, d):
    """the other die can still be used after this step
    may_step(p, from, d) and (any_step(p) after step(p, from, d))
    """
    return may_step(s, p, from_, d) & (lambda after: any_step(after, p))(step(s, rt.TRUE, p, from_, d))


def two(s):
    """two different dice are waiting
    count(dice[d] > 0 for d in Die) == 2
    """
    return rt.count(rt.each(rt.span(6, 1), lambda d: rt.at(s.dice, d - 1) > 0)) == 2


def both(s, p):
    """some order uses both
    any(follows(p, x, d) for x in Spot for d in Die)
    """
    return rt.any_(rt.each(rt.span(25), lambda x: rt.each(rt.span(6, 1), lambda d: follows(s, p, x, d))))


def borne_off(s, p):
    """15 - sum(men[p, i] for i in Spot)"""
    return 15 - rt.sum_(rt.each(rt.span(25), lambda i: rt.at(s.men, p, i)))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def step(s, on, p, from_, d):
    """to = pips(from) - d
    dice[d] -= 1
    men[p, from] -= 1
    if to >= 0:
        men[p, to] += 1
        if on(other(p), 23 - to) == 1:                    # a blot is hit
            men[other(p), 23 - to] = 0
            men[other(p), bar] += 1
    """
    to = pips(from_) - d
    s = rt.fault(s, on & ((rt.at(s.dice, d - 1) - 1) < 0), 2)
    s = rt.put(s, on, "dice", (d - 1,), rt.at(s.dice, d - 1) - 1)
    s = rt.fault(s, on & ((rt.at(s.men, p, from_) - 1) < 0), 2)
    s = rt.put(s, on, "men", (p, from_), rt.at(s.men, p, from_) - 1)
    if_1 = to >= 0
    on_2 = on & if_1
    s = rt.fault(s, on_2 & (to < 0), 2)
    s = rt.fault(s, on_2 & (to < 0), 2)
    s = rt.fault(s, on_2 & ((rt.at(s.men, p, to) + 1) > 15), 2)
    s = rt.put(s, on_2, "men", (p, to), rt.at(s.men, p, to) + 1)
    s = rt.fault(s, on_2 & ((23 - to) > 23), 2)
    if_3 = on_(s, 1 - p, 23 - to) == 1
    on_4 = on_2 & if_3
    s = rt.fault(s, on_4 & ((23 - to) > 23), 2)
    s = rt.put(s, on_4, "men", (1 - p, 23 - to), 0)
    s = rt.fault(s, on_4 & ((rt.at(s.men, 1 - p, 24) + 1) > 15), 2)
    s = rt.put(s, on_4, "men", (1 - p, 24), rt.at(s.men, 1 - p, 24) + 1)
    return s


@rt.outlined
def next_turn(s, on, ch):
    """dice = 0
    pass_turn()
    a = roll(6)
    b = roll(6)
    dice[a] += 1
    dice[b] += 1
    if a == b:
        dice[a] = 4
    """
    s = rt.put(s, on, "dice", (), rt.wide(INTS_))
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    a = ch.roll(1, 6) + 1
    b = ch.roll(2, 6) + 1
    s = rt.fault(s, on & ((rt.at(s.dice, a - 1) + 1) > 4), 2)
    s = rt.put(s, on, "dice", (a - 1,), rt.at(s.dice, a - 1) + 1)
    s = rt.fault(s, on & ((rt.at(s.dice, b - 1) + 1) > 4), 2)
    s = rt.put(s, on, "dice", (b - 1,), rt.at(s.dice, b - 1) + 1)
    if_1 = a == b
    on_2 = on & if_1
    s = rt.put(s, on_2, "dice", (a - 1,), 4)
    return s


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, ch, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 0
    on_2 = on & if_1
    from_0 = rt.quotient(action - 0, 6)
    d_0 = rt.remainder(action - 0, 6) + 1
    s = step(s, on_2, me, from_0, d_0)
    if_3 = (borne_off(s, me) < 15) & (~any_step(s, me))
    on_4 = on_2 & if_3
    s = next_turn(s, on_4, ch.at(5))
    if_5 = which == 1
    on_6 = on & if_5
    s = next_turn(s, on_6, ch.at(6))
    return s


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    for i_3 in range(2):
        p = i_3
        s = rt.put(s, on, "men", (p, 5), 5)
        s = rt.put(s, on, "men", (p, 7), 3)
        s = rt.put(s, on, "men", (p, 12), 5)
        s = rt.put(s, on, "men", (p, 23), 2)
    results = (
        lambda drawn: (
            lambda x, y: (
                x,
                y,
            )
        )(rt.quotient(drawn, 6) + 1, rt.remainder(drawn, 6) + 1)
    )(
        ch.pick(
            3,
            rt.to_set(
                36,
                rt.each(
                    rt.span(6, 1), lambda x: rt.each(rt.span(6, 1), lambda y: rt.given((x != y), (x - 1) * 6 + (y - 1)))
                ),
            ),
        )
    )
    a = results[0]
    b = results[1]
    s = rt.put(s, on, "dice", (a - 1,), 1)
    s = rt.put(s, on, "dice", (b - 1,), 1)
    s = rt.put(s, on, "mover", (), rt.select(a > b, 0, 1))
    return s


def may_move(s, me, from_, d):
    """the step is possible"""
    return may_step(s, me, from_, d)


def may_move_finally(s, me, from_, d):
    """both dice must be used if they can
    if only one die can be used, the larger
    """
    return ((~two(s)) | (~both(s, me)) | follows(s, me, from_, d)) & (
        (~two(s)) | both(s, me) | (~rt.any_(rt.each(rt.span(6, 1), lambda e: rt.given((e > d), playable(s, me, e)))))
    )


def may_pass(s, me):
    """no step is possible"""
    return ~any_step(s, me)


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (s._replace(ask=0, reward=0, over=0, fault=0), me), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            rt.filtered(
                rt.array(lambda from_, d: may_move(s, me, from_, d), 25, np.arange(1, 7)).reshape(-1),
                lambda i: may_move_finally(s, me, rt.quotient(i, 6), rt.remainder(i, 6) + 1),
            ),
            jnp.asarray(may_pass(s, me)).reshape(1),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    # all men are borne off
    if_1 = (borne_off(s, 0) == 15) | (borne_off(s, 1) == 15)
    on_2 = on & if_1
    w = rt.select(borne_off(s, 0) == 15, 0, 1)
    l = 1 - w
    behind = (rt.at(s.men, l, 24) > 0) | rt.any_(rt.each(rt.span(6, 18), lambda i: on_(s, l, i) > 0))
    worth = rt.select(borne_off(s, l) > 0, 1, rt.select(behind, 3, 2))
    s = rt.finish(
        s, on_2, rt.array(lambda p: rt.select(p == w, rt.cast(worth, jnp.float32), rt.cast(-worth, jnp.float32)), 2)
    )
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # mine
    parts.append(
        rt.observed(rt.array(lambda i: rt.over(rt.cast(rt.at(s.men, viewer, i), jnp.float32), np.float32(15.0)), 25))
    )
    # theirs
    parts.append(
        rt.observed(
            rt.array(lambda i: rt.over(rt.cast(rt.at(s.men, 1 - viewer, i), jnp.float32), np.float32(15.0)), 25)
        )
    )
    # dice
    parts.append(
        rt.observed(
            rt.array(lambda d: rt.over(rt.cast(rt.at(s.dice, d - 1), jnp.float32), np.float32(4.0)), np.arange(1, 7))
        )
    )
    # to_move
    parts.append(rt.observed(s.mover == viewer))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        men=rt.i32(state.men),
        dice=rt.i32(state.dice),
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
        men=rt.narrow(s.men, jnp.uint8),
        dice=rt.narrow(s.dice, jnp.uint8),
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
        men=rt.as_arrays(rt.full((2, 25), 0)),
        dice=rt.as_arrays(rt.full((6,), 0)),
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
    if "men" not in given:
        s = s._replace(men=rt.as_arrays(rt.full((2, 25), 0)))
    if "dice" not in given:
        s = s._replace(dice=rt.as_arrays(rt.full((6,), 0)))
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
    s = act(s, on, ch, me, action)
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
    if "men" in values:
        out["men"] = rt.i32(state.men)
    if "dice" in values:
        out["dice"] = rt.i32(state.dice)
    return out


FIELDS = {
    "men": ("men", ("array", (2, 25), ("int",))),
    "dice": ("dice", ("array", (6,), ("int",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"men", "dice", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "backgammon"
    version = "cce78cea4994"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 57
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
        return plain.to_plain(state, FIELDS, 2, 151, False)

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
