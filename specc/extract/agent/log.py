"""The run log: JSON lines, one a message, from which a run is resumed, replayed and accounted for.

Kinds of lines: `run` (model, system, tools, material), `sitting` (a call of the command), `chapter` (a conversation begins),
`user` and `reply` (messages as the service has them), `failed` (attempts without a reply), `stop`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

from specc.extract.agent.options import BadRun
from specc.extract.agent.replies import Message, Reply
from specc.extract.agent.usage import Usage

FORMAT = 1


class Log:
    """A log that is being written; each line is on the disk before the run goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, kind: str, **values: Any) -> None:
        """One more line."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8", errors="backslashreplace") as out:
            out.write(json.dumps({"kind": kind, **values}, ensure_ascii=False, default=str) + "\n")
            out.flush()
            os.fsync(out.fileno())

    def mend(self) -> None:
        """Cut a last line that a crash left half written."""
        if not self.path.is_file():
            return
        data = self.path.read_bytes()
        if data and not data.endswith(b"\n"):
            self.path.write_bytes(data[: data.rfind(b"\n") + 1])


def read_log(path: Path) -> list[dict[str, Any]]:
    """The lines of a log; `BadRun` if it is none."""
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    except (OSError, ValueError) as problem:
        raise BadRun(f"{path}: not a run log: {problem}") from None
    if not lines or not all(isinstance(line, dict) and "kind" in line for line in lines) or lines[0]["kind"] != "run":
        raise BadRun(f"{path}: not a run log: its first line has no run")
    if lines[0].get("format") != FORMAT:
        raise BadRun(f"{path}: a log of format {lines[0].get('format')}; this specc reads {FORMAT}")
    return lines


def conversation(lines: list[dict[str, Any]]) -> list[Message]:
    """The messages since the last chapter. A refused reply is not part of it."""
    messages: list[Message] = []
    for line in lines:
        if line["kind"] == "chapter":
            messages = []
        elif line["kind"] == "user":
            messages.append({"role": "user", "content": line["content"]})
        elif line["kind"] == "reply" and line["message"].get("stop_reason") != "refusal":
            if content := kept(line["message"]["content"]):
                messages.append({"role": "assistant", "content": content})
    return messages


def kept(content: list[Message]) -> list[Message]:
    """What of a reply is sent back: no empty texts, no values that are not there."""
    full = [{k: v for k, v in block.items() if v is not None} for block in content]
    return [block for block in full if block.get("type") != "text" or block.get("text", "").strip()]


def spent(lines: list[dict[str, Any]]) -> tuple[Usage, Decimal, int]:
    """Tokens, dollars and replies that a log records; each line at the price of its own time and model."""
    usage, dollars = Usage(), Decimal(0)
    replies = 0
    for line in lines:
        if line["kind"] == "reply":
            replies += 1
            usage += Usage.of(line["message"].get("usage") or {})
        for attempt in line.get("failed", ()):
            usage += Usage.of(attempt.get("usage") or {})
        if line["kind"] in ("reply", "failed"):
            dollars += Decimal(line["dollars"])
    return usage, dollars, replies


class Replay:
    """Replies of a log in their order, instead of a service. What is asked must be what was asked then."""

    def __init__(self, lines: list[dict[str, Any]]) -> None:
        self.path = ""
        self.pairs = self._pairs(lines)
        self.number = 0

    @staticmethod
    def _pairs(lines: list[dict[str, Any]]) -> Iterator[tuple[list[Message], dict[str, Any]]]:
        for n, line in enumerate(lines):
            if line["kind"] == "reply":
                yield conversation(lines[:n]), line

    def reply(self, request: Message, deadline: float | None) -> Reply:
        """The next recorded reply."""
        self.number += 1
        asked, line = next(self.pairs, (None, None))
        if asked is None or line is None:
            raise BadRun(f"the log ends after {self.number - 1} replies, before the run does")
        now = [{"role": m["role"], "content": _bare(m["content"])} for m in request["messages"]]
        then = [{"role": m["role"], "content": _bare(m["content"])} for m in asked]
        if now != then:
            first = next((i for i, (a, b) in enumerate(zip(now, then, strict=False)) if a != b), min(len(now), len(then)))
            raise BadRun(
                f"the replay differs from the log at message {first + 1}, before reply {self.number}: the material, the spec or specc "
                "is not what it was", f"then: {_short(then, first)}\nnow:  {_short(now, first)}",
            )  # fmt: skip
        return Reply(line["message"], line.get("malformed", {}), line.get("failed", []))


def _bare(content: Any) -> Any:
    """Content without marks for the cache."""
    if isinstance(content, list):
        return [{k: v for k, v in block.items() if k != "cache_control"} for block in content]
    return content


def _short(messages: list[Message], index: int) -> str:
    text = json.dumps(messages[index]["content"], ensure_ascii=False) if index < len(messages) else "nothing"
    return text if len(text) < 400 else text[:400] + "…"
