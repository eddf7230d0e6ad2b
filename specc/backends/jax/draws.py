"""Draws in expressions of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.backends.jax.expressions import Expressions
from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.jax.view import Generator


class Draws:
    """Prints draws."""

    def __init__(self, generator: Generator) -> None:
        self.g = generator

    def draw(self, x: Expressions, e: n.Draw) -> str:
        """One draw; its coordinate is the path of calls and loops, and its site."""
        ch = x.chance
        site = x.expr(e.site) if isinstance(e.site, n.Expr) else str(e.site)
        args = [x.expr(a) for a in e.args]
        real = self.g.real
        match e.kind:
            case "flip":
                return f"{ch}.flip({', '.join([site, *args])})"
            case "heads":
                return f"{ch}.heads({site}, {args[0]})"
            case "heads_run":
                return f"{ch}.heads_run({site})"
            case "roll":
                return f"{ch}.roll({site}, {args[0]}) + 1"
            case "uniform":
                return f"{ch}.uniform({', '.join([site, *(x.as_type(a, real) for a in e.args)])})"
            case "normal":
                return f"{ch}.normal({site})"
            case "random_bits":
                width = e.type.width if isinstance(e.type, t.BitsT) else 32
                return f"rt.cast({ch}.random_bits({site}, {args[0]}), jnp.{layout.word_dtype(width)})"
            case "weighted":
                values = [x.as_type(a, e.type) for a in e.args]
                if all(isinstance(w, n.Const) for w in e.weights):
                    weights = "[" + ", ".join(str(int(w.value)) for w in e.weights if isinstance(w, n.Const)) + "]"
                else:
                    weights = f"rt.stack([{', '.join(x.expr(w) for w in e.weights)}])"
                return f"rt.at(rt.stack([{', '.join(values)}]), {ch}.weighted({site}, {weights}))"
            case "pick":
                return self.pick(x, e, ch, site)
            case "shuffle":
                comps = self.g.comprehensions
                if e.comp is not None:
                    items = comps.items(x, e.comp.clauses, e.comp.element)
                else:
                    items = comps.value_domain(x, e.args[0])
                cap = e.type.cap if isinstance(e.type, t.ListT) else 0
                return f"rt.shuffled({items}, {ch}, {site}, {cap})"
            case _:
                raise NotImplementedError(f"draw {e.kind}")

    def pick(self, x: Expressions, e: n.Draw, ch: str, site: str) -> str:
        """A value of the type, each that qualifies equally likely."""
        assert e.comp is not None
        comp = e.comp
        kind = comp.element.type
        mask = self.g.comprehensions.set_of(x, n.Comp("set", comp.element, comp.clauses, type=t.SetT(kind)))
        text = x.from_position(f"{ch}.pick({site}, {mask})", kind)
        if isinstance(e.type, t.OptT) and not isinstance(kind, t.OptT):
            return f"rt.opt(jnp.any({mask}), {text}, {layout.absent(e.type)})"
        return text
