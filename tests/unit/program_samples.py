"""Small typed programs built by hand, for tests of the backends: no YAML, no elaborator."""

from __future__ import annotations

from typing import Any

from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import (
    Action,
    AnswerBlock,
    Channel,
    End,
    LegalLine,
    Numbers,
    Picture,
    Program,
    Question,
    RenderPart,
    Rule,
    Site,
    StateField,
)

PLAYER = t.IntT(0, 1, "Player")


def lit(v: Any, type_: t.Type = t.ANY_INT) -> n.Const:
    return n.Const(v, type=type_)


def program(**parts: Any) -> Program:
    """A program of two players with these parts; the rest is empty."""
    defaults: dict[str, Any] = {
        "name": "sample",
        "title": "A sample",
        "file": "specs/sample.yaml",
        "players": 2,
        "simultaneous": False,
        "numbers": Numbers(),
        "forced_take": False,
        "illegal": "error",
        "max_steps": None,
        "parameters": {},
        "inputs": {},
        "types": {"Player": PLAYER},
        "labels": {},
        "tables": {},
        "state": {},
        "functions": {},
        "rules": {},
        "setup": (),
        "actions": {},
        "resolve": (),
        "asked": None,
        "ends": (),
        "invariants": (),
        "channels": {},
        "render": (),
        "helpers": {},
        "scenarios": (),
        "answers": (),
        "none_number": None,
        "questions": {},
        "sites": {},
        "num_actions": 0,
    }
    return Program(**{**defaults, **parts})


MOVER = n.State("mover", type=PLAYER)
ME = n.Var("me", type=PLAYER)
PASS_TURN = n.Assign(MOVER, n.Builtin("other", (MOVER,), type=PLAYER))


def tic_tac_toe() -> Program:
    """A board over a product, a legal line, ends that read lines by arithmetic on squares."""
    square = t.ProductT("Sq", (("r", t.IntT(0, 2)), ("c", t.IntT(0, 2))))
    owner = t.OptT(PLAYER)
    board = n.State("board", type=t.ArrayT(owner, (square,)))

    def at(index: n.Expr) -> n.Expr:
        return n.Index(board, (index,), type=owner)

    x, dr, dc = n.Local("x", square), n.Local("dr", t.IntT(0, 1)), n.Local("dc", t.IntT(-1, 1))
    xv = n.Var("x", type=square)
    mine = n.Some(ME, type=owner)

    def step(times: int) -> n.Expr:
        by = tuple(n.Arith("*", n.Var(name, type=t.ANY_INT), lit(times), type=t.ANY_INT) for name in ("dr", "dc"))
        return n.Shift(xv, by, type=t.OptT(square))

    def ours(to: n.Expr) -> n.Expr:
        there = n.Compare("==", at(n.Unwrap(to, type=square)), mine, type=t.BOOL)
        return n.And((n.Present(to, type=t.BOOL), there), type=t.BOOL)

    moved = n.Or(
        (
            n.Compare("==", n.Var("dr", type=t.ANY_INT), lit(1), type=t.BOOL),
            n.Compare("==", n.Var("dc", type=t.ANY_INT), lit(1), type=t.BOOL),
        ),
        type=t.BOOL,
    )
    line = n.Comp(
        "any",
        n.And((n.Compare("==", at(xv), mine, type=t.BOOL), ours(step(1)), ours(step(2))), type=t.BOOL),
        (
            n.ForClause(x, n.TypeDomain(square)),
            n.ForClause(dr, n.TypeDomain(dr.type)),
            n.ForClause(dc, n.TypeDomain(dc.type)),
            n.IfClause(moved),
        ),
        type=t.BOOL,
    )
    full = n.Comp("all", n.Present(at(xv), type=t.BOOL), (n.ForClause(x, n.TypeDomain(square)),), type=t.BOOL)
    win = n.Finish(
        tuple(
            n.If(n.Compare("==", ME, lit(p, PLAYER), type=t.BOOL), lit(1.0, t.REAL32), lit(-1.0, t.REAL32), type=t.REAL32) for p in (0, 1)
        )
    )
    place = Action(
        name="place",
        doc="put a mark on an empty square",
        params=(x,),
        lets=(),
        box=None,
        offset=0,
        count=9,
        legal=(LegalLine("the square is empty", n.Not(n.Present(at(xv), type=t.BOOL), type=t.BOOL)),),
        block=(n.Assign(at(xv), mine), PASS_TURN),
    )
    seen = n.Compare("==", at(xv), n.Some(n.Var("viewer", type=PLAYER), type=owner), type=t.BOOL)
    labels = tuple(f"{c}{r + 1}" for r in range(3) for c in "abc")
    return program(
        name="tic_tac_toe",
        title="Tic-tac-toe",
        types={"Player": PLAYER, "Sq": square},
        labels={"Sq": labels},
        state={
            "board": StateField(
                name="board",
                type=board.type,
                start=n.Fill(lit(None, owner), type=board.type),
                picture=Picture("r", "c", ((".", None), ("X", 0), ("O", 1))),
            )
        },
        actions={"place": place},
        num_actions=9,
        ends=(End(line, (win,), "three in a row"), End(full, (n.Finish((lit(0.0, t.REAL32), lit(0.0, t.REAL32))),), "the board is full")),
        channels={"mine": Channel(name="mine", over=(x,), value=seen)},
        render=(RenderPart(value=board, picture="board"), RenderPart("\n"), RenderPart(value=n.State("over", type=t.BOOL))),
    )


