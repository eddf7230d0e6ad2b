"""Type expressions: from syntax to types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.elaborate.scope import Scope
from specc.ir import types as t
from specc.source.suggest import nearest
from specc.source.text import Span
from specc.syntax import nodes as s

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator

SIMPLE: dict[str, t.Type] = {
    "bool": t.BOOL, "text": t.TEXT, "int": t.ANY_INT, "real32": t.REAL32, "real64": t.REAL64,
    **{f"u{n}": t.BitsT(n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64)},
}  # fmt: skip


FORMS: dict[str, str] = {
    "enum": "write `enum(a, b, …)`", "range": "write `range(n)`", "int": "write `int(lo, hi)` or `lo..hi`", "bits": "write `bits(n)`",
    "cyclic": "write `cyclic(n)`", "set": "write `set(T)`", "bag": "write `bag(T, cap)`", "list": "write `list(T, cap)`: how many at most?",
    "pile": "write `pile(T)`", "pool": "write `pool(T, cap)`", "texts": "write `texts(Table.column, …)`", "packed": "`packed(z, n, _: 6)`",
}  # fmt: skip

MOST_PLACES = 2**16
MOST_CELLS = 2**26


def resolve(elab: Elaborator, scope: Scope, node: s.Expr, hint: str = "") -> t.Type:
    """The type that an expression of a type position names."""
    kind = _resolve(elab, scope, node, hint)
    flaw = _flaw(kind)
    if flaw is None:
        return kind
    elab.reporter.error("E0427" if "possible" in flaw[1] else "E0406", flaw[0], node.span, help=flaw[1])
    return t.ERROR


def _flaw(kind: t.Type) -> tuple[str, str] | None:
    """What makes a type impossible, with help; None when nothing does. (Parts have been looked at before.)"""
    match kind:
        case t.IntT(int(lo), int(hi)) if lo > hi:
            return f"`{t.show(t.IntT(lo, hi))}` has no values", "the first bound is the smaller one"
        case t.BitsT(width) if not (1 <= width <= 32 or width == 64):
            return f"`bits({width})` is not a type", "bits have 1 to 32 places, or 64"
        case t.BitsT(_, fields) if len({name for name, _ in fields if name != "_"}) < sum(name != "_" for name, _ in fields):
            return "a part is written twice", "parts have different names; `_` is for places without one"
        case t.CyclicT(n) if n < 1:
            return f"`cyclic({n})` is not a type", "it counts modulo 1 or more"
        case t.ListT(_, cap) | t.BagT(_, cap) | t.PoolT(_, cap) if not 0 <= cap <= MOST_PLACES:
            return f"room for {cap} is not possible", f"say how many there are at most, up to {MOST_PLACES}"
        case t.EnumT(_, members) if len(set(members)) < len(members):
            return "a member of this enum is written twice", "members differ"
        case t.EnumT(_, ()):
            return "this enum has no members", FORMS["enum"]
        case t.ProductT(_, fields) | t.RecordT(_, fields) if len({name for name, _ in fields}) < len(fields):
            return "a part is written twice", "parts have different names"
        case t.ArrayT(element, dims):
            size = 1
            for d in dims:
                size *= t.count(d)
            if size < 1:
                return "this array has no cells", "an axis has at least one"
            if size > MOST_CELLS:
                return f"this array has {size} cells", f"up to {MOST_CELLS} are possible: use a smaller index type"
            if not isinstance(element, t.ErrorT) and _nested(element) * size > MOST_CELLS:
                return f"this array has {_nested(element) * size} cells", f"up to {MOST_CELLS} are possible: use smaller index types"
            return None
        case t.SetT(element) | t.PileT(element) if t.is_finite(element) and t.count(element) > MOST_CELLS:
            return f"`{t.show(element)}` has {t.count(element)} values, too many for a set", f"up to {MOST_CELLS} are possible"
        case _:
            return None


def _nested(kind: t.Type) -> int:
    """Cells of an array type, also inside."""
    if not isinstance(kind, t.ArrayT):
        return 1
    size = _nested(kind.element)
    for d in kind.dims:
        size *= t.count(d)
    return size


def _resolve(elab: Elaborator, scope: Scope, node: s.Expr, hint: str = "") -> t.Type:
    """The type that a type expression names; `hint` names an anonymous enum or product. Reports and gives ErrorT on mistakes."""
    match node:
        case s.Name(id=name):
            return _named(elab, scope, name, node.span)
        case s.Has(base=base):
            return t.OptT(resolve(elab, scope, base, hint))
        case s.Binary(op="..", left=left, right=s.Subscript(base=high, indices=indices)):
            ranged = s.Binary(span=node.span, op="..", left=left, right=high)
            return resolve(elab, scope, s.Subscript(span=node.span, base=ranged, indices=indices), hint)
        case s.Binary(op="..", left=left, right=s.Has(base=high)):
            return t.OptT(resolve(elab, scope, s.Binary(span=node.span, op="..", left=left, right=high), hint))
        case s.Binary(op="..", left=left, right=right):
            return t.IntT(elab.static_int(scope, left), elab.static_int(scope, right))
        case s.Binary(op="+", left=left, right=right):
            first, second = resolve(elab, scope, left, hint), resolve(elab, scope, right, hint)
            if isinstance(first, t.EnumT) and isinstance(second, t.EnumT):
                return elab.register(t.EnumT(hint, first.members + second.members))
            return _error(elab, node.span, "only enums can be extended with `+`")
        case s.Binary(op="|", left=left, right=right):
            parts = (resolve(elab, scope, left, hint + "_1"), resolve(elab, scope, right, hint + "_2"))
            flat = tuple(q for p in parts for q in (p.parts if isinstance(p, t.UnionT) else (p,)))
            return t.UnionT(hint, flat)
        case s.Subscript(base=base, indices=indices):
            dims = tuple(dimension(elab, scope, i) for i in indices)
            if any(isinstance(d, t.ErrorT) for d in dims):
                return t.ERROR
            for d, i in zip(dims, indices, strict=True):
                if not t.is_finite(d):
                    return _error(elab, i.span, f"`{t.show(d)}` is not finite, so it cannot be an index")
            return t.ArrayT(resolve(elab, scope, base, hint), dims)
        case s.Call(function=s.Name(id=name), args=args):
            return _constructed(elab, scope, name, args, node, hint)
        case s.Tuple(items=items) if items and all(isinstance(i, s.Param) for i in items):
            return _product(elab, scope, items, hint)
        case s.Tuple(items=items):
            return t.TupleT(tuple(resolve(elab, scope, i, hint) for i in items))
        case s.SetLiteral(items=items) if items and all(isinstance(i, s.Param) for i in items):
            return _product(elab, scope, items, hint)
        case s.MapLiteral(items=items) if all(isinstance(k, s.Name) for k, _ in items):
            return _parts(tuple((k.id, resolve(elab, scope, v, k.id.capitalize())) for k, v in items if isinstance(k, s.Name)), hint)
        case s.Conditional(then=base, test=test, otherwise=None):
            return _subset(elab, scope, base, test, hint)
        case _:
            return _error(elab, node.span, "this is not a type")


def not_kept(kind: t.Type) -> t.Type | None:
    """The part of a type that a field of the state cannot hold."""
    match kind:
        case t.TupleT() | t.TextT() | t.OptT(t.PileT()):
            return kind
        case t.OptT(inner) | t.ListT(inner, _) | t.PoolT(inner, _) | t.ArrayT(inner, _):
            return not_kept(inner)
        case t.RecordT(_, fields):
            return next((found for _, f in fields if (found := not_kept(f)) is not None), None)
        case _:
            return None


def dimension(elab: Elaborator, scope: Scope, node: s.Expr) -> t.Type:
    """The index type of an axis: a finite type, or a static size."""
    if isinstance(node, s.Param):
        return dimension(elab, scope, node.type)
    if isinstance(node, s.Number) or (isinstance(node, s.Binary) and node.op != ".."):
        return t.IntT(0, elab.static_int(scope, node) - 1)
    if isinstance(node, s.Name) and node.id not in SIMPLE:
        entity = scope.find(node.id)
        if entity is not None and entity.kind == "constant" and elab.type_constant(entity) is None:
            return t.IntT(0, elab.static_int(scope, node) - 1)
    return resolve(elab, scope, node)


def _error(elab: Elaborator, span: Span, message: str, help: str = "") -> t.Type:
    elab.reporter.error("E0406", message, span, help=help)
    return t.ERROR


def _named(elab: Elaborator, scope: Scope, name: str, span: Span) -> t.Type:
    if name == "real":
        return elab.real
    if name in SIMPLE:
        return SIMPLE[name]
    if name == "Player":
        return t.IntT(0, elab.players - 1, "Player")
    entity = scope.find(name)
    if entity is not None and entity.kind in ("type", "table"):
        return elab.type_of(entity)
    if entity is not None and (constant := elab.type_constant(entity)) is not None:
        return constant
    near = nearest(
        name, {n for n in scope.all_names() if (e := scope.find(n)) and e.kind in ("type", "table")} | set(SIMPLE) | {"Player", "real"}
    )
    elab.reporter.error(
        "E0301", f"unknown type `{name}`", span, "no type or table has this name", help=f"did you mean `{near}`?" if near else ""
    )
    return t.ERROR


def _constructed(elab: Elaborator, scope: Scope, name: str, args: tuple[s.Expr, ...], node: s.Expr, hint: str) -> t.Type:
    def number(i: int) -> int:
        return elab.static_int(scope, args[i])

    def inner(i: int) -> t.Type:
        return resolve(elab, scope, args[i], hint)

    match name, len(args):
        case "int", 2:
            return t.IntT(number(0), number(1))
        case "range", 1:
            return t.IntT(0, number(0) - 1)
        case "range", 2:
            return t.IntT(number(0), number(1) - 1)
        case "real", 2:
            elab.real_bounds[node.span] = (elab.static_real(scope, args[0]), elab.static_real(scope, args[1]))
            return elab.real
        case "cyclic", 1:
            return t.CyclicT(number(0))
        case "bits", 1:
            return t.BitsT(number(0))
        case "enum", _:
            for a in args:
                if not isinstance(a, s.Name) or a.id in ("true", "false", "none"):
                    return _error(elab, a.span, "a member of an enum is a name", FORMS["enum"])
            return elab.register(t.EnumT(hint, tuple(a.id for a in args if isinstance(a, s.Name))))
        case "set", 1:
            element = inner(0)
            return (
                t.SetT(element)
                if t.is_finite(element) or isinstance(element, t.ErrorT)
                else _error(elab, args[0].span, "a set needs a finite type")
            )
        case "bag", 2:
            return t.BagT(inner(0), number(1))
        case "list", 2:
            return t.ListT(inner(0), number(1))
        case "pile", 1:
            cards = inner(0)
            return (
                t.PileT(cards)
                if t.is_finite(cards) or isinstance(cards, t.ErrorT)
                else _error(elab, args[0].span, "a pile needs a finite type")
            )
        case "pool", 2:
            return t.PoolT(inner(0), number(1))
        case "packed", _:
            fields = []
            for a in args:
                if isinstance(a, s.Param):
                    fields.append((a.name, elab.static_int(scope, a.type)))
                elif isinstance(a, s.Name):
                    fields.append((a.id, 1))
            return t.BitsT(sum(w for _, w in fields), tuple(fields), hint)
        case "texts", _:
            return elab.texts(scope, args, hint, node.span)
        case _:
            return _error(elab, node.span, f"`{name}({', '.join('…' * len(args))})` is not a type", FORMS.get(name, ""))


def _product(elab: Elaborator, scope: Scope, items: tuple[s.Expr, ...], hint: str) -> t.Type:
    return _parts(tuple((i.name, resolve(elab, scope, i.type, i.name.capitalize())) for i in items if isinstance(i, s.Param)), hint)


def _parts(fields: tuple[tuple[str, t.Type], ...], hint: str) -> t.Type:
    if any(isinstance(f, t.ErrorT) for _, f in fields):
        return t.ERROR
    return t.ProductT(hint, fields) if all(t.is_finite(f) for _, f in fields) else t.RecordT(hint, fields)


def _subset(elab: Elaborator, scope: Scope, base: s.Expr, test: s.Expr, hint: str) -> t.Type:
    kind = resolve(elab, scope, base, hint)
    if not isinstance(kind, t.RowT):
        return _error(elab, base.span, "`if` cuts a subset out of a table; this is not a table") if not isinstance(kind, t.ErrorT) else kind
    rows = tuple(r for r in t.values(kind) if elab.static_row_test(scope, kind, r, test))
    return t.RowT(kind.table, kind.count, rows, hint)
