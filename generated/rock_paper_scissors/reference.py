# Made by specc 0.1.0 from specs/rock_paper_scissors.yaml. Do not edit.
# Version 97cebbf201d4: it changes when the meaning of the rules changes.
"""Rock, paper, scissors over several rounds: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://en.wikipedia.org/wiki/Rock_paper_scissors
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Int, Opt, Row, Rowed, table
from .reference_runtime import f32, in_range
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)


class Sign(Row):
    """A row of the table Sign."""

    __slots__ = columns = ("beats",)

    beats: Sign


SIGN = table(Sign, ("rock", "paper", "scissors"))
SIGN_KIND = Rowed(SIGN)

KIND_ = Opt(SIGN_KIND)
SHOWN = Array(KIND_, PLAYER)
KIND = Int(0, 10)

# ---------------------------------------------------------------------------------------------- tables

SIGN.fill(
    ("rock", SIGN.scissors),
    ("paper", SIGN.rock),
    ("scissors", SIGN.paper),
)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("shown", "before", "round")

    shown: list[Sign | None]
    before: list[Sign | None]
    round: int


# ---------------------------------------------------------------------------------------------- start


def shown_at_start(state: State, chance: Chance) -> list[Sign | None]:
    """The start of shown."""
    # spec: specs/rock_paper_scissors.yaml:19
    return SHOWN.filled(None)


def before_at_start(state: State, chance: Chance) -> list[Sign | None]:
    """The start of before."""
    # spec: specs/rock_paper_scissors.yaml:20
    return SHOWN.filled(None)


def round_at_start(state: State, chance: Chance) -> int:
    """The start of round."""
    # spec: specs/rock_paper_scissors.yaml:21
    return 0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def show_refusal(state: State, me: int, sign: Sign) -> str | None:
    """Why show is not legal; None if it is."""
    # spec: specs/rock_paper_scissors.yaml:24
    return None


def show(state: State, chance: Chance, me: int, sign: Sign) -> None:
    # spec: specs/rock_paper_scissors.yaml:24
    state.shown[me] = sign


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: all rounds are played."""
    return state.round == 10


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    finish()


# ---------------------------------------------------------------------------------------------- turns


def resolve(state: State, chance: Chance) -> None:
    """What happens when all who were asked have acted."""
    a = state.shown[0]
    b = state.shown[1]
    if a is not None and b is not None:
        gain = 1 if a.beats == b else -1 if b.beats == a else 0
        state.reward[0] += f32(gain)
        state.reward[1] -= f32(gain)
    for p in range(2):
        state.before[p] = state.shown[p]
        state.shown[p] = None
    state.round = in_range(state.round + 1, 0, 10, "resolve", "round += 1")


# ---------------------------------------------------------------------------------------------- observations


def shown_seen(state: State, viewer: int) -> Seen:
    """What a player sees of shown."""
    # spec: specs/rock_paper_scissors.yaml:19
    return Seen(hidden_parts(state.shown, SHOWN, lambda it: False, 0, False))


def observe_before(state: State, viewer: int) -> list[Any]:
    """Channel before."""
    # spec: specs/rock_paper_scissors.yaml:45
    return [state.before[(viewer + k) % 2] == s for k in range(2) for s in SIGN]


def observe_round(state: State, viewer: int) -> list[Any]:
    """Channel round, the same for all."""
    # spec: specs/rock_paper_scissors.yaml:46
    return [f32(state.round) / 10.0]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            "round ",
            shown(state.round, KIND),
            ": ",
            shown(state.before[0], KIND_),
            " against ",
            shown(state.before[1], KIND_),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("shown", "shown", SHOWN, start=shown_at_start, seen=shown_seen),
    Field("before", "before", SHOWN, start=before_at_start),
    Field("round", "round", KIND, start=round_at_start),
)

GAME = State.game = Game(
    name="rock_paper_scissors",
    version="97cebbf201d4",
    players=2,
    num_actions=3,
    state=State,
    setup=setup,
    actions=(
        Action("show", (SIGN_KIND,), 0, show_refusal, show, labels=("show(rock)", "show(paper)", "show(scissors)")),
    ),
    ends=(End(end_1_when, end_1, "all rounds are played"),),
    channels=(
        Channel("before", 6, observe_before),
        Channel("round", 1, observe_round),
    ),
    render=render,
    simultaneous=True,
    resolve=resolve,
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
