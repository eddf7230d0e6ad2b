"""`specc perft`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.given import read_given
from specc.cli.options import GivenOption, JsonOption, SetOption, SpecOrFolder
from specc.cli.report import exit_code, print_json, progress, refuse, settings, show


def perft(
    spec: Annotated[Path, SpecOrFolder],
    depth: Annotated[int | None, typer.Option("--depth", min=1, help="Stop after this many actions; the whole tree by default.")] = None,
    backend: Annotated[str, typer.Option(help="reference or jax. jax is faster on large trees of games without chance.")] = "reference",
    given: Annotated[str | None, GivenOption] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Count how many ways a game can go, at each depth and to the end.

    Games with chance or hidden information are counted by histories and information sets.
    """
    from specc.environment import NotBuilt, opened
    from specc.perft import perft as count

    if backend not in ("reference", "jax"):
        refuse(f"there is no backend {backend}", "the backends are reference and jax")
    backends = ["python", "jax"] if backend == "jax" else ["python"]
    start = read_given(given)
    try:
        with opened(spec, backends, settings(assign)) as built, progress("perft", depth) as step:
            name = built.reference().name
            result = count(built, depth, backend=backend, given=start, progress=lambda d, n: step(f"depth {d}, {n} positions"))
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
    if json:
        print_json(result.as_json(name))
        return
    for ply, ways in enumerate(result.counts, 1):
        typer.echo(f"depth {ply:3} {ways:>20}")
    for label, value in (
        ("complete games", result.complete_games),
        *((f"  rewards {rewards}", games) for rewards, games in (result.outcomes or {}).items()),
        ("histories", result.histories),
        ("information sets", result.information_sets),
    ):
        if value is not None:
            typer.echo(f"{label:24} {value:>6}")
