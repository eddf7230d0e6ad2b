"""What a source file declares, in one shape for all languages."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Place:
    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Constant:
    name: str
    value: str
    place: Place


@dataclass(frozen=True)
class Enum:
    name: str
    members: tuple[str, ...]
    place: Place


@dataclass(frozen=True)
class Field:
    """`type` is the type as the source writes it; `sizes` are those of an array."""

    name: str
    type: str
    sizes: tuple[str, ...]
    place: Place


@dataclass(frozen=True)
class Struct:
    name: str
    fields: tuple[Field, ...]
    place: Place


@dataclass(frozen=True)
class Table:
    """An array of numbers, by rows."""

    name: str
    value: str
    place: Place


@dataclass(frozen=True)
class Function:
    name: str
    head: str
    place: Place
    last_line: int


@dataclass
class Items:
    constants: list[Constant] = field(default_factory=list)
    enums: list[Enum] = field(default_factory=list)
    structs: list[Struct] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    unread: list[tuple[Place, str, str]] = field(default_factory=list)
    """Where, what, why."""
