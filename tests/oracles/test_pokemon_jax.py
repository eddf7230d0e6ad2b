"""Pokemon battles in JAX: recorded battles by tape under vmap, random battles beside the reference, and growth with the number of moves."""

from __future__ import annotations

import os
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from showdown import Showdown, read, replay

from specc.build import build
from specc.environment import Built, load_built

jax = pytest.importorskip("jax", reason="JAX is not installed: pip install specc[jax]")

Builder = Callable[..., Built]
DRAWS = 48
"""At most so many draws in a turn: four moves called in a row, and a dozen of values each."""
BATCH = 64
BATTLES = int(os.environ.get("SPECC_BATTLES", "128"))
"""Random battles beside the reference."""


@cache
def stepped(folder: Built) -> Any:
    """One step with recorded draws, for a batch."""
    return jax.jit(jax.vmap(folder.jax().step_with))


def taped(folder: Built, battles: Sequence[dict[str, Any]]) -> int:
    """These battles side by side: after every action each state in JAX is that of the reference. The number of actions."""
    chance: Any = folder.module("jax_chance")
    module: Any = folder.module("jax_env")
    rows, envs = [], []
    for battle in battles:
        game = Showdown(folder, battle["format"] == "gen1ou")
        rows.append([(game.env.to_plain(a), action, used, game.env.to_plain(b)) for a, action, used, b in replay(game, battle)])
        envs.append(module.Env(game.params))
    state = batch([env.from_plain(row[0][0]) for env, row in zip(envs, rows, strict=True)])
    nothing = chance.draws_of([], DRAWS)
    for n in range(max(len(row) for row in rows)):
        playing = [n < len(row) for row in rows]
        actions = np.array([row[n][1] if n < len(row) else 0 for row in rows], np.int32)
        draws = batch([chance.draws_of(row[n][2], DRAWS) if n < len(row) else nothing for row in rows])
        state = stepped(folder)(state, actions, draws)
        leaves = jax.tree.map(np.asarray, state)
        for i, env in enumerate(envs):
            if playing[i]:
                here = env.to_plain(jax.tree.map(lambda x, i=i: x[i], leaves))
                assert here == rows[i][n][3], (battles[i]["seed"], n)
    return sum(len(row) for row in rows)


def batch(states: Sequence[Any]) -> Any:
    return jax.tree.map(lambda *leaves: np.stack(leaves), *states)


@pytest.mark.slow
def test_recorded_battles_in_jax(built: Builder, shared_data: Path) -> None:
    battles = list(read(shared_data / "showdown" / "gen1_battles.jsonl.xz"))
    folder = built("pokemon_gen1", "jax")
    done = sum(taped(folder, battles[i : i + 40]) for i in range(0, len(battles), 40))
    assert done > 15_000


@pytest.mark.slow
def test_random_battles(built: Builder) -> None:
    """Random play from random teams, the same keys in both: every mask, player, reward and Hit Point, and whole states now and then."""
    folder = built("pokemon_gen1", "jax")
    used, suffered, played = Counter[int](), Counter[int](), 0
    for first in range(0, BATTLES, BATCH):
        played += random_battles(folder, first, min(BATCH, BATTLES - first), used, suffered)
    moves = len(folder.module("reference").MOVE)
    print(f"{BATTLES} battles, {played} actions, {len(used)} of {moves} moves, statuses {dict(suffered)}")
    assert len(suffered) == 7
    # Metronome hides behind the move that it calls; `unselected` is what only a Pokemon thawed at once does.
    assert BATTLES < 1400 or len(used) == moves - 2, set(range(moves)) - set(used)


def random_battles(folder: Built, first: int, count: int, used: Counter[int], suffered: Counter[int]) -> int:
    reference: Any = folder.reference()
    env: Any = folder.jax()
    key = folder.module("chance").episode_key
    step = keyed(folder)
    keys = np.array([key(7, first + i, 0) for i in range(count)], np.uint32)
    state = jax.jit(jax.vmap(env.init))(keys)
    beside = [reference.init(tuple(map(int, k))) for k in keys]
    rng, n, played = random.Random(first), 0, 0
    while not all(s.over for s in beside):
        n += 1
        live = [i for i, s in enumerate(beside) if not s.over]
        actions = np.zeros(count, np.int32)
        keys = np.array([key(7, first + i, n) for i in range(count)], np.uint32)
        for i in live:
            actions[i] = rng.choice([a for a, ok in enumerate(beside[i].legal_action_mask) if ok])
        state = step(state, actions, keys)
        leaves = jax.tree.map(np.asarray, state)
        for i in live:
            beside[i] = s = reference.step(beside[i], int(actions[i]), tuple(map(int, keys[i])))
            assert bool(leaves.terminated[i]) == s.over, (first + i, n)
            assert leaves.rewards[i].tolist() == list(s.reward), (first + i, n)
            if not s.over:
                assert leaves.legal_action_mask[i].tolist() == list(s.legal_action_mask), (first + i, n)
                assert int(leaves.current_player[i]) == s.to_move, (first + i, n)
            used.update(m.index for m in s.last_move if m is not None)
            suffered.update(int(s.team[p, s.act[p].who].status) for p in range(2))
            if s.over or n % 16 == i % 16:
                one = jax.tree.map(lambda x, i=i: x[i], leaves)
                assert env.to_plain(one) == reference.to_plain(s), (first + i, n)
        played += len(live)
    return played


