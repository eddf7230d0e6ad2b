"""docs/map.md: its paths exist, every room is on it, and the floors are those of the test of imports."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:specc|tests|docs|specs|grammars|codegen_templates)/[\w./*]*)`", PAGE)))
ROOMS = re.findall(r"^\| ([\d.]+) \| (.*?) \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("path", PATHS)
def test_paths_exist(path: str) -> None:
    assert list(ROOT.glob(path.rstrip("/"))), path


def test_every_room_is_on_the_map() -> None:
    rooms = {p.name if p.is_dir() else p.stem for p in (ROOT / "specc").iterdir() if p.suffix in ("", ".py")}
    listed = {Path(path).stem for _, cell in ROOMS for path in re.findall(r"`specc/([\w./]+)`", cell)}
    assert rooms - listed - {"__pycache__", "__init__", "__main__", "schema", "backends", "_data"} == set()


def test_floors_are_those_that_are_tested() -> None:
    source = (ROOT / "tests" / "unit" / "test_layers.py").read_text(encoding="utf-8")
    tested = {name: float(floor) for name, floor in re.findall(r'"(specc[\w.]*)": ([\d.]+),', source)}
    for floor, cell in ROOMS:
        for path in re.findall(r"`(specc/[\w./]+)`", cell):
            name = path.removesuffix(".py").rstrip("/").replace("/", ".")
            assert tested[name] == float(floor), name
