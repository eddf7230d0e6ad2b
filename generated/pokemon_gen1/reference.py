# Made by specc 0.1.0 from specs/pokemon_gen1.yaml. Do not edit.
# Version 9d418ae73d96: it changes when the meaning of the rules changes.
"""Pokemon battle, generation 1: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: npm pokemon-showdown 0.11.11
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_hidden import Seen, hidden_parts
from .reference_kinds import Array, Bool, Enum, Int, Opt, Record, Row, Rowed, Set, table
from .reference_runtime import clamp, copied, f32, first, from_index, in_range, item, known, last, pick, power
from .reference_state import Action, BaseState, Channel, Field, Game, finish
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..1
PLAYER = Int(0, 1, players=2)
Mate = int  # 0..5
MATE = Int(0, 5)
Pick = int  # 0..3
PICK = Int(0, 3)
Stage = int  # -6..6
STAGE = Int(-6, 6)
Damage = int  # 0..65535
DAMAGE = Int(0, 65535)


class Stat(IntEnum):
    attack = 0
    defense = 1
    special = 2
    speed = 3


STAT = Enum(Stat, ("attack", "defense", "special", "speed"))


class Boost(IntEnum):
    attack = 0
    defense = 1
    special = 2
    speed = 3
    accuracy = 4
    evasion = 5


BOOST = Enum(Boost, ("attack", "defense", "special", "speed", "accuracy", "evasion"))


class Status(IntEnum):
    healthy = 0
    asleep = 1
    poisoned = 2
    badly_poisoned = 3
    burned = 4
    frozen = 5
    paralyzed = 6


STATUS = Enum(Status, ("healthy", "asleep", "poisoned", "badly_poisoned", "burned", "frozen", "paralyzed"))


class Class(IntEnum):
    physical = 0
    special = 1
    status = 2


CLASS = Enum(Class, ("physical", "special", "status"))


class Plan(IntEnum):
    idle = 0
    attacking = 1
    switching = 2


PLAN = Enum(Plan, ("idle", "attacking", "switching"))


class Hits(IntEnum):
    once = 0
    twice = 1
    two_to_five = 2


HITS = Enum(Hits, ("once", "twice", "two_to_five"))


class Flag(IntEnum):
    misted = 0
    focused = 1
    reflecting = 2
    screened = 3
    seeded = 4


FLAG = Enum(Flag, ("misted", "focused", "reflecting", "screened", "seeded"))


class Extra(IntEnum):
    nothing = 0
    flinch = 1
    confuse = 2
    lower_attack = 3
    lower_defense = 4
    lower_special = 5
    lower_speed = 6
    lower_accuracy = 7


EXTRA = Enum(
    Extra,
    ("nothing", "flinch", "confuse", "lower_attack", "lower_defense", "lower_special", "lower_speed", "lower_accuracy"),
)


class Phase(IntEnum):
    battle = 0
    replace = 1


PHASE = Enum(Phase, ("battle", "replace"))


class Kind(Row):
    """A row of the table Kind."""

    __slots__ = columns = ("twice", "half", "useless")

    twice: frozenset[Kind]
    half: frozenset[Kind]
    useless: frozenset[Kind]


KIND = table(
    Kind,
    (
        "normal",
        "fighting",
        "flying",
        "poison",
        "ground",
        "rock",
        "bug",
        "ghost",
        "fire",
        "water",
        "grass",
        "electric",
        "psychic",
        "ice",
        "dragon",
        "typeless",
    ),
)
KIND_KIND = Rowed(KIND)


class Species(Row):
    """A row of the table Species."""

    __slots__ = columns = ("one", "two", "hp", "attack", "defense", "special", "speed", "learns")

    one: Kind
    two: Kind
    hp: int
    attack: int
    defense: int
    special: int
    speed: int
    learns: frozenset[Move]


SPECIES = table(
    Species,
    (
        "bulbasaur",
        "ivysaur",
        "venusaur",
        "charmander",
        "charmeleon",
        "charizard",
        "squirtle",
        "wartortle",
        "blastoise",
        "caterpie",
        "metapod",
        "butterfree",
        "weedle",
        "kakuna",
        "beedrill",
        "pidgey",
        "pidgeotto",
        "pidgeot",
        "rattata",
        "raticate",
        "spearow",
        "fearow",
        "ekans",
        "arbok",
        "pikachu",
        "raichu",
        "sandshrew",
        "sandslash",
        "nidoranf",
        "nidorina",
        "nidoqueen",
        "nidoranm",
        "nidorino",
        "nidoking",
        "clefairy",
        "clefable",
        "vulpix",
        "ninetales",
        "jigglypuff",
        "wigglytuff",
        "zubat",
        "golbat",
        "oddish",
        "gloom",
        "vileplume",
        "paras",
        "parasect",
        "venonat",
        "venomoth",
        "diglett",
        "dugtrio",
        "meowth",
        "persian",
        "psyduck",
        "golduck",
        "mankey",
        "primeape",
        "growlithe",
        "arcanine",
        "poliwag",
        "poliwhirl",
        "poliwrath",
        "abra",
        "kadabra",
        "alakazam",
        "machop",
        "machoke",
        "machamp",
        "bellsprout",
        "weepinbell",
        "victreebel",
        "tentacool",
        "tentacruel",
        "geodude",
        "graveler",
        "golem",
        "ponyta",
        "rapidash",
        "slowpoke",
        "slowbro",
        "magnemite",
        "magneton",
        "farfetchd",
        "doduo",
        "dodrio",
        "seel",
        "dewgong",
        "grimer",
        "muk",
        "shellder",
        "cloyster",
        "gastly",
        "haunter",
        "gengar",
        "onix",
        "drowzee",
        "hypno",
        "krabby",
        "kingler",
        "voltorb",
        "electrode",
        "exeggcute",
        "exeggutor",
        "cubone",
        "marowak",
        "hitmonlee",
        "hitmonchan",
        "lickitung",
        "koffing",
        "weezing",
        "rhyhorn",
        "rhydon",
        "chansey",
        "tangela",
        "kangaskhan",
        "horsea",
        "seadra",
        "goldeen",
        "seaking",
        "staryu",
        "starmie",
        "mrmime",
        "scyther",
        "jynx",
        "electabuzz",
        "magmar",
        "pinsir",
        "tauros",
        "magikarp",
        "gyarados",
        "lapras",
        "ditto",
        "eevee",
        "vaporeon",
        "jolteon",
        "flareon",
        "porygon",
        "omanyte",
        "omastar",
        "kabuto",
        "kabutops",
        "aerodactyl",
        "snorlax",
        "articuno",
        "zapdos",
        "moltres",
        "dratini",
        "dragonair",
        "dragonite",
        "mewtwo",
        "mew",
    ),
)
SPECIES_KIND = Rowed(SPECIES)


class Move(Row):
    """A row of the table Move."""

    __slots__ = columns = (
        "kind",
        "cls",
        "power",
        "hits_in",
        "pp",
        "first",
        "on_self",
        "any_kind",
        "sharp",
        "hits",
        "drains",
        "recoils",
        "gives",
        "chance",
        "also_gives",
        "also",
        "explodes",
        "ohko",
        "charges",
        "hides",
        "traps",
        "recharges",
        "thrashes",
        "rages",
        "keeps_last_damage",
        "callable",
        "sub_stops",
    )

    kind: Kind
    cls: Class
    power: int
    hits_in: int | None
    pp: int
    first: int
    on_self: bool
    any_kind: bool
    sharp: bool
    hits: Hits
    drains: bool
    recoils: int
    gives: Status
    chance: int
    also_gives: Status
    also: Extra
    explodes: bool
    ohko: bool
    charges: bool
    hides: bool
    traps: bool
    recharges: bool
    thrashes: bool
    rages: bool
    keeps_last_damage: bool
    callable: bool
    sub_stops: bool

    def fixed(self, state: State, chance: Chance, p: Player) -> int | None:
        return MOVE_FIXED[self.index](state, chance, self, p)

    def allowed(self, state: State, p: Player) -> bool:
        return MOVE_ALLOWED[self.index](state, self, p)

    def effect(self, state: State, chance: Chance, p: Player) -> bool:
        return MOVE_EFFECT[self.index](state, chance, self, p)

    def missed(self, state: State, p: Player) -> None:
        MOVE_MISSED[self.index](state, self, p)

    def calls(self, state: State, chance: Chance, p: Player) -> Move | None:
        return MOVE_CALLS[self.index](state, chance, self, p)


MOVE = table(
    Move,
    (
        "pound",
        "karate_chop",
        "double_slap",
        "comet_punch",
        "mega_punch",
        "pay_day",
        "fire_punch",
        "ice_punch",
        "thunder_punch",
        "scratch",
        "vise_grip",
        "guillotine",
        "razor_wind",
        "swords_dance",
        "cut",
        "gust",
        "wing_attack",
        "whirlwind",
        "fly",
        "bind",
        "slam",
        "vine_whip",
        "stomp",
        "double_kick",
        "mega_kick",
        "jump_kick",
        "rolling_kick",
        "sand_attack",
        "headbutt",
        "horn_attack",
        "fury_attack",
        "horn_drill",
        "tackle",
        "body_slam",
        "wrap",
        "take_down",
        "thrash",
        "double_edge",
        "tail_whip",
        "poison_sting",
        "twineedle",
        "pin_missile",
        "leer",
        "bite",
        "growl",
        "roar",
        "sing",
        "supersonic",
        "sonic_boom",
        "disable",
        "acid",
        "ember",
        "flamethrower",
        "mist",
        "water_gun",
        "hydro_pump",
        "surf",
        "ice_beam",
        "blizzard",
        "psybeam",
        "bubble_beam",
        "aurora_beam",
        "hyper_beam",
        "peck",
        "drill_peck",
        "submission",
        "low_kick",
        "counter",
        "seismic_toss",
        "strength",
        "absorb",
        "mega_drain",
        "leech_seed",
        "growth",
        "razor_leaf",
        "solar_beam",
        "poison_powder",
        "stun_spore",
        "sleep_powder",
        "petal_dance",
        "string_shot",
        "dragon_rage",
        "fire_spin",
        "thunder_shock",
        "thunderbolt",
        "thunder_wave",
        "thunder",
        "rock_throw",
        "earthquake",
        "fissure",
        "dig",
        "toxic",
        "confusion",
        "psychic",
        "hypnosis",
        "meditate",
        "agility",
        "quick_attack",
        "rage",
        "teleport",
        "night_shade",
        "mimic",
        "screech",
        "double_team",
        "recover",
        "harden",
        "minimize",
        "smokescreen",
        "confuse_ray",
        "withdraw",
        "defense_curl",
        "barrier",
        "light_screen",
        "haze",
        "reflect",
        "focus_energy",
        "bide",
        "metronome",
        "mirror_move",
        "self_destruct",
        "egg_bomb",
        "lick",
        "smog",
        "sludge",
        "bone_club",
        "fire_blast",
        "waterfall",
        "clamp",
        "swift",
        "skull_bash",
        "spike_cannon",
        "constrict",
        "amnesia",
        "kinesis",
        "soft_boiled",
        "high_jump_kick",
        "glare",
        "dream_eater",
        "poison_gas",
        "barrage",
        "leech_life",
        "lovely_kiss",
        "sky_attack",
        "transform",
        "bubble",
        "dizzy_punch",
        "spore",
        "flash",
        "psywave",
        "splash",
        "acid_armor",
        "crabhammer",
        "explosion",
        "fury_swipes",
        "bonemerang",
        "rest",
        "rock_slide",
        "hyper_fang",
        "sharpen",
        "conversion",
        "tri_attack",
        "super_fang",
        "slash",
        "substitute",
        "struggle",
        "unselected",
    ),
)
MOVE_KIND = Rowed(MOVE)


@dataclass(slots=True)
class Member:
    species: Species
    level: int
    stat: list[int]
    max_hp: int
    hp: int
    status: Status
    sleep: int
    rests: bool
    move: list[Move | None]
    pp: list[int]

    def copy(self) -> Member:
        """A copy that can be changed without changing this one."""
        return Member(
            self.species,
            self.level,
            copied(self.stat),
            self.max_hp,
            self.hp,
            self.status,
            self.sleep,
            self.rests,
            copied(self.move),
            copied(self.pp),
        )


MEMBER = Record(
    Member,
    ("species", "species", SPECIES_KIND),
    ("level", "level", Int(1, 100)),
    ("stat", "stat", Array(Int(1, 999), STAT)),
    ("max_hp", "max_hp", Int(1, 714)),
    ("hp", "hp", Int(0, 714)),
    ("status", "status", STATUS),
    ("sleep", "sleep", Int(0, 7)),
    ("rests", "rests", Bool()),
    ("move", "move", Array(Opt(MOVE_KIND), PICK)),
    ("pp", "pp", Array(Int(-63, 63), PICK)),
)


@dataclass(slots=True)
class Active:
    who: Mate
    kind: list[Kind]
    base: list[int]
    stat: list[int]
    stage: list[Stage]
    move: list[Move | None]
    pp: list[int]
    transformed: bool
    last: Move | None
    confused: int
    flinched: bool
    recharging: bool
    charging: Move | None
    hidden: bool
    has: list[bool]
    toxic_counts: bool
    toxic: int
    substitute: int
    sub_broke: bool
    disabled: Pick | None
    disable_left: int
    bide_left: int
    bide_damage: Damage
    thrash: Move | None
    thrash_left: int
    raging: bool
    carried: int
    trapping: Move | None
    trap_left: int
    trap_total: int
    trap_damage: int
    trapped: int
    trap_unsure: bool

    def copy(self) -> Active:
        """A copy that can be changed without changing this one."""
        return Active(
            self.who,
            copied(self.kind),
            copied(self.base),
            copied(self.stat),
            copied(self.stage),
            copied(self.move),
            copied(self.pp),
            self.transformed,
            self.last,
            self.confused,
            self.flinched,
            self.recharging,
            self.charging,
            self.hidden,
            copied(self.has),
            self.toxic_counts,
            self.toxic,
            self.substitute,
            self.sub_broke,
            self.disabled,
            self.disable_left,
            self.bide_left,
            self.bide_damage,
            self.thrash,
            self.thrash_left,
            self.raging,
            self.carried,
            self.trapping,
            self.trap_left,
            self.trap_total,
            self.trap_damage,
            self.trapped,
            self.trap_unsure,
        )


ACTIVE = Record(
    Active,
    ("who", "who", MATE),
    ("kind", "kind", Array(KIND_KIND, Int(0, 1))),
    ("base", "base", Array(Int(1, 999), STAT)),
    ("stat", "stat", Array(Int(1, 3996), STAT)),
    ("stage", "stage", Array(STAGE, BOOST)),
    ("move", "move", Array(Opt(MOVE_KIND), PICK)),
    ("pp", "pp", Array(Int(-63, 63), PICK)),
    ("transformed", "transformed", Bool()),
    ("last", "last", Opt(MOVE_KIND)),
    ("confused", "confused", Int(0, 5)),
    ("flinched", "flinched", Bool()),
    ("recharging", "recharging", Bool()),
    ("charging", "charging", Opt(MOVE_KIND)),
    ("hidden", "hidden", Bool()),
    ("has", "has", Array(Bool(), FLAG)),
    ("toxic_counts", "toxic_counts", Bool()),
    ("toxic", "toxic", Int(0, 15)),
    ("substitute", "substitute", Int(0, 255)),
    ("sub_broke", "sub_broke", Bool()),
    ("disabled", "disabled", Opt(PICK)),
    ("disable_left", "disable_left", Int(0, 8)),
    ("bide_left", "bide_left", Int(0, 3)),
    ("bide_damage", "bide_damage", DAMAGE),
    ("thrash", "thrash", Opt(MOVE_KIND)),
    ("thrash_left", "thrash_left", Int(0, 3)),
    ("raging", "raging", Bool()),
    ("carried", "carried", Int(1, 255)),
    ("trapping", "trapping", Opt(MOVE_KIND)),
    ("trap_left", "trap_left", Int(0, 5)),
    ("trap_total", "trap_total", Int(0, 5)),
    ("trap_damage", "trap_damage", Int(0, 1023)),
    ("trapped", "trapped", Int(0, 2)),
    ("trap_unsure", "trap_unsure", Bool()),
)

TEAM = Array(MEMBER, PLAYER, MATE)
MATES = Array(Int(0, 6), PLAYER)
ACT = Array(ACTIVE, PLAYER)
SEEN = Array(Set(MATE), PLAYER)
KNOWN = Array(Set(PICK), PLAYER, MATE)
PLAN_ = Array(PLAN, PLAYER)
PLAN_INDEX = Array(MATE, PLAYER)
LAST_MOVE = Array(Opt(MOVE_KIND), PLAYER)
SLOT = Array(PICK, PLAYER)
HELD = Array(Bool(), PLAYER)
KIND_ = Array(Int(1, 999), STAT)
KIND_2 = Array(Opt(MOVE_KIND), PICK)
KIND_3 = Array(Int(-63, 63), PICK)
KIND_4 = Array(KIND_KIND, Int(0, 1))
KIND_5 = Array(Int(1, 3996), STAT)
KIND_6 = Array(STAGE, BOOST)
KIND_7 = Array(Bool(), FLAG)
KIND_8 = Int(1, 1000)

# ---------------------------------------------------------------------------------------------- tables

KIND.fill(
    ("normal", frozenset(), frozenset({KIND.rock}), frozenset({KIND.ghost})),
    (
        "fighting",
        frozenset({KIND.normal, KIND.rock, KIND.ice}),
        frozenset({KIND.flying, KIND.poison, KIND.bug, KIND.psychic}),
        frozenset({KIND.ghost}),
    ),
    ("flying", frozenset({KIND.fighting, KIND.bug, KIND.grass}), frozenset({KIND.rock, KIND.electric}), frozenset()),
    (
        "poison",
        frozenset({KIND.bug, KIND.grass}),
        frozenset({KIND.poison, KIND.ground, KIND.rock, KIND.ghost}),
        frozenset(),
    ),
    (
        "ground",
        frozenset({KIND.poison, KIND.rock, KIND.fire, KIND.electric}),
        frozenset({KIND.bug, KIND.grass}),
        frozenset({KIND.flying}),
    ),
    (
        "rock",
        frozenset({KIND.flying, KIND.bug, KIND.fire, KIND.ice}),
        frozenset({KIND.fighting, KIND.ground}),
        frozenset(),
    ),
    (
        "bug",
        frozenset({KIND.poison, KIND.grass, KIND.psychic}),
        frozenset({KIND.fighting, KIND.flying, KIND.ghost, KIND.fire}),
        frozenset(),
    ),
    ("ghost", frozenset({KIND.ghost}), frozenset(), frozenset({KIND.normal, KIND.psychic})),
    (
        "fire",
        frozenset({KIND.bug, KIND.grass, KIND.ice}),
        frozenset({KIND.rock, KIND.fire, KIND.water, KIND.dragon}),
        frozenset(),
    ),
    (
        "water",
        frozenset({KIND.ground, KIND.rock, KIND.fire}),
        frozenset({KIND.water, KIND.grass, KIND.dragon}),
        frozenset(),
    ),
    (
        "grass",
        frozenset({KIND.ground, KIND.rock, KIND.water}),
        frozenset({KIND.flying, KIND.poison, KIND.bug, KIND.fire, KIND.grass, KIND.dragon}),
        frozenset(),
    ),
    (
        "electric",
        frozenset({KIND.flying, KIND.water}),
        frozenset({KIND.grass, KIND.electric, KIND.dragon}),
        frozenset({KIND.ground}),
    ),
    ("psychic", frozenset({KIND.fighting, KIND.poison}), frozenset({KIND.psychic}), frozenset()),
    (
        "ice",
        frozenset({KIND.flying, KIND.ground, KIND.grass, KIND.dragon}),
        frozenset({KIND.water, KIND.ice}),
        frozenset(),
    ),
    ("dragon", frozenset({KIND.dragon}), frozenset(), frozenset()),
    ("typeless", frozenset(), frozenset(), frozenset()),
)

SPECIES.fill(
    (
        "bulbasaur",
        KIND.grass,
        KIND.poison,
        45,
        49,
        49,
        65,
        45,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.vine_whip,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.mega_drain,
                MOVE.leech_seed,
                MOVE.growth,
                MOVE.razor_leaf,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "ivysaur",
        KIND.grass,
        KIND.poison,
        60,
        62,
        63,
        80,
        60,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.vine_whip,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.mega_drain,
                MOVE.leech_seed,
                MOVE.growth,
                MOVE.razor_leaf,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "venusaur",
        KIND.grass,
        KIND.poison,
        80,
        82,
        83,
        100,
        80,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.vine_whip,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.leech_seed,
                MOVE.growth,
                MOVE.razor_leaf,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "charmander",
        KIND.fire,
        KIND.fire,
        39,
        52,
        43,
        50,
        65,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.scratch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.growl,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.dragon_rage,
                MOVE.fire_spin,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "charmeleon",
        KIND.fire,
        KIND.fire,
        58,
        64,
        58,
        65,
        80,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.scratch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.growl,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.dragon_rage,
                MOVE.fire_spin,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "charizard",
        KIND.fire,
        KIND.flying,
        78,
        84,
        78,
        85,
        100,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.scratch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.fly,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.growl,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.dragon_rage,
                MOVE.fire_spin,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "squirtle",
        KIND.water,
        KIND.water,
        44,
        48,
        65,
        50,
        43,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.bite,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.bubble,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "wartortle",
        KIND.water,
        KIND.water,
        59,
        63,
        80,
        65,
        58,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.bite,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.bubble,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "blastoise",
        KIND.water,
        KIND.water,
        79,
        83,
        100,
        85,
        78,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.bite,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.bubble,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    ("caterpie", KIND.bug, KIND.bug, 45, 30, 35, 20, 45, frozenset({MOVE.tackle, MOVE.string_shot})),
    ("metapod", KIND.bug, KIND.bug, 50, 20, 55, 25, 30, frozenset({MOVE.tackle, MOVE.string_shot, MOVE.harden})),
    (
        "butterfree",
        KIND.bug,
        KIND.flying,
        60,
        45,
        50,
        80,
        70,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.gust,
                MOVE.whirlwind,
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.supersonic,
                MOVE.psybeam,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.string_shot,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    ("weedle", KIND.bug, KIND.poison, 40, 35, 30, 20, 50, frozenset({MOVE.poison_sting, MOVE.string_shot})),
    ("kakuna", KIND.bug, KIND.poison, 45, 25, 50, 25, 35, frozenset({MOVE.poison_sting, MOVE.string_shot})),
    (
        "beedrill",
        KIND.bug,
        KIND.poison,
        65,
        80,
        40,
        45,
        75,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.fury_attack,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.twineedle,
                MOVE.pin_missile,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.string_shot,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "pidgey",
        KIND.normal,
        KIND.flying,
        40,
        45,
        40,
        35,
        56,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.gust,
                MOVE.wing_attack,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.sand_attack,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.toxic,
                MOVE.agility,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.mirror_move,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "pidgeotto",
        KIND.normal,
        KIND.flying,
        63,
        60,
        55,
        50,
        71,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.gust,
                MOVE.wing_attack,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.sand_attack,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.toxic,
                MOVE.agility,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.mirror_move,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "pidgeot",
        KIND.normal,
        KIND.flying,
        83,
        80,
        75,
        70,
        91,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.gust,
                MOVE.wing_attack,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.sand_attack,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.toxic,
                MOVE.agility,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.mirror_move,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "rattata",
        KIND.normal,
        KIND.normal,
        30,
        56,
        35,
        25,
        72,
        frozenset(
            {
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.water_gun,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.dig,
                MOVE.toxic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.hyper_fang,
                MOVE.super_fang,
                MOVE.substitute,
            }
        ),
    ),
    (
        "raticate",
        KIND.normal,
        KIND.normal,
        55,
        81,
        60,
        50,
        97,
        frozenset(
            {
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.dig,
                MOVE.toxic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.hyper_fang,
                MOVE.super_fang,
                MOVE.substitute,
            }
        ),
    ),
    (
        "spearow",
        KIND.normal,
        KIND.flying,
        40,
        60,
        30,
        31,
        70,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.fury_attack,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.growl,
                MOVE.peck,
                MOVE.drill_peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.mirror_move,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "fearow",
        KIND.normal,
        KIND.flying,
        65,
        90,
        65,
        61,
        100,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.fury_attack,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.growl,
                MOVE.hyper_beam,
                MOVE.peck,
                MOVE.drill_peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.mirror_move,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "ekans",
        KIND.poison,
        KIND.poison,
        35,
        60,
        44,
        40,
        55,
        frozenset(
            {
                MOVE.body_slam,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.leer,
                MOVE.bite,
                MOVE.acid,
                MOVE.strength,
                MOVE.mega_drain,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.glare,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "arbok",
        KIND.poison,
        KIND.poison,
        60,
        85,
        69,
        65,
        80,
        frozenset(
            {
                MOVE.body_slam,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.leer,
                MOVE.bite,
                MOVE.acid,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.mega_drain,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.glare,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "pikachu",
        KIND.electric,
        KIND.electric,
        35,
        55,
        30,
        50,
        90,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.slam,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.growl,
                MOVE.surf,
                MOVE.submission,
                MOVE.seismic_toss,
                MOVE.thunder_shock,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.agility,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "raichu",
        KIND.electric,
        KIND.electric,
        60,
        90,
        55,
        90,
        100,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.slam,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.growl,
                MOVE.surf,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.seismic_toss,
                MOVE.thunder_shock,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.agility,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "sandshrew",
        KIND.ground,
        KIND.ground,
        50,
        75,
        85,
        30,
        40,
        frozenset(
            {
                MOVE.scratch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.sand_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.submission,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "sandslash",
        KIND.ground,
        KIND.ground,
        75,
        100,
        110,
        55,
        65,
        frozenset(
            {
                MOVE.scratch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.sand_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "nidoranf",
        KIND.poison,
        KIND.poison,
        55,
        47,
        52,
        40,
        41,
        frozenset(
            {
                MOVE.scratch,
                MOVE.double_kick,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.poison_sting,
                MOVE.bite,
                MOVE.growl,
                MOVE.blizzard,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "nidorina",
        KIND.poison,
        KIND.poison,
        70,
        62,
        67,
        55,
        56,
        frozenset(
            {
                MOVE.scratch,
                MOVE.double_kick,
                MOVE.horn_drill,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.poison_sting,
                MOVE.bite,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "nidoqueen",
        KIND.poison,
        KIND.ground,
        90,
        82,
        87,
        75,
        76,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.scratch,
                MOVE.double_kick,
                MOVE.mega_kick,
                MOVE.horn_drill,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.poison_sting,
                MOVE.bite,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "nidoranm",
        KIND.poison,
        KIND.poison,
        46,
        57,
        40,
        40,
        50,
        frozenset(
            {
                MOVE.double_kick,
                MOVE.horn_attack,
                MOVE.fury_attack,
                MOVE.horn_drill,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.leer,
                MOVE.blizzard,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "nidorino",
        KIND.poison,
        KIND.poison,
        61,
        72,
        57,
        55,
        65,
        frozenset(
            {
                MOVE.double_kick,
                MOVE.horn_attack,
                MOVE.fury_attack,
                MOVE.horn_drill,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "nidoking",
        KIND.poison,
        KIND.ground,
        81,
        92,
        77,
        75,
        85,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.double_kick,
                MOVE.mega_kick,
                MOVE.horn_attack,
                MOVE.fury_attack,
                MOVE.horn_drill,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "clefairy",
        KIND.normal,
        KIND.normal,
        70,
        45,
        48,
        60,
        35,
        frozenset(
            {
                MOVE.pound,
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.sing,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.minimize,
                MOVE.defense_curl,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "clefable",
        KIND.normal,
        KIND.normal,
        95,
        70,
        73,
        85,
        60,
        frozenset(
            {
                MOVE.pound,
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.sing,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.minimize,
                MOVE.defense_curl,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "vulpix",
        KIND.fire,
        KIND.fire,
        38,
        41,
        40,
        65,
        65,
        frozenset(
            {
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.roar,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.fire_spin,
                MOVE.dig,
                MOVE.toxic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "ninetales",
        KIND.fire,
        KIND.fire,
        73,
        76,
        75,
        100,
        100,
        frozenset(
            {
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.roar,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.hyper_beam,
                MOVE.fire_spin,
                MOVE.dig,
                MOVE.toxic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "jigglypuff",
        KIND.normal,
        KIND.normal,
        115,
        45,
        20,
        25,
        20,
        frozenset(
            {
                MOVE.pound,
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.sing,
                MOVE.disable,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.defense_curl,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "wigglytuff",
        KIND.normal,
        KIND.normal,
        140,
        70,
        45,
        50,
        45,
        frozenset(
            {
                MOVE.pound,
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.sing,
                MOVE.disable,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.defense_curl,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "zubat",
        KIND.poison,
        KIND.flying,
        40,
        45,
        35,
        40,
        55,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.wing_attack,
                MOVE.whirlwind,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.bite,
                MOVE.supersonic,
                MOVE.mega_drain,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.haze,
                MOVE.bide,
                MOVE.swift,
                MOVE.leech_life,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "golbat",
        KIND.poison,
        KIND.flying,
        75,
        80,
        70,
        75,
        90,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.wing_attack,
                MOVE.whirlwind,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.bite,
                MOVE.supersonic,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.haze,
                MOVE.bide,
                MOVE.swift,
                MOVE.leech_life,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "oddish",
        KIND.grass,
        KIND.poison,
        45,
        50,
        55,
        75,
        30,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.acid,
                MOVE.absorb,
                MOVE.mega_drain,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.petal_dance,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "gloom",
        KIND.grass,
        KIND.poison,
        60,
        65,
        70,
        85,
        40,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.acid,
                MOVE.absorb,
                MOVE.mega_drain,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.petal_dance,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "vileplume",
        KIND.grass,
        KIND.poison,
        75,
        80,
        85,
        100,
        50,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.acid,
                MOVE.hyper_beam,
                MOVE.absorb,
                MOVE.mega_drain,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.petal_dance,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "paras",
        KIND.bug,
        KIND.grass,
        35,
        70,
        55,
        55,
        25,
        frozenset(
            {
                MOVE.scratch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.mega_drain,
                MOVE.growth,
                MOVE.solar_beam,
                MOVE.stun_spore,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.leech_life,
                MOVE.spore,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "parasect",
        KIND.bug,
        KIND.grass,
        60,
        95,
        80,
        80,
        30,
        frozenset(
            {
                MOVE.scratch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.growth,
                MOVE.solar_beam,
                MOVE.stun_spore,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.leech_life,
                MOVE.spore,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "venonat",
        KIND.bug,
        KIND.poison,
        60,
        55,
        50,
        40,
        45,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.supersonic,
                MOVE.disable,
                MOVE.psybeam,
                MOVE.mega_drain,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.leech_life,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "venomoth",
        KIND.bug,
        KIND.poison,
        70,
        65,
        60,
        90,
        90,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.whirlwind,
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.supersonic,
                MOVE.disable,
                MOVE.psybeam,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.leech_life,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "diglett",
        KIND.ground,
        KIND.ground,
        10,
        55,
        25,
        45,
        95,
        frozenset(
            {
                MOVE.scratch,
                MOVE.cut,
                MOVE.sand_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "dugtrio",
        KIND.ground,
        KIND.ground,
        35,
        80,
        50,
        70,
        120,
        frozenset(
            {
                MOVE.scratch,
                MOVE.cut,
                MOVE.sand_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.hyper_beam,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "meowth",
        KIND.normal,
        KIND.normal,
        40,
        45,
        35,
        40,
        90,
        frozenset(
            {
                MOVE.pay_day,
                MOVE.scratch,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.bite,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.bubble_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "persian",
        KIND.normal,
        KIND.normal,
        65,
        70,
        60,
        65,
        115,
        frozenset(
            {
                MOVE.pay_day,
                MOVE.scratch,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.bite,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "psyduck",
        KIND.water,
        KIND.water,
        50,
        52,
        48,
        50,
        55,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.scratch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.disable,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.dig,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "golduck",
        KIND.water,
        KIND.water,
        80,
        82,
        78,
        80,
        85,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.scratch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.disable,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.dig,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "mankey",
        KIND.fighting,
        KIND.fighting,
        40,
        80,
        35,
        35,
        70,
        frozenset(
            {
                MOVE.karate_chop,
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.scratch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.thrash,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.submission,
                MOVE.low_kick,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.metronome,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "primeape",
        KIND.fighting,
        KIND.fighting,
        65,
        105,
        60,
        60,
        95,
        frozenset(
            {
                MOVE.karate_chop,
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.scratch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.thrash,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.low_kick,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.metronome,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.fury_swipes,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "growlithe",
        KIND.fire,
        KIND.fire,
        55,
        70,
        45,
        50,
        60,
        frozenset(
            {
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.bite,
                MOVE.roar,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.dragon_rage,
                MOVE.dig,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "arcanine",
        KIND.fire,
        KIND.fire,
        90,
        110,
        80,
        80,
        95,
        frozenset(
            {
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.bite,
                MOVE.roar,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.hyper_beam,
                MOVE.dragon_rage,
                MOVE.dig,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "poliwag",
        KIND.water,
        KIND.water,
        40,
        50,
        40,
        40,
        90,
        frozenset(
            {
                MOVE.double_slap,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.amnesia,
                MOVE.bubble,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "poliwhirl",
        KIND.water,
        KIND.water,
        65,
        65,
        65,
        50,
        90,
        frozenset(
            {
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.amnesia,
                MOVE.bubble,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "poliwrath",
        KIND.water,
        KIND.fighting,
        90,
        85,
        95,
        70,
        70,
        frozenset(
            {
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.amnesia,
                MOVE.bubble,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "abra",
        KIND.psychic,
        KIND.psychic,
        25,
        20,
        15,
        105,
        90,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.thunder_wave,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "kadabra",
        KIND.psychic,
        KIND.psychic,
        40,
        35,
        30,
        120,
        105,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.disable,
                MOVE.psybeam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.thunder_wave,
                MOVE.dig,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.recover,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.kinesis,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "alakazam",
        KIND.psychic,
        KIND.psychic,
        55,
        50,
        45,
        135,
        120,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.disable,
                MOVE.psybeam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.thunder_wave,
                MOVE.dig,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.recover,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.kinesis,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "machop",
        KIND.fighting,
        KIND.fighting,
        70,
        80,
        50,
        35,
        35,
        frozenset(
            {
                MOVE.karate_chop,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.submission,
                MOVE.low_kick,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.metronome,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "machoke",
        KIND.fighting,
        KIND.fighting,
        80,
        100,
        70,
        50,
        45,
        frozenset(
            {
                MOVE.karate_chop,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.submission,
                MOVE.low_kick,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.metronome,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "machamp",
        KIND.fighting,
        KIND.fighting,
        90,
        130,
        80,
        65,
        55,
        frozenset(
            {
                MOVE.karate_chop,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.low_kick,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.metronome,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "bellsprout",
        KIND.grass,
        KIND.poison,
        50,
        75,
        35,
        70,
        40,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.slam,
                MOVE.vine_whip,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.acid,
                MOVE.mega_drain,
                MOVE.growth,
                MOVE.razor_leaf,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "weepinbell",
        KIND.grass,
        KIND.poison,
        65,
        90,
        50,
        85,
        55,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.slam,
                MOVE.vine_whip,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.acid,
                MOVE.mega_drain,
                MOVE.growth,
                MOVE.razor_leaf,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "victreebel",
        KIND.grass,
        KIND.poison,
        80,
        105,
        65,
        100,
        70,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.slam,
                MOVE.vine_whip,
                MOVE.body_slam,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.acid,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.growth,
                MOVE.razor_leaf,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "tentacool",
        KIND.water,
        KIND.poison,
        40,
        40,
        35,
        100,
        70,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.supersonic,
                MOVE.acid,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.mega_drain,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.barrier,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.constrict,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "tentacruel",
        KIND.water,
        KIND.poison,
        80,
        70,
        65,
        120,
        100,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.poison_sting,
                MOVE.supersonic,
                MOVE.acid,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.barrier,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.constrict,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "geodude",
        KIND.rock,
        KIND.ground,
        40,
        80,
        100,
        30,
        20,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.rock_throw,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.defense_curl,
                MOVE.bide,
                MOVE.metronome,
                MOVE.self_destruct,
                MOVE.fire_blast,
                MOVE.explosion,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "graveler",
        KIND.rock,
        KIND.ground,
        55,
        95,
        115,
        45,
        35,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.rock_throw,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.defense_curl,
                MOVE.bide,
                MOVE.metronome,
                MOVE.self_destruct,
                MOVE.fire_blast,
                MOVE.explosion,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "golem",
        KIND.rock,
        KIND.ground,
        80,
        110,
        130,
        55,
        45,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.rock_throw,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.defense_curl,
                MOVE.bide,
                MOVE.metronome,
                MOVE.self_destruct,
                MOVE.fire_blast,
                MOVE.explosion,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "ponyta",
        KIND.fire,
        KIND.fire,
        50,
        85,
        55,
        65,
        90,
        frozenset(
            {
                MOVE.stomp,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.growl,
                MOVE.ember,
                MOVE.fire_spin,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "rapidash",
        KIND.fire,
        KIND.fire,
        65,
        100,
        70,
        80,
        105,
        frozenset(
            {
                MOVE.stomp,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.growl,
                MOVE.ember,
                MOVE.hyper_beam,
                MOVE.fire_spin,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "slowpoke",
        KIND.water,
        KIND.psychic,
        90,
        65,
        65,
        40,
        15,
        frozenset(
            {
                MOVE.pay_day,
                MOVE.headbutt,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.disable,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.strength,
                MOVE.thunder_wave,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.amnesia,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "slowbro",
        KIND.water,
        KIND.psychic,
        95,
        75,
        110,
        80,
        30,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.mega_kick,
                MOVE.headbutt,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.disable,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunder_wave,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.amnesia,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "magnemite",
        KIND.electric,
        KIND.electric,
        25,
        35,
        70,
        95,
        45,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.supersonic,
                MOVE.sonic_boom,
                MOVE.thunder_shock,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.flash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "magneton",
        KIND.electric,
        KIND.electric,
        50,
        60,
        95,
        120,
        70,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.supersonic,
                MOVE.sonic_boom,
                MOVE.hyper_beam,
                MOVE.thunder_shock,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.flash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "farfetchd",
        KIND.normal,
        KIND.flying,
        52,
        65,
        55,
        58,
        60,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.sand_attack,
                MOVE.fury_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "doduo",
        KIND.normal,
        KIND.flying,
        35,
        85,
        45,
        35,
        75,
        frozenset(
            {
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.fury_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.peck,
                MOVE.drill_peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "dodrio",
        KIND.normal,
        KIND.flying,
        60,
        110,
        70,
        60,
        100,
        frozenset(
            {
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.fury_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.hyper_beam,
                MOVE.peck,
                MOVE.drill_peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "seel",
        KIND.water,
        KIND.water,
        65,
        45,
        55,
        70,
        45,
        frozenset(
            {
                MOVE.pay_day,
                MOVE.headbutt,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.aurora_beam,
                MOVE.strength,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "dewgong",
        KIND.water,
        KIND.ice,
        90,
        70,
        80,
        95,
        70,
        frozenset(
            {
                MOVE.pay_day,
                MOVE.headbutt,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.aurora_beam,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "grimer",
        KIND.poison,
        KIND.poison,
        80,
        80,
        50,
        40,
        25,
        frozenset(
            {
                MOVE.pound,
                MOVE.body_slam,
                MOVE.disable,
                MOVE.mega_drain,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.harden,
                MOVE.minimize,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.sludge,
                MOVE.fire_blast,
                MOVE.poison_gas,
                MOVE.acid_armor,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "muk",
        KIND.poison,
        KIND.poison,
        105,
        105,
        75,
        65,
        50,
        frozenset(
            {
                MOVE.pound,
                MOVE.body_slam,
                MOVE.disable,
                MOVE.hyper_beam,
                MOVE.mega_drain,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.harden,
                MOVE.minimize,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.sludge,
                MOVE.fire_blast,
                MOVE.poison_gas,
                MOVE.acid_armor,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "shellder",
        KIND.water,
        KIND.water,
        30,
        65,
        100,
        45,
        40,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.supersonic,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.aurora_beam,
                MOVE.toxic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.clamp,
                MOVE.swift,
                MOVE.explosion,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "cloyster",
        KIND.water,
        KIND.ice,
        50,
        95,
        180,
        85,
        70,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.supersonic,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.aurora_beam,
                MOVE.hyper_beam,
                MOVE.toxic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.clamp,
                MOVE.swift,
                MOVE.spike_cannon,
                MOVE.explosion,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "gastly",
        KIND.ghost,
        KIND.poison,
        30,
        35,
        30,
        100,
        80,
        frozenset(
            {
                MOVE.mega_drain,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.night_shade,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.lick,
                MOVE.dream_eater,
                MOVE.psywave,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "haunter",
        KIND.ghost,
        KIND.poison,
        45,
        50,
        45,
        115,
        95,
        frozenset(
            {
                MOVE.mega_drain,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.night_shade,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.lick,
                MOVE.dream_eater,
                MOVE.psywave,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "gengar",
        KIND.ghost,
        KIND.poison,
        60,
        65,
        60,
        130,
        110,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.mega_drain,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.night_shade,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.bide,
                MOVE.metronome,
                MOVE.self_destruct,
                MOVE.lick,
                MOVE.skull_bash,
                MOVE.dream_eater,
                MOVE.psywave,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "onix",
        KIND.rock,
        KIND.ground,
        35,
        45,
        160,
        30,
        70,
        frozenset(
            {
                MOVE.bind,
                MOVE.slam,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.strength,
                MOVE.rock_throw,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.harden,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.skull_bash,
                MOVE.explosion,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "drowzee",
        KIND.psychic,
        KIND.psychic,
        60,
        48,
        45,
        90,
        42,
        frozenset(
            {
                MOVE.pound,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.headbutt,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.disable,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.thunder_wave,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.meditate,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.dream_eater,
                MOVE.poison_gas,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "hypno",
        KIND.psychic,
        KIND.psychic,
        85,
        73,
        70,
        115,
        67,
        frozenset(
            {
                MOVE.pound,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.headbutt,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.disable,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.thunder_wave,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.meditate,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.dream_eater,
                MOVE.poison_gas,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "krabby",
        KIND.water,
        KIND.water,
        30,
        105,
        90,
        25,
        50,
        frozenset(
            {
                MOVE.vise_grip,
                MOVE.guillotine,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.stomp,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.strength,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.bide,
                MOVE.bubble,
                MOVE.crabhammer,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "kingler",
        KIND.water,
        KIND.water,
        55,
        130,
        115,
        50,
        75,
        frozenset(
            {
                MOVE.vise_grip,
                MOVE.guillotine,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.stomp,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.bide,
                MOVE.bubble,
                MOVE.crabhammer,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "voltorb",
        KIND.electric,
        KIND.electric,
        40,
        30,
        50,
        55,
        100,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.sonic_boom,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.swift,
                MOVE.flash,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "electrode",
        KIND.electric,
        KIND.electric,
        60,
        50,
        70,
        80,
        140,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.sonic_boom,
                MOVE.hyper_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "exeggcute",
        KIND.grass,
        KIND.psychic,
        60,
        40,
        80,
        60,
        40,
        frozenset(
            {
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leech_seed,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.egg_bomb,
                MOVE.barrage,
                MOVE.psywave,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "exeggutor",
        KIND.grass,
        KIND.psychic,
        95,
        95,
        85,
        125,
        55,
        frozenset(
            {
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.mega_drain,
                MOVE.leech_seed,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.hypnosis,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.egg_bomb,
                MOVE.barrage,
                MOVE.psywave,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "cubone",
        KIND.ground,
        KIND.ground,
        50,
        50,
        95,
        40,
        35,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.headbutt,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.thrash,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.leer,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.bone_club,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.bonemerang,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "marowak",
        KIND.ground,
        KIND.ground,
        60,
        80,
        110,
        50,
        45,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.headbutt,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.thrash,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.leer,
                MOVE.growl,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.bone_club,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.bonemerang,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "hitmonlee",
        KIND.fighting,
        KIND.fighting,
        50,
        120,
        53,
        35,
        87,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.double_kick,
                MOVE.mega_kick,
                MOVE.jump_kick,
                MOVE.rolling_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.toxic,
                MOVE.meditate,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.metronome,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.high_jump_kick,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "hitmonchan",
        KIND.fighting,
        KIND.fighting,
        50,
        105,
        79,
        35,
        76,
        frozenset(
            {
                MOVE.comet_punch,
                MOVE.mega_punch,
                MOVE.fire_punch,
                MOVE.ice_punch,
                MOVE.thunder_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.metronome,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "lickitung",
        KIND.normal,
        KIND.normal,
        90,
        55,
        75,
        60,
        30,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.slam,
                MOVE.stomp,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.supersonic,
                MOVE.disable,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.defense_curl,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "koffing",
        KIND.poison,
        KIND.poison,
        40,
        65,
        95,
        60,
        35,
        frozenset(
            {
                MOVE.tackle,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.smokescreen,
                MOVE.haze,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.smog,
                MOVE.sludge,
                MOVE.fire_blast,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "weezing",
        KIND.poison,
        KIND.poison,
        65,
        90,
        120,
        85,
        60,
        frozenset(
            {
                MOVE.tackle,
                MOVE.hyper_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.smokescreen,
                MOVE.haze,
                MOVE.bide,
                MOVE.self_destruct,
                MOVE.smog,
                MOVE.sludge,
                MOVE.fire_blast,
                MOVE.explosion,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "rhyhorn",
        KIND.ground,
        KIND.rock,
        80,
        85,
        95,
        30,
        25,
        frozenset(
            {
                MOVE.stomp,
                MOVE.horn_attack,
                MOVE.fury_attack,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.leer,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "rhydon",
        KIND.ground,
        KIND.rock,
        105,
        130,
        120,
        45,
        40,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.stomp,
                MOVE.mega_kick,
                MOVE.horn_attack,
                MOVE.fury_attack,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "chansey",
        KIND.normal,
        KIND.normal,
        250,
        5,
        5,
        105,
        50,
        frozenset(
            {
                MOVE.pound,
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.growl,
                MOVE.sing,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.minimize,
                MOVE.defense_curl,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.egg_bomb,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.soft_boiled,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "tangela",
        KIND.grass,
        KIND.grass,
        65,
        55,
        115,
        100,
        60,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.bind,
                MOVE.slam,
                MOVE.vine_whip,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.absorb,
                MOVE.mega_drain,
                MOVE.growth,
                MOVE.solar_beam,
                MOVE.poison_powder,
                MOVE.stun_spore,
                MOVE.sleep_powder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.constrict,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "kangaskhan",
        KIND.normal,
        KIND.normal,
        105,
        95,
        80,
        40,
        90,
        frozenset(
            {
                MOVE.comet_punch,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.leer,
                MOVE.bite,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.dizzy_punch,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "horsea",
        KIND.water,
        KIND.water,
        30,
        40,
        70,
        70,
        60,
        frozenset(
            {
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.smokescreen,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.bubble,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "seadra",
        KIND.water,
        KIND.water,
        55,
        65,
        95,
        95,
        85,
        frozenset(
            {
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.smokescreen,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.bubble,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "goldeen",
        KIND.water,
        KIND.water,
        45,
        67,
        60,
        50,
        63,
        frozenset(
            {
                MOVE.horn_attack,
                MOVE.fury_attack,
                MOVE.horn_drill,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.supersonic,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.waterfall,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "seaking",
        KIND.water,
        KIND.water,
        80,
        92,
        65,
        80,
        68,
        frozenset(
            {
                MOVE.horn_attack,
                MOVE.fury_attack,
                MOVE.horn_drill,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.supersonic,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.waterfall,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "staryu",
        KIND.water,
        KIND.water,
        30,
        45,
        55,
        70,
        85,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.recover,
                MOVE.harden,
                MOVE.minimize,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "starmie",
        KIND.water,
        KIND.psychic,
        60,
        75,
        85,
        100,
        115,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.recover,
                MOVE.harden,
                MOVE.minimize,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "mrmime",
        KIND.psychic,
        KIND.psychic,
        40,
        45,
        65,
        100,
        90,
        frozenset(
            {
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.confusion,
                MOVE.psychic,
                MOVE.meditate,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.barrier,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "scyther",
        KIND.bug,
        KIND.flying,
        70,
        110,
        80,
        55,
        105,
        frozenset(
            {
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.wing_attack,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.hyper_beam,
                MOVE.toxic,
                MOVE.agility,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "jynx",
        KIND.ice,
        KIND.psychic,
        65,
        50,
        35,
        95,
        95,
        frozenset(
            {
                MOVE.pound,
                MOVE.double_slap,
                MOVE.mega_punch,
                MOVE.ice_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.thrash,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.lick,
                MOVE.skull_bash,
                MOVE.lovely_kiss,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "electabuzz",
        KIND.electric,
        KIND.electric,
        65,
        83,
        57,
        85,
        105,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.thunder_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.thunder_shock,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.screech,
                MOVE.double_team,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "magmar",
        KIND.fire,
        KIND.fire,
        65,
        95,
        57,
        85,
        93,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.fire_punch,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.smokescreen,
                MOVE.confuse_ray,
                MOVE.bide,
                MOVE.metronome,
                MOVE.smog,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "pinsir",
        KIND.bug,
        KIND.bug,
        65,
        125,
        100,
        55,
        85,
        frozenset(
            {
                MOVE.vise_grip,
                MOVE.guillotine,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.bind,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "tauros",
        KIND.normal,
        KIND.normal,
        75,
        100,
        95,
        70,
        110,
        frozenset(
            {
                MOVE.stomp,
                MOVE.horn_drill,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.leer,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    ("magikarp", KIND.water, KIND.water, 20, 10, 55, 20, 80, frozenset({MOVE.tackle, MOVE.splash})),
    (
        "gyarados",
        KIND.water,
        KIND.flying,
        95,
        125,
        79,
        100,
        81,
        frozenset(
            {
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.bite,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.dragon_rage,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.splash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "lapras",
        KIND.water,
        KIND.ice,
        130,
        85,
        80,
        95,
        60,
        frozenset(
            {
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.growl,
                MOVE.sing,
                MOVE.mist,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.dragon_rage,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.confuse_ray,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    ("ditto", KIND.normal, KIND.normal, 48, 48, 48, 48, 48, frozenset({MOVE.transform})),
    (
        "eevee",
        KIND.normal,
        KIND.normal,
        55,
        55,
        50,
        65,
        55,
        frozenset(
            {
                MOVE.sand_attack,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.bite,
                MOVE.toxic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "vaporeon",
        KIND.water,
        KIND.water,
        130,
        65,
        60,
        110,
        65,
        frozenset(
            {
                MOVE.sand_attack,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.bite,
                MOVE.mist,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.aurora_beam,
                MOVE.hyper_beam,
                MOVE.toxic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.haze,
                MOVE.reflect,
                MOVE.focus_energy,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.acid_armor,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "jolteon",
        KIND.electric,
        KIND.electric,
        65,
        65,
        60,
        110,
        130,
        frozenset(
            {
                MOVE.double_kick,
                MOVE.sand_attack,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.pin_missile,
                MOVE.bite,
                MOVE.hyper_beam,
                MOVE.thunder_shock,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.agility,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "flareon",
        KIND.fire,
        KIND.fire,
        65,
        130,
        60,
        110,
        65,
        frozenset(
            {
                MOVE.sand_attack,
                MOVE.tackle,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.tail_whip,
                MOVE.leer,
                MOVE.bite,
                MOVE.ember,
                MOVE.flamethrower,
                MOVE.hyper_beam,
                MOVE.fire_spin,
                MOVE.toxic,
                MOVE.quick_attack,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.smog,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "porygon",
        KIND.normal,
        KIND.normal,
        65,
        60,
        70,
        75,
        40,
        frozenset(
            {
                MOVE.tackle,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.psybeam,
                MOVE.hyper_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.agility,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.recover,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.sharpen,
                MOVE.conversion,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "omanyte",
        KIND.rock,
        KIND.water,
        35,
        40,
        100,
        90,
        35,
        frozenset(
            {
                MOVE.horn_attack,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.spike_cannon,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "omastar",
        KIND.rock,
        KIND.water,
        70,
        60,
        125,
        115,
        55,
        frozenset(
            {
                MOVE.horn_attack,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.seismic_toss,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.withdraw,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.spike_cannon,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "kabuto",
        KIND.rock,
        KIND.water,
        30,
        80,
        90,
        45,
        55,
        frozenset(
            {
                MOVE.scratch,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.absorb,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.reflect,
                MOVE.bide,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "kabutops",
        KIND.rock,
        KIND.water,
        60,
        115,
        105,
        70,
        80,
        frozenset(
            {
                MOVE.scratch,
                MOVE.razor_wind,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.hydro_pump,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.seismic_toss,
                MOVE.absorb,
                MOVE.toxic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.reflect,
                MOVE.bide,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.slash,
                MOVE.substitute,
            }
        ),
    ),
    (
        "aerodactyl",
        KIND.rock,
        KIND.flying,
        80,
        105,
        65,
        60,
        130,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.wing_attack,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.bite,
                MOVE.supersonic,
                MOVE.hyper_beam,
                MOVE.dragon_rage,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "snorlax",
        KIND.normal,
        KIND.normal,
        160,
        110,
        65,
        65,
        30,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.mega_kick,
                MOVE.headbutt,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.harden,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.self_destruct,
                MOVE.fire_blast,
                MOVE.skull_bash,
                MOVE.amnesia,
                MOVE.psywave,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.substitute,
            }
        ),
    ),
    (
        "articuno",
        KIND.ice,
        KIND.flying,
        90,
        85,
        100,
        125,
        85,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.mist,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.peck,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "zapdos",
        KIND.electric,
        KIND.flying,
        90,
        90,
        85,
        125,
        100,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.hyper_beam,
                MOVE.drill_peck,
                MOVE.thunder_shock,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.light_screen,
                MOVE.reflect,
                MOVE.bide,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.flash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "moltres",
        KIND.fire,
        KIND.flying,
        90,
        100,
        90,
        125,
        90,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.hyper_beam,
                MOVE.peck,
                MOVE.fire_spin,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.sky_attack,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "dratini",
        KIND.dragon,
        KIND.dragon,
        41,
        64,
        45,
        50,
        50,
        frozenset(
            {
                MOVE.slam,
                MOVE.body_slam,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.dragon_rage,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "dragonair",
        KIND.dragon,
        KIND.dragon,
        61,
        84,
        65,
        70,
        70,
        frozenset(
            {
                MOVE.slam,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.dragon_rage,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "dragonite",
        KIND.dragon,
        KIND.flying,
        91,
        134,
        95,
        100,
        80,
        frozenset(
            {
                MOVE.razor_wind,
                MOVE.slam,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.wrap,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.leer,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.strength,
                MOVE.dragon_rage,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.agility,
                MOVE.rage,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.rest,
                MOVE.substitute,
            }
        ),
    ),
    (
        "mewtwo",
        KIND.psychic,
        KIND.psychic,
        106,
        110,
        90,
        154,
        130,
        frozenset(
            {
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.mega_kick,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.mist,
                MOVE.water_gun,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.solar_beam,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.recover,
                MOVE.barrier,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.self_destruct,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.amnesia,
                MOVE.flash,
                MOVE.psywave,
                MOVE.rest,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
    (
        "mew",
        KIND.psychic,
        KIND.psychic,
        100,
        100,
        100,
        100,
        100,
        frozenset(
            {
                MOVE.pound,
                MOVE.mega_punch,
                MOVE.pay_day,
                MOVE.razor_wind,
                MOVE.swords_dance,
                MOVE.cut,
                MOVE.whirlwind,
                MOVE.fly,
                MOVE.mega_kick,
                MOVE.horn_drill,
                MOVE.body_slam,
                MOVE.take_down,
                MOVE.double_edge,
                MOVE.water_gun,
                MOVE.surf,
                MOVE.ice_beam,
                MOVE.blizzard,
                MOVE.bubble_beam,
                MOVE.hyper_beam,
                MOVE.submission,
                MOVE.counter,
                MOVE.seismic_toss,
                MOVE.strength,
                MOVE.mega_drain,
                MOVE.solar_beam,
                MOVE.dragon_rage,
                MOVE.thunderbolt,
                MOVE.thunder_wave,
                MOVE.thunder,
                MOVE.earthquake,
                MOVE.fissure,
                MOVE.dig,
                MOVE.toxic,
                MOVE.psychic,
                MOVE.rage,
                MOVE.teleport,
                MOVE.mimic,
                MOVE.double_team,
                MOVE.reflect,
                MOVE.bide,
                MOVE.metronome,
                MOVE.self_destruct,
                MOVE.egg_bomb,
                MOVE.fire_blast,
                MOVE.swift,
                MOVE.skull_bash,
                MOVE.soft_boiled,
                MOVE.dream_eater,
                MOVE.sky_attack,
                MOVE.transform,
                MOVE.flash,
                MOVE.psywave,
                MOVE.explosion,
                MOVE.rest,
                MOVE.rock_slide,
                MOVE.tri_attack,
                MOVE.substitute,
            }
        ),
    ),
)

MOVE.fill(
    (
        "pound",
        KIND.normal,
        Class.physical,
        40,
        255,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "karate_chop",
        KIND.normal,
        Class.physical,
        50,
        255,
        25,
        0,
        False,
        False,
        True,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "double_slap",
        KIND.normal,
        Class.physical,
        15,
        216,
        10,
        0,
        False,
        False,
        False,
        Hits.two_to_five,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "comet_punch",
        KIND.normal,
        Class.physical,
        18,
        216,
        15,
        0,
        False,
        False,
        False,
        Hits.two_to_five,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "mega_punch",
        KIND.normal,
        Class.physical,
        80,
        216,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "pay_day",
        KIND.normal,
        Class.physical,
        40,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "fire_punch",
        KIND.fire,
        Class.special,
        75,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.burned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "ice_punch",
        KIND.ice,
        Class.special,
        75,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.frozen,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "thunder_punch",
        KIND.electric,
        Class.special,
        75,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.paralyzed,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "scratch",
        KIND.normal,
        Class.physical,
        40,
        255,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "vise_grip",
        KIND.normal,
        Class.physical,
        55,
        255,
        30,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "guillotine",
        KIND.normal,
        Class.physical,
        0,
        76,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "razor_wind",
        KIND.normal,
        Class.physical,
        80,
        191,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "swords_dance",
        KIND.normal,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "cut",
        KIND.normal,
        Class.physical,
        50,
        242,
        30,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "gust",
        KIND.normal,
        Class.physical,
        40,
        255,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "wing_attack",
        KIND.flying,
        Class.physical,
        35,
        255,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "whirlwind",
        KIND.normal,
        Class.status,
        0,
        216,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "fly",
        KIND.flying,
        Class.physical,
        70,
        242,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "bind",
        KIND.normal,
        Class.physical,
        15,
        191,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "slam",
        KIND.normal,
        Class.physical,
        80,
        191,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "vine_whip",
        KIND.grass,
        Class.special,
        35,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "stomp",
        KIND.normal,
        Class.physical,
        65,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        77,
        Status.healthy,
        Extra.flinch,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "double_kick",
        KIND.fighting,
        Class.physical,
        30,
        255,
        30,
        0,
        False,
        False,
        False,
        Hits.twice,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "mega_kick",
        KIND.normal,
        Class.physical,
        120,
        191,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "jump_kick",
        KIND.fighting,
        Class.physical,
        70,
        242,
        25,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "rolling_kick",
        KIND.fighting,
        Class.physical,
        60,
        216,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        77,
        Status.healthy,
        Extra.flinch,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "sand_attack",
        KIND.normal,
        Class.status,
        0,
        255,
        15,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "headbutt",
        KIND.normal,
        Class.physical,
        70,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        77,
        Status.healthy,
        Extra.flinch,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "horn_attack",
        KIND.normal,
        Class.physical,
        65,
        255,
        25,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "fury_attack",
        KIND.normal,
        Class.physical,
        15,
        216,
        20,
        0,
        False,
        False,
        False,
        Hits.two_to_five,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "horn_drill",
        KIND.normal,
        Class.physical,
        0,
        76,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "tackle",
        KIND.normal,
        Class.physical,
        35,
        242,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "body_slam",
        KIND.normal,
        Class.physical,
        85,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        77,
        Status.paralyzed,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "wrap",
        KIND.normal,
        Class.physical,
        15,
        216,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "take_down",
        KIND.normal,
        Class.physical,
        90,
        216,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        4,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "thrash",
        KIND.normal,
        Class.physical,
        90,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
    ),
    (
        "double_edge",
        KIND.normal,
        Class.physical,
        100,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        4,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "tail_whip",
        KIND.normal,
        Class.status,
        0,
        255,
        30,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "poison_sting",
        KIND.poison,
        Class.physical,
        15,
        255,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        52,
        Status.poisoned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "twineedle",
        KIND.bug,
        Class.physical,
        25,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.twice,
        False,
        0,
        Status.healthy,
        52,
        Status.poisoned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "pin_missile",
        KIND.bug,
        Class.physical,
        14,
        216,
        20,
        0,
        False,
        False,
        False,
        Hits.two_to_five,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "leer",
        KIND.normal,
        Class.status,
        0,
        255,
        30,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "bite",
        KIND.normal,
        Class.physical,
        60,
        255,
        25,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.healthy,
        Extra.flinch,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "growl",
        KIND.normal,
        Class.status,
        0,
        255,
        40,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "roar",
        KIND.normal,
        Class.status,
        0,
        255,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "sing",
        KIND.normal,
        Class.status,
        0,
        140,
        15,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.asleep,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "supersonic",
        KIND.normal,
        Class.status,
        0,
        140,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        True,
    ),
    (
        "sonic_boom",
        KIND.normal,
        Class.physical,
        1,
        229,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "disable",
        KIND.normal,
        Class.status,
        0,
        140,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "acid",
        KIND.poison,
        Class.physical,
        40,
        255,
        30,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        85,
        Status.healthy,
        Extra.lower_defense,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "ember",
        KIND.fire,
        Class.special,
        40,
        255,
        25,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.burned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "flamethrower",
        KIND.fire,
        Class.special,
        95,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.burned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "mist",
        KIND.ice,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "water_gun",
        KIND.water,
        Class.special,
        40,
        255,
        25,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "hydro_pump",
        KIND.water,
        Class.special,
        120,
        204,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "surf",
        KIND.water,
        Class.special,
        95,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "ice_beam",
        KIND.ice,
        Class.special,
        95,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.frozen,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "blizzard",
        KIND.ice,
        Class.special,
        120,
        229,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.frozen,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "psybeam",
        KIND.psychic,
        Class.special,
        65,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        25,
        Status.healthy,
        Extra.confuse,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "bubble_beam",
        KIND.water,
        Class.special,
        65,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        85,
        Status.healthy,
        Extra.lower_speed,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "aurora_beam",
        KIND.ice,
        Class.special,
        65,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        85,
        Status.healthy,
        Extra.lower_attack,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "hyper_beam",
        KIND.normal,
        Class.physical,
        150,
        229,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "peck",
        KIND.flying,
        Class.physical,
        35,
        255,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "drill_peck",
        KIND.flying,
        Class.physical,
        80,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "submission",
        KIND.fighting,
        Class.physical,
        80,
        204,
        25,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        4,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "low_kick",
        KIND.fighting,
        Class.physical,
        50,
        229,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        77,
        Status.healthy,
        Extra.flinch,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "counter",
        KIND.fighting,
        Class.physical,
        1,
        255,
        20,
        -1,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "seismic_toss",
        KIND.fighting,
        Class.physical,
        1,
        255,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "strength",
        KIND.normal,
        Class.physical,
        80,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "absorb",
        KIND.grass,
        Class.special,
        20,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        True,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "mega_drain",
        KIND.grass,
        Class.special,
        40,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        True,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "leech_seed",
        KIND.grass,
        Class.status,
        0,
        229,
        10,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "growth",
        KIND.normal,
        Class.status,
        0,
        None,
        40,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "razor_leaf",
        KIND.grass,
        Class.special,
        55,
        242,
        25,
        0,
        False,
        False,
        True,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "solar_beam",
        KIND.grass,
        Class.special,
        120,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "poison_powder",
        KIND.poison,
        Class.status,
        0,
        191,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.poisoned,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "stun_spore",
        KIND.grass,
        Class.status,
        0,
        191,
        30,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.paralyzed,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "sleep_powder",
        KIND.grass,
        Class.status,
        0,
        191,
        15,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.asleep,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "petal_dance",
        KIND.grass,
        Class.special,
        70,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        True,
        False,
    ),
    (
        "string_shot",
        KIND.bug,
        Class.status,
        0,
        242,
        40,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "dragon_rage",
        KIND.dragon,
        Class.special,
        1,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "fire_spin",
        KIND.fire,
        Class.special,
        15,
        178,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "thunder_shock",
        KIND.electric,
        Class.special,
        40,
        255,
        30,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.paralyzed,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "thunderbolt",
        KIND.electric,
        Class.special,
        95,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.paralyzed,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "thunder_wave",
        KIND.electric,
        Class.status,
        0,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.paralyzed,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "thunder",
        KIND.electric,
        Class.special,
        120,
        178,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.paralyzed,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "rock_throw",
        KIND.rock,
        Class.physical,
        50,
        165,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "earthquake",
        KIND.ground,
        Class.physical,
        100,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "fissure",
        KIND.ground,
        Class.physical,
        0,
        76,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "dig",
        KIND.ground,
        Class.physical,
        100,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "toxic",
        KIND.poison,
        Class.status,
        0,
        216,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.badly_poisoned,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "confusion",
        KIND.psychic,
        Class.special,
        50,
        255,
        25,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        25,
        Status.healthy,
        Extra.confuse,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "psychic",
        KIND.psychic,
        Class.special,
        90,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        85,
        Status.healthy,
        Extra.lower_special,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "hypnosis",
        KIND.psychic,
        Class.status,
        0,
        153,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.asleep,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "meditate",
        KIND.psychic,
        Class.status,
        0,
        None,
        40,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "agility",
        KIND.psychic,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "quick_attack",
        KIND.normal,
        Class.physical,
        40,
        255,
        30,
        1,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "rage",
        KIND.normal,
        Class.physical,
        20,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
        True,
        False,
    ),
    (
        "teleport",
        KIND.psychic,
        Class.status,
        0,
        None,
        20,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "night_shade",
        KIND.ghost,
        Class.physical,
        1,
        255,
        15,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "mimic",
        KIND.normal,
        Class.status,
        0,
        255,
        10,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "screech",
        KIND.normal,
        Class.status,
        0,
        216,
        40,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "double_team",
        KIND.normal,
        Class.status,
        0,
        None,
        15,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "recover",
        KIND.normal,
        Class.status,
        0,
        None,
        20,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "harden",
        KIND.normal,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "minimize",
        KIND.normal,
        Class.status,
        0,
        None,
        20,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "smokescreen",
        KIND.normal,
        Class.status,
        0,
        255,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "confuse_ray",
        KIND.ghost,
        Class.status,
        0,
        255,
        10,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        True,
    ),
    (
        "withdraw",
        KIND.water,
        Class.status,
        0,
        None,
        40,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "defense_curl",
        KIND.normal,
        Class.status,
        0,
        None,
        40,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "barrier",
        KIND.psychic,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "light_screen",
        KIND.psychic,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "haze",
        KIND.ice,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "reflect",
        KIND.psychic,
        Class.status,
        0,
        None,
        20,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "focus_energy",
        KIND.normal,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "bide",
        KIND.typeless,
        Class.physical,
        0,
        None,
        10,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "metronome",
        KIND.normal,
        Class.status,
        0,
        None,
        10,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ),
    (
        "mirror_move",
        KIND.flying,
        Class.status,
        0,
        None,
        20,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "self_destruct",
        KIND.normal,
        Class.physical,
        130,
        255,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "egg_bomb",
        KIND.normal,
        Class.physical,
        100,
        191,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "lick",
        KIND.ghost,
        Class.physical,
        20,
        255,
        30,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        77,
        Status.paralyzed,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "smog",
        KIND.poison,
        Class.physical,
        20,
        178,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        103,
        Status.poisoned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "sludge",
        KIND.poison,
        Class.physical,
        65,
        255,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        103,
        Status.poisoned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "bone_club",
        KIND.ground,
        Class.physical,
        65,
        216,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.healthy,
        Extra.flinch,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "fire_blast",
        KIND.fire,
        Class.special,
        120,
        216,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        77,
        Status.burned,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "waterfall",
        KIND.water,
        Class.special,
        80,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "clamp",
        KIND.water,
        Class.special,
        35,
        191,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "swift",
        KIND.normal,
        Class.physical,
        60,
        None,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "skull_bash",
        KIND.normal,
        Class.physical,
        100,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "spike_cannon",
        KIND.normal,
        Class.physical,
        20,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.two_to_five,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "constrict",
        KIND.normal,
        Class.physical,
        10,
        255,
        35,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        85,
        Status.healthy,
        Extra.lower_speed,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "amnesia",
        KIND.psychic,
        Class.status,
        0,
        None,
        20,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "kinesis",
        KIND.psychic,
        Class.status,
        0,
        204,
        15,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "soft_boiled",
        KIND.normal,
        Class.status,
        0,
        None,
        10,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "high_jump_kick",
        KIND.fighting,
        Class.physical,
        85,
        229,
        20,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "glare",
        KIND.normal,
        Class.status,
        0,
        191,
        30,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.paralyzed,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "dream_eater",
        KIND.psychic,
        Class.special,
        100,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        True,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "poison_gas",
        KIND.poison,
        Class.status,
        0,
        140,
        40,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.poisoned,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "barrage",
        KIND.normal,
        Class.physical,
        15,
        216,
        20,
        0,
        False,
        False,
        False,
        Hits.two_to_five,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "leech_life",
        KIND.bug,
        Class.physical,
        20,
        255,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        True,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "lovely_kiss",
        KIND.normal,
        Class.status,
        0,
        191,
        10,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.asleep,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "sky_attack",
        KIND.flying,
        Class.physical,
        140,
        229,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "transform",
        KIND.normal,
        Class.status,
        0,
        None,
        10,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "bubble",
        KIND.water,
        Class.special,
        20,
        255,
        30,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        85,
        Status.healthy,
        Extra.lower_speed,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "dizzy_punch",
        KIND.normal,
        Class.physical,
        70,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "spore",
        KIND.grass,
        Class.status,
        0,
        255,
        15,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.asleep,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "flash",
        KIND.normal,
        Class.status,
        0,
        178,
        20,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
    ),
    (
        "psywave",
        KIND.psychic,
        Class.special,
        1,
        204,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "splash",
        KIND.normal,
        Class.status,
        0,
        None,
        40,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "acid_armor",
        KIND.poison,
        Class.status,
        0,
        None,
        40,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "crabhammer",
        KIND.water,
        Class.special,
        90,
        216,
        10,
        0,
        False,
        False,
        True,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "explosion",
        KIND.normal,
        Class.physical,
        170,
        255,
        5,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        True,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "fury_swipes",
        KIND.normal,
        Class.physical,
        18,
        204,
        15,
        0,
        False,
        False,
        False,
        Hits.two_to_five,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "bonemerang",
        KIND.ground,
        Class.physical,
        50,
        229,
        10,
        0,
        False,
        False,
        False,
        Hits.twice,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "rest",
        KIND.psychic,
        Class.status,
        0,
        None,
        10,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "rock_slide",
        KIND.rock,
        Class.physical,
        75,
        229,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "hyper_fang",
        KIND.normal,
        Class.physical,
        80,
        229,
        15,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        26,
        Status.healthy,
        Extra.flinch,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "sharpen",
        KIND.normal,
        Class.status,
        0,
        None,
        30,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "conversion",
        KIND.normal,
        Class.status,
        0,
        None,
        30,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "tri_attack",
        KIND.normal,
        Class.physical,
        80,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "super_fang",
        KIND.normal,
        Class.physical,
        1,
        229,
        10,
        0,
        False,
        True,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "slash",
        KIND.normal,
        Class.physical,
        70,
        255,
        20,
        0,
        False,
        False,
        True,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        False,
    ),
    (
        "substitute",
        KIND.normal,
        Class.status,
        0,
        None,
        10,
        0,
        True,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        True,
        True,
        False,
    ),
    (
        "struggle",
        KIND.normal,
        Class.physical,
        50,
        255,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        2,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ),
    (
        "unselected",
        KIND.typeless,
        Class.special,
        102,
        80,
        10,
        0,
        False,
        False,
        False,
        Hits.once,
        False,
        0,
        Status.healthy,
        0,
        Status.healthy,
        Extra.nothing,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
        False,
    ),
)

VALUE_1 = [
    MOVE.pound,
    MOVE.karate_chop,
    MOVE.double_slap,
    MOVE.comet_punch,
    MOVE.mega_punch,
    MOVE.pay_day,
    MOVE.fire_punch,
    MOVE.ice_punch,
    MOVE.thunder_punch,
    MOVE.scratch,
    MOVE.vise_grip,
    MOVE.guillotine,
    MOVE.razor_wind,
    MOVE.swords_dance,
    MOVE.cut,
    MOVE.gust,
    MOVE.wing_attack,
    MOVE.whirlwind,
    MOVE.fly,
    MOVE.bind,
    MOVE.slam,
    MOVE.vine_whip,
    MOVE.stomp,
    MOVE.double_kick,
    MOVE.mega_kick,
    MOVE.jump_kick,
    MOVE.rolling_kick,
    MOVE.sand_attack,
    MOVE.headbutt,
    MOVE.horn_attack,
    MOVE.fury_attack,
    MOVE.horn_drill,
    MOVE.tackle,
    MOVE.body_slam,
    MOVE.wrap,
    MOVE.take_down,
    MOVE.thrash,
    MOVE.double_edge,
    MOVE.tail_whip,
    MOVE.poison_sting,
    MOVE.twineedle,
    MOVE.pin_missile,
    MOVE.leer,
    MOVE.bite,
    MOVE.growl,
    MOVE.roar,
    MOVE.sing,
    MOVE.supersonic,
    MOVE.sonic_boom,
    MOVE.disable,
    MOVE.acid,
    MOVE.ember,
    MOVE.flamethrower,
    MOVE.mist,
    MOVE.water_gun,
    MOVE.hydro_pump,
    MOVE.surf,
    MOVE.ice_beam,
    MOVE.blizzard,
    MOVE.psybeam,
    MOVE.bubble_beam,
    MOVE.aurora_beam,
    MOVE.hyper_beam,
    MOVE.peck,
    MOVE.drill_peck,
    MOVE.submission,
    MOVE.low_kick,
    MOVE.counter,
    MOVE.seismic_toss,
    MOVE.strength,
    MOVE.absorb,
    MOVE.mega_drain,
    MOVE.leech_seed,
    MOVE.growth,
    MOVE.razor_leaf,
    MOVE.solar_beam,
    MOVE.poison_powder,
    MOVE.stun_spore,
    MOVE.sleep_powder,
    MOVE.petal_dance,
    MOVE.string_shot,
    MOVE.dragon_rage,
    MOVE.fire_spin,
    MOVE.thunder_shock,
    MOVE.thunderbolt,
    MOVE.thunder_wave,
    MOVE.thunder,
    MOVE.rock_throw,
    MOVE.earthquake,
    MOVE.fissure,
    MOVE.dig,
    MOVE.toxic,
    MOVE.confusion,
    MOVE.psychic,
    MOVE.hypnosis,
    MOVE.meditate,
    MOVE.agility,
    MOVE.quick_attack,
    MOVE.rage,
    MOVE.teleport,
    MOVE.night_shade,
    MOVE.mimic,
    MOVE.screech,
    MOVE.double_team,
    MOVE.recover,
    MOVE.harden,
    MOVE.minimize,
    MOVE.smokescreen,
    MOVE.confuse_ray,
    MOVE.withdraw,
    MOVE.defense_curl,
    MOVE.barrier,
    MOVE.light_screen,
    MOVE.haze,
    MOVE.reflect,
    MOVE.focus_energy,
    MOVE.bide,
    MOVE.mirror_move,
    MOVE.self_destruct,
    MOVE.egg_bomb,
    MOVE.lick,
    MOVE.smog,
    MOVE.sludge,
    MOVE.bone_club,
    MOVE.fire_blast,
    MOVE.waterfall,
    MOVE.clamp,
    MOVE.swift,
    MOVE.skull_bash,
    MOVE.spike_cannon,
    MOVE.constrict,
    MOVE.amnesia,
    MOVE.kinesis,
    MOVE.soft_boiled,
    MOVE.high_jump_kick,
    MOVE.glare,
    MOVE.dream_eater,
    MOVE.poison_gas,
    MOVE.barrage,
    MOVE.leech_life,
    MOVE.lovely_kiss,
    MOVE.sky_attack,
    MOVE.transform,
    MOVE.bubble,
    MOVE.dizzy_punch,
    MOVE.spore,
    MOVE.flash,
    MOVE.psywave,
    MOVE.splash,
    MOVE.acid_armor,
    MOVE.crabhammer,
    MOVE.explosion,
    MOVE.fury_swipes,
    MOVE.bonemerang,
    MOVE.rest,
    MOVE.rock_slide,
    MOVE.hyper_fang,
    MOVE.sharpen,
    MOVE.conversion,
    MOVE.tri_attack,
    MOVE.super_fang,
    MOVE.slash,
    MOVE.substitute,
]


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = (
        "team",
        "mates",
        "act",
        "seen",
        "known",
        "plan",
        "plan_index",
        "last_damage",
        "last_move",
        "last_picked",
        "last_shown",
        "slot",
        "held",
        "turn",
        "phase",
    )

    team: dict[tuple[Player, Mate], Member]
    mates: list[int]
    act: list[Active]
    seen: list[frozenset[Mate]]
    known: dict[tuple[Player, Mate], frozenset[Pick]]
    plan: list[Plan]
    plan_index: list[Mate]
    last_damage: Damage
    last_move: list[Move | None]
    last_picked: list[Move | None]
    last_shown: list[Move | None]
    slot: list[Pick]
    held: list[bool]
    turn: int
    phase: Phase


# ---------------------------------------------------------------------------------------------- Move


def move_sonic_boom_fixed(state: State, chance: Chance, row: Move, p: Player) -> int | None:
    """fixed of sonic_boom."""
    # spec: specs/pokemon_gen1/moves.yaml:94
    return 20


def move_counter_fixed(state: State, chance: Chance, row: Move, p: Player) -> int | None:
    """fixed of counter."""
    # spec: specs/pokemon_gen1/moves.yaml:137
    q = 1 - p
    k = state.last_move[q]
    if k is None or state.last_shown[q] == MOVE.counter or state.last_damage == 0:
        return None
    if k.kind not in (KIND.normal, KIND.fighting) or k.power == 0:
        return None
    return min(65535, 2 * state.last_damage)


def move_seismic_toss_fixed(state: State, chance: Chance, row: Move, p: Player) -> int | None:
    """fixed of seismic_toss."""
    # spec: specs/pokemon_gen1/moves.yaml:144
    return member(state, p).level


def move_dragon_rage_fixed(state: State, chance: Chance, row: Move, p: Player) -> int | None:
    """fixed of dragon_rage."""
    # spec: specs/pokemon_gen1/moves.yaml:164
    return 40


def move_night_shade_fixed(state: State, chance: Chance, row: Move, p: Player) -> int | None:
    """fixed of night_shade."""
    # spec: specs/pokemon_gen1/moves.yaml:183
    return member(state, p).level


def move_psywave_fixed(state: State, chance: Chance, row: Move, p: Player) -> int | None:
    """fixed of psywave."""
    # spec: specs/pokemon_gen1/moves.yaml:302
    if member(state, p).level == 1:
        return None
    return 1 + (1 + chance.roll(39, max(1, member(state, p).level * 3 // 2 - 1)) + -1)


def move_super_fang_fixed(state: State, chance: Chance, row: Move, p: Player) -> int | None:
    """fixed of super_fang."""
    # spec: specs/pokemon_gen1/moves.yaml:332
    return max(1, foe_member(state, p).hp // 2)


MOVE_FIXED = (
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    move_sonic_boom_fixed,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    move_counter_fixed,
    move_seismic_toss_fixed,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    move_dragon_rage_fixed,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    move_night_shade_fixed,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    move_psywave_fixed,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    move_super_fang_fixed,
    None,
    None,
    None,
    None,
)


def move_default_allowed(state: State, row: Move, p: Player) -> bool:
    """allowed of rows of Move that do not say otherwise."""
    # spec: specs/pokemon_gen1/moves.yaml:40
    return True


def move_leech_seed_allowed(state: State, row: Move, p: Player) -> bool:
    """allowed of leech_seed."""
    # spec: specs/pokemon_gen1/moves.yaml:154
    return KIND.grass not in state.act[1 - p].kind


def move_dream_eater_allowed(state: State, row: Move, p: Player) -> bool:
    """allowed of dream_eater."""
    # spec: specs/pokemon_gen1/moves.yaml:268
    return foe_member(state, p).status == Status.asleep and state.act[1 - p].substitute == 0


MOVE_ALLOWED = (
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_leech_seed_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_dream_eater_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
    move_default_allowed,
)


def move_default_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of rows of Move that do not say otherwise."""
    # spec: specs/pokemon_gen1/moves.yaml:41
    return True


