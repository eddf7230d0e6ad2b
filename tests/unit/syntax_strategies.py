"""Random expressions and effects, as nodes without positions."""

from __future__ import annotations

import dataclasses
from typing import Any

from hypothesis import strategies as st

from specc.source.text import NOWHERE
from specc.syntax import nodes as n
from specc.syntax.printer import print_expression

WORDS = [
    "x",
    "y1",
    "_z",
    "board",
    "me",
    "none",
    "to",
    "from",
    "by",
    "at",
    "random",
    "up",
    "as",
    "ranked",
    "weighted",
    "match",
    "emit",
    "become",
    "choose",
    "after",
    "pass",
    "repeat",
    "grow",
    "over",
    "where",
    "rule",
]
names = st.sampled_from(WORDS)
ops = st.sampled_from(["+", "-", "*", "/", "//", "%", "**", "@", "<<", ">>", "&", "^", "|", "??", ".."])
comparisons = st.sampled_from(["==", "!=", "<", "<=", ">", ">=", "in", "not in"])


def bare(node: Any) -> Any:
    """The node with every position replaced by NOWHERE."""
    if isinstance(node, tuple):
        return tuple(bare(item) for item in node)
    if isinstance(node, n.Node):
        fields = {f.name: bare(getattr(node, f.name)) for f in dataclasses.fields(node) if f.name != "span"}
        return type(node)(NOWHERE, **fields)
    return node


def _tuple(of: st.SearchStrategy[Any], low: int, high: int = 3) -> st.SearchStrategy[Any]:
    return st.lists(of, min_size=low, max_size=high).map(tuple)


numbers = st.one_of(
    st.integers(0, 2**40).map(lambda i: n.Number(NOWHERE, i, str(i))),
    st.integers(0, 65535).map(lambda i: n.Number(NOWHERE, i, hex(i))),
    st.sampled_from(["0.5", "1e-30", "12.25", "3e5"]).map(lambda t: n.Number(NOWHERE, float(t), t)),
)
texts = st.text(st.sampled_from("ab '{}#:"), max_size=5).map(lambda t: n.Text(NOWHERE, t))
atoms = st.one_of(names.map(lambda i: n.Name(NOWHERE, i)), numbers, texts)


