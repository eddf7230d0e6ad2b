"""Playing in the terminal, on games written by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from specc.environment import load_built
from specc.play import open_session, play_person, play_random
from specc.play.session import Backend


def trace(fakes: Path, game: str, backend: Backend, seed: int) -> list[str]:
    lines: list[str] = []
    play_random(open_session(load_built(fakes / game), backend, seed), lines.append)
    return lines


def play(fakes: Path, answers: list[str], seat: int = 0, seed: int = 3) -> list[str]:
    lines: list[str] = []

    def ask(prompt: str) -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    play_person(open_session(load_built(fakes / "tic_tac_toe"), "reference", seed), seat, ask, lines.append)
    return lines


def test_both_backends_print_the_same_game(fakes: Path) -> None:
    for seed in range(3):
        assert trace(fakes, "tic_tac_toe", "reference", seed) == trace(fakes, "tic_tac_toe", "jax", seed)


def test_seeds_differ_and_repeat(fakes: Path) -> None:
    assert trace(fakes, "kuhn", "reference", 1) == trace(fakes, "kuhn", "reference", 1)
    assert len({tuple(trace(fakes, "tic_tac_toe", "reference", seed)[1:]) for seed in range(5)}) > 1


def test_a_trace_reads_well(fakes: Path) -> None:
    lines = trace(fakes, "tic_tac_toe", "reference", 0)
    assert lines[0] == "tic_tac_toe, seed 0, game 1"
    assert lines[2] == ". . .\n. . .\n. . ."
    assert lines[3].startswith("   1. player 0: place(")
    assert lines[-1].startswith("over after ")


def test_a_person_answers_by_number_and_by_name(fakes: Path) -> None:
    lines = play(fakes, ["place(b2)", "1"])
    assert "you: place(b2)" in lines
    assert lines[-1].startswith("stopped after ")


def test_a_person_is_told_what_is_wrong(fakes: Path) -> None:
    lines = play(fakes, ["place(b4)", "17", "place(b2)", "place(b2)"])
    assert "no action is called 'place(b4)'; did you mean place(b3)?" in lines
    assert "17: the actions are numbered 1 to 9" in lines
    assert "the square is empty" in lines


def test_quit_and_a_second_seat(fakes: Path) -> None:
    assert play(fakes, ["quit"])[-1] == "stopped after 0 actions; rewards player 0: 0, player 1: 0"
    lines = play(fakes, ["random"] * 5, seat=1)
    assert any(line.startswith("player 0: place") for line in lines)
    assert lines[-1].startswith("over after ")


@pytest.mark.parametrize("text", ["", "  "])
def test_an_empty_line_lists_again(fakes: Path, text: str) -> None:
    lines = play(fakes, [text, "quit"])
    assert sum("place(a1)" in line for line in lines) == 2
