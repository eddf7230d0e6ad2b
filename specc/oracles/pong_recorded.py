"""Pong as PufferLib 3.0.0 played it: recorded episodes with their `rand()`, every bit of state, observation and reward."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from specc.oracles.protocol import Draw, Shown, Word
from specc.oracles.recording import Recording, chosen

REALS = ("left", "right", "x", "y", "vx", "vy", "direction")
COUNTS = ("score_left", "score_right", "tick", "bounces")
DEFAULTS = {"frameskip": "8", "variant": "discrete"}


@dataclass(frozen=True)
class Episode:
    """A recorded episode. Row t of `state`, `counts`, `seen` is what there is before step t; after a match that is the new match."""

    number: int
    frameskip: int
    max_score: int
    continuous: bool
    state: Any
    counts: Any
    seen: Any
    action: Any
    reward: Any
    terminal: Any
    rands: Mapping[int, list[int]]
    """Results of rand(), by the step that took them; -1 is the first start."""

    def action_of(self, t: int) -> Word:
        """Numbers of the discrete actions are those of the original; the original clips the continuous one."""
        return [float(np.clip(self.action[t], np.float32(-1), np.float32(1)))] if self.continuous else int(self.action[t])


def episode_of(data: Any, i: int) -> Episode:
    """Episode `i` of the recording."""
    _, frameskip, _, max_score, continuous, _ = (int(x) for x in data["meta"][i])
    rands: dict[int, list[int]] = {}
    for value, at in zip(data[f"rand_{i}"], data[f"rand_at_{i}"], strict=True):
        rands.setdefault(int(at), []).append(int(value))
    names = {"state": "state", "counts": "ints", "seen": "obs", "action": "action", "reward": "reward", "terminal": "terminal"}
    columns = {column: data[f"{name}_{i}"] for column, name in names.items()}
    return Episode(i, frameskip, max_score, bool(continuous), rands=rands, **columns)


class Pong(Recording):
    """Every match of the episodes that were recorded with the spec's settings; the original resets within the step that ends a match."""

    def __init__(self, file: str, settings: Mapping[str, Any], only: int | None = None) -> None:
        super().__init__(file)
        wanted = chosen(settings, DEFAULTS)
        self.matches: list[tuple[Episode, int]] = []
        with np.load(self.file) as data:
            for i in range(len(data["meta"])) if only is None else [only]:
                e = episode_of(data, i)
                if (str(e.frameskip), "continuous" if e.continuous else "discrete") == (wanted["frameskip"], wanted["variant"]):
                    ends = [t + 1 for t in range(len(e.action)) if e.terminal[t]]
                    self.matches += [(e, t) for t in [0, *ends] if t < len(e.action)]
        self.episodes = len(self.matches)
        self.e: Episode | None = None
        self.t = 0

    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        self.e, self.t = self.matches[episode]
        return self._shown(self.t - 1, fresh=True)

    def step(self, action: Word, draws: Sequence[Draw]) -> Shown:
        self.t += 1
        return self._shown(self.t - 1)

    def _shown(self, taken: int, fresh: bool = False) -> Shown:
        """What there is after step `taken`; after a reset the original still has the paddle's old direction."""
        e, t = self.e, self.t
        assert e is not None
        draws = [["random_bits", value] for value in e.rands.get(taken, [])]
        if fresh:
            return Shown(self._state(t, REALS[:-1]), over=False, seen=_reals(e.seen[t]), draws=draws, action=e.action_of(t),
                         params={"max_score": e.max_score})  # fmt: skip
        reward = _reals([e.reward[taken]])
        if e.terminal[taken]:
            return Shown(reward=reward, over=True)           # the draws are those of the next match
        last = t == len(e.action)
        action = None if last else e.action_of(t)
        return Shown(self._state(t, REALS), reward=reward, over=False, seen=_reals(e.seen[t]), draws=draws, action=action, last=last)

    def _state(self, t: int, reals: Sequence[str]) -> dict[str, Any]:
        assert self.e is not None
        values = dict(zip(reals, _reals(self.e.state[t][: len(reals)]), strict=True))
        return values | dict(zip(COUNTS, self.e.counts[t][: len(COUNTS)].tolist(), strict=True))


def _reals(values: Any) -> list[float]:
    return [float(x) for x in np.asarray(values, np.float32)]
