"""Coverage: what ran is reached, what did not is listed with its place in the spec; statements, not lines of long statements."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from specc.environment import Built
from specc.verify.coverage import Watch, coverage, parts, ran

TEXT = '''"""A reference."""

# ---------------------------------------------------------------------------------------------- Spell


def spell_spark_cast(state):
    """cast of spark."""
    # spec: specs/x.yaml:3
    return sum(
        x
        for x in state
    )


# ---------------------------------------------------------------------------------------------- rules


def strike(state):
    # spec: specs/x.yaml:9
    if (
        state[0]
        and state[1]
    ):
        return 1
    return 2


# ---------------------------------------------------------------------------------------------- text


def render(state):
    return ""
'''


def watched(tmp_path: Path) -> tuple[Watch, dict[str, Callable[[list[int]], int]]]:
    file = tmp_path / "reference.py"
    file.write_text(TEXT)
    names: dict[str, Callable[[list[int]], int]] = {}
    exec(compile(TEXT, str(file), "exec"), names)
    return Watch(file), names


def test_parts_have_kinds_and_places() -> None:
    assert [(p.kind, p.name, p.place, len(p.statements)) for p in parts(TEXT)] == [
        ("rows", "spell_spark_cast", "specs/x.yaml:3", 1),
        ("rules", "strike", "specs/x.yaml:9", 3),
    ]


def test_what_did_not_run_is_listed(tmp_path: Path) -> None:
    watch, names = watched(tmp_path)
    names["spell_spark_cast"]([1])
    with watch.on():
        names["strike"]([0, 1])
    found = coverage(watch, Counter({1: 3}), ["a", "b"])
    assert found["rows"] == {"reached": 0, "of": 1} and found["rules"] == {"reached": 1, "of": 1}
    assert found["lines"] == {"reached": 2, "of": 4}
    assert [(x["name"], x.get("line")) for x in found["not_reached"]] == [("spell_spark_cast", None), ("strike", "24: return 1")]
    assert found["action instances"] == {"reached": 1, "of": 2} and found["actions_not_played"] == ["a"]
    assert ran(watch, parts(TEXT)) == ("strike (specs/x.yaml:9)",)


def test_all_of_it_ran(tmp_path: Path) -> None:
    watch, names = watched(tmp_path)
    for _ in range(2):                            # lines that have run are not watched again, and are not forgotten
        with watch.on():
            names["strike"]([1, 1])
            names["strike"]([0, 1])
            names["spell_spark_cast"]([1, 2])
    assert coverage(watch, Counter(), [])["not_reached"] == []
    assert coverage(watch, Counter(), [])["lines"] == {"reached": 4, "of": 4}
    assert "action instances" not in coverage(watch, Counter(), [])        # continuous actions have no numbers


def test_who_watched_before_goes_on(tmp_path: Path) -> None:
    watch, _ = watched(tmp_path)
    before = sys.gettrace()
    try:
        with watch.on():
            raise ValueError
    except ValueError:
        pass
    assert sys.gettrace() is before


def test_rows_that_play_reaches(folder: Callable[[str], Built]) -> None:
    built = folder("spell_duel")
    env, checks = built.reference(), built.module("checks")
    watch = Watch(built.folder / "reference.py")
    with watch.on():
        list(checks.episode(env, 0, 1))
    few = coverage(watch, Counter(), [])
    with watch.on():
        for number in range(20):
            list(checks.episode(env, number, 60))
    many = coverage(watch, Counter(), [])
    assert few["rows"]["reached"] < many["rows"]["reached"] == many["rows"]["of"]
    assert {x["name"] for x in few["not_reached"]} > {"spell_rest_cast"} and few["lines"]["reached"] < many["lines"]["reached"]


def test_rows_of_a_real_reference(folder: Callable[[str], Built]) -> None:
    found = parts((folder("spell_duel").folder / "reference.py").read_text(encoding="utf-8"))
    kinds = {p.name: p.kind for p in found}
    assert kinds["spell_spark_cast"] == kinds["ward_mist_react_hurt"] == "rows"
    assert (kinds["cast"], kinds["cast_refusal"], kinds["end_1"], kinds["end_1_when"]) == ("actions", "legality", "ends", "end conditions")
    assert "render" not in kinds
