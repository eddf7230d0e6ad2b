"""The built-in functions of the language, as calls of the runtime."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.backends.jax.expressions import Expressions, atom
from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.jax.view import Generator

_SAME = {
    "sqrt": "jnp.sqrt", "sin": "jnp.sin", "cos": "jnp.cos", "tan": "jnp.tan", "asin": "jnp.arcsin", "acos": "jnp.arccos",
    "atan": "jnp.arctan", "exp": "jnp.exp", "log": "jnp.log", "tanh": "jnp.tanh", "pow": "jnp.power",
}  # fmt: skip


class Builtins:
    """Prints calls of built-in functions."""

    def __init__(self, generator: Generator) -> None:
        self.g = generator

    def call(self, x: Expressions, e: n.Builtin, name: str, args: tuple[n.Expr, ...]) -> str:
        """One call."""
        if name in ("min", "max", "clamp", "abs"):
            return self.numeric(x, e, name, args)
        if name in (
            "bit",
            "with_bit",
            "get_bits",
            "with_bits",
            "concat",
            "high",
            "low",
            "rotl",
            "rotr",
            "popcount",
            "lowest_bit",
            "signed",
        ):
            return self.words(x, e, name, args)
        texts = [x.expr(a) for a in args]
        match name:
            case _ if name in _SAME:
                kind = e.type
                values = [x.convert(v, a.type, kind) if isinstance(kind, t.RealT) else v for v, a in zip(texts, args, strict=True)]
                return f"{_SAME[name]}({', '.join(values)})"
            case "floor":
                floor = f"jnp.floor({texts[0]})" if isinstance(args[0].type, t.RealT) else texts[0]
                return f"rt.i32({floor})" if layout.is_whole(e.type) else floor
            case "divide":
                return f"rt.divide({', '.join(x.as_type(a, e.type) for a in args)})"
            case "size" | "len":
                return self.size(x, args[0], texts[0])
            case "last":
                absent = "None" if layout.wide_optional(e.type) else str(layout.absent(e.type))
                return f"rt.last({texts[0]}, {absent})"
            case "index":
                return x.position(texts[0], args[0].type)
            case "from_index":
                return x.from_position(texts[0], e.type)
            case "int" | "real":
                return x.convert(texts[0], args[0].type, e.type)
            case "next":
                return f"rt.remainder({atom(texts[0])} + 1, {self.g.program.players})"
            case "other":
                return f"1 - {atom(texts[0])}"
            case "fingerprint":
                return f"rt.fingerprint({', '.join(self.fingerprint_words(x, a.type, v) for a, v in zip(args, texts, strict=True))})"
            case "zeros":
                return x.default(e.type)
            case "identity":
                assert isinstance(e.type, t.ArrayT)
                return f"jnp.eye({t.count(e.type.dims[0])}, dtype=jnp.{layout.dtype(e.type.element)})"
            case "transpose":
                return f"{atom(texts[0])}.T"
            case "diag":
                return f"jnp.diag({texts[0]})"
            case "dot":
                return f"rt.{'exact_product' if self.g.program.numbers.exact else 'matrix_product'}({texts[0]}, {texts[1]})"
            case "cross":
                return f"rt.cross({texts[0]}, {texts[1]})"
            case "join":
                return f"rt.join({texts[0]}, {texts[1]})"
            case "copy":
                return texts[0]
            case "seen":
                return f"rt.pile_seen({texts[0]}, {texts[1]}, {texts[2]}, {layout.absent(e.type)})"
            case "counts":
                return f"rt.i32({texts[0]})"
            case _:
                raise NotImplementedError(f"built-in {name} at {e.span}")

    def numeric(self, x: Expressions, e: n.Builtin, name: str, args: tuple[n.Expr, ...]) -> str:
        texts = [x.convert(x.expr(a), a.type, e.type) if type(a.type) is not type(e.type) else x.expr(a) for a in args]
        match name:
            case "abs":
                return f"jnp.abs({texts[0]})"
            case "clamp":
                return f"rt.least(rt.greatest({texts[0]}, {texts[1]}), {texts[2]})"
            case "min":
                return f"rt.least({', '.join(texts)})"
            case _:
                return f"rt.greatest({', '.join(texts)})"

    def size(self, x: Expressions, e: n.Expr, text: str) -> str:
        match e.type:
            case t.SetT():
                return f"rt.size({text})"
            case t.ListT():
                return f"{atom(text)}.size"
            case t.PoolT():
                return f"rt.size({atom(text)}.present)"
            case t.BagT():
                return f"jnp.sum({text}, dtype=jnp.int32)"
            case t.PileT():
                return f"rt.pile_size({text})"
            case t.ArrayT(_, dims):
                return str(t.count(dims[0]))
            case _:
                raise NotImplementedError(f"size of {t.show(e.type)}")

    def words(self, x: Expressions, e: n.Builtin, name: str, args: tuple[n.Expr, ...]) -> str:
        first, *rest = (x.expr(a) for a in args)
        kind = args[0].type
        width = kind.width if isinstance(kind, t.BitsT) else 32
        own = e.type.width if isinstance(e.type, t.BitsT) else width
        dtype = layout.word_dtype(own)
        if 64 in (width, own):
            return self.long_words(x, name, [first, *rest], args, e.type)
        match name:
            case "bit":
                return f"rt.bit_of({first}, {rest[0]})"
            case "with_bit":
                return f"rt.with_bit({first}, {rest[0]}, {rest[1]})"
            case "get_bits":
                return (
                    x.wrap_to(f"rt.cast(rt.shift_right({first}, {rest[0]}), jnp.{dtype})", own)
                    if own not in (8, 16, 32) or own != width
                    else f"rt.shift_right({first}, {rest[0]})"
                )
            case "with_bits":
                return f"rt.with_bits({first}, {', '.join(rest)})"
            case "concat":
                low = args[1].type
                low_width = low.width if isinstance(low, t.BitsT) else 8
                return f"rt.shift_left(rt.cast({first}, jnp.{dtype}), {low_width}) | rt.cast({rest[0]}, jnp.{dtype})"
            case "high":
                return f"rt.cast(rt.shift_right({first}, {width - own}), jnp.{dtype})"
            case "low":
                return x.wrap_to(f"rt.cast({first}, jnp.{dtype})", own)
            case "rotl":
                return f"rt.rotl({first}, {rest[0]}, {width})"
            case "rotr":
                return f"rt.rotl({first}, {width} - {atom(rest[0])}, {width})"
            case "popcount":
                return f"rt.i32(jax.lax.population_count({first}))"
            case "lowest_bit":
                return f"rt.lowest_bit({first})"
            case _:
                return f"rt.signed({first}, {width})"

    def long_words(self, x: Expressions, name: str, texts: list[str], args: tuple[n.Expr, ...], kind: t.Type) -> str:
        """The same for words of 64 bits."""
        first, *rest = texts
        match name:
            case "bit":
                return f"rt.long_bit({first}, {rest[0]})"
            case "with_bit":
                return f"rt.long_with_bit({first}, {rest[0]}, {rest[1]})"
            case "get_bits":
                return x.convert(f"rt.long_right({first}, {rest[0]})", t.BitsT(64), kind)
            case "with_bits":
                size = args[2].value if isinstance(args[2], n.Const) else 0
                hole = f"rt.long_left(np.array([{2 ** min(size, 32) - 1}, {2 ** max(size - 32, 0) - 1}], np.uint32), {rest[0]})"
                part = f"rt.long_left({x.convert(rest[2], args[3].type, t.BitsT(64))}, {rest[0]})"
                return f"({atom(first)} & ~{hole}) | ({part} & {hole})"
            case "concat":
                low = args[1].type
                low_width = low.width if isinstance(low, t.BitsT) else 32
                parts = [x.convert(text, a.type, t.BitsT(64)) for text, a in zip(texts, args, strict=True)]
                return f"rt.long_left({parts[0]}, {low_width}) | {parts[1]}"
            case "high" | "low":
                return f"{atom(first)}[{int(name == 'high')}]"
            case "rotl":
                return f"rt.long_turned({first}, {rest[0]})"
            case "rotr":
                return f"rt.long_turned({first}, 64 - ({rest[0]}) % 64)"
            case "popcount":
                return f"rt.long_count({first})"
            case "lowest_bit":
                return f"rt.long_lowest({first})"
            case _:
                raise NotImplementedError(f"`{name}` of a word of 64 bits")

    def fingerprint_words(self, x: Expressions, kind: t.Type, text: str) -> str:
        """The ordinals that a fingerprint is made of, as one array (or number)."""
        match kind:
            case t.ArrayT(element, _) if layout.is_scalar(element):
                return f"rt.words_of({x.position(text, element) if layout.subset_rows(element) is None else text})"
            case t.ArrayT(element, _) if isinstance(element, t.SetT):
                return f"rt.words_of({text})"
            case t.ArrayT(element, dims):
                k = len(dims)
                name = x.g.module.local("cell")
                return f"rt.words_each({text}, {k}, lambda {name}: {self.fingerprint_words(x, element, name)})"
            case t.SetT():
                return f"rt.words_of({text})"
            case t.ListT(element):
                name = x.g.module.local("cell")
                return f"rt.words_list({text}, {x.default(element)}, lambda {name}: {self.fingerprint_words(x, element, name)})"
            case t.RecordT(_, fields):
                parts = [self.fingerprint_words(x, f, f"{atom(text)}.{x.g.part(k)}") for k, f in fields]
                return f"rt.words_join({', '.join(parts)})"
            case t.BitsT(64):
                return f"rt.words_of({text})"
            case _:
                return f"rt.words_of({x.position(text, kind) if not isinstance(kind, t.BitsT | t.RealT) else text})"
