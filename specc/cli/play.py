"""`specc play`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, cast

import typer

from specc.cli.given import read_given
from specc.cli.options import GivenOption, SeedOption, SetOption, SpecOrFolder
from specc.cli.report import exit_code, refuse, settings, show


def play(
    spec: Annotated[Path, SpecOrFolder],
    seat: Annotated[int, typer.Option("--seat", min=0, help="The player that you are.")] = 0,
    seed: Annotated[int, SeedOption] = 0,
    auto: Annotated[int, typer.Option("--auto", min=0, help="Play this many games with random players only, and print them.")] = 0,
    steps: Annotated[int | None, typer.Option("--steps", min=1, help="With --auto: stop each game after so many actions.")] = None,
    backend: Annotated[str, typer.Option(help="reference or jax: which one steps the game.")] = "reference",
    given: Annotated[str | None, GivenOption] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
) -> None:
    """Play a game in the terminal against random players."""
    from specc.environment import NotBuilt, opened
    from specc.play import open_session, play_person, play_random

    if backend not in ("reference", "jax"):
        refuse(f"there is no backend {backend}", "the backends are reference and jax")
    chosen = cast("Literal['reference', 'jax']", backend)
    start = read_given(given)
    try:
        with opened(spec, ["python", "jax"] if backend == "jax" else ["python"], settings(assign)) as built:
            for game in range(auto):
                play_random(open_session(built, chosen, seed, game, start), typer.echo, steps)
            if not auto:
                session = open_session(built, chosen, seed, 0, start)
                if seat >= session.env.num_players:
                    refuse(f"there is no player {seat}", f"{session.env.name} has players 0 to {session.env.num_players - 1}")
                play_person(session, seat, input, typer.echo)
    except NotBuilt as problem:
        show(problem.diagnostics)
        raise typer.Exit(exit_code(problem.diagnostics)) from None
