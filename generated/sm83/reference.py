# Made by specc 0.1.0 from specs/sm83.yaml. Do not edit.
# Version f1301771038b: it changes when the meaning of the rules changes.
"""Sharp SM83, the CPU of the Game Boy: the reference environment, which is the meaning of the rules.

One function for each rule of the spec, in the order of the spec. `Env` at the end is the environment.

Source: https://gbdev.io/pandocs/CPU_Instruction_Set.html
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from .chance import Chance
from .reference_env import Reference
from .reference_kinds import Array, Bits, Bool, Enum, Int, Row, Rowed, table
from .reference_runtime import RuleError, f32, lowest_bit, rotl, rotr, signed, with_bit
from .reference_state import Action, BaseState, Channel, Field, Game, emit
from .reference_text import shown

# ---------------------------------------------------------------------------------------------- types

Player = int  # 0..0
PLAYER = Int(0, 0, players=1)
Flags = int  # 8 bits
FLAGS = Bits(8)


class Reg(IntEnum):
    b = 0
    c = 1
    d = 2
    e = 3
    h = 4
    l = 5
    f = 6
    a = 7


REG = Enum(Reg, ("b", "c", "d", "e", "h", "l", "f", "a"))


class Pair(IntEnum):
    bc = 0
    de = 1
    hl = 2
    sp = 3


PAIR = Enum(Pair, ("bc", "de", "hl", "sp"))


class Pointer(IntEnum):
    bc = 0
    de = 1


POINTER = Enum(Pointer, ("bc", "de"))


class StackPair(IntEnum):
    bc = 0
    de = 1
    hl = 2
    af = 3


STACK_PAIR = Enum(StackPair, ("bc", "de", "hl", "af"))


class Mode(IntEnum):
    running = 0
    halted = 1
    stopped = 2


MODE = Enum(Mode, ("running", "halted", "stopped"))


class Access(IntEnum):
    reads = 0
    writes = 1
    internal = 2


ACCESS = Enum(Access, ("reads", "writes", "internal"))


class Cond(Row):
    """A row of the table Cond."""

    __slots__ = columns = ()

    def holds(self, state: State) -> bool:
        return COND_HOLDS[self.index](state, self)


COND = table(Cond, ("nz", "z", "nc", "c"))
COND_KIND = Rowed(COND)


class Alu(Row):
    """ADD A,x … CP A,x."""

    __slots__ = columns = ()

    def do(self, state: State, x: int) -> None:
        ALU_DO[self.index](state, self, x)


ALU = table(Alu, ("add", "adc", "sub", "sbc", "and_", "xor_", "or_", "cp"))
ALU_KIND = Rowed(ALU)


class Shift(Row):
    """Rotates and shifts: new value, carry out."""

    __slots__ = columns = ()

    def of(self, state: State, x: int, carry: bool) -> tuple[int, bool]:
        return SHIFT_OF[self.index](state, self, x, carry)


SHIFT = table(Shift, ("rlc", "rrc", "rl", "rr", "sla", "sra", "swap", "srl"))
SHIFT_KIND = Rowed(SHIFT)


class Opcode(Row):
    """A row of the table Opcode."""

    __slots__ = columns = ("r", "s", "w", "p", "q", "k", "o", "t", "v")

    r: Reg
    s: Reg
    w: Pointer
    p: Pair
    q: StackPair
    k: Cond
    o: Alu
    t: int
    v: Shift

    def do(self, state: State) -> None:
        OPCODE_DO[self.index](state, self)


OPCODE = table(
    Opcode,
    (
        "nop",
        "ld_rr_nn",
        "ld_bcde_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "ld_nn_sp",
        "add_hl_rr",
        "ld_a_bcde",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "stop",
        "ld_rr_nn",
        "ld_bcde_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "jr_e",
        "add_hl_rr",
        "ld_a_bcde",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "jr_k_e",
        "ld_rr_nn",
        "ld_hli_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "daa",
        "jr_k_e",
        "add_hl_rr",
        "ld_a_hli",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "cpl",
        "jr_k_e",
        "ld_rr_nn",
        "ld_hld_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "scf",
        "jr_k_e",
        "add_hl_rr",
        "ld_a_hld",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "ccf",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "halt",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "ret_k",
        "pop_rr",
        "jp_k_nn",
        "jp_nn",
        "call_k_nn",
        "push_rr",
        "alu_n",
        "rst",
        "ret_k",
        "ret",
        "jp_k_nn",
        "cb_prefix",
        "call_k_nn",
        "call_nn",
        "alu_n",
        "rst",
        "ret_k",
        "pop_rr",
        "jp_k_nn",
        "",
        "call_k_nn",
        "push_rr",
        "alu_n",
        "rst",
        "ret_k",
        "reti",
        "jp_k_nn",
        "",
        "call_k_nn",
        "",
        "alu_n",
        "rst",
        "ldh_n_a",
        "pop_rr",
        "ldh_c_a",
        "",
        "",
        "push_rr",
        "alu_n",
        "rst",
        "add_sp_e",
        "jp_hl",
        "ld_nn_a",
        "",
        "",
        "",
        "alu_n",
        "rst",
        "ldh_a_n",
        "pop_rr",
        "ldh_a_c",
        "di",
        "",
        "push_rr",
        "alu_n",
        "rst",
        "ld_hl_sp_e",
        "ld_sp_hl",
        "ld_a_nn",
        "ei",
        "",
        "",
        "alu_n",
        "rst",
    ),
)
OPCODE_KIND = Rowed(
    OPCODE,
    (
        "nop",
        "ld_rr_nn",
        "ld_bcde_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "ld_nn_sp",
        "add_hl_rr",
        "ld_a_bcde",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "stop",
        "ld_rr_nn",
        "ld_bcde_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "jr_e",
        "add_hl_rr",
        "ld_a_bcde",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "rotate_a",
        "jr_k_e",
        "ld_rr_nn",
        "ld_hli_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "daa",
        "jr_k_e",
        "add_hl_rr",
        "ld_a_hli",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "cpl",
        "jr_k_e",
        "ld_rr_nn",
        "ld_hld_a",
        "inc_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "scf",
        "jr_k_e",
        "add_hl_rr",
        "ld_a_hld",
        "dec_rr",
        "inc_r",
        "dec_r",
        "ld_r_n",
        "ccf",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "halt",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "ld_r_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "alu_r",
        "ret_k",
        "pop_rr",
        "jp_k_nn",
        "jp_nn",
        "call_k_nn",
        "push_rr",
        "alu_n",
        "rst",
        "ret_k",
        "ret",
        "jp_k_nn",
        "cb_prefix",
        "call_k_nn",
        "call_nn",
        "alu_n",
        "rst",
        "ret_k",
        "pop_rr",
        "jp_k_nn",
        "0xd3",
        "call_k_nn",
        "push_rr",
        "alu_n",
        "rst",
        "ret_k",
        "reti",
        "jp_k_nn",
        "0xdb",
        "call_k_nn",
        "0xdd",
        "alu_n",
        "rst",
        "ldh_n_a",
        "pop_rr",
        "ldh_c_a",
        "0xe3",
        "0xe4",
        "push_rr",
        "alu_n",
        "rst",
        "add_sp_e",
        "jp_hl",
        "ld_nn_a",
        "0xeb",
        "0xec",
        "0xed",
        "alu_n",
        "rst",
        "ldh_a_n",
        "pop_rr",
        "ldh_a_c",
        "di",
        "0xf4",
        "push_rr",
        "alu_n",
        "rst",
        "ld_hl_sp_e",
        "ld_sp_hl",
        "ld_a_nn",
        "ei",
        "0xfc",
        "0xfd",
        "alu_n",
        "rst",
    ),
)


class CbOpcode(Row):
    """A row of the table CbOpcode."""

    __slots__ = columns = ("r", "v", "i")

    r: Reg
    v: Shift
    i: int

    def do(self, state: State) -> None:
        CB_OPCODE_DO[self.index](state, self)


CB_OPCODE = table(
    CbOpcode,
    (
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "shift_r",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "test_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "clear_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
        "set_bit",
    ),
)
CB_OPCODE_KIND = Rowed(CB_OPCODE)

REG_ = Array(Bits(8), REG)
MEM = Array(Bits(8), Int(0, 65535))
KIND = Bits(16)
KIND_ = Bits(32)

# ---------------------------------------------------------------------------------------------- tables

COND.fill(
    ("nz",),
    ("z",),
    ("nc",),
    ("c",),
)

ALU.fill(
    ("add",),
    ("adc",),
    ("sub",),
    ("sbc",),
    ("and_",),
    ("xor_",),
    ("or_",),
    ("cp",),
)

SHIFT.fill(
    ("rlc",),
    ("rrc",),
    ("rl",),
    ("rr",),
    ("sla",),
    ("sra",),
    ("swap",),
    ("srl",),
)

OPCODE.fill(
    ("nop", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_rr_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_bcde_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("rotate_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_nn_sp", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("add_hl_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_a_bcde", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.c, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.c, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.c, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("rotate_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rrc),
    ("stop", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_rr_nn", Reg.b, Reg.b, Pointer.bc, Pair.de, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_bcde_a", Reg.b, Reg.b, Pointer.de, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_rr", Reg.b, Reg.b, Pointer.bc, Pair.de, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.d, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.d, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.d, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("rotate_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rl),
    ("jr_e", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("add_hl_rr", Reg.b, Reg.b, Pointer.bc, Pair.de, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_a_bcde", Reg.b, Reg.b, Pointer.de, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_rr", Reg.b, Reg.b, Pointer.bc, Pair.de, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.e, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.e, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.e, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("rotate_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rr),
    ("jr_k_e", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_rr_nn", Reg.b, Reg.b, Pointer.bc, Pair.hl, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_hli_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_rr", Reg.b, Reg.b, Pointer.bc, Pair.hl, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.h, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.h, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.h, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("daa", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jr_k_e", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.z, ALU.add, 0, SHIFT.rlc),
    ("add_hl_rr", Reg.b, Reg.b, Pointer.bc, Pair.hl, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_a_hli", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_rr", Reg.b, Reg.b, Pointer.bc, Pair.hl, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.l, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.l, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.l, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("cpl", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jr_k_e", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nc, ALU.add, 0, SHIFT.rlc),
    ("ld_rr_nn", Reg.b, Reg.b, Pointer.bc, Pair.sp, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_hld_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_rr", Reg.b, Reg.b, Pointer.bc, Pair.sp, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.f, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.f, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.f, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("scf", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jr_k_e", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.c, ALU.add, 0, SHIFT.rlc),
    ("add_hl_rr", Reg.b, Reg.b, Pointer.bc, Pair.sp, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_a_hld", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_rr", Reg.b, Reg.b, Pointer.bc, Pair.sp, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("inc_r", Reg.a, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("dec_r", Reg.a, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_n", Reg.a, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ccf", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.c, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.d, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.e, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.h, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.l, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.f, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.f, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.f, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.f, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.f, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.f, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("halt", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.f, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_r_r", Reg.a, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.c, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.d, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.e, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.h, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.l, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.f, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("alu_r", Reg.b, Reg.a, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("ret_k", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("pop_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jp_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jp_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("call_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("push_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ret_k", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.z, ALU.add, 0, SHIFT.rlc),
    ("ret", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jp_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.z, ALU.add, 0, SHIFT.rlc),
    ("cb_prefix", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("call_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.z, ALU.add, 0, SHIFT.rlc),
    ("call_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.adc, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 1, SHIFT.rlc),
    ("ret_k", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nc, ALU.add, 0, SHIFT.rlc),
    ("pop_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.de, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jp_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nc, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("call_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nc, ALU.add, 0, SHIFT.rlc),
    ("push_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.de, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sub, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 2, SHIFT.rlc),
    ("ret_k", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.c, ALU.add, 0, SHIFT.rlc),
    ("reti", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jp_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.c, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("call_k_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.c, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.sbc, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 3, SHIFT.rlc),
    ("ldh_n_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("pop_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.hl, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ldh_c_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("push_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.hl, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.and_, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 4, SHIFT.rlc),
    ("add_sp_e", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("jp_hl", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_nn_a", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.xor_, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 5, SHIFT.rlc),
    ("ldh_a_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("pop_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.af, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ldh_a_c", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("di", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("push_rr", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.af, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.or_, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 6, SHIFT.rlc),
    ("ld_hl_sp_e", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_sp_hl", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ld_a_nn", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("ei", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 0, SHIFT.rlc),
    ("alu_n", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.cp, 0, SHIFT.rlc),
    ("rst", Reg.b, Reg.b, Pointer.bc, Pair.bc, StackPair.bc, COND.nz, ALU.add, 7, SHIFT.rlc),
)

CB_OPCODE.fill(
    ("shift_r", Reg.b, SHIFT.rlc, 0),
    ("shift_r", Reg.c, SHIFT.rlc, 0),
    ("shift_r", Reg.d, SHIFT.rlc, 0),
    ("shift_r", Reg.e, SHIFT.rlc, 0),
    ("shift_r", Reg.h, SHIFT.rlc, 0),
    ("shift_r", Reg.l, SHIFT.rlc, 0),
    ("shift_r", Reg.f, SHIFT.rlc, 0),
    ("shift_r", Reg.a, SHIFT.rlc, 0),
    ("shift_r", Reg.b, SHIFT.rrc, 0),
    ("shift_r", Reg.c, SHIFT.rrc, 0),
    ("shift_r", Reg.d, SHIFT.rrc, 0),
    ("shift_r", Reg.e, SHIFT.rrc, 0),
    ("shift_r", Reg.h, SHIFT.rrc, 0),
    ("shift_r", Reg.l, SHIFT.rrc, 0),
    ("shift_r", Reg.f, SHIFT.rrc, 0),
    ("shift_r", Reg.a, SHIFT.rrc, 0),
    ("shift_r", Reg.b, SHIFT.rl, 0),
    ("shift_r", Reg.c, SHIFT.rl, 0),
    ("shift_r", Reg.d, SHIFT.rl, 0),
    ("shift_r", Reg.e, SHIFT.rl, 0),
    ("shift_r", Reg.h, SHIFT.rl, 0),
    ("shift_r", Reg.l, SHIFT.rl, 0),
    ("shift_r", Reg.f, SHIFT.rl, 0),
    ("shift_r", Reg.a, SHIFT.rl, 0),
    ("shift_r", Reg.b, SHIFT.rr, 0),
    ("shift_r", Reg.c, SHIFT.rr, 0),
    ("shift_r", Reg.d, SHIFT.rr, 0),
    ("shift_r", Reg.e, SHIFT.rr, 0),
    ("shift_r", Reg.h, SHIFT.rr, 0),
    ("shift_r", Reg.l, SHIFT.rr, 0),
    ("shift_r", Reg.f, SHIFT.rr, 0),
    ("shift_r", Reg.a, SHIFT.rr, 0),
    ("shift_r", Reg.b, SHIFT.sla, 0),
    ("shift_r", Reg.c, SHIFT.sla, 0),
    ("shift_r", Reg.d, SHIFT.sla, 0),
    ("shift_r", Reg.e, SHIFT.sla, 0),
    ("shift_r", Reg.h, SHIFT.sla, 0),
    ("shift_r", Reg.l, SHIFT.sla, 0),
    ("shift_r", Reg.f, SHIFT.sla, 0),
    ("shift_r", Reg.a, SHIFT.sla, 0),
    ("shift_r", Reg.b, SHIFT.sra, 0),
    ("shift_r", Reg.c, SHIFT.sra, 0),
    ("shift_r", Reg.d, SHIFT.sra, 0),
    ("shift_r", Reg.e, SHIFT.sra, 0),
    ("shift_r", Reg.h, SHIFT.sra, 0),
    ("shift_r", Reg.l, SHIFT.sra, 0),
    ("shift_r", Reg.f, SHIFT.sra, 0),
    ("shift_r", Reg.a, SHIFT.sra, 0),
    ("shift_r", Reg.b, SHIFT.swap, 0),
    ("shift_r", Reg.c, SHIFT.swap, 0),
    ("shift_r", Reg.d, SHIFT.swap, 0),
    ("shift_r", Reg.e, SHIFT.swap, 0),
    ("shift_r", Reg.h, SHIFT.swap, 0),
    ("shift_r", Reg.l, SHIFT.swap, 0),
    ("shift_r", Reg.f, SHIFT.swap, 0),
    ("shift_r", Reg.a, SHIFT.swap, 0),
    ("shift_r", Reg.b, SHIFT.srl, 0),
    ("shift_r", Reg.c, SHIFT.srl, 0),
    ("shift_r", Reg.d, SHIFT.srl, 0),
    ("shift_r", Reg.e, SHIFT.srl, 0),
    ("shift_r", Reg.h, SHIFT.srl, 0),
    ("shift_r", Reg.l, SHIFT.srl, 0),
    ("shift_r", Reg.f, SHIFT.srl, 0),
    ("shift_r", Reg.a, SHIFT.srl, 0),
    ("test_bit", Reg.b, SHIFT.rlc, 0),
    ("test_bit", Reg.c, SHIFT.rlc, 0),
    ("test_bit", Reg.d, SHIFT.rlc, 0),
    ("test_bit", Reg.e, SHIFT.rlc, 0),
    ("test_bit", Reg.h, SHIFT.rlc, 0),
    ("test_bit", Reg.l, SHIFT.rlc, 0),
    ("test_bit", Reg.f, SHIFT.rlc, 0),
    ("test_bit", Reg.a, SHIFT.rlc, 0),
    ("test_bit", Reg.b, SHIFT.rlc, 1),
    ("test_bit", Reg.c, SHIFT.rlc, 1),
    ("test_bit", Reg.d, SHIFT.rlc, 1),
    ("test_bit", Reg.e, SHIFT.rlc, 1),
    ("test_bit", Reg.h, SHIFT.rlc, 1),
    ("test_bit", Reg.l, SHIFT.rlc, 1),
    ("test_bit", Reg.f, SHIFT.rlc, 1),
    ("test_bit", Reg.a, SHIFT.rlc, 1),
    ("test_bit", Reg.b, SHIFT.rlc, 2),
    ("test_bit", Reg.c, SHIFT.rlc, 2),
    ("test_bit", Reg.d, SHIFT.rlc, 2),
    ("test_bit", Reg.e, SHIFT.rlc, 2),
    ("test_bit", Reg.h, SHIFT.rlc, 2),
    ("test_bit", Reg.l, SHIFT.rlc, 2),
    ("test_bit", Reg.f, SHIFT.rlc, 2),
    ("test_bit", Reg.a, SHIFT.rlc, 2),
    ("test_bit", Reg.b, SHIFT.rlc, 3),
    ("test_bit", Reg.c, SHIFT.rlc, 3),
    ("test_bit", Reg.d, SHIFT.rlc, 3),
    ("test_bit", Reg.e, SHIFT.rlc, 3),
    ("test_bit", Reg.h, SHIFT.rlc, 3),
    ("test_bit", Reg.l, SHIFT.rlc, 3),
    ("test_bit", Reg.f, SHIFT.rlc, 3),
    ("test_bit", Reg.a, SHIFT.rlc, 3),
    ("test_bit", Reg.b, SHIFT.rlc, 4),
    ("test_bit", Reg.c, SHIFT.rlc, 4),
    ("test_bit", Reg.d, SHIFT.rlc, 4),
    ("test_bit", Reg.e, SHIFT.rlc, 4),
    ("test_bit", Reg.h, SHIFT.rlc, 4),
    ("test_bit", Reg.l, SHIFT.rlc, 4),
    ("test_bit", Reg.f, SHIFT.rlc, 4),
    ("test_bit", Reg.a, SHIFT.rlc, 4),
    ("test_bit", Reg.b, SHIFT.rlc, 5),
    ("test_bit", Reg.c, SHIFT.rlc, 5),
    ("test_bit", Reg.d, SHIFT.rlc, 5),
    ("test_bit", Reg.e, SHIFT.rlc, 5),
    ("test_bit", Reg.h, SHIFT.rlc, 5),
    ("test_bit", Reg.l, SHIFT.rlc, 5),
    ("test_bit", Reg.f, SHIFT.rlc, 5),
    ("test_bit", Reg.a, SHIFT.rlc, 5),
    ("test_bit", Reg.b, SHIFT.rlc, 6),
    ("test_bit", Reg.c, SHIFT.rlc, 6),
    ("test_bit", Reg.d, SHIFT.rlc, 6),
    ("test_bit", Reg.e, SHIFT.rlc, 6),
    ("test_bit", Reg.h, SHIFT.rlc, 6),
    ("test_bit", Reg.l, SHIFT.rlc, 6),
    ("test_bit", Reg.f, SHIFT.rlc, 6),
    ("test_bit", Reg.a, SHIFT.rlc, 6),
    ("test_bit", Reg.b, SHIFT.rlc, 7),
    ("test_bit", Reg.c, SHIFT.rlc, 7),
    ("test_bit", Reg.d, SHIFT.rlc, 7),
    ("test_bit", Reg.e, SHIFT.rlc, 7),
    ("test_bit", Reg.h, SHIFT.rlc, 7),
    ("test_bit", Reg.l, SHIFT.rlc, 7),
    ("test_bit", Reg.f, SHIFT.rlc, 7),
    ("test_bit", Reg.a, SHIFT.rlc, 7),
    ("clear_bit", Reg.b, SHIFT.rlc, 0),
    ("clear_bit", Reg.c, SHIFT.rlc, 0),
    ("clear_bit", Reg.d, SHIFT.rlc, 0),
    ("clear_bit", Reg.e, SHIFT.rlc, 0),
    ("clear_bit", Reg.h, SHIFT.rlc, 0),
    ("clear_bit", Reg.l, SHIFT.rlc, 0),
    ("clear_bit", Reg.f, SHIFT.rlc, 0),
    ("clear_bit", Reg.a, SHIFT.rlc, 0),
    ("clear_bit", Reg.b, SHIFT.rlc, 1),
    ("clear_bit", Reg.c, SHIFT.rlc, 1),
    ("clear_bit", Reg.d, SHIFT.rlc, 1),
    ("clear_bit", Reg.e, SHIFT.rlc, 1),
    ("clear_bit", Reg.h, SHIFT.rlc, 1),
    ("clear_bit", Reg.l, SHIFT.rlc, 1),
    ("clear_bit", Reg.f, SHIFT.rlc, 1),
    ("clear_bit", Reg.a, SHIFT.rlc, 1),
    ("clear_bit", Reg.b, SHIFT.rlc, 2),
    ("clear_bit", Reg.c, SHIFT.rlc, 2),
    ("clear_bit", Reg.d, SHIFT.rlc, 2),
    ("clear_bit", Reg.e, SHIFT.rlc, 2),
    ("clear_bit", Reg.h, SHIFT.rlc, 2),
    ("clear_bit", Reg.l, SHIFT.rlc, 2),
    ("clear_bit", Reg.f, SHIFT.rlc, 2),
    ("clear_bit", Reg.a, SHIFT.rlc, 2),
    ("clear_bit", Reg.b, SHIFT.rlc, 3),
    ("clear_bit", Reg.c, SHIFT.rlc, 3),
    ("clear_bit", Reg.d, SHIFT.rlc, 3),
    ("clear_bit", Reg.e, SHIFT.rlc, 3),
    ("clear_bit", Reg.h, SHIFT.rlc, 3),
    ("clear_bit", Reg.l, SHIFT.rlc, 3),
    ("clear_bit", Reg.f, SHIFT.rlc, 3),
    ("clear_bit", Reg.a, SHIFT.rlc, 3),
    ("clear_bit", Reg.b, SHIFT.rlc, 4),
    ("clear_bit", Reg.c, SHIFT.rlc, 4),
    ("clear_bit", Reg.d, SHIFT.rlc, 4),
    ("clear_bit", Reg.e, SHIFT.rlc, 4),
    ("clear_bit", Reg.h, SHIFT.rlc, 4),
    ("clear_bit", Reg.l, SHIFT.rlc, 4),
    ("clear_bit", Reg.f, SHIFT.rlc, 4),
    ("clear_bit", Reg.a, SHIFT.rlc, 4),
    ("clear_bit", Reg.b, SHIFT.rlc, 5),
    ("clear_bit", Reg.c, SHIFT.rlc, 5),
    ("clear_bit", Reg.d, SHIFT.rlc, 5),
    ("clear_bit", Reg.e, SHIFT.rlc, 5),
    ("clear_bit", Reg.h, SHIFT.rlc, 5),
    ("clear_bit", Reg.l, SHIFT.rlc, 5),
    ("clear_bit", Reg.f, SHIFT.rlc, 5),
    ("clear_bit", Reg.a, SHIFT.rlc, 5),
    ("clear_bit", Reg.b, SHIFT.rlc, 6),
    ("clear_bit", Reg.c, SHIFT.rlc, 6),
    ("clear_bit", Reg.d, SHIFT.rlc, 6),
    ("clear_bit", Reg.e, SHIFT.rlc, 6),
    ("clear_bit", Reg.h, SHIFT.rlc, 6),
    ("clear_bit", Reg.l, SHIFT.rlc, 6),
    ("clear_bit", Reg.f, SHIFT.rlc, 6),
    ("clear_bit", Reg.a, SHIFT.rlc, 6),
    ("clear_bit", Reg.b, SHIFT.rlc, 7),
    ("clear_bit", Reg.c, SHIFT.rlc, 7),
    ("clear_bit", Reg.d, SHIFT.rlc, 7),
    ("clear_bit", Reg.e, SHIFT.rlc, 7),
    ("clear_bit", Reg.h, SHIFT.rlc, 7),
    ("clear_bit", Reg.l, SHIFT.rlc, 7),
    ("clear_bit", Reg.f, SHIFT.rlc, 7),
    ("clear_bit", Reg.a, SHIFT.rlc, 7),
    ("set_bit", Reg.b, SHIFT.rlc, 0),
    ("set_bit", Reg.c, SHIFT.rlc, 0),
    ("set_bit", Reg.d, SHIFT.rlc, 0),
    ("set_bit", Reg.e, SHIFT.rlc, 0),
    ("set_bit", Reg.h, SHIFT.rlc, 0),
    ("set_bit", Reg.l, SHIFT.rlc, 0),
    ("set_bit", Reg.f, SHIFT.rlc, 0),
    ("set_bit", Reg.a, SHIFT.rlc, 0),
    ("set_bit", Reg.b, SHIFT.rlc, 1),
    ("set_bit", Reg.c, SHIFT.rlc, 1),
    ("set_bit", Reg.d, SHIFT.rlc, 1),
    ("set_bit", Reg.e, SHIFT.rlc, 1),
    ("set_bit", Reg.h, SHIFT.rlc, 1),
    ("set_bit", Reg.l, SHIFT.rlc, 1),
    ("set_bit", Reg.f, SHIFT.rlc, 1),
    ("set_bit", Reg.a, SHIFT.rlc, 1),
    ("set_bit", Reg.b, SHIFT.rlc, 2),
    ("set_bit", Reg.c, SHIFT.rlc, 2),
    ("set_bit", Reg.d, SHIFT.rlc, 2),
    ("set_bit", Reg.e, SHIFT.rlc, 2),
    ("set_bit", Reg.h, SHIFT.rlc, 2),
    ("set_bit", Reg.l, SHIFT.rlc, 2),
    ("set_bit", Reg.f, SHIFT.rlc, 2),
    ("set_bit", Reg.a, SHIFT.rlc, 2),
    ("set_bit", Reg.b, SHIFT.rlc, 3),
    ("set_bit", Reg.c, SHIFT.rlc, 3),
    ("set_bit", Reg.d, SHIFT.rlc, 3),
    ("set_bit", Reg.e, SHIFT.rlc, 3),
    ("set_bit", Reg.h, SHIFT.rlc, 3),
    ("set_bit", Reg.l, SHIFT.rlc, 3),
    ("set_bit", Reg.f, SHIFT.rlc, 3),
    ("set_bit", Reg.a, SHIFT.rlc, 3),
    ("set_bit", Reg.b, SHIFT.rlc, 4),
    ("set_bit", Reg.c, SHIFT.rlc, 4),
    ("set_bit", Reg.d, SHIFT.rlc, 4),
    ("set_bit", Reg.e, SHIFT.rlc, 4),
    ("set_bit", Reg.h, SHIFT.rlc, 4),
    ("set_bit", Reg.l, SHIFT.rlc, 4),
    ("set_bit", Reg.f, SHIFT.rlc, 4),
    ("set_bit", Reg.a, SHIFT.rlc, 4),
    ("set_bit", Reg.b, SHIFT.rlc, 5),
    ("set_bit", Reg.c, SHIFT.rlc, 5),
    ("set_bit", Reg.d, SHIFT.rlc, 5),
    ("set_bit", Reg.e, SHIFT.rlc, 5),
    ("set_bit", Reg.h, SHIFT.rlc, 5),
    ("set_bit", Reg.l, SHIFT.rlc, 5),
    ("set_bit", Reg.f, SHIFT.rlc, 5),
    ("set_bit", Reg.a, SHIFT.rlc, 5),
    ("set_bit", Reg.b, SHIFT.rlc, 6),
    ("set_bit", Reg.c, SHIFT.rlc, 6),
    ("set_bit", Reg.d, SHIFT.rlc, 6),
    ("set_bit", Reg.e, SHIFT.rlc, 6),
    ("set_bit", Reg.h, SHIFT.rlc, 6),
    ("set_bit", Reg.l, SHIFT.rlc, 6),
    ("set_bit", Reg.f, SHIFT.rlc, 6),
    ("set_bit", Reg.a, SHIFT.rlc, 6),
    ("set_bit", Reg.b, SHIFT.rlc, 7),
    ("set_bit", Reg.c, SHIFT.rlc, 7),
    ("set_bit", Reg.d, SHIFT.rlc, 7),
    ("set_bit", Reg.e, SHIFT.rlc, 7),
    ("set_bit", Reg.h, SHIFT.rlc, 7),
    ("set_bit", Reg.l, SHIFT.rlc, 7),
    ("set_bit", Reg.f, SHIFT.rlc, 7),
    ("set_bit", Reg.a, SHIFT.rlc, 7),
)


# ---------------------------------------------------------------------------------------------- state


class State(BaseState):
    """A position."""

    __slots__ = ("reg", "sp", "pc", "ime", "ei_pending", "halt_bug", "mode", "mem", "cycles")

    reg: list[int]
    sp: int
    pc: int
    ime: bool
    ei_pending: bool
    halt_bug: bool
    mode: Mode
    mem: list[int]
    cycles: int


# ---------------------------------------------------------------------------------------------- Cond


def cond_nz_holds(state: State, row: Cond) -> bool:
    """holds of nz."""
    # spec: specs/sm83.yaml:33
    return not bool(state.reg[Reg.f] >> 7 & 1)


def cond_z_holds(state: State, row: Cond) -> bool:
    """holds of z."""
    # spec: specs/sm83.yaml:34
    return bool(state.reg[Reg.f] >> 7 & 1)


def cond_nc_holds(state: State, row: Cond) -> bool:
    """holds of nc."""
    # spec: specs/sm83.yaml:35
    return not bool(state.reg[Reg.f] >> 4 & 1)


def cond_c_holds(state: State, row: Cond) -> bool:
    """holds of c."""
    # spec: specs/sm83.yaml:36
    return bool(state.reg[Reg.f] >> 4 & 1)


COND_HOLDS = (cond_nz_holds, cond_z_holds, cond_nc_holds, cond_c_holds)

# ---------------------------------------------------------------------------------------------- Alu


def alu_add_do(state: State, row: Alu, x: int) -> None:
    """do of add."""
    # spec: specs/sm83.yaml:42
    add_to_a(state, x, False)


def alu_adc_do(state: State, row: Alu, x: int) -> None:
    """do of adc."""
    # spec: specs/sm83.yaml:43
    add_to_a(state, x, bool(state.reg[Reg.f] >> 4 & 1))


def alu_sub_do(state: State, row: Alu, x: int) -> None:
    """do of sub."""
    # spec: specs/sm83.yaml:44
    subtract_from_a(state, x, False)


def alu_sbc_do(state: State, row: Alu, x: int) -> None:
    """do of sbc."""
    # spec: specs/sm83.yaml:45
    subtract_from_a(state, x, bool(state.reg[Reg.f] >> 4 & 1))


def alu_and__do(state: State, row: Alu, x: int) -> None:
    """do of and_."""
    # spec: specs/sm83.yaml:46
    logic(state, state.reg[Reg.a] & x, True)


def alu_xor__do(state: State, row: Alu, x: int) -> None:
    """do of xor_."""
    # spec: specs/sm83.yaml:47
    logic(state, state.reg[Reg.a] ^ x, False)


def alu_or__do(state: State, row: Alu, x: int) -> None:
    """do of or_."""
    # spec: specs/sm83.yaml:48
    logic(state, state.reg[Reg.a] | x, False)


def alu_cp_do(state: State, row: Alu, x: int) -> None:
    """do of cp."""
    # spec: specs/sm83.yaml:51
    results = sub8(state.reg[Reg.a], x, False)
    difference = results[0]
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, results[1])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, results[2])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, difference == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, True)


ALU_DO = (alu_add_do, alu_adc_do, alu_sub_do, alu_sbc_do, alu_and__do, alu_xor__do, alu_or__do, alu_cp_do)

# ---------------------------------------------------------------------------------------------- Shift


def shift_rlc_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of rlc."""
    # spec: specs/sm83.yaml:59
    return (rotl(x, 1, 8), bool(x >> 7 & 1))


