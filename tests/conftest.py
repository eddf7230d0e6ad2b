"""Fixtures of all tests: the recorded data of the original programs, and environments built from `specs/`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from specc.environment import Built

ROOT = Path(__file__).resolve().parents[1]
Builder = Callable[..., Built]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite golden texts; read the difference like code")


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of recorded data; tests that need it are skipped where it is absent."""
    folder = ROOT.parent / "shared" / "data"
    if not folder.is_dir():
        pytest.skip(f"the recorded data of the original programs are not on this machine ({folder})")
    return folder


@pytest.fixture(scope="session")
def folder() -> Callable[[str], Built]:
    """`folder("chess")`: what the committed `generated/chess/` has."""
    from specc.environment import load_built

    return cache(lambda name: load_built(ROOT / "generated" / name))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Builder:
    """`built("chess")`, `built("pong", "jax", frameskip=1)`: the spec, built once a session, and imported.

    The reference is always there, JAX when it is asked for.
    """
    cache: dict[tuple[object, ...], Built] = {}

    def build(name: str, *backends: str, **settings: object) -> Built:
        from specc.build import build as build_spec
        from specc.environment import load_built

        chosen = {k: str(v) for k, v in sorted(settings.items())}
        key = (name, backends, *chosen.items())
        if key not in cache:
            folder = tmp_path_factory.mktemp("built") / name
            report = build_spec(ROOT / "specs" / f"{name}.yaml", folder, ["python", *backends], chosen)
            errors = [str(d) for d in report.diagnostics if d.severity == "error"]
            assert not errors, "\n".join(errors)
            cache[key] = load_built(folder)
        return cache[key]

    return build
