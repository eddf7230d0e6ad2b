"""`specc verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.options import JsonOption, SetOption, SpecOrFolder
from specc.cli.report import CHECK_FAILED, exit_code, print_json, progress, refuse, settings, show


def verify(
    spec: Annotated[Path, SpecOrFolder],
    level: Annotated[int, typer.Option("--level", min=0, max=4, help="The highest level to run; 0: only --oracle.")] = 3,
    backend: Annotated[str, typer.Option("--backend", help="What is held against the reference: jax.")] = "jax",
    oracle: Annotated[
        list[str] | None,
        typer.Option("--oracle", metavar="NAME", help="Another program beside it: oracles/SPEC.NAME.yaml, or a path. Repeatable."),
    ] = None,
    budget: Annotated[str, typer.Option("--budget", metavar="TIME", help="Stop after so long: 90s, 5m, 1h.")] = "5m",
    episodes: Annotated[int, typer.Option("--episodes", min=1, help="Episodes of level 3 and of an oracle, if the budget allows.")] = 500,
    processes: Annotated[int | None, typer.Option("--processes", min=1, help="Processes that play the reference; else one a core.")] = None,
    slow: Annotated[bool, typer.Option("--slow", help="The long derived tests too.")] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from what an interrupted run left in the folder of --report.")] = False,
    report: Annotated[Path | None, typer.Option("--report", metavar="DIR", file_okay=False, help="Where to write the report.")] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Hold the JAX environment of a spec against the reference: properties, scenarios, whole episodes, policies (--level 4).

    Stops at the lowest level that fails, and shows its smallest case and the rules behind it.
    """
    from specc.environment import NotBuilt, opened
    from specc.oracles.mapping import BadMapping
    from specc.oracles.protocol import OracleError
    from specc.verify.budget import BadBudget, seconds_of
    from specc.verify.oracles import declared, settings_for, with_oracles
    from specc.verify.page import lines, write_page
    from specc.verify.properties import NoPytest
    from specc.verify.regression import write_test
    from specc.verify.run import Options
    from specc.verify.run import verify as run
    from specc.verify.saved import Stale

    if backend != "jax":
        refuse(f"there is no backend {backend} to verify", "the reference is the meaning; jax is held against it")
    try:
        seconds = seconds_of(budget)
    except BadBudget as problem:
        refuse(f"--budget: {problem}", "for example 90s, 5m or 1h")
    if resume and report is None:
        refuse("--resume needs the folder of the interrupted run", "--report DIR")
    if not level and not oracle:
        refuse("--level 0 runs nothing but what --oracle names", "add --oracle NAME")
    options = Options(level, seconds, episodes, slow, processes, report, resume)
    try:
        beside = declared(spec, oracle or [])
        chosen = settings_for(beside, settings(assign))
        with opened(spec, ["python", "jax"] if level else ["python"], chosen) as built, progress("verify") as step:
            if level and not (built.folder / "checks_jax.py").is_file():
                refuse(f"{spec} has no JAX environment with tests", "build it with both backends: `specc build FILE`")
            levels = run(built, progress=step, options=options) if level else None
            verdict = with_oracles(built, levels, beside, seconds, episodes, step)
        page = write_page(verdict, report) if report is not None else None
        test = write_test(verdict, spec, chosen, report) if report is not None else None
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
    except NoPytest as problem:
        refuse(str(problem), "pip install pytest")
    except (BadMapping, OracleError) as problem:
        refuse(str(problem), "docs/oracles.md has the form of the file and of the answers")
    except FileNotFoundError as problem:
        refuse(str(problem))
    except Stale as problem:
        refuse(str(problem), "run it without --resume")
    except KeyboardInterrupt:
        how = "add --resume to go on" if report is not None else "run it again; with --report DIR it can be gone on with"
        typer.echo(f"interrupted: no report was written; {how}", err=True)
        raise typer.Exit(130) from None
    for line in lines(verdict) if not json else ():
        typer.echo(line)
    for file in (page, test):
        if file is not None:
            typer.echo(f"wrote {file}", err=json)
    if report is not None and any(x.status in ("cut short", "underpowered") for x in verdict.levels):
        typer.echo("the same command with --resume goes on from here", err=json)
    if json:
        print_json(verdict.as_json())
    if verdict.outcome != "equivalent":
        raise typer.Exit(CHECK_FAILED)
