"""The committed `generated/` is what `specc build` makes of `specs/`, byte for byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from specc.build import files_of
from specc.compile import compile_spec

ROOT = Path(__file__).resolve().parents[2]
SPECS = sorted((ROOT / "specs").glob("*.yaml"))


@pytest.mark.parametrize("spec", SPECS, ids=[p.stem for p in SPECS])
def test_generated_equals_a_rebuild(spec: Path) -> None:
    program = compile_spec(spec).program
    assert program is not None
    folder = ROOT / "generated" / program.name
    committed = {p.name: p.read_text(encoding="utf-8") for p in folder.iterdir() if p.is_file()} if folder.is_dir() else {}
    made = files_of(program, ("python", "jax"))
    assert sorted(committed) == sorted(made), "run `make generated`"
    different = [name for name in made if committed[name] != made[name]]
    assert not different, f"{different} differ from a rebuild of {spec.name}: run `make generated`"


def test_nothing_else_is_generated() -> None:
    assert sorted(p.name for p in (ROOT / "generated").iterdir() if p.is_dir() and p.name != "__pycache__") == [p.stem for p in SPECS]
