import type { Leased } from './lease.js';
import { WATCHED, type NoticeType } from './notice.js';

/** What a newer notice of the same kind says better. */
const COLLAPSES: ReadonlySet<NoticeType> = new Set<NoticeType>(['game.changed']);

/** What the mail about a turn says too. */
const IN_A_TURN_MAIL: ReadonlySet<NoticeType> = new Set<NoticeType>([
  'game.started',
  'turn.timedOut',
  'seat.opened',
  'deadlines.moved',
  'dispute.opened',
  'dispute.ruled',
]);

/** Whether a notice need not be sent any more: it is no longer true, or a newer one says it, too. */
export function staleness(leased: Leased, now: Date): 'expired' | 'superseded' | undefined {
  if (!isStillFor(leased)) return 'expired';
  if (leased.askedAgain) return undefined;
  if (leased.decision !== null && !isStillAsked(leased, now)) return 'expired';
  if (leased.type === 'vote.called' && !leased.isVoting) return 'expired';
  return isSaidByNewer(leased) ? 'superseded' : undefined;
}

/** Who is no longer in the game is a stranger to it; that the seat is lost is still told. */
function isStillFor({ game, playerId, seat, sitting, holdsSeat, watches, type }: Leased): boolean {
  if (game === null || playerId === null || type === 'seat.opened') return true;
  // All are told who was late.
  if (type === 'turn.timedOut') return holdsSeat;
  return seat === null ? holdsSeat || (watches && WATCHED.has(type)) : sitting === playerId;
}

/** A reminder of a deadline that has moved, or is about to as the server was away, is none: another is written for the new one. */
function isStillAsked({ asked, decision, deadline, type }: Leased, now: Date): boolean {
  const until = asked.get(decision!.id);
  if (until === undefined) return false;
  return type !== 'turn.reminder' || (until === deadline?.toISOString() && deadline > now);
}

function isSaidByNewer({ type, channel, newer }: Leased): boolean {
  if (COLLAPSES.has(type) && newer.includes(type)) return true;
  return channel === 'mail' && IN_A_TURN_MAIL.has(type) && newer.includes('turn.started');
}
