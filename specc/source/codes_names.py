"""E03xx: names."""

from __future__ import annotations

from specc.source.code_entry import Entry

NAMES = (
    Entry(
        "E0301", "unknown-type",
        "No type of this name is known.",
        "It is not declared under `types:`, `records:` or `tables:`, nor imported.",
        "spec", "state:\n  winner: Plaer? = none",
        "state:\n  winner: Player? = none",
        "Take the proposed name, declare the type, or import its module.",
    ),  # fmt: skip
    Entry(
        "E0302", "unknown-name",
        "No field, function, rule, event or local of this name is known.",
        "A slip of the keyboard, or a missing declaration or import.",
        "effect", "rewrad[me] = 1",
        "reward[me] = 1",
        "Take the proposed name, or declare it.",
    ),  # fmt: skip
    Entry(
        "E0303", "ambiguous-member",
        "A bare member belongs to several types.",
        "Members stand bare where the expected type decides; here nothing does.",
        "expression", "calm == calm",
        "Sea.calm == Sea.calm",
        "Write the type before it.",
    ),  # fmt: skip
    Entry(
        "E0304", "shadowed-name",
        "A new name hides one that already has a meaning.",
        "A reader would take it for the other one.",
        "effect", "for board in Sq:\n    points[me] = board.r",
        "for x in Sq:\n    points[me] = x.r",
        "Choose another name.",
    ),  # fmt: skip
    Entry(
        "E0305", "never-read",
        "A local is assigned and never read.",
        "Often a misspelled field: `rewrad = 1` makes a new local.",
        "effect", "rewrad = [1, -1]",
        "reward = [1, -1]",
        "Correct the name, or remove the line.",
    ),  # fmt: skip
    Entry(
        "E0306", "unknown-member",
        "The type has no such member, or the table no such row.",
        "A slip of the keyboard.",
        "expression", "mood == Mood.aslep",
        "mood == Mood.asleep",
        "Take the proposed name.",
    ),  # fmt: skip
    Entry(
        "E0307", "not-a-value",
        "A name that is not a value stands where a value is expected.",
        "Types, functions with parameters, rules and actions are no values.",
        "expression", "Mood + 1",
        "index(mood) + 1",
        "Call it with its arguments, or name a value.",
    ),  # fmt: skip
    Entry(
        "E0308", "unknown-field",
        "The value has no such field, column or method.",
        "A slip of the keyboard, or a value of another type than thought.",
        "expression", "tackle.damge",
        "tackle.damage",
        "Take the proposed name.",
    ),  # fmt: skip
    Entry(
        "E0309", "duplicate-name",
        "A name is declared twice in the spec.",
        "Fields, functions, rules, tables, types and constants share their names.",
        "spec", "functions:\n  top: 1\nrules:\n  top: pass_turn()",
        "functions:\n  top: 1\nrules:\n  to_top: pass_turn()",
        "Rename one of them.",
    ),  # fmt: skip
    Entry(
        "E0310", "reserved-name",
        "A name that the language keeps for itself is declared.",
        "`me`, `mover`, `viewer`, `it`, `row`, `reward` have a meaning everywhere; functions and rules may not hide built-in ones.",
        "spec", "state:\n  mover: Player = 0",
        "state:\n  owner: Player = 0",
        "Choose another name.",
    ),  # fmt: skip
)
