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
LARGEST = 0.5  # a margin is at most this part of a standard deviation, however few the episodes
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
    margin = min(noise_floor(pooled, min(n, len(other))), LARGEST * pooled)
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
    from scipy import stats  # type: ignore[import-untyped]

    n = len(difference)
    gap, sd = float(difference.mean()), float(difference.std(ddof=1))
    differing = int((difference != 0).sum())
    se = sd / math.sqrt(n)
    half = float(stats.t.ppf(1 - ALPHA, n - 1)) * se
    p = float(stats.t.sf((margin - abs(gap)) / se, n - 1)) if se > 0 else float(abs(gap) >= margin)
    if differing < FEW:
        values = np.concatenate([a, b, other])
        reach = float(values.max() - values.min())
        half = max(half, share_bound(differing, n, ALPHA) * reach)
        if reach > 0:
            p = max(p, float(stats.binom.cdf(differing, n, min(1.0, max(0.0, margin - abs(gap)) / reach))))
    return half, p


def share_bound(k: int, n: int, alpha: float) -> float:
    """The upper bound of a share of which k of n were seen, at confidence 1 - alpha."""
    from scipy import stats

    return float(stats.beta.ppf(1 - alpha, k + 1, n - k)) if k < n else 1.0
