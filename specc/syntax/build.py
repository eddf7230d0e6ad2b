"""Lark's parse tree → the nodes of `nodes.py`, with file positions; complaints that the grammar cannot make are made here."""

from __future__ import annotations

from bisect import bisect_right

from lark import Token, Tree

from specc.source.diagnostic import Reporter
from specc.source.text import Code, Span
from specc.syntax import nodes as n

Child = Tree[Token] | Token
LONGEST_NUMBER = 80


class Builder:
    """Turns the tree of one piece of code into nodes. `types`: the piece is a type, where `a: T` and `T if c` have a meaning."""

    def __init__(self, code: Code, reporter: Reporter, types: bool = False, patterns: bool = False) -> None:
        self.code = code
        self.reporter = reporter
        self.types = types
        self.patterns = patterns
        self._rows = [0] + [i + 1 for i, letter in enumerate(code.text) if letter == "\n"]

    # -------------------------------------------------------------------------------------------- positions
    def _position(self, offset: int) -> tuple[int, int]:
        row = bisect_right(self._rows, offset) - 1
        if row == 0:
            return self.code.line, self.code.column + offset
        return self.code.line + row, self.code.indent + 1 + offset - self._rows[row]

    def span(self, item: Child) -> Span:
        """Where a tree or token stands in the file."""
        if isinstance(item, Token):
            start, end = item.start_pos or 0, item.end_pos or 0
        elif item.meta.empty:
            start = end = 0
        else:
            start, end = item.meta.start_pos, item.meta.end_pos
        line, column = self._position(start)
        end_line, end_column = self._position(end)
        return Span(self.code.file, line, column, end_line, end_column)

    def _complain(self, code: str, message: str, item: Child | Span, label: str, help: str) -> None:
        span = item if isinstance(item, Span) else self.span(item)
        self.reporter.error(code, message, span, label, help=help)

    # -------------------------------------------------------------------------------------------- expressions
    def expr(self, tree: Child) -> n.Expr:
        """One expression."""
        if isinstance(tree, Token):
            raise AssertionError(f"a token where an expression should be: {tree!r}")
        span, items = self.span(tree), tree.children
        match tree.data:
            case "name":
                return n.Name(span, str(items[0]))
            case "number":
                return self._number(span, str(items[0]))
            case "text":
                return n.Text(span, str(items[0])[1:-1])
            case "pattern":
                return self._pattern(span, str(items[0]))
            case "testlist":
                return self.expr(items[0]) if len(items) == 1 else n.Tuple(span, self._exprs(items))
            case "tuple":
                return n.Tuple(span, self._exprs(items))
            case "list_literal":
                return n.ListLiteral(span, self._exprs(items))
            case "set_literal":
                return n.SetLiteral(span, self._exprs(items))
            case "map_literal":
                return n.MapLiteral(span, tuple((self.expr(_sub(item, 0)), self.expr(_sub(item, 1))) for item in items))
            case "list_comp":
                return self._comprehension(_tree(items[0]), "[", span)
            case "set_comp":
                return self._comprehension(_tree(items[0]), "{", span)
            case "call":
                args, named = self._arguments(_tree(items[1])) if len(items) > 1 else ((), ())
                return n.Call(span, self.expr(items[0]), args, named)
            case "subscript":
                return n.Subscript(span, self.expr(items[0]), tuple(self._index(item) for item in items[1:]))
            case "attribute":
                return n.Attribute(span, self.expr(items[0]), str(items[1]))
            case "has":
                return n.Has(span, self.expr(items[0]))
            case "sure":
                return n.Sure(span, self.expr(items[0]))
            case "unary":
                return n.Unary(span, str(items[0]), self.expr(items[1]))
            case "binary":
                return n.Binary(span, str(items[1]), self.expr(items[0]), self.expr(items[2]))
            case "compare":
                return self._compare(span, items)
            case "and_":
                return n.Logic(span, "and", self._exprs(items))
            case "or_":
                return n.Logic(span, "or", self._exprs(items))
            case "half":
                return self._half(span, self.expr(items[0]), self.expr(items[1]))
            case "ternary":
                return n.Conditional(span, self.expr(items[0]), self.expr(items[1]), self.expr(items[2]))
            case "after":
                return self._after(span, items)
            case "param":
                return self._param(tree)
            case "arrow":
                return n.Binary(span, "->", self.expr(items[0]), self.expr(items[1]))
            case "named":
                self._complain("E0110", "`=` inside an expression", tree, "", "comparison is `==`")
                return self.expr(items[0])
            case _:
                raise AssertionError(f"unknown expression: {tree.data}")

    def _half(self, span: Span, then: n.Expr, test: n.Expr) -> n.Expr:
        if not self.types and isinstance(then, n.Compare) and then.ops == ("in",) and isinstance(then.operands[0], n.Name):
            name = then.operands[0].id
            self._complain(
                "E0112",
                "`if` without `else` in an expression",
                span,
                "",
                f"to select from a domain, write `{name} for {name} in …` before the `if`",
            )
        elif not self.types:
            self._complain(
                "E0112",
                "`if` without `else` in an expression",
                span,
                "no value when the condition is false",
                "add `else …`, or `else none` when there may be no value",
            )
        return n.Conditional(span, then, test, None)

    def _exprs(self, items: list[Child]) -> tuple[n.Expr, ...]:
        return tuple(self.expr(item) for item in items)

    def _number(self, span: Span, text: str) -> n.Number:
        digits = text.replace("_", "")
        if len(digits) > LONGEST_NUMBER:
            self._complain("E0104", f"a number of {len(digits)} digits", span, "", "no type of the language holds such a number")
            return n.Number(span, 0, "0")
        if digits[:2] in ("0x", "0b"):
            return n.Number(span, int(digits, 0), text)
        value = float(digits) if set(digits) & set(".eE") else int(digits)
        if value == float("inf"):
            self._complain("E0104", f"`{text}` is larger than any real number", span, "", "the largest real64 is about 1.8e308")
        return n.Number(span, value, text)

    def _pattern(self, span: Span, text: str) -> n.Pattern:
        if not self.patterns:
            self._complain(
                "E0104",
                f"`{text}` is a bit pattern, not a number",
                span,
                "letters stand for fields of a decode row",
                "bit patterns stand only under `match:` of a decode table; a binary number has the digits 0 and 1",
            )
        return n.Pattern(span, text[2:])

    def _compare(self, span: Span, items: list[Child]) -> n.Expr:
        ops = tuple(" ".join(str(item).split()) for item in items[1::2])
        return n.Compare(span, ops, self._exprs(items[0::2]))

    def _after(self, span: Span, items: list[Child]) -> n.Expr:
        value, rule = self.expr(items[0]), self.expr(items[2])
        if not isinstance(rule, n.Call):
            self._complain("E0111", "`after` wants a rule call", rule.span, "not a call", "write `EXPRESSION after rule(arguments)`")
        return n.After(span, value, rule)

    def _param(self, tree: Tree[Token]) -> n.Expr:
        name, type_ = self.expr(tree.children[0]), self.expr(tree.children[1])
        if not self.types:
            self._complain(
                "E0111", "`:` inside an expression", tree, "`name: Type` stands in types only", "a named argument is written `name=value`"
            )
        if not isinstance(name, n.Name):
            self._complain("E0111", "the part before `:` must be a name", name.span, "", "write `name: Type`")
            return type_
        return n.Param(self.span(tree), name.id, type_)

    def _index(self, item: Child) -> n.Expr:
        tree = _tree(item)
        span = self.span(tree)
        match tree.data:
            case "slice" if self.types:
                return self._param(tree)
            case "slice":
                return n.Slice(span, self.expr(tree.children[0]), self.expr(tree.children[1]))
            case "slice_from":
                return n.Slice(span, self.expr(tree.children[0]), None)
            case "slice_to":
                return n.Slice(span, None, self.expr(tree.children[0]))
            case "slice_all":
                return n.Slice(span, None, None)
            case _:
                return self.expr(tree)

    def _arguments(self, tree: Tree[Token]) -> tuple[tuple[n.Expr, ...], tuple[tuple[str, n.Expr], ...]]:
        first = tree.children[0]
        if isinstance(first, Tree) and first.data == "comp":
            return (self._comprehension(first, "", self.span(first)),), ()
        args: list[n.Expr] = []
        named: list[tuple[str, n.Expr]] = []
        for child in tree.children:
            item = _tree(child)
            if item.data != "named":
                args.append(self.expr(item))
                continue
            name, value = self.expr(item.children[0]), self.expr(item.children[1])
            if not isinstance(name, n.Name):
                self._complain("E0110", "`=` inside an expression", item, "", "comparison is `==`; a named argument is `name=value`")
            elif any(known == name.id for known, _ in named):
                self._complain("E0111", f"argument `{name.id}` is given twice", item, "", "remove one of them")
            else:
                named.append((name.id, value))
        return tuple(args), tuple(named)

    def _comprehension(self, tree: Tree[Token], brackets: str, span: Span) -> n.Expr:
        clauses = self._clauses(tree.children[1:])
        array = any(len(child.children) > 1 for child in tree.children[1:] if isinstance(child, Tree) and child.data == "for_items")
        return n.Comprehension(span, self.expr(tree.children[0]), clauses, brackets, array)

    def _clauses(self, items: list[Child]) -> tuple[n.Clause, ...]:
        clauses: list[n.Clause] = []
        for child in items:
            tree = _tree(child)
            match tree.data:
                case "for_items":
                    clauses.extend(self._for_item(_tree(item)) for item in tree.children)
                case "if_clause":
                    clauses.append(n.IfClause(self.span(tree), self.expr(tree.children[0])))
                case _:
                    clauses.append(n.WhileClause(self.span(tree), self.expr(tree.children[0])))
        return tuple(clauses)

    def _for_item(self, tree: Tree[Token]) -> n.ForClause:
        names = tuple(str(item) for item in tree.children if isinstance(item, Token) and item.type == "NAME")
        return n.ForClause(self.span(tree), names, self.expr(tree.children[-1]))

    # -------------------------------------------------------------------------------------------- effects
    def block(self, trees: list[Child]) -> tuple[n.Stmt, ...]:
        """The statements of a list of `line` and compound trees."""
        out: list[n.Stmt] = []
        for child in trees:
            if isinstance(child, Token):
                continue
            if child.data == "line":
                out.extend(self._simple(_tree(item)) for item in child.children if isinstance(item, Tree))
            else:
                out.append(self._compound(child))
        return tuple(out)

    def _suite(self, item: Child) -> tuple[n.Stmt, ...]:
        return self.block(_tree(item).children)

    def _compound(self, tree: Tree[Token]) -> n.Stmt:
        span, items = self.span(tree), tree.children
        match tree.data:
            case "if_stmt":
                return self._if(span, items)
            case "for_stmt":
                return n.For(span, self._clauses(items[:-1]), self._suite(items[-1]))
            case "repeat_stmt":
                return self._repeat(span, items)
            case "match_stmt":
                cases = tuple(self._case(item) for item in items if isinstance(item, Tree) and item.data == "case")
                return n.Match(span, self.expr(next(item for item in items if isinstance(item, Tree))), cases)
            case _:
                raise AssertionError(f"unknown statement: {tree.data}")

    def _if(self, span: Span, items: list[Child]) -> n.Stmt:
        test, then, rest = self.expr(items[0]), self._suite(items[1]), items[2:]
        if not rest:
            return n.If(span, test, then, ())
        other = _tree(rest[0])
        if other.data == "else_":
            return n.If(span, test, then, self._suite(other.children[0]))
        inner = self._if(self.span(other).to(span), [*other.children, *rest[1:]])
        return n.If(span, test, then, (inner,))

    def _case(self, tree: Tree[Token]) -> n.Case:
        values = self._exprs(_tree(tree.children[0]).children) if len(tree.children) > 1 else ()
        if len(values) == 1 and isinstance(values[0], n.Name) and values[0].id == "_":
            values = ()
        return n.Case(self.span(tree), values, self._suite(tree.children[-1]))

    def _repeat(self, span: Span, items: list[Child]) -> n.Stmt:
        count = bound = test = None
        for child in items[1:-1]:
            tree = _tree(child)
            if tree.data == "up_to":
                bound = self.expr(tree.children[-1])
            elif tree.data == "while_test":
                test = self.expr(tree.children[0])
            else:
                count = self.expr(tree)
        if count is None and bound is None:
            self._complain("E0114", "`repeat` without a bound", span, "may go on for ever", "write `repeat up to N while CONDITION:`")
        elif count is None and test is None:
            self._complain(
                "E0114", "`repeat up to` wants a count or `while`", span, "", "write `repeat up to N while CONDITION:` or `repeat N:`"
            )
        elif count is not None and test is not None and bound is None:
            self._complain("E0114", "`repeat N while` lacks `up to`", span, "", "write `repeat up to N while CONDITION:`")
        return n.Repeat(span, count, bound, test, self._suite(items[-1]))

    def _simple(self, tree: Tree[Token]) -> n.Stmt:
        span, items = self.span(tree), tree.children
        match tree.data:
            case "exprs":
                return n.ExprStmt(span, self.expr(items[0]))
            case "assign":
                return self._assign(span, _tree(items[0]), _tree(items[1]), None)
            case "declare":
                self.types, before = True, self.types
                declared = self.expr(items[1])
                self.types = before
                return self._assign(span, _tree(items[0]), _tree(items[2]), declared)
            case "augment":
                (target,) = self._targets(items[0], several=False)
                return n.Augment(span, str(items[1])[:-1], target, self.expr(items[2]))
            case "return_":
                return n.Return(span, self.expr(items[0]) if items else None)
            case "break_":
                return n.Break(span)
            case "continue_":
                return n.Continue(span)
            case "pass_":
                return n.Pass(span)
            case "emit":
                return self._emit(tree, None)
            case "become":
                return self._become(span, items)
            case "choose":
                return self._choose(tree)
            case _:
                raise AssertionError(f"unknown statement: {tree.data}")

    def _assign(self, span: Span, left: Tree[Token], right: Tree[Token], declared: n.Expr | None) -> n.Stmt:
        targets = self._targets(left, several=declared is None)
        if right.data != "emit":
            return n.Assign(span, targets, self.expr(right), declared)
        return self._emit(right, targets[0], span)

    def _targets(self, item: Child, several: bool) -> tuple[n.Expr, ...]:
        whole = self.expr(item)
        targets = whole.items if isinstance(whole, n.Tuple) and whole.items else (whole,)
        if len(targets) > 1 and not several:
            self._complain("E0113", "only one target can stand here", whole.span, "", "write one statement for each")
            targets = targets[:1]
        for target in targets:
            if not isinstance(target, n.Name | n.Subscript | n.Attribute | n.Sure):
                self._complain(
                    "E0113",
                    "this cannot be assigned to",
                    target.span,
                    "not a field, a local or a part of one",
                    "the left side is a name, `x[i]` or `x.field`; comparison is `==`",
                )
        return targets

    def _emit(self, tree: Tree[Token], target: n.Expr | None, span: Span | None = None) -> n.Stmt:
        event = ".".join(str(item) for item in _tree(tree.children[1]).children)
        args, named = self._arguments(_tree(tree.children[2])) if len(tree.children) > 2 else ((), ())
        return n.Emit(span or self.span(tree), event, args, named, target)

    def _become(self, span: Span, items: list[Child]) -> n.Stmt:
        whole = self.expr(items[1])
        place, args = (whole.function, whole.args) if isinstance(whole, n.Call) else (whole, None)
        if isinstance(place, n.Attribute):
            return n.Become(span, place.base, place.name, args)
        self._complain(
            "E0111", "`become` wants a row and a column", place.span, "", "write `become ROW.column` or `become ROW.column(arguments)`"
        )
        return n.Pass(span)

    def _choose(self, tree: Tree[Token]) -> n.Stmt:
        count: n.Expr | None = None
        up_to = optional = False
        name, parts = "", dict[str, Tree[Token]]()
        body: list[Tree[Token]] = []
        for child in tree.children[1:]:
            if isinstance(child, Token):
                name = str(child) if child.type == "NAME" else name
            elif child.data == "choose_optional":
                optional = True
            elif child.data == "choose_up_to":
                count, up_to = self.expr(child.children[-1]), True
            elif child.data == "choose_count":
                count = self.expr(child.children[0])
            elif str(child.data).startswith("choose_"):
                if child.data in parts:
                    self._complain("E0111", "this part of `choose` is given twice", child, "", "keep one of them")
                parts[str(child.data)] = child
            elif not name:
                count = self.expr(child)
            else:
                body.append(child)
        random = parts.get("choose_random")
        if random is not None and "choose_by" in parts:
            self._complain("E0111", "`by` and `at random` exclude each other", random, "", "a player chooses, or chance does")
        return n.Choose(
            self.span(tree),
            name,
            optional,
            self.expr(body[0]),
            self._part(parts, "choose_if"),
            "choose_or_none" in parts,
            self._part(parts, "choose_ranked"),
            self._part(parts, "choose_by"),
            random is not None,
            self.expr(random.children[-1]) if random is not None and isinstance(random.children[-1], Tree) else None,
            str(parts["choose_site"].children[-1]) if "choose_site" in parts else None,
            count,
            up_to,
        )

    def _part(self, parts: dict[str, Tree[Token]], name: str) -> n.Expr | None:
        return self.expr(parts[name].children[-1]) if name in parts else None


def _tree(item: Child) -> Tree[Token]:
    assert isinstance(item, Tree), item
    return item


def _sub(item: Child, number: int) -> Child:
    return _tree(item).children[number]
