"""Level 4: the same policy in both backends; a planted fault is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import jax
import numpy as np
import pytest

from specc.environment import Built, load_built
from specc.train import network
from specc.train.evaluate import noise_of, play
from specc.train.settings import Settings
from specc.train.task import task_of
from specc.train.transfer import direction, train_in_jax, transfer, worst
from tests.derived import build_folder

ROOT = Path(__file__).resolve().parents[2]
SHORT = Settings(total_steps=6_000, envs=16, steps=32, hidden=(16,), minibatches=2, epochs=2)


def untrained(built: Built) -> network.Params:
    task = task_of(built)
    params = network.as_numpy(network.init(jax.random.key(5), task.inputs, task.outputs, (8,), task.box is not None))
    params["actor"][-1]["w"] = params["actor"][-1]["w"] * 50
    return params


def faulty(name: str, right: str, wrong: str, folder: Path) -> Built:
    """The spec with one text replaced, as a reference."""
    text = (ROOT / "specs" / f"{name}.yaml").read_text(encoding="utf-8")
    assert text.count(right) == 1
    head, _, _ = text.replace(right, wrong).partition("\nscenarios:")
    spec = folder / f"{name}.yaml"
    spec.write_text(head + "\n", encoding="utf-8")
    return load_built(build_folder(spec, folder / "built", ["python"]))


@pytest.mark.parametrize(
    ("name", "episodes"),
    [("tic_tac_toe", 30), ("leduc_holdem", 30), ("pendulum", 4), pytest.param("love_letter", 20, marks=pytest.mark.slow)],
)
def test_an_episode_is_the_same_in_both_backends(folder: Callable[[str], Built], name: str, episodes: int) -> None:
    built = folder(name)
    params = untrained(built)
    one, two = (play(built, params, backend=b, episodes=episodes, seed=7, most_steps=150) for b in ("reference", "jax"))
    np.testing.assert_array_equal(one.lengths, two.lengths)
    np.testing.assert_allclose(one.rewards, two.rewards, rtol=1e-4)
    assert one.unfinished == two.unfinished == (episodes if name == "pendulum" else 0)
    if name == "pendulum":
        assert (one.lengths == 150).all(), "cut off where it was asked for"
    later = play(built, params, backend="reference", episodes=2, seed=7, first_episode=episodes - 2, most_steps=150)
    np.testing.assert_array_equal(later.rewards, one.rewards[-2:])
    other = play(built, params, backend="reference", episodes=episodes, seed=8, most_steps=150)
    assert not np.array_equal(other.rewards, one.rewards)


def test_noise_depends_on_seed_and_episode_alone(folder: Callable[[str], Built]) -> None:
    task = task_of(folder("tic_tac_toe"))
    streams = {(s, e): [float(next(noise)[0]) for _ in range(3)] for s in (1, 2) for e in (0, 1) for noise in [noise_of(s, e, task)]}
    assert len({x for stream in streams.values() for x in stream}) == 12
    assert streams[1, 0] == [float(x[0]) for x, _ in zip(noise_of(1, 0, task), range(3), strict=False)]


@pytest.mark.slow
def test_a_policy_of_either_backend_is_equivalent_in_the_other(folder: Callable[[str], Built]) -> None:
    found = transfer(folder("tic_tac_toe"), episodes=100, settings=SHORT, reference_steps=2000)
    assert found.verdict == "equivalent", found.why
    assert [(d.trained_in, d.evaluated_in) for d in found.directions] == [("jax", "reference"), ("reference", "jax")]
    assert all(d.returns.identical == 100 and d.returns.sd_home > 0 for d in found.directions)
    data = found.as_json()
    assert data["verdict"] == "equivalent" and data["directions"][1]["returns"]["margin"] > 0 and data["opponent"] == "random"


def test_a_fault_in_one_backend_is_different(folder: Callable[[str], Built], tmp_path: Path) -> None:
    built = folder("tic_tac_toe")
    away = faulty("tic_tac_toe", "do: win(me)", "do: lose(me)", tmp_path)
    found = direction(built, untrained(built), "jax", "reference", 60, away=away)
    assert found.verdict == "different" and abs(found.returns.gap) > found.returns.margin


@pytest.mark.slow
def test_a_push_that_is_a_little_weaker_is_different(folder: Callable[[str], Built], tmp_path: Path) -> None:
    built = folder("cartpole")
    away = faulty("cartpole", "push: {type: real, default: 10.0", "push: {type: real, default: 8.0", tmp_path)
    policy = train_in_jax(built, Settings(total_steps=20_000, envs=16, steps=64, hidden=(32,)))
    assert direction(built, policy, "jax", "reference", 40).verdict == "equivalent"
    assert direction(built, policy, "jax", "reference", 40, away=away).verdict == "different"


def test_the_worst_verdict_counts() -> None:
    assert worst(["equivalent", "underpowered"]) == "underpowered"
    assert worst(["underpowered", "different", "equivalent"]) == "different"
    assert worst(["equivalent", "equivalent"]) == "equivalent"


def test_there_is_no_such_opponent(folder: Callable[[str], Built]) -> None:
    built = folder("tic_tac_toe")
    with pytest.raises(ValueError, match="no opponent expert"):
        play(built, untrained(built), backend="jax", episodes=2, seed=0, opponent="expert")
