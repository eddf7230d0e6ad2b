"""The SM83 against recorded single steps of the CPU (SingleStepTests/sm83, MIT): registers, RAM and M-cycles of 10,000 cases."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest

from specc.environment import Built

REGISTERS = ("b", "c", "d", "e", "h", "l", "f", "a")  # in the order of the spec's Reg
MOST_STEPS = 3  # HALT and STOP cases are the instruction and two idle M-cycles
CHUNK = 500
Case = dict[str, Any]


@pytest.fixture(scope="module")
def cases(shared_data: Path) -> list[Case]:
    """All cases, in the order of the file."""
    with gzip.open(shared_data / "gb" / "sm83_sample.json.gz", "rt", encoding="utf-8") as file:
        groups: dict[str, list[Case]] = json.load(file)
    return [case for group in groups.values() for case in group]


def scalars(side: dict[str, Any]) -> dict[str, Any]:
    """Registers as fields of the spec."""
    return {
        "reg": [side[r] for r in REGISTERS],
        "pc": side["pc"],
        "sp": side["sp"],
        "ime": bool(side["ime"]),
        "ei_pending": bool(side.get("ei", 0)),
    }


def test_reference(built: Callable[..., Built], cases: list[Case]) -> None:
    env = built("sm83").reference()
    blank: Any = env.init((0, 0))
    wrong = []
    for case in cases:
        state = blank.copy()
        for name, value in scalars(case["initial"]).items():
            setattr(state, name, value)
        for address, value in case["initial"]["ram"]:
            state.mem[address] = value
        steps = 0
        while state.cycles < len(case["cycles"]) and steps < MOST_STEPS:
            state = env.step(state, 0, (0, 0))
            steps += 1
        got = {name: getattr(state, name) for name in scalars(case["final"])}
        got["reg"] = list(got["reg"])
        ram = [[address, state.mem[address]] for address, _ in case["final"]["ram"]]
        if (got, ram, state.cycles) != (scalars(case["final"]), case["final"]["ram"], len(case["cycles"])):
            wrong.append((case["name"], got, scalars(case["final"])))
    assert not wrong, f"{len(wrong)} of {len(cases)} cases differ, the first: {wrong[0]}"


def chunks(cases: list[Case]) -> Iterator[list[Case]]:
    for start in range(0, len(cases), CHUNK):
        yield cases[start : start + CHUNK]


def test_jax(built: Callable[..., Built], cases: list[Case]) -> None:
    env = built("sm83", "jax").jax()
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    wrong = []
    for chunk in chunks(cases):
        count = len(chunk)
        memory = np.zeros((count, 0x10000), np.uint8)
        for i, case in enumerate(chunk):
            for address, value in case["initial"]["ram"]:
                memory[i, address] = value
        initial = [scalars(case["initial"]) for case in chunk]
        given = {name: np.array([side[name] for side in initial]) for name in initial[0]}
        keys, actions = np.zeros((count, 2), np.uint32), np.zeros(count, np.int32)
        state = start(keys, {**given, "mem": memory})
        want = np.array([len(case["cycles"]) for case in chunk])
        for _ in range(MOST_STEPS):
            after = step(state, actions, keys)
            go_on = np.asarray(state.cycles) < want

            def choose(new: Any, old: Any, go_on: Any = go_on) -> Any:
                return np.where(go_on.reshape((-1,) + (1,) * (np.ndim(new) - 1)), new, old)

            state = jax.tree.map(choose, after, state)
        fields = {name: np.asarray(getattr(state, name)) for name in scalars(chunk[0]["final"])}
        ram, cycles = np.asarray(state.mem), np.asarray(state.cycles)
        for i, case in enumerate(chunk):
            got = {name: values[i].tolist() for name, values in fields.items()}
            same = got == scalars(case["final"]) and all(ram[i, a] == v for a, v in case["final"]["ram"]) and cycles[i] == want[i]
            if not same:
                wrong.append((case["name"], got, scalars(case["final"])))
    assert not wrong, f"{len(wrong)} of {len(cases)} cases differ, the first: {wrong[0]}"
