"""The smallest trace that still shows a difference: actions are left out, each of the others with the key that it had.

Many shorter traces are played at once, as one batch of the size that is compiled already. A trace counts when the same field differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from specc.environment import Key
from specc.verify.crew import Scripted
from specc.verify.results import Difference
from specc.verify.rollouts import Compared, Episode, Rollouts

Steps = tuple[tuple[Any, Key], ...]


def shrunk(both: Rollouts, first: Difference, episode: Episode, size: int, stop: Callable[[], bool]) -> tuple[Difference, Episode]:
    """The difference with fewer actions, if they can be found before it is told to stop. `size`: episodes of a batch."""
    length = max(1, (len(episode.steps) - 1) // 2)
    while length:
        found = _first_that_differs(both, first, episode, list(_without(episode.steps, length)), size, stop)
        if found is not None:
            first, episode = found
            length = min(length, max(1, (len(episode.steps) - 1) // 2)) if len(episode.steps) > 1 else 0
        elif stop():
            break
        else:
            length //= 2
    return first, episode


def _without(steps: Steps, length: int) -> Iterator[Steps]:
    """The steps without some that follow each other; the reset and the last step stay, so long as there are others."""
    for at in range(1, len(steps) - length):
        yield (*steps[:at], *steps[at + length :])


def _first_that_differs(
    both: Rollouts, first: Difference, episode: Episode, scripts: list[Steps], size: int, stop: Callable[[], bool]
) -> tuple[Difference, Episode] | None:
    for at in range(0, len(scripts), size):
        some = scripts[at : at + size]
        while some and not stop():
            result = Compared()
            padded = [*some, *some[-1:] * (size - len(some))]
            starts = None if episode.start is None else dict.fromkeys(range(size), episode.start)
            crew = Scripted(both.built, both.twin.env, padded)
            both.compare(range(size), max(map(len, some)), result, crew=crew, starts=starts)
            if result.first is None or result.shown_by is None:
                break
            if result.first.field == first.field and len(result.shown_by.steps) < len(episode.steps):
                shown = Episode(episode.number, episode.start, result.shown_by.steps)
                case = result.first.case.replace(f"episode {result.shown_by.number},", f"episode {episode.number}, shortened,", 1)
                return replace(result.first, episode=episode.number, case=case), shown
            some = some[: result.shown_by.number] + some[result.shown_by.number + 1 :]      # another difference: not this one
    return None
