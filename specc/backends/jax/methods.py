"""Methods of sets, bags, lists, pools and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.jax.statements import Place, Writer
    from specc.backends.jax.view import Generator


class Collections:
    """Prints `Mutate` statements."""

    def __init__(self, generator: Generator) -> None:
        self.g = generator

    def mutate(self, w: Writer, s: n.Mutate) -> None:
        """One call of a method."""
        where = w.place(s.place)
        match s.place.type:
            case t.SetT(element):
                self.on_set(w, s, where, element)
            case t.BagT(element, _):
                self.on_bag(w, s, where, element)
            case t.ListT(element, cap):
                self.on_list(w, s, where, element, cap)
            case t.PoolT(element, _):
                self.on_pool(w, s, where, element)
            case t.PileT(element):
                self.on_pile(w, s, where, element)
            case _:
                raise NotImplementedError(f"{s.method} of {t.show(s.place.type)}")

    def on_set(self, w: Writer, s: n.Mutate, where: Place, element: t.Type) -> None:
        if s.method == "clear":
            w.change(where, "lambda old: rt.full(old.shape, rt.FALSE)")
            return
        inside = "rt.TRUE" if s.method == "add" else "rt.FALSE"
        where.indices.append(w.x.position(w.x.as_type(s.args[0], element), element))
        w.store(where, inside)

    def on_bag(self, w: Writer, s: n.Mutate, where: Place, element: t.Type) -> None:
        if s.method == "clear":
            w.change(where, "lambda old: rt.full(old.shape, 0)")
            return
        where.indices.append(w.x.position(w.x.as_type(s.args[0], element), element))
        amount = w.x.expr(s.args[1]) if len(s.args) > 1 else "1"
        w.change(where, f"lambda old: old {'+' if s.method == 'add' else '-'} {amount}")

    def on_list(self, w: Writer, s: n.Mutate, where: Place, element: t.Type, cap: int) -> None:
        match s.method:
            case "push":
                value = w.x.as_type(s.args[0], element)
                if not s.drop_first:
                    self.fault(w, f"{w.read(where)}.size >= {cap}", 5)
                if where.root == "s" and not where.indices:
                    w.assign_state(f"rt.push_at(s, {w.on}, {'.'.join(where.path)!r}, {value}{', True' if s.drop_first else ''})")
                else:
                    w.change(where, f"lambda old: rt.push(old, {value}{', True' if s.drop_first else ''})")
            case "pop":
                self.fault(w, f"{w.read(where)}.size == 0", 6)
                if s.result is not None:
                    w.define(
                        s.result,
                        f"rt.last({w.read(where)}, {self.none(s.result.type)})"
                        if isinstance(s.result.type, t.OptT)
                        else f"rt.at({w.read(where)}.data, {w.read(where)}.size - 1)",
                    )
                w.change(where, "rt.popped")
            case "clear":
                w.change(where, "rt.emptied")
            case _:
                raise NotImplementedError(f"{s.method} of a list")

    def none(self, kind: t.Type) -> str:
        return "None" if layout.wide_optional(kind) else str(layout.absent(kind))

    def on_pool(self, w: Writer, s: n.Mutate, where: Place, element: t.Type) -> None:
        match s.method:
            case "add":
                self.fault(w, f"jnp.all({w.read(where)}.present)", 5)
                if s.result is not None:
                    w.define(s.result, f"rt.lowest(~{w.read(where)}.present)")
                w.change(where, f"lambda old: rt.pool_add(old, {w.x.as_type(s.args[0], element)})")
            case "remove":
                w.change(where, f"lambda old: rt.pool_remove(old, {w.x.expr(s.args[0])})")
            case "clear":
                w.change(where, "lambda old: old._replace(present=rt.full(old.present.shape, rt.FALSE))")
            case _:
                raise NotImplementedError(f"{s.method} of a pool")

    def on_pile(self, w: Writer, s: n.Mutate, where: Place, element: t.Type) -> None:
        x = w.x
        site = w.site(s.site)

        def card(i: int = 0) -> str:
            return x.position(x.as_type(s.args[i], element), element)

        match s.method:
            case "pop":
                self.fault(w, f"rt.pile_size({w.read(where)}) == 0", 6)
                taken = w.fresh("card")
                w.line(f"{taken}, rest = rt.pile_pop({w.read(where)}, {x.chance}, {site})")
                if s.result is not None:
                    w.define(s.result, x.coerce(x.from_position(taken, element), element, s.result.type))
                w.store(where, "rest")
            case "take":
                w.change(where, f"lambda old: rt.pile_take(old, {card()})")
            case "put":
                cards = (
                    x.expr(s.args[0])
                    if isinstance(s.args[0].type, t.SetT)
                    else f"rt.set_of({', '.join([str(t.count(element)), *(card(i) for i in range(len(s.args)))])})"
                )
                w.change(where, f"lambda old: rt.pile_put(old, {cards})")
            case "put_set":
                w.change(where, f"lambda old: rt.pile_put(old, {x.expr(s.args[0])})")
            case "put_top" | "put_bottom":
                w.change(where, f"lambda old: rt.pile_{s.method}(old, {card()})")
            case "shuffle":
                w.change(where, "rt.pile_shuffle")
            case "show":
                kind = s.args[0].type
                most = kind.hi if isinstance(kind, t.IntT) and kind.hi is not None else t.count(element)
                w.change(where, f"lambda old: rt.pile_show(old, {x.expr(s.args[0])}, {most}, {x.expr(s.args[1])}, {x.chance}, {site})")
            case _:
                raise NotImplementedError(f"{s.method} of a pile")

    def fault(self, w: Writer, test: str, code: int) -> None:
        """A check: the code is kept where the mask and the test hold."""
        if not w.unit.pure:
            w.assign_state(f"rt.fault(s, {w.both(str(w.on), test)}, {code})")
