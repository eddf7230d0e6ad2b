"""The reference of every spec in specs/ and constructs/: its scenarios hold, and random games go as the API promises."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from specc.build import build
from specc.environment import Built, load_built

SPECS = Path(__file__).resolve().parents[2] / "specs"
CONSTRUCTS = Path(__file__).parent / "constructs"
GAMES = [p for folder in (CONSTRUCTS, SPECS) for p in sorted(folder.glob("*.yaml")) if "\nname:" in p.read_text(encoding="utf-8")]


@pytest.fixture(scope="module", params=GAMES, ids=lambda p: p.stem)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("built") / request.param.stem
    report = build(request.param, folder, ["python"])
    assert not [d for d in report.diagnostics if d.severity == "error"]
    return load_built(folder)


def test_scenarios(game: Built) -> None:
    module = game.module("scenarios")
    run = game.module("reference_scenarios").run
    for scenario in module.SCENARIOS:
        if scenario.applies:
            run(game.reference(), scenario)


def test_random_play(game: Built) -> None:
    """Fifty steps: a step comes out the same again, also from plain data; observations have their size."""
    env: Any = game.reference()
    assert game.layout["action_names"] == env.action_names
    rng = random.Random(1)
    checks = game.module("checks")
    given = checks.must_be_given(env)
    s, t, episode = env.init(game.key(1, 0, 0), given), 0, 0
    for _ in range(50):
        if s.over or s.truncated:
            episode, t = episode + 1, 0
            s = env.init(game.key(1, episode, 0), given)
        boxes = [a.box for a in env.game.actions if a.box is not None]
        if boxes:
            action: Any = [rng.uniform(lo, hi) for lo, hi in boxes[0]]
        else:
            action = rng.choice([i for i, legal in enumerate(s.legal_action_mask) if legal])
        t += 1
        key = game.key(1, episode, t)
        after = env.step(s, action, key)
        if rng.random() < 0.2 and s.asked is None:
            again = env.from_plain(env.to_plain(s) | checks.inputs_of(s))
            again.steps = s.steps
            assert env.to_plain(env.step(again, action, key)) == env.to_plain(after)
        for player in range(env.num_players):
            assert len(env.observe(after, player)) == env.observation_size
            hash(env.visible_view(after, player))
        assert env.render(after)
        s = after
