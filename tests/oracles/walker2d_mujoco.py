"""Walker2d-v5 of gymnasium, played and recorded here, with how far MuJoCo's solver was from its optimum in each step.

MuJoCo stops its Newton iterations when they improve little. Where it stops early its acceleration is not the minimiser that it
stands for, and a solver that converges differs from it. The residual says by how much: the norm of the gradient of the solver's cost at the
acceleration that MuJoCo returned, over its own scale (mean inertia times degrees of freedom), the greatest of a step's 16 solutions
(4 time steps of 4 Runge-Kutta stages). To have it, each step is done again by the stages; that it gives the same bits is asserted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Step:
    """One step of gymnasium's environment, and the greatest residual of its solutions."""

    q: Vector
    v: Vector
    action: Vector
    q_after: Vector
    v_after: Vector
    observed: Vector
    reward: float
    ended: bool
    contacts: int
    residual: float


def record(count: int, seed: int) -> list[Step]:
    """`count` steps of episodes that go on for a while after the fall: four ways to choose actions, 60 steps each, in turn."""
    import gymnasium
    import mujoco

    chance = np.random.default_rng(seed)
    env: Any = gymnasium.make("Walker2d-v5").unwrapped
    again = mujoco.MjData(env.model)
    steps: list[Step] = []
    while len(steps) < count:
        kind = len(steps) // 60 % 4
        env.reset(seed=seed + len(steps))
        action = np.zeros(6)
        for age in range(60):
            action = _action(kind, age, action, env.data, chance)
            q, v = env.data.qpos.copy(), env.data.qvel.copy()
            again.qpos[:], again.qvel[:], again.ctrl[:], again.qacc_warmstart[:] = q, v, action, env.data.qacc_warmstart
            residual = max(_runge_kutta(env.model, again) for _ in range(env.frame_skip))
            observed, reward, ended, _, _ = env.step(action)
            q_after, v_after = env.data.qpos.copy(), env.data.qvel.copy()
            assert np.array_equal(again.qpos, q_after) and np.array_equal(again.qvel, v_after)
            steps.append(Step(q, v, action, q_after, v_after, observed, float(reward), bool(ended), int(env.data.ncon), residual))
    return steps[:count]


def _action(kind: int, age: int, last: Vector, data: Any, chance: np.random.Generator) -> Vector:
    if kind == 0:
        return np.array(chance.uniform(-1.5, 1.5, 6))                           # also beyond what the motors give
    if kind == 1:
        return np.array(np.clip(0.9 * last + 0.3 * chance.normal(size=6), -1, 1))   # smooth
    if kind == 2:
        return np.array(np.sign(chance.uniform(-1, 1, 6))) if age % 5 == 0 else last  # full force one way or the other
    stand = -4 * data.qpos[3:] - 0.1 * data.qvel[3:]    # holds its joints straight and stands
    return np.array(np.clip(stand + 0.1 * chance.normal(size=6), -1, 1))


def _runge_kutta(model: Any, data: Any) -> float:
    """One time step of `data` as `mj_step` does it, by its stages; the greatest residual of the four solutions."""
    import mujoco

    h = model.opt.timestep
    q, v = data.qpos.copy(), data.qvel.copy()
    speeds: list[Vector] = []
    accelerations: list[Vector] = []
    worst = 0.0
    for weight in (0.0, 0.5, 0.5, 1.0):
        if speeds:
            data.qpos[:] = q + h * (weight * speeds[-1])
            data.qvel[:] = v + h * (weight * accelerations[-1])
        mujoco.mj_forward(model, data)
        worst = max(worst, _residual(model, data))
        speeds.append(data.qvel.copy())
        accelerations.append(data.qacc.copy())
    weights = (1 / 6, 1 / 3, 1 / 3, 1 / 6)
    speed, acceleration = np.zeros(model.nv), np.zeros(model.nv)
    for w, s, a in zip(weights, speeds, accelerations, strict=True):
        speed += w * s
        acceleration += w * a
    data.qpos[:] = q + h * speed
    data.qvel[:] = v + h * acceleration
    data.qacc_warmstart[:] = accelerations[-1]
    return worst


def _residual(model: Any, data: Any) -> float:
    import mujoco

    pushed = np.zeros(model.nv)
    mujoco.mj_mulM(model, data, pushed, data.qacc)
    gradient = pushed - data.qfrc_smooth - data.qfrc_constraint
    return float(np.linalg.norm(gradient) / (model.stat.meaninertia * model.nv))


def without_tolerance(step: Step) -> tuple[Vector, Vector]:
    """Positions and velocities after the same step by a MuJoCo that does not stop early."""
    import gymnasium
    import mujoco

    env: Any = gymnasium.make("Walker2d-v5").unwrapped
    env.model.opt.tolerance = 0
    env.data.qpos[:], env.data.qvel[:], env.data.ctrl[:] = step.q, step.v, step.action
    mujoco.mj_step(env.model, env.data, nstep=env.frame_skip)
    return env.data.qpos.copy(), env.data.qvel.copy()