def _clauses(of: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    first = st.builds(lambda i, d: n.ForClause(NOWHERE, i, d), _tuple(names, 1, 2), of)
    more = st.one_of(first, of.map(lambda c: n.IfClause(NOWHERE, c)), of.map(lambda c: n.WhileClause(NOWHERE, c)))
    return st.builds(lambda a, b: (a, *b), first, st.lists(more, max_size=2))


def _comprehension(of: st.SearchStrategy[Any], brackets: st.SearchStrategy[str]) -> st.SearchStrategy[Any]:
    def make(element: Any, clauses: Any, kind: str, wish: bool) -> n.Comprehension:
        two = any(isinstance(a, n.ForClause) and isinstance(b, n.ForClause) for a, b in zip(clauses, clauses[1:], strict=False))
        return n.Comprehension(NOWHERE, element, clauses, kind, wish and two)

    return st.builds(make, of, _clauses(of), brackets, st.booleans())


def _named(of: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.dictionaries(names, of, max_size=2).map(lambda d: tuple(d.items()))


def _extend(of: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    maybe = st.one_of(st.none(), of)
    calls = st.builds(lambda f, a, k: n.Call(NOWHERE, f, a, k), of, _tuple(of, 0), _named(of))
    return st.one_of(
        calls,
        st.builds(lambda f, c: n.Call(NOWHERE, f, (c,)), of, _comprehension(of, st.just(""))),
        st.builds(
            lambda b, i: n.Subscript(NOWHERE, b, i),
            of,
            _tuple(st.one_of(of, st.builds(lambda a, c: n.Slice(NOWHERE, a, c), maybe, maybe)), 1),
        ),
        st.builds(lambda b, i: n.Attribute(NOWHERE, b, i), of, names),
        of.map(lambda b: n.Has(NOWHERE, b)),
        of.map(lambda b: n.Sure(NOWHERE, b)),
        st.builds(lambda o, b: n.Unary(NOWHERE, o, b), st.sampled_from(["not", "-", "~"]), of),
        st.builds(lambda o, a, b: n.Binary(NOWHERE, o, a, b), ops, of, of),
        st.builds(lambda o, i: n.Logic(NOWHERE, o, i), st.sampled_from(["and", "or"]), _tuple(of, 2)),
        st.lists(comparisons, min_size=1, max_size=2).flatmap(
            lambda o: _tuple(of, len(o) + 1, len(o) + 1).map(lambda i: n.Compare(NOWHERE, tuple(o), i))
        ),
        st.builds(lambda a, b, c: n.Conditional(NOWHERE, a, b, c), of, of, of),
        st.builds(lambda v, r: n.After(NOWHERE, v, r), of, calls),
        _tuple(of, 0).map(lambda i: n.Tuple(NOWHERE, i)),
        _tuple(of, 0).map(lambda i: n.ListLiteral(NOWHERE, i)),
        _tuple(of, 0).map(lambda i: n.SetLiteral(NOWHERE, i)),
        _tuple(st.tuples(of, of), 1).map(lambda i: n.MapLiteral(NOWHERE, i)),
        _comprehension(of, st.sampled_from(["[", "{"])),
    )


expressions = st.recursive(atoms, _extend, max_leaves=12)
small = st.recursive(atoms, _extend, max_leaves=3)


targets = st.recursive(
    names.map(lambda i: n.Name(NOWHERE, i)),
    lambda of: st.one_of(
        st.builds(lambda b, i: n.Subscript(NOWHERE, b, i), of, _tuple(small, 1)),
        st.builds(lambda b, i: n.Attribute(NOWHERE, b, i), of, names),
    ),
    max_leaves=3,
)
calls = st.builds(lambda f, a, k: n.Call(NOWHERE, f, a, k), targets, _tuple(small, 0), _named(small))
maybe = st.one_of(st.none(), small)


def _choose(name: str, optional: bool, domain: Any, rest: Any, how: str, count: Any, up_to: bool, site: str | None) -> n.Choose:
    test, or_none, ranked, who = rest
    by = who if how == "by" else None
    weighted = who if how == "weighted" else None
    return n.Choose(
        NOWHERE,
        name,
        optional,
        domain,
        test,
        or_none,
        ranked,
        by,
        how in ("random", "weighted"),
        weighted,
        site,
        count,
        up_to and count is not None,
    )


simple = st.one_of(
    st.builds(lambda t, v: n.Assign(NOWHERE, t, v), _tuple(targets, 1, 2), small),
    st.builds(lambda t, v: n.Assign(NOWHERE, (t,), v, n.Name(NOWHERE, "T")), names.map(lambda i: n.Name(NOWHERE, i)), small),
    st.builds(
        lambda o, t, v: n.Augment(NOWHERE, o, t, v),
        st.sampled_from(["+", "-", "*", "//", "/", "%", "|", "&", "^", "<<", ">>"]),
        targets,
        small,
    ),
    calls.map(lambda c: n.ExprStmt(NOWHERE, c)),
    maybe.map(lambda v: n.Return(NOWHERE, v)),
    st.sampled_from([n.Break(NOWHERE), n.Continue(NOWHERE), n.Pass(NOWHERE)]),
    st.builds(
        _choose,
        names,
        st.booleans(),
        small,
        st.tuples(maybe, st.booleans(), maybe, small),
        st.sampled_from(["", "by", "random", "weighted"]),
        maybe,
        st.booleans(),
        st.one_of(st.none(), names),
    ),
    st.builds(lambda e, a, k, t: n.Emit(NOWHERE, e, a, k, t), names, _tuple(small, 0), _named(small), st.one_of(st.none(), targets)),
    st.builds(lambda r, c, a: n.Become(NOWHERE, r, c, a), targets, names, st.one_of(st.none(), _tuple(small, 0))),
)


def _compound(of: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    body = _tuple(of, 1, 2)
    values = small.filter(lambda value: not print_expression(value).startswith(("repeat", "match", "choose", "emit", "become", "pass")))
    cases = st.builds(lambda v, b: n.Case(NOWHERE, v, b), _tuple(values, 0, 2), body)
    counts = st.sampled_from(["n", "n up to", "up to while", "n up to while"])

    def repeat(kind: str, a: Any, b: Any, c: Any, body: Any) -> n.Repeat:
        return n.Repeat(NOWHERE, a if kind[0] == "n" else None, b if "up to" in kind else None, c if "while" in kind else None, body)

    return st.one_of(
        st.builds(lambda t, a, b: n.If(NOWHERE, t, a, b), small, body, st.one_of(st.just(()), body)),
        st.builds(lambda c, b: n.For(NOWHERE, c, b), _clauses(small), body),
        st.builds(repeat, counts, small, small, small, body),
        st.builds(lambda s, c: n.Match(NOWHERE, s, c), small, _tuple(cases, 1, 2)),
    )


statements = st.recursive(simple, _compound, max_leaves=4)
blocks = _tuple(statements, 1, 3)
