"""What is known about a diagnostic code, and the page made from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["expression", "effect", "type", "match", "spec", "full", "files", "command"]
"""spec: parts of a spec; full: a whole one; files: needs more than one file, or a run; the others are code."""
FENCE: dict[Kind, str] = {
    "expression": "python", "effect": "python", "type": "python", "match": "python",
    "spec": "yaml", "full": "yaml", "files": "yaml", "command": "sh",
}  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """One diagnostic: `name` says what is flagged; `meaning` is one line; `example` causes it, `instead` does not."""

    code: str
    name: str
    meaning: str
    cause: str
    kind: Kind
    example: str
    instead: str
    fix: str

    @property
    def severity(self) -> str:
        return "warning" if self.code.startswith("W") else "error"


def page(entry: Entry, stage: str) -> str:
    """The documentation page as Markdown."""
    fence = FENCE[entry.kind]
    return f"""# {entry.code} {entry.name}

{entry.meaning}

Stage: {stage}. Severity: {entry.severity}.

## Why

{entry.cause}

## Example

```{fence}
{entry.example.rstrip()}
```

## Use instead

```{fence}
{entry.instead.rstrip()}
```

{entry.fix}
"""