def shift_rrc_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of rrc."""
    # spec: specs/sm83.yaml:60
    return (rotr(x, 1, 8), bool(x >> 0 & 1))


def shift_rl_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of rl."""
    # spec: specs/sm83.yaml:61
    return (x << 1 & 0xFF | int(carry), bool(x >> 7 & 1))


def shift_rr_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of rr."""
    # spec: specs/sm83.yaml:62
    return (x >> 1 | int(carry) << 7 & 0xFF, bool(x >> 0 & 1))


def shift_sla_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of sla."""
    # spec: specs/sm83.yaml:63
    return (x << 1 & 0xFF, bool(x >> 7 & 1))


def shift_sra_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of sra."""
    # spec: specs/sm83.yaml:64
    return (x >> 1 | x & 0x80, bool(x >> 0 & 1))


def shift_swap_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of swap."""
    # spec: specs/sm83.yaml:65
    return (rotl(x, 4, 8), False)


def shift_srl_of(state: State, row: Shift, x: int, carry: bool) -> tuple[int, bool]:
    """of of srl."""
    # spec: specs/sm83.yaml:66
    return (x >> 1, bool(x >> 0 & 1))


SHIFT_OF = (
    shift_rlc_of,
    shift_rrc_of,
    shift_rl_of,
    shift_rr_of,
    shift_sla_of,
    shift_sra_of,
    shift_swap_of,
    shift_srl_of,
)

