"""From a mapping file to a running oracle."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from specc.oracles.mapping import BadMapping, OracleFile
from specc.oracles.program import Program
from specc.oracles.protocol import Oracle


def start(file: OracleFile, path: Path, settings: Mapping[str, Any]) -> Oracle:
    """The oracle that a file declares. A class that has a parameter `settings` is given those that the spec was built with; an option
    `file` is a path from the folder of the mapping file."""
    if file.command is not None:
        return Program(file.command, path.parent, file.timeout)
    assert file.python is not None
    kind = _class(file.python, path)
    options = dict(file.options)
    if "settings" in kind.__init__.__annotations__:
        options["settings"] = settings
    if isinstance(options.get("file"), str):
        options["file"] = str((path.parent / options["file"]).resolve())
    try:
        return kind(**options)
    except TypeError as problem:
        raise BadMapping(f"{path}: options: {file.python} cannot be made with {options}: {problem}") from None


def _class(text: str, path: Path) -> type[Oracle]:
    where, _, name = text.rpartition(":")
    try:
        if where.endswith(".py"):
            spec = importlib.util.spec_from_file_location(f"_specc_oracle_{Path(where).stem}", path.parent / where)
            assert spec is not None and spec.loader is not None
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
        else:
            module = importlib.import_module(where)
    except (ImportError, FileNotFoundError) as problem:
        raise BadMapping(f"{path}: python: {where} cannot be imported: {problem}") from None
    kind = getattr(module, name, None)
    if not (isinstance(kind, type) and issubclass(kind, Oracle)):
        raise BadMapping(f"{path}: python: {where} has no class {name} that derives from specc.oracles.protocol.Oracle")
    return kind
