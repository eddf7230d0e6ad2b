"""The `specc` command: its commands, and what happens when specc itself fails."""

from __future__ import annotations

import platform
import shlex
import sys
import traceback
from collections.abc import Sequence
from typing import Annotated

import typer

from specc import __version__
from specc.cli.bench import bench
from specc.cli.build import build
from specc.cli.check import check
from specc.cli.eval import eval
from specc.cli.explain import explain
from specc.cli.extract import extract
from specc.cli.faults import faults
from specc.cli.fmt import fmt
from specc.cli.mcp import mcp
from specc.cli.new import new
from specc.cli.perft import perft
from specc.cli.play import play
from specc.cli.repair import repair
from specc.cli.schema import schema
from specc.cli.scrape import scrape
from specc.cli.train import train
from specc.cli.verify import verify

CRASHED = 70

app = typer.Typer(
    name="specc",
    help="Compile a game's rules to a Python reference and a JAX environment.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (new, check, fmt, build, verify, faults, bench, perft, play, explain, schema, scrape, extract, repair, mcp, train, eval):
    app.command()(command)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"specc {__version__}")
        raise typer.Exit


@app.callback()
def specc(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")] = False,
    traceback: Annotated[bool, typer.Option("--traceback", help="Show Python's traceback when specc itself fails.")] = False,
) -> None:
    """Compile a game's rules to a Python reference and a JAX environment."""


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit code: 0 fine, 1 a check failed, 2 bad input, 70 a bug in specc."""
    wanted = [a for a in arguments if a != "--traceback"]
    try:
        app(args=wanted, prog_name="specc")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BrokenPipeError:
        sys.stderr.close()        # the reader of our output has gone: nothing is left to say
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as crash:
        if "--traceback" in arguments:
            traceback.print_exc()
        print(_crash_text(crash, wanted), file=sys.stderr)
        return CRASHED
    return 0


def _crash_text(crash: Exception, arguments: Sequence[str]) -> str:
    frames = traceback.extract_tb(crash.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
    return "\n".join(
        [
            f"error[E999]: this is a bug in specc: {type(crash).__name__}: {crash}",
            f"  --> {where}",
            f"info: specc {__version__}, Python {platform.python_version()}, command: specc {shlex.join(arguments)}",
            "help: run it again with --traceback and report what it prints, with the spec",
        ]
    )
