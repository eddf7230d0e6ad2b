"""An oracle that is any program: one JSON object a line on its standard input, one as the answer on its standard output.

    {"ask": "reset", "episode": 0, "seed": 7, "draws": []}
    {"ask": "step", "action": "take(2)", "draws": []}

The answers have the members of `Shown`. The program ends when its input does.
"""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from specc.oracles.protocol import Draw, Oracle, OracleAbsent, OracleError, Shown, Word

MEMBERS = {f.name for f in fields(Shown)}
SHOWN = 400
"""Characters of a wrong answer that are told."""


class Program(Oracle):
    """The program `command`, started in `folder`. A first word `python` is the Python that runs specc."""

    def __init__(self, command: Sequence[str], folder: Path, timeout: float) -> None:
        super().__init__()
        self.command, self.timeout = list(command), timeout
        first = sys.executable if command[0] == "python" else command[0]
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
        try:
            self._process = subprocess.Popen(
                [first, *command[1:]], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, encoding="utf-8"
            )
        except OSError as problem:
            self._errors.close()
            raise OracleAbsent(f"{command[0]} cannot be started: {problem.strerror}") from None
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        return self._ask({"ask": "reset", "episode": episode, "seed": seed, "draws": list(draws)})

    def step(self, action: Word, draws: Sequence[Draw]) -> Shown:
        return self._ask({"ask": "step", "action": action, "draws": list(draws)})

    def close(self) -> None:
        """End its input, wait a little, then end it."""
        process = self._process
        try:
            if process.stdin is not None:
                process.stdin.close()
            process.wait(2)
        except (OSError, subprocess.TimeoutExpired):
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
        self._errors.close()

    def _read(self) -> None:
        assert self._process.stdout is not None
        try:
            for line in self._process.stdout:
                self._lines.put(line)
        except ValueError:
            pass        # closed while it was read
        self._lines.put(None)

    def _ask(self, question: dict[str, Any]) -> Shown:
        line: str | None
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=self.timeout)
        except queue.Empty:
            raise OracleError(f"{self._name(question)}: no answer within {self.timeout:g} s") from None
        except OSError:
            line = None
        if line is None:
            raise OracleError(f"{self._name(question)}: it ended without an answer{self._said()}")
        return self._understood(question, line)

    def _understood(self, question: dict[str, Any], line: str) -> Shown:
        where = self._name(question)
        try:
            answer = json.loads(line)
        except json.JSONDecodeError as problem:
            raise OracleError(f"{where}: the answer is not JSON ({problem.msg}): {line.strip()[:SHOWN]}") from None
        if not isinstance(answer, dict):
            raise OracleError(f"{where}: the answer is no object: {line.strip()[:SHOWN]}")
        if "error" in answer:
            raise OracleError(f"{where}: {answer['error']}")
        for name, value in answer.items():
            wrong = f"has a member {name}, known are {', '.join(sorted(MEMBERS))}" if name not in MEMBERS else _wrong(name, value)
            if wrong:
                raise OracleError(f"{where}: the answer {wrong}: {line.strip()[:SHOWN]}")
        return Shown(**answer)

    def _name(self, question: dict[str, Any]) -> str:
        what = "reset" if question["ask"] == "reset" else f"step {json.dumps(question['action'])}"
        return f"{' '.join(self.command)}: {what}"

    def _said(self) -> str:
        """The end of what it wrote to standard error."""
        self._errors.seek(0)
        text = self._errors.read().strip()
        return f"; it said: {text[-SHOWN:]}" if text else ""


KINDS: dict[str, tuple[str, type | tuple[type, ...]]] = {
    "state": ("an object", dict),
    "params": ("an object", dict),
    "given": ("an object", dict),
    "placed": ("an object", dict),
    "legal": ("a list", list),
    "reward": ("a list of numbers", list),
    "seen": ("a list of numbers", list),
    "draws": ("a list of [site, value]", list),
    "over": ("true or false", bool),
    "truncated": ("true or false", bool),
    "last": ("true or false", bool),
    "mover": ("a number", int),
}
NEVER_NULL = ("draws", "last", "params", "given", "placed")


def _wrong(name: str, value: Any) -> str:
    """What is wrong with a member of an answer, or an empty text."""
    told, kind = KINDS.get(name, ("", object))
    if value is None and name not in NEVER_NULL:
        return ""
    good = isinstance(value, kind)
    if good and name in ("reward", "seen"):
        good = all(isinstance(x, int | float) for x in value)
    if good and name == "draws":
        good = all(isinstance(x, list) and len(x) == 2 for x in value)
    return "" if good else f"has {name} = {json.dumps(value)}, which is not {told}"
