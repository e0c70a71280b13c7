import { EVERYONE, type By } from '../../events/entry.js';
import type { Typed } from '../../games/kit/game-definition.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Happening } from '../entry-writer.js';
import { tableEvent } from '../happenings.js';
import type { LiveGame } from '../live-game.js';
import type { GameAt } from '../table/game-at.js';
import type { Dispute } from '../table/table-state.js';
import { textHash, type Text } from './texts.js';

/** What happens when a seat disputes an entry, and when something is said about it. */

/** Something that is said at the table, with a text that is kept beside the journal. */
function said(
  { id, version }: GameAt,
  action: Typed & Readonly<Record<string, unknown>>,
  by: By,
  text: Text,
): Pick<Happening, 'asked' | 'askedSlot' | 'text'> & { readonly hash: string } {
  return {
    asked: { action, by },
    askedSlot: EVERYONE,
    text,
    hash: textHash(id, version + 1, text),
  };
}

/** @throws Refusal */
export function openDispute({ at }: LiveGame, number: number): Dispute {
  const dispute = at.table.disputes.find((one) => one.dispute === number);
  if (dispute === undefined) throw new Refusal('dispute-not-found', { dispute: number });
  if (!dispute.open) throw new Refusal('dispute-closed', { dispute: number });
  return dispute;
}

/** The seat's open dispute; it has one at the most. */
export function disputeOf({ at }: LiveGame, seat: string): Dispute | undefined {
  return at.table.disputes.find((one) => one.open && one.seat === seat);
}

export function isDisputed({ at }: LiveGame, seat: string, entry: number, text: Text): Happening {
  const dispute = at.table.disputes.length + 1;
  const { hash: claim, ...rest } = said(at, { type: 'dispute', seat, entry }, 'player', text);
  return { ...rest, events: [tableEvent({ type: 'DisputeOpened', dispute, seat, entry, claim })] };
}

export function isDisputeWithdrawn(dispute: number): Happening {
  return {
    asked: { action: { type: 'withdraw', dispute }, by: 'player' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'DisputeWithdrawn', dispute })],
  };
}

/** @param by a seat, or an arbiter of the game */
export function isStated({ at }: LiveGame, dispute: number, by: string, asked: By, text: Text): Happening {
  const { hash, ...rest } = said(at, { type: 'state', dispute, by }, asked, text);
  return { ...rest, events: [tableEvent({ type: 'StatementMade', dispute, by, text: hash })] };
}