# ---------------------------------------------------------------------------------------------- Opcode


def opcode_nop_do(state: State, row: Opcode) -> None:
    """do of nop."""
    # spec: specs/sm83.yaml:75
    pass


def opcode_stop_do(state: State, row: Opcode) -> None:
    """do of stop."""
    # spec: specs/sm83.yaml:76
    state.mode = Mode.stopped


def opcode_halt_do(state: State, row: Opcode) -> None:
    """do of halt.

    Source: https://gbdev.io/pandocs/halt.html
    """
    # spec: specs/sm83.yaml:81
    if not state.ime and flat_requests(state) != 0:
        state.halt_bug = True
    else:
        state.mode = Mode.halted


def opcode_di_do(state: State, row: Opcode) -> None:
    """do of di."""
    # spec: specs/sm83.yaml:88
    state.ime = False
    state.ei_pending = False


def opcode_ei_do(state: State, row: Opcode) -> None:
    """do of ei."""
    # spec: specs/sm83.yaml:90
    state.ei_pending = True


def opcode_cb_prefix_do(state: State, row: Opcode) -> None:
    """do of cb_prefix."""
    # spec: specs/sm83.yaml:94
    fetch_result = fetch(state)
    op = fetch_result
    CB_OPCODE[op].do(state)


def opcode_ld_r_r_do(state: State, row: Opcode) -> None:
    """do of ld_r_r."""
    # spec: specs/sm83.yaml:102
    operand_result = operand(state, row.s)
    x = operand_result
    put(state, row.r, x)


