"""`specc explain`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from specc.cli.report import refuse

_CODE = re.compile(r"[EW]\d{3,4}")


def explain(
    what: Annotated[str, typer.Argument(help="A diagnostic code such as E0123, or the name of a rule.", metavar="CODE|RULE")],
    spec: Annotated[Path | None, typer.Option("--spec", exists=True, dir_okay=False, help="The spec that has the rule.")] = None,
) -> None:
    """Print the page of a diagnostic, or a rule's source beside the code made from it."""
    if spec is not None:
        from specc.explain import explain_rule

        text = explain_rule(spec, what)
        if text is None:
            refuse(f"{spec} has no rule, function or action called {what}")
        typer.echo(text)
        return
    if not _CODE.fullmatch(what.upper()):
        refuse(f"{what} is no diagnostic code", "to see a rule, say which spec has it: --spec FILE")
    typer.echo(_page(what.upper()))


def _page(code: str) -> str:
    from specc.resources import diagnostic_page

    page = diagnostic_page(code)
    if not page.is_file():
        refuse(f"there is no diagnostic {code}")
    return page.read_text(encoding="utf-8").rstrip()
