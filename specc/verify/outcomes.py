"""A pytest plugin for level 1: leaves out the tests of the other levels, and writes what came of each to a file as JSON.

It runs in the process of the derived tests (`properties.py` starts it) and imports nothing of specc.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

FILE = "SPECC_VERIFY_OUTCOMES"
OTHER_LEVELS = ("test_scenario", "test_secrets", "test_jax_plays")
"""Beginnings of the names of tests that levels 2 and 3 do better."""

_found: list[dict[str, Any]] = []


def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    """Keep the properties."""
    others = [item for item in items if item.name.startswith(OTHER_LEVELS)]
    if others:
        config.hook.pytest_deselected(items=others)
        items[:] = [item for item in items if not item.name.startswith(OTHER_LEVELS)]


def pytest_runtest_logreport(report: Any) -> None:
    """One entry a test; a fixture that fails counts as its test."""
    if report.when == "call" or not report.passed:
        _note(report, report.nodeid.split("::")[-1])


def pytest_collectreport(report: Any) -> None:
    """A file that cannot be imported fails too."""
    if report.failed:
        _note(report, f"collecting {report.nodeid.split('/')[-1]}")


def pytest_sessionfinish() -> None:
    """Write the file."""
    Path(os.environ[FILE]).write_text(json.dumps(_found), encoding="utf-8")


def _note(report: Any, name: str) -> None:
    said = ""
    if report.failed:
        crash = getattr(report.longrepr, "reprcrash", None)
        said = crash.message if crash is not None else str(report.longrepr)
        falsified = [line[line.index("Falsifying") :] for line in report.longreprtext.splitlines() if "Falsifying example" in line]
        said = "\n".join([said, *falsified])
    _found.append({"test": name, "outcome": report.outcome, "seconds": getattr(report, "duration", 0.0), "message": said})
