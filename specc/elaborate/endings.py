"""`win`, `lose`, `tie`, `end` and `pass_turn`: the built-in effects."""

from __future__ import annotations

from specc.elaborate import expressions as ex
from specc.elaborate.body import Body
from specc.elaborate.coerce import coerce
from specc.elaborate.ranges import arith_range
from specc.ir import nodes as n
from specc.ir import types as t
from specc.syntax import nodes as s

NAMES = frozenset({"win", "lose", "tie", "end", "pass_turn"})


def ending(b: Body, node: s.Call, name: str) -> list[n.Stmt] | None:
    """The statements of a built-in effect, or None."""
    if name not in NAMES or name in b.locals:
        return None
    if not b.effects:
        b.error("E0601", f"`{name}` changes the game, which is not allowed {b.what}", node.span, help="only rules and actions do")
        return []
    real, players = b.elab.real, b.elab.players
    takes = {"win": 1, "lose": 1, "tie": 0, "pass_turn": 0}
    if name in takes and len(node.args) != takes[name]:
        b.error("E0419", f"`{name}` takes {takes[name]} arguments, found {len(node.args)}", node.span)
        return []
    if name == "pass_turn":
        player = t.IntT(0, players - 1, "Player")
        mover = n.State("mover", type=player, span=node.span)
        plus = n.Arith("+", mover, n.Const(1, type=t.IntT(1, 1)), type=arith_range("+", player, t.IntT(1, 1)), span=node.span)
        size = n.Const(players, type=t.IntT(players, players))
        b.forget({"mover"})
        return [n.Assign(mover, n.Arith("%", plus, size, type=player, span=node.span), span=node.span)]
    if name == "tie":
        return [n.Finish(tuple(n.Const(0.0, type=real) for _ in range(players)), span=node.span)]
    if name == "end":
        if not node.args:
            return [n.Finish(None, span=node.span)]
        array = t.ArrayT(real, (t.IntT(0, players - 1, "Player"),))
        rewards = coerce(b, ex.expr(b, node.args[0], array), array)
        if isinstance(rewards, n.MakeArray):
            return [n.Finish(rewards.parts, span=node.span)]
        return [n.Finish(None, rewards, span=node.span)]
    player = t.IntT(0, players - 1, "Player")
    who = ex.typed(b, node.args[0], player)
    mine, others = (1.0, -1.0) if name == "win" else (-1.0, 1.0 / max(players - 1, 1))
    rewards_of: list[n.Expr] = []
    for p in range(players):
        is_it = n.Compare("==", who, n.Const(p, type=t.IntT(p, p)), type=t.BOOL, span=node.span)
        a, c = n.Const(mine, type=real), n.Const(others, type=real)
        if isinstance(who, n.Const):
            rewards_of.append(a if who.value == p else c)
        else:
            rewards_of.append(n.If(is_it, a, c, type=real, span=node.span) if players > 1 else a)
    return [n.Finish(tuple(rewards_of), span=node.span)]
