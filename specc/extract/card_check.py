"""Let the compiler judge rows: a part of tcg.yaml is compiled together with the game, and each complaint goes to its row."""

from __future__ import annotations

import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from specc.compile import compile_spec
from specc.extract.rows import part_text

SCENARIOS = re.compile(r"^scenarios:.*?(?=^\S|\Z)", re.M | re.S)
IMPORTS = re.compile(r"^import:.*$", re.M)
PART = "read_cards"


def base_spec() -> Path:
    """`specs/tcg.yaml`, the game that card texts are read for."""
    from specc.resources import data_root

    return data_root() / "specs" / "tcg.yaml"


def write_game(folder: Path, part: str, base: Path | None = None) -> Path:
    """The game with a part, as files of a folder: the spec to compile."""
    base = base or base_spec()
    modules = base.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copytree(modules, folder / modules.name, dirs_exist_ok=True)
    text = SCENARIOS.sub("", base.read_text(encoding="utf-8"))
    names = [f"{modules.name}/{path.stem}" for path in sorted(modules.glob("*.yaml")) if path.stem != PART]
    text = IMPORTS.sub(f"import: [{', '.join([*names, f'{modules.name}/{PART}'])}]", text, count=1)
    (folder / modules.name / f"{PART}.yaml").write_text(part, encoding="utf-8")
    spec = folder / base.name
    spec.write_text(text, encoding="utf-8")
    return spec


def refused(
    rows: Mapping[str, Mapping[str, object]], aids: Mapping[str, Mapping[str, object]] | None = None, base: Path | None = None
) -> dict[str, str]:
    """Which rows of Card do not check, and the compiler's first word about each; key `` for complaints about no row."""
    text, lines = part_text(rows, aids=aids)
    with tempfile.TemporaryDirectory() as folder:
        spec = write_game(Path(folder), text, base)
        found: dict[str, str] = {}
        for diagnostic in compile_spec(spec).diagnostics:
            if diagnostic.severity != "error":
                continue
            span = diagnostic.primary.span
            here = ""
            if Path(span.file.name).stem == PART:
                line = span.line
                here = next((name for name, (first, last) in lines.items() if first <= line <= last), "")
            found.setdefault(here, f"{diagnostic.code}: {diagnostic.message}")
        return found
