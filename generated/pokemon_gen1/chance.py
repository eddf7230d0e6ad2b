"""Chance of a specc environment: every random value is a pure function of a key, a site and a path.

A step has a key of two 32-bit words. A draw has a coordinate, a 32-bit word made from the sites of the calls and the loop
indices that lead to it. The value depends on nothing else: there is no counter and no order of draws. The JAX runtime has the
same functions and gives the same bits.

Besides the key stream (`Chance`) the draws can come from a recorded tape (`TapeChance`), from values fixed by a scenario
(`FixedChance`), from draws that were already taken (`RecordedChance`), or from all possibilities (`enumerate_outcomes`).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import numpy as np

Result = TypeVar("Result")

MASK = 0xFFFFFFFF
# Sub-words of one draw have indices from here on, out of the way of sites and loop indices.
WORD = 0x57000000


class ChanceError(ValueError):
    """A draw that has no possible value, or that cannot be made in this way."""


class TapeError(ChanceError):
    """A tape, or the fixed values of a scenario, that do not fit the draws of the rules."""


# ---- words


def scramble(x: int) -> int:
    """A bijection of 32-bit words in which each bit depends on all others (shift-multiply finaliser, constants by Ettinger)."""
    x = (x ^ (x >> 16)) * 0x21F0AAAD & MASK
    x = (x ^ (x >> 15)) * 0xD35A2D97 & MASK
    return x ^ (x >> 15)


def mix(path: int, n: int) -> int:
    """The path of sub-place number `n` (a site or a loop index) of `path`. The root is path 0."""
    return scramble((path + n * 0x9E3779B9 + 0x7F4A7C15) & MASK)


def word_path(coordinate: int, j: int) -> int:
    """The path of word `j` of a draw that needs several words; word 0 of most draws is at the coordinate itself."""
    return mix(coordinate, WORD + j)


def key_schedule(k0: int, k1: int) -> tuple[int, int]:
    """The two words into which a key enters each draw."""
    return k0 * 0x85EBCA6B & MASK, scramble((k1 + 0xC2B2AE35) & MASK)


def word_at(a: int, b: int, path: int) -> int:
    """The word at `path` under the key whose schedule is `(a, b)`."""
    x = scramble((path + a) & MASK)
    return scramble(x ^ b) + x & MASK


def bits(k0: int, k1: int, path: int) -> int:
    """32 random bits: a pure function of the key `(k0, k1)` and the path. For fixed `k0` and path it is a bijection of `k1` plus
    a constant, so each value is exactly equally likely."""
    a, b = key_schedule(k0, k1)
    return word_at(a, b, path)


def episode_key(seed: int, episode: int, step: int) -> tuple[int, int]:
    """The key of a step. For one seed, no two of the 2^64 pairs (episode, step) have the same key."""
    a = scramble((seed + 0x6A09E667) & MASK)
    b = scramble((a + 0xBB67AE85) & MASK)
    u = scramble((episode + a) & MASK)
    v = scramble((step + u) & MASK)
    return scramble((u + (v ^ b)) & MASK), v


def to_real(x: float, real: str) -> float:
    """`x` rounded to the real type of the program, `real32` or `real64`."""
    return float(np.float32(x)) if real == "real32" else float(x)


# ---- the key stream


class Chance:
    """The draws of one step at one place of the program. Never changed: `at` returns the Chance of a sub-place."""

    __slots__ = ("_a", "_b", "path", "real")

    def __init__(self, key: Sequence[int], path: int = 0, real: str = "real32") -> None:
        self._a, self._b = key_schedule(int(key[0]), int(key[1]))
        self.path = path
        self.real = real

    def at(self, n: int) -> Chance:
        """The Chance of call site or loop index `n` below this place."""
        below = Chance.__new__(Chance)
        below._a, below._b, below.path, below.real = self._a, self._b, mix(self.path, n), self.real
        return below

    def coordinate(self, site: int) -> int:
        """The coordinate of the draw at `site`."""
        return mix(self.path, site)

    def word(self, site: int) -> int:
        """The first word of the draw at `site`."""
        return word_at(self._a, self._b, mix(self.path, site))

    def flip(self, site: int, p: float = 0.5) -> bool:
        """True with probability `p`, which is first rounded to the real type, then down to a multiple of 2^-32."""
        return self.word(site) < int(max(to_real(p, self.real), 0.0) * 4294967296.0)

    def heads(self, site: int, n: int) -> int:
        """The number of heads in `n` fair flips, n at most 32."""
        if not 0 <= n <= 32:
            raise ChanceError(f"heads takes 0 to 32 flips, got {n}")
        return (self.word(site) & ((1 << n) - 1)).bit_count()

    def heads_run(self, site: int) -> int:
        """The number of heads before the first tail, at most 32."""
        return 32 - (self.word(site) ^ MASK).bit_length()

    def roll(self, site: int, n: int) -> int:
        """A whole number from 0 to n - 1, n below 2^31. No value's probability is off by more than 2^-32."""
        if not 0 < n < 0x80000000:
            raise ChanceError(f"roll takes 1 to 2147483647 sides, got {n}")
        return self.word(site) * n >> 32

    def uniform(self, site: int, lo: float = 0.0, hi: float = 1.0) -> float:
        """A real from `lo` to `hi`: lo + (hi - lo) * u, u a multiple of 2^-24 (real32) or 2^-53 (real64) in [0, 1).

        Each operation rounds once. `hi` itself can come out by that rounding."""
        coordinate = mix(self.path, site)
        if self.real == "real32":
            # Doubles, rounded to 32 bits after each operation, give what 32-bit arithmetic gives.
            lo = float(np.float32(lo))
            span = float(np.float32(float(np.float32(hi)) - lo))
            u = (word_at(self._a, self._b, coordinate) >> 8) * 2.0**-24
            return float(np.float32(lo + float(np.float32(span * u))))
        return lo + (hi - lo) * self._unit(coordinate)

    def normal(self, site: int) -> float:
        """A real from the standard normal distribution (Box-Muller). Equal to other backends up to a tolerance only."""
        coordinate = mix(self.path, site)
        if self.real == "real32":
            u = ((word_at(self._a, self._b, coordinate) >> 8) + 1) * 2.0**-24
            v = (word_at(self._a, self._b, word_path(coordinate, 1)) >> 8) * 2.0**-24
        else:
            u = self._unit(coordinate) + 2.0**-53
            v = self._unit(word_path(coordinate, 2))
        return to_real(math.sqrt(-2.0 * math.log(u)) * math.cos(2.0 * math.pi * v), self.real)

    def random_bits(self, site: int, n: int) -> int:
        """`n` random bits as a whole number, n at most 32."""
        if not 0 <= n <= 32:
            raise ChanceError(f"random_bits takes 0 to 32 bits, got {n}")
        return self.word(site) >> (32 - n)

    def weighted(self, site: int, weights: Sequence[int]) -> int:
        """An index, with probability proportional to its weight (whole numbers; an index of weight 0 never comes)."""
        left = self.roll(site, total_weight(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("the weights add up to their total")

    def pick(self, site: int, mask: Sequence[bool]) -> int:
        """The index of one of the true elements of `mask`, each equally likely."""
        members = members_of(mask)
        return members[self.roll(site, len(members))]

    def shuffle(self, site: int, n: int) -> list[int]:
        """The numbers 0 to n - 1 in random order (Fisher-Yates from the end)."""
        coordinate = mix(self.path, site)
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = word_at(self._a, self._b, word_path(coordinate, i)) * (i + 1) >> 32
            order[i], order[j] = order[j], order[i]
        return order

    def _unit(self, coordinate: int) -> float:
        """A multiple of 2^-53 in [0, 1) from two words."""
        high = word_at(self._a, self._b, coordinate) >> 5
        low = word_at(self._a, self._b, word_path(coordinate, 1)) >> 6
        return (high * 67108864.0 + low) * 2.0**-53


def total_weight(weights: Sequence[int]) -> int:
    """The sum of the weights, which must be whole, not negative, and not all 0."""
    if any(weight != int(weight) or weight < 0 for weight in weights):
        raise ChanceError(f"weights must be whole numbers, 0 or more, got {list(weights)}")
    total = int(sum(weights))
    if total == 0:
        raise ChanceError("a weighted draw has nothing with a weight above 0")
    return total


def members_of(mask: Sequence[bool]) -> list[int]:
    """The indices of the true elements, of which there must be one."""
    members = [index for index, inside in enumerate(mask) if inside]
    if not members:
        raise ChanceError("a random pick has nothing to choose from")
    return members


# ---- draws that do not come from a key


class ScriptedChance(Chance):
    """A Chance whose draws all go through one method, `draw`; the base of those below."""

    __slots__ = ()

    def __init__(self, path: int = 0, real: str = "real32") -> None:
        self.path = path
        self.real = real

    def draw(self, kind: str, site: int, *args: Any) -> Any:
        """The value of the draw `kind` (a method's name) at `site` with that method's further arguments."""
        raise NotImplementedError

    def flip(self, site: int, p: float = 0.5) -> bool:
        return bool(self.draw("flip", site, p))

    def heads(self, site: int, n: int) -> int:
        return int(self.draw("heads", site, n))

    def heads_run(self, site: int) -> int:
        return int(self.draw("heads_run", site))

    def roll(self, site: int, n: int) -> int:
        return int(self.draw("roll", site, n))

    def uniform(self, site: int, lo: float = 0.0, hi: float = 1.0) -> float:
        return float(self.draw("uniform", site, lo, hi))

    def normal(self, site: int) -> float:
        return float(self.draw("normal", site))

    def random_bits(self, site: int, n: int) -> int:
        return int(self.draw("random_bits", site, n))

    def weighted(self, site: int, weights: Sequence[int]) -> int:
        return int(self.draw("weighted", site, weights))

    def pick(self, site: int, mask: Sequence[bool]) -> int:
        return int(self.draw("pick", site, mask))

    def shuffle(self, site: int, n: int) -> list[int]:
        return list(self.draw("shuffle", site, n))


def is_supported(kind: str, args: Sequence[Any], value: Any, real: str) -> bool:
    """Whether the draw `kind` with these arguments can have this value."""
    if kind == "shuffle":
        whole = isinstance(value, (list, tuple)) and all(isinstance(element, int) for element in value)
        return whole and sorted(value) == list(range(args[0]))
    if kind in ("uniform", "normal"):
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            return False
        return kind == "normal" or bool(to_real(args[0], real) <= to_real(value, real) <= to_real(args[1], real))
    if not isinstance(value, int):
        return False
    if kind == "flip":
        return value in (0, 1) and bool(args[0] > 0 if value else args[0] < 1)
    if kind == "heads":
        return value in range(args[0] + 1)
    if kind == "heads_run":
        return 0 <= value <= 32
    if kind == "roll":
        return value in range(args[0])
    if kind == "random_bits":
        return value in range(1 << args[0])
    if kind in ("weighted", "pick"):
        return 0 <= value < len(args[0]) and bool(args[0][value])
    raise ChanceError(f"there is no draw called {kind}")


def used_entries(taken: Mapping[int, Any]) -> list[tuple[int, Any]]:
    """Draws by coordinate as the list of (coordinate, value) that the JAX environment's `step_with` reads.

    A shuffle has one entry for each of its places."""
    entries: list[tuple[int, Any]] = []
    for coordinate, value in taken.items():
        if isinstance(value, list):
            entries.extend((word_path(coordinate, i), element) for i, element in enumerate(value))
        else:
            entries.append((coordinate, value))
    return entries


class _Script:
    """What `Tape` and `Fixed` share: the names of sites, and the draws that were made, by coordinate."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self.names = names
        self.taken: dict[int, Any] = {}

    @property
    def used(self) -> list[tuple[int, Any]]:
        """The draws made so far as (coordinate, value), in order."""
        return used_entries(self.taken)

    def name(self, site: int) -> str:
        """The name of a site, for messages and comparison."""
        return self.names.get(site, str(site))

    def accept(self, chance: Chance, kind: str, site: int, args: Sequence[Any], value: Any) -> Any:
        """Note and return `value` as this draw's value, or raise if the draw cannot have it."""
        if not is_supported(kind, args, value, chance.real):
            shown = ", ".join(str(list(arg)) if isinstance(arg, Sequence) else str(arg) for arg in args)
            raise TapeError(f"{self.name(site)}: {kind}({shown}) cannot be {value!r}")
        if kind in ("uniform", "normal"):
            value = to_real(value, chance.real)
        elif kind == "flip":
            value = bool(value)
        self.taken[chance.coordinate(site)] = list(value) if kind == "shuffle" else value
        return value


class Tape(_Script):
    """A recorded list of `[site name, value]`, consumed in the order in which the rules draw."""

    def __init__(self, entries: Sequence[Sequence[Any]], names: Mapping[int, str]) -> None:
        super().__init__(names)
        self.entries = list(entries)
        self.position = 0

    def take(self, chance: Chance, kind: str, site: int, args: Sequence[Any]) -> Any:
        """The next value, for the draw `kind` at `site`."""
        if self.position == len(self.entries):
            raise TapeError(f"the tape ends after {self.position} entries, where the rules draw {self.name(site)}")
        name, value = self.entries[self.position]
        if name != self.name(site):
            raise TapeError(f"tape entry {self.position} is {name} = {value!r}, where the rules draw {self.name(site)}")
        self.position += 1
        return self.accept(chance, kind, site, args, value)

    def finish(self) -> None:
        """Raise if entries are left over."""
        if self.position < len(self.entries):
            name, value = self.entries[self.position]
            count = len(self.entries) - self.position
            raise TapeError(f"{count} tape entries are left over, the first is {name} = {value!r}")


class TapeChance(ScriptedChance):
    """Draws from a tape."""

    __slots__ = ("tape",)

    def __init__(self, tape: Tape, path: int = 0, real: str = "real32") -> None:
        super().__init__(path, real)
        self.tape = tape

    def at(self, n: int) -> TapeChance:
        return TapeChance(self.tape, mix(self.path, n), self.real)

    def draw(self, kind: str, site: int, *args: Any) -> Any:
        return self.tape.take(self, kind, site, args)


class Fixed(_Script):
    """Values that a scenario fixes: `draws`, by site name, and `values` (the `chance:` list), in order for all other sites.

    `values=None` leaves the other sites to the key stream. Each value is used once; one draw too many is an error."""

    def __init__(
        self,
        names: Mapping[int, str],
        draws: Mapping[str, Sequence[Any]] | None = None,
        values: Sequence[Any] | None = None,
    ) -> None:
        super().__init__(names)
        self.draws = {name: list(queue) for name, queue in (draws or {}).items()}
        self.values = None if values is None else list(values)
        unknown = sorted(set(self.draws) - set(names.values()))
        if unknown:
            raise TapeError(f"draws: there is no site called {unknown[0]}, only {', '.join(sorted(names.values()))}")

    def take(self, chance: Chance, kind: str, site: int, args: Sequence[Any]) -> Any:
        """The value of the draw `kind` at `site`, or the one that `chance` gives."""
        name = self.name(site)
        queue = self.draws.get(name, self.values)
        if queue is None:
            return self.accept(chance, kind, site, args, getattr(chance, kind)(site, *args))
        if not queue:
            where = f"draws: {name}" if name in self.draws else "chance"
            raise TapeError(f"{where} has no value left, where the rules draw {name}")
        return self.accept(chance, kind, site, args, queue.pop(0))

    def finish(self) -> None:
        """Raise if values are left over."""
        for name, queue in self.draws.items():
            if queue:
                raise TapeError(f"draws: {name} has {len(queue)} values left over, the first is {queue[0]!r}")
        if self.values:
            raise TapeError(f"chance has {len(self.values)} values left over, the first is {self.values[0]!r}")


class FixedChance(ScriptedChance):
    """Draws fixed by a scenario, the rest from the key stream `chance`."""

    __slots__ = ("chance", "fixed")

    def __init__(self, fixed: Fixed, chance: Chance) -> None:
        super().__init__(chance.path, chance.real)
        self.fixed = fixed
        self.chance = chance

    def at(self, n: int) -> FixedChance:
        return FixedChance(self.fixed, self.chance.at(n))

    def draw(self, kind: str, site: int, *args: Any) -> Any:
        return self.fixed.take(self.chance, kind, site, args)


class RecordedChance(ScriptedChance):
    """Draws of any other Chance, kept by coordinate in `taken`; a coordinate that is already there is not drawn again.

    While a question is open the reference keeps `taken`, so that replaying the effect meets the draws of the earlier steps."""

    __slots__ = ("chance", "taken")

    def __init__(self, chance: Chance, taken: dict[int, Any]) -> None:
        super().__init__(chance.path, chance.real)
        self.chance = chance
        self.taken = taken

    def at(self, n: int) -> RecordedChance:
        return RecordedChance(self.chance.at(n), self.taken)

    def draw(self, kind: str, site: int, *args: Any) -> Any:
        coordinate = mix(self.path, site)
        if coordinate not in self.taken:
            self.taken[coordinate] = getattr(self.chance, kind)(site, *args)
        return self.taken[coordinate]


# ---- all outcomes


def possibilities(kind: str, args: Sequence[Any], most: int) -> list[tuple[Fraction, Any]]:
    """Every value of a draw that can come, with its probability."""
    if kind in ("uniform", "normal"):
        raise ChanceError(f"the outcomes of {kind} cannot be listed: it is a real number")
    if kind == "flip":
        p = min(max(Fraction(float(args[0])), Fraction(0)), Fraction(1))
        return [(q, value) for q, value in ((1 - p, False), (p, True)) if q]
    if kind == "heads":
        n = args[0]
        return [(Fraction(math.comb(n, count), 2**n), count) for count in range(n + 1)]
    if kind == "heads_run":
        return [(Fraction(1, 2 ** (count + 1)), count) for count in range(32)] + [(Fraction(1, 2**32), 32)]
    if kind == "weighted":
        total = total_weight(args[0])
        return [(Fraction(int(weight), total), index) for index, weight in enumerate(args[0]) if weight]
    if kind == "pick":
        members = members_of(args[0])
        return [(Fraction(1, len(members)), index) for index in members]
    count = {"roll": lambda n: n, "random_bits": lambda n: 2**n, "shuffle": math.factorial}[kind](args[0])
    if count < 1:
        raise ChanceError(f"{kind}({args[0]}) has no possible value")
    if count > most:
        raise ChanceError(f"{kind}({args[0]}) has more than {most} outcomes")
    values = [list(order) for order in itertools.permutations(range(args[0]))] if kind == "shuffle" else range(count)
    return [(Fraction(1, count), value) for value in values]


class _Walk:
    """One path through the tree of draws: the possibilities at each draw, and which of them is taken."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.options: list[list[tuple[Fraction, Any]]] = []
        self.choice: list[int] = []
        self.depth = 0

    def take(self, kind: str, args: Sequence[Any]) -> Any:
        """The value of the next draw on this path."""
        if self.depth == len(self.options):
            self.options.append(possibilities(kind, args, self.most))
            self.choice.append(0)
        value = self.options[self.depth][self.choice[self.depth]][1]
        self.depth += 1
        return value

    def probability(self) -> Fraction:
        """The probability of this path."""
        return math.prod((options[i][0] for options, i in zip(self.options, self.choice, strict=True)), start=Fraction(1))

    def advance(self) -> bool:
        """Go to the next path; False after the last."""
        self.depth = 0
        while self.options:
            if self.choice[-1] + 1 < len(self.options[-1]):
                self.choice[-1] += 1
                return True
            self.options.pop()
            self.choice.pop()
        return False


class OutcomeChance(ScriptedChance):
    """Draws along one path of the tree of all outcomes."""

    __slots__ = ("walk",)

    def __init__(self, walk: _Walk, path: int = 0, real: str = "real32") -> None:
        super().__init__(path, real)
        self.walk = walk

    def at(self, n: int) -> OutcomeChance:
        return OutcomeChance(self.walk, mix(self.path, n), self.real)

    def draw(self, kind: str, site: int, *args: Any) -> Any:
        return self.walk.take(kind, args)


def enumerate_outcomes(run: Callable[[Chance], Result], real: str = "real32", most: int = 1_000_000) -> Iterator[tuple[Fraction, Result]]:
    """Every (probability, result) of `run`, which is called once for each way its draws can come out.

    `run` must depend on its Chance alone. Probabilities are exact and add up to 1. More than `most` outcomes, and real-valued
    draws, are errors. Equal results are not merged."""
    walk = _Walk(most)
    for _ in range(most):
        result = run(OutcomeChance(walk, real=real))
        yield walk.probability(), result
        if not walk.advance():
            return
    raise ChanceError(f"there are more than {most} outcomes")
