"""Text → nodes. Each function returns None after it has reported what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from lark import Token, Tree

from specc.source.diagnostic import Reporter
from specc.source.text import Code
from specc.syntax import nodes as n
from specc.syntax.build import Builder
from specc.syntax.complaints import explain
from specc.syntax.grammar import Entry, Misfit, parse_tree
from specc.syntax.lexer import LayoutError, tokenize

T = TypeVar("T")


def parse_expression(code: Code, reporter: Reporter) -> n.Expr | None:
    """An expression, over as many lines as it likes; `a, b` is a tuple."""
    return _built(code, reporter, "expression", lambda tree, mine: Builder(code, mine).expr(tree.children[0]))


def parse_type(code: Code, reporter: Reporter) -> n.Expr | None:
    """A type. `{a: T, b: U}` is a MapLiteral with Name keys; `rule -> T` and signatures `f(a: T) -> U` are Binary("->")."""

    def build(tree: Tree[Token], mine: Reporter) -> n.Expr:
        return Builder(code, mine, types=True).expr(tree if tree.data == "arrow" else tree.children[0])

    return _built(code, reporter, "type_entry", build)


def parse_declaration(code: Code, reporter: Reporter) -> tuple[n.Expr, n.Expr | None] | None:
    """`Type` or `Type = start`: the type and the start, if any."""

    def build(tree: Tree[Token], mine: Reporter) -> tuple[n.Expr, n.Expr | None]:
        start = Builder(code, mine).expr(tree.children[1]) if len(tree.children) > 1 else None
        return Builder(code, mine, types=True).expr(tree.children[0]), start

    return _built(code, reporter, "declaration", build)


def parse_match(code: Code, reporter: Reporter) -> tuple[n.Expr, ...] | None:
    """The values of a decode row: integers, `a..b`, bit patterns `0b01rrrsss`, separated by commas."""

    def build(tree: Tree[Token], mine: Reporter) -> tuple[n.Expr, ...]:
        builder = Builder(code, mine, patterns=True)
        return tuple(builder.expr(item) for item in tree.children)

    return _built(code, reporter, "match_row", build)


def parse_block(code: Code, reporter: Reporter, result: bool = False) -> tuple[n.Stmt, ...] | None:
    """Statements. `result`: the body of a function, whose last statement may be an expression that is its value."""

    def build(tree: Tree[Token], mine: Reporter) -> tuple[n.Stmt, ...]:
        block = Builder(code, mine).block(tree.children)
        _check_values(block, result, mine)
        return block

    return _built(code, reporter, "block", build)


def _built(code: Code, reporter: Reporter, entry: Entry, build: Callable[[Tree[Token], Reporter], T]) -> T | None:
    """What `build` makes of the parse tree; None when anything was complained about."""
    mine = Reporter()
    made: T | None = None
    try:
        tree = _tree(code, mine, entry)
        made = None if tree is None else build(tree, mine)
    except RecursionError:
        mine.error("E0111", "this is nested too deeply", code.span(), help="split it: name the parts by locals or functions")
    for found in mine.found:
        reporter.error(found.code, found.message, found.primary.span, found.primary.text, help=found.help, secondary=found.secondary)
    return None if mine.found else made


def _tree(code: Code, reporter: Reporter, entry: Entry) -> Tree[Token] | None:
    """The parse tree, or None after a complaint."""
    try:
        tokens = tokenize(code.text, layout=entry == "block")
    except LayoutError as error:
        reporter.error(error.code, error.message, code.span(error.start, error.end), error.label, help=error.help)
        return None
    if not tokens:
        what = "statement" if entry == "block" else "type" if entry in ("type_entry", "declaration") else "expression"
        reporter.error("E0107", f"nothing is written here, expected {_article(what)}", code.span(), help=_EMPTY[what])
        return None
    try:
        return parse_tree(tokens, entry)
    except Misfit as error:
        complaint = explain(code.text, tokens, error.token, error.accepts, entry)
        reporter.error(complaint.code, complaint.message, code.span(complaint.start, complaint.end), complaint.label, help=complaint.help)
        return None


_EMPTY = {
    "statement": "write `pass` where nothing is done",
    "type": "for example `bool`, `0..7` or `Player?[Sq]`",
    "expression": "write a value, for example `none` or `true`",
}


def _article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _check_values(block: tuple[n.Stmt, ...], result: bool, reporter: Reporter) -> None:
    """A comparison stands as a statement only where it is the value of a function body."""
    for stmt, last in _statements(block, result):
        if isinstance(stmt, n.ExprStmt) and not last and isinstance(stmt.value, n.Compare) and stmt.value.ops == ("==",):
            reporter.error("E0115", "a comparison that nothing uses", stmt.span, "this asks, it does not assign", help="assignment is `=`")


def _statements(block: tuple[n.Stmt, ...], result: bool) -> Iterator[tuple[n.Stmt, bool]]:
    """All statements, with whether each is where the value of the body may stand."""
    for number, stmt in enumerate(block):
        last = result and number == len(block) - 1
        yield stmt, last
        match stmt:
            case n.If():
                yield from _statements(stmt.then, last)
                yield from _statements(stmt.otherwise, last)
            case n.For() | n.Repeat():
                yield from _statements(stmt.body, False)
            case n.Match():
                for case in stmt.cases:
                    yield from _statements(case.body, last)
            case _:
                pass
