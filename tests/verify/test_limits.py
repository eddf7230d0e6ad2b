"""Positions at the limits of comparisons: found from the differences of the two sides, and they show `>=` for `>`."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

import pytest

from specc.environment import Built
from specc.verify.limits import Notes, _Noting, _numbers, _with, at_limits
from specc.verify.positions import from_positions, positions
from specc.verify.rollouts import Compared, Rollouts
from tests.verify.conftest import Planter


def test_differences_are_noted_and_values_are_the_same() -> None:
    put, notes = _Noting(), Notes()
    text = "lambda a, b: (a < b, a <= b, a > b, a >= b, a == b, min(a, b), max(a, b), clamp(a, 0, b), 0 < a < b, min([a, b]))"
    tree = ast.fix_missing_locations(put.visit(ast.parse(text, mode="eval")))
    names = {"_specc_less": notes.less, "_specc_at_most": notes.at_most, "_specc_pair": notes.pair, "_specc_clamp": notes.clamp,
             "clamp": lambda x, lo, hi: min(max(x, lo), hi)}  # fmt: skip
    assert eval(compile(tree, "x", "eval"), names)(3, 5) == eval(text, names)(3, 5)
    assert put.count == 8 and notes.now == {0: {-2}, 1: {-2}, 2: {2}, 3: {2}, 4: {-2}, 5: {-2}, 6: {3}, 7: {-2}}
    assert notes.limits() == set()
    eval(compile(tree, "x", "eval"), names)(4, 5)
    assert (0, -1) in notes.limits() and (2, 1) in notes.limits()


RECORD: dict[str, Any] = {
    "kind": "record",
    "fields": {
        "a": {"kind": "array", "of": {"kind": "int", "lo": 0, "hi": 9}, "shape": [2, 2]},
        "b": {"kind": "optional", "of": {"kind": "real", "width": 32}},
        "c": {"kind": "bits", "width": 8},
        "d": {"kind": "bool"},
    },
}


def test_one_number_is_moved_and_stays_in_its_type() -> None:
    value = {"a": [[1, 2], [3, 9]], "b": 1.5, "c": 255, "d": True}
    ways = list(_numbers(RECORD, value))
    assert ways == [("a", 0, 0), ("a", 0, 1), ("a", 1, 0), ("a", 1, 1), ("b",), ("c",)]
    assert list(_numbers(RECORD, value | {"b": None})) == [*ways[:4], ("c",)]
    assert _with(RECORD, value, ("a", 1, 0), 4) == value | {"a": [[1, 2], [7, 9]]}
    assert _with(RECORD, value, ("a", 1, 1), 1) is None and _with(RECORD, value, ("a", 0, 0), 0.5) is None
    assert _with(RECORD, value, ("b",), 0.5) == value | {"b": 2.0}
    assert _with(RECORD, value, ("c",), 1) == value | {"c": 0}


def test_positions_at_limits_can_be_played_and_are_the_same_again(folder: Callable[[str], Built]) -> None:
    built = folder("pong")
    env: Any = built.reference()
    drawn = positions(built, env, 60)
    found = at_limits(built, drawn, 60)
    assert len(found) > 10 and found == at_limits(built, drawn, 60)
    for x in found:
        assert env.from_plain(x.position).legal_action_mask[x.action]


@pytest.mark.slow
@pytest.mark.parametrize("old", ["state.y + 32.0 > state.left and", "state.y < state.left + 70.0)"])
def test_a_comparison_that_is_wrong_only_when_equal_is_found(planted: Planter, old: str) -> None:
    built = planted("pong", old, old.replace(" > ", " >= ").replace(" < ", " <= "))
    assert _found(built, limits=True) and not _found(built, limits=False)


def _found(built: Built, limits: bool) -> bool:
    twins, result = built.module("checks_jax"), Compared()
    with twins.numbers_of(built.layout), pytest.MonkeyPatch.context() as patch:
        if not limits:
            patch.setattr("specc.verify.positions.at_limits", lambda *_: [])
        from_positions(built, Rollouts(built, twins.Twin(built.reference(), built.layout)), 200, 100, result)
    return result.first is not None
