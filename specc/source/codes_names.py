"""E03xx: names."""

from __future__ import annotations

from specc.source.code_entry import Entry

NAMES = (
    Entry("E0301", "unknown-type", "No type of this name is known.", "It is not declared under `types:`, `records:` or `tables:`, nor imported.",
          "spec", "state:\n  board: Plaer?[Sq]", "state:\n  board: Player?[Sq]", "Take the proposed name, declare the type, or import its module."),
    Entry("E0302", "unknown-name", "No field, function, rule, event or local of this name is known.", "A slip of the keyboard, or a missing declaration or import.",
          "effect", "rewrad[me] = 1", "reward[me] = 1", "Take the proposed name, or declare it."),
    Entry("E0303", "ambiguous-member", "A bare member belongs to several types.", "Members stand bare where the expected type decides; here nothing does.",
          "expression", "m == asleep", "m == Mood.asleep", "Write the type before it."),
    Entry("E0304", "shadowed-name", "A new name hides one that already has a meaning.", "A reader would take it for the other one.",
          "effect", "for board in Sq:\n    hit(board)", "for x in Sq:\n    hit(x)", "Choose another name."),
    Entry("E0305", "never-read", "A local is assigned and never read.", "Often a misspelled field: `rewrad = 1` makes a new local.",
          "effect", "rewrad = [1, -1]", "reward = [1, -1]", "Correct the name, or remove the line."),
    Entry("E0306", "unknown-member", "The type has no such member, or the table no such row.", "A slip of the keyboard.",
          "expression", "mood == Mood.aslep", "mood == Mood.asleep", "Take the proposed name."),
    Entry("E0307", "not-a-value", "A name that is not a value stands where a value is expected.", "Types, functions with parameters and rules are called.",
          "expression", "score + 1", "score(me) + 1", "Call it with its arguments."),
    Entry("E0308", "unknown-field", "The value has no such field, column or method.", "A slip of the keyboard, or a value of another type than thought.",
          "expression", "m.damge", "m.damage", "Take the proposed name."),
    Entry("E0309", "duplicate-name", "A name is declared twice in the spec.", "Fields, functions, rules, tables, types and members of one place share their names.",
          "spec", "functions:\n  top: 1\nrules:\n  top: pass", "functions:\n  top: 1\nrules:\n  to_top: pass", "Rename one of them."),
    Entry("E0310", "reserved-name", "A name that the language keeps for itself is declared.", "`me`, `mover`, `viewer`, `it`, `row`, `reward` and the built-in functions have a meaning everywhere.",
          "spec", "state:\n  me: Player = 0", "state:\n  owner: Player = 0", "Choose another name."),
    Entry("E0311", "unknown-parameter", "A setting or import names a parameter that does not exist.", "A slip of the keyboard, or a parameter of another module.",
          "command", "specc build chess.yaml --set row=8", "specc build grid.yaml --set rows=8", "Use a name under `params:`."),
)
