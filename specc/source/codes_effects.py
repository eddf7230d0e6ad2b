"""E06xx: effects. E07xx: tables and decoding. E08xx: hidden information."""

from __future__ import annotations

from specc.source.code_entry import Entry

EFFECTS = (
    Entry(
        "E0601", "write-in-function",
        "Something that may only read writes.",
        "Functions, conditions and views have no effects.",
        "spec", "functions:\n  taken(x:Sq) -> bool: |\n    board[x] = none\n    true",
        "rules:\n  take(x:Sq): board[x] = none",
        "Make it a rule, or move the write to the caller.",
    ),  # fmt: skip
    Entry(
        "E0602", "cannot-be-assigned",
        "This cannot be assigned to.",
        "Parameters of the spec, constants, types, tables and functions keep their value.",
        "effect", "rows = 9",
        "turn = 9",
        "Use a new local, or a field under `state:`.",
    ),  # fmt: skip
    Entry(
        "E0603", "effect-in-expression",
        "A call with effects stands inside an expression.",
        "Expressions have no effects, so that their order does not matter.",
        "effect", "if draw_card() == queen:\n    tie()",
        "c = draw_card()\nif c == queen:\n    tie()",
        "Call it on a line of its own, and use the result after it.",
    ),  # fmt: skip
    Entry(
        "E0604", "draw-out-of-place",
        "A draw stands where none may.",
        "Functions and conditions draw nothing; under `and`, `or` and `if … else` it would depend on short-circuiting whether it is drawn.",
        "effect", "if turn == 3 and flip():\n    tie()",
        "coin = flip()\nif turn == 3 and coin:\n    tie()",
        "Draw on a line before, then use the value.",
    ),  # fmt: skip
    Entry(
        "E0605", "not-static",
        "State is read where only what is known at build time may be read.",
        "Types, constants and table rows are computed when the spec is built.",
        "spec", "constants:\n  double: turn * 2",
        "constants:\n  double: rows * 2",
        "Use a parameter or a constant.",
    ),  # fmt: skip
    Entry(
        "E0606", "after-has-chance",
        "`after` is followed by a rule that draws or asks.",
        "Then there is no one state after it.",
        "expression", "turn == 3 after throw_die()",
        "turn == 3 after hit(at, 3)",
        "Use a rule without draws and questions.",
    ),  # fmt: skip
    Entry(
        "E0607", "unreachable",
        "Nothing reaches this line.",
        "The line before it leaves: `return`, `break`, `continue`, `win`, `lose`, `tie`, `end`.",
        "effect", "tie()\npass_turn()",
        "pass_turn()",
        "Remove it, or move it before.",
    ),  # fmt: skip
    Entry(
        "E0608", "unused-value",
        "The value of this line is not used.",
        "A statement assigns, calls a rule, or returns.",
        "effect", "points[me] + 1",
        "points[me] = 1",
        "Assign it, or remove the line.",
    ),  # fmt: skip
    Entry(
        "E0609", "no-loop",
        "`break` or `continue` stands outside a loop.",
        "There is nothing to leave.",
        "effect", "if turn == 3:\n    break",
        "if turn == 3:\n    return",
        "Use `return` to leave the rule.",
    ),  # fmt: skip
    Entry(
        "E0610", "return-without-value",
        "A rule that promises a value returns none.",
        "Its callers expect one.",
        "spec", "rules:\n  toll(p:Player) -> 0..9: |\n    if points[p] > 3:\n        return\n    return 0",
        "rules:\n  toll(p:Player) -> 0..9: |\n    if points[p] > 3:\n        return 9\n    return 0",
        "Return a value of the type.",
    ),  # fmt: skip
    Entry(
        "E0611", "no-value",
        "A call gives no value and is used as one.",
        "The rule has no result.",
        "effect", "x = settle()\npoints[me] = x",
        "settle()",
        "Write it on a line of its own, or give the rule a result.",
    ),  # fmt: skip
    Entry(
        "E0612", "choose-out-of-place",
        "`choose` stands where nobody can be asked.",
        "Only rules and actions ask.",
        "spec", "functions:\n  picked -> Card: |\n    choose c in Card by 0\n    return c",
        "rules:\n  picked -> Card: |\n    choose c in Card by 0\n    return c",
        "Ask in a rule or an action, and pass the answer on.",
    ),  # fmt: skip
    Entry(
        "E0613", "who-chooses",
        "It is not said who chooses.",
        "In `setup:` and outside actions there is no acting player.",
        "spec", "rules:\n  swap: |\n    choose c in Card\n    card = c",
        "rules:\n  swap(p:Player): |\n    choose c in Card by p\n    card = c",
        "Add `by p`, or `at random`.",
    ),  # fmt: skip
    Entry(
        "E0614", "become-out-of-place",
        "`become` does not name another row of the same column.",
        "It hands over to the code of another row, with the same parameters.",
        "effect", "become tackle.strike",
        "tackle.strike(me)",
        "It stands in a body of the same column, as its last statement.",
    ),  # fmt: skip
    Entry(
        "E0615", "missing-return",
        "A rule or function that promises a value may end without one.",
        "Every way through it must return.",
        "spec", "rules:\n  toll(p:Player) -> 0..9: |\n    if points[p] > 3:\n        return 9",
        "rules:\n  toll(p:Player) -> 0..9: |\n    if points[p] > 3:\n        return 9\n    return 0",
        "Return a value at the end too.",
    ),  # fmt: skip
    Entry(
        "E0616", "writes-for-all",
        "With simultaneous turns, an action writes what does not belong to the acting player.",
        "All players act at once; the order in which they are asked must not matter.",
        "full", "specc: 1\nname: example\nplayers: 2\nturns: simultaneous\nstate:\n  plan: bool = false\nactions:\n  go: {do: plan = true}\nresolve: plan = false",
        "specc: 1\nname: example\nplayers: 2\nturns: simultaneous\nstate:\n  plan: bool[Player] = false\nactions:\n  go: {do: 'plan[me] = true'}\nresolve: plan = false",
        "Record the plan in a field indexed by `me`, and settle it in `resolve:`.",
    ),  # fmt: skip
    Entry(
        "E0617", "promise-broken",
        "The code of a row does something that `may:` of its column does not allow.",
        "`may: [draw, choose, become]` is the promise of the column to those who call it.",
        "spec", "tables:\n  Spell:\n    columns: {cast(p:Player): {rule: true, may: [draw]}}\n    rows:\n      eager:\n        cast: |\n          choose c? in hand[p] by p\n          if c?:\n              card = c",
        "tables:\n  Spell:\n    columns: {cast(p:Player): {rule: true, may: [draw]}}\n    rows:\n      roll_it: {cast: turn = roll(6)}",
        "Add it to `may:`, or do it elsewhere.",
    ),  # fmt: skip
)

