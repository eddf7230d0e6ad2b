"""The derived tests of a built folder, run in this process: `run_derived` fails with what failed there."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from specc.build import build


def build_folder(spec: Path, folder: Path, backends: Sequence[str] = ("python", "jax"), settings: Mapping[str, str] | None = None) -> Path:
    """The spec, built; its errors fail the test."""
    report = build(spec, folder, backends, settings)
    errors = [str(d) for d in report.diagnostics if d.severity == "error"]
    assert not errors, "\n".join(errors)
    return folder


class Failures:
    """Collects what failed, and counts what passed."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.passed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.texts.append(f"{report.nodeid} ({report.when})\n{report.longreprtext}")
        elif report.passed and report.when == "call":
            self.passed.append(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.texts.append(f"{report.nodeid}\n{report.longreprtext}")


def run_derived(folder: Path, *options: str) -> list[str]:
    """Run the folder's tests but the slow ones; the names of those that passed. `options`: for pytest."""
    found = Failures()
    settings = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal", "--rootdir", str(folder.parent), "-c", "/dev/null"]
    before = set(sys.modules)
    try:
        code = pytest.main([*settings, "-m", "not slow", *options, str(folder)], plugins=[found])
    finally:
        for name in set(sys.modules) - before:
            if name.partition(".")[0] == folder.name:
                del sys.modules[name]
        if str(folder.parent) in sys.path:
            sys.path.remove(str(folder.parent))
    assert not found.texts, "\n\n".join(found.texts)
    assert found.passed, f"no test ran (pytest says {code})"
    return found.passed


def run_apart(folder: Path, *options: str) -> list[str]:
    """As `run_derived`, in a process of its own: for builds that bear the name of another build."""
    settings = ["-p", "no:cacheprovider", "-p", "no:xdist", "--rootdir", str(folder.parent), "-c", "/dev/null", "-q", "-rA"]
    command = [sys.executable, "-m", "pytest", *settings, "-m", "not slow", *options, str(folder)]
    done = subprocess.run(command, cwd=folder.parent, capture_output=True, text=True, check=False)
    passed = re.findall(r"^PASSED (.+)$", done.stdout, re.MULTILINE)
    assert done.returncode == 0 and passed, done.stdout + done.stderr
    return passed
