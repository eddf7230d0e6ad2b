"""Functions of the generated module: pure functions, code columns, rules, legality."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from specc.backends.jax import layout
from specc.backends.jax.expressions import Expressions, atom
from specc.backends.jax.facts import NOTHING
from specc.backends.jax.statements import ALL, Writer
from specc.backends.jax.view import Generator, Unit, all_arguments
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.evaluate import NotStatic
from specc.ir.program import Action, CodeColumn, Function, LegalLine
from specc.ir.visit import walk_block
from specc.passes.merge_statements import merge_expressions

OUTLINED_FROM = 12
"""Rules of at least this weight that ask nothing are compiled once and called (smaller ones are copied into their callers)."""
MOST_CASES = 1 << 15
"""Static functions of at most so many arguments become tables."""

MOST_SHARED = 512
"""Functions that search, of at most so many arguments, are computed for all of them once for a state."""

MANY = 128
"""Actions with so many instances look into hypotheticals only for those that pass the lines before."""


@dataclass(frozen=True)
class Text:
    """One function as it is printed."""

    head: str
    doc: tuple[str, ...]
    lines: tuple[str, ...]
    outlined: bool = False
    """Traced and compiled once, however often it is called."""


def has_text(kinds: list[t.Type]) -> bool:
    """Does a signature mention text (labels, rendering)?"""
    return any(_is_text(k) for k in kinds)


def _is_text(kind: t.Type) -> bool:
    match kind:
        case t.OptT(inner) | t.ListT(inner) | t.SetT(inner):
            return _is_text(inner)
        case _:
            return isinstance(kind, t.TextT)


def function_text(g: Generator, f: Function) -> Text | None:
    """A pure function; static ones over few arguments become tables."""
    inside = [x.type for x in walk_block(f.block) if isinstance(x, n.Expr) and isinstance(x.type, t.TextT)]
    if has_text([f.result, *(p.type for p in f.params), *inside]):
        return None
    reads = g.needs_state("function", f.name)
    if f.static and not reads:
        table = tabulated(g, f)
        if table is not None:
            return table
    names, head = signature(g, f.params, ["s"] if reads else [])
    fact = g.facts.of("function", f.name)
    unit = Unit(g.functions[f.name], f.params, f.result, f.fast or f.block, fact, pure=True)
    lines = pure_body(g, unit, names)
    if reads and fact.grows and "*" not in fact.reads and shared_axes(f) is not None:
        lines = shared(g, f, names, lines, sorted(fact.reads))
    return Text(f"{unit.name}({head})", documented(f.doc, f.written), tuple(lines))


def shared_axes(f: Function) -> tuple[int, ...] | None:
    """The axes of the table of all values of an expensive function in one state; None if it would be too large."""
    if not f.params or not all(t.is_finite(p.type) for p in f.params) or any(layout.subset_rows(p.type) is not None for p in f.params):
        return None
    dims = tuple(t.count(p.type) for p in f.params)
    return dims if math.prod(dims) <= MOST_SHARED else None


def shared(g: Generator, f: Function, names: dict[str, str], lines: list[str], reads: list[str]) -> list[str]:
    """All values of an expensive function, computed once for a state and looked up."""
    x = Expressions(g, dict(names))
    own = [names[p.name] for p in f.params]
    axes = [x.numbering(p.type) or str(t.count(p.type)) for p in f.params]
    places = [x.position(names[p.name], p.type) for p in f.params]
    head = [f"    def value({', '.join(own)}):", *("    " + line for line in lines), ""]
    depends = ", ".join(f"s.{g.field(r)}" for r in reads)
    table = f"rt.once({f.name!r}, ({depends},), lambda: rt.array(value, {', '.join(axes)}))"
    return [*head, f"    return rt.at({table}, {', '.join(places)})"]


def signature(g: Generator, params: tuple[n.Local, ...], first: list[str]) -> tuple[dict[str, str], str]:
    names = {p.name: g.module.local(p.name) for p in params}
    return names, ", ".join([*first, *names.values()])


def documented(doc: str, written: str) -> tuple[str, ...]:
    """Lines of a docstring: the author's comment and code."""
    lines = [line.rstrip() for line in f"{doc}\n{written}".strip().split("\n")]
    return tuple(line.replace("\\", "\\\\").replace('"""', "'''") for line in lines if line.strip())


def pure_body(g: Generator, unit: Unit, names: dict[str, str]) -> list[str]:
    """The lines of a function without effects."""
    w = Writer(g, unit, names)
    w.types |= {names[p.name]: p.type for p in unit.params}
    block = unit.block
    if block and isinstance(block[-1], n.Return) and not any(isinstance(x, n.Return) for x in walk_block(block[:-1])):
        w.block(block[:-1])
        last = block[-1]
        assert isinstance(last, n.Return) and last.value is not None and unit.result is not None
        w.line(f"return {w.x.as_type(last.value, unit.result)}")
        return w.lines
    w.block(block)
    w.line("return result")
    return w.lines


