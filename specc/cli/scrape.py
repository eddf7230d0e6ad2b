"""`specc scrape`."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from specc.cli.options import JsonOption
from specc.cli.report import print_json, progress, refuse

if TYPE_CHECKING:
    from specc.scrape.run import Outcome
    from specc.scrape.sources import Source

LEFT_FOR_A_PERSON = 1
BUDGET_ENDED = 3
INTERRUPTED = 130
SHOWN = 30


def scrape(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="NAME|URL|PATH", help="Recipes (tcg-rules, or a YAML file), addresses, files, folders.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="CORPUS", help="Folder of the corpus; else corpus/NAME.")] = None,
    saved: Annotated[
        Path | None, typer.Option("--from", metavar="DIR", help="Read pages from DIR/HOST/PATH, no network. Alone: all pages in DIR.")
    ] = None,
    mirror: Annotated[str, typer.Option("--mirror", metavar="URL", help="Fetch https://HOST/PATH from URL/HOST/PATH.")] = "",
    max_pages: Annotated[int, typer.Option("--max-pages", help="Stop after so many pages; 0: no limit.", min=0)] = 0,
    max_seconds: Annotated[float, typer.Option("--max-seconds", help="Stop after so long; 0: no limit.", min=0)] = 0,
    max_bytes: Annotated[int, typer.Option("--max-bytes", help="Refuse larger pages.", min=1)] = 20_000_000,
    page_seconds: Annotated[float, typer.Option("--page-seconds", help="Refuse pages that take longer.", min=0.1)] = 60,
    pause: Annotated[float, typer.Option("--pause", help="Seconds between two requests to a host.", min=0)] = 1.0,
    refresh: Annotated[bool, typer.Option("--refresh", help="Ask for every page, also for those that came within a day.")] = False,
    allow_private: Annotated[
        list[str] | None, typer.Option("--allow-private", metavar="HOST", help="Allow this host in a private network. For tests.")
    ] = None,
    json: Annotated[bool, JsonOption] = False,
) -> None:
    """Read web pages, files and PDF rulebooks into a corpus of passages, for `specc extract`.

    Pages that did not change are not fetched again; a run that stopped goes on where it was. Exit code 0: done; 1: done, but pages are
    left for a person; 2: bad input; 3: a limit ended it, run it again to go on.
    """
    from specc.scrape.corpus import BadCorpus
    from specc.scrape.jobs import BadOrder, jobs_of
    from specc.scrape.recipe import BadRecipe
    from specc.scrape.run import Budget, Run

    if saved is not None and (mirror or not saved.is_dir()):
        refuse("--from and --mirror exclude each other" if mirror else f"--from {saved}: there is no such folder")
    if mirror and not mirror.startswith(("http://", "https://")):
        refuse(f"--mirror {mirror}: expected an address", "for example --mirror http://127.0.0.1:8000")
    try:
        name, jobs = jobs_of(wanted or [], saved)
        folder = out or Path("corpus") / name
        if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / "manifest.json").is_file())):
            refuse(f"--out {folder}: it is there and is no corpus", "name another folder")
        with progress(f"scraping {name}") as step:
            run = Run(
                folder, name, _source(saved, mirror, max_bytes, page_seconds, pause, allow_private or []),
                Budget(max_pages, max_seconds, largest=max_bytes), refresh=refresh, told=lambda page, what: step(f"{page.id} {what}"),
            )  # fmt: skip
            outcome = run.go(jobs)
    except (BadOrder, BadRecipe, BadCorpus) as problem:
        refuse(str(problem))
    except OSError as problem:
        refuse(f"the corpus cannot be written: {problem}")
    _report(outcome, folder)
    if json:
        print_json(_as_json(outcome, folder))
    code = _code(outcome)
    if code:
        raise typer.Exit(code)


def _source(saved: Path | None, mirror: str, max_bytes: int, page_seconds: float, pause: float, allow_private: list[str]) -> Source:
    from specc.scrape.fetch import Fetcher
    from specc.scrape.http import Client, Limits
    from specc.scrape.sources import Folder, Web

    if saved is not None:
        return Folder(saved, max_bytes)
    return Web(Fetcher(Client(Limits(max_bytes, page_seconds), allow_private), pause), mirror)


def _report(outcome: Outcome, folder: Path) -> None:
    counts = f"{outcome.fetched} fetched, {outcome.unchanged} unchanged, {len(outcome.refused)} refused"
    typer.echo(f"{folder}: {outcome.pages} pages, {outcome.passages} passages ({counts})")
    if outcome.unreached and outcome.unreached == len(outcome.refused) and not outcome.fetched:
        what = f"no network: no host of {outcome.unreached} pages was reached"
        typer.echo(f"{what}; connect this machine, or read saved pages with --from DIR", err=True)
    elif outcome.refused:
        typer.echo("left for a person:")
        for page in outcome.refused[:SHOWN]:
            typer.echo(f"  {page.id}: {page.url}: {page.reason}")
        if len(outcome.refused) > SHOWN:
            typer.echo(f"  … {len(outcome.refused) - SHOWN} more in {folder}/manifest.json")
    for page in outcome.manifest.pages:
        for note in page.notes:
            typer.echo(f"note: {page.id}: {note}")
    if outcome.ended:
        command = shlex.join(["specc", *sys.argv[1:]])
        left = f"{outcome.left} pages known and not done"
        typer.echo(f"stopped: {outcome.ended}; {left}. The corpus is usable; to go on: {command}", err=True)


def _code(outcome: Outcome) -> int:
    if outcome.interrupted:
        return INTERRUPTED
    if outcome.ended:
        return BUDGET_ENDED
    return LEFT_FOR_A_PERSON if outcome.refused else 0


def _as_json(outcome: Outcome, folder: Path) -> dict[str, object]:
    return {
        "corpus": str(folder), "pages": outcome.pages, "passages": outcome.passages,
        "fetched": outcome.fetched, "unchanged": outcome.unchanged, "refused": len(outcome.refused),
        "left": outcome.left, "ended": outcome.ended,
        "for_a_person": [{"page": page.id, "url": page.url, "reason": page.reason} for page in outcome.refused],
    }  # fmt: skip
