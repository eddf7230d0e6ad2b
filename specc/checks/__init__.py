"""Analyses of a whole typed program, one a file. They report and change nothing."""

from __future__ import annotations

from collections.abc import Callable

from specc.checks.checked import Checked
from specc.checks.secrecy import check_choices, check_legal, check_observation
from specc.source.diagnostic import Reporter

CHECKS: tuple[Callable[[Checked, Reporter], None], ...] = (
    check_legal,
    check_choices,
    check_observation,
)


def run_checks(checked: Checked, reporter: Reporter) -> None:
    """All checks in order: every complaint in one run."""
    for check in CHECKS:
        check(checked, reporter)


__all__ = ["CHECKS", "Checked", "run_checks"]
