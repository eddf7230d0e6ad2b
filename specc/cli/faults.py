"""`specc faults`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.options import JsonOption, SetOption, SpecFile
from specc.cli.report import CHECK_FAILED, exit_code, print_json, progress, refuse, settings, show

NAMES = ("reference", "jax")


def faults(
    specs: Annotated[list[Path], SpecFile],
    count: Annotated[int, typer.Option("--count", min=1, help="How many faults, over all specs.")] = 50,
    seed: Annotated[int, typer.Option("--seed", min=0, help="Another seed chooses other faults.")] = 1,
    backend: Annotated[str, typer.Option("--backend", help="Where they are: reference, or jax (compiled for each).")] = "reference",
    episodes: Annotated[int, typer.Option("--episodes", min=1, help="Episodes of level 3 that each fault is held against.")] = 200,
    positions: Annotated[int, typer.Option("--positions", min=0, help="Positions of level 1; --backend jax: as in `specc verify`.")] = 300,
    report: Annotated[Path | None, typer.Option("--report", metavar="DIR", file_okay=False, help="Keep results; go on from them.")] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Put faults into the rules of one backend, and see which level of `specc verify` finds each.

    Prints a line a fault. Those that no level finds change nothing, or show what verification does not look at.
    """
    from specc.environment import NotBuilt
    from specc.faults.page import line_of, lines
    from specc.faults.results import summary
    from specc.faults.run import NotEquivalent, Plan, run

    if backend not in NAMES:
        refuse(f"there is no backend {backend} to put faults into", f"the backends are {' and '.join(NAMES)}")
    plan = Plan(tuple(specs), count, seed, backend, positions, episodes, settings(assign))
    results = []
    try:
        with progress("faults") as step:
            for result in run(plan, report, step):
                results.append(result)
                if not json:
                    typer.echo(line_of(result))
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
    except NotEquivalent as problem:
        typer.echo(f"{problem}\nfaults are looked for in a build that is right: see `specc verify`", err=True)
        raise typer.Exit(CHECK_FAILED) from None
    except KeyboardInterrupt:
        how = "run it again to go on" if report is not None else "with --report DIR it can be gone on with"
        typer.echo(f"interrupted after {len(results)} faults; {how}", err=True)
        raise typer.Exit(130) from None
    found = summary(results)
    for line in lines(found) if not json else ():
        typer.echo(line)
    if json:
        print_json(found)
