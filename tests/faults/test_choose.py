"""Which faults there are: one change each, told as lines of the code; a seeded choice that is spread over kinds and parts."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from specc.backends.python.backend import generate
from specc.compile import compile_spec
from specc.faults import constants
from specc.faults.choose import Fault, choose
from specc.faults.kinds import KINDS
from specc.ir import types as t
from specc.ir.program import Program

SPECS = Path(__file__).resolve().parents[2] / "specs"


def text(program: Program) -> str:
    return generate(program)["reference.py"]


@cache
def faults(name: str, count: int) -> list[Fault]:
    program = compile_spec(SPECS / f"{name}.yaml").program
    assert program is not None
    return list(choose(program, count, 1, text))


@pytest.mark.parametrize(
    ("kind", "owner", "change"),
    [
        ("comparison", "action fold: there is a bet to fold to", ("- if state.chips[1 - me] <= state.chips[me]:",
                                                                  "+ if state.chips[1 - me] < state.chips[me]:")),
        ("constant", "function strength", ("3 if state.board", "5 if state.board")),
        ("off by one", "action raise: at most two raises in a round", ("raised >= 2", "raised >= 3")),
        ("dropped effect", "action call", ("next_round(state, chance.at(4))", "pass")),
        ("reordered effects", "action call", ("state.mover = (state.mover + 1) % 2", "")),
        ("swapped player", "channel seat", ("p == viewer", "1 - p == viewer")),
        ("missing hidden mark", "field hand", ("hidden_parts(state.hand", "")),
        ("wrong priority", "rule next_round", ("if state.round == 0:", "if strength(state, 0) == strength(state, 1):")),
    ],
)  # fmt: skip
def test_kinds(kind: str, owner: str, change: tuple[str, str]) -> None:
    old, new = change
    mine = [f for f in faults("leduc_holdem", 90) if (f.kind, f.owner) == (kind, owner)]
    assert any(
        any(line.startswith("-") and old.lstrip("- ") in line for line in f.change)
        and (not new or any(line.startswith("+") and new.lstrip("+ ") in line for line in f.change))
        for f in mine
    ), [f.change for f in mine]  # fmt: skip


def test_kinds_that_need_tables() -> None:
    found = {f.kind: f for f in faults("spell_duel", 10)}
    assert "_modify_" in " ".join(found["dropped handler"].change)
    assert any(f.kind == "wrong column" and any("s.cost" in line for line in f.change) for f in faults("spell_duel", 40))


def test_the_choice_is_spread_and_seeded() -> None:
    some = faults("spell_duel", 40)
    program = compile_spec(SPECS / "spell_duel.yaml").program
    assert program is not None
    assert [f.change for f in some[:10]] == [f.change for f in choose(program, 10, 1, text)]
    assert [f.change for f in some[:10]] != [f.change for f in choose(program, 10, 2, text)]
    kinds = Counter(f.kind for f in some)
    assert set(kinds) == set(KINDS) - {"wrong priority"} and min(kinds.values()) >= 2       # nothing there that two orders could differ in
    assert len({f.text for f in some}) == 40
    assert max(Counter(f.owner for f in some).values()) <= 3


def test_there_are_no_more_than_there_are() -> None:
    every = faults("rock_paper_scissors", 10_000)
    assert 5 < len(every) < 10_000


def test_every_fault_changes_one_place_of_the_program() -> None:
    for f in faults("leduc_holdem", 90):
        assert f.change, f.owner
        assert not f.place or f.place.startswith("specs/leduc_holdem.yaml:"), f.place


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        (t.BOOL, True, [False]),
        (t.IntT(0, 9), 8, [4]),
        (t.IntT(0, 9), 1, [3]),
        (t.IntT(0, 2), 1, []),
        (t.BitsT(8), 0, [16]),
        (t.SetT(t.IntT(0, 3)), frozenset({1, 2}), [frozenset({1})]),
        (t.OptT(t.BOOL), None, []),
    ],
)
def test_other_values(kind: t.Type, value: object, expected: list[object]) -> None:
    assert list(constants.others(kind, value)) == expected


def test_the_next_value_stays_in_its_type() -> None:
    assert list(constants.neighbours(t.IntT(0, 2), 2)) == [1]
    assert list(constants.neighbours(t.IntT(2, 2), 2)) == [3, 1]                # a literal
    assert list(constants.neighbours(t.BitsT(4), 15)) == [14]
