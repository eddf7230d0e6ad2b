"""Built-in functions and conversions: how each is typed."""

from __future__ import annotations

from collections.abc import Callable

from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, fits, join_types, stored
from specc.elaborate.ranges import arith_range, interval, largest, smallest
from specc.ir import nodes as n
from specc.ir import types as t
from specc.syntax import nodes as s

CONVERSIONS = frozenset({"int", "real", "real32", "real64", "u8", "u16", "u32", "u64", "bits", "u1", "u2", "u3", "u4", "u5", "u6", "u7"})
REAL_FUNCTIONS = frozenset({"sqrt", "sin", "cos", "exp", "log", "tanh", "tan", "asin", "acos", "atan"})


def convert(b: Body, node: s.Call, name: str) -> n.Expr:
    """`int(x)`, `real(x)`, `u8(x)`: explicit conversions."""
    if len(node.args) != 1:
        return b.error("E0419", f"`{name}(…)` converts one value", node.span)
    e = b.present(ex.expr(b, node.args[0]), node.args[0].span)
    if isinstance(e.type, t.ErrorT):
        return e
    match name:
        case "int":
            if isinstance(e.type, t.IntT):
                return e
            if isinstance(e.type, t.BitsT | t.BoolT | t.CyclicT):
                return n.Builtin("int", (e,), type=t.IntT(*interval(e.type)), span=node.span)
            help = "use `floor(x)`" if isinstance(e.type, t.RealT) else "use `index(x)` for its number"
            return b.error("E0411", f"`int` takes bits or a bool, found `{t.show(e.type)}`", node.span, help=help)
        case "real" | "real32" | "real64":
            kind = b.elab.real if name == "real" else t.RealT(int(name[4:]))
            if isinstance(e, n.Const) and isinstance(e.type, t.IntT):
                return n.Const(float(e.value), type=kind, span=node.span)
            if isinstance(e.type, t.BitsT | t.BoolT):
                e = n.Builtin("int", (e,), type=t.IntT(*interval(e.type)), span=node.span)
            if isinstance(e.type, t.IntT | t.RealT):
                return n.Convert(e, type=kind, span=node.span)
            return b.error("E0411", f"`{name}` takes a number, found `{t.show(e.type)}`", node.span)
        case "bool" | "Player":
            return into(b, e, t.BOOL if name == "bool" else t.IntT(0, b.elab.players - 1, "Player"), node.span)
        case "bits":
            return b.error("E0418", "`bits(n)` is a type", node.span, "a value is expected here", "`u8(x)`, `u16(x)`, … convert a value")
        case _:
            return into(b, e, t.BitsT(int(name[1:])), node.span)


def into(b: Body, e: n.Expr, kind: t.Type, span: n.Span) -> n.Expr:
    """`T(x)`: an integer, bits or bool as a value of a finite type, checked where it is not proven."""
    e = b.present(e, e.span)
    if isinstance(e.type, t.ErrorT) or e.type == kind:
        return e
    match kind:
        case t.BitsT(width):
            if isinstance(e, n.Const) and isinstance(e.value, int):
                return n.Const(int(e.value) & (2**width - 1), type=kind, span=span)
            if isinstance(e.type, t.IntT | t.BitsT | t.BoolT):
                return n.Convert(e, type=kind, span=span)
        case t.IntT():
            if isinstance(e.type, t.BitsT | t.BoolT | t.CyclicT):
                e = n.Builtin("int", (e,), type=t.IntT(*interval(e.type)), span=span)
            if isinstance(e.type, t.IntT):
                return stored(b, e, kind)
        case t.CyclicT():
            if isinstance(e.type, t.IntT):
                return n.Convert(e, type=kind, span=span)
        case t.EnumT() | t.RowT() | t.ProductT() | t.BoolT():
            if isinstance(e.type, t.BitsT | t.BoolT | t.CyclicT):
                e = n.Builtin("int", (e,), type=t.IntT(*interval(e.type)), span=span)
            if isinstance(e.type, t.IntT):
                at = stored(b, e, t.IntT(0, t.count(kind) - 1))
                return n.Builtin("from_index", (at,), type=kind, span=span)
            if fits(e.type, kind):
                return coerce(b, e, kind)
            if isinstance(kind, t.RowT) and isinstance(e.type, t.RowT) and e.type.table == kind.table:
                return n.Convert(e, True, type=kind, span=span)
        case t.UnionT():
            return coerce(b, e, kind)
        case _:
            pass
    if isinstance(e.type, t.UnionT) and kind in e.type.parts:
        return n.Convert(e, True, type=kind, span=span)
    return b.error("E0411", f"a `{t.show(e.type)}` cannot become a `{t.show(kind)}`", span)


