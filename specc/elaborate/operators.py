"""Operators: logic with narrowing, comparisons with guards, arithmetic on every kind of number, sets, presence."""

from __future__ import annotations

from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce, fits, join, join_types
from specc.elaborate.ranges import arith_range, interval
from specc.ir import nodes as n
from specc.ir import types as t
from specc.source.text import Span
from specc.syntax import nodes as s


def has(b: Body, base: s.Expr, span: Span) -> n.Expr:
    """`x?`; also `row.column?` for optional code columns."""
    if isinstance(base, s.Attribute) and not isinstance(base.base, s.Number):
        found = _has_column(b, base, span)
        if found is not None:
            return found
    e = ex.expr(b, base, keep=True)
    if isinstance(e.type, t.ErrorT):
        return e
    if not isinstance(e.type, t.OptT):
        return (
            n.Const(True, type=t.BOOL, span=span)
            if _was_optional(e)
            else b.error("E0502", f"`?` asks whether an optional is there; this is `{t.show(e.type)}`", span, help="remove the `?`")
        )
    return n.Present(e, type=t.BOOL, span=span)


def _was_optional(e: n.Expr) -> bool:
    return isinstance(e, n.Unwrap | n.Const)


def _has_column(b: Body, node: s.Attribute, span: Span) -> n.Expr | None:
    if isinstance(node.base, s.Name) and node.base.id not in b.locals:
        entity = b.scope.find(node.base.id)
        if entity is not None and entity.kind in ("type", "table", "namespace"):
            return None
    before = len(b.elab.reporter.found)
    base = ex.expr(b, node.base)
    kind = base.type.inner if isinstance(base.type, t.OptT) else base.type
    if isinstance(kind, t.RowT) and b.elab.has_code(kind.table, node.name):
        row = b.present(base, base.span)
        return n.HasColumn(kind.table, node.name, row, type=t.BOOL, span=span)
    del b.elab.reporter.found[before:]
    return None


def unary(b: Body, node: s.Unary, want: t.Type | None) -> n.Expr:
    """`not`, `-`, `~`."""
    if node.op == "not":
        operand = ex.condition(b, node.operand)
        if isinstance(operand, n.And) and _hides_guard(node.operand, operand):
            b.error(
                "E0503",
                "what is denied here may be absent, and then `not` makes it true",
                node.span,
                "absent counts as false inside",
                "guard it first: `x? and not …`",
            )
        return n.Not(operand, type=t.BOOL, span=node.span)
    e = b.present(ex.expr(b, node.operand, want), node.operand.span)
    if node.op == "~":
        if not isinstance(e.type, t.BitsT):
            return b.error("E0411", f"`~` needs bits, found `{t.show(e.type)}`", node.span)
        return n.Invert(e, type=e.type, span=node.span)
    if isinstance(e, n.Const) and isinstance(e.type, t.IntT):
        return n.Const(-e.value, type=t.IntT(-e.value, -e.value), span=node.span)
    match e.type:
        case t.IntT(lo, hi):
            return n.Negate(e, type=t.IntT(None if hi is None else -hi, None if lo is None else -lo), span=node.span)
        case t.TupleT(items):
            parts = tuple(n.Negate(_item(e, i), type=arith_range("-", t.IntT(0, 0), k), span=node.span) for i, k in enumerate(items))
            return n.MakeTuple(parts, type=t.TupleT(tuple(p.type for p in parts)), span=node.span)
        case t.RealT() | t.BitsT() | t.ArrayT() | t.ErrorT():
            return n.Negate(e, type=e.type, span=node.span)
        case _:
            return b.error("E0411", f"`-` needs a number, found `{t.show(e.type)}`", node.span)


def _hides_guard(node: s.Expr, e: n.And) -> bool:
    """Is the conjunction one that `guarded` made around a single comparison (the author wrote no `and`)?"""
    return isinstance(node, s.Compare | s.Has) and isinstance(e.operands[0], n.Present)


