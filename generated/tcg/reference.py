# Made by specc 0.1.0 from specs/tcg.yaml. Do not edit.
# Version b7462e18ab52: it changes when the meaning of the rules changes.
"""Pokemon TCG Pocket, four decks: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: data/tcg/rulings_own_words.json
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Bool, Enum, Int, List, Opt, Product, Record, Row, Rowed, Set, table
from .reference_runtime import Pile, PileKind, copied, f32, first, in_range, item, known, pick, set_part
from .reference_state import Action, Answers, BaseState, Channel, Field, Game, Question, ask, emit, finish
from .reference_text import shown, tried

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)
Slot = int  # 0..3
SLOT = Int(0, 3)
Copy = int  # 0..19
COPY = Int(0, 19)
Turn = int  # 0..30
TURN = Int(0, 30)


class Name(IntEnum):
    Ekans = 0
    Arbok = 1
    Koffing = 2
    Weezing = 3
    Mewtwo = 4
    Mewtwo_ex = 5
    Ralts = 6
    Kirlia = 7
    Gardevoir = 8
    Poliwag = 9
    Poliwhirl = 10
    Poliwrath = 11
    Shellder = 12
    Cloyster = 13
    Articuno = 14
    Articuno_ex = 15
    Electabuzz = 16
    Zapdos = 17
    Diglett = 18
    Dugtrio = 19
    Cubone = 20
    Hitmonlee = 21
    Snorlax = 22
    Pachirisu = 23
    Zeraora = 24
    Xurkitree = 25
    Koga = 26
    Giovanni = 27
    Sabrina = 28
    Potion = 29
    X_Speed = 30
    Poké_Ball = 31
    Professor_s_Research = 32
    Mythical_Slab = 33
    Misty = 34
    Blue = 35
    Hand_Scope = 36
    Red_Card = 37


NAME = Enum(
    Name,
    (
        "Ekans",
        "Arbok",
        "Koffing",
        "Weezing",
        "Mewtwo",
        "Mewtwo ex",
        "Ralts",
        "Kirlia",
        "Gardevoir",
        "Poliwag",
        "Poliwhirl",
        "Poliwrath",
        "Shellder",
        "Cloyster",
        "Articuno",
        "Articuno ex",
        "Electabuzz",
        "Zapdos",
        "Diglett",
        "Dugtrio",
        "Cubone",
        "Hitmonlee",
        "Snorlax",
        "Pachirisu",
        "Zeraora",
        "Xurkitree",
        "Koga",
        "Giovanni",
        "Sabrina",
        "Potion",
        "X Speed",
        "Poké Ball",
        "Professor's Research",
        "Mythical Slab",
        "Misty",
        "Blue",
        "Hand Scope",
        "Red Card",
    ),
)


class Energy(IntEnum):
    grass = 0
    fire = 1
    water = 2
    lightning = 3
    psychic = 4
    fighting = 5
    darkness = 6
    metal = 7


ENERGY = Enum(Energy, ("grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal"))


class Element(IntEnum):
    grass = 0
    fire = 1
    water = 2
    lightning = 3
    psychic = 4
    fighting = 5
    darkness = 6
    metal = 7
    dragon = 8
    colorless = 9


ELEMENT = Enum(
    Element, ("grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "dragon", "colorless")
)


class Price(IntEnum):
    grass = 0
    fire = 1
    water = 2
    lightning = 3
    psychic = 4
    fighting = 5
    darkness = 6
    metal = 7
    any = 8


PRICE = Enum(Price, ("grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "any"))


class Mood(IntEnum):
    fine = 0
    asleep = 1
    paralyzed = 2
    confused = 3


MOOD = Enum(Mood, ("fine", "asleep", "paralyzed", "confused"))


class Trouble(IntEnum):
    asleep = 0
    paralyzed = 1
    confused = 2
    poisoned = 3
    burned = 4


TROUBLE = Enum(Trouble, ("asleep", "paralyzed", "confused", "poisoned", "burned"))


class Ending(IntEnum):
    own_turn = 0
    others_turn = 1


ENDING = Enum(Ending, ("own_turn", "others_turn"))


class Kind(IntEnum):
    pokemon = 0
    item = 1
    supporter = 2


KIND = Enum(Kind, ("pokemon", "item", "supporter"))


class Card(Row):
    """A row of the table Card."""

    __slots__ = columns = (
        "name",
        "kind",
        "stage",
        "evolves_from",
        "element",
        "hp",
        "weak",
        "retreat",
        "worth",
        "ability",
        "attacks",
    )

    name: Name
    kind: Kind
    stage: int
    evolves_from: Name | None
    element: Element
    hp: int
    weak: Element | None
    retreat: int
    worth: int
    ability: Ability | None
    attacks: list[Attack]

    def can(self, state: State, you: Player, they: Player) -> bool:
        return CARD_CAN[self.index](state, self, you, they)

    def play(self, state: State, chance: Chance, you: Player, they: Player) -> None:
        CARD_PLAY[self.index](state, chance, self, you, they)


CARD = table(
    Card,
    (
        "a1_164",
        "a1_165",
        "a1_176",
        "a1_177",
        "a1_128",
        "a1_129",
        "a1_130",
        "a1_131",
        "a1_132",
        "a1_059",
        "a1_060",
        "a1_061",
        "a1_066",
        "a1_067",
        "a1_083",
        "a1_084",
        "a1_101",
        "a1_103",
        "a1_139",
        "a1_140",
        "a1_151",
        "a1_154",
        "pa_049",
        "pa_058",
        "pa_074",
        "pa_077",
        "a1_222",
        "a1_223",
        "a1_225",
        "pa_001",
        "pa_002",
        "pa_005",
        "pa_007",
        "a1a_065",
        "a1_220",
        "a1a_067",
        "pa_003",
        "pa_006",
    ),
)
CARD_KIND = Rowed(
    CARD,
    (
        "Ekans",
        "Arbok",
        "Koffing",
        "Weezing",
        "Mewtwo",
        "Mewtwo ex",
        "Ralts",
        "Kirlia",
        "Gardevoir",
        "Poliwag",
        "Poliwhirl",
        "Poliwrath",
        "Shellder",
        "Cloyster",
        "Articuno",
        "Articuno ex",
        "Electabuzz",
        "Zapdos",
        "Diglett",
        "Dugtrio",
        "Cubone",
        "Hitmonlee",
        "Snorlax",
        "Pachirisu",
        "Zeraora",
        "Xurkitree",
        "Koga",
        "Giovanni",
        "Sabrina",
        "Potion",
        "X Speed",
        "Poké Ball",
        "Professor's Research",
        "Mythical Slab",
        "Misty",
        "Blue",
        "Hand Scope",
        "Red Card",
    ),
)


class Attack(Row):
    """Rows come from Card.attacks."""

    __slots__ = columns = ("name", "cost", "damage")

    name: str
    cost: list[int]
    damage: int

    def effect(self, state: State, chance: Chance, own: Place, foe: Place, you: Player, they: Player) -> None:
        ATTACK_EFFECT[self.index](state, chance, self, own, foe, you, they)


ATTACK = table(
    Attack,
    (
        "a1_164_1",
        "a1_165_1",
        "a1_176_1",
        "a1_177_1",
        "a1_128_1",
        "a1_129_1",
        "a1_129_2",
        "a1_130_1",
        "a1_131_1",
        "a1_132_1",
        "a1_059_1",
        "a1_060_1",
        "a1_061_1",
        "a1_066_1",
        "a1_067_1",
        "a1_083_1",
        "a1_084_1",
        "a1_084_2",
        "a1_101_1",
        "a1_103_1",
        "a1_139_1",
        "a1_140_1",
        "a1_151_1",
        "a1_154_1",
        "pa_049_1",
        "pa_058_1",
        "pa_074_1",
        "pa_077_1",
    ),
)
ATTACK_KIND = Rowed(ATTACK)


class Ability(Row):
    """Rows come from Card.ability."""

    __slots__ = columns = ("name",)

    name: str

    def ready(self, state: State, own: Place, you: Player, they: Player) -> bool:
        return ABILITY_READY[self.index](state, self, own, you, they)

    def use(self, state: State, own: Place, you: Player, they: Player) -> None:
        ABILITY_USE[self.index](state, self, own, you, they)

    def react_damaged(self, state: State, own: Place, attacker: Place, target: Place, amount: int) -> None:
        ABILITY_REACT_DAMAGED[self.index](state, self, own, attacker, target, amount)

    def modify_protection(self, state: State, own: Place, attacker: Place, target: Place) -> int:
        return ABILITY_MODIFY_PROTECTION[self.index](state, self, own, attacker, target)

    def react_turn_ends(self, state: State, own: Place, p: Player) -> None:
        ABILITY_REACT_TURN_ENDS[self.index](state, self, own, p)


ABILITY = table(Ability, ("a1_177", "a1_132", "a1_061", "a1_067", "pa_074"))
ABILITY_KIND = Rowed(ABILITY)


class Lasting(Row):
    """What an attack leaves on a Pokemon; `ends`: at the end of whose turn."""

    __slots__ = columns = ("ends",)

    ends: Ending

    def modify_retreat_blocked(self, state: State, own: Place, m: Place) -> bool:
        return LASTING_MODIFY_RETREAT_BLOCKED[self.index](state, self, own, m)

    def modify_bonus(self, state: State, own: Place, attacker: Place, target: Place) -> int:
        return LASTING_MODIFY_BONUS[self.index](state, self, own, attacker, target)

    def modify_shielded(self, state: State, own: Place, attacker: Place, target: Place) -> bool:
        return LASTING_MODIFY_SHIELDED[self.index](state, self, own, attacker, target)


LASTING = table(Lasting, ("no_retreat", "does_less", "untouchable"))
LASTING_KIND = Rowed(LASTING)


class Aid(Row):
    """What a Trainer does for a whole side."""

    __slots__ = columns = ("ends",)

    ends: Ending

    def modify_bonus(self, state: State, you: Player, attacker: Place, target: Place) -> int:
        return AID_MODIFY_BONUS[self.index](state, self, you, attacker, target)

    def modify_protection(self, state: State, you: Player, attacker: Place, target: Place) -> int:
        return AID_MODIFY_PROTECTION[self.index](state, self, you, attacker, target)

    def modify_retreat_cost(self, state: State, you: Player, m: Place) -> int:
        return AID_MODIFY_RETREAT_COST[self.index](state, self, you, m)


AID = table(Aid, ("giovanni", "blue", "easy_retreat"))
AID_KIND = Rowed(AID)


class Deck(Row):
    """20 cards, in the order of Card; the Energy that the Energy Zone may produce.

    Source: r#deck.size, r#deck.basic, r#deck.copies, r#deck.energy
    """

    __slots__ = columns = ("cards", "energy")

    cards: list[Card]
    energy: frozenset[Energy]


DECK = table(Deck, ("weezing_arbok", "mewtwo_gardevoir", "poliwrath_articuno", "thunder_earth"))
DECK_KIND = Rowed(DECK)


class Place(NamedTuple):
    p: Player
    s: Slot


PLACE = Product(Place, PLAYER, SLOT)
ALL_PLACE: tuple[Place, ...] = PLACE.values


@dataclass(slots=True)
class Mon:
    card: Card | None
    copy_: Copy
    under: frozenset[Copy]
    damage: int
    energy: list[int]
    since: Turn
    mood: Mood
    poisoned: bool
    burned: bool
    lasting: dict[Lasting, int]

    def copy(self) -> Mon:
        """A copy that can be changed without changing this one."""
        return Mon(
            self.card,
            self.copy_,
            self.under,
            self.damage,
            copied(self.energy),
            self.since,
            self.mood,
            self.poisoned,
            self.burned,
            copied(self.lasting),
        )


MON = Record(
    Mon,
    ("card", "card", Opt(CARD_KIND)),
    ("copy", "copy_", COPY),
    ("under", "under", Set(COPY)),
    ("damage", "damage", Int(0, 500)),
    ("energy", "energy", Array(Int(0, 60), ENERGY)),
    ("since", "since", TURN),
    ("mood", "mood", MOOD),
    ("poisoned", "poisoned", Bool()),
    ("burned", "burned", Bool()),
    ("lasting", "lasting", Array(Int(0, 100), LASTING_KIND)),
)

DECK_OF = Array(DECK_KIND, PLAYER)
CARDS = Array(CARD_KIND, PLAYER, COPY)
DECK_ = Array(PileKind(COPY), PLAYER)
HAND = Array(Set(COPY), PLAYER)
SPENT = Array(Int(0, 99), PLAYER, ENERGY)
MON_ = Array(MON, PLACE)
ACTIVE = Array(SLOT, PLAYER)
KIND_7 = Opt(ENERGY)
ZONE = Array(KIND_7, PLAYER)
KIND_6 = Int(0, 7)
POINTS = Array(KIND_6, PLAYER)
AID_ = Array(Int(0, 99), PLAYER, AID_KIND)
USED = Set(PLACE)
KIND_ = Array(Int(0, 60), ENERGY)
KIND_2 = Array(Int(0, 100), LASTING_KIND)
KIND_3 = Int(0, 20)
KIND_4 = Array(Int(0, 99), ENERGY)
KIND_5 = Array(Int(0, 99), AID_KIND)
KIND_8 = Opt(CARD_KIND)
KIND_9 = Int(-500, 300)
KIND_10 = Int(0, 480)
KIND_11 = Set(ENERGY)
KIND_12 = List(CARD_KIND, 20)
KIND_13 = List(COPY, 20)

# ---------------------------------------------------------------------------------------------- tables

CARD.fill(
    (
        "a1_164",
        Name.Ekans,
        Kind.pokemon,
        0,
        None,
        Element.darkness,
        60,
        Element.fighting,
        1,
        1,
        None,
        [ATTACK.a1_164_1],
    ),
    (
        "a1_165",
        Name.Arbok,
        Kind.pokemon,
        1,
        Name.Ekans,
        Element.darkness,
        100,
        Element.fighting,
        2,
        1,
        None,
        [ATTACK.a1_165_1],
    ),
    (
        "a1_176",
        Name.Koffing,
        Kind.pokemon,
        0,
        None,
        Element.darkness,
        70,
        Element.fighting,
        1,
        1,
        None,
        [ATTACK.a1_176_1],
    ),
    (
        "a1_177",
        Name.Weezing,
        Kind.pokemon,
        1,
        Name.Koffing,
        Element.darkness,
        110,
        Element.fighting,
        3,
        1,
        ABILITY.a1_177,
        [ATTACK.a1_177_1],
    ),
    (
        "a1_128",
        Name.Mewtwo,
        Kind.pokemon,
        0,
        None,
        Element.psychic,
        120,
        Element.darkness,
        2,
        1,
        None,
        [ATTACK.a1_128_1],
    ),
    (
        "a1_129",
        Name.Mewtwo_ex,
        Kind.pokemon,
        0,
        None,
        Element.psychic,
        150,
        Element.darkness,
        2,
        2,
        None,
        [ATTACK.a1_129_1, ATTACK.a1_129_2],
    ),
    ("a1_130", Name.Ralts, Kind.pokemon, 0, None, Element.psychic, 60, Element.darkness, 1, 1, None, [ATTACK.a1_130_1]),
    (
        "a1_131",
        Name.Kirlia,
        Kind.pokemon,
        1,
        Name.Ralts,
        Element.psychic,
        80,
        Element.darkness,
        1,
        1,
        None,
        [ATTACK.a1_131_1],
    ),
    (
        "a1_132",
        Name.Gardevoir,
        Kind.pokemon,
        2,
        Name.Kirlia,
        Element.psychic,
        110,
        Element.darkness,
        2,
        1,
        ABILITY.a1_132,
        [ATTACK.a1_132_1],
    ),
    (
        "a1_059",
        Name.Poliwag,
        Kind.pokemon,
        0,
        None,
        Element.water,
        60,
        Element.lightning,
        1,
        1,
        None,
        [ATTACK.a1_059_1],
    ),
    (
        "a1_060",
        Name.Poliwhirl,
        Kind.pokemon,
        1,
        Name.Poliwag,
        Element.water,
        90,
        Element.lightning,
        2,
        1,
        None,
        [ATTACK.a1_060_1],
    ),
    (
        "a1_061",
        Name.Poliwrath,
        Kind.pokemon,
        2,
        Name.Poliwhirl,
        Element.water,
        150,
        Element.lightning,
        2,
        1,
        ABILITY.a1_061,
        [ATTACK.a1_061_1],
    ),
    (
        "a1_066",
        Name.Shellder,
        Kind.pokemon,
        0,
        None,
        Element.water,
        60,
        Element.lightning,
        1,
        1,
        None,
        [ATTACK.a1_066_1],
    ),
    (
        "a1_067",
        Name.Cloyster,
        Kind.pokemon,
        1,
        Name.Shellder,
        Element.water,
        120,
        Element.lightning,
        3,
        1,
        ABILITY.a1_067,
        [ATTACK.a1_067_1],
    ),
    (
        "a1_083",
        Name.Articuno,
        Kind.pokemon,
        0,
        None,
        Element.water,
        100,
        Element.lightning,
        1,
        1,
        None,
        [ATTACK.a1_083_1],
    ),
    (
        "a1_084",
        Name.Articuno_ex,
        Kind.pokemon,
        0,
        None,
        Element.water,
        140,
        Element.lightning,
        2,
        2,
        None,
        [ATTACK.a1_084_1, ATTACK.a1_084_2],
    ),
    (
        "a1_101",
        Name.Electabuzz,
        Kind.pokemon,
        0,
        None,
        Element.lightning,
        70,
        Element.fighting,
        1,
        1,
        None,
        [ATTACK.a1_101_1],
    ),
    (
        "a1_103",
        Name.Zapdos,
        Kind.pokemon,
        0,
        None,
        Element.lightning,
        100,
        Element.lightning,
        1,
        1,
        None,
        [ATTACK.a1_103_1],
    ),
    ("a1_139", Name.Diglett, Kind.pokemon, 0, None, Element.fighting, 50, Element.grass, 1, 1, None, [ATTACK.a1_139_1]),
    (
        "a1_140",
        Name.Dugtrio,
        Kind.pokemon,
        1,
        Name.Diglett,
        Element.fighting,
        70,
        Element.grass,
        1,
        1,
        None,
        [ATTACK.a1_140_1],
    ),
    ("a1_151", Name.Cubone, Kind.pokemon, 0, None, Element.fighting, 60, Element.grass, 1, 1, None, [ATTACK.a1_151_1]),
    (
        "a1_154",
        Name.Hitmonlee,
        Kind.pokemon,
        0,
        None,
        Element.fighting,
        80,
        Element.psychic,
        1,
        1,
        None,
        [ATTACK.a1_154_1],
    ),
    (
        "pa_049",
        Name.Snorlax,
        Kind.pokemon,
        0,
        None,
        Element.colorless,
        140,
        Element.fighting,
        4,
        1,
        None,
        [ATTACK.pa_049_1],
    ),
    (
        "pa_058",
        Name.Pachirisu,
        Kind.pokemon,
        0,
        None,
        Element.lightning,
        70,
        Element.fighting,
        1,
        1,
        None,
        [ATTACK.pa_058_1],
    ),
    (
        "pa_074",
        Name.Zeraora,
        Kind.pokemon,
        0,
        None,
        Element.lightning,
        90,
        Element.fighting,
        1,
        1,
        ABILITY.pa_074,
        [ATTACK.pa_074_1],
    ),
    (
        "pa_077",
        Name.Xurkitree,
        Kind.pokemon,
        0,
        None,
        Element.lightning,
        100,
        Element.fighting,
        2,
        1,
        None,
        [ATTACK.pa_077_1],
    ),
    ("a1_222", Name.Koga, Kind.supporter, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("a1_223", Name.Giovanni, Kind.supporter, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("a1_225", Name.Sabrina, Kind.supporter, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("pa_001", Name.Potion, Kind.item, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("pa_002", Name.X_Speed, Kind.item, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("pa_005", Name.Poké_Ball, Kind.item, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("pa_007", Name.Professor_s_Research, Kind.supporter, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("a1a_065", Name.Mythical_Slab, Kind.item, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("a1_220", Name.Misty, Kind.supporter, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("a1a_067", Name.Blue, Kind.supporter, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("pa_003", Name.Hand_Scope, Kind.item, 0, None, Element.colorless, 0, None, 0, 1, None, []),
    ("pa_006", Name.Red_Card, Kind.item, 0, None, Element.colorless, 0, None, 0, 1, None, []),
)

ATTACK.fill(
    ("a1_164_1", "Bite", [0, 0, 0, 0, 0, 0, 1, 0, 0], 20),
    ("a1_165_1", "Corner", [0, 0, 0, 0, 0, 0, 1, 0, 1], 60),
    ("a1_176_1", "Suffocating Gas", [0, 0, 0, 0, 0, 0, 1, 0, 0], 20),
    ("a1_177_1", "Tackle", [0, 0, 0, 0, 0, 0, 1, 0, 0], 30),
    ("a1_128_1", "Power Blast", [0, 0, 0, 0, 2, 0, 0, 0, 2], 120),
    ("a1_129_1", "Psychic Sphere", [0, 0, 0, 0, 1, 0, 0, 0, 1], 50),
    ("a1_129_2", "Psydrive", [0, 0, 0, 0, 2, 0, 0, 0, 2], 150),
    ("a1_130_1", "Ram", [0, 0, 0, 0, 0, 0, 0, 0, 1], 10),
    ("a1_131_1", "Smack", [0, 0, 0, 0, 1, 0, 0, 0, 1], 30),
    ("a1_132_1", "Psyshot", [0, 0, 0, 0, 2, 0, 0, 0, 1], 60),
    ("a1_059_1", "Razor Fin", [0, 0, 0, 0, 0, 0, 0, 0, 1], 10),
    ("a1_060_1", "Knuckle Punch", [0, 0, 0, 0, 0, 0, 0, 0, 2], 40),
    ("a1_061_1", "Mega Punch", [0, 0, 1, 0, 0, 0, 0, 0, 2], 80),
    ("a1_066_1", "Tongue Slap", [0, 0, 1, 0, 0, 0, 0, 0, 0], 20),
    ("a1_067_1", "Surf", [0, 0, 2, 0, 0, 0, 0, 0, 1], 70),
    ("a1_083_1", "Ice Beam", [0, 0, 2, 0, 0, 0, 0, 0, 1], 60),
    ("a1_084_1", "Ice Wing", [0, 0, 1, 0, 0, 0, 0, 0, 1], 40),
    ("a1_084_2", "Blizzard", [0, 0, 3, 0, 0, 0, 0, 0, 0], 80),
    ("a1_101_1", "Thunder Punch", [0, 0, 0, 2, 0, 0, 0, 0, 0], 40),
    ("a1_103_1", "Raging Thunder", [0, 0, 0, 2, 0, 0, 0, 0, 1], 100),
    ("a1_139_1", "Mud-Slap", [0, 0, 0, 0, 0, 1, 0, 0, 0], 20),
    ("a1_140_1", "Dig", [0, 0, 0, 0, 0, 1, 0, 0, 0], 40),
    ("a1_151_1", "Growl", [0, 0, 0, 0, 0, 0, 0, 0, 1], 0),
    ("a1_154_1", "Stretch Kick", [0, 0, 0, 0, 0, 1, 0, 0, 0], 0),
    ("pa_049_1", "Collapse", [0, 0, 0, 0, 0, 0, 0, 0, 4], 100),
    ("pa_058_1", "Plasma", [0, 0, 0, 1, 0, 0, 0, 0, 0], 10),
    ("pa_074_1", "Lightning Claw", [0, 0, 0, 2, 0, 0, 0, 0, 0], 50),
    ("pa_077_1", "Electronica", [0, 0, 0, 1, 0, 0, 0, 0, 2], 60),
)

ABILITY.fill(
    ("a1_177", "Gas Leak"),
    ("a1_132", "Psy Shadow"),
    ("a1_061", "Counterattack"),
    ("a1_067", "Shell Armor"),
    ("pa_074", "Thunderclap Flash"),
)

LASTING.fill(
    ("no_retreat", Ending.own_turn),
    ("does_less", Ending.own_turn),
    ("untouchable", Ending.others_turn),
)

AID.fill(
    ("giovanni", Ending.own_turn),
    ("blue", Ending.others_turn),
    ("easy_retreat", Ending.own_turn),
)

DECK.fill(
    (
        "weezing_arbok",
        [
            CARD.a1_164,
            CARD.a1_164,
            CARD.a1_165,
            CARD.a1_165,
            CARD.a1_176,
            CARD.a1_176,
            CARD.a1_177,
            CARD.a1_177,
            CARD.a1_222,
            CARD.a1_222,
            CARD.a1_223,
            CARD.a1_225,
            CARD.a1_225,
            CARD.pa_001,
            CARD.pa_001,
            CARD.pa_002,
            CARD.pa_005,
            CARD.pa_005,
            CARD.pa_007,
            CARD.pa_007,
        ],
        frozenset({Energy.darkness}),
    ),
    (
        "mewtwo_gardevoir",
        [
            CARD.a1_128,
            CARD.a1_129,
            CARD.a1_129,
            CARD.a1_130,
            CARD.a1_130,
            CARD.a1_131,
            CARD.a1_131,
            CARD.a1_132,
            CARD.a1_132,
            CARD.a1_223,
            CARD.a1_225,
            CARD.a1_225,
            CARD.pa_002,
            CARD.pa_002,
            CARD.pa_005,
            CARD.pa_005,
            CARD.pa_007,
            CARD.pa_007,
            CARD.a1a_065,
            CARD.a1a_065,
        ],
        frozenset({Energy.psychic}),
    ),
    (
        "poliwrath_articuno",
        [
            CARD.a1_059,
            CARD.a1_059,
            CARD.a1_060,
            CARD.a1_060,
            CARD.a1_061,
            CARD.a1_061,
            CARD.a1_066,
            CARD.a1_066,
            CARD.a1_067,
            CARD.a1_067,
            CARD.a1_083,
            CARD.a1_084,
            CARD.a1_084,
            CARD.a1_225,
            CARD.pa_005,
            CARD.pa_005,
            CARD.pa_007,
            CARD.pa_007,
            CARD.a1_220,
            CARD.a1_220,
        ],
        frozenset({Energy.water}),
    ),
    (
        "thunder_earth",
        [
            CARD.a1_101,
            CARD.a1_103,
            CARD.a1_139,
            CARD.a1_139,
            CARD.a1_140,
            CARD.a1_140,
            CARD.a1_151,
            CARD.a1_154,
            CARD.pa_049,
            CARD.pa_058,
            CARD.pa_058,
            CARD.pa_074,
            CARD.pa_077,
            CARD.pa_005,
            CARD.pa_005,
            CARD.pa_007,
            CARD.pa_007,
            CARD.a1a_067,
            CARD.pa_003,
            CARD.pa_006,
        ],
        frozenset({Energy.lightning, Energy.fighting}),
    ),
)

VALUE_1 = {LASTING.no_retreat: 0, LASTING.does_less: 0, LASTING.untouchable: 0}
ANSWERS = (
    Answers(PLACE, 35),
    Answers(COPY, 43),
    Answers(ENERGY, 63),
)
ASK_T = Question(7, "t", ANSWERS[0])
ASK_T_ = Question(9, "t", ANSWERS[0])
ASK_C = Question(16, "c", ANSWERS[1])
ASK_B = Question(18, "b", ANSWERS[1])
ASK_M = Question(44, "m", ANSWERS[0])
ASK_T_2 = Question(50, "t", ANSWERS[0])
ASK_T_3 = Question(57, "t", ANSWERS[0])
ASK_T_4 = Question(69, "t", ANSWERS[2])
ASK_T_5 = Question(89, "t", ANSWERS[0])
ASK_T_6 = Question(95, "t", ANSWERS[0])
ASK_T_7 = Question(100, "t", ANSWERS[0])


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = (
        "deck_of",
        "starter",
        "cards",
        "deck",
        "hand",
        "shown",
        "discard",
        "spent",
        "mon",
        "active",
        "zone",
        "preview",
        "points",
        "aid",
        "turn",
        "supporter_played",
        "retreated",
        "used",
    )

    deck_of: list[Deck]
    starter: Player
    cards: dict[tuple[Player, Copy], Card]
    deck: list[Pile]
    hand: list[frozenset[Copy]]
    shown: list[frozenset[Copy]]
    discard: list[frozenset[Copy]]
    spent: dict[tuple[Player, Energy], int]
    mon: dict[Place, Mon]
    active: list[Slot]
    zone: list[Energy | None]
    preview: list[Energy | None]
    points: list[int]
    aid: dict[tuple[Player, Aid], int]
    turn: Turn
    supporter_played: bool
    retreated: bool
    used: frozenset[Place]


# ---------------------------------------------------------------------------------------------- Card


def card_default_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of rows of Card that do not say otherwise."""
    # spec: specs/tcg/cards.yaml:28
    return True


