"""Declarations of C, Python and TypeScript files, by tree-sitter."""

from __future__ import annotations

import re
from pathlib import Path

import tree_sitter_c
import tree_sitter_python
import tree_sitter_typescript
from tree_sitter import Language, Node, Parser

from specc.extract.source.items import Constant, Enum, Field, Function, Items, Place, Struct, Table

LANGUAGES = {
    ".c": tree_sitter_c.language, ".h": tree_sitter_c.language, ".py": tree_sitter_python.language,
    ".ts": tree_sitter_typescript.language_typescript, ".tsx": tree_sitter_typescript.language_tsx,
}  # fmt: skip
NUMBER = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|\d+(?:\.\d*)?(?:[eE]-?\d+)?)[fFuUlL]*\Z")


def read_file(path: Path, name: str, items: Items) -> None:
    """Add what the file declares."""
    tree = Parser(Language(LANGUAGES[path.suffix]())).parse(path.read_bytes())
    reader = {".c": _C, ".h": _C, ".py": _Python}.get(path.suffix, _TypeScript)(name, items)
    _errors(tree.root_node, name, items)
    for node in tree.root_node.named_children:
        reader.top(node)


def _errors(node: Node, name: str, items: Items) -> None:
    if node.type == "ERROR" or node.is_missing:
        items.unread.append((Place(name, node.start_point[0] + 1), _text(node)[:60], "the parser does not understand this"))
    elif node.has_error:
        for child in node.children:
            _errors(child, name, items)


def _text(node: Node | None) -> str:
    return "" if node is None or node.text is None else node.text.decode("utf-8", "replace")


def _one_line(node: Node | None) -> str:
    return " ".join(_text(node).split())


class _Reader:
    def __init__(self, file: str, items: Items) -> None:
        self.file, self.items = file, items

    def place(self, node: Node) -> Place:
        return Place(self.file, node.start_point[0] + 1)

    def top(self, node: Node) -> None:
        raise NotImplementedError

    def unread(self, node: Node, why: str) -> None:
        self.items.unread.append((self.place(node), _one_line(node)[:60], why))

    def value(self, name: str, node: Node, value: Node) -> None:
        """A constant or a table, if the value is numbers."""
        text = _one_line(value)
        if NUMBER.match(text):
            self.items.constants.append(Constant(name, text, self.place(node)))
        elif text[:1] in "[{(" and re.fullmatch(r"[\s\d.,eExXa-fA-F+\-\[\]{}()]*", text) and re.search(r"\d", text):
            self.items.tables.append(Table(name, text, self.place(node)))
        else:
            self.unread(node, "the value is no number and no array of numbers")

    def function(self, node: Node, name: str) -> None:
        body = node.child_by_field_name("body")
        head = _text(node)[: body.start_byte - node.start_byte] if body else _text(node)
        self.items.functions.append(Function(name, " ".join(head.split()).rstrip(" {:"), self.place(node), node.end_point[0] + 1))


class _C(_Reader):
    def top(self, node: Node) -> None:
        match node.type:
            case "preproc_def":
                name, value = _text(node.child_by_field_name("name")), _text(node.child_by_field_name("value")).strip()
                value = re.sub(r"\s*//.*|\s*/\*.*?\*/", "", value).strip("() ")
                if NUMBER.match(value):
                    self.items.constants.append(Constant(name, value, self.place(node)))
                elif value:
                    self.unread(node, "the macro is no number")
            case "function_definition":
                declarator = node.child_by_field_name("declarator")
                while declarator is not None and declarator.type != "function_declarator":
                    declarator = declarator.child_by_field_name("declarator")
                self.function(node, _text(declarator.child_by_field_name("declarator")) if declarator else "?")
            case "type_definition":
                self.typed(node.child_by_field_name("type"), _text(node.child_by_field_name("declarator")))
            case "struct_specifier" | "enum_specifier":
                self.typed(node, "")
            case "declaration":
                self.declaration(node)
            case "preproc_ifdef" | "preproc_if" | "linkage_specification" | "declaration_list":
                for child in node.named_children:
                    self.top(child)
            case "preproc_function_def" | "union_specifier":
                self.unread(node, "macros with parameters and unions are for a person")
            case _:
                pass  # includes, comments, stray semicolons declare nothing

    def typed(self, node: Node | None, name: str) -> None:
        if node is None:
            return
        body = node.child_by_field_name("body")
        name = name or _text(node.child_by_field_name("name"))
        if body is None:
            return
        if node.type == "enum_specifier":
            self.enum(node, name, body)
        elif node.type == "struct_specifier":
            fields: list[Field] = []
            for child in body.named_children:
                if child.type == "field_declaration":
                    fields += self.fields(child)
            self.items.structs.append(Struct(name, tuple(fields), self.place(node)))
        else:
            self.unread(node, "no struct and no enum")

    def enum(self, node: Node, name: str, body: Node) -> None:
        members = [m for m in body.named_children if m.type == "enumerator"]
        if any(m.child_by_field_name("value") is not None for m in members):
            for m in members:
                if value := m.child_by_field_name("value"):
                    self.value(_text(m.child_by_field_name("name")), m, value)
        names = tuple(_text(m.child_by_field_name("name")) for m in members)
        self.items.enums.append(Enum(name or "Kind", names, self.place(node)))

    def fields(self, node: Node) -> list[Field]:
        kind = _one_line(node.child_by_field_name("type"))
        found = []
        for declarator in node.children_by_field_name("declarator"):
            sizes: list[str] = []
            while declarator.type == "array_declarator":
                sizes.insert(0, _text(declarator.child_by_field_name("size")))
                declarator = declarator.child_by_field_name("declarator") or declarator
            pointer = "*" if declarator.type == "pointer_declarator" else ""
            found.append(Field(_text(declarator).lstrip("* "), kind + pointer, tuple(sizes), self.place(node)))
        return found

    def declaration(self, node: Node) -> None:
        inner = node.child_by_field_name("type")
        if inner is not None and inner.child_by_field_name("body") is not None:
            self.typed(inner, "")
        for declarator in node.children_by_field_name("declarator"):
            if declarator.type == "init_declarator":
                name, value = declarator.child_by_field_name("declarator"), declarator.child_by_field_name("value")
                if value is not None:
                    self.value(re.split(r"\[", _text(name))[0].lstrip("* "), node, value)
            elif declarator.type != "function_declarator":
                self.unread(node, "a global variable: say whether it is state")


