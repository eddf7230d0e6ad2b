"""Love Letter, one round of two players: a JAX environment, generated from specs/love_letter.yaml by specc 0.1.0. Do not edit.

Version 6f79e3139161. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 18
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 2


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    deck: Any
    aside: Any
    hand: Any
    drawn: Any
    seen: Any
    safe: Any
    played: Any
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
    deck: Any
    aside: Any
    hand: Any
    drawn: Any
    seen: Any
    safe: Any
    played: Any
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
COPY_CARD = np.array([0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7], np.int8)
CARD_VALUE = np.array([1, 2, 3, 4, 5, 6, 7, 8], np.int8)
SET_OF_ROW = np.array([False, False, False, False, True, True, False, False], bool)
LIST_OF_ROW = rt.List(0, np.full((16,), 0, np.int8))
INTS = np.array([0, 1, 2, 3, 4, 5, 6, 7], np.int8)
ANSWERS_PLAYER = np.array([[0, 1], [1, 0]], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def rank(s, p):
    """hand[p].card.value if hand[p]? else 0"""
    return rt.select(rt.at(s.hand, p) != 16, rt.at(CARD_VALUE, rt.at(COPY_CARD, rt.at(s.hand, p))), 0)


def holds(s, p, c):
    """hand[p].card == c or p == mover and drawn.card == c"""
    return ((rt.at(s.hand, p) != 16) & (rt.at(COPY_CARD, rt.at(s.hand, p)) == c)) | (
        (p == s.mover) & (s.drawn != 16) & (rt.at(COPY_CARD, s.drawn) == c)
    )


# ------------------------------------------------------------------------------------------------ code of tables


def card_effect(s, on, ch, pc, base, row, p):
    """`effect` of a row of Card."""
    which = rt.at(rt.wide(INTS), row)
    if_1 = which == 4
    on_2 = on & if_1
    on_3 = rt.is_at(s, pc, 1)
    p, which = rt.restore(s, on_3, base, (p, which))
    options_4 = rt.subset(2, rt.each(rt.span(2), lambda q_4: rt.given(((q_4 == p) | (~rt.at(s.safe, q_4))), q_4)))
    s, on_5, chosen_6 = rt.ask(s, on_2, on_3, pc, 7, p, options_4, 16, numbers=ANSWERS_PLAYER)
    s = rt.save(s, rt.stopped_at(s, pc, 1), base, (p, which))
    q_4 = chosen_6
    if_7 = (rt.at(s.hand, q_4) != 16) & (rt.at(COPY_CARD, rt.at(s.hand, q_4)) == 7)
    on_8 = on_5 & if_7
    s = rt.finish(
        s,
        on_8,
        [
            rt.select(q_4 == 0, np.float32(-1.0), np.float32(1.0)),
            rt.select(q_4 == 1, np.float32(-1.0), np.float32(1.0)),
        ],
    )
    on_9 = on_5 & (~if_7)
    s = throw_away(s, on_9, ch.at(8), q_4)
    on_10 = on & (~if_1)
    on_11 = on_9 | on_10
    if_12 = which == 0
    on_13 = on_11 & if_12
    if_14 = ~rt.at(s.safe, 1 - p)
    on_15 = on_13 & if_14
    on_16 = rt.is_at(s, pc + 1, 1)
    p, which = rt.restore(s, on_16, base, (p, which))
    options_17 = rt.subset(8, rt.each(rt.span(8), lambda guess_0: rt.given((guess_0 != 0), guess_0)))
    s, on_18, chosen_19 = rt.ask(s, on_15, on_16, pc + 1, 6, p, options_17, 8)
    s = rt.save(s, rt.stopped_at(s, pc + 1, 1), base, (p, which))
    guess_0 = chosen_19
    if_20 = (rt.at(s.hand, 1 - p) != 16) & (rt.at(COPY_CARD, rt.at(s.hand, 1 - p)) == guess_0)
    on_21 = on_18 & if_20
    s = rt.finish(
        s,
        on_21,
        [rt.select(p == 0, np.float32(1.0), np.float32(-1.0)), rt.select(p == 1, np.float32(1.0), np.float32(-1.0))],
    )
    on_22 = on_18 & (~if_20)
    on_23 = on_13 & (~if_14)
    on_24 = on_22 | on_23
    on_25 = on_11 & (~if_12)
    on_26 = on_24 | on_25
    if_27 = which == 1
    on_28 = on_26 & if_27
    if_29 = ~rt.at(s.safe, 1 - p)
    on_30 = on_28 & if_29
    s = rt.put(s, on_30, "seen", (1 - p,), rt.TRUE)
    if_31 = which == 2
    on_32 = on_26 & if_31
    if_33 = ~rt.at(s.safe, 1 - p)
    on_34 = on_32 & if_33
    mine_2 = rank(s, p)
    theirs_2 = rank(s, 1 - p)
    if_35 = mine_2 > theirs_2
    on_36 = on_34 & if_35
    s = rt.finish(
        s,
        on_36,
        [rt.select(p == 0, np.float32(1.0), np.float32(-1.0)), rt.select(p == 1, np.float32(1.0), np.float32(-1.0))],
    )
    on_37 = on_34 & (~if_35)
    if_38 = mine_2 < theirs_2
    on_39 = on_37 & if_38
    s = rt.finish(
        s,
        on_39,
        [rt.select(p == 0, np.float32(-1.0), np.float32(1.0)), rt.select(p == 1, np.float32(-1.0), np.float32(1.0))],
    )
    on_40 = on_37 & (~if_38)
    on_41 = on_32 & (~if_33)
    on_42 = on_40 | on_41
    on_43 = on_26 & (~if_31)
    on_44 = on_42 | on_43
    if_45 = which == 3
    on_46 = on_44 & if_45
    s = rt.put(s, on_46, "safe", (p,), rt.TRUE)
    if_47 = which == 5
    on_48 = on_44 & if_47
    if_49 = ~rt.at(s.safe, 1 - p)
    on_50 = on_48 & if_49
    mine_5 = rt.at(s.hand, p)
    s = rt.put(s, on_50, "hand", (p,), rt.at(s.hand, 1 - p))
    s = rt.put(s, on_50, "hand", (1 - p,), mine_5)
    s = rt.put(s, on_50, "seen", (p,), rt.TRUE)
    s = rt.put(s, on_50, "seen", (1 - p,), rt.TRUE)
    if_51 = which == 7
    on_52 = on_44 & if_51
    s = rt.finish(
        s,
        on_52,
        [rt.select(p == 0, np.float32(-1.0), np.float32(1.0)), rt.select(p == 1, np.float32(-1.0), np.float32(1.0))],
    )
    on_53 = on_44 & (~if_51)
    return s, on_53


# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def next_turn(s, on, ch):
    """drawn = none
    pass_turn()
    safe[mover] = false
    if len(deck) > 0:
        drawn = deck.pop()
    """
    s = rt.put(s, on, "drawn", (), 16)
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    s = rt.put(s, on, "safe", (s.mover,), rt.FALSE)
    if_1 = rt.pile_size(s.deck) > 0
    on_2 = on & if_1
    s = rt.fault(s, on_2 & (rt.pile_size(s.deck) == 0), 6)
    card_3, rest = rt.pile_pop(s.deck, ch, 2)
    popped = card_3
    s = rt.put(s, on_2, "deck", (), rest)
    s = rt.put(s, on_2, "drawn", (), popped)
    return s


@rt.outlined
def throw_away(s, on, ch, q):
    """the prince makes q throw the hand away and draw another, the card set aside if there is no other
    if hand[q]?:
        played[q].push(hand[q].card)
    if len(deck) > 0:
        hand[q] = deck.pop()
    else:
        hand[q] = aside
        aside = none
    seen[q] = false
    """
    if_1 = rt.at(s.hand, q) != 16
    on_2 = on & if_1
    s = rt.fault(s, on_2 & (rt.at(s.played, q).size >= 16), 5)
    s = rt.update(s, on_2, "played", (q,), lambda old: rt.push(old, rt.at(COPY_CARD, rt.at(s.hand, q))))
    if_3 = rt.pile_size(s.deck) > 0
    on_4 = on & if_3
    s = rt.fault(s, on_4 & (rt.pile_size(s.deck) == 0), 6)
    card_5, rest = rt.pile_pop(s.deck, ch, 1)
    popped = card_5
    s = rt.put(s, on_4, "deck", (), rest)
    s = rt.put(s, on_4, "hand", (q,), popped)
    on_6 = on & (~if_3)
    s = rt.put(s, on_6, "hand", (q,), s.aside)
    s = rt.put(s, on_6, "aside", (), 16)
    s = rt.put(s, on, "seen", (q,), rt.FALSE)
    return s


# ------------------------------------------------------------------------------------------------ actions


def act(s, on, ch, pc, base, me, action):
    """What the action with this number does."""
    c = action - 0
    s = rt.fault(s, on & (rt.at(s.played, me).size >= 16), 5)
    s = rt.update(s, on, "played", (me,), lambda old: rt.push(old, c))
    if_1 = rt.at(COPY_CARD, s.drawn) != c
    on_2 = on & if_1
    s = rt.put(s, on_2, "hand", (me,), s.drawn)
    s = rt.put(s, on_2, "seen", (me,), rt.FALSE)
    s = rt.put(s, on, "drawn", (), 16)
    s, on_3 = card_effect(s, on, ch.at(9), pc, base, c, me)
    s = next_turn(s, on_3, ch.at(10))
    return s, on_3


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    s = rt.fault(s, on & (rt.pile_size(s.deck) == 0), 6)
    card_1, rest = rt.pile_pop(s.deck, ch, 3)
    popped = card_1
    s = rt.put(s, on, "deck", (), rest)
    s = rt.put(s, on, "aside", (), popped)
    for i_4 in range(2):
        ch_5 = ch.at(i_4)
        p = i_4
        s = rt.fault(s, on & (rt.pile_size(s.deck) == 0), 6)
        card_6, rest = rt.pile_pop(s.deck, ch_5, 4)
        popped_2 = card_6
        s = rt.put(s, on, "deck", (), rest)
        s = rt.put(s, on, "hand", (p,), popped_2)
    s = rt.fault(s, on & (rt.pile_size(s.deck) == 0), 6)
    card_7, rest = rt.pile_pop(s.deck, ch, 5)
    popped_3 = card_7
    s = rt.put(s, on, "deck", (), rest)
    s = rt.put(s, on, "drawn", (), popped_3)
    return s


def may_play(s, me, c):
    """you hold that card
    the countess goes before king and prince
    """
    return holds(s, me, c) & (~(rt.at(rt.wide(SET_OF_ROW), c) & holds(s, me, 6)))


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.drawn,
            s.hand,
            s.mover,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate([rt.array(lambda c: may_play(s, me, c), 8).reshape(-1), jnp.zeros(10, bool)])


def try_ends(s, on, me):
    """The first end that holds counts."""
    # the deck is used up
    if_1 = ~(s.drawn != 16)
    on_2 = on & if_1
    if_3 = rank(s, 0) > rank(s, 1)
    on_4 = on_2 & if_3
    s = rt.finish(s, on_4, [np.float32(1.0), np.float32(-1.0)])
    on_5 = on_2 & (~if_3)
    if_6 = rank(s, 1) > rank(s, 0)
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
    # hand
    parts.append(
        rt.observed(
            rt.array(lambda c: (rt.at(s.hand, viewer) != 16) & (rt.at(COPY_CARD, rt.at(s.hand, viewer)) == c), 8)
        )
    )
    # drawn
    parts.append(
        rt.observed(rt.array(lambda c: (viewer == s.mover) & (s.drawn != 16) & (rt.at(COPY_CARD, s.drawn) == c), 8))
    )
    # known
    parts.append(
        rt.observed(
            rt.array(
                lambda c: (
                    rt.at(s.seen, 1 - viewer)
                    & (rt.at(s.hand, 1 - viewer) != 16)
                    & (rt.at(COPY_CARD, rt.at(s.hand, 1 - viewer)) == c)
                ),
                8,
            )
        )
    )
    # played
    parts.append(
        rt.observed(
            rt.array(
                lambda k, c: rt.over(
                    rt.cast(
                        rt.count(rt.each(rt.elements(rt.at(s.played, rt.remainder(viewer + k, 2))), lambda d: d == c)),
                        jnp.float32,
                    )
                    - np.float32(0.0),
                    np.float32(5.0) - np.float32(0.0),
                ),
                2,
                8,
            )
        )
    )
    # safe
    parts.append(rt.observed(rt.at(s.safe, 1 - viewer)))
    # left
    parts.append(
        rt.observed(
            rt.over(rt.cast(rt.pile_size(s.deck), jnp.float32) - np.float32(0.0), np.float32(16.0) - np.float32(0.0))
        )
    )
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        deck=rt.computed_pile(state.deck, 16),
        aside=rt.i32(state.aside),
        hand=rt.i32(state.hand),
        drawn=rt.i32(state.drawn),
        seen=state.seen,
        safe=state.safe,
        played=rt.List(rt.i32(state.played.size), rt.i32(state.played.data)),
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
        deck=rt.stored_pile(s.deck, jnp.uint8),
        aside=rt.narrow(s.aside, jnp.uint8),
        hand=rt.narrow(s.hand, jnp.uint8),
        drawn=rt.narrow(s.drawn, jnp.uint8),
        seen=rt.narrow(s.seen, jnp.bool_),
        safe=rt.narrow(s.safe, jnp.bool_),
        played=rt.List(rt.narrow(s.played.size, jnp.uint8), rt.narrow(s.played.data, jnp.uint8)),
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
        deck=rt.as_arrays(rt.new_pile(16, 0, 0, 2)),
        aside=rt.as_arrays(16),
        hand=rt.as_arrays(rt.full((2,), 16)),
        drawn=rt.as_arrays(16),
        seen=rt.as_arrays(rt.full((2,), rt.FALSE)),
        safe=rt.as_arrays(rt.full((2,), rt.FALSE)),
        played=rt.as_arrays(rt.full((2,), rt.List(0, rt.full((16,), 0)))),
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
    if "deck" not in given:
        s = s._replace(deck=rt.as_arrays(rt.new_pile(16, 0, 0, 2, np.full((16,), True, bool))))
    if "aside" not in given:
        s = s._replace(aside=rt.as_arrays(16))
    if "hand" not in given:
        s = s._replace(hand=rt.as_arrays(rt.full((2,), 16)))
    if "drawn" not in given:
        s = s._replace(drawn=rt.as_arrays(16))
    if "seen" not in given:
        s = s._replace(seen=rt.as_arrays(rt.full((2,), rt.FALSE)))
    if "safe" not in given:
        s = s._replace(safe=rt.as_arrays(rt.full((2,), rt.FALSE)))
    if "played" not in given:
        s = s._replace(played=rt.as_arrays(rt.full((2,), rt.wide(LIST_OF_ROW))))
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
    done = rt.replace(state, rewards=jnp.zeros_like(state.rewards))
    return rt.select(legal & ~ended & ~failed, new, rt.select(ended, done, old))


def unpacked(values: dict[str, Any]) -> dict[str, Any]:
    """Stored fields, some of them, as they are while a step is computed."""
    state = plain.Fields(values)
    out = {}
    if "deck" in values:
        out["deck"] = rt.computed_pile(state.deck, 16)
    if "aside" in values:
        out["aside"] = rt.i32(state.aside)
    if "hand" in values:
        out["hand"] = rt.i32(state.hand)
    if "drawn" in values:
        out["drawn"] = rt.i32(state.drawn)
    if "seen" in values:
        out["seen"] = state.seen
    if "safe" in values:
        out["safe"] = state.safe
    if "played" in values:
        out["played"] = rt.List(rt.i32(state.played.size), rt.i32(state.played.data))
    return out


FIELDS = {
    "deck": ("deck", ("pile", 16, 0, 0, 0, 2)),
    "aside": ("aside", ("opt", 16, ("int",))),
    "hand": ("hand", ("array", (2,), ("opt", 16, ("int",)))),
    "drawn": ("drawn", ("opt", 16, ("int",))),
    "seen": ("seen", ("array", (2,), ("bool",))),
    "safe": ("safe", ("array", (2,), ("bool",))),
    "played": ("played", ("array", (2,), ("list", 16, ("int",)))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"deck", "aside", "hand", "drawn", "seen", "safe", "played", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "love_letter"
    version = "6f79e3139161"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 42
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
        return plain.to_plain(state, FIELDS, 7, 18, False)

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
