"""Built-in functions of the language as Python text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from specc.backends.python.kinds import listed
from specc.backends.python.levels import ADD, ATOM, BAND, BOR, COMPARE, MUL, OR, POSTFIX, SHIFT, TERNARY, UNARY
from specc.ir import nodes as n
from specc.ir import types as t

if TYPE_CHECKING:
    from specc.backends.python.expressions import Printed, Writer

SAME_NAME = ("clamp", "sqrt", "sin", "cos", "tan", "asin", "acos", "atan", "exp", "log", "tanh", "divide", "lowest_bit", "with_bit", "last")


def builtin(w: Writer, e: n.Builtin) -> Printed:
    """A call of a built-in function."""
    name, args = e.name, e.args
    match name:
        case "abs" | "min" | "max":
            if len(args) == 1 and isinstance(args[0].type, t.ArrayT | t.ListT | t.SetT):
                return f"{name}({elements(w, args[0])})", POSTFIX
            return f"{name}({w.list(args)})", POSTFIX
        case _ if name in SAME_NAME:
            return f"{name}({w.list(args)})", POSTFIX
        case "floor":
            return f"math.floor({w.list(args)})", POSTFIX
        case "pow":
            return f"power({w.list(args)})", POSTFIX
        case "size" | "len":
            return _size(w, args[0]), POSTFIX
        case "index":
            return ordinal(w, w.expr(args[0], POSTFIX), args[0].type)
        case "from_index":
            return f"from_index({w.kinds.kind_constant(e.type)}, {w.expr(args[0], TERNARY)}, {w.rule})", POSTFIX
        case "int":
            return (f"int({w.list(args)})", POSTFIX) if isinstance(args[0].type, t.BoolT | t.RealT) else (w.expr(args[0], POSTFIX), POSTFIX)
        case "real":
            if isinstance(args[0], n.Const):
                return w.module.values.text(float(args[0].value), e.type), ATOM
            return w.real(w.expr(args[0], TERNARY), e.type), POSTFIX
        case "next":
            return f"({w.expr(args[0], ADD)} + 1) % {w.module.program.players}", MUL
        case "other":
            return f"1 - {w.expr(args[0], MUL)}", ADD
        case "copy":
            return f"copied({w.list(args)})", POSTFIX
        case "seen":
            return f"{w.expr(args[0], POSTFIX)}.seen({w.list(args[1:])})", POSTFIX
        case "fingerprint":
            parts = [f"({w.kinds.kind_constant(a.type)}, {w.expr(a, TERNARY)})" for a in args]
            return f"fingerprint({', '.join(parts)})", POSTFIX
        case "not":
            return f"not {w.expr(args[0], COMPARE)}", COMPARE
        case _:
            return _of_bits(w, e) or _of_arrays(w, e)


def ordinal(w: Writer, text: str, type_: t.Type) -> Printed:
    """The position of a value in its type."""
    match type_:
        case t.IntT(lo, _):
            return (f"{text} - {lo}", ADD) if lo else (text, POSTFIX)
        case t.BitsT() | t.CyclicT():
            return text, POSTFIX
        case t.EnumT() | t.BoolT():
            return f"int({text})", POSTFIX
        case t.RowT(_, _, None):
            return f"{text}.index", POSTFIX
        case _:
            return f"{w.kinds.kind_constant(type_)}.ordinal({text})", POSTFIX


def elements(w: Writer, e: n.Expr) -> str:
    """The elements of an array or collection, in order."""
    match e.type:
        case t.ArrayT(_, dims) if not listed(dims):
            return f"{w.expr(e, POSTFIX)}.values()"
        case t.BagT(element) if not listed((element,)):
            return f"{w.expr(e, POSTFIX)}.values()"
        case _:
            return w.expr(e, OR)


def _size(w: Writer, arg: n.Expr) -> str:
    match arg.type:
        case t.PoolT():
            return f"len(occupied({w.expr(arg, TERNARY)}))"
        case t.BagT():
            return f"sum({elements(w, arg)})"
        case _:
            return f"len({w.expr(arg, TERNARY)})"


def _width(type_: t.Type) -> int:
    return type_.width if isinstance(type_, t.BitsT) else 32


def _of_bits(w: Writer, e: n.Builtin) -> Printed | None:
    args = e.args
    match e.name:
        case "concat":
            text, shift = "", 0
            for arg in reversed(args):
                part = w.expr(arg, SHIFT)
                text = f"{part} << {shift} | {text}" if text else w.expr(arg, BOR)
                shift += _width(arg.type)
            return text, BOR
        case "high":
            return f"{w.expr(args[0], SHIFT)} >> {_width(args[0].type) - _width(e.type)}", SHIFT
        case "low":
            return f"{w.expr(args[0], BAND)} & {hex(2 ** _width(e.type) - 1)}", BAND
        case "rotl" | "rotr":
            return f"{e.name}({w.list(args)}, {_width(args[0].type)})", POSTFIX
        case "popcount":
            return f"{w.expr(args[0], POSTFIX)}.bit_count()", POSTFIX
        case "signed":
            return f"signed({w.list(args)}, {_width(args[0].type)})", POSTFIX
        case "bit":
            return f"bool({w.expr(args[0], SHIFT)} >> {w.expr(args[1], ADD)} & 1)", POSTFIX
        case "get_bits":
            if isinstance(args[2], n.Const):
                return f"{w.expr(args[0], SHIFT)} >> {w.expr(args[1], ADD)} & {hex(2 ** args[2].value - 1)}", BAND
            return f"{w.expr(args[0], SHIFT)} >> {w.expr(args[1], ADD)} & (1 << {w.expr(args[2], ADD)}) - 1", BAND
        case "with_bits":
            return f"with_bits({w.list(args)})", POSTFIX
        case _:
            return None


def _of_arrays(w: Writer, e: n.Builtin) -> Printed:
    args = e.args
    match e.name:
        case "zeros":
            return f"{w.kinds.kind_constant(e.type)}.zero()", POSTFIX
        case "identity":
            assert isinstance(e.type, t.ArrayT)
            zero, one = w.zero(e.type.element), {"f32(0.0)": "f32(1.0)", "0.0": "1.0"}.get(w.zero(e.type.element), "1")
            return f"diagonal([{one}] * {t.count(e.type.dims[0])}, {w.kinds.kind_constant(e.type)}, {zero})", POSTFIX
        case "diag":
            assert isinstance(e.type, t.ArrayT)
            return f"diagonal(list({elements(w, args[0])}), {w.kinds.kind_constant(e.type)}, {w.zero(e.type.element)})", POSTFIX
        case "transpose":
            return f"transpose({w.list(args)}, {w.kinds.kind_constant(args[0].type)}, {w.kinds.kind_constant(e.type)})", POSTFIX
        case "dot":
            pairs = f"zip({elements(w, args[0])}, {elements(w, args[1])}, strict=True)"
            return f"total((a * b for a, b in {pairs}), {w.zero(e.type)})", POSTFIX
        case "cross":
            return f"cross(list({elements(w, args[0])}), list({elements(w, args[1])}), {w.kinds.kind_constant(e.type)})", POSTFIX
        case "join":
            joined = ", ".join(f"*{elements(w, a)}" for a in args)
            if isinstance(e.type, t.ArrayT) and not listed(e.type.dims):
                return f"{w.kinds.kind_constant(e.type)}.of([{joined}])", POSTFIX
            return f"[{joined}]", ATOM
        case "counts":
            return _counts(w, e), POSTFIX
        case "sum":
            zero = w.zero(e.type)
            return (f"sum({elements(w, args[0])})" if zero == "0" else f"total({elements(w, args[0])}, {zero})"), POSTFIX
        case "negate":
            return f"-{w.expr(args[0], UNARY)}", UNARY
        case _:
            raise TypeError(f"no Python form of the built-in function {e.name}")


def _counts(w: Writer, e: n.Builtin) -> str:
    arg = e.args[0]
    if isinstance(arg.type, t.BagT):
        return w.expr(arg, POSTFIX)
    assert isinstance(arg.type, t.SetT | t.ListT | t.PileT)
    text = f"[int(x in {w.expr(arg, BOR)}) for x in {w.kinds.values(arg.type.element)}]"
    if isinstance(e.type, t.ArrayT) and not listed(e.type.dims):
        return f"{w.kinds.kind_constant(e.type)}.of({text})"
    return text
