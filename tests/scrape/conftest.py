"""Fixtures: the server, and corpora made from it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

sys.path.insert(0, str(Path(__file__).parent))
from web_server import Server, serving  # noqa: E402

from specc.cli.app import app  # noqa: E402
from specc.scrape.fetch import Fetcher  # noqa: E402
from specc.scrape.http import Client, Limits  # noqa: E402

Scrape = Callable[..., tuple[int, dict[str, Any], str]]


@pytest.fixture
def server() -> Iterator[Server]:
    with serving() as state:
        yield state


@pytest.fixture
def fetcher(server: Server) -> Iterator[Fetcher]:
    """Allowed to read the server by its address only; sleeps are noted, not slept."""
    client = Client(Limits(bytes=1_000_000, seconds=5), [f"127.0.0.1:{server.port}"])
    slept: list[float] = []
    made = Fetcher(client, pause=0, sleep=slept.append)
    made.slept = slept  # type: ignore[attr-defined]
    yield made
    client.close()


@pytest.fixture
def scrape(tmp_path: Path, server: Server) -> Scrape:
    """`specc scrape …` against the server: exit code, the JSON value, all output."""

    def run(*arguments: str, out: str = "corpus") -> tuple[int, dict[str, Any], str]:
        here = ["--allow-private", f"127.0.0.1:{server.port}", "--pause", "0"]
        result = CliRunner().invoke(app, ["scrape", *arguments, *here, "--out", str(tmp_path / out), "--json"])
        lines = result.stdout.strip().splitlines()
        value = json.loads(lines[-1]) if lines and lines[-1].startswith("{") else {}
        return result.exit_code, value, result.output

    return run
