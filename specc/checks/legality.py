"""`legal` may not ask what is legal: not directly (the elaborator sees that), and not through functions."""

from __future__ import annotations

from specc.checks.checked import Checked
from specc.ir import nodes as n
from specc.ir.program import Program
from specc.ir.visit import walk, walk_block
from specc.source.diagnostic import Reporter


def check_legality_cycle(checked: Checked, reporter: Reporter) -> None:
    """Functions that `legal` calls must not reach `can` or `stuck`."""
    for action in checked.program.actions.values():
        for e in (*(value for _, value in action.lets), *(line.test for line in action.legal)):
            for x in walk(e):
                if isinstance(x, n.Call) and (chain := _asks(checked.program, x.function, ())):
                    reporter.error(
                        "E0904", f"whether `{action.name}` is legal depends on what is legal", x.span, " → ".join((*chain, "legal")),
                        help="`can` and `stuck` belong in `end:` and in effects",
                    )  # fmt: skip


def _asks(program: Program, name: str, busy: tuple[str, ...]) -> tuple[str, ...]:
    """The calls from a function to `can` or `stuck`; empty when there are none."""
    function = program.functions.get(name)
    if function is None or name in busy:
        return ()
    for x in walk_block(function.block):
        if isinstance(x, n.Can | n.Stuck):
            return (name, "can" if isinstance(x, n.Can) else "stuck")
        if isinstance(x, n.Call) and (rest := _asks(program, x.function, (*busy, name))):
            return (name, *rest)
    return ()
