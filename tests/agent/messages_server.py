"""A local server that speaks the Messages API: streams the exchanges of a file, and refuses requests that the service would refuse.

The exchanges in `exchanges/` are written by hand in the service's format; no model made them. An item of a file is one answer:
`content` and `usage` make a message that is streamed; `status` an error of HTTP; `error` with `content` an error in the middle of the
stream; `cut` ends the connection after so many events; `raw` replaces the input of the tool call of that number by a text.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

HERE = Path(__file__).parent
EXCHANGES, PAGES, PLANTED = HERE / "exchanges", HERE / "pages", HERE / "planted"
PIECE = 23


def exchange(name: str) -> list[dict[str, Any]]:
    """The answers of a file."""
    answers: list[dict[str, Any]] = YAML(typ="safe").load((EXCHANGES / f"{name}.yaml").read_text(encoding="utf-8"))
    return answers


def complaint(headers: Any, body: dict[str, Any]) -> str | None:
    """What the service would say of a request that is not as it wants it."""
    if not headers.get("anthropic-version"):
        return "anthropic-version: header is required"
    if removed := {"temperature", "top_p", "top_k"} & body.keys():
        return f"{sorted(removed)}: Extra inputs are not permitted"
    for key in ("model", "max_tokens", "messages"):
        if key not in body:
            return f"{key}: Field required"
    if body["max_tokens"] < 1:
        return "max_tokens: Input should be greater than or equal to 1"
    for tool in body.get("tools", []):
        if tool["input_schema"].get("type") != "object" or not tool["description"]:
            return "tools: input_schema.type: Field required"
    open_calls: list[str] = []
    for n, message in enumerate(body["messages"]):
        content = message["content"]
        results = [b["tool_use_id"] for b in content if b["type"] == "tool_result"]
        if not content or any(b["type"] == "text" and not b["text"].strip() for b in content):
            return f"messages.{n}: text content blocks must be non-empty"
        if sorted(results) != sorted(open_calls):
            return f"messages.{n}: `tool_use` ids {open_calls} and `tool_result` ids {results} do not match"
        open_calls = [b["id"] for b in content if b["type"] == "tool_use"] if message["role"] == "assistant" else []
        if any(not isinstance(b["input"], dict) for b in content if b["type"] == "tool_use"):
            return f"messages.{n}: tool_use.input: Input should be a valid dictionary"
    if body["messages"][0]["role"] != "user" or body["messages"][-1]["role"] != "user":
        return "messages: the first and the last must be of the user"
    marks = json.dumps(body).count('"cache_control"')
    return f"{marks} blocks with cache_control; at most 4" if marks > 4 else None


@dataclass
class Script:
    """Answers in their order, and the requests that came."""

    answers: list[dict[str, Any]]
    model: str = "claude-opus-5"
    requests: list[dict[str, Any]] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)

    def usages(self) -> list[dict[str, Any]]:
        """What was reported of the answers given, whole or broken off."""
        return [a["usage"] for a in self.answers[: len(self.requests)] if "usage" in a]


Whole = tuple[Any, "Script", list[str]]
"""A run: its outcome, the server, what was printed."""
Serve = Callable[[Any], Script]
"""Starts a server with the answers of a file (a name), or a list of answers."""


def accounted(script: Script) -> tuple[dict[str, int], Decimal]:
    """Tokens and dollars of what the server reported, counted here, at the prices of Opus 5."""
    long = {"cache_write": "cache_creation_input_tokens", "cache_read": "cache_read_input_tokens"}
    names = {"input": "input_tokens", "output": "output_tokens"} | long
    tokens = {name: sum(u[key] for u in script.usages()) for name, key in names.items()}
    dollars = {"input": "5", "cache_write": "6.25", "cache_read": "0.5", "output": "25"}
    return tokens | {"total": sum(tokens.values())}, sum(Decimal(d) * tokens[n] for n, d in dollars.items()) / 1_000_000


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Any

    def log_message(self, format: str, *args: Any) -> None:
        """Silent."""

    def do_POST(self) -> None:
        script: Script = self.server.script
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        script.keys.append((self.headers.get("x-api-key") or self.headers.get("authorization") or "").removeprefix("Bearer "))
        if self.path != "/v1/messages":
            return self._error(404, "not_found_error", self.path)
        if (said := complaint(self.headers, body)) is not None:
            script.requests.append(body)
            return self._error(400, "invalid_request_error", said)
        if len(script.requests) >= len(script.answers):
            return self._error(400, "invalid_request_error", "the script has ended")
        answer = script.answers[len(script.requests)]
        script.requests.append(body)
        if "status" in answer:
            return self._error(answer["status"], answer["kind"], answer.get("said", "so it is"), answer.get("headers", {}))
        time.sleep(answer.get("delay", 0))
        self.send_response(200)
        self.send_header("content-type", "text/event-stream; charset=utf-8")
        self.send_header("connection", "close")
        self.end_headers()
        for n, event in enumerate(events(answer, script.model, len(script.requests))):
            if n == answer.get("cut"):
                break
            try:
                self.wfile.write(f"event: {event['type']}\ndata: {json.dumps(event)}\n\n".encode())
                self.wfile.flush()
            except OSError:              # the client has gone
                break
            time.sleep(answer.get("drip", 0))
        self.close_connection = True

    def _error(self, status: int, kind: str, said: str, headers: dict[str, str] | None = None) -> None:
        data = json.dumps({"type": "error", "error": {"type": kind, "message": said}, "request_id": "req_test"}).encode()
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def events(answer: dict[str, Any], model: str, number: int) -> Iterator[dict[str, Any]]:
    """The stream of an answer: texts and inputs come in small pieces, usage at the start and the end."""
    usage = answer["usage"]
    message = {
        "id": f"msg_{number:04}", "type": "message", "role": "assistant", "model": model, "content": [], "stop_reason": None,
        "stop_sequence": None, "usage": {**usage, "output_tokens": min(1, usage["output_tokens"])},
    }  # fmt: skip
    yield {"type": "message_start", "message": message}
    yield {"type": "ping"}
    calls = 0
    for index, block in enumerate(answer["content"]):
        if block["type"] == "text":
            yield {"type": "content_block_start", "index": index, "content_block": {"type": "text", "text": ""}}
            deltas = [{"type": "text_delta", "text": part} for part in pieces(block["text"])]
        elif block["type"] == "thinking":
            yield {"type": "content_block_start", "index": index, "content_block": {"type": "thinking", "thinking": "", "signature": ""}}
            deltas = [{"type": "thinking_delta", "thinking": part} for part in pieces(block["thinking"])]
            deltas.append({"type": "signature_delta", "signature": block["signature"]})
        else:
            calls += 1
            start = {"type": "tool_use", "id": f"toolu_{number:04}_{calls}", "name": block["name"], "input": {}}
            yield {"type": "content_block_start", "index": index, "content_block": start}
            text = block["raw"] if "raw" in block else json.dumps(block["input"]) if block["input"] else ""
            deltas = [{"type": "input_json_delta", "partial_json": part} for part in ["", *pieces(text)]]
        for delta in deltas:
            yield {"type": "content_block_delta", "index": index, "delta": delta}
        yield {"type": "content_block_stop", "index": index}
    if "error" in answer:
        yield {"type": "error", "error": answer["error"]}
        return
    calls_made = any(block["type"] == "tool_use" for block in answer["content"])
    reason = answer.get("stop_reason", "tool_use" if calls_made else "end_turn")
    delta = {"stop_reason": reason, "stop_sequence": None}
    yield {"type": "message_delta", "delta": delta, "usage": {"output_tokens": usage["output_tokens"]}}
    yield {"type": "message_stop"}


def pieces(text: str) -> list[str]:
    """A text in small pieces."""
    return [text[i : i + PIECE] for i in range(0, len(text), PIECE)]


@contextmanager
def serving(answers: list[dict[str, Any]]) -> Iterator[tuple[str, Script]]:
    """The address of a server that gives these answers."""
    script = Script(answers)
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.daemon_threads = True
    server.script = script  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", script
    finally:
        server.shutdown()
        server.server_close()
        thread.join(5)
