"""The scale of rewards, measured: games pay 1, a pendulum costs a thousand, and one learning rate is to serve both."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from specc.environment import Built
from specc.train import network
from specc.train.evaluate import play
from specc.train.settings import Settings
from specc.train.task import task_of

EPISODES = 16
MOST_STEPS = 1000


def with_scale(built: Built, settings: Settings) -> Settings:
    """The settings with a scale of rewards: one over the usual size of a return of random play, in two digits."""
    if settings.reward_scale != 0.0:
        return settings
    task = task_of(built)
    policy = network.indifferent(task.inputs, task.outputs, task.box is not None)
    played = play(built, policy, backend="reference", episodes=EPISODES, seed=settings.seed, opponent="self", most_steps=MOST_STEPS)
    size = float(np.sqrt((played.rewards**2).mean()))
    return replace(settings, reward_scale=float(f"{1 / size:.2g}") if size > 0 else 1.0)
