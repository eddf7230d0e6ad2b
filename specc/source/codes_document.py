"""E02xx: the YAML document."""

from __future__ import annotations

from specc.source.code_entry import Entry

DOCUMENT = (
    Entry(
        "E0200", "unreadable-file",
        "The file cannot be read.",
        "It does not exist, is a folder, or is not UTF-8 text.",
        "command", "specc check chess.yml",
        "specc check chess.yaml",
        "Check the name, and save the file as UTF-8.",
    ),  # fmt: skip
    Entry(
        "E0201", "not-yaml",
        "The file is not YAML.",
        "Mostly a line that is indented differently from its neighbours, or a key without a colon.",
        "full", "specc: 1\nname: example\nplayers: 2\nstate:\n  level: 0..9 = 0\n pending: Player = 0\nactions:\n  go: {do: pass_turn()}",
        "specc: 1\nname: example\nplayers: 2\nstate:\n  level: 0..9 = 0\n  pending: Player = 0\nactions:\n  go: {do: pass_turn()}",
        "Compare the line with the ones around it.",
    ),  # fmt: skip
    Entry(
        "E0202", "code-cut-by-yaml",
        "This looks like code cut by YAML: quote it.",
        "YAML takes `: ` for a key, ` #` for a comment, and `,` `]` `}` inside `{…}` and `[…]` for the end of an entry. An empty value and the word `null` are no values of the language.",
        "spec", "actions:\n  reset: {do: points = [0, 0]}",
        "actions:\n  reset: {do: 'points = [0, 0]'}",
        "Put quotes around the whole piece of code, or write it under `|`.",
    ),  # fmt: skip
    Entry(
        "E0203", "duplicate-key",
        "A name is written twice.",
        "The second would silently replace the first.",
        "spec", "state:\n  level: 0..9 = 0\n  level: 0..5 = 0",
        "state:\n  level: 0..9 = 0\n  stage: 0..5 = 0",
        "Rename or remove one of them.",
    ),  # fmt: skip
    Entry(
        "E0204", "tab-in-yaml",
        "A line of the document is indented with a tab.",
        "YAML forbids tabs in indentation.",
        "full", "specc: 1\nname: example\nplayers: 2\nstate:\n\tlevel: 0..9 = 0\nactions:\n  go: {do: pass_turn()}",
        "specc: 1\nname: example\nplayers: 2\nstate:\n  level: 0..9 = 0\nactions:\n  go: {do: pass_turn()}",
        "Indent with two spaces.",
    ),  # fmt: skip
    Entry(
        "E0205", "yaml-machinery",
        "An anchor, alias, tag or second document of YAML.",
        "A spec is plain data; in code these signs mean something else.",
        "spec", "functions:\n  double: *turn",
        "functions:\n  double: turn * 2",
        "Quote it if it is code; else write the value out.",
    ),  # fmt: skip
    Entry(
        "E0206", "code-columns-lost",
        "Code is written in a form of YAML that hides where each character stands.",
        "Folded texts, texts over several lines, and escapes make positions in messages wrong.",
        "spec", "actions:\n  wait:\n    do: >\n      pass_turn()",
        "actions:\n  wait:\n    do: |\n      pass_turn()",
        "Use one line, or `|` and the code below it.",
    ),  # fmt: skip
    Entry(
        "E0207", "wrong-shape",
        "A mapping, list or text stands where another is expected.",
        "Each key has one shape, or a short and a long form.",
        "spec", "actions:\n  wait:\n    legal: turn == 0\n    do: pass_turn()",
        "actions:\n  wait:\n    legal:\n      - it is the first turn: turn == 0\n    do: pass_turn()",
        "The message says what is expected.",
    ),  # fmt: skip
    Entry(
        "E0208", "unknown-key",
        "This key does not exist here.",
        "A slip of the keyboard, or a key of another section.",
        "spec", "actions:\n  wait:\n    leagl: []\n    do: pass_turn()",
        "actions:\n  wait:\n    legal: []\n    do: pass_turn()",
        "Use the key that the message proposes.",
    ),  # fmt: skip
    Entry(
        "E0209", "missing-key",
        "A key that must be there is missing.",
        "Without it the entry has no meaning.",
        "spec", "actions:\n  wait:\n    legal: []",
        "actions:\n  wait:\n    legal: []\n    do: pass_turn()",
        "Add the key.",
    ),  # fmt: skip
    Entry(
        "E0210", "not-a-name",
        "A name has a character that names cannot have.",
        "Names are letters, digits and `_`, and do not start with a digit.",
        "spec", "state:\n  2nd: Player = 0",
        "state:\n  second: Player = 0",
        "Choose another name.",
    ),  # fmt: skip
    Entry(
        "E0211", "malformed-signature",
        "A key is not a signature.",
        "A signature is `name(a:T, b:U) -> R`; the parentheses and the result may be missing.",
        "spec", "functions:\n  top(m Player): points[m]",
        "functions:\n  top(m:Player): points[m]",
        "Write `name:Type` for each parameter.",
    ),  # fmt: skip
    Entry(
        "E0212", "impossible-value",
        "This value is not one of those that the key can have.",
        "Some keys have a short list of values, `true`/`false`, or a whole number.",
        "spec", "forced: always",
        "forced: take",
        "Use one of the values that the message lists.",
    ),  # fmt: skip
    Entry(
        "E0213", "condition-without-reason",
        "A condition has no sentence that says why it refuses.",
        "The sentence of a `legal` line is shown to whoever tries a forbidden action.",
        "spec", "actions:\n  wait:\n    legal:\n      - turn == 0\n    do: pass_turn()",
        "actions:\n  wait:\n    legal:\n      - it is the first turn: turn == 0\n    do: pass_turn()",
        "Write the sentence before the condition, with a colon after it.",
    ),  # fmt: skip
    Entry(
        "E0214", "two-bodies",
        "There are two bodies.",
        "`is:` is the value of a function, `do:` the effect of a rule; an entry has one of them.",
        "spec", "functions:\n  one: {is: 1, do: return 1}",
        "functions:\n  one: {is: 1}",
        "Keep one.",
    ),  # fmt: skip
    Entry(
        "E0215", "nested-too-deeply",
        "The document is nested too deeply.",
        "Hundreds of levels are never meant.",
        "files", "level: [[[[[[[[…]]]]]]]]",
        "level: [1, 2]",
        "Close the brackets earlier.",
    ),  # fmt: skip
    Entry(
        "E0216", "not-a-spec",
        "The file is not a spec of this version.",
        "A spec begins with `specc: 1` and a name.",
        "full", "name: example\nactions:\n  go: {do: pass_turn()}",
        "specc: 1\nname: example\nactions:\n  go: {do: pass_turn()}",
        "Add the line, or use a specc that reads the version.",
    ),  # fmt: skip
    Entry(
        "E0217", "comment-inside-code",
        "A `#` inside code without quotes ends it for YAML.",
        "YAML takes ` #` for a comment.",
        "spec", "functions:\n  free: count(x for x in Sq # all of them",
        "functions:\n  free: count(x.r == 0 for x in Sq) # all of them",
        "Quote the code, or move the comment to a line of its own.",
    ),  # fmt: skip
    Entry(
        "E0218", "table-file",
        "The file that a table takes its rows from cannot be used.",
        "`from: words.csv` names a .csv, .json or .yaml file beside the spec. In a CSV file the first line names the columns and the first "
        "column the rows.",
        "spec", "tables:\n  Word:\n    from: words.txt\n    columns: {letters: 0..9}",
        "tables:\n  Word:\n    columns: {letters: 0..9}\n    rows:\n      cat: {letters: 3}",
        "Correct the name of the file, or the line of it that the message shows.",
    ),  # fmt: skip
)
