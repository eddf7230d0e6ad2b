"""A person plays in the terminal; all other seats choose at random."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from specc.play.session import Action, Session
from specc.play.trace import position, result

Ask = Callable[[str], str]
Say = Callable[[str], None]

COMMANDS = "a number or a name plays it; empty: again the list; random: any legal action; quit: stop"


def play_person(session: Session, seat: int, ask: Ask, say: Say) -> None:
    """Play one game. `ask` reads a line and raises EOFError when there are no more."""
    say(f"{session.env.name}, seed {session.seed}. You are player {seat} of {session.env.num_players}. {COMMANDS}.")
    viewer = seat if session.hidden else None
    while not session.done:
        mover = session.state.to_move
        if mover == seat:
            say("")
            say(position(session, viewer))
            action = _asked(session, ask, say)
            if action is None:
                break
            say(f"you: {session.action_name(action)}")
        else:
            action = session.random_action()
            say(f"player {mover}: {session.action_name(action) if session.sees(action, seat) else 'acts; you do not see how'}")
        session.act(action)
    say("")
    say(position(session))
    say(result(session))


def _asked(session: Session, ask: Ask, say: Say) -> Action | None:
    """The action that the person chooses; None to stop."""
    legal = session.legal()
    _list(session, legal, say)
    while True:
        try:
            text = ask("> ").strip()
        except EOFError:
            return None
        if text in ("q", "quit", "exit"):
            return None
        if text == "random":
            return session.random_action()
        if text == "":
            _list(session, legal, say)
            continue
        choice = _chosen(session, legal, text, say) if session.box is None else _numbers(session.box, text, say)
        if choice is not None:
            return choice


def _list(session: Session, legal: list[int], say: Say) -> None:
    """The legal actions, numbered from 1, in columns where they are short."""
    if session.box is not None:
        say(", ".join(f"a number from {lo:g} to {hi:g}" for lo, hi in session.box))
        return
    entries = [f"{n:3} {session.env.action_name(action)}" for n, action in enumerate(legal, 1)]
    width = max(len(entry) for entry in entries) + 2
    across = max(1, 100 // width)
    for start in range(0, len(entries), across):
        say("".join(entry.ljust(width) for entry in entries[start : start + across]).rstrip())


def _numbers(box: list[tuple[float, float]], text: str, say: Say) -> list[float] | None:
    """A continuous action, or None after saying what is wrong."""
    try:
        numbers = [float(word) for word in text.replace(",", " ").split()]
    except ValueError:
        numbers = []
    if len(numbers) == len(box) and all(lo <= x <= hi for x, (lo, hi) in zip(numbers, box, strict=True)):
        return numbers
    say(f"write {len(box)} number{'s' * (len(box) > 1)}: " + ", ".join(f"{lo:g} to {hi:g}" for lo, hi in box))
    return None


def _chosen(session: Session, legal: list[int], text: str, say: Say) -> int | None:
    """The action meant by a line, or None after saying why there is none."""
    if text.isdigit():
        if 1 <= int(text) <= len(legal):
            return legal[int(text) - 1]
        say(f"{text}: the actions are numbered 1 to {len(legal)}")
        return None
    try:
        action = session.env.action_number(text)
    except (KeyError, ValueError):
        names = [session.env.action_name(i) for i in legal]
        near = difflib.get_close_matches(text, names, n=1)
        say(f"no action is called {text!r}" + (f"; did you mean {near[0]}?" if near else ""))
        return None
    if action in legal:
        return action
    say(session.env.refusal(session.state, action) or "that is not legal now")
    return None
