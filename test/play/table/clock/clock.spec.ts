import { deadlineOf, deadlinesOf, dueAt } from '../../../../src/play/table/clock/deadlines.js';
import { seatIsGivenUp } from '../../../../src/play/seating.js';
import { decisionOf, gameAfter } from '../../../../src/play/table/game-at.js';
import { Clocked } from '../../../support/clocked.js';

describe('a day for every turn', () => {
  test('runs for every seat from when it is asked', () => {
    const game = new Clocked();
    expect(game.deadlines).toEqual({ hider: '2026-01-06T12:00' });
    game.at('2026-01-05T18:00:00Z').does('hider', 'hide', 'attic');
    expect(game.deadlines).toEqual({ 'seeker-1': '2026-01-06T18:00', 'seeker-2': '2026-01-06T18:00' });
    game.at('2026-01-06T09:00:00Z').does('seeker-2', 'search', 'cellar');
    expect(game.deadlines).toEqual({ 'seeker-1': '2026-01-06T18:00' });
  });

  test('is the same to everybody who folds the game anew', () => {
    const game = new Clocked({ weekendsOff: 'UTC' });
    game.at('2026-01-05T18:00:00Z').does('hider', 'hide', 'attic').takesBack('hider');
    const { ruleset } = game.live.at;
    expect(gameAfter(game.entries, ruleset)!.clock).toEqual(game.live.at.clock);
  });

  test('can be asked for one seat and decision', () => {
    const { live } = new Clocked();
    const { id } = decisionOf(live.at, 'hider')!;
    expect(deadlineOf(live.at, 'hider', id)).toBe('2026-01-06T12:00:00.000Z');
    expect(deadlineOf(live.at, 'seeker-1', id)).toBeUndefined();
  });

  test('is due after grace', () => {
    const { live } = new Clocked({ graceSeconds: 3600 });
    expect(deadlinesOf(live.at)[0]!.at).toBe('2026-01-06T12:00:00.000Z');
    expect(dueAt(live.at)).toBe('2026-01-06T13:00:00.000Z');
  });

  test('waits over the weekend', () => {
    const game = new Clocked({ weekendsOff: 'Europe/London' });
    game.at('2026-01-09T18:00:00Z').does('hider', 'hide', 'attic');
    expect(game.deadlines['seeker-1']).toBe('2026-01-12T18:00');
  });
});

test('in a game without time nothing is ever due', () => {
  const game = new Clocked({}, { time: { mode: 'none' } });
  expect(deadlinesOf(game.live.at)).toEqual([]);
  expect(dueAt(game.live.at)).toBeUndefined();
});

/** Seconds that the seat has from now on. */
function left(game: Clocked, seat: string): number {
  const { at } = deadlinesOf(game.live.at).find((one) => one.seat === seat)!;
  return (Date.parse(at) - Date.parse(game.now!)) / 1000;
}

