"""The state as it is stored: packing and unpacking of each field, and its plain form."""

from __future__ import annotations

from specc.backends.jax import layout
from specc.backends.jax.expressions import atom
from specc.backends.jax.view import Generator
from specc.ir import types as t


def pack(g: Generator, kind: t.Type, text: str) -> str:
    """Code of the stored form of a value."""
    match kind:
        case t.ArrayT(element, _):
            return pack(g, element, text)
        case t.SetT():
            return f"rt.to_words({text})"
        case t.BagT(_, cap):
            return f"rt.narrow({text}, jnp.{layout.counter_dtype(cap)})"
        case t.RecordT(_, fields):
            parts = ", ".join(pack(g, f, f"{atom(text)}.{g.part(k)}") for k, f in fields)
            return f"{g.record_class(kind)}({parts})"
        case t.TupleT(items):
            return "(" + ", ".join(pack(g, f, f"{atom(text)}[{i}]") for i, f in enumerate(items)) + ",)"
        case t.ListT(element, cap):
            return f"rt.List(rt.narrow({text}.size, jnp.{layout.counter_dtype(cap)}), {pack(g, element, text + '.data')})"
        case t.PoolT(element, _):
            return f"rt.Pool(rt.narrow({text}.present, jnp.bool_), {pack(g, element, text + '.data')})"
        case t.PileT(element):
            return f"rt.stored_pile({text}, jnp.{layout.counter_dtype(t.count(element))})"
        case t.OptT(inner) if layout.wide_optional(kind):
            return f"rt.Opt(rt.narrow({text}.present, jnp.bool_), {pack(g, inner, text + '.value')})"
        case t.BitsT(64):
            return f"rt.narrow({text}, jnp.uint32)"
        case _:
            return f"rt.narrow({text}, jnp.{layout.stored_dtype(kind)})"


def unpack(g: Generator, kind: t.Type, text: str) -> str:
    """Code of the value while computing, from its stored form."""
    match kind:
        case t.ArrayT(element, _):
            return unpack(g, element, text)
        case t.SetT(element):
            return f"rt.from_words({text}, {t.count(element)})"
        case t.BagT():
            return f"rt.i32({text})"
        case t.RecordT(_, fields):
            parts = ", ".join(unpack(g, f, f"{atom(text)}.{g.part(k)}") for k, f in fields)
            return f"{g.record_class(kind)}({parts})"
        case t.TupleT(items):
            return "(" + ", ".join(unpack(g, f, f"{atom(text)}[{i}]") for i, f in enumerate(items)) + ",)"
        case t.ListT(element, _):
            return f"rt.List(rt.i32({text}.size), {unpack(g, element, text + '.data')})"
        case t.PoolT(element, _):
            return f"rt.Pool({text}.present, {unpack(g, element, text + '.data')})"
        case t.PileT(element):
            return f"rt.computed_pile({text}, {t.count(element)})"
        case t.OptT(inner) if layout.wide_optional(kind):
            return f"rt.Opt({text}.present, {unpack(g, inner, text + '.value')})"
        case _ if layout.is_whole(kind) and layout.stored_dtype(kind) != "int32":
            return f"rt.i32({text})"
        case _:
            return text


def plain_kind(g: Generator, kind: t.Type) -> str:
    """A description of a type for the plain form of values: a tuple that `jax_plain` reads."""
    match kind:
        case t.BoolT():
            return '("bool",)'
        case t.ArrayT(element, dims):
            return f'("array", {tuple(t.count(d) for d in dims)!r}, {plain_kind(g, element)})'
        case t.SetT(element):
            return f'("set", {t.count(element)}, {layout.low(element) if layout.subset_rows(element) is None else 0})'
        case t.BagT(element, _):
            return f'("array", ({t.count(element)},), ("int",))'
        case t.RecordT(_, fields):
            parts = ", ".join(f"({k!r}, {g.part(k)!r}, {plain_kind(g, f)})" for k, f in fields)
            return f'("record", {g.record_class(kind)}, ({parts},))'
        case t.TupleT(items):
            return f'("tuple", ({", ".join(plain_kind(g, i) for i in items)},))'
        case t.ListT(element, cap):
            return f'("list", {cap}, {plain_kind(g, element)})'
        case t.PoolT(element, cap):
            return f'("pool", {cap}, {plain_kind(g, element)})'
        case t.PileT(element):
            size = t.count(element)
            return f'("pile", {size}, {layout.low(element)}, {size if g.top else 0}, {size if g.bottom else 0}, {g.program.players})'
        case t.OptT(inner) if layout.wide_optional(kind):
            return f'("wide", {plain_kind(g, inner)})'
        case t.OptT(inner):
            return f'("opt", {layout.absent(kind)}, {plain_kind(g, inner)})'
        case t.RealT(width):
            return f'("real", "float{width}")'
        case t.BitsT(64):
            return '("long",)'
        case t.BitsT(width):
            return f'("word", "{layout.word_dtype(width)}")'
        case t.RowT(_, _, rows) if rows is not None:
            return f'("rows", {rows!r})'
        case _:
            return '("int",)'
