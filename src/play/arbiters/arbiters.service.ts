import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import { Refusal } from '../../refusals/refusal.js';
import type { LiveGame } from '../live-game.js';
import { mustBeMaker, mustBeOpen } from '../seating.js';
import type { TableService } from '../table.service.js';
import { isGranted, isWithdrawn } from './chairs.js';

/** An account is an arbiter of the server as long as it has a token that says so. */
const IS_ARBITER = `SELECT 1 FROM tokens t JOIN players p ON p.id = t.player_id
  WHERE t.player_id = $1 AND 'arbiter' = ANY (t.scopes) AND t.revoked_at IS NULL AND p.erased_at IS NULL
    AND (t.expires_at IS NULL OR t.expires_at > $2)`;

const IS_IMPORTED = 'SELECT 1 FROM imported_keys WHERE game_id = $1';

/** Who may look as any seat of a game, and give rulings. Each is granted, and withdrawn, by an entry that all see. */
export class ArbitersService {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly table: TableService,
  ) {}

  /** The maker names an arbiter of the server as one of a game that has not begun. @throws Refusal */
  async name(gameId: string, makerId: string, playerId: string): Promise<void> {
    await this.table.change(gameId, makerId, async (live) => {
      mustBeMaker(live, makerId);
      mustBeOpen(live);
      if (!(await this.isArbiter(playerId))) throw new Refusal('player-no-arbiter');
      return isGranted(live, playerId, 'maker');
    });
  }

  /** An arbiter of the server comes to a game in which something is disputed, or that is over. @throws Refusal */
  async join(gameId: string, playerId: string): Promise<void> {
    await this.table.change(
      gameId,
      playerId,
      async (live) => {
        if (await this.isImported(gameId)) throw new Refusal('game-imported');
        const granted = isGranted(live, playerId, 'installation');
        if (granted !== undefined && !isCalledFor(live)) throw new Refusal('not-disputed');
        return granted;
      },
      isCalledFor,
    );
  }

  /** By the arbiter; or by the maker, before the game begins. Once more is no change. @throws Refusal */
  async withdraw(gameId: string, playerId: string, arbiter: string): Promise<void> {
    await this.table.change(gameId, playerId, (live) => {
      const { arbiters } = live.at.table;
      if (!Object.hasOwn(arbiters, arbiter)) throw new Refusal('arbiter-not-found', { arbiter });
      const own = live.arbiterOf(playerId) === arbiter;
      if (!own) mustBeMaker(live, playerId);
      if (!own) mustBeOpen(live);
      return arbiters[arbiter] === true ? isWithdrawn(arbiter, own ? 'arbiter' : 'player') : undefined;
    });
  }

  /** Nothing is ever added to the journal of another server's game. */
  private async isImported(gameId: string): Promise<boolean> {
    return (await this.pool.query(IS_IMPORTED, [gameId])).rows.length > 0;
  }

  private async isArbiter(playerId: string): Promise<boolean> {
    return (await this.pool.query(IS_ARBITER, [playerId, this.outside.now()])).rows.length > 0;
  }
}

function isCalledFor({ at: { table } }: LiveGame): boolean {
  return table.status === 'finished' || table.disputes.some(({ open }) => open);
}
