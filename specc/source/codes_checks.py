"""E09xx: termination, cycles, modules. E10xx: ends, pictures, symmetries, scenarios as written. E11xx: scenarios that fail and what search finds. W…: warnings. E999: a crash."""

from __future__ import annotations

from specc.source.code_entry import Entry

TERMINATION = (
    Entry(
        "E0901", "unbounded-loop",
        "A loop has no bound that is known when the spec is built.",
        "Every program of the language ends.",
        "effect", "repeat steps:\n    points[me] = 1",
        "repeat min(steps, 10):\n    points[me] = 1",
        "Write `up to`, or give the count a range.",
    ),  # fmt: skip
    Entry(
        "E0902", "definition-cycle",
        "Types, constants or columns need each other in a circle.",
        "Each is computed after those that it uses.",
        "spec", "constants:\n  a: b + 1\n  b: a + 1",
        "constants:\n  a: 1\n  b: a + 1",
        "Break the circle.",
    ),  # fmt: skip
    Entry(
        "E0903", "recursion",
        "Functions or rules call each other in a circle.",
        "There is no recursion, also not through tables; the message shows the circle.",
        "spec", "functions:\n  f(n:0..9) -> bool: g(n)\n  g(n:0..9) -> bool: f(n)",
        "functions:\n  f(n:0..9) -> bool: n > 3\n  g(n:0..9) -> bool: f(n)",
        "Use a loop, or `grow(s = START, NEXT)` for what spreads.",
    ),  # fmt: skip
    Entry(
        "E0904", "legality-cycle",
        "Whether an action is legal depends on what is legal.",
        "`can` and `stuck` ask the `legal` lines, so these may not ask back, also not through functions.",
        "spec", "functions:\n  blocked: stuck\nactions:\n  look:\n    legal: [not blocked: not blocked]\n    do: pass_turn()",
        "functions:\n  blocked: stuck\nend:\n  - when: blocked\n    do: tie()",
        "Use `can` and `stuck` in `end:` and in effects.",
    ),  # fmt: skip
    Entry(
        "E0905", "unknown-parameter",
        "A setting names a parameter or variant that does not exist, or a parameter has no value.",
        "A slip of the keyboard; parameters stand under `params:`.",
        "command", "specc build chess.yaml --set row=8",
        "specc build connect_four.yaml --set rows=8",
        "Use a name under `params:`.",
    ),  # fmt: skip
    Entry(
        "E0906", "unknown-module",
        "A module cannot be found.",
        "`std/NAME` is a standard module; other names are files beside the spec.",
        "spec", "import: [std/gird]",
        "import: [{std/grid: {rows: 3, cols: 3}}]",
        "Check the name and the place of the file.",
    ),  # fmt: skip
    Entry(
        "E0907", "import-cycle",
        "Modules import each other in a circle.",
        "A module is read after those that it imports.",
        "files", "module: first\nimport: [second]       # and second.yaml has: import: [first]",
        "module: first\nimport: [std/grid]",
        "Move what both need into a third module.",
    ),  # fmt: skip
    Entry(
        "E0908", "unmet-requirement",
        "A module requires something that the import does not give, or gets what it does not require.",
        "`requires:` lists types, params, tables, rules and functions.",
        "files", "import: {cpu: {from: sm83}}",
        "import: {cpu: {from: sm83, with: {read: bus_read}}}",
        "Give it under `with:`.",
    ),  # fmt: skip
    Entry(
        "E0909", "event-cycle",
        "An event causes itself, or events cause each other.",
        "A reaction that emits its own event would not end; the message shows the circle.",
        "spec", "tables:\n  Curse:\n    live: {p: Player, if: turn > 3}\n    rows:\n      echo:\n        react: {hurt: {do: emit hurt(p)}}\nactions:\n  strike: {do: emit hurt(me)}",
        "tables:\n  Curse:\n    live: {p: Player, if: turn > 3}\n    rows:\n      echo:\n        react: {hurt: {do: turn = 0}}\nactions:\n  strike: {do: emit hurt(me)}",
        "Break the circle that the message shows.",
    ),  # fmt: skip
    Entry(
        "E0910", "become-cycle",
        "`become` goes in a circle without end.",
        "Each row hands over to the next one, and none does anything.",
        "spec", "tables:\n  Spell:\n    columns: {cast(p:Player): rule}\n    rows:\n      copy: {cast: become mirror.cast}\n      mirror: {cast: become copy.cast}",
        "tables:\n  Spell:\n    columns: {cast(p:Player): rule}\n    rows:\n      copy: {cast: become mirror.cast}\n      mirror: {cast: turn = 0}",
        "Give one of the rows code of its own.",
    ),  # fmt: skip
)

