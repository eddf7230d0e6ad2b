"""What is wrong with a spec, from the lowest level up: check, L1 properties, L2 scenarios, L3 rollouts.

Each question runs in a process of its own with a time limit, since a spec that is being written may loop or explode. The
levels behind `Levels` are the derived tests of a build and the checks that play.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Protocol

NAMES = ("check", "L1 properties", "L2 scenarios", "L3 rollouts")
TOP = 3
SECONDS = 180.0
MEMORY = 16 << 30


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong; `text` is what a person would see."""

    level: int
    text: str
    about: str = ""
    """A scenario's name, if it is one that fails."""


@dataclass(frozen=True)
class Report:
    """`reached`: the highest level that ran. Levels above one that fails do not run."""

    reached: int
    findings: tuple[Finding, ...] = ()
    remarks: tuple[str, ...] = ()
    """Warnings, and what was not run."""

    @property
    def failing(self) -> int | None:
        """The lowest level that fails."""
        return min((f.level for f in self.findings), default=None)

    def text(self) -> str:
        """For the agent, and for people."""
        ran = ", ".join(NAMES[: self.reached + 1])
        if not self.findings:
            return "\n".join([f"fine: {ran}", *self.remarks])
        head = f"{NAMES[self.failing or 0]}: {len(self.findings)} failed; levels run: {ran}"
        return "\n\n".join([head, *(f.text for f in self.findings), *self.remarks])


class Levels(Protocol):
    """Runs the levels up to one; `specc verify` may take the place of the one below."""

    def run(self, spec: Path, upto: int) -> Report: ...

    def coverage(self, spec: Path) -> str: ...

    def build(self, spec: Path, out: Path) -> Report: ...


@dataclass(frozen=True)
class DerivedTests:
    """Check, the derived tests of a build in these backends, the spec's scenarios, random play."""

    backends: tuple[str, ...] = ("python",)
    seconds: float = SECONDS

    def run(self, spec: Path, upto: int) -> Report:
        """The levels up to `upto`, or to the first that fails."""
        report: Report = self._ask("levels", spec, upto, self.backends)
        return report

    def coverage(self, spec: Path) -> str:
        """Which rules and lines no random game and no scenario reached."""
        report = self._ask("coverage", spec)
        return report.text() if isinstance(report, Report) else str(report)

    def build(self, spec: Path, out: Path) -> Report:
        """Write the built folder, if the spec has no errors."""
        report: Report = self._ask("build", spec, out, self.backends)
        return report

    def _ask(self, what: str, *arguments: Any) -> Any:
        return in_process(_work, (what, *arguments), self.seconds)


def in_process(work: Callable[..., None], arguments: tuple[Any, ...], seconds: float) -> Any:
    """What `work(connection, *arguments)` sends; a `Report` of a failed check when it takes too long or dies."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["specc.extract.agent.measures"])
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=work, args=(theirs, *arguments), daemon=False)
    process.start()
    theirs.close()
    try:
        if not ours.poll(seconds):
            return Report(0, (Finding(0, f"stopped after {seconds:g} s: the spec is too large, or something does not end"),))
        return ours.recv()
    except EOFError:
        return Report(0, (Finding(0, "the check itself died: the spec may need too much memory"),))
    finally:
        process.join(1)
        if process.is_alive() and process.pid is not None:
            os.killpg(process.pid, signal.SIGKILL)        # with the tests that it started
            process.join()
        ours.close()


def _work(connection: Connection, what: str, *arguments: Any) -> None:
    import resource

    from specc.extract.agent import measures

    os.setpgrp()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        connection.send(getattr(measures, what)(*arguments))
    except Exception as crash:
        connection.send(Report(0, (Finding(0, f"specc itself failed: {type(crash).__name__}: {crash}"),)))
    connection.close()
