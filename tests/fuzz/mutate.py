"""Slips of the pen in a spec: one random change to its text, repeated."""

from __future__ import annotations

import random
import re

WORDS = re.compile(r"[A-Za-z_][A-Za-z0-9_]*|\d+|[^\sA-Za-z0-9_]+")
NUMBERS = ("0", "1", "-1", "2", "7", "99", "1000000", "4294967296", "99999999999999999999", "0.5")
TYPES = (
    "bool",
    "int",
    "real",
    "u8",
    "u16",
    "bits(40)",
    "Player",
    "range(3)",
    "range(0)",
    "0..9",
    "9..0",
    "set(Player)",
    "list(u8, 4)",
    "bag(Player, 3)",
    "pile(Player)",
    "enum(a, b)",
    "Player?",
    "Player?[Player]",
    "real[Player]",
    "cyclic(4)",
    "text",
    "none",
    "(a: Player, b: bool)",
    "pool(u8, 3)",
    "int(0, 1000000000)",
)
CODE = (
    "none",
    "true",
    "me",
    "mover",
    "reward",
    "viewer",
    "it",
    "row",
    "stuck",
    "flip()",
    "roll(6)",
    "pick(p for p in Player)",
    "[]",
    "{}",
    "{a: 1}",
    "(1, 2)",
    "x?",
    "x!",
    "x ?? 0",
    "not x",
    "choose x in Player",
    "emit x",
    "become x.y",
    "return",
    "break",
    "win(me)",
    "tie()",
    "pass_turn()",
    "first(x for x in Player)",
    "[x for x in Player]",
    "grow(s = {}, s)",
    "can(x)",
    "1 after f()",
    "match x:",
    "if x:",
    "for x in y:",
    "repeat 3:",
    "a..b",
    "a[b]",
    "a.b",
    "'text'",
    "0b01rr",
    "x = 1",
    "x += 1",
    "x[0] = none",
    "@",
    "sum(1)",
    "max()",
    "fingerprint(x)",
    "concat(1, 2)",
)
KEYS = (
    "specc: 1",
    "name: x",
    "players: 0",
    "players: none",
    "turns: simultaneous",
    "types:",
    "state:",
    "actions:",
    "functions:",
    "rules:",
    "end:",
    "setup: |",
    "legal:",
    "do: pass",
    "let: {x: 1}",
    "visible: owner",
    "visible: it",
    "start: 0",
    "given: must",
    "open: sum",
    "live: {me: Player}",
    "decode: u8",
    "match: 0x00",
    "for: {x: Player}",
    "columns: {a: 0..9}",
    "rows:",
    "import: [std/grid]",
    "params: {n: 3}",
    "records:",
    "views:",
    "numbers: {real: real64, mode: exact}",
    "observe:",
    "render: {text: '{x}'}",
    "scenarios:",
    "symmetries: {m: {Player: it}}",
    "phases: [a, b]",
    "variants: {a: [go]}",
    "invariants: [true]",
    "resolve: pass",
    "inputs: {rom: 'u8[4]'}",
    "max_steps: 3",
    "constants: {c: 1}",
    "- when: true",
)


def mutated(text: str, rng: random.Random, changes: int) -> str:
    """The text after some random changes."""
    for _ in range(changes):
        text = rng.choice(MUTATIONS)(text, rng)
    return text


def _line(change: str):  # type: ignore[no-untyped-def]
    def mutate(text: str, rng: random.Random) -> str:
        lines = text.split("\n")
        i = rng.randrange(len(lines))
        match change:
            case "delete":
                del lines[i]
            case "delete several":
                del lines[i : i + rng.randint(2, 6)]
            case "double":
                lines.insert(i, lines[i])
            case "move":
                lines.insert(rng.randrange(len(lines)), lines.pop(i))
            case "indent":
                lines[i] = " " * rng.choice((1, 2, 4)) + lines[i]
            case "outdent":
                lines[i] = lines[i].removeprefix("  ")
            case "key":
                indent = len(lines[i]) - len(lines[i].lstrip())
                lines.insert(i, " " * indent + rng.choice(KEYS))
            case "cut":
                lines[i] = lines[i][: rng.randrange(len(lines[i]) + 1)]
        return "\n".join(lines)

    return mutate


def _word(change: str):  # type: ignore[no-untyped-def]
    def mutate(text: str, rng: random.Random) -> str:
        words = list(WORDS.finditer(text))
        if not words:
            return text
        a = rng.choice(words)
        names = [w for w in words if w.group()[0].isalpha()]
        match change:
            case "delete":
                new = ""
            case "other":
                new = rng.choice(words).group()
            case "name":
                a, new = rng.choice(names), rng.choice(names).group()
            case "slip":
                a = rng.choice(names)
                new = a.group()[:-1] + rng.choice("abcxyz")
            case "number":
                numbers = [w for w in words if w.group().isdigit()]
                a, new = rng.choice(numbers or words), rng.choice(NUMBERS)
            case "type":
                a, new = rng.choice(names), rng.choice(TYPES)
            case "code":
                new = rng.choice(CODE)
            case _:
                new = a.group() + rng.choice(("?", "!", "[0]", "()", ".x", "(me)", " + 1", "[me]", ":", ",", "'"))
        return text[: a.start()] + new + text[a.end() :]

    return mutate


MUTATIONS = (
    *(_line(c) for c in ("delete", "delete several", "double", "move", "indent", "outdent", "key", "cut")),
    *(_word(c) for c in ("delete", "other", "other", "name", "name", "name", "slip", "number", "number")),
    *(_word(c) for c in ("type", "type", "code", "code", "more")),
)
