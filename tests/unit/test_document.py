# ruff: noqa: E501  (the specs in the tests are easier to read in one line)
"""The loader: positions, short forms, models, and errors for everything that is wrong."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from specc.document.load import Loaded, load_document, read_document
from specc.document.models import Document, RowDecl, ThenPicture
from specc.document.schema import document_properties, schema_json, spec_schema
from specc.document.signature import Signature, parse_signature, split_start
from specc.source.text import Code, code

ROOT = Path(__file__).resolve().parents[2]
DRAFTS = ROOT.parent / "shared" / "design" / "examples"
SPECS = [p for p in sorted((ROOT / "specs").rglob("*.yaml")) if p.parent.name != "oracles"]
# Drafts whose old spellings the language dropped: `key:`, `where:`, conditions without a reason, `for:` in observe.
OLD = {"game_boy", "minatar_seaquest", "pokemon_gen1", "std_rigid_body", "tcg", "tcg_cards"}
GOOD = [p for p in sorted(DRAFTS.rglob("*.yaml")) if p.stem not in OLD] + SPECS


def read(body: str) -> Loaded:
    return read_document("specc: 1\nname: t\n" + body, "t.yaml")


def good(body: str) -> Document:
    loaded = read(body)
    assert loaded.document is not None, [f"{d.code} {d.primary.span}: {d.message}" for d in loaded.diagnostics]
    return loaded.document


def errors(body: str) -> list[tuple[str, int, int]]:
    """(code, line, column) of each error; line 1 is the first of `body`."""
    loaded = read(body)
    assert loaded.document is None
    return [(d.code, d.primary.span.line - 2, d.primary.span.column) for d in loaded.diagnostics]


def message(body: str) -> str:
    first = read(body).diagnostics[0]
    return f"{first.message} / {first.help}"


# ---------------------------------------------------------------------------------------------------- files
@pytest.mark.parametrize("path", GOOD, ids=lambda p: p.stem)
def test_every_spec_loads(path: Path) -> None:
    loaded = load_document(path)
    assert [f"{d.code} {d.primary.span}: {d.message}" for d in loaded.diagnostics] == []
    assert loaded.document is not None


@pytest.mark.parametrize("path", GOOD, ids=lambda p: p.stem)
def test_code_stands_where_it_says(path: Path) -> None:
    """Every line of every code is in the file at the place that the code names."""
    loaded = load_document(path)
    assert loaded.document is not None
    seen = 0
    for found in codes_of(loaded.document):
        if found.text == "modifiers":
            continue
        offset = 0
        for text in found.text.rstrip("\n").split("\n"):
            if text.strip():
                line, column = found.position(offset)
                assert found.file.line(line)[column - 1 :].startswith(text), (found, text)
                seen += 1
            offset += len(text) + 1
    assert seen


def codes_of(value: Any) -> list[Code]:
    if isinstance(value, Code):
        return [value]
    if isinstance(value, dict):
        return [c for pair in value.items() for part in pair for c in codes_of(part)]
    if isinstance(value, (list, tuple)):
        return [c for item in value for c in codes_of(item)]
    if hasattr(type(value), "model_fields"):
        return [c for name in type(value).model_fields for c in codes_of(getattr(value, name))]
    return []


def test_a_file_that_is_not_there() -> None:
    loaded = load_document(ROOT / "nowhere.yaml")
    assert loaded.document is None
    assert [d.code for d in loaded.diagnostics] == ["E0200"]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    assert [d.code for d in load_document(path).diagnostics] == ["E0200"]


# ---------------------------------------------------------------------------------------------------- signatures
def test_signature() -> None:
    parsed = parse_signature(code("hit(me:Place, n:int(0, 300)) -> int(0, 3)"))
    assert isinstance(parsed, Signature)
    assert parsed.name.text == "hit"
    assert [(p.name.text, p.type.text) for p in parsed.params or ()] == [("me", "Place"), ("n", "int(0, 300)")]
    assert parsed.returns is not None and parsed.returns.text == "int(0, 3)"
    assert parsed.returns.column == 33


@pytest.mark.parametrize("text", ["hit(", "hit(a)", "hit(a:)", "1hit", "hit(a:T, a:T)", "hit(a:T) ->", "", "a b", "f(a:T)(b:T)x"])
def test_no_signature(text: str) -> None:
    assert not isinstance(parse_signature(code(text)), Signature)


@pytest.mark.parametrize(
    ("text", "left", "right"),
    [
        ("0..4[Die] = 0", "0..4[Die]", "0"),
        ("set(Castle) = {c for c in Castle if c == 1}", "set(Castle)", "{c for c in Castle if c == 1}"),
        ("Card?", "Card?", None),
        ("x == 1", "x == 1", None),
        ("x <= 1", "x <= 1", None),
        ("f(a=1)", "f(a=1)", None),
    ],
)
def test_type_and_start(text: str, left: str, right: str | None) -> None:
    kind, start = split_start(code(text))
    assert (kind.text, start.text if start else None) == (left, right)


# ---------------------------------------------------------------------------------------------------- short forms
def test_fields() -> None:
    state = good(
        "state:\n  quiet: 0..100 = 0    # plies\n  board:\n    type: Player?[Sq]\n    given: may\n    start: {a1: 1, 'row(0) | row(1)': 0}\n"
    ).state
    assert state["quiet"].type.text == "0..100"
    assert isinstance(state["quiet"].start, Code) and state["quiet"].start.text == "0"
    assert state["quiet"].start.column == 19
    assert state["quiet"].doc == "plies"
    assert state["board"].given == "may"
    start = state["board"].start
    assert isinstance(start, dict)
    assert [(k.text, v.text) for k, v in start.items() if isinstance(v, Code)] == [("a1", "1"), ("row(0) | row(1)", "0")]


def test_params_and_constants() -> None:
    document = good(
        "params:\n  rows: 6\n  n: int(1, 9) = 3\n  g: {type: real, default: 9.8, at: reset}\nconstants:\n  k: real = 1.5\n  j: rows * 2\n"
    )
    shown = {p.name: (p.type and p.type.text, p.default and p.default.text, p.at) for p in document.params.values()}
    assert shown == {"rows": (None, "6", "build"), "n": ("int(1, 9)", "3", "build"), "g": ("real", "9.8", "reset")}
    assert document.constants["k"].value.text == "1.5"
    assert document.constants["j"].type is None


def test_functions_and_rules() -> None:
    document = good(
        "functions:\n  # the lowest\n  # empty square\n  landing(c:Col) -> Sq?: first(x for x in col(c))\n"
        "  lives(x:Sq): {is: size(x) > 0, fast: any(x), source: r#1}\n"
        "  bonus(m:Place): {open: sum}\n"
        "rules:\n  spawn: |\n    x = 1\n  tick: {do: go(), cut: true, needs: ['mon[m]?']}\n"
    )
    landing = document.functions["landing"]
    assert [(p.name, p.type.text) for p in landing.params] == [("c", "Col")]
    assert landing.returns is not None and landing.returns.text == "Sq?"
    assert landing.doc == "the lowest empty square"
    assert document.functions["lives"].fast is not None
    assert document.functions["lives"].source == ("r#1",)
    assert document.functions["bonus"].body.text == "modifiers"
    assert document.rules["spawn"].body.text == "x = 1\n"
    assert document.rules["tick"].cut
    assert document.rules["tick"].needs[0].text == "mon[m]?"


def test_actions() -> None:
    action = good(
        "actions:\n  play(x:Sq):\n    let: {y: x + 1}\n    legal:\n      - it is empty: not board[x]?\n      - 'so: yes': true\n    do: go(x)\n"
    ).actions["play"]
    assert [(line.reason, line.test.text) for line in action.legal] == [("it is empty", "not board[x]?"), ("so: yes", "true")]
    assert action.let["y"].text == "x + 1"


def test_columns() -> None:
    columns = (
        good(
            "tables:\n  Move:\n    columns:\n      power: range(256) = 0\n      name: text\n      holds(): bool\n      of(x:u8, carry:bool): (u8, bool)\n"
            "      do(x:u8): rule\n      calls(p:Player): rule -> Move?\n      attacks: {rows: Attack, most: 2}\n      ability: {row: Ability, optional: true}\n"
            "      effect(m:Place): {rule: true, returns: bool, may: [draw], default: 'return true'}\n      when(m:Place): {returns: bool, default: true}\n"
        )
        .tables["Move"]
        .columns
    )
    assert {c.name: c.kind for c in columns.values()} == {
        "power": "data", "name": "data", "holds": "function", "of": "function", "do": "rule", "calls": "rule",
        "attacks": "rows", "ability": "row", "effect": "rule", "when": "function",
    }  # fmt: skip
    assert columns["power"].default is not None and columns["power"].default.text == "0"
    assert columns["of"].returns is not None and columns["of"].returns.text == "(u8, bool)"
    assert columns["calls"].returns is not None and columns["calls"].returns.text == "Move?"
    assert columns["attacks"].table == "Attack" and columns["attacks"].most is not None
    assert columns["ability"].optional
    assert columns["effect"].may == ["draw"]
    assert columns["when"].default is not None


def test_rows() -> None:
    table = good(
        "tables:\n  Card:\n    columns: {name: text, cost: 'int(0, 5)[Price]', attacks: {rows: Attack, most: 2}}\n    rows:\n"
        "      a1:\n        name: Bulbasaur\n        cost: {grass: 1, any: 2}\n        attacks:\n          - {name: Vine Whip, damage: 40}\n"
        "        modify: {bonus: {if: a == b, by: 20}}\n        react: {damaged: [{if: x, do: 'hurt(m, 20)'}]}\n"
    ).tables["Card"]
    row = table.rows[0]
    assert row.name == "a1"
    cost = row.cells["cost"]
    assert isinstance(cost, Code) and cost.text == "{grass: 1, any: 2}"
    attacks = row.cells["attacks"]
    assert isinstance(attacks, list) and isinstance(attacks[0], RowDecl)
    name = attacks[0].cells["name"]
    assert isinstance(name, Code) and name.text == "Vine Whip"
    assert row.modify["bonus"][0].test is not None
    assert row.react["damaged"][0].do.text == "hurt(m, 20)"


def test_decode_and_live_tables() -> None:
    tables = good(
        "tables:\n  Base:\n    decode: u8\n    fields: {r: Reg}\n    otherwise: error\n    rows:\n      nop: {match: 0x00, do: pass}\n      ld: {match: 0b01rrrsss, where: r != 6, do: go()}\n"
        "  Lasting:\n    live: {me: Place, if: 'mon[me]?'}\n    rows: {asleep: {}, awake: {}}\n"
        "  Lane:\n    for: {way: Way, i: range(4)}\n    columns: {cells: 'lane(way, i)'}\n"
    ).tables
    assert tables["Base"].columns["do"].kind == "rule"
    assert [r.match.text for r in tables["Base"].rows if r.match] == ["0x00", "0b01rrrsss"]
    assert tables["Lasting"].live is not None and tables["Lasting"].live.binders["me"].text == "Place"
    assert [r.name for r in tables["Lasting"].rows] == ["asleep", "awake"]
    assert tables["Lane"].columns["cells"].default is not None and tables["Lane"].columns["cells"].type is None


def test_observe_forms() -> None:
    assert good("observe: {type: 'real[4]', is: '[x, y]'}\n").observe["observation"].value.text == "[x, y]"
    assert good("observe: '[x]'\n").observe["observation"].value.text == "[x]"
    document = good(
        "observe:\n  mine: {over: {x: Sq}, is: b == viewer}\n  seat: me\nobservations: {small: [seat], screen: {type: u8, is: lcd, default: true}}\n"
    )
    assert document.observe["mine"].over["x"].text == "Sq"
    assert document.observations["small"].uses == ["seat"]
    assert document.observations["screen"].default


def test_imports() -> None:
    imports = good(
        "import:\n  - std/grid: {rows: rows, cols: 7}\n  - std/dice\n  - std/grid as g: {rows: 3}\n  - cpu: {from: sm83, with: {read: bus_read}}\n"
    ).imports
    assert [(i.module, i.alias) for i in imports] == [("std/grid", None), ("std/dice", None), ("std/grid", "g"), ("sm83", "cpu")]
    assert imports[0].params["cols"].text == "7"
    assert imports[3].with_ == {"read": "bus_read"}


def test_module_and_requires() -> None:
    document = read_document(
        "specc: 1\nmodule: std/body\nrequires:\n  params: {dt: real}\n  rules:\n    read(a:u16) -> u8: flat_read\n    idle: {}\n  functions: ['ready(x:Sq) -> bool']\n",
        "m",
    ).document
    assert document is not None and document.name == "body"
    assert document.requires.params["dt"].type is not None
    assert document.requires.rules["read"].default == "flat_read"
    assert document.requires.functions["ready"].params[0].name == "x"


def test_scenarios() -> None:
    scenario = good(
        "scenarios:\n  - name: one\n    given:\n      board: |\n        X .\n        . .\n      mover: 0\n      'mem[0x01]': 0xc6\n      hand: {0: '{c1}'}\n    when: drop(0)\n"
        "    then:\n      - over\n      - picture: {board: 'X O'}\n    refused: {drop(1): it is full}\n    draws: {heads: [1]}\n    perft: [7, 49]\n"
    ).scenarios[0]
    assert isinstance(scenario.given, dict)
    assert [k.text for k in scenario.given] == ["board", "mover", "mem[0x01]", "hand"]
    assert isinstance(scenario.then[1], ThenPicture)
    assert (scenario.refused[0].action.text, scenario.refused[0].reason) == ("drop(1)", "it is full")
    assert scenario.perft == [7, 49]
    assert [c.text for c in scenario.draws["heads"]] == ["1"]


def test_words_of_yaml_stay_text() -> None:
    document = good("types: {T: 'enum(on, off, no)'}\nfunctions: {f: true, g: 0x10, h: 1e3, i: no}\n")
    assert [f.body.text for f in document.functions.values()] == ["true", "0x10", "1e3", "no"]


# ---------------------------------------------------------------------------------------------------- errors
@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("state: {quiet: {type: int(0, 9), start: 0}}\n", [("E0202", 1, 23)]),
        ("functions: {f: {is: a in (b, c)}}\n", [("E0202", 1, 21)]),
        ("functions:\n  f: x: y\n", [("E0202", 2, 7)]),
        ("functions:\n  f: board[a, b] == {1, 2\n  g: [x for x in a[1]]\n", [("E0202", 3, 19)]),
        ("state:\n  a:\n", [("E0202", 2, 3)]),
        ("state:\n  a: ~\n", [("E0202", 2, 6)]),
        ("state:\n  a: {type: bool, start: null}\n", [("E0202", 2, 19)]),
        ("state:\n  [a]: bool\n", [("E0202", 2, 3)]),
        ("state:\n  a: bool\n  a: int\n", [("E0203", 3, 3)]),
        ("functions:\n  f(x:A): 1\n  f(x:B): 2\n", [("E0203", 3, 3)]),
        ("state:\n\ta: bool\n", [("E0204", 2, 1)]),
        ("functions:\n  f: &a x\n", [("E0205", 2, 6)]),
        ("functions:\n  f: *a\n", [("E0205", 2, 6)]),
        ("functions:\n  f: !a x\n", [("E0205", 2, 6)]),
        ("state: {}\n---\na: b\n", [("E0205", 2, 1)]),
        ("functions:\n  f: >\n    a\n", [("E0206", 2, 6)]),
        ("functions:\n  f: a and\n    b\n", [("E0206", 2, 6)]),
        ('functions:\n  f: "a\\tb"\n', [("E0206", 2, 6)]),
        ("functions:\n  f: 'a''b'\n", [("E0206", 2, 6)]),
        ("functions: x\n", [("E0207", 1, 12)]),
        ("functions:\n  f: {is: {a: 'b'}}\n", [("E0207", 2, 11)]),
        ("state:\n  a: {type: bool, strat: 1}\n", [("E0208", 2, 19)]),
        ("rulez: {}\n", [("E0208", 1, 1)]),
        ("state:\n  a: {start: 1}\n", [("E0209", 2, 3)]),
        ("state:\n  1a: bool\n", [("E0210", 2, 3)]),
        ("functions:\n  f(x): 1\n", [("E0211", 2, 5)]),
        ("turns: both\n", [("E0212", 1, 8)]),
        ("forced: maybe\n", [("E0212", 1, 9)]),
        ("rules:\n  a: {do: x, cut: yes}\n", [("E0212", 2, 19)]),
        ("actions:\n  a:\n    legal: [x > 0]\n    do: x\n", [("E0213", 3, 13)]),
        ("functions:\n  f: {is: a, do: b}\n", [("E0214", 2, 3)]),
        ("tables:\n  T:\n    columns: {a: bool}\n    rows: {x: {b: true}}\n", [("E0208", 4, 16)]),
        ("a: \x07\n", [("E0201", 1, 4)]),
        ("functions:\n  f: any(x # y)\n", [("E0217", 2, 12)]),
        ("actions:\n  a: {legal: x?, do: x}\n", [("E0207", 2, 14)]),
    ],
)
def test_errors(body: str, expected: list[tuple[str, int, int]]) -> None:
    assert errors(body) == expected


def test_all_errors_of_a_file_in_one_run() -> None:
    body = "functions:\n  f: x: y\n\nstate:\n  a: {type: bool, strat: 1}\n\nrules:\n  r: [a\n\ntypes:\n  T: {is: enum(a), lable: x}\n"
    assert [e[0] for e in errors(body)] == ["E0202", "E0208", "E0202", "E0208"]


def test_near_names() -> None:
    assert "did you mean `start`?" in message("state:\n  a: {type: bool, strat: 1}\n")
    assert "did you mean `rules`?" in message("rulez: {}\n")
    assert "write `if`" in message("tables:\n  T:\n    live: {me: Place, where: x}\n    rows: {a: {}}\n")
    assert "`sequential`" in message("turns: both\n")
    assert "quote it" in message("functions: {f: {is: a in (b, c)}}\n")


def test_missing_head() -> None:
    assert [d.code for d in read_document("name: x\n", "t").diagnostics] == ["E0216"]
    assert [d.code for d in read_document("specc: 1\n", "t").diagnostics] == ["E0209"]
    assert [d.code for d in read_document("specc: 2\nname: x\n", "t").diagnostics] == ["E0216"]
    assert [d.code for d in read_document("", "t").diagnostics] == ["E0216"]
    assert [d.code for d in read_document("- a\n", "t").diagnostics] == ["E0216"]


def test_line_ends_and_byte_order_mark() -> None:
    loaded = read_document("\ufeffspecc: 1\r\nname: x\r\nfunctions:\r\n  f: |\r\n    a\r\n    b\r\n", "t")
    assert loaded.document is not None
    assert loaded.document.functions["f"].body.text == "a\nb\n"


def test_indentation_indicator() -> None:
    body = good("render:\n  text: |2\n      a\n    b\n").render_text
    assert body is not None
    assert body.text == "  a\nb\n" or body.position(0)[0] == 5


# ---------------------------------------------------------------------------------------------------- never raises
SMALL = [p.read_text(encoding="utf-8") for p in GOOD if p.stat().st_size < 5000]
BITS = [
    ":", ": ", "\n", "\t", "- ", "{", "}", "[", "]", '"', "'", "|", ">", "&a ", "*a", "!t ", "#", " #", "? ", "%", "@", "~", "null", "---\n",
    "\x00", "\x85", "\ud800", "\ufeff", "é", "|2", "\\", "  ", "{}", "[]", "= ", "->", "(", ")", ",", "\r", "<<: ", "!!str ", ">-\n",
]  # fmt: skip


def survives(text: str) -> None:
    loaded = read_document(text, "fuzz.yaml")
    assert loaded.document is not None or any(d.severity == "error" for d in loaded.diagnostics)
    lines = loaded.source.text.count("\n") + 1
    for d in loaded.diagnostics:
        assert re.fullmatch(r"E02\d\d", d.code)
        assert 1 <= d.primary.span.line <= lines + 1 and d.primary.span.column >= 1


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_mutated_specs_never_raise(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(SMALL))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        if data.draw(st.booleans()):
            text = text[:at] + data.draw(st.sampled_from(BITS)) + text[at:]
        else:
            text = text[:at] + text[at + data.draw(st.integers(1, 30)) :]
    survives(text)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([*BITS, "specc: 1\n", "name: x\n", "functions:\n  ", "f: ", "rules: ", "tables: ", "rows: "])).map("".join))
def test_any_text_never_raises(text: str) -> None:
    survives(text)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_tree_never_raises(data: st.DataObject) -> None:
    """Well-formed YAML of every shape under every key."""
    leaf = st.sampled_from(["x", "1", "true", "f(a:T)", "a = b", "'a, b'", "{}", "[]", "none", '"x"'])
    inner = st.sampled_from(
        "is do params returns type start rows columns for of as if by when name given then over default from with legal a b".split()
    )
    flow = st.recursive(
        leaf,
        lambda s: st.one_of(
            st.lists(s, max_size=3).map(lambda v: "[" + ", ".join(v) + "]"),
            st.dictionaries(inner, s, max_size=3).map(lambda d: "{" + ", ".join(f"{k}: {v}" for k, v in d.items()) + "}"),
        ),
        max_leaves=8,
    )
    sections = data.draw(st.dictionaries(st.sampled_from(list(document_properties())), flow, max_size=4))
    survives("\n".join(f"{key}: {value}" for key, value in sections.items()))


def test_deep_nesting_is_refused() -> None:
    for text in ("[" * 3000, "{a: " * 3000, "- " * 3000, "\n".join(" " * i + "a:" for i in range(300))):
        assert "E0215" in [d.code for d in read_document(text, "t").diagnostics]


# ---------------------------------------------------------------------------------------------------- schema
def test_schema_file_is_current() -> None:
    path = ROOT / "specc" / "schema" / "spec.schema.json"
    assert path.read_text(encoding="utf-8") == schema_json(), "run `specc schema > specc/schema/spec.schema.json`"


def test_schema_knows_the_sections_of_the_loader() -> None:
    from specc.document.comments import find_comments
    from specc.document.format_forms import ORDER
    from specc.document.read_document import DocumentReader
    from specc.source.diagnostic import Reporter
    from specc.source.text import SourceFile

    source = SourceFile("t", "")
    reader = DocumentReader(source, Reporter(), find_comments(source, None))
    assert set(document_properties()) == set(reader.sections()) == set(ORDER)


@pytest.mark.parametrize("path", GOOD, ids=lambda p: p.stem)
def test_schema_accepts_every_spec(path: Path) -> None:
    from ruamel.yaml import YAML

    schema = json.loads(schema_json())
    problems = list(violations(YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8")), schema, schema, ""))
    assert problems == []


def test_schema_refuses_a_wrong_key() -> None:
    schema = spec_schema()
    assert list(violations({"specc": 1, "name": "x", "rulez": {}}, schema, schema, ""))
    assert list(violations({"specc": 1, "name": "x", "turns": "both"}, schema, schema, ""))


def violations(value: Any, schema: Any, root: Any, at: str) -> list[str]:
    """What a JSON schema validator would say, for the keywords that our schema uses."""
    if "$ref" in schema:
        return violations(value, root["definitions"][schema["$ref"].split("/")[-1]], root, at)
    found: list[str] = []
    kinds = {"string": str, "object": dict, "array": list, "boolean": bool, "integer": int, "number": (int, float)}
    if "type" in schema:
        names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        right = any(isinstance(value, kinds[n]) and (n == "boolean" or not isinstance(value, bool)) for n in names)  # type: ignore[arg-type]
        if not right:
            return [f"{at}: {value!r} is no {names}"]
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{at}: {value!r} not in {schema['enum']}")
    if "const" in schema and value != schema["const"]:
        found.append(f"{at}: {value!r} is not {schema['const']}")
    if "pattern" in schema and isinstance(value, str) and not re.search(schema["pattern"], value):
        found.append(f"{at}: {value!r} does not match")
    if isinstance(value, dict):
        found += [f"{at}: {name} is missing" for name in schema.get("required", []) if name not in value]
        for key, item in value.items():
            options = [schema["properties"][key]] if key in schema.get("properties", {}) else []
            options += [s for p, s in schema.get("patternProperties", {}).items() if re.search(p, str(key))]
            other = schema.get("additionalProperties", True)
            if not options and other is False:
                found.append(f"{at}.{key} is not allowed")
            elif not options and isinstance(other, dict):
                options = [other]
            for option in options:
                found += violations(item, option, root, f"{at}.{key}")
    if isinstance(value, list) and "items" in schema:
        found += [v for i, item in enumerate(value) for v in violations(item, schema["items"], root, f"{at}[{i}]")]
    if "anyOf" in schema:
        tries = [violations(value, s, root, at) for s in schema["anyOf"]]
        if all(tries):
            found.append(f"{at}: none of the forms fits: {min(tries, key=len)[:2]}")
    return found
