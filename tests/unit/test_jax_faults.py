"""What the reference raises, the JAX environment marks as a fault, and its state stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import numpy as np
import pytest

from specc.build import build
from specc.environment import Built, load_built

SPEC = """
specc: 1
name: faults
players: 1
max_steps: 50
state:
  x: real = 10.0
  n: 0..20 = 3
  stack: list(0..9, 2) = []
actions:
  grow: |
    x = x * x
  count_up(k:1..9): |
    n = n + k
  push(k:0..9): |
    stack.push(k)
"""


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("faults")
    (folder / "faults.yaml").write_text(SPEC, encoding="utf-8")
    report = build(folder / "faults.yaml", folder / "out")
    assert not report.diagnostics
    return load_built(folder / "out")


@pytest.mark.parametrize(
    "actions",
    [
        pytest.param(["grow"] * 6, id="an infinite real"),
        pytest.param(["count_up(9)"] * 2, id="a range that is left"),
        pytest.param(["push(1)"] * 3, id="a list that is full"),
    ],
)
def test_the_fault_is_marked_and_nothing_changes(game: Built, actions: list[str]) -> None:
    env: Any = game.reference()
    jax_env = game.jax()
    key = np.zeros(2, np.uint32)
    s, j = env.init((0, 0)), jax_env.init(key)
    for number, name in enumerate(actions):
        action = env.action_number(name)
        before = jax_env.to_plain(j)
        j = jax_env.step(j, action, key)
        if number < len(actions) - 1:
            s = env.step(s, action, (0, 0))
            assert int(j._fault) == 0
            assert jax_env.to_plain(j) == env.to_plain(s)
    with pytest.raises(Exception, match=r"."):
        env.step(s, env.action_number(actions[-1]), (0, 0))
    assert int(j._fault) != 0
    assert jax_env.to_plain(j) == before


def test_a_check_of_one_action_is_none_of_another(built: Callable[..., Built]) -> None:
    """Actions are merged into one line of code: `raise` could leave the range of the chips where `call` cannot."""
    game = built("leduc_holdem", "jax")
    env: Any = game.reference()
    jax_env = game.jax()
    step = jax.jit(jax_env.step)
    for seed in range(40):
        s, j = env.init((seed, 0)), jax_env.init(np.asarray((seed, 0), np.uint32))
        for number, name in enumerate(("call", "raise", "call", "raise", "raise", "call"), 1):
            action, key = env.action_number(name), (seed, number)
            s, j = env.step(s, action, key), step(j, action, np.asarray(key, np.uint32))
            assert int(j._fault) == 0
            assert jax_env.to_plain(j) == env.to_plain(s)
