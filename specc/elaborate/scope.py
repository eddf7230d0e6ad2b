"""Names of a spec: entities, scopes of documents, and the bindings inside one piece of code."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from specc.document.models import Document
from specc.ir.nodes import Expr, Local
from specc.source.text import Span

Kind = Literal["constant", "parameter", "input", "type", "table", "event", "state", "view", "function", "rule", "action", "namespace"]


@dataclass
class Entity:
    """A declared name. `name` is unique in the program; `value` is filled in when it is first needed."""

    kind: Kind
    name: str
    decl: Any
    scope: Scope
    span: Span
    value: Any = None
    busy: bool = False

    @property
    def word(self) -> str:
        """What a person calls it."""
        return "field" if self.kind == "state" else "module" if self.kind == "namespace" else self.kind


@dataclass
class Scope:
    """The names that code of one document sees: its own, what it imports without an alias, then its importer's."""

    document: Document
    prefix: str = ""
    parent: Scope | None = None
    names: dict[str, Entity] = field(default_factory=dict)
    imported: list[Scope] = field(default_factory=list)

    def find(self, name: str, seen: tuple[Scope, ...] = ()) -> Entity | None:
        """The entity of a name, or None."""
        if self in seen:
            return None
        if name in self.names:
            return self.names[name]
        for other in self.imported:
            found = other.exported(name, (*seen, self))
            if found is not None:
                return found
        return self.parent.find(name, (*seen, self)) if self.parent is not None else None

    def writable(self, name: str) -> Entity | None:
        """The entity that a bare name on the left of `=` means: a module's locals are not its importer's fields."""
        found = self.own(name)
        if found is not None or self.parent is None or self.parent.document is not self.document:
            return found
        return self.parent.writable(name)

    def own(self, name: str) -> Entity | None:
        """The entity of a name declared here or imported, not one of the importer's."""
        if name in self.names:
            return self.names[name]
        return next((e for other in self.imported if (e := other.exported(name, (self,))) is not None), None)

    def exported(self, name: str, seen: tuple[Scope, ...]) -> Entity | None:
        """What an importer sees of this document: everything but its parameters."""
        found = self.names.get(name)
        if found is not None:
            return None if found.kind in ("constant", "parameter") and name in self.document.params else found
        for other in self.imported:
            if other not in seen:
                inner = other.exported(name, (*seen, self))
                if inner is not None:
                    return inner
        return None

    def all_names(self) -> set[str]:
        """Every name that `find` could answer, for suggestions."""
        names = set(self.names)
        for other in self.imported:
            names |= set(other.names)
        return names | (self.parent.all_names() if self.parent is not None and self.parent is not self else set())

    def __hash__(self) -> int:
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


@dataclass
class Variable:
    """A local name in one piece of code: a variable, or an alias of a place (`place`)."""

    local: Local
    span: Span
    place: Expr | None = None
    truth: tuple[frozenset[Expr], frozenset[Expr]] = (frozenset(), frozenset())
    """Facts that hold when a bool variable is true, and when it is false."""
    used: bool = False
    quiet: bool = False
    """Parameters and binders need not be used."""
