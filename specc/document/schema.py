"""JSON schema of specs for editors (completion, hover, first errors). It accepts the short forms as well as the long ones.

The loader decides what is right; the schema only has to be generous and complete. `tests/unit/test_document.py` holds the
committed file equal to `schema_json()`, and the keys equal to those of the models.
"""

from __future__ import annotations

import json
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

NAME = r"^(?!__)[A-Za-z_][A-Za-z_0-9]*$"
SIGNATURE = r"^[A-Za-z_][A-Za-z_0-9]*(\(.*\))?( *-> *.+)?$"


def ref(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


CODE, VALUE, TEXT, WORD = ref("code"), ref("value"), ref("text"), ref("word")
FLAG: Schema = {"type": "boolean"}
COUNT: Schema = {"type": "integer", "minimum": 0}


def _scalars() -> Schema:
    """Code is what YAML calls a text, a number or a boolean; a flow list or mapping of plain words may be code too."""
    return {
        "code": {"type": ["string", "number", "boolean"]},
        "value": {"type": ["string", "number", "boolean", "array", "object"]},
        "text": {"type": ["string", "number", "boolean"]},
        "word": {"type": "string", "pattern": NAME},
        "codes": one_or_more(CODE),
        "names": one_or_more(WORD),
        "source": one_or_more(TEXT),
        "code_map": names_to(VALUE),
    }


def one_or_more(item: Schema) -> Schema:
    return {"anyOf": [item, {"type": "array", "items": item}]}


def choice(*names: str) -> Schema:
    return {"enum": list(names)}


def names_to(item: Schema) -> Schema:
    """A mapping with free names as keys."""
    return {"type": "object", "patternProperties": {NAME: item}, "additionalProperties": False}


def signatures_to(item: Schema) -> Schema:
    """A mapping with signatures as keys."""
    return {"type": "object", "patternProperties": {SIGNATURE: item}, "additionalProperties": False}


def shape(properties: Schema, required: tuple[str, ...] = (), **more: Any) -> Schema:
    """A mapping with known keys."""
    made: Schema = {"type": "object", "properties": properties, "additionalProperties": False, **more}
    return {**made, "required": list(required)} if required else made


def or_code(long: Schema) -> Schema:
    """A short form (one line of code) or the long form."""
    return {"anyOf": [CODE, long]}


CODES, NAMES, SOURCE = ref("codes"), ref("names"), ref("source")
CODE_MAP = ref("code_map")
BODY: Schema = {"is": CODE, "do": CODE, "params": CODE_MAP, "returns": VALUE, "needs": CODES, "source": SOURCE}


def _types() -> Schema:
    field = shape(
        {
            "type": CODE,
            "start": VALUE,
            "visible": CODE,
            "public": VALUE,
            "given": choice("may", "must"),
            "reset": WORD,
            "picture": ref("picture"),
        },
        ("type",),
    )
    event_field = shape({"type": CODE, "change": FLAG}, ("type",))
    directions = {name: TEXT for name in ("up", "down", "right")}
    picture = {**directions, "slant": COUNT, "glyphs": {"type": "object", "additionalProperties": CODE}, "cell": CODE, "width": COUNT}
    return {
        "param": or_code(shape({"type": CODE, "default": VALUE, "at": choice("build", "reset")})),
        "constant": {"anyOf": [VALUE, shape({"type": CODE, "value": VALUE, "is": VALUE})]},
        "input": or_code(shape({"type": CODE, "shared": FLAG, "at": choice("init"), "picture": ref("picture")}, ("type",))),
        "picture": shape({**picture, "template": CODE}),
        "field": or_code(field),
        "fields": names_to(ref("field")),
        "type": {
            "anyOf": [
                CODE,
                shape({"fields": ref("fields"), "is": CODE, "type": CODE, "label": CODE, "stands_for": CODE}),
                ref("fields"),
            ]
        },
        "event": names_to(or_code(event_field)),
        "draw": or_code(shape({"range": CODE, "type": CODE, "tape": TEXT, "narrower": FLAG})),
        "view": or_code(shape({"of": CODES, "as": CODE, "index": CODE}, ("of",))),
    }


def _tables() -> Schema:
    column = {
        "type": CODE,
        "is": VALUE,
        "default": VALUE,
        "optional": FLAG,
        "needs": CODES,
        "may": NAMES,
        "most": CODE,
        "returns": CODE,
        "params": CODE_MAP,
        "rule": {"anyOf": [FLAG, CODE_MAP]},
        "expr": CODE,
        "rows": WORD,
        "row": WORD,
    }
    modify = one_or_more(shape({"if": CODE, "by": VALUE}))
    react = one_or_more(shape({"if": CODE, "do": CODE}, ("do",)))
    keys = {"match": CODE, "where": CODE, "modify": names_to(modify), "react": names_to(react), "source": SOURCE}
    row = {"anyOf": [CODE, {"type": "array"}, {"type": "object", "properties": keys, "additionalProperties": VALUE}]}
    live = {
        "type": "object",
        "properties": {"if": CODE, "row": CODE},
        "additionalProperties": CODE,
    }
    table = {
        "columns": signatures_to(or_code(shape(column))),
        "rows": ref("rows"),
        "for": CODE_MAP,
        "where": CODE,
        "label": CODE,
        "live": live,
        "decode": CODE,
        "fields": CODE_MAP,
        "params": CODE_MAP,
        "otherwise": row,
        "order": TEXT,
        "defaults": CODE_MAP,
        "from": TEXT,
        "source": SOURCE,
    }
    rows = {"anyOf": [{"type": "object", "additionalProperties": ref("row")}, {"type": "array", "items": ref("row")}]}
    return {"row": row, "rows": rows, "table": shape(table)}


def _behaviour() -> Schema:
    line = {"type": "object", "additionalProperties": CODE}
    action = {
        "params": CODE_MAP,
        "let": CODE_MAP,
        "legal": {"anyOf": [line, {"type": "array", "items": line}]},
        "phase": CODE,
        "do": CODE,
        "label": CODE,
        "clamp": FLAG,
        "source": SOURCE,
    }
    requirement = {"params": CODE_MAP, "returns": CODE, "default": WORD}
    channel = or_code(shape({"over": CODE_MAP, "is": VALUE, "type": CODE}, ("is",)))
    whole = shape({"over": CODE_MAP, "is": VALUE, "type": CODE, "default": FLAG}, ("is",))
    named = {"default": FLAG, "uses": NAMES}
    observation = {
        "anyOf": [NAMES, whole, {"type": "object", "properties": named, "additionalProperties": ref("channel")}],
    }
    requirements = {"anyOf": [signatures_to({"anyOf": [WORD, shape(requirement)]}), {"type": "array", "items": TEXT}]}
    return {
        "function": or_code(shape({**BODY, "for": NAMES, "fast": CODE, "open": choice("sum", "min", "max", "any", "all")})),
        "rule": or_code(shape({**BODY, "cut": FLAG})),
        "effect": or_code(shape({"do": CODE, "source": SOURCE}, ("do",))),
        "action": or_code(shape(action, ("do",))),
        "end": shape({"when": CODE, "do": CODE, "reason": TEXT, "source": SOURCE}, ("when", "do")),
        "channel": channel,
        "observe": {"anyOf": [CODE, whole, names_to(ref("channel"))]},
        "observation": observation,
        "requirements": requirements,
    }


def _scenario() -> Schema:
    refused = {"type": "object", "additionalProperties": TEXT}
    return shape(
        {
            "name": TEXT,
            "source": SOURCE,
            "with": CODE_MAP,
            "given": VALUE,
            "draws": names_to(CODES),
            "chance": CODES,
            "when": CODES,
            "then": one_or_more({"anyOf": [CODE, {"type": "object"}]}),
            "allowed": CODES,
            "refused": {"anyOf": [refused, {"type": "array", "items": refused}]},
            "observed": {"type": "object"},
            "perft": one_or_more(COUNT),
        },
        ("name",),
    )


def _imports() -> Schema:
    instance = {"anyOf": [shape({"from": TEXT, "with": names_to(TEXT), "params": CODE_MAP}), CODE_MAP]}
    several = {"type": "object", "additionalProperties": instance}
    return {"anyOf": [TEXT, several, {"type": "array", "items": {"anyOf": [TEXT, several]}}]}


def document_properties() -> Schema:
    """The top-level keys, in the order of the house style."""
    numbers = {
        "real": choice("real32", "real64"),
        "mode": choice("exact", "close"),
        "tolerance": {"anyOf": [CODE, CODE_MAP]},
    }
    requires = {
        "types": {"anyOf": [{"type": "array", "items": WORD}, CODE_MAP]},
        "params": names_to(ref("param")),
        "tables": names_to(ref("table")),
        "rules": ref("requirements"),
        "functions": ref("requirements"),
    }
    variant = {"anyOf": [NAMES, shape({"actions": NAMES}, ("actions",))]}
    return {
        "specc": {"const": 1},
        "name": WORD,
        "module": TEXT,
        "title": TEXT,
        "source": SOURCE,
        "players": CODE,
        "turns": choice("sequential", "simultaneous"),
        "numbers": shape(numbers),
        "forced": choice("ask", "take"),
        "illegal": choice("error", "ignore", "forfeit"),
        "max_steps": CODE,
        "import": _imports(),
        "requires": shape(requires),
        "params": names_to(ref("param")),
        "constants": names_to(ref("constant")),
        "inputs": names_to(ref("input")),
        "types": names_to(ref("type")),
        "records": names_to(ref("fields")),
        "tables": names_to(ref("table")),
        "rows": names_to(ref("rows")),
        "events": names_to(ref("event")),
        "draws": names_to(ref("draw")),
        "state": ref("fields"),
        "views": names_to(ref("view")),
        "setup": ref("effect"),
        "phases": NAMES,
        "functions": signatures_to(ref("function")),
        "rules": signatures_to(ref("rule")),
        "actions": signatures_to(ref("action")),
        "resolve": ref("effect"),
        "asked": CODE,
        "end": one_or_more(ref("end")),
        "variants": names_to(variant),
        "invariants": CODES,
        "observe": ref("observe"),
        "observations": names_to(ref("observation")),
        "render": or_code(shape({"text": CODE, "svg": CODE})),
        "symmetries": names_to(CODE_MAP),
        "helpers": signatures_to(ref("rule")),
        "scenarios": one_or_more(ref("scenario")),
    }


def spec_schema() -> Schema:
    """The schema of a whole spec file."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "specc rules document",
        **shape(document_properties(), ("specc",), anyOf=[{"required": ["name"]}, {"required": ["module"]}]),
        "definitions": {**_scalars(), **_types(), **_tables(), **_behaviour(), "scenario": _scenario()},
    }


def schema_json() -> str:
    """The text of `specc/schema/spec.schema.json`."""
    return json.dumps(spec_schema(), indent=2, ensure_ascii=False) + "\n"
