"""E09xx: termination, cycles, modules. E10xx: ends, pictures, symmetries. E11xx: scenarios and search. W…: warnings. E999: a crash."""

from __future__ import annotations

from specc.source.code_entry import Entry

TERMINATION = (
    Entry("E0901", "unbounded-loop", "A loop has no bound that is known when the spec is built.", "Every program of the language ends.",
          "effect", "repeat n:\n    step()", "repeat n up to 10:\n    step()", "Write `up to`, or give the count a range."),
    Entry("E0902", "definition-cycle", "A type, constant, table or column needs itself.", "Each is computed after those that it uses; the message shows the circle.",
          "spec", "constants: {a: b, b: a}", "constants: {a: 1, b: a}", "Break the circle; a record that refers to its kind stores an index."),
    Entry("E0903", "recursion", "Functions or rules call each other in a circle.", "There is no recursion, also not through tables; the message shows the circle.",
          "spec", "functions:\n  f(n:0..9): g(n)\n  g(n:0..9): f(n)", "functions:\n  f(n:0..9): n\n  g(n:0..9): f(n)", "Use a loop, or `grow(s = START, NEXT)` for what spreads."),
    Entry("E0904", "legality-cycle", "Legality asks for legality.", "`can(…)` and `stuck` ask whether an action is legal, and stand in what decides that.",
          "spec", "legal:\n  - you can move: can(move)", "legal:\n  - the square is empty: not board[x]?", "Write the condition itself."),
    Entry("E0905", "unknown-setting", "A parameter or variant does not exist, or has no value.", "`--set` and `variant` name what is declared under `params:` and `variants:`.",
          "command", "specc build grid.yaml --set row=8", "specc build grid.yaml --set rows=8", "Use a name under `params:`, and give parameters without a default a value."),
    Entry("E0906", "unknown-module", "A module cannot be found.", "`std/NAME` is a standard module; other names are files beside the spec.",
          "spec", "import: [std/gird]", "import: [std/grid]", "Check the name and the place of the file."),
    Entry("E0907", "import-cycle", "Modules import each other in a circle.", "A module is read after those that it imports.",
          "spec", "import: [self]", "import: [std/grid]", "Move what both need into a third module."),
    Entry("E0908", "unmet-requirement", "An import does not give what the module requires, or gives something else.", "`requires:` lists types, params, tables, rules and functions, with their signatures.",
          "spec", "import: {cpu: {from: sm83}}", "import: {cpu: {from: sm83, with: {read: bus_read}}}", "Give it under `with:`, in the form that the message shows."),
    Entry("E0909", "become-cycle", "`become` can go in a circle without end.", "It is bounded by the rows it can reach.",
          "effect", "become me_row.effect", "become foe_row.effect", "Exclude the rows that hand over themselves."),
    Entry("E0910", "event-cycle", "Events cause each other in a circle.", "A reaction that emits its own event would not end.",
          "spec", "react: {hurt: {do: emit hurt(me)}}", "react: {hurt: {do: mark(me)}}", "Break the circle that the message shows."),
)

SECTIONS = (
    Entry("E1002", "unreachable-end", "An entry of `end:` can never be reached.", "Its condition is always false, or an entry before it always holds.",
          "spec", "end:\n  - when: turn < 0\n    do: tie()", "end:\n  - when: turn == 9\n    do: tie()", "Correct the condition, or remove the entry."),
    Entry("E1004", "bad-glyph", "A glyph of a picture is unknown, or stands for two values.", "Every glyph stands for one value.",
          "spec", "start: |\n  . . Z", "start: |\n  . . X", "Use the glyphs under `picture:`."),
    Entry("E1005", "picture-shape", "A picture does not fill its field.", "A picture shows an array over a product of two ranges, every cell once.",
          "spec", "start: |\n  . . x\n  . .", "start: |\n  . . x\n  . . .", "Give every cell one glyph."),
    Entry("E1006", "unknown-field-name", "A name in `given`, `render` or a channel is not one of the spec.", "These sections name fields and channels.",
          "spec", "given: {borad: \"...\"}", "given: {board: \"...\"}", "Use the names of the spec."),
    Entry("E1007", "symmetry-not-one-to-one", "A symmetry maps two values to one, or a value to nothing.", "A symmetry only renames.",
          "spec", "symmetries:\n  mirror: {Row: \"0\"}", "symmetries:\n  mirror: {Row: rows - 1 - it}", "Map each value to a value of its own."),
)

