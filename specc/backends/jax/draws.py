"""Draws in expressions of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.backends.jax.comprehensions import domain_type
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
        """One of the candidates of a comprehension, each equally likely; the draw is a position among all that could be."""
        assert e.comp is not None
        comp = e.comp
        loops = [c for c in comp.clauses if isinstance(c, n.ForClause)]
        if len(loops) == 1 and not ordered_by_type(loops[0].domain):
            binder = n.Var(loops[0].var.name, type=loops[0].var.type)
            drawn = f"rt.pick_item({self.g.comprehensions.items(x, comp.clauses, binder)}, {ch}, {site})"
            name = x.bind(loops[0].var.name)
            return f"(lambda {name}: {x.as_type(comp.element, e.type)})({drawn})"
        kinds = [domain_type(c.domain) for c in loops]
        whole = t.ProductT("", tuple((c.var.name, k) for c, k in zip(loops, kinds, strict=True)))
        binders = tuple(n.Var(c.var.name, type=k) for c, k in zip(loops, kinds, strict=True))
        if len(loops) == 1:
            mask = self.g.comprehensions.set_of(x, n.Comp("set", binders[0], comp.clauses, type=t.SetT(kinds[0])))
            parts = [x.from_position(f"{ch}.pick({site}, {mask})", kinds[0])]
        else:
            mask = self.g.comprehensions.set_of(x, n.Comp("set", n.MakeProduct(binders, type=whole), comp.clauses, type=t.SetT(whole)))
            parts = [x.product_part("drawn", whole.fields, k) for k, _ in whole.fields]
        if len(loops) == 1 and isinstance(comp.element, n.Var) and comp.element.name == loops[0].var.name:
            return x.coerce(parts[0], kinds[0], e.type)
        names = [x.bind(c.var.name) for c in loops]
        text = f"(lambda {', '.join(names)}: {x.as_type(comp.element, e.type)})({', '.join(parts)})"
        return text if len(loops) == 1 else f"(lambda drawn: {text})({ch}.pick({site}, {mask}))"


def ordered_by_type(d: n.Domain) -> bool:
    """Is the order of the domain that of a finite type? Lists and arrays have an order of their own."""
    match d:
        case n.TypeDomain() | n.RangeDomain():
            return True
        case n.ValueDomain(value):
            return isinstance(value.type, t.SetT | t.PileT | t.BagT)
        case _:
            return False
