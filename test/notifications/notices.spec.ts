import { noticesOf } from '../../src/notifications/deliveries/notices.js';
import type { Notice } from '../../src/notifications/deliveries/notice.js';
import { whatIsDue } from '../../src/play/time/due.js';
import { Clocked } from '../support/clocked.js';

/** What the last entry gives to tell, with a maker who has no seat and an arbiter. */
function told({ games, entries, live }: Clocked, players = live.players): Notice[] {
  const [before, after] = games.slice(-2);
  return noticesOf(before, after!, entries.at(-1)!, players, players, ['maker', 'Ada']);
}

const whom = (notices: readonly Notice[], type: Notice['type']) =>
  notices.filter((one) => one.type === type).map(({ playerId, seat }) => [playerId, seat]);

test('all players are told who was late', () => {
  const game = new Clocked();
  game
    .at('2026-01-06T12:00:00Z')
    .happens(whatIsDue(game.live, { at: new Date('2026-01-06T12:00:00Z'), lobbyDays: 0, outages: [] })!);
  expect(whom(told(game), 'turn.timedOut')).toEqual(
    ['hider', 'seeker-1', 'seeker-2'].map((player) => [player, 'hider']),
  );
});

test('who made the game, and its arbiters, hear of its end and of disputes, and of nothing else', () => {
  const game = new Clocked();
  game.does('hider', 'hide', 'attic');
  expect(told(game).map(({ playerId }) => playerId)).not.toContain('maker');
  game.disputes();
  expect(whom(told(game), 'dispute.opened').map(([player]) => player)).toEqual([
    ...['hider', 'seeker-1', 'seeker-2', 'maker', 'Ada'],
  ]);
  game.says({
    ...{ type: 'GameFinished', winners: [], reason: { key: 'over' } },
    seeds: { public: '0'.repeat(64), secret: '0'.repeat(64) },
  });
  expect(whom(told(game), 'game.finished').map(([player]) => player)).toContain('maker');
});

test('who sits there too is told once', () => {
  const game = new Clocked();
  game.disputes();
  const players = new Map([...game.live.players, ['hider', 'maker']]);
  expect(whom(told(game, players), 'dispute.opened').filter(([player]) => player === 'maker')).toHaveLength(
    1,
  );
});

describe('a game that never begins', () => {
  const data = (notices: readonly Notice[]) =>
    notices.filter(({ type }) => type === 'game.cancelled').map((one) => [one.playerId, one.data]);

  test('is said to have expired, also to its maker', () => {
    const game = new Clocked().says({ type: 'GameExpired' });
    const { events, ...entry } = game.says({ type: 'GameCancelled' }).entries.at(-1)!;
    const both = { ...entry, events: [...game.entries.at(-2)!.events, ...events] };
    const { players } = game.live;
    const [before, after] = game.games.slice(-2);
    expect(data(noticesOf(before, after!, both, players, players, ['maker']))).toEqual([
      ...['hider', 'seeker-1', 'seeker-2', 'maker'].map((player) => [player, { expired: true }]),
    ]);
  });

  test('is cancelled by its maker, who knows it', () => {
    const game = new Clocked().says({ type: 'GameCancelled' });
    expect(data(told(game)).map(([player]) => player)).toEqual(['hider', 'seeker-1', 'seeker-2']);
  });
});