describe('a bank', () => {
  const bank = { mode: 'bank', seconds: 3600, bank: 7200 } as const;

  test('is used when a decision’s own time is, and does not come again', () => {
    const game = new Clocked(bank);
    expect(game.deadlines).toEqual({ hider: '2026-01-05T15:00' });
    game.at('2026-01-05T14:30:00Z').does('hider', 'hide', 'attic');
    game.does('seeker-1', 'search', 'cellar').does('seeker-2', 'search', 'garden');
    for (const seat of ['seeker-1', 'seeker-2']) {
      if (game.deadlines[seat] !== undefined) game.does(seat, 'keep');
    }
    expect(game.deadlines).toEqual({ hider: '2026-01-05T16:00' });
    game.at('2026-01-05T15:29:00Z').does('hider', 'hide', 'attic');
    expect(game.live.at.clock.used).toEqual({ hider: 5_400_000 });
  });

  test('is told with each deadline that it reaches into, and only where there is one', () => {
    const banks = (game: Clocked) => deadlinesOf(game.live.at).map(({ seat, bank: left }) => [seat, left]);
    const game = new Clocked(bank);
    expect(banks(game)).toEqual([['hider', 7200]]);
    game.at('2026-01-05T14:30:00Z').does('hider', 'hide', 'attic');
    game.does('seeker-1', 'search', 'cellar').does('seeker-2', 'search', 'garden');
    for (const seat of ['seeker-1', 'seeker-2']) {
      if (game.deadlines[seat] !== undefined) game.does(seat, 'keep');
    }
    expect(banks(game).find(([seat]) => seat === 'hider')).toEqual(['hider', 1800]);
    expect(banks(new Clocked({ mode: 'perTurn', seconds: 60 }))).toEqual([['hider', undefined]]);
  });

  test('is not given back with what is taken back', () => {
    const game = new Clocked(bank);
    game.at('2026-01-05T14:30:00Z').does('hider', 'hide', 'attic');
    expect(game.live.at.clock.used).toEqual({ hider: 5_400_000 });
    game.at('2026-01-05T20:00:00Z').takesBack('hider');
    expect(game.live.at.clock.used).toEqual({ hider: 5_400_000 });
    expect(game.deadlines).toEqual({ hider: '2026-01-05T20:06' });
    game.at('2026-01-05T20:05:00Z').does('hider', 'hide', 'attic');
    expect(game.live.at.clock.used['hider']).toBeGreaterThanOrEqual(5_400_000);
  });

  test('cannot be had back by taking back, for the same question or the next', () => {
    const game = new Clocked({ mode: 'bank', seconds: 60, bank: 120 }).does('hider', 'hide', 'attic');
    // Asked for a clue, it is asked once more.
    game.does('seeker-2', 'search', 'cellar').does('seeker-1', 'search', 'garden');
    expect(left(game, 'seeker-1')).toBe(180);
    game.at('2026-01-05T12:01:50Z').takesBack('seeker-1');
    expect(left(game, 'seeker-1')).toBe(70);
    expect(game.live.at.clock.used['seeker-1']).toBe(50_000);
    game.at('2026-01-05T12:02:00Z').redoes('seeker-1');
    expect(left(game, 'seeker-1')).toBe(60);
    game.does('seeker-1', 'keep').does('hider', 'hide', 'attic').does('seeker-1', 'search', 'attic');
    game.at('2026-01-05T12:02:30Z').takesBack('seeker-1');
    // Its own minute, and what is left of the bank, less the half minute.
    expect(left(game, 'seeker-1')).toBe(90);
  });

  test('is charged once for what ran once', () => {
    const game = new Clocked({ mode: 'bank', seconds: 60, bank: 120 }).at('2026-01-05T12:01:30Z');
    game.does('hider', 'hide', 'attic').takesBack('hider').redoes('hider').takesBack('hider');
    expect(game.live.at.clock.used).toEqual({ hider: 30_000 });
    expect(left(game, 'hider')).toBe(90);
    game.at('2026-01-05T12:02:00Z').does('hider', 'hide', 'attic');
    expect(game.live.at.clock.used).toEqual({ hider: 60_000 });
  });
});

