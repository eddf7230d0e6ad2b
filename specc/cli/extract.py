"""`specc extract`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from specc.cli import agent
from specc.cli.options import JsonOption
from specc.cli.report import print_json, refuse

LEFT_FOR_A_PERSON = 1


def extract(
    sources: Annotated[list[Path], typer.Argument(metavar="CORPUS|SOURCE…", help="A corpus of `specc scrape`, texts, source files.")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Folder of the proposal.")],
    from_source: Annotated[bool, typer.Option("--from-source", help="The sources are C, Python or TypeScript: a skeleton.")] = False,
    prompt_only: Annotated[bool, typer.Option("--prompt-only", help="Write the task as a folder, for a person or any agent.")] = False,
    with_model: Annotated[bool, typer.Option("--with-model", help="Let a model write the spec; --model and --replay imply it.")] = False,
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
    """Make a spec from a corpus or from source code: without a model what is regular, with one the rules too.

    Exit code 0: done; 1: done, with things left for a person (listed); 2: bad input, no key or no service; 3: a budget ended it.
    """
    for source in sources:
        if not source.exists():
            refuse(f"{source}: there is no such file or folder", "make a corpus with `specc scrape NAME --out CORPUS`")
    if out.exists() and not out.is_dir():
        refuse(f"--out {out}: it is a file", "name a folder")
    if prompt_only:
        agent.extract_prompt_only(sources, out, request, json)
    elif with_model or replay is not None or resume or (model is not None and os.environ.get("SPECC_MODEL") != model):
        options = agent.agent_options(model, dollars, tokens, iterations, minutes, price, backend, resume, replay)
        agent.extract_with_model(sources, out, options, request, json)
    elif from_source:
        _from_source(sources, out, json)
    else:
        _from_corpus(sources, out, json)


def _from_corpus(sources: list[Path], out: Path, json: bool) -> None:
    from specc.extract.proposal import LEFT, propose, write
    from specc.scrape.corpus import BadCorpus, Corpus

    if len(sources) != 1 or not Corpus.is_one(sources[0]):
        refuse(f"{sources[0]}: not a corpus", "make one with `specc scrape`; for source code add --from-source; for texts, --with-model")
    try:
        proposal = propose(Corpus.load(sources[0]))
    except BadCorpus as problem:
        refuse(str(problem))
    write(proposal, out)
    told = proposal.as_json()
    typer.echo(f"{out}: {told['rows']} rows, {told['effects_read']} effects read, {told['effects_not_read']} not, "
               f"{told['conflicts']} conflicts, {len(proposal.left)} things left: {out / LEFT}", err=json)  # fmt: skip
    for item in proposal.left[:20]:
        typer.echo(f"  {item.passage}: {item.what[:60]!r}: {item.reason}", err=json)
    if json:
        print_json({**told, "out": str(out)})
    if proposal.left or proposal.conflicts:
        raise typer.Exit(LEFT_FOR_A_PERSON)


def _from_source(sources: list[Path], out: Path, json: bool) -> None:
    from specc.extract.source.skeleton import BadSource, skeleton_of, write_skeleton

    try:
        skeleton = skeleton_of(sources)
    except BadSource as problem:
        refuse(str(problem))
    path = write_skeleton(skeleton, out)
    told = skeleton.as_json()
    typer.echo(f"{path}: {told['rows']} constants, types and fields; {len(told['left'])} things left for a person", err=json)
    for item in told["left"][:20]:
        typer.echo(f"  {item['passage']}: {item['what']}: {item['reason']}", err=json)
    if json:
        print_json({**told, "out": str(out)})
    if told["left"]:
        raise typer.Exit(LEFT_FOR_A_PERSON)
