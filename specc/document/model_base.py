"""Base of the document models: frozen, closed, with the span of the YAML they came from."""

from __future__ import annotations

from typing import TypeAlias

from pydantic import BaseModel, ConfigDict, InstanceOf
from typing_extensions import TypeAliasType

from specc.source.text import Code as SourceCode
from specc.source.text import Span as SourceSpan

Code: TypeAlias = InstanceOf[SourceCode]
Span: TypeAlias = InstanceOf[SourceSpan]

# A literal written as YAML: code, or a sparse mapping from code to such values (`{a1: 1}`, `{0: {damage: 10}}`).
Nested = TypeAliasType("Nested", "Code | dict[Code, Nested]")


class Model(BaseModel):
    """One construct of a spec in its normal form; code is still unparsed."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, arbitrary_types_allowed=True)

    span: Span


class ParamSig(Model):
    """One parameter of a signature: `x:Sq`."""

    name: str
    type: Code
