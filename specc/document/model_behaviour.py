"""Models of behaviour: functions, rules, actions, ends, observations and symmetries."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from specc.document.model_base import Code, Model, ParamSig


class FunctionDecl(Model):
    """Pure code. `open` functions collect what live rows contribute; `fast` is an equal, cheaper formula."""

    name: str
    params: list[ParamSig] = Field(default_factory=list)
    returns: Code | None = None
    body: Code = Field(alias="is")
    fast: Code | None = None
    open: Literal["sum", "min", "max", "any", "all"] | None = None
    needs: list[Code] = Field(default_factory=list)
    generic: list[str] = Field(default_factory=list, alias="for")
    source: tuple[str, ...] = ()
    doc: str = ""


class RuleDecl(Model):
    """An effect that may write, draw, ask and return a value."""

    name: str
    params: list[ParamSig] = Field(default_factory=list)
    returns: Code | None = None
    body: Code = Field(alias="do")
    needs: list[Code] = Field(default_factory=list)
    cut: bool = False
    source: tuple[str, ...] = ()
    doc: str = ""


class LegalLine(Model):
    """One condition of an action and the sentence that a refused player reads."""

    reason: str
    test: Code


class ActionDecl(Model):
    name: str
    params: list[ParamSig] = Field(default_factory=list)
    let: dict[str, Code] = Field(default_factory=dict)
    legal: list[LegalLine] = Field(default_factory=list)
    phase: Code | None = None
    do: Code
    label: Code | None = None
    clamp: bool | None = None
    source: tuple[str, ...] = ()
    doc: str = ""


class EndDecl(Model):
    when: Code
    do: Code
    reason: str | None = None
    source: tuple[str, ...] = ()
    doc: str = ""


class ChannelDecl(Model):
    """A part of the observation: a value, or one value for each binding of `over`."""

    name: str
    over: dict[str, Code] = Field(default_factory=dict)
    value: Code = Field(alias="is")
    type: Code | None = None
    doc: str = ""


class ObservationDecl(Model):
    """A named observation: channels of its own, or a choice (`uses`) of those under `observe`."""

    name: str
    default: bool = False
    channels: dict[str, ChannelDecl] = Field(default_factory=dict)
    uses: list[str] = Field(default_factory=list)
    doc: str = ""


class Requirement(Model):
    """A rule or function that the importer supplies; `default` names one of the module's own."""

    name: str
    params: list[ParamSig] = Field(default_factory=list)
    returns: Code | None = None
    default: str | None = None
    doc: str = ""
