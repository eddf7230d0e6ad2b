"""House forms for the formatter: key order, signatures in keys, `Type = start`. Works on the tree, in place."""

from __future__ import annotations

from collections.abc import Callable

from specc.document.format_print import WIDTH, plain_in_block, quoted
from specc.document.format_tree import Page, Part, Row, Table, Text, Tree, comments_in
from specc.document.signature import NAME, Signature, parse_signature, split_start
from specc.source.text import code

ORDER = (
    "specc name module title source players turns numbers forced illegal max_steps import requires params constants inputs types "
    "records tables rows events draws state views setup phases functions rules actions resolve asked end variants invariants "
    "observe observations render symmetries helpers scenarios"
).split()
_HEADER = set(ORDER[: ORDER.index("import")])
SCENARIO_ORDER = "name source with given draws chance when then allowed refused observed perft".split()


def house_forms(page: Page) -> None:
    """Rewrite the whole tree into the forms of the house style."""
    root = page.root
    if not isinstance(root, Table):
        return
    _order_document(root)
    _each(root, "params", _parameter)
    _each(root, "constants", _constant)
    _each(root, "state", _field)
    for section in ("records", "events"):
        _each(root, section, lambda part: _inside(part, _field))
    _each(root, "types", _type)
    _each(root, "tables", _table)
    _each(root, "functions", lambda part: _callable(part, "is", "do"))
    for section in ("rules", "helpers"):
        _each(root, section, lambda part: _callable(part, "do", "is"))
    _each(root, "actions", _action)
    for section in ("setup", "resolve"):
        whole = root.get(section)
        if whole is not None:
            _only(whole, "do")
    requires = root.get("requires")
    if requires is not None and isinstance(requires.value, Table):
        for section in ("rules", "functions"):
            _each(requires.value, section, lambda part: _callable(part, "default", "default"))
        _each(requires.value, "tables", _table)
    scenarios = root.get("scenarios")
    if scenarios is not None and isinstance(scenarios.value, Row):
        for part in scenarios.value.parts:
            if isinstance(part.value, Table):
                part.value.parts.sort(key=lambda p: _rank(p, SCENARIO_ORDER))


# ---------------------------------------------------------------------------------------------------- order
def _rank(part: Part, order: list[str]) -> int:
    name = part.key.text if part.key is not None else ""
    return order.index(name) if name in order else len(order)


def _order_document(root: Table) -> None:
    before = [id(p) for p in root.parts]
    heading = root.parts[0].above if root.parts else []
    root.parts.sort(key=lambda p: _rank(p, ORDER))
    if before == [id(p) for p in root.parts]:
        return
    for part in root.parts:
        if part.above is heading:
            part.above = []
    for i, part in enumerate(root.parts):
        part.above = [line for line in part.above if line]
        header = part.key is not None and part.key.text in _HEADER
        if i > 0 and not header:
            part.above.insert(0, "")
    root.parts[0].above = heading


# ---------------------------------------------------------------------------------------------------- helpers
def _each(table: Table, section: str, change: Callable[[Part], None]) -> None:
    part = table.get(section)
    if part is not None:
        _inside(part, change)


def _inside(part: Part, change: Callable[[Part], None]) -> None:
    if isinstance(part.value, Table):
        for entry in part.value.parts:
            change(entry)


def _word(part: Part | None) -> str | None:
    """The text of a one-line scalar, or of a flow collection that reads as code."""
    if part is None:
        return None
    value = part.value
    if isinstance(value, Text):
        return value.text if value.style in ("plain", "single", "double") and "\n" not in value.text and "\\" not in value.raw else None
    if not value.parts and value.flow:
        return "{}" if isinstance(value, Table) else "[]"
    return None


def _replace(part: Part, value: Tree, *, keep: Tree | None = None) -> None:
    """Give an entry a new value; comments of the old one that would be lost move above it."""
    kept = comments_in(keep) if keep is not None else []
    lost = [c for c in comments_in(part.value) if c not in kept]
    if lost and not part.beside and not part.above and len(lost) == 1:
        part.beside = lost[0]
    else:
        part.above += lost
    part.value = value


