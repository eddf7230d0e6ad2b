"""Counts of game trees against published or independently computed values, in both backends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from specc.environment import Built
from specc.perft.count import perft


@dataclass(frozen=True)
class Tree:
    """A position and its counts: `slow` is the number of plies that take more than seconds, after the quick ones."""

    spec: str
    counts: tuple[int, ...]
    source: str
    given: dict[str, Any] = field(default_factory=dict)
    settings: dict[str, Any] = field(default_factory=dict)
    quick: int = 99
    title: str = ""

    def __str__(self) -> str:
        return self.title or self.spec


def chess_position(placement: str, rights: list[int]) -> dict[str, Any]:
    """Fields from the first part of a FEN, white to move; rights are rows of Castle."""
    board: list[int | None] = [None] * 64
    for down, rank in enumerate(placement.split("/")):
        column = 0
        for letter in rank:
            if letter.isdigit():
                column += int(letter)
                continue
            kind = "pnbrqk".index(letter.lower())
            board[8 * (7 - down) + column] = kind + (0 if letter.isupper() else 6)
            column += 1
    return {"board": board, "rights": rights, "mover": 0}


CHESS = "https://www.chessprogramming.org/Perft_Results"
TREES = (
    Tree("tic_tac_toe", (9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872), "OpenSpiel 1.6"),
    Tree("connect_four", (7, 49, 343, 2401, 16807, 117649, 823536), "OpenSpiel 1.6", quick=5),
    Tree("othello", (4, 12, 56, 244, 1396, 8200, 55092, 390216), "published perft of Othello", quick=4),
    Tree("chess", (20, 400, 8902, 197281), CHESS, quick=3),
    Tree(
        "chess",
        (48, 2039, 97862),
        CHESS + "#Position_2",
        chess_position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R", [0, 1, 2, 3]),
        quick=2,
        title="chess-kiwipete",
    ),
    Tree(
        "chess",
        (14, 191, 2812, 43238),
        CHESS + "#Position_3",
        chess_position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8", []),
        quick=2,
        title="chess-position-3",
    ),
    Tree(
        "chess",
        (6, 264, 9467),
        CHESS + "#Position_4",
        chess_position("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1", [2, 3]),
        quick=2,
        title="chess-position-4",
    ),
    Tree(
        "chess",
        (44, 1486, 62379),
        CHESS + "#Position_5",
        chess_position("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R", [0, 1]),
        quick=2,
        title="chess-position-5",
    ),
)


def count(built: Callable[..., Built], tree: Tree, depth: int, backend: str) -> None:
    folder = built(tree.spec, *(["jax"] if backend == "jax" else []), **tree.settings)
    found = perft(folder, depth, backend=backend, given=tree.given or None)
    assert found.counts == list(tree.counts[:depth])


@pytest.mark.parametrize("backend", ["reference", "jax"])
@pytest.mark.parametrize("tree", TREES, ids=str)
def test_first_plies(built: Callable[..., Built], tree: Tree, backend: str) -> None:
    count(built, tree, min(tree.quick, len(tree.counts)), backend)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("backend", ["reference", "jax"])
@pytest.mark.parametrize("tree", [t for t in TREES if t.quick < len(t.counts)], ids=str)
def test_more_plies(built: Callable[..., Built], tree: Tree, backend: str) -> None:
    count(built, tree, len(tree.counts), backend)


def test_tic_tac_toe(built: Callable[..., Built]) -> None:
    """The whole tree: games won by the first player, by the second, by neither."""
    found = perft(built("tic_tac_toe"))
    assert found.complete_games == 255168
    assert found.outcomes == {"[1, -1]": 131184, "[-1, 1]": 77904, "[0, 0]": 46080}


def test_kuhn_poker(built: Callable[..., Built]) -> None:
    """The whole tree, as OpenSpiel counts it: 58 histories, 30 of them ends, 12 information sets."""
    found = perft(built("kuhn_poker"))
    assert found.counts == [12, 24, 12]
    assert (found.complete_games, found.histories, found.information_sets) == (30, 58, 12)


def test_leduc_holdem(built: Callable[..., Built]) -> None:
    """The whole tree, as OpenSpiel counts it: 9,457 histories, 5,520 of them ends, 936 information sets."""
    found = perft(built("leduc_holdem"))
    assert (found.complete_games, found.histories, found.information_sets) == (5520, 9457, 936)
