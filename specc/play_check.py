"""Checks that play: a spec's scenarios, and a short random search for positions without a move. Both run the reference.

They find what typing cannot: rules that do not do what the rulebook's examples say, positions in which nobody can move,
faults that the checker could not exclude.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any

from specc.build import files_of, write_folder
from specc.environment import Built, load_built
from specc.ir.program import Program, Scenario
from specc.ir.visit import fields_read
from specc.source.diagnostic import Diagnostic, Label, Reporter
from specc.source.text import NOWHERE, Span

EPISODES, STEPS = 12, 300
SHOWN = 8
"""Actions of a game that a message tells."""


def play_checks(program: Program, scenarios: bool = True, search: bool = False) -> list[Diagnostic]:
    """What the scenarios and the search find; nothing when all is well."""
    reporter = Reporter()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made) / program.name
        write_folder(folder, files_of(program, ["python"]))
        built = load_built(folder)
        if scenarios:
            _scenarios(program, built, reporter)
        if search:
            _search(program, built, reporter)
    return list(reporter)


# ------------------------------------------------------------------------------------------------ scenarios
class _Failed(Exception):
    def __init__(self, state: Any, what: str) -> None:
        super().__init__(what)
        self.state = state


def _scenarios(program: Program, built: Built, reporter: Reporter) -> None:
    running = built.module("reference_scenarios")

    def fail(env: Any, scenario: Any, state: Any, what: str) -> None:
        raise _Failed(state, what)

    running._fail = fail  # type: ignore[attr-defined]
    env: Any = built.reference()
    for written, scenario in zip(program.scenarios, built.module("scenarios").SCENARIOS, strict=True):
        if not scenario.applies:
            continue
        try:
            running.run(env, scenario)
        except _Failed as failure:
            _complain(program, env, written, failure, reporter)
        except Exception as fault:
            reporter.error("E1101", f"scenario `{written.name}` cannot be played: {_said(fault)}", written.span, "in this scenario")


def _complain(program: Program, env: Any, written: Scenario, failure: _Failed, reporter: Reporter) -> None:
    what = str(failure)
    story = []
    if written.given:
        story.append("given " + ", ".join(f"{name} = {_short(value)}" for name, value in written.given.items()))
    if written.when:
        story.append("after " + ", ".join(written.when))
    for text, test in written.then:
        if what == f"does not hold: {text}":
            plain = env.to_plain(failure.state)
            got = [f"{name} = {plain[name]}" for name in sorted(fields_read(test)) if name in plain]
            reporter.error(
                "E1101", f"scenario `{written.name}` fails: {text}", test.span if test.span != NOWHERE else written.span,
                "this was expected" + (f", got {', '.join(got)}" if got else ""),
                help="\n".join([*story, "the position:", *_position(env, failure.state)]),
                secondary=(Label(written.span, "in this scenario"),),
            )  # fmt: skip
            return
    code = "E1102" if what.startswith("perft ") else "E1101"
    reporter.error(
        code, f"scenario `{written.name}` fails: {what}", written.span, "in this scenario",
        help="\n".join([*story, "the position:", *_position(env, failure.state)]) if code == "E1101" else "\n".join(story),
    )  # fmt: skip


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) < 60 else text[:57] + "…"


def _position(env: Any, state: Any) -> list[str]:
    return [f"  {line}" for line in str(env.render(state)).rstrip().split("\n")[:24]]


def _said(fault: Exception) -> str:
    return str(fault).split("\n")[0] or type(fault).__name__


# ------------------------------------------------------------------------------------------------ search
def _search(program: Program, built: Built, reporter: Reporter) -> None:
    env: Any = built.reference()
    for episode in range(EPISODES):
        rng = random.Random(episode)
        told: list[str] = []
        try:
            state = env.init(built.key(0, episode, 0), None)
        except Exception as fault:
            if "given" not in str(fault):
                _fault(program, told, fault, reporter)
            return
        for step in range(1, STEPS + 1):
            if state.over or state.truncated:
                break
            action = _any_action(env, state, rng)
            if action is None:
                reporter.error(
                    "E1103", f"nobody can move, and the game is not over{_after(told)}", program.span, "found by playing at random",
                    help="\n".join(["add an end (`when: stuck`) or an action such as `pass`; the position:", *_position(env, state)]),
                )  # fmt: skip
                return
            told.append(env.action_name(action) if isinstance(action, int) else str(action))
            try:
                state = env.step(state, action, built.key(0, episode, step))
            except Exception as fault:
                _fault(program, told, fault, reporter)
                return


def _any_action(env: Any, state: Any, rng: random.Random) -> Any:
    if not env.num_actions:
        return [rng.uniform(-1.0, 1.0) for _ in range(16)]
    legal = [i for i, allowed in enumerate(state.legal_action_mask) if allowed]
    return rng.choice(legal) if legal else None


def _fault(program: Program, told: list[str], fault: Exception, reporter: Reporter) -> None:
    if "no action is legal" in str(fault):
        reporter.error(
            "E1103", f"nobody can move, and the game is not over{_after(told)}", program.span, "found by playing at random",
            help="add an end (`when: stuck`) or an action such as `pass`",
        )  # fmt: skip
        return
    rule = getattr(fault, "rule", "")
    reporter.error(
        "E1104", f"playing leads to a fault: {_said(fault)}", _place(program, rule), f"found by playing at random{_after(told)}",
        help="guard the line, or widen the type",
    )  # fmt: skip


def _after(told: list[str]) -> str:
    if not told:
        return ""
    more = len(told) - SHOWN
    return ", after " + (f"{more} more and " if more > 0 else "") + ", ".join(told[-SHOWN:])


def _place(program: Program, rule: str) -> Span:
    for group in (program.rules, program.functions, program.actions):
        if rule in group:
            return group[rule].span
    return program.span
