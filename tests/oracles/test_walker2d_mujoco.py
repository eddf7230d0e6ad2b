"""Walker2d over the rigid-body module, one step ahead of gymnasium's Walker2d-v5, in the reference.

The states are recorded here (`walker2d_mujoco.py`): nothing is committed. What is compared: positions, velocities, the observation,
the reward and whether the episode ends. Where MuJoCo's solver stopped early, the step is listed with its residual and held against
MuJoCo with its tolerance at 0 instead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

from specc.environment import Built

pytest.importorskip("mujoco", reason="the live oracle of walker2d is mujoco with gymnasium: pip install '.[oracles]'")

from walker2d_mujoco import Step, record, without_tolerance  # noqa: E402

Builder = Callable[..., Built]

TOLERANCE = 1e-9
EARLY = 1e-9
"""Residuals above it: MuJoCo stopped early. Elsewhere they are below 1e-11."""
STATES = 2000
SEED = 1


@cache
def recorded() -> list[Step]:
    return record(STATES, SEED)


def healthy(x: Step) -> bool:
    """Whether the walker stands at the beginning of a step: only then the environment itself goes on."""
    return bool(0.8 < x.q[1] < 2 and -1 < x.q[2] < 1)


def compare(built: Builder, numbers: list[int]) -> dict[int, float]:
    """Holds these steps of the recording against the reference; gives the residuals of those where MuJoCo stopped early.

    Prints the greatest differences (`pytest -s`).
    """
    alive: Any = built("physics/walker2d").reference()
    fallen: Any = built("physics/walker2d", healthy_height="[-1e9, 1e9]", healthy_angle="[-1e9, 1e9]").reference()
    early = {}
    worst_q = worst_v = 0.0
    for n in numbers:
        x = recorded()[n]
        env = alive if healthy(x) else fallen
        s = env.step(env.init((0, 0), {"q": x.q.tolist(), "v": x.v.tolist()}), x.action.tolist(), (0, 0))
        plain = env.to_plain(s)
        if x.residual > EARLY:
            early[n] = x.residual
            q, v = without_tolerance(x)
        else:
            q, v = x.q_after, x.v_after
            np.testing.assert_allclose(env.observe(s, 0), x.observed, rtol=0, atol=TOLERANCE, err_msg=f"observation of step {n}")
        np.testing.assert_allclose(plain["q"], q, rtol=0, atol=TOLERANCE, err_msg=f"positions of step {n}")
        np.testing.assert_allclose(plain["v"], v, rtol=0, atol=TOLERANCE, err_msg=f"velocities of step {n}")
        worst_q = max(worst_q, float(np.abs(np.array(plain["q"]) - q).max()))
        worst_v = max(worst_v, float(np.abs(np.array(plain["v"]) - v).max()))
        unhealthy_bonus = 1.0 if env is fallen and x.ended else 0.0
        near = 1e-6 if x.residual > EARLY else TOLERANCE
        assert plain["reward"][0] - unhealthy_bonus == pytest.approx(x.reward, abs=near), f"reward of step {n}"
        assert not s.truncated
        assert s.over == (x.ended and env is alive), f"end at step {n}"
    print(f"{len(numbers)} steps: positions within {worst_q:.1e}, velocities within {worst_v:.1e}; stopped early, with residuals: {early}")
    return early


def test_a_few_states(built: Builder) -> None:
    """With none to four contacts, a knee beyond its limit, the fall, clipped speeds, and where MuJoCo stopped early (mujoco 4.0.0: 915)."""
    steps = recorded()
    wanted: list[Callable[[Step], bool]] = [
        *(lambda x, c=c: x.contacts == c for c in range(5)),  # type: ignore[misc]
        lambda x: x.q[4] > 0.01,
        lambda x: healthy(x) and x.ended,
        lambda x: healthy(x) and not x.ended and float(np.abs(x.v_after).max()) > 10,
    ]
    chosen = {next(n for n, x in enumerate(steps) if want(x)) for want in wanted}
    assert len(chosen) >= 6
    early = [n for n, x in enumerate(steps) if x.residual > EARLY]
    assert set(compare(built, [*sorted(chosen), *early[:1]])) == set(early[:1])


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(8))
def test_two_thousand_states(built: Builder, part: int) -> None:
    """All of the recording, about 100 s of processor time a part."""
    early = compare(built, list(range(part, STATES, 8)))
    assert len(early) <= 3


def test_resets_are_gymnasiums(built: Builder) -> None:
    """The noise by tape: nine positions, then nine velocities, both uniform."""
    import gymnasium

    env: Any = built("physics/walker2d").reference()
    theirs: Any = gymnasium.make("Walker2d-v5").unwrapped
    for seed in range(5):
        theirs.reset(seed=seed)
        noise = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed))).uniform(-0.005, 0.005, 18)
        s, _ = env.init_tape([["uniform", x] for x in noise.tolist()])
        plain = env.to_plain(s)
        assert np.array_equal(plain["q"], theirs.data.qpos) and np.array_equal(plain["v"], theirs.data.qvel)
    with pytest.raises(Exception, match="0.006"):
        env.init_tape([["uniform", 0.006]] * 18)
