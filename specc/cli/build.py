"""`specc build`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.options import JsonOption, SetOption, SpecFile
from specc.cli.report import exit_for, print_json, progress, refuse, settings, show

BACKENDS = ("python", "jax")


def build(
    spec: Annotated[Path, SpecFile],
    backend: Annotated[list[str] | None, typer.Option(help="python or jax; may be repeated. Both by default.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The folder to write; generated/NAME by default.")] = None,
    assign: Annotated[list[str] | None, SetOption] = None,
    opt: Annotated[int, typer.Option("--opt", min=0, max=1, help="0: leave out the passes that only make it faster.")] = 1,
    stats: Annotated[bool, typer.Option("--stats", help="Compile the JAX step and print seconds, memory, bytes a state, actions.")] = False,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Compile a spec to generated/NAME/: reference.py, jax_env.py and their tests.

    Nothing is written unless the whole build succeeds.
    """
    from specc.build import build as build_spec

    backends = list(dict.fromkeys(backend or BACKENDS))
    for name in backends:
        if name not in BACKENDS:
            refuse(f"there is no backend {name}", "the backends are python and jax")
    with progress(f"building {spec}") as step:
        try:
            report = build_spec(spec, out, backends, settings(assign), opt)
        except OSError as problem:
            refuse(f"the folder cannot be written: {problem}", "say another place with `--out`")
        step("")
    show(report.diagnostics)
    exit_for(report.diagnostics)
    if stats:
        from specc.build_stats import measure

        with progress("compiling the JAX step"):
            numbers = measure(report.folder)
        if json:
            print_json(numbers)
        else:
            for key, value in numbers.items():
                typer.echo(f"{key:12} {value}")
    elif json:
        print_json({"spec": report.name, "folder": str(report.folder), "backends": backends})
    else:
        typer.echo(f"wrote {report.folder}")
