"""Games of OpenSpiel whose actions, draws or ends are cut differently from the spec's: one class a game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from specc.oracles.open_spiel import OpenSpiel
from specc.oracles.protocol import Draw, Shown, Word


class TwentyFortyEight(OpenSpiel):
    """2048. A new tile is two draws: where, and 2 or 4. Squares count from the lowest row.

    OpenSpiel 2.0.2 does not list some pushes that change its board when they are made; here all that change it are legal.
    """

    def legal(self) -> list[Word]:
        listed = set(self.state.legal_actions())
        found = [way for way in range(4) if way in listed or self._changes(way)]
        self.counts["pushes that OpenSpiel does not list"] += len(found) - len(listed)
        return found

    def apply(self, word: Word) -> None:
        self.state.apply_action(word)

    def _changes(self, way: int) -> bool:
        after = self.state.clone()
        after.apply_action(way)
        return str(after) != str(self.state)

    def draws_of(self, text: str) -> list[Draw]:
        value, row, column = (int(x) for x in re.findall(r"\d+", text))
        return [["pick", 4 * (4 - row) + column - 1], ["weighted", 0 if value == 2 else 1]]


class Go(OpenSpiel):
    """Go. OpenSpiel ends a game where positional superko forbids a move; such moves are left out of the legal ones."""

    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        self.fights, self.last = episode % 3 == 0, ""
        self.past: list[Any] = []
        return super().reset(episode, seed, draws)

    def shown(self, draws: Sequence[Draw]) -> Shown:
        shown = super().shown(draws)
        self.past.append(self._board())
        return shown

    def legal(self) -> list[Word]:
        refused = self._repeating()
        self.counts["moves refused by superko"] += len(refused)
        return [self.word(a) for a in self.state.legal_actions() if a not in refused]

    def _board(self) -> Any:
        """The points as numbers: 0 and 1 by player, 2 empty."""
        planes = np.asarray(self.state.observation_tensor(0)).reshape(4, -1)
        return planes[:3].argmax(axis=0)

    def _repeating(self) -> set[int]:
        """Moves that end the game at once. Tried are only those that an earlier position has, and that would take what it lacks."""
        if not self.past:
            return set()
        now, mover = self._board(), self.state.current_player()
        before = np.stack(self.past)
        added = (now == 2) & (before == mover)
        taken = (now == 1 - mover) & (before == 2)
        rows = ((now != before) == (added | taken)).all(axis=1) & (added.sum(axis=1) == 1) & taken.any(axis=1)
        points = {int(x) for x in added[rows].argmax(axis=1)}
        legal = set(self.state.legal_actions())
        return {x for x in points & legal if self.state.child(x).is_terminal()}

    def apply(self, word: Word) -> None:
        if word != "PASS":
            self.last = word
        super().apply(word)

    def choose(self, words: Sequence[Word], chance: random.Random) -> Word:
        """In every third game mostly a move beside the last: such fights come to superko."""
        if not self.fights or not self.last or chance.random() > 0.8:
            return None
        column, row = self.last[0], int(self.last[1:])
        near = [w for w in words if w != "PASS" and abs(ord(w[0]) - ord(column)) <= 1 and abs(int(w[1:]) - row) <= 1]
        return chance.choice(near) if near else None


class NineMensMorris(OpenSpiel):
    """Nine men's morris. OpenSpiel calls it a draw after 200 moves, and knows no limit of moves without a mill."""

    def shown(self, draws: Sequence[Draw]) -> Shown:
        shown = super().shown(draws)
        m = re.search(r"Turn number: (\d+)", str(self.state))
        if m is not None and int(m.group(1)) >= 200:
            self.counts["games left at OpenSpiel's limit of 200 moves"] += 1
            return Shown(state=shown.state, last=True)
        return shown


class Yacht(OpenSpiel):
    """Yacht for one player. Which dice are thrown again is one action there and a question for each die here; keeping all of them is no
    action here, but comes with the box."""

    KEEP = "Keep all (proceed to scoring)"
    AGAIN = "Reroll dice: "

    def legal(self) -> list[Word]:
        words = super().legal()
        if self.KEEP not in words:
            return words
        scoring = self.state.child(next(a for a in self.state.legal_actions() if self.word(a) == self.KEEP))
        boxes = [scoring.action_to_string(scoring.current_player(), a) for a in scoring.legal_actions()]
        return [w for w in words if w != self.KEEP] + boxes

    def apply(self, word: Word) -> None:
        if not word.startswith(self.AGAIN) and self.KEEP in super().legal():
            super().apply(self.KEEP)
        super().apply(word)

    def draws_of(self, text: str) -> list[Draw]:
        return [["roll", int(face) - 1] for face in re.findall(r"\d", text)]

    def paid(self) -> list[float]:
        """OpenSpiel pays at the end alone; until then it prints the sum."""
        total = float(re.search(r"total: (\d+)", str(self.state)).group(1))  # type: ignore[union-attr]
        gained, self._paid = total - self._paid[0], [total]
        return [gained]

    def choices(self, env: Any, state: Any, words: Mapping[int, Word]) -> Mapping[Word, Sequence[int]]:
        found: dict[Word, list[int]] = {}
        for number, word in words.items():
            if word != "again":
                found[word] = [number]
                continue
            for chosen in range(1, 32):
                dice = [d for d in range(5) if chosen >> d & 1]
                answers = [env.action_number(f"choose({d})") for d in dice]
                stop = [env.action_number("choose(none)")] if len(dice) < 5 else []
                found[self.AGAIN + ",".join(map(str, dice))] = [number, *answers, *stop]
        return found


