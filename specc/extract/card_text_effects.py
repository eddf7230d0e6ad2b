"""From a parsed card text to code of specs/tcg: what each construction of grammars/card_text.lark means."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from lark import Token, Tree

ELEMENTS = {
    "G": "grass", "R": "fire", "W": "water", "L": "lightning", "P": "psychic", "F": "fighting", "D": "darkness", "M": "metal",
    "N": "dragon", "C": "colorless",
}  # fmt: skip
Code = list[str]


class CannotSay(Exception):
    """The construction is known, but specs/tcg has nothing to say it with here."""


@dataclass
class Group:
    """Pokemon in play: a set, a condition on its member `t`, whose they are."""

    where: str
    tests: list[str]
    theirs: bool = False

    @property
    def condition(self) -> str:
        return " and ".join(self.tests)

    @property
    def chosen(self) -> str:
        return self.where + (f" if {self.condition}" if self.tests else "")

    @property
    def number(self) -> str:
        return f"count({self.condition} for t in {self.where})" if self.tests else f"size({self.where})"


@dataclass
class Draft:
    """An effect in the making: what the attack's damage is, what comes before and after it."""

    base: str = "damage"
    add: list[str] = field(default_factory=list)
    before: Code = field(default_factory=list)
    after: Code = field(default_factory=list)
    fails_unless: str = ""
    flips: str = ""  # the local with the number of heads
    most: str = ""  # how many coins, when it is a fixed number
    can: list[str] = field(default_factory=list)
    replaces_hit: bool = False


def indent(code: Code) -> Code:
    return ["    " + line for line in code]


