"""One call: spec in, folder out. The folder is written beside its place and swapped in when everything is there."""

from __future__ import annotations

import importlib
import shutil
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path

from specc.compile import compile_spec
from specc.ir.program import Program
from specc.source.diagnostic import Diagnostic

Backend = Callable[[Program, int], dict[str, str]]
"""A typed program and the level of optimisation → the text of each file."""

BUILT_IN = {
    "python": "specc.backends.python.backend:build_files",
    "jax": "specc.backends.jax.backend:build_files",
}
LIMITS = {"jax": "specc.backends.jax.limits:complaints"}
"""What a backend cannot do with a program that is right."""
TESTS = "specc.testgen:build_tests"


@dataclass(frozen=True)
class BuildReport:
    """What was built, and what the compiler had to say. With errors, nothing was written."""

    name: str
    folder: Path
    diagnostics: tuple[Diagnostic, ...]


class UnknownBackend(ValueError):
    """No backend of that name is installed."""


def build(
    spec: Path,
    out: Path | None = None,
    backends: Sequence[str] = ("python", "jax"),
    settings: Mapping[str, str] | None = None,
    opt: int = 1,
) -> BuildReport:
    """Compile the spec and write `out` (`generated/NAME` by default): the files of the backends, README, layout, tests."""
    compiled = compile_spec(spec, settings)
    if compiled.program is None:
        return BuildReport(spec.stem, out or Path("generated") / spec.stem, compiled.diagnostics)
    folder = out or Path("generated") / compiled.program.name
    found = (*compiled.diagnostics, *limits(compiled.program, backends))
    if any(d.severity == "error" for d in found):
        return BuildReport(compiled.program.name, folder, found)
    write_folder(folder, files_of(compiled.program, backends, opt))
    return BuildReport(compiled.program.name, folder, compiled.diagnostics)


def limits(program: Program, backends: Sequence[str]) -> tuple[Diagnostic, ...]:
    """What these backends cannot do with the program."""
    return tuple(d for name in backends if name in LIMITS for d in _load_limits(LIMITS[name])(program))


def files_of(program: Program, backends: Sequence[str], opt: int = 1) -> dict[str, str]:
    """The text of every file of the built folder, by name."""
    from specc.backends.python.backend import package

    files = package(program, backends)
    for name in backends:
        files |= backend(name)(program, opt)
    tests = _tests()
    return files | (tests(program, tuple(backends)) if tests is not None else {})


def backend(name: str) -> Backend:
    """The backend of that name: built in, or from an entry point of the group `specc.backends`."""
    if name in BUILT_IN:
        found: Backend = _load(BUILT_IN[name])
        return found
    for point in entry_points(group="specc.backends"):
        if point.name == name:
            loaded: Backend = point.load()
            return loaded
    known = sorted({*BUILT_IN, *(point.name for point in entry_points(group="specc.backends"))})
    raise UnknownBackend(f"there is no backend {name}; there are {', '.join(known)}")


def _load(place: str) -> Backend:
    module, function = place.split(":")
    made: Backend = getattr(importlib.import_module(module), function)
    return made


def _load_limits(place: str) -> Callable[[Program], tuple[Diagnostic, ...]]:
    module, function = place.split(":")
    made: Callable[[Program], tuple[Diagnostic, ...]] = getattr(importlib.import_module(module), function)
    return made


def _tests() -> Callable[[Program, tuple[str, ...]], dict[str, str]] | None:
    module, function = TESTS.split(":")
    return getattr(importlib.import_module(module), function, None)


def write_folder(folder: Path, files: Mapping[str, str]) -> None:
    """Replace the folder by one with exactly these files; it is whole or as before, never half."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    if folder.exists() and not (folder / "layout.json").is_file() and any(folder.iterdir()):
        raise FileExistsError(f"{folder} is not a folder that specc built: it is left alone")
    made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    made.chmod(0o755)
    old = made.with_name(made.name + ".old")
    try:
        for name, text in sorted(files.items()):
            (made / name).write_text(text, encoding="utf-8")
        if folder.exists():
            folder.rename(old)
        made.rename(folder)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        if old.exists() and not folder.exists():
            old.rename(folder)
        raise
    shutil.rmtree(old, ignore_errors=True)
