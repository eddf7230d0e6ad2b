"""Replies of the model and what can go wrong on the way, whether they come from the service or from a log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from specc.extract.agent.usage import Usage

Message = dict[str, Any]


@dataclass
class Reply:
    """A message of the service. `malformed`: ids of tool calls whose input was no JSON object, with what was sent.

    `failed`: attempts before it, with the tokens that the service had counted for them.
    """

    message: Message
    malformed: dict[str, str] = field(default_factory=dict)
    failed: list[dict[str, Any]] = field(default_factory=list)

    @property
    def usage(self) -> Usage:
        """Tokens of this reply and of the attempts before it."""
        total = Usage.of(self.message.get("usage") or {})
        for attempt in self.failed:
            total += Usage.of(attempt.get("usage") or {})
        return total


class OutOfTime(Exception):
    """The wall time ended while waiting for a reply; `failed` are the attempts so far."""

    def __init__(self, failed: list[dict[str, Any]]) -> None:
        super().__init__("out of time")
        self.failed = failed


class Interrupted(KeyboardInterrupt):
    """A person stopped the run while a reply came; `failed` are the attempts so far."""

    def __init__(self, failed: list[dict[str, Any]]) -> None:
        super().__init__("interrupted")
        self.failed = failed


class Unreachable(Exception):
    """The service does not answer, or refuses the request; the text says what and what to do."""

    def __init__(self, message: str, failed: list[dict[str, Any]]) -> None:
        super().__init__(message)
        self.failed = failed


class Model(Protocol):
    """Where replies come from: the service, or a log."""

    def reply(self, request: Message, deadline: float | None) -> Reply: ...


def called(content: Sequence[Message]) -> list[Message]:
    """The tool calls of a message."""
    return [block for block in content if block.get("type") == "tool_use"]
