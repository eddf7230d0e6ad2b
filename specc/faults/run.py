"""Faults of some specs, one after the other: chosen, built, tried, written down. What was written down before is not tried again."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from specc.backends.python.backend import generate
from specc.build import backend as backend_of
from specc.build import files_of, write_folder
from specc.compile import compile_spec
from specc.environment import NotBuilt, load_built
from specc.faults.choose import Fault, choose
from specc.faults.isolated import isolated
from specc.faults.jax_trial import jax_trial
from specc.faults.record import load, record, save
from specc.faults.results import Result, read
from specc.faults.trial import Right, trial
from specc.ir.program import Program

FILE = "faults.jsonl"
LONG = 120.0
"""Seconds that a fault of the reference may take; then the level that ran does not end, and that finds it."""
LONG_IN_JAX = 300.0
BUILDS = ("python", "jax")


class NotEquivalent(RuntimeError):
    """The right build fails its own verification: nothing can be said about faults."""


@dataclass(frozen=True)
class Plan:
    """How many faults of which specs, in which backend; how much is played against each."""

    specs: tuple[Path, ...]
    count: int = 300
    seed: int = 1
    backend: str = "reference"
    positions: int = 200
    episodes: int = 100
    settings: Mapping[str, str] | None = None


def run(plan: Plan, folder: Path | None, progress: Callable[[str], None] = lambda remark: None) -> Iterator[Result]:
    """The results, in order; with a folder they are added to its file one by one, and those in the file are not tried again."""
    programs = [_program(path, plan.settings) for path in plan.specs]
    known = {r.key: r for r in read(folder / FILE)} if folder is not None else {}
    chosen = _spread(plan, programs, progress)
    for program, faults in zip(programs, chosen, strict=True):
        todo = [f for n, f in enumerate(faults) if (program.name, plan.backend, plan.seed, n) not in known]
        with tempfile.TemporaryDirectory(prefix="specc-faults-") as scratch:
            right = Path(scratch) / "right" / program.name
            write_folder(right, files_of(program, BUILDS))
            against = _against(plan, right, folder, progress) if todo and plan.backend == "reference" else None
            for number, fault in enumerate(faults):
                key = (program.name, plan.backend, plan.seed, number)
                progress(f"{program.name} {number + 1} of {len(faults)}: {fault.kind} in {fault.owner}")
                result = known.get(key) or _tried(plan, fault, number, right, against)
                if folder is not None and key not in known:
                    folder.mkdir(parents=True, exist_ok=True)
                    with (folder / FILE).open("a", encoding="utf-8") as file:
                        file.write(json.dumps(result.as_json(), ensure_ascii=False) + "\n")
                yield result


def _program(path: Path, settings: Mapping[str, str] | None) -> Program:
    compiled = compile_spec(path, settings)
    if compiled.program is None:
        raise NotBuilt(compiled.diagnostics)
    return compiled.program


def _spread(plan: Plan, programs: Sequence[Program], progress: Callable[[str], None]) -> list[list[Fault]]:
    """As many faults of each spec; what a small one does not have, the larger ones give."""
    found: dict[int, list[Fault]] = {}
    left, rest = plan.count, list(range(len(programs)))
    made = {i: choose(programs[i], plan.count, plan.seed, _text(plan.backend)) for i in rest}
    while left > 0 and rest:
        for i in list(rest):
            if left == 0:
                break
            progress(f"choosing faults of {programs[i].name}")
            fault = next(made[i], None)
            if fault is None:
                rest.remove(i)
            else:
                found.setdefault(i, []).append(fault)
                left -= 1
    return [found.get(i, []) for i in range(len(programs))]


def _text(backend: str) -> Callable[[Program], str]:
    if backend == "reference":
        return lambda program: generate(program)["reference.py"]
    return lambda program: backend_of("jax")(program, 1)["jax_env.py"]


def _against(plan: Plan, right: Path, folder: Path | None, progress: Callable[[str], None]) -> Right:
    """What the right build does; in a process of its own, so that JAX is never used in this one, which forks."""
    name = right.name
    about = [load_built(right).layout["version"], plan.positions, plan.episodes]
    kept = folder / f"{name}.played.json.gz" if folder is not None else None
    control = load(kept, about) if kept is not None else None
    if control is None:
        progress(f"{name}: the right build, in both backends")
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            control = pool.submit(record, right, plan.positions, plan.episodes).result()
        if kept is not None and not control.wrong:
            kept.parent.mkdir(parents=True, exist_ok=True)
            save(control, kept, about)
    if control.wrong:
        raise NotEquivalent(f"{name}, without a fault: {control.wrong}")
    return Right(right, control)


def _tried(plan: Plan, fault: Fault, number: int, right: Path, against: Right | None) -> Result:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="specc-fault-") as scratch:
        folder = Path(scratch) / fault.spec
        shutil.copytree(right, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / ("reference.py" if against is not None else "jax_env.py")).write_text(fault.text, encoding="utf-8")
        if against is not None:
            said, how = isolated(trial, (against, folder), LONG, "fork")
        else:
            said, how = isolated(jax_trial, (folder, LONG_IN_JAX, plan.episodes), LONG_IN_JAX + 60, "spawn")
    found: dict[str, str | None] = {}
    for level, why, _ in said:
        found[level] = why
    if how != "done":
        last = next(reversed(found), "L1")
        found[last] = "does not end" if how == "time" else "the process dies"
    found = {level: None if why == "" else why for level, why in found.items()}
    seconds = round(time.monotonic() - began, 2)
    return Result(fault.spec, plan.backend, plan.seed, number, fault.kind, fault.owner, fault.place, fault.change, found, seconds)
