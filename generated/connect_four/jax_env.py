"""Connect Four: a JAX environment, generated from specs/connect_four.yaml by specc 0.1.0. Do not edit.

Version cdc06b5eba32. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 7
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    board: Any
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
    board: Any
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
COL = np.array(
    [
        [
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
        ],
        [
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
        ],
        [
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
        ],
        [
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
        ],
        [
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
        ],
        [
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
        ],
        [
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
        ],
    ],
    bool,
)
COL_MEMBERS = rt.List(
    np.array([6, 6, 6, 6, 6, 6, 6], np.int8),
    np.array(
        [
            [0, 7, 14, 21, 28, 35],
            [1, 8, 15, 22, 29, 36],
            [2, 9, 16, 23, 30, 37],
            [3, 10, 17, 24, 31, 38],
            [4, 11, 18, 25, 32, 39],
            [5, 12, 19, 26, 33, 40],
            [6, 13, 20, 27, 34, 41],
        ],
        np.int8,
    ),
)
LIST_OF_LIST_OF_SQ = rt.List(
    69,
    rt.List(
        np.full((69,), 4, np.int8),
        np.array(
            [
                [0, 7, 14, 21],
                [0, 8, 16, 24],
                [0, 1, 2, 3],
                [1, 8, 15, 22],
                [1, 9, 17, 25],
                [1, 2, 3, 4],
                [2, 9, 16, 23],
                [2, 10, 18, 26],
                [2, 3, 4, 5],
                [3, 10, 17, 24],
                [3, 11, 19, 27],
                [3, 4, 5, 6],
                [4, 11, 18, 25],
                [5, 12, 19, 26],
                [6, 13, 20, 27],
                [7, 14, 21, 28],
                [7, 15, 23, 31],
                [7, 8, 9, 10],
                [8, 15, 22, 29],
                [8, 16, 24, 32],
                [8, 9, 10, 11],
                [9, 16, 23, 30],
                [9, 17, 25, 33],
                [9, 10, 11, 12],
                [10, 17, 24, 31],
                [10, 18, 26, 34],
                [10, 11, 12, 13],
                [11, 18, 25, 32],
                [12, 19, 26, 33],
                [13, 20, 27, 34],
                [14, 21, 28, 35],
                [14, 22, 30, 38],
                [14, 15, 16, 17],
                [15, 22, 29, 36],
                [15, 23, 31, 39],
                [15, 16, 17, 18],
                [16, 23, 30, 37],
                [16, 24, 32, 40],
                [16, 17, 18, 19],
                [17, 24, 31, 38],
                [17, 25, 33, 41],
                [17, 18, 19, 20],
                [18, 25, 32, 39],
                [19, 26, 33, 40],
                [20, 27, 34, 41],
                [21, 22, 23, 24],
                [21, 15, 9, 3],
                [22, 23, 24, 25],
                [22, 16, 10, 4],
                [23, 24, 25, 26],
                [23, 17, 11, 5],
                [24, 25, 26, 27],
                [24, 18, 12, 6],
                [28, 29, 30, 31],
                [28, 22, 16, 10],
                [29, 30, 31, 32],
                [29, 23, 17, 11],
                [30, 31, 32, 33],
                [30, 24, 18, 12],
                [31, 32, 33, 34],
                [31, 25, 19, 13],
                [35, 36, 37, 38],
                [35, 29, 23, 17],
                [36, 37, 38, 39],
                [36, 30, 24, 18],
                [37, 38, 39, 40],
                [37, 31, 25, 19],
                [38, 39, 40, 41],
                [38, 32, 26, 20],
            ],
            np.int8,
        ),
    ),
)


# ------------------------------------------------------------------------------------------------ functions


def col(i):
    """{x for x in Sq if x.c == i}"""
    return rt.at(COL, i)


def landing(s, c):
    """the lowest empty square of a column, if any
    first(x for x in col(c) if not board[x]?)
    """
    return rt.first(
        rt.each(rt.elements(rt.at(COL_MEMBERS, c)), lambda x: rt.given((~(rt.at(s.board, x) != 2)), x)), True, 42
    )


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    c = action - 0
    x = landing(s, c)
    s = rt.put(s, on, "board", (x,), me)
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    return s


def may_drop(s, me, c):
    """the column is not full"""
    x = landing(s, c)
    return x != 42


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.board,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return rt.array(lambda c: may_drop(s, me, c), 7).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    # four in a row
    if_1 = rt.any_(
        rt.each(
            rt.elements(rt.wide(LIST_OF_LIST_OF_SQ)),
            lambda l: rt.all_(rt.each(rt.elements(l), lambda x: rt.at(s.board, x) == me)),
        )
    )
    on_2 = on & if_1
    s = rt.finish(
        s,
        on_2,
        [rt.select(me == 0, np.float32(1.0), np.float32(-1.0)), rt.select(me == 1, np.float32(1.0), np.float32(-1.0))],
    )
    on_3 = on & (~if_1)
    # the board is full
    if_4 = rt.all_(rt.each(rt.span(42), lambda x: rt.at(s.board, x) != 2))
    on_5 = on_3 & if_4
    s = rt.finish(s, on_5, [np.float32(0.0), np.float32(0.0)])
    on_6 = on_3 & (~if_4)
    return s, on_6


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # mine
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == viewer, 42)))
    # theirs
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == (1 - viewer), 42)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        board=rt.i32(state.board),
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
        board=rt.narrow(s.board, jnp.uint8),
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
        board=rt.as_arrays(rt.full((42,), 2)),
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
    if "board" not in given:
        s = s._replace(board=rt.as_arrays(rt.full((42,), 2)))
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
    if "board" in values:
        out["board"] = rt.i32(state.board)
    return out


FIELDS = {
    "board": ("board", ("array", (42,), ("opt", 2, ("int",)))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"board", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "connect_four"
    version = "cdc06b5eba32"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 84
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
        return plain.to_plain(state, FIELDS, 1, 7, False)

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
