"""Go, area scoring with positional superko (Tromp-Taylor rules, suicide forbidden): a JAX environment, generated from specs/go.yaml by specc 0.1.0. Do not edit.

Version 0950ecb7ce88. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 82
REAL = "real32"
MAX_STEPS = 200
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    board: Any
    seen: Any
    passes: Any
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
    seen: Any
    passes: Any
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
ADJ4 = rt.table(
    "bool",
    (81, 81),
    ("c-rmKAr1f_3<SaJ|38f&C=^hEn3}ptnr<p{)_$D|k$5krN!+C_v53S6QQ<^|E1alsg%cI-Gem{^3{l}k;tz$V{c0ldTpWdy0U-"),
)
LIST_OF_SQS = rt.List(
    np.array(
        [
            2,
            3,
            3,
            3,
            3,
            3,
            3,
            3,
            2,
            3,
            4,
            4,
            4,
            4,
            4,
            4,
            4,
            3,
            3,
            4,
            4,
            4,
            4,
            4,
            4,
            4,
            3,
            3,
            4,
            4,
            4,
            4,
            4,
            4,
            4,
            3,
            3,
            4,
            4,
            4,
            4,
            4,
            4,
            4,
            3,
            3,
            4,
            4,
            4,
            4,
            4,
            4,
            4,
            3,
            3,
            4,
            4,
            4,
            4,
            4,
            4,
            4,
            3,
            3,
            4,
            4,
            4,
            4,
            4,
            4,
            4,
            3,
            2,
            3,
            3,
            3,
            3,
            3,
            3,
            3,
            2,
        ],
        np.int8,
    ),
    np.array(
        [
            [1, 9, 1, 1],
            [0, 2, 10, 1],
            [1, 3, 11, 1],
            [2, 4, 12, 1],
            [3, 5, 13, 1],
            [4, 6, 14, 1],
            [5, 7, 15, 1],
            [6, 8, 16, 1],
            [7, 17, 1, 1],
            [0, 10, 18, 1],
            [1, 9, 11, 19],
            [2, 10, 12, 20],
            [3, 11, 13, 21],
            [4, 12, 14, 22],
            [5, 13, 15, 23],
            [6, 14, 16, 24],
            [7, 15, 17, 25],
            [8, 16, 26, 1],
            [9, 19, 27, 1],
            [10, 18, 20, 28],
            [11, 19, 21, 29],
            [12, 20, 22, 30],
            [13, 21, 23, 31],
            [14, 22, 24, 32],
            [15, 23, 25, 33],
            [16, 24, 26, 34],
            [17, 25, 35, 1],
            [18, 28, 36, 1],
            [19, 27, 29, 37],
            [20, 28, 30, 38],
            [21, 29, 31, 39],
            [22, 30, 32, 40],
            [23, 31, 33, 41],
            [24, 32, 34, 42],
            [25, 33, 35, 43],
            [26, 34, 44, 1],
            [27, 37, 45, 1],
            [28, 36, 38, 46],
            [29, 37, 39, 47],
            [30, 38, 40, 48],
            [31, 39, 41, 49],
            [32, 40, 42, 50],
            [33, 41, 43, 51],
            [34, 42, 44, 52],
            [35, 43, 53, 1],
            [36, 46, 54, 1],
            [37, 45, 47, 55],
            [38, 46, 48, 56],
            [39, 47, 49, 57],
            [40, 48, 50, 58],
            [41, 49, 51, 59],
            [42, 50, 52, 60],
            [43, 51, 53, 61],
            [44, 52, 62, 1],
            [45, 55, 63, 1],
            [46, 54, 56, 64],
            [47, 55, 57, 65],
            [48, 56, 58, 66],
            [49, 57, 59, 67],
            [50, 58, 60, 68],
            [51, 59, 61, 69],
            [52, 60, 62, 70],
            [53, 61, 71, 1],
            [54, 64, 72, 1],
            [55, 63, 65, 73],
            [56, 64, 66, 74],
            [57, 65, 67, 75],
            [58, 66, 68, 76],
            [59, 67, 69, 77],
            [60, 68, 70, 78],
            [61, 69, 71, 79],
            [62, 70, 80, 1],
            [63, 73, 1, 1],
            [64, 72, 74, 1],
            [65, 73, 75, 1],
            [66, 74, 76, 1],
            [67, 75, 77, 1],
            [68, 76, 78, 1],
            [69, 77, 79, 1],
            [70, 78, 80, 1],
            [71, 79, 1, 1],
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
LIST_OF_BITS = rt.List(0, rt.table("uint32", (201, 2), ("c-muN7zLwX6pVsVFbc>A00u|^0R")))


# ------------------------------------------------------------------------------------------------ functions


def adj4(x):
    """{y for y in [x + d.step for d in orthogonal] if y?}"""
    return rt.at(ADJ4, x)


def group(s, x):
    """the stones joined to the stone on x
    grow(s = {x}, {y for z in s for y in adj4(z) if board[y] == board[x]})
    """

    def value(x):
        return rt.grow(
            rt.set_of(81, x),
            lambda s_: rt.array(
                lambda y: rt.any_(
                    rt.each(
                        rt.elements(rt.at(rt.wide(LIST_OF_SQS), y)),
                        lambda z: rt.at(s_, z) & (rt.at(s.board, y) == rt.at(s.board, x)),
                    )
                ),
                81,
            ),
        )

    return rt.at(rt.once("group", (s.board,), lambda: rt.array(value, 81)), x)


def liberties(s, x):
    """{y for z in group(x) for y in adj4(z) if not board[y]?}"""

    def value(x):
        return rt.array(
            lambda y: rt.any_(
                rt.each(
                    rt.elements(rt.at(rt.wide(LIST_OF_SQS), y)),
                    lambda z: rt.at(group(s, x), z) & (~(rt.at(s.board, y) != 2)),
                )
            ),
            81,
        )

    return rt.at(rt.once("liberties", (s.board,), lambda: rt.array(value, 81)), x)


def reach(s, p):
    """p's stones and every empty point joined to them
    stones = {x for x in Sq if board[x] == p}
    return grow(s = stones, {y for z in s for y in adj4(z) if not board[y]?})
    """

    def value(p):
        stones = rt.subset(81, rt.each(rt.span(81), lambda x: rt.given((rt.at(s.board, x) == p), x)))
        return rt.grow(
            stones,
            lambda s_: rt.array(
                lambda y: rt.any_(
                    rt.each(
                        rt.elements(rt.at(rt.wide(LIST_OF_SQS), y)),
                        lambda z: rt.at(s_, z) & (~(rt.at(s.board, y) != 2)),
                    )
                ),
                81,
            ),
        )

    return rt.at(rt.once("reach", (s.board,), lambda: rt.array(value, 2)), p)


def area(s, p):
    """stones, and empty points that only p reaches
    size(reach(p) - reach(other(p)))
    """

    def value(p):
        return rt.size(reach(s, p) & ~reach(s, 1 - p))

    return rt.at(rt.once("area", (s.board,), lambda: rt.array(value, 2)), p)


def captured(s, x, p):
    """other groups whose last liberty is x
    {z for y in adj4(x) if board[y] == other(p) and liberties(y) == {x} for z in group(y)}
    """

    def value(x, p):
        return rt.union(
            rt.each(
                rt.elements(rt.at(LIST_OF_SQS, x)),
                lambda y: rt.given(
                    ((rt.at(s.board, y) == (1 - p)) & rt.equal(liberties(s, y), rt.set_of(81, x))),
                    rt.subset(81, rt.each(rt.members(group(s, y)), lambda z: z)),
                ),
            )
        )

    return rt.at(rt.once("captured", (s.board,), lambda: rt.array(value, 81, 2)), x, p)


def lives(s, x, p):
    """would a stone laid on x have a liberty?  `is` is the rule; `fast` must equal it, and a derived test says so
    size(liberties(x)) > 0 after lay(x, p)
    """

    def value(x, p):
        return rt.any_(
            rt.each(
                rt.elements(rt.at(LIST_OF_SQS, x)),
                lambda y: (
                    (~(rt.at(s.board, y) != 2))
                    | rt.select(rt.at(s.board, y) == p, rt.size(liberties(s, y)) > 1, rt.size(liberties(s, y)) == 1)
                ),
            )
        )

    return rt.at(rt.once("lives", (s.board,), lambda: rt.array(value, 81, 2)), x, p)


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def lay(s, on, x, p):
    """a stone, and the groups that it leaves without liberties
    dead = captured(x, p)
    board[x] = p
    board[dead] = none
    """
    dead = captured(s, x, p)
    s = rt.put(s, on, "board", (x,), p)
    s = rt.update(s, on, "board", (), lambda old: rt.each_written(old, dead, 2))
    return s


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 0
    on_2 = on & if_1
    x_0 = action - 0
    s = lay(s, on_2, x_0, me)
    s = rt.fault(s, on_2 & (s.seen.size >= 201), 5)
    s = rt.push_at(s, on_2, "seen", rt.fingerprint(rt.words_of(s.board)))
    s = rt.fault(s, on & (which == 1) & ((s.passes + 1) > 2), 2)
    s = rt.put(s, on, "passes", (), rt.select(which == 0, 0, s.passes + 1))
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    return s


def set_up(s, on):
    """The effect of a reset."""
    s = rt.fault(s, on & (s.seen.size >= 201), 5)
    s = rt.push_at(s, on, "seen", rt.fingerprint(rt.words_of(s.board)))
    return s


def may_play(s, me, x):
    """the point is empty
    the stone has a liberty afterwards
    the position is new
    """
    return (
        (~(rt.at(s.board, x) != 2))
        & lives(s, x, me)
        & (~(lambda after: rt.list_has(after.seen, rt.fingerprint(rt.words_of(after.board))))(lay(s, rt.TRUE, x, me)))
    )


def may_pass(s, me):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (s._replace(ask=0, reward=0, over=0, fault=0), me), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return jnp.concatenate(
        [rt.array(lambda x: may_play(s, me, x), 81).reshape(-1), jnp.asarray(may_pass(s, me)).reshape(1)]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    # both have passed
    if_1 = s.passes == 2
    on_2 = on & if_1
    if_3 = (2 * area(s, 0)) > ((2 * area(s, 1)) + 15)
    on_4 = on_2 & if_3
    s = rt.finish(s, on_4, [np.float32(1.0), np.float32(-1.0)])
    on_5 = on_2 & (~if_3)
    s = rt.finish(s, on_5, [np.float32(-1.0), np.float32(1.0)])
    on_6 = on & (~if_1)
    return s, on_6


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # mine
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == viewer, 81)))
    # theirs
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == (1 - viewer), 81)))
    # to_play
    parts.append(rt.observed(s.mover == viewer))
    # black
    parts.append(rt.observed(viewer == 0))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        board=rt.i32(state.board),
        seen=rt.List(rt.i32(state.seen.size), state.seen.data),
        passes=rt.i32(state.passes),
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
        seen=rt.List(rt.narrow(s.seen.size, jnp.uint8), rt.narrow(s.seen.data, jnp.uint32)),
        passes=rt.narrow(s.passes, jnp.uint8),
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
        board=rt.as_arrays(rt.full((81,), 2)),
        seen=rt.as_arrays(rt.List(0, rt.full((201,), np.zeros(2, np.uint32)))),
        passes=rt.as_arrays(0),
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
        s = s._replace(board=rt.as_arrays(rt.full((81,), 2)))
    if "seen" not in given:
        s = s._replace(seen=rt.as_arrays(rt.wide(LIST_OF_BITS)))
    if "passes" not in given:
        s = s._replace(passes=rt.as_arrays(0))
    if not set(given) & POSITION:
        s = set_up(s, on)
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
    if "seen" in values:
        out["seen"] = rt.List(rt.i32(state.seen.size), state.seen.data)
    if "passes" in values:
        out["passes"] = rt.i32(state.passes)
    return out


FIELDS = {
    "board": ("board", ("array", (81,), ("opt", 2, ("int",)))),
    "seen": ("seen", ("list", 201, ("long",))),
    "passes": ("passes", ("int",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"board", "seen", "passes", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "go"
    version = "0950ecb7ce88"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 164
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
        return plain.to_plain(state, FIELDS, 3, 82, False)

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