TABLES = (
    Entry(
        "E0702", "several-live-tables",
        "Several live tables contribute to an open function whose contributions have no common start.",
        "`sum`, `any` and `all` join any number; `min` and `max` of nothing have no value.",
        "spec", "functions:\n  bonus: {is: modifiers ?? 1, open: max}\ntables:\n  Weather:\n    live: {p: Player, if: turn > 3}\n    rows:\n      rain: {modify: {bonus: {by: 5}}}\n  Light:\n    live: {p: Player, if: turn > 5}\n    rows:\n      night: {modify: {bonus: {by: 3}}}",
        "functions:\n  bonus: {is: modifiers, open: sum}\ntables:\n  Weather:\n    live: {p: Player, if: turn > 3}\n    rows:\n      rain: {modify: {bonus: {by: 5}}}\n  Light:\n    live: {p: Player, if: turn > 5}\n    rows:\n      night: {modify: {bonus: {by: 3}}}",
        "Use `open: sum`, `any` or `all`, or put the rows into one table.",
    ),  # fmt: skip
    Entry(
        "E0703", "missing-cell",
        "A row has no value for a column without a default.",
        "Each column of a row has a value.",
        "spec", "tables:\n  Tool:\n    columns: {power: u8}\n    rows:\n      hammer: {}",
        "tables:\n  Tool:\n    columns: {power: u8}\n    rows:\n      hammer: {power: 35}",
        "Give the value, or a default in the column.",
    ),  # fmt: skip
    Entry(
        "E0704", "decode-form",
        "A decode table is over at most 16 bits, and each of its rows says what it matches.",
        "`match:` is an integer, a range, or a bit pattern.",
        "spec", "tables:\n  Op:\n    decode: u8\n    columns: {cost: 0..9}\n    rows:\n      low: {match: 0x00..0x7f, cost: 1}\n      high: {cost: 2}",
        "tables:\n  Op:\n    decode: u8\n    columns: {cost: 0..9}\n    rows:\n      low: {match: 0x00..0x7f, cost: 1}\n      high: {match: 0x80..0xff, cost: 2}",
        "Add `match:`, or put the row under `otherwise:`.",
    ),  # fmt: skip
    Entry(
        "E0705", "decode-overlap",
        "Two rows of a decode table take the same value.",
        "Rows are disjoint, so that their order does not matter.",
        "spec", "tables:\n  Op:\n    decode: u8\n    columns: {cost: 0..9}\n    rows:\n      low: {match: 0x00..0x90, cost: 1}\n      high: {match: 0x80..0xff, cost: 2}",
        "tables:\n  Op:\n    decode: u8\n    columns: {cost: 0..9}\n    rows:\n      low: {match: 0x00..0x7f, cost: 1}\n      high: {match: 0x80..0xff, cost: 2}",
        "Narrow one of them, or add `where:`.",
    ),  # fmt: skip
    Entry(
        "E0706", "bit-pattern",
        "A bit pattern has another number of bits than the decoded type, or a letter without a type.",
        "Each place of the pattern stands for one bit; `fields:` gives each letter a type.",
        "spec", "tables:\n  Op:\n    decode: u8\n    columns: {cost: 0..9}\n    rows:\n      load: {match: 0b01rrr, cost: 1}\n    otherwise: {cost: 2}",
        "tables:\n  Op:\n    decode: u8\n    fields: {r: range(8)}\n    columns: {cost: 0..9}\n    rows:\n      load: {match: 0b01000rrr, cost: 1}\n    otherwise: {cost: 2}",
        "Write all bits, and declare the letters.",
    ),  # fmt: skip
    Entry(
        "E0707", "decode-hole",
        "A value is taken by no row of a decode table.",
        "Every value has a row, or `otherwise:` takes the rest.",
        "spec", "tables:\n  Op:\n    decode: u8\n    columns: {cost: 0..9}\n    rows:\n      low: {match: 0x00..0x7f, cost: 1}",
        "tables:\n  Op:\n    decode: u8\n    columns: {cost: 0..9}\n    rows:\n      low: {match: 0x00..0x7f, cost: 1}\n    otherwise: {cost: 2}",
        "Add a row, or `otherwise:`.",
    ),  # fmt: skip
    Entry(
        "E0708", "not-open",
        "A live row modifies a function that is not open.",
        "Live rows contribute to functions declared with `open:`.",
        "spec", "tables:\n  Weather:\n    live: {p: Player, if: turn > 3}\n    rows:\n      rain: {modify: {score: {by: 5}}}",
        "functions:\n  bonus: {is: modifiers, open: sum}\ntables:\n  Weather:\n    live: {p: Player, if: turn > 3}\n    rows:\n      rain: {modify: {bonus: {by: 5}}}",
        "Declare the function with `open: sum`, `any`, …",
    ),  # fmt: skip
    Entry(
        "E0709", "empty-table",
        "A table has no rows.",
        "Then no value of it exists, and nothing can be chosen from it.",
        "spec", "tables:\n  Step:\n    for: {k: range(3)}\n    where: k > 5",
        "tables:\n  Step:\n    for: {k: range(3)}\n    where: k > 1",
        "Correct the condition, or remove the table.",
    ),  # fmt: skip
)

