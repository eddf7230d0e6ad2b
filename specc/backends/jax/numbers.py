"""Arithmetic: exact whole numbers, words that wrap, reals that round once an operation where the spec wants it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.jax import layout
from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.jax.expressions import Expressions
    from specc.backends.jax.view import Generator


def atom(text: str) -> str:
    from specc.backends.jax.expressions import atom as wrapped

    return wrapped(text)


class Numbers:
    """Prints arithmetic."""

    def __init__(self, generator: Generator) -> None:
        self.g = generator

    @property
    def exact(self) -> bool:
        return self.g.program.numbers.exact

    def arith(self, x: Expressions, e: n.Arith) -> str:
        """A binary operation."""
        left, right = self.operand(x, e.left, e.type), self.operand(x, e.right, e.type)
        if self.exact and e.op == "*" and isinstance(e.type, t.RealT):
            left, right = unguarded(left, e.left), unguarded(right, e.right)
        a, b = atom(left), atom(right)
        match e.type:
            case t.RealT():
                return self.real(e, a, b, left, right)
            case t.BitsT(64):
                return long(e.op, left, right)
            case t.BitsT():
                if e.op == "<<":
                    return x.wrap(f"rt.shift_left({left}, {right})", e.type)
                if e.op == ">>":
                    return f"rt.shift_right({left}, {right})"
                if e.op in ("//", "%"):
                    return f"rt.{'quotient' if e.op == '//' else 'remainder'}({left}, {right})"
                return x.wrap(f"{a} {e.op} {b}", e.type) if e.op in "+-*" else f"{a} {e.op} {b}"
            case t.BoolT():
                return f"{a} {e.op} {b}"
            case t.CyclicT(count):
                return f"({a} {e.op} {b}) % {count}"
            case _:
                if e.op in ("//", "%") and natural(e.left.type) and positive(e.right.type):
                    return f"rt.{'quotient' if e.op == '//' else 'remainder'}({left}, {right})"
                if e.op == "<<":
                    return f"rt.shift_left({a}, {b})"
                return f"{a} {e.op} {b}"

    def operand(self, x: Expressions, e: n.Expr, kind: t.Type) -> str:
        """An operand in the type of the result (a bool among ints, an int among reals)."""
        if isinstance(kind, t.RealT) and not isinstance(e.type, t.RealT):
            return x.convert(x.expr(e), e.type, kind)
        if layout.is_whole(kind) and isinstance(e.type, t.BoolT | t.BitsT):
            return f"rt.i32({x.expr(e)})"
        return x.expr(e)

    def real(self, e: n.Arith, a: str, b: str, left: str, right: str) -> str:
        match e.op:
            case "/":
                return f"rt.over({left}, {right})" if self.exact else f"{a} / {b}"
            case "//":
                return f"jnp.floor({a} / {b})" if not self.exact else f"jnp.floor(rt.over({left}, {right}))"
            case "**":
                return f"jnp.power({left}, {right})"
            case "*" if self.exact:
                return f"rt.exact({a} * {b})"
            case _:
                return f"{a} {e.op} {b}"

    def elementwise(self, x: Expressions, op: str, left: n.Expr, right: n.Expr, kind: t.Type) -> str:
        """Arrays with arrays or scalars."""
        element = innermost(kind)
        a, b = self.array_operand(x, left, element), self.array_operand(x, right, element)
        if op == "/":
            return f"rt.over({a}, {b})" if self.exact else f"{atom(a)} / {atom(b)}"
        if self.exact and op == "*" and isinstance(element, t.RealT):
            return f"rt.exact({atom(a)} * {atom(b)})"
        return f"{atom(a)} {op} {atom(b)}"

    def array_operand(self, x: Expressions, e: n.Expr, element: t.Type) -> str:
        text = x.expr(e)
        if isinstance(element, t.RealT) and innermost(e.type) != element:
            return f"rt.cast({text}, jnp.float{element.width})"
        return text

    def matmul(self, x: Expressions, left: n.Expr, right: n.Expr) -> str:
        """left @ right: contracts the last axis with the first."""
        a, b = x.expr(left), x.expr(right)
        return f"rt.{'exact_product' if self.exact else 'matrix_product'}({a}, {b})"


LONG = {"+": "add", "-": "subtract", "*": "multiply", "<<": "left", ">>": "right"}
"""Operators on words of 64 bits that are functions of the runtime; `& | ^` work on both halves as they are."""


def long(op: str, left: str, right: str) -> str:
    """An operation on words of 64 bits."""
    return f"rt.long_{LONG[op]}({left}, {right})" if op in LONG else f"{atom(left)} {op} {atom(right)}"


def unguarded(text: str, e: n.Expr) -> str:
    """A product that feeds a product needs no guard: only sums merge with products."""
    if isinstance(e, n.Arith) and e.op == "*" and text.startswith("rt.exact(") and text.endswith(")"):
        return text[len("rt.exact(") : -1]
    return text


def innermost(kind: t.Type) -> t.Type:
    while isinstance(kind, t.ArrayT):
        kind = kind.element
    return kind


def natural(kind: t.Type) -> bool:
    """Is the number never negative?"""
    return not isinstance(kind, t.IntT) or (kind.lo is not None and kind.lo >= 0)


def positive(kind: t.Type) -> bool:
    return isinstance(kind, t.IntT) and kind.lo is not None and kind.lo >= 0
