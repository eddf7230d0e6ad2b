"""`specc verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.options import JsonOption, SetOption, SpecOrFolder
from specc.cli.report import CHECK_FAILED, exit_code, print_json, progress, refuse, settings, show


def verify(
    spec: Annotated[Path, SpecOrFolder],
    level: Annotated[int, typer.Option("--level", min=1, max=3, help="The highest level to run.")] = 3,
    backend: Annotated[str, typer.Option("--backend", help="What is held against the reference: jax.")] = "jax",
    budget: Annotated[str, typer.Option("--budget", metavar="TIME", help="Stop after so long: 90s, 5m, 1h.")] = "5m",
    episodes: Annotated[int, typer.Option("--episodes", min=1, help="Episodes of level 3, if the budget allows.")] = 500,
    report: Annotated[Path | None, typer.Option("--report", metavar="DIR", file_okay=False, help="Where to write the report.")] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Hold the JAX environment of a spec against the reference: properties, scenarios, whole episodes.

    Stops at the lowest level that fails, and shows its smallest case and the rules behind it.
    """
    from specc.environment import NotBuilt, opened
    from specc.verify.budget import BadBudget, seconds_of
    from specc.verify.page import lines, write_page
    from specc.verify.properties import NoPytest
    from specc.verify.run import verify as run

    if backend != "jax":
        refuse(f"there is no backend {backend} to verify", "the reference is the meaning; jax is held against it")
    try:
        seconds = seconds_of(budget)
    except BadBudget as problem:
        refuse(f"--budget: {problem}", "for example 90s, 5m or 1h")
    try:
        with opened(spec, ["python", "jax"], settings(assign)) as built, progress("verify") as step:
            if not (built.folder / "checks_jax.py").is_file():
                refuse(f"{spec} has no JAX environment with tests", "build it with both backends: `specc build FILE`")
            verdict = run(built, level, seconds, episodes, step)
        page = write_page(verdict, report) if report is not None else None
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
    except NoPytest as problem:
        refuse(str(problem), "pip install pytest")
    except FileNotFoundError as problem:
        refuse(str(problem))
    except KeyboardInterrupt:
        typer.echo("interrupted: no report was written; run the same command again", err=True)
        raise typer.Exit(130) from None
    for line in lines(verdict) if not json else ():
        typer.echo(line)
    if page is not None:
        typer.echo(f"wrote {page}", err=json)
    if json:
        print_json(verdict.as_json())
    if verdict.outcome != "equivalent":
        raise typer.Exit(CHECK_FAILED)
