"""States as text and images: pictures, drawings, and what a viewer sees of hidden fields."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from typing import Any

import pytest

from specc.environment import Built
from specc.play import open_session, play_person

Make = Callable[..., Built]


def after(env: Any, *actions: str, seed: int = 1, given: dict[str, Any] | None = None) -> Any:
    """The state after some actions, by their names."""
    state = env.init((seed, 0), given)
    for number, action in enumerate(actions, 1):
        state = env.step(state, env.action_number(action), (seed, number))
    return state


def test_a_board_grows_upwards(built: Make) -> None:
    env: Any = built("tic_tac_toe").reference()
    assert env.render(after(env, "place(a1)", "place(c3)")) == ". . O\n. . .\nX . .\nX to play\n"


def test_a_board_of_slanting_lines_from_the_top(built: Make) -> None:
    env: Any = built("hex").reference()
    lines = env.render(after(env, "b1", "swap", "g7")).split("\n")
    assert lines[0] == ". . . . . . ."
    assert lines[1] == " O . . . . . ."
    assert lines[6] == "      . . . . . . X"


def test_cells_may_be_computed(built: Make) -> None:
    env: Any = built("twenty_forty_eight").reference()
    given = {"power": [0] * 12 + [1, 0, 4, 10]}
    assert env.render(env.init((0, 0), given)).split("\n")[0] == "     2      .     16   1024"


def test_a_drawing_has_the_glyphs_at_the_names(built: Make) -> None:
    env: Any = built("nine_mens_morris").reference()
    lines = env.render(after(env, "place(a7)", "place(b6)")).split("\n")
    assert lines[0].rstrip() == "X-----------.-----------."
    assert lines[2] == "|   O-------.-------.   |"


@pytest.mark.parametrize(("spec", "sign"), [("tic_tac_toe", ">X<"), ("hex", "X to play")])
def test_an_image_is_xml(built: Make, spec: str, sign: str) -> None:
    env: Any = built(spec).reference()
    text = env.render_svg(after(env, env.action_name(0), env.action_name(20 if spec == "hex" else 4)))
    assert ElementTree.fromstring(text).tag.endswith("svg") and sign in text


def test_a_viewer_does_not_see_what_is_hidden(built: Make) -> None:
    env: Any = built("kuhn_poker").reference()
    state = env.init((0, 0), {"card": [2, 0]})
    assert env.render(state).startswith("king against jack")
    assert env.render(state, 0).startswith("king against ?")
    assert env.render(state, 1).startswith("? against jack")


def test_a_public_size_of_a_hidden_pile_is_seen(built: Make) -> None:
    env: Any = built("love_letter").reference()
    state = env.init((3, 0))
    whole, seen = env.render(state), env.render(state, 1 - state.mover)
    assert whole.split(" cards left")[0] == seen.split(" cards left")[0]
    assert seen.endswith("has ? and ?\n") and not whole.endswith("has ? and ?\n")


def test_a_person_is_not_told_what_others_do_in_secret(built: Make) -> None:
    lines: list[str] = []
    answers = iter(["show(rock)", "quit"])
    play_person(open_session(built("rock_paper_scissors"), "reference", 5), 1, lambda _: next(answers), lines.append)
    assert "player 0: acts; you do not see how" in lines
    assert "you: show(rock)" in lines
    assert not any(line.startswith("player 0: show") for line in lines)


def test_numbers_are_played_within_their_bounds(built: Make) -> None:
    lines: list[str] = []
    answers = iter(["3", "fast", "1.5", "quit"])
    play_person(open_session(built("pendulum"), "reference", 5), 0, lambda _: next(answers), lines.append)
    assert lines.count("write 1 number: -2 to 2") == 2
    assert "you: twist(1.5)" in lines
