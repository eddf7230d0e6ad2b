"""Built-in functions on static values."""

from __future__ import annotations

import math
from typing import Any

from specc.ir import types as t


def builtin(name: str, args: list[Any], kinds: list[t.Type], result: t.Type) -> Any:
    """The value of a built-in function of static arguments; see nodes.Builtin for the list."""
    match name:
        case "abs":
            return abs(args[0])
        case "min":
            return min(args)
        case "max":
            return max(args)
        case "clamp":
            return min(max(args[0], args[1]), args[2])
        case "floor":
            return math.floor(args[0])
        case "sqrt" | "sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "exp" | "log" | "tanh":
            return _rounded(getattr(math, name)(args[0]), result)
        case "pow":
            return _rounded(math.pow(args[0], args[1]), result)
        case "divide":
            return args[2] if args[1] == 0 else _rounded(args[0] / args[1], result)
        case "size" | "len":
            return len(args[0])
        case "last":
            return args[0][-1] if args[0] else None
        case "index":
            return t.ordinal(kinds[0], args[0])
        case "from_index":
            return t.values(result)[args[0]]
        case "int":
            return int(args[0])
        case "real":
            return _rounded(float(args[0]), result)
        case "next":
            return (args[0] + 1) % args[1]
        case "other":
            return 1 - args[0]
        case "concat":
            low = kinds[1]
            assert isinstance(low, t.BitsT)
            return (args[0] << low.width) | args[1]
        case "high":
            assert isinstance(kinds[0], t.BitsT)
            return args[0] >> (kinds[0].width // 2)
        case "low":
            assert isinstance(kinds[0], t.BitsT)
            return args[0] & (2 ** (kinds[0].width // 2) - 1)
        case "rotl" | "rotr":
            assert isinstance(kinds[0], t.BitsT)
            width = kinds[0].width
            k = args[1] % width if name == "rotl" else -args[1] % width
            return ((args[0] << k) | (args[0] >> (width - k))) & (2**width - 1)
        case "popcount":
            return int(args[0]).bit_count()
        case "lowest_bit":
            return max((args[0] & -args[0]).bit_length() - 1, 0)
        case "signed":
            assert isinstance(kinds[0], t.BitsT)
            width = kinds[0].width
            return args[0] - 2**width if args[0] >> (width - 1) else args[0]
        case "bit":
            return bool(args[0] >> args[1] & 1)
        case "get_bits":
            return args[0] >> args[1] & (2 ** args[2] - 1)
        case "copy":
            return args[0]
        case "dot":
            return _rounded(sum(a * b for a, b in zip(args[0], args[1], strict=True)), result)
        case "cross":
            (a, b, c), (d, e, f) = args
            return (b * f - c * e, c * d - a * f, a * e - b * d)
        case "join":
            return tuple(v for a in args for v in a)
        case "transpose":
            return tuple(zip(*args[0], strict=True))
        case "diag":
            return tuple(tuple(v if i == j else 0.0 for j in range(len(args[0]))) for i, v in enumerate(args[0]))
        case "identity":
            assert isinstance(result, t.ArrayT)
            size = t.count(result.dims[0])
            return tuple(tuple(float(i == j) for j in range(size)) for i in range(size))
        case _:
            from specc.ir.evaluate import NotStatic

            raise NotStatic(f"{name} is not known when the spec is built")


def _rounded(x: float, kind: t.Type) -> float:
    if isinstance(kind, t.RealT) and kind.width == 32:
        import numpy as np

        return float(np.float32(x))
    return x
