"""docs/environment.md: its listings run, and the methods it names exist."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from specc.environment import Built

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "environment.md").read_text(encoding="utf-8")
LISTINGS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_listings_run(built: Callable[..., Built], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    folder = built("kuhn_poker", "jax").folder
    monkeypatch.syspath_prepend(folder.parent)
    for listing in LISTINGS:
        exec(compile(listing, "environment.md", "exec"), {"__name__": "listing"})
    printed = capsys.readouterr().out
    assert "[True] ['pass', 'bet']" in printed and "(4, 2)" in printed
    for name in [m for m in sys.modules if m.startswith("kuhn_poker")]:
        del sys.modules[name]


def test_what_the_page_names_is_there(built: Callable[..., Built]) -> None:
    reference, jax = PAGE.split("## JAX")
    game = built("kuhn_poker", "jax")
    for text, env in ((reference, game.reference()), (jax, game.jax())):
        for name in set(re.findall(r"`env\.(\w+)", text)):
            assert hasattr(env, name), name
