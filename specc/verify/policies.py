"""Level 4: does a policy care which backend it is in? Trained in one, played in both, and the reverse; `specc.train` has the test.

The budget is asked between blocks of training and between episodes. Where the test has too few episodes to say, and there is time, the
same policies play twice as many.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from specc.environment import Built
from specc.verify.budget import Budget
from specc.verify.results import Difference, Level, Status

NAME = "L4"
EPISODES, MOST_EPISODES = 100, 800
TRAINING = {"total_steps": 50_000, "envs": 32, "steps": 64}
IN_REFERENCE = 20_000
"""Steps of the training in the reference."""
MOST_STEPS = 2_000
"""Steps of an episode, at most."""


class OutOfTime(Exception):
    """The budget ended."""


def policies(
    built: Built,
    budget: Budget,
    progress: Callable[[str], None],
    settings: dict[str, Any] | None = None,
    reference_steps: int = IN_REFERENCE,
) -> Level:
    """Train, play, compare. `settings`: of the training in JAX."""
    from specc.train.settings import BadSettings, Settings
    from specc.train.transfer import direction, transfer, worst

    began = time.monotonic()

    def say(remark: str) -> None:
        if budget.spent:
            raise OutOfTime
        progress(remark)

    try:
        say("training")
        chosen = Settings(**(TRAINING | (settings or {})))
        result = transfer(
            built, episodes=EPISODES, settings=chosen, reference_steps=reference_steps, most_steps=MOST_STEPS, progress=say
        )
    except OutOfTime:
        return Level(NAME, "cut short", time.monotonic() - began, notes=("the budget ended before the policies were trained and played",))
    except BadSettings as problem:
        return Level(NAME, "not run", time.monotonic() - began, notes=(f"no policy can be trained: {problem}",))
    episodes, notes = EPISODES, []
    while result.verdict == "underpowered" and episodes < MOST_EPISODES:
        episodes *= 2
        try:
            again = tuple(
                direction(built, d.policy, d.trained_in, d.evaluated_in, episodes, d.train_steps, most_steps=MOST_STEPS, progress=say)
                if d.verdict == "underpowered" else d
                for d in result.directions
            )  # fmt: skip
        except OutOfTime:
            notes.append(f"the budget ended before {episodes} episodes were played")
            break
        result = replace(result, directions=again, verdict=worst([d.verdict for d in again]), seconds=time.monotonic() - began)
    return _level(result, time.monotonic() - began, notes)


def _level(result: Any, seconds: float, notes: list[str]) -> Level:
    differing = [d for d in result.directions if d.verdict == "different"]
    failures = [Difference(NAME, f"trained in {d.trained_in}, played in {d.evaluated_in}", d.why) for d in differing]
    status: Status = "failed" if failures else "passed" if result.verdict == "equivalent" else "underpowered"
    for d in result.directions:
        r = d.returns
        notes.append(
            f"trained in {d.trained_in} ({d.train_steps} steps), played in {d.evaluated_in}: {d.verdict}; return {r.mean_home:.4g} "
            f"(sd {r.sd_home:.3g}) and {r.mean_away:.4g} (sd {r.sd_away:.3g}), gap {r.gap:.3g} in [{r.low:.3g}, {r.high:.3g}], "
            f"margin {r.margin:.3g}, {r.identical} of {r.episodes} episodes the same"
            + (f"; {d.why}" if d.verdict != "equivalent" else "")
            + (f"; {d.unfinished} episodes cut off after {MOST_STEPS} steps" if d.unfinished else "")
        )
    counts = {
        "episodes": sum(d.returns.episodes for d in result.directions),
        "training_steps": sum(d.train_steps for d in result.directions),
    }
    return Level(NAME, status, seconds, counts, tuple(failures), tuple(notes), {"transfer": result.as_json()})