def move_swords_dance_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of swords_dance."""
    # spec: specs/pokemon_gen1/moves.yaml:58
    raise_stage_result = raise_stage(state, p, p, Boost.attack, 2)
    return raise_stage_result


def move_sand_attack_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of sand_attack."""
    # spec: specs/pokemon_gen1/moves.yaml:72
    lower_by_move_result = lower_by_move(state, p, Boost.accuracy, 1)
    return lower_by_move_result


def move_tail_whip_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of tail_whip."""
    # spec: specs/pokemon_gen1/moves.yaml:83
    lower_by_move_result = lower_by_move(state, p, Boost.defense, 1)
    return lower_by_move_result


def move_leer_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of leer."""
    # spec: specs/pokemon_gen1/moves.yaml:87
    lower_by_move_result = lower_by_move(state, p, Boost.defense, 1)
    return lower_by_move_result


def move_growl_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of growl."""
    # spec: specs/pokemon_gen1/moves.yaml:89
    lower_by_move_result = lower_by_move(state, p, Boost.attack, 1)
    return lower_by_move_result


def move_supersonic_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of supersonic."""
    # spec: specs/pokemon_gen1/moves.yaml:93
    confuse_result = confuse(state, chance.at(69), 1 - p)
    return confuse_result


def move_disable_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of disable."""
    # spec: specs/pokemon_gen1/moves.yaml:101
    q = 1 - p
    if state.act[q].disabled is not None:
        return False
    able = [i for i in range(4) if state.act[q].move[i] is not None and state.act[q].pp[i] > 0]
    if len(able) == 0:
        return False
    state.act[q].disabled = item(able, 1 + chance.roll(70, len(able)) + -1, "disable.effect", "able")
    state.act[q].disable_left = 1 + chance.roll(71, 8)
    return True


def move_mist_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of mist."""
    # spec: specs/pokemon_gen1/moves.yaml:113
    turn_on_result = turn_on(state, p, Flag.misted)
    return turn_on_result


