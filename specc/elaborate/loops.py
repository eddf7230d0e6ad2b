"""Loops over domains: comprehensions of every kind, `grow`, and the domains that `for` and `choose` share with them."""

from __future__ import annotations

from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import variables, walk
from specc.source.text import Span
from specc.syntax import nodes as s

KINDS = frozenset({"any", "all", "count", "sum", "product", "min", "max", "first", "the", "argmax", "argmin"})
SMALL_SET = 4096


def domain(b: Body, node: s.Expr) -> tuple[n.Domain, t.Type, int]:
    """What a loop runs over, the type of its values, and how many there can be at most."""
    if isinstance(node, s.Name) and node.id not in b.locals:
        entity = b.scope.find(node.id)
        named = entity is not None and (entity.kind in ("type", "table") or b.elab.type_constant(entity) is not None)
        if node.id in ("Player", "bool") or named:
            kind = b.elab.resolve(b.scope, node)
            if isinstance(kind, t.ErrorT):
                return n.TypeDomain(kind), kind, 0
            if not t.is_finite(kind):
                b.error("E0416", f"`{t.show(kind)}` is not finite: a loop needs a finite domain", node.span)
                return n.TypeDomain(t.ERROR), t.ERROR, 0
            return n.TypeDomain(kind), kind, t.count(kind)
    if isinstance(node, s.Call) and isinstance(node.function, s.Name) and node.function.id == "range" and "range" not in b.locals:
        return _range(b, node)
    if isinstance(node, s.Binary) and node.op == "..":
        low = coerce(b, ex.expr(b, node.left), t.ANY_INT)
        high = coerce(b, ex.expr(b, node.right), t.ANY_INT)
        from specc.elaborate.operators import arithmetic

        return _between(b, low, arithmetic(b, "+", high, n.Const(1, type=t.IntT(1, 1)), node.span), node.span)
    if isinstance(node, s.Call) and isinstance(node.function, s.Name) and node.function.id == "indices" and len(node.args) == 1:
        array = ex.expr(b, node.args[0])
        if isinstance(array.type, t.ArrayT):
            return n.TypeDomain(array.type.dims[0]), array.type.dims[0], t.count(array.type.dims[0])
    if isinstance(node, s.Call) and isinstance(node.function, s.Name) and node.function.id == "reversed":
        return _reversed(b, node)
    if isinstance(node, s.Tuple | s.SetLiteral) and node.items:
        literal = s.ListLiteral(span=node.span, items=node.items)
        return domain(b, literal)
    value = b.present(ex.expr(b, node), node.span)
    match value.type:
        case t.SetT(element) | t.PileT(element):
            return n.ValueDomain(value), element, 0 if isinstance(element, t.NoneT | t.ErrorT) else t.count(element)
        case t.BagT(element, _):
            return n.ValueDomain(value), element, t.count(element)
        case t.ListT(element, cap):
            return n.ValueDomain(value), element, cap
        case t.ArrayT(element, dims) if len(dims) == 1:
            return n.ValueDomain(value), element, t.count(dims[0])
        case t.PoolT(_, cap):
            return n.SlotDomain(value), t.IntT(0, cap - 1), cap
        case t.ErrorT():
            return n.TypeDomain(t.ERROR), t.ERROR, 0
        case _:
            b.error("E0416", f"a loop runs over a type, a set, a list or a range; this is `{t.show(value.type)}`", node.span)
            return n.TypeDomain(t.ERROR), t.ERROR, 0


def _range(b: Body, node: s.Call) -> tuple[n.Domain, t.Type, int]:
    args = [coerce(b, b.present(ex.expr(b, a), a.span), t.ANY_INT) for a in node.args]
    zero: n.Expr = n.Const(0, type=t.IntT(0, 0), span=node.span)
    low, high = (zero, args[0]) if len(args) == 1 else (args[0], args[1])
    return _between(b, low, high, node.span)


def _between(b: Body, low: n.Expr, high: n.Expr, span: Span) -> tuple[n.Domain, t.Type, int]:
    if isinstance(low.type, t.ErrorT) or isinstance(high.type, t.ErrorT):
        return n.TypeDomain(t.ERROR), t.ERROR, 0
    assert isinstance(low.type, t.IntT) and isinstance(high.type, t.IntT)
    if low.type.lo is None or high.type.hi is None:
        b.error("E0901", "the bounds of this range are not known", span, help="give its argument a declared range")
        return n.TypeDomain(t.ERROR), t.ERROR, 0
    kind = t.IntT(low.type.lo, max(low.type.lo, high.type.hi - 1))
    if isinstance(low, n.Const) and isinstance(high, n.Const) and high.value > low.value:
        return n.TypeDomain(kind), kind, t.count(kind)
    return n.RangeDomain(low, high, kind), kind, t.count(kind)


