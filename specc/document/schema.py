"""JSON schema of specs for editors, and the keys that each construct has."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel


def keys_of(model: type[BaseModel]) -> list[str]:
    """The keys of a construct as an author writes them."""
    return [field.alias or name for name, field in model.model_fields.items() if name not in ("span", "doc", "name", "kind", "table")]


def keys_at(loc: tuple[Any, ...], owner: dict[str, Any]) -> list[str]:
    return []
