"""Level 2: rules together. The scenarios of the spec in both backends, and non-interference for what players may not see."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from specc.environment import Built
from specc.verify.budget import Budget
from specc.verify.coverage import Watch
from specc.verify.results import Difference, Level, Status

NAME = "L2"
SECRETS = 300
"""So many positions with their viewers are looked at for secrets."""
SEED = 2


def interactions(built: Built, twin: Any, budget: Budget, watch: Watch | None, progress: Callable[[str], None]) -> Level:
    """Every scenario, then secrets; the failing scenario with the fewest actions comes first."""
    began = time.monotonic()
    checks = built.module("checks")
    every = built.module("scenarios").SCENARIOS
    failures: list[Difference] = []
    notes: list[str] = []
    counts = {"scenarios": 0, "scenarios_in_jax": 0, "secrets_changed": 0}
    cut = False
    for scenario in every:
        if budget.spent:
            cut = True
            break
        progress(f"scenario {scenario.name}")
        if not scenario.applies:
            notes.append(f"{scenario.name}: holds in builds with other settings")
            continue
        counts["scenarios"] += 1
        shorter = checks.everyday(scenario)
        if shorter != scenario:
            notes.append(f"{scenario.name}: perft counted to depth {len(shorter.perft)} of {len(scenario.perft)}")
        said = _in_reference(built, twin, shorter)
        if said is None and (scenario.when or scenario.given is not None or scenario.arrange):
            said, left_out = _in_jax(built, twin, scenario)
            counts["scenarios_in_jax"] += said is None and left_out is None
            if said is None and left_out is None and watch is not None:
                with watch.on():                                                # what both have played is what counts
                    checks.recorded(twin.env, scenario)
            notes += [f"{scenario.name}: not in JAX: {left_out}"] if left_out else []
        if said is not None:
            failures.append(Difference(NAME, scenario.name, said, place=scenario.place, trace=tuple(scenario.when)))
    failures.sort(key=lambda f: len(f.trace))
    if not failures and not cut and built.layout.get("hidden"):
        progress("secrets")
        failures, counts["secrets_changed"] = non_interference(built, twin.env, budget)
        if not failures and not counts["secrets_changed"]:
            notes.append("no position was found in which a secret can be changed: non-interference says nothing here")
    if not every:
        notes.append("the spec has no scenarios")
    if cut:
        notes.append("the budget ended before the scenarios did")
    status: Status = "failed" if failures else "cut short" if cut else "passed"
    return Level(NAME, status, time.monotonic() - began, counts, tuple(failures), tuple(notes))


def _in_reference(built: Built, twin: Any, scenario: Any) -> str | None:
    """What is wrong with the scenario in the reference."""
    try:
        built.module("reference_scenarios").run(twin.env, scenario)
    except Exception as error:  # noqa: BLE001 - whatever the generated code raises is what is wrong
        return f"in the reference: {_said(error)}"
    return None


def _in_jax(built: Built, twin: Any, scenario: Any) -> tuple[str | None, str | None]:
    """What is wrong with the scenario in JAX, with the draws of the reference; else why it was not run there."""
    try:
        return None, built.module("checks_jax").check_scenario(twin, scenario)
    except Exception as error:  # noqa: BLE001 - likewise
        return f"in JAX: {_said(error)}", None


def non_interference(built: Built, env: Any, budget: Budget) -> tuple[list[Difference], int]:
    """Change what a viewer may not see, in positions of random play; the first that the viewer learns of, and how many were changed."""
    checks = built.module("checks")
    revealing = built.module(next(built.folder.glob("test_*.py")).stem).REVEALING
    rng = random.Random(SEED)
    try:
        steps = checks.random_play(env)
    except Exception as error:  # noqa: BLE001 - likewise
        return [Difference(NAME, "random play", f"in the reference: {_said(error)}")], 0
    looked = [(step.after, viewer) for step in steps for viewer in range(env.num_players)]
    changed = 0
    for state, viewer in rng.sample(looked, min(SECRETS, len(looked))):
        if budget.spent:
            break
        try:
            changed += checks.check_secrets(env, built.layout["fields"], state, viewer, rng, revealing)
        except Exception as error:  # noqa: BLE001 - likewise
            return [Difference(NAME, "non-interference", _said(error))], changed
    return [], changed


def _said(error: Exception) -> str:
    plain = isinstance(error, AssertionError) or type(error).__name__ == "ScenarioFailed"
    return str(error) if plain else f"{type(error).__name__}: {error}"
