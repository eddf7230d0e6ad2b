"""`specc mcp`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from specc.cli.report import refuse


def mcp(
    folder: Annotated[Path, typer.Option("--folder", exists=True, file_okay=False, help="The folder with the spec.")] = Path("."),
    corpus: Annotated[list[Path] | None, typer.Option("--corpus", help="Passages: a corpus, texts, source files. May be repeated.")] = None,
    backend: Annotated[list[str] | None, typer.Option("--backend", help="python, or python and jax (repeat it).")] = None,
) -> None:
    """Serve check, scenarios, verify, coverage, build and passages as tools of an MCP server, on standard input and output."""
    from specc.extract.agent import Material, NoMaterial
    from specc.extract.mcp import NoServer, make_server

    try:
        server = make_server(folder, Material.open(corpus or []), ("python", "jax") if "jax" in (backend or ()) else ("python",))
    except (NoMaterial, NoServer) as problem:
        refuse(str(problem))
    server.run("stdio")
