"""What training and evaluation need to know of a built environment: sizes, and how its actions are chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from specc.adapters.source import bounds_of
from specc.environment import Built
from specc.train import network
from specc.train.settings import BadSettings


@dataclass(frozen=True)
class Task:
    """Sizes of an environment; `box` has the bounds of an action made of numbers, and is None where actions are listed."""

    name: str
    version: str
    players: int
    actions: int
    inputs: int
    max_steps: int | None
    box: tuple[tuple[float, float], ...] | None

    @property
    def outputs(self) -> int:
        """Outputs of the network."""
        return self.actions if self.box is None else len(self.box)

    @property
    def noise(self) -> int:
        """Random numbers that choosing one action takes: one uniform, or a normal one for each number of the action."""
        return 1 if self.box is None else len(self.box)

    def choose(self, params: network.Params, preferences: Any, mask: Any, noise: Any, xp: Any) -> tuple[Any, Any]:
        """The action as the environment takes it, and as the policy counts it: for numbers in units of half their range."""
        if self.box is None:
            action = network.pick(network.masked(preferences, mask, xp), noise[..., 0], xp)
            return action, action
        raw = preferences + xp.exp(params["log_std"]) * noise
        return self.from_raw(raw, xp), raw

    def from_raw(self, raw: Any, xp: Any) -> Any:
        """Numbers within their bounds."""
        low, high = self.bounds()
        return xp.clip((low + high) / 2 + (high - low) / 2 * raw, low, high)

    def bounds(self) -> tuple[np.ndarray, np.ndarray]:
        """Lower and upper bounds of an action made of numbers."""
        assert self.box is not None
        low, high = np.asarray(self.box, np.float32).T
        return low, high


def task_of(built: Built) -> Task:
    """The sizes, from `layout.json`."""
    layout = built.layout
    bounds = bounds_of(layout)
    box = None if bounds is None else tuple((float(low), float(high)) for low, high in zip(*bounds[:2], strict=True))
    if box is not None and not np.isfinite(box).all():
        raise BadSettings(f"the numbers of an action of {layout['name']} have no bounds; give them in the spec, for example real(-1, 1)")
    asked = [f.name for f in built.module("reference").GAME.state.fields if f.given == "must"]
    if asked:
        raise BadSettings(f"{layout['name']} begins from fields that come with the episode: {', '.join(asked)}")
    return Task(
        layout["name"], layout["version"], layout["players"], layout["num_actions"], layout["observation_size"], layout["max_steps"], box
    )
