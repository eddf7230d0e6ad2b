"""Typed programs as JAX environments."""

from __future__ import annotations

from specc.backends.jax.backend import generate

__all__ = ["generate"]
