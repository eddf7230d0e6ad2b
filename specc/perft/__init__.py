"""Perft: how many ways a game can go, counted exactly."""

from __future__ import annotations

from specc.perft.count import Count, perft

__all__ = ["Count", "perft"]