describe('what is taken back', () => {
  test('leaves the seat what it had left when it was done, less what others have waited since', () => {
    const game = new Clocked();
    game.at('2026-01-06T02:00:00Z').does('hider', 'hide', 'attic');
    game.at('2026-01-06T06:00:00Z').takesBack('hider');
    expect(game.deadlines).toEqual({ hider: '2026-01-06T12:00' });
  });

  test('leaves it an hour at least for another answer, or what it had, but once', () => {
    const game = new Clocked();
    game.at('2026-01-06T10:00:00Z').does('hider', 'hide', 'attic');
    game.at('2026-01-06T20:00:00Z').takesBack('hider');
    expect(game.deadlines).toEqual({ hider: '2026-01-06T21:00' });
    game.at('2026-01-06T20:30:00Z').does('hider', 'hide', 'cellar');
    game.at('2026-01-06T22:00:00Z').takesBack('hider');
    expect(game.deadlines).toEqual({ hider: '2026-01-06T21:00' });
  });

  test('leaves no more than a tenth of the time of a turn where the hour would be the whole of it', () => {
    const game = new Clocked({ seconds: 600 }).at('2026-01-05T12:05:00Z').does('hider', 'hide', 'attic');
    game.at('2026-01-05T12:14:00Z').takesBack('hider');
    expect(left(game, 'hider')).toBe(60);
  });

  test('puts nothing off for ever, however often it is done again and taken back again', () => {
    const game = new Clocked();
    game.at('2026-01-06T10:00:00Z').does('hider', 'hide', 'attic');
    game.at('2026-01-06T20:00:00Z').takesBack('hider').at('2026-01-06T20:59:00Z').redoes('hider');
    game.takesBack('hider');
    expect(game.deadlines).toEqual({ hider: '2026-01-06T12:59' });
  });

  test('cannot be used to gain time again and again', () => {
    const game = new Clocked();
    for (const minute of [10, 20, 30, 40]) {
      game.at(`2026-01-06T11:${minute}:00Z`).does('hider', 'hide', 'attic').takesBack('hider');
    }
    expect(game.deadlines).toEqual({ hider: '2026-01-06T12:00' });
  });

  test('costs the seat that takes it back what it spent on its own decisions since', () => {
    const game = new Clocked().does('hider', 'hide', 'attic').does('seeker-2', 'search', 'cellar');
    // Asked for a clue, it waits.
    game.does('seeker-1', 'search', 'garden');
    expect(Object.keys(game.deadlines)).toEqual(['seeker-1']);
    game.at('2026-01-06T11:00:00Z').takesBack('seeker-1');
    expect(game.deadlines).toEqual({ 'seeker-1': '2026-01-06T12:00' });
    game.does('seeker-1', 'search', 'garden').at('2026-01-06T18:00:00Z').takesBack('seeker-1');
    expect(game.deadlines).toEqual({ 'seeker-1': '2026-01-06T12:00' });
  });

  test('leaves others whom the same question asks still the deadline that they had', () => {
    const game = new Clocked().does('hider', 'hide', 'attic').at('2026-01-06T10:00:00Z');
    game.does('seeker-1', 'search', 'cellar').at('2026-01-06T11:00:00Z').takesBack('seeker-1');
    expect(game.deadlines).toEqual({ 'seeker-1': '2026-01-06T12:00', 'seeker-2': '2026-01-06T12:00' });
  });

  test('and is done again runs on from where it was', () => {
    const game = new Clocked();
    game.at('2026-01-06T10:00:00Z').does('hider', 'hide', 'attic');
    game.at('2026-01-06T12:00:00Z').takesBack('hider');
    game.at('2026-01-06T13:00:00Z').redoes('hider');
    expect(game.deadlines['seeker-1']).toBe('2026-01-07T11:00');
  });
});

test('to let a seat take back or not, there is as much time as for a turn', () => {
  const game = new Clocked();
  game.does('hider', 'hide', 'attic').does('seeker-1', 'search', 'attic');
  game.at('2026-01-05T13:00:00Z').asks('seeker-1');
  const asked = deadlinesOf(game.live.at).filter(({ decision }) => decision.startsWith('table.'));
  expect(asked.map(({ seat, at }) => [seat, at.slice(0, 16)])).toEqual([
    ['hider', '2026-01-06T13:00'],
    ['seeker-2', '2026-01-06T13:00'],
  ]);
});

test('time stands still while the game is frozen', () => {
  const game = new Clocked({}, { disputes: 'freeze' });
  game.at('2026-01-05T18:00:00Z').disputes();
  expect(game.deadlines).toEqual({});
  game.at('2026-01-15T18:00:00Z').settles();
  expect(game.deadlines).toEqual({ hider: '2026-01-16T12:00' });
});

describe('a vacation', () => {
  const away = {
    type: 'VacationTaken',
    seat: 'hider',
    from: '2026-01-05T20:00:00.000Z',
    until: '2026-01-15T20:00:00.000Z',
  } as const;

  test('does not count, for that seat', () => {
    const game = new Clocked().says(away);
    expect(game.deadlines).toEqual({ hider: '2026-01-16T12:00' });
    game.at('2026-01-06T12:00:00Z').does('hider', 'hide', 'attic');
    expect(game.deadlines['seeker-1']).toBe('2026-01-07T12:00');
  });

  test('can be ended early', () => {
    const game = new Clocked().says(away);
    const taken = game.live.at.version;
    game.at('2026-01-07T20:00:00Z').says({ type: 'VacationEnded', seat: 'hider', taken });
    expect(game.deadlines).toEqual({ hider: '2026-01-08T12:00' });
  });

  test('that has not begun can be called off', () => {
    const game = new Clocked().says(away);
    game.says({ type: 'VacationEnded', seat: 'hider', taken: game.live.at.version });
    expect(game.deadlines).toEqual({ hider: '2026-01-06T12:00' });
  });
});

