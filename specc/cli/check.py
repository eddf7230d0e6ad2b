"""`specc check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.options import JsonOption, SetOption, SpecFile
from specc.cli.report import exit_code, print_json, settings, show


def check(
    specs: Annotated[list[Path], SpecFile],
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Report everything that is wrong with a spec.

    Exit code 0: nothing; 1: a scenario of the spec fails; 2: the spec has errors.
    """
    from specc.compile import compile_spec

    found = [d for spec in specs for d in compile_spec(spec, settings(assign)).diagnostics]
    errors = [d for d in found if d.severity == "error"]
    if json:
        from specc.source.render import as_json

        print_json([as_json(d) for d in found])
    else:
        show(found, err=False)
        if not found:
            typer.echo(f"{', '.join(map(str, specs))}: fine")
        elif len(found) > 1:
            warnings = len(found) - len(errors)
            typer.echo(f"{len(errors)} error{'s' * (len(errors) != 1)}, {warnings} warning{'s' * (warnings != 1)}")
    if errors:
        raise typer.Exit(exit_code(errors))