def card_a1_222_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of a1_222, Koga."""
    # spec: specs/tcg/trainers.yaml:15
    return (
        state.mon[front(state, you)].card is not None
        and state.mon[front(state, you)].card.name == Name.Weezing
        and bench(state, you) != frozenset()
    )


def card_a1_225_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of a1_225, Sabrina."""
    # spec: specs/tcg/trainers.yaml:23
    return bench(state, they) != frozenset()


def card_pa_001_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of pa_001, Potion."""
    # spec: specs/tcg/trainers.yaml:28
    return any(state.mon[m].damage > 0 for m in sorted(team(state, you)))


def card_pa_005_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of pa_005, Poké Ball."""
    # spec: specs/tcg/trainers.yaml:36
    return len(state.deck[you]) > 0


def card_pa_007_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of pa_007, Professor's Research."""
    # spec: specs/tcg/trainers.yaml:44
    return len(state.deck[you]) > 0


def card_a1a_065_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of a1a_065, Mythical Slab."""
    # spec: specs/tcg/trainers.yaml:49
    return len(state.deck[you]) > 0


def card_a1_220_can(state: State, row: Card, you: Player, they: Player) -> bool:
    """can of a1_220, Misty."""
    # spec: specs/tcg/trainers.yaml:59
    return any(
        state.mon[m].card is not None and state.mon[m].card.element == Element.water for m in sorted(team(state, you))
    )


CARD_CAN = (
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_default_can,
    card_a1_222_can,
    card_default_can,
    card_a1_225_can,
    card_pa_001_can,
    card_default_can,
    card_pa_005_can,
    card_pa_007_can,
    card_a1a_065_can,
    card_a1_220_can,
    card_default_can,
    card_default_can,
    card_default_can,
)


def card_default_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of rows of Card that do not say otherwise."""
    # spec: specs/tcg/cards.yaml:29
    pass


