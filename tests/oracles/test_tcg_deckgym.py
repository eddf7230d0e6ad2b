"""Recorded games of a peer simulator between two of the four decks, decision by decision.

A recorded position is put into the reference; the same decisions must be legal, the recorded one is taken with its answers, and the
recorded next position must be one of the possible outcomes. The peer is no ground truth; where it contradicts a ruling (`conflict`)
the ruling counts. The peer moves the Active Pokemon to the first seat; positions are compared without the seats. It keeps the unused
Energy of a player whose turn is over (r#energy.lost) and forgets the Energy of a Pokemon that Koga takes back: neither is compared.
"""

from __future__ import annotations

import gzip
import json
import lzma
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
ENERGY = ["Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal"]
MOODS = ["fine", "asleep", "paralyzed", "confused"]
LASTING = ["no_retreat", "does_less", "untouchable"]
AIDS = {"IncreasedDamage": 0, "ReducedRetreatCost": 2}
DECKS = {"weezing-arbok": 0, "mewtwoex": 1}

Plain = dict[str, Any]


TABLES: dict[str, Any] = YAML(typ="safe", pure=True).load(ROOT / "specs" / "tcg" / "cards.yaml")["tables"]
TRAINERS: dict[str, Any] = YAML(typ="safe", pure=True).load(ROOT / "specs" / "tcg" / "trainers.yaml")["rows"]["Card"]
CARDS: dict[str, Any] = TABLES["Card"]["rows"] | TRAINERS
ROWS = list(CARDS)
LISTS = [[ROWS.index(card.strip()) for card in row["cards"].strip("[]\n ").split(",")] for row in TABLES["Deck"]["rows"].values()]
BY_NAME = {str(card["name"]).strip("'\""): row for row, card in CARDS.items()}


def prints(data: Path) -> dict[str, int]:
    """Number of the row for a card of the recorded games; other prints of a card count as the same."""
    with gzip.open(data / "card_facts.json.gz") as file:
        return {card["id"]: ROWS.index(BY_NAME[card["name"]]) for card in json.load(file) if card["name"] in BY_NAME}


class Position:
    """A recorded state as plain values of our fields."""

    def __init__(self, recorded: Plain, decks: list[str], rows: dict[str, int], template: Plain) -> None:
        self.plain = json.loads(json.dumps(template))
        turn, mover = recorded["turn_count"], recorded["current_player"]
        cards = [LISTS[DECKS[d]] for d in decks]
        self.copies = [defaultdict(list), defaultdict(list)]
        for p in (0, 1):
            for copy, row in enumerate(cards[p]):
                self.copies[p][row].append(copy)
        aid = [[0, 0, 0], [0, 0, 0]]
        for effect in recorded["turn_effects"].get(str(turn), []):
            for kind, what in effect.items():
                aid[mover][AIDS[kind]] += what["amount"]
        self.plain |= {
            "deck_of": [DECKS[d] for d in decks], "cards": cards, "turn": turn, "mover": mover, "active": [0, 0], "aid": aid,
            "points": recorded["points"], "supporter_played": recorded["has_played_support"], "retreated": recorded["has_retreated"],
            "used": [4 * p + s for p in (0, 1) for s, m in enumerate(recorded["in_play_pokemon"][p]) if m and m["ability_used"]],
            "shown": [[], []], "spent": [[0] * 8, [0] * 8], "over": False, "truncated": False, "reward": [0.0, 0.0], "asked": None,
            "zone": [self.energy(z["current"]) if p == mover else None for p, z in enumerate(recorded["energy_zone"])],
            "preview": [self.energy(z["next"]) for z in recorded["energy_zone"]],
        }  # fmt: skip
        self.plain["to_move"] = mover
        self.plain["hand"] = [self.take_all(p, recorded["hands"][p], rows) for p in (0, 1)]
        self.plain["discard"] = [self.take_all(p, recorded["discard_piles"][p], rows) for p in (0, 1)]
        for p in (0, 1):
            for kind in recorded["discard_energies"][p]:
                self.plain["spent"][p][ENERGY.index(kind)] += 1
        self.plain["mon"] = [self.mon(p, m, rows, turn) for p in (0, 1) for m in recorded["in_play_pokemon"][p]]
        self.plain["deck"] = [{"loose": self.take_all(p, recorded["decks"][p]["cards"], rows), "top": [], "bottom": []} for p in (0, 1)]

    @staticmethod
    def energy(kind: str | None) -> int | None:
        return None if kind is None else ENERGY.index(kind)

    def take_all(self, p: int, cards: list[str], rows: dict[str, int]) -> list[int]:
        return sorted(self.copies[p][rows[c]].pop(0) for c in cards)

    def mon(self, p: int, m: Plain | None, rows: dict[str, int], turn: int) -> Plain:
        energy, lasting = [0] * 8, [0, 0, 0]
        if m is None:
            return {"card": None, "copy": 0, "under": [], "damage": 0, "energy": energy, "since": 0, "mood": 0,
                    "poisoned": False, "burned": False, "lasting": lasting}  # fmt: skip
        for kind in m["attached_energy"]:
            energy[ENERGY.index(kind)] += 1
        for effect, _left in m["effects"]:
            assert effect == "NoRetreat"
            lasting[0] = 1
        mood = next((i for i, name in enumerate(MOODS) if m.get(name)), 0)
        row = rows[m["card"]]
        since = turn if m["played_this_turn"] else max(0, turn - 1)
        return {"card": row, "copy": self.copies[p][row].pop(0), "under": self.take_all(p, m["cards_behind"], rows),
                "damage": m["damage_counters"], "energy": energy, "since": since, "mood": mood, "poisoned": m["poisoned"],
                "burned": m["burned"], "lasting": lasting}  # fmt: skip


