"""Spell duel, a small card game of this repository: a JAX environment, generated from specs/spell_duel.yaml by specc 0.1.0. Do not edit.

Version fcd099d79f40. One environment, shapes without a batch; `jax.vmap` gives batches. Safe under jit, vmap, scan and shard_map.
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
NUM_ACTIONS = 34
REAL = "real32"
MAX_STEPS = 300
SAVED_WORDS = 6


# ------------------------------------------------------------------------------------------------ records


class Work(NamedTuple):
    """The state while a step is computed: whole numbers are int32, sets are masks."""

    life: Any
    power: Any
    deck: Any
    hand: Any
    discard: Any
    last_cast: Any
    ward: Any
    ward_left: Any
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
    life: Any
    power: Any
    deck: Any
    hand: Any
    discard: Any
    last_cast: Any
    ward: Any
    ward_left: Any
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
WARD_HAS_MODIFY_ARMOUR = np.array([True, False, False], bool)
WARD_HAS_MODIFY_LIMIT = np.array([False, True, False], bool)
COPY_SPELL = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7], np.int8)
SPELL_COST = np.array([1, 3, 1, 1, 2, 2, 0, 0], np.int8)
INTS = np.array(
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2], np.int8
)
WARD_LASTS = np.array([3, 2, 1], np.int8)
OPERAND = np.array([13, 14], np.int8)
INTS_ = np.array([0, 1, 2, 3, 4, 5, 6, 7], np.int8)
SET_OF_INT = np.array([False, False, False, False, False, True, False, False, False], bool)
SET_OF_INT_ = np.array([True, True, False, False, False, False, False, False, False], bool)
OPERAND_ = np.array([6, 7], np.int8)
OPERAND__ = np.array([3, 7], np.int8)
SET_OF_INT__ = np.array([False, False, True, True, True, False, False, False, False], bool)
OPERAND___ = np.array([0, 0, 0, 1, 2], np.int8)
WARD_MODIFY_ARMOUR = np.array([[[2, 3], [3, 2]], [[3, 3], [3, 3]], [[3, 3], [3, 3]]], np.int8)
WARD_MODIFY_LIMIT = np.array([[[4, 4], [4, 4]], [[3, 4], [4, 3]], [[4, 4], [4, 4]]], np.int8)
WARD_MODIFY_MAY_STRIKE = np.array(
    [[[False, False], [False, False]], [[False, True], [True, False]], [[False, False], [False, False]]], bool
)
WARD_HAS_REACT_HURT = np.array([True, True, True], bool)
INTS__ = np.array([0, 1, 2], np.int8)
SET_OF_INT___ = np.array([True, True, False, False], bool)


# ------------------------------------------------------------------------------------------------ functions


def armour(s, q):
    """modifiers ?? 0"""
    return rt.select(
        rt.max_(
            rt.each(
                rt.span(2),
                lambda p: rt.each(
                    rt.span(3),
                    lambda row_of: rt.given(
                        (rt.at(s.ward, p) == row_of)
                        & rt.at(WARD_HAS_MODIFY_ARMOUR, row_of)
                        & (ward_modify_armour(row_of, p, q) != 3),
                        ward_modify_armour(row_of, p, q),
                    ),
                ),
            ),
            True,
            3,
        )
        != 3,
        rt.max_(
            rt.each(
                rt.span(2),
                lambda p: rt.each(
                    rt.span(3),
                    lambda row_of: rt.given(
                        (rt.at(s.ward, p) == row_of)
                        & rt.at(WARD_HAS_MODIFY_ARMOUR, row_of)
                        & (ward_modify_armour(row_of, p, q) != 3),
                        ward_modify_armour(row_of, p, q),
                    ),
                ),
            ),
            True,
            3,
        ),
        0,
    )


def limit(s, q):
    """modifiers ?? 20"""
    return rt.select(
        rt.min_(
            rt.each(
                rt.span(2),
                lambda p: rt.each(
                    rt.span(3),
                    lambda row_of: rt.given(
                        (rt.at(s.ward, p) == row_of)
                        & rt.at(WARD_HAS_MODIFY_LIMIT, row_of)
                        & (ward_modify_limit(row_of, p, q) != 4),
                        ward_modify_limit(row_of, p, q),
                    ),
                ),
            ),
            True,
            4,
        )
        != 4,
        rt.min_(
            rt.each(
                rt.span(2),
                lambda p: rt.each(
                    rt.span(3),
                    lambda row_of: rt.given(
                        (rt.at(s.ward, p) == row_of)
                        & rt.at(WARD_HAS_MODIFY_LIMIT, row_of)
                        & (ward_modify_limit(row_of, p, q) != 4),
                        ward_modify_limit(row_of, p, q),
                    ),
                ),
            ),
            True,
            4,
        ),
        20,
    )


def may_strike(s, q):
    """modifiers"""
    return rt.all_(
        rt.each(
            rt.span(2),
            lambda p: rt.each(
                rt.span(3),
                lambda row_of: rt.given(
                    (rt.at(s.ward, p) == row_of) & rt.at(WARD_HAS_MODIFY_LIMIT, row_of),
                    ward_modify_may_strike(row_of, p, q),
                ),
            ),
        )
    )


def known_top(s, p):
    """the top card of one's own deck, if one has seen it
    deck[p].seen(0, p)
    """
    return rt.pile_seen(rt.at(s.deck, p), 0, p, 24)


def weakest(s):
    """argmin(life[p] for p in Player)"""
    return rt.best(rt.each(rt.span(2), lambda p: rt.at(s.life, p)), rt.each(rt.span(2), lambda p: p), False)


# ------------------------------------------------------------------------------------------------ code of tables


def spell_cast(s, on, ch, pc, base, row, p):
    """`cast` of a row of Spell."""
    path = rt.path_of(ch)
    which = rt.at(rt.wide(INTS_), row)
    on_1 = on
    broke_2 = rt.FALSE
    for i_4 in range(4):
        on_5 = on_1
        again_3 = rt.FALSE
        if_6 = ~rt.at(rt.wide(SET_OF_INT), which)
        on_7 = on_5 & if_6
        broke_2 = broke_2 | on_7
        on_8 = on_5 & (~if_6)
        if_9 = which == 5
        on_10 = on_8 & if_9
        back_5 = rt.at(s.last_cast, 1 - p)
        if_11 = (back_5 != 8) & (back_5 != 5)
        on_12 = on_10 & if_11
        new_13 = back_5
        new_14 = p
        row = rt.select(on_12, new_13, row)
        p = rt.select(on_12, new_14, p)
        which = rt.select(on_12, rt.at(rt.wide(INTS_), row), which)
        path = rt.select(on_12, rt.path_of(rt.with_path(ch, path).at(8)), path)
        again_3 = again_3 | on_12
        on_15 = on_10 & (~if_11)
        on_16 = on_8 & (~if_9)
        on_17 = on_15 | on_16
        which = rt.select(on_17, 8, which)
        broke_2 = broke_2 | on_17
        on_1 = again_3
    on_18 = on_1 | broke_2
    if_19 = which == 7
    on_20 = on_18 & if_19
    old_7 = np.full((24,), False, bool)
    on_21 = on_20
    broke_22 = rt.FALSE
    for i_24 in range(2):
        pc_25 = pc + 1 * i_24
        on_26 = on_21
        on_27 = rt.is_at(s, pc_25, 1)
        old_7, p, which = rt.restore(s, on_27, base, (old_7, p, which))
        options_28 = rt.subset(
            24,
            rt.each(rt.members(rt.at(s.discard, p)), lambda old_one_7: rt.given((~rt.at(old_7, old_one_7)), old_one_7)),
        )
        s, on_29, chosen_30 = rt.ask(
            s,
            on_26,
            on_27,
            pc_25,
            11,
            p,
            options_28,
            9,
            keys=rt.array(lambda old_one_7: rt.at(SPELL_COST, rt.at(COPY_SPELL, old_one_7)), 24),
            optional=True,
        )
        s = rt.save(s, rt.stopped_at(s, pc_25, 1), base, (old_7, p, which))
        old_one_2_7 = chosen_30
        if_31 = old_one_2_7 != 24
        on_32 = on_29 & if_31
        old_7 = rt.written(rt.wide(old_7), on_32, (old_one_2_7,), rt.TRUE)
        on_33 = on_29 & (~if_31)
        broke_22 = broke_22 | on_33
        on_21 = on_32
    on_34 = on_21 | broke_22
    each_35 = old_7
    for i_38 in range(24):
        c_7 = i_38
        go_39 = rt.at(each_35, i_38)
        on_40 = on_34 & go_39
        s = rt.put(s, on_40, "discard", (p, c_7), rt.FALSE)
    s = rt.update(s, on_34, "deck", (p,), lambda old: rt.pile_put(old, old_7))
    on_41 = on_18 & (~if_19)
    on_42 = on_34 | on_41
    if_43 = which == 6
    on_44 = on_42 & if_43
    s = rt.update(s, on_44, "deck", (p,), lambda old: rt.pile_show(old, 2, 2, p, rt.with_path(ch, path), 9))
    on_45 = rt.is_at(s, pc + 2, 1)
    p, which = rt.restore(s, on_45, base, (p, which))
    options_46 = rt.at(s.discard, p)
    s, on_47, chosen_48 = rt.ask(s, on_44, on_45, pc + 2, 10, p, options_46, 9, optional=True, none_number=33)
    s = rt.save(s, rt.stopped_at(s, pc + 2, 1), base, (p, which))
    c_2_6 = chosen_48
    if_49 = c_2_6 != 24
    on_50 = on_47 & if_49
    s = rt.put(s, on_50, "discard", (p, c_2_6), rt.FALSE)
    s = rt.update(s, on_50, "deck", (p,), lambda old: rt.pile_put_top(old, c_2_6))
    on_51 = on_42 & (~if_43)
    on_52 = on_47 | on_51
    if_53 = rt.at(rt.wide(SET_OF_INT_), which)
    on_54 = on_52 & if_53
    s = strike(s, on_54, p, rt.at(OPERAND__, which))
    if_55 = rt.at(rt.wide(SET_OF_INT__), which)
    on_56 = on_52 & if_55
    s = rt.put(s, on_56, "ward", (p,), rt.at(OPERAND___, which))
    return s, on_52


def ward_modify_armour(row, p, q):
    """`modify_armour` of a row of Ward."""
    return rt.at(WARD_MODIFY_ARMOUR, row, p, q)


def ward_modify_limit(row, p, q):
    """`modify_limit` of a row of Ward."""
    return rt.at(WARD_MODIFY_LIMIT, row, p, q)


def ward_modify_may_strike(row, p, q):
    """`modify_may_strike` of a row of Ward."""
    return rt.at(WARD_MODIFY_MAY_STRIKE, row, p, q)


@rt.outlined
def ward_react_hurt(s, on, row, p, target, amount):
    """`react_hurt` of a row of Ward."""
    which = rt.at(rt.wide(INTS__), row)
    if_1 = which == 1
    on_2 = on & if_1
    amount_changed_1 = amount
    if_3 = rt.at(rt.wide(SET_OF_INT___), which)
    on_4 = on & if_3
    cancelled_1 = rt.FALSE
    if_5 = which == 1
    on_6 = on & if_5
    if_7 = (p == target) & (amount_changed_1 > 3)
    on_8 = on_6 & if_7
    amount_changed_1 = rt.select(on_8, 3, amount_changed_1)
    if_9 = which == 0
    on_10 = on & if_9
    if_11 = p == target
    on_12 = on_10 & if_11
    s = rt.put(s, on_12, "ward_left", (p,), rt.greatest(0, rt.at(s.ward_left, p) - 1))
    if_13 = which == 2
    on_14 = on & if_13
    cancelled_2 = rt.FALSE
    if_15 = p == target
    on_16 = on_14 & if_15
    cancelled_2 = rt.select(on_16, rt.TRUE, cancelled_2)
    result = rt.select(
        which == 1,
        (
            amount_changed_1,
            cancelled_1,
        ),
        rt.select(
            which == 0,
            (
                amount,
                cancelled_1,
            ),
            (
                amount,
                cancelled_2,
            ),
        ),
    )
    return s, result


# ------------------------------------------------------------------------------------------------ rules


@rt.outlined
def next_turn(s, on, ch, p):
    """if len(deck[p]) > 0:
        c = deck[p].pop()
        hand[p].add(c)
    # now and then the wind brings power to one of the weaker
    choose q in Player at random weighted 21 - life[q]
    power[q] = min(9, power[q] + 1)
    power[p] = min(9, power[p] + 1)
    pass_turn()
    fade(mover)
    """
    if_1 = rt.pile_size(rt.at(s.deck, p)) > 0
    on_2 = on & if_1
    s = rt.fault(s, on_2 & (rt.pile_size(rt.at(s.deck, p)) == 0), 6)
    card_3, rest = rt.pile_pop(rt.at(s.deck, p), ch, 2)
    popped = card_3
    s = rt.put(s, on_2, "deck", (p,), rest)
    c = popped
    s = rt.put(s, on_2, "hand", (p, c), rt.TRUE)
    options_4 = rt.subset(2, rt.each(rt.span(2), lambda q: q))
    s = rt.fault(s, on & (~jnp.any(options_4)), 3)
    chosen_5 = ch.weighted(3, jnp.where(options_4, rt.array(lambda q: 21 - rt.at(s.life, q), 2), 0))
    q = chosen_5
    s = rt.put(s, on, "power", (q,), rt.least(9, rt.at(s.power, q) + 1))
    s = rt.put(s, on, "power", (p,), rt.least(9, rt.at(s.power, p) + 1))
    s = rt.put(s, on, "mover", (), rt.remainder(s.mover + 1, 2))
    s = fade(s, on, s.mover)
    return s


@rt.outlined
def strike(s, on, p, n):
    """if not may_strike(p):
        return
    amount = n
    hit = emit hurt(other(p), amount)
    if hit:
        life[other(p)] -= min(life[other(p)], min(limit(other(p)), max(0, amount - armour(other(p)))))
    """
    if_1 = ~may_strike(s, p)
    on_2 = on & if_1
    on_3 = on & (~if_1)
    amount = n
    cancelled = rt.FALSE
    target = 1 - p
    amount_2 = amount
    cancelled = rt.select(on_3, rt.FALSE, cancelled)
    for i_6 in range(2):
        p_2 = i_6
        for i_9 in range(3):
            row_of = i_9
            if_10 = (rt.at(s.ward, p_2) == row_of) & rt.at(WARD_HAS_REACT_HURT, row_of)
            on_11 = on_3 & if_10
            s, got_12 = ward_react_hurt(s, on_11, row_of, p_2, target, amount_2)
            answer = got_12
            amount_2 = rt.select(on_11, answer[0], amount_2)
            cancelled = rt.select(on_11, cancelled | answer[1], cancelled)
    amount = rt.select(on_3, amount_2, amount)
    hit = ~cancelled
    if_13 = hit
    on_14 = on_3 & if_13
    s = rt.fault(
        s,
        on_14
        & (
            (
                rt.at(s.life, 1 - p)
                - rt.least(rt.at(s.life, 1 - p), rt.least(limit(s, 1 - p), rt.greatest(0, amount - armour(s, 1 - p))))
            )
            < 0
        ),
        2,
    )
    s = rt.put(
        s,
        on_14,
        "life",
        (1 - p,),
        rt.at(s.life, 1 - p)
        - rt.least(rt.at(s.life, 1 - p), rt.least(limit(s, 1 - p), rt.greatest(0, amount - armour(s, 1 - p)))),
    )
    return s


@rt.outlined
def fade(s, on, p):
    """if ward[p]?:
    ward_left[p] = max(0, ward_left[p] - 1)
    if ward_left[p] == 0:
        ward[p] = none
    """
    if_1 = rt.at(s.ward, p) != 3
    on_2 = on & if_1
    s = rt.put(s, on_2, "ward_left", (p,), rt.greatest(0, rt.at(s.ward_left, p) - 1))
    if_3 = rt.at(s.ward_left, p) == 0
    on_4 = on_2 & if_3
    s = rt.put(s, on_4, "ward", (p,), 3)
    return s


# ------------------------------------------------------------------------------------------------ actions


def act(s, on, ch, pc, base, me, action):
    """What the action with this number does."""
    which = rt.at(rt.wide(INTS), action)
    if_1 = which == 0
    on_2 = on & if_1
    s_0 = action - 0
    used_0 = rt.first(
        rt.each(rt.members(rt.at(s.hand, me)), lambda c_0: rt.given((rt.at(COPY_SPELL, c_0) == s_0), c_0)), True, 24
    )
    if_3 = used_0 != 24
    on_4 = on_2 & if_3
    s = rt.put(s, on_4, "hand", (me, used_0), rt.FALSE)
    s = rt.put(s, on_4, "discard", (me, used_0), rt.TRUE)
    s = rt.put(s, on_2, "power", (me,), rt.greatest(0, rt.at(s.power, me) - rt.at(SPELL_COST, s_0)))
    on_5 = rt.is_at(s, pc, 3)
    me, s_0, which = rt.restore(s, on_5, base, (me, s_0, which))
    s, on_6 = spell_cast(s, on_2, ch.at(12), pc, base + 3, s_0, me)
    s = rt.save(s, rt.stopped_at(s, pc, 3), base, (me, s_0, which))
    s = rt.put(s, on_6, "last_cast", (me,), s_0)
    if_7 = (rt.at(s.ward, me) != 3) & (rt.at(s.ward_left, me) == 0)
    on_8 = on_6 & if_7
    s = rt.put(s, on_8, "ward_left", (me,), rt.at(WARD_LASTS, rt.at(s.ward, me)))
    on_9 = on & (~if_1)
    on_10 = on_6 | on_9
    s = next_turn(s, on_10, ch.at(rt.at(OPERAND, which)), me)
    return s, on_10


@rt.outlined
def set_up(s, on, ch):
    """The effect of a reset."""
    for i_3 in range(2):
        ch_4 = ch.at(i_3)
        p = i_3
        for i_7 in range(3):
            ch_8 = ch_4.at(i_7)
            s = rt.fault(s, on & (rt.pile_size(rt.at(s.deck, p)) == 0), 6)
            card_9, rest = rt.pile_pop(rt.at(s.deck, p), ch_8, 5)
            popped = card_9
            s = rt.put(s, on, "deck", (p,), rest)
            c = popped
            s = rt.put(s, on, "hand", (p, c), rt.TRUE)
    return s


def may_cast(s, me, s_):
    """you hold that spell
    there is power for it
    both of you are alive
    """
    return (
        rt.any_(rt.each(rt.members(rt.at(s.hand, me)), lambda c: rt.at(COPY_SPELL, c) == s_))
        & (rt.at(SPELL_COST, s_) <= rt.at(s.power, me))
        & ((0 < rt.at(s.life, me)) & (rt.at(s.life, me) <= 20) & (rt.at(s.life, 1 - me) > 0))
    )


def may_wait(s, me):
    """Always."""
    return rt.TRUE


def legal_actions(s, me):
    """The mask of all actions for a player, computed once for a state."""
    return rt.once(
        "legal",
        (
            s.hand,
            s.life,
            s.power,
            me,
        ),
        lambda: mask_of_actions(s, me),
    )


def mask_of_actions(s, me):
    return jnp.concatenate(
        [
            rt.array(lambda s_: may_cast(s, me, s_), 8).reshape(-1),
            jnp.asarray(may_wait(s, me)).reshape(1),
            jnp.zeros(25, bool),
        ]
    )


def try_ends(s, on, me):
    """The first end that holds counts."""
    # a life is spent
    if_1 = rt.any_(rt.each(rt.span(2), lambda p: rt.at(s.life, p) == 0))
    on_2 = on & if_1
    s = rt.finish(
        s,
        on_2,
        [
            rt.select(weakest(s) == 0, np.float32(-1.0), np.float32(1.0)),
            rt.select(weakest(s) == 1, np.float32(-1.0), np.float32(1.0)),
        ],
    )
    on_3 = on & (~if_1)
    return s, on_3


# ------------------------------------------------------------------------------------------------ observation
def observe(s, viewer):
    """What a player sees, as one vector."""
    parts = []
    # life
    parts.append(
        rt.observed(
            rt.array(
                lambda k: rt.over(rt.cast(rt.at(s.life, rt.remainder(viewer + k, 2)), jnp.float32), np.float32(20.0)), 2
            )
        )
    )
    # power
    parts.append(
        rt.observed(
            rt.array(
                lambda k: rt.over(rt.cast(rt.at(s.power, rt.remainder(viewer + k, 2)), jnp.float32), np.float32(9.0)), 2
            )
        )
    )
    # hand
    parts.append(
        rt.observed(
            rt.array(
                lambda s_: rt.over(
                    rt.cast(
                        rt.count(rt.each(rt.members(rt.at(s.hand, viewer)), lambda c: rt.at(COPY_SPELL, c) == s_)),
                        jnp.float32,
                    ),
                    np.float32(3.0),
                ),
                8,
            )
        )
    )
    # known
    parts.append(
        rt.observed(
            rt.array(lambda s_: (known_top(s, viewer) != 24) & (rt.at(COPY_SPELL, known_top(s, viewer)) == s_), 8)
        )
    )
    # ward
    parts.append(rt.observed(rt.array(lambda k, w: rt.at(s.ward, rt.remainder(viewer + k, 2)) == w, 2, 3)))
    # discard
    parts.append(
        rt.observed(
            rt.array(
                lambda k, s_: rt.over(
                    rt.cast(
                        rt.count(
                            rt.each(
                                rt.members(rt.at(s.discard, rt.remainder(viewer + k, 2))),
                                lambda c: rt.at(COPY_SPELL, c) == s_,
                            )
                        ),
                        jnp.float32,
                    ),
                    np.float32(3.0),
                ),
                2,
                8,
            )
        )
    )
    return jnp.concatenate(parts)


# ------------------------------------------------------------------------------------------------ state
def unpack(state: State) -> Work:
    """The stored state as it is while a step is computed."""
    return Work(
        life=rt.i32(state.life),
        power=rt.i32(state.power),
        deck=rt.computed_pile(state.deck, 24),
        hand=rt.from_words(state.hand, 24),
        discard=rt.from_words(state.discard, 24),
        last_cast=rt.i32(state.last_cast),
        ward=rt.i32(state.ward),
        ward_left=rt.i32(state.ward_left),
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
        life=rt.narrow(s.life, jnp.uint8),
        power=rt.narrow(s.power, jnp.uint8),
        deck=rt.stored_pile(s.deck, jnp.uint8),
        hand=rt.to_words(s.hand),
        discard=rt.to_words(s.discard),
        last_cast=rt.narrow(s.last_cast, jnp.uint8),
        ward=rt.narrow(s.ward, jnp.uint8),
        ward_left=rt.narrow(s.ward_left, jnp.uint8),
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
        life=rt.as_arrays(rt.full((2,), 0)),
        power=rt.as_arrays(rt.full((2,), 0)),
        deck=rt.as_arrays(rt.full((2,), rt.new_pile(24, 24, 0, 2))),
        hand=rt.as_arrays(rt.full((2,), np.zeros(24, bool))),
        discard=rt.as_arrays(rt.full((2,), np.zeros(24, bool))),
        last_cast=rt.as_arrays(rt.full((2,), 8)),
        ward=rt.as_arrays(rt.full((2,), 3)),
        ward_left=rt.as_arrays(rt.full((2,), 0)),
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
    if "life" not in given:
        s = s._replace(life=rt.as_arrays(rt.full((2,), 12)))
    if "power" not in given:
        s = s._replace(power=rt.as_arrays(rt.full((2,), 1)))
    if "deck" not in given:
        s = s._replace(deck=rt.as_arrays(rt.full((2,), rt.new_pile(24, 24, 0, 2, np.full((24,), True, bool)))))
    if "hand" not in given:
        s = s._replace(hand=rt.as_arrays(rt.full((2,), np.full((24,), False, bool))))
    if "discard" not in given:
        s = s._replace(discard=rt.as_arrays(rt.full((2,), np.full((24,), False, bool))))
    if "last_cast" not in given:
        s = s._replace(last_cast=rt.as_arrays(rt.full((2,), 8)))
    if "ward" not in given:
        s = s._replace(ward=rt.as_arrays(rt.full((2,), 3)))
    if "ward_left" not in given:
        s = s._replace(ward_left=rt.as_arrays(rt.full((2,), 0)))
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
    if "life" in values:
        out["life"] = rt.i32(state.life)
    if "power" in values:
        out["power"] = rt.i32(state.power)
    if "deck" in values:
        out["deck"] = rt.computed_pile(state.deck, 24)
    if "hand" in values:
        out["hand"] = rt.from_words(state.hand, 24)
    if "discard" in values:
        out["discard"] = rt.from_words(state.discard, 24)
    if "last_cast" in values:
        out["last_cast"] = rt.i32(state.last_cast)
    if "ward" in values:
        out["ward"] = rt.i32(state.ward)
    if "ward_left" in values:
        out["ward_left"] = rt.i32(state.ward_left)
    return out


FIELDS = {
    "life": ("life", ("array", (2,), ("int",))),
    "power": ("power", ("array", (2,), ("int",))),
    "deck": ("deck", ("array", (2,), ("pile", 24, 0, 24, 0, 2))),
    "hand": ("hand", ("array", (2,), ("set", 24, 0))),
    "discard": ("discard", ("array", (2,), ("set", 24, 0))),
    "last_cast": ("last_cast", ("array", (2,), ("opt", 8, ("int",)))),
    "ward": ("ward", ("array", (2,), ("opt", 3, ("int",)))),
    "ward_left": ("ward_left", ("array", (2,), ("int",))),
}
# A position is given when a field is that does not ask for it: then setup does not run.
POSITION = {"life", "power", "deck", "hand", "discard", "last_cast", "ward", "ward_left", "mover"}


# ------------------------------------------------------------------------------------------------ environment
class Env:
    """Pure functions of states; nothing here changes but the parameters given at the start."""

    name = "spell_duel"
    version = "fcd099d79f40"
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
        return plain.to_plain(state, FIELDS, 8, 34, False)

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
