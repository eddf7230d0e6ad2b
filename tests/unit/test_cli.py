"""The command line: exit codes, JSON as the last line, and what a crash looks like."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from specc import __version__
from specc.cli import app as cli


def test_perft_json_is_the_last_line(fakes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["perft", str(fakes / "kuhn"), "--json"]) == 0
    value = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert value == {
        "spec": "kuhn",
        "counts": [12, 24, 12],
        "complete_games": 30,
        "outcomes": {"[2, -2]": 6, "[1, -1]": 9, "[-1, 1]": 9, "[-2, 2]": 6},
        "histories": 58,
        "information_sets": 12,
    }


def test_perft_for_people(fakes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["perft", str(fakes / "tic_tac_toe"), "--depth", "3"]) == 0
    assert [line.split()[-1] for line in capsys.readouterr().out.splitlines()] == ["9", "72", "504"]


def test_play_prints_the_same_in_both_backends(fakes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for backend in ("reference", "jax"):
        assert cli.run(["play", str(fakes / "tic_tac_toe"), "--auto", "2", "--seed", "5", "--backend", backend]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert texts[0].count("over after") == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["perft", "no_such_file.yaml"],
        ["perft", "KUHN", "--backend", "rust"],
        ["perft", "KUHN", "--given", "{nonsense"],
        ["perft", "KUHN", "--given", "[1]"],
        ["perft", "KUHN", "--set", "rows"],
        ["play", "KUHN", "--seat", "2"],
        ["explain", "nonsense"],
        ["explain", "E9998"],
        ["nonsense"],
    ],
    ids=" ".join,
)
def test_bad_input_is_exit_code_2(fakes: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([str(fakes / "kuhn") if a == "KUHN" else a for a in arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err and "Traceback" not in said.err


def test_a_crash_is_reported_as_our_bug(fakes: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("division by zero")

    monkeypatch.setattr("specc.cli.perft.settings", broken)
    assert cli.run(["perft", str(fakes / "kuhn")]) == 70
    said = capsys.readouterr().err
    assert said.startswith("error[E999]: this is a bug in specc: ZeroDivisionError: division by zero")
    assert __version__ in said and "specc perft" in said and "Traceback" not in said
    assert cli.run(["perft", str(fakes / "kuhn"), "--traceback"]) == 70
    assert "Traceback" in capsys.readouterr().err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == f"specc {__version__}\n"


def test_new_writes_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run(["new", "nim"]) == 0
    assert "name: nim\n" in (tmp_path / "nim.yaml").read_text()
    assert cli.run(["new", "nim"]) == 2
    assert cli.run(["new", "Bad Name"]) == 2
    assert cli.run(["new", "nowhere/nim"]) == 2