def opcode_ld_r_n_do(state: State, row: Opcode) -> None:
    """do of ld_r_n."""
    # spec: specs/sm83.yaml:107
    fetch_result = fetch(state)
    x = fetch_result
    put(state, row.r, x)


def opcode_ld_bcde_a_do(state: State, row: Opcode) -> None:
    """do of ld_bcde_a."""
    # spec: specs/sm83.yaml:109
    flat_write(
        state,
        state.reg[Reg.b] << 8 | state.reg[Reg.c] if row.w == Pointer.bc else state.reg[Reg.d] << 8 | state.reg[Reg.e],
        state.reg[Reg.a],
    )


def opcode_ld_a_bcde_do(state: State, row: Opcode) -> None:
    """do of ld_a_bcde."""
    # spec: specs/sm83.yaml:110
    read_result = flat_read(
        state,
        state.reg[Reg.b] << 8 | state.reg[Reg.c] if row.w == Pointer.bc else state.reg[Reg.d] << 8 | state.reg[Reg.e],
    )
    state.reg[Reg.a] = read_result


def opcode_ld_hli_a_do(state: State, row: Opcode) -> None:
    """do of ld_hli_a."""
    # spec: specs/sm83.yaml:114
    flat_write(state, state.reg[Reg.h] << 8 | state.reg[Reg.l], state.reg[Reg.a])
    value = (state.reg[Reg.h] << 8 | state.reg[Reg.l]) + 1 & 0xFFFF
    state.reg[Reg.h] = value >> 8 & 0xFF
    state.reg[Reg.l] = value >> 0 & 0xFF


