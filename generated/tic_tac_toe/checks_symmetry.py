"""Symmetries: a map of the values of some types carries states to states; legality and steps commute with it.

A map is an image for each named type: `image[ordinal of v]` is the ordinal of what v becomes, wherever a value of the type stands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .chance import Chance, RecordedChance
from .checks import Step, describe, inputs_of
from .reference_env import Reference

Images = Mapping[str, Sequence[int]]


def check_symmetry(env: Reference, layout: Mapping[str, Any], images: Images, step: Step) -> bool:
    """The mirrored state has the mirrored legal actions, and the mirrored action leads to the mirrored state.

    False: not looked at, because a question is open or chance has a part in the step.
    """
    before, after = step.before, step.after
    if before is None or before.pending is not None or after.pending is not None or isinstance(step.action, list):
        return False
    drawn: dict[int, Any] = {}
    env.step_from(before, step.action, RecordedChance(Chance(step.key, real=env.game.real), drawn))
    if drawn:
        return False
    permuted = [moved_action(layout["actions"], images, i) for i in range(env.num_actions)]
    mirrored = env.from_plain(mirror(env, layout, images, before, permuted))
    legal = [env.refusal(mirrored, i) is None for i in range(env.num_actions)]
    expected = [False] * env.num_actions
    for i, allowed in enumerate(before.legal_action_mask):
        expected[permuted[i]] = allowed
    assert legal == expected, f"other actions are legal in the mirrored state{describe(env, before)}{describe(env, mirrored)}"
    found = env.to_plain(env.step(mirrored, permuted[step.action], step.key))
    wanted = mirror(env, layout, images, after, permuted)
    for name, v in found.items():
        assert v == wanted[name], f"{name} is {v} after {env.action_name(permuted[step.action])}, expected {wanted[name]}{describe(env, mirrored)}"
    return True


def mirror(env: Reference, layout: Mapping[str, Any], images: Images, s: Any, permuted: Sequence[int]) -> dict[str, Any]:
    """The image of a state, as plain data with its inputs."""
    plain = env.to_plain(s) | inputs_of(s)
    types = {**layout["fields"], **layout["inputs"]}
    made = {name: moved(v, types[name], images) if name in types else v for name, v in plain.items()}
    players = images.get("Player", range(env.num_players))
    legal = [False] * len(plain["legal"])
    for i, allowed in enumerate(plain["legal"]):
        legal[permuted[i]] = allowed
    reward = [0.0] * env.num_players
    for p, r in enumerate(plain["reward"]):
        reward[players[p]] = r
    return made | {"legal": legal, "reward": reward, "mover": players[plain["mover"]], "to_move": players[plain["to_move"]], "steps": s.steps}


def moved_action(actions: Sequence[Mapping[str, Any]], images: Images, number: int) -> int:
    """The number of the image of an action; answers to questions stay."""
    for action in actions:
        at = number - action["offset"]
        if 0 <= at < action["count"]:
            types = [p["type"] for p in action["parameters"]]
            image = 0
            for kind, v in zip(types, _digits(at, [size(x) for x in types]), strict=True):
                image = image * size(kind) + moved_ordinal(v, kind, images)
            return int(action["offset"]) + image
    return number


def moved(v: Any, of: Mapping[str, Any], images: Images) -> Any:
    """The image of a plain value of a type."""
    match of:
        case _ if v is None:
            return None
        case {"kind": "optional", "of": inner}:
            return moved(v, inner, images)
        case {"kind": "array", "of": inner, "shape": shape, "dims": dims}:
            return _array(v, inner, list(shape), list(dims), images)
        case {"kind": "set", "of": inner}:
            return sorted(moved(x, inner, images) for x in v)
        case {"kind": "list" | "pool", "of": inner}:
            return [moved(x, inner, images) for x in v]
        case {"kind": "pile", "of": inner}:
            return {name: [moved(x, inner, images) for x in part] for name, part in v.items()}
        case {"kind": "record", "fields": fields}:
            return {name: moved(x, fields[name], images) for name, x in v.items()}
        case {"kind": "int", "lo": int(lo)}:
            return moved_ordinal(v - lo, of, images) + lo
        case {"kind": "enum" | "row" | "product" | "cyclic" | "bits"}:
            return moved_ordinal(v, of, images)
        case _:
            return v


def moved_ordinal(v: int, of: Mapping[str, Any], images: Images) -> int:
    """The image of the ordinal of a value of a finite type."""
    name = of.get("name") or of.get("table")
    if name in images:
        return int(images[str(name)][v])
    if of["kind"] == "product":
        image = 0
        parts = list(of["fields"].values())
        for kind, x in zip(parts, _digits(v, [size(p) for p in parts]), strict=True):
            image = image * size(kind) + moved_ordinal(x, kind, images)
        return image
    return v


def size(of: Mapping[str, Any]) -> int:
    """The number of values of a finite type."""
    match of:
        case {"count": int(n)} | {"kind": "cyclic", "n": int(n)}:
            return n
        case {"kind": "int", "lo": int(lo), "hi": int(hi)}:
            return hi - lo + 1
        case {"kind": "enum", "members": members}:
            return len(members)
        case {"kind": "bits", "width": width}:
            return 1 << int(width)
        case {"kind": "optional", "of": inner}:
            return size(inner) + 1
        case _:
            return 2


def _array(v: Any, inner: Mapping[str, Any], shape: list[int], dims: list[Mapping[str, Any]], images: Images) -> Any:
    if not shape:
        return moved(v, inner, images)
    made: list[Any] = [None] * shape[0]
    for i, x in enumerate(v):
        made[moved_ordinal(i, dims[0], images)] = _array(x, inner, shape[1:], dims[1:], images)
    return made


def _digits(number: int, bases: Sequence[int]) -> list[int]:
    """The row-major position of an instance."""
    found = []
    for base in reversed(bases):
        number, digit = divmod(number, base)
        found.append(digit)
    return found[::-1]
