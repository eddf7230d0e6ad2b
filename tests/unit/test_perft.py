"""Perft on games written by hand: known counts of tic-tac-toe and Kuhn poker."""

from __future__ import annotations

from pathlib import Path

import pytest

from specc.environment import load_built
from specc.perft import perft

TIC_TAC_TOE = [9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]


@pytest.mark.parametrize("backend", ["reference", "jax"])
def test_the_whole_tree_of_tic_tac_toe(fakes: Path, backend: str) -> None:
    result = perft(load_built(fakes / "tic_tac_toe"), backend=backend)
    assert result.counts == TIC_TAC_TOE
    assert result.complete_games == 255168
    assert result.outcomes == {"[1, -1]": 131184, "[-1, 1]": 77904, "[0, 0]": 46080}
    assert result.histories == 549946
    assert result.information_sets is None


@pytest.mark.parametrize("backend", ["reference", "jax"])
def test_a_limited_depth_says_nothing_of_complete_games(fakes: Path, backend: str) -> None:
    result = perft(load_built(fakes / "tic_tac_toe"), 5, backend=backend)
    assert result.counts == TIC_TAC_TOE[:5]
    assert result.complete_games is None
    assert result.outcomes is None


def test_from_a_given_position(fakes: Path) -> None:
    # X X .     O O .   X to move wins at once with one of its four moves
    board = [1, 1, None, 0, 0, None, None, None, 1]
    result = perft(load_built(fakes / "tic_tac_toe"), 1, given={"board": board})
    assert result.counts == [4]


def test_kuhn_by_histories_and_information_sets(fakes: Path) -> None:
    seen: list[tuple[int, int]] = []
    result = perft(load_built(fakes / "kuhn"), progress=lambda depth, n: seen.append((depth, n)))
    assert result.counts == [12, 24, 12]
    assert result.histories == 58
    assert result.information_sets == 12
    assert result.complete_games == 30
    assert result.outcomes == {"[2, -2]": 6, "[1, -1]": 9, "[-1, 1]": 9, "[-2, 2]": 6}
    assert seen == [(1, 12), (2, 6), (3, 0)]


def test_kuhn_to_a_depth(fakes: Path) -> None:
    result = perft(load_built(fakes / "kuhn"), 2)
    assert result.counts == [12, 24]
    assert result.histories is None
