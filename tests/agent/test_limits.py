"""Limits, faults of the service, resuming: every stop is clean, and what was spent is what was reported."""

from __future__ import annotations

import json
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from messages_server import PAGES, Serve, accounted

from specc.extract.agent import BadRun, Budget, Material, Options, Outcome, run
from specc.extract.agent.levels import Report

RULES = "two_heaps.md#a-turn-4d82d3"
SPEC = f"""\
specc: 1
name: game
players: 2
source: {RULES}
state: {{left: 'int(0, 8) = 8'}}
actions:
  take(n:1..3):
    source: {RULES}
    legal: [{{there are so many: n <= left}}]
    do: left -= n; pass_turn()
end:
  - {{when: left == 0, do: lose(me), source: {RULES}}}
scenarios:
  - {{name: one, source: {RULES}, when: take(1), then: left == 7}}
"""
FREE = Budget(None, None, None, None)


class Fine:
    """Levels at which everything is well, so that these tests do not wait for them."""

    def __init__(self, backends: tuple[str, ...]) -> None:
        self.backends = backends

    def run(self, spec: Path, upto: int) -> Report:
        return Report(upto)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("specc.extract.agent.sittings.DerivedTests", Fine)


def call(name: str, **values: Any) -> dict[str, Any]:
    return {"type": "tool_use", "name": name, "input": values}


def answer(*content: dict[str, Any], **more: Any) -> dict[str, Any]:
    usage = {"input_tokens": 10, "cache_creation_input_tokens": 5000, "cache_read_input_tokens": 15000, "output_tokens": 400}
    return {"content": list(content), "usage": usage, **more}


def idle() -> dict[str, Any]:
    """A reply that gets nowhere."""
    return answer(call("list_files"))


def answers() -> list[dict[str, Any]]:
    """Six replies; the last finishes."""
    return [answer(call("write_file", path="game.yaml", text=SPEC)), *[idle() for _ in range(4)], answer(call("finish", summary="made"))]


def go(folder: Path, budget: Budget = FREE, **options: Any) -> Outcome:
    return run(Material.open([PAGES / "two_heaps.md"]), folder, Options(budget=budget, **options))


# One reply has 20,410 tokens and costs 10·5 + 5000·6.25 + 15000·0.5 + 400·25 = 48,800 millionths of a dollar; the next is at least
# 20,410 tokens (20010·0.5 + 400·6.25 millionths) and 256 of output.
@pytest.mark.parametrize(
    ("budget", "said", "asked"),
    [
        (Budget(Decimal("0.16"), None, None, None), "the budget of 0.16 dollars does not allow another reply", 3),
        (Budget(None, 70_000, None, None), "the budget of 70000 tokens does not allow another reply", 3),
        (Budget(None, None, 2, None), "2 replies without progress", 3),
    ],
    ids=["dollars", "tokens", "iterations"],
)
def test_a_limit_stops_and_the_run_goes_on(serve: Serve, tmp_path: Path, budget: Budget, said: str, asked: int) -> None:
    script = serve(answers())
    stopped = go(tmp_path, budget)
    assert (stopped.status, stopped.exit_code, stopped.reason, len(script.requests)) == ("budget", 3, said, asked)
    assert (tmp_path / "game.yaml").read_text() == SPEC
    assert stopped.decisions and stopped.lines()[-1] == "go on with --resume"
    assert (stopped.usage.as_json(), stopped.dollars) == accounted(script)
    if budget.dollars is not None:
        assert stopped.dollars <= budget.dollars
    if budget.tokens is not None:
        assert stopped.usage.total <= budget.tokens
    with pytest.raises(BadRun, match="go on with --resume"):
        go(tmp_path)
    done = go(tmp_path, resume=True)
    assert (done.status, len(script.requests), done.iterations) == ("done", 6, 6)
    assert (done.usage.as_json(), done.dollars) == accounted(script)
    assert done.sitting + stopped.sitting == done.dollars
    before, after = script.requests[asked - 1]["messages"], script.requests[asked]["messages"]
    assert len(after) == len(before) + 2