def card_a1_222_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of a1_222, Koga."""
    # spec: specs/tcg/trainers.yaml:17
    take_back(state, front(state, you))
    promote(state, chance.at(47), you)


def card_a1_223_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of a1_223, Giovanni."""
    # spec: specs/tcg/trainers.yaml:19
    support(state, you, AID.giovanni, 10)


def card_a1_225_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of a1_225, Sabrina."""
    # spec: specs/tcg/trainers.yaml:24
    drive_out(state, chance.at(49), they)


def card_pa_001_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of pa_001, Potion."""
    # spec: specs/tcg/trainers.yaml:30
    t = ask(state, ASK_T_2, you, [t for t in sorted(team(state, you)) if state.mon[t].damage > 0])
    heal(state, t, 20)


def card_pa_002_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of pa_002, X Speed."""
    # spec: specs/tcg/trainers.yaml:32
    support(state, you, AID.easy_retreat, 1)


def card_pa_005_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of pa_005, Poké Ball."""
    # spec: specs/tcg/trainers.yaml:38
    c_2 = pick(
        chance, 53, range(20), [c for c in state.deck[you] if basic(state, you, c)], "pa_005.play", may_be_none=True
    )
    if c_2 is not None:
        fetch(state, you, c_2)


def card_pa_007_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of pa_007, Professor's Research."""
    # spec: specs/tcg/trainers.yaml:45
    draw_cards(state, chance.at(55), you, 2)


def card_a1a_065_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of a1a_065, Mythical Slab."""
    # spec: specs/tcg/trainers.yaml:51
    popped = state.deck[you].pop(chance, 56, "a1a_065.play")
    c = popped
    if state.cards[you, c].kind == Kind.pokemon and state.cards[you, c].element == Element.psychic:
        state.hand[you] |= {c}
    else:
        state.deck[you].put_bottom(c)


def card_a1_220_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of a1_220, Misty."""
    # spec: specs/tcg/trainers.yaml:61
    t = ask(
        state,
        ASK_T_3,
        you,
        [
            t
            for t in sorted(team(state, you))
            if state.mon[t].card is not None and state.mon[t].card.element == Element.water
        ],
    )
    attach(state, t, Energy.water, chance.heads_run(58))


def card_a1a_067_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of a1a_067, Blue."""
    # spec: specs/tcg/trainers.yaml:63
    support(state, you, AID.blue, 10)


def card_pa_003_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of pa_003, Hand Scope."""
    # spec: specs/tcg/trainers.yaml:64
    reveal_hand(state, they)


def card_pa_006_play(state: State, chance: Chance, row: Card, you: Player, they: Player) -> None:
    """play of pa_006, Red Card."""
    # spec: specs/tcg/trainers.yaml:69
    shuffle_hand(state, they)
    draw_cards(state, chance.at(63), they, 3)


CARD_PLAY = (
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_default_play,
    card_a1_222_play,
    card_a1_223_play,
    card_a1_225_play,
    card_pa_001_play,
    card_pa_002_play,
    card_pa_005_play,
    card_pa_007_play,
    card_a1a_065_play,
    card_a1_220_play,
    card_a1a_067_play,
    card_pa_003_play,
    card_pa_006_play,
)

# ---------------------------------------------------------------------------------------------- Attack


def attack_default_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of rows of Attack that do not say otherwise."""
    # spec: specs/tcg/cards.yaml:320
    hit(state, own, foe, row.damage)


def attack_a1_165_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_165_1."""
    # spec: specs/tcg/cards.yaml:46
    hit(state, own, foe, row.damage)
    hinder(state, own, foe, LASTING.no_retreat, 1)


