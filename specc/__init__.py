"""specc: the rules of a game or simulator, written once, compiled to a Python reference and a JAX environment."""

from __future__ import annotations

__version__ = "0.1.0"
