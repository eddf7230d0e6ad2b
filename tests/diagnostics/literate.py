"""Literate tests: a Markdown file with prose, specs and the exact text of what specc says about them.

    ```yaml                 the spec (`spec.yaml`); every such block starts a new case
    ```yaml file=gird.yaml  a file beside the next spec
    ```sh                   how it is checked, when not by `specc check spec.yaml`
    ```output               what is printed
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from specc.source.diagnostic import Diagnostic
from specc.source.render import render_plain

FENCE = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DEFAULT = "specc check spec.yaml"


@dataclass
class Case:
    """One spec, the files beside it, the command, and the output. `start`, `end`: where the output stands in the Markdown text."""

    files: dict[str, str] = field(default_factory=dict)
    command: str = DEFAULT
    output: str = ""
    start: int = 0
    end: int = 0


def cases(text: str) -> list[Case]:
    """The cases of a Markdown file, in order."""
    found: list[Case] = []
    case = Case()
    for match in FENCE.finditer(text):
        kind, name, body = match.groups()
        match kind:
            case "output":
                case.output, case.start, case.end = body, match.start(3), match.end(3)
                found.append(case)
                case = Case()
            case "sh":
                case.command = body.strip()
            case _:
                case.files[name or "spec.yaml"] = body
    return found


def outcome(case: Case, folder: Path) -> tuple[list[Diagnostic], str]:
    """What specc says: the diagnostics and their plain text. The command's options are those of `specc check`."""
    from specc.build import limits
    from specc.compile import compile_spec

    for name, text in case.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    words = case.command.split()
    assert words[:2] == ["specc", "check"], case.command
    settings = dict(words[i + 1].split("=", 1) for i, word in enumerate(words) if word == "--set")
    options = frozenset(word for word in words if word in ("--scenarios", "--search"))
    path = folder / words[2]
    compiled = compile_spec(path, settings)
    found = list(compiled.diagnostics)
    if compiled.program is not None and "--backend" in words:
        found += limits(compiled.program, [words[words.index("--backend") + 1]])
    if options and compiled.program is not None:
        from specc.play_check import play_checks

        found += play_checks(compiled.program, scenarios="--scenarios" in options, search="--search" in options)
    return found, render_plain(found).replace(f"{folder}/", "") + "\n"
