"""What the rules of one game are to the reference environment, its states, and what rules ask of them.

`reference.py` describes its game as a `Game`: fields, actions, ends, channels. A state has what all games have and the fields of the
spec. Rules call `finish`, `ask`, `after`, `emit`, `stuck`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

from .reference_kinds import Kind
from .reference_runtime import Finished, RuleError

Plain = dict[str, Any]


# ---------------------------------------------------------------------------------------------- descriptions


@dataclass(frozen=True)
class Field:
    """A field of the state: its name in the spec, its attribute, its kind, its start (None: set by setup or given)."""

    name: str
    attribute: str
    kind: Kind
    start: Callable[[Any, Any], Any] | None = None
    given: str | None = None
    seen: Callable[[Any, int], Any] | None = None
    """(state, viewer): what a player sees of it, as a `Seen`; None: everything."""


@dataclass(frozen=True)
class Action:
    """A declared action: number of an instance = offset + row-major ordinal of the parameters."""

    name: str
    kinds: tuple[Kind, ...]
    offset: int
    refusal: Callable[..., str | None]
    """(state, me, *params): the reason of the first legal line that fails."""
    run: Callable[..., None]
    """(state, chance, me, *params): what the action does."""
    labels: tuple[str, ...] = ()
    box: tuple[tuple[float, float], ...] | None = None
    clamp: bool | None = None

    @property
    def count(self) -> int:
        """The number of instances."""
        n = 1
        for kind in self.kinds if self.box is None else ():
            n *= kind.count
        return n

    def instances(self) -> list[tuple[Any, ...]]:
        """The parameters of every instance, in order."""
        return self._instances

    @cached_property
    def _instances(self) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = [()]
        for kind in self.kinds:
            found = [(*params, v) for params in found for v in kind.values]
        return found


@dataclass(frozen=True)
class Answers:
    """The numbers of the answers to questions over one type."""

    kind: Kind
    offset: int


@dataclass(frozen=True)
class Question:
    """A place in the rules where a player is asked."""

    site: int
    name: str
    answers: Answers


@dataclass(frozen=True)
class End:
    """An entry of `end:`. when(state, me), run(state, chance, me)."""

    when: Callable[[Any, int], bool]
    run: Callable[..., None]
    reason: str


@dataclass(frozen=True)
class Channel:
    """A part of the observation: value(state, viewer) gives its numbers in order."""

    name: str
    size: int
    value: Callable[[Any, int], list[Any]]


@dataclass(frozen=True)
class Game:
    """Everything that `reference.py` says about its game."""

    name: str
    version: str
    players: int
    num_actions: int
    state: type[BaseState]
    setup: Callable[[Any, Any], None]
    actions: tuple[Action, ...]
    ends: tuple[End, ...]
    channels: tuple[Channel, ...]
    render: Callable[[Any], str]
    render_svg: Callable[[Any], str] | None = None
    real: str = "real32"
    simultaneous: bool = False
    resolve: Callable[[Any, Any], None] | None = None
    asked: Callable[[Any, int], bool] | None = None
    forced_take: bool = False
    illegal: str = "error"
    max_steps: int | None = None
    answers: tuple[Answers, ...] = ()
    none_number: int | None = None
    invariants: tuple[tuple[Callable[[Any], bool], str], ...] = ()
    sites: Mapping[int, str] = field(default_factory=dict)
    lowest: Mapping[int, int] = field(default_factory=dict)
    """site → what a scenario writes for its first value, where that is not 0"""
    parameters: Mapping[str, tuple[str, Kind, Any]] = field(default_factory=dict)
    """name → attribute, kind, default as plain data"""
    inputs: Mapping[str, tuple[str, Kind]] = field(default_factory=dict)

    @property
    def zero(self) -> Any:
        """A reward of nothing."""
        return np.float32(0.0) if self.real == "real32" else 0.0


# ---------------------------------------------------------------------------------------------- state


@dataclass
class Pending:
    """An effect that waits for an answer. action None: the setup waits. me: who acted."""

    before: BaseState | None
    given: Plain | None
    action: Any
    me: int
    answers: tuple[int, ...] = ()
    taken: dict[int, Any] = field(default_factory=dict)
    """Draws taken so far, by coordinate."""

    def with_answer(self, answer: int) -> Pending:
        """The same effect with one answer more."""
        return Pending(self.before, self.given, self.action, self.me, (*self.answers, answer), dict(self.taken))


class Asked(Exception):
    """The effect stops at a question that has no answer yet."""


class BaseState:
    """A position: what all games have; the fields of the spec come with the game's own `State`."""

    __slots__ = (
        "asked", "inputs", "legal_action_mask", "mover", "options", "options_kind", "over", "parameters", "pending", "reason",
        "record", "replies", "reward", "steps", "to_move", "trace", "truncated",
    )  # fmt: skip

    game: Game
    fields: tuple[Field, ...] = ()

    def __init__(self, parameters: Any, inputs: Any) -> None:
        self.parameters = parameters
        self.inputs = inputs
        self.mover = 0
        self.to_move = 0
        self.over = False
        self.truncated = False
        self.reason: str | None = None
        """The reason of the `end:` entry that ended the game."""
        self.reward: list[Any] = [self.game.zero] * self.game.players
        self.steps = 0
        self.asked: int | None = None
        """The site of the open question."""
        self.legal_action_mask: list[bool] = []
        self.pending: Pending | None = None
        self.options: dict[int, Any] = {}
        """The answers to the open question, by number."""
        self.options_kind: Kind | None = None
        self.replies: list[int] = []
        """While an effect runs: the answers that it has not yet reached."""
        self.record = False
        self.trace: list[tuple[str, dict[str, Any]]] = []
        """If recorded: the events of the last step."""

    def copy(self) -> Any:
        """A state that can be changed without changing this one."""
        new: BaseState = type(self).__new__(type(self))
        for name in BaseState.__slots__:
            setattr(new, name, getattr(self, name))
        new.reward = self.reward.copy()
        new.replies = []
        new.trace = []
        for f in self.fields:
            setattr(new, f.attribute, f.kind.copy(getattr(self, f.attribute)))
        return new

    def __getstate__(self) -> dict[str, Any]:
        names = [*BaseState.__slots__, *(f.attribute for f in self.fields)]
        return {name: getattr(self, name) for name in names if name not in ("parameters", "inputs", "options_kind")} | {
            "options_kind": None,
            "parameters": vars(self.parameters),
            "inputs": vars(self.inputs),
        }

    def __setstate__(self, values: dict[str, Any]) -> None:
        for name, v in values.items():
            setattr(self, name, SimpleNamespace(**v) if name in ("parameters", "inputs") else v)