def builtin(b: Body, node: s.Call, name: str, want: t.Type | None) -> n.Expr | None:
    """The built-in function of this name, or None if there is none."""
    if name not in NAMES:
        return None
    low, high = NAMES[name]
    for key, value in node.named:
        if name != "divide" or key != "otherwise":
            return b.error("E0419", f"`{name}` has no parameter `{key}`", value.span)
    given = (*node.args, *(value for _, value in node.named))
    if not low <= len(given) <= high:
        many = str(low) if low == high else f"{low} or more"
        return b.error("E0419", f"`{name}` takes {many} arguments, found {len(given)}", node.span)
    if name in ("size", "len") and isinstance(node.args[0], s.Name) and node.args[0].id not in b.locals:
        entity = b.scope.find(node.args[0].id)
        if entity is not None and entity.kind in ("type", "table") and t.is_finite(kind := b.elab.type_of(entity)):
            return n.Const(t.count(kind), type=t.IntT(t.count(kind), t.count(kind)), span=node.span)
    if name in _SPECIAL:
        return _SPECIAL[name](b, node, want)
    args = [b.present(ex.expr(b, a, want if name in ("min", "max", "clamp", "abs") else None), a.span) for a in given]
    if any(isinstance(a.type, t.ErrorT) for a in args):
        return n.Const(None, type=t.ERROR, span=node.span)
    result = _typed(b, name, args, node)
    if isinstance(result, n.Expr):
        return result
    return n.Builtin(name, tuple(args), type=result, span=node.span)


