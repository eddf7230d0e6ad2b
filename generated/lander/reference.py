# Made by specc 0.1.0 from specs/lander.yaml. Do not edit.
# Version 77039a77cae7: it changes when the meaning of the rules changes.
"""Lander, a probe that brakes in thin air over a slope: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: made up for specc; air, drag and the rocket equation are textbook physics
"""

from __future__ import annotations

from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Bits, Int, Real
from .reference_runtime import atan, divide, exp, finite, log, power, sqrt, tanh
from .reference_state import Action, BaseState, Channel, End, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)
Valves = int  # 4 bits
VALVES = Bits(4)

KIND = Real(64)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("height", "across", "falling", "drift", "fuel", "last_valves")

    height: float
    across: float
    falling: float
    drift: float
    fuel: float
    last_valves: Valves


# ---------------------------------------------------------------------------------------------- functions


def mass(state: State) -> float:
    # spec: specs/lander.yaml:37
    return 400.0 + state.fuel


def air(state: State) -> float:
    # spec: specs/lander.yaml:38
    return 0.02 * exp(-state.height / 11000.0)


def speed(state: State) -> float:
    # spec: specs/lander.yaml:39
    return sqrt(power(state.falling, 2.0) + power(state.drift, 2.0))


def reserve(state: State) -> float:
    """What is left by the rocket equation, in m/s."""
    # spec: specs/lander.yaml:41
    return 3000.0 * log(mass(state) / 400.0)


def path(state: State) -> float:
    """Of the path against the vertical."""
    # spec: specs/lander.yaml:43
    return atan(divide(state.drift, state.falling, 0.0))


def ground(state: State) -> float:
    # spec: specs/lander.yaml:44
    return state.across * 0.30933624960962325


def slope_checked() -> float:
    """The slope again, from its sine and from its cosine."""
    # spec: specs/lander.yaml:46
    return -1.6653345369377348e-16


# ---------------------------------------------------------------------------------------------- start


def height_at_start(state: State, chance: Chance) -> float:
    """The start of height."""
    # spec: specs/lander.yaml:25
    return 900.0


def across_at_start(state: State, chance: Chance) -> float:
    """The start of across."""
    # spec: specs/lander.yaml:26
    return 0.0


def falling_at_start(state: State, chance: Chance) -> float:
    """The start of falling."""
    # spec: specs/lander.yaml:27
    return 60.0


def drift_at_start(state: State, chance: Chance) -> float:
    """The start of drift."""
    # spec: specs/lander.yaml:28
    return 0.0


def fuel_at_start(state: State, chance: Chance) -> float:
    """The start of fuel."""
    # spec: specs/lander.yaml:29
    return 200.0


def last_valves_at_start(state: State, chance: Chance) -> Valves:
    """The start of last_valves."""
    # spec: specs/lander.yaml:30
    return 0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    state.height = finite(800.0 + 100.0 * chance.uniform(1, 0.0, 1.0), "setup", "height")
    state.drift = finite(float(1 + chance.roll(2, 5) + -1) - 2.0, "setup", "drift")


# ---------------------------------------------------------------------------------------------- actions


def burn_refusal(state: State, me: int, valves: Valves) -> str | None:
    """Why burn is not legal; None if it is."""
    # spec: specs/lander.yaml:49
    if not (state.fuel > 0.0 or valves == 0):
        return "there is fuel"
    return None


def burn(state: State, chance: Chance, me: int, valves: Valves) -> None:
    # spec: specs/lander.yaml:49
    open = valves.bit_count()
    used = min(state.fuel, float(open) * 0.5)
    push_ = used * 3000.0 / (0.25 * mass(state))
    drag = air(state) * speed(state) * 0.5
    for way_part in list([(0, state.falling), (1, state.drift)]):
        if way_part[0] == 0:
            state.falling = finite(
                state.falling + 0.25 * (state.parameters.gravity - push_ - drag * way_part[1] / mass(state)),
                "burn",
                "falling",
            )
        else:
            state.drift = finite(
                state.drift
                + 0.25
                * (
                    float(int(bool(valves >> 0 & 1)))
                    - float(int(bool(valves >> 3 & 1)))
                    - drag * way_part[1] / mass(state)
                ),
                "burn",
                "drift",
            )
    state.fuel = finite(state.fuel - used, "burn", "fuel")
    state.height = finite(state.height - 0.25 * state.falling, "burn", "height")
    state.across = finite(state.across + 0.25 * state.drift, "burn", "across")
    state.last_valves = valves
    state.reward[0] = finite(-0.01 * used, "burn", "reward")


# ---------------------------------------------------------------------------------------------- ends


def end_1_when(state: State, me: int) -> bool:
    """When the game ends: it has landed."""
    return state.height <= ground(state)


def end_1(state: State, chance: Chance, me: int) -> None:
    """How it ends."""
    soft = state.falling < 3.0 and abs(path(state) + -1.6653345369377348e-16) < 0.5
    state.reward[0] = finite(
        state.reward[0] + ((10.0 if soft else -10.0) + tanh(reserve(state) / 1000.0)), "end 1", "reward"
    )
    finish()


# ---------------------------------------------------------------------------------------------- observations


def observe_flight(state: State, viewer: int) -> list[Any]:
    """Channel flight, the same for all."""
    # spec: specs/lander.yaml:78
    return list(
        [state.height / 1000.0, state.across / 1000.0, state.falling / 100.0, state.drift / 100.0, state.fuel / 200.0]
    )


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            shown(state.height, KIND),
            " m, ",
            shown(state.falling, KIND),
            " m/s down, fuel ",
            shown(state.fuel, KIND),
            (", out of time" if state.truncated else ""),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("height", "height", KIND, start=height_at_start, given="may"),
    Field("across", "across", KIND, start=across_at_start),
    Field("falling", "falling", KIND, start=falling_at_start),
    Field("drift", "drift", KIND, start=drift_at_start),
    Field("fuel", "fuel", KIND, start=fuel_at_start),
    Field("last_valves", "last_valves", VALVES, start=last_valves_at_start),
)

GAME = State.game = Game(
    name="lander",
    version="77039a77cae7",
    players=1,
    num_actions=16,
    state=State,
    setup=setup,
    actions=(
        Action(
            "burn",
            (VALVES,),
            0,
            burn_refusal,
            burn,
            labels=(
                "burn(0)",
                "burn(1)",
                "burn(2)",
                "burn(3)",
                "burn(4)",
                "burn(5)",
                "burn(6)",
                "burn(7)",
                "burn(8)",
                "burn(9)",
                "burn(10)",
                "burn(11)",
                "burn(12)",
                "burn(13)",
                "burn(14)",
                "burn(15)",
            ),
        ),
    ),
    ends=(End(end_1_when, end_1, "it has landed"),),
    channels=(Channel("flight", 5, observe_flight),),
    render=render,
    real="real64",
    illegal="ignore",
    max_steps=400,
    sites={1: "uniform", 2: "gust"},
    parameters={"gravity": ("gravity", KIND, 3.7)},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
