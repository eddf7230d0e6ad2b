"""Who plays the reference: this process, or several, each a share of the episodes of a batch. What comes of it is the same.

A crew gives the episodes piece by piece, so that a batch of long ones need not fit into memory; other processes play the next piece
while this one compares.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

from specc.environment import Built, Key, Plain
from specc.verify.coverage import Tally, Watch
from specc.verify.instrument import instrumented
from specc.verify.players import Known, Move, Player

PIECE = 16
"""Steps of every episode that come at once."""
SHARE = 50
"""With fewer episodes each, another process costs more than it gives."""


@dataclass(frozen=True)
class Batch:
    """What a crew is to play: `most` steps of each episode, at most."""

    numbers: tuple[int, ...]
    most: int
    known: Known
    guided: bool = False
    starts: Mapping[int, Plain] | None = None
    firsts: Mapping[int, Any] | None = None
    """The first action of an episode, where it is not chosen."""


@dataclass(frozen=True)
class Piece:
    """The next moves of every episode, in the order of the numbers, and what ran in them; fewer than `PIECE` moves: it has ended."""

    moves: list[list[Move]]
    tally: Tally


class Crew(Protocol):
    """Plays batches, one after the other."""

    def begin(self, batch: Batch) -> None: ...
    def next(self) -> Piece: ...
    def close(self) -> None: ...


class Here:
    """Plays in this process. Without a watch nothing is counted, and guided episodes take what was played least."""

    def __init__(self, built: Built, env: Any, watch: Watch | None = None) -> None:
        self.built = built
        self.env = env
        self.watch = watch
        self.given = built.module("checks").must_be_given(env)
        self.of: list[Player] = []
        self.left = 0

    def begin(self, batch: Batch) -> None:
        """Forget the batch before."""
        starts, firsts = batch.starts or {}, batch.firsts or {}
        self.left = batch.most + 1
        self.of = [
            Player(self.built, self.env, n, self.given, batch.known, self.watch, batch.guided and n % 2 == 1, starts.get(n),
                   firsts.get(n))  # fmt: skip
            for n in batch.numbers
        ]

    def next(self) -> Piece:
        """Play on."""
        piece = min(PIECE, self.left)
        self.left -= piece
        moves: list[list[Move]] = []
        for player in self.of:
            moves.append([])
            while len(moves[-1]) < piece and (move := player.next()) is not None:
                moves[-1].append(move)
        return Piece(moves, self.watch.take() if self.watch is not None else Tally())

    def close(self) -> None:
        """Nothing is open."""


class Scripted:
    """Plays given actions with given keys, as long as they are legal; `scripts`: of each episode, the reset first."""

    def __init__(self, built: Built, env: Any, scripts: Sequence[Sequence[tuple[Any, Key]]]) -> None:
        self.here = Here(built, env)
        self.scripts = scripts

    def begin(self, batch: Batch) -> None:
        """Each number is that of a script."""
        self.here.begin(Batch(batch.numbers, batch.most, batch.known, False, batch.starts))
        self.here.of = [_Follower(player, self.scripts[player.number]) for player in self.here.of]  # type: ignore[misc]

    def next(self) -> Piece:
        """Play on."""
        return self.here.next()

    def close(self) -> None:
        """Nothing is open."""


class _Follower:
    """A player that is told what to do."""

    def __init__(self, player: Player, script: Sequence[tuple[Any, Key]]) -> None:
        self.player = player
        self.script = list(script)
        self.at = 0
        player.episode_key = lambda *_: self.script[self.at][1]
        player._choice = lambda: self.script[self.at][0]  # type: ignore[method-assign]

    def next(self) -> Move | None:
        if self.at == len(self.script) or self.player.stopped or (self.at and self._cannot()):
            return None
        move = self.player.next()
        self.at += 1
        return move

    def _cannot(self) -> bool:
        action, mask = self.script[self.at][0], self.player.state.legal_action_mask
        return self.player.ended or (isinstance(action, int) and not mask[action])


class Workers:
    """Plays in several processes."""

    def __init__(self, folder: Path, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        self.size = 0
        self.open = False
        for _ in range(count):
            ours, theirs = context.Pipe()
            process = context.Process(target=_work, args=(theirs, folder), daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def begin(self, batch: Batch) -> None:
        """Every process takes every so many-th episode."""
        self._drain()
        self.size = len(batch.numbers)
        for i, pipe in enumerate(self.pipes):
            share = batch.numbers[i :: len(self.pipes)]
            pipe.send(replace(batch, numbers=share))
        self._ask()

    def next(self) -> Piece:
        """What they have played, and let them go on."""
        moves: list[list[Move]] = [[] for _ in range(self.size)]
        tally = Tally()
        for i, pipe in enumerate(self.pipes):
            piece = self._received(pipe)
            moves[i :: len(self.pipes)] = piece.moves
            tally.add(piece.tally)
        self._ask()
        return Piece(moves, tally)

    def close(self) -> None:
        """End the processes."""
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            pipe.close()
            process.terminate()
            process.join()

    def _ask(self) -> None:
        for pipe in self.pipes:
            pipe.send(None)
        self.open = True

    def _drain(self) -> None:
        for pipe in self.pipes if self.open else ():
            self._received(pipe)
        self.open = False

    def _received(self, pipe: Connection) -> Piece:
        try:
            found = pipe.recv()
        except EOFError:
            raise RuntimeError("a process that plays the reference has died; `--processes 1` plays it in this one") from None
        if isinstance(found, Exception):
            raise found
        assert isinstance(found, Piece)
        return found


def _work(pipe: Connection, folder: Path) -> None:
    """Answer until the pipe is closed. Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    built, probe = instrumented(folder)
    here = Here(built, built.reference(), Watch(probe))
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            asked = pipe.recv()
            if isinstance(asked, Batch):
                here.begin(asked)
                continue
            try:
                pipe.send(here.next())
            except (BrokenPipeError, ConnectionResetError):
                return
            except Exception as error:  # noqa: BLE001 - it is raised where it was asked for
                pipe.send(RuntimeError(f"playing the reference: {type(error).__name__}: {error}"))


def crew_of(built: Built, watch: Watch, episodes: int, processes: int | None = None) -> Crew:
    """As many processes as there are cores, or as asked for; only this one where there is little to play."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    count = min(cores, episodes // SHARE) if processes is None else processes
    return Workers(built.folder, count) if count > 1 else Here(built, built.reference(), watch)
