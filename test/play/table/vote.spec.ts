import { deadlinesOf, dueAt, lostSeats } from '../../../src/play/table/clock/deadlines.js';
import { awaitedSeats, gameAfter, questionsOf, type GameAt } from '../../../src/play/table/game-at.js';
import { isDisputed, isDisputeWithdrawn } from '../../../src/play/disputes/disputing.js';
import { whatIsDue } from '../../../src/play/time/due.js';
import { isVoted, votersOn } from '../../../src/play/time/voting.js';
import { offeredActions } from '../../../src/play/offer.js';
import { votedFor, withBallot, type Ballot, type Vote } from '../../../src/play/table/vote.js';
import { noticesOf } from '../../../src/notifications/deliveries/notices.js';
import { describeDecision } from '../../../src/play/table/labels.js';
import { tableWords } from '../../../src/words/en/table.js';
import { Clocked } from '../../support/clocked.js';

const vote = (...open: string[]): Vote => ({ seat: 'gone', open, cast: {}, number: 1 });
const cast = (one: Vote, ballots: Readonly<Record<string, Ballot>>): Vote =>
  Object.entries(ballots).reduce((before, [seat, ballot]) => withBallot(before, seat, ballot), one);

describe('a vote is decided', () => {
  test('when more than half want the same change', () => {
    const three = vote('a', 'b', 'c');
    expect(votedFor(cast(three, { a: 'giveToBot' }))).toBeUndefined();
    expect(votedFor(cast(three, { a: 'giveToBot', b: 'giveToBot' }))).toBe('giveToBot');
    expect(votedFor(cast(three, { a: 'openSeat', c: 'openSeat' }))).toBe('openSeat');
  });

  test('for waiting when no change can win any more', () => {
    expect(votedFor(cast(vote('a', 'b'), { a: 'keepWaiting' }))).toBe('keepWaiting');
    expect(votedFor(cast(vote('a', 'b'), { a: 'giveToBot', b: 'openSeat' }))).toBe('keepWaiting');
    expect(votedFor(cast(vote('a', 'b', 'c'), { a: 'giveToBot', b: 'openSeat' }))).toBeUndefined();
  });

  test('by one, where one is left, and for waiting, where nobody is', () => {
    expect(votedFor(cast(vote('a'), { a: 'openSeat' }))).toBe('openSeat');
    expect(votedFor(vote())).toBe('keepWaiting');
  });
});

const BY = { misses: { after: 1, then: 'vote' } } as const;
const NOW = { lobbyDays: 30, outages: [] };

/** The hider has let a decision run out, and the others are asked. */
class Voting extends Clocked {
  constructor(time: ConstructorParameters<typeof Clocked>[0] = {}, disputes: 'playOn' | 'freeze' = 'playOn') {
    super({ ...BY, ...time }, { disputes });
  }

  /** Everything that is due at a moment happens. */
  until(moment: string): this {
    this.at(moment);
    for (let due = this.due(); due !== undefined; due = this.due()) this.happens(due);
    return this;
  }

  votes(seat: string, ballot: Ballot): this {
    this.happens(isVoted(this.live, seat, ballot, 'player'));
    return this;
  }

  get asked(): readonly string[] {
    const { vote: open } = this.live.at.table;
    return open?.open ?? [];
  }

  get kind(): string {
    return this.live.at.table.seats[0]!.kind;
  }

  get types(): string[] {
    return this.entries.at(-1)!.events.map(({ type }) => type);
  }

  private due() {
    return whatIsDue(this.live, { ...NOW, at: new Date(this.now!) });
  }
}

const called = (...given: ConstructorParameters<typeof Voting>) =>
  new Voting(...given).until('2026-01-06T12:00:00Z');