def opcode_ld_hld_a_do(state: State, row: Opcode) -> None:
    """do of ld_hld_a."""
    # spec: specs/sm83.yaml:119
    flat_write(state, state.reg[Reg.h] << 8 | state.reg[Reg.l], state.reg[Reg.a])
    value = (state.reg[Reg.h] << 8 | state.reg[Reg.l]) - 1 & 0xFFFF
    state.reg[Reg.h] = value >> 8 & 0xFF
    state.reg[Reg.l] = value >> 0 & 0xFF


def opcode_ld_a_hli_do(state: State, row: Opcode) -> None:
    """do of ld_a_hli."""
    # spec: specs/sm83.yaml:124
    read_result = flat_read(state, state.reg[Reg.h] << 8 | state.reg[Reg.l])
    state.reg[Reg.a] = read_result
    value = (state.reg[Reg.h] << 8 | state.reg[Reg.l]) + 1 & 0xFFFF
    state.reg[Reg.h] = value >> 8 & 0xFF
    state.reg[Reg.l] = value >> 0 & 0xFF


def opcode_ld_a_hld_do(state: State, row: Opcode) -> None:
    """do of ld_a_hld."""
    # spec: specs/sm83.yaml:129
    read_result = flat_read(state, state.reg[Reg.h] << 8 | state.reg[Reg.l])
    state.reg[Reg.a] = read_result
    value = (state.reg[Reg.h] << 8 | state.reg[Reg.l]) - 1 & 0xFFFF
    state.reg[Reg.h] = value >> 8 & 0xFF
    state.reg[Reg.l] = value >> 0 & 0xFF


def opcode_ldh_n_a_do(state: State, row: Opcode) -> None:
    """do of ldh_n_a."""
    # spec: specs/sm83.yaml:134
    fetch_result = fetch(state)
    x = fetch_result
    flat_write(state, 0xFF << 8 | x, state.reg[Reg.a])


def opcode_ldh_a_n_do(state: State, row: Opcode) -> None:
    """do of ldh_a_n."""
    # spec: specs/sm83.yaml:139
    fetch_result = fetch(state)
    x = fetch_result
    read_result = flat_read(state, 0xFF << 8 | x)
    state.reg[Reg.a] = read_result


def opcode_ldh_c_a_do(state: State, row: Opcode) -> None:
    """do of ldh_c_a."""
    # spec: specs/sm83.yaml:141
    flat_write(state, 0xFF << 8 | state.reg[Reg.c], state.reg[Reg.a])


def opcode_ldh_a_c_do(state: State, row: Opcode) -> None:
    """do of ldh_a_c."""
    # spec: specs/sm83.yaml:142
    read_result = flat_read(state, 0xFF << 8 | state.reg[Reg.c])
    state.reg[Reg.a] = read_result


def opcode_ld_nn_a_do(state: State, row: Opcode) -> None:
    """do of ld_nn_a."""
    # spec: specs/sm83.yaml:146
    fetch16_result = fetch16(state)
    addr = fetch16_result
    flat_write(state, addr, state.reg[Reg.a])


def opcode_ld_a_nn_do(state: State, row: Opcode) -> None:
    """do of ld_a_nn."""
    # spec: specs/sm83.yaml:151
    fetch16_result = fetch16(state)
    addr = fetch16_result
    read_result = flat_read(state, addr)
    state.reg[Reg.a] = read_result


def opcode_ld_rr_nn_do(state: State, row: Opcode) -> None:
    """do of ld_rr_nn."""
    # spec: specs/sm83.yaml:155
    fetch16_result = fetch16(state)
    value = fetch16_result
    match row.p:
        case Pair.bc:
            value_2 = value
            state.reg[Reg.b] = value_2 >> 8 & 0xFF
            state.reg[Reg.c] = value_2 >> 0 & 0xFF
        case Pair.de:
            value_3 = value
            state.reg[Reg.d] = value_3 >> 8 & 0xFF
            state.reg[Reg.e] = value_3 >> 0 & 0xFF
        case Pair.hl:
            value_4 = value
            state.reg[Reg.h] = value_4 >> 8 & 0xFF
            state.reg[Reg.l] = value_4 >> 0 & 0xFF
        case Pair.sp:
            state.sp = value


def opcode_ld_nn_sp_do(state: State, row: Opcode) -> None:
    """do of ld_nn_sp."""
    # spec: specs/sm83.yaml:159
    fetch16_result = fetch16(state)
    addr = fetch16_result
    flat_write(state, addr, state.sp & 0xFF)
    flat_write(state, addr + 1 & 0xFFFF, state.sp >> 8)


def opcode_ld_sp_hl_do(state: State, row: Opcode) -> None:
    """do of ld_sp_hl."""
    # spec: specs/sm83.yaml:165
    flat_idle(state)
    state.sp = state.reg[Reg.h] << 8 | state.reg[Reg.l]


def opcode_ld_hl_sp_e_do(state: State, row: Opcode) -> None:
    """do of ld_hl_sp_e."""
    # spec: specs/sm83.yaml:170
    fetch_result = fetch(state)
    offset = fetch_result
    flat_idle(state)
    results = sp_plus(state, offset)
    value = results[0]
    state.reg[Reg.h] = value >> 8 & 0xFF
    state.reg[Reg.l] = value >> 0 & 0xFF
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, results[1])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, results[2])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)


def opcode_push_rr_do(state: State, row: Opcode) -> None:
    """do of push_rr."""
    # spec: specs/sm83.yaml:178
    flat_idle(state)
    push_word(
        state,
        state.reg[Reg.b] << 8 | state.reg[Reg.c]
        if row.q == StackPair.bc
        else state.reg[Reg.d] << 8 | state.reg[Reg.e]
        if row.q == StackPair.de
        else state.reg[Reg.h] << 8 | state.reg[Reg.l]
        if row.q == StackPair.hl
        else state.reg[Reg.a] << 8 | state.reg[Reg.f],
    )


