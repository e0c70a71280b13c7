import type { Ruleset, Typed } from '../../../src/games/kit/game-definition.js';
import { isRuled } from '../../../src/play/disputes/ruling.js';
import { seatActs } from '../../../src/play/happenings.js';
import { isDisputed } from '../../../src/play/disputes/disputing.js';
import { decisionOf, decisionsOf, gameAfter, gamesAfter } from '../../../src/play/table/game-at.js';
import { toldEntry, windowOf } from '../../../src/play/table/telling.js';
import { isAnswered, isRedone, isTakenBack } from '../../../src/play/take-back/taking-back.js';
import { playedOf } from '../../support/moments.js';
import { PaperGame } from '../../support/paper-game.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

const seek = hideAndSeek as unknown as Ruleset;
const text = { text: 'no', salt: '0'.repeat(64), playerId: null };

/** A game in which the hider has hidden, and the first seeker has chosen where to look. */
function begun(luck = 'luck'): PaperGame {
  const game = new PaperGame(luck);
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  game.begin();
  game.act('hider', { type: 'hide', place: 'attic' });
  game.act('seeker-1', { type: 'search', place: 'cellar' });
  return game;
}

const pastOf = ({ entries }: PaperGame) => ({ entries, games: gamesAfter(entries, seek) });

function takeBack(game: PaperGame, seat: string): number {
  const { entry } = game.live.at.last!;
  game.happens(isTakenBack(seat, entry, pastOf(game)));
  return entry;
}

function rewind(game: PaperGame, entry: number): void {
  const dispute = game.live.at.table.disputes.length + 1;
  game.happens(isDisputed(game.live, 'hider', entry, text));
  const decided = { decision: 'rewind', entry } as const;
  game.happens(isRuled(game.live, { dispute, arbiter: 'arbiter-1', decided }, text, pastOf(game)));
}

test('after an action is taken back the game is what it was without it, to the byte', () => {
  const game = begun();
  const without = playedOf(gameAfter(game.entries.slice(0, -1), seek)!);
  const entry = takeBack(game, 'seeker-1');
  expect(playedOf(game.live.at)).toBe(without);
  expect(game.live.at.version).toBe(entry + 1);
  expect(playedOf(gameAfter(game.entries, seek)!)).toBe(without);
});

test('what was taken back and is done again counts as it did', () => {
  const game = begun();
  const withIt = playedOf(game.live.at);
  const entry = takeBack(game, 'seeker-1');
  game.happens(isRedone('seeker-1', entry, pastOf(game)));
  expect(playedOf(game.live.at)).toBe(withIt);
  expect(game.live.at.line.redo).toEqual([]);
});

test('several actions are taken back and done again, the last first', () => {
  const game = new PaperGame('luck');
  for (const seat of ['hider', 'seeker-1', 'seeker-2']) game.sit(seat);
  game.begin();
  game.act('hider', { type: 'hide', place: 'attic' });
  game.act('seeker-1', { type: 'search', place: 'cellar' });
  const [first, second] = [game.live.at.version - 1, game.live.at.version];
  takeBack(game, 'seeker-1');
  takeBack(game, 'hider');
  expect(game.live.at.line.redo).toEqual([second, first]);
  game.happens(isRedone('hider', first, pastOf(game)));
  expect(game.live.at.line.redo).toEqual([second]);
});

test('after the next action nothing can be done again', () => {
  const game = begun();
  takeBack(game, 'seeker-1');
  game.act('seeker-1', { type: 'search', place: 'garden' });
  expect(game.live.at.line.redo).toEqual([]);
});

test('a rewind brings back what was played then, and who sits where stays as it is now', () => {
  const game = begun();
  const { version: then } = game.live.at;
  const at = playedOf(game.live.at);
  game.act('seeker-2', { type: 'search', place: 'garden' });
  rewind(game, then);
  expect(playedOf(game.live.at)).toBe(at);
  expect(game.live.at.line.struck).toEqual([[then + 1, game.live.at.version - 1]]);
  expect(game.live.at.table.disputes).toMatchObject([{ seat: 'hider', entry: then, open: false }]);
});

