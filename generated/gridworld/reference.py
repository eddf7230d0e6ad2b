# Made by specc 0.1.0 from specs/gridworld.yaml. Do not edit.
# Version 9f2dd2b2a817: it changes when the meaning of the rules changes.
"""Key, door and goal, seen through a small window: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: minigrid/envs/doorkey.py, simplified
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Bool, Cyclic, Enum, Int, Product, Row, Rowed, table
from .reference_runtime import f32, item, pick
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import picture, shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)
Heading = int  # modulo 4
HEADING = Cyclic(4)


class Tile(IntEnum):
    floor = 0
    wall = 1
    door = 2
    key = 3
    goal = 4


TILE = Enum(Tile, ("floor", "wall", "door", "key", "goal"))


class Dir(Row):
    """A row of the table Dir."""

    __slots__ = columns = ("step",)

    step: tuple[int, int]


DIR = table(Dir, ("north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"))
DIR_KIND = Rowed(DIR)


class Sq(NamedTuple):
    r: int
    c: int

    @staticmethod
    def at(r: int, c: int) -> Sq | None:
        """The value with these parts; None if one of them is out of its range."""
        return Sq(r, c) if 0 <= r <= 8 and 0 <= c <= 8 else None

    def shift(self, r: int, c: int) -> Sq | None:
        """The value with its parts moved by so much; None if one of them leaves its range."""
        return Sq.at(self.r + r, self.c + c)


SQ = Product(
    Sq,
    Int(0, 8),
    Int(0, 8),
    labels=(
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "f1",
        "g1",
        "h1",
        "i1",
        "a2",
        "b2",
        "c2",
        "d2",
        "e2",
        "f2",
        "g2",
        "h2",
        "i2",
        "a3",
        "b3",
        "c3",
        "d3",
        "e3",
        "f3",
        "g3",
        "h3",
        "i3",
        "a4",
        "b4",
        "c4",
        "d4",
        "e4",
        "f4",
        "g4",
        "h4",
        "i4",
        "a5",
        "b5",
        "c5",
        "d5",
        "e5",
        "f5",
        "g5",
        "h5",
        "i5",
        "a6",
        "b6",
        "c6",
        "d6",
        "e6",
        "f6",
        "g6",
        "h6",
        "i6",
        "a7",
        "b7",
        "c7",
        "d7",
        "e7",
        "f7",
        "g7",
        "h7",
        "i7",
        "a8",
        "b8",
        "c8",
        "d8",
        "e8",
        "f8",
        "g8",
        "h8",
        "i8",
        "a9",
        "b9",
        "c9",
        "d9",
        "e9",
        "f9",
        "g9",
        "h9",
        "i9",
    ),
)
ALL_SQ: tuple[Sq, ...] = SQ.values

TILE_ = Array(TILE, SQ)

# ---------------------------------------------------------------------------------------------- tables

DIR.fill(
    ("north", (1, 0)),
    ("northeast", (1, 1)),
    ("east", (0, 1)),
    ("southeast", (-1, 1)),
    ("south", (-1, 0)),
    ("southwest", (-1, -1)),
    ("west", (0, -1)),
    ("northwest", (1, -1)),
)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("tile", "agent", "heading", "has_key")

    tile: dict[Sq, Tile]
    agent: Sq
    heading: Heading
    has_key: bool


# ---------------------------------------------------------------------------------------------- functions


def compass(h: Heading) -> Dir:
    # spec: specs/gridworld.yaml:41
    return item([DIR.north, DIR.east, DIR.south, DIR.west], h, "compass", "[north, east, south, west]")


def seen(state: State, i: int, j: int) -> Tile:
    """What stands i squares ahead and j to the right."""
    # spec: specs/gridworld.yaml:43
    x = state.agent.shift(i * compass(state.heading).step[0], i * compass(state.heading).step[1])
    y = (
        x.shift(j * compass((state.heading + 1 % 4) % 4).step[0], j * compass((state.heading + 1 % 4) % 4).step[1])
        if x is not None
        else None
    )
    return state.tile[y] if y is not None else Tile.wall


# ---------------------------------------------------------------------------------------------- start


def tile_at_start(state: State, chance: Chance) -> dict[Sq, Tile]:
    """The start of tile."""
    # spec: specs/gridworld.yaml:17
    return TILE_.filled(Tile.floor)


def agent_at_start(state: State, chance: Chance) -> Sq:
    """The start of agent."""
    # spec: specs/gridworld.yaml:22
    return Sq(0, 0)


def heading_at_start(state: State, chance: Chance) -> Heading:
    """The start of heading."""
    # spec: specs/gridworld.yaml:23
    return 0 % 4


def has_key_at_start(state: State, chance: Chance) -> bool:
    """The start of has_key."""
    # spec: specs/gridworld.yaml:24
    return False


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    w = pick(chance, 1, range(2, 7), range(2, 7), "setup")
    for x in ALL_SQ:
        if x.r == 0 or x.r == 8 or x.c == 0 or x.c == 8 or x.c == w:
            state.tile[x] = Tile.wall
    door_at = pick(chance, 2, ALL_SQ, [x for x in ALL_SQ if x.c == w and 0 < x.r and x.r < 8], "setup")
    state.tile[door_at] = Tile.door
    key_at = pick(chance, 3, ALL_SQ, [x for x in ALL_SQ if state.tile[x] == Tile.floor and x.c < w], "setup")
    state.tile[key_at] = Tile.key
    goal_at = pick(chance, 4, ALL_SQ, [x for x in ALL_SQ if state.tile[x] == Tile.floor and x.c > w], "setup")
    state.tile[goal_at] = Tile.goal
    state.agent = pick(chance, 5, ALL_SQ, [x for x in ALL_SQ if state.tile[x] == Tile.floor and x.c < w], "setup")
    state.heading = pick(chance, 6, range(4), range(4), "setup")


# ---------------------------------------------------------------------------------------------- actions


def turn_left_refusal(state: State, me: int) -> str | None:
    """Why turn_left is not legal; None if it is."""
    # spec: specs/gridworld.yaml:49
    return None


def turn_left(state: State, chance: Chance, me: int) -> None:
    # spec: specs/gridworld.yaml:49
    state.heading = (state.heading - 1 % 4) % 4


def turn_right_refusal(state: State, me: int) -> str | None:
    """Why turn_right is not legal; None if it is."""
    # spec: specs/gridworld.yaml:51
    return None


def turn_right(state: State, chance: Chance, me: int) -> None:
    # spec: specs/gridworld.yaml:51
    state.heading = (state.heading + 1 % 4) % 4


def forward_refusal(state: State, me: int) -> str | None:
    """Why forward is not legal; None if it is."""
    # spec: specs/gridworld.yaml:53
    return None


def forward(state: State, chance: Chance, me: int) -> None:
    # spec: specs/gridworld.yaml:53
    to = state.agent.shift(compass(state.heading).step[0], compass(state.heading).step[1])
    state.reward[0] = f32(-0.01)
    if to is not None and (
        state.tile[to] in (Tile.floor, Tile.key, Tile.goal) or state.tile[to] == Tile.door and state.has_key
    ):
        state.agent = to
        if state.tile[to] == Tile.key:
            state.has_key = True
            state.tile[to] = Tile.floor
        elif state.tile[to] == Tile.goal:
            state.reward[0] += 1.0
            finish()


# ---------------------------------------------------------------------------------------------- observations


def tile_seen(state: State, viewer: int) -> Seen:
    """What a player sees of tile."""
    # spec: specs/gridworld.yaml:17
    return Seen(hidden_parts(state.tile, TILE_, lambda it: False, 0, False))


def agent_seen(state: State, viewer: int) -> Seen:
    """What a player sees of agent."""
    # spec: specs/gridworld.yaml:22
    return Seen(hidden_parts(state.agent, SQ, lambda it: False, 0, False))


def observe_window(state: State, viewer: int) -> list[Any]:
    """Channel window, the same for all."""
    # spec: specs/gridworld.yaml:67
    return [seen(state, i, j) == t for i in range(5) for j in range(-2, 3) for t in Tile]


def observe_has_key(state: State, viewer: int) -> list[Any]:
    """Channel has_key, the same for all."""
    # spec: specs/gridworld.yaml:68
    return [state.has_key]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            tried(lambda: picture(state.tile, TILE_, 0, 1, {4: "G", 3: "k", 2: "D", 1: "#", 0: "."})),
            "\nat ",
            tried(lambda: shown(state.agent, SQ)),
            ", heading ",
            shown(state.heading, HEADING),
            (", with the key" if state.has_key else ""),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("tile", "tile", TILE_, start=tile_at_start, seen=tile_seen),
    Field("agent", "agent", SQ, start=agent_at_start, seen=agent_seen),
    Field("heading", "heading", HEADING, start=heading_at_start),
    Field("has_key", "has_key", Bool(), start=has_key_at_start),
)

GAME = State.game = Game(
    name="gridworld",
    version="9f2dd2b2a817",
    players=1,
    num_actions=3,
    state=State,
    setup=setup,
    actions=(
        Action("turn_left", (), 0, turn_left_refusal, turn_left, labels=("turn_left",)),
        Action("turn_right", (), 1, turn_right_refusal, turn_right, labels=("turn_right",)),
        Action("forward", (), 2, forward_refusal, forward, labels=("forward",)),
    ),
    ends=(),
    channels=(
        Channel("window", 125, observe_window),
        Channel("has_key", 1, observe_has_key),
    ),
    render=render,
    max_steps=200,
    sites={1: "pick", 2: "pick", 3: "pick", 4: "pick", 5: "pick", 6: "pick"},
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
