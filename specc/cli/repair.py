"""`specc repair`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli import agent
from specc.cli.options import JsonOption, SpecFile
from specc.cli.report import refuse


def repair(
    spec: Annotated[Path, SpecFile],
    source: Annotated[list[Path] | None, typer.Option("--corpus", help="The rulebook: a corpus, texts, source files. Repeatable.")] = None,
    request: Annotated[str, agent.RequestOption] = "",
    model: Annotated[str | None, agent.ModelOption] = None,
    dollars: Annotated[str, agent.DollarsOption] = "5",
    tokens: Annotated[str, agent.TokensOption] = "2000000",
    iterations: Annotated[str, agent.IterationsOption] = "50",
    minutes: Annotated[str, agent.MinutesOption] = "60",
    price: Annotated[str | None, agent.PriceOption] = None,
    backend: Annotated[list[str] | None, agent.BackendOption] = None,
    resume: Annotated[bool, agent.ResumeOption] = False,
    replay: Annotated[Path | None, agent.ReplayOption] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Let a model repair a spec until check, properties, scenarios and rollouts pass.

    Everything that was said and spent is kept in NAME.agent.jsonl. Exit code 0: done; 1: done, with things left for a person; 2: bad input,
    no key or no service; 3: a budget ended it (go on with --resume).
    """
    from specc.extract.agent import BadRun, Material, NoMaterial
    from specc.extract.agent import repair as repair_spec

    options = agent.agent_options(model, dollars, tokens, iterations, minutes, price, backend, resume, replay)
    try:
        material = Material.open(source) if source else None
        outcome = repair_spec(spec, options, material=material, request=request, say=lambda line: typer.echo(line, err=True))
    except NoMaterial as problem:
        refuse(str(problem))
    except BadRun as problem:
        agent.refuse_run(problem)
    agent.tell(outcome, json)