def logic(b: Body, node: s.Logic) -> n.Expr:
    """`and`, `or`, each operand with what the ones before it make known."""
    facts, operands = b.facts, []
    outer = b.conditional
    for o in node.operands:
        e = ex.condition(b, o)
        operands.append(e)
        b.assume(e, node.op == "and")
        b.conditional = outer or f"under `{node.op}`"
    b.facts, b.conditional = facts, outer
    flat: list[n.Expr] = []
    for e in operands:
        flat.extend(e.operands if isinstance(e, n.And if node.op == "and" else n.Or) else (e,))
    made = n.And if node.op == "and" else n.Or
    return made(tuple(flat), type=t.BOOL, span=node.span)


def compare(b: Body, node: s.Compare) -> n.Expr:
    """A chain of comparisons; false when something inside is absent."""
    parts: list[n.Expr] = []
    for op, left, right in zip(node.ops, node.operands, node.operands[1:], strict=False):
        span = left.span.to(right.span)

        def build(op: str = op, left: s.Expr = left, right: s.Expr = right, span: Span = span) -> n.Expr:
            return _membership(b, op, left, right, span) if op in ("in", "not in") else _comparison(b, op, left, right, span)

        e = b.guarded(build)
        if op in ("!=", "not in") and isinstance(e, n.And):
            b.error(
                "E0503",
                f"something in this `{op}` may be absent",
                span,
                "absent would make it false, not true",
                "guard it first: `x? and …`",
            )
        parts.append(e)
    return parts[0] if len(parts) == 1 else n.And(tuple(parts), type=t.BOOL, span=node.span)


def _sides(b: Body, left: s.Expr, right: s.Expr, keep: bool) -> tuple[n.Expr, n.Expr]:
    """Both sides; a bare member takes the type of the other side."""
    if _bare(b, left) and not _bare(b, right):
        second = ex.expr(b, right, keep=keep)
        return ex.expr(b, left, second.type, keep=keep), second
    first = ex.expr(b, left, keep=keep)
    return first, ex.expr(b, right, first.type, keep=keep)


def _bare(b: Body, node: s.Expr) -> bool:
    """Is it a name that only an expected type can explain?"""
    if isinstance(node, s.Name):
        if node.id in b.locals or node.id in ("true", "false") or b.elab.special(b, node.id, node.span) is not None:
            return False
        if b.row is not None and b.elab.column_type(b.row, node.id) is not None:
            return False
        entity = b.scope.find(node.id)
        return entity is None or entity.kind in ("action", "event", "type", "rule")
    if isinstance(node, s.Tuple | s.SetLiteral | s.ListLiteral):
        return any(_bare(b, i) for i in node.items)
    return isinstance(node, s.Text | s.Number)


def _comparison(b: Body, op: str, left: s.Expr, right: s.Expr, span: Span) -> n.Expr:
    equality = op in ("==", "!=")
    first, second = _sides(b, left, right, keep=equality)
    if isinstance(first.type, t.ErrorT) or isinstance(second.type, t.ErrorT):
        return n.Const(None, type=t.ERROR, span=span)
    if not equality:
        first, second = b.present(first, left.span), b.present(second, right.span)
    if isinstance(first, n.MakeTuple) and isinstance(second, n.MakeTuple) and len(first.parts) == len(second.parts):
        return _all_equal(b, op, first.parts, second.parts, span)
    kind = join_types(first.type, second.type)
    if kind is None:
        hint = "widths differ: convert one side" if isinstance(first.type, t.BitsT) and isinstance(second.type, t.BitsT) else ""
        if isinstance(first.type, t.BitsT) and isinstance(second, n.Const) and isinstance(second.type, t.IntT):
            kind = first.type
        elif isinstance(second.type, t.BitsT) and isinstance(first, n.Const) and isinstance(first.type, t.IntT):
            kind = second.type
        else:
            return b.error("E0412", f"`{t.show(first.type)}` and `{t.show(second.type)}` cannot be compared", span, help=hint)
    if not equality and not isinstance(kind, t.IntT | t.RealT | t.BitsT | t.EnumT | t.RowT | t.CyclicT | t.ProductT):
        return b.error("E0412", f"`{t.show(kind)}` has no order", span)
    if not isinstance(kind, t.IntT):
        first, second = coerce(b, first, kind), coerce(b, second, kind)
    return n.Compare(op, first, second, type=t.BOOL, span=span)


