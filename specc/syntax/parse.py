"""Text → nodes. Each function returns None after it has reported what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

from lark import Token, Tree

from specc.source.diagnostic import Reporter
from specc.source.text import Code
from specc.syntax import nodes as n
from specc.syntax.build import Builder
from specc.syntax.complaints import explain
from specc.syntax.grammar import Entry, Misfit, parse_tree
from specc.syntax.lexer import LayoutError, tokenize


def parse_expression(code: Code, reporter: Reporter) -> n.Expr | None:
    """An expression, over as many lines as it likes; `a, b` is a tuple."""
    tree = _tree(code, reporter, "expression")
    return None if tree is None else _built(Builder(code, reporter), tree.children[0])


def parse_type(code: Code, reporter: Reporter) -> n.Expr | None:
    """A type. `{a: T, b: U}` is a MapLiteral with Name keys; `rule -> T` and signatures `f(a: T) -> U` are Binary("->")."""
    tree = _tree(code, reporter, "type_entry")
    if tree is None:
        return None
    top: Tree[Token] | Token = tree if tree.data == "arrow" else tree.children[0]
    return _built(Builder(code, reporter, types=True), top)


def parse_declaration(code: Code, reporter: Reporter) -> tuple[n.Expr, n.Expr | None] | None:
    """`Type` or `Type = start`: the type and the start, if any."""
    tree = _tree(code, reporter, "declaration")
    if tree is None:
        return None
    count = len(reporter.found)
    type_ = Builder(code, reporter, types=True).expr(tree.children[0])
    start = Builder(code, reporter).expr(tree.children[1]) if len(tree.children) > 1 else None
    return (type_, start) if len(reporter.found) == count else None


def parse_match(code: Code, reporter: Reporter) -> tuple[n.Expr, ...] | None:
    """The values of a decode row: integers, `a..b`, bit patterns `0b01rrrsss`, separated by commas."""
    tree = _tree(code, reporter, "match_row")
    if tree is None:
        return None
    count = len(reporter.found)
    builder = Builder(code, reporter, patterns=True)
    values = tuple(builder.expr(item) for item in tree.children)
    return values if len(reporter.found) == count else None


def parse_block(code: Code, reporter: Reporter, result: bool = False) -> tuple[n.Stmt, ...] | None:
    """Statements. `result`: the body of a function, whose last statement may be an expression that is its value."""
    tree = _tree(code, reporter, "block")
    if tree is None:
        return None
    count = len(reporter.found)
    block = Builder(code, reporter).block(tree.children)
    _check_values(block, result, reporter)
    return block if len(reporter.found) == count else None


def _built(builder: Builder, tree: Tree[Token] | Token) -> n.Expr | None:
    count = len(builder.reporter.found)
    node = builder.expr(tree)
    return node if len(builder.reporter.found) == count else None


def _tree(code: Code, reporter: Reporter, entry: Entry) -> Tree[Token] | None:
    """The parse tree, or None after a complaint."""
    try:
        tokens = tokenize(code.text, layout=entry == "block")
    except LayoutError as error:
        reporter.error(error.code, error.message, code.span(error.start, error.end), error.label, help=error.help)
        return None
    if not tokens:
        what = "statement" if entry == "block" else "type" if entry in ("type_entry", "declaration") else "expression"
        reporter.error("E0107", f"nothing is written here, expected {_article(what)}", code.span(), help="`pass` does nothing" if entry == "block" else "")
        return None
    try:
        return parse_tree(tokens, entry)
    except Misfit as error:
        complaint = explain(code.text, tokens, error.token, error.accepts, entry)
        reporter.error(complaint.code, complaint.message, code.span(complaint.start, complaint.end), complaint.label, help=complaint.help)
        return None


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