describe('when a seat has missed too much', () => {
  test('the others are asked, beside what they are asked in play', () => {
    const game = called();
    const { at } = game.live;
    expect(game.types).toEqual(['VoteCalled']);
    expect(questionsOf(at).at(-1)).toEqual({
      ...{ id: 'table.replaceSeat.1', kind: 'table.replaceSeat' },
      ...{ seats: ['seeker-1', 'seeker-2'], about: { seat: 'hider' } },
    });
    const offered = offeredActions(at, 'seeker-1', Buffer.alloc(32)).map(({ action }) => action.type);
    expect(offered.slice(-3)).toEqual(['giveToBot', 'openSeat', 'keepWaiting']);
    expect(offered).toContain('search');
    expect(deadlinesOf(at).filter(({ decision }) => decision === 'table.replaceSeat.1')).toHaveLength(2);
  });

  test('those who are asked are told, in words that name the seat, and nobody else is', () => {
    const game = called();
    const [before, after] = game.games.slice(-2) as [GameAt, GameAt];
    const { players } = game.live;
    const told = noticesOf(before, after, game.entries.at(-1)!, players, players);
    const asked = told.filter(({ type }) => type === 'turn.started');
    expect(asked.map(({ playerId, decision }) => [playerId, decision?.kind])).toEqual([
      ['seeker-1', 'table.replaceSeat'],
      ['seeker-2', 'table.replaceSeat'],
    ]);
    const { key, values } = describeDecision(after.ruleset, questionsOf(after).at(-1)!, 'seeker-1');
    expect(tableWords[key]).toContain('{seat}');
    expect(values).toEqual({ seat: { key: 'seat.hider' } });
  });

  test('the player of the seat is told, and nobody else, with what the others are asked', () => {
    const game = called();
    const { players } = game.live;
    const told = (from: number) =>
      noticesOf(game.games.at(from - 1), game.games.at(from)!, game.entries.at(from)!, players, players)
        .filter(({ type }) => type === 'vote.called')
        .map(({ playerId, seat, data }) => [playerId, seat, data]);
    expect(told(-1)).toEqual([['hider', 'hider', { vote: 'table.replaceSeat.1' }]]);
    game.votes('seeker-1', 'giveToBot');
    expect(told(-1)).toEqual([]);
  });

  test('play goes on, and what the others do there leaves the vote open', () => {
    const game = called().does('seeker-1', 'search', 'cellar');
    expect(game.asked).toEqual(['seeker-1', 'seeker-2']);
  });

  test.each([
    ['giveToBot', 'bot'],
    ['openSeat', 'open'],
  ] as const)('more than half of them decide: %s', (ballot, kind) => {
    const game = called().votes('seeker-1', ballot);
    expect(game.kind).toBe('player');
    game.votes('seeker-2', ballot);
    expect(game.types).toEqual(['VoteCast', 'VoteDecided', 'SeatGivenUp']);
    expect(game.kind).toBe(kind);
    expect(game.live.players.has('hider')).toBe(false);
    expect(awaitedSeats(game.live.at)).toContain('seeker-1');
  });

  test('who loses a seat by it is told why, as the others are, and what becomes of it', () => {
    const game = called();
    const sat = new Map(game.live.players);
    game.votes('seeker-1', 'giveToBot').votes('seeker-2', 'giveToBot');
    const [before, after] = game.games.slice(-2) as [GameAt, GameAt];
    const told = noticesOf(before, after, game.entries.at(-1)!, game.live.players, sat);
    const fate = { because: 'vote', then: 'bot' };
    expect(told.filter(({ type }) => type === 'seat.opened').map((one) => [one.playerId, one.data])).toEqual([
      ['hider', { ...fate, lost: true }],
      ['seeker-1', fate],
      ['seeker-2', fate],
    ]);
  });

  test('to keep waiting lasts for as many misses more', () => {
    const game = called().votes('seeker-1', 'keepWaiting');
    expect(game.types).toEqual(['VoteCast', 'VoteDecided']);
    expect([game.kind, lostSeats(game.live.at)]).toEqual(['player', []]);
    game
      .says({ type: 'TurnTimedOut', seat: 'hider', decision: 'd' }, 'timeout')
      .until('2026-01-06T12:00:01Z');
    expect(questionsOf(game.live.at).at(-1)!.id).toBe('table.replaceSeat.2');
  });

  test('who does not answer in time wants to keep waiting', () => {
    const game = called({ mode: 'bank', seconds: 86_400, bank: 604_800 });
    game.until('2026-01-13T12:00:00Z').until('2026-01-14T12:00:00Z');
    const ballots = game.entries.filter(({ events }) => events[0]!.type === 'VoteCast');
    expect(ballots.map(({ asked: { by }, events }) => [by, events[0]!.data['ballot']])).toContainEqual([
      ...['timeout', 'keepWaiting'],
    ]);
    expect(game.live.at.clock.missed['seeker-1'] ?? 0).toBe(0);
  });

  test('one seat at a time is voted about', () => {
    const game = called().says({ type: 'TurnTimedOut', seat: 'seeker-1', decision: 'd' }, 'timeout');
    expect(lostSeats(game.live.at)).toEqual([]);
    game.votes('seeker-2', 'keepWaiting').until('2026-01-06T12:00:01Z');
    expect(game.live.at.table.vote).toMatchObject({ seat: 'seeker-1', open: ['hider', 'seeker-2'] });
  });
});

