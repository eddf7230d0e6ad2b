"""The nearest known name, for `did you mean`."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


def suggestion(name: str, known: Iterable[str]) -> str:
    """The known name nearest to `name`, or an empty text."""
    near = difflib.get_close_matches(name, sorted(k for k in known if k != name), n=1, cutoff=0.7)
    return near[0] if near else ""
