"""`docs/faults.md`: the saved results of fault injection, and what was said of each fault that nothing found."""

from __future__ import annotations

from pathlib import Path

from ruamel.yaml import YAML

from specc import resources
from specc.faults.page import Judged, Judgement, page
from specc.faults.results import Result, read

FOLDER = resources.data_root() / "docs" / "parts"


def results(folder: Path = FOLDER) -> list[Result]:
    """The saved results."""
    return read(folder / "faults.jsonl")


def judged(folder: Path = FOLDER) -> Judged:
    """What was said: a list of `{spec, backend, seed, number, verdict, why}`."""
    entries = YAML(typ="safe").load((folder / "faults-judged.yaml").read_text(encoding="utf-8")) or []
    return {(e["spec"], e["backend"], e["seed"], e["number"]): Judgement(e["verdict"], " ".join(e["why"].split())) for e in entries}


def faults_page() -> str:
    """The text of `docs/faults.md`."""
    return page(results(), judged())
