"""A spec around the examples of the registry: code goes into an action or a function, parts of a spec are merged in."""

from __future__ import annotations

import re

BASE = """\
specc: 1
name: example
players: 2
params:
  rows: 3
types:
  Row: range(rows)
  Col: range(4)
  Sq: {r: Row, c: Col}
  Mood: enum(fine, asleep, confused)
  Sea: enum(calm, rough)
  Sky: enum(calm, cloudy)
  Card: enum(jack, queen, king)
tables:
  Move:
    columns:
      damage: 0..99
      strike(p:Player): {rule: true, optional: true}
    rows:
      tackle: {damage: 35, strike: 'points[p] = 3'}
      slam: {damage: 50}
events:
  hurt: {who: Player}
state:
  board: Player?[Sq] = none
  points: int(0, 99)[Player] = 0
  mood: Mood = fine
  turn: 0..9 = 0
  byte: u8 = 0
  word: u16 = 0
  card: Card = jack
  hand: {type: 'set(Card)[Player]', start: '{}', visible: owner}
  deck: {type: set(Card), start: '{queen}', visible: none}
  seen: list(Card, 20)
  best: Sq? = none
  at: Sq = Sq(0, 0)
  speed: 'real[Row] = 0'
  heights: 'real[Col] = 0'
functions:
  landing(c:Col) -> Sq?: first(x for x in Sq if x.c == c and not board[x]?)
  score(p:Player): points[p]
  pair: (1, 2)
rules:
  draw_card -> Card: return queen
  settle: reward = [1, -1]
  throw_die: turn = roll(6)
  hit(x:Sq, n:0..9): |
    board[x] = 0
    turn = n
actions:
  go: {do: pass_turn()}
observe:
  turn: {is: turn}
end:
  - when: points[0] == 99
    do: win(0)
"""
HEAD = re.compile(r"^(\w+):", re.MULTILINE)


def example_spec(kind: str, text: str) -> str:
    """The whole spec for an example of that kind."""
    match kind:
        case "full":
            return text + "\n"
        case "effect":
            return merged(BASE, "actions:\n  example:\n    do: |\n" + _indented(text, 6))
        case "expression":
            return merged(BASE, "functions:\n  example: |\n" + _indented(text, 4))
        case _:
            return merged(BASE, text)


def merged(base: str, more: str) -> str:
    """Sections of `more` are added to those of `base`."""
    sections = _sections(base)
    for name, lines in _sections(more).items():
        sections[name] = [*sections[name], *lines[1:]] if name in sections and len(lines) > 1 else lines
    return "\n".join(line for lines in sections.values() for line in lines) + "\n"


def _sections(text: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in text.rstrip("\n").split("\n"):
        head = HEAD.match(line)
        name = head[1] if head else next(reversed(found), "")
        found.setdefault(name, []).append(line)
    return found


def _indented(text: str, columns: int) -> str:
    return "\n".join(" " * columns + line if line else line for line in text.split("\n"))