def test_wall_time_stops_in_the_middle_of_a_reply(serve: Serve, tmp_path: Path) -> None:
    script = serve([answer(call("list_files"), drip=0.3), *answers()])
    stopped = go(tmp_path, Budget(None, None, None, 0.5))
    assert (stopped.status, stopped.reason) == ("budget", "the wall time of 0.5 s is used up")
    assert stopped.usage.output == 1 and stopped.usage.prompt == 20_010
    done = go(tmp_path, resume=True)
    assert (done.status, len(script.requests)) == ("done", 7)
    assert done.usage.total == 6 * 20_410 + 20_011


def test_a_pause_that_is_longer_than_the_wall_time_is_not_waited_for(serve: Serve, tmp_path: Path) -> None:
    serve([{"status": 429, "kind": "rate_limit_error", "headers": {"retry-after": "30"}}, *answers()])
    assert go(tmp_path, Budget(None, None, None, 5.0)).reason == "the wall time of 5 s is used up"
    assert go(tmp_path, resume=True).status == "done"


def test_replies_have_no_more_room_than_the_budget(serve: Serve, tmp_path: Path) -> None:
    script = serve(answers())
    go(tmp_path, Budget(Decimal("0.3"), 100_000, None, None), max_tokens=9_000)
    room = [request["max_tokens"] for request in script.requests]
    assert len(room) == 4 and min(room) >= 256
    for n, most in enumerate(room):
        assert most <= min(9_000, 100_000 - n * 20_410 - (20_410 if n else 0), (300_000 - n * 48_800) / 25)
    assert room[3] < 9_000


