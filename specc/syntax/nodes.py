"""Expressions and effects as written: one frozen class a construct, each with its span. Types and names are not resolved here."""

from __future__ import annotations

from dataclasses import dataclass

from specc.source.text import Span


@dataclass(frozen=True)
class Node:
    span: Span


# ------------------------------------------------------------------------------------------------ expressions
@dataclass(frozen=True)
class Name(Node):
    """`x`, `none`, `true`, `me`: any name; keywords of values are resolved later."""

    id: str


@dataclass(frozen=True)
class Number(Node):
    """A literal; `value` is int or float, `text` as written (`0xff`, `1.0`)."""

    value: int | float
    text: str


@dataclass(frozen=True)
class Text(Node):
    value: str


@dataclass(frozen=True)
class Pattern(Node):
    """A bit pattern with letters, `0b01rrrsss` (only under `match:`)."""

    bits: str


@dataclass(frozen=True)
class Call(Node):
    """`f(a, b, k=c)`; a single comprehension argument is `args=(Comprehension,)`."""

    function: Expr
    args: tuple[Expr, ...]
    named: tuple[tuple[str, Expr], ...] = ()


@dataclass(frozen=True)
class Subscript(Node):
    """`a[i, j]`; a slice `a[0:3]` is one Slice index."""

    base: Expr
    indices: tuple[Expr, ...]


@dataclass(frozen=True)
class Slice(Node):
    low: Expr | None
    high: Expr | None


@dataclass(frozen=True)
class Attribute(Node):
    base: Expr
    name: str


@dataclass(frozen=True)
class Has(Node):
    """`x?`; in a type position: optional."""

    base: Expr


@dataclass(frozen=True)
class Sure(Node):
    """`x!`"""

    base: Expr


@dataclass(frozen=True)
class Unary(Node):
    """op in `not`, `-`, `~`."""

    op: str
    operand: Expr


@dataclass(frozen=True)
class Binary(Node):
    """op in `+ - * / // % ** @ << >> & ^ | ??`, `..` (ranges, in types and patterns) and `->` (`rule -> T`, signatures; types only)."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class Logic(Node):
    """op in `and`, `or`; two or more operands."""

    op: str
    operands: tuple[Expr, ...]


@dataclass(frozen=True)
class Compare(Node):
    """Chained: `a < b <= c` has ops (`<`, `<=`), operands (a, b, c). ops: == != < <= > >= in, `not in`."""

    ops: tuple[str, ...]
    operands: tuple[Expr, ...]


@dataclass(frozen=True)
class Conditional(Node):
    """`then if test else otherwise`; in a type position `T if cond` has otherwise None."""

    then: Expr
    test: Expr
    otherwise: Expr | None


@dataclass(frozen=True)
class After(Node):
    """`value after rule(args)`"""

    value: Expr
    rule: Expr


@dataclass(frozen=True)
class Tuple(Node):
    items: tuple[Expr, ...]


@dataclass(frozen=True)
class ListLiteral(Node):
    items: tuple[Expr, ...]


@dataclass(frozen=True)
class SetLiteral(Node):
    """`{a, b}`; `{}` is the empty set (or sparse literal)."""

    items: tuple[Expr, ...]


@dataclass(frozen=True)
class MapLiteral(Node):
    """`{a: x, b: y}`: weights, sparse arrays, bags."""

    items: tuple[tuple[Expr, Expr], ...]


@dataclass(frozen=True)
class ForClause(Node):
    """`for x in D` / `for a, b in D`"""

    names: tuple[str, ...]
    domain: Expr


@dataclass(frozen=True)
class IfClause(Node):
    test: Expr


@dataclass(frozen=True)
class WhileClause(Node):
    test: Expr


Clause = ForClause | IfClause | WhileClause


@dataclass(frozen=True)
class Comprehension(Node):
    """`e for x in D if c`; brackets: "" (argument of a call), "[" or "{". `[e for i in I, j in J]` has two ForClauses and `array=True`."""

    element: Expr
    clauses: tuple[Clause, ...]
    brackets: str = ""
    array: bool = False


@dataclass(frozen=True)
class Param(Node):
    """`name: Type` in a product type `(p: Player, s: Slot)` (a Tuple), `packed(z, n, _: 4)`, `int[p: Player]`, or a signature.

    An inline record type `{a: T, b: U}` is a MapLiteral whose keys are Names.
    """

    name: str
    type: Expr


Expr = (
    Name
    | Number
    | Text
    | Pattern
    | Call
    | Subscript
    | Slice
    | Attribute
    | Has
    | Sure
    | Unary
    | Binary
    | Logic
    | Compare
    | Conditional
    | After
    | Tuple
    | ListLiteral
    | SetLiteral
    | MapLiteral
    | Comprehension
    | Param
)


# ------------------------------------------------------------------------------------------------ effects
@dataclass(frozen=True)
class Assign(Node):
    """`a, b = value`; `declared` is the type of `name: T = value`."""

    targets: tuple[Expr, ...]
    value: Expr
    declared: Expr | None = None


@dataclass(frozen=True)
class Augment(Node):
    """`target += value`; op without the `=`: + - * // % | & ^ << >> and the real /."""

    op: str
    target: Expr
    value: Expr


@dataclass(frozen=True)
class ExprStmt(Node):
    """A call as a statement, or the last expression of a function body."""

    value: Expr


@dataclass(frozen=True)
class Return(Node):
    value: Expr | None


@dataclass(frozen=True)
class Break(Node):
    pass


@dataclass(frozen=True)
class Continue(Node):
    pass


@dataclass(frozen=True)
class Pass(Node):
    pass


@dataclass(frozen=True)
class If(Node):
    test: Expr
    then: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...]


@dataclass(frozen=True)
class For(Node):
    """`for a, b in D if c: body`; several clauses allowed (`for i in I, j in J:`)."""

    clauses: tuple[Clause, ...]
    body: tuple[Stmt, ...]


@dataclass(frozen=True)
class Repeat(Node):
    """`repeat n:`, `repeat n up to 4:`, `repeat up to n while c:`. count: exact count or None;
    bound: static limit or None; test: `while`."""

    count: Expr | None
    bound: Expr | None
    test: Expr | None
    body: tuple[Stmt, ...]


@dataclass(frozen=True)
class Case(Node):
    """`a, b: body`; no values is `else:` / `_:`. In a function the body may be one expression statement."""

    values: tuple[Expr, ...]
    body: tuple[Stmt, ...]


@dataclass(frozen=True)
class Match(Node):
    subject: Expr
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Choose(Node):
    """`choose [n | up to n] x[?] in D [if C] [or none] [ranked K] [by P | at random [weighted W]] [as site]`"""

    name: str
    optional: bool
    domain: Expr
    test: Expr | None
    or_none: bool
    ranked: Expr | None
    by: Expr | None
    at_random: bool
    weighted: Expr | None
    site: str | None
    count: Expr | None = None
    up_to: bool = False


@dataclass(frozen=True)
class Emit(Node):
    """`emit event(args)`, or `ok = emit event(args)` (target)."""

    event: str
    args: tuple[Expr, ...]
    named: tuple[tuple[str, Expr], ...] = ()
    target: Expr | None = None


@dataclass(frozen=True)
class Become(Node):
    """`become ROW.column` / `become ROW.column(args)`"""

    row: Expr
    column: str
    args: tuple[Expr, ...] | None


Stmt = Assign | Augment | ExprStmt | Return | Break | Continue | Pass | If | For | Repeat | Match | Choose | Emit | Become
