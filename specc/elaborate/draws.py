"""Draws: flip, heads, roll, pick, weighted, uniform, … where they may stand, what they give, and their numbered sites."""

from __future__ import annotations

from specc.elaborate import expressions as ex
from specc.elaborate import loops
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce
from specc.elaborate.ranges import interval
from specc.elaborate.scope import Scope
from specc.ir import nodes as n
from specc.ir import types as t
from specc.syntax import nodes as s

KINDS = frozenset({"flip", "heads", "heads_run", "roll", "uniform", "normal", "random_bits", "pick", "weighted", "shuffle", "draw"})


def draw(b: Body, node: s.Call, kind: str, want: t.Type | None) -> n.Expr:
    """A draw in an expression of an effect."""
    if not b.effects:
        return b.error(
            "E0604",
            f"`{kind}` draws, which is not allowed {b.what}",
            node.span,
            "functions and conditions draw nothing",
            "draw in a rule and pass the value on",
        )
    if b.conditional:
        return b.error(
            "E0604",
            f"`{kind}` draws {b.conditional}",
            node.span,
            "it would depend on short-circuiting whether it is drawn",
            "draw on a line before, then use the value",
        )
    b.draws = True
    if kind == "draw":
        return _named(b, node)
    if kind == "pick":
        return _pick(b, node, want)
    if kind == "weighted":
        return _weighted(b, node, want)
    if kind == "shuffle":
        found, element, size = loops.domain(b, node.args[0])
        var = b.fresh("card", element)
        comp = n.Comp("list", n.Var(var.name, type=element), (n.ForClause(var, found),), type=t.ListT(element, size), span=node.span)
        return _made(b, kind, node, t.ListT(element, size), size, comp=comp)
    args = [coerce(b, b.present(ex.expr(b, a), a.span), b.elab.real if kind in ("flip", "uniform") else t.ANY_INT) for a in node.args]
    if any(isinstance(a.type, t.ErrorT) for a in args):
        return n.Const(None, type=t.ERROR, span=node.span)
    expected = {
        "flip": (0, 1),
        "heads": (1, 1),
        "heads_run": (0, 0),
        "roll": (1, 1),
        "uniform": (2, 2),
        "normal": (0, 0),
        "random_bits": (1, 1),
    }[kind]
    if not expected[0] <= len(args) <= expected[1]:
        return b.error("E0419", f"`{kind}` takes {expected[1]} arguments, found {len(args)}", node.span)
    match kind:
        case "flip":
            half: n.Expr = n.Const(0.5, type=b.elab.real, span=node.span)
            return _made(b, kind, node, t.BOOL, 2, (args[0] if args else half,))
        case "heads":
            most = interval(args[0].type)[1]
            if most is None or most > 32:
                return b.error("E0404", "`heads` takes at most 32 coins", node.args[0].span, help="give the number a range: `min(32, …)`")
            return _made(b, kind, node, t.IntT(0, most), most + 1, tuple(args))
        case "heads_run":
            return _made(b, kind, node, t.IntT(0, 32), 33)
        case "roll":
            lo, hi = interval(args[0].type)
            if lo is None or lo < 1:
                return b.error("E0404", "`roll` needs at least one side", node.args[0].span)
            return _made(b, kind, node, t.IntT(1, hi), hi, tuple(args))
        case "uniform":
            return _made(b, kind, node, b.elab.real, None, tuple(args))
        case "normal":
            return _made(b, kind, node, b.elab.real, None)
        case _:
            width = args[0].value if isinstance(args[0], n.Const) else 0
            if not 1 <= width <= 32:
                return b.error("E0404", "`random_bits` takes 1 to 32, known when the spec is built", node.args[0].span)
            return _made(b, kind, node, t.BitsT(width), None, tuple(args))


def _made(
    b: Body,
    kind: str,
    node: s.Node,
    result: t.Type,
    many: int | None,
    args: tuple[n.Expr, ...] = (),
    *,
    name: str = "",
    weights: tuple[n.Expr, ...] = (),
    comp: n.Comp | None = None,
    lowest: int | None = None,
) -> n.Expr:
    number, site = b.elab.site(kind, name or kind, many, b.what, lowest if lowest is not None else int(kind == "roll"))
    return n.Draw(kind, number, site, args, weights, comp, type=result, span=node.span)


def _pick(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    if len(node.args) != 1:
        return b.error("E0418", "`pick` is written `pick(x for x in D)`", node.span)
    written = node.args[0]
    if not isinstance(written, s.Comprehension):
        name = s.Name(span=written.span, id="_x")
        written = s.Comprehension(span=written.span, element=name, clauses=(s.ForClause(span=written.span, names=("_x",), domain=written),))
    comp = loops.loop(b, "pick", written, want)
    if not isinstance(comp, n.Comp):
        return comp
    many = 1
    for c in comp.clauses:
        if isinstance(c, n.ForClause):
            many *= domain_size(c.domain)
    return _made(b, "pick", node, comp.type, many, comp=comp)


def domain_size(d: n.Domain) -> int:
    """The largest number of values of a domain."""
    match d:
        case n.TypeDomain(kind) | n.RangeDomain(_, _, kind):
            return t.count(kind)
        case n.SlotDomain(place):
            return place.type.cap if isinstance(place.type, t.PoolT) else 0
        case n.ValueDomain(value):
            match value.type:
                case t.SetT(element) | t.PileT(element) | t.BagT(element, _):
                    return t.count(element)
                case t.ListT(_, cap):
                    return cap
                case t.ArrayT(_, dims):
                    return t.count(dims[0])
                case _:
                    return 0


def _weighted(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    """`weighted({v: w, …})`"""
    if len(node.args) != 1 or not isinstance(node.args[0], s.MapLiteral):
        return b.error("E0418", "`weighted` is written `weighted({value: weight, …})`", node.span)
    from specc.elaborate.operators import same_type

    values = same_type(b, [ex.expr(b, v, want) for v, _ in node.args[0].items])
    weights = tuple(coerce(b, ex.expr(b, w), t.ANY_INT) for _, w in node.args[0].items)
    return _made(b, "weighted", node, values[0].type, len(values), tuple(values), weights=weights)


def _named(b: Body, node: s.Call) -> n.Expr:
    """`draw(site)`, `draw(site, n)`: a site declared here or, for code of a module, by its importer."""
    scope: Scope | None = b.scope
    name = node.args[0].id if node.args and isinstance(node.args[0], s.Name) else ""
    while scope is not None and name not in scope.document.draws:
        scope = scope.parent
    if scope is None:
        return b.error("E0302", "`draw` takes a site declared under `draws:`", node.span)
    decl = scope.document.draws[name]
    kind = b.elab.draw_range(scope, decl)
    if isinstance(kind, t.ErrorT):
        return n.Const(None, type=t.ERROR, span=node.span)
    low, size = interval(kind)[0] or 0, t.count(kind)
    bound: n.Expr = n.Const(size, type=t.IntT(size, size), span=node.span)
    if len(node.args) == 2:
        bound = coerce(b, ex.expr(b, node.args[1]), t.ANY_INT)
    rolled = _made(b, "roll", node, t.IntT(1, size), size, (bound,), name=decl.name, lowest=low)
    shift = low - 1
    made = n.Arith("+", rolled, n.Const(shift, type=t.IntT(shift, shift)), type=t.IntT(low, low + size - 1), span=node.span)
    return made if shift else rolled