SECRECY = (
    Entry(
        "E0801", "bad-visibility",
        "`visible: owner` on a field that has no owner.",
        "The owner is the player whose index the field has.",
        "spec", "state:\n  stock: {type: set(Card), start: '{}', visible: owner}",
        "state:\n  stock: {type: 'set(Card)[Player]', start: '{}', visible: owner}",
        "Index the field by `Player`, or write a condition on `viewer`.",
    ),  # fmt: skip
    Entry(
        "E0802", "legal-leaks",
        "A `legal` line reads what the player may not see.",
        "Whether an action is legal would tell the secret.",
        "spec", "actions:\n  look:\n    legal: [the other has no queen: 'queen not in hand[other(me)]']\n    do: pass_turn()",
        "actions:\n  look:\n    legal: [you have no queen: 'queen not in hand[me]']\n    do: pass_turn()",
        "Read only what is visible to the acting player.",
    ),  # fmt: skip
    Entry(
        "E0803", "choice-leaks",
        "The answers of a question depend on a secret.",
        "Domain and condition of `choose` read only what the chooser may see.",
        "effect", "choose c? in deck by me\nif c?:\n    card = c",
        "choose c? in hand[me] by me\nif c?:\n    card = c",
        "Choose from what is visible, or `at random`; show it first.",
    ),  # fmt: skip
    Entry(
        "E0804", "observation-leaks",
        "An observation reads what the viewer may not see.",
        "`observe:` is encoding, not permission.",
        "spec", "observe:\n  cards: {over: {c: Card}, is: 'c in hand[other(viewer)]'}",
        "observe:\n  cards: {over: {c: Card}, is: 'c in hand[viewer]'}",
        "Read what is visible, or say `reveal(…)` where the rules show it.",
    ),  # fmt: skip
)