def _all_equal(b: Body, op: str, first: tuple[n.Expr, ...], second: tuple[n.Expr, ...], span: Span) -> n.Expr:
    pairs = []
    for x, y in zip(first, second, strict=True):
        x, y = join(b, x, y)
        pairs.append(n.Compare("==", x, y, type=t.BOOL, span=span))
    same = n.And(tuple(pairs), type=t.BOOL, span=span)
    return same if op == "==" else n.Not(same, type=t.BOOL, span=span)


def _membership(b: Body, op: str, left: s.Expr, right: s.Expr, span: Span) -> n.Expr:
    if isinstance(right, s.Name) and (entity := b.scope.find(right.id)) is not None and entity.kind in ("type", "table"):
        e: n.Expr = _in_type(b, ex.expr(b, left), b.elab.type_of(entity), span)
    elif isinstance(right, s.Name) and right.id == "Player" and "Player" not in b.locals:
        e = _in_type(b, ex.expr(b, left), b.elab.resolve(b.scope, right), span)
    elif isinstance(right, s.Tuple | s.SetLiteral | s.ListLiteral) and right.items:
        e = _in_literal(b, left, right.items, span)
    else:
        e = _in_collection(b, left, right, span)
    return n.Not(e, type=t.BOOL, span=span) if op == "not in" and not isinstance(e.type, t.ErrorT) else e


def _in_literal(b: Body, left: s.Expr, items: tuple[s.Expr, ...], span: Span) -> n.Expr:
    item = ex.expr(b, left, keep=True)
    others = [ex.expr(b, i, item.type, keep=True) for i in items]
    if isinstance(item, n.MakeTuple):
        tests = []
        for o in others:
            parts = o.parts if isinstance(o, n.MakeTuple) else tuple(_item(o, i) for i in range(len(item.parts)))
            tests.append(_all_equal(b, "==", item.parts, parts, span))
        return n.Or(tuple(tests), type=t.BOOL, span=span)
    kind: t.Type | None = item.type
    for o in others:
        kind = None if kind is None else join_types(kind, o.type)
    if kind is None:
        return b.error("E0412", f"`{t.show(item.type)}` is compared with values of another type", span)
    if isinstance(kind, t.OptT) or not t.is_finite(kind):
        tests = [n.Compare("==", coerce(b, item, kind), coerce(b, o, kind), type=t.BOOL, span=span) for o in others]
        return tests[0] if len(tests) == 1 else n.Or(tuple(tests), type=t.BOOL, span=span)
    if all(isinstance(o, n.Const) for o in others) and not isinstance(kind, t.IntT):
        chosen = frozenset(coerce(b, o, kind).value for o in others)  # type: ignore[attr-defined]
        return n.Member(coerce(b, item, kind), n.Const(chosen, type=t.SetT(kind), span=span), type=t.BOOL, span=span)
    tests = [n.Compare("==", coerce(b, item, kind), coerce(b, o, kind), type=t.BOOL, span=span) for o in others]
    return tests[0] if len(tests) == 1 else n.Or(tuple(tests), type=t.BOOL, span=span)


