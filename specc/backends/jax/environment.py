"""The environment around the rules: reset, step, ends, legality, observation, as lines for the template."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from specc.backends.jax import layout, storage
from specc.backends.jax.expressions import Expressions
from specc.backends.jax.facts import NOTHING, Fact
from specc.backends.jax.functions import Text, legal_mask, unit_text
from specc.backends.jax.merged import action_unit
from specc.backends.jax.statements import Writer
from specc.backends.jax.view import Generator, Unit
from specc.ir import nodes as n
from specc.ir import types as t

ME = n.Local("me", t.ANY_INT)
MEMORY = 1000
"""Arrays of more cells are memories: read and written cell by cell, never selected."""


@dataclass(frozen=True)
class StoredField:
    """A field of the state: attribute, code of its first value, of packing and unpacking, plain description."""

    name: str
    attribute: str
    start: str
    pack: str
    unpack: str
    plain: str
    given: str


def stored(g: Generator, name: str, kind: t.Type, given: str = "") -> StoredField:
    """How a field, parameter or input is kept."""
    a = g.field(name)
    return StoredField(
        name, a, g.zero(kind), storage.pack(g, kind, f"s.{a}"), storage.unpack(g, kind, f"state.{a}"), storage.plain_kind(g, kind), given
    )


def all_fields(g: Generator) -> list[StoredField]:
    """The declared fields, then parameters and inputs (constant in an episode)."""
    p = g.program
    out = [stored(g, f.name, f.type, f.given or "") for f in p.state.values()]
    out += [stored(g, d.name, d.type, "parameter") for d in p.parameters.values()]
    return out + [stored(g, d.name, d.type, "input") for d in p.inputs.values()]


def reals(g: Generator) -> list[str]:
    """What must be finite after a step: fields that hold reals, and the rewards; nothing in a game of whole numbers."""
    found = [f"s.{g.field(f.name)}" for f in g.program.state.values() if any(isinstance(x, t.RealT) for x in _parts(f.type))]
    return [*found, "s.reward"] if found else []


def _parts(kind: t.Type) -> Iterator[t.Type]:
    """The type and the types in it."""
    yield kind
    match kind:
        case t.OptT(inner) | t.ArrayT(inner) | t.ListT(inner) | t.PoolT(inner):
            yield from _parts(inner)
        case t.RecordT(_, fields):
            for _, f in fields:
                yield from _parts(f)
        case t.TupleT(items):
            for f in items:
                yield from _parts(f)


def memories(g: Generator) -> list[str]:
    """Attributes of arrays that are too large to be selected as a whole."""
    return [g.field(f.name) for f in g.program.state.values() if isinstance(f.type, t.ArrayT) and math.prod(layout.shape(f.type)) > MEMORY]


def start_lines(g: Generator) -> list[str]:
    """The start values, in order; a given field keeps what it was given."""
    lines = []
    for f in g.program.state.values():
        if f.start is None:
            continue
        x = Expressions(g, {})
        text = x.as_type(f.start, f.type)
        lines += [f"    if {f.name!r} not in given:", f"        s = s._replace({g.field(f.name)}=rt.as_arrays({text}))"]
    return lines


def setup_unit(g: Generator) -> Unit:
    """The effect of a reset."""
    return Unit(g.module.unique("set_up"), (), None, g.program.setup, g.facts.block(g.program.setup), doc=("The effect of a reset.", ""))


def turn_lines(g: Generator) -> list[str]:
    """Simultaneous turns: who is asked, in order."""
    players = g.program.players
    if g.program.asked is None:
        return [f"    return np.ones({players}, bool)"]
    x = Expressions(g, {"me": "me"})
    return [f"    return rt.array(lambda me: {x.expr(g.program.asked)}, {players})"]


def end_text(g: Generator) -> Text:
    """The first `end:` entry that holds ends the game."""
    facts: Fact = NOTHING
    for e in g.program.ends:
        facts = facts | g.facts.block(e.block)
    unit = Unit("try_ends", (ME,), None, (), Fact(facts.reads, True, facts.draws, False), doc=("The first end that holds counts.", ""))
    names = {"me": "me"}
    w = Writer(g, unit, dict(names))
    for e in g.program.ends:
        if w.on is None:
            break
        if e.reason:
            w.line(f"# {' '.join(e.reason.split())}")
        w.if_(e.when, (*e.block, n.Finish(None)), ())
    w.line(f"return s, {w.on or 'rt.FALSE'}")
    head = ["s", "on", *(["ch"] if facts.draws else []), "me"]
    return Text(f"try_ends({', '.join(head)})", unit.doc[:1], tuple(w.lines))


def channel_lines(g: Generator) -> list[str]:
    """The observation of a player: the channels one after the other."""
    lines = ["    parts = []"]
    for c in g.program.channels.values():
        x = Expressions(g, {"viewer": "viewer"})
        names, axes = [], []
        for v in c.over:
            names.append(x.bind(v.name))
            axes.append(x.numbering(v.type) or str(t.count(v.type)))
        text = x.expr(c.value)
        if isinstance(c.value.type, t.SetT | t.ArrayT):
            text = f"jnp.ravel({text})"
        if names:
            for name, local in zip(names, c.over, strict=True):
                if isinstance(local.type, t.BoolT):
                    text = f"(lambda {name}: {text})({name} != 0)"
            text = f"rt.array(lambda {', '.join(names)}: {text}, {', '.join(axes)})"
        lines += [f"    # {c.name}", f"    parts.append(rt.observed({text}))"]
    if not g.program.channels:
        lines.append("    parts.append(jnp.zeros(0, jnp.float32))")
    return [*lines, "    return jnp.concatenate(parts)"]


def observation_size(g: Generator) -> int:
    """The number of numbers of an observation."""
    total = 0
    for c in g.program.channels.values():
        n_over = math.prod(t.count(v.type) for v in c.over)
        kind = c.value.type
        inner = t.count(kind.element) if isinstance(kind, t.SetT) else math.prod(layout.shape(kind))
        total += n_over * inner
    return total


def legal_lines(g: Generator) -> list[str]:
    """The mask of all actions for a player, with answers false."""
    parts = [legal_mask(g, a) for a in g.program.actions.values() if a.box is None]
    declared = sum(a.count for a in g.program.actions.values() if a.box is None)
    rest = g.program.num_actions - declared
    if any(a.box is not None for a in g.program.actions.values()):
        return [f"    return jnp.ones({max(g.program.num_actions, 1)}, bool)"]
    if rest:
        parts.append(f"jnp.zeros({rest}, bool)")
    return [f"    return jnp.concatenate([{', '.join(parts)}])" if len(parts) > 1 else f"    return {parts[0]}"]


def legal_reads(g: Generator) -> list[str]:
    """Attributes of the state that legality depends on."""
    reads: set[str] = set()
    for a in g.program.actions:
        reads |= g.facts.of("legal", a).reads
    if "*" in reads:
        return ["*"]
    return sorted(g.field(r) for r in reads)


def act_lines(g: Generator) -> dict[str, Any]:
    """Calls of the parts of a step."""
    act = action_unit(g)
    setup = setup_unit(g)
    resolve = Unit(
        g.module.unique("resolve"),
        (),
        None,
        g.program.resolve,
        g.facts.block(g.program.resolve),
        doc=("When all who are asked have answered.", ""),
    )
    pc = 1
    calls = {}
    for name, unit in (("setup", setup), ("act", act), ("resolve", resolve)):
        calls[name] = call_of(g, unit, pc)
        pc += g.places_of(unit)
    texts = [unit_text(g, act)]
    if g.program.setup:
        texts.append(unit_text(g, setup))
    if g.program.resolve:
        texts.append(unit_text(g, resolve))
    return {"calls": calls, "texts": texts, "places": pc, "setup_asks": g.places_of(setup) > 0, "act": act}


def call_of(g: Generator, unit: Unit, pc: int) -> str:
    """The code that runs a part of a step where `on`; `on` is then where it came to its end."""
    args = ["s", "on", *(["ch"] if unit.fact.draws else []), *([str(pc), "0"] if g.places_of(unit) else [])]
    args += ["me"] if unit.params else []
    if unit.params:
        if any(p.name == "action" for p in unit.params[1:]):
            args.append("action")
        else:
            args += _box_parts(unit.params[1:])
    target = "s, on" if unit.fact.stops else "s"
    return f"{target} = {unit.name}({', '.join(args)})"


def _box_parts(params: tuple[n.Local, ...]) -> list[str]:
    """The parts of a vector of numbers that are the parameters of a continuous action."""
    parts, at = [], 0
    for p in params:
        shape = tuple(t.count(d) for d in p.type.dims) if isinstance(p.type, t.ArrayT) else ()
        size = math.prod(shape)
        parts.append(f"numbers[{at} : {at + size}].reshape({shape!r})" if shape else f"numbers[{at}]")
        at += size
    return parts
