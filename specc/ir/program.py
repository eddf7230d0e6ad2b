"""The whole of a spec after elaboration: what a backend needs to know, and nothing about YAML."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from specc.ir.nodes import Block, Expr, Local
from specc.ir.types import Type
from specc.source.text import NOWHERE, Span


@dataclass(frozen=True, kw_only=True)
class Definition:
    """What every named thing carries: a comment of the author, where it comes from, where it is written."""

    name: str
    doc: str = ""
    source: tuple[str, ...] = ()
    span: Span = field(default=NOWHERE, compare=False, repr=False)
    written: str = field(default="", compare=False)
    """The code as the author wrote it (for docstrings and `explain`)."""


@dataclass(frozen=True)
class ParameterDef(Definition):
    """`at: reset`: an argument of init, constant in an episode."""

    type: Type
    default: Any


@dataclass(frozen=True)
class InputDef(Definition):
    """Data that comes with `init`."""

    type: Type
    shared: bool
    picture: Picture | None = None


@dataclass(frozen=True)
class Picture:
    """Text form of an array: lines from top to bottom over a product of two types, or a drawing with the names of the places.

    vertical, horizontal: the parts of the index; they grow upwards (or `down`) and to the right. glyphs: text → static
    value of the element type. cell: instead of glyphs, the text of a value Var("it")."""

    vertical: str
    horizontal: str
    glyphs: tuple[tuple[str, Any], ...]
    down: bool = False
    slant: int = 0
    width: int = 1
    template: str = ""
    cell: tuple[RenderPart, ...] = ()


@dataclass(frozen=True)
class StateField(Definition):
    """start: value at reset (may draw: then it is run in setup order); None: must be set by setup or given.
    visible: bool expression over Var("viewer"), the index locals and Var("it"); None: all see it.
    public: what all see of a hidden field."""

    type: Type
    start: Expr | None
    visible: Expr | None = None
    visible_indices: tuple[Local, ...] = ()
    visible_kind: str = "all"
    public: Expr | None = None
    given: str | None = None
    picture: Picture | None = None


@dataclass(frozen=True)
class Column:
    """Data of a table: one static value a row. Text columns have TextT."""

    name: str
    type: Type
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Body:
    """One written body of a code column: `name` is the (first) row's name. Var("row") is the row."""

    name: str
    block: Block
    source: tuple[str, ...] = ()
    span: Span = field(default=NOWHERE, compare=False, repr=False)
    written: str = field(default="", compare=False)


@dataclass(frozen=True)
class CodeColumn:
    """pure: every body is `(Return(expr),)` or locals and a Return; else an effect. body_of[row]: number of the body, None: absent."""

    name: str
    params: tuple[Local, ...]
    result: Type | None
    pure: bool
    bodies: tuple[Body, ...]
    body_of: tuple[int | None, ...]
    optional: bool = False
    needs: tuple[Expr, ...] = ()
    draws: bool = False
    asks: bool = False


@dataclass(frozen=True)
class Table(Definition):
    """rows: names (for decode tables: one row a key value; letters of the patterns are data columns). keys: types of RowAt keys;
    key_of: row → key values, or None when the key is the ordinal itself (decode)."""

    rows: tuple[str, ...]
    columns: dict[str, Column]
    code: dict[str, CodeColumn]
    labels: tuple[str, ...]
    keys: tuple[Type, ...] = ()
    row_at: dict[Any, int] | None = None
    decode: bool = False


@dataclass(frozen=True)
class Function(Definition):
    """Pure. block ends in Return on every path. static: reads no state, parameter or input. fast: an equal, cheaper body for fast
    backends. table: for static functions over few arguments the compiler may have tabulated all values (arguments' ordinals, row-major)."""

    params: tuple[Local, ...]
    result: Type
    block: Block
    fast: Block | None = None
    needs: tuple[Expr, ...] = ()
    static: bool = False
    table: tuple[Any, ...] | None = None


@dataclass(frozen=True)
class Rule(Definition):
    """An effect. draws/asks: transitively. writes/reads: names of state fields, transitively."""

    params: tuple[Local, ...]
    result: Type | None
    block: Block
    needs: tuple[Expr, ...] = ()
    cut: bool = False
    draws: bool = False
    asks: bool = False
    reads: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()


