"""The view model of a generated folder's README.md."""

from __future__ import annotations

from dataclasses import dataclass

from specc.backends.python.layout import action_names
from specc.backends.python.shown import channel_size
from specc.ir import types as t
from specc.ir.program import Program


@dataclass(frozen=True)
class ReadmeView:
    title: str
    name: str
    version: str
    spec: str
    sources: tuple[str, ...]
    doc: str
    facts: tuple[tuple[str, str], ...]
    fields: tuple[tuple[str, str, str, str], ...]
    actions: tuple[tuple[str, str, str], ...]
    channels: tuple[tuple[str, str, str], ...]
    ends: tuple[str, ...]
    backends: tuple[str, ...]
    example: str


def readme_view(program: Program, version: str, backends: tuple[str, ...]) -> ReadmeView:
    """What the README says."""
    names = [name for name in action_names(program) if name]
    actions = [
        (a.name, _numbers(a.offset, a.count) if a.box is None else _reals(a.box), one_line(a.doc)) for a in program.actions.values()
    ]
    actions += [(f"answers: {t.show(block.type)}", _numbers(block.offset, block.count), "") for block in program.answers]
    if program.none_number is not None:
        actions.append(("answer: none", str(program.none_number), ""))
    facts = [
        ("players", str(program.players)),
        ("turns", "simultaneous" if program.simultaneous else "one after another"),
        ("actions", str(program.num_actions)),
        ("observation", f"{sum(channel_size(c) for c in program.channels.values())} numbers"),
        ("an illegal action", {"error": "is an error", "ignore": "does nothing", "forfeit": "loses the game"}[program.illegal]),
    ]
    if program.max_steps is not None:
        facts.append(("truncated after", f"{program.max_steps} steps"))
    return ReadmeView(
        program.title or program.name,
        program.name,
        version,
        program.file,
        program.source,
        program.doc,
        tuple(facts),
        tuple((name, cell(t.show(f.type)), _seen(f.visible_kind), one_line(f.doc)) for name, f in program.state.items()),
        tuple((cell(name), numbers, doc) for name, numbers, doc in actions),
        tuple((c.name, str(channel_size(c)), one_line(c.doc)) for c in program.channels.values()),
        tuple(e.reason for e in program.ends if e.reason),
        backends,
        names[0] if names else "",
    )


def _numbers(offset: int, count: int) -> str:
    return str(offset) if count == 1 else f"{offset} to {offset + count - 1}"


def _reals(box: tuple[tuple[float, float], ...]) -> str:
    return "reals " + ", ".join(f"{lo:g} to {hi:g}" for lo, hi in box)


def _seen(kind: str) -> str:
    return "everybody" if kind == "all" else kind


def one_line(text: str) -> str:
    """Text for a cell of a table."""
    return cell(" ".join(text.split()))


def cell(text: str) -> str:
    """Text that does not end a cell of a table."""
    return text.replace("|", "\\|")
