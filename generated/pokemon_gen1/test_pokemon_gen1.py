# Made by specc from specs/pokemon_gen1.yaml. Do not edit.
"""Pokemon battle, generation 1: tests that follow from the spec alone. They need
pytest, hypothesis, numpy, jax and the files of this folder, not specc.

SPECC_EPISODES=200 SPECC_STEPS=1000 pytest test_pokemon_gen1.py      # more and longer random episodes than the 3 of 40 steps
"""

from __future__ import annotations

import json
import pickle
import random
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from . import checks
from .checks_values import array, booleans, integers, optional, record, subsets
from .reference import Env
from .reference_scenarios import Scenario, run
from .scenarios import SCENARIOS

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # a receiver need not have registered the marker
    slow = pytest.mark.slow

ENV = Env()
LAYOUT = json.loads(Path(__file__).with_name("layout.json").read_text(encoding="utf-8"))
TYPES = LAYOUT["fields"]
few = settings(max_examples=20, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))

# Plain values of each field, by its type.
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "team": array(
        record(
            {
                "species": integers(0, 150),
                "level": integers(1, 100),
                "stat": array(integers(1, 999), 4),
                "max_hp": integers(1, 714),
                "hp": integers(0, 714),
                "status": integers(0, 6),
                "sleep": integers(0, 7),
                "rests": booleans(),
                "move": array(optional(integers(0, 165)), 4),
                "pp": array(integers(-63, 63), 4),
            }
        ),
        2,
        6,
    ),
    "mates": array(integers(0, 6), 2),
    "act": array(
        record(
            {
                "who": integers(0, 5),
                "kind": array(integers(0, 15), 2),
                "base": array(integers(1, 999), 4),
                "stat": array(integers(1, 3996), 4),
                "stage": array(integers(-6, 6), 6),
                "move": array(optional(integers(0, 165)), 4),
                "pp": array(integers(-63, 63), 4),
                "transformed": booleans(),
                "last": optional(integers(0, 165)),
                "confused": integers(0, 5),
                "flinched": booleans(),
                "recharging": booleans(),
                "charging": optional(integers(0, 165)),
                "hidden": booleans(),
                "has": array(booleans(), 5),
                "toxic_counts": booleans(),
                "toxic": integers(0, 15),
                "substitute": integers(0, 255),
                "sub_broke": booleans(),
                "disabled": optional(integers(0, 3)),
                "disable_left": integers(0, 8),
                "bide_left": integers(0, 3),
                "bide_damage": integers(0, 65535),
                "thrash": optional(integers(0, 165)),
                "thrash_left": integers(0, 3),
                "raging": booleans(),
                "carried": integers(1, 255),
                "trapping": optional(integers(0, 165)),
                "trap_left": integers(0, 5),
                "trap_total": integers(0, 5),
                "trap_damage": integers(0, 1023),
                "trapped": integers(0, 2),
                "trap_unsure": booleans(),
            }
        ),
        2,
    ),
    "seen": array(subsets(0, 6), 2),
    "known": array(subsets(0, 4), 2, 6),
    "plan": array(integers(0, 2), 2),
    "plan_index": array(integers(0, 5), 2),
    "last_damage": integers(0, 65535),
    "last_move": array(optional(integers(0, 165)), 2),
    "last_picked": array(optional(integers(0, 165)), 2),
    "last_shown": array(optional(integers(0, 165)), 2),
    "slot": array(integers(0, 3), 2),
    "held": array(booleans(), 2),
    "turn": integers(1, 1000),
    "phase": integers(0, 1),
}

# The fields that each action may change, itself or by what it calls; "setup": what happens before the first action.
WRITES: dict[str, set[str]] = {
    "fight": {
        "team",
        "act",
        "seen",
        "known",
        "plan",
        "plan_index",
        "last_damage",
        "last_move",
        "last_picked",
        "last_shown",
        "slot",
        "held",
        "turn",
        "phase",
    },
    "swap": {
        "team",
        "act",
        "seen",
        "known",
        "plan",
        "plan_index",
        "last_damage",
        "last_move",
        "last_picked",
        "last_shown",
        "slot",
        "held",
        "turn",
        "phase",
    },
    "setup": {
        "team",
        "mates",
        "act",
        "seen",
        "known",
        "plan",
        "last_damage",
        "last_move",
        "last_picked",
        "last_shown",
        "slot",
        "held",
        "turn",
        "phase",
    },
}

# Channels that show by `reveal` what a player would not see otherwise.
REVEALING: set[str] = {
    "biding",
    "charging",
    "confused",
    "flags",
    "hidden",
    "kinds",
    "last",
    "raging",
    "recharging",
    "stages",
    "substitute",
    "their_life",
    "their_moves",
    "their_number",
    "their_out",
    "their_species",
    "their_status",
    "transformed",
}

# Fields that not everybody sees.
HIDDEN: set[str] = {
    "team",
    "act",
    "plan",
    "plan_index",
    "last_damage",
    "last_move",
    "last_picked",
    "last_shown",
    "slot",
    "held",
}


def named(scenario: Scenario) -> str:
    return scenario.name.replace(" ", "_")


