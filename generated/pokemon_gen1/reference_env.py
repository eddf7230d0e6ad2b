"""The turn order of a generated reference environment: reset, steps, questions, legality, ends, plain data.

A question is answered by replay: the state keeps the state before the action, the answers so far and the draws taken; with the
next answer the effect runs again from the start, meets the same draws, gets the same answers, and goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from .chance import Chance, RecordedChance, Tape, TapeChance, enumerate_outcomes, used_entries
from .reference_hidden import masked
from .reference_runtime import Finished, RuleError
from .reference_state import Action, Asked, Field, Game, Pending, Plain
from .reference_text import text_as_svg

Key = Sequence[int]


class Reference:
    """An environment whose steps are the rules as written. States are never changed; every step makes a new one."""

    game: Game

    def __init__(self, params: Mapping[str, Any] | None = None, inputs: Mapping[str, Any] | None = None, record: bool = False) -> None:
        game = self.game
        self.name = game.name
        self.version = game.version
        self.num_players = game.players
        self.num_actions = game.num_actions
        self.observation_size = sum(channel.size for channel in game.channels)
        self.record = record
        self._parameters = {name: default for name, (_, _, default) in game.parameters.items()} | dict(params or {})
        self._inputs = dict(inputs or {})
        self._names: list[str] | None = None

    # ---- reset and step

    def init(self, key: Key, given: Plain | None = None) -> Any:
        """A first state. `given`: fields as plain data."""
        return self.init_from(Chance(key, real=self.game.real), given)

    def step(self, s: Any, action: Any, key: Key) -> Any:
        """The state after an action, or after the answer to the open question."""
        return self.step_from(s, action, Chance(key, real=self.game.real))

    def init_from(self, chance: Chance, given: Plain | None = None) -> Any:
        """`init` with any source of chance."""
        return self._run(Pending(None, given, None, 0), chance)

    def step_from(self, s: Any, action: Any, chance: Chance) -> Any:
        """`step` with any source of chance."""
        if s.over or s.truncated:
            raise RuleError("step", "the episode has ended")
        reason = self.refusal(s, action)
        if reason is not None and self.game.illegal != "ignore" and self.game.illegal != "forfeit":
            raise RuleError(self._action_text(action), reason)
        if reason is not None:
            return self._illegal(s)
        if s.pending is not None:
            return self._run(s.pending.with_answer(int(action)), chance)
        return self._run(Pending(s, None, action, s.to_move), chance)

    def arranged_from(self, chance: Chance, given: Plain, arrange: Callable[[Any, Any], None] | None = None) -> Any:
        """A position: the start values, with the given ones in their places, then an effect. `setup` does not run."""
        return self._run(Pending(None, given, None, 0), chance, arrange or _nothing)

    def _illegal(self, s: Any) -> Any:
        """What an illegal action does where it is no error: nothing, or it loses the game."""
        new = s.copy()
        new.steps += 1
        if self.game.illegal == "forfeit":
            others = self.game.players - 1
            new.reward = [-1.0 if p == s.to_move else 1.0 / others for p in range(self.game.players)]
            self._over(new)
        else:
            new.reward = [0.0] * self.game.players
            self._truncate(new)
        return new

    def _run(self, pending: Pending, chance: Chance, arrange: Callable[[Any, Any], None] | None = None) -> Any:
        """Run an effect from its start, up to its end or to the next question."""
        recorded = RecordedChance(chance, pending.taken)
        state = self._fresh() if pending.before is None else pending.before.copy()
        state.record = self.record
        state.pending = None
        state.asked = None
        state.options, state.options_kind = {}, None
        state.reason = None
        state.replies = list(pending.answers)
        state.reward = [self.game.zero] * self.game.players
        with np.errstate(over="raise", invalid="raise", divide="raise"):
            try:
                if pending.before is None:
                    self._set_up(state, recorded, pending.given, arrange)
                else:
                    state.steps += 1
                    self._act(state, recorded, pending.action, pending.me)
            except Asked:
                state.pending = pending
            except Finished:
                self._over(state)
            except (FloatingPointError, OverflowError, ZeroDivisionError) as error:
                raise RuleError("arithmetic", str(error)) from error
            state.replies = []
            state.reward = [float(r) for r in state.reward]
            if not state.over and state.pending is None:
                self._offer(state)
        self._truncate(state)
        if state.pending is None:
            self._check(state)
        return state

    def _fresh(self) -> Any:
        game = self.game
        parameters = {attribute: kind.value(self._parameters[name]) for name, (attribute, kind, _) in game.parameters.items()}
        inputs = {
            attribute: kind.value(self._inputs[name]) if name in self._inputs else kind.zero()
            for name, (attribute, kind) in game.inputs.items()
        }
        state = game.state(SimpleNamespace(**parameters), SimpleNamespace(**inputs))
        for f in state.fields:
            setattr(state, f.attribute, f.kind.zero())
        return state

    def _set_up(self, state: Any, chance: Any, given: Plain | None, arrange: Callable[[Any, Any], None] | None) -> None:
        """The start values in order, with the given ones in their places, then `setup` (or `arrange` instead), then `end`.

        `setup` does not run on a given position, unless nothing is given but fields that ask for it (`given: may`, `must`).
        """
        given = dict(given or {})
        names = {f.name for f in state.fields}
        for name in given:
            if name not in names and name not in ("mover", *self.game.inputs, *self.game.parameters):
                raise RuleError("init", f"there is no field {name} to be given")
        self._given_constants(state, given)
        state.mover = state.to_move = int(given.get("mover", 0))
        for f in state.fields:
            if f.name in given:
                setattr(state, f.attribute, self._given_value(f, given[f.name]))
            elif f.given == "must" and not given.keys() - {"mover"} <= {g.name for g in state.fields if g.given}:
                raise RuleError("init", f"{f.name} must be given")
            elif f.start is not None:
                setattr(state, f.attribute, f.start(state, chance))
        if arrange is not None:
            arrange(state, chance)
        position = {name for name in given if name in names and not any(f.name == name and f.given for f in state.fields)}
        if arrange is None and not position and "mover" not in given:
            missing = [f.name for f in state.fields if f.given == "must" and f.name not in given]
            if missing:
                raise RuleError("init", f"{missing[0]} must be given")
            self.game.setup(state, chance)
        self._turn(state)
        self._end(state, chance, state.mover)

    def _given_constants(self, state: Any, given: Plain) -> None:
        """Inputs and parameters of an episode."""
        for name, (attribute, kind) in self.game.inputs.items():
            if name in given:
                setattr(state.inputs, attribute, kind.value(given[name]))
        for name, (attribute, kind, _) in self.game.parameters.items():
            if name in given:
                setattr(state.parameters, attribute, kind.value(given[name]))

    def _given_value(self, f: Field, plain: Any) -> Any:
        try:
            return f.kind.value(plain)
        except (ValueError, TypeError, KeyError, IndexError) as error:
            raise RuleError("init", f"given {f.name}: {error}") from error

    def _act(self, state: Any, chance: Any, action: Any, me: int) -> None:
        """One action; in games of simultaneous turns also the resolution, once all who are asked have acted."""
        declared, params = self._instance(action)
        declared.run(state, chance, me, *params)
        if self.game.simultaneous:
            waiting = [p for p in self._asked(state) if p > me]
            if waiting:
                state.mover = state.to_move = waiting[0]
                return
            if self.game.resolve is not None:
                self.game.resolve(state, chance)
            self._turn(state)
        self._end(state, chance, me)

    def _asked(self, state: Any) -> list[int]:
        asked = self.game.asked
        return [p for p in range(self.game.players) if asked is None or asked(state, p)]

    def _turn(self, state: Any) -> None:
        """In games of simultaneous turns, the first of those who are asked is next; the ends are tried before that must be anyone."""
        if self.game.simultaneous:
            asked = self._asked(state)
            if asked:
                state.mover = asked[0]

    def _end(self, state: Any, chance: Any, me: int) -> None:
        """The first `end:` entry that holds ends the game; if it goes on, there must be somebody who acts next."""
        for end in self.game.ends:
            if end.when(state, me):
                state.reason = end.reason
                end.run(state, chance, me)
                raise Finished
        if self.game.simultaneous and not self._asked(state):
            raise RuleError("turns", "no player is asked")

    def _over(self, state: Any) -> None:
        state.over = True
        state.to_move = state.mover
        state.asked = None
        state.pending = None
        state.legal_action_mask = [False] * self.game.num_actions

    def _offer(self, state: Any) -> None:
        """Nothing is pending: the mover may do what is legal."""
        state.to_move = state.mover
        state.legal_action_mask = mask = [False] * self.game.num_actions
        boxed = False
        for action in self.game.actions:
            if action.box is not None:
                boxed = True
                continue
            for i, params in enumerate(action.instances()):
                mask[action.offset + i] = action.refusal(state, state.mover, *params) is None
        if not boxed and not any(mask):
            raise RuleError("step", "no action is legal, and the game is not over")

    def _truncate(self, state: Any) -> None:
        limit = self.game.max_steps
        if limit is not None and not state.over and state.steps >= limit:
            state.truncated = True

    def _check(self, state: Any) -> None:
        for holds, text in self.game.invariants:
            if not holds(state):
                raise RuleError("invariants", text)

    # ---- actions

    def _instance(self, action: Any) -> tuple[Action, tuple[Any, ...]]:
        """The declared action and the parameters that an action number, or the reals of a box, stand for."""
        if self.game.actions and self.game.actions[0].box is not None:
            declared = self.game.actions[0]
            return declared, self._box(declared, action)
        for declared in self.game.actions:
            n = int(action) - declared.offset
            if 0 <= n < declared.count:
                params = []
                for kind in reversed(declared.kinds):
                    n, i = divmod(n, kind.count)
                    params.append(kind.values[i])
                return declared, tuple(reversed(params))
        raise RuleError("step", f"{action} is not the number of an action")

    def _box(self, declared: Action, action: Any) -> tuple[Any, ...]:
        numbers = np.atleast_1d(np.asarray(action, dtype=np.float64)).tolist()
        assert declared.box is not None
        if len(numbers) != len(declared.box):
            raise RuleError(declared.name, f"takes {len(declared.box)} numbers")
        clamped = []
        for (lo, hi), x in zip(declared.box, numbers, strict=True):
            if declared.clamp:
                x = min(max(x, lo), hi)
            elif declared.clamp is None and not lo <= x <= hi:
                raise RuleError(declared.name, f"{x} is not in {lo}..{hi}")
            clamped.append(x)
        params, at = [], 0
        for kind in declared.kinds:
            shape = [d.count for d in getattr(kind, "dims", ())]
            size = int(np.prod(shape, dtype=int))
            plain = np.reshape(clamped[at : at + size], shape).tolist() if shape else clamped[at]
            params.append(kind.value(plain))
            at += size
        return tuple(params)

    def refusal(self, s: Any, action: Any) -> str | None:
        """Why the action is not legal now: the text of the legal line that fails."""
        if s.pending is not None:
            legal = 0 <= int(action) < self.num_actions and s.legal_action_mask[int(action)]
            return None if legal else "it does not answer the open question"
        if s.over:
            return "the game is over"
        try:
            declared, params = self._instance(action)
        except RuleError as error:
            return error.reason
        return declared.refusal(s, s.to_move, *params)

    def _action_text(self, action: Any) -> str:
        try:
            return self.action_name(int(action))
        except (TypeError, ValueError, IndexError):
            return str(action)

    @property
    def action_names(self) -> list[str]:
        """The names of all actions and answers, by number."""
        if self._names is None:
            names = [""] * self.num_actions
            for action in self.game.actions:
                for i, params in enumerate(action.instances() if action.box is None else ()):
                    names[action.offset + i] = instance_name(action, i, params)
            for n, block in enumerate(self.game.answers):
                for i, v in enumerate(block.kind.values):
                    name = f"choose({block.kind.label(v)})"
                    names[block.offset + i] = name if name not in names else f"choose{n}({block.kind.label(v)})"
            if self.game.none_number is not None:
                names[self.game.none_number] = "choose(none)"
            self._names = names
        return self._names

    def action_name(self, i: int) -> str:
        """The name of an action, or `choose(…)` for an answer (its players are counted from the one who answers)."""
        return self.action_names[i]

    def action_number(self, text: str) -> int:
        """The number of an action or answer by its name."""
        wanted = text.replace(" ", "")
        for i, name in enumerate(self.action_names):
            if name.replace(" ", "") == wanted:
                return i
        raise ValueError(f"there is no action {text}")

    def answer_number(self, s: Any, v: Any, kind: int) -> int:
        """The number of an answer to the open question of `s`: v is a value of answer block number `kind`, None to decline.

        For `ranked` questions the numbers are ranks: use those that are legal.
        """
        if v is None:
            assert self.game.none_number is not None
            return self.game.none_number
        block = self.game.answers[kind]
        return block.offset + block.kind.ordinal(block.kind.relative(v, s.to_move))

    # ---- what is seen

    def observe(self, s: Any, player: int) -> list[float]:
        """The observation of a player: the channels one after the other."""
        with np.errstate(over="raise", invalid="raise", divide="raise"):
            return [float(x) for channel in self.game.channels for x in channel.value(s, player)]

    def visible_view(self, s: Any, player: int) -> Any:
        """What a player sees of the state, in a form that can be compared and hashed."""
        view = [("to_move", s.to_move), ("mover", s.mover), ("over", s.over), ("asked", s.asked)]
        for f in s.fields:
            view.append((f.name, f.kind.plain(getattr(s, f.attribute)) if f.seen is None else f.seen(s, player).plain(f.kind)))
        return frozen(view)

    def render(self, s: Any, viewer: int | None = None) -> str:
        """The state as text; with a viewer, `?` stands where that player does not see."""
        return self.game.render(s if viewer is None else masked(s, viewer))

    def render_svg(self, s: Any, viewer: int | None = None) -> str:
        """The state as an SVG image: the spec's `render: svg`, or the text of `render` in a box."""
        seen = s if viewer is None else masked(s, viewer)
        return self.game.render_svg(seen) if self.game.render_svg is not None else text_as_svg(self.game.render(seen))

    # ---- chance

    def outcomes(self, s: Any, action: Any) -> list[tuple[float, Any]]:
        """Every way a step can go, with its probability."""
        return [(p, state) for p, _, state in self.deals(s, action)]

    def deals(self, s: Any, action: Any) -> Iterator[tuple[float, tuple[tuple[int, Any], ...], Any]]:
        """Every way a step can go: probability, draws in order (coordinate, value), state."""
        return self._deals(lambda chance: self.step_from(s, action, chance))

    def init_deals(self, given: Plain | None = None) -> Iterator[tuple[float, tuple[tuple[int, Any], ...], Any]]:
        """Every way a reset can go: probability, draws in order (coordinate, value), state."""
        return self._deals(lambda chance: self.init_from(chance, given))

    def _deals(self, run: Callable[[Chance], Any]) -> Iterator[tuple[float, tuple[tuple[int, Any], ...], Any]]:
        def noted(chance: Chance) -> tuple[dict[int, Any], Any]:
            drawn: dict[int, Any] = {}
            return drawn, run(RecordedChance(chance, drawn))

        for probability, (drawn, state) in enumerate_outcomes(noted, self.game.real):
            yield float(probability), frozen(list(drawn.items())), state

    def init_tape(self, tape: Sequence[Sequence[Any]], given: Plain | None = None) -> tuple[Any, list[tuple[int, Any]]]:
        """A reset whose draws are read from a tape of [site name, value]; also gives the draws by coordinate."""
        return self._taped(tape, lambda chance: self.init_from(chance, given))

    def step_tape(self, s: Any, action: Any, tape: Sequence[Sequence[Any]]) -> tuple[Any, list[tuple[int, Any]]]:
        """A step whose draws are read from a tape of [site name, value]; also gives the draws by coordinate.

        The list has all draws of the effect, those taken before an open question included.
        """
        earlier = {} if s.pending is None else dict(s.pending.taken)
        state, used = self._taped(tape, lambda chance: self.step_from(s, action, chance))
        return state, used_entries(earlier) + used

    def _taped(self, tape: Sequence[Sequence[Any]], run: Callable[[Chance], Any]) -> tuple[Any, list[tuple[int, Any]]]:
        entries = Tape(tape, self.game.sites)
        state = run(TapeChance(entries, real=self.game.real))
        entries.finish()
        return state, entries.used

    # ---- plain data

    def to_plain(self, s: Any) -> Plain:
        """The state as plain data: what backends compare."""
        plain = {f.name: f.kind.plain(getattr(s, f.attribute)) for f in s.fields}
        return plain | {
            "mover": int(s.mover),
            "to_move": int(s.to_move),
            "over": s.over,
            "truncated": s.truncated,
            "reward": list(s.reward),
            "asked": s.asked,
            "legal": list(s.legal_action_mask),
        }

    def from_plain(self, d: Plain) -> Any:
        """The state that plain data stands for; inputs and parameters may be among them.

        Not while a question is open: what was done before it is not in the data.
        """
        if d.get("asked") is not None:
            raise ValueError("a state with an open question cannot be made from plain data")
        state = self._fresh()
        self._given_constants(state, d)
        for f in state.fields:
            setattr(state, f.attribute, f.kind.value(d[f.name]))
        state.mover, state.to_move = int(d["mover"]), int(d.get("to_move", d["mover"]))
        state.over, state.truncated = bool(d.get("over", False)), bool(d.get("truncated", False))
        state.steps = int(d.get("steps", 0))
        state.reward = [float(r) for r in d.get("reward", state.reward)]
        if state.over:
            state.legal_action_mask = [False] * self.num_actions
        elif "legal" in d:
            state.legal_action_mask = [bool(x) for x in d["legal"]]
        else:
            with np.errstate(over="raise", invalid="raise", divide="raise"):
                self._offer(state)
        return state


def _nothing(state: Any, chance: Any) -> None:
    """The arrangement of a position that is all in its fields."""


def instance_name(action: Action, i: int, params: tuple[Any, ...]) -> str:
    """The name of an action instance: its label, or the action with its parameters."""
    if action.labels:
        return action.labels[i]
    if not params:
        return action.name
    return f"{action.name}({', '.join(kind.label(v) for kind, v in zip(action.kinds, params, strict=True))})"


def frozen(v: Any) -> Any:
    """Nested lists, dicts and piles as nested tuples."""
    if isinstance(v, dict):
        return tuple((k, frozen(x)) for k, x in v.items())
    if isinstance(v, (list, tuple)):
        return tuple(frozen(x) for x in v)
    if isinstance(v, (set, frozenset)):
        return tuple(sorted((frozen(x) for x in v), key=repr))
    return v
