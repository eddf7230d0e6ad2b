"""Hidden information: what `legal`, `choose` and `observe` may read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from specc.checks.checked import Checked
from specc.checks.viewpoint import Secret, Viewpoint, Who, single_values
from specc.ir import nodes as n
from specc.ir import types as t
from specc.ir.program import Program, StateField
from specc.ir.visit import walk_block
from specc.source.diagnostic import Label, Reporter
from specc.source.text import NOWHERE, Span


def check_legal(checked: Checked, reporter: Reporter) -> None:
    """`legal` reads only what the acting player may see: else whether an action is legal would tell the secret."""
    program = checked.program
    if not _hides(program):
        return
    me = n.Var("me", type=_player(program))
    for action in program.actions.values():
        lets = {local.name: e for local, e in action.lets}
        look = Viewpoint(program, me, mover_looks=not program.simultaneous, revealed=checked.revealed, known=lets)
        env: dict[str, Who] = {}
        for line in action.legal:
            for secret in _told_once(look.secrets(line.test, env)):
                _complain(
                    checked, reporter, "E0802", f"whether `{action.name}` is legal depends on", secret, "the acting player",
                    "test only what the player sees, or act in `do` on what turns out",
                )  # fmt: skip
        for _, e in action.lets:
            for secret in _told_once(look.secrets(e, env)):
                if _used_in_legal(action.lets, action.legal, e):
                    _complain(
                        checked, reporter, "E0802", f"whether `{action.name}` is legal depends on", secret, "the acting player",
                        "test only what the player sees, or act in `do` on what turns out",
                    )  # fmt: skip


def check_choices(checked: Checked, reporter: Reporter) -> None:
    """Domain and condition of `choose` read only what the chooser may see: else the legal answers would tell the secret."""
    program = checked.program
    if not _hides(program):
        return
    for block in _effects(program):
        known = single_values(block)
        for x in walk_block(block):
            if not isinstance(x, n.Choose) or x.by is None:
                continue
            look = Viewpoint(program, x.by, revealed=checked.revealed, known=known)
            for part in (x.domain, x.test, x.ranked):
                for secret in _told_once(() if part is None else look.secrets(part, {})):
                    _complain(
                        checked, reporter, "E0803", f"the answers for `{x.binder.name}` depend on", secret, "the one who chooses",
                        "choose from what is visible, choose `at random`, or show it first",
                    )  # fmt: skip


def check_observation(checked: Checked, reporter: Reporter) -> None:
    """`observe:` is encoding, not permission: secrets need `reveal(…)`."""
    program = checked.program
    if not _hides(program):
        return
    viewer = n.Var("viewer", type=_player(program))
    for channel in program.channels.values():
        look = Viewpoint(program, viewer, revealed=checked.revealed)
        for secret in _told_once(look.secrets(channel.value, {})):
            _complain(
                checked, reporter, "E0804", f"channel `{channel.name}` shows", secret, "the viewer",
                "show what is visible to `viewer`, or write `reveal(…)` around what the rules open",
            )  # fmt: skip


# ------------------------------------------------------------------------------------------------ telling it
def _complain(checked: Checked, reporter: Reporter, code: str, head: str, secret: Secret, player: str, help: str) -> None:
    found = checked.program.state[secret.field]
    through = f", read through {' and '.join(f'`{x}`' for x in secret.through)}" if secret.through else ""
    place = secret.span if secret.span != NOWHERE else found.span
    reporter.error(
        code, f"{head} `{secret.field}`, which {player} may not see", place, f"this is secret{through}", help=help,
        secondary=(Label(found.span, f"`{secret.field}` is declared here, {_secrecy(found)}"),),
    )  # fmt: skip


def _secrecy(found: StateField) -> str:
    if found.visible is None:
        return f"`visible: {found.visible_kind}`"
    return "visible under a condition"


def _told_once(secrets: Iterable[Secret]) -> Iterator[Secret]:
    seen: set[tuple[str, Span]] = set()
    for secret in secrets:
        if (secret.field, secret.span) not in seen:
            seen.add((secret.field, secret.span))
            yield secret


def _hides(program: Program) -> bool:
    return any(f.visible_kind != "all" or f.visible is not None for f in program.state.values())


def _player(program: Program) -> t.IntT:
    return t.IntT(0, program.players - 1, "Player")


def _used_in_legal(lets: object, legal: Iterable[object], e: n.Expr) -> bool:
    from specc.ir.program import LegalLine
    from specc.ir.visit import variables

    names = {local.name for local, value in lets if value is e}  # type: ignore[attr-defined]
    return any(isinstance(line, LegalLine) and names & variables(line.test) for line in legal)


def _effects(program: Program) -> Iterator[n.Block]:
    """Every block that may ask."""
    yield program.setup
    yield program.resolve
    for action in program.actions.values():
        yield action.block
    for rule in program.rules.values():
        yield rule.block
    for end in program.ends:
        yield end.block
    for table in program.tables.values():
        for column in table.code.values():
            if not column.pure:
                for body in column.bodies:
                    yield body.block
