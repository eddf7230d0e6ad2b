"""Imports go down only: docs/map.md, table of floors."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "specc"

# The longest matching prefix counts. A module may import from its own room and from lower floors.
FLOORS = {
    "specc": 0,
    "specc.resources": 0,
    "specc.source": 1,
    "specc.syntax": 2,
    "specc.ir": 2,
    "specc.document": 3,
    "specc.checks": 3,
    "specc.passes": 3,
    "specc.elaborate": 4,
    "specc.backends": 4,
    "specc.backends.python": 4,
    "specc.backends.jax": 4,
    "specc.compile": 5,
    "specc.testgen": 5,
    "specc.build": 6,
    "specc.environment": 7,
    "specc.adapters": 7.2,
    "specc.train": 7.4,
    "specc.scrape": 7,
    "specc.build_stats": 7.5,
    "specc.docs": 7.8,
    "specc.explain": 7.5,
    "specc.perft": 7.5,
    "specc.play": 7.5,
    "specc.play_check": 7.5,
    "specc.oracles": 7.5,
    "specc.verify": 7.6,
    "specc.faults": 7.7,
    "specc.bench": 7.6,
    "specc.extract.agent": 8,
    "specc.extract": 8.2,
    "specc.cli": 9,
    "specc.__main__": 10,
}

# Rooms of one floor that may see each other: shared code of the backends lies directly in specc/backends/.
NEIGHBOURS = {
    ("specc.ir", "specc.syntax"): False,
    ("specc.backends.python", "specc.backends"): True,
    ("specc.backends.jax", "specc.backends"): True,
}


def room(module: str) -> str:
    """The longest prefix of a module name that has a floor."""
    parts = module.split(".")
    for end in range(len(parts), 1, -1):
        if (name := ".".join(parts[:end])) in FLOORS:
            return name
    assert len(parts) == 1, f"{module} has no floor: add it to FLOORS and to docs/map.md"
    return "specc"


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> list[tuple[int, str]]:
    """Every module of specc that a file imports, also inside functions and under TYPE_CHECKING."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write the whole module name"
            module = node.module or ""
            for alias in node.names:
                target = ROOT / Path(*module.split("."), alias.name)
                is_module = target.with_suffix(".py").is_file() or target.is_dir()
                found.append((node.lineno, f"{module}.{alias.name}" if is_module else module))
    return [(line, name) for line, name in found if name == "specc" or name.startswith("specc.")]


def files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", files(), ids=module_name)
def test_imports_go_down(path: Path) -> None:
    here = room(module_name(path))
    for line, name in imports(path):
        there = room(name)
        if there == here or FLOORS[there] < FLOORS[here] or NEIGHBOURS.get((here, there), False):
            continue
        pytest.fail(f"{path.relative_to(ROOT)}:{line}: {here} (floor {FLOORS[here]}) imports {there} (floor {FLOORS[there]})")


def test_the_walk_sees_an_upward_import(tmp_path: Path) -> None:
    path = tmp_path / "low.py"
    path.write_text("def f():\n    from specc.cli.app import run\n    return run\n")
    assert imports(path) == [(2, "specc.cli.app")]
    assert FLOORS[room("specc.cli.app")] > FLOORS[room("specc.source.text")]
