"""Playing a built environment in the terminal: a person against random players, or random players alone."""

from __future__ import annotations

from specc.play.session import Session, open_session
from specc.play.terminal import play_person
from specc.play.trace import play_random

__all__ = ["Session", "open_session", "play_person", "play_random"]
