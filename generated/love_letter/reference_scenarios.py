"""Scenarios: examples from the rulebook, run on the reference. `scenarios.py` has those of this game.

    for scenario in SCENARIOS:
        run(Env(), scenario)          # raises ScenarioFailed with what was expected and what came out
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .chance import Chance, Fixed, FixedChance, TapeError
from .reference_env import Reference, frozen
from .reference_kinds import Rowed
from .reference_runtime import RuleError

KEY = (1, 2)


class ScenarioFailed(AssertionError):
    """A scenario does not hold."""


@dataclass(frozen=True)
class Scenario:
    """One example. given: fields as plain data; arrange: an effect on top of it; then: text and condition."""

    name: str
    place: str = ""
    source: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)
    """Build parameters under which it holds; it is skipped in other builds."""
    applies: bool = True
    given: dict[str, Any] | None = None
    arrange: Callable[[Any, Any], None] | None = None
    draws: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    chance: tuple[Any, ...] = ()
    when: tuple[str, ...] = ()
    then: tuple[tuple[str, Callable[[Any], bool]], ...] = ()
    pictures: tuple[tuple[str, Any], ...] = ()
    allowed: tuple[str, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    observed: tuple[tuple[int, str, tuple[float, ...]], ...] = ()
    perft: tuple[int, ...] = ()


def start(env: Reference, scenario: Scenario, chance: Chance | None = None) -> Any:
    """The position that a scenario gives."""
    source = Chance(KEY, real=env.game.real) if chance is None else chance
    if scenario.given is None and scenario.arrange is None:
        return env.init_from(source)
    return env.arranged_from(source, scenario.given or {}, scenario.arrange)


def run(env: Reference, scenario: Scenario) -> Any:
    """The state after the scenario, in which everything that it says holds."""
    fixed = Written(env.game.sites, scenario.draws, scenario.chance)
    fixed.lowest = env.game.lowest
    drawn_at_start = scenario.given is None and scenario.arrange is None

    def chance(number: int) -> Chance:
        stream = Chance((KEY[0], KEY[1] + number), real=env.game.real)
        return FixedChance(fixed, stream) if (number or drawn_at_start) and (scenario.draws or scenario.chance) else stream

    s = start(env, scenario, chance(0))
    for number, text in enumerate(scenario.when, 1):
        if s.over or s.truncated:
            _fail(env, scenario, s, f"the game is over before {text}")
        try:
            s = env.step_from(s, number_of(env, s, text), chance(number))
        except (RuleError, TapeError) as error:
            _fail(env, scenario, s, f"{text}: {error}")
    if scenario.draws or scenario.chance:
        try:
            fixed.finish()
        except TapeError as error:
            _fail(env, scenario, s, str(error))
    _check(env, scenario, s)
    return s


def _check(env: Reference, scenario: Scenario, s: Any) -> None:
    for text, holds in scenario.then:
        if not holds(s):
            _fail(env, scenario, s, f"does not hold: {text}")
    plain = env.to_plain(s)
    for name, expected in scenario.pictures:
        if plain[name] != expected:
            _fail(env, scenario, s, f"{name} is {plain[name]}, expected {expected}")
    for text in scenario.allowed:
        reason = env.refusal(s, number_of(env, s, text))
        if reason is not None:
            _fail(env, scenario, s, f"{text} is not allowed: {reason}")
    for text, expected in scenario.refused:
        reason = env.refusal(s, number_of(env, s, text))
        if reason != expected:
            _fail(env, scenario, s, f"{text} is {'allowed' if reason is None else f'refused: {reason}'}, expected refusal: {expected}")
    for player, name, expected in scenario.observed:
        channel = next(c for c in env.game.channels if c.name == name)
        numbers = [float(x) for x in channel.value(s, player)]
        if any(abs(a - b) > 1e-6 for a, b in zip(numbers, expected, strict=True)):
            _fail(env, scenario, s, f"player {player} observes {name} as {numbers}, expected {list(expected)}")
    if scenario.perft:
        counts = perft(env, scenario, len(scenario.perft))
        if counts != list(scenario.perft):
            _fail(env, scenario, s, f"perft is {counts}, expected {list(scenario.perft)}")


def _fail(env: Reference, scenario: Scenario, s: Any, what: str) -> None:
    raise ScenarioFailed(f"{scenario.place}: {scenario.name}: {what}\n{env.render(s)}")


class Written(Fixed):
    """Draws as a scenario writes them: a roll of a die is 1..n, a site under `draws:` has the values of its type; what `chance:` does
    not say is left to the key stream."""

    lowest: Mapping[int, int]

    def take(self, chance: Chance, kind: str, site: int, args: Any) -> Any:
        queue = self.draws.get(self.name(site), self.values)
        if kind == "roll" and queue and isinstance(queue[0], int):
            queue[0] -= self.lowest.get(site, 0)
        if not self.values and self.name(site) not in self.draws:
            self.values = None
        return super().take(chance, kind, site, args)


def number_of(env: Reference, s: Any, text: str) -> Any:
    """The number of an action by its name, or of an answer `choose(value)` to the open question."""
    wanted = _spoken(text)
    if s.pending is not None:
        for number, value in s.options.items():
            kind = s.options_kind
            names = {"none"} if value is None else {kind.label(value)}
            if value is not None and isinstance(kind, Rowed):
                names.add(value.row_name)
            if wanted in {_spoken(f"choose({name})") for name in names} | {_spoken(name) for name in names}:
                return number
    for number, name in enumerate(env.action_names):
        if _spoken(name) == wanted:
            return number
    for action in env.game.actions:
        if action.box is not None and wanted.startswith(f"{action.name}("):
            return [float(x.split("=")[-1].strip("[]")) for x in wanted[len(action.name) + 1 : -1].split(",")]
        for i, params in enumerate(action.instances()):
            spoken = [
                {_spoken(kind.label(v)), str(kind.ordinal(v)), *({_spoken(v.row_name)} if isinstance(kind, Rowed) else ())}
                for kind, v in zip(action.kinds, params, strict=True)
            ]
            if _matches(wanted, action.name, spoken):
                return action.offset + i
    raise ValueError(f"there is no action {text}")


def _matches(wanted: str, name: str, spoken: list[set[str]]) -> bool:
    if not spoken:
        return wanted in (name, f"{name}()")
    if not wanted.startswith(f"{name}(") or not wanted.endswith(")"):
        return False
    given = [x.split("=")[-1].rsplit(".", 1)[-1] for x in wanted[len(name) + 1 : -1].split(",")]
    return len(given) == len(spoken) and all(x in options for x, options in zip(given, spoken, strict=True))


def _spoken(text: str) -> str:
    """A name without what may be left out: blanks, quotes, the names of types before their values."""
    bare = re.sub(r"[\s'\"]", "", text)
    name, bracket, rest = bare.partition("(")
    return name + bracket + re.sub(r"[A-Za-z_]\w*(?=\()|[A-Za-z_]\w*\.(?=[A-Za-z_])", "", rest)


def perft(env: Reference, scenario: Scenario, depth: int) -> list[int]:
    """The numbers of ways to play 1, 2, … actions; each way chance can deal counts. Equal positions are walked once."""
    counts: list[int] = []
    layer: dict[Any, tuple[Any, int]] = {}

    def add(s: Any, ways: int) -> None:
        if not s.over and not s.truncated:
            key = frozen(env.to_plain(s)), None if s.pending is None else pickle.dumps(s)
            layer[key] = (s, layer[key][1] + ways if key in layer else ways)

    if scenario.given is None and scenario.arrange is None:
        for _, _, s in env.init_deals():
            add(s, 1)
    else:
        add(start(env, scenario), 1)
    while len(counts) < depth:
        above, layer = list(layer.values()), {}
        counts.append(sum(ways * sum(s.legal_action_mask) for s, ways in above))
        if len(counts) < depth:
            for s, ways in above:
                for action, legal in enumerate(s.legal_action_mask):
                    if legal:
                        for _, _, after in env.deals(s, action):
                            add(after, ways)
    return counts