# ---------------------------------------------------------------------------------------------- what rules call


def finish(rewards: Sequence[Any] | None = None, state: Any = None) -> None:
    """The game is over; nothing after this runs. Without rewards, they stay as they are."""
    if rewards is not None:
        state.reward = list(rewards)
    raise Finished


def after(state: Any, rule: Callable[..., Any], *args: Any) -> Any:
    """The state that a rule would leave; `state` itself is not changed."""
    new = state.copy()
    rule(new, *args)
    return new


def emit(state: Any, event: str, **fields: Any) -> None:
    """Note an event, if anyone wants to know."""
    if state.record:
        state.trace.append((event, fields))


def legal_instances(state: Any, name: str) -> Iterator[tuple[Any, ...]]:
    """The parameters of the legal instances of an action, for the mover."""
    for action in state.game.actions:
        if action.name == name:
            yield from (params for params in action.instances() if action.refusal(state, state.mover, *params) is None)


def stuck(state: Any) -> bool:
    """Is no action legal for the mover?"""
    for action in state.game.actions:
        if action.box is not None or any(action.refusal(state, state.mover, *params) is None for params in action.instances()):
            return False
    return True


def ask(
    state: Any,
    question: Question,
    by: int,
    candidates: Sequence[Any],
    *,
    may_decline: bool = False,
    may_be_none: bool = False,
    rank: Callable[[Any], Any] | None = None,
) -> Any:
    """The answer of player `by`: one of the candidates, or None if that is allowed.

    Nothing is asked when nothing qualifies, and a question with a single answer is not asked in games with `forced: take`.
    """
    game: Game = state.game
    if not candidates:
        if may_be_none or may_decline:
            return None
        raise RuleError(question.name, "nothing qualifies, but something must be chosen")
    if game.forced_take and len(candidates) == 1 and not may_decline:
        return candidates[0]
    options = answer_numbers(game, question, by, candidates, rank)
    if may_decline:
        assert game.none_number is not None
        options[game.none_number] = None
    if state.replies:
        answer = state.replies.pop(0)
        state.reward = [game.zero] * game.players
        state.steps += 1
        return options[answer]
    state.asked = question.site
    state.options, state.options_kind = options, question.answers.kind
    state.to_move = by
    state.legal_action_mask = [i in options for i in range(game.num_actions)]
    raise Asked


def answer_numbers(
    game: Game, question: Question, by: int, candidates: Sequence[Any], rank: Callable[[Any], Any] | None
) -> dict[int, Any]:
    """The candidates by the number of their answer: their ordinal, with players counted from the one who answers, or their rank."""
    kind, offset = question.answers.kind, question.answers.offset
    if rank is None:
        return {offset + kind.ordinal(kind.relative(x, by)): x for x in candidates}
    ranked = sorted(candidates, key=lambda x: (rank(x), kind.ordinal(x)))
    return {offset + i: x for i, x in enumerate(ranked)}