@dataclass(frozen=True)
class LegalLine:
    reason: str
    test: Expr
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Action(Definition):
    """Number of an action instance: `offset` + row-major ordinal of the params (each finite). Real params: Box (`box`: (lo, hi) each),
    then the spec has that action only (per variant). Var("me") is the acting player. lets: in order, visible in legal and block."""

    params: tuple[Local, ...]
    lets: tuple[tuple[Local, Expr], ...]
    legal: tuple[LegalLine, ...]
    block: Block
    offset: int
    count: int
    labels: tuple[str, ...] = ()
    box: tuple[tuple[float, float], ...] | None = None
    clamp: bool | None = None
    draws: bool = False
    asks: bool = False


@dataclass(frozen=True)
class AnswerBlock:
    """Numbers of the answers to questions over one domain type; `none_number`: the shared number for declining (or None)."""

    type: Type
    offset: int
    count: int


@dataclass(frozen=True)
class Question:
    """A question site (a Choose with a chooser)."""

    site: int
    name: str
    block: int
    """Number of its AnswerBlock."""


@dataclass(frozen=True)
class End:
    """Var("me") acted, mover is next."""

    when: Expr
    block: Block
    reason: str | None
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Channel(Definition):
    """A named part of the observation: `value` (bool, int or real, or an array of those) for every combination of `over`."""

    over: tuple[Local, ...]
    value: Expr
    shape: tuple[int, ...] = ()


@dataclass(frozen=True)
class RenderPart:
    """Literal text, or a value to be shown: text, number, finite value (its label), optional, set, or a field with a picture."""

    text: str = ""
    value: Expr | None = None
    picture: str | None = None
    test: Expr | None = None
    """Shown only if this holds; else `otherwise`."""
    otherwise: RenderPart | None = None


@dataclass(frozen=True)
class Invariant:
    test: Expr
    written: str
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Site:
    """A draw site: number, name for tapes, kind, what it may give (number of values, None: real or unbounded).

    lowest: what a scenario writes for the first of its values: 1 for a die, the least value of a site under `draws:`."""

    number: int
    name: str
    kind: str
    values: int | None
    owner: str
    lowest: int = 0


@dataclass(frozen=True)
class Scenario:
    """given: static plain values by field, and/or an effect (block over the start state). actions: names with static arguments are
    already numbers; answers are given as (domain type, static value) and numbered when they are given."""

    name: str
    source: tuple[str, ...]
    settings: tuple[tuple[str, str], ...]
    given: dict[str, Any] | None
    given_block: Block
    draws: dict[str, tuple[Any, ...]]
    chance: tuple[Any, ...]
    when: tuple[str, ...]
    then: tuple[tuple[str, Expr], ...]
    pictures: tuple[tuple[str, Any], ...]
    allowed: tuple[str, ...]
    refused: tuple[tuple[str, str], ...]
    observed: tuple[tuple[int, str, tuple[float, ...]], ...]
    perft: tuple[int, ...]
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Symmetry:
    """A map of states under which legality and steps commute. maps: for a named type, the image of each value as an ordinal
    (`image[ordinal of v]` is the ordinal of v's image); a value, index or parameter of that type is mapped wherever it occurs."""

    name: str
    maps: tuple[tuple[str, tuple[int, ...]], ...]
    span: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True)
class Numbers:
    width: int = 32
    exact: bool = False
    tolerance: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Program(Definition):
    """Everything. Order of dicts is the order of the spec (imports first)."""

    title: str
    file: str
    players: int
    simultaneous: bool
    numbers: Numbers
    forced_take: bool
    illegal: str
    max_steps: int | None
    parameters: dict[str, ParameterDef]
    inputs: dict[str, InputDef]
    types: dict[str, Type]
    labels: dict[str, tuple[str, ...]]
    """Text of every value of a named finite type, in order (for action names and rendering)."""
    tables: dict[str, Table]
    state: dict[str, StateField]
    functions: dict[str, Function]
    rules: dict[str, Rule]
    setup: Block
    actions: dict[str, Action]
    resolve: Block
    asked: Expr | None
    """Over Var("me"): must this player answer (simultaneous turns)?"""
    ends: tuple[End, ...]
    invariants: tuple[Invariant, ...]
    channels: dict[str, Channel]
    render: tuple[RenderPart, ...]
    helpers: dict[str, Rule]
    scenarios: tuple[Scenario, ...]
    answers: tuple[AnswerBlock, ...]
    none_number: int | None
    questions: dict[int, Question]
    sites: dict[int, Site]
    num_actions: int
    symmetries: tuple[Symmetry, ...] = ()
    render_svg: tuple[RenderPart, ...] = ()
    settings: tuple[tuple[str, str], ...] = ()
    imports: tuple[str, ...] = ()
