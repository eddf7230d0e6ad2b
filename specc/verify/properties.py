"""Level 1: what every rule promises by itself. The derived tests of the built folder, in a process of their own under pytest."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from specc.environment import Built
from specc.verify import outcomes
from specc.verify.budget import Budget
from specc.verify.results import Difference, Level

NAME = "L1"


class NoPytest(RuntimeError):
    """The derived tests cannot run here."""


def properties(built: Built, budget: Budget, slow: bool = False) -> Level:
    """Run the derived tests that are properties; one failure a test, the shortest message first."""
    if importlib.util.find_spec("pytest") is None:
        raise NoPytest("level 1 runs the derived tests of the build, and they need pytest")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="specc-verify-") as scratch:
        wanted = Path(scratch) / "outcomes.json"
        try:
            done = subprocess.run(
                [sys.executable, "-m", "pytest", *arguments(built.folder, Path(scratch), slow)],
                cwd=scratch,
                env=_environment(wanted),
                capture_output=True,
                text=True,
                check=False,
                stdin=subprocess.DEVNULL,
                timeout=max(1.0, budget.left),
            )
        except subprocess.TimeoutExpired:
            note = "the budget ended before the derived tests did"
            return Level(NAME, "cut short", time.monotonic() - began, notes=(note,))
        found: list[dict[str, Any]] = json.loads(wanted.read_text(encoding="utf-8")) if wanted.is_file() else []
        said = (done.stdout + done.stderr).replace(scratch, "")
    seconds = time.monotonic() - began
    failed = sorted((x for x in found if x["outcome"] == "failed"), key=lambda x: len(x["message"]))
    failures = [Difference(NAME, x["test"], x["message"]) for x in failed]
    counts = {outcome: sum(x["outcome"] == outcome for x in found) for outcome in ("passed", "failed", "skipped")}
    if not failures and (done.returncode != 0 or not counts["passed"]):
        failures = [Difference(NAME, "pytest", f"the derived tests did not run (pytest says {done.returncode}):\n{said[-2000:]}")]
    notes = tuple(f"skipped: {x['test']}" for x in found if x["outcome"] == "skipped")
    return Level(NAME, "failed" if failures else "passed", seconds, {"tests": len(found), **counts}, tuple(failures), notes)


def arguments(folder: Path, scratch: Path, slow: bool = False) -> list[str]:
    """Of pytest, for the tests of a built folder that are properties."""
    settings = scratch / "pytest.ini"
    settings.write_text("[pytest]\nmarkers =\n    slow: long\n", encoding="utf-8")
    plugins = ["-p", outcomes.__name__, "-p", "no:cacheprovider", "-p", "no:xdist"]
    return ["-q", "--tb=short", "--no-header", *plugins, *(() if slow else ("-m", "not slow")), "-c", str(settings),
            "--rootdir", str(folder.parent), "--import-mode=importlib", str(folder)]  # fmt: skip


def _environment(wanted: Path) -> dict[str, str]:
    """Of the tests: they write nothing beside the folder, and find the plugin also when specc is not installed."""
    package = Path(outcomes.__file__).resolve().parents[2]
    path = os.pathsep.join(p for p in (os.environ.get("PYTHONPATH", ""), str(package)) if p)
    return {
        **{name: v for name, v in os.environ.items() if not name.startswith(("SPECC_", "PYTEST_", "ANTHROPIC_"))},
        outcomes.FILE: str(wanted),
        "HYPOTHESIS_STORAGE_DIRECTORY": str(wanted.parent / "hypothesis"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONPATH": path,
    }
