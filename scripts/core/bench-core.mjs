import { percentile, shown, tableText } from '../bench/figures.mjs';
import { pick } from '../demo/chooser.mjs';
import { readOptions } from '../demo/options.mjs';
import { PlainError, progress } from '../lib/log.mjs';
import { anyLegal, Game, playOut } from './game.mjs';
import { loadRuleset } from './rulesets.mjs';

const DEFAULTS = { ruleset: 'fury-of-dracula-2e', options: '{}', count: 100, seed: 1 };

/** The compiler of Node gets to know the code first: a server plays more than one game. */
const WARM_UP = 20;
const CALLS = 2000;

/** How fast the rules alone are in random games, and how large views become. */
export async function benchCore(args) {
  const { ruleset: name, options, count, seed } = readOptions('bench:core', args, DEFAULTS);
  if (count < 1) throw new PlainError('--count is at least 1.');
  const { ruleset, setup } = await loadRuleset(name, options);
  const newGame = (index) => new Game(ruleset, setup, seed + index);
  progress(`${WARM_UP} games to warm up, ${count} to measure …`);
  for (let index = 0; index < WARM_UP; index += 1) playOut(newGame(count + index), anyLegal);
  const played = Array.from({ length: count }, (_, index) => timed(() => playOut(newGame(index), anyLegal)));
  const games = played.map(({ result }) => result);
  const legal = legalTimes(count, newGame);
  const views = viewsOf(count, newGame);
  console.log(`${name}, ${count} random games (--seed ${seed}) after ${WARM_UP} to warm up:\n`);
  console.log(
    tableText([
      ['', 'p50', 'p95', 'max'],
      row('a whole game', times(played), 'ms', 1),
      row('folding a finished game', times(games.map(foldTimed)), 'ms', 2),
      row('legalActions, every state', legal.every, 'ms', 3),
      row(`legalActions, widest state (${legal.actions} actions)`, legal.widest, 'ms', 3),
      ...[...views].map(([side, sizes]) => row(`a view: ${side}`, sizes, 'KB', 1)),
      row(
        'entries of a game',
        games.map(({ entries }) => entries.length),
        '',
        0,
      ),
      row(
        'events of a game',
        games.map(({ entries }) => entries.flat().length),
        '',
        0,
      ),
    ]),
  );
  return 0;
}

/** In processor time, so that it matters little what else the machine does. */
function timed(work) {
  const began = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(began);
  return { result, ms: (user + system) / 1000 };
}

const times = (measured) => measured.map(({ ms }) => ms);

function row(title, values, unit, digits) {
  const sorted = [...values].sort((a, b) => a - b);
  const cell = (value) => `${shown(value, digits)} ${unit}`.trim();
  return [title, ...[percentile(sorted, 0.5), percentile(sorted, 0.95), sorted.at(-1)].map(cell)];
}

function foldTimed({ ruleset, setup, entries }) {
  const events = entries.flat();
  return timed(() => events.reduce((state, event) => ruleset.evolve(state, event), ruleset.initial(setup)));
}

/** `legalActions` of every state of all games, and again and again of the one in which a seat may do most. */
function legalTimes(count, newGame) {
  const every = [];
  let most = { actions: 0 };
  const choose = (game, seat) => {
    const { ruleset, state } = game;
    const { result, ms } = timed(() => ruleset.legalActions(state, seat));
    every.push(ms);
    if (result.length > most.actions)
      most = { actions: result.length, again: () => ruleset.legalActions(state, seat) };
    return pick(result, game.random);
  };
  for (let index = 0; index < count; index += 1) playOut(newGame(index), choose);
  return { every, actions: most.actions, widest: Array.from({ length: CALLS }, () => timed(most.again).ms) };
}

/** Sizes of what each seat sees after each entry, in KB of JSON, by side. */
function viewsOf(count, newGame) {
  const sizes = new Map();
  const look = ({ ruleset, setup, state }) => {
    for (const { id, side } of ruleset.seats(setup.options)) {
      const bytes = Buffer.byteLength(JSON.stringify(ruleset.view(state, id, 'told')));
      if (!sizes.has(side)) sizes.set(side, []);
      sizes.get(side).push(bytes / 1024);
    }
  };
  for (let index = 0; index < count; index += 1) playOut(newGame(index), anyLegal, look);
  return sizes;
}
