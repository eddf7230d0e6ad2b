"""A game as text: one line an action, the position whenever the turn passes, the result at the end."""

from __future__ import annotations

from collections.abc import Callable

from specc.play.session import Session

Say = Callable[[str], None]


def play_random(session: Session, say: Say, limit: int | None = None) -> None:
    """Let random players play to the end (or for `limit` actions) and tell every step.

    The text depends on nothing but the positions, so two backends that agree print the same bytes.
    """
    say(f"{session.env.name}, seed {session.seed}, game {session.game + 1}")
    shown: int | None = None
    while not session.done and (limit is None or session.steps < limit):
        mover = session.state.to_move
        if mover != shown:
            say("")
            say(position(session))
            shown = mover
        action = session.random_action()
        say(f"{session.steps + 1:4}. player {mover}: {session.action_name(action)}")
        session.act(action)
    say("")
    say(position(session))
    say(result(session))


def position(session: Session, viewer: int | None = None) -> str:
    """The position as the spec's `render:` draws it, without trailing blanks; with a viewer, only what that player sees."""
    state = session.state
    text = session.env.render(state) if viewer is None else session.env.render(state, viewer)
    return "\n".join(line.rstrip() for line in text.rstrip().split("\n"))


def result(session: Session) -> str:
    """How the game stands, in one line."""
    rewards = ", ".join(f"player {p}: {number(r)}" for p, r in enumerate(session.total))
    actions = f"{session.steps} action" + ("" if session.steps == 1 else "s")
    if session.state.over:
        return f"over after {actions}; rewards {rewards}"
    if session.state.truncated:
        return f"cut off after {actions}; rewards {rewards}"
    return f"stopped after {actions}; rewards {rewards}"


def number(value: float) -> str:
    """A reward without a needless point."""
    return str(int(value)) if float(value).is_integer() else f"{value:.4g}"
