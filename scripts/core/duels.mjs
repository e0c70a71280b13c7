import { percentile, shown, tableText } from '../bench/figures.mjs';
import { readOptions } from '../demo/options.mjs';
import { PlainError, progress } from '../lib/log.mjs';
import { botsFor } from './bots.mjs';
import { Game, playOut } from './game.mjs';
import { loadRuleset } from './rulesets.mjs';

const DEFAULTS = { ruleset: 'fury-of-dracula-2e', options: '{}', count: 200, seed: 1 };

/** Who wins, why, and after how many rounds: random play and bots, each side against the other. */
export async function duels(args) {
  const { ruleset: name, options, count, seed } = readOptions('duels', args, DEFAULTS);
  if (count < 1) throw new PlainError('--count is at least 1.');
  const { ruleset, setup } = await loadRuleset(name, options);
  const sides = [...new Set(ruleset.seats(setup.options).map(({ side }) => side))];
  if (sides.length !== 2)
    throw new PlainError(`${name} has ${sides.length} sides with these options, not two.`);
  if (ruleset.bot === undefined) throw new PlainError(`${name} has no bot.`);
  const [one, other] = sides;
  const rows = [[], [one], [other], sides].map((bots) => {
    progress(`${count} games: ${titleOf(sides, bots)} …`);
    return rowOf(sides, bots, gamesOf({ ruleset, setup, bots, count, seed }));
  });
  console.log(`${name}, ${count} games each (--seed ${seed}):\n`);
  console.log(tableText([['', ...sides.map((side) => `${side} win`), 'why', 'rounds', 'entries'], ...rows]));
  console.log(
    '\nRounds and entries: the middle of all games; in brackets the shortest and the longest game.',
  );
  return 0;
}

const titleOf = (sides, bots) =>
  sides.map((side) => `${side} ${bots.includes(side) ? 'by bots' : 'at random'}`).join(', ');

function gamesOf({ ruleset, setup, bots, count, seed }) {
  const sideOf = new Map(ruleset.seats(setup.options).map(({ id, side }) => [id, side]));
  return Array.from({ length: count }, (_, index) => {
    const game = new Game(ruleset, setup, seed + index);
    playOut(game, botsFor(game, bots));
    const { winners, reason } = ruleset.outcome(game.state);
    const { round } = ruleset.view(game.state, 'spectator', 'gone');
    return {
      winners: new Set(winners.map((seat) => sideOf.get(seat))),
      reason: reason.key.replace(/^reason\./, ''),
      round,
      entries: game.entries.length,
    };
  });
}

function rowOf(sides, bots, games) {
  const share = (number) => `${number} (${shown((100 * number) / games.length)} %)`;
  const wins = sides.map((side) => share(games.filter(({ winners }) => winners.has(side)).length));
  const reasons = [...new Set(games.map(({ reason }) => reason))].sort();
  const why = reasons.map((one) => `${one} ${games.filter(({ reason }) => reason === one).length}`);
  const spread = (values) => {
    const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
    return sorted.length === 0 ? '–' : `${percentile(sorted, 0.5)} (${sorted[0]}–${sorted.at(-1)})`;
  };
  const rounds = spread(games.map(({ round }) => round));
  return [titleOf(sides, bots), ...wins, why.join(', '), rounds, spread(games.map(({ entries }) => entries))];
}