def move_leech_seed_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of leech_seed."""
    # spec: specs/pokemon_gen1/moves.yaml:155
    turn_on_result = turn_on(state, 1 - p, Flag.seeded)
    return turn_on_result


def move_growth_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of growth."""
    # spec: specs/pokemon_gen1/moves.yaml:156
    raise_stage_result = raise_stage(state, p, p, Boost.special, 1)
    return raise_stage_result


def move_string_shot_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of string_shot."""
    # spec: specs/pokemon_gen1/moves.yaml:163
    lower_by_move_result = lower_by_move(state, p, Boost.speed, 1)
    return lower_by_move_result


def move_meditate_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of meditate."""
    # spec: specs/pokemon_gen1/moves.yaml:178
    raise_stage_result = raise_stage(state, p, p, Boost.attack, 1)
    return raise_stage_result


def move_agility_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of agility."""
    # spec: specs/pokemon_gen1/moves.yaml:179
    raise_stage_result = raise_stage(state, p, p, Boost.speed, 2)
    return raise_stage_result


def move_mimic_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of mimic."""
    # spec: specs/pokemon_gen1/moves.yaml:191
    q = 1 - p
    able = [i for i in range(4) if state.act[q].move[i] is not None]
    if len(able) == 0:
        return False
    state.act[p].move[state.slot[p]] = state.act[q].move[
        item(able, 1 + chance.roll(78, len(able)) + -1, "mimic.effect", "able")
    ]
    return True


