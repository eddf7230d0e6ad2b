// Plays random battles of generation 1 in Pokemon Showdown and prints each as a line of JSON, as ../shared/data records them.
// node play.js PACKAGE SEED COUNT [CHAIN]     PACKAGE: the folder of the npm package pokemon-showdown
"use strict";
const path = require("path");
const [folder, seed, count] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const {Battle, Dex} = require(path.join(folder, "dist/sim"));
const {PRNG} = require(path.join(folder, "dist/sim/prng"));

// A small generator for what the players do and bring; the battle has its own.
let word = (seed * 2654435761 + 12345) >>> 0;
function below(n) {
  word ^= word << 13; word >>>= 0;
  word ^= word >>> 17;
  word ^= word << 5; word >>>= 0;
  return word % n;
}

// Who asked for a random number: file, line and function, and the callers of a sort.
function site() {
  const frames = new Error().stack.split("\n").slice(2).map((line) => {
    const found = /at (?:async )?(?:(\S+)(?: \[as (\S+)\])? \()?.*?dist\/(.+)\.js:(\d+):\d+\)?$/.exec(line);
    return found && {what: (found[2] || found[1] || "").split(".").pop(), at: `${found[3]}:${found[4]}`};
  }).filter((frame) => frame && !frame.at.startsWith("sim/prng") && !["random", "randomChance", "sample"].includes(frame.what));
  return frames.slice(0, 3).map((frame) => `${frame.at}#${frame.what}`).join("<");
}

class Recorder extends PRNG {
  constructor(seed, draws) {
    super(seed);
    this.draws = draws;
  }
  random(from, to) {
    const result = super.random(from, to);
    const [low, high] = from === undefined ? [0, 0] : to ? [Math.floor(from), Math.floor(to)] : [0, Math.floor(from)];
    this.draws.push([low, high, result, site()]);
    return result;
  }
}

const dex = Dex.mod("gen1");
const moves = dex.moves.all().filter((m) => m.gen === 1 && m.num > 0 && !m.isNonstandard && m.id !== "struggle").map((m) => m.id);
const species = dex.species.all().filter((s) => s.num >= 1 && s.num <= 151 && s.gen === 1 && !s.forme).map((s) => s.id);

function team(size, few) {
  const found = [];
  for (let i = 0; i < size; i++) {
    const chosen = new Set();
    while (chosen.size < (few ? 1 + below(4) : 4)) chosen.add(moves[below(moves.length)]);
    const level = below(3) ? 100 : 1 + below(100);
    found.push({
      name: `m${i}`, species: species[below(species.length)], level, ability: "No Ability", moves: [...chosen],
      evs: {hp: 255, atk: 255, def: 255, spa: 255, spd: 255, spe: 255}, ivs: {hp: 30, atk: 30, def: 30, spa: 30, spd: 30, spe: 30},
    });
  }
  return found;
}

const names = {atk: "atk", def: "def", spa: "spc", spe: "spe"};
const stats = (of) => Object.fromEntries(Object.entries(names).map(([k, v]) => [v, of[k]]));
function plain(fields) {
  const kept = {};
  for (const [k, v] of Object.entries(fields)) if (["number", "string", "boolean"].includes(typeof v) && !["id", "effectOrder"].includes(k)) kept[k] = v;
  return kept;
}

function state(battle) {
  return {
    turn: battle.turn, request: battle.requestState, ended: battle.ended, winner: battle.winner ?? null, lastDamage: battle.lastDamage,
    sides: battle.sides.map((side) => ({
      lastMove: side.lastMove?.id ?? null, lastSelectedMove: side.lastSelectedMove, active: Number(side.active[0].name.slice(1)),
      left: side.pokemonLeft, order: side.pokemon.map((p) => Number(p.name.slice(1))),
      mons: [...side.pokemon].sort((a, b) => (a.name < b.name ? -1 : 1)).map((p) => ({
        species: p.set.species, level: p.level, hp: p.hp, maxhp: p.maxhp, fainted: p.fainted, status: p.status,
        statusState: p.status ? {time: p.statusState.time ?? null} : null, types: p.types,
        boosts: {...stats(p.boosts), acc: p.boosts.accuracy, eva: p.boosts.evasion},
        baseStats: stats(p.baseStoredStats), stats: stats(p.storedStats), modStats: stats(p.modifiedStats),
        moves: p.moveSlots.map((m) => ({id: m.id, pp: m.pp})), baseMoves: p.baseMoveSlots.map((m) => ({id: m.id, pp: m.pp})),
        transformed: p.transformed, vol: Object.fromEntries(Object.entries(p.volatiles).map(([k, v]) => [k, plain(v)])),
      })),
    })),
  };
}

// What the request of a side offers.
function legal(side) {
  const request = side.activeRequest;
  if (!request || request.wait) return [];
  const bench = side.pokemon.map((p, i) => [p, i]).filter(([p, i]) => i > 0 && !p.fainted).map(([, i]) => `switch ${i + 1}`);
  if (request.forceSwitch) return bench;
  const offered = request.active[0];
  const found = offered.moves.map((m, i) => [m, i]).filter(([m]) => !m.disabled).map(([, i]) => `move ${i + 1}`);
  return offered.trapped ? found : found.concat(bench);
}

for (let n = 0; n < count; n++) {
  const size = 1 + below(6);
  const formatid = below(2) ? "gen1ou" : "gen1customgame";
  const few = below(3) === 0;
  const teams = [team(size, few), team(size, few)];
  const draws = [];
  const battle = new Battle({formatid, prng: new Recorder([below(65536), below(65536), below(65536), below(65536)], draws), strictChoices: true, send() {}});
  battle.setPlayer("p1", {name: "A", team: teams[0]});
  battle.setPlayer("p2", {name: "B", team: teams[1]});
  const found = {seed: `${seed}.${n}`, format: formatid, rules: [...battle.ruleTable.keys()], init: {state: state(battle)}, steps: []};
  draws.length = 0;
  const eager = below(4); // how seldom a player switches
  while (!battle.ended && found.steps.length < 300) {
    const options = battle.sides.map(legal);
    const choices = options.map((all) => {
      const fights = all.filter((c) => c.startsWith("move"));
      const from = fights.length && below(4) < eager + 1 ? fights : all;
      return from.length ? from[below(from.length)] : "";
    });
    const at = battle.log.length;
    battle.sides.forEach((side, i) => {
      if (choices[i] && !side.choose(choices[i])) throw new Error(`${choices[i]}: ${side.choice.error}`);
    });
    battle.commitChoices();
    found.steps.push({legal: options, choices, draws: draws.splice(0), log: battle.log.slice(at), state: state(battle)});
  }
  found.ended = battle.ended;
  found.winner = battle.winner ?? null;
  process.stdout.write(JSON.stringify(found) + "\n");
}
