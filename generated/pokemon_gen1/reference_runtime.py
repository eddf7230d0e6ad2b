"""What the rules of a generated reference are written with: errors, checks, arithmetic, collections, piles, choices.

Everything here is plain and small; nothing knows of one game. The rules themselves are in `reference.py`, the turn order of an
environment (steps, questions, legality, ends) is in `reference_env.py`.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from typing import Any, NamedTuple, TypeVar

import numpy as np

from .chance import Chance, mix
from .reference_kinds import Array, Kind

T = TypeVar("T")

f32 = np.float32

BECOME_DEPTH = 3
"""How often in a chain a row may become another row."""


class RuleError(Exception):
    """A rule was used where it does not hold: an illegal action, a value out of range, nothing to choose from."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> Any:
        return type(self), (self.rule, self.reason)


class NeedsError(RuleError):
    """What a rule or function assumes (`needs:`) does not hold."""


class Finished(Exception):
    """The step ends here: win, lose, tie, end."""


# ---------------------------------------------------------------------------------------------- checks


def need(holds: bool, rule: str, what: str) -> None:
    """A rule assumes something of its arguments or of the state."""
    if not holds:
        raise NeedsError(rule, f"needs {what}")


def in_range(v: int, lo: int, hi: int, rule: str, place: str) -> int:
    """The value, which must fit the place where it is stored or used as an index."""
    if not lo <= v <= hi:
        raise RuleError(rule, f"{place}: {v} is not in {lo}..{hi}")
    return v


def within(v: Any, kind: Kind, rule: str, place: str) -> Any:
    """The value, every part of which must fit the place where it is stored."""
    if not kind.holds(v):
        raise RuleError(rule, f"{place}: {v} is out of range")
    return v


def finite(v: Any, rule: str, place: str) -> Any:
    """The real number, which must be one."""
    if not math.isfinite(v):
        raise RuleError(rule, f"{place}: {v} is not a number")
    return v


def known(v: T | None, rule: str, place: str) -> T:
    """The value, which must be there."""
    if v is None:
        raise RuleError(rule, f"{place} is absent")
    return v


# ---------------------------------------------------------------------------------------------- numbers


def clamp(x: Any, lo: Any, hi: Any) -> Any:
    """x, or the bound that it is beyond."""
    return min(max(x, lo), hi)


def divide(a: Any, b: Any, otherwise: Any) -> Any:
    """a / b, or `otherwise` if b is 0."""
    return otherwise if b == 0 else a / b


def total(xs: Iterable[Any], zero: Any) -> Any:
    """The sum, from left to right (`sum` of Python compensates rounding errors; rules do not)."""
    return reduce(operator.add, xs, zero)


def times(xs: Iterable[Any], one: Any) -> Any:
    """The product, from left to right."""
    return reduce(operator.mul, xs, one)