def attack_a1_128_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_128_1."""
    # spec: specs/tcg/cards.yaml:81
    hit(state, own, foe, row.damage)
    lose_energy(state, own, Energy.psychic, 2)


def attack_a1_129_2_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_129_2."""
    # spec: specs/tcg/cards.yaml:96
    hit(state, own, foe, row.damage)
    lose_energy(state, own, Energy.psychic, 2)


def attack_a1_083_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_083_1."""
    # spec: specs/tcg/cards.yaml:171
    hit(state, own, foe, row.damage)
    if chance.heads(81, 1) == 1:
        inflict(state, own, foe, Trouble.paralyzed)


def attack_a1_084_2_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_084_2."""
    # spec: specs/tcg/cards.yaml:187
    hit(state, own, foe, row.damage)
    for s in range(4):
        if not benched(state, they, s):
            continue
        hit_bench(state, own, Place(they, s), 10)


def attack_a1_101_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_101_1."""
    # spec: specs/tcg/cards.yaml:203
    n = chance.heads(85, 1)
    hit(state, own, foe, (row.damage + 40 * n))
    hurt(state, own, (20 - 20 * n))


def attack_a1_103_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_103_1."""
    # spec: specs/tcg/cards.yaml:217
    hit(state, own, foe, row.damage)
    t_2 = ask(state, ASK_T_5, you, sorted(bench(state, you)), may_be_none=True)
    if t_2 is not None:
        hit_bench(state, own, t_2, 30)


def attack_a1_140_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_140_1."""
    # spec: specs/tcg/cards.yaml:236
    hit(state, own, foe, row.damage)
    if chance.heads(92, 1) == 1:
        hinder(state, own, own, LASTING.untouchable, 1)


def attack_a1_151_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_151_1."""
    # spec: specs/tcg/cards.yaml:245
    hinder(state, own, foe, LASTING.does_less, 20)


def attack_a1_154_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of a1_154_1."""
    # spec: specs/tcg/cards.yaml:256
    t_2 = ask(state, ASK_T_6, you, sorted(bench(state, they)), may_be_none=True)
    if t_2 is not None:
        hit_bench(state, own, t_2, 30)


def attack_pa_049_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of pa_049_1."""
    # spec: specs/tcg/cards.yaml:270
    hit(state, own, foe, row.damage)
    inflict(state, own, own, Trouble.asleep)


def attack_pa_058_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of pa_058_1."""
    # spec: specs/tcg/cards.yaml:283
    hit(state, own, foe, row.damage)
    t_2 = ask(
        state,
        ASK_T_7,
        you,
        [
            t
            for t in sorted(bench(state, you))
            if state.mon[t].card is not None and state.mon[t].card.element == Element.lightning
        ],
        may_be_none=True,
    )
    if t_2 is not None:
        attach(state, t_2, Energy.lightning, 1)


def attack_pa_077_1_effect(
    state: State, chance: Chance, row: Attack, own: Place, foe: Place, you: Player, they: Player
) -> None:
    """effect of pa_077_1."""
    # spec: specs/tcg/cards.yaml:309
    hit(state, own, foe, row.damage)
    inflict(state, own, foe, Trouble.confused)


ATTACK_EFFECT = (
    attack_default_effect,
    attack_a1_165_1_effect,
    attack_default_effect,
    attack_default_effect,
    attack_a1_128_1_effect,
    attack_default_effect,
    attack_a1_129_2_effect,
    attack_default_effect,
    attack_default_effect,
    attack_default_effect,
    attack_default_effect,
    attack_default_effect,
    attack_default_effect,
    attack_default_effect,
    attack_default_effect,
    attack_a1_083_1_effect,
    attack_default_effect,
    attack_a1_084_2_effect,
    attack_a1_101_1_effect,
    attack_a1_103_1_effect,
    attack_default_effect,
    attack_a1_140_1_effect,
    attack_a1_151_1_effect,
    attack_a1_154_1_effect,
    attack_pa_049_1_effect,
    attack_pa_058_1_effect,
    attack_default_effect,
    attack_pa_077_1_effect,
)

# ---------------------------------------------------------------------------------------------- Ability


def ability_a1_177_ready(state: State, row: Ability, own: Place, you: Player, they: Player) -> bool:
    """ready of a1_177."""
    # spec: specs/tcg/cards.yaml:65
    return is_active(state, own)


def ability_a1_132_ready(state: State, row: Ability, own: Place, you: Player, they: Player) -> bool:
    """ready of a1_132."""
    # spec: specs/tcg/cards.yaml:118
    return (
        state.mon[front(state, you)].card is not None and state.mon[front(state, you)].card.element == Element.psychic
    )


def ability_default_ready(state: State, row: Ability, own: Place, you: Player, they: Player) -> bool:
    """ready of rows of Ability that do not say otherwise."""
    # spec: specs/tcg/cards.yaml:326
    return True


ABILITY_READY = (
    ability_a1_177_ready,
    ability_a1_132_ready,
    ability_default_ready,
    ability_default_ready,
    ability_default_ready,
)


def ability_a1_177_use(state: State, row: Ability, own: Place, you: Player, they: Player) -> None:
    """use of a1_177."""
    # spec: specs/tcg/cards.yaml:66
    afflict(state, front(state, they), Trouble.poisoned)


def ability_a1_132_use(state: State, row: Ability, own: Place, you: Player, they: Player) -> None:
    """use of a1_132."""
    # spec: specs/tcg/cards.yaml:119
    attach(state, front(state, you), Energy.psychic, 1)


ABILITY_USE = (ability_a1_177_use, ability_a1_132_use, None, None, None)


def ability_a1_061_react_damaged(
    state: State, row: Ability, own: Place, attacker: Place, target: Place, amount: int
) -> None:
    """react_damaged of a1_061."""
    # spec: specs/tcg/cards.yaml:142
    if target == own and is_active(state, own) and attacker.p != own.p:
        hurt(state, attacker, 20)


ABILITY_REACT_DAMAGED = (None, None, ability_a1_061_react_damaged, None, None)


def ability_a1_067_modify_protection(state: State, row: Ability, own: Place, attacker: Place, target: Place) -> int:
    """modify_protection of a1_067."""
    # spec: specs/tcg/cards.yaml:157
    return 10 if target == own else 0


ABILITY_MODIFY_PROTECTION = (None, None, None, ability_a1_067_modify_protection, None)


def ability_pa_074_react_turn_ends(state: State, row: Ability, own: Place, p: Player) -> None:
    """react_turn_ends of pa_074."""
    # spec: specs/tcg/cards.yaml:294
    if p == own.p and state.turn <= 2:
        attach(state, own, Energy.lightning, 1)


ABILITY_REACT_TURN_ENDS = (None, None, None, None, ability_pa_074_react_turn_ends)

# ---------------------------------------------------------------------------------------------- Lasting


def lasting_no_retreat_modify_retreat_blocked(state: State, row: Lasting, own: Place, m: Place) -> bool:
    """modify_retreat_blocked of no_retreat."""
    # spec: specs/tcg/cards.yaml:333
    return m == own


LASTING_MODIFY_RETREAT_BLOCKED = (lasting_no_retreat_modify_retreat_blocked, None, None)


def lasting_does_less_modify_bonus(state: State, row: Lasting, own: Place, attacker: Place, target: Place) -> int:
    """modify_bonus of does_less."""
    # spec: specs/tcg/cards.yaml:334
    return -state.mon[own].lasting[LASTING.does_less] if attacker == own else 0


LASTING_MODIFY_BONUS = (None, lasting_does_less_modify_bonus, None)


def lasting_untouchable_modify_shielded(state: State, row: Lasting, own: Place, attacker: Place, target: Place) -> bool:
    """modify_shielded of untouchable."""
    # spec: specs/tcg/cards.yaml:335
    return target == own and attacker.p != own.p


LASTING_MODIFY_SHIELDED = (None, None, lasting_untouchable_modify_shielded)

# ---------------------------------------------------------------------------------------------- Aid


def aid_giovanni_modify_bonus(state: State, row: Aid, you: Player, attacker: Place, target: Place) -> int:
    """modify_bonus of giovanni.

    Source: r#dmg.boost_active
    """
    # spec: specs/tcg/cards.yaml:341
    return state.aid[you, AID.giovanni] if attacker.p == you and target.p != you and is_active(state, target) else 0


AID_MODIFY_BONUS = (aid_giovanni_modify_bonus, None, None)


def aid_blue_modify_protection(state: State, row: Aid, you: Player, attacker: Place, target: Place) -> int:
    """modify_protection of blue."""
    # spec: specs/tcg/cards.yaml:345
    return state.aid[you, AID.blue] if target.p == you and attacker.p != you else 0


AID_MODIFY_PROTECTION = (None, aid_blue_modify_protection, None)


def aid_easy_retreat_modify_retreat_cost(state: State, row: Aid, you: Player, m: Place) -> int:
    """modify_retreat_cost of easy_retreat."""
    # spec: specs/tcg/cards.yaml:346
    return -state.aid[you, AID.easy_retreat] if m.p == you and is_active(state, m) else 0


AID_MODIFY_RETREAT_COST = (None, None, aid_easy_retreat_modify_retreat_cost)

# ---------------------------------------------------------------------------------------------- functions


def front(state: State, p: Player) -> Place:
    # spec: specs/tcg.yaml:82
    return Place(p, state.active[p])


def is_active(state: State, m: Place) -> bool:
    # spec: specs/tcg.yaml:83
    return state.active[m.p] == m.s


def team(state: State, p: Player) -> frozenset[Place]:
    """The Pokemon of a player."""
    # spec: specs/tcg.yaml:85
    return frozenset(m for m in ALL_PLACE if m.p == p and state.mon[m].card is not None)


def benched(state: State, p: Player, s: Slot) -> bool:
    # spec: specs/tcg.yaml:88
    return state.mon[Place(p, s)].card is not None and state.active[p] != s


def bench(state: State, p: Player) -> frozenset[Place]:
    """Those on the Bench."""
    # spec: specs/tcg.yaml:87
    return frozenset(m for m in ALL_PLACE if m.p == p and benched(state, p, m.s))


def room(state: State, p: Player) -> bool:
    # spec: specs/tcg.yaml:89
    return any(state.mon[Place(p, s)].card is None for s in range(4))


def basic(state: State, p: Player, c: Copy) -> bool:
    # spec: specs/tcg.yaml:90
    return state.cards[p, c].kind == Kind.pokemon and state.cards[p, c].stage == 0


def twin_before(state: State, p: Player, c: Copy) -> bool:
    """An equal card with a lower number is in the hand: only that one is offered."""
    # spec: specs/tcg.yaml:92
    return any(d < c and state.cards[p, d] == state.cards[p, c] for d in sorted(state.hand[p]))


def worth(state: State, m: Place) -> int:
    """Points for its Knock Out."""
    # spec: specs/tcg.yaml:94
    return state.mon[m].card.worth if state.mon[m].card is not None else 0


def energy_on(state: State, m: Place) -> int:
    # spec: specs/tcg.yaml:95
    return sum(state.mon[m].energy[t] for t in Energy)


def can_pay(state: State, m: Place, a: Attack) -> bool:
    """Source: r#attack.cost"""
    # spec: specs/tcg.yaml:96
    return all(state.mon[m].energy[t] >= a.cost[Price(t)] for t in Energy) and energy_on(state, m) >= sum(
        a.cost[k] for k in Price
    )


