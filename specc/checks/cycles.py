"""No recursion: not through tables, not through events, and `become` must come to an end.

Functions and rules that call each other directly are found while they are elaborated; here the calls go through code columns and
reactions, where it is known only now which bodies there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from specc.checks.checked import Checked
from specc.ir import nodes as n
from specc.ir.program import Program
from specc.ir.visit import parts
from specc.source.diagnostic import Reporter
from specc.source.text import NOWHERE, Span


@dataclass(frozen=True)
class Code:
    """Something that can be called: a function, a rule, or a body of a column (`number`)."""

    name: str
    column: str = ""
    number: int = 0


@dataclass(frozen=True)
class Step:
    """One code reaches another. event: the event in between; become: it hands over instead of calling."""

    to: Code
    span: Span = field(compare=False)
    event: str = ""
    become: bool = False


def check_cycles(checked: Checked, reporter: Reporter) -> None:
    """The calls of the program have no circle; each is shown once."""
    program = checked.program
    steps = {code: tuple(dict.fromkeys(_steps(program, block, ""))) for code, block in _codes(program)}
    done: set[Code] = set()
    told: set[frozenset[Code]] = set()
    for code in steps:
        if code not in done:
            _walk(program, steps, code, [], done, told, reporter)


def _walk(
    program: Program, steps: dict[Code, tuple[Step, ...]], start: Code, path: list[Step], done: set[Code], told: set[frozenset[Code]],
    reporter: Reporter,
) -> None:  # fmt: skip
    """Depth first, with a stack of its own: chains of calls may be long."""
    on_path: list[Code] = [start]
    stack = [iter(steps.get(start, ()))]
    while stack:
        step = next(stack[-1], None)
        if step is None:
            stack.pop()
            done.add(on_path.pop())
            if path:
                path.pop()
            continue
        if step.to in on_path:
            circle = [*path[on_path.index(step.to) :], step]
            nodes = frozenset(s.to for s in circle)
            if nodes not in told:
                told.add(nodes)
                _tell(program, circle, reporter)
        elif step.to not in done:
            path.append(step)
            on_path.append(step.to)
            stack.append(iter(steps.get(step.to, ())))


def _tell(program: Program, circle: list[Step], reporter: Reporter) -> None:
    names: list[str] = [_said(program, circle[-1].to)]
    for step in circle:
        names += ([f"emit {step.event}"] if step.event else []) + [("become " if step.become else "") + _said(program, step.to)]
    shown = " → ".join(names)
    span = next((s.span for s in reversed(circle) if s.span != NOWHERE), program.span)
    events = list(dict.fromkeys(s.event for s in circle if s.event))
    if events:
        head = (
            f"event `{events[0]}` causes itself" if len(events) == 1 else f"events cause each other: {', '.join(f'`{e}`' for e in events)}"
        )
        reporter.error("E0909", head, span, shown, help="let the reaction change the state directly, or emit another event")
    elif all(s.become for s in circle):
        reporter.error("E0910", f"`{names[0]}` hands over in a circle", span, shown, help="one of these rows needs code of its own")
    else:
        reporter.error(
            "E0903", f"`{names[0]}` calls itself", span, shown, help="rules and functions may not be recursive: use a loop, or `grow`"
        )


def _said(program: Program, code: Code) -> str:
    if not code.column:
        return code.name
    row = program.tables[code.name].code[code.column].bodies[code.number].name
    return f"{code.name}.{row}" if code.column.startswith("react_") else f"{code.name}.{row}.{code.column}"


# ------------------------------------------------------------------------------------------------ who calls whom
def _codes(program: Program) -> Iterator[tuple[Code, n.Block]]:
    for function in program.functions.values():
        yield Code(function.name), function.block
    for rule in (*program.rules.values(), *program.helpers.values()):
        yield Code(rule.name), rule.block
    for table in program.tables.values():
        for column in table.code.values():
            for number, body in enumerate(column.bodies):
                yield Code(table.name, column.name, number), body.block


def _steps(program: Program, nodes: tuple[Any, ...], event: str) -> Iterator[Step]:
    for node in nodes:
        match node:
            case n.Emit(event=name):
                yield from _steps(program, tuple(e for _, e in node.fields), event)
                yield from _steps(program, node.handlers, name)
                continue
            case n.Call(function=name):
                yield Step(Code(name), node.span, event)
            case n.CallRule(rule=name) | n.After(rule=name):
                yield Step(Code(name), node.span, event)
            case n.ColumnCall() | n.CallColumn():
                yield from _bodies(program, node, event, False)
            case n.Become():
                yield from _bodies(program, node, event, True)
            case _:
                pass
        yield from _steps(program, tuple(parts(node)), event)


def _bodies(program: Program, node: n.ColumnCall | n.CallColumn | n.Become, event: str, become: bool) -> Iterator[Step]:
    """Every body that the row can have; a row that is not known may be any, so `become` of one is bounded when it runs."""
    table = program.tables.get(node.table)
    if table is None or node.column not in table.code:
        return
    column = table.code[node.column]
    known = isinstance(node.row, n.Const) and isinstance(node.row.value, int)
    if become and not known:
        return
    rows = [node.row.value] if known and isinstance(node.row, n.Const) else range(len(column.body_of))
    for number in sorted({b for r in rows if (b := column.body_of[r]) is not None}):
        yield Step(Code(node.table, node.column, number), node.span, event, become)
