import { EVERYONE, type By } from '../../events/entry.js';
import type { Happening } from '../entry-writer.js';
import { tableEvent } from '../happenings.js';
import type { LiveGame } from '../live-game.js';
import { seatIsLost } from '../seating.js';
import type { TableEvent } from '../table/events.js';
import { votedFor, withBallot, type Ballot, type Vote } from '../table/vote.js';

/** What happens when the others decide about a seat that has missed too much. */

/** One seat of each player who sits there, but for the one who has missed so much. Who has resigned or is out has no say. */
export function votersOn({ at: { table }, players }: LiveGame, seat: string): string[] {
  const silent = new Set([...table.resigned, ...table.out]);
  const playing = table.seats.filter(({ seat: one }) => players.has(one) && !silent.has(one));
  const others = playing.filter(({ seat: one }) => players.get(one) !== players.get(seat));
  const first = new Map(others.toReversed().map(({ seat: one }) => [players.get(one), one]));
  return others.map(({ seat: one }) => one).filter((one) => first.get(players.get(one)) === one);
}

/** Where there is nobody to ask, the seat stays as it is. */
export function voteIsCalled(live: LiveGame, seat: string): Happening {
  const seats = votersOn(live, seat);
  const decided = seats.length === 0 ? voteEnds(live, seat, 'keepWaiting') : undefined;
  return {
    asked: { action: { type: 'callVote', seat }, by: 'host' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'VoteCalled', seat, seats }), ...(decided?.events ?? [])],
  };
}

/** A seat says what it wants. The last answer that matters decides. */
export function isVoted(live: LiveGame, seat: string, ballot: Ballot, by: By): Happening {
  const cast = tableEvent({ type: 'VoteCast', seat, ballot });
  const vote = withBallot(live.at.table.vote!, seat, ballot);
  const { events, ...ended } = voteIsDecided(live, vote) ?? { events: [] };
  return {
    ...ended,
    asked: { action: { type: ballot }, by },
    askedSlot: EVERYONE,
    events: [cast, ...events],
  };
}

/** What comes of a vote, if it is decided. */
export function voteIsDecided(live: LiveGame, vote: Vote): Happening | undefined {
  const ballot = votedFor(vote);
  return ballot === undefined ? undefined : voteEnds(live, vote.seat, ballot);
}

function voteEnds(live: LiveGame, seat: string, ballot: Ballot): Happening {
  const decided: TableEvent = { type: 'VoteDecided', seat, ballot };
  const asked = { action: { type: 'decideVote', seat }, by: 'host' } as const;
  const said = { asked, askedSlot: EVERYONE, events: [tableEvent(decided)] };
  if (ballot === 'keepWaiting') return said;
  const held = live.at.table.seats.find((one) => one.seat === seat)!;
  const { events, sittings } = seatIsLost(live, held, ballot === 'giveToBot', 'host');
  return { ...said, events: [...said.events, ...events], ...(sittings && { sittings }) };
}
