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
  cells: 0..9[range(3)] = 0
  grid: 0..9[range(3), 2..4] = 0
  columns: 0..9[range(3), range(2)] = 0
actions:
  grow: |
    x = x * x
  count_up(k:1..9): |
    n = n + k
  push(k:0..9): |
    stack.push(k)
  below(k:0..2): |
    cells[k - 1] = 5
  add_below(k:0..2): |
    cells[k - 1] += 1
  read_below(k:0..2): |
    n = cells[k - 1]
  second_axis(k:0..2): |
    grid[k, k + 2] = 1
    grid[k, k + 1] = 1
  whole_column(k:0..2): |
    columns[k - 1] = columns[k]
  read_column(k:0..2): |
    columns[k] = columns[k - 1]
  set_item(k:0..2): |
    stack[k] = 2
  add_to_item(k:0..2): |
    stack[k] += 2
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
        pytest.param(["below(1)", "below(0)"], id="a cell before the first one"),
        pytest.param(["add_below(1)", "add_below(0)"], id="adding to a cell before the first one"),
        pytest.param(["below(1)", "read_below(1)", "read_below(0)"], id="reading before the first one"),
        pytest.param(["second_axis(1)", "second_axis(0)"], id="the second axis"),
        pytest.param(["whole_column(1)", "whole_column(0)"], id="a part of an array"),
        pytest.param(["read_column(1)", "read_column(0)"], id="reading a part of an array"),
        pytest.param(["push(1)", "set_item(0)", "set_item(1)"], id="an element that a list does not have"),
        pytest.param(["push(1)", "add_to_item(0)", "add_to_item(1)"], id="adding to an element that a list does not have"),
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
    with pytest.raises(game.module("reference_runtime").RuleError):
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
