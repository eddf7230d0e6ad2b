"""HalfCheetah over the rigid-body module, one step ahead of recorded MuJoCo states, in the reference.

The whole dynamics (kinematics, inertia, bias, contact, the solver) is written in the language; the constants of the constraints are
derived when the spec is built. The JAX build agrees too, but steps slowly (its solver loops are not vectorised): it is not run here.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from specc.environment import Built

Builder = Callable[..., Built]

TOLERANCE = 1e-9
"""Of positions and velocities, where MuJoCo's own solver did not stop early."""
EVERYDAY = [(0, 0), (3, 50), (19, 199)]
MANY = [(e, k) for e in range(20) for k in range(0, 200, 40)]


def _worst(built: Builder, data: Path, cases: list[tuple[int, int]]) -> float:
    env: Any = built("physics/half_cheetah").reference()
    recorded = np.load(data / "mujoco" / "halfcheetah_v5_mj400.npz")
    worst = 0.0
    for episode, step in cases:
        given = {"q": recorded["qpos"][episode, step].tolist(), "v": recorded["qvel"][episode, step].tolist()}
        s = env.step(env.init((0, 0), given), recorded["action"][episode, step].tolist(), (0, 0))
        plain = env.to_plain(s)
        worst = max(worst, float(np.abs(np.array(plain["q"]) - recorded["qpos"][episode, step + 1]).max()))
        worst = max(worst, float(np.abs(np.array(plain["v"]) - recorded["qvel"][episode, step + 1]).max()))
        assert abs(plain["reward"][0] - recorded["reward"][episode, step]) < TOLERANCE
    return worst


def test_one_step_ahead_of_mujoco(built: Builder, shared_data: Path) -> None:
    assert _worst(built, shared_data, EVERYDAY) < TOLERANCE


@pytest.mark.slow
def test_many_steps_ahead_of_mujoco(built: Builder, shared_data: Path) -> None:
    assert _worst(built, shared_data, MANY) < TOLERANCE
