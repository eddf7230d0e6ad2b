"""Level 4 of verification: does a policy care which backend it is in?

A policy is trained in one backend and evaluated in both, on the same seeds; then the other way round. Each direction is a paired
comparison of returns (`statistics.py`), and the worst of them is the verdict.

    result = transfer(built)
    result.verdict            # "equivalent", "different" or "underpowered"
    result.as_json()          # plain data, numbers of each direction
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from specc.environment import Built
from specc.train import network
from specc.train.evaluate import MOST_STEPS, Played, Progress, play
from specc.train.scale import with_scale
from specc.train.settings import Settings
from specc.train.statistics import Comparison, Verdict, compare

# The worst verdict of several is the verdict of all.
WORST: tuple[Verdict, ...] = ("different", "underpowered", "equivalent")
# Seeds of evaluations: far from those of training (which start at 0), and from each other.
PAIRED, RESEEDED = 1_000_003, 2_000_003
QUICK = Settings(total_steps=50_000, envs=32, steps=64)


@dataclass(frozen=True)
class Direction:
    """One policy, trained in `trained_in`, played there (home) and in `evaluated_in` (away)."""

    trained_in: str
    evaluated_in: str
    train_steps: int
    returns: Comparison
    lengths: Comparison  # of the same episodes, in steps
    unfinished: int  # episodes cut off, home and away together
    policy: network.Params = field(repr=False, compare=False)

    @property
    def verdict(self) -> Verdict:
        """That of the returns; a difference in lengths counts too."""
        return "different" if self.lengths.verdict == "different" else self.returns.verdict

    @property
    def why(self) -> str:
        """A sentence."""
        differs = self.lengths.verdict == "different" and self.returns.verdict != "different"
        return f"lengths of episodes: {self.lengths.why}" if differs else self.returns.why

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "trained_in": self.trained_in,
            "evaluated_in": self.evaluated_in,
            "verdict": self.verdict,
            "why": self.why,
            "train_steps": self.train_steps,
            "unfinished": self.unfinished,
            "returns": self.returns.as_json(),
            "lengths": self.lengths.as_json(),
        }


@dataclass(frozen=True)
class TransferResult:
    """The verdict of level 4 and its numbers."""

    verdict: Verdict
    directions: tuple[Direction, ...]
    opponent: str
    seconds: float

    @property
    def why(self) -> str:
        """A sentence on the direction that decides."""
        worst = next(d for d in self.directions if d.verdict == self.verdict)
        return f"trained in {worst.trained_in}, played in {worst.evaluated_in}: {worst.why}"

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "verdict": self.verdict,
            "why": self.why,
            "opponent": self.opponent,
            "seconds": round(self.seconds, 1),
            "directions": [d.as_json() for d in self.directions],
        }


def transfer(
    built: Built,
    *,
    episodes: int = 100,
    settings: Settings = QUICK,
    reference_steps: int | None = 20_000,
    policy: network.Params | None = None,
    away: Built | None = None,
    most_steps: int = MOST_STEPS,
    progress: Progress = lambda text: None,
) -> TransferResult:
    """The transfer test, both ways.

    `policy`: parameters trained in JAX before; without them a policy is trained with `settings`. `reference_steps`: steps of the
    training in the reference; None leaves that direction out. `away`: another build, in which the policy is played away from home
    (for planted faults).
    """
    start = time.monotonic()
    settings = with_scale(built, replace(settings, seeds=1))
    directions = []
    if policy is None:
        progress("training in jax")
        policy = train_in_jax(built, settings, progress)
        steps = settings.updates * settings.envs * settings.steps
    else:
        steps = 0
    directions.append(direction(built, policy, "jax", "reference", episodes, steps, away=away, most_steps=most_steps, progress=progress))
    if reference_steps is not None:
        from specc.train.host import train_in_reference

        shorter = replace(settings, total_steps=reference_steps, start_pool=0)
        other = train_in_reference(built, shorter, progress)
        done = shorter.updates * shorter.envs * shorter.steps
        directions.append(direction(built, other, "reference", "jax", episodes, done, away=away, most_steps=most_steps, progress=progress))
    return TransferResult(worst([d.verdict for d in directions]), tuple(directions), _opponent(built), time.monotonic() - start)


def worst(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict of several comparisons together."""
    return next(v for v in WORST if v in verdicts)


def direction(
    built: Built,
    policy: network.Params,
    home: str,
    away_backend: str,
    episodes: int,
    train_steps: int = 0,
    *,
    away: Built | None = None,
    opponent: network.Params | str | None = None,
    seeds: tuple[int, int] = (PAIRED, RESEEDED),
    most_steps: int = MOST_STEPS,
    progress: Progress = lambda text: None,
) -> Direction:
    """One policy, at home, at home with other seeds, and away; against random players if there are others."""

    def run(place: Built, backend: str, seed: int) -> Played:
        return play(
            place,
            policy,
            backend=backend,
            episodes=episodes,
            seed=seed,
            opponent=_opponent(built) if opponent is None else opponent,
            most_steps=most_steps,
            progress=progress,
        )

    here, reseeded, there = run(built, home, seeds[0]), run(built, home, seeds[1]), run(away or built, away_backend, seeds[0])
    returns = compare(here.returns.tolist(), there.returns.tolist(), reseeded.returns.tolist())
    lengths = compare(*(np.asarray(p.lengths, float).tolist() for p in (here, there, reseeded)))
    return Direction(home, away_backend, train_steps, returns, lengths, here.unfinished + there.unfinished, policy)


def _opponent(built: Built) -> str:
    return "random" if built.layout["players"] > 1 else "none"


def train_in_jax(built: Built, settings: Settings, progress: Progress = lambda text: None) -> network.Params:
    """The parameters after a training in JAX, without files. `progress` is told after each block of updates, and may raise."""
    import jax

    from specc.train.devices import Trainer

    settings = with_scale(built, settings)
    with built.numbers():
        trainer = Trainer(built, settings, 1)
        learner, running = trainer.begin()
        for done in range(settings.block, settings.updates + 1, settings.block):
            learner, running, _ = trainer.train(learner, running, None, settings.block)
            jax.tree.map(np.asarray, learner.params)                            # it has come so far
            progress(f"training in jax, update {done} of {settings.updates}")
        return network.as_numpy(jax.tree.map(lambda x: x[0], trainer.fetch(learner.params)))