class Hearts(OpenSpiel):
    """Hearts, cards passed to the left. The environment is given the hands; rewards there are 26 less the points."""

    SUITS = "CDSH"
    RANKS = "23456789TJQKA"

    def reset(self, episode: int, seed: int, draws: Sequence[Draw]) -> Shown:
        self.greedy = episode % 3 == 0
        return super().reset(episode, seed, draws)

    def settle(self) -> list[Draw]:
        if not self.state.history():
            self.state.apply_action(1)                      # the first chance node says where cards go: to the left
        return super().settle()

    def draws_of(self, text: str) -> list[Draw]:
        return []

    def paid(self) -> list[float]:
        if not self.state.is_terminal():
            return [0.0] * 4
        points = [x - 26 for x in self.state.returns()]
        self.counts["all points taken by one"] += sorted(points) == [-26, -26, -26, 0]
        return points

    def shown(self, draws: Sequence[Draw]) -> Shown:
        shown = super().shown(draws)
        fresh = len(self.state.history()) == 53
        hands: list[list[int]] = [[], [], [], []]
        for n, card in enumerate(self.drawn if fresh else ()):
            hands[n % 4].append(self.SUITS.index(card[1]) * 13 + self.RANKS.index(card[0]))
        given = {"hand": [sorted(hand) for hand in hands]} if fresh else {}
        return Shown(shown.state, shown.legal, shown.mover, shown.reward, shown.over, given=given)

    def choose(self, words: Sequence[Word], chance: random.Random) -> Word:
        """In every third deal player 0 plays high and the others low, so that one takes everything."""
        if not self.greedy:
            return None
        best = max if self.state.current_player() == 0 else min
        return best(sorted(words), key=lambda card: self.RANKS.index(card[0]))


class Backgammon(OpenSpiel):
    """Backgammon. OpenSpiel moves two men in one action (four with equal dice in two), here each step is an action; so a turn is named by
    the position that it ends in."""

    BAR = 192
    """Place in OpenSpiel's observation of the own men on the bar; the other's are 3 further."""

    def men(self, state: Any) -> list[list[int]]:
        """Men by player and own point, the bar last. OpenSpiel counts points from where player 1 bears off."""
        seen = state.observation_tensor(0)
        points = [[int(state.board(p, i)) for i in range(24)] for p in (0, 1)]
        return [[*points[0][::-1], int(seen[self.BAR])], [*points[1], int(seen[self.BAR + 3])]]

    def dice(self) -> list[int]:
        """How many steps of each size are left."""
        one, two = (int(x) for x in self.state.observation_tensor(0)[-2:])
        dice = [0] * 6
        for size in (one, two):
            dice[size - 1] += 2 if one == two else 1
        return dice

    def ways(self, state: Any) -> dict[str, list[int]]:
        """The positions after the turn, each with actions that lead there; with equal dice the player acts twice."""
        found: dict[str, list[int]] = {}
        for action in state.legal_actions():
            child = state.child(action)
            if child.is_terminal() or child.is_chance_node():
                found.setdefault(json.dumps(self.men(child)), [action])
            else:
                for name, rest in self.ways(child).items():
                    found.setdefault(name, [action, *rest])
        return found

    def legal(self) -> list[Word]:
        self.found = self.ways(self.state)
        return list(self.found)

    def apply(self, word: Word) -> None:
        for action in self.found[word]:
            self.state.apply_action(action)

    def draws_of(self, text: str) -> list[Draw]:
        a, b = (int(x) - 1 for x in re.search(r"roll: (\d)(\d)", text).groups())  # type: ignore[union-attr]
        if "starts" not in text:
            return [["roll", a], ["roll", b]]
        high, low = max(a, b), min(a, b)                    # whose die is higher begins
        return [["pick", 6 * high + low if "X starts" in text else 6 * low + high]]

    def seen_state(self) -> dict[str, Any]:
        found: dict[str, Any] = {"men": self.men(self.state)}
        return found if self.state.is_terminal() else {**found, "dice": self.dice()}

    def choices(self, env: Any, state: Any, words: Mapping[int, Word]) -> Mapping[Word, Sequence[int]]:
        """All turns, by the position that they end in."""
        found: dict[str, list[int]] = {}
        seen = set()
        todo: list[tuple[Any, list[int]]] = [(state, [])]
        while todo:
            s, way = todo.pop()
            left = sum(s.dice.values() if hasattr(s.dice, "values") else s.dice)
            for action in [i for i, ok in enumerate(s.legal_action_mask) if ok]:
                after = env.step(s, action, (0, 0))
                plain = env.to_plain(after)
                name = json.dumps(plain["men"])
                if after.over or after.mover != state.mover or sum(plain["dice"]) != left - 1:
                    found.setdefault(name, [*way, action])
                elif (name, tuple(plain["dice"])) not in seen:
                    seen.add((name, tuple(plain["dice"])))
                    todo.append((after, [*way, action]))
        return found
