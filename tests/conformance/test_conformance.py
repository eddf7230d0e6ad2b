"""Tiny specs, one construct each: the derived tests of each folder pass (scenarios, properties, reference against JAX).

Every YAML file in `specs/` is found by itself. A folder's tests run in this process: JAX starts once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.derived import build_folder, run_derived

SPECS = sorted((Path(__file__).parent / "specs").glob("*.yaml")) + sorted(
    (Path(__file__).parents[1] / "unit" / "constructs").glob("*.yaml")
)


@pytest.mark.parametrize("spec", SPECS, ids=lambda p: p.stem)
def test_construct(spec: Path, tmp_path: Path) -> None:
    run_derived(build_folder(spec, tmp_path / spec.stem))
