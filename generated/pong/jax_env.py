"""Puffer Pong (PufferLib 3.0.0), restated: a JAX environment, generated from specs/pong.yaml by specc 0.1.0. Do not edit.

Version 5d23c3a4281d. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 3
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 0


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    left: Any
    right: Any
    x: Any
    y: Any
    vx: Any
    vy: Any
    direction: Any
    score_left: Any
    score_right: Any
    tick: Any
    bounces: Any
    won: Any
    seen: Any
    max_score: Any
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
    left: Any
    right: Any
    x: Any
    y: Any
    vx: Any
    vy: Any
    direction: Any
    score_left: Any
    score_right: Any
    tick: Any
    bounces: Any
    won: Any
    seen: Any
    max_score: Any
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


# ------------------------------------------------------------------------------------------------ functions

# ------------------------------------------------------------------------------------------------ code of tables

# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def play(s, on, ch, speed):
    """tick += 1
    direction = speed
    repeat frameskip:
        ended = frame()
        if ended:
            return
    """
    back = rt.FALSE
    s = rt.put(s, on, "tick", (), s.tick + np.uint32(1))
    s = rt.put(s, on, "direction", (), speed)
    times_1 = 8
    on_2 = on

    def round_14(i_5, carry):
        s, back, on_2 = carry
        ch_6 = ch.at(i_5)
        go_7 = i_5 < times_1
        on_8 = on_2 & go_7
        s, on_9, got_10 = frame(s, on_8, ch_6.at(7))
        frame_result = got_10
        ended = frame_result
        if_11 = ended
        on_12 = on_9 & if_11
        back = back | on_12
        on_13 = on_9 & (~if_11)
        on_2 = on_13 | (on_2 & ~go_7)
        return s, back, on_2

    s, back, on_2 = rt.loop(16, round_14, (s, back, on_2))
    return s, on_2 | back


@rt.outlined
def start_round(s, on, ch):
    """left = height / 2.0 - half_paddle
    right = height / 2.0 - half_paddle
    x = width / 5.0
    y = height / 2.0 - ball_size / 2.0
    vx = ball_speed
    vy = real(int(random_bits(31)) % 2 - 1) * serve_vy    # -1 or 0, as in the original (rand() % 2 - 1)
    tick = 0
    bounces = 0
    """
    s = rt.put(s, on, "left", (), np.float32(285.0))
    s = rt.put(s, on, "right", (), np.float32(285.0))
    s = rt.put(s, on, "x", (), np.float32(100.0))
    s = rt.put(s, on, "y", (), np.float32(304.0))
    s = rt.put(s, on, "vx", (), np.float32(10.0))
    s = rt.put(
        s,
        on,
        "vy",
        (),
        rt.exact(
            rt.cast(rt.remainder(rt.i32(rt.cast(ch.random_bits(1, 31), jnp.uint32)), 2) - 1, jnp.float32)
            * np.float32(1.0)
        ),
    )
    s = rt.put(s, on, "tick", (), np.uint32(0))
    s = rt.put(s, on, "bounces", (), np.uint32(0))
    return s


@rt.outlined
def look(s, on):
    """the two scores are divided as integers in the original, so they are 0 until a match is over
    seen = [
        (left + half_paddle) / height, (right + half_paddle) / height,
        x / width, y / height, (vx + ball_speed) / (2.0 * ball_speed), (vy + vy_max) / (2.0 * vy_max),
        real(score_left // max_score), real(score_right // max_score)]
    """
    s = rt.put(
        s,
        on,
        "seen",
        (),
        rt.stack(
            [
                rt.over(s.left + np.float32(35.0), np.float32(640.0)),
                rt.over(s.right + np.float32(35.0), np.float32(640.0)),
                rt.over(s.x, np.float32(500.0)),
                rt.over(s.y, np.float32(640.0)),
                rt.over(s.vx + np.float32(10.0), np.float32(20.0)),
                rt.over(s.vy + np.float32(13.0), np.float32(26.0)),
                rt.cast(rt.quotient(s.score_left, s.max_score), jnp.float32),
                rt.cast(rt.quotient(s.score_right, s.max_score), jnp.float32),
            ]
        ),
    )
    return s


@rt.outlined
def frame(s, on, ch):
    """true when a point ended the step
    right = clamp(right + paddle_speed * direction, lowest, highest)
    left = clamp(left + clamp(y - (left + half_paddle), 0.0 - paddle_speed, paddle_speed), lowest, highest)
    x += vx
    y += vy
    if y < 0.0 or y + ball_size > height:
        vy = -vy
    if x < 0.0:
        if not (y + ball_size > left and y < left + paddle_height):
            point(true)
            return true
        vx = -vx
        bounces += 1
    if x + ball_size > width:
        if not (y + ball_size > right and y < right + paddle_height):
            point(false)
            return true
        vx = -vx
        bounces += 1
        reward = 0.1
        vy = clamp(vy + vy_step * direction, 0.0 - vy_max, vy_max)
        if abs(vy) < 0.01:
            vy = vy_step
        x = clamp(x, 0.0, width - ball_size)
        y = clamp(y, 0.0, height - ball_size)
    look()
    return false
    """
    back = rt.FALSE
    s = rt.put(
        s,
        on,
        "right",
        (),
        rt.least(rt.greatest(s.right + rt.exact(np.float32(8.0) * s.direction), np.float32(-35.0)), np.float32(605.0)),
    )
    s = rt.put(
        s,
        on,
        "left",
        (),
        rt.least(
            rt.greatest(
                s.left + rt.least(rt.greatest(s.y - (s.left + np.float32(35.0)), np.float32(-8.0)), np.float32(8.0)),
                np.float32(-35.0),
            ),
            np.float32(605.0),
        ),
    )
    s = rt.put(s, on, "x", (), s.x + s.vx)
    s = rt.put(s, on, "y", (), s.y + s.vy)
    if_1 = (s.y < np.float32(0.0)) | ((s.y + np.float32(32.0)) > np.float32(640.0))
    on_2 = on & if_1
    s = rt.put(s, on_2, "vy", (), -s.vy)
    if_3 = s.x < np.float32(0.0)
    on_4 = on & if_3
    if_5 = ~(((s.y + np.float32(32.0)) > s.left) & (s.y < (s.left + np.float32(70.0))))
    on_6 = on_4 & if_5
    s, on_7 = point(s, on_6, ch.at(3), rt.TRUE)
    result = rt.TRUE
    back = back | on_7
    on_8 = on_4 & (~if_5)
    s = rt.put(s, on_8, "vx", (), -s.vx)
    s = rt.put(s, on_8, "bounces", (), s.bounces + np.uint32(1))
    on_9 = on & (~if_3)
    on_10 = on_8 | on_9
    if_11 = (s.x + np.float32(32.0)) > np.float32(500.0)
    on_12 = on_10 & if_11
    if_13 = ~(((s.y + np.float32(32.0)) > s.right) & (s.y < (s.right + np.float32(70.0))))
    on_14 = on_12 & if_13
    s, on_15 = point(s, on_14, ch.at(4), rt.FALSE)
    result = rt.select(on_15, rt.TRUE, result)
    back = back | on_15
    on_16 = on_12 & (~if_13)
    s = rt.put(s, on_16, "vx", (), -s.vx)
    s = rt.put(s, on_16, "bounces", (), s.bounces + np.uint32(1))
    s = rt.put(s, on_16, "reward", (0,), np.float32(0.1))
    s = rt.put(
        s,
        on_16,
        "vy",
        (),
        rt.least(rt.greatest(s.vy + rt.exact(np.float32(3.0) * s.direction), np.float32(-13.0)), np.float32(13.0)),
    )
    if_17 = jnp.abs(s.vy) < np.float32(0.01)
    on_18 = on_16 & if_17
    s = rt.put(s, on_18, "vy", (), np.float32(3.0))
    s = rt.put(s, on_16, "x", (), rt.least(rt.greatest(s.x, np.float32(0.0)), np.float32(468.0)))
    s = rt.put(s, on_16, "y", (), rt.least(rt.greatest(s.y, np.float32(0.0)), np.float32(608.0)))
    on_19 = on_10 & (~if_11)
    on_20 = on_16 | on_19
    s = look(s, on_20)
    result = rt.select(on_20, rt.FALSE, result)
    back = back | on_20
    return s, back, result


@rt.outlined
def point(s, on, ch, scored):
    """scored is true when the agent made it
    if scored:
        score_right += 1
        reward = 1
    else:
        score_left += 1
        reward = -1
    if score_left == max_score or score_right == max_score:
        won = scored
        end()                             # the match is over; a wrapper resets
    else:
        start_round()
    """
    if_1 = scored
    on_2 = on & if_1
    s = rt.fault(s, on_2 & ((s.score_right + 1) > 100), 2)
    s = rt.put(s, on_2, "score_right", (), s.score_right + 1)
    s = rt.put(s, on_2, "reward", (0,), np.float32(1.0))
    on_3 = on & (~if_1)
    s = rt.fault(s, on_3 & ((s.score_left + 1) > 100), 2)
    s = rt.put(s, on_3, "score_left", (), s.score_left + 1)
    s = rt.put(s, on_3, "reward", (0,), np.float32(-1.0))
    if_4 = (s.score_left == s.max_score) | (s.score_right == s.max_score)
    on_5 = on & if_4
    s = rt.put(s, on_5, "won", (), scored)
    s = rt.finish(s, on_5)
    on_6 = on & (~if_4)
    s = start_round(s, on_6, ch.at(2))
    return s, on_6


# ------------------------------------------------------------------------------------------------ actions


@rt.outlined
def act(s, on, ch, me, action):
    """What the action with this number does."""
    to = action - 0
    s, on_1 = play(
        s, on, ch.at(10), rt.select(to == 0, np.float32(0.0), rt.select(to == 1, np.float32(1.0), np.float32(-1.0)))
    )
    return s, on_1


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = start_round(s, on, ch.at(8))
    s = look(s, on)
    return s


def may_move(s, me, to):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once("legal", (me,), lambda: mask_of_actions(s, me))


def mask_of_actions(s, me):
    return rt.array(lambda to: may_move(s, me, to), 3).reshape(-1)


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # observation
    parts.append(rt.observed(jnp.ravel(s.seen)))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        left=state.left,
        right=state.right,
        x=state.x,
        y=state.y,
        vx=state.vx,
        vy=state.vy,
        direction=state.direction,
        score_left=rt.i32(state.score_left),
        score_right=rt.i32(state.score_right),
        tick=state.tick,
        bounces=state.bounces,
        won=state.won,
        seen=state.seen,
        max_score=rt.i32(state.max_score),
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
        left=rt.narrow(s.left, jnp.float32),
        right=rt.narrow(s.right, jnp.float32),
        x=rt.narrow(s.x, jnp.float32),
        y=rt.narrow(s.y, jnp.float32),
        vx=rt.narrow(s.vx, jnp.float32),
        vy=rt.narrow(s.vy, jnp.float32),
        direction=rt.narrow(s.direction, jnp.float32),
        score_left=rt.narrow(s.score_left, jnp.uint8),
        score_right=rt.narrow(s.score_right, jnp.uint8),
        tick=rt.narrow(s.tick, jnp.uint32),
        bounces=rt.narrow(s.bounces, jnp.uint32),
        won=rt.narrow(s.won, jnp.bool_),
        seen=rt.narrow(s.seen, jnp.float32),
        max_score=rt.narrow(s.max_score, jnp.uint8),
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
        left=rt.as_arrays(np.float32(0.0)),
        right=rt.as_arrays(np.float32(0.0)),
        x=rt.as_arrays(np.float32(0.0)),
        y=rt.as_arrays(np.float32(0.0)),
        vx=rt.as_arrays(np.float32(0.0)),
        vy=rt.as_arrays(np.float32(0.0)),
        direction=rt.as_arrays(np.float32(0.0)),
        score_left=rt.as_arrays(0),
        score_right=rt.as_arrays(0),
        tick=rt.as_arrays(np.uint32(0)),
        bounces=rt.as_arrays(np.uint32(0)),
        won=rt.as_arrays(rt.FALSE),
        seen=rt.as_arrays(rt.full((8,), np.float32(0.0))),
        max_score=rt.as_arrays(1),
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
    if "left" not in given:
        s = s._replace(left=rt.as_arrays(np.float32(0.0)))
    if "right" not in given:
        s = s._replace(right=rt.as_arrays(np.float32(0.0)))
    if "x" not in given:
        s = s._replace(x=rt.as_arrays(np.float32(0.0)))
    if "y" not in given:
        s = s._replace(y=rt.as_arrays(np.float32(0.0)))
    if "vx" not in given:
        s = s._replace(vx=rt.as_arrays(np.float32(0.0)))
    if "vy" not in given:
        s = s._replace(vy=rt.as_arrays(np.float32(0.0)))
    if "direction" not in given:
        s = s._replace(direction=rt.as_arrays(np.float32(0.0)))
    if "score_left" not in given:
        s = s._replace(score_left=rt.as_arrays(0))
    if "score_right" not in given:
        s = s._replace(score_right=rt.as_arrays(0))
    if "tick" not in given:
        s = s._replace(tick=rt.as_arrays(np.uint32(0)))
    if "bounces" not in given:
        s = s._replace(bounces=rt.as_arrays(np.uint32(0)))
    if "won" not in given:
        s = s._replace(won=rt.as_arrays(rt.FALSE))
    if "seen" not in given:
        s = s._replace(seen=rt.as_arrays(rt.full((8,), np.float32(0.0))))
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
    s = rt.fault(s, ~rt.finite(s.left, s.right, s.x, s.y, s.vx, s.vy, s.direction, s.seen, s.reward), 9)
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
    if "left" in values:
        out["left"] = state.left
    if "right" in values:
        out["right"] = state.right
    if "x" in values:
        out["x"] = state.x
    if "y" in values:
        out["y"] = state.y
    if "vx" in values:
        out["vx"] = state.vx
    if "vy" in values:
        out["vy"] = state.vy
    if "direction" in values:
        out["direction"] = state.direction
    if "score_left" in values:
        out["score_left"] = rt.i32(state.score_left)
    if "score_right" in values:
        out["score_right"] = rt.i32(state.score_right)
    if "tick" in values:
        out["tick"] = state.tick
    if "bounces" in values:
        out["bounces"] = state.bounces
    if "won" in values:
        out["won"] = state.won
    if "seen" in values:
        out["seen"] = state.seen
    if "max_score" in values:
        out["max_score"] = rt.i32(state.max_score)
    return out


FIELDS = {
    "left": ("left", ("real", "float32")),
    "right": ("right", ("real", "float32")),
    "x": ("x", ("real", "float32")),
    "y": ("y", ("real", "float32")),
    "vx": ("vx", ("real", "float32")),
    "vy": ("vy", ("real", "float32")),
    "direction": ("direction", ("real", "float32")),
    "score_left": ("score_left", ("int",)),
    "score_right": ("score_right", ("int",)),
    "tick": ("tick", ("word", "uint32")),
    "bounces": ("bounces", ("word", "uint32")),
    "won": ("won", ("bool",)),
    "seen": ("seen", ("array", (8,), ("real", "float32"))),
    "max_score": ("max_score", ("int",)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {
    "left",
    "right",
    "x",
    "y",
    "vx",
    "vy",
    "direction",
    "score_left",
    "score_right",
    "tick",
    "bounces",
    "won",
    "seen",
    "mover",
}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "pong"
    version = "5d23c3a4281d"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 8
    max_steps = MAX_STEPS

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.params = {"max_score": 21, **(params or {})}

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
        return plain.to_plain(state, FIELDS, 13, 3, False)

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
