"""Episodes of an environment and an oracle together, step by step, up to the first difference."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

from specc.environment import Built
from specc.oracles.environment import Side
from specc.oracles.mapping import OracleFile
from specc.oracles.protocol import Oracle, OracleError, Shown, Word
from specc.oracles.results import Compared, Divergence, Status
from specc.oracles.values import Missing, difference

SEED = 20
LISTED = 6
"""Actions of a list that are told."""


def compare(
    built: Built,
    file: OracleFile,
    oracle: Oracle,
    episodes: int = 100,
    stop: Callable[[], bool] = lambda: False,
    progress: Callable[[str], None] = lambda remark: None,
    seed: int = SEED,
    around: Callable[[], AbstractContextManager[object]] = nullcontext,
    each: Callable[[Taken], None] | None = None,
) -> Compared:
    """Play `episodes` episodes, or as many as a recording has. A recording's own choices are played, otherwise random ones.

    `around` is entered whenever the environment runs; `each` is called with every step that agrees.
    """
    return Comparison(built, file, oracle, seed, around, each).run(episodes, stop, progress)


@dataclass(frozen=True)
class Taken:
    """A step that agrees. `used`: its draws as (coordinate, value), those before an open question included."""

    episode: int
    before: Any
    actions: Sequence[Any]
    used: list[tuple[int, Any]]
    after: Any


class _Differs(Exception):
    """The two sides differ: the field, and how."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class Comparison:
    """An environment and an oracle; `run` may be called once."""

    def __init__(
        self,
        built: Built,
        file: OracleFile,
        oracle: Oracle,
        seed: int = SEED,
        around: Callable[[], AbstractContextManager[object]] = nullcontext,
        each: Callable[[Taken], None] | None = None,
    ) -> None:
        self.around, self.each = around, each
        self.side, self.file, self.oracle, self.seed = Side(built, file), file, oracle, seed
        self.episode_key = built.module("chance").episode_key
        self.compared: dict[str, None] = {}
        self.steps = self.ended = self.left = 0
        self.trace: list[str] = []
        self.played: Counter[Any] = Counter()
        self.chosen: Counter[Word] = Counter()
        self.least = False
        self.again: Callable[[], object] | None = None
        self.reached: Any = None

    def run(self, episodes: int, stop: Callable[[], bool], progress: Callable[[str], None]) -> Compared:
        """All episodes, up to the first difference or until told to stop."""
        began, first, cut, done = time.monotonic(), None, False, 0
        there = self.oracle.episodes
        wanted = episodes if there is None else min(episodes, there)
        for episode in range(wanted):
            progress(f"oracle: {episode} episodes, {self.steps} steps")
            try:
                whole = self._episode(episode, stop)
            except _Differs as found:
                action = self.trace[-1] if self.trace else "reset"
                trace = tuple(self.trace)
                first = Divergence(episode, len(trace), action, found.field, str(found), trace, again=self.again)
                break
            except Missing as problem:
                raise OracleError(f"episode {episode}, step {len(self.trace)}: {problem}") from None
            if not whole:
                cut = True
                break
            done += 1
        notes = []
        if cut:
            notes.append(f"the budget ended after {done} of {wanted} episodes")
        if self.left:
            notes.append(f"{self.left} episodes were left after {self.file.steps} steps")
        if there is not None and wanted < there:
            notes.append(f"{wanted} of {there} recorded episodes were asked for")
        if wanted == 0:
            notes.append("the recording has no episode for these settings")
        status: Status = "differs" if first else "cut short" if cut or wanted == 0 else "agrees"
        return Compared(
            self.file.about, status, time.monotonic() - began, done, self.ended, self.steps, tuple(self.compared),
            dict(self.oracle.counts), tuple(self.file.differs), tuple(notes), first, self.played,
        )  # fmt: skip

    # ---- one episode

    def _episode(self, episode: int, stop: Callable[[], bool]) -> bool:
        """False if it was told to stop before its end."""
        self.trace.clear()
        chance, self.least = random.Random(f"{self.seed} {episode}"), episode % 2 == 1
        state, shown = self._first(episode)
        while not (state.over or state.truncated or shown.over or shown.truncated or shown.last):
            if stop():
                return False
            before = state
            if len(self.trace) == self.file.steps:
                self.left += 1
                return True
            word, actions = self._choice(state, shown, chance)
            self.trace.append(self._text(word, actions))
            key = self.episode_key(self.seed, episode, len(self.trace))
            state, shown = self._step(state, word, actions, key)
            self.steps += 1
            if self.each is not None:
                self.each(Taken(episode, before, actions, self.side.used, self.reached))
        self.ended += bool(state.over or state.truncated)
        return True

    def _first(self, episode: int) -> tuple[Any, Shown]:
        key = self.episode_key(self.seed, episode, 0)
        side, oracle = self.side, self.oracle
        self.again = None
        if self.file.draws == "spec":
            state, draws = side.reset(key, None)
            shown = oracle.reset(episode, self.seed, draws)
        else:
            shown = oracle.reset(episode, self.seed, ())
            self.again = lambda: side.reset(key, shown)
            state = self._ours(lambda: side.reset(key, shown)[0])
        if self.file.begin == "oracle":
            state = self._ours(lambda: self._placed(state, shown))
        self._agree(state, shown, first=True)
        return state, shown

    def _step(self, state: Any, word: Word, actions: Sequence[Any], key: Any) -> tuple[Any, Shown]:
        side, oracle, draws = self.side, self.oracle, self.file.draws
        if draws == "possible":
            shown = oracle.step(word, ())
            self.again = lambda: oracle.results(side.env, state, actions)
            self.reached = self._possible(self._ours(lambda: oracle.results(side.env, state, actions)), shown)
            return self.reached, shown
        if draws == "spec":
            self.again = lambda: side.step(state, actions, key, None)
            after, noted = self._ours(lambda: side.step(state, actions, key, None))
            shown = oracle.step(word, noted)
        else:
            shown = oracle.step(word, ())
            self.again = lambda: side.step(state, actions, key, shown)
            after = self._ours(lambda: side.step(state, actions, key, shown)[0])
        self._agree(after, shown)
        self.reached = after
        if self.file.follow == "steps" and not (after.over or after.truncated) and after.asked is None:
            after = self._ours(lambda: self._placed(after, shown))
        return after, shown

    def _placed(self, state: Any, shown: Shown) -> Any:
        quick = self.oracle.place(self.side.env, state, shown)
        return self.side.placed(state, shown) if quick is None else quick

    def _possible(self, reached: list[Any], shown: Shown) -> Any:
        """The state among those that can be reached that is the oracle's."""
        nearest: list[_Differs] | None = None
        for state in reached:
            found = list(self._differences(state, shown))
            if not found:
                return state
            if nearest is None or len(found) < len(nearest):
                nearest = found
        if nearest is None:
            raise _Differs("draws", "no state can be reached by this action")
        fields = ", ".join(d.field for d in nearest)
        told = f"none of {len(reached)} possible results is the oracle's; the nearest differs in {fields}: {nearest[0]}"
        raise _Differs(nearest[0].field, told)

    def _ours(self, run: Callable[[], Any]) -> Any:
        """Run something of the environment; where it raises, that is the difference."""
        try:
            with self.around():
                return run()
        except (Missing, OracleError, _Differs):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the rules have no step where the oracle has one
            kind = "draws" if type(error).__name__ in ("TapeError", "ChanceError") else "rules"
            raise _Differs(kind, f"the reference raises {type(error).__name__}: {error}") from error

    # ---- what is played

    def _choice(self, state: Any, shown: Shown, chance: random.Random) -> tuple[Word, Sequence[Any]]:
        if self.side.box is not None:
            action = shown.action if shown.action is not None else self.side.checks.random_action(self.side.env, state, chance)
            return action, [action]
        choices = self._choices(state)
        word = shown.action
        if word is None:
            word = self.oracle.choose(list(choices), chance)
        if word is None:
            word = self._drawn(list(choices), chance)
        if word not in choices:
            why = self._refusal(state, word)
            raise _Differs("legal", f"the oracle plays {word!r}, which is not legal here{why}; legal here: {_listed(choices)}")
        self.played.update(choices[word])
        return word, choices[word]

    def _drawn(self, words: list[Word], chance: random.Random) -> Word:
        """At random; in every other episode among those that were played least."""
        if not self.least:
            return chance.choice(words)
        least = min(self.chosen[word] for word in words)
        word = chance.choice([word for word in words if self.chosen[word] == least])
        self.chosen[word] += 1
        return word

    def _choices(self, state: Any) -> Mapping[Word, Sequence[int]]:
        return self.oracle.choices(self.side.env, state, self.side.legal(state))

    def _refusal(self, state: Any, word: Word) -> str:
        """Why the environment refuses an action, if the word can be translated."""
        env = self.side.env
        for i in range(env.num_actions) if self.file.actions in ("name", "number") else ():
            if self.side.word(i) == word:
                return f" ({env.refusal(state, i)})"
        return ""

    def _text(self, word: Word, actions: Sequence[Any]) -> str:
        names = [str(a) if isinstance(a, list) else str(self.side.env.action_name(a)) for a in actions]
        told = ", ".join(names)
        return told if len(names) == 1 else f"{word}: {told}"

    # ---- comparing

    def _agree(self, state: Any, shown: Shown, first: bool = False) -> None:
        for found in self._differences(state, shown, first):
            raise found

    def _differences(self, state: Any, shown: Shown, first: bool = False) -> Iterator[_Differs]:
        """All that differs, in order: fields, flags, rewards, who moves, legal actions, what is observed."""
        side, env = self.side, self.side.env
        if shown.state is not None and self.file.fields:
            view = self.oracle.view(env, state)
            for name, rule in self.file.fields.items():
                try:
                    there = side.there(name, shown)
                except Missing:
                    if rule.optional:
                        continue
                    raise
                within = self.file.within if rule.within is None else rule.within
                yield from self._same(name, side.here(name, state, view), there, within)
        if shown.over is not None:
            yield from self._same("over", bool(state.over), shown.over)
        if shown.truncated is not None:
            yield from self._same("truncated", bool(state.truncated), shown.truncated)
        if shown.reward is not None and not first:
            yield from self._same("reward", [float(r) for r in state.reward], list(shown.reward), self.file.reward_within)
        if not (state.over or shown.over):
            if shown.mover is not None:
                yield from self._same("mover", int(state.to_move), shown.mover)
            if shown.legal is not None and side.box is None:
                self.compared["legal"] = None
                here, there = set(self._choices(state)), set(shown.legal)
                if here != there:
                    only = [f"only {where}: {_listed(more)}" for where, more in (("here", here - there), ("there", there - here)) if more]
                    yield _Differs("legal", "; ".join(only))
        if shown.seen is not None:
            yield from self._same("observation", list(env.observe(state, 0)), list(shown.seen), self.file.within)

    def _same(self, name: str, here: Any, there: Any, within: float = 0.0) -> Iterator[_Differs]:
        self.compared[name] = None
        found = difference(here, there, within)
        if found is not None:
            yield _Differs(name, f"{name}{found}")


def _listed(words: Any) -> str:
    told = sorted(map(str, words))
    more = f" and {len(told) - LISTED} more" if len(told) > LISTED else ""
    return ", ".join(told[:LISTED]) + more
