"""The types of a spec at run time: how many values, in which order, and how a value is written as plain data.

A kind knows everything that does not depend on one spec's rules: the numbering of finite values (`ordinal`, `values`), copies of
values that can change, the plain form that backends exchange (`plain`, `value`), the numbers that a fingerprint is made of
(`words`) and the text shown to people (`label`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import cached_property
from itertools import product as combinations
from typing import Any

import numpy as np


class Kind:
    """Base of all kinds. `fixed`: values never change, so they need no copies."""

    fixed = True
    labels: tuple[str, ...] | None = None

    @property
    def values(self) -> Sequence[Any]:
        """All values of a finite kind, in order."""
        raise TypeError(f"{type(self).__name__} is not finite")

    @cached_property
    def count(self) -> int:
        """The number of values of a finite kind."""
        return len(self.values)

    def ordinal(self, v: Any) -> int:
        """The position of a value in `values`."""
        raise TypeError(f"{type(self).__name__} is not finite")

    def copy(self, v: Any) -> Any:
        """A copy that can be changed without changing `v`."""
        return v

    def zero(self) -> Any:
        """What a field holds before anything has been written to it."""
        return self.values[0]

    def plain(self, v: Any) -> Any:
        """The value as plain data (see `to_plain`): finite values are their ordinals."""
        return self.ordinal(v)

    def value(self, plain: Any) -> Any:
        """The value that plain data stands for."""
        if not 0 <= plain < self.count:
            raise ValueError(f"{plain} is not one of {self.count} values")
        return self.values[plain]

    def words(self, v: Any) -> Iterator[int]:
        """The ordinals that a fingerprint of the value is made of."""
        yield self.ordinal(v)

    def relative(self, v: Any, player: int) -> Any:
        """The value with players counted from `player`, who is 0."""
        return v

    def label(self, v: Any) -> str:
        """The value as text."""
        return str(v) if self.labels is None else self.labels[self.ordinal(v)]

    def holds(self, v: Any) -> bool:
        """Is the value in range?"""
        return True

    def numbers(self, v: Any) -> Iterator[float]:
        """The value as numbers of an observation."""
        yield float(v)


class Bool(Kind):
    values = (False, True)

    def ordinal(self, v: Any) -> int:
        return int(v)

    def plain(self, v: Any) -> Any:
        return bool(v)

    def value(self, plain: Any) -> Any:
        return bool(plain)

    def label(self, v: Any) -> str:
        return "true" if v else "false"


class Int(Kind):
    """Whole numbers from lo to hi (None: no bound). `players`: they are players, of whom there are so many."""

    def __init__(self, lo: int | None, hi: int | None, labels: tuple[str, ...] | None = None, players: int = 0) -> None:
        self.lo = lo
        self.hi = hi
        self.labels = labels
        self.players = players

    @property
    def values(self) -> Sequence[Any]:
        if self.lo is None or self.hi is None:
            raise TypeError("a whole number without bounds is not finite")
        return range(self.lo, self.hi + 1)

    def ordinal(self, v: Any) -> int:
        return int(v) - (self.lo or 0)

    def zero(self) -> Any:
        return min(max(0, self.lo if self.lo is not None else 0), self.hi if self.hi is not None else 0)

    def plain(self, v: Any) -> Any:
        return int(v)

    def value(self, plain: Any) -> Any:
        v = int(plain)
        if not self.holds(v):
            raise ValueError(f"{v} is not in {self.lo}..{self.hi}")
        return v

    def holds(self, v: Any) -> bool:
        return (self.lo is None or self.lo <= v) and (self.hi is None or v <= self.hi)

    def relative(self, v: Any, player: int) -> Any:
        return (v - player) % self.players if self.players else v

    def label(self, v: Any) -> str:
        return str(int(v)) if self.labels is None else self.labels[self.ordinal(v)]


class Cyclic(Kind):
    """Whole numbers modulo n."""

    def __init__(self, n: int, labels: tuple[str, ...] | None = None) -> None:
        self.n = n
        self.labels = labels

    @property
    def values(self) -> Sequence[Any]:
        return range(self.n)

    def ordinal(self, v: Any) -> int:
        return int(v)


class Bits(Kind):
    """Whole numbers modulo 2^width."""

    def __init__(self, width: int) -> None:
        self.width = width

    @property
    def values(self) -> Sequence[Any]:
        return range(2**self.width)

    @cached_property
    def count(self) -> int:
        return int(2**self.width)

    def ordinal(self, v: Any) -> int:
        return int(v)

    def zero(self) -> Any:
        return 0

    def value(self, plain: Any) -> Any:
        return int(plain) & (2**self.width - 1)

    def words(self, v: Any) -> Iterator[int]:
        yield v & 0xFFFFFFFF
        if self.width > 32:
            yield v >> 32


class Real(Kind):
    """Floating-point numbers of 32 or 64 bits."""

    def __init__(self, width: int) -> None:
        self.number: Any = np.float32 if width == 32 else float

    def zero(self) -> Any:
        return self.number(0.0)

    def plain(self, v: Any) -> Any:
        return float(v)

    def value(self, plain: Any) -> Any:
        return self.number(plain)

    def label(self, v: Any) -> str:
        return f"{float(v):g}"

    def holds(self, v: Any) -> bool:
        return bool(np.isfinite(v))


class Text(Kind):
    def plain(self, v: Any) -> Any:
        return str(v)

    def value(self, plain: Any) -> Any:
        return str(plain)

    def zero(self) -> Any:
        return ""


class Enum(Kind):
    """The members of an enumeration class. `labels`: their names in the spec."""

    def __init__(self, members: type[IntEnum], labels: tuple[str, ...]) -> None:
        self._values = tuple(members)
        self.labels = labels

    @property
    def values(self) -> Sequence[Any]:
        return self._values

    def ordinal(self, v: Any) -> int:
        return int(v)


class Rows(tuple[Any, ...]):
    """The rows of a table in order; `TABLE.name` is the row of that name."""

    def fill(self, *rows: tuple[Any, ...]) -> None:
        """Give every row, called by its name, the values of its columns."""
        for row, (name, *columns) in zip(self, rows, strict=True):
            assert row.row_name == name
            row.fill(columns)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"the table has no row {name}")


class Row:
    """A row of a table. Its columns are attributes; rows are compared by identity and ordered as in the table."""

    __slots__ = ("index", "row_name")

    columns: tuple[str, ...] = ()
    table: Rows

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.row_name = name

    def fill(self, columns: Sequence[Any]) -> None:
        """Set the columns, once, when the module is loaded."""
        for column, v in zip(self.columns, columns, strict=True):
            setattr(self, column, v)

    def __lt__(self, other: Row) -> bool:
        return self.index < other.index

    def __le__(self, other: Row) -> bool:
        return self.index <= other.index

    def __reduce__(self) -> Any:
        return row_of, (type(self), self.index)

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.row_name}"


def row_of(cls: type[Row], index: int) -> Row:
    """The row of a table by its number (for pickle)."""
    row: Row = cls.table[index]
    return row


def table(cls: type[Row], names: Sequence[str]) -> Rows:
    """The rows of a new table; `fill` gives them their columns."""
    cls.table = Rows(cls(index, name) for index, name in enumerate(names))
    taken = {"fill", *dir(tuple)}
    vars(cls.table).update({row.row_name: row for row in reversed(cls.table) if row.row_name not in taken})
    return cls.table


class Rowed(Kind):
    """Rows of a table: all of them, or the subset with these indices."""

    def __init__(self, rows: Rows, labels: tuple[str, ...] | None = None, subset: tuple[int, ...] | None = None) -> None:
        self._values = tuple(rows) if subset is None else tuple(rows[i] for i in subset)
        self._ordinals = {row: i for i, row in enumerate(self._values)}
        self.labels = tuple(row.row_name if labels is None else labels[row.index] for row in self._values)

    @property
    def values(self) -> Sequence[Any]:
        return self._values

    def ordinal(self, v: Any) -> int:
        return self._ordinals[v]


class Product(Kind):
    """Named tuples of finite parts, row-major."""

    def __init__(self, cls: Callable[..., Any], *parts: Kind, labels: tuple[str, ...] | None = None) -> None:
        self.cls = cls
        self.parts = parts
        self.labels = labels
        self._values = tuple(cls(*v) for v in combinations(*(p.values for p in parts)))

    @property
    def values(self) -> Sequence[Any]:
        return self._values

    def ordinal(self, v: Any) -> int:
        n = 0
        for kind, part in zip(self.parts, v, strict=True):
            n = n * kind.count + kind.ordinal(part)
        return n

    def relative(self, v: Any, player: int) -> Any:
        return self.cls(*(kind.relative(part, player) for kind, part in zip(self.parts, v, strict=True)))

    def label(self, v: Any) -> str:
        if self.labels is not None:
            return self.labels[self.ordinal(v)]
        return "(" + ", ".join(kind.label(part) for kind, part in zip(self.parts, v, strict=True)) + ")"


class Union(Kind):
    """One of several kinds: named tuples (part number, value), part after part."""

    def __init__(self, cls: Callable[..., Any], *parts: Kind, labels: tuple[str, ...] | None = None) -> None:
        self.cls = cls
        self.parts = parts
        self.labels = labels
        self._values = tuple(cls(i, v) for i, p in enumerate(parts) for v in p.values)
        self._first = [sum(p.count for p in parts[:i]) for i in range(len(parts))]

    @property
    def values(self) -> Sequence[Any]:
        return self._values

    def ordinal(self, v: Any) -> int:
        return self._first[v[0]] + self.parts[v[0]].ordinal(v[1])

    def relative(self, v: Any, player: int) -> Any:
        return self.cls(v[0], self.parts[v[0]].relative(v[1], player))

    def label(self, v: Any) -> str:
        return self.parts[v[0]].label(v[1]) if self.labels is None else self.labels[self.ordinal(v)]


class Opt(Kind):
    """A value or None, which comes last."""

    def __init__(self, inner: Kind) -> None:
        self.inner = inner
        self.fixed = inner.fixed

    @cached_property
    def values(self) -> Sequence[Any]:
        return (*self.inner.values, None)

    @cached_property
    def count(self) -> int:
        return int(self.inner.count) + 1

    def ordinal(self, v: Any) -> int:
        return self.inner.count if v is None else self.inner.ordinal(v)

    def copy(self, v: Any) -> Any:
        return None if v is None else self.inner.copy(v)

    def zero(self) -> Any:
        return None

    def plain(self, v: Any) -> Any:
        return None if v is None else self.inner.plain(v)

    def value(self, plain: Any) -> Any:
        return None if plain is None else self.inner.value(plain)

    def relative(self, v: Any, player: int) -> Any:
        return None if v is None else self.inner.relative(v, player)

    def label(self, v: Any) -> str:
        return "-" if v is None else self.inner.label(v)

    def holds(self, v: Any) -> bool:
        return v is None or self.inner.holds(v)


class Array(Kind):
    """One element for each index. Over one kind that counts from 0 it is a list, else a dict with the indices as keys."""

    fixed = False

    def __init__(self, element: Kind, *dims: Kind) -> None:
        self.element = element
        self.dims = dims
        self.listed = len(dims) == 1 and counts_from_zero(dims[0])

    @cached_property
    def keys(self) -> Sequence[Any]:
        """The indices in order."""
        return self.dims[0].values if len(self.dims) == 1 else list(combinations(*(d.values for d in self.dims)))

    def items(self, v: Any) -> list[Any]:
        """The elements in order."""
        return v if self.listed else list(v.values())

    def of(self, elements: Sequence[Any]) -> Any:
        """The array with these elements, in order."""
        return list(elements) if self.listed else dict(zip(self.keys, elements, strict=True))

    def copy(self, v: Any) -> Any:
        if self.element.fixed:
            return v.copy()
        if self.listed:
            return [self.element.copy(x) for x in v]
        return {k: self.element.copy(x) for k, x in v.items()}

    def filled(self, x: Any) -> Any:
        """The array with every element equal to x."""
        if self.element.fixed:
            return [x] * self.dims[0].count if self.listed else dict.fromkeys(self.keys, x)
        if self.listed:
            return [self.element.copy(x) for _ in range(self.dims[0].count)]
        return {k: self.element.copy(x) for k in self.keys}

    def zero(self) -> Any:
        if self.element.fixed:
            return self.filled(self.element.zero())
        if self.listed:
            return [self.element.zero() for _ in range(self.dims[0].count)]
        return {k: self.element.zero() for k in self.keys}

    def plain(self, v: Any) -> Any:
        return nested([self.element.plain(x) for x in self.items(v)], [d.count for d in self.dims])

    def value(self, plain: Any) -> Any:
        return self.of([self.element.value(x) for x in unnested(plain, [d.count for d in self.dims])])

    def words(self, v: Any) -> Iterator[int]:
        if type(self.element).words is Kind.words:
            return map(self.element.ordinal, self.items(v))
        return (word for x in self.items(v) for word in self.element.words(x))

    def label(self, v: Any) -> str:
        return "[" + ", ".join(self.element.label(x) for x in self.items(v)) + "]"

    def holds(self, v: Any) -> bool:
        return all(self.element.holds(x) for x in self.items(v))

    def numbers(self, v: Any) -> Iterator[float]:
        for x in self.items(v):
            yield from self.element.numbers(x)


def counts_from_zero(kind: Kind) -> bool:
    """Can values of the kind be positions of a list?"""
    return isinstance(kind, (Bool, Enum, Cyclic, Bits)) or (isinstance(kind, Int) and kind.lo == 0)


def nested(elements: list[Any], shape: list[int]) -> list[Any]:
    """Elements in order as nested lists."""
    if len(shape) == 1:
        return elements
    step = len(elements) // shape[0]
    return [nested(elements[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def unnested(plain: Any, shape: list[int]) -> list[Any]:
    """The elements of nested lists in order."""
    if len(plain) != shape[0]:
        raise ValueError(f"{len(plain)} elements where {shape[0]} are expected")
    if len(shape) == 1:
        return list(plain)
    return [x for part in plain for x in unnested(part, shape[1:])]


class Set(Kind):
    """Frozen sets."""

    def __init__(self, element: Kind) -> None:
        self.element = element

    def ascending(self, v: Any) -> list[Any]:
        """The members in order."""
        return sorted(v, key=self.element.ordinal)

    def zero(self) -> Any:
        return frozenset()

    def plain(self, v: Any) -> Any:
        return [self.element.plain(x) for x in self.ascending(v)]

    def value(self, plain: Any) -> Any:
        return frozenset(self.element.value(x) for x in plain)

    def words(self, v: Any) -> Iterator[int]:
        for x in self.element.values:
            yield int(x in v)

    def label(self, v: Any) -> str:
        return "{" + ", ".join(self.element.label(x) for x in self.ascending(v)) + "}"


class List(Kind):
    """Lists with at most `cap` elements."""

    fixed = False

    def __init__(self, element: Kind, cap: int) -> None:
        self.element = element
        self.cap = cap

    def copy(self, v: Any) -> Any:
        return v.copy() if self.element.fixed else [self.element.copy(x) for x in v]

    def zero(self) -> Any:
        return []

    def plain(self, v: Any) -> Any:
        return [self.element.plain(x) for x in v]

    def value(self, plain: Any) -> Any:
        if len(plain) > self.cap:
            raise ValueError(f"{len(plain)} elements in a list of at most {self.cap}")
        return [self.element.value(x) for x in plain]

    def words(self, v: Any) -> Iterator[int]:
        yield len(v)
        for x in v:
            yield from self.element.words(x)
        for _ in range(self.cap - len(v)):
            yield from self.element.words(self.element.zero())

    def label(self, v: Any) -> str:
        return "[" + ", ".join(self.element.label(x) for x in v) + "]"

    def holds(self, v: Any) -> bool:
        return len(v) <= self.cap and all(self.element.holds(x) for x in v)


class Pool(List):
    """Slots that hold a value or None."""

    def zero(self) -> Any:
        return [None] * self.cap

    def copy(self, v: Any) -> Any:
        return [None if x is None else self.element.copy(x) for x in v]

    def plain(self, v: Any) -> Any:
        return [None if x is None else self.element.plain(x) for x in v]

    def value(self, plain: Any) -> Any:
        slots = [None if x is None else self.element.value(x) for x in plain]
        return slots + [None] * (self.cap - len(slots))

    def label(self, v: Any) -> str:
        return "[" + ", ".join("-" if x is None else self.element.label(x) for x in v) + "]"

    def holds(self, v: Any) -> bool:
        return all(x is None or self.element.holds(x) for x in v)


class Record(Kind):
    """Records of a class. fields: name in the spec, attribute, kind."""

    fixed = False

    def __init__(self, cls: Callable[..., Any], *fields: tuple[str, str, Kind]) -> None:
        self.cls = cls
        self.fields = fields

    def copy(self, v: Any) -> Any:
        return v.copy()

    def zero(self) -> Any:
        return self.cls(*(kind.zero() for _, _, kind in self.fields))

    def plain(self, v: Any) -> Any:
        return {name: kind.plain(getattr(v, attribute)) for name, attribute, kind in self.fields}

    def value(self, plain: Any) -> Any:
        return self.cls(*(kind.value(plain[name]) if name in plain else kind.zero() for name, _, kind in self.fields))

    def words(self, v: Any) -> Iterator[int]:
        for _, attribute, kind in self.fields:
            yield from kind.words(getattr(v, attribute))

    def label(self, v: Any) -> str:
        return "(" + ", ".join(f"{name}: {kind.label(getattr(v, attribute))}" for name, attribute, kind in self.fields) + ")"

    def holds(self, v: Any) -> bool:
        return all(kind.holds(getattr(v, attribute)) for _, attribute, kind in self.fields)
