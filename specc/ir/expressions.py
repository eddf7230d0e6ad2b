"""Typed expressions; see `nodes.py` for what holds for all nodes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from specc.ir.types import Type
from specc.source.text import NOWHERE, Span


@dataclass(frozen=True, kw_only=True)
class Expr:
    type: Type
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Local:
    """A parameter, binder or local variable."""

    name: str
    type: Type


# ------------------------------------------------------------------------------------------------ leaves
@dataclass(frozen=True)
class Const(Expr):
    """A static value of `type` (also whole arrays, sets, lists: tables computed at build time). `origin`: what it was written as
    (`lines(3)`), when a call was evaluated."""

    value: Any
    origin: str = field(default="", kw_only=True, compare=False)


@dataclass(frozen=True)
class Var(Expr):
    """A local; also `me` (the acting player), `viewer`, and `row` (the row whose body this is)."""

    name: str


@dataclass(frozen=True)
class State(Expr):
    """A whole state field, or one of: mover, to_move, over, truncated, reward (real[Player]), steps, asked."""

    name: str


@dataclass(frozen=True)
class Parameter(Expr):
    """A parameter `at: reset` (those `at: build` are constants by now)."""

    name: str


@dataclass(frozen=True)
class Input(Expr):
    """Read-only data that comes with init (a ROM)."""

    name: str


# ------------------------------------------------------------------------------------------------ access
@dataclass(frozen=True)
class Index(Expr):
    """Element of an array (as many indices as dims, each exactly of the dim's type; fewer: a sub-array), or element `indices[0]`
    (an int position) of a list or of a pool, or the count of an element in a bag. Positions are proven or checked (`checked`)."""

    base: Expr
    indices: tuple[Expr, ...]
    checked: bool = False


@dataclass(frozen=True)
class Slice(Expr):
    """base[low:high] of a one-dimensional array, static bounds."""

    base: Expr
    low: int
    high: int


@dataclass(frozen=True)
class Field(Expr):
    """Field of a record or product, or a data column of a table row."""

    base: Expr
    name: str


@dataclass(frozen=True)
class Present(Expr):
    """`x?`: bool; base has an optional type."""

    base: Expr


@dataclass(frozen=True)
class Unwrap(Expr):
    """The value of an optional that is known to be there; `checked`: it must be checked at run time (`x!`, or not proven).
    When it is evaluated under a false guard its value does not matter (fast backends evaluate both)."""

    base: Expr
    checked: bool = False


@dataclass(frozen=True)
class Some(Expr):
    """A present value where an optional is expected. type is OptT."""

    base: Expr


@dataclass(frozen=True)
class Convert(Expr):
    """Same value in another type of the same kind: int → wider or narrower int (checked if `checked`), int → real, int ↔ bits (wraps),
    product ↔ tuple, T → union part injection, union → part (proven), row subset ↔ row, enum → extended enum, cyclic."""

    base: Expr
    checked: bool = False


# ------------------------------------------------------------------------------------------------ operators
@dataclass(frozen=True)
class Not(Expr):
    operand: Expr


@dataclass(frozen=True)
class And(Expr):
    """Short-circuit; operands are bool."""

    operands: tuple[Expr, ...]


@dataclass(frozen=True)
class Or(Expr):
    operands: tuple[Expr, ...]


@dataclass(frozen=True)
class If(Expr):
    """`then if test else otherwise`; all of one type."""

    test: Expr
    then: Expr
    otherwise: Expr


@dataclass(frozen=True)
class Compare(Expr):
    """op: == != < <= > >=. Both sides have the same kind of type (== on optionals, products, sets, lists, arrays is structural)."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class Member(Expr):
    """`item in collection`: set, list, array, bag, pile, union part (collection is then a TypeSet)."""

    item: Expr
    collection: Expr


@dataclass(frozen=True)
class InPart(Expr):
    """`s in Point`: is the union value in part number `part`?"""

    base: Expr
    part: int


@dataclass(frozen=True)
class Arith(Expr):
    """op: + - * / // % ** << >> & ^ | on IntT (exact), BitsT (wraps), RealT, CyclicT, and & | ^ on bool."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class ArrayArith(Expr):
    """Elementwise + - * / on arrays of equal axes, or array with scalar (either side)."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class MatMul(Expr):
    """left @ right: contracts the last axis of left with the first of right."""

    left: Expr
    right: Expr


@dataclass(frozen=True)
class Negate(Expr):
    operand: Expr


@dataclass(frozen=True)
class Invert(Expr):
    """~x of bits."""

    operand: Expr


@dataclass(frozen=True)
class SetOp(Expr):
    """op: | & - ^ on two sets of one element type."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True)
class Shift(Expr):
    """product + (k1, k2, …): OptT(product), none when a part leaves its range. `base` is the product itself (not optional)."""

    base: Expr
    offsets: tuple[Expr, ...]


@dataclass(frozen=True)
class Builtin(Expr):
    """A built-in function. Names and arguments:
    abs(x) min(x, …) max(x, …) clamp(x, lo, hi) floor(x) sqrt(x) sin cos exp log tanh pow(x, y)   divide(a, b, otherwise)
    size(set|list|pile|pool|bag) len(same)   last(list) → T?   index(finite) → ordinal int   int(bits|bool) → int   real(int|bits|real)
    next(player) other(player)   concat(hi, lo) high(x) low(x) rotl(x, n) rotr(x, n) popcount(x) lowest_bit(x) signed(x) → int
    bit(x, i) → bool   with_bit(x, i, b)   get_bits(x, shift, width)   with_bits(x, shift, width, v)   from_index(n) → finite (type)
    fingerprint(x, …) → bits(64)   zeros() identity() transpose(x) diag(x) dot(x, y) cross(x, y) join(x, y) copy(x)
    seen(pile, i, player) → T?   counts(set-or-bag) …"""

    name: str
    args: tuple[Expr, ...]


# ------------------------------------------------------------------------------------------------ making values
@dataclass(frozen=True)
class MakeProduct(Expr):
    """type is a ProductT (parts proven in range), or OptT(ProductT): none when a part is out of its range."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True)
class MakeRecord(Expr):
    """All fields, in the order of the type."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True)
class MakeTuple(Expr):
    parts: tuple[Expr, ...]


@dataclass(frozen=True)
class Item(Expr):
    """Part `number` of a tuple."""

    base: Expr
    number: int


@dataclass(frozen=True)
class MakeArray(Expr):
    """One-dimensional array (or list, if type is ListT) of the given elements."""

    parts: tuple[Expr, ...]


@dataclass(frozen=True)
class Fill(Expr):
    """An array of `type` with every element equal to `value`."""

    value: Expr


@dataclass(frozen=True)
class MakeSet(Expr):
    parts: tuple[Expr, ...]


@dataclass(frozen=True)
class RowAt(Expr):
    """`Opcode[op]`, `Move[from, to, promo]`: the row of `table` with that key; OptT if there may be none."""

    table: str
    keys: tuple[Expr, ...]


# ------------------------------------------------------------------------------------------------ comprehensions
@dataclass(frozen=True)
class TypeDomain:
    """All values of a finite type in order."""

    type: Type


@dataclass(frozen=True)
class RangeDomain:
    """low … high-1; `type` is the IntT of the values (its bounds are static)."""

    low: Expr
    high: Expr
    type: Type


@dataclass(frozen=True)
class ValueDomain:
    """The members of a set, bag or pile (ascending), the elements of a list or one-dimensional array (in order)."""

    value: Expr


@dataclass(frozen=True)
class SlotDomain:
    """The occupied slots of the pool at this place, as slot numbers in ascending order."""

    place: Expr


Domain = TypeDomain | RangeDomain | ValueDomain | SlotDomain


@dataclass(frozen=True)
class ForClause:
    var: Local
    domain: Domain


@dataclass(frozen=True)
class IfClause:
    test: Expr


@dataclass(frozen=True)
class WhileClause:
    """Stands right after its ForClause: that loop stops at the first value for which it is false."""

    test: Expr


Clause = ForClause | IfClause | WhileClause


@dataclass(frozen=True)
class Comp(Expr):
    """kind: any all count (element bool); sum product; min max (OptT unless the domain cannot be empty, then plain);
    first the (OptT / T); argmax argmin (element is the score, result the binder; OptT if it may be empty);
    list (ListT) array (ArrayT over the clauses' TypeDomains, no filters) set (SetT). Order of the domain; ties go to the first."""

    kind: str
    element: Expr
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Grow(Expr):
    """Least set s ⊇ start with more(s) ⊆ s; `var` is s inside `more`. type SetT."""

    var: Local
    start: Expr
    more: Expr


# ------------------------------------------------------------------------------------------------ calls
@dataclass(frozen=True)
class Call(Expr):
    """A user function (pure; may read state)."""

    function: str
    args: tuple[Expr, ...]


@dataclass(frozen=True)
class ColumnCall(Expr):
    """A pure code column of a table row: `row.column(args)`."""

    table: str
    column: str
    row: Expr
    args: tuple[Expr, ...]


@dataclass(frozen=True)
class HasColumn(Expr):
    """Does the row have a body in this optional code column?"""

    table: str
    column: str
    row: Expr


@dataclass(frozen=True)
class After(Expr):
    """`value after rule(args)`: value in the state that the rule would leave."""

    value: Expr
    rule: str
    args: tuple[Expr, ...]


@dataclass(frozen=True)
class Can(Expr):
    """Is some instance of the action (args None), or this one, legal for mover?"""

    action: str
    args: tuple[Expr, ...] | None


@dataclass(frozen=True)
class Stuck(Expr):
    """No action at all is legal for mover."""


@dataclass(frozen=True)
class Draw(Expr):
    """A draw. kind: flip(p) heads(n) heads_run() roll(n) → 1..n, uniform(lo, hi) normal() random_bits(n)
    weighted(values…) with `weights`; pick: `comp` is a Comp of kind "pick"; shuffle(domain as comp kind "list") → list.
    site: unique number in the program, `name` for tapes and scenarios."""

    kind: str
    site: int
    name: str
    args: tuple[Expr, ...] = ()
    weights: tuple[Expr, ...] = ()
    comp: Comp | None = None
