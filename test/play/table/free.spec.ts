import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { isDisputed } from '../../../src/play/disputes/disputing.js';
import { isRuled } from '../../../src/play/disputes/ruling.js';
import { gamesAfter } from '../../../src/play/table/game-at.js';
import { isFree, isTakenBack, lastActionOf } from '../../../src/play/take-back/taking-back.js';
import { PaperGame } from '../../support/paper-game.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

const seek = hideAndSeek as unknown as Ruleset;
const text = { text: 'no', salt: '0'.repeat(64), playerId: null };

const pastOf = ({ entries }: PaperGame) => ({ entries: [...entries], games: gamesAfter(entries, seek) });

/** The hider has hidden, and that is the last that counts. */
function hidden(): PaperGame {
  const game = new PaperGame('luck');
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  game.begin();
  game.act('hider', { type: 'hide', place: 'attic' });
  return game;
}

/** Whether the hider may take it back freely. */
function isFreeNow(game: PaperGame, own: readonly string[] = ['hider']): boolean {
  const { at } = game.live;
  return isFree(at, pastOf(game), lastActionOf(at, 'hider')!, (seat) => own.includes(seat));
}

test('what nobody can have learned by is free', () => {
  expect(isFreeNow(hidden())).toBe(true);
});

test('what another has shown since counts, although it was taken back', () => {
  const game = hidden();
  game.act('seeker-1', { type: 'search', place: 'cellar' });
  game.happens(isTakenBack('seeker-1', game.live.at.version, pastOf(game)));
  expect(isFreeNow(game)).toBe(false);
  expect(isFreeNow(game, ['hider', 'seeker-1'])).toBe(true);
});

test('before a rewind nothing is free', () => {
  const game = hidden();
  const { version } = game.live.at;
  game.act('seeker-1', { type: 'search', place: 'cellar' });
  game.happens(isDisputed(game.live, 'seeker-2', version, text));
  const decided = { decision: 'rewind', entry: version } as const;
  game.happens(isRuled(game.live, { dispute: 1, arbiter: 'arbiter-1', decided }, text, pastOf(game)));
  expect(isFreeNow(game, ['hider', 'seeker-1'])).toBe(false);
});

test('an entry that is not known yet is not taken for harmless', () => {
  const game = hidden();
  const { at } = game.live;
  const { entries, games } = pastOf(game);
  game.happens(isDisputed(game.live, 'seeker-2', 1, text));
  expect(isFree(at, { entries, games }, at.version, () => true)).toBe(true);
  expect(isFree(game.live.at, { entries, games }, at.version, () => true)).toBe(false);
});