def opcode_pop_rr_do(state: State, row: Opcode) -> None:
    """do of pop_rr."""
    # spec: specs/sm83.yaml:183
    pop_word_result = pop_word(state)
    x = pop_word_result
    value = x & 0xFFF0 if row.q == StackPair.af else x
    match row.q:
        case StackPair.bc:
            value_2 = value
            state.reg[Reg.b] = value_2 >> 8 & 0xFF
            state.reg[Reg.c] = value_2 >> 0 & 0xFF
        case StackPair.de:
            value_3 = value
            state.reg[Reg.d] = value_3 >> 8 & 0xFF
            state.reg[Reg.e] = value_3 >> 0 & 0xFF
        case StackPair.hl:
            value_4 = value
            state.reg[Reg.h] = value_4 >> 8 & 0xFF
            state.reg[Reg.l] = value_4 >> 0 & 0xFF
        case StackPair.af:
            value_5 = value
            state.reg[Reg.a] = value_5 >> 8 & 0xFF
            state.reg[Reg.f] = value_5 >> 0 & 0xFF


def opcode_alu_r_do(state: State, row: Opcode) -> None:
    """do of alu_r."""
    # spec: specs/sm83.yaml:190
    operand_result = operand(state, row.s)
    x = operand_result
    row.o.do(state, x)


def opcode_alu_n_do(state: State, row: Opcode) -> None:
    """do of alu_n."""
    # spec: specs/sm83.yaml:195
    fetch_result = fetch(state)
    x = fetch_result
    row.o.do(state, x)


def opcode_inc_r_do(state: State, row: Opcode) -> None:
    """do of inc_r."""
    # spec: specs/sm83.yaml:200
    operand_result = operand(state, row.r)
    x = operand_result
    x = x + 1 & 0xFF
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, x == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, x & 0xF == 0)
    put(state, row.r, x)


def opcode_dec_r_do(state: State, row: Opcode) -> None:
    """do of dec_r."""
    # spec: specs/sm83.yaml:209
    operand_result = operand(state, row.r)
    x = operand_result
    x = x - 1 & 0xFF
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, x == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, True)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, x & 0xF == 0xF)
    put(state, row.r, x)


def opcode_daa_do(state: State, row: Opcode) -> None:
    """do of daa.

    Source: https://rgbds.gbdev.io/docs/gbz80.7#DAA
    """
    # spec: specs/sm83.yaml:219
    low_digit = bool(state.reg[Reg.f] >> 5 & 1) or not bool(state.reg[Reg.f] >> 6 & 1) and state.reg[Reg.a] & 0xF > 9
    high_digit = bool(state.reg[Reg.f] >> 4 & 1) or not bool(state.reg[Reg.f] >> 6 & 1) and state.reg[Reg.a] > 0x99
    adjust = (6 if low_digit else 0) | (0x60 if high_digit else 0)
    state.reg[Reg.a] = (
        state.reg[Reg.a] - adjust & 0xFF if bool(state.reg[Reg.f] >> 6 & 1) else state.reg[Reg.a] + adjust & 0xFF
    )
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, state.reg[Reg.a] == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, high_digit)


def opcode_cpl_do(state: State, row: Opcode) -> None:
    """do of cpl."""
    # spec: specs/sm83.yaml:229
    state.reg[Reg.a] = state.reg[Reg.a] ^ 0xFF
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, True)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, True)


def opcode_scf_do(state: State, row: Opcode) -> None:
    """do of scf."""
    # spec: specs/sm83.yaml:235
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, True)


def opcode_ccf_do(state: State, row: Opcode) -> None:
    """do of ccf."""
    # spec: specs/sm83.yaml:241
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, not bool(state.reg[Reg.f] >> 4 & 1))


def opcode_inc_rr_do(state: State, row: Opcode) -> None:
    """do of inc_rr."""
    # spec: specs/sm83.yaml:249
    flat_idle(state)
    value = (
        state.reg[Reg.b] << 8 | state.reg[Reg.c]
        if row.p == Pair.bc
        else state.reg[Reg.d] << 8 | state.reg[Reg.e]
        if row.p == Pair.de
        else state.reg[Reg.h] << 8 | state.reg[Reg.l]
        if row.p == Pair.hl
        else state.sp
    ) + 1 & 0xFFFF
    match row.p:
        case Pair.bc:
            value_2 = value
            state.reg[Reg.b] = value_2 >> 8 & 0xFF
            state.reg[Reg.c] = value_2 >> 0 & 0xFF
        case Pair.de:
            value_3 = value
            state.reg[Reg.d] = value_3 >> 8 & 0xFF
            state.reg[Reg.e] = value_3 >> 0 & 0xFF
        case Pair.hl:
            value_4 = value
            state.reg[Reg.h] = value_4 >> 8 & 0xFF
            state.reg[Reg.l] = value_4 >> 0 & 0xFF
        case Pair.sp:
            state.sp = value


def opcode_dec_rr_do(state: State, row: Opcode) -> None:
    """do of dec_rr."""
    # spec: specs/sm83.yaml:254
    flat_idle(state)
    value = (
        state.reg[Reg.b] << 8 | state.reg[Reg.c]
        if row.p == Pair.bc
        else state.reg[Reg.d] << 8 | state.reg[Reg.e]
        if row.p == Pair.de
        else state.reg[Reg.h] << 8 | state.reg[Reg.l]
        if row.p == Pair.hl
        else state.sp
    ) - 1 & 0xFFFF
    match row.p:
        case Pair.bc:
            value_2 = value
            state.reg[Reg.b] = value_2 >> 8 & 0xFF
            state.reg[Reg.c] = value_2 >> 0 & 0xFF
        case Pair.de:
            value_3 = value
            state.reg[Reg.d] = value_3 >> 8 & 0xFF
            state.reg[Reg.e] = value_3 >> 0 & 0xFF
        case Pair.hl:
            value_4 = value
            state.reg[Reg.h] = value_4 >> 8 & 0xFF
            state.reg[Reg.l] = value_4 >> 0 & 0xFF
        case Pair.sp:
            state.sp = value


def opcode_add_hl_rr_do(state: State, row: Opcode) -> None:
    """do of add_hl_rr."""
    # spec: specs/sm83.yaml:259
    flat_idle(state)
    x = (
        state.reg[Reg.b] << 8 | state.reg[Reg.c]
        if row.p == Pair.bc
        else state.reg[Reg.d] << 8 | state.reg[Reg.e]
        if row.p == Pair.de
        else state.reg[Reg.h] << 8 | state.reg[Reg.l]
        if row.p == Pair.hl
        else state.sp
    )
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(
        state.reg[Reg.f], 5, ((state.reg[Reg.h] << 8 | state.reg[Reg.l]) & 0xFFF) + (x & 0xFFF) > 4095
    )
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, (state.reg[Reg.h] << 8 | state.reg[Reg.l]) + x > 65535)
    value = (state.reg[Reg.h] << 8 | state.reg[Reg.l]) + x & 0xFFFF
    state.reg[Reg.h] = value >> 8 & 0xFF
    state.reg[Reg.l] = value >> 0 & 0xFF


def opcode_add_sp_e_do(state: State, row: Opcode) -> None:
    """do of add_sp_e."""
    # spec: specs/sm83.yaml:268
    fetch_result = fetch(state)
    offset = fetch_result
    flat_idle(state)
    flat_idle(state)
    results = sp_plus(state, offset)
    state.sp = results[0]
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, results[1])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, results[2])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)


def opcode_rotate_a_do(state: State, row: Opcode) -> None:
    """do of rotate_a."""
    # spec: specs/sm83.yaml:279
    results = row.v.of(state, state.reg[Reg.a], bool(state.reg[Reg.f] >> 4 & 1))
    state.reg[Reg.a] = results[0]
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, results[1])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, False)


def opcode_jp_nn_do(state: State, row: Opcode) -> None:
    """do of jp_nn."""
    # spec: specs/sm83.yaml:288
    fetch16_result = fetch16(state)
    addr = fetch16_result
    flat_idle(state)
    state.pc = addr


def opcode_jp_hl_do(state: State, row: Opcode) -> None:
    """do of jp_hl."""
    # spec: specs/sm83.yaml:291
    state.pc = state.reg[Reg.h] << 8 | state.reg[Reg.l]


def opcode_jp_k_nn_do(state: State, row: Opcode) -> None:
    """do of jp_k_nn."""
    # spec: specs/sm83.yaml:295
    fetch16_result = fetch16(state)
    addr = fetch16_result
    if row.k.holds(state):
        flat_idle(state)
        state.pc = addr


def opcode_jr_e_do(state: State, row: Opcode) -> None:
    """do of jr_e."""
    # spec: specs/sm83.yaml:302
    fetch_result = fetch(state)
    offset = fetch_result
    flat_idle(state)
    state.pc = state.pc + (signed(offset, 8) & 0xFFFF) & 0xFFFF


def opcode_jr_k_e_do(state: State, row: Opcode) -> None:
    """do of jr_k_e."""
    # spec: specs/sm83.yaml:308
    fetch_result = fetch(state)
    offset = fetch_result
    if row.k.holds(state):
        flat_idle(state)
        state.pc = state.pc + (signed(offset, 8) & 0xFFFF) & 0xFFFF


