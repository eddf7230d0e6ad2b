"""The registry of diagnostic codes, by stage, and the pages of `docs/diagnostics/`.

`python -m specc.source.codes FOLDER` writes one page a code, and an index.
"""

from __future__ import annotations

import sys
from pathlib import Path

from specc.source.code_entry import Entry, page
from specc.source.codes_checks import BACKENDS, CRASH, SCENARIOS, SECTIONS, TERMINATION, WARNINGS
from specc.source.codes_document import DOCUMENT
from specc.source.codes_effects import EFFECTS, SECRECY, TABLES
from specc.source.codes_names import NAMES
from specc.source.codes_syntax import SYNTAX
from specc.source.codes_types import PRESENCE, TYPES

STAGES: tuple[tuple[str, tuple[Entry, ...]], ...] = (
    ("syntax of expressions and effects", SYNTAX),
    ("document", DOCUMENT),
    ("names", NAMES),
    ("types", TYPES),
    ("optional values", PRESENCE),
    ("effects", EFFECTS),
    ("tables and decoding", TABLES),
    ("hidden information", SECRECY),
    ("termination, cycles, modules", TERMINATION),
    ("ends, pictures, symmetries, scenarios as written", SECTIONS),
    ("scenarios and search", SCENARIOS),
    ("backends", BACKENDS),
    ("warnings", WARNINGS),
    ("specc itself", CRASH),
)
CODES: dict[str, Entry] = {entry.code: entry for _, entries in STAGES for entry in entries}
# Complaints about a spec that is well formed: its own scenarios and checks do not hold. The command line exits with 1, not 2.
CHECK_CODES = frozenset(entry.code for entry in SCENARIOS)


def diagnostic_page(code: str) -> str:
    """The page of a code as Markdown; KeyError when there is none."""
    stage = next(stage for stage, entries in STAGES if CODES[code] in entries)
    return page(CODES[code], stage)


def index_page() -> str:
    """All codes with their one-line meaning, by stage."""
    lines = [
        "# Diagnostics",
        "",
        "Every complaint of specc has a stable code. `specc explain E0123` prints its page.",
        "These pages are generated from `specc/source/codes_*.py` by `python -m specc.source.codes docs/diagnostics`.",
    ]
    for stage, entries in STAGES:
        lines += ["", f"## {stage[0].upper()}{stage[1:]}", "", "| code | name | meaning |", "|---|---|---|"]
        lines += [f"| [{e.code}]({e.code}.md) | {e.name} | {e.meaning} |" for e in entries]
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """File name → text of every page."""
    return {"README.md": index_page()} | {f"{code}.md": diagnostic_page(code) for code in CODES}


def write_pages(folder: Path) -> None:
    """Write all pages; pages of codes that no longer exist are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = pages()
    for old in folder.glob("*.md"):
        if old.name not in wanted:
            old.unlink()
    for name, text in wanted.items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_pages(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/diagnostics"))
