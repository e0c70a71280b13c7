import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { gameAfter } from '../../../src/play/table/game-at.js';
import { PaperGame } from '../../support/paper-game.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

const seek = hideAndSeek as unknown as Ruleset;

test('a game keeps the options that it was made with, whatever the defaults become', () => {
  const game = new PaperGame('defaults', {});
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  game.begin();
  game.act('hider', { type: 'hide', place: 'attic' });
  const later: Ruleset = { ...seek, options: () => ({ ...seek.options({}), rounds: 1 }) };
  const { table, rules } = gameAfter(game.entries, later)!;
  expect(table.options).toEqual(seek.options({}));
  expect(table.options).not.toEqual(later.options({}));
  expect(rules).toEqual(game.live.at.rules);
});