class _Python(_Reader):
    def top(self, node: Node) -> None:
        match node.type:
            case "expression_statement":
                inner = node.named_children[0]
                left, right = inner.child_by_field_name("left"), inner.child_by_field_name("right")
                if inner.type == "assignment" and left is not None and left.type == "identifier" and right is not None:
                    self.value(_text(left), node, right)
            case "function_definition":
                self.function(node, _text(node.child_by_field_name("name")))
            case "decorated_definition":
                if inner_node := node.child_by_field_name("definition"):
                    self.top(inner_node)
            case "class_definition":
                self.klass(node)
            case _:
                pass

    def klass(self, node: Node) -> None:
        name, body = _text(node.child_by_field_name("name")), node.child_by_field_name("body")
        is_enum = "Enum" in _text(node.child_by_field_name("superclasses"))
        members, fields = [], []
        for child in body.named_children if body else []:
            inner = child.named_children[0] if child.type == "expression_statement" and child.named_children else child
            if inner.type == "assignment":
                left, kind = _text(inner.child_by_field_name("left")), inner.child_by_field_name("type")
                if is_enum:
                    members.append(left)
                elif kind is not None:
                    fields.append(Field(left, _one_line(kind), (), self.place(child)))
                elif value := inner.child_by_field_name("right"):
                    self.value(left, child, value)
            elif child.type == "function_definition":
                method = _text(child.child_by_field_name("name"))
                self.function(child, f"{name}.{method}")
                if method == "__init__":
                    fields += self.assigned(child)
        if is_enum:
            self.items.enums.append(Enum(name, tuple(members), self.place(node)))
        elif fields:
            self.items.structs.append(Struct(name, tuple(fields), self.place(node)))

    def assigned(self, node: Node) -> list[Field]:
        """`self.x = 0` of `__init__`."""
        found: dict[str, Field] = {}
        for line, text in enumerate(_text(node).split("\n"), node.start_point[0] + 1):
            if match := re.match(r"\s*self\.(\w+)\s*(?::\s*([^=]+?)\s*)?=\s*(.+?)\s*(?:#.*)?$", text):
                kind = match[2] or ("bool" if match[3] in ("True", "False") else "int" if re.fullmatch(r"-?\d+", match[3])
                                    else "float" if NUMBER.match(match[3]) else "?")  # fmt: skip
                found.setdefault(match[1], Field(match[1], kind, (), Place(self.file, line)))
        return list(found.values())


class _TypeScript(_Reader):
    def top(self, node: Node) -> None:
        match node.type:
            case "export_statement":
                if inner := node.child_by_field_name("declaration"):
                    self.top(inner)
            case "lexical_declaration" | "variable_declaration":
                for child in node.named_children:
                    value = child.child_by_field_name("value")
                    name = _text(child.child_by_field_name("name"))
                    if value is not None and value.type == "as_expression":
                        value = value.named_children[0]
                    if value is not None and value.type in ("arrow_function", "function_expression"):
                        self.function(child, name)
                    elif value is not None:
                        self.value(name, node, value)
            case "enum_declaration":
                body = node.child_by_field_name("body")
                inside = body.named_children if body else []
                members = [_text(m.child_by_field_name("name") if m.type == "enum_assignment" else m) for m in inside
                           if m.type != "comment"]  # fmt: skip
                self.items.enums.append(Enum(_text(node.child_by_field_name("name")), tuple(members), self.place(node)))
            case "function_declaration":
                self.function(node, _text(node.child_by_field_name("name")))
            case "interface_declaration" | "class_declaration":
                self.shape(node, _text(node.child_by_field_name("name")), node.child_by_field_name("body"))
            case "type_alias_declaration":
                self.alias(node)
            case _:
                pass

    def alias(self, node: Node) -> None:
        name, value = _text(node.child_by_field_name("name")), node.child_by_field_name("value")
        texts = re.findall(r"['\"](\w+)['\"]", _text(value))
        if value is not None and value.type == "object_type":
            self.shape(node, name, value)
        elif value is not None and value.type == "union_type" and texts:
            self.items.enums.append(Enum(name, tuple(texts), self.place(node)))
        else:
            self.unread(node, "a type that is no object and no union of texts")

    def shape(self, node: Node, name: str, body: Node | None) -> None:
        fields = []
        for child in body.named_children if body else []:
            if child.type in ("property_signature", "public_field_definition"):
                kind = _one_line(child.child_by_field_name("type")).lstrip(": ")
                fields.append(Field(_text(child.child_by_field_name("name")), kind or "?", (), self.place(child)))
            elif child.type == "method_definition":
                self.function(child, f"{name}.{_text(child.child_by_field_name('name'))}")
        if fields:
            self.items.structs.append(Struct(name, tuple(fields), self.place(node)))
