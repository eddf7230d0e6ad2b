# Made by specc from specs/sm83.yaml. Do not edit.
"""Sharp SM83, the CPU of the Game Boy: the scenarios of the spec. `reference_scenarios.run(env, scenario)` runs one."""

from __future__ import annotations


from .chance import Chance
from .reference_scenarios import Scenario
from .reference import Reg, State


def given_1(state: State, chance: Chance) -> None:
    """Half carry of an addition. What is given."""
    state.mem[256] = 0xC6
    state.mem[257] = 1
    state.reg[Reg.a] = 0xF


def then_1_1(state: State) -> bool:
    """Half carry of an addition. Then: a == 0x10"""
    return state.reg[Reg.a] == 0x10


def then_1_2(state: State) -> bool:
    """Half carry of an addition. Then: flags.h"""
    return bool(state.reg[Reg.f] >> 5 & 1)


def then_1_3(state: State) -> bool:
    """Half carry of an addition. Then: not flags.z"""
    return not bool(state.reg[Reg.f] >> 7 & 1)


def then_1_4(state: State) -> bool:
    """Half carry of an addition. Then: cycles == 2"""
    return state.cycles == 2


def given_2(state: State, chance: Chance) -> None:
    """A conditional jump takes a cycle more when it is taken. What is given."""
    state.mem[256] = 0x20
    state.mem[257] = 0xFE


def then_2_1(state: State) -> bool:
    """A conditional jump takes a cycle more when it is taken. Then: pc == 0x0100"""
    return state.pc == 0x100


def then_2_2(state: State) -> bool:
    """A conditional jump takes a cycle more when it is taken. Then: cycles == 3"""
    return state.cycles == 3


def given_3(state: State, chance: Chance) -> None:
    """A word goes to the stack and back. What is given."""
    state.mem[256] = 0xC5
    state.mem[257] = 0xD1
    value = 4660
    state.reg[Reg.b] = value >> 8 & 0xFF
    state.reg[Reg.c] = value >> 0 & 0xFF


def then_3_1(state: State) -> bool:
    """A word goes to the stack and back. Then: de == 0x1234"""
    return state.reg[Reg.d] << 8 | state.reg[Reg.e] == 0x1234


def then_3_2(state: State) -> bool:
    """A word goes to the stack and back. Then: sp == 0xfffe"""
    return state.sp == 0xFFFE


def then_3_3(state: State) -> bool:
    """A word goes to the stack and back. Then: cycles == 7"""
    return state.cycles == 7


def given_4(state: State, chance: Chance) -> None:
    """The lower half of F cannot be set. What is given."""
    state.mem[256] = 0xF1
    state.mem[49152] = 0xFF
    state.mem[49153] = 0x12


def then_4_1(state: State) -> bool:
    """The lower half of F cannot be set. Then: af == 0x12f0"""
    return state.reg[Reg.a] << 8 | state.reg[Reg.f] == 0x12F0


def given_5(state: State, chance: Chance) -> None:
    """Decimal adjustment after an addition. What is given."""
    state.mem[256] = 0xC6
    state.mem[257] = 0x38
    state.mem[258] = 0x27
    state.reg[Reg.a] = 0x45


def then_5_1(state: State) -> bool:
    """Decimal adjustment after an addition. Then: a == 0x83"""
    return state.reg[Reg.a] == 0x83


def then_5_2(state: State) -> bool:
    """Decimal adjustment after an addition. Then: not flags.c"""
    return not bool(state.reg[Reg.f] >> 4 & 1)


def given_6(state: State, chance: Chance) -> None:
    """EI takes effect after the next instruction. What is given."""
    state.mem[256] = 0xFB
    state.mem[65535] = 1
    state.mem[65295] = 1


def then_6_1(state: State) -> bool:
    """EI takes effect after the next instruction. Then: pc == 0x0040"""
    return state.pc == 0x40


def then_6_2(state: State) -> bool:
    """EI takes effect after the next instruction. Then: not ime"""
    return not state.ime


def then_6_3(state: State) -> bool:
    """EI takes effect after the next instruction. Then: mem[0xff0f] == 0x00"""
    return state.mem[65295] == 0


def then_6_4(state: State) -> bool:
    """EI takes effect after the next instruction. Then: cycles == 7"""
    return state.cycles == 7


def then_6_5(state: State) -> bool:
    """EI takes effect after the next instruction. Then: sp == 0xfffc"""
    return state.sp == 0xFFFC


def given_7(state: State, chance: Chance) -> None:
    """HALT without IME and with a request pending reads the next byte twice. What is given."""
    state.mem[256] = 0x76
    state.mem[257] = 0x3C
    state.mem[65535] = 1
    state.mem[65295] = 1


def then_7_1(state: State) -> bool:
    """HALT without IME and with a request pending reads the next byte twice. Then: a == 2"""
    return state.reg[Reg.a] == 2


def then_7_2(state: State) -> bool:
    """HALT without IME and with a request pending reads the next byte twice. Then: pc == 0x0102"""
    return state.pc == 0x102


SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="half carry of an addition",
        place="specs/sm83.yaml:549",
        given={},
        arrange=given_1,
        when=("run",),
        then=(
            ("a == 0x10", then_1_1),
            ("flags.h", then_1_2),
            ("not flags.z", then_1_3),
            ("cycles == 2", then_1_4),
        ),
    ),
    Scenario(
        name="a conditional jump takes a cycle more when it is taken",
        place="specs/sm83.yaml:553",
        given={},
        arrange=given_2,
        when=("run",),
        then=(
            ("pc == 0x0100", then_2_1),
            ("cycles == 3", then_2_2),
        ),
    ),
    Scenario(
        name="a word goes to the stack and back",
        place="specs/sm83.yaml:557",
        given={},
        arrange=given_3,
        when=("run", "run"),
        then=(
            ("de == 0x1234", then_3_1),
            ("sp == 0xfffe", then_3_2),
            ("cycles == 7", then_3_3),
        ),
    ),
    Scenario(
        name="the lower half of F cannot be set",
        place="specs/sm83.yaml:561",
        given={"sp": 49152},
        arrange=given_4,
        when=("run",),
        then=(("af == 0x12f0", then_4_1),),
    ),
    Scenario(
        name="decimal adjustment after an addition",
        place="specs/sm83.yaml:565",
        source=("https://rgbds.gbdev.io/docs/gbz80.7#DAA",),
        given={},
        arrange=given_5,
        when=("run", "run"),
        then=(
            ("a == 0x83", then_5_1),
            ("not flags.c", then_5_2),
        ),
    ),
    Scenario(
        name="EI takes effect after the next instruction",
        place="specs/sm83.yaml:570",
        source=("https://gbdev.io/pandocs/Interrupts.html#ime-interrupt-master-enable-flag-write-only",),
        given={},
        arrange=given_6,
        when=("run", "run", "run"),
        then=(
            ("pc == 0x0040", then_6_1),
            ("not ime", then_6_2),
            ("mem[0xff0f] == 0x00", then_6_3),
            ("cycles == 7", then_6_4),
            ("sp == 0xfffc", then_6_5),
        ),
    ),
    Scenario(
        name="HALT without IME and with a request pending reads the next byte twice",
        place="specs/sm83.yaml:575",
        source=("https://gbdev.io/pandocs/halt.html#halt-bug",),
        given={},
        arrange=given_7,
        when=("run", "run", "run"),
        then=(
            ("a == 2", then_7_1),
            ("pc == 0x0102", then_7_2),
        ),
    ),
)
