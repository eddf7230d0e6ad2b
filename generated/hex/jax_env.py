"""Hex with the swap rule: a JAX environment, generated from specs/hex.yaml by specc 0.1.0. Do not edit.

Version dda001fe6405. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 50
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    board: Any
    stones: Any
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
    stones: Any
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
ADJ6 = rt.table("bool", (49, 49), ("c-muNWB>sONep0wsAU|9Iv9x70aHYL=t6Xm;;LbzV>EO}Lw7WEM?-fsbca;vGLY)3k);Dl0swD~0Pz"))
NEAR = np.array(
    [
        [
            True,
            True,
            True,
            True,
            True,
            True,
            True,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
        ],
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
            True,
            False,
            False,
            False,
            False,
            False,
            False,
        ],
    ],
    bool,
)
FAR = np.array(
    [
        [
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            False,
            True,
            True,
            True,
            True,
            True,
            True,
            True,
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
LIST_OF_SQS = rt.List(
    np.array(
        [
            2,
            4,
            4,
            4,
            4,
            4,
            3,
            4,
            6,
            6,
            6,
            6,
            6,
            4,
            4,
            6,
            6,
            6,
            6,
            6,
            4,
            4,
            6,
            6,
            6,
            6,
            6,
            4,
            4,
            6,
            6,
            6,
            6,
            6,
            4,
            4,
            6,
            6,
            6,
            6,
            6,
            4,
            3,
            4,
            4,
            4,
            4,
            4,
            2,
        ],
        np.int8,
    ),
    np.array(
        [
            [1, 7, 1, 1, 1, 1],
            [0, 2, 7, 8, 1, 1],
            [1, 3, 8, 9, 1, 1],
            [2, 4, 9, 10, 1, 1],
            [3, 5, 10, 11, 1, 1],
            [4, 6, 11, 12, 1, 1],
            [5, 12, 13, 1, 1, 1],
            [0, 1, 8, 14, 1, 1],
            [1, 2, 7, 9, 14, 15],
            [2, 3, 8, 10, 15, 16],
            [3, 4, 9, 11, 16, 17],
            [4, 5, 10, 12, 17, 18],
            [5, 6, 11, 13, 18, 19],
            [6, 12, 19, 20, 1, 1],
            [7, 8, 15, 21, 1, 1],
            [8, 9, 14, 16, 21, 22],
            [9, 10, 15, 17, 22, 23],
            [10, 11, 16, 18, 23, 24],
            [11, 12, 17, 19, 24, 25],
            [12, 13, 18, 20, 25, 26],
            [13, 19, 26, 27, 1, 1],
            [14, 15, 22, 28, 1, 1],
            [15, 16, 21, 23, 28, 29],
            [16, 17, 22, 24, 29, 30],
            [17, 18, 23, 25, 30, 31],
            [18, 19, 24, 26, 31, 32],
            [19, 20, 25, 27, 32, 33],
            [20, 26, 33, 34, 1, 1],
            [21, 22, 29, 35, 1, 1],
            [22, 23, 28, 30, 35, 36],
            [23, 24, 29, 31, 36, 37],
            [24, 25, 30, 32, 37, 38],
            [25, 26, 31, 33, 38, 39],
            [26, 27, 32, 34, 39, 40],
            [27, 33, 40, 41, 1, 1],
            [28, 29, 36, 42, 1, 1],
            [29, 30, 35, 37, 42, 43],
            [30, 31, 36, 38, 43, 44],
            [31, 32, 37, 39, 44, 45],
            [32, 33, 38, 40, 45, 46],
            [33, 34, 39, 41, 46, 47],
            [34, 40, 47, 48, 1, 1],
            [35, 36, 43, 1, 1, 1],
            [36, 37, 42, 44, 1, 1],
            [37, 38, 43, 45, 1, 1],
            [38, 39, 44, 46, 1, 1],
            [39, 40, 45, 47, 1, 1],
            [40, 41, 46, 48, 1, 1],
            [41, 47, 1, 1, 1, 1],
        ],
        np.int8,
    ),
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
        1,
    ],
    np.int8,
)


# ------------------------------------------------------------------------------------------------ functions


def adj6(x):
    """{y for y in [x + s for s in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]] if y?}"""
    return rt.at(ADJ6, x)


def near(p):
    """the edges that a player joins
    row(0) if p == 0 else col(0)
    """
    return rt.at(NEAR, p)


def far(p):
    """row(size - 1) if p == 0 else col(size - 1)"""
    return rt.at(FAR, p)


def reach(s, p):
    """all stones of p that are joined to the near edge
    mine = {x for x in Sq if board[x] == p}
    return grow(s = mine & near(p), {y for x in s for y in adj6(x) if y in mine})
    """

    def value(p):
        mine = rt.subset(49, rt.each(rt.span(49), lambda x: rt.given((rt.at(s.board, x) == p), x)))
        return rt.grow(
            mine & near(p),
            lambda s_: rt.array(
                lambda y: rt.any_(
                    rt.each(rt.elements(rt.at(rt.wide(LIST_OF_SQS), y)), lambda x: rt.at(s_, x) & rt.at(mine, y))
                ),
                49,
            ),
        )

    return rt.at(rt.once("reach", (s.board,), lambda: rt.array(value, 2)), p)


def joined(s, p):
    """size(reach(p) & far(p)) > 0"""

    def value(p):
        return rt.size(reach(s, p) & far(p)) > 0

    return rt.at(rt.once("joined", (s.board,), lambda: rt.array(value, 2)), p)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 1
    on_2 = on & if_1
    s = rt.fault(
        s,
        on_2
        & (~(rt.first(rt.each(rt.span(49), lambda y_1: rt.given((rt.at(s.board, y_1) != 2), y_1)), True, 49) != 49)),
        6,
    )
    x_1 = rt.first(rt.each(rt.span(49), lambda y_1: rt.given((rt.at(s.board, y_1) != 2), y_1)), True, 49)
    s = rt.put(s, on_2, "board", (x_1,), 2)
    if_3 = which == 0
    on_4 = on & if_3
    x_0 = action - 0
    s = rt.put(s, on, "board", (rt.select(which == 1, rt.remainder(x_1, 7) * 7 + rt.quotient(x_1, 7), x_0),), me)
    s = rt.fault(s, on & ((s.stones + 1) > 49), 2)
    s = rt.put(s, on, "stones", (), s.stones + 1)
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    return s


def may_place(s, me, x):
    """the cell is empty"""
    return ~(rt.at(s.board, x) != 2)


def may_take_over(s, me):
    """only as the second player's first move"""
    return (s.stones == 1) & (me == 1)


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.board,
            s.stones,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [rt.array(lambda x: may_place(s, me, x), 49).reshape(-1), jnp.asarray(may_take_over(s, me)).reshape(1)]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    # the edges are joined
    if_1 = joined(s, me)
    on_2 = on & if_1
    s = rt.finish(
        s,
        on_2,
        [rt.select(me == 0, np.float32(1.0), np.float32(-1.0)), rt.select(me == 1, np.float32(1.0), np.float32(-1.0))],
    )
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # mine
    parts.append(
        rt.observed(
            rt.array(
                lambda x: (
                    rt.at(
                        s.board,
                        rt.select(
                            viewer == 0,
                            rt.quotient(x, 7) * 7 + rt.remainder(x, 7),
                            rt.remainder(x, 7) * 7 + rt.quotient(x, 7),
                        ),
                    )
                    == viewer
                ),
                49,
            )
        )
    )
    # theirs
    parts.append(
        rt.observed(
            rt.array(
                lambda x: (
                    rt.at(
                        s.board,
                        rt.select(
                            viewer == 0,
                            rt.quotient(x, 7) * 7 + rt.remainder(x, 7),
                            rt.remainder(x, 7) * 7 + rt.quotient(x, 7),
                        ),
                    )
                    == (1 - viewer)
                ),
                49,
            )
        )
    )
    # can_take_over
    parts.append(rt.observed(s.stones == 1))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        board=rt.i32(state.board),
        stones=rt.i32(state.stones),
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
        stones=rt.narrow(s.stones, jnp.uint8),
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
        board=rt.as_arrays(rt.full((49,), 2)),
        stones=rt.as_arrays(0),
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
        s = s._replace(board=rt.as_arrays(rt.full((49,), 2)))
    if "stones" not in given:
        s = s._replace(stones=rt.as_arrays(0))
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
    if "stones" in values:
        out["stones"] = rt.i32(state.stones)
    return out


FIELDS = {
    "board": ("board", ("array", (49,), ("opt", 2, ("int",)))),
    "stones": ("stones", ("int",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"board", "stones", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "hex"
    version = "dda001fe6405"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 99
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
        return plain.to_plain(state, FIELDS, 2, 50, False)

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
