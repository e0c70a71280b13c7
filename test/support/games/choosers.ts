import type { Random } from '../../../src/games/kit/random.js';
import type { Ruleset, Setup } from '../../../src/games/kit/game-definition.js';
import { atRandom, type Choose } from './random-play.js';
import { heardBy } from './told.js';

type Chooser = (game: Ruleset, setup: Setup<Record<string, unknown>>, random: Random) => Choose;

const late: Chooser = (game, _setup, random) => (state, seat) => {
  const decision = game.decisions(state).find(({ seats }) => seats.includes(seat));
  if (decision === undefined) throw new Error(`${seat} is not asked`);
  return game.defaultAction(state, decision, seat, random);
};

const bots: Chooser =
  (game, { options }, random) =>
  (state, seat, actions, entries) => {
    if (game.bot === undefined) return atRandom(random)(state, seat, actions, entries);
    return game.bot(
      game.view(state, seat, 'told'),
      heardBy(game, options, seat, entries),
      actions,
      seat,
      random,
    );
  };

/** Plays on at random for a while, then always does the last thing of the list: games come to a standstill. */
const stubborn: Chooser = (_game, _setup, random) => (state, seat, actions, entries) =>
  entries.length < 60
    ? atRandom(random)(state, seat, actions, entries)
    : (actions.at(-1) ?? { type: 'nothing' });

/** Some of the questions are not answered in time. */
const distracted: Chooser = (game, setup, random) => (state, seat, actions, entries) =>
  (random.below(4, 'late') === 0 ? late : bots)(game, setup, random)(state, seat, actions, entries);

/** Ways to play that together meet every word of a ruleset. */
export const CHOOSERS = {
  random: (_game: Ruleset, _setup: unknown, random: Random) => atRandom(random),
  bots,
  late,
  stubborn,
  distracted,
} as const satisfies Record<string, Chooser>;
