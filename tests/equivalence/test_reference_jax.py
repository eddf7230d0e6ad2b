"""Reference and JAX play the same 200 episodes of every spec: all fields, masks, observations, rewards and flags, every step.

The reference plays first; then JAX plays all episodes at once under vmap. `SPECC_EPISODES` and `SPECC_STEPS` set how many
episodes, and how many steps of each at most. In close mode each step of JAX starts from the state of the reference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from specc.environment import load_built
from specc.verify.rollouts import compare_backends
from tests.derived import build_folder

SPECS = [p for p in sorted((Path(__file__).resolve().parents[2] / "specs").glob("*.yaml")) if "\nname:" in p.read_text(encoding="utf-8")]
EPISODES = int(os.environ.get("SPECC_EPISODES", "200"))
STEPS = int(os.environ.get("SPECC_STEPS", "2000"))
ENOUGH = 40_000
"""So many compared steps of one spec are enough: machines that never end (sm83) would take all day."""


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("spec", SPECS, ids=lambda p: p.stem)
def test_episodes_are_the_same(spec: Path, tmp_path: Path) -> None:
    built = load_built(build_folder(spec, tmp_path / spec.stem))
    found = compare_backends(built, EPISODES, min(STEPS, max(1, ENOUGH // EPISODES) if spec.stem == "sm83" else STEPS))
    assert found.first is None, f"{found.first.case}: {found.first.message}"
    assert found.episodes == EPISODES and found.steps >= EPISODES
    print(f"{spec.stem}: {EPISODES} episodes, {found.steps} steps")
