import { EVERYONE } from '../../events/entry.js';
import { Refusal } from '../../refusals/refusal.js';
import type { Happening } from '../entry-writer.js';
import { tableEvent } from '../happenings.js';
import type { LiveGame } from '../live-game.js';

/** What happens when somebody becomes an arbiter of a game, or is none any more. */

/** Granted once more is no change. Nobody looks into a sandbox. @throws Refusal */
export function isGranted(
  live: LiveGame,
  playerId: string,
  by: 'maker' | 'installation',
): Happening | undefined {
  if (live.at.table.sandbox !== undefined) throw new Refusal('sandbox-alone');
  if (live.seatsOf(playerId).length > 0) throw new Refusal('plays-here');
  if (live.arbiterOf(playerId) !== undefined) return undefined;
  const arbiter = `arbiter-${Object.keys(live.at.table.arbiters).length + 1}`;
  return {
    asked: { action: { type: 'grantArbiter', arbiter }, by: by === 'maker' ? 'player' : 'arbiter' },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'ArbiterGranted', arbiter, by })],
    arbiters: [{ arbiter, playerId }],
  };
}

export function isWithdrawn(arbiter: string, by: 'player' | 'arbiter'): Happening {
  return {
    asked: { action: { type: 'withdrawArbiter', arbiter }, by },
    askedSlot: EVERYONE,
    events: [tableEvent({ type: 'ArbiterWithdrawn', arbiter })],
  };
}

/** Who sits down gives up the arbiter's chair in the same entry. */
export function sittingDown(live: LiveGame, playerId: string, taken: Happening): Happening {
  const arbiter = live.arbiterOf(playerId);
  if (arbiter === undefined) return taken;
  return { ...taken, events: [...taken.events, tableEvent({ type: 'ArbiterWithdrawn', arbiter })] };
}
