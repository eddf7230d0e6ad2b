"""The settings of a training run: one flat record, saved with every checkpoint."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Any

BLOCKS = 50  # checkpoints of a whole training, about


class BadSettings(ValueError):
    """Settings that do not fit each other, the environment or the machine; the text says which and how."""


@dataclass(frozen=True)
class Settings:
    """Settings of PPO. `envs` environments take `steps` steps each between two updates, over all devices together."""

    total_steps: int = 500_000
    envs: int = 64
    steps: int = 64
    epochs: int = 4
    minibatches: int = 4
    learning_rate: float = 1e-3
    anneal: bool = True  # the learning rate goes down to zero
    discount: float = 0.99
    trace: float = 0.95  # lambda of generalised advantages
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    gradient_norm: float = 0.5
    reward_scale: float = 0.0  # rewards are multiplied by it; 0: measured before the first update
    hidden: tuple[int, ...] = (64, 64)
    seed: int = 0
    seeds: int = 1  # independent runs side by side
    opponent: str = "self"  # self, random, or a checkpoint: who the other players are
    start_pool: int = 0  # begin episodes from so many prepared states; 0: a true reset each time

    def __post_init__(self) -> None:
        for name in ("total_steps", "envs", "steps", "epochs", "minibatches", "seeds"):
            if getattr(self, name) < 1:
                raise BadSettings(f"{name} must be at least 1, not {getattr(self, name)}")
        if not self.hidden or min(self.hidden) < 1:
            raise BadSettings("hidden must have the size of at least one layer")
        if self.envs * self.steps % self.minibatches:
            raise BadSettings(f"{self.envs} environments of {self.steps} steps cannot be divided into {self.minibatches} minibatches")

    @property
    def block(self) -> int:
        """Updates between two checkpoints."""
        return max(1, -(-self.total_steps // (self.envs * self.steps)) // BLOCKS)

    @property
    def updates(self) -> int:
        """Updates of the whole run: whole blocks, since a block of another length would be compiled again."""
        return -(-self.total_steps // (self.envs * self.steps * self.block)) * self.block

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self) | {"hidden": list(self.hidden)}


def settings_from(data: dict[str, Any]) -> Settings:
    """Settings from plain data; names that are not known are an error."""
    known = {f.name for f in fields(Settings)}
    if unknown := sorted(set(data) - known):
        raise BadSettings(f"there is no setting {unknown[0]}; there are {', '.join(sorted(known))}")
    return Settings(**(data | {"hidden": tuple(data["hidden"])} if "hidden" in data else data))