@cache
def keyed(folder: Built) -> Any:
    """One step, for a batch."""
    return jax.jit(jax.vmap(folder.jax().step))


# ---- growth

ROOT = Path(__file__).resolve().parents[2]
NAMED = """swords_dance fly tackle wrap thrash growl disable hyper_beam counter seismic_toss leech_seed solar_beam thunder_wave dig toxic
rage mimic double_team recover minimize haze bide metronome mirror_move clamp swift high_jump_kick dream_eater transform spore psywave
splash conversion explosion rest super_fang substitute struggle unselected""".split()
"""Moves that the rules or scenarios name, and one of every kind of code."""


def fewer_moves(folder: Path) -> Path:
    """The spec with these moves only."""
    (folder / "pokemon_gen1").mkdir()
    spec, moves, species = (ROOT / "specs" / name for name in ("pokemon_gen1.yaml", "pokemon_gen1/moves.yaml", "pokemon_gen1/species.yaml"))
    head, rows = moves.read_text(encoding="utf-8").split("    rows:\n", 1)
    kept = [block for block in re.split(r"(?m)^(?=      \w)", rows) if block.partition(":")[0].strip() in NAMED]
    assert len(kept) == len(NAMED)
    (folder / "pokemon_gen1" / "moves.yaml").write_text(head + "    rows:\n" + "".join(kept), encoding="utf-8")

    def learns(found: re.Match[str]) -> str:
        return "learns: |\n          {" + ", ".join(x for x in re.findall(r"\w+", found[1]) if x in NAMED) + "}"

    text = re.sub(r"learns: \|\n\s+\{([^}]*)\}", learns, species.read_text(encoding="utf-8"))
    (folder / "pokemon_gen1" / "species.yaml").write_text(text, encoding="utf-8")
    text = spec.read_text(encoding="utf-8").replace("range: 163", f"range: {len(NAMED) - 3}")
    (folder / spec.name).write_text(text, encoding="utf-8")
    return folder / spec.name


def costs(folder: Built) -> tuple[float, float]:
    """Seconds of processor time to compile a step of a batch, and to make 32 of them."""
    env: Any = folder.jax()
    key = folder.module("chance").episode_key
    keys = [np.array([key(1, i, n) for i in range(256)], np.uint32) for n in range(33)]
    state = jax.jit(jax.vmap(env.init))(keys[0])

    def first(s: Any) -> Any:
        return np.argmax(np.asarray(s.legal_action_mask), 1).astype(np.int32)

    began = time.process_time()
    step = jax.jit(jax.vmap(env.step)).lower(state, first(state), keys[1]).compile()
    compiled, best = time.process_time() - began, float("inf")
    for _ in range(3):
        began, s = time.process_time(), state
        for k in keys[1:]:
            s = step(s, first(s), k)
        jax.block_until_ready(s)
        best = min(best, time.process_time() - began)
    return compiled, best


@pytest.mark.slow
def test_growth_with_the_number_of_moves(built: Builder, tmp_path: Path) -> None:
    """166 rows against a quarter of them: at most 1.3 times the compile time and the step."""
    report = build(fewer_moves(tmp_path), tmp_path / "few", ["python", "jax"], {})
    assert not [d for d in report.diagnostics if d.severity == "error"]
    few, many = costs(load_built(tmp_path / "few")), costs(built("pokemon_gen1", "jax"))
    print(f"compile {few[0]:.1f} s and {many[0]:.1f} s, step {few[1]:.3f} s and {many[1]:.3f} s")
    assert many[0] < 1.3 * few[0] and many[1] < 1.3 * few[1], (few, many)
