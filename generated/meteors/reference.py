# Made by specc 0.1.0 from specs/meteors.yaml. Do not edit.
# Version 0177b2ed56ce: it changes when the meaning of the rules changes.
"""Meteors, a small arcade game with sprites: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: written for specc
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Bool, Enum, Int, List, Pool, Product, Record
from .reference_runtime import f32, occupied, pick, push_out, put_in_pool
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Push(IntEnum):
    stay = 0
    left = 1
    right = 2
    fire = 3


PUSH = Enum(Push, ("stay", "left", "right", "fire"))


class Sq(NamedTuple):
    r: int
    c: int

    @staticmethod
    def at(r: int, c: int) -> Sq | None:
        """The value with these parts; None if one of them is out of its range."""
        return Sq(r, c) if 0 <= r <= 9 and 0 <= c <= 9 else None

    def shift(self, r: int, c: int) -> Sq | None:
        """The value with its parts moved by so much; None if one of them leaves its range."""
        return Sq.at(self.r + r, self.c + c)


SQ = Product(
    Sq,
    Int(0, 9),
    Int(0, 9),
    labels=(
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
        "h1",
        "i1",
        "j1",
        "a2",
        "b2",
        "c2",
        "d2",
        "e2",
        "f2",
        "g2",
        "h2",
        "i2",
        "j2",
        "a3",
        "b3",
        "c3",
        "d3",
        "e3",
        "f3",
        "g3",
        "h3",
        "i3",
        "j3",
        "a4",
        "b4",
        "c4",
        "d4",
        "e4",
        "f4",
        "g4",
        "h4",
        "i4",
        "j4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "g5",
        "h5",
        "i5",
        "j5",
        "a6",
        "b6",
        "c6",
        "d6",
        "e6",
        "f6",
        "g6",
        "h6",
        "i6",
        "j6",
        "a7",
        "b7",
        "c7",
        "d7",
        "e7",
        "f7",
        "g7",
        "h7",
        "i7",
        "j7",
        "a8",
        "b8",
        "c8",
        "d8",
        "e8",
        "f8",
        "g8",
        "h8",
        "i8",
        "j8",
        "a9",
        "b9",
        "c9",
        "d9",
        "e9",
        "f9",
        "g9",
        "h9",
        "i9",
        "j9",
        "a10",
        "b10",
        "c10",
        "d10",
        "e10",
        "f10",
        "g10",
        "h10",
        "i10",
        "j10",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values


@dataclass(slots=True)
class Meteor:
    at_: Sq
    large: bool

    def copy(self) -> Meteor:
        """A copy that can be changed without changing this one."""
        return Meteor(self.at_, self.large)


METEOR = Record(Meteor, ("at", "at_", SQ), ("large", "large", Bool()))


@dataclass(slots=True)
class Shot:
    at_: Sq

    def copy(self) -> Shot:
        """A copy that can be changed without changing this one."""
        return Shot(self.at_)


SHOT = Record(Shot, ("at", "at_", SQ))

METEORS = Pool(METEOR, 16)
SHOTS = Pool(SHOT, 4)
KIND = Int(0, 9)
STRUCK = List(KIND, 3)
KIND_ = Int(0, 16)
KIND_2 = Int(0, 4)

VALUE_1 = [None, None, None, None, None, None, None, None, None, None, None, None, None, None, None, None]
VALUE_2 = frozenset(
    {Sq(9, 0), Sq(9, 1), Sq(9, 2), Sq(9, 3), Sq(9, 4), Sq(9, 5), Sq(9, 6), Sq(9, 7), Sq(9, 8), Sq(9, 9)}
)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("ship", "wait", "meteors", "shots", "struck")

    ship: int
    wait: int
    meteors: list[Meteor | None]
    shots: list[Shot | None]
    struck: list[int]


# ---------------------------------------------------------------------------------------------- rules


def fly(state: State) -> None:
    # spec: specs/meteors.yaml:27
    for s_slot in occupied(state.shots):
        above = state.shots[s_slot].at_.shift(1, 0)
        if above is not None:
            state.shots[s_slot].at_ = above
        else:
            state.shots[s_slot] = None


def hit(state: State) -> None:
    """A large meteor becomes a small one."""
    # spec: specs/meteors.yaml:35
    for s_slot in occupied(state.shots):
        for m_slot in occupied(state.meteors):
            if state.meteors[m_slot].at_ != state.shots[s_slot].at_:
                continue
            push_out(state.struck, state.shots[s_slot].at_.c, 3)
            state.reward[0] += 1.0
            if state.meteors[m_slot].large:
                state.meteors[m_slot].large = False
            else:
                state.meteors[m_slot] = None
            state.shots[s_slot] = None
            break


def fall(state: State) -> bool:
    """True when one has come down on the ship."""
    # spec: specs/meteors.yaml:47
    crash = False
    for m_slot in occupied(state.meteors):
        below = state.meteors[m_slot].at_.shift(-1, -0)
        if below is not None:
            state.meteors[m_slot].at_ = below
        else:
            crash = crash or state.meteors[m_slot].at_.c == state.ship
            state.meteors[m_slot] = None
    return crash


# ---------------------------------------------------------------------------------------------- start


def ship_at_start(state: State, chance: Chance) -> int:
    """The start of ship."""
    # spec: specs/meteors.yaml:20
    return 4


def wait_at_start(state: State, chance: Chance) -> int:
    """The start of wait."""
    # spec: specs/meteors.yaml:21
    return 0


def meteors_at_start(state: State, chance: Chance) -> list[Meteor | None]:
    """The start of meteors."""
    # spec: specs/meteors.yaml:22
    return VALUE_1


def shots_at_start(state: State, chance: Chance) -> list[Shot | None]:
    """The start of shots."""
    # spec: specs/meteors.yaml:23
    return [None, None, None, None]


def struck_at_start(state: State, chance: Chance) -> list[int]:
    """The start of struck."""
    # spec: specs/meteors.yaml:24
    return []


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def act_refusal(state: State, me: int, push_: Push) -> str | None:
    """Why act is not legal; None if it is."""
    # spec: specs/meteors.yaml:59
    return None


def act(state: State, chance: Chance, me: int, push_: Push) -> None:
    # spec: specs/meteors.yaml:59
    state.wait = max(0, state.wait - 1)
    if push_ == Push.left:
        state.ship = max(0, state.ship - 1)
    elif push_ == Push.right:
        state.ship = min(9, state.ship + 1)
    elif push_ == Push.fire and state.wait == 0 and len(occupied(state.shots)) < 4:
        put_in_pool(state.shots, Shot(Sq(0, state.ship)), "act", "shots")
        state.wait = 3
    fly(state)
    hit(state)
    fall_result = fall(state)
    crash = fall_result
    hit(state)
    if crash:
        finish([f32(-1.0)], state)
    if len(occupied(state.meteors)) < 16:
        if chance.flip(5, f32(0.3)):
            put_in_pool(
                state.meteors,
                Meteor(pick(chance, 6, ALL_SQ, sorted(VALUE_2), "act"), chance.flip(7, f32(0.5))),
                "act",
                "meteors",
            )


# ---------------------------------------------------------------------------------------------- observations


def observe_ship(state: State, viewer: int) -> list[Any]:
    """Channel ship, the same for all."""
    # spec: specs/meteors.yaml:80
    return [state.ship == c for c in range(10)]


def observe_meteors(state: State, viewer: int) -> list[Any]:
    """Channel meteors, the same for all."""
    # spec: specs/meteors.yaml:81
    return [any(state.meteors[m_slot].at_ == x for m_slot in occupied(state.meteors)) for x in ALL_SQ]


def observe_large(state: State, viewer: int) -> list[Any]:
    """Channel large, the same for all."""
    # spec: specs/meteors.yaml:82
    return [
        any(state.meteors[m_slot].at_ == x and state.meteors[m_slot].large for m_slot in occupied(state.meteors))
        for x in ALL_SQ
    ]


def observe_shots(state: State, viewer: int) -> list[Any]:
    """Channel shots, the same for all."""
    # spec: specs/meteors.yaml:83
    return [any(state.shots[s_slot].at_ == x for s_slot in occupied(state.shots)) for x in ALL_SQ]


def observe_ready(state: State, viewer: int) -> list[Any]:
    """Channel ready, the same for all."""
    # spec: specs/meteors.yaml:84
    return [state.wait == 0]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            "ship ",
            shown(state.ship, KIND),
            ", ",
            shown(len(occupied(state.meteors)), KIND_),
            " meteors, ",
            shown(len(occupied(state.shots)), KIND_2),
            " shots\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("ship", "ship", KIND, start=ship_at_start),
    Field("wait", "wait", Int(0, 3), start=wait_at_start),
    Field("meteors", "meteors", METEORS, start=meteors_at_start),
    Field("shots", "shots", SHOTS, start=shots_at_start),
    Field("struck", "struck", STRUCK, start=struck_at_start),
)

GAME = State.game = Game(
    name="meteors",
    version="0177b2ed56ce",
    players=1,
    num_actions=4,
    state=State,
    setup=setup,
    actions=(
        Action("act", (PUSH,), 0, act_refusal, act, labels=("act(stay)", "act(left)", "act(right)", "act(fire)")),
    ),
    ends=(),
    channels=(
        Channel("ship", 10, observe_ship),
        Channel("meteors", 100, observe_meteors),
        Channel("large", 100, observe_large),
        Channel("shots", 100, observe_shots),
        Channel("ready", 1, observe_ready),
    ),
    render=render,
    max_steps=2000,
    sites={5: "flip", 6: "pick", 7: "flip"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
