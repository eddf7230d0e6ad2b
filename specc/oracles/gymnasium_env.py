"""Environments of Gymnasium, live, whose state is the attribute `state`: classic control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from specc.oracles.protocol import Draw, Oracle, OracleAbsent, Shown, Word


class Gymnasium(Oracle):
    """The environment of this `id`, without its time limit.

    Shows `values`, the numbers of its state. `single`: its state and actions are in single precision (the original's first state is not).
    `steps`: an episode is left after so many.
    """

    def __init__(self, id: str, single: bool = False, steps: int = 200) -> None:
        super().__init__()
        try:
            import gymnasium
        except ImportError:
            raise OracleAbsent("Gymnasium is not installed: pip install specc[oracles]") from None
        self.env: Any = gymnasium.make(id).unwrapped
        self.single, self.most, self.age = single, steps, 0

    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        self.env.reset(seed=seed * 100_000 + episode)
        self.age = 0
        return self._shown(None, None)

    def step(self, action: Word, draws: Sequence[Draw]) -> Shown:
        given = np.asarray(action, np.float32 if self.single else np.float64) if isinstance(action, list) else int(action)
        _, reward, terminated, _, _ = self.env.step(given)
        self.age += 1
        return self._shown(float(reward), bool(terminated))

    def close(self) -> None:
        self.env.close()

    def _shown(self, reward: float | None, over: bool | None) -> Shown:
        if self.single:
            self.env.state = np.asarray(self.env.state, np.float32)
        values = [float(x) for x in self.env.state]
        return Shown({"values": values}, reward=None if reward is None else [reward], over=over, last=self.age == self.most)
