"""Chance: the reference and the JAX runtime give the same bits; draws are fair; tapes, fixed values and outcomes."""

from __future__ import annotations

import importlib.util
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

TEMPLATES = Path(__file__).parents[2] / "codegen_templates"
COUNT = 1500


def load(folder: str) -> ModuleType:
    """A runtime file, imported as it stands."""
    name = f"specc_test_chance_{folder}"
    spec = importlib.util.spec_from_file_location(name, TEMPLATES / folder / "chance.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


py = load("python")
jx = load("jax")


def x64(on: bool) -> AbstractContextManager[Any]:
    """64-bit mode of JAX, whatever the version calls it."""
    if hasattr(jax, "enable_x64"):
        return jax.enable_x64(on)
    from jax.experimental import disable_x64, enable_x64

    return enable_x64() if on else disable_x64()


@pytest.fixture(params=[False, True], ids=["x32", "x64"])
def mode(request: pytest.FixtureRequest) -> Iterator[bool]:
    with x64(request.param):
        yield request.param


def words(seed: int, *shape: int) -> Any:
    """Random 32-bit words, among them the corners."""
    drawn = np.random.default_rng(seed).integers(0, 1 << 32, shape, dtype=np.uint32)
    drawn.flat[: min(4, drawn.size)] = [0, 0xFFFFFFFF, 0x80000000, 1][: min(4, drawn.size)]
    return drawn


def compare(draw: Callable[..., Any], *args: Any, real: str = "real32") -> Any:
    """Check that `draw(chance, *args)` has the same bits in both runtimes: under vmap of jit, as one batch, and one by one.

    Each of `args` is an array whose first axis has COUNT entries."""
    k0, k1, path = words(1, COUNT), words(2, COUNT), words(3, COUNT)
    path[:8] = 0
    expected = [draw(py.Chance((int(k0[i]), int(k1[i])), int(path[i]), real), *(x[i].tolist() for x in args)) for i in range(COUNT)]

    def one(a: Any, b: Any, p: Any, *rest: Any) -> Any:
        return draw(jx.Chance((a, b), p, real), *rest)

    mapped = np.asarray(jax.jit(jax.vmap(one))(k0, k1, path, *args))
    dtype = mapped.dtype
    assert np.array_equal(mapped, np.asarray(expected).astype(dtype))

    first_axis = [jnp.moveaxis(jnp.asarray(x), 0, -1) for x in args]
    batch = np.asarray(jax.jit(one)(k0, k1, path, *first_axis))
    assert np.array_equal(np.moveaxis(batch, -1, 0), mapped)
    for i in range(5):
        single = one(int(k0[i]), int(k1[i]), int(path[i]), *(jnp.asarray(x[i]) for x in args))
        assert np.array_equal(np.asarray(single), mapped[i]) and single.dtype == dtype
    return mapped


def test_words_are_equal(mode: bool) -> None:
    k0, k1, path = words(4, COUNT), words(5, COUNT), words(6, COUNT)
    expected = [py.bits(int(a), int(b), int(p)) for a, b, p in zip(k0, k1, path, strict=True)]
    assert np.asarray(jax.jit(jx.bits)(k0, k1, path)).tolist() == expected
    assert np.asarray(jx.mix(jnp.asarray(k0), jnp.asarray(k1))).tolist() == [py.mix(int(a), int(b)) for a, b in zip(k0, k1, strict=True)]
    assert jx.mix(17, 5) == py.mix(17, 5) == int(jx.mix(17, jnp.int32(5))) == int(jx.mix(jnp.uint32(17), 5))
    assert jx.mix(3, -1) == py.mix(3, -1) == int(jx.mix(3, jnp.int8(-1)))
    keys = np.asarray(jax.jit(jax.vmap(jx.episode_key))(k0, k1, path))
    assert keys.dtype == np.uint32
    assert keys.tolist() == [list(py.episode_key(int(a), int(b), int(p))) for a, b, p in zip(k0, k1, path, strict=True)]
    assert np.array_equal(np.asarray(jx.episode_key(k0, k1, path)).T, keys)
    assert tuple(np.asarray(jx.episode_key(7, 8, 9))) == py.episode_key(7, 8, 9)


KNOWN: dict[str, Any] = {
    "bits": [0xBB68BC43, 0x8657DA2C, 0xCEAFBD43],
    "mix": 0xFE2AA3D1,
    "key": (0x01F79814, 0x6E761A6C),
}


def test_known_words() -> None:
    """The generator is part of the meaning of every environment: these words must never change."""
    assert [py.bits(0, 0, 0), py.bits(1, 2, 3), py.bits(0xFFFFFFFF, 0x80000000, 12345)] == KNOWN["bits"]
    assert py.mix(0, 0) == KNOWN["mix"] and py.episode_key(0, 0, 0) == KNOWN["key"]


def test_whole_numbers_are_equal(mode: bool) -> None:
    site = 1_000_003
    sides = np.maximum(words(7, COUNT) & 0x7FFFFFFF, 1).astype(np.int32)
    sides[:6] = [1, 2, 3, 65535, 65536, 0x7FFFFFFF]
    counts = (words(8, COUNT) % 33).astype(np.int32)
    compare(lambda c, n: c.roll(site, n), sides)
    compare(lambda c, n: c.heads(site, n), counts)
    compare(lambda c, n: c.random_bits(site, n), counts)
    compare(lambda c: c.heads_run(site))
    for n in (1, 2, 52, 65535, 65537, 0x7FFFFFFF):
        compare(lambda c, n=n: c.roll(site, n))
    for n in (0, 5, 32):
        compare(lambda c, n=n: c.heads(site, n))
        compare(lambda c, n=n: c.random_bits(site, n))


def test_sites_and_indices_may_be_traced(mode: bool) -> None:
    sites = (words(9, COUNT) & 0xFFFF).astype(np.int32)
    compare(lambda c, s, i: c.at(5).at(i).roll(s, 1000), sites, sites[::-1].copy())
    compare(lambda c, i: c.at(i).flip(4), sites)


def test_draws_in_a_scan_are_equal(mode: bool) -> None:
    def step(total: Any, n: Any) -> Any:
        chance = jx.Chance(jx.episode_key(7, 8, n)).at(n)
        return total + chance.roll(1, 1000), (chance.flip(2), chance.uniform(3, -1, 1), chance.at(n + 1).shuffle(4, 5))

    total, drawn = jax.jit(lambda: jax.lax.scan(step, jnp.int32(0), jnp.arange(100)))()
    plain = [py.Chance(py.episode_key(7, 8, n)).at(n) for n in range(100)]
    assert total.dtype == jnp.int32 and int(total) == sum(chance.roll(1, 1000) for chance in plain)
    assert np.asarray(drawn[0]).tolist() == [chance.flip(2) for chance in plain]
    assert np.asarray(drawn[1]).tolist() == [chance.uniform(3, -1, 1) for chance in plain]
    assert np.asarray(drawn[2]).tolist() == [chance.at(n + 1).shuffle(4, 5) for n, chance in enumerate(plain)]


def test_flips_are_equal(mode: bool) -> None:
    compare(lambda c: c.flip(3))
    for p in (0.0, 1.0, -0.5, 1 / 3, 1 - 2.0**-24):
        compare(lambda c, p=p: c.flip(3, p))
    chances = np.random.default_rng(10).random(COUNT, dtype=np.float32)
    chances[:4] = [0.0, 1.0, 1.5, -0.5]
    mapped = compare(lambda c, p: c.flip(3, p), chances)
    assert mapped.dtype == bool


def test_reals_are_equal(mode: bool) -> None:
    rng = np.random.default_rng(11)
    low = rng.normal(0, 10, COUNT).astype(np.float32)
    high = low + rng.random(COUNT, dtype=np.float32) * 7
    compare(lambda c: c.uniform(3))
    compare(lambda c: c.uniform(3, -0.05, 0.05))
    compare(lambda c: c.uniform(3, 0.1, 0.7))
    compare(lambda c, a, b: c.uniform(3, a, b), low, high)
    if mode:
        compare(lambda c: c.uniform(3, -0.05, 0.05), real="real64")
        compare(lambda c, a, b: c.uniform(3, a, b), rng.normal(0, 1, COUNT), rng.normal(0, 9, COUNT), real="real64")
        compare(lambda c: c.flip(3, 1 / 3), real="real64")
        compare(lambda c, p: c.flip(3, p), rng.random(COUNT), real="real64")


@pytest.mark.parametrize("real", ["real32", "real64"])
def test_normals_are_close(real: str) -> None:
    with x64(real == "real64"):
        k0, k1 = words(12, COUNT), words(13, COUNT)
        expected = [py.Chance((int(a), int(b)), real=real).normal(9) for a, b in zip(k0, k1, strict=True)]
        got = np.asarray(jax.jit(lambda a, b: jx.Chance((a, b), real=real).normal(9))(k0, k1))
        assert got.dtype == (np.float32 if real == "real32" else np.float64)
        assert np.allclose(got, expected, rtol=0, atol=4e-6 if real == "real32" else 1e-13)
        assert abs(np.mean(expected)) < 0.1 and abs(np.var(expected) - 1) < 0.15


@pytest.mark.parametrize("size", [1, 7, 32, 52, 361, 1100])
def test_picks_are_equal(mode: bool, size: int) -> None:
    rng = np.random.default_rng(14)
    mask = rng.random((COUNT, size)) < rng.random((COUNT, 1))
    mask[np.arange(COUNT), rng.integers(0, size, COUNT)] = True
    picked = compare(lambda c, m: c.pick(3, m), mask)
    assert mask[np.arange(COUNT), picked].all()
    known = [i % 3 != 1 for i in range(size)]
    compare(lambda c: c.pick(3, known))
    shifted = np.pad(mask, [(0, 0), (0, -size % 32)]).reshape(COUNT, -1, 32) * (np.uint32(1) << np.arange(32, dtype=np.uint32))
    packed = shifted.sum(axis=2, dtype=np.uint32)
    by_bits = jax.vmap(lambda a, b, p, w: jx.Chance((a, b), p).pick_bit(3, list(w)))
    path = words(3, COUNT)
    path[:8] = 0
    assert np.array_equal(np.asarray(by_bits(words(1, COUNT), words(2, COUNT), path, packed)), picked)


@pytest.mark.parametrize("size", [1, 5, 40])
def test_weighted_draws_are_equal(mode: bool, size: int) -> None:
    rng = np.random.default_rng(15)
    weights = rng.integers(0, 20, (COUNT, size), dtype=np.int32) * (rng.random((COUNT, size)) < 0.6)
    weights = weights.astype(np.int32)
    weights[np.arange(COUNT), rng.integers(0, size, COUNT)] += 3
    index = compare(lambda c, w: c.weighted(3, w), weights)
    assert (weights[np.arange(COUNT), index] > 0).all()
    compare(lambda c: c.weighted(3, tuple(weights[0].tolist())))


@pytest.mark.parametrize("size", [0, 1, 5, 52])
def test_shuffles_are_equal(mode: bool, size: int) -> None:
    order = compare(lambda c: c.shuffle(3, size)).reshape(COUNT, size)
    assert (np.sort(order, axis=1) == np.arange(size)).all()


def test_nothing_to_choose_from() -> None:
    """The reference refuses; JAX gives 0 or the last index, never an index outside (the environment sets its error code)."""
    chance = py.Chance((1, 2))
    for call in (
        lambda: chance.pick(1, [False, False]),
        lambda: chance.weighted(1, [0, 0]),
        lambda: chance.roll(1, 0),
        lambda: chance.heads(1, 33),
        lambda: chance.random_bits(1, 33),
        lambda: chance.weighted(1, [0.5, 1]),
        lambda: chance.weighted(1, [2, -1]),
    ):
        with pytest.raises(py.ChanceError):
            call()
    fast = jx.Chance((1, 2))
    assert int(fast.pick(1, jnp.zeros(5, bool))) == 0 and int(fast.pick(1, jnp.zeros(50, bool))) == 0
    assert int(fast.weighted(1, jnp.zeros(5, jnp.int32))) == 4 and int(fast.roll(1, jnp.int32(0))) == 0


def test_a_chance_passes_through_jit_and_control_flow() -> None:
    @jax.jit
    def nested(chance: Any) -> Any:
        return jax.lax.cond(chance.flip(1), lambda c: c.at(2).roll(3, 100), lambda c: c.at(4).roll(5, 100), chance)

    for seed in range(20):
        key = py.episode_key(seed, 0, 0)
        plain = py.Chance(key)
        expected = plain.at(2).roll(3, 100) if plain.flip(1) else plain.at(4).roll(5, 100)
        assert int(nested(jx.Chance(jx.episode_key(seed, 0, 0)))) == expected
        assert int(nested(jx.Chance(np.array(key, np.uint32), jnp.uint32(0)))) == expected


# ---- fairness


def chi_square(counts: Any, expected: Any) -> float:
    """The chi-square statistic as a number of standard deviations (Wilson-Hilferty)."""
    counts, expected = np.asarray(counts, float), np.asarray(expected, float)
    freedom = len(counts) - 1
    value = ((counts - expected) ** 2 / expected).sum()
    return float(((value / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom)))


def test_draws_are_fair() -> None:
    count = 200_000
    keys = jx.episode_key(5, jnp.arange(count), 3)
    chance = jx.Chance(keys)
    for n in (2, 6, 52):
        drawn = np.bincount(np.asarray(chance.roll(1, n)), minlength=n)
        assert abs(chi_square(drawn, np.full(n, count / n))) < 4
    pairs = np.asarray(chance.roll(1, 20)) * 20 + np.asarray(chance.roll(2, 20))
    assert abs(chi_square(np.bincount(pairs, minlength=400), np.full(400, count / 400))) < 4
    loops = np.asarray(chance.at(3).at(0).roll(1, 20)) * 20 + np.asarray(chance.at(3).at(1).roll(1, 20))
    assert abs(chi_square(np.bincount(loops, minlength=400), np.full(400, count / 400))) < 4
    heads = np.bincount(np.asarray(chance.heads(1, 5)), minlength=6)
    assert abs(chi_square(heads, [count * math.comb(5, k) / 32 for k in range(6)])) < 4
    runs = np.bincount(np.minimum(np.asarray(chance.heads_run(1)), 9), minlength=10)
    assert abs(chi_square(runs, [count / 2 ** min(k + 1, 9) for k in range(10)])) < 4
    weights = np.bincount(np.asarray(chance.weighted(1, (1, 2, 0, 5))), minlength=4)
    assert weights[2] == 0 and abs(chi_square(weights[[0, 1, 3]], np.array([1, 2, 5]) * count / 8)) < 4
    order = np.asarray(chance.shuffle(1, 4))
    code = order[0] * 64 + order[1] * 16 + order[2] * 4 + order[3]
    kinds = np.unique(code, return_counts=True)[1]
    assert len(kinds) == 24 and abs(chi_square(kinds, np.full(24, count / 24))) < 4
    assert abs(np.asarray(chance.flip(1, 0.3)).mean() - 0.3) < 0.006
    mask = jnp.arange(60) % 7 == 2
    picked = np.unique(np.asarray(chance.pick(1, mask)), return_counts=True)[1]
    assert abs(chi_square(picked, np.full(9, count / 9))) < 4
    normal = np.asarray(chance.normal(1))
    assert abs(normal.mean()) < 0.01 and abs(normal.var() - 1) < 0.02 and abs((normal**4).mean() - 3) < 0.15


def test_every_input_bit_changes_half_of_the_output() -> None:
    """Avalanche over key words and path, and over the parts of an episode key."""
    base = [words(20 + i, 4000) for i in range(3)]
    for position in range(3):
        for bit in range(32):
            other = list(base)
            other[position] = base[position] ^ np.uint32(1 << bit)
            changed = np.bitwise_count(np.asarray(jx.bits(*base)) ^ np.asarray(jx.bits(*other)))
            assert abs(changed.mean() - 16) < 0.3, (position, bit)
            changed = np.bitwise_count(np.asarray(jx.episode_key(*base)) ^ np.asarray(jx.episode_key(*other)))[0]
            assert abs(changed.mean() - 16) < 0.3, (position, bit)


# ---- tapes

NAMES = {1: "coin", 2: "die", 3: "deck", 4: "wind", 5: "noise", 6: "target", 7: "loot", 8: "bits", 9: "coins", 10: "streak"}


def every_draw(chance: Any) -> list[Any]:
    """One draw of each kind, some below call sites and loop indices."""
    loop = chance.at(20)
    return [
        chance.flip(1),
        chance.roll(2, 6),
        loop.at(0).roll(2, 6),
        loop.at(1).roll(2, 6),
        chance.shuffle(3, 4),
        chance.uniform(4, -1.0, 2.0),
        chance.normal(5),
        chance.at(21).pick(6, [False, True, True]),
        chance.weighted(7, [0, 3, 1]),
        chance.random_bits(8, 32),
        chance.heads(9, 3),
        chance.heads_run(10),
    ]


RECORDED = [
    ["coin", True], ["die", 5], ["die", 0], ["die", 3], ["deck", [2, 0, 3, 1]], ["wind", 0.25], ["noise", -1.5],
    ["target", 2], ["loot", 1], ["bits", 0xFFFFFFF0], ["coins", 2], ["streak", 0],
]  # fmt: skip


def test_a_tape_is_replayed_in_both_backends() -> None:
    tape = py.Tape(RECORDED, NAMES)
    values = every_draw(py.TapeChance(tape))
    tape.finish()
    assert values == [value for _, value in RECORDED]
    assert len(tape.used) == len(RECORDED) + 3
    assert dict(tape.used)[py.mix(py.mix(0, 21), 6)] == 2
    draws = jx.draws_of(tape.used, 20)
    assert (draws.coordinates[len(tape.used) :] == 0xFFFFFFFF).all()
    fast = jax.jit(lambda table: every_draw(jx.TapeChance(table)))(draws)
    assert [np.asarray(x).tolist() for x in fast] == values
    batch = jx.Draws(*(np.stack([column, column], axis=-1) for column in draws))
    for got, value in zip(every_draw(jx.TapeChance(batch)), values, strict=True):
        assert np.asarray(got)[..., 1].tolist() == value
    assert int(jx.TapeChance(draws).roll(99, 6)) == 0
    with pytest.raises(ValueError, match="do not fit"):
        jx.draws_of(tape.used, 3)


def test_the_key_stream_as_a_tape() -> None:
    """Recording the key stream and replaying it in JAX by coordinate gives the same values, in any order of draws."""
    taken: dict[int, Any] = {}
    plain = every_draw(py.Chance((3, 4)))
    assert every_draw(py.RecordedChance(py.Chance((3, 4)), taken)) == plain
    assert every_draw(py.RecordedChance(py.Chance((5, 6)), taken)) == plain
    tape = jx.TapeChance(jx.draws_of(py.used_entries(taken), 20))
    assert [np.asarray(x).tolist() for x in every_draw(tape)] == plain


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ([], "ends after 0 entries, where the rules draw coin"),
        ([["die", 3]], "entry 0 is die = 3, where the rules draw coin"),
        ([["coin", 2]], r"coin: flip\(0.5\) cannot be 2"),
        ([["coin", True], ["die", 6]], r"die: roll\(6\) cannot be 6"),
        ([["coin", True], ["die", -1]], r"die: roll\(6\) cannot be -1"),
        ([["coin", True], ["die", 1.0]], r"die: roll\(6\) cannot be 1.0"),
        (RECORDED[:4] + [["deck", [0, 1, 2, 2]]], "deck"),
        (RECORDED[:5] + [["wind", 2.5]], r"wind: uniform\(-1.0, 2.0\) cannot be 2.5"),
        (RECORDED[:6] + [["noise", math.nan]], "noise"),
        (RECORDED[:7] + [["target", 0]], r"target: pick\(\[False, True, True\]\) cannot be 0"),
        (RECORDED[:8] + [["loot", 0]], r"loot: weighted\(\[0, 3, 1\]\) cannot be 0"),
        (RECORDED[:9] + [["bits", 1 << 32]], "bits"),
        (RECORDED[:10] + [["coins", 4]], "coins"),
        (RECORDED[:11] + [["streak", 33]], "streak"),
        ([*RECORDED, ["coin", False]], "1 tape entries are left over, the first is coin = False"),
    ],
)
def test_a_tape_that_does_not_fit(entries: list[list[Any]], message: str) -> None:
    tape = py.Tape(entries, NAMES)
    with pytest.raises(py.TapeError, match=message):
        every_draw(py.TapeChance(tape))
        tape.finish()