SECTIONS = (
    Entry(
        "E1002", "unreachable-end",
        "An end can never be reached.",
        "Its condition is always false, or an earlier end always comes first.",
        "spec", "end:\n  - when: players > 2\n    do: tie()",
        "end:\n  - when: turn == 9\n    do: tie()",
        "Correct the condition, or move the end up.",
    ),  # fmt: skip
    Entry(
        "E1004", "glyph",
        "A glyph of a picture stands for no value, or two stand for one.",
        "`picture: {glyphs: …}` says what each sign means.",
        "spec", "state:\n  marks:\n    type: Player?[Sq]\n    picture: {up: r, right: c, glyphs: {'.': none, X: 0, O: 1}}\n    start: |\n      . . . X\n      . . . Z\n      . . . .",
        "state:\n  marks:\n    type: Player?[Sq]\n    picture: {up: r, right: c, glyphs: {'.': none, X: 0, O: 1}}\n    start: |\n      . . . X\n      . . . O\n      . . . .",
        "Use one of the glyphs, or declare a new one.",
    ),  # fmt: skip
    Entry(
        "E1005", "picture-size",
        "A picture does not have the rows and columns of its field.",
        "A picture shows an array over a product of two ranges, one line for each row.",
        "spec", "state:\n  marks:\n    type: Player?[Sq]\n    picture: {up: r, right: c, glyphs: {'.': none, X: 0, O: 1}}\n    start: |\n      . . . X\n      . . .\n      . . . .",
        "state:\n  marks:\n    type: Player?[Sq]\n    picture: {up: r, right: c, glyphs: {'.': none, X: 0, O: 1}}\n    start: |\n      . . . X\n      . . . O\n      . . . .",
        "Write one glyph for each cell.",
    ),  # fmt: skip
    Entry(
        "E1006", "scenario-names",
        "A scenario names a field, channel or picture that does not exist.",
        "`given`, `then` and `observed` use the names of the spec.",
        "spec", "scenarios:\n  - name: it counts\n    observed: {0: {trun: [1]}}",
        "scenarios:\n  - name: it counts\n    when: go",
        "Use the names of the spec.",
    ),  # fmt: skip
    Entry(
        "E1007", "symmetry-map",
        "A map of a symmetry is not one to one.",
        "A symmetry exchanges values; two values with one image would lose something.",
        "spec", "symmetries:\n  flip_rows: {Row: '0'}",
        "symmetries:\n  flip_rows: {Row: '2 - it'}",
        "Map every value to another one.",
    ),  # fmt: skip
)

SCENARIOS = (
    Entry(
        "E1101", "scenario-fails",
        "A scenario does not hold.",
        "The message shows what was given, got and expected. Found by `specc check --scenarios` and by the tests in the built folder.",
        "files", "then: ['points[0] == 2']",
        "then: ['points[0] == 1']",
        "Correct the rules if the source says so, else the scenario.",
    ),  # fmt: skip
    Entry(
        "E1102", "perft-differs",
        "The number of positions differs from the one in the scenario.",
        "Counts are the strictest test of a move generator.",
        "files", "perft: [20, 401]",
        "perft: [20, 400]",
        "Compare the counts by first move: `specc perft --divide`.",
    ),  # fmt: skip
    Entry(
        "E1103", "no-legal-action",
        "A state is not over and has no legal action.",
        "Somebody must always be able to move; search found the state shown (`specc check --search`).",
        "files", "end: []",
        "end:\n  - when: stuck\n    do: tie()",
        "Add an end, or an action such as `pass`.",
    ),  # fmt: skip
    Entry(
        "E1104", "fault-in-play",
        "Playing found a fault: a range left, a list too full, an absent value, a repeat bound, a broken invariant.",
        "The checker could not exclude it, and it happens; search shows the way to it.",
        "files", "hand[p].push(c)",
        "if len(hand[p]) < 10:\n    hand[p].push(c)",
        "Guard the line that the message shows.",
    ),  # fmt: skip
)

BACKENDS = (
    Entry(
        "E1105", "too-wide",
        "A whole number may be larger than a backend can hold.",
        "The JAX backend keeps whole numbers in 32 bits. `specc build` looks at this for the backends it builds, `specc check --backend jax` alone.",
        "files", "hash = (hash * 31 + n) % 1000000007",
        "hash: u32 = 7\nhash = hash * u32(31) + u32(n)",
        "Bound the parts of the expression, use words of bits (`u32`, `u64`), or build with `--backend python` alone.",
    ),  # fmt: skip
)

WARNINGS = (
    Entry(
        "W0301", "unused-declaration",
        "Nothing uses this function, rule or event.",
        "It may be left over, or its user misspells it.",
        "spec", "rules:\n  left_over: pass_turn()",
        "actions:\n  look: {do: pass_turn()}",
        "Remove it, or use it.",
    ),  # fmt: skip
    Entry(
        "W0505", "nothing-to-choose",
        "A choice may have nothing to choose from.",
        "Without `?` something must qualify, and nothing around it says so.",
        "effect", "choose c in hand[me]\ncard = c",
        "choose c? in hand[me]\nif c?:\n    card = c",
        "Write `x?` and test it, or guard the choice with a condition about what it chooses from.",
    ),  # fmt: skip
)

CRASH = (
    Entry(
        "E999", "bug-in-specc",
        "specc itself has failed.",
        "This is our mistake, not yours; no spec should cause it.",
        "command", "specc check spec.yaml",
        "specc check spec.yaml --traceback",
        "Please report it with the spec, the version and the command.",
    ),  # fmt: skip
)
