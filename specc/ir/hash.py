"""The version of an environment: a hash of what the program means."""

from __future__ import annotations

import hashlib
from dataclasses import fields, is_dataclass
from typing import Any

from specc.ir.program import Program

WITHOUT_MEANING = frozenset(
    "span doc source written title file scenarios helpers render render_svg labels picture reason rows_named settings imports fast "
    "table".split()
)


def version_of(program: Program) -> str:
    """Changes exactly when states, masks, observations, rewards or flags of some episode may change."""
    digest = hashlib.sha256()
    _add(digest, program)
    return digest.hexdigest()[:12]


def _add(digest: Any, node: Any) -> None:
    if is_dataclass(node) and not isinstance(node, type):
        digest.update(f"({type(node).__name__}".encode())
        for f in fields(node):
            if f.name not in WITHOUT_MEANING or (f.name == "table" and isinstance(getattr(node, f.name), str)):
                digest.update(f.name.encode())
                _add(digest, getattr(node, f.name))
        digest.update(b")")
    elif isinstance(node, dict):
        for key, value in node.items():
            _add(digest, key)
            _add(digest, value)
        digest.update(b"}")
    elif isinstance(node, tuple | list):
        for part in node:
            _add(digest, part)
        digest.update(b"]")
    elif isinstance(node, set | frozenset):
        digest.update(repr(sorted(node, key=repr)).encode())
    else:
        digest.update(repr(node).encode() + b";")