def _reversed(b: Body, node: s.Call) -> tuple[n.Domain, t.Type, int]:
    found, kind, size = domain(b, node.args[0])
    if isinstance(kind, t.ErrorT):
        return found, kind, size
    if isinstance(found, n.TypeDomain):
        turned = tuple(reversed(t.values(kind)))
        return n.ValueDomain(n.Const(turned, type=t.ListT(kind, len(turned)), span=node.span)), kind, size
    if isinstance(found, n.ValueDomain) and isinstance(found.value, n.Const) and isinstance(found.value.value, tuple):
        return n.ValueDomain(n.Const(found.value.value[::-1], type=found.value.type, span=node.span)), kind, size
    b.error("E0416", "`reversed` needs a domain that is known when the spec is built", node.span)
    return found, kind, size


def clauses(b: Body, written: tuple[s.Clause, ...]) -> tuple[list[n.Clause], int]:
    """Typed clauses; binders and facts stay in the body (use inside `b.inner()`). Also the largest number of rounds."""
    made: list[n.Clause] = []
    most = 1
    for number, c in enumerate(written):
        match c:
            case s.ForClause(names=names, domain=over):
                found, kind, size = domain(b, over)
                most *= max(size, 1)
                made.append(n.ForClause(bind(b, names, found, kind, c.span), found))
            case s.IfClause(test=test):
                e = ex.condition(b, test)
                b.assume(e)
                made.append(n.IfClause(e))
            case s.WhileClause(test=test):
                if number == 0 or not isinstance(written[number - 1], s.ForClause):
                    b.error("E0111", "`while` stands right after its `for`", c.span, help="move it, or use `if`")
                e = ex.condition(b, test)
                b.assume(e)
                made.append(n.WhileClause(e))
    return made, most


def bind(b: Body, names: tuple[str, ...], found: n.Domain, kind: t.Type, span: Span) -> n.Local:
    """The binder of a loop; several names take a product or tuple apart; an element of a pool is an alias of its slot."""
    if isinstance(found, n.SlotDomain):
        slot = b.fresh(f"{names[0]}_slot", kind)
        assert isinstance(found.place.type, t.PoolT)
        element = n.Index(found.place, (n.Var(slot.name, type=kind),), type=found.place.type.element, span=span)
        b.declare(names[0], found.place.type.element, span, quiet=True, place=element)
        return slot
    if len(names) == 1:
        return b.declare(names[0], kind, span, quiet=True)
    whole = b.fresh("_".join(names), kind)
    parts = kind.items if isinstance(kind, t.TupleT) else tuple(f for _, f in kind.fields) if isinstance(kind, t.ProductT) else ()
    if len(parts) != len(names):
        if not isinstance(kind, t.ErrorT):
            b.error("E0417", f"{len(names)} names for `{t.show(kind)}`", span)
        parts = (t.ERROR,) * len(names)
    from specc.elaborate.operators import _item

    for number, name in enumerate(names):
        if isinstance(kind, t.ErrorT):
            b.declare(name, t.ERROR, span, quiet=True)
        else:
            b.declare(name, parts[number], span, quiet=True, place=_item(n.Var(whole.name, type=kind, span=span), number))
    return whole


def comprehension(b: Body, node: s.Comprehension, want: t.Type | None) -> n.Expr:
    """`[…]` and `{…}` comprehensions."""
    kind = {"{": "set", "[": "array" if node.array else "list"}.get(node.brackets, "list")
    return loop(b, kind, node, want)


def loop(b: Body, kind: str, node: s.Comprehension, want: t.Type | None) -> n.Expr:
    """A comprehension of any kind (any, all, count, sum, min, max, first, the, argmax, argmin, set, list, array, pick)."""
    target = want.inner if isinstance(want, t.OptT) and kind != "first" else want
    inner: t.Type | None = None
    if kind in ("set", "list", "array") and isinstance(target, t.SetT | t.ListT | t.ArrayT):
        inner = target.element
    elif kind in ("any", "all", "count"):
        inner = t.BOOL
    elif kind in ("first", "the", "pick") and target is not None:
        inner = target.inner if isinstance(target, t.OptT) else target
    elif kind in ("sum", "product", "min", "max") and isinstance(target, t.RealT):
        inner = target
    with b.unguarded(), b.inner():
        made, most = clauses(b, node.clauses)
        if inner == t.BOOL:
            element = ex.condition(b, node.element)
        else:
            element = ex.expr(b, node.element, inner)
    if isinstance(element.type, t.ErrorT):
        return n.Const(None, type=t.ERROR, span=node.span)
    if kind == "list" and isinstance(element.type, t.RealT | t.ArrayT) and not isinstance(target, t.ListT):
        made = _static_subset(b, made)
        if all(isinstance(c, n.ForClause) and isinstance(c.domain, n.TypeDomain) for c in made):
            kind = "array"
    if kind == "list" and isinstance(target, t.ArrayT) and all(isinstance(c, n.ForClause) for c in made):
        kind = "array"
    return _typed(b, kind, element, tuple(made), most, target, node.span)


