# Made by specc from specs/pokemon_gen1.yaml. Do not edit.
"""Pokemon battle, generation 1: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .chance import Chance
from .reference_runtime import copied
from .reference_scenarios import Scenario
from .reference import Boost, KIND_, KIND_2, KIND_3, MOVE, Member, Move, SPECIES, Stat, State, Status, fresh


def face_off(state: State, a: Move, b: Move) -> None:
    """One Pokemon with one move against another."""
    # spec: specs/pokemon_gen1.yaml:840
    for p in range(2):
        k = a if p == 0 else b
        state.mates[p] = 1
        for i in range(6):
            state.team[p, i] = Member(
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
        state.team[p, 0] = Member(
            SPECIES.mew,
            100,
            KIND_.filled(100),
            400,
            300,
            Status.healthy,
            0,
            False,
            KIND_2.filled(None),
            KIND_3.filled(0),
        )
        state.team[p, 0].move[0] = k
        state.team[p, 0].pp[0] = 20
        fresh_result = fresh(state, p, 0)
        state.act[p] = copied(fresh_result)


def given_1(state: State, chance: Chance) -> None:
    """A Pokemon that cannot be chosen against goes on. What is given."""
    face_off(state, MOVE.fly, MOVE.splash)
    state.act[0].charging = MOVE.fly


def given_2(state: State, chance: Chance) -> None:
    """A faint ends the turn. What is given."""
    face_off(state, MOVE.explosion, MOVE.substitute)


def then_2_1(state: State) -> bool:
    """A faint ends the turn. Then: team[0, 0].hp == 0"""
    return state.team[0, 0].hp == 0


def then_2_2(state: State) -> bool:
    """A faint ends the turn. Then: act[1].substitute == 0"""
    return state.act[1].substitute == 0


def then_2_3(state: State) -> bool:
    """A faint ends the turn. Then: team[1, 0].hp < 300"""
    return state.team[1, 0].hp < 300


def then_2_4(state: State) -> bool:
    """A faint ends the turn. Then: over"""
    return state.over


def given_3(state: State, chance: Chance) -> None:
    """The number of a turn counts. What is given."""
    face_off(state, MOVE.splash, MOVE.splash)


def then_3_1(state: State) -> bool:
    """The number of a turn counts. Then: turn == 2"""
    return state.turn == 2


def then_3_2(state: State) -> bool:
    """The number of a turn counts. Then: act[0].pp[0] == 19"""
    return state.act[0].pp[0] == 19


def given_4(state: State, chance: Chance) -> None:
    """Who wakes does not move in that turn. What is given."""
    face_off(state, MOVE.tackle, MOVE.spore)
    state.act[1].stat[Stat.speed] = 200


def then_4_1(state: State) -> bool:
    """Who wakes does not move in that turn. Then: team[0, 0].status == healthy"""
    return state.team[0, 0].status == Status.healthy


def then_4_2(state: State) -> bool:
    """Who wakes does not move in that turn. Then: team[1, 0].hp == 300"""
    return state.team[1, 0].hp == 300


def then_4_3(state: State) -> bool:
    """Who wakes does not move in that turn. Then: act[0].pp[0] == 20"""
    return state.act[0].pp[0] == 20


def given_5(state: State, chance: Chance) -> None:
    """Counter returns twice the damage. What is given."""
    face_off(state, MOVE.counter, MOVE.tackle)


def then_5_1(state: State) -> bool:
    """Counter returns twice the damage. Then: team[0, 0].hp == 269"""
    return state.team[0, 0].hp == 269


def then_5_2(state: State) -> bool:
    """Counter returns twice the damage. Then: team[1, 0].hp == 238"""
    return state.team[1, 0].hp == 238


def given_6(state: State, chance: Chance) -> None:
    """Hyper Beam needs a turn of rest. What is given."""
    face_off(state, MOVE.hyper_beam, MOVE.splash)
    state.mates[0] = 2
    state.team[0, 1] = copied(state.team[0, 0])


def then_6_1(state: State) -> bool:
    """Hyper Beam needs a turn of rest. Then: act[0].recharging"""
    return state.act[0].recharging


def given_7(state: State, chance: Chance) -> None:
    """A Substitute takes the damage. What is given."""
    face_off(state, MOVE.substitute, MOVE.tackle)
    state.act[0].stat[Stat.speed] = 200


def then_7_1(state: State) -> bool:
    """A Substitute takes the damage. Then: team[0, 0].hp == 200"""
    return state.team[0, 0].hp == 200


def then_7_2(state: State) -> bool:
    """A Substitute takes the damage. Then: act[0].substitute == 70"""
    return state.act[0].substitute == 70


def given_8(state: State, chance: Chance) -> None:
    """Who leaves forgets its stages. What is given."""
    face_off(state, MOVE.swords_dance, MOVE.splash)
    state.mates[0] = 2
    state.team[0, 1] = copied(state.team[0, 0])
    state.act[0].stage[Boost.attack] = 2


def then_8_1(state: State) -> bool:
    """Who leaves forgets its stages. Then: act[0].who == 1"""
    return state.act[0].who == 1


def then_8_2(state: State) -> bool:
    """Who leaves forgets its stages. Then: act[0].stage[attack] == 0"""
    return state.act[0].stage[Boost.attack] == 0


def then_8_3(state: State) -> bool:
    """Who leaves forgets its stages. Then: turn == 2"""
    return state.turn == 2


def given_9(state: State, chance: Chance) -> None:
    """One of a team asleep is enough. What is given."""
    face_off(state, MOVE.spore, MOVE.splash)
    state.mates[1] = 2
    state.team[1, 1] = copied(state.team[1, 0])
    state.team[1, 1].status = Status.asleep
    state.team[1, 1].sleep = 3


def then_9_1(state: State) -> bool:
    """One of a team asleep is enough. Then: team[1, 0].status == healthy"""
    return state.team[1, 0].status == Status.healthy


def given_10(state: State, chance: Chance) -> None:
    """Without PP there is Struggle. What is given."""
    face_off(state, MOVE.tackle, MOVE.splash)
    state.act[0].pp[0] = 0


def then_10_1(state: State) -> bool:
    """Without PP there is Struggle. Then: last_picked[0] == struggle"""
    return state.last_picked[0] == MOVE.struggle


def then_10_2(state: State) -> bool:
    """Without PP there is Struggle. Then: team[0, 0].hp < 300"""
    return state.team[0, 0].hp < 300


def then_10_3(state: State) -> bool:
    """Without PP there is Struggle. Then: act[0].pp[0] == 0"""
    return state.act[0].pp[0] == 0


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="a Pokemon that cannot be chosen against goes on",
        place="specs/pokemon_gen1.yaml:852",
        given={},
        arrange=given_1,
        allowed=("fight(0)",),
        refused=(("swap(1)", "it is not there to come in"),),
    ),
    Scenario(
        name="a faint ends the turn",
        place="specs/pokemon_gen1.yaml:858",
        source=("Showdown, test/sim/misc, Fainting should end the turn in Gen 1",),
        given={},
        arrange=given_2,
        draws={"order_tie": (0,), "hit": (0,), "crit": (255,), "damage_roll": (217,)},
        when=("fight(0)", "fight(0)"),
        then=(
            ("team[0, 0].hp == 0", then_2_1),
            ("act[1].substitute == 0", then_2_2),
            ("team[1, 0].hp < 300", then_2_3),
            ("over", then_2_4),
        ),
    ),
    Scenario(
        name="the number of a turn counts",
        place="specs/pokemon_gen1.yaml:864",
        given={},
        arrange=given_3,
        draws={"order_tie": (0,)},
        when=("fight(0)", "fight(0)"),
        then=(
            ("turn == 2", then_3_1),
            ("act[0].pp[0] == 19", then_3_2),
        ),
    ),
    Scenario(
        name="who wakes does not move in that turn",
        place="specs/pokemon_gen1.yaml:869",
        given={},
        arrange=given_4,
        draws={"hit": (0,), "sleep_turns": (1,)},
        when=("fight(0)", "fight(0)"),
        then=(
            ("team[0, 0].status == healthy", then_4_1),
            ("team[1, 0].hp == 300", then_4_2),
            ("act[0].pp[0] == 20", then_4_3),
        ),
    ),
    Scenario(
        name="Counter returns twice the damage",
        place="specs/pokemon_gen1.yaml:876",
        given={},
        arrange=given_5,
        draws={"hit": (0, 0), "crit": (255,), "damage_roll": (255,)},
        when=("fight(0)", "fight(0)"),
        then=(
            ("team[0, 0].hp == 269", then_5_1),
            ("team[1, 0].hp == 238", then_5_2),
        ),
    ),
    Scenario(
        name="Hyper Beam needs a turn of rest",
        place="specs/pokemon_gen1.yaml:881",
        given={},
        arrange=given_6,
        draws={"order_tie": (0,), "hit": (0,), "crit": (255,), "damage_roll": (217,)},
        when=("fight(0)", "fight(0)"),
        then=(("act[0].recharging", then_6_1),),
        refused=(("swap(1)", "the Pokemon cannot leave"),),
    ),
    Scenario(
        name="a Substitute takes the damage",
        place="specs/pokemon_gen1.yaml:890",
        given={},
        arrange=given_7,
        draws={"hit": (0,), "crit": (255,), "damage_roll": (255,)},
        when=("fight(0)", "fight(0)"),
        then=(
            ("team[0, 0].hp == 200", then_7_1),
            ("act[0].substitute == 70", then_7_2),
        ),
    ),
    Scenario(
        name="who leaves forgets its stages",
        place="specs/pokemon_gen1.yaml:897",
        given={},
        arrange=given_8,
        when=("swap(1)", "fight(0)"),
        then=(
            ("act[0].who == 1", then_8_1),
            ("act[0].stage[attack] == 0", then_8_2),
            ("turn == 2", then_8_3),
        ),
    ),
    Scenario(
        name="one of a team asleep is enough",
        place="specs/pokemon_gen1.yaml:905",
        given={},
        arrange=given_9,
        draws={"order_tie": (0,), "hit": (0,)},
        when=("fight(0)", "fight(0)"),
        then=(("team[1, 0].status == healthy", then_9_1),),
    ),
    Scenario(
        name="without PP there is Struggle",
        place="specs/pokemon_gen1.yaml:915",
        given={},
        arrange=given_10,
        draws={"order_tie": (0,), "hit": (0,), "crit": (255,), "damage_roll": (255,)},
        when=("fight(0)", "fight(0)"),
        then=(
            ("last_picked[0] == struggle", then_10_1),
            ("team[0, 0].hp < 300", then_10_2),
            ("act[0].pp[0] == 0", then_10_3),
        ),
    ),
)
