"""Analyses of a whole typed program, one a file. They report and change nothing."""

from __future__ import annotations

from collections.abc import Callable

from specc.checks.checked import Checked
from specc.checks.cycles import check_cycles
from specc.checks.empty_choices import check_empty_choices
from specc.checks.endings import check_ends
from specc.checks.legality import check_legality_cycle
from specc.checks.promises import check_promises
from specc.checks.secrecy import check_choices, check_legal, check_observation
from specc.checks.simultaneous import check_simultaneous
from specc.checks.unused import check_unused
from specc.source.diagnostic import Reporter

CHECKS: tuple[Callable[[Checked, Reporter], None], ...] = (
    check_cycles,
    check_legality_cycle,
    check_promises,
    check_ends,
    check_simultaneous,
    check_legal,
    check_choices,
    check_observation,
    check_empty_choices,
    check_unused,
)


def run_checks(checked: Checked, reporter: Reporter) -> None:
    """All checks in order: every complaint in one run."""
    for check in CHECKS:
        check(checked, reporter)


__all__ = ["CHECKS", "Checked", "run_checks"]
