"""E04xx: types. E05xx: values that may be absent."""

from __future__ import annotations

from specc.source.code_entry import Entry

TYPES = (
    Entry(
        "E0401", "wrong-type",
        "A value of one type stands where another is expected.",
        "Every place has one type, and values are not converted silently.",
        "effect", "points[me] = mood",
        "points[me] = index(mood)",
        "Use a value of the expected type, or convert it by name: `int(x)`, `u8(x)`, `real(x)`, `index(x)`.",
    ),  # fmt: skip
    Entry(
        "E0402", "value-does-not-fit",
        "A value that is known does not fit the type.",
        "Bits hold the values from 0 to 2^n - 1.",
        "effect", "byte = 300",
        "byte = 44",
        "Use a value of the type, or widen the type.",
    ),  # fmt: skip
    Entry(
        "E0403", "mixed-widths",
        "Bits or reals of different widths meet.",
        "`u8 + u16` has no obvious width; the language does not choose one.",
        "effect", "word = word + byte",
        "word = word + u16(byte)",
        "Convert one side: `u16(x)` fills with zeros, `u16(signed(x))` with the sign, `int(x)` leaves the ring.",
    ),  # fmt: skip
    Entry(
        "E0404", "out-of-range",
        "A number is never in the range of the place where it is stored.",
        "The checker has computed what it can be, and none of it fits.",
        "effect", "turn = 12",
        "turn = 9",
        "Bound it with `min`, `max`, `clamp` or `%`, or widen the type.",
    ),  # fmt: skip
    Entry(
        "E0405", "branches-differ",
        "The parts of one expression have different types.",
        "All branches of a conditional, all elements of a list and all results of a function have one type.",
        "expression", "1 if turn == 3 else Mood.asleep",
        "1 if turn == 3 else 0",
        "Make them equal, or convert one.",
    ),  # fmt: skip
    Entry(
        "E0406", "bad-type-expression",
        "This is not a type, or its arguments are wrong.",
        "Types are `bool`, `enum(…)`, `a..b`, `int(lo, hi)`, `T[I]`, `T?`, `set(I)`, `list(T, cap)` and the like.",
        "spec", "state:\n  pile_of_cards: list(Card)",
        "state:\n  pile_of_cards: list(Card, 20)",
        "Follow the form that the message shows.",
    ),  # fmt: skip
    Entry(
        "E0407", "index-out-of-range",
        "An index lies outside the array, tuple or bits.",
        "No value of the index is on the axis.",
        "expression", "points[2] > 0",
        "points[1] > 0",
        "Use an index of the axis.",
    ),  # fmt: skip
    Entry(
        "E0408", "wrong-length",
        "A literal has more or fewer values than the place has room for.",
        "Arrays have a value for each index.",
        "effect", "points = [0, 0, 0]",
        "points = [0, 0]",
        "Give one value for each index.",
    ),  # fmt: skip
    Entry(
        "E0409", "not-indexable",
        "This value cannot be indexed.",
        "Only arrays, lists, piles, bags, bits, tables and tuples have parts by number.",
        "expression", "turn[0] == 1",
        "points[0] == 1",
        "Index the array behind it.",
    ),  # fmt: skip
    Entry(
        "E0410", "wrong-number-of-indices",
        "There are too many or too few indices.",
        "An array has one index for each axis, a derived table one for each key.",
        "expression", "points[0, 1] == 1",
        "points[0] == 1",
        "Give one index for each axis.",
    ),  # fmt: skip
    Entry(
        "E0411", "operand-type",
        "An operator or function does not take a value of this type.",
        "Arithmetic takes numbers, `~` takes bits, `sum` takes numbers, and so on.",
        "expression", "sum(board[x]? for x in Sq)",
        "count(board[x]? for x in Sq)",
        "Convert the value, or use another operator.",
    ),  # fmt: skip
    Entry(
        "E0412", "not-comparable",
        "Two values cannot be compared.",
        "Both sides of a comparison have one type; `<` needs an order; the right side of `in` is a set, list, pile or type.",
        "expression", "mood == turn",
        "index(mood) == turn",
        "Compare values of one type.",
    ),  # fmt: skip
    Entry(
        "E0413", "offset-shape",
        "An offset has another number of parts than the product it is added to.",
        "`x + (1, 0)` moves a square by rows and columns.",
        "expression", "(at + (1, 0, 0))?",
        "(at + (1, 0))?",
        "Give one offset for each part.",
    ),  # fmt: skip
    Entry(
        "E0414", "divisor-may-be-zero",
        "The divisor may be 0.",
        "Division by zero has no value.",
        "expression", "points[0] // turn",
        "points[0] // max(turn, 1)",
        "Test it first, use `max(n, 1)`, or `divide(a, b, otherwise=c)`.",
    ),  # fmt: skip
    Entry(
        "E0415", "axes-differ",
        "Two arrays with different axes meet.",
        "Elementwise operators need equal axes or a scalar; `@` contracts equal axes.",
        "effect", "speed = speed + heights",
        "speed = speed + speed",
        "Write the indices out: `[a[i] + b[i] for i in I]`.",
    ),  # fmt: skip
    Entry(
        "E0416", "not-finite",
        "A finite type is needed here.",
        "Loops, choices, sets, indices and `match` run over types that can be listed.",
        "effect", "for x in turn:\n    points[me] = x",
        "for x in range(turn):\n    points[me] = x",
        "Use an enum, a range, a product, a table or a set.",
    ),  # fmt: skip
    Entry(
        "E0417", "wrong-number-of-targets",
        "The number of names differs from the number of parts.",
        "`a, b = e` needs a value with two parts.",
        "effect", "a, b, c = pair\npoints = [a, b]",
        "a, b = pair\npoints = [a, b]",
        "Give one name for each part.",
    ),  # fmt: skip
    Entry(
        "E0418", "not-callable",
        "This cannot be called, or not in this form.",
        "Functions, rules, actions, types and code columns are called; some built-in functions have a form of their own.",
        "expression", "turn(3)",
        "score(0)",
        "Remove the parentheses, or follow the form in the message.",
    ),  # fmt: skip
    Entry(
        "E0419", "wrong-arguments",
        "The arguments do not match the parameters.",
        "Each parameter gets exactly one argument.",
        "effect", "hit(at)",
        "hit(at, 3)",
        "Give the arguments that the message lists.",
    ),  # fmt: skip
    Entry(
        "E0420", "other-needs-two",
        "`other` needs two players.",
        "With more players there is no single other one.",
        "full", "specc: 1\nname: example\nplayers: 3\nactions:\n  go: {do: win(other(me))}",
        "specc: 1\nname: example\nplayers: 3\nactions:\n  go: {do: win(next(me))}",
        "Use `next(p)`, or a loop over the players.",
    ),  # fmt: skip
    Entry(
        "E0421", "missing-case",
        "`match` does not cover every value.",
        "A value without a case would have no meaning.",
        "effect", "match mood:\n    fine: pass_turn()\n    asleep: tie()",
        "match mood:\n    fine: pass_turn()\n    else: tie()",
        "Add the missing cases, or `else:`.",
    ),  # fmt: skip
    Entry(
        "E0422", "useless-case",
        "A case is covered before, or is not a value known when the spec is built.",
        "The first case that fits is taken.",
        "effect", "match mood:\n    fine: pass_turn()\n    fine: tie()\n    else: tie()",
        "match mood:\n    fine: pass_turn()\n    else: tie()",
        "Remove it, or use a value that is known.",
    ),  # fmt: skip
    Entry(
        "E0423", "unknown-local-type",
        "The type of a new local cannot be inferred.",
        "`none` alone does not say what may be there.",
        "effect", "found = none\nbest = found",
        "found: Sq? = none\nbest = found",
        "Write the type: `name: T = value`.",
    ),  # fmt: skip
    Entry(
        "E0424", "reward-per-player",
        "`reward` has one value for each player.",
        "A single number would not say who gets it.",
        "effect", "reward += 1",
        "reward[me] += 1",
        "Index it by the player; with one player the bare name is enough.",
    ),  # fmt: skip
    Entry(
        "E0425", "not-a-mapping",
        "A mapping gives values to something that is no array, bag or record.",
        "`{a: 1, b: 2}` lists values by index or by field.",
        "spec", "state:\n  height: {type: 0..9, start: {a: 1}}",
        "state:\n  height: {type: 0..9, start: 1}",
        "Write a single value.",
    ),  # fmt: skip
    Entry(
        "E0426", "untold-parameter",
        "A generic function is called, and the arguments do not tell a type.",
        "`for: [I]` makes a function generic; the axes of the arguments say what `I` is.",
        "spec", "functions:\n  zeros_like(n:0..9): {for: [I], is: '[0 for i in I]'}\n  use_it: zeros_like(3)",
        "functions:\n  zeros_like(x:real[I]): {for: [I], is: '[0 for i in I]'}\n  use_it: zeros_like(speed)",
        "Give an argument with the axis, or write the type out.",
    ),  # fmt: skip
    Entry(
        "E0427", "too-large",
        "A type has more values, or an array more cells, than can be listed.",
        "Indices, parameters, loops, sets and labels go through all values of a type.",
        "spec", "state:\n  marks: bool[0..1000000000]",
        "state:\n  marks: bool[0..100]",
        "Use a smaller type.",
    ),  # fmt: skip
)

PRESENCE = (
    Entry(
        "E0501", "unguarded-optional",
        "A value that may be absent is used as if it were there.",
        "`T?` has `none` among its values.",
        "effect", "at = landing(2)",
        "x = landing(2)\nif x?:\n    at = x",
        "Test it with `x?`, give a default with `x ?? …`, or say that it is there with `x!`; `needs:` states what a rule assumes.",
    ),  # fmt: skip
    Entry(
        "E0502", "always-present",
        "A value that is always there is tested or given a default.",
        "Its type is not optional.",
        "expression", "turn ?? 0",
        "turn",
        "Remove the test or the default.",
    ),  # fmt: skip
    Entry(
        "E0503", "negated-absence",
        "Something absent is denied.",
        "Access through an absent value makes the comparison around it false; `not`, `!=` and `not in` would turn that into true.",
        "expression", "not board[at + (1, 0)] == 0",
        "(at + (1, 0))? and not board[at + (1, 0)] == 0",
        "Guard it first.",
    ),  # fmt: skip
)