def move_screech_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of screech."""
    # spec: specs/pokemon_gen1/moves.yaml:197
    lower_by_move_result = lower_by_move(state, p, Boost.defense, 2)
    return lower_by_move_result


def move_double_team_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of double_team."""
    # spec: specs/pokemon_gen1/moves.yaml:198
    raise_stage_result = raise_stage(state, p, p, Boost.evasion, 1)
    return raise_stage_result


def move_recover_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of recover."""
    # spec: specs/pokemon_gen1/moves.yaml:199
    recover_half_result = recover_half(state, p)
    return recover_half_result


def move_harden_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of harden."""
    # spec: specs/pokemon_gen1/moves.yaml:200
    raise_stage_result = raise_stage(state, p, p, Boost.defense, 1)
    return raise_stage_result


def move_minimize_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of minimize."""
    # spec: specs/pokemon_gen1/moves.yaml:201
    raise_stage_result = raise_stage(state, p, p, Boost.evasion, 1)
    return raise_stage_result


def move_smokescreen_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of smokescreen."""
    # spec: specs/pokemon_gen1/moves.yaml:202
    lower_by_move_result = lower_by_move(state, p, Boost.accuracy, 1)
    return lower_by_move_result


def move_confuse_ray_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of confuse_ray."""
    # spec: specs/pokemon_gen1/moves.yaml:204
    confuse_result = confuse(state, chance.at(85), 1 - p)
    return confuse_result


def move_withdraw_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of withdraw."""
    # spec: specs/pokemon_gen1/moves.yaml:205
    raise_stage_result = raise_stage(state, p, p, Boost.defense, 1)
    return raise_stage_result


