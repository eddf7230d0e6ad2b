"""What is said about text that is not in the language: a golden file of cases, and that no text makes the parser fail otherwise.

`SPECC_UPDATE_GOLDEN=1 pytest tests/unit/test_syntax_errors.py` rewrites the golden file; read its diff like code.
"""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from specc.source.codes import CODES
from specc.source.diagnostic import Reporter
from specc.source.render import render_plain
from specc.source.text import code
from specc.syntax.parse import parse_block, parse_declaration, parse_expression, parse_match, parse_type

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "syntax_errors.txt"
PARSERS = {
    "expression": parse_expression,
    "effect": parse_block,
    "type": parse_type,
    "declaration": parse_declaration,
    "match": parse_match,
}
EXPRESSIONS = (
    "a = b",
    "x && y",
    "x || y",
    "!x",
    "x++",
    "a === b",
    "a <> b",
    "a => b",
    "a := 3",
    "a ? b : c",
    "f'hi'",
    "x is None",
    "x xor y",
    "f(a",
    "f(a]",
    "a)",
    "x $ y",
    "“a”",
    "a ≤ b",
    "'abc",
    "0b01rr",
    "12ab",
    "a +",
    "a + * b",
    "+3",
    "a b",
    "f(a b)",
    "not",
    "x..",
    "x.",
    "x[]",
    "x[1:2:3]",
    "",
    "# only a remark",
    "a if b",
    "{m in D if m}",
    "count(x in D where y)",
    "any(x = 3 for x in D)",
    "any(x == 3 for x D)",
    "[x for x in D if]",
    "x for x in D",
    "(x for x in D)",
    "f(1, x for x in D)",
    "max(x for x in D, default=3)",
    "{k: v for k in D}",
    "{a: 1, b}",
    "f(x=1, x=2)",
    "f(a: 1)",
    "lambda x: x",
    "return x",
    "for x in D",
    "a after b",
    "a\\\n+ b",
    "a -> b",
)
EFFECTS = (
    "if x = 3:\n    y = 1",
    "if x == 3\n    y = 1",
    "if x == 3 then:\n    y = 1",
    "if a {\n  x = 1\n}",
    "if a:\n    x()\nelse\n    y()",
    "if a:\n    x()\nelse if b:\n    y()",
    "else:\n    x()",
    "x = 3\n  y = 4",
    "if a:\nx = 1",
    "if a:\n        x = 1\n    y = 2",
    "if a:\n\tx = 3",
    "while x:\n    y()",
    "def f(x):\n    y()",
    "import x",
    "with a as b:\n    c()",
    "try:\n    x()\nexcept:\n    y()",
    "raise Foo()",
    "let x = 3",
    "switch x:\n    a: b()",
    "x == 3",
    "f(x) = 3",
    "a = b = c",
    "x += y += 1",
    "a, b += 1",
    "x++",
    "x = if a: 3",
    "x: int",
    "x = y +\nz = 3",
    "x = [y for y in D\nz = 3",
    "print 'x'",
    "choose x",
    "choose x from D",
    "choose x = D",
    "choose x in D where c by p",
    "choose x in D by p at random",
    "choose x in D by p by q",
    "repeat:\n    x()",
    "repeat up to 3:\n    x()",
    "repeat n while c:\n    x()",
    "match x\n    a: y()",
    "match x:\n    a\n    b: y()",
    "match x:\n    a y()",
    "emit hurt me",
    "become x",
    "for x D:\n    y()",
    "for in D:\n    y()",
    "    if a:\n        x()\n  y()",
    "  x()\ny()",
    "continue 3",
    "x = 3;; y = 4",
)
TYPES = ("int(0, 5", "Player??", "a: b", "T if", "x = 3")
MATCHES = ("0x00..", "0b01 rr", "1, 2,", "0b012")
CASES = (
    [("expression", text) for text in EXPRESSIONS]
    + [("effect", text) for text in EFFECTS]
    + [("type", text) for text in TYPES]
    + [("match", text) for text in MATCHES]
)


def told() -> str:
    """Every case with what is said about it."""
    parts = []
    for kind, text in CASES:
        reporter = Reporter()
        PARSERS[kind](code(text), reporter)
        parts.append(f"=== {kind}\n{text}\n---\n{render_plain(reporter) or 'nothing is said'}\n")
    return "\n".join(parts)


def test_golden() -> None:
    text = told()
    if os.environ.get("SPECC_UPDATE_GOLDEN"):
        GOLDEN.parent.mkdir(exist_ok=True)
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")


def test_every_case_is_one_error_with_a_registered_code_and_help() -> None:
    for kind, text in CASES:
        reporter = Reporter()
        result = PARSERS[kind](code(text), reporter)
        assert result is None and len(reporter.found) == 1, text
        (found,) = reporter.found
        assert found.code in CODES and found.code.startswith("E01"), text
        assert found.help, text
        assert found.message[0] != found.message[0].upper() or not found.message[0].isalpha(), text
        assert not set("!") & set(found.message.replace("`!`", "").replace("`!==`", "")), text


def test_absurd_sizes_are_complaints() -> None:
    for text in ("9" * 5000, "1e999", "[" * 3000 + "]" * 3000, "not " * 5000 + "a", "(" * 3000 + "a" + ")" * 3000):
        reporter = Reporter()
        result = parse_expression(code(text), reporter)
        assert result is None or text[0] == "("
        assert [found.code for found in reporter] in ([], ["E0104"], ["E0111"])


SEEDS = [
    "if a == b:\n    x[i] = none\nelif c?:\n    choose t? in team(p) if t.s > 0 or none by p\nelse:\n    emit hurt(me, n=3)\n"
    "return {x for x in D}",
    "match what:\n    a, 0..3: x = 1\n    _:\n        repeat up to n while c:\n            become top(m).effect",
    "x = [e for i in I, j in J if c while d] ?? (a, b)\n  and not y! after f(x)\nreward[me] += 0x1f * 1e-3 // 'text'",
]
signs = st.sampled_from(
    list("()[]{}.,:;=?!+-*/%&|^~<>@#'\" \n\t0aé")
    + ["if", "else", "for", "in", "not", "choose", "0b01r", "match x:\n", " or none", "\n    "]
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(SEEDS))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(signs) + text[at + draw(st.integers(0, 3)) :]
    return text


@settings(max_examples=600, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.one_of(mutated(), st.lists(signs, max_size=12).map("".join)), st.sampled_from(sorted(PARSERS)))
def test_no_text_makes_the_parser_fail(text: str, kind: str) -> None:
    reporter = Reporter()
    result = PARSERS[kind](code(text), reporter)
    assert (result is None) == bool(reporter.found)
    rows = text.split("\n")
    for found in reporter:
        span = found.primary.span
        assert 1 <= span.line <= span.end_line <= len(rows)
        assert 1 <= span.column <= len(rows[span.line - 1]) + 1
        assert 1 <= span.end_column <= len(rows[span.end_line - 1]) + 1
    render_plain(reporter)
