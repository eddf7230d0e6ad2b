"""A difference that is planted in one line of a reference is found, at the level that it belongs to, and told in places of the spec."""

from __future__ import annotations

from specc.verify import verify
from specc.verify.rollouts import compare_backends
from tests.verify.conftest import Planter

IN_JAX = (r"(showdown\(s, \w+,) 2\)", r"\1 1)")
"""A stake of 1 in place of 2."""


def test_a_write_out_of_the_frame_is_found_by_properties(planted: Planter) -> None:
    built = planted("leduc_holdem", "    state.acted = 1\n", "    state.acted = state.round = 1\n")
    verdict = verify(built, episodes=10)
    assert verdict.outcome == "different"
    assert [(level.name, level.status) for level in verdict.levels] == [("L1", "failed"), ("L2", "not run"), ("L3", "not run")]
    assert any("raise changed ['round']" in failure.message for failure in verdict.levels[0].failures)
    assert verdict.coverage == {}


def test_a_wrong_stake_in_both_backends_is_found_by_a_scenario(planted: Planter) -> None:
    built = planted("kuhn_poker", "showdown(state, 2)", "showdown(state, 1)", jax=IN_JAX)
    verdict = verify(built, episodes=10)
    assert [level.status for level in verdict.levels] == ["passed", "failed", "not run"]
    first = verdict.first
    assert first is not None and first.case == "pass, bet, call" and first.place.startswith("specs/kuhn_poker.yaml:")
    assert "reward == [-2, 2]" in first.message and first.trace == ("pass", "bet", "bet")


def test_what_is_wrong_only_at_the_start_is_found_by_rollouts(planted: Planter) -> None:
    """Positions and scenarios are given the cards: which draw it is does not matter there."""
    built = planted("leduc_holdem", "pick(chance, 3, ALL_CARD, [", "pick(chance, 2, ALL_CARD, [")
    verdict = verify(built, episodes=40)
    assert [level.status for level in verdict.levels] == ["passed", "passed", "failed"]
    first = verdict.first
    assert first is not None and (first.level, first.action, first.step, first.trace) == ("L3", "reset", 0, ())


def test_rollouts_tell_step_field_rule_and_trace(planted: Planter) -> None:
    """A fold of the second round is said to be a call."""
    said = "Said.calls if state.round else Said.folds"
    found = compare_backends(planted("leduc_holdem", "push(state.history, Said.folds,", f"push(state.history, {said},"), 40, 100)
    first = found.first
    assert first is not None and (first.level, first.action, first.field) == ("L3", "fold", "history")
    assert first.episode is not None and first.step == len(first.trace) and first.trace[-1] == "fold"
    assert first.rules == ("fold (specs/leduc_holdem.yaml:46)",)
    assert " is 1 and 0 (reference, JAX)" in first.message


def test_a_wrong_stake_in_one_backend_is_found_from_positions(planted: Planter) -> None:
    verdict = verify(planted("kuhn_poker", "showdown(state, 2)", "showdown(state, 1)"), episodes=10)
    first = verdict.first
    assert first is not None and (first.level, first.action, first.field) == ("L1", "bet", "reward")
    assert first.case.startswith("position ")
    assert first.rules[1:] == ("showdown (specs/kuhn_poker.yaml:24)", "bet (specs/kuhn_poker.yaml:42)")


def test_a_reference_that_raises_is_a_difference(planted: Planter) -> None:
    """The third action of a game does not go: no scenario goes on so long from a bet."""
    raising = "    if folds and len(state.bets) == 3:\n        raise ValueError('planted')\n    if folds:\n"
    built = planted("kuhn_poker", "    if folds:\n", raising)
    verdict = verify(built, episodes=20)
    first = verdict.first
    assert first is not None and first.level in ("L1", "L3") and "planted" in first.message
