"""Nine men's morris; with three men one may jump: a JAX environment, generated from specs/nine_mens_morris.yaml by specc 0.1.0. Do not edit.

Version 27c40c7be671. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 624
REAL = "real32"
MAX_STEPS = 600
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    board: Any
    in_hand: Any
    quiet: Any
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
    in_hand: Any
    quiet: Any
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
JOINED = rt.table(
    "bool",
    (24, 24),
    ("c-n=Lxe)*$48x-Rm!{w;Kn^q<d1R9mHP61!lRG4JNJ>FH3Qh3_18CKv&TxYVg~<{HM1%|6n+O8U7l|XPh|;kWm-a_#6Ey%zU;se"),
)
LINE_POINTS = rt.List(
    np.full((16,), 3, np.int8),
    np.array(
        [
            [0, 1, 2],
            [3, 4, 5],
            [6, 7, 8],
            [9, 10, 11],
            [12, 13, 14],
            [15, 16, 17],
            [18, 19, 20],
            [21, 22, 23],
            [0, 9, 21],
            [3, 10, 18],
            [6, 11, 15],
            [1, 4, 7],
            [16, 19, 22],
            [8, 12, 17],
            [5, 13, 20],
            [2, 14, 23],
        ],
        np.int8,
    ),
)
INTS = rt.table("int8", (624,), ("c-muNzz!Hk!6={rFyR0I#0CO!"))
OPERAND = np.array([2, 3], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def joined(x, y):
    """next to each other on a line
    any(l.points[i] == x and l.points[j] == y for l in Line for i in range(3) for j in range(3) if abs(i - j) == 1)
    """
    return rt.at(JOINED, x, y)


def milled(s, x):
    """part of a complete mill of its colour
    any(x in l.points and all(board[y] == board[x] for y in l.points) for l in Line)
    """
    return rt.any_(
        rt.each(
            rt.span(16),
            lambda l: (
                rt.list_has(rt.at(LINE_POINTS, l), x)
                & rt.all_(rt.each(rt.elements(rt.at(LINE_POINTS, l)), lambda y: rt.at(s.board, y) == rt.at(s.board, x)))
            ),
        )
    )


def men_of(s, p):
    """in_hand[p] + count(board[x] == p for x in Point)"""
    return rt.at(s.in_hand, p) + rt.count(rt.each(rt.span(24), lambda x: rt.at(s.board, x) == p))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


def settle_(s, on, pc, base, x, p):
    """p's man has come to rest on x: a mill takes a man of the other's, one outside of mills if there is any
    if milled(x):
        quiet = 0
        free = {y for y in Point if board[y] == other(p) and not milled(y)}
        choose taken? in Point if board[taken] == other(p) and (taken in free or size(free) == 0) by p
        if taken?:
            board[taken] = none
    pass_turn()
    """
    if_1 = milled(s, x)
    on_2 = on & if_1
    s = rt.put(s, on_2, "quiet", (), 0)
    free = rt.subset(
        24, rt.each(rt.span(24), lambda y: rt.given(((rt.at(s.board, y) == (1 - p)) & (~milled(s, y))), y))
    )
    on_3 = rt.is_at(s, pc, 1)
    options_4 = rt.subset(
        24,
        rt.each(
            rt.span(24),
            lambda taken: rt.given(
                ((rt.at(s.board, taken) == (1 - p)) & (rt.at(free, taken) | (rt.size(free) == 0))), taken
            ),
        ),
    )
    s, on_5, chosen_6 = rt.ask(s, on_2, on_3, pc, 1, p, options_4, 600, optional=True)
    taken_2 = chosen_6
    if_7 = taken_2 != 24
    on_8 = on_5 & if_7
    s = rt.put(s, on_8, "board", (taken_2,), 2)
    on_9 = on & (~if_1)
    on_10 = on_5 | on_9
    s = rt.put(s, on_10, "mover", (), rt.remainder(s.mover + 1, 2))
    return s, on_10


# ------------------------------------------------------------------------------------------------ actions


def act(s, on, pc, base, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    from_1 = rt.select(which == 1, rt.quotient(action - 24, 24), action - 0)
    if_1 = which == 1
    on_2 = on & if_1
    to_1 = rt.remainder(action - 24, 24)
    s = rt.put(s, on, "board", (from_1,), rt.select(which == 1, 2, me))
    if_3 = which == 1
    on_4 = on & if_3
    s = rt.put(s, on_4, "board", (to_1,), me)
    s = rt.fault(s, on_4 & ((s.quiet + 1) > 60), 2)
    s = rt.put(s, on_4, "quiet", (), s.quiet + 1)
    if_5 = which == 0
    on_6 = on & if_5
    s = rt.fault(s, on_6 & ((rt.at(s.in_hand, me) - 1) < 0), 2)
    s = rt.put(s, on_6, "in_hand", (me,), rt.at(s.in_hand, me) - 1)
    s, on_7 = settle_(s, on, pc, base, rt.select(which == 1, to_1, from_1), me)
    return s, on_7


def may_place(s, me, x):
    """you have men in hand
    the point is empty
    """
    return (rt.at(s.in_hand, me) > 0) & (~(rt.at(s.board, x) != 2))


def may_move(s, me, from_, to):
    """all your men are placed
    it is your man
    the point is empty
    along a line, or anywhere with three men
    """
    return (
        (rt.at(s.in_hand, me) == 0)
        & (rt.at(s.board, from_) == me)
        & (~(rt.at(s.board, to) != 2))
        & (joined(from_, to) | (men_of(s, me) == 3))
    )


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.board,
            s.in_hand,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            rt.array(lambda x: may_place(s, me, x), 24).reshape(-1),
            rt.array(lambda from_, to: may_move(s, me, from_, to), 24, 24).reshape(-1),
            jnp.zeros(24, bool),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    # two men are left
    if_1 = men_of(s, 1 - me) < 3
    on_2 = on & if_1
    s = rt.finish(
        s,
        on_2,
        [rt.select(me == 0, np.float32(1.0), np.float32(-1.0)), rt.select(me == 1, np.float32(1.0), np.float32(-1.0))],
    )
    on_3 = on & (~if_1)
    # no man can move
    if_4 = ~jnp.any(legal_actions(s, s.mover))
    on_5 = on_3 & if_4
    s = rt.finish(
        s,
        on_5,
        [rt.select(me == 0, np.float32(1.0), np.float32(-1.0)), rt.select(me == 1, np.float32(1.0), np.float32(-1.0))],
    )
    on_6 = on_3 & (~if_4)
    # no mill for long
    if_7 = s.quiet == 60
    on_8 = on_6 & if_7
    s = rt.finish(s, on_8, [np.float32(0.0), np.float32(0.0)])
    on_9 = on_6 & (~if_7)
    return s, on_9


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # mine
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == viewer, 24)))
    # theirs
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == (1 - viewer), 24)))
    # hands
    parts.append(rt.observed(rt.array(lambda p: rt.at(s.in_hand, rt.select(p == 0, viewer, 1 - viewer)), 2)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        board=rt.i32(state.board),
        in_hand=rt.i32(state.in_hand),
        quiet=rt.i32(state.quiet),
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
        in_hand=rt.narrow(s.in_hand, jnp.uint8),
        quiet=rt.narrow(s.quiet, jnp.uint8),
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
        board=rt.as_arrays(rt.full((24,), 2)),
        in_hand=rt.as_arrays(rt.full((2,), 0)),
        quiet=rt.as_arrays(0),
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
        s = s._replace(board=rt.as_arrays(rt.full((24,), 2)))
    if "in_hand" not in given:
        s = s._replace(in_hand=rt.as_arrays(rt.full((2,), 9)))
    if "quiet" not in given:
        s = s._replace(quiet=rt.as_arrays(0))
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
    s, on = act(s, on, 1, 0, me, action)
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
    if "in_hand" in values:
        out["in_hand"] = rt.i32(state.in_hand)
    if "quiet" in values:
        out["quiet"] = rt.i32(state.quiet)
    return out


FIELDS = {
    "board": ("board", ("array", (24,), ("opt", 2, ("int",)))),
    "in_hand": ("in_hand", ("array", (2,), ("int",))),
    "quiet": ("quiet", ("int",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"board", "in_hand", "quiet", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "nine_mens_morris"
    version = "27c40c7be671"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 50
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
        return plain.to_plain(state, FIELDS, 3, 624, False)

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
