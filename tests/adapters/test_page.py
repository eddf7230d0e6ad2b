"""docs/adapters.md: its listings run, and the two loops learn."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adapters.md").read_text(encoding="utf-8")
LISTINGS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def run(listing: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "listing", "FOLDER": str(ROOT / "generated")}
    exec(compile(listing, "adapters.md", "exec"), names)
    return names


def containing(text: str) -> str:
    found = [listing for listing in LISTINGS if text in listing]
    assert len(found) == 1, text
    return found[0]


def test_the_listings_are_all_tested() -> None:
    assert len(LISTINGS) == 5


def test_one_environment_of_each_kind(capsys: pytest.CaptureFixture[str]) -> None:
    played = run(containing("connect_four"))
    assert played["reward"] in (-1.0, 0.0, 1.0) and played["env"].action_masks().shape == (7,)
    total = run(containing("leduc_holdem"))["total"]
    assert total["player_0"] == -total["player_1"] != 0
    assert float(run(containing("mountain_car"))["reward"]) == -1
    assert "(2,)" in capsys.readouterr().out


@pytest.mark.slow
def test_the_loop_in_the_style_of_cleanrl_learns() -> None:
    lengths = run(containing("RecordEpisodeStatistics"))["lengths"]
    assert np.mean(lengths[-20:]) > 3 * np.mean(lengths[:20])


@pytest.mark.slow
def test_the_loop_in_the_style_of_purejaxrl_learns() -> None:
    steps = np.asarray(run(containing("UPDATES = "))["steps_an_episode"])
    assert steps.shape == (2, 60) and (steps[:, -5:].mean(1) > 3 * steps[:, 0]).all()
