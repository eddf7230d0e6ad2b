"""`may: [draw, choose, become]`: what the bodies of a column promise to leave alone."""

from __future__ import annotations

from specc.checks.checked import Checked
from specc.ir import nodes as n
from specc.ir.visit import walk_block
from specc.source.diagnostic import Label, Reporter

HELP = {"draw": "draws", "choose": "asks", "become": "hands over to another row"}


def check_promises(checked: Checked, reporter: Reporter) -> None:
    """A body does nothing that its column's `may:` does not list."""
    for name, column_name, may, span in checked.promises:
        table = checked.program.tables.get(name)
        column = None if table is None else table.code.get(column_name)
        for body in () if column is None else column.bodies:
            for does in _done(checked, body.block):
                if does not in may:
                    reporter.error(
                        "E0617",
                        f"`{body.name}.{column_name}` {HELP[does]}, and `may:` does not allow that",
                        body.span,
                        f"this {HELP[does]}",
                        help=f"add `{does}` to `may:`, or do it elsewhere",
                        secondary=(Label(span, f"`may: [{', '.join(may)}]` is declared here"),),
                    )


def _done(checked: Checked, block: n.Block) -> list[str]:
    found: list[str] = []
    for x in walk_block(block):
        rule = checked.program.rules.get(x.rule) if isinstance(x, n.CallRule) else None
        if isinstance(x, n.Draw) or (isinstance(x, n.Choose) and x.by is None) or (rule is not None and rule.draws):
            found.append("draw")
        if (isinstance(x, n.Choose) and x.by is not None) or (rule is not None and rule.asks):
            found.append("choose")
        if isinstance(x, n.Become):
            found.append("become")
    return list(dict.fromkeys(found))
