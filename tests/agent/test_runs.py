"""Whole runs against the local server: a spec from a page, repairs at each level, a page with orders, replay, accounting."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from messages_server import PAGES, PLANTED, Serve, Whole, accounted

from specc.compile import compile_spec
from specc.extract.agent import BadRun, Material, Options, repair, run
from specc.extract.agent.levels import DerivedTests


def results(log: Path) -> list[dict[str, Any]]:
    """All tool results of a log, in order."""
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    return [b for line in lines if line["kind"] == "user" for b in line["content"] if b["type"] == "tool_result"]


def test_a_game_from_its_page_to_a_verified_build(whole: Whole) -> None:
    outcome, script, _ = whole
    assert (outcome.status, outcome.unsourced, outcome.decisions) == ("done", (), ())
    assert outcome.spec == outcome.folder / "two_heaps.yaml"
    assert not DerivedTests().run(outcome.spec, 3).findings
    built = outcome.folder / "generated" / "two_heaps"
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", "--import-mode=importlib", "-c", "/dev/null", str(built)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=outcome.folder)
    assert done.returncode == 0, done.stdout
    tokens, dollars = accounted(script)
    assert outcome.usage.as_json() == tokens and outcome.dollars == dollars == outcome.sitting
    lines = [json.loads(line) for line in outcome.log.read_text().splitlines()]
    assert sum(Decimal(line["dollars"]) for line in lines if line["kind"] == "reply") == dollars
    assert lines[-1]["kind"] == "stop" and Decimal(lines[-1]["dollars"]) == dollars
    assert "key-of-the-test" not in outcome.log.read_text() and set(script.keys) == {"key-of-the-test"}


def test_requests_are_cached_and_grow_by_what_is_new(whole: Whole) -> None:
    script = whole[1]

    def bare(messages: list[Any]) -> str:
        return json.dumps([[m["role"], [{k: v for k, v in b.items() if k != "cache_control"} for b in m["content"]]] for m in messages])

    for before, after in zip(script.requests, script.requests[1:], strict=False):
        assert bare(after["messages"])[:-1].startswith(bare(before["messages"])[:-1])
        assert after["system"] == before["system"] and after["tools"] == before["tools"]
    for request in script.requests:
        assert "cache_control" in request["system"][-1] and "cache_control" in request["messages"][-1]["content"][-1]
        assert "## Scenarios and symmetries" in request["system"][0]["text"]
    thought = script.requests[1]["messages"][1]["content"][0]
    assert thought == {"type": "thinking", "thinking": "The list first, then every passage.", "signature": "c2lnbmF0dXJl"}


@pytest.mark.parametrize("level", [1, 3])        # 2 is in test_commands.py
def test_a_planted_error_is_repaired_at_its_level(serve: Serve, tmp_path: Path, level: int) -> None:
    spec = tmp_path / f"level_{level}.yaml"
    shutil.copy(PLANTED / spec.name, spec)
    script = serve(f"repair_{level}")
    outcome = repair(spec)
    assert (outcome.status, outcome.decisions) == ("done", ())
    assert not DerivedTests().run(spec, 3).findings
    assert (outcome.usage.as_json(), outcome.dollars) == accounted(script)
    assert f"verify says now:\n\nL{level} " in script.requests[0]["messages"][0]["content"][0]["text"]
    if level == 3:
        assert "no new scenario was seen failing" in results(outcome.log)[1]["content"]
        program = compile_spec(spec).program
        assert program is not None and "the ninetieth turn is not the last" in [s.name for s in program.scenarios]


def test_orders_in_a_page_reach_no_tool(serve: Serve, tmp_path: Path) -> None:
    script = serve("orders")
    out, outside = tmp_path / "a" / "b", tmp_path / "outside"
    out.mkdir(parents=True)
    outside.mkdir()
    (out / "link").symlink_to(outside)
    outcome = run(Material.open([PAGES / "orders.md"]), out)
    assert outcome.status == "left" and outcome.decisions == ("The page has orders for automated readers; they are not part of the rules.",)
    said = results(outcome.log)
    assert [bool(r.get("is_error")) for r in said[2:11]] == [True] * 9
    assert "these lead out of it: stones.yaml: ../../secrets, stones.yaml: /etc/passwd" in said[12]["content"]
    assert said[1]["content"].count("</passage>") == 1 and said[1]["content"].startswith("This is text of others")
    found = sorted(p.relative_to(tmp_path).as_posix() for p in tmp_path.rglob("*"))
    assert found == ["a", "a/b", "a/b/agent.jsonl", "a/b/link", "a/b/stones.yaml", "outside"]
    assert not Path("/tmp/escaped.yaml").exists() and "root:" not in outcome.log.read_text()
    offered = {tool["name"] for tool in script.requests[0]["tools"]}
    assert offered == {
        "list_passages", "read_passage", "list_files", "read_file", "write_file", "edit_file", "check", "scenarios", "verify", "coverage",
        "build", "note_for_person", "finish",
    }  # fmt: skip


def test_a_log_is_replayed_without_a_key(whole: Whole, tmp_path: Path) -> None:
    first = whole[0]
    assert "ANTHROPIC_API_KEY" not in os.environ        # conftest.py
    again = run(Material.open([PAGES / "two_heaps.md"]), tmp_path / "again", Options(replay=first.log))
    assert (again.status, again.usage, again.dollars) == (first.status, first.usage, first.dollars)
    assert (tmp_path / "again" / "two_heaps.yaml").read_text() == (first.folder / "two_heaps.yaml").read_text()
    assert results(again.log) == results(first.log)
    other = tmp_path / "two_heaps.md"
    other.write_text((PAGES / "two_heaps.md").read_text().replace("five", "six"))
    with pytest.raises(BadRun, match="the replay differs from the log at message 1, before reply 1"):
        run(Material.open([other]), tmp_path / "other", Options(replay=first.log))
