"""The work of `levels.py`, in the process that it starts: compile, play, run the derived tests, watch which lines run."""

from __future__ import annotations

import ast
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from specc.build import files_of, write_folder
from specc.compile import Compiled, compile_spec
from specc.environment import load_built
from specc.extract.agent.levels import Finding, Report
from specc.ir.program import Program
from specc.play_check import play_checks
from specc.source.diagnostic import Diagnostic
from specc.source.render import render_plain

PROPERTIES = "not scenario and not jax"
SHOWN = 6
"""Failures of a level that are told in full."""
EPISODES, STEPS = 20, 400


def _checked(spec: Path) -> tuple[Compiled, list[Finding], tuple[str, ...]]:
    compiled = compile_spec(Path(spec.name))
    errors = [d for d in compiled.diagnostics if d.severity == "error"]
    warnings = [d for d in compiled.diagnostics if d.severity != "error"]
    return compiled, _findings(0, errors), ((render_plain(warnings),) if warnings else ())


def _findings(level: int, found: Sequence[Diagnostic]) -> list[Finding]:
    told = [Finding(level, render_plain([d]), _scenario(d)) for d in found[:SHOWN]]
    if len(found) > SHOWN:
        told.append(Finding(level, f"… and {len(found) - SHOWN} more"))
    return told


def _scenario(diagnostic: Diagnostic) -> str:
    named = re.match(r"scenario `(.*?)`", diagnostic.message)
    return named.group(1) if named else ""


def levels(spec: Path, upto: int, backends: Sequence[str]) -> Report:
    """The levels up to `upto`, or to the first that fails."""
    os.chdir(spec.parent)             # so that messages name the file as the agent does
    compiled, found, remarks = _checked(spec)
    program = compiled.program
    if program is None or found or upto == 0:
        return Report(0, tuple(found), remarks)
    if found := _properties(program, ("python",), PROPERTIES, 1):
        return Report(1, tuple(found), remarks)
    if upto == 1:
        return Report(1, (), remarks)
    if found := _findings(2, play_checks(program, scenarios=True)):
        return Report(2, tuple(found), remarks)
    if upto == 2:
        return Report(2, (), remarks)
    found = _findings(3, play_checks(program, scenarios=False, search=True))
    if not found and "jax" in backends:
        found = _properties(program, ("python", "jax"), "jax", 3)
    elif "jax" not in backends:
        remarks = (*remarks, "not run: the JAX backend against the reference")
    return Report(3, tuple(found), remarks)


def _properties(program: Program, backends: Sequence[str], selection: str, level: int) -> list[Finding]:
    """The derived tests that the selection names."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / program.name
        write_folder(folder, files_of(program, backends))
        (Path(made) / "pytest.ini").write_text("[pytest]\nmarkers =\n    slow: long\n")
        command = [sys.executable, "-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider", "--no-header", "-k", selection,
                   "-m", "not slow", "-c", str(Path(made) / "pytest.ini"), "--import-mode=importlib", str(folder)]  # fmt: skip
        plain = {k: v for k, v in os.environ.items() if not k.startswith("ANTHROPIC_")} | {"PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, capture_output=True, text=True, cwd=made, env=plain, stdin=subprocess.DEVNULL)
        if done.returncode in (0, 5):
            return []
        if "No module named pytest" in done.stderr:
            return [Finding(level, "the derived tests need pytest: pip install pytest")]
        return _failures(done.stdout.replace(made, ""), level) or [Finding(level, (done.stdout + done.stderr)[-3000:].replace(made, ""))]


def _failures(output: str, level: int) -> list[Finding]:
    """A finding a failed test: its name and the lines of the error."""
    blocks = re.split(r"^_{3,} (?:ERROR at setup of )?(\S+?)(?:\[.*\])? _{3,}$", output, flags=re.MULTILINE)[1:]
    found: dict[str, Finding] = {}
    for name, text in zip(blocks[::2], blocks[1::2], strict=True):
        errors = [line[1:].strip() for line in text.splitlines() if line.startswith("E ")]
        said = "\n".join(errors[:12])
        if said not in found:
            found[said] = Finding(level, f"{name}:\n{said}")
    return list(found.values())[:SHOWN]


def build(spec: Path, out: Path, backends: Sequence[str]) -> Report:
    """Write the built folder, if the spec has no errors."""
    os.chdir(spec.parent)
    compiled, found, remarks = _checked(spec)
    if compiled.program is None or found:
        return Report(0, tuple(found), remarks)
    files = files_of(compiled.program, backends)
    write_folder(out, files)
    return Report(0, (), (*remarks, f"wrote {out.name}/: {', '.join(sorted(files))}"))


# ------------------------------------------------------------------------------------------------ coverage
def coverage(spec: Path) -> Report | str:
    """Random games and the scenarios on the reference: which of its functions and lines never ran."""
    os.chdir(spec.parent)
    compiled, found, remarks = _checked(spec)
    if compiled.program is None or found:
        return Report(0, tuple(found), remarks)
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / compiled.program.name
        write_folder(folder, files_of(compiled.program, ["python"]))
        built = load_built(folder)
        file = str(built.module("reference").__file__)
        seen: set[int] = set()

        def trace(frame: Any, event: str, argument: Any) -> Any:
            if frame.f_code.co_filename != file:
                return None
            seen.add(frame.f_lineno)
            return trace

        sys.settrace(trace)
        try:
            games = _play(built)
            scenarios = _play_scenarios(built)
        finally:
            sys.settrace(None)
        missed = _missed(Path(file).read_text(encoding="utf-8"), seen)
    head = f"{games} random games, {scenarios} scenario{'s' * (scenarios != 1)}"
    return "\n".join([f"{head}; never reached:", *missed]) if missed else f"{head}: every line of every rule was reached"


def _play(built: Any) -> int:
    env = built.reference()
    for episode in range(EPISODES):
        rng = random.Random(episode)
        try:
            state = env.init(built.key(1, episode, 0), None)
            for step in range(1, STEPS + 1):
                legal = [i for i, allowed in enumerate(state.legal_action_mask) if allowed]
                if state.over or state.truncated or not legal:
                    break
                state = env.step(state, rng.choice(legal), built.key(1, episode, step))
                for player in range(env.num_players):
                    env.observe(state, player)
        except Exception:        # a fault of the spec: the levels report it, coverage counts what ran before
            continue
    return EPISODES


def _play_scenarios(built: Any) -> int:
    env, run = built.reference(), built.module("reference_scenarios").run
    played = 0
    for scenario in built.module("scenarios").SCENARIOS:
        if scenario.applies and not getattr(scenario, "perft", None):
            try:
                run(env, scenario)
            except Exception:    # likewise
                continue
            played += 1
    return played


def _missed(text: str, seen: set[int]) -> list[str]:
    """Functions of the reference that have a place in the spec and did not run, or lines of theirs that did not."""
    lines = text.splitlines()
    found = []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        inside = lines[node.lineno - 1 : node.end_lineno]
        place = next((m.group(1) for line in inside if (m := re.search(r"# spec: (\S+)", line))), None)
        if place is None:
            continue
        body = [s for s in node.body if not (isinstance(s, ast.Expr) and isinstance(s.value, ast.Constant))]
        statements = sorted({s.lineno for top in body for s in ast.walk(top) if isinstance(s, ast.stmt)})
        missing = [n for n in statements if n not in seen]
        if statements and len(missing) == len(statements):
            found.append(f"{place}: {node.name}: never")
        elif missing:
            found += [f"{place}: {node.name}: {lines[n - 1].strip()}" for n in missing[:SHOWN]]
    return found
