"""Chess by python-chess (PyPI `chess`), live."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from specc.oracles.protocol import Draw, Oracle, OracleAbsent, Shown, Word

PIECES = "PNBRQKpnbrqk"


class Chess(Oracle):
    """Moves are UCI (`e7e8q`). Shows `board`, the pieces from a1 as letters, `ep` the square behind a pawn that went two steps,
    `halfmoves` since a capture or a pawn's move. Draws are claimed at once: fifty moves, and a position that comes the third time."""

    def __init__(self) -> None:
        super().__init__()
        try:
            import chess
        except ImportError:
            raise OracleAbsent("python-chess is not installed: pip install specc[oracles]") from None
        self.chess: Any = chess
        self.board: Any = None
        self.shuffles = False

    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        self.board, self.shuffles = self.chess.Board(), episode % 4 == 0
        return self._shown()

    def step(self, action: Word, draws: Sequence[Draw]) -> Shown:
        self.board.push_uci(action)
        return self._shown()

    def choose(self, words: Sequence[Word], chance: random.Random) -> Word:
        """In every fourth game a player mostly takes the last move back, so that positions come again."""
        if not self.shuffles or len(self.board.move_stack) < 2 or chance.random() > 0.7:
            return None
        last = self.board.move_stack[-2]
        back = self.chess.Move(last.to_square, last.from_square).uci()
        return back if back in words else None

    def _end(self, moves: Sequence[Any]) -> tuple[str, tuple[int, int]] | None:
        """Why the game is over, and the rewards of white and black; in the order of the spec's `end:`."""
        board = self.board
        if not moves and board.is_check():
            return "checkmate", (-1, 1) if board.turn == self.chess.WHITE else (1, -1)
        if not moves:
            return "stalemate", (0, 0)
        if board.is_insufficient_material():
            return "material", (0, 0)
        if board.halfmove_clock >= 100:
            return "fifty moves", (0, 0)
        if board.is_repetition(3):
            return "repetition", (0, 0)
        return None

    def _shown(self) -> Shown:
        board = self.board
        moves = list(board.legal_moves)
        end = self._end(moves)
        if end is not None:
            self.counts[end[0]] += 1
        pieces = [board.piece_at(square) for square in self.chess.SQUARES]
        state = {"board": [p.symbol() if p is not None else "." for p in pieces], "ep": board.ep_square, "halfmoves": board.halfmove_clock}
        reward = (0, 0) if end is None else end[1]
        mover = 0 if board.turn == self.chess.WHITE else 1
        return Shown(state, [m.uci() for m in moves], mover, [float(r) for r in reward], end is not None)