describe('an outage', () => {
  const outage = (from: string, until: string) => ({ type: 'DeadlinesMoved', from, until }) as const;

  test('gives everybody the time back that it took', () => {
    const game = new Clocked().at('2026-01-06T08:00:00Z');
    game.says(outage('2026-01-05T20:00:00.000Z', '2026-01-06T08:00:00.000Z'));
    expect(game.deadlines).toEqual({ hider: '2026-01-07T00:00' });
  });

  test('leaves an hour at least, also to who had less', () => {
    const game = new Clocked().at('2026-01-06T18:00:00Z');
    game.says(outage('2026-01-06T11:59:00.000Z', '2026-01-06T18:00:00.000Z'));
    expect(game.deadlines).toEqual({ hider: '2026-01-06T19:00' });
  });
});

describe('decisions that ran out', () => {
  const late = { type: 'TurnTimedOut', seat: 'hider', decision: 'd' } as const;
  const missed = (game: Clocked) => game.live.at.clock.missed['hider'] ?? 0;

  test('are counted until the seat acts', () => {
    const game = new Clocked().says(late, 'timeout').says(late, 'timeout');
    expect(missed(game)).toBe(2);
    game.does('hider', 'hide', 'attic');
    expect(missed(game)).toBe(0);
  });

  test('stay counted when the game is turned back', () => {
    const game = new Clocked().does('hider', 'hide', 'attic').says(late, 'timeout').takesBack('hider');
    expect(missed(game)).toBe(1);
  });

  test('are forgotten when somebody else sits down', () => {
    const game = new Clocked()
      .says(late, 'timeout')
      .says({ type: 'SeatGivenUp', seat: 'hider', kind: 'open' });
    expect(missed(game)).toBe(0);
  });
});

test('who sits down has of the bank what was left of it', () => {
  const game = new Clocked({ mode: 'bank', seconds: 3600, bank: 7200 });
  game.at('2026-01-05T14:30:00Z').says({ type: 'SeatGivenUp', seat: 'hider', kind: 'open' }).sit('hider');
  expect(game.live.at.clock.used).toEqual({ hider: 5_400_000 });
  expect(game.deadlines).toEqual({ hider: '2026-01-05T16:00' });
});

test('to hand a seat over wins no time, however often it is done', () => {
  const game = new Clocked().at('2026-01-06T11:00:00Z');
  for (const count of [1, 2]) {
    game.happens(seatIsGivenUp(game.live, 'hider', 'hider')!);
    game.at(`2026-01-06T11:${count}0:00Z`).sit('hider');
  }
  expect(game.deadlines).toEqual({ hider: '2026-01-06T12:00' });
  game.does('hider', 'hide', 'attic');
  expect(game.deadlines['seeker-1']).toBe('2026-01-07T11:20');
});

test('what a seat is first asked while nobody sits there has its full time for who sits down', () => {
  const game = new Clocked().does('hider', 'hide', 'attic').does('seeker-2', 'search', 'cellar');
  game.happens(seatIsGivenUp(game.live, 'hider', 'hider')!);
  game.does('seeker-1', 'search', 'garden');
  if (game.deadlines['seeker-1'] !== undefined) game.does('seeker-1', 'keep');
  expect(game.deadlines).toEqual({ hider: '2026-01-06T12:00' });
  game.at('2026-01-06T11:00:00Z').sit('hider');
  expect(game.deadlines).toEqual({ hider: '2026-01-07T11:00' });
});

test('who sits down has the time that the others had', () => {
  const game = new Clocked().says({ type: 'SeatGivenUp', seat: 'hider', kind: 'open' });
  game.at('2026-01-06T11:00:00Z').sit('hider');
  expect(game.deadlines).toEqual({ hider: '2026-01-07T11:00' });
});