SCENARIOS = (
    Entry("E1101", "scenario-fails", "A scenario does not hold.", "The message shows what was given, got and expected.",
          "spec", "then: [\"points[0] == 2\"]", "then: [\"points[0] == 1\"]", "Correct the rules if the source says so, else the scenario."),
    Entry("E1102", "scenario-refused", "An action of a scenario is refused, or one that should be refused is allowed.", "`when:` and `allowed:` name legal actions, `refused:` illegal ones with their reason.",
          "spec", "when: drop(9)", "when: drop(6)", "Correct the rules or the scenario."),
    Entry("E1103", "perft-differs", "The number of positions differs from the one in the scenario.", "Counts are the strictest test of a move generator.",
          "spec", "perft: [20, 401]", "perft: [20, 400]", "Compare the counts by first move: `specc perft --divide`."),
    Entry("E1104", "scenario-draws", "The draws of a scenario do not fit: a value outside the site's support, too few or too many.", "A tape is used up exactly.",
          "spec", "chance: [7]", "chance: [6]", "Give one value for each draw, in the order of the rules."),
    Entry("E1105", "no-legal-action", "A state is not over and has no legal action.", "Somebody must always be able to move; search found the state shown.",
          "spec", "end: []", "end:\n  - when: stuck\n    do: tie()", "Add an end, or an action such as `pass`."),
    Entry("E1106", "runtime-fault", "Playing found a fault: a range left, a list too full, an absent value, a repeat bound.", "The checker could not exclude it, and it happens.",
          "effect", "hand[p].add(c)", "if len(hand[p]) < 10:\n    hand[p].add(c)", "Guard the line that the message shows."),
    Entry("E1107", "invariant-broken", "An invariant does not hold after a step.", "The message shows the state and the last action.",
          "spec", "invariants: [turn < 5]", "invariants: [turn <= 5]", "Correct the rules, or the invariant."),
    Entry("E1108", "fast-differs", "The `fast:` formula of a function differs from its `is:`.", "A derived test holds them equal; the message shows a state where they are not.",
          "spec", "half(n:0..9): {is: n // 2, fast: n >> 2}", "half(n:0..9): {is: n // 2, fast: n >> 1}", "Correct `fast:`, or leave it out."),
    Entry("E1109", "symmetry-broken", "A declared symmetry does not commute with the rules.", "Mapping the state and then playing must equal playing and then mapping.",
          "spec", "symmetries: [mirror_rows]", "symmetries: [mirror_columns]", "Correct the map, or the rule that treats the sides differently."),
)

WARNINGS = (
    Entry("W0101", "negative-index", "An index counts from the end.", "Indices are values of the axis; there is no counting from the end.",
          "expression", "seen[-1]", "seen[len(seen) - 1]", "Write the position."),
    Entry("W0301", "unused-declaration", "Nothing uses this function, rule, type, table or event.", "It may be left over, or its user misspells it.",
          "spec", "functions:\n  unused: 1", "functions: {}", "Remove it, or use it."),
    Entry("W0401", "runtime-range-check", "The checker cannot prove that a number stays in its range.", "It is tested when the environment runs.",
          "effect", "points[p] += bonus(p)", "points[p] = min(99, points[p] + bonus(p))", "Bound it if you want the proof."),
    Entry("W0402", "constant-condition", "A condition is always true or always false.", "Types or constants decide it.",
          "effect", "if turn >= 0:\n    step()", "step()", "Remove the test, or correct it."),
    Entry("W0501", "runtime-presence-check", "The checker cannot prove that `x!` is there.", "It is tested when the environment runs.",
          "effect", "hit(landing(col)!)", "x = landing(col)\nif x?:\n    hit(x)", "Guard it if you want the proof."),
    Entry("W1001", "unreachable-rule", "Search never reached this rule, action or end.", "Its condition may be impossible, or the search too short.",
          "spec", "end:\n  - when: turn < 0\n    do: tie()", "end:\n  - when: turn == 9\n    do: tie()", "Correct the condition, or write a scenario that reaches it."),
    Entry("W1002", "no-source", "A rule, row or scenario has no `source:`.", "Sources let others check the rules against the rulebook.",
          "spec", "rules:\n  settle: pass", "rules:\n  settle: {do: pass, source: rules#ko}", "Cite the passage."),
)

CRASH = (
    Entry("E999", "bug-in-specc", "specc itself has failed.", "This is our mistake, not yours; no spec should cause it.",
          "command", "specc check spec.yaml", "specc check spec.yaml --traceback", "Please report it with the spec, the version and the command."),
)
