"""One fault in the reference, held against the right build level by level. Nothing is compiled: `record.py` knows what JAX does."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np

from specc.environment import Built, load_built
from specc.faults.record import LARGE, Control, Trace
from specc.verify import outcomes
from specc.verify.budget import Budget
from specc.verify.interactions import non_interference
from specc.verify.players import checked_by_reference_alone
from specc.verify.properties import arguments

SECONDS = 600.0


class Right:
    """The right build, and what it does."""

    def __init__(self, folder: Path, control: Control) -> None:
        self.built = load_built(folder)
        self.env: Any = self.built.reference()
        self.control = control
        self.checks = self.built.module("checks")
        self.layout = self.built.layout
        self.given = self.checks.must_be_given(self.env)
        self.scenarios = [s for s in self.built.module("scenarios").SCENARIOS if s.applies]
        self.drawn = [_steps(self.checks, self.env, s) for s in self.scenarios]

    def tolerance(self, field: str) -> float:
        """How far values may be apart, as when the backends are compared."""
        if self.layout["exact"]:
            return 0.0
        found: dict[str, float] = self.layout["tolerance"]
        return found.get(field, found.get("*", 1e-9 if self.layout["real"] == "real64" else 1e-4))


def trial(say: Callable[[Any], None], right: Right, folder: Path) -> None:
    """Says (level, why it is found or None, seconds) of each level, whether or not a lower one found it."""
    for name, level in (("L1", _first), ("L2", _second), ("L3", _third)):
        began = time.monotonic()
        say((name, "", 0.0))
        try:
            why = level(right, load_built(folder))
        except Exception as error:  # noqa: BLE001 - the environment cannot even be made, or breaks the checks
            why = _said(error)
        say((name, why, time.monotonic() - began))


def _first(right: Right, built: Built) -> str | None:
    """Single actions from positions; then, which takes longer, the derived tests that need no JAX."""
    found = _follow(right, built, right.control.positions)
    if found is not None:
        return found
    with tempfile.TemporaryDirectory(prefix="specc-fault-") as scratch:
        return _derived(built.folder, Path(scratch))


def _derived(folder: Path, scratch: Path) -> str | None:
    import pytest

    wanted = scratch / "outcomes.json"
    os.environ[outcomes.FILE] = str(wanted)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(scratch / "hypothesis")
    pytest.main([*arguments(folder, scratch), "-x"], plugins=[WithoutJax()])
    said = json.loads(wanted.read_text(encoding="utf-8"))
    failed = next((x for x in said if x["outcome"] == "failed"), None)
    return None if failed is None else f"{failed['test']}: {failed['message']}"


class WithoutJax:
    """Leaves out the derived tests that need the JAX environment."""

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        """Keep the others."""
        items[:] = [item for item in items if "twin" not in item.fixturenames]


def _second(right: Right, built: Built) -> str | None:
    """The scenarios, with each state as it was; then what players may not see."""
    env: Any = built.reference()
    for scenario, expected in zip(right.scenarios, right.drawn, strict=True):
        try:
            built.module("reference_scenarios").run(env, right.checks.everyday(scenario))
        except Exception as error:  # noqa: BLE001 - whatever the generated code raises is what is wrong
            return f"{scenario.name}: {_said(error)}"
        for (_, action, draws, s), (_, _, others, z) in zip(expected, _steps(built.module("checks"), env, scenario), strict=False):
            if draws != others:
                break                                                           # JAX cannot be given these draws
            wrong = _differs(right, env, s, z)
            if wrong is not None:
                return f"{scenario.name}, after {'the start' if action is None else env.action_name(action)}: {wrong}"
    if right.layout["hidden"]:
        failures, _ = non_interference(built, env, Budget(SECONDS))
        if failures:
            return failures[0].message
    return None


def _third(right: Right, built: Built) -> str | None:
    """Whole episodes."""
    return _follow(right, built, right.control.episodes)


def _steps(checks: Any, env: Any, scenario: Any) -> list[Any]:
    played: list[Any] = checks.recorded(env, scenario)
    return played


def _follow(right: Right, built: Built, traces: Iterable[Trace]) -> str | None:
    """The first step at which the reference with the fault does something else."""
    env: Any = built.reference()
    for trace in traces:
        wrong = _episode(right, env, trace)
        if wrong is not None:
            return f"{'position' if trace.start is not None else 'episode'} {trace.number}, {wrong}"
    return None


def _episode(right: Right, env: Any, trace: Trace) -> str | None:
    key = right.built.module("chance").episode_key
    seed, start = right.checks.SEED, trace.start
    s: Any = None
    z: Any = None
    for t, action in enumerate((None, *trace.actions)):
        of = key(seed, trace.number, t)
        one = _step(right.env, s, action, of, start, right.given)
        two = _step(env, z, action, of, start, right.given)
        where = f"step {t}, {'the start' if action is None else action}"
        if isinstance(two, Exception):
            alone = start is not None and checked_by_reference_alone(two)
            return None if isinstance(one, Exception) or alone else f"{where}: {_said(two)}"
        if isinstance(one, Exception):
            return None if checked_by_reference_alone(one) else f"{where}: goes on where JAX reports a fault"
        wrong = _differs(right, env, one, two)
        if wrong is not None:
            return f"{where}: {wrong}"
        s, z = one, two
    return None


def _step(env: Any, s: Any, action: Any, key: Any, start: Any, given: Any) -> Any:
    """A state, or the exception that is there instead."""
    try:
        if action is not None:
            return env.step(s, action, key)
        return env.init(key, given) if start is None else env.from_plain(start)
    except Exception as error:  # noqa: BLE001 - whatever it is, there is no step here
        return error


def _differs(right: Right, env: Any, s: Any, z: Any) -> str | None:
    """What is different, of all that is compared with JAX."""
    one, two = _plain(right.env, s), _plain(env, z)
    for name, value in one.items():
        if two.get(name) != value and not _close(value, two.get(name), right.tolerance(name)):
            return f"{name} is another"
    for player in range(env.num_players):
        seen = np.asarray(right.env.observe(s, player), np.float32)
        other = np.asarray(env.observe(z, player), np.float32)
        same = seen.shape == other.shape and np.array_equal(seen, other)
        if not same and not _close(seen.tolist(), other.tolist(), right.tolerance("observation")):
            return f"the observation of player {player} is another"
    return None


def _plain(env: Any, s: Any) -> dict[str, Any]:
    """Plain data; large arrays of numbers are compared as they are."""
    cells = {f.name: getattr(s, f.attribute) for f in s.fields}
    large = {name: v for name, v in cells.items() if isinstance(v, list) and len(v) > LARGE}
    if not large:
        return env.to_plain(s)  # type: ignore[no-any-return]
    kept = {f.name: f.kind.plain(getattr(s, f.attribute)) for f in s.fields if f.name not in large}
    rest = {"mover": s.mover, "to_move": s.to_move, "over": s.over, "truncated": s.truncated, "reward": s.reward, "asked": s.asked}
    return kept | large | rest | {"legal": s.legal_action_mask}


def _close(a: Any, b: Any, tolerance: float) -> bool:
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return all(_close(a[k], b[k], tolerance) for k in a)
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return all(_close(x, y, tolerance) for x, y in zip(a, b, strict=True))
    return bool(a == b or (tolerance > 0 and isinstance(a, float) and isinstance(b, float) and abs(a - b) <= tolerance * max(1.0, abs(a))))


def _said(error: Exception) -> str:
    first = (str(error).splitlines() or [""])[0]
    return first if isinstance(error, AssertionError) else f"{type(error).__name__}: {first}"
