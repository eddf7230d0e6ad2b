"""The environment's side of a comparison: its state put where the oracle's is, stepped with draws of the oracle or with noted ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from specc.environment import Built, Key
from specc.oracles.mapping import BadMapping, OracleFile
from specc.oracles.protocol import Draw, Shown
from specc.oracles.values import Missing, as_plain, lookup, parts_of, put
from specc.source.suggest import nearest


class Side:
    """A reference environment that goes along with an oracle."""

    def __init__(self, built: Built, file: OracleFile) -> None:
        self.file = file
        self.checks = built.module("checks")
        self.chance: Any = built.module("chance")
        self.module: Any = built.module("reference")
        self.env: Any = self.module.Env()
        self.names = set(built.layout["fields"])
        self.used: list[tuple[int, Any]] = []
        """Draws from the last tape as (coordinate, value), those before an open question included."""
        self._words: dict[int, Any] = {}
        self._params: Mapping[str, Any] = {}

    @property
    def box(self) -> Any:
        """Bounds of a continuous action; None where actions are numbered."""
        return self.env.game.actions[0].box if self.env.game.actions else None

    # ---- actions

    def word(self, number: int) -> Any:
        """What the oracle calls an action."""
        if number not in self._words:
            self._words[number] = self.file.word(number, self.env.action_name(number))
        return self._words[number]

    def legal(self, state: Any) -> dict[int, Any]:
        """Legal actions with the oracle's words."""
        return {i: self.word(i) for i, ok in enumerate(state.legal_action_mask) if ok}

    # ---- steps

    def reset(self, key: Key, shown: Shown | None) -> tuple[Any, list[Draw]]:
        """A first state, and the draws that it took."""
        params = {} if shown is None else dict(shown.params)
        if params != self._params:
            self._params, self.env = params, self.module.Env(params)
        given = self.checks.must_be_given(self.env)
        if shown is not None and shown.given:
            given = {**(given or {}), **shown.given}
        return self._drawn(key, shown, lambda chance: self.env.init_from(chance, given), [])

    def step(self, state: Any, actions: Sequence[Any], key: Key, shown: Shown | None) -> tuple[Any, list[Draw]]:
        """The state after these actions, one after the other, and the draws that they took."""

        def run(chance: Any) -> Any:
            after = state
            for action in actions:
                after = self.env.step_from(after, action, chance)
            return after

        earlier = {} if state.pending is None else dict(state.pending.taken)
        return self._drawn(key, shown, run, self.chance.used_entries(earlier))

    def _drawn(self, key: Key, shown: Shown | None, run: Callable[[Any], Any], earlier: list[tuple[int, Any]]) -> tuple[Any, list[Draw]]:
        """Run with the draws that the oracle showed (`draws: oracle`), or with those of the key."""
        real, sites = self.env.game.real, self.env.game.sites
        if self.file.draws == "oracle" and shown is not None:
            draws: list[Draw] = [[self.file.sites.get(str(name), name), value] for name, value in shown.draws]
            tape = self.chance.Tape(draws, sites)
            state = run(self.chance.TapeChance(tape, real=real))
            tape.finish()
            self.used = [*earlier, *tape.used]
            return state, draws
        noted: list[Draw] = []
        return run(_noting(self.chance, self.chance.Chance(key, real=real), noted, sites)), noted

    # ---- values

    def placed(self, state: Any, shown: Shown) -> Any:
        """The state with the oracle's values in their fields."""
        plain = self.checks.loadable(self.env, state)
        plain.pop("legal", None)
        for name, rule in self.file.fields.items() if shown.state is not None else ():
            if rule.placed and parts_of(name)[0] in self.names:
                try:
                    put(plain, name, self.there(name, shown))
                except Missing:
                    if not rule.optional:
                        raise
        return self.env.from_plain({**plain, **shown.placed})

    def here(self, name: str, state: Any, view: Mapping[str, Any]) -> Any:
        """A field of the environment, or of what the oracle's `view` gives, as plain data."""
        first = parts_of(name)[0]
        if first in view:
            return lookup(view, name)
        field = next((f for f in state.fields if f.name == first), None)
        if field is None:
            close = nearest(str(first), [*self.names, *view])
            raise BadMapping(f"fields.{name}: the spec has no field {first}" + (f"; did you mean {close}?" if close else ""))
        try:
            return lookup({first: field.kind.plain(getattr(state, field.attribute))}, name)
        except Missing as problem:
            raise BadMapping(f"fields.{name}: {problem}") from None

    def there(self, name: str, shown: Shown) -> Any:
        """The oracle's value of a field, as the spec writes it. Missing if it does not show it."""
        rule = self.file.fields[name]
        try:
            return as_plain(rule, lookup(shown.state, rule.source))
        except Missing as problem:
            raise Missing(f"fields.{name}: {problem}") from None


def _noting(module: Any, chance: Any, noted: list[Draw], sites: Mapping[int, str]) -> Any:
    """Draws of `chance`, noted as [site name, value] in the order in which the rules make them."""

    class Noting(module.ScriptedChance):  # type: ignore[misc]  # the module is that of a built folder
        def __init__(self, inner: Any) -> None:
            super().__init__(inner.path, inner.real)
            self.inner = inner

        def at(self, n: int) -> Any:
            return Noting(self.inner.at(n))

        def draw(self, kind: str, site: int, *args: Any) -> Any:
            value = getattr(self.inner, kind)(site, *args)
            noted.append([sites[site], value])
            return value

    return Noting(chance)
