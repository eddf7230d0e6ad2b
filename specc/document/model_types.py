"""Models of what a spec declares: parameters, types, records, events, draws, state and views."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from specc.document.model_base import Code, Model, Nested


class ParamDecl(Model):
    """`rows: 6`, `rows: int(1, 26) = 6` or `{type, default, at}`."""

    name: str
    type: Code | None = None
    default: Code | None = None
    at: Literal["build", "reset"] = "build"
    doc: str = ""


class ConstantDecl(Model):
    """A value known when the spec is built."""

    name: str
    type: Code | None = None
    value: Code
    doc: str = ""


class Picture(Model):
    """The text form of a field: which index goes up and right, and a glyph for each value (or a `cell` expression)."""

    up: str | None = None
    down: str | None = None
    right: str | None = None
    slant: int | None = None
    glyphs: dict[str, Code] = Field(default_factory=dict)
    cell: Code | None = None
    width: int | None = None
    template: Code | None = None


class InputDecl(Model):
    """Data that comes with `init`; `shared` by the whole batch or one per environment."""

    name: str
    type: Code
    shared: bool = True
    at: Literal["init"] = "init"
    picture: Picture | None = None
    doc: str = ""


class FieldDecl(Model):
    """A field of the state, of a record or of a product type."""

    name: str
    type: Code
    start: Nested | None = None
    visible: Code | None = None
    public: Code | None = None
    given: Literal["may", "must"] | None = None
    reset: str | None = None
    picture: Picture | None = None
    doc: str = ""


class TypeDecl(Model):
    """A named type: `code` as written, or the `fields` of a product."""

    name: str
    code: Code | None = None
    fields: dict[str, FieldDecl] | None = None
    label: Code | None = None
    stands_for: Code | None = None
    doc: str = ""


class RecordDecl(Model):
    name: str
    fields: dict[str, FieldDecl]
    doc: str = ""


class EventField(Model):
    name: str
    type: Code
    change: bool = False


class EventDecl(Model):
    name: str
    fields: dict[str, EventField] = Field(default_factory=dict)
    doc: str = ""


class DrawDecl(Model):
    """A named site of chance: its range, its label on a foreign tape, and whether it may be asked with a smaller bound."""

    name: str
    range: Code | None = None
    type: Code | None = None
    tape: str | None = None
    narrower: bool = False
    doc: str = ""


class ViewDecl(Model):
    """A name for a part of the state: `of` one place or, with `index`, a list of places."""

    name: str
    of: Code | list[Code]
    as_: Code | None = Field(default=None, alias="as")
    index: Code | None = None
    doc: str = ""
