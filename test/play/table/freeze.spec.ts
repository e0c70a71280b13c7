import { isGranted } from '../../../src/play/arbiters/chairs.js';
import { isDisputed, isStated } from '../../../src/play/disputes/disputing.js';
import { noticesOf } from '../../../src/notifications/deliveries/notices.js';
import { dueAt } from '../../../src/play/table/clock/deadlines.js';
import { decisionsOf, gameAfter } from '../../../src/play/table/game-at.js';
import { NO_TIME } from '../../../src/play/table/clock/time-setting.js';
import { isFrozen } from '../../../src/play/table/table-state.js';
import { whatIsDue } from '../../../src/play/time/due.js';
import { refold } from '../../../src/audit/check-table.js';
import { A_DAY, Clocked } from '../../support/clocked.js';
import { FixedOutside, PaperGame } from '../../support/paper-game.js';
import { comesAsArbiter, disputes, rules, says, states } from '../../support/paper-table.js';
import { bundleOf, RULES_HASH } from '../../verifier/support/recorded.js';
import { faultIn } from '../../verifier/support/verifier.js';
import { ruleset } from '../../verifier/support/table-cheats.js';

const text = { text: 'no', salt: '0'.repeat(64), playerId: null };

/** The hider is asked, with 18 hours left, and has disputed something. */
const frozen = (table: ConstructorParameters<typeof Clocked>[1] = {}) =>
  new Clocked({}, { disputes: 'freeze', ...table }).at('2026-01-05T18:00:00Z').disputes();

function due({ live }: Clocked, moment: string) {
  return whatIsDue(live, { at: new Date(moment), lobbyDays: 30, outages: [] });
}

const SOON = '2026-01-19T17:59:59Z';
const THEN = '2026-01-19T18:00:00Z';

describe('a game that a dispute freezes', () => {
  test('goes on by itself after fourteen days, and the dispute stays open', () => {
    const game = frozen();
    expect(dueAt(game.live.at)).toBe('2026-01-19T18:00:00.000Z');
    expect(due(game, SOON)).toBeUndefined();
    game.at(THEN).happens(due(game, THEN)!);
    const { at } = game.live;
    expect(game.entries.at(-1)!.events.map(({ type, data }) => [type, data])).toEqual([
      ['FreezeEnded', { since: '2026-01-05T18:00:00.000Z' }],
    ]);
    expect([isFrozen(at.table), at.table.disputes[0]!.open]).toEqual([false, true]);
    expect(game.deadlines).toEqual({ hider: '2026-01-20T12:00' });
    expect(gameAfter(game.entries, at.ruleset)).toEqual(at);
  });

  test('tells those who are asked again', () => {
    const game = frozen();
    game.at(THEN).happens(due(game, THEN)!);
    const [before, after] = game.games.slice(-2);
    const { players } = game.live;
    const told = noticesOf(before, after!, game.entries.at(-1)!, players, players);
    expect(told.filter(({ type }) => type === 'turn.started').map(({ playerId }) => playerId)).toEqual([
      'hider',
    ]);
  });

  test('does so also where nobody has to hurry', () => {
    const game = frozen({ time: NO_TIME });
    expect(due(game, SOON)).toBeUndefined();
    game.at(THEN).happens(due(game, THEN)!);
    expect(decisionsOf(game.live.at)).not.toEqual([]);
    expect(dueAt(game.live.at)).toBeUndefined();
  });

  test('stands still as long as an arbiter is heard of, whatever players say', () => {
    const game = frozen();
    game.at('2026-01-10T18:00:00Z').happens(isStated(game.live, 1, 'hider', 'player', text));
    expect(dueAt(game.live.at)).toBe('2026-01-19T18:00:00.000Z');
    game.at('2026-01-11T18:00:00Z').happens(isGranted(game.live, 'Ada', 'installation')!);
    expect(dueAt(game.live.at)).toBe('2026-01-25T18:00:00.000Z');
    game.at('2026-01-12T18:00:00Z').happens(isStated(game.live, 1, 'arbiter-1', 'arbiter', text));
    expect(dueAt(game.live.at)).toBe('2026-01-26T18:00:00.000Z');
  });

  test('is frozen again by another dispute', () => {
    const game = frozen();
    game.at(THEN).happens(due(game, THEN)!);
    game.happens(isDisputed(game.live, 'seeker-1', 1, text));
    expect(isFrozen(game.live.at.table)).toBe(true);
    expect(dueAt(game.live.at)).toBe('2026-02-02T18:00:00.000Z');
  });
});

describe('as the verifier and the audit see it', () => {
  afterEach(() => jest.restoreAllMocks());

  /** A sealed game, frozen, in which an arbiter has come; and so much time has gone by. */
  function sealed(days: number, table: 'freeze' | 'playOn' = 'freeze'): PaperGame {
    const game = new PaperGame('frozen', { rounds: 2 }, ruleset, { time: A_DAY, disputes: table });
    for (const { seat } of game.live.at.table.seats) game.sit(seat);
    game.begin(RULES_HASH);
    disputes(game, 'hider', 1);
    comesAsArbiter(game, 'Ada');
    states(game, 'hider');
    const later = new Date(Date.parse(game.live.at.heard!) + days * 86_400_000);
    jest.spyOn(FixedOutside.prototype, 'now').mockImplementation(() => later);
    return game;
  }

  async function faults(game: PaperGame): Promise<readonly unknown[]> {
    const fault = faultIn(await bundleOf(game, 'spectator'));
    const [other] = refold(game.entries, ruleset).faults;
    return [fault, other];
  }

  test('that it ends in time is no fault, nor is a ruling after it', async () => {
    const game = sealed(14);
    game.happens(says({ type: 'FreezeEnded', since: game.live.at.heard! }));
    game.act('hider', { type: 'hide', place: 'attic' });
    rules(game, { decision: 'dismiss' });
    expect(await faults(game)).toEqual([undefined, undefined]);
  });

  test.each([
    ['too early', 13.9, 'freeze', undefined, 'the game has not stood still for so long'],
    ['counted from another time', 20, 'freeze', '2026-01-02T03:04:05.567Z', 'at another time'],
    ['where nothing is frozen', 20, 'playOn', undefined, 'FreezeEnded in an entry of a game that is playing'],
  ] as const)('that it ends %s is found', async (_what, days, table, since, what) => {
    const game = sealed(days, table);
    game.happens(says({ type: 'FreezeEnded', since: since ?? game.live.at.heard! }));
    const fault = { entry: game.entries.length, what: expect.stringContaining(what) as string };
    expect(await faults(game)).toEqual([fault, fault]);
  });
});