def _fits(part: Part, text: str) -> bool:
    key = part.key.text if part.key is not None else ""
    return len(key) + len(text) + 8 <= WIDTH


# ---------------------------------------------------------------------------------------------------- fields
def _pair(part: Part, second: str, drop: dict[str, str]) -> None:
    """`{type: T, start: S}` → `T = S`; keys in `drop` go when they have that value."""
    table = part.value
    if not isinstance(table, Table) or not table.parts:
        return
    for name, usual in drop.items():
        if _word(table.get(name)) == usual:
            table.drop(name)
    names = set(table.names())
    if not names or not names <= {"type", second}:
        return
    kind, start = _word(table.get("type")), _word(table.get(second))
    if "type" in names and (kind is None or split_start(code(kind))[1] is not None):
        return
    if second in names and start is None:
        return
    if "type" not in names and second != "default":
        return
    text = f"{kind} = {start}" if kind is not None and start is not None else kind if kind is not None else start
    if text is None or not _fits(part, text) or (kind is None and split_start(code(text))[1] is not None):
        return
    if kind is not None and start is None and second == "default":
        return
    if kind is not None and [c.text for c in split_start(code(text)) if c is not None] != [t for t in (kind, start) if t is not None]:
        return
    if plain_in_block(text) or quoted(Text(text), False) is not None:
        _replace(part, Text(text))


def _field(part: Part) -> None:
    _pair(part, "start", {})


def _parameter(part: Part) -> None:
    _pair(part, "default", {"at": "build"})


def _constant(part: Part) -> None:
    table = part.value
    if not isinstance(table, Table):
        return
    value = table.get("is")
    if value is not None and value.key is not None and table.get("value") is None:
        value.key.text = "value"
    if set(table.names()) == {"value"}:
        _only(part, "value")
    elif "value" in table.names():
        _pair(part, "value", {})


def _type(part: Part) -> None:
    table = part.value
    if not isinstance(table, Table):
        return
    names = set(table.names())
    if not names & {"fields", "is", "stands_for"}:
        _inside(part, _field)
    fields = table.get("fields")
    if fields is not None:
        _inside(fields, _field)
        if names == {"fields"} and isinstance(fields.value, Table) and not set(fields.value.names()) & {"fields", "is", "stands_for"}:
            _replace(part, fields.value, keep=fields.value)


# ---------------------------------------------------------------------------------------------------- code with a signature
def _only(part: Part, name: str) -> None:
    """`{do: …}` → its value."""
    table = part.value
    if isinstance(table, Table) and table.names() == [name]:
        inner = table.parts[0].value
        if not isinstance(inner, Table):
            _replace(part, inner, keep=inner)


def _long_params(part: Part | None) -> str | None:
    """`{x: u8, carry: bool}` → `x:u8, carry:bool`."""
    if part is None or not isinstance(part.value, Table):
        return None
    shown: list[str] = []
    for entry in part.value.parts:
        kind = _word(entry)
        if kind is None or entry.key is None or not NAME.match(entry.key.text) or ":" in kind.replace("::", ""):
            return None
        shown.append(f"{entry.key.text}:{kind}")
    return ", ".join(shown)


def _into_key(part: Part, table: Table, result: bool) -> None:
    """Move `params` and `returns` into the key."""
    assert part.key is not None
    params = _long_params(table.get("params"))
    if params is not None and NAME.match(part.key.text):
        key = f"{part.key.text}({params})" if params else part.key.text
        if len(key) < WIDTH - 10 and plain_in_block(key):
            part.above += comments_in(table.get("params").value)  # type: ignore[union-attr]
            part.key.text = key
            table.drop("params")
    returns = _word(table.get("returns"))
    if result and returns is not None and "->" not in part.key.text:
        key = f"{part.key.text} -> {returns}"
        if len(key) < WIDTH - 10 and plain_in_block(key):
            beside = table.get("returns").beside  # type: ignore[union-attr]
            part.above += [beside] if beside else []
            part.key.text = key
            table.drop("returns")