def opcode_call_nn_do(state: State, row: Opcode) -> None:
    """do of call_nn."""
    # spec: specs/sm83.yaml:315
    fetch16_result = fetch16(state)
    addr = fetch16_result
    call(state, addr)


def opcode_call_k_nn_do(state: State, row: Opcode) -> None:
    """do of call_k_nn."""
    # spec: specs/sm83.yaml:320
    fetch16_result = fetch16(state)
    addr = fetch16_result
    if row.k.holds(state):
        call(state, addr)


def opcode_rst_do(state: State, row: Opcode) -> None:
    """do of rst."""
    # spec: specs/sm83.yaml:323
    call(state, 8 * row.t & 0xFFFF)


def opcode_ret_do(state: State, row: Opcode) -> None:
    """do of ret."""
    # spec: specs/sm83.yaml:327
    pop_word_result = pop_word(state)
    addr = pop_word_result
    flat_idle(state)
    state.pc = addr


def opcode_ret_k_do(state: State, row: Opcode) -> None:
    """do of ret_k."""
    # spec: specs/sm83.yaml:333
    flat_idle(state)
    if row.k.holds(state):
        pop_word_result = pop_word(state)
        addr = pop_word_result
        flat_idle(state)
        state.pc = addr


def opcode_reti_do(state: State, row: Opcode) -> None:
    """do of reti."""
    # spec: specs/sm83.yaml:341
    pop_word_result = pop_word(state)
    addr = pop_word_result
    flat_idle(state)
    state.pc = addr
    state.ime = True


def opcode_error_do(state: State, row: Opcode) -> None:
    """do of what is no row."""
    raise RuleError("Opcode", f"no row for {row.index}")


OPCODE_DO = (
    opcode_nop_do,
    opcode_ld_rr_nn_do,
    opcode_ld_bcde_a_do,
    opcode_inc_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_rotate_a_do,
    opcode_ld_nn_sp_do,
    opcode_add_hl_rr_do,
    opcode_ld_a_bcde_do,
    opcode_dec_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_rotate_a_do,
    opcode_stop_do,
    opcode_ld_rr_nn_do,
    opcode_ld_bcde_a_do,
    opcode_inc_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_rotate_a_do,
    opcode_jr_e_do,
    opcode_add_hl_rr_do,
    opcode_ld_a_bcde_do,
    opcode_dec_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_rotate_a_do,
    opcode_jr_k_e_do,
    opcode_ld_rr_nn_do,
    opcode_ld_hli_a_do,
    opcode_inc_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_daa_do,
    opcode_jr_k_e_do,
    opcode_add_hl_rr_do,
    opcode_ld_a_hli_do,
    opcode_dec_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_cpl_do,
    opcode_jr_k_e_do,
    opcode_ld_rr_nn_do,
    opcode_ld_hld_a_do,
    opcode_inc_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_scf_do,
    opcode_jr_k_e_do,
    opcode_add_hl_rr_do,
    opcode_ld_a_hld_do,
    opcode_dec_rr_do,
    opcode_inc_r_do,
    opcode_dec_r_do,
    opcode_ld_r_n_do,
    opcode_ccf_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_halt_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_ld_r_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_alu_r_do,
    opcode_ret_k_do,
    opcode_pop_rr_do,
    opcode_jp_k_nn_do,
    opcode_jp_nn_do,
    opcode_call_k_nn_do,
    opcode_push_rr_do,
    opcode_alu_n_do,
    opcode_rst_do,
    opcode_ret_k_do,
    opcode_ret_do,
    opcode_jp_k_nn_do,
    opcode_cb_prefix_do,
    opcode_call_k_nn_do,
    opcode_call_nn_do,
    opcode_alu_n_do,
    opcode_rst_do,
    opcode_ret_k_do,
    opcode_pop_rr_do,
    opcode_jp_k_nn_do,
    opcode_error_do,
    opcode_call_k_nn_do,
    opcode_push_rr_do,
    opcode_alu_n_do,
    opcode_rst_do,
    opcode_ret_k_do,
    opcode_reti_do,
    opcode_jp_k_nn_do,
    opcode_error_do,
    opcode_call_k_nn_do,
    opcode_error_do,
    opcode_alu_n_do,
    opcode_rst_do,
    opcode_ldh_n_a_do,
    opcode_pop_rr_do,
    opcode_ldh_c_a_do,
    opcode_error_do,
    opcode_error_do,
    opcode_push_rr_do,
    opcode_alu_n_do,
    opcode_rst_do,
    opcode_add_sp_e_do,
    opcode_jp_hl_do,
    opcode_ld_nn_a_do,
    opcode_error_do,
    opcode_error_do,
    opcode_error_do,
    opcode_alu_n_do,
    opcode_rst_do,
    opcode_ldh_a_n_do,
    opcode_pop_rr_do,
    opcode_ldh_a_c_do,
    opcode_di_do,
    opcode_error_do,
    opcode_push_rr_do,
    opcode_alu_n_do,
    opcode_rst_do,
    opcode_ld_hl_sp_e_do,
    opcode_ld_sp_hl_do,
    opcode_ld_a_nn_do,
    opcode_ei_do,
    opcode_error_do,
    opcode_error_do,
    opcode_alu_n_do,
    opcode_rst_do,
)

# ---------------------------------------------------------------------------------------------- CbOpcode


def cbopcode_shift_r_do(state: State, row: CbOpcode) -> None:
    """do of shift_r."""
    # spec: specs/sm83.yaml:355
    operand_result = operand(state, row.r)
    x = operand_result
    results = row.v.of(state, x, bool(state.reg[Reg.f] >> 4 & 1))
    y = results[0]
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, results[1])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, y == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, False)
    put(state, row.r, y)


def cbopcode_test_bit_do(state: State, row: CbOpcode) -> None:
    """do of test_bit."""
    # spec: specs/sm83.yaml:364
    operand_result = operand(state, row.r)
    x = operand_result
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, not bool(x >> row.i & 1))
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, True)


def cbopcode_clear_bit_do(state: State, row: CbOpcode) -> None:
    """do of clear_bit."""
    # spec: specs/sm83.yaml:371
    operand_result = operand(state, row.r)
    x = operand_result
    put(state, row.r, x & (1 << row.i & 0xFF ^ 0xFF))


def cbopcode_set_bit_do(state: State, row: CbOpcode) -> None:
    """do of set_bit."""
    # spec: specs/sm83.yaml:376
    operand_result = operand(state, row.r)
    x = operand_result
    put(state, row.r, x | 1 << row.i & 0xFF)


CB_OPCODE_DO = (
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_shift_r_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_test_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_clear_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
    cbopcode_set_bit_do,
)

# ---------------------------------------------------------------------------------------------- functions


def flat_requests(state: State) -> int:
    # spec: specs/sm83.yaml:411
    return state.mem[65535] & state.mem[65295] & 0x1F


def add8(x: int, y: int, carry: bool) -> tuple[int, bool, bool]:
    """Sum, half carry, carry."""
    # spec: specs/sm83.yaml:413
    total_ = x + y + int(carry)
    half = (x & 0xF) + (y & 0xF) + int(carry)
    return (total_ & 0xFF, half > 15, total_ > 255)


def sub8(x: int, y: int, carry: bool) -> tuple[int, bool, bool]:
    """Difference, half borrow, borrow."""
    # spec: specs/sm83.yaml:418
    total_ = x - y - int(carry)
    half = (x & 0xF) - (y & 0xF) - int(carry)
    return (total_ & 0xFF, half < 0, total_ < 0)


def sp_plus(state: State, offset: int) -> tuple[int, bool, bool]:
    """SP + signed byte; flags as for an 8-bit addition to the low byte."""
    # spec: specs/sm83.yaml:423
    results = add8(state.sp & 0xFF, offset, False)
    low_sum = results[0]
    half = results[1]
    carry = results[2]
    return (state.sp + (signed(offset, 8) & 0xFFFF) & 0xFFFF, half, carry)


# ---------------------------------------------------------------------------------------------- rules


def flat_read(state: State, addr: int) -> int:
    # spec: specs/sm83.yaml:428
    state.cycles = state.cycles + 1 & 0xFFFFFFFF
    addr_2 = addr
    value = state.mem[addr]
    access = Access.reads
    emit(state, "bus", addr=addr_2, value=value, access=access)
    return state.mem[addr]


def flat_write(state: State, addr: int, value: int) -> None:
    # spec: specs/sm83.yaml:434
    state.cycles = state.cycles + 1 & 0xFFFFFFFF
    addr_2 = addr
    value_2 = value
    access = Access.writes
    emit(state, "bus", addr=addr_2, value=value_2, access=access)
    state.mem[addr] = value


def flat_idle(state: State) -> None:
    # spec: specs/sm83.yaml:440
    state.cycles = state.cycles + 1 & 0xFFFFFFFF
    addr = 0
    value = 0
    access = Access.internal
    emit(state, "bus", addr=addr, value=value, access=access)


