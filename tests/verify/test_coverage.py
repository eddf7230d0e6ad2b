"""Coverage: functions, both sides of conditions, rows that do something and pairs of rules; what did not run is listed with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from specc.environment import Built
from specc.verify.coverage import Tally, Watch, coverage, ran, tally_from
from specc.verify.instrument import Probe, _Rewriter, instrumented

TEXT = '''"""A reference."""

# ---------------------------------------------------------------------------------------------- state


class State:
    score: int
    turns: int


# ---------------------------------------------------------------------------------------------- rules


def grow(state):
    """grow."""
    # spec: specs/x.yaml:3
    state.score = 2 if state.turns else 1


def strike(state):
    # spec: specs/x.yaml:9
    while state.score > 0:
        state.score -= 1
    return [x for x in (1, 2) if x > state.turns]


# ---------------------------------------------------------------------------------------------- actions


def hit_refusal(state):
    # spec: specs/x.yaml:14
    if state.turns > 5:
        return "too late"


# ---------------------------------------------------------------------------------------------- text


def render(state):
    return ""
'''


@pytest.fixture
def copy() -> tuple[Probe, ModuleType]:
    probe, module = Probe(), ModuleType("reference")
    tree = _Rewriter(TEXT, probe).tree
    vars(module).update(_specc_ran=probe.ran, _specc_side=probe.side, _specc_row=probe.row, _specc_held=probe.held,
                        _specc_looking=probe.looking)  # fmt: skip
    exec(compile(tree, "reference.py", "exec"), vars(module))
    return probe, module


def state(module: ModuleType, turns: int = 0, score: int = 0) -> Any:
    made = module.State()
    made.turns, made.score = turns, score
    return made


def test_parts_have_kinds_places_and_fields(copy: tuple[Probe, ModuleType]) -> None:
    probe, _ = copy
    assert [(p.kind, p.name, p.place, sorted(p.reads), sorted(p.writes)) for p in probe.parts] == [
        ("rules", "grow", "specs/x.yaml:3", ["turns"], ["score"]),
        ("rules", "strike", "specs/x.yaml:9", ["score", "turns"], ["score"]),
        ("legality", "hit_refusal", "specs/x.yaml:14", ["turns"], []),
    ]


def test_what_did_not_run_is_listed(copy: tuple[Probe, ModuleType]) -> None:
    probe, module = copy
    watch = Watch(probe)
    module.strike(state(module))                                                # not inside of `on`: not counted
    with watch.on():
        module.grow(state(module))
        module.hit_refusal(state(module))
    found = coverage(probe, watch.tally, Counter({1: 3}), ["a", "b"])
    assert (found["rules"], found["legality"]) == ({"reached": 1, "of": 2}, {"reached": 1, "of": 1})
    assert found["branches"] == {"reached": 2, "of": 8}
    assert [(x["name"], x["place"], x.get("line")) for x in found["not_reached"]] == [
        ("grow", "specs/x.yaml:3", "17: state.turns: never true"),
        ("strike", "specs/x.yaml:9", None),                                     # its branches are not listed one by one
        ("hit_refusal", "specs/x.yaml:14", "32: state.turns > 5: never true"),
    ]
    assert found["action instances"] == {"reached": 1, "of": 2} and found["actions_not_played"] == ["a"]
    assert ran(probe, probe.now) == ("grow (specs/x.yaml:3)",)


def test_all_of_it_ran(copy: tuple[Probe, ModuleType]) -> None:
    probe, module = copy
    watch = Watch(probe)
    for turns in (1, 6, 0):
        with watch.on():
            module.hit_refusal(state(module, turns))
            module.grow(state(module, turns))
            module.strike(state(module, turns, 1))
    found = coverage(probe, watch.tally, Counter(), [])
    assert found["not_reached"] == [] and found["branches"] == {"reached": 8, "of": 8}
    assert "action instances" not in found                                      # continuous actions have no numbers


def test_pairs_run_in_their_order(copy: tuple[Probe, ModuleType]) -> None:
    probe, module = copy
    watch = Watch(probe)
    writers: dict[str, int] = {}
    with watch.on(writers):
        module.strike(state(module))
    with watch.on(writers):
        module.strike(state(module))
    assert {(w, r) for w, r, _ in watch.tally.pairs} == {(1, 1)}
    with watch.on(writers):
        module.grow(state(module))
    with watch.on({}):                                                          # another episode
        module.strike(state(module))
    found = coverage(probe, watch.tally, Counter(), [])
    assert found["rule pairs"] == {"reached": 1, "of": 2} and found["pairs_not_reached"] == ["grow → score → strike"]
    with watch.on(writers):
        module.strike(state(module))
    assert coverage(probe, watch.tally, Counter(), [])["rule pairs"] == {"reached": 2, "of": 2}


def test_a_trial_does_not_count(copy: tuple[Probe, ModuleType]) -> None:
    probe, module = copy
    watch = Watch(probe)
    with watch.trial() as found:
        module.grow(state(module))
    assert found and watch.tally == Tally()


def test_a_tally_is_saved_as_it_is() -> None:
    tally = Tally(Counter({3: 2, 1: 5}), {(0, 1, "score")})
    assert tally_from(tally.as_json()) == tally


def test_rows_that_play_reaches(folder: Callable[[str], Built]) -> None:
    built, probe = instrumented(folder("spell_duel").folder)
    env, checks = built.reference(), built.module("checks")
    watch = Watch(probe)
    with watch.on():
        list(checks.episode(env, 0, 1))
    few = coverage(probe, watch.tally, Counter(), [])
    with watch.on():
        for number in range(20):
            list(checks.episode(env, number, 60))
    many = coverage(probe, watch.tally, Counter(), [])
    assert few["rows of Spell"]["reached"] < many["rows of Spell"]["reached"] == many["rows of Spell"]["of"] == len(many["rows"]["Spell"])
    assert 0 in few["rows"]["Spell"].values() and 0 not in many["rows"]["Spell"].values()
    assert few["branches"]["reached"] < many["branches"]["reached"]


def test_the_copy_plays_as_the_reference_does(folder: Callable[[str], Built]) -> None:
    built = folder("spell_duel")
    copy, _ = instrumented(built.folder)
    for number in range(3):
        one, two = played(built, number), played(copy, number)
        assert one == two and len(one) > 3


def played(built: Built, number: int) -> list[Any]:
    env: Any = built.reference()
    return [env.to_plain(after) for _, _, _, after in built.module("checks").episode(env, number, 60)]


def test_kinds_of_a_real_reference(folder: Callable[[str], Built]) -> None:
    _, probe = instrumented(folder("spell_duel").folder)
    kinds = {p.name: p.kind for p in probe.parts}
    assert kinds["spell_spark_cast"] == kinds["ward_mist_react_hurt"] == "rows"
    assert (kinds["cast"], kinds["cast_refusal"], kinds["end_1"], kinds["end_1_when"]) == ("actions", "legality", "ends", "end conditions")
    assert "render" not in kinds
