# Made by specc 0.1.0 from specs/jotto.yaml. Do not edit.
# Version f0faaf5b621d: it changes when the meaning of the rules changes.
"""Jotto; guess a secret word by how many of its letters a guess has: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Jotto
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Enum, Int, List, Record, Row, Rowed, table
from .reference_runtime import f32, in_range, known, last, pick, push
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)


class Letter(IntEnum):
    a = 0
    b = 1
    c = 2
    d = 3
    e = 4
    f = 5
    g = 6
    h = 7
    i = 8
    j = 9
    k = 10
    l = 11
    m = 12
    n = 13
    o = 14
    p = 15
    q = 16
    r = 17
    s = 18
    t = 19
    u = 20
    v = 21
    w = 22
    x = 23
    y = 24
    z = 25


LETTER = Enum(
    Letter,
    (
        "a",
        "b",
        "c",
        "d",
        "e",
        "f",
        "g",
        "h",
        "i",
        "j",
        "k",
        "l",
        "m",
        "n",
        "o",
        "p",
        "q",
        "r",
        "s",
        "t",
        "u",
        "v",
        "w",
        "x",
        "y",
        "z",
    ),
)


class Word(Row):
    """Words of five different letters."""

    __slots__ = columns = ("letters",)

    letters: frozenset[Letter]


WORD = table(
    Word,
    (
        "acorn",
        "amber",
        "badge",
        "baker",
        "beach",
        "black",
        "blimp",
        "bread",
        "brick",
        "cabin",
        "candy",
        "chalk",
        "champ",
        "chunk",
        "cloud",
        "crane",
        "crown",
        "daisy",
        "delta",
        "dream",
        "drift",
        "dusky",
        "dwarf",
        "earth",
        "eight",
        "elbow",
        "exact",
        "exist",
        "field",
        "fight",
        "flame",
        "flute",
        "forge",
        "frost",
        "frown",
        "fruit",
        "ghost",
        "giant",
        "glyph",
        "grape",
        "gravy",
        "grind",
        "haste",
        "heart",
        "hinge",
        "hotel",
        "house",
        "ideas",
        "image",
        "index",
        "inlay",
        "ivory",
        "joker",
        "judge",
        "juice",
        "jumpy",
        "knife",
        "large",
        "latch",
        "laugh",
        "lemon",
        "light",
        "lunar",
        "mango",
        "maple",
        "march",
        "metal",
        "might",
        "mouse",
        "night",
        "noble",
        "north",
        "nudge",
        "ocean",
        "olive",
        "opera",
        "orbit",
        "pearl",
        "piano",
        "pixel",
        "plant",
        "pound",
        "pride",
        "print",
        "quark",
        "quick",
        "quiet",
        "quilt",
        "radio",
        "rhyme",
        "round",
        "rusty",
        "scale",
        "sharp",
        "slate",
        "snake",
        "solar",
        "spine",
        "storm",
        "table",
        "thick",
        "tiger",
        "trend",
        "tulip",
        "uncle",
        "under",
        "unity",
        "urban",
        "usher",
        "vague",
        "vapor",
        "vital",
        "vixen",
        "vocal",
        "voice",
        "vozhd",
        "wager",
        "waltz",
        "water",
        "whale",
        "width",
        "wrist",
        "xenia",
        "yacht",
        "yield",
        "young",
        "youth",
        "zebra",
        "zonal",
    ),
)
WORD_KIND = Rowed(WORD)


@dataclass(slots=True)
class Turn:
    word: Word
    common: int

    def copy(self) -> Turn:
        """A copy that can be changed without changing this one."""
        return Turn(self.word, self.common)


TURN = Record(Turn, ("word", "word", WORD_KIND), ("common", "common", Int(0, 5)))

TURNS = List(TURN, 12)

# ---------------------------------------------------------------------------------------------- tables

WORD.fill(
    ("acorn", frozenset({Letter.a, Letter.c, Letter.n, Letter.o, Letter.r})),
    ("amber", frozenset({Letter.a, Letter.b, Letter.e, Letter.m, Letter.r})),
    ("badge", frozenset({Letter.a, Letter.b, Letter.d, Letter.e, Letter.g})),
    ("baker", frozenset({Letter.a, Letter.b, Letter.e, Letter.k, Letter.r})),
    ("beach", frozenset({Letter.a, Letter.b, Letter.c, Letter.e, Letter.h})),
    ("black", frozenset({Letter.a, Letter.b, Letter.c, Letter.k, Letter.l})),
    ("blimp", frozenset({Letter.b, Letter.i, Letter.l, Letter.m, Letter.p})),
    ("bread", frozenset({Letter.a, Letter.b, Letter.d, Letter.e, Letter.r})),
    ("brick", frozenset({Letter.b, Letter.c, Letter.i, Letter.k, Letter.r})),
    ("cabin", frozenset({Letter.a, Letter.b, Letter.c, Letter.i, Letter.n})),
    ("candy", frozenset({Letter.a, Letter.c, Letter.d, Letter.n, Letter.y})),
    ("chalk", frozenset({Letter.a, Letter.c, Letter.h, Letter.k, Letter.l})),
    ("champ", frozenset({Letter.a, Letter.c, Letter.h, Letter.m, Letter.p})),
    ("chunk", frozenset({Letter.c, Letter.h, Letter.k, Letter.n, Letter.u})),
    ("cloud", frozenset({Letter.c, Letter.d, Letter.l, Letter.o, Letter.u})),
    ("crane", frozenset({Letter.a, Letter.c, Letter.e, Letter.n, Letter.r})),
    ("crown", frozenset({Letter.c, Letter.n, Letter.o, Letter.r, Letter.w})),
    ("daisy", frozenset({Letter.a, Letter.d, Letter.i, Letter.s, Letter.y})),
    ("delta", frozenset({Letter.a, Letter.d, Letter.e, Letter.l, Letter.t})),
    ("dream", frozenset({Letter.a, Letter.d, Letter.e, Letter.m, Letter.r})),
    ("drift", frozenset({Letter.d, Letter.f, Letter.i, Letter.r, Letter.t})),
    ("dusky", frozenset({Letter.d, Letter.k, Letter.s, Letter.u, Letter.y})),
    ("dwarf", frozenset({Letter.a, Letter.d, Letter.f, Letter.r, Letter.w})),
    ("earth", frozenset({Letter.a, Letter.e, Letter.h, Letter.r, Letter.t})),
    ("eight", frozenset({Letter.e, Letter.g, Letter.h, Letter.i, Letter.t})),
    ("elbow", frozenset({Letter.b, Letter.e, Letter.l, Letter.o, Letter.w})),
    ("exact", frozenset({Letter.a, Letter.c, Letter.e, Letter.t, Letter.x})),
    ("exist", frozenset({Letter.e, Letter.i, Letter.s, Letter.t, Letter.x})),
    ("field", frozenset({Letter.d, Letter.e, Letter.f, Letter.i, Letter.l})),
    ("fight", frozenset({Letter.f, Letter.g, Letter.h, Letter.i, Letter.t})),
    ("flame", frozenset({Letter.a, Letter.e, Letter.f, Letter.l, Letter.m})),
    ("flute", frozenset({Letter.e, Letter.f, Letter.l, Letter.t, Letter.u})),
    ("forge", frozenset({Letter.e, Letter.f, Letter.g, Letter.o, Letter.r})),
    ("frost", frozenset({Letter.f, Letter.o, Letter.r, Letter.s, Letter.t})),
    ("frown", frozenset({Letter.f, Letter.n, Letter.o, Letter.r, Letter.w})),
    ("fruit", frozenset({Letter.f, Letter.i, Letter.r, Letter.t, Letter.u})),
    ("ghost", frozenset({Letter.g, Letter.h, Letter.o, Letter.s, Letter.t})),
    ("giant", frozenset({Letter.a, Letter.g, Letter.i, Letter.n, Letter.t})),
    ("glyph", frozenset({Letter.g, Letter.h, Letter.l, Letter.p, Letter.y})),
    ("grape", frozenset({Letter.a, Letter.e, Letter.g, Letter.p, Letter.r})),
    ("gravy", frozenset({Letter.a, Letter.g, Letter.r, Letter.v, Letter.y})),
    ("grind", frozenset({Letter.d, Letter.g, Letter.i, Letter.n, Letter.r})),
    ("haste", frozenset({Letter.a, Letter.e, Letter.h, Letter.s, Letter.t})),
    ("heart", frozenset({Letter.a, Letter.e, Letter.h, Letter.r, Letter.t})),
    ("hinge", frozenset({Letter.e, Letter.g, Letter.h, Letter.i, Letter.n})),
    ("hotel", frozenset({Letter.e, Letter.h, Letter.l, Letter.o, Letter.t})),
    ("house", frozenset({Letter.e, Letter.h, Letter.o, Letter.s, Letter.u})),
    ("ideas", frozenset({Letter.a, Letter.d, Letter.e, Letter.i, Letter.s})),
    ("image", frozenset({Letter.a, Letter.e, Letter.g, Letter.i, Letter.m})),
    ("index", frozenset({Letter.d, Letter.e, Letter.i, Letter.n, Letter.x})),
    ("inlay", frozenset({Letter.a, Letter.i, Letter.l, Letter.n, Letter.y})),
    ("ivory", frozenset({Letter.i, Letter.o, Letter.r, Letter.v, Letter.y})),
    ("joker", frozenset({Letter.e, Letter.j, Letter.k, Letter.o, Letter.r})),
    ("judge", frozenset({Letter.d, Letter.e, Letter.g, Letter.j, Letter.u})),
    ("juice", frozenset({Letter.c, Letter.e, Letter.i, Letter.j, Letter.u})),
    ("jumpy", frozenset({Letter.j, Letter.m, Letter.p, Letter.u, Letter.y})),
    ("knife", frozenset({Letter.e, Letter.f, Letter.i, Letter.k, Letter.n})),
    ("large", frozenset({Letter.a, Letter.e, Letter.g, Letter.l, Letter.r})),
    ("latch", frozenset({Letter.a, Letter.c, Letter.h, Letter.l, Letter.t})),
    ("laugh", frozenset({Letter.a, Letter.g, Letter.h, Letter.l, Letter.u})),
    ("lemon", frozenset({Letter.e, Letter.l, Letter.m, Letter.n, Letter.o})),
    ("light", frozenset({Letter.g, Letter.h, Letter.i, Letter.l, Letter.t})),
    ("lunar", frozenset({Letter.a, Letter.l, Letter.n, Letter.r, Letter.u})),
    ("mango", frozenset({Letter.a, Letter.g, Letter.m, Letter.n, Letter.o})),
    ("maple", frozenset({Letter.a, Letter.e, Letter.l, Letter.m, Letter.p})),
    ("march", frozenset({Letter.a, Letter.c, Letter.h, Letter.m, Letter.r})),
    ("metal", frozenset({Letter.a, Letter.e, Letter.l, Letter.m, Letter.t})),
    ("might", frozenset({Letter.g, Letter.h, Letter.i, Letter.m, Letter.t})),
    ("mouse", frozenset({Letter.e, Letter.m, Letter.o, Letter.s, Letter.u})),
    ("night", frozenset({Letter.g, Letter.h, Letter.i, Letter.n, Letter.t})),
    ("noble", frozenset({Letter.b, Letter.e, Letter.l, Letter.n, Letter.o})),
    ("north", frozenset({Letter.h, Letter.n, Letter.o, Letter.r, Letter.t})),
    ("nudge", frozenset({Letter.d, Letter.e, Letter.g, Letter.n, Letter.u})),
    ("ocean", frozenset({Letter.a, Letter.c, Letter.e, Letter.n, Letter.o})),
    ("olive", frozenset({Letter.e, Letter.i, Letter.l, Letter.o, Letter.v})),
    ("opera", frozenset({Letter.a, Letter.e, Letter.o, Letter.p, Letter.r})),
    ("orbit", frozenset({Letter.b, Letter.i, Letter.o, Letter.r, Letter.t})),
    ("pearl", frozenset({Letter.a, Letter.e, Letter.l, Letter.p, Letter.r})),
    ("piano", frozenset({Letter.a, Letter.i, Letter.n, Letter.o, Letter.p})),
    ("pixel", frozenset({Letter.e, Letter.i, Letter.l, Letter.p, Letter.x})),
    ("plant", frozenset({Letter.a, Letter.l, Letter.n, Letter.p, Letter.t})),
    ("pound", frozenset({Letter.d, Letter.n, Letter.o, Letter.p, Letter.u})),
    ("pride", frozenset({Letter.d, Letter.e, Letter.i, Letter.p, Letter.r})),
    ("print", frozenset({Letter.i, Letter.n, Letter.p, Letter.r, Letter.t})),
    ("quark", frozenset({Letter.a, Letter.k, Letter.q, Letter.r, Letter.u})),
    ("quick", frozenset({Letter.c, Letter.i, Letter.k, Letter.q, Letter.u})),
    ("quiet", frozenset({Letter.e, Letter.i, Letter.q, Letter.t, Letter.u})),
    ("quilt", frozenset({Letter.i, Letter.l, Letter.q, Letter.t, Letter.u})),
    ("radio", frozenset({Letter.a, Letter.d, Letter.i, Letter.o, Letter.r})),
    ("rhyme", frozenset({Letter.e, Letter.h, Letter.m, Letter.r, Letter.y})),
    ("round", frozenset({Letter.d, Letter.n, Letter.o, Letter.r, Letter.u})),
    ("rusty", frozenset({Letter.r, Letter.s, Letter.t, Letter.u, Letter.y})),
    ("scale", frozenset({Letter.a, Letter.c, Letter.e, Letter.l, Letter.s})),
    ("sharp", frozenset({Letter.a, Letter.h, Letter.p, Letter.r, Letter.s})),
    ("slate", frozenset({Letter.a, Letter.e, Letter.l, Letter.s, Letter.t})),
    ("snake", frozenset({Letter.a, Letter.e, Letter.k, Letter.n, Letter.s})),
    ("solar", frozenset({Letter.a, Letter.l, Letter.o, Letter.r, Letter.s})),
    ("spine", frozenset({Letter.e, Letter.i, Letter.n, Letter.p, Letter.s})),
    ("storm", frozenset({Letter.m, Letter.o, Letter.r, Letter.s, Letter.t})),
    ("table", frozenset({Letter.a, Letter.b, Letter.e, Letter.l, Letter.t})),
    ("thick", frozenset({Letter.c, Letter.h, Letter.i, Letter.k, Letter.t})),
    ("tiger", frozenset({Letter.e, Letter.g, Letter.i, Letter.r, Letter.t})),
    ("trend", frozenset({Letter.d, Letter.e, Letter.n, Letter.r, Letter.t})),
    ("tulip", frozenset({Letter.i, Letter.l, Letter.p, Letter.t, Letter.u})),
    ("uncle", frozenset({Letter.c, Letter.e, Letter.l, Letter.n, Letter.u})),
    ("under", frozenset({Letter.d, Letter.e, Letter.n, Letter.r, Letter.u})),
    ("unity", frozenset({Letter.i, Letter.n, Letter.t, Letter.u, Letter.y})),
    ("urban", frozenset({Letter.a, Letter.b, Letter.n, Letter.r, Letter.u})),
    ("usher", frozenset({Letter.e, Letter.h, Letter.r, Letter.s, Letter.u})),
    ("vague", frozenset({Letter.a, Letter.e, Letter.g, Letter.u, Letter.v})),
    ("vapor", frozenset({Letter.a, Letter.o, Letter.p, Letter.r, Letter.v})),
    ("vital", frozenset({Letter.a, Letter.i, Letter.l, Letter.t, Letter.v})),
    ("vixen", frozenset({Letter.e, Letter.i, Letter.n, Letter.v, Letter.x})),
    ("vocal", frozenset({Letter.a, Letter.c, Letter.l, Letter.o, Letter.v})),
    ("voice", frozenset({Letter.c, Letter.e, Letter.i, Letter.o, Letter.v})),
    ("vozhd", frozenset({Letter.d, Letter.h, Letter.o, Letter.v, Letter.z})),
    ("wager", frozenset({Letter.a, Letter.e, Letter.g, Letter.r, Letter.w})),
    ("waltz", frozenset({Letter.a, Letter.l, Letter.t, Letter.w, Letter.z})),
    ("water", frozenset({Letter.a, Letter.e, Letter.r, Letter.t, Letter.w})),
    ("whale", frozenset({Letter.a, Letter.e, Letter.h, Letter.l, Letter.w})),
    ("width", frozenset({Letter.d, Letter.h, Letter.i, Letter.t, Letter.w})),
    ("wrist", frozenset({Letter.i, Letter.r, Letter.s, Letter.t, Letter.w})),
    ("xenia", frozenset({Letter.a, Letter.e, Letter.i, Letter.n, Letter.x})),
    ("yacht", frozenset({Letter.a, Letter.c, Letter.h, Letter.t, Letter.y})),
    ("yield", frozenset({Letter.d, Letter.e, Letter.i, Letter.l, Letter.y})),
    ("young", frozenset({Letter.g, Letter.n, Letter.o, Letter.u, Letter.y})),
    ("youth", frozenset({Letter.h, Letter.o, Letter.t, Letter.u, Letter.y})),
    ("zebra", frozenset({Letter.a, Letter.b, Letter.e, Letter.r, Letter.z})),
    ("zonal", frozenset({Letter.a, Letter.l, Letter.n, Letter.o, Letter.z})),
)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("secret", "turns")

    secret: Word
    turns: list[Turn]


# ---------------------------------------------------------------------------------------------- functions


def common(x: Word, y: Word) -> int:
    # spec: specs/jotto.yaml:30
    return len(x.letters & y.letters)


# ---------------------------------------------------------------------------------------------- start


def turns_at_start(state: State, chance: Chance) -> list[Turn]:
    """The start of turns."""
    # spec: specs/jotto.yaml:25
    return []


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.secret = pick(chance, 1, WORD, WORD, "setup")


# ---------------------------------------------------------------------------------------------- actions


def guess_refusal(state: State, me: int, w: Word) -> str | None:
    """Why guess is not legal; None if it is."""
    # spec: specs/jotto.yaml:33
    return None


def guess(state: State, chance: Chance, me: int, w: Word) -> None:
    """Source: section Gameplay"""
    # spec: specs/jotto.yaml:33
    n = common(w, state.secret)
    push(state.turns, Turn(w, in_range(n, 0, 5, "guess", "n")), 12, "guess", "turns")
    state.reward[0] = f32(-1.0)
    if w == state.secret:
        state.reward[0] = f32(0.0)
        finish()


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: no guess is left."""
    return len(state.turns) == 12


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish()