def _in_collection(b: Body, left: s.Expr, right: s.Expr, span: Span) -> n.Expr:
    collection = b.present(ex.expr(b, right), right.span)
    match collection.type:
        case t.SetT(element) | t.ListT(element, _) | t.PileT(element) | t.BagT(element, _):
            item = ex.expr(b, left, element, keep=isinstance(element, t.OptT))
            if isinstance(element, t.NoneT):
                return n.Const(False, type=t.BOOL, span=span)
            if not isinstance(element, t.OptT):
                item = b.present(item, left.span)
            if isinstance(item.type, t.IntT) and isinstance(element, t.IntT):
                return n.Member(item, collection, type=t.BOOL, span=span)
            return n.Member(coerce(b, item, element), collection, type=t.BOOL, span=span)
        case t.ArrayT(element, dims) if len(dims) == 1:
            item = ex.expr(b, left, element, keep=True)
            return n.Member(coerce(b, item, element), collection, type=t.BOOL, span=span)
        case t.ErrorT():
            return collection
        case _:
            return b.error("E0412", f"`in` needs a set, list, pile or type, found `{t.show(collection.type)}`", right.span)


def _in_type(b: Body, item: n.Expr, kind: t.Type, span: Span) -> n.Expr:
    """`s in Point` on a union, or a range test on an integer."""
    item = b.present(item, item.span)
    if isinstance(item.type, t.UnionT) and kind in item.type.parts:
        return n.InPart(item, item.type.parts.index(kind), type=t.BOOL, span=span)
    if isinstance(kind, t.IntT) and isinstance(item.type, t.IntT) and kind.lo is not None and kind.hi is not None:
        low = n.Compare(">=", item, n.Const(kind.lo, type=t.IntT(kind.lo, kind.lo)), type=t.BOOL, span=span)
        high = n.Compare("<=", item, n.Const(kind.hi, type=t.IntT(kind.hi, kind.hi)), type=t.BOOL, span=span)
        return n.And((low, high), type=t.BOOL, span=span)
    if isinstance(kind, t.RowT) and isinstance(item.type, t.RowT) and kind.rows is not None:
        return n.Member(item, n.Const(frozenset(kind.rows), type=t.SetT(item.type)), type=t.BOOL, span=span)
    return b.error("E0412", f"`{t.show(item.type)}` is never a `{t.show(kind)}`", span)


def conditional(b: Body, node: s.Conditional, want: t.Type | None) -> n.Expr:
    """`a if c else b`"""
    test = ex.condition(b, node.test)
    if node.otherwise is None:
        return b.error("E0112", "`… if …` needs an `else`", node.span)
    facts, outer = b.facts, b.conditional
    b.conditional = outer or "in a branch of `if … else`"
    keep = isinstance(want, t.OptT)
    static = isinstance(test, n.Const) and isinstance(test.type, t.BoolT)
    with b.unguarded():
        b.assume(test, True)
        then = ex.expr(b, node.then, want, keep=keep) if not (static and not test.value) else None  # type: ignore[attr-defined]
        b.facts = facts
        b.assume(test, False)
        second = want if want is not None or then is None or isinstance(then.type, t.IntT | t.NoneT) else then.type
        otherwise = ex.expr(b, node.otherwise, second, keep=keep) if not (static and test.value) else None  # type: ignore[attr-defined]
        b.facts = facts
        if then is not None and isinstance(then.type, t.ErrorT | t.NoneT) and otherwise is not None and _bare(b, node.then):
            b.assume(test, True)
            then = ex.expr(b, node.then, otherwise.type, keep=keep)
            b.facts = facts
    b.conditional = outer
    if then is None or otherwise is None:
        return then or otherwise  # type: ignore[return-value]
    if want is not None and not isinstance(want, t.IntT) and fits(then.type, want) and fits(otherwise.type, want):
        then, otherwise = coerce(b, then, want), coerce(b, otherwise, want)
    else:
        then, otherwise = join(b, then, otherwise)
    kind = join_types(then.type, otherwise.type) or then.type
    return n.If(test, then, otherwise, type=kind, span=node.span)


