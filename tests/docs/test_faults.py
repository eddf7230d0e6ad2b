"""docs/faults.md: the page of the saved results; each fault that no level finds is judged, and what is judged is there."""

from __future__ import annotations

from pathlib import Path

from specc.docs import faults_page
from specc.docs.faults import judged, results

ROOT = Path(__file__).resolve().parents[2]


def test_the_committed_page_is_the_generated_one() -> None:
    assert (ROOT / "docs" / "faults.md").read_text(encoding="utf-8") == faults_page(), "run `python -m specc.docs`"


def test_what_is_left_is_judged() -> None:
    left = {r.key for r in results() if r.lowest is None}
    said = judged()
    assert set(said) == left
    for key, judgement in said.items():
        assert judgement.verdict in ("equivalent", "hole") and len(judgement.why) > 20, key
