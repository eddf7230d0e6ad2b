"""The types of a program in Python: classes, annotations, kind objects, and the text that lists all values of a finite type."""

from __future__ import annotations

from dataclasses import dataclass, field

from specc.backends.python.names import Names, constant, identifier
from specc.ir import types as t
from specc.ir.program import Program


@dataclass
class Declared:
    """A type that the generated module declares: its class, the constant with its kind, the attributes of its parts."""

    type: t.Type
    cls: str
    kind: str
    parts: dict[str, str] = field(default_factory=dict)
    """Name in the spec → attribute."""


class Kinds:
    """Hands out the Python form of types; remembers what has to be declared, in an order in which it can be."""

    def __init__(self, program: Program, names: Names) -> None:
        self.program = program
        self.names = names
        self.declared: list[Declared] = []
        self.constants: dict[t.Type, str] = {}
        """Kinds of unnamed types that got a constant, in order."""
        self.constant_order: list[t.Type] = []
        self.inline = False
        """While True, kinds are written without these constants."""
        self.tables: dict[str, Declared] = {}
        self._by_type: dict[t.Type, Declared] = {}
        self._ints: dict[str, tuple[t.Type, str, str]] = {}
        for name in program.tables:
            cls = names.new(name)
            columns = Names({"index", "row_name", "columns", "table", "fill"})
            table = program.tables[name]
            parts = {c: columns.new(c) for c in (*table.columns, *table.code)}
            self.tables[name] = Declared(t.RowT(name, len(table.rows)), cls, names.new(constant(name)), parts)
        players = {} if "Player" in program.types else {"Player": t.IntT(0, program.players - 1, "Player")}
        for name, type_ in {**players, **program.types}.items():
            self._declare(name, type_)

    def _declare(self, name: str, type_: t.Type) -> None:
        match type_:
            case t.EnumT() | t.ProductT() | t.UnionT() | t.RecordT():
                self.declare(type_, name)
            case t.IntT() | t.CyclicT() | t.BitsT() if identifier(name) == name and name not in self._ints:
                self._ints[name] = (type_, self.names.new(name), self.names.new(constant(name)))
            case _:
                pass

    @property
    def aliases(self) -> list[tuple[str, t.Type, str, str]]:
        """Named number types: name, type, alias, constant of the kind."""
        return [(name, *rest) for name, rest in self._ints.items()]

    # -------------------------------------------------------------------------------------------- declared types
    def declare(self, type_: t.Type, name: str = "") -> Declared:
        """The declaration of an enumeration, product, union or record type."""
        if type_ in self._by_type:
            return self._by_type[type_]
        parts: dict[str, str] = {}
        match type_:
            case t.EnumT(own, members):
                used = Names({"name", "value", "real", "imag", "numerator", "denominator", "mro"})
                parts = {m: used.new(m) for m in members}
                default = "Choice"
            case t.ProductT(own, fields) | t.RecordT(own, fields):
                used = Names({"shift", "at", "copy"} if isinstance(type_, t.RecordT) else {"shift", "at"})
                parts = {f: used.new(f.lstrip("_") or f) for f, _ in fields}
                default = "".join(f[:1].upper() + f[1:] for f, _ in fields)
                for _, f in fields:
                    self.need(f)
            case t.UnionT(own, members):
                default = "Either"
                for part in members:
                    self.need(part)
            case _:
                raise TypeError(f"{t.show(type_)} needs no declaration")
        cls = self.names.new(name or own or default)
        made = Declared(type_, cls, self.names.new(constant(cls)), parts)
        self._by_type[type_] = made
        self.declared.append(made)
        return made

    def need(self, type_: t.Type) -> None:
        """See to it that everything in a type is declared."""
        match type_:
            case t.EnumT() | t.ProductT() | t.UnionT() | t.RecordT():
                self.declare(type_)
            case t.OptT(inner):
                self.need(inner)
            case t.ArrayT(element, dims):
                self.need(element)
                for d in dims:
                    self.need(d)
            case t.SetT(element) | t.PileT(element) | t.ListT(element) | t.PoolT(element) | t.BagT(element):
                self.need(element)
            case t.TupleT(items):
                for i in items:
                    self.need(i)
            case _:
                pass

    def cls(self, type_: t.Type) -> str:
        """The class of a declared type or table."""
        return self.tables[type_.table].cls if isinstance(type_, t.RowT) else self.declare(type_).cls

    def part(self, type_: t.Type, name: str) -> str:
        """The attribute of a part, field, member or column."""
        declared = self.tables[type_.table] if isinstance(type_, t.RowT) else self.declare(type_)
        return declared.parts[name]

    # -------------------------------------------------------------------------------------------- annotations
    def annotation(self, type_: t.Type | None) -> str:
        """The type of a value as a Python annotation."""
        match type_:
            case None:
                return "None"
            case t.BoolT():
                return "bool"
            case t.IntT() | t.CyclicT() | t.BitsT():
                return self._alias(type_) or "int"
            case t.RealT(32):
                return "f32"
            case t.RealT():
                return "float"
            case t.TextT():
                return "str"
            case t.EnumT() | t.ProductT() | t.UnionT() | t.RecordT() | t.RowT():
                return self.cls(type_)
            case t.OptT(inner):
                return f"{self.annotation(inner)} | None"
            case t.TupleT(items):
                return f"tuple[{', '.join(self.annotation(i) for i in items)}]"
            case t.ArrayT(element, dims):
                return self._array_annotation(element, dims)
            case t.BagT(element):
                return self._array_annotation(t.ANY_INT, (element,))
            case t.SetT(element):
                return f"frozenset[{self.annotation(element)}]"
            case t.ListT(element):
                return f"list[{self.annotation(element)}]"
            case t.PoolT(element):
                return f"list[{self.annotation(element)} | None]"
            case t.PileT():
                return "Pile"
            case _:
                return "Any"

    def _array_annotation(self, element: t.Type, dims: tuple[t.Type, ...]) -> str:
        if listed(dims):
            return f"list[{self.annotation(element)}]"
        key = self.annotation(dims[0]) if len(dims) == 1 else f"tuple[{', '.join(self.annotation(d) for d in dims)}]"
        return f"dict[{key}, {self.annotation(element)}]"

    def _alias(self, type_: t.Type) -> str | None:
        found = self._ints.get(getattr(type_, "name", ""))
        return found[1] if found is not None and found[0] == type_ else None

    # -------------------------------------------------------------------------------------------- kinds
    def kind(self, type_: t.Type) -> str:
        """An expression for the kind of a type: a constant where there is one."""
        if type_ in self.constants and not self.inline and self._alias(type_) is None:
            return self.constants[type_]
        return self.kind_made(type_)

    def kind_constant(self, type_: t.Type, wanted: str = "KIND") -> str:
        """A constant with the kind of a type."""
        text = self.kind(type_)
        if "(" not in text:
            return text
        name = self.names.new(wanted)
        self.constants[type_] = name
        self.constant_order.append(type_)
        return name

    def kind_made(self, type_: t.Type) -> str:
        """An expression that makes the kind of a type."""
        match type_:
            case t.BoolT():
                return "Bool()"
            case t.IntT(lo, hi):
                found = self._ints.get(type_.name)
                return found[2] if found is not None and found[0] == type_ else f"Int({lo}, {hi})"
            case t.CyclicT(n):
                found = self._ints.get(type_.name)
                return found[2] if found is not None and found[0] == type_ else f"Cyclic({n})"
            case t.BitsT(width):
                found = self._ints.get(type_.name)
                return found[2] if found is not None and found[0] == type_ else f"Bits({width})"
            case t.RealT(width):
                return f"Real({width})"
            case t.TextT():
                return "Text()"
            case t.RowT(table, _, rows):
                declared = self.tables[table]
                if rows is None:
                    return declared.kind + "_KIND"
                return f"Rowed({declared.kind}, {declared.kind}_KIND.labels, {rows!r})"
            case t.EnumT() | t.ProductT() | t.UnionT() | t.RecordT():
                return self.declare(type_).kind
            case t.OptT(inner):
                return f"Opt({self.kind(inner)})"
            case t.ArrayT(element, dims):
                return f"Array({', '.join(self.kind(x) for x in (element, *dims))})"
            case t.BagT(element, cap):
                return f"Array(Int(0, {cap}), {self.kind(element)})"
            case t.SetT(element):
                return f"Set({self.kind(element)})"
            case t.ListT(element, cap):
                return f"List({self.kind(element)}, {cap})"
            case t.PoolT(element, cap):
                return f"Pool({self.kind(element)}, {cap})"
            case t.PileT(element):
                return f"PileKind({self.kind(element)})"
            case _:
                raise TypeError(f"a {t.show(type_)} is not a value that is kept")

    def values(self, type_: t.Type) -> str:
        """An expression for all values of a finite type, to loop over."""
        match type_:
            case t.BoolT():
                return "(False, True)"
            case t.IntT(int(lo), int(hi)):
                return f"range({hi + 1})" if lo == 0 else f"range({lo}, {hi + 1})"
            case t.CyclicT(n):
                return f"range({n})"
            case t.BitsT(width):
                return f"range({2**width})"
            case t.EnumT():
                return self.cls(type_)
            case t.RowT(table, _, None):
                return self.tables[table].kind
            case t.ProductT():
                return "ALL_" + self.declare(type_).kind
            case _:
                return f"{self.kind_constant(type_)}.values"


def listed(dims: tuple[t.Type, ...]) -> bool:
    """Is an array over these axes a list (else it is a dict)? As `counts_from_zero` of the runtime."""
    if len(dims) != 1:
        return False
    match dims[0]:
        case t.BoolT() | t.EnumT() | t.CyclicT() | t.BitsT():
            return True
        case t.IntT(lo, _):
            return lo == 0
        case _:
            return False


def is_mutable(type_: t.Type) -> bool:
    """Can a value of the type change in place?"""
    match type_:
        case t.ArrayT() | t.ListT() | t.PoolT() | t.BagT() | t.PileT() | t.RecordT():
            return True
        case t.OptT(inner):
            return is_mutable(inner)
        case t.TupleT(items):
            return any(is_mutable(i) for i in items)
        case _:
            return False


def is_ordered(type_: t.Type) -> bool:
    """Do Python's `<` and `sorted` order values of the type as the type does?"""
    match type_:
        case t.OptT():
            return False
        case t.ProductT(_, fields):
            return all(is_ordered(f) for _, f in fields)
        case t.UnionT(_, parts):
            return all(is_ordered(p) for p in parts)
        case t.RowT(_, _, rows):
            return rows is None or list(rows) == sorted(rows)
        case _:
            return True
