"""The Python backend: a typed program in, the files of the reference environment out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import jinja2

from specc import __version__
from specc.backends.python.bodies import shown_path
from specc.backends.python.layout import layout
from specc.backends.python.names import RUNTIME_MODULES, defined_names
from specc.backends.python.readme import readme_view
from specc.backends.python.view import build_view, imports_of
from specc.ir.hash import version_of
from specc.ir.program import Program
from specc.resources import templates

LINE_LENGTH = "120"


def generate(program: Program) -> dict[str, str]:
    """File name → text: the reference and what it is made with."""
    program = replace(program, file=shown_path(program.file))
    meaning = version_of(program)
    view = build_view(program, meaning, __version__)
    body = _environment().get_template("reference.py.jinja").render(view=view)
    reference = formatted(_with_imports(body, imports_of(body)))
    scenarios = _environment().get_template("scenarios.py.jinja").render(view=view.scenarios)
    scenarios = formatted(_with_imports(scenarios, imports_of(scenarios, defined_names(reference))))
    runtime = {f"{module}.py": (templates() / "python" / f"{module}.py").read_text(encoding="utf-8") for module in RUNTIME_MODULES}
    return {"reference.py": reference, "scenarios.py": scenarios, **runtime}


def _with_imports(text: str, lines: list[str]) -> str:
    return text.replace("# <imports>\n", "\n".join(lines) + "\n", 1)


def build_files(program: Program, opt: int) -> dict[str, str]:
    """What `specc build` writes for this backend. The reference is the meaning: it is the same at every `opt`."""
    return generate(program)


def package(program: Program, backends: Sequence[str]) -> dict[str, str]:
    """File name → text: what every generated folder has, whatever its backends."""
    program = replace(program, file=shown_path(program.file))
    meaning = version_of(program)
    readme = _environment().get_template("README.md.jinja").render(view=readme_view(program, meaning, tuple(backends)))
    init = _environment().get_template("__init__.py.jinja").render(program=program, backends=tuple(backends))
    return {"README.md": readme, "__init__.py": init, "layout.json": layout(program, meaning, __version__)}


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates() / "python"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters["tuple_text"] = lambda words: repr(tuple(words))
    return environment


def formatted(text: str) -> str:
    """Python code as ruff formats it."""
    command = [_ruff(), "format", "--isolated", "--no-cache", "--line-length", LINE_LENGTH, "--target-version", "py311", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ValueError(f"the generated code is not Python: {done.stderr.strip()}\n{text}")
    return done.stdout


@cache
def _ruff() -> str:
    beside = Path(sys.executable).parent / "ruff"
    if beside.is_file():
        return str(beside)
    from ruff import find_ruff_bin  # type: ignore[import-untyped]

    return str(find_ruff_bin())
