"""Views: names for parts of the state, through which reads and writes pass; and the named bits of packed values."""

from __future__ import annotations

from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import stored
from specc.elaborate.scope import Entity
from specc.ir import nodes as n
from specc.ir import types as t
from specc.source.text import Span
from specc.syntax import nodes as s


def bits_read(base: n.Expr, at: int, size: int, span: Span) -> n.Expr:
    """The named bits of a packed value: bool for one bit, else bits(size)."""
    if size == 1:
        return n.Builtin("bit", (base, _int(at)), type=t.BOOL, span=span)
    return n.Builtin("get_bits", (base, _int(at), _int(size)), type=t.BitsT(size), span=span)


def bits_written(base: n.Expr, at: int, size: int, value: n.Expr, span: Span) -> n.Expr:
    """The packed value with the named bits replaced."""
    if size == 1:
        return n.Builtin("with_bit", (base, _int(at), value), type=base.type, span=span)
    return n.Builtin("with_bits", (base, _int(at), _int(size), value), type=base.type, span=span)


def _int(value: int) -> n.Expr:
    return n.Const(value, type=t.IntT(value, value))


def _parts(b: Body, entity: Entity) -> list[s.Expr]:
    of = entity.decl.of
    return [b.elab.parsed(c) for c in (of if isinstance(of, list) else [of])]


def _cyclic(b: Body, entity: Entity, span: Span) -> bool:
    """Is this view being looked through already? Then it is made of itself, which is said."""
    if entity.name not in b.through:
        return False
    b.error("E0902", f"view `{entity.decl.name}` is made of itself", span, " → ".join((*b.through, entity.name)), "name parts of the state")
    return True


def _at_home(b: Body, entity: Entity) -> Body:
    """A context in the scope of the view's document, that shares what is read and known."""
    inner = Body(b.elab, entity.scope, special=frozenset(), what="view", through=(*b.through, entity.name))
    inner.reads, inner.taken = b.reads, b.taken
    return inner


def read(b: Body, entity: Entity, at: s.Expr | None, span: Span) -> n.Expr:
    """What a view shows."""
    if _cyclic(b, entity, span):
        return n.Const(None, type=t.ERROR, span=span)
    home = _at_home(b, entity)
    parts = _parts(b, entity)
    if entity.decl.index is not None:
        if at is None:
            return b.error("E0409", f"view `{entity.decl.name}` needs an index", span)
        kind = b.elab.resolve_code(entity.scope, entity.decl.index)
        number = ex.typed(b, at, kind)
        shown = [b.elab.view_part(home, p) for p in parts]
        result = shown[-1]
        for value, choice in reversed(list(zip(t.values(kind), shown, strict=True))[:-1]):
            test = n.Compare("==", number, n.Const(value, type=kind), type=t.BOOL, span=span)
            result = n.If(test, choice, result, type=result.type, span=span)
        return result
    value_ = b.elab.view_part(home, parts[0])
    if entity.decl.as_ is not None:
        named = b.elab.resolve_code(entity.scope, entity.decl.as_)
        return n.Convert(value_, type=named, span=span)
    return value_


def write(b: Body, entity: Entity, at: s.Expr | None, value: n.Expr, span: Span) -> list[n.Stmt]:
    """Statements that write a value through a view."""
    if _cyclic(b, entity, span):
        return []
    home = _at_home(b, entity)
    parts = _parts(b, entity)
    if entity.decl.index is not None and at is not None:
        kind = b.elab.resolve_code(entity.scope, entity.decl.index)
        number = ex.typed(b, at, kind)
        held = b.fresh("value", value.type)
        cases = []
        for static, part in zip(t.values(kind), parts, strict=True):
            cases.append(((static,), tuple(_write_part(b, home, part, n.Var(held.name, type=value.type), span))))
        return [n.SetLocal(held, value, span=span), n.MatchStmt(number, tuple(cases), span=span)]
    return _write_part(b, home, parts[0], value, span)


def _write_part(b: Body, home: Body, part: s.Expr, value: n.Expr, span: Span) -> list[n.Stmt]:
    if isinstance(part, s.Name) and part.id not in home.locals:
        inner = home.scope.find(part.id)
        if inner is not None and inner.kind == "view":
            outer, b.through = b.through, home.through
            written_through = write(b, inner, None, value, span)
            b.through = outer
            return written_through
    if isinstance(part, s.Call) and isinstance(part.function, s.Name) and part.function.id == "concat":
        places = [b.elab.view_part(home, p) for p in part.args]
        held = b.fresh("value", value.type)
        out: list[n.Stmt] = [n.SetLocal(held, value, span=span)]
        if not all(isinstance(p.type, t.BitsT) for p in places):
            if not any(isinstance(p.type, t.ErrorT) for p in places):
                b.error("E0411", "`concat` joins bits", part.span, "a part of this is something else")
            return []
        at = sum(p.type.width for p in places if isinstance(p.type, t.BitsT))
        for place, written in zip(places, part.args, strict=True):
            assert isinstance(place.type, t.BitsT)
            at -= place.type.width
            piece = n.Builtin("get_bits", (n.Var(held.name, type=value.type), _int(at), _int(place.type.width)), type=place.type, span=span)
            out += _write_part(b, home, written, piece, span)
        return out
    place = b.elab.view_part(home, part)
    if isinstance(place.type, t.ErrorT):
        return []
    made = stored(b, value, place.type)
    while isinstance(place, n.Builtin) and place.name in ("bit", "get_bits"):      # some bits of a word: the word is written
        base, *where = place.args
        made = n.Builtin("with_bit" if place.name == "bit" else "with_bits", (base, *where, made), type=base.type, span=span)
        place = base
    root = place
    while isinstance(root, n.Index | n.Field | n.Unwrap):
        root = root.base
    if not isinstance(root, n.State):
        b.error("E0602", "this view cannot be assigned to", span, "it shows what is computed", "name parts of the state in it")
        return []
    b.forget({root.name})
    return [n.Assign(place, made, span=span)]
