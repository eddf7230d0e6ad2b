"""What the commands share: diagnostics on the terminal, JSON as the last line, exit codes, progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer

from specc.source.diagnostic import Diagnostic

CHECK_FAILED = 1
BAD_INPUT = 2


def show(diagnostics: Iterable[Diagnostic], *, err: bool = True) -> None:
    """Print diagnostics: in colour on a terminal, plain elsewhere."""
    from specc.source.render import render_plain, render_rich

    stream = sys.stderr if err else sys.stdout
    found = list(diagnostics)
    if not found:
        return
    if stream.isatty():
        from rich.console import Console

        Console(file=stream).print(render_rich(found), soft_wrap=True)
    else:
        print(render_plain(found), file=stream)


def exit_for(diagnostics: Iterable[Diagnostic]) -> None:
    """Leave with the code that the diagnostics call for; go on when there are no errors."""
    errors = [d for d in diagnostics if d.severity == "error"]
    if errors:
        raise typer.Exit(exit_code(errors))


def exit_code(errors: Iterable[Diagnostic]) -> int:
    """1 when the spec is well formed and only its own checks (scenarios) fail, 2 otherwise."""
    from specc.source.codes import CHECK_CODES

    return CHECK_FAILED if all(d.code in CHECK_CODES for d in errors) else BAD_INPUT


def refuse(message: str, help: str = "") -> NoReturn:
    """Bad input that is in no spec: one line, perhaps a hint, exit code 2."""
    typer.echo(f"error: {message}", err=True)
    if help:
        typer.echo(f"help: {help}", err=True)
    raise typer.Exit(BAD_INPUT)


def print_json(value: Any) -> None:
    """One JSON value on one line."""
    typer.echo(json.dumps(value, ensure_ascii=False))


def settings(pairs: list[str] | None) -> dict[str, str]:
    """`--set NAME=VALUE` options as a mapping."""
    result: dict[str, str] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            refuse(f"--set {pair}: expected NAME=VALUE", "for example --set rows=4")
        result[name.strip()] = value.strip()
    return result


@contextmanager
def progress(description: str, total: int | None = None) -> Iterator[Callable[[str], None]]:
    """A progress bar on standard error; only on a terminal.

    Gives a function that moves the bar one step on, with a remark; `total=None` shows a bar without an end.
    """
    if not sys.stderr.isatty():
        yield lambda remark: None
        return
    from rich.console import Console
    from rich.progress import Progress, TimeElapsedColumn

    with Progress(*Progress.get_default_columns(), TimeElapsedColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(description, total=total)
        yield lambda remark: bar.update(task, advance=1, description=f"{description}: {remark}" if remark else description)
