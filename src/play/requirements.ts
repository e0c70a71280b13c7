import { Refusal } from '../refusals/refusal.js';
import type { LiveGame } from './live-game.js';
import { awaitedSeats, decisionOf } from './table/game-at.js';
import { isFrozen } from './table/table-state.js';
import { tableQuestions, type TableKind } from './table/table-questions.js';
import { taggedVersion } from './table/view-tag.js';
import { isHiddenFromStrangers } from './table/visibility.js';

/** What must be so before a seat acts. Each refuses with what would be right. */

/** The seat that this player acts for: the one asked for, or the only one held. */
export function actingSeat(live: LiveGame, playerId: string, asked: string | undefined): string {
  const held = live.seatsOf(playerId);
  if (held.length === 0) throw strangerOf(live, playerId);
  if (asked === undefined) {
    if (held.length > 1) throw new Refusal('seat-required', { seats: held });
    return held[0]!;
  }
  if (!live.at.table.seats.some(({ seat }) => seat === asked))
    throw new Refusal('seat-not-found', { seat: asked });
  if (!held.includes(asked)) throw new Refusal('not-your-seat', { seat: asked, seats: held });
  return asked;
}

/** Who made a game, or is an arbiter of it, may look on. */
function strangerOf(live: LiveGame, playerId: string): Refusal {
  const { table } = live.at;
  const hidden = !live.knows(playerId) && isHiddenFromStrangers(table, table.sandbox !== undefined);
  return new Refusal(hidden ? 'game-not-found' : 'not-your-seat', hidden ? {} : { seats: [] });
}

export function mustBePlaying({ at: { table } }: LiveGame): void {
  if (table.status !== 'playing') throw new Refusal('game-not-playing', { status: table.status });
  if (isFrozen(table)) throw new Refusal('game-frozen');
}

/** If-Match (RFC 9110, section 13.1.1): the client acts on what it has seen. One of the tags is enough. */
export function mustHaveSeen({ at }: LiveGame, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const versions = ifMatch.split(',').map((tag) => taggedVersion(tag.trim()));
  if (!versions.includes(at.version)) throw new Refusal('stale-version', { version: at.version });
}

/** The questions that were open to a seat when its request was read: what it sends answers these or none. */
export type OpenThen = Readonly<Partial<Record<Asker, string | undefined>>>;
/** That of the rules, and those of the table. */
export type Asker = 'standing' | TableKind;

export function openTo({ at }: LiveGame, seat: string): OpenThen {
  const atTable = tableQuestions(at.table).filter(({ seats }) => seats.includes(seat));
  return {
    standing: decisionOf(at, seat)?.id,
    ...Object.fromEntries(atTable.map(({ kind, id }) => [kind, id])),
  };
}

/** Whom the game waits for is public; what it waits for need not be. */
export function mustStillBeAsked(live: LiveGame, seat: string, which: Asker, then: OpenThen): void {
  const asked = then[which];
  if (asked === undefined) throw new Refusal('not-asked', { seat, seats: awaitedSeats(live.at) });
  if (openTo(live, seat)[which] !== asked) throw new Refusal('decision-closed', { seat });
}
