import { sittingDown } from './arbiters/chairs.js';
import type { Happening } from './entry-writer.js';
import type { Invitations } from './invitations.js';
import type { LiveGame } from './live-game.js';
import { seatIsKept, seatIsTaken, seatIsTakenOver, vacantSeat } from './seating.js';

export interface ClaimSeat {
  readonly invitation?: string | undefined;
  readonly entropy?: string | undefined;
}

/** A player sits down: before the game, or in the place of somebody who has left it. @throws Refusal */
export async function sitsDown(
  live: LiveGame,
  invites: Invitations,
  playerId: string,
  seat: string,
  { invitation, entropy }: ClaimSeat,
): Promise<Happening | undefined> {
  if (live.players.get(seat) === playerId) return seatIsKept(live, seat, entropy);
  const { kind } = vacantSeat(live, seat, playerId);
  const used = kind === 'invite' ? [await invites.use(live.at.id, seat, invitation)] : [];
  const isOpen = live.at.table.status === 'open';
  const taken = isOpen ? seatIsTaken(seat, playerId, entropy) : seatIsTakenOver(seat, playerId);
  return sittingDown(live, playerId, { ...taken, invitations: { used } });
}
