import { checkForm } from '../../../src/audit/entry-forms.js';
import type { Happening } from '../../../src/play/entry-writer.js';
import { seatGoesToBot, seatIsGivenUp } from '../../../src/play/seating.js';
import { vacationsAhead } from '../../../src/play/table/clock/vacations.js';
import type { AfterMisses } from '../../../src/play/table/clock/time-setting.js';
import { decisionsOf } from '../../../src/play/table/game-at.js';
import { isFrozen } from '../../../src/play/table/table-state.js';
import { whatIsDue } from '../../../src/play/time/due.js';
import { isVoted } from '../../../src/play/time/voting.js';
import { Clocked } from '../../support/clocked.js';

interface ToldForm {
  readonly seat: string | null;
  readonly events: readonly { readonly type: string; readonly audience: string }[];
}
const { checkForm: verifiedForm } = jest.requireActual<{
  checkForm(told: ToldForm, status: string): void;
}>('../../../verifier/forms.mjs');

const away = { from: '2026-01-05T20:00:00.000Z', until: '2026-01-15T20:00:00.000Z' };
const late = { type: 'TurnTimedOut', seat: 'hider', decision: 'd' } as const;

function due(game: Clocked): Happening {
  return whatIsDue(game.live, { at: new Date(game.now!), lobbyDays: 0, outages: [] })!;
}

function missedUnder(then: AfterMisses): Clocked {
  const game = new Clocked(
    { misses: { after: 1, then } },
    { disputes: then === 'vote' ? 'playOn' : 'freeze' },
  );
  return game.disputes().says(late, 'timeout');
}

function voted(game: Clocked): Happening {
  game.happens(due(game));
  game.happens(isVoted(game.live, 'seeker-1', 'openSeat', 'player'));
  return isVoted(game.live, 'seeker-2', 'openSeat', 'player');
}

const frozen = () => new Clocked({}, { disputes: 'freeze' }).disputes();
const WAYS: readonly (readonly [string, () => Clocked, (game: Clocked) => Happening])[] = [
  ['is left', frozen, ({ live }) => seatIsGivenUp(live, 'hider', 'hider')!],
  ['is that of an account that is erased', frozen, ({ live }) => seatGoesToBot(live, 'hider')],
  ['is lost to a bot', () => missedUnder('bot'), due],
  ['is lost to a substitute', () => missedUnder('substitute'), due],
  ['is lost by a vote', () => missedUnder('vote'), voted],
];

describe.each(WAYS)('a seat that %s', (_way, begun, lost) => {
  const game = begun();
  game.says({ type: 'VacationTaken', seat: 'hider', ...away });
  const happening = lost(game);
  const before = game.live.at;
  const entry = game.happens(happening);
  const { at } = game.live;

  test('leaves no dispute open that only its player could withdraw', () => {
    expect(before.table.disputes).toMatchObject([{ seat: 'hider', open: true }]);
    expect(at.table.disputes).toMatchObject([{ seat: 'hider', open: false }]);
    expect(isFrozen(at.table)).toBe(false);
    expect(decisionsOf(at)).not.toEqual([]);
  });

  test('is not on its player’s vacation any more', () => {
    expect(vacationsAhead(before, 'hider', 0)).toHaveLength(1);
    expect(vacationsAhead(at, 'hider', 0)).toEqual([]);
  });

  test('says so in one entry, which has its form', () => {
    const types = entry.events.map(({ type }) => type).join(' ');
    expect(types).toMatch(/SeatGivenUp DisputeWithdrawn VacationEnded$/);
    expect(checkForm(entry, before)).toEqual([]);
    const told = entry.events.map(({ type }) => ({ type, audience: 'everyone' }));
    expect(() =>
      verifiedForm({ seat: null, events: told }, isFrozen(before.table) ? 'frozen' : 'playing'),
    ).not.toThrow();
  });
});

test('what others dispute, and when they are away, is theirs', () => {
  const game = new Clocked().disputes().says({ type: 'VacationTaken', seat: 'hider', ...away });
  game.happens(seatIsGivenUp(game.live, 'seeker-1', 'seeker-1')!);
  expect(game.live.at.table.disputes).toMatchObject([{ open: true }]);
  expect(vacationsAhead(game.live.at, 'hider', 0)).toHaveLength(1);
});

test('its clock runs on from then, whoever sits there', () => {
  const game = new Clocked().says({ type: 'VacationTaken', seat: 'hider', ...away });
  game.at('2026-01-05T21:00:00Z').happens(seatGoesToBot(game.live, 'hider'));
  // Eight hours had run when the vacation began.
  expect(game.deadlines).toEqual({ hider: '2026-01-06T13:00' });
});