def _static_subset(b: Body, made: list[n.Clause]) -> list[n.Clause]:
    """A loop over a table with a condition that is known when the spec is built, as a loop over the subset."""
    if len(made) != 2 or not isinstance(made[0], n.ForClause) or not isinstance(made[1], n.IfClause):
        return made
    head, test = made[0], made[1].test
    if not isinstance(head.domain, n.TypeDomain) or not isinstance(head.var.type, t.RowT) or variables(test) - {head.var.name}:
        return made
    if any(
        isinstance(x, n.State | n.Parameter | n.Input) or (isinstance(x, n.Call) and not b.elab.functions[x.function].static)
        for x in walk(test)
    ):
        return made
    kind = head.var.type
    rows = tuple(r for r in t.values(kind) if b.elab.evaluate(test, {head.var.name: r}, False))
    subset = t.RowT(kind.table, kind.count, rows)
    return [n.ForClause(n.Local(head.var.name, kind), n.TypeDomain(subset))]


def _typed(b: Body, kind: str, element: n.Expr, made: tuple[n.Clause, ...], most: int, target: t.Type | None, span: Span) -> n.Expr:
    filtered = any(not isinstance(c, n.ForClause) or not isinstance(c.domain, n.TypeDomain) for c in made)
    have = element.type
    match kind:
        case "any" | "all":
            result: t.Type = t.BOOL
        case "count":
            result = t.IntT(0, most)
        case "sum":
            if isinstance(have, t.IntT):
                lo = None if have.lo is None else min(0, have.lo) * most if filtered else have.lo * most
                hi = None if have.hi is None else max(0, have.hi) * most if filtered else have.hi * most
                result = t.IntT(lo, hi)
            elif isinstance(have, t.RealT | t.ArrayT | t.BitsT):
                result = have
            else:
                return b.error("E0411", f"`sum` needs numbers, found `{t.show(have)}`", element.span, help="use `count` for conditions")
        case "product":
            result = have if not isinstance(have, t.IntT) else t.ANY_INT
        case "min" | "max":
            if not isinstance(have, t.IntT | t.RealT | t.BitsT | t.EnumT | t.RowT):
                return b.error("E0411", f"`{kind}` needs numbers, found `{t.show(have)}`", element.span)
            result = t.OptT(have) if filtered else have
        case "first":
            result = t.OptT(have) if not isinstance(have, t.OptT) else have
        case "the" | "pick":
            result = have
        case "argmax" | "argmin":
            binders = [c.var for c in made if isinstance(c, n.ForClause)]
            one = binders[0].type if len(binders) == 1 else t.TupleT(tuple(v.type for v in binders))
            result = t.OptT(one) if filtered else one
        case "set":
            if isinstance(have, t.IntT) and isinstance(target, t.SetT):
                have = target.element
            if not t.is_finite(have):
                return b.error("E0416", f"a set needs a finite type, found `{t.show(have)}`", element.span, help="use a list: `[…]`")
            result = t.SetT(have)
        case "array":
            dims = tuple(c.domain.type for c in made if isinstance(c, n.ForClause) and isinstance(c.domain, n.TypeDomain))
            if len(dims) != len(made):
                return b.error("E0416", "an array is made over finite types without conditions", span)
            if isinstance(target, t.ArrayT) and len(target.dims) == len(dims):
                from specc.elaborate.coerce import stored

                element = stored(b, element, target.element)
                result = target
            else:
                result = t.ArrayT(have.element, dims + have.dims) if isinstance(have, t.ArrayT) else t.ArrayT(have, dims)
        case _:
            result = t.ListT(have, min(most, target.cap) if isinstance(target, t.ListT) and target.cap else most)
    e = n.Comp(kind, element, made, type=result, span=span)
    return b.elab.fold_closed(b, e)


def grow(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    """`grow(s = START, NEXT)`"""
    if len(node.named) != 1 or len(node.args) != 1:
        return b.error("E0418", "`grow` is written `grow(s = START, NEXT)`", node.span)
    (name, start_node), more_node = node.named[0], node.args[0]
    start = ex.expr(b, start_node, want)
    if not isinstance(start.type, t.SetT):
        return start if isinstance(start.type, t.ErrorT) else b.error("E0416", "`grow` starts from a set", start_node.span)
    with b.unguarded(), b.inner():
        var = b.declare(name, start.type, node.span, quiet=True)
        more = coerce(b, ex.expr(b, more_node, start.type), start.type)
    return n.Grow(var, start, more, type=start.type, span=node.span)
