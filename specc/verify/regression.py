"""A difference as a test: a file that anybody with specc can run, and the replay behind it."""

from __future__ import annotations

import json
import pprint
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from specc.environment import Built, Key, Plain
from specc.resources import templates
from specc.verify.results import Verdict
from specc.verify.rollouts import Compared, Episode, Rollouts


def write_test(verdict: Verdict, source: Path, settings: Mapping[str, str], folder: Path) -> Path | None:
    """Write `test_NAME_difference.py` for the episode that shows the first difference; None: there is no such episode.

    `source`: the spec or the built folder that was verified.
    """
    import jinja2

    first, episode = verdict.first, verdict.case
    if first is None or not isinstance(episode, Episode):
        return None
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates() / "verify"), undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    names = ("reset", *first.trace)
    told = [first.case, *first.message.splitlines()]
    text = environment.get_template("difference.py.jinja").render(
        spec=verdict.spec,
        told=[line.replace("\\", "\\\\").replace('"""', "'''").rstrip() for line in told],
        rules=first.rules,
        source=str(source.resolve()),
        settings=dict(settings),
        start=pprint.pformat(json.loads(json.dumps(episode.start)), width=120) if episode.start is not None else "None",
        steps=[(action, tuple(int(word) for word in key), name) for (action, key), name in zip(episode.steps, names, strict=True)],
    )
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"test_{verdict.spec}_difference.py"
    path.write_text(text, encoding="utf-8")
    return path


def replay(built: Built, steps: Sequence[tuple[Any, Key]], start: Plain | None = None) -> str | None:
    """What differs between the reference and JAX when these actions are played with these keys; None: nothing.

    The first step is the reset; its action is None. An action that is not legal ends the replay: then the rules have changed.
    """
    from specc.verify.crew import Scripted

    twins, result = built.module("checks_jax"), Compared()
    with twins.numbers_of(built.layout):
        both = Rollouts(built, twins.Twin(built.reference(), built.layout))
        starts = None if start is None else {0: start}
        both.compare([0], len(steps), result, crew=Scripted(built, both.twin.env, [steps]), starts=starts)
    if result.first is not None:
        return f"{result.first.case}: {result.first.message}"
    if result.steps < len(steps):
        return f"only {result.steps} of {len(steps)} steps can be played: the next action is not legal"
    return None
