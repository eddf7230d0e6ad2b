"""Typed statements; see `nodes.py` for what holds for all nodes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from specc.ir.expressions import Domain, Expr, Local
from specc.source.text import NOWHERE, Span


@dataclass(frozen=True, kw_only=True)
class Stmt:
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class SetLocal(Stmt):
    """A local gets a value (first time: it comes into being)."""

    var: Local
    value: Expr


@dataclass(frozen=True)
class Assign(Stmt):
    """A place of the state (or of a local array or record) gets a value. place: State, Var, or Index/Field/Unwrap over one.
    `checked`: the value must be checked against the range of the place."""

    place: Expr
    value: Expr
    checked: bool = False


@dataclass(frozen=True)
class AssignEach(Stmt):
    """`board[flips] = v`: every cell of the array at `place` whose index is in the set gets the value."""

    place: Expr
    members: Expr
    value: Expr


@dataclass(frozen=True)
class Mutate(Stmt):
    """A method of a collection at a place: set add(x) remove(x); list push(x) pop() clear(); bag add remove; pool add(record) remove(slot)
    clear;    pile pop() take(x) put(x) put_set(set) put_top(x) put_bottom(x) shuffle() show(n, player). `result` receives what pop returns.
    `site`: draw site (piles). `drop_first`: push on a full list drops the first."""

    place: Expr
    method: str
    args: tuple[Expr, ...]
    result: Local | None = None
    site: int = 0
    drop_first: bool = False


@dataclass(frozen=True)
class CallRule(Stmt):
    """site: number of the call, mixed into the path of draws."""

    rule: str
    args: tuple[Expr, ...]
    result: Local | None
    site: int


@dataclass(frozen=True)
class CallColumn(Stmt):
    """Runs an effect column of a row: `row.column(args)`."""

    table: str
    column: str
    row: Expr
    args: tuple[Expr, ...]
    result: Local | None
    site: int


@dataclass(frozen=True)
class Become(Stmt):
    """Runs another row's body of the same column instead, with these arguments; last statement on its path."""

    table: str
    column: str
    row: Expr
    args: tuple[Expr, ...]
    site: int


@dataclass(frozen=True)
class IfStmt(Stmt):
    test: Expr
    then: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...]


@dataclass(frozen=True)
class MatchStmt(Stmt):
    """Exhaustive over the static values of subject's type; the last case may have values None (the rest)."""

    subject: Expr
    cases: tuple[tuple[tuple[Any, ...] | None, tuple[Stmt, ...]], ...]


@dataclass(frozen=True)
class For(Stmt):
    """One loop; the condition `test` is tried when a value's turn comes. In the path of draws: position of the value in its type
    (list, range: in the loop)."""

    var: Local
    domain: Domain
    test: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True)
class Repeat(Stmt):
    """At most `bound` times (static); exactly `count` times if given; while `test` holds if given. Ending with test true is an error
    when `strict`."""

    bound: int
    count: Expr | None
    test: Expr | None
    body: tuple[Stmt, ...]
    strict: bool = True


@dataclass(frozen=True)
class Return(Stmt):
    value: Expr | None


@dataclass(frozen=True)
class Break(Stmt):
    pass


@dataclass(frozen=True)
class Continue(Stmt):
    pass


@dataclass(frozen=True)
class Choose(Stmt):
    """A question. Candidates are the values x of `domain` (element type finite) with `test`. `var` has type T, or OptT(T) if `optional`
    or `or_none` (none when nothing qualifies; with or_none the player may also decline). Chance: `at_random` (then `by` is None),
    `weights` per candidate (int expression in x) or None. `ranked`: answers are numbered by rank under this key (expression in x).
    `site`: number of the draw or question site, `name` its name. binder: the candidate while test/ranked/weights are evaluated."""

    var: Local
    binder: Local
    domain: Domain
    test: Expr | None
    optional: bool
    or_none: bool
    by: Expr | None
    at_random: bool
    weights: Expr | None
    ranked: Expr | None
    site: int
    name: str


@dataclass(frozen=True)
class Emit(Stmt):
    """An event; `handlers` are the effects of its react clauses, in order (CallColumn loops over live rows). With `changes`, fields
    marked `change` are locals that handlers may assign (they appear as Var(name of the field))."""

    event: str
    fields: tuple[tuple[Local, Expr], ...]
    handlers: tuple[Stmt, ...]
    cancelled: Local | None = None


@dataclass(frozen=True)
class Finish(Stmt):
    """win(p) lose(p) tie() end(): finishes the step. rewards: one expression a player (RealT), or None: rewards stay as they are."""

    rewards: tuple[Expr, ...] | None
    array: Expr | None = None


Block = tuple[Stmt, ...]
