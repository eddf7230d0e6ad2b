"""The JAX backend: a typed program in, the files of the JAX environment out."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import jinja2

from specc import __version__
from specc.backends.jax import environment
from specc.backends.jax.functions import Text, function_text, legality_texts, pure_column_text, unit_text
from specc.backends.jax.view import Generator
from specc.ir.hash import version_of
from specc.ir.program import Program
from specc.resources import templates

RUNTIME = {f"jax_{name}.py": f"{name}.py" for name in ("runtime", "values", "numbers", "long", "cells", "sets", "steps", "chance", "plain")}


def generate(program: Program, meaning: str = "") -> dict[str, str]:
    """File name → text. `meaning`: the version of the environment."""
    env = jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates() / "jax"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    text = env.get_template("jax_env.py.jinja").render(view=build_view(program, meaning))
    runtime = {name: (templates() / "jax" / source).read_text(encoding="utf-8") for name, source in RUNTIME.items()}
    return {"jax_env.py": formatted(text), **runtime}


def build_files(program: Program, opt: int = 1) -> dict[str, str]:
    """What `specc build` asks of a backend."""
    return generate(program, version_of(program))


def build_view(program: Program, meaning: str) -> dict[str, Any]:
    """Everything that the template prints."""
    g = Generator(program)
    fields = environment.all_fields(g)
    functions = [f for f in (function_text(g, f) for f in program.functions.values()) if f is not None]
    legality = [text for a in program.actions.values() for text in legality_texts(g, a)]
    parts = environment.act_lines(g)
    ends = environment.end_text(g)
    start = environment.start_lines(g)
    legal = environment.legal_lines(g)
    observe = environment.channel_lines(g)
    turn = environment.turn_lines(g)
    rules: list[Text] = []
    columns: list[Text] = []
    done: set[tuple[str, ...]] = set()
    pure: set[tuple[str, str]] = set()
    while len(done) < len(g.units) or len(pure) < len(g.pure_columns):
        for key in [k for k in g.units if k not in done]:
            done.add(key)
            (rules if key[0] == "rule" else columns).append(unit_text(g, g.units[key]))
        for column in [k for k in g.pure_columns if k not in pure]:
            pure.add(column)
            columns.append(pure_column_text(g, *column))
    boxed = [a for a in program.actions.values() if a.box is not None]
    return {
        "program": program,
        "version": meaning,
        "specc": __version__,
        "g": g,
        "records": g.record_lines,
        "constants": g.constants.lines,
        "fields": fields,
        "functions": functions,
        "columns": columns,
        "rules": rules,
        "legality": legality,
        "parts": parts,
        "ends": ends,
        "start": start,
        "legal": legal,
        "legal_reads": environment.legal_reads(g),
        "observe": observe,
        "observation_size": environment.observation_size(g),
        "turn": turn,
        "memories": environment.memories(g),
        "reals": environment.reals(g),
        "saved": g.saved_words(),
        "num_actions": max(program.num_actions, 1),
        "real": f"float{program.numbers.width}",
        "reward": f"float{program.numbers.width}",
        "box": boxed[0] if boxed else None,
        "parameters": {d.name: d.default for d in program.parameters.values()},
    }


def formatted(text: str) -> str:
    """Python code as ruff formats it."""
    command = [_ruff(), "format", "--isolated", "--no-cache", "--line-length", "120", "--target-version", "py311", "-"]
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
