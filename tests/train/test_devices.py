"""Several devices and several processes: what is played and learnt does not depend on how many there are."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from specc.train import checkpoint, metrics

ROOT = Path(__file__).resolve().parents[2]
# One minibatch, so that a device's share of the samples is no other one.
TRAIN = [
    sys.executable,
    "-m",
    "specc",
    "train",
    "generated/tic_tac_toe",
    "--steps",
    "1024",
    "--envs",
    "16",
    "--length",
    "16",
    "--hidden",
    "8",
    "--minibatches",
    "1",
    "--epochs",
    "2",
    "--opponent",
    "random",
]


def start(out: Path, devices: int, *options: str) -> subprocess.Popen[str]:
    environment = os.environ | {
        "JAX_PLATFORMS": "cpu",
        "XLA_FLAGS": f"--xla_force_host_platform_device_count={devices} --xla_cpu_multi_thread_eigen=false",
    }
    return subprocess.Popen(
        [*TRAIN, "--out", str(out), *options], cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def finish(*running: subprocess.Popen[str]) -> None:
    try:
        for process in running:
            _, errors = process.communicate(timeout=300)
            assert process.returncode == 0, errors
    finally:
        for process in running:
            process.kill()


def same(one: Path, other: Path) -> None:
    a, b = checkpoint.load(one), checkpoint.load(other)
    assert a.updates == b.updates == 4 and len(a.leaves) == len(b.leaves)
    for x, y in zip(a.leaves, b.leaves, strict=True):
        assert x.shape == y.shape and x.dtype == y.dtype
        np.testing.assert_allclose(x.astype(float), y.astype(float), atol=2e-4)
    played = [[(r["episodes"], r["mean_return"], r["mean_length"]) for r in metrics.read(p / "metrics.jsonl")] for p in (one, other)]
    assert played[0] == played[1] and sum(n for n, _, _ in played[0]) > 50


@pytest.mark.slow
def test_four_devices_and_two_processes_are_as_one_device(tmp_path: Path) -> None:
    finish(start(tmp_path / "one", 1))
    finish(start(tmp_path / "four", 4, "--devices", "4"))
    same(tmp_path / "one", tmp_path / "four")
    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    together = ["--coordinator", f"localhost:{port}", "--processes", "2", "--process"]
    finish(*(start(tmp_path / "two", 2, *together, str(n)) for n in range(2)))
    same(tmp_path / "one", tmp_path / "two")
