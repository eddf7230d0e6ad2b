"""The derived test of `symmetries:`: a true map passes, a false one is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from specc.environment import Built

Make = Callable[..., Built]


def steps_and_check(built: Built) -> tuple[list[Any], Callable[[dict[str, list[int]], Any], bool]]:
    checks, symmetry, env = built.module("checks"), built.module("checks_symmetry"), built.reference()
    layout = built.layout
    return checks.random_play(env), lambda images, step: symmetry.check_symmetry(env, layout, images, step)


def test_a_true_map_passes_and_is_looked_at(built: Make) -> None:
    steps, check = steps_and_check(built("connect_four"))
    columns = list(reversed(range(7)))
    squares = [7 * r + c for r in range(6) for c in columns]
    assert sum(check({"Sq": squares, "Col": columns}, step) for step in steps) > 20


def test_a_map_of_the_squares_alone_is_false(built: Make) -> None:
    steps, check = steps_and_check(built("connect_four"))
    squares = [7 * r + c for r in range(6) for c in reversed(range(7))]
    with pytest.raises(AssertionError, match="mirrored|expected"):
        for step in steps:
            check({"Sq": squares}, step)


def test_players_are_mapped_with_their_rewards(built: Make) -> None:
    steps, check = steps_and_check(built("tic_tac_toe"))
    assert all(check({"Player": [1, 0]}, step) or step.before is None for step in steps)


def test_who_begins_is_no_symmetry_of_hex_with_the_swap(built: Make) -> None:
    steps, check = steps_and_check(built("hex"))
    with pytest.raises(AssertionError):
        for step in steps:
            check({"Player": [1, 0]}, step)
