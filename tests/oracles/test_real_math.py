"""`std/real_math` against wider arithmetic: errors within the bounds that the module states, and equal bits in both backends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from specc.build import build
from specc.environment import Built, load_built

SPEC = """\
specc: 1
name: probe
title: The functions of std/real_math, one an action
source: written for this test
players: 1
numbers: {real: REAL, mode: exact}
import: [std/real_math]

state:
  x: real = 0.0
  y: real = 0.0

actions:
  sin_of:
    do: y = sin(x)
  cos_of:
    do: y = cos(x)
  exp_of:
    do: y = exp(x)
  log_of:
    do: y = log(abs(x) + 0.0000001)
  tanh_of:
    do: y = tanh(x)

observe: {type: 'real[2]', is: '[x, y]'}

render:
  text: |
    {x} {y}
"""
POINTS = 400
BOUNDS = {"sin": 1.7, "cos": 1.7, "exp": 1.0, "log": 1.0, "tanh": 1.5}
NAMES = list(BOUNDS)


def make(real: str, folder: Path) -> Built:
    spec = folder / "probe.yaml"
    spec.write_text(SPEC.replace("REAL", real), encoding="utf-8")
    report = build(spec, folder / "probe", ["python", "jax"], {})
    assert not [d for d in report.diagnostics if d.severity == "error"]
    return load_built(folder / "probe")


def points(real: str) -> Any:
    chance = np.random.default_rng(4)
    return chance.uniform(-3.1, 3.1, POINTS).astype(np.float32 if real == "real32" else np.float64)


def reference_values(folder: Built, xs: Any) -> dict[str, Any]:
    env: Any = folder.reference()
    plain = env.to_plain(env.init((0, 0)))
    return {
        name: np.array([env.step(env.from_plain({**plain, "x": float(x)}), i, (0, 0)).y for x in xs], xs.dtype)
        for i, name in enumerate(NAMES)
    }


@pytest.mark.parametrize("real", ["real32", "real64"])
def test_errors(real: str, tmp_path: Path) -> None:
    xs = points(real)
    for name, got in reference_values(make(real, tmp_path), xs).items():
        wide = np.abs(xs) + xs.dtype.type(0.0000001) if name == "log" else xs
        want = getattr(np, name)(wide.astype(np.longdouble))
        ulp = np.abs(got.astype(np.longdouble) - want) / np.spacing(np.abs(want.astype(xs.dtype)))
        assert float(ulp.max()) <= BOUNDS[name], (name, float(ulp.max()))


def test_equal_bits(tmp_path: Path) -> None:
    folder = make("real32", tmp_path)
    xs = points("real32")
    env: Any = folder.jax()
    plain = env.to_plain(env.init(np.zeros(2, np.uint32)))
    states = [env.from_plain({**plain, "x": float(x)}) for x in xs]
    state = jax.tree.map(lambda *leaves: np.stack(leaves), *states)
    step = jax.jit(jax.vmap(env.step))
    for i, (name, want) in enumerate(reference_values(folder, xs).items()):
        after = step(state, np.full(POINTS, i, np.int32), np.zeros((POINTS, 2), np.uint32))
        assert np.array_equal(np.asarray(after.y).view(np.uint32), want.view(np.uint32)), name
