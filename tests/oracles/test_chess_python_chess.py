"""Chess against python-chess: legal moves at every ply, results and their reasons, over random games played side by side."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from side_by_side import backends, games

from specc.environment import Built

if TYPE_CHECKING:
    import chess
else:
    chess = pytest.importorskip("chess", reason="python-chess is not installed: pip install specc[oracles]")

REASONS = {"checkmate", "stalemate", "material", "fifty moves", "repetition"}


def verdict(board: chess.Board, moves: list[chess.Move]) -> tuple[str, tuple[int, int]] | None:
    """Why the game is over and the rewards of white and black; None while it goes on. The order is that of the spec's `end:`."""
    if not moves and board.is_check():
        return "checkmate", (-1, 1) if board.turn == chess.WHITE else (1, -1)
    if not moves:
        return "stalemate", (0, 0)
    if board.is_insufficient_material():
        return "material", (0, 0)
    if board.halfmove_clock >= 100:
        return "fifty moves", (0, 0)
    if board.is_repetition(3):
        return "repetition", (0, 0)
    return None


def choose(board: chess.Board, moves: list[chess.Move], shuffles: bool, chance: random.Random) -> chess.Move:
    """A random move; a player who shuffles mostly takes his last move back, so that positions come again."""
    if shuffles and len(board.move_stack) > 1 and chance.random() < 0.7:
        last = board.move_stack[-2]
        back = chess.Move(last.to_square, last.from_square)
        if back in moves:
            return back
    return chance.choice(moves)


def play(built: Built, backend: str, count: int, plies: int) -> Counter[str]:
    """Random games side by side, held against python-chess at every ply; the reasons for which games ended."""
    chance = random.Random(1)
    reference = built.reference()
    names = [reference.action_name(i) for i in range(reference.num_actions)]
    uci = [name[name.index("(") + 1 : -1] if "(" in name else name for name in names]
    number = {name: i for i, name in enumerate(uci)}
    ours = games(built, backend, count)
    boards = [chess.Board() for _ in range(count)]
    running = set(range(count))
    reasons: Counter[str] = Counter()
    for _ in range(plies):
        actions = {}
        for i in sorted(running):
            board = boards[i]
            moves = list(board.legal_moves)
            end = verdict(board, moves)
            assert ours.over(i) == (end is not None), (end, board.fen())
            if end is not None:
                reasons[end[0]] += 1
                assert ours.rewards(i) == end[1], (end, board.fen())
                running.remove(i)
                continue
            assert ours.player(i) == (0 if board.turn == chess.WHITE else 1)
            assert {uci[n] for n in ours.legal(i)} == {m.uci() for m in moves}, board.fen()
            move = choose(board, moves, i % 4 == 0, chance)
            board.push(move)
            actions[i] = number[move.uci()]
        if not running:
            break
        ours.step(actions)
    return reasons


@pytest.mark.parametrize("backend", ["reference", "jax"])
def test_opening_moves(built: Callable[..., Built], backend: str) -> None:
    """Eight games, forty plies."""
    play(built("chess", *backends(backend)), backend, count=8, plies=40)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_whole_games(built: Callable[..., Built]) -> None:
    """Two hundred games to the end in the reference; every reason to end occurs."""
    reasons = play(built("chess"), "reference", count=200, plies=2000)
    assert sum(reasons.values()) == 200
    assert set(reasons) == REASONS, reasons


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_whole_games_in_jax(built: Callable[..., Built]) -> None:
    """Fewer, for a step of JAX takes as long as its slowest game goes on; the derived tests hold JAX against the reference."""
    reasons = play(built("chess", "jax"), "jax", count=8, plies=2000)
    assert sum(reasons.values()) == 8
