"""What `specc extract` with a model and `specc repair` share: options of a run, and how its outcome is told."""

from __future__ import annotations

import re
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from specc.cli.report import print_json, refuse

if TYPE_CHECKING:
    from specc.extract.agent import BadRun, Budget, Options, Outcome

ModelOption = typer.Option("--model", help="The model; its key is in ANTHROPIC_API_KEY.", envvar="SPECC_MODEL")
DollarsOption = typer.Option("--dollars", help="Stop before more is spent in this call; `none`: no limit.")
TokensOption = typer.Option("--tokens", help="Stop before more tokens are used in this call; `none`: no limit.")
IterationsOption = typer.Option("--iterations", help="Stop after so many replies without progress; `none`: no limit.")
MinutesOption = typer.Option("--minutes", help="Stop after so much wall time; `none`: no limit.")
PriceOption = typer.Option("--price", help="Dollars for a million tokens, input/output, where the model's price is not known.")
BackendOption = typer.Option("--backend", help="python, or python and jax (repeat it): where rollouts are compared.")
ResumeOption = typer.Option("--resume", help="Go on with the run that stopped.")
ReplayOption = typer.Option("--replay", metavar="LOG", help="Take the model's replies from this run log: needs no key.")
RequestOption = typer.Option("--request", help="A wish, added to the task.")


def agent_options(
    model: str | None = None, dollars: str = "5", tokens: str = "2000000", iterations: str = "50", minutes: str = "60",
    price: str | None = None, backend: list[str] | None = None, resume: bool = False, replay: Path | None = None,
) -> Options:  # fmt: skip
    """The options of a run; refuses numbers that are none."""
    from specc.extract.agent import Budget, Options
    from specc.extract.agent.options import DEFAULT_MODEL

    for name in backend or ():
        if name not in ("python", "jax"):
            refuse(f"there is no backend {name}", "the backends are python and jax")
    count, minute = _number("tokens", tokens), _number("minutes", minutes)
    idle = _number("iterations", iterations)
    budget: Budget = Budget(
        _number("dollars", dollars), None if count is None else int(count), None if idle is None else int(idle),
        None if minute is None else float(minute) * 60,
    )  # fmt: skip
    backends = ("python", "jax") if "jax" in (backend or ()) else ("python",)
    return Options(model or DEFAULT_MODEL, budget, backends, resume, replay, price)


def _number(name: str, text: str) -> Decimal | None:
    if text.strip().lower() == "none":
        return None
    try:
        number = Decimal(text)
    except InvalidOperation:
        number = Decimal(-1)
    if not number.is_finite() or number <= 0:
        refuse(f"--{name} {text}: expected a number above 0, or none")
    return number


def extract_with_model(sources: list[Path], out: Path, options: Options, request: str, json: bool) -> None:
    """`specc extract` with a model: run, tell, leave with the exit code."""
    from specc.extract.agent import BadRun, Material, NoMaterial, run

    try:
        outcome = run(Material.open(sources), out, options, request=request, say=lambda line: typer.echo(line, err=True))
    except NoMaterial as problem:
        refuse(str(problem))
    except BadRun as problem:
        refuse_run(problem)
    tell(outcome, json)


def extract_prompt_only(sources: list[Path], out: Path, request: str, json: bool, begun: Path | None = None) -> None:
    """`specc extract --prompt-only`: the task as a folder; `begun` is a folder with a spec to begin from."""
    from specc.extract.agent import BadRun, Material, NoMaterial, write_task
    from specc.extract.agent.workspace import Workspace

    there = Workspace(begun.resolve()) if begun is not None else None
    files = {name: there.read(name) for name in there.names()} if there is not None else None
    try:
        written = write_task(Material.open(sources), out, name=_name(sources), files=files, request=request)
    except NoMaterial as problem:
        refuse(str(problem))
    except BadRun as problem:
        refuse_run(problem)
    if json:
        print_json({"folder": str(out), "files": written})
    else:
        typer.echo(f"wrote {out}: begin with {out / 'TASK.md'}")


def _name(sources: list[Path]) -> str:
    """A name for the spec, after the first source."""
    stem = re.sub(r"[^a-z0-9]+", "_", sources[0].stem.lower()).strip("_") if sources else ""
    return stem if re.match(r"[a-z]", stem) else f"game_{stem}".rstrip("_")


def refuse_run(problem: BadRun) -> NoReturn:
    """A run that cannot be: one line, a hint, exit code 2."""
    refuse(str(problem), problem.help)


def tell(outcome: Outcome, json: bool) -> None:
    """Print what came of a run, and leave with its exit code."""
    for line in outcome.lines():
        typer.echo(line, err=json)
    if json:
        print_json(outcome.as_json())
    if outcome.exit_code:
        raise typer.Exit(outcome.exit_code)
