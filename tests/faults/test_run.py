"""Faults are tried level by level, written down, and not tried again; a build that is wrong without a fault is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from specc.cli.app import app
from specc.faults import run as runs
from specc.faults.isolated import isolated
from specc.faults.record import Control
from specc.faults.results import Result, read, summary
from specc.faults.run import NotEquivalent, Plan, run

SPECS = Path(__file__).resolve().parents[2] / "specs"
PLAN = Plan((SPECS / "leduc_holdem.yaml",), count=7, positions=100, episodes=40)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("faults")
    list(run(PLAN, folder))
    return folder


def test_each_level_finds_what_is_its_own(kept: Path) -> None:
    found = {(r.kind, r.owner): r for r in read(kept / "faults.jsonl")}
    assert len(found) == 7
    assert found["missing hidden mark", "field hand"].lowest == "L1"
    assert found["off by one", "start of round"].lowest == "L2"
    dealt = found["reordered effects", "setup"]
    assert dealt.lowest == "L3" and dealt.found["L1"] is None and dealt.found["L2"] is None
    assert "hand is another" in str(dealt.found["L3"]) and dealt.number == 4


def test_every_level_is_tried_on_a_fault_of_the_reference(kept: Path) -> None:
    results = read(kept / "faults.jsonl")
    assert all(list(r.found) == ["L1", "L2", "L3"] for r in results)
    told = summary(results)
    assert (told["faults"], told["found"], told["survivors"]) == (7, 7, [])
    assert sum(told["by_lowest_level"].values()) == 7 < sum(told["by_each_level_alone"].values())


def test_what_is_written_down_is_not_tried_again(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = (kept / "faults.jsonl").read_text()
    tried: list[int] = []

    def stub(plan: Plan, fault: Any, number: int, *_: Any) -> Result:
        tried.append(number)
        return Result(fault.spec, plan.backend, plan.seed, number, fault.kind, fault.owner, "", (), {"L1": "x"}, 0.0)

    monkeypatch.setattr(runs, "_tried", stub)
    some = list(run(PLAN, kept))
    assert [r.number for r in some] == list(range(7)) and tried == []
    (kept / "faults.jsonl").write_text("".join(before.splitlines(keepends=True)[:5]))       # as if it had been interrupted
    assert len(list(run(PLAN, kept))) == 7 and tried == [5, 6]
    (kept / "faults.jsonl").write_text(before)


def test_a_build_that_is_wrong_already_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Here:
        """In place of a pool of processes."""

        def __init__(self, *_: Any, **__: Any) -> None: ...
        def __enter__(self) -> Here: return self  # noqa: E704
        def __exit__(self, *_: Any) -> None: ...
        def submit(self, *_: Any) -> Here: return self  # noqa: E704
        def result(self) -> Control: return Control(wrong="episode 3: hand differs")  # noqa: E704

    monkeypatch.setattr(runs, "ProcessPoolExecutor", Here)
    with pytest.raises(NotEquivalent, match="leduc_holdem, without a fault: episode 3"):
        list(run(Plan(PLAN.specs, count=1), None))


@pytest.mark.slow
def test_a_fault_in_jax_is_verified_as_a_user_would(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        app, ["faults", str(SPECS / "kuhn_poker.yaml"), "--backend", "jax", "--count", "1", "--episodes", "20", "--json"]
    )
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout.splitlines()[-1])
    assert found["faults"] == found["found"] == 1


def test_bad_input_is_exit_code_2() -> None:
    result = CliRunner().invoke(app, ["faults", str(SPECS / "kuhn_poker.yaml"), "--backend", "torch"])
    assert result.exit_code == 2 and "there is no backend torch to put faults into" in result.output


@pytest.mark.parametrize(("report", "how"), [(True, "run it again to go on"), (False, "with --report DIR it can be gone on with")])
def test_ctrl_c_says_how_to_go_on(report: bool, how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(runs, "_tried", interrupted)
    monkeypatch.setattr(runs, "_against", lambda *_: None)
    more = ["--report", str(tmp_path)] if report else []
    result = CliRunner().invoke(app, ["faults", str(SPECS / "rock_paper_scissors.yaml"), "--count", "2", *more])
    assert result.exit_code == 130 and f"interrupted after 0 faults; {how}" in result.output


@pytest.mark.parametrize(
    ("function", "seconds", "expected"),
    [
        ("says", 20.0, ([1, 2], "done")),
        ("hangs", 0.5, ([1], "time")),
        ("dies", 20.0, ([1], "died")),
    ],
)
def test_a_process_of_its_own(function: str, seconds: float, expected: Any) -> None:
    assert isolated(globals()[f"_{function}"], (), seconds, "fork") == expected


def _says(say: Callable[[Any], None]) -> None:
    say(1)
    say(2)


def _hangs(say: Callable[[Any], None]) -> None:
    say(1)
    while True:
        pass


def _dies(say: Callable[[Any], None]) -> None:
    import os

    say(1)
    os._exit(3)