def flat_acknowledge(state: State, i: int) -> None:
    # spec: specs/sm83.yaml:445
    state.mem[65295] = state.mem[65295] & (1 << i & 0xFF ^ 0xFF)


def fetch(state: State) -> int:
    # spec: specs/sm83.yaml:447
    read_result = flat_read(state, state.pc)
    x = read_result
    state.pc = state.pc + 1 & 0xFFFF
    return x


def fetch16(state: State) -> int:
    # spec: specs/sm83.yaml:451
    fetch_result = fetch(state)
    first_byte = fetch_result
    fetch_result_2 = fetch(state)
    second_byte = fetch_result_2
    return second_byte << 8 | first_byte


def push_word(state: State, x: int) -> None:
    # spec: specs/sm83.yaml:455
    state.sp = state.sp - 1 & 0xFFFF
    flat_write(state, state.sp, x >> 8)
    state.sp = state.sp - 1 & 0xFFFF
    flat_write(state, state.sp, x & 0xFF)


def pop_word(state: State) -> int:
    # spec: specs/sm83.yaml:460
    read_result = flat_read(state, state.sp)
    first_byte = read_result
    state.sp = state.sp + 1 & 0xFFFF
    read_result_2 = flat_read(state, state.sp)
    second_byte = read_result_2
    state.sp = state.sp + 1 & 0xFFFF
    return second_byte << 8 | first_byte


def call(state: State, addr: int) -> None:
    # spec: specs/sm83.yaml:466
    flat_idle(state)
    push_word(state, state.pc)
    state.pc = addr


def operand(state: State, r: Reg) -> int:
    """Register, or the byte at HL."""
    # spec: specs/sm83.yaml:471
    if r == Reg.f:
        read_result = flat_read(state, state.reg[Reg.h] << 8 | state.reg[Reg.l])
        return read_result
    return state.reg[r]


def put(state: State, r: Reg, x: int) -> None:
    # spec: specs/sm83.yaml:475
    if r == Reg.f:
        flat_write(state, state.reg[Reg.h] << 8 | state.reg[Reg.l], x)
    else:
        state.reg[r] = x


def add_to_a(state: State, x: int, carry: bool) -> None:
    # spec: specs/sm83.yaml:480
    results = add8(state.reg[Reg.a], x, carry)
    state.reg[Reg.a] = results[0]
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, results[1])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, results[2])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, state.reg[Reg.a] == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)


def subtract_from_a(state: State, x: int, carry: bool) -> None:
    # spec: specs/sm83.yaml:484
    results = sub8(state.reg[Reg.a], x, carry)
    state.reg[Reg.a] = results[0]
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, results[1])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, results[2])
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, state.reg[Reg.a] == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, True)


def logic(state: State, result: int, half: bool) -> None:
    # spec: specs/sm83.yaml:488
    state.reg[Reg.a] = result
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 7, result == 0)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 6, False)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 5, half)
    state.reg[Reg.f] = with_bit(state.reg[Reg.f], 4, False)


def interrupt(state: State) -> None:
    """Five M-cycles; IE may change while pc is pushed.

    Source: https://gbdev.io/pandocs/Interrupts.html#interrupt-handling
    """
    # spec: specs/sm83.yaml:496
    state.ime = False
    flat_idle(state)
    flat_idle(state)
    state.sp = state.sp - 1 & 0xFFFF
    flat_write(state, state.sp, state.pc >> 8)
    asked = flat_requests(state)
    state.sp = state.sp - 1 & 0xFFFF
    flat_write(state, state.sp, state.pc & 0xFF)
    if asked == 0:
        state.pc = 0
    else:
        i = lowest_bit(asked)
        flat_acknowledge(state, i)
        state.pc = 64 + 8 * i & 0xFFFF
    flat_idle(state)


def step(state: State) -> None:
    """One instruction, one interrupt entry, or one idle M-cycle."""
    # spec: specs/sm83.yaml:516
    asked = flat_requests(state)
    if state.mode != Mode.running:
        if asked == 0:
            flat_idle(state)
            return
        state.mode = Mode.running
    if state.ime and asked != 0:
        interrupt(state)
        return
    if state.ei_pending:
        state.ime = True
        state.ei_pending = False
    fetch_result = fetch(state)
    op = fetch_result
    if state.halt_bug:
        state.pc = state.pc - 1 & 0xFFFF
        state.halt_bug = False
    OPCODE[op].do(state)


# ---------------------------------------------------------------------------------------------- start


def reg_at_start(state: State, chance: Chance) -> list[int]:
    """The start of reg."""
    # spec: specs/sm83.yaml:383
    return REG_.filled(0)


def sp_at_start(state: State, chance: Chance) -> int:
    """The start of sp."""
    # spec: specs/sm83.yaml:384
    return 0xFFFE


def pc_at_start(state: State, chance: Chance) -> int:
    """The start of pc."""
    # spec: specs/sm83.yaml:385
    return 0x100


def ime_at_start(state: State, chance: Chance) -> bool:
    """The start of ime."""
    # spec: specs/sm83.yaml:386
    return False


def ei_pending_at_start(state: State, chance: Chance) -> bool:
    """The start of ei_pending."""
    # spec: specs/sm83.yaml:387
    return False


def halt_bug_at_start(state: State, chance: Chance) -> bool:
    """The start of halt_bug."""
    # spec: specs/sm83.yaml:388
    return False


def mode_at_start(state: State, chance: Chance) -> Mode:
    """The start of mode."""
    # spec: specs/sm83.yaml:389
    return Mode.running


def mem_at_start(state: State, chance: Chance) -> list[int]:
    """The start of mem."""
    # spec: specs/sm83.yaml:390
    return MEM.filled(0)


def cycles_at_start(state: State, chance: Chance) -> int:
    """The start of cycles."""
    # spec: specs/sm83.yaml:391
    return 0


def setup(state: State, chance: Chance) -> None:
    """What happens before the first action."""
    pass


# ---------------------------------------------------------------------------------------------- actions


def run_refusal(state: State, me: int) -> str | None:
    """Why run is not legal; None if it is."""
    # spec: specs/sm83.yaml:536
    return None


def run(state: State, chance: Chance, me: int) -> None:
    # spec: specs/sm83.yaml:536
    step(state)


# ---------------------------------------------------------------------------------------------- observations


def observe_reg(state: State, viewer: int) -> list[Any]:
    """Channel reg, the same for all."""
    # spec: specs/sm83.yaml:540
    return [f32(state.reg[r]) / 255.0 for r in Reg]


def observe_pc(state: State, viewer: int) -> list[Any]:
    """Channel pc, the same for all."""
    # spec: specs/sm83.yaml:541
    return [f32(state.pc) / 65535.0]


def observe_sp(state: State, viewer: int) -> list[Any]:
    """Channel sp, the same for all."""
    # spec: specs/sm83.yaml:542
    return [f32(state.sp) / 65535.0]


# ---------------------------------------------------------------------------------------------- text


def render(state: State) -> str:
    """The state as text."""
    return "".join(
        [
            "pc ",
            shown(state.pc, KIND),
            " sp ",
            shown(state.sp, KIND),
            " af ",
            shown(state.reg[Reg.a] << 8 | state.reg[Reg.f], KIND),
            " bc ",
            shown(state.reg[Reg.b] << 8 | state.reg[Reg.c], KIND),
            " de ",
            shown(state.reg[Reg.d] << 8 | state.reg[Reg.e], KIND),
            " hl ",
            shown(state.reg[Reg.h] << 8 | state.reg[Reg.l], KIND),
            " cycles ",
            shown(state.cycles, KIND_),
            "\n",
        ]
    )


# ---------------------------------------------------------------------------------------------- environment

State.fields = (
    Field("reg", "reg", REG_, start=reg_at_start),
    Field("sp", "sp", KIND, start=sp_at_start),
    Field("pc", "pc", KIND, start=pc_at_start),
    Field("ime", "ime", Bool(), start=ime_at_start),
    Field("ei_pending", "ei_pending", Bool(), start=ei_pending_at_start),
    Field("halt_bug", "halt_bug", Bool(), start=halt_bug_at_start),
    Field("mode", "mode", MODE, start=mode_at_start),
    Field("mem", "mem", MEM, start=mem_at_start),
    Field("cycles", "cycles", KIND_, start=cycles_at_start),
)

GAME = State.game = Game(
    name="sm83",
    version="f1301771038b",
    players=1,
    num_actions=1,
    state=State,
    setup=setup,
    actions=(Action("run", (), 0, run_refusal, run, labels=("run",)),),
    ends=(),
    channels=(
        Channel("reg", 8, observe_reg),
        Channel("pc", 1, observe_pc),
        Channel("sp", 1, observe_sp),
    ),
    render=render,
)


class Env(Reference):
    """The environment: `init`, `step`, `observe`, … as described in README.md."""

    game = GAME
