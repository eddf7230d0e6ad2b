"""The loop: ask the model, do what its calls say, keep everything, stop at the first limit."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

from specc.extract.agent.levels import NAMES, TOP, Report
from specc.extract.agent.log import Log, conversation, kept
from specc.extract.agent.options import Options, Status
from specc.extract.agent.prompt import chapter_task
from specc.extract.agent.replies import Interrupted, Message, Model, OutOfTime, Reply, Unreachable, called
from specc.extract.agent.tools import TOOLS, Desk, Result
from specc.extract.agent.usage import MILLION, Price, Usage

SMALLEST = 256
"""A reply that may have fewer tokens is not asked for."""
NUDGES = 3
Say = Callable[[str], None]


@dataclass(frozen=True)
class Stop:
    """Why a run ended."""

    status: Literal["finished", "budget", "stopped", "left"]
    reason: str


@dataclass
class Loop:
    """One sitting of a run. `task` is the first message; `messages` what was said since."""

    desk: Desk
    log: Log
    model: Model
    price: Price | None
    options: Options
    system: str
    task: str
    say: Say
    messages: list[Message] = field(default_factory=list)
    usage: Usage = field(default_factory=Usage)
    """Of this sitting."""
    replies: int = 0
    idle: int = 0
    nudges: int = 0
    best: list[Any] = field(default_factory=lambda: [(-2, -(10**9)), -1, -1])
    latest: Usage | None = None
    started: float = field(default_factory=time.monotonic)

    def go(self) -> Stop:
        """Until the work is finished, a limit is reached or nothing more can be done."""
        if self.messages and self.messages[-1]["role"] == "assistant":
            if (stop := self._answer(Reply({"content": self.messages[-1]["content"], "stop_reason": None}))) is not None:
                return stop
        while True:
            if not self.messages:
                self._begin()
            if (stop := self._limit()) is not None:
                return stop
            try:
                reply = self.model.reply(self._request(), self._deadline())
            except OutOfTime as late:
                self._count_failed(late.failed)
                return Stop("budget", f"the wall time of {self.options.budget.seconds:g} s is used up")
            except Interrupted as stopped:
                self._count_failed(stopped.failed)
                raise
            except Unreachable as gone:
                self._count_failed(gone.failed)
                return Stop("budget" if self.replies else "stopped", str(gone))
            self._keep(reply)
            if (stop := self._answer(reply)) is not None:
                return stop

    # -------------------------------------------------------------------------------------------- requests
    def _begin(self) -> None:
        self.log.add("chapter")
        self._user([{"type": "text", "text": self.task}])

    def _user(self, content: list[Message]) -> None:
        self.messages.append({"role": "user", "content": content})
        self.log.add("user", content=content, desk=self.remembered())

    def _request(self) -> Message:
        *before, last = self.messages
        marked = [*last["content"][:-1], {**last["content"][-1], "cache_control": {"type": "ephemeral"}}]
        return {
            "model": self.options.model,
            "max_tokens": self._room(),
            "system": [{"type": "text", "text": self.system, "cache_control": {"type": "ephemeral"}}],
            "tools": [tool.described() for tool in TOOLS.values()],
            "messages": [*before, {**last, "content": marked}],
        }

    def _keep(self, reply: Reply) -> None:
        self.latest = Usage.of(reply.message.get("usage") or {})
        self.usage += reply.usage
        self.replies += 1
        extra = {k: v for k, v in (("failed", reply.failed), ("malformed", reply.malformed)) if v}
        self.log.add("reply", message=reply.message, dollars=str(self.price.of(reply.usage) if self.price else 0), **extra)
        if content := kept(reply.message["content"]):
            if reply.message.get("stop_reason") != "refusal":
                self.messages.append({"role": "assistant", "content": content})
        for block in reply.message["content"]:
            if block.get("type") == "text" and block.get("text", "").strip():
                self._tell(f"· {block['text'].strip().splitlines()[0][:140]}")

    def _count_failed(self, failed: list[dict[str, Any]]) -> None:
        usage = Usage()
        for attempt in failed:
            usage += Usage.of(attempt.get("usage") or {})
        self.usage += usage
        self.log.add("failed", failed=failed, dollars=str(self.price.of(usage) if self.price else 0))

    # -------------------------------------------------------------------------------------------- answers
    def _answer(self, reply: Reply) -> Stop | None:
        reason = reply.message.get("stop_reason")
        calls = called(reply.message["content"])
        if reason == "refusal":
            return Stop("left", "the model refused to go on; read the log, then change the material or take another model")
        if reason == "pause_turn" and not calls:
            self._user([{"type": "text", "text": "Go on."}])
            return None
        if calls:
            self.nudges = 0
            self._user([self._do(call, reply.malformed, reason == "max_tokens") for call in calls])
            if self.desk.finished is not None:
                return Stop("finished", self.desk.finished)
        else:
            self.nudges += 1
            if self.nudges > NUDGES:
                return Stop("left", f"the model stopped {self.nudges} times in a row without using a tool or finishing")
            cut = "Your reply was cut off at its limit; write smaller pieces. " if reason == "max_tokens" else ""
            self._user([{"type": "text", "text": cut + "Go on with the tools; call finish when all levels pass."}])
        self._progress()
        if reason == "model_context_window_exceeded" or (self.latest is not None and self.latest.total > self.options.context):
            self._new_chapter()
        return None

    def _do(self, call: Message, malformed: dict[str, str], cut: bool) -> Message:
        name = str(call.get("name"))
        if call["id"] in malformed:
            why = "it was cut off at the limit of a reply: write smaller pieces" if cut else "its input is no JSON object"
            result = Result(f"{name}: nothing was done: {why}", wrong=True)
        else:
            result = self.desk.call(name, call.get("input") or {})
        given = ", ".join(str(v).split("\n")[0][:60] for k, v in (call.get("input") or {}).items() if k not in ("text", "old", "new"))
        first = "" if name == "read_passage" and not result.wrong else result.text.strip().split("\n")[0][:120]
        self._tell(f"  {name}({given}){' refused' if result.wrong else ''}{': ' if first else ''}{first}")
        made: Message = {"type": "tool_result", "tool_use_id": call["id"], "content": result.text or "nothing"}
        return {**made, "is_error": True} if result.wrong else made

    def _tell(self, line: str) -> None:
        """Say what the model wrote, without characters that a terminal would obey."""
        self.say("".join(c for c in line if c.isprintable()))

    def _progress(self) -> None:
        passed, failures, good, read = self.desk.score()
        better = False
        for n, value in enumerate(((passed, failures), good, read)):
            if value > self.best[n]:
                self.best[n], better = value, True
        self.idle = 0 if better else self.idle + 1

    def _new_chapter(self) -> None:
        last = self.desk.last
        self.messages = []
        self.latest = None
        self.log.add("chapter")
        text = chapter_task(self.task, self.desk.workspace.names(), last.text() if last else "", self.desk.notes)
        self._user([{"type": "text", "text": text}])

    # -------------------------------------------------------------------------------------------- limits
    def _deadline(self) -> float | None:
        return None if self.options.budget.seconds is None else self.started + self.options.budget.seconds

    def _next(self) -> Usage:
        """The least that the next request costs: what was said is read from the cache, or written to it."""
        if self.latest is None:
            size = len(self.system) + sum(len(str(m["content"])) for m in self.messages)
            return Usage(cache_write=size // 4)
        return Usage(cache_read=self.latest.prompt, cache_write=self.latest.output)

    def _room(self) -> int:
        """Tokens that the next reply may have."""
        budget, coming, room = self.options.budget, self._next(), self.options.max_tokens
        if budget.tokens is not None:
            room = min(room, budget.tokens - self.usage.total - coming.total)
        if budget.dollars is not None and self.price is not None and self.price.output > 0:
            left = budget.dollars - self.price.of(self.usage + coming)
            room = min(room, int(left * MILLION / self.price.output))
        return room

    def _limit(self) -> Stop | None:
        budget = self.options.budget
        deadline = self._deadline()
        if budget.iterations is not None and self.idle >= budget.iterations:
            return Stop("budget", f"{self.idle} replies without progress")
        if deadline is not None and time.monotonic() >= deadline:
            return Stop("budget", f"the wall time of {budget.seconds:g} s is used up")
        if self._room() < min(SMALLEST, self.options.max_tokens):
            room = budget.tokens is not None and budget.tokens - self.usage.total - self._next().total < SMALLEST
            what = f"{budget.tokens} tokens" if room else f"{budget.dollars} dollars"
            return Stop("budget", f"the budget of {what} does not allow another reply")
        return None

    # -------------------------------------------------------------------------------------------- memory
    def remembered(self) -> dict[str, Any]:
        """What a later sitting must know and the files do not say."""
        desk = self.desk
        return {
            "read": sorted(desk.read), "notes": desk.notes, "owed": sorted(desk.owed) if desk.owed is not None else None,
            "shown_failing": sorted(desk.shown_failing),
        }  # fmt: skip

    def recall(self, lines: list[dict[str, Any]]) -> None:
        """Go on where the lines of a log end."""
        self.messages = conversation(lines)
        for line in reversed(lines):
            if line["kind"] == "user":
                known = line["desk"]
                self.desk.read, self.desk.notes = set(known["read"]), list(known["notes"])
                self.desk.owed = set(known["owed"]) if known["owed"] is not None else None
                self.desk.shown_failing = set(known["shown_failing"])
                return


def decisions(desk: Desk, status: Status) -> list[str]:
    """What a person should decide: what the agent noted, and where the work stands."""
    told = list(desk.notes)
    if status != "done" and desk.finished is None:
        told.append(_standing(desk.last))
        if (debt := desk.debt()) is not None:
            told.append(debt)
    return told


def _standing(last: Report | None) -> str:
    if last is None:
        return "nothing was checked yet: allow more, or write the spec by hand from what is there"
    if last.failing is None:
        more = "" if last.reached == TOP else ": run `specc check --scenarios --search`"
        return f"all is well up to {NAMES[last.reached]}; the agent had not finished{more}"
    return f"{NAMES[last.failing]} fails: allow more for the repair, or decide yourself: {last.findings[0].text.splitlines()[0]}"

