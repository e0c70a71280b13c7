import type { Pool } from 'pg';
import { Refusal } from '../refusals/refusal.js';
import type { Invitations } from './invitations.js';
import { gameIsCancelled, seatGoesToBot, seatIsGivenUp } from './seating.js';
import type { TableService } from './table.service.js';

interface Held {
  readonly game_id: string;
  readonly seat: string;
}

/** What becomes of a player's games when the account is erased. The chain stays whole: it knows seats only. */
export class Farewell {
  constructor(
    private readonly pool: Pool,
    private readonly table: TableService,
    private readonly invitations: Invitations,
  ) {}

  /** Open games lose the player, those of their own are cancelled; in running games the plain bot takes the seat. */
  async forget(playerId: string): Promise<void> {
    for (const held of await this.heldSeats(playerId)) {
      await this.leave(playerId, held).catch(ignoreStrangers);
    }
    for (const game of await this.ownGames(playerId)) {
      await this.invitations.forgetAddresses(game);
      await this.table.change(game, playerId, (live) =>
        live.at.table.status === 'open' ? gameIsCancelled() : undefined,
      );
    }
  }

  private leave(playerId: string, { game_id: game, seat }: Held): Promise<void> {
    return this.table.change(game, playerId, (live) => {
      if (live.players.get(seat) !== playerId) return undefined;
      return live.at.table.status === 'open' ? seatIsGivenUp(live, seat, playerId) : seatGoesToBot(seat);
    });
  }

  private async heldSeats(playerId: string): Promise<Held[]> {
    const { rows } = await this.pool.query<Held>(
      `SELECT s.game_id, s.seat FROM seats s JOIN games g ON g.id = s.game_id
       WHERE s.player_id = $1 AND g.status IN ('open', 'playing') ORDER BY s.game_id, s.seat`,
      [playerId],
    );
    return rows;
  }

  private async ownGames(playerId: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>('SELECT id FROM games WHERE maker = $1', [
      playerId,
    ]);
    return rows.map(({ id }) => id);
  }
}

/** Another server may have been faster: then the game is no longer there for the player. */
function ignoreStrangers(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'game-not-found')) throw error;
}
