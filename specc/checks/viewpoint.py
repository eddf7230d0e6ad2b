"""Which hidden fields an expression reads, seen by one player: the analysis behind the checks of secrecy.

Players are followed by what is known of them: `me` (the one who looks), `other` (surely not), or unknown. A field with
`visible: owner` is open where its Player index is `me`; a condition is open where it holds for this viewer. Parts of a condition
that say nothing about the viewer or the element (`turn > 0`) are taken to hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Program, StateField
from specc.ir.visit import parts, walk, walk_block
from specc.source.text import Span

Who = Literal["me", "other", "unknown"]
SIZES = ("size", "len")
MOVER = "mover"


@dataclass(frozen=True)
class Secret:
    """A read of a field that the viewer may not see: the outermost place in the code, and the functions on the way."""

    field: str
    span: Span
    through: tuple[str, ...] = ()


@dataclass
class Viewpoint:
    """One player looking at the state. viewer: the expression that names this player. mover_looks: is `mover` the same player?"""

    program: Program
    viewer: n.Expr
    mover_looks: bool = False
    revealed: frozenset[Span] = frozenset()
    known: dict[str, n.Expr] = field(default_factory=dict)
    """Locals that have one value."""
    busy: tuple[str, ...] = ()

    # -------------------------------------------------------------------------------------------- players
    def who(self, e: n.Expr, env: Mapping[str, Who]) -> Who:
        """Is this player the viewer?"""
        if e == self.viewer:
            return "me"
        match e:
            case n.Convert(base) | n.Unwrap(base) | n.Some(base):
                return self.who(base, env)
            case n.Var(name) if name in env:
                return env[name]
            case n.Var(name) if name in self.known:
                return self.who(self.known[name], env)
            case n.State(name="mover"):
                return "me" if self.mover_looks else env.get(MOVER, "unknown")
            case n.Arith(op="-", left=n.Const(value=1), right=right) if self.program.players == 2:
                return {"me": "other", "other": "me", "unknown": "unknown"}[self.who(right, env)]  # type: ignore[return-value]
            case n.Builtin(name="other" | "next", args=(base,)) if self.program.players > 1:
                return "other" if self.who(base, env) == "me" else "unknown"
            case n.Const(value=value) if isinstance(self.viewer, n.Const):
                return "me" if value == self.viewer.value else "other"
            case _:
                return "unknown"

    def assume(self, test: n.Expr | None, env: Mapping[str, Who], truth: bool = True) -> Mapping[str, Who]:
        """What a test says about players."""
        if isinstance(test, n.Not):
            return self.assume(test.operand, env, not truth)
        if isinstance(test, n.And if truth else n.Or):
            for o in test.operands:
                env = self.assume(o, env, truth)
        if isinstance(test, n.Compare) and test.op in ("==", "!="):
            same = (test.op == "==") == truth
            for a, b in ((test.left, test.right), (test.right, test.left)):
                name = MOVER if isinstance(a, n.State) and a.name == "mover" else a.name if isinstance(a, n.Var) else ""
                if name and self.who(b, env) == "me":
                    return {**env, name: "me" if same else "other"}
        return env

    # -------------------------------------------------------------------------------------------- reads
    def secrets(self, node: Any, env: Mapping[str, Who]) -> Iterator[Secret]:
        """Hidden reads in an expression, domain or clause."""
        if isinstance(node, n.Expr) and node.span in self.revealed:
            return
        match node:
            case n.State():
                yield from self._read(node, (), env)
            case n.Index(base=n.State() as base, indices=indices):
                yield from self._read(base, indices, env, node.span)
                for i in indices:
                    yield from self.secrets(i, env)
            case n.Builtin(name=name, args=(first,)) if name in SIZES and (inner := self._sized(first)) is not None:
                for i in inner:
                    yield from self.secrets(i, env)
            case n.Builtin(name="seen", args=(_, at, player)) if self.who(player, env) == "me":
                yield from self.secrets(at, env)  # what this player knows of a pile, by its meaning
            case n.And(operands) | n.Or(operands):
                for o in operands:
                    yield from self.secrets(o, env)
                    env = self.assume(o, env, isinstance(node, n.And))
            case n.If(test, then, otherwise):
                yield from self.secrets(test, env)
                yield from self.secrets(then, self.assume(test, env))
                yield from self.secrets(otherwise, self.assume(test, env, False))
            case n.Comp():
                yield from self._comprehension(node, env)
            case n.Call(function, args):
                yield from self._call(node, function, env, args)
            case n.ColumnCall():
                yield from self._column(node, env)
            case n.After(value, _, args):
                for a in (*args, value):
                    yield from self.secrets(a, env)
            case _:
                for p in parts(node):
                    yield from self.secrets(p, env)

    def _sized(self, e: n.Expr) -> tuple[n.Expr, ...] | None:
        """Indices of a field whose size all may know; None for anything else."""
        base, indices = (e.base, e.indices) if isinstance(e, n.Index) else (e, ())
        if not isinstance(base, n.State):
            return None
        found = self.program.state.get(base.name)
        if found is None or not (found.visible_kind == "size" or _shows_size(found)):
            return None
        return indices

    def _read(self, e: n.State, indices: tuple[n.Expr, ...], env: Mapping[str, Who], span: Span | None = None) -> Iterator[Secret]:
        found = self.program.state.get(e.name)
        if found is None or (found.visible_kind == "all" and found.visible is None):
            return
        if not self._open(found, indices, env):
            yield Secret(e.name, span or e.span)

    def _open(self, found: StateField, indices: tuple[n.Expr, ...], env: Mapping[str, Who]) -> bool:
        if found.visible is not None:
            inner: dict[str, Who] = {"viewer": "me", MOVER: "me" if self.mover_looks else env.get(MOVER, "unknown")}
            for number, local in enumerate(found.visible_indices):
                inner[local.name] = self.who(indices[number], env) if number < len(indices) else "unknown"
            return _holds(found.visible, inner)
        if found.visible_kind != "owner" or not isinstance(found.type, t.ArrayT):
            return False
        for number, dim in enumerate(found.type.dims):
            if isinstance(dim, t.IntT) and dim.name == "Player":
                return number < len(indices) and self.who(indices[number], env) == "me"
        return False

    def _comprehension(self, node: n.Comp, env: Mapping[str, Who]) -> Iterator[Secret]:
        for clause in node.clauses:
            yield from self.secrets(clause, env)
            if isinstance(clause, n.IfClause | n.WhileClause):
                env = self.assume(clause.test, env)
        yield from self.secrets(node.element, env)

    # -------------------------------------------------------------------------------------------- calls
    def _call(self, e: n.Expr, name: str, env: Mapping[str, Who], args: tuple[n.Expr, ...]) -> Iterator[Secret]:
        for a in args:
            yield from self.secrets(a, env)
        function = self.program.functions.get(name)
        if function is None or name in self.busy:
            return
        yield from self._body(e, name, function.block, tuple(p.name for p in function.params), args, env)

    def _column(self, e: n.ColumnCall, env: Mapping[str, Who]) -> Iterator[Secret]:
        for a in (e.row, *e.args):
            yield from self.secrets(a, env)
        table = self.program.tables.get(e.table)
        column = None if table is None else table.code.get(e.column)
        if column is None or f"{e.table}.{e.column}" in self.busy:
            return
        rows = [e.row.value] if isinstance(e.row, n.Const) and isinstance(e.row.value, int) else range(len(column.body_of))
        for number in sorted({b for r in rows if (b := column.body_of[r]) is not None}):
            body = column.bodies[number]
            yield from self._body(e, f"{e.table}.{e.column}", body.block, tuple(p.name for p in column.params), e.args, env)

    def _body(
        self, e: n.Expr, name: str, block: n.Block, params: tuple[str, ...], args: tuple[n.Expr, ...], env: Mapping[str, Who]
    ) -> Iterator[Secret]:
        inside = replace(
            self, busy=(*self.busy, name), known=single_values(block), viewer=n.Var("viewer of the call", type=self.viewer.type)
        )
        given: dict[str, Who] = {p: self.who(a, env) for p, a in zip(params, args, strict=False)}
        if MOVER in env:
            given[MOVER] = env[MOVER]
        for s in inside.block(block, given):
            yield Secret(s.field, e.span, (name, *s.through))

    def block(self, block: n.Block, env: Mapping[str, Who]) -> Iterator[Secret]:
        """Hidden reads in a pure block."""
        for stmt in block:
            match stmt:
                case n.IfStmt(test, then, otherwise):
                    yield from self.secrets(test, env)
                    yield from self.block(then, self.assume(test, env))
                    yield from self.block(otherwise, self.assume(test, env, False))
                    if then and isinstance(then[-1], n.Return | n.Continue | n.Break):
                        env = self.assume(test, env, False)
                case n.For(_, domain, test, body):
                    yield from self.secrets(domain, env)
                    inner = env
                    if test is not None:
                        yield from self.secrets(test, env)
                        inner = self.assume(test, env)
                    yield from self.block(body, inner)
                case n.Repeat(_, count, test, body):
                    for e in (count, test):
                        if e is not None:
                            yield from self.secrets(e, env)
                    yield from self.block(body, env)
                case n.MatchStmt(subject, cases):
                    yield from self.secrets(subject, env)
                    for _, body in cases:
                        yield from self.block(body, env)
                case _:
                    for p in parts(stmt):
                        yield from self.secrets(p, env)


def single_values(block: Iterable[n.Stmt]) -> dict[str, n.Expr]:
    """Locals that are assigned exactly once, with their value."""
    found: dict[str, list[n.Expr]] = {}
    for x in walk_block(tuple(block)):
        if isinstance(x, n.SetLocal):
            found.setdefault(x.var.name, []).append(x.value)
    return {k: v[0] for k, v in found.items() if len(v) == 1}


def _shows_size(found: StateField) -> bool:
    return found.public is not None and any(isinstance(x, n.Builtin) and x.name in SIZES for x in walk(found.public))


def _holds(e: n.Expr, env: Mapping[str, Who]) -> bool:
    """May the visibility condition be taken to hold?"""
    match e:
        case n.And(operands):
            return all(_holds(o, env) for o in operands)
        case n.Or(operands):
            return any(_holds(o, env) for o in operands)
        case n.Not(operand):
            return not _holds(operand, env)
        case n.Compare(op, left, right) if op in ("==", "!="):
            names = [x.name for x in (left, right) if isinstance(x, n.Var) or (isinstance(x, n.State) and x.name == MOVER)]
            if "viewer" in names and len(names) == 2:
                other = names[1 - names.index("viewer")]
                return (env.get(other, "unknown") == "me") == (op == "==")
            return not _about_the_viewer(e)
        case _:
            return not _about_the_viewer(e)


def _about_the_viewer(e: n.Expr) -> bool:
    return any(isinstance(x, n.Var) and x.name in ("viewer", "it") for x in walk(e))