def test_fixed_draws_leave_the_rest_to_the_key() -> None:
    plain = every_draw(py.Chance((3, 4)))
    fixed = py.Fixed(NAMES, draws={"die": [1, 2, 3], "wind": [0.5]})
    values = every_draw(py.FixedChance(fixed, py.Chance((3, 4))))
    fixed.finish()
    assert values == [plain[0], 1, 2, 3, plain[4], 0.5, *plain[6:]]
    tape = jx.TapeChance(jx.draws_of(fixed.used, 20))
    assert [np.asarray(x).tolist() for x in every_draw(tape)] == values


def test_fixed_values_in_order() -> None:
    fixed = py.Fixed(NAMES, values=[value for _, value in RECORDED])
    assert every_draw(py.FixedChance(fixed, py.Chance((3, 4)))) == [value for _, value in RECORDED]
    fixed.finish()
    fixed = py.Fixed(NAMES, draws={"die": [4]}, values=[True])
    chance = py.FixedChance(fixed, py.Chance((3, 4)))
    assert chance.roll(2, 6) == 4 and chance.flip(1) is True


def test_fixed_values_that_do_not_fit() -> None:
    key = py.Chance((3, 4))
    with pytest.raises(py.TapeError, match="die has no value left"):
        every_draw(py.FixedChance(py.Fixed(NAMES, draws={"die": [1]}), key))
    with pytest.raises(py.TapeError, match="chance has no value left, where the rules draw die"):
        every_draw(py.FixedChance(py.Fixed(NAMES, values=[True]), key))
    with pytest.raises(py.TapeError, match="no site called dye"):
        py.Fixed(NAMES, draws={"dye": [1]})
    with pytest.raises(py.TapeError, match="die has 1 values left over, the first is 1"):
        py.Fixed(NAMES, draws={"die": [1]}).finish()
    with pytest.raises(py.TapeError, match="chance has 2 values left over"):
        py.Fixed(NAMES, values=[1, 2]).finish()


