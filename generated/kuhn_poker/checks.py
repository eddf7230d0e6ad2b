"""Checks that every reference environment passes, whatever its rules: random play, and what must hold of it.

`SPECC_EPISODES` and `SPECC_STEPS` say how many episodes are played and how many steps of each (3 and 40).
"""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from .chance import Chance, RecordedChance, episode_key, used_entries
from .checks_values import complaint, with_other_secrets
from .reference_env import Reference
from .reference_runtime import NeedsError, RuleError
from .reference_scenarios import Scenario, run
from .scenarios import SCENARIOS

EPISODES = int(os.environ.get("SPECC_EPISODES", "3"))
STEPS = int(os.environ.get("SPECC_STEPS", "40"))
SEED = 20
MANY = 200
"""So many positions may be walked by the perft of a scenario in the everyday suite."""


@dataclass(frozen=True)
class Step:
    """One step of random play. effect: the name of the action (or "setup") whose effect runs or goes on."""

    before: Any
    action: Any
    key: tuple[int, int]
    after: Any
    effect: str


def random_action(env: Reference, s: Any, rng: random.Random) -> Any:
    """A legal action; for a box, its numbers."""
    box = env.game.actions[0].box if env.game.actions else None
    if box is not None:
        return [float(np.float32(rng.uniform(lo, hi))) for lo, hi in box]
    return rng.choice([i for i, legal in enumerate(s.legal_action_mask) if legal])


def episode(env: Reference, number: int, steps: int = STEPS) -> Iterator[tuple[Any, Any, tuple[int, int], Any]]:
    """A random episode: state, action, key, state after. First (None, None, key, first state)."""
    rng = random.Random(f"{SEED} {number}")
    key = episode_key(SEED, number, 0)
    s = env.init(key, must_be_given(env))
    yield None, None, key, s
    for t in range(1, steps + 1):
        if s.over or s.truncated:
            return
        action, key = random_action(env, s, rng), episode_key(SEED, number, t)
        after = env.step(s, action, key)
        yield s, action, key, after
        s = after


def must_be_given(env: Reference) -> dict[str, Any] | None:
    """What has to be given at a reset, and inputs: as in the first scenario that gives all of it, else the first values there are."""
    needed = {f.name: f.kind for f in env.game.state.fields if f.given == "must"}
    wanted = {*needed, *env.game.inputs}
    for scenario in SCENARIOS:
        if wanted and scenario.given and wanted <= scenario.given.keys():
            return {name: v for name, v in scenario.given.items() if name in wanted}
    return {name: kind.plain(kind.zero()) for name, kind in needed.items()} or None


def inputs_of(state: Any) -> dict[str, Any]:
    """The inputs of a state's episode, as plain data."""
    return {name: kind.plain(getattr(state.inputs, attribute)) for name, (attribute, kind) in state.game.inputs.items()}


def loadable(env: Reference, state: Any) -> dict[str, Any]:
    """A state without an open question as plain data, with all that a backend needs to go on from it."""
    return env.to_plain(state) | inputs_of(state) | {"steps": state.steps}


@dataclass(frozen=True)
class Shown:
    """A state as plain data, with its flags and what each player observes: what another backend must show too."""

    plain: dict[str, Any]
    over: bool
    truncated: bool
    to_move: int
    observations: Any


def shown(env: Reference, s: Any) -> Shown:
    """All that a state shows."""
    seen = np.asarray([env.observe(s, player) for player in range(env.num_players)], np.float32)
    return Shown(env.to_plain(s), bool(s.over), bool(s.truncated), int(s.to_move), seen)


def random_play(env: Reference) -> list[Step]:
    """The steps of some random episodes; the first of each has no state before it."""
    steps = []
    for number in range(EPISODES):
        effect = "setup"
        for before, action, key, after in episode(env, number):
            if before is not None and before.pending is None:
                effect = effect_of(env, action)
            steps.append(Step(before, action, key, after, effect))
    return steps