def applies(scenario: Scenario) -> Scenario:
    """The scenario, if it is about a build with these settings."""
    if not scenario.applies:
        pytest.skip("holds in builds with " + ", ".join(f"{k} = {v}" for k, v in scenario.settings.items()))
    return scenario


# ------------------------------------------------------------------------------------------------ scenarios


@pytest.mark.parametrize("scenario", SCENARIOS, ids=named)
def test_scenario(scenario: Scenario) -> None:
    run(ENV, checks.everyday(applies(scenario)))


@slow
@pytest.mark.parametrize("scenario", [s for s in SCENARIOS if checks.is_long(s)], ids=named)
def test_scenario_counting_many_positions(scenario: Scenario) -> None:
    run(ENV, applies(scenario))


# ------------------------------------------------------------------------------------------------ random play


@pytest.fixture(scope="module")
def steps() -> list[checks.Step]:
    """Random episodes, played once for all tests."""
    return checks.random_play(ENV)


def test_fields_hold_values_of_their_types(steps: list[checks.Step]) -> None:
    for step in checks.some([x for x in steps if x.before is None] + steps, 120):
        checks.check_well_typed(ENV, TYPES, step.after)


def test_invariants_hold(steps: list[checks.Step]) -> None:
    for step in steps:
        checks.check_invariants(ENV, step.after)


def test_actions_change_only_what_their_rules_write(steps: list[checks.Step]) -> None:
    for step in checks.some(steps, 120):
        checks.check_frame(ENV, step, WRITES)


def test_legal_is_what_the_mask_says(steps: list[checks.Step]) -> None:
    rng = random.Random(1)
    for step in checks.some(steps, 10):
        checks.check_legality(ENV, step.before, step.key, rng)


def test_same_key_same_state(steps: list[checks.Step]) -> None:
    for step in checks.some(steps, 60):
        checks.check_determinism(ENV, step)


def test_the_end_is_the_end(steps: list[checks.Step]) -> None:
    for step in steps:
        checks.check_end(ENV, step.after, step.key)


def test_every_player_has_a_reward_and_an_observation(steps: list[checks.Step]) -> None:
    for step in steps:
        checks.check_rewards(ENV, step.after)
    for step in checks.some(steps, 120):
        checks.check_observation(ENV, step.after)


@few
@given(where=st.integers(0, 10**6), viewer=st.integers(0, 1), rng=st.randoms(use_true_random=False))
def test_secrets_change_nothing_for_who_does_not_see_them(
    steps: list[checks.Step], where: int, viewer: int, rng: random.Random
) -> None:
    checks.check_secrets(ENV, TYPES, steps[where % len(steps)].after, viewer, rng, REVEALING)


def test_fields_are_hidden() -> None:
    """A field that everybody sees is no secret, and is never changed by the tests of secrets."""
    assert {f.name for f in ENV.game.state.fields if f.seen is not None} == HIDDEN


def test_secrets_were_changed(steps: list[checks.Step]) -> None:
    """The test above is not vacuous."""
    rng = random.Random(2)
    tried = [(step.after, viewer) for step in steps[:200] for viewer in range(2)]
    assert any(checks.check_secrets(ENV, TYPES, s, viewer, rng, REVEALING) for s, viewer in tried)


@few
@given(values=st.fixed_dictionaries(FIELDS))
def test_plain_values_make_the_state_again(values: dict[str, Any]) -> None:
    plain = values | {"mover": 0, "over": False, "reward": [0.0] * 2, "legal": [True] * 10}
    state = ENV.from_plain(plain)
    found = ENV.to_plain(state)
    assert {name: found[name] for name in values} == values
    assert ENV.to_plain(pickle.loads(pickle.dumps(state))) == found


# ------------------------------------------------------------------------------------------------ reference and JAX


@pytest.fixture(scope="module")
def twin() -> Iterator[Any]:
    """The JAX environment, compiled once for all tests."""
    pytest.importorskip("jax")
    from .checks_jax import Twin, numbers_of

    with numbers_of(LAYOUT):
        yield Twin(ENV, LAYOUT)


@pytest.mark.parametrize("episode", range(checks.EPISODES))
def test_jax_plays_as_the_reference(twin: Any, episode: int) -> None:
    from .checks_jax import check_episode

    check_episode(twin, episode, checks.STEPS)


@pytest.mark.parametrize("scenario", [s for s in SCENARIOS if s.when or s.given is not None or s.arrange], ids=named)
def test_scenario_in_jax(twin: Any, scenario: Scenario) -> None:
    from .checks_jax import check_scenario

    left_out = check_scenario(twin, applies(scenario))
    if left_out:
        pytest.skip(left_out)


def test_the_end_is_the_end_in_jax(twin: Any) -> None:
    from .checks_jax import check_end_in_jax, check_illegal_in_jax

    check_end_in_jax(twin, checks.STEPS)
    check_illegal_in_jax(twin)


@few
@given(values=st.fixed_dictionaries(FIELDS))
def test_jax_stores_all_values_of_a_type(twin: Any, values: dict[str, Any]) -> None:
    from .checks_jax import check_stored

    check_stored(twin, values)
