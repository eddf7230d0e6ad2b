"""`end:` items that an earlier one always hides."""

from __future__ import annotations

from specc.checks.checked import Checked
from specc.ir import nodes as n
from specc.source.diagnostic import Label, Reporter


def check_ends(checked: Checked, reporter: Reporter) -> None:
    """Ends are tried in order: one that asks at least what an earlier one asks is never reached."""
    seen: list[n.Expr] = []
    for end in checked.program.ends:
        operands = {end.when} | (set(end.when.operands) if isinstance(end.when, n.And) else set())
        for earlier in seen:
            if earlier in operands and not (isinstance(earlier, n.Const) and earlier.value is False):
                reporter.error(
                    "E1002", "this end can never be reached", end.when.span, "an earlier end always comes first",
                    help="move it up, or ask for something else", secondary=(Label(earlier.span, "this one comes first"),),
                )  # fmt: skip
                break
        seen.append(end.when)
