"""Typed programs as JAX environments."""

from specc.backends.jax.backend import generate

__all__ = ["generate"]