def binary(b: Body, node: s.Binary, want: t.Type | None) -> n.Expr:
    """`??`, arithmetic, bits, sets, products with offsets."""
    if node.op == "??":
        return _default(b, node, want)
    if node.op == "..":
        return b.error(
            "E0307", "`a..b` is a type, not a value", node.span, "a value is expected here", "write `range(a, b + 1)` for its values"
        )
    inner = want if isinstance(want, t.RealT | t.BitsT | t.SetT) else None
    left = ex.expr(b, node.left, inner, keep=True)
    guess = left.type if isinstance(left.type, t.BitsT | t.SetT | t.EnumT) else inner
    right = ex.expr(b, node.right, guess, keep=True)
    if isinstance(left.type, t.ErrorT) or isinstance(right.type, t.ErrorT):
        return n.Const(None, type=t.ERROR, span=node.span)
    offset = _offset(b, node, left, right)
    if offset is not None:
        return offset
    left, right = b.present(_known(b, left), node.left.span), b.present(_known(b, right), node.right.span)
    return arithmetic(b, node.op, left, right, node.span)


def _known(b: Body, e: n.Expr) -> n.Expr:
    return n.Unwrap(e, type=e.type.inner, span=e.span) if isinstance(e.type, t.OptT) and e in b.facts else e


def _default(b: Body, node: s.Binary, want: t.Type | None) -> n.Expr:
    frame, b.frame = b.frame, []
    left = ex.expr(b, node.left, want, keep=True)
    guards, b.frame = b.frame, frame
    if isinstance(left.type, t.ErrorT):
        return left
    if not isinstance(left.type, t.OptT) and not guards:
        return b.error("E0502", f"the left of `??` is always there: it is `{t.show(left.type)}`", node.left.span, help="remove the `?? …`")
    inner = left.type.inner if isinstance(left.type, t.OptT) else left.type
    right = ex.expr(b, node.right, inner, keep=True)
    there: n.Expr = n.Unwrap(left, type=inner, span=left.span) if isinstance(left.type, t.OptT) else left
    present = n.Present(left, type=t.BOOL, span=left.span) if isinstance(left.type, t.OptT) else None
    tests = (*(guards or ()), *((present,) if present is not None else ()))
    test = tests[0] if len(tests) == 1 else n.And(tests, type=t.BOOL, span=node.span)
    then, otherwise = join(b, left if isinstance(right.type, t.OptT) else there, right)
    return n.If(test, then, otherwise, type=join_types(then.type, otherwise.type) or then.type, span=node.span)


def _offset(b: Body, node: s.Binary, left: n.Expr, right: n.Expr) -> n.Expr | None:
    """`x + (1, 0)`, `x + k * step`: a product that may leave its range."""
    kind = left.type.inner if isinstance(left.type, t.OptT) else left.type
    if node.op not in ("+", "-") or not isinstance(kind, t.ProductT) or not isinstance(right.type, t.TupleT | t.ProductT):
        return None
    size = len(right.type.items) if isinstance(right.type, t.TupleT) else len(right.type.fields)
    if size != len(kind.fields):
        return b.error("E0413", f"{size} offsets for the {len(kind.fields)} parts of `{t.show(kind)}`", node.span)
    parts = right.parts if isinstance(right, n.MakeTuple) else tuple(_item(right, i) for i in range(size))
    if node.op == "-":
        parts = tuple(n.Negate(p, type=arith_range("-", t.IntT(0, 0), p.type), span=p.span) for p in parts)
    result = t.OptT(kind)
    if not isinstance(left.type, t.OptT):
        return n.Shift(left, parts, type=result, span=node.span)
    if left in b.facts:
        return n.Shift(n.Unwrap(left, type=kind, span=left.span), parts, type=result, span=node.span)
    there = n.Shift(n.Unwrap(left, type=kind, span=left.span), parts, type=result, span=node.span)
    return n.If(n.Present(left, type=t.BOOL, span=left.span), there, n.Const(None, type=result), type=result, span=node.span)


def _item(e: n.Expr, number: int) -> n.Expr:
    if isinstance(e, n.Const):
        kind = e.type.items[number] if isinstance(e.type, t.TupleT) else e.type.fields[number][1]  # type: ignore[attr-defined]
        return n.Const(e.value[number], type=kind, span=e.span)
    if isinstance(e.type, t.ProductT):
        name, kind = e.type.fields[number]
        return n.Field(e, name, type=kind, span=e.span)
    assert isinstance(e.type, t.TupleT)
    return n.Item(e, number, type=e.type.items[number], span=e.span)


