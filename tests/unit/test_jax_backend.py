"""The JAX backend: generated text, and random games that are the reference's step by step (small hand-built and bundled programs)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from specc.backends.jax.backend import generate
from specc.backends.python import backend as python
from specc.build import write_folder
from specc.compile import compile_spec
from specc.environment import Built, load_built
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Program
from specc.passes.merge_statements import ByBody, merge_statements
from tests.unit import program_samples as samples

SPECS = Path(__file__).resolve().parents[2] / "specs"


def built(program: Program, folder: Path) -> Built:
    out = folder / program.name
    write_folder(out, {**python.package(program, ["python", "jax"]), **python.generate(program), **generate(program)})
    return load_built(out)


def bundled(name: str) -> Program:
    program = compile_spec(SPECS / f"{name}.yaml").program
    assert program is not None
    return program


PROGRAMS: dict[str, Any] = {
    "tic_tac_toe by hand": samples.tic_tac_toe,
    "high_card by hand": samples.high_card,
    "high_card by hand, forced": lambda: samples.high_card(forced_take=True),
    "kuhn_poker": lambda: bundled("kuhn_poker"),
    "leduc_holdem": lambda: bundled("leduc_holdem"),
    "connect_four": lambda: bundled("connect_four"),
    "rock_paper_scissors": lambda: bundled("rock_paper_scissors"),
    "liars_dice": lambda: bundled("liars_dice"),
    "mountain_car": lambda: bundled("mountain_car"),
}


def test_same_program_same_bytes() -> None:
    assert generate(samples.high_card()) == generate(samples.high_card())


def test_the_code_reads_like_the_rules() -> None:
    text = generate(bundled("tic_tac_toe"))["jax_env.py"]
    assert 'def may_place(s, me, x):\n    """the square is empty"""\n    return ~(rt.at(s.board, x) != 2)\n' in text
    assert 's = rt.put(s, on, "board", (' in text


@pytest.fixture(scope="module", params=sorted(PROGRAMS))
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Program, Built]:
    program = PROGRAMS[request.param]()
    return program, built(program, tmp_path_factory.mktemp("built"))


def test_random_games_are_the_references(game: tuple[Program, Built]) -> None:
    program, folder = game
    reference: Any = folder.reference()
    env: Any = folder.jax()
    step, observe = jax.jit(env.step), jax.jit(env.observe)
    box = [a.box for a in program.actions.values() if a.box is not None]
    rng = random.Random(7)
    for _ in range(4):
        key = (rng.getrandbits(32), rng.getrandbits(32))
        s, j = reference.init(key), jax.jit(env.init)(jnp.array(key, jnp.uint32))
        for _ in range(60):
            assert same(reference.to_plain(s), env.to_plain(j))
            for p in range(program.players):
                assert np.allclose(np.asarray(reference.observe(s, p), np.float32), observe(j, p), atol=1e-5)
            if s.over or s.truncated:
                break
            key = (rng.getrandbits(32), rng.getrandbits(32))
            action: Any = [float(np.float32(rng.uniform(*b))) for b in box[0]] if box and box[0] else legal(s, rng)
            s = reference.step(s, action, key)
            j = step(j, jnp.asarray(action, jnp.float32 if box else jnp.int32), jnp.array(key, jnp.uint32))


def legal(s: Any, rng: random.Random) -> int:
    return rng.choice([i for i, x in enumerate(s.legal_action_mask) if x])


def same(a: Any, b: Any) -> bool:
    """Equal plain values; reals up to rounding (specs in close mode)."""
    if isinstance(a, dict):
        return set(a) == set(b) and all(same(a[k], b[k]) for k in a)
    if isinstance(a, list):
        return len(a) == len(b) and all(same(x, y) for x, y in zip(a, b, strict=True))
    return abs(a - b) <= 1e-4 * max(1.0, abs(a)) if isinstance(a, float) else bool(a == b)


@pytest.fixture(scope="module")
def kuhn(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return built(bundled("kuhn_poker"), tmp_path_factory.mktemp("built")).jax()


def test_avals_are_fixed_and_the_state_scans(kuhn: Any) -> None:
    first = jax.eval_shape(kuhn.init, jnp.zeros(2, jnp.uint32))
    after = jax.eval_shape(kuhn.step, first, jnp.int32(0), jnp.zeros(2, jnp.uint32))
    assert jax.tree.map(lambda x: (x.shape, x.dtype, x.weak_type), first) == jax.tree.map(lambda x: (x.shape, x.dtype, x.weak_type), after)
    keys = jax.random.bits(jax.random.key(0), (8, 4, 2), jnp.uint32)

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        action = jnp.argmax(state.legal_action_mask, axis=-1)
        state = jax.vmap(kuhn.step)(state, action, key)
        return state, state.rewards

    state, rewards = jax.lax.scan(play, jax.vmap(kuhn.init)(keys[0]), keys)
    assert bool(state.terminated.all()) and rewards.shape == (8, 4, 2)


def test_nothing_happens_after_the_end(kuhn: Any) -> None:
    s = kuhn.init(jnp.zeros(2, jnp.uint32))
    for action in (1, 0):
        s = kuhn.step(s, action, jnp.zeros(2, jnp.uint32))
    assert bool(s.terminated) and bool(s.legal_action_mask.all()) and s.rewards.tolist() != [0.0, 0.0]
    later = kuhn.step(s, 0, jnp.zeros(2, jnp.uint32))
    assert later.rewards.tolist() == [0.0, 0.0]
    assert kuhn.to_plain(later) | {"reward": None} == kuhn.to_plain(s) | {"reward": None}


def test_an_illegal_action_changes_nothing_and_leaves_a_code(tmp_path: Path) -> None:
    env: Any = built(samples.tic_tac_toe(), tmp_path).jax()
    s = env.step(env.init(jnp.zeros(2, jnp.uint32)), 4, jnp.zeros(2, jnp.uint32))
    again = env.step(s, 4, jnp.zeros(2, jnp.uint32))
    assert int(again._fault) != 0 and env.to_plain(again) == env.to_plain(s)


# ------------------------------------------------------------------------------------------------ merging
INT = t.IntT(0, 9)


def call(rule: str, k: int) -> n.CallRule:
    return n.CallRule(rule, (n.Const(k, type=INT),), None, k)


def test_bodies_share_statements() -> None:
    which = n.Var("which", type=INT)
    merged = merge_statements([(call("hit", 4), call("heal", 3)), (call("hit", 5), call("end", 1)), (call("end", 1),)], which)
    assert sorted(names(merged)) == ["end", "heal", "hit"]


def names(block: n.Block) -> list[str]:
    out = []
    for s in block:
        out += names((*s.then, *s.otherwise)) if isinstance(s, n.IfStmt) else [s.rule] if isinstance(s, n.CallRule) else []
    return out


def test_operands_that_differ_depend_on_the_body() -> None:
    which = n.Var("which", type=INT)
    (merged,) = merge_statements([(call("hit", 4),), (call("hit", 5),)], which)
    assert isinstance(merged, n.CallRule) and isinstance(merged.args[0], ByBody)
    assert merged.args[0].options == (((0,), n.Const(4, type=INT)), ((1,), n.Const(5, type=INT)))
