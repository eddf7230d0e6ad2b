"""E02xx: the YAML document."""

from __future__ import annotations

from specc.source.code_entry import Entry

DOCUMENT = (
    Entry("E0200", "unreadable-file", "The file cannot be read.", "It does not exist, is a folder, or is not UTF-8 text.",
          "command", "specc check chess.yml", "specc check chess.yaml", "Check the name, and save the file as UTF-8."),
    Entry("E0201", "not-yaml", "The file is not YAML.", "Mostly a line that is indented differently from its neighbours, or a key without a colon.",
          "spec", "state:\n  turn: int(0, 9) = 0\n mover_x: Player = 0", "state:\n  turn: int(0, 9) = 0\n  mover_x: Player = 0",
          "Compare the line with the ones around it."),
    Entry("E0202", "code-cut-by-yaml", "This looks like code cut by YAML: quote it.",
          "YAML takes `: ` for a key, ` #` for a comment, and `,` `]` `}` inside `{…}` and `[…]` for the end of an entry. "
          "An empty value and the word `null` are no values of the language.",
          "spec", "then: [board[0, 1] == me]", "then: [\"board[0, 1] == me\"]", "Put quotes around the whole piece of code, or write it under `|`."),
    Entry("E0203", "duplicate-key", "A name is written twice.", "The second would silently replace the first.",
          "spec", "state:\n  turn: 0..9 = 0\n  turn: 0..5 = 0", "state:\n  turn: 0..9 = 0\n  phase: 0..5 = 0", "Rename or remove one of them."),
    Entry("E0204", "tab-in-yaml", "A line of the document is indented with a tab.", "YAML forbids tabs in indentation.",
          "spec", "state:\n\tturn: 0..9 = 0", "state:\n  turn: 0..9 = 0", "Indent with two spaces."),
    Entry("E0205", "yaml-machinery", "An anchor, alias, tag or second document of YAML.", "A spec is plain data; in code these signs mean something else.",
          "spec", "label: *name", "label: \"*name\"", "Quote it if it is code; else write the value out."),
    Entry("E0206", "code-columns-lost", "Code is written in a form of YAML that hides where each character stands.",
          "Folded texts, texts over several lines, and escapes make positions in messages wrong.",
          "spec", "do: >\n  pass_turn()", "do: |\n  pass_turn()", "Use one line, or `|` and the code below it."),
    Entry("E0207", "wrong-shape", "A mapping, list or text stands where another is expected.", "Each key has one shape, or a short and a long form.",
          "spec", "legal: x?", "legal:\n  - the square exists: x?", "The message says what is expected."),
    Entry("E0208", "unknown-key", "This key does not exist here.", "A slip of the keyboard, or a key of another section.",
          "spec", "actions:\n  drop(c:Col):\n    leagl: []", "actions:\n  drop(c:Col):\n    legal: []", "Use the key that the message proposes."),
    Entry("E0209", "missing-key", "A key that must be there is missing.", "Without it the entry has no meaning.",
          "spec", "actions:\n  drop(c:Col): {label: \"{c}\"}", "actions:\n  drop(c:Col): {label: \"{c}\", do: place(c)}", "Add the key."),
    Entry("E0210", "not-a-name", "A name has a character that names cannot have.", "Names are letters, digits and `_`, and do not start with a digit.",
          "spec", "state:\n  2nd: Player = 0", "state:\n  second: Player = 0", "Choose another name."),
    Entry("E0211", "malformed-signature", "A key is not a signature.", "A signature is `name(a:T, b:U) -> R`; the parentheses and the result may be missing.",
          "spec", "functions:\n  top(m Place): pile[m]", "functions:\n  top(m:Place): pile[m]", "Write `name: Type` for each parameter."),
    Entry("E0212", "impossible-value", "This value is not one of those that the key can have.", "Some keys have a short list of values, `true`/`false`, or a whole number.",
          "spec", "forced: yes", "forced: take", "Use one of the values that the message lists."),
    Entry("E0213", "condition-without-reason", "A condition has no sentence that says why it refuses.",
          "The sentence of a `legal` line is shown to whoever tries a forbidden action.",
          "spec", "legal:\n  - not board[x]?", "legal:\n  - the square is empty: not board[x]?", "Write the sentence before the condition, with a colon after it."),
    Entry("E0214", "two-bodies", "There are two bodies.", "`is:` is the value of a function, `do:` the effect of a rule; an entry has one of them.",
          "spec", "functions:\n  f: {is: 1, do: return 1}", "functions:\n  f: {is: 1}", "Keep one."),
    Entry("E0215", "nested-too-deeply", "The document is nested too deeply.", "Hundreds of levels are never meant.",
          "spec", "x: [[[[[[[[…]]]]]]]]", "x: [1, 2]", "Close the brackets earlier."),
    Entry("E0216", "not-a-spec", "The file is not a spec of this version.", "A spec begins with `specc: 1` and a name.",
          "spec", "name: chess", "specc: 1\nname: chess", "Add the line, or use a specc that reads the version."),
    Entry("E0217", "comment-inside-code", "A `#` inside a plain scalar ends it for YAML.", "YAML takes ` #` for a comment.",
          "spec", "label: {x} # {y}", "label: \"{x} # {y}\"", "Quote the text."),
)
