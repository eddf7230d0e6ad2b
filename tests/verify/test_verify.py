"""`specc verify`: verdicts, the JSON of the last line, exit codes, the page, the budget."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from specc.cli.app import app
from specc.environment import Built
from specc.verify.budget import BadBudget, Budget, seconds_of
from specc.verify.page import lines, write_page
from specc.verify.results import Difference, Level, Verdict
from specc.verify.rollouts import Rollouts
from specc.verify.run import Options, verify
from tests.verify.conftest import Planter
from tests.verify.test_planted import IN_JAX

ROOT = Path(__file__).resolve().parents[2]


def test_a_right_build_is_equivalent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = CliRunner().invoke(app, ["verify", "generated/kuhn_poker", "--episodes", "30", "--json", "--report", str(tmp_path)])
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout.splitlines()[-1])
    assert list(found) == ["spec", "verdict", "levels", "coverage", "first_difference", "about"]
    assert (found["spec"], found["verdict"], found["first_difference"]) == ("kuhn_poker", "equivalent", None)
    levels = found["levels"]
    assert {name: level["status"] for name, level in levels.items()} == {"L1": "passed", "L2": "passed", "L3": "passed"}
    assert levels["L1"]["passed"] > 5 and levels["L2"]["scenarios_in_jax"] == 4 and levels["L2"]["secrets_changed"] > 0
    assert levels["L3"]["episodes"] == levels["L3"]["ended"] == 30 and levels["L3"]["steps"] >= 90
    assert found["coverage"]["rules"] == {"reached": 1, "of": 1} and found["coverage"]["not_reached"] == []
    assert json.loads((tmp_path / "kuhn_poker.json").read_text()) == found
    page = (tmp_path / "kuhn_poker.html").read_text()
    assert "equivalent" in page and not re.search(r"(src|href)=|https?://|@import", page)


def test_a_difference_is_exit_code_1(planted: Planter) -> None:
    built = planted("kuhn_poker", "showdown(state, 2)", "showdown(state, 1)", jax=IN_JAX)
    result = CliRunner().invoke(app, ["verify", str(built.folder), "--level", "2"])
    assert result.exit_code == 1, result.output
    assert "L2, pass, bet, call (specs/kuhn_poker.yaml:" in result.stdout
    assert result.stdout.splitlines()[-1] == "kuhn_poker: different (levels L1 to L2)"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--budget", "soon"], "--budget: 'soon' is not a length of time above 0"),
        (["--backend", "torch"], "there is no backend torch to verify"),
        (["--level", "5"], "should be less than or equal to 4"),
        (["--level", "0"], "--level 0 runs nothing but what --oracle names"),
        (["--resume"], "--resume needs the folder of the interrupted run"),
    ],
)
def test_bad_input_is_exit_code_2(options: list[str], said: str) -> None:
    result = CliRunner().invoke(app, ["verify", str(ROOT / "generated" / "kuhn_poker"), *options])
    assert result.exit_code == 2 and said in result.output, result.output


def test_a_budget_that_is_too_small_is_no_verdict(folder: Callable[[str], Built]) -> None:
    verdict = verify(folder("kuhn_poker"), seconds=0.01)
    assert verdict.outcome == "underpowered" and verdict.first is None
    assert [level.status for level in verdict.levels] == ["cut short", "not run", "not run"]


def test_lengths_of_time() -> None:
    assert [seconds_of(text) for text in ("90", "90s", "5m", "1.5h")] == [90, 90, 300, 5400]
    for text in ("", "0", "5 minutes", "-3s"):
        with pytest.raises(BadBudget):
            seconds_of(text)


def test_the_page_shows_what_is_wrong_and_escapes_it(tmp_path: Path) -> None:
    first = Difference("L3", "episode 4, step 2, put", "x is <1> and 2", episode=4, step=2, action="put", field="x", trace=("a", "put"))
    missed = [{"kind": "branches", "name": "grow", "place": "specs/x.yaml:4", "line": "9: n: never true"}]
    covered = {"rules": {"reached": 1, "of": 2}, "not_reached": missed, "actions_not_played": ["put(b2)"],
               "pairs_not_reached": ["grow → n → shrink"], "rows": {"Card": {"pikachu": 0}}}  # fmt: skip
    levels = (Level("L1", "passed"), Level("L2", "passed"), Level("L3", "failed", 1.5, {"episodes": 7}, (first,), ("cut off",)))
    verdict = Verdict("x", levels, covered, {"seed": 20})
    page = write_page(verdict, tmp_path / "new").read_text()
    shown = ("x: different", "x is &lt;1&gt; and 2", "specs/x.yaml:4", "9: n: never true", "put(b2)", "7 episodes", "cut off", "pikachu")
    for text in (*shown, "grow → n → shrink"):
        assert text in page, text
    said = "\n".join(lines(verdict))
    assert "not reached: specs/x.yaml:4: grow, 9: n: never true" in said and "not reached: action put(b2)" in said
    assert "not reached: in this order: grow → n → shrink" in said
    assert replace(verdict, levels=levels[:2]).outcome == "equivalent"


def test_some_of_the_episodes_are_no_verdict(folder: Callable[[str], Built], monkeypatch: pytest.MonkeyPatch) -> None:
    """One whole batch was compared, then the budget ended: that is not what was asked for."""
    from specc.verify.run import _Run

    run = _Run(folder("tic_tac_toe"), Options(episodes=300, processes=1), lambda remark: None)
    monkeypatch.setattr(Budget, "spent", property(lambda _: run.saved.compared.batches > 0))
    twin = run.built.module("checks_jax").Twin(run.built.reference(), run.built.layout)
    level = run._rollouts(Rollouts(run.built, twin))
    assert level.status == "cut short" and level.counts["episodes"] == 100
    assert "the budget ended after 100 of 300 episodes" in level.notes[0]
