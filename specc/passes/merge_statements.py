"""Bodies of which only one runs become one straight line of statements, each printed once.

    row 1: hit(me, foe, 40); heal(me, 30)        hit(me, foe, [40, 50][which])
    row 2: hit(me, foe, 50); end_turn()     →    if which == 1: heal(me, 30)
    row 3: end_turn()                            if which in {2, 3}: end_turn()

Relies on: locals of a body are its own. Guarantees: for each body, the statements enabled by its number are its statements in
order, with its own operands. Cost grows with the kinds of statements, not with the number of bodies.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import bound, rewrite, walk_block


@dataclass(frozen=True)
class ByBody(n.Expr):
    """An expression that depends on which body runs: `options` are (numbers of bodies, expression)."""

    selector: n.Expr
    options: tuple[tuple[tuple[int, ...], n.Expr], ...]


def merge_statements(bodies: Sequence[n.Block], selector: n.Expr) -> n.Block:
    """One block that does what the body numbered `selector` does."""
    return _Merger(selector, len(bodies)).blocks({b: _own_names(block, b) for b, block in enumerate(bodies)})


def merge_expressions(options: Sequence[n.Expr], selector: n.Expr) -> n.Expr:
    """One expression that is the one numbered `selector`."""
    return _Merger(selector, len(options)).expressions(dict(enumerate(options)))


def _own_names(block: n.Block, body: int) -> n.Block:
    """The block with a suffix on every name that it binds, so that no two bodies share one by chance."""
    names = frozenset(name for s in block for name in _bound(s))
    often = _set_often(block)
    table = {k: f"{k}.{body}!" if k in often else f"{k}.{body}" for k in names}
    return cast(n.Block, tuple(_renamed(s, table) for s in block))


def with_own_parameters(block: n.Block, params: Sequence[n.Local]) -> n.Block:
    """A body that assigns to a parameter (a changed field of an event) gets a local of its own for it, with the same value at first."""
    taken = {name for s in block for name in _bound(s)}
    changed = [p for p in params if p.name in taken]
    table = {p.name: f"{p.name}_changed" for p in changed}
    first = tuple(n.SetLocal(n.Local(table[p.name], p.type), n.Var(p.name, type=p.type)) for p in changed)
    return cast(n.Block, (*first, *(_renamed(s, table) for s in block))) if changed else block


def _set_often(block: n.Block) -> frozenset[str]:
    """Locals with more than one assignment: they keep statements of their own."""
    seen: set[str] = set()
    often: set[str] = set()
    for x in walk_block(block):
        for var in [] if not isinstance(x, n.Stmt) or isinstance(x, n.IfStmt) else _targets(x):
            (often if var.name in seen else seen).add(var.name)
        match x:
            case n.Assign(place) | n.AssignEach(place) | n.Mutate(place) if isinstance(_root(place), n.Var):
                often.add(cast(n.Var, _root(place)).name)
    return frozenset(often)


def _root(place: n.Expr) -> n.Expr:
    while isinstance(place, n.Index | n.Field | n.Unwrap):
        place = place.base
    return place


def _bound(s: n.Stmt) -> frozenset[str]:
    names = set(bound(s))
    for x in walk_block((s,)):
        match x:
            case n.CallRule(result=n.Local(name)) | n.CallColumn(result=n.Local(name)) | n.Mutate(result=n.Local(name)):
                names.add(name)
            case n.Choose(var, binder):
                names |= {var.name, binder.name}
            case n.Emit(_, fields, _, cancelled):
                names |= {local.name for local, _ in fields}
                if cancelled is not None:
                    names.add(cancelled.name)
    return frozenset(names)


def _renamed(node: Any, names: dict[str, str]) -> Any:
    """The node with locals renamed, where they are bound and where they are used."""
    if not names:
        return node

    def change(x: Any) -> Any:
        if isinstance(x, n.Var):
            return dataclasses.replace(x, name=names[x.name]) if x.name in names else x
        updates = {}
        for f in dataclasses.fields(x):
            old = getattr(x, f.name)
            new = _relabelled(old, names)
            if new is not old:
                updates[f.name] = new
        return dataclasses.replace(x, **updates) if updates else x

    return rewrite(node, change)


def _relabelled(value: Any, names: dict[str, str]) -> Any:
    match value:
        case n.Local(name, kind):
            return n.Local(names[name], kind) if name in names else value
        case n.ForClause(var, domain):
            new = _relabelled(var, names)
            return value if new is var else n.ForClause(new, domain)
        case tuple():
            changed = tuple(_relabelled(v, names) for v in value)
            return value if all(a is b for a, b in zip(changed, value, strict=True)) else changed
        case _:
            return value


class _Merger:
    def __init__(self, selector: n.Expr, count: int) -> None:
        self.selector = selector
        self.count = count

    # ---- statements
    def blocks(self, bodies: dict[int, n.Block]) -> n.Block:
        """The common line of several blocks."""
        columns: list[dict[int, n.Stmt]] = []
        keys: list[Any] = []
        for body in sorted(bodies, key=lambda b: -len(bodies[b])):
            self._align(columns, keys, body, bodies[body])
        out: list[tuple[frozenset[int], list[n.Stmt]]] = []
        names: dict[int, dict[str, str]] = {b: {} for b in bodies}
        for column in columns:
            statement = self._merged(self._unified(column, names))
            enabled = frozenset(column)
            if out and out[-1][0] == enabled:
                out[-1][1].append(statement)
            else:
                out.append((enabled, [statement]))
        block: list[n.Stmt] = []
        for enabled, statements in out:
            if enabled == frozenset(bodies):
                block += statements
            else:
                block.append(n.IfStmt(self._runs(enabled), tuple(statements), ()))
        return tuple(block)

    def _runs(self, bodies: frozenset[int]) -> n.Expr:
        """Is one of these bodies the one that runs?"""
        kind = t.IntT(0, self.count)
        if len(bodies) == 1:
            return n.Compare("==", self.selector, n.Const(min(bodies), type=kind), type=t.BOOL)
        return n.Member(self.selector, n.Const(frozenset(bodies), type=t.SetT(kind)), type=t.BOOL)

    def _align(self, columns: list[dict[int, n.Stmt]], keys: list[Any], body: int, block: n.Block) -> None:
        """Put the statements of a body into the columns, in order, as many as possible into columns of their kind."""
        own = [_key(s, body, i) for i, s in enumerate(block)]
        rows, cols = len(own), len(keys)
        best = [[0] * (cols + 1) for _ in range(rows + 1)]
        for i in reversed(range(rows)):
            for j in reversed(range(cols)):
                same = best[i + 1][j + 1] + _weight(block[i]) if own[i] == keys[j] else 0
                best[i][j] = max(same, best[i + 1][j], best[i][j + 1])
        i = j = 0
        while i < rows:
            if j < len(keys) and own[i] == keys[j] and best[i][j] == best[i + 1][j + 1] + _weight(block[i]):
                columns[j][body] = block[i]
                i, j = i + 1, j + 1
            elif j < len(keys) and best[i][j] == best[i][j + 1]:
                j += 1
            else:
                columns.insert(j, {body: block[i]})
                keys.insert(j, own[i])
                best = [row[:j] + [row[j]] + row[j:] for row in best]
                i, j = i + 1, j + 1

    def _unified(self, column: dict[int, n.Stmt], names: dict[int, dict[str, str]]) -> dict[int, n.Stmt]:
        """The statements of a column, with the locals that they define under one name."""
        statements = {b: _renamed(s, names[b]) for b, s in column.items()}
        bodies = list(statements)
        first = statements[bodies[0]]
        targets = _targets(first)
        for b in bodies[1:]:
            for old, new in zip(_targets(statements[b]), targets, strict=True):
                if old.name != new.name:
                    names[b][old.name] = new.name
            statements[b] = _renamed(statements[b], names[b])
        return statements

    def _merged(self, column: dict[int, n.Stmt]) -> n.Stmt:
        statements = list(column.values())
        first = statements[0]
        if all(s == first for s in statements):
            return first
        updates: dict[str, Any] = {}
        for f in dataclasses.fields(first):
            if f.name == "span":
                continue
            values = {b: getattr(s, f.name) for b, s in column.items()}
            updates[f.name] = self._place(values) if f.name == "place" else self._value(values)
        return dataclasses.replace(first, **updates)

    def _place(self, places: dict[int, n.Expr]) -> n.Expr:
        """Places that differ in their indices only."""
        first = next(iter(places.values()))
        if all(p == first for p in places.values()):
            return first
        assert isinstance(first, n.Index | n.Field | n.Unwrap)
        base = self._place({b: cast(Any, p).base for b, p in places.items()})
        if not isinstance(first, n.Index):
            return dataclasses.replace(first, base=base)
        columns = range(len(first.indices))
        indices = tuple(self.expressions({b: cast(n.Index, p).indices[i] for b, p in places.items()}) for i in columns)
        return dataclasses.replace(first, base=base, indices=indices)

    def _value(self, values: dict[int, Any]) -> Any:
        """One attribute of a merged statement."""
        first = next(iter(values.values()))
        if all(v == first for v in values.values()):
            return first
        if isinstance(first, n.Expr):
            return self.expressions(values)
        if isinstance(first, t.Type):
            return _join(list(values.values()))
        if isinstance(first, n.Local):
            return n.Local(first.name, _join([v.type for v in values.values()]))
        if isinstance(first, int):
            return self.expressions({b: n.Const(v, type=t.ANY_INT) for b, v in values.items()})
        if isinstance(first, str):
            return first
        if isinstance(first, tuple) and first and isinstance(first[0], n.Stmt):
            return self.blocks(values)
        if isinstance(first, tuple):
            return tuple(self._value({b: v[i] for b, v in values.items()}) for i in range(len(first)))
        if dataclasses.is_dataclass(first):
            updates = {f.name: self._value({b: getattr(v, f.name) for b, v in values.items()}) for f in dataclasses.fields(first)}
            return dataclasses.replace(cast(Any, first), **updates)
        raise TypeError(f"cannot merge {first}")

    # ---- expressions
    def expressions(self, options: dict[int, n.Expr]) -> n.Expr:
        """One expression: equal parts once, parts that differ by body."""
        first = next(iter(options.values()))
        if all(v == first for v in options.values()):
            return first
        kind = _join([v.type for v in options.values()])
        same_class = all(type(v) is type(first) for v in options.values())
        if same_class and _mergeable(first) and all(v.type == first.type for v in options.values()):
            shape = _shape(first)
            if all(_shape(v) == shape for v in options.values()):
                updates = {
                    f.name: self._operand({b: getattr(v, f.name) for b, v in options.items()})
                    for f in dataclasses.fields(first)
                    if f.name not in ("type", "span")
                }
                return dataclasses.replace(first, **updates)
        groups: list[tuple[list[int], n.Expr]] = []
        for b, v in options.items():
            for bodies, seen in groups:
                if seen == v:
                    bodies.append(b)
                    break
            else:
                groups.append(([b], v))
        return ByBody(self.selector, tuple((tuple(sorted(bodies)), v) for bodies, v in groups), type=kind)

    def _operand(self, values: dict[int, Any]) -> Any:
        first = next(iter(values.values()))
        if all(v == first for v in values.values()):
            return first
        if isinstance(first, n.Expr):
            return self.expressions(values)
        if isinstance(first, int):  # the site of a draw
            return self.expressions({b: n.Const(v, type=t.ANY_INT) for b, v in values.items()})
        if isinstance(first, str):
            return first
        return tuple(self._operand({b: v[i] for b, v in values.items()}) for i in range(len(first)))


_CLASSES = (
    n.Index, n.Field, n.Present, n.Unwrap, n.Some, n.Convert, n.Not, n.And, n.Or, n.If, n.Compare, n.Arith, n.Negate, n.Invert, n.SetOp,
    n.Shift, n.Builtin, n.MakeProduct, n.Call, n.ColumnCall, n.Member, n.Draw,
)  # fmt: skip


def _mergeable(e: n.Expr) -> bool:
    return isinstance(e, _CLASSES) and not (isinstance(e, n.Draw) and (e.comp is not None or e.weights))


def _shape(e: n.Expr) -> Any:
    """What must be equal for two expressions to share their top."""
    parts: list[Any] = []
    for f in dataclasses.fields(e):
        v = getattr(e, f.name)
        if f.name in ("type", "span", "site") or (isinstance(e, n.Draw) and f.name == "name"):
            continue
        if isinstance(v, n.Expr):
            parts.append(type(v.type).__name__ if isinstance(e, n.Compare | n.Member | n.Builtin | n.Index | n.Field) else None)
            if isinstance(e, n.Field | n.Index | n.Unwrap | n.Present | n.Convert | n.Compare | n.Builtin):
                parts.append(v.type)
        elif isinstance(v, tuple) and v and isinstance(v[0], n.Expr):
            parts.append(tuple(x.type for x in v))
        else:
            parts.append(v)
    return tuple(parts)


def _targets(s: n.Stmt) -> list[n.Local]:
    """The locals that a statement itself defines."""
    match s:
        case n.SetLocal(var) | n.For(var):
            return [var]
        case n.Choose(var, binder):
            return [var, binder]
        case n.CallRule(result=n.Local() as var) | n.CallColumn(result=n.Local() as var) | n.Mutate(result=n.Local() as var):
            return [var]
        case n.IfStmt(_, then, otherwise):
            return [v for inner in (*then, *otherwise) for v in _targets(inner)]
        case _:
            return []


def _join(kinds: list[t.Type]) -> t.Type:
    """A type that holds all of these."""
    first = kinds[0]
    if all(k == first for k in kinds):
        return first
    if all(isinstance(k, t.IntT) for k in kinds):
        ints = cast(list[t.IntT], kinds)
        lows, highs = [k.lo for k in ints], [k.hi for k in ints]
        return t.IntT(None if None in lows else min(cast(list[int], lows)), None if None in highs else max(cast(list[int], highs)))
    return first


def _kind(kind: t.Type) -> Any:
    return "int" if isinstance(kind, t.IntT) else kind


def _skeleton(place: n.Expr) -> Any:
    """A place without its indices."""
    match place:
        case n.State(name):
            return ("state", name)
        case n.Var(name):
            return ("var", name)
        case n.Index(base, indices):
            return ("index", len(indices), _skeleton(base))
        case n.Unwrap(base):
            return ("unwrap", _skeleton(base))
        case n.Field(base, name):
            return ("field", name, _skeleton(base))
        case _:
            return place


def _key(s: n.Stmt, body: int, i: int) -> Any:
    """Statements of one kind have equal keys."""
    if not isinstance(s, n.IfStmt) and any(v.name.endswith("!") for v in _targets(s)):
        return ("own", body, i, type(s).__name__)
    match s:
        case n.SetLocal(var, value):
            return ("set", _kind(var.type), type(value).__name__)
        case n.Assign(place, _, checked):
            return ("assign", _skeleton(place), checked)
        case n.AssignEach(place):
            return ("each", _skeleton(place))
        case n.Mutate(place, method, args, result):
            return ("mutate", _skeleton(place), method, result is None, tuple(_kind(a.type) for a in args))
        case n.CallRule(rule, _, result):
            return ("rule", rule, result is None)
        case n.CallColumn(table, column, _, _, result):
            return ("column", table, column, result is None)
        case n.IfStmt(_, then, otherwise):
            return ("if", tuple(_key(x, body, k) for k, x in enumerate(then)), tuple(_key(x, body, k) for k, x in enumerate(otherwise)))
        case n.Return(value):
            return ("return", value is None)
        case n.Break() | n.Continue():
            return (type(s).__name__,)
        case n.Choose(var, _, domain, test, optional, or_none, by, at_random, weights, ranked):
            shape = (type(domain).__name__, test is None, optional, or_none, by is None, at_random, weights is None, ranked is None)
            return ("choose", var.type, *shape)
        case n.Finish(rewards, array):
            return ("finish", None if rewards is None else len(rewards), array is None)
        case _:
            return ("own", body, i, type(s).__name__)


def _weight(s: n.Stmt) -> int:
    """Statements that are worth sharing most."""
    return 20 if isinstance(s, n.CallRule | n.CallColumn | n.Choose) else 3 if isinstance(s, n.IfStmt) else 2
