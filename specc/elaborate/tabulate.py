"""Static functions that run-time code calls get a table of all their values."""

from __future__ import annotations

import dataclasses
from itertools import product
from typing import TYPE_CHECKING

from specc.ir import types as t
from specc.ir.evaluate import NotStatic

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator

LARGEST = 8192


def tabulate(elab: Elaborator) -> None:
    """Fill `Function.table` of static functions over few finite arguments (None where an argument has no result)."""
    for name in sorted(elab.dynamic_calls):
        function = elab.functions[name]
        if isinstance(function.result, t.ErrorT | t.TextT) or not all(t.is_finite(p.type) for p in function.params):
            continue
        size = 1
        for p in function.params:
            size *= t.count(p.type)
        if size > LARGEST:
            continue
        rows = []
        try:
            for args in product(*(t.values(p.type) for p in function.params)):
                rows.append(elab.evaluator.call(name, tuple(args)))
        except NotStatic:
            continue
        elab.functions[name] = dataclasses.replace(function, table=tuple(rows))