def _callable(part: Part, body: str, other: str) -> None:
    table = part.value
    if not isinstance(table, Table) or part.key is None:
        return
    flow_before = table.flow
    _into_key(part, table, True)
    wrong = table.get(other)
    if wrong is not None and wrong.key is not None and table.get(body) is None:
        wrong.key.text = body
    _only(part, body)
    if isinstance(part.value, Table) and not part.value.parts:
        part.value.flow = True
    elif isinstance(part.value, Table):
        part.value.flow = flow_before


def _action(part: Part) -> None:
    table = part.value
    if not isinstance(table, Table):
        return
    _into_key(part, table, False)
    legal = table.get("legal")
    if legal is not None and isinstance(legal.value, Table):
        legal.value = Row([Part(Table([p]), above=p.above) for p in legal.value.parts])
        for item in legal.value.parts:
            if isinstance(item.value, Table):
                item.value.parts[0].above = []


# ---------------------------------------------------------------------------------------------------- tables
def _table(part: Part) -> None:
    table = part.value
    if not isinstance(table, Table):
        return
    columns = table.get("columns")
    if columns is not None and table.get("for") is None:
        _inside(columns, _column)


def _column(part: Part) -> None:
    assert part.key is not None
    value = part.value
    if isinstance(value, Text):
        _signature_column(part, value)
        return
    if not isinstance(value, Table):
        return
    _code_column(part, value)
    names = set(value.names())
    if names <= {"type", "default"} and "type" in names:
        kind, default = _word(value.get("type")), _word(value.get("default"))
        if kind is None or ("default" in names and default is None) or split_start(code(kind))[1] is not None:
            return
        text = f"{kind} = {default}" if default is not None else kind
        if _fits(part, text) and kind.split("(")[0].split(" ")[0] not in ("rule", "function"):
            _replace(part, Text(text))


def _signature_column(part: Part, value: Text) -> None:
    """`do: rule(x: u8)` → `do(x:u8): rule`."""
    assert part.key is not None
    word = value.text.split("(")[0]
    if word not in ("rule", "function") or "(" not in value.text or "\n" in value.text or not NAME.match(part.key.text):
        return
    signature = parse_signature(code(value.text))
    if not isinstance(signature, Signature) or (word == "function" and signature.returns is None):
        return
    key = part.key.text + "(" + ", ".join(f"{p.name.text}:{p.type.text}" for p in signature.params or ()) + ")"
    result = signature.returns.text if signature.returns is not None else ""
    if plain_in_block(key):
        part.key.text = key
        part.value = Text(result if word == "function" else f"rule -> {result}" if result else "rule")


def _code_column(part: Part, table: Table) -> None:
    """`{rule: {m: Place}, …}` and `{expr: bool, params: …}` → signature in the key."""
    assert part.key is not None
    rule, expr = table.get("rule"), table.get("expr")
    if rule is not None and isinstance(rule.value, Table) and table.get("params") is None and rule.key is not None:
        params = _long_params(rule)
        key = f"{part.key.text}({params})"
        if params is not None and NAME.match(part.key.text) and plain_in_block(key):
            part.above += comments_in(rule.value)
            part.key.text, rule.value = key, Text("true")
    elif expr is not None and expr.key is not None and table.get("returns") is None:
        params = _long_params(table.get("params")) if table.get("params") is not None else ""
        key = f"{part.key.text}({params})"
        if params is not None and NAME.match(part.key.text) and plain_in_block(key):
            part.key.text, expr.key.text = key, "returns"
            table.drop("params")
    if "(" in part.key.text and table.names() == ["returns"]:
        _only(part, "returns")
    elif "(" in part.key.text and table.names() == ["rule"]:
        _replace(part, Text("rule"))
    elif "(" in part.key.text and set(table.names()) == {"rule", "returns"} and (result := _word(table.get("returns"))) is not None:
        _replace(part, Text(f"rule -> {result}"))
