"""How tightly the operators of Python bind."""

from __future__ import annotations

TERNARY, OR, AND, NOT, COMPARE, BOR, BXOR, BAND, SHIFT, ADD, MUL, UNARY, POWER, POSTFIX, ATOM = range(1, 16)
