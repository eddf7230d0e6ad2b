"""Hierarchical verification of a built environment: properties, interactions, rollouts, cheapest first; `run.verify` is the whole."""

from __future__ import annotations

from specc.verify.run import verify

__all__ = ["verify"]
