"""Constants of the generated module: tables and other static values, as numpy arrays."""

from __future__ import annotations

import base64
import zlib
from typing import Any

import numpy as np

from specc.backends.jax import layout
from specc.backends.jax.names import Module, constant_case
from specc.ir import types as t

LARGE = 400


def narrowed(a: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Whole numbers in the least signed dtype that holds them."""
    if a.dtype.kind != "i":
        return a
    for kind in (np.int8, np.int16, np.int32):
        if a.size == 0 or (a.min() >= np.iinfo(kind).min and a.max() <= np.iinfo(kind).max):
            return a.astype(kind)
    return a.astype(np.int32)


def array_text(a: np.ndarray[Any, Any]) -> str:
    """A numpy array as Python code."""
    a = narrowed(a)
    kind = "bool" if a.dtype.kind == "b" else f"np.{a.dtype.name}"
    if a.size > LARGE:
        packed = base64.b85encode(zlib.compress(np.ascontiguousarray(a).tobytes(), 9)).decode()
        chunks = [packed[i : i + 120] for i in range(0, len(packed), 120)]
        joined = "\n    ".join(repr(c) for c in chunks)
        return f"rt.table({a.dtype.name!r}, {tuple(a.shape)!r}, (\n    {joined}\n))"
    if a.size and a.size > 8 and (a == a.flat[0]).all():
        return f"np.full({tuple(a.shape)!r}, {a.flat[0].item()!r}, {kind})"
    if a.dtype.kind == "f":
        return f"np.array({a.astype(np.float64).tolist()!r}, {kind})"
    return f"np.array({a.tolist()!r}, {kind})" if a.size else f"np.zeros({tuple(a.shape)!r}, {kind})"


class Constants:
    """Collects static values and gives each one name."""

    def __init__(self, module: Module, record_class: Any) -> None:
        self.module = module
        self.record_class = record_class
        self.lines: list[str] = []
        self.named: dict[str, str] = {}

    def keep(self, text: str, hint: str) -> str:
        """The name of a constant with this code."""
        if text not in self.named:
            self.named[text] = self.module.unique(constant_case(hint))
            self.lines.append(f"{self.named[text]} = {text}")
        return self.named[text]

    def tabulated(self, kind: t.Type, dims: tuple[int, ...], values: list[Any]) -> str:
        """Code of a value of `kind` for every index of `dims` (row-major); no dims: one value."""
        if layout.is_scalar(kind):
            return self._scalars(kind, dims, values)
        match kind:
            case t.ArrayT(element, axes):
                inner = tuple(t.count(d) for d in axes)
                return self.tabulated(element, dims + inner, [x for v in values for x in _flat(v, len(axes), inner)])
            case t.SetT(element):
                n = t.count(element)
                a = np.zeros((len(values), n), bool)
                for i, v in enumerate(values):
                    for x in v or ():
                        a[i, t.ordinal(element, x)] = True
                return array_text(a.reshape((*dims, n)))
            case t.BagT(element, _):
                return array_text(np.array([list(v) for v in values], np.int64).reshape((*dims, t.count(element))))
            case t.ListT(element, cap):
                rows = [tuple(v) if v is not None else () for v in values]
                width = max(cap if not dims else max((len(r) for r in rows), default=0), 1)
                filler = next((r[0] for r in rows if r), _any_value(element))
                sizes = self._scalars(t.IntT(0, width), dims, [len(r) for r in rows])
                data = self.tabulated(element, (*dims, width), [x for r in rows for x in (*r, *([filler] * (width - len(r))))])
                return f"rt.List({sizes}, {data})"
            case t.RecordT(_, fields):
                parts = [self.tabulated(f, dims, [_part(v, i, name) for v in values]) for i, (name, f) in enumerate(fields)]
                return f"{self.record_class(kind)}({', '.join(parts)})"
            case t.TupleT(items):
                parts = [self.tabulated(f, dims, [v[i] for v in values]) for i, f in enumerate(items)]
                return f"({', '.join(parts)},)"
            case t.OptT(inner):
                filler = next((v for v in values if v is not None), _any_value(inner))
                present = self._scalars(t.BOOL, dims, [v is not None for v in values])
                return f"rt.Opt({present}, {self.tabulated(inner, dims, [filler if v is None else v for v in values])})"
            case t.PoolT(element, cap):
                blank = self.tabulated(element, (*dims, cap), [_any_value(element)] * (cap * len(values)))
                return f"rt.Pool({array_text(np.zeros((*dims, cap), bool))}, {blank})"
            case t.BitsT():
                return array_text(np.array([[v & 0xFFFFFFFF, v >> 32] for v in values], np.uint32).reshape((*dims, 2)))
            case _:
                raise NotImplementedError(f"constant of type {t.show(kind)}")

    def _scalars(self, kind: t.Type, dims: tuple[int, ...], values: list[Any]) -> str:
        numbers = [layout.number(kind, v) for v in values]
        if not dims:
            return scalar_text(kind, numbers[0])
        if isinstance(kind, t.BitsT):
            return array_text(np.array(numbers, layout.word_dtype(kind.width)).reshape(dims))
        if isinstance(kind, t.RealT):
            return array_text(np.array(numbers, f"float{kind.width}").reshape(dims))
        return array_text(np.array(numbers, bool if isinstance(kind, t.BoolT) else np.int64).reshape(dims))


def scalar_text(kind: t.Type, value: Any) -> str:
    """A number as Python code."""
    match kind:
        case t.BoolT():
            return "rt.TRUE" if value else "rt.FALSE"
        case t.BitsT(width):
            return f"np.{layout.word_dtype(width)}({value:#x})" if value > 9 else f"np.{layout.word_dtype(width)}({value})"
        case t.RealT(width):
            return f"np.float{width}({float(value)!r})"
        case _:
            return repr(int(value))


def _part(value: Any, i: int, name: str) -> Any:
    return value[name] if isinstance(value, dict) else value[i]


def _flat(value: Any, depth: int, dims: tuple[int, ...]) -> list[Any]:
    if depth == 0:
        return [value]
    if value is None:
        raise ValueError("an array without a value")
    return [x for v in value for x in _flat(v, depth - 1, dims[1:])]


def _any_value(kind: t.Type) -> Any:
    """Some static value of a type, to fill places that do not count."""
    match kind:
        case t.ArrayT(element, dims):
            v = _any_value(element)
            for d in reversed(dims):
                v = (v,) * t.count(d)
            return v
        case t.SetT():
            return frozenset()
        case t.ListT():
            return ()
        case t.RecordT(_, fields):
            return tuple(_any_value(f) for _, f in fields)
        case t.TupleT(items):
            return tuple(_any_value(i) for i in items)
        case t.RealT():
            return 0.0
        case t.BitsT():
            return 0
        case t.OptT():
            return None
        case t.IntT(lo, hi):
            return 0 if lo is None or (lo <= 0 and (hi is None or hi >= 0)) else lo
        case t.BagT(element, _):
            return (0,) * t.count(element)
        case _:
            return t.values(kind)[0]
