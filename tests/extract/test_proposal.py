"""The fixture site to a spec part that checks: every card exact, nothing dropped, conflicts shown."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from specc.cli.app import app
from specc.compile import compile_spec
from specc.extract.proposal import Proposal, propose, write
from specc.scrape.corpus import Corpus

SITE = Path(__file__).resolve().parents[1] / "scrape" / "site"


@pytest.fixture(scope="module")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("corpus") / "c"
    CliRunner().invoke(app, ["scrape", "tcg-rules", "--from", str(SITE), "--out", str(out)])
    return out


@pytest.fixture(scope="module")
def proposal(corpus: Path) -> Proposal:
    return propose(Corpus.load(corpus))


def test_all_cards_are_exact(proposal: Proposal) -> None:
    truth: list[dict[str, Any]] = json.loads((SITE.parent / "site_cards.json").read_text())
    assert len(proposal.rows) == len(truth)
    for card in truth:
        row: Any = proposal.rows[f"a1_{card['number']:03}"]
        assert row["name"].replace("’", "'") == card["name"].replace("’", "'")
        if card["kind"] != "Pokemon":
            continue
        assert row["hp"] == card["hp"]
        assert row["element"] == card["type"].lower()
        assert row.get("stage", 0) == card["stage"]
        assert row.get("evolves_from") == card["evolves_from"]
        assert row.get("weak") == (card["weakness"].lower() if card["weakness"] else None)
        assert row["retreat"] == card["retreat"]
        assert row.get("worth", 1) == (2 if card["ex"] else 1)
        assert len(row.get("attacks", [])) == len(card["attacks"])
        for read, printed in zip(row["attacks"], card["attacks"], strict=True):
            assert read["name"] == printed["name"]
            assert read.get("damage", 0) == printed["damage"]
            cost: dict[str, int] = {}
            for kind in printed["cost"]:
                key = "any" if kind == "Colorless" else kind.lower()
                cost[key] = cost.get(key, 0) + 1
            assert read.get("cost", {}) == cost


def test_every_passage_is_used_or_left(corpus: Path, proposal: Proposal) -> None:
    told = {item.passage for item in proposal.left} | set(proposal.sources.values())
    assert told == {passage.id for passage in Corpus.load(corpus).passages}


def test_the_part_checks(proposal: Proposal, tmp_path: Path) -> None:
    write(proposal, tmp_path)
    errors = [d for d in compile_spec(tmp_path / "tcg.yaml").diagnostics if d.severity == "error"]
    assert errors == []


def test_conflicts_take_the_better_grade(proposal: Proposal) -> None:
    found = {conflict.topic: conflict for conflict in proposal.conflicts}
    weak = found["Weakness"]
    assert weak.taken == "+20"
    assert {said.grade for said in weak.said} == {"guide", "unreliable"}
    assert found["Burn"].taken == "damage, then the coin"
    assert found["the first player's draw"].undecided


def test_the_command(corpus: Path, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["extract", str(corpus), "--out", str(tmp_path / "p"), "--json"])
    assert result.exit_code == 1
    told = json.loads(result.stdout.splitlines()[-1])
    assert (told["rows"], told["effects_read"], told["effects_not_read"]) == (9, 9, 1)
    assert told["dollars"] == 0


def test_no_corpus_is_bad_input(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["extract", str(tmp_path), "--out", str(tmp_path / "p")])
    assert result.exit_code == 2
    assert "specc scrape" in result.output
