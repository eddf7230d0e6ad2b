"""`specc new`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from specc.cli.report import refuse

STARTER = """\
# A small game to start from: change one thing at a time and run
#   specc check {file}
# after each. docs/tutorial.md goes through a whole game; docs/language.md has every construct.
specc: 1
name: {name}
players: 2

# What a position is. A field has a type and the value it starts with.
state:
  stones: int(0, 12) = 12

# What a player may do. The parameters are finite; each legal line has the reason that a refused player is told.
actions:
  take(n:1..3):
    legal:
      - there are that many stones: n <= stones
    do: |
      stones -= n
      pass_turn()

# Tried in order after each action; `me` is the player who acted.
end:
  - when: stones == 0
    do: win(me)
    reason: the last stone is taken

render:
  text: '{{stones}} stones'

# Examples with known answers. `specc check --scenarios` plays them.
scenarios:
  - name: whoever takes the last stone wins
    given: {{stones: 2, mover: 1}}
    when: take(2)
    then: [over, 'reward == [-1, 1]']
  - name: more than there are
    given: {{stones: 1}}
    refused: {{take(2): there are that many stones}}
"""


def new(
    name: Annotated[str, typer.Argument(help="The game's name: small letters, digits and _. A folder may stand before it: specs/my_game.")],
) -> None:
    """Write NAME.yaml, a small commented spec to start from."""
    path = Path(name if name.endswith((".yaml", ".yml")) else f"{name}.yaml")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", path.stem):
        refuse(f"{path.stem} cannot be the name of a spec", "use small letters, digits and _, with a letter first")
    if path.exists():
        refuse(f"{path} exists already")
    if not path.parent.is_dir():
        refuse(f"there is no folder {path.parent}")
    path.write_text(STARTER.format(name=path.stem, file=path), encoding="utf-8")
    typer.echo(f"wrote {path}; now try: specc check {path}")
