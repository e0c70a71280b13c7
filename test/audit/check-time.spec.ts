import { refold } from '../../src/audit/check-table.js';
import { whatIsDue } from '../../src/play/time/due.js';
import { Clocked } from '../support/clocked.js';

// What the operator's audit finds where somebody has tampered with time.

const faultsIn = ({ entries, live }: Clocked): string[] =>
  refold(entries, live.at.ruleset).faults.map(({ what }) => what);

/** What the clock does at a moment, whenever that is. */
function defaultAt(game: Clocked, due: string, written = due): Clocked {
  const happening = whatIsDue(game.live, { at: new Date(due), lobbyDays: 0, outages: [] })!;
  game.at(written).happens(happening);
  return game;
}

const moved = (from: string, until: string) => ({ type: 'DeadlinesMoved', from, until }) as const;
const NOON = '2026-01-06T12:00:00.000Z';

test('a game in which time ran out, and the server was away, is well', () => {
  const game = defaultAt(new Clocked({ mode: 'bank', bank: 3600 }), '2026-01-06T13:00:00.000Z');
  game.at('2026-01-08T12:00:00.000Z').says(moved('2026-01-06T14:00:00.000Z', '2026-01-08T12:00:00.000Z'));
  game.does('seeker-1', 'search', 'cellar');
  expect(faultsIn(game)).toEqual([]);
});

test.each<[what: string, game: () => Clocked, says: RegExp]>([
  [
    'a default that was taken before its deadline',
    () => defaultAt(new Clocked(), NOON, '2026-01-06T11:59:59.999Z'),
    /the time of hider for hide-1-hider has not run out/,
  ],
  [
    'a default that leaves out the bank',
    () => defaultAt(new Clocked({ mode: 'bank', bank: 3600 }), '2026-01-06T13:00:00.000Z', NOON),
    /has not run out/,
  ],
  [
    'a default that leaves out grace',
    () => defaultAt(new Clocked({ graceSeconds: 60 }), '2026-01-06T12:01:00.000Z', NOON),
    /has not run out/,
  ],
  [
    'a default that was taken on a weekend that is off',
    () => {
      const game = new Clocked({ weekendsOff: 'UTC' }).at('2026-01-05T12:00:00.000Z');
      game.at('2026-01-09T18:00:00.000Z').does('hider', 'hide', 'attic');
      return defaultAt(game, '2026-01-12T18:00:00.000Z', '2026-01-10T18:00:00.000Z');
    },
    /has not run out/,
  ],
  [
    'an outage in which the game went on',
    () =>
      new Clocked()
        .at('2026-01-05T18:00:00.000Z')
        .does('hider', 'hide', 'attic')
        .at('2026-01-06T00:00:00.000Z')
        .says(moved('2026-01-05T17:00:00.000Z', '2026-01-05T23:00:00.000Z')),
    /the game went on in what is said to have been an outage/,
  ],
  [
    'an outage that is told twice',
    () => {
      const game = new Clocked().at('2026-01-06T00:00:00.000Z');
      game.says(moved('2026-01-05T17:00:00.000Z', '2026-01-05T23:00:00.000Z'));
      return game.says(moved('2026-01-05T20:00:00.000Z', '2026-01-06T00:00:00.000Z'));
    },
    /an outage is told twice/,
  ],
  [
    'an outage that is not over',
    () => new Clocked().says(moved('2026-01-05T17:00:00.000Z', '2026-01-05T23:00:00.000Z')),
    /an outage is told before it is over/,
  ],
  [
    'a seat that is lost, and has not missed so much',
    () =>
      new Clocked({ misses: { after: 2, then: 'bot' } }).says({
        ...{ type: 'SeatGivenUp', seat: 'hider', kind: 'bot' },
      }),
    /hider has not missed so much/,
  ],
  [
    'a vacation of more days than are left',
    () =>
      new Clocked({ vacationDays: 1 }).says({
        ...{ type: 'VacationTaken', seat: 'hider', from: NOON, until: '2026-01-09T12:00:00.000Z' },
      }),
    /hider may not take this vacation/,
  ],
])('%s is found', (_what, game, says) => {
  expect(faultsIn(game())).toContainEqual(expect.stringMatching(says));
});