def evolution_blocked(m: Place) -> bool:
    """No card of the four decks blocks these; cards of tcg/verbs do."""
    # spec: specs/tcg.yaml:129
    return False


def can_evolve(state: State, m: Place, c: Copy) -> bool:
    """Source: r#first.evolve, r#evolve.age"""
    # spec: specs/tcg.yaml:99
    return (
        state.turn > 2
        and state.mon[m].since < state.turn
        and state.mon[m].card is not None
        and state.cards[m.p, c].evolves_from == state.mon[m].card.name
        and not evolution_blocked(m)
    )


def cannot_attack(state: State, m: Place) -> bool:
    """Source: r#cond.sleep, r#cond.para"""
    # spec: specs/tcg.yaml:102
    return state.mon[m].mood in (Mood.asleep, Mood.paralyzed)


def whereabouts(state: State, p: Player, c: Copy) -> int:
    """In how many of deck, hand, discard pile and play the card is."""
    # spec: specs/tcg.yaml:107
    played = sum(
        1
        for s in range(4)
        if state.mon[Place(p, s)].card is not None
        and (state.mon[Place(p, s)].copy_ == c or c in state.mon[Place(p, s)].under)
    )
    return played + sum(1 for x in [c in state.deck[p], c in state.hand[p], c in state.discard[p]] if x)


def side(v: Player, q: Player) -> int:
    """The viewer's side is 0, the other's 1; the set-up is face down."""
    # spec: specs/tcg.yaml:111
    return v if q == 0 else 1 - v


def face_up(state: State, q: Player) -> bool:
    # spec: specs/tcg.yaml:112
    return state.turn > 0 or q == 0


def life(state: State, p: Player, s: Slot) -> int:
    """For people who read a position."""
    # spec: specs/tcg.yaml:114
    return (state.mon[Place(p, s)].card.hp if state.mon[Place(p, s)].card is not None else 0) - state.mon[
        Place(p, s)
    ].damage


def stock(state: State, p: Player, s: Slot) -> int:
    # spec: specs/tcg.yaml:115
    return energy_on(state, Place(p, s))


def kinds(state: State, p: Player, s: Slot) -> frozenset[Energy]:
    # spec: specs/tcg.yaml:116
    return frozenset(t for t in Energy if state.mon[Place(p, s)].energy[t] > 0)


def ends_now(state: State, e: Ending, p: Player) -> bool:
    """At the end of the mover's turn: does what player p has end?"""
    # spec: specs/tcg.yaml:118
    return e == (Ending.own_turn if p == state.mover else Ending.others_turn)


def has_won(state: State, p: Player) -> bool:
    """This player has the points, or the other has no Pokemon.

    Source: r#win.points, r#win.empty
    """
    # spec: specs/tcg.yaml:120
    return state.points[p] >= 3 or team(state, 1 - p) == frozenset()


def bonus(state: State, attacker: Place, target: Place) -> int:
    """What live rows of Ability, Lasting and Aid change.

    Source: r#dmg.order
    """
    # spec: specs/tcg.yaml:125
    return sum(
        row_of.modify_bonus(state, own, attacker, target)
        for own in ALL_PLACE
        for row_of in LASTING
        if state.mon[own].lasting[row_of] > 0
        if LASTING_MODIFY_BONUS[row_of.index] is not None
    ) + sum(
        row_of_2.modify_bonus(state, you, attacker, target)
        for you in range(2)
        for row_of_2 in AID
        if state.aid[you, row_of_2] > 0
        if AID_MODIFY_BONUS[row_of_2.index] is not None
    )


def protection(state: State, attacker: Place, target: Place) -> int:
    """Source: r#dmg.order"""
    # spec: specs/tcg.yaml:126
    return sum(
        state.mon[own].card.ability.modify_protection(state, own, attacker, target)
        for own in ALL_PLACE
        if state.mon[own].card is not None
        if state.mon[own].card.ability is not None
        if ABILITY_MODIFY_PROTECTION[state.mon[own].card.ability.index] is not None
    ) + sum(
        row_of.modify_protection(state, you, attacker, target)
        for you in range(2)
        for row_of in AID
        if state.aid[you, row_of] > 0
        if AID_MODIFY_PROTECTION[row_of.index] is not None
    )


def shielded(state: State, attacker: Place, target: Place) -> bool:
    # spec: specs/tcg.yaml:127
    return any(
        row_of.modify_shielded(state, own, attacker, target)
        for own in ALL_PLACE
        for row_of in LASTING
        if state.mon[own].lasting[row_of] > 0
        if LASTING_MODIFY_SHIELDED[row_of.index] is not None
    )


def supporter_blocked(p: Player) -> bool:
    # spec: specs/tcg.yaml:130
    return False


def retreat_blocked(state: State, m: Place) -> bool:
    """Source: r#retreat.block"""
    # spec: specs/tcg.yaml:131
    return any(
        row_of.modify_retreat_blocked(state, own, m)
        for own in ALL_PLACE
        for row_of in LASTING
        if state.mon[own].lasting[row_of] > 0
        if LASTING_MODIFY_RETREAT_BLOCKED[row_of.index] is not None
    ) or state.mon[m].mood in (Mood.asleep, Mood.paralyzed)


def retreat_cost(state: State, m: Place) -> int:
    # spec: specs/tcg.yaml:135
    return max(
        0,
        (state.mon[m].card.retreat if state.mon[m].card is not None else 0)
        + sum(
            row_of.modify_retreat_cost(state, you, m)
            for you in range(2)
            for row_of in AID
            if state.aid[you, row_of] > 0
            if AID_MODIFY_RETREAT_COST[row_of.index] is not None
        ),
    )


# ---------------------------------------------------------------------------------------------- rules


def hurt(state: State, m: Place, n: int) -> None:
    # spec: specs/tcg.yaml:158
    state.mon[m].damage = min(500, state.mon[m].damage + n)


def hit(state: State, own: Place, target: Place, base: int) -> None:
    """The attack of `own` does damage.

    Source: r#dmg.order, r#dmg.weak, r#dmg.weak_active, r#dmg.weak_zero
    """
    # spec: specs/tcg.yaml:141
    if base > 0 and not shielded(state, own, target):
        n = max(0, base + bonus(state, own, target))
        if (
            n > 0
            and is_active(state, target)
            and state.mon[target].card is not None
            and state.mon[own].card is not None
            and state.mon[target].card.weak == state.mon[own].card.element
        ):
            n = n + 20
        n = min(500, max(0, n - protection(state, own, target)))
        hurt(state, target, in_range(n, 0, 500, "hit", "n"))
        if n > 0:
            attacker = own
            target_2 = target
            amount = in_range(n, 1, 500, "hit", "n")
            emit(state, "damaged", attacker=attacker, target=target_2, amount=amount)
            for own_2 in ALL_PLACE:
                if (
                    state.mon[own_2].card is not None
                    and state.mon[own_2].card.ability is not None
                    and ABILITY_REACT_DAMAGED[state.mon[own_2].card.ability.index] is not None
                ):
                    state.mon[own_2].card.ability.react_damaged(state, own_2, attacker, target_2, amount)


def hit_bench(state: State, own: Place, target: Place, base: int) -> None:
    """The same on the Bench, where there is no Weakness and no Ability answers.

    Source: r#dmg.order, r#dmg.weak_active
    """
    # spec: specs/tcg.yaml:153
    if not shielded(state, own, target):
        hurt(state, target, min(500, max(0, base + bonus(state, own, target) - protection(state, own, target))))


def heal(state: State, m: Place, n: int) -> None:
    """Source: r#cond.heal"""
    # spec: specs/tcg.yaml:159
    state.mon[m].damage = max(0, state.mon[m].damage - n)


def afflict(state: State, m: Place, what: Trouble) -> None:
    """Source: r#cond.excl, r#cond.active"""
    # spec: specs/tcg.yaml:162
    match what:
        case Trouble.asleep:
            state.mon[m].mood = Mood.asleep
        case Trouble.paralyzed:
            state.mon[m].mood = Mood.paralyzed
        case Trouble.confused:
            state.mon[m].mood = Mood.confused
        case Trouble.poisoned:
            state.mon[m].poisoned = True
        case Trouble.burned:
            state.mon[m].burned = True


def inflict(state: State, own: Place, target: Place, what: Trouble) -> None:
    """The same, as the effect of an attack."""
    # spec: specs/tcg.yaml:172
    if not shielded(state, own, target):
        afflict(state, target, what)


def hinder(state: State, own: Place, target: Place, what: Lasting, n: int) -> None:
    """Something that lasts, as the effect of an attack."""
    # spec: specs/tcg.yaml:176
    if not shielded(state, own, target):
        state.mon[target].lasting[what] = min(100, state.mon[target].lasting[what] + n)


def support(state: State, p: Player, what: Aid, n: int) -> None:
    """Something that lasts for a whole side, from a Trainer."""
    # spec: specs/tcg.yaml:180
    state.aid[p, what] = min(99, state.aid[p, what] + n)


def attach(state: State, m: Place, t: Energy, n: int) -> None:
    """Energy out of the Zone by an effect: it does not use up that of the turn.

    Source: r#energy.effect
    """
    # spec: specs/tcg.yaml:182
    state.mon[m].energy[t] = min(60, state.mon[m].energy[t] + n)


def lose_energy(state: State, m: Place, t: Energy, n: int) -> None:
    # spec: specs/tcg.yaml:185
    k = min(n, state.mon[m].energy[t])
    state.mon[m].energy[t] = max(0, state.mon[m].energy[t] - k)
    state.spent[m.p, t] = min(99, state.spent[m.p, t] + k)


def calm(state: State, m: Place) -> None:
    """Conditions and effects of attacks end."""
    # spec: specs/tcg.yaml:190
    state.mon[m].mood = Mood.fine
    state.mon[m].poisoned = False
    state.mon[m].burned = False
    state.mon[m].lasting = copied(VALUE_1)


def switch(state: State, p: Player, s: Slot) -> None:
    """A Benched Pokemon comes to the Active Spot.

    Source: r#switch.effect, r#retreat.cure
    """
    # spec: specs/tcg.yaml:196
    calm(state, front(state, p))
    state.active[p] = s


def drive_out(state: State, chance: Chance, p: Player) -> None:
    """The owner chooses who comes in for the Active Pokemon."""
    # spec: specs/tcg.yaml:202
    t_2 = ask(state, ASK_T, p, sorted(bench(state, p)), may_be_none=True)
    if t_2 is not None:
        switch(state, p, t_2.s)


def promote(state: State, chance: Chance, p: Player) -> None:
    """The owner fills an empty Active Spot.

    Source: r#ko.promote
    """
    # spec: specs/tcg.yaml:207
    if state.mon[front(state, p)].card is None:
        t_2 = ask(state, ASK_T_, p, sorted(team(state, p)), may_be_none=True)
        if t_2 is not None:
            state.active[p] = t_2.s


def draw_card(state: State, chance: Chance, p: Player) -> None:
    """Source: r#turn.draw_full, r#turn.deckout"""
    # spec: specs/tcg.yaml:214
    if len(state.deck[p]) > 0 and len(state.hand[p]) < 10:
        popped = state.deck[p].pop(chance, 10, "draw_card")
        c = popped
        state.hand[p] |= {c}


def draw_cards(state: State, chance: Chance, p: Player, n: int) -> None:
    # spec: specs/tcg.yaml:220
    for i in range(3):
        if i >= n:
            continue
        draw_card(state, chance.at(i).at(11), p)


def fetch(state: State, p: Player, c: Copy) -> None:
    # spec: specs/tcg.yaml:223
    state.deck[p].take(c, "fetch")
    state.deck[p].shuffle()
    state.hand[p] |= {c}