test('what is struck stays, and is told to be struck; what was said at the table is not', () => {
  const game = begun();
  const { version: then } = game.live.at;
  game.act('seeker-2', { type: 'search', place: 'garden' });
  rewind(game, then);
  const window = windowOf('hider', { ...game.live.at, over: false });
  const struck = game.entries.filter((entry) => toldEntry(entry, 'hider', window, seek).struck);
  expect(struck.map(({ entry }) => entry)).toEqual([then + 1]);
});

test('chance is fresh from there on: the same action draws anew', () => {
  const rolls: [number, number][] = [];
  for (let luck = 0; luck < 12; luck++) {
    const game = begun(`luck ${luck}`);
    const { version: then } = game.live.at;
    const roll = (): number => game.act('seeker-2', { type: 'search', place: 'garden' }).draws[0]!.value;
    const before = roll();
    rewind(game, then);
    rolls.push([before, roll()]);
  }
  expect(rolls.some(([before, after]) => before !== after)).toBe(true);
});

test('a question that is asked anew has another id, one that stands keeps its own', () => {
  const game = begun();
  const { version: then } = game.live.at;
  const standing = decisionOf(game.live.at, 'seeker-2')!.id;
  game.act('seeker-2', { type: 'search', place: 'garden' });
  const struck = decisionsOf(game.live.at).map(({ id }) => id);
  rewind(game, then);
  expect(decisionOf(game.live.at, 'seeker-2')!.id).toBe(standing);
  game.act('seeker-2', { type: 'search', place: 'garden' });
  const again = decisionsOf(game.live.at).map(({ id }) => id);
  expect(again.some((id) => struck.includes(id))).toBe(false);
});

test('what the others must agree to is asked until all have, and then it is as it was before', () => {
  const game = begun();
  const { version: before } = game.live.at;
  const without = playedOf(game.live.at);
  game.act('seeker-2', { type: 'search', place: 'garden' });
  const players = new Map([
    ['hider', 'a'],
    ['seeker-1', 'b'],
    ['seeker-2', 'c'],
  ]);
  const live = Object.assign(Object.create(game.live) as typeof game.live, {});
  Object.defineProperty(live, 'players', { value: players });
  Object.defineProperty(live, 'at', { get: () => game.live.at });
  game.happens({
    asked: { action: { type: 'undo' }, by: 'player' },
    askedSlot: 'everyone',
    events: [
      {
        type: 'TakeBackAsked',
        schema: 1,
        audience: ['everyone'],
        data: { seat: 'seeker-2', entry: before + 1, seats: ['hider', 'seeker-1'] },
      },
    ],
  });
  game.happens(isAnswered(live, 'hider', { type: 'agreeToTakeBack' }, pastOf(game)));
  expect(game.live.at.table.takeBack?.open).toEqual(['seeker-1']);
  game.happens(isAnswered(live, 'seeker-1', { type: 'agreeToTakeBack' }, pastOf(game)));
  expect(game.live.at.table.takeBack).toBeUndefined();
  expect(playedOf(game.live.at)).toBe(without);
});

test('who plays on refuses', () => {
  const game = begun();
  game.happens({
    asked: { action: { type: 'undo' }, by: 'player' },
    askedSlot: 'everyone',
    events: [
      {
        type: 'TakeBackAsked',
        schema: 1,
        audience: ['everyone'],
        data: { seat: 'seeker-1', entry: game.live.at.version, seats: ['hider'] },
      },
    ],
  });
  expect(game.live.at.table.takeBack).toBeDefined();
  game.happens(seatActs(game.live, 'seeker-2', { type: 'search', place: 'garden' } as Typed, 'player'));
  expect(game.live.at.table.takeBack).toBeUndefined();
});
