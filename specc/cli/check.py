"""`specc check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.options import JsonOption, SetOption, SpecFile
from specc.cli.report import exit_code, print_json, progress, settings, show
from specc.source.diagnostic import Diagnostic


def check(
    specs: Annotated[list[Path], SpecFile],
    assign: Annotated[list[str] | None, SetOption] = None,
    scenarios: Annotated[bool, typer.Option("--scenarios", help="Play the scenarios too.")] = False,
    search: Annotated[bool, typer.Option("--search", help="Play at random for a while: nobody may get stuck, nothing may fail.")] = False,
    backend: Annotated[list[str] | None, typer.Option(help="Also what this backend cannot do, such as jax.")] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Report everything that is wrong with a spec.

    Exit code 0: nothing; 1: a scenario of the spec fails, or playing at random does; 2: the spec has errors.
    """
    found = [d for spec in specs for d in _complaints(spec, settings(assign), scenarios, search, backend or [])]
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


def _complaints(spec: Path, assign: dict[str, str], scenarios: bool, search: bool, backends: list[str]) -> list[Diagnostic]:
    from specc.build import limits
    from specc.compile import compile_spec

    compiled = compile_spec(spec, assign)
    found = list(compiled.diagnostics)
    if compiled.program is not None:
        found += limits(compiled.program, backends)
    if compiled.program is not None and (scenarios or search):
        from specc.play_check import play_checks

        with progress(f"playing {spec}"):
            found += play_checks(compiled.program, scenarios, search)
    return found
