"""Copies of a tree of typed nodes with one part exchanged."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from specc.ir import nodes as n
from specc.ir.program import End
from specc.source.text import NOWHERE, Span

NESTED = (n.Expr, n.Stmt, n.TypeDomain, n.RangeDomain, n.ValueDomain, n.SlotDomain, n.ForClause, n.IfClause, n.WhileClause)
Change = Callable[[Any], Iterable[Any]]
"""A node or a block → what may stand in its place."""


def variants(value: Any, change: Change, closed: Callable[[Any], bool] = lambda x: False) -> Iterator[tuple[Any, Span]]:
    """Each copy in which `change` exchanged one node or one block, with the place of what was exchanged.

    What is inside of a `closed` node is left alone.
    """
    if isinstance(value, NESTED):
        span = getattr(value, "span", NOWHERE)
        yield from ((new, span) for new in change(value))
        for field in dataclasses.fields(value) if not closed(value) else ():
            if field.name not in ("type", "span"):
                for new, below in variants(getattr(value, field.name), change, closed):
                    yield dataclasses.replace(value, **{field.name: new}), span if below == NOWHERE else below
    elif isinstance(value, tuple):
        if value and all(isinstance(x, n.Stmt | End) for x in value):
            yield from ((new, NOWHERE) for new in change(value))
        for i, x in enumerate(value):
            for new, span in variants(x, change, closed):
                yield (*value[:i], new, *value[i + 1 :]), span
