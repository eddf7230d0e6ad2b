"""`specc explain`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from specc.cli.report import exit_code, refuse, show

_CODE = re.compile(r"[EW]\d{3,4}")


def explain(
    what: Annotated[str, typer.Argument(help="A diagnostic code such as E0123, or the name of a rule.", metavar="CODE|RULE")],
    spec: Annotated[Path | None, typer.Option("--spec", exists=True, dir_okay=False, help="The spec that has the rule.")] = None,
) -> None:
    """Print the page of a diagnostic, or a rule's source beside the code made from it."""
    if spec is not None:
        typer.echo(_rule(spec, what))
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


def _rule(spec: Path, name: str) -> str:
    from specc.environment import NotBuilt
    from specc.explain import explain_rule

    try:
        return explain_rule(spec, name)
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
    except KeyError as missing:
        refuse(f"{spec} has no rule, function, action or row called {name}", str(missing.args[0]))