def reveal_hand(state: State, p: Player) -> None:
    # spec: specs/tcg.yaml:227
    state.shown[p] = state.hand[p]


def shuffle_hand(state: State, p: Player) -> None:
    # spec: specs/tcg.yaml:228
    state.deck[p].put(*state.hand[p])
    state.deck[p].shuffle()
    state.hand[p] = frozenset()
    state.shown[p] = frozenset()


def enter(state: State, p: Player, c: Copy) -> None:
    """A Basic comes into play."""
    # spec: specs/tcg.yaml:234
    s = first(x for x in range(4) if state.mon[Place(p, x)].card is None)
    if s is not None:
        state.mon[Place(p, s)] = Mon(
            state.cards[p, c], c, frozenset(), 0, KIND_.filled(0), state.turn, Mood.fine, False, False, KIND_2.filled(0)
        )


def take_back(state: State, m: Place) -> None:
    """A Pokemon goes to the hand with its earlier stages; its Energy is discarded."""
    # spec: specs/tcg.yaml:239
    set_part(state.spent, KIND_4, m.p, to=[min(99, state.spent[m.p, t] + state.mon[m].energy[t]) for t in Energy])
    out = frozenset({state.mon[m].copy_}) | state.mon[m].under
    state.hand[m.p] = state.hand[m.p] | out
    state.shown[m.p] = state.shown[m.p] | out
    state.mon[m] = Mon(None, 0, frozenset(), 0, KIND_.filled(0), 0, Mood.fine, False, False, KIND_2.filled(0))
    state.used -= {m}


def deal(state: State, chance: Chance, p: Player) -> None:
    """Five cards; a Basic is swapped in only if there is none.

    Source: r#setup.hand, r#setup.hand_law
    """
    # spec: specs/tcg.yaml:249
    for i in range(5):
        popped = state.deck[p].pop(chance.at(i), 12, "deal")
        c = popped
        state.hand[p] |= {c}
    if not any(basic(state, p, c) for c in sorted(state.hand[p])):
        out = pick(chance, 13, range(20), sorted(state.hand[p]), "deal")
        b = pick(chance, 14, range(20), [b for b in state.deck[p] if basic(state, p, b)], "deal")
        state.hand[p] -= {out}
        state.hand[p] |= {b}
        state.deck[p].take(b, "deal")
        state.deck[p].put(*frozenset({out}))
        state.deck[p].shuffle()
    state.preview[p] = pick(chance, 15, tuple(Energy), [t for t in Energy if t in state.deck_of[p].energy], "deal")


def line_up(state: State, chance: Chance, p: Player) -> None:
    """An Active Pokemon, and up to three for the Bench.

    Source: r#setup.order
    """
    # spec: specs/tcg.yaml:265
    c_2 = ask(
        state,
        ASK_C,
        p,
        [c for c in sorted(state.hand[p]) if basic(state, p, c) and not twin_before(state, p, c)],
        may_be_none=True,
    )
    if c_2 is not None:
        state.hand[p] -= {c_2}
        enter(state, p, c_2)
    for i in range(3):
        b_2 = ask(
            state,
            ASK_B,
            p,
            [b for b in sorted(state.hand[p]) if basic(state, p, b) and not twin_before(state, p, b)],
            may_decline=True,
        )
        if b_2 is None:
            break
        state.hand[p] -= {b_2}
        enter(state, p, b_2)


def begin_turn(state: State, chance: Chance, p: Player) -> None:
    """Source: r#turn.draw, r#energy.first, r#energy.rotate, r#energy.random"""
    # spec: specs/tcg.yaml:278
    state.mover = p
    state.turn = min(30, state.turn + 1)
    p_2 = p
    emit(state, "turn_begins", p=p_2)
    state.supporter_played = False
    state.retreated = False
    state.used = frozenset()
    draw_card(state, chance.at(20), p)
    if state.turn > 1:
        state.zone[p] = state.preview[p]
        state.preview[p] = pick(
            chance, 21, tuple(Energy), [t for t in Energy if t in state.deck_of[p].energy], "begin_turn"
        )


def checkup(state: State, chance: Chance, p: Player, own_turn_ended: bool) -> None:
    """Source: r#check.order, r#cond.poison, r#cond.burn, r#cond.sleep, r#cond.para"""
    # spec: specs/tcg.yaml:305
    m = front(state, p)
    if state.mon[m].poisoned:
        hurt(state, m, 10)
    if state.mon[m].burned:
        hurt(state, m, 20)
        if chance.heads(26, 1) == 1:
            state.mon[m].burned = False
    if state.mon[m].mood == Mood.asleep:
        if chance.heads(27, 1) == 1:
            state.mon[m].mood = Mood.fine
    elif state.mon[m].mood == Mood.paralyzed and own_turn_ended:
        state.mon[m].mood = Mood.fine


def knock_outs(state: State) -> None:
    """Points, discards and the result; a player who has won asks nobody to promote.

    Source: r#ko.when, r#ko.points, r#ko.discard, r#ko.self, r#check.ko, r#win.both_empty, r#win.both_points, r#win.mixed
    """
    # spec: specs/tcg.yaml:321
    out = frozenset(
        m for m in ALL_PLACE if state.mon[m].card is not None and state.mon[m].damage >= state.mon[m].card.hp
    )
    for p in range(2):
        state.points[1 - p] = min(7, state.points[1 - p] + sum(worth(state, m) for m in sorted(out) if m.p == p))
        set_part(
            state.spent,
            KIND_4,
            p,
            to=[
                min(99, state.spent[p, t] + sum(state.mon[m].energy[t] for m in sorted(out) if m.p == p))
                for t in Energy
            ],
        )
        state.discard[p] = state.discard[p] | frozenset(
            c
            for c in range(20)
            if any(m.p == p and (state.mon[m].copy_ == c or c in state.mon[m].under) for m in sorted(out))
        )
    value = Mon(None, 0, frozenset(), 0, KIND_.filled(0), 0, Mood.fine, False, False, KIND_2.filled(0))
    for cell in out:
        state.mon[cell] = copied(value)
    state.used = state.used - out
    if has_won(state, 0) and has_won(state, 1):
        finish([f32(0.0), f32(0.0)], state)
    elif has_won(state, 0):
        finish([f32(1.0), f32(-1.0)], state)
    elif has_won(state, 1):
        finish([f32(-1.0), f32(1.0)], state)


def end_turn(state: State, chance: Chance) -> None:
    """Source: r#energy.lost, r#check.end, r#check.both, r#check.players, r#win.limit"""
    # spec: specs/tcg.yaml:288
    state.zone[state.mover] = None
    p = state.mover
    emit(state, "turn_ends", p=p)
    for own in ALL_PLACE:
        if (
            state.mon[own].card is not None
            and state.mon[own].card.ability is not None
            and ABILITY_REACT_TURN_ENDS[state.mon[own].card.ability.index] is not None
        ):
            state.mon[own].card.ability.react_turn_ends(state, own, p)
    for m in ALL_PLACE:
        state.mon[m].lasting = {k: 0 if ends_now(state, k.ends, m.p) else state.mon[m].lasting[k] for k in LASTING}
    for p in range(2):
        set_part(
            state.aid, KIND_5, p, to={k_2: 0 if ends_now(state, k_2.ends, p) else state.aid[p, k_2] for k_2 in AID}
        )
    checkup(state, chance.at(28), state.mover, True)
    checkup(state, chance.at(29), 1 - state.mover, False)
    knock_outs(state)
    if state.turn == 30:
        finish([f32(0.0), f32(0.0)], state)
    promote(state, chance.at(31), state.mover)
    promote(state, chance.at(32), 1 - state.mover)
    begin_turn(state, chance.at(33), 1 - state.mover)


# ---------------------------------------------------------------------------------------------- start


def deck_of_at_start(state: State, chance: Chance) -> list[Deck]:
    """The start of deck_of."""
    # spec: specs/tcg.yaml:50
    return [pick(chance, 36, DECK, DECK, "deck_of"), pick(chance, 37, DECK, DECK, "deck_of")]


def starter_at_start(state: State, chance: Chance) -> Player:
    """The start of starter."""
    # spec: specs/tcg.yaml:51
    return pick(chance, 38, range(2), range(2), "starter")


def cards_at_start(state: State, chance: Chance) -> dict[tuple[Player, Copy], Card]:
    """The start of cards."""
    # spec: specs/tcg.yaml:52
    return {(p, c): state.deck_of[p].cards[c] for p in range(2) for c in range(20)}


def deck_at_start(state: State, chance: Chance) -> list[Pile]:
    """The start of deck."""
    # spec: specs/tcg.yaml:56
    return DECK_.filled(Pile(COPY, range(20)))


def hand_at_start(state: State, chance: Chance) -> list[frozenset[Copy]]:
    """The start of hand."""
    # spec: specs/tcg.yaml:57
    return [frozenset(), frozenset()]


def shown_at_start(state: State, chance: Chance) -> list[frozenset[Copy]]:
    """The start of shown."""
    # spec: specs/tcg.yaml:58
    return [frozenset(), frozenset()]


def discard_at_start(state: State, chance: Chance) -> list[frozenset[Copy]]:
    """The start of discard."""
    # spec: specs/tcg.yaml:59
    return [frozenset(), frozenset()]


def spent_at_start(state: State, chance: Chance) -> dict[tuple[Player, Energy], int]:
    """The start of spent."""
    # spec: specs/tcg.yaml:60
    return SPENT.filled(0)


def mon_at_start(state: State, chance: Chance) -> dict[Place, Mon]:
    """The start of mon."""
    # spec: specs/tcg.yaml:61
    return MON_.filled(Mon(None, 0, frozenset(), 0, KIND_.filled(0), 0, Mood.fine, False, False, KIND_2.filled(0)))


def active_at_start(state: State, chance: Chance) -> list[Slot]:
    """The start of active."""
    # spec: specs/tcg.yaml:62
    return ACTIVE.filled(0)


def zone_at_start(state: State, chance: Chance) -> list[Energy | None]:
    """The start of zone."""
    # spec: specs/tcg.yaml:63
    return ZONE.filled(None)


def preview_at_start(state: State, chance: Chance) -> list[Energy | None]:
    """The start of preview."""
    # spec: specs/tcg.yaml:64
    return ZONE.filled(None)


def points_at_start(state: State, chance: Chance) -> list[int]:
    """The start of points."""
    # spec: specs/tcg.yaml:65
    return POINTS.filled(0)


def aid_at_start(state: State, chance: Chance) -> dict[tuple[Player, Aid], int]:
    """The start of aid."""
    # spec: specs/tcg.yaml:66
    return AID_.filled(0)


def turn_at_start(state: State, chance: Chance) -> Turn:
    """The start of turn."""
    # spec: specs/tcg.yaml:67
    return 0


def supporter_played_at_start(state: State, chance: Chance) -> bool:
    """The start of supporter_played."""
    # spec: specs/tcg.yaml:68
    return False


def retreated_at_start(state: State, chance: Chance) -> bool:
    """The start of retreated."""
    # spec: specs/tcg.yaml:69
    return False


def used_at_start(state: State, chance: Chance) -> frozenset[Place]:
    """The start of used."""
    # spec: specs/tcg.yaml:70
    return frozenset()


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    for p in range(2):
        deal(state, chance.at(p).at(39), p)
    line_up(state, chance.at(40), state.starter)
    line_up(state, chance.at(41), 1 - state.starter)
    begin_turn(state, chance.at(42), state.starter)


