import { EVERYONE } from '../../events/entry.js';
import type { Happening } from '../entry-writer.js';
import type { LiveGame } from '../live-game.js';
import { actingSeat } from '../requirements.js';
import { seatIsOut } from '../seat-is-out.js';
import { Refusal } from '../../refusals/refusal.js';
import type { TableService } from '../table.service.js';

/** Giving a game up. */
export class Resigning {
  constructor(private readonly table: TableService) {}

  /** What has been given up stays so. @throws Refusal */
  async resign(gameId: string, playerId: string, asked: string | undefined): Promise<void> {
    await this.table.change(gameId, playerId, (live) => {
      const seat = actingSeat(live, playerId, asked);
      const { status, resigned } = live.at.table;
      if (resigned.includes(seat)) return undefined;
      if (status !== 'playing') throw new Refusal('game-not-playing', { status });
      return seatResigns(live, seat);
    });
  }
}

export function seatResigns(live: LiveGame, seat: string): Happening {
  return {
    asked: { action: { type: 'resign', seat }, by: 'player' },
    askedSlot: EVERYONE,
    events: seatIsOut(live, seat, 'SeatResigned'),
  };
}
