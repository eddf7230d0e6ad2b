"""The Python backend on small programs built by hand: generated text, games played to their end, questions, chance."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from specc.backends.python.backend import generate, package
from specc.build import UnknownBackend, backend, write_folder
from specc.environment import Built, frozen, load_built
from specc.ir.program import Program
from tests.unit import program_samples as samples


def built(program: Program, folder: Path) -> Built:
    out = folder / program.name
    write_folder(out, {**package(program, ["python"]), **generate(program)})
    return load_built(out)


@pytest.fixture(scope="module")
def tic_tac_toe(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return built(samples.tic_tac_toe(), tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def high_card(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return built(samples.high_card(), tmp_path_factory.mktemp("built"))


def legal(s: Any) -> list[int]:
    return [i for i, x in enumerate(s.legal_action_mask) if x]


def test_same_program_same_bytes() -> None:
    assert generate(samples.high_card()) == generate(samples.high_card())


def test_the_code_reads_like_the_rules() -> None:
    text = generate(samples.tic_tac_toe())["reference.py"]
    assert "def place(state: State, chance: Chance, me: int, x: Sq) -> None:\n" in text
    assert '    """Put a mark on an empty square."""\n    state.board[x] = me\n    state.mover = 1 - state.mover\n' in text
    assert '    if state.board[x] is not None:\n        return "the square is empty"\n' in text


def test_a_game(tic_tac_toe: Built) -> None:
    env: Any = tic_tac_toe.reference()
    s = env.init((0, 0))
    for text in ("place(a1)", "place(b2)", "place(b1)", "place(c3)"):
        s = env.step(s, env.action_number(text), (0, 0))
    # . . O
    # . O .
    # X X .
    assert env.render(s) == ". . O\n. O .\nX X .\nfalse"
    assert env.refusal(s, env.action_number("place(b2)")) == "the square is empty"
    assert sum(env.observe(s, 0)) == 2 and env.observation_size == 9
    s = env.step(s, env.action_number("place(c1)"), (0, 0))
    assert s.over and s.reward == [1.0, -1.0] and s.reason == "three in a row" and not any(s.legal_action_mask)


def test_an_illegal_action_is_refused_with_its_reason(tic_tac_toe: Built) -> None:
    env: Any = tic_tac_toe.reference()
    s = env.step(env.init((0, 0)), 4, (0, 0))
    with pytest.raises(tic_tac_toe.module("reference_runtime").RuleError, match=r"place\(b2\): the square is empty"):
        env.step(s, 4, (0, 0))


def test_given_positions(tic_tac_toe: Built) -> None:
    env: Any = tic_tac_toe.reference()
    s = env.init((0, 0), {"board": [0, 0, None, 1, 1, None, None, None, None], "mover": 1})
    assert s.to_move == 1 and not s.over
    assert env.init((0, 0), {"board": [0, 0, 0, 1, 1, None, None, None, None]}).over, "the end is tried on a given position"


@pytest.mark.parametrize("name", ["tic_tac_toe", "high_card"])
def test_random_games(name: str, request: pytest.FixtureRequest) -> None:
    """Steps change nothing but what they return, come out the same again, and go on from plain data."""
    built: Built = request.getfixturevalue(name)
    env: Any = built.reference()
    for episode in range(30):
        rng = random.Random(episode)
        s, t = env.init(built.key(1, episode, 0)), 0
        while not s.over:
            t += 1
            action, key = rng.choice(legal(s)), built.key(1, episode, t)
            before = frozen(env.to_plain(s))
            after = env.step(s, action, key)
            assert frozen(env.to_plain(s)) == before
            assert env.to_plain(env.step(s, action, key)) == env.to_plain(after)
            assert env.to_plain(pickle.loads(pickle.dumps(after))) == env.to_plain(after)
            if s.asked is None:
                assert env.to_plain(env.step(env.from_plain(env.to_plain(s)), action, key)) == env.to_plain(after)
            s = after
        assert s.steps == t


def test_layout_names_the_actions(high_card: Built) -> None:
    assert high_card.layout["action_names"] == high_card.reference().action_names  # type: ignore[attr-defined]
    assert high_card.layout["chance"] and high_card.layout["hidden"]


def test_a_question_is_answered_by_replay(high_card: Built) -> None:
    env: Any = high_card.reference()
    s = env.init((1, 2))
    hand = sorted(s.hand[0])
    asked = env.step(s, 0, (3, 4))
    assert asked.asked == 5 and asked.to_move == 0 and legal(asked) == [1 + c for c in hand]
    assert asked.laid == [], "the state is as it was when the question came up"
    after = env.step(asked, 1 + hand[1], (5, 6))
    assert after.laid == [hand[1]]
    assert after.reward == [0.5, 0.0] and asked.reward == [0.0, 0.0]
    with pytest.raises(high_card.module("reference_runtime").RuleError, match="does not answer"):
        env.step(asked, 0, (5, 6))


def test_outcomes_are_exact(high_card: Built) -> None:
    env: Any = high_card.reference()
    asked = env.step(env.init((1, 2)), 0, (3, 4))
    found = env.outcomes(asked, legal(asked)[0])
    assert [p for p, _ in found] == [0.5, 0.5]
    assert sorted(s.asked is None for _, s in found) == [False, True], "heads asks for one card more"


def test_tapes(high_card: Built) -> None:
    env: Any = high_card.reference()
    s, used = env.init_tape([["deck", card] for card in (7, 3, 9, 0, 1, 2)])
    assert s.hand == [{3, 7, 9}, {0, 1, 2}] and [v for _, v in used] == [7, 3, 9, 0, 1, 2]
    asked, none = env.step_tape(s, 0, [])
    assert asked.asked == 5 and none == []
    more, used = env.step_tape(asked, 1 + 7, [["again", True]])
    assert more.asked == 7 and 11 in legal(more)
    done, used = env.step_tape(more, 11, [])
    assert done.asked is None and [v for _, v in used] == [True]


def test_what_a_player_sees(high_card: Built) -> None:
    env: Any = high_card.reference()
    one, _ = env.init_tape([["deck", card] for card in (7, 3, 9, 0, 1, 2)])
    other, _ = env.init_tape([["deck", card] for card in (7, 3, 9, 4, 5, 6)])
    assert env.visible_view(one, 0) == env.visible_view(other, 0)
    assert env.visible_view(one, 1) != env.visible_view(other, 1)


def test_forced_questions_answer_themselves(tmp_path: Path) -> None:
    env: Any = built(samples.high_card(forced_take=True), tmp_path).reference()
    s = env.init((0, 0), {"deck": [], "hand": [[4], [5]]})
    s = env.step(s, 0, (0, 0))
    assert s.asked is None and s.laid == [4] and s.mover == 1


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "note.txt").write_text("keep")
    with pytest.raises(FileExistsError, match="not a folder that specc built"):
        write_folder(tmp_path / "mine", {"layout.json": "{}"})


def test_unknown_backends_are_named() -> None:
    with pytest.raises(UnknownBackend, match="there is no backend rust; there are jax, python"):
        backend("rust")