# ---------------------------------------------------------------------------------------------- actions


def play_refusal(state: State, me: int, c: Copy) -> str | None:
    """Why play is not legal; None if it is."""
    # spec: specs/tcg.yaml:340
    if c not in state.hand[me]:
        return "the card is in your hand"
    if twin_before(state, me, c):
        return "of two equal cards the first one is played"
    if not (not basic(state, me, c) or room(state, me)):
        return "the Bench has room"
    if not (state.cards[me, c].stage == 0 or any(can_evolve(state, m, c) for m in sorted(team(state, me)))):
        return "a Pokemon of yours may evolve into it"
    if not (state.cards[me, c].kind != Kind.supporter or not state.supporter_played and not supporter_blocked(me)):
        return "one Supporter a turn"
    if not state.cards[me, c].can(state, me, 1 - me):
        return "the card would do something"
    return None


def play(state: State, chance: Chance, me: int, c: Copy) -> None:
    """A card from the hand: a Basic, an evolution, an Item or a Supporter.

    Source: r#main.bench, r#main.items, r#evolve.keep, r#first.supporter, r#trainer.hidden, r#trainer.full_hp, r#trainer.empty_deck
    """
    # spec: specs/tcg.yaml:340
    state.hand[me] -= {c}
    state.shown[me] -= {c}
    if basic(state, me, c):
        enter(state, me, c)
    elif state.cards[me, c].kind == Kind.pokemon:
        m = ask(state, ASK_M, me, [m for m in sorted(team(state, me)) if can_evolve(state, m, c)])
        state.mon[m].under |= {state.mon[m].copy_}
        state.mon[m].copy_ = c
        state.mon[m].card = state.cards[me, c]
        state.mon[m].since = state.turn
        state.used -= {m}
        calm(state, m)
    else:
        state.discard[me] |= {c}
        if state.cards[me, c].kind == Kind.supporter:
            state.supporter_played = True
        state.cards[me, c].play(state, chance.at(64), me, 1 - me)


def attach_energy_refusal(state: State, me: int, s: Slot) -> str | None:
    """Why attach_energy is not legal; None if it is."""
    # spec: specs/tcg.yaml:368
    if state.zone[me] is None:
        return "there is Energy in your Energy Zone"
    if state.mon[Place(me, s)].card is None:
        return "a Pokemon of yours is there"
    return None


def attach_energy(state: State, chance: Chance, me: int, s: Slot) -> None:
    """The Energy of the turn.

    Source: r#energy.attach
    """
    # spec: specs/tcg.yaml:368
    kind = known(state.zone[me], "attach_energy", "zone[me]")
    attach(state, Place(me, s), kind, 1)
    state.zone[me] = None
    target = Place(me, s)
    kind_2 = kind
    emit(state, "attached", target=target, kind=kind_2)


def use_ability_refusal(state: State, me: int, s: Slot) -> str | None:
    """Why use_ability is not legal; None if it is."""
    # spec: specs/tcg.yaml:379
    if state.mon[Place(me, s)].card is None:
        return "a Pokemon of yours is there"
    if not (
        state.mon[Place(me, s)].card.ability is not None
        and ABILITY_USE[state.mon[Place(me, s)].card.ability.index] is not None
    ):
        return "it has an Ability to use"
    if Place(me, s) in state.used:
        return "each Ability once a turn"
    if not state.mon[Place(me, s)].card.ability.ready(state, Place(me, s), me, 1 - me):
        return "its Ability can be used now"
    return None


def use_ability(state: State, chance: Chance, me: int, s: Slot) -> None:
    """In these decks no Ability does damage, so nothing is Knocked Out."""
    # spec: specs/tcg.yaml:379
    state.mon[Place(me, s)].card.ability.use(state, Place(me, s), me, 1 - me)
    state.used |= {Place(me, s)}


def retreat_refusal(state: State, me: int, to: Slot) -> str | None:
    """Why retreat is not legal; None if it is."""
    # spec: specs/tcg.yaml:388
    if state.retreated:
        return "one retreat a turn"
    if not (state.mon[Place(me, to)].card is not None and state.active[me] != to):
        return "a Benched Pokemon of yours is there"
    if retreat_blocked(state, front(state, me)):
        return "it is not held in the Active Spot"
    if not (
        state.mon[front(state, me)].card is not None
        and energy_on(state, front(state, me)) >= retreat_cost(state, front(state, me))
    ):
        return "its Energy pays for the retreat"
    return None


def retreat(state: State, chance: Chance, me: int, to: Slot) -> None:
    """Source: r#retreat.once, r#retreat.attack"""
    # spec: specs/tcg.yaml:388
    own = front(state, me)
    price = retreat_cost(state, own)
    for i in range(4):
        if i >= price:
            continue
        t_2 = ask(state, ASK_T_4, me, [t for t in Energy if state.mon[own].energy[t] > 0], may_be_none=True)
        if t_2 is not None:
            lose_energy(state, own, t_2, 1)
    state.retreated = True
    switch(state, me, to)


def attack_refusal(state: State, me: int, i: int) -> str | None:
    """Why attack is not legal; None if it is."""
    # spec: specs/tcg.yaml:405
    if cannot_attack(state, front(state, me)):
        return "it is not Asleep or Paralyzed"
    if not (state.mon[front(state, me)].card is not None and i < len(state.mon[front(state, me)].card.attacks)):
        return "it has that attack"
    if not can_pay(
        state,
        front(state, me),
        item(state.mon[front(state, me)].card.attacks, i, "attack", "mon[front(me)].card.attacks"),
    ):
        return "its Energy pays for the attack"
    return None


def attack(state: State, chance: Chance, me: int, i: int) -> None:
    """The Knock Outs of an attack come when it is over.

    Source: r#attack.end, r#attack.cost, r#first.attack, r#cond.conf, r#ko.when, r#ko.promote_order
    """
    # spec: specs/tcg.yaml:405
    own = front(state, me)
    card = known(state.mon[own].card, "attack", "mon[own].card")
    fails = False
    if state.mon[own].mood == Mood.confused:
        fails = chance.heads(72, 1) == 0
    if not fails:
        item(card.attacks, i, "attack", "card.attacks").effect(
            state, chance.at(104), own, front(state, 1 - me), me, 1 - me
        )
    knock_outs(state)
    promote(state, chance.at(106), me)
    promote(state, chance.at(107), 1 - me)
    end_turn(state, chance.at(108))


def done_refusal(state: State, me: int) -> str | None:
    """Why done is not legal; None if it is."""
    # spec: specs/tcg.yaml:424
    return None


def done(state: State, chance: Chance, me: int) -> None:
    """End the turn."""
    # spec: specs/tcg.yaml:424
    end_turn(state, chance.at(109))


# ---------------------------------------------------------------------------------------------- invariants


def invariant_1(state: State) -> bool:
    """What always holds at rest."""
    return all(whereabouts(state, p, c) == 1 for p in range(2) for c in range(20))


def invariant_2(state: State) -> bool:
    """What always holds at rest."""
    return all(
        state.mon[m].mood == Mood.fine and not state.mon[m].poisoned and not state.mon[m].burned
        for p in range(2)
        for m in sorted(bench(state, p))
    )


# ---------------------------------------------------------------------------------------------- observations


def deck_of_seen(state: State, viewer: int) -> Seen:
    """What a player sees of deck_of."""
    # spec: specs/tcg.yaml:50
    return Seen(hidden_parts(state.deck_of, DECK_OF, lambda owner, it: viewer == owner, 1, False))


def cards_seen(state: State, viewer: int) -> Seen:
    """What a player sees of cards."""
    # spec: specs/tcg.yaml:52
    return Seen(
        hidden_parts(
            state.cards, CARDS, lambda p, c, it: viewer == p or c in state.discard[p] or c in state.shown[p], 2, False
        )
    )


def deck_seen(state: State, viewer: int) -> Seen:
    """What a player sees of deck."""
    # spec: specs/tcg.yaml:56
    return Seen(
        hidden_parts(state.deck, DECK_, lambda it: False, 0, False, sized=True),
        [KIND_3.plain(len(it)) for _, it in zip(DECK_.keys, DECK_.items(state.deck), strict=True)],
    )


def hand_seen(state: State, viewer: int) -> Seen:
    """What a player sees of hand."""
    # spec: specs/tcg.yaml:57
    return Seen(
        hidden_parts(state.hand, HAND, lambda p, it: viewer == p or it in state.shown[p], 1, True, sized=True),
        [KIND_3.plain(len(it)) for p, it in zip(HAND.keys, HAND.items(state.hand), strict=True)],
    )


def mon_seen(state: State, viewer: int) -> Seen:
    """What a player sees of mon."""
    # spec: specs/tcg.yaml:61
    return Seen(hidden_parts(state.mon, MON_, lambda m, it: state.turn > 0 or viewer == m.p, 1, False))


def observe_decks(state: State, viewer: int) -> list[Any]:
    """with the deck known, a card's number says which it is"""
    # spec: specs/tcg.yaml:434
    return [state.deck_of[viewer] == d for d in DECK]


def observe_hand_cards(state: State, viewer: int) -> list[Any]:
    """Channel hand_cards."""
    # spec: specs/tcg.yaml:435
    return [c in state.hand[viewer] for c in range(20)]


def observe_seen_cards(state: State, viewer: int) -> list[Any]:
    """Channel seen_cards."""
    # spec: specs/tcg.yaml:436
    return [sum(1 for c in sorted(state.shown[1 - viewer]) if state.cards[1 - viewer, c] == k) for k in CARD]


def observe_discarded(state: State, viewer: int) -> list[Any]:
    """Channel discarded."""
    # spec: specs/tcg.yaml:437
    return [
        sum(1 for c in sorted(state.discard[side(viewer, q)]) if state.cards[side(viewer, q), c] == k)
        for q in range(2)
        for k in CARD
    ]


def observe_board(state: State, viewer: int) -> list[Any]:
    """Channel board."""
    # spec: specs/tcg.yaml:438
    return [
        face_up(state, q) and state.mon[Place(side(viewer, q), s)].card == k
        for q in range(2)
        for s in range(4)
        for k in CARD
    ]


def observe_in_front(state: State, viewer: int) -> list[Any]:
    """Channel in_front."""
    # spec: specs/tcg.yaml:439
    return [
        face_up(state, q)
        and state.mon[Place(side(viewer, q), s)].card is not None
        and state.active[side(viewer, q)] == s
        for q in range(2)
        for s in range(4)
    ]


def observe_damage(state: State, viewer: int) -> list[Any]:
    """Channel damage."""
    # spec: specs/tcg.yaml:440
    return [
        (f32(state.mon[Place(side(viewer, q), s)].damage if face_up(state, q) else 0) - 0.0) / (f32(200.0) - f32(0.0))
        for q in range(2)
        for s in range(4)
    ]


def observe_energy(state: State, viewer: int) -> list[Any]:
    """Channel energy."""
    # spec: specs/tcg.yaml:441
    return [
        (f32(state.mon[Place(side(viewer, q), s)].energy[t] if face_up(state, q) else 0) - 0.0) / (f32(5.0) - f32(0.0))
        for q in range(2)
        for s in range(4)
        for t in Energy
    ]


def observe_moods(state: State, viewer: int) -> list[Any]:
    """Channel moods."""
    # spec: specs/tcg.yaml:442
    return [
        face_up(state, q) and state.mon[Place(side(viewer, q), s)].mood == x
        for q in range(2)
        for s in range(4)
        for x in Mood
    ]