# ---- outcomes


def outcomes(run: Callable[[Any], Any], **options: Any) -> dict[Any, Fraction]:
    """The distribution of the results of `run`."""
    total: Counter[Any] = Counter()
    for probability, result in py.enumerate_outcomes(run, **options):
        total[result] += probability
    assert sum(total.values()) == 1
    return dict(total)


def test_outcomes_are_exact() -> None:
    two_dice = outcomes(lambda c: c.roll(1, 6) + c.at(2).roll(1, 6))
    assert two_dice == {total: Fraction(6 - abs(total - 5), 36) for total in range(11)}
    assert outcomes(lambda c: c.roll(2, 3) if c.flip(1, 0.25) else "no") == {
        "no": Fraction(3, 4), 0: Fraction(1, 12), 1: Fraction(1, 12), 2: Fraction(1, 12),
    }  # fmt: skip
    assert outcomes(lambda c: c.weighted(1, [0, 1, 3])) == {1: Fraction(1, 4), 2: Fraction(3, 4)}
    assert outcomes(lambda c: c.pick(1, [True, False, True])) == {0: Fraction(1, 2), 2: Fraction(1, 2)}
    assert outcomes(lambda c: c.heads(1, 2)) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert outcomes(lambda c: c.random_bits(1, 2)) == dict.fromkeys(range(4), Fraction(1, 4))
    assert outcomes(lambda c: tuple(c.shuffle(1, 3)))[(2, 0, 1)] == Fraction(1, 6)
    assert outcomes(lambda c: min(c.heads_run(1), 2)) == {0: Fraction(1, 2), 1: Fraction(1, 4), 2: Fraction(1, 4)}
    assert outcomes(lambda c: 5) == {5: 1}
    assert outcomes(lambda c: c.flip(1, 1.0)) == {True: 1}


def test_outcomes_that_cannot_be_listed() -> None:
    for run in (
        lambda c: c.uniform(1),
        lambda c: c.normal(1),
        lambda c: c.roll(1, 5000),
        lambda c: c.shuffle(1, 20),
        lambda c: [c.at(i).flip(1) for i in range(11)],
    ):
        with pytest.raises(py.ChanceError):
            list(py.enumerate_outcomes(run, most=1000))
