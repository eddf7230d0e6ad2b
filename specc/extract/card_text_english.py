"""Code of an effect back to English, line by line, so that a person can compare it with the card. Made from the code alone."""

from __future__ import annotations

import re
from collections.abc import Mapping

PHRASES: tuple[tuple[str, str], ...] = (
    (r"hit\(own, foe, damage\)", "do the printed damage to the opponent's Active Pokemon"),
    (r"hit\(own, foe, (.+)\)", r"do damage to the opponent's Active Pokemon: \1"),
    (r"strike\(own, t, (.+)\)", r"the attack does \1 damage to it"),
    (r"hurt\(own, (.+)\)", r"this Pokemon takes \1 damage"),
    (r"hurt\(t, (.+)\)", r"it takes \1 damage"),
    (r"hurt\(attacker, (.+)\)", r"the attacker takes \1 damage"),
    (r"hurt\(front\(they\), (.+)\)", r"the opponent's Active Pokemon takes \1 damage"),
    (r"heal\((.+?), (.+)\)", r"heal \2 damage from \1"),
    (r"n = heads\((.+)\)", r"flip coins: \1; n is the number of heads"),
    (r"n = heads_run\(\)", "flip until tails; n is the number of heads"),
    (r"(?:inflict\(own, |afflict\()(.+), (\w+)\)", r"\1 becomes \2"),
    (r"lose_energy\((.+?), (\w+), 60\)", r"discard all \2 Energy of \1"),
    (r"lose_energy\((.+?), (\w+), (.+)\)", r"discard \3 \2 Energy of \1"),
    (r"lose_all_energy\((.+)\)", r"discard all Energy of \1"),
    (r"strip_energy\(own, (.+), (.+)\)", r"discard \2 random Energy of \1"),
    (r"attach\((.+?), (\w+), (.+)\)", r"attach \3 \2 Energy from the Zone to \1"),
    (r"choose t\?? in (.+) at random", r"a random Pokemon t of \1"),
    (r"choose t\?? in (.+) by you", r"choose a Pokemon t of \1"),
    (r"choose c\?? in deck\[you\] if (.+) at random", r"a random card c of your deck with \1"),
    (r"fetch\(you, c\)", "put it into your hand and shuffle the deck"),
    (r"call\(you, c\)", "put it onto your Bench and shuffle the deck"),
    (r"draw_cards?\((\w+)(?:, (.+))?\)", r"draw cards (\1): \2"),
    (r"switch\((\w+), t.s\)", r"it comes to the Active Spot of \1"),
    (r"drive_out\(they\)", "the opponent's Active Pokemon goes to the Bench; they choose who comes"),
    (r"hinder\(own, (\w+), (\w+), (.+)\)", r"until the end of the next turn \1 has \2: \3"),
    (r"support\((\w+), (\w+), (.+)\)", r"the side \1 has the effect \2: \3"),
    (r"if (.+):", r"if \1:"),
    (r"for t in (.+):", r"for each Pokemon t of \1:"),
)
WORDS = (("own", "this Pokemon"), ("foe", "the opponent's Active Pokemon"), ("front(they)", "the opponent's Active Pokemon"),
         ("front(you)", "your Active Pokemon"), ("bench(they)", "the opponent's Bench"), ("bench(you)", "your Bench"),
         ("team(they)", "the opponent's Pokemon"), ("team(you)", "your Pokemon"))  # fmt: skip


def english(columns: Mapping[str, object]) -> list[str]:
    """Lines of English; code for which there is no phrase stands as it is, in quotes."""
    out: list[str] = []
    for key, value in columns.items():
        if isinstance(value, str):
            out.append(f"{key}:")
            out += [f"  {_line(line)}" for line in value.split("\n")]
        elif isinstance(value, Mapping):
            out.append(f"{key}:")
            out += [f"  {line}" for line in english(value)]
        else:
            out.append(f"{key}: {value}")
    return out


def _line(line: str) -> str:
    bare = line.lstrip()
    pad = line[: len(line) - len(bare)]
    for pattern, phrase in PHRASES:
        if match := re.fullmatch(pattern, bare):
            said = match.expand(phrase).replace("None", "1")
            for code, words in WORDS:
                said = re.sub(rf"(?<![\w(.\[]){re.escape(code)}(?![\w(])", words, said)
            return pad + said
    return f"{pad}`{bare}`"