def observe_poisoned(state: State, viewer: int) -> list[Any]:
    """Channel poisoned."""
    # spec: specs/tcg.yaml:443
    return [face_up(state, q) and state.mon[Place(side(viewer, q), s)].poisoned for q in range(2) for s in range(4)]


def observe_burned(state: State, viewer: int) -> list[Any]:
    """Channel burned."""
    # spec: specs/tcg.yaml:444
    return [face_up(state, q) and state.mon[Place(side(viewer, q), s)].burned for q in range(2) for s in range(4)]


def observe_lasting(state: State, viewer: int) -> list[Any]:
    """Channel lasting."""
    # spec: specs/tcg.yaml:445
    return [
        face_up(state, q) and state.mon[Place(side(viewer, q), s)].lasting[k] > 0
        for q in range(2)
        for s in range(4)
        for k in LASTING
    ]


def observe_aids(state: State, viewer: int) -> list[Any]:
    """Channel aids."""
    # spec: specs/tcg.yaml:446
    return [(f32(state.aid[side(viewer, q), k]) - 0.0) / (f32(10.0) - f32(0.0)) for q in range(2) for k in AID]


def observe_fresh(state: State, viewer: int) -> list[Any]:
    """Channel fresh."""
    # spec: specs/tcg.yaml:447
    return [
        face_up(state, q)
        and state.mon[Place(side(viewer, q), s)].card is not None
        and state.mon[Place(side(viewer, q), s)].since == state.turn
        for q in range(2)
        for s in range(4)
    ]


def observe_used_up(state: State, viewer: int) -> list[Any]:
    """Channel used_up."""
    # spec: specs/tcg.yaml:448
    return [Place(viewer, s) in state.used for s in range(4)]


def observe_zones(state: State, viewer: int) -> list[Any]:
    """Channel zones."""
    # spec: specs/tcg.yaml:449
    return [state.zone[side(viewer, q)] == t for q in range(2) for t in Energy]


def observe_previews(state: State, viewer: int) -> list[Any]:
    """Channel previews."""
    # spec: specs/tcg.yaml:450
    return [state.preview[side(viewer, q)] == t for q in range(2) for t in Energy]


def observe_hand_sizes(state: State, viewer: int) -> list[Any]:
    """Channel hand_sizes."""
    # spec: specs/tcg.yaml:451
    return [(f32(len(state.hand[side(viewer, q)])) - 0.0) / (f32(10.0) - f32(0.0)) for q in range(2)]


def observe_deck_sizes(state: State, viewer: int) -> list[Any]:
    """Channel deck_sizes."""
    # spec: specs/tcg.yaml:452
    return [(f32(len(state.deck[side(viewer, q)])) - 0.0) / (f32(20.0) - f32(0.0)) for q in range(2)]


def observe_scores(state: State, viewer: int) -> list[Any]:
    """Channel scores."""
    # spec: specs/tcg.yaml:453
    return [state.points[side(viewer, q)] >= n for q in range(2) for n in range(1, 3)]


def observe_turns(state: State, viewer: int) -> list[Any]:
    """Channel turns, the same for all."""
    # spec: specs/tcg.yaml:454
    return [(f32(state.turn) - 0.0) / (f32(30.0) - f32(0.0))]


def observe_my_turn(state: State, viewer: int) -> list[Any]:
    """Channel my_turn."""
    # spec: specs/tcg.yaml:455
    return [state.mover == viewer]


def observe_no_supporter(state: State, viewer: int) -> list[Any]:
    """Channel no_supporter, the same for all."""
    # spec: specs/tcg.yaml:456
    return [state.supporter_played]


def observe_no_retreat(state: State, viewer: int) -> list[Any]:
    """Channel no_retreat, the same for all."""
    # spec: specs/tcg.yaml:457
    return [state.retreated]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            "turn ",
            shown(state.turn, TURN),
            ", player ",
            shown(state.to_move, PLAYER),
            " to act\nplayer 1: ",
            shown(state.points[1], KIND_6),
            " points, ",
            tried(lambda: shown(len(state.hand[1]), KIND_3)),
            " cards in hand, ",
            tried(lambda: shown(len(state.deck[1]), KIND_3)),
            " in the deck, Energy ",
            shown(state.zone[1], KIND_7),
            ", then ",
            shown(state.preview[1], KIND_7),
            "\n  ",
            (">" if state.active[1] == 0 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(1, 0)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 1, 0), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 1, 0), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 1, 0), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(1, 0)].mood, MOOD)),
            "\n  ",
            (">" if state.active[1] == 1 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(1, 1)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 1, 1), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 1, 1), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 1, 1), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(1, 1)].mood, MOOD)),
            "\n  ",
            (">" if state.active[1] == 2 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(1, 2)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 1, 2), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 1, 2), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 1, 2), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(1, 2)].mood, MOOD)),
            "\n  ",
            (">" if state.active[1] == 3 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(1, 3)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 1, 3), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 1, 3), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 1, 3), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(1, 3)].mood, MOOD)),
            "\nplayer 0: ",
            shown(state.points[0], KIND_6),
            " points, ",
            tried(lambda: shown(len(state.hand[0]), KIND_3)),
            " cards in hand, ",
            tried(lambda: shown(len(state.deck[0]), KIND_3)),
            " in the deck, Energy ",
            shown(state.zone[0], KIND_7),
            ", then ",
            shown(state.preview[0], KIND_7),
            "\n  ",
            (">" if state.active[0] == 0 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(0, 0)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 0, 0), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 0, 0), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 0, 0), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(0, 0)].mood, MOOD)),
            "\n  ",
            (">" if state.active[0] == 1 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(0, 1)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 0, 1), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 0, 1), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 0, 1), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(0, 1)].mood, MOOD)),
            "\n  ",
            (">" if state.active[0] == 2 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(0, 2)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 0, 2), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 0, 2), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 0, 2), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(0, 2)].mood, MOOD)),
            "\n  ",
            (">" if state.active[0] == 3 else " "),
            " ",
            tried(lambda: shown(state.mon[Place(0, 3)].card, KIND_8)),
            ", ",
            tried(lambda: shown(life(state, 0, 3), KIND_9)),
            " HP, ",
            tried(lambda: shown(stock(state, 0, 3), KIND_10)),
            " Energy ",
            tried(lambda: shown(kinds(state, 0, 3), KIND_11)),
            ", ",
            tried(lambda: shown(state.mon[Place(0, 3)].mood, MOOD)),
            "\nhand of player ",
            shown(state.to_move, PLAYER),
            ": ",
            tried(lambda: shown([state.cards[state.to_move, c] for c in sorted(state.hand[state.to_move])], KIND_12)),
            "\nas numbers for `play`: ",
            tried(lambda: shown([c for c in sorted(state.hand[state.to_move])], KIND_13)),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("deck_of", "deck_of", DECK_OF, start=deck_of_at_start, given="may", seen=deck_of_seen),
    Field("starter", "starter", PLAYER, start=starter_at_start, given="may"),
    Field("cards", "cards", CARDS, start=cards_at_start, seen=cards_seen),
    Field("deck", "deck", DECK_, start=deck_at_start, seen=deck_seen),
    Field("hand", "hand", HAND, start=hand_at_start, seen=hand_seen),
    Field("shown", "shown", HAND, start=shown_at_start),
    Field("discard", "discard", HAND, start=discard_at_start),
    Field("spent", "spent", SPENT, start=spent_at_start),
    Field("mon", "mon", MON_, start=mon_at_start, seen=mon_seen),
    Field("active", "active", ACTIVE, start=active_at_start),
    Field("zone", "zone", ZONE, start=zone_at_start),
    Field("preview", "preview", ZONE, start=preview_at_start),
    Field("points", "points", POINTS, start=points_at_start),
    Field("aid", "aid", AID_, start=aid_at_start),
    Field("turn", "turn", TURN, start=turn_at_start),
    Field("supporter_played", "supporter_played", Bool(), start=supporter_played_at_start),
    Field("retreated", "retreated", Bool(), start=retreated_at_start),
    Field("used", "used", USED, start=used_at_start),
)

GAME = State.game = Game(
    name="tcg",
    version="b7462e18ab52",
    players=2,
    num_actions=72,
    state=State,
    setup=setup,
    actions=(
        Action(
            "play",
            (COPY,),
            0,
            play_refusal,
            play,
            labels=(
                "play(0)",
                "play(1)",
                "play(2)",
                "play(3)",
                "play(4)",
                "play(5)",
                "play(6)",
                "play(7)",
                "play(8)",
                "play(9)",
                "play(10)",
                "play(11)",
                "play(12)",
                "play(13)",
                "play(14)",
                "play(15)",
                "play(16)",
                "play(17)",
                "play(18)",
                "play(19)",
            ),
        ),
        Action(
            "attach_energy",
            (SLOT,),
            20,
            attach_energy_refusal,
            attach_energy,
            labels=("attach_energy(0)", "attach_energy(1)", "attach_energy(2)", "attach_energy(3)"),
        ),
        Action(
            "use_ability",
            (SLOT,),
            24,
            use_ability_refusal,
            use_ability,
            labels=("use_ability(0)", "use_ability(1)", "use_ability(2)", "use_ability(3)"),
        ),
        Action(
            "retreat",
            (SLOT,),
            28,
            retreat_refusal,
            retreat,
            labels=("retreat(0)", "retreat(1)", "retreat(2)", "retreat(3)"),
        ),
        Action("attack", (Int(0, 1),), 32, attack_refusal, attack, labels=("attack(0)", "attack(1)")),
        Action("done", (), 34, done_refusal, done, labels=("done",)),
    ),
    ends=(),
    channels=(
        Channel("decks", 4, observe_decks),
        Channel("hand_cards", 20, observe_hand_cards),
        Channel("seen_cards", 38, observe_seen_cards),
        Channel("discarded", 76, observe_discarded),
        Channel("board", 304, observe_board),
        Channel("in_front", 8, observe_in_front),
        Channel("damage", 8, observe_damage),
        Channel("energy", 64, observe_energy),
        Channel("moods", 32, observe_moods),
        Channel("poisoned", 8, observe_poisoned),
        Channel("burned", 8, observe_burned),
        Channel("lasting", 24, observe_lasting),
        Channel("aids", 6, observe_aids),
        Channel("fresh", 8, observe_fresh),
        Channel("used_up", 4, observe_used_up),
        Channel("zones", 16, observe_zones),
        Channel("previews", 16, observe_previews),
        Channel("hand_sizes", 2, observe_hand_sizes),
        Channel("deck_sizes", 2, observe_deck_sizes),
        Channel("scores", 4, observe_scores),
        Channel("turns", 1, observe_turns),
        Channel("my_turn", 1, observe_my_turn),
        Channel("no_supporter", 1, observe_no_supporter),
        Channel("no_retreat", 1, observe_no_retreat),
    ),
    render=render,
    forced_take=True,
    answers=ANSWERS,
    none_number=71,
    invariants=(
        (invariant_1, "all(whereabouts(p, c) == 1 for p in Player for c in Copy)"),
        (
            invariant_2,
            "all(mon[m].mood == fine and not mon[m].poisoned and not mon[m].burned for p in Player for m in bench(p))",
        ),
    ),
    sites={
        10: "pop",
        12: "pop",
        13: "choose",
        14: "choose",
        15: "pick",
        21: "pick",
        26: "heads",
        27: "heads",
        36: "pick",
        37: "pick",
        38: "pick",
        53: "choose",
        56: "pop",
        58: "heads_run",
        72: "heads",
        81: "heads",
        85: "heads",
        92: "heads",
    },
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
