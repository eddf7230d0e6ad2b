"""The verdicts of paired comparisons, on returns whose differences are known."""

from __future__ import annotations

import numpy as np
import pytest

from specc.train.statistics import compare, noise_floor, share_bound


def returns(seed: int, n: int = 200, mean: float = 0.0, sd: float = 1.0) -> np.ndarray:
    return np.random.default_rng(seed).normal(mean, sd, n)


def test_the_same_returns_are_equivalent() -> None:
    a = returns(1)
    found = compare(a, a, returns(2))
    assert found.verdict == "equivalent" and found.identical == 200 and found.gap == 0 and found.p < 0.05


def test_a_little_noise_around_the_same_mean_is_equivalent() -> None:
    a = returns(1)
    noise = returns(3, sd=0.2)
    found = compare(a, a + noise - noise.mean(), returns(2))
    assert found.verdict == "equivalent" and found.identical == 0
    # 1.653 is Student's t at 95 % with 199 degrees of freedom (tables).
    assert found.high == pytest.approx(1.6525 * found.sd_gap / 200**0.5, rel=1e-3)


def test_a_gap_beyond_the_margin_is_different_however_weak_the_test() -> None:
    a = returns(1, n=6)
    away = a + np.array([9.0, -3.0, 4.0, -1.0, 6.0, 0.0])
    found = compare(a, away, returns(2, n=6))
    assert found.gap > found.margin and found.low < 0 < found.high
    assert found.verdict == "different"


def test_a_gap_within_the_margin_that_is_not_sure_is_underpowered() -> None:
    a = returns(1, n=50)
    shift = returns(4, n=50, sd=2.0)
    away = a + shift - shift.mean() + 0.5 * noise_floor(1.0, 50)
    found = compare(a, away, returns(2, n=50))
    assert abs(found.gap) < found.margin < found.high
    assert found.verdict == "underpowered" and "more episodes" in found.why and found.p > 0.05


def test_few_identical_episodes_prove_little() -> None:
    a = np.array([1.0, -1.0, 1.0])
    found = compare(a, a, np.array([1.0, 1.0, -1.0]))
    assert found.verdict == "underpowered"
    assert found.high == pytest.approx(2 * (1 - 0.05 ** (1 / 3)))      # the share that three agreeing pairs leave open, by the range


def test_returns_that_never_vary_show_nothing() -> None:
    a = np.full(30, 500.0)
    assert compare(a, a, a).verdict == "underpowered"
    away = a.copy()
    away[0] = 499.0
    assert compare(a, away, a).verdict == "different"


def test_the_margin_is_the_noise_of_new_seeds() -> None:
    a, other = returns(1, sd=2.0), returns(2, sd=2.0)
    pooled = ((a.var(ddof=1) + other.var(ddof=1)) / 2) ** 0.5
    assert compare(a, a, other).margin == pytest.approx(1.96 * pooled * (2 / 200) ** 0.5)
    trials = [abs(returns(2 * k, 40).mean() - returns(2 * k + 1, 40).mean()) < noise_floor(1.0, 40) for k in range(1000)]
    assert 0.93 < np.mean(trials) < 0.97


@pytest.mark.parametrize(("k", "n", "bound"), [(0, 20, 1 - 0.05 ** (1 / 20)), (20, 20, 1.0), (0, 1, 0.95)])
def test_bounds_of_shares(k: int, n: int, bound: float) -> None:
    assert share_bound(k, n, 0.05) == pytest.approx(bound)


def test_what_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="at least two"):
        compare([1.0], [1.0], [1.0, 2.0])
    with pytest.raises(ValueError, match="away episodes is not a finite"):
        compare([1.0, 2.0], [1.0, float("nan")], [1.0, 2.0])
