"""Only what play asks of the chance runtime."""

from __future__ import annotations


def episode_key(seed: int, episode: int, step: int) -> tuple[int, int]:
    return (seed * 1_000_003 + episode) % 2**32, step
