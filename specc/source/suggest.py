"""The nearest known name, for "did you mean"."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def nearest(name: str, candidates: Iterable[str]) -> str:
    """The candidate that `name` was most likely meant to be, or an empty text.

    `nearest("rewrad", ["reward", "row"])` is `reward`; `nearest("True", ["true"])` is `true`.
    """
    known = sorted({candidate for candidate in candidates if candidate and candidate != name})
    for candidate in known:
        if _folded(candidate) == _folded(name):
            return candidate
    close = [c for c in known if _distance(name, c) <= max(1, (len(name) + 1) // 4)] if len(name) > 2 else []
    if close:
        return min(close, key=lambda c: (_distance(name, c), c))
    found = difflib.get_close_matches(name, known, n=1, cutoff=0.72)
    return found[0] if found else ""


def did_you_mean(name: str, candidates: Iterable[str]) -> str:
    """A help line, or an empty text when nothing is near."""
    near = nearest(name, candidates)
    return f"did you mean `{near}`?" if near else ""


def _folded(name: str) -> str:
    return name.replace("_", "").lower()


def _distance(a: str, b: str) -> int:
    """Edits between two names; swapping two neighbours is one edit."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, left in enumerate(a, 1):
        before, last, row = row, before, [i]
        for j, right in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (left != right))
            if i > 1 and j > 1 and left == b[j - 2] and a[i - 2] == right:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
    return row[-1]
