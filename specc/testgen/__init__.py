"""Derived tests: what every generated folder checks about itself, from the typed program alone."""

from __future__ import annotations

from specc.testgen.files import build_tests

__all__ = ["build_tests"]