describe('the vote ends', () => {
  test('when the seat acts itself', () => {
    const game = called().does('seeker-1', 'search', 'cellar').does('seeker-2', 'search', 'garden');
    for (const seat of ['seeker-1', 'seeker-2'])
      if (game.deadlines[seat] !== undefined) game.does(seat, 'keep');
    expect(game.asked).not.toEqual([]);
    game.does('hider', 'hide', 'attic');
    expect([game.asked, dueAt(game.live.at)! > game.live.at.at]).toEqual([[], true]);
  });

  test('when the seat is given up or resigns', () => {
    const given = called().says({ type: 'SeatGivenUp', seat: 'hider', kind: 'open' });
    const resigned = called().says({ type: 'SeatResigned', seat: 'hider' });
    expect([given.asked, resigned.asked]).toEqual([[], []]);
  });

  test('when those are gone whose answer was waited for', () => {
    const game = called().votes('seeker-1', 'giveToBot');
    game.says({ type: 'SeatGivenUp', seat: 'seeker-2', kind: 'open' });
    expect(dueAt(game.live.at)).toBe(game.live.at.at);
    game.until('2026-01-06T12:00:01Z');
    expect(game.types).toEqual(['VoteDecided', 'SeatGivenUp']);
    expect(game.kind).toBe('bot');
  });

  test('at once where nobody can be asked', () => {
    const game = new Voting();
    for (const seat of ['seeker-1', 'seeker-2']) game.says({ type: 'SeatGivenUp', seat, kind: 'bot' });
    game.live.take(game.live.at, [], {
      sittings: ['seeker-1', 'seeker-2'].map((seat) => ({ seat, playerId: null })),
    });
    game.until('2026-01-06T12:00:00Z');
    expect(game.types).toEqual(['VoteCalled', 'VoteDecided']);
    expect(lostSeats(game.live.at)).toEqual([]);
  });
});

test('a player of several seats has one say, and none about their own', () => {
  const { live } = new Voting();
  live.take(live.at, [], { sittings: [{ seat: 'seeker-2', playerId: 'seeker-1' }] });
  expect(votersOn(live, 'hider')).toEqual(['seeker-1']);
  expect(votersOn(live, 'seeker-2')).toEqual(['hider']);
});

describe('while a vote is open', () => {
  test('what is taken back leaves it as it is, with its time', () => {
    const game = called().votes('seeker-1', 'giveToBot').does('seeker-1', 'search', 'cellar');
    const before = deadlinesOf(game.live.at).find(({ decision }) => decision.startsWith('table.'));
    game.at('2026-01-06T15:00:00Z').takesBack('seeker-1');
    expect(game.asked).toEqual(['seeker-2']);
    expect(deadlinesOf(game.live.at).find(({ decision }) => decision.startsWith('table.'))).toEqual(before);
    const { ruleset } = game.live.at;
    expect(gameAfter(game.entries, ruleset)).toEqual(game.live.at);
  });

  test('a game that stands still asks nothing, and goes on asking afterwards', () => {
    const game = called({}, 'freeze');
    const text = { text: 'no', salt: '0'.repeat(64), playerId: null };
    game.happens(isDisputed(game.live, 'seeker-1', 1, text));
    expect(questionsOf(game.live.at)).toEqual([]);
    game.says({ type: 'SeatGivenUp', seat: 'seeker-1', kind: 'bot' });
    game.says({ type: 'SeatGivenUp', seat: 'seeker-2', kind: 'bot' });
    game.until('2026-01-19T12:00:00Z');
    expect(game.live.at.table.vote).toBeDefined();
    game.happens(isDisputeWithdrawn(1));
    game.until('2026-01-19T12:00:01Z');
    expect(game.live.at.table.vote).toBeUndefined();
  });

  test('who is asked in both ways answers each', () => {
    const game = called().does('seeker-1', 'search', 'attic');
    game.asks('seeker-1');
    const offered = offeredActions(game.live.at, 'seeker-2', Buffer.alloc(32)).map(
      ({ action }) => action.type,
    );
    expect(offered.slice(-5)).toEqual([
      ...['agreeToTakeBack', 'refuseToTakeBack', 'giveToBot', 'openSeat', 'keepWaiting'],
    ]);
    game.votes('seeker-2', 'giveToBot');
    expect(game.live.at.table.takeBack?.open).toContain('seeker-2');
  });
});
