"""CartPole, Pendulum and MountainCar against gymnasium: a thousand recorded steps, one step ahead from each state."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from specc.environment import Built

gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install specc[oracles]")

STEPS = 1000
SCRIPT = Path(__file__).parent / "classic_control_jax.py"


@dataclass(frozen=True)
class Task:
    """A gymnasium environment and the spec that restates it; `fields` are the names of its state's parts."""

    spec: str
    theirs: str
    fields: tuple[str, ...]
    tolerance: float
    continuous: bool = False
    single: bool = False
    """States and actions are in single precision (the original's first state is not yet)."""


TASKS = (
    Task("cartpole", "CartPole-v1", ("x", "x_dot", "angle", "spin"), 1e-12),
    Task("pendulum", "Pendulum-v1", ("angle", "spin"), 1e-12, continuous=True),
    Task("mountain_car", "MountainCar-v0", ("position", "velocity"), 1e-6),  # exact in 32 bits, the original has 64
    Task("mountain_car_continuous", "MountainCarContinuous-v0", ("position", "velocity"), 1e-8, continuous=True, single=True),
)


@dataclass
class Recording:
    """What gymnasium did: one row a step."""

    before: list[Any] = field(default_factory=list)
    action: list[Any] = field(default_factory=list)
    after: list[Any] = field(default_factory=list)
    reward: list[float] = field(default_factory=list)
    ended: list[bool] = field(default_factory=list)


def record(task: Task) -> Recording:
    """Random play, begun again when an episode ends and after 200 steps."""
    chance = np.random.default_rng(3)
    env = gymnasium.make(task.theirs).unwrapped
    env.reset(seed=3)
    rows = Recording()
    age = 0
    for _ in range(STEPS):
        space = env.action_space
        action: Any = np.array(chance.uniform(space.low, space.high)) if task.continuous else int(chance.integers(space.n))
        if task.single:
            action = action.astype(np.float32)
        if task.single:
            env.state = np.asarray(env.state, np.float32)
        rows.before.append(np.array(env.state, np.float64))
        _, reward, ended, _, _ = env.step(action)
        rows.action.append(action)
        rows.after.append(np.array(env.state, np.float64))
        rows.reward.append(float(reward))
        rows.ended.append(bool(ended))
        age += 1
        if ended or age == 200:
            env.reset()
            age = 0
    return rows


def check(task: Task, rows: Recording, after: Any, reward: Any, ended: Any) -> None:
    np.testing.assert_allclose(after, np.array(rows.after), rtol=0, atol=task.tolerance)
    np.testing.assert_allclose(reward, np.array(rows.reward), rtol=1e-6, atol=1e-6)  # rewards are 32-bit
    assert list(ended) == rows.ended


@pytest.mark.parametrize("task", TASKS, ids=lambda t: t.spec)
def test_reference(built: Callable[..., Built], task: Task) -> None:
    env = built(task.spec).reference()
    rows = record(task)
    plain = env.to_plain(env.init((0, 0)))
    after, reward, ended = [], [], []
    for before, action in zip(rows.before, rows.action, strict=True):
        state = env.from_plain({**plain, **dict(zip(task.fields, map(float, before), strict=True))})
        state = env.step(state, [float(action[0])] if task.continuous else action, (0, 0))
        after.append([getattr(state, name) for name in task.fields])
        reward.append(state.reward[0])
        ended.append(state.over)
    check(task, rows, after, reward, ended)


@pytest.mark.parametrize("task", TASKS, ids=lambda t: t.spec)
def test_jax(built: Callable[..., Built], task: Task, tmp_path: Path) -> None:
    """In a process of its own: real64 needs JAX's 64-bit mode, which holds for the whole process."""
    folder = built(task.spec, "jax").folder
    rows = record(task)
    np.savez(tmp_path / "in.npz", before=rows.before, action=np.array(rows.action, np.float64 if task.continuous else np.int32))
    command = [sys.executable, str(SCRIPT), str(folder), ",".join(task.fields), str(tmp_path / "in.npz"), str(tmp_path / "out.npz")]
    paths = os.pathsep.join([str(SCRIPT.parents[2]), os.environ.get("PYTHONPATH", "")])
    x64 = "0" if task.spec == "mountain_car" else "1"
    subprocess.run(command, check=True, env={**os.environ, "JAX_ENABLE_X64": x64, "PYTHONPATH": paths})
    with np.load(tmp_path / "out.npz") as out:
        check(task, rows, out["after"], out["reward"], out["ended"].tolist())