def arithmetic(b: Body, op: str, left: n.Expr, right: n.Expr, span: Span) -> n.Expr:
    """left op right, both there."""
    a, c = left.type, right.type
    if isinstance(a, t.ErrorT) or isinstance(c, t.ErrorT):
        return n.Const(None, type=t.ERROR, span=span)
    if isinstance(a, t.SetT) and isinstance(c, t.SetT) and op in ("|", "&", "-", "^"):
        kind = (
            join_types(a.element, c.element)
            if not (isinstance(a.element, t.NoneT) or isinstance(c.element, t.NoneT))
            else (c.element if isinstance(a.element, t.NoneT) else a.element)
        )
        if kind is None:
            return b.error("E0412", f"sets of `{t.show(a.element)}` and of `{t.show(c.element)}`", span)
        whole = t.SetT(kind)
        return n.SetOp(op, coerce(b, left, whole), coerce(b, right, whole), type=whole, span=span)
    if isinstance(a, t.BitsT) or isinstance(c, t.BitsT):
        return _bits(b, op, left, right, span)
    if isinstance(a, t.BoolT) and isinstance(c, t.BoolT) and op in ("&", "|", "^"):
        return n.Arith(op, left, right, type=t.BOOL, span=span)
    if isinstance(a, t.ArrayT) or isinstance(c, t.ArrayT):
        return _arrays(b, op, left, right, span)
    if isinstance(a, t.TupleT) or isinstance(c, t.TupleT):
        return _tuples(b, op, left, right, span)
    if isinstance(a, t.CyclicT) or isinstance(c, t.CyclicT):
        whole_cyclic = a if isinstance(a, t.CyclicT) else c
        if op in ("+", "-", "*"):
            return n.Arith(op, coerce(b, left, whole_cyclic), coerce(b, right, whole_cyclic), type=whole_cyclic, span=span)
        left, right = _plain(left), _plain(right)
        a, c = left.type, right.type
    if isinstance(a, t.RealT) or isinstance(c, t.RealT) or op == "/":
        return _reals(b, op, left, right, span)
    if isinstance(a, t.IntT) and isinstance(c, t.IntT):
        if op in ("//", "%"):
            lo, hi = interval(c)
            if (lo is None or lo <= 0) and (hi is None or hi >= 0):
                return b.error("E0414", "the divisor may be 0", right.span, f"it is {t.show(t.IntT(lo, hi))}", "make its range exclude 0")
        if op in ("+", "-", "*", "//", "%", "**", "<<", ">>", "&", "|", "^"):
            return n.Arith(op, left, right, type=arith_range(op, a, c), span=span)
    wrong = left if not isinstance(a, t.IntT | t.RealT) else right
    help = (
        "write `index(x)` for its number"
        if isinstance(wrong.type, t.EnumT | t.RowT)
        else "write `int(x)`"
        if isinstance(wrong.type, t.BoolT)
        else ""
    )
    return b.error("E0411", f"`{op}` needs numbers, found `{t.show(wrong.type)}`", wrong.span, help=help)


def _plain(e: n.Expr) -> n.Expr:
    return n.Convert(e, type=t.IntT(0, e.type.n - 1), span=e.span) if isinstance(e.type, t.CyclicT) else e


def _reals(b: Body, op: str, left: n.Expr, right: n.Expr, span: Span) -> n.Expr:
    real = left.type if isinstance(left.type, t.RealT) else right.type if isinstance(right.type, t.RealT) else b.elab.real
    if isinstance(left.type, t.RealT) and isinstance(right.type, t.RealT) and left.type != right.type:
        return b.error("E0403", f"`{op}` mixes real32 and real64", span, help="convert one side: `real32(…)` or `real64(…)`")
    if op not in ("+", "-", "*", "/", "//", "%", "**"):
        return b.error("E0411", f"`{op}` is not defined on reals", span)
    return n.Arith(op, coerce(b, left, real), coerce(b, right, real), type=real, span=span)