def move_defense_curl_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of defense_curl."""
    # spec: specs/pokemon_gen1/moves.yaml:206
    raise_stage_result = raise_stage(state, p, p, Boost.defense, 1)
    return raise_stage_result


def move_barrier_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of barrier."""
    # spec: specs/pokemon_gen1/moves.yaml:207
    raise_stage_result = raise_stage(state, p, p, Boost.defense, 2)
    return raise_stage_result


def move_light_screen_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of light_screen."""
    # spec: specs/pokemon_gen1/moves.yaml:208
    turn_on_result = turn_on(state, p, Flag.screened)
    return turn_on_result


def move_haze_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of haze."""
    # spec: specs/pokemon_gen1/moves.yaml:215
    for q in range(2):
        state.act[q].stage = KIND_6.filled(0)
        state.act[q].stat = copied(state.act[q].base)
        state.act[q].confused = 0
        state.act[q].disabled = None
        state.act[q].has = KIND_7.filled(False)
        state.act[q].toxic_counts = False
        if q != p:
            if member(state, q).status in (Status.asleep, Status.frozen):
                state.held[q] = True
                state.last_shown[q] = None
            state.team[q, state.act[q].who].status = Status.healthy
        elif member(state, q).status == Status.badly_poisoned:
            state.team[q, state.act[q].who].status = Status.poisoned
    return True


def move_reflect_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of reflect."""
    # spec: specs/pokemon_gen1/moves.yaml:230
    turn_on_result = turn_on(state, p, Flag.reflecting)
    return turn_on_result


def move_focus_energy_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of focus_energy."""
    # spec: specs/pokemon_gen1/moves.yaml:231
    turn_on_result = turn_on(state, p, Flag.focused)
    return turn_on_result


def move_bide_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of bide."""
    # spec: specs/pokemon_gen1/moves.yaml:238
    state.act[p].bide_left = 1 + chance.roll(92, 2) + 1
    state.act[p].bide_damage = 0
    return True


def move_amnesia_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of amnesia."""
    # spec: specs/pokemon_gen1/moves.yaml:256
    raise_stage_result = raise_stage(state, p, p, Boost.special, 2)
    return raise_stage_result


def move_kinesis_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of kinesis."""
    # spec: specs/pokemon_gen1/moves.yaml:257
    lower_by_move_result = lower_by_move(state, p, Boost.accuracy, 1)
    return lower_by_move_result


def move_soft_boiled_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of soft_boiled."""
    # spec: specs/pokemon_gen1/moves.yaml:258
    recover_half_result = recover_half(state, p)
    return recover_half_result


def move_transform_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of transform."""
    # spec: specs/pokemon_gen1/moves.yaml:280
    q = 1 - p
    state.act[p].transformed = True
    state.act[p].kind = copied(state.act[q].kind)
    state.act[p].base = copied(state.act[q].base)
    state.act[p].stat = copied(state.act[q].stat)
    state.act[p].stage = copied(state.act[q].stage)
    state.act[p].move = copied(state.act[q].move)
    for i in range(4):
        k = state.act[q].move[i]
        state.act[p].pp[i] = min(5, k.pp) if k is not None else 0
    return True


def move_flash_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of flash."""
    # spec: specs/pokemon_gen1/moves.yaml:294
    lower_by_move_result = lower_by_move(state, p, Boost.accuracy, 1)
    return lower_by_move_result


def move_acid_armor_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of acid_armor."""
    # spec: specs/pokemon_gen1/moves.yaml:306
    raise_stage_result = raise_stage(state, p, p, Boost.defense, 2)
    return raise_stage_result


def move_rest_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of rest."""
    # spec: specs/pokemon_gen1/moves.yaml:317
    if cannot_heal(state, p):
        return False
    at = state.act[p].who
    state.team[p, at].sleep = 1 + chance.roll(98, 7)
    state.team[p, at].status = Status.asleep
    state.team[p, at].rests = True
    state.team[p, at].sleep = 2
    state.team[p, at].hp = state.team[p, at].max_hp
    return True


def move_sharpen_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of sharpen."""
    # spec: specs/pokemon_gen1/moves.yaml:328
    raise_stage_result = raise_stage(state, p, p, Boost.attack, 1)
    return raise_stage_result


def move_conversion_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of conversion."""
    # spec: specs/pokemon_gen1/moves.yaml:329
    take_kind_result = take_kind(state, p)
    return take_kind_result


