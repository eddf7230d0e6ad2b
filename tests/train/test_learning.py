"""What a training must reach: cart-pole solved within a minute, and a Connect Four policy that beats random play."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from specc.environment import Built
from specc.train import checkpoint
from specc.train.evaluate import play
from specc.train.run import train
from specc.train.settings import Settings


@pytest.mark.slow
def test_cartpole_is_solved_within_a_minute(folder: Callable[[str], Built], tmp_path: Path) -> None:
    built = folder("cartpole")
    before = time.process_time()                             # seconds of processors: other work on the machine does not count
    train(built, tmp_path, Settings())
    spent = time.process_time() - before
    played = play(built, checkpoint.load(tmp_path).policy(), backend="reference", episodes=100, seed=11)
    assert played.returns.mean() >= 475
    assert spent < 60


@pytest.mark.slow
def test_connect_four_beats_random_play(folder: Callable[[str], Built], tmp_path: Path) -> None:
    built = folder("connect_four")
    train(built, tmp_path, Settings(total_steps=500_000, envs=128, steps=32, hidden=(128, 128), opponent="random"))
    played = play(built, checkpoint.load(tmp_path).policy(), backend="reference", episodes=400, seed=11)
    assert played.summary()["wins"] >= 0.95


@pytest.mark.slow
def test_a_pendulum_learns_numbers(folder: Callable[[str], Built], tmp_path: Path) -> None:
    built = folder("pendulum")
    settings = Settings(total_steps=400_000, envs=64, steps=64, epochs=10, discount=0.95, entropy=0.0)
    train(built, tmp_path, settings)
    played = play(built, checkpoint.load(tmp_path).policy(), backend="reference", episodes=50, seed=11)
    assert played.returns.mean() > -400                      # random play: about -1200
