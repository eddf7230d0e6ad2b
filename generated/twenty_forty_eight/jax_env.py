"""2048: a JAX environment, generated from specs/twenty_forty_eight.yaml by specc 0.1.0. Do not edit.

Version f366b305479c. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    power: Any
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
    power: Any
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
LANE_CELLS = rt.List(
    np.full((16,), 4, np.int8),
    np.array(
        [
            [12, 8, 4, 0],
            [13, 9, 5, 1],
            [14, 10, 6, 2],
            [15, 11, 7, 3],
            [3, 2, 1, 0],
            [7, 6, 5, 4],
            [11, 10, 9, 8],
            [15, 14, 13, 12],
            [0, 4, 8, 12],
            [1, 5, 9, 13],
            [2, 6, 10, 14],
            [3, 7, 11, 15],
            [0, 1, 2, 3],
            [4, 5, 6, 7],
            [8, 9, 10, 11],
            [12, 13, 14, 15],
        ],
        np.int8,
    ),
)
LIST_OF_INT = rt.List(0, np.array([0, 0, 0, 0], np.int8))
LANE_WAY = np.array([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def lane(s, l):
    """the lane before the push
    [power[x] for x in l.cells]
    """
    return rt.to_list(4, rt.each(rt.elements(rt.at(LANE_CELLS, l)), lambda x: rt.at(s.power, x)))


def slide(a):
    """one lane pushed to its leading edge, and the points
    out: list(0..17, 4) = []
    points: 0..524288 = 0
    fresh = false                         # the last tile in `out` may still merge
    for v in a:
        if v > 0 and fresh and last(out) == v:
            out.pop()
            out.push(v + 1)
            points += 2 ** (v + 1)
            fresh = false
        elif v > 0:
            out.push(v)
            fresh = true
    repeat up to 4 while len(out) < 4:
        out.push(0)
    return out, points
    """
    out = rt.wide(LIST_OF_INT)
    points = 0
    fresh_ = rt.FALSE
    each_1 = a
    for i_4 in range(4):
        v = rt.at(each_1.data, i_4)
        go_5 = i_4 < each_1.size
        on_6 = go_5
        if_7 = (v > 0) & fresh_ & (rt.last(out, 18) == v)
        on_8 = on_6 & if_7
        out = rt.select(on_8, (rt.popped)(out), out)
        out = rt.select(on_8, (lambda old: rt.push(old, v + 1))(out), out)
        points = rt.select(on_8, points + (2 ** (v + 1)), points)
        fresh_ = rt.select(on_8, rt.FALSE, fresh_)
        on_9 = on_6 & (~if_7)
        if_10 = v > 0
        on_11 = on_9 & if_10
        out = rt.select(on_11, (lambda old: rt.push(old, v))(out), out)
        fresh_ = rt.select(on_11, rt.TRUE, fresh_)
    for i_14 in range(4):
        go_15 = out.size < 4
        on_16 = go_15
        out = rt.select(on_16, (lambda old: rt.push(old, 0))(out), out)
    return (
        out,
        points,
    )


def changes(s, l):
    """slide(lane(l))[0] != lane(l)"""
    return ~rt.equal(slide(lane(s, l))[0], lane(s, l))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def spawn(s, on, ch):
    """s = pick(x for x in Sq if power[x] == 0)
    power[s] = weighted({1: 9, 2: 1})
    """
    s_ = ch.pick(1, rt.subset(16, rt.each(rt.span(16), lambda x: rt.given((rt.at(s.power, x) == 0), x))))
    s = rt.put(s, on, "power", (s_,), rt.at(rt.stack([1, 2]), ch.weighted(2, [9, 1])))
    return s


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, ch, me, action):
    """What the action with this number does."""
    way = action - 0

    def round_9(i_3, carry):
        (s,) = carry
        l = i_3
        go_4 = rt.at(LANE_WAY, l) == way
        on_5 = on & go_4
        results = slide(lane(s, l))
        after_push = results[0]
        points = results[1]
        s = rt.put(s, on_5, "reward", (0,), rt.at(s.reward, 0) + rt.cast(points, jnp.float32))
        for i_8 in range(4):
            k = i_8
            s = rt.fault(s, on_5 & ((k < 0) | (k >= rt.at(LANE_CELLS, l).size)), 2)
            s = rt.fault(s, on_5 & ((k < 0) | (k >= after_push.size)), 2)
            s = rt.put(s, on_5, "power", (rt.at(rt.at(LANE_CELLS, l).data, k),), rt.at(after_push.data, k))
        return (s,)

    (s,) = rt.loop(16, round_9, (s,))
    s = spawn(s, on, ch.at(5))
    return s


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = spawn(s, on, ch.at(3))
    s = spawn(s, on, ch.at(4))
    return s


def may_push(s, me, way):
    """a tile moves"""
    return rt.any_(rt.each(rt.span(16), lambda l: rt.given((rt.at(LANE_WAY, l) == way), changes(s, l))))


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.power,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return rt.array(lambda way: may_push(s, me, way), 4).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    # no tile can move
    if_1 = ~jnp.any(legal_actions(s, s.mover))
    on_2 = on & if_1
    s = rt.finish(s, on_2)
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # tiles
    parts.append(rt.observed(rt.array(lambda x, k: rt.at(s.power, x) == k, 16, 18)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        power=rt.i32(state.power),
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
        power=rt.narrow(s.power, jnp.uint8),
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
        power=rt.as_arrays(rt.full((16,), 0)),
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
    if "power" not in given:
        s = s._replace(power=rt.as_arrays(rt.full((16,), 0)))
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
    if "power" in values:
        out["power"] = rt.i32(state.power)
    return out


FIELDS = {
    "power": ("power", ("array", (16,), ("int",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"power", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "twenty_forty_eight"
    version = "f366b305479c"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 288
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
        return plain.to_plain(state, FIELDS, 1, 4, False)

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
