"""`specc schema`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def schema(
    out: Annotated[Path | None, typer.Option("--out", help="Write to this file instead of standard output.")] = None,
) -> None:
    """Print the JSON schema of a spec, for editors.

    In VS Code: "yaml.schemas": {"specc.schema.json": "specs/*.yaml"}.
    """
    from specc.document.schema import schema_json

    text = schema_json().rstrip("\n") + "\n"
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
