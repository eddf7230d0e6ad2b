"""`layout.json`: what a program that knows nothing of the game needs to read its states, actions and draws."""

from __future__ import annotations

import json
from typing import Any

from specc.backends.python.shown import channel_size
from specc.ir import types as t
from specc.ir.program import Action, Program


def layout(program: Program, version: str, specc: str) -> str:
    """The text of `layout.json`."""
    draws = [s for s in program.sites.values() if s.number not in program.questions]
    data: dict[str, Any] = {
        "name": program.name,
        "title": program.title,
        "version": version,
        "specc": specc,
        "spec": program.file,
        "settings": dict(program.settings),
        "players": program.players,
        "num_actions": program.num_actions,
        "simultaneous": program.simultaneous,
        "chance": bool(draws) or _has_piles(program),
        "hidden": any(f.visible_kind != "all" or f.visible is not None for f in program.state.values()),
        "max_steps": program.max_steps,
        "real": f"real{program.numbers.width}",
        "exact": program.numbers.exact,
        "tolerance": program.numbers.tolerance,
        "fields": {name: describe(f.type) | ({"given": f.given} if f.given else {}) for name, f in program.state.items()},
        "parameters": {name: describe(p.type) | {"default": plain(p.type, p.default)} for name, p in program.parameters.items()},
        "inputs": {name: describe(i.type) | {"shared": i.shared} for name, i in program.inputs.items()},
        "actions": [_action(program, a) for a in program.actions.values()],
        "answers": [{"offset": a.offset, "count": a.count, "type": describe(a.type)} for a in program.answers],
        "none": program.none_number,
        "action_names": action_names(program),
        "sites": {str(s.number): {"name": s.name, "kind": s.kind, "values": s.values, "owner": s.owner} for s in program.sites.values()},
        "questions": {str(site): {"name": q.name, "block": q.block} for site, q in program.questions.items()},
        "observation": [
            {"name": c.name, "over": [[x.name, t.count(x.type)] for x in c.over], "size": channel_size(c)}
            for c in program.channels.values()
        ],
        "observation_size": sum(channel_size(c) for c in program.channels.values()),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _has_piles(program: Program) -> bool:
    return any("pile" in json.dumps(describe(f.type)) for f in program.state.values())


def _action(program: Program, a: Action) -> dict[str, Any]:
    made: dict[str, Any] = {
        "name": a.name,
        "offset": a.offset,
        "count": a.count,
        "parameters": [{"name": p.name, "type": describe(p.type)} for p in a.params],
    }
    return made | ({"box": [list(b) for b in a.box], "clamp": a.clamp} if a.box is not None else {})


def describe(type_: t.Type) -> dict[str, Any]:
    """A type as JSON."""
    match type_:
        case t.BoolT():
            return {"kind": "bool"}
        case t.IntT(lo, hi, name):
            return {"kind": "int", "lo": lo, "hi": hi} | ({"name": name} if name else {})
        case t.CyclicT(n):
            return {"kind": "cyclic", "n": n}
        case t.BitsT(width):
            return {"kind": "bits", "width": width}
        case t.RealT(width):
            return {"kind": "real", "width": width}
        case t.EnumT(name, members):
            return {"kind": "enum", "name": name, "members": list(members)}
        case t.RowT(table, _, rows):
            return {"kind": "row", "table": table, "count": t.count(type_)} | ({} if rows is None else {"rows": list(rows)})
        case t.ProductT(name, fields):
            return {"kind": "product", "name": name, "fields": {f: describe(x) for f, x in fields}, "count": t.count(type_)}
        case t.UnionT(name, parts):
            return {"kind": "union", "name": name, "parts": [describe(p) for p in parts], "count": t.count(type_)}
        case t.RecordT(name, fields):
            return {"kind": "record", "name": name, "fields": {f: describe(x) for f, x in fields}}
        case t.OptT(inner):
            return {"kind": "optional", "of": describe(inner)}
        case t.ArrayT(element, dims):
            return {"kind": "array", "of": describe(element), "shape": [t.count(d) for d in dims], "dims": [describe(d) for d in dims]}
        case t.SetT(element):
            return {"kind": "set", "of": describe(element)}
        case t.BagT(element, cap):
            return {"kind": "bag", "of": describe(element), "cap": cap}
        case t.ListT(element, cap):
            return {"kind": "list", "of": describe(element), "cap": cap}
        case t.PoolT(element, cap):
            return {"kind": "pool", "of": describe(element), "cap": cap}
        case t.PileT(element):
            return {"kind": "pile", "of": describe(element)}
        case _:
            return {"kind": "text"}


def plain(type_: t.Type, v: Any) -> Any:
    """A static value as plain data."""
    match type_:
        case _ if v is None:
            return None
        case t.OptT(inner):
            return plain(inner, v)
        case t.BoolT():
            return bool(v)
        case t.IntT() | t.CyclicT() | t.BitsT():
            return int(v)
        case t.RealT():
            return float(v)
        case t.EnumT() | t.RowT() | t.ProductT() | t.UnionT():
            return t.ordinal(type_, v)
        case t.ArrayT(element, dims):
            return [plain(element if len(dims) == 1 else t.ArrayT(element, dims[1:]), x) for x in v]
        case t.SetT(element):
            return [plain(element, x) for x in sorted(v, key=lambda x: t.ordinal(element, x))]
        case t.ListT(element) | t.PoolT(element):
            return [plain(element, x) for x in v]
        case t.RecordT(_, fields):
            parts = [v[name] for name, _ in fields] if isinstance(v, dict) else v
            return {name: plain(f, x) for (name, f), x in zip(fields, parts, strict=True)}
        case _:
            return v


# ---------------------------------------------------------------------------------------------- names
def label(program: Program, type_: t.Type, v: Any) -> str:
    """A finite value as text: as `Kind.label` of the runtime."""
    name = getattr(type_, "name", "")
    labels = program.labels.get(name, ()) if not isinstance(type_, t.RowT) else ()
    if labels and name in program.types and len(labels) == t.count(type_) and program.types[name] == type_:
        return str(labels[t.ordinal(type_, v)])
    match type_:
        case t.BoolT():
            return "true" if v else "false"
        case t.EnumT(_, members):
            return str(members[v])
        case t.RowT(table):
            return str((program.tables[table].labels or program.tables[table].rows)[v])
        case t.ProductT(_, fields):
            return "(" + ", ".join(label(program, f, x) for (_, f), x in zip(fields, v, strict=True)) + ")"
        case t.UnionT(_, parts):
            return label(program, parts[v[0]], v[1])
        case t.OptT(inner):
            return "-" if v is None else label(program, inner, v)
        case _:
            return str(v)


def action_names(program: Program) -> list[str]:
    """The names of all actions and answers, by number: as `action_names` of the runtime."""
    names = [""] * program.num_actions
    for a in program.actions.values():
        if a.box is None:
            for i, params in enumerate(instances(a)):
                names[a.offset + i] = instance_name(program, a, i, params)
    for number, block in enumerate(program.answers):
        for i, v in enumerate(t.values(block.type)):
            text = label(program, block.type, v)
            names[block.offset + i] = f"choose({text})" if f"choose({text})" not in names else f"choose{number}({text})"
    if program.none_number is not None:
        names[program.none_number] = "choose(none)"
    return names


def instances(a: Action) -> list[tuple[Any, ...]]:
    """The parameters of every instance of an action."""
    found: list[tuple[Any, ...]] = [()]
    for p in a.params:
        found = [(*params, v) for params in found for v in t.values(p.type)]
    return found


def instance_name(program: Program, a: Action, i: int, params: tuple[Any, ...]) -> str:
    """The name of an action instance."""
    if a.labels:
        return a.labels[i]
    if not params:
        return a.name
    return f"{a.name}({', '.join(label(program, p.type, v) for p, v in zip(a.params, params, strict=True))})"
