"""Options and arguments that several commands have, so that they read the same everywhere."""

from __future__ import annotations

import typer

SpecFile = typer.Argument(exists=True, dir_okay=False, readable=True, help="The spec, a YAML file.", metavar="FILE")
SpecOrFolder = typer.Argument(exists=True, readable=True, help="A spec (YAML file), or a folder that `specc build` wrote.", metavar="FILE")
SetOption = typer.Option("--set", metavar="NAME=VALUE", help="Set a build-time constant of the spec. May be repeated.")
JsonOption = typer.Option("--json", help="Print one JSON value as the last line.")
SeedOption = typer.Option("--seed", help="Seed of chance and of random players.", min=0)
GivenOption = typer.Option("--given", metavar="JSON", help="Start from these fields, no set-up: a JSON object, or a file with one.")
