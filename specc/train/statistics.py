"""Are two lists of paired returns equivalent? Two one-sided tests against a margin that comes from the same-backend noise floor.

The noise floor is what a change of seeds alone does to a mean: with standard deviation s of single returns, two means of n episodes
differ by less than `FLOOR_Z * s * sqrt(2 / n)` in 95 of 100 repetitions. A policy that differs by less between two backends than
between two sets of seeds cannot be told apart by its users.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import numpy as np

Verdict = Literal["equivalent", "different", "underpowered"]

ALPHA = 0.05  # of each one-sided test
FLOOR_Z = 1.96  # 95 % of differences under a change of seeds
FEW = 5  # with fewer differing pairs than this, their number bounds the gap, not their spread


@dataclass(frozen=True)
class Comparison:
    """A paired comparison of the same episodes in two places; differences are `away - home`."""

    verdict: Verdict
    why: str
    episodes: int
    mean_home: float
    sd_home: float
    mean_away: float
    sd_away: float
    mean_reseeded: float  # home again, with other seeds
    sd_reseeded: float
    gap: float
    sd_gap: float
    low: float  # the 90 % interval of the gap: both tests pass when it lies inside the margin
    high: float
    margin: float
    p: float  # the larger of the two one-sided p values
    identical: int  # pairs with the very same return

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def noise_floor(sd: float, episodes: int) -> float:
    """How far two means of that many episodes lie apart when only the seeds differ, in 95 of 100 repetitions."""
    return FLOOR_Z * sd * math.sqrt(2.0 / episodes)


def compare(home: Sequence[float], away: Sequence[float], reseeded: Sequence[float]) -> Comparison:
    """Two one-sided tests of paired returns. `reseeded`: the home backend once more, with other seeds.

    A gap larger than the margin is "different" even if the test is too weak to be sure of it; a gap within the margin whose interval
    is not is "underpowered".
    """
    a, b, other = (np.asarray(x, np.float64) for x in (home, away, reseeded))
    n = len(a)
    if n < 2 or len(b) != n or len(other) < 2:
        raise ValueError(f"paired returns of at least two episodes are needed, not {n} and {len(b)} (and {len(other)} with other seeds)")
    for name, values in (("home", a), ("away", b), ("reseeded", other)):
        if not np.isfinite(values).all():
            raise ValueError(f"a return of the {name} episodes is not a finite number")
    difference = b - a
    gap, sd_gap = float(difference.mean()), float(difference.std(ddof=1))
    pooled = math.sqrt((a.var(ddof=1) + other.var(ddof=1)) / 2)
    margin = noise_floor(pooled, min(n, len(other)))
    identical = int((difference == 0).sum())
    half, p = _interval(a, b, other, difference, margin)
    low, high = gap - half, gap + half
    verdict, why = _verdict(gap, low, high, margin, identical == n)
    return Comparison(
        verdict,
        why,
        n,
        float(a.mean()),
        float(a.std(ddof=1)),
        float(b.mean()),
        float(b.std(ddof=1)),
        float(other.mean()),
        float(other.std(ddof=1)),
        gap,
        sd_gap,
        low,
        high,
        margin,
        p,
        identical,
    )


def _verdict(gap: float, low: float, high: float, margin: float, identical: bool) -> tuple[Verdict, str]:
    if abs(gap) > margin:
        return "different", f"the gap {gap:.4g} is larger than the margin {margin:.4g}"
    if margin == 0.0:
        if identical:
            return "underpowered", "every episode has the same return in both backends and under all seeds: no difference could be seen"
        return "different", "returns differ, though a change of seeds alone changes nothing"
    if -margin < low and high < margin:
        return "equivalent", f"the interval [{low:.4g}, {high:.4g}] lies within ±{margin:.4g}"
    return "underpowered", f"the interval [{low:.4g}, {high:.4g}] is not within ±{margin:.4g}: more episodes are needed"


def _interval(a: np.ndarray, b: np.ndarray, other: np.ndarray, difference: np.ndarray, margin: float) -> tuple[float, float]:
    """Half the width of the 90 % interval of the mean difference, and the larger one-sided p value.

    When next to no pair differs, the spread of the differences says little. Then the share of differing pairs is bounded
    (Clopper and Pearson), each of them by the whole range of returns.
    """
    n = len(difference)
    gap, sd = float(difference.mean()), float(difference.std(ddof=1))
    differing = int((difference != 0).sum())
    se = sd / math.sqrt(n)
    half = t_quantile(1 - ALPHA, n - 1) * se
    p = max(t_tail((margin - gap) / se, n - 1), t_tail((margin + gap) / se, n - 1)) if se > 0 else float(abs(gap) >= margin)
    if differing < FEW:
        values = np.concatenate([a, b, other])
        reach = float(values.max() - values.min())
        half = max(half, share_bound(differing, n, ALPHA) * reach)
        if reach > 0:
            p = max(p, binomial_cdf(differing, n, min(1.0, max(0.0, margin - abs(gap)) / reach)))
    return half, p


def share_bound(k: int, n: int, alpha: float) -> float:
    """The upper bound of a share of which k of n were seen, at confidence 1 - alpha."""
    low, high = k / n, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if binomial_cdf(k, n, middle) > alpha else (low, middle)
    return high


def binomial_cdf(k: int, n: int, p: float) -> float:
    """The probability of at most k successes in n."""
    return min(1.0, sum(math.comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k + 1)))


def t_tail(t: float, freedom: int) -> float:
    """The probability that Student's t is larger than `t`."""
    x = freedom / (freedom + t * t)
    tail = 0.5 * incomplete_beta(freedom / 2, 0.5, x)
    return tail if t >= 0 else 1.0 - tail


def t_quantile(q: float, freedom: int) -> float:
    """The value that Student's t stays below with probability q (at least one half)."""
    low, high = 0.0, 1e4
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if 1 - t_tail(middle, freedom) < q else (low, middle)
    return high


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function, by its continued fraction (Lentz)."""
    if x <= 0.0 or x >= 1.0:
        return float(x >= 1.0)
    if x > (a + 1) / (a + b + 2):
        return 1.0 - incomplete_beta(b, a, 1.0 - x)
    front = math.exp(a * math.log(x) + b * math.log1p(-x) + math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b)) / a
    tiny = 1e-300
    c, d = 1.0, 1.0 / max(1.0 - (a + b) * x / (a + 1), tiny)
    value = d
    for m in range(1, 500):
        for part in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1.0 / _away_from_zero(1.0 + part * d, tiny)
            c = _away_from_zero(1.0 + part / c, tiny)
            value *= c * d
        if abs(c * d - 1.0) < 1e-14:
            break
    return front * value


def _away_from_zero(x: float, tiny: float) -> float:
    return x if abs(x) > tiny else tiny