def _function(ours: Callable[[Any], Any], theirs: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda x: ours(x) if isinstance(x, np.floating) else theirs(x)


sqrt = _function(np.sqrt, math.sqrt)
sin = _function(np.sin, math.sin)
cos = _function(np.cos, math.cos)
exp = _function(np.exp, math.exp)
log = _function(np.log, math.log)
tanh = _function(np.tanh, math.tanh)
tan = _function(np.tan, math.tan)
asin = _function(np.arcsin, math.asin)
acos = _function(np.arccos, math.acos)
atan = _function(np.arctan, math.atan)


def power(x: Any, y: Any) -> Any:
    """x to the power of y, for reals."""
    return np.power(x, y) if isinstance(x, np.floating) else math.pow(x, y)


def rotl(x: int, n: int, width: int) -> int:
    """x with its bits rotated left."""
    n %= width
    return (x << n | x >> (width - n)) & ((1 << width) - 1)


def rotr(x: int, n: int, width: int) -> int:
    """x with its bits rotated right."""
    return rotl(x, width - n % width, width)


def lowest_bit(x: int) -> int:
    """The position of the lowest bit that is set; 0 if none is."""
    return max((x & -x).bit_length() - 1, 0)


def signed(x: int, width: int) -> int:
    """Bits read as a number in two's complement."""
    return x - (1 << width) if x >> (width - 1) else x


def with_bit(x: int, i: int, bit: bool) -> int:
    """x with bit i set or cleared."""
    return x | 1 << i if bit else x & ~(1 << i)


def with_bits(x: int, shift: int, width: int, v: int) -> int:
    """x with `width` bits from `shift` on replaced by v."""
    mask = (1 << width) - 1
    return x & ~(mask << shift) | (v & mask) << shift


def from_index(kind: Kind, n: int, rule: str) -> Any:
    """The value number n of a finite type."""
    return kind.values[in_range(n, 0, kind.count - 1, rule, "index")]


def fingerprint(*parts: tuple[Kind, Any]) -> int:
    """A 64-bit key of the values.

    The values are written as one sequence of ordinals w0, w1, … (`Kind.words`: an array element by element, a set as one 0 or 1
    for each possible member, a list as its length and `cap` elements, an absent value as the number of values). With `mix` of the
    chance runtime, the key is the exclusive or over i of two words: low = mix(mix(0x243F6A88, i), wi) and
    high = mix(mix(0x13198A2E, i), wi).
    """
    key = i = 0
    for kind, v in parts:
        for word in kind.words(v):
            key ^= _key_of_word(i, word)
            i += 1
    return key


@lru_cache(maxsize=1 << 16)
def _key_of_word(i: int, word: int) -> int:
    """What ordinal number i of a sequence gives to its fingerprint."""
    return mix(mix(0x13198A2E, i), word) << 32 | mix(mix(0x243F6A88, i), word)


# ---------------------------------------------------------------------------------------------- collections


def copied(v: Any) -> Any:
    """A copy of a value that can change (lists, arrays, records, piles), down to its last part."""
    if isinstance(v, list):
        return [copied(x) for x in v]
    if isinstance(v, dict):
        return {k: copied(x) for k, x in v.items()}
    return v.copy() if hasattr(v, "copy") else v


def first(xs: Iterable[T]) -> T | None:
    """The first value, if there is one."""
    return next(iter(xs), None)


def last(xs: Sequence[T]) -> T | None:
    """The last value, if there is one."""
    return xs[-1] if xs else None


def the(xs: Iterable[T], rule: str) -> T:
    """The only value."""
    found = list(xs)
    if len(found) != 1:
        raise RuleError(rule, f"exactly one value should qualify, {len(found)} do")
    return found[0]


def some(v: T | None, rule: str) -> T:
    """The result of a search that must find something."""
    if v is None:
        raise RuleError(rule, "nothing qualifies")
    return v


def argmax(scored: Iterable[tuple[Any, T]]) -> T | None:
    """The first value with the highest score."""
    best: tuple[Any, T] | None = None
    for score, x in scored:
        if best is None or score > best[0]:
            best = (score, x)
    return None if best is None else best[1]


def argmin(scored: Iterable[tuple[Any, T]]) -> T | None:
    """The first value with the lowest score."""
    best: tuple[Any, T] | None = None
    for score, x in scored:
        if best is None or score < best[0]:
            best = (score, x)
    return None if best is None else best[1]


def grow(start: frozenset[T], more: Callable[[frozenset[T]], frozenset[T]]) -> frozenset[T]:
    """The least set that holds `start` and `more` of itself."""
    s = start
    while not (added := more(s)) <= s:
        s |= added
    return s


def item(xs: Sequence[T], i: int, rule: str, place: str) -> T:
    """Element i of a list."""
    if not 0 <= i < len(xs):
        raise RuleError(rule, f"{place}[{i}] is not there, it has {len(xs)} elements")
    return xs[i]


def push(xs: list[T], x: T, cap: int, rule: str, place: str) -> None:
    """Put x at the end of a list that holds at most `cap`."""
    if len(xs) >= cap:
        raise RuleError(rule, f"{place} is full, it holds {cap}")
    xs.append(x)


def push_out(xs: list[T], x: T, cap: int) -> None:
    """Put x at the end of a list; the first element of a full list goes."""
    if len(xs) >= cap:
        del xs[0]
    xs.append(x)


def pop(xs: list[T], rule: str, place: str) -> T:
    """Take the last element off a list."""
    if not xs:
        raise RuleError(rule, f"{place} is empty")
    return xs.pop()


def occupied(pool: Sequence[Any]) -> list[int]:
    """The slots of a pool that hold something."""
    return [slot for slot, x in enumerate(pool) if x is not None]


def put_in_pool(pool: list[Any], x: Any, rule: str, place: str) -> int:
    """Put x into the first free slot, whose number is returned."""
    for slot, here in enumerate(pool):
        if here is None:
            pool[slot] = x
            return slot
    raise RuleError(rule, f"{place} is full, it has {len(pool)} slots")


def part_of(array: Any, part: Array, *indices: Any) -> Any:
    """The sub-array at the first indices of an array."""
    return part.of([array[k] for k in _keys(part, indices)])


def set_part(array: Any, part: Array, *indices: Any, to: Any) -> None:
    """Give the sub-array at the first indices of an array new elements."""
    for k, x in zip(_keys(part, indices), part.items(to), strict=True):
        array[k] = x


def _keys(part: Array, indices: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """The indices of a sub-array's elements in the whole array."""
    return [(*indices, k) if len(part.dims) == 1 else (*indices, *k) for k in part.keys]


def elementwise(op: Callable[[Any, Any], Any], left: Any, right: Any, kind: Array) -> Any:
    """An operation on the elements of two arrays, or of an array and a number."""

    def elements(v: Any) -> Sequence[Any]:
        return kind.items(v) if isinstance(v, (list, dict)) else [v] * len(kind.keys)

    def apply(a: Any, b: Any) -> Any:
        if isinstance(a, (list, dict)) or isinstance(b, (list, dict)):
            assert isinstance(kind.element, Array)
            return elementwise(op, a, b, kind.element)
        return op(a, b)

    return kind.of([apply(a, b) for a, b in zip(elements(left), elements(right), strict=True)])


def each(v: Any, kind: Array, change: Callable[[Any], Any]) -> Any:
    """An array with every element changed."""
    values = list(v.values()) if isinstance(v, dict) else list(v)
    return kind.of([change(x) for x in values])


def matrix_product(left: Any, right: Any, left_kind: Array, right_kind: Array, result: Array | None, zero: Any) -> Any:
    """left @ right: the last axis of left goes with the first of right. Sums go from left to right."""
    a, b = left_kind.items(left), right_kind.items(right)
    inner = right_kind.dims[0].count
    columns = len(b) // inner
    rows = [a[i * inner : (i + 1) * inner] for i in range(len(a) // inner)]
    elements = [total((x * b[k * columns + j] for k, x in enumerate(row)), zero) for row in rows for j in range(columns)]
    return elements[0] if result is None else result.of(elements)


def transpose(v: Any, kind: Array, result: Array) -> Any:
    """The matrix with its two axes exchanged."""
    elements, columns = kind.items(v), kind.dims[1].count
    return result.of([elements[i * columns + j] for j in range(columns) for i in range(kind.dims[0].count)])


def diagonal(elements: Sequence[Any], result: Array, zero: Any) -> Any:
    """The matrix with these elements in its diagonal."""
    n = len(elements)
    return result.of([elements[i] if i == j else zero for i in range(n) for j in range(n)])


def cross(x: Sequence[Any], y: Sequence[Any], result: Array) -> Any:
    """The cross product of two vectors in space."""
    (a, b, c), (d, e, f) = x, y
    return result.of([b * f - c * e, c * d - a * f, a * e - b * d])


# ---------------------------------------------------------------------------------------------- piles


class Pile:
    """Cards whose order is decided when something first depends on it.

    `top` are the cards known to lie on top, the first one topmost; `bottom` those known to lie at the bottom, the last one
    lowest; between them lie the `loose` cards, whose order does not exist yet. `seen_by` says who has seen cards of `top`.
    The loose card that comes next is drawn by `pick` over all values of the card type.
    """

    __slots__ = ("bottom", "kind", "loose", "seen_by", "top")

    def __init__(self, kind: Kind, loose: Iterable[Any] = (), top: Iterable[Any] = (), bottom: Iterable[Any] = ()) -> None:
        self.kind = kind
        self.loose = frozenset(loose)
        self.top = list(top)
        self.bottom = list(bottom)
        self.seen_by: dict[Any, frozenset[int]] = {}

    def copy(self) -> Pile:
        pile = Pile(self.kind, self.loose, self.top, self.bottom)
        pile.seen_by = dict(self.seen_by)
        return pile

    def __len__(self) -> int:
        return len(self.loose) + len(self.top) + len(self.bottom)

    def __contains__(self, x: object) -> bool:
        return x in self.loose or x in self.top or x in self.bottom

    def __iter__(self) -> Iterator[Any]:
        """The cards in the order of their type, whatever their place."""
        return iter(sorted([*self.loose, *self.top, *self.bottom], key=self.kind.ordinal))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and (self.loose, self.top, self.bottom) == (other.loose, other.top, other.bottom)

    __hash__ = None  # type: ignore[assignment]

    def _next(self, chance: Chance, site: int) -> Any:
        """Take the card that comes after `top`."""
        if self.loose:
            x = self.kind.values[chance.pick(site, [v in self.loose for v in self.kind.values])]
            self.loose -= {x}
            return x
        return self.bottom.pop(0)

    def pop(self, chance: Chance, site: int, rule: str) -> Any:
        """Take the topmost card."""
        if not len(self):
            raise RuleError(rule, "the pile is empty")
        x = self.top.pop(0) if self.top else self._next(chance, site)
        self.seen_by.pop(x, None)
        return x

    def show(self, n: int, player: int, chance: Chance, site: int) -> None:
        """Let a player see the n topmost cards; the draw for place i is at `chance.at(i)`."""
        for i in range(min(n, len(self))):
            if i == len(self.top):
                self.top.append(self._next(chance.at(i), site))
            self.seen_by[self.top[i]] = self.seen_by.get(self.top[i], frozenset()) | {player}

    def take(self, x: Any, rule: str) -> None:
        """Take a card out, wherever it lies."""
        if x in self.loose:
            self.loose -= {x}
        elif x in self.top:
            self.top.remove(x)
        elif x in self.bottom:
            self.bottom.remove(x)
        else:
            raise RuleError(rule, f"{self.kind.label(x)} is not in the pile")
        self.seen_by.pop(x, None)

    def put(self, *cards: Any) -> None:
        """Put cards in among those whose order is open."""
        self.loose |= frozenset(cards)

    def put_top(self, x: Any) -> None:
        """Put a card on top."""
        self.top.insert(0, x)

    def put_bottom(self, x: Any) -> None:
        """Put a card under all others."""
        self.bottom.append(x)

    def shuffle(self) -> None:
        """Forget all order."""
        self.loose |= frozenset(self.top) | frozenset(self.bottom)
        self.top, self.bottom, self.seen_by = [], [], {}

    def seen(self, i: int, player: int) -> Any:
        """The card at place i from the top, if the player has seen it there."""
        if 0 <= i < len(self.top) and player in self.seen_by.get(self.top[i], ()):
            return self.top[i]
        return None


class PileKind(Kind):
    """Piles of a finite type."""

    fixed = False

    def __init__(self, element: Kind) -> None:
        self.element = element

    def copy(self, v: Any) -> Any:
        return v.copy()

    def zero(self) -> Any:
        return Pile(self.element)

    def plain(self, v: Any) -> Any:
        def plain(xs: Iterable[Any]) -> list[Any]:
            return [self.element.plain(x) for x in xs]

        return {"loose": plain(sorted(v.loose, key=self.element.ordinal)), "top": plain(v.top), "bottom": plain(v.bottom)}

    def value(self, plain: Any) -> Any:
        def values(xs: Iterable[Any]) -> list[Any]:
            return [self.element.value(x) for x in xs]

        if isinstance(plain, (list, tuple)):
            return Pile(self.element, values(plain))
        return Pile(self.element, values(plain["loose"]), values(plain.get("top", ())), values(plain.get("bottom", ())))

    def words(self, v: Any) -> Iterator[int]:
        raise TypeError("a pile has no fingerprint: its order is open")

    def label(self, v: Any) -> str:
        return f"({len(v)} cards)"


# ---------------------------------------------------------------------------------------------- choices


def pick(
    chance: Chance, site: int, values: Sequence[T], candidates: Iterable[T], rule: str, *, may_be_none: bool = False
) -> Any:
    """One of the candidates, each equally likely. The draw gives a position in `values`, which are all that could be."""
    qualifying = set(candidates)
    if not qualifying:
        return nothing(rule, may_be_none)
    return values[chance.pick(site, [x in qualifying for x in values])]


def pick_weighted(
    chance: Chance, site: int, values: Sequence[T], weights: Iterable[tuple[T, int]], rule: str, *, may_be_none: bool = False
) -> Any:
    """One of the values, each as likely as its weight says; values that are not named have weight 0."""
    by_value = dict(weights)
    if not any(by_value.values()):
        return nothing(rule, may_be_none)
    return values[chance.weighted(site, [by_value.get(x, 0) for x in values])]


def nothing(rule: str, may_be_none: bool) -> None:
    """What a random choice gives if nothing qualifies."""
    if not may_be_none:
        raise RuleError(rule, "nothing qualifies for a random choice")


def shuffled(chance: Chance, site: int, values: Sequence[T]) -> list[T]:
    """The values in random order."""
    return [values[i] for i in chance.shuffle(site, len(values))]


class Become(NamedTuple):
    """What a body returns that lets another row act in its stead."""

    row: Any
    chance: Any
    args: tuple[Any, ...]


def run_row(bodies: Sequence[Callable[..., Any] | None], row: Any, state: Any, chance: Any, *args: Any) -> Any:
    """Run the body of a row, and of the rows that it becomes."""
    for _ in range(1 + BECOME_DEPTH):
        body = bodies[row.index]
        if body is None:
            raise RuleError(str(row), "has no such effect")
        result = body(state, chance, row, *args)
        if not isinstance(result, Become):
            return result
        row, chance, args = result
    return None
