"""The normalised document: every short form expanded, every piece of code still text with its position."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from specc.document.model_base import Code, Model, Nested, ParamSig
from specc.document.model_behaviour import (
    ActionDecl,
    ChannelDecl,
    EndDecl,
    FunctionDecl,
    LegalLine,
    ObservationDecl,
    Requirement,
    RuleDecl,
)
from specc.document.model_scenarios import Refusal, Scenario, ThenPicture
from specc.document.model_tables import ColumnDecl, LiveDecl, ModifyClause, ReactClause, RowDecl, TableDecl
from specc.document.model_types import (
    ConstantDecl,
    DrawDecl,
    EventDecl,
    EventField,
    FieldDecl,
    InputDecl,
    ParamDecl,
    Picture,
    RecordDecl,
    TypeDecl,
    ViewDecl,
)

__all__ = [
    "ActionDecl",
    "ChannelDecl",
    "Code",
    "ColumnDecl",
    "ConstantDecl",
    "Document",
    "DrawDecl",
    "EndDecl",
    "EventDecl",
    "EventField",
    "FieldDecl",
    "FunctionDecl",
    "Import",
    "InputDecl",
    "LegalLine",
    "LiveDecl",
    "Model",
    "ModifyClause",
    "Nested",
    "Numbers",
    "ObservationDecl",
    "ParamDecl",
    "ParamSig",
    "Picture",
    "ReactClause",
    "RecordDecl",
    "Refusal",
    "Requirement",
    "Requires",
    "RowDecl",
    "RuleDecl",
    "Scenario",
    "TableDecl",
    "ThenPicture",
    "TypeDecl",
    "ViewDecl",
]


class Numbers(Model):
    """What `real` is and how backends must agree; a tolerance for all fields stands under `*`."""

    real: Literal["real32", "real64"] = "real32"
    mode: Literal["exact", "close"] = "exact"
    tolerance: dict[str, Code] | None = None


class Import(Model):
    """One instance of another spec: names come in bare, or behind `alias`."""

    module: str
    alias: str | None = None
    params: dict[str, Code] = Field(default_factory=dict)
    with_: dict[str, str] = Field(default_factory=dict, alias="with")


class Requires(Model):
    """What a module asks of its importer."""

    types: dict[str, Code | None] = Field(default_factory=dict)
    params: dict[str, ParamDecl] = Field(default_factory=dict)
    tables: dict[str, TableDecl] = Field(default_factory=dict)
    rules: dict[str, Requirement] = Field(default_factory=dict)
    functions: dict[str, Requirement] = Field(default_factory=dict)


class Document(Model):
    """One spec file. `name` is the module's last part when only `module` is written."""

    version: int = Field(default=1, alias="specc")
    name: str
    module: str | None = None
    title: str | None = None
    source: tuple[str, ...] = ()
    players: Code | None = None
    turns: Literal["sequential", "simultaneous"] = "sequential"
    numbers: Numbers
    forced: Literal["ask", "take"] = "ask"
    illegal: Literal["error", "ignore", "forfeit"] = "error"
    max_steps: Code | None = None
    imports: list[Import] = Field(default_factory=list, alias="import")
    requires: Requires
    params: dict[str, ParamDecl] = Field(default_factory=dict)
    constants: dict[str, ConstantDecl] = Field(default_factory=dict)
    inputs: dict[str, InputDecl] = Field(default_factory=dict)
    types: dict[str, TypeDecl] = Field(default_factory=dict)
    records: dict[str, RecordDecl] = Field(default_factory=dict)
    events: dict[str, EventDecl] = Field(default_factory=dict)
    draws: dict[str, DrawDecl] = Field(default_factory=dict)
    state: dict[str, FieldDecl] = Field(default_factory=dict)
    views: dict[str, ViewDecl] = Field(default_factory=dict)
    tables: dict[str, TableDecl] = Field(default_factory=dict)
    functions: dict[str, FunctionDecl] = Field(default_factory=dict)
    rules: dict[str, RuleDecl] = Field(default_factory=dict)
    setup: Code | None = None
    setup_source: tuple[str, ...] = ()
    phases: list[str] = Field(default_factory=list)
    actions: dict[str, ActionDecl] = Field(default_factory=dict)
    resolve: Code | None = None
    asked: Code | None = None
    end: list[EndDecl] = Field(default_factory=list)
    variants: dict[str, list[str]] = Field(default_factory=dict)
    invariants: list[Code] = Field(default_factory=list)
    observe: dict[str, ChannelDecl] = Field(default_factory=dict)
    observations: dict[str, ObservationDecl] = Field(default_factory=dict)
    render_text: Code | None = None
    render_svg: Code | None = None
    symmetries: dict[str, dict[str, Code]] = Field(default_factory=dict)
    helpers: dict[str, RuleDecl] = Field(default_factory=dict)
    scenarios: list[Scenario] = Field(default_factory=list)
    rows: dict[str, list[RowDecl]] = Field(default_factory=dict)
    doc: str = ""
