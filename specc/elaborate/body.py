"""The state of elaborating one piece of code: its locals, the facts known so far, and what it may do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from specc.elaborate.scope import Scope, Variable
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.nodes import Expr, Local
from specc.source.text import Span

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator

Facts = frozenset[Expr]


@dataclass
class Body:
    """Context of one function, rule, row body, condition or effect."""

    elab: Elaborator
    scope: Scope
    effects: bool = False
    """May it write, draw, call rules?"""
    asks: bool = False
    static: bool = False
    """Only what is known when the spec is built."""
    special: frozenset[str] = frozenset()
    """Which of me, foe, viewer, it, over, reward, … may be named here."""
    result: t.Type | None = None
    what: str = "here"
    facts: Facts = frozenset()
    locals: dict[str, Variable] = field(default_factory=dict)
    taken: dict[str, t.Type] = field(default_factory=dict)
    multiple: frozenset[str] = frozenset()
    """Locals that are assigned more than once."""
    row: str | None = None
    """Table whose row's columns are in scope as plain names."""
    frame: list[Expr] | None = None
    conditional: str = ""
    """Where draws are not allowed: under `and`, `or`, `if … else`."""
    pre: list[n.Stmt] | None = None
    """Statements to be run before the current one (calls hoisted out of arguments)."""
    modifiers: Expr | None = None
    through: tuple[str, ...] = ()
    """Views that are being looked through."""
    loops: int = 0
    cancel: Local | None = None
    """In a `react` clause: the variable that `cancel` sets."""
    column: tuple[str, str] | None = None
    """(table, column) of the row body that is being elaborated: for `become`."""
    reads: set[str] = field(default_factory=set)
    writes: set[str] = field(default_factory=set)
    draws: bool = False
    asked: bool = False
    returned: list[Expr] = field(default_factory=list)

    # -------------------------------------------------------------------------------------------- errors
    def error(self, code: str, message: str, span: Span, label: str = "", help: str = "") -> Expr:
        """Report and give the poison expression."""
        self.elab.reporter.error(code, message, span, label, help=help)
        return n.Const(None, type=t.ERROR, span=span)

    def unlisted(self, reason: Exception, span: Span) -> Expr:
        """A type whose values would be listed and cannot be."""
        if isinstance(reason, t.TooLarge):
            return self.error("E0427", f"{reason}, too many to list", span, "each would be looked at", "use a smaller type")
        return self.error("E0416", f"{reason}", span, "a finite type is needed here", "use an enum, a range, a product, a table or a set")

    # -------------------------------------------------------------------------------------------- locals
    def declare(self, name: str, kind: t.Type, span: Span, quiet: bool = False, place: Expr | None = None) -> Local:
        """A new local; hiding another name is an error."""
        if name in self.locals:
            self.elab.reporter.error(
                "E0304", f"`{name}` is already a name here", span, "it would hide the other one", help="choose another name"
            )
        else:
            hidden = self.scope.own(name)
            if hidden is not None and hidden.kind not in ("action", "event", "type", "rule") and not self.static:
                self.elab.reporter.error(
                    "E0304", f"`{name}` hides the {hidden.word} of that name", span, "a local may not hide it", help="choose another name"
                )
        unique = name
        number = 2
        while unique in self.taken and self.taken[unique] != kind:
            unique = f"{name}_{number}"
            number += 1
        self.taken[unique] = kind
        local = Local(unique, kind)
        self.locals[name] = Variable(local, span, place, quiet=quiet)
        return local

    def fresh(self, stem: str, kind: t.Type) -> Local:
        """A local that the author did not name."""
        number = 1
        name = stem
        while name in self.taken or name in self.locals:
            number += 1
            name = f"{stem}_{number}"
        self.taken[name] = kind
        return Local(name, kind)

    @contextmanager
    def inner(self) -> Iterator[None]:
        """Locals and facts that end with the block."""
        before, facts = dict(self.locals), self.facts
        yield
        for name, variable in self.locals.items():
            if name not in before:
                self.check_used(name, variable)
        self.locals, self.facts = before, facts

    def check_used(self, name: str, variable: Variable) -> None:
        """A local that is assigned and never read is most likely a slip of the pen."""
        if not (variable.used or variable.quiet or name.startswith("_")):
            from specc.source.suggest import nearest

            near = nearest(name, self.scope.all_names() | set(self.elab.special_places))
            self.elab.reporter.error(
                "E0305",
                f"`{name}` is assigned and never read",
                variable.span,
                "this makes a new local",
                help=f"did you mean `{near}`?" if near else "remove it, or use its value",
            )

    # -------------------------------------------------------------------------------------------- presence
    def guarded(self, build: Callable[[], Expr]) -> Expr:
        """A comparison: access through absent values inside makes it false."""
        outer, self.frame = self.frame, []
        try:
            e = build()
            guards = self.frame
        finally:
            self.frame = outer
        if not guards or isinstance(e.type, t.ErrorT):
            return e
        return n.And((*guards, e), type=t.BOOL, span=e.span)

    @contextmanager
    def unguarded(self) -> Iterator[None]:
        """Inside loops and branches: absence must be excluded there."""
        outer, self.frame = self.frame, None
        yield
        self.frame = outer

    def present(self, e: Expr, span: Span, seen: str = "") -> Expr:
        """The value of an optional that must be there: proven, guarded by the comparison around it, or an error."""
        if isinstance(e.type, t.ErrorT) or not isinstance(e.type, t.OptT):
            return e
        if e not in self.facts:
            if self.frame is not None:
                guard = n.Present(e, type=t.BOOL, span=span)
                if guard not in self.frame:
                    self.frame.append(guard)
            else:
                what = f"`{seen}`" if seen else "this"
                self.error(
                    "E0501",
                    f"{what} may be absent",
                    span,
                    f"this is `{t.show(e.type)}`",
                    "guard it with `x?`, give a default with `x ?? …`, or say that it is there with `x!`",
                )
                return n.Unwrap(e, True, type=e.type.inner, span=span)
        return n.Unwrap(e, type=e.type.inner, span=span)

    def assume(self, e: Expr, truth: bool = True) -> None:
        """From here on `e` is known to be true (or false)."""
        from specc.elaborate.facts import implied

        self.facts |= implied(self, e, truth)

    def forget(self, fields: frozenset[str] | set[str]) -> None:
        """Facts that read any of these state fields no longer hold."""
        self.writes |= fields
        if fields:
            self.facts = frozenset(f for f in self.facts if not (self.elab.reads_of(f) & fields))

    def forget_local(self, name: str) -> None:
        """Facts about a local that is assigned no longer hold."""
        from specc.ir.visit import variables

        self.facts = frozenset(f for f in self.facts if name not in variables(f))

    @property
    def draws_allowed(self) -> bool:
        return self.effects and not self.conditional
