"""`turns: simultaneous`: every player's `do` runs as if alone, so it writes only what belongs to `me`."""

from __future__ import annotations

from collections.abc import Mapping

from specc.checks.checked import Checked
from specc.checks.viewpoint import Viewpoint, Who, single_values
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.visit import walk_block
from specc.source.diagnostic import Label, Reporter
from specc.source.text import NOWHERE, Span


def check_simultaneous(checked: Checked, reporter: Reporter) -> None:
    """An action writes cells with the index `me`, and no whole fields or other players' cells."""
    program = checked.program
    if not program.simultaneous or program.players < 2:
        return
    me = n.Var("me", type=t.IntT(0, program.players - 1, "Player"))
    for action in program.actions.values():
        look = Viewpoint(program, me, known=single_values(action.block))
        _block(look, action.block, {}, reporter, None, ())


def _block(look: Viewpoint, block: n.Block, env: Mapping[str, Who], reporter: Reporter, call: Span | None, chain: tuple[str, ...]) -> None:
    for x in walk_block(block):
        match x:
            case n.Assign(place=place) | n.AssignEach(place=place) | n.Mutate(place=place):
                _place(look, place, env, reporter, call or x.span, chain)
            case n.CallRule(rule=name, args=args) if name not in chain and name in look.program.rules:
                rule = look.program.rules[name]
                given = {p.name: look.who(a, env) for p, a in zip(rule.params, args, strict=False)}
                inside = Viewpoint(look.program, n.Var("me of the call", type=look.viewer.type), known=single_values(rule.block))
                _block(inside, rule.block, given, reporter, call or x.span, (*chain, name))
            case _:
                pass


def _place(look: Viewpoint, place: n.Expr, env: Mapping[str, Who], reporter: Reporter, span: Span, chain: tuple[str, ...]) -> None:
    mine, e = False, place
    while isinstance(e, n.Index | n.Field | n.Unwrap | n.Convert):
        if isinstance(e, n.Index) and any(look.who(i, env) == "me" for i in e.indices):
            mine = True
        e = e.base
    if not isinstance(e, n.State) or mine:
        return
    found = look.program.state.get(e.name)
    through = f" (through `{'` and `'.join(chain)}`)" if chain else ""
    reporter.error(
        "E0616", f"an action writes `{e.name}`, which belongs to all players", span, f"all players act at once{through}",
        help=f"record the plan in a field indexed by `me`, as `{e.name}[me]`, and settle it in `resolve:`",
        secondary=() if found is None or found.span == NOWHERE else (Label(found.span, f"`{e.name}` is declared here"),),
    )  # fmt: skip
