"""Othello (Reversi): a JAX environment, generated from specs/othello.yaml by specc 0.1.0. Do not edit.

Version bcd1b6373634. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 65
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
RAY = rt.List(
    rt.table(
        "int8",
        (64, 8),
        (
            "c-l3Q2@U`u2m@En|NnSPU`V7!IZEm7Z>+22-|I}FSw{%n+g%vZX2Q&VPgr$XO5>&8SY^taRfN#J+=UTkCd|Ajx+$E>M5K*nguHvY3nT88>abK84CzEh_}F=>"
            "!HVf(&fZ~6XDZxnSuhQ%_;6S*OwI%_q2m3l3aDwL!D@kmD8WQ9qr*k+7T)Y&cflr56lItYrgYrQAGON`u>"
        ),
    ),
    rt.table(
        "int8",
        (64, 8, 7),
        (
            "c-oEDS5qok6hPrI&LS#NiAq$W5>+t#|9^Fr)emzl>fAXmU0u|wP45p-u5a%jpI=kOMt`>bIypT%zqtIDzn@g0))_6{(xv8L{z5GKC%8)&>)r8kmnpY~PY|1S"
            "Vwk!<Tr#CbZ?f8FEA5BxyV#pNHB1+7e=gZ_vp-$G=c;!<cd=(XGt3lg_urRXr8SssKJqt**J3L<H_Vpmokz%5+r#<x^UBv^o4hd0l^fmBGgmiv4^J;&|6}u)"
            "hWSdfH(tETN1@)EZazt+Gud4J>g3qw!y_NEW5#K+`D3{Z$cOBhah7a8$WzIn0|W9QJ7%0Gn-B7|p$y1}?3i(pY(B^{hB6=@vSY?&viTs-8p?ot$WF)@<~c(d"
            "i1CGa-mu#0PnK`UN3A<qe|#^iSSnYlH>uOV0?LQ%n2~lBsgomcG9VwaV@AeRq#c`bY{5_l<U@AM$hwM*W7Cc;8p?ot$c`B~SCMsW#<3+s8ITXzF(dCLbB@hA"
            "wrnT^@*(>##=K*5j;$EVK<wLh<=DJqtA_2tboISR`RI&S??20`H=3>XT|tQJ2%vn(ju}NE3Ic|3G9VwaV@64cqJV|u6JjU>@*z8Bl!Yh>SQNf)C<F2#J7!db"
            "C<|B;zF{Z>@*z8BRE4MrSQfr%C<F2#`!B|-fED3ehB6TQ@w^eRDty~;I9vZLL_S8#{b5<%UVkurs0nc!0hABfF{3U-O~4RN2INC_%xDNv7qBLL$5003Lw3w)"
            "3ega-E_~Ne2INC_%xDSG6tE$D&rk;BLw3w)3(*p=DSY2h2INEbUyN-5Tfz?vWgzyq?@qwB@I%A-=I~(hvDmq+@nkxiKXrt-j{wSt?3mFNq9b4kCj;^!J7)BR"
            "=nB{oeq<;E@*z8B^o8gN*cE<kC<F2#J7x@o=nL2reqtyC@*z8B422j7*cX0kC<F2#`!B|!fCJ%YhB6TQ*X2RLq40CVt#8on@Rq17SL@C8WhBI71TYD9iOL~k"
            "EW}8_5biYyd|1qw2r(9LB>dv}zk`y%hsBJk5EB8%!Y>VXLEyt;#!QH*fD_?YhWj8;12g7A%mkbYzczdif<z-^oC`P;eq;C%1V_)4fOFxuhMz}OcKi2_&##3L"
            "&oRK@n6VUMAz%o1^q8>{VkzK4__s)C##)G#fJ@<bk<g5d5NiQf!tW!Y8CxMX0<MLBkAxxPR=|z$AF(hvF9L3b{|v%Eu;uls"
        ),
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
        1,
    ],
    np.int8,
)
MAYBE_PLAYERS = np.array(
    [
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        1,
        0,
        2,
        2,
        2,
        2,
        2,
        2,
        0,
        1,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        2,
    ],
    np.int8,
)


# ------------------------------------------------------------------------------------------------ functions


def ray(x, d):
    """squares from x outwards, nearest first
    [y for y in [x + k * d.step for k in range(1, max(rows, cols))] while y?]
    """
    return rt.at(RAY, x, d)


def anchor(s, x, d, p):
    """the first square from x that does not hold a disc of the other colour
    first(y for y in ray(x, d) if board[y] != other(p))
    """
    return rt.first(rt.each(rt.elements(ray(x, d)), lambda y: rt.given((rt.at(s.board, y) != (1 - p)), y)), True, 64)


def flips(s, x, p):
    """the discs between x and an anchor of p's own colour, in every direction
    {y for d in Dir if board[anchor(x, d, p)] == p for y in ray(x, d) while board[y] == other(p)}
    """
    return rt.to_set(
        64,
        rt.each(
            rt.span(8),
            lambda d: rt.given(
                ((anchor(s, x, d, p) != 64) & (rt.at(s.board, anchor(s, x, d, p)) == p)),
                rt.each(rt.elements(ray(x, d)), lambda y: y, lambda y: rt.at(s.board, y) == (1 - p)),
            ),
        ),
    )


def mobile(s, p):
    """any(not board[x]? and size(flips(x, p)) > 0 for x in Sq)"""
    return rt.any_(rt.each(rt.span(64), lambda x: (~(rt.at(s.board, x) != 2)) & (rt.size(flips(s, x, p)) > 0)))


def discs(s, p):
    """count(board[x] == p for x in Sq)"""
    return rt.count(rt.each(rt.span(64), lambda x: rt.at(s.board, x) == p))


# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules

# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 0
    on_2 = on & if_1
    x_0 = action - 0
    s = rt.update(s, on_2, "board", (), lambda old: rt.each_written(old, flips(s, x_0, me), me))
    s = rt.put(s, on_2, "board", (x_0,), me)
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    return s


def may_place(s, me, x):
    """the square is empty
    at least one disc is turned
    """
    return (~(rt.at(s.board, x) != 2)) & (rt.size(flips(s, x, me)) > 0)


def may_pass(s, me):
    """no disc can be placed"""
    return ~mobile(s, me)


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
    return jnp.concatenate(
        [rt.array(lambda x: may_place(s, me, x), 64).reshape(-1), jnp.asarray(may_pass(s, me)).reshape(1)]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    # nobody can place a disc
    if_1 = (~mobile(s, 0)) & (~mobile(s, 1))
    on_2 = on & if_1
    if_3 = discs(s, 0) > discs(s, 1)
    on_4 = on_2 & if_3
    s = rt.finish(s, on_4, [np.float32(1.0), np.float32(-1.0)])
    on_5 = on_2 & (~if_3)
    if_6 = discs(s, 1) > discs(s, 0)
    on_7 = on_5 & if_6
    s = rt.finish(s, on_7, [np.float32(-1.0), np.float32(1.0)])
    on_8 = on_5 & (~if_6)
    s = rt.finish(s, on_8, [np.float32(0.0), np.float32(0.0)])
    on_9 = on & (~if_1)
    return s, on_9


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # mine
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == viewer, 64)))
    # theirs
    parts.append(rt.observed(rt.array(lambda x: rt.at(s.board, x) == (1 - viewer), 64)))
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
        board=rt.as_arrays(rt.full((64,), 2)),
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
        s = s._replace(board=rt.as_arrays(rt.wide(MAYBE_PLAYERS)))
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
    "board": ("board", ("array", (64,), ("opt", 2, ("int",)))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"board", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "othello"
    version = "bcd1b6373634"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 128
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
        return plain.to_plain(state, FIELDS, 1, 65, False)

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