def _typed(b: Body, name: str, args: list[n.Expr], node: s.Call) -> t.Type | n.Expr:
    first = args[0].type if args else t.ERROR
    match name:
        case "abs":
            if isinstance(first, t.IntT):
                lo, hi = first.lo, first.hi
                if lo is None or hi is None:
                    return t.IntT(0, None)
                return t.IntT(0 if lo <= 0 <= hi else min(abs(lo), abs(hi)), max(abs(lo), abs(hi)))
            if isinstance(first, t.RealT):
                return first
        case "min" | "max" | "clamp":
            return _extremes(b, name, args, node)
        case "floor":
            if isinstance(first, t.RealT):
                return t.ANY_INT
        case "divide":
            return n.Builtin("divide", tuple(coerce(b, a, b.elab.real) for a in args), type=b.elab.real, span=node.span)
        case "size" | "len":
            match first:
                case t.SetT(element):
                    return t.IntT(0, 0 if isinstance(element, t.NoneT) else t.count(element))
                case t.ListT(_, cap) | t.PoolT(_, cap) | t.BagT(_, cap):
                    return t.IntT(0, cap)
                case t.PileT(element):
                    return t.IntT(0, t.count(element))
                case t.ArrayT(_, dims):
                    return n.Const(t.count(dims[0]), type=t.IntT(t.count(dims[0]), t.count(dims[0])), span=node.span)
                case _:
                    pass
        case "last":
            if isinstance(first, t.ListT):
                return t.OptT(first.element)
        case "index":
            if t.is_finite(first):
                return t.IntT(0, t.count(first) - 1)
        case "concat":
            if all(isinstance(a.type, t.BitsT) for a in args):
                return _concat(args, node)
        case "high" | "low":
            if isinstance(first, t.BitsT) and first.width % 2 == 0:
                return t.BitsT(first.width // 2)
        case "rotl" | "rotr":
            if isinstance(first, t.BitsT):
                return first
        case "popcount":
            if isinstance(first, t.BitsT):
                return t.IntT(0, first.width)
        case "lowest_bit":
            if isinstance(first, t.BitsT):
                return t.IntT(0, first.width - 1)
        case "signed":
            if isinstance(first, t.BitsT):
                return t.IntT(-(2 ** (first.width - 1)), 2 ** (first.width - 1) - 1)
        case "dot":
            if isinstance(first, t.ArrayT):
                return first.element
        case "cross" | "copy":
            return first
        case "transpose":
            if isinstance(first, t.ArrayT) and len(first.dims) == 2:
                return t.ArrayT(first.element, (first.dims[1], first.dims[0]))
        case "diag":
            if isinstance(first, t.ArrayT) and len(first.dims) == 1:
                return t.ArrayT(first.element, (first.dims[0], first.dims[0]))
        case "join":
            sizes = [t.count(a.type.dims[0]) for a in args if isinstance(a.type, t.ArrayT)]
            if len(sizes) == len(args) and isinstance(first, t.ArrayT):
                return t.ArrayT(first.element, (t.IntT(0, sum(sizes) - 1),))
        case _ if name in REAL_FUNCTIONS:
            return n.Builtin(name, (coerce(b, args[0], b.elab.real),), type=b.elab.real, span=node.span)
        case "pow":
            return n.Builtin(name, tuple(coerce(b, a, b.elab.real) for a in args), type=b.elab.real, span=node.span)
        case _:
            pass
    return b.error("E0411", f"`{name}` cannot take a `{t.show(first)}`", node.span)


def _concat(args: list[n.Expr], node: s.Call) -> n.Expr:
    whole = args[0]
    for part in args[1:]:
        assert isinstance(whole.type, t.BitsT) and isinstance(part.type, t.BitsT)
        whole = n.Builtin("concat", (whole, part), type=t.BitsT(whole.type.width + part.type.width), span=node.span)
    return whole


def _extremes(b: Body, name: str, args: list[n.Expr], node: s.Call) -> t.Type | n.Expr:
    kind: t.Type | None = args[0].type
    for a in args[1:]:
        kind = None if kind is None else join_types(kind, a.type)
    if isinstance(kind, t.IntT):
        kinds = [a.type for a in args]
        if name == "clamp":
            return smallest([largest(kinds[:2]), kinds[2]])
        return smallest(kinds) if name == "min" else largest(kinds)
    if isinstance(kind, t.RealT | t.BitsT):
        whole = kind
        return n.Builtin(name, tuple(coerce(b, a, whole) for a in args), type=whole, span=node.span)
    return b.error("E0411", f"`{name}` needs numbers of one kind", node.span)


# ------------------------------------------------------------------------------------------------ with their own rules
def _next(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    player = t.IntT(0, b.elab.players - 1, "Player")
    p = ex.typed(b, node.args[0], player)
    one, many = n.Const(1, type=t.IntT(1, 1)), n.Const(b.elab.players, type=t.IntT(b.elab.players, b.elab.players))
    plus = n.Arith("+", p, one, type=arith_range("+", player, t.IntT(1, 1)), span=node.span)
    return n.Arith("%", plus, many, type=player, span=node.span)


def _other(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    if b.elab.players != 2:
        return b.error("E0420", "`other` needs two players", node.span, help="use `next(p)`")
    player = t.IntT(0, 1, "Player")
    return n.Arith("-", n.Const(1, type=t.IntT(1, 1)), ex.typed(b, node.args[0], player), type=player, span=node.span)


def _fingerprint(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    args = tuple(ex.expr(b, a, keep=True) for a in node.args)
    return n.Builtin("fingerprint", args, type=t.BitsT(64), span=node.span)


def _reveal(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    b.elab.revealed.add(node.args[0].span)
    return ex.expr(b, node.args[0], want)


def _scaled(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    """scaled(x, lo, hi): (x - lo) / (hi - lo), for observations."""
    x, lo, hi = (coerce(b, b.present(ex.expr(b, a), a.span), b.elab.real) for a in node.args)
    real = b.elab.real
    return n.Arith("/", n.Arith("-", x, lo, type=real), n.Arith("-", hi, lo, type=real), type=real, span=node.span)


def _one_hot(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    """one_hot(x): an array of bools over the values of x's type; all false when x is absent."""
    x = ex.expr(b, node.args[0], keep=True)
    kind = x.type.inner if isinstance(x.type, t.OptT) else x.type
    if not t.is_finite(kind):
        return x if isinstance(kind, t.ErrorT) else b.error("E0416", f"`one_hot` needs a finite type, found `{t.show(kind)}`", node.span)
    tests = tuple(n.Compare("==", x, n.Const(v, type=x.type), type=t.BOOL, span=node.span) for v in t.values(kind))
    return n.MakeArray(tests, type=t.ArrayT(t.BOOL, (t.IntT(0, len(tests) - 1),)), span=node.span)


def _zeros(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    from specc.elaborate.type_names import dimension

    dims = tuple(dimension(b.elab, b.scope, a) for a in node.args)
    return n.Fill(n.Const(0.0, type=b.elab.real), type=t.ArrayT(b.elab.real, dims), span=node.span)


def _identity(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    from specc.elaborate.type_names import dimension

    d = dimension(b.elab, b.scope, node.args[0])
    return n.Builtin("identity", (), type=t.ArrayT(b.elab.real, (d, d)), span=node.span)


def _block(b: Body, node: s.Call, want: t.Type | None) -> n.Expr:
    """block([[a, b], [c, d]]): the matrix made of four matrices."""
    rows = node.args[0]
    if not isinstance(rows, s.ListLiteral) or not all(isinstance(r, s.ListLiteral) for r in rows.items):
        return b.error("E0418", "`block` is written `block([[a, b], [c, d]])`", node.span)
    made: list[n.Expr] = []
    for row in rows.items:
        assert isinstance(row, s.ListLiteral)
        parts = [ex.expr(b, x) for x in row.items]
        if not all(isinstance(x.type, t.ArrayT) and len(x.type.dims) == 2 for x in parts):
            return b.error("E0415", "`block` takes matrices", row.span)
        kinds = [x.type for x in parts if isinstance(x.type, t.ArrayT)]
        wide = t.ArrayT(b.elab.real, (t.IntT(0, sum(t.count(k.dims[1]) for k in kinds) - 1),))
        for i in t.values(kinds[0].dims[0]):
            cells = tuple(
                n.Index(x, (n.Const(i, type=k.dims[0]),), type=t.ArrayT(k.element, k.dims[1:]), span=row.span)
                for x, k in zip(parts, kinds, strict=True)
            )
            made.append(n.Builtin("join", cells, type=wide, span=row.span))
    columns = made[0].type
    assert isinstance(columns, t.ArrayT)
    return n.MakeArray(tuple(made), type=t.ArrayT(b.elab.real, (t.IntT(0, len(made) - 1), *columns.dims)), span=node.span)


_SPECIAL: dict[str, Callable[[Body, s.Call, t.Type | None], n.Expr]] = {
    "next": _next, "other": _other, "fingerprint": _fingerprint, "reveal": _reveal, "scaled": _scaled, "one_hot": _one_hot,
    "zeros": _zeros, "block": _block, "identity": _identity,
}  # fmt: skip

MANY = 99
NAMES: dict[str, tuple[int, int]] = {
    "abs": (1, 1), "min": (2, MANY), "max": (2, MANY), "clamp": (3, 3), "floor": (1, 1), "divide": (3, 3), "size": (1, 1), "len": (1, 1),
    "last": (1, 1), "index": (1, 1), "concat": (2, MANY), "high": (1, 1), "low": (1, 1), "rotl": (2, 2), "rotr": (2, 2), "popcount": (1, 1),
    "lowest_bit": (1, 1), "signed": (1, 1), "dot": (2, 2), "cross": (2, 2), "copy": (1, 1), "transpose": (1, 1), "diag": (1, 1),
    "join": (1, MANY), "pow": (2, 2), "next": (1, 1), "other": (1, 1), "fingerprint": (1, MANY), "reveal": (1, 1), "scaled": (3, 3),
    "one_hot": (1, 1), "block": (1, 1), "zeros": (1, MANY), "identity": (1, 1), **dict.fromkeys(sorted(REAL_FUNCTIONS), (1, 1)),
}  # fmt: skip
