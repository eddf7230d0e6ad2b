"""One reply of the model: the request over the anthropic SDK, streamed, with retries; what came is kept in the service's format."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from typing import Any

import anthropic

from specc.extract.agent.options import BadRun
from specc.extract.agent.replies import Interrupted, Message, OutOfTime, Reply, Unreachable

ATTEMPTS = 6
WAIT, LONGEST = 1.0, 60.0


class Service:
    """The Messages API. `sleep` is replaced in tests."""

    def __init__(self, sleep: Callable[[float], None] = time.sleep) -> None:
        key, token = anthropic_key()
        self.client = anthropic.Anthropic(api_key=key, auth_token=token, max_retries=0)
        self.sleep = sleep

    def reply(self, request: Message, deadline: float | None) -> Reply:
        """Ask until there is a reply: busy, overloaded and broken answers are tried again, with pauses that grow."""
        failed: list[dict[str, Any]] = []
        while True:
            part = _Parts(deadline)
            try:
                with self.client.messages.create(**request, stream=True, timeout=_timeout(deadline)) as stream:
                    for event in stream:
                        part.take(event.to_dict())
                if part.stopped:
                    return Reply(part.message, part.malformed(), failed)
                problem, wait, again = "the stream broke off", None, True
            except _Late:
                raise OutOfTime([*failed, part.attempt("out of time")]) from None
            except KeyboardInterrupt:
                raise Interrupted([*failed, part.attempt("interrupted")]) from None
            except anthropic.APIStatusError as refused:
                problem, wait, again = _said(refused), _retry_after(refused), _again(refused)
            except anthropic.APIConnectionError as broken:
                problem, wait, again = _reason(broken), None, True
            except ValueError as garbled:
                problem, wait, again = f"not an event stream of the Messages API: {garbled}", None, True
            failed.append(part.attempt(problem))
            if not again or len(failed) >= ATTEMPTS:
                raise Unreachable(_advice(problem, str(self.client.base_url), again), failed)
            pause = min(LONGEST, wait if wait is not None else WAIT * 2 ** (len(failed) - 1))
            if deadline is not None and time.monotonic() + pause >= deadline:
                raise OutOfTime(failed)
            self.sleep(pause)


def anthropic_key() -> tuple[str | None, str | None]:
    """The key or the token of the environment; `BadRun` when there is neither."""
    key, token = os.environ.get("ANTHROPIC_API_KEY") or None, os.environ.get("ANTHROPIC_AUTH_TOKEN") or None
    if key is None and token is None:
        raise BadRun(
            "no key for the model: set ANTHROPIC_API_KEY; without one, `--prompt-only` writes the task for another agent, `--replay LOG` "
            "replays a run"
        )
    return key, None if key else token


class _Late(Exception):
    """The deadline passed in the middle of a stream."""


class _Parts:
    """A message, put together from the events of a stream."""

    def __init__(self, deadline: float | None) -> None:
        self.deadline = deadline
        self.message: Message = {}
        self.inputs: dict[int, str] = {}
        self.stopped = False

    def take(self, event: Message) -> None:
        """One event."""
        if self.deadline is not None and time.monotonic() > self.deadline:
            raise _Late
        match event.get("type"):
            case "message_start":
                self.message = dict(event["message"])
                self.message["content"] = []
            case "content_block_start":
                self.message["content"].append(dict(event["content_block"]))
            case "content_block_delta":
                self._delta(event["index"], event["delta"])
            case "message_delta":
                self.message.update({k: v for k, v in event["delta"].items() if v is not None})
                self.message["usage"] = {**self.message.get("usage", {}), **{k: v for k, v in event["usage"].items() if v is not None}}
            case "message_stop":
                self._close()
                self.stopped = True

    def _delta(self, index: int, delta: Message) -> None:
        block = self.message["content"][index]
        match delta["type"]:
            case "text_delta":
                block["text"] = block.get("text", "") + delta["text"]
            case "input_json_delta":
                self.inputs[index] = self.inputs.get(index, "") + delta["partial_json"]
            case "thinking_delta":
                block["thinking"] = block.get("thinking", "") + delta["thinking"]
            case "signature_delta":
                block["signature"] = delta["signature"]

    def _close(self) -> None:
        for index, text in self.inputs.items():
            self.message["content"][index]["input"] = _object(text) or {}

    def malformed(self) -> dict[str, str]:
        """Calls whose input is no JSON object."""
        return {self.message["content"][i]["id"]: text for i, text in self.inputs.items() if text.strip() and _object(text) is None}

    def attempt(self, problem: str) -> dict[str, Any]:
        """A failed attempt for the log, with what the service had counted."""
        usage = self.message.get("usage")
        return {"problem": problem, **({"usage": usage} if usage else {})}


def _object(text: str) -> Message | None:
    try:
        value = json.loads(json.dumps(json.loads(text), ensure_ascii=False).encode("utf-8", "replace"))     # no half characters
    except ValueError:
        return None
    return value if isinstance(value, dict) else None


def _timeout(deadline: float | None) -> float:
    return 600.0 if deadline is None else max(1.0, min(600.0, deadline - time.monotonic()))


def _again(refused: anthropic.APIStatusError) -> bool:
    kind = (refused.body.get("error") or {}).get("type") if isinstance(refused.body, dict) else None
    passing = ("overloaded_error", "api_error", "rate_limit_error", "timeout_error")
    return refused.status_code in (408, 409, 429) or refused.status_code >= 500 or kind in passing


def _retry_after(refused: anthropic.APIStatusError) -> float | None:
    try:
        return max(0.0, float(refused.response.headers.get("retry-after", "")))
    except ValueError:
        return None


def _said(refused: anthropic.APIStatusError) -> str:
    body = refused.body if isinstance(refused.body, dict) else {}
    error = body.get("error")
    if isinstance(error, dict):
        return f"{refused.status_code} {error.get('type', '')}: {error.get('message', refused.message)}"
    return f"{refused.status_code} {refused.message}".splitlines()[0][:200]


def _reason(broken: anthropic.APIConnectionError) -> str:
    cause: BaseException = broken
    while cause.__cause__ is not None:
        cause = cause.__cause__
    return f"no connection: {cause}"


def _advice(problem: str, address: str, again: bool) -> str:
    if problem.startswith("401") or problem.startswith("403"):
        return f"{address} refuses the key ({problem}): check ANTHROPIC_API_KEY"
    if problem.startswith("404"):
        return f"{address} does not know this model ({problem}): choose another with --model"
    if not again:
        return f"{address} refuses the request ({problem})"
    return f"{address} does not answer ({problem}), after {ATTEMPTS} attempts: check the network, and run again with --resume"
