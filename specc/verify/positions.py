"""Level 1, second part: single actions from positions that play need not reach, in the reference and in JAX.

A position is one of random play in which some fields, or parts of them, are drawn anew from their types, at their limits too;
invariants hold in it, and somebody can move. From each a few steps are played (an action may ask questions), half of them guided
to the actions that were played least. `limits.py` adds positions at the limits of comparisons.
"""

from __future__ import annotations

import math
import random
from typing import Any

from specc.environment import Built, Plain
from specc.verify.limits import Start, at_limits
from specc.verify.rollouts import Compared, Episode, Rollouts

POSITIONS = 200
STEPS = 4
SEED = 1
CHANGES = 6
"""So many fields are drawn anew, at most."""


def positions(built: Built, env: Any, wanted: int, tries: int = 10) -> list[Plain]:
    """So many positions as plain data, or fewer where `tries` times as many drawn ones hold too few."""
    checks, values = built.module("checks"), built.module("checks_values")
    rng = random.Random(SEED)
    played = [step.after for step in checks.random_play(env)]
    open_ones = [s for s in played if not s.over and not s.truncated and s.pending is None]
    found: list[Plain] = []
    for _ in range(wanted * tries if open_ones else 0):
        if len(found) == wanted:
            break
        trial = _changed(values, built.layout["fields"], env, rng.choice(open_ones), rng)
        if trial is not None:
            found.append(trial)
    return found


def _changed(values: Any, types: dict[str, Any], env: Any, s: Any, rng: random.Random) -> Plain | None:
    """A position with other values in some fields; None if it is none of the game's."""
    plain: Plain = env.to_plain(s)
    for _ in range(rng.randint(1, CHANGES)):
        name = rng.choice(list(types))
        how = rng.randrange(4)
        new = (
            values.random_value(types[name], rng) if how == 0
            else extreme(values, types[name], rng) if how == 1
            else values.redrawn(types[name], plain[name], rng)
        )  # fmt: skip
        trial = plain | {name: new}
        if not env.game.invariants or _holds(env, trial):
            plain = trial
    del plain["legal"]
    try:
        made = env.from_plain(plain)
    except Exception:  # noqa: BLE001 - nobody can move there, or a condition has no value
        return None
    return plain | {"legal": list(made.legal_action_mask)}


def extreme(values: Any, of: dict[str, Any], rng: random.Random) -> Any:
    """A value at the limits of its type: the least or the greatest number, nothing absent, everything in a set or nothing."""
    match of:
        case {"kind": "optional", "of": inner}:
            return values.random_value(inner, rng)
        case {"kind": "array", "of": element, "shape": shape}:
            return values.nested([extreme(values, element, rng) for _ in range(math.prod(shape))], tuple(shape))
        case {"kind": "set", "of": element}:
            lo, n = values.bounds(element)
            return list(range(lo, lo + n)) if rng.random() < 0.5 else []
        case {"kind": "list", "of": element, "cap": cap}:
            return [extreme(values, element, rng) for _ in range(cap)] if rng.random() < 0.5 else []
        case {"kind": "record", "fields": fields}:
            return {name: extreme(values, part, rng) for name, part in fields.items()}
        case {"kind": "int", "lo": int(lo), "hi": int(hi)}:
            return rng.choice((lo, min(lo + 1, hi), max(lo, hi - 1), hi))
        case {"kind": "bits", "width": width}:
            return rng.choice((0, 1, 2**width - 2, 2**width - 1))
        case _:
            return values.random_value(of, rng)


def _holds(env: Any, plain: Plain) -> bool:
    try:
        made = env.from_plain(plain)
        return all(holds(made) for holds, _ in env.game.invariants)
    except Exception:  # noqa: BLE001 - the values do not fit together
        return False


def from_positions(built: Built, both: Rollouts, wanted: int, size: int, result: Compared, **how: Any) -> list[Episode]:
    """Play from positions into `result`, in batches of `size`, up to the first difference. Gives what was played.

    Those at the limits of comparisons come after the others, as often as the last batch has room.
    """
    drawn = positions(built, both.twin.env, wanted)
    limits = at_limits(built, drawn, len(drawn))
    starts = [*(Start(position, None) for position in drawn), *limits]
    if limits:
        starts += [limits[i % len(limits)] for i in range(-len(starts) % size)]
    played: list[Episode] = []
    for first in range(0, len(starts) - len(starts) % size, size):
        some = {n: starts[n] for n in range(first, first + size)}
        firsts = {n: x.action for n, x in some.items() if x.action is not None}
        played += both.compare(
            some, STEPS, result, guided=True, starts={n: x.position for n, x in some.items()}, firsts=firsts, **how
        )  # fmt: skip
        if result.first is not None or result.cut:
            break
    return played