def tabulated(g: Generator, f: Function) -> Text | None:
    """A static function as a constant."""
    if not all(t.is_finite(p.type) for p in f.params):
        return None
    dims = tuple(t.count(p.type) for p in f.params)
    if math.prod(dims) > MOST_CASES and f.table is None:
        return None
    name = g.functions[f.name]
    values = g.static_values(f)
    if values is None:
        return None
    known = next((v for v in values if v is not None), None)
    if known is None and not isinstance(f.result, t.OptT):
        return None
    if not isinstance(f.result, t.OptT):
        values = [known if v is None else v for v in values]
    names, head = signature(g, f.params, [])
    if not f.params:
        constant = g.constant(f.result, values[0])
        return Text(f"{name}()", documented(f.doc, f.written), (f"    return {constant}",))
    constant = g.constants.keep(g.constants.tabulated(f.result, dims, values), f.name)
    x = Expressions(g, dict(names))
    places = [x.position(names[p.name], p.type) for p in f.params]
    return Text(f"{name}({head})", documented(f.doc, f.written), (f"    return {table_lookup(x, constant, places, f.result)}",))


def table_lookup(x: Expressions, constant: str, places: list[str], kind: t.Type) -> str:
    return f"rt.at({constant}, {', '.join(places)})"


def pure_column_text(g: Generator, table: str, column: str) -> Text:
    """`row.column(…)` of a pure column: equal parts of the bodies once."""
    tab = g.program.tables[table]
    code = tab.code[column]
    name = g.pure_columns[table, column]
    reads = g.needs_state("column", table, column)
    row = n.Local("row", t.RowT(table, len(tab.rows)))
    params = (row, *code.params)
    names, head = signature(g, params, ["s"] if reads else [])
    doc = (f"`{column}` of a row of {table}.",)
    if not reads:
        table_text = tabulated_column(g, table, code, names)
        if table_text is not None:
            return Text(f"{name}({head})", doc, (f"    return {table_text}",))
    assert code.result is not None
    which = n.Var("which", type=t.IntT(0, len(code.bodies)))
    values = [b.block[-1].value if len(b.block) == 1 and isinstance(b.block[-1], n.Return) else None for b in code.bodies]
    numbers = g.numbers([0 if b is None else b for b in code.body_of], f"{table}_{column}_body")
    lines = [f"    which = rt.at({numbers}, {names['row']})"]
    x = Expressions(g, {**names, "which": "which"})
    if all(v is not None for v in values):
        merged = merge_expressions([v for v in values if v is not None], which)
        lines.append(f"    return {x.as_type(merged, code.result)}")
        return Text(f"{name}({head})", doc, tuple(lines))
    parts = []
    for i, body in enumerate(code.bodies):
        unit = Unit(f"body_{i}", params, code.result, body.block, NOTHING, pure=True)
        lines.append(f"    def body_{i}():")
        lines += ["    " + line for line in pure_body(g, unit, {**names, "which": "which"})]
        parts.append(f"body_{i}()")
    out = parts[-1]
    for i in reversed(range(len(parts) - 1)):
        out = f"rt.select(which == {i}, {parts[i]}, {out})"
    lines.append(f"    return {out}")
    return Text(f"{name}({head})", doc, tuple(lines))


def tabulated_column(g: Generator, table: str, code: CodeColumn, names: dict[str, str]) -> str | None:
    """A static pure column as a constant over the row and its arguments."""
    assert code.result is not None
    if not all(t.is_finite(p.type) for p in code.params) or not code.bodies:
        return None
    dims = (len(code.body_of), *(t.count(p.type) for p in code.params))
    if math.prod(dims) > MOST_CASES:
        return None
    values: list[Any] = []
    try:
        for row, body in enumerate(code.body_of):
            for args in all_arguments(code.params):
                if body is None:
                    values.append(None)
                    continue
                frame = {"row": row} | {p.name: a for p, a in zip(code.params, args, strict=True)}
                values.append(g.evaluator.run(code.bodies[body].block, frame))
    except (NotStatic, ValueError, TypeError, KeyError, ArithmeticError):
        return None
    known = next((v for v in values if v is not None), None)
    if not isinstance(code.result, t.OptT):
        if known is None:
            return None
        values = [known if v is None else v for v in values]
    constant = g.constants.keep(g.constants.tabulated(code.result, dims, values), f"{table}_{code.name}")
    x = Expressions(g, dict(names))
    places = [names["row"], *(x.position(names[p.name], p.type) for p in code.params)]
    return table_lookup(x, constant, places, code.result)


