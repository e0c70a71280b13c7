import type { Entry } from '../../events/entry.js';
import { deadlinesOf } from '../../play/table/clock/deadlines.js';
import { questionsOf, type GameAt } from '../../play/table/game-at.js';
import { voteQuestion } from '../../play/table/vote.js';
import {
  WATCHED,
  type AskedDecision,
  type CalledVote,
  type GameNoticeType,
  type Notice,
  type SeatFate,
} from './notice.js';

/** By seat: who sits there. */
export type Players = ReadonlyMap<string, string>;

// Of the time that a decision has, the last quarter, but not more than a day.
const LONGEST_AHEAD_MS = 86_400_000;

/** What the table's own events are called where they are told outside. */
const TOLD: Readonly<Record<string, GameNoticeType>> = {
  GameBegan: 'game.started',
  GameFinished: 'game.finished',
  GameCancelled: 'game.cancelled',
  TurnTimedOut: 'turn.timedOut',
  DeadlinesMoved: 'deadlines.moved',
  DisputeOpened: 'dispute.opened',
  RulingGiven: 'dispute.ruled',
};

/**
 * What an entry gives to tell. It follows from what everyone sees: who is asked what, and what happened at the table.
 * @param before the game before the entry, if there was one
 * @param players after it
 * @param sat before it
 * @param watchers who made the game, and its arbiters
 */
export function noticesOf(
  before: GameAt | undefined,
  next: GameAt,
  entry: Entry,
  players: Players,
  sat: Players,
  watchers: readonly string[] = [],
): Notice[] {
  const everybody = new Set(players.values());
  const others = watchers.filter((playerId) => !everybody.has(playerId));
  const ofGame = [...happened(entry), { type: 'game.changed' as const, seat: null }].flatMap((about) =>
    [...everybody, ...(isWatched(about) ? others : [])].map((playerId): Notice => ({ ...about, playerId })),
  );
  // Who sits down has not been told anything yet.
  const known = (before === undefined ? [] : asked(before)).filter(
    ({ seat }) => players.get(seat) === sat.get(seat),
  );
  return [
    ...ofGame,
    ...opened(next, entry, players, sat),
    ...votedOn(next, entry, players),
    ...turns(known, next, players),
    ...reminders(known, next, players),
  ];
}

type About = Omit<Notice, 'playerId'>;

/** What the table says in an entry. */
function happened({ events }: Entry): About[] {
  const hasExpired = events.some(({ type }) => type === 'GameExpired');
  const told = events.flatMap(({ type, data }): About[] => {
    const known = TOLD[type];
    if (known === undefined) return [];
    if (known === 'turn.timedOut') return [{ type: known, seat: data['seat'] as string }];
    const expired = known === 'game.cancelled' && hasExpired ? { data: { expired: true } } : {};
    return [{ type: known, seat: null, ...expired }];
  });
  return [...new Map(told.map((about) => [about.type, about])).values()];
}

/** Who cancels a game knows it. */
function isWatched({ type, data }: About): boolean {
  return WATCHED.has(type) && (type !== 'game.cancelled' || data !== undefined);
}

/** Seats that are asked something of which their players do not know. */
function turns(before: readonly AskedSeat[], next: GameAt, players: Players): Notice[] {
  const known = new Set(before.map(({ key }) => key));
  return asked(next)
    .filter(({ key }) => !known.has(key))
    .flatMap(({ seat, decision, deadline }): Notice[] => {
      const playerId = players.get(seat);
      const until = deadline === undefined ? {} : { deadline };
      return playerId === undefined
        ? []
        : [{ type: 'turn.started' as const, playerId, seat, decision, ...until }];
    });
}

/** Deadlines that were not known before: some time before each, who has not answered is told once more. */
function reminders(before: readonly AskedSeat[], next: GameAt, players: Players): Notice[] {
  const { time } = next.table;
  if (time.mode === 'none') return [];
  const ahead = Math.min(LONGEST_AHEAD_MS, (time.seconds * 1000) / 4);
  const known = new Set(before.map(({ key, deadline }) => `${key} ${deadline}`));
  return asked(next).flatMap(({ key, seat, decision, deadline }) => {
    const playerId = players.get(seat);
    if (playerId === undefined || deadline === undefined || known.has(`${key} ${deadline}`)) return [];
    const dueAt = new Date(Date.parse(deadline) - ahead).toISOString();
    return [{ type: 'turn.reminder' as const, playerId, seat, decision, deadline, dueAt }];
  });
}

interface AskedSeat {
  readonly key: string;
  readonly seat: string;
  readonly decision: AskedDecision;
  readonly deadline: string | undefined;
}

function asked(game: GameAt): AskedSeat[] {
  const deadlines = new Map(deadlinesOf(game).map(({ seat, decision, at }) => [`${seat} ${decision}`, at]));
  return questionsOf(game).flatMap(({ id, kind, seats }) =>
    seats.map((seat) => {
      const key = `${seat} ${id}`;
      return { key, seat, decision: { id, kind }, deadline: deadlines.get(key) };
    }),
  );
}

/** A seat of a running game that lost its player: told to the one who has lost it, too. */
function opened({ table }: GameAt, entry: Entry, players: Players, sat: Players): Notice[] {
  if (table.status !== 'playing') return [];
  const left = [...sat].filter(([seat, playerId]) => players.get(seat) !== playerId);
  return left.flatMap(([seat, gone]) => {
    const isBot = table.seats.some((one) => one.seat === seat && one.kind === 'bot');
    const fate: SeatFate = { because: becauseOf(entry), then: isBot ? 'bot' : 'open' };
    return [...new Set([gone, ...players.values()])].map((playerId): Notice => ({
      type: 'seat.opened',
      playerId,
      seat,
      data: { ...fate, ...(playerId === gone ? { lost: true } : {}) },
    }));
  });
}

/** The player about whose seat the others are asked: what they do now ends it. */
function votedOn({ table: { vote } }: GameAt, { events }: Entry, players: Players): Notice[] {
  const playerId = vote === undefined ? undefined : players.get(vote.seat);
  if (vote === undefined || playerId === undefined) return [];
  if (!events.some(({ type }) => type === 'VoteCalled')) return [];
  const data: CalledVote = { vote: voteQuestion(vote).id };
  return [{ type: 'vote.called', playerId, seat: vote.seat, data: { ...data } }];
}

function becauseOf({ events, asked }: Entry): SeatFate['because'] {
  if (events.some(({ type }) => type === 'VoteDecided')) return 'vote';
  return asked.by === 'host' ? 'misses' : 'left';
}