def _bits(b: Body, op: str, left: n.Expr, right: n.Expr, span: Span) -> n.Expr:
    if op in ("<<", ">>") and isinstance(left.type, t.BitsT):
        at = right if isinstance(right.type, t.IntT) else n.Builtin("int", (right,), type=t.IntT(*interval(right.type)), span=right.span)
        return n.Arith(op, left, at, type=left.type, span=span)
    kind = left.type if isinstance(left.type, t.BitsT) else right.type
    if kind == t.BitsT(64) and op not in ("+", "-", "*", "&", "|", "^"):
        return b.error("E0411", f"`{op}` is not defined on words of 64 bits", span, help="use a shift, or words of 32 bits")
    return n.Arith(op, coerce(b, left, kind), coerce(b, right, kind), type=kind, span=span)


def _arrays(b: Body, op: str, left: n.Expr, right: n.Expr, span: Span) -> n.Expr:
    if op == "@":
        a, c = left.type, right.type
        if not isinstance(a, t.ArrayT) or not isinstance(c, t.ArrayT) or t.count(a.dims[-1]) != t.count(c.dims[0]):
            return b.error("E0415", f"`@` cannot contract `{t.show(a)}` with `{t.show(c)}`", span)
        rest = a.dims[:-1] + c.dims[1:]
        return n.MatMul(left, right, type=t.ArrayT(a.element, rest) if rest else a.element, span=span)
    whole = left.type if isinstance(left.type, t.ArrayT) else right.type
    assert isinstance(whole, t.ArrayT)
    for side in (left, right):
        if isinstance(side.type, t.ArrayT) and [t.count(d) for d in side.type.dims] != [t.count(d) for d in whole.dims]:
            return b.error("E0415", f"axes differ: `{t.show(left.type)}` and `{t.show(right.type)}`", span)
    if op not in ("+", "-", "*", "/"):
        return b.error("E0411", f"`{op}` is not defined on arrays", span)
    sides = [x if isinstance(x.type, t.ArrayT) else coerce(b, x, whole.element) for x in (left, right)]
    return n.ArrayArith(op, sides[0], sides[1], type=whole, span=span)


def _tuples(b: Body, op: str, left: n.Expr, right: n.Expr, span: Span) -> n.Expr:
    """Offsets: tuple + tuple, k * tuple."""
    size = len(left.type.items) if isinstance(left.type, t.TupleT) else len(right.type.items)  # type: ignore[attr-defined]

    def parts(e: n.Expr) -> list[n.Expr]:
        if isinstance(e, n.MakeTuple):
            return list(e.parts)
        return [_item(e, i) for i in range(size)] if isinstance(e.type, t.TupleT | t.ProductT) else [e] * size

    made = tuple(arithmetic(b, op, x, y, span) for x, y in zip(parts(left), parts(right), strict=True))
    return n.MakeTuple(made, type=t.TupleT(tuple(m.type for m in made)), span=span)


def same_type(b: Body, parts: list[n.Expr]) -> list[n.Expr]:
    """All with their common type."""
    kind: t.Type | None = parts[0].type
    for p in parts[1:]:
        kind = None if kind is None else join_types(kind, p.type)
        if kind is None:
            b.error("E0405", f"`{t.show(parts[0].type)}` and `{t.show(p.type)}` stand in one list", p.span)
            return [parts[0]] * len(parts)
    assert kind is not None
    return (
        [coerce(b, p, kind) if not isinstance(kind, t.IntT) else p for p in parts]
        if not isinstance(kind, t.IntT)
        else [n.Const(p.value, type=kind, span=p.span) if isinstance(p, n.Const) else n.Convert(p, type=kind, span=p.span) for p in parts]
    )
