"""Fixtures: pages, a server that gives the answers of an exchange, a run against it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from messages_server import PAGES, Script, Serve, Whole, exchange, serving  # noqa: E402

from specc.extract.agent import Material, run  # noqa: E402


@pytest.fixture(autouse=True)
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the outside: no key, no way to the real service, no pauses."""
    for name in ("ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN", "SPECC_MODEL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "http://127.0.0.1:9")
    monkeypatch.setattr("specc.extract.agent.service.WAIT", 0.001)


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    """The run of `whole_run.yaml`, made once."""
    with pytest.MonkeyPatch.context() as patch, serving(exchange("whole_run")) as (url, script):
        patch.setenv("ANTHROPIC_BASE_URL", url)
        patch.setenv("ANTHROPIC_API_KEY", "key-of-the-test")
        said: list[str] = []
        outcome = run(Material.open([PAGES / "two_heaps.md"]), tmp_path_factory.mktemp("whole"), say=said.append)
    yield outcome, script, said


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Start a server with the answers of a file (a name) or a list of answers; the environment leads to it."""
    with ExitStack() as stack:

        def start(answers: str | list[dict[str, Any]]) -> Script:
            url, script = stack.enter_context(serving(exchange(answers) if isinstance(answers, str) else answers))
            monkeypatch.setenv("ANTHROPIC_BASE_URL", url)
            monkeypatch.setenv("ANTHROPIC_API_KEY", "key-of-the-test")
            return script

        yield start