def projection(plain: Plain) -> Plain:
    """What a position is without copies and seats."""
    cards = plain["cards"]

    def names(p: int, copies: list[int]) -> list[str]:
        return sorted(ROWS[cards[p][c]] for c in copies)

    def mon(p: int, seat: int) -> tuple[Any, ...]:
        m = plain["mon"][4 * p + seat]
        return (ROWS[m["card"]], names(p, m["under"]), m["damage"], m["energy"], m["since"] == plain["turn"], m["mood"], m["poisoned"],
                m["burned"], 4 * p + seat in plain["used"], m["lasting"])  # fmt: skip

    return {
        "hand": [names(p, plain["hand"][p]) for p in (0, 1)],
        "discard": [names(p, plain["discard"][p]) for p in (0, 1)],
        "deck": [names(p, [c for zone in plain["deck"][p].values() for c in zone]) for p in (0, 1)],
        "active": [mon(p, plain["active"][p]) for p in (0, 1)],
        "team": [sorted(mon(p, seat) for seat in range(4) if plain["mon"][4 * p + seat]["card"] is not None) for p in (0, 1)],
        **{key: plain[key] for key in ("points", "spent", "zone", "preview", "turn", "mover", "supporter_played", "retreated", "aid")},
    }


def kind_of(action: Any) -> str:
    return action if isinstance(action, str) else next(iter(action))


def quiet(state: Plain) -> bool:
    """Nothing is pending: the player whose turn it is decides next."""
    return state["turn_count"] > 0 and not state["move_generation_stack"] and not state["end_turn_pending"] and state["winner"] is None


def decisions(game: Plain) -> Iterator[tuple[Plain, list[Plain], Plain]]:
    """(state before, the steps of one decision, state after)."""
    before, group = game["init"], []
    for step in game["steps"]:
        group.append(step)
        if quiet(step["state"]) or step is game["steps"][-1]:
            if quiet(before):
                yield before, group, step["state"]
            before, group = step["state"], []


def action_text(action: Any, position: Position, rows: dict[str, int]) -> str:
    mover, plain = position.plain["mover"], position.plain

    def play(card: str) -> str:
        return f"play({next(c for c in plain['hand'][mover] if plain['cards'][mover][c] == rows[card])})"

    match kind_of(action):
        case "EndTurn":
            return "done"
        case "Play":
            return play(action["Play"]["trainer_card"])
        case "Place":
            return play(action["Place"][0])
        case "Evolve":
            return play(action["Evolve"]["evolution"])
        case "Attach":
            return f"attach_energy({action['Attach']['attachments'][0][2]})"
        case "UseAbility":
            return f"use_ability({action['UseAbility']['in_play_idx']})"
        case "Retreat":
            return f"retreat({action['Retreat']})"
        case "Attack":
            attacks = CARDS[ROWS[plain["mon"][4 * mover]["card"]]]["attacks"]
            return f"attack({[str(a['name']).strip(chr(39) + chr(34)) for a in attacks].index(action['Attack']['title'])})"
        case other:
            raise AssertionError(f"unknown decision {other}")


def answers(group: list[Plain]) -> list[tuple[int, int]]:
    """Places chosen inside the decision, in order, as (player, seat)."""
    found: list[tuple[int, int]] = []
    for step in group:
        action = step["action"]
        match kind_of(action):
            case "Activate":
                found.append((action["Activate"]["player"], action["Activate"]["in_play_idx"]))
            case "Heal":
                found.append((step["actor"], action["Heal"]["in_play_idx"]))
            case "Evolve":
                found.append((step["actor"], action["Evolve"]["in_play_idx"]))
            case _:
                pass
    return found


