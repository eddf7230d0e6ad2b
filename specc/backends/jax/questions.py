"""Questions: where a step stops to ask and where it goes on. Each place where a question can stand has a number (`pc`).

A step is one pass over the code. On its way back in, masks are false up to the place of the open question; there the locals that
live across it are restored, the answer is decoded, and the mask becomes true.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.backends.jax.draws import ordered_by_type
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import walk_block

if TYPE_CHECKING:
    from specc.backends.jax.statements import Writer
    from specc.backends.jax.view import Unit


class Questions:
    """Prints questions and calls that ask, for one function."""

    def __init__(self, writer: Writer) -> None:
        self.w = writer
        self.pc = "pc"
        self.next = 0
        self.held: list[str] = []

    def place(self, places: int) -> str:
        """The number of the next place (or of the first of several)."""
        text = f"{self.pc} + {self.next}" if self.next else self.pc
        self.next += places
        return text

    @contextmanager
    def loop(self, index: str, body: n.Block, held: list[str], rounds: int) -> Iterator[None]:
        """Each round of a loop has places of its own."""
        places = self.w.g.places(body)
        if not places:
            yield
            return
        outer, first = self.pc, self.next
        self.pc = self.w.fresh("pc")
        start = f"{outer} + {first}" if first else outer
        self.w.line(f"{self.pc} = {start} + {places} * {index}")
        self.next = 0
        self.held += held
        yield
        del self.held[len(self.held) - len(held) :]
        self.pc = outer
        self.next = first + places * rounds

    def live(self, again: tuple[n.Stmt, ...] = ()) -> list[str]:
        """Python names of the locals that may be used after this place, or when `again` is looked at again."""
        w = self.w
        later = {x.name for block in (*w.after, again) for x in walk_block(tuple(block)) if isinstance(x, n.Var)}
        names = {w.x.names[k] for k in later if k in w.x.names}
        static = {w.x.names[k] for k in w.static_names}
        return sorted((names & w.defined) - static) + self.held

    def words(self, live: list[str]) -> int:
        return sum(layout.words(self.w.types[name]) for name in live)

    @contextmanager
    def call(self, unit: Unit) -> Iterator[list[str]]:
        """A call of something that may ask: gives the arguments that say where."""
        w = self.w
        places = w.g.places_of(unit)
        if not places:
            yield []
            return
        live = self.live()
        at = self.place(places)
        size = self.words(live)
        w.g.note_depth(w.unit, size, unit)
        if live:
            here = w.mask(f"rt.is_at(s, {at}, {places})")
            w.line(f"{_targets(live)} = rt.restore(s, {here}, base, {_targets(live, True)})")
        yield [at, f"base + {size}" if size else "base"]
        if live:
            w.assign_state(f"rt.save(s, rt.stopped_at(s, {at}, {places}), base, {_targets(live, True)})")

    def choose(self, s: n.Choose) -> None:
        """A choice at random, or a question."""
        w = self.w
        assert w.on is not None
        kind = s.binder.type
        if s.by is None:
            self.at_random(s)
            return
        live = self.live(() if s.ranked is None else (s,))
        at = self.place(1)
        size = self.words(live)
        w.g.note_depth(w.unit, size, None)
        here = w.mask(f"rt.is_at(s, {at}, 1)")
        if live:
            w.line(f"{_targets(live)} = rt.restore(s, {here}, base, {_targets(live, True)})")
        mask = w.name(w.candidates(s.domain, s.binder, s.test), "options")
        block = w.g.answer_block(kind)
        arguments = ["s", w.on, here, at, w.site(s.site), w.x.expr(s.by), mask, str(block.offset)]
        numbers = w.g.relative_numbers(kind)
        if s.ranked is not None:
            binder = w.x.bind(s.binder.name)
            axis = w.x.numbering(kind) or str(t.count(kind))
            arguments.append(f"keys=rt.array(lambda {binder}: {w.x.expr(s.ranked)}, {axis})")
        elif numbers is not None:
            arguments.append(f"numbers={numbers}")
        if s.optional:
            arguments.append("optional=True")
        if s.or_none:
            arguments.append(f"none_number={w.g.program.none_number}")
        if w.g.program.forced_take:
            arguments.append("forced=True")
        on, chosen = w.fresh("on"), w.fresh("chosen")
        w.line(f"s, {on}, {chosen} = rt.ask({', '.join(arguments)})")
        w.assigned.add("s")
        if live:
            w.assign_state(f"rt.save(s, rt.stopped_at(s, {at}, 1), base, {_targets(live, True)})")
        w.on = on
        w.define(s.var, self.value(s, chosen))

    def value(self, s: n.Choose, position: str) -> str:
        """The chosen value from its position (one past the end: none)."""
        w = self.w
        kind = s.binder.type
        if isinstance(s.var.type, t.OptT) and not isinstance(kind, t.OptT):
            low = layout.low(kind)
            if layout.subset_rows(kind) is not None:
                return f"rt.select({position} < {t.count(kind)}, {w.x.from_position(position, kind)}, {layout.absent(s.var.type)})"
            return f"{position} + {low}" if low else position
        return w.x.from_position(position, kind)

    def at_random(self, s: n.Choose) -> None:
        w = self.w
        kind = s.binder.type
        site = w.site(s.site)
        if not ordered_by_type(s.domain):
            self.from_list(s, site)
            return
        mask = w.name(w.candidates(s.domain, s.binder, s.test), "options")
        if s.weights is not None:
            binder = w.x.bind(s.binder.name)
            axis = w.x.numbering(kind) or str(t.count(kind))
            drawn = f"{w.x.chance}.weighted({site}, jnp.where({mask}, rt.array(lambda {binder}: {w.x.expr(s.weights)}, {axis}), 0))"
        else:
            drawn = f"{w.x.chance}.pick({site}, {mask})"
        if s.optional:
            drawn = f"jnp.where(jnp.any({mask}), {drawn}, {t.count(kind)})"
        elif not w.unit.pure:
            w.assign_state(f"rt.fault(s, {w.both(str(w.on), f'~jnp.any({mask})')}, 3)")
        w.define(s.var, self.value(s, w.name(drawn, "chosen")))


    def from_list(self, s: n.Choose, site: str) -> None:
        """A random element of a list: the draw is a position in the list."""
        w = self.w
        clauses: tuple[n.Clause, ...] = (n.ForClause(s.binder, s.domain), *((n.IfClause(s.test),) if s.test is not None else ()))
        binder = n.Var(s.binder.name, type=s.binder.type)
        items = w.name(w.g.comprehensions.items(w.x, clauses, binder), "options")
        weights = ""
        if s.weights is not None:
            weights = f", lambda {w.x.bind(s.binder.name)}: {w.x.expr(s.weights)}"
        drawn = w.name(f"rt.pick_item({items}, {w.x.chance}, {site}{weights})", "chosen")
        if s.optional and isinstance(s.var.type, t.OptT):
            none = "None" if layout.wide_optional(s.var.type) else str(layout.absent(s.var.type))
            drawn = f"rt.opt(rt.found({items}), {drawn}, {none})"
        elif not w.unit.pure:
            w.assign_state(f"rt.fault(s, {w.both(str(w.on), f'~rt.found({items})')}, 3)")
        w.define(s.var, drawn)


def _targets(live: list[str], whole: bool = False) -> str:
    text = ", ".join(live) + ("," if len(live) == 1 else "")
    return f"({text})" if whole else text
