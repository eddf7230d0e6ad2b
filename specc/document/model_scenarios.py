"""Models of scenarios: examples of the rulebook that every backend must reproduce."""

from __future__ import annotations

from pydantic import Field

from specc.document.model_base import Code, Model, Nested


class ThenPicture(Model):
    """An expected picture of fields: `- picture: {board: …}`."""

    picture: dict[str, Code]


class Refusal(Model):
    """An action that must be refused, and the sentence that says why."""

    action: Code
    reason: str


class Scenario(Model):
    """`given` is an effect, or a mapping from places (`board`, `mover`, `mem[0x0100]`) to values."""

    name: str
    source: tuple[str, ...] = ()
    with_: dict[str, Code] = Field(default_factory=dict, alias="with")
    given: Nested | None = None
    draws: dict[str, list[Code]] = Field(default_factory=dict)
    chance: list[Code] = Field(default_factory=list)
    when: list[Code] = Field(default_factory=list)
    then: list[Code | ThenPicture] = Field(default_factory=list)
    allowed: list[Code] = Field(default_factory=list)
    refused: list[Refusal] = Field(default_factory=list)
    observed: dict[str, Nested] = Field(default_factory=dict)
    perft: list[int] = Field(default_factory=list)
    doc: str = ""