def effect_of(env: Reference, action: Any) -> str:
    """The name of the action of which this is an instance."""
    declared = env.game.actions
    if declared[0].box is not None:
        return declared[0].name
    return next(a.name for a in declared if a.offset <= action < a.offset + a.count)


def some(steps: Sequence[Step], most: int) -> list[Step]:
    """At most so many of the steps that have a state before them, spread evenly."""
    played = [x for x in steps if x.before is not None]
    return [played[i * len(played) // most] for i in range(most)] if len(played) > most else played


def describe(env: Reference, s: Any) -> str:
    """A state for a message."""
    return f"\n{env.render(s)}"


# ---------------------------------------------------------------------------------------------- properties


def check_well_typed(env: Reference, types: Mapping[str, Any], s: Any) -> None:
    """Every field holds a value of its type."""
    plain = env.to_plain(s)
    for name, of in types.items():
        wrong = complaint(of, plain[name], name)
        assert wrong is None, f"{wrong}{describe(env, s)}"


def check_invariants(env: Reference, s: Any) -> None:
    """The invariants of the spec hold when no effect is under way."""
    if s.pending is None:
        for holds, text in env.game.invariants:
            assert holds(s), f"does not hold: {text}{describe(env, s)}"


def check_frame(env: Reference, step: Step, writes: Mapping[str, set[str]]) -> None:
    """A step changes only the fields that its action's rules write."""
    before, after = env.to_plain(step.before), env.to_plain(step.after)
    changed = {f.name for f in env.game.state.fields if before[f.name] != after[f.name]}
    more = changed - writes[step.effect]
    assert not more, f"{step.effect} changed {sorted(more)}, and writes only {sorted(writes[step.effect])}"


def check_legality(env: Reference, s: Any, key: tuple[int, int], rng: random.Random, most: int = 12) -> None:
    """What the mask allows can be done; what it does not is refused with a reason."""
    if s.over or s.truncated or (env.game.actions and env.game.actions[0].box is not None):
        return
    mask = s.legal_action_mask
    assert len(mask) == env.num_actions and any(mask), "a state that goes on has a legal action"
    legal, others = ([i for i, x in enumerate(mask) if x == wanted] for wanted in (True, False))
    for action in rng.sample(legal, min(most, len(legal))):
        assert env.refusal(s, action) is None, f"{env.action_name(action)} is legal and refused"
        env.step(s, action, key)
    for action in rng.sample(others, min(most, len(others))):
        reason = env.refusal(s, action)
        assert reason, f"{env.action_name(action)} is not legal, and no reason is given"
        if env.game.illegal == "error":
            with pytest.raises(RuleError) as refused:
                env.step(s, action, key)
            assert refused.value.reason == reason


def check_determinism(env: Reference, step: Step) -> None:
    """The same key gives the same state, and a step leaves the state before it alone, however that was made."""
    before, after = env.to_plain(step.before), env.to_plain(step.after)
    frozen = pickle.dumps(step.before)
    assert env.to_plain(env.step(step.before, step.action, step.key)) == after
    assert env.to_plain(step.before) == before
    assert env.to_plain(env.step(pickle.loads(frozen), step.action, step.key)) == after
    if step.before.pending is None and env.game.max_steps is None:
        assert env.to_plain(env.step(env.from_plain(before), step.action, step.key)) == after


def check_end(env: Reference, s: Any, key: tuple[int, int]) -> None:
    """After the end nothing is legal, and nothing goes on."""
    if s.over:
        assert not any(s.legal_action_mask) and s.asked is None
    if s.over or s.truncated:
        action = [0.0] * len(env.game.actions[0].box) if env.game.actions[0].box is not None else 0
        with pytest.raises(RuleError):
            env.step(s, action, key)


def check_rewards(env: Reference, s: Any) -> None:
    """Every player has a reward, a finite number."""
    assert len(s.reward) == env.num_players
    assert all(isinstance(r, float) and np.isfinite(r) for r in s.reward), s.reward


def check_observation(env: Reference, s: Any) -> None:
    """Every player has an observation of the declared size, of finite numbers."""
    for player in range(env.num_players):
        seen = env.observe(s, player)
        assert len(seen) == env.observation_size
        assert all(np.isfinite(x) for x in seen)


def check_secrets(env: Reference, types: Mapping[str, Any], s: Any, viewer: int, rng: random.Random, revealing: set[str]) -> bool:
    """What a player may not see changes neither the observation of that player nor what is legal for that player.

    Channels that `reveal` are left out. False: no other state that looks the same to the player was found.
    """
    other = with_other_secrets(env, dict(types), s, viewer, rng)
    if other is None:
        return False
    for channel in env.game.channels:
        if channel.name not in revealing:
            one, two = ([float(x) for x in channel.value(state, viewer)] for state in (s, other))
            assert one == two, f"player {viewer} learns secrets from channel {channel.name}{describe(env, s)}{describe(env, other)}"
    one, two = (env.render(state, viewer) for state in (s, other))
    assert one == two, f"player {viewer} learns secrets from the text:{describe(env, s)}{describe(env, other)}"
    if s.to_move == viewer and s.pending is None and not s.over:
        refused = [[env.refusal(state, i) for i in range(env.num_actions)] for state in (s, other)]
        for i, (a, b) in enumerate(zip(*refused, strict=True)):
            assert (a is None) == (b is None), f"player {viewer} learns secrets from {env.action_name(i)}: {a}, {b}{describe(env, s)}{describe(env, other)}"
    return True


def check_fast(env: Reference, s: Any, function: Any, fast: Any, kinds: Sequence[Any], rng: random.Random, most: int = 40) -> None:
    """The cheaper body of a function has the same value as the one that is its meaning, wherever what it `needs` holds."""
    arguments = [()]
    for kind in kinds:
        arguments = [(*args, v) for args in arguments for v in kind.values]
    for args in rng.sample(arguments, min(most, len(arguments))):
        try:
            meant = function(s, *args)
        except NeedsError:
            continue
        assert meant == fast(s, *args), f"{function.__name__}{args}{describe(env, s)}"


# ---------------------------------------------------------------------------------------------- scenarios


def everyday(scenario: Scenario) -> Scenario:
    """The scenario with as much of its perft as is quickly counted."""
    depth = 1
    while depth < len(scenario.perft) and sum(scenario.perft[:depth]) <= MANY:
        depth += 1
    return replace(scenario, perft=scenario.perft[:depth])


def is_long(scenario: Scenario) -> bool:
    """Does its perft walk many positions?"""
    return everyday(scenario) != scenario


def recorded(env: Reference, scenario: Scenario) -> list[tuple[Any, Any, list[tuple[int, Any]], Any]]:
    """The steps of a scenario: state, action, draws by coordinate, state after. The first has no state before it."""
    log: list[tuple[Any, Any, list[tuple[int, Any]], Any]] = []

    class Recorder(type(env)):  # type: ignore[misc]
        """Notes what happens."""

        def init_from(self, chance: Chance, given: Any = None) -> Any:
            taken: dict[int, Any] = {}
            s = super().init_from(RecordedChance(chance, taken), given)
            log.append((None, None, used_entries(taken), s))
            return s

        def arranged_from(self, chance: Chance, given: Any, arrange: Any = None) -> Any:
            s = super().arranged_from(chance, given, arrange)
            log.append((None, None, [], s))
            return s

        def step_from(self, s: Any, action: Any, chance: Chance) -> Any:
            taken: dict[int, Any] = {}
            after = super().step_from(s, action, RecordedChance(chance, taken))
            log.append((s, action, used_entries(taken), after))
            return after

    run(Recorder(), replace(scenario, perft=()))
    return log
