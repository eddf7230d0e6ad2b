"""Reading `--given`: plain values of fields, as JSON text or from a file."""

from __future__ import annotations

import json
from pathlib import Path

from specc.cli.report import refuse
from specc.environment import Plain


def read_given(text: str | None) -> Plain | None:
    """The fields to start from, or None when the option is not there."""
    if text is None:
        return None
    try:
        value = json.loads(text if text.lstrip().startswith("{") else Path(text).read_text(encoding="utf-8"))
    except OSError as problem:
        refuse(f"--given {text}: {problem.strerror}", "give a JSON object of fields, or a file that holds one")
    except ValueError as problem:
        refuse(f"--given is not JSON: {problem}")
    if not isinstance(value, dict):
        refuse("--given must be a JSON object: field names and their values")
    return value