def high_card(*, forced_take: bool = False) -> Program:
    """Cards are drawn from a pile into hands; `play` asks for a card, which is laid down; a coin decides about one more."""
    card = t.IntT(0, 9, "Card")
    hand_type = t.ArrayT(t.SetT(card), (PLAYER,))
    hand, deck = n.State("hand", type=hand_type), n.State("deck", type=t.PileT(card))
    laid = n.State("laid", type=t.ListT(card, 20))
    p, c = n.Local("p", PLAYER), n.Local("c", card)
    pv, cv = n.Var("p", type=PLAYER), n.Var("c", type=card)

    def hand_of(who: n.Expr) -> n.Expr:
        return n.Index(hand, (who,), type=t.SetT(card))

    draw = Rule(
        name="draw_card",
        doc="the top card goes to the hand",
        params=(p,),
        result=None,
        draws=True,
        block=(
            n.IfStmt(
                n.Compare(">", n.Builtin("len", (deck,), type=t.ANY_INT), lit(0), type=t.BOOL),
                (
                    n.Mutate(deck, "pop", (), c, 1),
                    n.Mutate(hand_of(pv), "add", (cv,)),
                ),
                (),
            ),
        ),
    )
    chosen = n.Local("chosen", card)
    lay = (
        n.Choose(chosen, n.Local("x", card), n.ValueDomain(hand_of(ME)), None, False, False, ME, False, None, None, 5, "chosen"),
        n.Mutate(hand_of(ME), "remove", (n.Var("chosen", type=card),)),
        n.Mutate(laid, "push", (n.Var("chosen", type=card),)),
    )
    heads = n.Local("heads", t.BOOL)
    again = (
        n.SetLocal(heads, n.Draw("flip", 6, "again", (lit(0.5, t.REAL32),), type=t.BOOL)),
        n.IfStmt(
            n.And(
                (n.Var("heads", type=t.BOOL), n.Compare(">", n.Builtin("size", (hand_of(ME),), type=t.ANY_INT), lit(0), type=t.BOOL)),
                type=t.BOOL,
            ),
            (
                n.Choose(
                    n.Local("more", t.OptT(card)),
                    n.Local("y", card),
                    n.ValueDomain(hand_of(ME)),
                    None,
                    True,
                    True,
                    ME,
                    False,
                    None,
                    None,
                    7,
                    "more",
                ),
                n.IfStmt(
                    n.Present(n.Var("more", type=t.OptT(card)), type=t.BOOL),
                    (
                        n.Mutate(hand_of(ME), "remove", (n.Unwrap(n.Var("more", type=t.OptT(card)), type=card),)),
                        n.Mutate(laid, "push", (n.Unwrap(n.Var("more", type=t.OptT(card)), type=card),)),
                    ),
                    (),
                ),
            ),
            (),
        ),
    )
    play = Action(
        name="play",
        params=(),
        lets=(),
        legal=(
            LegalLine("there is a card in hand", n.Compare(">", n.Builtin("size", (hand_of(ME),), type=t.ANY_INT), lit(0), type=t.BOOL)),
        ),
        block=(
            *lay,
            n.Assign(n.Index(n.State("reward", type=t.ArrayT(t.REAL32, (PLAYER,))), (ME,), type=t.REAL32), lit(0.5, t.REAL32)),
            *again,
            PASS_TURN,
        ),
        offset=0,
        count=1,
        draws=True,
        asks=True,
    )
    setup = (n.For(p, n.TypeDomain(PLAYER), None, (n.Repeat(3, lit(3), None, (n.CallRule("draw_card", (pv,), None, 3),)),)),)
    empty = n.Comp(
        "all",
        n.Compare("==", n.Builtin("size", (hand_of(pv),), type=t.ANY_INT), lit(0), type=t.BOOL),
        (n.ForClause(p, n.TypeDomain(PLAYER)),),
        type=t.BOOL,
    )
    stuck = n.Stuck(type=t.BOOL)
    tie = (n.Finish((lit(0.0, t.REAL32), lit(0.0, t.REAL32))),)
    return program(
        name="high_card",
        types={"Player": PLAYER, "Card": card},
        forced_take=forced_take,
        state={
            "deck": StateField(
                name="deck",
                type=deck.type,
                start=lit(frozenset(range(10)), deck.type),
                visible_kind="none",
                public=n.Builtin("len", (n.Var("it", type=deck.type),), type=t.ANY_INT),
            ),
            "hand": StateField(
                name="hand",
                type=hand_type,
                start=n.Fill(lit(frozenset(), t.SetT(card)), type=hand_type),
                visible_kind="owner",
                visible_indices=(p,),
                visible=n.Compare("==", n.Var("viewer", type=PLAYER), pv, type=t.BOOL),
            ),
            "laid": StateField(name="laid", type=laid.type, start=lit((), laid.type)),
        },
        rules={"draw_card": draw},
        setup=setup,
        actions={"play": play},
        num_actions=12,
        answers=(AnswerBlock(card, 1, 10),),
        none_number=11,
        questions={5: Question(5, "chosen", 0), 7: Question(7, "more", 0)},
        sites={1: Site(1, "deck", "pile", 10, "draw_card"), 6: Site(6, "again", "flip", 2, "play")},
        ends=(End(empty, tie, "all is laid"), End(stuck, tie, "stuck")),
    )
