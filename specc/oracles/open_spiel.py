"""Games of OpenSpiel (PyPI `open_spiel`), live: any whose actions are those of the spec. What needs more is in `open_spiel_games.py`."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

from specc.oracles.protocol import Draw, Oracle, OracleAbsent, OracleError, Shown, Word

Rows = Mapping[str, str]


def pyspiel() -> Any:
    """The package, which is no dependency of specc."""
    try:
        import pyspiel as module  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        raise OracleAbsent("OpenSpiel is not installed: pip install specc[oracles]") from None
    return module


class OpenSpiel(Oracle):
    """The game `game` (`go(board_size=9)`).

    Shows `text`, what the game prints of its state; `rows`, the cells of those lines that match `rows: {line, cell}`; each of `info`, the
    groups of a pattern in the text as numbers; `drawn`, all chance outcomes so far as text.
    `words`: `number`, or a pattern for the printed action whose first group is the word.
    `draws`: {pattern, sites, plus}: the groups of a printed chance outcome are the draws at these sites.
    """

    def __init__(
        self,
        game: str,
        rows: Rows | None = None,
        info: Mapping[str, str] | None = None,
        words: str = r"(.*)",
        draws: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__()
        self.game: Any = pyspiel().load_game(game)
        self.rows, self.info, self.pattern, self.outcome = rows, info or {}, words, draws
        self.state: Any = None
        self.chance = random.Random()
        self.drawn: list[str] = []
        self._paid: list[float] = []

    # ---- the protocol

    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        self.chance = random.Random(f"{seed} {episode} OpenSpiel")
        self.state = self.game.new_initial_state()
        self.drawn, self._paid = [], [0.0] * self.game.num_players()
        return self.shown(self.settle())

    def step(self, action: Word, draws: Sequence[Draw]) -> Shown:
        self.apply(action)
        return self.shown(self.settle())

    # ---- what a game may change

    def apply(self, word: Word) -> None:
        """Take the action of this word."""
        known = {self.word(a): a for a in self.state.legal_actions()}
        if word not in known:
            raise OracleError(f"OpenSpiel has no legal action {word!r}, only {', '.join(map(str, known))}")
        self.state.apply_action(known[word])

    def settle(self) -> list[Draw]:
        """Play the chance nodes; their draws as those of the spec."""
        found: list[Draw] = []
        while self.state.is_chance_node():
            outcomes, weights = zip(*self.state.chance_outcomes(), strict=True)
            action = self.chance.choices(outcomes, weights)[0]
            text = self.state.action_to_string(self.state.current_player(), action)
            self.drawn.append(text)
            found += self.draws_of(text)
            self.state.apply_action(action)
        return found

    def draws_of(self, text: str) -> list[Draw]:
        """The draws of a printed chance outcome."""
        if self.outcome is None:
            return []
        m = re.search(self.outcome["pattern"], text)
        if m is None:
            raise OracleError(f"draws: the pattern {self.outcome['pattern']!r} is not in the chance outcome {text!r}")
        return [[site, int(v) + self.outcome.get("plus", 0)] for site, v in zip(self.outcome["sites"], m.groups(), strict=True)]

    def word(self, action: int) -> Word:
        """The word of an action of the game."""
        if self.pattern == "number":
            return action
        text = self.state.action_to_string(self.state.current_player(), action)
        m = re.fullmatch(self.pattern, text)
        if m is None:
            raise OracleError(f"words: the pattern {self.pattern!r} does not fit the action {text!r}")
        return m.group(1)

    def legal(self) -> list[Word]:
        """The words of all legal actions."""
        return [self.word(a) for a in self.state.legal_actions()]

    def paid(self) -> list[float]:
        """What the players have got since the last step."""
        now = list(self.state.returns())
        gained = [a - b for a, b in zip(now, self._paid, strict=True)]
        self._paid = now
        return gained

    def seen_state(self) -> dict[str, Any]:
        """The state as it is shown."""
        text = str(self.state)
        found: dict[str, Any] = {"text": text, "drawn": list(self.drawn)}
        if self.rows is not None:
            lines = [line for line in text.splitlines() if re.search(self.rows["line"], line)]
            found["rows"] = [re.findall(self.rows["cell"], line) for line in lines]
        for name, pattern in self.info.items():
            m = re.search(pattern, text)
            if m is not None:
                found[name] = [int(x) for x in m.groups()]
        return found

    def shown(self, draws: Sequence[Draw]) -> Shown:
        """The whole of what the protocol asks."""
        over = bool(self.state.is_terminal())
        return Shown(
            state=self.seen_state(),
            legal=None if over else self.legal(),
            mover=None if over else int(self.state.current_player()),
            reward=self.paid(),
            over=over,
            draws=draws,
        )
