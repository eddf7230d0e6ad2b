"""Measure built folders, each in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

# One thread for XLA, no compilation that was done before.
ALONE = {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false", "JAX_ENABLE_COMPILATION_CACHE": "false"}


class BenchFailed(Exception):
    """A folder could not be measured; the message is what its process said."""


def cores() -> list[int]:
    """The cores that this process may use; none where the system cannot pin."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


def bench(
    folder: Path, *, peers: bool = False, batches: list[int], repeats: int = 21, steps: int | None = None, core: int | None = None
) -> list[dict[str, Any]]:
    """The rows of one built folder (docs/bench.md says what they hold)."""
    request = {"folder": str(folder), "peers": peers, "batches": batches, "repeats": repeats, "steps": steps, "core": core}
    done = subprocess.run(
        [sys.executable, "-m", "specc.bench.worker", json.dumps(request)],
        capture_output=True,
        text=True,
        env={**os.environ, **ALONE},
        check=False,
    )
    if done.returncode != 0:
        raise BenchFailed(f"measuring {folder.name} failed:\n{done.stderr.strip()}")
    return cast("list[dict[str, Any]]", json.loads(done.stdout.splitlines()[-1]))
