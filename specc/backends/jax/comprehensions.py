"""Comprehensions: every loop is a mapped axis, conditions are masks, the kind is one reduction at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.backends.jax.expressions import Expressions, atom
from specc.backends.jax.inverted import inverted
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import walk

if TYPE_CHECKING:
    from specc.backends.jax.view import Generator


class Comprehensions:
    """Prints comprehensions and domains."""

    def __init__(self, generator: Generator) -> None:
        self.g = generator

    def comp(self, x: Expressions, e: n.Comp) -> str:
        """The code of a comprehension."""
        optional, none = _optional(e.type)
        tail = f", True, {none}" if optional else ""
        match e.kind:
            case "any" | "all" | "count":
                return f"rt.{e.kind if e.kind == 'count' else e.kind + '_'}({self.items(x, e.clauses, e.element)})"
            case "sum":
                exact = self.g.program.numbers.exact and isinstance(e.type, t.RealT)
                return f"rt.{'fold_sum' if exact else 'sum_'}({self.items(x, e.clauses, e.element)})"
            case "product":
                return f"rt.product({self.items(x, e.clauses, e.element)})"
            case "min" | "max":
                inner = e.type.inner if isinstance(e.type, t.OptT) else e.type
                if isinstance(inner, t.RealT) or layout.is_whole(inner):
                    none = "None" if layout.wide_optional(e.type) else none
                return f"rt.{e.kind}_({self.items(x, e.clauses, e.element)}{tail})"
            case "first" | "the":
                return f"rt.first({self.items(x, e.clauses, e.element)}{tail})"
            case "argmax" | "argmin":
                scores = self.items(x, e.clauses, e.element)
                binder = _binder(e)
                values = self.items(x, e.clauses, binder)
                return f"rt.best({scores}, {values}, {e.kind == 'argmax'}{tail})"
            case "set":
                return self.set_of(x, e)
            case "list":
                assert isinstance(e.type, t.ListT)
                return f"rt.to_list({e.type.cap}, {self.items(x, e.clauses, e.element, e.type.element)})"
            case "array":
                return self.array(x, e)
            case _:
                raise NotImplementedError(f"{e.kind} at {e.span}")

    def set_of(self, x: Expressions, e: n.Comp) -> str:
        assert isinstance(e.type, t.SetT)
        turned = inverted(self.g, e)
        if turned is not None:
            return self.array(x, turned)
        kind = e.type.element
        size = t.count(kind)
        fors = [c for c in e.clauses if isinstance(c, n.ForClause)]
        if len(fors) == 1 and isinstance(e.element, n.Var) and e.element.name == fors[0].var.name and whole_domain(fors[0].domain, kind):
            return f"rt.subset({size}, {self.items(x, e.clauses, e.element, kind, masks=True)})"
        if len(fors) > 1 and isinstance(e.element, n.Var) and e.element.name == fors[-1].var.name and whole_domain(fors[-1].domain, kind):
            at = e.clauses.index(fors[-1])
            inner = n.Comp("set", e.element, e.clauses[at:], type=e.type)
            return f"rt.union({self.items(x, e.clauses[:at], inner)})"
        items = self.items(x, e.clauses, e.element, kind)
        if layout.subset_rows(kind) is not None:
            return f"rt.to_set({size}, rt.each({items}, lambda member: {x.position('member', kind)}))"
        low = layout.low(kind)
        return f"rt.to_set({size}, {items}{f', {low}' if low else ''})"

    def array(self, x: Expressions, e: n.Comp) -> str:
        assert isinstance(e.type, t.ArrayT)
        names, axes = [], []
        for clause in e.clauses:
            assert isinstance(clause, n.ForClause)
            kind = domain_type(clause.domain)
            names.append(x.bind(clause.var.name))
            if isinstance(clause.domain, n.TypeDomain | n.RangeDomain):
                axes.append(x.numbering(kind) or str(t.count(kind)))
            else:
                axes.append(f"{self.domain(x, clause.domain)}.value")
        outer = x.chance
        if draws(e.element, e.clauses):
            for clause, name in zip(e.clauses, names, strict=True):
                assert isinstance(clause, n.ForClause)
                x.chance = f"{x.chance}.at({x.position(name, domain_type(clause.domain))})"
        body = x.as_type(e.element, e.type.element)
        x.chance = outer
        return f"rt.array(lambda {', '.join(names)}: {self.widened(body, e.type.element)}, {', '.join(axes)})"

    def widened(self, text: str, kind: t.Type) -> str:
        return text

    def items(self, x: Expressions, clauses: tuple[n.Clause, ...], element: n.Expr, kind: t.Type | None = None, masks: bool = False) -> str:
        """Nested loops from the first clause on. masks: sets are gone through cell by cell."""
        if not clauses:
            return x.as_type(element, kind) if kind is not None else x.expr(element)
        head, rest = clauses[0], clauses[1:]
        if isinstance(head, n.IfClause):
            tests = [head.test]
            while rest and isinstance(rest[0], n.IfClause):
                tests.append(rest[0].test)
                rest = rest[1:]
            test = " & ".join(atom(x.expr(c)) for c in tests)
            return f"rt.given({test}, {self.items(x, rest, element, kind)})"
        assert isinstance(head, n.ForClause)
        domain = self.domain(x, head.domain, masks)
        name = x.bind(head.var.name)
        if draws(element, rest):
            return self.drawing(x, head, rest, element, kind, domain, name)
        more = ""
        if rest and isinstance(rest[0], n.WhileClause):
            more = f", lambda {name}: {x.expr(rest[0].test)}"
            rest = rest[1:]
        return f"rt.each({domain}, lambda {name}: {self.items(x, rest, element, kind)}{more})"

    def drawing(
        self, x: Expressions, head: n.ForClause, rest: tuple[n.Clause, ...], element: n.Expr, kind: t.Type | None, domain: str, name: str
    ) -> str:
        """A loop with draws: their path has the number of the round, the position of the value in its type or in the list."""
        more = ""
        if rest and isinstance(rest[0], n.WhileClause):
            more = f", lambda round: (lambda {name}: {x.expr(rest[0].test)})(round[1])"
            rest = rest[1:]
        match head.domain:
            case n.RangeDomain(low):
                place = f"{name} - {atom(x.expr(low))}"
            case n.TypeDomain(of) | n.ValueDomain(n.Expr(type=t.SetT(of) | t.BagT(of, _) | t.PileT(of))):
                place = x.position(name, of)
            case _:
                place = "round[0]"
        outer, x.chance = x.chance, f"{x.chance}.at({place})"
        body = self.items(x, rest, element, kind)
        x.chance = outer
        return f"rt.each(rt.numbered({domain}), lambda round: (lambda {name}: {body})(round[1]){more})"

    def domain(self, x: Expressions, d: n.Domain, masks: bool = False) -> str:
        """The values of a loop."""
        match d:
            case n.TypeDomain(kind):
                if isinstance(kind, t.BoolT):
                    return "rt.Items(None, np.array([False, True]))"
                rows = layout.subset_rows(kind)
                if rows is not None:
                    return f"rt.Items(None, {self.g.numbers(list(rows), t.show(kind))})"
                low = layout.low(kind)
                return f"rt.span({t.count(kind)}{f', {low}' if low else ''})"
            case n.RangeDomain(low, high, kind):
                assert isinstance(kind, t.IntT) and kind.lo is not None and kind.hi is not None
                if isinstance(low, n.Const) and isinstance(high, n.Const):
                    return f"rt.span({max(high.value - low.value, 0)}, {low.value})" if low.value else f"rt.span({max(high.value, 0)})"
                return f"rt.between({x.expr(low)}, {x.expr(high)}, {kind.lo}, {kind.hi})"
            case n.ValueDomain(value):
                return self.value_domain(x, value, masks)
            case n.SlotDomain(place):
                return f"rt.members({atom(x.expr(place))}.present)"

    def value_domain(self, x: Expressions, value: n.Expr, masks: bool = False) -> str:
        if isinstance(value.type, t.SetT) and not masks:
            few = self.few(x, value, value.type)
            if few is not None:
                return few
        match value.type:
            case t.SetT(element):
                if isinstance(value, n.Const):
                    kept = [layout.number(element, v) for v in sorted(value.value, key=lambda v: t.ordinal(element, v))]
                    if kept:
                        return f"rt.Items(None, {self.g.numbers(kept, 'some_' + t.show(element))})"
                return self.masked(x.expr(value), x, element)
            case t.BagT(element, _):
                return self.masked(f"{atom(x.expr(value))} > 0", x, element)
            case t.PileT(element):
                return self.masked(f"rt.pile_cards({x.expr(value)})", x, element)
            case t.ListT():
                return f"rt.elements({x.expr(value)})"
            case t.ArrayT():
                return f"rt.cells({x.expr(value)})"
            case _:
                raise NotImplementedError(f"loop over {t.show(value.type)}")

    def few(self, x: Expressions, value: n.Expr, kind: t.SetT) -> str | None:
        """The members of a set that is looked up in a table, as a short list: less to go through than a mask."""
        found = self.g.set_table(value)
        if found is None:
            return None
        sets, params, args, hint = found
        most = max((len(s) for s in sets if s is not None), default=0)
        if most == 0 or most * 3 > t.count(kind.element):
            return None
        ordered = [tuple(sorted(s or (), key=lambda v: t.ordinal(kind.element, v))) for s in sets]
        dims = tuple(t.count(p) for p in params)
        table = self.g.constants.keep(self.g.constants.tabulated(t.ListT(kind.element, most), dims, ordered), f"{hint}_members")
        places = [x.position(x.as_type(a, p), p) for a, p in zip(args, params, strict=True)]
        return f"rt.elements(rt.at({table}, {', '.join(places)}))"

    def masked(self, mask: str, x: Expressions, element: t.Type) -> str:
        if isinstance(element, t.BoolT):
            return f"rt.members({mask}, np.array([False, True]))"
        numbers = x.numbering(element)
        return f"rt.members({mask}{f', {numbers}' if numbers else ''})"


def draws(element: n.Expr, clauses: tuple[n.Clause, ...]) -> bool:
    """Is there a draw in the element or in the clauses?"""
    return any(isinstance(x, n.Draw) for x in walk(n.Comp("list", element, clauses, type=element.type)))


def domain_type(d: n.Domain) -> t.Type:
    """The type of the values of a domain."""
    match d:
        case n.TypeDomain(kind) | n.RangeDomain(_, _, kind):
            return kind
        case n.ValueDomain(value):
            match value.type:
                case t.SetT(element) | t.BagT(element, _) | t.PileT(element) | t.ListT(element, _):
                    return element
                case t.ArrayT(element, dims):
                    return element if len(dims) == 1 else t.ArrayT(element, dims[1:])
        case n.SlotDomain(place):
            assert isinstance(place.type, t.PoolT)
            return t.IntT(0, place.type.cap - 1)
    raise TypeError(f"no domain: {d}")


def whole_domain(d: n.Domain, kind: t.Type) -> bool:
    """Does the loop go over all ordinals of `kind` in order (perhaps masked)?"""
    if layout.subset_rows(kind) is not None:
        return False
    match d:
        case n.TypeDomain(own):
            return own == kind
        case n.ValueDomain(value):
            return not isinstance(value, n.Const) and isinstance(value.type, t.SetT | t.PileT | t.BagT) and value.type.element == kind
        case _:
            return False


def _optional(kind: t.Type) -> tuple[bool, str]:
    if not isinstance(kind, t.OptT):
        return False, "None"
    return True, "None" if layout.wide_optional(kind) else str(layout.absent(kind))


def _binder(e: n.Comp) -> n.Expr:
    """What argmax gives: the loop's value (of the only loop, or the product of all)."""
    fors = [c for c in e.clauses if isinstance(c, n.ForClause)]
    if len(fors) == 1:
        return n.Var(fors[0].var.name, type=fors[0].var.type)
    kind = e.type.inner if isinstance(e.type, t.OptT) else e.type
    parts = tuple(n.Var(c.var.name, type=c.var.type) for c in fors)
    return n.MakeProduct(parts, type=kind) if isinstance(kind, t.ProductT) else n.MakeTuple(parts, type=kind)
