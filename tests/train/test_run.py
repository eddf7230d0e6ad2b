"""Trainings with files: checkpoints, metrics, interruption, resumption; the commands."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from specc.cli.app import app
from specc.environment import Built
from specc.train import checkpoint, metrics
from specc.train.run import train
from specc.train.settings import Settings, settings_from

ROOT = Path(__file__).resolve().parents[2]
TINY = Settings(total_steps=8 * 8 * 6, envs=8, steps=8, hidden=(8,), minibatches=2, epochs=2)


def invoke(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(a) for a in arguments])
    return result.exit_code, result.output


@pytest.fixture(scope="module")
def whole(folder: Callable[[str], Built], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny training, from start to end."""
    path = tmp_path_factory.mktemp("whole")
    done = train(folder("tic_tac_toe"), path, replace(TINY, seeds=2))
    assert done.updates == TINY.updates == 6 and not done.interrupted and done.steps == 8 * 8 * 6
    return path


@pytest.mark.slow
def test_a_resumed_training_is_the_same_bit_by_bit(folder: Callable[[str], Built], whole: Path, tmp_path: Path) -> None:
    built = folder("tic_tac_toe")
    assert train(built, tmp_path, replace(TINY, seeds=2), stop_after=2).updates == 2
    # What was written after the checkpoint is dropped.
    metrics.append(tmp_path / "metrics.jsonl", [{"update": 3, "seed": 0, "seconds": 9.0}])
    with (tmp_path / "metrics.jsonl").open("a") as out:
        out.write('{"update": 3, "se')
    assert train(built, tmp_path, TINY, resume=True).updates == 6
    a, b = (checkpoint.load(p) for p in (whole, tmp_path))
    assert a.updates == b.updates == 6 and len(a.leaves) == len(b.leaves) > 20
    for x, y in zip(a.leaves, b.leaves, strict=True):
        np.testing.assert_array_equal(x, y)
    numbers = [{k: v for k, v in r.items() if k != "seconds"} for p in (whole, tmp_path) for r in metrics.read(p / "metrics.jsonl")]
    assert len(numbers) == 24 and numbers[:12] == numbers[12:]
    assert [r["update"] for r in numbers[:12]] == [n for n in range(1, 7) for _ in range(2)]


def test_seeds_are_runs_of_their_own(whole: Path) -> None:
    found = checkpoint.load(whole)
    one, two = found.policy(0), found.policy(1)
    assert not np.allclose(one["actor"][0]["w"], two["actor"][0]["w"])
    with pytest.raises(checkpoint.BadCheckpoint, match="runs 0 to 1"):
        found.policy(2)
    records = metrics.read(whole / "metrics.jsonl")
    assert sum(r["episodes"] for r in records) > 20
    for r in records:
        assert r["episodes"] == 0 or (-1 <= r["mean_return"] <= 1 and 5 <= r["mean_length"] <= 9)


def test_bad_checkpoints_are_refused(folder: Callable[[str], Built], whole: Path, tmp_path: Path) -> None:
    good = (whole / "checkpoint.npz").read_bytes()
    cut = tmp_path / "cut.npz"
    cut.write_bytes(good[: len(good) // 2])
    text = tmp_path / "text.npz"
    text.write_text("no checkpoint")
    other = tmp_path / "other.npz"
    np.savez(other, x=np.zeros(3))
    for path, message in (
        (cut, "is not a checkpoint"),
        (text, "is not a checkpoint"),
        (other, "is not a checkpoint"),
        (tmp_path / "no", "there is no"),
    ):
        with pytest.raises(checkpoint.BadCheckpoint, match=message):
            checkpoint.load(path)
    with pytest.raises(checkpoint.BadCheckpoint, match="trained in tic_tac_toe, not in cartpole"):
        checkpoint.load(whole, "cartpole")
    with pytest.raises(checkpoint.BadCheckpoint, match="other rules"):
        checkpoint.load(whole, "tic_tac_toe", "abc")
    # An opponent of another game.
    with pytest.raises(checkpoint.BadCheckpoint, match="not in connect_four"):
        train(folder("connect_four"), tmp_path / "run", replace(TINY, opponent=str(whole)))
    assert not (tmp_path / "run").exists()


def test_settings_are_checked() -> None:
    assert settings_from(json.loads(json.dumps(TINY.as_json()))) == TINY
    with pytest.raises(ValueError, match="no setting envz"):
        settings_from({"envz": 1})
    with pytest.raises(ValueError, match="minibatches"):
        Settings(envs=3, steps=3, minibatches=2)
    long = Settings(total_steps=1_000_000)
    assert long.updates % long.block == 0 and long.updates * 64 * 64 >= 1_000_000


def test_the_commands(whole: Path, tmp_path: Path) -> None:
    spec = ROOT / "generated" / "tic_tac_toe"
    code, text = invoke("train", spec, "--out", whole, "--steps", 100)
    assert code == 2 and "--resume" in text
    code, text = invoke("train", ROOT / "generated" / "cartpole", "--out", whole, "--resume")
    assert code == 2 and "not in cartpole" in text
    code, text = invoke("train", spec, "--out", tmp_path / "x", "--hidden", "a")
    assert code == 2 and "--hidden a" in text
    code, text = invoke("train", spec, "--out", tmp_path / "x", "--processes", 2)
    assert code == 2 and "--coordinator" in text
    code, text = invoke("train", spec, "--out", tmp_path / "x", "--devices", 99)
    assert code == 2 and "99 devices" in text
    code, text = invoke("eval", spec, tmp_path)
    assert code == 2 and "there is no checkpoint" in text
    code, text = invoke("eval", spec, whole, "--backend", "rust")
    assert code == 2 and "reference, jax or both" in text
    results = []
    for backend in ("reference", "jax"):
        code, text = invoke("eval", spec, whole, "--backend", backend, "--episodes", 40, "--run", 1, "--json")
        assert code == 0
        found = json.loads(text.splitlines()[-1])
        assert found["episodes"] == 40 and found["wins"] + found["draws"] + found["losses"] == pytest.approx(1)
        results.append({k: v for k, v in found.items() if k not in ("backend", "seconds")})
    assert results[0] == results[1]
    code, text = invoke("eval", spec, whole, "--backend", "both", "--episodes", 60, "--opponent", whole)
    assert code == 0 and text.startswith("equivalent") and "60 of 60 episodes the same" in text
    code, text = invoke("eval", spec, whole, "--backend", "both", "--episodes", 3)
    assert code == 1 and text.startswith("underpowered")


def test_a_learning_curve(whole: Path, tmp_path: Path) -> None:
    for name in ("curve.svg", "curve.png"):
        metrics.plot(metrics.read(whole / "metrics.jsonl"), tmp_path / name, "tic-tac-toe")
        assert (tmp_path / name).stat().st_size > 5000


def test_ctrl_c_leaves_a_checkpoint_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "specc",
        "train",
        "generated/tic_tac_toe",
        "--out",
        str(tmp_path),
        "--steps",
        "100000000",
        "--envs",
        "8",
    ]
    environment = os.environ | {"JAX_PLATFORMS": "cpu"}
    running = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        for _ in range(600):
            if (tmp_path / "checkpoint.npz").is_file():
                break
            assert running.poll() is None, running.communicate()[1]
            time.sleep(0.1)
        running.send_signal(signal.SIGINT)
        time.sleep(0.5)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=120)
    finally:
        running.kill()
    assert running.returncode == 130, errors
    assert "--steps 100000000 --envs 8 --resume" in errors and "checkpoint.npz is complete" in errors
    assert checkpoint.load(tmp_path).settings.envs == 8
