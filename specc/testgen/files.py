"""The test files of a generated folder: `test_NAME.py`, and the checks that it calls."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import jinja2

from specc.backends.python.backend import formatted
from specc.backends.python.bodies import shown_path
from specc.ir.program import Program
from specc.resources import templates
from specc.testgen.strategies import strategy
from specc.testgen.writes import frames

FEW, FEWER = 120, 12
"""So many steps of random play are checked for each property; FEWER in specs with very large fields."""
LARGE = 5000


@dataclass(frozen=True)
class TestView:
    """What the template prints."""

    title: str
    file: str
    test: str
    players: int
    actions: int
    strategies: tuple[tuple[str, str], ...]
    writes: tuple[tuple[str, str], ...]
    hidden: str
    """Fields that not everybody sees, as a set; empty where there are none."""
    revealing: str
    invariants: bool
    fast: bool
    symmetries: tuple[tuple[str, str], ...]
    box: bool
    jax: bool
    few: int


def build_tests(program: Program, backends: Sequence[str] = ("python", "jax")) -> dict[str, str]:
    """File name → text. Without the reference there is nothing to test against, and no tests."""
    if "python" not in backends:
        return {}
    view = test_view(program, backends)
    text = _environment().get_template("test_env.py.jinja").render(view=view)
    used = sorted(set(re.findall(r"\b(\w+)\(", "".join(s for _, s in view.strategies))))
    text = text.replace("# <strategies>\n", f"from .checks_values import {', '.join(used)}\n" if used else "", 1)
    optional = {"checks_symmetry.py": bool(view.symmetries), "checks_jax.py": view.jax}
    modules = ["checks.py", "checks_values.py", *(name for name, there in optional.items() if there)]
    support = {name: (templates() / "tests" / name).read_text(encoding="utf-8") for name in modules}
    return {view.test: formatted(text), **support}


def test_view(program: Program, backends: Sequence[str]) -> TestView:
    """Everything that differs from one spec's tests to another's."""
    strategies = tuple((name, strategy(f.type)) for name, f in program.state.items())
    hidden = [name for name, f in program.state.items() if f.visible_kind != "all" or f.visible is not None]
    revealing = sorted(c.name for c in program.channels.values() if re.search(r"\breveal\s*\(", c.written))
    return TestView(
        title=program.title or program.name,
        file=shown_path(program.file),
        test=f"test_{program.name}.py",
        players=program.players,
        actions=program.num_actions,
        strategies=strategies,
        writes=tuple((name, _set(fields)) for name, fields in frames(program).items()),
        hidden=_set(hidden) if hidden else "",
        revealing=_set(revealing),
        invariants=bool(program.invariants),
        fast=any(f.fast is not None for f in program.functions.values()),
        symmetries=tuple((s.name, repr(dict(s.maps))) for s in program.symmetries),
        box=any(a.box is not None for a in program.actions.values()),
        jax="jax" in backends,
        few=FEWER if any(int(x) > LARGE for _, s in strategies for x in re.findall(r"array\([^()]*\([^()]*\), (\d+)", s)) else FEW,
    )


def _set(names: Sequence[str]) -> str:
    return "{" + ", ".join(repr(x) for x in names) + "}" if names else "set()"


def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(templates() / "tests"),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
