"""The report as one HTML page that needs nothing else, and as lines for a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jinja2

from specc.resources import templates
from specc.verify.results import Verdict

QUESTIONS = {
    "L1": "Is each rule right by itself?",
    "L2": "Are rules right together?",
    "L3": "Are whole episodes the same?",
    "L4": "Does a policy not care which backend it is in?",
}
ORACLES = "oracles: the original program beside the environment"
SHOWN = 20
"""So many things that were not reached are told in the terminal."""


def write_page(verdict: Verdict, folder: Path) -> Path:
    """Write `NAME.html` and `NAME.json` into the folder; gives the page."""
    folder.mkdir(parents=True, exist_ok=True)
    found = verdict.as_json()
    (folder / f"{verdict.spec}.json").write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    page = folder / f"{verdict.spec}.html"
    page.write_text(_page(verdict, found), encoding="utf-8")
    return page


def _page(verdict: Verdict, found: dict[str, Any]) -> str:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates() / "verify"), undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True,
        autoescape=True,
    )  # fmt: skip
    return environment.get_template("report.html.jinja").render(
        verdict=found["verdict"],
        spec=verdict.spec,
        levels=verdict.levels,
        questions=QUESTIONS,
        first=verdict.first,
        coverage=kinds(verdict),
        missed=verdict.coverage.get("not_reached", []),
        unplayed=verdict.coverage.get("actions_not_played", []),
        about=verdict.about,
        rows=verdict.coverage.get("rows", {}),
        pairs=verdict.coverage.get("pairs_not_reached", []),
        not_run=[f"{name}: {QUESTIONS[name]}" for name in QUESTIONS if name not in {x.name for x in verdict.levels}]
        + ([] if verdict.oracles else [ORACLES]),
    )


def kinds(verdict: Verdict) -> dict[str, dict[str, int]]:
    """Kind → reached, of; without the lists."""
    return {kind: v for kind, v in verdict.coverage.items() if isinstance(v, dict) and "reached" in v}


def lines(verdict: Verdict) -> list[str]:
    """For the terminal."""
    told = []
    for level in verdict.levels:
        counts = ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in level.counts.items())
        told.append(f"{level.name} {level.status:9} {level.seconds:6.1f} s  {counts}".rstrip())
        told += [f"   {note}" for note in level.notes]
    if kinds(verdict):
        told.append("reached: " + ", ".join(f"{kind} {v['reached']}/{v['of']}" for kind, v in kinds(verdict).items()))
    missed = [
        f"{x['place'] or x['kind']}: {x['name']}" + (f", {x['line']}" if "line" in x else "")
        for x in verdict.coverage.get("not_reached", ())
    ]
    missed += [f"action {name}" for name in verdict.coverage.get("actions_not_played", ())]
    missed += [f"in this order: {name}" for name in verdict.coverage.get("pairs_not_reached", ())]
    told += [f"not reached: {text}" for text in missed[:SHOWN]]
    if len(missed) > SHOWN:
        told.append(f"not reached: {len(missed) - SHOWN} more, all of them with --json or --report")
    first = verdict.first
    if first is not None:
        told += ["", f"{first.level}, {first.case}" + (f" ({first.place})" if first.place else ""), *first.message.splitlines()]
        told += [f"rules that ran: {', '.join(first.rules)}"] if first.rules else []
        told += [f"actions: {', '.join(first.trace)}"] if first.trace else []
    names = [level.name for level in verdict.levels if level.name in QUESTIONS]
    asked = [f"levels {' to '.join(dict.fromkeys((names[0], names[-1])))}"] if names else []
    asked += [level.name for level in verdict.levels if level.name not in QUESTIONS]
    return [*told, "", f"{verdict.spec}: {verdict.outcome} ({', '.join(asked)})"]