def follow(env: Any, states: list[Any], chosen: list[tuple[int, int]]) -> list[Any]:
    """Answer the open questions as recorded; forced ones were not asked."""
    done: list[Any] = []
    for state in states:
        rest = list(chosen)
        todo = [(state, rest)]
        while todo:
            s, left = todo.pop()
            if s.over or s.asked is None:
                done.append(s)
                continue
            player = s.to_move
            while left and left[0][0] != player:
                left = left[1:]
            legal = [i for i, ok in enumerate(s.legal_action_mask) if ok]
            wanted = [i for i in legal if left and env.action_name(i) == f"choose((0, {left[0][1]}))"]
            for i in wanted:
                todo += [(t, left[1:]) for _, t in env.outcomes(s, i)]
    return done


def conflict(before: Plain, group: list[Plain]) -> str | None:
    """The ruling that the recorded decision contradicts, if any."""
    mover, kind = before["current_player"], kind_of(group[0]["action"])
    card = group[0]["action"]["Play"]["trainer_card"] if kind == "Play" else ""
    if card in ("P-A 005", "P-A 007", "A1a 065") and not before["decks"][mover]["cards"]:
        return "trainer.empty_deck"
    if card == "P-A 001" and not before["in_play_pokemon"][mover][answers(group)[0][1]]["damage_counters"]:
        return "trainer.full_hp"
    return None


def legal_difference(env: Any, before: Plain, step: Plain, decks: list[str], rows: dict[str, int], template: Plain) -> set[str]:
    """Decisions that are legal in the peer or here, but not in both; equal cards count once."""
    position = Position(before, decks, rows, template)
    state, mover = env.from_plain(position.plain), position.plain["mover"]

    def plain_name(text: str) -> str:
        return f"play {ROWS[position.plain['cards'][mover][int(text[5:-1])]]}" if text.startswith("play(") else text

    declared = [i for i in range(env.num_actions) if not env.action_name(i).startswith("choose")]
    ours = {plain_name(env.action_name(i)) for i in declared if env.refusal(state, i) is None}
    theirs = {plain_name(action_text(a, position, rows)) for a in step["legal"]}
    if not before["decks"][mover]["cards"]:  # r#trainer.empty_deck
        theirs -= {"play pa_005", "play pa_007", "play a1a_065"}
    return ours ^ theirs


def games(data: Path) -> Iterator[Plain]:
    with lzma.open(data / "deckgym_example_a1.jsonl.xz", "rt") as file:
        for line in file:
            game = json.loads(line)
            if set(game["decks"]) <= set(DECKS):
                yield game


def test_recorded_decisions_are_legal_and_their_results_possible(built: Any, shared_data: Path) -> None:
    env = built("tcg").reference()
    rows = prints(shared_data / "tcg")
    template = env.to_plain(env.init((0, 0), {"deck_of": [0, 1], "starter": 0}))
    wrong: list[str] = []
    count: Counter[str] = Counter()
    contradicted: Counter[str] = Counter()
    for game in games(shared_data / "tcg"):
        for before, group, after in decisions(game):
            if difference := legal_difference(env, before, group[0], game["decks"], rows, template):
                wrong.append(f"{game['seed']} turn {before['turn_count']}: legal in one only: {difference}")
            if (ruling := conflict(before, group)) is not None:
                contradicted[ruling] += 1
                continue
            position = Position(before, game["decks"], rows, template)
            state = env.from_plain(position.plain)
            text = action_text(group[0]["action"], position, rows)
            count[kind_of(group[0]["action"])] += 1
            refused = env.refusal(state, env.action_number(text))
            if refused is not None:
                wrong.append(f"{game['seed']} turn {before['turn_count']}: {text} refused: {refused}")
                continue
            reached = follow(env, [s for _, s in env.outcomes(state, env.action_number(text))], answers(group))
            if after["winner"] is not None:
                winner = after["winner"]
                reward = [0.0, 0.0] if winner == "Tie" else [1.0 if p == winner["Win"] else -1.0 for p in (0, 1)]
                if not any(s.over and list(s.reward) == reward for s in reached):
                    wrong.append(f"{game['seed']} turn {before['turn_count']}: {text} does not end the game as recorded")
                continue
            wanted = projection(Position(after, game["decks"], rows, template).plain)
            if text.startswith("play") and group[0]["action"].get("Play", {}).get("trainer_card") == "A1 222":
                wanted = {k: v for k, v in wanted.items() if k != "spent"}
            results = [{k: v for k, v in projection(env.to_plain(s)).items() if k in wanted} for s in reached if not s.over]
            if wanted not in results:
                near = min(([k for k in wanted if r[k] != wanted[k]] for r in results), key=len, default=["nothing was reached"])
                wrong.append(f"{game['seed']} turn {before['turn_count']}: {text} differs in {near}")
    assert sum(count.values()) > 300
    assert set(contradicted) <= {"trainer.empty_deck", "trainer.full_hp"}
    assert sum(contradicted.values()) < 15, contradicted
    assert not wrong, "\n".join(wrong[:40])