class Effects:
    """One text. `names` are the cards that it names."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.names: list[str] = []
        self.draft = Draft()
        self.aids: dict[str, dict[str, object]] = {}

    # ------------------------------------------------------------------------------------------------------ the places
    def columns(self, tree: Tree[Any]) -> dict[str, object]:
        """The columns of the row."""
        if self.place == "ability":
            return self.ability(tree)
        for clause in tree.children:
            self.clause(clause)
        draft = self.draft
        if self.place == "trainer":
            if draft.add or draft.base != "damage" or draft.fails_unless:
                raise CannotSay("a Trainer has no damage of its own to change")
            columns: dict[str, object] = {}
            if draft.can:
                columns["can"] = " and ".join(dict.fromkeys(draft.can))
            columns["play"] = "\n".join(draft.before + draft.after)
            return columns
        amount = " + ".join([draft.base, *draft.add])
        if amount != "damage" and not amount.isdigit():
            amount = f"min(400, {amount})"
        # a number of its own for a chosen target replaces the printed damage, which such attacks do not have
        code = [*([] if draft.replaces_hit and not draft.add else [f"hit(own, foe, {amount})"]), *draft.after]
        if draft.fails_unless:
            code = [f"if {draft.fails_unless}:", *indent(code)]
        return {"effect": "\n".join(draft.before + code)}

    def ability(self, tree: Tree[Any]) -> dict[str, object]:
        kids = tree.children
        match tree.data:
            case "armour":
                test = "target == own and attacker.p != own.p"
                if len(kids) > 1:
                    kinds = [self.element(k) for k in kids[1].children]
                    test += " and (" + " or ".join(f"mon[attacker].card.element == {k}" for k in kinds) + ")"
                return {"modify": {"protection": {"if": test, "by": int(str(kids[0]))}}}
            case "armour_if":
                test = self.condition(kids[0]).replace("team(you)", "team(own.p)").replace("bench(you)", "bench(own.p)")
                return {"modify": {"protection": {"if": f"target == own and attacker.p != own.p and {test}", "by": int(str(kids[1]))}}}
            case "thorny":
                test = "target == own and is_active(own) and attacker.p != own.p"
                return {"react": {"damaged": {"if": test, "do": f"hurt(attacker, {kids[0]})"}}}
            case "end_first" | "end_turn":
                code = [line.replace("(you", "(own.p") for line in self.act(kids[0])]
                when = "turn <= 2" if tree.data == "end_first" else "is_active(own)"
                return {"react": {"turn_ends": {"if": f"p == own.p and {when}", "do": "\n".join(code)}}}
            case "banner":
                own = f"attacker.p == own.p and mon[attacker].card.element == {self.element(kids[0])}"
                test = f"{own} and target.p != own.p and is_active(target)"
                return {"modify": {"bonus": {"if": test, "by": int(str(kids[1]))}}}
            case "no_supporters_front":
                return {"modify": {"supporter_blocked": {"if": "is_active(own) and p != own.p"}}}
            case "no_evolution":
                return {"modify": {"evolution_blocked": {"if": "m.p != own.p and is_active(m)"}}}
            case "whenever":
                code = self.act(kids[1])
                if any("hurt(" in line or "choose" in line for line in code):
                    code = [line.replace("front(they)", "front(other(own.p))") for line in code]
                    code += ["knock_outs()", "promote(own.p)", "promote(other(own.p))"]
                return {"react": {"attached": {"if": f"target == own and kind == {self.element(kids[0])}", "do": "\n".join(code)}}}
            case "no_retreat_cost":
                return {"modify": {"retreat_cost": {"if": "m.p == own.p and is_active(m)", "by": -4}}}
            case "often":
                raise CannotSay("an Ability is used once a turn (`used`): specs/tcg has no Ability without that limit")
        ready = []
        if tree.data == "active_front" or len(kids) > 1:
            ready.append("is_active(own)")
        code = self.act(kids[-1])
        hurts = any("hurt(" in line for line in code)
        if hurts:
            code.append("knock_outs()")
            code += ["promote(you)", "promote(they)"]
        ready += self.draft.can
        return {**({"ready": " and ".join(ready)} if ready else {}), "use": "\n".join(self.draft.before + code)}

    # ----------------------------------------------------------------------------------------------------- the clauses
    def clause(self, tree: Tree[Any]) -> None:
        draft, kids = self.draft, tree.children
        match tree.data:
            case "flip_n":
                self.flip(f"heads({self.number(kids[0])})", self.number(kids[0]))
            case "flip_each":
                self.flip(f"heads(min(20, {self.quantity(kids[0])}))", "")
            case "flip_run":
                self.flip("heads_run()", "")
            case "heads_act" | "all_heads" | "all_tails" | "tails_act":
                if not draft.flips:
                    raise CannotSay("heads or tails of which coin?")
                want = "0" if "tails" in tree.data else (draft.most or "1")
                self.under(f"{draft.flips} == {want}", kids[0])
            case "heads_for":
                body = self.act(kids[0])
                draft.after += [f"for i in range(20) if i < {draft.flips}:", *indent(body)]
            case "conditional":
                self.under(self.condition(kids[0]), kids[1])
            case "play_if":
                draft.can.append(self.condition(kids[0]))
            case "take_hits":
                group = self.group(kids[1])
                draft.after += [f"for i in range(20) if i < {draft.flips}:", f"    choose t? in {group.chosen} by you",
                                "    if t?:", f"        attach(t, {self.element(kids[0])}, 1)"]  # fmt: skip
            case "pick_flip":
                group = self.group(kids[1])
                draft.can.append(f"any({group.condition or 'true'} for t in {group.where})")
                draft.after += [f"choose t in {group.chosen} by you", f"attach(t, {self.element(kids[3])}, min(60, heads_run()))"]
            case "pick_each":
                group = self.group(kids[1])
                draft.after += [f"choose up to {self.number(kids[0])} chosen in {group.chosen.replace('[t]', '[chosen]')} by you",
                                "for t in chosen:", f"    attach(t, {self.element(kids[3])}, {self.number(kids[2])})"]  # fmt: skip
            case _:
                self.plain(tree)

    def flip(self, how: str, most: str) -> None:
        if self.draft.flips:
            raise CannotSay("coins are flipped twice in one text")
        self.draft.flips, self.draft.most = "n", most
        self.draft.before.append(f"n = {how}")

    def under(self, test: str, act: Tree[Any]) -> None:
        """An act under a condition: more damage, no damage, or something after the damage."""
        draft = self.draft
        if act.data == "nothing":
            draft.fails_unless = f"not ({test})"
        elif act.data in ("more", "more_damaged"):
            draft.add.append(f"({self.amount(act)} if {test} else 0)")
        elif act.data in ("instead", "instead_damaged", "copy"):
            if act.data != "copy":
                raise CannotSay("another damage under a condition")
            draft.fails_unless = test
            draft.replaces_hit = True
            draft.after += self.act(act)
        else:
            draft.after += [f"if {test}:", *indent(self.act(act))]

    def plain(self, act: Tree[Any]) -> None:
        draft = self.draft
        match act.data:
            case "more" | "more_damaged":
                draft.add.append(self.amount(act))
            case "instead" | "instead_damaged":
                draft.base = self.amount(act)
            case "coin_act":
                self.flip("heads(1)", "1")
                self.under("n == 1", act.children[0])
            case "drain":
                draft.before.append("old = mon[foe].damage")
                draft.after.append("heal(own, max(0, mon[foe].damage - old))")
            case "copy":
                draft.replaces_hit = True
                draft.after += self.act(act)
            case _:
                draft.after += self.act(act)

    def amount(self, act: Tree[Any]) -> str:
        if act.data.endswith("_damaged"):
            return "mon[own].damage"
        number, rest = act.children[0], act.children[1:]
        if not rest or rest[0] is None:
            return str(number)
        if rest[0].data == "per_heads":
            if not self.draft.flips:
                raise CannotSay("for each heads of which coins?")
            return f"{number} * {self.draft.flips}"
        return f"{number} * {self.quantity(rest[0].children[0])}"

    # -------------------------------------------------------------------------------------------------------- the acts
    def act(self, tree: Tree[Any]) -> Code:
        """Statements of an act that is not about the attack's own damage."""
        name = str(tree.data)
        method: Callable[..., Code] | None = getattr(self, f"do_{name}", None)
        if method is None:
            raise CannotSay(f"`{name}` has no meaning at this place")
        return method(*tree.children)

    def only(self, place: str, what: str) -> None:
        if self.place != place:
            raise CannotSay(f"{what} stands in a text of an {place}, this is a text of {self.place}")

    def one_of(self, group: Group, then: str, count: Any = None) -> Code:
        if count is not None and self.number(count) != "1":
            raise CannotSay(f"a choice of {self.number(count)} Pokemon here")
        return [f"choose t? in {group.chosen} by you", "if t?:", f"    {then}"]

    def do_hit_one(self, n: Token, count: Any, group: Any) -> Code:
        self.only("attack", "damage of an attack")
        return self.one_of(self.group(group), f"strike(own, t, {n})", count)

    def do_hit_all(self, n: Token, group: Any) -> Code:
        self.only("attack", "damage of an attack")
        found = self.group(group)
        return [f"for t in {found.chosen}:", f"    strike(own, t, {n})"]

    def do_hit_random(self, count: Any, group: Any, times: Token, n: Token) -> Code:
        return [f"repeat {times}:", f"    choose t in {self.group(group).chosen} at random", f"    strike(own, t, {n})"]

    def do_recoil(self, n: Token) -> Code:
        return [f"hurt(own, {n})"]

    def do_do_one(self, n: Token, count: Any, group: Any) -> Code:
        return self.one_of(self.group(group), f"hurt(t, {n})", count)

    def do_do_active(self, n: Token) -> Code:
        return [f"hurt(front(they), {n})"]

    def do_heal_mon(self, n: Token, mon: Any) -> Code:
        return [f"heal({self.mon(mon)}, {n})"]

    def do_heal_one(self, n: Token, count: Any, group: Any) -> Code:
        found = self.group(group)
        found.tests.append("mon[t].damage > 0")
        self.draft.can.append(f"any({found.condition} for t in {found.where})")
        return self.one_of(found, f"heal(t, {n})", count)

    def do_heal_each(self, n: Token, group: Any) -> Code:
        found = self.group(group)
        return [f"for t in {found.chosen}:", f"    heal(t, {n})"]

    def do_pay(self, count: Any, kind: Any) -> Code:
        return [f"lose_energy(own, {self.element(kind)}, {self.number(count)})"]

    def do_pay_all(self) -> Code:
        return ["lose_all_energy(own)"]

    def do_pay_all_of(self, kind: Any) -> Code:
        return [f"lose_energy(own, {self.element(kind)}, 60)"]

    def do_strip(self, count: Any, mon: Any) -> Code:
        target = self.mon(mon)
        if target == "foe":
            return [f"strip_energy(own, foe, {self.number(count)})"]
        return [f"lose_random_energy({target}, {self.number(count)})"]

    def do_strip_any(self) -> Code:
        return ["lose_energy_anywhere()"]

    def do_hand_loss(self) -> Code:
        return ["discard_from_hand(they)"]

    def do_mill(self, *found: Any) -> Code:
        n = str(found[0]) if len(found) > 1 and found[0] is not None else "1"
        whose = str(found[-1].data)
        players = {"w_you": ["you"], "w_they": ["they"], "w_both": ["you", "they"]}[whose]
        return [f"mill({p}, {n})" for p in players]

    def do_afflict(self, mon: Any, *troubles: Token) -> Code:
        target = self.mon(mon)
        how = f"inflict(own, {target}, " if self.place == "attack" else f"afflict({target}, "
        return [f"{how}{t.lower()})" for t in troubles if t is not None]

    def do_afflict_foe(self, trouble: Token) -> Code:
        return [f"afflict(front(they), {trouble.lower()})"]

    def do_draw(self, count: Any) -> Code:
        n = self.number(count)
        if self.place == "trainer":
            self.draft.can.append("len(deck[you]) > 0")
        return ["draw_card(you)"] if n == "1" else [f"draw_cards(you, {n})"]

    def do_charge(self, count: Any, kind: Any, mon: Any) -> Code:
        return [f"attach({self.mon(mon)}, {self.element(kind)}, {self.number(count)})"]

    def do_charge_one(self, n: Any, kind: Any, count: Any, group: Any) -> Code:
        return self.one_of(self.group(group), f"attach(t, {self.element(kind)}, {self.number(n)})", count)

    def do_charge_named(self, n: Any, kind: Any, names: Any) -> Code:
        test = self.named(names)
        self.draft.can.append(f"any({test} for t in team(you))")
        return self.one_of(Group("team(you)", [test]), f"attach(t, {self.element(kind)}, {self.number(n)})")

    def do_charge_front(self, n: Any, kind: Any, of: Any) -> Code:
        self.draft.can.append(f"mon[front(you)].card.element == {self.element(of)}")
        return [f"attach(front(you), {self.element(kind)}, {self.number(n)})"]

    def do_search(self, *found: Any) -> Code:
        count, card = found[0], found[-1]
        if self.number(count) not in ("1", "2"):
            raise CannotSay(f"a search for {self.number(count)} cards")
        if self.place == "trainer":
            self.draft.can.append("len(deck[you]) > 0")
        code = [f"choose c? in deck[you] if {self.card(card)} at random", "if c?:", "    fetch(you, c)"]
        return code if self.number(count) == "1" else ["repeat 2:", *indent(code)]

    def do_call(self, count: Any, card: Any) -> Code:
        test = self.card(card)
        return [f"choose c? in deck[you] if {test} at random", "if c?:", "    call(you, c)"]

    def do_pick_up(self, names: Any) -> Code:
        self.draft.can += ["(" + self.named(names).replace("mon[t]", "mon[front(you)]") + ")", "bench(you) != {}"]
        return ["take_back(front(you))", "promote(you)"]

    def do_revive(self) -> Code:
        test = "basic(they, c)"
        self.draft.can += [f"any({test} for c in discard[they])", "room(they)"]
        return [f"choose c in discard[they] if {test} by you", "discard[they].remove(c)", "enter(they, c)"]

    def do_swap(self, group: Any) -> Code:
        return self.one_of(self.group(group), "switch(you, t.s)")

    def do_drive(self) -> Code:
        if self.place == "trainer":
            self.draft.can.append("bench(they) != {}")
        return ["if not shielded(own, foe):", "    drive_out(they)"] if self.place == "attack" else ["drive_out(they)"]

    def do_drive_basic(self) -> Code:
        self.draft.can += ["mon[front(they)].card.stage == 0"] if self.place != "attack" else []
        if self.place == "trainer":
            self.draft.can.append("bench(they) != {}")
        return (
            self.do_drive()
            if self.place != "attack"
            else ["if not shielded(own, foe) and mon[foe].card.stage == 0:", "    drive_out(they)"]
        )

    def do_no_attack(self) -> Code:
        return ["hinder(own, foe, no_attack, 1)"]

    def do_no_supporters(self) -> Code:
        return ["support(they, no_supporter, 1)"]

    def do_stay(self) -> Code:
        return ["hinder(own, own, no_retreat, 1)"]

    def do_both_afflicted(self, trouble: Token) -> Code:
        self.only("attack", "a condition for both")
        return [f"inflict(own, m, {trouble.lower()})".replace("m,", f"{m},") for m in ("own", "foe")]

    def do_heal_it(self, n: Token) -> Code:
        self.only("attack", "`it`")
        return [f"heal(own, {n})"]

    def do_pay_two(self, *kinds: Any) -> Code:
        return [f"lose_energy(own, {self.element(kind)}, 1)" for kind in kinds if kind is not None]

    def do_charge_two(self, *kinds: Any) -> Code:
        return [f"attach(own, {self.element(kind)}, 1)" for kind in kinds]

    def do_gust(self, group: Any) -> Code:
        code = self.one_of(self.group(group), "switch(they, t.s)")
        return ["if not shielded(own, foe):", *indent(code)] if self.place == "attack" else code

    def do_reveal(self) -> Code:
        return ["reveal_hand(they)"]

    def do_reset_hand(self, n: Token) -> Code:
        return ["shuffle_hand(they)", f"draw_cards(they, {n})"]

    def do_match_hand(self) -> Code:
        return ["shuffle_hand(you)", "for i in range(10) if i < size(hand[they]):", "    draw_card(you)"]

    def do_shuffle_foe(self) -> Code:
        return ["if not shielded(own, foe):", "    shuffle_away(foe)"]

    def do_look(self, n: Token | None = None) -> Code:
        if self.place == "trainer":
            self.draft.can.append("len(deck[you]) > 0")
        return [f"deck[you].show({n or 1}, you)"]

    def do_slab(self, kind: Any, again: Any) -> Code:
        self.draft.can.append("len(deck[you]) > 0")
        test = f"cards[you, c].kind == pokemon and cards[you, c].element == {self.element(kind)}"
        return ["c = deck[you].pop()", f"if {test}:", "    hand[you].add(c)", "else:", "    deck[you].put_bottom(c)"]

    def do_move_all(self, kind: Any, group: Any, names: Any) -> Code:
        self.draft.can.append("(" + self.named(names).replace("mon[t]", "mon[front(you)]") + ")")
        found = self.group(group)
        return [f"for t in {found.chosen}:", f"    move_energy(t, front(you), {self.element(kind)}, 60)"]

    def do_copy(self, count: Any) -> Code:
        return ["card = mon[foe].card!", "choose i? in 0..1 if i < len(card.attacks) by you", "if i?:",
                "    become card.attacks[i].effect(own, foe, you, they)"]  # fmt: skip

    def do_boost(self, group: Any, n: Token) -> Code:
        found = self.group(group)
        if not found.tests:
            return [f"support(you, giovanni, {n})"]
        test = found.condition.replace("[t]", "[attacker]")
        words = "_".join(re.findall(r"[a-z0-9]+", " ".join([*self.names, *re.findall(r"element == (\w+)", test)]).lower()))
        name = f"boost_{words}"
        by = f"aid[you, {name}]"
        bonus = {"if": f"attacker.p == you and target.p != you and is_active(target) and {test}", "by": by}
        self.aids[name] = {"ends": "own_turn", "modify": {"bonus": bonus}}
        return [f"support(you, {name}, {n})"]

    def do_cheaper(self, n: Token) -> Code:
        return [f"support(you, easy_retreat, {n})"]

    def do_guard_all(self, n: Token) -> Code:
        return [f"support(you, blue, {n})"]

    def do_weaken(self, n: Token) -> Code:
        return [f"hinder(own, foe, does_less, {n})"]

    def do_hold(self) -> Code:
        return ["hinder(own, foe, no_retreat, 1)"]

    def do_guard(self, n: Token) -> Code:
        return [f"hinder(own, own, takes_less, {n})"]

    def do_no_damage(self) -> Code:
        return ["hinder(own, own, no_damage, 1)"]

    def do_untouchable(self) -> Code:
        return ["hinder(own, own, untouchable, 1)"]

    def do_thorns(self, n: Token) -> Code:
        return [f"hinder(own, own, thorns, {n})"]

    def do_coin_act(self, act: Any) -> Code:
        return ["if heads(1) == 1:", *indent(self.act(act))]

    # ------------------------------------------------------------------------------------------------------- the parts
    def number(self, tree: Any) -> str:
        return "1" if tree.data == "one" else str(tree.children[0])

    def element(self, tree: Any) -> str:
        return ELEMENTS[str(tree.children[0])]

    def mon(self, tree: Any) -> str:
        foe = "foe" if self.place == "attack" else "front(they)"
        found = {"m_own": "own", "m_foe": foe, "m_front": "front(you)"}[str(tree.data)]
        if found == "own" and self.place == "trainer":
            raise CannotSay("a Trainer is no Pokemon")
        return found

    def named(self, tree: Any) -> str:
        names = [str(name) for name in tree.children if name is not None]
        self.names += names
        return "(" + " or ".join(f"mon[t].card.name == {quoted(name)}" for name in names) + ")"

    def card(self, tree: Any) -> str:
        match tree.data:
            case "c_named":
                names = [str(name) for name in tree.children[0].children if name is not None]
                self.names += names
                return "(" + " or ".join(f"cards[you, c].name == {quoted(name)}" for name in names) + ")"
            case "c_type":
                return f"cards[you, c].kind == pokemon and cards[you, c].element == {self.element(tree.children[0])}"
        return {"c_pokemon": "cards[you, c].kind == pokemon", "c_basic": "basic(you, c)", "c_supporter": "cards[you, c].kind == supporter",
                "c_item": "cards[you, c].kind == item"}[str(tree.data)]  # fmt: skip

    def group(self, tree: Any) -> Group:
        match tree.data:
            case "g_named":
                return Group("team(you)", [self.named(tree.children[0])])
            case "g_bench_named":
                return Group("bench(you)", [self.named(tree.children[0])])
            case "g_all_bench":
                return Group("(bench(you) | bench(they))", [])
        theirs = tree.data == "g_theirs"
        who = "they" if theirs else "you"
        group = Group(f"team({who})", [], theirs)
        for part in tree.children:
            if part is None:
                continue
            match part.data:
                case "k_benched":
                    group.where = f"bench({who})"
                case "k_active":
                    group.tests.append("is_active(t)")
                case "k_evolved":
                    group.tests.append("mon[t].card.stage > 0")
                case "k_stage":
                    group.tests.append(f"mon[t].card.stage == {part.children[0]}")
                case "k_basic":
                    group.tests.append("mon[t].card.stage == 0")
                case "k_type":
                    group.tests.append(f"mon[t].card.element == {self.element(part.children[0])}")
                case "ex":
                    group.tests.append("mon[t].card.worth >= 2")
                case "t_damaged":
                    group.tests.append("mon[t].damage > 0")
                case "t_energy":
                    group.tests.append("energy_on(t) > 0")
        return group

    def condition(self, tree: Any) -> str:
        kids = tree.children
        match tree.data:
            case "extra":
                kind, more = self.element(kids[1]), kids[0]
                return f"mon[own].energy[{kind}] >= cost[{kind}] + {more} and energy_on(own) >= sum(cost[k] for k in Price) + {more}"
            case "damaged":
                return f"mon[{self.mon(kids[0])}].damage > 0"
            case "is_troubled":
                what, mon = kids[1].lower(), self.mon(kids[0])
                return f"mon[{mon}].{what}" if what in ("poisoned", "burned") else f"mon[{mon}].mood == {what}"
            case "foe_type":
                return f"mon[front(they)].card.element == {self.element(kids[0])}"
            case "on_bench":
                self.names.append(str(kids[0]))
                return f"any(mon[t].card.name == {quoted(str(kids[0]))} for t in bench(you))"
            case "in_play":
                return f"any({self.named(kids[0])} for t in team(you))"
            case "just_evolved":
                return "mon[own].under != {} and mon[own].since == turn"
        return {"foe_ex": "mon[front(they)].card.worth >= 2", "foe_evolved": "mon[front(they)].card.stage > 0",
                "foe_basic": "mon[front(they)].card.stage == 0"}[str(tree.data)]  # fmt: skip

    def quantity(self, tree: Any) -> str:
        kids = tree.children
        match tree.data:
            case "q_energy":
                return f"energy_on({self.mon(kids[0])})"
            case "q_energy_of":
                return f"mon[{self.mon(kids[1])}].energy[{self.element(kids[0])}]"
            case "q_group":
                return self.group(kids[0]).number
        return {"q_team": "size(team(you))", "q_points": "points[you]", "q_evolved": "count(mon[t].card.stage > 0 for t in bench(you))",
                "q_retreat": "retreat_cost(front(they))"}[str(tree.data)]  # fmt: skip


def quoted(name: str) -> str:
    """A name as a text of the language."""
    return "'" + name.replace("'", "\\'") + "'" if "'" not in name else '"' + name + '"'
