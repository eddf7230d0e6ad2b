"""Nodes → text: the house style, with only the parentheses that are needed. `parse(print(x)) == x` up to positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from specc.syntax import nodes as n

# Binding strength, loosest first; an operand that binds looser than its place is put in parentheses.
AFTER, CONDITIONAL, OR, AND, NOT, COMPARE, RANGE, COALESCE, BIT_OR, BIT_XOR, BIT_AND, SHIFT, SUM, TERM, SIGN, POWER, POSTFIX = range(17)
LEVELS = {
    "..": RANGE,
    "??": COALESCE,
    "|": BIT_OR,
    "^": BIT_XOR,
    "&": BIT_AND,
    "<<": SHIFT,
    ">>": SHIFT,
    "+": SUM,
    "-": SUM,
    "*": TERM,
    "/": TERM,
    "//": TERM,
    "%": TERM,
    "@": TERM,
    "**": POWER,
}
INDENT = "    "


def print_expression(node: n.Expr) -> str:
    """The expression on one line; a tuple stands without parentheses."""
    match node:
        case n.Tuple(items=items) if len(items) > 1:
            return _list(items)
        case _:
            return _expr(node)


def print_type(node: n.Expr) -> str:
    """The type, or signature, on one line."""
    return _expr(node)


def print_block(block: Sequence[n.Stmt], depth: int = 0) -> str:
    """The statements, one a line, suites indented by four spaces; no newline at the end."""
    return "\n".join(line for stmt in block for line in _stmt(stmt, INDENT * depth))


# ------------------------------------------------------------------------------------------------ expressions
def _level(node: n.Expr) -> int:
    match node:
        case n.After():
            return AFTER
        case n.Conditional():
            return CONDITIONAL
        case n.Logic(op=op):
            return OR if op == "or" else AND
        case n.Unary(op=op):
            return NOT if op == "not" else SIGN
        case n.Compare():
            return COMPARE
        case n.Binary(op=op):
            return LEVELS.get(op, -1)
        case n.Comprehension(brackets=""):
            return -1
        case _:
            return POSTFIX


def _at(node: n.Expr, level: int) -> str:
    """The node where something at least as strong as `level` is wanted."""
    text = _expr(node)
    return text if _level(node) >= level else f"({text})"


def _list(items: Sequence[n.Expr]) -> str:
    return ", ".join(_expr(item) for item in items)


def _expr(node: n.Expr) -> str:
    match node:
        case n.Name(id=name):
            return name
        case n.Number(text=text):
            return text
        case n.Text(value=value):
            return f'"{value}"' if '"' not in value else f"'{value}'"
        case n.Pattern(bits=bits):
            return f"0b{bits}"
        case n.Call():
            return f"{_at(node.function, POSTFIX)}({_arguments(node)})"
        case n.Subscript(base=base, indices=indices):
            return f"{_at(base, POSTFIX)}[{_list(indices)}]"
        case n.Slice(low=low, high=high):
            return f"{'' if low is None else _expr(low)}:{'' if high is None else _expr(high)}"
        case n.Attribute(base=base, name=name):
            return f"{_base(base)}.{name}"
        case n.Has(base=base):
            return f"({_expr(base)})?" if isinstance(base, n.Has) else f"{_at(base, POSTFIX)}?"
        case n.Sure(base=base):
            return f"{_at(base, POSTFIX)}!"
        case n.Unary(op="not", operand=operand):
            return f"not {_at(operand, NOT)}"
        case n.Unary(op=op, operand=operand):
            return f"{op}{_at(operand, SIGN)}"
        case n.Binary():
            return _binary(node)
        case n.Logic(op=op, operands=operands):
            return f" {op} ".join(_at(item, AND if op == "or" else NOT) for item in operands)
        case n.Compare(ops=ops, operands=operands):
            rest = (f" {op} {_at(item, RANGE)}" for op, item in zip(ops, operands[1:], strict=True))
            return _at(operands[0], RANGE) + "".join(rest)
        case n.Conditional(then=then, test=test, otherwise=otherwise):
            tail = "" if otherwise is None else f" else {_at(otherwise, CONDITIONAL)}"
            return f"{_at(then, OR)} if {_at(test, OR)}{tail}"
        case n.After(value=value, rule=rule):
            return f"{_at(value, CONDITIONAL)} after {_at(rule, POSTFIX)}"
        case n.Tuple(items=items):
            one = len(items) == 1 and not isinstance(items[0], n.Param)
            return f"({_list(items)},)" if one else f"({_list(items)})"
        case n.ListLiteral(items=items):
            return f"[{_list(items)}]"
        case n.SetLiteral(items=items):
            return f"{{{_list(items)}}}"
        case n.MapLiteral(items=pairs):
            return "{" + ", ".join(f"{_expr(key)}: {_expr(value)}" for key, value in pairs) + "}"
        case n.Comprehension():
            return _comprehension(node)
        case n.Param(name=name, type=type_):
            return f"{name}: {_expr(type_)}"
        case _:
            assert_never(node)


def _base(node: n.Expr) -> str:
    """What stands before a `.`: `3.x` would be a number."""
    return f"({_expr(node)})" if isinstance(node, n.Number) else _at(node, POSTFIX)


def _binary(node: n.Binary) -> str:
    if node.op == "->":
        return f"{_at(node.left, AFTER)} -> {_at(node.right, AFTER)}"
    level = LEVELS[node.op]
    if node.op == "..":
        return f"{_at(node.left, COALESCE)}..{_at(node.right, COALESCE)}"
    if node.op == "**":
        return f"{_at(node.left, POSTFIX)} ** {_at(node.right, SIGN)}"
    return f"{_at(node.left, level)} {node.op} {_at(node.right, level + 1)}"


def _arguments(node: n.Call | n.Emit) -> str:
    args = [_expr(item) for item in node.args]
    named = [f"{name}={_expr(value)}" for name, value in node.named]
    grow = isinstance(node, n.Call) and isinstance(node.function, n.Name) and node.function.id == "grow"
    return ", ".join(named + args if grow else args + named)


def _comprehension(node: n.Comprehension) -> str:
    text = f"{_at(node.element, AFTER)}{_clauses(node.clauses, node.array)}"
    return {"": text, "[": f"[{text}]", "{": f"{{{text}}}"}[node.brackets]


def _clauses(clauses: Sequence[n.Clause], commas: bool) -> str:
    """`for x in D if c …`; with `commas`, `for`s that follow each other are written `for i in I, j in J`."""
    out = ""
    joined = False
    for number, clause in enumerate(clauses):
        match clause:
            case n.ForClause(names=names, domain=domain):
                joined = commas and number > 0 and isinstance(clauses[number - 1], n.ForClause)
                out += f"{',' if joined else ' for'} {', '.join(names)} in {_at(domain, OR)}"
            case n.IfClause(test=test):
                out += f" if {_low(test)}"
            case n.WhileClause(test=test):
                out += f" while {_low(test)}"
            case _:
                assert_never(clause)
    return out


def _low(node: n.Expr) -> str:
    """A condition that another `if` may follow: no conditional expression, but `d after f()`."""
    if isinstance(node, n.After):
        return f"{_at(node.value, OR)} after {_at(node.rule, POSTFIX)}"
    return _at(node, OR)


# ------------------------------------------------------------------------------------------------ effects
def _stmt(stmt: n.Stmt, pad: str) -> list[str]:
    match stmt:
        case n.If():
            return _if(stmt, pad, "if")
        case n.For(clauses=clauses, body=body):
            return [f"{pad}{_clauses(clauses, True).strip()}:", *_suite(body, pad)]
        case n.Repeat():
            return [f"{pad}{_repeat(stmt)}:", *_suite(stmt.body, pad)]
        case n.Match(subject=subject, cases=cases):
            lines = [f"{pad}match {print_expression(subject)}:"]
            for case in cases:
                lines += _case(case, pad + INDENT)
            return lines
        case _:
            return [pad + _simple(stmt)]


def _suite(body: Sequence[n.Stmt], pad: str) -> list[str]:
    return [line for stmt in body for line in _stmt(stmt, pad + INDENT)]


def _if(stmt: n.If, pad: str, word: str) -> list[str]:
    lines = [f"{pad}{word} {_expr(stmt.test)}:", *_suite(stmt.then, pad)]
    match stmt.otherwise:
        case ():
            return lines
        case (n.If() as inner,):
            return lines + _if(inner, pad, "elif")
        case _:
            return [*lines, f"{pad}else:", *_suite(stmt.otherwise, pad)]


def _case(case: n.Case, pad: str) -> list[str]:
    head = f"{pad}{_list(case.values)}:" if case.values else f"{pad}else:"
    if len(case.body) == 1 and not isinstance(case.body[0], n.If | n.For | n.Repeat | n.Match):
        return [f"{head} {_simple(case.body[0])}"]
    return [head, *_suite(case.body, pad)]


def _repeat(stmt: n.Repeat) -> str:
    text = "repeat"
    if stmt.count is not None:
        text += f" {_at(stmt.count, OR)}"
    if stmt.bound is not None:
        text += f" up to {_at(stmt.bound, OR)}"
    if stmt.test is not None:
        text += f" while {_expr(stmt.test)}"
    return text


_Simple = n.Assign | n.Augment | n.ExprStmt | n.Return | n.Break | n.Continue | n.Pass | n.Choose | n.Emit | n.Become


def _simple(stmt: n.Stmt) -> str:
    match stmt:
        case n.Assign(targets=targets, value=value, declared=declared):
            kind = "" if declared is None else f": {_expr(declared)}"
            return f"{_list(targets)}{kind} = {print_expression(value)}"
        case n.Augment(op=op, target=target, value=value):
            return f"{_expr(target)} {op}= {print_expression(value)}"
        case n.ExprStmt(value=value):
            return print_expression(value)
        case n.Return(value=None):
            return "return"
        case n.Return(value=value) if value is not None:
            return f"return {print_expression(value)}"
        case n.Break():
            return "break"
        case n.Continue():
            return "continue"
        case n.Pass():
            return "pass"
        case n.Choose():
            return _choose(stmt)
        case n.Emit(event=event, target=target):
            left = "" if target is None else f"{_expr(target)} = "
            return f"{left}emit {event}({_arguments(stmt)})"
        case n.Become(row=row, column=column, args=args):
            return f"become {_base(row)}.{column}" + ("" if args is None else f"({_list(args)})")
        case _:
            raise AssertionError(f"not a simple statement: {stmt!r}")


def _choose(stmt: n.Choose) -> str:
    text = "choose "
    if stmt.count is not None and stmt.up_to:
        text += f"up to {_at(stmt.count, SUM)} "
    elif stmt.count is not None:
        text += f"{_expr(stmt.count)} " if isinstance(stmt.count, n.Name | n.Number) else f"({_expr(stmt.count)}) "
    text += f"{stmt.name}{'?' if stmt.optional else ''} in {_at(stmt.domain, OR)}"
    if stmt.test is not None:
        text += f" if {_low(stmt.test)}"
    if stmt.or_none:
        text += " or none"
    if stmt.ranked is not None:
        text += f" ranked {_low(stmt.ranked)}"
    if stmt.by is not None:
        text += f" by {_low(stmt.by)}"
    if stmt.at_random:
        text += " at random" + ("" if stmt.weighted is None else f" weighted {_low(stmt.weighted)}")
    return text + ("" if stmt.site is None else f" as {stmt.site}")