# ---------------------------------------------------------------------------------------------- observations


def secret_seen(state: State, viewer: int) -> Seen:
    """What a player sees of secret."""
    # spec: specs/jotto.yaml:24
    return Seen(hidden_parts(state.secret, WORD_KIND, lambda it: False, 0, False))


def observe_last(state: State, viewer: int) -> list[Any]:
    """Channel last, the same for all."""
    # spec: specs/jotto.yaml:50
    return [
        x in known(last(state.turns), "last", "last(turns)").word.letters if len(state.turns) > 0 else False
        for x in Letter
    ]


def observe_score(state: State, viewer: int) -> list[Any]:
    """Channel score, the same for all."""
    # spec: specs/jotto.yaml:51
    return [
        (f32(known(last(state.turns), "score", "last(turns)").common if len(state.turns) > 0 else 0) - 0.0)
        / (f32(5.0) - f32(0.0))
    ]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join([tried(lambda: shown(state.secret, WORD_KIND)), "\n", shown(state.turns, TURNS), "\n"])


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("secret", "secret", WORD_KIND, seen=secret_seen),
    Field("turns", "turns", TURNS, start=turns_at_start),
)

GAME = State.game = Game(
    name="jotto",
    version="f0faaf5b621d",
    players=1,
    num_actions=129,
    state=State,
    setup=setup,
    actions=(
        Action(
            "guess",
            (WORD_KIND,),
            0,
            guess_refusal,
            guess,
            labels=(
                "acorn",
                "amber",
                "badge",
                "baker",
                "beach",
                "black",
                "blimp",
                "bread",
                "brick",
                "cabin",
                "candy",
                "chalk",
                "champ",
                "chunk",
                "cloud",
                "crane",
                "crown",
                "daisy",
                "delta",
                "dream",
                "drift",
                "dusky",
                "dwarf",
                "earth",
                "eight",
                "elbow",
                "exact",
                "exist",
                "field",
                "fight",
                "flame",
                "flute",
                "forge",
                "frost",
                "frown",
                "fruit",
                "ghost",
                "giant",
                "glyph",
                "grape",
                "gravy",
                "grind",
                "haste",
                "heart",
                "hinge",
                "hotel",
                "house",
                "ideas",
                "image",
                "index",
                "inlay",
                "ivory",
                "joker",
                "judge",
                "juice",
                "jumpy",
                "knife",
                "large",
                "latch",
                "laugh",
                "lemon",
                "light",
                "lunar",
                "mango",
                "maple",
                "march",
                "metal",
                "might",
                "mouse",
                "night",
                "noble",
                "north",
                "nudge",
                "ocean",
                "olive",
                "opera",
                "orbit",
                "pearl",
                "piano",
                "pixel",
                "plant",
                "pound",
                "pride",
                "print",
                "quark",
                "quick",
                "quiet",
                "quilt",
                "radio",
                "rhyme",
                "round",
                "rusty",
                "scale",
                "sharp",
                "slate",
                "snake",
                "solar",
                "spine",
                "storm",
                "table",
                "thick",
                "tiger",
                "trend",
                "tulip",
                "uncle",
                "under",
                "unity",
                "urban",
                "usher",
                "vague",
                "vapor",
                "vital",
                "vixen",
                "vocal",
                "voice",
                "vozhd",
                "wager",
                "waltz",
                "water",
                "whale",
                "width",
                "wrist",
                "xenia",
                "yacht",
                "yield",
                "young",
                "youth",
                "zebra",
                "zonal",
            ),
        ),
    ),
    ends=(End(end_1_when, end_1, "no guess is left"),),
    channels=(
        Channel("last", 26, observe_last),
        Channel("score", 1, observe_score),
    ),
    render=render,
    sites={1: "pick"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