def move_substitute_effect(state: State, chance: Chance, row: Move, p: Player) -> bool:
    """effect of substitute."""
    # spec: specs/pokemon_gen1/moves.yaml:340
    at = state.act[p].who
    if state.act[p].substitute > 0 or state.team[p, at].hp * 4 < state.team[p, at].max_hp:
        return False
    if state.team[p, at].max_hp > 3:
        state.team[p, at].hp = max(0, state.team[p, at].hp - state.team[p, at].max_hp // 4)
    state.act[p].substitute = state.team[p, at].max_hp // 4 + 1
    state.act[p].trapped = 0
    return True


MOVE_EFFECT = (
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_swords_dance_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_sand_attack_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_tail_whip_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_leer_effect,
    move_default_effect,
    move_growl_effect,
    move_default_effect,
    move_default_effect,
    move_supersonic_effect,
    move_default_effect,
    move_disable_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_mist_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_leech_seed_effect,
    move_growth_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_string_shot_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_meditate_effect,
    move_agility_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_mimic_effect,
    move_screech_effect,
    move_double_team_effect,
    move_recover_effect,
    move_harden_effect,
    move_minimize_effect,
    move_smokescreen_effect,
    move_confuse_ray_effect,
    move_withdraw_effect,
    move_defense_curl_effect,
    move_barrier_effect,
    move_light_screen_effect,
    move_haze_effect,
    move_reflect_effect,
    move_focus_energy_effect,
    move_bide_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_amnesia_effect,
    move_kinesis_effect,
    move_soft_boiled_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_transform_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_flash_effect,
    move_default_effect,
    move_default_effect,
    move_acid_armor_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_rest_effect,
    move_default_effect,
    move_default_effect,
    move_sharpen_effect,
    move_conversion_effect,
    move_default_effect,
    move_default_effect,
    move_default_effect,
    move_substitute_effect,
    move_default_effect,
    move_default_effect,
)


def move_default_missed(state: State, row: Move, p: Player) -> None:
    """missed of rows of Move that do not say otherwise."""
    # spec: specs/pokemon_gen1/moves.yaml:42
    pass


def move_jump_kick_missed(state: State, row: Move, p: Player) -> None:
    """missed of jump_kick."""
    # spec: specs/pokemon_gen1/moves.yaml:70
    crash(state, p, 1)


def move_high_jump_kick_missed(state: State, row: Move, p: Player) -> None:
    """missed of high_jump_kick."""
    # spec: specs/pokemon_gen1/moves.yaml:259
    crash(state, p, 1)


MOVE_MISSED = (
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_jump_kick_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_high_jump_kick_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
    move_default_missed,
)


def move_metronome_calls(state: State, chance: Chance, row: Move, p: Player) -> Move | None:
    """calls of metronome."""
    # spec: specs/pokemon_gen1/moves.yaml:241
    call_any_result = call_any(state, chance.at(29))
    return call_any_result


def move_mirror_move_calls(state: State, chance: Chance, row: Move, p: Player) -> Move | None:
    """calls of mirror_move."""
    # spec: specs/pokemon_gen1/moves.yaml:242
    return None if state.act[1 - p].last == MOVE.mirror_move else state.act[1 - p].last


MOVE_CALLS = (
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    move_metronome_calls,
    move_mirror_move_calls,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
    None,
)

# ---------------------------------------------------------------------------------------------- functions


def member(state: State, p: Player) -> Member:
    # spec: specs/pokemon_gen1.yaml:128
    return state.team[p, state.act[p].who]


def foe_member(state: State, p: Player) -> Member:
    # spec: specs/pokemon_gen1.yaml:129
    return state.team[1 - p, state.act[1 - p].who]


def down(state: State, p: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:130
    return state.team[p, state.act[p].who].hp == 0


def reserve(state: State, p: Player) -> frozenset[Mate]:
    # spec: specs/pokemon_gen1.yaml:131
    return frozenset(i for i in range(6) if i < state.mates[p] and i != state.act[p].who and state.team[p, i].hp > 0)


def tenths(k: Kind, d: Kind) -> int:
    """Effectiveness in tenths."""
    # spec: specs/pokemon_gen1.yaml:133
    return 0 if d in k.useless else 20 if d in k.twice else 5 if d in k.half else 10


def immune(state: State, k: Move, q: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:134
    return any(tenths(k.kind, state.act[q].kind[i]) == 0 for i in range(2))


def is_of(state: State, k: Kind, q: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:135
    return state.act[q].kind[0] == k or state.act[q].kind[1] == k


def hard_lock(state: State, p: Player) -> Move | None:
    """What it must go on with: a two-turn move, Thrash, Rage, a turn of rest."""
    # spec: specs/pokemon_gen1.yaml:137
    if state.act[p].charging is not None:
        return state.act[p].charging
    if state.act[p].thrash is not None:
        return state.act[p].thrash
    if state.act[p].raging:
        return MOVE.rage
    if state.act[p].recharging:
        return MOVE.hyper_beam
    return None


def soft_lock(state: State, p: Player) -> Move | None:
    # spec: specs/pokemon_gen1.yaml:147
    if state.act[p].bide_left > 0:
        return MOVE.bide
    return state.act[p].trapping


def trap_shows(state: State, p: Player) -> bool:
    """That a trap still holds shows only in its first rounds; a mask that said more would be a leak."""
    # spec: specs/pokemon_gen1.yaml:152
    return (
        state.act[p].bide_left > 0
        or state.act[p].trapping is not None
        and state.act[p].trap_total - state.act[p].trap_left <= 1
    )


def blank(state: State, p: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:153
    return (
        member(state, p).status in (Status.asleep, Status.frozen)
        or state.act[p].trapped > 0
        and not state.act[p].trap_unsure
    )


def usable(state: State, p: Player, i: Pick) -> bool:
    # spec: specs/pokemon_gen1.yaml:154
    return state.act[p].move[i] is not None and state.act[p].pp[i] > 0 and state.act[p].disabled != i


def only_first(state: State, p: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:155
    return (
        hard_lock(state, p) is not None
        or trap_shows(state, p)
        or blank(state, p)
        or not any(usable(state, p, j) for j in range(4))
    )


def stat_of(b: Boost) -> Stat | None:
    # spec: specs/pokemon_gen1.yaml:156
    return from_index(STAT, in_range(int(b), 0, 3, "stat_of", "index(b)"), "stat_of") if int(b) < 4 else None


def rolled(state: State, n: int, size: int) -> int:
    # spec: specs/pokemon_gen1.yaml:157
    return n % size if state.parameters.overflow else clamp(n, -63, 1998)


def ratio(n: Stage) -> int:
    # spec: specs/pokemon_gen1.yaml:158
    return item(
        [25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400],
        n + 6,
        "ratio",
        "[25, 28, 33, 40, 50, 66, 100, 150, 200, 250, 300, 350, 400]",
    )


def scaled_stat(x: int, n: Stage, most: int) -> int:
    """Equals the simulator's doubles on 0..999."""
    # spec: specs/pokemon_gen1.yaml:160
    return clamp(x * ratio(n) // 100, 1, most)


def scaled_accuracy(x: int, n: Stage) -> int:
    # spec: specs/pokemon_gen1.yaml:161
    return x * ratio(n) // 100


def base_of(s: Species, b: Stat) -> int:
    # spec: specs/pokemon_gen1.yaml:162
    return (
        s.attack
        if b == Stat.attack
        else s.defense
        if b == Stat.defense
        else s.special
        if b == Stat.special
        else s.speed
    )


def admitted(k: Move) -> bool:
    """Gen1ou bans moves that dodge, that raise evasion and that end all at once."""
    # spec: specs/pokemon_gen1.yaml:164
    return not k.ohko and k not in (MOVE.fly, MOVE.dig, MOVE.double_team, MOVE.minimize)


def side(v: Player, q: Player) -> int:
    """The viewer's side is 0, the other's 1."""
    # spec: specs/pokemon_gen1.yaml:166
    return v if q == 0 else 1 - v


def shown_status(s: Status) -> Status:
    """A status is shown as poison whatever its kind."""
    # spec: specs/pokemon_gen1.yaml:168
    return Status.poisoned if s == Status.badly_poisoned else s


def percent(m: Member) -> int:
    """What a bar shows: of 100, only the whole is 100 and only nothing is 0."""
    # spec: specs/pokemon_gen1.yaml:170
    return 100 if m.hp == m.max_hp else min(99, (m.hp * 100 + m.max_hp - 1) // m.max_hp)


def spread(state: State, q: Player, s: Status) -> bool:
    """One Pokemon of the team has the status already."""
    # spec: specs/pokemon_gen1.yaml:172
    return any(
        i < state.mates[q] and state.team[q, i].status == s and state.team[q, i].hp > 0 and not state.team[q, i].rests
        for i in range(6)
    )


def haunts(s: Species) -> bool:
    # spec: specs/pokemon_gen1.yaml:176
    return s.one == KIND.ghost or s.two == KIND.ghost


def only_ghosts(state: State, p: Player) -> bool:
    """All who can still stand are ghosts, or have nothing but Transform."""
    # spec: specs/pokemon_gen1.yaml:174
    return all(
        state.team[p, i].hp == 0
        or (is_of(state, KIND.ghost, p) if i == state.act[p].who else haunts(state.team[p, i].species))
        for i in range(6)
    )


def only_transform(state: State, p: Player, i: Mate) -> bool:
    # spec: specs/pokemon_gen1.yaml:177
    return all(
        (
            (state.act[p].move[j] if i == state.act[p].who else state.team[p, i].move[j])
            if (state.act[p].move[j] if i == state.act[p].who else state.team[p, i].move[j]) is not None
            else MOVE.transform
        )
        == MOVE.transform
        for j in range(4)
    )


def no_progress(state: State, p: Player, i: Mate) -> bool:
    # spec: specs/pokemon_gen1.yaml:183
    if state.team[p, i].hp == 0 or state.team[p, i].status == Status.frozen:
        return True
    copies = only_transform(state, p, i) and all(
        state.team[1 - p, j].hp == 0 or only_transform(state, 1 - p, j) for j in range(6)
    )
    return (
        copies
        or only_ghosts(state, 1 - p)
        and all((state.act[p].pp[k] if i == state.act[p].who else state.team[p, i].pp[k]) == 0 for k in range(4))
    )


def stalled(state: State, p: Player) -> bool:
    """No Pokemon of the team can ever bring the battle forward.

    Source: sim/battle#maybeTriggerEndlessBattleClause
    """
    # spec: specs/pokemon_gen1.yaml:180
    return all(i >= state.mates[p] or no_progress(state, p, i) for i in range(6))


def cannot_heal(state: State, p: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:189
    missing = member(state, p).max_hp - member(state, p).hp
    return missing == 0 or (missing == 255 or missing == 511) and member(state, p).hp % 256 != 0


# ---------------------------------------------------------------------------------------------- rules


def recruit(state: State, chance: Chance, p: Player) -> None:
    """A random team of level 100 that gen1ou allows: six species, moves that each can have learnt in this generation."""
    # spec: specs/pokemon_gen1.yaml:195
    state.mates[p] = 6
    for i in range(6):
        s = pick(
            chance.at(i),
            1,
            SPECIES,
            [
                x
                for x in SPECIES
                if x not in (SPECIES.mewtwo, SPECIES.mew)
                and not any(j < i and state.team[p, j].species == x for j in range(6))
            ],
            "recruit",
        )
        state.team[p, i] = Member(
            s,
            100,
            KIND_.filled(1),
            min(714, 2 * s.hp + 203),
            min(714, 2 * s.hp + 203),
            Status.healthy,
            0,
            False,
            KIND_2.filled(None),
            KIND_3.filled(0),
        )
        state.team[p, i].stat = [(2 * base_of(s, b) + 98) for b in Stat]
        for j_2 in range(4):
            k_2 = pick(
                chance.at(i).at(j_2),
                2,
                MOVE,
                [
                    k
                    for k in sorted(s.learns)
                    if admitted(k) and not any(state.team[p, i].move[h] == k for h in range(4))
                ],
                "recruit",
                may_be_none=True,
            )
            if k_2 is not None:
                state.team[p, i].move[j_2] = k_2
                state.team[p, i].pp[j_2] = min(61, k_2.pp * 8 // 5)


def fresh(state: State, p: Player, i: Mate) -> Active:
    # spec: specs/pokemon_gen1.yaml:206
    a = Active(
        i,
        [state.team[p, i].species.one, state.team[p, i].species.two],
        copied(state.team[p, i].stat),
        copied(state.team[p, i].stat),
        KIND_6.filled(0),
        copied(state.team[p, i].move),
        copied(state.team[p, i].pp),
        False,
        None,
        0,
        False,
        False,
        None,
        False,
        KIND_7.filled(False),
        False,
        0,
        0,
        False,
        None,
        0,
        0,
        0,
        None,
        0,
        False,
        255,
        None,
        0,
        0,
        0,
        0,
        False,
    )
    if state.team[p, i].status == Status.paralyzed:
        a.stat[Stat.speed] = max(1, a.stat[Stat.speed] // 4)
    if state.team[p, i].status == Status.burned:
        a.stat[Stat.attack] = max(1, a.stat[Stat.attack] // 2)
    return copied(a)


def turn_on(state: State, q: Player, f: Flag) -> bool:
    """False: it was on already."""
    # spec: specs/pokemon_gen1.yaml:215
    was = state.act[q].has[f]
    state.act[q].has[f] = True
    return not was


def lose_hp(state: State, p: Player, n: Damage) -> None:
    # spec: specs/pokemon_gen1.yaml:219
    state.team[p, state.act[p].who].hp = max(0, state.team[p, state.act[p].who].hp - n)


def select(state: State, p: Player) -> None:
    """A locked, sleeping or frozen Pokemon goes on with what was selected last.

    Source: sim/side#commitChoices
    """
    # spec: specs/pokemon_gen1.yaml:235
    if (
        hard_lock(state, p) is not None
        or soft_lock(state, p) is not None
        or member(state, p).status in (Status.asleep, Status.frozen)
    ):
        state.last_shown[p] = state.act[p].move[state.slot[p]]
    elif state.act[p].trapped > 0:
        state.held[p] = True
        state.last_shown[p] = None
    else:
        state.held[p] = False
        if any(usable(state, p, j) for j in range(4)):
            state.slot[p] = state.plan_index[p] % 4
            state.last_picked[p] = state.act[p].move[state.slot[p]]
        else:
            state.last_picked[p] = MOVE.struggle
        state.last_shown[p] = state.last_picked[p]


def urgency(state: State, p: Player) -> int:
    # spec: specs/pokemon_gen1.yaml:262
    k = state.last_picked[p]
    if state.plan[p] == Plan.switching:
        return 2
    if state.plan[p] == Plan.idle:
        return -1
    return k.first if k is not None and not state.held[p] else 0


def who_goes_first(state: State, chance: Chance) -> Player:
    """Source: sim/battle-queue"""
    # spec: specs/pokemon_gen1.yaml:251
    urgency_result = urgency(state, 0)
    a = urgency_result
    urgency_result_2 = urgency(state, 1)
    b = urgency_result_2
    if a != b:
        return 0 if a > b else 1
    if state.act[0].stat[Stat.speed] != state.act[1].stat[Stat.speed]:
        return 0 if state.act[0].stat[Stat.speed] > state.act[1].stat[Stat.speed] else 1
    tie_break = 1 + chance.roll(7, 2) + -1
    return tie_break


def bring_in(state: State, p: Player, i: Mate) -> None:
    """Source: sim/battle-actions#switchIn"""
    # spec: specs/pokemon_gen1.yaml:757
    fresh_result = fresh(state, p, i)
    state.act[p] = copied(fresh_result)
    state.slot[p] = 0
    if state.team[p, i].status == Status.badly_poisoned:
        state.team[p, i].status = Status.poisoned
    state.seen[p] |= {i}
    q = 1 - p
    if state.act[q].trapping is not None and state.act[q].move[state.slot[q]] == MOVE.metronome:
        state.last_picked[q] = MOVE.metronome
        state.last_shown[q] = MOVE.metronome
    state.act[p].last = None
    state.act[q].last = None
    if state.team[p, i].status in (Status.poisoned, Status.burned) and state.phase == Phase.battle:
        lose_hp(state, p, max(1, member(state, p).max_hp // 16))


def after_move_self(state: State, p: Player) -> None:
    """Toxic counter, waking up, poison and burn, Leech Seed; all of it also when the user has just fainted.

    Source: c#onAfterMoveSelf
    """
    # spec: specs/pokemon_gen1.yaml:705
    w = state.act[p].who
    suffers = state.team[p, w].status in (Status.poisoned, Status.badly_poisoned, Status.burned)
    part = max(1, state.team[p, w].max_hp // 16)
    if state.act[p].toxic_counts and suffers:
        state.act[p].toxic = min(15, state.act[p].toxic + 1)
    if state.team[p, w].status == Status.asleep and state.team[p, w].sleep == 0:
        state.team[p, w].status = Status.healthy
    if suffers:
        lose_hp(state, p, (part * (state.act[p].toxic if state.act[p].toxic_counts else 1)))
    if state.act[p].has[Flag.seeded] and not down(state, 1 - p):
        if state.act[p].toxic_counts:
            state.act[p].toxic = min(15, state.act[p].toxic + 1)
        n = part * (state.act[p].toxic if state.act[p].toxic_counts else 1)
        q = 1 - p
        lose_hp(state, p, n)
        state.team[q, state.act[q].who].hp = min(member(state, q).max_hp, member(state, q).hp + n)


def crash(state: State, p: Player, n: int) -> None:
    """Own damage meets the wrong Substitute.

    Source: sim/battle#directDamage
    """
    # spec: specs/pokemon_gen1.yaml:361
    state.last_damage = n
    q = 1 - p
    if state.act[p].substitute == 0:
        lose_hp(state, p, n)
    elif state.act[q].substitute > 0:
        state.act[q].substitute = max(0, state.act[q].substitute - n)
        state.act[q].sub_broke = state.act[q].substitute == 0


def hurt_itself(state: State, p: Player) -> None:
    # spec: specs/pokemon_gen1.yaml:352
    n = (2 * member(state, p).level // 5 + 2) * state.act[p].stat[Stat.attack] * 40 // state.act[p].stat[
        Stat.defense
    ] // 50 + 2
    crash(state, p, min(65535, n))
    state.act[p].bide_left = 0
    state.act[p].charging = None
    state.act[p].hidden = False
    state.act[p].trapping = None
    state.act[p].thrash = None


def wear_down(state: State, q: Player, n: Damage) -> None:
    # spec: specs/pokemon_gen1.yaml:348
    state.last_damage = n
    state.act[q].substitute = max(0, state.act[q].substitute - n)
    state.act[q].sub_broke = state.act[q].substitute == 0


def harm(state: State, q: Player, n: Damage) -> int:
    """Returns how much was lost."""
    # spec: specs/pokemon_gen1.yaml:591
    lost = min(n, member(state, q).hp)
    state.last_damage = lost
    lose_hp(state, q, lost)
    return lost


def boost(state: State, q: Player, b: Boost, n: int) -> bool:
    """False: no change. A stat lowered from far above may stay above 999.

    Source: s#boostBy
    """
    # spec: specs/pokemon_gen1.yaml:671
    if n > 0 and state.act[q].stage[b] == 6 or n < 0 and state.act[q].stage[b] == -6:
        return False
    state.act[q].stage[b] = clamp(state.act[q].stage[b] + n, -6, 6)
    t = stat_of(b)
    if t is not None:
        if n > 0 and state.act[q].stat[t] == 999:
            state.act[q].stage[b] = max(-6, state.act[q].stage[b] - 1)
            return False
        if n < 0 and state.act[q].stat[t] == 1:
            state.act[q].stage[b] = min(6, state.act[q].stage[b] + 1)
            return False
        state.act[q].stat[t] = scaled_stat(state.act[q].base[t], state.act[q].stage[b], 999 if n > 0 else 3996)
    return True


def strike_back(state: State, p: Player, n: int) -> None:
    """Bide: meets also those in the air or under the ground."""
    # spec: specs/pokemon_gen1.yaml:340
    q = 1 - p
    if state.act[q].substitute > 0:
        wear_down(state, q, n)
    else:
        harm(state, q, n)
        if state.act[q].raging:
            boost(state, q, Boost.attack, 1)


def may_act(state: State, chance: Chance, p: Player, k: Move) -> bool:
    """Order of the simulator's handlers: frozen 12, asleep 10, … paralyzed 2.

    Source: c
    """
    # spec: specs/pokemon_gen1.yaml:291
    w = state.act[p].who
    if state.team[p, w].status == Status.frozen:
        state.act[p].last = None
        return False
    if state.team[p, w].status == Status.asleep:
        state.team[p, w].sleep = max(0, state.team[p, w].sleep - 1)
        state.act[p].last = None
        return False
    if state.act[p].trapped > 0 or state.act[p].flinched:
        return False
    if state.act[p].recharging:
        state.act[p].recharging = False
        return False
    d = state.act[p].disabled
    if d is not None:
        state.act[p].disable_left = max(0, state.act[p].disable_left - 1)
        if state.act[p].disable_left == 0:
            state.act[p].disabled = None
        elif state.act[p].move[d] == k or state.act[p].bide_left > 0 and state.act[p].move[d] == MOVE.bide:
            state.act[p].charging = None
            return False
    if state.act[p].confused > 0:
        state.act[p].confused = in_range(state.act[p].confused - 1, 0, 5, "may_act", "act[p].confused -= 1")
        if state.act[p].confused > 0:
            n = 1 + chance.roll(15, 256) + -1
            if n >= 128:
                hurt_itself(state, p)
                return False
    if state.team[p, w].status == Status.paralyzed:
        n = 1 + chance.roll(19, 256) + -1
        if n < 63:
            state.act[p].bide_left = 0
            state.act[p].charging = None
            state.act[p].trapping = None
            state.act[p].thrash = None
            return False
    if state.act[p].bide_left > 0:
        state.act[p].bide_damage = min(65535, state.act[p].bide_damage + state.last_damage)
        state.act[p].bide_left = in_range(state.act[p].bide_left - 1, 0, 3, "may_act", "act[p].bide_left -= 1")
        if state.act[p].bide_left == 0 and state.act[p].bide_damage > 0:
            strike_back(
                state,
                p,
                in_range(
                    min(65535, 2 * state.act[p].bide_damage), 1, 65535, "may_act", "min(65535, 2 * act[p].bide_damage)"
                ),
            )
        return False
    if state.act[p].trapping is not None and state.act[1 - p].trapped == 0:
        state.act[p].trapping = None
    return True


def pay(state: State, p: Player, n: int) -> None:
    # spec: specs/pokemon_gen1.yaml:289
    state.act[p].pp[state.slot[p]] = in_range(
        rolled(state, (state.act[p].pp[state.slot[p]] - n), 64), -63, 63, "pay", "rolled(act[p].pp[slot[p]] - n, 64)"
    )


def call_any(state: State, chance: Chance) -> Move:
    # spec: specs/pokemon_gen1.yaml:687
    able = copied(VALUE_1)
    return item(able, 1 + chance.roll(28, 163) + -1, "call_any", "able")


def called_by(state: State, chance: Chance, p: Player, chosen: Move) -> Move:
    """Metronome, Mirror Move; a chain of more than three calls ends in nothing."""
    # spec: specs/pokemon_gen1.yaml:372
    k = chosen
    for i in range(3):
        if MOVE_CALLS[k.index] is not None:
            state.last_damage = 0
            state.last_move[p] = k
            state.act[p].last = k
            calls_result = k.calls(state, chance.at(i).at(32), p)
            called = calls_result
            if called is None:
                return k
            k = called
            state.last_picked[p] = k
            state.last_shown[p] = k
            if k.charges:
                pay(state, p, -1)
                if not state.act[p].transformed:
                    state.team[p, state.act[p].who].pp[state.slot[p]] = state.act[p].pp[state.slot[p]]
            if state.act[p].transformed:
                state.team[p, state.act[p].who].pp[state.slot[p]] = (
                    state.team[p, state.act[p].who].pp[state.slot[p]] + 1
                ) % 64
    return k


def faint_if(state: State, p: Player, b: bool) -> None:
    # spec: specs/pokemon_gen1.yaml:420
    if b:
        state.team[p, state.act[p].who].hp = 0


def damage(state: State, chance: Chance, p: Player, k: Move) -> Damage | None:
    """Source: s#getDamage"""
    # spec: specs/pokemon_gen1.yaml:549
    q = 1 - p
    if k.ohko:
        return 65535
    if MOVE_FIXED[k.index] is not None:
        fixed_result = k.fixed(state, chance.at(40), p)
        own = fixed_result
        return own
    if k.traps and k.kind == KIND.normal and is_of(state, KIND.ghost, q):
        return 0
    if state.act[p].trapping is not None and state.act[q].trapped > 0:
        return state.act[p].trap_damage
    if k.power == 0:
        return None
    speed_now = member(state, p).species.speed // 2
    odds = speed_now // 2 if state.act[p].has[Flag.focused] else clamp(speed_now * 2, 1, 255)
    chances = clamp(odds * 4, 1, 255) if k.sharp else odds // 2
    critical = False
    if chances > 0:
        c = 1 + chance.roll(41, 256) + -1
        critical = c < chances
    with_attack = Stat.attack if k.cls == Class.physical else Stat.special
    with_defense = Stat.defense if k.cls == Class.physical else Stat.special
    level = rolled(state, (member(state, p).level * 2), 256) if critical else member(state, p).level
    a = member(state, p).stat[with_attack] if critical else state.act[p].stat[with_attack]
    shield = Flag.reflecting if k.cls == Class.physical else Flag.screened
    d = (
        member(state, q).stat[with_defense]
        if critical
        else state.act[q].stat[with_defense] * (2 if state.act[q].has[shield] else 1)
    )
    big = a >= 256 or d >= 256
    a2 = max(1, rolled(state, (a // 4), 256)) if big else a
    d2 = max(1, rolled(state, (d // 4), 256)) if big else d
    d3 = max(1, d2 // 2) if k.explodes else d2
    n = min((2 * level // 5 + 2) * k.power * a2 // d3 // 50, 997) + 2
    if is_of(state, k.kind, p) and k.kind != KIND.typeless:
        n = n + n // 2
    for i in range(2):
        if not (i == 0 or state.act[q].kind[1] != state.act[q].kind[0]):
            continue
        n = min(65535, n * tenths(k.kind, state.act[q].kind[i]) // 10)
    if n > 1:
        r = 1 + chance.roll(42, 39) + 216
        n = n * r // 255
    return in_range(n, 0, 65535, "damage", "n")


def damage_again(state: State, chance: Chance, p: Player, k: Move, number: int) -> Damage | None:
    """Every hit repeats the first."""
    # spec: specs/pokemon_gen1.yaml:513
    if number > 1:
        return state.last_damage
    damage_result = damage(state, chance.at(43), p, k)
    n = damage_result
    return n


def self_effects(state: State, chance: Chance, p: Player, k: Move) -> None:
    # spec: specs/pokemon_gen1.yaml:536
    if k.recharges:
        state.act[p].recharging = True
    if k.rages:
        state.act[p].raging = True
    if k.traps and state.act[p].trapping is None:
        state.act[p].trapping = k
        i = 1 + chance.roll(46, 8) + -1
        state.act[p].trap_total = item([2, 2, 2, 3, 3, 3, 4, 5], i, "self_effects", "[2, 2, 2, 3, 3, 3, 4, 5]")
        state.act[p].trap_left = state.act[p].trap_total
        state.act[p].trap_damage = min(1023, state.last_damage)
        state.act[1 - p].trapped = 2
        state.act[1 - p].trap_unsure = False


def take_recoil(state: State, p: Player, k: Move, n: Damage) -> None:
    # spec: specs/pokemon_gen1.yaml:596
    if k.recoils > 0 and n > 0:
        lose_hp(state, p, max(1, n // max(1, k.recoils)))


def drain(state: State, p: Player, k: Move, n: Damage) -> None:
    # spec: specs/pokemon_gen1.yaml:599
    if k.drains and n > 0:
        state.last_damage = max(1, n // 2)
        state.team[p, state.act[p].who].hp = min(member(state, p).max_hp, member(state, p).hp + state.last_damage)


def confuse(state: State, chance: Chance, q: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:634
    if state.act[q].confused > 0:
        return False
    state.act[q].confused = 1 + chance.roll(52, 4) + 1
    return True


def hit_substitute(state: State, chance: Chance, p: Player, k: Move, number: int) -> bool:
    # spec: specs/pokemon_gen1.yaml:518
    q = 1 - p
    damage_again_result = damage_again(state, chance.at(44), p, k, number)
    dealt = damage_again_result
    if dealt is None:
        return False
    wear_down(state, q, dealt)
    if state.act[q].sub_broke:
        if k.traps:
            self_effects(state, chance.at(47), p, k)
    else:
        take_recoil(state, p, k, dealt)
        drain(state, p, k, dealt)
        if k.also == Extra.confuse:
            n = 1 + chance.roll(51, 256) + -1
            if n < k.chance:
                confuse(state, chance.at(53), q)
        self_effects(state, chance.at(54), p, k)
    return True


def give_status(state: State, chance: Chance, q: Player, s: Status) -> bool:
    # spec: specs/pokemon_gen1.yaml:603
    w = state.act[q].who
    anyway = s == Status.asleep and state.act[q].recharging
    if state.team[q, w].status != Status.healthy and not anyway:
        return False
    if s in (Status.poisoned, Status.badly_poisoned) and is_of(state, KIND.poison, q):
        return False
    if (
        s == Status.asleep
        and state.parameters.sleep_clause
        and spread(state, q, Status.asleep)
        or s == Status.frozen
        and state.parameters.freeze_clause
        and spread(state, q, Status.frozen)
    ):
        return False
    state.team[q, w].status = s
    state.team[q, w].rests = False
    if anyway:
        state.act[q].recharging = False
    if s == Status.asleep:
        state.team[q, w].sleep = 1 + chance.roll(60, 7)
    elif s == Status.paralyzed:
        state.act[q].stat[Stat.speed] = max(1, state.act[q].stat[Stat.speed] // 4)
    elif s == Status.burned:
        state.act[q].stat[Stat.attack] = max(1, state.act[q].stat[Stat.attack] // 2)
    elif s == Status.badly_poisoned:
        state.act[q].toxic_counts = True
        state.act[q].toxic = 0
    return True


def raise_stage(state: State, q: Player, p: Player, b: Boost, n: int) -> bool:
    """Of player q's Pokemon, by a move of player p: p's opponent suffers its status once more.

    Source: s#moveHit
    """
    # spec: specs/pokemon_gen1.yaml:658
    boost_result = boost(state, q, b, n)
    done = boost_result
    if not done:
        return False
    f = 1 - p
    if member(state, f).status == Status.paralyzed:
        state.act[f].stat[Stat.speed] = max(1, state.act[f].stat[Stat.speed] // 4)
    if member(state, f).status == Status.burned:
        state.act[f].stat[Stat.attack] = max(1, state.act[f].stat[Stat.attack] // 2)
    return True


def lower_by_move(state: State, p: Player, b: Boost, n: int) -> bool:
    # spec: specs/pokemon_gen1.yaml:653
    if state.act[1 - p].has[Flag.misted]:
        return False
    raise_stage_result = raise_stage(state, 1 - p, p, b, (-n))
    return raise_stage_result


def recover_half(state: State, p: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:629
    if cannot_heal(state, p):
        return False
    state.team[p, state.act[p].who].hp = min(
        member(state, p).max_hp, member(state, p).hp + member(state, p).max_hp // 2
    )
    return True


def take_kind(state: State, p: Player) -> bool:
    # spec: specs/pokemon_gen1.yaml:626
    state.act[p].kind = copied(state.act[1 - p].kind)
    return True


def side_effect(state: State, chance: Chance, p: Player, q: Player, k: Move) -> None:
    # spec: specs/pokemon_gen1.yaml:639
    if k.also_gives != Status.healthy:
        give_status(state, chance.at(105), q, k.also_gives)
    match k.also:
        case Extra.nothing:
            pass
        case Extra.flinch:
            state.act[q].flinched = True
            state.act[q].recharging = False
        case Extra.confuse:
            confuse(state, chance.at(106), q)
        case Extra.lower_attack:
            raise_stage(state, q, p, Boost.attack, -1)
        case Extra.lower_defense:
            raise_stage(state, q, p, Boost.defense, -1)
        case Extra.lower_special:
            raise_stage(state, q, p, Boost.special, -1)
        case Extra.lower_speed:
            raise_stage(state, q, p, Boost.speed, -1)
        case Extra.lower_accuracy:
            raise_stage(state, q, p, Boost.accuracy, -1)


def move_hit(state: State, chance: Chance, p: Player, k: Move, number: int, last_one: bool) -> bool:
    """One hit.

    Source: s#moveHit
    """
    # spec: specs/pokemon_gen1.yaml:477
    q = 1 - p
    if state.act[q].substitute > 0 and not k.on_self:
        if k.cls == Class.status:
            if k.gives in (Status.poisoned, Status.badly_poisoned) or k.sub_stops:
                return False
        else:
            hit_substitute_result = hit_substitute(state, chance.at(55), p, k, number)
            return hit_substitute_result
    if k.power > 0 or k.ohko:
        damage_again_result = damage_again(state, chance.at(56), p, k, number)
        dealt = damage_again_result
        if dealt is None:
            return False
        harm_result = harm(state, q, dealt)
        lost = harm_result
        take_recoil(state, p, k, lost)
        drain(state, p, k, lost)
    if k.gives != Status.healthy:
        give_status_result = give_status(state, chance.at(61), q, k.gives)
        given = give_status_result
        if not given:
            return False
    effect_result = k.effect(state, chance.at(101), p)
    done = effect_result
    if not done:
        return False
    if state.act[q].raging and not k.on_self and k.cls != Class.status and not k.explodes:
        boost(state, q, Boost.attack, 1)
    self_effects(state, chance.at(103), p, k)
    if k.chance > 0 and last_one and not down(state, q):
        if not (k.also_gives in (Status.burned, Status.frozen, Status.paralyzed) and is_of(state, k.kind, q)):
            n = 1 + chance.roll(104, 256) + -1
            if n < k.chance:
                side_effect(state, chance.at(112), p, q, k)
    if member(state, q).status == Status.frozen and k.also_gives == Status.burned:
        state.team[q, state.act[q].who].status = Status.healthy
    return True


def hit_often(state: State, chance: Chance, p: Player, k: Move) -> bool:
    # spec: specs/pokemon_gen1.yaml:462
    q = 1 - p
    n = 2
    if k.hits == Hits.two_to_five:
        i = 1 + chance.roll(114, 8) + -1
        n = item([2, 2, 2, 3, 3, 3, 4, 5], i, "hit_often", "[2, 2, 2, 3, 3, 3, 4, 5]")
    good = True
    for i_2 in range(5):
        if i_2 >= n:
            continue
        if down(state, q) or down(state, p):
            break
        move_hit_result = move_hit(state, chance.at(i_2).at(115), p, k, i_2 + 1, i_2 + 1 == n)
        good = move_hit_result
        if not good or state.act[q].sub_broke:
            break
    return good


def try_hit(state: State, chance: Chance, p: Player, k: Move) -> bool:
    """Source: s#tryMoveHit"""
    # spec: specs/pokemon_gen1.yaml:423
    q = 1 - p
    if k.thrashes:
        if state.act[p].thrash is not None:
            state.act[p].thrash_left = max(0, state.act[p].thrash_left - 1)
            if state.act[p].thrash_left == 0:
                state.act[p].confused = 1 + chance.roll(35, 4) + 1
        else:
            state.act[p].thrash = k
            state.act[p].thrash_left = 1 + chance.roll(36, 2) + 1
            state.act[p].carried = 255
    if not k.on_self:
        if state.act[q].hidden and k not in (MOVE.swift, MOVE.transform) or immune(state, k, q) and not k.any_kind:
            faint_if(state, p, k.explodes)
            return False
    if not k.allowed(state, p) or k.ohko and state.act[q].stat[Stat.speed] > state.act[p].stat[Stat.speed]:
        return False
    landed = True
    if (
        k.hits_in is not None
        and not (k.gives == Status.asleep and state.act[q].recharging)
        and not (state.act[q].trapped > 0 and state.act[p].trapping is not None)
    ):
        steady = state.act[p].thrash is not None or state.act[p].raging
        a = state.act[p].carried if steady else k.hits_in
        b = scaled_accuracy(a, state.act[p].stage[Boost.accuracy])
        c = clamp(scaled_accuracy(in_range(b, 0, 1020, "try_hit", "b"), -state.act[q].stage[Boost.evasion]), 1, 255)
        if steady:
            state.act[p].carried = c
        n = 1 + chance.roll(38, 256) + -1
        landed = n < c
    if not landed:
        state.last_damage = 0
    elif k.hits == Hits.once:
        move_hit_result = move_hit(state, chance.at(113), p, k, 1, True)
        landed = move_hit_result
    else:
        hit_often_result = hit_often(state, chance.at(116), p, k)
        landed = hit_often_result
    faint_if(state, p, k.explodes and not state.act[q].sub_broke)
    if not landed:
        state.act[p].trapping = None
    return landed


def after_move(state: State, p: Player) -> None:
    """Source: c#onAfterMove"""
    # spec: specs/pokemon_gen1.yaml:692
    q = 1 - p
    if down(state, q):
        state.act[p].recharging = False
        state.act[p].trapping = None
    elif state.act[p].trapping is not None and state.act[p].trap_left > 1:
        state.act[q].trapped = 2
        state.act[q].trap_unsure = state.act[q].trap_unsure or state.act[p].trap_total > state.act[p].trap_left
    if state.act[p].thrash is not None and state.act[p].thrash_left == 0:
        state.act[p].thrash = None


def use_move(state: State, chance: Chance, p: Player, chosen: Move) -> None:
    """Source: s#useMove"""
    # spec: specs/pokemon_gen1.yaml:392
    called_by_result = called_by(state, chance.at(34), p, chosen)
    k = called_by_result
    q = 1 - p
    state.last_move[p] = k
    if not k.charges or state.act[p].charging is not None:
        state.act[p].last = k
    if k.charges and state.act[p].charging is None:
        state.act[p].charging = k
        state.act[p].hidden = state.act[p].hidden or k.hides
    else:
        state.act[p].charging = None
        if k.charges:
            state.act[p].hidden = False
        if k.traps:
            state.act[q].recharging = False
        if not down(state, q) or k.on_self:
            if not k.keeps_last_damage:
                state.last_damage = 0
            try_hit_result = try_hit(state, chance.at(118), p, k)
            done = try_hit_result
            if state.act[q].raging and (k.explodes or k == MOVE.disable):
                boost(state, q, Boost.attack, 1)
            if not done:
                k.missed(state, p)
    after_move(state, p)
    if not down(state, q):
        after_move_self(state, p)


def run_move(state: State, chance: Chance, p: Player) -> None:
    """Source: s#runMove"""
    # spec: specs/pokemon_gen1.yaml:269
    if state.held[p]:
        after_move_self(state, p)
        return
    state.act[1 - p].sub_broke = False
    k = state.last_picked[p] if state.last_picked[p] is not None else MOVE.unselected
    may_act_result = may_act(state, chance.at(25), p, k)
    free = may_act_result
    if not free:
        after_move_self(state, p)
        return
    locked = hard_lock(state, p) is not None or soft_lock(state, p) is not None
    if k != MOVE.struggle and (not locked and not k.charges or state.act[p].charging is not None):
        pay(state, p, 1)
        if not state.act[p].transformed:
            state.team[p, state.act[p].who].pp[state.slot[p]] = state.act[p].pp[state.slot[p]]
    if not state.act[p].transformed and state.team[p, state.act[p].who].move[state.slot[p]] == k:
        state.known[p, state.act[p].who] |= {state.slot[p]}
    use_move(state, chance.at(125), p, k)


def next_turn(state: State) -> None:
    """Source: sim/battle#endTurn"""
    # spec: specs/pokemon_gen1.yaml:745
    for p in range(2):
        if state.act[1 - p].trapped == 0:
            state.act[p].trapping = None
        if state.act[1 - p].trapping is None:
            state.act[p].trapped = 0
    if state.turn == 1000 or stalled(state, 0) and stalled(state, 1):
        finish([f32(0.0), f32(0.0)], state)
    state.turn = in_range(state.turn + 1, 1, 1000, "next_turn", "turn += 1")
    state.phase = Phase.battle


def turn_end(state: State) -> None:
    # spec: specs/pokemon_gen1.yaml:724
    if not down(state, 0) and not down(state, 1):
        for p in range(2):
            state.act[p].flinched = False
            state.act[p].trapped = max(0, state.act[p].trapped - 1)
            if state.act[p].trapping is not None:
                state.act[p].trap_left = max(0, state.act[p].trap_left - 1)
                if state.act[p].trap_left == 0:
                    state.act[p].trapping = None
    a = down(state, 0) and reserve(state, 0) == frozenset()
    b = down(state, 1) and reserve(state, 1) == frozenset()
    if a and b:
        finish([f32(0.0), f32(0.0)], state)
    elif a:
        finish([f32(-1.0), f32(1.0)], state)
    elif b:
        finish([f32(1.0), f32(-1.0)], state)
    if down(state, 0) or down(state, 1):
        state.phase = Phase.replace
    else:
        next_turn(state)


def battle_turn(state: State, chance: Chance) -> None:
    # spec: specs/pokemon_gen1.yaml:222
    for p in range(2):
        if state.plan[p] != Plan.attacking:
            continue
        select(state, p)
    who_goes_first_result = who_goes_first(state, chance.at(8))
    first_one = who_goes_first_result
    for i, q in enumerate(list([first_one, (1 - first_one)])):
        if state.plan[q] == Plan.switching:
            bring_in(state, q, state.plan_index[q])
        elif state.plan[q] == Plan.attacking:
            run_move(state, chance.at(i).at(128), q)
        if down(state, 0) or down(state, 1):
            break
    turn_end(state)


# ---------------------------------------------------------------------------------------------- start


def team_at_start(state: State, chance: Chance) -> dict[tuple[Player, Mate], Member]:
    """The start of team."""
    # spec: specs/pokemon_gen1.yaml:103
    return TEAM.filled(
        Member(
            SPECIES.bulbasaur,
            100,
            KIND_.filled(1),
            1,
            0,
            Status.healthy,
            0,
            False,
            KIND_2.filled(None),
            KIND_3.filled(0),
        )
    )


def mates_at_start(state: State, chance: Chance) -> list[int]:
    """The start of mates."""
    # spec: specs/pokemon_gen1.yaml:104
    return MATES.filled(0)


def act_at_start(state: State, chance: Chance) -> list[Active]:
    """The start of act."""
    # spec: specs/pokemon_gen1.yaml:105
    return ACT.filled(
        Active(
            0,
            KIND_4.filled(KIND.normal),
            KIND_.filled(1),
            KIND_5.filled(1),
            KIND_6.filled(0),
            KIND_2.filled(None),
            KIND_3.filled(0),
            False,
            None,
            0,
            False,
            False,
            None,
            False,
            KIND_7.filled(False),
            False,
            0,
            0,
            False,
            None,
            0,
            0,
            0,
            None,
            0,
            False,
            255,
            None,
            0,
            0,
            0,
            0,
            False,
        )
    )


def seen_at_start(state: State, chance: Chance) -> list[frozenset[Mate]]:
    """The start of seen."""
    # spec: specs/pokemon_gen1.yaml:106
    return [frozenset(), frozenset()]


def known_at_start(state: State, chance: Chance) -> dict[tuple[Player, Mate], frozenset[Pick]]:
    """The start of known."""
    # spec: specs/pokemon_gen1.yaml:107
    return KNOWN.filled(frozenset())


def plan_at_start(state: State, chance: Chance) -> list[Plan]:
    """The start of plan."""
    # spec: specs/pokemon_gen1.yaml:108
    return PLAN_.filled(Plan.idle)


def plan_index_at_start(state: State, chance: Chance) -> list[Mate]:
    """The start of plan_index."""
    # spec: specs/pokemon_gen1.yaml:109
    return PLAN_INDEX.filled(0)


def last_damage_at_start(state: State, chance: Chance) -> Damage:
    """The start of last_damage."""
    # spec: specs/pokemon_gen1.yaml:110
    return 0


def last_move_at_start(state: State, chance: Chance) -> list[Move | None]:
    """The start of last_move."""
    # spec: specs/pokemon_gen1.yaml:111
    return LAST_MOVE.filled(None)


def last_picked_at_start(state: State, chance: Chance) -> list[Move | None]:
    """The start of last_picked."""
    # spec: specs/pokemon_gen1.yaml:112
    return LAST_MOVE.filled(None)


def last_shown_at_start(state: State, chance: Chance) -> list[Move | None]:
    """The start of last_shown."""
    # spec: specs/pokemon_gen1.yaml:113
    return LAST_MOVE.filled(None)


def slot_at_start(state: State, chance: Chance) -> list[Pick]:
    """The start of slot."""
    # spec: specs/pokemon_gen1.yaml:114
    return SLOT.filled(0)


def held_at_start(state: State, chance: Chance) -> list[bool]:
    """The start of held."""
    # spec: specs/pokemon_gen1.yaml:115
    return HELD.filled(False)


def turn_at_start(state: State, chance: Chance) -> int:
    """The start of turn."""
    # spec: specs/pokemon_gen1.yaml:116
    return 1


def phase_at_start(state: State, chance: Chance) -> Phase:
    """The start of phase."""
    # spec: specs/pokemon_gen1.yaml:5
    return Phase.battle


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    for p in range(2):
        if state.mates[p] == 0:
            recruit(state, chance.at(p).at(132), p)
        fresh_result = fresh(state, p, 0)
        state.act[p] = copied(fresh_result)
        state.seen[p] |= {0}


# ---------------------------------------------------------------------------------------------- actions


def fight_refusal(state: State, me: int, i: Pick) -> str | None:
    """Why fight is not legal; None if it is."""
    # spec: specs/pokemon_gen1.yaml:775
    if state.phase != Phase.battle:
        return "the phase is battle"
    if not (i == 0 if only_first(state, me) else usable(state, me, i)):
        return "the move cannot be chosen"
    return None


def fight(state: State, chance: Chance, me: int, i: Pick) -> None:
    # spec: specs/pokemon_gen1.yaml:775
    state.plan[me] = Plan.attacking
    state.plan_index[me] = i


def swap_refusal(state: State, me: int, to: Mate) -> str | None:
    """Why swap is not legal; None if it is."""
    # spec: specs/pokemon_gen1.yaml:782
    if to not in reserve(state, me):
        return "it is not there to come in"
    if not (state.phase == Phase.replace or hard_lock(state, me) is None):
        return "the Pokemon cannot leave"
    return None


def swap(state: State, chance: Chance, me: int, to: Mate) -> None:
    # spec: specs/pokemon_gen1.yaml:782
    state.plan[me] = Plan.switching
    state.plan_index[me] = to


# ---------------------------------------------------------------------------------------------- turns


def asked(state: State, me: int) -> bool:
    """Must this player act?"""
    return state.phase == Phase.battle or down(state, me)


def resolve(state: State, chance: Chance) -> None:
    """What happens when all who were asked have acted."""
    if state.phase == Phase.replace:
        for p in range(2):
            if not down(state, p):
                continue
            bring_in(state, p, state.plan_index[p])
        next_turn(state)
    else:
        battle_turn(state, chance.at(136))
    for p in range(2):
        state.plan[p] = Plan.idle


# ---------------------------------------------------------------------------------------------- invariants


def invariant_1(state: State) -> bool:
    """What always holds at rest."""
    return all(state.team[p, i].hp <= state.team[p, i].max_hp for p in range(2) for i in range(6))


# ---------------------------------------------------------------------------------------------- observations


def team_seen(state: State, viewer: int) -> Seen:
    """What a player sees of team."""
    # spec: specs/pokemon_gen1.yaml:103
    return Seen(hidden_parts(state.team, TEAM, lambda owner, it: viewer == owner, 1, False))


def act_seen(state: State, viewer: int) -> Seen:
    """What a player sees of act."""
    # spec: specs/pokemon_gen1.yaml:105
    return Seen(hidden_parts(state.act, ACT, lambda owner, it: viewer == owner, 1, False))


def plan_seen(state: State, viewer: int) -> Seen:
    """What a player sees of plan."""
    # spec: specs/pokemon_gen1.yaml:108
    return Seen(hidden_parts(state.plan, PLAN_, lambda owner, it: viewer == owner, 1, False))


def plan_index_seen(state: State, viewer: int) -> Seen:
    """What a player sees of plan_index."""
    # spec: specs/pokemon_gen1.yaml:109
    return Seen(hidden_parts(state.plan_index, PLAN_INDEX, lambda owner, it: viewer == owner, 1, False))


def last_damage_seen(state: State, viewer: int) -> Seen:
    """What a player sees of last_damage."""
    # spec: specs/pokemon_gen1.yaml:110
    return Seen(hidden_parts(state.last_damage, DAMAGE, lambda it: False, 0, False))


def last_move_seen(state: State, viewer: int) -> Seen:
    """What a player sees of last_move."""
    # spec: specs/pokemon_gen1.yaml:111
    return Seen(hidden_parts(state.last_move, LAST_MOVE, lambda owner, it: viewer == owner, 1, False))


def last_picked_seen(state: State, viewer: int) -> Seen:
    """What a player sees of last_picked."""
    # spec: specs/pokemon_gen1.yaml:112
    return Seen(hidden_parts(state.last_picked, LAST_MOVE, lambda owner, it: viewer == owner, 1, False))


def last_shown_seen(state: State, viewer: int) -> Seen:
    """What a player sees of last_shown."""
    # spec: specs/pokemon_gen1.yaml:113
    return Seen(hidden_parts(state.last_shown, LAST_MOVE, lambda owner, it: viewer == owner, 1, False))


def slot_seen(state: State, viewer: int) -> Seen:
    """What a player sees of slot."""
    # spec: specs/pokemon_gen1.yaml:114
    return Seen(hidden_parts(state.slot, SLOT, lambda owner, it: viewer == owner, 1, False))


def held_seen(state: State, viewer: int) -> Seen:
    """What a player sees of held."""
    # spec: specs/pokemon_gen1.yaml:115
    return Seen(hidden_parts(state.held, HELD, lambda owner, it: viewer == owner, 1, False))


def observe_species(state: State, viewer: int) -> list[Any]:
    """the own side"""
    # spec: specs/pokemon_gen1.yaml:807
    return [i < state.mates[viewer] and state.team[viewer, i].species == s for i in range(6) for s in SPECIES]


def observe_life(state: State, viewer: int) -> list[Any]:
    """Channel life."""
    # spec: specs/pokemon_gen1.yaml:808
    return [(f32(state.team[viewer, i].hp) - 0.0) / (f32(state.team[viewer, i].max_hp) - 0.0) for i in range(6)]


def observe_status(state: State, viewer: int) -> list[Any]:
    """Channel status."""
    # spec: specs/pokemon_gen1.yaml:809
    return [state.team[viewer, i].status == s for i in range(6) for s in Status]


def observe_can_do(state: State, viewer: int) -> list[Any]:
    """Channel can_do."""
    # spec: specs/pokemon_gen1.yaml:810
    return [
        any(state.team[viewer, i].move[j] == m and state.team[viewer, i].pp[j] > 0 for j in range(4))
        for i in range(6)
        for m in MOVE
    ]


def observe_out(state: State, viewer: int) -> list[Any]:
    """Channel out."""
    # spec: specs/pokemon_gen1.yaml:811
    return [state.act[viewer].who == i for i in range(6)]


def observe_moves(state: State, viewer: int) -> list[Any]:
    """Channel moves."""
    # spec: specs/pokemon_gen1.yaml:812
    return [state.act[viewer].move[i] == m for i in range(4) for m in MOVE]


def observe_pp(state: State, viewer: int) -> list[Any]:
    """Channel pp."""
    # spec: specs/pokemon_gen1.yaml:813
    return [(f32(state.act[viewer].pp[i]) - 0.0) / (f32(63.0) - f32(0.0)) for i in range(4)]


def observe_disabled(state: State, viewer: int) -> list[Any]:
    """Channel disabled."""
    # spec: specs/pokemon_gen1.yaml:814
    return [state.act[viewer].disabled == i for i in range(4)]


def observe_their_number(state: State, viewer: int) -> list[Any]:
    """the other side: what it has shown"""
    # spec: specs/pokemon_gen1.yaml:816
    return [(f32(state.mates[1 - viewer]) - 0.0) / (f32(6.0) - f32(0.0))]


def observe_their_species(state: State, viewer: int) -> list[Any]:
    """Channel their_species."""
    # spec: specs/pokemon_gen1.yaml:817
    return [i in state.seen[1 - viewer] and state.team[1 - viewer, i].species == s for i in range(6) for s in SPECIES]


def observe_their_life(state: State, viewer: int) -> list[Any]:
    """Channel their_life."""
    # spec: specs/pokemon_gen1.yaml:818
    return [
        (f32(percent(state.team[1 - viewer, i]) if i in state.seen[1 - viewer] else 100) - 0.0)
        / (f32(100.0) - f32(0.0))
        for i in range(6)
    ]


def observe_their_status(state: State, viewer: int) -> list[Any]:
    """Channel their_status."""
    # spec: specs/pokemon_gen1.yaml:819
    return [
        i in state.seen[1 - viewer] and shown_status(state.team[1 - viewer, i].status) == s
        for i in range(6)
        for s in Status
    ]


def observe_their_moves(state: State, viewer: int) -> list[Any]:
    """Channel their_moves."""
    # spec: specs/pokemon_gen1.yaml:820
    return [
        any(j in state.known[1 - viewer, i] and state.team[1 - viewer, i].move[j] == m for j in range(4))
        for i in range(6)
        for m in MOVE
    ]


def observe_their_out(state: State, viewer: int) -> list[Any]:
    """Channel their_out."""
    # spec: specs/pokemon_gen1.yaml:822
    return [state.act[1 - viewer].who == i for i in range(6)]


def observe_stages(state: State, viewer: int) -> list[Any]:
    """both in battle, the viewer's first"""
    # spec: specs/pokemon_gen1.yaml:824
    return [(f32(state.act[side(viewer, q)].stage[b]) - -6.0) / (f32(6.0) - f32(-6.0)) for q in range(2) for b in Boost]


def observe_kinds(state: State, viewer: int) -> list[Any]:
    """Channel kinds."""
    # spec: specs/pokemon_gen1.yaml:825
    return [any(state.act[side(viewer, q)].kind[i] == k for i in range(2)) for q in range(2) for k in KIND]


def observe_flags(state: State, viewer: int) -> list[Any]:
    """Channel flags."""
    # spec: specs/pokemon_gen1.yaml:826
    return [state.act[side(viewer, q)].has[f] for q in range(2) for f in Flag]


def observe_substitute(state: State, viewer: int) -> list[Any]:
    """Channel substitute."""
    # spec: specs/pokemon_gen1.yaml:827
    return [state.act[side(viewer, q)].substitute > 0 for q in range(2)]


def observe_confused(state: State, viewer: int) -> list[Any]:
    """Channel confused."""
    # spec: specs/pokemon_gen1.yaml:828
    return [state.act[side(viewer, q)].confused > 0 for q in range(2)]


def observe_charging(state: State, viewer: int) -> list[Any]:
    """Channel charging."""
    # spec: specs/pokemon_gen1.yaml:829
    return [state.act[side(viewer, q)].charging is not None for q in range(2)]


def observe_hidden(state: State, viewer: int) -> list[Any]:
    """Channel hidden."""
    # spec: specs/pokemon_gen1.yaml:830
    return [state.act[side(viewer, q)].hidden for q in range(2)]


def observe_biding(state: State, viewer: int) -> list[Any]:
    """Channel biding."""
    # spec: specs/pokemon_gen1.yaml:831
    return [state.act[side(viewer, q)].bide_left > 0 for q in range(2)]


def observe_transformed(state: State, viewer: int) -> list[Any]:
    """Channel transformed."""
    # spec: specs/pokemon_gen1.yaml:832
    return [state.act[side(viewer, q)].transformed for q in range(2)]


def observe_recharging(state: State, viewer: int) -> list[Any]:
    """Channel recharging."""
    # spec: specs/pokemon_gen1.yaml:833
    return [state.act[side(viewer, q)].recharging for q in range(2)]


def observe_raging(state: State, viewer: int) -> list[Any]:
    """Channel raging."""
    # spec: specs/pokemon_gen1.yaml:834
    return [state.act[side(viewer, q)].raging for q in range(2)]


def observe_last(state: State, viewer: int) -> list[Any]:
    """Channel last."""
    # spec: specs/pokemon_gen1.yaml:835
    return [state.act[side(viewer, q)].last == m for q in range(2) for m in MOVE]


def observe_replacing(state: State, viewer: int) -> list[Any]:
    """Channel replacing, the same for all."""
    # spec: specs/pokemon_gen1.yaml:836
    return [state.phase == Phase.replace]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            "team: ",
            shown(state.team, TEAM),
            "\n",
            "mates: ",
            shown(state.mates, MATES),
            "\n",
            "act: ",
            shown(state.act, ACT),
            "\n",
            "seen: ",
            shown(state.seen, SEEN),
            "\n",
            "known: ",
            shown(state.known, KNOWN),
            "\n",
            "plan: ",
            shown(state.plan, PLAN_),
            "\n",
            "plan_index: ",
            shown(state.plan_index, PLAN_INDEX),
            "\n",
            "last_damage: ",
            shown(state.last_damage, DAMAGE),
            "\n",
            "last_move: ",
            shown(state.last_move, LAST_MOVE),
            "\n",
            "last_picked: ",
            shown(state.last_picked, LAST_MOVE),
            "\n",
            "last_shown: ",
            shown(state.last_shown, LAST_MOVE),
            "\n",
            "slot: ",
            shown(state.slot, SLOT),
            "\n",
            "held: ",
            shown(state.held, HELD),
            "\n",
            "turn: ",
            shown(state.turn, KIND_8),
            "\n",
            "phase: ",
            shown(state.phase, PHASE),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("team", "team", TEAM, start=team_at_start, given="may", seen=team_seen),
    Field("mates", "mates", MATES, start=mates_at_start, given="may"),
    Field("act", "act", ACT, start=act_at_start, seen=act_seen),
    Field("seen", "seen", SEEN, start=seen_at_start),
    Field("known", "known", KNOWN, start=known_at_start),
    Field("plan", "plan", PLAN_, start=plan_at_start, seen=plan_seen),
    Field("plan_index", "plan_index", PLAN_INDEX, start=plan_index_at_start, seen=plan_index_seen),
    Field("last_damage", "last_damage", DAMAGE, start=last_damage_at_start, seen=last_damage_seen),
    Field("last_move", "last_move", LAST_MOVE, start=last_move_at_start, seen=last_move_seen),
    Field("last_picked", "last_picked", LAST_MOVE, start=last_picked_at_start, seen=last_picked_seen),
    Field("last_shown", "last_shown", LAST_MOVE, start=last_shown_at_start, seen=last_shown_seen),
    Field("slot", "slot", SLOT, start=slot_at_start, seen=slot_seen),
    Field("held", "held", HELD, start=held_at_start, seen=held_seen),
    Field("turn", "turn", KIND_8, start=turn_at_start),
    Field("phase", "phase", PHASE, start=phase_at_start),
)

GAME = State.game = Game(
    name="pokemon_gen1",
    version="9d418ae73d96",
    players=2,
    num_actions=10,
    state=State,
    setup=setup,
    actions=(
        Action("fight", (PICK,), 0, fight_refusal, fight, labels=("fight(0)", "fight(1)", "fight(2)", "fight(3)")),
        Action(
            "swap",
            (MATE,),
            4,
            swap_refusal,
            swap,
            labels=("swap(0)", "swap(1)", "swap(2)", "swap(3)", "swap(4)", "swap(5)"),
        ),
    ),
    ends=(),
    channels=(
        Channel("species", 906, observe_species),
        Channel("life", 6, observe_life),
        Channel("status", 42, observe_status),
        Channel("can_do", 996, observe_can_do),
        Channel("out", 6, observe_out),
        Channel("moves", 664, observe_moves),
        Channel("pp", 4, observe_pp),
        Channel("disabled", 4, observe_disabled),
        Channel("their_number", 1, observe_their_number),
        Channel("their_species", 906, observe_their_species),
        Channel("their_life", 6, observe_their_life),
        Channel("their_status", 42, observe_their_status),
        Channel("their_moves", 996, observe_their_moves),
        Channel("their_out", 6, observe_their_out),
        Channel("stages", 12, observe_stages),
        Channel("kinds", 32, observe_kinds),
        Channel("flags", 10, observe_flags),
        Channel("substitute", 2, observe_substitute),
        Channel("confused", 2, observe_confused),
        Channel("charging", 2, observe_charging),
        Channel("hidden", 2, observe_hidden),
        Channel("biding", 2, observe_biding),
        Channel("transformed", 2, observe_transformed),
        Channel("recharging", 2, observe_recharging),
        Channel("raging", 2, observe_raging),
        Channel("last", 332, observe_last),
        Channel("replacing", 1, observe_replacing),
    ),
    render=render,
    simultaneous=True,
    resolve=resolve,
    asked=asked,
    invariants=((invariant_1, "all(team[p, i].hp <= team[p, i].max_hp for p in Player for i in Mate)"),),
    sites={
        1: "pick",
        2: "choose",
        7: "order_tie",
        15: "confusion_self_hit",
        19: "full_paralysis",
        28: "metronome_move",
        35: "confusion_turns",
        36: "thrash_turns",
        38: "hit",
        39: "psywave_damage",
        41: "crit",
        42: "damage_roll",
        46: "trap_turns",
        51: "secondary",
        52: "confusion_turns",
        60: "sleep_turns",
        70: "disable_move",
        71: "disable_turns",
        78: "mimic_move",
        92: "bide_turns",
        98: "sleep_turns",
        104: "secondary",
        114: "multi_hit",
    },
    lowest={35: 2, 36: 2, 42: 217, 52: 2, 60: 1, 71: 1, 92: 2, 98: 1},
    parameters={
        "sleep_clause": ("sleep_clause", Bool(), True),
        "freeze_clause": ("freeze_clause", Bool(), True),
        "overflow": ("overflow", Bool(), True),
    },
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