def unit_text(g: Generator, unit: Unit) -> Text:
    """A rule (or what is like one): the state and the mask go in, the new state comes out."""
    names = {p.name: g.module.local(p.name) for p in unit.params}
    w = Writer(g, unit, dict(names))
    w.types |= {names[p.name]: p.type for p in unit.params}
    head = ["s", "on", *(["ch"] if unit.fact.draws else []), *(["pc", "base"] if g.places_of(unit) else []), *names.values()]
    if g.setup_asks and not unit.fact.asks and unit.name != "act":
        out = ["s", *(["rt.NEVER"] if unit.fact.stops else []), *([w.x.default(unit.result)] if unit.result is not None else [])]
        w.line("if on is rt.NEVER:")
        w.line(f"    return {', '.join(out)}")
    if any(isinstance(x, n.Return) for x in walk_block(unit.block)) and unit.fact.stops:
        w.line("back = rt.FALSE")
        w.defined.add("back")
    if unit.chained and unit.fact.draws:
        w.line("path = rt.path_of(ch)")
        w.defined.add("path")
        w.types["path"] = t.BitsT(32)
        w.x.chance = "rt.with_path(ch, path)"
    w.block(unit.block)
    outputs = ["s"]
    if unit.fact.stops:
        parts = [p for p in (w.on, "back" if "back" in w.defined else None) if p is not None]
        outputs.append(" | ".join(parts) if parts else "rt.FALSE")
    if unit.result is not None:
        outputs.append("result" if "result" in w.defined else w.x.default(unit.result))
    w.line(f"return {', '.join(outputs)}")
    doc = documented(*unit.doc) if len(unit.doc) == 2 else unit.doc
    outlined = not g.places_of(unit) and g.weight(unit.block) >= OUTLINED_FROM
    return Text(f"{unit.name}({', '.join(head)})", doc, tuple(w.lines), outlined)


def legality_texts(g: Generator, a: Action) -> list[Text]:
    """May `me` do this instance of the action? Lines that look into a hypothetical stand in a function of their own."""
    early, late = legal_stages(g, a)
    texts = [legality_text(g, a, g.legal[a.name], early)]
    return [*texts, legality_text(g, a, g.legal[a.name] + "_finally", late)] if late else texts


def legal_stages(g: Generator, a: Action) -> tuple[tuple[LegalLine, ...], tuple[LegalLine, ...]]:
    """The lines up to the first hypothetical, and the rest (only where there are many instances)."""
    if a.box is not None or a.count < MANY:
        return a.legal, ()
    costly = [i for i, line in enumerate(a.legal) if g.facts.block((line.test,)).after]
    if not costly or costly[0] == 0:
        return a.legal, ()
    return a.legal[: costly[0]], a.legal[costly[0] :]


def legality_text(g: Generator, a: Action, name: str, legal: tuple[LegalLine, ...]) -> Text:
    """One function of legality."""
    names, head = signature(g, (n.Local("me", t.ANY_INT), *a.params), ["s"])
    unit = Unit("", (), None, (), NOTHING, pure=True)
    w = Writer(g, unit, names)
    for local, value in a.lets:
        if has_text([local.type]):
            continue
        w.define(local, w.x.as_type(value, local.type))
    tests = [f"{atom(w.x.expr(line.test))}" for line in legal]
    doc = tuple(line.reason for line in legal)
    w.line(f"return {' & '.join(tests) if tests else ALL}")
    return Text(f"{name}({head})", documented("\n".join(doc), "") or ("Always.",), tuple(w.lines))


def legal_mask(g: Generator, a: Action) -> str:
    """The mask of all instances of an action."""
    if not a.params:
        return f"jnp.asarray({g.legal[a.name]}(s, me)).reshape(1)"
    x = Expressions(g, {})
    names = [g.module.local(p.name) for p in a.params]
    axes = [x.numbering(p.type) or str(t.count(p.type)) for p in a.params]
    values = [x.unwhole(name, p.type) if isinstance(p.type, t.BoolT | t.BitsT) else name for name, p in zip(names, a.params, strict=True)]
    call = f"{g.legal[a.name]}({', '.join(['s', 'me', *values])})"
    mask = f"rt.array(lambda {', '.join(names)}: {call}, {', '.join(axes)}).reshape(-1)"
    if not legal_stages(g, a)[1]:
        return mask
    fields = tuple((p.name, p.type) for p in a.params)
    parts = [x.product_part("i", fields, k) for k, _ in fields]
    return f"rt.filtered({mask}, lambda i: {g.legal[a.name]}_finally({', '.join(['s', 'me', *parts])}))"


def dtype_of(kind: t.Type) -> str:
    return layout.dtype(kind)
