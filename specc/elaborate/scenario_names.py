"""The names that a scenario uses: parameters, actions, draw sites, players."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from specc.document.models import Scenario
from specc.elaborate.scope import Scope
from specc.source.suggest import nearest
from specc.source.text import Code

if TYPE_CHECKING:
    from specc.elaborate.elaborator import Elaborator

NAME = re.compile(r"\s*([A-Za-z_]\w*)")


def check(elab: Elaborator, scope: Scope, decl: Scenario) -> None:
    """Complain about names that nothing has."""
    document = scope.document
    for name, value in decl.with_.items():
        if name not in document.params and name not in ("variant", "observation"):
            _unknown(elab, f"there is no parameter `{name}`", value, name, document.params)
    asks = bool(elab.asked)
    for code in [*decl.when, *decl.allowed, *(r.action for r in decl.refused)]:
        named = NAME.match(code.text)
        if named is not None and named[1] not in document.actions and not asks:
            _unknown(elab, f"there is no action `{named[1]}`", code, named[1], document.actions)
    sites = {site.name for site in elab.sites.values()}
    for name, values in decl.draws.items():
        if name not in sites and values:
            _unknown(elab, f"nothing is drawn under the name `{name}`", values[0], name, sites)
    for player, channels in decl.observed.items():
        if not (player.isdigit() and int(player) < elab.players):
            span = next((k.span() for k in channels if isinstance(k, Code)), decl.span) if isinstance(channels, dict) else decl.span
            elab.reporter.error("E1006", f"there is no player `{player}`", span, f"players are 0 to {elab.players - 1}")


def _unknown(elab: Elaborator, message: str, code: Code, name: str, known: object) -> None:
    names = [str(k) for k in known] if isinstance(known, dict | set) else []
    near = nearest(name, names)
    elab.reporter.error(
        "E1006",
        message,
        code.span(),
        "in this scenario",
        help=f"did you mean `{near}`?" if near else f"there are {', '.join(sorted(names)[:12])}" if names else "",
    )
