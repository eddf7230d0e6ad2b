"""`specc fmt`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from specc.cli.report import CHECK_FAILED


def fmt(
    specs: Annotated[list[Path], typer.Argument(help="Specs to rewrite; - reads one from standard input.", metavar="FILE...")],
    check: Annotated[bool, typer.Option("--check", help="Change nothing; exit code 1 if a file would change.")] = False,
) -> None:
    """Rewrite specs in the one house style; comments are kept.

    A file with syntax errors is left as it is.
    """
    from specc.cli.report import refuse
    from specc.document.format import format_text

    changed = 0
    for spec in specs:
        if str(spec) == "-":
            typer.echo(format_text(sys.stdin.read(), "<stdin>"), nl=False)
            continue
        if not spec.is_file():
            refuse(f"there is no file {spec}")
        before = spec.read_text(encoding="utf-8")
        after = format_text(before, str(spec))
        if before == after:
            continue
        changed += 1
        if check:
            typer.echo(f"{spec} is not in house style")
        else:
            spec.write_text(after, encoding="utf-8")
            typer.echo(f"{spec} rewritten")
    if check and changed:
        raise typer.Exit(CHECK_FAILED)
