"""The skeleton of a spec from declarations: constants, enums, records, state, tables with file and line; rules are left open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from specc.compile import compile_spec
from specc.extract.source.items import Field, Items, Place, Struct
from specc.extract.source.read import LANGUAGES, read_file

TYPES = {
    "bool": "bool", "_Bool": "bool", "boolean": "bool", "float": "real32", "double": "real64", "number": "int(-1000000, 1000000)",
    "uint8_t": "u8", "unsigned char": "u8", "uint16_t": "u16", "unsigned short": "u16", "uint32_t": "u32", "unsigned int": "u32",
    "unsigned": "u32", "int8_t": "int(-128, 127)", "char": "int(-128, 127)", "signed char": "int(-128, 127)",
    "int16_t": "int(-32768, 32767)", "short": "int(-32768, 32767)", "int": "int(-1000000, 1000000)", "int32_t": "int(-1000000, 1000000)",
}  # fmt: skip
RESERVED = {
    "over",
    "asked",
    "stuck",
    "viewer",
    "it",
    "can",
    "max",
    "min",
    "sum",
    "any",
    "all",
    "count",
    "size",
    "len",
    "first",
    "me",
    "mover",
    "to_move",
    "reward",
    "turn_of",
    "end",
    "win",
    "lose",
    "tie",
    "none",
    "true",
    "false",
    "in",
    "if",
    "for",
    "state",
    "return",
}


class BadSource(Exception):
    """No file that can be read."""


@dataclass
class Skeleton:
    name: str
    text: str = ""
    entries: int = 0
    left: list[tuple[str, str, str]] = field(default_factory=list)

    def as_json(self) -> dict[str, Any]:
        left = [{"passage": place, "what": what, "reason": why} for place, what, why in self.left]
        return {"rows": self.entries, "effects_read": 0, "effects_not_read": 0, "conflicts": 0, "rules_without_source": 0, "tokens": 0,
                "dollars": 0, "left": left}  # fmt: skip


def skeleton_of(sources: list[Path]) -> Skeleton:
    """Read files and folders."""
    items, files = Items(), 0
    for source in sources:
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.is_file() and path.suffix in LANGUAGES:
                read_file(path, path.name if path == source else str(path.relative_to(source)), items)
                files += 1
            elif path == source:
                raise BadSource(f"{path}: C (.c .h), Python (.py) and TypeScript (.ts .tsx) are read")
    if not files:
        raise BadSource(f"{sources[0]}: no C, Python or TypeScript file in it")
    return _Writer(items, _word(sources[0].stem) or "game").write()


def _word(text: str) -> str:
    return re.sub(r"\W+", "_", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", text)).strip("_").lower()


class _Writer:
    def __init__(self, items: Items, name: str) -> None:
        self.items, self.skeleton = items, Skeleton(name)
        self.taken: set[str] = set()
        self.enums = {enum.name: self.type_name(enum.name) for enum in items.enums}
        self.structs = {struct.name: self.type_name(struct.name) for struct in items.structs if struct.fields}
        self.sizes = {c.name: c.value for c in items.constants}

    def type_name(self, name: str) -> str:
        return "".join(part.capitalize() for part in _word(name).split("_")) or "Kind"

    def name(self, name: str) -> str:
        word = _word(name)
        if not re.match(r"[a-z]", word) or word in RESERVED:
            word = f"the_{word}"
        while word in self.taken:
            word += "_"
        self.taken.add(word)
        return word

    def write(self) -> Skeleton:
        items, out = self.items, ["specc: 1", f"name: {self.skeleton.name}", f"title: Skeleton of {self.skeleton.name}", "players: 1"]
        for place, what, why in items.unread:
            self.left(place, what, why)
        out += self.section("constants", self.constants())
        out += self.section(
            "types", (f"  {self.enums[e.name]}: enum({', '.join(map(_word, e.members))})  # source: {e.place}" for e in items.enums)
        )
        state = max((s for s in items.structs if s.fields), key=lambda s: len(s.fields), default=None)
        out += self.section("records", (line for s in items.structs if s.fields and s is not state for line in self.record(s)))
        if state is not None:
            self.left(state.place, state.name, "the largest struct was taken for the state; say if it is another")
            out += self.section("state", self.fields(state, "  "))
        out += self.section("actions", ["  todo:", "    do: pass"])
        out += ["", "# Outline of the functions: each may hold rules. `source:` of a rule is file:line."]
        for function in items.functions:
            out.append(f"# {function.place}-{function.last_line}: {function.head}")
            self.left(function.place, function.name, "its rules are not written: a person or an agent reads them")
        self.skeleton.text = "\n".join(out) + "\n"
        return self.skeleton

    def section(self, key: str, lines: Any) -> list[str]:
        found = list(lines)
        return ["", f"{key}:", *found] if found else []

    def constants(self) -> Iterator[str]:
        seen: dict[str, str] = {}
        for constant in self.items.constants:
            value = constant.value.rstrip("fFuUlL") if not constant.value.lower().startswith("0x") else constant.value.rstrip("uUlL")
            if seen.setdefault(constant.name, value) != value:
                self.left(constant.place, constant.name, f"defined again with another value: {value}, taken is {seen[constant.name]}")
                continue
            self.skeleton.entries += 1
            yield f"  {self.name(constant.name)}: {value}  # source: {constant.place}"
        for table in self.items.tables:
            value = re.sub(r"(?<=\d)[fFuUlL]+\b", "", table.value.replace("{", "[").replace("}", "]").replace("(", "[").replace(")", "]"))
            value = re.sub(r",\s*]", "]", value)
            self.skeleton.entries += 1
            yield f"  {self.name(table.name)}: '{value}'  # source: {table.place}"

    def record(self, struct: Struct) -> Iterator[str]:
        yield f"  {self.structs[struct.name]}:  # source: {struct.place}"
        self.taken, kept = set(), self.taken
        yield from self.fields(struct, "    ")
        self.taken = kept

    def fields(self, struct: Struct, pad: str) -> Iterator[str]:
        for one in struct.fields:
            kind, why = self.type_of(one)
            if not kind:
                self.left(one.place, f"{struct.name}.{one.name}", why)
                continue
            if why:
                self.left(one.place, f"{struct.name}.{one.name}", why)
            self.skeleton.entries += 1
            yield f"{pad}{self.name(one.name)}: {kind}  # source: {one.place}"

    def type_of(self, one: Field) -> tuple[str, str]:
        bare = re.sub(r"\b(const|struct|enum|static|volatile|readonly)\b", "", one.type).strip()
        sizes = list(one.sizes)
        while bare.endswith("[]"):
            return "", f"an array without a length: {one.type}"
        kind = self.enums.get(bare) or TYPES.get(bare, "")
        if bare in self.structs:
            return (f"{self.structs[bare]}" + self.axes(sizes), "")
        if not kind:
            return "", f"the type `{one.type}` has no counterpart"
        why = "the range of the number is a guess: say what is possible" if kind.startswith("int(-1000000") else ""
        start = kind.startswith(("int", "u")) and kind[1:2].isdigit() or kind.startswith(("int(", "real"))
        if sizes:
            return kind + self.axes(sizes) + (" = 0" if start else ""), why
        return kind + (" = 0" if start else " = false" if kind == "bool" else f" = {self.first(bare)}" if bare in self.enums else ""), why

    def first(self, enum: str) -> str:
        return next(_word(e.members[0]) for e in self.items.enums if e.name == enum)

    def axes(self, sizes: list[str]) -> str:
        if not sizes:
            return ""
        return "[" + ", ".join(f"range({self.sizes.get(size, size).rstrip('uUlL')})" for size in sizes) + "]"

    def left(self, place: Place, what: str, why: str) -> None:
        self.skeleton.left.append((str(place), what, why))


def write_skeleton(skeleton: Skeleton, out: Path) -> Path:
    """Write NAME.yaml; complaints of the compiler join what is left."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{skeleton.name}.yaml"
    path.write_text(skeleton.text, encoding="utf-8")
    for diagnostic in compile_spec(path).diagnostics:
        if diagnostic.severity == "error":
            skeleton.left.append(
                (f"{path.name}:{diagnostic.primary.span.line}", diagnostic.code, f"the skeleton does not check: {diagnostic.message}")
            )
    lines = [f"- {place}: {what}: {why}" for place, what, why in skeleton.left]
    (out / "left_for_a_person.md").write_text("# Left for a person\n\n" + "\n".join(lines) + "\n", encoding="utf-8")
    return path
