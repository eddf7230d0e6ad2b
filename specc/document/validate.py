"""Plain data → models; what pydantic refuses becomes diagnostics at the right place in the YAML."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from specc.document.models import Document
from specc.document.reader import Data, Said, Unknown, suggest
from specc.source.diagnostic import Reporter
from specc.source.text import Code, Span


def validate(data: Data, reporter: Reporter) -> Document | None:
    """The document, or None after reporting why it is none."""
    try:
        return Document.model_validate(data)
    except ValidationError as problem:
        errors = problem.errors(include_url=False, include_context=True)
        for error in errors:
            _report(error, data, reporter)
        return None


def _report(error: Any, data: Data, reporter: Reporter) -> None:
    span, value = _follow(data, error["loc"])
    kind, last = error["type"], str(error["loc"][-1])
    if kind == "extra_forbidden" or isinstance(value, Unknown):
        options = list(value.options) if isinstance(value, Unknown) else []
        reporter.error("E0208", f"`{last}` is no key here", span, help=suggest(last, options))
    elif kind == "missing":
        reporter.error("E0209", f"`{last}` is missing here", span, help=f"add `{last}: …`")
    elif kind == "literal_error":
        choices = error["ctx"]["expected"]
        reporter.error("E0212", f"`{value}` is not possible here", span, help=f"write one of {choices}".replace("'", "`"))
    else:
        reporter.error("E0207", f"`{last}` does not fit here: {error['msg'].lower()}", span)


def _follow(data: Data, loc: tuple[Any, ...]) -> tuple[Span, Any]:
    """The best span for a location in the data, and the value there.

    Parts of the location that the data do not have are tags of unions, which pydantic puts in between.
    """
    here: Any = data
    span = data["span"]
    for part in loc:
        step: Any = None
        if isinstance(here, dict):
            found = [key for key in here if key == part or (isinstance(key, str) and str(key) == part)]
            if found:
                step = here[found[0]]
                if isinstance(found[0], Said):
                    span = found[0].span
            elif part == loc[-1]:
                break
            else:
                continue
        elif isinstance(here, (list, tuple)) and isinstance(part, int) and part < len(here):
            step = here[part]
        else:
            continue
        here = step
        span = _span_of(here) or span
    return span, here


def _span_of(value: Any) -> Span | None:
    if isinstance(value, (Said, Unknown)):
        return value.span
    if isinstance(value, Code):
        return value.span()
    if isinstance(value, dict) and isinstance(value.get("span"), Span):
        found: Span = value["span"]
        return found
    return None
