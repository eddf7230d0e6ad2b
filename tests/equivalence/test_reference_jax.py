"""Reference and JAX play the same 200 episodes of every spec: all fields, masks, observations, rewards and flags, every step.

The reference plays first; then JAX plays all episodes at once under vmap. `SPECC_EPISODES` and `SPECC_STEPS` set how many
episodes, and how many steps of each at most. In close mode each step of JAX starts from the state of the reference.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from specc.environment import Built, load_built
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
    steps = compare(built, EPISODES, min(STEPS, max(1, ENOUGH // EPISODES) if spec.stem == "sm83" else STEPS))
    print(f"{spec.stem}: {EPISODES} episodes, {steps} steps")


def compare(built: Built, episodes: int, most: int) -> int:
    """Play and compare; the number of steps that were compared."""
    twins = built.module("checks_jax")
    with twins.numbers_of(built.layout):
        return _compare(built, twins.Twin(built.reference(), built.layout), episodes, most)


def _compare(built: Built, twin: Any, episodes: int, most: int) -> int:
    import jax

    checks = built.module("checks")
    given = checks.must_be_given(twin.env) or {}
    players = [checks.episode(twin.env, number, most) for number in range(episodes)]
    steps = [next(player) for player in players]
    keys = np.asarray([key for _, _, key, _ in steps], np.uint32)
    batch = jax.jit(jax.vmap(lambda key: twin.jax.init(key, given)))(keys)
    step = jax.jit(jax.vmap(twin.jax.step))
    observe = jax.jit(jax.vmap(lambda s: jax.vmap(lambda p: twin.jax.observe(s, p))(np.arange(twin.env.num_players))))
    _same(twin, batch, observe(batch), steps, 0)
    compared = episodes
    idle = twin._action([0.0] * len(box)) if (box := twin.env.game.actions[0].box) else np.int32(0)
    for t in range(1, most + 1):
        nexts = [next(player, None) for player in players]
        if not any(nexts):
            break
        if not built.layout["exact"]:
            batch = _resynchronised(twin, batch, nexts)
        actions = np.stack([idle if x is None else twin._action(x[1]) for x in nexts])
        keys = np.asarray([(0, 0) if x is None else x[2] for x in nexts], np.uint32)
        batch = step(batch, actions, keys)
        _same(twin, batch, observe(batch), nexts, t)
        compared += sum(x is not None for x in nexts)
    return compared


def _resynchronised(twin: Any, batch: Any, steps: list[Any]) -> Any:
    """The batch with the states of the reference, where no question is open."""
    import jax
    import jax.numpy as jnp

    rows = [
        twin.load(x[0]) if x is not None and x[0].pending is None else jax.tree.map(lambda a, i=i: a[i], batch) for i, x in enumerate(steps)
    ]
    return jax.tree.map(lambda *parts: jnp.stack(parts), *rows)


def _same(twin: Any, batch: Any, seen: Any, steps: list[Any], t: int) -> None:
    import jax

    host, views = jax.device_get(batch), np.asarray(seen)
    for number, x in enumerate(steps):
        if x is not None:
            j = jax.tree.map(lambda a, i=number: a[i], host)
            action = "reset" if x[1] is None else x[1] if isinstance(x[1], list) else twin.env.action_name(x[1])
            twin.compare_with(x[3], j, views[number], f"episode {number}, step {t}, {action}")
