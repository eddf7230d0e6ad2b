"""Scenarios that hold in builds with other parameters (`with:`): each set of parameters is built, and its scenarios run
in both backends."""

from __future__ import annotations

from pathlib import Path

import pytest

from specc.compile import compile_spec
from tests.derived import build_folder, run_apart

SPECS = sorted((Path(__file__).resolve().parents[2] / "specs").glob("*.yaml"))


def settings_of(spec: Path) -> list[tuple[tuple[str, str], ...]]:
    """The sets of build parameters that a spec's scenarios name."""
    if "with:" not in spec.read_text(encoding="utf-8"):
        return []
    program = compile_spec(spec).program
    return [] if program is None else sorted({s.settings for s in program.scenarios if s.settings})


CASES = [(spec, settings) for spec in SPECS for settings in settings_of(spec)]


@pytest.mark.parametrize(("spec", "settings"), CASES, ids=lambda x: x.stem if isinstance(x, Path) else ",".join(f"{k}={v}" for k, v in x))
def test_scenarios_hold_with_their_settings(
    spec: Path, settings: tuple[tuple[str, str], ...], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("chosen") / spec.stem  # `-k` looks at the path too
    passed = run_apart(build_folder(spec, folder, settings=dict(settings)), "-k", "test_scenario")
    program = compile_spec(spec, dict(settings)).program
    assert program is not None
    for scenario in program.scenarios:
        if scenario.settings == settings:
            assert any(f"test_scenario[{scenario.name.replace(' ', '_')}]" in name for name in passed), f"{scenario.name} did not run"