def test_busy_overloaded_and_broken_answers_are_tried_again(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("specc.extract.agent.sittings._service", lambda: service(waited.append))
    first, *rest = answers()
    script = serve([
        {"status": 429, "kind": "rate_limit_error", "headers": {"retry-after": "7"}}, {"status": 529, "kind": "overloaded_error"},
        {"status": 500, "kind": "api_error"}, answer(call("list_files"), error={"type": "overloaded_error", "message": "Overloaded"}),
        answer(call("list_files"), cut=5), first, *rest,
    ])  # fmt: skip
    done = go(tmp_path)
    assert done.status == "done" and len(script.requests) == 11
    assert waited[0] == 7 and waited[1:] == [0.002, 0.004, 0.008, 0.016]
    assert done.usage.total == 6 * 20_410 + 2 * 20_011
    (line,) = [x for x in map(json.loads, done.log.read_text().splitlines()) if x.get("failed")]
    assert [f["problem"].split(":")[0] for f in line["failed"]] == [
        "429 rate_limit_error", "529 overloaded_error", "500 api_error", "200 overloaded_error", "the stream broke off",
    ]  # fmt: skip


def service(sleep: Callable[[float], None]) -> Any:
    from specc.extract.agent.service import Service

    return Service(sleep)


@pytest.mark.parametrize(
    ("status", "kind", "said"),
    [
        (401, "authentication_error", "refuses the key (401 authentication_error: so it is): check ANTHROPIC_API_KEY"),
        (404, "not_found_error", "does not know this model (404 not_found_error: so it is): choose another with --model"),
        (400, "invalid_request_error", "refuses the request (400 invalid_request_error: so it is)"),
    ],
)
def test_what_cannot_be_done_is_said_at_once(serve: Serve, tmp_path: Path, status: int, kind: str, said: str) -> None:
    script = serve([{"status": status, "kind": kind}])
    outcome = go(tmp_path)
    assert (outcome.status, outcome.exit_code, len(script.requests)) == ("stopped", 2, 1)
    assert outcome.reason.endswith(said) and "\n" not in outcome.reason


def test_a_service_that_goes_away_can_be_resumed(serve: Serve, tmp_path: Path) -> None:
    busy = [{"status": 529, "kind": "overloaded_error"} for _ in range(6)]
    first, *rest = answers()
    serve([first, *busy, *rest])
    gone = go(tmp_path)
    assert (gone.status, gone.exit_code) == ("budget", 3) and "after 6 attempts" in gone.reason
    assert go(tmp_path, resume=True).status == "done"


def test_a_refusal_ends_the_run_and_is_not_sent_back(serve: Serve, tmp_path: Path) -> None:
    first, *rest = answers()
    script = serve([first, answer({"type": "text", "text": "I will not."}, stop_reason="refusal"), *rest])
    outcome = go(tmp_path)
    assert (outcome.status, outcome.exit_code) == ("left", 1) and outcome.reason.startswith("the model refused")
    assert go(tmp_path, resume=True).status == "done"
    assert "I will not." not in json.dumps(script.requests)


def test_a_model_that_only_talks_is_asked_three_times(serve: Serve, tmp_path: Path) -> None:
    talk = {"type": "text", "text": "All done, I think."}
    script = serve([answer(talk), answer(talk, stop_reason="max_tokens"), answer(talk), answer(talk)])
    outcome = go(tmp_path)
    assert outcome.status == "left" and len(script.requests) == 4
    assert script.requests[2]["messages"][-1]["content"][0]["text"].startswith("Your reply was cut off at its limit")


def test_an_empty_reply_and_a_pause_are_taken(serve: Serve, tmp_path: Path) -> None:
    first, *rest = answers()
    script = serve([first, answer(stop_reason="pause_turn"), answer({"type": "text", "text": " "}), *rest])
    assert go(tmp_path).status == "done"
    assert len(script.requests) == 8


def test_a_long_conversation_begins_anew_with_what_is_on_the_disk(serve: Serve, tmp_path: Path) -> None:
    first, *rest = answers()
    script = serve([first, answer(call("note_for_person", question="May one pass?")), *rest])
    outcome = go(tmp_path, context=5_000)
    assert outcome.decisions == ("May one pass?",)
    assert all(len(request["messages"]) == 1 for request in script.requests)
    text = script.requests[2]["messages"][0]["content"][0]["text"]
    assert "game.yaml" in text and "May one pass?" in text and "Write a spec from this material." in text


def test_a_crash_leaves_a_log_that_goes_on(serve: Serve, tmp_path: Path) -> None:
    script = serve(answers())
    go(tmp_path, Budget(None, None, 2, None))
    log = tmp_path / "agent.jsonl"
    lines = log.read_text().splitlines(keepends=True)
    last_reply = max(n for n, line in enumerate(lines) if json.loads(line)["kind"] == "reply")
    log.write_text("".join(lines[: last_reply + 1]) + lines[-1][: len(lines[-1]) // 2])
    done = go(tmp_path, resume=True)
    assert done.status == "done" and len(script.requests) == 6


def test_changed_material_begins_a_new_conversation(serve: Serve, tmp_path: Path) -> None:
    script = serve(answers())
    go(tmp_path / "out", Budget(None, None, 2, None))
    (tmp_path / "two_heaps.md").write_text((PAGES / "two_heaps.md").read_text() + "\n## More\n\nThere is more.\n")
    outcome = run(Material.open([tmp_path / "two_heaps.md"]), tmp_path / "out", Options(budget=FREE, resume=True))
    assert outcome.status == "done" and len(script.requests[3]["messages"]) == 1


def test_what_is_missing_is_said_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(**options: Any) -> str:
        with pytest.raises(BadRun) as refusal:
            go(tmp_path, **options)
        assert "\n" not in str(refusal.value)
        return str(refusal.value)

    assert refused().startswith("no key for the model: set ANTHROPIC_API_KEY")
    monkeypatch.setenv("ANTHROPIC_API_KEY", "x")
    assert "the price of other-model is not known: give it with --price" in refused(model="other-model", budget=Budget())
    assert "--price 5: expected" in refused(price="5")
    assert "no run to go on with" in refused(resume=True)
    with pytest.raises(BadRun, match="there is no material"):
        run(Material({}), tmp_path)
    gone = go(tmp_path)                     # nobody listens at the address
    assert (gone.status, gone.exit_code) == ("stopped", 2)
    assert "does not answer (no connection" in gone.reason and "check the network" in gone.reason and "\n" not in gone.reason


def test_an_edit_after_the_end_is_looked_at_again(serve: Serve, tmp_path: Path) -> None:
    first, *_ = answers()
    late = answer(call("finish", summary="made"), call("edit_file", path="game.yaml", old="lose(me)", new="win(me)"))
    script = serve([first, late, answer(call("finish", summary="made again"))])
    outcome = go(tmp_path)
    assert (outcome.reason, len(script.requests)) == ("made again", 3)


def test_strange_inputs_do_not_end_a_run(serve: Serve, tmp_path: Path) -> None:
    raw = '{"path": "a.yaml", "text": "x: \\ud800 \\u0000 &a [*a]"}'
    odd = [{"type": "tool_use", "name": "write_file", "raw": raw}, call("write_file", path="b.yaml", text="name: b\nimport: &a [*a]\n"),
           call("check", path="b.yaml"), call("check", path="a.yaml"), {"type": "tool_use", "name": "check", "raw": "[1]"},
           call("read_passage", id="x" * 100_000), call("read_passage", id=RULES, part=2)]  # fmt: skip
    first, *rest = answers()
    script = serve([answer(*odd), answer(call("write_file", path="b.yaml", text="module: b\n")), first, *rest])
    outcome = go(tmp_path)
    assert outcome.status == "done" and len(script.requests) == 8
    wrong = [bool(r.get("is_error")) for r in script.requests[1]["messages"][-1]["content"]]
    assert wrong == [False, False, False, False, True, True, True]


def test_resume_and_replay_exclude_each_other(serve: Serve, tmp_path: Path) -> None:
    serve(answers())
    log = go(tmp_path).log
    with pytest.raises(BadRun, match="choose"):
        go(tmp_path, resume=True, replay=log)
    again = go(tmp_path / "again", replay=log)
    assert again.replayed and "now nothing" in "\n".join(again.lines())


def test_the_log_of_a_run_that_has_ended_is_kept(serve: Serve, tmp_path: Path) -> None:
    first, *_, last = answers()
    serve([first, last, last])
    log = go(tmp_path).log
    text = log.read_text()
    with pytest.raises(BadRun, match="the replay differs from the log at message 1"):
        go(tmp_path, replay=log)                   # the folder is not empty, as it was then
    assert (tmp_path / "agent-1.jsonl").read_text() == text
    assert go(tmp_path).status == "done" and (tmp_path / "agent-2.jsonl").is_file()


def test_a_scenario_that_was_there_is_not_dropped_in_silence(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(SPEC)
    weaker = call("edit_file", path="game.yaml", old="then: left == 7", new="then: left <= 7")
    serve([answer(weaker), answer(call("finish", summary="made"))])
    outcome = go(tmp_path)
    assert (outcome.status, outcome.decisions) == ("left", ("game.yaml: the scenario `one` was changed: is that right?",))


def test_an_interrupted_reply_is_accounted_for(serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from specc.extract.agent.service import _Parts

    script = serve([answers()[0], *answers()])
    take = _Parts.take

    def interrupted(part: _Parts, event: dict[str, Any]) -> None:
        if len(script.requests) == 2 and event["type"] == "content_block_start":
            raise KeyboardInterrupt
        take(part, event)

    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(_Parts, "take", interrupted)
        go(tmp_path)
    done = go(tmp_path, resume=True)
    assert (done.status, len(script.requests)) == ("done", 7)
    assert done.usage.total == 6 * 20_410 + 20_011


def test_each_reply_has_the_price_of_its_model(serve: Serve, tmp_path: Path) -> None:
    serve(answers())
    stopped = go(tmp_path, Budget(None, None, 2, None), price="10/20/1/50")
    assert stopped.dollars == 3 * Decimal("0.1351")       # 10·10 + 5000·20 + 15000·1 + 400·50 millionths
    done = go(tmp_path, resume=True)
    assert done.dollars == 3 * (Decimal("0.1351") + Decimal("0.0488")) and done.sitting == 3 * Decimal("0.0488")
    assert go(tmp_path / "again", replay=done.log).dollars == 6 * Decimal("0.1351")       # a replay has the price that the run began with
