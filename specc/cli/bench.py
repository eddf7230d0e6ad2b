"""`specc bench`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from specc.cli.options import JsonOption, SetOption, SpecOrFolder
from specc.cli.report import CHECK_FAILED, exit_code, print_json, progress, refuse, settings, show


def bench(
    specs: Annotated[list[Path], SpecOrFolder],
    peers: Annotated[bool, typer.Option("--peers", help="Beside hand-written environments of the same games.")] = False,
    batch: Annotated[str, typer.Option("--batch", metavar="N,…", help="How many environments; several for a curve.")] = "1024",
    repeats: Annotated[int, typer.Option("--repeats", min=3, help="Timed calls of each side.")] = 21,
    steps: Annotated[int | None, typer.Option("--steps", min=4, max=100_000, help="Steps of a call; else about 40 ms of them.")] = None,
    core: Annotated[int | None, typer.Option("--core", min=0, help="The core to run on; otherwise the last one.")] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Measure what a step of the JAX environment costs on one core, beside hand-written environments."""
    from specc.bench.page import table
    from specc.bench.peers import missing
    from specc.bench.run import BenchFailed, cores
    from specc.bench.run import bench as run
    from specc.environment import NotBuilt, opened

    batches = _numbers(batch)
    usable = cores()
    if core is not None and core not in usable:
        refuse(f"--core {core}: this process may use {', '.join(map(str, usable)) or 'no particular core'}")
    absent = missing([spec.resolve().stem for spec in specs]) if peers else []
    if absent:
        refuse(f"--peers: {' and '.join(absent)} not installed", "pip install 'specc[bench]'")
    found: list[dict[str, Any]] = []
    with progress("bench", len(specs)) as step:
        for spec in specs:
            try:
                with opened(spec, ["jax"], settings(assign)) as built:
                    if not (built.folder / "jax_env.py").is_file():
                        refuse(f"{spec} has no JAX environment", "build it with --backend jax")
                    found += run(
                        built.folder, peers=peers, batches=batches, repeats=repeats, steps=steps,
                        core=core if core is not None or not usable else usable[-1],
                    )
            except NotBuilt as problem:
                show(problem.diagnostics)
                raise typer.Exit(exit_code(problem.diagnostics)) from None
            except FileNotFoundError as problem:
                refuse(str(problem))
            except BenchFailed as problem:
                typer.echo(f"error: {problem}", err=True)
                raise typer.Exit(CHECK_FAILED) from None
            step(spec.stem)
    if json:
        print_json(found)
    else:
        for line in table(found):
            typer.echo(line)


def _numbers(text: str) -> list[int]:
    numbers = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and 1 <= int(part) <= 1 << 20 for part in numbers):
        refuse(f"--batch {text}: expected numbers from 1 to 1048576 with commas between", "for example --batch 64,256,1024")
    return [int(part) for part in numbers]
