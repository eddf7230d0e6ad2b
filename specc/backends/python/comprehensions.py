"""Comprehensions, domains and draws of the typed IR as Python text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from specc.backends.python.builtins import elements, ordinal
from specc.backends.python.kinds import is_ordered, listed
from specc.backends.python.levels import ADD, ATOM, OR, POSTFIX, TERNARY
from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.python.expressions import Printed, Writer


def domain(w: Writer, d: n.Domain) -> str:
    """An iterable over a domain, in its order."""
    match d:
        case n.TypeDomain(type=type_):
            return w.kinds.values(type_)
        case n.RangeDomain(low=low, high=high):
            if isinstance(low, n.Const) and low.value == 0:
                return f"range({w.expr(high, TERNARY)})"
            return f"range({w.expr(low, TERNARY)}, {w.expr(high, TERNARY)})"
        case n.SlotDomain(place=place):
            return f"occupied({w.expr(place, TERNARY)})"
        case n.ValueDomain(value=value):
            return _members(w, value)


def _members(w: Writer, value: n.Expr) -> str:
    match value.type:
        case t.SetT(element):
            if isinstance(value, n.Const) and t.is_finite(element):
                ordered = sorted(value.value, key=lambda x: t.ordinal(element, x))
                inside = ", ".join(w.module.values.literal(x, element) for x in ordered)
                if len(inside) <= 60:
                    return f"({inside},)" if ordered else "()"
            key = "" if is_ordered(element) else f", key={w.kinds.kind_constant(element)}.ordinal"
            return f"sorted({w.expr(value, TERNARY)}{key})"
        case t.BagT(element):
            return f"[x for x in {w.kinds.values(element)} if {w.expr(value, POSTFIX)}[x] > 0]"
        case _:
            return elements(w, value)


def element_type(d: n.Domain) -> t.Type | None:
    """The type whose order is the order of the domain; None for lists, whose order is their own."""
    match d:
        case n.TypeDomain(type=type_) | n.RangeDomain(type=type_):
            return type_
        case n.ValueDomain(value=value):
            return value.type.element if isinstance(value.type, t.SetT | t.PileT | t.BagT) else None
        case n.SlotDomain():
            return None


@dataclass(frozen=True)
class Loop:
    """A loop header: what follows `for … in`, and the index that draws inside it use."""

    target: str
    iterable: str
    index: str


def loop(w: Writer, var: n.Local, d: n.Domain, indexed: bool) -> Loop:
    """The header of a loop over a domain. The index of a value is its position in its type; in lists and ranges, in the loop."""
    name = w.local(var.name)
    iterable = domain(w, d)
    if not indexed:
        return Loop(name, iterable, "")
    in_type = None if isinstance(d, n.RangeDomain) else element_type(d)
    if in_type is not None:
        text, level = ordinal(w, name, in_type)
        return Loop(name, iterable, text if level >= ADD else f"({text})")
    if isinstance(d, n.SlotDomain):
        return Loop(name, iterable, name)
    counter = w.fresh("i")
    return Loop(f"{counter}, {name}", f"enumerate({iterable})", counter)


def clauses(w: Writer, comp: n.Comp, write: str | None = None) -> tuple[str, str]:
    """The element and the `for … if …` part of a comprehension. `write`: text to take instead of the element."""
    draws = w.module.drawing.draws((comp.element, comp.clauses))
    before = w.chance
    parts: list[str] = []
    todo = list(comp.clauses)
    while todo:
        clause = todo.pop(0)
        if isinstance(clause, n.IfClause):
            parts.append(f"if {w.expr(clause.test, OR)}")
            continue
        assert isinstance(clause, n.ForClause)
        header = loop(w, clause.var, clause.domain, draws)
        iterable = header.iterable
        if todo and isinstance(stop := todo[0], n.WhileClause):
            todo.pop(0)
            iterable = f"takewhile(lambda {header.target}: {w.expr(stop.test, TERNARY)}, {iterable})"
        elif " if " in iterable and not iterable.endswith((")", "]")):
            iterable = f"({iterable})"
        parts.append(f"for {header.target} in {iterable}")
        if draws:
            w.chance = f"{w.chance}.at({header.index})"
    element = w.expr(comp.element, TERNARY) if write is None else write
    w.chance = before
    return element, " ".join(parts)


def comprehension(w: Writer, e: n.Comp) -> Printed:
    """A comprehension of any kind."""
    text = _comprehension(w, e)
    return text, ATOM if text.startswith(("[", "{")) else POSTFIX


def _comprehension(w: Writer, e: n.Comp) -> str:
    match e.kind:
        case "any" | "all":
            return f"{e.kind}({' '.join(clauses(w, e))})"
        case "count":
            element, rest = clauses(w, e)
            test = f" if {w.expr(e.element, OR)}" if not isinstance(e.element, n.Const) or e.element.value is not True else ""
            return f"sum(1 {rest}{test})"
        case "sum" | "product":
            return _fold(w, e)
        case "min" | "max":
            text = " ".join(clauses(w, e))
            if isinstance(e.type, t.OptT):
                return f"{e.kind}(({text}), default=None)"
            return f"{e.kind}({text})"
        case "first":
            return _found(w, e, f"first({' '.join(clauses(w, e))})")
        case "the":
            return f"the(({' '.join(clauses(w, e))}), {w.rule})"
        case "argmax" | "argmin":
            element, rest = clauses(w, e)
            binders = [w.local(c.var.name) for c in e.clauses if isinstance(c, n.ForClause)]
            result = binders[0] if len(binders) == 1 else f"({', '.join(binders)})"
            return _found(w, e, f"{e.kind}(({element}, {result}) {rest})")
        case "list":
            return f"[{' '.join(clauses(w, e))}]"
        case "array":
            return _array(w, e)
        case "set":
            element, rest = clauses(w, e)
            if isinstance(e.element, n.Var) and len(e.clauses) == 1 and rest.startswith(f"for {element} in "):
                return f"frozenset({rest.removeprefix(f'for {element} in ')})"
            return f"frozenset({element} {rest})"
        case _:
            raise TypeError(f"no Python form of a comprehension {e.kind}")


def _found(w: Writer, e: n.Comp, text: str) -> str:
    return text if isinstance(e.type, t.OptT) else f"some({text}, {w.rule})"


def _fold(w: Writer, e: n.Comp) -> str:
    text = " ".join(clauses(w, e))
    match e.type:
        case t.RealT():
            if e.kind == "sum":
                return f"total(({text}), {w.zero(e.type)})"
            return f"times(({text}), {'f32(1.0)' if e.type == t.REAL32 else '1.0'})"
        case t.ArrayT():
            kind = w.kinds.kind_constant(e.type)
            return f"reduce(lambda a, b: elementwise(operator.add, a, b, {kind}), ({text}), {kind}.zero())"
        case _:
            folded = f"sum({text})" if e.kind == "sum" else f"math.prod({text})"
            match e.type:
                case t.BitsT(width):
                    return f"({folded} & {hex(2**width - 1)})"
                case t.CyclicT(size):
                    return f"({folded} % {size})"
                case _:
                    return folded


def _array(w: Writer, e: n.Comp) -> str:
    element, rest = clauses(w, e)
    inner = e.element.type
    if isinstance(e.type, t.ArrayT) and isinstance(inner, t.ArrayT) and inner != e.type.element:
        x = w.fresh("x")
        values = element if listed(inner.dims) else f"({element}).values()"
        return f"{w.kinds.kind_constant(e.type)}.of([{x} {rest} for {x} in {values}])"
    if not isinstance(e.type, t.ArrayT) or listed(e.type.dims):
        return f"[{element} {rest}]"
    binders = [w.local(c.var.name) for c in e.clauses if isinstance(c, n.ForClause)]
    key = binders[0] if len(binders) == 1 else f"({', '.join(binders)})"
    return f"{{{key}: {element} {rest}}}"


# ---------------------------------------------------------------------------------------------- draws
def draw(w: Writer, e: n.Draw) -> Printed:
    """A draw of chance."""
    chance, site = w.chance, e.site
    args = "".join(f", {w.expr(a, TERNARY)}" for a in e.args)
    match e.kind:
        case "roll":
            return f"1 + {chance}.roll({site}{args})", ADD
        case "uniform" | "normal":
            drawn = f"{chance}.{e.kind}({site}{args})"
            return (f"f32({drawn})" if e.type == t.REAL32 else drawn), POSTFIX
        case "weighted":
            weights = ", ".join(w.expr(x, TERNARY) for x in e.weights)
            index = f"{chance}.weighted({site}, [{weights}])"
            return (f"({w.list(e.args)},)[{index}]" if e.args else index), POSTFIX
        case "pick":
            assert e.comp is not None
            return _pick(w, e, e.comp), POSTFIX
        case "shuffle":
            values = _shuffled(w, e)
            return f"shuffled({chance}, {site}, {values})", POSTFIX
        case _:
            return f"{chance}.{e.kind}({site}{args})", POSTFIX


def _shuffled(w: Writer, e: n.Draw) -> str:
    if e.comp is not None:
        return f"[{' '.join(clauses(w, e.comp))}]"
    return f"list({elements(w, e.args[0])})"


def universe(w: Writer, d: n.Domain) -> str:
    """All values among which a random choice from the domain could be: the positions that its draw gives."""
    in_type = element_type(d)
    if in_type is None:
        return f"list({domain(w, d)})"
    return w.kinds.values(in_type) if not isinstance(in_type, t.EnumT) else f"tuple({w.kinds.values(in_type)})"


def _pick(w: Writer, e: n.Draw, comp: n.Comp) -> str:
    loops = [c for c in comp.clauses if isinstance(c, n.ForClause)]
    binders = [w.local(c.var.name) for c in loops]
    if len(loops) == 1:
        binder = binders[0]
        rest = clauses(w, comp, binder)[1]
        candidates = rest.removeprefix(f"for {binder} in ")
        if candidates == rest or len(comp.clauses) > 1:
            candidates = f"[{binder} {rest}]"
        picked = f"pick({w.chance}, {e.site}, {universe(w, loops[0].domain)}, {candidates}, {w.rule})"
        if isinstance(comp.element, n.Var) and w.local(comp.element.name) == binder:
            return picked
        return f"(lambda {binder}: {w.expr(comp.element, TERNARY)})({picked})"
    key = f"({', '.join(binders)})"
    every = " ".join(f"for {b} in {universe(w, c.domain)}" for b, c in zip(binders, loops, strict=True))
    picked = f"pick({w.chance}, {e.site}, [{key} {every}], [{key} {clauses(w, comp, key)[1]}], {w.rule})"
    return f"(lambda {', '.join(binders)}: {w.expr(comp.element, TERNARY)})(*{picked})"


def candidates(w: Writer, c: n.Choose) -> str:
    """The list of the values that may be chosen."""
    binder = w.local(c.binder.name)
    test = "" if c.test is None else f" if {w.expr(c.test, OR)}"
    iterable = domain(w, c.domain)
    if not test:
        return iterable if iterable.startswith(("[", "sorted(")) else f"list({iterable})"
    return f"[{binder} for {binder} in {iterable}{test}]"
