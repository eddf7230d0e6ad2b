"""Pokemon TCG Pocket, four decks: a JAX environment, generated from specs/tcg.yaml by specc 0.1.0. Do not edit.

Version b7462e18ab52. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 72
REAL = "real32"
MAX_STEPS = None
SAVED_WORDS = 9


# ------------------------------------------------------------------------------------------------ records
class Mon(NamedTuple):
    card: Any
    copy: Any
    under: Any
    damage: Any
    energy: Any
    since: Any
    mood: Any
    poisoned: Any
    burned: Any
    lasting: Any


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    deck_of: Any
    starter: Any
    cards: Any
    deck: Any
    hand: Any
    shown: Any
    discard: Any
    spent: Any
    mon: Any
    active: Any
    zone: Any
    preview: Any
    points: Any
    aid: Any
    turn: Any
    supporter_played: Any
    retreated: Any
    used: Any
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
    deck_of: Any
    starter: Any
    cards: Any
    deck: Any
    hand: Any
    shown: Any
    discard: Any
    spent: Any
    mon: Any
    active: Any
    zone: Any
    preview: Any
    points: Any
    aid: Any
    turn: Any
    supporter_played: Any
    retreated: Any
    used: Any
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
CARD_KIND = np.array(
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 1, 1, 1, 2, 1, 2, 2, 1, 1],
    np.int8,
)
CARD_STAGE = np.array(
    [0, 1, 0, 1, 0, 0, 0, 1, 2, 0, 1, 2, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    np.int8,
)
CARD_WORTH = np.array(
    [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    np.int8,
)
ATTACK_COST = np.array(
    [
        [0, 0, 0, 0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0, 0, 1, 0, 1],
        [0, 0, 0, 0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 0, 0, 1, 0, 0],
        [0, 0, 0, 0, 2, 0, 0, 0, 2],
        [0, 0, 0, 0, 1, 0, 0, 0, 1],
        [0, 0, 0, 0, 2, 0, 0, 0, 2],
        [0, 0, 0, 0, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 1, 0, 0, 0, 1],
        [0, 0, 0, 0, 2, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0, 0, 0, 2],
        [0, 0, 1, 0, 0, 0, 0, 0, 2],
        [0, 0, 1, 0, 0, 0, 0, 0, 0],
        [0, 0, 2, 0, 0, 0, 0, 0, 1],
        [0, 0, 2, 0, 0, 0, 0, 0, 1],
        [0, 0, 1, 0, 0, 0, 0, 0, 1],
        [0, 0, 3, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 2, 0, 0, 0, 0, 0],
        [0, 0, 0, 2, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 1, 0, 0, 0],
        [0, 0, 0, 0, 0, 0, 0, 0, 4],
        [0, 0, 0, 1, 0, 0, 0, 0, 0],
        [0, 0, 0, 2, 0, 0, 0, 0, 0],
        [0, 0, 0, 1, 0, 0, 0, 0, 2],
    ],
    np.int8,
)
EVOLUTION_BLOCKED = np.array([False, False, False, False, False, False, False, False], bool)
CARD_EVOLVES_FROM = np.array(
    [
        38,
        0,
        38,
        2,
        38,
        38,
        38,
        6,
        7,
        38,
        9,
        10,
        38,
        12,
        38,
        38,
        38,
        38,
        38,
        18,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
        38,
    ],
    np.int8,
)
CARD_NAME = np.array(
    [
        0,
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
        13,
        14,
        15,
        16,
        17,
        18,
        19,
        20,
        21,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
        30,
        31,
        32,
        33,
        34,
        35,
        36,
        37,
    ],
    np.int8,
)
SET_OF_MOOD = np.array([False, True, True, False], bool)
SIDE = np.array([[0, 1], [1, 0]], np.int8)
CARD_HP = np.array(
    [
        60,
        100,
        70,
        110,
        120,
        150,
        60,
        80,
        110,
        60,
        90,
        150,
        60,
        120,
        100,
        140,
        70,
        100,
        50,
        70,
        60,
        80,
        140,
        70,
        90,
        100,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    ],
    np.int16,
)
LASTING_HAS_MODIFY_BONUS = np.array([False, True, False], bool)
AID_HAS_MODIFY_BONUS = np.array([True, False, False], bool)
CARD_ABILITY = np.array(
    [5, 5, 5, 0, 5, 5, 5, 5, 1, 5, 5, 2, 5, 3, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
    np.int8,
)
ABILITY_HAS_MODIFY_PROTECTION = np.array([False, False, False, True, False], bool)
LASTING_HAS_MODIFY_SHIELDED = np.array([False, False, True], bool)
SUPPORTER_BLOCKED = np.array([False, False], bool)
CARD_RETREAT = np.array(
    [1, 2, 1, 3, 2, 2, 1, 1, 2, 1, 2, 2, 1, 3, 1, 2, 1, 1, 1, 1, 1, 1, 4, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    np.int8,
)
ABILITY_HAS_USE = np.array([True, True, False, False, False], bool)
CARD_ATTACKS = rt.List(
    np.array(
        [
            1,
            1,
            1,
            1,
            1,
            2,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            2,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            1,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
        ],
        np.int8,
    ),
    np.array(
        [
            [0, 0],
            [1, 0],
            [2, 0],
            [3, 0],
            [4, 0],
            [5, 6],
            [7, 0],
            [8, 0],
            [9, 0],
            [10, 0],
            [11, 0],
            [12, 0],
            [13, 0],
            [14, 0],
            [15, 0],
            [16, 17],
            [18, 0],
            [19, 0],
            [20, 0],
            [21, 0],
            [22, 0],
            [23, 0],
            [24, 0],
            [25, 0],
            [26, 0],
            [27, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
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
        1,
        1,
        1,
        1,
        2,
        2,
        2,
        2,
        3,
        3,
        3,
        3,
        4,
        4,
        5,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
        6,
    ],
    np.int8,
)
SET_OF_INT = np.array([True, True, True, True, True, False, False], bool)
SET_OF_INT_ = np.array([False, False, False, True, True, False, False], bool)
SET_OF_INT__ = np.array([False, False, False, False, True, True, False], bool)
OPERAND = np.array([108, 108, 108, 108, 108, 109], np.int8)
ANSWERS_PLACE = np.array([[0, 1, 2, 3, 4, 5, 6, 7], [4, 5, 6, 7, 0, 1, 2, 3]], np.int8)
DECK_CARDS = np.array(
    [
        [0, 0, 1, 1, 2, 2, 3, 3, 26, 26, 27, 28, 28, 29, 29, 30, 31, 31, 32, 32],
        [4, 5, 5, 6, 6, 7, 7, 8, 8, 27, 28, 28, 30, 30, 31, 31, 32, 32, 33, 33],
        [9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 15, 15, 28, 31, 31, 32, 32, 34, 34],
        [16, 17, 18, 18, 19, 19, 20, 21, 22, 23, 23, 24, 25, 31, 31, 32, 32, 35, 36, 37],
    ],
    np.int8,
)
INTS_ = np.array([0, 1, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 5, 6, 7, 0, 8, 9, 10, 11, 12, 0, 13], np.int8)
SET_OF_INT___ = np.array(
    [True, True, True, True, True, True, True, True, True, False, False, True, True, True, False], bool
)
OPERAND_ = np.array([73, 74, 76, 78, 80, 83, 86, 88, 91, 86, 86, 97, 99, 102], np.int8)
ATTACK_DAMAGE = np.array(
    [20, 60, 20, 30, 120, 50, 150, 10, 30, 60, 10, 40, 80, 20, 70, 60, 40, 80, 40, 100, 20, 40, 0, 0, 100, 10, 50, 60],
    np.int16,
)
SET_OF_INT____ = np.array(
    [False, False, False, False, False, False, False, True, False, False, True, False, False, False, False], bool
)
OPERAND__ = np.array([89, 89, 89, 89, 89, 89, 89, 89, 89, 89, 95], np.int8)
OPERAND___ = np.array([90, 90, 90, 90, 90, 90, 90, 90, 90, 90, 96], np.int8)
CARD_ELEMENT = np.array(
    [6, 6, 6, 6, 4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 3, 3, 5, 5, 5, 5, 9, 3, 3, 3, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9],
    np.int8,
)
SET_OF_INT_____ = np.array(
    [False, True, False, False, False, False, False, False, False, True, False, False, False, False, False], bool
)
OPERAND____ = np.array([75, 75, 75, 75, 75, 75, 75, 75, 75, 94], np.int8)
OPERAND_____ = np.array([0, 0, 0, 0, 0, 0, 0, 0, 0, 1], np.int8)
OPERAND______ = np.array([1, 1, 1, 1, 1, 1, 1, 1, 1, 20], np.int8)
SET_OF_INT______ = np.array(
    [False, False, True, True, False, False, False, False, False, False, False, False, False, False, False], bool
)
OPERAND_______ = np.array([77, 77, 77, 79], np.int8)
SET_OF_INT_______ = np.array(
    [False, False, False, False, False, False, False, False, False, False, False, True, False, True, False], bool
)
OPERAND________ = np.array([98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 98, 103], np.int8)
OPERAND_________ = np.array([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], np.int8)
ABILITY_HAS_REACT_TURN_ENDS = np.array([False, False, False, False, True], bool)
LASTING_ENDS = np.array([0, 0, 1], np.int8)
AID_ENDS = np.array([0, 1, 0], np.int8)
INTS__ = np.array(
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
        1,
        2,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
    ],
    np.int8,
)
SET_OF_INT________ = np.array(
    [False, False, False, False, False, False, False, True, False, False, False, False, True, False], bool
)
OPERAND__________ = np.array([63, 63, 63, 63, 63, 63, 63, 55, 63, 63, 63, 63, 63], np.int8)
OPERAND___________ = np.array([3, 3, 3, 3, 3, 3, 3, 2, 3, 3, 3, 3, 3], np.int8)
SET_OF_INT_________ = np.array(
    [False, False, True, False, False, True, False, False, False, False, True, False, False, False], bool
)
OPERAND____________ = np.array([48, 48, 48, 48, 48, 52, 48, 48, 48, 48, 60], np.int8)
OPERAND_____________ = np.array([0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1], np.int8)
OPERAND______________ = np.array([10, 10, 10, 10, 10, 1, 10, 10, 10, 10, 10], np.int8)
INTS___ = np.array([0, 0, 0], np.int8)
INTS____ = np.array([0, 1, 2, 2, 2], np.int8)
DECK_ENERGY = np.array(
    [
        [False, False, False, False, False, False, True, False],
        [False, False, False, False, True, False, False, False],
        [False, False, True, False, False, False, False, False],
        [False, False, False, True, False, True, False, False],
    ],
    bool,
)
ABILITY_MODIFY_PROTECTION = rt.table("int8", (5, 8, 8, 8), ("c-rIQ8U>?Z6pVsVFd_j11dvNJj2bYc4HyL@8vp>!aZ-T"))
LASTING_MODIFY_SHIELDED = rt.table("bool", (3, 8, 8, 8), ("c-muN7zLwX6pRAwfRO+_91Iu<e#8X;CJ+E2"))
LASTING_MODIFY_RETREAT_BLOCKED = np.array(
    [
        [
            [True, False, False, False, False, False, False, False],
            [False, True, False, False, False, False, False, False],
            [False, False, True, False, False, False, False, False],
            [False, False, False, True, False, False, False, False],
            [False, False, False, False, True, False, False, False],
            [False, False, False, False, False, True, False, False],
            [False, False, False, False, False, False, True, False],
            [False, False, False, False, False, False, False, True],
        ],
        [
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
        ],
        [
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
            [True, True, True, True, True, True, True, True],
        ],
    ],
    bool,
)
CARD_CAN_BODY = np.array(
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 3, 0, 4, 5, 6, 7, 0, 0, 0],
    np.int8,
)
BODIES = np.array([False, False, False, False, True, True, True, False], bool)
CARD_WEAK = np.array(
    [
        5,
        5,
        5,
        5,
        6,
        6,
        6,
        6,
        6,
        3,
        3,
        3,
        3,
        3,
        3,
        3,
        5,
        3,
        0,
        0,
        0,
        4,
        5,
        5,
        5,
        5,
        10,
        10,
        10,
        10,
        10,
        10,
        10,
        10,
        10,
        10,
        10,
        10,
    ],
    np.int8,
)
ABILITY_HAS_REACT_DAMAGED = np.array([False, False, True, False, False], bool)
INTS_____ = np.array([1, 1, 1, 1, 0], np.int8)
INTS______ = np.array([1, 1, 0, 1, 1], np.int8)


# ------------------------------------------------------------------------------------------------ functions


def front(s, p):
    """Place(p, active[p])"""
    return p * 4 + rt.at(s.active, p)


def is_active(s, m):
    """active[m.p] == m.s"""
    return rt.at(s.active, rt.quotient(m, 4)) == rt.remainder(m, 4)


def team(s, p):
    """the Pokemon of a player
    {m for m in Place if m.p == p and mon[m].card?}
    """
    return rt.subset(
        8, rt.each(rt.span(8), lambda m: rt.given(((rt.quotient(m, 4) == p) & (rt.at(s.mon, m).card != 38)), m))
    )


def benched(s, p, s_):
    """mon[p, s].card? and active[p] != s"""
    return (rt.at(s.mon, p * 4 + s_).card != 38) & (rt.at(s.active, p) != s_)


def bench(s, p):
    """those on the Bench
    {m for m in Place if m.p == p and benched(p, m.s)}
    """
    return rt.subset(
        8, rt.each(rt.span(8), lambda m: rt.given(((rt.quotient(m, 4) == p) & benched(s, p, rt.remainder(m, 4))), m))
    )


def room(s, p):
    """any(not mon[p, s].card? for s in Slot)"""
    return rt.any_(rt.each(rt.span(4), lambda s_: ~(rt.at(s.mon, p * 4 + s_).card != 38)))


def basic(s, p, c):
    """cards[p, c].kind == pokemon and cards[p, c].stage == 0"""
    return (rt.at(CARD_KIND, rt.at(s.cards, p, c)) == 0) & (rt.at(CARD_STAGE, rt.at(s.cards, p, c)) == 0)


def twin_before(s, p, c):
    """an equal card with a lower number is in the hand: only that one is offered
    any(d < c and cards[p, d] == cards[p, c] for d in hand[p])
    """
    return rt.any_(
        rt.each(rt.members(rt.at(s.hand, p)), lambda d: (d < c) & (rt.at(s.cards, p, d) == rt.at(s.cards, p, c)))
    )


def worth(s, m):
    """points for its Knock Out
    mon[m].card.worth if mon[m].card? else 0
    """
    return rt.select(rt.at(s.mon, m).card != 38, rt.at(CARD_WORTH, rt.at(s.mon, m).card), 0)


def energy_on(s, m):
    """sum(mon[m].energy[t] for t in Energy)"""
    return rt.sum_(rt.each(rt.span(8), lambda t: rt.at(rt.at(s.mon, m).energy, t)))


def can_pay(s, m, a):
    """all(mon[m].energy[t] >= a.cost[t] for t in Energy) and energy_on(m) >= sum(a.cost[k] for k in Price)"""
    return rt.all_(
        rt.each(rt.span(8), lambda t: rt.at(rt.at(s.mon, m).energy, t) >= rt.at(rt.at(ATTACK_COST, a), t))
    ) & (energy_on(s, m) >= rt.sum_(rt.each(rt.span(9), lambda k: rt.at(rt.at(ATTACK_COST, a), k))))


def evolution_blocked(m):
    """no card of the four decks blocks these; cards of tcg/verbs do
    modifiers
    """
    return rt.at(EVOLUTION_BLOCKED, m)


def can_evolve(s, m, c):
    """turn > 2 and mon[m].since < turn and cards[m.p, c].evolves_from == mon[m].card.name and not evolution_blocked(m)"""
    return (
        (s.turn > 2)
        & (rt.at(s.mon, m).since < s.turn)
        & (rt.at(s.mon, m).card != 38)
        & (rt.at(CARD_EVOLVES_FROM, rt.at(s.cards, rt.quotient(m, 4), c)) == rt.at(CARD_NAME, rt.at(s.mon, m).card))
        & (~evolution_blocked(m))
    )


def cannot_attack(s, m):
    """modifiers or mon[m].mood in {asleep, paralyzed}"""
    return rt.at(rt.wide(SET_OF_MOOD), rt.at(s.mon, m).mood)


def whereabouts(s, p, c):
    """in how many of deck, hand, discard pile and play the card is
    played = count(mon[p, s].card? and (mon[p, s].copy == c or c in mon[p, s].under) for s in Slot)
    return played + count(x for x in [c in deck[p], c in hand[p], c in discard[p]])
    """
    played = rt.count(
        rt.each(
            rt.span(4),
            lambda s_: (
                (rt.at(s.mon, p * 4 + s_).card != 38)
                & ((rt.at(s.mon, p * 4 + s_).copy == c) | rt.at(rt.at(s.mon, p * 4 + s_).under, c))
            ),
        )
    )
    return played + rt.count(
        rt.each(
            rt.elements(
                rt.list_of(
                    3, rt.pile_has(rt.at(s.deck, p), c), rt.at(rt.at(s.hand, p), c), rt.at(rt.at(s.discard, p), c)
                )
            ),
            lambda x: x,
        )
    )


def side(v, q):
    """the viewer's side is 0, the other's 1; the set-up is face down
    v if q == 0 else other(v)
    """
    return rt.at(SIDE, v, q)


def face_up(s, q):
    """turn > 0 or q == 0"""
    return (s.turn > 0) | (q == 0)


def life(s, p, s_):
    """for people who read a position
    (mon[p, s].card.hp if mon[p, s].card? else 0) - mon[p, s].damage
    """
    return (
        rt.select(rt.at(s.mon, p * 4 + s_).card != 38, rt.at(CARD_HP, rt.at(s.mon, p * 4 + s_).card), 0)
        - rt.at(s.mon, p * 4 + s_).damage
    )


def stock(s, p, s_):
    """energy_on(Place(p, s))"""
    return energy_on(s, p * 4 + s_)


def kinds(s, p, s_):
    """{t for t in Energy if mon[p, s].energy[t] > 0}"""
    return rt.subset(8, rt.each(rt.span(8), lambda t: rt.given((rt.at(rt.at(s.mon, p * 4 + s_).energy, t) > 0), t)))


def ends_now(s, e, p):
    """at the end of the mover's turn: does what player p has end?
    e == (own_turn if p == mover else others_turn)
    """
    return e == rt.select(p == s.mover, 0, 1)


def has_won(s, p):
    """this player has the points, or the other has no Pokemon
    points[p] >= goal or team(other(p)) == {}
    """
    return (rt.at(s.points, p) >= 3) | rt.equal(team(s, 1 - p), rt.wide(EVOLUTION_BLOCKED))


def bonus(s, attacker, target):
    """what live rows of Ability, Lasting and Aid change
    modifiers
    """
    return rt.sum_(
        rt.each(
            rt.span(8),
            lambda own: rt.each(
                rt.span(3),
                lambda row_of: rt.given(
                    (rt.at(rt.at(s.mon, own).lasting, row_of) > 0) & rt.at(LASTING_HAS_MODIFY_BONUS, row_of),
                    lasting_modify_bonus(s, row_of, own, attacker, target),
                ),
            ),
        )
    ) + rt.sum_(
        rt.each(
            rt.span(2),
            lambda you: rt.each(
                rt.span(3),
                lambda row_of_2: rt.given(
                    (rt.at(s.aid, you, row_of_2) > 0) & rt.at(AID_HAS_MODIFY_BONUS, row_of_2),
                    aid_modify_bonus(s, row_of_2, you, attacker, target),
                ),
            ),
        )
    )


def protection(s, attacker, target):
    """modifiers"""
    return rt.sum_(
        rt.each(
            rt.span(8),
            lambda own: rt.given(
                (rt.at(s.mon, own).card != 38)
                & (rt.at(CARD_ABILITY, rt.at(s.mon, own).card) != 5)
                & rt.at(ABILITY_HAS_MODIFY_PROTECTION, rt.at(CARD_ABILITY, rt.at(s.mon, own).card)),
                ability_modify_protection(rt.at(CARD_ABILITY, rt.at(s.mon, own).card), own, attacker, target),
            ),
        )
    ) + rt.sum_(
        rt.each(
            rt.span(2),
            lambda you: rt.each(
                rt.span(3),
                lambda row_of: rt.given(
                    (rt.at(s.aid, you, row_of) > 0) & rt.at(LASTING_HAS_MODIFY_BONUS, row_of),
                    aid_modify_protection(s, row_of, you, attacker, target),
                ),
            ),
        )
    )


def shielded(s, attacker, target):
    """modifiers"""
    return rt.any_(
        rt.each(
            rt.span(8),
            lambda own: rt.each(
                rt.span(3),
                lambda row_of: rt.given(
                    (rt.at(rt.at(s.mon, own).lasting, row_of) > 0) & rt.at(LASTING_HAS_MODIFY_SHIELDED, row_of),
                    lasting_modify_shielded(row_of, own, attacker, target),
                ),
            ),
        )
    )


def supporter_blocked(p):
    """modifiers"""
    return rt.at(SUPPORTER_BLOCKED, p)


def retreat_blocked(s, m):
    """modifiers or mon[m].mood in {asleep, paralyzed}"""
    return rt.any_(
        rt.each(
            rt.span(8),
            lambda own: rt.each(
                rt.span(3),
                lambda row_of: rt.given(
                    (rt.at(rt.at(s.mon, own).lasting, row_of) > 0) & rt.at(AID_HAS_MODIFY_BONUS, row_of),
                    lasting_modify_retreat_blocked(row_of, own, m),
                ),
            ),
        )
    ) | rt.at(rt.wide(SET_OF_MOOD), rt.at(s.mon, m).mood)


def retreat_cost(s, m):
    """max(0, (mon[m].card.retreat if mon[m].card? else 0) + modifiers)"""
    return rt.greatest(
        0,
        rt.select(rt.at(s.mon, m).card != 38, rt.at(CARD_RETREAT, rt.at(s.mon, m).card), 0)
        + rt.sum_(
            rt.each(
                rt.span(2),
                lambda you: rt.each(
                    rt.span(3),
                    lambda row_of: rt.given(
                        (rt.at(s.aid, you, row_of) > 0) & rt.at(LASTING_HAS_MODIFY_SHIELDED, row_of),
                        aid_modify_retreat_cost(s, row_of, you, m),
                    ),
                ),
            )
        ),
    )


# ------------------------------------------------------------------------------------------------ code of tables


def attack_effect(s, on, ch, pc, base, row, own, foe, you, they):
    """`effect` of a row of Attack."""
    which = rt.at(rt.wide(INTS_), row)
    if_1 = which == 6
    on_2 = on & if_1
    n_6 = ch.heads(85, 1)
    if_3 = rt.at(rt.wide(SET_OF_INT___), which)
    on_4 = on & if_3
    s = hit(s, on_4, own, foe, rt.select(which == 6, rt.at(ATTACK_DAMAGE, row) + (40 * n_6), rt.at(ATTACK_DAMAGE, row)))
    if_5 = which == 6
    on_6 = on & if_5
    s = hurt(s, on_6, own, 20 - (20 * n_6))
    if_7 = rt.at(rt.wide(SET_OF_INT____), which)
    on_8 = on & if_7
    on_9 = rt.is_at(s, pc, 1)
    foe, own, they, which, you = rt.restore(s, on_9, base, (foe, own, they, which, you))
    options_10 = bench(s, rt.select(which == 7, you, they))
    s, on_11, chosen_12 = rt.ask(
        s,
        on_8,
        on_9,
        pc,
        rt.at(OPERAND__, which),
        you,
        options_10,
        35,
        numbers=ANSWERS_PLACE,
        optional=True,
        forced=True,
    )
    s = rt.save(s, rt.stopped_at(s, pc, 1), base, (foe, own, they, which, you))
    t_2_7 = chosen_12
    if_13 = t_2_7 != 8
    on_14 = on_11 & if_13
    s = hit_bench(s, on_14, own, t_2_7, 30)
    on_15 = on & (~if_7)
    on_16 = on_11 | on_15
    if_17 = which == 12
    on_18 = on_16 & if_17
    on_19 = rt.is_at(s, pc + 1, 1)
    foe, own, they, which = rt.restore(s, on_19, base, (foe, own, they, which))
    options_20 = rt.subset(
        8,
        rt.each(
            rt.members(bench(s, you)),
            lambda t_12: rt.given(
                ((rt.at(s.mon, t_12).card != 38) & (rt.at(CARD_ELEMENT, rt.at(s.mon, t_12).card) == 3)), t_12
            ),
        ),
    )
    s, on_21, chosen_22 = rt.ask(
        s, on_18, on_19, pc + 1, 100, you, options_20, 35, numbers=ANSWERS_PLACE, optional=True, forced=True
    )
    s = rt.save(s, rt.stopped_at(s, pc + 1, 1), base, (foe, own, they, which))
    t_2_12 = chosen_22
    if_23 = t_2_12 != 8
    on_24 = on_21 & if_23
    s = attach(s, on_24, t_2_12, 3, 1)
    on_25 = on_16 & (~if_17)
    on_26 = on_21 | on_25
    if_27 = rt.at(rt.wide(SET_OF_INT_____), which)
    on_28 = on_26 & if_27
    s = hinder(s, on_28, own, foe, rt.at(OPERAND_____, which), rt.at(OPERAND______, which))
    if_29 = rt.at(rt.wide(SET_OF_INT______), which)
    on_30 = on_26 & if_29
    s = lose_energy(s, on_30, own, 4, 2)
    if_31 = which == 4
    on_32 = on_26 & if_31
    if_33 = ch.heads(81, 1) == 1
    on_34 = on_32 & if_33
    s = inflict(s, on_34, own, foe, 1)
    if_35 = which == 5
    on_36 = on_26 & if_35
    for i_39 in range(4):
        s_5 = i_39
        go_40 = benched(s, they, s_5)
        on_41 = on_36 & go_40
        s = hit_bench(s, on_41, own, they * 4 + s_5, 10)
    if_42 = which == 8
    on_43 = on_26 & if_42
    if_44 = ch.heads(92, 1) == 1
    on_45 = on_43 & if_44
    s = hinder(s, on_45, own, own, 2, 1)
    if_46 = rt.at(rt.wide(SET_OF_INT_______), which)
    on_47 = on_26 & if_46
    s = inflict(s, on_47, own, rt.select(which == 11, own, foe), rt.at(OPERAND_________, which))
    return s, on_26


def card_play(s, on, ch, pc, base, row, you, they):
    """`play` of a row of Card."""
    which = rt.at(rt.wide(INTS__), row)
    if_1 = which == 8
    on_2 = on & if_1
    s = rt.fault(s, on_2 & (rt.pile_size(rt.at(s.deck, you)) == 0), 6)
    card_3, rest = rt.pile_pop(rt.at(s.deck, you), ch, 56)
    popped_8 = card_3
    s = rt.put(s, on_2, "deck", (you,), rest)
    c_8 = popped_8
    if_4 = (rt.at(CARD_KIND, rt.at(s.cards, you, c_8)) == 0) & (rt.at(CARD_ELEMENT, rt.at(s.cards, you, c_8)) == 4)
    on_5 = on_2 & if_4
    s = rt.put(s, on_5, "hand", (you, c_8), rt.TRUE)
    on_6 = on_2 & (~if_4)
    s = rt.update(s, on_6, "deck", (you,), lambda old: rt.pile_put_bottom(old, c_8))
    if_7 = which == 1
    on_8 = on & if_7
    s = take_back(s, on_8, front(s, you))
    on_9 = rt.is_at(s, pc, 1)
    they, which, you = rt.restore(s, on_9, base, (they, which, you))
    s, on_10 = promote(s, on_8, pc, base + 3, you)
    s = rt.save(s, rt.stopped_at(s, pc, 1), base, (they, which, you))
    on_11 = on & (~if_7)
    on_12 = on_10 | on_11
    if_13 = which == 4
    on_14 = on_12 & if_13
    on_15 = rt.is_at(s, pc + 1, 1)
    they, which, you = rt.restore(s, on_15, base, (they, which, you))
    options_16 = rt.subset(
        8, rt.each(rt.members(team(s, you)), lambda t_4: rt.given((rt.at(s.mon, t_4).damage > 0), t_4))
    )
    s, on_17, chosen_18 = rt.ask(s, on_14, on_15, pc + 1, 50, you, options_16, 35, numbers=ANSWERS_PLACE, forced=True)
    s = rt.save(s, rt.stopped_at(s, pc + 1, 1), base, (they, which, you))
    t_4 = chosen_18
    s = heal(s, on_17, t_4, 20)
    on_19 = on_12 & (~if_13)
    on_20 = on_17 | on_19
    if_21 = which == 6
    on_22 = on_20 & if_21
    options_23 = rt.subset(
        20, rt.each(rt.members(rt.pile_cards(rt.at(s.deck, you))), lambda c_6: rt.given(basic(s, you, c_6), c_6))
    )
    chosen_24 = jnp.where(jnp.any(options_23), ch.pick(53, options_23), 20)
    c_2_6 = chosen_24
    if_25 = c_2_6 != 20
    on_26 = on_22 & if_25
    s = fetch(s, on_26, you, c_2_6)
    if_27 = which == 9
    on_28 = on_20 & if_27
    on_29 = rt.is_at(s, pc + 2, 1)
    they, which, you = rt.restore(s, on_29, base, (they, which, you))
    options_30 = rt.subset(
        8,
        rt.each(
            rt.members(team(s, you)),
            lambda t_9: rt.given(
                ((rt.at(s.mon, t_9).card != 38) & (rt.at(CARD_ELEMENT, rt.at(s.mon, t_9).card) == 2)), t_9
            ),
        ),
    )
    s, on_31, chosen_32 = rt.ask(s, on_28, on_29, pc + 2, 57, you, options_30, 35, numbers=ANSWERS_PLACE, forced=True)
    s = rt.save(s, rt.stopped_at(s, pc + 2, 1), base, (they, which, you))
    t_9 = chosen_32
    s = attach(s, on_31, t_9, 2, ch.heads_run(58))
    on_33 = on_20 & (~if_27)
    on_34 = on_31 | on_33
    if_35 = which == 12
    on_36 = on_34 & if_35
    s = shuffle_hand(s, on_36, they)
    if_37 = rt.at(rt.wide(SET_OF_INT________), which)
    on_38 = on_34 & if_37
    s = draw_cards(
        s,
        on_38,
        ch.at(rt.at(OPERAND__________, which)),
        rt.select(which == 12, they, you),
        rt.at(OPERAND___________, which),
    )
    if_39 = rt.at(rt.wide(SET_OF_INT_________), which)
    on_40 = on_34 & if_39
    s = support(s, on_40, you, rt.at(OPERAND_____________, which), rt.at(OPERAND______________, which))
    if_41 = which == 3
    on_42 = on_34 & if_41
    on_43 = rt.is_at(s, pc + 3, 1)
    they, which = rt.restore(s, on_43, base, (they, which))
    s, on_44 = drive_out(s, on_42, pc + 3, base + 2, they)
    s = rt.save(s, rt.stopped_at(s, pc + 3, 1), base, (they, which))
    on_45 = on_34 & (~if_41)
    on_46 = on_44 | on_45
    if_47 = which == 11
    on_48 = on_46 & if_47
    s = reveal_hand(s, on_48, they)
    return s, on_46


@rt.outlined
def ability_use(s, on, row, own, you, they):
    """`use` of a row of Ability."""
    if on is rt.NEVER:
        return s
    which = rt.at(rt.wide(INTS____), row)
    if_1 = which == 0
    on_2 = on & if_1
    s = afflict(s, on_2, front(s, they), 3)
    if_3 = which == 1
    on_4 = on & if_3
    s = attach(s, on_4, front(s, you), 4, 1)
    return s


def lasting_modify_bonus(s, row, own, attacker, target):
    """`modify_bonus` of a row of Lasting."""
    which = rt.at(INTS___, row)
    return rt.select(attacker == own, -rt.at(rt.at(s.mon, own).lasting, 1), 0)


def aid_modify_bonus(s, row, you, attacker, target):
    """`modify_bonus` of a row of Aid."""
    which = rt.at(INTS___, row)
    return rt.select(
        (rt.quotient(attacker, 4) == you) & (rt.quotient(target, 4) != you) & is_active(s, target),
        rt.at(s.aid, you, 0),
        0,
    )


def ability_modify_protection(row, own, attacker, target):
    """`modify_protection` of a row of Ability."""
    return rt.at(ABILITY_MODIFY_PROTECTION, row, own, attacker, target)


def aid_modify_protection(s, row, you, attacker, target):
    """`modify_protection` of a row of Aid."""
    which = rt.at(INTS___, row)
    return rt.select((rt.quotient(target, 4) == you) & (rt.quotient(attacker, 4) != you), rt.at(s.aid, you, 1), 0)


def lasting_modify_shielded(row, own, attacker, target):
    """`modify_shielded` of a row of Lasting."""
    return rt.at(LASTING_MODIFY_SHIELDED, row, own, attacker, target)


def lasting_modify_retreat_blocked(row, own, m):
    """`modify_retreat_blocked` of a row of Lasting."""
    return rt.at(LASTING_MODIFY_RETREAT_BLOCKED, row, own, m)


def aid_modify_retreat_cost(s, row, you, m):
    """`modify_retreat_cost` of a row of Aid."""
    which = rt.at(INTS___, row)
    return rt.select((rt.quotient(m, 4) == you) & is_active(s, m), -rt.at(s.aid, you, 2), 0)


def card_can(s, row, you, they):
    """`can` of a row of Card."""
    which = rt.at(CARD_CAN_BODY, row)
    return rt.select(
        which == 0,
        rt.TRUE,
        rt.select(
            which == 1,
            (rt.at(s.mon, front(s, you)).card != 38)
            & (rt.at(CARD_NAME, rt.at(s.mon, front(s, you)).card) == 3)
            & (~rt.equal(bench(s, you), rt.wide(EVOLUTION_BLOCKED))),
            rt.select(
                which == 2,
                ~rt.equal(bench(s, they), rt.wide(EVOLUTION_BLOCKED)),
                rt.select(
                    which == 3,
                    rt.any_(rt.each(rt.members(team(s, you)), lambda m: rt.at(s.mon, m).damage > 0)),
                    rt.select(
                        rt.at(BODIES, which),
                        rt.pile_size(rt.at(s.deck, you)) > 0,
                        rt.any_(
                            rt.each(
                                rt.members(team(s, you)),
                                lambda m: (
                                    (rt.at(s.mon, m).card != 38) & (rt.at(CARD_ELEMENT, rt.at(s.mon, m).card) == 2)
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
    )


def ability_ready(s, row, own, you, they):
    """`ready` of a row of Ability."""
    which = rt.at(INTS____, row)
    return rt.select(
        which == 0,
        is_active(s, own),
        rt.select(
            which == 1,
            (rt.at(s.mon, front(s, you)).card != 38) & (rt.at(CARD_ELEMENT, rt.at(s.mon, front(s, you)).card) == 4),
            rt.TRUE,
        ),
    )


@rt.outlined
def ability_react_turn_ends(s, on, row, own, p):
    """`react_turn_ends` of a row of Ability."""
    if on is rt.NEVER:
        return s
    which = rt.at(rt.wide(INTS_____), row)
    if_1 = (p == rt.quotient(own, 4)) & (s.turn <= 2)
    on_2 = on & if_1
    s = attach(s, on_2, own, 3, 1)
    return s


@rt.outlined
def ability_react_damaged(s, on, row, own, attacker, target, amount):
    """`react_damaged` of a row of Ability."""
    if on is rt.NEVER:
        return s
    which = rt.at(rt.wide(INTS______), row)
    if_1 = (target == own) & is_active(s, own) & (rt.quotient(attacker, 4) != rt.quotient(own, 4))
    on_2 = on & if_1
    s = hurt(s, on_2, attacker, 20)
    return s


# ------------------------------------------------------------------------------------------------ rules


def line_up(s, on, pc, base, p):
    """an Active Pokemon, and up to three for the Bench
    choose c? in hand[p] if basic(p, c) and not twin_before(p, c) by p
    if c?:                              # always: `deal` saw to it
        hand[p].remove(c)
        enter(p, c)
    repeat 3:
        choose b? in hand[p] if basic(p, b) and not twin_before(p, b) or none by p
        if not b?:
            break
        hand[p].remove(b)
        enter(p, b)
    """
    on_1 = rt.is_at(s, pc, 1)
    (p,) = rt.restore(s, on_1, base, (p,))
    options_2 = rt.subset(
        20, rt.each(rt.members(rt.at(s.hand, p)), lambda c: rt.given((basic(s, p, c) & (~twin_before(s, p, c))), c))
    )
    s, on_3, chosen_4 = rt.ask(s, on, on_1, pc, 16, p, options_2, 43, optional=True, forced=True)
    s = rt.save(s, rt.stopped_at(s, pc, 1), base, (p,))
    c_2 = chosen_4
    if_5 = c_2 != 20
    on_6 = on_3 & if_5
    s = rt.put(s, on_6, "hand", (p, c_2), rt.FALSE)
    s = enter(s, on_6, p, c_2)
    on_7 = on_3
    broke_8 = rt.FALSE
    for i_10 in range(3):
        pc_11 = pc + 1 + 1 * i_10
        on_12 = on_7
        on_13 = rt.is_at(s, pc_11, 1)
        (p,) = rt.restore(s, on_13, base, (p,))
        options_14 = rt.subset(
            20, rt.each(rt.members(rt.at(s.hand, p)), lambda b: rt.given((basic(s, p, b) & (~twin_before(s, p, b))), b))
        )
        s, on_15, chosen_16 = rt.ask(
            s, on_12, on_13, pc_11, 18, p, options_14, 43, optional=True, none_number=71, forced=True
        )
        s = rt.save(s, rt.stopped_at(s, pc_11, 1), base, (p,))
        b_2 = chosen_16
        if_17 = ~(b_2 != 20)
        on_18 = on_15 & if_17
        broke_8 = broke_8 | on_18
        on_19 = on_15 & (~if_17)
        s = rt.put(s, on_19, "hand", (p, b_2), rt.FALSE)
        s = enter(s, on_19, p, b_2)
        on_7 = on_19
    on_20 = on_7 | broke_8
    return s, on_20


def promote(s, on, pc, base, p):
    """the owner fills an empty Active Spot
    if not mon[front(p)].card?:
        choose t? in team(p) by p
        if t?:
            active[p] = t.s
    """
    if_1 = ~(rt.at(s.mon, front(s, p)).card != 38)
    on_2 = on & if_1
    on_3 = rt.is_at(s, pc, 1)
    (p,) = rt.restore(s, on_3, base, (p,))
    options_4 = team(s, p)
    s, on_5, chosen_6 = rt.ask(
        s, on_2, on_3, pc, 9, p, options_4, 35, numbers=ANSWERS_PLACE, optional=True, forced=True
    )
    s = rt.save(s, rt.stopped_at(s, pc, 1), base, (p,))
    t_2 = chosen_6
    if_7 = t_2 != 8
    on_8 = on_5 & if_7
    s = rt.put(s, on_8, "active", (p,), rt.remainder(t_2, 4))
    on_9 = on & (~if_1)
    on_10 = on_5 | on_9
    return s, on_10


def end_turn(s, on, ch, pc, base):
    """zone[mover] = none
    emit turn_ends(mover)
    for m in Place:
        mon[m].lasting = [0 if ends_now(k.ends, m.p) else mon[m].lasting[k] for k in Lasting]
    for p in Player:
        aid[p] = [0 if ends_now(k.ends, p) else aid[p, k] for k in Aid]
    checkup(mover, true)
    checkup(other(mover), false)
    knock_outs()
    if turn == last_turn:
        tie()
    promote(mover)
    promote(other(mover))
    begin_turn(other(mover))
    """
    s = rt.put(s, on, "zone", (s.mover,), 8)
    p = s.mover
    for i_3 in range(8):
        own = i_3
        if_4 = (
            (rt.at(s.mon, own).card != 38)
            & (rt.at(CARD_ABILITY, rt.at(s.mon, own).card) != 5)
            & rt.at(ABILITY_HAS_REACT_TURN_ENDS, rt.at(CARD_ABILITY, rt.at(s.mon, own).card))
        )
        on_5 = on & if_4
        s = ability_react_turn_ends(s, on_5, rt.at(CARD_ABILITY, rt.at(s.mon, own).card), own, p)
    for i_8 in range(8):
        m = i_8
        s = rt.put(
            s,
            on,
            "mon.lasting",
            (m,),
            rt.array(
                lambda k: rt.select(
                    ends_now(s, rt.at(LASTING_ENDS, k), rt.quotient(m, 4)), 0, rt.at(rt.at(s.mon, m).lasting, k)
                ),
                3,
            ),
        )
    for i_11 in range(2):
        p = i_11
        s = rt.put(
            s,
            on,
            "aid",
            (p,),
            rt.array(lambda k_2: rt.select(ends_now(s, rt.at(AID_ENDS, k_2), p), 0, rt.at(s.aid, p, k_2)), 3),
        )
    s = checkup(s, on, ch.at(28), s.mover, rt.TRUE)
    s = checkup(s, on, ch.at(29), 1 - s.mover, rt.FALSE)
    s, on_12 = knock_outs(s, on)
    if_13 = s.turn == 30
    on_14 = on_12 & if_13
    s = rt.finish(s, on_14, [np.float32(0.0), np.float32(0.0)])
    on_15 = on_12 & (~if_13)
    s, on_16 = promote(s, on_15, pc, base, s.mover)
    s, on_17 = promote(s, on_16, pc + 1, base, 1 - s.mover)
    s = begin_turn(s, on_17, ch.at(33), 1 - s.mover)
    return s, on_17


def drive_out(s, on, pc, base, p):
    """the owner chooses who comes in for the Active Pokemon
    choose t? in bench(p) by p
    if t?:
        switch(p, t.s)
    """
    on_1 = rt.is_at(s, pc, 1)
    (p,) = rt.restore(s, on_1, base, (p,))
    options_2 = bench(s, p)
    s, on_3, chosen_4 = rt.ask(s, on, on_1, pc, 7, p, options_2, 35, numbers=ANSWERS_PLACE, optional=True, forced=True)
    s = rt.save(s, rt.stopped_at(s, pc, 1), base, (p,))
    t_2 = chosen_4
    if_5 = t_2 != 8
    on_6 = on_3 & if_5
    s = switch(s, on_6, p, rt.remainder(t_2, 4))
    return s, on_3


@rt.outlined
def knock_outs(s, on):
    """points, discards and the result; a player who has won asks nobody to promote
    out = {m for m in Place if mon[m].card? and mon[m].damage >= mon[m].card.hp}
    for p in Player:
        points[other(p)] = min(7, points[other(p)] + sum(worth(m) for m in out if m.p == p))
        spent[p] = [min(99, spent[p, t] + sum(mon[m].energy[t] for m in out if m.p == p)) for t in Energy]
        discard[p] |= {c for c in Copy if any(m.p == p and (mon[m].copy == c or c in mon[m].under) for m in out)}
    mon[out] = Mon()
    used -= out
    if has_won(0) and has_won(1):
        tie()
    elif has_won(0):
        win(0)
    elif has_won(1):
        win(1)
    """
    if on is rt.NEVER:
        return s, rt.NEVER
    out = rt.subset(
        8,
        rt.each(
            rt.span(8),
            lambda m: rt.given(
                ((rt.at(s.mon, m).card != 38) & (rt.at(s.mon, m).damage >= rt.at(CARD_HP, rt.at(s.mon, m).card))), m
            ),
        ),
    )
    for i_3 in range(2):
        p = i_3
        s = rt.put(
            s,
            on,
            "points",
            (1 - p,),
            rt.least(
                7,
                rt.at(s.points, 1 - p)
                + rt.sum_(rt.each(rt.members(out), lambda m: rt.given((rt.quotient(m, 4) == p), worth(s, m)))),
            ),
        )
        s = rt.put(
            s,
            on,
            "spent",
            (p,),
            rt.array(
                lambda t: rt.least(
                    99,
                    rt.at(s.spent, p, t)
                    + rt.sum_(
                        rt.each(
                            rt.members(out),
                            lambda m: rt.given((rt.quotient(m, 4) == p), rt.at(rt.at(s.mon, m).energy, t)),
                        )
                    ),
                ),
                8,
            ),
        )
        s = rt.put(
            s,
            on,
            "discard",
            (p,),
            rt.at(s.discard, p)
            | rt.subset(
                20,
                rt.each(
                    rt.span(20),
                    lambda c: rt.given(
                        rt.any_(
                            rt.each(
                                rt.members(out),
                                lambda m: (
                                    (rt.quotient(m, 4) == p)
                                    & ((rt.at(s.mon, m).copy == c) | rt.at(rt.at(s.mon, m).under, c))
                                ),
                            )
                        ),
                        c,
                    ),
                ),
            ),
        )
    s = rt.update(
        s,
        on,
        "mon",
        (),
        lambda old: rt.each_written(
            old,
            out,
            Mon(
                card=38,
                copy=0,
                under=np.full((20,), False, bool),
                damage=0,
                energy=rt.full((8,), 0),
                since=0,
                mood=0,
                poisoned=rt.FALSE,
                burned=rt.FALSE,
                lasting=rt.full((3,), 0),
            ),
        ),
    )
    s = rt.put(s, on, "used", (), s.used & ~out)
    if_4 = has_won(s, 0) & has_won(s, 1)
    on_5 = on & if_4
    s = rt.finish(s, on_5, [np.float32(0.0), np.float32(0.0)])
    on_6 = on & (~if_4)
    if_7 = has_won(s, 0)
    on_8 = on_6 & if_7
    s = rt.finish(s, on_8, [np.float32(1.0), np.float32(-1.0)])
    on_9 = on_6 & (~if_7)
    if_10 = has_won(s, 1)
    on_11 = on_9 & if_10
    s = rt.finish(s, on_11, [np.float32(-1.0), np.float32(1.0)])
    on_12 = on_9 & (~if_10)
    return s, on_12


@rt.outlined
def lose_energy(s, on, m, t, n):
    """k = min(n, mon[m].energy[t])
    mon[m].energy[t] = max(0, mon[m].energy[t] - k)
    spent[m.p, t] = min(99, spent[m.p, t] + k)
    """
    if on is rt.NEVER:
        return s
    k = rt.least(n, rt.at(rt.at(s.mon, m).energy, t))
    s = rt.put(s, on, "mon.energy", (m, t), rt.greatest(0, rt.at(rt.at(s.mon, m).energy, t) - k))
    s = rt.put(s, on, "spent", (rt.quotient(m, 4), t), rt.least(99, rt.at(s.spent, rt.quotient(m, 4), t) + k))
    return s


@rt.outlined
def switch(s, on, p, s_):
    """a Benched Pokemon comes to the Active Spot
    calm(front(p))
    active[p] = s
    """
    if on is rt.NEVER:
        return s
    s = calm(s, on, front(s, p))
    s = rt.put(s, on, "active", (p,), s_)
    return s


@rt.outlined
def attach(s, on, m, t, n):
    """Energy out of the Zone by an effect: it does not use up that of the turn
    mon[m].energy[t] = min(60, mon[m].energy[t] + n)
    """
    if on is rt.NEVER:
        return s
    s = rt.put(s, on, "mon.energy", (m, t), rt.least(60, rt.at(rt.at(s.mon, m).energy, t) + n))
    return s


@rt.outlined
def enter(s, on, p, c):
    """a Basic comes into play
    s = first(x for x in Slot if not mon[p, x].card?)
    if s?:
        mon[p, s] = Mon(card=cards[p, c], copy=c, since=turn)
    """
    if on is rt.NEVER:
        return s
    s_ = rt.first(rt.each(rt.span(4), lambda x: rt.given((~(rt.at(s.mon, p * 4 + x).card != 38)), x)), True, 4)
    if_1 = s_ != 4
    on_2 = on & if_1
    s = rt.put(
        s,
        on_2,
        "mon",
        (p * 4 + s_,),
        Mon(
            card=rt.at(s.cards, p, c),
            copy=c,
            under=np.full((20,), False, bool),
            damage=0,
            energy=rt.full((8,), 0),
            since=s.turn,
            mood=0,
            poisoned=rt.FALSE,
            burned=rt.FALSE,
            lasting=rt.full((3,), 0),
        ),
    )
    return s


@rt.outlined
def calm(s, on, m):
    """conditions and effects of attacks end
    mon[m].mood = fine
    mon[m].poisoned = false
    mon[m].burned = false
    mon[m].lasting = 0
    """
    if on is rt.NEVER:
        return s
    s = rt.put(s, on, "mon.mood", (m,), 0)
    s = rt.put(s, on, "mon.poisoned", (m,), rt.FALSE)
    s = rt.put(s, on, "mon.burned", (m,), rt.FALSE)
    s = rt.put(s, on, "mon.lasting", (m,), rt.wide(INTS___))
    return s


@rt.outlined
def deal(s, on, ch, p):
    """five cards; a Basic is swapped in only if there is none
    repeat 5:
        c = deck[p].pop()
        hand[p].add(c)
    if not any(basic(p, c) for c in hand[p]):
        choose out in hand[p] at random
        choose b in deck[p] if basic(p, b) at random
        hand[p].remove(out)
        hand[p].add(b)
        deck[p].take(b)
        deck[p].put({out})
        deck[p].shuffle()
    preview[p] = pick(t for t in Energy if t in deck_of[p].energy)
    """
    if on is rt.NEVER:
        return s
    for i_3 in range(5):
        ch_4 = ch.at(i_3)
        s = rt.fault(s, on & (rt.pile_size(rt.at(s.deck, p)) == 0), 6)
        card_5, rest = rt.pile_pop(rt.at(s.deck, p), ch_4, 12)
        popped = card_5
        s = rt.put(s, on, "deck", (p,), rest)
        c = popped
        s = rt.put(s, on, "hand", (p, c), rt.TRUE)
    if_6 = ~rt.any_(rt.each(rt.members(rt.at(s.hand, p)), lambda c: basic(s, p, c)))
    on_7 = on & if_6
    options_8 = rt.at(s.hand, p)
    s = rt.fault(s, on_7 & (~jnp.any(options_8)), 3)
    chosen_9 = ch.pick(13, options_8)
    out = chosen_9
    options_10 = rt.subset(
        20, rt.each(rt.members(rt.pile_cards(rt.at(s.deck, p))), lambda b: rt.given(basic(s, p, b), b))
    )
    s = rt.fault(s, on_7 & (~jnp.any(options_10)), 3)
    chosen_11 = ch.pick(14, options_10)
    b = chosen_11
    s = rt.put(s, on_7, "hand", (p, out), rt.FALSE)
    s = rt.put(s, on_7, "hand", (p, b), rt.TRUE)
    s = rt.update(s, on_7, "deck", (p,), lambda old: rt.pile_take(old, b))
    s = rt.update(s, on_7, "deck", (p,), lambda old: rt.pile_put(old, rt.set_of(20, out)))
    s = rt.update(s, on_7, "deck", (p,), rt.pile_shuffle)
    s = rt.put(
        s,
        on,
        "preview",
        (p,),
        ch.pick(
            15,
            rt.subset(8, rt.each(rt.span(8), lambda t: rt.given(rt.at(rt.at(DECK_ENERGY, rt.at(s.deck_of, p)), t), t))),
        ),
    )
    return s


@rt.outlined
def begin_turn(s, on, ch, p):
    """mover = p
    turn = min(last_turn, turn + 1)
    emit turn_begins(p)
    draw_card(p)
    if turn > 1:
        zone[p] = preview[p]
        preview[p] = pick(t for t in Energy if t in deck_of[p].energy)
    """
    if on is rt.NEVER:
        return s
    s = rt.put(s, on, "mover", (), p)
    s = rt.put(s, on, "turn", (), rt.least(30, s.turn + 1))
    p_2 = p
    s = rt.put(s, on, "supporter_played", (), rt.FALSE)
    s = rt.put(s, on, "retreated", (), rt.FALSE)
    s = rt.put(s, on, "used", (), rt.wide(EVOLUTION_BLOCKED))
    s = draw_card(s, on, ch.at(20), p)
    if_1 = s.turn > 1
    on_2 = on & if_1
    s = rt.put(s, on_2, "zone", (p,), rt.at(s.preview, p))
    s = rt.put(
        s,
        on_2,
        "preview",
        (p,),
        ch.pick(
            21,
            rt.subset(8, rt.each(rt.span(8), lambda t: rt.given(rt.at(rt.at(DECK_ENERGY, rt.at(s.deck_of, p)), t), t))),
        ),
    )
    return s


@rt.outlined
def hit(s, on, own, target, base_):
    """the attack of `own` does damage
    if base > 0 and not shielded(own, target):
        n = max(0, base + bonus(own, target))
        if n > 0 and is_active(target) and mon[target].card.weak == mon[own].card.element:
            n += 20
        n = min(500, max(0, n - protection(own, target)))
        hurt(target, n)
        if n > 0:
            emit damaged(own, target, n)
    """
    if on is rt.NEVER:
        return s
    if_1 = (base_ > 0) & (~shielded(s, own, target))
    on_2 = on & if_1
    n = rt.greatest(0, base_ + bonus(s, own, target))
    if_3 = (
        (n > 0)
        & is_active(s, target)
        & (rt.at(s.mon, target).card != 38)
        & (rt.at(s.mon, own).card != 38)
        & (rt.at(CARD_WEAK, rt.at(s.mon, target).card) == rt.at(CARD_ELEMENT, rt.at(s.mon, own).card))
    )
    on_4 = on_2 & if_3
    n = rt.select(on_4, n + 20, n)
    n = rt.select(on_2, rt.least(500, rt.greatest(0, n - protection(s, own, target))), n)
    s = rt.fault(s, on_2 & ((n < 0) | (n > 500)), 2)
    s = hurt(s, on_2, target, n)
    if_5 = n > 0
    on_6 = on_2 & if_5
    s = rt.fault(s, on_6 & ((n < 1) | (n > 500)), 2)
    attacker = own
    target_2 = target
    amount = n
    for i_9 in range(8):
        own_2 = i_9
        if_10 = (
            (rt.at(s.mon, own_2).card != 38)
            & (rt.at(CARD_ABILITY, rt.at(s.mon, own_2).card) != 5)
            & rt.at(ABILITY_HAS_REACT_DAMAGED, rt.at(CARD_ABILITY, rt.at(s.mon, own_2).card))
        )
        on_11 = on_6 & if_10
        s = ability_react_damaged(
            s, on_11, rt.at(CARD_ABILITY, rt.at(s.mon, own_2).card), own_2, attacker, target_2, amount
        )
    return s


@rt.outlined
def hurt(s, on, m, n):
    """mon[m].damage = min(500, mon[m].damage + n)"""
    if on is rt.NEVER:
        return s
    s = rt.put(s, on, "mon.damage", (m,), rt.least(500, rt.at(s.mon, m).damage + n))
    return s


@rt.outlined
def hit_bench(s, on, own, target, base_):
    """the same on the Bench, where there is no Weakness and no Ability answers
    if not shielded(own, target):
        hurt(target, min(500, max(0, base + bonus(own, target) - protection(own, target))))
    """
    if on is rt.NEVER:
        return s
    if_1 = ~shielded(s, own, target)
    on_2 = on & if_1
    s = hurt(
        s, on_2, target, rt.least(500, rt.greatest(0, (base_ + bonus(s, own, target)) - protection(s, own, target)))
    )
    return s


@rt.outlined
def hinder(s, on, own, target, what, n):
    """something that lasts, as the effect of an attack
    if not shielded(own, target):
        mon[target].lasting[what] = min(100, mon[target].lasting[what] + n)
    """
    if on is rt.NEVER:
        return s
    if_1 = ~shielded(s, own, target)
    on_2 = on & if_1
    s = rt.put(s, on_2, "mon.lasting", (target, what), rt.least(100, rt.at(rt.at(s.mon, target).lasting, what) + n))
    return s


@rt.outlined
def inflict(s, on, own, target, what):
    """the same, as the effect of an attack
    if not shielded(own, target):
        afflict(target, what)
    """
    if on is rt.NEVER:
        return s
    if_1 = ~shielded(s, own, target)
    on_2 = on & if_1
    s = afflict(s, on_2, target, what)
    return s


@rt.outlined
def checkup(s, on, ch, p, own_turn_ended):
    """m = front(p)
    if mon[m].poisoned:
        hurt(m, 10)
    if mon[m].burned:
        hurt(m, 20)
        if heads(1) == 1:
            mon[m].burned = false
    if mon[m].mood == asleep:
        if heads(1) == 1:
            mon[m].mood = fine
    elif mon[m].mood == paralyzed and own_turn_ended:
        mon[m].mood = fine
    """
    if on is rt.NEVER:
        return s
    m = front(s, p)
    if_1 = rt.at(s.mon, m).poisoned
    on_2 = on & if_1
    s = hurt(s, on_2, m, 10)
    if_3 = rt.at(s.mon, m).burned
    on_4 = on & if_3
    s = hurt(s, on_4, m, 20)
    if_5 = ch.heads(26, 1) == 1
    on_6 = on_4 & if_5
    s = rt.put(s, on_6, "mon.burned", (m,), rt.FALSE)
    if_7 = rt.at(s.mon, m).mood == 1
    on_8 = on & if_7
    if_9 = ch.heads(27, 1) == 1
    on_10 = on_8 & if_9
    s = rt.put(s, on_10, "mon.mood", (m,), 0)
    on_11 = on & (~if_7)
    if_12 = (rt.at(s.mon, m).mood == 2) & own_turn_ended
    on_13 = on_11 & if_12
    s = rt.put(s, on_13, "mon.mood", (m,), 0)
    return s


@rt.outlined
def take_back(s, on, m):
    """a Pokemon goes to the hand with its earlier stages; its Energy is discarded
    spent[m.p] = [min(99, spent[m.p, t] + mon[m].energy[t]) for t in Energy]
    out = {mon[m].copy} | mon[m].under
    hand[m.p] |= out
    shown[m.p] |= out
    mon[m] = Mon()
    used.remove(m)
    """
    if on is rt.NEVER:
        return s
    s = rt.put(
        s,
        on,
        "spent",
        (rt.quotient(m, 4),),
        rt.array(lambda t: rt.least(99, rt.at(s.spent, rt.quotient(m, 4), t) + rt.at(rt.at(s.mon, m).energy, t)), 8),
    )
    out = rt.set_of(20, rt.at(s.mon, m).copy) | rt.at(s.mon, m).under
    s = rt.put(s, on, "hand", (rt.quotient(m, 4),), rt.at(s.hand, rt.quotient(m, 4)) | out)
    s = rt.put(s, on, "shown", (rt.quotient(m, 4),), rt.at(s.shown, rt.quotient(m, 4)) | out)
    s = rt.put(
        s,
        on,
        "mon",
        (m,),
        Mon(
            card=38,
            copy=0,
            under=np.full((20,), False, bool),
            damage=0,
            energy=rt.full((8,), 0),
            since=0,
            mood=0,
            poisoned=rt.FALSE,
            burned=rt.FALSE,
            lasting=rt.full((3,), 0),
        ),
    )
    s = rt.put(s, on, "used", (m,), rt.FALSE)
    return s


@rt.outlined
def heal(s, on, m, n):
    """mon[m].damage = max(0, mon[m].damage - n)"""
    if on is rt.NEVER:
        return s
    s = rt.put(s, on, "mon.damage", (m,), rt.greatest(0, rt.at(s.mon, m).damage - n))
    return s


@rt.outlined
def fetch(s, on, p, c):
    """deck[p].take(c)
    deck[p].shuffle()
    hand[p].add(c)
    """
    if on is rt.NEVER:
        return s
    s = rt.update(s, on, "deck", (p,), lambda old: rt.pile_take(old, c))
    s = rt.update(s, on, "deck", (p,), rt.pile_shuffle)
    s = rt.put(s, on, "hand", (p, c), rt.TRUE)
    return s


@rt.outlined
def shuffle_hand(s, on, p):
    """deck[p].put(hand[p])
    deck[p].shuffle()
    hand[p] = {}
    shown[p] = {}
    """
    if on is rt.NEVER:
        return s
    s = rt.update(s, on, "deck", (p,), lambda old: rt.pile_put(old, rt.at(s.hand, p)))
    s = rt.update(s, on, "deck", (p,), rt.pile_shuffle)
    s = rt.put(s, on, "hand", (p,), np.full((20,), False, bool))
    s = rt.put(s, on, "shown", (p,), np.full((20,), False, bool))
    return s


@rt.outlined
def draw_cards(s, on, ch, p, n):
    """for i in range(3) if i < n:
    draw_card(p)
    """
    if on is rt.NEVER:
        return s
    for i_3 in range(3):
        ch_4 = ch.at(i_3)
        i = i_3
        go_5 = i < n
        on_6 = on & go_5
        s = draw_card(s, on_6, ch_4.at(11), p)
    return s


@rt.outlined
def support(s, on, p, what, n):
    """something that lasts for a whole side, from a Trainer
    aid[p, what] = min(99, aid[p, what] + n)
    """
    if on is rt.NEVER:
        return s
    s = rt.put(s, on, "aid", (p, what), rt.least(99, rt.at(s.aid, p, what) + n))
    return s


def reveal_hand(s, on, p):
    """shown[p] = hand[p]"""
    if on is rt.NEVER:
        return s
    s = rt.put(s, on, "shown", (p,), rt.at(s.hand, p))
    return s


@rt.outlined
def afflict(s, on, m, what):
    """match what:
    asleep: mon[m].mood = asleep
    paralyzed: mon[m].mood = paralyzed
    confused: mon[m].mood = confused
    poisoned: mon[m].poisoned = true
    burned: mon[m].burned = true
    """
    if on is rt.NEVER:
        return s
    value_1 = what
    on_2 = on & (value_1 == 0)
    s = rt.put(s, on_2, "mon.mood", (m,), 1)
    on_3 = on & (value_1 == 1)
    s = rt.put(s, on_3, "mon.mood", (m,), 2)
    on_4 = on & (value_1 == 2)
    s = rt.put(s, on_4, "mon.mood", (m,), 3)
    on_5 = on & (value_1 == 3)
    s = rt.put(s, on_5, "mon.poisoned", (m,), rt.TRUE)
    on_6 = on & (value_1 == 4)
    s = rt.put(s, on_6, "mon.burned", (m,), rt.TRUE)
    return s


@rt.outlined
def draw_card(s, on, ch, p):
    """if len(deck[p]) > 0 and size(hand[p]) < hand_limit:
    c = deck[p].pop()
    hand[p].add(c)
    """
    if on is rt.NEVER:
        return s
    if_1 = (rt.pile_size(rt.at(s.deck, p)) > 0) & (rt.size(rt.at(s.hand, p)) < 10)
    on_2 = on & if_1
    s = rt.fault(s, on_2 & (rt.pile_size(rt.at(s.deck, p)) == 0), 6)
    card_3, rest = rt.pile_pop(rt.at(s.deck, p), ch, 10)
    popped = card_3
    s = rt.put(s, on_2, "deck", (p,), rest)
    c = popped
    s = rt.put(s, on_2, "hand", (p, c), rt.TRUE)
    return s


# ------------------------------------------------------------------------------------------------ actions


def act(s, on, ch, pc, base, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = rt.at(rt.wide(SET_OF_INT), which)
    on_2 = on & if_1
    i_4 = rt.select(
        which == 4,
        action - 32,
        rt.select(
            which == 3, action - 28, rt.select(which == 1, action - 20, rt.select(which == 0, action - 0, action - 24))
        ),
    )
    if_3 = rt.at(rt.wide(SET_OF_INT_), which)
    on_4 = on & if_3
    own_4 = front(s, me)
    if_5 = which == 4
    on_6 = on & if_5
    s = rt.fault(s, on_6 & (~(rt.at(s.mon, own_4).card != 38)), 6)
    card_4 = rt.at(s.mon, own_4).card
    fails_4 = rt.FALSE
    if_7 = rt.at(s.mon, own_4).mood == 3
    on_8 = on_6 & if_7
    fails_4 = rt.select(on_8, ch.heads(72, 1) == 0, fails_4)
    if_9 = ~fails_4
    on_10 = on_6 & if_9
    s = rt.fault(s, on_10 & ((i_4 < 0) | (i_4 >= rt.at(CARD_ATTACKS, card_4).size)), 2)
    on_11 = rt.is_at(s, pc, 2)
    i_4, me, own_4, which = rt.restore(s, on_11, base, (i_4, me, own_4, which))
    s, on_12 = attack_effect(
        s,
        on_10,
        ch.at(104),
        pc,
        base + 4,
        rt.at(rt.at(CARD_ATTACKS, card_4).data, i_4),
        own_4,
        front(s, 1 - me),
        me,
        1 - me,
    )
    s = rt.save(s, rt.stopped_at(s, pc, 2), base, (i_4, me, own_4, which))
    on_13 = on_6 & (~if_9)
    on_14 = on_12 | on_13
    s, on_15 = knock_outs(s, on_14)
    on_16 = rt.is_at(s, pc + 2, 1)
    i_4, me, own_4, which = rt.restore(s, on_16, base, (i_4, me, own_4, which))
    s, on_17 = promote(s, on_15, pc + 2, base + 4, me)
    s = rt.save(s, rt.stopped_at(s, pc + 2, 1), base, (i_4, me, own_4, which))
    on_18 = rt.is_at(s, pc + 3, 1)
    i_4, me, own_4, which = rt.restore(s, on_18, base, (i_4, me, own_4, which))
    s, on_19 = promote(s, on_17, pc + 3, base + 4, 1 - me)
    s = rt.save(s, rt.stopped_at(s, pc + 3, 1), base, (i_4, me, own_4, which))
    on_20 = on & (~if_5)
    on_21 = on_19 | on_20
    if_22 = rt.at(rt.wide(SET_OF_INT__), which)
    on_23 = on_21 & if_22
    on_24 = rt.is_at(s, pc + 4, 2)
    i_4, me, own_4, which = rt.restore(s, on_24, base, (i_4, me, own_4, which))
    s, on_25 = end_turn(s, on_23, ch.at(rt.at(OPERAND, which)), pc + 4, base + 4)
    s = rt.save(s, rt.stopped_at(s, pc + 4, 2), base, (i_4, me, own_4, which))
    on_26 = on_21 & (~if_22)
    on_27 = on_25 | on_26
    if_28 = which == 3
    on_29 = on_27 & if_28
    price_3 = retreat_cost(s, own_4)
    on_30 = on_29
    for i_33 in range(4):
        pc_34 = pc + 6 + 1 * i_33
        i_3 = i_33
        go_35 = i_3 < price_3
        on_36 = on_30 & go_35
        on_37 = rt.is_at(s, pc_34, 1)
        i_4, me, own_4, which = rt.restore(s, on_37, base, (i_4, me, own_4, which))
        options_38 = rt.subset(
            8, rt.each(rt.span(8), lambda t_3: rt.given((rt.at(rt.at(s.mon, own_4).energy, t_3) > 0), t_3))
        )
        s, on_39, chosen_40 = rt.ask(s, on_36, on_37, pc_34, 69, me, options_38, 63, optional=True, forced=True)
        s = rt.save(s, rt.stopped_at(s, pc_34, 1), base, (i_4, me, own_4, which))
        t_2_3 = chosen_40
        if_41 = t_2_3 != 8
        on_42 = on_39 & if_41
        s = lose_energy(s, on_42, own_4, t_2_3, 1)
        on_30 = on_39 | (on_30 & ~go_35)
    s = rt.put(s, on_30, "retreated", (), rt.TRUE)
    s = switch(s, on_30, me, i_4)
    on_43 = on_27 & (~if_28)
    on_44 = on_30 | on_43
    if_45 = which == 1
    on_46 = on_44 & if_45
    s = rt.fault(s, on_46 & (~(rt.at(s.zone, me) != 8)), 6)
    kind_1 = rt.at(s.zone, me)
    s = attach(s, on_46, me * 4 + i_4, kind_1, 1)
    s = rt.put(s, on_46, "zone", (me,), 8)
    target_1 = me * 4 + i_4
    kind_2_1 = kind_1
    if_47 = which == 0
    on_48 = on_44 & if_47
    s = rt.put(s, on_48, "hand", (me, i_4), rt.FALSE)
    s = rt.put(s, on_48, "shown", (me, i_4), rt.FALSE)
    if_49 = basic(s, me, i_4)
    on_50 = on_48 & if_49
    s = enter(s, on_50, me, i_4)
    on_51 = on_48 & (~if_49)
    if_52 = rt.at(CARD_KIND, rt.at(s.cards, me, i_4)) == 0
    on_53 = on_51 & if_52
    on_54 = rt.is_at(s, pc + 10, 1)
    i_4, me, which = rt.restore(s, on_54, base, (i_4, me, which))
    options_55 = rt.subset(8, rt.each(rt.members(team(s, me)), lambda m_0: rt.given(can_evolve(s, m_0, i_4), m_0)))
    s, on_56, chosen_57 = rt.ask(s, on_53, on_54, pc + 10, 44, me, options_55, 35, numbers=ANSWERS_PLACE, forced=True)
    s = rt.save(s, rt.stopped_at(s, pc + 10, 1), base, (i_4, me, which))
    m_0 = chosen_57
    s = rt.put(s, on_56, "mon.under", (m_0, rt.at(s.mon, m_0).copy), rt.TRUE)
    s = rt.put(s, on_56, "mon.copy", (m_0,), i_4)
    s = rt.put(s, on_56, "mon.card", (m_0,), rt.at(s.cards, me, i_4))
    s = rt.put(s, on_56, "mon.since", (m_0,), s.turn)
    s = rt.put(s, on_56, "used", (m_0,), rt.FALSE)
    s = calm(s, on_56, m_0)
    on_58 = on_51 & (~if_52)
    s = rt.put(s, on_58, "discard", (me, i_4), rt.TRUE)
    if_59 = rt.at(CARD_KIND, rt.at(s.cards, me, i_4)) == 2
    on_60 = on_58 & if_59
    s = rt.put(s, on_60, "supporter_played", (), rt.TRUE)
    on_61 = rt.is_at(s, pc + 11, 4)
    i_4, me, which = rt.restore(s, on_61, base, (i_4, me, which))
    s, on_62 = card_play(s, on_58, ch.at(64), pc + 11, base + 3, rt.at(s.cards, me, i_4), me, 1 - me)
    s = rt.save(s, rt.stopped_at(s, pc + 11, 4), base, (i_4, me, which))
    on_63 = on_56 | on_62
    on_64 = on_50 | on_63
    on_65 = on_44 & (~if_47)
    on_66 = on_64 | on_65
    if_67 = which == 2
    on_68 = on_66 & if_67
    s = ability_use(s, on_68, rt.at(CARD_ABILITY, rt.at(s.mon, me * 4 + i_4).card), me * 4 + i_4, me, 1 - me)
    s = rt.put(s, on_68, "used", (me * 4 + i_4,), rt.TRUE)
    return s, on_66


def set_up(s, on, ch, pc, base):
    """The effect of a reset."""
    for i_3 in range(2):
        ch_4 = ch.at(i_3)
        p = i_3
        s = deal(s, on, ch_4.at(39), p)
    s, on_5 = line_up(s, on, pc, base, s.starter)
    s, on_6 = line_up(s, on_5, pc + 4, base, 1 - s.starter)
    s = begin_turn(s, on_6, ch.at(42), s.starter)
    return s, on_6


def may_play(s, me, c):
    """the card is in your hand
    of two equal cards the first one is played
    the Bench has room
    a Pokemon of yours may evolve into it
    one Supporter a turn
    the card would do something
    """
    return (
        rt.at(rt.at(s.hand, me), c)
        & (~twin_before(s, me, c))
        & ((~basic(s, me, c)) | room(s, me))
        & (
            (rt.at(CARD_STAGE, rt.at(s.cards, me, c)) == 0)
            | rt.any_(rt.each(rt.members(team(s, me)), lambda m: can_evolve(s, m, c)))
        )
        & ((rt.at(CARD_KIND, rt.at(s.cards, me, c)) != 2) | ((~s.supporter_played) & (~supporter_blocked(me))))
        & card_can(s, rt.at(s.cards, me, c), me, 1 - me)
    )


def may_attach_energy(s, me, s_):
    """there is Energy in your Energy Zone
    a Pokemon of yours is there
    """
    return (rt.at(s.zone, me) != 8) & (rt.at(s.mon, me * 4 + s_).card != 38)


def may_use_ability(s, me, s_):
    """a Pokemon of yours is there
    it has an Ability to use
    each Ability once a turn
    its Ability can be used now
    """
    return (
        (rt.at(s.mon, me * 4 + s_).card != 38)
        & (
            (rt.at(CARD_ABILITY, rt.at(s.mon, me * 4 + s_).card) != 5)
            & rt.at(ABILITY_HAS_USE, rt.at(CARD_ABILITY, rt.at(s.mon, me * 4 + s_).card))
        )
        & (~rt.at(s.used, me * 4 + s_))
        & ability_ready(s, rt.at(CARD_ABILITY, rt.at(s.mon, me * 4 + s_).card), me * 4 + s_, me, 1 - me)
    )


def may_retreat(s, me, to):
    """one retreat a turn
    a Benched Pokemon of yours is there
    it is not held in the Active Spot
    its Energy pays for the retreat
    """
    return (
        (~s.retreated)
        & ((rt.at(s.mon, me * 4 + to).card != 38) & (rt.at(s.active, me) != to))
        & (~retreat_blocked(s, front(s, me)))
        & ((rt.at(s.mon, front(s, me)).card != 38) & (energy_on(s, front(s, me)) >= retreat_cost(s, front(s, me))))
    )


def may_attack(s, me, i):
    """it is not Asleep or Paralyzed
    it has that attack
    its Energy pays for the attack
    """
    return (
        (~cannot_attack(s, front(s, me)))
        & ((rt.at(s.mon, front(s, me)).card != 38) & (i < rt.at(CARD_ATTACKS, rt.at(s.mon, front(s, me)).card).size))
        & can_pay(s, front(s, me), rt.at(rt.at(CARD_ATTACKS, rt.at(s.mon, front(s, me)).card).data, i))
    )


def may_done(s, me):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.active,
            s.aid,
            s.cards,
            s.deck,
            s.hand,
            s.mon,
            s.retreated,
            s.supporter_played,
            s.turn,
            s.used,
            s.zone,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            rt.array(lambda c: may_play(s, me, c), 20).reshape(-1),
            rt.array(lambda s_: may_attach_energy(s, me, s_), 4).reshape(-1),
            rt.array(lambda s_: may_use_ability(s, me, s_), 4).reshape(-1),
            rt.array(lambda to: may_retreat(s, me, to), 4).reshape(-1),
            rt.array(lambda i: may_attack(s, me, i), 2).reshape(-1),
            jnp.asarray(may_done(s, me)).reshape(1),
            jnp.zeros(37, bool),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    return s, on


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # decks
    parts.append(rt.observed(rt.array(lambda d: rt.at(s.deck_of, viewer) == d, 4)))
    # hand_cards
    parts.append(rt.observed(rt.array(lambda c: rt.at(rt.at(s.hand, viewer), c), 20)))
    # seen_cards
    parts.append(
        rt.observed(
            rt.array(
                lambda k: rt.count(
                    rt.each(rt.members(rt.at(s.shown, 1 - viewer)), lambda c: rt.at(s.cards, 1 - viewer, c) == k)
                ),
                38,
            )
        )
    )
    # discarded
    parts.append(
        rt.observed(
            rt.array(
                lambda q, k: rt.count(
                    rt.each(
                        rt.members(rt.at(s.discard, side(viewer, q))), lambda c: rt.at(s.cards, side(viewer, q), c) == k
                    )
                ),
                2,
                38,
            )
        )
    )
    # board
    parts.append(
        rt.observed(
            rt.array(lambda q, s_, k: face_up(s, q) & (rt.at(s.mon, side(viewer, q) * 4 + s_).card == k), 2, 4, 38)
        )
    )
    # in_front
    parts.append(
        rt.observed(
            rt.array(
                lambda q, s_: (
                    face_up(s, q)
                    & (rt.at(s.mon, side(viewer, q) * 4 + s_).card != 38)
                    & (rt.at(s.active, side(viewer, q)) == s_)
                ),
                2,
                4,
            )
        )
    )
    # damage
    parts.append(
        rt.observed(
            rt.array(
                lambda q, s_: rt.over(
                    rt.cast(rt.select(face_up(s, q), rt.at(s.mon, side(viewer, q) * 4 + s_).damage, 0), jnp.float32)
                    - np.float32(0.0),
                    np.float32(200.0) - np.float32(0.0),
                ),
                2,
                4,
            )
        )
    )
    # energy
    parts.append(
        rt.observed(
            rt.array(
                lambda q, s_, t: rt.over(
                    rt.cast(
                        rt.select(face_up(s, q), rt.at(rt.at(s.mon, side(viewer, q) * 4 + s_).energy, t), 0),
                        jnp.float32,
                    )
                    - np.float32(0.0),
                    np.float32(5.0) - np.float32(0.0),
                ),
                2,
                4,
                8,
            )
        )
    )
    # moods
    parts.append(
        rt.observed(
            rt.array(lambda q, s_, x: face_up(s, q) & (rt.at(s.mon, side(viewer, q) * 4 + s_).mood == x), 2, 4, 4)
        )
    )
    # poisoned
    parts.append(
        rt.observed(rt.array(lambda q, s_: face_up(s, q) & rt.at(s.mon, side(viewer, q) * 4 + s_).poisoned, 2, 4))
    )
    # burned
    parts.append(
        rt.observed(rt.array(lambda q, s_: face_up(s, q) & rt.at(s.mon, side(viewer, q) * 4 + s_).burned, 2, 4))
    )
    # lasting
    parts.append(
        rt.observed(
            rt.array(
                lambda q, s_, k: face_up(s, q) & (rt.at(rt.at(s.mon, side(viewer, q) * 4 + s_).lasting, k) > 0), 2, 4, 3
            )
        )
    )
    # aids
    parts.append(
        rt.observed(
            rt.array(
                lambda q, k: rt.over(
                    rt.cast(rt.at(s.aid, side(viewer, q), k), jnp.float32) - np.float32(0.0),
                    np.float32(10.0) - np.float32(0.0),
                ),
                2,
                3,
            )
        )
    )
    # fresh
    parts.append(
        rt.observed(
            rt.array(
                lambda q, s_: (
                    face_up(s, q)
                    & (rt.at(s.mon, side(viewer, q) * 4 + s_).card != 38)
                    & (rt.at(s.mon, side(viewer, q) * 4 + s_).since == s.turn)
                ),
                2,
                4,
            )
        )
    )
    # used_up
    parts.append(rt.observed(rt.array(lambda s_: rt.at(s.used, viewer * 4 + s_), 4)))
    # zones
    parts.append(rt.observed(rt.array(lambda q, t: rt.at(s.zone, side(viewer, q)) == t, 2, 8)))
    # previews
    parts.append(rt.observed(rt.array(lambda q, t: rt.at(s.preview, side(viewer, q)) == t, 2, 8)))
    # hand_sizes
    parts.append(
        rt.observed(
            rt.array(
                lambda q: rt.over(
                    rt.cast(rt.size(rt.at(s.hand, side(viewer, q))), jnp.float32) - np.float32(0.0),
                    np.float32(10.0) - np.float32(0.0),
                ),
                2,
            )
        )
    )
    # deck_sizes
    parts.append(
        rt.observed(
            rt.array(
                lambda q: rt.over(
                    rt.cast(rt.pile_size(rt.at(s.deck, side(viewer, q))), jnp.float32) - np.float32(0.0),
                    np.float32(20.0) - np.float32(0.0),
                ),
                2,
            )
        )
    )
    # scores
    parts.append(rt.observed(rt.array(lambda q, n: rt.at(s.points, side(viewer, q)) >= n, 2, np.arange(1, 3))))
    # turns
    parts.append(
        rt.observed(rt.over(rt.cast(s.turn, jnp.float32) - np.float32(0.0), np.float32(30.0) - np.float32(0.0)))
    )
    # my_turn
    parts.append(rt.observed(s.mover == viewer))
    # no_supporter
    parts.append(rt.observed(s.supporter_played))
    # no_retreat
    parts.append(rt.observed(s.retreated))
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        deck_of=rt.i32(state.deck_of),
        starter=rt.i32(state.starter),
        cards=rt.i32(state.cards),
        deck=rt.computed_pile(state.deck, 20),
        hand=rt.from_words(state.hand, 20),
        shown=rt.from_words(state.shown, 20),
        discard=rt.from_words(state.discard, 20),
        spent=rt.i32(state.spent),
        mon=Mon(
            rt.i32(state.mon.card),
            rt.i32(state.mon.copy),
            rt.from_words(state.mon.under, 20),
            rt.i32(state.mon.damage),
            rt.i32(state.mon.energy),
            rt.i32(state.mon.since),
            rt.i32(state.mon.mood),
            state.mon.poisoned,
            state.mon.burned,
            rt.i32(state.mon.lasting),
        ),
        active=rt.i32(state.active),
        zone=rt.i32(state.zone),
        preview=rt.i32(state.preview),
        points=rt.i32(state.points),
        aid=rt.i32(state.aid),
        turn=rt.i32(state.turn),
        supporter_played=state.supporter_played,
        retreated=state.retreated,
        used=rt.from_words(state.used, 8),
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
        deck_of=rt.narrow(s.deck_of, jnp.uint8),
        starter=rt.narrow(s.starter, jnp.uint8),
        cards=rt.narrow(s.cards, jnp.uint8),
        deck=rt.stored_pile(s.deck, jnp.uint8),
        hand=rt.to_words(s.hand),
        shown=rt.to_words(s.shown),
        discard=rt.to_words(s.discard),
        spent=rt.narrow(s.spent, jnp.uint8),
        mon=Mon(
            rt.narrow(s.mon.card, jnp.uint8),
            rt.narrow(s.mon.copy, jnp.uint8),
            rt.to_words(s.mon.under),
            rt.narrow(s.mon.damage, jnp.uint16),
            rt.narrow(s.mon.energy, jnp.uint8),
            rt.narrow(s.mon.since, jnp.uint8),
            rt.narrow(s.mon.mood, jnp.uint8),
            rt.narrow(s.mon.poisoned, jnp.bool_),
            rt.narrow(s.mon.burned, jnp.bool_),
            rt.narrow(s.mon.lasting, jnp.uint8),
        ),
        active=rt.narrow(s.active, jnp.uint8),
        zone=rt.narrow(s.zone, jnp.uint8),
        preview=rt.narrow(s.preview, jnp.uint8),
        points=rt.narrow(s.points, jnp.uint8),
        aid=rt.narrow(s.aid, jnp.uint8),
        turn=rt.narrow(s.turn, jnp.uint8),
        supporter_played=rt.narrow(s.supporter_played, jnp.bool_),
        retreated=rt.narrow(s.retreated, jnp.bool_),
        used=rt.to_words(s.used),
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
        deck_of=rt.as_arrays(rt.full((2,), 0)),
        starter=rt.as_arrays(0),
        cards=rt.as_arrays(rt.full((2, 20), 0)),
        deck=rt.as_arrays(rt.full((2,), rt.new_pile(20, 0, 20, 2))),
        hand=rt.as_arrays(rt.full((2,), np.zeros(20, bool))),
        shown=rt.as_arrays(rt.full((2,), np.zeros(20, bool))),
        discard=rt.as_arrays(rt.full((2,), np.zeros(20, bool))),
        spent=rt.as_arrays(rt.full((2, 8), 0)),
        mon=rt.as_arrays(
            rt.full(
                (8,), Mon(38, 0, np.zeros(20, bool), 0, rt.full((8,), 0), 0, 0, rt.FALSE, rt.FALSE, rt.full((3,), 0))
            )
        ),
        active=rt.as_arrays(rt.full((2,), 0)),
        zone=rt.as_arrays(rt.full((2,), 8)),
        preview=rt.as_arrays(rt.full((2,), 8)),
        points=rt.as_arrays(rt.full((2,), 0)),
        aid=rt.as_arrays(rt.full((2, 3), 0)),
        turn=rt.as_arrays(0),
        supporter_played=rt.as_arrays(rt.FALSE),
        retreated=rt.as_arrays(rt.FALSE),
        used=rt.as_arrays(np.zeros(8, bool)),
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
    if "deck_of" not in given:
        s = s._replace(
            deck_of=rt.as_arrays(
                rt.stack(
                    [
                        ch.pick(36, rt.subset(4, rt.each(rt.span(4), lambda d: d))),
                        ch.pick(37, rt.subset(4, rt.each(rt.span(4), lambda d: d))),
                    ]
                )
            )
        )
    if "starter" not in given:
        s = s._replace(starter=rt.as_arrays(ch.pick(38, rt.subset(2, rt.each(rt.span(2), lambda p: p)))))
    if "cards" not in given:
        s = s._replace(
            cards=rt.as_arrays(rt.array(lambda p, c: rt.at(rt.at(DECK_CARDS, rt.at(s.deck_of, p)), c), 2, 20))
        )
    if "deck" not in given:
        s = s._replace(deck=rt.as_arrays(rt.full((2,), rt.new_pile(20, 0, 20, 2, np.full((20,), True, bool)))))
    if "hand" not in given:
        s = s._replace(hand=rt.as_arrays(np.full((2, 20), False, bool)))
    if "shown" not in given:
        s = s._replace(shown=rt.as_arrays(np.full((2, 20), False, bool)))
    if "discard" not in given:
        s = s._replace(discard=rt.as_arrays(np.full((2, 20), False, bool)))
    if "spent" not in given:
        s = s._replace(spent=rt.as_arrays(rt.full((2, 8), 0)))
    if "mon" not in given:
        s = s._replace(
            mon=rt.as_arrays(
                rt.full(
                    (8,),
                    Mon(
                        card=38,
                        copy=0,
                        under=np.full((20,), False, bool),
                        damage=0,
                        energy=rt.full((8,), 0),
                        since=0,
                        mood=0,
                        poisoned=rt.FALSE,
                        burned=rt.FALSE,
                        lasting=rt.full((3,), 0),
                    ),
                )
            )
        )
    if "active" not in given:
        s = s._replace(active=rt.as_arrays(rt.full((2,), 0)))
    if "zone" not in given:
        s = s._replace(zone=rt.as_arrays(rt.full((2,), 8)))
    if "preview" not in given:
        s = s._replace(preview=rt.as_arrays(rt.full((2,), 8)))
    if "points" not in given:
        s = s._replace(points=rt.as_arrays(rt.full((2,), 0)))
    if "aid" not in given:
        s = s._replace(aid=rt.as_arrays(rt.full((2, 3), 0)))
    if "turn" not in given:
        s = s._replace(turn=rt.as_arrays(0))
    if "supporter_played" not in given:
        s = s._replace(supporter_played=rt.as_arrays(rt.FALSE))
    if "retreated" not in given:
        s = s._replace(retreated=rt.as_arrays(rt.FALSE))
    if "used" not in given:
        s = s._replace(used=rt.as_arrays(rt.wide(EVOLUTION_BLOCKED)))
    if not set(given) & POSITION:
        s, on = set_up(s, on, ch, 1, 0)
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
    # Nobody is at the start of setup, only at its questions.
    on = rt.NEVER
    s, on = set_up(s, on, ch, 1, 0)
    from_setup = on
    on = go & ~asked
    s, on = act(s, on, ch, 9, 0, me, action)
    on = on | from_setup
    me = jnp.where(from_setup, s.mover, me)
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
    if "deck_of" in values:
        out["deck_of"] = rt.i32(state.deck_of)
    if "starter" in values:
        out["starter"] = rt.i32(state.starter)
    if "cards" in values:
        out["cards"] = rt.i32(state.cards)
    if "deck" in values:
        out["deck"] = rt.computed_pile(state.deck, 20)
    if "hand" in values:
        out["hand"] = rt.from_words(state.hand, 20)
    if "shown" in values:
        out["shown"] = rt.from_words(state.shown, 20)
    if "discard" in values:
        out["discard"] = rt.from_words(state.discard, 20)
    if "spent" in values:
        out["spent"] = rt.i32(state.spent)
    if "mon" in values:
        out["mon"] = Mon(
            rt.i32(state.mon.card),
            rt.i32(state.mon.copy),
            rt.from_words(state.mon.under, 20),
            rt.i32(state.mon.damage),
            rt.i32(state.mon.energy),
            rt.i32(state.mon.since),
            rt.i32(state.mon.mood),
            state.mon.poisoned,
            state.mon.burned,
            rt.i32(state.mon.lasting),
        )
    if "active" in values:
        out["active"] = rt.i32(state.active)
    if "zone" in values:
        out["zone"] = rt.i32(state.zone)
    if "preview" in values:
        out["preview"] = rt.i32(state.preview)
    if "points" in values:
        out["points"] = rt.i32(state.points)
    if "aid" in values:
        out["aid"] = rt.i32(state.aid)
    if "turn" in values:
        out["turn"] = rt.i32(state.turn)
    if "supporter_played" in values:
        out["supporter_played"] = state.supporter_played
    if "retreated" in values:
        out["retreated"] = state.retreated
    if "used" in values:
        out["used"] = rt.from_words(state.used, 8)
    return out


FIELDS = {
    "deck_of": ("deck_of", ("array", (2,), ("int",))),
    "starter": ("starter", ("int",)),
    "cards": ("cards", ("array", (2, 20), ("int",))),
    "deck": ("deck", ("array", (2,), ("pile", 20, 0, 0, 20, 2))),
    "hand": ("hand", ("array", (2,), ("set", 20, 0))),
    "shown": ("shown", ("array", (2,), ("set", 20, 0))),
    "discard": ("discard", ("array", (2,), ("set", 20, 0))),
    "spent": ("spent", ("array", (2, 8), ("int",))),
    "mon": (
        "mon",
        (
            "array",
            (8,),
            (
                "record",
                Mon,
                (
                    ("card", "card", ("opt", 38, ("int",))),
                    ("copy", "copy", ("int",)),
                    ("under", "under", ("set", 20, 0)),
                    ("damage", "damage", ("int",)),
                    ("energy", "energy", ("array", (8,), ("int",))),
                    ("since", "since", ("int",)),
                    ("mood", "mood", ("int",)),
                    ("poisoned", "poisoned", ("bool",)),
                    ("burned", "burned", ("bool",)),
                    ("lasting", "lasting", ("array", (3,), ("int",))),
                ),
            ),
        ),
    ),
    "active": ("active", ("array", (2,), ("int",))),
    "zone": ("zone", ("array", (2,), ("opt", 8, ("int",)))),
    "preview": ("preview", ("array", (2,), ("opt", 8, ("int",)))),
    "points": ("points", ("array", (2,), ("int",))),
    "aid": ("aid", ("array", (2, 3), ("int",))),
    "turn": ("turn", ("int",)),
    "supporter_played": ("supporter_played", ("bool",)),
    "retreated": ("retreated", ("bool",)),
    "used": ("used", ("set", 8, 0)),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {
    "cards",
    "deck",
    "hand",
    "shown",
    "discard",
    "spent",
    "mon",
    "active",
    "zone",
    "preview",
    "points",
    "aid",
    "turn",
    "supporter_played",
    "retreated",
    "used",
    "mover",
}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "tcg"
    version = "b7462e18ab52"
    num_players = NUM_PLAYERS
    num_actions = NUM_ACTIONS
    observation_size = 656
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
        return plain.to_plain(state, FIELDS, 18, 72, False)

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
